# Рамка гри: приготування, фази раунду, переміщення, будівництво; і те, що стосується самого поля.

rebellion-title = Зоряні війни: Повстання
rebellion-about = Імперія шукає по всій галактиці приховану базу повстанців; повстанці здобувають лояльність систем, б’ють де можуть і тримаються, доки не настане їхній час.

rebellion-setting-setup = Як стоять війська на початку: full — кожен розміщує свої; first-game — сталі позиції й без ефектів карт дій
rebellion-setting-initiative = У командній грі — порядок ходів у фазі наказів: printed — адмірал повстанців, адмірал Імперії, генерал Імперії, генерал повстанців; alternating — повстанці та Імперія по черзі; consecutive — обидва ходи повстанців поспіль, потім обидва ходи Імперії

rebellion-side-rebel = Повстанці
rebellion-side-empire = Імперія
rebellion-seat-rebel = Повстанці
rebellion-seat-empire = Імперія
rebellion-seat-rebel-admiral = Адмірал повстанців
rebellion-seat-rebel-general = Генерал повстанців
rebellion-seat-imperial-admiral = Адмірал Імперії
rebellion-seat-imperial-general = Генерал Імперії
rebellion-role-rebel-admiral = Адмірал повстанців
rebellion-role-rebel-general = Генерал повстанців
rebellion-role-empire-admiral = Адмірал Імперії
rebellion-role-empire-general = Генерал Імперії
rebellion-theatre-space = космос
rebellion-theatre-ground = поверхня
rebellion-figures = { $unit } ×{ $count }

# Приготування

rebellion-prompt-place-imperial-units = Розмістіть свої війська в імперських системах; у кожній мають бути наземні війська
rebellion-prompt-choose-outpost = Оберіть одну систему для частини своїх військ або комірку «База повстанців» для всіх
rebellion-prompt-place-rebel-units = Оберіть війська, які розмістити тут: { $place }; решта — у комірку «База повстанців»
rebellion-prompt-choose-base = Таємно оберіть систему своєї бази
rebellion-option-place = { $unit } → { $place }
rebellion-option-rest-to-base = Решту — у комірку «База повстанців»
rebellion-event-systems-shown = Відкрито карти дроїдів-розвідників: { $systems }.
rebellion-event-systems-marked = Лояльність до повстанців: { $rebel }. Лояльність до Імперії: { $imperial }. Окуповано: { $subjugated }.
rebellion-event-units-placed = { $side }, { $place }: { $units }.
rebellion-event-got-actions = { $side }: початкові карти дій — { $cards }.
rebellion-event-got-actions-unseen =
    { $side }: { $count ->
        [one] { $count } початкова карта дії
        [few] { $count } початкові карти дій
        [many] { $count } початкових карт дій
       *[other] { $count } початкової карти дій
    }.
rebellion-event-base-chosen = Ваша база тут: { $system }.
rebellion-event-base-chosen-unseen = Повстанці обрали систему своєї бази.

# Раунд

rebellion-event-round = Раунд { $round }.
rebellion-event-time = Жетон часу — на поділці { $time }.

# Призначення

rebellion-prompt-assign-leaders = Призначте лідерів на місії
rebellion-prompt-choose-mission = Оберіть місію для лідера: { $leader }
rebellion-prompt-review-assignments = Перегляньте призначення адмірала й забороніть ті, з якими не згодні
rebellion-option-assign = Призначити: { $leader }
rebellion-option-join = «{ $mission }», разом із лідером: { $leader }
rebellion-option-assignments-done = Готово: решта лідерів лишається в резерві
rebellion-option-allow = Погодитися з усіма
rebellion-option-forbid = Заборонити: { $leader }, місія «{ $mission }»
rebellion-event-assigned = { $side }: { $leader } — місія «{ $mission }».
rebellion-event-assigned-unseen = { $side }: призначено на місію — { $leader }.
rebellion-event-joined-unseen = { $side }: на тій самій місії ({ $partner }) тепер і { $leader }.

# Ходи

rebellion-prompt-take-turn = Ваш хід: активуйте систему, відкрийте місію або спасуйте
rebellion-prompt-activate-where = Оберіть, що активує лідер: { $leader }
rebellion-option-pass = Спасувати до кінця фази
rebellion-option-reveal-base = Розкрити свою базу, а тоді ходити
rebellion-option-activate-with = Активувати систему: { $leader }
rebellion-option-reveal-mission = Відкрити місію «{ $mission }» ({ $leaders })
rebellion-event-passed = { $player }: пас.
rebellion-event-activated = { $side }: { $leader } активує систему — { $place }.
rebellion-event-mission-returned = { $side }: невідкрита місія повертається в руку, лідери — до резерву: { $leaders }.

# Переміщення

rebellion-prompt-move-units = Оберіть війська, які перемістити сюди: { $place }
rebellion-prompt-move-some-units =
    Оберіть війська, які перемістити сюди: { $place } (щонайбільше ще { $count ->
        [one] { $count } фігурку
        [few] { $count } фігурки
        [many] { $count } фігурок
       *[other] { $count } фігурки
    })
rebellion-option-move = { $unit } ({ $place })
rebellion-option-take-captive = Узяти із собою захопленого лідера: { $leader } ({ $place })
rebellion-option-move-done = Готово: перемістити обране
rebellion-event-moved = { $side }: { $units } — { $origin } → { $goal }.
rebellion-event-captive-moved = Захопленого лідера переміщено: { $leader } → { $place }.

# Відновлення

rebellion-prompt-discard-mission = У вас понад 10 карт місій: оберіть, яку скинути
rebellion-option-discard = Скинути: «{ $mission }»
rebellion-event-mission-discarded = { $side }: скинуто «{ $mission }».
rebellion-event-leaders-retrieved = Лідери повертаються до резервів.
rebellion-event-detained = { $leader }: затримано, лишається в системі.

# Наймання

rebellion-prompt-keep-action = Оберіть карту дії, яку залишити собі
rebellion-prompt-announce-leader = Оберіть лідера, якого найняти
rebellion-option-keep = Залишити «{ $action }» ({ $leaders })
rebellion-option-draw-another = Узяти ще карту: нікого з цих лідерів не можна найняти
rebellion-option-recruit = Найняти: { $leader }
rebellion-option-recruit-nobody = Нікого: лідерів із карти не можна найняти
rebellion-event-drew-actions = { $side }: карти дій — { $cards }.
rebellion-event-drew-actions-unseen =
    { $side }: переглянуто { $count ->
        [one] { $count } карту дії
        [few] { $count } карти дій
        [many] { $count } карт дій
       *[other] { $count } карти дій
    }.
rebellion-event-kept = { $side }: залишено «{ $card }».
rebellion-event-kept-unseen = { $side }: залишено одну карту дії.
rebellion-event-nobody-recruited = { $side }: нікого не найнято.
rebellion-event-action-boxed = «{ $card }»: у першій грі ефекти карт дій не діють.

# Будівництво й розташування

rebellion-prompt-return-figures = Деяких фігурок не лишилося: можете знищити свої, щоб збудувати їх знову
rebellion-prompt-build-units = Збудуйте по фігурці за кожен символ ресурсу
rebellion-prompt-deploy-units = Розташуйте війська, щонайбільше по дві фігурки в одному місці
rebellion-option-return-no-more = Не знищувати
rebellion-option-build = { $unit }: { $place }, черга — { $space }
rebellion-option-build-all = Збудувати за всі символи, що лишилися
rebellion-option-build-no-more = Готово: більше не будувати
rebellion-option-deploy = { $unit } → { $place }
rebellion-option-deploy-no-more = Готово: решта повертається на поділку 1 черги
rebellion-event-built = { $side }: { $place } будує — { $unit }, поділка черги { $space }.
rebellion-event-deployed = { $side }: розташовано — { $unit } → { $place }.
rebellion-event-kept-back = { $side }: не розташовано, назад на поділку 1 черги: { $units }.

# Поле

rebellion-prompt-destroy-excess = У знищеній системі ({ $system }) бракує кораблів для ваших військ: оберіть, що знищити
rebellion-option-destroy = Знищити: { $unit } ({ $system })
rebellion-option-done = Готово
rebellion-event-gained-loyalty = { $side }: здобуто лояльність системи «{ $system }».
rebellion-event-lost-loyalty = { $side }: втрачено лояльність системи «{ $system }».
rebellion-event-subjugated = Систему «{ $system }» окуповано.
rebellion-event-liberated = Систему «{ $system }» більше не окуповано.
rebellion-event-sabotaged = У систему «{ $system }» покладено жетон саботажу.
rebellion-event-repaired = Із системи «{ $system }» прибрано жетон саботажу.
rebellion-event-destroyed = Знищено ({ $place }): { $unit } ×{ $count }.
rebellion-event-gained = { $side }: отримано { $unit } ×{ $count } ({ $place }).
rebellion-event-queued = { $side }: { $unit } — у чергу будівництва, поділка { $space }.
rebellion-event-captured = Захоплено лідера: { $leader }.
rebellion-event-rescued = Врятовано лідера: { $leader }.
rebellion-event-eliminated = Ліквідовано лідера: { $leader }.
rebellion-event-recruited = Найнято лідера: { $leader }.
rebellion-event-got-ring = { $leader } отримує кільце «{ $ring }».
rebellion-event-became-jedi = Люк Скайвокер стає джедаєм.
rebellion-event-base-revealed = Базу повстанців розкрито: { $system }!
rebellion-event-base-moved = Повстанці створили нову базу; стара була тут: { $system }.
rebellion-event-gained-reputation = Повстанці отримують репутацію: { $amount }; жетон — на поділці { $now }.
rebellion-event-lost-reputation = Повстанці втрачають репутацію: { $amount }; жетон — на поділці { $now }.
rebellion-event-won = { $side }: перемога!

# Карти

rebellion-event-drew-missions = { $side }: карти місій — { $cards }.
rebellion-event-drew-missions-unseen =
    { $side }: узято { $count ->
        [one] { $count } карту місії
        [few] { $count } карти місій
        [many] { $count } карт місій
       *[other] { $count } карти місій
    }.
rebellion-event-drew-project = Узято проект: «{ $card }».
rebellion-event-drew-project-unseen = Імперія бере карту проекту.
rebellion-event-got-probes = Карти дроїдів-розвідників: { $systems }.
rebellion-event-got-probes-unseen =
    Імперія отримує { $count ->
        [one] { $count } карту дроїда-розвідника
        [few] { $count } карти дроїдів-розвідників
        [many] { $count } карт дроїдів-розвідників
       *[other] { $count } карти дроїдів-розвідників
    }.
rebellion-event-drew-objectives = Узято цілі: { $cards }.
rebellion-event-drew-objectives-unseen =
    Повстанці беруть { $count ->
        [one] { $count } карту цілі
        [few] { $count } карти цілей
        [many] { $count } карт цілей
       *[other] { $count } карти цілей
    }.
rebellion-event-drew-tactics = { $side }: карти тактики — { $cards }.
rebellion-event-drew-tactics-unseen =
    { $side }: { $count ->
        [one] { $count } карта тактики
        [few] { $count } карти тактики
        [many] { $count } карт тактики
       *[other] { $count } карти тактики
    } ({ $theatre }).

# Що рахують за багато партій

rebellion-note-rounds = раунди
rebellion-note-base-revealed = базу розкрито в раунді
