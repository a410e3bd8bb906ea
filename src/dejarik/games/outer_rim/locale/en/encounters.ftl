# The encounter step, contacts, the databank, jobs, bounties, deliveries.

outer_rim-prompt-choose-encounter = Encounter: what do you do here?
outer_rim-option-draw-encounter = Draw an encounter card
outer_rim-option-fight-patrol = Fight the patrol: { $faction }
outer_rim-option-meet-contact = Encounter { $contact }
outer_rim-option-meet-facedown = Encounter the facedown contact: { $spot }
outer_rim-option-attempt-job = Attempt the job: { $job }
outer_rim-option-hunt-crew = Fight for your bounty: { $crew }
outer_rim-option-challenge = Challenge { $who } to a ship combat
outer_rim-prompt-choose-remote = Whom do you fight or encounter from afar?

outer_rim-prompt-choose-patrol = Several patrols are here: which one does the card mean?
outer_rim-option-name-patrol = { $faction }
outer_rim-prompt-choose-card = Which card do you resolve? The other one goes to the bottom
outer_rim-option-resolve-card = Resolve: { $card }
outer_rim-event-drew = { $who } draws an encounter card, “{ $title }”. { $what }
outer_rim-event-drew-secret = { $who } draws a secret ({ $place }): “{ $title }”. { $what }
outer_rim-event-drew-secret-unseen = { $who } draws a secret and keeps it facedown ({ $place }).
outer_rim-event-deck-empty = { $who } finds no encounter card: the deck is empty.
outer_rim-event-foresaw = { $who } looks at the next encounter cards: { $cards }.
outer_rim-event-foresaw-unseen = { $who } looks at the next two encounter cards.

outer_rim-prompt-pick-contact-peek = Which facedown contact do you look at?
outer_rim-prompt-pick-contact-reveal = Which contact do you turn faceup?
outer_rim-prompt-pick-contact-encounter = Which contact do you encounter?
outer_rim-prompt-pick-contact-swap = Which contact changes places?
outer_rim-prompt-pick-contact-move = Which contact do you move?
outer_rim-prompt-swap-with = Which contact takes its place ({ $first })?
outer_rim-prompt-move-to = Where does the contact go ({ $spot })?
outer_rim-option-look-at = Look at: { $spot }
outer_rim-option-turn-up = Turn faceup: { $spot }
outer_rim-option-pick-token = { $spot }
outer_rim-option-lay-token = { $spot }
outer_rim-event-looked = { $who } looks at a facedown contact ({ $spot }): { $contact }.
outer_rim-event-looked-unseen = { $who } looks at a facedown contact ({ $spot }).
outer_rim-event-swapped = Two contacts change places: { $one }, { $other }.
outer_rim-event-moved-contact = A contact moves: { $spot } to { $to }.
outer_rim-event-met = { $who } encounters { $contact }.
outer_rim-prompt-meet-or-fight = { $contact } is the mark of your bounty. Encounter or fight?
outer_rim-option-meet = Resolve the databank card
outer_rim-option-fight = Fight for the bounty
outer_rim-event-databank = { $who } resolves a databank card: { $card }.
outer_rim-event-step-read = { $who }: { $what }

outer_rim-prompt-choose-opponent = Which player do you mean ({ $job })?
outer_rim-event-attempted = { $who } attempts a job: { $job }.
outer_rim-event-completed = { $who } has completed a job: { $job }.
outer_rim-event-failed = { $who } has failed a job: { $job }.

outer_rim-prompt-may-defend = Do you defend your crew ({ $crew })?
outer_rim-prompt-eliminate-or-capture = You have beaten the mark ({ $bounty }): eliminate or capture?
outer_rim-option-eliminate = Eliminate: the reward at once
outer_rim-option-capture = Capture: the reward on delivery
outer_rim-event-hunted = { $who } fights for a bounty: { $mark }.
outer_rim-event-defended = { $who } defends { $mark }.
outer_rim-event-eliminated = { $who } eliminates { $mark }.
outer_rim-event-captured = { $who } captures { $mark }.
outer_rim-event-challenged = { $who } challenges { $other }.

outer_rim-prompt-choose-delivery = Deliver: which card?
outer_rim-option-deliver-card = Deliver: { $card }
outer_rim-event-delivered = { $who } delivers cargo: { $card }.
outer_rim-event-delivered-mark = { $who } delivers a captured mark: { $mark }.
outer_rim-event-inspected = The cargo of { $who } has been noticed: { $card }.
