"""How likely dice do what one needs. Numbers of dice may be fractions: an ability that helps is worth so many."""

from __future__ import annotations

from functools import cache
from math import floor
from typing import Final

FACES: Final = 8
NO_DAMAGE, ONE_DAMAGE, TWO_DAMAGE = 4, 3, 1  # of the faces of a die [RIM-DICE-2, RIM-COMBAT-20]
MEAN_DAMAGE: Final = (ONE_DAMAGE + 2 * TWO_DAMAGE) / FACES
# How likely one die passes a test, by the level of the skill. [RIM-TEST-4 … 6]
PASSES: Final = (1 / FACES, 4 / FACES, 6 / FACES)
WITH_FOCUS: Final = (3 / FACES, 6 / FACES, 6 / FACES)  # where a focus can become a crit
TEST_DICE: Final = 2
SMUGGLED: Final = 3 / FACES  # a hit lets cargo through [RIM-DELIVER-5]


@cache
def passes(level: int, rerolls: int = 0, focus: bool = False) -> float:
    """How likely a test is passed, with so many dice that may be rolled again."""
    one = (WITH_FOCUS if focus else PASSES)[level]
    return 1.0 - (1.0 - one) ** (TEST_DICE + rerolls)


@cache
def damage(dice: int) -> tuple[float, ...]:
    """How likely so many dice show 0, 1, 2 … damage."""
    found = [1.0]
    for _ in range(dice):
        more = [0.0] * (len(found) + 2)
        for at, chance in enumerate(found):
            more[at] += chance * NO_DAMAGE / FACES
            more[at + 1] += chance * ONE_DAMAGE / FACES
            more[at + 2] += chance * TWO_DAMAGE / FACES
        found = more
    return tuple(found)


@cache
def _wins(own: int, other: int) -> float:
    theirs = damage(other)
    return sum(chance * sum(theirs[: at + 1]) for at, chance in enumerate(damage(own)))


@cache
def _suffers(dice: int, count: int) -> float:
    return sum(damage(dice)[max(0, count) :])


def wins(own: float, other: float) -> float:
    """How likely an attacker with so many dice has at least as much damage as the defender. [RIM-COMBAT-24, 25]"""
    low, high = floor(own), floor(other)
    a, b = own - low, other - high
    return (
        (1 - a) * (1 - b) * _wins(low, high)
        + a * (1 - b) * _wins(low + 1, high)
        + (1 - a) * b * _wins(low, high + 1)
        + a * b * _wins(low + 1, high + 1)
    )


def suffers(dice: float, count: int) -> float:
    """How likely so many dice do at least so much damage."""
    low = floor(dice)
    part = dice - low
    return (1 - part) * _suffers(low, count) + part * _suffers(low + 1, count)


# What it is worth to have room for so much more damage, against as much as one likes, in thousands of credits.
UNEASE: Final = (5.0, 2.4, 1.3, 0.6, 0.25, 0.1)


def unease(room: int) -> float:
    return UNEASE[max(0, room)] if room < len(UNEASE) else 0.0


@cache
def _battered(dice: int, room: int, defeat: float) -> float:
    return sum(
        chance * (defeat if shown >= room else unease(room - shown) - unease(room))
        for shown, chance in enumerate(damage(dice))
    )


def battered(dice: float, room: int, defeat: float) -> float:
    """What the damage of so many dice costs whoever has so much room for it."""
    dice = max(0.0, dice)
    low = floor(dice)
    part = dice - low
    return (1 - part) * _battered(low, room, defeat) + part * _battered(low + 1, room, defeat)
