# Підготовка, хід, рух, патрулі, угоди, мета.

outer_rim-nothing = нічого
outer_rim-credits =
    { $count ->
        [one] { $count } кредит
        [few] { $count } кредити
        [many] { $count } кредитів
       *[other] { $count } кредиту
    }

outer_rim-prompt-choose-character = Оберіть свого персонажа
outer_rim-prompt-choose-ship = Оберіть стартовий корабель
outer_rim-prompt-choose-ai-character = Оберіть персонажа для Штінту
outer_rim-event-rolled-for-first = { $player } кидає кубики за перший хід: хітів і критів — { $count }.
outer_rim-event-is-first = Перший гравець: { $player }.
outer_rim-event-plays = { $player } грає за персонажа: { $who }.
outer_rim-event-opponent-is = Штінт грає за персонажа: { $who }.
outer_rim-event-starts-with-ship = { $who }: стартовий корабель — { $ship }.
outer_rim-event-starts-at = { $who } починає тут: { $planet }.

outer_rim-event-turn = Раунд { $round }: { $who } починає хід.
outer_rim-event-extra-turn = Раунд { $round }: { $who } починає додатковий хід.
outer_rim-prompt-use-before-end = Перш ніж хід скінчиться, можна використати властивість «будь-коли»

outer_rim-prompt-choose-plan = Фаза планування: оберіть одне
outer_rim-option-move = Рух
outer_rim-option-gain-credits = Отримати 2 000 кредитів
outer_rim-option-recover = Зняти всі пошкодження

outer_rim-prompt-choose-space =
    { $left ->
        [one] Рух: лишився { $left } терен
        [few] Рух: лишилося { $left } терени
        [many] Рух: лишилося { $left } теренів
       *[other] Рух: лишилося { $left } терена
    }
outer_rim-option-stop = Зупинитися тут
outer_rim-prompt-slip-past = Вас зупиняє патруль: спробувати прослизнути повз нього?
outer_rim-option-stay-with-patrol = Зупинитися тут
outer_rim-prompt-stop-mover = У ваш терен прибуває { $mover }: використати цю властивість ({ $ability })?
outer_rim-prompt-put-yourself = Оберіть терен, у який рухаєтеся
outer_rim-event-moved = { $who } рухається сюди: { $space }.

outer_rim-prompt-move-patrol = Патруль ({ $faction }): оберіть терен, у який він рухається
outer_rim-prompt-send-patrol = Оберіть гравця, до якого рухається патруль
outer_rim-event-patrol-called =
    { $count ->
        [one] Патруль ({ $faction }) рухається на { $count } терен до гравця { $who }.
        [few] Патруль ({ $faction }) рухається на { $count } терени до гравця { $who }.
        [many] Патруль ({ $faction }) рухається на { $count } теренів до гравця { $who }.
       *[other] Патруль ({ $faction }) рухається на { $count } терена до гравця { $who }.
    }
outer_rim-event-patrol-moved = Патруль ({ $faction }) тепер тут: { $space }.
outer_rim-event-next-patrol = Патруль ({ $faction }) виведено з гри; новий, рівня { $level }, з’являється тут: { $space }.

outer_rim-prompt-choose-action = Фаза дій: оберіть дію
outer_rim-option-deliver = Доставка
outer_rim-option-market = Ринок
outer_rim-option-trade = Угода
outer_rim-prompt-choose-player = Оберіть гравця

outer_rim-prompt-choose-partner = Оберіть, з ким укласти угоду
outer_rim-prompt-compose-deal = Складіть свою пропозицію. Віддаєте: { $given }. Отримуєте: { $received }
outer_rim-option-give-card = Віддати: { $card }
outer_rim-option-ask-card = Попросити: { $card }
outer_rim-option-give-credits = Віддати { $thousands } 000 кредитів
outer_rim-option-ask-credits = Попросити { $thousands } 000 кредитів
outer_rim-option-offer = Запропонувати
outer_rim-option-withdraw = Відкликати пропозицію
outer_rim-prompt-answer-deal = Чи приймаєте ви цю угоду? Отримуєте: { $given }. Віддаєте: { $received }
outer_rim-option-accept = Прийняти
outer_rim-option-decline-offer = Відмовитися
outer_rim-event-trade-offered = { $who } пропонує угоду гравцеві { $partner }: { $given } за { $received }.
outer_rim-event-gift-offered = { $who } пропонує гравцеві { $partner } просто так: { $things }.
outer_rim-event-gift-asked = { $who } просить у гравця { $partner } просто так: { $things }.
outer_rim-event-offer-declined = { $who } відмовляється.

outer_rim-option-transfer = Запропонувати передати кредити
outer_rim-prompt-propose-transfer = Хто кому передає кредити?
outer_rim-option-give-to = Передати гравцеві { $who }
outer_rim-option-ask-from = Отримати від гравця { $who }
outer_rim-prompt-transfer-amount =
    { $count ->
        [0] Скільки кредитів?
       *[other] Поки що кредитів — { $count }: скільки ще?
    }
outer_rim-option-add-credits = { $thousands } 000 кредитів
outer_rim-prompt-answer-transfer =
    { $count ->
        [one] Чи згодні ви? { $giver } передає гравцеві { $taker } { $count } кредит
        [few] Чи згодні ви? { $giver } передає гравцеві { $taker } { $count } кредити
        [many] Чи згодні ви? { $giver } передає гравцеві { $taker } { $count } кредитів
       *[other] Чи згодні ви? { $giver } передає гравцеві { $taker } { $count } кредиту
    }
outer_rim-event-transfer-proposed =
    { $count ->
        [one] Пропозиція: { $giver } передає гравцеві { $taker } { $count } кредит.
        [few] Пропозиція: { $giver } передає гравцеві { $taker } { $count } кредити.
        [many] Пропозиція: { $giver } передає гравцеві { $taker } { $count } кредитів.
       *[other] Пропозиція: { $giver } передає гравцеві { $taker } { $count } кредиту.
    }

outer_rim-prompt-next-goal = Досягнуто кількох цілей: яка з них перша?
outer_rim-prompt-pay-for-goal = Заплатити за мету свого корабля?
outer_rim-option-ship-goal = Мета вашого корабля
outer_rim-event-goal-achieved = { $who } досягає персональної мети й перевертає карту персонажа.
outer_rim-event-ship-goal-achieved = { $who } досягає мети корабля й перевертає його аркуш ({ $ship }).
outer_rim-event-sabotaged = { $who } кладе жетон пошкодження тут: { $planet }.
