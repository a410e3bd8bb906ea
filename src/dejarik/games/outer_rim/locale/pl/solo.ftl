# SI.

outer_rim-event-ai-drew = { $who } dobiera kartę SI nr { $card }.
outer_rim-event-ai-planning = { $who }, planowanie: { $what }.
outer_rim-event-ai-action = { $who }, akcje: { $what }.
outer_rim-event-ai-encounter = { $who }, spotkanie: { $what }.
outer_rim-event-ai-special = { $who }, na koniec: { $what }.
