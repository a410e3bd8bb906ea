# What the table of Star Wars: Outer Rim says besides the game's own catalogue.

## the board

outer_rim-web-panels = Панелі
outer_rim-web-put-away = Згорнути
outer_rim-web-sheet-mine = Моя дошка
outer_rim-web-sheet-others = Інші
outer_rim-web-sheet-market = Ринок
outer_rim-web-holds-fame = Слава
outer_rim-web-holds-credits = Кредити
outer_rim-web-of = { $count } з { $all }
outer_rim-web-board-of = увесь планшет
outer_rim-web-free-slot = вільний слот
outer_rim-web-free-either = вільний слот для вантажу чи обладнання
outer_rim-web-reputation = Репутація
outer_rim-web-illegal = протизаконно
outer_rim-web-choose = Вибрати
outer_rim-web-damage = Пошкодження

## map

outer_rim-web-map = Карта Зовнішнього кільця
outer_rim-web-map-closer = Наблизити
outer_rim-web-map-farther = Віддалити
outer_rim-web-map-fit = Показати всю мапу
outer_rim-web-map-own = До мого корабля
outer_rim-web-map-signs = Що означають знаки
outer_rim-web-map-away =
    { $count ->
        [one] { $count } терен звідси
        [few] { $count } терени звідси
       *[many] { $count } теренів звідси
    }
outer_rim-web-map-stops = там доведеться зупинитися
outer_rim-web-map-open-contact = контакт горілиць
outer_rim-web-map-sought-sure = утікач із твого розшуку
outer_rim-web-map-sought-maybe = може бути утікачем із твого розшуку
outer_rim-web-errand-deliver = сюди везуть вантаж: { $card }
outer_rim-web-errand-attempt = тут халтурка: { $card }
outer_rim-web-errand-hand-over = сюди везуть полоненого: { $card }
outer_rim-web-errand-find = тут утікач: { $card }

## players, market, trade, close-ups

outer_rim-web-ours = не з коробки: наше, доки хтось із коробкою не виправить
outer_rim-web-credits =
    { $count ->
        [one] { $count } кредит
        [few] { $count } кредити
       *[other] { $count } кредитів
    }
outer_rim-web-go-to-market = На ринок
outer_rim-web-buy = Купити
outer_rim-web-cycle = Прокрутити
outer_rim-web-to-pay = Лишилося сплатити:
outer_rim-web-trade = Обмін
outer_rim-web-trade-with = { $who } складає пропозицію для: { $partner }
outer_rim-web-trade-offered = { $who } пропонує обмін: { $partner }
outer_rim-web-trade-gives = Віддає { $who }
outer_rim-web-trade-no-cards = жодної карти
outer_rim-web-trade-less = На 1000 кредитів менше: { $who }
outer_rim-web-trade-more = На 1000 кредитів більше: { $who }
outer_rim-web-trade-of = із { $count }
outer_rim-web-trade-empty = Оберіть, що перейде до іншого: хоча б щось
outer_rim-web-trade-declined-before = Саме це вже відхилили: змініть щось
outer_rim-web-trade-waits = Чекаємо на іншу сторону
outer_rim-web-rules = Правила
outer_rim-web-tests = Перевірки
outer_rim-web-patrol = Патруль
outer_rim-web-calls-patrol = Коли її відкриє купівля, патруль ({ $faction }) летить до покупця: { $count }
outer_rim-web-looked-at = Хтось на нього вже дивився
outer_rim-web-nothing-known = Про порядок карт нічого не відомо
outer_rim-web-slot-cargo = вантаж
outer_rim-web-slot-mod = модифікація
outer_rim-web-slot-crew = екіпаж
outer_rim-web-slot-cargo-or-mod = вантаж або модифікація

## scenes, log, the end

outer_rim-web-scene-end = Чим усе скінчилося
outer_rim-web-scene-gather = Хто полетить Зовнішнім кільцем?
outer_rim-web-scene-combat = Бій
outer_rim-web-scene-market = Ринок
outer_rim-web-scene-report = Що з того вийшло
outer_rim-web-scene-rival = Хід Штінта
outer_rim-web-what-now = Що тепер?
outer_rim-web-fold = Згорнути
outer_rim-web-unfold = Розгорнути
outer_rim-web-close = Закрити
outer_rim-web-go-on = Далі
outer_rim-web-next-step = Наступний крок
outer_rim-web-all-steps = Увесь хід
outer_rim-web-secret = Секрет
outer_rim-web-enemy = Супротивник
outer_rim-web-passed = успіх
outer_rim-web-failed = невдача
outer_rim-web-per-cent = { $count }%
outer_rim-web-defeat-chance = поразка { $count }%
outer_rim-web-dice =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубики
       *[other] { $count } кубиків
    }
outer_rim-web-check-test = перевірка
outer_rim-web-check-delivery = повз перевірку
outer_rim-web-unbeatable = непереможний
outer_rim-web-health-left = Здоров’я: { $left } із { $all }
outer_rim-web-hull-left = Корпус: { $left } із { $all }
outer_rim-web-about-to-roll = зараз кидатиме
outer_rim-web-not-rolled = ще не кидав
outer_rim-web-what-is-at-stake = Що на кону
outer_rim-web-somebody-decides = Зараз вирішує хтось інший
outer_rim-web-others-choose = Обирають інші
outer_rim-web-round = Раунд { $round }
outer_rim-web-fame-by-source = Слава за джерелами
outer_rim-web-fame-over-time = Слава раунд за раундом
outer_rim-web-fame-cargo = вантаж
outer_rim-web-fame-job = халтурки
outer_rim-web-fame-bounty = розшук
outer_rim-web-fame-patrol = патрулі
outer_rim-web-fame-goal = цілі
outer_rim-web-fame-encounter = зустрічі
outer_rim-web-fame-asset = майно
outer_rim-web-check-ground =
    { $dice ->
        [0] наземний бій
        [one] наземний бій, { $dice } кубик
        [few] наземний бій, { $dice } кубики
       *[other] наземний бій, { $dice } кубиків
    }
outer_rim-web-check-ship =
    { $dice ->
        [0] корабельний бій
        [one] корабельний бій, { $dice } кубик
        [few] корабельний бій, { $dice } кубики
       *[other] корабельний бій, { $dice } кубиків
    }
outer_rim-web-so-far = Як до цього дійшло
