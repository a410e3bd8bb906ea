# What cards do, in words. wording.py puts the phrases together; they begin small and have no full stop.

outer_rim-words-nothing = nothing
outer_rim-words-then = { $first }, then { $rest }
outer_rim-words-also = { $first }; { $rest }
outer_rim-words-and = { $first } and { $rest }
outer_rim-words-or = { $first } or { $rest }
outer_rim-words-branches = { " " }({ $all })
outer_rim-words-branch = { $when }: { $what }
outer_rim-words-branch-pass = pass
outer_rim-words-branch-fail = fail
outer_rim-words-branch-win = win
outer_rim-words-branch-lose = lose
outer_rim-words-branch-tie = tie
outer_rim-words-branch-hit = hit
outer_rim-words-branch-crit = crit
outer_rim-words-branch-focus = focus
outer_rim-words-branch-blank = blank
outer_rim-words-branch-other = any other face
outer_rim-words-face-hit = hit
outer_rim-words-face-crit = crit
outer_rim-words-face-focus = focus
outer_rim-words-face-blank = blank
outer_rim-words-any-number = any number

outer_rim-words-credits-gain = gain { $count } credits
outer_rim-words-credits-lose = lose { $count } credits
outer_rim-words-fame-gain = gain { $count } fame
outer_rim-words-fame-lose = lose { $count } fame
outer_rim-words-rep-gain = gain { $count } reputation ({ $faction })
outer_rim-words-rep-lose = lose { $count } reputation ({ $faction })
outer_rim-words-set-rep-positive = your reputation becomes positive ({ $faction })
outer_rim-words-set-rep-neutral = your reputation becomes neutral ({ $faction })
outer_rim-words-set-rep-negative = your reputation becomes negative ({ $faction })
outer_rim-words-faction-planet = this planet’s faction
outer_rim-words-faction-patrol-here = the faction of the patrol here
outer_rim-words-faction-nearest-patrol = the nearest patrol’s faction
outer_rim-words-faction-job = the job’s faction
outer_rim-words-faction-choose = a faction of your choice
outer_rim-words-rep-positive = positive
outer_rim-words-rep-neutral = neutral
outer_rim-words-rep-negative = negative
outer_rim-words-damage-character = your character suffers { $count } damage
outer_rim-words-damage-ship = your ship suffers { $count } damage
outer_rim-words-recover-character = recover { $count } damage from your character
outer_rim-words-recover-ship = recover { $count } damage from your ship
outer_rim-words-recover-both = recover { $count } damage each from your character and your ship
outer_rim-words-recover-all-character = recover all damage from your character
outer_rim-words-recover-all-ship = recover all damage from your ship
outer_rim-words-recover-all-both = recover all damage from your character and your ship
outer_rim-words-test = test { $skill }{ $branches }
outer_rim-words-contest = you and the chosen player each test { $skill }; whoever alone passes wins{ $branches }
outer_rim-words-roll =
    { $count ->
        [one] roll 1 die{ $branches }
       *[other] roll { $count } dice, each by its face{ $branches }
    }
outer_rim-words-roll-per = roll a die for each { $asset }, each by its face{ $branches }
outer_rim-words-fight-ground = fight a ground combat: { $enemy }, { $dice } dice{ $branches }
outer_rim-words-fight-ship = fight a ship combat: { $enemy }, { $dice } dice{ $branches }
outer_rim-words-fight-player-auto = fight { $who }{ $branches }
outer_rim-words-fight-player-ground = fight a ground combat against { $who }{ $branches }
outer_rim-words-fight-player-ship = fight a ship combat against { $who }{ $branches }
outer_rim-words-fight-patrol = fight { $patrol }
outer_rim-words-patrol-here = a patrol in your space
outer_rim-words-patrol-of = the patrol ({ $faction })
outer_rim-words-if = if { $cond }: { $then }
outer_rim-words-otherwise = { $first }; otherwise: { $other }
outer_rim-words-choose = choose one: { $ways }
outer_rim-words-way = [{ $name }] { $what }
outer_rim-words-way-if = [{ $name }, only if { $cond }] { $what }
outer_rim-words-may = you may { $what }
outer_rim-words-may-pay = you may { $cost }; if you do, { $what }
outer_rim-words-or-else = { $first }; if not, { $other }
outer_rim-words-mark = note “{ $mark }”
outer_rim-words-resolve = resolve databank card #{ $number }
outer_rim-words-job-complete = the job is complete
outer_rim-words-job-fail = the job fails
outer_rim-words-deliver = the cargo is delivered as normal
outer_rim-words-extra-turn = take one extra turn after this one
outer_rim-words-end-turn = your turn ends
outer_rim-words-gain = take the { $asset } on this card
outer_rim-words-lose-this-cargo = discard this cargo
outer_rim-words-lose-owner = discard { $count } { $asset } of your choice
outer_rim-words-lose-random = discard { $count } { $asset } at random
outer_rim-words-discard = discard this card
outer_rim-words-remove = remove this card from the game
outer_rim-words-buy = you may buy the top card of a deck ({ $deck })
outer_rim-words-buy-less = you may buy the top card of a deck ({ $deck }) for { $discount } less
outer_rim-words-buy-one-of = you may reveal the top { $count } cards of a deck ({ $deck }) and buy one of them
outer_rim-words-buy-one-of-less = you may reveal the top { $count } cards of a deck ({ $deck }) and buy one of them for { $discount } less
outer_rim-words-cycle = put the top { $count } cards of a deck ({ $deck }) on its bottom
outer_rim-words-move = move up to { $count } spaces
outer_rim-words-move-to = move directly to { $where }
outer_rim-words-move-patrol = move { $patrol } { $count } spaces towards you
outer_rim-words-move-patrol-to = move { $patrol } directly to { $where }
outer_rim-words-place-your-space = your space
outer_rim-words-place-an-adjacent-space = an adjacent space
outer_rim-words-place-a-planet-within-4-spaces = a planet within 4 spaces
outer_rim-words-place-any-planet-without-players = any planet without players
outer_rim-words-contact-peek =
    { $count ->
        [one] secretly look at { $count } facedown contact { $where }
       *[other] secretly look at { $count } facedown contacts { $where }
    }
outer_rim-words-contact-reveal =
    { $count ->
        [one] turn { $count } facedown contact { $where } faceup
       *[other] turn { $count } facedown contacts { $where } faceup
    }
outer_rim-words-contact-swap = swap two contacts { $where }
outer_rim-words-contact-encounter = encounter a contact { $where }
outer_rim-words-contact-move = move a contact { $where } to a free contact space of a planet
outer_rim-words-where-here = on this planet
outer_rim-words-where-other = on another planet
outer_rim-words-where-any = on any planets
outer_rim-words-where-within-3 = within 3 spaces
outer_rim-words-token = place a damage token on this planet
outer_rim-words-other-player = { $who }: { $what }
outer_rim-words-player-same-space = another player in your space
outer_rim-words-player-same-space-negative-rep = another player in your space who has negative reputation somewhere
outer_rim-words-player-same-space-more-fame = another player in your space who has more fame than you
outer_rim-words-player-same-space-fame-at-least = another player in your space who has at least as much fame as you
outer_rim-words-player-most-fame = the most famous player
outer_rim-words-player-nearest = the nearest other player
outer_rim-words-player-chosen = the chosen player
outer_rim-words-player-all-others = each other player
outer_rim-words-player-any-player = a player of your choice
outer_rim-words-player-same-planet-all = each other player on this planet
outer_rim-words-dice-reroll-own = reroll { $count } of your dice
outer_rim-words-dice-reroll-own-face = reroll { $count } of your dice ({ $face })
outer_rim-words-dice-reroll-opponent = reroll { $count } of your opponent’s dice
outer_rim-words-dice-reroll-opponent-face = reroll { $count } of your opponent’s dice ({ $face })
outer_rim-words-dice-turn =
    { $count ->
        [one] turn { $count } of your results: { $face } → { $into }
       *[other] turn up to { $count } of your results: { $face } → { $into }
    }
outer_rim-words-dice-cancel = cancel { $count } result of your opponent ({ $face })
outer_rim-words-dice-add = add { $count } result ({ $face })
outer_rim-words-dice-extra =
    { $count ->
        [one] roll { $count } additional die
       *[other] roll { $count } additional dice
    }
outer_rim-words-dice-fewer =
    { $count ->
        [one] your opponent rolls { $count } fewer die
       *[other] your opponent rolls { $count } fewer dice
    }
outer_rim-words-dice-prevent = suffer { $count } less damage
outer_rim-words-dice-cap = suffer at most { $count } damage
outer_rim-words-stat-ground-combat = +{ $count } ground combat
outer_rim-words-stat-ship-combat = +{ $count } ship combat
outer_rim-words-stat-health = +{ $count } health
outer_rim-words-stat-hull = +{ $count } hull
outer_rim-words-stat-hyperdrive = +{ $count } hyperdrive
outer_rim-words-stat-fame = +{ $count } fame while this applies
outer_rim-words-skill = gain a skill: { $skill }
outer_rim-words-skill-choice = gain a skill of your choice

outer_rim-words-rule-bonus-fame = gain 1 additional fame
outer_rim-words-rule-challengeable = any other player in your space may, as their encounter, fight a ship combat against you
outer_rim-words-rule-count-skill = { $skill } counts once more
outer_rim-words-rule-extra-cycle = you may cycle a second deck
outer_rim-words-rule-flip = turn this card over
outer_rim-words-rule-ignore-forced-patrol = you do not have to fight hostile patrols
outer_rim-words-rule-information-broker = choose a planet without players and turn all its contacts faceup, then shuffle this card back into the deck
outer_rim-words-rule-keep-rep = you lose no reputation for this win
outer_rim-words-rule-look-next-encounter = look at the top 2 cards of the encounter deck, resolve one and put the other on the bottom
outer_rim-words-rule-market-action = take a Market action; the one of your action step remains
outer_rim-words-rule-market-discount = your first purchase costs { $count } less
outer_rim-words-rule-nearest-places-token = the nearest player puts a credit token on any planet; it is the destination
outer_rim-words-rule-no-stop-for-patrol = you need not stop here
outer_rim-words-rule-not-defeated = you are not defeated
outer_rim-words-rule-peek-any-contact = secretly look at 1 facedown contact on any planet
outer_rim-words-rule-redirect-patrol = it moves towards another player of your choice instead of towards you
outer_rim-words-rule-remote-encounter = fight a patrol or encounter a contact up to { $count } spaces away as if it were in your space
outer_rim-words-rule-ship-sheet = replace your ship with this one and remove this card from the game
outer_rim-words-rule-special-order = name gear or mod and reveal cards from this deck until { $count } of that type are shown; you may buy one of them; shuffle this card and the rest back
outer_rim-words-rule-stop-mover = that player must stop here
outer_rim-words-rule-take-droid-crew = take 1 droid crew member from another player in your space into a free crew slot
outer_rim-words-rule-turn-delivery-die = you may turn the delivery die to a hit
outer_rim-words-rule-turn-delivery-die-fc = you may turn a focus or crit on the delivery die to a hit
outer_rim-words-rule-two-in-slot = this card may lie in a cargo or a mod slot and leaves room there for 1 cargo
outer_rim-words-rule-used-ship = buy any unused ship that costs more than yours, with { $count } damage on it, then shuffle this card back into the deck; the card of that ship, if it is still in the deck, is removed from the game
outer_rim-words-rule-zero-credits-for-fame = you may gain 1 additional fame instead of the credits of that reward

outer_rim-words-asset-bounty = bounty
outer_rim-words-asset-cargo = cargo
outer_rim-words-asset-crew = crew member
outer_rim-words-asset-gear = gear
outer_rim-words-asset-job = job
outer_rim-words-asset-mod = mod
outer_rim-words-asset-illegal-cargo = ILLEGAL cargo

outer_rim-words-cond-rep-positive = your reputation is positive ({ $faction })
outer_rim-words-cond-rep-neutral = your reputation is neutral ({ $faction })
outer_rim-words-cond-rep-negative = your reputation is negative ({ $faction })
outer_rim-words-cond-skill = you have { $skill }
outer_rim-words-cond-has = you have at least { $count } { $asset }
outer_rim-words-cond-has-droid = you have at least { $count } droid { $asset }
outer_rim-words-cond-has-illegal = you have at least { $count } ILLEGAL { $asset }
outer_rim-words-cond-has-armor = you have at least { $count } armor
outer_rim-words-cond-has-weapon = you have at least { $count } weapon
outer_rim-words-cond-has-card = you have { $card }
outer_rim-words-cond-credits = you have at least { $count } credits
outer_rim-words-cond-fame-most = you are most famous
outer_rim-words-cond-fame-not-most = somebody else is more famous
outer_rim-words-cond-planet = you are on { $planet }
outer_rim-words-cond-space-planet = you are on a planet
outer_rim-words-cond-space-navpoint = you are at a navpoint
outer_rim-words-cond-space-maelstrom = you are in the Maelstrom
outer_rim-words-cond-faction = you are on a planet of this faction ({ $faction })
outer_rim-words-cond-any-faction = your planet has a faction
outer_rim-words-cond-patrol = a patrol is in your space
outer_rim-words-cond-patrol-of = a patrol is in your space ({ $faction })
outer_rim-words-cond-player = another player is in your space
outer_rim-words-cond-marked = “{ $mark }” is noted
outer_rim-words-cond-not-marked = “{ $mark }” is not noted
outer_rim-words-cond-droid = you are a droid
outer_rim-words-cond-not-droid = you are no droid
outer_rim-words-cond-character = you are { $who }
outer_rim-words-cond-ship-cost = your ship costs at least { $count }
outer_rim-words-cond-combined-cost = these cost at least { $count } together: { $assets }
outer_rim-words-cond-opponent-fame = that player has more fame than you
outer_rim-words-cond-counter-bounty-rewards-gained = you have gained { $count } bounty rewards
outer_rim-words-cond-counter-jobs-completed = you have completed { $count } jobs
outer_rim-words-cond-counter-combats-won = you have won { $count } combats
outer_rim-words-cond-counter-illegal-cargo-delivered = you have delivered { $count } ILLEGAL cargo
outer_rim-words-cond-counter-sabotaged-imperial-planets = your damage tokens lie on { $count } Imperial planets
outer_rim-words-cond-counter-patrols-beaten-with-this-ship = you have beaten { $count } patrols with this ship
outer_rim-words-cond-patrol-reward = its reward is fame
outer_rim-words-cond-positive = you have { $least } to { $most } positive reputations
outer_rim-words-cond-positive-exactly = you have exactly { $least } positive reputations
outer_rim-words-cond-fighting-as-attacker = you are the attacker
outer_rim-words-cond-fighting-ground = it was a ground combat
outer_rim-words-cond-fighting-ship = it was a ship combat
outer_rim-words-cond-test = it is a test of { $skill }
outer_rim-words-cond-not = not: { $cond }

outer_rim-words-ability = { $when }: { $what }
outer_rim-words-when-if = { $when }, if { $cond }
outer_rim-words-if-passed = { $first }. If the test is passed: { $what }
outer_rim-words-limit-once-per-turn = { $when } (once per turn)
outer_rim-words-limit-once-per-combat = { $when } (once per combat)
outer_rim-words-per-job-owned = { $when } (for each job you have)
outer_rim-words-optional = { $when } (optional)
outer_rim-words-when-action = Action
outer_rim-words-when-after-eliminate = After you eliminate a mark
outer_rim-words-when-after-ground-win = After you win a ground combat
outer_rim-words-when-after-lose = After you lose a combat
outer_rim-words-when-after-roll = After you roll dice for any reason
outer_rim-words-when-after-win = After you win a combat
outer_rim-words-when-any-combat = During combat
outer_rim-words-when-any-time = At any time on your turn
outer_rim-words-when-before-test = Before a skill test
outer_rim-words-when-bounty-combat = During a combat for a bounty
outer_rim-words-when-bounty-reward = When you gain a bounty reward
outer_rim-words-when-complete-job = When you complete a job
outer_rim-words-when-deliver-bounty = When you deliver a captured mark
outer_rim-words-when-deliver-cargo = When you deliver cargo
outer_rim-words-when-deliver-illegal = When you deliver ILLEGAL cargo
outer_rim-words-when-deliver-roll = When you roll to deliver ILLEGAL cargo
outer_rim-words-when-encounter = Encounter
outer_rim-words-when-encounter-step = During the encounter step
outer_rim-words-when-enter-patrol-space = When you move into a space with a patrol
outer_rim-words-when-gain-crew = When you gain a crew member
outer_rim-words-when-ground-combat = During ground combat
outer_rim-words-when-ground-combat-start = At the start of ground combat
outer_rim-words-when-lose-ship-combat = When you lose a ship combat
outer_rim-words-when-market = During a Market action
outer_rim-words-when-on-buy = When you buy this
outer_rim-words-when-on-defeat = When you are defeated
outer_rim-words-when-passive = Always
outer_rim-words-when-patrol-moves-action = When a patrol within 3 spaces of you would move during your action step
outer_rim-words-when-planning = Planning
outer_rim-words-when-player-enters = When another player moves into your space
outer_rim-words-when-recover-ship = When you recover damage from your ship
outer_rim-words-when-ship-combat = During ship combat
outer_rim-words-when-ship-combat-start = At the start of ship combat
outer_rim-words-when-test-or-combat = During a combat or skill test
outer_rim-words-when-win-patrol = When you win a combat against a patrol
outer_rim-words-when-would-be-defeated = When you would be defeated
outer_rim-words-when-would-be-defeated-ship = When you would be defeated in ship combat

outer_rim-words-strength-ground = ground combat { $dice }
outer_rim-words-strength-ship = ship combat { $dice }
outer_rim-words-bounty = find { $contact }: { $strength }
outer_rim-words-bounty-eliminate = eliminated: { $what }
outer_rim-words-bounty-capture = captured and delivered to { $where }: { $what }
outer_rim-words-bounty-also = in either case { $what }
outer_rim-words-cargo = deliver to { $where }: { $what }
outer_rim-words-cargo-illegal = ILLEGAL: roll a die to deliver it; a hit delivers it, otherwise resolve databank card #1
outer_rim-words-destination-space-of-another-player = the space of another player, whom you choose
outer_rim-words-destination-space-of-wanted-player = the space of another player with negative reputation somewhere, whom you choose
outer_rim-words-destination-planet-with-credit-token = the planet with this card’s credit token
outer_rim-words-job = encounter ({ $where }): { $what }
outer_rim-words-job-reward = reward: { $what }
outer_rim-words-crew = skills: { $skills }
outer_rim-words-droid = droid
outer_rim-words-one-armor = only one armor per character
outer_rim-words-event = { $what }
outer_rim-words-ship-card = a ship: { $ship }
outer_rim-words-secret = Keep this card facedown; discard it when used
outer_rim-words-case = { $faction }, { $reputation }: { $what }

outer_rim-words-ai-recover-defeated = if defeated, recover all damage
outer_rim-words-ai-recover-damaged = if damaged, recover all damage
outer_rim-words-ai-move = move towards the nearest goal token
outer_rim-words-ai-deliver = deliver every cargo for this planet
outer_rim-words-ai-penalty = for each ILLEGAL one: { $what }
outer_rim-words-ai-buy = buy from a deck ({ $deck })
outer_rim-words-ai-buy-or = buy from a deck ({ $deck }), or, if the slots for it are full, from another ({ $other })
outer_rim-words-ai-goal = put a goal token on the destination
outer_rim-words-ai-fight = fight a hostile patrol in this space
outer_rim-words-ai-job = do a job whose destination is here
outer_rim-words-ai-contact = turn up the facedown contact of the lowest class here
outer_rim-words-ai-contact-crew = turn up the facedown contact of the lowest class here and take it as crew
outer_rim-words-ai-cycle = cycle these decks: { $decks }
outer_rim-words-ai-shuffle = shuffle this card into the AI deck
