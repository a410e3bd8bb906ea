# Бой: лидеры, атаки, карты тактики, отступление.

rebellion-die-black-hit = чёрное попадание
rebellion-die-black-direct-hit = чёрное прямое попадание
rebellion-die-black-special = чёрное особое действие
rebellion-die-black-blank = чёрная пустая грань
rebellion-die-red-hit = красное попадание
rebellion-die-red-direct-hit = красное прямое попадание
rebellion-die-red-special = красное особое действие
rebellion-die-red-blank = красная пустая грань
rebellion-result-hit = попадание
rebellion-result-direct-hit = прямое попадание
rebellion-result-special = особое действие
rebellion-result-blank = пустая грань
rebellion-dice = { $die } ×{ $count }

# Начало и конец

rebellion-prompt-add-leader = Вы можете добавить к бою лидера из своего резерва
rebellion-option-add-leader = Добавить: { $leader }
rebellion-option-add-nobody = Никого не добавлять
rebellion-event-combat-began = Бой ({ $system }). Активная сторона: { $side }.
rebellion-event-leader-added = { $side }: к бою присоединяется { $leader } ({ $system }).
rebellion-event-combat-round = Раунд боя { $round }.
rebellion-event-space-battle = Космическое сражение.
rebellion-event-ground-battle = Наземное сражение.
rebellion-event-won-space-battle = { $side }: победа в космосе ({ $system }).
rebellion-event-won-ground-battle = { $side }: победа на поверхности ({ $system }).
rebellion-event-combat-ended = Бой окончен ({ $system }).
rebellion-event-guest-left = Возвращается в резерв лидеров: { $leader }.

# Атака

rebellion-prompt-combat-action = Ваша атака: берите и играйте карты тактики или переходите к повреждениям
rebellion-option-draw-space = Взять карту космической тактики ({ $die })
rebellion-option-draw-ground = Взять карту наземной тактики ({ $die })
rebellion-option-play-tactic = Сыграть «{ $card }»
rebellion-option-play-tactic-with = Сыграть «{ $card }» ({ $die })
rebellion-option-play-tactic-for = Сыграть «{ $card }», сбросив «{ $cost }»
rebellion-option-no-more-actions = Больше никаких действий
rebellion-prompt-assign-hit = Назначьте кубик ({ $die }) вражескому отряду
rebellion-option-hit-figure = { $unit }
rebellion-option-hit-hurt-figure = { $unit } (повреждения { $markers } + { $fresh })
rebellion-option-no-switch = Больше не считать чёрные попадания красными
rebellion-prompt-block-damage = В вас попали: сыграйте карту, чтобы заблокировать повреждения, или примите их
rebellion-option-no-block = Больше ничего не блокировать
rebellion-prompt-block-at = Выберите, где заблокировать 1 повреждение (осталось: { $points })
rebellion-option-block-hurt-figure = { $unit } (повреждения { $markers } + { $fresh })
rebellion-option-blocked-enough = Этой картой больше не блокировать
rebellion-event-attacked = { $side }, атака: { $dice }.
rebellion-event-attacked-without-dice = { $side }, атака без кубиков.
rebellion-event-spent-die = { $side }: потрачен кубик ({ $die }).
rebellion-event-played-tactic = { $side }: сыграна карта «{ $card }».
rebellion-event-discarded-tactic = { $side }: сброшена карта «{ $card }».
rebellion-event-assigned-die = { $die } → { $unit }.
rebellion-event-dealt =
    { $count ->
        [one] { $count } повреждение
        [few] { $count } повреждения
        [many] { $count } повреждений
       *[other] { $count } повреждения
    } → { $unit }.
rebellion-event-blocked = Заблокировано 1 повреждение: { $unit }.

# Карты тактики

rebellion-prompt-deal-damage = Выберите вражеский отряд, который получит повреждения: { $points } (осталось раз: { $times })
rebellion-prompt-strike-first = Натиск: выберите вражеский отряд, который получит 1 повреждение
rebellion-prompt-strike-second = Натиск: выберите другой вражеский отряд, который получит 1 повреждение
rebellion-option-no-second-unit = Без второго отряда
rebellion-prompt-bombard = Бомбардировка: выберите один свой корабль
rebellion-option-bombard = { $unit }: повреждений — { $points }
rebellion-prompt-concentrate-fire =
    Сосредоточенный огонь: выберите кубик, который перебросить (ещё { $left ->
        [one] { $left } кубик
        [few] { $left } кубика
        [many] { $left } кубиков
       *[other] { $left } кубика
    })
rebellion-option-reroll-die = Перебросить: { $die }
rebellion-option-no-more-dice = Больше не перебрасывать
rebellion-event-rerolled-dice = { $side }: переброшено { $before } — теперь { $after }.
rebellion-prompt-brilliant-strategy = Блестящая стратегия: выберите, откуда взять две карты тактики
rebellion-option-draw-space-space = Две карты космической тактики
rebellion-option-draw-ground-ground = Две карты наземной тактики
rebellion-option-draw-space-ground = По одной

# Отступление

rebellion-prompt-retreat = Вы можете отступить: выберите лидера, который поведёт отряды
rebellion-option-retreat-with = Отступить с лидером: { $leader }
rebellion-option-stay-in-combat = Остаться
rebellion-prompt-choose-refuge = Выберите систему, в которую отступает { $leader }
rebellion-option-retreat-to = В систему { $system }
rebellion-prompt-take-along =
    { $room ->
        [-1] Выберите отряды, которые пойдут вместе (в систему { $system }); транспорт не нужен
       *[other] Выберите отряды, которые пойдут вместе (в систему { $system }; места осталось: { $room })
    }
rebellion-option-take-figure = { $unit }
rebellion-option-take-hurt-figure = { $unit } (повреждения { $markers })
rebellion-option-take-all = Все
rebellion-option-take-no-more = Остальные остаются
rebellion-event-retreated = { $side }: отступление в систему { $system } с лидером { $leader }: { $ships }.
rebellion-event-retreated-without-ships = { $side }: отступление в систему { $system } с лидером { $leader }.
rebellion-event-took-along = Вместе с ними: { $units }.
