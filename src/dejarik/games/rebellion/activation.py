"""Activating a system: a leader goes there, units follow, and what comes of it. [REB-ACTIVATE]"""

from __future__ import annotations

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure
from dejarik.games.rebellion.aftermath import check_board
from dejarik.games.rebellion.combat import combat
from dejarik.games.rebellion.components import (
    ADJACENT,
    BASE,
    EMPIRE,
    REBEL,
    UNITS_OF,
    LeaderId,
    PlaceId,
    Role,
    Side,
    SystemId,
    in_set,
)
from dejarik.games.rebellion.forms import Sentence
from dejarik.games.rebellion.galaxy import systems_with
from dejarik.games.rebellion.leaders import place
from dejarik.games.rebellion.loyalty import subjugate
from dejarik.games.rebellion.movement import MOBILE, MoveUnits, held, move_units
from dejarik.games.rebellion.state import State


def activate(game: State, side: Side, role: Role, leader: LeaderId, where: PlaceId) -> None:
    """A leader of the pool activates a system, or the "Rebel Base" space."""
    game.perform(Activate(side, role, leader, where))


def place_leader(game: State, frame: Activate) -> None:
    """1. The leader is placed there, whoever else is there already. [REB-ACTIVATE-2, 4]"""
    place(game, frame.leader, frame.place)
    game.tell(EVERYONE, activated, frame.side, frame.leader, frame.place)


def move(game: State, frame: Activate) -> None:
    """2. Units may come from adjacent systems, those of the Rebels also to and from a hidden base that is near enough.
    [REB-ACTIVATE-5, REB-MOVE-2, 8, 9, REB-BASE-MOVE-1, 2]"""
    stuck = held(game, frame.side)
    sources = in_set(systems_with(game, UNITS_OF[REBEL])) if frame.place == BASE else ADJACENT[frame.place]
    origins = [PlaceId(system) for system in sources if not stuck >> system & 1]
    if frame.side == REBEL and not game.exposed and frame.place != BASE and not stuck >> BASE & 1:
        origins.append(BASE)
    move_units(
        game,
        MoveUnits(
            frame.side,
            frame.role,
            frame.place,
            tuple(origins),
            MOBILE[frame.side],
            near=frame.side == REBEL,
            captives=frame.side == EMPIRE,
        ),
    )


def reveal_base(game: State, frame: Activate) -> None:
    """3. Imperial ground units find a base that is there; everybody sees it, or sees that it is not. The Empire
    wins if the Rebels have no units there. [REB-ACTIVATE-6, REB-BASE-REVEAL-5, REB-RUL-59]"""
    check_board(game)


def fight(game: State, frame: Activate) -> None:
    """4. Units of both sides in the same theatre fight. [REB-ACTIVATE-7, REB-MOVE-12, REB-BASE-REVEAL-13]"""
    game.uncovered = False
    if frame.place != BASE:
        combat.begin(game, SystemId(frame.place), frame.side)


def occupy(game: State, frame: Activate) -> None:
    """5. Imperial ground units subjugate the system. [REB-ACTIVATE-8]"""
    if frame.place != BASE:
        subjugate(game)
    check_board(game)


class Activate(Procedure):
    """Five steps; on the "Rebel Base" space only the first two. [REB-ACTIVATE-1, REB-BASE-MOVE-2]"""

    side: Side
    role: Role
    leader: LeaderId
    place: PlaceId

    steps = (place_leader, move, reveal_base, fight, occupy)


activated = Sentence[Side, LeaderId, PlaceId]("activated {side} {leader} {place}", "REB-ACTIVATE-2")
