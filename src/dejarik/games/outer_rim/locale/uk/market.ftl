# Ринок і кораблі.

outer_rim-prompt-cycle-deck = Ринок: можете прокрутити колоду
outer_rim-option-cycle = Прокрутити: { $deck }
outer_rim-option-cycle-nothing = Не прокручувати жодної
outer_rim-prompt-buy-at-market = Ринок: можете купити карту
outer_rim-option-buy-card = Купити: { $card }
outer_rim-option-buy-nothing = Не купувати жодної
outer_rim-prompt-trade-in = Залишилося сплатити кредитів: { $rest }. Віддайте активи на обмін або заплати
outer_rim-option-trade-in-card = Віддати на обмін: { $card }
outer_rim-option-pay = Сплатити решту кредитами
outer_rim-prompt-reveal-cards =
    { $deck }: показати { $count ->
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    } й, можливо, купити одну?
outer_rim-prompt-buy-from-deck =
    { $discount ->
        [0] { $deck }: можете купити карту
       *[other] { $deck }: можете купити карту зі знижкою { $discount }
    }
outer_rim-prompt-name-order = Спеціальне замовлення: що шукаєте?
outer_rim-option-order-gear = Спорядження
outer_rim-option-order-mod = Обладнання
outer_rim-prompt-buy-ordered = Спеціальне замовлення: можете купити одну з цих карт
outer_rim-prompt-choose-used-ship = Виберіть уживаний корабель, який купите
outer_rim-prompt-expose-planet = Виберіть планету, контакти на якій буде перевернуто горілиць
outer_rim-prompt-choose-who-marks = Найближчих гравців кілька: виберіть, хто позначить пункт призначення
outer_rim-prompt-mark-planet = Виберіть планету, на яку треба доставити голокрон

outer_rim-event-cycled = { $deck }, прокручено під низ: { $card }.
outer_rim-event-on-top = { $deck }, тепер згори: { $card }.
outer_rim-event-shown = { $deck }, показано: { $cards }.
outer_rim-event-bought =
    { $count ->
        [0] { $who } купує без кредитів: { $card }.
       *[other] { $who } купує за { $count } кредитів: { $card }.
    }
outer_rim-event-took-ship = { $who } тепер літає на іншому кораблі: { $ship }.
outer_rim-event-shuffled-back = { $deck }: { $card } — замішано назад.
outer_rim-event-marked-planet = { $who } позначає планету для голокрона: { $planet }.
