# Krok spotkania, kontakty, bank danych, zlecenia, listy gończe, dostawy.

outer_rim-prompt-choose-encounter = Spotkanie: co robisz?
outer_rim-option-draw-encounter = Dobierz kartę spotkania
outer_rim-option-fight-patrol = Walcz z patrolem: { $faction }
outer_rim-option-meet-contact = Spotkaj się z kontaktem: { $contact }
outer_rim-option-meet-facedown = Spotkaj się z zakrytym kontaktem: { $spot }
outer_rim-option-attempt-job = Podejmij zlecenie: { $job }
outer_rim-option-hunt-crew = Walcz o list gończy: { $crew }
outer_rim-option-challenge = Wyzwij na walkę statków: { $who }
outer_rim-prompt-choose-remote = Z kim walczysz albo spotykasz się z daleka?

outer_rim-prompt-choose-patrol = Jest tu kilka patroli: o którym mówi karta?
outer_rim-option-name-patrol = { $faction }
outer_rim-prompt-choose-card = Którą kartę rozpatrujesz? Druga trafi na spód talii
outer_rim-option-resolve-card = Rozpatrz: { $card }
outer_rim-event-drew = { $who } dobiera kartę spotkania „{ $title }”. { $what }
outer_rim-event-drew-secret = { $who } dobiera sekret ({ $place }): „{ $title }”. { $what }
outer_rim-event-drew-secret-unseen = { $who } dobiera sekret i kładzie go zakryty ({ $place }).
outer_rim-event-deck-empty = { $who } nie ma czego dobrać: talia spotkań jest pusta.
outer_rim-event-foresaw = { $who } podgląda następne karty spotkań: { $cards }.
outer_rim-event-foresaw-unseen = { $who } podgląda dwie następne karty spotkań.

outer_rim-prompt-pick-contact-peek = Który zakryty kontakt podglądasz?
outer_rim-prompt-pick-contact-reveal = Który kontakt odkrywasz?
outer_rim-prompt-pick-contact-encounter = Z którym kontaktem się spotykasz?
outer_rim-prompt-pick-contact-swap = Który kontakt zamieni się miejscem?
outer_rim-prompt-pick-contact-move = Który kontakt przemieszczasz?
outer_rim-prompt-swap-with = Z którym kontaktem zamienić ({ $first })?
outer_rim-prompt-move-to = Dokąd przemieścić kontakt ({ $spot })?
outer_rim-option-look-at = Podejrzyj: { $spot }
outer_rim-option-turn-up = Odkryj: { $spot }
outer_rim-option-pick-token = { $spot }
outer_rim-option-lay-token = { $spot }
outer_rim-event-looked = { $who } podgląda zakryty kontakt ({ $spot }): { $contact }.
outer_rim-event-looked-unseen = { $who } podgląda zakryty kontakt ({ $spot }).
outer_rim-event-swapped = Dwa kontakty zamieniają się miejscami: { $one }, { $other }.
outer_rim-event-moved-contact = Kontakt zmienia miejsce: { $spot } → { $to }.
outer_rim-event-met = { $who } spotyka się z kontaktem: { $contact }.
outer_rim-prompt-meet-or-fight = { $contact } to ścigany z twojego listu gończego. Spotkanie czy walka?
outer_rim-option-meet = Rozpatrz kartę banku danych
outer_rim-option-fight = Walcz o list gończy
outer_rim-event-databank = { $who } rozpatruje kartę banku danych: { $card }.
outer_rim-event-step-read = { $who }: { $what }

outer_rim-prompt-choose-opponent = Którego gracza dotyczy zlecenie ({ $job })?
outer_rim-event-attempted = { $who } podejmuje zlecenie: { $job }.
outer_rim-event-completed = { $who }: zlecenie wykonane — { $job }.
outer_rim-event-failed = { $who }: zlecenie nieudane — { $job }.

outer_rim-prompt-may-defend = Bronisz członka załogi ({ $crew })?
outer_rim-prompt-eliminate-or-capture = Ścigany pokonany ({ $bounty }): wyeliminować czy schwytać?
outer_rim-option-eliminate = Wyeliminuj: nagroda od razu
outer_rim-option-capture = Schwytaj: nagroda za dostarczenie
outer_rim-event-hunted = { $who } walczy o list gończy: { $mark }.
outer_rim-event-defended = { $who } broni członka załogi: { $mark }.
outer_rim-event-eliminated = { $who } eliminuje ściganego: { $mark }.
outer_rim-event-captured = { $who } chwyta ściganego: { $mark }.
outer_rim-event-challenged = { $who } rzuca wyzwanie: { $other }.

outer_rim-prompt-choose-delivery = Dostawa: która karta?
outer_rim-option-deliver-card = Dostarcz: { $card }
outer_rim-event-delivered = { $who } dostarcza ładunek: { $card }.
outer_rim-event-delivered-mark = { $who } dostarcza schwytanego ściganego: { $mark }.
outer_rim-event-inspected = { $who }: ładunek zwrócił uwagę — { $card }.
