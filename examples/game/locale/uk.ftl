stones-title = Камінці
stones-about = Беріть камінці з купи й не залишайте стільки, скільки суперник обрав для пастки.
stones-setting-heap = скільки камінців у купі
stones-seat-sun = Сонце
stones-seat-moon = Місяць
stones-side-sun = Сонце
stones-side-moon = Місяць
stones-prompt-take-stones = Візьміть від одного до трьох камінців
stones-prompt-answer-duel = Вам кинуто виклик
stones-option-take =
    { $stones ->
        [one] Взяти { $stones } камінець
        [few] Взяти { $stones } камінці
        [many] Взяти { $stones } камінців
       *[other] Взяти { $stones } камінця
    }
stones-option-fight = Битися
stones-option-back-out = Відступити
stones-event-trap = Ваша пастка: { $trap }.
stones-event-took =
    { $player } бере { $stones ->
        [one] { $stones } камінець
        [few] { $stones } камінці
        [many] { $stones } камінців
       *[other] { $stones } камінця
    }.
stones-event-backed-out = { $player } відступає.
stones-event-fought =
    Через бій купа втрачає { $stones ->
        [one] { $stones } камінець
        [few] { $stones } камінці
        [many] { $stones } камінців
       *[other] { $stones } камінця
    }.
stones-no-unclear = «{ $pick }» тут не вибір
stones-no-over = гру закінчено
stones-no-not-your-turn = вирішує { $player }
stones-no-not-now = зараз вирішується інше
stones-no-how-many = беруть від одного до трьох камінців, а не «{ $text }»
stones-no-too-many =
    лишилося всього { $stones ->
        [one] { $stones } камінець
        [few] { $stones } камінці
        [many] { $stones } камінців
       *[other] { $stones } камінця
    }
stones-no-not-challenged = виклику нікому не кинуто
