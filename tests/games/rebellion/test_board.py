"""The table in a terminal: what is drawn, for whom, and that it fits."""

from __future__ import annotations

import io
import random
from functools import cache

import pytest
from rich.cells import cell_len
from rich.console import Console

from dejarik.engine.chance import Chance
from dejarik.engine.language import LANGUAGES
from dejarik.games.rebellion import GAME
from dejarik.games.rebellion.board import draw
from dejarik.games.rebellion.state import State
from tests.games.rebellion.rounds import begin, galaxy

WIDTHS = (80, 120)


def drawn(state: State, seat: int | None, width: int = 100, code: str = "en") -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(draw(state.view(seat), GAME.language(code)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@cache
def moments(players: int) -> tuple[State, ...]:
    """Of a random game: the setup, a few on the way, the first mission and attack with dice, the end."""
    luck = random.Random(players)
    state = GAME.new(players, players)
    wanted = [rolled, attacked]
    found = []
    picks = 0
    while state.ask is not None:
        now = [there for there in wanted if there(state)]
        if picks % 300 == 0 or now:
            found.append(state.copy())
        wanted = [there for there in wanted if there not in now]
        state.apply(luck.choice(state.ask.options))
        picks += 1
    return (*found, state)


def rolled(state: State) -> bool:
    return state.mission is not None and state.mission.rolled


def attacked(state: State) -> bool:
    return state.battle is not None and bool(state.battle.wounds)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_moment_can_be_drawn_and_fits(players: int, code: str) -> None:
    for state in moments(players):
        for seat in (None, *range(players)):
            for width in WIDTHS:
                shown = drawn(state, seat, width, code)
                assert max(map(cell_len, shown.splitlines())) <= width


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_hidden_is_drawn(players: int) -> None:
    """An imagined game has other secrets and looks the same."""
    for number, state in enumerate(moments(players)):
        for seat in (None, *range(players)):
            imagined = GAME.imagine(state.view(seat), Chance(number))
            assert drawn(imagined, seat) == drawn(state, seat)


@pytest.fixture
def command() -> State:
    game = galaxy(
        "hoth: 2 x-wing, corellian-corvette; sullust: 3 stormtrooper, star-destroyer; rebel-base: 3 rebel-trooper",
        leaders="han-solo@pool darth-vader@pool jan-dodonna@sullust chewbacca@mission",
        rings="captured=jan-dodonna",
        assigned="sabotage=chewbacca",
        rebel="naboo",
        subjugated="sullust",
        base="yavin",
    )
    begin(game, "command")
    return game


def test_the_table_of_the_rebels(command: State) -> None:
    shown = drawn(command, 0)
    for wanted in (
        "Command Phase · turn: Rebels",
        "▼1 2♙⚙ 3♙",
        "✦ X-wing ×2  Corvette",
        "⬡ Sullust ▲■2",
        "✦ [Jan Dodonna]",
        "⬢ Destroyer  Stormtrooper ×3",
        "✦ Naboo ▲△1",
        "Yavin ⌂",
        "⌂ Rebel Base △▲1 · Yavin (hidden)",
        "✦ Trooper ×3",
        "Sabotage: Chewbacca",
        "✦ Rebels (you)",
        "Infiltration (intel 1)",
    ):
        assert wanted in shown


@pytest.mark.parametrize("seat", [1, None])
def test_the_table_of_the_others(command: State, seat: int | None) -> None:
    shown = drawn(command, seat)
    assert "face down: Chewbacca" in shown
    assert "✦ Trooper ×3" in shown
    assert "hidden; " in shown
    assert "Hoth ?" in shown
    for hidden in ("Yavin ⌂", "Yavin (hidden)", "Sabotage: ", "Infiltration"):
        assert hidden not in shown


def test_the_empire_reads_where_the_base_can_still_be(command: State) -> None:
    view = command.view(1) | {"possible": ["hoth", "yavin"]}
    console = Console(file=io.StringIO(), width=100)
    console.print(draw(view, GAME.language("en")))
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    assert "hidden; 2 systems are possible: Hoth, Yavin" in shown
    assert shown.count(" ? ") == 3  # two systems, and what the sign means
