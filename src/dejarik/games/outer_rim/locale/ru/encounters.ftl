# Фаза встречи, контакты, банк данных, задания, награды за головы, доставка.

outer_rim-prompt-choose-encounter = Встреча: что вы делаете?
outer_rim-option-draw-encounter = Взять карту встречи
outer_rim-option-fight-patrol = Сразиться с патрулём: { $faction }
outer_rim-option-meet-contact = Встретиться с контактом: { $contact }
outer_rim-option-meet-facedown = Встретиться с закрытым контактом: { $spot }
outer_rim-option-attempt-job = Взяться за задание: { $job }
outer_rim-option-hunt-crew = Сразиться за награду: { $crew }
outer_rim-option-challenge = Вызвать на космический бой: { $who }
outer_rim-prompt-choose-remote = С кем вы сражаетесь или встречаетесь издалека?

outer_rim-prompt-choose-patrol = Здесь несколько патрулей: о каком говорит карта?
outer_rim-option-name-patrol = { $faction }
outer_rim-prompt-choose-card = Какую карту разыграть? Другая уйдёт под низ колоды
outer_rim-option-resolve-card = Разыграть: { $card }
outer_rim-event-drew = { $who } берёт карту встречи «{ $title }». { $what }
outer_rim-event-drew-secret = { $who } берёт секрет ({ $place }): «{ $title }». { $what }
outer_rim-event-drew-secret-unseen = { $who } берёт секрет и кладёт его лицом вниз ({ $place }).
outer_rim-event-deck-empty = { $who } не берёт карты встречи: колода пуста.
outer_rim-event-foresaw = { $who } смотрит следующие карты встречи: { $cards }.
outer_rim-event-foresaw-unseen = { $who } смотрит две следующие карты встречи.

outer_rim-prompt-pick-contact-peek = На какой контакт тайно посмотреть?
outer_rim-prompt-pick-contact-reveal = Какой контакт перевернуть лицом вверх?
outer_rim-prompt-pick-contact-encounter = С каким контактом встретиться?
outer_rim-prompt-pick-contact-swap = Какой контакт меняется местами?
outer_rim-prompt-pick-contact-move = Какой контакт переместить?
outer_rim-prompt-swap-with = С каким контактом поменять местами ({ $first })?
outer_rim-prompt-move-to = Куда переместить контакт ({ $spot })?
outer_rim-option-look-at = Посмотреть: { $spot }
outer_rim-option-turn-up = Перевернуть: { $spot }
outer_rim-option-pick-token = { $spot }
outer_rim-option-lay-token = { $spot }
outer_rim-event-looked = { $who } тайно смотрит на контакт ({ $spot }): { $contact }.
outer_rim-event-looked-unseen = { $who } тайно смотрит на контакт ({ $spot }).
outer_rim-event-swapped = Два контакта меняются местами: { $one }, { $other }.
outer_rim-event-moved-contact = Контакт перемещается: { $spot } → { $to }.
outer_rim-event-met = { $who } встречается с контактом: { $contact }.
outer_rim-prompt-meet-or-fight = { $contact } — добыча по вашей награде. Встретиться или сразиться?
outer_rim-option-meet = Разыграть карту банка данных
outer_rim-option-fight = Сразиться за награду
outer_rim-event-databank = { $who } разыгрывает карту банка данных: { $card }.
outer_rim-event-step-read = { $who }: { $what }

outer_rim-prompt-choose-opponent = Какого игрока касается задание ({ $job })?
outer_rim-event-attempted = { $who } берётся за задание: { $job }.
outer_rim-event-completed = { $who }: задание выполнено — { $job }.
outer_rim-event-failed = { $who }: задание провалено — { $job }.

outer_rim-prompt-may-defend = Защищать члена экипажа ({ $crew })?
outer_rim-prompt-eliminate-or-capture = Добыча побеждена ({ $bounty }): устранить или захватить?
outer_rim-option-eliminate = Устранить: вознаграждение сразу
outer_rim-option-capture = Захватить: вознаграждение за доставку
outer_rim-event-hunted = { $who } сражается за награду: { $mark }.
outer_rim-event-defended = { $who } защищает члена экипажа: { $mark }.
outer_rim-event-eliminated = { $who } устраняет добычу: { $mark }.
outer_rim-event-captured = { $who } захватывает добычу: { $mark }.
outer_rim-event-challenged = { $who } вызывает на бой: { $other }.

outer_rim-prompt-choose-delivery = Доставка: какая карта?
outer_rim-option-deliver-card = Доставить: { $card }
outer_rim-event-delivered = { $who } доставляет груз: { $card }.
outer_rim-event-delivered-mark = { $who } доставляет захваченную добычу: { $mark }.
outer_rim-event-inspected = { $who }: груз заметили — { $card }.
