# Автоматический соперник.

outer_rim-event-ai-drew = { $who } открывает карту ИИ № { $card }.
outer_rim-event-ai-planning = { $who }, планирование: { $what }.
outer_rim-event-ai-action = { $who }, действия: { $what }.
outer_rim-event-ai-encounter = { $who }, встреча: { $what }.
outer_rim-event-ai-special = { $who }, напоследок: { $what }.
outer_rim-event-ai-planning-skipped = { $who }, планирование, не выполнено: { $why }.
outer_rim-event-ai-action-skipped = { $who }, действия, не выполнено: { $why }.
outer_rim-event-ai-encounter-skipped = { $who }, встреча, не выполнено: { $why }.
outer_rim-event-ai-special-skipped = { $who }, напоследок, не выполнено: { $why }.

# Why a line of its card is not done.

outer_rim-ai-obstacle-not-defeated = персонаж не повержен
outer_rim-ai-obstacle-no-damage = урона нет
outer_rim-ai-obstacle-no-goal = нет жетона цели, к которому двигаться
outer_rim-ai-obstacle-at-goal = жетон цели уже здесь
outer_rim-ai-obstacle-no-cargo = нет груза для этой планеты
outer_rim-ai-obstacle-no-planet = покупает только на планете
outer_rim-ai-obstacle-empty-deck = колода пуста
outer_rim-ai-obstacle-no-patrol = враждебного патруля здесь нет
outer_rim-ai-obstacle-no-job = нет задания для этой планеты
outer_rim-ai-obstacle-no-contact = закрытого контакта здесь нет
outer_rim-ai-obstacle-no-crew = здесь нет контакта, который вошёл бы в экипаж
outer_rim-ai-obstacle-too-dear = не хватает кредитов
outer_rim-ai-obstacle-no-change = репутация не изменится

# Its route.

outer_rim-event-ai-heads-for =
    { $who } направляется к ближайшему жетону цели ({ $planets }): до него { $distance ->
        [one] { $distance } локация
        [few] { $distance } локации
        [many] { $distance } локаций
       *[other] { $distance } локации
    }, гипердвигатель { $reach }.
outer_rim-event-ai-routes-unstopped = Кратчайших путей: { $count }, без патруля, который остановил бы: { $left }.
outer_rim-event-ai-routes-to-planet = Путей на выбор: { $count }, до планеты: { $left }.
outer_rim-event-ai-stopped-by-patrol = { $who }: движение остановит патруль здесь: { $place }.
outer_rim-event-ai-stops-short = { $who }: остановка на планете ({ $planet }), а не дальше, в навигационной точке.
outer_rim-event-ai-goal-placed = { $who } кладёт жетон цели: { $planet }.
outer_rim-event-ai-goal-gone = { $who } убирает жетон цели: { $planet }.

# What it buys.

outer_rim-event-ai-other-deck = { $deck }: ячейки для неё заняты, поэтому вместо неё { $instead }.
outer_rim-event-ai-forbidden = { $card }: на этой планете не купить.
outer_rim-event-ai-dear = { $card }: стоит { $price ->
        [one] { $price } кредит
        [few] { $price } кредита
        [many] { $price } кредитов
       *[other] { $price } кредита
    }, а есть { $credits }.
outer_rim-event-ai-no-slot = { $card }: нет свободной ячейки.
outer_rim-event-ai-no-better = { $card }: стоит не больше собственного корабля.
outer_rim-event-ai-second-armor = { $card }: броня уже есть.
outer_rim-event-ai-no-used-ship = { $card }: нет корабля получше, на который хватило бы кредитов.
outer_rim-event-ai-buys-nothing = { $who } ничего не покупает.

# What it has to choose.

outer_rim-event-ai-by-chance = Случай выбирает одно из { $count }.
outer_rim-event-ai-decides = { $who }: случай выбирает: { $what }.
outer_rim-event-ai-declines = { $who } отказывается: { $what }.
