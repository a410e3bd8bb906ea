# The market and ships.

outer_rim-prompt-cycle-deck = Market: you may cycle a deck
outer_rim-option-cycle = Cycle: { $deck }
outer_rim-option-cycle-nothing = Cycle nothing
outer_rim-prompt-buy-at-market = Market: you may buy a card
outer_rim-option-buy-card = Buy: { $card }
outer_rim-option-buy-nothing = Buy nothing
outer_rim-prompt-trade-in = Still to be paid: { $rest } credits. Trade in assets or pay
outer_rim-option-trade-in-card = Trade in: { $card }
outer_rim-option-pay = Pay the rest in credits
outer_rim-prompt-reveal-cards =
    { $deck }: reveal { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } and perhaps buy one?
outer_rim-prompt-buy-from-deck =
    { $discount ->
        [0] { $deck }: you may buy a card
       *[other] { $deck }: you may buy a card, { $discount } credits cheaper
    }
outer_rim-prompt-name-order = Special Order: what do you look for?
outer_rim-option-order-gear = Gear
outer_rim-option-order-mod = A mod
outer_rim-prompt-buy-ordered = Special Order: you may buy one of these
outer_rim-prompt-choose-used-ship = Choose the used ship that you buy
outer_rim-prompt-expose-planet = Choose the planet whose contacts are turned faceup
outer_rim-prompt-choose-who-marks = Several players are nearest: choose who marks the destination
outer_rim-prompt-mark-planet = Choose the planet to which the holocron has to go

outer_rim-event-cycled = { $deck }, cycled to the bottom: { $card }.
outer_rim-event-on-top = { $deck }, on top now: { $card }.
outer_rim-event-shown = { $deck }, revealed: { $cards }.
outer_rim-event-bought =
    { $count ->
        [0] { $who } buys without credits: { $card }.
       *[other] { $who } buys for { $count } credits: { $card }.
    }
outer_rim-event-took-ship = { $who } flies another ship now: { $ship }.
outer_rim-event-shuffled-back = { $deck }: { $card } is shuffled back.
outer_rim-event-marked-planet = { $who } marks the planet for the holocron: { $planet }.
