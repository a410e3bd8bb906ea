"""Undo: free while no luck was used, nobody else picked and nothing hidden was learnt."""

from __future__ import annotations

import pytest

import dejarik
from dejarik.engine.undo import before, free_picks
from dejarik.games.uprising.components import EMPIRE, RESISTANCE
from tests.engine.toy import TOY
from tests.games.uprising.position import play, uprising


def test_picks_of_one_seat_without_luck_are_free() -> None:
    game = uprising("choose", hand="riot-2 riot-3 riot-4 riot-5 riot-6")
    play(game, "choose ministry-of-plenty and ministry-of-peace", "play riot-2 open", "play riot-3 closed")
    assert free_picks(game, RESISTANCE) == 3
    assert free_picks(game, EMPIRE) == 0
    earlier = before(game, 2)
    assert [str(option) for option in earlier.ask.options][:1] == ["play riot-2 open"]  # type: ignore[union-attr]
    assert earlier.after("play riot-2 open", "play riot-3 closed") == game


def test_luck_ends_it() -> None:
    game = uprising("plan", hand="riot-2 riot-3 riot-4 riot-5 riot-6", pair="capitol police-headquarters")
    play(game, "play riot-2 open", "play riot-3 closed", "play riot-4 closed")
    assert free_picks(game, RESISTANCE) == 0


def test_somebody_elses_pick_ends_it() -> None:
    game = uprising("assign", pool="riot-2 (riot-3) (riot-4)", pair="capitol police-headquarters", tokens="cordon")
    play(game, "assign 1 to capitol", "assign 2 to capitol")
    assert free_picks(game, RESISTANCE) == 2
    game = uprising("defend-1", pool="riot-2 (riot-3) (riot-4)", pair="capitol police-headquarters")
    play(game, "cordon capitol", "assign 1 to police-headquarters")
    assert free_picks(game, EMPIRE) == 0


def test_learning_something_hidden_ends_it() -> None:
    game = uprising("defend", pool="riot-2 (riot-3) (riot-4)", pair="capitol police-headquarters")
    assert free_picks(play(game.copy(), "cordon capitol"), EMPIRE) == 1
    assert free_picks(play(game.copy(), "disorient 2 to capitol"), EMPIRE) == 1
    assert free_picks(play(game.copy(), "surveillance 2"), EMPIRE) == 0
    assert free_picks(play(game.copy(), "eliminate 2"), EMPIRE) == 0  # that it stays closed tells something


def test_what_was_replayed_can_be_undone_like_the_original() -> None:
    state = TOY.new(seed=1).after("take 3", "take 3", "fight", "take 1")
    again = state.record().replay(TOY)
    assert before(again, 1) == before(state, 1)
    assert before(again, 4) == TOY.new(seed=1)


def test_more_picks_than_were_made_cannot_be_undone() -> None:
    with pytest.raises(ValueError, match="3 of 0 picks"):
        before(dejarik.game("uprising").new(seed=1), 3)
