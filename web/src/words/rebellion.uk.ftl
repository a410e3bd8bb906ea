# Що каже стіл гри «Зоряні війни: Повстання», крім її власного каталогу.

## map

rebellion-web-map = Мапа галактики
rebellion-web-map-closer = Наблизити
rebellion-web-map-farther = Віддалити
rebellion-web-map-fit = Показати всю галактику
rebellion-web-map-signs = Що означають знаки
rebellion-web-map-search-empire = Де може бути база
rebellion-web-map-search-rebel = Що може знати Імперія
rebellion-web-map-search-none = Що можуть знати всі
rebellion-web-map-possible-empire =
    { $count ->
        [one] База може бути в { $count } системі.
       *[other] База може бути в { $count } системах.
    }
rebellion-web-map-possible-all =
    { $count ->
        [one] З того, що бачили всі, база може бути в { $count } системі.
       *[other] З того, що бачили всі, база може бути в { $count } системах.
    }
rebellion-web-map-unknown-probes =
    { $count ->
        [one] Імперія має ще { $count } карту дроїда-розвідника, якої ви не знаєте.
        [few] Імперія має ще { $count } карти дроїдів-розвідників, яких ви не знаєте.
       *[other] Імперія має ще { $count } карт дроїдів-розвідників, яких ви не знаєте.
    }
rebellion-web-map-loyal-neutral = нейтральна
rebellion-web-map-loyal-rebel = лояльна до повстанців
rebellion-web-map-loyal-imperial = лояльна до Імперії
rebellion-web-map-remote = віддалена
rebellion-web-map-impassable = непрохідна ділянка
rebellion-web-map-lane = сусідні системи
rebellion-web-map-mission = тут виконують місію
rebellion-web-map-combat = тут точиться бій
rebellion-web-map-there = { $side }: { $found }
rebellion-web-map-leader-label = { $name } ({ $rings })
rebellion-web-map-known-possible = база може бути тут
rebellion-web-map-known-no-card = виключено: карти дроїда-розвідника немає
rebellion-web-map-known-boxed = виключено: її карта вийшла з гри під час приготування
rebellion-web-map-known-probe-card = виключено: Імперія отримала її карту
rebellion-web-map-known-occupied = виключено: лояльність до Імперії або її наземні війська
rebellion-web-map-known-destroyed = виключено: систему знищено
rebellion-web-map-known-told = виключено: це бачили всі

## battle

rebellion-web-battle-title = Бій: { $place }
rebellion-web-battle-fold = Згорнути
rebellion-web-battle-unfold = Показати
rebellion-web-battle-close = Закрити
rebellion-web-battle-stage-leaders = Лідери
rebellion-web-battle-stage-cards = Карти тактики
rebellion-web-battle-stage-space = Космічні бойові дії
rebellion-web-battle-stage-ground = Наземні бойові дії
rebellion-web-battle-stage-retreat = Відступ
rebellion-web-battle-step-roll = кидок
rebellion-web-battle-step-actions = дії
rebellion-web-battle-step-damage = пошкодження
rebellion-web-battle-step-block = блокування
rebellion-web-battle-active = активна сторона
rebellion-web-battle-attacks = атакує
rebellion-web-battle-no-leader = Лідера тут немає
rebellion-web-battle-values = Тактика: космос { $space }, поверхня { $ground }
rebellion-web-battle-hand =
    { $count ->
        [one] { $count } карта тактики
        [few] { $count } карти тактики
       *[other] { $count } карт тактики
    }
rebellion-web-battle-lost = Втрати:
rebellion-web-battle-won = Перемога: { $side }
rebellion-web-battle-damage = пошкодження { $damage } з { $health }
rebellion-web-battle-fresh = від цієї атаки: { $count }
rebellion-web-battle-dead = буде знищено наприкінці цього кроку
rebellion-web-battle-dying = буде знищено, якщо не заблокувати
rebellion-web-battle-unblockable = Її пошкодження не можна блокувати в цьому кроці
rebellion-web-battle-cannot-retreat = Не може відступити
rebellion-web-battle-held = Не може відступити в цьому раунді
rebellion-web-battle-escapes = Може відступити без транспорту в цьому раунді
rebellion-web-battle-retreated = Відступила
rebellion-web-battle-no-dice = Кубиків немає
rebellion-web-battle-drag = Перетягніть кубик на фігурку або натисніть на неї
rebellion-web-battle-deck-again = Та сама колода ще раз: обидві карти з неї
rebellion-web-battle-when-attack = під час своєї атаки
rebellion-web-battle-when-block = щоб заблокувати
rebellion-web-battle-callable = Лідери, які можуть долучитися
rebellion-web-battle-playable = Карти, які можна зіграти
rebellion-web-battle-ways = Куди відступити
rebellion-web-battle-chronicle = Що відбулося
rebellion-web-attempt-attempts = Виконує: { $side }
rebellion-web-attempt-opposes = Протидіє: { $side }
rebellion-web-attempt-icons =
    { $count ->
        [0] жодного символу цієї навички
        [one] { $count } символ цієї навички
        [few] { $count } символи цієї навички
       *[other] { $count } символів цієї навички
    }
rebellion-web-attempt-portrait = портрет: ще 2 успіхи
rebellion-web-attempt-nobody = Нікого
rebellion-web-attempt-sendable = Лідери, яких можна надіслати

## panels

rebellion-web-holds-leaders = лідери
rebellion-web-holds-missions = місії
rebellion-web-holds-actions = дії
rebellion-web-holds-objectives = цілі
rebellion-web-holds-probes = дроїди
rebellion-web-panels = Панелі
rebellion-web-tab-mine = Моє
rebellion-web-tab-queue = Черга
rebellion-web-tab-piles = Колоди
rebellion-web-tab-track = Час
rebellion-web-tab-load = Рух
rebellion-web-tab-place = Розмістити
rebellion-web-tab-deploy = Розташувати
rebellion-web-tab-build = Будувати
rebellion-web-tab-offer = Вибір
rebellion-web-put-away = Прибрати
rebellion-web-track =
    Час { $time }, репутація { $reputation }: лишилося { $left ->
        [one] { $left } поділка
        [few] { $left } поділки
       *[other] { $left } поділок
    }
rebellion-web-nobody = Нікого
rebellion-web-tactics = тактика: космос { $space }, поверхня { $ground }
rebellion-web-stage = етап { $stage }
rebellion-web-told = Імперія знає
rebellion-web-starting-card = початкова карта
rebellion-web-skill-of = уміння { $icons } з { $cost }
rebellion-web-queue-space = { $space }: черга будівництва, { $side }
rebellion-web-supply = Фігурки в запасі
rebellion-web-lasting = До кінця раунду
rebellion-web-from-top = { $at }-а згори
rebellion-web-pile-mission-deck = Колода місій
rebellion-web-pile-mission-discard = Скинуті місії
rebellion-web-pile-action-deck = Колода дій
rebellion-web-pile-actions-used = Використані карти дій
rebellion-web-pile-objective-deck = Колода цілей
rebellion-web-pile-objectives-scored = Виконані цілі
rebellion-web-pile-project-deck = Колода проектів
rebellion-web-pile-project-discard = Скинуті проекти
rebellion-web-pile-probe-deck = Колода дроїдів-розвідників
rebellion-web-pile-probe-boxed = Дроїди-розвідники поза грою
rebellion-web-pile-tactic-deck-space = Колода космічної тактики
rebellion-web-pile-tactic-discard-space = Скинута космічна тактика
rebellion-web-pile-tactic-deck-ground = Колода наземної тактики
rebellion-web-pile-tactic-discard-ground = Скинута наземна тактика
rebellion-web-begin-anew = Спочатку
rebellion-web-fewer = на одну менше
rebellion-web-more = на одну більше
rebellion-web-everything = Усе
rebellion-web-room = зайнято місць: { $used } з { $room }
rebellion-web-needs-transport = потребує місця
rebellion-web-carries = вміщує { $count }
rebellion-web-loaded = (уже обрано: { $count })
rebellion-web-limit = Можна взяти ще фігурок: { $count }
rebellion-web-too-many = Забагато фігурок: щонайбільше { $count }
rebellion-web-too-full = Замало місця на кораблях ({ $place })
rebellion-web-take-captive = Узяти із собою захопленого: { $leader }
rebellion-web-move =
    Перемістити { $count ->
        [one] { $count } фігурку
        [few] { $count } фігурки
       *[other] { $count } фігурок
    } → { $place }
rebellion-web-move-nothing = Нічого не переміщувати
rebellion-web-place-hint = Оберіть війська, тоді вкажіть систему: на мапі або тут
rebellion-web-place-room = місць: { $count }
rebellion-web-place-here = + { $unit }: { $place }
rebellion-web-take-back = ×{ $count } −, забрати назад { $unit }: { $place }
rebellion-web-place =
    Розмістити { $count ->
        [one] { $count } фігурку
        [few] { $count } фігурки
       *[other] { $count } фігурок
    }
rebellion-web-deploy =
    Розташувати { $count ->
        [one] { $count } фігурку
        [few] { $count } фігурки
       *[other] { $count } фігурок
    }
rebellion-web-build =
    Збудувати { $count ->
        [one] { $count } фігурку
        [few] { $count } фігурки
       *[other] { $count } фігурок
    }
rebellion-web-place-nothing = Ще нічого не розміщено
rebellion-web-place-all-at-base = Усі — у комірку «База повстанців»
rebellion-web-deploy-nothing = Нічого не розташовувати
rebellion-web-build-nothing = Нічого не будувати
rebellion-web-no-room-left = Для решти місця немає
rebellion-web-unused =
    { $count ->
        [one] { $count } символ лишиться без використання
        [few] { $count } символи лишаться без використання
       *[other] { $count } символів лишиться без використання
    }
rebellion-web-slot = поділка { $space }
rebellion-web-left = лишилося { $count }
rebellion-web-no-figures = фігурок немає
rebellion-web-too-few-figures = Замало фігурок: { $unit }
rebellion-web-icon-blue-triangle = синій трикутник
rebellion-web-icon-blue-circle = синє коло
rebellion-web-icon-blue-square = синій квадрат
rebellion-web-icon-orange-triangle = помаранчевий трикутник
rebellion-web-icon-orange-circle = помаранчеве коло
rebellion-web-icon-orange-square = помаранчевий квадрат
rebellion-web-rules = Правила
rebellion-web-doubt = Джерела тут розходяться
rebellion-web-card-starting = Початкова місія
rebellion-web-card-deck = Місія
rebellion-web-card-project = Проект
rebellion-web-card-action = Карта дії
rebellion-web-card-objective = Ціль, етап { $stage }
rebellion-web-card-tactic-space = Карта космічної тактики
rebellion-web-card-tactic-ground = Карта наземної тактики
rebellion-web-card-probe = Карта дроїда-розвідника
rebellion-web-mode-attempt = спроба: їй можуть завадити, і вона може не вдатися
rebellion-web-mode-resolve = виконується одразу: їй не можна завадити
rebellion-web-portrait-attempt = Якщо її виконує цей лідер — ще два успіхи:
rebellion-web-portrait-resolve = Зображений лідер:
rebellion-web-comes-back = Після виконання повертається в руку.
rebellion-web-copies =
    { $count ->
        [one] { $count } така карта в колоді
        [few] { $count } такі карти в колоді
       *[other] { $count } таких карт у колоді
    }
rebellion-web-gives = Репутація
rebellion-web-gives-short = репутація +{ $amount }
rebellion-web-gives-variable = див. текст
rebellion-web-when = Коли
rebellion-web-when-combat = у бою, щойно виконано
rebellion-web-when-start-of-refresh = безпосередньо перед фазою відновлення
rebellion-web-when-attack = під час своєї атаки
rebellion-web-when-block = коли вам призначено пошкодження
rebellion-web-costs = Ціна
rebellion-web-costs-none = нічого
rebellion-web-costs-special-die = кубик з особливою дією
rebellion-web-tactic-values = Значення тактики
rebellion-web-no-tactics = Без значень тактики: не може активувати систему.
rebellion-web-where = Де
rebellion-web-spot-pool = у резерві лідерів
rebellion-web-spot-mission = на місії
rebellion-web-spot-beside-the-board = можна найняти
rebellion-web-spot-box = поза грою
rebellion-web-shown-on-mission = Зображено на місії
rebellion-web-shown-on-actions = Зображено на картах дій
rebellion-web-class-fighter = винищувач
rebellion-web-class-capital-ship = великий корабель
rebellion-web-class-space-station = космічна станція
rebellion-web-class-ground = наземні війська
rebellion-web-class-structure = споруда
rebellion-web-here = { $place }: тут { $count }
rebellion-web-wounded = Пошкодження: { $markers } + { $fresh }
rebellion-web-attack = Атака
rebellion-web-dice-black = чорних: { $count }
rebellion-web-dice-red = червоних: { $count }
rebellion-web-health = Витривалість
rebellion-web-health-black = { $value } (чорна)
rebellion-web-health-red = { $value } (червона)
rebellion-web-capacity = Місткість
rebellion-web-built-by = Чим будують
rebellion-web-about-transport = Рухається лише з кораблями, що вирушають із тієї ж системи й мають для неї місце.
rebellion-web-about-immobile = Не може рухатися.
rebellion-web-figures = Фігурки: на полі { $board }, у черзі будівництва { $queue }, у запасі { $supply }
rebellion-web-region = Система, регіон { $region }
rebellion-web-base-space = Комірка поля, а не система
rebellion-web-about-base-space = Доки база таємна, війська тут так само близько, як сама база: вони переміщуються до її системи й сусідніх систем та назад.
rebellion-web-base-here = База повстанців тут.
rebellion-web-base-hidden-here = Ваша таємна база тут.
rebellion-web-builds = Будує, з поділки { $space } черги:
rebellion-web-adjacent = Сусідні: { $systems }
rebellion-web-about-probe = Бази немає в системі, карту якої Імперія мала, коли обирали базу, або взяла відтоді.
rebellion-web-ring = Кільце
rebellion-web-ring-on = На лідері: { $leader }
rebellion-web-queue-title = Поділка { $space }
rebellion-web-about-queue =
    Війська тут будуть готові через { $rounds ->
        [one] { $rounds } раунд.
        [few] { $rounds } раунди.
       *[other] { $rounds } раундів.
    }
rebellion-web-about-hit = 1 пошкодження війську з витривалістю цього кольору; один успіх у місії.
rebellion-web-about-direct-hit = 1 пошкодження будь-якому війську цього театру; один успіх у місії.
rebellion-web-about-special = Дає взяти карту тактики або сплатити за неї; два успіхи в місії.
rebellion-web-about-blank = Нічого.
rebellion-web-about-deck = Карт у колоді: { $deck }; скинуто: { $discard }

## beliefs
rebellion-web-believed-base = Де база
rebellion-web-believed-mission = Місія лідера: { $leader }
