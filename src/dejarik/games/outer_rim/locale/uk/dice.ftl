# Кубики, перевірки майстерності, бій.

outer_rim-dice = { $face } ×{ $count }
outer_rim-prompt-choose-skill = Яку навичку ви перевіряєте?
outer_rim-prompt-use-at-roll-before-test = Перед перевіркою: використати властивість чи далі?
outer_rim-prompt-use-at-roll-start = Бій починається: використати властивість чи далі?
outer_rim-prompt-use-at-roll-value = Перед кидком кубиків: використати властивість чи далі?
outer_rim-prompt-use-at-roll-reroll = Кубики кинуто: перекинути якісь із них чи далі?
outer_rim-prompt-use-at-roll-results = Змінити результати чи далі?
outer_rim-prompt-use-at-roll-damage = Час отримувати пошкодження: використати властивість чи далі?
outer_rim-prompt-pick-die =
    { $left ->
        [-1] Оберіть кубики для перекидання, починаючи з найгіршої грані, і киньте їх
       *[other] Який кубик перекинути?
    }
outer_rim-prompt-choose-die = Який кубик розіграти наступним?
outer_rim-prompt-choose-rival = З ким ви б’єтеся?
outer_rim-prompt-first-defeat = Невдача спіткала обидві сторони: чия розігрується першою?
outer_rim-option-reroll-die = Перекинути: { $face }
outer_rim-option-resolve-die = { $face }

outer_rim-event-tests = { $who } перевіряє навичку ({ $skill }, є ×{ $level }).
outer_rim-event-passed-test = { $who } проходить перевірку ({ $skill }).
outer_rim-event-failed-test = { $who } провалює перевірку ({ $skill }).
outer_rim-event-rolled = { $who } кидає кубики: { $dice }.
outer_rim-event-opponent-rolled = Кидок за супротивника: { $dice }.
outer_rim-event-rolled-no-dice = { $who } не має кубиків для кидка.
outer_rim-event-opponent-rolled-no-dice = Супротивник не має кубиків для кидка.
outer_rim-event-rerolled = { $who }: перекинуто { $before }, тепер { $after }.
outer_rim-event-opponent-rerolled = Кубики супротивника: перекинуто { $before }, тепер { $after }.
outer_rim-event-turned = { $who } змінює результати: { $face } → { $into } ×{ $count }.
outer_rim-event-cancelled = { $who } скасовує результати супротивника: { $face } ×{ $count }.
outer_rim-event-added = { $who } додає результати: { $face } ×{ $count }.
outer_rim-event-more-dice =
    { $who } кидає на { $count ->
        [one] { $count } кубик
        [few] { $count } кубики
        [many] { $count } кубиків
       *[other] { $count } кубика
    } більше.
outer_rim-event-fewer-dice =
    { $who } кидає на { $count ->
        [one] { $count } кубик
        [few] { $count } кубики
        [many] { $count } кубиків
       *[other] { $count } кубика
    } менше.
outer_rim-event-opponent-more-dice =
    Супротивник кидає на { $count ->
        [one] { $count } кубик
        [few] { $count } кубики
        [many] { $count } кубиків
       *[other] { $count } кубика
    } більше.
outer_rim-event-opponent-fewer-dice =
    Супротивник кидає на { $count ->
        [one] { $count } кубик
        [few] { $count } кубики
        [many] { $count } кубиків
       *[other] { $count } кубика
    } менше.

outer_rim-event-fights-player-ground = Наземний бій: { $who } проти { $other }.
outer_rim-event-fights-player-ship = Космічний бій: { $who } проти { $other }.
outer_rim-event-fights-enemy-ground = Наземний бій: { $who } і супротивник ({ $enemy }).
outer_rim-event-fights-enemy-ship = Космічний бій: { $who } і супротивник ({ $enemy }).
outer_rim-event-fights-patrol = Космічний бій: { $who } і патруль рівня { $level } ({ $faction }).
outer_rim-event-unbeatable-patrol = { $who } не може виграти: цей патруль непереможний ({ $faction }).
outer_rim-event-damage-counted = { $who } завдає пошкоджень: { $count }.
outer_rim-event-opponent-damage-counted = Супротивник завдає пошкоджень: { $count }.
outer_rim-event-won-combat = { $who } виграє бій.
outer_rim-event-opponent-won-combat = Супротивник виграє бій.
outer_rim-event-prevented = { $who }: пошкоджень менше на { $count }.
outer_rim-event-capped = { $who }: пошкоджень щонайбільше { $count }.
