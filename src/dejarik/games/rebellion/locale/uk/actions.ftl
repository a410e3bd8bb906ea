# Карти дій і кільця; війська, які карти дають або знищують.

rebellion-face-hit = влучання
rebellion-face-direct-hit = пряме влучання
rebellion-face-special = особлива дія
rebellion-face-blank = порожня грань

# Використання карти

rebellion-option-use = Використати «{ $card }»
rebellion-option-use-with = Використати «{ $card }»: { $leader }
rebellion-option-no-card = Зараз без карти дії
rebellion-event-action-used = { $side }: карта дії «{ $card }».
rebellion-prompt-use-action-start-of-combat = Бій починається: використаєте карту дії?
rebellion-prompt-use-action-oppose = Використаєте карту дії, щоб завадити місії?
rebellion-prompt-use-action-before-dice = Перед кидком кубиків місії: використаєте карту дії?
rebellion-prompt-use-action-before-attack = Перед кидком вашої атаки: використаєте карту дії?
rebellion-prompt-use-action-before-plans = Перед кидком проти Зірки Смерті: використаєте карту дії?
rebellion-prompt-use-action-success = Місія успішна: використаєте карту дії?
rebellion-prompt-use-action-rescue = Лідера врятовано: використаєте карту дії?
rebellion-prompt-use-action-capture = Вашого лідера щойно захоплено: використаєте карту дії?
rebellion-prompt-blindside = Перед тим як відкрити місію: використаєте карту дії?

# У фазі призначень

rebellion-prompt-place-for-card = «{ $card }»: оберіть, куди вирушить лідер
rebellion-prompt-move-garrison = Оберіть систему, куди підуть усі ваші наземні війська ({ $system })
rebellion-prompt-search-deck = Оберіть карту з колоди; на неї буде призначено вашого лідера
rebellion-event-leader-placed = { $leader } тепер тут: { $system }.
rebellion-event-rumour-true = База повстанців — у регіоні цієї системи: { $system }.
rebellion-event-rumour-false = Бази повстанців немає в регіоні цієї системи: { $system }.
rebellion-event-friend-found = { $leader } приєднується до повстанців тут: { $system }.
rebellion-event-garrison-moved = Усі наземні війська Імперії переміщуються: { $system } → { $goal }.
rebellion-event-found-mission = { $leader } тепер на карті з колоди: «{ $mission }».
rebellion-event-found-mission-unseen = { $side }: { $leader } тепер на карті з колоди.

# На початку бою

rebellion-prompt-choose-tactics = Оберіть колоду, з якої візьмете три карти тактики
rebellion-option-draw-three-space = Три карти космічної тактики
rebellion-option-draw-three-ground = Три карти наземної тактики
rebellion-prompt-call-leader = Оберіть лідера, який приєднається до бою
rebellion-event-called-in = { $leader } приєднується до бою з резерву.
rebellion-prompt-choose-victim = Оберіть фігурку повстанців, яку знищити

# У свій особливий момент

rebellion-prompt-go-undercover = Оберіть лідера, який прибуде завадити місії
rebellion-event-joined = { $leader } прибуває, щоб завадити місії.
rebellion-prompt-lay-dice =
    Оберіть кубики, які викласти, а не кидати: { $count ->
        [one] ще { $count } кубик
        [few] ще { $count } кубики
        [many] ще { $count } кубиків
       *[other] ще { $count } кубика
    }
rebellion-option-roll-the-rest = Решту кинути
rebellion-prompt-search-for-mission = Оберіть, що взяти з колоди місій
rebellion-option-take-nothing = Нічого не брати
rebellion-event-took-mission = Узято з колоди місій: «{ $mission }».
rebellion-event-took-mission-unseen = Повстанці беруть карту зі своєї колоди місій.
rebellion-event-took-nothing = Повстанці нічого не беруть зі своєї колоди місій.
rebellion-prompt-capture-rescuer = Оберіть лідера, якого захопити

# Кільця

rebellion-prompt-give-ring = Хто отримає кільце «{ $ring }»?
rebellion-option-use-ring = Скинути кільце «{ $ring }»
rebellion-option-keep-ring = Не зараз
rebellion-prompt-reroll = Майстер Йода: оберіть свій кубик, який перекинути
rebellion-prompt-turn-to-blank = R2-D2: оберіть кубик Імперії, який повернути порожньою гранню
rebellion-prompt-succeed-instead = C-3PO: скинути кільце, щоб місія стала успішною?
rebellion-prompt-fly-away = «Тисячолітній сокіл»: скинути кільце, щоб урятувати захопленого лідера?
rebellion-event-ring-used = Кільце «{ $ring }» скинуто.
rebellion-event-rerolled = Кубик перекинуто: { $before } → { $after }.
rebellion-event-turned-die = R2-D2 повертає кубик Імперії: { $before } → { $after }.

# Війська, які карти дають або знищують

rebellion-prompt-free-figures =
    { $unit } ({ $place }), бракує: { $count ->
        [one] { $count } фігурки
        [few] { $count } фігурок
        [many] { $count } фігурок
       *[other] { $count } фігурки
    }. Знищити свої в іншому місці, щоб отримати їх тут?
rebellion-option-free-figure = Знищити: { $unit } ({ $place })
rebellion-option-gain-fewer = Отримати менше
rebellion-prompt-queue-unit = Оберіть фігурку для поділки { $space } черги будівництва ({ $system })
rebellion-prompt-destroy-by-health = Оберіть, що знищити тут: { $place } (залишок витривалості: { $health })
rebellion-prompt-destroy-queued = { $side }: оберіть, що знищити в черзі будівництва (залишок витривалості: { $health })
rebellion-option-destroy-queued = Знищити: { $unit } (поділка { $space })
rebellion-event-queued-destroyed = Знищено в черзі будівництва, поділка { $space }: { $unit }.

# Відмови

rebellion-no-over = Гру завершено.
rebellion-no-unclear = «{ $pick }» тут обрати не можна.
