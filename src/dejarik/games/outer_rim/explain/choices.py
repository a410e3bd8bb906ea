"""What else there is to choose: ways on cards, dice, planets; and words of refusal where something must be chosen."""

from __future__ import annotations

from typing import Final

from dejarik.engine.outcome import Objection
from dejarik.engine.pattern import Reading
from dejarik.games.outer_rim.abilities import PASS, NextAbility
from dejarik.games.outer_rim.assets.gaining import DECLINE
from dejarik.games.outer_rim.basics import ChooseWay, PayAndDo
from dejarik.games.outer_rim.components import ABILITIES, ABILITY, SCRIPT, SPACES, WAYS, PlayerId, SpaceId, WayId
from dejarik.games.outer_rim.dice.changes import PickDie
from dejarik.games.outer_rim.dice.faces import FACE_NAMES, WORST_FIRST
from dejarik.games.outer_rim.dice.windows import UseAtRoll, effective, of_owner
from dejarik.games.outer_rim.encounters.choice import ChooseEncounter
from dejarik.games.outer_rim.explain.abilities import not_holding
from dejarik.games.outer_rim.explain.answers import offered, only_these, refuse
from dejarik.games.outer_rim.explain.encounters import barred
from dejarik.games.outer_rim.explain.market import pay
from dejarik.games.outer_rim.explain.steps import must_recover
from dejarik.games.outer_rim.forms import DONE, NO
from dejarik.games.outer_rim.goals import PayForGoal, ship_goal_of
from dejarik.games.outer_rim.market.action import NOTHING_CYCLED
from dejarik.games.outer_rim.market.deals import NOTHING_BOUGHT
from dejarik.games.outer_rim.market.information_broker import ExposePlanet
from dejarik.games.outer_rim.market.purchase import PAY, TradeIn
from dejarik.games.outer_rim.movement import STAY, STOP
from dejarik.games.outer_rim.planning import ChoosePlan
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.transfers import DECLINE as DECLINE_OFFER
from dejarik.games.outer_rim.transfers import WITHDRAW
from dejarik.games.outer_rim.wording import condition_in_words, in_words

ENOUGH: Final = (DONE, PASS, STOP, STAY, NO, DECLINE, DECLINE_OFFER, WITHDRAW, NOTHING_BOUGHT, NOTHING_CYCLED, PAY)
SAID: Final = frozenset([*map(str, ENOUGH), "skip", "nothing", "end turn"]) - {str(PAY)}


class Enough:
    """Any of the words that say no, or no more."""

    def read(self, text: str) -> Reading | None:
        return Reading() if text in SAID else None


def enough(game: State, player: PlayerId) -> Objection:
    """It is called otherwise here, or something must be chosen."""
    ask = game.ask
    assert ask is not None
    for option in ask.options:
        if option in ENOUGH:
            return refuse(ask.rule, "called-so", pick=str(option))
    frame = ask.decision
    if isinstance(frame, ChoosePlan):
        return must_recover(game, player) or refuse("RIM-PLAN-1", "plan-something")
    if isinstance(frame, ChooseEncounter):
        return barred(game, player) or refuse("RIM-ENC-1", "must-encounter")
    if isinstance(frame, UseAtRoll):
        left = [each for each, _ in of_owner(game, frame.window) if effective(game, frame.window, each)]
        forced = [ABILITIES.name(each) for each in left if not ABILITY[each].optional]
        return refuse("RIM-COMBAT-36", "mandatory", abilities=tuple(forced))
    if isinstance(frame, NextAbility):
        return offered(game, player)
    if isinstance(frame, PickDie):
        return refuse("RIM-COMBAT-45", "so-many-dice", count=frame.left)
    if isinstance(frame, TradeIn):
        return pay(game, player) or offered(game, player)
    return refuse(ask.rule, "must-choose", prompt=ask.prompt)


# Cards


def way(game: State, player: PlayerId, way: WayId) -> Objection | None:
    """A way that the card does not offer, or that is not open."""
    frame = game.stack[-1]
    if not isinstance(frame, ChooseWay):
        return None
    for each in SCRIPT.choices[frame.ways]:
        if each.option == WAYS[way] and each.if_ is not None:
            condition = condition_in_words(not_holding(game, each.if_, frame.run))
            return refuse("RIM-EFFECT-12", "way-closed", way=WAYS.name(way), condition=condition)
    return offered(game, player)


def yes(game: State, player: PlayerId) -> Objection | None:
    """What cannot be paid."""
    frame = game.stack[-1]
    if isinstance(frame, PayAndDo):
        return refuse("RIM-EFFECT-13", "cannot-pay", cost=in_words(frame.cost, "and"), credits=game.credits[player])
    goal = ship_goal_of(game, player)
    if isinstance(frame, PayForGoal) and goal is not None:
        return refuse("RIM-GOAL-13", "cannot-pay", cost=in_words(goal.cost, "and"), credits=game.credits[player])
    return None


def planet(game: State, player: PlayerId, planet: SpaceId) -> Objection:
    """A planet with players on it, or no planet."""
    if isinstance(game.stack[-1], ExposePlanet) and planet in game.places:
        return refuse("RIM-EFFECT-35", "players-there", planet=SPACES.name(planet))
    return offered(game, player)


# Dice


def reroll(game: State, player: PlayerId, face: int) -> Objection | None:
    """A face that no die shows, that the ability does not name, or that comes too late."""
    frame, name = game.stack[-1], FACE_NAMES.name(face)
    if not isinstance(frame, PickDie):
        return None
    if frame.only not in (None, face):
        return only_these("RIM-EFFECT-26", [FACE_NAMES.name(frame.only)])
    if frame.roll(game).shown[face] <= frame.picked.count(face):
        return refuse("RIM-COMBAT-45", "no-such-die", face=name)
    assert WORST_FIRST.index(face) < WORST_FIRST.index(frame.picked[-1])
    return refuse("RIM-COMBAT-45", "worst-first", face=name)
