"""Rapid Mobilization, carried out at the end of the Command Phase. [REB-BASE-NEW, REB-CARD-RAPID-MOBILIZATION]"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from dejarik.engine.event import EVERYONE
from dejarik.engine.names import Numbers
from dejarik.engine.procedure import Procedure
from dejarik.games.rebellion import base
from dejarik.games.rebellion.aftermath import check_board
from dejarik.games.rebellion.components import (
    BASE,
    EMPIRE,
    EVERY_SYSTEM,
    LEADERS_ON_MISSION,
    REBEL,
    UNITS_OF,
    Role,
    SystemSet,
    in_set,
    system_set,
)
from dejarik.games.rebellion.forms import Choice, OfSystem, Option, RoleDecision, Sentence
from dejarik.games.rebellion.galaxy import systems_with
from dejarik.games.rebellion.knowledge import probe_memory
from dejarik.games.rebellion.movement import MOBILE, MoveUnits, leavable, move_units
from dejarik.games.rebellion.roles import audience
from dejarik.games.rebellion.state import State

UNITS_BROUGHT: Final = 5
CARDS_DRAWN: Final = (0, 4, 8)  # by the number of leaders

Leaders: TypeAlias = Annotated[int, Numbers("leaders", 1, LEADERS_ON_MISSION)]  # how many


def resolve_all(game: State, _: object = None) -> None:
    """Immediately before the Refresh Phase. [REB-BASE-NEW-10, REB-RUL-70]"""
    if game.rapid:
        game.perform(Mobilize())


def begin(game: State, frame: Mobilize) -> None:
    """Carry them out one after the other; if they differ, the Rebels choose which comes first.
    [REB-CARD-CONTINGENCY-PLAN-4]"""
    if len({leaders for leaders, _ in game.rapid}) > 1:
        game.ask_for(ChooseFirst(game.rapid[0][1]))
    else:
        start(game, 0)


def start(game: State, which: int) -> None:
    leaders, role = game.rapid.pop(which)
    game.offer(ChooseMobilization(leaders, role))


def look_around(game: State, frame: Mobilize) -> None:
    check_board(game)


def again(game: State, frame: Mobilize) -> None:
    """Contingency Plan can lead to a second one. [REB-CARD-RAPID-MOBILIZATION-7]"""
    resolve_all(game)


class Mobilize(Procedure):
    """Carry out every Rapid Mobilization of this round."""

    steps = (begin, look_around, again)


class FirstMobilization(Option):
    """The one with so many leaders comes first."""

    words = "first with {leaders}"

    leaders: Leaders
    role: Role


class ChooseFirst(RoleDecision):
    """In which order two with different numbers of leaders are carried out. [REB-CARD-CONTINGENCY-PLAN-4]"""

    role: Role

    rule = "REB-CARD-CONTINGENCY-PLAN-1"
    side = REBEL

    def options(self, game: State) -> list[FirstMobilization]:
        seen: dict[int, FirstMobilization] = {}
        for leaders, role in game.rapid:
            seen.setdefault(leaders, FirstMobilization(leaders, role))
        return list(seen.values())

    def resolve(self, game: State, option: FirstMobilization) -> None:
        start(game, game.rapid.index((option.leaders, option.role)))


class BringUnits(OfSystem):
    """Option 1: up to five units of one system come to the space."""

    words = "bring units from {system}"


BRING: Final = tuple(BringUnits(system) for system in EVERY_SYSTEM)
NOTHING: Final = Choice("bring-nothing", "bring nothing")  # option 1, and nothing moves
SEEK: Final = Choice("seek-new-base", "seek new base")  # option 2: look at probe cards
STAY: Final = Choice("decline-site", "decline")  # no new base


class ChooseMobilization(RoleDecision):
    """One of two options, chosen openly. Units can be brought only while the base is hidden, and this tells nothing
    about where it is; a new base can be sought also after it was revealed. A short probe deck gives what it has.
    [REB-CARD-RAPID-MOBILIZATION-1, 2, 6, 8, 11, REB-RUL-10]"""

    leaders: int
    role: Role

    rule = "REB-CARD-RAPID-MOBILIZATION-1"
    side = REBEL

    def options(self, game: State) -> list[Option]:
        found: list[Option] = []
        if not game.exposed:
            found.append(NOTHING)
            systems = in_set(systems_with(game, UNITS_OF[REBEL]))
            found += [BRING[system] for system in systems if leavable(game, REBEL, system)]
        if game.probe_deck:
            found.append(SEEK)
        return found

    def resolve(self, game: State, option: BringUnits | Choice) -> None:
        if isinstance(option, BringUnits):
            move_units(game, MoveUnits(REBEL, self.role, BASE, (option.system,), MOBILE[REBEL], UNITS_BROUGHT))
        elif option == SEEK:
            count = min(CARDS_DRAWN[self.leaders], len(game.probe_deck))
            game.probe_deck = game.probe_deck.look(range(-count, 0), audience(game, REBEL))
            probe_memory.learn(game, REBEL, system_set(*game.probe_deck.cards[-count:]))
            game.reveal()
            game.tell(EVERYONE, sought, count)
            game.ask_for(ChooseSite(self.role, count))


class NewSite(OfSystem):
    """The new location."""

    words = "new base at {system}"
    labelled = "{system}"


class ChooseSite(RoleDecision):
    """One of the drawn cards, if it is legal, or none; only the Rebels know which are. The others are shuffled and go
    to the bottom of the deck. [REB-BASE-NEW-1, 5 … 9, REB-CARD-RAPID-MOBILIZATION-3, 5, 10]"""

    role: Role
    count: int

    rule = "REB-BASE-NEW-1"
    side = REBEL

    def options(self, game: State) -> list[Option]:
        legal = base.legal_sites(game)
        drawn = sorted(game.probe_deck.cards[-self.count :])
        return [STAY, *(NewSite(system) for system in drawn if legal >> system & 1)]

    def resolve(self, game: State, option: NewSite | Choice) -> None:
        drawn = system_set(*game.probe_deck.cards[-self.count :])
        probe_memory.mix(game, EMPIRE, drawn, SystemSet(0))  # also what becomes of one of them
        top, rest = game.probe_deck.split(self.count)
        if isinstance(option, NewSite):
            top = top.without(option.system)
        left = system_set(*top.cards)
        game.probe_deck = top.shuffled(game.chance) + rest  # in an order nobody knows [REB-BASE-NEW-5, 7]
        probe_memory.mix(game, REBEL, left, left)
        if isinstance(option, NewSite):
            base.establish(game, option.system)
        else:
            game.tell(EVERYONE, stayed)


sought = Sentence[int]("sought-base {count}", "REB-BASE-NEW-1")
stayed = Sentence[()]("stayed", "REB-BASE-NEW-6")
