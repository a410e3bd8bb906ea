# Action cards and rings; units that cards give or destroy.

rebellion-face-hit = hit
rebellion-face-direct-hit = direct hit
rebellion-face-special = special
rebellion-face-blank = blank

# Using a card

rebellion-option-use = Use { $card }
rebellion-option-use-with = Use { $card }: { $leader }
rebellion-option-no-card = No action card now
rebellion-event-action-used =
    { $side ->
        [Rebels] The Rebels use
       *[other] The Empire uses
    } “{ $card }”.
rebellion-prompt-use-action-start-of-combat = The combat begins: do you use an action card?
rebellion-prompt-use-action-oppose = Do you use an action card to oppose the mission?
rebellion-prompt-use-action-before-dice = Before the dice of the mission are rolled: do you use an action card?
rebellion-prompt-use-action-before-attack = Before you roll for your attack: do you use an action card?
rebellion-prompt-use-action-before-plans = Before you roll against the Death Star: do you use an action card?
rebellion-prompt-use-action-success = The mission has succeeded: do you use an action card?
rebellion-prompt-use-action-rescue = A leader has been rescued: do you use an action card?
rebellion-prompt-use-action-capture = Your leader has just been captured: do you use an action card?
rebellion-prompt-blindside = Before the mission is revealed: do you use an action card?

# In the Assignment Phase

rebellion-prompt-place-for-card = { $card }: choose where the leader goes
rebellion-prompt-move-garrison = Choose the system to which all your ground units in { $system } go
rebellion-prompt-search-deck = Choose a card of the deck; your leader is assigned to it
rebellion-event-leader-placed = { $leader } is placed here: { $system }.
rebellion-event-rumour-true = The Rebel base is in the region of this system: { $system }.
rebellion-event-rumour-false = The Rebel base is not in the region of this system: { $system }.
rebellion-event-friend-found = { $leader } joins the Rebels here: { $system }.
rebellion-event-garrison-moved = All Imperial ground units leave { $system } and go to { $goal }.
rebellion-event-found-mission = { $leader } is assigned to a card out of the deck: { $mission }.
rebellion-event-found-mission-unseen = { $side }: { $leader } is assigned to a card out of the deck.

# At the start of a combat

rebellion-prompt-choose-tactics = Choose the deck from which you draw three tactic cards
rebellion-option-draw-three-space = Three space tactic cards
rebellion-option-draw-three-ground = Three ground tactic cards
rebellion-prompt-call-leader = Choose the leader who joins the combat
rebellion-event-called-in = { $leader } joins the combat from the pool.
rebellion-prompt-choose-victim = Choose the Rebel unit to destroy

# At a moment of their own

rebellion-prompt-go-undercover = Choose the leader who comes to oppose the mission
rebellion-event-joined = { $leader } comes to oppose the mission.
rebellion-prompt-lay-dice =
    Choose dice that are laid out rather than rolled: { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
rebellion-option-roll-the-rest = Roll the rest
rebellion-prompt-search-for-mission = Choose what to take out of the mission deck
rebellion-option-take-nothing = Take nothing
rebellion-event-took-mission = Taken out of the mission deck: { $mission }.
rebellion-event-took-mission-unseen = The Rebels take a card out of their mission deck.
rebellion-event-took-nothing = The Rebels take nothing out of their mission deck.
rebellion-prompt-capture-rescuer = Choose the leader to capture

# Rings

rebellion-prompt-give-ring = Who gets the ring { $ring }?
rebellion-option-use-ring = Discard the ring { $ring }
rebellion-option-keep-ring = Not now
rebellion-prompt-reroll = Master Yoda: choose one of your dice to reroll
rebellion-prompt-turn-to-blank = R2-D2: choose one of the Imperial dice to turn to a blank
rebellion-prompt-succeed-instead = C-3PO: discard the ring so that the mission succeeds?
rebellion-prompt-fly-away = Millennium Falcon: discard the ring to rescue a captured leader?
rebellion-event-ring-used = The ring { $ring } is discarded.
rebellion-event-rerolled = A die is rerolled: { $before } → { $after }.
rebellion-event-turned-die = R2-D2 turns one of the Imperial dice: { $before } → { $after }.

# Units that cards give or destroy

rebellion-prompt-free-figures =
    { $unit } ({ $place }), figures missing: { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }. Destroy your own elsewhere to gain them here?
rebellion-option-free-figure = Destroy: { $unit } ({ $place })
rebellion-option-gain-fewer = Gain fewer
rebellion-prompt-queue-unit = Choose the unit that { $system } puts on space { $space } of the build queue
rebellion-prompt-destroy-by-health = Choose units to destroy here: { $place } (health left: { $health })
rebellion-prompt-destroy-queued = { $side }: choose units on the build queue to destroy (health left: { $health })
rebellion-option-destroy-queued = Destroy: { $unit } (space { $space })
rebellion-event-queued-destroyed = Destroyed on space { $space } of the build queue: { $unit }.

# Refusals

rebellion-no-over = The game is over.
rebellion-no-unclear = “{ $pick }” cannot be chosen here.
