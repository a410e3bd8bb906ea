# Что клиент говорит за столом: места, вопросы, журнал, взгляд назад, конец.

## Стол

table-board = Поле
table-seats = Места
table-action = Что нужно решить
table-options = Что вы можете сделать
table-panels = Части стола
table-panel-board = Поле
table-panel-log = Журнал
table-panel-chat = Чат
table-panel-rules = Правила
table-side = Журнал, чат и правила сбоку
table-watching = Вы наблюдаете
table-your-turn = Ваш ход
table-deciding = Думает { $seat } ({ $who })
table-deciding-partner = { $seat } ({ $who }) решает за вашу сторону
table-deciding-phone = { $seat }: решение на своём устройстве
table-here = за столом
table-away = нет за столом
table-partner = ваша сторона
table-clock = Осталось времени: { $left }
table-clock-days = { $days } дн. { $hours } ч
table-clock-hours = { $hours } ч { $minutes } мин
table-resigned = игрок сдался, дальше играет бот
table-stand-in = подменяет { $bot }
table-replace = Пусть играет бот
table-reclaim = Вернуть своё место

## Действия

table-hold = Взять: { $what } …
table-let-go = Отменить выбор
table-really = { $option } — точно? Нажмите ещё раз
table-filter = Пишите, чтобы сузить выбор
table-none-found = Ничего с таким названием сделать нельзя.
table-all = Все: { $count }
table-fewer = Свернуть
table-undo = Отменить
table-undo-ask = Попросить отменить
table-undo-asked =
    { $count ->
        [one] { $who } просит отменить { $count } последний выбор.
        [few] { $who } просит отменить { $count } последних выбора.
       *[many] { $who } просит отменить { $count } последних выборов.
    }
table-undo-agree = Согласиться
table-undo-refuse = Нет
table-undo-waiting = Вы попросили отменить. Ждём ответа: { $who }.
table-undo-others = { $who } просит кое-что отменить.
table-why-not = Почему нет?
table-nothing-here = Сейчас с этим ничего не сделать.
table-nothing-now = Сейчас вам нечего делать.
table-sending = Ваш выбор отправляется …

## Правила

table-rule = Правило { $rule }
table-rule-open = В книге правил
table-rules-open = Вся книга

## Рассмотреть

table-inspector = Вблизи
table-pin = Закрепить

## Журнал и чат

table-log = Журнал
table-log-empty = Пока ничего не произошло.
table-log-look = Взглянуть на этот момент ещё раз ({ $version })
table-log-undo = { $seat }: выбор отменён.
table-log-undone = (отменено)
table-log-fold = Свернуть: { $what }
table-log-unfold =
    Развернуть { $count ->
        [one] { $count } строку
        [few] { $count } строки
       *[other] { $count } строк
    }: { $what }
table-since = С вашего последнего хода
table-since-look = Просмотреть шаг за шагом
table-since-close = Закрыть
table-chat = Чат
table-chat-empty = Пока никто ничего не сказал.
table-chat-spectator = зритель
table-chat-say = Скажите что-нибудь
table-chat-send = Отправить
table-chat-to = Кто это услышит
table-chat-everybody = Всем
table-chat-side = Только своим ({ $side })
table-chat-among = только свои ({ $side })

## Взгляд назад

table-history = По всей игре
table-moment = момент { $version } из { $last }
table-first = В начало
table-earlier = На шаг назад
table-later = На шаг вперёд
table-last = В конец
table-looking-back = Вы смотрите назад: момент { $version } из { $last }
table-back-to-now = К настоящему

## Связь

table-connection-connecting = Садимся за стол …
table-connection-lost = Связь потеряна, пробуем снова …
table-connection-offline = Нет сети. Стол ждёт, и мы тоже.
table-connection-keeps = Нет связи. Ваш выбор сохранён и будет отправлен.
table-connection-back = Снова за столом.

## Несколько игроков за одним экраном

table-pass = Передайте устройство. Очередь: { $seat }
table-pass-about = Остальные отворачиваются. Карты появятся, когда { $who } подтвердит готовность.
table-ready = Это я, { $seat }. Покажите мои карты
table-curtain-off = Я играю за всех один: занавес не нужен
table-curtain = Занавес между местами
table-tabletop = Этот экран открыт для всех
table-phones = Карты на телефонах
table-phones-about = Откройте место на телефоне: он показывает эту руку и ходит за неё, а этот экран может показывать стол всем.
table-phone-link = Сделать ссылку
table-phone-for = Ссылка на место: { $seat }

## Меню

table-menu = Ещё
table-sound = Звук, когда мой ход
table-auto-pass = Пасовать за меня, когда выбора нет
table-watch = Пригласить зрителей
table-watch-about = У кого есть эта ссылка, видит стол как зритель: без рук игроков.
table-rest = Пусть за меня играет бот
table-rest-seat = Пусть играет бот: { $seat }
table-resign = Сдаться
table-resign-seat = Сдаться: { $seat }
table-resign-about = Отменить это нельзя. Если сторон две, побеждает другая; за большим столом дальше играет бот.
table-resign-yes = Да, сдаюсь
table-record = Скачать запись игры

## Конец

table-over = Игра закончена
table-won = Победа: { $who }
table-you-won = Вы победили!
table-you-lost = Вы проиграли. { $who }
table-side-won = Победил автоматический соперник: { $side }
table-nobody-won = Не победил никто
table-over-resigned = { $who }: игрок сдался.
table-over-closed = Игру закончили хозяева стола.
table-over-time = { $who }: время вышло.
table-rematch = Ещё раз
table-rematch-go = К новой игре
table-replay = Повтор
table-play-on = Играть отсюда дальше
table-play-on-from = Играть дальше с выбранного момента
table-chart = Ход игры
table-chart-about = от проигрыша (внизу) до победы (вверху), как видят боты

## Повтор

table-replay-title = Повтор: { $game }
table-replay-play = Воспроизвести
table-replay-pause = Пауза
table-replay-speed = Скорость
table-replay-eyes = Чьими глазами
table-replay-open = всё открыто
table-replay-spectator = зритель
table-replay-share = Ссылка на этот момент
table-replay-table = К столу
table-replay-as = Играть отсюда: { $seat }
table-replay-on-about = Новый стол с этого момента, на остальных местах боты. То, чего выбранное место знать не могло, раздаётся заново.
table-replay-old = Играли по старым правилам: показать можно лишь некоторые моменты.
table-replay-not-over = Игра не закончена: вы видите лишь то, что вам можно знать.

## Что думали боты

table-thoughts = Что думал бот
table-thought-next = Следующая мысль
table-thought-earlier = Предыдущая мысль
table-thought-none = Над этим шагом ни один бот не думал.
table-thought-iterations =
    { $count ->
        [one] { $count } воображаемая партия
        [few] { $count } воображаемые партии
       *[many] { $count } воображаемых партий
    }
table-thought-choices = Что взвешивал
table-thought-picked = выбрано
table-thought-value = шансы
table-thought-visits = попытки
table-thought-more =
    { $count ->
        [one] и ещё { $count } вариант
        [few] и ещё { $count } варианта
       *[many] и ещё { $count } вариантов
    }
table-thought-beliefs = Что предполагал
table-thought-rest = что-то другое

## Что не вышло

table-problem-stale = Тем временем игра ушла вперёд. Взгляните ещё раз: вот как всё сейчас.
table-problem-not-your-turn = Сейчас ход кого-то другого.
table-problem-not-your-table = У вас нет места за этим столом.
table-problem-not-your-side = Вы не играете за эту сторону.
table-problem-game-over = Игра закончена.
table-problem-too-many-picks = Сейчас ход кого-то другого.
table-problem-no-undo = Этого уже не отменить: был случай или открылось что-то скрытое.
table-problem-no-request = Вашего ответа уже никто не ждёт.
table-problem-not-absent = Этот игрок ещё здесь.
table-problem-nobody-to-replace = Там никто не играет.
table-problem-resigned = Вы сдались.
table-problem-not-over = Это можно увидеть, когда игра закончена.
table-problem-old-rules = В эту игру играли по старым правилам. Её можно смотреть, но не играть дальше.
table-problem-no-such-moment = Оттуда играть дальше нельзя.
