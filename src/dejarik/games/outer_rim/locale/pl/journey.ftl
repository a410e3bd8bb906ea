# Przygotowanie, tura, ruch, patrole, handel, cele.

outer_rim-nothing = nic
outer_rim-credits =
    { $count ->
        [one] { $count } kredyt
        [few] { $count } kredyty
        [many] { $count } kredytów
       *[other] { $count } kredytu
    }

outer_rim-prompt-choose-character = Wybierz swoją postać
outer_rim-prompt-choose-ship = Wybierz statek początkowy
outer_rim-prompt-choose-ai-character = Wybierz postać dla SI
outer_rim-event-rolled-for-first = { $player } rzuca o pierwszą turę; trafień i trafień krytycznych: { $count }.
outer_rim-event-is-first = Pierwszy gracz: { $player }.
outer_rim-event-plays = { $player } gra postacią: { $who }.
outer_rim-event-opponent-is = SI gra postacią: { $who }.
outer_rim-event-starts-with-ship = { $who }: statek początkowy to { $ship }.
outer_rim-event-starts-at = { $who } zaczyna tutaj: { $planet }.

outer_rim-event-turn = Runda { $round }: { $who } zaczyna turę.
outer_rim-event-extra-turn = Runda { $round }: { $who } zaczyna dodatkową turę.
outer_rim-prompt-use-before-end = Zanim skończy się twoja tura, możesz użyć zdolności działającej w dowolnej chwili

outer_rim-prompt-choose-plan = Krok planowania: wybierz jedno
outer_rim-option-move = Ruch
outer_rim-option-gain-credits = Zyskaj 2 000 kredytów
outer_rim-option-recover = Usuń wszystkie obrażenia

outer_rim-prompt-choose-space =
    { $left ->
        [one] Ruch: pozostało { $left } pole
        [few] Ruch: pozostały { $left } pola
        [many] Ruch: pozostało { $left } pól
       *[other] Ruch: pozostało { $left } pola
    }
outer_rim-option-stop = Zatrzymaj się tutaj
outer_rim-prompt-slip-past = Zatrzymuje cię patrol: spróbujesz się prześlizgnąć?
outer_rim-option-stay-with-patrol = Zatrzymaj się tutaj
outer_rim-prompt-stop-mover = Na twoje pole przybywa { $mover }: użyć tej zdolności ({ $ability })?
outer_rim-prompt-put-yourself = Wybierz pole, na które się przemieszczasz
outer_rim-event-moved = { $who } przemieszcza się tutaj: { $space }.

outer_rim-prompt-move-patrol = Patrol ({ $faction }): wybierz pole, na które się przemieści
outer_rim-prompt-send-patrol = Wybierz gracza, w którego stronę przemieści się patrol
outer_rim-event-patrol-called =
    { $count ->
        [one] Patrol ({ $faction }) przemieszcza się o { $count } pole w stronę gracza { $who }.
        [few] Patrol ({ $faction }) przemieszcza się o { $count } pola w stronę gracza { $who }.
        [many] Patrol ({ $faction }) przemieszcza się o { $count } pól w stronę gracza { $who }.
       *[other] Patrol ({ $faction }) przemieszcza się o { $count } pola w stronę gracza { $who }.
    }
outer_rim-event-patrol-moved = Patrol ({ $faction }) jest teraz tutaj: { $space }.
outer_rim-event-next-patrol = Patrol ({ $faction }) usunięto z gry; następny, poziomu { $level }, pojawia się tutaj: { $space }.

outer_rim-prompt-choose-action = Krok akcji: wybierz akcję
outer_rim-option-deliver = Dostawa
outer_rim-option-market = Rynek
outer_rim-option-trade = Handel
outer_rim-prompt-choose-player = Wybierz gracza

outer_rim-prompt-choose-partner = Wybierz, z kim handlujesz
outer_rim-prompt-compose-deal = Ułóż swoją propozycję. Oddajesz: { $given }. Dostajesz: { $received }
outer_rim-option-give-card = Oddaj: { $card }
outer_rim-option-ask-card = Poproś o: { $card }
outer_rim-option-give-credits = Oddaj { $thousands } 000 kredytów
outer_rim-option-ask-credits = Poproś o { $thousands } 000 kredytów
outer_rim-option-offer = Złóż propozycję
outer_rim-option-withdraw = Wycofaj propozycję
outer_rim-prompt-answer-deal = Czy zgadzasz się na tę wymianę? Dostajesz: { $given }. Oddajesz: { $received }
outer_rim-option-accept = Zgódź się
outer_rim-option-decline-offer = Odmów
outer_rim-event-trade-offered = { $who } proponuje graczowi { $partner } wymianę: { $given } za { $received }.
outer_rim-event-gift-offered = { $who } chce dać graczowi { $partner } w prezencie: { $things }.
outer_rim-event-gift-asked = { $who } prosi gracza { $partner } o prezent: { $things }.
outer_rim-event-offer-declined = { $who } odmawia.

outer_rim-option-transfer = Zaproponuj przekazanie kredytów
outer_rim-prompt-propose-transfer = Kto komu przekazuje kredyty?
outer_rim-option-give-to = Przekaż graczowi { $who }
outer_rim-option-ask-from = Otrzymaj od gracza { $who }
outer_rim-prompt-transfer-amount =
    { $count ->
        [0] Ile kredytów?
       *[other] Na razie kredytów: { $count }. Ile jeszcze?
    }
outer_rim-option-add-credits = { $thousands } 000 kredytów
outer_rim-prompt-answer-transfer =
    { $count ->
        [one] Czy się zgadzasz? { $giver } przekazuje graczowi { $taker } { $count } kredyt
        [few] Czy się zgadzasz? { $giver } przekazuje graczowi { $taker } { $count } kredyty
        [many] Czy się zgadzasz? { $giver } przekazuje graczowi { $taker } { $count } kredytów
       *[other] Czy się zgadzasz? { $giver } przekazuje graczowi { $taker } { $count } kredytu
    }
outer_rim-event-transfer-proposed =
    { $count ->
        [one] Propozycja: { $giver } przekazuje graczowi { $taker } { $count } kredyt.
        [few] Propozycja: { $giver } przekazuje graczowi { $taker } { $count } kredyty.
        [many] Propozycja: { $giver } przekazuje graczowi { $taker } { $count } kredytów.
       *[other] Propozycja: { $giver } przekazuje graczowi { $taker } { $count } kredytu.
    }

outer_rim-prompt-next-goal = Osiągnięto kilka celów: który jest pierwszy?
outer_rim-prompt-pay-for-goal = Zapłacić za cel swojego statku?
outer_rim-option-ship-goal = Cel twojego statku
outer_rim-event-goal-achieved = { $who } osiąga cel osobisty i odwraca kartę postaci.
outer_rim-event-ship-goal-achieved = { $who } osiąga cel statku i odwraca jego arkusz ({ $ship }).
outer_rim-event-sabotaged = { $who } kładzie tutaj żeton obrażeń: { $planet }.
