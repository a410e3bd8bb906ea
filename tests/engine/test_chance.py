"""Luck: the same seed gives the same, everything is written down, and it is fair."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import dejarik
from dejarik.engine.chance import Chance


@given(st.integers(), st.integers(1, 200))
def test_a_shuffle_is_an_order_of_all_the_cards(seed: int, count: int) -> None:
    assert sorted(Chance(seed).shuffled(count)) == list(range(count))


@given(st.integers())
def test_one_seed_gives_one_luck(seed: int) -> None:
    one, other = Chance(seed), Chance(seed)
    assert (one.below(6), one.roll(6, 4), one.shuffled(9)) == (other.below(6), other.roll(6, 4), other.shuffled(9))
    assert one.given == other.given
    assert one.below(2**60) != Chance(seed + 1).below(2**60)


def test_what_was_given_is_written_down() -> None:
    chance = Chance(1)
    drawn = [chance.below(6), chance.roll(6, 3), chance.shuffled(4)]
    assert chance.given == drawn
    assert chance.drawn == 3


def test_a_copy_goes_its_own_way_and_gives_the_same() -> None:
    chance = Chance(5)
    chance.below(9)
    copied = chance.copy()
    assert [copied.below(100) for _ in range(5)] == [chance.below(100) for _ in range(5)]
    copied.below(100)
    assert copied.drawn == chance.drawn + 1


def test_a_script_is_followed_and_counted_so_that_the_seed_goes_on_from_there() -> None:
    chance, plain = Chance(3), Chance(3)
    plain.below(6), plain.shuffled(3)
    chance.script((4, (2, 0, 1)))
    assert (chance.below(6), chance.shuffled(3)) == (4, (2, 0, 1))
    assert chance.unused() == 0
    assert chance.below(1000) == plain.below(1000)


@pytest.mark.parametrize("draw", [6, -1, (1, 2)])
def test_a_script_cannot_give_what_luck_could_not(draw: int | tuple[int, ...]) -> None:
    chance = Chance(1)
    chance.script((draw,))
    with pytest.raises(dejarik.Damaged, match="chance cannot give"):
        chance.below(6)


@pytest.mark.parametrize("order", [(0, 0, 1), (0, 1), 2, (0, 1, 3)])
def test_a_scripted_shuffle_must_be_an_order(order: int | tuple[int, ...]) -> None:
    chance = Chance(1)
    chance.script((order,))
    with pytest.raises(dejarik.Damaged):
        chance.shuffled(3)


def test_dice_and_shuffles_are_fair() -> None:
    """Within five standard deviations, for this seed; a biased generator is far outside."""
    chance = Chance(2026)
    faces = Counter(face for _ in range(2000) for face in chance.roll(6, 3))
    assert all(abs(count - 1000) < 145 for count in faces.values())
    orders = Counter(chance.shuffled(3) for _ in range(6000))
    assert len(orders) == 6
    assert all(abs(count - 1000) < 145 for count in orders.values())
    first = Counter(chance.shuffled(98)[0] for _ in range(9800))
    assert all(50 < count < 150 for count in first.values())
    assert len(first) == 98


def test_a_fork_is_another_luck() -> None:
    chance = Chance(1)
    one, other = chance.fork(), chance.fork()
    assert one.below(2**60) != other.below(2**60)
