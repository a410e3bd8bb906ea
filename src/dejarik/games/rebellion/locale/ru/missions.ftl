# Миссии и проекты.

rebellion-option-against = Против: { $leader }
rebellion-prompt-choose-place = Выберите, где проходит миссия
rebellion-prompt-choose-target = Выберите лидера, против которого направлена миссия
rebellion-option-send = Отправить: { $leader }
rebellion-option-send-nobody = Никого не отправлять
rebellion-prompt-oppose = Отправить лидера из резерва, чтобы помешать миссии?
rebellion-event-mission-revealed = { $side }: открыта миссия «{ $mission }» ({ $leaders }).
rebellion-event-mission-at = «{ $mission }»: { $place }.
rebellion-event-mission-against = «{ $mission }» против лидера: { $leader } ({ $place }).
rebellion-event-mission-sent = { $leader } прибывает, чтобы помешать миссии ({ $place }).
rebellion-event-mission-sent-nobody = { $side }: помешать миссии никого не отправили.
rebellion-event-mission-rolled =
    { $dice ->
        [0] { $side }: ни одного кубика для броска.
       *[other] { $side }, бросок: попадания { $hit }, прямые попадания { $direct_hit }, особые { $special }, пустые { $blank }.
    }
rebellion-event-mission-compared = { $side }: { $ours } { $ours ->
    [one] успех
    [few] успеха
    [many] успехов
   *[other] успеха
} против { $theirs }.
rebellion-event-mission-succeeded = Миссия «{ $mission }» удалась.
rebellion-event-mission-failed = Миссия «{ $mission }» провалена.

rebellion-event-went-along = { $leader } тоже отправляется на базу.
rebellion-option-goes-along = { $leader } отправляется на базу
rebellion-option-stay = Остальные остаются
rebellion-prompt-choose-captive = Выберите захваченного лидера, которого спасёте
rebellion-prompt-choose-company = Кто отправится на базу вместе со спасённым лидером?

rebellion-event-looked-at-objectives = Повстанцы посмотрели { $count } { $count ->
    [one] верхнюю карту
    [few] верхние карты
    [many] верхних карт
   *[other] верхней карты
} колоды целей.
rebellion-prompt-keep-on-top = Выберите цель, которая останется сверху; другая уйдёт под низ колоды
rebellion-prompt-keep-objective = Выберите цель, которую возьмёте; другая уйдёт под низ колоды
rebellion-prompt-order-objectives = Верните цели на колоду: какая карта будет { $number }-й сверху?

rebellion-event-sought-base = В поисках новой базы повстанцы посмотрели { $count } { $count ->
    [one] карту дроидов-разведчиков
    [few] карты дроидов-разведчиков
    [many] карт дроидов-разведчиков
   *[other] карты дроидов-разведчиков
}.
rebellion-event-stayed = Повстанцы не основывают новую базу.
rebellion-option-first-mobilization = Сначала та, на которой { $leaders } { $leaders ->
    [one] лидер
    [few] лидера
    [many] лидеров
   *[other] лидера
}
rebellion-prompt-choose-first = Две «Быстрые мобилизации»: какая первая?
rebellion-option-bring-units = Привести на базу до пяти фигурок из системы { $system }
rebellion-option-bring-nothing = Никого не приводить
rebellion-option-seek-new-base = Искать новую базу
rebellion-prompt-choose-mobilization = «Быстрая мобилизация»: приведите войска на базу или ищите новую
rebellion-option-decline-site = Без новой базы
rebellion-prompt-choose-site = Выберите место новой базы или откажитесь

rebellion-event-covered = До конца раунда Империя не может отправлять лидеров из резерва против миссий лидера { $leader }.
rebellion-event-reassigned = { $leaders } теперь на миссии «{ $mission }».
rebellion-event-reassigned-unseen = { $leaders } теперь на одной из начальных миссий.
rebellion-event-planted = Повстанцы вернули карты дроидов-разведчиков: наверх { $top }, под низ { $bottom }.
rebellion-option-gain-loyalty = Получить 2 лояльности
rebellion-option-queue-cruiser = Поставить крейсер Мон-Каламари на деление 3 очереди строительства
rebellion-prompt-choose-support = Выберите, что даст Мон-Каламари
rebellion-prompt-gain-by-shape = Выберите войска, которые получите
rebellion-prompt-choose-apprentice = Кто получит кольцо магистра Йоды?
rebellion-prompt-choose-covered = Выберите лидера, чьи миссии будут прикрыты
rebellion-option-space = На делении { $space }
rebellion-prompt-demolish = Выберите, где уничтожить фигурку в очереди строительства
rebellion-prompt-reassign = Выберите начальную миссию для лидера
rebellion-option-put-on-top = { $system } — наверх
rebellion-option-put-on-bottom = { $system } — под низ
rebellion-prompt-plant-cards = Положите карты дроидов-разведчиков на верх или под низ колоды

rebellion-event-lured = { $leader } поддаётся соблазну тёмной стороны.
rebellion-event-base-is-there = База повстанцев в системе { $system }.
rebellion-event-base-is-not-there = Базы повстанцев нет в системе { $system }.
rebellion-event-showed = Повстанцы показывают цели: { $cards }.
rebellion-event-showed-unseen = Повстанцы показывают Империи свои цели: { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
rebellion-event-intercepted = Повстанцы взяли карты дроидов-разведчиков: { $systems }.
rebellion-event-intercepted-unseen = Повстанцы взяли { $count } { $count ->
    [one] карту дроидов-разведчиков
    [few] карты дроидов-разведчиков
    [many] карт дроидов-разведчиков
   *[other] карты дроидов-разведчиков
}, отдано Империи: { $given }.
rebellion-event-hastened = { $unit }: продвижение на деление { $space } очереди строительства.
rebellion-event-led-to = { $leader } приводит преследователей в систему { $system }.
rebellion-event-named-systems = Повстанцы называют системы: { $systems }.
rebellion-event-delivered = { $leader } теперь в системе { $system }.
rebellion-event-confiscated = «{ $card }» уходит под низ колоды целей.
rebellion-event-confiscated-unseen = Одна из целей уходит под низ колоды.
rebellion-option-draw-two-projects = Взять два проекта и оставить один
rebellion-option-remove-sabotage = Убрать жетон саботажа и взять один проект
rebellion-prompt-choose-research = «Исследования и разработки»: выберите одно
rebellion-prompt-keep-project = Выберите проект, который оставите
rebellion-option-advance = { $unit } с деления { $space }
rebellion-prompt-hasten-unit = Выберите фигурку в очереди строительства, которая продвинется
rebellion-prompt-gain-in-region = Выберите систему, в которой Империя получит 1 лояльность
rebellion-prompt-choose-haven = Выберите систему для лидера { $leader } в регионе вашей базы
rebellion-prompt-name-systems = Назовите системы, в одной из которых ваша база (осталось: { $left })
rebellion-prompt-choose-source = Выберите систему, из которой прибудут войска
rebellion-prompt-deliver-to = Выберите, куда доставить захваченного лидера
rebellion-prompt-confiscate-objective = Выберите цель, которая уйдёт под низ колоды

rebellion-event-deployed-now = { $unit }: немедленное размещение в системе { $system }.
rebellion-event-system-destroyed = Система { $system } уничтожена.
rebellion-option-deploy-now = { $unit } с деления { $space }
rebellion-prompt-oversee-project = Выберите фигурку, которую разместите сразу
