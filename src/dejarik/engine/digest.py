"""One short text for what random games of a game are like, to see whether a change has changed anything.

Two versions of the rules that give the same digest offered the same options in the same order, were dealt the same
luck and came to the same ends, in every game that was played.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import blake2b
from random import Random
from typing import Any

from dejarik.engine.game import Game


def digest_game(game: Game[Any], players: int, seed: int, options: Mapping[str, Any]) -> tuple[str, int]:
    """The digest of one game with random picks, and how many decisions it had."""
    state = game.new(players, seed, options)
    picker = Random(seed)
    found = blake2b(repr(state.start.luck).encode(), digest_size=16)
    decisions = 0
    while (ask := state.ask) is not None:
        pick = picker.choice(ask.options)
        texts = "\n".join([str(option) for option in ask.options])
        state.apply(pick)
        found.update(f"{ask.seat}\n{texts}\n> {pick}\n{state.chance.given}\n".encode())
        decisions += 1
    outcome = state.outcome
    assert outcome is not None
    found.update(f"{outcome.winners} {outcome.scores} {outcome.rule}".encode())
    if outcome.side is not None:
        found.update(f" {outcome.side}".encode())
    return found.hexdigest(), decisions


def combine(digests: Iterable[str]) -> str:
    """One digest of many, in their order."""
    found = blake2b(digest_size=16)
    for each in digests:
        found.update(each.encode())
    return found.hexdigest()
