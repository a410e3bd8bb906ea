engine-illegal-pick =
    «{ $pick }» выбрать нельзя. Решение { $asked }, { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
        [many] { $count } вариантов
       *[other] { $count } варианта
    }: { $options }
engine-game-over = «{ $pick }» — слишком поздно: игра окончена
engine-unknown-game = игры «{ $id }» нет; есть такие: { $known }
engine-bad-option = у игры { $game } нет параметра «{ $name }»; есть такие: { $known }
engine-bad-value = параметр { $name } не может быть «{ $value }»; допустимо: { $values }
engine-bad-players =
    игра { $game } не для { $players ->
        [one] { $players } игрока
        [few] { $players } игроков
        [many] { $players } игроков
       *[other] { $players } игрока
    }, а для { $least }–{ $most }
engine-damaged = { $where }: { $why }
engine-why-unexpected = этого здесь быть не должно
engine-why-missing = этого не хватает
engine-why-no-such = неизвестное значение { $sort }: «{ $text }»
engine-why-unlike = должно быть { $wanted }, а не { $text }
engine-why-not-an-order = { $text } — это не порядок карт
engine-why-no-such-luck = случай не может дать здесь { $text } (значения — от 0 и меньше { $limit })
engine-why-no-json = это не JSON ({ $problem })
engine-why-no-record = это не заголовок записи Dejarik
engine-why-no-pick = это не выбор и не конец игры
engine-why-after-end = после конца игры ничего быть не может
engine-why-other-end = игра закончилась не так
engine-why-other-seat = решать должен был не { $seat }, а { $asked }
engine-why-other-luck = случай здесь использован иначе
engine-why-foreign = сделано для «{ $theirs }», а здесь «{ $ours }»
engine-why-no-decision = идущая игра ждёт решения, а законченная не ждёт ничего
engine-unknown-bot = бота «{ $name }» нет; есть такие: { $known }
engine-bad-budget = бот «{ $name }» не может думать «{ $budget }»: укажите время до 60 секунд (200ms, 1s) или число итераций до 1000000 (1000)
engine-bot-without-budget = бот «{ $bot }» выбирает сразу, ограничивать его нечем; пишите «{ $bot }» вместо «{ $name }»
engine-bad-players-exactly =
    { $game }: игроков должно быть ровно { $least }, а не { $players }
engine-why-not-all = компоненты не все на месте или какой-то есть дважды
engine-why-uneven = списки, которые идут вместе, разной длины
engine-why-impossible = ни одна партия не может к этому прийти
engine-line = строка { $number }
engine-line-field = строка { $number }, { $field }
engine-your-turn = Ваш ход: { $game }
engine-new-password = Новый пароль к игровому столу
engine-new-password-about = Кто-то, вероятно вы, попросил новый пароль для учётной записи «{ $login }». В течение часа его можно задать здесь. Если это были не вы, ничего не делайте: останется старый.
engine-ended-resigned =
    Партия сдана: { $seat }. { $count ->
        [0] Не победил никто.
       *[other] Победа: { $winners }
    }
engine-ended-time =
    Время вышло: { $seat }. { $count ->
        [0] Не победил никто.
       *[other] Победа: { $winners }
    }
