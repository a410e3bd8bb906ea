# What Uprising says. Names of cards, districts, tokens and missions are in content/components.yaml.

uprising-title = Powstanie
uprising-about = Miasto pod rządami reżimu. Ruch Oporu zagrywa ukryte karty w pięciu dzielnicach; Imperium inwigiluje, likwiduje, dezorientuje i otacza kordonem.

uprising-setting-capitol = Tryb „Kapitol”, trudniejszy dla Imperium i nie na pierwszą partię: Kapitol leży pośrodku, a Ruch Oporu, zająwszy go, od razu wygrywa
uprising-setting-missions = trzy misje obok Rewolucji; jeśli nic tu nie podasz, zostaną wylosowane

uprising-prompt-choose-pair = Wybierz dwie sąsiednie dzielnice na operację
uprising-prompt-play-open = Wybierz kartę, którą zagrasz odkrytą
uprising-prompt-play-closed = Wybierz kartę, którą zagrasz zakrytą
uprising-prompt-use-token =
    { $actions ->
        [one] Użyj żetonu władzy (ostatniego w tej rundzie)
        [few] Użyj żetonu władzy (zostały { $actions } akcje)
        [many] Użyj żetonu władzy (zostało { $actions } akcji)
       *[other] Użyj żetonu władzy (zostało { $actions } akcji)
    }
uprising-prompt-assign-card = Przydziel następną kartę do dzielnicy
uprising-prompt-declare = Zgłoś zajętą dzielnicę albo zakończ sprawdzenie

uprising-option-pair = { $left } i { $right }
uprising-option-open-card = Odkryta: { $card }
uprising-option-close-card = Zakryta: { $card }
uprising-option-nothing-open = Wszystkie trzy zakryte: są tylko Prowokacje
uprising-option-surveil = Inwigilacja: odkryj kartę { $place }
uprising-option-eliminate = Likwidacja: zlikwiduj kartę { $place }
uprising-option-disorient = Dezorientacja: karta { $place } do dzielnicy „{ $district }”
uprising-option-cordon = Kordon: dzielnica „{ $district }”
uprising-option-assign = Karta { $place } ({ $card }) do dzielnicy „{ $district }”
uprising-option-capture =
    { $count ->
        [0] Zajmij dzielnicę „{ $district }” — misja „{ $mission }”
       *[other] Zajmij dzielnicę „{ $district }” — misja „{ $mission }”; odkryj: { $cards }
    }
uprising-option-finish = Zakończ sprawdzenie

uprising-event-set-up = Rząd: { $row }. Misje: { $missions }.
uprising-event-round = Runda { $number }.
uprising-event-decisive = Dobrana została ostatnia karta: Decydująca Operacja.
uprising-event-drew =
    Ruch Oporu dobiera { $count ->
        [one] 1 kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }: { $cards }.
uprising-event-drew-unseen =
    Ruch Oporu dobiera { $count ->
        [one] 1 kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
uprising-event-chose = Ruch Oporu wybiera dzielnice „{ $left }” i „{ $right }”.
uprising-event-played-open = Karta { $place } trafia na stół odkryta: { $card }.
uprising-event-played-closed = Karta { $place } trafia na stół zakryta (tylko ty ją widzisz: { $card }).
uprising-event-played-unseen = Karta { $place } trafia na stół zakryta.
uprising-event-surveilled = Inwigilacja odkrywa kartę { $place }: { $card }.
uprising-event-provocation = Prowokacja zostaje natychmiast zlikwidowana.
uprising-event-eliminated = Karta { $place } zostaje zlikwidowana: { $card }.
uprising-event-eliminated-unseen = Karta { $place } zostaje zlikwidowana i pozostaje zakryta.
uprising-event-disoriented = Imperium dezorientuje kartę { $place }: trafia ona do dzielnicy „{ $district }”.
uprising-event-cordoned = Imperium otacza kordonem dzielnicę „{ $district }”.
uprising-event-assigned = Ruch Oporu przydziela kartę { $place } do dzielnicy „{ $district }”.
uprising-event-captured =
    { $count ->
        [0] Dzielnica „{ $district }” zostaje zajęta — misja „{ $mission }”.
       *[other] Dzielnica „{ $district }” zostaje zajęta — misja „{ $mission }”. Odkryte karty: { $cards }.
    }
uprising-event-tokens-up = Wszystkie żetony władzy są znów odkryte.
uprising-event-won-upr-vic-1 = Ruch Oporu zajął trzy dzielnice i wygrywa.
uprising-event-won-upr-cpt-3 = Ruch Oporu zajął Kapitol i wygrywa.
uprising-event-won-upr-vic-3 = Imperium utrzymało kontrolę nad miastem i wygrywa.

uprising-condition-total = Suma wszystkich kart co najmniej { $least } (w trybie „Kapitol” dla Kapitolu { $capitol })
uprising-condition-open =
    Co najmniej { $count ->
        [one] 1 odkryta karta
        [few] { $count } odkryte karty
        [many] { $count } odkrytych kart
       *[other] { $count } odkrytej karty
    } jednego typu
uprising-condition-exceeds = Suma kart typu { $greater } większa niż suma kart typu { $lesser }; suma kart typu { $lesser } co najmniej { $least }
uprising-condition-each = Co najmniej jedna karta każdego typu
uprising-condition-same =
    Co najmniej { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } o tej samej wartości
uprising-condition-run =
    { $length ->
        [one] 1 kolejna wartość
        [few] { $length } kolejne wartości
        [many] { $length } kolejnych wartości
       *[other] { $length } kolejnej wartości
    }
uprising-condition-without = Suma kart typu { $kind } co najmniej { $least } i ani jednej karty typu { $forbidden }
uprising-condition-both = Suma kart typu { $first } co najmniej { $least } i suma kart typu { $second } co najmniej { $least }

uprising-no-over = Gra już się skończyła.
uprising-no-not-your-turn = To nie twoja kolej: teraz decyduje { $side }.
uprising-no-unclear = „{ $pick }” — tego nie da się tu zrobić.
uprising-no-wrong-phase = Nie w tej fazie. Teraz: „{ $prompt }”.
uprising-no-no-district = Nie ma dzielnicy „{ $text }”.
uprising-no-no-card = Nie ma karty „{ $text }”.
uprising-no-no-mission = Nie ma misji „{ $text }”.
uprising-no-no-place = „{ $text }” to nie karta z puli; karty w puli mają numery 1, 2 i 3.
uprising-no-captured = Dzielnica „{ $district }” została zajęta i wypadła z gry.
uprising-no-left-to-right = Podaj obie dzielnice od lewej do prawej.
uprising-no-not-adjacent = Dzielnice „{ $left }” i „{ $right }” nie sąsiadują ze sobą w rzędzie.
uprising-no-provocation-open = Prowokację zawsze zagrywa się zakrytą.
uprising-no-not-in-hand = Nie masz (już) na ręce karty „{ $card }”.
uprising-no-open-first = Najpierw wybierz kartę odkrytą; zakryte wybierzesz potem.
uprising-no-one-open = Odkrytą zagrywa się jedną kartę i jest to „{ $card }”; pozostałe są zakryte.
uprising-no-something-open = Jedna karta musi być odkryta; tylko trzy Prowokacje zagrywa się wszystkie zakryte.
uprising-no-no-pass = Imperium musi w każdej rundzie użyć dwóch żetonów; nie może spasować.
uprising-no-only-provocations = Masz same Prowokacje: wszystkie trzy zagrywa się zakryte.
uprising-no-token-used = Żeton „{ $token }” leży zakryty; wróci, gdy wszystkie cztery żetony zostaną użyte.
uprising-no-card-eliminated = Karta { $place } została zlikwidowana.
uprising-no-card-in-district = Karta { $place } jest już w dzielnicy „{ $district }”.
uprising-no-card-open = Karta „{ $card }” jest już odkryta; Inwigilacja odkrywa tylko karty zakryte.
uprising-no-not-in-pair = Dzielnica „{ $district }” nie jest jedną z dwóch dzielnic pod znacznikiem eskalacji.
uprising-no-cordoned = Dzielnica „{ $district }” jest w tej rundzie otoczona kordonem.
uprising-no-in-order = Karty przydziela się w kolejności ich miejsc; następna jest karta { $place }.
uprising-no-mission-not-on-table = Misji „{ $mission }” nie ma wśród misji tej gry.
uprising-no-mission-not-met = Dzielnica „{ $district }” nie spełnia warunku misji „{ $mission }”. Warunek: { $condition }.
uprising-no-other-proof = Odkrywa się tylko karty potrzebne do dowodu; wybierz jeden z podanych zestawów dowodowych.


# The board in a terminal.
uprising-board-round = Runda { $round } z { $rounds }
uprising-board-phase-choose-pair = faza 1: Ruch Oporu wybiera dzielnice
uprising-board-phase-play-open = faza 2: Ruch Oporu planuje operację
uprising-board-phase-use-token = faza 3: Imperium się broni
uprising-board-phase-assign-card = faza 4: Ruch Oporu przeprowadza operację
uprising-board-phase-declare = faza 5: Ruch Oporu sprawdza, które dzielnice zajął
uprising-board-phase-over = gra skończona
uprising-board-decisive = Decydująca Operacja
uprising-board-pool = pula
uprising-board-marker = eskalacja
uprising-board-cordon = kordon
uprising-board-tokens = Żetony władzy
uprising-board-hand = Ręka
uprising-board-planned = Zaplanowane
uprising-board-deck = Talia
uprising-board-eliminated = Zlikwidowane
uprising-board-captured = Zajęte
uprising-board-captured-with = { $district } — misja „{ $mission }”:
uprising-board-cards =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
uprising-board-closed-cards =
    { $count ->
        [one] 1 zakryta karta
        [few] { $count } zakryte karty
        [many] { $count } zakrytych kart
       *[other] { $count } zakrytej karty
    }
uprising-board-reconstructed = ⟲ odtworzona
uprising-board-sign-closed = zakryta, z rundy 3
uprising-board-sign-sent = wysłana przez Imperium
uprising-board-sign-used = zakryty żeton

uprising-note-rounds = rundy
