stones-title = Камешки
stones-about = Берите камешки из кучи и не оставляйте столько, сколько соперник выбрал для ловушки.
stones-setting-heap = сколько камешков в куче
stones-seat-sun = Солнце
stones-seat-moon = Луна
stones-side-sun = Солнце
stones-side-moon = Луна
stones-prompt-take-stones = Возьмите от одного до трёх камешков
stones-prompt-answer-duel = Вам брошен вызов
stones-option-take =
    { $stones ->
        [one] Взять { $stones } камешек
        [few] Взять { $stones } камешка
        [many] Взять { $stones } камешков
       *[other] Взять { $stones } камешка
    }
stones-option-fight = Сразиться
stones-option-back-out = Отступить
stones-event-trap = Ваша ловушка: { $trap }.
stones-event-took =
    { $player } берёт { $stones ->
        [one] { $stones } камешек
        [few] { $stones } камешка
        [many] { $stones } камешков
       *[other] { $stones } камешка
    }.
stones-event-backed-out = { $player } отступает.
stones-event-fought =
    Бой стоит куче { $stones ->
        [one] { $stones } камешек
        [few] { $stones } камешка
        [many] { $stones } камешков
       *[other] { $stones } камешка
    }.
stones-no-unclear = «{ $pick }» здесь не выбор
stones-no-over = игра окончена
stones-no-not-your-turn = решает { $player }
stones-no-not-now = сейчас решается другое
stones-no-how-many = берут от одного до трёх камешков, а не «{ $text }»
stones-no-too-many =
    осталось всего { $stones ->
        [one] { $stones } камешек
        [few] { $stones } камешка
        [many] { $stones } камешков
       *[other] { $stones } камешка
    }
stones-no-not-challenged = вызов никому не брошен
