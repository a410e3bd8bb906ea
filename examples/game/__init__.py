"""Stones: a heap, two players, two traps. The smallest whole game, to be copied: docs/add-a-game.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from dejarik.engine import content
from dejarik.engine.chance import Chance
from dejarik.engine.game import Game, Seat
from dejarik.engine.message import say
from dejarik.engine.outcome import Objection
from dejarik.engine.problem import Damaged
from dejarik.engine.procedure import frames_of
from dejarik.engine.setting import OneOf
from dejarik.engine.state import Start

from . import components, duel, forms, setup, turn, view
from .components import HEAP, HIGHEST_TRAP, PLAYERS
from .explain import REFUSALS
from .state import State
from .view import StonesView


class Stones(Game[State]):
    """The game as the engine sees it."""

    id = "stones"
    rules_version = "1"
    folder = components.FOLDER
    players = range(2, 3)
    settings = (OneOf("heap", "normal", say("stones-setting-heap", rule="STN-SETUP-1"), ("normal", "small")),)
    ids = components.IDS
    frames = frames_of(turn, duel)
    state = State
    option = forms.Option
    content = content.digest(components.PRINTED)

    def seats(self, players: int) -> tuple[Seat, ...]:
        return tuple(Seat(name, name) for name in PLAYERS)

    def set_up(self, start: Start, chance: Chance) -> State:
        return setup.set_up(start, chance)

    def view(self, state: State, seat: int | None) -> StonesView:
        return view.view(state, seat)

    def reconstruct(self, seen: StonesView, start: Start) -> Callable[[Chance], State]:
        return partial(view.reconstruct, seen, start)

    def explain(self, state: State, pick: str, seat: int | None = None) -> Objection | None:
        return REFUSALS.explain(state, pick, seat)

    def meant(self, state: State, things: Sequence[str]) -> str | None:
        return REFUSALS.meant(state, things)

    def census(self, state: State) -> Counter[str]:
        return Counter({"traps": len(state.traps)})

    def check(self, state: State) -> None:
        if not 0 <= state.stones <= HEAP:
            raise Damaged("$.table.stones", say("engine-why-impossible"))
        if len(state.traps) != len(PLAYERS) or any(not 1 <= trap <= HIGHEST_TRAP for trap in state.traps):
            raise Damaged("$.table.traps", say("engine-why-impossible"))

    def evaluate(self, state: State, seat: int) -> float:
        if state.outcome is not None:
            return float(seat in state.outcome.winners)
        return 0.5  # the first thing to improve: see docs/bots.md

    def bound(self, players: int) -> int:
        return 2 * HEAP

    def names(self, code: str) -> dict[str, str]:
        return components.names(code)


GAME = Stones()
