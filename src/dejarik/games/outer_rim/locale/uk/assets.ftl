# Активи й жетони контактів.

outer_rim-prompt-gain-asset = Берете цю карту ({ $card })?
outer_rim-option-take-card = Узяти: { $card }
outer_rim-option-take-instead = Узяти: { $card }; скинути: { $old }
outer_rim-option-decline = Відмовитися
outer_rim-prompt-make-room = Слотів бракує: виберіть актив, який скинете
outer_rim-prompt-lose-asset = Виберіть актив, який втратите
outer_rim-option-discard-card = Скинути: { $card }
outer_rim-prompt-put-token-back = Виберіть, куди на мапу повернеться контакт: { $contact }
outer_rim-option-put-token = { $spot }
outer_rim-prompt-take-droid = Виберіть дроїда, який приєднається до вашого екіпажу

outer_rim-event-gained = { $who } отримує: { $card }.
outer_rim-event-declined = { $who } відмовляється: { $card }.
outer_rim-event-discarded = { $who } скидає: { $card }.
outer_rim-event-removed = { $who }: { $card } — виведено з гри.
outer_rim-event-handed-over = { $who } віддає гравцеві { $to }: { $card }.
outer_rim-event-came-back = { $contact } знову на мапі, горілиць: { $planet }.
outer_rim-event-turned-up = { $planet }: контакт перевернуто горілиць — { $contact }.
