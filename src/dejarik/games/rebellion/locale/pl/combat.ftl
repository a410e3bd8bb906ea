# Walka: liderzy, ataki, karty Taktyki, odwrót.

rebellion-die-black-hit = czarne trafienie
rebellion-die-black-direct-hit = czarne trafienie bezpośrednie
rebellion-die-black-special = czarny wynik specjalny
rebellion-die-black-blank = czarna pusta ścianka
rebellion-die-red-hit = czerwone trafienie
rebellion-die-red-direct-hit = czerwone trafienie bezpośrednie
rebellion-die-red-special = czerwony wynik specjalny
rebellion-die-red-blank = czerwona pusta ścianka
rebellion-result-hit = trafienie
rebellion-result-direct-hit = trafienie bezpośrednie
rebellion-result-special = wynik specjalny
rebellion-result-blank = pusta ścianka
rebellion-dice = { $die } ×{ $count }

# Początek i koniec

rebellion-prompt-add-leader = Możesz dodać do walki lidera ze swojej puli
rebellion-option-add-leader = Dodaj: { $leader }
rebellion-option-add-nobody = Nie dodawaj nikogo
rebellion-event-combat-began = Walka ({ $system }). Aktywna strona: { $side }.
rebellion-event-leader-added = { $side }: do walki dołącza { $leader } ({ $system }).
rebellion-event-combat-round = Runda walki { $round }.
rebellion-event-space-battle = Bitwa kosmiczna.
rebellion-event-ground-battle = Bitwa naziemna.
rebellion-event-won-space-battle = { $side }: wygrana bitwa kosmiczna ({ $system }).
rebellion-event-won-ground-battle = { $side }: wygrana bitwa naziemna ({ $system }).
rebellion-event-combat-ended = Koniec walki ({ $system }).
rebellion-event-guest-left = Do puli liderów wraca { $leader }.

# Atak

rebellion-prompt-combat-action = Twój atak: dobieraj i zagrywaj karty Taktyki albo przejdź do uszkodzeń
rebellion-option-draw-space = Dobierz kartę Taktyki kosmicznej ({ $die })
rebellion-option-draw-ground = Dobierz kartę Taktyki naziemnej ({ $die })
rebellion-option-play-tactic = Zagraj „{ $card }”
rebellion-option-play-tactic-with = Zagraj „{ $card }” ({ $die })
rebellion-option-play-tactic-for = Zagraj „{ $card }”, odrzucając „{ $cost }”
rebellion-option-no-more-actions = Koniec akcji walki
rebellion-prompt-assign-hit = Przydziel kość ({ $die }) wrogiej jednostce
rebellion-option-hit-figure = { $unit }
rebellion-option-hit-hurt-figure = { $unit } (uszkodzenia { $markers } + { $fresh })
rebellion-option-no-switch = Nie traktuj więcej czarnych trafień jak czerwone
rebellion-prompt-block-damage = Otrzymujesz trafienia: zagraj kartę, aby zablokować uszkodzenia, albo je przyjmij
rebellion-option-no-block = Nie blokuj nic więcej
rebellion-prompt-block-at = Wybierz, gdzie zablokować 1 uszkodzenie (zostało: { $points })
rebellion-option-block-hurt-figure = { $unit } (uszkodzenia { $markers } + { $fresh })
rebellion-option-blocked-enough = Nie blokuj nic więcej tą kartą
rebellion-event-attacked = { $side }, atak: { $dice }.
rebellion-event-attacked-without-dice = { $side }, atak bez kości.
rebellion-event-spent-die = { $side }: wydana kość ({ $die }).
rebellion-event-played-tactic = { $side }: zagrana karta „{ $card }”.
rebellion-event-discarded-tactic = { $side }: odrzucona karta „{ $card }”.
rebellion-event-assigned-die = { $die } → { $unit }.
rebellion-event-dealt =
    { $count ->
        [one] { $count } uszkodzenie
        [few] { $count } uszkodzenia
        [many] { $count } uszkodzeń
       *[other] { $count } uszkodzenia
    } → { $unit }.
rebellion-event-blocked = Zablokowane 1 uszkodzenie: { $unit }.

# Karty Taktyki

rebellion-prompt-deal-damage = Wybierz wrogą jednostkę, która otrzyma uszkodzenia: { $points } (zostało razy: { $times })
rebellion-prompt-strike-first = Natarcie: wybierz wrogą jednostkę, która otrzyma 1 uszkodzenie
rebellion-prompt-strike-second = Natarcie: wybierz inną wrogą jednostkę, która otrzyma 1 uszkodzenie
rebellion-option-no-second-unit = Bez drugiej jednostki
rebellion-prompt-bombard = Bombardowanie: wybierz jeden swój statek
rebellion-option-bombard = { $unit }: uszkodzenia { $points }
rebellion-prompt-concentrate-fire =
    Skoncentrowany ogień: wybierz kość do przerzucenia (jeszcze { $left ->
        [one] { $left } kość
        [few] { $left } kości
        [many] { $left } kości
       *[other] { $left } kości
    })
rebellion-option-reroll-die = Przerzuć: { $die }
rebellion-option-no-more-dice = Nie przerzucaj więcej
rebellion-event-rerolled-dice = { $side }: przerzucone { $before } — teraz { $after }.
rebellion-prompt-brilliant-strategy = Genialna strategia: wybierz, skąd dobrać dwie karty Taktyki
rebellion-option-draw-space-space = Dwie karty Taktyki kosmicznej
rebellion-option-draw-ground-ground = Dwie karty Taktyki naziemnej
rebellion-option-draw-space-ground = Po jednej

# Odwrót

rebellion-prompt-retreat = Możesz się wycofać: wybierz lidera, który poprowadzi odwrót
rebellion-option-retreat-with = Odwrót z liderem: { $leader }
rebellion-option-stay-in-combat = Zostań
rebellion-prompt-choose-refuge = Wybierz układ, do którego wycofuje się { $leader }
rebellion-option-retreat-to = Do układu { $system }
rebellion-prompt-take-along =
    { $room ->
        [-1] Wybierz jednostki, które pójdą razem (do układu { $system }); transport nie jest potrzebny
       *[other] Wybierz jednostki, które pójdą razem (do układu { $system }; wolnych miejsc: { $room })
    }
rebellion-option-take-figure = { $unit }
rebellion-option-take-hurt-figure = { $unit } (uszkodzenia { $markers })
rebellion-option-take-all = Wszystkie
rebellion-option-take-no-more = Reszta zostaje
rebellion-event-retreated = { $side }: odwrót do układu { $system }, prowadzi { $leader }: { $ships }.
rebellion-event-retreated-without-ships = { $side }: odwrót do układu { $system }, prowadzi { $leader }.
rebellion-event-took-along = Razem z nimi: { $units }.
