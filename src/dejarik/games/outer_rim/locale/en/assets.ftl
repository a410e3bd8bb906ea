# Assets and contact tokens.

outer_rim-prompt-gain-asset = Do you take this card ({ $card })?
outer_rim-option-take-card = Take: { $card }
outer_rim-option-take-instead = Take: { $card }; discard: { $old }
outer_rim-option-decline = Decline
outer_rim-prompt-make-room = There is no slot for all your assets: choose the one to discard
outer_rim-prompt-lose-asset = Choose the asset that you lose
outer_rim-option-discard-card = Discard: { $card }
outer_rim-prompt-put-token-back = Choose where this contact comes back to the map: { $contact }
outer_rim-option-put-token = { $spot }
outer_rim-prompt-take-droid = Choose the droid that joins your crew

outer_rim-event-gained = { $who } gains: { $card }.
outer_rim-event-declined = { $who } declines: { $card }.
outer_rim-event-discarded = { $who } discards: { $card }.
outer_rim-event-removed = { $who }: { $card } is removed from the game.
outer_rim-event-handed-over = { $who } hands over to { $to }: { $card }.
outer_rim-event-came-back = { $contact } is back on the map, faceup: { $planet }.
outer_rim-event-turned-up = A contact is turned faceup on { $planet }: { $contact }.
