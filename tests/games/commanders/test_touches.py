"""What an option is about, so that a client can point at it. What only the owner of a fleet can do with it is about
`fleet/own`: an option does not know its seat."""

from __future__ import annotations

import pytest

from dejarik.games.commanders.state import State
from tests.games.commanders.position import commanders, play

FULL = "tatooine | hoth: tie-fighter tie-bomber landing-craft | naboo | dagobah"


def touches(game: State, pick: str) -> tuple[str, ...]:
    assert game.ask is not None
    return game.ask.find(pick).touches()


@pytest.mark.parametrize(
    ("pick", "things"),
    [
        ("place tie-fighter at naboo", ("hand/tie-fighter", "planet/naboo")),
        ("add tie-fighter to fleet", ("hand/tie-fighter", "fleet/own")),
        (
            "capture hoth using tie-fighter tie-bomber",
            ("planet/hoth", "fleet/own/tie-fighter", "fleet/own/tie-bomber"),
        ),
    ],
)
def test_an_action_touches_all_that_it_is_about(pick: str, things: tuple[str, ...]) -> None:
    game = commanders(FULL, fleets=["tie-fighter tie-bomber", ""], hands=["tie-fighter", ""])
    assert touches(game, pick) == things


def test_a_swap_of_slave_1_touches_both_ships() -> None:
    game = commanders(fleets=["tie-fighter", "tie-bomber"], hands=["slave-1", ""])
    play(game, "play slave-1")
    assert touches(game, "swap tie-fighter for tie-bomber of commander-2") == (
        "fleet/own/tie-fighter",
        "fleet/commander-2/tie-bomber",
    )
