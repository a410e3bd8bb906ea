"""Retreat: a leader leads his side's ships out, and what they can carry. [REB-COMBAT-RETREAT]"""

from __future__ import annotations

from functools import cache
from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.message import Message
from dejarik.engine.procedure import Procedure
from dejarik.games.rebellion import events, forces, moments
from dejarik.games.rebellion.aftermath import check_board
from dejarik.games.rebellion.combat import attack, damage
from dejarik.games.rebellion.combat import events as combat_events
from dejarik.games.rebellion.combat.battle_winners import decide_battles, present
from dejarik.games.rebellion.combat.damage import Figure, TakeFigure, battle_of
from dejarik.games.rebellion.components import (
    ATTACK,
    CAPACITY,
    DEATH_STAR,
    EMPIRE,
    GROUND,
    IMMOBILE,
    ION_CANNON,
    KINDS,
    LOYAL,
    NEEDS_TRANSPORT,
    NEIGHBOURS,
    REBEL,
    REBEL_TRANSPORT,
    RED,
    SHIPS,
    UNDER_CONSTRUCTION,
    UNITS_OF,
    LeaderId,
    Role,
    Side,
    SystemId,
    UnitId,
    in_set,
    other,
    place_name,
)
from dejarik.games.rebellion.forms import Choice, OfLeader, OfSystem, Option, RoleDecision
from dejarik.games.rebellion.galaxy import count, free_leaders, has_ships, has_units, kinds_at
from dejarik.games.rebellion.leaders import place
from dejarik.games.rebellion.roles import controls, deciders
from dejarik.games.rebellion.state import State

UNLIMITED: Final = -1


# Who can retreat, and where to


def leading_ships(game: State, side: Side) -> list[UnitId]:
    """Ships that must leave in a retreat: all but TIE Fighters and what cannot move. [REB-COMBAT-RETREAT-11, 12]"""
    kinds = kinds_at(game, battle_of(game).system, SHIPS[side])
    return [kind for kind in kinds if not NEEDS_TRANSPORT[kind] and not IMMOBILE[kind]]


def passengers(game: State, side: Side) -> list[Figure]:
    """Different units that can be taken along: ground units and TIE Fighters. [REB-COMBAT-RETREAT-11, 12]"""
    kinds = kinds_at(game, battle_of(game).system, UNITS_OF[side])
    return [
        figure
        for kind in kinds
        if NEEDS_TRANSPORT[kind] and not IMMOBILE[kind]
        for figure in damage.figures(game, kind)
    ]


def goals(game: State, side: Side) -> list[SystemId]:
    """Adjacent systems with own units or loyalty; if there is none, those without any unit. Never where enemies are or
    came from, never the "Rebel Base" space. [REB-COMBAT-RETREAT-6, 7, 8, 9, REB-RUL-18]"""
    battle = battle_of(game)
    open_to = [
        system
        for system in in_set(NEIGHBOURS[battle.system] & ~battle.origins[other(side)])
        if not has_units(game, other(side), system)
    ]
    own = [s for s in open_to if has_units(game, side, s) or game.loyalty[s] == LOYAL[side]]
    return own or open_to


def can_retreat(game: State, side: Side) -> bool:
    """Whether a retreat is allowed and possible, if there is a leader for it. A card that forbids it is
    final, and the Empire cannot leave a Death Star, finished or not.
    [REB-COMBAT-RETREAT-3, 4, 5, 10, REB-RUL-35, 66, 73, REB-DS-1]"""
    battle = battle_of(game)
    if battle.retreated[side] or battle.cannot_retreat[side] or battle.held[side]:
        return False
    if not has_units(game, other(side), battle.system):
        return False
    if side == EMPIRE and (count(game, battle.system, DEATH_STAR) or count(game, battle.system, UNDER_CONSTRUCTION)):
        return False
    someone = leading_ships(game, side) or (battle.escapes[side] and passengers(game, side))
    return bool(someone) and bool(goals(game, side))


def guides(game: State, side: Side, role: Role | None) -> list[LeaderId]:
    """Leaders of a side, or of one of its roles, who can lead the retreat: anybody who is neither captured nor there
    only for this combat. [REB-COMBAT-RETREAT-2, REB-CAPTURE-11, REB-RUL-26, REB-TEAM-35,
    REB-CARD-READY-FOR-ACTION-4]"""
    battle = battle_of(game)
    return [
        leader
        for leader in free_leaders(game, side, battle.system)
        if leader != battle.guest and controls(game, role, leader)
    ]


def stranded(game: State) -> bool:
    """Whether Rebel Transports are the only Rebel ships left and Imperial ships are there.
    [REB-COMBAT-RETREAT-14, REB-RUL-17]"""
    system = battle_of(game).system
    kinds = kinds_at(game, system, SHIPS[REBEL])
    return kinds == [REBEL_TRANSPORT] and has_ships(game, EMPIRE, system)


def deadlocked(game: State) -> bool:
    """Whether nobody can do damage: the Empire has nothing but a Death Star that rolls no dice, against Rebel ships,
    and Death Star Plans were not revealed in this round. [REB-RUL-37]"""
    battle = battle_of(game)
    system = battle.system
    if battle.plans_tried or not has_ships(game, REBEL, system) or present(game, EMPIRE, system) >> GROUND & 1:
        return False
    if kinds_at(game, system, SHIPS[EMPIRE]) != [DEATH_STAR]:
        return False
    dice = count(game, system, DEATH_STAR) * ATTACK[DEATH_STAR][RED]
    return dice <= attack.CANNON * count(game, system, ION_CANNON)


# The decisions


class RetreatWith(OfLeader):
    """The leader who leads the retreat."""

    words = "retreat with {leader}"


class RetreatTo(OfSystem):
    """Where the retreat goes."""

    words = "to {system}"


retreat_with = cache(RetreatWith)
retreat_to = cache(RetreatTo)
STAY: Final = Choice("stay-in-combat", "stay")
TAKE_ALL: Final = Choice("take-all", "take all")
TAKE_NO_MORE: Final = Choice("take-no-more", "done")


class Retreat(RoleDecision):
    """Whether to retreat, and with which leader. Those who cannot stay must go.
    [REB-COMBAT-RETREAT-1, 2, REB-TEAM-35]"""

    side: Side
    role: Role | None

    rule = "REB-COMBAT-RETREAT-1"
    first_is_default = True

    def options(self, game: State) -> list[Option]:
        leaders: list[Option] = [retreat_with(leader) for leader in guides(game, self.side, self.role)]
        must = self.side == REBEL and deadlocked(game) and not partners(game, self.side, self.role)
        return leaders if must else [STAY, *leaders]

    def resolve(self, game: State, option: Choice | RetreatWith) -> None:
        if isinstance(option, RetreatWith):
            game.offer(ChooseRefuge(self.side, self.role, option.leader))
            return
        for role in partners(game, self.side, self.role):
            game.ask_for(Retreat(self.side, role))


def partners(game: State, side: Side, role: Role | None) -> list[Role | None]:
    """The roles that are asked after this one, because a leader of theirs is there too. [REB-TEAM-35]"""
    all_roles = deciders(game, side)
    return [each for each in all_roles[all_roles.index(role) + 1 :] if guides(game, side, each)]


class ChooseRefuge(RoleDecision):
    """Where the retreat goes. [REB-COMBAT-RETREAT-1, 6, 7, 8, 9]"""

    side: Side
    role: Role | None
    leader: LeaderId

    rule = "REB-COMBAT-RETREAT-7"
    prompted = ("leader",)

    def options(self, game: State) -> list[RetreatTo]:
        return [retreat_to(system) for system in goals(game, self.side)]

    def resolve(self, game: State, option: RetreatTo) -> None:
        retreat(game, self.side, self.role, self.leader, option.system)


class TakeAlong(RoleDecision):
    """Which ground units and TIE Fighters come along, one by one. [REB-COMBAT-RETREAT-1, 11, REB-TRANSPORT-1 … 5]"""

    side: Side
    role: Role | None
    goal: SystemId
    room: int  # for so many more
    must: bool  # nobody has left yet, so one has to [REB-COMBAT-RETREAT-3]

    rule = "REB-COMBAT-RETREAT-11"
    prompted = ("system", "room")

    @property
    def system(self) -> Message:
        return place_name(self.goal)

    def options(self, game: State) -> list[Option]:
        left = passengers(game, self.side)
        options = damage.picks(game, TakeFigure, left)
        if fits(game, self.side, self.room) and waiting(game, self.side) > 1:
            options.append(TAKE_ALL)
        if not self.must:
            options.append(TAKE_NO_MORE)
        return options

    def resolve(self, game: State, option: TakeFigure | Choice) -> None:
        if isinstance(option, TakeFigure):
            move(game, option.figure, self.goal, 1)
            room = self.room if self.room == UNLIMITED else self.room - 1
            ask_along(game, self.side, self.role, self.goal, room, False)
        elif option == TAKE_ALL:
            for figure in passengers(game, self.side):
                figures = same(game, figure)
                move(game, figure, self.goal, figures)


def waiting(game: State, side: Side) -> int:
    """Figures that could still be taken along."""
    row = battle_of(game).system * KINDS
    return sum(game.units[row + kind] for kind in UNITS_OF[side] if NEEDS_TRANSPORT[kind] and not IMMOBILE[kind])


def fits(game: State, side: Side, room: int) -> bool:
    return room == UNLIMITED or waiting(game, side) <= room


def same(game: State, figure: Figure) -> int:
    """How many figures are just like this one."""
    battle = battle_of(game)
    if figure[1]:
        return battle.wounds.count(figure)
    hurt = sum(kind == figure[0] for kind, _, _ in battle.wounds)
    return count(game, battle.system, figure[0]) - hurt


def move(game: State, figure: Figure, goal: SystemId, figures: int) -> None:
    """Figures leave the combat."""
    for _ in range(figures):
        damage.leave(game, figure)
    forces.move(game, figure[0], battle_of(game).system, goal, figures)
    game.tell(EVERYONE, combat_events.took_along, ((figure[0], figures),))


def retreat(game: State, side: Side, role: Role | None, leader: LeaderId, goal: SystemId) -> None:
    """The leader goes, and all ships that can go by themselves; other leaders hold nobody back.
    [REB-COMBAT-RETREAT-1, 5, 11, 15, REB-RUL-19]"""
    battle = battle_of(game)
    battle.retreated[side] = True
    room = 0
    ships = []
    for kind in leading_ships(game, side):
        figures = count(game, battle.system, kind)
        room += figures * CAPACITY[kind]
        forces.move(game, kind, battle.system, goal, figures)
        ships.append((kind, figures))
    gone = {kind for kind, _ in ships}
    battle.wounds = [figure for figure in battle.wounds if figure[0] not in gone]
    place(game, leader, goal)
    told = combat_events.retreated if ships else combat_events.retreated_without_ships
    game.tell(EVERYONE, told, side, leader, goal, tuple(ships))
    if battle.escapes[side]:
        room = UNLIMITED
    ask_along(game, side, role, goal, room, not ships)


def ask_along(game: State, side: Side, role: Role | None, goal: SystemId, room: int, must: bool) -> None:
    """Ask who comes along, while there is room and somebody to take."""
    if room and passengers(game, side):
        game.ask_for(TakeAlong(side, role, goal, room, must))


# The step


def offer(game: State, step: RetreatStep) -> None:
    """1. The side may retreat. [REB-COMBAT-ROUND-6]"""
    if can_retreat(game, step.side):
        for role in deciders(game, step.side):
            if guides(game, step.side, role):
                game.ask_for(Retreat(step.side, role))
                return


def abandon(game: State, step: RetreatStep) -> None:
    """2. Rebel ships that had to retreat and did not, or could not, are destroyed. [REB-COMBAT-RETREAT-14, REB-RUL-17,
    37, REB-CARD-KEEP-THEM-FROM-ESCAPING-2, REB-CARD-SPACE-NO-ESCAPE-2]"""
    if step.side == REBEL and (stranded(game) or deadlocked(game)):
        system = battle_of(game).system
        for kind in kinds_at(game, system, SHIPS[REBEL]):
            destroy_all(game, kind)
        decide_battles(game)


def destroy_all(game: State, kind: UnitId) -> None:
    """Destroy every figure of a kind in the combat."""
    battle = battle_of(game)
    figures = count(game, battle.system, kind)
    forces.destroy(game, kind, battle.system, figures)
    battle.lost[kind] += figures
    battle.wounds = [figure for figure in battle.wounds if figure[0] != kind]
    game.tell(EVERYONE, events.destroyed, kind, figures, battle.system)


def settle(game: State, step: RetreatStep) -> None:
    """3. What follows from it."""
    check_board(game)


def score(game: State, step: RetreatStep) -> None:
    """4. Units left behind in a destroyed system may have been lost. [REB-RUL-29, REB-CARD-OBJECTIVES-1]"""
    moments.UNITS_DESTROYED.open(game)


class RetreatStep(Procedure):
    """One side's opportunity to retreat. [REB-COMBAT-ROUND-6]"""

    side: Side

    steps = (offer, abandon, settle, score)
