# What Commanders of the Empire says. Names of ships, special cards and planets are in content/components.yaml.

commanders-title = Commanders of the Empire
commanders-about = Two to five commanders build defence lines beside the planets, gather fleets of the same ships and capture one planet after another.

commanders-setting-first = Who has the first turn; without it the first player is drawn

commanders-seat-commander-1 = Commander 1
commanders-seat-commander-2 = Commander 2
commanders-seat-commander-3 = Commander 3
commanders-seat-commander-4 = Commander 4
commanders-seat-commander-5 = Commander 5

commanders-prompt-take-turn = Your turn: one action
commanders-prompt-hit-first = Super Star Destroyer: choose the first ship to discard
commanders-prompt-hit-second = Super Star Destroyer: choose a second ship, not at { $planet }
commanders-prompt-choose-ship = Star Destroyer: swap two ships on the table, or take one from an opponent's fleet
commanders-prompt-swap-with = Star Destroyer: choose the ship that changes places with { $ship }
commanders-prompt-give = Star Destroyer: choose a ship from your hand to give for { $ship }
commanders-prompt-first-swap = Slave I: swap a ship of your fleet for one of a neighbour's
commanders-prompt-next-swap = Slave I: swap on with your other neighbour, or decline

commanders-option-place = { $ship } to { $planet }
commanders-option-fleet = { $ship } to your fleet
commanders-option-death-star = Death Star: destroy { $planet }
commanders-option-super-star-destroyer = Super Star Destroyer: discard two ships from two lines
commanders-option-star-destroyer = Star Destroyer: swap or replace ships
commanders-option-slave-1 = Slave I: swap ships with a neighbour
commanders-option-capture = Capture { $planet } with { $ships }
commanders-option-take-back = Take { $ship } back into your hand
commanders-option-nothing = Do nothing
commanders-option-hit = { $ship } at { $planet }
commanders-option-swap-line = Swap { $ship } at { $planet }
commanders-option-swap-fleet = Swap { $ship } of { $owner }
commanders-option-swap-nothing = Swap without effect
commanders-option-take = Take { $ship } from { $owner }
commanders-option-give = Give { $ship }
commanders-option-swap-fleets = Your { $given } for { $taken } of { $owner }
commanders-option-decline = Decline: the swaps end here

commanders-ship-at = { $ship } ({ $planet })
commanders-ship-of = { $ship } ({ $owner })

commanders-event-set-up = The open planets: { $planets }. The first turn: { $player }.
commanders-event-drew =
    { $player } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: { $cards }.
commanders-event-drew-unseen =
    { $player } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
commanders-event-reshuffled =
    The ship deck has run out: the discard is shuffled, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
commanders-event-placed = { $player } puts { $ship } beside { $planet }.
commanders-event-fleet = { $player } adds { $ship } to the fleet.
commanders-event-destroyed = { $player } plays the Death Star: { $planet } is destroyed.
commanders-event-hit = { $player } plays the Super Star Destroyer: { $ship } ({ $planet }) and { $second } ({ $other }) are discarded.
commanders-event-swapped = { $player } plays the Star Destroyer: { $ship } and { $other } change places.
commanders-event-swapped-nothing = { $player } plays the Star Destroyer: a swap without effect.
commanders-event-replaced = { $player } plays the Star Destroyer: takes { $taken } from the fleet ({ $owner }) and leaves { $given }.
commanders-event-swapped-fleets = Slave I: { $player } gives { $given } and takes { $taken } ({ $owner }).
commanders-event-declined = { $player } declines; the swaps end.
commanders-event-captured = { $player } captures { $planet } with { $ships }.
commanders-event-planet = A new planet lies open: { $planet }.
commanders-event-no-planet = No planet is left to lay out: the game is over.
commanders-event-took-back = { $player } has no move and takes { $ship } back.
commanders-event-nothing = { $player } has no move and does nothing.
commanders-event-reset = The game goes in circles: hands, fleets and lines are discarded, everybody draws anew.
commanders-event-won-cmd-score-2 =
    { $player } wins with { $score ->
        [one] 1 point
       *[other] { $score } points
    }.
commanders-event-won-cmd-score-3 =
    { $player } wins with { $score ->
        [one] 1 point
       *[other] { $score } points
    } and, among the tied, the most planets of value 4.
commanders-event-won-cmd-score-4 =
    { $player } wins with { $score ->
        [one] 1 point
       *[other] { $score } points
    } and, among the tied, the most planets of value 3.
commanders-event-won-cmd-score-5 =
    { $player } wins with { $score ->
        [one] 1 point
       *[other] { $score } points
    } and, among the tied, the later last turn.

commanders-no-over = The game is over.
commanders-no-not-your-turn = It is not your turn: { $player } decides now.
commanders-no-unclear = “{ $pick }” is nothing one can do here.
commanders-no-called-so = Here that is called “{ $pick }”.
commanders-no-not-now = Not now. What is asked: { $prompt }.
commanders-no-no-card = There is no card “{ $text }”.
commanders-no-no-planet = There is no planet “{ $text }”.
commanders-no-no-player = There is no player “{ $text }” at this table.
commanders-no-no-place = There is neither an open planet nor a fleet “{ $text }”.
commanders-no-not-in-hand = { $card } is not in your hand.
commanders-no-captured = { $planet } has been captured ({ $player }) and cannot be taken away.
commanders-no-destroyed = { $planet } has been destroyed.
commanders-no-not-open = { $planet } does not lie open.
commanders-no-special-in-line = { $card } is a special card; only ships go into a line.
commanders-no-special-in-fleet = { $card } is a special card; only ships go into a fleet.
commanders-no-special-given = { $card } is a special card; only a ship can be given.
commanders-no-line-full = The line of { $planet } is full: { $value } ships.
commanders-no-same-kind = The line of { $planet } already holds this kind of ship: { $ship }.
commanders-no-fleet-full = Your fleet has { $limit } ships already, and no more are allowed.
commanders-no-two-lines = Two different lines must hold at least one ship each.
commanders-no-two-ships = There must be two ships on the table, or a ship in an opponent's fleet and one in your hand.
commanders-no-fleets-empty = Your fleet and that of a neighbour must hold at least one ship each.
commanders-no-where-to = Where to? { $card } can go to a planet or to your fleet.
commanders-no-which-planet = Name the planet that is to be destroyed.
commanders-no-line-not-full = The line of { $planet } is not full: { $ships } of { $value }.
commanders-no-too-few =
    { $planet } needs { $needed ->
        [one] 1 matching ship
       *[other] { $needed } matching ships
    } in your fleet; you have { $matches }.
commanders-no-other-ships =
    Choose at least { $needed ->
        [one] 1 kind
       *[other] { $needed } kinds
    } of ships lying both in the line and in your fleet, one ship of each.
commanders-no-not-in-fleet = There is no “{ $text }” in your fleet.
commanders-no-not-stuck = You can still perform an action; only a player who cannot may take a ship back.
commanders-no-must-act = You can still perform an action, so you must.
commanders-no-nothing-to-decline = There is nothing to decline here.
commanders-no-same-line = The second ship must come from another line than { $planet }.
commanders-no-not-in-line = There is no “{ $text }” in the line of { $planet }.
commanders-no-not-there = There is no “{ $text }” to be had there.
commanders-no-changes-nothing = That swap changes nothing; choose “swap without effect” for that.
commanders-no-two-of-a-kind = A line would then hold two ships of the same kind.
commanders-no-own-fleet = You can only take a ship from an opponent.
commanders-no-no-ship-to-give = You have no ship in your hand that you could give for it.
commanders-no-one-swap-only = { $player } has played the card and takes part in one swap only.
commanders-no-same-direction = The swaps go on in the same direction: { $player } is next.
commanders-no-no-neighbour = { $player } is not your neighbour.

# The board in the terminal.
commanders-board-planets = Open planets, their value and their lines
commanders-board-full = full
commanders-board-you = you
commanders-board-hand = hand
commanders-board-fleet = fleet
commanders-board-captured = planets
commanders-board-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
commanders-board-unseen =
    { $count ->
        [one] 1 unknown card
       *[other] { $count } unknown cards
    }
commanders-board-deck = ship deck { $count }
commanders-board-discard = discard { $count }
commanders-board-pile = planet pile { $count }
commanders-board-destroyed = destroyed: { $planets }
commanders-board-reconstructed = name or value reconstructed, not printed in our copy of the rules
