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
