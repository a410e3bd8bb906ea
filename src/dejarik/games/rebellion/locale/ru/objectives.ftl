# Цели и Чертежи Звезды Смерти.

rebellion-prompt-play-objective-units-destroyed = Уничтожены отряды: вы можете сыграть карту цели
rebellion-prompt-play-objective-space-battle = Шаг космического сражения окончен: вы можете сыграть карту цели или попробовать «Чертежи Звезды Смерти»
rebellion-prompt-play-objective-combat-end = Бой окончен: вы можете сыграть карту цели
rebellion-prompt-play-objective-refresh = Начинается фаза обновления: вы можете сыграть карту цели
rebellion-option-play-objective = Сыграть «{ $card }»
rebellion-option-try-plans = Попробовать «{ $card }»
rebellion-option-no-objective = Не играть карту цели
rebellion-event-played-objective = Повстанцы сыграли карту цели «{ $card }».
rebellion-prompt-bring-balance = Возвращение джедая: выберите лидера Империи, который будет устранён
rebellion-option-eliminate = Устранить: { $leader }
rebellion-prompt-name-target = Чертежи Звезды Смерти: выберите цель
rebellion-option-plans-against = { $unit }
rebellion-event-revealed-plans = Повстанцы открывают карту «{ $card }».
rebellion-event-rolled-plans = Кубики за «Чертежи Звезды Смерти»: { $dice }.
rebellion-event-plans-failed = Прямого попадания нет: карта «{ $card }» возвращается в руку.
