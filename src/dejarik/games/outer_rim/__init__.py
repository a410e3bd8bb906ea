"""Outer Rim: one to four scoundrels look for fame at the edge of the galaxy, alone against an automatic opponent or
against each other."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from dejarik.engine import content
from dejarik.engine.chance import Chance
from dejarik.engine.game import Game, Seat
from dejarik.engine.message import say
from dejarik.engine.option import Option
from dejarik.engine.outcome import Objection
from dejarik.engine.problem import BadOption
from dejarik.engine.procedure import frames_of
from dejarik.engine.setting import Flag, OneOf, Setting
from dejarik.engine.state import Start
from dejarik.games.outer_rim import (
    actions,
    assets,
    basics,
    components,
    conditions,
    contacts,
    databank,
    delivery,
    forms,
    jobs,
    market,
    movement,
    patrols,
    players,
    prospects,
    recovery,
    rewards,
    setup,
    trade,
    turn,
    wording,
)
from dejarik.games.outer_rim.bot import beliefs, evaluation, playout
from dejarik.games.outer_rim.bot import notes as notes_of
from dejarik.games.outer_rim.bot.heuristics import heuristic
from dejarik.games.outer_rim.combat import fights
from dejarik.games.outer_rim.components import FOLDER, IDS, PRINTED, SCRIPT, SEATS
from dejarik.games.outer_rim.dice import changes, rolls, skill_tests
from dejarik.games.outer_rim.encounters import choice, drawing, meeting
from dejarik.games.outer_rim.explain.refusals import REFUSALS
from dejarik.games.outer_rim.fame import AI_SIDE, fame
from dejarik.games.outer_rim.knowledge import census, imagine, view
from dejarik.games.outer_rim.knowledge.seen import OuterRimView
from dejarik.games.outer_rim.state import State

VOCABULARY = (
    actions,
    assets,
    basics,
    changes,
    conditions,
    choice,
    contacts,
    databank,
    delivery,
    drawing,
    fights,
    jobs,
    market,
    meeting,
    movement,
    patrols,
    players,
    recovery,
    rewards,
    rolls,
    skill_tests,
    trade,
)
SCRIPT.complete()


class OuterRim(Game[State]):
    """The game as the engine sees it."""

    id = "outer_rim"
    rules_version = "1"
    folder = FOLDER
    players = range(1, 5)
    usual_players = 2
    settings: ClassVar[tuple[Setting, ...]] = (
        OneOf(
            "map",
            setup.STANDARD,
            say("outer_rim-setting-map", rule="RIM-SETUP-40"),
            (setup.STANDARD, setup.UNKNOWN_REGIONS),
        ),
        OneOf("fame", "10", say("outer_rim-setting-fame", rule="RIM-FAME-3"), ("10", "12")),
        OneOf("characters", "chosen", say("outer_rim-setting-characters", rule="RIM-SETUP-13"), ("chosen", "drawn")),
        Flag("transfers", True, say("outer_rim-setting-transfers", rule="RIM-CREDIT-11")),
        OneOf(
            "rival_fame",
            "0",
            say("outer_rim-setting-rival-fame", rule="RIM-SOLO-71"),
            tuple(str(count) for count in range(12)),
        ),
    )
    ids = IDS
    frames = frames_of(*[sys.modules[name] for name in sorted(sys.modules) if name.startswith(f"{__name__}.")])
    state = State
    option = forms.Option
    content = content.digest(PRINTED)
    foresight = 20  # and to the end of that turn
    exploration = 3.0

    def seats(self, players: int) -> tuple[Seat, ...]:
        return tuple(Seat(SEATS[number], SEATS[number]) for number in range(players))

    def sides_without_seat(self, players: int) -> tuple[str, ...]:
        return (AI_SIDE,) if players == 1 else ()

    def set_up(self, start: Start, chance: Chance) -> State:
        game = setup.lay_table(start, chance)
        turn.begin_game(game)
        return game

    def view(self, state: State, seat: int | None) -> OuterRimView:
        return view.view(state, seat)

    def reconstruct(self, view: OuterRimView, start: Start) -> Callable[[Chance], State]:
        return imagine.reconstruct(view, start)

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
        return heuristic(state)

    def prior(self, state: State) -> Sequence[float]:
        return playout.prior(state)

    def evaluate_seats(self, state: State) -> Sequence[float]:
        return evaluation.evaluate_seats(state)

    def playout(self, state: State, rng: Random) -> Option | None:
        return playout.playout(state, rng)

    def routine(self, state: State) -> bool:
        return playout.routine(state)

    def unsettled(self, state: State) -> bool:
        return playout.unsettled(state)

    def secrets(self, state: State, seat: int) -> Mapping[str, str]:
        return beliefs.secrets(state, seat)

    def note(self, state: State, notes: dict[str, int]) -> None:
        notes_of.note(state, notes)

    def check_options(self, options: Mapping[str, Any], players: int) -> None:
        """The automatic opponent does not begin as the winner. [RIM-SOLO-93]"""
        needed = int(options["fame"])
        if players == 1 and int(options["rival_fame"]) >= needed:
            values = ", ".join(str(count) for count in range(needed))
            raise BadOption("engine-bad-value", name="rival_fame", value=options["rival_fame"], values=values)

    def bound(self, players: int) -> int:
        return 100_000

    def names(self, code: str) -> dict[str, str]:
        printed = components.names(code)
        return printed | wording.texts(code, printed)


GAME = OuterRim()

__all__ = ["GAME", "VOCABULARY", "fame", "prospects"]  # `prospects` says what decisions ask of it
