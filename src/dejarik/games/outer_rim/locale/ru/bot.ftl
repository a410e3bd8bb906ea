# Что считает `dejarik sim`.

outer_rim-note-rounds = раунды
outer_rim-note-deliveries = доставленные грузы
outer_rim-note-jobs = выполненные задания
outer_rim-note-bounties = награды за головы
outer_rim-note-patrols = побеждённые патрули
outer_rim-note-defeats = повержено игроков
outer_rim-note-fame-cargo = слава за грузы
outer_rim-note-fame-jobs = слава за задания
outer_rim-note-fame-bounties = слава за награды за головы
outer_rim-note-fame-patrols = слава за патрули
outer_rim-note-fame-goals = слава за цели
outer_rim-note-fame-assets = слава от активов
outer_rim-note-fame-else = слава за всё прочее
outer_rim-note-won-boba-fett = победы, персонаж: Боба Фетт
outer_rim-note-won-bossk = победы, персонаж: Босск
outer_rim-note-won-doctor-aphra = победы, персонаж: Доктор Афра
outer_rim-note-won-han-solo = победы, персонаж: Хан Соло
outer_rim-note-won-ig-88 = победы, персонаж: IG-88
outer_rim-note-won-jyn-erso = победы, персонаж: Джин Эрсо
outer_rim-note-won-ketsu-onyo = победы, персонаж: Кетсу Оньо
outer_rim-note-won-lando-calrissian = победы, персонаж: Лэндо Калриссиан
