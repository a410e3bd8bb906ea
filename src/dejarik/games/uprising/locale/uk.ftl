# What Uprising says. Names of cards, districts, tokens and missions are in content/components.yaml.

uprising-title = Повстання
uprising-about = Місто під владою режиму. Опір потай грає картки в п’ять районів; Імперія стежить, ліквідує, дезорієнтує та оточує.

uprising-setting-capitol = Режим «Капітолій», важчий для Імперії й не для першої партії: Капітолій лежить посередині, і Опір, захопивши його, одразу перемагає
uprising-setting-missions = три завдання, крім «Революції»; якщо не вказати, їх визначить випадок

uprising-prompt-choose-pair = Оберіть два суміжні райони для операції
uprising-prompt-play-open = Оберіть картку, яку зіграти відкритою
uprising-prompt-play-closed = Оберіть картку, яку зіграти закритою
uprising-prompt-use-token =
    { $actions ->
        [1] Застосуйте жетон влади (остання дія цього раунду)
        [one] Застосуйте жетон влади (залишилася { $actions } дія)
        [few] Застосуйте жетон влади (залишилося { $actions } дії)
        [many] Застосуйте жетон влади (залишилося { $actions } дій)
       *[other] Застосуйте жетон влади (залишилося { $actions } дії)
    }
uprising-prompt-assign-card = Спрямуйте наступну картку до району
uprising-prompt-declare = Оголосіть захоплений район або завершіть перевірку

uprising-option-pair = { $left } та { $right }
uprising-option-open-card = { $card } — відкритою
uprising-option-close-card = { $card } — закритою
uprising-option-nothing-open = Усі три закритими: є лише Провокації
uprising-option-surveil = Стеження: відкрити картку { $place }
uprising-option-eliminate = Ліквідувати картку { $place }
uprising-option-disorient = Дезорієнтація: картку { $place } до району «{ $district }»
uprising-option-cordon = Оточити район «{ $district }»
uprising-option-assign = Картку { $place } ({ $card }) до району «{ $district }»
uprising-option-capture =
    { $count ->
        [0] Захопити район «{ $district }», виконавши завдання «{ $mission }»
       *[other] Захопити район «{ $district }», виконавши завдання «{ $mission }»; відкрити: { $cards }
    }
uprising-option-finish = Завершити перевірку

uprising-event-set-up = Ряд: { $row }. Завдання: { $missions }.
uprising-event-round = Раунд { $number }.
uprising-event-decisive = Добрано останню картку: Вирішальна операція.
uprising-event-drew =
    Опір добирає { $count ->
        [one] { $count } картку
        [few] { $count } картки
        [many] { $count } карток
       *[other] { $count } картки
    }: { $cards }.
uprising-event-drew-unseen =
    Опір добирає { $count ->
        [one] { $count } картку
        [few] { $count } картки
        [many] { $count } карток
       *[other] { $count } картки
    }.
uprising-event-chose = Опір обирає райони «{ $left }» та «{ $right }».
uprising-event-played-open = Картку { $place } зіграно відкритою: { $card }.
uprising-event-played-closed = Картку { $place } зіграно закритою (її бачите лише ви: { $card }).
uprising-event-played-unseen = Картку { $place } зіграно закритою.
uprising-event-surveilled = Стеження відкриває картку { $place }: { $card }.
uprising-event-provocation = Провокацію одразу ліквідовано.
uprising-event-eliminated = Картку { $place } ліквідовано: { $card }.
uprising-event-eliminated-unseen = Картку { $place } ліквідовано, вона лишається закритою.
uprising-event-disoriented = Імперія дезорієнтує картку { $place }: тепер вона в районі «{ $district }».
uprising-event-cordoned = Імперія оточує район «{ $district }».
uprising-event-assigned = Опір спрямовує картку { $place } до району «{ $district }».
uprising-event-captured =
    { $count ->
        [0] Район «{ $district }» захоплено: виконано завдання «{ $mission }».
       *[other] Район «{ $district }» захоплено: виконано завдання «{ $mission }». Відкрито: { $cards }.
    }
uprising-event-tokens-up = Усі жетони влади знову лежать лицем догори.
uprising-event-won-upr-vic-1 = Опір захопив три райони й перемагає.
uprising-event-won-upr-cpt-3 = Опір захопив Капітолій і перемагає.
uprising-event-won-upr-vic-3 = Імперія втримала контроль над містом і перемагає.

uprising-condition-total = Сума всіх карток — щонайменше { $least } (у режимі «Капітолій» для Капітолію — { $capitol })
uprising-condition-open =
    Щонайменше { $count ->
        [one] { $count } відкрита картка
        [few] { $count } відкриті картки
        [many] { $count } відкритих карток
       *[other] { $count } відкритої картки
    } одного типу
uprising-condition-exceeds = Сума карток «{ $greater }» більша за суму карток «{ $lesser }»; сума карток «{ $lesser }» — щонайменше { $least }
uprising-condition-each = Щонайменше одна картка кожного типу
uprising-condition-same =
    Щонайменше { $count ->
        [one] { $count } картка
        [few] { $count } картки
        [many] { $count } карток
       *[other] { $count } картки
    } з однаковим значенням
uprising-condition-run =
    { $length ->
        [one] { $length } значення поспіль
        [few] { $length } значення поспіль
        [many] { $length } значень поспіль
       *[other] { $length } значення поспіль
    }
uprising-condition-without = Сума карток «{ $kind }» — щонайменше { $least }, і жодної картки «{ $forbidden }»
uprising-condition-both = Сума карток «{ $first }» — щонайменше { $least }, і сума карток «{ $second }» — щонайменше { $least }

uprising-no-over = Гру завершено.
uprising-no-not-your-turn = Зараз не ваша черга: вирішує { $side }.
uprising-no-unclear = «{ $pick }» — такого тут зробити не можна.
uprising-no-wrong-phase = Не в цій фазі. Зараз: { $prompt }.
uprising-no-no-district = Району «{ $text }» немає.
uprising-no-no-card = Картки «{ $text }» немає.
uprising-no-no-mission = Завдання «{ $text }» немає.
uprising-no-no-place = У пулі немає картки «{ $text }»; картки звуться 1, 2 і 3.
uprising-no-captured = Район «{ $district }» захоплено, він вибув із гри.
uprising-no-left-to-right = Назвіть два райони зліва направо.
uprising-no-not-adjacent = Райони «{ $left }» та «{ $right }» не сусідні в ряду.
uprising-no-provocation-open = Провокацію завжди грають закритою.
uprising-no-not-in-hand = Картки «{ $card }» немає (або вже немає) у вашій руці.
uprising-no-open-first = Спершу оберіть картку, яка лежатиме відкритою; закриті — потім.
uprising-no-one-open = Відкритою грають одну картку, і це «{ $card }»; решта закриті.
uprising-no-something-open = Одна картка має бути відкритою; лише три Провокації грають усі закритими.
uprising-no-no-pass = Імперія мусить використати два жетони в кожному раунді; пропустити не можна.
uprising-no-only-provocations = У вас самі Провокації: усі три грають закритими.
uprising-no-token-used = Жетон «{ $token }» лежить лицем донизу; він повернеться, коли буде використано всі чотири жетони.
uprising-no-card-eliminated = Картку { $place } ліквідовано.
uprising-no-card-in-district = Картка { $place } вже в районі «{ $district }».
uprising-no-card-open = Картка «{ $card }» вже відкрита; Стеження відкриває лише закриті картки.
uprising-no-not-in-pair = Район «{ $district }» не належить до двох районів під маркером ескалації.
uprising-no-cordoned = Район «{ $district }» у цьому раунді оточено.
uprising-no-in-order = Картки спрямовують за порядком їхніх місць; наступна — картка { $place }.
uprising-no-mission-not-on-table = Завдання «{ $mission }» немає серед завдань цієї гри.
uprising-no-mission-not-met = Район «{ $district }» не виконує завдання «{ $mission }». Умова: { $condition }.
uprising-no-other-proof = Відкривають лише картки, потрібні для доказу; оберіть один із запропонованих наборів для доказу.


# Стіл у терміналі.
uprising-board-round = Раунд { $round } з { $rounds }
uprising-board-phase-choose-pair = фаза 1: Опір обирає райони
uprising-board-phase-play-open = фаза 2: Опір планує операцію
uprising-board-phase-use-token = фаза 3: Імперія захищається
uprising-board-phase-assign-card = фаза 4: Опір проводить операцію
uprising-board-phase-declare = фаза 5: Опір перевіряє захоплення
uprising-board-phase-over = гру завершено
uprising-board-decisive = Вирішальна операція
uprising-board-pool = пул
uprising-board-marker = ескалація
uprising-board-cordon = оточено
uprising-board-tokens = Жетони влади
uprising-board-hand = Рука
uprising-board-planned = Задумано
uprising-board-deck = Колода
uprising-board-eliminated = Ліквідовано
uprising-board-captured = Захоплено
uprising-board-captured-with = { $district } ({ $mission }):
uprising-board-cards =
    { $count ->
        [one] { $count } картка
        [few] { $count } картки
        [many] { $count } карток
       *[other] { $count } картки
    }
uprising-board-closed-cards =
    { $count ->
        [one] { $count } закрита картка
        [few] { $count } закриті картки
        [many] { $count } закритих карток
       *[other] { $count } закритої картки
    }
uprising-board-reconstructed = ⟲ відтворено
uprising-board-sign-closed = закрита, з раунду 3
uprising-board-sign-sent = спрямувала Імперія
uprising-board-sign-used = жетон лицем донизу

uprising-note-rounds = раунди
