# Стіл у терміналі.

rebellion-board-round = Раунд { $round }
rebellion-board-phase-setup = Приготування до гри
rebellion-board-phase-assignment-phase = Фаза призначень
rebellion-board-phase-command-phase = Фаза наказів
rebellion-board-phase-refresh-phase = Фаза відновлення
rebellion-board-phase-over = гру завершено
rebellion-board-turn = хід: { $player }
rebellion-board-passed = пас: { $players }
rebellion-board-winners = перемога: { $players }
rebellion-board-you = ви
rebellion-board-base = База повстанців
rebellion-board-base-none = ще не обрано
rebellion-board-base-own = { $system } (таємна)
rebellion-board-base-revealed = { $system } (розкрита)
rebellion-board-base-possible =
    таємна; { $count ->
        [one] можлива { $count } система
        [few] можливі { $count } системи
        [many] можливих { $count } систем
       *[other] можливих { $count } системи
    }
rebellion-board-public-possible =
    з того, що бачили всі, { $count ->
        [one] можлива { $count } система
        [few] можливі { $count } системи
        [many] можливих { $count } систем
       *[other] можливих { $count } системи
    }
rebellion-board-pool = Резерв лідерів
rebellion-board-assigned = Призначено
rebellion-board-missions = Місії
rebellion-board-actions = Карти дій
rebellion-board-objectives = Цілі
rebellion-board-scored = Виконано
rebellion-board-probes = Дроїди-розвідники
rebellion-board-queue = Черга будівництва
rebellion-board-ready = Розмістити
rebellion-board-moving = Рухаються
rebellion-board-decks = Колоди
rebellion-board-rings = Кільця
rebellion-board-decks-rebel = місії { $missions } · дії { $actions } · цілі { $objectives } (згори: етап { $stage })
rebellion-board-decks-empire = місії { $missions } · дії { $actions } · проекти { $projects } · дроїди { $probes }
rebellion-board-closed =
    { $count ->
        [one] { $count } закрита карта
        [few] { $count } закриті карти
        [many] { $count } закритих карт
       *[other] { $count } закритої карти
    }
rebellion-board-face-down = закрита
rebellion-board-mission = Місія
rebellion-board-against = проти лідера: { $leader }
rebellion-board-failed = невдача
rebellion-board-successes =
    { $count ->
        [one] { $count } успішний результат
        [few] { $count } успішні результати
        [many] { $count } успішних результатів
       *[other] { $count } успішного результату
    }
rebellion-board-combat = Бій
rebellion-board-combat-round = раунд бою { $round }
rebellion-board-battle-space = космічні бойові дії
rebellion-board-battle-ground = наземні бойові дії
rebellion-board-attacks = атака: { $side }
rebellion-board-dice = Кубики
rebellion-board-damage = Пошкодження
rebellion-board-tactics = Карти тактики
rebellion-board-tactics-space = космічної: { $cards }
rebellion-board-tactics-ground = наземної: { $cards }
rebellion-board-sign-rebel = повстанці, лояльна до них
rebellion-board-sign-empire = Імперія, лояльна до неї
rebellion-board-sign-neutral = нейтральна чи віддалена
rebellion-board-sign-subjugated = окупація
rebellion-board-sign-sabotaged = саботаж
rebellion-board-sign-destroyed = знищено
rebellion-board-sign-base = база повстанців
rebellion-board-sign-possible = база може бути тут
rebellion-board-sign-captured = захоплено
rebellion-board-sign-ships = будує кораблі
rebellion-board-sign-ground = будує наземні війська
rebellion-board-sign-space = поділка черги
rebellion-board-sign-recruit = наймання
rebellion-board-sign-build = будівництво
rebellion-board-sign-time = час
rebellion-board-sign-reputation = репутація

# Війська, коротко, щоб умістилися на мапі

rebellion-board-unit-tie-fighter = ЗІД
rebellion-board-unit-assault-carrier = Штурм. крейсер
rebellion-board-unit-star-destroyer = Руйнівник
rebellion-board-unit-super-star-destroyer = Суперруйнівник
rebellion-board-unit-death-star = Зірка Смерті
rebellion-board-unit-death-star-under-construction = Недобуд. Зірка
rebellion-board-unit-stormtrooper = Штурмовик
rebellion-board-unit-at-st = АТ-СТ
rebellion-board-unit-at-at = АТ-АТ
rebellion-board-unit-x-wing = Х-вінг
rebellion-board-unit-y-wing = Y-вінг
rebellion-board-unit-rebel-transport = Транспортник
rebellion-board-unit-corellian-corvette = Корвет
rebellion-board-unit-mon-calamari-cruiser = Крейсер Мон-К.
rebellion-board-unit-rebel-trooper = Солдат
rebellion-board-unit-airspeeder = Аероспідер
rebellion-board-unit-shield-generator = Генератор щитів
rebellion-board-unit-ion-cannon = Іонна гармата

# Зблизька

rebellion-board-adjacent = поруч: { $systems }
rebellion-board-builds = будує: { $rebel } (повстанці) або { $imperial } (Імперія)
rebellion-board-present = тут: { $figures }
rebellion-board-skills = уміння: { $icons }
rebellion-board-icons = { $skill } { $count }
rebellion-board-no-skills = без умінь
rebellion-board-tactic-values = тактика: космічна { $space }, наземна { $ground }
rebellion-board-no-tactic-values = без значень тактики: не може активувати системи
rebellion-board-is-at = зараз тут: { $place }
rebellion-board-spot-pool = у резерві лідерів
rebellion-board-spot-mission = призначено на місію
rebellion-board-spot-beside-the-board = ще не в грі
rebellion-board-spot-box = вибуває з гри
rebellion-board-attack = атака: чорних кубиків { $black }, червоних { $red }
rebellion-board-health-black = витривалість { $count } (чорна)
rebellion-board-health-red = витривалість { $count } (червона)
rebellion-board-no-health = без витривалості: не можна завдати пошкоджень
rebellion-board-capacity = перевозить { $count }
rebellion-board-immobile = нерухома
rebellion-board-needs-transport = потребує транспорту
rebellion-board-box = фігурок у грі: { $count }
rebellion-board-attempt = спробувати виконати: { $icons }
rebellion-board-resolve = виконати: { $icons }
rebellion-board-portrait = портрет: { $leader }
rebellion-board-timing = { $timing }: { $leaders }
rebellion-board-stage = етап { $stage }
