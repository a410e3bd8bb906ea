# Why a pick is refused.

outer_rim-step-planning = the planning step
outer_rim-step-action = the action step
outer_rim-step-encounter = the encounter step

outer_rim-no-over = The game is over.
outer_rim-no-not-your-turn = It is { $player } who decides now.
outer_rim-no-not-now = Not now. { $prompt }
outer_rim-no-unclear = “{ $pick }” is none of the picks here.
outer_rim-no-called-so = Here this is called “{ $pick }”.
outer_rim-no-only-these = There is only this to choose from: { $things }.
outer_rim-no-must-choose = This cannot be left out. { $prompt }
outer_rim-no-first = First “{ $pick }”; the rest is asked next.
outer_rim-no-ability = There is no ability “{ $text }”.
outer_rim-no-card = There is no card “{ $text }”.
outer_rim-no-character = There is no character “{ $text }”.
outer_rim-no-contact = There is no contact “{ $text }”.
outer_rim-no-contact-space = There is no contact space “{ $text }”.
outer_rim-no-deck = There is no market deck “{ $text }”.
outer_rim-no-face = A die has no face “{ $text }”.
outer_rim-no-faction = There is no faction “{ $text }”.
outer_rim-no-ship = There is no ship “{ $text }”.
outer_rim-no-skill = There is no skill “{ $text }”.
outer_rim-no-space = There is no space “{ $text }”.
outer_rim-no-way = No card offers “{ $text }”.
outer_rim-no-not-yours = This card is not among your assets: { $card }.
outer_rim-no-not-in-game = Nobody plays { $who }.
outer_rim-no-not-in-your-space = { $who } is not in your space but here: { $space }.
outer_rim-no-yourself = That is you.

# The setup

outer_rim-no-character-taken = { $player } plays { $who } already.
outer_rim-no-not-for-the-opponent = The automatic opponent cannot be { $who }: its character must start with databank card #91 or #92.

# Steps and movement

outer_rim-no-later-step = That belongs to { $step }, which comes later in the turn.
outer_rim-no-step-over = That belongs to { $step }, which is over in this turn.
outer_rim-no-planned-already = There is one planning choice in a turn, and you have made it.
outer_rim-no-encountered-already = There is one encounter in a turn, and you have had it.
outer_rim-no-must-recover = You are defeated: in the planning step you must recover.
outer_rim-no-plan-something = Choose one of these. To do nothing, pick “move” and stop at once.
outer_rim-no-must-encounter = One encounter must be chosen; an encounter card can always be drawn.
outer_rim-no-move-first = First “move”; then you go space by space.
outer_rim-no-there-already = You are there already: { $space }. To go no further, stop.
outer_rim-no-too-far = Too far: { $space }. The distance is { $distance }, and you can still move { $left }.
outer_rim-no-not-adjacent = You go space by space, and these two are not adjacent: { $here }, { $space }. The distance is { $distance }.
outer_rim-no-maelstrom-stops = Whoever enters the Maelstrom must stop there.
outer_rim-no-patrol-stops = Whoever enters a space with a patrol must stop there, unless the reputation is positive. Here you are stopped by: { $factions }.
outer_rim-no-patrol-not-adjacent = This space is not adjacent to the patrol: { $space }.

# Actions

outer_rim-no-action-done = Each action can be taken once in an action step, and this one has been: { $action }.
outer_rim-no-market-on-planets = The market is open only on planets.
outer_rim-no-nobody-here = No other player is in your space.
outer_rim-no-opponent-agrees-to-nothing = The automatic opponent agrees to no trade and to no transfer.
outer_rim-no-nothing-to-deliver = You have no cargo and no captured mark that could be delivered.
outer_rim-no-destinations-elsewhere = Nothing you have is to be delivered here, but there: { $planets }.
outer_rim-no-deliver-later = In the encounter step nothing is delivered; this waits for an action step: { $card }.
outer_rim-no-no-destination = This cargo has no destination: { $card }.
outer_rim-no-wrong-destination = This has to go to another planet ({ $planet }): { $card }.
outer_rim-no-tried-already = Each card is tried once in a Deliver action, and this one has been: { $card }.
outer_rim-no-no-captured-mark = This mark is not captured and lies on no bounty of yours: { $contact }.
outer_rim-no-never-delivered = Only cargo and captured marks are delivered, not this: { $card }.

# The market

outer_rim-no-cycled-already = The second deck must be another one; this one is cycled already: { $deck }.
outer_rim-no-deck-empty = Nothing is left of it: { $deck }.
outer_rim-no-cycling-is-over = Decks are cycled before buying; now a card is bought, or none.
outer_rim-no-cycle-before = Before buying, choose a deck to cycle, or “cycle nothing”.
outer_rim-no-not-for-sale = This is no card of the market: { $card }.
outer_rim-no-not-on-top = Only the top card of a deck can be bought ({ $deck }), and this is not it: { $card }.
outer_rim-no-not-at-destination = This cargo cannot be bought on the planet to which it has to go ({ $planet }): { $card }.
outer_rim-no-not-bought-here = This card cannot be bought here ({ $planet }): { $card }.
outer_rim-no-too-expensive = Too expensive: { $card }. It costs { $price }, you have { $credits }, and your trade-in is worth { $worth }.
outer_rim-no-too-expensive-at-a-discount = Too expensive: { $card }. With your discount of { $discount } it costs { $price }, you have { $credits }, and your trade-in is worth { $worth }.
outer_rim-no-ship-too-expensive = Too expensive: { $card }. Your old ship counts for { $old }, { $price } remain, you have { $credits }, and your trade-in is worth { $worth }.
outer_rim-no-no-better-ship = No unused ship costs more than yours ({ $cost }).
outer_rim-no-starting-ship = Starting ships are not for sale: { $ship }.
outer_rim-no-ship-in-use = Somebody has this ship: { $ship }.
outer_rim-no-no-better-than-yours = A used ship must cost more than yours ({ $own }), and this one costs { $cost }: { $ship }.
outer_rim-no-never-traded-in = Bounties, crew and jobs are never traded in: { $card }.
outer_rim-no-without-cost = What has no cost cannot be traded in: { $card }.
outer_rim-no-traded-in-already = This card is traded in already: { $card }.
outer_rim-no-buy-first = Cards are traded in for a card that you buy; choose that one first.
outer_rim-no-ship-for-ship = A ship is traded in only for another ship, and then always: { $ship }.
outer_rim-no-cannot-pay-rest = { $rest } credits are left to pay, you have { $credits }, and what you can still trade in is worth { $worth }.
outer_rim-no-players-there = A player is on this planet: { $planet }.

# Assets

outer_rim-no-no-slot = There is no free slot for this card: { $card }. Say which card goes for it.
outer_rim-no-one-armor = A character has one armor. For { $card } the old one has to go: { $old }.
outer_rim-no-room-enough = There is room for it; nothing has to go for this card: { $card }.
outer_rim-no-makes-no-room = If { $old } goes, there is still no slot for this card: { $card }.
outer_rim-no-not-at-will = Assets are not discarded at will: { $card }.
outer_rim-no-no-droid = This is no droid crew member: { $card }.
outer_rim-no-not-with-another-player-here = No other player in your space has { $card }.

# Trades and transfers

outer_rim-no-proposals-used = All { $count } proposals of this action have been made.
outer_rim-no-traded-already = In this action you have traded with { $who }.
outer_rim-no-no-counter-proposal = There are no counter-proposals: accept or decline.
outer_rim-no-in-the-proposal = This card is in the proposal already: { $card }.
outer_rim-no-secret-not-traded = Secrets are never traded.
outer_rim-no-ship-not-traded = Ships are never traded: { $ship }.
outer_rim-no-not-theirs = { $who } does not have this card: { $card }.
outer_rim-no-token-by-token = Credits are added by tokens of { $small }, { $middle } or { $large }.
outer_rim-no-not-so-many-credits = { $who } can add { $left } credits at most.
outer_rim-no-nothing-proposed = The proposal is still empty.
outer_rim-no-declined-already = The same proposal has been declined in this action ({ $who }).
outer_rim-no-no-transfers = You have agreed to play without transfers outside trades.
outer_rim-no-only-the-active-player = Only the player whose turn it is proposes transfers.
outer_rim-no-transfers-used = All { $count } transfers of this turn have been proposed.
outer_rim-no-nobody-has-credits = Nobody has any credits.
outer_rim-no-no-credits = { $who } has no credits.

# Encounters

outer_rim-no-must-fight = A hostile patrol is here, and you must fight it: { $factions }.
outer_rim-no-patrol-elsewhere = This patrol ({ $faction }) is not in your space but here: { $space }.
outer_rim-no-out-of-reach = Too far away: { $space }. The distance is { $distance }, and you reach { $reach }.
outer_rim-no-contact-elsewhere = { $contact } is on another planet: { $planet }.
outer_rim-no-contact-gone = { $contact } is out of the game.
outer_rim-no-contact-captured = { $contact } is captured and lies on a bounty card.
outer_rim-no-contact-is-crew = { $contact } is a crew member of { $who }.
outer_rim-no-contact-not-faceup = { $contact } lies faceup nowhere. Facedown contacts are chosen by their place.
outer_rim-no-card-not-in-databank = The databank card of { $contact } is somebody’s job or out of the game; without the bounty there is nothing to encounter.
outer_rim-no-spot-elsewhere = This contact space is not on your planet: { $spot }.
outer_rim-no-no-token = No contact lies here: { $spot }.
outer_rim-no-faceup = { $contact } lies faceup there: { $spot }.
outer_rim-no-no-bounty = You have no bounty for { $contact }.
outer_rim-no-no-job = This is no job: { $card }.
outer_rim-no-job-elsewhere = { $card } is attempted on another planet: { $planet }.
outer_rim-no-job-needs-a-player = { $card } is attempted where another player is, and nobody is in your space.
outer_rim-no-nobody-wanted = { $card } needs another player here who has negative reputation somewhere and is not defeated.
outer_rim-no-no-contact-as-crew = This is no crew member for whom there could be a bounty: { $card }.
outer_rim-no-crew-not-here = Neither you nor anybody in your space has this crew member: { $card }.
outer_rim-no-defeated = { $who } is defeated and cannot be attacked.
outer_rim-no-no-quarrel = Nothing lets you fight { $who } now: players fight only where a card says so.
outer_rim-no-two-tokens = A contact does not change places with itself: { $spot }.
outer_rim-no-token-done = Each contact once, and this one has been: { $spot }.
outer_rim-no-spot-taken = A contact lies here already: { $spot }.
outer_rim-no-leftmost = A contact takes the leftmost free space of a planet: { $spot }.
outer_rim-no-not-nearest = The contact comes back on the nearest planet with room: { $planets }.

# Abilities and goals

outer_rim-no-not-your-ability = You do not have this ability: { $ability }.
outer_rim-no-fought-crew = It belongs to the crew member whom you are fighting: { $ability }.
outer_rim-no-other-side-of-character = This ability is on the other side of your character card: { $ability }.
outer_rim-no-other-side-of-ship = This ability is on the other side of your ship sheet: { $ability }.
outer_rim-no-works-by-itself = It works by itself and is not picked: { $ability }.
outer_rim-no-other-moment = Its moment is another one ({ $when }): { $ability }.
outer_rim-no-used-this-turn = It has been used in this turn: { $ability }.
outer_rim-no-used-this-combat = It has been used in this combat: { $ability }.
outer_rim-no-used-at-this-roll = It has been used at this roll: { $ability }.
outer_rim-no-used-at-this-entry = You have tried it in this space: { $ability }.
outer_rim-no-condition = This does not hold: { $condition }. So you cannot use { $ability }.
outer_rim-no-changes-nothing = It would change nothing now: { $ability }.
outer_rim-no-other-window = It belongs to another part of the roll: { $ability }.
outer_rim-no-cost-of-ability = You cannot pay for { $ability }: { $cost }.
outer_rim-no-nothing-to-work-on = There is nothing for { $ability } to work on: { $what }.
outer_rim-no-card-without-ability = Nothing on this card can be used: { $card }.
outer_rim-no-which-ability = An ability is used by its own name: { $picks }.
outer_rim-no-ship-without-goal = This ship has no goal: { $ship }.
outer_rim-no-ship-goal-achieved = The goal of this ship is achieved: { $ship }.
outer_rim-no-goal-by-itself = The goal of this ship ({ $ship }) has a moment of its own: { $when }.
outer_rim-no-goal-condition = For the goal of your ship ({ $ship }) this does not hold: { $condition }.
outer_rim-no-goal-cost = For the goal of your ship ({ $ship }) you cannot pay: { $cost }.
outer_rim-no-goal-without-target = For the goal of your ship ({ $ship }) there is nothing to do this: { $what }.

# Cards and dice

outer_rim-no-way-closed = “{ $way }” is open only if { $condition }.
outer_rim-no-cannot-pay = You cannot pay: { $cost }. Your credits: { $credits }.
outer_rim-no-mandatory = These must be used: { $abilities }.
outer_rim-no-no-such-die = No die is left that shows this: { $face }.
outer_rim-no-worst-first = Dice are picked from the worst on; it is too late for this one: { $face }.
outer_rim-no-so-many-dice = So many dice are still to be rerolled: { $count }.
