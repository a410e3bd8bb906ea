"""Dice are rolled, rolled again, turned, cancelled and laid out."""

from __future__ import annotations

from dejarik.engine.chance import Chance
from dejarik.engine.dice import Die, add, cancel, turn

HIT, FOCUS, BLANK = range(3)
DIE = Die((HIT, HIT, FOCUS, BLANK))


def scripted(*sides: int | tuple[int, ...]) -> Chance:
    chance = Chance(0)
    chance.script(sides)
    return chance


def test_a_roll_counts_how_many_dice_show_each_face() -> None:
    assert DIE.roll(scripted((0, 1, 3)), 3) == [2, 0, 1]


def test_laid_dice_are_not_rolled() -> None:
    chance = scripted((2,))
    assert DIE.roll(chance, 3, laid=[HIT, HIT]) == [2, 1, 0]
    assert chance.unused() == 0


def test_more_dice_cannot_be_laid_than_there_are() -> None:
    chance = Chance(0)
    assert DIE.roll(chance, 1, laid=[HIT, HIT]) == [1, 0, 0]
    assert chance.given == []  # nothing was left to roll


def test_no_dice_draw_nothing() -> None:
    chance = Chance(0)
    assert DIE.roll(chance, 0) == [0, 0, 0]
    assert chance.drawn == 0


def test_a_reroll_changes_one_die_and_says_what_it_shows() -> None:
    shown = [1, 0, 2]
    assert DIE.reroll(scripted((2,)), shown, BLANK) == FOCUS
    assert shown == [1, 1, 1]


def test_another_colour_begins_at_its_own_place() -> None:
    shown = [0, 0, 0, 1, 0, 0]
    DIE.roll_into(shown, scripted((3,)), 1, start=3)
    assert shown == [0, 0, 0, 1, 0, 1]
    assert DIE.reroll(scripted((2,)), shown, HIT, start=3) == FOCUS
    assert shown == [0, 0, 0, 0, 1, 1]


def test_turning_cancelling_and_adding() -> None:
    shown = [1, 1, 1]
    turn(shown, FOCUS, HIT)
    assert shown == [2, 0, 1]
    assert cancel(shown, HIT, 3) == 2
    assert shown == [0, 0, 1]
    add(shown, HIT, 2)
    assert shown == [2, 0, 1]


def test_dice_of_several_colours_are_rolled_together() -> None:
    shown = [0, 0, 0, 1, 0, 0]
    chance = scripted((2, 3, 0))
    DIE.roll_each(shown, chance, [0, 3, 3])
    assert shown == [0, 1, 0, 2, 0, 1]
    assert chance.unused() == 0
    DIE.roll_each(shown, Chance(0), [])
    assert shown == [0, 1, 0, 2, 0, 1]
