# Що рахує `dejarik sim`.

outer_rim-note-rounds = раунди
outer_rim-note-deliveries = доставлені вантажі
outer_rim-note-jobs = виконані халтурки
outer_rim-note-bounties = нагороди за розшук
outer_rim-note-patrols = переможені патрулі
outer_rim-note-defeats = невдачі гравців
outer_rim-note-fame-cargo = слава за вантажі
outer_rim-note-fame-jobs = слава за халтурки
outer_rim-note-fame-bounties = слава за розшук
outer_rim-note-fame-patrols = слава за патрулі
outer_rim-note-fame-goals = слава за мету
outer_rim-note-fame-assets = слава від активів
