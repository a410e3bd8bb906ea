"""Moving units into a place: who may leave, who needs room on a ship. [REB-MOVE, REB-TRANSPORT, REB-BASE-MOVE]

A move is put together in its frame, one figure a pick, and carried out when it is complete; until then the others see
nothing of it. Ships come first: whatever has been picked is a legal load at every moment, so *done* always is too.
"""

from __future__ import annotations

from typing import Final, TypedDict

from dejarik.engine.event import EVERYONE
from dejarik.engine.message import Message, say
from dejarik.games.rebellion import forces
from dejarik.games.rebellion.base import moved_near
from dejarik.games.rebellion.components import (
    BASE,
    CAPACITY,
    CAPTURED,
    CARBONITE,
    IMMOBILE,
    KINDS,
    LEADER_SIDE,
    LEADERS,
    LURED,
    NEEDS_TRANSPORT,
    NEIGHBOURS,
    PLACES,
    UNITS,
    UNITS_OF,
    LeaderId,
    PlaceId,
    Role,
    Side,
    SystemId,
    SystemSet,
    UnitId,
    place_name,
)
from dejarik.games.rebellion.forms import Choice, Figures, Option, SecretDecision, Sentence
from dejarik.games.rebellion.galaxy import captives, within_reach_of_base
from dejarik.games.rebellion.leaders import place
from dejarik.games.rebellion.roles import side_of
from dejarik.games.rebellion.state import State

Load = tuple[tuple[PlaceId, UnitId, int], ...]  # figures by origin and kind

NO_LIMIT: Final = -1
MANY: Final = 1000  # more figures than there are
MOBILE: Final = tuple(  # by side: every kind that can move [REB-MOVE-7, REB-UNIT-11, REB-DS-BUILD-2]
    tuple(UnitId(kind) for kind in kinds if not IMMOBILE[kind]) for kinds in UNITS_OF
)


def held(game: State, side: Side) -> int:
    """A bit for each place, the "Rebel Base" space included, that the units of a side cannot leave because a leader
    of theirs is there. Captured leaders hold nobody. [REB-MOVE-8, 9, REB-CAPTURE-4]"""
    found = 0
    captured, carbonite, lured = game.rings[CAPTURED], game.rings[CARBONITE], game.rings[LURED]
    for who, spot in enumerate(game.leaders):
        if spot <= BASE and not game.loose >> who & 1 and who not in (captured, carbonite):
            its = side_of(game, LeaderId(who)) if who == lured else LEADER_SIDE[who]
            if its == side:
                found |= 1 << spot
    return found


def leavable(game: State, side: Side, where: PlaceId) -> bool:
    """Whether no leader of theirs holds the units of a side there; enemies never do. [REB-MOVE-8, REB-RUL-68]"""
    return not held(game, side) >> where & 1


def near(system: PlaceId) -> SystemSet:
    """Where the base must be so that units can move between the space and this system. [REB-BASE-MOVE-1, 2]"""
    return SystemSet(NEIGHBOURS[system] | 1 << system)


class MoveUnit(Option):
    """One more figure of this kind comes along."""

    words = "move {unit} from {place}"
    labelled = "move"
    touched = ("unit/{place}/{unit}", "place/{place}")

    unit: UnitId
    place: PlaceId


class TakeCaptive(Option):
    """A captured leader comes along. [REB-CAPTURE-5]"""

    words = "take {leader} from {place}"
    touched = ("leader/{leader}",)

    leader: LeaderId
    place: PlaceId


MOVE_DONE: Final = Choice("move-done", "done")
MOVE: Final = tuple(
    tuple(MoveUnit(UnitId(kind), PlaceId(origin)) for kind in range(KINDS))  # type: ignore[arg-type]  # its number
    for origin in range(len(PLACES))
)


class FiguresThatMove(TypedDict):
    """Figures of a kind in a place that units can leave."""

    unit: str
    loaded: int  # by picks that have been made
    left: int  # that may still come
    pick: str  # takes one of them along
    room: int  # on ships: what one of them brings, or -1 if it takes a place


class CaptiveThatMoves(TypedDict):
    """A captured leader there."""

    leader: str
    taken: bool
    pick: str  # takes the leader along


class OriginOfMove(TypedDict):
    """A place that units can leave."""

    place: str
    capacity: int  # of the ships that have been picked
    passengers: int  # that have been picked
    units: list[FiguresThatMove]
    captives: list[CaptiveThatMoves]


class MoveForm(TypedDict):
    """What can be put together in one go: room on the ships of an origin must not run out."""

    goal: str
    limit: int | None  # figures that may still come in all
    origins: list[OriginOfMove]
    done: str  # ends it


class MoveUnits(SecretDecision):
    """Which units move to the goal, figure by figure. Whether they are near enough and may leave is settled by the
    caller through `origins`; a unit that needs transport moves only with ships from its own origin that have room, and
    immobile units never move. [REB-MOVE-1, 2, 3, 7, 10, 11, REB-TRANSPORT-1 … 5, REB-RUL-5]"""

    side: Side
    role: Role
    goal: PlaceId
    origins: tuple[PlaceId, ...]
    kinds: tuple[UnitId, ...]  # that may move
    limit: int = NO_LIMIT  # figures in all
    quotas: tuple[int, ...] = ()  # figures of each of the kinds; none given: no quotas
    transport: bool = True  # it matters
    near: bool = False  # between the space and a system only if the base is there or next to it [REB-BASE-MOVE-1, 2]
    captives: bool = False  # a captured leader may be taken along [REB-CAPTURE-5]
    load: Load = ()  # what has been picked, by origin and kind
    taken: tuple[LeaderId, ...] = ()

    rule = "REB-MOVE-2"

    def begun(self) -> MoveUnits:
        return self.going_on((), ())

    def going_on(self, load: Load, taken: tuple[LeaderId, ...]) -> MoveUnits:
        """The same move with other picks; written out, because `replace` costs ten times as much."""
        return MoveUnits(
            self.side,
            self.role,
            self.goal,
            self.origins,
            self.kinds,
            self.limit,
            self.quotas,
            self.transport,
            self.near,
            self.captives,
            load,
            taken,
        )

    def options(self, game: State) -> list[Option]:
        loaded: dict[int, int] = {}
        room: dict[int, int] = {}
        carriers = set()
        figures = 0
        for origin, kind, number in self.load:
            figures += number
            loaded[origin * KINDS + kind] = number
            room[origin] = room.get(origin, 0) + number * (-1 if NEEDS_TRANSPORT[kind] else CAPACITY[kind])
            if CAPACITY[kind]:
                carriers.add(origin)
        found: list[Option] = [MOVE_DONE]
        units = game.units
        for origin in self.origins:
            if self.near and not self.reaches(game, origin):
                continue
            if figures != self.limit:
                row = origin * KINDS
                free = not self.transport or room.get(origin, 0) > 0
                for at, kind in enumerate(self.kinds):
                    if not units[row + kind] or IMMOBILE[kind] or (NEEDS_TRANSPORT[kind] and not free):
                        continue
                    if loaded and units[row + kind] == loaded.get(row + kind):
                        continue
                    if self.quotas and self.moved(kind) >= self.quotas[at]:
                        continue
                    found.append(MOVE[origin][kind])
            if self.captives and origin in carriers:
                found += [TakeCaptive(who, origin) for who in captives(game, origin) if who not in self.taken]
        return found

    def form(self, game: State) -> MoveForm:
        """The places that something can leave, with the figures there and the room on ships."""
        left = {option.place for option in self.options(game) if isinstance(option, MoveUnit)}
        left |= {origin for origin, _, _ in self.load}
        moved = sum(number for _, _, number in self.load)
        return MoveForm(
            goal=PLACES[self.goal],
            limit=None if self.limit == NO_LIMIT else self.limit - moved,
            origins=[self.origin_form(game, origin) for origin in self.origins if origin in left],
            done=str(MOVE_DONE),
        )

    def origin_form(self, game: State, origin: PlaceId) -> OriginOfMove:
        """One place of the form."""
        loaded = {kind: number for place, kind, number in self.load if place == origin}
        there = captives(game, origin) if self.captives else ()
        return OriginOfMove(
            place=PLACES[origin],
            capacity=sum(number * max(self.room(kind), 0) for kind, number in loaded.items()),
            passengers=sum(number for kind, number in loaded.items() if self.room(kind) < 0),
            units=[
                FiguresThatMove(
                    unit=UNITS[kind],
                    loaded=loaded.get(kind, 0),
                    left=min(game.units[origin * KINDS + kind] - loaded.get(kind, 0), self.quota_left(kind)),
                    pick=str(MOVE[origin][kind]),
                    room=self.room(kind),
                )
                for kind in self.kinds
                if game.units[origin * KINDS + kind] and not IMMOBILE[kind]
            ],
            captives=[
                CaptiveThatMoves(leader=LEADERS[who], taken=who in self.taken, pick=str(TakeCaptive(who, origin)))
                for who in there
            ],
        )

    def quota_left(self, kind: UnitId) -> int:
        """Figures of a kind that may still come from anywhere."""
        return self.quotas[self.kinds.index(kind)] - self.moved(kind) if self.quotas else MANY

    def room(self, kind: UnitId) -> int:
        """What a figure brings or takes of the room on ships. [REB-TRANSPORT-1, 2]"""
        if not self.transport:
            return 0
        return -1 if NEEDS_TRANSPORT[kind] else CAPACITY[kind]

    def moved(self, kind: UnitId) -> int:
        """Figures of a kind that have been picked."""
        return sum(number for _, its, number in self.load if its == kind)

    def reaches(self, game: State, origin: PlaceId) -> bool:
        """Whether the base is near enough, if one end of the way is the space. [REB-BASE-MOVE-1, 2, REB-FAIR-4, 7]"""
        if BASE not in (origin, self.goal):
            return True
        return bool(within_reach_of_base(game) >> (self.goal if origin == BASE else origin) & 1)

    def resolve(self, game: State, option: Choice | MoveUnit | TakeCaptive) -> None:
        if isinstance(option, MoveUnit):
            game.ask_for(self.going_on(_one_more(self.load, option), self.taken))
        elif isinstance(option, TakeCaptive):
            game.ask_for(self.going_on(self.load, (*self.taken, option.leader)))
        else:
            self.carry_out(game)

    def carry_out(self, game: State) -> None:
        """Everything arrives together; what moved between the space and a system tells where the base can be."""
        origins = 0
        by_origin: dict[PlaceId, list[tuple[UnitId, int]]] = {}
        for origin, kind, number in self.load:
            forces.move(game, kind, origin, self.goal, number)
            by_origin.setdefault(origin, []).append((kind, number))
        for origin, moved in by_origin.items():
            game.tell(EVERYONE, units_moved, self.side, origin, self.goal, tuple(moved))
            if origin != BASE:
                origins |= 1 << origin
            if self.near and BASE in (origin, self.goal):
                moved_near(game, SystemId(self.goal if origin == BASE else origin))
        for who in self.taken:
            game.tell(EVERYONE, captive_moved, who, self.goal)
            place(game, who, self.goal)
        game.origins = SystemSet(origins)
        if self.load:
            game.reveal()

    def prompt(self) -> Message:
        if self.limit == NO_LIMIT:
            return say("rebellion-prompt-move-units", rule=self.rule, place=place_name(self.goal))
        left = self.limit - sum(number for _, _, number in self.load)
        return say("rebellion-prompt-move-some-units", rule=self.rule, place=place_name(self.goal), count=left)


def _one_more(load: Load, option: MoveUnit) -> Load:
    for at, (origin, kind, number) in enumerate(load):
        if origin == option.place and kind == option.unit:
            return (*load[:at], (origin, kind, number + 1), *load[at + 1 :])
    return (*load, (option.place, option.unit, 1))


def move_units(game: State, move: MoveUnits) -> None:
    """Ask what moves, unless everybody can see that nothing could."""
    game.origins = SystemSet(0)
    if any(_could_move(game, move, origin) for origin in move.origins):
        game.ask_for(move)


def _could_move(game: State, move: MoveUnits, origin: PlaceId) -> bool:
    """Whether, as far as everybody knows, something could move from there: it needs no transport, or transport does not
    matter, and the hidden base may be near enough."""
    if move.near and BASE in (origin, move.goal):
        system = move.goal if origin == BASE else origin
        if not game.clues & near(system):
            return False
    row = origin * KINDS
    return any(
        game.units[row + kind] and not IMMOBILE[kind] and not (move.transport and NEEDS_TRANSPORT[kind])
        for kind in move.kinds
    )


# What is said about it


units_moved = Sentence[Side, PlaceId, PlaceId, Figures]("moved {side} {origin} {goal} {units}", "REB-MOVE-2")


captive_moved = Sentence[LeaderId, PlaceId]("captive-moved {leader} {place}", "REB-CAPTURE-5")
