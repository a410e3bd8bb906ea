# Що клієнт каже за столом: місця, запитання, журнал, погляд назад, кінець.

## Стіл

table-board = Поле
table-seats = Місця
table-action = Що треба вирішити
table-options = Що ви можете зробити
table-panels = Частини столу
table-panel-board = Поле
table-panel-log = Журнал
table-panel-chat = Чат
table-panel-rules = Правила
table-side = Журнал, чат і правила збоку
table-watching = Ви спостерігаєте
table-your-turn = Ваш хід
table-deciding = Думає { $seat } ({ $who })
table-deciding-partner = { $seat } ({ $who }) вирішує за вашу сторону
table-deciding-phone = { $seat }: рішення на власному пристрої
table-here = тут
table-away = немає за столом
table-partner = ваша сторона
table-clock = Залишилося часу: { $left }
table-clock-days = { $days } дн. { $hours } год
table-clock-hours = { $hours } год { $minutes } хв
table-resigned = гравець здався, далі грає бот
table-stand-in = підміняє { $bot }
table-replace = Нехай грає бот
table-reclaim = Повернути своє місце

## Дії

table-hold = Узяти: { $what } …
table-let-go = Скасувати вибір
table-really = { $option } — справді? Натисніть ще раз
table-filter = Пишіть, щоб звузити вибір
table-none-found = Нічого з такою назвою зробити не можна.
table-all = Усі: { $count }
table-fewer = Згорнути
table-undo = Відмінити
table-undo-ask = Попросити відмінити
table-undo-asked =
    { $count ->
        [one] { $who } просить відмінити { $count } останній вибір.
        [few] { $who } просить відмінити { $count } останні вибори.
       *[many] { $who } просить відмінити { $count } останніх виборів.
    }
table-undo-agree = Згода
table-undo-refuse = Ні
table-undo-waiting = Ви попросили відмінити. Чекаємо на відповідь: { $who }.
table-undo-others = { $who } просить дещо відмінити.
table-why-not = Чому ні?
table-nothing-here = Зараз із цим нічого не зробиш.
table-nothing-now = Зараз вам нічого робити.
table-sending = Ваш вибір надсилається …

## Правила

table-rule = Правило { $rule }
table-rule-open = У книзі правил
table-rules-open = Уся книга

## Роздивитися

table-inspector = Зблизька
table-pin = Закріпити

## Журнал і чат

table-log = Журнал
table-log-empty = Ще нічого не сталося.
table-log-look = Глянути на цю мить ще раз ({ $version })
table-log-undo = { $seat }: вибір відмінено.
table-log-undone = (відмінено)
table-log-fold = Згорнути: { $what }
table-log-unfold =
    Розгорнути { $count ->
        [one] { $count } рядок
        [few] { $count } рядки
       *[other] { $count } рядків
    }: { $what }
table-since = Відтоді, як ви ходили
table-since-look = Переглянути крок за кроком
table-since-close = Закрити
table-chat = Чат
table-chat-empty = Ще ніхто нічого не сказав.
table-chat-spectator = глядач
table-chat-say = Скажіть щось
table-chat-send = Надіслати
table-chat-to = Хто це почує
table-chat-everybody = Усім
table-chat-side = Лише своїм ({ $side })
table-chat-among = лише свої ({ $side })

## Погляд назад

table-history = Через усю гру
table-moment = мить { $version } з { $last }
table-first = На початок
table-earlier = На крок назад
table-later = На крок уперед
table-last = У кінець
table-looking-back = Ви дивитеся назад: мить { $version } з { $last }
table-back-to-now = До теперішнього

## Зв’язок

table-connection-connecting = Сідаємо за стіл …
table-connection-lost = Зв’язок втрачено, пробуємо знову …
table-connection-offline = Немає мережі. Стіл чекає, і ми теж.
table-connection-keeps = Немає зв’язку. Ваш вибір збережено й буде надіслано.
table-connection-back = Знову за столом.

## Кілька гравців за одним екраном

table-pass = Передайте пристрій. Черга: { $seat }
table-pass-about = Решта відвертається. Картки з’являться, коли { $who } підтвердить готовність.
table-ready = Це я, { $seat }. Покажіть мої картки
table-curtain-off = Я граю за всіх сам: завіса не потрібна
table-curtain = Завіса між місцями
table-tabletop = Цей екран відкритий для всіх
table-phones = Картки на телефонах
table-phones-about = Відкрийте місце на телефоні: він показує ту руку й ходить за неї, а цей екран може показувати стіл усім.
table-phone-link = Створити посилання
table-phone-for = Посилання на місце: { $seat }

## Меню

table-menu = Більше
table-sound = Звук, коли мій хід
table-auto-pass = Пасувати за мене, коли вибору немає
table-watch = Запросити глядачів
table-watch-about = Хто має це посилання, бачить стіл як глядач: без рук гравців.
table-rest = Нехай за мене грає бот
table-rest-seat = Нехай грає бот: { $seat }
table-resign = Здатися
table-resign-seat = Здатися: { $seat }
table-resign-about = Відмінити це не можна. Якщо сторін дві, перемагає інша; за більшим столом далі грає бот.
table-resign-yes = Так, здаюся
table-record = Завантажити запис гри

## Кінець

table-over = Гру закінчено
table-won = Перемога: { $who }
table-you-won = Ви перемогли!
table-you-lost = Ви програли. { $who }
table-side-won = Переміг автоматичний суперник: { $side }
table-nobody-won = Не переміг ніхто
table-over-resigned = { $who }: гравець здався.
table-over-closed = Гру завершили господарі столу.
table-over-time = { $who }: час вийшов.
table-rematch = Ще раз
table-rematch-go = До нової гри
table-replay = Повтор
table-play-on = Грати звідси далі
table-play-on-from = Грати далі з обраного моменту
table-chart = Перебіг гри
table-chart-about = від програшу (внизу) до перемоги (вгорі), як бачать боти

## Повтор

table-replay-title = Повтор: { $game }
table-replay-play = Відтворити
table-replay-pause = Пауза
table-replay-speed = Швидкість
table-replay-eyes = Чиїми очима
table-replay-open = усе відкрито
table-replay-spectator = глядач
table-replay-share = Посилання на цю мить
table-replay-table = До столу
table-replay-as = Грати звідси: { $seat }
table-replay-on-about = Новий стіл від цієї миті, на інших місцях боти. Те, чого вибране місце знати не могло, роздається заново.
table-replay-old = Грали за старішими правилами: показати можна лише деякі миті.
table-replay-not-over = Гру не закінчено: ви бачите лише те, що вам можна знати.

## Що думали боти

table-thoughts = Що думав бот
table-thought-next = Наступна думка
table-thought-earlier = Попередня думка
table-thought-none = Над цим кроком жоден бот не думав.
table-thought-iterations =
    { $count ->
        [one] { $count } уявна партія
        [few] { $count } уявні партії
       *[many] { $count } уявних партій
    }
table-thought-choices = Що зважував
table-thought-picked = вибрано
table-thought-value = шанси
table-thought-visits = спроби
table-thought-more =
    { $count ->
        [one] і ще { $count } варіант
        [few] і ще { $count } варіанти
       *[many] і ще { $count } варіантів
    }
table-thought-beliefs = Що припускав
table-thought-rest = щось інше

## Що не вийшло

table-problem-stale = Тим часом гра пішла далі. Погляньте ще раз: ось як усе зараз.
table-problem-not-your-turn = Зараз хід когось іншого.
table-problem-not-your-table = У вас немає місця за цим столом.
table-problem-not-your-side = Ви не граєте за цю сторону.
table-problem-game-over = Гру закінчено.
table-problem-too-many-picks = Зараз хід когось іншого.
table-problem-no-undo = Це вже не відмінити: був випадок або стало видно щось приховане.
table-problem-no-request = На вашу відповідь уже ніхто не чекає.
table-problem-not-absent = Цей гравець ще тут.
table-problem-nobody-to-replace = Там ніхто не грає.
table-problem-resigned = Ви здалися.
table-problem-not-over = Це можна побачити, коли гру закінчено.
table-problem-old-rules = Цю гру грали за старішими правилами. Її можна дивитися, але не грати далі.
table-problem-no-such-moment = Звідти грати далі не можна.
