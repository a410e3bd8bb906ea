"""What follows by itself after figures, loyalty or leaders have changed. Every effect ends with `check_board`."""

from __future__ import annotations

from dejarik.engine.event import EVERYONE
from dejarik.games.rebellion import base, events, forces
from dejarik.games.rebellion.components import (
    ADMIRAL,
    EMPIRE,
    NEEDS_TRANSPORT,
    REBEL,
    UNITS_OF,
    Side,
    SystemId,
    UnitId,
    in_set,
)
from dejarik.games.rebellion.forms import Option, RoleDecision
from dejarik.games.rebellion.galaxy import capacity, kinds_at, passengers
from dejarik.games.rebellion.leaders import rescue_unguarded
from dejarik.games.rebellion.loyalty import liberate
from dejarik.games.rebellion.state import State
from dejarik.games.rebellion.victory import check_base


def check_board(game: State) -> None:
    """Markers that no longer hold go, a base that was found is revealed, leaders without a guard are rescued, and the
    Empire may have won. What cannot stay in a destroyed system is destroyed, by its owner's choice. In the middle of a
    combat the last waits for the end of the battle step. [REB-SUBJ-5, REB-BASE-REVEAL-1, REB-RESCUE-2, REB-WIN-1,
    REB-DESTROYED-5]"""
    liberate(game)
    base.look(game)
    rescue_unguarded(game)
    check_base(game)
    for system in in_set(game.destroyed):
        for side in (REBEL, EMPIRE):
            if excess(game, side, system) > 0:
                game.ask_for(DestroyExcess(side, system))
                return


def excess(game: State, side: Side, system: SystemId) -> int:
    """Units that need transport in a destroyed system beyond what the ships there can carry. [REB-DESTROYED-2, 5]"""
    return passengers(game, side, system) - capacity(game, side, system)


class DestroyUnit(Option):
    """One figure of this kind in this system."""

    words = "destroy {unit}"
    labelled = "destroy"
    touched = ("unit/{system}/{unit}",)

    unit: UnitId
    system: SystemId


class DestroyExcess(RoleDecision):
    """The owner chooses which units go. [REB-DESTROYED-2, 5, REB-RUL-40]"""

    side: Side
    system: SystemId

    rule = "REB-DESTROYED-5"
    role = ADMIRAL
    prompted = ("system",)

    def options(self, game: State) -> list[DestroyUnit]:
        kinds = kinds_at(game, self.system, UNITS_OF[self.side])
        return [DestroyUnit(kind, self.system) for kind in kinds if NEEDS_TRANSPORT[kind]]

    def resolve(self, game: State, option: DestroyUnit) -> None:
        forces.destroy(game, option.unit, self.system)
        if game.battle is not None and game.battle.system == self.system:
            game.battle.lost[option.unit] += 1
        game.tell(EVERYONE, events.destroyed, option.unit, 1, self.system)
        check_board(game)
