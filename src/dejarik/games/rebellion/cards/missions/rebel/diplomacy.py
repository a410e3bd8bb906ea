"""The Rebels' diplomacy: loyalty, and units that rise for them. [REB-CARD]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure
from dejarik.games.rebellion import events, forces
from dejarik.games.rebellion.cards.gaining_units import (
    FEWER,
    TAKE,
    ChooseUnit,
    FreeFigure,
    enqueue,
    figures_elsewhere,
    gain_units,
    queue_by_icons,
)
from dejarik.games.rebellion.components import (
    CIRCLES,
    ION_CANNON,
    MON_CALAMARI_CRUISER,
    REBEL,
    REBEL_TROOPER,
    SHIELD_GENERATOR,
    TRIANGLES,
    MissionId,
    Role,
    UnitId,
    mission,
)
from dejarik.games.rebellion.forms import Choice, Option, RoleDecision
from dejarik.games.rebellion.galaxy import base_place, supply
from dejarik.games.rebellion.loyalty import gain_loyalty
from dejarik.games.rebellion.missions.targets import here, mission_of
from dejarik.games.rebellion.state import State


def build_alliance(game: State) -> None:
    """Gain loyalty; the dice for units there are rolled in `opposition`. [REB-CARD-BUILD-ALLIANCE-1]"""
    gain_loyalty(game, REBEL, here(game))


def base_defenses(game: State) -> None:
    """Gain both structures at the base, wherever the mission was. [REB-CARD-BASE-DEFENSES-1, 3]"""
    role = mission_of(game).role
    gain_units(game, REBEL, role, SHIELD_GENERATOR, base_place(game), 1)
    gain_units(game, REBEL, role, ION_CANNON, base_place(game), 1)


def incite_rebellion(game: State) -> None:
    """Gain three Rebel Troopers, perhaps from elsewhere; then a combat. [REB-CARD-INCITE-REBELLION-1 … 3]"""
    mission_of(game).fight = True
    gain_units(game, REBEL, mission_of(game).role, REBEL_TROOPER, here(game), 3)


def establish_trade_relations(game: State) -> None:
    """Gain loyalty, then queue units, whoever is loyal there now; each as far as the system has it.
    [REB-CARD-ESTABLISH-TRADE-RELATIONS-1 … 4]"""
    gain_loyalty(game, REBEL, here(game))
    queue_by_icons(game, REBEL, mission_of(game).role, here(game))


# Support of Mon Calamari


LOYALTY: Final = Choice("gain-loyalty", "gain loyalty")  # 2 in Mon Calamari
CRUISER: Final = Choice("queue-cruiser", "queue cruiser")  # on space 3 of the queue


class ChooseSupport(RoleDecision):
    """One of two rewards; a sabotage marker does not stop the cruiser. [REB-CARD-SUPPORT-OF-MON-CALAMARI-1, 2]"""

    role: Role

    rule = "REB-CARD-SUPPORT-OF-MON-CALAMARI-1"
    side = REBEL

    def options(self, game: State) -> list[Option]:
        return [LOYALTY, CRUISER]

    def resolve(self, game: State, option: Choice) -> None:
        if option == CRUISER:
            enqueue(game, REBEL, MON_CALAMARI_CRUISER, 3)
        else:
            gain_loyalty(game, REBEL, here(game), 2)


def support_of_mon_calamari(game: State) -> None:
    """Without a cruiser in the supply there is only the loyalty. [REB-CARD-SUPPORT-OF-MON-CALAMARI-3]"""
    if supply(game, MON_CALAMARI_CRUISER) > 0:
        game.ask_for(ChooseSupport(mission_of(game).role))
    else:
        gain_loyalty(game, REBEL, here(game), 2)


# Public Uprising


def gain_circle(game: State, frame: GainUprising) -> None:
    """One unit with a circle."""
    _ask_for_unit(game, CIRCLES)


def gain_triangle(game: State, frame: GainUprising) -> None:
    """Two units with a triangle, one after the other."""
    _ask_for_unit(game, TRIANGLES)


def _ask_for_unit(game: State, kinds: tuple[UnitId, ...]) -> None:
    game.offer(GainByShape(mission_of(game).role, kinds))


class GainUprising(Procedure):
    """Each may be a ship or a ground unit, as the Rebels like. [REB-CARD-PUBLIC-UPRISING-1, 2]"""

    steps = (gain_circle, gain_triangle, gain_triangle)


class GainByShape(RoleDecision):
    """Which unit of a shape appears in the system: any that the supply has, or one of another kind whose figure is
    freed elsewhere. Fewer only if the supply has none. [REB-CARD-PUBLIC-UPRISING-2, REB-CARD-GENERAL-19]"""

    role: Role
    kinds: tuple[UnitId, ...]

    rule = "REB-CARD-PUBLIC-UPRISING-1"
    side = REBEL

    def options(self, game: State) -> list[Option]:
        found: list[Option] = [TAKE[kind] for kind in self.kinds if supply(game, kind) > 0]
        if not found:
            found.append(FEWER)
        for kind in self.kinds:
            if supply(game, kind) <= 0:
                found += [FreeFigure(kind, place) for place in figures_elsewhere(game, kind, here(game))]
        return found

    def resolve(self, game: State, option: ChooseUnit | FreeFigure | Choice) -> None:
        if isinstance(option, Choice):
            return
        if isinstance(option, FreeFigure):
            forces.destroy(game, option.unit, option.place)
            game.tell(EVERYONE, events.destroyed, option.unit, 1, option.place)
        gain_units(game, REBEL, self.role, option.unit, here(game), 1)


def public_uprising(game: State) -> None:
    """A unit with a circle and two with a triangle, then a combat. [REB-CARD-PUBLIC-UPRISING-1, 3]"""
    mission_of(game).fight = True
    game.perform(GainUprising())


EFFECTS: Final[dict[MissionId, Callable[[State], None]]] = {
    mission("build-alliance"): build_alliance,
    mission("base-defenses"): base_defenses,
    mission("incite-rebellion"): incite_rebellion,
    mission("support-of-mon-calamari"): support_of_mon_calamari,
    mission("public-uprising"): public_uprising,
    mission("establish-trade-relations"): establish_trade_relations,
}
