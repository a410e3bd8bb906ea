"""Rewards of deliveries, jobs and bounties, and what changes them. [RIM-DELIVER-15, RIM-JOB-16, RIM-RUL-68]"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any, Final

from dejarik.engine.procedure import Procedure, Steps
from dejarik.engine.script import Effects
from dejarik.games.outer_rim.abilities import trigger
from dejarik.games.outer_rim.components import SCRIPT
from dejarik.games.outer_rim.fame import gain_fame
from dejarik.games.outer_rim.runs import LIST_DONE, CardRun, finish_list
from dejarik.games.outer_rim.special import special
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.targets import rule_works_on


class Rewarding(Procedure):
    """Abilities "with the reward" come first and may change it; then it is gained. [RIM-ABIL-42 … 44, RIM-RUL-68]"""

    run: CardRun  # the reward, and who gains it
    whens: tuple[str, ...]  # the moments of abilities that come with it
    for_fame: bool = False  # its credits are not gained, and 1 fame more is

    @property
    def steps(self) -> Steps:
        return REWARDING


def let_it_be_changed(game: State, frame: Rewarding) -> None:
    """1. Abilities that change the reward, or add to it."""
    whens: tuple[Any, ...] = frame.whens
    trigger(game, whens, [frame.run.player], frame.run)


def gain_reward(game: State, frame: Rewarding) -> None:
    """2. The reward, with or without its credits."""
    run = WithoutCredits(**_fields(frame.run)) if frame.for_fame else frame.run
    run.go_on(game, run.todo)


def gain_fame_instead(game: State, frame: Rewarding) -> None:
    """3. One fame for its credits. It counts as a part of the reward. [RIM-EFFECT-48]"""
    if frame.for_fame:
        gain_fame(game, frame.run.player, 1)
        LIST_DONE.open(game)


REWARDING: Final[Steps] = (let_it_be_changed, gain_reward, gain_fame_instead)


class WithoutCredits(CardRun):
    """A reward of which the credits are not gained, wherever in it they stand. [RIM-EFFECT-48]"""

    @property
    def steps(self) -> Steps:
        return _without_credits(self.todo)

    def of(self, todo: Effects) -> WithoutCredits:
        """A list inside the reward is a part of it."""
        return replace(self, todo=todo)


@cache
def _without_credits(todo: Effects) -> Steps:
    return (*[each for each in SCRIPT.lists[todo] if each.op != "credits"], finish_list)


def _fields(run: CardRun) -> dict[str, Any]:
    return {name: getattr(run, name) for name in CardRun.__dataclass_fields__}


def pays_credits(game: State, run: CardRun, todo: Effects) -> bool:
    """Whether credits are gained with a reward, as things stand."""
    for effect in SCRIPT.lists[todo]:
        if effect.op == "credits":
            return True
        if effect.op == "if":
            cond, *branches = effect.values
            if pays_credits(game, run, branches[0 if cond.holds(game, run) else 1]):
                return True
    return False


def coming_reward(game: State) -> int | None:
    """Where on the stack the reward is that is about to be gained."""
    return next((at for at in reversed(range(len(game.stack))) if isinstance(game.stack[at], Rewarding)), None)


@special("zero-credits-for-fame")
def zero_credits_for_fame(game: State, run: CardRun, count: int) -> None:
    """The credits of the reward are not gained and 1 fame more is. [RIM-EFFECT-48]"""
    at = coming_reward(game)
    if at is not None:
        frame = game.stack[at]
        assert isinstance(frame, Rewarding)
        game.stack[at] = replace(frame, for_fame=True)


@rule_works_on("zero-credits-for-fame")
def has_credits(game: State, run: CardRun, count: int) -> bool:
    """Offered before a reward with credits, which only one card can change. [RIM-EFFECT-48]"""
    at = coming_reward(game)
    frame = None if at is None else game.stack[at]
    return isinstance(frame, Rewarding) and not frame.for_fame and pays_credits(game, frame.run, frame.run.todo)
