# What the table of Star Wars: Outer Rim says besides the game's own catalogue.

## the board

outer_rim-web-panels = Панели
outer_rim-web-put-away = Свернуть
outer_rim-web-sheet-mine = Моя доска
outer_rim-web-sheet-others = Остальные
outer_rim-web-sheet-market = Рынок
outer_rim-web-holds-fame = Слава
outer_rim-web-holds-credits = Кредиты
outer_rim-web-of = { $count } из { $all }
outer_rim-web-board-of = весь планшет
outer_rim-web-free-slot = свободная ячейка
outer_rim-web-free-either = свободная ячейка для груза или модификации
outer_rim-web-reputation = Репутация
outer_rim-web-illegal = незаконно
outer_rim-web-choose = Выбрать
outer_rim-web-damage = Урон

## map

outer_rim-web-map = Карта Внешнего Кольца
outer_rim-web-map-closer = Приблизить
outer_rim-web-map-farther = Отдалить
outer_rim-web-map-fit = Показать всю карту
outer_rim-web-map-own = К моему кораблю
outer_rim-web-map-signs = Что означают знаки
outer_rim-web-map-away =
    { $count ->
        [one] { $count } локация отсюда
        [few] { $count } локации отсюда
       *[many] { $count } локаций отсюда
    }
outer_rim-web-map-stops = там придётся остановиться
outer_rim-web-map-open-contact = открытый контакт
outer_rim-web-map-sought-sure = цель вашей награды за голову
outer_rim-web-map-sought-maybe = может быть целью вашей награды за голову
outer_rim-web-errand-deliver = сюда везут груз: { $card }
outer_rim-web-errand-attempt = здесь задание: { $card }
outer_rim-web-errand-hand-over = сюда везут пленника: { $card }
outer_rim-web-errand-find = здесь разыскиваемый: { $card }

## players, market, trade, close-ups

outer_rim-web-ours = не из коробки: наше, пока кто-нибудь с коробкой не исправит
outer_rim-web-credits =
    { $count ->
        [one] { $count } кредит
        [few] { $count } кредита
       *[other] { $count } кредитов
    }
outer_rim-web-go-to-market = На рынок
outer_rim-web-buy = Купить
outer_rim-web-cycle = Прокрутить
outer_rim-web-to-pay = Осталось заплатить:
outer_rim-web-trade = Обмен
outer_rim-web-trade-with = { $who } составляет предложение для: { $partner }
outer_rim-web-trade-offered = { $who } предлагает обмен: { $partner }
outer_rim-web-trade-gives = Отдаёт { $who }
outer_rim-web-trade-no-cards = ни одной карты
outer_rim-web-trade-less = На 1000 кредитов меньше: { $who }
outer_rim-web-trade-more = На 1000 кредитов больше: { $who }
outer_rim-web-trade-of = из { $count }
outer_rim-web-trade-empty = Выберите, что перейдёт к другому: хотя бы что-то
outer_rim-web-trade-declined-before = Именно это уже отклонили: измените что-нибудь
outer_rim-web-trade-waits = Ждём другую сторону
outer_rim-web-rules = Правила
outer_rim-web-tests = Проверки
outer_rim-web-patrol = Патруль
outer_rim-web-calls-patrol = Когда её откроет покупка, патруль ({ $faction }) летит к покупателю: { $count }
outer_rim-web-looked-at = Кто-то на него уже смотрел
outer_rim-web-nothing-known = О порядке карт ничего не известно
outer_rim-web-slot-cargo = груз
outer_rim-web-slot-mod = модификация
outer_rim-web-slot-crew = экипаж
outer_rim-web-slot-cargo-or-mod = груз или модификация

## scenes, log, the end

outer_rim-web-scene-end = Чем всё кончилось
outer_rim-web-scene-gather = Кто полетит по Внешнему Кольцу?
outer_rim-web-scene-combat = Бой
outer_rim-web-scene-market = Рынок
outer_rim-web-scene-report = Что из этого вышло
outer_rim-web-scene-rival = Ход автоматического соперника
outer_rim-web-what-now = Что теперь?
outer_rim-web-fold = Свернуть
outer_rim-web-unfold = Развернуть
outer_rim-web-close = Закрыть
outer_rim-web-go-on = Дальше
outer_rim-web-next-step = Следующий шаг
outer_rim-web-all-steps = Весь ход
outer_rim-web-secret = Секрет
outer_rim-web-enemy = Противник
outer_rim-web-passed = успех
outer_rim-web-failed = неудача
outer_rim-web-per-cent = { $count }%
outer_rim-web-defeat-chance = поражение { $count }%
outer_rim-web-dice =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[other] { $count } кубиков
    }
outer_rim-web-check-test = проверка
outer_rim-web-check-delivery = мимо досмотра
outer_rim-web-unbeatable = непобедим
outer_rim-web-health-left = Здоровье: { $left } из { $all }
outer_rim-web-hull-left = Корпус: { $left } из { $all }
outer_rim-web-about-to-roll = сейчас бросит
outer_rim-web-not-rolled = ещё не бросал
outer_rim-web-what-is-at-stake = Что на кону
outer_rim-web-somebody-decides = Сейчас решает кто-то другой
outer_rim-web-others-choose = Выбирают другие
outer_rim-web-round = Раунд { $round }
outer_rim-web-fame-by-source = Слава по источникам
outer_rim-web-fame-over-time = Слава раунд за раундом
outer_rim-web-fame-cargo = груз
outer_rim-web-fame-job = задания
outer_rim-web-fame-bounty = награды за головы
outer_rim-web-fame-patrol = патрули
outer_rim-web-fame-goal = цели
outer_rim-web-fame-encounter = встречи
outer_rim-web-fame-asset = имущество
outer_rim-web-check-ground =
    { $dice ->
        [0] наземный бой
        [one] наземный бой, { $dice } кубик
        [few] наземный бой, { $dice } кубика
       *[other] наземный бой, { $dice } кубиков
    }
outer_rim-web-check-ship =
    { $dice ->
        [0] корабельный бой
        [one] корабельный бой, { $dice } кубик
        [few] корабельный бой, { $dice } кубика
       *[other] корабельный бой, { $dice } кубиков
    }
outer_rim-web-so-far = Как до этого дошло
