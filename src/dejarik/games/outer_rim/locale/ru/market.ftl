# Рынок и корабли.

outer_rim-prompt-cycle-deck = Рынок: можете прокрутить колоду
outer_rim-option-cycle = Прокрутить: { $deck }
outer_rim-option-cycle-nothing = Ничего не прокручивать
outer_rim-prompt-buy-at-market = Рынок: можете купить карту
outer_rim-option-buy-card = Купить: { $card }
outer_rim-option-buy-nothing = Ничего не покупать
outer_rim-prompt-trade-in = Осталось заплатить кредитов: { $rest }. Сдайте активы в зачёт или заплатите
outer_rim-option-trade-in-card = Сдать в зачёт: { $card }
outer_rim-option-pay = Доплатить кредитами
outer_rim-prompt-reveal-cards =
    { $deck }: открыть { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } и, может быть, купить одну?
outer_rim-prompt-buy-from-deck =
    { $discount ->
        [0] { $deck }: можете купить карту
       *[other] { $deck }: можете купить карту со скидкой { $discount }
    }
outer_rim-prompt-name-order = Особый заказ: что ищете?
outer_rim-option-order-gear = Снаряжение
outer_rim-option-order-mod = Модификация
outer_rim-prompt-buy-ordered = Особый заказ: можете купить одну из этих карт
outer_rim-prompt-choose-used-ship = Выберите подержанный корабль, который купите
outer_rim-prompt-expose-planet = Выберите планету, контакты на которой будут открыты
outer_rim-prompt-choose-who-marks = Ближайших игроков несколько: выберите, кто отметит пункт назначения
outer_rim-prompt-mark-planet = Выберите планету, на которую нужно доставить голокрон

outer_rim-event-cycled = { $deck }, вниз прокручена карта: { $card }.
outer_rim-event-on-top = { $deck }, теперь сверху: { $card }.
outer_rim-event-shown = { $deck }, открыто: { $cards }.
outer_rim-event-bought =
    { $count ->
        [0] { $who } покупает без кредитов: { $card }.
       *[other] { $who } покупает за { $count } кредитов: { $card }.
    }
outer_rim-event-took-ship = { $who } летает теперь на другом корабле: { $ship }.
outer_rim-event-shuffled-back = { $deck }: { $card } — замешано обратно.
outer_rim-event-marked-planet = { $who } отмечает планету для голокрона: { $planet }.
