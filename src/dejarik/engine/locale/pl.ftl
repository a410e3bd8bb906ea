engine-illegal-pick =
    „{ $pick }” nie jest { $count ->
        [one] jedyną możliwą opcją
        [few] żadną z { $count } opcji
        [many] żadną z { $count } opcji
       *[other] żadną z { $count } opcji
    } przy decyzji „{ $asked }”: { $options }
engine-game-over = „{ $pick }” — za późno: gra już się skończyła
engine-unknown-game = nie ma gry „{ $id }”; dostępne gry: { $known }
engine-bad-option = gra „{ $game }” nie ma opcji „{ $name }”; dostępne opcje: { $known }
engine-bad-value = opcja „{ $name }” nie może mieć wartości „{ $value }”; możliwe wartości: { $values }
engine-bad-players =
    gra „{ $game }” nie jest dla { $players ->
        [one] 1 gracza
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }; liczba graczy: { $least }–{ $most }
engine-damaged = { $where }: { $why }
engine-why-unexpected = tego nie powinno tu być
engine-why-missing = tego tu brakuje
engine-why-no-such = nie istnieje: { $sort } „{ $text }”
engine-why-unlike = powinno być: { $wanted }, a jest: { $text }
engine-why-not-an-order = { $text } to nie jest kolejność kart
engine-why-no-such-luck = los nie może tu dać { $text } (możliwe wartości: od 0, mniejsze niż { $limit })
engine-why-no-json = to nie jest JSON ({ $problem })
engine-why-no-record = to nie jest nagłówek zapisu gry Dejarik
engine-why-no-pick = to ani wybór, ani koniec gry
engine-why-after-end = po końcu gry nic już nie może nastąpić
engine-why-other-end = gra nie skończyła się w ten sposób
engine-why-other-seat = decyzję miał podjąć nie gracz „{ $seat }”, lecz „{ $asked }”
engine-why-other-luck = los został tu użyty inaczej
engine-why-foreign = zrobione dla „{ $theirs }”, a to jest „{ $ours }”
engine-why-no-decision = trwająca gra czeka na decyzję, a zakończona na nic nie czeka
engine-unknown-bot = nie ma bota „{ $name }”; dostępne boty: { $known }
engine-bad-budget = bot „{ $name }” nie może myśleć „{ $budget }”: podaj czas do 60 sekund (200ms, 1s) albo liczbę iteracji do 1000000 (1000)
engine-bot-without-budget = bot „{ $bot }” wybiera od razu i nie ma czego mu ograniczać; napisz „{ $bot }” zamiast „{ $name }”
engine-bad-players-exactly =
    gra „{ $game }” jest dokładnie dla { $least ->
        [one] 1 gracza
        [few] { $least } graczy
        [many] { $least } graczy
       *[other] { $least } gracza
    }, a nie dla { $players }
engine-why-not-all = brakuje elementów gry albo któryś występuje dwa razy
engine-why-uneven = listy, które do siebie należą, mają różną długość
engine-why-impossible = żadna rozgrywka nie może do tego doprowadzić
engine-line = wiersz { $number }
engine-line-field = wiersz { $number }, { $field }
engine-your-turn = Twoja kolej: { $game }
engine-new-password = Nowe hasło do stołu
engine-new-password-about = Ktoś, zapewne Ty, poprosił o nowe hasło do konta „{ $login }”. Przez godzinę możesz je ustawić tutaj. Jeśli to nie Ty, nie rób nic: stare zostaje.
engine-ended-resigned =
    Partię poddaje: { $seat }. { $count ->
        [0] Nikt nie wygrywa.
       *[other] Zwycięstwo: { $winners }
    }
engine-ended-time =
    Skończył się czas: { $seat }. { $count ->
        [0] Nikt nie wygrywa.
       *[other] Zwycięstwo: { $winners }
    }
