# Назва, місця, налаштування й те, що кажуть кілька розділів.

outer_rim-title = Зоряні війни: Зовнішнє Кільце
outer_rim-about = Від одного до чотирьох шукачів пригод возять вантажі, полюють на втікачів і беруться за халтурки на краю галактики. Хто перший здобуде десять слави, той переміг; один гравець грає проти Штінту.
outer_rim-setting-map = Мапа: standard — звичайна, unknown-regions — шість фрагментів у випадковому порядку
outer_rim-setting-fame = Скільки слави треба для перемоги: 10 або, у довгій грі, 12
outer_rim-setting-characters = Гравці обирають персонажів чи тягнуть їх навмання
outer_rim-setting-transfers = Чи можна передавати кредити поза угодою
outer_rim-setting-rival-fame = Слава Штінту на початку гри на одного: що більше, то важче
outer_rim-seat-captain-1 = Капітан 1
outer_rim-seat-captain-2 = Капітан 2
outer_rim-seat-captain-3 = Капітан 3
outer_rim-seat-captain-4 = Капітан 4
outer_rim-side-captain-1 = Капітан 1
outer_rim-side-captain-2 = Капітан 2
outer_rim-side-captain-3 = Капітан 3
outer_rim-side-captain-4 = Капітан 4
outer_rim-side-rival = Штінт

outer_rim-section-patrol = навігаційна точка з патрулем
outer_rim-section-no-patrol = навігаційна точка без патруля

outer_rim-option-yes = Так
outer_rim-option-no = Ні
outer_rim-option-done = Готово
outer_rim-option-pass = Не використовувати
outer_rim-option-use-ability = Використати: { $ability }
outer_rim-option-resolve-ability = Далі: { $ability }
outer_rim-prompt-next-ability = На цю мить чекає кілька властивостей: яка з них наступна?
outer_rim-prompt-may-use = Використати цю властивість ({ $ability })?
outer_rim-prompt-choose-way = Оберіть одне
outer_rim-prompt-pay-and-do = Зробити це?
outer_rim-prompt-choose-faction = Яка фракція? Репутація зміниться на { $by }

outer_rim-event-used = { $who } використовує властивість: { $what }.
outer_rim-event-used-own = { $who } використовує властивість: { $what }
outer_rim-event-reputation-positive = { $who }: тепер репутація позитивна ({ $faction }).
outer_rim-event-reputation-neutral = { $who }: тепер репутація нейтральна ({ $faction }).
outer_rim-event-reputation-negative = { $who }: тепер репутація негативна ({ $faction }).
outer_rim-event-credits =
    { $who } отримує { $count ->
        [one] { $count } кредит
        [few] { $count } кредити
        [many] { $count } кредитів
       *[other] { $count } кредиту
    }.
outer_rim-event-credits-lost =
    { $who } втрачає { $count ->
        [one] { $count } кредит
        [few] { $count } кредити
        [many] { $count } кредитів
       *[other] { $count } кредиту
    }.
outer_rim-event-fame =
    { $count ->
        [one] { $who } отримує { $count } славу й має тепер { $fame }.
       *[other] { $who } отримує { $count } слави й має тепер { $fame }.
    }
outer_rim-event-fame-lost =
    { $count ->
        [one] { $who } втрачає { $count } славу й має тепер { $fame }.
       *[other] { $who } втрачає { $count } слави й має тепер { $fame }.
    }
outer_rim-event-won = { $who } перемагає: { $fame } слави.
outer_rim-event-damage-character = { $who }: пошкодження персонажа { $count } (разом { $total }).
outer_rim-event-damage-ship = { $who }: пошкодження корабля { $count } (разом { $total }).
outer_rim-event-recovered-character = { $who } знімає пошкоджень із персонажа: { $count }.
outer_rim-event-recovered-ship = { $who } знімає пошкоджень із корабля: { $count }.
outer_rim-event-defeated = { $who }: спіткала невдача.
outer_rim-event-stood-up = { $who }: невдача минула.
outer_rim-event-lost-secrets =
    { $who } скидає, не показуючи, { $count ->
        [one] { $count } секрет
        [few] { $count } секрети
        [many] { $count } секретів
       *[other] { $count } секрету
    }.
