# Combat: leaders, attacks, tactic cards, retreats.

rebellion-die-black-hit = black hit
rebellion-die-black-direct-hit = black direct hit
rebellion-die-black-special = black special
rebellion-die-black-blank = black blank
rebellion-die-red-hit = red hit
rebellion-die-red-direct-hit = red direct hit
rebellion-die-red-special = red special
rebellion-die-red-blank = red blank
rebellion-result-hit = hit
rebellion-result-direct-hit = direct hit
rebellion-result-special = special
rebellion-result-blank = blank
rebellion-dice = { $die } ×{ $count }

# Begin and end

rebellion-prompt-add-leader = You may add a leader from your pool to the combat
rebellion-option-add-leader = Add { $leader }
rebellion-option-add-nobody = Add nobody
rebellion-event-combat-began = Combat in { $system }. Active: { $side }.
rebellion-event-leader-added = { $side }: { $leader } joins the combat in { $system }.
rebellion-event-combat-round = Combat round { $round }.
rebellion-event-space-battle = Space battle.
rebellion-event-ground-battle = Ground battle.
rebellion-event-won-space-battle =
    { $side ->
        [Rebels] The Rebels win
       *[other] The Empire wins
    } the space battle in { $system }.
rebellion-event-won-ground-battle =
    { $side ->
        [Rebels] The Rebels win
       *[other] The Empire wins
    } the ground battle in { $system }.
rebellion-event-combat-ended = The combat in { $system } is over.
rebellion-event-guest-left = { $leader } goes back to the leader pool.

# Attack

rebellion-prompt-combat-action = Your attack: draw or play tactic cards, or go on to damage
rebellion-option-draw-space = Draw a space tactic card ({ $die })
rebellion-option-draw-ground = Draw a ground tactic card ({ $die })
rebellion-option-play-tactic = Play { $card }
rebellion-option-play-tactic-with = Play { $card } ({ $die })
rebellion-option-play-tactic-for = Play { $card }, discard { $cost }
rebellion-option-no-more-actions = No more combat actions
rebellion-prompt-assign-hit = Assign a die ({ $die }) to an enemy unit
rebellion-option-hit-figure = { $unit }
rebellion-option-hit-hurt-figure = { $unit } (damage { $markers } + { $fresh })
rebellion-option-no-switch = Treat no more black hits as red
rebellion-prompt-block-damage = You are hit: play a card to block damage, or take it
rebellion-option-no-block = Block nothing more
rebellion-prompt-block-at = Choose where to block 1 damage (left: { $points })
rebellion-option-block-hurt-figure = { $unit } (damage { $markers } + { $fresh })
rebellion-option-blocked-enough = Block nothing more with this card
rebellion-event-attacked =
    { $side ->
        [Rebels] The Rebels attack
       *[other] The Empire attacks
    }: { $dice }.
rebellion-event-attacked-without-dice =
    { $side ->
        [Rebels] The Rebels attack
       *[other] The Empire attacks
    } without dice.
rebellion-event-spent-die =
    { $side ->
        [Rebels] The Rebels spend
       *[other] The Empire spends
    } { $die }.
rebellion-event-played-tactic =
    { $side ->
        [Rebels] The Rebels play
       *[other] The Empire plays
    } “{ $card }”.
rebellion-event-discarded-tactic =
    { $side ->
        [Rebels] The Rebels discard
       *[other] The Empire discards
    } “{ $card }”.
rebellion-event-assigned-die = { $die } → { $unit }.
rebellion-event-dealt = { $count } damage → { $unit }.
rebellion-event-blocked = 1 damage blocked: { $unit }.

# Tactic cards

rebellion-prompt-deal-damage = Choose an enemy unit that takes { $points } damage (times left: { $times })
rebellion-prompt-strike-first = Onslaught: choose an enemy unit that takes 1 damage
rebellion-prompt-strike-second = Onslaught: choose another enemy unit that takes 1 damage
rebellion-option-no-second-unit = No second unit
rebellion-prompt-bombard = Bombardment: choose one of your ships
rebellion-option-bombard = { $unit }: { $points } damage
rebellion-prompt-concentrate-fire =
    Concentrate Fire: choose a die to reroll ({ $left ->
        [one] { $left } die
       *[other] { $left } dice
    } left)
rebellion-option-reroll-die = Reroll { $die }
rebellion-option-no-more-dice = No more dice
rebellion-event-rerolled-dice =
    { $side ->
        [Rebels] The Rebels reroll
       *[other] The Empire rerolls
    } { $before }: { $after }.
rebellion-prompt-brilliant-strategy = Brilliant Strategy: choose where to draw two tactic cards
rebellion-option-draw-space-space = Two space tactic cards
rebellion-option-draw-ground-ground = Two ground tactic cards
rebellion-option-draw-space-ground = One of each

# Retreat

rebellion-prompt-retreat = You may retreat: choose the leader who goes
rebellion-option-retreat-with = Retreat with { $leader }
rebellion-option-stay-in-combat = Stay
rebellion-prompt-choose-refuge = Choose where { $leader } retreats to
rebellion-option-retreat-to = To { $system }
rebellion-prompt-take-along =
    { $room ->
        [-1] Choose units that go along to { $system }; they need no room
       *[other] Choose units that go along to { $system } (room left: { $room })
    }
rebellion-option-take-figure = { $unit }
rebellion-option-take-hurt-figure = { $unit } (damage { $markers })
rebellion-option-take-all = All of them
rebellion-option-take-no-more = The others stay
rebellion-event-retreated =
    { $side ->
        [Rebels] The Rebels retreat
       *[other] The Empire retreats
    } to { $system } with { $leader }: { $ships }.
rebellion-event-retreated-without-ships =
    { $side ->
        [Rebels] The Rebels retreat
       *[other] The Empire retreats
    } to { $system } with { $leader }.
rebellion-event-took-along = Taken along: { $units }.
