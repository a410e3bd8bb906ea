# Что говорит арена: чего не может использовать, что выяснила, слова её рисунков.

## Что нельзя использовать

arena-no-side = в { $game } нет стороны «{ $side }»; есть { $sides }
arena-line-up-size =
    «{ $bots }» — это { $count ->
        [one] { $count } бот
        [few] { $count } бота
        [many] { $count } ботов
       *[other] { $count } бота
    }; в игре { $game } с таким числом игроков сторон { $sides }, и каждой нужен свой
arena-same-file-name = два разных файла называются «{ $name }»; переименуйте один
arena-no-bot-file = не удаётся прочитать бота { $file }: { $problem }
arena-no-bot-in-file = в { $file } нет «BOT» — того, что делает бота из зерна
arena-broken-bot-file = бота { $file } не удаётся загрузить: { $problem }
arena-cannot-write = не удаётся записать { $file }: { $problem }
arena-in-use = в { $file } сейчас пишет другой матч
arena-no-ledger = { $file } — не файл партий арены
arena-bad-line = { $file }: строка { $number } — не партия этого матча
arena-other-match = { $file } принадлежит другому матчу: { $what } там { $theirs }, а здесь { $ours }; укажите другой файл через --games
arena-field-arena = формат
arena-field-dejarik = версия dejarik
arena-field-game = игра
arena-field-rules = версия правил
arena-field-content = содержимое игры
arena-field-code = программа, которая играет,
arena-field-players = число игроков
arena-field-options = параметры игры
arena-field-line-ups = составы игроков
arena-field-seed = первое зерно
arena-field-side = сторона первого
arena-field-sources = боты из файлов
arena-worker-died = процесс, в котором шла игра, погиб (возможно, не хватило памяти); та же команда продолжит с того же места
arena-no-ray = для --ray нужен Ray; установите его: { $command }
arena-no-cluster = кластером Ray по адресу { $address } нельзя воспользоваться: { $problem }
arena-other-code = на машине кластера другая программа («{ $theirs }», здесь «{ $ours }»); установите везде тот же dejarik
arena-no-matplotlib = для --plot нужен matplotlib; установите его: { $command }

## Что выяснено

arena-title =
    { $game }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }, { $how }
arena-every-side = каждая раздача сыграна с каждой стороны
arena-one-side = первый в составе всегда за одну и ту же сторону
arena-line-up = состав
arena-games = партии
arena-won = выиграно
arena-interval = 95 %
arena-even = поровну
arena-bot = бот
arena-elo = Эло
arena-reference = { $bot } (неизменный)
arena-picks = выборы
arena-mean = среднее, мс
arena-p95 = 95 %, мс
arena-longest = дольше всего, мс
arena-cpu = процессор, мс
arena-length = решений в партии
arena-length-of = в среднем { $mean }, { $least }–{ $most }
arena-side-worth = { $side }: преимущество
arena-side-worth-of = { $elo } Эло (от { $low } до { $high })
arena-unfinished = без конца
arena-errors = оборвано ошибками
arena-verdict-high = { $bot } выигрывает не меньше { $high }, а не самое большее { $low }; хватило раздач: { $deals }
arena-verdict-low = { $bot } выигрывает самое большее { $low }, а не хотя бы { $high }; хватило раздач: { $deals }
arena-verdict-none = { $bot }: раздач ({ $deals }) ещё мало, чтобы отличить хотя бы { $high } от самое большее { $low }
arena-nothing = Ни одной раздачи ещё не сыграно с каждой стороны.
arena-already =
    { $count ->
        [one] { $count } партия уже была
        [few] { $count } партии уже были
        [many] { $count } партий уже было
       *[other] { $count } партии уже было
    } в { $file }
arena-progress = партий: { $done } из { $total }; осталось { $left }
arena-interrupted = Прервано. Все законченные партии — в { $file }; та же команда продолжит оттуда.
arena-too-many-jobs = Процессов ({ $jobs }) больше, чем процессоров ({ $processors }): боты с ограничением времени будут думать меньше, чем могли бы.

## Рисунки

arena-chart-ratings = Эло, с интервалами 95 %
arena-chart-rates = доля побед первого бота, с интервалами 95 %; пунктир: поровну
arena-chart-all = все стороны
