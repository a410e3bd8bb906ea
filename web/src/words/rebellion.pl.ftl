# Co mówi stół gry „Star Wars: Rebelia” poza jej własnym katalogiem.

## map

rebellion-web-map = Mapa galaktyki
rebellion-web-map-closer = Przybliż
rebellion-web-map-farther = Oddal
rebellion-web-map-fit = Pokaż całą galaktykę
rebellion-web-map-signs = Co oznaczają znaki
rebellion-web-map-search-empire = Gdzie może być baza
rebellion-web-map-search-rebel = Co może wiedzieć Imperium
rebellion-web-map-search-none = Co mogą wiedzieć wszyscy
rebellion-web-map-possible-empire =
    { $count ->
        [one] Baza może być w { $count } układzie.
       *[other] Baza może być w { $count } układach.
    }
rebellion-web-map-possible-all =
    { $count ->
        [one] Z tego, co widzieli wszyscy, baza może być w { $count } układzie.
       *[other] Z tego, co widzieli wszyscy, baza może być w { $count } układach.
    }
rebellion-web-map-unknown-probes =
    { $count ->
        [one] Imperium ma też { $count } kartę Sondy zwiadowczej, której nie znasz.
        [few] Imperium ma też { $count } karty Sond zwiadowczych, których nie znasz.
       *[other] Imperium ma też { $count } kart Sond zwiadowczych, których nie znasz.
    }
rebellion-web-map-loyal-neutral = neutralny
rebellion-web-map-loyal-rebel = popiera Rebelię
rebellion-web-map-loyal-imperial = popiera Imperium
rebellion-web-map-remote = odległy
rebellion-web-map-impassable = nieprzekraczalna granica
rebellion-web-map-lane = sąsiednie układy
rebellion-web-map-mission = tu trwa misja
rebellion-web-map-combat = tu trwa walka
rebellion-web-map-there = { $side }: { $found }
rebellion-web-map-leader-label = { $name } ({ $rings })
rebellion-web-map-known-possible = baza może być tutaj
rebellion-web-map-known-no-card = wykluczony: nie ma karty Sondy zwiadowczej tego układu
rebellion-web-map-known-boxed = wykluczony: jego karta wypadła z gry podczas przygotowania
rebellion-web-map-known-probe-card = wykluczony: Imperium dostało jego kartę
rebellion-web-map-known-occupied = wykluczony: poparcie Imperium lub jego jednostki naziemne
rebellion-web-map-known-destroyed = wykluczony: zniszczony
rebellion-web-map-known-told = wykluczony: widzieli to wszyscy

## battle

rebellion-web-battle-title = Walka: { $place }
rebellion-web-battle-fold = Zwiń
rebellion-web-battle-unfold = Pokaż
rebellion-web-battle-close = Zamknij
rebellion-web-battle-stage-leaders = Liderzy
rebellion-web-battle-stage-cards = Karty Taktyki
rebellion-web-battle-stage-space = Bitwa kosmiczna
rebellion-web-battle-stage-ground = Bitwa naziemna
rebellion-web-battle-stage-retreat = Odwrót
rebellion-web-battle-step-roll = rzut
rebellion-web-battle-step-actions = akcje
rebellion-web-battle-step-damage = uszkodzenia
rebellion-web-battle-step-block = blok
rebellion-web-battle-active = strona aktywna
rebellion-web-battle-attacks = atakuje
rebellion-web-battle-no-leader = Nie ma tu lidera
rebellion-web-battle-values = Taktyka: kosmos { $space }, powierzchnia { $ground }
rebellion-web-battle-hand =
    { $count ->
        [one] { $count } karta Taktyki
        [few] { $count } karty Taktyki
       *[other] { $count } kart Taktyki
    }
rebellion-web-battle-lost = Straty:
rebellion-web-battle-won = Zwycięstwo: { $side }
rebellion-web-battle-damage = uszkodzenia { $damage } z { $health }
rebellion-web-battle-fresh = z tego ataku: { $count }
rebellion-web-battle-dead = zniszczenie na końcu tego kroku bitwy
rebellion-web-battle-dying = zniszczenie, jeśli nic nie zostanie zablokowane
rebellion-web-battle-unblockable = Jej uszkodzeń nie można blokować w tym kroku
rebellion-web-battle-cannot-retreat = Nie może się wycofać
rebellion-web-battle-held = Nie może się wycofać w tej rundzie
rebellion-web-battle-escapes = Może się wycofać bez transportu w tej rundzie
rebellion-web-battle-retreated = Wycofała się
rebellion-web-battle-no-dice = Brak kości
rebellion-web-battle-drag = Przeciągnij kość na jednostkę albo kliknij jednostkę
rebellion-web-battle-deck-again = Jeszcze raz ta sama talia: obie karty z niej
rebellion-web-battle-when-attack = podczas swojego ataku
rebellion-web-battle-when-block = aby zablokować
rebellion-web-battle-callable = Liderzy, którzy mogą dołączyć
rebellion-web-battle-playable = Karty, które można zagrać
rebellion-web-battle-ways = Dokąd się wycofać
rebellion-web-battle-chronicle = Co się stało
rebellion-web-attempt-attempts = Wykonuje: { $side }
rebellion-web-attempt-opposes = Przeciwdziała: { $side }
rebellion-web-attempt-icons =
    { $count ->
        [0] brak symbolu tej umiejętności
        [one] { $count } symbol tej umiejętności
        [few] { $count } symbole tej umiejętności
       *[other] { $count } symboli tej umiejętności
    }
rebellion-web-attempt-portrait = portret: 2 sukcesy więcej
rebellion-web-attempt-nobody = Nikt
rebellion-web-attempt-sendable = Liderzy, których można wysłać

## panels

rebellion-web-holds-leaders = liderzy
rebellion-web-holds-missions = misje
rebellion-web-holds-actions = akcje
rebellion-web-holds-objectives = cele
rebellion-web-holds-probes = sondy
rebellion-web-panels = Panele
rebellion-web-tab-mine = Moje
rebellion-web-tab-queue = Kolejka
rebellion-web-tab-piles = Talie
rebellion-web-tab-track = Czas
rebellion-web-tab-load = Ruch
rebellion-web-tab-place = Rozmieść
rebellion-web-tab-deploy = Wystaw
rebellion-web-tab-build = Buduj
rebellion-web-tab-offer = Wybór
rebellion-web-put-away = Schowaj
rebellion-web-track =
    Czas { $time }, reputacja { $reputation }: { $left ->
        [one] zostało { $left } pole
        [few] zostały { $left } pola
       *[other] zostało { $left } pól
    }
rebellion-web-nobody = Nikogo
rebellion-web-tactics = taktyka: kosmos { $space }, powierzchnia { $ground }
rebellion-web-stage = etap { $stage }
rebellion-web-told = Imperium wie
rebellion-web-starting-card = karta początkowa
rebellion-web-skill-of = umiejętność { $icons } z { $cost }
rebellion-web-queue-space = { $space }: kolejka budowy, { $side }
rebellion-web-supply = Figurki w puli
rebellion-web-lasting = Do końca rundy
rebellion-web-from-top = { $at }. od góry
rebellion-web-pile-mission-deck = Talia Misji
rebellion-web-pile-mission-discard = Odrzucone Misje
rebellion-web-pile-action-deck = Talia Akcji
rebellion-web-pile-actions-used = Użyte karty Akcji
rebellion-web-pile-objective-deck = Talia Celów
rebellion-web-pile-objectives-scored = Zrealizowane Cele
rebellion-web-pile-project-deck = Talia Projektów
rebellion-web-pile-project-discard = Odrzucone Projekty
rebellion-web-pile-probe-deck = Talia Sond zwiadowczych
rebellion-web-pile-probe-boxed = Sondy zwiadowcze poza grą
rebellion-web-pile-tactic-deck-space = Talia taktyki kosmicznej
rebellion-web-pile-tactic-discard-space = Odrzucona taktyka kosmiczna
rebellion-web-pile-tactic-deck-ground = Talia taktyki naziemnej
rebellion-web-pile-tactic-discard-ground = Odrzucona taktyka naziemna
rebellion-web-begin-anew = Od nowa
rebellion-web-fewer = o jedną mniej
rebellion-web-more = o jedną więcej
rebellion-web-everything = Wszystko
rebellion-web-room = zajęte miejsca: { $used } z { $room }
rebellion-web-needs-transport = wymaga miejsca
rebellion-web-carries = mieści { $count }
rebellion-web-loaded = (już wybrano: { $count })
rebellion-web-limit = Figurki, które można jeszcze wziąć: { $count }
rebellion-web-too-many = Za dużo figurek: najwyżej { $count }
rebellion-web-too-full = Za mało miejsca na statkach ({ $place })
rebellion-web-take-captive = Zabierz pochwyconego: { $leader }
rebellion-web-move =
    Przesuń { $count ->
        [one] { $count } figurkę
        [few] { $count } figurki
       *[other] { $count } figurek
    } → { $place }
rebellion-web-move-nothing = Nic nie przesuwaj
rebellion-web-place-hint = Wybierz jednostkę, potem wskaż układ: na mapie lub tutaj
rebellion-web-place-room = miejsc: { $count }
rebellion-web-place-here = + { $unit }: { $place }
rebellion-web-take-back = ×{ $count } −, cofnij { $unit }: { $place }
rebellion-web-place =
    Rozmieść { $count ->
        [one] { $count } jednostkę
        [few] { $count } jednostki
       *[other] { $count } jednostek
    }
rebellion-web-deploy =
    Wystaw { $count ->
        [one] { $count } jednostkę
        [few] { $count } jednostki
       *[other] { $count } jednostek
    }
rebellion-web-build =
    Zbuduj { $count ->
        [one] { $count } jednostkę
        [few] { $count } jednostki
       *[other] { $count } jednostek
    }
rebellion-web-place-nothing = Jeszcze nic nie rozmieszczono
rebellion-web-place-all-at-base = Wszystkie na pole „Bazy Rebelii”
rebellion-web-deploy-nothing = Nic nie wystawiaj
rebellion-web-build-nothing = Nic nie buduj
rebellion-web-no-room-left = Dla pozostałych nie ma miejsca
rebellion-web-unused =
    { $count ->
        [one] { $count } symbol pozostanie niewykorzystany
        [few] { $count } symbole pozostaną niewykorzystane
       *[other] { $count } symboli pozostanie niewykorzystanych
    }
rebellion-web-slot = pole { $space }
rebellion-web-left = pozostało: { $count }
rebellion-web-no-figures = brak figurek
rebellion-web-too-few-figures = Za mało figurek: { $unit }
rebellion-web-icon-blue-triangle = niebieski trójkąt
rebellion-web-icon-blue-circle = niebieskie koło
rebellion-web-icon-blue-square = niebieski kwadrat
rebellion-web-icon-orange-triangle = pomarańczowy trójkąt
rebellion-web-icon-orange-circle = pomarańczowe koło
rebellion-web-icon-orange-square = pomarańczowy kwadrat
rebellion-web-rules = Zasady
rebellion-web-doubt = Źródła się tu różnią
rebellion-web-card-starting = Misja początkowa
rebellion-web-card-deck = Misja
rebellion-web-card-project = Projekt
rebellion-web-card-action = Karta Akcji
rebellion-web-card-objective = Cel, etap { $stage }
rebellion-web-card-tactic-space = Karta taktyki kosmicznej
rebellion-web-card-tactic-ground = Karta taktyki naziemnej
rebellion-web-card-probe = Karta Sondy zwiadowczej
rebellion-web-mode-attempt = próba: można ją blokować i może się nie udać
rebellion-web-mode-resolve = wykonywana od razu: nie można jej blokować
rebellion-web-portrait-attempt = Gdy wykonuje ją ten lider, dwa dodatkowe sukcesy:
rebellion-web-portrait-resolve = Przedstawiony lider:
rebellion-web-comes-back = Po użyciu wraca na rękę.
rebellion-web-copies =
    { $count ->
        [one] { $count } taka karta w talii
        [few] { $count } takie karty w talii
       *[other] { $count } takich kart w talii
    }
rebellion-web-gives = Reputacja
rebellion-web-gives-short = reputacja +{ $amount }
rebellion-web-gives-variable = zob. tekst
rebellion-web-when = Kiedy
rebellion-web-when-combat = w walce, gdy tylko jest spełniony
rebellion-web-when-start-of-refresh = tuż przed fazą uzupełnień
rebellion-web-when-attack = w swoim ataku
rebellion-web-when-block = gdy przydzielono ci uszkodzenia
rebellion-web-costs = Koszt
rebellion-web-costs-none = nic
rebellion-web-costs-special-die = kość z wynikiem specjalnym
rebellion-web-tactic-values = Wartości taktyki
rebellion-web-no-tactics = Brak wartości taktyki: nie może aktywować układu.
rebellion-web-where = Gdzie
rebellion-web-spot-pool = w puli liderów
rebellion-web-spot-mission = na misji
rebellion-web-spot-beside-the-board = do zwerbowania
rebellion-web-spot-box = poza grą
rebellion-web-shown-on-mission = Na karcie Misji
rebellion-web-shown-on-actions = Na kartach Akcji
rebellion-web-class-fighter = myśliwiec
rebellion-web-class-capital-ship = statek dowodzenia
rebellion-web-class-space-station = stacja kosmiczna
rebellion-web-class-ground = jednostka naziemna
rebellion-web-class-structure = budowla
rebellion-web-here = { $place }: tutaj { $count }
rebellion-web-wounded = Uszkodzenia: { $markers } + { $fresh }
rebellion-web-attack = Atak
rebellion-web-dice-black = czarne: { $count }
rebellion-web-dice-red = czerwone: { $count }
rebellion-web-health = Wytrzymałość
rebellion-web-health-black = { $value } (czarna)
rebellion-web-health-red = { $value } (czerwona)
rebellion-web-capacity = Ładowność
rebellion-web-built-by = Budowana przez
rebellion-web-about-transport = Porusza się tylko ze statkami, które opuszczają ten sam układ i mają dla niej miejsce.
rebellion-web-about-immobile = Nie może się poruszać.
rebellion-web-figures = Figurki: na planszy { $board }, w kolejce budowy { $queue }, w puli { $supply }
rebellion-web-region = Układ, region { $region }
rebellion-web-base-space = Pole planszy, nie układ
rebellion-web-about-base-space = Dopóki baza jest ukryta, jednostki tutaj są tak blisko jak sama baza: poruszają się do jej układu i układów sąsiednich oraz z powrotem.
rebellion-web-base-here = Baza Rebelii jest tutaj.
rebellion-web-base-hidden-here = Tutaj jest twoja ukryta baza.
rebellion-web-builds = Buduje, od pola { $space } kolejki:
rebellion-web-adjacent = Sąsiednie: { $systems }
rebellion-web-about-probe = Bazy nie ma w układzie, którego kartę Imperium miało, gdy wybierano bazę, lub dobrało później.
rebellion-web-ring = Pierścień
rebellion-web-ring-on = Na liderze: { $leader }
rebellion-web-queue-title = Pole { $space }
rebellion-web-about-queue =
    Jednostki stąd będą gotowe za { $rounds ->
        [one] { $rounds } rundę.
        [few] { $rounds } rundy.
       *[other] { $rounds } rund.
    }
rebellion-web-about-hit = 1 uszkodzenie jednostce z wytrzymałością tego koloru; jeden sukces w misji.
rebellion-web-about-direct-hit = 1 uszkodzenie dowolnej jednostce tego teatru; jeden sukces w misji.
rebellion-web-about-special = Pozwala dobrać kartę taktyki lub za nią zapłacić; dwa sukcesy w misji.
rebellion-web-about-blank = Nic.
rebellion-web-about-deck = Karty w talii: { $deck }; odrzucone: { $discard }

## beliefs
rebellion-web-believed-base = Gdzie jest baza
rebellion-web-believed-mission = Misja lidera: { $leader }
