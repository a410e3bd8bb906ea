# The automatic opponent.

outer_rim-event-ai-drew = { $who } draws AI card { $card }.
outer_rim-event-ai-planning = { $who }, planning: { $what }.
outer_rim-event-ai-action = { $who }, action: { $what }.
outer_rim-event-ai-encounter = { $who }, encounter: { $what }.
outer_rim-event-ai-special = { $who }, at the end: { $what }.
