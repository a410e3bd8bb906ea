# What the client says around the table: home, a new table, joining, the rules, and what went wrong.

## Everywhere

app-tagline = Gry planszowe z tajemnicami, według pełnych zasad. Z przyjaciółmi na odległość, przy jednym ekranie albo przeciw botowi. Bez rejestracji.
app-home = Strona główna
app-rules = Zasady
app-language = Język
app-theme-system = Kolory: jak w systemie
app-theme-dark = Kolory: ciemne
app-theme-light = Kolory: jasne
app-again = Spróbuj jeszcze raz
app-notice = Od opiekunów tego stołu
app-restart-title = Stół zaraz uruchomi się ponownie
app-restart = Twoja gra jest zapisana i potoczy się dalej zaraz potem. Nowe gry muszą poczekać kilka minut.
app-restart-at = Stanie się to o { $time }. Twoja gra jest zapisana i potoczy się dalej zaraz potem. Nowe gry muszą poczekać.
app-close = Zamknij
app-copy = Kopiuj
app-copied = Skopiowano
app-save = Zapisz
app-cancel = Anuluj
app-loading = Chwileczkę…
app-nowhere = Pod tym adresem nic nie ma.
app-nowhere-home = Z powrotem do gier

## Who somebody is

app-guest-names = Cichy Lis | Śmiała Czapla | Sprytna Wydra | Nocna Sowa | Szary Wilk | Ruda Wiewiórka | Szybki Zając | Spokojny Borsuk | Mądry Kruk | Wesoły Ryś | Szczęśliwy Żuraw | Nieuchwytna Kuna
app-nobody = gość
app-bot-random = Słaby bot
app-bot-greedy = Średni bot
app-bot-ismcts = Silny bot
app-bot-other = Bot „{ $name }”
app-bot-random-about = wybiera dowolny dozwolony ruch
app-bot-greedy-about = myśli o krok naprzód
app-bot-ismcts-about = wyobraża sobie to, co ukryte, i wiele razy rozgrywa dalszy ciąg
app-seat-open = wolne
app-seat-you = ty

## You

app-you = Ty
app-you-open = Ty: { $name }
app-you-name = Twoje imię
app-you-guest = Grasz jako gość; rozpoznajemy cię po pliku cookie tej przeglądarki.
app-you-account = Zalogowano jako { $login }.
app-you-why = Z kontem twoje gry są na każdym urządzeniu.
app-you-make = Załóż konto
app-you-login = Zaloguj się
app-you-logout = Wyloguj się
app-you-login-name = Login
app-you-password = Hasło (co najmniej 8 znaków)
app-you-mail = E-mail, jeśli chcesz wiedzieć, kiedy przychodzi twoja kolej
app-you-more = Hasło, urządzenia, tokeny, Twoje dane
app-you-more-guest = Urządzenia, tokeny, zapomniane hasło

## Home

app-home-headline = Siadaj i graj
app-home-games = Gry
app-home-play = Graj teraz
app-home-play-about = { $game }: graj teraz przeciw botowi
app-home-new = Nowy stół
app-home-new-about = { $game }: otwórz nowy stół
app-home-rules-about = { $game }: zasady
app-home-join = Dołącz
app-home-join-label = Masz link do stołu? Wklej go tutaj
app-home-join-bad = To nie jest link do stołu na tym serwerze.
app-home-mine = Twoje gry
app-home-finished = Zakończone gry
app-home-public = Przy innych stołach
app-home-your-turn = Twoja kolej
app-home-turn-of = Kolej: { $who }
app-home-gathering =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
app-home-with = grają: { $people }
app-home-alone = przy jednym ekranie
app-home-won = Wygrana!
app-home-lost = Zwycięstwo: { $who }
app-home-nobody = Nikt nie wygrał
app-home-ended = Koniec
app-home-replay = Obejrzyj partię
app-home-sit = Zajmij miejsce
app-home-watch = Oglądaj
app-home-more = Pokaż wszystkie
app-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
        [many] { $count } graczy
       *[other] { $count } gracza
    }
app-players-range = { $least }–{ $most } graczy
app-length-uprising = około 20 minut
app-length-commanders = około 30 minut
app-length-rebellion = trzy do czterech godzin
app-different-uprising = Dwie strony, dwie różne gry: jedna blefuje zakrytymi kartami, druga ma cztery żetony i zawsze jest ich za mało.
app-different-commanders = Każdy statek w linii obrony ktoś musi potem powtórzyć we flocie — ty albo rywal; cztery karty specjalne psują każdy plan.
app-different-rebellion = Rebelianci ukrywają bazę w jednym z 32 systemów; Imperium szuka jej sondami, liderami i flotą. Cały wieczór misji, bitew i nerwów.

## New table

app-new-title = Nowy stół
app-new-game = Gra
app-new-players = Gracze
app-new-seats = Miejsca
app-new-seats-about = Wybierz, kto gdzie siedzi, albo przeciągnij kogoś na inne miejsce, żeby się zamienić.
app-new-seat = Kto zajmie miejsce: { $seat }
app-new-me = Ja
app-new-open = Ktoś inny
app-new-open-about = kto ma link
app-new-swap = Zamień miejscami
app-new-hot-seat = Kilka miejsc jest twoich: między turami karty zasłania kurtyna.
app-new-watching = Żadne miejsce nie jest twoje: będziesz oglądać.
app-new-options = Opcje
app-new-option-uprising-capitol = Tryb „Kapitol”
app-new-option-uprising-missions = Misje
app-new-option-commanders-first = Pierwsza tura
app-new-option-rebellion-setup = Jednostki na początku
app-new-option-rebellion-initiative = Kolejność tur w grze drużynowej
app-new-option-outer_rim-map = Mapa
app-new-option-outer_rim-fame = Sława do zwycięstwa
app-new-option-outer_rim-characters = Postacie
app-new-option-outer_rim-transfers = Kredyty wolno przekazywać także poza wymianą
app-new-option-outer_rim-rival_fame = Sława SI na początku
app-new-choice-drawn = losowo
app-new-choice-full = każdy ustawia swoje
app-new-choice-first-game = stałe, na pierwszą grę
app-new-choice-printed = według numerów inicjatywy
app-new-choice-alternating = Rebelia i Imperium na przemian
app-new-choice-consecutive = obie tury Rebelii, potem obie Imperium
app-new-choice-standard = zwykła
app-new-choice-unknown-regions = nieznane regiony: segmenty w losowej kolejności
app-new-choice-chosen = każdy wybiera sam
app-new-chance = los zdecyduje
app-new-chosen = { $chosen } z { $count }
app-new-time = Czas
app-new-time-none = Bez zegara
app-new-time-none-about = Każdy myśli, ile chce.
app-new-time-live = Zegar
app-new-time-live-about = Na jeden wieczór: tyle minut na całą grę i sekundy dodawane za każdą turę.
app-new-time-mail = Dni
app-new-time-mail-about = Na kilka tygodni: tyle dni na każdy ruch.
app-new-minutes = Minut dla każdego
app-new-increment = Sekund za turę
app-new-days = Dni na ruch
app-new-visible = Kto może znaleźć stół
app-new-public = Wszyscy
app-new-public-about = Stół jest na liście; każdy może usiąść albo oglądać.
app-new-link = Tylko z linkiem
app-new-link-about = Usiąść albo oglądać może ten, kto ma link.
app-new-make = Otwórz stół
app-new-begin = Zacznij
app-summary-live = zegar: { $minutes } min + { $increment } s
app-summary-mail =
    { $days ->
        [one] { $days } dzień na ruch
        [few] { $days } dni na ruch
        [many] { $days } dni na ruch
       *[other] { $days } dnia na ruch
    }

## Joining and waiting

app-join-title = { $game }: stół
app-join-invite = Zaproś kogoś
app-join-link = Link do tego stołu
app-join-qr = Kod QR linku
app-join-scan = albo zeskanuj telefonem
app-join-local = Ten link działa tylko na tym komputerze. Żeby inni mogli dołączyć, uruchom stół poleceniem { $command } i otwórz go pod adresem tego komputera.
app-join-share = Udostępnij
app-join-seats = Miejsca
app-join-take = Usiądź tu
app-join-take-about = Usiądź tu: { $seat }
app-join-leave = Wstań
app-join-leave-about = Wstań z miejsca: { $seat }
app-join-waiting =
    { $count ->
        [one] Gra zacznie się, gdy usiądzie jeszcze { $count } gracz.
        [few] Gra zacznie się, gdy usiądzie jeszcze { $count } graczy.
        [many] Gra zacznie się, gdy usiądzie jeszcze { $count } graczy.
       *[other] Gra zacznie się, gdy usiądzie jeszcze { $count } gracza.
    }
app-join-begun = Gra już się zaczęła; wszystkie miejsca są zajęte.
app-join-over = Ta gra jest skończona.
app-join-go = Do stołu
app-join-claiming = Przygotowujemy twoje miejsce…
app-join-key = Na innym urządzeniu
app-join-key-about = Miejsce na innym urządzeniu: { $seat }
app-join-key-note = Kto otworzy ten link, też zajmie twoje miejsce. To tajemnica; nowy link unieważnia stary.
app-join-key-link = Tajny link do miejsca

## Rules

app-rules-of = Zasady: { $game }
app-rules-games = Zasady gier
app-rules-search = Szukaj słów albo numeru
app-rules-found =
    { $count ->
        [0] Żadna zasada nie ma tych słów.
        [one] { $count } zasada
        [few] { $count } zasady
        [many] { $count } zasad
       *[other] { $count } zasady
    }
app-rules-untranslated = Te zasady nie są jeszcze przetłumaczone; oto one po angielsku.
app-rules-english = jeszcze bez tłumaczenia
app-rules-chapters = Rozdziały
app-rules-link = Link do zasady { $rule }
app-rules-source = Źródło: { $source }

## What went wrong

app-problem-banned = Opiekunowie tego stołu cię nie wpuszczają. { $reason }
app-problem-restarting = Stół zaraz uruchomi się ponownie. Zacznij nową grę za kilka minut.
app-problem-unreachable = Serwer nie odpowiada. Czy sieć działa?
app-problem-other = Nie udało się: { $detail }
app-problem-our-fault = Coś jest nie tak z serwerem; szczegóły są w jego dzienniku.
app-problem-not-found = Nie ma tu (już) takiego stołu.
app-problem-seat-taken = Ktoś był szybszy: miejsce jest zajęte.
app-problem-has-begun = Gra już się zaczęła.
app-problem-not-your-seat = To nie jest twoje miejsce.
app-problem-bad-login = Zły login albo hasło.
app-problem-weak-password = To hasło każdy zgadłby jako pierwsze. Wybierz dłuższe, własne.
app-problem-name-of-a-bot = Tak nazywa się tu bot. Wybierz inne imię.
app-problem-bad-password = To nie jest Twoje hasło.
app-problem-no-letters = Ten serwer nie wysyła e-maili. Zwróć się do tego, kto go prowadzi.
app-problem-too-many-tokens = Masz za dużo tokenów. Najpierw któryś unieważnij.
app-problem-login-taken = Ktoś ma już taki login.
app-problem-has-account = Masz już konto.
app-problem-bad-request = Coś tu jest nie tak: { $detail }
app-problem-bad-key = Ten link do miejsca już nie działa. Poproś o nowy.
app-problem-too-fast = Za szybko: poczekaj chwilę.
app-problem-too-many-connections = Ten serwer jest u ciebie otwarty w zbyt wielu oknach. Zamknij część z nich.
app-problem-thinks-too-long = Na tym serwerze boty nie mogą myśleć tak długo. Wybierz szybszego.
app-problem-nobody-plays = Przy stole musi tu siedzieć człowiek: zajmij miejsce albo zostaw jedno wolne.
app-problem-too-many-bots = W twoich partiach gra już tyle botów, że inni musieliby czekać. Najpierw dokończ którąś z nich.
app-problem-too-many-tables = Dziś otwarto już u ciebie wiele stołów. Najpierw dograj albo opuść któryś z nich.
app-problem-database-away = Serwer nie może teraz dosięgnąć swoich zapisów. Nic nie przepadło: spróbuj za chwilę.
app-problem-who-are-you = Serwer już cię nie poznaje. Wczytaj stronę jeszcze raz.
