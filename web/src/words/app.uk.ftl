# What the client says around the table: home, a new table, joining, the rules, and what went wrong.

## Everywhere

app-tagline = Настільні ігри з таємницями за повними правилами. З друзями на відстані, за одним екраном або проти бота. Реєструватися не треба.
app-home = Головна
app-rules = Правила
app-language = Мова
app-theme-system = Кольори: як у системі
app-theme-dark = Кольори: темні
app-theme-light = Кольори: світлі
app-again = Спробувати ще раз
app-notice = Від господарів цього столу
app-restart-title = Стіл скоро перезапустять
app-restart = Вашу гру збережено, і вона триватиме одразу після цього. Нові ігри зачекають кілька хвилин.
app-restart-at = Це станеться о { $time }. Вашу гру збережено, і вона триватиме одразу після цього. Нові ігри зачекають.
app-close = Закрити
app-copy = Копіювати
app-copied = Скопійовано
app-save = Зберегти
app-cancel = Скасувати
app-loading = Хвилинку…
app-nowhere = За цією адресою нічого немає.
app-nowhere-home = Назад до ігор

## Who somebody is

app-guest-names = Тихий Лис | Смілива Чапля | Хитра Видра | Нічна Сова | Сірий Вовк | Руда Білка | Прудкий Заєць | Спокійний Борсук | Мудрий Крук | Весела Рись | Щасливий Журавель | Невловима Куниця
app-nobody = гість
app-bot-random = Слабкий бот
app-bot-greedy = Середній бот
app-bot-ismcts = Сильний бот
app-bot-other = Бот «{ $name }»
app-bot-random-about = обирає будь-який дозволений хід
app-bot-greedy-about = думає на крок уперед
app-bot-ismcts-about = уявляє приховане й раз за разом продумує гру далі
app-seat-open = вільно
app-seat-you = ви

## You

app-you = Ви
app-you-open = Ви: { $name }
app-you-name = Ваше ім’я
app-you-guest = Ви граєте як гість; вас упізнають за файлом cookie цього браузера.
app-you-account = Ви ввійшли як { $login }.
app-you-why = З обліковим записом ваші ігри будуть на кожному пристрої.
app-you-make = Створити обліковий запис
app-you-login = Увійти
app-you-logout = Вийти
app-you-login-name = Логін
app-you-password = Пароль (щонайменше 8 символів)
app-you-mail = Пошта, якщо хочете отримувати листа, коли ваш хід
app-you-more = Пароль, пристрої, токени, ваші дані
app-you-more-guest = Пристрої, токени, забутий пароль

## Home

app-home-headline = Сідайте та грайте
app-home-games = Ігри
app-home-play = Грати
app-home-play-about = { $game }: грати зараз проти бота
app-home-new = Новий стіл
app-home-new-about = { $game }: відкрити новий стіл
app-home-rules-about = { $game }: правила
app-home-join = Приєднатися
app-home-join-label = Вам надіслали посилання? Вставте його сюди
app-home-join-bad = Це не посилання на стіл на цьому сервері.
app-home-mine = Ваші ігри
app-home-finished = Завершені ігри
app-home-public = За іншими столами
app-home-your-turn = Ваш хід
app-home-turn-of = Хід: { $who }
app-home-gathering =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
        [many] { $count } вільних місць
       *[other] { $count } вільного місця
    }
app-home-with = грають: { $people }
app-home-alone = за одним екраном
app-home-won = Ви перемогли
app-home-lost = Перемога: { $who }
app-home-nobody = Не переміг ніхто
app-home-ended = Завершено
app-home-replay = Переглянути партію
app-home-sit = Зайняти місце
app-home-watch = Спостерігати
app-home-more = Показати всі
app-players =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }
app-players-range =
    { $most ->
        [one] { $least }–{ $most } гравець
        [few] { $least }–{ $most } гравці
        [many] { $least }–{ $most } гравців
       *[other] { $least }–{ $most } гравця
    }
app-length-uprising = близько 20 хвилин
app-length-commanders = близько 30 хвилин
app-length-rebellion = три–чотири години
app-different-uprising = Дві сторони — дві різні гри: одна блефує закритими картками, друга має чотири жетони, і їх завжди замало.
app-different-commanders = Кожен корабель у лінії оборони комусь доведеться повторити у флоті — вам або суперникові; чотири особливі картки руйнують будь-який план.
app-different-rebellion = Повстанці ховають базу в одній із 32 систем; Імперія шукає її зондами, лідерами та флотом. Цілий вечір місій, битв і нервів.

## New table

app-new-title = Новий стіл
app-new-game = Гра
app-new-players = Гравці
app-new-seats = Місця
app-new-seats-about = Оберіть, хто де сидить, або перетягніть когось на інше місце, щоб помінятися.
app-new-seat = Хто сяде на це місце: { $seat }
app-new-me = Я
app-new-open = Хтось інший
app-new-open-about = хто має посилання
app-new-swap = Поміняти місцями
app-new-hot-seat = Кілька місць ваші: між ходами картки ховає завіса.
app-new-watching = Жодне місце не ваше: ви спостерігатимете.
app-new-options = Параметри
app-new-option-uprising-capitol = Режим «Капітолій»
app-new-option-uprising-missions = Завдання
app-new-option-commanders-first = Перший хід
app-new-option-rebellion-setup = Війська на початку
app-new-option-rebellion-initiative = Порядок ходів у командній грі
app-new-option-outer_rim-map = Мапа
app-new-option-outer_rim-fame = Слава для перемоги
app-new-option-outer_rim-characters = Персонажі
app-new-option-outer_rim-transfers = Кредити можна передавати й поза обміном
app-new-option-outer_rim-rival_fame = Слава Штінта на початку
app-new-choice-drawn = за жеребом
app-new-choice-full = кожен розставляє свої
app-new-choice-first-game = сталі, для першої гри
app-new-choice-printed = за номерами ініціативи
app-new-choice-alternating = повстанці та Імперія по черзі
app-new-choice-consecutive = обидва ходи повстанців, потім обидва Імперії
app-new-choice-standard = звичайна
app-new-choice-unknown-regions = невідомі регіони: фрагменти у випадковому порядку
app-new-choice-chosen = кожен обирає сам
app-new-chance = випадок вирішить
app-new-chosen = { $chosen } з { $count }
app-new-time = Час
app-new-time-none = Без годинника
app-new-time-none-about = Кожен думає, скільки хоче.
app-new-time-live = Годинник
app-new-time-live-about = На один вечір: стільки хвилин на всю гру, і секунди додаються за кожен хід.
app-new-time-mail = Дні
app-new-time-mail-about = На кілька тижнів: стільки днів на кожен хід.
app-new-minutes = Хвилин кожному
app-new-increment = Секунд за кожен хід
app-new-days = Днів на хід
app-new-visible = Хто може знайти стіл
app-new-public = Усі
app-new-public-about = Стіл є у списку; будь-хто може сісти або спостерігати.
app-new-link = Лише за посиланням
app-new-link-about = Сісти або спостерігати може той, хто має посилання.
app-new-make = Відкрити стіл
app-new-begin = Почати
app-summary-live = годинник: { $minutes } хв + { $increment } с
app-summary-mail =
    { $days ->
        [one] { $days } день на хід
        [few] { $days } дні на хід
        [many] { $days } днів на хід
       *[other] { $days } дня на хід
    }

## Joining and waiting

app-join-title = { $game }: стіл
app-join-invite = Запросіть когось
app-join-link = Посилання на цей стіл
app-join-qr = QR-код посилання
app-join-scan = або зіскануйте телефоном
app-join-local = Це посилання працює лише на цьому комп’ютері. Щоб до вас могли приєднатися інші, запустіть стіл командою { $command } і відкрийте його за адресою цього комп’ютера.
app-join-share = Поділитися
app-join-seats = Місця
app-join-take = Сісти тут
app-join-take-about = Сісти тут: { $seat }
app-join-leave = Встати
app-join-leave-about = Встати з місця: { $seat }
app-join-waiting =
    { $count ->
        [one] Гра почнеться, щойно сяде ще { $count } гравець.
        [few] Гра почнеться, щойно сядуть ще { $count } гравці.
        [many] Гра почнеться, щойно сядуть ще { $count } гравців.
       *[other] Гра почнеться, щойно сядуть ще { $count } гравця.
    }
app-join-begun = Гра почалася; усі місця зайнято.
app-join-over = Цю гру завершено.
app-join-go = До столу
app-join-claiming = Готуємо ваше місце…
app-join-key = На іншому пристрої
app-join-key-about = Місце на іншому пристрої: { $seat }
app-join-key-note = Хто відкриє це посилання, теж сидітиме на вашому місці. Це таємниця; нове посилання скасовує старе.
app-join-key-link = Таємне посилання місця

## Rules

app-rules-of = Правила: { $game }
app-rules-games = Правила ігор
app-rules-search = Пошук за словами або номером
app-rules-found =
    { $count ->
        [0] Жодне правило не містить цих слів.
        [one] { $count } правило
        [few] { $count } правила
        [many] { $count } правил
       *[other] { $count } правила
    }
app-rules-untranslated = Ці правила ще не перекладено; ось вони англійською.
app-rules-english = ще не перекладено
app-rules-chapters = Розділи
app-rules-link = Посилання на правило { $rule }
app-rules-source = Джерело: { $source }

## What went wrong

app-problem-banned = Господарі цього столу вас не пускають. { $reason }
app-problem-restarting = Стіл скоро перезапустять. Почніть нову гру за кілька хвилин.
app-problem-unreachable = Сервер не відповідає. Чи все гаразд із мережею?
app-problem-other = Не вийшло: { $detail }
app-problem-our-fault = Щось не так із сервером; подробиці — в його журналі.
app-problem-not-found = Такого столу тут немає (або вже немає).
app-problem-seat-taken = Хтось був швидшим: місце зайнято.
app-problem-has-begun = Гра вже почалася.
app-problem-not-your-seat = Це не ваше місце.
app-problem-bad-login = Неправильний логін або пароль.
app-problem-weak-password = Такий пароль вгадали б першим. Візьміть довший і власний.
app-problem-name-of-a-bot = Так тут звуть бота. Візьміть інше ім’я.
app-problem-bad-password = Це не ваш пароль.
app-problem-no-letters = Цей сервер не надсилає листів. Зверніться до того, хто його тримає.
app-problem-too-many-tokens = У вас забагато токенів. Спершу відкличте якийсь.
app-problem-login-taken = Такий логін уже хтось має.
app-problem-has-account = Ви вже маєте обліковий запис.
app-problem-bad-request = Щось тут не так: { $detail }
app-problem-bad-key = Це посилання на місце вже не діє. Попросіть нове.
app-problem-too-fast = Зашвидко: зачекайте трохи.
app-problem-too-many-connections = Ви відкрили цей сервер у надто багатьох вікнах. Закрийте деякі з них.
app-problem-thinks-too-long = На цьому сервері боти не можуть думати так довго. Оберіть швидшого.
app-problem-nobody-plays = Тут за столом має бути людина: сядьте самі або залиште одне місце вільним.
app-problem-too-many-bots = У ваших партіях грає вже стільки ботів, що решті довелося б чекати. Спершу дограйте якусь із них.
app-problem-too-many-tables = Сьогодні ви відкрили вже багато столів. Спершу дограйте або покиньте якісь із них.
app-problem-database-away = Сервер зараз не має доступу до своїх записів. Нічого не втрачено: спробуйте за мить.
app-problem-who-are-you = Сервер вас більше не впізнає. Завантажте сторінку ще раз.
