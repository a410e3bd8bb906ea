# Co mówi arena: czego nie może użyć, co ustaliła, słowa jej rysunków.

## Czego nie można użyć

arena-no-side = { $game } nie ma strony „{ $side }”; są: { $sides }
arena-line-up-size =
    „{ $bots }” to { $count ->
        [one] { $count } bot
        [few] { $count } boty
        [many] { $count } botów
       *[other] { $count } bota
    }; { $game } przy tej liczbie graczy ma strony w liczbie { $sides } i każda potrzebuje jednego
arena-same-file-name = dwa różne pliki nazywają się „{ $name }”; zmień nazwę jednego
arena-no-bot-file = nie można odczytać bota { $file }: { $problem }
arena-no-bot-in-file = w { $file } nie ma „BOT”: tego, co robi bota z ziarna
arena-broken-bot-file = bota { $file } nie można wczytać: { $problem }
arena-cannot-write = nie można zapisać { $file }: { $problem }
arena-in-use = do { $file } pisze teraz inny mecz
arena-no-ledger = { $file } nie jest plikiem partii areny
arena-bad-line = { $file }: wiersz { $number } nie jest partią tego meczu
arena-other-match = { $file } należy do innego meczu: { $what } to tam { $theirs }, a tu { $ours }; podaj inny plik przez --games
arena-field-arena = format
arena-field-dejarik = wersja dejarik
arena-field-game = gra
arena-field-rules = wersja zasad
arena-field-content = zawartość gry
arena-field-code = program, który gra,
arena-field-players = liczba graczy
arena-field-options = opcje gry
arena-field-line-ups = składy
arena-field-seed = pierwsze ziarno
arena-field-side = strona pierwszego
arena-field-sources = boty z plików
arena-worker-died = proces, w którym trwała gra, zginął (może zabrakło pamięci); to samo polecenie ruszy od tego miejsca
arena-no-ray = --ray potrzebuje Ray; zainstaluj: { $command }
arena-no-cluster = nie można użyć klastra Ray pod adresem { $address }: { $problem }
arena-other-code = maszyna klastra ma inny program („{ $theirs }”, tu „{ $ours }”); zainstaluj wszędzie ten sam dejarik
arena-no-matplotlib = --plot potrzebuje matplotlib; zainstaluj: { $command }

## Co ustalono

arena-title =
    { $game }: { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }, { $how }
arena-every-side = każde rozdanie zagrane z każdej strony
arena-one-side = pierwszy z każdego składu zawsze tą samą stroną
arena-line-up = skład
arena-games = partie
arena-won = wygrane
arena-interval = 95 %
arena-even = po równo
arena-bot = bot
arena-elo = Elo
arena-reference = { $bot } (stały)
arena-picks = wybory
arena-mean = średnio, ms
arena-p95 = 95 %, ms
arena-longest = najdłużej, ms
arena-cpu = procesor, ms
arena-length = decyzje w partii
arena-length-of = średnio { $mean }, { $least }–{ $most }
arena-side-worth = { $side }: przewaga
arena-side-worth-of = { $elo } Elo (od { $low } do { $high })
arena-unfinished = bez końca
arena-errors = przerwane przez błędy
arena-verdict-high = { $bot } wygrywa co najmniej { $high }, a nie najwyżej { $low }; wystarczyło rozdań: { $deals }
arena-verdict-low = { $bot } wygrywa najwyżej { $low }, a nie co najmniej { $high }; wystarczyło rozdań: { $deals }
arena-verdict-none = { $bot }: rozdań ({ $deals }) jest jeszcze za mało, by odróżnić co najmniej { $high } od najwyżej { $low }
arena-nothing = Żadnego rozdania nie zagrano jeszcze z każdej strony.
arena-already =
    { $count ->
        [one] { $count } partia już była
        [few] { $count } partie już były
        [many] { $count } partii już było
       *[other] { $count } partii już było
    } w { $file }
arena-progress = partie: { $done } z { $total }; zostało { $left }
arena-interrupted = Przerwano. Wszystkie ukończone partie są w { $file }; to samo polecenie ruszy stamtąd.
arena-too-many-jobs = Procesów ({ $jobs }) jest więcej niż procesorów ({ $processors }): boty z limitem czasu będą myśleć mniej, niż mogłyby.

## Rysunki

arena-chart-ratings = Elo, z przedziałami 95 %
arena-chart-rates = odsetek wygranych pierwszego bota, z przedziałami 95 %; kropki: po równo
arena-chart-all = wszystkie strony
