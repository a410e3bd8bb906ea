# What Commanders of the Empire says. Names of ships, special cards and planets are in content/components.yaml.

commanders-title = Полководці Імперії
commanders-about = Від двох до п’яти полководців вибудовують лінії оборони біля планет, збирають флоти з таких самих кораблів і захоплюють планету за планетою.

commanders-setting-first = Кому належить перший хід; якщо не вказати, першого гравця визначить випадок

commanders-seat-commander-1 = Полководець 1
commanders-seat-commander-2 = Полководець 2
commanders-seat-commander-3 = Полководець 3
commanders-seat-commander-4 = Полководець 4
commanders-seat-commander-5 = Полководець 5

commanders-prompt-take-turn = Ваш хід: оберіть одну дію
commanders-prompt-hit-first = Зоряний суперруйнівник: оберіть перший корабель, який скинути
commanders-prompt-hit-second = Зоряний суперруйнівник: оберіть другий корабель, але не біля планети «{ $planet }»
commanders-prompt-choose-ship = Зоряний руйнівник: поміняйте місцями два кораблі на столі або візьміть один із флоту суперника
commanders-prompt-swap-with = Зоряний руйнівник: оберіть корабель, з яким поміняється місцями «{ $ship }»
commanders-prompt-give = Зоряний руйнівник: оберіть корабель із руки, який віддасте за корабель «{ $ship }»
commanders-prompt-first-swap = Раб I: обміняйте корабель свого флоту на корабель із флоту сусіда
commanders-prompt-next-swap = Раб I: продовжте обмін з іншим своїм сусідом або відмовтеся

commanders-option-place = { $ship } — до планети «{ $planet }»
commanders-option-fleet = { $ship } — до вашого флоту
commanders-option-death-star = Зірка Смерті: знищити планету «{ $planet }»
commanders-option-super-star-destroyer = Зоряний суперруйнівник: скинути два кораблі з двох ліній
commanders-option-star-destroyer = Зоряний руйнівник: обміняти або замінити кораблі
commanders-option-slave-1 = Раб I: обмінятися кораблями із сусідом
commanders-option-capture = Захопити планету «{ $planet }», використавши: { $ships }
commanders-option-take-back = Повернути корабель «{ $ship }» у руку
commanders-option-nothing = Нічого не робити
commanders-option-hit = { $ship } біля планети «{ $planet }»
commanders-option-swap-line = Обміняти корабель «{ $ship }» біля планети «{ $planet }»
commanders-option-swap-fleet = Обміняти корабель «{ $ship }» (флот: { $owner })
commanders-option-swap-nothing = Обмін без наслідків
commanders-option-take = Взяти корабель «{ $ship }» (флот: { $owner })
commanders-option-give = Віддати корабель «{ $ship }»
commanders-option-swap-fleets = Ваш корабель «{ $given }» на корабель «{ $taken }» (флот: { $owner })
commanders-option-decline = Відмовитися: на цьому обміни закінчуються

commanders-ship-at = { $ship } ({ $planet })
commanders-ship-of = { $ship } ({ $owner })

commanders-event-set-up = Відкриті планети: { $planets }. Перший хід: { $player }.
commanders-event-drew =
    { $player } добирає { $count ->
        [one] { $count } картку
        [few] { $count } картки
        [many] { $count } карток
       *[other] { $count } картки
    }: { $cards }.
commanders-event-drew-unseen =
    { $player } добирає { $count ->
        [one] { $count } картку
        [few] { $count } картки
        [many] { $count } карток
       *[other] { $count } картки
    }.
commanders-event-reshuffled =
    Колода кораблів скінчилася: перемішано скид, { $count ->
        [one] { $count } картка
        [few] { $count } картки
        [many] { $count } карток
       *[other] { $count } картки
    }.
commanders-event-placed = { $player } кладе корабель «{ $ship }» до планети «{ $planet }».
commanders-event-fleet = { $player } додає до флоту корабель «{ $ship }».
commanders-event-destroyed = { $player } грає картку «Зірка Смерті»: планету «{ $planet }» знищено.
commanders-event-hit = { $player } грає картку «Зоряний суперруйнівник»: скинуто кораблі «{ $ship }» ({ $planet }) та «{ $second }» ({ $other }).
commanders-event-swapped = { $player } грає картку «Зоряний руйнівник»: { $ship } та { $other } міняються місцями.
commanders-event-swapped-nothing = { $player } грає картку «Зоряний руйнівник»: обмін без наслідків.
commanders-event-replaced = { $player } грає картку «Зоряний руйнівник»: бере з флоту ({ $owner }) корабель «{ $taken }» і лишає там корабель «{ $given }».
commanders-event-swapped-fleets = Раб I: { $player } віддає корабель «{ $given }» і бере корабель «{ $taken }» (флот: { $owner }).
commanders-event-declined = { $player } відмовляється; обміни закінчено.
commanders-event-captured = { $player } захоплює планету «{ $planet }», використавши: { $ships }.
commanders-event-planet = Відкрито нову планету: { $planet }.
commanders-event-no-planet = Планет, які можна було б викласти, більше немає: гру завершено.
commanders-event-took-back = { $player } не має можливого ходу й повертає в руку корабель «{ $ship }».
commanders-event-nothing = { $player } не має можливого ходу й нічого не робить.
commanders-event-reset = Гра ходить по колу: руки, флоти й лінії скинуто, усі добирають картки наново.
commanders-event-won-cmd-score-2 =
    { $player } перемагає, маючи { $score ->
        [one] { $score } очко
        [few] { $score } очки
        [many] { $score } очок
       *[other] { $score } очка
    }.
commanders-event-won-cmd-score-3 =
    { $player } перемагає, маючи { $score ->
        [one] { $score } очко
        [few] { $score } очки
        [many] { $score } очок
       *[other] { $score } очка
    } і найбільше планет цінністю 4.
commanders-event-won-cmd-score-4 =
    { $player } перемагає, маючи { $score ->
        [one] { $score } очко
        [few] { $score } очки
        [many] { $score } очок
       *[other] { $score } очка
    } і найбільше планет цінністю 3.
commanders-event-won-cmd-score-5 =
    { $player } перемагає, маючи { $score ->
        [one] { $score } очко
        [few] { $score } очки
        [many] { $score } очок
       *[other] { $score } очка
    } і пізніший останній хід.

commanders-no-over = Гру завершено.
commanders-no-not-your-turn = Зараз не ваша черга: вирішує { $player }.
commanders-no-unclear = «{ $pick }» — такого тут зробити не можна.
commanders-no-called-so = Тут це називається «{ $pick }».
commanders-no-not-now = Не зараз. Що треба вирішити: { $prompt }.
commanders-no-no-card = Картки «{ $text }» немає.
commanders-no-no-planet = Планети «{ $text }» немає.
commanders-no-no-player = Гравця «{ $text }» за цим столом немає.
commanders-no-no-place = Немає ні відкритої планети, ні флоту «{ $text }».
commanders-no-not-in-hand = Картки «{ $card }» немає у вашій руці.
commanders-no-captured = Планету «{ $planet }» захоплено ({ $player }), відібрати її не можна.
commanders-no-destroyed = Планету «{ $planet }» знищено.
commanders-no-not-open = Планета «{ $planet }» не лежить відкритою.
commanders-no-special-in-line = «{ $card }» — особлива картка; у лінію кладуть лише кораблі.
commanders-no-special-in-fleet = «{ $card }» — особлива картка; у флот кладуть лише кораблі.
commanders-no-special-given = «{ $card }» — особлива картка; віддати можна лише корабель.
commanders-no-line-full =
    Лінію планети «{ $planet }» заповнено: { $value ->
        [one] { $value } корабель
        [few] { $value } кораблі
        [many] { $value } кораблів
       *[other] { $value } корабля
    }.
commanders-no-same-kind = У лінії планети «{ $planet }» вже є корабель цього типу: { $ship }.
commanders-no-fleet-full =
    У вашому флоті вже { $limit ->
        [one] { $limit } корабель
        [few] { $limit } кораблі
        [many] { $limit } кораблів
       *[other] { $limit } корабля
    }, більше не дозволено.
commanders-no-two-lines = Щонайменше по одному кораблю має бути у двох різних лініях.
commanders-no-two-ships = На столі мають лежати два кораблі; або один має бути у флоті суперника й один — у вашій руці.
commanders-no-fleets-empty = Щонайменше по одному кораблю має бути у вашому флоті й у флоті сусіда.
commanders-no-where-to = Куди? Картку «{ $card }» можна покласти до планети або до вашого флоту.
commanders-no-which-planet = Назвіть планету, яку треба знищити.
commanders-no-line-not-full = Лінію планети «{ $planet }» не заповнено: кораблів у ній { $ships } з { $value }.
commanders-no-too-few =
    Щоб захопити планету «{ $planet }», у флоті треба мати { $needed ->
        [one] { $needed } відповідний корабель
        [few] { $needed } відповідні кораблі
        [many] { $needed } відповідних кораблів
       *[other] { $needed } відповідного корабля
    }; у вас таких { $matches }.
commanders-no-other-ships =
    Оберіть щонайменше { $needed ->
        [one] { $needed } тип
        [few] { $needed } типи
        [many] { $needed } типів
       *[other] { $needed } типу
    } кораблів, що є і в лінії, і у вашому флоті, по одному кораблю кожного типу.
commanders-no-not-in-fleet = У вашому флоті немає корабля «{ $text }».
commanders-no-not-stuck = Ви ще можете виконати дію; повернути корабель можна лише тоді, коли жодної дії виконати не можна.
commanders-no-must-act = Ви ще можете виконати дію, а отже, мусите це зробити.
commanders-no-nothing-to-decline = Тут немає від чого відмовлятися.
commanders-no-same-line = Другий корабель має бути з іншої лінії, не з лінії планети «{ $planet }».
commanders-no-not-in-line = У лінії планети «{ $planet }» немає корабля «{ $text }».
commanders-no-not-there = Корабля «{ $text }» там немає.
commanders-no-changes-nothing = Такий обмін нічого не змінює; для цього оберіть «Обмін без наслідків».
commanders-no-two-of-a-kind = Тоді в лінії опинилися б два кораблі одного типу.
commanders-no-own-fleet = Корабель можна взяти лише в суперника.
commanders-no-no-ship-to-give = У вашій руці немає корабля, який можна віддати взамін.
commanders-no-one-swap-only = Картку грає { $player } і бере участь лише в одному обміні.
commanders-no-same-direction = Обміни тривають у тому самому напрямку: далі — { $player }.
commanders-no-no-neighbour = { $player } — не ваш сусід.

# Поле в терміналі.
commanders-board-planets = Відкриті планети, їхня цінність і лінії оборони
commanders-board-full = заповнена
commanders-board-you = ви
commanders-board-hand = рука
commanders-board-fleet = флот
commanders-board-captured = планети
commanders-board-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
        [many] { $count } очок
       *[other] { $count } очка
    }
commanders-board-unseen =
    { $count ->
        [one] { $count } невідома картка
        [few] { $count } невідомі картки
        [many] { $count } невідомих карток
       *[other] { $count } невідомої картки
    }
commanders-board-deck = колода кораблів { $count }
commanders-board-discard = скид { $count }
commanders-board-pile = стос планет { $count }
commanders-board-destroyed = знищено: { $planets }
commanders-board-reconstructed = назву чи цінність відновлено, у нашому примірнику правил їх немає
