# What Commanders of the Empire says. Names of ships, special cards and planets are in content/components.yaml.

commanders-title = Dowódcy Imperium
commanders-about = Od dwóch do pięciu dowódców buduje linie obrony przy planetach, zbiera floty z takich samych statków i zdobywa planetę za planetą.

commanders-setting-first = Kto ma pierwszą turę; jeśli nic tu nie podasz, pierwszy gracz zostanie wylosowany

commanders-seat-commander-1 = Dowódca 1
commanders-seat-commander-2 = Dowódca 2
commanders-seat-commander-3 = Dowódca 3
commanders-seat-commander-4 = Dowódca 4
commanders-seat-commander-5 = Dowódca 5

commanders-prompt-take-turn = Twoja tura: wybierz jedną akcję
commanders-prompt-hit-first = Gwiezdny Superniszczyciel: wybierz pierwszy statek do odrzucenia
commanders-prompt-hit-second = Gwiezdny Superniszczyciel: wybierz drugi statek, ale nie przy planecie „{ $planet }”
commanders-prompt-choose-ship = Gwiezdny Niszczyciel: zamień miejscami dwa statki na stole albo weź statek z floty przeciwnika
commanders-prompt-swap-with = Gwiezdny Niszczyciel: z którym statkiem zamienia się miejscami „{ $ship }”?
commanders-prompt-give = Gwiezdny Niszczyciel: który statek z ręki oddajesz za „{ $ship }”?
commanders-prompt-first-swap = Slave I: zamień statek ze swojej floty na statek z floty sąsiada
commanders-prompt-next-swap = Slave I: dokonaj kolejnej zamiany, z drugim sąsiadem, albo zrezygnuj

commanders-option-place = { $ship } do linii planety „{ $planet }”
commanders-option-fleet = { $ship } do twojej floty
commanders-option-death-star = Gwiazda Śmierci: zniszcz planetę „{ $planet }”
commanders-option-super-star-destroyer = Gwiezdny Superniszczyciel: odrzuć dwa statki z dwóch linii
commanders-option-star-destroyer = Gwiezdny Niszczyciel: zamień albo podmień statki
commanders-option-slave-1 = Slave I: zamień się statkami z sąsiadem
commanders-option-capture = Zdobądź planetę „{ $planet }” (statki: { $ships })
commanders-option-take-back = Weź „{ $ship }” z powrotem na rękę
commanders-option-nothing = Nie rób nic
commanders-option-hit = { $ship } przy planecie „{ $planet }”
commanders-option-swap-line = Zamień „{ $ship }” przy planecie „{ $planet }”
commanders-option-swap-fleet = Zamień „{ $ship }” (flota: { $owner })
commanders-option-swap-nothing = Zamiana bez skutku
commanders-option-take = Weź „{ $ship }” (flota: { $owner })
commanders-option-give = Oddaj „{ $ship }”
commanders-option-swap-fleets = Oddaj „{ $given }”, weź „{ $taken }” (flota: { $owner })
commanders-option-decline = Zrezygnuj: na tym zamiany się kończą

commanders-ship-at = { $ship } ({ $planet })
commanders-ship-of = { $ship } ({ $owner })

commanders-event-set-up = Odkryte planety: { $planets }. Pierwsza tura: { $player }.
commanders-event-drew =
    { $player } dobiera { $count ->
        [one] 1 kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }: { $cards }.
commanders-event-drew-unseen =
    { $player } dobiera { $count ->
        [one] 1 kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
commanders-event-reshuffled =
    Talia statków się skończyła: stos kart odrzuconych zostaje przetasowany ({ $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }).
commanders-event-placed = { $player } kładzie „{ $ship }” przy planecie „{ $planet }”.
commanders-event-fleet = { $player } dokłada „{ $ship }” do swojej floty.
commanders-event-destroyed = { $player } zagrywa kartę „Gwiazda Śmierci”: planeta „{ $planet }” zostaje zniszczona.
commanders-event-hit = { $player } zagrywa kartę „Gwiezdny Superniszczyciel”: { $ship } ({ $planet }) i { $second } ({ $other }) zostają odrzucone.
commanders-event-swapped = { $player } zagrywa kartę „Gwiezdny Niszczyciel”: { $ship } i { $other } zamieniają się miejscami.
commanders-event-swapped-nothing = { $player } zagrywa kartę „Gwiezdny Niszczyciel”: zamiana bez skutku.
commanders-event-replaced = { $player } zagrywa kartę „Gwiezdny Niszczyciel”: bierze z floty ({ $owner }) „{ $taken }”, a zostawia „{ $given }”.
commanders-event-swapped-fleets = Slave I: { $player } oddaje „{ $given }” i bierze „{ $taken }” ({ $owner }).
commanders-event-declined = { $player } rezygnuje; zamiany się kończą.
commanders-event-captured = { $player } zdobywa planetę „{ $planet }” (statki: { $ships }).
commanders-event-planet = Nowa odkryta planeta: { $planet }.
commanders-event-no-planet = Nie ma już planety, którą można by wyłożyć: koniec gry.
commanders-event-took-back = { $player } nie ma ruchu i bierze „{ $ship }” z powrotem na rękę.
commanders-event-nothing = { $player } nie ma ruchu i nie robi nic.
commanders-event-reset = Gra się zapętliła: ręce, floty i linie zostają odrzucone, a wszyscy dobierają nowe karty.
commanders-event-won-cmd-score-2 =
    { $player } wygrywa, mając { $score ->
        [one] 1 punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }.
commanders-event-won-cmd-score-3 =
    { $player } wygrywa, mając { $score ->
        [one] 1 punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    } i najwięcej planet o wartości 4.
commanders-event-won-cmd-score-4 =
    { $player } wygrywa, mając { $score ->
        [one] 1 punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    } i najwięcej planet o wartości 3.
commanders-event-won-cmd-score-5 =
    { $player } wygrywa, mając { $score ->
        [one] 1 punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }: przy remisie decyduje późniejsza ostatnia tura.

commanders-no-over = Gra już się skończyła.
commanders-no-not-your-turn = To nie twoja kolej: teraz decyduje { $player }.
commanders-no-unclear = „{ $pick }” — tego nie da się tu zrobić.
commanders-no-called-so = Tutaj nazywa się to „{ $pick }”.
commanders-no-not-now = Nie w tym momencie. Teraz: „{ $prompt }”.
commanders-no-no-card = Nie ma karty „{ $text }”.
commanders-no-no-planet = Nie ma planety „{ $text }”.
commanders-no-no-player = Przy tym stole nie ma gracza „{ $text }”.
commanders-no-no-place = Nie ma ani odkrytej planety, ani floty „{ $text }”.
commanders-no-not-in-hand = Nie masz na ręce karty „{ $card }”.
commanders-no-captured = Planeta „{ $planet }” została zdobyta ({ $player }) i nie można jej odebrać.
commanders-no-destroyed = Planeta „{ $planet }” została zniszczona.
commanders-no-not-open = Planeta „{ $planet }” nie leży odkryta na stole.
commanders-no-special-in-line = „{ $card }” to karta specjalna; do linii trafiają tylko statki.
commanders-no-special-in-fleet = „{ $card }” to karta specjalna; do floty trafiają tylko statki.
commanders-no-special-given = „{ $card }” to karta specjalna; oddać można tylko statek.
commanders-no-line-full =
    Linia planety „{ $planet }” jest pełna: { $value ->
        [one] 1 statek
        [few] { $value } statki
        [many] { $value } statków
       *[other] { $value } statku
    }.
commanders-no-same-kind = W linii planety „{ $planet }” jest już statek tego rodzaju: { $ship }.
commanders-no-fleet-full =
    Twoja flota ma już { $limit ->
        [one] 1 statek
        [few] { $limit } statki
        [many] { $limit } statków
       *[other] { $limit } statku
    }, a więcej mieć nie może.
commanders-no-two-lines = W dwóch różnych liniach musi być co najmniej po jednym statku.
commanders-no-two-ships = Na stole muszą leżeć dwa statki albo musi być statek we flocie przeciwnika i statek na twojej ręce.
commanders-no-fleets-empty = W twojej flocie i we flocie sąsiada musi być co najmniej po jednym statku.
commanders-no-where-to = Dokąd? „{ $card }” może trafić do linii planety albo do twojej floty.
commanders-no-which-planet = Podaj planetę, która ma zostać zniszczona.
commanders-no-line-not-full = Linia planety „{ $planet }” nie jest pełna (statki: { $ships } z { $value }).
commanders-no-too-few =
    Do zdobycia planety „{ $planet }” potrzeba we flocie co najmniej { $needed ->
        [one] 1 pasującego statku
        [few] { $needed } pasujących statków
        [many] { $needed } pasujących statków
       *[other] { $needed } pasującego statku
    }; masz ich { $matches }.
commanders-no-other-ships = Wybierz rodzaje, które są i w linii, i w twojej flocie: co najmniej { $needed }, po jednym statku każdego z nich.
commanders-no-not-in-fleet = W twojej flocie nie ma statku „{ $text }”.
commanders-no-not-stuck = Możesz jeszcze wykonać akcję; statek może wziąć z powrotem tylko ten, kto nie może wykonać żadnej.
commanders-no-must-act = Możesz jeszcze wykonać akcję, więc musisz to zrobić.
commanders-no-nothing-to-decline = Nie ma tu z czego rezygnować.
commanders-no-same-line = Drugi statek musi pochodzić z innej linii niż linia planety „{ $planet }”.
commanders-no-not-in-line = W linii planety „{ $planet }” nie ma statku „{ $text }”.
commanders-no-not-there = Nie ma tam statku „{ $text }”.
commanders-no-changes-nothing = Ta zamiana niczego nie zmienia; do tego służy „Zamiana bez skutku”.
commanders-no-two-of-a-kind = W jednej linii byłyby wtedy dwa statki tego samego rodzaju.
commanders-no-own-fleet = Statek można wziąć tylko od przeciwnika.
commanders-no-no-ship-to-give = Nie masz na ręce statku, który można by za niego oddać.
commanders-no-one-swap-only = { $player } zagrywa tę kartę i bierze udział tylko w jednej zamianie.
commanders-no-same-direction = Zamiany idą dalej w tym samym kierunku; następny gracz: { $player }.
commanders-no-no-neighbour = { $player } nie jest twoim sąsiadem.

# Plansza w terminalu.
commanders-board-planets = Odkryte planety, ich wartość i linie obrony
commanders-board-full = pełna
commanders-board-you = ty
commanders-board-hand = ręka
commanders-board-fleet = flota
commanders-board-captured = planety
commanders-board-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
commanders-board-unseen =
    { $count ->
        [one] { $count } nieznana karta
        [few] { $count } nieznane karty
        [many] { $count } nieznanych kart
       *[other] { $count } nieznanej karty
    }
commanders-board-deck = talia statków { $count }
commanders-board-discard = odrzucone { $count }
commanders-board-pile = stos planet { $count }
commanders-board-destroyed = zniszczone: { $planets }
commanders-board-reconstructed = nazwa lub wartość odtworzona, w naszym egzemplarzu instrukcji jej nie ma
