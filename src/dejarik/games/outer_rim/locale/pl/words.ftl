# Co robią karty, słowami. wording.py składa te zwroty; zaczynają się małą literą i nie mają kropki.

outer_rim-words-nothing = nic
outer_rim-words-then = { $first }, a potem { $rest }
outer_rim-words-also = { $first }; { $rest }
outer_rim-words-and = { $first } i { $rest }
outer_rim-words-or = { $first } lub { $rest }
outer_rim-words-branches = { " " }({ $all })
outer_rim-words-branch = { $when }: { $what }
outer_rim-words-branch-pass = sukces
outer_rim-words-branch-fail = porażka
outer_rim-words-branch-win = wygrana
outer_rim-words-branch-lose = przegrana
outer_rim-words-branch-tie = remis
outer_rim-words-branch-hit = trafienie
outer_rim-words-branch-crit = trafienie krytyczne
outer_rim-words-branch-focus = skupienie
outer_rim-words-branch-blank = pusta ścianka
outer_rim-words-branch-other = każda inna ścianka
outer_rim-words-face-hit = trafienie
outer_rim-words-face-crit = trafienie krytyczne
outer_rim-words-face-focus = skupienie
outer_rim-words-face-blank = pusta ścianka
outer_rim-words-any-number = dowolnie wiele
outer_rim-words-credits-gain =
    zyskaj { $count ->
        [one] { $count } kredyt
        [few] { $count } kredyty
       *[other] { $count } kredytów
    }
outer_rim-words-credits-lose =
    strać { $count ->
        [one] { $count } kredyt
        [few] { $count } kredyty
       *[other] { $count } kredytów
    }
outer_rim-words-fame-gain = zyskaj { $count } sławy
outer_rim-words-fame-lose = strać { $count } sławy
outer_rim-words-rep-gain = zyskaj { $count } reputacji ({ $faction })
outer_rim-words-rep-lose = strać { $count } reputacji ({ $faction })
outer_rim-words-set-rep-positive = twoja reputacja staje się pozytywna ({ $faction })
outer_rim-words-set-rep-neutral = twoja reputacja staje się neutralna ({ $faction })
outer_rim-words-set-rep-negative = twoja reputacja staje się negatywna ({ $faction })
outer_rim-words-faction-planet = frakcja tej planety
outer_rim-words-faction-patrol-here = frakcja patrolu na tym polu
outer_rim-words-faction-nearest-patrol = frakcja najbliższego patrolu
outer_rim-words-faction-job = frakcja zlecenia
outer_rim-words-faction-choose = dowolna frakcja
outer_rim-words-rep-positive = pozytywna
outer_rim-words-rep-neutral = neutralna
outer_rim-words-rep-negative = negatywna
outer_rim-words-damage-character = obrażenia twojej postaci: { $count }
outer_rim-words-damage-ship = obrażenia twojego statku: { $count }
outer_rim-words-recover-character = usuń obrażenia z postaci: { $count }
outer_rim-words-recover-ship = usuń obrażenia ze statku: { $count }
outer_rim-words-recover-both = usuń obrażenia z postaci i ze statku: po { $count }
outer_rim-words-recover-all-character = usuń wszystkie obrażenia z postaci
outer_rim-words-recover-all-ship = usuń wszystkie obrażenia ze statku
outer_rim-words-recover-all-both = usuń wszystkie obrażenia z postaci i ze statku
outer_rim-words-test = test umiejętności – { $skill }{ $branches }
outer_rim-words-contest = ty i wybrany gracz wykonujecie test – { $skill }; wygrywa ten, komu jedynemu się powiedzie{ $branches }
outer_rim-words-roll =
    { $count ->
        [one] rzuć { $count } kością{ $branches }
       *[other] rzuć { $count } kośćmi i rozpatrz każdą według ścianki{ $branches }
    }
outer_rim-words-roll-per = rzuć kością za każdą kartę ({ $asset }) i rozpatrz każdą według ścianki{ $branches }
outer_rim-words-fight-ground = walka naziemna: { $enemy }, kości: { $dice }{ $branches }
outer_rim-words-fight-ship = walka statków: { $enemy }, kości: { $dice }{ $branches }
outer_rim-words-fight-player-auto = walka, przeciwnik: { $who }{ $branches }
outer_rim-words-fight-player-ground = walka naziemna, przeciwnik: { $who }{ $branches }
outer_rim-words-fight-player-ship = walka statków, przeciwnik: { $who }{ $branches }
outer_rim-words-fight-patrol = stocz walkę: { $patrol }
outer_rim-words-patrol-here = patrol na twoim polu
outer_rim-words-patrol-of = patrol ({ $faction })
outer_rim-words-if = jeśli { $cond }: { $then }
outer_rim-words-otherwise = { $first }; w przeciwnym razie: { $other }
outer_rim-words-choose = wybierz jedno: { $ways }
outer_rim-words-way = [{ $name }] { $what }
outer_rim-words-way-if = [{ $name }, tylko jeśli { $cond }] { $what }
outer_rim-words-may = jeśli chcesz, { $what }
outer_rim-words-may-pay = jeśli chcesz, { $cost }; wtedy { $what }
outer_rim-words-or-else = { $first }; jeśli nie, { $other }
outer_rim-words-mark = zanotuj „{ $mark }”
outer_rim-words-resolve = rozpatrz kartę banku danych nr { $number }
outer_rim-words-job-complete = zlecenie jest wykonane
outer_rim-words-job-fail = zlecenie się nie udaje
outer_rim-words-deliver = ładunek zostaje dostarczony jak zwykle
outer_rim-words-extra-turn = po tej turze rozegraj jeszcze jedną
outer_rim-words-end-turn = twoja tura się kończy
outer_rim-words-gain = weź z tej karty: { $asset }
outer_rim-words-lose-this-cargo = odrzuć ten ładunek
outer_rim-words-lose-owner = odrzuć wedle wyboru: { $asset } × { $count }
outer_rim-words-lose-random = odrzuć losowo: { $asset } × { $count }
outer_rim-words-discard = odrzuć tę kartę
outer_rim-words-remove = usuń tę kartę z gry
outer_rim-words-buy =
    { $discount ->
        [0] jeśli chcesz, kup wierzchnią kartę: { $deck }
       *[other] jeśli chcesz, kup wierzchnią kartę o { $discount } taniej: { $deck }
    }
outer_rim-words-buy-one-of =
    { $discount ->
        [0] jeśli chcesz, odkryj wierzchnie karty ({ $count }) i kup jedną z nich: { $deck }
       *[other] jeśli chcesz, odkryj wierzchnie karty ({ $count }) i kup jedną z nich o { $discount } taniej: { $deck }
    }
outer_rim-words-cycle = przewiń talię o tyle kart: { $count } ({ $deck })
outer_rim-words-move =
    { $count ->
        [one] przemieść się o najwyżej { $count } pole
        [few] przemieść się o najwyżej { $count } pola
       *[other] przemieść się o najwyżej { $count } pól
    }
outer_rim-words-move-to = przemieść się od razu na { $where }
outer_rim-words-move-patrol = przesuń ku sobie: { $patrol }, pola: { $count }
outer_rim-words-move-patrol-to = postaw na { $where }: { $patrol }
outer_rim-words-place-your-space = twoje pole
outer_rim-words-place-an-adjacent-space = sąsiednie pole
outer_rim-words-place-a-planet-within-4-spaces = planetę nie dalej niż 4 pola stąd
outer_rim-words-place-any-planet-without-players = dowolną planetę bez graczy
outer_rim-words-contact-peek = podejrzyj w tajemnicy zakryte kontakty { $where }: { $count }
outer_rim-words-contact-reveal = odkryj zakryte kontakty { $where }: { $count }
outer_rim-words-contact-swap = zamień miejscami dwa kontakty { $where }
outer_rim-words-contact-encounter = spotkaj się z kontaktem { $where }
outer_rim-words-contact-move = przenieś kontakt { $where } na wolne pole kontaktu planety
outer_rim-words-where-here = na tej planecie
outer_rim-words-where-other = na innej planecie
outer_rim-words-where-any = na dowolnych planetach
outer_rim-words-where-within-3 = nie dalej niż 3 pola stąd
outer_rim-words-token = połóż na tej planecie żeton obrażeń
outer_rim-words-other-player = { $who }: { $what }
outer_rim-words-player-same-space = inny gracz na twoim polu
outer_rim-words-player-same-space-negative-rep = inny gracz na twoim polu, który ma gdzieś negatywną reputację
outer_rim-words-player-same-space-more-fame = inny gracz na twoim polu, sławniejszy od ciebie
outer_rim-words-player-same-space-fame-at-least = inny gracz na twoim polu, nie mniej sławny od ciebie
outer_rim-words-player-most-fame = najsławniejszy gracz
outer_rim-words-player-nearest = najbliższy inny gracz
outer_rim-words-player-chosen = wybrany gracz
outer_rim-words-player-all-others = każdy inny gracz
outer_rim-words-player-any-player = dowolny gracz
outer_rim-words-player-same-planet-all = każdy inny gracz na tej planecie
outer_rim-words-dice-reroll-own = przerzuć swoje kości: { $count }
outer_rim-words-dice-reroll-own-face = przerzuć swoje kości ({ $face }): { $count }
outer_rim-words-dice-reroll-opponent = przerzuć kości przeciwnika: { $count }
outer_rim-words-dice-reroll-opponent-face = przerzuć kości przeciwnika ({ $face }): { $count }
outer_rim-words-dice-turn =
    { $count ->
        [one] zmień { $count } swój wynik: { $face } → { $into }
       *[other] zmień do { $count } swoich wyników: { $face } → { $into }
    }
outer_rim-words-dice-cancel = anuluj wynik przeciwnika ({ $face }): { $count }
outer_rim-words-dice-add = dodaj wynik ({ $face }): { $count }
outer_rim-words-dice-extra = rzuć dodatkowymi kośćmi: +{ $count }
outer_rim-words-dice-fewer = przeciwnik rzuca mniejszą liczbą kości: −{ $count }
outer_rim-words-dice-prevent = otrzymaj o { $count } obrażenie mniej
outer_rim-words-dice-cap = otrzymaj najwyżej { $count } obrażenia
outer_rim-words-stat-ground-combat = +{ $count } do walki naziemnej
outer_rim-words-stat-ship-combat = +{ $count } do walki statków
outer_rim-words-stat-health = +{ $count } do zdrowia
outer_rim-words-stat-hull = +{ $count } do kadłuba
outer_rim-words-stat-hyperdrive = +{ $count } do hipernapędu
outer_rim-words-stat-fame = +{ $count } sławy, dopóki to działa
outer_rim-words-skill = zyskaj umiejętność: { $skill }
outer_rim-words-skill-choice = zyskaj dowolną umiejętność
outer_rim-words-rule-bonus-fame = zyskaj 1 dodatkową sławę
outer_rim-words-rule-challengeable = każdy inny gracz na twoim polu może w ramach swojego spotkania stoczyć z tobą walkę statków
outer_rim-words-rule-count-skill = umiejętność liczy się jeszcze raz: { $skill }
outer_rim-words-rule-extra-cycle = możesz przewinąć jeszcze jedną talię
outer_rim-words-rule-flip = odwróć tę kartę
outer_rim-words-rule-ignore-forced-patrol = nie musisz walczyć z wrogimi patrolami
outer_rim-words-rule-information-broker = wybierz planetę bez graczy i odkryj wszystkie jej kontakty, a potem wtasuj tę kartę do talii
outer_rim-words-rule-keep-rep = za tę wygraną nie tracisz reputacji
outer_rim-words-rule-look-next-encounter = obejrzyj 2 wierzchnie karty talii spotkań, jedną rozpatrz, a drugą połóż na spodzie
outer_rim-words-rule-market-action = wykonaj akcję Rynek; akcja Rynek w kroku akcji pozostaje
outer_rim-words-rule-market-discount = twój pierwszy zakup kosztuje o { $count } mniej
outer_rim-words-rule-nearest-places-token = najbliższy gracz kładzie żeton kredytów na dowolnej planecie; to ona jest miejscem docelowym
outer_rim-words-rule-no-stop-for-patrol = nie musisz się tu zatrzymywać
outer_rim-words-rule-not-defeated = nie zostajesz pokonany
outer_rim-words-rule-peek-any-contact = podejrzyj w tajemnicy 1 zakryty kontakt na dowolnej planecie
outer_rim-words-rule-redirect-patrol = zamiast do ciebie porusza się do wybranego innego gracza
outer_rim-words-rule-remote-encounter = stocz walkę z patrolem lub spotkaj się z kontaktem nie dalej niż { $count } pola stąd, jakby były na twoim polu
outer_rim-words-rule-ship-sheet = zastąp swój statek tym i usuń tę kartę z gry
outer_rim-words-rule-special-order = wskaż wyposażenie albo modyfikacje i odkrywaj karty tej talii, aż odkryjesz { $count } takie; jedną z nich możesz kupić; tę kartę i resztę wtasuj do talii
outer_rim-words-rule-stop-mover = tamten gracz musi się tu zatrzymać
outer_rim-words-rule-take-droid-crew = weź 1 droida z załogi innego gracza na twoim polu do swojego wolnego miejsca załogi
outer_rim-words-rule-turn-delivery-die = możesz zmienić wynik kości dostawy na trafienie
outer_rim-words-rule-turn-delivery-die-fc = możesz zmienić skupienie lub trafienie krytyczne na kości dostawy na trafienie
outer_rim-words-rule-two-in-slot = ta karta może leżeć w miejscu na ładunek albo modyfikację i zostawia tam miejsce na 1 ładunek
outer_rim-words-rule-used-ship = kup dowolny nieużywany statek droższy od twojego, z obrażeniami: { $count }, a potem wtasuj tę kartę do talii; jeśli karta tego statku jest jeszcze w talii, usuń ją z gry
outer_rim-words-rule-zero-credits-for-fame = możesz zamiast kredytów z tej nagrody zyskać 1 dodatkową sławę
outer_rim-words-asset-bounty = list gończy
outer_rim-words-asset-cargo = ładunek
outer_rim-words-asset-crew = członek załogi
outer_rim-words-asset-gear = wyposażenie
outer_rim-words-asset-job = zlecenie
outer_rim-words-asset-mod = modyfikacja
outer_rim-words-asset-illegal-cargo = NIELEGALNY ładunek
outer_rim-words-cond-rep-positive = twoja reputacja jest pozytywna ({ $faction })
outer_rim-words-cond-rep-neutral = twoja reputacja jest neutralna ({ $faction })
outer_rim-words-cond-rep-negative = twoja reputacja jest negatywna ({ $faction })
outer_rim-words-cond-skill = masz umiejętność: { $skill }
outer_rim-words-cond-has = masz co najmniej { $count } – { $asset }
outer_rim-words-cond-has-droid = masz co najmniej { $count } – { $asset } (droid)
outer_rim-words-cond-has-illegal = masz co najmniej { $count } NIELEGALNY { $asset }
outer_rim-words-cond-has-armor = masz co najmniej { $count } pancerz
outer_rim-words-cond-has-weapon = masz co najmniej { $count } broń
outer_rim-words-cond-has-card = masz kartę: { $card }
outer_rim-words-cond-credits = masz co najmniej { $count } kredytów
outer_rim-words-cond-fame-most = jesteś najsławniejszym graczem
outer_rim-words-cond-fame-not-most = ktoś jest sławniejszy od ciebie
outer_rim-words-cond-planet = jesteś na planecie { $planet }
outer_rim-words-cond-space-planet = jesteś na planecie
outer_rim-words-cond-space-navpoint = jesteś w punkcie nawigacyjnym
outer_rim-words-cond-space-maelstrom = jesteś w Maelstromie
outer_rim-words-cond-faction = jesteś na planecie tej frakcji ({ $faction })
outer_rim-words-cond-any-faction = twoja planeta ma frakcję
outer_rim-words-cond-patrol = na twoim polu jest patrol
outer_rim-words-cond-patrol-of = na twoim polu jest patrol ({ $faction })
outer_rim-words-cond-player = na twoim polu jest inny gracz
outer_rim-words-cond-marked = zanotowano „{ $mark }”
outer_rim-words-cond-not-marked = nie zanotowano „{ $mark }”
outer_rim-words-cond-droid = twoja postać jest droidem
outer_rim-words-cond-not-droid = twoja postać nie jest droidem
outer_rim-words-cond-character = twoja postać to { $who }
outer_rim-words-cond-ship-cost = twój statek kosztuje co najmniej { $count }
outer_rim-words-cond-combined-cost = kosztują razem co najmniej { $count }: { $assets }
outer_rim-words-cond-opponent-fame = tamten gracz jest sławniejszy od ciebie
outer_rim-words-cond-counter-bounty-rewards-gained = zyskane nagrody za listy gończe: { $count }
outer_rim-words-cond-counter-jobs-completed = wykonane zlecenia: { $count }
outer_rim-words-cond-counter-combats-won = wygrane walki: { $count }
outer_rim-words-cond-counter-illegal-cargo-delivered = dostarczone NIELEGALNE ładunki: { $count }
outer_rim-words-cond-counter-sabotaged-imperial-planets = twoje żetony obrażeń leżą na planetach Imperium: { $count }
outer_rim-words-cond-counter-patrols-beaten-with-this-ship = patrole pokonane tym statkiem: { $count }
outer_rim-words-cond-patrol-reward = jego nagrodą jest sława
outer_rim-words-cond-positive =
    { $least ->
        [4] masz 4 pozytywne reputacje
       *[other] masz od { $least } do { $most } pozytywnych reputacji
    }
outer_rim-words-cond-fighting-as-attacker = jesteś atakującym
outer_rim-words-cond-fighting-ground = to walka naziemna
outer_rim-words-cond-fighting-ship = to walka statków
outer_rim-words-cond-test = testowana jest umiejętność: { $skill }
outer_rim-words-cond-not = nieprawda, że { $cond }
outer_rim-words-ability = { $when }: { $what }
outer_rim-words-when-if = { $when }, jeśli { $cond }
outer_rim-words-if-passed = { $first }. Jeśli test się powiedzie: { $what }
outer_rim-words-limit-once-per-turn = { $when } (raz na turę)
outer_rim-words-limit-once-per-combat = { $when } (raz na walkę)
outer_rim-words-per-job-owned = { $when } (za każde twoje zlecenie)
outer_rim-words-optional = { $when } (opcjonalnie)
outer_rim-words-when-action = Akcja
outer_rim-words-when-after-eliminate = Po wyeliminowaniu ściganego
outer_rim-words-when-after-ground-win = Po wygraniu walki naziemnej
outer_rim-words-when-after-lose = Po przegraniu walki
outer_rim-words-when-after-roll = Po każdym swoim rzucie kośćmi
outer_rim-words-when-after-win = Po wygraniu walki
outer_rim-words-when-any-combat = Podczas walki
outer_rim-words-when-any-time = W dowolnej chwili swojej tury
outer_rim-words-when-before-test = Przed testem umiejętności
outer_rim-words-when-bounty-combat = Podczas walki o list gończy
outer_rim-words-when-bounty-reward = Gdy zyskujesz nagrodę za list gończy
outer_rim-words-when-complete-job = Gdy wykonujesz zlecenie
outer_rim-words-when-deliver-bounty = Gdy dostarczasz schwytanego ściganego
outer_rim-words-when-deliver-cargo = Gdy dostarczasz ładunek
outer_rim-words-when-deliver-illegal = Gdy dostarczasz NIELEGALNY ładunek
outer_rim-words-when-deliver-roll = Gdy rzucasz kością, dostarczając NIELEGALNY ładunek
outer_rim-words-when-encounter = Spotkanie
outer_rim-words-when-encounter-step = W kroku spotkania
outer_rim-words-when-enter-patrol-space = Gdy wchodzisz na pole z patrolem
outer_rim-words-when-gain-crew = Gdy zyskujesz członka załogi
outer_rim-words-when-ground-combat = Podczas walki naziemnej
outer_rim-words-when-ground-combat-start = Na początku walki naziemnej
outer_rim-words-when-lose-ship-combat = Gdy przegrywasz walkę statków
outer_rim-words-when-market = Podczas akcji Rynek
outer_rim-words-when-on-buy = Gdy to kupujesz
outer_rim-words-when-on-defeat = Gdy zostajesz pokonany
outer_rim-words-when-passive = Zawsze
outer_rim-words-when-patrol-moves-action = Gdy w twoim kroku akcji ma się poruszyć patrol nie dalej niż 3 pola od ciebie
outer_rim-words-when-planning = Planowanie
outer_rim-words-when-player-enters = Gdy inny gracz wchodzi na twoje pole
outer_rim-words-when-recover-ship = Gdy usuwasz obrażenia ze statku
outer_rim-words-when-ship-combat = Podczas walki statków
outer_rim-words-when-ship-combat-start = Na początku walki statków
outer_rim-words-when-test-or-combat = Podczas walki lub testu umiejętności
outer_rim-words-when-win-patrol = Gdy wygrywasz walkę z patrolem
outer_rim-words-when-would-be-defeated = Gdy masz zostać pokonany
outer_rim-words-when-would-be-defeated-ship = Gdy masz zostać pokonany w walce statków
outer_rim-words-strength-ground = walka naziemna { $dice }
outer_rim-words-strength-ship = walka statków { $dice }
outer_rim-words-bounty = ścigany: { $contact }, { $strength }
outer_rim-words-bounty-eliminate = wyeliminowany: { $what }
outer_rim-words-bounty-capture = schwytany i dostarczony ({ $where }): { $what }
outer_rim-words-bounty-also = w obu przypadkach { $what }
outer_rim-words-cargo = dostawa ({ $where }): { $what }
outer_rim-words-cargo-illegal = NIELEGALNE: aby dostarczyć, rzuć kością; trafienie dostarcza ładunek, w przeciwnym razie rozpatrz kartę banku danych nr 1
outer_rim-words-destination-space-of-another-player = pole innego gracza, którego wybierasz
outer_rim-words-destination-space-of-wanted-player = pole innego gracza z negatywną reputacją, którego wybierasz
outer_rim-words-destination-planet-with-credit-token = planeta z żetonem kredytów tej karty
outer_rim-words-job = spotkanie ({ $where }): { $what }
outer_rim-words-job-reward = nagroda: { $what }
outer_rim-words-crew = umiejętności: { $skills }
outer_rim-words-droid = droid
outer_rim-words-one-armor = tylko jeden pancerz na postać
outer_rim-words-event = { $what }
outer_rim-words-ship-card = statek: { $ship }
outer_rim-words-secret = Trzymaj tę kartę zakrytą; odrzuć ją po użyciu
outer_rim-words-case = { $faction }, reputacja { $reputation }: { $what }

outer_rim-words-ai-recover-defeated = jeśli pokonana, usuwa wszystkie obrażenia
outer_rim-words-ai-recover-damaged = jeśli ma obrażenia, usuwa je wszystkie
outer_rim-words-ai-move = porusza się ku najbliższemu żetonowi celu
outer_rim-words-ai-deliver = dostarcza każdy ładunek dla tej planety
outer_rim-words-ai-penalty = za każdy NIELEGALNY: { $what }
outer_rim-words-ai-buy = kupuje z talii ({ $deck })
outer_rim-words-ai-buy-or = kupuje z talii ({ $deck }), a jeśli miejsca na nią są zajęte, z innej ({ $other })
outer_rim-words-ai-goal = kładzie żeton celu w miejscu docelowym
outer_rim-words-ai-fight = walczy z wrogim patrolem na tym polu
outer_rim-words-ai-job = wykonuje zlecenie, którego miejsce docelowe jest tutaj
outer_rim-words-ai-contact = odkrywa tutejszy zakryty kontakt najniższej klasy
outer_rim-words-ai-contact-crew = odkrywa tutejszy zakryty kontakt najniższej klasy i bierze go do załogi
outer_rim-words-ai-cycle = przewija talie: { $decks }
outer_rim-words-ai-shuffle = wtasowuje tę kartę do talii SI
