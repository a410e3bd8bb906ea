# Стіл у терміналі.

outer_rim-board-setup = підготовка до гри
outer_rim-board-round = Раунд { $round }
outer_rim-board-turn = хід:
outer_rim-board-planning-step = фаза планування
outer_rim-board-action-step = фаза дій
outer_rim-board-encounter-step = фаза зустрічей
outer_rim-board-last-moment = кінець ходу
outer_rim-board-in-extra-turn = додатковий хід
outer_rim-board-extra-turn = далі ще один хід
outer_rim-board-needed = для перемоги: { $count } слави
outer_rim-board-winners = перемога: { $players }
outer_rim-board-you = ви
outer_rim-board-level = рівень { $level }
outer_rim-board-dice =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубики
        [many] { $count } кубиків
       *[other] { $count } кубика
    }
outer_rim-board-unbeatable = не здолати
outer_rim-board-stack = далі { $levels } з { $place }
outer_rim-board-sign-facing = долілиць, горілиць
outer_rim-board-sign-seen = бачили лише ви
outer_rim-board-sign-free = вільна позначка для контактів
outer_rim-board-sign-patrol = патруль: рівень, кубики
outer_rim-board-sign-deliver = сюди ваш вантаж
outer_rim-board-sign-job = тут ваша халтурка
outer_rim-board-sign-captive = сюди вашого бранця
outer_rim-board-sign-goal = жетон мети Штінту
outer_rim-board-sign-mark = утікач із вашого розшуку
outer_rim-board-sign-possible = може бути вашим утікачем
outer_rim-board-sign-sabotaged = диверсія
outer_rim-board-sign-holocron = сюди голокрон
outer_rim-board-sign-route = маршрути; смуги сусідніх фрагментів сходяться
outer_rim-board-sign-between = з’єднує планети обох смуг
outer_rim-board-sign-navpoint = навігаційна точка: пишіть A1 або nav-a-lo
outer_rim-board-sign-ours = не з коробки: наше, доки не виправить той, хто має гру (що саме, скаже «огляд»)
outer_rim-board-deck-bounty = розшуки
outer_rim-board-deck-cargo = вантажі
outer_rim-board-deck-gear-mod = спорядж., обл.
outer_rim-board-deck-job = халтурки
outer_rim-board-deck-luxury = особливі
outer_rim-board-deck-ship = кораблі
outer_rim-board-deck-empty = порожня
outer_rim-board-deck-facedown = наступну карту ще не відкрито
outer_rim-board-next = далі:
outer_rim-board-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
outer_rim-board-price =
    { $count ->
        [0] задарма
       *[other] { $count }
    }
outer_rim-board-price-now =
    { $now ->
        [0] { $count }, для вас задарма
       *[other] { $count }, для вас { $now }
    }
outer_rim-board-price-of-ship = за ціну корабля
outer_rim-board-not-here = не тут
outer_rim-board-too-dear = задорого
outer_rim-board-fame = слава { $count } з { $goal }
outer_rim-board-credits =
    { $count ->
        [one] { $count } кредит
        [few] { $count } кредити
        [many] { $count } кредитів
       *[other] { $count } кредиту
    }
outer_rim-board-defeated = НЕВДАЧА
outer_rim-board-character = персонаж
outer_rim-board-goal = мета
outer_rim-board-ship = корабель
outer_rim-board-ship-goal = мета корабля
outer_rim-board-progress = { $count }{ "\u00A0" }з{ "\u00A0" }{ $of }
outer_rim-board-ground-combat = наземна атака { $value }
outer_rim-board-ship-combat-value = космічна атака { $value }
outer_rim-board-hyperdrive = гіперпривід { $value }
outer_rim-board-health =
    { $count ->
        [0] витривалість { $value }
       *[other] пошкодження { $count } з витривалості { $value }
    }
outer_rim-board-hull =
    { $count ->
        [0] броня { $value }
       *[other] пошкодження { $count } з броні { $value }
    }
outer_rim-board-gear = спорядження
outer_rim-board-empty = порожні
outer_rim-board-jobs = халтурки, розшуки
outer_rim-board-cargo = вантаж
outer_rim-board-mods = обладнання
outer_rim-board-crew = екіпаж
outer_rim-board-secrets = секрети
outer_rim-board-secret = секрет ({ $where })
outer_rim-board-section-patrol = навігаційна точка з патрулем
outer_rim-board-section-no-patrol = навігаційна точка без патрулів
outer_rim-board-bounty = { $class_ } { $strength }; ліквідовано: { $eliminate }; захоплено ({ $where }): { $capture }
outer_rim-board-bounty-captured = ЗАХОПЛЕНО; доставити ({ $where }): { $capture }
outer_rim-board-cargo-to = { $where }: { $what }
outer_rim-board-cargo-illegal = ПРОТИЗАКОННО, { $where }: { $what }
outer_rim-board-job = { $where }, перевірки: { $skills }; { $what }
outer_rim-board-job-untested = { $where }: { $what }
outer_rim-board-combat = бій
outer_rim-board-ship-combat = космічний бій
outer_rim-board-ground-combat-now = наземний бій
outer_rim-board-for-bounty = за розшук: { $card }
outer_rim-board-at-stake = за перемогу: { $what }
outer_rim-board-others-wait =
    { $count ->
        [one] чекає ще { $count } бій
        [few] чекають ще { $count } бої
        [many] чекають ще { $count } боїв
       *[other] чекають ще { $count } бою
    }
outer_rim-board-attacker = нападник
outer_rim-board-defender = атакований
outer_rim-board-card-enemy = ворог з карти
outer_rim-board-rolled-damage =
    { $count ->
        [one] { $count } пошкодження
        [few] { $count } пошкодження
        [many] { $count } пошкоджень
       *[other] { $count } пошкодження
    }
outer_rim-board-prevented = отримає на { $count } менше
outer_rim-board-at-most = отримає щонайбільше { $count }
outer_rim-board-wins = перемагає
outer_rim-board-test = перевірка:
outer_rim-board-roll = кидок
outer_rim-board-skill-level-0 = падаван
outer_rim-board-skill-level-1 = джедай
outer_rim-board-skill-level-2 = магістр (×{ $count })
outer_rim-board-passes-with = треба: { $faces }
outer_rim-board-passed = пройдено
outer_rim-board-encounter = зустріч
outer_rim-board-attempt = халтурка
outer_rim-board-in-use = розігрується
outer_rim-board-noted = занотовано
outer_rim-board-ai-deck = колода Штінту
outer_rim-board-ai-card = карта Штінту { $number }
outer_rim-board-ai-planning = планування
outer_rim-board-ai-action = дії
outer_rim-board-ai-encounter = зустріч
outer_rim-board-ai-special = особливе
outer_rim-board-ai-first = перша можлива дія
outer_rim-board-ai-all = усе, що можливо
outer_rim-board-kind-planet = планета, фрагмент { $tile }
outer_rim-board-kind-navpoint = навігаційна точка, фрагмент { $tile }
outer_rim-board-kind-maelstrom = Вирвище, фрагмент { $tile }: хто сюди влітає, зупиняється
outer_rim-board-adjacent = поруч: { $spaces }
outer_rim-board-encounter-deck = зустрічі: { $deck }
outer_rim-board-present = тут: { $things }
outer_rim-board-free-spot = вільна позначка для контактів
outer_rim-board-facedown = контакт долілиць ({ $class_ })
outer_rim-board-seen = { $contact } (долілиць, бачили лише ви)
outer_rim-board-patrol-of = патруль ({ $faction }, рівень { $level })
outer_rim-board-patrol-at = патруль рівня { $level } тут: { $where }
outer_rim-board-patrol-printed =
    рівень { $level }: { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубики
        [many] { $dice } кубиків
       *[other] { $dice } кубика
    }; за перемогу: { $what }
outer_rim-board-patrol-unbeatable = рівень { $level }: не здолати
outer_rim-board-standing = { $who }: { $standing }
outer_rim-board-contact = контакт · ґатунок: { $class_ } · карта банку даних № { $number }
outer_rim-board-droid = дроїд
outer_rim-board-is-at = зараз тут: { $place }
outer_rim-board-is-facedown-at = лежить долілиць, бачили лише ви: { $place }
outer_rim-board-is-crew-now = у чиємусь екіпажі
outer_rim-board-is-captured = у полоні
outer_rim-board-is-facedown = лежить десь долілиць
outer_rim-board-out-of-game = поза грою
outer_rim-board-character-values = наземна атака { $ground } · витривалість { $health } · { $skills }
outer_rim-board-reward = Винагорода: { $what }.
outer_rim-board-turned = з іншого боку
outer_rim-board-starts = починає з карти банку даних № { $number }; { $reputation }
outer_rim-board-starts-positive = репутація позитивна ({ $faction })
outer_rim-board-starts-neutral = репутація нейтральна ({ $faction })
outer_rim-board-starts-negative = репутація негативна ({ $faction })
outer_rim-board-ship-values = гіперпривід { $hyperdrive }, космічна атака { $combat }, броня { $hull }
outer_rim-board-slots = слоти: { $kinds }
outer_rim-board-either = вантаж або обладнання
outer_rim-board-flown-by = літає { $who }
outer_rim-board-owned-by = лежить тут: { $who }
outer_rim-board-on-top = згори своєї колоди
outer_rim-board-databank-card = карта банку даних № { $number }
outer_rim-board-cost = вартість { $count }
outer_rim-board-barter = можна обміняти
outer_rim-board-is-bounty = розшук
outer_rim-board-is-cargo = вантаж
outer_rim-board-is-crew = член екіпажу
outer_rim-board-is-gear = спорядження
outer_rim-board-is-job = халтурка
outer_rim-board-is-mod = обладнання
outer_rim-board-is-event = подія
outer_rim-board-is-ship = корабель
outer_rim-board-tests = перевірки: { $skills }
outer_rim-board-critical = { $skill } (треба пройти)
outer_rim-board-after-remove = виконану виводять із гри
outer_rim-board-after-discard = виконану скидають
outer_rim-board-all-ours = вигадано в дусі гри, доки не виправить той, хто має коробку
outer_rim-board-some-ours = наше, доки не виправить той, хто має коробку: { $facts }
outer_rim-board-remembered = з пам’яті, доки не виправить той, хто має коробку: { $facts }
outer_rim-board-fact-asset = що карта дає у слот
outer_rim-board-fact-asset-abilities = числа у властивості
outer_rim-board-fact-asset-also = що буває ще
outer_rim-board-fact-asset-capture = винагорода за захоплення й куди доставити
outer_rim-board-fact-asset-capture-destination = куди доставити втікача
outer_rim-board-fact-asset-combat = значення атаки
outer_rim-board-fact-asset-critical = які навички треба пройти
outer_rim-board-fact-asset-databank = номер у банку даних
outer_rim-board-fact-asset-destination = пункт призначення
outer_rim-board-fact-asset-eliminate = винагорода за ліквідацію
outer_rim-board-fact-asset-reward = винагорода
outer_rim-board-fact-asset-skills = навички
outer_rim-board-fact-class = ґатунок
outer_rim-board-fact-contacts = позначки для контактів
outer_rim-board-fact-cost = вартість
outer_rim-board-fact-dice = кубики
outer_rim-board-fact-droid = чи це дроїд
outer_rim-board-fact-effects = що робить карта
outer_rim-board-fact-exits = де смуги виходять із фрагмента
outer_rim-board-fact-faction = фракція
outer_rim-board-fact-goal-minimum_recovered = скільки пошкоджень треба для мети
outer_rim-board-fact-lane = смуга
outer_rim-board-fact-number = номер
outer_rim-board-fact-patrol = значок патруля
outer_rim-board-fact-reward = винагорода
outer_rim-board-fact-routes = маршрути й навігаційні точки
outer_rim-board-fact-sections = усе, крім екіпажу
outer_rim-board-fact-stacks = де чекають патрулі
outer_rim-board-fact-start = початкова планета
outer_rim-board-fact-steps = її кроки
