# Setup, the turn, movement, patrols, trade, goals.

outer_rim-nothing = nothing
outer_rim-credits = { $count } credits

outer_rim-prompt-choose-character = Choose your character
outer_rim-prompt-choose-ship = Choose the ship you start with
outer_rim-prompt-choose-ai-character = Choose the character of the automatic opponent
outer_rim-event-rolled-for-first =
    { $count ->
        [one] { $player } rolls for the first turn: { $count } hit or crit.
       *[other] { $player } rolls for the first turn: { $count } hits and crits.
    }
outer_rim-event-is-first = { $player } is the first player.
outer_rim-event-plays = { $player } plays { $who }.
outer_rim-event-opponent-is = The automatic opponent plays { $who }.
outer_rim-event-starts-with-ship = { $who } starts with this ship: { $ship }.
outer_rim-event-starts-at = { $who } starts here: { $planet }.

outer_rim-event-turn = Round { $round }: { $who } begins a turn.
outer_rim-event-extra-turn = Round { $round }: { $who } takes an extra turn.
outer_rim-prompt-use-before-end = Before your turn ends you may use an any-time ability

outer_rim-prompt-choose-plan = Planning step: choose one
outer_rim-option-move = Move
outer_rim-option-gain-credits = Gain 2,000 credits
outer_rim-option-recover = Recover all damage

outer_rim-prompt-choose-space =
    { $left ->
        [one] Move: { $left } space left
       *[other] Move: { $left } spaces left
    }
outer_rim-option-stop = Stop here
outer_rim-prompt-slip-past = A patrol stops you: try to slip past it?
outer_rim-option-stay-with-patrol = Stop here
outer_rim-prompt-stop-mover = { $mover } comes into your space: use this ability ({ $ability })?
outer_rim-prompt-put-yourself = Choose the space you move to
outer_rim-event-moved = { $who } moves to { $space }.

outer_rim-prompt-move-patrol = Patrol ({ $faction }): choose the space it moves to
outer_rim-prompt-send-patrol = Choose the player the patrol moves towards
outer_rim-event-patrol-called =
    { $count ->
        [one] Patrol ({ $faction }): it moves { $count } space towards { $who }.
       *[other] Patrol ({ $faction }): it moves { $count } spaces towards { $who }.
    }
outer_rim-event-patrol-moved = Patrol ({ $faction }): it is here now: { $space }.
outer_rim-event-next-patrol = Patrol ({ $faction }): the token is out of the game, one of level { $level } enters the map at { $space }.

outer_rim-prompt-choose-action = Action step: choose an action
outer_rim-option-deliver = Deliver
outer_rim-option-market = Market
outer_rim-option-trade = Trade
outer_rim-prompt-choose-player = Choose a player

outer_rim-prompt-choose-partner = Choose whom to trade with
outer_rim-prompt-compose-deal = Put your proposal together. You give: { $given }. You get: { $received }
outer_rim-option-give-card = Give: { $card }
outer_rim-option-ask-card = Ask for: { $card }
outer_rim-option-give-credits = Give { $thousands },000 credits
outer_rim-option-ask-credits = Ask for { $thousands },000 credits
outer_rim-option-offer = Make the offer
outer_rim-option-withdraw = Withdraw it
outer_rim-prompt-answer-deal = Do you accept this trade? You get: { $given }. You give: { $received }
outer_rim-option-accept = Accept
outer_rim-option-decline-offer = Decline
outer_rim-event-trade-offered = { $who } offers { $partner } a trade: { $given } for { $received }.
outer_rim-event-gift-offered = { $who } offers { $partner } as a gift: { $things }.
outer_rim-event-gift-asked = { $who } asks { $partner } for a gift: { $things }.
outer_rim-event-offer-declined = { $who } declines.

outer_rim-option-transfer = Propose a transfer of credits
outer_rim-prompt-propose-transfer = Who gives credits to whom?
outer_rim-option-give-to = Give to { $who }
outer_rim-option-ask-from = Receive from { $who }
outer_rim-prompt-transfer-amount =
    { $count ->
        [0] How many credits?
       *[other] { $count } credits so far: how many more?
    }
outer_rim-option-add-credits = { $thousands },000 credits
outer_rim-prompt-answer-transfer = Do you agree? { $giver } gives { $taker } { $count } credits
outer_rim-event-transfer-proposed = Proposal: { $giver } gives { $taker } { $count } credits.

outer_rim-prompt-next-goal = Several goals are achieved: which one comes first?
outer_rim-prompt-pay-for-goal = Pay for the goal of your ship?
outer_rim-option-ship-goal = The goal of your ship
outer_rim-event-goal-achieved = { $who } achieves the personal goal and turns the character card over.
outer_rim-event-ship-goal-achieved = { $who } achieves the goal of the ship and turns the sheet over ({ $ship }).
outer_rim-event-sabotaged = { $who } places a damage token here: { $planet }.
