"""What cards are worth to their owners, roughly: a search of one more system by the Empire is worth ten."""

from __future__ import annotations

from typing import Final

from dejarik.games.rebellion.bot.heuristics.strength import looked_for, power_of, threat
from dejarik.games.rebellion.bot.heuristics.taste import Taste
from dejarik.games.rebellion.components import (
    ACTIONS,
    BASE,
    EMPIRE,
    MISSION_COST,
    MISSION_SIDE,
    MISSION_SKILL,
    MISSIONS,
    OBJECTIVES,
    REBEL,
    SKILL,
    TACTICS_OF,
    ActionId,
    LeaderId,
    MissionId,
    ObjectiveId,
)
from dejarik.games.rebellion.missions.targets import CONTINGENCY_PLAN, needs_leader, places
from dejarik.games.rebellion.state import State

MISSION_WORTH: Final[dict[str, float]] = {
    "build-alliance": 7,
    "infiltration": 3,
    "sabotage": 5,
    "base-defenses": 5,
    "incite-rebellion": 4,
    "support-of-mon-calamari": 6,
    "public-uprising": 5,
    "establish-trade-relations": 8,
    "seek-yoda": 3,
    "daring-rescue": 6,
    "plan-the-assault": -1,
    "stolen-plans": 4,
    "covert-operation": 7,
    "for-the-greater-good": 6,
    "misdirection": 0.5,
    "hit-and-run": 3,
    "lead-the-strike-team": -1,
    "rogue-squadron-raid": 4,
    "demolition": 5,
    "wookiee-uprising": 5,
    "contingency-plan": 0.5,
    "hidden-fleet": -2,
    "plant-false-lead": 4,
    "capture-rebel-operative": 5,
    "gather-intel": 6,
    "research-and-development": 4,
    "rule-by-fear": 3,
    "double-our-efforts": 2,
    "fear-will-keep-them-in-line": 5,
    "imperial-propaganda": 3,
    "trade-negotiations": 4,
    "display-of-power": 6,
    "lure-of-the-dark-side": 6,
    "probe-droid-initiative": 9,
    "intercept-transmission": 7,
    "long-range-probe": 6,
    "homing-beacon": 8,
    "interrogation-droid": 12,
    "detained": 1,
    "hunt-them-down": 3,
    "interrogation": 0.5,
    "planetary-conquest": 5,
    "carbon-freezing": 7,
    "collect-bounty": 6,
    "retrieve-the-plans": 5,
    "address-delays": 4,
    "secret-weapons-research": 4,
    "construct-death-star": 3,
    "construct-factory": 4,
    "construct-super-star-destroyer": 4,
    "oversee-project": 3,
    "superlaser-online": 2,
}
FINDS: Final = (  # what nobody needs once the base is known
    "gather-intel",
    "probe-droid-initiative",
    "intercept-transmission",
    "long-range-probe",
    "homing-beacon",
    "interrogation-droid",
)
ACTION_WORTH: Final[dict[str, float]] = {
    "human-cyborg-relations": 3,
    "resourceful-astromech": 3,
    "the-millennium-falcon": 2,
    "our-most-desperate-hour": 2,
    "rebel-planning": 6,
    "start-the-evacuation": -2,
    "temporary-alliance": 5,
    "an-old-friend": 8,
    "ambush": 4,
    "independent-operation": 3,
    "noble-sacrifice": 4,
    "one-in-a-million": 4,
    "brilliant-administrator": 3,
    "proceeding-as-planned": 3,
    "local-rumors": 9,
    "boba-fett-where": -1,
    "public-support": 3,
    "scouting-mission": -1,
    "catch-them-by-surprise": -1,
}
OBJECTIVE_WORTH: Final[dict[str, float]] = {
    "leave-no-one-behind": 5,
    "cut-supply-lines": 4,
    "popular-support": 4,
    "defend-the-people": 4,
    "regional-support": 3,
    "establish-outposts": 3,
    "inspire-sympathy": 1,
}
RAPID: Final = "rapid-mobilization"
WANTED_AT_BASE: Final = 6  # a base with less power would like units from elsewhere


def action_worth(card: ActionId) -> float:
    return ACTION_WORTH.get(ACTIONS[card], 2)


def objective_worth(card: ObjectiveId) -> float:
    return OBJECTIVE_WORTH.get(OBJECTIVES[card], 2)


def leader_worth(who: LeaderId) -> float:
    return sum(SKILL[who]) + 0.5 * sum(TACTICS_OF[who] or ())


def mission_worth(game: State, taste: Taste, card: MissionId) -> float:
    """To the side that holds it, wherever it could be revealed."""
    name = MISSIONS[card]
    if name == RAPID:
        return mobilization_worth(game, taste)
    if name in FINDS and game.exposed:
        return 0
    return MISSION_WORTH.get(name, 2)


def mobilization_worth(game: State, taste: Taste) -> float:
    """Only asked for the Rebels, who know where the base is: how much they want to leave, or to gather there."""
    if game.exposed:
        return 30
    here = power_of(game, REBEL, BASE)
    if threat(game, game.location) <= 1:
        strongest = max(power_of(game, EMPIRE, place) for place in range(BASE))
        return 12 if here < strongest else taste.siege
    elsewhere = sum(power_of(game, REBEL, place) for place in range(BASE))
    return 6 if here < WANTED_AT_BASE and elsewhere >= WANTED_AT_BASE else -1


def enough(card: MissionId, *leaders: LeaderId) -> bool:
    """Whether these leaders could reveal the card. [REB-MISSION-1]"""
    return sum(SKILL[who][MISSION_SKILL[card]] for who in leaders) >= MISSION_COST[card]


def own_worth(game: State, taste: Taste, card: MissionId) -> float:
    """The same to its owner, who knows more: there is nothing to look for when one system is left."""
    if MISSIONS[card] in FINDS and looked_for(game).bit_count() <= 1:
        return 0
    return mission_worth(game, taste, card)


def prospect(game: State, taste: Taste, card: MissionId) -> float:
    """What a card promises now: less if there is no place for it yet."""
    worth = own_worth(game, taste, card)
    if card == CONTINGENCY_PLAN or places(game, MISSION_SIDE[card], card):
        return worth
    return worth * (0.5 if needs_leader(card) else 0.05) if worth > 0 else worth
