# What the table of Star Wars: Outer Rim says besides the game's own catalogue.

## the board

outer_rim-web-panels = Panels
outer_rim-web-put-away = Put away
outer_rim-web-sheet-mine = My board
outer_rim-web-sheet-others = The others
outer_rim-web-sheet-market = Market
outer_rim-web-holds-fame = Fame
outer_rim-web-holds-credits = Credits
outer_rim-web-of = { $count } of { $all }
outer_rim-web-board-of = whole board
outer_rim-web-free-slot = free slot
outer_rim-web-free-either = free slot for cargo or a mod
outer_rim-web-reputation = Reputation
outer_rim-web-illegal = illegal
outer_rim-web-choose = Choose
outer_rim-web-damage = Damage

## map

outer_rim-web-map = Map of the Outer Rim
outer_rim-web-map-closer = Zoom in
outer_rim-web-map-farther = Zoom out
outer_rim-web-map-fit = Show the whole Rim
outer_rim-web-map-own = Go to my ship
outer_rim-web-map-signs = What the signs mean
outer_rim-web-map-away =
    { $count ->
        [one] { $count } space away
       *[other] { $count } spaces away
    }
outer_rim-web-map-stops = you have to stop there
outer_rim-web-map-open-contact = faceup contact
outer_rim-web-map-sought-sure = the mark of your bounty
outer_rim-web-map-sought-maybe = may be the mark of your bounty
outer_rim-web-errand-deliver = cargo goes here: { $card }
outer_rim-web-errand-attempt = job to do here: { $card }
outer_rim-web-errand-hand-over = captive goes here: { $card }
outer_rim-web-errand-find = mark to be found here: { $card }

## players, market, trade, close-ups

outer_rim-web-ours = not from the box: ours, until somebody with the box corrects it
outer_rim-web-credits =
    { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    }
outer_rim-web-go-to-market = Go to the market
outer_rim-web-buy = Buy
outer_rim-web-cycle = Cycle
outer_rim-web-to-pay = Still to be paid:
outer_rim-web-trade = Trade
outer_rim-web-trade-with = { $who } puts a proposal together for: { $partner }
outer_rim-web-trade-offered = { $who } offers a trade to: { $partner }
outer_rim-web-trade-gives = { $who } gives
outer_rim-web-trade-no-cards = no cards
outer_rim-web-trade-less = 1,000 credits less: { $who }
outer_rim-web-trade-more = 1,000 credits more: { $who }
outer_rim-web-trade-of = of { $count }
outer_rim-web-trade-empty = Choose what goes over: at least one thing
outer_rim-web-trade-declined-before = Just this was declined already: change something
outer_rim-web-trade-waits = Waiting for the other side
outer_rim-web-rules = Rules
outer_rim-web-tests = Tests
outer_rim-web-patrol = Patrol
outer_rim-web-calls-patrol = Turned up by a purchase, it moves the patrol ({ $faction }) towards the buyer: { $count }
outer_rim-web-looked-at = Somebody has looked at it
outer_rim-web-nothing-known = Nothing is known about its order
outer_rim-web-slot-cargo = cargo
outer_rim-web-slot-mod = mod
outer_rim-web-slot-crew = crew
outer_rim-web-slot-cargo-or-mod = cargo or mod

## scenes, log, the end

outer_rim-web-scene-end = How it ended
outer_rim-web-scene-gather = Who flies the Rim?
outer_rim-web-scene-combat = Combat
outer_rim-web-scene-market = Market
outer_rim-web-scene-report = What came of it
outer_rim-web-scene-rival = The automatic opponent’s turn
outer_rim-web-what-now = What now?
outer_rim-web-fold = Fold away
outer_rim-web-unfold = Unfold
outer_rim-web-close = Close
outer_rim-web-go-on = Go on
outer_rim-web-next-step = Next step
outer_rim-web-all-steps = The whole turn
outer_rim-web-secret = A secret
outer_rim-web-enemy = The opponent
outer_rim-web-passed = passed
outer_rim-web-failed = failed
outer_rim-web-per-cent = { $count }%
outer_rim-web-defeat-chance = defeat { $count }%
outer_rim-web-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
outer_rim-web-check-test = test
outer_rim-web-check-delivery = past the inspection
outer_rim-web-unbeatable = cannot be beaten
outer_rim-web-health-left = Health: { $left } of { $all }
outer_rim-web-hull-left = Hull: { $left } of { $all }
outer_rim-web-about-to-roll = about to roll
outer_rim-web-not-rolled = has not rolled yet
outer_rim-web-what-is-at-stake = What is at stake
outer_rim-web-somebody-decides = Somebody else decides now
outer_rim-web-others-choose = The others are choosing
outer_rim-web-round = Round { $round }
outer_rim-web-fame-by-source = Fame by where it came from
outer_rim-web-fame-over-time = Fame round by round
outer_rim-web-fame-cargo = cargo
outer_rim-web-fame-job = jobs
outer_rim-web-fame-bounty = bounties
outer_rim-web-fame-patrol = patrols
outer_rim-web-fame-goal = goals
outer_rim-web-fame-encounter = encounters
outer_rim-web-fame-asset = possessions
outer_rim-web-check-ground =
    { $dice ->
        [0] ground combat
        [one] ground combat, { $dice } die
       *[other] ground combat, { $dice } dice
    }
outer_rim-web-check-ship =
    { $dice ->
        [0] ship combat
        [one] ship combat, { $dice } die
       *[other] ship combat, { $dice } dice
    }
outer_rim-web-so-far = The story so far
