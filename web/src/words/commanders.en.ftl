# What the table of Commanders of the Empire says besides the game's own catalogue. Short names fit on a small card.

commanders-web-short-tie-fighter = TIE Fighter
commanders-web-short-tie-interceptor = Inter{"\u00AD"}ceptor
commanders-web-short-tie-bomber = Bomber
commanders-web-short-imperial-shuttle = Shuttle
commanders-web-short-landing-craft = Landing Craft
commanders-web-short-v-wing-fighter = V-wing
commanders-web-short-tie-advanced = Advanced
commanders-web-short-star-destroyer = Star Destroyer
commanders-web-short-death-star = Death Star
commanders-web-short-super-star-destroyer = Super Star Destroyer
commanders-web-short-slave-1 = Slave I

commanders-web-points = Points
commanders-web-cards = Cards in hand
commanders-web-ships = Ships in the fleet

commanders-web-your-hand = Your hand
commanders-web-your-fleet = Your fleet
commanders-web-in-your-fleet = { $ship }, in your fleet
commanders-web-to-fleet = Your fleet: a free place
commanders-web-here = here
commanders-web-others-know = The others have seen this card
commanders-web-left = on your left
commanders-web-right = on your right
commanders-web-hand-of =
    { $who }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in hand
commanders-web-ship-of = { $ship } ({ $who })
commanders-web-repeats =
    { $count ->
        [one] 1 turn
       *[other] { $count } turns
    } without progress, repeated
commanders-web-deck = Deck
commanders-web-discard = Discard
commanders-web-pile = Planets
commanders-web-destroyed = Destroyed
commanders-web-shown = being played
commanders-web-remembered = Surely in other hands: { $cards }

commanders-web-siege =
    To capture it: { $needed ->
        [one] 1 matching ship
       *[other] { $needed } matching ships
    } in your fleet; you have { $matches }
commanders-web-in-fleet-short = in fleet
commanders-web-ready = ready to capture
commanders-web-match = in your fleet too

commanders-web-kind-ship = Ship
commanders-web-kind-special = Special card
commanders-web-kind-planet = Planet
commanders-web-about-ship = Put it beside a planet or into your fleet. A ship has no value of its own: only its kind matters.
commanders-web-about-death-star = Destroy any open planet: it goes to the box, its line to the discard, and a new planet takes its place. Nobody scores it.
commanders-web-about-super-star-destroyer = Discard two ships from the lines of two different planets.
commanders-web-about-star-destroyer = Either swap any two ships on the table, in lines or fleets; or take a ship from an opponent's fleet into your hand and leave one from your hand in its place.
commanders-web-about-slave-1 = Swap a ship of your fleet for one of a neighbour's; nobody can refuse. That neighbour may then swap on in the same direction, and so round the table.
commanders-web-then-draw = Then draw a card.
commanders-web-copies =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in the game
commanders-web-where-lines = in lines
commanders-web-where-fleets = in fleets
commanders-web-where-hand = in your hand
commanders-web-where-known = seen in other hands
commanders-web-where-discard = in the discard
commanders-web-where-shown = being played
commanders-web-where-unseen = in the deck or unseen
commanders-web-worth =
    Worth { $value ->
        [one] 1 point
       *[other] { $value } points
    } to whoever captures it.
commanders-web-line = Defence line: { $count } of { $value }
commanders-web-in-fleet = in your fleet
commanders-web-in-hand = in your hand
commanders-web-missing = you have none
commanders-web-free-place = free, for a kind not in the line yet
commanders-web-captured-by = Captured by { $who }. Nobody can take it away.
commanders-web-gone = Destroyed: out of the game.
commanders-web-deck-about = Ships and special cards, face down. When it runs out the discard is shuffled.
commanders-web-discard-about = Open to everybody. The last card lies on top:
commanders-web-pile-about = Each planet captured or destroyed is replaced from here. When there is none left to lay out the game ends.
commanders-web-fleet-about =
    A fleet holds at most { $limit ->
        [one] 1 ship
       *[other] { $limit } ships
    }, several of a kind if you like. It captures planets whose line it matches.
commanders-web-hand-seen = Everybody saw these go into this hand:
commanders-web-hand-stuck =
    { $count ->
        [one] 1 of the unknown cards is
       *[other] { $count } of the unknown cards are
    } surely among these, for this player could not move:
commanders-web-empty = Empty.
commanders-web-name-reconstructed = The name is reconstructed; our copy of the rules does not have it.
commanders-web-number-reconstructed = Name and effect are printed; how many there are is reconstructed.
commanders-web-value-reconstructed = The name is printed; the value is reconstructed.
commanders-web-both-reconstructed = Name and value are reconstructed; our copy of the rules does not have them.
commanders-web-rules = Rules
