# Карты действий и кольца; отряды, которые карты дают или уничтожают.

rebellion-face-hit = попадание
rebellion-face-direct-hit = прямое попадание
rebellion-face-special = особый результат
rebellion-face-blank = пустая грань

# Использование карты

rebellion-option-use = Использовать «{ $card }»
rebellion-option-use-with = Использовать «{ $card }»: { $leader }
rebellion-option-no-card = Сейчас без карты действия
rebellion-event-action-used = { $side }: карта действия «{ $card }».
rebellion-prompt-use-action-start-of-combat = Бой начинается: используете карту действия?
rebellion-prompt-use-action-oppose = Используете карту действия, чтобы помешать миссии?
rebellion-prompt-use-action-before-dice = Перед броском кубиков миссии: используете карту действия?
rebellion-prompt-use-action-before-attack = Перед броском вашей атаки: используете карту действия?
rebellion-prompt-use-action-before-plans = Перед броском против Звезды Смерти: используете карту действия?
rebellion-prompt-use-action-success = Миссия удалась: используете карту действия?
rebellion-prompt-use-action-rescue = Лидер спасён: используете карту действия?
rebellion-prompt-use-action-capture = Ваш лидер только что захвачен: используете карту действия?
rebellion-prompt-blindside = Перед тем как открыть миссию: используете карту действия?

# В фазе назначений

rebellion-prompt-place-for-card = «{ $card }»: выберите, куда отправится лидер
rebellion-prompt-move-garrison = Выберите систему, куда уйдут все ваши наземные отряды ({ $system })
rebellion-prompt-search-deck = Выберите карту из колоды; на неё будет назначен ваш лидер
rebellion-event-leader-placed = { $leader } теперь здесь: { $system }.
rebellion-event-rumour-true = База повстанцев — в регионе этой системы: { $system }.
rebellion-event-rumour-false = Базы повстанцев нет в регионе этой системы: { $system }.
rebellion-event-friend-found = { $leader } присоединяется к повстанцам здесь: { $system }.
rebellion-event-garrison-moved = Все наземные отряды Империи перемещаются: { $system } → { $goal }.
rebellion-event-found-mission = { $leader } теперь на карте из колоды: «{ $mission }».
rebellion-event-found-mission-unseen = { $side }: { $leader } теперь на карте из колоды.

# В начале боя

rebellion-prompt-choose-tactics = Выберите колоду, из которой возьмёте три карты тактики
rebellion-option-draw-three-space = Три карты космической тактики
rebellion-option-draw-three-ground = Три карты наземной тактики
rebellion-prompt-call-leader = Выберите лидера, который присоединится к бою
rebellion-event-called-in = { $leader } присоединяется к бою из резерва.
rebellion-prompt-choose-victim = Выберите отряд повстанцев, который уничтожите

# В свой особый момент

rebellion-prompt-go-undercover = Выберите лидера, который прибудет помешать миссии
rebellion-event-joined = { $leader } прибывает, чтобы помешать миссии.
rebellion-prompt-lay-dice =
    Выберите кубики, которые выложите, а не бросите: { $count ->
        [one] ещё { $count } кубик
        [few] ещё { $count } кубика
        [many] ещё { $count } кубиков
       *[other] ещё { $count } кубика
    }
rebellion-option-roll-the-rest = Остальные бросить
rebellion-prompt-search-for-mission = Выберите, что взять из колоды миссий
rebellion-option-take-nothing = Ничего не брать
rebellion-event-took-mission = Взята из колоды миссий: «{ $mission }».
rebellion-event-took-mission-unseen = Повстанцы берут карту из своей колоды миссий.
rebellion-event-took-nothing = Повстанцы ничего не берут из своей колоды миссий.
rebellion-prompt-capture-rescuer = Выберите лидера, которого захватите

# Кольца

rebellion-prompt-give-ring = Кто получит кольцо «{ $ring }»?
rebellion-option-use-ring = Сбросить кольцо «{ $ring }»
rebellion-option-keep-ring = Не сейчас
rebellion-prompt-reroll = Мастер Йода: выберите свой кубик, который перебросите
rebellion-prompt-turn-to-blank = R2-D2: выберите кубик Империи, который повернёте пустой гранью
rebellion-prompt-succeed-instead = C-3PO: сбросить кольцо, чтобы миссия удалась?
rebellion-prompt-fly-away = «Тысячелетний сокол»: сбросить кольцо, чтобы спасти захваченного лидера?
rebellion-event-ring-used = Кольцо «{ $ring }» сброшено.
rebellion-event-rerolled = Кубик переброшен: { $before } → { $after }.
rebellion-event-turned-die = R2-D2 поворачивает кубик Империи: { $before } → { $after }.

# Отряды, которые карты дают или уничтожают

rebellion-prompt-free-figures =
    { $unit } ({ $place }), не хватает: { $count ->
        [one] { $count } фигурки
        [few] { $count } фигурок
        [many] { $count } фигурок
       *[other] { $count } фигурки
    }. Уничтожить свои в другом месте, чтобы получить их здесь?
rebellion-option-free-figure = Уничтожить: { $unit } ({ $place })
rebellion-option-gain-fewer = Получить меньше
rebellion-prompt-queue-unit = Выберите отряд для деления { $space } очереди строительства ({ $system })
rebellion-prompt-destroy-by-health = Выберите, что уничтожить здесь: { $place } (осталось прочности: { $health })
rebellion-prompt-destroy-queued = { $side }: выберите, что уничтожить в очереди строительства (осталось прочности: { $health })
rebellion-option-destroy-queued = Уничтожить: { $unit } (деление { $space })
rebellion-event-queued-destroyed = Уничтожено в очереди строительства, деление { $space }: { $unit }.

# Отказы

rebellion-no-over = Игра окончена.
rebellion-no-unclear = «{ $pick }» здесь выбрать нельзя.
