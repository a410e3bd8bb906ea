# Автоматический соперник.

outer_rim-event-ai-drew = { $who } открывает карту ИИ № { $card }.
outer_rim-event-ai-planning = { $who }, планирование: { $what }.
outer_rim-event-ai-action = { $who }, действия: { $what }.
outer_rim-event-ai-encounter = { $who }, встреча: { $what }.
outer_rim-event-ai-special = { $who }, напоследок: { $what }.
