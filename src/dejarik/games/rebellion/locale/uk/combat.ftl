# Бій: лідери, атаки, карти тактики, відступ.

rebellion-die-black-hit = чорне влучання
rebellion-die-black-direct-hit = чорне пряме влучання
rebellion-die-black-special = чорна особлива дія
rebellion-die-black-blank = чорна порожня грань
rebellion-die-red-hit = червоне влучання
rebellion-die-red-direct-hit = червоне пряме влучання
rebellion-die-red-special = червона особлива дія
rebellion-die-red-blank = червона порожня грань
rebellion-result-hit = влучання
rebellion-result-direct-hit = пряме влучання
rebellion-result-special = особлива дія
rebellion-result-blank = порожня грань
rebellion-dice = { $die } ×{ $count }

# Початок і завершення

rebellion-prompt-add-leader = Ви можете додати до бою лідера зі свого резерву
rebellion-option-add-leader = Додати: { $leader }
rebellion-option-add-nobody = Нікого не додавати
rebellion-event-combat-began = Бій ({ $system }). Активна сторона: { $side }.
rebellion-event-leader-added = { $side }: до бою приєднується { $leader } ({ $system }).
rebellion-event-combat-round = Раунд бою { $round }.
rebellion-event-space-battle = Космічні бойові дії.
rebellion-event-ground-battle = Наземні бойові дії.
rebellion-event-won-space-battle = { $side }: перемога в космосі ({ $system }).
rebellion-event-won-ground-battle = { $side }: перемога на поверхні ({ $system }).
rebellion-event-combat-ended = Бій завершено ({ $system }).
rebellion-event-guest-left = Повертається до резерву лідерів: { $leader }.

# Атака

rebellion-prompt-combat-action = Ваша атака: беріть і грайте карти тактики або переходьте до пошкоджень
rebellion-option-draw-space = Узяти карту космічної тактики ({ $die })
rebellion-option-draw-ground = Узяти карту наземної тактики ({ $die })
rebellion-option-play-tactic = Зіграти «{ $card }»
rebellion-option-play-tactic-with = Зіграти «{ $card }» ({ $die })
rebellion-option-play-tactic-for = Зіграти «{ $card }», скинувши «{ $cost }»
rebellion-option-no-more-actions = Більше не впливати на бій
rebellion-prompt-assign-hit = Призначте кубик ({ $die }) ворожій фігурці
rebellion-option-hit-figure = { $unit }
rebellion-option-hit-hurt-figure = { $unit } (пошкодження { $markers } + { $fresh })
rebellion-option-no-switch = Більше не вважати чорні влучання червоними
rebellion-prompt-block-damage = По вас влучили: зіграйте карту, щоб заблокувати пошкодження, або прийміть їх
rebellion-option-no-block = Більше нічого не блокувати
rebellion-prompt-block-at = Оберіть, де заблокувати 1 пошкодження (лишилося: { $points })
rebellion-option-block-hurt-figure = { $unit } (пошкодження { $markers } + { $fresh })
rebellion-option-blocked-enough = Цією картою більше не блокувати
rebellion-event-attacked = { $side }, атака: { $dice }.
rebellion-event-attacked-without-dice = { $side }, атака без кубиків.
rebellion-event-spent-die = { $side }: витрачено кубик ({ $die }).
rebellion-event-played-tactic = { $side }: зіграно карту «{ $card }».
rebellion-event-discarded-tactic = { $side }: скинуто карту «{ $card }».
rebellion-event-assigned-die = { $die } → { $unit }.
rebellion-event-dealt =
    { $count ->
        [one] { $count } пошкодження
        [few] { $count } пошкодження
        [many] { $count } пошкоджень
       *[other] { $count } пошкодження
    } → { $unit }.
rebellion-event-blocked = Заблоковано 1 пошкодження: { $unit }.

# Карти тактики

rebellion-prompt-deal-damage = Оберіть ворожу фігурку, якій завдати пошкоджень: { $points } (лишилося разів: { $times })
rebellion-prompt-strike-first = Натиск: оберіть ворожу фігурку, якій завдати 1 пошкодження
rebellion-prompt-strike-second = Натиск: оберіть іншу ворожу фігурку, якій завдати 1 пошкодження
rebellion-option-no-second-unit = Без другої фігурки
rebellion-prompt-bombard = Бомбардування: оберіть один свій корабель
rebellion-option-bombard = { $unit }: пошкоджень — { $points }
rebellion-prompt-concentrate-fire =
    Зосереджений вогонь: оберіть кубик, який перекинути (ще { $left ->
        [one] { $left } кубик
        [few] { $left } кубики
        [many] { $left } кубиків
       *[other] { $left } кубика
    })
rebellion-option-reroll-die = Перекинути: { $die }
rebellion-option-no-more-dice = Більше не перекидати
rebellion-event-rerolled-dice = { $side }: перекинуто { $before } — тепер { $after }.
rebellion-prompt-brilliant-strategy = Блискуча стратегія: оберіть, звідки взяти дві карти тактики
rebellion-option-draw-space-space = Дві карти космічної тактики
rebellion-option-draw-ground-ground = Дві карти наземної тактики
rebellion-option-draw-space-ground = По одній

# Відступ

rebellion-prompt-retreat = Ви можете відступити: оберіть лідера, який поведе війська
rebellion-option-retreat-with = Відступити з лідером: { $leader }
rebellion-option-stay-in-combat = Лишитися
rebellion-prompt-choose-refuge = Оберіть систему, до якої відступає { $leader }
rebellion-option-retreat-to = До системи { $system }
rebellion-prompt-take-along =
    { $room ->
        [-1] Оберіть війська, які підуть разом (до системи { $system }); транспорт не потрібен
       *[other] Оберіть війська, які підуть разом (до системи { $system }; місця лишилося: { $room })
    }
rebellion-option-take-figure = { $unit }
rebellion-option-take-hurt-figure = { $unit } (пошкодження { $markers })
rebellion-option-take-all = Усі
rebellion-option-take-no-more = Решта лишається
rebellion-event-retreated = { $side }: відступ до системи { $system } з лідером { $leader }: { $ships }.
rebellion-event-retreated-without-ships = { $side }: відступ до системи { $system } з лідером { $leader }.
rebellion-event-took-along = Разом із ними: { $units }.
