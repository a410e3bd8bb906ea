"""Star Wars: Rebellion. The Empire looks for a hidden base; the Rebels wait for the galaxy to rise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from dejarik.engine import content
from dejarik.engine.chance import Chance
from dejarik.engine.game import Game, Seat
from dejarik.engine.option import Option
from dejarik.engine.outcome import Objection
from dejarik.engine.procedure import frames_of
from dejarik.engine.state import Start
from dejarik.games.rebellion import (
    activation,
    aftermath,
    assignment,
    build,
    command,
    components,
    conclusion,
    deploy,
    forms,
    movement,
    objectives,
    recruit,
    refresh,
    rings,
    roles,
    scoring,
    setup,
    starting_units,
)
from dejarik.games.rebellion import round as rounds
from dejarik.games.rebellion.bot import beliefs, evaluation, playout
from dejarik.games.rebellion.cards import destruction, gaining_units
from dejarik.games.rebellion.cards.actions import assignment_cards, combat_cards, immediate_cards, special, windows
from dejarik.games.rebellion.cards.missions import imperial, objective_deck, projects, rapid_mobilization, rebel, rescue
from dejarik.games.rebellion.cards.tactics import blocking, planning, strikes
from dejarik.games.rebellion.combat import attack, combat, death_star_plans, retreat
from dejarik.games.rebellion.components import PRINTED
from dejarik.games.rebellion.explain.refusals import REFUSALS
from dejarik.games.rebellion.knowledge import census, imagine, view
from dejarik.games.rebellion.knowledge.seen import RebellionView
from dejarik.games.rebellion.missions import carrying_out, opposition
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
    strikes,
    planning,
    blocking,
    retreat,
    death_star_plans,
    scoring,
    objectives,
    carrying_out,
    opposition,
    rebel,
    imperial,
    projects,
    rapid_mobilization,
    rescue,
    objective_deck,
    windows,
    assignment_cards,
    combat_cards,
    special,
    immediate_cards,
    rings,
    gaining_units,
    destruction,
    refresh,
    recruit,
    build,
    deploy,
    conclusion,
    aftermath,
)


class Rebellion(Game[State]):
    """The game as the engine sees it."""

    id = "rebellion"
    rules_version = "3"
    folder = components.FOLDER
    players = range(2, 5)
    settings = setup.SETTINGS
    ids = components.IDS
    option = forms.Option
    frames = frames_of(*CHAPTERS)
    state = State
    content = content.digest(PRINTED)
    foresight = 30

    def seats(self, players: int) -> tuple[Seat, ...]:
        return roles.SEATS[players]

    def set_up(self, start: Start, chance: Chance) -> State:
        return setup.set_up(start, chance)

    def view(self, state: State, seat: int | None) -> RebellionView:
        return view.view(state, seat)

    def reconstruct(self, view_: RebellionView, start: Start) -> Callable[[Chance], State]:
        return partial(imagine.reconstruct, view_, start)

    def explain(self, state: State, pick: str, seat: int | None = None) -> Objection | None:
        return REFUSALS.explain(state, pick, seat)

    def meant(self, state: State, things: Sequence[str]) -> str | None:
        return REFUSALS.meant(state, things)

    def census(self, state: State) -> Counter[str]:
        return census.census(state)

    def check(self, state: State) -> None:
        census.check(state)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def heuristic(self, state: State) -> Sequence[float]:
        return evaluation.heuristic(state)

    def prior(self, state: State) -> Sequence[float]:
        return evaluation.prior(state)

    def evaluate_seats(self, state: State) -> Sequence[float]:
        return evaluation.evaluate_seats(state)

    def playout(self, state: State, rng: Random) -> Option | None:
        return playout.playout(state, rng)

    def routine(self, state: State) -> bool:
        return playout.routine(state)

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
