"""The Refresh Phase: leaders return, cards are drawn, time goes on, units are built and deployed. [REB-REFRESH]"""

from __future__ import annotations

from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure
from dejarik.games.rebellion import moments
from dejarik.games.rebellion.build import BUILD, FREE_ONLY
from dejarik.games.rebellion.command import return_missions
from dejarik.games.rebellion.components import (
    BASE,
    BUILDS,
    EMPIRE,
    GENERAL,
    MISSION_HAND,
    MISSIONS,
    MISSIONS_DRAWN,
    OBJECTIVES_DRAWN,
    POOL,
    PROBES_DRAWN,
    REBEL,
    RECRUITS,
    STARTING,
    LeaderId,
    LeaderSet,
    MissionId,
    Side,
)
from dejarik.games.rebellion.decks import discard_mission, draw_missions, draw_objectives, draw_probes
from dejarik.games.rebellion.deploy import Deploy
from dejarik.games.rebellion.forms import Option, RoleDecision, Sentence
from dejarik.games.rebellion.galaxy import captured
from dejarik.games.rebellion.recruit import recruit_leaders
from dejarik.games.rebellion.state import State
from dejarik.games.rebellion.victory import check_time


def play_objective(game: State, _: Procedure) -> None:
    """0. The Rebels may play one objective. [REB-REFRESH-0, REB-RUL-70]"""
    moments.REFRESH.open(game)


def retrieve_leaders(game: State, frame: Procedure) -> None:
    """1. All leaders on the board, and those still on missions, return to the pools of those who command them; captured
    leaders stay, and so do detained ones this once. [REB-REFRESH-1, 1a, 1b, REB-ACTIVATE-9, REB-LEADER-4,
    REB-TEAM-43, REB-CARD-DETAINED-4, REB-CARD-LURE-OF-THE-DARK-SIDE-3]"""
    return_missions(game, frame)
    for who, spot in enumerate(game.leaders):
        if spot > BASE or captured(game, LeaderId(who)):
            continue
        if game.detained >> who & 1:
            game.tell(EVERYONE, stays_detained, LeaderId(who))
        else:
            game.leaders[who] = POOL
    game.detained = LeaderSet(0)
    game.tell(EVERYONE, leaders_retrieved)


def draw_mission_cards(game: State, _: Procedure) -> None:
    """2. Each side draws two mission cards. [REB-REFRESH-2, REB-TEAM-36]"""
    for side in (REBEL, EMPIRE):
        draw_missions(game, side, MISSIONS_DRAWN)


def rebels_discard(game: State, _: Procedure) -> None:
    """2. The Rebels discard down to ten. [REB-REFRESH-2]"""
    discard_down(game, REBEL)


def empire_discards(game: State, _: Procedure) -> None:
    """2. The Empire discards down to ten. [REB-REFRESH-2]"""
    discard_down(game, EMPIRE)


def launch_probes(game: State, _: Procedure) -> None:
    """3. The Empire draws two probe cards. [REB-REFRESH-3, REB-PROBE-2, REB-TEAM-37]"""
    draw_probes(game, PROBES_DRAWN)


def draw_objective(game: State, _: Procedure) -> None:
    """4. The Rebels draw an objective. [REB-REFRESH-4, REB-TEAM-38]"""
    draw_objectives(game, OBJECTIVES_DRAWN)


def advance_time(game: State, _: Procedure) -> None:
    """5. The time marker advances; the Rebels win if it meets the reputation marker. [REB-REFRESH-5, REB-WIN-4]"""
    game.time += 1
    game.tell(EVERYONE, time_advanced, game.time)
    check_time(game)


def recruit(game: State, _: Procedure) -> None:
    """5. If the space shows it, leaders are recruited, before anything is built. [REB-REFRESH-5a, 5c]"""
    if game.time in RECRUITS:
        recruit_leaders(game)


def build(game: State, _: Procedure) -> None:
    """5. Figures may be freed; if the space shows it, units are built. [REB-COMP-5, REB-REFRESH-5b]"""
    game.perform(BUILD if game.time in BUILDS else FREE_ONLY)


def deploy(game: State, _: Procedure) -> None:
    """6. The Rebels deploy, and when they are done the Empire. [REB-REFRESH-6, REB-RUL-52]"""
    game.perform(Deploy(EMPIRE))
    game.perform(Deploy(REBEL))  # on top, so it comes first


class RefreshPhase(Procedure):
    """Six steps, and an objective before them. [REB-REFRESH]"""

    steps = (
        play_objective,  # 0
        retrieve_leaders,  # 1
        draw_mission_cards,  # 2
        rebels_discard,
        empire_discards,
        launch_probes,  # 3
        draw_objective,  # 4
        advance_time,  # 5
        recruit,
        build,
        deploy,  # 6
    )


REFRESH_PHASE: Final = RefreshPhase()


# Discarding


def discard_down(game: State, side: Side) -> None:
    """Ask as long as there are more than ten, projects and starting missions included; objectives are no missions.
    [REB-REFRESH-2a, 2b, 2c, REB-OBJ-7, REB-RUL-51]"""
    if len(game.mission_hands[side]) > MISSION_HAND:
        game.ask_for(DiscardMission(side))


class DiscardCard(Option):
    """A mission card of the hand."""

    words = "discard {mission}"
    labelled = "discard"
    touched = ("mission/{mission}",)

    mission: MissionId


DISCARD: Final = tuple(DiscardCard(MissionId(card)) for card in range(len(MISSIONS)))


class DiscardMission(RoleDecision):
    """The General chooses; a starting mission can never be discarded. [REB-REFRESH-2b, REB-MISSION-START-1,
    REB-TEAM-36]"""

    side: Side

    rule = "REB-REFRESH-2"
    role = GENERAL

    def options(self, game: State) -> list[DiscardCard]:
        hand = dict.fromkeys(game.mission_hands[self.side])
        return [DISCARD[card] for card in hand if not STARTING[card]]

    def resolve(self, game: State, option: DiscardCard) -> None:
        game.mission_hands[self.side].remove(option.mission)
        discard_mission(game, option.mission)
        game.reveal()
        game.tell(EVERYONE, mission_discarded, self.side, option.mission)
        discard_down(game, self.side)


# What is said about it


leaders_retrieved = Sentence[()]("leaders-retrieved", "REB-REFRESH-1")
stays_detained = Sentence[LeaderId]("detained {leader}", "REB-CARD-DETAINED-1")
mission_discarded = Sentence[Side, MissionId]("mission-discarded {side} {mission}", "REB-REFRESH-2")
time_advanced = Sentence[int]("time {time}", "REB-REFRESH-5")
