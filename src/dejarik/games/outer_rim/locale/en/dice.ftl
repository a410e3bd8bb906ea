# Dice, skill tests, combat.

outer_rim-dice = { $face } ×{ $count }
outer_rim-prompt-choose-skill = Which skill do you test?
outer_rim-prompt-use-at-roll-before-test = Before the test: use an ability, or go on?
outer_rim-prompt-use-at-roll-start = The combat starts: use an ability, or go on?
outer_rim-prompt-use-at-roll-value = Before the dice are rolled: use an ability, or go on?
outer_rim-prompt-use-at-roll-reroll = The dice are rolled: roll some of them again, or go on?
outer_rim-prompt-use-at-roll-results = Change results, or go on?
outer_rim-prompt-use-at-roll-damage = Damage is taken: use an ability, or go on?
outer_rim-prompt-pick-die =
    { $left ->
        [-1] Pick dice to roll again, from the worst face on; then roll them
       *[other] Which die is rolled again?
    }
outer_rim-prompt-choose-die = Which die is resolved next?
outer_rim-prompt-choose-rival = Whom do you fight?
outer_rim-prompt-first-defeat = Both sides are defeated: whose defeat is resolved first?
outer_rim-option-reroll-die = Roll again: { $face }
outer_rim-option-resolve-die = { $face }

outer_rim-event-tests = { $who } tests { $skill } (the skill counts ×{ $level }).
outer_rim-event-passed-test = { $who } passes the test ({ $skill }).
outer_rim-event-failed-test = { $who } fails the test ({ $skill }).
outer_rim-event-rolled = { $who } rolls: { $dice }.
outer_rim-event-opponent-rolled = The opponent rolls: { $dice }.
outer_rim-event-rolled-no-dice = { $who } has no dice to roll.
outer_rim-event-opponent-rolled-no-dice = The opponent has no dice to roll.
outer_rim-event-rerolled = { $who }: rolled again { $before }, now { $after }.
outer_rim-event-opponent-rerolled = The opponent’s dice: rolled again { $before }, now { $after }.
outer_rim-event-turned = { $who } changes results: { $face } → { $into } ×{ $count }.
outer_rim-event-cancelled = { $who } cancels results of the opponent: { $face } ×{ $count }.
outer_rim-event-added = { $who } adds results: { $face } ×{ $count }.
outer_rim-event-more-dice =
    { $count ->
        [one] { $who } rolls { $count } more die.
       *[other] { $who } rolls { $count } more dice.
    }
outer_rim-event-fewer-dice =
    { $count ->
        [one] { $who } rolls { $count } die fewer.
       *[other] { $who } rolls { $count } dice fewer.
    }
outer_rim-event-opponent-more-dice =
    { $count ->
        [one] The opponent rolls { $count } more die.
       *[other] The opponent rolls { $count } more dice.
    }
outer_rim-event-opponent-fewer-dice =
    { $count ->
        [one] The opponent rolls { $count } die fewer.
       *[other] The opponent rolls { $count } dice fewer.
    }

outer_rim-event-fights-player-ground = Ground combat: { $who } fights { $other }.
outer_rim-event-fights-player-ship = Ship combat: { $who } fights { $other }.
outer_rim-event-fights-enemy-ground = Ground combat: { $who } fights an enemy ({ $enemy }).
outer_rim-event-fights-enemy-ship = Ship combat: { $who } fights an enemy ({ $enemy }).
outer_rim-event-fights-patrol = Ship combat: { $who } fights a patrol of level { $level } ({ $faction }).
outer_rim-event-unbeatable-patrol = { $who } cannot win: this patrol is too strong ({ $faction }).
outer_rim-event-damage-counted = { $who } deals { $count } damage.
outer_rim-event-opponent-damage-counted = The opponent deals { $count } damage.
outer_rim-event-won-combat = { $who } wins the combat.
outer_rim-event-opponent-won-combat = The opponent wins the combat.
outer_rim-event-prevented = { $who } suffers { $count } less damage.
outer_rim-event-capped = { $who } suffers at most { $count } damage.
