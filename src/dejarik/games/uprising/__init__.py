"""Uprising: a city, five districts, two sides. The Resistance plays hidden cards, the Empire has four power tokens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

from dejarik.engine import content
from dejarik.engine.chance import Chance
from dejarik.engine.game import Game, Seat
from dejarik.engine.message import say
from dejarik.engine.option import Option
from dejarik.engine.outcome import Objection
from dejarik.engine.problem import Damaged
from dejarik.engine.procedure import frames_of
from dejarik.engine.setting import Flag, SomeOf
from dejarik.engine.state import Start
from dejarik.games.uprising import capture, components, defence, districts, forms, operation, planning, setup, view
from dejarik.games.uprising import round as rounds
from dejarik.games.uprising.bot import beliefs, chances, evaluation, playout, prior
from dejarik.games.uprising.components import (
    CARDS,
    CARDS_PLAYED,
    DECK,
    DISTRICTS,
    MISSIONS,
    MISSIONS_DRAWN,
    PRINTED,
    REVOLUTION,
    ROUNDS,
    TOKENS,
)
from dejarik.games.uprising.explain import REFUSALS
from dejarik.games.uprising.seen import UprisingView
from dejarik.games.uprising.state import State


class Uprising(Game[State]):
    """The game as the engine sees it."""

    id = "uprising"
    rules_version = "1"
    folder = components.FOLDER
    players = range(2, 3)  # [UPR-COMP-1]
    settings = (
        Flag("capitol", False, say("uprising-setting-capitol", rule="UPR-CPT-1")),
        SomeOf(
            "missions",
            [],
            say("uprising-setting-missions", rule="UPR-SETUP-9"),
            tuple(MISSIONS)[1:],
            MISSIONS_DRAWN,
        ),
    )
    ids = components.IDS
    frames = frames_of(rounds, districts, planning, defence, operation, capture)
    state = State
    option = forms.Option
    content = content.digest(PRINTED)
    foresight = 0  # in equal time 30 of 40 games against greedy were won, with 3 only 22

    def seats(self, players: int) -> tuple[Seat, ...]:
        return (Seat("resistance", "resistance"), Seat("empire", "empire"))

    def set_up(self, start: Start, chance: Chance) -> State:
        return setup.set_up(start, chance)

    def view(self, state: State, seat: int | None) -> UprisingView:
        return view.view(state, seat)

    def reconstruct(self, view_: UprisingView, start: Start) -> Callable[[Chance], State]:
        return view.Reading(view_, start).deal

    def explain(self, state: State, pick: str, seat: int | None = None) -> Objection | None:
        return REFUSALS.explain(state, pick, seat)

    def meant(self, state: State, things: Sequence[str]) -> str | None:
        return REFUSALS.meant(state, things)

    def census(self, state: State) -> Counter[str]:
        return (
            Counter(CARDS[card] for card in state.deck + state.hand + state.played)
            + Counter(DISTRICTS[district] for district in state.row + state.captured)
            + Counter(MISSIONS[mission] for mission in state.missions)
        )

    def check(self, state: State) -> None:
        if Counter(state.deck + state.hand + state.played) != Counter(DECK):
            raise Damaged("$.table", say("engine-why-not-all"))
        if Counter(state.row + state.captured) != Counter(range(len(DISTRICTS))):
            raise Damaged("$.table.row", say("engine-why-not-all"))
        if not len(state.played) == len(state.opened) == len(state.where) == len(state.by_empire):
            raise Damaged("$.table.played", say("engine-why-uneven"))
        if len(state.captured) != len(state.captured_with):
            raise Damaged("$.table.captured_with", say("engine-why-uneven"))
        if len(set(state.tokens)) != len(state.tokens) or len(state.tokens) > len(TOKENS):
            raise Damaged("$.table.tokens", say("engine-why-impossible"))
        if state.missions[:1] != [REVOLUTION] or len(set(state.missions)) != 1 + MISSIONS_DRAWN:
            raise Damaged("$.table.missions", say("engine-why-impossible"))
        if not 1 <= state.round <= ROUNDS or len(state.played) % CARDS_PLAYED:
            raise Damaged("$.table.round", say("engine-why-impossible"))

    def evaluate(self, state: State, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def evaluate_seats(self, state: State) -> tuple[float, float]:
        return chances.evaluate_seats(state)

    def prior(self, state: State) -> Sequence[float] | None:
        return prior.prior(state)

    def playout(self, state: State, rng: Random) -> Option | None:
        return playout.playout(state, rng)

    def likelihood(self, state: State, seat: int) -> float:
        return beliefs.likelihood(state, seat)

    def secrets(self, state: State, seat: int) -> dict[str, str]:
        return beliefs.secrets(state, seat)

    def note(self, state: State, notes: dict[str, int]) -> None:
        notes["rounds"] = state.round

    def bound(self, players: int) -> int:
        return ROUNDS * (1 + CARDS_PLAYED + 2 + CARDS_PLAYED + 1) + len(DISTRICTS)

    def names(self, code: str) -> dict[str, str]:
        return components.names(code)


GAME = Uprising()
