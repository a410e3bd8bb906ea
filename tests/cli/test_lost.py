"""Games that everybody can lose at the terminal: who won, many games of bots, and who sits where as usual."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import dejarik
from dejarik.cli import sim
from dejarik.cli.games import described
from dejarik.cli.screen import Screen
from dejarik.cli.seating import seating
from dejarik.cli.words import Words
from dejarik.engine.game import Sitter
from dejarik.engine.outcome import Outcome
from tests.engine.tavern import HAUNTED, Inn, Tavern

LOST = Outcome((), (0, 0), "TAVERN-END-1")
NOBODY = {"en": "Nobody wins.", "uk": "Не переміг ніхто.", "pl": "Nikt nie wygrywa.", "ru": "Не победил никто."}
GHOST = {
    "en": "The automatic opponent wins: Ghost",
    "uk": "Переміг автоматичний суперник: Привид",
    "pl": "Wygrywa automatyczny przeciwnik: Duch",
    "ru": "Победил автоматический соперник: Призрак",
}


def shown(outcome: Outcome, code: str) -> list[str]:
    out = io.StringIO()
    state: Tavern = HAUNTED.new(seed=1)
    Screen(Console(file=out, width=100), Words.spoken(code).of(HAUNTED)).outcome(state, outcome, Path("game.jsonl"))
    return out.getvalue().splitlines()


@pytest.mark.parametrize("code", NOBODY)
def test_the_end_says_that_nobody_won(code: str) -> None:
    assert shown(LOST, code)[0] == NOBODY[code]


@pytest.mark.parametrize("code", GHOST)
def test_the_end_names_the_automatic_opponent_that_won(code: str) -> None:
    assert shown(replace(LOST, side="ghost"), code)[0] == GHOST[code]


def test_the_end_names_the_guest_who_won() -> None:
    assert shown(Outcome((1,), (0, 1), "TAVERN-END-1"), "en")[0] == "Winner: Right guest"


def test_sim_counts_what_the_automatic_opponent_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dejarik, "game", {HAUNTED.id: HAUNTED}.__getitem__)
    match = sim.Match(HAUNTED.id, 2, {}, ("random", "random"))
    report = sim.summary(HAUNTED, match, sim.play_all(match, range(40)), 1.0)
    assert list(report["wins"]) == ["left", "right", "ghost"]
    assert 0 < report["wins"]["ghost"] < 40 == sum(report["wins"].values())
    out = io.StringIO()
    Console(file=out, width=100).print(sim.table(HAUNTED, report, Words.spoken("en").of(HAUNTED)))
    assert "wins: Ghost" in out.getvalue()


class Shared(Inn):
    """An inn at which two people usually play."""

    def usual_seats(self, players: int) -> tuple[Sitter, ...]:
        return ("person", "person")


@pytest.mark.parametrize(
    ("game", "given", "seats"),
    [
        (HAUNTED, {}, ("human", "greedy")),
        (HAUNTED, {"right": "human"}, ("greedy", "human")),
        (HAUNTED, {"left": "random"}, ("random", "human")),
        (Shared(), {}, ("human", "human")),
        (Shared(), {"right": "human"}, ("greedy", "human")),
        (Shared(), {"right": "random"}, ("human", "random")),
        (Shared(), {"left": "random", "right": "random"}, ("random", "random")),
    ],
)
def test_people_sit_where_they_usually_do(game: Inn, given: dict[str, str], seats: tuple[str, ...]) -> None:
    assert tuple(seating(game.new(seed=1).start, given).values()) == seats


def test_a_game_tells_who_usually_plays() -> None:
    found: dict[str, Any] = described(dejarik.game("rebellion"), Words.spoken("en").of(dejarik.game("rebellion")))
    assert found["usual_players"] == 2
    assert found["usual_seats"]["3"] == ["person", "bot", "bot"]
