# Що каже команда `dejarik`. Слова ігор — у їхніх власних каталогах.

## Довідка

cli-help-usage = використання:
cli-help-arguments = аргументи
cli-help-commands = команди
cli-help-help = показати цю довідку й вийти
cli-help-lang = мова (типово — мова системи, інакше англійська)
cli-help-version = показати версію й вийти
cli-help-about = Стіл для настільних ігор із прихованою інформацією: повні правила, люди й боти.
cli-about-serve = відкрити стіл для людей, ботів і програм; «dejarik» без команди робить те саме й відкриває браузер
cli-about-admin = доглядати сервер столів: столи, люди, оголошення, перезапуск
cli-about-backup = скопіювати всі дані сервера столів в один файл, не зупиняючи його
cli-about-restore = відновити дані з копії там, де їх ще немає
cli-about-games = у що можна зіграти
cli-about-play = зіграти в терміналі
cli-about-sim = дати ботам зіграти багато партій і порахувати перемоги
cli-about-arena = матчі між ботами: рейтинги і наскільки вони надійні
cli-about-check = перевірити обіцянки рушія на випадкових партіях; код виходу 1, якщо якусь порушено
cli-about-digest = один короткий рядок на багато випадкових партій: він той самий, доки правила грають однаково
cli-about-replay = записана партія словами і стіл у будь-яку її мить
cli-about-rules = пронумеровані правила гри
cli-about-bench = виміри швидкодії з дерева вихідного коду
cli-help-game = ідентифікатор гри, як його подає «dejarik games»
cli-help-json = вивести один об’єкт JSON
cli-help-seat = хто сідає на місце: «human» (людина) або назва бота, наприклад empire=random; можна повторювати (типово ви займаєте перше вільне місце, а решту — бот «greedy»)
cli-help-players = кількість гравців (типово — звична для цієї гри)
cli-help-players-in-turn = кількість гравців (типово — усі можливі по черзі)
cli-help-seed = робить випадок відтворюваним: те саме число роздає ті самі картки
cli-help-first-seed = зерно першої партії; кожна наступна бере наступне число (типово 0)
cli-help-option = параметр гри, наприклад capitol=true; можна повторювати
cli-help-resume = продовжити збережену партію; без FILE — останню незавершену
cli-help-save = куди зберігати (типово — до вашої теки даних)
cli-help-games-count = кількість партій (типово 100)
cli-help-bots = боти в порядку місць або один на всі місця, наприклад «ismcts:200ms» (типово «random»)
cli-help-jobs = кількість процесів (типово 1)
cli-help-all-jobs = кількість процесів (типово — за кількістю процесорів)
cli-help-record = збережена партія
cli-help-as = чиїми очима: місце або «spectator» (глядач); типово все відкрито
cli-help-to = лише перші K виборів
cli-help-wanted = лише правила з цим номером або з усіма цими словами
cli-help-where = що втілює правила з цим номером або з усіма цими словами і що їх доводить: файл і рядок (типово — усі); код виходу 1, якщо на якесь немає ні посилання, ні пояснення
cli-help-coverage = які тести доводять кожне правило; код виходу 1, якщо якесь не має ні тесту, ні пояснення
cli-help-bench = назва виміру (типово — усі)
cli-help-seconds = тривалість одного виміру (типово 1)
cli-help-host = адреса, на якій слухати (типово 127.0.0.1: лише ця машина; 0.0.0.0: усі мережі)
cli-help-port = порт (типово 8000; 0: будь-який вільний)
cli-help-db = де лежать дані: «sqlite:///FILE» або «postgresql://USER@HOST/NAME» (типово — те, що в DEJARIK_DB, інакше файл у вашій теці даних)
cli-help-actions = що зробити
cli-help-status = лише столи в такому стані
cli-help-table = номер столу, як у його адресі
cli-help-people = лише люди, в чиєму імені, логіні чи номері це трапляється
cli-help-whom = логін чи номер людини, або адреса чи мережа, як-от «203.0.113.0/24»
cli-help-reason = що їм сказати (типово — що господар сервера їх не пускає)
cli-help-ban-hours = на стільки годин (типово — назавжди)
cli-help-unban = номер заборони або кого вона стосується
cli-help-login = логін чи номер облікового запису
cli-help-at-once = не чекати, доки посилання використають: старий пароль, усі сеанси й токени відтепер недійсні
cli-help-link-origin = якою бачать адресу столу браузери, для посилання (типово — те, що в DEJARIK_ORIGIN)
cli-help-who = логін чи номер людини
cli-help-yes = так, я певен
cli-help-notice = що мають прочитати всі; без ТЕКСТУ всі оголошення знімаються
cli-help-notice-hours = на стільки годин (типово — доки не знімете)
cli-help-drain-minutes = сказати, що це буде за стільки хвилин
cli-help-drain-cancel = перезапуску все-таки не буде
cli-help-backup-file = новий файл; це теж база даних з усіма таємницями, тож бережіть її
cli-help-restore-file = резервна копія
cli-help-redis = «redis://HOST:PORT», якщо одну базу обслуговують кілька процесів (типово — те, що в DEJARIK_REDIS)
cli-help-workers = кількість процесів, у яких думають боти (типово 2)
cli-help-origin = яким стіл бачать браузери, коли між ними проксі: «https://table.example.org» (типово — те, що в DEJARIK_ORIGIN)
cli-help-trusted-host = ще одне ім’я, яким браузери можуть кликати цей стіл, наприклад «table.local»; можна повторювати (адреси, «localhost», власне ім’я машини та ім’я з --origin дозволені завжди)
cli-help-trusted-proxy = адреса або мережа проксі, якому вірять, коли він каже, за кого говорить, наприклад «127.0.0.1»; можна повторювати (типово — нікому)
cli-help-limit = скільки може мати одна людина, наприклад «tables-per-person=50»; можна повторювати. З --origin діють обмеження для чужих, без нього родина їх ніколи не помітить
cli-help-smtp = сервер, через який ідуть листи, наприклад «smtp://USER:PASSWORD@HOST:587?from=table@example.org»; потребує --origin (типово — те, що в DEJARIK_SMTP; без цього листів немає)
cli-help-metrics = де моніторинг (Prometheus) може питати про числа, наприклад «127.0.0.1:9100»; окрема адреса, недоступна для інших (типово — ніде)
cli-help-log = як пишеться журнал: «text» — для людей, лише коли щось не так; «json» — рядок на кожен запит (типово «text»)
cli-help-browser = відкрити стіл у браузері («dejarik» без команди робить це сам)
cli-help-arena-bots = хто грає: назви ботів або власні файли, як-от «mine.py»
cli-help-format = хто з ким: «round-robin» (кожен з кожним, типово), «ladder» (кожен з наступним), «gauntlet» (перший з кожним іншим); де сторін більше двох, один грає проти решти однакових
cli-help-line-up = хто сидить за одним столом: по боту на сторону, першим той, кого міряють; замість --bots; можна повторювати
cli-help-arena-side = перший у кожному складі завжди грає за цю сторону (типово кожен грає за всі)
cli-help-arena-count = скільки щонайменше партій грає кожен склад: кожну роздачу грають з усіх сторін (типово 100)
cli-help-first-deal = зерно першої роздачі; кожна наступна бере наступне число (типово 0)
cli-help-reference = бот з незмінним рейтингом, наприклад greedy=1000; він теж грає; можна повторювати (типово середнє всіх — 1000)
cli-help-sprt = зупинити склад, щойно стане ясно, чи виграє його перший бот щонайбільше LOW, чи щонайменше HIGH відсотків партій, наприклад 50:55
cli-help-error = як часто --sprt може помилятися, у відсотках (типово 5)
cli-help-ray = грати на кластері Ray (типово — на тому, що працює тут, а як немає — на новому на цій машині)
cli-help-ledger = файл, до якого дописується кожна партія; якщо він є, матч триває з того місця (типово — свій для кожного матчу в теці даних)
cli-help-json-file = записати результати як JSON; без FILE — вивести
cli-help-plot = намалювати результати: «png», «svg» або «pdf»

## Чого не можна використати

cli-usage-required = бракує: { $names }
cli-usage-unrecognized = невідомо що: { $names }
cli-usage-choice = { $name } не може бути «{ $value }»; можливо: { $known }
cli-usage-value-missing = { $name } потребує значення
cli-usage-no-value = { $name } не приймає значення (тут «{ $value }»)
cli-usage-argument = { $name }: { $problem }
cli-usage-other = { $problem }
cli-usage-no-number = «{ $text }» — не число
cli-usage-too-small = { $text } — замало; щонайменше { $least }
cli-usage-too-large = { $text } — забагато; щонайбільше { $most }
cli-usage-no-time = «{ $text }» — не тривалість у секундах
cli-usage-no-rate = «{ $text }» — не кількість відсотків від 0 до 100
cli-usage-no-rates = «{ $text }» — не LOW:HIGH у відсотках, наприклад 50:55
cli-not-a-pair = { $argument } приймає назва=значення, а не «{ $text }»
cli-no-seat = місця «{ $name }» немає; є такі: { $known }
cli-no-player = «{ $name }» не може сісти за стіл; можливо: { $known }
cli-not-text = { $file } — не текстовий файл
cli-bad-record = { $file }: { $problem }
cli-cannot-read = не вдається прочитати { $file }: { $problem }
cli-cannot-write = не вдається записати { $file }: { $problem }
cli-because-missing = такого немає
cli-because-folder = це тека
cli-because-forbidden = немає дозволу
cli-save-exists = { $file } уже є; продовжте цю партію через --resume або оберіть іншу назву
cli-save-finished = партію у { $file } завершено; подивитися на неї: «dejarik replay»
cli-save-in-use = партію { $file } зараз грають в іншому вікні
cli-nothing-to-resume = незавершених партій { $game } у { $folder } немає
cli-not-when-resuming = { $argument } стосується нової партії, з --resume цього не змінити
cli-other-game = { $file } — це партія гри { $game }
cli-no-source = для цього потрібне дерево вихідного коду: поруч зі «src» немає теки «{ $folder }»
cli-sim-bots =
    { $bots ->
        [one] { $bots } бот
        [few] { $bots } боти
        [many] { $bots } ботів
       *[other] { $bots } бота
    } на { $seats ->
        [one] { $seats } місце
        [few] { $seats } місця
        [many] { $seats } місць
       *[other] { $seats } місця
    }: назвіть по одному на кожне місце або одного на всі
cli-replay-too-far =
    вибору { $to } у записі немає: усього { $count ->
        [one] { $count } вибір
        [few] { $count } вибори
        [many] { $count } виборів
       *[other] { $count } вибору
    }
cli-no-bench = виміру «{ $name }» немає; є такі: { $known }
cli-no-peers = немає модуля «{ $name }», з яким порівнювати; встановіть його: { $command }
cli-coverage-all = --coverage показує всі правила гри і не приймає слів («{ $words }»)
cli-coverage-unknown = тести посилаються на правила, яких немає в жодній грі: { $rules }
cli-coverage-unreadable = { $file }: не вдається прочитати: { $problem }
cli-where-unknown = { $place } посилається на правило, якого в грі немає: { $rule }
cli-serve-no-libraries = серверові столу потрібні ще бібліотеки (немає «{ $name }»); встановіть їх: { $command }
cli-serve-port-taken = порт { $port } на { $host } зайнятий; виберіть інший через --port
cli-serve-no-host = ця машина не має адреси «{ $host }»
cli-serve-cannot-listen = не вдається слухати порт { $port } на { $host }: { $problem }
cli-serve-bad-db = --db приймає «sqlite:///FILE» або «postgresql://USER@HOST/NAME»
cli-serve-no-data = не вдається відкрити базу даних { $file }: { $problem }
cli-serve-not-sqlite = це не файл SQLite
cli-serve-newer = її створила новіша версія dejarik
cli-serve-bad-redis = --redis приймає «redis://HOST:PORT»
cli-serve-no-redis = немає зв’язку з Redis на { $url }: { $problem }
cli-serve-silent = там ніхто не відповідає
cli-serve-bad-origin = --origin приймає схему й хост, як «https://table.example.org», а не «{ $text }»
cli-serve-bad-host = --trusted-host приймає ім’я без схеми й порту, як «table.local», а не «{ $text }»
cli-serve-bad-proxy = --trusted-proxy приймає адресу або мережу, як «127.0.0.1» чи «10.0.0.0/8», а не «{ $text }»
cli-serve-bad-limit = --limit приймає НАЗВА=ЧИСЛО, як «tables-per-person=50», а не «{ $text }»; назви такі: { $known }
cli-serve-bad-smtp = --smtp приймає «smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS»
cli-serve-smtp-needs-origin = --smtp потребує --origin: у листах є посилання, і вони мають вести сюди
cli-admin-nobody = тут немає «{ $who }»
cli-admin-sure = «{ $who }» буде забуто з усім, що їм належить, назавжди; якщо ви певні, додайте --yes
cli-admin-long = пояснення має щонайбільше { $most } символів
cli-admin-other-version = { $place } належить серверам іншої версії dejarik; спершу запустіть сервери цієї версії
cli-backup-exists = { $file } уже існує; копія нічого не замінює
cli-backup-damaged = { $place }: дані пошкоджено, тож і копія була б пошкоджена
cli-backup-other-version = { $place }: дані веде інша версія dejarik; зробіть копію нею
cli-restore-not-empty = { $place }: тут уже є дані; копію відновлюють лише там, де їх немає
cli-restore-no-backup = { $file } — не резервна копія, або її пошкоджено
cli-serve-bad-metrics = --metrics приймає АДРЕСА:ПОРТ, як-от «127.0.0.1:9100», а не «{ $text }»
cli-serve-no-metrics = моніторинг не може відповідати на { $place }: адресу зайнято або вона не цієї машини
cli-bots-or-line-up = вкажіть або --bots, або --line-up
cli-too-few-bots = для матчу потрібні щонайменше два різні боти (--bots A,B)
cli-no-opponents = у грі { $game } з такою кількістю гравців лише одна сторона: грати нема проти кого
cli-bad-reference = --reference приймає бот=рейтинг; «{ $text }» — не рейтинг для «{ $name }»
cli-reference-absent = «{ $name }» вказано в --reference, але в жодному --line-up його немає

## Гра

cli-command-help = довідка
cli-command-table = стіл
cli-command-look = огляд
cli-command-why = чому
cli-command-rule = правило
cli-command-log = журнал
cli-command-undo = назад
cli-command-save = зберегти
cli-command-quit = вийти
cli-play-hint = Номер або текст · ? довідка · стіл · назад · огляд · чому · вийти
cli-play-hint-one = Номер або текст (Enter: 1) · ? довідка · стіл · назад · огляд · чому · вийти
cli-play-help = Введіть номер варіанта, його текст або початки всіх чи кількох його слів; «3 x4» обирає варіант 3 чотири рази. Enter обирає варіант 1, якщо так сказано в підказці, інакше показує стіл ще раз. Стіл, що не вміщується на екран, видно на початку вашого ходу й щоразу, коли попросите.
cli-play-help-help = ця довідка
cli-play-help-table = стіл, яким він є зараз
cli-play-help-look = огляд НАЗВА: що надруковано на компоненті
cli-play-help-why = чому ТЕКСТ: чому чогось зараз не можна зробити
cli-play-help-rule = правило НОМЕР або правило СЛОВА: що кажуть правила
cli-play-help-log = усе, що сталося на ваших очах
cli-play-help-undo = забрати свій останній вибір, якщо відтоді ніхто не обирав, випадок не втручався і нічого прихованого не відкрилося
cli-play-help-save = де збережено партію; кожен вибір зберігається одразу
cli-play-help-quit = вийти з гри; її можна буде продовжити
cli-play-curtain = Передайте пристрій: { $seat }. Натисніть Enter, коли більше ніхто не дивиться.
cli-play-thinking = Обмірковує хід: { $seat } …
cli-play-ambiguous = Це може означати кілька варіантів:
cli-play-no-number =
    { $count ->
        [1] Є лише варіант 1.
       *[other] Варіанти мають номери від 1 до { $count }.
    }
cli-play-possible = Це можливо: { $pick }
cli-play-more-rules =
    … і ще { $count ->
        [one] { $count } правило
        [few] { $count } правила
        [many] { $count } правил
       *[other] { $count } правила
    }
cli-play-nothing-named = нічого з назвою «{ $words }» немає
cli-play-more-things = … і ще { $count }
cli-play-saved = Збережено: { $file }
cli-play-resume = Продовжити: { $command }
cli-undo-nothing = Забирати ще нічого.
cli-undo-other = Цього вже не забрати: після вас обирав хтось інший.
cli-undo-luck = Цього вже не забрати: відтоді втрутився випадок.
cli-undo-revealed = Цього вже не забрати: відтоді відкрилося щось приховане.
cli-end-title = Гру завершено
cli-end-won =
    { $count ->
        [0] Не переміг ніхто.
        [1] Перемога: { $sides }
       *[other] Спільна перемога: { $sides }
    }
cli-end-side-won = Переміг автоматичний суперник: { $side }
cli-end-scores = Рахунок: { $scores }
cli-end-replay = Переглянути ще раз: { $command }

## Переліки та звіти

cli-games-players =
    для { $players } { $most ->
        [one] гравця
       *[other] гравців
    }
cli-games-seats = місця: { $seats }
cli-sim-progress = триває гра
cli-sim-games =
    { $count ->
        [one] { $count } партія
        [few] { $count } партії
        [many] { $count } партій
       *[other] { $count } партії
    }
cli-sim-wins = перемоги: { $side }
cli-sim-unfinished = не завершено
cli-sim-errors = помилки
cli-sim-ending = завершено за { $rule }
cli-sim-numbers = у середньому { $mean }, медіана { $median }, від { $least } до { $most }
cli-sim-decisions = рішення
cli-sim-seconds = секунди
cli-digest-progress = триває гра
cli-digest = { $digest }  партій: { $games }, рішень: { $decisions }
cli-check-progress = триває перевірка
cli-check-interrupted = перервано: перевірено партій { $games } із { $wanted }
cli-check-where =
    зерно { $seed }, { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
        [many] { $players } гравців
       *[other] { $players } гравця
    }, вибір { $pick }
cli-check-passed =
    Усі обіцянки виконано ({ $games ->
        [one] { $games } партія
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    }, { $decisions ->
        [one] { $decisions } рішення
        [few] { $decisions } рішення
        [many] { $decisions } рішень
       *[other] { $decisions } рішення
    }).
cli-check-failed =
    { $failures ->
        [one] { $failures } партія порушила
        [few] { $failures } партії порушили
        [many] { $failures } партій порушили
       *[other] { $failures } партії порушили
    } якусь обіцянку (усього партій: { $games }).
cli-rules-none = жодне правило не має такого номера чи таких слів: { $words }
cli-rules-untranslated = Ці правила ще не перекладено; ось вони англійською.
cli-coverage-exempt = без тесту: { $reason }
cli-coverage-missing = немає тесту
cli-coverage-sum = Правила: { $rules }, доведено: { $proved }, звільнено: { $exempt }, бракує: { $missing }
cli-where-uncited = на нього не посилаються ні код, ні дані
cli-where-exempt = без коду: { $reason }
cli-where-no-tests = Тести тут не встановлено: щоб їх побачити, запустіть команду з дерева вихідного коду.
cli-where-sum = Правила: { $rules }, із посиланнями в коді чи даних: { $cited }, звільнено: { $exempt }, без посилань: { $uncited }
cli-bench-name = назва
cli-bench-value = значення
cli-bench-peer = суперник
cli-bench-ratio = відношення
cli-bench-goal = мета

## Сервер

cli-serve-open = Стіл відкрито: { $url }
cli-serve-no-browser = Відкрити браузер не вдалося; відкрийте цю адресу самі: { $url }
cli-serve-data = Дані: { $place }
cli-serve-docs = Для ботів і програм: { $url }
cli-serve-help = Інші команди: { $command }
cli-serve-stop = Зупинити: Ctrl+C
cli-backup-done = Усе збережено у { $file }
cli-restore-done = { $file } відновлено. Дані: { $place }
cli-serve-stopped = Стіл закрито; усі вибори збережено.

## Догляд за сервером

cli-admin-about-status = які процеси обслуговують базу і скільки є столів
cli-admin-about-tables = столи, що змінилися останніми
cli-admin-about-close = завершити гру без переможця; стіл, де гра ще не почалася, зникає
cli-admin-about-people = люди, які були тут останніми
cli-admin-about-bans = кого не пускають
cli-admin-about-ban = більше не пускати людину або всіх з певної адреси
cli-admin-about-unban = знову пускати
cli-admin-about-reset-password = зробити посилання, за яким людина задасть новий пароль
cli-admin-about-delete-account = забути людину: лише її дані видаляються, ігри з іншими лишаються без її імені
cli-admin-about-notice = сказати щось усім
cli-admin-about-drain = підготуватися до перезапуску: гравців попереджено, нові столи не починаються, ігри тривають після нього
cli-admin-column-process = процес
cli-admin-column-version = версія
cli-admin-column-started = запущено
cli-admin-column-seen = озвався
cli-admin-column-state = стан
cli-admin-column-table = стіл
cli-admin-column-game = гра
cli-admin-column-picks = ходів
cli-admin-column-changed = змінено
cli-admin-column-seats = місця
cli-admin-column-person = людина
cli-admin-column-name = ім’я
cli-admin-column-login = логін
cli-admin-column-tables = столів
cli-admin-column-ban = заборона
cli-admin-column-whom = кого
cli-admin-column-until = доки
cli-admin-column-reason = чому
cli-admin-open = працює
cli-admin-draining = скоро перезапуск
cli-admin-silent = мовчить
cli-admin-for-good = назавжди
cli-admin-tables = Столи: відкритих { $open }, у грі { $playing }, завершених { $finished }
cli-admin-closed = Стіл { $table } закрито.
cli-admin-banned = { $whom }: більше не пускаємо. Щоб скасувати: { $command }
cli-admin-unbanned = { $whom }: знову можна заходити.
cli-admin-link = Для { $login }, упродовж години: { $link }
cli-admin-deleted = { $who }: забуто.
cli-admin-notices-gone = Оголошень більше немає.
cli-admin-notice-posted = Усі прочитають це за хвилину. Щоб зняти: { $command }
cli-admin-drains = Гравців попереджено, нові столи не починаються. Перезапускайте сервер, коли зручно; якщо все-таки ні: { $command }
cli-admin-stays = Перезапуску не буде; гравцям про це сказано.
