# What Uprising says. Names of cards, districts, tokens and missions are in content/components.yaml.

uprising-title = Uprising
uprising-about = A city under a regime. The Resistance plays hidden cards into five districts; the Empire watches, eliminates, misleads and cordons.

uprising-setting-capitol = Capitol mode, harder for the Empire and not for a first game: the Capitol lies in the middle, and if the Resistance captures it, it wins at once
uprising-setting-missions = The three missions beside Revolution; without it they are drawn

uprising-prompt-choose-pair = Choose two adjacent districts for the operation
uprising-prompt-play-open = Choose the card to play open
uprising-prompt-play-closed = Choose a card to play closed
uprising-prompt-use-token =
    { $actions ->
        [one] Use a power token (the last of this round)
       *[other] Use a power token ({ $actions } actions left)
    }
uprising-prompt-assign-card = Assign the next card to a district
uprising-prompt-declare = Declare a captured district, or finish the check

uprising-option-pair = { $left } and { $right }
uprising-option-open-card = { $card } open
uprising-option-close-card = { $card } closed
uprising-option-nothing-open = All three closed: there are only Provocations
uprising-option-surveil = Surveillance: open card { $place }
uprising-option-eliminate = Eliminate card { $place }
uprising-option-disorient = Disorient card { $place } to { $district }
uprising-option-cordon = Cordon off { $district }
uprising-option-assign = Card { $place } ({ $card }) to { $district }
uprising-option-capture =
    { $count ->
        [0] Capture { $district } with { $mission }
       *[other] Capture { $district } with { $mission }, opening { $cards }
    }
uprising-option-finish = Finish the check

uprising-event-set-up = The row: { $row }. The missions: { $missions }.
uprising-event-round = Round { $number }.
uprising-event-decisive = The last card is drawn: the Decisive Operation.
uprising-event-drew =
    The Resistance draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: { $cards }.
uprising-event-drew-unseen =
    The Resistance draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
uprising-event-chose = The Resistance chooses { $left } and { $right }.
uprising-event-played-open = Card { $place } is played open: { $card }.
uprising-event-played-closed = Card { $place } is played closed (only you see it: { $card }).
uprising-event-played-unseen = Card { $place } is played closed.
uprising-event-surveilled = Surveillance opens card { $place }: { $card }.
uprising-event-provocation = The Provocation is eliminated at once.
uprising-event-eliminated = Card { $place } is eliminated: { $card }.
uprising-event-eliminated-unseen = Card { $place } is eliminated and stays closed.
uprising-event-disoriented = The Empire disorients card { $place } to { $district }.
uprising-event-cordoned = The Empire cordons off { $district }.
uprising-event-assigned = The Resistance assigns card { $place } to { $district }.
uprising-event-captured =
    { $count ->
        [0] { $district } is captured with { $mission }.
       *[other] { $district } is captured with { $mission }. Opened: { $cards }.
    }
uprising-event-tokens-up = All power tokens are face up again.
uprising-event-won-upr-vic-1 = The Resistance has captured three districts and wins.
uprising-event-won-upr-cpt-3 = The Resistance has captured the Capitol and wins.
uprising-event-won-upr-vic-3 = The Empire has kept control of the city and wins.

uprising-condition-total = Sum of all cards at least { $least } (in Capitol mode { $capitol } for the Capitol)
uprising-condition-open = At least { $count } open cards of one type
uprising-condition-exceeds = Sum of { $greater } greater than sum of { $lesser }; sum of { $lesser } at least { $least }
uprising-condition-each = At least one card of each type
uprising-condition-same = At least { $count } cards of the same value
uprising-condition-run = { $length } consecutive values
uprising-condition-without = Sum of { $kind } at least { $least }, and no { $forbidden }
uprising-condition-both = Sum of { $first } at least { $least }, and sum of { $second } at least { $least }

uprising-no-over = The game is over.
uprising-no-not-your-turn = It is not your turn: { $side } decides now.
uprising-no-unclear = “{ $pick }” is nothing one can do here.
uprising-no-wrong-phase = Not in this phase. Now: { $prompt }.
uprising-no-no-district = There is no district “{ $text }”.
uprising-no-no-card = There is no card “{ $text }”.
uprising-no-no-mission = There is no mission “{ $text }”.
uprising-no-no-place = “{ $text }” is no card of the pool; they are called 1, 2 and 3.
uprising-no-captured = { $district } has been captured and is out of the game.
uprising-no-left-to-right = Name the two districts from left to right.
uprising-no-not-adjacent = { $left } and { $right } are not neighbours in the row.
uprising-no-provocation-open = A Provocation is always played closed.
uprising-no-not-in-hand = { $card } is not in your hand (any more).
uprising-no-open-first = First choose the card that lies open; the closed ones come next.
uprising-no-one-open = One card is played open, and that is { $card }; the others are closed.
uprising-no-something-open = One card must lie open; only three Provocations are all played closed.
uprising-no-no-pass = The Empire must use two tokens in every round; it cannot pass.
uprising-no-only-provocations = You hold only Provocations: all three are played closed.
uprising-no-token-used = { $token } lies face down; it comes back when all four tokens have been used.
uprising-no-card-eliminated = Card { $place } has been eliminated.
uprising-no-card-in-district = Card { $place } is already in a district: { $district }.
uprising-no-card-open = { $card } lies open already; Surveillance opens closed cards only.
uprising-no-not-in-pair = { $district } is not one of the two districts under the escalation marker.
uprising-no-cordoned = { $district } is cordoned off in this round.
uprising-no-in-order = Cards are assigned by their places; the next is card { $place }.
uprising-no-mission-not-on-table = { $mission } is not among the missions of this game.
uprising-no-mission-not-met = { $district } does not meet { $mission }: { $condition }.
uprising-no-other-proof = Only the cards needed for the proof are opened; choose one of the proofs offered.


# The board in a terminal.
uprising-board-round = Round { $round } of { $rounds }
uprising-board-phase-choose-pair = phase 1: the Resistance chooses districts
uprising-board-phase-play-open = phase 2: the Resistance plans its operation
uprising-board-phase-use-token = phase 3: the Empire defends
uprising-board-phase-assign-card = phase 4: the Resistance carries out its operation
uprising-board-phase-declare = phase 5: the Resistance checks its captures
uprising-board-phase-over = the game is over
uprising-board-decisive = Decisive Operation
uprising-board-pool = pool
uprising-board-marker = escalation
uprising-board-cordon = cordon
uprising-board-tokens = Power tokens
uprising-board-hand = Hand
uprising-board-planned = Planned
uprising-board-deck = Deck
uprising-board-eliminated = Eliminated
uprising-board-captured = Captured
uprising-board-captured-with = { $district } with { $mission }:
uprising-board-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
uprising-board-closed-cards =
    { $count ->
        [one] 1 closed card
       *[other] { $count } closed cards
    }
uprising-board-reconstructed = ⟲ reconstructed
uprising-board-sign-closed = closed, of round 3
uprising-board-sign-sent = sent by the Empire
uprising-board-sign-used = token face down

uprising-note-rounds = rounds
