# Стол в терминале.

rebellion-board-round = Раунд { $round }
rebellion-board-phase-setup = Подготовка к игре
rebellion-board-phase-assignment-phase = Фаза назначений
rebellion-board-phase-command-phase = Фаза приказов
rebellion-board-phase-refresh-phase = Фаза обновления
rebellion-board-phase-over = игра окончена
rebellion-board-turn = ход: { $player }
rebellion-board-passed = пас: { $players }
rebellion-board-winners = победа: { $players }
rebellion-board-you = вы
rebellion-board-base = База повстанцев
rebellion-board-base-none = ещё не выбрана
rebellion-board-base-own = { $system } (тайная)
rebellion-board-base-revealed = { $system } (раскрыта)
rebellion-board-base-possible =
    тайная; { $count ->
        [one] возможна { $count } система
        [few] возможны { $count } системы
        [many] возможны { $count } систем
       *[other] возможны { $count } системы
    }
rebellion-board-public-possible =
    из того, что видели все, { $count ->
        [one] возможна { $count } система
        [few] возможны { $count } системы
        [many] возможны { $count } систем
       *[other] возможны { $count } системы
    }
rebellion-board-pool = Резерв лидеров
rebellion-board-assigned = Назначены
rebellion-board-missions = Миссии
rebellion-board-actions = Карты действий
rebellion-board-objectives = Цели
rebellion-board-scored = Выполнены
rebellion-board-probes = Дроиды-разведчики
rebellion-board-queue = Очередь строительства
rebellion-board-ready = Разместить
rebellion-board-moving = Движутся
rebellion-board-decks = Колоды
rebellion-board-rings = Кольца
rebellion-board-decks-rebel = миссии { $missions } · действия { $actions } · цели { $objectives } (сверху: этап { $stage })
rebellion-board-decks-empire = миссии { $missions } · действия { $actions } · проекты { $projects } · дроиды { $probes }
rebellion-board-closed =
    { $count ->
        [one] { $count } закрытая карта
        [few] { $count } закрытые карты
        [many] { $count } закрытых карт
       *[other] { $count } закрытой карты
    }
rebellion-board-face-down = закрыта
rebellion-board-mission = Миссия
rebellion-board-against = против лидера: { $leader }
rebellion-board-failed = неудача
rebellion-board-successes =
    { $count ->
        [one] { $count } успех
        [few] { $count } успеха
        [many] { $count } успехов
       *[other] { $count } успеха
    }
rebellion-board-combat = Бой
rebellion-board-combat-round = раунд боя { $round }
rebellion-board-battle-space = космическое сражение
rebellion-board-battle-ground = наземное сражение
rebellion-board-attacks = атака: { $side }
rebellion-board-dice = Кубики
rebellion-board-damage = Повреждения
rebellion-board-tactics = Карты тактики
rebellion-board-tactics-space = космической: { $cards }
rebellion-board-tactics-ground = наземной: { $cards }
rebellion-board-sign-rebel = повстанцы, лояльна им
rebellion-board-sign-empire = Империя, лояльна ей
rebellion-board-sign-neutral = нейтральная или отдалённая
rebellion-board-sign-subjugated = оккупация
rebellion-board-sign-sabotaged = саботаж
rebellion-board-sign-destroyed = уничтожена
rebellion-board-sign-base = база повстанцев
rebellion-board-sign-possible = база может быть здесь
rebellion-board-sign-captured = захвачен
rebellion-board-sign-ships = строит корабли
rebellion-board-sign-ground = строит наземные войска
rebellion-board-sign-space = деление очереди
rebellion-board-sign-recruit = найм
rebellion-board-sign-build = строительство
rebellion-board-sign-time = время
rebellion-board-sign-reputation = репутация

# Войска, коротко, чтобы поместились на карте

rebellion-board-unit-tie-fighter = СИД
rebellion-board-unit-assault-carrier = Штурм. крейсер
rebellion-board-unit-star-destroyer = Разрушитель
rebellion-board-unit-super-star-destroyer = Суперразрушитель
rebellion-board-unit-death-star = Звезда Смерти
rebellion-board-unit-death-star-under-construction = Недостр. Звезда
rebellion-board-unit-stormtrooper = Штурмовик
rebellion-board-unit-at-st = AT-ST
rebellion-board-unit-at-at = AT-AT
rebellion-board-unit-x-wing = X-wing
rebellion-board-unit-y-wing = Y-wing
rebellion-board-unit-rebel-transport = Транспорт
rebellion-board-unit-corellian-corvette = Корвет
rebellion-board-unit-mon-calamari-cruiser = Крейсер Мон-К.
rebellion-board-unit-rebel-trooper = Солдат
rebellion-board-unit-airspeeder = Аэроспидер
rebellion-board-unit-shield-generator = Генератор щита
rebellion-board-unit-ion-cannon = Ионная пушка

# Вблизи

rebellion-board-adjacent = рядом: { $systems }
rebellion-board-builds = строит: { $rebel } (повстанцы) или { $imperial } (Империя)
rebellion-board-present = здесь: { $figures }
rebellion-board-skills = умения: { $icons }
rebellion-board-icons = { $skill } { $count }
rebellion-board-no-skills = без умений
rebellion-board-tactic-values = тактика: космическая { $space }, наземная { $ground }
rebellion-board-no-tactic-values = без значений тактики: не может активировать системы
rebellion-board-is-at = сейчас здесь: { $place }
rebellion-board-spot-pool = в резерве лидеров
rebellion-board-spot-mission = назначен на миссию
rebellion-board-spot-beside-the-board = ещё не в игре
rebellion-board-spot-box = выбыл из игры
rebellion-board-attack = атака: чёрных кубиков { $black }, красных { $red }
rebellion-board-health-black = прочность { $count } (чёрная)
rebellion-board-health-red = прочность { $count } (красная)
rebellion-board-no-health = без прочности: нельзя нанести повреждения
rebellion-board-capacity = перевозит { $count }
rebellion-board-immobile = неподвижна
rebellion-board-needs-transport = нужен транспорт
rebellion-board-box = фигурок в игре: { $count }
rebellion-board-attempt = попытаться выполнить: { $icons }
rebellion-board-resolve = выполнить: { $icons }
rebellion-board-portrait = портрет: { $leader }
rebellion-board-timing = { $timing }: { $leaders }
rebellion-board-stage = этап { $stage }
