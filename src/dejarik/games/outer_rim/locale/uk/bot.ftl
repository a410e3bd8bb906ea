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
outer_rim-note-fame-else = слава за все інше
outer_rim-note-won-boba-fett = перемоги, персонаж: Боба Фетт
outer_rim-note-won-bossk = перемоги, персонаж: Босск
outer_rim-note-won-doctor-aphra = перемоги, персонаж: Доктор Афра
outer_rim-note-won-han-solo = перемоги, персонаж: Ган Соло
outer_rim-note-won-ig-88 = перемоги, персонаж: IG-88
outer_rim-note-won-jyn-erso = перемоги, персонаж: Джин Ерсо
outer_rim-note-won-ketsu-onyo = перемоги, персонаж: Кецу Оньйо
outer_rim-note-won-lando-calrissian = перемоги, персонаж: Лендо Калріссіан
