# Rynek i statki.

outer_rim-prompt-cycle-deck = Rynek: możesz przewinąć talię
outer_rim-option-cycle = Przewiń: { $deck }
outer_rim-option-cycle-nothing = Nie przewijaj żadnej
outer_rim-prompt-buy-at-market = Rynek: możesz kupić kartę
outer_rim-option-buy-card = Kup: { $card }
outer_rim-option-buy-nothing = Nic nie kupuj
outer_rim-prompt-trade-in = Kredyty, które zostały do zapłacenia: { $rest }. Oddaj zasoby w rozliczeniu albo zapłać
outer_rim-option-trade-in-card = Oddaj w rozliczeniu: { $card }
outer_rim-option-pay = Zapłać resztę kredytami
outer_rim-prompt-reveal-cards =
    { $deck }: odkryć { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } i może jedną kupić?
outer_rim-prompt-buy-from-deck =
    { $discount ->
        [0] { $deck }: możesz kupić kartę
       *[other] { $deck }: możesz kupić kartę ze zniżką { $discount }
    }
outer_rim-prompt-name-order = Zamówienie specjalne: czego szukasz?
outer_rim-option-order-gear = Wyposażenie
outer_rim-option-order-mod = Modyfikacja
outer_rim-prompt-buy-ordered = Zamówienie specjalne: możesz kupić jedną z tych kart
outer_rim-prompt-choose-used-ship = Wybierz używany statek, który kupujesz
outer_rim-prompt-expose-planet = Wybierz planetę, na której kontakty zostaną odkryte
outer_rim-prompt-choose-who-marks = Najbliższych graczy jest kilku: wybierz, kto oznaczy miejsce docelowe
outer_rim-prompt-mark-planet = Wybierz planetę, na którą trzeba dostarczyć holokron

outer_rim-event-cycled = { $deck }, przewinięto na spód: { $card }.
outer_rim-event-on-top = { $deck }, teraz na wierzchu: { $card }.
outer_rim-event-shown = { $deck }, odkryto: { $cards }.
outer_rim-event-bought =
    { $count ->
        [0] { $who } kupuje bez kredytów: { $card }.
       *[other] { $who } kupuje za { $count } kredytów: { $card }.
    }
outer_rim-event-took-ship = { $who } lata teraz innym statkiem: { $ship }.
outer_rim-event-shuffled-back = { $deck }: { $card } — wtasowano z powrotem.
outer_rim-event-marked-planet = { $who } oznacza planetę dla holokronu: { $planet }.
