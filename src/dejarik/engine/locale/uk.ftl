engine-illegal-pick =
    «{ $pick }» не входить до { $count ->
        [one] { $count } варіанта
        [few] { $count } варіантів
        [many] { $count } варіантів
       *[other] { $count } варіанта
    } рішення { $asked }: { $options }
engine-game-over = «{ $pick }» — запізно: гру вже завершено
engine-unknown-game = гри «{ $id }» немає; є такі ігри: { $known }
engine-bad-option = гра { $game } не має параметра «{ $name }»; є такі: { $known }
engine-bad-value = параметр { $name } не може бути «{ $value }»; можливі значення: { $values }
engine-bad-players =
    гра { $game } не для { $players ->
        [one] { $players } гравця
        [few] { $players } гравців
        [many] { $players } гравців
       *[other] { $players } гравця
    }, а для { $least }–{ $most }
engine-damaged = { $where }: { $why }
engine-why-unexpected = цього тут не має бути
engine-why-missing = цього бракує
engine-why-no-such = такого немає: { $sort } «{ $text }»
engine-why-unlike = має бути { $wanted }, а не { $text }
engine-why-not-an-order = { $text } — це не порядок карток
engine-why-no-such-luck = випадок не може дати тут { $text } (можливі значення — від 0, але менші за { $limit })
engine-why-no-json = це не JSON ({ $problem })
engine-why-no-record = це не заголовок запису Dejarik
engine-why-no-pick = це ні вибір, ні кінець гри
engine-why-after-end = після кінця гри нічого бути не може
engine-why-other-end = гра завершилася не так
engine-why-other-seat = вирішувати мало місце { $asked }, а не { $seat }
engine-why-other-luck = випадок тут використано інакше
engine-why-foreign = створено для «{ $theirs }», а тут «{ $ours }»
engine-why-no-decision = незавершена гра чекає на рішення, завершена — ні на що
engine-unknown-bot = бота «{ $name }» немає; є такі боти: { $known }
engine-bad-budget = бот «{ $name }» не може думати «{ $budget }»: вкажіть час до 60 секунд (200ms, 1s) або кількість ітерацій до 1000000 (1000)
engine-bot-without-budget = бот «{ $bot }» обирає відразу, обмежувати його нічим; пишіть «{ $bot }» замість «{ $name }»
engine-bad-players-exactly =
    { $game }: гравців має бути рівно { $least }, а не { $players }
engine-why-not-all = компоненти не всі на місці або якийсь є двічі
engine-why-uneven = списки, що належать разом, мають різну довжину
engine-why-impossible = жодна партія не може до цього дійти
engine-line = рядок { $number }
engine-line-field = рядок { $number }, { $field }
engine-your-turn = Ваш хід: { $game }
engine-new-password = Новий пароль до ігрового столу
engine-new-password-about = Хтось, мабуть ви, попросив новий пароль для облікового запису «{ $login }». Протягом години його можна задати тут. Якщо це були не ви, нічого не робіть: лишиться старий.
engine-ended-resigned =
    Гру здано: { $seat }. { $count ->
        [0] Не переміг ніхто.
       *[other] Перемога: { $winners }
    }
engine-ended-time =
    Час вийшов: { $seat }. { $count ->
        [0] Не переміг ніхто.
       *[other] Перемога: { $winners }
    }
