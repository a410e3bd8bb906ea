"""What cards do to dice: more or fewer of them, rolled again, turned, cancelled, added; less damage.
[RIM-EFFECT-26, RIM-COMBAT-32]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal, TypeAlias

from dejarik.engine import option
from dejarik.engine.event import EVERYONE
from dejarik.games.outer_rim.components import SCRIPT, CharacterId, PlayerId
from dejarik.games.outer_rim.dice import events
from dejarik.games.outer_rim.dice.faces import FACE_COUNT, WORST_FIRST, Face, Roll, rolls
from dejarik.games.outer_rim.dice.stages import ANY, DiceChange, change_of
from dejarik.games.outer_rim.forms import DONE, Choice, Decision, Option
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.state import DIE, UNDECIDED, State

Change: TypeAlias = Literal["reroll", "turn", "cancel", "add", "extra", "fewer", "prevent", "cap"]
Whose: TypeAlias = Literal["own", "opponent"]
FaceWord: TypeAlias = Literal["hit", "crit", "focus", "blank"]


@SCRIPT.effect("dice")
def change_dice(
    game: State,
    run: CardRun,
    op: Change,
    whose: Whose = "own",
    face: FaceWord | None = None,
    into: FaceWord | None = None,
    count: int | Literal["any"] = 1,
) -> None:
    """What cannot be done is left out. [RIM-EFFECT-1, RIM-RUL-76]"""
    change = change_of(op, whose, face, into, count)
    if op in ("extra", "fewer", "prevent", "cap"):
        change_fight(game, run.player, change)
        return
    roll = rolls(game, run.player)[not change.own]
    if roll is None:
        return
    if op == "reroll":
        game.offer(PickDie(run.player, change.own, change.face, change.number))
    elif change.face is None:
        raise ValueError(f"{op} without a face")
    elif op == "add":
        add(game, run.player, roll, change.face, change.number)
    elif change.into is not None:
        turn(game, run.player, roll, change.face, change.into, change.number)
    else:
        cancel(game, run.player, roll, change.face, change.number)


def change_fight(game: State, player: PlayerId, change: DiceChange) -> None:
    """The dice of a side, and what it will suffer in this combat. [RIM-COMBAT-17, 39, RIM-DMG-8]"""
    if not game.fights:
        return
    fight = game.fight
    side = fight.side(player) if change.own else 1 - fight.side(player)
    if change.op == "prevent":
        fight.prevented[side] += change.number
        game.tell(EVERYONE, events.prevented, game.who(player), change.number)
    elif change.op == "cap":
        fight.cap[side] = change.number if fight.cap[side] == UNDECIDED else min(change.number, fight.cap[side])
        game.tell(EVERYONE, events.capped, game.who(player), change.number)
    else:
        dice = change.number if change.op == "extra" else -change.number
        fight.change[side] += dice
        game.tell(EVERYONE, events.more_dice, roller(game, player, change.own), dice)


def roller(game: State, player: PlayerId, own: bool) -> CharacterId | None:
    """Whose dice they are, in words; None: nobody's."""
    if not own:
        fight = game.fight
        other = fight.player(1 - fight.side(player))
        return None if other is None else game.who(other)
    return game.who(player)


def turn(game: State, player: PlayerId, roll: Roll, face: int, into: int, count: int) -> None:
    """Up to so many results become others; what they were counts no more. [RIM-ABIL-18, 21]"""
    turned = 0
    while turned != count and roll.count(face):
        results = roll.take(face)
        results[face] -= 1
        results[into] += 1
        turned += 1
    if turned:
        game.tell(EVERYONE, events.turned, game.who(player), face, into, turned)


def cancel(game: State, player: PlayerId, roll: Roll, face: int, count: int) -> None:
    """Up to so many results count no more. [RIM-ABIL-17, 21]"""
    cancelled = 0
    while cancelled != count and roll.count(face):
        roll.take(face)[face] -= 1
        cancelled += 1
    if cancelled:
        game.tell(EVERYONE, events.cancelled, game.who(player), face, cancelled)


def add(game: State, player: PlayerId, roll: Roll, face: int, count: int) -> None:
    """Results that are on no die. [RIM-ABIL-19, 20]"""
    roll.added[face] += count
    game.tell(EVERYONE, events.added, game.who(player), face, count)


# Rerolls


class RerollDie(Option):
    """A die that shows this face is rolled again."""

    words = "reroll {face}"

    face: Face


class PickDie(Decision):
    """The next die that is rolled again, from the worst face on; then all of them are rolled together. Of any number
    one may stop at any time, of a fixed number never. [RIM-COMBAT-19, 45]"""

    player: PlayerId
    own: bool  # dice, or those of the opponent
    only: int | None  # dice with this face
    left: int  # how many more, or ANY
    picked: tuple[int, ...] = ()

    rule = "RIM-COMBAT-45"
    prompted = ("left",)
    offers = (RerollDie, Choice)

    def options(self, game: State) -> Sequence[option.Option]:
        shown = self.roll(game).shown
        from_face = WORST_FIRST.index(self.picked[-1]) if self.picked else 0
        found: list[option.Option] = [
            RerollDie(face)
            for face in WORST_FIRST[from_face:]
            if shown[face] > self.picked.count(face) and self.only in (None, face) and self.left
        ]
        return [*found, DONE] if self.left == ANY or not found else found

    def resolve(self, game: State, option: option.Option) -> None:
        if isinstance(option, RerollDie):
            left = self.left if self.left == ANY else self.left - 1
            game.offer(replace(self, left=left, picked=(*self.picked, option.face)))
        elif self.picked:
            self.reroll(game)

    def roll(self, game: State) -> Roll:
        roll = rolls(game, self.player)[not self.own]
        assert roll is not None
        return roll

    def reroll(self, game: State) -> None:
        """All of them in one throw. [RIM-COMBAT-45]"""
        shown = self.roll(game).shown
        before = [self.picked.count(face) for face in range(FACE_COUNT)]
        after = DIE.roll(game.chance, len(self.picked))
        for face in range(FACE_COUNT):
            shown[face] += after[face] - before[face]
        game.tell(EVERYONE, events.rerolled, roller(game, self.player, self.own), tuple(before), tuple(after))
