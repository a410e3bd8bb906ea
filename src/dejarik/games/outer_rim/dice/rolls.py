"""Dice that a card asks for: each is resolved by its face. [RIM-EFFECT-8]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from dejarik.engine.procedure import Steps
from dejarik.engine.script import NOTHING, Effects
from dejarik.games.outer_rim.components import KIND, SCRIPT, Kind, PlayerId
from dejarik.games.outer_rim.dice.faces import Face
from dejarik.games.outer_rim.dice.throws import ThrowDice, taken
from dejarik.games.outer_rim.forms import Decision, Option
from dejarik.games.outer_rim.runs import CardRun, RunPart, in_any_order
from dejarik.games.outer_rim.state import State


@dataclass(frozen=True, slots=True)
class Per:
    """One die for each asset of this kind."""

    per: Kind


@SCRIPT.effect("roll")
def roll(
    game: State,
    run: CardRun,
    dice: int | Per,
    hit: Effects = NOTHING,
    crit: Effects = NOTHING,
    focus: Effects = NOTHING,
    blank: Effects = NOTHING,
    other: Effects = NOTHING,
) -> None:
    """All dice are rolled, some of them perhaps again, then each is resolved. [RIM-EFFECT-8]"""
    count = sum(KIND[card] == dice.per for card in game.assets[run.player]) if isinstance(dice, Per) else dice
    if count:
        game.perform(Rolled(run, tuple(each or other for each in (hit, crit, focus, blank))))
        game.perform(ThrowDice(run.player, count))


class Rolled(RunPart):
    """Waits under the throw. `lists` has what each face does."""

    run: CardRun
    lists: tuple[Effects, ...]

    @property
    def steps(self) -> Steps:
        return READ


def read(game: State, frame: Rolled) -> None:
    """The dice are taken away and resolved one by one."""
    shown = taken(game).shown
    left = tuple(face for face, count in enumerate(shown) for _ in range(count) if frame.lists[face])
    if left:
        game.perform(DiceResults(frame.run, frame.lists, left))


READ: Final[Steps] = (read,)


class DiceResults(RunPart):
    """Dice that are still to be resolved."""

    run: CardRun
    lists: tuple[Effects, ...]
    left: tuple[int, ...]  # by face

    @property
    def steps(self) -> Steps:
        return NEXT_DIE

    @property
    def ordered(self) -> bool:
        """Whether it matters which die comes first."""
        lists = {self.lists[face] for face in self.left}
        return len(lists) > 1 and not all(map(in_any_order, lists))

    def resolve(self, game: State, face: int) -> None:
        """This die now, the others afterwards."""
        at = self.left.index(face)
        left = self.left[:at] + self.left[at + 1 :]
        if left:
            game.perform(replace(self, left=left))
        self.run.go_on(game, self.lists[face])


def next_die(game: State, frame: DiceResults) -> None:
    """One die after the other, in an order that the player picks where it matters. [RIM-EFFECT-8]"""
    if frame.ordered:
        game.ask_for(ChooseDie(frame.run.player, frame))
    else:
        frame.resolve(game, frame.left[0])


NEXT_DIE: Final[Steps] = (next_die,)


class ResolveDie(Option):
    """A die that shows this face comes next."""

    words = "resolve {face}"

    face: Face


class ChooseDie(Decision):
    """Which die is resolved next. [RIM-EFFECT-8]"""

    player: PlayerId
    results: DiceResults

    rule = "RIM-EFFECT-8"
    offers = (ResolveDie,)

    def options(self, game: State) -> Sequence[ResolveDie]:
        return [ResolveDie(face) for face in dict.fromkeys(self.results.left)]

    def resolve(self, game: State, option: ResolveDie) -> None:
        self.results.resolve(game, option.face)
