# What the table of Star Wars: Rebellion says besides the game's own catalogue.

## map

rebellion-web-map = Map of the galaxy
rebellion-web-map-closer = Zoom in
rebellion-web-map-farther = Zoom out
rebellion-web-map-fit = Show the whole galaxy
rebellion-web-map-signs = What the signs mean
rebellion-web-map-search-empire = Where the base can be
rebellion-web-map-search-rebel = What the Empire can know
rebellion-web-map-search-none = What everybody can know
rebellion-web-map-possible-empire =
    { $count ->
        [one] The base can be in { $count } system.
       *[other] The base can be in { $count } systems.
    }
rebellion-web-map-possible-all =
    { $count ->
        [one] By what everybody has seen, the base can be in { $count } system.
       *[other] By what everybody has seen, the base can be in { $count } systems.
    }
rebellion-web-map-unknown-probes =
    { $count ->
        [one] The Empire also holds { $count } probe card that you do not know.
       *[other] The Empire also holds { $count } probe cards that you do not know.
    }
rebellion-web-map-loyal-neutral = neutral
rebellion-web-map-loyal-rebel = loyal to the Rebels
rebellion-web-map-loyal-imperial = loyal to the Empire
rebellion-web-map-remote = remote
rebellion-web-map-impassable = impassable border
rebellion-web-map-lane = adjacent systems
rebellion-web-map-mission = a mission is carried out here
rebellion-web-map-combat = a combat is fought here
rebellion-web-map-there = { $side }: { $found }
rebellion-web-map-leader-label = { $name } ({ $rings })
rebellion-web-map-known-possible = the base may be here
rebellion-web-map-known-no-card = ruled out: there is no probe card of it
rebellion-web-map-known-boxed = ruled out: its probe card left the game in the setup
rebellion-web-map-known-probe-card = ruled out: the Empire got its probe card
rebellion-web-map-known-occupied = ruled out: Imperial loyalty or ground units
rebellion-web-map-known-destroyed = ruled out: destroyed
rebellion-web-map-known-told = ruled out by what everybody has seen

## battle

rebellion-web-battle-title = Combat: { $place }
rebellion-web-battle-fold = Fold away
rebellion-web-battle-unfold = Show it
rebellion-web-battle-close = Close
rebellion-web-battle-stage-leaders = Leaders
rebellion-web-battle-stage-cards = Tactic cards
rebellion-web-battle-stage-space = Space battle
rebellion-web-battle-stage-ground = Ground battle
rebellion-web-battle-stage-retreat = Retreat
rebellion-web-battle-step-roll = roll
rebellion-web-battle-step-actions = actions
rebellion-web-battle-step-damage = damage
rebellion-web-battle-step-block = block
rebellion-web-battle-active = active
rebellion-web-battle-attacks = attacks
rebellion-web-battle-no-leader = No leader here
rebellion-web-battle-values = Tactic values: space { $space }, ground { $ground }
rebellion-web-battle-hand =
    { $count ->
        [one] { $count } tactic card
       *[other] { $count } tactic cards
    }
rebellion-web-battle-lost = Lost:
rebellion-web-battle-won = Won: { $side }
rebellion-web-battle-damage = damage { $damage } of { $health }
rebellion-web-battle-fresh = { $count } of this attack
rebellion-web-battle-dead = destroyed at the end of this battle step
rebellion-web-battle-dying = destroyed unless damage is blocked
rebellion-web-battle-unblockable = Its damage cannot be blocked in this step
rebellion-web-battle-cannot-retreat = Cannot retreat
rebellion-web-battle-held = Cannot retreat this round
rebellion-web-battle-escapes = May retreat without transport this round
rebellion-web-battle-retreated = Has retreated
rebellion-web-battle-no-dice = No dice
rebellion-web-battle-drag = Drag the die onto a unit, or click the unit
rebellion-web-battle-deck-again = The same deck again: both cards from it
rebellion-web-battle-when-attack = in your attack
rebellion-web-battle-when-block = to block
rebellion-web-battle-callable = Leaders who can join
rebellion-web-battle-playable = Cards that can be played
rebellion-web-battle-ways = Ways to retreat
rebellion-web-battle-chronicle = What has happened
rebellion-web-attempt-attempts =
    { $side ->
        [Rebels] The Rebels attempt
       *[other] The Empire attempts
    } it
rebellion-web-attempt-opposes =
    { $side ->
        [Rebels] The Rebels oppose
       *[other] The Empire opposes
    } it
rebellion-web-attempt-icons =
    { $count ->
        [0] no icon of this skill
        [one] { $count } icon of this skill
       *[other] { $count } icons of this skill
    }
rebellion-web-attempt-portrait = portrait: 2 successes more
rebellion-web-attempt-nobody = Nobody
rebellion-web-attempt-sendable = Leaders who can be sent

## panels

rebellion-web-holds-leaders = leaders
rebellion-web-holds-missions = missions
rebellion-web-holds-actions = actions
rebellion-web-holds-objectives = objectives
rebellion-web-holds-probes = probes
rebellion-web-panels = Panels
rebellion-web-tab-mine = Mine
rebellion-web-tab-queue = Building
rebellion-web-tab-piles = Decks
rebellion-web-tab-track = Time
rebellion-web-tab-load = Move
rebellion-web-tab-place = Place
rebellion-web-tab-deploy = Deploy
rebellion-web-tab-build = Build
rebellion-web-tab-offer = Choose
rebellion-web-put-away = Put away
rebellion-web-track =
    Time { $time }, reputation { $reputation }: { $left ->
        [one] { $left } space
       *[other] { $left } spaces
    } left
rebellion-web-nobody = Nobody
rebellion-web-tactics = tactics: space { $space }, ground { $ground }
rebellion-web-stage = stage { $stage }
rebellion-web-told = the Empire knows
rebellion-web-starting-card = starting card
rebellion-web-skill-of = skill { $icons } of { $cost }
rebellion-web-queue-space = { $space }: build queue, { $side }
rebellion-web-supply = Figures left in the supply
rebellion-web-lasting = Until the end of the round
rebellion-web-from-top = no. { $at } from the top
rebellion-web-pile-mission-deck = Mission deck
rebellion-web-pile-mission-discard = Missions discarded
rebellion-web-pile-action-deck = Action deck
rebellion-web-pile-actions-used = Action cards used
rebellion-web-pile-objective-deck = Objective deck
rebellion-web-pile-objectives-scored = Objectives completed
rebellion-web-pile-project-deck = Project deck
rebellion-web-pile-project-discard = Projects discarded
rebellion-web-pile-probe-deck = Probe deck
rebellion-web-pile-probe-boxed = Probe cards out of the game
rebellion-web-pile-tactic-deck-space = Space tactic deck
rebellion-web-pile-tactic-discard-space = Space tactics discarded
rebellion-web-pile-tactic-deck-ground = Ground tactic deck
rebellion-web-pile-tactic-discard-ground = Ground tactics discarded
rebellion-web-begin-anew = Start over
rebellion-web-fewer = one fewer
rebellion-web-more = one more
rebellion-web-everything = All
rebellion-web-room = room used { $used } of { $room }
rebellion-web-needs-transport = needs room
rebellion-web-carries = carries { $count }
rebellion-web-loaded = (chosen already: { $count })
rebellion-web-limit = Figures that may still come: { $count }
rebellion-web-too-many = Too many figures: at most { $count }
rebellion-web-too-full = Not enough room on the ships from { $place }
rebellion-web-take-captive = Take the captive along: { $leader }
rebellion-web-move =
    Move { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    } → { $place }
rebellion-web-move-nothing = Move nothing
rebellion-web-place-hint = Choose a unit, then point at a system: on the map or here
rebellion-web-place-room = room for { $count }
rebellion-web-place-here = + { $unit }: { $place }
rebellion-web-take-back = ×{ $count } −, take back { $unit }: { $place }
rebellion-web-place =
    Place { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
rebellion-web-deploy =
    Deploy { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
rebellion-web-build =
    Build { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
rebellion-web-place-nothing = Nothing placed yet
rebellion-web-place-all-at-base = All to the Rebel Base space
rebellion-web-deploy-nothing = Deploy nothing
rebellion-web-build-nothing = Build nothing
rebellion-web-no-room-left = No place is left for the others
rebellion-web-unused =
    { $count ->
        [one] { $count } icon stays unused
       *[other] { $count } icons stay unused
    }
rebellion-web-slot = space { $space }
rebellion-web-left = { $count } left
rebellion-web-no-figures = no figures left
rebellion-web-too-few-figures = Too few figures: { $unit }
rebellion-web-icon-blue-triangle = blue triangle
rebellion-web-icon-blue-circle = blue circle
rebellion-web-icon-blue-square = blue square
rebellion-web-icon-orange-triangle = orange triangle
rebellion-web-icon-orange-circle = orange circle
rebellion-web-icon-orange-square = orange square
rebellion-web-rules = Rules
rebellion-web-doubt = Sources differ about this
rebellion-web-card-starting = Starting mission
rebellion-web-card-deck = Mission
rebellion-web-card-project = Project
rebellion-web-card-action = Action card
rebellion-web-card-objective = Objective, stage { $stage }
rebellion-web-card-tactic-space = Space tactic card
rebellion-web-card-tactic-ground = Ground tactic card
rebellion-web-card-probe = Probe card
rebellion-web-mode-attempt = attempted: it can be opposed and can fail
rebellion-web-mode-resolve = resolved: it cannot be opposed
rebellion-web-portrait-attempt = If this leader attempts it, two more successes:
rebellion-web-portrait-resolve = The leader shown:
rebellion-web-comes-back = It comes back to the hand after it was used.
rebellion-web-copies =
    { $count ->
        [one] { $count } copy in the deck
       *[other] { $count } copies in the deck
    }
rebellion-web-gives = Reputation
rebellion-web-gives-short = reputation +{ $amount }
rebellion-web-gives-variable = see the text
rebellion-web-when = When
rebellion-web-when-combat = in a combat, as soon as it is met
rebellion-web-when-start-of-refresh = right before the Refresh Phase
rebellion-web-when-attack = in your own attack
rebellion-web-when-block = when damage has been assigned to you
rebellion-web-costs = Cost
rebellion-web-costs-none = nothing
rebellion-web-costs-special-die = a die that shows special
rebellion-web-tactic-values = Tactic values
rebellion-web-no-tactics = No tactic values: cannot activate a system.
rebellion-web-where = Where
rebellion-web-spot-pool = in the leader pool
rebellion-web-spot-mission = on a mission
rebellion-web-spot-beside-the-board = can be recruited
rebellion-web-spot-box = out of the game
rebellion-web-shown-on-mission = Shown on the mission
rebellion-web-shown-on-actions = Shown on action cards
rebellion-web-class-fighter = fighter
rebellion-web-class-capital-ship = capital ship
rebellion-web-class-space-station = space station
rebellion-web-class-ground = ground unit
rebellion-web-class-structure = structure
rebellion-web-here = { $place }: { $count } here
rebellion-web-wounded = Damage: { $markers } + { $fresh }
rebellion-web-attack = Attack
rebellion-web-dice-black = { $count } black
rebellion-web-dice-red = { $count } red
rebellion-web-health = Health
rebellion-web-health-black = { $value } (black)
rebellion-web-health-red = { $value } (red)
rebellion-web-capacity = Capacity
rebellion-web-built-by = Built by
rebellion-web-about-transport = Moves only with ships that leave the same system and have room for it.
rebellion-web-about-immobile = Cannot move.
rebellion-web-figures = Figures: on the board { $board }, on the build queue { $queue }, in the supply { $supply }
rebellion-web-region = System, region { $region }
rebellion-web-base-space = A space of the board, no system
rebellion-web-about-base-space = While the base is hidden, the units here are as near as the base itself: they move to and from its system and the adjacent ones.
rebellion-web-base-here = The Rebel base is here.
rebellion-web-base-hidden-here = Your hidden base is here.
rebellion-web-builds = Builds, from space { $space } of the queue:
rebellion-web-adjacent = Adjacent: { $systems }
rebellion-web-about-probe = The base is not in a system whose probe card the Empire held when the base was chosen, or drew since.
rebellion-web-ring = Ring
rebellion-web-ring-on = On: { $leader }
rebellion-web-queue-title = Space { $space }
rebellion-web-about-queue =
    Units here are ready after { $rounds ->
        [one] { $rounds } round.
       *[other] { $rounds } rounds.
    }
rebellion-web-about-hit = 1 damage to a unit with health of this colour; one success in a mission.
rebellion-web-about-direct-hit = 1 damage to any unit of the theatre; one success in a mission.
rebellion-web-about-special = Draws a tactic card or pays for one; two successes in a mission.
rebellion-web-about-blank = Nothing.
rebellion-web-about-deck = Cards in the deck: { $deck }; discarded: { $discard }

## beliefs
rebellion-web-believed-base = Where the base is
rebellion-web-believed-mission = Mission of { $leader }
