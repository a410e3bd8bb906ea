"""The Rebels' special operations: sabotage, raids, strikes. [REB-CARD]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure
from dejarik.games.rebellion.cards.destruction import DestroyQueued, destroy_by_health, wreck_queued
from dejarik.games.rebellion.cards.sorties import from_base
from dejarik.games.rebellion.components import (
    BESIDE,
    BOX,
    EMPIRE,
    GROUND,
    GROUND_UNITS,
    ICONS,
    KINDS,
    REBEL,
    LeaderId,
    LeaderSet,
    MissionId,
    Role,
    UnitId,
    mission,
)
from dejarik.games.rebellion.forms import OfLeader, Option, RoleDecision, Sentence, Space
from dejarik.games.rebellion.galaxy import base_place, fights, holds_units, spaces
from dejarik.games.rebellion.leaders import can_be_captured
from dejarik.games.rebellion.loyalty import gain_loyalty, sabotage
from dejarik.games.rebellion.missions.targets import here, mission_of
from dejarik.games.rebellion.state import State

ALL_KINDS: Final = range(KINDS)


def place_sabotage(game: State) -> None:
    """A second marker changes nothing. [REB-CARD-SABOTAGE-1, 3]"""
    sabotage(game, here(game))


def hit_and_run(game: State) -> None:
    """Destroy units of either side with total health 2. [REB-CARD-HIT-AND-RUN-1, 2]"""
    destroy_by_health(game, REBEL, mission_of(game).role, here(game), 2, ALL_KINDS)


def wookiee_uprising(game: State) -> None:
    """Gain loyalty first, then destroy units. [REB-CARD-WOOKIEE-UPRISING-1, 2]"""
    gain_loyalty(game, REBEL, here(game))
    destroy_by_health(game, REBEL, mission_of(game).role, here(game), 4, ALL_KINDS)


def rogue_squadron_raid(game: State) -> None:
    """Destroy units on the Empire's queue with total health 4. [REB-CARD-ROGUE-SQUADRON-RAID-1]"""
    ask = DestroyQueued(mission_of(game).role, 4)
    if ask.targets(game):
        game.ask_for(ask)


# Lead the Strike Team


def strike(game: State, frame: StrikeTeam) -> None:
    """1. Up to four ground units come from the base without transport, unless a leader holds them there.
    [REB-CARD-LEAD-THE-STRIKE-TEAM-1, 2, 4]"""
    if not holds_units(game, REBEL, base_place(game)):
        from_base(game, GROUND_UNITS[REBEL], 4, transport=False)


def meet_garrison(game: State, frame: StrikeTeam) -> None:
    """2. A combat follows if both sides have ground units there now. [REB-CARD-LEAD-THE-STRIKE-TEAM-3]"""
    mission_of(game).fight = fights(game, here(game), GROUND)


class StrikeTeam(Procedure):
    """Lead the Strike Team."""

    steps = (strike, meet_garrison)


def lead_the_strike_team(game: State) -> None:
    game.perform(StrikeTeam())


# Misdirection


class CoverLeader(OfLeader):
    """Keep leaders from being sent against this one's missions."""

    words = "cover {leader}"
    labelled = "{leader}"


class ChooseCovered(RoleDecision):
    """Any Rebel leader in play who is not captured, named openly. [REB-CARD-MISDIRECTION-3]"""

    role: Role

    rule = "REB-CARD-MISDIRECTION-1"
    side = REBEL

    def options(self, game: State) -> list[CoverLeader]:
        return [
            CoverLeader(LeaderId(who))
            for who, spot in enumerate(game.leaders)
            if spot not in (BESIDE, BOX) and can_be_captured(game, LeaderId(who))
        ]

    def resolve(self, game: State, option: CoverLeader) -> None:
        game.misdirected = LeaderSet(game.misdirected | 1 << option.leader)
        game.tell(EVERYONE, covered, option.leader)


covered = Sentence[LeaderId]("covered {leader}", "REB-CARD-MISDIRECTION-1")


def misdirection(game: State) -> None:
    """Until the round ends nobody is sent against the missions of a leader; see `carrying_out`."""
    game.offer(ChooseCovered(mission_of(game).role))


# Demolition


class DemolishQueued(Option):
    """Destroy the unit of the icon on this space."""

    words = "destroy on {space}"
    touched = ("queue/empire/{space}",)
    labelled = "space"

    unit: UnitId
    space: Space


class Demolish(RoleDecision):
    """On which space the unit of an icon of the system is destroyed. It is not optional. [REB-CARD-DEMOLITION-2]"""

    role: Role
    kind: UnitId

    rule = "REB-CARD-DEMOLITION-1"
    side = REBEL

    def options(self, game: State) -> list[DemolishQueued]:
        return [DemolishQueued(self.kind, space) for space in spaces() if game.queues[(space - 1) * KINDS + self.kind]]

    def resolve(self, game: State, option: DemolishQueued) -> None:
        wreck_queued(game, option.unit, option.space)


def _demolish(number: int) -> Callable[[State, DemolishIcons], None]:
    def demolish(game: State, frame: DemolishIcons) -> None:
        """Destroy the matching unit of one icon on any space, if there is one."""
        icons = ICONS[here(game)]
        if number < len(icons):
            (kind,) = icons[number][EMPIRE]
            game.offer(Demolish(mission_of(game).role, kind))

    return demolish


class DemolishIcons(Procedure):
    """Icon by icon."""

    steps = tuple(_demolish(number) for number in range(max(len(icons) for icons in ICONS)))


def demolition(game: State) -> None:
    game.perform(DemolishIcons())


EFFECTS: Final[dict[MissionId, Callable[[State], None]]] = {
    mission("sabotage"): place_sabotage,
    mission("misdirection"): misdirection,
    mission("hit-and-run"): hit_and_run,
    mission("lead-the-strike-team"): lead_the_strike_team,
    mission("rogue-squadron-raid"): rogue_squadron_raid,
    mission("demolition"): demolition,
    mission("wookiee-uprising"): wookiee_uprising,
}
