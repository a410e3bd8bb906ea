# Zasoby i żetony kontaktów.

outer_rim-prompt-gain-asset = Bierzesz tę kartę ({ $card })?
outer_rim-option-take-card = Weź: { $card }
outer_rim-option-take-instead = Weź: { $card }; odrzuć: { $old }
outer_rim-option-decline = Odmów
outer_rim-prompt-make-room = Brakuje slotów: wybierz zasób, który odrzucisz
outer_rim-prompt-lose-asset = Wybierz zasób, który tracisz
outer_rim-option-discard-card = Odrzuć: { $card }
outer_rim-prompt-put-token-back = Wybierz, gdzie ten kontakt wróci na mapę: { $contact }
outer_rim-option-put-token = { $spot }
outer_rim-prompt-take-droid = Wybierz droida, który dołączy do twojej załogi

outer_rim-event-gained = { $who } zyskuje: { $card }.
outer_rim-event-declined = { $who } odmawia: { $card }.
outer_rim-event-discarded = { $who } odrzuca: { $card }.
outer_rim-event-removed = { $who }: { $card } — usunięto z gry.
outer_rim-event-handed-over = { $who } przekazuje graczowi { $to }: { $card }.
outer_rim-event-came-back = { $contact } wraca na mapę, odkryty żeton: { $planet }.
outer_rim-event-turned-up = { $planet }: odkryto kontakt — { $contact }.
