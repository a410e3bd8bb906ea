"""The table in a terminal: what is drawn, for whom, and that it fits."""

from __future__ import annotations

import io
import random
from functools import cache

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from dejarik.engine.chance import Chance
from dejarik.engine.language import LANGUAGES
from dejarik.games.rebellion import GAME
from dejarik.games.rebellion.cards.missions.rebel.logistics import PlantCards
from dejarik.games.rebellion.components import ADMIRAL, PLACES, REBEL, UNITS, system
from dejarik.games.rebellion.state import State
from dejarik.games.rebellion.terminal.board import close_up, draw, focus
from tests.games.rebellion.rounds import begin, clash, galaxy, play

WIDTHS = (80, 120)


def drawn(state: State, seat: int | None, width: int = 100, code: str = "en") -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(draw(GAME.view(state, seat), GAME.language(code)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@cache
def moments(players: int) -> tuple[State, ...]:
    """Of a random game: the setup, a few on the way, the first mission and attack with dice, the end."""
    rng = random.Random(players)
    state = GAME.new(players, players)
    wanted = [rolled, attacked]
    found = []
    picks = 0
    while state.ask is not None:
        now = [there for there in wanted if there(state)]
        if picks % 300 == 0 or now:
            found.append(state.copy())
        wanted = [there for there in wanted if there not in now]
        state.apply(rng.choice(state.ask.options))
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


@pytest.mark.rule("REB-RUL-76")
def test_reb_rul_76_the_head_names_whose_turn_it_is() -> None:
    leaders = "han-solo@pool princess-leia@pool darth-vader@pool"
    game = begin(galaxy(players=3, leaders=leaders, initiative="consecutive"), "command")
    assert "turn: Rebel Admiral" in drawn(game, None)
    play(game, "pass")
    assert "turn: Rebel General · passed: Rebel Admiral" in drawn(game, None)


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
    view = GAME.view(command, 1)
    view["possible"] = ["hoth", "yavin"]
    console = Console(file=io.StringIO(), width=100)
    console.print(draw(view, GAME.language("en")))
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    assert "hidden; 2 systems are possible: Hoth, Yavin" in shown
    assert shown.count("?") == 3  # two systems, and what the sign means


def test_only_signs_that_are_on_the_table_are_explained(command: State) -> None:
    shown = drawn(command, 0)
    assert "⬡ subjugated" in shown
    assert "[ ] captured" in shown
    for absent in ("✕ sabotage", "∅ destroyed", "? the base may be here"):
        assert absent not in shown


def text(shown: RenderableType, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(shown)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_the_phase_is_named_to_its_end() -> None:
    """A phase in its last step is no longer on the stack."""
    game = galaxy(rebel="naboo", leaders="han-solo@pool darth-vader@pool")
    game.ready[UNITS.number("x-wing")] = 1
    begin(game, "refresh")
    while game.ask is not None and game.ask.name != "deploy-units":
        game.apply(game.ask.options[-1])
    assert drawn(game, 0).startswith("Round 1 · Refresh Phase")


def test_the_focus_is_on_the_combat() -> None:
    game = galaxy("hoth: 2 x-wing, rebel-trooper; sullust: tie-fighter", leaders="han-solo@hoth darth-vader@pool")
    game.units[PLACES.number("hoth") * len(UNITS) + UNITS.number("tie-fighter")] = 3
    clash(game, "hoth")
    shown = text(focus(GAME.view(game, 0), GAME.language("en")))
    assert "Combat" in shown
    assert "✦  X-wing ×2  Trooper  Han Solo" in shown
    assert "⬢  TIE ×3" in shown
    assert "Sullust" not in shown


def test_the_focus_is_on_what_is_going_to_move() -> None:
    game = galaxy("kessel: 2 corellian-corvette, 3 rebel-trooper", leaders="han-solo@pool darth-vader@pool")
    begin(game, "command")
    play(game, "activate with han-solo", "at toydaria", "move corellian-corvette from kessel")
    play(game, "move rebel-trooper from kessel", "move rebel-trooper from kessel")
    for shown in (drawn(game, 0), text(focus(GAME.view(game, 0), GAME.language("en")))):
        assert "Moving Kessel: Corvette, Trooper ×2" in shown
    assert "Moving" not in drawn(game, 1)  # until it is done [REB-MOVE-2]


def test_cards_that_are_taken_do_not_move() -> None:
    game = galaxy(leaders="han-solo@pool darth-vader@pool")
    game.ask_for(PlantCards(REBEL, ADMIRAL, (system("naboo"),)))
    assert "Moving" not in drawn(game, 0)


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_can_be_looked_at(code: str, command: State) -> None:
    view, language = GAME.view(command, 0), GAME.language(code)
    for key in GAME.names(code):
        sort, _, id = key.removeprefix("rebellion-").partition("-")
        if not id.endswith("-text"):
            lines = [line.plain for line in close_up(view, language, sort, id)]
            assert all(lines)
            assert bool(lines) == (sort not in ("ring", "tactic")), key


def test_a_close_look_at_what_is_printed(command: State) -> None:
    def look(sort: str, id: str) -> list[str]:
        return [line.plain for line in close_up(GAME.view(command, 0), GAME.language("en"), sort, id)]

    assert look("place", "hoth") == [
        "next to: Bespin, Endor, Mustafar",
        "there: X-wing ×2, Corellian Corvette",
    ]
    assert look("place", "sullust")[1] == "builds Rebel Trooper (Rebels) or Stormtrooper (Empire)"
    assert look("leader", "jan-dodonna")[-1] == "is here: Sullust"
    assert look("leader", "chewbacca")[-1] == "is assigned to a mission"
    assert look("unit", "death-star") == [
        "attack: black dice 0, red dice 4",
        "no health: cannot be damaged",
        "carries 8",
        "figures in the game: 2",
    ]
    assert look("mission", "sabotage") == ["attempt it: spec ops 1"]
    assert look("objective", "return-of-the-jedi") == ["stage III"]
