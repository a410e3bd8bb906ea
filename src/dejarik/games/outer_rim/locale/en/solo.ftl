# The automatic opponent.

outer_rim-event-ai-drew = { $who } draws AI card { $card }.
outer_rim-event-ai-planning = { $who }, planning: { $what }.
outer_rim-event-ai-action = { $who }, action: { $what }.
outer_rim-event-ai-encounter = { $who }, encounter: { $what }.
outer_rim-event-ai-special = { $who }, at the end: { $what }.
outer_rim-event-ai-planning-skipped = { $who }, planning, not done: { $why }.
outer_rim-event-ai-action-skipped = { $who }, action, not done: { $why }.
outer_rim-event-ai-encounter-skipped = { $who }, encounter, not done: { $why }.
outer_rim-event-ai-special-skipped = { $who }, at the end, not done: { $why }.

# Why a line of its card is not done.

outer_rim-ai-obstacle-not-defeated = not defeated
outer_rim-ai-obstacle-no-damage = no damage
outer_rim-ai-obstacle-no-goal = no goal token to move to
outer_rim-ai-obstacle-at-goal = a goal token is here already
outer_rim-ai-obstacle-no-cargo = no cargo for this planet
outer_rim-ai-obstacle-no-planet = buys only on a planet
outer_rim-ai-obstacle-empty-deck = the deck is empty
outer_rim-ai-obstacle-no-patrol = no hostile patrol here
outer_rim-ai-obstacle-no-job = no job for this planet
outer_rim-ai-obstacle-no-contact = no facedown contact here
outer_rim-ai-obstacle-no-crew = no contact here who would become crew
outer_rim-ai-obstacle-too-dear = not enough credits
outer_rim-ai-obstacle-no-change = the reputation would not change

# Its route.

outer_rim-event-ai-heads-for =
    { $who } heads for the nearest goal token ({ $planets }): { $distance ->
        [one] { $distance } space
       *[other] { $distance } spaces
    } away, hyperdrive { $reach }.
outer_rim-event-ai-routes-unstopped = Shortest routes: { $count }, without a patrol that would stop it: { $left }.
outer_rim-event-ai-routes-to-planet = Routes to choose from: { $count }, ending on a planet: { $left }.
outer_rim-event-ai-stopped-by-patrol = { $who } will be stopped by a patrol here: { $place }.
outer_rim-event-ai-stops-short = { $who } will stop on { $planet } rather than go on to a navpoint.
outer_rim-event-ai-goal-placed = { $who } puts a goal token on { $planet }.
outer_rim-event-ai-goal-gone = { $who } takes a goal token off { $planet }.

# What it buys.

outer_rim-event-ai-other-deck = { $deck }: the slots for it are full, so it is { $instead }.
outer_rim-event-ai-forbidden = { $card }: cannot be bought on this planet.
outer_rim-event-ai-dear = { $card }: costs { $price ->
        [one] { $price } credit
       *[other] { $price } credits
    }, and there are { $credits }.
outer_rim-event-ai-no-slot = { $card }: no free slot.
outer_rim-event-ai-no-better = { $card }: costs no more than its own ship.
outer_rim-event-ai-second-armor = { $card }: it has armor already.
outer_rim-event-ai-no-used-ship = { $card }: no better ship that it could pay for.
outer_rim-event-ai-buys-nothing = { $who } buys nothing.

# What it has to choose.

outer_rim-event-ai-by-chance = Chance picks one of { $count }.
outer_rim-event-ai-decides = Chance picks for { $who }: { $what }.
outer_rim-event-ai-declines = { $who } declines: { $what }.
