"""Why a pick is refused: the rule, the sentence, and nothing that the seat which asks may not know."""

from __future__ import annotations

import re
from functools import cache

import pytest

from dejarik.engine.chance import Chance
from dejarik.engine.language import LANGUAGES
from dejarik.engine.message import Message
from dejarik.engine.outcome import Objection
from dejarik.engine.problem import IllegalPick
from dejarik.games.outer_rim import GAME
from dejarik.games.outer_rim.components import CHARACTERS, FOLDER, SEATS
from dejarik.games.outer_rim.state import State
from tests.games.outer_rim.explain import refusals
from tests.games.outer_rim.position import asked, options, refusal
from tests.games.outer_rim.steady import made_up

CASES = [
    # setup
    ("characters", "character bossk", "RIM-RUL-4", "character-taken"),
    ("characters", "character chewbacca", "RIM-COMP-1", "character"),
    ("characters", "done", "RIM-SETUP-13", "must-choose"),
    ("starting_ship", "ship yt-1300", "RIM-SETUP-18", "only-these"),
    ("starting_ship", "ship x-wing", "RIM-SHIP-13", "ship"),
    ("opponent", "character bossk", "RIM-SOLO-6", "not-for-the-opponent"),
    ("opponent", "character han-solo", "RIM-RUL-4", "character-taken"),
    # planning
    ("defeated", "move", "RIM-PLAN-6", "must-recover"),
    ("defeated", "gain credits", "RIM-PLAN-6", "must-recover"),
    ("defeated", "move to nav-d-c", "RIM-PLAN-6", "must-recover"),
    ("defeated", "done", "RIM-PLAN-6", "must-recover"),
    ("plan", "move to nav-d-c", "RIM-PLAN-2", "move-first"),
    ("plan", "move to cantonica", "RIM-MOVE-2", "too-far"),
    ("plan", "move to earth", "RIM-MAP-3", "space"),
    ("plan", "done", "RIM-PLAN-1", "plan-something"),
    ("plan", "market", "RIM-TURN-2", "later-step"),
    ("plan", "draw", "RIM-TURN-2", "later-step"),
    ("plan", "buy ion-cannon", "RIM-TURN-2", "later-step"),
    ("plan", "dance", "RIM-PLAN-1", "unclear"),
    ("acting", "move", "RIM-PLAN-1", "planned-already"),
    ("acting", "gain credits", "RIM-PLAN-1", "planned-already"),
    ("acting", "recover", "RIM-PLAN-1", "planned-already"),
    ("moving", "gain credits", "RIM-PLAN-1", "planned-already"),
    ("encounter", "recover", "RIM-PLAN-1", "planned-already"),
    # movement
    ("moving", "move to tatooine", "RIM-MOVE-4", "there-already"),
    ("moving", "move to ryloth", "RIM-MOVE-2", "too-far"),
    ("moving", "move to nal-hutta", "RIM-MOVE-9", "not-adjacent"),
    ("moving", "done", "RIM-MOVE-9", "called-so"),
    ("moving", "market", "RIM-MOVE-9", "not-now"),
    ("entering", "move to nal-hutta", "RIM-MOVE-5", "patrol-stops"),
    ("entering", "use han-solo-2", "RIM-ABIL-12", "used-at-this-entry"),
    ("stopped", "move to nav-d-c", "RIM-MOVE-5", "patrol-stops"),
    ("maelstrom", "move to kessel", "RIM-MAEL-1", "maelstrom-stops"),
    ("acting", "move to nav-d-c", "RIM-PLAN-1", "planned-already"),
    ("jumping", "move to naboo", "RIM-EFFECT-22", "only-these"),
    ("beaten_by_patrol", "patrol imperial to naboo", "RIM-ENCPAT-6", "patrol-not-adjacent"),
    ("beaten_by_patrol", "patrol hutt to nav-d-c", "RIM-PATMOVE-4", "only-these"),
    ("patrol_called", "patrol imperial to takodana", "RIM-PATMOVE-16", "only-these"),
    ("patrol_called", "patrol wookiees to takodana", "RIM-FACTION-1", "faction"),
    # actions
    ("in_space", "market", "RIM-MARKET-1", "market-on-planets"),
    ("in_space", "cycle cargo", "RIM-MARKET-1", "market-on-planets"),
    ("in_space", "buy ion-cannon", "RIM-MARKET-1", "market-on-planets"),
    ("in_space", "trade", "RIM-TRADE-1", "nobody-here"),
    ("in_space", "trade with lando-calrissian", "RIM-TRADE-1", "not-in-your-space"),
    ("acted", "market", "RIM-ACT-2", "action-done"),
    ("acted", "trade", "RIM-TRADE-15", "proposals-used"),
    ("acted", "trade with lando-calrissian", "RIM-TRADE-15", "proposals-used"),
    ("acting", "deliver", "RIM-DELIVER-1", "nothing-to-deliver"),
    ("acting", "skip", "RIM-ACT-7", "called-so"),
    ("acting", "accept", "RIM-ACT-7", "not-now"),
    ("acting", "draw", "RIM-TURN-2", "later-step"),
    ("encounter", "market", "RIM-TURN-2", "step-over"),
    ("encounter", "trade with lando-calrissian", "RIM-TURN-2", "step-over"),
    ("ending", "draw", "RIM-ENC-7", "encountered-already"),
    ("ending", "meet greedo", "RIM-ENC-7", "encountered-already"),
    # deliveries
    ("elsewhere", "deliver", "RIM-DELIVER-2", "destinations-elsewhere"),
    ("elsewhere", "deliver bounty-chopper", "RIM-DELIVER-7", "wrong-destination"),
    ("empty_handed", "deliver", "RIM-DELIVER-1", "nothing-to-deliver"),
    ("loaded", "deliver stolen-weapons", "RIM-ACT-7", "first"),
    ("loaded", "deliver bacta-supplies", "RIM-DELIVER-2", "wrong-destination"),
    ("loaded", "deliver stolen-jewels", "RIM-EFFECT-51", "no-destination"),
    ("loaded", "deliver bounty-dengar", "RIM-DELIVER-7", "no-captured-mark"),
    ("loaded", "deliver jetpack", "RIM-DELIVER-1", "never-delivered"),
    ("loaded", "deliver coaxium-crystal", "RIM-DELIVER-1", "not-yours"),
    ("loaded", "deliver pizza", "RIM-COMP-3", "card"),
    ("delivering", "deliver stolen-weapons", "RIM-DELIVER-13", "tried-already"),
    ("delivering", "deliver bacta-supplies", "RIM-DELIVER-2", "wrong-destination"),
    ("meeting", "deliver bounty-dengar", "RIM-DELIVER-12", "deliver-later"),
    # the market
    ("acting", "cycle cargo", "RIM-ACT-7", "first"),
    ("cycling", "cycle job", "RIM-RUL-26", "deck-empty"),
    ("cycling", "cycle pizza", "RIM-DECK-1", "deck"),
    ("cycling", "buy information-broker", "RIM-MARKET-8", "cycle-before"),
    ("cycling", "done", "RIM-MARKET-2", "called-so"),
    ("cycling_again", "cycle gear-mod", "RIM-EFFECT-31", "cycled-already"),
    ("buying", "cycle cargo", "RIM-MARKET-8", "cycling-is-over"),
    ("buying", "buy stolen-weapons", "RIM-BUY-8", "not-at-destination"),
    ("buying", "buy ship-aggressor", "RIM-BUY-11", "ship-too-expensive"),
    ("buying", "buy aggressor", "RIM-BUY-11", "ship-too-expensive"),
    ("buying", "buy chromium-hull", "RIM-BUY-11", "too-expensive"),
    ("buying", "buy g9-rigger", "RIM-SETUP-39", "starting-ship"),
    ("buying", "buy jetpack", "RIM-MARKET-5", "not-on-top"),
    ("buying", "buy chewbacca", "RIM-BUY-1", "not-for-sale"),
    ("buying", "trade in targeting-computer", "RIM-BUY-10", "buy-first"),
    ("buying_cheaply", "buy ion-cannon", "RIM-BUY-11", "too-expensive-at-a-discount"),
    ("buying_on_kessel", "buy the-kessel-run", "RIM-BUY-9", "not-bought-here"),
    ("acting", "buy bacta-supplies", "RIM-ACT-7", "first"),
    ("used_ships", "buy used-ship-for-sale", "RIM-BUY-13", "ship-too-expensive"),
    ("best_ship", "buy used-ship-for-sale", "RIM-BUY-13", "no-better-ship"),
    ("choosing_used_ship", "ship g9-rigger", "RIM-SETUP-39", "starting-ship"),
    ("choosing_used_ship", "ship gx1-short-hauler", "RIM-EFFECT-47", "no-better-than-yours"),
    ("choosing_used_ship", "ship lancer", "RIM-COMP-3", "ship-in-use"),
    ("choosing_used_ship", "ship firespray", "RIM-BUY-11", "ship-too-expensive"),
    ("choosing_used_ship", "no", "RIM-EFFECT-47", "must-choose"),
    ("trading_in", "trade in bounty-dengar", "RIM-TRADEIN-3", "never-traded-in"),
    ("trading_in", "trade in chewbacca", "RIM-TRADEIN-3", "never-traded-in"),
    ("trading_in", "trade in tailored-suit", "RIM-TRADEIN-2", "without-cost"),
    ("trading_in", "trade in targeting-computer", "RIM-TRADEIN-1", "traded-in-already"),
    ("trading_in", "trade in mpl-57", "RIM-TRADEIN-1", "not-yours"),
    ("trading_in", "trade in aggressor", "RIM-TRADEIN-9", "ship-for-ship"),
    ("trading_in", "pay", "RIM-BUY-11", "cannot-pay-rest"),
    ("trading_in", "done", "RIM-BUY-11", "cannot-pay-rest"),
    ("revealed", "buy stolen-weapons", "RIM-BUY-8", "not-at-destination"),
    ("revealed", "buy droid-parts", "RIM-EFFECT-19", "only-these"),
    ("ordered", "buy ion-cannon", "RIM-EFFECT-43", "only-these"),
    ("ordered", "buy mpl-57", "RIM-BUY-11", "too-expensive"),
    ("broker", "planet tatooine", "RIM-EFFECT-35", "players-there"),
    ("broker", "planet nav-d-c", "RIM-EFFECT-35", "only-these"),
    ("holocron", "planet maelstrom", "RIM-EFFECT-37", "only-these"),
    # assets
    ("offered_crew", "take chewbacca", "RIM-ASSET-4", "no-slot"),
    ("offered_crew", "take chewbacca instead of jetpack", "RIM-ASSET-4", "makes-no-room"),
    ("offered_crew", "take chewbacca instead of k-2so", "RIM-ASSET-4", "not-yours"),
    ("offered_crew", "take k-2so", "RIM-ASSET-7", "only-these"),
    ("offered_crew", "take k-2so instead of dengar", "RIM-ASSET-7", "only-these"),
    ("offered_crew", "discard dengar", "RIM-ASSET-6", "not-at-will"),
    ("offered_crew_with_room", "take chewbacca instead of jetpack", "RIM-ASSET-7", "room-enough"),
    ("offered_armor", "take plastoid-armor", "RIM-BUY-12", "one-armor"),
    ("offered_armor", "take plastoid-armor instead of jetpack", "RIM-BUY-12", "one-armor"),
    ("droids", "take chewbacca", "RIM-EFFECT-44", "no-droid"),
    ("droids", "take 4-lom", "RIM-EFFECT-44", "not-with-another-player-here"),
    ("too_much", "discard jetpack", "RIM-SLOT-12", "only-these"),
    ("too_much", "discard ion-cannon", "RIM-ASSET-6", "not-yours"),
    ("too_much", "decline", "RIM-SLOT-12", "must-choose"),
    ("losing", "discard dengar", "RIM-EFFECT-18", "only-these"),
    ("acting", "take jetpack", "RIM-ACT-7", "not-now"),
    # trades
    ("together", "trade with lando-calrissian", "RIM-ACT-7", "first"),
    ("together", "trade with han-solo", "RIM-TRADE-1", "yourself"),
    ("together", "trade with bossk", "RIM-COMP-1", "not-in-game"),
    ("together", "trade with yoda", "RIM-COMP-1", "character"),
    ("partners", "trade with lando-calrissian", "RIM-TRADE-14", "traded-already"),
    ("partners", "trade with bossk", "RIM-TRADE-1", "not-in-your-space"),
    ("composing", "offer", "RIM-TRADE-15", "declined-already"),
    ("together", "give targeting-computer", "RIM-ACT-7", "first"),
    ("together", "want jetpack", "RIM-ACT-7", "first"),
    ("acted", "give 1000", "RIM-TRADE-15", "proposals-used"),
    ("in_space", "want 1000", "RIM-TRADE-1", "nobody-here"),
    ("plan", "give jetpack", "RIM-TURN-2", "later-step"),
    ("composing", "give jetpack", "RIM-TRADE-12", "in-the-proposal"),
    ("composing", "want ion-cannon", "RIM-TRADE-12", "in-the-proposal"),
    ("composing", "give ion-cannon", "RIM-TRADE-7", "not-yours"),
    ("composing", "want mpl-57", "RIM-TRADE-7", "not-theirs"),
    ("composing", "give tatooine-nal-hutta-7", "RIM-TRADE-9", "secret-not-traded"),
    ("composing", "give g9-rigger", "RIM-TRADE-9", "ship-not-traded"),
    ("composing", "want g9-rigger", "RIM-TRADE-9", "ship-not-traded"),
    ("composing", "give 5000", "RIM-TRADE-13", "not-so-many-credits"),
    ("composing", "want 10000", "RIM-TRADE-13", "not-so-many-credits"),
    ("composing", "give 2000", "RIM-TRADE-13", "token-by-token"),
    ("composing", "want 3000", "RIM-TRADE-13", "token-by-token"),
    ("composing", "give 20000", "RIM-TRADE-13", "token-by-token"),
    ("amounts", "add 20000", "RIM-CREDIT-9", "token-by-token"),
    ("composing_nothing", "offer", "RIM-TRADE-13", "nothing-proposed"),
    ("answering", "give jetpack", "RIM-TRADE-14", "no-counter-proposal"),
    ("answering", "want jetpack", "RIM-TRADE-14", "no-counter-proposal"),
    ("answering", "give 1000", "RIM-TRADE-14", "no-counter-proposal"),
    ("answering", "want 1000", "RIM-TRADE-14", "no-counter-proposal"),
    ("answering", "transfer", "RIM-CREDIT-9", "only-the-active-player"),
    ("solo", "trade", "RIM-SOLO-86", "opponent-agrees-to-nothing"),
    ("solo", "trade with lando-calrissian", "RIM-SOLO-86", "opponent-agrees-to-nothing"),
    # transfers
    ("solo", "transfer", "RIM-SOLO-86", "opponent-agrees-to-nothing"),
    ("without_transfers", "transfer", "RIM-CREDIT-11", "no-transfers"),
    ("without_transfers", "give to lando-calrissian", "RIM-CREDIT-11", "no-transfers"),
    ("together", "transfer", "RIM-CREDIT-9", "transfers-used"),
    ("poor", "transfer", "RIM-CREDIT-9", "nobody-has-credits"),
    ("acting", "ask lando-calrissian", "RIM-CREDIT-10", "first"),
    ("proposing", "ask lando-calrissian", "RIM-CREDIT-9", "no-credits"),
    ("proposing", "give to han-solo", "RIM-CREDIT-9", "yourself"),
    ("proposing", "give to bossk", "RIM-COMP-1", "not-in-game"),
    ("proposing", "ask bossk", "RIM-COMP-1", "not-in-game"),
    ("proposing_without_credits", "give to lando-calrissian", "RIM-CREDIT-9", "no-credits"),
    ("amounts", "add 5000", "RIM-CREDIT-9", "not-so-many-credits"),
    ("amounts", "add 4000", "RIM-CREDIT-9", "token-by-token"),
    ("amounts", "offer", "RIM-CREDIT-9", "nothing-proposed"),
    # encounters
    ("encounter", "pass", "RIM-ENC-1", "must-encounter"),
    ("encounter", "fight hutt patrol", "RIM-ENCPAT-1", "patrol-elsewhere"),
    ("forced", "draw", "RIM-ENC-2", "must-fight"),
    ("forced", "done", "RIM-ENC-2", "must-fight"),
    ("forced", "meet facedown tatooine-1", "RIM-ENC-2", "must-fight"),
    ("forced", "fight imperial patrol", "RIM-ENCPAT-3", "must-fight"),
    ("forced", "use bossk-2", "RIM-ENC-5", "must-fight"),
    ("forced_by_two", "draw", "RIM-ENC-2", "must-fight"),
    ("meeting", "meet chopper", "RIM-ENCCON-1", "contact-elsewhere"),
    ("meeting", "meet lobot", "RIM-ENCCON-3", "contact-not-faceup"),
    ("meeting", "meet zuckuss", "RIM-DISCARD-8", "contact-gone"),
    ("meeting", "meet dengar", "RIM-CONTACT-12", "contact-captured"),
    ("meeting", "meet hera-syndulla", "RIM-ENCCON-9", "contact-is-crew"),
    ("meeting", "meet yoda", "RIM-CONTACT-1", "contact"),
    ("meeting", "meet facedown lothal-1", "RIM-ENCCON-1", "spot-elsewhere"),
    ("meeting", "meet facedown lothal-7", "RIM-CONTACT-15", "contact-space"),
    ("meeting", "meet facedown tatooine-2", "RIM-ENCCON-3", "faceup"),
    ("meeting", "meet tatooine-1", "RIM-ENC-1", "called-so"),
    ("meeting", "meet tatooine-2", "RIM-ENC-1", "called-so"),
    ("meeting", "fight greedo", "RIM-ENC-1", "called-so"),
    ("meeting", "fight lobot", "RIM-ENCCON-5", "no-bounty"),
    ("meeting", "fight dengar", "RIM-CONTACT-12", "contact-captured"),
    ("meeting", "attempt the-kessel-run", "RIM-JOB-7", "job-elsewhere"),
    ("meeting", "attempt the-casino-heist", "RIM-JOB-7", "not-yours"),
    ("meeting", "attempt jetpack", "RIM-JOB-1", "no-job"),
    ("meeting", "hunt chewbacca", "RIM-BOUNTY-16", "no-bounty"),
    ("meeting", "hunt hera-syndulla", "RIM-BOUNTY-20", "crew-not-here"),
    ("meeting", "hunt hired-help", "RIM-BOUNTY-16", "no-contact-as-crew"),
    ("meeting", "challenge bossk", "RIM-COMBAT-6", "no-quarrel"),
    ("meeting", "challenge han-solo", "RIM-EFFECT-29", "not-in-your-space"),
    ("meeting", "attack han-solo", "RIM-COMBAT-6", "not-in-your-space"),
    ("meeting", "fight bossk", "RIM-COMBAT-6", "no-quarrel"),
    ("looked_at", "meet greedo", "RIM-ENC-1", "called-so"),
    ("looked_at", "meet lobot", "RIM-ENCCON-3", "contact-not-faceup"),
    ("held_as_job", "meet leia-organa", "RIM-ENCCON-8", "card-not-in-databank"),
    ("nobody_wanted", "attempt wanted", "RIM-EFFECT-51", "nobody-wanted"),
    ("quiet", "attempt wanted", "RIM-JOB-14", "job-needs-a-player"),
    ("quiet", "meet greedo", "RIM-ENCCON-3", "contact-not-faceup"),
    ("defeated_rival", "challenge bossk", "RIM-DEFEAT-9", "defeated"),
    ("defeated_rival", "attempt wanted", "RIM-EFFECT-51", "nobody-wanted"),
    ("far_away", "meet lobot", "RIM-EFFECT-42", "out-of-reach"),
    ("far_away", "meet facedown cantonica-1", "RIM-EFFECT-42", "out-of-reach"),
    ("far_away", "fight rebel patrol", "RIM-EFFECT-42", "out-of-reach"),
    ("far_away", "draw", "RIM-EFFECT-42", "not-now"),
    ("meet_or_fight", "done", "RIM-ENCCON-5", "must-choose"),
    ("two_patrols", "patrol rebel", "RIM-ENCCARD-15", "only-these"),
    ("rivals", "player bossk", "RIM-EFFECT-10", "only-these"),
    ("rivals", "attack bossk", "RIM-EFFECT-10", "only-these"),
    ("rivals", "attack boba-fett", "RIM-EFFECT-10", "called-so"),
    ("any_player", "player bossk", "RIM-EFFECT-49", "only-these"),
    # contacts
    ("looking", "look at tatooine-1", "RIM-CONTACT-16", "token-done"),
    ("looking", "look at ryloth-2", "RIM-EFFECT-24", "faceup"),
    ("looking", "look at naboo-2", "RIM-CONTACT-11", "no-token"),
    ("looking", "turn up kessel-1", "RIM-EFFECT-24", "called-so"),
    ("looking_here", "look at kessel-1", "RIM-EFFECT-24", "only-these"),
    ("visiting", "token on mon-calamari-2", "RIM-ENCCON-8", "card-not-in-databank"),
    ("swapping", "token on tatooine-1", "RIM-CONTACT-13", "two-tokens"),
    ("swapping", "token on ryloth-1", "RIM-CONTACT-11", "no-token"),
    ("moving_contact", "to kessel-1", "RIM-CONTACT-6", "spot-taken"),
    ("moving_contact", "to ryloth-2", "RIM-CONTACT-15", "leftmost"),
    ("coming_back", "put greedo on ord-mantell-2", "RIM-CREW-6", "only-these"),
    ("coming_back", "put chewbacca on tatooine-1", "RIM-CREW-6", "not-nearest"),
    ("coming_back", "put chewbacca on ord-mantell-1", "RIM-CONTACT-6", "spot-taken"),
    # abilities
    ("abilities", "use field-medkit-1", "RIM-ACT-8", "nothing-to-work-on"),
    ("abilities", "use field-medkit", "RIM-ACT-8", "nothing-to-work-on"),
    ("abilities", "use dejarik-holotable-2", "RIM-ABIL-51", "condition"),
    ("abilities", "use dejarik-holotable", "RIM-ABIL-1", "which-ability"),
    ("abilities", "use dl-44-1", "RIM-ABIL-31", "works-by-itself"),
    ("abilities", "use lobot-1", "RIM-ABIL-26", "works-by-itself"),
    ("abilities", "use vibro-ax-2", "RIM-ABIL-12", "other-moment"),
    ("abilities", "use han-solo-2", "RIM-CHAR-3", "other-side-of-character"),
    ("abilities", "use heavy-duty-lifter-1", "RIM-GOAL-7", "other-side-of-ship"),
    ("abilities", "use zuckuss-1", "RIM-ABIL-1", "not-your-ability"),
    ("abilities", "use zuckuss", "RIM-ABIL-1", "not-yours"),
    ("abilities", "use secret-tatooine-nal-hutta-7-1", "RIM-ABIL-1", "not-your-ability"),
    ("abilities", "use the-force", "RIM-ABIL-1", "ability"),
    ("encounter", "use bacta-supplies-1", "RIM-ABIL-1", "not-your-ability"),
    ("ending", "use bacta-supplies", "RIM-ABIL-33", "called-so"),
    ("loaded", "use bacta-supplies", "RIM-ACT-8", "nothing-to-work-on"),
    ("loaded", "use bounty-dengar", "RIM-ABIL-1", "card-without-ability"),
    ("used_up", "use bossk-1", "RIM-ACT-5", "used-this-turn"),
    ("lando", "use lando-calrissian-2", "RIM-ACT-8", "cost-of-ability"),
    ("plan", "use han-solo-1", "RIM-ABIL-31", "works-by-itself"),
    ("forced", "use bossk-1", "RIM-ABIL-32", "other-moment"),
    ("moving", "use bossk-1", "RIM-MOVE-9", "not-now"),
    ("asked_about_one", "use boba-fett-1", "RIM-ABIL-25", "only-these"),
    ("order", "resolve boba-fett-1", "RIM-ABIL-23", "only-these"),
    ("order", "pass", "RIM-ABIL-23", "only-these"),
    # goals of ships
    ("acting", "ship goal", "RIM-GOAL-3", "ship-without-goal"),
    ("goal_achieved", "ship goal", "RIM-GOAL-5", "ship-goal-achieved"),
    ("goal_of_lancer", "ship goal", "RIM-GOAL-12", "goal-by-itself"),
    ("goal_of_hwk", "ship goal", "RIM-GOAL-4", "goal-condition"),
    ("goal_of_hwk_with_mod", "ship goal", "RIM-GOAL-14", "goal-cost"),
    ("goal_of_firespray", "ship goal", "RIM-GOAL-14", "goal-without-target"),
    ("goal_with_cost", "yes", "RIM-GOAL-13", "cannot-pay"),
    # dice
    ("results", "use vibro-ax-2", "RIM-COMBAT-35", "changes-nothing"),
    ("results", "use iqa-11-2", "RIM-ABIL-12", "other-moment"),
    ("results_used", "use vibroknife-1", "RIM-COMBAT-35", "used-at-this-roll"),
    ("results_used", "use chewbacca-1", "RIM-ABIL-27", "used-this-combat"),
    ("weak", "use vibro-ax-2", "RIM-ABIL-51", "condition"),
    ("robot", "use ig-88-1", "RIM-COMBAT-34", "other-window"),
    ("mandatory", "done", "RIM-COMBAT-36", "mandatory"),
    ("fighting_crew", "use chewbacca-1", "RIM-BOUNTY-19", "fought-crew"),
    ("rerolling", "reroll blank", "RIM-COMBAT-45", "no-such-die"),
    ("rerolling", "done", "RIM-COMBAT-45", "so-many-dice"),
    ("rerolling", "reroll six", "RIM-DICE-2", "face"),
    ("rerolling_blanks", "reroll focus", "RIM-EFFECT-26", "only-these"),
    ("rerolling_many", "reroll blank", "RIM-COMBAT-45", "worst-first"),
    ("dice_to_resolve", "resolve crit", "RIM-EFFECT-8", "only-these"),
    ("testing", "test strength", "RIM-TEST-11", "only-these"),
    ("testing", "test cooking", "RIM-SKILL-1", "skill"),
    # cards
    ("ways", "choose bribe", "RIM-EFFECT-12", "way-closed"),
    ("ways", "choose argue-the-odds", "RIM-EFFECT-12", "only-these"),
    ("ways", "choose to-dance", "RIM-EFFECT-12", "way"),
    ("too_poor_to_pay", "yes", "RIM-EFFECT-13", "cannot-pay"),
    ("any_faction", "faction rebel", "RIM-EFFECT-4", "only-these"),
    ("over", "done", "RIM-FAME-17", "over"),
]
POSITIONS = sorted({position for position, _, _, _ in CASES})
TEXTS = sorted({pick for _, pick, _, _ in CASES})


@cache
def _position(name: str) -> State:
    build = getattr(refusals, name)
    game = build()
    assert isinstance(game, State)
    return game


def at(name: str) -> State:
    """A position of `refusals`."""
    return _position(name).copy()


@pytest.mark.parametrize(("position", "pick", "rule", "key"), CASES)
def test_an_illegal_pick_is_refused_with_its_rule(position: str, pick: str, rule: str, key: str) -> None:
    game = at(position)
    objection = GAME.explain(game, pick)
    assert objection is not None
    assert (objection.rule, objection.message.key) == (rule, f"outer_rim-no-{key}")
    assert objection.message.rule == rule
    assert rule in GAME.rulebook
    with pytest.raises(IllegalPick):
        game.apply(pick)
    assert game == _position(position)


def plain(text: str) -> str:
    """Without what groups the digits of a number."""
    return re.sub(r"(?<=\d)[\s,.](?=\d)", "", text)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_sentence_of_refusal_is_needed_and_names_its_facts(code: str) -> None:
    text = (FOLDER / "locale" / code / "explain.ftl").read_text("utf-8")
    known = set(re.findall(r"^outer_rim-no-(\S+) =", text, re.MULTILINE))
    assert known == {key for _, _, _, key in CASES} | {"not-your-turn"}
    language = GAME.language(code)
    for position, pick, _, _ in CASES:
        objection = GAME.explain(_position(position), pick)
        assert objection is not None
        sentence = plain(language.text(objection.message))
        for fact in objection.message.params.values():
            for each in fact if isinstance(fact, tuple) else (fact,):
                assert plain(language.text(each) if isinstance(each, Message) else str(each)) in sentence


@pytest.mark.parametrize("position", POSITIONS)
def test_nothing_is_said_against_a_legal_pick(position: str) -> None:
    game = at(position)
    if game.ask is not None:
        for pick in options(game):
            assert refusal(game, pick) == refusal(game, pick, game.ask.seat) == ""
            assert refusal(game, "  " + pick.replace(" ", "  ")) == ""


@pytest.mark.rule("RIM-HIDDEN-24", "RIM-INV-19")
@pytest.mark.parametrize("position", POSITIONS)
def test_whoever_is_not_asked_has_to_wait_and_learns_nothing(position: str) -> None:
    game = at(position)
    if game.ask is None:
        return
    character = game.characters[game.ask.seat]
    for seat in range(game.start.players):
        for pick in [*options(game), *TEXTS] if seat != game.ask.seat else []:
            objection = GAME.explain(game, pick, seat)
            assert objection is not None
            assert objection.rule == "RIM-INV-19"
            name = SEATS.name(game.ask.seat) if character is None else CHARACTERS.name(character)
            assert objection.message.params == {"player": name}


# What a refusal tells


def answers(game: State, seat: int) -> list[Objection | None]:
    return [GAME.explain(game, pick, seat) for pick in TEXTS]


@pytest.mark.rule("RIM-HIDDEN-1", "RIM-HIDDEN-9", "RIM-HIDDEN-24")
@pytest.mark.parametrize("position", POSITIONS)
def test_whatever_looks_the_same_gets_the_same_answers(position: str) -> None:
    game = at(position)
    if game.ask is None or any(made_up(frame) for frame in game.stack):
        return
    seat = game.ask.seat
    assert answers(GAME.imagine(game.view(seat), Chance(1)), seat) == answers(game, seat)


@pytest.mark.rule("RIM-HIDDEN-1", "RIM-HIDDEN-9", "RIM-HIDDEN-24")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nobody_learns_anything_hidden_from_a_refusal(players: int) -> None:
    """Contacts, decks and secrets that look the same to a seat get it the same answers, each with a rule that exists
    and a sentence in every language; and what is legal is never refused."""
    languages = [GAME.language(code) for code in LANGUAGES]
    game = GAME.new(players, players)
    chance = Chance(players)
    said = set()
    for number in range(300):
        ask = game.ask
        if ask is None:
            break
        assert not any(refusal(game, pick) for pick in options(game))
        if number % 5 == 0:
            other = GAME.imagine(game.view(ask.seat), chance)
            for pick in TEXTS[number % 4 :: 4]:
                objection = GAME.explain(game, pick, ask.seat)
                assert GAME.explain(other, pick, ask.seat) == objection
                if objection is not None and objection.message.key not in said:
                    said.add(objection.message.key)
                    assert objection.rule in GAME.rulebook
                    assert all(language.text(objection.message) for language in languages)
        game.apply(ask.options[chance.below(len(ask.options))])


def test_who_has_looked_at_a_contact_is_told_its_place_and_nobody_else() -> None:
    game = at("looked_at")
    assert GAME.explain(game, "meet greedo") != GAME.explain(game, "meet lobot")
    game.looked = [0] * len(game.looked)
    answer = GAME.explain(game, "meet greedo")
    assert answer is not None
    assert answer.message.key == "outer_rim-no-contact-not-faceup"


@pytest.mark.parametrize(
    ("position", "pick", "words"),
    [
        ("moving", "move to ryloth", ["Ryloth", "3", "2"]),
        ("stopped", "move to nav-d-c", ["Hutts"]),
        ("buying", "buy chromium-hull", ["Chromium Hull", "20,000", "4,000", "2,000"]),
        ("buying_cheaply", "buy ion-cannon", ["Ion Cannon", "1,000", "4,000", "3,000"]),
        ("buying", "buy ship-aggressor", ["15,000", "4,000", "2,000"]),
        ("elsewhere", "deliver", ["Takodana", "Cantonica"]),
        ("forced", "draw", ["Hutts"]),
        ("weak", "use vibro-ax-2", ["Strength", "Vibro-Ax"]),
        ("ways", "choose bribe", ["5,000"]),
        ("encounter", "market", ["action step"]),
        ("acting", "ask lando-calrissian", ["transfer"]),
    ],
)
def test_the_sentence_names_the_facts(position: str, pick: str, words: list[str]) -> None:
    objection = GAME.explain(_position(position), pick)
    assert objection is not None
    sentence = GAME.language("en").text(objection.message)
    assert all(word in sentence for word in words), sentence


def test_the_positions_ask_the_first_player_or_say_so() -> None:
    second = {"starting_ship", "holocron", "answering", "over"}
    assert {name for name in POSITIONS if not asked(at(name)).startswith("captain-1 ")} == second
