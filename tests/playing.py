"""What tests of every game do: pick, look at the options, ask why not."""

from __future__ import annotations

from typing import Any, TypeVar

from dejarik.engine.state import State

S = TypeVar("S", bound=State)


def play(game: S, *picks: str) -> S:
    """Make picks by their texts."""
    for pick in picks:
        game.apply(pick)
    return game


def options(game: State) -> list[str]:
    """What can be picked now."""
    assert game.ask is not None
    return [str(option) for option in game.ask.options]


def asked(game: State) -> str:
    """Who decides what: `empire use-token`; empty when the game is over."""
    ask = game.ask
    return "" if ask is None else f"{game.start.seats[ask.seat].name} {ask.name}"


def form(game: State) -> Any:
    """What a client is told that puts several picks together."""
    assert game.ask is not None
    return game.ask.decision.form(game)


def refusal(game: State, pick: str, seat: int | None = None) -> str:
    """The rule that forbids a pick; empty if none does."""
    objection = game.start.game.explain(game, pick, seat)
    return "" if objection is None else objection.rule
