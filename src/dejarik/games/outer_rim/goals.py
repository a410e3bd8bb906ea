"""Personal goals and the goals of ships. [RIM-GOAL]

A goal without a cost is achieved by itself, at its moment. What a chapter has to say:

    count(game, player, WINS)                    it has happened once more; a personal goal that counts it follows
    ship_goal(game, player, "deliver-cargo")     its moment has come: after the reward, before "after" abilities

Goals that are only a condition are looked at when a list of effects is finished and no other is under way, and between
the choices of a turn (`look_at_goals`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from dejarik.engine import option
from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure, Steps
from dejarik.engine.script import Effects
from dejarik.games.outer_rim.abilities import holds
from dejarik.games.outer_rim.assets import GAINING_CREW
from dejarik.games.outer_rim.combat.combat import COMBAT_WON
from dejarik.games.outer_rim.components import (
    CHARACTER,
    SCRIPT,
    SHEET,
    CardId,
    CharacterId,
    PlayerId,
    ShipGoal,
    ShipId,
    SpaceId,
    character,
)
from dejarik.games.outer_rim.conditions import count_of
from dejarik.games.outer_rim.forms import NO, YES, Choice, Decision, Option, Sentence
from dejarik.games.outer_rim.runs import LIST_DONE, CardRun, bare_run
from dejarik.games.outer_rim.special import special
from dejarik.games.outer_rim.state import COUNTERS, State
from dejarik.games.outer_rim.targets import has_target, works_on
from dejarik.games.outer_rim.transfers import (
    TRANSFER,
    offer_with_help,
    propose_transfer,
)

SHIP_GOAL: Final = Choice("ship-goal", "ship goal")
JYN_ERSO: Final = character("jyn-erso")


# Counters


def count(game: State, player: PlayerId, counter: int) -> None:
    """It has happened once more; all counters are public. A goal that needed only that follows at once.
    [RIM-GOAL-10, 15, RIM-COMBAT-38, RIM-DELIVER-15, RIM-JOB-16]"""
    game.counters[player * COUNTERS + counter] += 1
    follow_counter(game, player)


def follow_counter(game: State, player: PlayerId) -> None:
    if personal_goal_met(game, player):
        achieve(game, player, CHARACTER[game.who(player)].goal.reward)


# Personal goals


def personal_goal_met(game: State, player: PlayerId) -> bool:
    """Whether the condition on the character card holds and the card is not turned yet. The automatic opponent has no
    goals. [RIM-GOAL-1, 2, 4, RIM-SOLO-20]"""
    if game.is_ai(player) or game.goals_met[player]:
        return False
    character = game.characters[player]
    return character is not None and CHARACTER[character].goal.condition.holds(game, bare_run(player))


class AchieveGoal(Option):
    """The goal of this character is achieved now."""

    words = "goal of {who}"
    labelled = "{who}"

    who: CharacterId


class NextGoal(Decision):
    """Goals that are achieved at the same time, in the order that the active player picks. [RIM-ABIL-11]"""

    player: PlayerId

    rule = "RIM-ABIL-11"
    offers = (AchieveGoal,)

    def options(self, game: State) -> Sequence[AchieveGoal]:
        return [AchieveGoal(game.who(player)) for player in game.from_active() if personal_goal_met(game, player)]

    def resolve(self, game: State, option: AchieveGoal) -> None:
        achieve(game, PlayerId(game.characters.index(option.who)), CHARACTER[option.who].goal.reward)


@LIST_DONE.join
def look_at_goals(game: State) -> None:
    """Goals that are only a condition, whenever no effect is half resolved, in any player's turn. [RIM-GOAL-9, 12]"""
    for frame in game.stack:
        if isinstance(frame, CardRun):
            return
    for player in game.players:
        if personal_goal_met(game, PlayerId(player)):
            game.offer(NextGoal(game.turn))
            return


def achieve(game: State, player: PlayerId, reward: Effects) -> None:
    """Fame is gained and the card or sheet is turned over. [RIM-GOAL-5 … 7, RIM-CHAR-3]"""
    if not any(isinstance(frame, CardRun) and frame.todo == reward and frame.player == player for frame in game.stack):
        bare_run(player).go_on(game, reward)


@special("flip")
def flip(game: State, run: CardRun, count: int) -> None:
    """The card or sheet with this reward is turned over. Damage, assets and reputation stay, progress is taken away;
    values, slots and abilities of the new side are in force at once. [RIM-EFFECT-33, RIM-GOAL-16, 18]"""
    player = run.player
    goal = ship_goal_of(game, player)
    if goal is not None and goal.reward == run.todo:
        game.ship_goals_met[player] = True
        game.tell(EVERYONE, ship_goal_achieved, game.who(player), game.ships[player])
        return
    game.goals_met[player] = True
    game.tell(EVERYONE, goal_achieved, game.who(player))
    if game.who(player) == JYN_ERSO:
        game.sabotaged = []


goal_achieved = Sentence[CharacterId]("goal-achieved {who}", "RIM-GOAL-5")
ship_goal_achieved = Sentence[CharacterId, ShipId]("ship-goal-achieved {who} {ship}", "RIM-GOAL-5")


# Jyn Erso's damage tokens on planets


@SCRIPT.effect("token")
def token(game: State, run: CardRun, kind: Literal["damage"], where: Literal["here"]) -> None:
    """A damage token on the planet belongs to her goal. [RIM-EFFECT-25, RIM-GOAL-18]"""
    place = game.places[run.player]
    if place not in game.sabotaged and not game.goals_met[run.player]:
        game.sabotaged.append(place)
        game.tell(EVERYONE, sabotaged, game.who(run.player), place)


@works_on("token")
def no_token_yet(game: State, run: CardRun, kind: str, where: str) -> bool:
    return game.places[run.player] not in game.sabotaged


sabotaged = Sentence[CharacterId, SpaceId]("sabotaged {who} {planet}", "RIM-GOAL-18")


# Goals of ships


def ship_goal_of(game: State, player: PlayerId) -> ShipGoal | None:
    """The goal on a player's ship sheet, if it is not turned yet. [RIM-GOAL-3, RIM-SOLO-20]"""
    if game.is_ai(player) or game.ship_goals_met[player]:
        return None
    return SHEET[game.ships[player]].goal


def due_goal(game: State, player: PlayerId, when: str, removed: int = 0) -> ShipGoal | None:
    """The goal of the ship, if this is its moment and what it asks for holds. [RIM-GOAL-8, 9, 13, 15]"""
    goal = ship_goal_of(game, player)
    if goal is None or goal.when != when or removed < goal.minimum_recovered:
        return None
    if goal.counter is not None and count_of(game, player, goal.counter) < goal.at_least:
        return None
    return goal if holds(game, goal.condition, bare_run(player)) else None


def ship_goal(game: State, player: PlayerId, when: str, removed: int = 0) -> None:
    """The moment of a goal: it is achieved, or, if it costs something, its owner is asked. [RIM-GOAL-12, 13]"""
    goal = due_goal(game, player, when, removed)
    if goal is not None and goal.cost:
        game.offer(PayForGoal(player))
    elif goal is not None:
        achieve(game, player, goal.reward)


@GAINING_CREW.join
def gaining_crew(game: State, player: PlayerId, card: CardId) -> None:
    """GX1 Short Hauler: the sheet is turned first, and the new crew takes the third slot. [RIM-GOAL-17, RIM-RUL-67]"""
    ship_goal(game, player, "gain-crew")


class PayForGoal(Decision):
    """A goal with a cost may be declined and tried again later. [RIM-GOAL-13]"""

    player: PlayerId

    rule = "RIM-GOAL-13"
    offers = (Choice,)
    declining = NO

    def options(self, game: State) -> list[option.Option]:
        goal = ship_goal_of(game, self.player)
        assert goal is not None
        return offer_with_help(game, bare_run(self.player), goal.cost)

    def resolve(self, game: State, option: option.Option) -> None:
        if option == YES:
            pay_for_goal(game, self.player)
        elif option == TRANSFER:
            propose_transfer(game, self.player, self)


def pay_for_goal(game: State, player: PlayerId) -> None:
    goal = ship_goal_of(game, player)
    assert goal is not None
    achieve(game, player, goal.reward)
    bare_run(player).go_on(game, goal.cost)


def goal_offered(game: State, player: PlayerId, heading: str) -> bool:
    """Whether the goal of the ship stands among the actions or encounters. [RIM-GOAL-14]"""
    goal = due_goal(game, player, heading)
    if goal is None:
        return False
    run = bare_run(player)
    return SCRIPT.payable(game, run, goal.cost) and has_target(game, run, goal.do)


def pursue_goal(game: State, player: PlayerId) -> None:
    """Pay for it, or fight for it. [RIM-GOAL-14]"""
    goal = ship_goal_of(game, player)
    assert goal is not None
    if goal.must is None:
        pay_for_goal(game, player)
    else:
        game.perform(Pursuit(player))
        bare_run(player).go_on(game, goal.do)


class Pursuit(Procedure):
    """A combat that must be won for a goal; one that is not won leaves the sheet as it is. [RIM-GOAL-14]"""

    player: PlayerId

    @property
    def steps(self) -> Steps:
        return PURSUIT


def end_pursuit(game: State, frame: Pursuit) -> None:
    """The combat is over; a win has turned the sheet already."""


PURSUIT: Final[Steps] = (end_pursuit,)


@COMBAT_WON.join
def combat_won(game: State, winner: PlayerId) -> None:
    """Goals follow before damage is taken: that for which the combat was fought, those that count wins.
    [RIM-COMBAT-38, RIM-GOAL-14, 15]"""
    goal = ship_goal_of(game, winner)
    if goal is not None and any(isinstance(frame, Pursuit) and frame.player == winner for frame in game.stack):
        achieve(game, winner, goal.reward)
    if game.fight.patrol is not None:
        ship_goal(game, winner, "win-patrol")
    follow_counter(game, winner)
