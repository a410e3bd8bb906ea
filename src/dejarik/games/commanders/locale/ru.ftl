# Что говорит игра «Полководцы Империи». Названия кораблей, особых карт и планет — в content/components.yaml.

commanders-title = Полководцы Империи
commanders-about = От двух до пяти полководцев строят у планет линии обороны, собирают флоты из таких же кораблей и захватывают планету за планетой.

commanders-setting-first = чей ход первый; если не указать, первого игрока определит жребий

commanders-seat-commander-1 = Полководец 1
commanders-seat-commander-2 = Полководец 2
commanders-seat-commander-3 = Полководец 3
commanders-seat-commander-4 = Полководец 4
commanders-seat-commander-5 = Полководец 5

commanders-prompt-take-turn = Ваш ход: выберите одно действие
commanders-prompt-hit-first = Звёздный суперразрушитель: выберите первый корабль, который уйдёт в сброс
commanders-prompt-hit-second = Звёздный суперразрушитель: выберите второй корабль, но не у планеты «{ $planet }»
commanders-prompt-choose-ship = Звёздный разрушитель: поменяйте местами два корабля на столе или возьмите один из флота соперника
commanders-prompt-swap-with = Звёздный разрушитель: выберите, с каким кораблём поменяется местами «{ $ship }»
commanders-prompt-give = Звёздный разрушитель: выберите на руке корабль, который отдадите за «{ $ship }»
commanders-prompt-first-swap = «Раб I»: обменяйте корабль своего флота на корабль соседа
commanders-prompt-next-swap = «Раб I»: продолжите обмен с другим своим соседом или откажитесь

commanders-option-place = «{ $ship }» — к планете «{ $planet }»
commanders-option-fleet = «{ $ship }» — в свой флот
commanders-option-death-star = «Звезда Смерти»: уничтожить планету «{ $planet }»
commanders-option-super-star-destroyer = Звёздный суперразрушитель: сбросить два корабля из двух линий обороны
commanders-option-star-destroyer = Звёздный разрушитель: обменять или заменить корабли
commanders-option-slave-1 = «Раб I»: обменяться кораблями с соседом
commanders-option-capture = Захватить планету «{ $planet }», использовав: { $ships }
commanders-option-take-back = Вернуть «{ $ship }» в руку
commanders-option-nothing = Ничего не делать
commanders-option-hit = «{ $ship }» у планеты «{ $planet }»
commanders-option-swap-line = Обменять «{ $ship }» у планеты «{ $planet }»
commanders-option-swap-fleet = Обменять «{ $ship }» (флот: { $owner })
commanders-option-swap-nothing = Пустой обмен: ничего не меняется
commanders-option-take = Взять «{ $ship }» (флот: { $owner })
commanders-option-give = Отдать «{ $ship }»
commanders-option-swap-fleets = Свой «{ $given }» — на «{ $taken }» (флот: { $owner })
commanders-option-decline = Отказаться: обмены на этом закончатся

commanders-ship-at = «{ $ship }» (планета «{ $planet }»)
commanders-ship-of = «{ $ship }» (флот: { $owner })

commanders-event-set-up = Открытые планеты: { $planets }. Первым ходит { $player }.
commanders-event-drew =
    { $player } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }: { $cards }.
commanders-event-drew-unseen =
    { $player } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
commanders-event-reshuffled =
    Колода кораблей закончилась: перемешан сброс, { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
commanders-event-placed = { $player } кладёт «{ $ship }» к планете «{ $planet }».
commanders-event-fleet = { $player } добавляет во флот «{ $ship }».
commanders-event-destroyed = { $player } разыгрывает карту «Звезда Смерти»: планета «{ $planet }» уничтожена.
commanders-event-hit = { $player } разыгрывает карту «Звёздный суперразрушитель»: в сброс уходят «{ $ship }» (планета «{ $planet }») и «{ $second }» (планета «{ $other }»).
commanders-event-swapped = { $player } разыгрывает карту «Звёздный разрушитель»: { $ship } и { $other } меняются местами.
commanders-event-swapped-nothing = { $player } разыгрывает карту «Звёздный разрушитель»: пустой обмен, ничего не меняется.
commanders-event-replaced = { $player } разыгрывает карту «Звёздный разрушитель»: берёт «{ $taken }» (флот: { $owner }) и оставляет взамен «{ $given }».
commanders-event-swapped-fleets = «Раб I»: { $player } отдаёт «{ $given }» и берёт «{ $taken }» (флот: { $owner }).
commanders-event-declined = { $player } отказывается; обмены закончены.
commanders-event-captured = { $player } захватывает планету «{ $planet }», использовав: { $ships }.
commanders-event-planet = Открыта новая планета: «{ $planet }».
commanders-event-no-planet = Выложить больше нечего, планеты закончились: игра окончена.
commanders-event-took-back = { $player } не может сделать ход и возвращает в руку «{ $ship }».
commanders-event-nothing = { $player } не может сделать ход и ничего не делает.
commanders-event-reset = Игра зациклилась: руки, флоты и линии обороны уходят в сброс, все берут новые карты.
commanders-event-won-cmd-score-2 =
    { $player } побеждает: { $score ->
        [one] { $score } очко
        [few] { $score } очка
        [many] { $score } очков
       *[other] { $score } очка
    }.
commanders-event-won-cmd-score-3 =
    { $player } побеждает: { $score ->
        [one] { $score } очко
        [few] { $score } очка
        [many] { $score } очков
       *[other] { $score } очка
    }, а среди равных — больше всего планет ценностью 4.
commanders-event-won-cmd-score-4 =
    { $player } побеждает: { $score ->
        [one] { $score } очко
        [few] { $score } очка
        [many] { $score } очков
       *[other] { $score } очка
    }, а среди равных — больше всего планет ценностью 3.
commanders-event-won-cmd-score-5 =
    { $player } побеждает: { $score ->
        [one] { $score } очко
        [few] { $score } очка
        [many] { $score } очков
       *[other] { $score } очка
    }, а среди равных — самый поздний последний ход.

commanders-no-over = Игра окончена.
commanders-no-not-your-turn = Сейчас не ваш ход: решает { $player }.
commanders-no-unclear = «{ $pick }» — такого хода здесь нет.
commanders-no-called-so = Здесь это называется «{ $pick }».
commanders-no-not-now = Не сейчас. Текущий вопрос: { $prompt }.
commanders-no-no-card = Карты «{ $text }» нет.
commanders-no-no-planet = Планеты «{ $text }» нет.
commanders-no-no-player = Игрока «{ $text }» за этим столом нет.
commanders-no-no-place = Нет ни открытой планеты, ни флота «{ $text }».
commanders-no-not-in-hand = Карты «{ $card }» у вас на руке нет.
commanders-no-captured = Планета «{ $planet }» уже захвачена ({ $player }), и отнять её нельзя.
commanders-no-destroyed = Планета «{ $planet }» уничтожена.
commanders-no-not-open = Планета «{ $planet }» не лежит открытой.
commanders-no-special-in-line = «{ $card }» — особая карта; в линию обороны кладут только корабли.
commanders-no-special-in-fleet = «{ $card }» — особая карта; во флот кладут только корабли.
commanders-no-special-given = «{ $card }» — особая карта; отдать можно только корабль.
commanders-no-line-full =
    Линия обороны планеты «{ $planet }» заполнена: в ней { $value ->
        [one] { $value } корабль
        [few] { $value } корабля
        [many] { $value } кораблей
       *[other] { $value } корабля
    }.
commanders-no-same-kind = В линии обороны планеты «{ $planet }» уже есть корабль этого вида: «{ $ship }».
commanders-no-fleet-full =
    В вашем флоте уже { $limit ->
        [one] { $limit } корабль
        [few] { $limit } корабля
        [many] { $limit } кораблей
       *[other] { $limit } корабля
    }, а больше нельзя.
commanders-no-two-lines = Хотя бы по одному кораблю должно быть в двух разных линиях обороны.
commanders-no-two-ships = Нужны два корабля на столе или корабль во флоте соперника и корабль у вас на руке.
commanders-no-fleets-empty = Хотя бы по одному кораблю должно быть и в вашем флоте, и во флоте соседа.
commanders-no-where-to = Куда? Карту «{ $card }» можно положить к планете или в свой флот.
commanders-no-which-planet = Назовите планету, которую нужно уничтожить.
commanders-no-line-not-full = Линия обороны планеты «{ $planet }» не заполнена: кораблей { $ships } из { $value }.
commanders-no-too-few =
    Чтобы захватить планету «{ $planet }», нужно не меньше { $needed ->
        [one] { $needed } совпадающего корабля
        [few] { $needed } совпадающих кораблей
        [many] { $needed } совпадающих кораблей
       *[other] { $needed } совпадающего корабля
    } в вашем флоте; сейчас их { $matches }.
commanders-no-other-ships =
    Выберите не меньше { $needed ->
        [one] { $needed } вида кораблей из тех
        [few] { $needed } видов кораблей из тех
        [many] { $needed } видов кораблей из тех
       *[other] { $needed } вида кораблей из тех
    }, что есть и в линии обороны, и в вашем флоте, по одному кораблю каждого вида.
commanders-no-not-in-fleet = Корабля «{ $text }» в вашем флоте нет.
commanders-no-not-stuck = Вы ещё можете выполнить действие; вернуть корабль в руку может только тот, кто не может.
commanders-no-must-act = Вы ещё можете выполнить действие, а значит, должны.
commanders-no-nothing-to-decline = Отказываться здесь не от чего.
commanders-no-same-line = Второй корабль должен быть из другой линии обороны, не у планеты «{ $planet }».
commanders-no-not-in-line = Корабля «{ $text }» в линии обороны планеты «{ $planet }» нет.
commanders-no-not-there = Корабля «{ $text }» там нет.
commanders-no-changes-nothing = Такой обмен ничего не меняет; для этого выберите «Пустой обмен».
commanders-no-two-of-a-kind = Тогда в линии обороны оказались бы два корабля одного вида.
commanders-no-own-fleet = Взять корабль можно только у соперника.
commanders-no-no-ship-to-give = У вас на руке нет корабля, который можно отдать взамен.
commanders-no-one-swap-only = Эту карту разыгрывает { $player } и участвует только в одном обмене.
commanders-no-same-direction = Обмены идут дальше в ту же сторону; следующий — { $player }.
commanders-no-no-neighbour = { $player } — не ваш сосед.

# Поле в терминале.
commanders-board-planets = Открытые планеты, их ценность и линии обороны
commanders-board-full = заполнена
commanders-board-you = вы
commanders-board-hand = рука
commanders-board-fleet = флот
commanders-board-captured = планеты
commanders-board-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
commanders-board-unseen =
    { $count ->
        [one] { $count } неизвестная карта
        [few] { $count } неизвестные карты
        [many] { $count } неизвестных карт
       *[other] { $count } неизвестной карты
    }
commanders-board-deck = колода кораблей { $count }
commanders-board-discard = сброс { $count }
commanders-board-pile = стопка планет { $count }
commanders-board-destroyed = уничтожены: { $planets }
commanders-board-reconstructed = название или ценность восстановлены, в нашем экземпляре правил их нет
