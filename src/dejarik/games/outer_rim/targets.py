"""What an ability works on. One that its owner picks is offered only if that exists: damage to recover, a facedown
token to look at, a crew member to take, a player here. Whether it would change anything beyond that does not matter.
[RIM-ACT-8]

Each chapter says it for its own operations, with what the operation gets; an operation of which nothing is said works
on nothing in particular.

    @works_on("recover")
    def damage_there(game: State, run: CardRun, from_: Body | Literal["both"], count: int) -> bool: ...

    @rule_works_on("take-droid-crew")
    def droid_there(game: State, run: CardRun, count: int) -> bool: ...
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from dejarik.engine.script import NOTHING, Condition, Effects
from dejarik.games.outer_rim.components import KIND, SCRIPT, SkillId
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.state import State

Target: TypeAlias = Callable[..., bool]

_TARGETS: Final[dict[str, Target]] = {}
_RULES: Final[dict[str, Callable[[State, CardRun, int], bool]]] = {}


def works_on(op: str) -> Callable[[Target], Target]:
    """This function tells whether what an operation works on exists."""

    def enter(function: Target) -> Target:
        _TARGETS[op] = function
        return function

    return enter


def rule_works_on(name: str) -> Callable[[Target], Target]:
    """This function tells whether what a special rule works on exists."""

    def enter(function: Target) -> Target:
        _RULES[name] = function
        return function

    return enter


def has_target(game: State, run: CardRun, todo: Effects) -> bool:
    """Whether one of these effects has something to work on, or none of them needs anything. [RIM-ACT-8]"""
    found = [
        _TARGETS[effect.op](game, run, *effect.values) for effect in SCRIPT.lists[todo] if _concerned(effect.op, effect)
    ]
    return not found or any(found)


def _concerned(op: str, effect: Any) -> bool:
    return op in _TARGETS and (op != "rule" or effect.values[0] in _RULES)


@works_on("rule")
def of_rule(game: State, run: CardRun, name: str, count: int, skill: SkillId | None) -> bool:
    return _RULES[name](game, run, count)


def rule_has_target(game: State, run: CardRun, name: str, count: int) -> bool:
    """The same for a special rule, whenever its moment comes."""
    return name not in _RULES or _RULES[name](game, run, count)


@works_on("if")
def of_branch(game: State, run: CardRun, cond: Condition, then: Effects, else_: Effects) -> bool:
    return has_target(game, run, then if cond.holds(game, run) else else_)


@works_on("may")
def of_offer(game: State, run: CardRun, do: Effects, cost: Effects, decline: Effects) -> bool:
    """Its cost must be payable too."""
    return SCRIPT.payable(game, run, cost) and has_target(game, run, do)


@works_on("test")
def of_test(game: State, run: CardRun, skill: Any, pass_: Effects, fail: Effects = NOTHING) -> bool:
    return has_target(game, run, pass_)


@works_on("roll")
def of_roll(game: State, run: CardRun, dice: Any, *faces: Effects) -> bool:
    """Without crew there are no dice for it."""
    return isinstance(dice, int) or any(KIND[card] == dice.per for card in game.assets[run.player])
