# What `dejarik sim` counts.

outer_rim-note-rounds = rounds
outer_rim-note-deliveries = cargo delivered
outer_rim-note-jobs = jobs completed
outer_rim-note-bounties = bounties claimed
outer_rim-note-patrols = patrols defeated
outer_rim-note-defeats = players defeated
outer_rim-note-fame-cargo = fame from cargo
outer_rim-note-fame-jobs = fame from jobs
outer_rim-note-fame-bounties = fame from bounties
outer_rim-note-fame-patrols = fame from patrols
outer_rim-note-fame-goals = fame from goals
outer_rim-note-fame-assets = fame from assets
