# The table in a terminal.

rebellion-board-round = Round { $round }
rebellion-board-phase-setup = Setup
rebellion-board-phase-assignment-phase = Assignment Phase
rebellion-board-phase-command-phase = Command Phase
rebellion-board-phase-refresh-phase = Refresh Phase
rebellion-board-phase-over = the game is over
rebellion-board-turn = turn: { $player }
rebellion-board-passed = passed: { $players }
rebellion-board-winners = winner: { $players }
rebellion-board-you = you
rebellion-board-base = Rebel base
rebellion-board-base-none = not chosen yet
rebellion-board-base-own = { $system } (hidden)
rebellion-board-base-revealed = { $system } (revealed)
rebellion-board-base-possible =
    hidden; { $count ->
        [one] { $count } system is possible
       *[other] { $count } systems are possible
    }
rebellion-board-public-possible =
    by what everybody has seen, { $count ->
        [one] { $count } system is possible
       *[other] { $count } systems are possible
    }
rebellion-board-pool = Leader pool
rebellion-board-assigned = Assigned
rebellion-board-missions = Missions
rebellion-board-actions = Action cards
rebellion-board-objectives = Objectives
rebellion-board-scored = Completed
rebellion-board-probes = Probe cards
rebellion-board-queue = Build queue
rebellion-board-ready = To be placed
rebellion-board-moving = Moving
rebellion-board-decks = Decks
rebellion-board-rings = Rings
rebellion-board-decks-rebel = missions { $missions } · actions { $actions } · objectives { $objectives } (on top: stage { $stage })
rebellion-board-decks-empire = missions { $missions } · actions { $actions } · projects { $projects } · probe cards { $probes }
rebellion-board-closed =
    { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
rebellion-board-face-down = face down
rebellion-board-mission = Mission
rebellion-board-against = against: { $leader }
rebellion-board-failed = failed
rebellion-board-successes =
    { $count ->
        [one] { $count } success
       *[other] { $count } successes
    }
rebellion-board-combat = Combat
rebellion-board-combat-round = combat round { $round }
rebellion-board-battle-space = space battle
rebellion-board-battle-ground = ground battle
rebellion-board-attacks = attacks: { $side }
rebellion-board-dice = Dice
rebellion-board-damage = Damage
rebellion-board-tactics = Tactic cards
rebellion-board-tactics-space = space: { $cards }
rebellion-board-tactics-ground = ground: { $cards }
rebellion-board-sign-rebel = Rebels, loyal to them
rebellion-board-sign-empire = Empire, loyal to it
rebellion-board-sign-neutral = neutral or remote
rebellion-board-sign-subjugated = subjugated
rebellion-board-sign-sabotaged = sabotage
rebellion-board-sign-destroyed = destroyed
rebellion-board-sign-base = Rebel base
rebellion-board-sign-possible = the base may be here
rebellion-board-sign-captured = captured
rebellion-board-sign-ships = builds ships
rebellion-board-sign-ground = builds ground units
rebellion-board-sign-space = space of the queue
rebellion-board-sign-recruit = recruit
rebellion-board-sign-build = build
rebellion-board-sign-time = time
rebellion-board-sign-reputation = reputation

# Units, short enough for the map

rebellion-board-unit-tie-fighter = TIE
rebellion-board-unit-assault-carrier = Carrier
rebellion-board-unit-star-destroyer = Destroyer
rebellion-board-unit-super-star-destroyer = Super Destroyer
rebellion-board-unit-death-star = Death Star
rebellion-board-unit-death-star-under-construction = Death Star (constr.)
rebellion-board-unit-stormtrooper = Stormtrooper
rebellion-board-unit-at-st = AT-ST
rebellion-board-unit-at-at = AT-AT
rebellion-board-unit-x-wing = X-wing
rebellion-board-unit-y-wing = Y-wing
rebellion-board-unit-rebel-transport = Transport
rebellion-board-unit-corellian-corvette = Corvette
rebellion-board-unit-mon-calamari-cruiser = Cruiser
rebellion-board-unit-rebel-trooper = Trooper
rebellion-board-unit-airspeeder = Airspeeder
rebellion-board-unit-shield-generator = Shield Gen.
rebellion-board-unit-ion-cannon = Ion Cannon

# Close-ups

rebellion-board-adjacent = next to: { $systems }
rebellion-board-builds = builds { $rebel } (Rebels) or { $imperial } (Empire)
rebellion-board-present = there: { $figures }
rebellion-board-skills = skills: { $icons }
rebellion-board-icons = { $skill } { $count }
rebellion-board-no-skills = no skills
rebellion-board-tactic-values = tactic values: space { $space }, ground { $ground }
rebellion-board-no-tactic-values = no tactic values: cannot activate systems
rebellion-board-is-at = is here: { $place }
rebellion-board-spot-pool = is in the leader pool
rebellion-board-spot-mission = is assigned to a mission
rebellion-board-spot-beside-the-board = has not joined yet
rebellion-board-spot-box = is out of the game
rebellion-board-attack = attack: black dice { $black }, red dice { $red }
rebellion-board-health-black = health { $count } (black)
rebellion-board-health-red = health { $count } (red)
rebellion-board-no-health = no health: cannot be damaged
rebellion-board-capacity = carries { $count }
rebellion-board-immobile = cannot move
rebellion-board-needs-transport = needs transport
rebellion-board-box = figures in the game: { $count }
rebellion-board-attempt = attempt it: { $icons }
rebellion-board-resolve = resolve it: { $icons }
rebellion-board-portrait = portrait: { $leader }
rebellion-board-timing = { $timing }: { $leaders }
rebellion-board-stage = stage { $stage }
