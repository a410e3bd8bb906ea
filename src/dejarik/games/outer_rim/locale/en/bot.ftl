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
outer_rim-note-fame-else = fame from all else
outer_rim-note-won-boba-fett = wins as Boba Fett
outer_rim-note-won-bossk = wins as Bossk
outer_rim-note-won-doctor-aphra = wins as Doctor Aphra
outer_rim-note-won-han-solo = wins as Han Solo
outer_rim-note-won-ig-88 = wins as IG-88
outer_rim-note-won-jyn-erso = wins as Jyn Erso
outer_rim-note-won-ketsu-onyo = wins as Ketsu Onyo
outer_rim-note-won-lando-calrissian = wins as Lando Calrissian
