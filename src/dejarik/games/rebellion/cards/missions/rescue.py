"""Rescuing a captured leader by a mission. [REB-RESCUE-3, REB-RUL-27]"""

from __future__ import annotations

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure
from dejarik.games.rebellion import moments
from dejarik.games.rebellion.components import EMPIRE, LEADERS, REBEL, LeaderId, LeaderSet, mission
from dejarik.games.rebellion.forms import Choice, Decision, OfLeader, Option, Sentence
from dejarik.games.rebellion.galaxy import base_place, captives, captured
from dejarik.games.rebellion.leaders import place, rescue
from dejarik.games.rebellion.missions.targets import mission_of
from dejarik.games.rebellion.roles import seat_of
from dejarik.games.rebellion.state import State


class Free(OfLeader):
    """The captured leader to rescue."""

    words = "rescue {leader}"
    labelled = "{leader}"


class GoAlong(OfLeader):
    """This leader goes to the base with the rescued one."""

    words = "{leader} goes along"
    labelled = "goes-along"


GREATER_GOOD = mission("for-the-greater-good")
FREE = tuple(Free(LeaderId(who)) for who in range(len(LEADERS)))
ALONG = tuple(GoAlong(LeaderId(who)) for who in range(len(LEADERS)))
STAY = Choice("stay", "stay")  # the others stay


def rescue_one(game: State) -> None:
    """Rescue one of the captured leaders in the mission's system; then the assigned leaders may go along."""
    if rescuable(game):
        game.perform(RescueOne())


def rescuable(game: State) -> list[LeaderId]:
    """The captured leaders in the mission's system, but not one who attempted it and was captured in the course of it:
    the Millennium Falcon is no answer to It Is Your Destiny. [REB-CARD-IT-IS-YOUR-DESTINY-4]"""
    running = mission_of(game)
    if running.place is None:
        return []
    return [who for who in captives(game, running.place) if who not in running.leaders]


def choose_captive(game: State, frame: RescueOne) -> None:
    """1. If both rings are there, the Rebels choose. [REB-CARD-DARING-RESCUE-3]"""
    found = rescuable(game)
    if len(found) > 1:
        game.ask_for(ChooseCaptive())
    else:
        mission_of(game).rescued = found[0]


def choose_company(game: State, frame: RescueOne) -> None:
    """2. Each assigned leader may go to the base as well; the rescued one goes when that is settled. Those who act for
    the greater good must stay, whatever rescues. [REB-RESCUE-3, REB-CARD-FOR-THE-GREATER-GOOD-1]"""
    if company(game) and mission_of(game).card != GREATER_GOOD:
        game.ask_for(ChooseCompany(LeaderSet(0)))
    else:
        free_captive(game, LeaderSet(0))


def company(game: State) -> list[LeaderId]:
    """The assigned leaders who are still there and free."""
    running = mission_of(game)
    return [who for who in running.leaders if game.leaders[who] == running.place and not captured(game, who)]


def destiny(game: State, frame: RescueOne) -> None:
    """3. The Empire may capture one of the leaders who attempted the mission: It Is Your Destiny."""
    moments.LEADER_RESCUED.open(game, EMPIRE)


def leave(game: State, frame: RescueOne) -> None:
    """4. Those who go along are placed at the base, unless they have just been captured, or even eliminated. All others
    stay. [REB-RESCUE-3, 4, 5]"""
    for who in company(game):
        if game.leaving >> who & 1:
            place(game, who, base_place(game))
            game.tell(EVERYONE, went_along, who)
    game.leaving = LeaderSet(0)


class RescueOne(Procedure):
    """One captured leader in the mission's system is rescued. [REB-CARD-DARING-RESCUE-4]"""

    steps = (choose_captive, choose_company, destiny, leave)


class ChooseCaptive(Decision):
    """Which of two captured leaders is rescued. [REB-CARD-DARING-RESCUE-1, 3]"""

    rule = "REB-CARD-DARING-RESCUE-1"

    def seat(self, game: State) -> int:
        return seat_of(game, REBEL, mission_of(game).role)

    def options(self, game: State) -> list[Free]:
        return [FREE[who] for who in rescuable(game)]

    def resolve(self, game: State, option: Free) -> None:
        mission_of(game).rescued = option.leader


class ChooseCompany(Decision):
    """Which of the assigned leaders go along. [REB-RESCUE-3]"""

    going: LeaderSet

    rule = "REB-RESCUE-3"
    first_is_default = True

    def seat(self, game: State) -> int:
        return seat_of(game, REBEL, mission_of(game).role)

    def options(self, game: State) -> list[Option]:
        able = [who for who in company(game) if not self.going >> who & 1]
        return [STAY, *(ALONG[who] for who in able)]

    def resolve(self, game: State, option: GoAlong | Choice) -> None:
        if isinstance(option, GoAlong):
            going = LeaderSet(self.going | 1 << option.leader)
            again = ChooseCompany(going)
            if len(again.options(game)) > 1:
                game.ask_for(again)
            else:
                free_captive(game, going)
        else:
            free_captive(game, self.going)


def free_captive(game: State, going: LeaderSet) -> None:
    """The rescued leader goes to the base at once; those who go along follow in step 4."""
    who = mission_of(game).rescued
    assert who is not None
    rescue(game, who)
    game.leaving = going


went_along = Sentence[LeaderId]("went-along {leader}", "REB-RESCUE-3")
