# Активы и жетоны контактов.

outer_rim-prompt-gain-asset = Берёте эту карту ({ $card })?
outer_rim-option-take-card = Взять: { $card }
outer_rim-option-take-instead = Взять: { $card }; сбросить: { $old }
outer_rim-option-decline = Отказаться
outer_rim-prompt-make-room = Ячеек не хватает: выберите актив, который сбросите
outer_rim-prompt-lose-asset = Выберите актив, который потеряете
outer_rim-option-discard-card = Сбросить: { $card }
outer_rim-prompt-put-token-back = Выберите, куда на поле вернётся контакт: { $contact }
outer_rim-option-put-token = { $spot }
outer_rim-prompt-take-droid = Выберите дроида, который перейдёт в ваш экипаж

outer_rim-event-gained = { $who } получает: { $card }.
outer_rim-event-declined = { $who } отказывается: { $card }.
outer_rim-event-discarded = { $who } сбрасывает: { $card }.
outer_rim-event-removed = { $who }: { $card } — убрано из игры.
outer_rim-event-handed-over = { $who } отдаёт игроку { $to }: { $card }.
outer_rim-event-came-back = { $contact } снова на поле, лицом вверх: { $planet }.
outer_rim-event-turned-up = { $planet }: контакт перевёрнут лицом вверх — { $contact }.
