"""What a search goes by in Outer Rim, and what is counted over many games."""

from __future__ import annotations

from typing import Final

import pytest

from dejarik.games.outer_rim import GAME
from dejarik.games.outer_rim.bot.profile import shown_fame
from dejarik.games.outer_rim.components import CHARACTERS, PlayerId
from dejarik.games.outer_rim.movement import ChooseSpace
from dejarik.games.outer_rim.planning import PlanningStep
from dejarik.games.outer_rim.state import State
from tests.games.outer_rim.position import begin, rim

ME: Final = PlayerId(0)


def hope_of(game: State) -> float:
    """How likely the first of two players wins."""
    mine, other = GAME.evaluate_seats(game)
    assert mine + other == pytest.approx(1.0)
    return mine


@pytest.mark.parametrize(
    "more",
    [
        {"fame": "2 0"},
        {"credits": "9000 4000"},
        {"assets": ["coaxium-crystal"]},
        {"assets": ["chewbacca"]},
        {"rep": "hutt+"},
    ],
)
def test_who_has_more_is_likelier_to_win(more: dict[str, str | list[str]]) -> None:
    assert hope_of(rim("kessel kessel", **more)) > hope_of(rim("kessel kessel"))  # type: ignore[arg-type]


def test_the_automatic_opponent_may_win_too() -> None:
    game = rim("kessel kessel", solo=True, fame="3 9")
    [mine] = GAME.evaluate_seats(game)
    assert 0.0 < mine < 0.5


def test_a_turn_is_judged_when_the_next_one_begins() -> None:
    game = rim("tatooine ryloth")
    assert GAME.unsettled(begin(game, ChooseSpace(ME, 2)))
    assert not GAME.unsettled(begin(rim("tatooine ryloth"), PlanningStep(ME)))


def test_a_transfer_is_not_searched() -> None:
    game = begin(rim("tatooine ryloth", credits="0 20000"), PlanningStep(ME))
    assert game.ask is not None
    prior = GAME.prior(game)
    at = [str(option) for option in game.ask.options].index("transfer")
    assert max(prior) - prior[at] > 20


def test_of_a_movement_only_the_first_step_is_searched() -> None:
    speed = 8  # with Han Solo's two more
    assert not GAME.routine(begin(rim("tatooine ryloth"), ChooseSpace(ME, speed)))
    assert GAME.routine(begin(rim("tatooine ryloth"), ChooseSpace(ME, speed - 1)))


@pytest.mark.parametrize("players", [1, 2])
def test_every_fame_has_a_source_and_every_character_an_end(players: int) -> None:
    game = GAME.new(players, seed=players)
    notes: dict[str, int] = {}
    while (ask := game.ask) is not None:
        appeal = GAME.heuristic(game)
        game.apply(ask.options[max(range(len(appeal)), key=appeal.__getitem__)])
        GAME.note(game, notes)
    assert game.outcome is not None
    fame = sum(shown_fame(game, PlayerId(each)) for each in range(len(game.places)))
    assert sum(count for name, count in notes.items() if name.startswith("fame-")) == fame
    ends = {name: count for name, count in notes.items() if name.startswith("won-")}
    assert ends == {
        f"won-{CHARACTERS[who]}": int(seat in game.outcome.winners)
        for seat, who in enumerate(game.characters[:players])
        if who is not None
    }
