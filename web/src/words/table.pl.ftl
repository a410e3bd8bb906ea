# Co klient mówi przy stole: miejsca, pytania, dziennik, spojrzenie wstecz, koniec.

## Stół

table-board = Plansza
table-seats = Miejsca
table-action = O co chodzi
table-options = Co możesz zrobić
table-panels = Części stołu
table-panel-board = Plansza
table-panel-log = Dziennik
table-panel-chat = Czat
table-panel-rules = Zasady
table-side = Dziennik, czat i zasady z boku
table-watching = Oglądasz grę
table-your-turn = Twój ruch
table-deciding = Zastanawia się { $seat } ({ $who })
table-deciding-partner = { $seat } ({ $who }) decyduje za waszą stronę
table-deciding-phone = { $seat } decyduje na swoim urządzeniu
table-here = jest przy stole
table-away = nie ma przy stole
table-partner = wasza strona
table-clock = Pozostały czas: { $left }
table-clock-days = { $days } dn. { $hours } godz.
table-clock-hours = { $hours } godz. { $minutes } min
table-resigned = gracz się poddał, dalej gra bot
table-stand-in = zastępuje go { $bot }
table-replace = Niech zagra bot
table-reclaim = Wróć na swoje miejsce

## Działania

table-hold = Weź: { $what } …
table-let-go = Anuluj wybór
table-really = { $option } — na pewno? Naciśnij jeszcze raz
table-filter = Pisz, by zawęzić wybór
table-none-found = Nic takiego nie możesz zrobić.
table-all = Wszystkie: { $count }
table-fewer = Zwiń
table-undo = Cofnij
table-undo-ask = Poproś o cofnięcie
table-undo-asked =
    { $count ->
        [one] { $who } prosi o cofnięcie ostatniego wyboru.
        [few] { $who } prosi o cofnięcie { $count } ostatnich wyborów.
       *[many] { $who } prosi o cofnięcie { $count } ostatnich wyborów.
    }
table-undo-agree = Zgoda
table-undo-refuse = Nie
table-undo-waiting = Prosisz o cofnięcie. Czekamy na odpowiedź: { $who }.
table-undo-others = { $who } prosi o cofnięcie.
table-why-not = Dlaczego nie?
table-nothing-here = Nic teraz z tym nie zrobisz.
table-nothing-now = Nie masz teraz nic do zrobienia.
table-sending = Twój wybór jest w drodze …

## Zasady

table-rule = Zasada { $rule }
table-rule-open = W książce zasad
table-rules-open = Cała książka

## Przyjrzeć się

table-inspector = Z bliska
table-pin = Przypnij

## Dziennik i czat

table-log = Dziennik
table-log-empty = Jeszcze nic się nie wydarzyło.
table-log-look = Zobacz tę chwilę jeszcze raz ({ $version })
table-log-undo = { $seat }: wybór cofnięty.
table-log-undone = (cofnięte)
table-log-fold = Zwiń: { $what }
table-log-unfold =
    Rozwiń { $count ->
        [one] { $count } wiersz
        [few] { $count } wiersze
       *[other] { $count } wierszy
    }: { $what }
table-since = Od twojego ostatniego ruchu
table-since-look = Obejrzyj krok po kroku
table-since-close = Zamknij
table-chat = Czat
table-chat-empty = Nikt jeszcze nic nie powiedział.
table-chat-spectator = widz
table-chat-say = Powiedz coś
table-chat-send = Wyślij
table-chat-to = Kto to usłyszy
table-chat-everybody = Do wszystkich
table-chat-side = Tylko do swoich ({ $side })
table-chat-among = tylko swoi ({ $side })

## Spojrzenie wstecz

table-history = Przez całą grę
table-moment = chwila { $version } z { $last }
table-first = Na początek
table-earlier = Krok wstecz
table-later = Krok naprzód
table-last = Na koniec
table-looking-back = Patrzysz wstecz: chwila { $version } z { $last }
table-back-to-now = Do teraźniejszości

## Połączenie

table-connection-connecting = Siadamy do stołu …
table-connection-lost = Połączenie zerwane, próbujemy znowu …
table-connection-offline = Brak sieci. Stół czeka, my też.
table-connection-keeps = Brak połączenia. Twój wybór jest zachowany i zostanie wysłany.
table-connection-back = Znowu przy stole.

## Kilku graczy przy jednym ekranie

table-pass = Przekaż urządzenie. Teraz: { $seat }
table-pass-about = Pozostali nie patrzą. Karty pojawią się, gdy { $who } potwierdzi gotowość.
table-ready = To ja, { $seat }. Pokaż moje karty
table-curtain-off = Gram sam za wszystkich: bez zasłony
table-curtain = Zasłona między miejscami
table-tabletop = Ten ekran leży otwarty dla wszystkich
table-phones = Karty na telefonach
table-phones-about = Otwórz miejsce na telefonie: pokaże on tę rękę i będzie nią grać, a ten ekran może pokazywać stół wszystkim.
table-phone-link = Utwórz link
table-phone-for = Link do miejsca: { $seat }

## Menu

table-menu = Więcej
table-sound = Dźwięk, gdy mój ruch
table-auto-pass = Pasuj za mnie, gdy nie mam wyboru
table-watch = Zaproś widzów
table-watch-about = Kto ma ten link, widzi stół jak widz: bez kart na ręce.
table-rest = Niech bot zagra za mnie
table-rest-seat = Niech zagra bot: { $seat }
table-resign = Poddaj się
table-resign-seat = Poddaj się: { $seat }
table-resign-about = Tego nie da się cofnąć. Gdy strony są dwie, wygrywa druga; przy większym stole dalej gra bot.
table-resign-yes = Tak, poddaję się
table-record = Pobierz zapis gry

## Koniec

table-over = Koniec gry
table-won = Zwycięstwo: { $who }
table-you-won = Wygrana!
table-you-lost = Przegrana. { $who }
table-side-won = Wygrywa automatyczny przeciwnik: { $side }
table-nobody-won = Nikt nie wygrywa
table-over-resigned = { $who }: gracz się poddał.
table-over-closed = Grę zakończyli opiekunowie stołu.
table-over-time = { $who }: koniec czasu.
table-rematch = Rewanż
table-rematch-go = Do rewanżu
table-replay = Powtórka
table-play-on = Graj dalej stąd
table-play-on-from = Graj dalej od wybranej chwili
table-chart = Przebieg gry
table-chart-about = od przegranej (na dole) do wygranej (na górze), jak widzą to boty

## Powtórka

table-replay-title = Powtórka: { $game }
table-replay-play = Odtwarzaj
table-replay-pause = Pauza
table-replay-speed = Tempo
table-replay-eyes = Czyimi oczami
table-replay-open = wszystko odkryte
table-replay-spectator = widz
table-replay-share = Link do tej chwili
table-replay-table = Do stołu
table-replay-as = Graj dalej stąd: { $seat }
table-replay-on-about = Nowy stół od tej chwili, na pozostałych miejscach boty. To, czego wybrane miejsce nie mogło wiedzieć, zostanie rozdane na nowo.
table-replay-old = Grano według starszych zasad: można pokazać tylko niektóre chwile.
table-replay-not-over = Gra trwa: widzisz tylko to, co wolno ci wiedzieć.

## Co myślały boty

table-thoughts = Co myślał bot
table-thought-next = Następna myśl
table-thought-earlier = Poprzednia myśl
table-thought-none = Nad tym krokiem żaden bot nie myślał.
table-thought-iterations =
    { $count ->
        [one] { $count } wyobrażona partia
        [few] { $count } wyobrażone partie
       *[many] { $count } wyobrażonych partii
    }
table-thought-choices = Co rozważał
table-thought-picked = wybrane
table-thought-value = szanse
table-thought-visits = próby
table-thought-more =
    { $count ->
        [one] i jeszcze { $count } opcja
        [few] i jeszcze { $count } opcje
       *[many] i jeszcze { $count } opcji
    }
table-thought-beliefs = Co przypuszczał
table-thought-rest = coś innego

## Co się nie udało

table-problem-stale = Gra tymczasem poszła dalej. Spójrz jeszcze raz: tak jest teraz.
table-problem-not-your-turn = Teraz ruch kogoś innego.
table-problem-not-your-table = Nie masz miejsca przy tym stole.
table-problem-not-your-side = Nie grasz po tej stronie.
table-problem-game-over = Gra jest skończona.
table-problem-too-many-picks = Teraz ruch kogoś innego.
table-problem-no-undo = Tego nie da się cofnąć: zadziałał los albo wyszło na jaw coś ukrytego.
table-problem-no-request = Nikt już nie czeka na twoją odpowiedź.
table-problem-not-absent = Ten gracz wciąż tu jest.
table-problem-nobody-to-replace = Nikt tam nie gra.
table-problem-resigned = Poddałeś tę grę.
table-problem-not-over = To będzie widać po końcu gry.
table-problem-old-rules = W tę grę grano według starszych zasad. Można ją oglądać, ale nie grać dalej.
table-problem-no-such-moment = Stamtąd nie można grać dalej.
