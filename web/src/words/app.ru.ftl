# What the client says around the table: home, a new table, joining, the rules, and what went wrong.

## Everywhere

app-tagline = Настольные игры с тайнами по полным правилам. С друзьями на расстоянии, за одним экраном или против бота. Регистрироваться не нужно.
app-home = Главная
app-rules = Правила
app-language = Язык
app-theme-system = Цвета: как в системе
app-theme-dark = Цвета: тёмные
app-theme-light = Цвета: светлые
app-again = Попробовать ещё раз
app-notice = От хозяев этого стола
app-restart-title = Стол скоро перезапустят
app-restart = Ваша игра сохранена и продолжится сразу после этого. Новым играм придётся подождать несколько минут.
app-restart-at = Это произойдёт в { $time }. Ваша игра сохранена и продолжится сразу после этого. Новым играм придётся подождать.
app-close = Закрыть
app-copy = Копировать
app-copied = Скопировано
app-save = Сохранить
app-cancel = Отмена
app-loading = Минутку…
app-nowhere = По этому адресу ничего нет.
app-nowhere-home = Назад к играм

## Who somebody is

app-guest-names = Тихий Лис | Смелая Цапля | Хитрая Выдра | Ночная Сова | Серый Волк | Рыжая Белка | Быстрый Заяц | Спокойный Барсук | Мудрый Ворон | Весёлая Рысь | Счастливый Журавль | Неуловимая Куница
app-nobody = гость
app-bot-random = Слабый бот
app-bot-greedy = Средний бот
app-bot-ismcts = Сильный бот
app-bot-other = Бот «{ $name }»
app-bot-random-about = выбирает любой разрешённый ход
app-bot-greedy-about = думает на шаг вперёд
app-bot-ismcts-about = представляет скрытое и раз за разом продумывает игру дальше
app-seat-open = свободно
app-seat-you = вы

## You

app-you = Вы
app-you-open = Вы: { $name }
app-you-name = Ваше имя
app-you-guest = Вы играете как гость; вас узнают по файлу cookie этого браузера.
app-you-account = Вы вошли как { $login }.
app-you-why = С учётной записью ваши игры будут на каждом устройстве.
app-you-make = Создать учётную запись
app-you-login = Войти
app-you-logout = Выйти
app-you-login-name = Логин
app-you-password = Пароль (не меньше 8 символов)
app-you-mail = Почта, если хотите получать письмо, когда ваш ход
app-you-more = Пароль, устройства, токены, ваши данные
app-you-more-guest = Устройства, токены, забытый пароль

## Home

app-home-headline = Садитесь и играйте
app-home-games = Игры
app-home-play = Играть
app-home-play-about = { $game }: играть сейчас против бота
app-home-new = Новый стол
app-home-new-about = { $game }: открыть новый стол
app-home-rules-about = { $game }: правила
app-home-join = Присоединиться
app-home-join-label = Вам прислали ссылку? Вставьте её сюда
app-home-join-bad = Это не ссылка на стол на этом сервере.
app-home-mine = Ваши игры
app-home-finished = Завершённые игры
app-home-public = За другими столами
app-home-your-turn = Ваш ход
app-home-turn-of = Ход: { $who }
app-home-gathering =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободного места
    }
app-home-with = играют: { $people }
app-home-alone = за одним экраном
app-home-won = Вы победили
app-home-lost = Победа: { $who }
app-home-nobody = Не победил никто
app-home-ended = Завершена
app-home-replay = Посмотреть партию
app-home-sit = Занять место
app-home-watch = Наблюдать
app-home-more = Показать все
app-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
app-players-range =
    { $most ->
        [one] { $least }–{ $most } игрок
        [few] { $least }–{ $most } игрока
        [many] { $least }–{ $most } игроков
       *[other] { $least }–{ $most } игрока
    }
app-length-uprising = около 20 минут
app-length-commanders = около 30 минут
app-length-rebellion = три–четыре часа
app-different-uprising = Две стороны — две разные игры: одна блефует закрытыми картами, у другой четыре жетона, и их всегда мало.
app-different-commanders = Каждый корабль в линии обороны кому-то придётся повторить во флоте — вам или сопернику; четыре особые карты рушат любой план.
app-different-rebellion = Повстанцы прячут базу в одной из 32 систем; Империя ищет её зондами, лидерами и флотом. Целый вечер миссий, сражений и нервов.

## New table

app-new-title = Новый стол
app-new-game = Игра
app-new-players = Игроки
app-new-seats = Места
app-new-seats-about = Выберите, кто где сидит, или перетащите кого-нибудь на другое место, чтобы поменяться.
app-new-seat = Кто займёт место: { $seat }
app-new-me = Я
app-new-open = Кто-то другой
app-new-open-about = у кого есть ссылка
app-new-swap = Поменять местами
app-new-hot-seat = Несколько мест ваши: между ходами карты скрывает занавес.
app-new-watching = Ни одно место не ваше: вы будете наблюдать.
app-new-options = Параметры
app-new-option-uprising-capitol = Режим «Капитолий»
app-new-option-uprising-missions = Задания
app-new-option-commanders-first = Первый ход
app-new-option-rebellion-setup = Отряды в начале
app-new-option-rebellion-initiative = Порядок ходов в командной игре
app-new-option-outer_rim-map = Поле
app-new-option-outer_rim-fame = Слава для победы
app-new-option-outer_rim-characters = Персонажи
app-new-option-outer_rim-transfers = Кредиты можно передавать и вне обмена
app-new-option-outer_rim-rival_fame = Слава автоматического соперника в начале
app-new-choice-drawn = по жребию
app-new-choice-full = каждый расставляет свои
app-new-choice-first-game = постоянные, для первой игры
app-new-choice-printed = по номерам инициативы
app-new-choice-alternating = повстанцы и Империя по очереди
app-new-choice-consecutive = оба хода повстанцев, затем оба хода Империи
app-new-choice-standard = обычное
app-new-choice-unknown-regions = неизвестные регионы: фрагменты в случайном порядке
app-new-choice-chosen = каждый выбирает сам
app-new-chance = решит случай
app-new-chosen = { $chosen } из { $count }
app-new-time = Время
app-new-time-none = Без часов
app-new-time-none-about = Каждый думает, сколько хочет.
app-new-time-live = Часы
app-new-time-live-about = На один вечер: столько минут на всю игру, и секунды добавляются за каждый ход.
app-new-time-mail = Дни
app-new-time-mail-about = На несколько недель: столько дней на каждый ход.
app-new-minutes = Минут каждому
app-new-increment = Секунд за каждый ход
app-new-days = Дней на ход
app-new-visible = Кто может найти стол
app-new-public = Все
app-new-public-about = Стол есть в списке; сесть или наблюдать может кто угодно.
app-new-link = Только по ссылке
app-new-link-about = Сесть или наблюдать может тот, у кого есть ссылка.
app-new-make = Открыть стол
app-new-begin = Начать
app-summary-live = часы: { $minutes } мин + { $increment } с
app-summary-mail =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
        [many] { $days } дней на ход
       *[other] { $days } дня на ход
    }

## Joining and waiting

app-join-title = { $game }: стол
app-join-invite = Пригласите кого-нибудь
app-join-link = Ссылка на этот стол
app-join-qr = QR-код ссылки
app-join-scan = или отсканируйте телефоном
app-join-local = Эта ссылка работает только на этом компьютере. Чтобы к вам могли присоединиться другие, запустите стол командой { $command } и откройте его по адресу этого компьютера.
app-join-share = Поделиться
app-join-seats = Места
app-join-take = Сесть сюда
app-join-take-about = Сесть сюда: { $seat }
app-join-leave = Встать
app-join-leave-about = Встать с места: { $seat }
app-join-waiting =
    { $count ->
        [one] Игра начнётся, когда сядет ещё { $count } игрок.
        [few] Игра начнётся, когда сядут ещё { $count } игрока.
        [many] Игра начнётся, когда сядут ещё { $count } игроков.
       *[other] Игра начнётся, когда сядут ещё { $count } игрока.
    }
app-join-begun = Игра началась; все места заняты.
app-join-over = Эта игра завершена.
app-join-go = К столу
app-join-claiming = Готовим ваше место…
app-join-key = На другом устройстве
app-join-key-about = Место на другом устройстве: { $seat }
app-join-key-note = Кто откроет эту ссылку, тоже будет сидеть на вашем месте. Это тайна; новая ссылка отменяет старую.
app-join-key-link = Тайная ссылка места

## Rules

app-rules-of = Правила: { $game }
app-rules-games = Правила игр
app-rules-search = Поиск по словам или номеру
app-rules-found =
    { $count ->
        [0] Ни одно правило не содержит этих слов.
        [one] { $count } правило
        [few] { $count } правила
        [many] { $count } правил
       *[other] { $count } правила
    }
app-rules-untranslated = Эти правила ещё не переведены; вот они на английском.
app-rules-english = ещё не переведено
app-rules-chapters = Главы
app-rules-link = Ссылка на правило { $rule }
app-rules-source = Источник: { $source }

## What went wrong

app-problem-banned = Хозяева этого стола вас не пускают. { $reason }
app-problem-restarting = Стол скоро перезапустят. Начните новую игру через несколько минут.
app-problem-unreachable = Сервер не отвечает. Всё ли в порядке с сетью?
app-problem-other = Не получилось: { $detail }
app-problem-our-fault = Что-то не так с сервером; подробности — в его журнале.
app-problem-not-found = Такого стола здесь нет (или уже нет).
app-problem-seat-taken = Кто-то успел раньше: место занято.
app-problem-has-begun = Игра уже началась.
app-problem-not-your-seat = Это не ваше место.
app-problem-bad-login = Неверный логин или пароль.
app-problem-weak-password = Такой пароль угадали бы первым. Возьмите подлиннее и свой.
app-problem-name-of-a-bot = Так здесь зовут бота. Возьмите другое имя.
app-problem-bad-password = Это не ваш пароль.
app-problem-no-letters = Этот сервер не отправляет писем. Обратитесь к тому, кто его держит.
app-problem-too-many-tokens = У вас слишком много токенов. Сначала отзовите какой-нибудь.
app-problem-login-taken = Такой логин уже занят.
app-problem-has-account = У вас уже есть учётная запись.
app-problem-bad-request = Что-то здесь не так: { $detail }
app-problem-bad-key = Эта ссылка на место больше не действует. Попросите новую.
app-problem-too-fast = Слишком быстро: подождите немного.
app-problem-too-many-connections = Вы открыли этот сервер в слишком многих окнах. Закройте часть из них.
app-problem-thinks-too-long = На этом сервере боты не могут думать так долго. Выберите более быстрого.
app-problem-nobody-plays = Здесь за столом должен быть человек: сядьте сами или оставьте одно место свободным.
app-problem-too-many-bots = В ваших партиях играет уже столько ботов, что остальным пришлось бы ждать. Сначала доиграйте какую-нибудь из них.
app-problem-too-many-tables = Сегодня вы открыли уже много столов. Сначала доиграйте или покиньте какие-нибудь из них.
app-problem-database-away = Сервер сейчас не может добраться до своих записей. Ничего не потеряно: попробуйте через минуту.
app-problem-who-are-you = Сервер вас больше не узнаёт. Загрузите страницу ещё раз.
