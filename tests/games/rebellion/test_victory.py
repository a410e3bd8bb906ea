"""How the game is won. [REB-WIN, REB-REP]"""

from __future__ import annotations

import pytest

from dejarik.games.rebellion import victory
from dejarik.games.rebellion.aftermath import check_board
from dejarik.games.rebellion.components import EMPIRE, REBEL
from dejarik.games.rebellion.knowledge.census import census
from tests.games.rebellion.rounds import carry_out, galaxy, heard, play


@pytest.mark.rule("REB-WIN-1", "REB-WIN-2")
@pytest.mark.parametrize(
    ("there", "found", "wins"),
    [
        ("hoth: tie-fighter", True, True),
        ("hoth: tie-fighter", False, False),  # the base is hidden
        ("hoth: tie-fighter, ion-cannon", True, False),
        ("", True, False),  # nobody is there
    ],
)
def test_the_empire_wins_alone_in_the_system_of_a_revealed_base(there: str, found: bool, wins: bool) -> None:
    game = galaxy(there, leaders="han-solo@hoth", base="hoth", found=found)
    check_board(game)
    assert (game.outcome is not None) == wins
    if game.outcome is not None:
        assert game.outcome.winners == (EMPIRE,)
        assert game.outcome.rule == "REB-WIN-1"


@pytest.mark.rule("REB-WIN-3")
def test_another_destroyed_system_wins_nothing() -> None:
    game = galaxy("rebel-base: x-wing", base="hoth", destroyed="naboo")
    check_board(game)
    assert game.outcome is None


@pytest.mark.rule("REB-REP-1", "REB-REP-3", "REB-RUL-49")
def test_reputation_moves_towards_the_time_marker_and_away_from_it() -> None:
    game = galaxy(time=5)
    assert game.reputation == 14
    victory.gain_reputation(game, 2)
    assert game.reputation == 12
    victory.lose_reputation(game, 1)
    assert game.reputation == 13
    victory.lose_reputation(game, 9)
    assert game.reputation == 16  # the last space
    assert game.outcome is None


@pytest.mark.rule("REB-REP-2", "REB-WIN-4")
def test_reputation_that_meets_time_wins_at_once_and_goes_no_further() -> None:
    game = galaxy(time=13)
    victory.gain_reputation(game, 2)
    assert game.reputation == 13
    assert game.outcome is not None
    assert game.outcome.winners == (REBEL,)
    assert heard(game, None) == ["gained-reputation", "won"]


@pytest.mark.rule("REB-WIN-5")
def test_the_first_condition_that_is_met_ends_the_game() -> None:
    game = galaxy("hoth: tie-fighter", base="hoth", found=True, time=13)
    victory.gain_reputation(game, 1)
    check_board(game)  # the Empire would have won as well
    assert game.outcome is not None
    assert game.outcome.winners == (REBEL,)


@pytest.mark.rule("REB-WIN-1", "REB-MISSION-REVEAL-23")
def test_a_game_that_ends_in_the_middle_of_a_mission_has_lost_no_card() -> None:
    game = carry_out("planetary-conquest", "general-veers", "sullust: at-at", at="naboo", base="naboo")
    before = census(game)
    play(game, "in sullust", "move at-at from sullust", "done")
    assert game.outcome is not None
    assert census(game) == before
