# Kości, testy umiejętności, walka.

outer_rim-dice = { $face } ×{ $count }
outer_rim-prompt-choose-skill = Którą umiejętność testujesz?
outer_rim-prompt-use-at-roll-before-test = Przed testem: użyć zdolności czy dalej?
outer_rim-prompt-use-at-roll-start = Walka się zaczyna: użyć zdolności czy dalej?
outer_rim-prompt-use-at-roll-value = Przed rzutem: użyć zdolności czy dalej?
outer_rim-prompt-use-at-roll-reroll = Kości rzucone: przerzucić niektóre czy dalej?
outer_rim-prompt-use-at-roll-results = Zmienić wyniki czy dalej?
outer_rim-prompt-use-at-roll-damage = Czas otrzymać obrażenia: użyć zdolności czy dalej?
outer_rim-prompt-pick-die =
    { $left ->
        [-1] Wybierz kości do przerzutu, od najgorszej ścianki, i rzuć nimi
       *[other] Którą kość przerzucasz?
    }
outer_rim-prompt-choose-die = Którą kość rozpatrujesz teraz?
outer_rim-prompt-choose-rival = Z kim walczysz?
outer_rim-prompt-first-defeat = Obie strony są pokonane: czyje pokonanie rozpatrzyć najpierw?
outer_rim-option-reroll-die = Przerzuć: { $face }
outer_rim-option-resolve-die = { $face }

outer_rim-event-tests = { $who } testuje umiejętność ({ $skill }, posiadana ×{ $level }).
outer_rim-event-passed-test = { $who } zdaje test ({ $skill }).
outer_rim-event-failed-test = { $who } nie zdaje testu ({ $skill }).
outer_rim-event-rolled = { $who } rzuca: { $dice }.
outer_rim-event-opponent-rolled = Rzut za przeciwnika: { $dice }.
outer_rim-event-rolled-no-dice = { $who } nie ma kości do rzutu.
outer_rim-event-opponent-rolled-no-dice = Przeciwnik nie ma kości do rzutu.
outer_rim-event-rerolled = { $who }: przerzucono { $before }, teraz { $after }.
outer_rim-event-opponent-rerolled = Kości przeciwnika: przerzucono { $before }, teraz { $after }.
outer_rim-event-turned = { $who } zmienia wyniki: { $face } → { $into } ×{ $count }.
outer_rim-event-cancelled = { $who } anuluje wyniki przeciwnika: { $face } ×{ $count }.
outer_rim-event-added = { $who } dodaje wyniki: { $face } ×{ $count }.
outer_rim-event-more-dice =
    { $who } rzuca o { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    } więcej.
outer_rim-event-fewer-dice =
    { $who } rzuca o { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    } mniej.
outer_rim-event-opponent-more-dice =
    Przeciwnik rzuca o { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    } więcej.
outer_rim-event-opponent-fewer-dice =
    Przeciwnik rzuca o { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    } mniej.

outer_rim-event-fights-player-ground = Walka naziemna: { $who } i { $other }.
outer_rim-event-fights-player-ship = Walka statków: { $who } i { $other }.
outer_rim-event-fights-enemy-ground = Walka naziemna: { $who } i przeciwnik ({ $enemy }).
outer_rim-event-fights-enemy-ship = Walka statków: { $who } i przeciwnik ({ $enemy }).
outer_rim-event-fights-patrol = Walka statków: { $who } i patrol poziomu { $level } ({ $faction }).
outer_rim-event-unbeatable-patrol = { $who } nie może wygrać: tego patrolu nie da się pokonać ({ $faction }).
outer_rim-event-damage-counted = { $who } zadaje obrażenia: { $count }.
outer_rim-event-opponent-damage-counted = Przeciwnik zadaje obrażenia: { $count }.
outer_rim-event-won-combat = { $who } wygrywa walkę.
outer_rim-event-opponent-won-combat = Przeciwnik wygrywa walkę.
outer_rim-event-prevented = { $who }: obrażenia mniejsze o { $count }.
outer_rim-event-capped = { $who }: obrażenia co najwyżej { $count }.
