# Рамка игры: подготовка, фазы раунда, перемещение, постройка; и то, что касается самого поля.

rebellion-title = Звёздные войны: Восстание
rebellion-about = Империя ищет по всей галактике скрытую базу повстанцев; повстанцы добиваются лояльности систем, бьют где могут и держатся, пока не придёт их время.

rebellion-setting-setup = Как стоят отряды в начале: full — каждый размещает свои; first-game — заданные позиции и без свойств карт действий
rebellion-setting-initiative = В командной игре — порядок ходов в фазе приказов: printed — адмирал повстанцев, адмирал Империи, генерал Империи, генерал повстанцев; alternating — повстанцы и Империя по очереди; consecutive — оба хода повстанцев подряд, затем оба хода Империи

rebellion-side-rebel = Повстанцы
rebellion-side-empire = Империя
rebellion-seat-rebel = Повстанцы
rebellion-seat-empire = Империя
rebellion-seat-rebel-admiral = Адмирал повстанцев
rebellion-seat-rebel-general = Генерал повстанцев
rebellion-seat-imperial-admiral = Адмирал Империи
rebellion-seat-imperial-general = Генерал Империи
rebellion-role-rebel-admiral = Адмирал повстанцев
rebellion-role-rebel-general = Генерал повстанцев
rebellion-role-empire-admiral = Адмирал Империи
rebellion-role-empire-general = Генерал Империи
rebellion-theatre-space = космос
rebellion-theatre-ground = поверхность
rebellion-figures = { $unit } ×{ $count }

# Подготовка

rebellion-prompt-place-imperial-units = Разместите свои отряды в имперских системах; в каждой должен быть наземный отряд
rebellion-prompt-choose-outpost = Выберите одну систему для части своих отрядов или ячейку «База повстанцев» для всех
rebellion-prompt-place-rebel-units = Выберите отряды, которые разместить здесь: { $place }; остальные — в ячейку «База повстанцев»
rebellion-prompt-choose-base = Тайно выберите систему своей базы
rebellion-option-place = { $unit } → { $place }
rebellion-option-rest-to-base = Остальные — в ячейку «База повстанцев»
rebellion-event-systems-shown = Открыты карты дроидов-разведчиков: { $systems }.
rebellion-event-systems-marked = Лояльность повстанцам: { $rebel }. Лояльность Империи: { $imperial }. Оккупированы: { $subjugated }.
rebellion-event-units-placed = { $side }, { $place }: { $units }.
rebellion-event-got-actions = { $side }: начальные карты действий — { $cards }.
rebellion-event-got-actions-unseen =
    { $side }: { $count ->
        [one] { $count } начальная карта действия
        [few] { $count } начальные карты действий
        [many] { $count } начальных карт действий
       *[other] { $count } начальной карты действий
    }.
rebellion-event-base-chosen = Ваша база здесь: { $system }.
rebellion-event-base-chosen-unseen = Повстанцы выбрали систему своей базы.

# Раунд

rebellion-event-round = Раунд { $round }.
rebellion-event-time = Жетон времени — на делении { $time }.

# Назначение

rebellion-prompt-assign-leaders = Назначьте лидеров на миссии
rebellion-prompt-choose-mission = Выберите миссию для лидера: { $leader }
rebellion-prompt-review-assignments = Просмотрите назначения адмирала и запретите те, с которыми не согласны
rebellion-option-assign = Назначить: { $leader }
rebellion-option-join = «{ $mission }», вместе с лидером: { $leader }
rebellion-option-assignments-done = Готово: остальные лидеры остаются в резерве
rebellion-option-allow = Согласиться со всеми
rebellion-option-forbid = Запретить: { $leader }, миссия «{ $mission }»
rebellion-event-assigned = { $side }: { $leader } — миссия «{ $mission }».
rebellion-event-assigned-unseen = { $side }: на миссию назначен лидер — { $leader }.
rebellion-event-joined-unseen = { $side }: на той же миссии ({ $partner }) теперь и { $leader }.

# Ходы

rebellion-prompt-take-turn = Ваш ход: активируйте систему, откройте миссию или спасуйте
rebellion-prompt-activate-where = Выберите, что активирует лидер: { $leader }
rebellion-option-pass = Спасовать до конца фазы
rebellion-option-reveal-base = Раскрыть свою базу, а затем ходить
rebellion-option-activate-with = Активировать систему: { $leader }
rebellion-option-reveal-mission = Открыть миссию «{ $mission }» ({ $leaders })
rebellion-event-passed = { $player }: пас.
rebellion-event-activated = { $side }: { $leader } активирует систему — { $place }.
rebellion-event-mission-returned = { $side }: неоткрытая миссия возвращается в руку, лидеры — в резерв: { $leaders }.

# Перемещение

rebellion-prompt-move-units = Выберите отряды, которые переместить сюда: { $place }
rebellion-prompt-move-some-units =
    Выберите отряды, которые переместить сюда: { $place } (не больше чем ещё { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
        [many] { $count } отрядов
       *[other] { $count } отряда
    })
rebellion-option-move = { $unit } ({ $place })
rebellion-option-take-captive = Взять с собой захваченного лидера: { $leader } ({ $place })
rebellion-option-move-done = Готово: переместить выбранное
rebellion-event-moved = { $side }: { $units } — { $origin } → { $goal }.
rebellion-event-captive-moved = Захваченный лидер перемещён: { $leader } → { $place }.

# Восстановление

rebellion-prompt-discard-mission = У вас больше 10 карт миссий: выберите, какую сбросить
rebellion-option-discard = Сбросить: «{ $mission }»
rebellion-event-mission-discarded = { $side }: сброшена карта «{ $mission }».
rebellion-event-leaders-retrieved = Лидеры возвращаются в резервы.
rebellion-event-detained = { $leader }: задержан, остаётся в системе.

# Наём

rebellion-prompt-keep-action = Выберите карту действия, которую оставить себе
rebellion-prompt-announce-leader = Выберите лидера, которого нанять
rebellion-option-keep = Оставить «{ $action }» ({ $leaders })
rebellion-option-draw-another = Взять ещё карту: никого из этих лидеров нельзя нанять
rebellion-option-recruit = Нанять: { $leader }
rebellion-option-recruit-nobody = Никого: лидеров с карты нельзя нанять
rebellion-event-drew-actions = { $side }: карты действий — { $cards }.
rebellion-event-drew-actions-unseen =
    { $side }: просмотрено карт действий: { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
rebellion-event-kept = { $side }: оставлена карта «{ $card }».
rebellion-event-kept-unseen = { $side }: оставлена одна карта действия.
rebellion-event-nobody-recruited = { $side }: никто не нанят.
rebellion-event-action-boxed = «{ $card }»: в первой игре свойства карт действий не действуют.

# Постройка и размещение

rebellion-prompt-return-figures = Некоторых фигурок не осталось: можете уничтожить свои, чтобы построить их снова
rebellion-prompt-build-units = Постройте по отряду за каждый символ ресурса
rebellion-prompt-deploy-units = Разместите отряды, не больше двух в одном месте
rebellion-option-return-no-more = Не уничтожать
rebellion-option-build = { $unit }: { $place }, очередь — { $space }
rebellion-option-build-all = Построить за все оставшиеся символы
rebellion-option-build-no-more = Готово: больше не строить
rebellion-option-deploy = { $unit } → { $place }
rebellion-option-deploy-no-more = Готово: остальные возвращаются на деление 1 очереди
rebellion-event-built = { $side }: { $place } строит — { $unit }, деление очереди { $space }.
rebellion-event-deployed = { $side }: размещён отряд — { $unit } → { $place }.
rebellion-event-kept-back = { $side }: не размещены, назад на деление 1 очереди: { $units }.

# Поле

rebellion-prompt-destroy-excess = В уничтоженной системе ({ $system }) не хватает кораблей для ваших отрядов: выберите, что уничтожить
rebellion-option-destroy = Уничтожить: { $unit } ({ $system })
rebellion-option-done = Готово
rebellion-event-gained-loyalty = { $side }: получена лояльность системы «{ $system }».
rebellion-event-lost-loyalty = { $side }: потеряна лояльность системы «{ $system }».
rebellion-event-subjugated = Система «{ $system }» оккупирована.
rebellion-event-liberated = Система «{ $system }» больше не оккупирована.
rebellion-event-sabotaged = В систему «{ $system }» положен жетон саботажа.
rebellion-event-repaired = Из системы «{ $system }» убран жетон саботажа.
rebellion-event-destroyed = Уничтожено ({ $place }): { $unit } ×{ $count }.
rebellion-event-gained = { $side }: получено { $unit } ×{ $count } ({ $place }).
rebellion-event-queued = { $side }: { $unit } — в очередь постройки, деление { $space }.
rebellion-event-captured = Захвачен лидер: { $leader }.
rebellion-event-rescued = Спасён лидер: { $leader }.
rebellion-event-eliminated = Устранён лидер: { $leader }.
rebellion-event-recruited = Нанят лидер: { $leader }.
rebellion-event-got-ring = { $leader } получает кольцо «{ $ring }».
rebellion-event-became-jedi = Люк Скайуокер становится джедаем.
rebellion-event-base-revealed = База повстанцев раскрыта: { $system }!
rebellion-event-base-moved = Повстанцы основали новую базу; старая была здесь: { $system }.
rebellion-event-gained-reputation = Повстанцы получают репутацию: { $amount }; жетон — на делении { $now }.
rebellion-event-lost-reputation = Повстанцы теряют репутацию: { $amount }; жетон — на делении { $now }.
rebellion-event-won = { $side }: победа!

# Карты

rebellion-event-drew-missions = { $side }: карты миссий — { $cards }.
rebellion-event-drew-missions-unseen =
    { $side }: взято карт миссий: { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
rebellion-event-drew-project = Взят проект: «{ $card }».
rebellion-event-drew-project-unseen = Империя берёт карту проекта.
rebellion-event-got-probes = Карты дроидов-разведчиков: { $systems }.
rebellion-event-got-probes-unseen =
    Империя получает { $count ->
        [one] { $count } карту дроида-разведчика
        [few] { $count } карты дроидов-разведчиков
        [many] { $count } карт дроидов-разведчиков
       *[other] { $count } карты дроидов-разведчиков
    }.
rebellion-event-drew-objectives = Взяты цели: { $cards }.
rebellion-event-drew-objectives-unseen =
    Повстанцы берут { $count ->
        [one] { $count } карту цели
        [few] { $count } карты целей
        [many] { $count } карт целей
       *[other] { $count } карты целей
    }.
rebellion-event-drew-tactics = { $side }: карты тактики — { $cards }.
rebellion-event-drew-tactics-unseen =
    { $side }: { $count ->
        [one] { $count } карта тактики
        [few] { $count } карты тактики
        [many] { $count } карт тактики
       *[other] { $count } карты тактики
    } ({ $theatre }).

# Что считают за много партий

rebellion-note-rounds = раунды
rebellion-note-base-revealed = база раскрыта в раунде
