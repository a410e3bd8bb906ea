# Title, seats, settings, and what more than one chapter says.

outer_rim-title = Star Wars: Outer Rim
outer_rim-about = One to four scoundrels haul cargo, hunt bounties and take jobs at the edge of the galaxy. Whoever first has ten fame wins; a single player plays against an automatic opponent.
outer_rim-setting-map = The map: standard, or unknown-regions for the six tiles in random order
outer_rim-setting-fame = The fame that wins: 10, or 12 for the long game
outer_rim-setting-characters = Whether players choose their characters or draw them
outer_rim-setting-transfers = Whether credits may change hands outside a trade
outer_rim-setting-rival-fame = Fame of the automatic opponent at the start of a solo game: the more, the harder
outer_rim-seat-captain-1 = Captain 1
outer_rim-seat-captain-2 = Captain 2
outer_rim-seat-captain-3 = Captain 3
outer_rim-seat-captain-4 = Captain 4
outer_rim-side-captain-1 = Captain 1
outer_rim-side-captain-2 = Captain 2
outer_rim-side-captain-3 = Captain 3
outer_rim-side-captain-4 = Captain 4
outer_rim-side-rival = the automatic opponent

outer_rim-section-patrol = navpoint with a patrol
outer_rim-section-no-patrol = navpoint without a patrol

outer_rim-option-yes = Yes
outer_rim-option-no = No
outer_rim-option-done = Done
outer_rim-option-pass = Do not use it
outer_rim-option-use-ability = Use: { $ability }
outer_rim-option-resolve-ability = Next: { $ability }
outer_rim-prompt-next-ability = Several abilities wait for this moment: which one comes next?
outer_rim-prompt-may-use = Use this ability ({ $ability })?
outer_rim-prompt-choose-way = Choose one
outer_rim-prompt-pay-and-do = Do it?
outer_rim-prompt-choose-faction = Which faction? The reputation changes by { $by }

outer_rim-event-used = { $who } uses an ability: { $what }.
outer_rim-event-used-own = { $who } uses an ability: { $what }
outer_rim-event-reputation-positive = { $who }: the reputation is positive now ({ $faction }).
outer_rim-event-reputation-neutral = { $who }: the reputation is neutral now ({ $faction }).
outer_rim-event-reputation-negative = { $who }: the reputation is negative now ({ $faction }).
outer_rim-event-credits = { $who } gains { $count } credits.
outer_rim-event-credits-lost = { $who } loses { $count } credits.
outer_rim-event-fame = { $who } gains { $count } fame and has { $fame } now.
outer_rim-event-fame-lost = { $who } loses { $count } fame and has { $fame } now.
outer_rim-event-won = { $who } wins with { $fame } fame.
outer_rim-event-damage-character = { $who } suffers { $count } damage to the character ({ $total } in all).
outer_rim-event-damage-ship = { $who } suffers { $count } damage to the ship ({ $total } in all).
outer_rim-event-recovered-character = { $who } recovers { $count } damage from the character.
outer_rim-event-recovered-ship = { $who } recovers { $count } damage from the ship.
outer_rim-event-defeated = { $who } is defeated.
outer_rim-event-stood-up = { $who } is no longer defeated.
outer_rim-event-lost-secrets =
    { $count ->
        [one] { $who } discards { $count } secret unseen.
       *[other] { $who } discards { $count } secrets unseen.
    }
