# Подготовка, ход, перемещение, патрули, сделки, цели.

outer_rim-nothing = ничего
outer_rim-credits =
    { $count ->
        [one] { $count } кредит
        [few] { $count } кредита
        [many] { $count } кредитов
       *[other] { $count } кредита
    }

outer_rim-prompt-choose-character = Выберите своего персонажа
outer_rim-prompt-choose-ship = Выберите стартовый корабль
outer_rim-prompt-choose-ai-character = Выберите персонажа для ИИ
outer_rim-event-rolled-for-first = { $player } бросает кубики за первый ход; попаданий и критов: { $count }.
outer_rim-event-is-first = Первый игрок: { $player }.
outer_rim-event-plays = { $player } играет за персонажа: { $who }.
outer_rim-event-opponent-is = ИИ играет за персонажа: { $who }.
outer_rim-event-starts-with-ship = { $who }: стартовый корабль — { $ship }.
outer_rim-event-starts-at = { $who } начинает здесь: { $planet }.

outer_rim-event-turn = Раунд { $round }: { $who } начинает ход.
outer_rim-event-extra-turn = Раунд { $round }: { $who } начинает дополнительный ход.
outer_rim-prompt-use-before-end = Пока ход не закончился, можно использовать свойство «в любой момент»

outer_rim-prompt-choose-plan = Фаза планирования: выберите одно
outer_rim-option-move = Переместиться
outer_rim-option-gain-credits = Получить 2 000 кредитов
outer_rim-option-recover = Снять весь урон

outer_rim-prompt-choose-space =
    { $left ->
        [one] Перемещение: осталась { $left } локация
        [few] Перемещение: осталось { $left } локации
        [many] Перемещение: осталось { $left } локаций
       *[other] Перемещение: осталось { $left } локации
    }
outer_rim-option-stop = Остановиться здесь
outer_rim-prompt-slip-past = Вас останавливает патруль: попробовать проскользнуть мимо?
outer_rim-option-stay-with-patrol = Остановиться здесь
outer_rim-prompt-stop-mover = В вашу локацию прибывает { $mover }: использовать это свойство ({ $ability })?
outer_rim-prompt-put-yourself = Выберите локацию, в которую перемещаетесь
outer_rim-event-moved = { $who } перемещается сюда: { $space }.

outer_rim-prompt-move-patrol = Патруль ({ $faction }): выберите локацию, в которую он переместится
outer_rim-prompt-send-patrol = Выберите игрока, к которому движется патруль
outer_rim-event-patrol-called =
    { $count ->
        [one] Патруль ({ $faction }) перемещается на { $count } локацию к игроку { $who }.
        [few] Патруль ({ $faction }) перемещается на { $count } локации к игроку { $who }.
        [many] Патруль ({ $faction }) перемещается на { $count } локаций к игроку { $who }.
       *[other] Патруль ({ $faction }) перемещается на { $count } локации к игроку { $who }.
    }
outer_rim-event-patrol-moved = Патруль ({ $faction }) теперь здесь: { $space }.
outer_rim-event-next-patrol = Патруль ({ $faction }) убран из игры; новый, уровня { $level }, появляется здесь: { $space }.

outer_rim-prompt-choose-action = Фаза действий: выберите действие
outer_rim-option-deliver = Доставка
outer_rim-option-market = Рынок
outer_rim-option-trade = Сделка
outer_rim-prompt-choose-player = Выберите игрока

outer_rim-prompt-choose-partner = Выберите, с кем заключить сделку
outer_rim-prompt-compose-deal = Составьте своё предложение. Отдаёте: { $given }. Получаете: { $received }
outer_rim-option-give-card = Отдать: { $card }
outer_rim-option-ask-card = Попросить: { $card }
outer_rim-option-give-credits = Отдать { $thousands } 000 кредитов
outer_rim-option-ask-credits = Попросить { $thousands } 000 кредитов
outer_rim-option-offer = Предложить
outer_rim-option-withdraw = Отозвать предложение
outer_rim-prompt-answer-deal = Вы принимаете эту сделку? Получаете: { $given }. Отдаёте: { $received }
outer_rim-option-accept = Принять
outer_rim-option-decline-offer = Отказаться
outer_rim-event-trade-offered = { $who } предлагает сделку игроку { $partner }: { $given } за { $received }.
outer_rim-event-gift-offered = { $who } предлагает игроку { $partner } в подарок: { $things }.
outer_rim-event-gift-asked = { $who } просит у игрока { $partner } в подарок: { $things }.
outer_rim-event-offer-declined = { $who } отказывается.

outer_rim-option-transfer = Предложить передать кредиты
outer_rim-prompt-propose-transfer = Кто кому передаёт кредиты?
outer_rim-option-give-to = Передать игроку { $who }
outer_rim-option-ask-from = Получить от игрока { $who }
outer_rim-prompt-transfer-amount =
    { $count ->
        [0] Сколько кредитов?
       *[other] Пока кредитов: { $count }. Сколько ещё?
    }
outer_rim-option-add-credits = { $thousands } 000 кредитов
outer_rim-prompt-answer-transfer =
    { $count ->
        [one] Вы согласны? { $giver } передаёт игроку { $taker } { $count } кредит
        [few] Вы согласны? { $giver } передаёт игроку { $taker } { $count } кредита
        [many] Вы согласны? { $giver } передаёт игроку { $taker } { $count } кредитов
       *[other] Вы согласны? { $giver } передаёт игроку { $taker } { $count } кредита
    }
outer_rim-event-transfer-proposed =
    { $count ->
        [one] Предложение: { $giver } передаёт игроку { $taker } { $count } кредит.
        [few] Предложение: { $giver } передаёт игроку { $taker } { $count } кредита.
        [many] Предложение: { $giver } передаёт игроку { $taker } { $count } кредитов.
       *[other] Предложение: { $giver } передаёт игроку { $taker } { $count } кредита.
    }

outer_rim-prompt-next-goal = Достигнуто несколько целей: какая из них первая?
outer_rim-prompt-pay-for-goal = Заплатить за цель своего корабля?
outer_rim-option-ship-goal = Цель вашего корабля
outer_rim-event-goal-achieved = { $who } достигает личной цели и переворачивает карту персонажа.
outer_rim-event-ship-goal-achieved = { $who } достигает цели корабля и переворачивает его лист ({ $ship }).
outer_rim-event-sabotaged = { $who } кладёт жетон урона здесь: { $planet }.
