# Что говорит стол игры «Звёздные войны: Восстание», кроме её собственного каталога.

## map

rebellion-web-map = Карта галактики
rebellion-web-map-closer = Приблизить
rebellion-web-map-farther = Отдалить
rebellion-web-map-fit = Показать всю галактику
rebellion-web-map-signs = Что означают знаки
rebellion-web-map-search-empire = Где может быть база
rebellion-web-map-search-rebel = Что может знать Империя
rebellion-web-map-search-none = Что могут знать все
rebellion-web-map-possible-empire =
    { $count ->
        [one] База может быть в { $count } системе.
       *[other] База может быть в { $count } системах.
    }
rebellion-web-map-possible-all =
    { $count ->
        [one] Из того, что видели все, база может быть в { $count } системе.
       *[other] Из того, что видели все, база может быть в { $count } системах.
    }
rebellion-web-map-unknown-probes =
    { $count ->
        [one] У Империи есть ещё { $count } карта дроида-разведчика, которой вы не знаете.
        [few] У Империи есть ещё { $count } карты дроидов-разведчиков, которых вы не знаете.
       *[other] У Империи есть ещё { $count } карт дроидов-разведчиков, которых вы не знаете.
    }
rebellion-web-map-loyal-neutral = нейтральная
rebellion-web-map-loyal-rebel = лояльна повстанцам
rebellion-web-map-loyal-imperial = лояльна Империи
rebellion-web-map-remote = отдалённая
rebellion-web-map-impassable = непроходимая граница
rebellion-web-map-lane = соседние системы
rebellion-web-map-mission = здесь выполняют миссию
rebellion-web-map-combat = здесь идёт бой
rebellion-web-map-there = { $side }: { $found }
rebellion-web-map-leader-label = { $name } ({ $rings })
rebellion-web-map-known-possible = база может быть здесь
rebellion-web-map-known-no-card = исключена: карты дроида-разведчика нет
rebellion-web-map-known-boxed = исключена: её карта вышла из игры при подготовке
rebellion-web-map-known-probe-card = исключена: Империя получила её карту
rebellion-web-map-known-occupied = исключена: лояльность Империи или её наземные войска
rebellion-web-map-known-destroyed = исключена: система уничтожена
rebellion-web-map-known-told = исключена: это видели все

## battle

rebellion-web-battle-title = Бой: { $place }
rebellion-web-battle-fold = Свернуть
rebellion-web-battle-unfold = Показать
rebellion-web-battle-close = Закрыть
rebellion-web-battle-stage-leaders = Лидеры
rebellion-web-battle-stage-cards = Карты тактики
rebellion-web-battle-stage-space = Космическое сражение
rebellion-web-battle-stage-ground = Наземное сражение
rebellion-web-battle-stage-retreat = Отступление
rebellion-web-battle-step-roll = бросок
rebellion-web-battle-step-actions = действия
rebellion-web-battle-step-damage = повреждения
rebellion-web-battle-step-block = блокирование
rebellion-web-battle-active = активная сторона
rebellion-web-battle-attacks = атакует
rebellion-web-battle-no-leader = Лидера здесь нет
rebellion-web-battle-values = Тактика: космос { $space }, поверхность { $ground }
rebellion-web-battle-hand =
    { $count ->
        [one] { $count } карта тактики
        [few] { $count } карты тактики
       *[other] { $count } карт тактики
    }
rebellion-web-battle-lost = Потери:
rebellion-web-battle-won = Победа: { $side }
rebellion-web-battle-damage = повреждения { $damage } из { $health }
rebellion-web-battle-fresh = от этой атаки: { $count }
rebellion-web-battle-dead = будет уничтожено в конце этого шага
rebellion-web-battle-dying = будет уничтожено, если не заблокировать
rebellion-web-battle-unblockable = Её повреждения нельзя блокировать в этом шаге
rebellion-web-battle-cannot-retreat = Не может отступить
rebellion-web-battle-held = Не может отступить в этом раунде
rebellion-web-battle-escapes = Может отступить без транспорта в этом раунде
rebellion-web-battle-retreated = Отступила
rebellion-web-battle-no-dice = Кубиков нет
rebellion-web-battle-drag = Перетащите кубик на отряд или нажмите на отряд
rebellion-web-battle-deck-again = Та же колода ещё раз: обе карты из неё
rebellion-web-battle-when-attack = во время своей атаки
rebellion-web-battle-when-block = чтобы заблокировать
rebellion-web-battle-callable = Лидеры, которые могут присоединиться
rebellion-web-battle-playable = Карты, которые можно сыграть
rebellion-web-battle-ways = Куда отступить
rebellion-web-battle-chronicle = Что произошло
rebellion-web-attempt-attempts = Выполняет: { $side }
rebellion-web-attempt-opposes = Противодействует: { $side }
rebellion-web-attempt-icons =
    { $count ->
        [0] ни одного символа этого навыка
        [one] { $count } символ этого навыка
        [few] { $count } символа этого навыка
       *[other] { $count } символов этого навыка
    }
rebellion-web-attempt-portrait = портрет: ещё 2 успеха
rebellion-web-attempt-nobody = Никого
rebellion-web-attempt-sendable = Лидеры, которых можно послать

## panels

rebellion-web-holds-leaders = лидеры
rebellion-web-holds-missions = миссии
rebellion-web-holds-actions = действия
rebellion-web-holds-objectives = цели
rebellion-web-holds-probes = дроиды
rebellion-web-panels = Панели
rebellion-web-tab-mine = Моё
rebellion-web-tab-queue = Очередь
rebellion-web-tab-piles = Колоды
rebellion-web-tab-track = Время
rebellion-web-tab-load = Движение
rebellion-web-tab-place = Разместить
rebellion-web-tab-deploy = Разместить
rebellion-web-tab-build = Строить
rebellion-web-tab-offer = Выбор
rebellion-web-put-away = Убрать
rebellion-web-track =
    Время { $time }, репутация { $reputation }: осталось { $left ->
        [one] { $left } деление
        [few] { $left } деления
       *[other] { $left } делений
    }
rebellion-web-nobody = Никого
rebellion-web-tactics = тактика: космос { $space }, поверхность { $ground }
rebellion-web-stage = этап { $stage }
rebellion-web-told = Империя знает
rebellion-web-starting-card = начальная карта
rebellion-web-skill-of = навык { $icons } из { $cost }
rebellion-web-queue-space = { $space }: очередь строительства, { $side }
rebellion-web-supply = Фигурки в запасе
rebellion-web-lasting = До конца раунда
rebellion-web-from-top = { $at }-я сверху
rebellion-web-pile-mission-deck = Колода миссий
rebellion-web-pile-mission-discard = Сброшенные миссии
rebellion-web-pile-action-deck = Колода действий
rebellion-web-pile-actions-used = Использованные карты действий
rebellion-web-pile-objective-deck = Колода целей
rebellion-web-pile-objectives-scored = Выполненные цели
rebellion-web-pile-project-deck = Колода проектов
rebellion-web-pile-project-discard = Сброшенные проекты
rebellion-web-pile-probe-deck = Колода дроидов-разведчиков
rebellion-web-pile-probe-boxed = Дроиды-разведчики вне игры
rebellion-web-pile-tactic-deck-space = Колода космической тактики
rebellion-web-pile-tactic-discard-space = Сброшенная космическая тактика
rebellion-web-pile-tactic-deck-ground = Колода наземной тактики
rebellion-web-pile-tactic-discard-ground = Сброшенная наземная тактика
rebellion-web-begin-anew = Сначала
rebellion-web-fewer = на одну меньше
rebellion-web-more = на одну больше
rebellion-web-everything = Всё
rebellion-web-room = занято мест: { $used } из { $room }
rebellion-web-needs-transport = нужно место
rebellion-web-carries = вмещает { $count }
rebellion-web-loaded = (уже выбрано: { $count })
rebellion-web-limit = Можно взять ещё фигурок: { $count }
rebellion-web-too-many = Слишком много фигурок: не больше { $count }
rebellion-web-too-full = Слишком мало места на кораблях ({ $place })
rebellion-web-take-captive = Взять с собой захваченного: { $leader }
rebellion-web-move =
    Переместить { $count ->
        [one] { $count } фигурку
        [few] { $count } фигурки
       *[other] { $count } фигурок
    } → { $place }
rebellion-web-move-nothing = Ничего не перемещать
rebellion-web-place-hint = Выберите отряд, затем укажите систему: на карте или здесь
rebellion-web-place-room = мест: { $count }
rebellion-web-place-here = + { $unit }: { $place }
rebellion-web-take-back = ×{ $count } −, забрать назад { $unit }: { $place }
rebellion-web-place =
    Разместить { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
       *[other] { $count } отрядов
    }
rebellion-web-deploy =
    Разместить { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
       *[other] { $count } отрядов
    }
rebellion-web-build =
    Построить { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
       *[other] { $count } отрядов
    }
rebellion-web-place-nothing = Ещё ничего не размещено
rebellion-web-place-all-at-base = Все — в ячейку «База повстанцев»
rebellion-web-deploy-nothing = Ничего не размещать
rebellion-web-build-nothing = Ничего не строить
rebellion-web-no-room-left = Для остальных места нет
rebellion-web-unused =
    { $count ->
        [one] { $count } символ останется без использования
        [few] { $count } символа останутся без использования
       *[other] { $count } символов останется без использования
    }
rebellion-web-slot = деление { $space }
rebellion-web-left = осталось { $count }
rebellion-web-no-figures = фигурок нет
rebellion-web-too-few-figures = Слишком мало фигурок: { $unit }
rebellion-web-icon-blue-triangle = синий треугольник
rebellion-web-icon-blue-circle = синий круг
rebellion-web-icon-blue-square = синий квадрат
rebellion-web-icon-orange-triangle = оранжевый треугольник
rebellion-web-icon-orange-circle = оранжевый круг
rebellion-web-icon-orange-square = оранжевый квадрат
rebellion-web-rules = Правила
rebellion-web-doubt = Источники здесь расходятся
rebellion-web-card-starting = Начальная миссия
rebellion-web-card-deck = Миссия
rebellion-web-card-project = Проект
rebellion-web-card-action = Карта действия
rebellion-web-card-objective = Цель, этап { $stage }
rebellion-web-card-tactic-space = Карта космической тактики
rebellion-web-card-tactic-ground = Карта наземной тактики
rebellion-web-card-probe = Карта дроида-разведчика
rebellion-web-mode-attempt = попытка: ей могут помешать, и она может не удаться
rebellion-web-mode-resolve = выполняется сразу: ей нельзя помешать
rebellion-web-portrait-attempt = Если её выполняет этот лидер — ещё два успеха:
rebellion-web-portrait-resolve = Изображённый лидер:
rebellion-web-comes-back = После выполнения возвращается в руку.
rebellion-web-copies =
    { $count ->
        [one] { $count } такая карта в колоде
        [few] { $count } такие карты в колоде
       *[other] { $count } таких карт в колоде
    }
rebellion-web-gives = Репутация
rebellion-web-gives-short = репутация +{ $amount }
rebellion-web-gives-variable = см. текст
rebellion-web-when = Когда
rebellion-web-when-combat = в бою, как только выполнена
rebellion-web-when-start-of-refresh = прямо перед фазой восстановления
rebellion-web-when-attack = во время своей атаки
rebellion-web-when-block = когда вам назначены повреждения
rebellion-web-costs = Цена
rebellion-web-costs-none = ничего
rebellion-web-costs-special-die = кубик с особым действием
rebellion-web-tactic-values = Значения тактики
rebellion-web-no-tactics = Без значений тактики: не может активировать систему.
rebellion-web-where = Где
rebellion-web-spot-pool = в резерве лидеров
rebellion-web-spot-mission = на миссии
rebellion-web-spot-beside-the-board = можно нанять
rebellion-web-spot-box = вне игры
rebellion-web-shown-on-mission = Изображён на миссии
rebellion-web-shown-on-actions = Изображён на картах действий
rebellion-web-class-fighter = истребитель
rebellion-web-class-capital-ship = большой корабль
rebellion-web-class-space-station = космическая станция
rebellion-web-class-ground = наземный отряд
rebellion-web-class-structure = сооружение
rebellion-web-here = { $place }: здесь { $count }
rebellion-web-wounded = Повреждения: { $markers } + { $fresh }
rebellion-web-attack = Атака
rebellion-web-dice-black = чёрных: { $count }
rebellion-web-dice-red = красных: { $count }
rebellion-web-health = Прочность
rebellion-web-health-black = { $value } (чёрная)
rebellion-web-health-red = { $value } (красная)
rebellion-web-capacity = Вместимость
rebellion-web-built-by = Чем строится
rebellion-web-about-transport = Движется только с кораблями, которые уходят из той же системы и имеют для неё место.
rebellion-web-about-immobile = Не может двигаться.
rebellion-web-figures = Фигурки: на поле { $board }, в очереди строительства { $queue }, в запасе { $supply }
rebellion-web-region = Система, регион { $region }
rebellion-web-base-space = Ячейка поля, а не система
rebellion-web-about-base-space = Пока база скрыта, отряды здесь так же близко, как сама база: они перемещаются в её систему и соседние системы и обратно.
rebellion-web-base-here = База повстанцев здесь.
rebellion-web-base-hidden-here = Ваша скрытая база здесь.
rebellion-web-builds = Строит, с деления { $space } очереди:
rebellion-web-adjacent = Соседние: { $systems }
rebellion-web-about-probe = Базы нет в системе, карта которой была у Империи, когда выбирали базу, или взята с тех пор.
rebellion-web-ring = Кольцо
rebellion-web-ring-on = На лидере: { $leader }
rebellion-web-queue-title = Деление { $space }
rebellion-web-about-queue =
    Отряды здесь будут готовы через { $rounds ->
        [one] { $rounds } раунд.
        [few] { $rounds } раунда.
       *[other] { $rounds } раундов.
    }
rebellion-web-about-hit = 1 повреждение отряду с прочностью этого цвета; один успех в миссии.
rebellion-web-about-direct-hit = 1 повреждение любому отряду этого театра; один успех в миссии.
rebellion-web-about-special = Даёт взять карту тактики или оплатить её; два успеха в миссии.
rebellion-web-about-blank = Ничего.
rebellion-web-about-deck = Карт в колоде: { $deck }; сброшено: { $discard }

## beliefs
rebellion-web-believed-base = Где база
rebellion-web-believed-mission = Миссия лидера: { $leader }
