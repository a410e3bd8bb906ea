# Что говорит команда `dejarik`. Слова игр — в их собственных каталогах.

## Справка

cli-help-usage = использование:
cli-help-arguments = аргументы
cli-help-commands = команды
cli-help-help = показать эту справку и выйти
cli-help-lang = язык (по умолчанию язык системы, иначе английский)
cli-help-version = показать версию и выйти
cli-help-about = Стол для настольных игр со скрытой информацией: полные правила, люди и боты.
cli-about-serve = открыть стол для людей, ботов и программ; «dejarik» без команды делает то же и открывает браузер
cli-about-admin = присматривать за сервером столов: столы, люди, объявления, перезапуск
cli-about-backup = скопировать все данные сервера столов в один файл, не останавливая его
cli-about-restore = восстановить данные из копии там, где их ещё нет
cli-about-games = во что можно сыграть
cli-about-play = сыграть в терминале
cli-about-sim = дать ботам сыграть много партий и сосчитать победы
cli-about-arena = матчи между ботами: рейтинги и насколько они надёжны
cli-about-check = проверить обещания движка на случайных партиях; код выхода 1, если какое-то нарушено
cli-about-digest = одна короткая строка на много случайных партий: она та же, пока правила играют одинаково
cli-about-replay = записанная партия словами и стол в любой её момент
cli-about-rules = пронумерованные правила игры
cli-about-bench = замеры быстродействия из дерева исходного кода
cli-help-game = идентификатор игры, как его показывает «dejarik games»
cli-help-json = вывести один объект JSON
cli-help-seat = кто занимает место: «human» (человек) или имя бота, например empire=random; можно повторять (по умолчанию вы занимаете первое свободное место, а остальные — бот «greedy»)
cli-help-players = число игроков (по умолчанию обычное для этой игры)
cli-help-players-in-turn = число игроков (по умолчанию все возможные по очереди)
cli-help-seed = делает случай воспроизводимым: то же число раздаёт те же карты
cli-help-first-seed = зерно первой партии; каждая следующая берёт следующее число (по умолчанию 0)
cli-help-option = параметр игры, например capitol=true; можно повторять
cli-help-resume = продолжить сохранённую партию; без FILE — последнюю незаконченную
cli-help-save = куда сохранять (по умолчанию в вашу папку данных)
cli-help-games-count = число партий (по умолчанию 100)
cli-help-bots = боты в порядке мест или один на все места, например «ismcts:200ms» (по умолчанию «random»)
cli-help-jobs = число процессов (по умолчанию 1)
cli-help-all-jobs = число процессов (по умолчанию — по числу процессоров)
cli-help-record = сохранённая партия
cli-help-as = чьими глазами: место или «spectator» (зритель); по умолчанию всё открыто
cli-help-to = только первые K выборов
cli-help-wanted = только правила с этим номером или со всеми этими словами
cli-help-where = что воплощает правила с этим номером или со всеми этими словами и что их доказывает: файл и строка (по умолчанию все); код выхода 1, если на какое-то нет ни ссылки, ни объяснения
cli-help-coverage = какие тесты доказывают каждое правило; код выхода 1, если у какого-то нет ни теста, ни объяснения
cli-help-bench = название замера (по умолчанию все)
cli-help-seconds = длительность одного замера (по умолчанию 1)
cli-help-host = адрес, на котором слушать (по умолчанию 127.0.0.1: только эта машина; 0.0.0.0: все сети)
cli-help-port = порт (по умолчанию 8000; 0: любой свободный)
cli-help-db = где лежат данные: «sqlite:///FILE» или «postgresql://USER@HOST/NAME» (по умолчанию то, что в DEJARIK_DB, иначе файл в вашей папке данных)
cli-help-actions = что сделать
cli-help-status = только столы в этом состоянии
cli-help-table = номер стола, как в его адресе
cli-help-people = только люди, в чьём имени, логине или номере это встречается
cli-help-whom = логин или номер человека, либо адрес или сеть, например «203.0.113.0/24»
cli-help-reason = что им сказать (по умолчанию — что хозяин сервера их не пускает)
cli-help-ban-hours = на столько часов (по умолчанию навсегда)
cli-help-unban = номер запрета или кого он касается
cli-help-login = логин или номер учётной записи
cli-help-at-once = не ждать, пока воспользуются ссылкой: старый пароль, все сеансы и токены отныне недействительны
cli-help-link-origin = каким адрес стола видят браузеры, для ссылки (по умолчанию то, что в DEJARIK_ORIGIN)
cli-help-who = логин или номер человека
cli-help-yes = да, я уверен
cli-help-notice = что должны прочитать все; без ТЕКСТА все объявления снимаются
cli-help-notice-hours = на столько часов (по умолчанию пока не снимете)
cli-help-drain-minutes = сказать, что это будет через столько минут
cli-help-drain-cancel = перезапуска всё-таки не будет
cli-help-backup-file = новый файл; это тоже база данных со всеми тайнами, так что берегите её
cli-help-restore-file = резервная копия
cli-help-redis = «redis://HOST:PORT», если одну базу обслуживают несколько процессов (по умолчанию то, что в DEJARIK_REDIS)
cli-help-workers = число процессов, в которых думают боты (по умолчанию 2)
cli-help-origin = каким стол видят браузеры, когда между ними прокси: «https://table.example.org» (по умолчанию то, что в DEJARIK_ORIGIN)
cli-help-trusted-host = ещё одно имя, которым браузеры могут звать этот стол, например «table.local»; можно повторять (адреса, «localhost», собственное имя машины и имя из --origin разрешены всегда)
cli-help-trusted-proxy = адрес или сеть прокси, которому верят, когда он говорит, за кого спрашивает, например «127.0.0.1»; можно повторять (по умолчанию — никому)
cli-help-limit = сколько может быть у одного человека, например «tables-per-person=50»; можно повторять. С --origin действуют ограничения для чужих, без него семья их никогда не заметит
cli-help-smtp = сервер, через который идут письма, например «smtp://USER:PASSWORD@HOST:587?from=table@example.org»; требует --origin (по умолчанию — то, что в DEJARIK_SMTP; без этого писем нет)
cli-help-metrics = где мониторинг (Prometheus) может спрашивать числа, например «127.0.0.1:9100»; отдельный адрес, недоступный остальным (по умолчанию нигде)
cli-help-log = как пишется журнал: «text» — для людей, только когда что-то не так; «json» — строка на каждый запрос (по умолчанию «text»)
cli-help-browser = открыть стол в браузере («dejarik» без команды делает это сам)
cli-help-arena-bots = кто играет: названия ботов или свои файлы, например «mine.py»
cli-help-format = кто с кем: «round-robin» (каждый с каждым, по умолчанию), «ladder» (каждый со следующим), «gauntlet» (первый с каждым из остальных); где сторон больше двух, один играет против остальных одинаковых
cli-help-line-up = кто сидит за одним столом: по боту на сторону, первым тот, кого измеряют; вместо --bots; можно повторять
cli-help-arena-side = первый в каждом составе всегда играет за эту сторону (по умолчанию каждый играет за все)
cli-help-arena-count = сколько самое меньшее партий играет каждый состав: каждую раздачу играют со всех сторон (по умолчанию 100)
cli-help-first-deal = зерно первой раздачи; каждая следующая берёт следующее число (по умолчанию 0)
cli-help-reference = бот с неизменным рейтингом, например greedy=1000; он тоже играет; можно повторять (по умолчанию среднее всех — 1000)
cli-help-sprt = остановить состав, как только станет ясно, выигрывает ли его первый бот самое большее LOW или хотя бы HIGH процентов партий, например 50:55
cli-help-error = как часто --sprt может ошибаться, в процентах (по умолчанию 5)
cli-help-ray = играть на кластере Ray (по умолчанию на том, что работает здесь, а если его нет — на новом на этой машине)
cli-help-ledger = файл, в который дописывается каждая партия; если он есть, матч продолжается с того места (по умолчанию свой для каждого матча в папке данных)
cli-help-json-file = записать результаты как JSON; без FILE — вывести
cli-help-plot = нарисовать результаты: «png», «svg» или «pdf»

## Чего нельзя использовать

cli-usage-required = не хватает: { $names }
cli-usage-unrecognized = неизвестно что: { $names }
cli-usage-choice = { $name } не может быть «{ $value }»; возможно: { $known }
cli-usage-value-missing = для { $name } нужно значение
cli-usage-no-value = { $name } не принимает значения (здесь «{ $value }»)
cli-usage-argument = { $name }: { $problem }
cli-usage-other = { $problem }
cli-usage-no-number = «{ $text }» — не число
cli-usage-too-small = { $text } — слишком мало; не меньше { $least }
cli-usage-too-large = { $text } — слишком много; не больше { $most }
cli-usage-no-time = «{ $text }» — не длительность в секундах
cli-usage-no-rate = «{ $text }» — не число процентов от 0 до 100
cli-usage-no-rates = «{ $text }» — не LOW:HIGH в процентах, например 50:55
cli-not-a-pair = { $argument } принимает имя=значение, а не «{ $text }»
cli-no-seat = места «{ $name }» нет; есть такие: { $known }
cli-no-player = «{ $name }» не может сесть за стол; возможно: { $known }
cli-not-text = { $file } — не текстовый файл
cli-bad-record = { $file }: { $problem }
cli-cannot-read = не удаётся прочитать { $file }: { $problem }
cli-cannot-write = не удаётся записать { $file }: { $problem }
cli-because-missing = такого нет
cli-because-folder = это папка
cli-because-forbidden = нет разрешения
cli-save-exists = { $file } уже есть; продолжите эту партию через --resume или выберите другое имя
cli-save-finished = партия в { $file } закончена; посмотреть на неё: «dejarik replay»
cli-save-in-use = партию { $file } сейчас играют в другом окне
cli-nothing-to-resume = незаконченных партий { $game } в { $folder } нет
cli-not-when-resuming = { $argument } относится к новой партии, с --resume этого не изменить
cli-other-game = { $file } — это партия игры { $game }
cli-no-source = для этого нужно дерево исходного кода: рядом с «src» нет папки «{ $folder }»
cli-sim-bots =
    { $bots ->
        [one] { $bots } бот
        [few] { $bots } бота
        [many] { $bots } ботов
       *[other] { $bots } бота
    } на { $seats ->
        [one] { $seats } место
        [few] { $seats } места
        [many] { $seats } мест
       *[other] { $seats } места
    }: назовите по одному на каждое место или одного на все
cli-replay-too-far =
    выбора { $to } в записи нет: всего { $count ->
        [one] { $count } выбор
        [few] { $count } выбора
        [many] { $count } выборов
       *[other] { $count } выбора
    }
cli-no-bench = замера «{ $name }» нет; есть такие: { $known }
cli-no-peers = нет модуля «{ $name }», с которым сравнивать; установите его: { $command }
cli-coverage-all = --coverage показывает все правила игры и не принимает слов («{ $words }»)
cli-coverage-unknown = тесты ссылаются на правила, которых нет ни в одной игре: { $rules }
cli-coverage-unreadable = { $file }: не удаётся прочитать: { $problem }
cli-where-unknown = { $place } ссылается на правило, которого в игре нет: { $rule }
cli-serve-no-libraries = серверу стола нужны ещё библиотеки (нет «{ $name }»); установите их: { $command }
cli-serve-port-taken = порт { $port } на { $host } занят; выберите другой через --port
cli-serve-no-host = у этой машины нет адреса «{ $host }»
cli-serve-cannot-listen = не удаётся слушать порт { $port } на { $host }: { $problem }
cli-serve-bad-db = --db принимает «sqlite:///FILE» или «postgresql://USER@HOST/NAME»
cli-serve-no-data = не удаётся открыть базу данных { $file }: { $problem }
cli-serve-not-sqlite = это не файл SQLite
cli-serve-newer = её создала более новая версия dejarik
cli-serve-bad-redis = --redis принимает «redis://HOST:PORT»
cli-serve-no-redis = нет связи с Redis на { $url }: { $problem }
cli-serve-silent = там никто не отвечает
cli-serve-bad-origin = --origin принимает схему и хост, как «https://table.example.org», а не «{ $text }»
cli-serve-bad-host = --trusted-host принимает имя без схемы и порта, как «table.local», а не «{ $text }»
cli-serve-bad-proxy = --trusted-proxy принимает адрес или сеть, как «127.0.0.1» или «10.0.0.0/8», а не «{ $text }»
cli-serve-bad-limit = --limit принимает НАЗВАНИЕ=ЧИСЛО, как «tables-per-person=50», а не «{ $text }»; названия: { $known }
cli-serve-bad-smtp = --smtp принимает «smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS»
cli-serve-smtp-needs-origin = --smtp требует --origin: в письмах есть ссылки, и они должны вести сюда
cli-admin-nobody = здесь нет «{ $who }»
cli-admin-sure = «{ $who }» будет забыт со всем, что ему принадлежит, навсегда; если вы уверены, добавьте --yes
cli-admin-long = в объяснении не больше { $most } символов
cli-admin-other-version = { $place } принадлежит серверам другой версии dejarik; сначала запустите серверы этой версии
cli-backup-exists = { $file } уже существует; копия ничего не заменяет
cli-backup-damaged = { $place }: данные повреждены, и копия была бы повреждена тоже
cli-backup-other-version = { $place }: данные ведёт другая версия dejarik; сделайте копию ею
cli-restore-not-empty = { $place }: здесь уже есть данные; копию восстанавливают только там, где их нет
cli-restore-no-backup = { $file } — не резервная копия, или она повреждена
cli-serve-bad-metrics = --metrics принимает АДРЕС:ПОРТ, например «127.0.0.1:9100», а не «{ $text }»
cli-serve-no-metrics = мониторинг не может отвечать на { $place }: адрес занят или он не этой машины
cli-bots-or-line-up = укажите либо --bots, либо --line-up
cli-too-few-bots = для матча нужны хотя бы два разных бота (--bots A,B)
cli-no-opponents = в игре { $game } с таким числом игроков только одна сторона: играть не против кого
cli-bad-reference = --reference принимает бот=рейтинг; «{ $text }» — не рейтинг для «{ $name }»
cli-reference-absent = «{ $name }» указан в --reference, но ни в одном --line-up его нет

## Игра

cli-command-help = справка
cli-command-table = стол
cli-command-look = осмотр
cli-command-why = почему
cli-command-rule = правило
cli-command-log = журнал
cli-command-undo = назад
cli-command-save = сохранить
cli-command-quit = выйти
cli-play-hint = Номер или текст · ? справка · стол · назад · осмотр · почему · выйти
cli-play-hint-one = Номер или текст (Enter: 1) · ? справка · стол · назад · осмотр · почему · выйти
cli-play-help = Введите номер варианта, его текст или начала всех или некоторых его слов; «3 x4» выбирает вариант 3 четыре раза. Enter выбирает вариант 1, если так сказано в подсказке, а иначе показывает стол ещё раз. Стол, который не помещается на экран, виден в начале вашего хода и всякий раз, когда попросите.
cli-play-help-help = эта справка
cli-play-help-table = стол, какой он сейчас
cli-play-help-look = осмотр НАЗВАНИЕ: что напечатано на компоненте
cli-play-help-why = почему ТЕКСТ: почему чего-то сейчас нельзя сделать
cli-play-help-rule = правило НОМЕР или правило СЛОВА: что говорят правила
cli-play-help-log = всё, что произошло на ваших глазах
cli-play-help-undo = взять назад свой последний выбор, если с тех пор никто не выбирал, случай не вмешивался и ничего скрытого не открылось
cli-play-help-save = где сохранена партия; каждый выбор сохраняется сразу
cli-play-help-quit = выйти из игры; её можно будет продолжить
cli-play-curtain = Передайте устройство: { $seat }. Нажмите Enter, когда больше никто не смотрит.
cli-play-thinking = Обдумывает ход: { $seat } …
cli-play-ambiguous = Это может означать несколько вариантов:
cli-play-no-number =
    { $count ->
        [1] Есть только вариант 1.
       *[other] У вариантов номера от 1 до { $count }.
    }
cli-play-possible = Это возможно: { $pick }
cli-play-more-rules =
    … и ещё { $count ->
        [one] { $count } правило
        [few] { $count } правила
        [many] { $count } правил
       *[other] { $count } правила
    }
cli-play-nothing-named = ничего с названием «{ $words }» нет
cli-play-more-things = … и ещё { $count }
cli-play-saved = Сохранено: { $file }
cli-play-resume = Продолжить: { $command }
cli-undo-nothing = Брать назад пока нечего.
cli-undo-other = Этого уже не взять назад: после вас выбирал кто-то другой.
cli-undo-luck = Этого уже не взять назад: с тех пор вмешался случай.
cli-undo-revealed = Этого уже не взять назад: с тех пор открылось что-то скрытое.
cli-end-title = Игра окончена
cli-end-won =
    { $count ->
        [0] Не победил никто.
        [1] Победа: { $sides }
       *[other] Общая победа: { $sides }
    }
cli-end-side-won = Победил автоматический соперник: { $side }
cli-end-scores = Счёт: { $scores }
cli-end-replay = Посмотреть ещё раз: { $command }

## Перечни и отчёты

cli-games-players =
    для { $players } { $most ->
        [one] игрока
       *[other] игроков
    }
cli-games-seats = места: { $seats }
cli-sim-progress = идёт игра
cli-sim-games =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
        [many] { $count } партий
       *[other] { $count } партии
    }
cli-sim-wins = победы: { $side }
cli-sim-unfinished = не закончено
cli-sim-errors = ошибки
cli-sim-ending = завершено по { $rule }
cli-sim-numbers = в среднем { $mean }, медиана { $median }, от { $least } до { $most }
cli-sim-decisions = решения
cli-sim-seconds = секунды
cli-digest-progress = идёт игра
cli-digest = { $digest }  партий: { $games }, решений: { $decisions }
cli-check-progress = идёт проверка
cli-check-interrupted = прервано: проверено партий { $games } из { $wanted }
cli-check-where =
    зерно { $seed }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }, выбор { $pick }
cli-check-passed =
    Все обещания выполнены ({ $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }, { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
        [many] { $decisions } решений
       *[other] { $decisions } решения
    }).
cli-check-failed =
    { $failures ->
        [one] { $failures } партия нарушила
        [few] { $failures } партии нарушили
        [many] { $failures } партий нарушили
       *[other] { $failures } партии нарушили
    } какое-то обещание (всего партий: { $games }).
cli-rules-none = ни у одного правила нет такого номера или таких слов: { $words }
cli-rules-untranslated = Эти правила ещё не переведены; вот они по-английски.
cli-coverage-exempt = без теста: { $reason }
cli-coverage-missing = нет теста
cli-coverage-sum = Правила: { $rules }, доказано: { $proved }, освобождено: { $exempt }, не хватает: { $missing }
cli-where-uncited = на него не ссылаются ни код, ни данные
cli-where-exempt = без кода: { $reason }
cli-where-no-tests = Тесты здесь не установлены: чтобы увидеть их, запустите команду из дерева исходного кода.
cli-where-sum = Правила: { $rules }, со ссылками в коде или данных: { $cited }, освобождено: { $exempt }, без ссылок: { $uncited }
cli-bench-name = название
cli-bench-value = значение
cli-bench-peer = соперник
cli-bench-ratio = отношение
cli-bench-goal = цель

## Сервер

cli-serve-open = Стол открыт: { $url }
cli-serve-no-browser = Открыть браузер не удалось; откройте этот адрес сами: { $url }
cli-serve-data = Данные: { $place }
cli-serve-docs = Для ботов и программ: { $url }
cli-serve-help = Другие команды: { $command }
cli-serve-stop = Остановить: Ctrl+C
cli-backup-done = Всё сохранено в { $file }
cli-restore-done = { $file } восстановлен. Данные: { $place }
cli-serve-stopped = Стол закрыт; все выборы сохранены.

## Присмотр за сервером

cli-admin-about-status = какие процессы обслуживают базу и сколько есть столов
cli-admin-about-tables = столы, которые изменились последними
cli-admin-about-close = закончить игру без победителя; стол, где игра не началась, исчезает
cli-admin-about-people = люди, которые были здесь последними
cli-admin-about-bans = кого не пускают
cli-admin-about-ban = больше не пускать человека или всех с адреса
cli-admin-about-unban = снова пускать
cli-admin-about-reset-password = сделать ссылку, по которой человек задаст новый пароль
cli-admin-about-delete-account = забыть человека: только его данные удаляются, игры с другими остаются без его имени
cli-admin-about-notice = сказать что-то всем
cli-admin-about-drain = подготовиться к перезапуску: игроки предупреждены, новые столы не начинаются, игры идут дальше после него
cli-admin-column-process = процесс
cli-admin-column-version = версия
cli-admin-column-started = запущен
cli-admin-column-seen = отозвался
cli-admin-column-state = состояние
cli-admin-column-table = стол
cli-admin-column-game = игра
cli-admin-column-picks = ходов
cli-admin-column-changed = изменён
cli-admin-column-seats = места
cli-admin-column-person = человек
cli-admin-column-name = имя
cli-admin-column-login = логин
cli-admin-column-tables = столов
cli-admin-column-ban = запрет
cli-admin-column-whom = кого
cli-admin-column-until = до
cli-admin-column-reason = почему
cli-admin-open = работает
cli-admin-draining = скоро перезапуск
cli-admin-silent = молчит
cli-admin-for-good = навсегда
cli-admin-tables = Столы: открытых { $open }, в игре { $playing }, законченных { $finished }
cli-admin-closed = Стол { $table } закрыт.
cli-admin-banned = { $whom }: больше не пускаем. Чтобы отменить: { $command }
cli-admin-unbanned = { $whom }: снова можно входить.
cli-admin-link = Для { $login }, в течение часа: { $link }
cli-admin-deleted = { $who }: забыто.
cli-admin-notices-gone = Объявлений больше нет.
cli-admin-notice-posted = В течение минуты это прочтут все. Чтобы снять: { $command }
cli-admin-drains = Игроки предупреждены, новые столы не начинаются. Перезапускайте сервер, когда удобно; если всё-таки нет: { $command }
cli-admin-stays = Перезапуска не будет; игрокам об этом сказано.
