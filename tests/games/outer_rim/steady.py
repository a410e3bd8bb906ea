"""Picks after each of which the position is whole: it is saved and read back, everything has words, and every seat
imagines a game that looks the same to it."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, Final

from dejarik.engine.chance import Chance
from dejarik.games.outer_rim import GAME
from dejarik.games.outer_rim.components import SCRIPT
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.state import State

PRINTED: Final = len(SCRIPT.lists)


def play(game: State, *picks: str) -> State:
    """Make picks by their texts, and look at everything after each of them."""
    steady(game)
    for pick in picks:
        game.apply(pick)
        steady(game)
    return game


def steady(game: State) -> None:
    """What holds at every decision, as far as a position without a beginning can be asked."""
    messages = [event.message for event in game.events]
    if game.ask is not None:
        messages += [game.ask.prompt, *(option.label() for option in game.ask.options)]
    if game.ask is not None and not any(made_up(frame) for frame in game.stack):
        assert GAME.load(game.dump()) == game
        for seat in (None, *range(game.start.players)):
            view = GAME.view(game, seat)
            again = GAME.view(GAME.imagine(view, Chance(5)), seat)
            assert again == view, [key for key, value in view.items() if dict(again).get(key) != value]
    for message in messages:
        assert not message.rule or message.rule in GAME.rulebook
        assert GAME.language("en").text(message)


def made_up(frame: Any) -> bool:
    """Whether effects are under way that a test has written: they have no name to be saved by."""
    if isinstance(frame, CardRun):
        return frame.todo >= PRINTED
    return is_dataclass(frame) and any(made_up(getattr(frame, each.name)) for each in fields(frame))
