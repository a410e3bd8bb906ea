# What the board of Uprising says besides what the game itself says.

uprising-face-missions = Missions
uprising-face-row = The districts from left to right
uprising-face-list = { $facts }

uprising-face-open = open
uprising-face-closed = closed
uprising-face-open-card = { $card }, open
uprising-face-closed-card = { $card }, closed: only the Resistance sees it
uprising-face-closed-of-round = Closed card of round { $round }
uprising-face-believed-card = Closed card { $place } of round { $round }
uprising-face-sent-card = { $card } (sent by the Empire)
uprising-face-planned-open = { $card }, planned open
uprising-face-planned-closed = { $card }, planned closed
uprising-face-pool-card = Card { $place } of the pool: { $card }
uprising-face-is-chosen = chosen for this round
uprising-face-is-cordoned = cordoned off
uprising-face-is-captured = captured
uprising-face-token-down = { $token }, face down

# Closeups.
uprising-face-rules = Rules
uprising-face-total = Total
uprising-face-unknown =
    { $count ->
        [one] and 1 closed card that you do not know
       *[other] and { $count } closed cards that you do not know
    }
uprising-face-empty = No cards here yet.
uprising-face-round = Round { $round }

uprising-face-about-propaganda = The word on the street. One card each of the values 2 to 6.
uprising-face-about-riot = The street itself. One card each of the values 2 to 6.
uprising-face-about-sabotage = A spanner in the works of the regime. One card each of the values 2 to 6.
uprising-face-about-supplies = What every uprising runs on. One card each of the values 2 to 6.
uprising-face-about-provocation = A decoy. It has neither type nor value and completes no mission. It is always played closed; opened by Surveillance or eliminated, it is set aside face up, and the Empire has wasted a token.
uprising-face-counts-for = Counts for
uprising-face-spoils = Spoils
uprising-face-only-you = Closed: the Resistance knows it, the Empire does not.
uprising-face-nobody = Closed. The Resistance knows what it is; you know only when it was played.
uprising-face-lies-open = Open: everybody sees it.
uprising-face-sent = Sent here by the Empire.
uprising-face-in-pool = Card { $place } of the pool

uprising-face-about-district = Cards that come here stay here. When they meet the condition of a mission, the Resistance can capture the district at the end of the round.
uprising-face-about-chosen = The Resistance operates here in this round.
uprising-face-about-cordoned = Cordoned off: in this round the Resistance may not assign cards here.
uprising-face-about-captured = Captured with the mission “{ $mission }”. It is out of the game.
uprising-face-about-capitol = Capitol mode: if the Resistance captures the Capitol, it wins at once.

uprising-face-about-mission = Every mission can be completed any number of times. Closed cards count as well as open ones.
uprising-face-about-surge = Every mission can be completed any number of times. Only cards that lie open count for this one.
uprising-face-so-far = So far
uprising-face-reconstructed = Reconstructed: no text of this card is known to us; it completes the pattern of the others.

uprising-face-about-surveillance = Opens one closed card of the pool. A Provocation that is opened like this is eliminated at once.
uprising-face-about-eliminate = Sets one card of the pool aside for the rest of the game, closed or open as it lies. A Provocation is opened.
uprising-face-about-disorient = Sends one card of the pool, as it lies, to any district that has not been captured, cordoned or not.
uprising-face-about-cordon = Closes one of the two chosen districts to the Resistance for this round. In the Decisive Operation any district can be cordoned off.
uprising-face-token-up-now = Face up: it can be used.
uprising-face-token-down-now = Face down: it comes back when all four have been used.

uprising-face-about-deck = The Resistance draws three cards at the end of each round. With the last one comes the Decisive Operation.
uprising-face-about-hand = The hand of the Resistance. It plays three cards in each round, one open and two closed.
uprising-face-about-eliminated = Out of the game. Closed ones are known to the Resistance alone, but none of them is a Provocation.

# Beside the players' names.
uprising-face-holds-hand = Hand
uprising-face-holds-captured = Captured
uprising-face-holds-tokens = Tokens
uprising-face-holds-districts = Districts
