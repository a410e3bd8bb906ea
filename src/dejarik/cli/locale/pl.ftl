# Co mówi polecenie `dejarik`. Słowa gier są w ich własnych katalogach.

## Pomoc

cli-help-usage = użycie:
cli-help-arguments = argumenty
cli-help-commands = polecenia
cli-help-help = pokaż tę pomoc i zakończ
cli-help-lang = język (domyślnie język systemu, w przeciwnym razie angielski)
cli-help-version = pokaż wersję i zakończ
cli-help-about = Stół do gier planszowych z ukrytą informacją: pełne zasady, ludzie i boty.
cli-about-serve = otwórz stół dla ludzi, botów i programów; „dejarik” bez polecenia robi to samo i otwiera przeglądarkę
cli-about-admin = opieka nad serwerem stołów: stoły, ludzie, ogłoszenia, ponowne uruchomienie
cli-about-backup = skopiuj wszystkie dane serwera stołów do jednego pliku, bez zatrzymywania go
cli-about-restore = odtwórz dane z kopii tam, gdzie jeszcze ich nie ma
cli-about-games = w co można zagrać
cli-about-play = zagraj w terminalu
cli-about-sim = niech boty rozegrają wiele partii; kto ile razy wygra
cli-about-arena = mecze między botami: rankingi i to, na ile są pewne
cli-about-check = sprawdź obietnice silnika na losowych partiach; kod wyjścia 1, gdy któraś jest złamana
cli-about-digest = jeden krótki tekst dla wielu losowych partii, ten sam, dopóki zasady działają tak samo
cli-about-replay = zapisana partia słowami i stół w dowolnej jej chwili
cli-about-rules = ponumerowane zasady gry
cli-about-bench = pomiary wydajności z drzewa źródeł
cli-help-game = identyfikator gry, taki jak w „dejarik games”
cli-help-json = wypisz jeden obiekt JSON
cli-help-seat = kto zajmuje miejsce: „human” (człowiek) albo nazwa bota, np. empire=random; można powtarzać (domyślnie ty zajmujesz pierwsze wolne miejsce, a pozostałe bot „greedy”)
cli-help-players = liczba graczy (domyślnie zwykła dla tej gry)
cli-help-players-in-turn = liczba graczy (domyślnie wszystkie możliwe po kolei)
cli-help-seed = czyni los powtarzalnym: ta sama liczba rozdaje te same karty
cli-help-first-seed = ziarno pierwszej partii; każda następna bierze kolejną liczbę (domyślnie 0)
cli-help-option = opcja gry, np. capitol=true; można powtarzać
cli-help-resume = wróć do zapisanej partii; bez FILE do ostatniej nieukończonej
cli-help-save = gdzie zapisywać (domyślnie w twoim katalogu danych)
cli-help-games-count = liczba partii (domyślnie 100)
cli-help-bots = boty w kolejności miejsc albo jeden na wszystkie miejsca, np. „ismcts:200ms” (domyślnie „random”)
cli-help-jobs = liczba procesów (domyślnie 1)
cli-help-all-jobs = liczba procesów (domyślnie tyle, ile procesorów)
cli-help-record = zapisana partia
cli-help-as = czyimi oczami: miejsce albo „spectator” (widz); domyślnie wszystko jest odkryte
cli-help-to = tylko pierwszych K wyborów
cli-help-wanted = tylko zasady o tym numerze albo zawierające wszystkie te słowa
cli-help-where = co realizuje zasady o tym numerze albo zawierające wszystkie te słowa i co ich dowodzi: plik i wiersz (domyślnie wszystkie); kod wyjścia 1, gdy do którejś nie ma ani odwołania, ani uzasadnienia
cli-help-coverage = które testy dowodzą każdej zasady; kod wyjścia 1, gdy któraś nie ma ani testu, ani uzasadnienia
cli-help-bench = nazwa pomiaru (domyślnie wszystkie)
cli-help-seconds = długość jednego pomiaru (domyślnie 1)
cli-help-host = adres, na którym nasłuchiwać (domyślnie 127.0.0.1: tylko ta maszyna; 0.0.0.0: wszystkie sieci)
cli-help-port = port (domyślnie 8000; 0: dowolny wolny)
cli-help-db = gdzie są dane: „sqlite:///FILE” albo „postgresql://USER@HOST/NAME” (domyślnie to, co mówi DEJARIK_DB, a bez tego plik w twoim katalogu danych)
cli-help-actions = co zrobić
cli-help-status = tylko stoły w tym stanie
cli-help-table = numer stołu, jak w jego adresie
cli-help-people = tylko ludzie, w których imieniu, loginie albo numerze to występuje
cli-help-whom = login albo numer osoby, albo adres lub sieć, np. „203.0.113.0/24”
cli-help-reason = co usłyszą (domyślnie: że opiekun serwera ich nie wpuszcza)
cli-help-ban-hours = na tyle godzin (domyślnie na zawsze)
cli-help-unban = numer zakazu albo kogo dotyczy
cli-help-login = login albo numer konta
cli-help-at-once = nie czekać, aż ktoś użyje odnośnika: stare hasło, wszystkie sesje i tokeny od teraz nic nie znaczą
cli-help-link-origin = jak stół widzą przeglądarki, do odnośnika (domyślnie to, co mówi DEJARIK_ORIGIN)
cli-help-who = login albo numer osoby
cli-help-yes = tak, na pewno
cli-help-notice = co mają przeczytać wszyscy; bez TEKSTU wszystkie ogłoszenia znikają
cli-help-notice-hours = na tyle godzin (domyślnie aż do zdjęcia)
cli-help-drain-minutes = powiedzieć, że będzie to za tyle minut
cli-help-drain-cancel = ponownego uruchomienia jednak nie będzie
cli-help-backup-file = nowy plik; to też baza danych, ze wszystkim, co tajne: trzymaj ją bezpiecznie
cli-help-restore-file = kopia zapasowa
cli-help-redis = „redis://HOST:PORT”, gdy jedną bazę obsługuje kilka procesów (domyślnie to, co mówi DEJARIK_REDIS)
cli-help-workers = liczba procesów, w których myślą boty (domyślnie 2)
cli-help-origin = jak stół widzą przeglądarki, gdy pośrodku stoi proxy: „https://table.example.org” (domyślnie to, co mówi DEJARIK_ORIGIN)
cli-help-trusted-host = jeszcze jedna nazwa, pod którą przeglądarki mogą wołać ten stół, np. „table.local”; można powtarzać (adresy, „localhost”, własna nazwa komputera i ta z --origin są dozwolone zawsze)
cli-help-trusted-proxy = adres lub sieć proxy, któremu wierzy się, gdy mówi, w czyim imieniu pyta, np. „127.0.0.1”; można powtarzać (domyślnie żadnemu)
cli-help-limit = ile może mieć jedna osoba, np. „tables-per-person=50”; można powtarzać. Z --origin obowiązują limity dla obcych, bez niego rodzina nigdy ich nie zauważy
cli-help-smtp = serwer, przez który idą listy, np. „smtp://USER:PASSWORD@HOST:587?from=table@example.org”; wymaga --origin (domyślnie to, co w DEJARIK_SMTP; bez tego listów nie ma)
cli-help-metrics = gdzie monitoring (Prometheus) może pytać o liczby, np. „127.0.0.1:9100”; osobny adres, niedostępny dla innych (domyślnie nigdzie)
cli-help-log = jak pisany jest dziennik: „text” dla ludzi, tylko gdy coś jest nie tak; „json” z wierszem na każde zapytanie (domyślnie „text”)
cli-help-browser = otwórz stół w przeglądarce („dejarik” bez polecenia robi to sam)
cli-help-arena-bots = kto gra: nazwy botów albo własne pliki, np. „mine.py”
cli-help-format = kto z kim: „round-robin” (każdy z każdym, domyślnie), „ladder” (każdy z następnym), „gauntlet” (pierwszy z każdym z pozostałych); gdzie stron jest więcej niż dwie, jeden gra przeciw reszcie jednakowych
cli-help-line-up = kto siedzi przy jednym stole: bot na każdą stronę, mierzony pierwszy; zamiast --bots; można powtarzać
cli-help-arena-side = pierwszy z każdego składu zawsze gra tą stroną (domyślnie każdy gra każdą)
cli-help-arena-count = ile co najmniej partii gra każdy skład: każde rozdanie gra się z każdej strony (domyślnie 100)
cli-help-first-deal = ziarno pierwszego rozdania; każde następne bierze kolejną liczbę (domyślnie 0)
cli-help-reference = bot o stałym rankingu, np. greedy=1000; on też gra; można powtarzać (domyślnie średnia wszystkich to 1000)
cli-help-sprt = zatrzymaj skład, gdy tylko będzie jasne, czy jego pierwszy bot wygrywa najwyżej LOW, czy co najmniej HIGH procent partii, np. 50:55
cli-help-error = jak często --sprt może się mylić, w procentach (domyślnie 5)
cli-help-ray = graj na klastrze Ray (domyślnie na tym, który tu działa, a jeśli go nie ma, na nowym na tej maszynie)
cli-help-ledger = plik, do którego dopisuje się każdą partię; jeśli istnieje, mecz rusza od tego miejsca (domyślnie osobny dla każdego meczu w folderze danych)
cli-help-json-file = zapisz wyniki jako JSON; bez FILE wypisz je
cli-help-plot = narysuj wyniki: „png”, „svg” albo „pdf”

## Czego nie da się użyć

cli-usage-required = brakuje: { $names }
cli-usage-unrecognized = nieznane: { $names }
cli-usage-choice = { $name } nie może mieć wartości „{ $value }”; możliwe: { $known }
cli-usage-value-missing = { $name } wymaga wartości
cli-usage-no-value = { $name } nie przyjmuje wartości (tu „{ $value }”)
cli-usage-argument = { $name }: { $problem }
cli-usage-other = { $problem }
cli-usage-no-number = „{ $text }” nie jest liczbą
cli-usage-too-small = { $text } to za mało; co najmniej { $least }
cli-usage-too-large = { $text } to za dużo; co najwyżej { $most }
cli-usage-no-time = „{ $text }” nie jest czasem w sekundach
cli-usage-no-rate = „{ $text }” nie jest liczbą procent od 0 do 100
cli-usage-no-rates = „{ $text }” to nie LOW:HIGH w procentach, np. 50:55
cli-not-a-pair = { $argument } przyjmuje nazwa=wartość, a nie „{ $text }”
cli-no-seat = nie ma miejsca „{ $name }”; są: { $known }
cli-no-player = „{ $name }” nie może zająć miejsca; możliwe: { $known }
cli-not-text = { $file } nie jest plikiem tekstowym
cli-bad-record = { $file }: { $problem }
cli-cannot-read = nie można odczytać { $file }: { $problem }
cli-cannot-write = nie można zapisać { $file }: { $problem }
cli-because-missing = nie istnieje
cli-because-folder = to katalog
cli-because-forbidden = brak uprawnień
cli-save-exists = { $file } już istnieje; wróć do tej partii przez --resume albo wybierz inną nazwę
cli-save-finished = partia w { $file } jest skończona; obejrzysz ją przez „dejarik replay”
cli-save-in-use = partia { $file } jest właśnie rozgrywana w innym oknie
cli-nothing-to-resume = w { $folder } nie ma nieukończonej partii { $game }
cli-not-when-resuming = { $argument } dotyczy nowej partii; z --resume nie da się tego zmienić
cli-other-game = { $file } to partia gry { $game }
cli-no-source = do tego potrzeba drzewa źródeł: obok „src” nie ma katalogu „{ $folder }”
cli-sim-bots =
    { $bots ->
        [one] { $bots } bot
        [few] { $bots } boty
        [many] { $bots } botów
       *[other] { $bots } bota
    } na { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsca
    }: podaj po jednym na każde miejsce albo jednego na wszystkie
cli-replay-too-far =
    w zapisie nie ma wyboru { $to }: jest { $count ->
        [one] { $count } wybór
        [few] { $count } wybory
        [many] { $count } wyborów
       *[other] { $count } wyboru
    }
cli-no-bench = nie ma pomiaru „{ $name }”; są: { $known }
cli-no-peers = brakuje modułu „{ $name }” do porównania; zainstaluj go: { $command }
cli-coverage-all = --coverage pokazuje wszystkie zasady gry i nie przyjmuje słów („{ $words }”)
cli-coverage-unknown = testy powołują się na zasady, których nie ma żadna gra: { $rules }
cli-coverage-unreadable = { $file }: nie można odczytać: { $problem }
cli-where-unknown = { $place } powołuje się na zasadę, której gra nie ma: { $rule }
cli-serve-no-libraries = serwer stołu potrzebuje dodatkowych bibliotek (brakuje „{ $name }”); zainstaluj je: { $command }
cli-serve-port-taken = port { $port } na { $host } jest zajęty; wybierz inny przez --port
cli-serve-no-host = ta maszyna nie ma adresu „{ $host }”
cli-serve-cannot-listen = nie można nasłuchiwać na porcie { $port } adresu { $host }: { $problem }
cli-serve-bad-db = --db przyjmuje „sqlite:///FILE” albo „postgresql://USER@HOST/NAME”
cli-serve-no-data = nie można otworzyć bazy danych { $file }: { $problem }
cli-serve-not-sqlite = to nie jest plik SQLite
cli-serve-newer = utworzyła ją nowsza wersja dejarik
cli-serve-bad-redis = --redis przyjmuje „redis://HOST:PORT”
cli-serve-no-redis = brak połączenia z Redis pod { $url }: { $problem }
cli-serve-silent = nikt tam nie odpowiada
cli-serve-bad-origin = --origin przyjmuje schemat i host, jak „https://table.example.org”, a nie „{ $text }”
cli-serve-bad-host = --trusted-host przyjmuje nazwę bez schematu i portu, jak „table.local”, a nie „{ $text }”
cli-serve-bad-proxy = --trusted-proxy przyjmuje adres lub sieć, jak „127.0.0.1” albo „10.0.0.0/8”, a nie „{ $text }”
cli-serve-bad-limit = --limit przyjmuje NAZWA=LICZBA, jak „tables-per-person=50”, a nie „{ $text }”; nazwy to { $known }
cli-serve-bad-smtp = --smtp przyjmuje „smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS”
cli-serve-smtp-needs-origin = --smtp wymaga --origin: w listach są łącza i muszą prowadzić tutaj
cli-admin-nobody = nie ma tu „{ $who }”
cli-admin-sure = „{ $who }” przepadnie na zawsze ze wszystkim, co swoje; jeśli na pewno, dodaj --yes
cli-admin-long = powód ma najwyżej { $most } znaków
cli-admin-other-version = { $place } należy do serwerów innej wersji dejarika; najpierw uruchom serwery tej wersji
cli-backup-exists = { $file } już istnieje; kopia niczego nie zastępuje
cli-backup-damaged = { $place }: dane są uszkodzone, więc kopia też by była
cli-backup-other-version = { $place }: dane prowadzi inna wersja dejarika; zrób kopię tamtą wersją
cli-restore-not-empty = { $place }: tu są już dane; kopię odtwarza się tylko tam, gdzie ich nie ma
cli-restore-no-backup = { $file } nie jest kopią zapasową albo jest uszkodzony
cli-serve-bad-metrics = --metrics przyjmuje ADRES:PORT, np. „127.0.0.1:9100”, a nie „{ $text }”
cli-serve-no-metrics = monitoring nie może odpowiadać pod { $place }: adres jest zajęty albo nie należy do tej maszyny
cli-bots-or-line-up = podaj albo --bots, albo --line-up
cli-too-few-bots = mecz potrzebuje co najmniej dwóch różnych botów (--bots A,B)
cli-no-opponents = { $game } przy tej liczbie graczy ma tylko jedną stronę: nie ma przeciw komu grać
cli-bad-reference = --reference przyjmuje bot=ranking; „{ $text }” nie jest rankingiem dla „{ $name }”
cli-reference-absent = „{ $name }” jest w --reference, ale nie gra w żadnym --line-up

## Gra

cli-command-help = pomoc
cli-command-table = stół
cli-command-look = obejrzyj
cli-command-why = dlaczego
cli-command-rule = zasada
cli-command-log = dziennik
cli-command-undo = cofnij
cli-command-save = zapisz
cli-command-quit = wyjdź
cli-play-hint = Numer, tekst · ? pomoc · stół · cofnij · obejrzyj · dlaczego · wyjdź
cli-play-hint-one = Numer, tekst (Enter: 1) · ? pomoc · stół · cofnij · obejrzyj · dlaczego · wyjdź
cli-play-help = Wpisz numer możliwości, jej tekst albo początki wszystkich lub kilku jej słów; „3 x4” wybiera możliwość 3 cztery razy. Enter wybiera możliwość 1, jeśli tak mówi podpowiedź, a poza tym pokazuje stół jeszcze raz. Stół, który nie mieści się na ekranie, widać na początku twojej tury i zawsze, gdy o niego poprosisz.
cli-play-help-help = ta pomoc
cli-play-help-table = stół, jaki jest teraz
cli-play-help-look = obejrzyj NAZWA: co jest na elemencie gry
cli-play-help-why = dlaczego TEKST: dlaczego czegoś nie można teraz zrobić
cli-play-help-rule = zasada NUMER albo zasada SŁOWA: co mówią zasady
cli-play-help-log = wszystko, co wydarzyło się na twoich oczach
cli-play-help-undo = cofnij swój ostatni wybór, jeśli od tamtej pory nikt inny nie wybierał, los nie zadziałał i nie wyszło na jaw nic ukrytego
cli-play-help-save = gdzie zapisana jest partia; każdy wybór zapisuje się od razu
cli-play-help-quit = opuść grę; można do niej wrócić
cli-play-curtain = Przekaż urządzenie: { $seat }. Naciśnij Enter, gdy nikt inny nie patrzy.
cli-play-thinking = Zastanawia się: { $seat } …
cli-play-ambiguous = To może oznaczać kilka możliwości:
cli-play-no-number =
    { $count ->
        [1] Jest tylko możliwość 1.
       *[other] Możliwości mają numery od 1 do { $count }.
    }
cli-play-possible = To jest możliwe: { $pick }
cli-play-more-rules =
    … i jeszcze { $count ->
        [one] { $count } zasada
        [few] { $count } zasady
        [many] { $count } zasad
       *[other] { $count } zasady
    }
cli-play-nothing-named = nic nie nazywa się „{ $words }”
cli-play-more-things = … i jeszcze { $count }
cli-play-saved = Zapisano: { $file }
cli-play-resume = Graj dalej: { $command }
cli-undo-nothing = Nie ma jeszcze czego cofnąć.
cli-undo-other = Tego nie można już cofnąć: od tamtej pory wybierał ktoś inny.
cli-undo-luck = Tego nie można już cofnąć: od tamtej pory zadziałał los.
cli-undo-revealed = Tego nie można już cofnąć: od tamtej pory wyszło na jaw coś ukrytego.
cli-end-title = Koniec gry
cli-end-won =
    { $count ->
        [0] Nikt nie wygrywa.
        [1] Zwycięstwo: { $sides }
       *[other] Wspólne zwycięstwo: { $sides }
    }
cli-end-side-won = Wygrywa automatyczny przeciwnik: { $side }
cli-end-scores = Wynik: { $scores }
cli-end-replay = Obejrzyj jeszcze raz: { $command }

## Listy i raporty

cli-games-players =
    dla { $players } { $most ->
        [one] gracza
       *[other] graczy
    }
cli-games-seats = miejsca: { $seats }
cli-sim-progress = trwa gra
cli-sim-games =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
        [many] { $count } partii
       *[other] { $count } partii
    }
cli-sim-wins = zwycięstwa: { $side }
cli-sim-unfinished = nieukończone
cli-sim-errors = błędy
cli-sim-ending = koniec według { $rule }
cli-sim-numbers = średnio { $mean }, mediana { $median }, od { $least } do { $most }
cli-sim-decisions = decyzje
cli-sim-seconds = sekundy
cli-digest-progress = trwa gra
cli-digest = { $digest }  partii: { $games }, decyzji: { $decisions }
cli-check-progress = trwa sprawdzanie
cli-check-interrupted = przerwano: sprawdzone partie: { $games } z { $wanted }
cli-check-where =
    ziarno { $seed }, { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
        [many] { $players } graczy
       *[other] { $players } gracza
    }, wybór { $pick }
cli-check-passed =
    Wszystkie obietnice dotrzymane ({ $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }, { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
        [many] { $decisions } decyzji
       *[other] { $decisions } decyzji
    }).
cli-check-failed =
    { $failures ->
        [one] { $failures } partia złamała
        [few] { $failures } partie złamały
        [many] { $failures } partii złamało
       *[other] { $failures } partii złamało
    } obietnicę (wszystkich partii: { $games }).
cli-rules-none = żadna zasada nie ma takiego numeru ani takich słów: { $words }
cli-rules-untranslated = Te zasady nie są jeszcze przetłumaczone; oto one po angielsku.
cli-coverage-exempt = bez testu: { $reason }
cli-coverage-missing = brak testu
cli-coverage-sum = Zasady: { $rules }, dowiedzione: { $proved }, zwolnione: { $exempt }, brakujące: { $missing }
cli-where-uncited = nie powołuje się na nią ani kod, ani dane
cli-where-exempt = bez kodu: { $reason }
cli-where-no-tests = Testy nie są tu zainstalowane: aby je zobaczyć, uruchom polecenie z drzewa źródeł.
cli-where-sum = Zasady: { $rules }, przywołane w kodzie lub danych: { $cited }, zwolnione: { $exempt }, nieprzywołane: { $uncited }
cli-bench-name = nazwa
cli-bench-value = wartość
cli-bench-peer = rywal
cli-bench-ratio = stosunek
cli-bench-goal = cel

## Serwer

cli-serve-open = Stół jest otwarty: { $url }
cli-serve-no-browser = Nie udało się otworzyć przeglądarki; otwórz ten adres samodzielnie: { $url }
cli-serve-data = Dane: { $place }
cli-serve-docs = Dla botów i programów: { $url }
cli-serve-help = Inne polecenia: { $command }
cli-serve-stop = Zatrzymanie: Ctrl+C
cli-backup-done = Wszystko jest w { $file }
cli-restore-done = Odtworzono { $file }. Dane: { $place }
cli-serve-stopped = Stół jest zamknięty; wszystkie wybory są zapisane.

## Opieka nad serwerem

cli-admin-about-status = które procesy obsługują bazę i ile jest stołów
cli-admin-about-tables = stoły, które zmieniły się ostatnio
cli-admin-about-close = zakończ grę bez zwycięzcy; stół, przy którym gra się nie zaczęła, znika
cli-admin-about-people = ludzie, którzy byli tu ostatnio
cli-admin-about-bans = kogo się nie wpuszcza
cli-admin-about-ban = nie wpuszczaj więcej osoby albo wszystkich spod adresu
cli-admin-about-unban = znów wpuszczaj
cli-admin-about-reset-password = zrób odnośnik, którym ktoś ustawi nowe hasło
cli-admin-about-delete-account = zapomnij o kimś: co tylko jego, znika, a gry z innymi zostają bez jego imienia
cli-admin-about-notice = powiedz coś wszystkim
cli-admin-about-drain = przygotuj ponowne uruchomienie: gracze o tym wiedzą, nowe stoły się nie zaczynają, gry toczą się potem dalej
cli-admin-column-process = proces
cli-admin-column-version = wersja
cli-admin-column-started = uruchomiony
cli-admin-column-seen = widziany
cli-admin-column-state = stan
cli-admin-column-table = stół
cli-admin-column-game = gra
cli-admin-column-picks = wyborów
cli-admin-column-changed = zmieniony
cli-admin-column-seats = miejsca
cli-admin-column-person = osoba
cli-admin-column-name = imię
cli-admin-column-login = login
cli-admin-column-tables = stołów
cli-admin-column-ban = zakaz
cli-admin-column-whom = kogo
cli-admin-column-until = do kiedy
cli-admin-column-reason = dlaczego
cli-admin-open = działa
cli-admin-draining = zaraz uruchomi się ponownie
cli-admin-silent = milczy
cli-admin-for-good = na zawsze
cli-admin-tables = Stoły: otwartych { $open }, w grze { $playing }, zakończonych { $finished }
cli-admin-closed = Stół { $table } jest zamknięty.
cli-admin-banned = { $whom }: już nie wpuszczamy. Aby to cofnąć: { $command }
cli-admin-unbanned = { $whom }: znów można wejść.
cli-admin-link = Dla { $login }, przez godzinę: { $link }
cli-admin-deleted = { $who }: zapomniane.
cli-admin-notices-gone = Nie ma już ogłoszeń.
cli-admin-notice-posted = W ciągu minuty przeczytają to wszyscy. Aby zdjąć: { $command }
cli-admin-drains = Gracze wiedzą, nowe stoły się nie zaczynają. Uruchom serwer ponownie, kiedy chcesz; a jeśli jednak nie: { $command }
cli-admin-stays = Ponownego uruchomienia jednak nie będzie; gracze o tym wiedzą.
