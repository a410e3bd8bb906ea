"""The Empire's diplomacy: loyalty won by fear, a leader lured away. [REB-CARD]"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.games.rebellion.cards.systems import IN, InSystem
from dejarik.games.rebellion.components import (
    EMPIRE,
    IN_REGION,
    KINDS,
    LURED,
    REBEL,
    REGION,
    UNITS_OF,
    LeaderId,
    MissionId,
    Role,
    SystemSet,
    UnitId,
    in_set,
    leader,
    mission,
    system_set,
)
from dejarik.games.rebellion.forms import Choice, Option, RoleDecision, Sentence, Space
from dejarik.games.rebellion.galaxy import loyal
from dejarik.games.rebellion.leaders import LUKE, attach, same_person
from dejarik.games.rebellion.loyalty import can_change, gain_loyalty, lose_loyalty
from dejarik.games.rebellion.missions.targets import here, mission_of, target
from dejarik.games.rebellion.state import State
from dejarik.games.rebellion.victory import lose_reputation

JERJERROD: Final = leader("moff-jerjerrod")
ENOUGH: Final = Choice("done", "done")


def gain_one(game: State) -> None:
    """Rule by Fear, Trade Negotiations: in Coruscant nothing changes. [REB-CARD-RULE-BY-FEAR-1, 2,
    REB-CARD-TRADE-NEGOTIATIONS-1]"""
    gain_loyalty(game, EMPIRE, here(game))


def display_of_power(game: State) -> None:
    """Gain 2 loyalty. [REB-CARD-DISPLAY-OF-POWER-1, 2]"""
    gain_loyalty(game, EMPIRE, here(game), 2)


def imperial_propaganda(game: State) -> None:
    """Every Rebel-loyal system of the region becomes neutral; subjugation markers stay.
    [REB-CARD-IMPERIAL-PROPAGANDA-1, 2]"""
    for system in in_set(loyal(game, REBEL) & IN_REGION[REGION[here(game)]]):
        lose_loyalty(game, REBEL, system)


def lure_of_the_dark_side(game: State) -> None:
    """The captured leader is the Empire's from now on; Luke's change of side costs reputation.
    [REB-LEADER-4, REB-CARD-LURE-OF-THE-DARK-SIDE-1, 2, 4, 7]"""
    who = target(game)
    attach(game, LURED, who)
    game.tell(EVERYONE, lured, who)
    if same_person(who, LUKE):
        lose_reputation(game, 1)


lured = Sentence[LeaderId]("lured {leader}", "REB-LEADER-4")


# Double Our Efforts


class Hasten(Option):
    """Advance a unit on the queue by one space."""

    words = "advance {unit} from {space}"
    touched = ("queue/empire/{space}/{unit}",)
    labelled = "advance"

    unit: UnitId
    space: Space


class HastenUnit(RoleDecision):
    """A unit on space 2 or 3; with Moff Jerjerrod perhaps a second one, which must not have moved yet.
    [REB-CARD-DOUBLE-OUR-EFFORTS-1, 2, REB-CARD-GENERAL-2]"""

    role: Role
    more: bool  # another one may follow
    moved: tuple[tuple[UnitId, int], ...] = ()  # has been moved to this space

    rule = "REB-CARD-DOUBLE-OUR-EFFORTS-1"
    side = EMPIRE

    def options(self, game: State) -> list[Option]:
        found: list[Option] = [
            Hasten(UnitId(kind), space)
            for space in (2, 3)
            for kind in UNITS_OF[EMPIRE]
            if game.queues[(space - 1) * KINDS + kind] > self.moved.count((UnitId(kind), space))
        ]
        return [ENOUGH, *found] if self.moved else found

    def resolve(self, game: State, option: Hasten | Choice) -> None:
        if not isinstance(option, Hasten):
            return
        game.queues[(option.space - 1) * KINDS + option.unit] -= 1
        game.queues[(option.space - 2) * KINDS + option.unit] += 1
        game.tell(EVERYONE, hastened, option.unit, option.space - 1)
        if self.more:
            game.offer(replace(self, more=False, moved=((option.unit, option.space - 1),)))


def double_our_efforts(game: State) -> None:
    game.offer(HastenUnit(mission_of(game).role, JERJERROD in mission_of(game).leaders))


hastened = Sentence[UnitId, int]("hastened {unit} {space}", "REB-CARD-DOUBLE-OUR-EFFORTS-1")


# Loyalty in a region


class GainInRegion(RoleDecision):
    """A system of the region in which the Empire gains 1 loyalty; each only once. [REB-MAP-12]"""

    role: Role
    systems: SystemSet
    count: int

    rule = "REB-LOYALTY-3"
    side = EMPIRE

    def options(self, game: State) -> list[InSystem]:
        return [IN[system] for system in in_set(self.systems)]

    def resolve(self, game: State, option: InSystem) -> None:
        gain_loyalty(game, EMPIRE, option.system)
        left = SystemSet(self.systems & ~(1 << option.system))
        gain_in(game, self.role, left, self.count - 1)


def gain_in(game: State, role: Role, systems: SystemSet, count: int) -> None:
    """Gain 1 loyalty in so many of these systems: ask in which, unless there is no choice, and take as many as there
    are. [REB-CARD-GENERAL-16]"""
    able = in_set(systems)
    if len(able) <= count:
        for system in able:
            gain_loyalty(game, EMPIRE, system)
    elif count:
        game.ask_for(GainInRegion(role, systems, count))


def region(game: State) -> SystemSet:
    """The systems of the mission's region in which loyalty can change."""
    return system_set(*(each for each in in_set(IN_REGION[REGION[here(game)]]) if can_change(game, each)))


def fear_will_keep_them_in_line(game: State) -> None:
    """Gain 1 loyalty in two systems of the region. [REB-CARD-FEAR-WILL-KEEP-THEM-IN-LINE-1, 3]"""
    gain_in(game, mission_of(game).role, region(game), 2)


EFFECTS: Final[dict[MissionId, Callable[[State], None]]] = {
    mission("rule-by-fear"): gain_one,
    mission("double-our-efforts"): double_our_efforts,
    mission("fear-will-keep-them-in-line"): fear_will_keep_them_in_line,
    mission("imperial-propaganda"): imperial_propaganda,
    mission("trade-negotiations"): gain_one,
    mission("display-of-power"): display_of_power,
    mission("lure-of-the-dark-side"): lure_of_the_dark_side,
}
