"""Who decides what: two players, or teams with an Admiral and a General. [REB-TEAM]

Every decision belongs to a side and a role. With two players each of them has both roles of a side, with three the
Rebel has, so a chapter never has to ask how many are playing.
"""

from __future__ import annotations

from typing import Final

from dejarik.engine.event import only
from dejarik.engine.game import Seat
from dejarik.games.rebellion.components import (
    ADMIRAL,
    EMPIRE,
    GENERAL,
    GROUND,
    LEADER_ROLE,
    LEADER_SIDE,
    LURED,
    REBEL,
    SIDES,
    LeaderId,
    Role,
    Side,
    Theatre,
)
from dejarik.games.rebellion.state import State

SEATS: Final = {
    2: (Seat("rebel", "rebel"), Seat("empire", "empire")),
    3: (Seat("rebel", "rebel"), Seat("imperial-admiral", "empire"), Seat("imperial-general", "empire")),
    4: (
        Seat("rebel-admiral", "rebel"),
        Seat("rebel-general", "rebel"),
        Seat("imperial-admiral", "empire"),
        Seat("imperial-general", "empire"),
    ),
}
_SEAT: Final = {2: ((0, 0), (1, 1)), 3: ((0, 0), (1, 2)), 4: ((0, 1), (2, 3))}  # by players, side and role
_AUDIENCE: Final = {players: tuple(only(*seats) for seats in sides) for players, sides in _SEAT.items()}

_BOTH: Final[tuple[Role | None, ...]] = (None,)
_EACH: Final[tuple[Role | None, ...]] = (ADMIRAL, GENERAL)

# The order of turns in the Command Phase. [REB-COMMAND-1, REB-TEAM-20, REB-RUL-46, 76]
TWO_PLAYERS: Final = ((REBEL, None), (EMPIRE, None))
ORDERS: Final[dict[str, tuple[tuple[Side, Role], ...]]] = {
    "printed": ((REBEL, ADMIRAL), (EMPIRE, ADMIRAL), (EMPIRE, GENERAL), (REBEL, GENERAL)),
    "alternating": ((REBEL, ADMIRAL), (EMPIRE, ADMIRAL), (REBEL, GENERAL), (EMPIRE, GENERAL)),
    "consecutive": ((REBEL, ADMIRAL), (REBEL, GENERAL), (EMPIRE, ADMIRAL), (EMPIRE, GENERAL)),
}


def seat_of(game: State, side: Side, role: Role) -> int:
    """Who sits there."""
    return _SEAT[game.start.players][side][role]


def alone(game: State, side: Side) -> bool:
    """Whether one player has both roles of a side. [REB-TEAM-2]"""
    admiral, general = _SEAT[game.start.players][side]
    return admiral == general


def sheet(game: State, side: Side, role: Role) -> int:
    """Which of `actions` a role's cards are in; who has both roles keeps them together, where the Admiral's are, since
    their number by role would tell what they are. [REB-TEAM-12, REB-INFO-9]"""
    return 2 * side if alone(game, side) else 2 * side + role


def deciders(game: State, side: Side) -> tuple[Role | None, ...]:
    """Who is asked, one after the other, where either role of a side may act; None is both roles in one seat."""
    return _BOTH if alone(game, side) else _EACH


def teams(game: State) -> bool:
    return game.start.players > 2


def turns(game: State) -> tuple[tuple[Side, Role | None], ...]:
    """Side and role of each place in the order of turns; None is both roles."""
    return ORDERS[game.start.options["initiative"]] if teams(game) else TWO_PLAYERS


def side_of(game: State, leader: LeaderId) -> Side:
    """Whose leader it is now. [REB-LEADER-4]"""
    return EMPIRE if game.rings[LURED] == leader else LEADER_SIDE[leader]


def controls(game: State, role: Role | None, leader: LeaderId) -> bool:
    """Whether the role commands this leader of its side, who then goes to its own pool; without teams everybody does.
    [REB-TEAM-3, 4]"""
    return role is None or not teams(game) or LEADER_ROLE[leader] == role


def commander(theatre: Theatre) -> Role:
    """Who leads a battle of this theatre. [REB-TEAM-33, 34]"""
    return GENERAL if theatre == GROUND else ADMIRAL


def audience(game: State, side: Side) -> int:
    """The seats of a side: they share what they know. [REB-TEAM-6]"""
    return _AUDIENCE[game.start.players][side]


def side_of_seat(game: State, seat: int) -> Side:
    return Side(SIDES.number(game.start.seats[seat].side))
