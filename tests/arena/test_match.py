"""Who meets whom: formats, pairing and turning round."""

from __future__ import annotations

from collections import Counter

import pytest

import dejarik
from dejarik.arena.match import Bout, Match, different, gauntlet, ladder, round_robin, seatings
from dejarik.arena.problem import CannotPlay
from tests.arena.matches import match


def test_a_round_robin_of_two_sides_has_every_pair_once() -> None:
    assert round_robin(["a", "b", "c"], 2) == (("a", "b"), ("a", "c"), ("b", "c"))


def test_in_a_round_robin_of_more_sides_everybody_is_once_alone_among_others() -> None:
    assert round_robin(["a", "b"], 3) == (("a", "b", "b"), ("b", "a", "a"))


def test_on_a_ladder_everybody_meets_the_next() -> None:
    assert ladder(["a", "b", "c"], 2) == (("a", "b"), ("b", "c"))


def test_in_a_gauntlet_the_first_meets_each_of_the_others() -> None:
    assert gauntlet(["a", "b", "c"], 4) == (("a", "b", "b", "b"), ("a", "c", "c", "c"))


@pytest.mark.parametrize(
    ("line_up", "turned"),
    [
        (("a", "b"), [("a", "b"), ("b", "a")]),
        (("a", "b", "b"), [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]),
        (("a", "b", "a", "b"), [("a", "b", "a", "b"), ("b", "a", "b", "a")]),
        (("a", "a"), [("a", "a")]),
    ],
)
def test_a_line_up_is_turned_round_the_table_without_repeating_itself(
    line_up: tuple[str, ...], turned: list[tuple[str, ...]]
) -> None:
    assert list(seatings(line_up)) == turned


def test_the_first_of_a_line_up_can_stay_on_one_side() -> None:
    what = match("commanders", ("a", "b", "b"), players=3, side="commander-2")
    assert list(what.bouts(2)) == [Bout(0, ("b", "a", "b")), Bout(1, ("b", "a", "b"))]
    assert what.header() != match("commanders", ("a", "b", "b"), players=3).header()


def test_nobody_can_have_a_side_that_there_is_not() -> None:
    with pytest.raises(CannotPlay, match="uprising has no side “rebel”; there are resistance, empire"):
        match("uprising", ("a", "b"), side="rebel")


@pytest.mark.parametrize(
    ("game", "players", "line_up"),
    [
        ("uprising", 2, ("greedy", "random")),
        ("commanders", 5, ("greedy", "random", "random", "random", "random")),
        ("commanders", 3, ("greedy", "random", "easy")),
        ("rebellion", 4, ("greedy", "random")),
    ],
)
def test_on_every_deal_everybody_has_every_side(game: str, players: int, line_up: tuple[str, ...]) -> None:
    what = match(game, line_up, players=players)
    for seed in range(3):
        held = Counter(
            (bot, side)
            for bout in what.bouts(3)
            if bout.seed == seed
            for bot, side in zip(bout.seating, what.sides, strict=True)
        )
        assert held == Counter({(bot, side): line_up.count(bot) for bot in set(line_up) for side in what.sides})


def test_games_of_a_deal_begin_alike() -> None:
    what = match("uprising", ("greedy", "random"), seed=40)
    first, second, other = list(what.bouts(2))[:3]
    assert (first, second) == (Bout(40, ("greedy", "random")), Bout(40, ("random", "greedy")))
    deals = [dejarik.game("uprising").new(2, bout.seed).dump() for bout in (first, second, other)]
    assert deals[0] == deals[1] != deals[2]


def test_deal_after_deal_all_line_ups_play() -> None:
    what = match("uprising", ("a", "b"), ("a", "c"))
    assert [bout.seed for bout in what.bouts(2)] == [0, 0, 0, 0, 1, 1, 1, 1]


def test_in_a_team_game_a_bot_has_a_whole_side() -> None:
    assert match("rebellion", ("greedy", "random"), players=4).sides == ("rebel", "empire")
    with pytest.raises(CannotPlay, match=r"“greedy, random, random, random” are 4 bots; rebellion .* has 2 sides"):
        match("rebellion", ("greedy", "random", "random", "random"), players=4)


def test_a_line_up_that_is_another_turned_round_is_played_once() -> None:
    assert different([("a", "b"), ("b", "a"), ("a", "c")]) == (("a", "b"), ("a", "c"))
    assert different([("a", "b", "c"), ("c", "a", "b"), ("a", "c", "b")]) == (("a", "b", "c"), ("a", "c", "b"))


def test_the_header_tells_matches_apart() -> None:
    line_up = ("mine.py", "greedy")
    one = Match("uprising", 2, {"capitol": False, "missions": []}, (line_up,), 0, {"mine.py": "BOT = 1"})
    assert one.header()["content"] == dejarik.game("uprising").content
    assert one.header() == one.header()
    for other in (
        Match("uprising", 2, {"capitol": True, "missions": []}, (line_up,), 0, {"mine.py": "BOT = 1"}),
        Match("uprising", 2, {"capitol": False, "missions": []}, (line_up[::-1],), 0, {"mine.py": "BOT = 1"}),
        Match("uprising", 2, {"capitol": False, "missions": []}, (line_up,), 1, {"mine.py": "BOT = 1"}),
        Match("uprising", 2, {"capitol": False, "missions": []}, (line_up,), 0, {"mine.py": "BOT = 2"}),
    ):
        assert other.header() != one.header()
