# Що каже арена: чого не може використати, що з’ясувала, слова її малюнків.

## Що не можна використати

arena-no-side = { $game } не має сторони «{ $side }»; є { $sides }
arena-line-up-size =
    «{ $bots }» — це { $count ->
        [one] { $count } бот
        [few] { $count } боти
        [many] { $count } ботів
       *[other] { $count } бота
    }; у грі { $game } з такою кількістю гравців сторін { $sides }, і кожній потрібен свій
arena-same-file-name = два різні файли звуться «{ $name }»; перейменуйте один
arena-no-bot-file = не вдається прочитати бота { $file }: { $problem }
arena-no-bot-in-file = у { $file } немає «BOT» — того, що робить бота із зерна
arena-broken-bot-file = бота { $file } не вдається завантажити: { $problem }
arena-cannot-write = не вдається записати { $file }: { $problem }
arena-in-use = у { $file } зараз пише інший матч
arena-no-ledger = { $file } — не файл партій арени
arena-bad-line = { $file }: рядок { $number } — не партія цього матчу
arena-other-match = { $file } належить іншому матчу: { $what } там { $theirs }, а тут { $ours }; вкажіть інший файл через --games
arena-field-arena = формат
arena-field-dejarik = версія dejarik
arena-field-game = гра
arena-field-rules = версія правил
arena-field-content = вміст гри
arena-field-code = програма, що грає,
arena-field-players = кількість гравців
arena-field-options = параметри гри
arena-field-line-ups = склади гравців
arena-field-seed = перше зерно
arena-field-side = сторона першого
arena-field-sources = боти з файлів
arena-worker-died = процес, у якому тривала гра, загинув (можливо, забракло пам’яті); та сама команда продовжить з того ж місця
arena-no-ray = для --ray потрібен Ray; встановіть його: { $command }
arena-no-cluster = кластером Ray за адресою { $address } не можна скористатися: { $problem }
arena-other-code = на машині кластера інша програма («{ $theirs }», тут «{ $ours }»); встановіть усюди той самий dejarik
arena-no-matplotlib = для --plot потрібен matplotlib; встановіть його: { $command }

## Що з’ясовано

arena-title =
    { $game }: { $games ->
        [one] { $games } партія
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    }, { $how }
arena-every-side = кожну роздачу зіграно з кожної сторони
arena-one-side = перший у складі завжди за ту саму сторону
arena-line-up = склад
arena-games = партії
arena-won = виграно
arena-interval = 95 %
arena-even = порівну
arena-bot = бот
arena-elo = Ело
arena-reference = { $bot } (незмінний)
arena-picks = вибори
arena-mean = середнє, мс
arena-p95 = 95 %, мс
arena-longest = найдовше, мс
arena-cpu = процесор, мс
arena-length = рішень у партії
arena-length-of = у середньому { $mean }, { $least }–{ $most }
arena-side-worth = { $side }: перевага
arena-side-worth-of = { $elo } Ело (від { $low } до { $high })
arena-unfinished = без завершення
arena-errors = обірвано помилками
arena-verdict-high = { $bot } виграє щонайменше { $high }, а не щонайбільше { $low }; вистачило роздач: { $deals }
arena-verdict-low = { $bot } виграє щонайбільше { $low }, а не щонайменше { $high }; вистачило роздач: { $deals }
arena-verdict-none = { $bot }: роздач ({ $deals }) ще замало, щоб відрізнити щонайменше { $high } від щонайбільше { $low }
arena-nothing = Жодної роздачі ще не зіграно з кожної сторони.
arena-already =
    { $count ->
        [one] { $count } партія вже була
        [few] { $count } партії вже були
        [many] { $count } партій уже було
       *[other] { $count } партії вже було
    } у { $file }
arena-progress = партій: { $done } з { $total }; лишилося { $left }
arena-interrupted = Перервано. Усі завершені партії — у { $file }; та сама команда продовжить звідти.
arena-too-many-jobs = Процесів ({ $jobs }) більше, ніж процесорів ({ $processors }): боти з обмеженням часу думатимуть менше, ніж могли б.

## Малюнки

arena-chart-ratings = Ело, з інтервалами 95 %
arena-chart-rates = частка перемог першого бота, з інтервалами 95 %; пунктир: порівну
arena-chart-all = усі сторони
