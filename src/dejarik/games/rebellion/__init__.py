"""Star Wars: Rebellion. The Empire looks for a hidden base; the Rebels wait for the galaxy to rise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from dejarik.engine import content
from dejarik.engine.chance import Chance
from dejarik.engine.game import Game, Seat
from dejarik.engine.option import Option
from dejarik.engine.outcome import Objection
from dejarik.engine.state import Start
from dejarik.games.rebellion import (
    activation,
    aftermath,
    assignment,
    attack,
    beliefs,
    bot,
    build,
    combat,
    command,
    components,
    conclusion,
    death_star_plans,
    deploy,
    destruction,
    explain,
    gains,
    imagine,
    movement,
    objectives,
    recruit,
    reflex,
    refresh,
    retreat,
    rings,
    roles,
    setup,
    starting_units,
    stocktaking,
    tactics,
    view,
)
from dejarik.games.rebellion import round as rounds
from dejarik.games.rebellion.actions import (
    assignment_cards,
    combat_cards,
    immediate_cards,
    special,
    windows,
)
from dejarik.games.rebellion.components import PRINTED
from dejarik.games.rebellion.missions import (
    carrying_out,
    imperial,
    objective_deck,
    opposition,
    projects,
    rapid,
    rebel,
    rescue,
)
from dejarik.games.rebellion.state import State

CHAPTERS = (
    setup,
    starting_units,
    rounds,
    assignment,
    command,
    activation,
    movement,
    combat,
    attack,
    tactics,
    retreat,
    death_star_plans,
    objectives,
    carrying_out,
    opposition,
    rebel,
    imperial,
    projects,
    rapid,
    rescue,
    objective_deck,
    windows,
    assignment_cards,
    combat_cards,
    special,
    immediate_cards,
    rings,
    gains,
    destruction,
    refresh,
    recruit,
    build,
    deploy,
    conclusion,
)


class Rebellion(Game[State]):
    """The game as the engine sees it."""

    id = "rebellion"
    rules_version = "1"
    folder = components.FOLDER
    players = range(2, 5)
    settings = setup.SETTINGS
    ids = components.IDS
    frames = (aftermath.DestroyExcess, *(frame for chapter in CHAPTERS for frame in chapter.FRAMES))
    state = State
    content = content.digest(PRINTED)
    foresight = 30

    def seats(self, players: int) -> tuple[Seat, ...]:
        return roles.SEATS[players]

    def set_up(self, start: Start, chance: Chance) -> State:
        return setup.set_up(start, chance)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(state, seat)

    def reconstruct(self, view_: dict[str, Any], start: Start, chance: Chance) -> State:
        return imagine.reconstruct(view_, start, chance)

    def explain(self, state: State, pick: str, seat: int | None = None) -> Objection | None:
        return explain.explain(state, pick, seat)

    def census(self, state: State) -> Counter[str]:
        return stocktaking.census(state)

    def check(self, state: State) -> None:
        stocktaking.check(state)

    def evaluate(self, state: State, seat: int) -> float:
        return bot.evaluate(state, seat)

    def instinct(self, state: State) -> Sequence[float]:
        return bot.instinct(state)

    def hunch(self, state: State) -> Sequence[float]:
        return bot.hunch(state)

    def appraise(self, state: State) -> Sequence[float]:
        return bot.appraise(state)

    def reflex(self, state: State, luck: Random) -> Option | None:
        return reflex.reflex(state, luck)

    def routine(self, state: State) -> bool:
        return reflex.routine(state)

    def likelihood(self, state: State, seat: int) -> float:
        return beliefs.likelihood(state, seat)

    def secrets(self, state: State, seat: int) -> dict[str, str]:
        return beliefs.secrets(state, seat)

    def note(self, state: State, notes: dict[str, int]) -> None:
        notes["rounds"] = state.round
        if state.exposed:
            notes.setdefault("base-revealed", state.round)

    def bound(self, players: int) -> int:
        return 20_000

    def names(self, code: str) -> dict[str, str]:
        return components.names(code)


GAME = Rebellion()
