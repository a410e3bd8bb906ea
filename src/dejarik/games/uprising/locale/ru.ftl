# Что говорит «Восстание». Названия карт, районов, жетонов и заданий — в content/components.yaml.

uprising-title = Восстание
uprising-about = Город под властью режима. Сопротивление тайно разыгрывает карты в пяти районах; Империя следит, ликвидирует, дезориентирует и оцепляет.

uprising-setting-capitol = Режим «Капитолий», труднее для Империи и не для первой партии: Капитолий лежит в середине, и Сопротивление, захватив его, сразу побеждает
uprising-setting-missions = три задания, кроме «Революции»; если их не указать, они выбираются случайно

uprising-prompt-choose-pair = Выберите два соседних района для операции
uprising-prompt-play-open = Выберите карту, которую разыграете в открытую
uprising-prompt-play-closed = Выберите карту, которую разыграете в закрытую
uprising-prompt-use-token =
    { $actions ->
        [one] Используйте жетон власти (последний в этом раунде)
        [few] Используйте жетон власти (осталось { $actions } действия)
        [many] Используйте жетон власти (осталось { $actions } действий)
       *[other] Используйте жетон власти (осталось { $actions } действия)
    }
uprising-prompt-assign-card = Распределите следующую карту в район
uprising-prompt-declare = Объявите захват района или завершите проверку

uprising-option-pair = «{ $left }» и «{ $right }»
uprising-option-open-card = «{ $card }» в открытую
uprising-option-close-card = «{ $card }» в закрытую
uprising-option-nothing-open = Все три в закрытую: на руке одни Провокации
uprising-option-surveil = Слежка: открыть карту { $place }
uprising-option-eliminate = Ликвидация: убрать карту { $place }
uprising-option-disorient = Дезориентация: отправить карту { $place } в район «{ $district }»
uprising-option-cordon = Оцепление: район «{ $district }»
uprising-option-assign = Карту { $place } («{ $card }») — в район «{ $district }»
uprising-option-capture =
    { $count ->
        [0] Захватить район «{ $district }» по заданию «{ $mission }»
       *[other] Захватить район «{ $district }» по заданию «{ $mission }»; открыть: { $cards }
    }
uprising-option-finish = Завершить проверку

uprising-event-set-up = Ряд: { $row }. Задания: { $missions }.
uprising-event-round = Раунд { $number }.
uprising-event-decisive = Взята последняя карта: начинается Решающая операция.
uprising-event-drew =
    Сопротивление берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }: { $cards }.
uprising-event-drew-unseen =
    Сопротивление берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
uprising-event-chose = Сопротивление выбирает районы «{ $left }» и «{ $right }».
uprising-event-played-open = Карта { $place } разыграна в открытую: «{ $card }».
uprising-event-played-closed = Карта { $place } разыграна в закрытую (видите только вы: «{ $card }»).
uprising-event-played-unseen = Карта { $place } разыграна в закрытую.
uprising-event-surveilled = Слежка открывает карту { $place }: «{ $card }».
uprising-event-provocation = Провокация тут же ликвидирована.
uprising-event-eliminated = Карта { $place } ликвидирована: «{ $card }».
uprising-event-eliminated-unseen = Карта { $place } ликвидирована и остаётся закрытой.
uprising-event-disoriented = Дезориентация: Империя отправляет карту { $place } в район «{ $district }».
uprising-event-cordoned = Империя оцепляет район «{ $district }».
uprising-event-assigned = Сопротивление распределяет карту { $place } в район «{ $district }».
uprising-event-captured =
    { $count ->
        [0] Район «{ $district }» захвачен по заданию «{ $mission }».
       *[other] Район «{ $district }» захвачен по заданию «{ $mission }». Открыто: { $cards }.
    }
uprising-event-tokens-up = Все жетоны власти снова лежат лицом вверх.
uprising-event-won-upr-vic-1 = Сопротивление захватило три района и победило.
uprising-event-won-upr-cpt-3 = Сопротивление захватило Капитолий и победило.
uprising-event-won-upr-vic-3 = Империя удержала город и победила.

uprising-condition-total = Сумма всех карт не меньше { $least } (в режиме «Капитолий» для Капитолия — { $capitol })
uprising-condition-open =
    { $count ->
        [one] Не меньше { $count } открытой карты одного типа
        [few] Не меньше { $count } открытых карт одного типа
        [many] Не меньше { $count } открытых карт одного типа
       *[other] Не меньше { $count } открытой карты одного типа
    }
uprising-condition-exceeds = Сумма карт «{ $greater }» больше суммы карт «{ $lesser }»; сумма карт «{ $lesser }» не меньше { $least }
uprising-condition-each = Хотя бы по одной карте каждого типа
uprising-condition-same =
    { $count ->
        [one] Не меньше { $count } карты с одинаковым значением
        [few] Не меньше { $count } карт с одинаковым значением
        [many] Не меньше { $count } карт с одинаковым значением
       *[other] Не меньше { $count } карты с одинаковым значением
    }
uprising-condition-run =
    { $length ->
        [one] { $length } значение подряд
        [few] { $length } значения подряд
        [many] { $length } значений подряд
       *[other] { $length } значения подряд
    }
uprising-condition-without = Сумма карт «{ $kind }» не меньше { $least }, и ни одной карты «{ $forbidden }»
uprising-condition-both = Сумма карт «{ $first }» не меньше { $least }, и сумма карт «{ $second }» не меньше { $least }

uprising-no-over = Игра окончена.
uprising-no-not-your-turn = Сейчас не ваш ход: решает { $side }.
uprising-no-unclear = «{ $pick }» — такого хода здесь нет.
uprising-no-wrong-phase = Не в этой фазе. Сейчас: «{ $prompt }».
uprising-no-no-district = Района «{ $text }» нет.
uprising-no-no-card = Карты «{ $text }» нет.
uprising-no-no-mission = Задания «{ $text }» нет.
uprising-no-no-place = «{ $text }» — не карта пула; карты пула называются 1, 2 и 3.
uprising-no-captured = Район «{ $district }» захвачен и вышел из игры.
uprising-no-left-to-right = Назовите два района слева направо.
uprising-no-not-adjacent = Районы «{ $left }» и «{ $right }» — не соседи в ряду.
uprising-no-provocation-open = Провокацию можно разыграть только в закрытую.
uprising-no-not-in-hand = Карты «{ $card }» у вас на руке нет (или уже нет).
uprising-no-open-first = Сначала выберите карту, которая ляжет в открытую; закрытые — потом.
uprising-no-one-open = В открытую разыгрывается одна карта, и это «{ $card }»; остальные — в закрытую.
uprising-no-something-open = Одна карта должна быть открытой; только три Провокации играют все закрытыми.
uprising-no-no-pass = Империя обязана использовать два жетона в каждом раунде; пропустить нельзя.
uprising-no-only-provocations = У вас одни Провокации: все три играют закрытыми.
uprising-no-token-used = Жетон «{ $token }» лежит лицом вниз; он вернётся, когда будут использованы все четыре жетона.
uprising-no-card-eliminated = Карта { $place } ликвидирована.
uprising-no-card-in-district = Карта { $place } уже лежит в районе «{ $district }».
uprising-no-card-open = Карта «{ $card }» уже открыта; слежка открывает только закрытые карты.
uprising-no-not-in-pair = Район «{ $district }» — не один из двух под маркером эскалации.
uprising-no-cordoned = Район «{ $district }» в этом раунде оцеплен.
uprising-no-in-order = Карты распределяются по порядку мест; следующая — карта { $place }.
uprising-no-mission-not-on-table = Задания «{ $mission }» нет среди заданий этой партии.
uprising-no-mission-not-met = Район «{ $district }» не выполняет задание «{ $mission }». Условие: { $condition }.
uprising-no-other-proof = Открываются только карты, нужные для доказательства; выберите один из предложенных наборов.


# Стол в терминале.
uprising-board-round = Раунд { $round } из { $rounds }
uprising-board-phase-choose-pair = фаза 1: Сопротивление выбирает районы
uprising-board-phase-play-open = фаза 2: Сопротивление планирует операцию
uprising-board-phase-use-token = фаза 3: Империя обороняется
uprising-board-phase-assign-card = фаза 4: Сопротивление проводит операцию
uprising-board-phase-declare = фаза 5: Сопротивление проверяет захваты
uprising-board-phase-over = игра окончена
uprising-board-decisive = Решающая операция
uprising-board-pool = пул
uprising-board-marker = эскалация
uprising-board-cordon = оцеплен
uprising-board-tokens = Жетоны власти
uprising-board-hand = Рука
uprising-board-planned = План
uprising-board-deck = Колода
uprising-board-eliminated = Ликвидировано
uprising-board-captured = Захвачено
uprising-board-captured-with = «{ $district }» по заданию «{ $mission }»:
uprising-board-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
uprising-board-closed-cards =
    { $count ->
        [one] { $count } закрытая карта
        [few] { $count } закрытые карты
        [many] { $count } закрытых карт
       *[other] { $count } закрытой карты
    }
uprising-board-reconstructed = ⟲ реконструкция
uprising-board-sign-closed = закрытая, из раунда 3
uprising-board-sign-sent = отправлена туда Империей
uprising-board-sign-used = жетон лицом вниз

uprising-note-rounds = раунды
