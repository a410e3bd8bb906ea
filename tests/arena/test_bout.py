"""One game of a match: the same again, whoever plays it; teams win together; what goes wrong is a result."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from pathlib import Path

import pytest

import dejarik
from dejarik.arena.bout import Played, luck, play
from dejarik.arena.contenders import contender, limit, read_names
from dejarik.arena.match import Bout
from dejarik.arena.problem import CannotPlay
from dejarik.bots import UnknownBot
from tests.arena.matches import match, played

FIRST = """
class First:
    def __init__(self, seed):
        self.seed = seed
    def pick(self, perspective):
        return perspective.ask.options[0]

BOT = First
"""

BROKEN = """
class Broken:
    def __init__(self, seed):
        pass
    def pick(self, perspective):
        raise RuntimeError("tired")

BOT = Broken
"""


def test_a_game_can_be_played_again() -> None:
    what = match("uprising", ("greedy", "random"))
    bout = Bout(3, ("random", "greedy"))
    one, two = play(what, bout), play(what, bout)
    assert replace(one, pace={}) == replace(two, pace={})
    assert one.winners in (("resistance",), ("empire",))
    assert one.rule in dejarik.game("uprising").rulebook
    assert one.decisions > 20
    assert one.notes["rounds"] > 0
    assert all(pace.picks for pace in one.pace.values())


def test_a_bot_has_other_luck_than_the_game_and_than_other_seats() -> None:
    assert len({luck(7, 0), luck(7, 1), luck(8, 0), 7}) == 4


@pytest.mark.parametrize(
    ("name", "seconds"),
    [("ismcts:200ms", 0.24), ("hard", 1.2), ("ismcts:100", math.inf), ("greedy", math.inf), ("mine.py", math.inf)],
)
def test_a_pick_is_late_after_the_budget_and_a_fifth_of_it(name: str, seconds: float) -> None:
    assert limit(name, {"mine.py": FIRST}) == pytest.approx(seconds)


def test_a_team_wins_together() -> None:
    what = match("rebellion", ("greedy", "random"), players=4)
    game = play(what, Bout(1, ("greedy", "random")))
    assert game.winners in (("rebel",), ("empire",))
    assert sorted(game.shares(what.sides)) == [0.0, 1.0]
    assert set(game.pace) == {"greedy", "random"}


@pytest.mark.parametrize(
    ("winners", "shares"),
    [
        (("b",), [0, 1, 0]),
        (("a", "c"), [0.5, 0, 0.5]),
        ((), [0, 0, 0]),
        (None, [1 / 3] * 3),
    ],
)
def test_a_win_is_shared(winners: tuple[str, ...] | None, shares: list[float]) -> None:
    assert replace(played(0, ("x", "y", "z")), winners=winners).shares(("a", "b", "c")) == shares


def test_a_game_is_a_line_of_json_and_back() -> None:
    game = play(match("commanders", ("greedy", "random", "random"), players=3), Bout(2, ("random", "greedy", "random")))
    again = Played.load(json.loads(json.dumps(game.dump())))
    assert again.dump() == game.dump()
    assert replace(again, pace={}) == replace(game, pace={})


def test_a_bot_that_breaks_down_is_a_result() -> None:
    what = match("uprising", ("broken.py", "random"), sources={"broken.py": BROKEN})
    game = play(what, Bout(0, ("broken.py", "random")))
    assert "RuntimeError: tired" in game.error
    assert Played.load(game.dump()) == game


def test_a_game_that_does_not_end_is_a_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(dejarik.game("uprising")), "bound", lambda *_: 10)
    game = play(match("uprising", ("random", "greedy")), Bout(0, ("random", "greedy")))
    assert (game.winners, game.error, game.decisions) == (None, "", 10)


def test_anybody_can_send_a_bot_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "first.py"
    path.write_text(FIRST, "utf-8")
    names, sources = read_names([str(path), "greedy"])
    assert (names, sources) == (["first.py", "greedy"], {"first.py": FIRST})
    bot = contender("first.py", 5, sources)
    perspective = dejarik.game("uprising").new(seed=1).perspective(0)
    assert perspective.ask is not None
    assert bot.pick(perspective) is perspective.ask.options[0]


def test_what_is_no_bot_is_named(tmp_path: Path) -> None:
    for name, source in {"empty.py": "", "syntax.py": "BOT =", "raises.py": "1 / 0"}.items():
        (tmp_path / name).write_text(source, "utf-8")
    with pytest.raises(UnknownBot, match="deep"):
        read_names(["greedy", "deep"])
    with pytest.raises(CannotPlay, match=r"cannot read the bot .*nowhere.py: No such file"):
        read_names([str(tmp_path / "nowhere.py")])
    with pytest.raises(CannotPlay, match=r"empty.py has no “BOT”"):
        read_names([str(tmp_path / "empty.py")])
    with pytest.raises(CannotPlay, match=r"syntax.py cannot be loaded: SyntaxError"):
        read_names([str(tmp_path / "syntax.py")])
    with pytest.raises(CannotPlay, match=r"raises.py cannot be loaded: ZeroDivisionError"):
        read_names([str(tmp_path / "raises.py")])
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "first.py").write_text("BOT = int", "utf-8")
    (tmp_path / "first.py").write_text(FIRST, "utf-8")
    with pytest.raises(CannotPlay, match=r"two different files are called “first.py”"):
        read_names([str(tmp_path / "first.py"), str(tmp_path / "other" / "first.py")])
