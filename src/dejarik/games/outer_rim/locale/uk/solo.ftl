# Штінт.

outer_rim-event-ai-drew = { $who } відкриває карту Штінту № { $card }.
outer_rim-event-ai-planning = { $who }, планування: { $what }.
outer_rim-event-ai-action = { $who }, дії: { $what }.
outer_rim-event-ai-encounter = { $who }, зустріч: { $what }.
outer_rim-event-ai-special = { $who }, наостанок: { $what }.
outer_rim-event-ai-planning-skipped = { $who }, планування, не виконано: { $why }.
outer_rim-event-ai-action-skipped = { $who }, дії, не виконано: { $why }.
outer_rim-event-ai-encounter-skipped = { $who }, зустріч, не виконано: { $why }.
outer_rim-event-ai-special-skipped = { $who }, наостанок, не виконано: { $why }.

# Why a line of its card is not done.

outer_rim-ai-obstacle-not-defeated = невдача не спіткала
outer_rim-ai-obstacle-no-damage = немає пошкоджень
outer_rim-ai-obstacle-no-goal = немає жетона мети, до якого рухатися
outer_rim-ai-obstacle-at-goal = жетон мети вже тут
outer_rim-ai-obstacle-no-cargo = немає вантажу для цієї планети
outer_rim-ai-obstacle-no-planet = купувати можна лише на планеті
outer_rim-ai-obstacle-empty-deck = колода порожня
outer_rim-ai-obstacle-no-patrol = тут немає ворожого патруля
outer_rim-ai-obstacle-no-job = немає халтурки для цієї планети
outer_rim-ai-obstacle-no-contact = тут немає контакту долілиць
outer_rim-ai-obstacle-no-crew = тут немає контакту, що став би членом екіпажу
outer_rim-ai-obstacle-too-dear = бракує кредитів
outer_rim-ai-obstacle-no-change = репутація не зміниться

# Its route.

outer_rim-event-ai-heads-for =
    { $who } прямує до найближчого жетона мети ({ $planets }): до нього { $distance ->
        [one] { $distance } терен
        [few] { $distance } терени
        [many] { $distance } теренів
       *[other] { $distance } терену
    }, гіперпривід { $reach }.
outer_rim-event-ai-routes-unstopped = Найкоротших маршрутів: { $count }, без патруля, що зупинив би: { $left }.
outer_rim-event-ai-routes-to-planet = Маршрутів на вибір: { $count }, до планети: { $left }.
outer_rim-event-ai-stopped-by-patrol = { $who }: рух зупинить патруль тут: { $place }.
outer_rim-event-ai-stops-short = { $who }: зупинка на планеті ({ $planet }), а не далі, на навігаційній точці.
outer_rim-event-ai-goal-placed = { $who } кладе жетон мети: { $planet }.
outer_rim-event-ai-goal-gone = { $who } прибирає жетон мети: { $planet }.

# What it buys.

outer_rim-event-ai-other-deck = { $deck }: слоти для неї зайняті, тож натомість { $instead }.
outer_rim-event-ai-forbidden = { $card }: на цій планеті не купити.
outer_rim-event-ai-dear = { $card }: коштує { $price ->
        [one] { $price } кредит
        [few] { $price } кредити
        [many] { $price } кредитів
       *[other] { $price } кредиту
    }, а є { $credits }.
outer_rim-event-ai-no-slot = { $card }: немає вільного слота.
outer_rim-event-ai-no-better = { $card }: коштує не більше за власний корабель.
outer_rim-event-ai-second-armor = { $card }: броня вже є.
outer_rim-event-ai-no-used-ship = { $card }: немає кращого корабля, на який вистачило б кредитів.
outer_rim-event-ai-buys-nothing = { $who } нічого не купує.

# What it has to choose.

outer_rim-event-ai-by-chance = Випадок обирає одне з { $count }.
outer_rim-event-ai-decides = { $who }: випадок обирає: { $what }.
outer_rim-event-ai-declines = { $who } відмовляється: { $what }.
