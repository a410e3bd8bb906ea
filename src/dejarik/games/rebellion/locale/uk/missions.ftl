# Місії та проекти.

rebellion-option-against = Проти: { $leader }
rebellion-prompt-choose-place = Оберіть, де виконується місія
rebellion-prompt-choose-target = Оберіть лідера, проти якого спрямована місія
rebellion-option-send = Відправити: { $leader }
rebellion-option-send-nobody = Нікого не відправляти
rebellion-prompt-oppose = Відправити лідера з резерву, щоб завадити місії?
rebellion-event-mission-revealed = { $side }: відкрито місію «{ $mission }» ({ $leaders }).
rebellion-event-mission-at = «{ $mission }»: { $place }.
rebellion-event-mission-against = «{ $mission }» проти лідера: { $leader } ({ $place }).
rebellion-event-mission-sent = { $leader } прибуває, щоб завадити місії ({ $place }).
rebellion-event-mission-sent-nobody = { $side }: завадити місії нікого не відправлено.
rebellion-event-mission-rolled =
    { $dice ->
        [0] { $side }: жодного кубика для кидка.
       *[other] { $side }, кидок: влучання { $hit }, прямі влучання { $direct_hit }, особливі дії { $special }, порожні { $blank }.
    }
rebellion-event-mission-compared = { $side }: { $ours } { $ours ->
    [one] успішний результат
    [few] успішні результати
    [many] успішних результатів
   *[other] успішного результату
} проти { $theirs }.
rebellion-event-mission-succeeded = Місія «{ $mission }» успішна.
rebellion-event-mission-failed = Місія «{ $mission }» невдала.

rebellion-event-went-along = { $leader } також вирушає на базу.
rebellion-option-goes-along = { $leader } вирушає на базу
rebellion-option-stay = Решта залишається
rebellion-prompt-choose-captive = Оберіть захопленого лідера, якого врятувати
rebellion-prompt-choose-company = Хто вирушить на базу разом із врятованим лідером?

rebellion-event-looked-at-objectives = Повстанці переглянули { $count } { $count ->
    [one] верхню карту
    [few] верхні карти
    [many] верхніх карт
   *[other] верхньої карти
} колоди цілей.
rebellion-prompt-keep-on-top = Оберіть ціль, що залишиться зверху; інша піде під низ колоди
rebellion-prompt-keep-objective = Оберіть ціль, яку взяти; інша піде під низ колоди
rebellion-prompt-order-objectives = Поверніть цілі на колоду: яка карта буде { $number }-ю згори?

rebellion-event-sought-base = Шукаючи нову базу, повстанці переглянули { $count } { $count ->
    [one] карту дроїдів-розвідників
    [few] карти дроїдів-розвідників
    [many] карт дроїдів-розвідників
   *[other] карти дроїдів-розвідників
}.
rebellion-event-stayed = Повстанці не створюють нової бази.
rebellion-option-first-mobilization = Спершу та, на якій { $leaders } { $leaders ->
    [one] лідер
    [few] лідери
    [many] лідерів
   *[other] лідера
}
rebellion-prompt-choose-first = Дві «Швидкі мобілізації»: яка перша?
rebellion-option-bring-units = Привести на базу до п’яти фігурок із системи { $system }
rebellion-option-bring-nothing = Нікого не приводити
rebellion-option-seek-new-base = Шукати нову базу
rebellion-prompt-choose-mobilization = «Швидка мобілізація»: приведіть війська на базу або шукайте нову
rebellion-option-decline-site = Без нової бази
rebellion-prompt-choose-site = Оберіть розташування нової бази або відмовтеся

rebellion-event-covered = До кінця раунду Імперія не може відправляти лідерів із резерву проти місій лідера { $leader }.
rebellion-event-reassigned = { $leaders } тепер на місії «{ $mission }».
rebellion-event-reassigned-unseen = { $leaders } тепер на одній із початкових місій.
rebellion-event-planted = Повстанці повернули карти дроїдів-розвідників: на верх колоди { $top }, під низ { $bottom }.
rebellion-option-gain-loyalty = Отримати 2 лояльності
rebellion-option-queue-cruiser = Поставити крейсер Мон-Каламарі на позицію 3 черги будівництва
rebellion-prompt-choose-support = Оберіть, що дасть Мон-Каламарі
rebellion-prompt-gain-by-shape = Оберіть війська, які отримаєте
rebellion-prompt-choose-apprentice = Хто отримає кільце майстра Йоди?
rebellion-prompt-choose-covered = Оберіть лідера, чиї місії буде прикрито
rebellion-option-space = На позиції { $space }
rebellion-prompt-demolish = Оберіть, де знищити фігурку в черзі будівництва
rebellion-prompt-reassign = Оберіть початкову місію для лідера
rebellion-option-put-on-top = { $system } — наверх
rebellion-option-put-on-bottom = { $system } — під низ
rebellion-prompt-plant-cards = Покладіть карти дроїдів-розвідників на верх або під низ колоди

rebellion-event-lured = { $leader } піддається спокусі темної сторони.
rebellion-event-base-is-there = База повстанців у системі { $system }.
rebellion-event-base-is-not-there = Бази повстанців немає в системі { $system }.
rebellion-event-showed = Повстанці показують цілі: { $cards }.
rebellion-event-showed-unseen = Повстанці показують Імперії свої цілі: { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
rebellion-event-intercepted = Повстанці взяли карти дроїдів-розвідників: { $systems }.
rebellion-event-intercepted-unseen = Повстанці взяли { $count } { $count ->
    [one] карту дроїдів-розвідників
    [few] карти дроїдів-розвідників
    [many] карт дроїдів-розвідників
   *[other] карти дроїдів-розвідників
}, віддано Імперії: { $given }.
rebellion-event-hastened = { $unit }: просування на позицію { $space } черги будівництва.
rebellion-event-led-to = { $leader } вивів переслідувачів на систему { $system }.
rebellion-event-named-systems = Повстанці називають системи: { $systems }.
rebellion-event-delivered = { $leader } тепер у системі { $system }.
rebellion-event-confiscated = «{ $card }» іде під низ колоди цілей.
rebellion-event-confiscated-unseen = Одна з цілей іде під низ колоди.
rebellion-option-draw-two-projects = Взяти дві карти проектів і залишити одну
rebellion-option-remove-sabotage = Прибрати жетон саботажу та взяти одну карту проекту
rebellion-prompt-choose-research = «Дослідження та розроблення»: оберіть одне
rebellion-prompt-keep-project = Оберіть проект, який залишити
rebellion-option-advance = { $unit } з позиції { $space }
rebellion-prompt-hasten-unit = Оберіть фігурку в черзі будівництва, яка просунеться
rebellion-prompt-gain-in-region = Оберіть систему, у якій Імперія отримає 1 лояльність
rebellion-prompt-choose-haven = Оберіть систему для лідера { $leader } в регіоні вашої бази
rebellion-prompt-name-systems = Назвіть системи, в одній з яких ваша база (залишилося: { $left })
rebellion-prompt-choose-source = Оберіть систему, з якої прибудуть війська
rebellion-prompt-deliver-to = Оберіть, куди доставити захопленого лідера
rebellion-prompt-confiscate-objective = Оберіть ціль, що піде під низ колоди

rebellion-event-deployed-now = { $unit } одразу розташовано в системі { $system }.
rebellion-event-system-destroyed = Систему { $system } знищено.
rebellion-option-deploy-now = { $unit } з позиції { $space }
rebellion-prompt-oversee-project = Оберіть фігурку, яку розташувати одразу
