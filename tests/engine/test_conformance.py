"""The conformance check passes what keeps the promises of the contract and finds what breaks one."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from dejarik.engine import conformance
from dejarik.engine.chance import Chance, Luck
from dejarik.engine.conformance import check
from dejarik.engine.game import UNKNOWN, Game
from dejarik.engine.procedure import Procedure
from dejarik.engine.state import Start
from tests.engine.toy import TOY, Heap, Take, TakeStones, Toy, Turn


def test_a_game_that_keeps_its_promises_passes() -> None:
    report = check(TOY, games=100)
    assert report.games == 100
    assert report.decisions > 500
    assert report.failures == []


class TellsSecrets(Toy):
    def view(self, state: Heap, seat: int | None) -> dict[str, Any]:
        return super().view(state, seat) | {"hint": sum(state.traps)}


class Misremembers(Toy):
    def fill_in(self, view: dict[str, Any], start: Start, chance: Chance) -> Heap:
        game = super().fill_in(view, start, chance)
        game.left = []
        return game


class LosesComponents(Toy):
    def census(self, state: Heap) -> Counter[str]:
        return Counter({"stones": state.stones})


class DreamsUpComponents(Toy):
    def census(self, state: Heap) -> Counter[str]:
        return Counter({"traps": sum(state.traps)})


class TooLong(Toy):
    def bound(self, players: int) -> int:
        return 2


@pytest.mark.parametrize(
    ("broken", "promise"),
    [
        (TellsSecrets(), "an imagined game looks the same"),
        (Misremembers(), "an imagined game looks the same"),
        (LosesComponents(), "components are neither lost nor doubled"),
        (DreamsUpComponents(), "an imagined game can be played on"),
        (TooLong(), "the game ends within its bound"),
    ],
)
def test_a_broken_promise_is_found_and_named(broken: Game[Any], promise: str) -> None:
    report = check(broken, games=20)
    assert {failure.promise for failure in report.failures} == {promise}
    assert all(failure.detail for failure in report.failures)


def test_a_position_that_changes_behind_what_was_offered_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def offer_and_find_a_stone(game: Heap, _: Procedure) -> None:
        game.offer(TakeStones())
        if game.stones == 2:
            game.stones = 3

    monkeypatch.setattr(Turn, "steps", (offer_and_find_a_stone, *Turn.steps[1:]))
    promises = {failure.promise for failure in check(TOY, games=20).failures}
    assert promises == {"what is asked is what the decision offers now"}


def test_a_promise_that_is_broken_late_in_a_long_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "ALL", 0)
    assert {failure.promise for failure in check(TellsSecrets(), games=20).failures} == {
        "an imagined game looks the same"
    }


def test_an_undo_that_gives_another_state_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def script(self: Chance, luck: Luck) -> None:
        honest(self, luck)
        self.drawn += 1

    honest = Chance.script
    monkeypatch.setattr(Chance, "script", script)
    assert "a free undo gives back the state before" in {failure.promise for failure in check(TOY, games=10).failures}


class Whispers(Toy):
    """From a moment on everybody knows everything, and no rule said so."""

    def view(self, state: Heap, seat: int | None) -> dict[str, Any]:
        seen = super().view(state, seat)
        return seen | {"traps": list(state.traps)} if state.stones <= 10 else seen


def test_a_pick_that_reveals_something_must_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Heap, "reveal", lambda self: None)
    report = check(Whispers(), games=20)
    assert {failure.promise for failure in report.failures} == {"what is learnt without luck was declared revealed"}


class ForgetsToLook(Toy):
    """A trap that somebody else has imagined (ten more than it is) its own team has not looked at."""

    def guess(self, game: Heap, team: int, chance: Chance) -> int:
        return super().guess(game, team, chance) + 10

    def view(self, state: Heap, seat: int | None) -> dict[str, Any]:
        seen = super().view(state, seat)
        return seen | {"traps": [UNKNOWN if trap == UNKNOWN or trap > 10 else trap for trap in seen["traps"]]}


def test_options_that_the_asked_seat_of_an_imagined_game_cannot_know_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def options(self: TakeStones, game: Heap) -> list[Take]:
        """The same for everybody, in an order that the own trap decides."""
        found = honest(self, game)
        return sorted(found, key=lambda each: (each.stones + game.traps[game.turn % 2]) % len(found))

    honest = TakeStones.options
    monkeypatch.setattr(TakeStones, "options", options)
    assert check(TOY, games=20).failures == []
    promises = {failure.promise for failure in check(ForgetsToLook(), games=20).failures}
    assert promises == {"who is asked in an imagined game knows the options"}


def test_a_form_that_tells_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TakeStones, "form", lambda self, game: {"own": game.traps[game.turn % 2]})
    assert check(TOY, games=20).failures == []
    monkeypatch.setattr(TakeStones, "form", lambda self, game: {"theirs": game.traps[1 - game.turn % 2]})
    promises = {failure.promise for failure in check(TOY, games=20).failures}
    assert "an imagined game looks the same" in promises


def test_a_copy_that_is_not_independent_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def copy(self: Heap) -> Heap:
        new = honest(self)
        new.left = self.left
        return new

    honest = Heap.copy
    monkeypatch.setattr(Heap, "copy", copy)
    promises = {failure.promise for failure in check(TOY, games=5).failures}
    assert promises == {"copies never change each other"}


def test_a_failure_tells_how_to_have_it_again() -> None:
    first = check(TooLong(), games=1, seed=3).failures[0]
    assert (first.seed, first.players, first.pick) == (3, 4, 2)
    assert check(TooLong(), games=1, seed=first.seed).failures[0] == first


def test_interchangeable_pieces_that_give_two_options_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TakeStones, "options", lambda self, game: [Take(1), Take(1)])
    assert check(TOY, games=1).failures[0].promise == "options are unique and never none"


def test_nothing_to_pick_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TakeStones, "options", lambda self, game: [])
    assert check(TOY, games=1).failures[0].promise == "options are unique and never none"
