"""How a game can end: seats win, or a side without a seat, or nobody. And who usually plays."""

from __future__ import annotations

import pytest

import dejarik
from dejarik.engine.conformance import check
from dejarik.engine.digest import digest_game
from dejarik.engine.outcome import Outcome
from dejarik.engine.record import Record
from tests.engine.tavern import HAUNTED, INN, CardId, Deck, HauntedInn, Inn, Tavern

LOST = {"winners": [], "scores": [0, 0], "rule": "TAVERN-END-1"}


def played(state: Tavern) -> Tavern:
    """The end of a game in which everybody takes the first option."""
    while state.ask is not None:
        state.apply(state.ask.options[0])
    return state


def haunted(side: str | None) -> Tavern:
    """A game at the haunted inn that the ghost has won, or a guest."""
    games = (played(HAUNTED.new(seed=seed)) for seed in range(100))
    return next(game for game in games if game.outcome is not None and game.outcome.side == side)


def test_a_game_can_end_without_a_winner() -> None:
    state = INN.new(seed=1)
    state.deck = Deck.of([CardId(0)])
    assert played(state).outcome == Outcome((), (0, 0), "TAVERN-END-1")
    assert state.dump()["outcome"] == LOST
    assert INN.load(state.dump()) == state


def test_a_side_without_a_seat_can_win() -> None:
    state = haunted("ghost")
    assert state.outcome == Outcome((), (0, 0), "TAVERN-END-1", "ghost")
    assert state.dump()["outcome"] == LOST | {"side": "ghost"}
    assert HAUNTED.load(state.dump()) == state
    assert Record.read(state.record().text()).replay(HAUNTED) == state


def test_where_a_seat_wins_no_other_side_is_named() -> None:
    state = haunted(None)
    assert state.outcome is not None
    assert state.outcome.winners
    assert set(state.dump()["outcome"]) == set(LOST)


def test_such_a_game_keeps_all_promises() -> None:
    report = check(HAUNTED, games=60)
    assert (report.games, report.failures) == (60, [])


@pytest.mark.parametrize("side", ["left", "poltergeist", None])
def test_only_a_side_without_a_seat_wins_like_one(side: str | None) -> None:
    with pytest.raises(dejarik.Damaged, match=r"\$\.outcome\.side"):
        HAUNTED.load(haunted("ghost").dump() | {"outcome": LOST | {"side": side}})


def test_a_game_in_which_a_seat_and_the_ghost_win_breaks_a_promise(monkeypatch: pytest.MonkeyPatch) -> None:
    both = Outcome((0,), (1, 0), "TAVERN-END-1", "ghost")
    monkeypatch.setattr("tests.engine.tavern.outcome", lambda game: both)
    (failure,) = check(HAUNTED, games=1).failures
    assert (failure.promise, failure.detail) == (
        "load(dump(state)) is the state",
        "Damaged: $.outcome.side: no game can come to this",
    )


def test_a_digest_tells_which_side_without_a_seat_won(monkeypatch: pytest.MonkeyPatch) -> None:
    once = [digest_game(HAUNTED, 2, seed, {}) for seed in range(20)]
    monkeypatch.setattr(HauntedInn, "sides_without_seat", lambda *_: ())
    assert [digest_game(HAUNTED, 2, seed, {}) for seed in range(20)] != once


@pytest.mark.parametrize(("reason", "words"), [("resigned", "has given up"), ("time", "has run out of time")])
def test_a_game_that_was_given_up_may_have_no_winner(reason: str, words: str) -> None:
    begun = HAUNTED.new(seed=1).record()
    record = Record(begun.header, (), {"winners": [], "reason": reason, "seat": "left"})
    assert record.replay(HAUNTED).outcome is None
    message = record.ending(HAUNTED)
    assert message is not None
    assert HAUNTED.language("en").text(message) == f"Left guest {words}. Nobody has won."


def test_without_a_number_a_game_is_for_as_many_as_usual() -> None:
    class Large(Inn):
        players = range(1, 5)
        usual_players = 2

    assert Inn().usual_players == 2
    assert Large().usual_players == 2
    assert Large().new(seed=1).start.players == 2


def test_a_person_usually_has_the_first_seat_and_bots_the_others() -> None:
    assert INN.usual_seats(1) == ("person",)
    assert INN.usual_seats(3) == ("person", "bot", "bot")
    assert (INN.sides_without_seat(2), HAUNTED.sides_without_seat(2)) == ((), ("ghost",))
