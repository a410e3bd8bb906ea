# Missions and projects.

rebellion-option-against = Against { $leader }
rebellion-prompt-choose-place = Choose where the mission takes place
rebellion-prompt-choose-target = Choose the leader the mission is attempted against
rebellion-option-send = Send { $leader }
rebellion-option-send-nobody = Send nobody
rebellion-prompt-oppose = Send a leader from your pool to oppose the mission?
rebellion-event-mission-revealed =
    { $side ->
        [Rebels] The Rebels reveal
       *[other] The Empire reveals
    } “{ $mission }” ({ $leaders }).
rebellion-event-mission-at = { $mission }: { $place }.
rebellion-event-mission-against = { $mission } against { $leader } in { $place }.
rebellion-event-mission-sent = { $leader } is sent to oppose the mission in { $place }.
rebellion-event-mission-sent-nobody =
    { $side ->
        [Rebels] The Rebels send
       *[other] The Empire sends
    } nobody to oppose the mission.
rebellion-event-mission-rolled =
    { $dice ->
        [0] { $side }: no dice to roll.
       *[other] { $side }, roll: hits { $hit }, direct hits { $direct_hit }, specials { $special }, blanks { $blank }.
    }
rebellion-event-mission-compared = { $side }: { $ours } { $ours ->
    [one] success
   *[other] successes
} against { $theirs }.
rebellion-event-mission-succeeded = { $mission } succeeds.
rebellion-event-mission-failed = { $mission } fails.

rebellion-event-went-along = { $leader } goes to the base as well.
rebellion-option-goes-along = { $leader } goes along to the base
rebellion-option-stay = The others stay
rebellion-prompt-choose-captive = Choose the captured leader to rescue
rebellion-prompt-choose-company = Who goes to the base with the rescued leader?

rebellion-event-looked-at-objectives = The Rebels look at the top { $count } { $count ->
    [one] card
   *[other] cards
} of the objective deck.
rebellion-prompt-keep-on-top = Choose the objective that stays on top; the other goes to the bottom
rebellion-prompt-keep-objective = Choose the objective to keep; the other goes to the bottom
rebellion-prompt-order-objectives = Put the objectives back: which is card number { $number } from the top?

rebellion-event-sought-base = The Rebels look at { $count } probe { $count ->
    [one] card
   *[other] cards
} for a new base.
rebellion-event-stayed = The Rebels establish no new base.
rebellion-option-first-mobilization = First the one with { $leaders } { $leaders ->
    [one] leader
   *[other] leaders
}
rebellion-prompt-choose-first = Two Rapid Mobilizations: which comes first?
rebellion-option-bring-units = Bring up to five units from { $system } to the base
rebellion-option-bring-nothing = Bring no units
rebellion-option-seek-new-base = Look for a new base
rebellion-prompt-choose-mobilization = Rapid Mobilization: bring units to the base or look for a new one
rebellion-option-decline-site = No new base
rebellion-prompt-choose-site = Choose the location of the new base, or none

rebellion-event-covered = No Imperial leader can be sent from the pool against the missions of { $leader } this round.
rebellion-event-reassigned = { $leaders }: now on the mission { $mission }.
rebellion-event-reassigned-unseen = { $leaders }: now on one of the starting missions.
rebellion-event-planted = The Rebels put probe cards back: { $top } on the top, { $bottom } on the bottom of the deck.
rebellion-option-gain-loyalty = Gain 2 loyalty
rebellion-option-queue-cruiser = Put a Mon Calamari Cruiser on space 3 of the build queue
rebellion-prompt-choose-support = Choose what Mon Calamari gives
rebellion-prompt-gain-by-shape = Choose the unit to gain
rebellion-prompt-choose-apprentice = Who gets the Master Yoda ring?
rebellion-prompt-choose-covered = Choose the leader whose missions are covered
rebellion-option-space = On space { $space }
rebellion-prompt-demolish = Choose where a unit of the build queue is destroyed
rebellion-prompt-reassign = Choose the starting mission for the leader
rebellion-option-put-on-top = { $system } on the top
rebellion-option-put-on-bottom = { $system } on the bottom
rebellion-prompt-plant-cards = Put the probe cards back on the top or the bottom of the deck

rebellion-event-lured = { $leader } is lured to the dark side.
rebellion-event-base-is-there = The Rebel base is in { $system }.
rebellion-event-base-is-not-there = The Rebel base is not in { $system }.
rebellion-event-showed = The Rebels show their objectives: { $cards }.
rebellion-event-showed-unseen = The Rebels show their { $count } { $count ->
    [one] objective
   *[other] objectives
} to the Empire.
rebellion-event-intercepted = The Rebels draw probe cards: { $systems }.
rebellion-event-intercepted-unseen = The Rebels draw { $count } probe { $count ->
    [one] card
   *[other] cards
} and hand over { $given }.
rebellion-event-hastened = { $unit } advances to space { $space } of the build queue.
rebellion-event-led-to = { $leader } is followed to { $system }.
rebellion-event-named-systems = The Rebels name: { $systems }.
rebellion-event-delivered = { $leader } is brought to { $system }.
rebellion-event-confiscated = { $card } goes to the bottom of the objective deck.
rebellion-event-confiscated-unseen = An objective goes to the bottom of the deck.
rebellion-option-draw-two-projects = Draw two projects and keep one
rebellion-option-remove-sabotage = Remove the sabotage marker and draw one project
rebellion-prompt-choose-research = Research and Development: choose one
rebellion-prompt-keep-project = Choose the project to keep
rebellion-option-advance = { $unit } from space { $space }
rebellion-prompt-hasten-unit = Choose a unit of the build queue to advance
rebellion-prompt-gain-in-region = Choose a system in which the Empire gains 1 loyalty
rebellion-prompt-choose-haven = Choose the system for { $leader } in the region of your base
rebellion-prompt-name-systems = Name systems, one of them that of your base ({ $left } left)
rebellion-prompt-choose-source = Choose the system the units come from
rebellion-prompt-deliver-to = Choose where the captive is brought
rebellion-prompt-confiscate-objective = Choose the objective that goes to the bottom of the deck

rebellion-event-deployed-now = { $unit } is deployed at once in { $system }.
rebellion-event-system-destroyed = { $system } is destroyed.
rebellion-option-deploy-now = { $unit } from space { $space }
rebellion-prompt-oversee-project = Choose the unit to deploy at once
