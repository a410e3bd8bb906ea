# The frame of the game: setup, the phases of a round, movement, building; and what the board itself has to say.

rebellion-title = Star Wars: Rebellion
rebellion-about = The Empire searches the galaxy for the hidden Rebel base; the Rebels win the systems over, strike where they can and hold out until their time has come.

rebellion-setting-setup = How the units stand at the start: full – everybody places their own; first-game – fixed positions and no abilities of action cards
rebellion-setting-initiative = In a team game, the order of turns in the Command Phase: printed – Rebel Admiral, Imperial Admiral, Imperial General, Rebel General; alternating – Rebels and Empire by turns; consecutive – both Rebel turns, then both Imperial ones

rebellion-side-rebel = Rebels
rebellion-side-empire = Empire
rebellion-seat-rebel = Rebels
rebellion-seat-empire = Empire
rebellion-seat-rebel-admiral = Rebel Admiral
rebellion-seat-rebel-general = Rebel General
rebellion-seat-imperial-admiral = Imperial Admiral
rebellion-seat-imperial-general = Imperial General
rebellion-role-rebel-admiral = Rebel Admiral
rebellion-role-rebel-general = Rebel General
rebellion-role-empire-admiral = Imperial Admiral
rebellion-role-empire-general = Imperial General
rebellion-theatre-space = space
rebellion-theatre-ground = ground
rebellion-figures = { $unit } ×{ $count }

# Setup

rebellion-prompt-place-imperial-units = Place your units in Imperial systems; every one of them needs a ground unit
rebellion-prompt-choose-outpost = Choose the one system in which some of your units may be, or the Rebel Base space for all of them
rebellion-prompt-place-rebel-units = Choose units to place here: { $place }; the others go to the Rebel Base space
rebellion-prompt-choose-base = Choose the system of your base, in secret
rebellion-option-place = { $unit } → { $place }
rebellion-option-rest-to-base = All the others to the Rebel Base space
rebellion-event-systems-shown = Probe cards turned up: { $systems }.
rebellion-event-systems-marked = Rebel loyalty: { $rebel }. Imperial loyalty: { $imperial }. Subjugated: { $subjugated }.
rebellion-event-units-placed = { $side }, { $place }: { $units }.
rebellion-event-got-actions = { $side }: starting action cards { $cards }.
rebellion-event-got-actions-unseen =
    { $side }: { $count ->
        [one] { $count } starting action card
       *[other] { $count } starting action cards
    }.
rebellion-event-base-chosen = Your base is here: { $system }.
rebellion-event-base-chosen-unseen = The Rebels have chosen the system of their base.

# The round

rebellion-event-round = Round { $round }.
rebellion-event-time = The time marker is on space { $time }.

# Assignment

rebellion-prompt-assign-leaders = Assign leaders to missions
rebellion-prompt-choose-mission = Choose a mission for this leader: { $leader }
rebellion-prompt-review-assignments = Look through the Admiral’s assignments and forbid those you do not want
rebellion-option-assign = Assign: { $leader }
rebellion-option-join = { $mission }, together with { $leader }
rebellion-option-assignments-done = Done: the other leaders stay in the pool
rebellion-option-allow = Agree with all of them
rebellion-option-forbid = Forbid: { $leader }, mission { $mission }
rebellion-event-assigned = { $side }: { $leader } – mission { $mission }.
rebellion-event-assigned-unseen = { $side }: { $leader } is assigned to a mission.
rebellion-event-joined-unseen = { $side }: { $leader } is assigned to the mission of { $partner }.

# Turns

rebellion-prompt-take-turn = Your turn: activate a system, reveal a mission or pass
rebellion-prompt-activate-where = Choose what to activate with this leader: { $leader }
rebellion-option-pass = Pass for the rest of the phase
rebellion-option-reveal-base = Reveal your base, then take your turn
rebellion-option-activate-with = Activate a system: { $leader }
rebellion-option-reveal-mission = Reveal the mission { $mission } ({ $leaders })
rebellion-event-passed = { $player }: pass.
rebellion-event-activated = { $side }: { $leader } activates { $place }.
rebellion-event-mission-returned = { $side }: unrevealed mission back to the hand, back to the pool: { $leaders }.

# Movement

rebellion-prompt-move-units = Choose units that move here: { $place }
rebellion-prompt-move-some-units =
    Choose units that move here: { $place } (at most { $count ->
        [one] { $count } more
       *[other] { $count } more
    })
rebellion-option-move = { $unit } from { $place }
rebellion-option-take-captive = Take along the captured leader { $leader } from { $place }
rebellion-option-move-done = Done: move what has been chosen
rebellion-event-moved = { $side }: { $units } from { $origin } to { $goal }.
rebellion-event-captive-moved = The captured leader { $leader } is taken to { $place }.

# Refresh

rebellion-prompt-discard-mission = You hold more than 10 mission cards: choose one to discard
rebellion-option-discard = Discard: { $mission }
rebellion-event-mission-discarded =
    { $side ->
        [Rebels] The Rebels discard
       *[other] The Empire discards
    } “{ $mission }”.
rebellion-event-leaders-retrieved = The leaders return to their pools.
rebellion-event-detained = { $leader } is detained and stays.

# Recruiting

rebellion-prompt-keep-action = Choose the action card to keep
rebellion-prompt-announce-leader = Choose the leader to recruit
rebellion-option-keep = Keep { $action } ({ $leaders })
rebellion-option-draw-another = Draw another card: nobody on these can be recruited
rebellion-option-recruit = Recruit: { $leader }
rebellion-option-recruit-nobody = Nobody: the leaders on the card cannot be recruited
rebellion-event-drew-actions = { $side }: action cards { $cards }.
rebellion-event-drew-actions-unseen =
    { $side ->
        [Rebels] The Rebels look
       *[other] The Empire looks
    } at { $count ->
        [one] { $count } action card
       *[other] { $count } action cards
    }.
rebellion-event-kept =
    { $side ->
        [Rebels] The Rebels keep
       *[other] The Empire keeps
    } “{ $card }”.
rebellion-event-kept-unseen =
    { $side ->
        [Rebels] The Rebels keep
       *[other] The Empire keeps
    } an action card.
rebellion-event-nobody-recruited =
    { $side ->
        [Rebels] The Rebels recruit
       *[other] The Empire recruits
    } nobody.
rebellion-event-action-boxed = { $card }: the abilities of action cards do not count in a first game.

# Building and deploying

rebellion-prompt-return-figures = No figures of some units are left: you may destroy some of your own to build them again
rebellion-prompt-build-units = Build a unit with each resource icon
rebellion-prompt-deploy-units = Deploy units, at most two in each place
rebellion-option-return-no-more = Destroy none
rebellion-option-build = { $unit }: { $place }, space { $space } of the queue
rebellion-option-build-all = Build with all icons that are left
rebellion-option-build-no-more = Done: build no more
rebellion-option-deploy = { $unit } → { $place }
rebellion-option-deploy-no-more = Done: the others go back to space 1 of the queue
rebellion-event-built = { $side }: { $place } builds { $unit }, space { $space } of the queue.
rebellion-event-deployed =
    { $side ->
        [Rebels] The Rebels deploy
       *[other] The Empire deploys
    } { $unit }: { $place }.
rebellion-event-kept-back = { $side }: not deployed, back to space 1 of the queue: { $units }.

# The board

rebellion-prompt-destroy-excess = Too few ships to carry your units in a destroyed system ({ $system }): choose what to destroy
rebellion-option-destroy = Destroy: { $unit } ({ $system })
rebellion-option-done = Done
rebellion-event-gained-loyalty =
    { $side ->
        [Rebels] The Rebels gain
       *[other] The Empire gains
    } loyalty in { $system }.
rebellion-event-lost-loyalty =
    { $side ->
        [Rebels] The Rebels lose
       *[other] The Empire loses
    } loyalty in { $system }.
rebellion-event-subjugated = { $system } is subjugated.
rebellion-event-liberated = { $system } is no longer subjugated.
rebellion-event-sabotaged = A sabotage marker is placed in { $system }.
rebellion-event-repaired = The sabotage marker is removed from { $system }.
rebellion-event-destroyed = Destroyed in { $place }: { $unit } ×{ $count }.
rebellion-event-gained =
    { $side ->
        [Rebels] The Rebels gain
       *[other] The Empire gains
    } { $unit } ×{ $count } in { $place }.
rebellion-event-queued = { $side }: { $unit } on space { $space } of the build queue.
rebellion-event-captured = { $leader } is captured.
rebellion-event-rescued = { $leader } is rescued.
rebellion-event-eliminated = { $leader } is eliminated.
rebellion-event-recruited = { $leader } is recruited.
rebellion-event-got-ring = { $leader } gets the ring { $ring }.
rebellion-event-became-jedi = Luke Skywalker becomes a Jedi.
rebellion-event-base-revealed = The Rebel base is revealed: { $system }!
rebellion-event-base-moved = The Rebels have established a new base; the old one was here: { $system }.
rebellion-event-gained-reputation = The Rebels gain { $amount } reputation: the marker is on space { $now }.
rebellion-event-lost-reputation = The Rebels lose { $amount } reputation: the marker is on space { $now }.
rebellion-event-won =
    { $side ->
        [Rebels] The Rebels win
       *[other] The Empire wins
    } the game!

# Cards

rebellion-event-drew-missions = { $side }: mission cards { $cards }.
rebellion-event-drew-missions-unseen =
    { $side }: { $count ->
        [one] { $count } mission card drawn
       *[other] { $count } mission cards drawn
    }.
rebellion-event-drew-project = Project drawn: { $card }.
rebellion-event-drew-project-unseen = The Empire draws a project card.
rebellion-event-got-probes = Probe cards: { $systems }.
rebellion-event-got-probes-unseen =
    The Empire gets { $count ->
        [one] { $count } probe card
       *[other] { $count } probe cards
    }.
rebellion-event-drew-objectives = Objectives drawn: { $cards }.
rebellion-event-drew-objectives-unseen =
    The Rebels draw { $count ->
        [one] { $count } objective
       *[other] { $count } objectives
    }.
rebellion-event-drew-tactics = { $side }: tactic cards { $cards }.
rebellion-event-drew-tactics-unseen =
    { $side }: { $count ->
        [one] { $count } tactic card
       *[other] { $count } tactic cards
    } ({ $theatre }).

# Counted over many games

rebellion-note-rounds = rounds
rebellion-note-base-revealed = base revealed in round
