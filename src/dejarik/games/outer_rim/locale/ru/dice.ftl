# Кубики, проверки навыков, бой.

outer_rim-dice = { $face } ×{ $count }
outer_rim-prompt-choose-skill = Какой навык вы проверяете?
outer_rim-prompt-use-at-roll-before-test = Перед проверкой: применить свойство или дальше?
outer_rim-prompt-use-at-roll-start = Бой начинается: применить свойство или дальше?
outer_rim-prompt-use-at-roll-value = Перед броском: применить свойство или дальше?
outer_rim-prompt-use-at-roll-reroll = Кубики брошены: перебросить какие-то или дальше?
outer_rim-prompt-use-at-roll-results = Изменить результаты или дальше?
outer_rim-prompt-use-at-roll-damage = Пора получать урон: применить свойство или дальше?
outer_rim-prompt-pick-die =
    { $left ->
        [-1] Выберите кубики для переброса, начиная с худшей грани, и бросьте их
       *[other] Какой кубик перебросить?
    }
outer_rim-prompt-choose-die = Какой кубик разыграть следующим?
outer_rim-prompt-choose-rival = С кем вы сражаетесь?
outer_rim-prompt-first-defeat = Повержены оба игрока: кого разыграть первым?
outer_rim-option-reroll-die = Перебросить: { $face }
outer_rim-option-resolve-die = { $face }

outer_rim-event-tests = { $who } проверяет навык ({ $skill }, есть ×{ $level }).
outer_rim-event-passed-test = { $who } проходит проверку ({ $skill }).
outer_rim-event-failed-test = { $who } проваливает проверку ({ $skill }).
outer_rim-event-rolled = { $who } бросает кубики: { $dice }.
outer_rim-event-opponent-rolled = Бросок за соперника: { $dice }.
outer_rim-event-rolled-no-dice = { $who }: кубиков для броска нет.
outer_rim-event-opponent-rolled-no-dice = У соперника нет кубиков для броска.
outer_rim-event-rerolled = { $who }: переброшено { $before }, теперь { $after }.
outer_rim-event-opponent-rerolled = Кубики соперника: переброшено { $before }, теперь { $after }.
outer_rim-event-turned = { $who } изменяет результаты: { $face } → { $into } ×{ $count }.
outer_rim-event-cancelled = { $who } отменяет результаты соперника: { $face } ×{ $count }.
outer_rim-event-added = { $who } добавляет результаты: { $face } ×{ $count }.
outer_rim-event-more-dice =
    { $who } бросает на { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
        [many] { $count } кубиков
       *[other] { $count } кубика
    } больше.
outer_rim-event-fewer-dice =
    { $who } бросает на { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
        [many] { $count } кубиков
       *[other] { $count } кубика
    } меньше.
outer_rim-event-opponent-more-dice =
    Соперник бросает на { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
        [many] { $count } кубиков
       *[other] { $count } кубика
    } больше.
outer_rim-event-opponent-fewer-dice =
    Соперник бросает на { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
        [many] { $count } кубиков
       *[other] { $count } кубика
    } меньше.

outer_rim-event-fights-player-ground = Наземный бой: { $who } против { $other }.
outer_rim-event-fights-player-ship = Космический бой: { $who } против { $other }.
outer_rim-event-fights-enemy-ground = Наземный бой: { $who } и соперник ({ $enemy }).
outer_rim-event-fights-enemy-ship = Космический бой: { $who } и соперник ({ $enemy }).
outer_rim-event-fights-patrol = Космический бой: { $who } и патруль уровня { $level } ({ $faction }).
outer_rim-event-unbeatable-patrol = { $who }: победы быть не может, этот патруль непобедим ({ $faction }).
outer_rim-event-damage-counted = { $who } наносит урон: { $count }.
outer_rim-event-opponent-damage-counted = Соперник наносит урон: { $count }.
outer_rim-event-won-combat = { $who } выигрывает бой.
outer_rim-event-opponent-won-combat = Соперник выигрывает бой.
outer_rim-event-prevented = { $who }: урона меньше на { $count }.
outer_rim-event-capped = { $who }: урона не больше { $count }.
