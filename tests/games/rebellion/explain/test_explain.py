"""Why a natural pick is refused: the rule, the sentence, and nothing that the seat which asks may not know."""

from __future__ import annotations

import re
from functools import cache

import pytest

from dejarik.engine.chance import Chance
from dejarik.engine.language import LANGUAGES
from dejarik.engine.message import Message, say
from dejarik.engine.outcome import Objection
from dejarik.engine.problem import IllegalPick
from dejarik.games.rebellion import GAME
from dejarik.games.rebellion.components import EMPIRE, FOLDER, in_set
from dejarik.games.rebellion.galaxy import possible_bases
from dejarik.games.rebellion.roles import side_of_seat
from dejarik.games.rebellion.state import State
from tests.games.rebellion.explain import refusals
from tests.playing import options, refusal

CASES = [
    # setup
    ("placing", "place star-destroyer at hoth", "REB-SETUP-20", "not-loyal"),
    ("placing", "place star-destroyer at rebel-base", "REB-SETUP-20", "not-loyal"),
    ("placing", "place at-st at coruscant", "REB-SETUP-21", "ground-units-needed"),
    ("placing", "place stormtrooper at coruscant", "REB-SETUP-19", "none-left"),
    ("placing", "place x-wing at coruscant", "REB-SETUP-19", "not-your-unit"),
    ("placing", "place ewok at coruscant", "REB-COMP-1", "no-unit"),
    ("placing", "place at-st at earth", "REB-COMP-1", "no-place"),
    ("placing", "place x-wing", "REB-SETUP-20", "unclear"),
    ("outpost", "at coruscant", "REB-SETUP-23", "enemy-there"),
    ("outposts", "place x-wing at endor", "REB-SETUP-23", "one-system-only"),
    ("outposts", "place x-wing at rebel-base", "REB-SETUP-23", "one-system-only"),
    ("outposts", "place rebel-transport at hoth", "REB-SETUP-22", "none-left"),
    ("outposts", "place tie-fighter at hoth", "REB-SETUP-22", "not-your-unit"),
    ("outposts", "place mon-calamari-cruiser at hoth", "REB-SETUP-22", "none-left"),
    ("first_base", "at coruscant", "REB-SETUP-26", "no-probe-card"),
    ("first_base", "at rebel-base", "REB-SETUP-26", "no-probe-card"),
    ("first_base", "at hoth", "REB-GOLD-8", "next-to-empire"),
    ("first_base", "at earth", "REB-COMP-1", "no-place"),
    # assigning
    ("assigning", "assign han-solo", "REB-ASSIGN-2", "on-mission"),
    ("assigning", "assign mon-mothma", "REB-CAPTURE-2", "captured"),
    ("assigning", "assign darth-vader", "REB-ASSIGN-2", "not-yours"),
    ("assigning", "assign luke-skywalker", "REB-SETUP-4", "not-recruited"),
    ("assigning", "assign jar-jar", "REB-COMP-1", "no-leader"),
    ("assigning", "to sabotage", "REB-ASSIGN-2", "not-now"),
    ("assigning", "join han-solo", "REB-ASSIGN-3", "two-leaders"),
    ("assigning", "join jar-jar", "REB-COMP-1", "no-leader"),
    ("assigning", "join princess-leia", "REB-ASSIGN-2", "not-now"),
    ("assigning", "reveal sabotage", "REB-MISSION-1", "not-assigned"),
    ("assigning", "activate with wedge-antilles", "REB-ASSIGN-2", "not-now"),
    ("assigning", "activate hoth with wedge-antilles", "REB-ASSIGN-2", "not-now"),
    ("assigning", "use independent-operation with lando-calrissian", "REB-SETUP-4", "not-recruited"),
    ("assigning", "use temporary-alliance with mon-mothma", "REB-CAPTURE-2", "captured"),
    ("assigning", "use an-old-friend", "REB-CARD-ACTIONS-3", "on-mission"),
    ("assigning", "use ambush", "REB-CARD-ACTIONS-1", "with-whom"),
    ("assigning", "use ambush with chewbacca", "REB-ACTION-3", "not-shown"),
    ("assigning", "use its-a-trap", "REB-ACTION-7", "wrong-timing"),
    ("assigning", "use rebel-planning", "REB-ACTION-1", "action-not-in-hand"),
    ("assigning", "use scouting-mission", "REB-ACTION-1", "action-not-in-hand"),
    ("assigning", "use the-force", "REB-COMP-1", "no-action"),
    ("choosing", "to hidden-fleet", "REB-ASSIGN-2", "mission-not-in-hand"),
    ("choosing", "to sabotage", "REB-ASSIGN-2", "mission-not-in-hand"),
    ("choosing", "to earth", "REB-COMP-1", "no-place"),
    ("choosing", "join chewbacca", "REB-ASSIGN-3", "two-leaders"),
    ("choosing", "join princess-leia", "REB-ASSIGN-3", "on-no-mission"),
    ("team_forbidden", "to sabotage", "REB-TEAM-17", "forbidden"),
    ("team_pending", "assign princess-leia", "REB-TEAM-4", "other-command"),
    ("team_pending", "use ambush", "REB-TEAM-40", "partners-card"),
    ("team_waiting", "use independent-operation", "REB-TEAM-17", "assignments-first"),
    ("evacuating", "at hoth", "REB-CARD-ACTIONS-4", "card-not-there"),
    ("expelled", "at hoth", "REB-CARD-INDEPENDENT-OPERATION-1", "not-loyal"),
    ("expelled", "at naboo", "REB-CARD-INDEPENDENT-OPERATION-1", "not-loyal"),
    ("expelled", "at sullust", "REB-CARD-INDEPENDENT-OPERATION-2", "enemy-there"),
    ("project", "use proceeding-as-planned", "REB-CARD-ACTIONS-1", "with-whom"),
    ("nowhere_to_expel", "use independent-operation", "REB-CARD-ACTIONS-4", "no-use"),
    ("ambushing", "destroy tie-fighter", "REB-CARD-AMBUSH-1", "ground-units-only"),
    # the turn
    ("turn", "activate with mon-mothma", "REB-ACTIVATE-3", "no-tactics"),
    ("turn", "activate hoth with mon-mothma", "REB-ACTIVATE-3", "no-tactics"),
    ("turn", "activate with darth-vader", "REB-ACTIVATE-2", "not-yours"),
    ("turn", "activate with princess-leia", "REB-CAPTURE-2", "captured"),
    ("turn", "activate with obi-wan-kenobi", "REB-ELIM-1", "eliminated"),
    ("turn", "activate with wedge-antilles", "REB-SETUP-4", "not-recruited"),
    ("turn", "activate with general-rieekan", "REB-ACTIVATE-2", "on-mission"),
    ("turn", "activate with chewbacca", "REB-ACTIVATE-2", "on-board"),
    ("turn", "activate with jar-jar", "REB-COMP-1", "no-leader"),
    ("turn", "activate hoth with han-solo", "REB-ACTIVATE-2", "leader-first"),
    ("turn", "activate earth with han-solo", "REB-COMP-1", "no-place"),
    ("turn", "reveal hit-and-run", "REB-COMMAND-10", "too-little-skill"),
    ("turn", "reveal incite-rebellion", "REB-CARD-GENERAL-15", "no-target"),
    ("turn", "reveal hidden-fleet", "REB-MISSION-1", "not-assigned"),
    ("turn", "reveal detained", "REB-MISSION-1", "not-assigned"),
    ("turn", "reveal everything", "REB-COMP-1", "no-mission"),
    ("turn", "move x-wing from hoth", "REB-COMMAND-2", "not-now"),
    ("turn", "send han-solo", "REB-COMMAND-2", "not-now"),
    ("turn", "add han-solo", "REB-COMMAND-2", "not-now"),
    ("turn", "retreat with han-solo", "REB-COMMAND-2", "not-now"),
    ("turn", "at hoth", "REB-COMMAND-2", "not-now"),
    ("turn", "in hoth", "REB-COMMAND-2", "not-now"),
    ("turn", "to hoth", "REB-COMMAND-2", "not-now"),
    ("turn", "hit tie-fighter", "REB-COMMAND-2", "not-now"),
    ("turn", "block tie-fighter", "REB-COMMAND-2", "not-now"),
    ("turn", "take tie-fighter", "REB-COMMAND-2", "not-now"),
    ("turn", "take princess-leia from bespin", "REB-COMMAND-2", "not-now"),
    ("turn", "draw with red special", "REB-COMMAND-2", "not-now"),
    ("turn", "destroy tie-fighter", "REB-COMMAND-2", "not-now"),
    ("turn", "destroy tie-fighter at bespin", "REB-COMMAND-2", "not-now"),
    ("turn", "destroy tie-fighter on 1", "REB-COMMAND-2", "not-now"),
    ("turn", "advance tie-fighter from 2", "REB-COMMAND-2", "not-now"),
    ("turn", "deploy x-wing at hoth", "REB-COMMAND-2", "not-now"),
    ("turn", "deploy x-wing from 1", "REB-COMMAND-2", "not-now"),
    ("turn", "build x-wing at hoth", "REB-COMMAND-2", "not-now"),
    ("turn", "place x-wing at hoth", "REB-COMMAND-2", "not-now"),
    ("turn", "bring units from hoth", "REB-COMMAND-2", "not-now"),
    ("turn", "new base at hoth", "REB-COMMAND-2", "not-now"),
    ("turn", "discard hidden-fleet", "REB-COMMAND-2", "not-now"),
    ("turn", "reassign to sabotage", "REB-COMMAND-2", "not-now"),
    ("turn", "against han-solo", "REB-COMMAND-2", "not-now"),
    ("turn", "keep ambush", "REB-COMMAND-2", "not-now"),
    ("turn", "to sabotage", "REB-COMMAND-2", "not-now"),
    ("turn", "surrender", "REB-COMMAND-2", "unclear"),
    ("copies", "reveal hidden-fleet", "REB-MISSION-4", "which-card"),
    ("copies", "reveal contingency-plan", "REB-CARD-CONTINGENCY-PLAN-6", "no-starting-mission"),
    ("team_turn", "activate with princess-leia", "REB-TEAM-4", "other-command"),
    ("team_turn", "reveal sabotage", "REB-TEAM-25", "partners-mission"),
    ("three_turn", "activate with princess-leia", "REB-TEAM-4", "other-command"),
    ("imperial_turn", "activate with janus-greejatus", "REB-ACTIVATE-3", "no-tactics"),
    ("imperial_turn", "reveal base", "REB-BASE-REVEAL-6", "not-your-base"),
    ("imperial_turn", "play leave-no-one-behind", "REB-OBJ-1", "not-your-objectives"),
    ("activating", "at rebel-base", "REB-BASE-MOVE-2", "rebels-only"),
    ("activating", "at earth", "REB-COMP-1", "no-place"),
    ("exposed", "reveal base", "REB-BASE-REVEAL-3", "already-revealed"),
    ("exposed_activating", "at rebel-base", "REB-BASE-REVEAL-7", "base-revealed"),
    ("leaving_base", "reveal base", "REB-BASE-REVEAL-6", "only-at-start-of-turn"),
    # moves
    ("moving", "move stormtrooper from bespin", "REB-TRANSPORT-5", "no-room"),
    ("moving", "move star-destroyer from bespin", "REB-MOVE-2", "all-moved"),
    ("moving", "move assault-carrier from mustafar", "REB-MOVE-8", "held-by-leader"),
    ("moving", "move tie-fighter from corellia", "REB-TRANSPORT-5", "no-room"),
    ("moving", "move stormtrooper from naboo", "REB-TRANSPORT-5", "no-room"),
    ("moving", "move death-star-under-construction from corellia", "REB-MOVE-7", "immobile"),
    ("moving", "move at-st from sullust", "REB-MOVE-2", "already-there"),
    ("moving", "move at-at from hoth", "REB-MOVE-2", "not-adjacent"),
    ("moving", "move star-destroyer from endor", "REB-MOVE-2", "not-adjacent"),
    ("moving", "move at-at from bespin", "REB-MOVE-2", "none-there"),
    ("moving", "move rebel-trooper from dagobah", "REB-MOVE-2", "not-your-unit"),
    ("moving", "move 2 assault-carrier from malastare", "REB-MOVE-2", "one-by-one"),
    ("moving", "move ewok from endor", "REB-COMP-1", "no-unit"),
    ("moving", "move at-at from earth", "REB-COMP-1", "no-place"),
    ("moving", "take han-solo from naboo", "REB-RUL-24", "no-ship-for-captive"),
    ("moving", "take chewbacca from endor", "REB-MOVE-2", "not-adjacent"),
    ("moving", "take wedge-antilles from malastare", "REB-CAPTURE-5", "no-captive"),
    ("moving", "take jar-jar from naboo", "REB-COMP-1", "no-leader"),
    ("moving", "take han-solo from earth", "REB-COMP-1", "no-place"),
    ("barred_border", "move star-destroyer from bespin", "REB-MOVE-6", "impassable"),
    ("leaving_base", "move x-wing from rebel-base", "REB-BASE-MOVE-1", "base-too-far"),
    ("leaving_base", "move corellian-corvette from sullust", "REB-MOVE-8", "held-by-leader"),
    ("leaving_base", "move shield-generator from sullust", "REB-MOVE-7", "immobile"),
    ("leaving_base", "move y-wing from mustafar", "REB-MOVE-2", "not-adjacent"),
    ("leaving_base", "take han-solo from sullust", "REB-CAPTURE-2", "not-by-rebels"),
    ("guarded_base", "move x-wing from rebel-base", "REB-MOVE-9", "held-by-leader"),
    ("strike_team", "move rebel-trooper from rebel-base", "REB-MOVE-10", "enough-moved"),
    ("strike_team", "move x-wing from rebel-base", "REB-MOVE-10", "not-this-kind"),
    ("landing_at_ats", "move at-at from naboo", "REB-MOVE-10", "enough-moved"),
    # missions
    ("place_of_mission", "at hoth", "REB-MISSION-REVEAL-3", "does-not-fit"),
    ("place_of_mission", "at rebel-base", "REB-BASE-SPACE-5", "no-mission-at-base"),
    ("place_of_mission", "at naboo", "REB-CARD-BOBA-FETT-WHERE-1", "barred"),
    ("place_of_mission", "at earth", "REB-COMP-1", "no-place"),
    ("overseen", "at naboo", "REB-CARD-OVERSEE-PROJECT-2", "sabotaged"),
    ("overseen", "at endor", "REB-MISSION-REVEAL-3", "does-not-fit"),
    ("overseeing", "deploy death-star from 2", "REB-CARD-OVERSEE-PROJECT-3", "only-at-construction"),
    ("overseeing", "deploy at-at from 3", "REB-CARD-OVERSEE-PROJECT-1", "wrong-space"),
    ("overseeing", "deploy at-at from 1", "REB-QUEUE-1", "not-on-queue"),
    ("overseeing", "deploy ewok from 1", "REB-COMP-1", "no-unit"),
    ("target_of_mission", "against wedge-antilles", "REB-MISSION-REVEAL-3a", "cannot-be-target"),
    ("target_of_mission", "against princess-leia", "REB-MISSION-REVEAL-3a", "in-no-system"),
    ("target_of_mission", "against luke-skywalker", "REB-MISSION-REVEAL-3a", "in-no-system"),
    ("target_of_mission", "against jar-jar", "REB-COMP-1", "no-leader"),
    ("target_of_mission", "against x-wing", "REB-MISSION-REVEAL-3a", "not-now"),
    ("target_of_mission", "at hoth", "REB-MISSION-REVEAL-3a", "not-now"),
    ("target_captured", "against wedge-antilles", "REB-MISSION-REVEAL-3a", "not-captured"),
    ("opposing", "send general-tagge", "REB-MISSION-REVEAL-6", "on-board"),
    ("opposing", "send darth-vader", "REB-TEAM-4", "other-command"),
    ("opposing", "send han-solo", "REB-MISSION-REVEAL-6", "not-yours"),
    ("blindside", "send han-solo", "REB-MISSION-REVEAL-6", "cannot-be-opposed"),
    ("contingency", "reassign to hidden-fleet", "REB-CARD-CONTINGENCY-PLAN-1", "not-starting"),
    ("contingency", "reassign to sabotage", "REB-CARD-CONTINGENCY-PLAN-6", "mission-not-in-hand"),
    ("contingency", "reassign to everything", "REB-COMP-1", "no-mission"),
    ("fear", "in coruscant", "REB-MAP-12", "other-region"),
    ("fear", "in naboo", "REB-CARD-FEAR-WILL-KEEP-THEM-IN-LINE-3", "chosen-already"),
    ("fear", "in dagobah", "REB-MAP-6", "no-loyalty"),
    ("core", "in coruscant", "REB-MAP-13", "no-loyalty"),
    ("ruins", "in alderaan", "REB-DESTROYED-7", "no-loyalty"),
    ("throne", "in coruscant", "REB-DESTROYED-7", "no-loyalty"),
    ("fear", "in rebel-base", "REB-COMP-1", "no-place"),
    ("haven", "in naboo", "REB-CARD-HOMING-BEACON-1", "other-region"),
    ("naming", "in hoth", "REB-CARD-INTERROGATION-DROID-1", "name-the-base"),
    ("naming", "in naboo", "REB-CARD-INTERROGATION-DROID-2", "chosen-already"),
    ("landing", "in hoth", "REB-CARD-PLANETARY-CONQUEST-2", "already-there"),
    ("landing", "in endor", "REB-CARD-PLANETARY-CONQUEST-1", "no-troops"),
    ("landing", "in sullust", "REB-MOVE-8", "held-by-leader"),
    ("bounty", "in naboo", "REB-MAP-10", "not-nearest"),
    ("bounty", "in endor", "REB-CARD-COLLECT-BOUNTY-1", "no-imperial-unit"),
    ("hastening", "advance tie-fighter from 1", "REB-CARD-DOUBLE-OUR-EFFORTS-2", "wrong-space"),
    ("hastening", "advance tie-fighter from 2", "REB-QUEUE-1", "not-on-queue"),
    ("hastening", "advance ewok from 2", "REB-COMP-1", "no-unit"),
    ("raiding", "destroy death-star on 3", "REB-RUL-39", "without-health"),
    ("raiding", "destroy super-star-destroyer on 1", "REB-UNIT-16", "too-much-health"),
    ("raiding", "destroy at-st on 1", "REB-QUEUE-1", "not-on-queue"),
    ("raiding", "destroy at-st on 7", "REB-QUEUE-1", "not-on-queue"),
    ("raiding", "destroy ewok on 1", "REB-COMP-1", "no-unit"),
    ("running", "destroy at-at", "REB-UNIT-16", "too-much-health"),
    ("running", "destroy death-star", "REB-RUL-39", "without-health"),
    ("running", "destroy at-st", "REB-UNIT-16", "none-there"),
    ("running", "destroy ewok", "REB-COMP-1", "no-unit"),
    ("mobilizing", "bring units from naboo", "REB-CARD-RAPID-MOBILIZATION-2", "held-by-leader"),
    ("mobilizing", "bring units from rebel-base", "REB-CARD-RAPID-MOBILIZATION-1", "already-there"),
    ("mobilizing", "bring units from endor", "REB-CARD-RAPID-MOBILIZATION-1", "no-units"),
    ("mobilizing", "bring units from earth", "REB-COMP-1", "no-place"),
    ("new_base", "new base at hoth", "REB-BASE-NEW-8", "enemy-there"),
    ("new_base", "new base at naboo", "REB-BASE-NEW-8", "loyal-to-empire"),
    ("new_base", "new base at alderaan", "REB-BASE-NEW-8", "destroyed"),
    ("new_base", "new base at endor", "REB-BASE-NEW-1", "not-drawn"),
    ("new_base", "new base at rebel-base", "REB-COMP-1", "no-place"),
    # combat
    ("adding", "add darth-vader", "REB-COMBAT-LEADER-1", "not-yours"),
    ("adding", "add wedge-antilles", "REB-SETUP-4", "not-recruited"),
    ("window", "add wedge-antilles", "REB-COMBAT-LEADER-1", "leader-there"),
    ("window", "use target-the-star-destroyers", "REB-ACTION-3", "shown-leader-not-there"),
    ("window", "use noble-sacrifice", "REB-ACTION-7", "wrong-timing"),
    ("captive_window", "use point-blank-assault", "REB-CARD-ACTIONS-2", "captured-or-lured"),
    ("imperial_window", "use target-the-generator", "REB-CARD-ACTIONS-4", "no-use"),
    ("imperial_window", "use ready-for-action", "REB-CARD-READY-FOR-ACTION-1", "on-board"),
    ("fighting", "play ground-critical-hit", "REB-COMBAT-ATTACK-7a", "tactic-other-theatre"),
    ("fighting", "play space-take-it-down", "REB-COMBAT-ATTACK-7b", "tactic-cannot-be-paid"),
    ("fighting", "play space-defensive-formation", "REB-COMBAT-ATTACK-9b", "tactic-wrong-step"),
    ("fighting", "play space-onslaught", "REB-COMBAT-ATTACK-7", "tactic-not-in-hand"),
    ("fighting", "play poker", "REB-COMP-1", "no-card"),
    ("fighting", "draw with red special", "REB-COMBAT-ATTACK-6", "no-special"),
    ("fighting", "draw with blue special", "REB-COMBAT-ATTACK-5", "not-now"),
    ("fighting", "hit tie-fighter", "REB-COMBAT-ATTACK-5", "not-now"),
    ("fighting", "retreat with han-solo", "REB-COMBAT-ATTACK-5", "not-now"),
    ("special", "play space-take-it-down", "REB-COMBAT-ATTACK-7b", "say-what-for"),
    ("stations", "play space-critical-hit", "REB-COMBAT-ATTACK-7d", "tactic-no-target"),
    ("trapped", "play space-critical-hit", "REB-CARD-ITS-A-TRAP-1", "trapped"),
    ("hitting", "hit star-destroyer", "REB-COMBAT-ATTACK-8a", "wrong-colour"),
    ("hitting", "hit at-st", "REB-COMBAT-ATTACK-8c", "other-theatre"),
    ("hitting", "hit x-wing", "REB-COMBAT-ATTACK-8", "own-unit"),
    ("hitting", "hit assault-carrier", "REB-COMBAT-ATTACK-8", "none-there"),
    ("hitting", "hit ewok", "REB-COMP-1", "no-unit"),
    ("hitting", "play space-critical-hit", "REB-COMBAT-ATTACK-8", "not-now"),
    ("hitting_the_hurt", "hit death-star", "REB-UNIT-14", "no-health"),
    ("hitting_the_hurt", "hit star-destroyer 3+0", "REB-COMBAT-ATTACK-8", "which-figure"),
    ("onslaught", "hit star-destroyer", "REB-CARD-TACTICS-2", "struck-already"),
    ("blocking_cards", "play space-outmaneuver", "REB-CARD-TACTICS-1", "no-card-to-discard"),
    ("blocking", "block star-destroyer", "REB-COMBAT-ATTACK-9a", "no-damage"),
    ("blocking", "block ewok", "REB-COMP-1", "no-unit"),
    ("retreating", "retreat with wedge-antilles", "REB-CAPTURE-11", "captured"),
    ("retreating", "retreat with princess-leia", "REB-COMBAT-RETREAT-2", "leader-not-there"),
    ("retreating", "retreat with darth-vader", "REB-COMBAT-RETREAT-2", "leader-not-there"),
    ("retreating", "retreat with jar-jar", "REB-COMP-1", "no-leader"),
    ("refuge", "to bespin", "REB-COMBAT-RETREAT-8", "enemy-came-from"),
    ("refuge", "to malastare", "REB-COMBAT-RETREAT-6", "enemy-there"),
    ("refuge", "to dagobah", "REB-COMBAT-RETREAT-7", "own-systems-first"),
    ("refuge", "to hoth", "REB-COMBAT-RETREAT-1", "not-adjacent"),
    ("refuge", "to rebel-base", "REB-COMBAT-RETREAT-9", "retreat-to-base"),
    ("taking", "take shield-generator", "REB-COMBAT-RETREAT-12", "immobile"),
    ("taking", "take wedge-antilles", "REB-CAPTURE-6", "captives-stay"),
    ("taking", "take chewbacca", "REB-COMBAT-RETREAT-1", "one-leader"),
    ("taking", "take star-destroyer", "REB-COMBAT-RETREAT-1", "not-your-unit"),
    ("taking", "take airspeeder", "REB-COMBAT-RETREAT-11", "none-there"),
    ("taking", "take ewok", "REB-COMP-1", "no-unit"),
    ("beyond_the_border", "to utapau", "REB-MOVE-6", "impassable"),
    ("guest", "retreat with admiral-piett", "REB-CARD-READY-FOR-ACTION-1", "guest"),
    ("team_retreat", "retreat with princess-leia", "REB-TEAM-35", "other-command"),
    ("retreated", "retreat with han-solo", "REB-COMBAT-RETREAT-5", "retreated-already"),
    ("kept_from_escaping", "retreat with han-solo", "REB-CARD-KEEP-THEM-FROM-ESCAPING-1", "no-retreat"),
    ("no_escape", "retreat with han-solo", "REB-CARD-SPACE-NO-ESCAPE-1", "no-retreat"),
    ("surrounded", "retreat with han-solo", "REB-COMBAT-RETREAT-7", "nowhere-to-go"),
    ("death_star", "retreat with darth-vader", "REB-COMBAT-RETREAT-10", "death-star-stays"),
    # objectives
    ("scoring", "play popular-support", "REB-OBJ-1", "objective-not-met"),
    ("scoring", "play crippling-blow", "REB-OBJ-3", "objective-other-time"),
    ("scoring", "play liberation", "REB-OBJ-1", "objective-not-in-hand"),
    ("turn_with_objective", "play leave-no-one-behind", "REB-REFRESH-0", "objective-other-time"),
    ("scored", "play rebel-assault", "REB-OBJ-5", "one-objective"),
    # the Refresh Phase
    ("discarding", "discard sabotage", "REB-MISSION-START-1", "starting-mission"),
    ("discarding", "discard plan-the-assault", "REB-REFRESH-2", "mission-not-in-hand"),
    ("discarding", "discard everything", "REB-COMP-1", "no-mission"),
    ("recruiting", "keep its-a-trap", "REB-RECRUIT-1", "not-drawn-card"),
    ("recruiting", "keep calm", "REB-COMP-1", "no-action"),
    ("announcing", "recruit general-madine", "REB-RECRUIT-1", "not-on-card"),
    ("announcing", "recruit chewbacca", "REB-ELIM-1", "eliminated"),
    ("announcing", "recruit han-solo", "REB-RECRUIT-6", "in-play"),
    ("announcing", "recruit jar-jar", "REB-COMP-1", "no-leader"),
    ("building", "build x-wing at toydaria", "REB-BUILD-5", "enemy-there"),
    ("building", "build rebel-trooper at kessel", "REB-BUILD-6", "sabotaged"),
    ("building", "build x-wing at mygeeto", "REB-BUILD-2", "not-loyal"),
    ("building", "build mon-calamari-cruiser at utapau", "REB-BUILD-9", "no-figure"),
    ("building", "build airspeeder at naboo", "REB-BUILD-2", "no-icon"),
    ("building", "build airspeeder at rebel-base", "REB-BUILD-2", "no-icon"),
    ("building", "build tie-fighter at naboo", "REB-BUILD-2", "not-your-unit"),
    ("building", "build ewok at naboo", "REB-COMP-1", "no-unit"),
    ("building", "build x-wing at earth", "REB-COMP-1", "no-place"),
    ("building_exposed", "build x-wing at rebel-base", "REB-BUILD-8", "base-occupied"),
    ("imperial_building", "build tie-fighter at naboo", "REB-BUILD-3", "no-icon"),
    ("imperial_building", "build tie-fighter at rebel-base", "REB-BUILD-8", "not-loyal"),
    ("freeing", "destroy x-wing at hoth", "REB-RUL-50", "figures-left"),
    ("freeing", "destroy mon-calamari-cruiser at naboo", "REB-COMP-5", "none-there"),
    ("freeing", "destroy death-star at naboo", "REB-COMP-5", "not-your-unit"),
    ("freeing", "destroy ewok at naboo", "REB-COMP-1", "no-unit"),
    ("freeing", "destroy x-wing at earth", "REB-COMP-1", "no-place"),
    ("imperial_freeing", "destroy death-star at naboo", "REB-RUL-50", "never-a-death-star"),
    ("deploying", "deploy x-wing at kessel", "REB-DEPLOY-4", "sabotaged"),
    ("deploying", "deploy x-wing at toydaria", "REB-DEPLOY-5", "enemy-there"),
    ("deploying", "deploy x-wing at hoth", "REB-DEPLOY-6", "remote"),
    ("deploying", "deploy x-wing at mygeeto", "REB-DEPLOY-1", "not-loyal"),
    ("deploying", "deploy x-wing at sullust", "REB-DEPLOY-2", "two-deployed"),
    ("deploying", "deploy y-wing at naboo", "REB-QUEUE-2", "not-ready"),
    ("deploying", "deploy ewok at naboo", "REB-COMP-1", "no-unit"),
    ("deploying", "deploy x-wing at earth", "REB-COMP-1", "no-place"),
    ("deploying_exposed", "deploy x-wing at rebel-base", "REB-BASE-REVEAL-7", "base-revealed"),
    ("deploying_station", "deploy death-star at naboo", "REB-DS-BUILD-3", "only-at-construction"),
    ("deploying_station", "deploy tie-fighter at rebel-base", "REB-DEPLOY-7", "not-loyal"),
    ("blocked_station", "deploy death-star at hoth", "REB-RUL-36", "enemy-there"),
    ("sabotaged_station", "deploy death-star at hoth", "REB-RUL-36", "sabotaged"),
    ("over", "pass", "REB-WIN-5", "over"),
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
    assert (objection.rule, objection.message.key) == (rule, f"rebellion-no-{key}")
    assert objection.message.rule == rule
    assert rule in GAME.rulebook
    with pytest.raises(IllegalPick):
        game.apply(pick)
    assert game == _position(position)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_sentence_of_refusal_is_needed_and_names_its_facts(code: str) -> None:
    known: set[str] = set()
    for path in (FOLDER / "locale" / code).glob("*.ftl"):
        known |= set(re.findall(r"^rebellion-no-(\S+) =", path.read_text("utf-8"), re.MULTILINE))
    assert known == {key for _, _, _, key in CASES} | {"not-your-turn"}
    language = GAME.language(code)
    for position, pick, _, _ in CASES:
        objection = GAME.explain(_position(position), pick)
        assert objection is not None
        sentence = language.text(objection.message)
        for fact in objection.message.params.values():
            facts = fact if isinstance(fact, tuple) else (fact,)
            for each in facts:
                assert (language.text(each) if isinstance(each, Message) else str(each)) in sentence


@pytest.mark.parametrize("position", POSITIONS)
def test_nothing_is_said_against_a_legal_pick(position: str) -> None:
    game = at(position)
    if game.ask is not None:
        for pick in options(game):
            assert refusal(game, pick) == refusal(game, pick, game.ask.seat) == ""
            assert refusal(game, "  " + pick.replace(" ", "  ")) == ""


@pytest.mark.rule("REB-GOLD-6", "REB-FAIR-6")
@pytest.mark.parametrize("position", POSITIONS)
def test_whoever_is_not_asked_has_to_wait_and_learns_nothing(position: str) -> None:
    game = at(position)
    if game.ask is None:
        return
    asked = game.start.seats[game.ask.seat].name
    for seat in range(game.start.players):
        for pick in [*options(game), *TEXTS] if seat != game.ask.seat else []:
            objection = GAME.explain(game, pick, seat)
            assert objection is not None
            assert objection.rule == "REB-GOLD-6"
            assert objection.message.key == "rebellion-no-not-your-turn"
            assert objection.message.params == {"player": say(f"rebellion-seat-{asked}")}


# What a refusal tells


def answers(game: State, seat: int) -> list[Objection | None]:
    return [GAME.explain(game, pick, seat) for pick in TEXTS]


@pytest.mark.rule("REB-FAIR-6", "REB-INFO-15")
@pytest.mark.parametrize("position", POSITIONS)
def test_nobody_learns_anything_hidden_from_a_refusal(position: str) -> None:
    """Other hands, decks and bases that look the same to a seat get it the same answers."""
    game = at(position)
    if game.ask is None:
        return
    seat = game.ask.seat
    said, view = answers(game, seat), game.view(seat)
    assert answers(GAME.imagine(view, Chance(1)), seat) == said
    if side_of_seat(game, seat) == EMPIRE and not game.exposed:
        for system in in_set(possible_bases(game))[::3]:
            moved = game.copy()
            moved.location = system
            assert answers(moved, seat) == said


@pytest.mark.rule("REB-FAIR-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_learns_anything_hidden_from_a_refusal_in_any_game(players: int) -> None:
    game = GAME.new(players, players)
    chance = Chance(players)
    for number in range(400):
        if game.ask is None:
            break
        if number % 8 == 0:
            seat, view = game.ask.seat, game.view(game.ask.seat)
            other = GAME.imagine(view, chance)
            for pick in TEXTS[number % 5 :: 5]:
                assert GAME.explain(other, pick, seat) == GAME.explain(game, pick, seat)
        game.apply(game.ask.options[chance.below(len(game.ask.options))])
