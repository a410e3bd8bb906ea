"""Dice whose faces count: rolled, rolled again, turned, added, cancelled, or laid out instead of rolled.

A roll is a list with a number for each face: how many dice show it. Dice that show the same cannot be told apart, so a
choice among dice is a choice among faces, and a roll copies like any other list. Dice of several colours are several
rolls, or one list in which each colour begins at a place of its own (`start`).

    DIE = Die((HIT, HIT, HIT, CRIT, FOCUS, FOCUS, BLANK, BLANK))
    roll = DIE.roll(game.chance, 3)             # [2, 0, 1, 0]: two hits and a focus
    DIE.reroll(game.chance, roll, FOCUS)        # that one again; what it shows now
    turn(roll, HIT, CRIT)                       # a hit becomes a crit
    cancel(roll, HIT, 2)                        # up to two hits no longer count; returns how many did
"""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.engine.chance import Chance


class Die:
    """A die: the face on each of its sides. Faces are numbers from 0."""

    __slots__ = ("faces", "sides")

    def __init__(self, sides: Sequence[int]) -> None:
        self.sides = tuple(sides)
        self.faces = max(self.sides) + 1

    def roll(self, chance: Chance, dice: int, laid: Sequence[int] = ()) -> list[int]:
        """How many of so many dice show each face. Dice that are `laid` out show what they show and are not rolled;
        those that are too many are left out."""
        shown = [0] * self.faces
        for face in laid[:dice]:
            shown[face] += 1
        self.roll_into(shown, chance, dice - min(dice, len(laid)))
        return shown

    def roll_into(self, shown: list[int], chance: Chance, dice: int, start: int = 0) -> None:
        """Roll so many more dice and add them to a roll. Without dice nothing is drawn from chance."""
        self.roll_each(shown, chance, [start] * dice)

    def roll_each(self, shown: list[int], chance: Chance, starts: Sequence[int]) -> None:
        """Roll dice of several colours together and add them to a roll: for each die where its colour begins."""
        if starts:
            for start, side in zip(starts, chance.roll(len(self.sides), len(starts)), strict=True):
                shown[start + self.sides[side]] += 1

    def reroll(self, chance: Chance, shown: list[int], face: int, start: int = 0) -> int:
        """Roll a die again that shows this face; what it shows now."""
        (side,) = chance.roll(len(self.sides), 1)
        turn(shown, start + face, start + self.sides[side])
        return self.sides[side]


def turn(shown: list[int], face: int, into: int) -> None:
    """Turn a die that shows one face to another."""
    shown[face] -= 1
    shown[into] += 1


def cancel(shown: list[int], face: int, dice: int = 1) -> int:
    """Take away up to so many dice that show a face; how many there were."""
    gone = min(dice, shown[face])
    shown[face] -= gone
    return gone


def add(shown: list[int], face: int, results: int = 1) -> None:
    """Add results that no die shows."""
    shown[face] += results
