# The table in a terminal.

outer_rim-board-setup = setup
outer_rim-board-round = Round { $round }
outer_rim-board-turn = turn:
outer_rim-board-planning-step = planning step
outer_rim-board-action-step = action step
outer_rim-board-encounter-step = encounter step
outer_rim-board-last-moment = end of the turn
outer_rim-board-in-extra-turn = extra turn
outer_rim-board-extra-turn = an extra turn follows
outer_rim-board-needed = { $count } fame wins
outer_rim-board-winners = won: { $players }
outer_rim-board-you = you

outer_rim-board-level = level { $level }
outer_rim-board-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
outer_rim-board-unbeatable = cannot be beaten
outer_rim-board-stack = then { $levels } from { $place }

outer_rim-board-sign-facing = facedown, faceup
outer_rim-board-sign-seen = seen by you alone
outer_rim-board-sign-free = free contact space
outer_rim-board-sign-patrol = patrol: level, dice
outer_rim-board-sign-deliver = your cargo goes here
outer_rim-board-sign-job = your job is here
outer_rim-board-sign-captive = your captive goes here
outer_rim-board-sign-goal = goal token of the automatic opponent
outer_rim-board-sign-mark = mark of your bounty
outer_rim-board-sign-possible = may be your mark
outer_rim-board-sign-sabotaged = sabotaged
outer_rim-board-sign-holocron = the holocron goes here
outer_rim-board-sign-route = routes; the lanes of neighbouring tiles meet
outer_rim-board-sign-between = joins the planets of both lanes
outer_rim-board-sign-navpoint = navpoint: type A1 or nav-a-lo
outer_rim-board-sign-ours = not from the box: ours until somebody with the box corrects it (“look” says what)

outer_rim-board-deck-bounty = bounties
outer_rim-board-deck-cargo = cargo
outer_rim-board-deck-gear-mod = gear, mods
outer_rim-board-deck-job = jobs
outer_rim-board-deck-luxury = luxury
outer_rim-board-deck-ship = ships
outer_rim-board-deck-empty = empty
outer_rim-board-deck-facedown = the next card is not turned up yet
outer_rim-board-next = next:
outer_rim-board-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
outer_rim-board-price =
    { $count ->
        [0] free
       *[other] { $count }
    }
outer_rim-board-price-now =
    { $now ->
        [0] { $count }, free for you
       *[other] { $count }, for you { $now }
    }
outer_rim-board-price-of-ship = price of the ship
outer_rim-board-not-here = not here
outer_rim-board-too-dear = too dear

outer_rim-board-fame = fame { $count } of { $goal }
outer_rim-board-credits = { $count } credits
outer_rim-board-defeated = DEFEATED
outer_rim-board-character = character
outer_rim-board-goal = goal
outer_rim-board-ship = ship
outer_rim-board-ship-goal = ship goal
outer_rim-board-progress = { $count }{ "\u00A0" }of{ "\u00A0" }{ $of }
outer_rim-board-ground-combat = ground combat { $value }
outer_rim-board-ship-combat-value = ship combat { $value }
outer_rim-board-hyperdrive = hyperdrive { $value }
outer_rim-board-health =
    { $count ->
        [0] health { $value }
       *[other] damage { $count } of health { $value }
    }
outer_rim-board-hull =
    { $count ->
        [0] hull { $value }
       *[other] damage { $count } of hull { $value }
    }
outer_rim-board-gear = gear
outer_rim-board-empty = empty
outer_rim-board-jobs = jobs, bounties
outer_rim-board-cargo = cargo
outer_rim-board-mods = mods
outer_rim-board-crew = crew
outer_rim-board-secrets = secrets
outer_rim-board-secret = secret ({ $where })
outer_rim-board-section-patrol = navpoint with a patrol
outer_rim-board-section-no-patrol = navpoint without patrols
outer_rim-board-bounty = { $class_ } { $strength }; eliminated: { $eliminate }; captured, to { $where }: { $capture }
outer_rim-board-bounty-captured = CAPTURED; to { $where }: { $capture }
outer_rim-board-cargo-to = to { $where }: { $what }
outer_rim-board-cargo-illegal = ILLEGAL, to { $where }: { $what }
outer_rim-board-job = { $where }, tests { $skills }: { $what }
outer_rim-board-job-untested = { $where }: { $what }

outer_rim-board-combat = combat
outer_rim-board-ship-combat = ship combat
outer_rim-board-ground-combat-now = ground combat
outer_rim-board-for-bounty = for the bounty: { $card }
outer_rim-board-at-stake = for winning: { $what }
outer_rim-board-others-wait =
    { $count ->
        [one] { $count } other combat waits
       *[other] { $count } other combats wait
    }
outer_rim-board-attacker = attacker
outer_rim-board-defender = defender
outer_rim-board-card-enemy = the enemy on the card
outer_rim-board-rolled-damage = { $count } damage
outer_rim-board-prevented = suffers { $count } less
outer_rim-board-at-most = suffers at most { $count }
outer_rim-board-wins = wins
outer_rim-board-test = test
outer_rim-board-roll = roll
outer_rim-board-skill-level-0 = novice
outer_rim-board-skill-level-1 = skilled
outer_rim-board-skill-level-2 = highly skilled (×{ $count })
outer_rim-board-passes-with = needed: { $faces }
outer_rim-board-passed = passed
outer_rim-board-encounter = encounter
outer_rim-board-attempt = job
outer_rim-board-in-use = in use
outer_rim-board-noted = noted

outer_rim-board-ai-deck = AI deck
outer_rim-board-ai-card = AI card { $number }
outer_rim-board-ai-planning = planning
outer_rim-board-ai-action = action
outer_rim-board-ai-encounter = encounter
outer_rim-board-ai-special = special
outer_rim-board-ai-first = the first that can be done
outer_rim-board-ai-all = all that can be done

outer_rim-board-kind-planet = planet on tile { $tile }
outer_rim-board-kind-navpoint = navpoint on tile { $tile }
outer_rim-board-kind-maelstrom = the Maelstrom, on tile { $tile }: whoever moves into it stops
outer_rim-board-adjacent = next to: { $spaces }
outer_rim-board-encounter-deck = encounters: { $deck }
outer_rim-board-present = there: { $things }
outer_rim-board-free-spot = free contact space
outer_rim-board-facedown = facedown contact ({ $class_ })
outer_rim-board-seen = { $contact } (facedown, seen by you alone)
outer_rim-board-patrol-of = patrol ({ $faction }, level { $level })
outer_rim-board-patrol-at = patrol of level { $level } at: { $where }
outer_rim-board-patrol-printed =
    level { $level }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }; beaten: { $what }
outer_rim-board-patrol-unbeatable = level { $level }: cannot be beaten
outer_rim-board-standing = { $who }: { $standing }
outer_rim-board-contact = contact · class: { $class_ } · databank card #{ $number }
outer_rim-board-droid = droid
outer_rim-board-is-at = is here: { $place }
outer_rim-board-is-facedown-at = facedown here, seen by you alone: { $place }
outer_rim-board-is-crew-now = is crew
outer_rim-board-is-captured = is captured
outer_rim-board-is-facedown = lies facedown somewhere
outer_rim-board-out-of-game = out of the game
outer_rim-board-character-values = ground combat { $ground } · health { $health } · { $skills }
outer_rim-board-reward = Reward: { $what }.
outer_rim-board-turned = turned over
outer_rim-board-starts = starts with databank card #{ $number }; { $reputation }
outer_rim-board-starts-positive = reputation positive ({ $faction })
outer_rim-board-starts-neutral = reputation neutral ({ $faction })
outer_rim-board-starts-negative = reputation negative ({ $faction })
outer_rim-board-ship-values = hyperdrive { $hyperdrive }, ship combat { $combat }, hull { $hull }
outer_rim-board-slots = slots: { $kinds }
outer_rim-board-either = cargo or mod
outer_rim-board-flown-by = flown by { $who }
outer_rim-board-owned-by = lies with { $who }
outer_rim-board-on-top = on top of its deck
outer_rim-board-databank-card = databank card #{ $number }
outer_rim-board-cost = costs { $count }
outer_rim-board-barter = can be traded in
outer_rim-board-is-bounty = bounty
outer_rim-board-is-cargo = cargo
outer_rim-board-is-crew = crew
outer_rim-board-is-gear = gear
outer_rim-board-is-job = job
outer_rim-board-is-mod = mod
outer_rim-board-is-event = event
outer_rim-board-is-ship = ship
outer_rim-board-tests = tests { $skills }
outer_rim-board-critical = { $skill } (must be passed)
outer_rim-board-after-remove = leaves the game when completed
outer_rim-board-after-discard = is discarded when completed

outer_rim-board-all-ours = made up in the spirit of the game, until somebody with the box corrects it
outer_rim-board-some-ours = ours until somebody with the box corrects it: { $facts }
outer_rim-board-remembered = from memory, until somebody with the box corrects it: { $facts }
outer_rim-board-fact-asset = what is on the card for a slot
outer_rim-board-fact-asset-abilities = the numbers in its ability
outer_rim-board-fact-asset-also = what else follows
outer_rim-board-fact-asset-capture = capture reward and destination
outer_rim-board-fact-asset-capture-destination = destination of the mark
outer_rim-board-fact-asset-combat = combat value
outer_rim-board-fact-asset-critical = which skills must be passed
outer_rim-board-fact-asset-databank = databank number
outer_rim-board-fact-asset-destination = destination
outer_rim-board-fact-asset-eliminate = elimination reward
outer_rim-board-fact-asset-reward = reward
outer_rim-board-fact-asset-skills = skills
outer_rim-board-fact-class = class
outer_rim-board-fact-contacts = contact spaces
outer_rim-board-fact-cost = cost
outer_rim-board-fact-dice = dice
outer_rim-board-fact-droid = whether it is a droid
outer_rim-board-fact-effects = what it does
outer_rim-board-fact-exits = where the lanes leave the tile
outer_rim-board-fact-faction = faction
outer_rim-board-fact-goal-minimum_recovered = how much damage the goal needs
outer_rim-board-fact-lane = lane
outer_rim-board-fact-number = number
outer_rim-board-fact-patrol = patrol icon
outer_rim-board-fact-reward = reward
outer_rim-board-fact-routes = routes and navpoints
outer_rim-board-fact-sections = all but its crew
outer_rim-board-fact-stacks = where patrols wait
outer_rim-board-fact-start = starting planet
outer_rim-board-fact-steps = its steps
