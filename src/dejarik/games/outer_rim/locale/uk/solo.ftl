# Штінт.

outer_rim-event-ai-drew = { $who } відкриває карту Штінту № { $card }.
outer_rim-event-ai-planning = { $who }, планування: { $what }.
outer_rim-event-ai-action = { $who }, дії: { $what }.
outer_rim-event-ai-encounter = { $who }, зустріч: { $what }.
outer_rim-event-ai-special = { $who }, наостанок: { $what }.
