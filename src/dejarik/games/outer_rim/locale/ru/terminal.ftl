# Стол в терминале.

outer_rim-board-setup = подготовка к игре
outer_rim-board-round = Раунд { $round }
outer_rim-board-turn = ход:
outer_rim-board-planning-step = фаза планирования
outer_rim-board-action-step = фаза действий
outer_rim-board-encounter-step = фаза встречи
outer_rim-board-last-moment = конец хода
outer_rim-board-in-extra-turn = дополнительный ход
outer_rim-board-extra-turn = затем ещё один ход
outer_rim-board-needed = для победы: { $count } славы
outer_rim-board-winners = победа: { $players }
outer_rim-board-you = вы
outer_rim-board-level = уровень { $level }
outer_rim-board-dice =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
        [many] { $count } кубиков
       *[other] { $count } кубика
    }
outer_rim-board-unbeatable = не победить
outer_rim-board-stack = затем { $levels } из { $place }
outer_rim-board-sign-facing = лицом вниз, лицом вверх
outer_rim-board-sign-seen = видели только вы
outer_rim-board-sign-free = свободное место для контакта
outer_rim-board-sign-patrol = патруль: уровень, кубики
outer_rim-board-sign-deliver = сюда ваш груз
outer_rim-board-sign-job = здесь ваше задание
outer_rim-board-sign-captive = сюда вашего пленника
outer_rim-board-sign-goal = жетон цели ИИ
outer_rim-board-sign-mark = ваша добыча
outer_rim-board-sign-possible = может быть вашей добычей
outer_rim-board-sign-sabotaged = диверсия
outer_rim-board-sign-holocron = сюда голокрон
outer_rim-board-sign-route = пути; полосы соседних фрагментов сходятся
outer_rim-board-sign-between = соединяет планеты обеих полос
outer_rim-board-sign-navpoint = навигационная точка: пишите A1 или nav-a-lo
outer_rim-board-sign-ours = не из коробки: наше, пока не исправит тот, у кого есть игра (что именно, скажет «осмотр»)
outer_rim-board-deck-bounty = за головы
outer_rim-board-deck-cargo = грузы
outer_rim-board-deck-gear-mod = снаряж., мод.
outer_rim-board-deck-job = задания
outer_rim-board-deck-luxury = роскошь
outer_rim-board-deck-ship = корабли
outer_rim-board-deck-empty = пусто
outer_rim-board-deck-facedown = следующая карта ещё не открыта
outer_rim-board-next = дальше:
outer_rim-board-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
outer_rim-board-price =
    { $count ->
        [0] бесплатно
       *[other] { $count }
    }
outer_rim-board-price-now =
    { $now ->
        [0] { $count }, для вас бесплатно
       *[other] { $count }, для вас { $now }
    }
outer_rim-board-price-of-ship = по цене корабля
outer_rim-board-not-here = не здесь
outer_rim-board-too-dear = слишком дорого
outer_rim-board-fame = слава { $count } из { $goal }
outer_rim-board-credits =
    { $count ->
        [one] { $count } кредит
        [few] { $count } кредита
        [many] { $count } кредитов
       *[other] { $count } кредита
    }
outer_rim-board-defeated = ПОВЕРЖЕН
outer_rim-board-character = персонаж
outer_rim-board-goal = цель
outer_rim-board-ship = корабль
outer_rim-board-ship-goal = цель корабля
outer_rim-board-progress = { $count }{ "\u00A0" }из{ "\u00A0" }{ $of }
outer_rim-board-ground-combat = наземная мощь { $value }
outer_rim-board-ship-combat-value = космическая мощь { $value }
outer_rim-board-hyperdrive = гипердвигатель { $value }
outer_rim-board-health =
    { $count ->
        [0] здоровье { $value }
       *[other] урон { $count } из здоровья { $value }
    }
outer_rim-board-hull =
    { $count ->
        [0] прочность { $value }
       *[other] урон { $count } из прочности { $value }
    }
outer_rim-board-gear = снаряжение
outer_rim-board-empty = пустые
outer_rim-board-jobs = задания, головы
outer_rim-board-cargo = груз
outer_rim-board-mods = модификации
outer_rim-board-crew = экипаж
outer_rim-board-secrets = секреты
outer_rim-board-secret = секрет ({ $where })
outer_rim-board-section-patrol = навигационная точка с патрулём
outer_rim-board-section-no-patrol = навигационная точка без патрулей
outer_rim-board-bounty = { $class_ } { $strength }; устранение: { $eliminate }; захват ({ $where }): { $capture }
outer_rim-board-bounty-captured = ЗАХВАЧЕНО; доставка ({ $where }): { $capture }
outer_rim-board-cargo-to = { $where }: { $what }
outer_rim-board-cargo-illegal = НЕЗАКОННО, { $where }: { $what }
outer_rim-board-job = { $where }, проверки: { $skills }; { $what }
outer_rim-board-job-untested = { $where }: { $what }
outer_rim-board-combat = бой
outer_rim-board-ship-combat = космический бой
outer_rim-board-ground-combat-now = наземный бой
outer_rim-board-for-bounty = за голову: { $card }
outer_rim-board-at-stake = за победу: { $what }
outer_rim-board-others-wait =
    { $count ->
        [one] ждёт ещё { $count } бой
        [few] ждут ещё { $count } боя
        [many] ждут ещё { $count } боёв
       *[other] ждут ещё { $count } боя
    }
outer_rim-board-attacker = нападающий
outer_rim-board-defender = защищающийся
outer_rim-board-card-enemy = враг с карты
outer_rim-board-rolled-damage = урон { $count }
outer_rim-board-prevented = получит на { $count } меньше
outer_rim-board-at-most = получит не больше { $count }
outer_rim-board-wins = побеждает
outer_rim-board-test = проверка:
outer_rim-board-roll = бросок
outer_rim-board-skill-level-0 = новичок
outer_rim-board-skill-level-1 = опытный
outer_rim-board-skill-level-2 = мастер (×{ $count })
outer_rim-board-passes-with = нужно: { $faces }
outer_rim-board-passed = пройдено
outer_rim-board-encounter = встреча
outer_rim-board-attempt = задание
outer_rim-board-in-use = разыгрывается
outer_rim-board-noted = отмечено
outer_rim-board-ai-deck = колода ИИ
outer_rim-board-ai-card = карта ИИ { $number }
outer_rim-board-ai-planning = планирование
outer_rim-board-ai-action = действия
outer_rim-board-ai-encounter = встреча
outer_rim-board-ai-special = особое
outer_rim-board-ai-first = первое возможное
outer_rim-board-ai-all = всё, что возможно
outer_rim-board-kind-planet = планета, фрагмент { $tile }
outer_rim-board-kind-navpoint = навигационная точка, фрагмент { $tile }
outer_rim-board-kind-maelstrom = Водоворот, фрагмент { $tile }: кто сюда влетает, останавливается
outer_rim-board-adjacent = рядом: { $spaces }
outer_rim-board-encounter-deck = встречи: { $deck }
outer_rim-board-present = здесь: { $things }
outer_rim-board-free-spot = свободное место для контакта
outer_rim-board-facedown = закрытый контакт ({ $class_ })
outer_rim-board-seen = { $contact } (лицом вниз, видели только вы)
outer_rim-board-patrol-of = патруль ({ $faction }, уровень { $level })
outer_rim-board-patrol-at = патруль уровня { $level } здесь: { $where }
outer_rim-board-patrol-printed =
    уровень { $level }: { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
        [many] { $dice } кубиков
       *[other] { $dice } кубика
    }; за победу: { $what }
outer_rim-board-patrol-unbeatable = уровень { $level }: не победить
outer_rim-board-standing = { $who }: { $standing }
outer_rim-board-contact = контакт · класс: { $class_ } · карта банка данных № { $number }
outer_rim-board-droid = дроид
outer_rim-board-is-at = сейчас здесь: { $place }
outer_rim-board-is-facedown-at = лежит лицом вниз, видели только вы: { $place }
outer_rim-board-is-crew-now = в чьём-то экипаже
outer_rim-board-is-captured = в плену
outer_rim-board-is-facedown = лежит где-то лицом вниз
outer_rim-board-out-of-game = вне игры
outer_rim-board-character-values = наземная мощь { $ground } · здоровье { $health } · { $skills }
outer_rim-board-reward = Вознаграждение: { $what }.
outer_rim-board-turned = на обороте
outer_rim-board-starts = начинает с карты банка данных № { $number }; { $reputation }
outer_rim-board-starts-positive = репутация положительная ({ $faction })
outer_rim-board-starts-neutral = репутация нейтральная ({ $faction })
outer_rim-board-starts-negative = репутация отрицательная ({ $faction })
outer_rim-board-ship-values = гипердвигатель { $hyperdrive }, космическая мощь { $combat }, прочность { $hull }
outer_rim-board-slots = ячейки: { $kinds }
outer_rim-board-either = груз или модификация
outer_rim-board-flown-by = летает { $who }
outer_rim-board-owned-by = лежит здесь: { $who }
outer_rim-board-on-top = сверху своей колоды
outer_rim-board-databank-card = карта банка данных № { $number }
outer_rim-board-cost = стоимость { $count }
outer_rim-board-barter = можно сдать в зачёт
outer_rim-board-is-bounty = награда за голову
outer_rim-board-is-cargo = груз
outer_rim-board-is-crew = член экипажа
outer_rim-board-is-gear = снаряжение
outer_rim-board-is-job = задание
outer_rim-board-is-mod = модификация
outer_rim-board-is-event = событие
outer_rim-board-is-ship = корабль
outer_rim-board-tests = проверки: { $skills }
outer_rim-board-critical = { $skill } (надо пройти)
outer_rim-board-after-remove = выполненное убирают из игры
outer_rim-board-after-discard = выполненное сбрасывают
outer_rim-board-all-ours = придумано в духе игры, пока не исправит тот, у кого есть коробка
outer_rim-board-some-ours = наше, пока не исправит тот, у кого есть коробка: { $facts }
outer_rim-board-remembered = по памяти, пока не исправит тот, у кого есть коробка: { $facts }
outer_rim-board-fact-asset = что карта даёт в ячейку
outer_rim-board-fact-asset-abilities = числа в свойстве
outer_rim-board-fact-asset-also = что бывает ещё
outer_rim-board-fact-asset-capture = вознаграждение за захват и куда доставить
outer_rim-board-fact-asset-capture-destination = куда доставить добычу
outer_rim-board-fact-asset-combat = боевая мощь
outer_rim-board-fact-asset-critical = какие навыки надо пройти
outer_rim-board-fact-asset-databank = номер в банке данных
outer_rim-board-fact-asset-destination = пункт назначения
outer_rim-board-fact-asset-eliminate = вознаграждение за устранение
outer_rim-board-fact-asset-reward = вознаграждение
outer_rim-board-fact-asset-skills = навыки
outer_rim-board-fact-class = класс
outer_rim-board-fact-contacts = места для контактов
outer_rim-board-fact-cost = стоимость
outer_rim-board-fact-dice = кубики
outer_rim-board-fact-droid = дроид ли это
outer_rim-board-fact-effects = что делает карта
outer_rim-board-fact-exits = где полосы выходят из фрагмента
outer_rim-board-fact-faction = фракция
outer_rim-board-fact-goal-minimum_recovered = сколько урона нужно для цели
outer_rim-board-fact-lane = полоса
outer_rim-board-fact-number = номер
outer_rim-board-fact-patrol = значок патруля
outer_rim-board-fact-reward = вознаграждение
outer_rim-board-fact-routes = пути и навигационные точки
outer_rim-board-fact-sections = всё, кроме экипажа
outer_rim-board-fact-stacks = где ждут патрули
outer_rim-board-fact-start = начальная планета
outer_rim-board-fact-steps = её шаги
