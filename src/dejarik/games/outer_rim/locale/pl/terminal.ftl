# Stół w terminalu.

outer_rim-board-setup = przygotowanie gry
outer_rim-board-round = Runda { $round }
outer_rim-board-turn = tura:
outer_rim-board-planning-step = krok planowania
outer_rim-board-action-step = krok akcji
outer_rim-board-encounter-step = krok spotkania
outer_rim-board-last-moment = koniec tury
outer_rim-board-in-extra-turn = dodatkowa tura
outer_rim-board-extra-turn = potem dodatkowa tura
outer_rim-board-needed = do zwycięstwa: { $count } sławy
outer_rim-board-winners = zwycięstwo: { $players }
outer_rim-board-you = ty
outer_rim-board-level = poziom { $level }
outer_rim-board-dice =
    { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    }
outer_rim-board-unbeatable = nie do pokonania
outer_rim-board-stack = potem { $levels } z { $place }
outer_rim-board-sign-facing = zakryty, odkryty
outer_rim-board-sign-seen = widziany tylko przez ciebie
outer_rim-board-sign-free = wolne pole kontaktu
outer_rim-board-sign-patrol = patrol: poziom, kości
outer_rim-board-sign-deliver = tu twój ładunek
outer_rim-board-sign-job = tu twoje zlecenie
outer_rim-board-sign-captive = tu twój schwytany
outer_rim-board-sign-goal = żeton celu SI
outer_rim-board-sign-mark = ścigany z twojego listu
outer_rim-board-sign-possible = może to twój ścigany
outer_rim-board-sign-sabotaged = sabotaż
outer_rim-board-sign-holocron = tu holokron
outer_rim-board-sign-route = szlaki; pasy sąsiednich segmentów się łączą
outer_rim-board-sign-between = łączy planety obu pasów
outer_rim-board-sign-navpoint = punkt nawigacyjny: wpisz A1 albo nav-a-lo
outer_rim-board-sign-ours = nie z pudełka: nasze, aż poprawi ktoś, kto ma grę (co dokładnie, powie „obejrzyj”)
outer_rim-board-deck-bounty = listy gończe
outer_rim-board-deck-cargo = ładunki
outer_rim-board-deck-gear-mod = wyp., modyf.
outer_rim-board-deck-job = zlecenia
outer_rim-board-deck-luxury = luksusy
outer_rim-board-deck-ship = statki
outer_rim-board-deck-empty = pusta
outer_rim-board-deck-facedown = następna karta nie jest jeszcze odkryta
outer_rim-board-next = dalej:
outer_rim-board-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
outer_rim-board-price =
    { $count ->
        [0] za darmo
       *[other] { $count }
    }
outer_rim-board-price-now =
    { $now ->
        [0] { $count }, dla ciebie za darmo
       *[other] { $count }, dla ciebie { $now }
    }
outer_rim-board-price-of-ship = za cenę statku
outer_rim-board-not-here = nie tutaj
outer_rim-board-too-dear = za drogo
outer_rim-board-fame = sława { $count } z { $goal }
outer_rim-board-credits =
    { $count ->
        [one] { $count } kredyt
        [few] { $count } kredyty
        [many] { $count } kredytów
       *[other] { $count } kredytu
    }
outer_rim-board-defeated = POKONANY
outer_rim-board-character = postać
outer_rim-board-goal = cel
outer_rim-board-ship = statek
outer_rim-board-ship-goal = cel statku
outer_rim-board-progress = { $count }{ "\u00A0" }z{ "\u00A0" }{ $of }
outer_rim-board-ground-combat = walka naziemna { $value }
outer_rim-board-ship-combat-value = walka statków { $value }
outer_rim-board-hyperdrive = hipernapęd { $value }
outer_rim-board-health =
    { $count ->
        [0] zdrowie { $value }
       *[other] obrażenia { $count } ze zdrowia { $value }
    }
outer_rim-board-hull =
    { $count ->
        [0] kadłub { $value }
       *[other] obrażenia { $count } z kadłuba { $value }
    }
outer_rim-board-gear = wyposażenie
outer_rim-board-empty = puste
outer_rim-board-jobs = zlecenia, listy
outer_rim-board-cargo = ładunek
outer_rim-board-mods = modyfikacje
outer_rim-board-crew = załoga
outer_rim-board-secrets = sekrety
outer_rim-board-secret = sekret ({ $where })
outer_rim-board-section-patrol = punkt nawigacyjny z patrolem
outer_rim-board-section-no-patrol = punkt nawigacyjny bez patroli
outer_rim-board-bounty = { $class_ } { $strength }; wyeliminowany: { $eliminate }; schwytany ({ $where }): { $capture }
outer_rim-board-bounty-captured = SCHWYTANY; dostawa ({ $where }): { $capture }
outer_rim-board-cargo-to = { $where }: { $what }
outer_rim-board-cargo-illegal = NIELEGALNY, { $where }: { $what }
outer_rim-board-job = { $where }, testy: { $skills }; { $what }
outer_rim-board-job-untested = { $where }: { $what }
outer_rim-board-combat = walka
outer_rim-board-ship-combat = walka statków
outer_rim-board-ground-combat-now = walka naziemna
outer_rim-board-for-bounty = o list gończy: { $card }
outer_rim-board-at-stake = za wygraną: { $what }
outer_rim-board-others-wait =
    { $count ->
        [one] czeka jeszcze { $count } walka
        [few] czekają jeszcze { $count } walki
        [many] czeka jeszcze { $count } walk
       *[other] czeka jeszcze { $count } walki
    }
outer_rim-board-attacker = atakujący
outer_rim-board-defender = obrońca
outer_rim-board-card-enemy = wróg z karty
outer_rim-board-rolled-damage = obrażenia: { $count }
outer_rim-board-prevented = otrzyma o { $count } mniej
outer_rim-board-at-most = otrzyma najwyżej { $count }
outer_rim-board-wins = wygrywa
outer_rim-board-test = test:
outer_rim-board-roll = rzut
outer_rim-board-skill-level-0 = nowicjusz
outer_rim-board-skill-level-1 = biegły
outer_rim-board-skill-level-2 = ekspert (×{ $count })
outer_rim-board-passes-with = potrzeba: { $faces }
outer_rim-board-passed = zdany
outer_rim-board-encounter = spotkanie
outer_rim-board-attempt = zlecenie
outer_rim-board-in-use = rozpatrywana
outer_rim-board-noted = zanotowano
outer_rim-board-ai-deck = talia SI
outer_rim-board-ai-card = karta SI { $number }
outer_rim-board-ai-planning = planowanie
outer_rim-board-ai-action = akcje
outer_rim-board-ai-encounter = spotkanie
outer_rim-board-ai-special = dodatkowo
outer_rim-board-ai-first = pierwsze, co możliwe
outer_rim-board-ai-all = wszystko, co możliwe
outer_rim-board-kind-planet = planeta, segment { $tile }
outer_rim-board-kind-navpoint = punkt nawigacyjny, segment { $tile }
outer_rim-board-kind-maelstrom = Maelstrom, segment { $tile }: kto tu wlatuje, zatrzymuje się
outer_rim-board-adjacent = obok: { $spaces }
outer_rim-board-encounter-deck = spotkania: { $deck }
outer_rim-board-present = tutaj: { $things }
outer_rim-board-free-spot = wolne pole kontaktu
outer_rim-board-facedown = zakryty kontakt ({ $class_ })
outer_rim-board-seen = { $contact } (zakryty, widziany tylko przez ciebie)
outer_rim-board-patrol-of = patrol ({ $faction }, poziom { $level })
outer_rim-board-patrol-at = patrol poziomu { $level } tutaj: { $where }
outer_rim-board-patrol-printed =
    poziom { $level }: { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }; za pokonanie: { $what }
outer_rim-board-patrol-unbeatable = poziom { $level }: nie do pokonania
outer_rim-board-standing = { $who }: { $standing }
outer_rim-board-contact = kontakt · klasa: { $class_ } · karta banku danych nr { $number }
outer_rim-board-droid = droid
outer_rim-board-is-at = jest tutaj: { $place }
outer_rim-board-is-facedown-at = leży zakryty, widziany tylko przez ciebie: { $place }
outer_rim-board-is-crew-now = należy do czyjejś załogi
outer_rim-board-is-captured = schwytany
outer_rim-board-is-facedown = leży gdzieś zakryty
outer_rim-board-out-of-game = poza grą
outer_rim-board-character-values = walka naziemna { $ground } · zdrowie { $health } · { $skills }
outer_rim-board-reward = Nagroda: { $what }.
outer_rim-board-turned = po odwróceniu
outer_rim-board-starts = zaczyna z kartą banku danych nr { $number }; { $reputation }
outer_rim-board-starts-positive = reputacja pozytywna ({ $faction })
outer_rim-board-starts-neutral = reputacja neutralna ({ $faction })
outer_rim-board-starts-negative = reputacja negatywna ({ $faction })
outer_rim-board-ship-values = hipernapęd { $hyperdrive }, walka statków { $combat }, kadłub { $hull }
outer_rim-board-slots = sloty: { $kinds }
outer_rim-board-either = ładunek lub modyfikacja
outer_rim-board-flown-by = pilotuje { $who }
outer_rim-board-owned-by = leży tutaj: { $who }
outer_rim-board-on-top = na wierzchu swojej talii
outer_rim-board-databank-card = karta banku danych nr { $number }
outer_rim-board-cost = koszt { $count }
outer_rim-board-barter = można oddać w rozliczeniu
outer_rim-board-is-bounty = list gończy
outer_rim-board-is-cargo = ładunek
outer_rim-board-is-crew = członek załogi
outer_rim-board-is-gear = wyposażenie
outer_rim-board-is-job = zlecenie
outer_rim-board-is-mod = modyfikacja
outer_rim-board-is-event = wydarzenie
outer_rim-board-is-ship = statek
outer_rim-board-tests = testy: { $skills }
outer_rim-board-critical = { $skill } (trzeba zdać)
outer_rim-board-after-remove = wykonane usuwa się z gry
outer_rim-board-after-discard = wykonane odrzuca się
outer_rim-board-all-ours = wymyślone w duchu gry, aż poprawi ktoś, kto ma pudełko
outer_rim-board-some-ours = nasze, aż poprawi ktoś, kto ma pudełko: { $facts }
outer_rim-board-remembered = z pamięci, aż poprawi ktoś, kto ma pudełko: { $facts }
outer_rim-board-fact-asset = co karta daje do slotu
outer_rim-board-fact-asset-abilities = liczby w zdolności
outer_rim-board-fact-asset-also = co dzieje się oprócz tego
outer_rim-board-fact-asset-capture = nagroda za schwytanie i miejsce docelowe
outer_rim-board-fact-asset-capture-destination = dokąd dostarczyć ściganego
outer_rim-board-fact-asset-combat = wartość walki
outer_rim-board-fact-asset-critical = które umiejętności trzeba zdać
outer_rim-board-fact-asset-databank = numer w banku danych
outer_rim-board-fact-asset-destination = miejsce docelowe
outer_rim-board-fact-asset-eliminate = nagroda za wyeliminowanie
outer_rim-board-fact-asset-reward = nagroda
outer_rim-board-fact-asset-skills = umiejętności
outer_rim-board-fact-class = klasa
outer_rim-board-fact-contacts = pola kontaktów
outer_rim-board-fact-cost = koszt
outer_rim-board-fact-dice = kości
outer_rim-board-fact-droid = czy to droid
outer_rim-board-fact-effects = co robi karta
outer_rim-board-fact-exits = gdzie pasy opuszczają segment
outer_rim-board-fact-faction = frakcja
outer_rim-board-fact-goal-minimum_recovered = ile obrażeń wymaga cel
outer_rim-board-fact-lane = pas
outer_rim-board-fact-number = numer
outer_rim-board-fact-patrol = ikona patrolu
outer_rim-board-fact-reward = nagroda
outer_rim-board-fact-routes = szlaki i punkty nawigacyjne
outer_rim-board-fact-sections = wszystko poza załogą
outer_rim-board-fact-stacks = gdzie czekają patrole
outer_rim-board-fact-start = planeta początkowa
outer_rim-board-fact-steps = jej kroki
