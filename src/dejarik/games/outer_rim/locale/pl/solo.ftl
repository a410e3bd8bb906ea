# SI.

outer_rim-event-ai-drew = { $who } dobiera kartę SI nr { $card }.
outer_rim-event-ai-planning = { $who }, planowanie: { $what }.
outer_rim-event-ai-action = { $who }, akcje: { $what }.
outer_rim-event-ai-encounter = { $who }, spotkanie: { $what }.
outer_rim-event-ai-special = { $who }, na koniec: { $what }.
outer_rim-event-ai-planning-skipped = { $who }, planowanie, pominięto: { $why }.
outer_rim-event-ai-action-skipped = { $who }, akcje, pominięto: { $why }.
outer_rim-event-ai-encounter-skipped = { $who }, spotkanie, pominięto: { $why }.
outer_rim-event-ai-special-skipped = { $who }, na koniec, pominięto: { $why }.

# Why a line of its card is not done.

outer_rim-ai-obstacle-not-defeated = postać nie jest pokonana
outer_rim-ai-obstacle-no-damage = nie ma obrażeń
outer_rim-ai-obstacle-no-goal = nie ma żetonu celu, do którego można by lecieć
outer_rim-ai-obstacle-at-goal = żeton celu jest już tutaj
outer_rim-ai-obstacle-no-cargo = nie ma ładunku dla tej planety
outer_rim-ai-obstacle-no-planet = kupuje tylko na planecie
outer_rim-ai-obstacle-empty-deck = talia jest pusta
outer_rim-ai-obstacle-no-patrol = nie ma tu wrogiego patrolu
outer_rim-ai-obstacle-no-job = nie ma zlecenia dla tej planety
outer_rim-ai-obstacle-no-contact = nie ma tu zakrytego kontaktu
outer_rim-ai-obstacle-no-crew = nie ma tu kontaktu, który wszedłby do załogi
outer_rim-ai-obstacle-too-dear = brakuje kredytów
outer_rim-ai-obstacle-no-change = reputacja by się nie zmieniła

# Its route.

outer_rim-event-ai-heads-for =
    { $who } zmierza do najbliższego żetonu celu ({ $planets }): { $distance ->
        [one] { $distance } pole
        [few] { $distance } pola
        [many] { $distance } pól
       *[other] { $distance } pola
    } stąd, hipernapęd { $reach }.
outer_rim-event-ai-routes-unstopped = Najkrótszych tras: { $count }, bez patrolu, który by zatrzymał: { $left }.
outer_rim-event-ai-routes-to-planet = Tras do wyboru: { $count }, kończących się na planecie: { $left }.
outer_rim-event-ai-stopped-by-patrol = { $who }: ruch zatrzyma patrol tutaj: { $place }.
outer_rim-event-ai-stops-short = { $who } zatrzyma się na planecie ({ $planet }), a nie dalej, w punkcie nawigacyjnym.
outer_rim-event-ai-goal-placed = { $who } kładzie żeton celu: { $planet }.
outer_rim-event-ai-goal-gone = { $who } zabiera żeton celu: { $planet }.

# What it buys.

outer_rim-event-ai-other-deck = { $deck }: miejsca na nią są zajęte, więc zamiast niej { $instead }.
outer_rim-event-ai-forbidden = { $card }: na tej planecie nie można tego kupić.
outer_rim-event-ai-dear = { $card }: kosztuje { $price ->
        [one] { $price } kredyt
        [few] { $price } kredyty
        [many] { $price } kredytów
       *[other] { $price } kredytu
    }, a jest { $credits }.
outer_rim-event-ai-no-slot = { $card }: nie ma wolnego miejsca.
outer_rim-event-ai-no-better = { $card }: kosztuje nie więcej niż własny statek.
outer_rim-event-ai-second-armor = { $card }: pancerz już jest.
outer_rim-event-ai-no-used-ship = { $card }: nie ma lepszego statku, na który starczyłoby kredytów.
outer_rim-event-ai-buys-nothing = { $who } nic nie kupuje.

# What it has to choose.

outer_rim-event-ai-by-chance = Los wybiera jedno z { $count }.
outer_rim-event-ai-decides = { $who }: los wybiera: { $what }.
outer_rim-event-ai-declines = { $who } odmawia: { $what }.
