# Tytuł, miejsca, ustawienia i to, co mówi więcej niż jeden rozdział.

outer_rim-title = Gwiezdne wojny: Zewnętrzne Rubieże
outer_rim-about = Od jednego do czterech łotrów wozi ładunki, tropi ściganych i przyjmuje zlecenia na skraju galaktyki. Kto pierwszy zdobędzie dziesięć sławy, wygrywa; jeden gracz gra przeciwko SI.
outer_rim-setting-map = Mapa: standard – zwykła, unknown-regions – sześć segmentów w losowej kolejności
outer_rim-setting-fame = Sława potrzebna do zwycięstwa: 10 albo, w długiej grze, 12
outer_rim-setting-characters = Czy gracze wybierają postacie, czy je losują
outer_rim-setting-transfers = Czy kredyty mogą zmieniać właściciela poza transakcją
outer_rim-setting-rival-fame = Sława SI na początku gry jednoosobowej: im więcej, tym trudniej
outer_rim-seat-captain-1 = Kapitan 1
outer_rim-seat-captain-2 = Kapitan 2
outer_rim-seat-captain-3 = Kapitan 3
outer_rim-seat-captain-4 = Kapitan 4
outer_rim-side-captain-1 = Kapitan 1
outer_rim-side-captain-2 = Kapitan 2
outer_rim-side-captain-3 = Kapitan 3
outer_rim-side-captain-4 = Kapitan 4
outer_rim-side-rival = SI

outer_rim-section-patrol = punkt nawigacyjny z patrolem
outer_rim-section-no-patrol = punkt nawigacyjny bez patrolu

outer_rim-option-yes = Tak
outer_rim-option-no = Nie
outer_rim-option-done = Gotowe
outer_rim-option-pass = Nie używaj
outer_rim-option-use-ability = Użyj: { $ability }
outer_rim-option-resolve-ability = Teraz: { $ability }
outer_rim-prompt-next-ability = Na tę chwilę czeka kilka zdolności: która jest następna?
outer_rim-prompt-may-use = Użyć tej zdolności ({ $ability })?
outer_rim-prompt-choose-way = Wybierz jedno
outer_rim-prompt-pay-and-do = Zrobić to?
outer_rim-prompt-choose-faction = Która frakcja? Reputacja zmieni się o { $by }

outer_rim-event-used = { $who } używa zdolności: { $what }.
outer_rim-event-used-own = { $who } używa zdolności: { $what }
outer_rim-event-reputation-positive = { $who }: reputacja jest teraz pozytywna ({ $faction }).
outer_rim-event-reputation-neutral = { $who }: reputacja jest teraz neutralna ({ $faction }).
outer_rim-event-reputation-negative = { $who }: reputacja jest teraz negatywna ({ $faction }).
outer_rim-event-credits =
    { $who } zyskuje { $count ->
        [one] { $count } kredyt
        [few] { $count } kredyty
        [many] { $count } kredytów
       *[other] { $count } kredytu
    }.
outer_rim-event-credits-lost =
    { $who } traci { $count ->
        [one] { $count } kredyt
        [few] { $count } kredyty
        [many] { $count } kredytów
       *[other] { $count } kredytu
    }.
outer_rim-event-fame =
    { $count ->
        [one] { $who } zyskuje { $count } sławę i ma teraz { $fame }.
       *[other] { $who } zyskuje { $count } sławy i ma teraz { $fame }.
    }
outer_rim-event-fame-lost =
    { $count ->
        [one] { $who } traci { $count } sławę i ma teraz { $fame }.
       *[other] { $who } traci { $count } sławy i ma teraz { $fame }.
    }
outer_rim-event-won = { $who } wygrywa, sława: { $fame }.
outer_rim-event-damage-character = { $who }: obrażenia postaci { $count } (razem { $total }).
outer_rim-event-damage-ship = { $who }: obrażenia statku { $count } (razem { $total }).
outer_rim-event-recovered-character = { $who } usuwa obrażenia z postaci: { $count }.
outer_rim-event-recovered-ship = { $who } usuwa obrażenia ze statku: { $count }.
outer_rim-event-defeated = { $who } zostaje pokonany.
outer_rim-event-stood-up = { $who } nie jest już pokonany.
outer_rim-event-lost-secrets =
    { $who } odrzuca, nie pokazując, { $count ->
        [one] { $count } sekret
        [few] { $count } sekrety
        [many] { $count } sekretów
       *[other] { $count } sekretu
    }.
