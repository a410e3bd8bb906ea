"""What a seat may know, field by field, and the way back: a whole game that fits."""

from __future__ import annotations

from typing import Annotated

from dejarik.engine.chance import Chance
from dejarik.engine.game import UNKNOWN
from dejarik.engine.seen import Unknown, View
from dejarik.engine.state import Start

from .components import HIGHEST_TRAP, PLAYERS, PlayerId
from .state import State, other


class StonesView(View):
    """All that a seat may know."""

    stones: int
    player: Annotated[str, PlayerId]  # whose turn it is
    left: list[int]  # after each turn
    traps: list[int | Unknown]


def view(game: State, seat: int | None) -> StonesView:
    """Everything is open but the trap of the other player. [STN-SETUP-2]"""
    start = game.start
    return {
        "game": start.game.id,
        "players": start.players,
        "options": dict(start.options),
        "seat": None if seat is None else start.seats[seat].name,
        "stones": game.stones,
        "player": PLAYERS[game.player],
        "left": list(game.left),
        "traps": [trap if owner == seat else UNKNOWN for owner, trap in enumerate(game.traps)],
        "stack": start.game.dump_stack(game),
        "outcome": start.game.dump_outcome(game),
    }


def reconstruct(view: StonesView, start: Start, chance: Chance) -> State:
    """The same game with traps that it may have. They are made of the view and of chance, of nothing else."""
    game = State(start, chance.fork())
    game.stones = view["stones"]
    game.player = PlayerId(PLAYERS.number(view["player"]))
    game.left = list(view["left"])
    start.game.load_outcome(view["outcome"], game)
    game.traps = [
        guess(game, PlayerId(owner), chance) if trap == UNKNOWN else trap for owner, trap in enumerate(view["traps"])
    ]
    start.game.load_stack(view["stack"], game)
    return game


def guess(game: State, owner: PlayerId, chance: Chance) -> int:
    """A trap that the other player has not stepped into, or the one that ended the game."""
    if game.outcome is not None and game.outcome.rule == "STN-END-1" and owner in game.outcome.winners:
        return game.stones
    stepped = game.left[other(owner) :: 2]
    possible = [trap for trap in range(1, HIGHEST_TRAP + 1) if trap not in stepped]
    return possible[chance.below(len(possible))]
