# Фаза зустрічей, контакти, банк даних, халтурки, розшук, доставка.

outer_rim-prompt-choose-encounter = Зустріч: що робите?
outer_rim-option-draw-encounter = Відкрити карту зустрічей
outer_rim-option-fight-patrol = Вступити в бій із патрулем: { $faction }
outer_rim-option-meet-contact = Відкрити контакт: { $contact }
outer_rim-option-meet-facedown = Відкрити контакт, що лежить долілиць: { $spot }
outer_rim-option-attempt-job = Спробувати виконати халтурку: { $job }
outer_rim-option-hunt-crew = Битися за розшук: { $crew }
outer_rim-option-challenge = Викликати на космічний бій: { $who }
outer_rim-prompt-choose-remote = З ким б’єтеся або кого відкриваєте здалеку?

outer_rim-prompt-choose-patrol = Тут кілька патрулів: про який ідеться на карті?
outer_rim-option-name-patrol = { $faction }
outer_rim-prompt-choose-card = Яку карту розіграєте? Інша піде під низ колоди
outer_rim-option-resolve-card = Розіграти: { $card }
outer_rim-event-drew = { $who } відкриває карту зустрічей, «{ $title }». { $what }
outer_rim-event-drew-secret = { $who } бере секрет ({ $place }): «{ $title }». { $what }
outer_rim-event-drew-secret-unseen = { $who } бере секрет і кладе його долілиць ({ $place }).
outer_rim-event-deck-empty = { $who } не має що відкрити: колода зустрічей порожня.
outer_rim-event-foresaw = { $who } дивиться на наступні карти зустрічей: { $cards }.
outer_rim-event-foresaw-unseen = { $who } дивиться на дві наступні карти зустрічей.

outer_rim-prompt-pick-contact-peek = На який контакт таємно подивитеся?
outer_rim-prompt-pick-contact-reveal = Який контакт перевернете горілиць?
outer_rim-prompt-pick-contact-encounter = Який контакт відкриєте?
outer_rim-prompt-pick-contact-swap = Який контакт поміняється місцями?
outer_rim-prompt-pick-contact-move = Який контакт перемістите?
outer_rim-prompt-swap-with = Із яким контактом поміняти місцями ({ $first })?
outer_rim-prompt-move-to = Куди перемістити контакт ({ $spot })?
outer_rim-option-look-at = Подивитися: { $spot }
outer_rim-option-turn-up = Перевернути горілиць: { $spot }
outer_rim-option-pick-token = { $spot }
outer_rim-option-lay-token = { $spot }
outer_rim-event-looked = { $who } таємно дивиться на контакт ({ $spot }): { $contact }.
outer_rim-event-looked-unseen = { $who } таємно дивиться на контакт ({ $spot }).
outer_rim-event-swapped = Два контакти міняються місцями: { $one }, { $other }.
outer_rim-event-moved-contact = Контакт переміщується: { $spot } → { $to }.
outer_rim-event-met = { $who } відкриває контакт: { $contact }.
outer_rim-prompt-meet-or-fight = { $contact } — утікач із вашого розшуку. Розіграти контакт чи битися?
outer_rim-option-meet = Розіграти карту банку даних
outer_rim-option-fight = Битися за розшук
outer_rim-event-databank = { $who } розігрує карту банку даних: { $card }.
outer_rim-event-step-read = { $who }: { $what }

outer_rim-prompt-choose-opponent = Якого гравця стосується халтурка ({ $job })?
outer_rim-event-attempted = { $who } береться за халтурку: { $job }.
outer_rim-event-completed = { $who }: халтурку виконано — { $job }.
outer_rim-event-failed = { $who }: халтурку не виконано — { $job }.

outer_rim-prompt-may-defend = Захищаєте члена екіпажу ({ $crew })?
outer_rim-prompt-eliminate-or-capture = Утікача переможено ({ $bounty }): ліквідувати чи захопити?
outer_rim-option-eliminate = Ліквідувати: винагорода одразу
outer_rim-option-capture = Захопити: винагорода за доставку
outer_rim-event-hunted = { $who } б’ється за розшук: { $mark }.
outer_rim-event-defended = { $who } захищає члена екіпажу: { $mark }.
outer_rim-event-eliminated = { $who } ліквідовує втікача: { $mark }.
outer_rim-event-captured = { $who } захоплює втікача: { $mark }.
outer_rim-event-challenged = { $who } викликає на бій: { $other }.

outer_rim-prompt-choose-delivery = Доставка: яку карту?
outer_rim-option-deliver-card = Доставити: { $card }
outer_rim-event-delivered = { $who } доставляє вантаж: { $card }.
outer_rim-event-delivered-mark = { $who } доставляє захопленого втікача: { $mark }.
outer_rim-event-inspected = { $who }: вантаж помітили — { $card }.
