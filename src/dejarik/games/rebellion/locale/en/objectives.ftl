# Objectives and Death Star Plans.

rebellion-prompt-play-objective-units-destroyed = Units were destroyed: you may play an objective
rebellion-prompt-play-objective-space-battle = The space battle step is over: you may play an objective or try Death Star Plans
rebellion-prompt-play-objective-combat-end = The combat is over: you may play an objective
rebellion-prompt-play-objective-refresh = The Refresh Phase begins: you may play an objective
rebellion-option-play-objective = Play { $card }
rebellion-option-try-plans = Try { $card }
rebellion-option-no-objective = Play no objective
rebellion-event-played-objective = The Rebels play the objective “{ $card }”.
rebellion-prompt-bring-balance = Return of the Jedi: choose the Imperial leader who is eliminated
rebellion-option-eliminate = Eliminate { $leader }
rebellion-prompt-name-target = Death Star Plans: choose the target
rebellion-option-plans-against = { $unit }
rebellion-event-revealed-plans = The Rebels reveal “{ $card }”.
rebellion-event-rolled-plans = Dice for Death Star Plans: { $dice }.
rebellion-event-plans-failed = No direct hit: “{ $card }” returns to the hand.
