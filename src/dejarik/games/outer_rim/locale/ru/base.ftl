# Название, места, настройки и то, что говорят несколько глав.

outer_rim-title = Звёздные войны: Внешнее Кольцо
outer_rim-about = От одного до четырёх искателей приключений возят грузы, охотятся за головами и берутся за задания на краю галактики. Кто первым наберёт десять славы, тот победил; один игрок играет против автоматического соперника.
outer_rim-setting-map = Поле: standard — обычное, unknown-regions — шесть фрагментов в случайном порядке
outer_rim-setting-fame = Сколько славы нужно для победы: 10 или, в долгой игре, 12
outer_rim-setting-characters = Игроки выбирают персонажей или тянут их наугад
outer_rim-setting-transfers = Можно ли передавать кредиты вне сделки
outer_rim-setting-rival-fame = Слава соперника в начале игры на одного: чем больше, тем труднее
outer_rim-seat-captain-1 = Капитан 1
outer_rim-seat-captain-2 = Капитан 2
outer_rim-seat-captain-3 = Капитан 3
outer_rim-seat-captain-4 = Капитан 4
outer_rim-side-captain-1 = Капитан 1
outer_rim-side-captain-2 = Капитан 2
outer_rim-side-captain-3 = Капитан 3
outer_rim-side-captain-4 = Капитан 4
outer_rim-side-rival = автоматический соперник

outer_rim-section-patrol = навигационная точка с патрулём
outer_rim-section-no-patrol = навигационная точка без патруля

outer_rim-option-yes = Да
outer_rim-option-no = Нет
outer_rim-option-done = Готово
outer_rim-option-pass = Не применять
outer_rim-option-use-ability = Применить: { $ability }
outer_rim-option-resolve-ability = Дальше: { $ability }
outer_rim-prompt-next-ability = Этого момента ждут несколько свойств: какое следующее?
outer_rim-prompt-may-use = Применить это свойство ({ $ability })?
outer_rim-prompt-choose-way = Выберите одно
outer_rim-prompt-pay-and-do = Сделать это?
outer_rim-prompt-choose-faction = Какая фракция? Репутация изменится на { $by }

outer_rim-event-used = { $who } применяет свойство: { $what }.
outer_rim-event-used-own = { $who } применяет свойство: { $what }
outer_rim-event-reputation-positive = { $who }: теперь репутация положительная ({ $faction }).
outer_rim-event-reputation-neutral = { $who }: теперь репутация нейтральная ({ $faction }).
outer_rim-event-reputation-negative = { $who }: теперь репутация отрицательная ({ $faction }).
outer_rim-event-credits =
    { $who } получает { $count ->
        [one] { $count } кредит
        [few] { $count } кредита
        [many] { $count } кредитов
       *[other] { $count } кредита
    }.
outer_rim-event-credits-lost =
    { $who } теряет { $count ->
        [one] { $count } кредит
        [few] { $count } кредита
        [many] { $count } кредитов
       *[other] { $count } кредита
    }.
outer_rim-event-fame =
    { $count ->
        [one] { $who } получает { $count } славу, теперь { $fame }.
       *[other] { $who } получает { $count } славы, теперь { $fame }.
    }
outer_rim-event-fame-lost =
    { $count ->
        [one] { $who } теряет { $count } славу, теперь { $fame }.
       *[other] { $who } теряет { $count } славы, теперь { $fame }.
    }
outer_rim-event-won = { $who } побеждает: { $fame } славы.
outer_rim-event-damage-character = { $who }: урон персонажу { $count } (всего { $total }).
outer_rim-event-damage-ship = { $who }: урон кораблю { $count } (всего { $total }).
outer_rim-event-recovered-character = { $who } снимает урон с персонажа: { $count }.
outer_rim-event-recovered-ship = { $who } снимает урон с корабля: { $count }.
outer_rim-event-defeated = Персонаж повержен: { $who }.
outer_rim-event-stood-up = Больше не повержен: { $who }.
outer_rim-event-lost-secrets =
    { $who } сбрасывает, не показывая, { $count ->
        [one] { $count } секрет
        [few] { $count } секрета
        [many] { $count } секретов
       *[other] { $count } секрета
    }.
