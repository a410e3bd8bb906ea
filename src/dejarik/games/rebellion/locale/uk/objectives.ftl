# Цілі та Креслення Зірки Смерті.

rebellion-prompt-play-objective-units-destroyed = Знищено війська: ви можете зіграти карту цілі
rebellion-prompt-play-objective-space-battle = Крок космічних бойових дій завершено: ви можете зіграти карту цілі або спробувати «Креслення Зірки Смерті»
rebellion-prompt-play-objective-combat-end = Бій завершено: ви можете зіграти карту цілі
rebellion-prompt-play-objective-refresh = Починається фаза відновлення: ви можете зіграти карту цілі
rebellion-option-play-objective = Зіграти «{ $card }»
rebellion-option-try-plans = Спробувати «{ $card }»
rebellion-option-no-objective = Не грати карти цілі
rebellion-event-played-objective = Повстанці зіграли карту цілі «{ $card }».
rebellion-prompt-bring-balance = Повернення джедая: оберіть лідера Імперії, якого буде ліквідовано
rebellion-option-eliminate = Ліквідувати: { $leader }
rebellion-prompt-name-target = Креслення Зірки Смерті: оберіть ціль
rebellion-option-plans-against = { $unit }
rebellion-event-revealed-plans = Повстанці відкривають карту «{ $card }».
rebellion-event-rolled-plans = Кубики за «Креслення Зірки Смерті»: { $dice }.
rebellion-event-plans-failed = Прямого влучання немає: карта «{ $card }» повертається в руку.
