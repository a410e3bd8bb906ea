"""The patrols of the four factions: how they are beaten and moved. [RIM-PATROL-1 … 15, RIM-PATMOVE, RIM-ENCPAT]

Nothing happens to anybody because a patrol comes: it is only met in a player's own encounter step.
[RIM-PATROL-15, RIM-PATMOVE-10]

    start_patrol_fight(game, player, faction)              a combat with one, with all its consequences
    move_towards(game, faction, steps, target, chooser)    towards a player, by the rules of section 16.3
    put_patrol(game, faction, place)                       straight into a space [RIM-PATMOVE-13]
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Literal

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure, Steps
from dejarik.engine.script import NOTHING
from dejarik.games.outer_rim.abilities import Source, at_moment, rule_of, trigger, usable
from dejarik.games.outer_rim.actions import ActionStep
from dejarik.games.outer_rim.combat.combat import Combat, begin_combat
from dejarik.games.outer_rim.combat.fights import FIGHT_PATROL
from dejarik.games.outer_rim.components import (
    MARKET_CARD,
    PATROL,
    SCRIPT,
    CardId,
    CharacterId,
    FactionId,
    PlayerId,
    SpaceId,
)
from dejarik.games.outer_rim.fame import gain_fame
from dejarik.games.outer_rim.forms import Decision, Option, Sentence, drawn
from dejarik.games.outer_rim.market import REVEALED
from dejarik.games.outer_rim.movement import Place, places_named
from dejarik.games.outer_rim.players import NamePlayer
from dejarik.games.outer_rim.reputation import change_rep
from dejarik.games.outer_rim.runs import NO_RUN, CardRun
from dejarik.games.outer_rim.special import special
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.targets import works_on

REACH_OF_JYN: Final = 3  # [RIM-ABIL-48]


# Into a space


def put_patrol(game: State, faction: FactionId, place: SpaceId) -> None:
    """The token lies in a space, among others if there are any. [RIM-PATMOVE-13, RIM-PATROL-11, 12]"""
    if game.patrols[faction] != place:
        game.patrols[faction] = place
        game.tell(EVERYONE, patrol_moved, faction, place)


class PatrolTo(Option):
    """The patrol goes there."""

    words = "patrol {faction} to {space}"
    labelled = "{space}"
    touched = ("patrol/{faction}", "space/{space}")

    faction: FactionId
    space: SpaceId


class MovePatrol(Decision):
    """Where the patrol goes: the loser of a combat picks, the player towards whom it moves, or the player of a card.
    [RIM-ENCPAT-6, RIM-PATROL-14, RIM-PATMOVE-6, 16, RIM-EFFECT-23]"""

    player: PlayerId
    faction: FactionId
    among: tuple[SpaceId, ...]

    rule = "RIM-PATMOVE-16"
    prompted = ("faction",)
    offers = (PatrolTo,)

    def options(self, game: State) -> Sequence[PatrolTo]:
        return [PatrolTo(self.faction, space) for space in self.among]

    def resolve(self, game: State, option: PatrolTo) -> None:
        put_patrol(game, self.faction, option.space)


# Towards a player


def move_towards(game: State, faction: FactionId, steps: int, target: PlayerId, chooser: PlayerId) -> None:
    """A patrol within reach arrives; otherwise the end of its route is picked, and where it is the automatic opponent
    that it moves towards, chance takes a shortest route. Nothing on the way matters.
    [RIM-PATMOVE-4 … 9, 12, 15, 18, RIM-MAEL-6, RIM-RUL-65, RIM-SOLO-50, 92]"""
    start, place = game.patrols[faction], game.places[target]
    if game.arc.distance[start][place] <= steps:
        put_patrol(game, faction, place)
    elif game.is_ai(target):
        ends = shortest_ends(game, start, place, steps)
        put_patrol(game, faction, drawn(game, ends) if len(set(ends)) > 1 else ends[0])
    else:
        game.offer(MovePatrol(chooser, faction, tuple(route_ends(game, start, place, steps))))


def shortest_ends(game: State, start: SpaceId, place: SpaceId, steps: int) -> list[SpaceId]:
    """Where the shortest routes are after so many spaces, one entry for each route. [RIM-PATMOVE-16, RIM-RUL-31]"""
    near, distance = game.arc.neighbours, game.arc.distance[place]
    routes: list[tuple[SpaceId, ...]] = [(start,)]
    while routes[0][-1] != place:
        routes = [
            (*route, space) for route in routes for space in near[route[-1]] if distance[space] < distance[route[-1]]
        ]
    return [route[steps] for route in routes]


def route_ends(game: State, start: SpaceId, place: SpaceId, steps: int) -> list[SpaceId]:
    """Where a movement of so many spaces towards a place may end. [RIM-PATMOVE-6, 8, 16, RIM-RUL-15]"""
    near, distance = game.arc.neighbours, game.arc.distance[place]
    routes: list[tuple[SpaceId, ...]] = [(start,)]
    for _ in range(steps):
        routes = [
            (*route, space)
            for route in routes
            for space in near[route[-1]]
            if space not in route and not against(game, route[-1], space, place)
        ]
    ends = {route[-1] for route in routes if distance[route[-1]] < distance[start]}
    return sorted(ends.union(shortest_ends(game, start, place, steps)))


def against(game: State, left: SpaceId, entered: SpaceId, place: SpaceId) -> bool:
    """Whether a step goes against the direction to a place. [RIM-PATMOVE-8, 17]"""
    position = game.arc.position
    if position[left] == position[place]:
        return game.arc.distance[place][entered] >= game.arc.distance[place][left]
    if position[left] < position[place]:
        return position[entered] < position[left]
    return position[entered] > position[left]


# Fought


@FIGHT_PATROL.join
def start_patrol_fight(game: State, player: PlayerId, faction: FactionId) -> None:
    """A ship combat, wherever it takes place. [RIM-ENCPAT-1, RIM-COMBAT-3]"""
    begin_combat(game, PatrolFight(player, faction), ship=True, patrol=faction)


class PatrolFight(Combat):
    """What becomes of the patrol and of the player's reputation, before anybody takes damage.
    [RIM-ENCPAT-5 … 7, RIM-PATROL-13, 14, RIM-DEFEAT-11]"""

    faction: FactionId

    def won(self, game: State) -> None:
        game.perform(Beaten(self.player, self.faction))

    def lost(self, game: State) -> None:
        """To a space adjacent to its own, wherever the loser is; the unbeatable patrol too.
        [RIM-ENCPAT-6, RIM-PATROL-14, RIM-RUL-14, 51]"""
        near = game.arc.neighbours[game.patrols[self.faction]]
        game.offer(MovePatrol(self.player, self.faction, near))


class Beaten(Procedure):
    """A patrol has been beaten. [RIM-ENCPAT-5, RIM-PATROL-13]"""

    player: PlayerId
    faction: FactionId

    @property
    def steps(self) -> Steps:
        return BEATEN


def changes(game: State, frame: Beaten, rule: str) -> list[Source]:
    """Abilities that change what beating this patrol does. [RIM-ABIL-41, RIM-EFFECT-28]"""
    run = replace(NO_RUN, patrol=frame.faction)
    return [
        source
        for source in at_moment(game, frame.player, "win-patrol")
        if rule_of(source[0]) == rule and usable(game, frame.player, source, run)
    ]


def gain_reward(game: State, frame: Beaten) -> None:
    """1. What is printed on the token, and more if a card says so. [RIM-PATROL-5, 6, RIM-EFFECT-28]"""
    more = changes(game, frame, "bonus-fame")
    reward = PATROL[frame.faction, game.patrol_levels[frame.faction]].reward
    CardRun(NOTHING, frame.player, patrol=frame.faction).go_on(game, reward)
    gain_fame(game, frame.player, len(more))


def lose_reputation(game: State, frame: Beaten) -> None:
    """2. One step with its faction, unless a ship keeps it. [RIM-PATROL-13, RIM-EFFECT-28]"""
    if not changes(game, frame, "keep-rep"):
        change_rep(game, frame.player, frame.faction, -1)


def reveal_next(game: State, frame: Beaten) -> None:
    """3. The token is out of the game, and the next of the stack enters the map beside it.
    [RIM-PATROL-9, 10, RIM-DISCARD-8, RIM-MAP-8]"""
    game.patrol_levels[frame.faction] += 1
    game.patrols[frame.faction] = game.arc.stack_exit[frame.faction]
    level, place = game.patrol_levels[frame.faction], game.patrols[frame.faction]
    game.tell(EVERYONE, next_patrol, frame.faction, level, place)


BEATEN: Final[Steps] = (gain_reward, lose_reputation, reveal_next)


# By a revealed card


@REVEALED.join
def called_by_card(game: State, player: PlayerId, card: CardId) -> None:
    """The patrol on the new top card moves towards who bought or gained the card before. [RIM-PATMOVE-1, 2, 4, 5]"""
    icon = MARKET_CARD[card].patrol
    if icon is not None:
        game.tell(EVERYONE, patrol_called, icon.faction, game.who(player), icon.distance)
        game.perform(PatrolCalled(icon.faction, icon.distance, player, player))


class PatrolCalled(Procedure):
    """A patrol moves because of a revealed card."""

    faction: FactionId
    distance: int
    target: PlayerId
    chooser: PlayerId

    @property
    def steps(self) -> Steps:
        return PATROL_CALLED


def send_elsewhere(game: State, frame: PatrolCalled) -> None:
    """1. In the own action step it may be redirected if it is near. [RIM-ABIL-48]"""
    player = game.turn
    near = game.arc.distance[game.places[player]][game.patrols[frame.faction]] <= REACH_OF_JYN
    if near and any(isinstance(each, ActionStep) for each in game.stack):
        trigger(game, ("patrol-moves-action",), [player], replace(NO_RUN, patrol=frame.faction))


def go_towards(game: State, frame: PatrolCalled) -> None:
    """2. It moves. [RIM-PATMOVE-4 … 9]"""
    move_towards(game, frame.faction, frame.distance, frame.target, frame.chooser)


PATROL_CALLED: Final[Steps] = (send_elsewhere, go_towards)


class SendPatrol(Decision):
    """Jyn Erso: towards which other player the patrol moves. [RIM-EFFECT-41]"""

    player: PlayerId

    rule = "RIM-EFFECT-41"
    offers = (NamePlayer,)

    def options(self, game: State) -> Sequence[NamePlayer]:
        return [NamePlayer(game.who(other)) for other in game.others(self.player)]

    def resolve(self, game: State, option: NamePlayer) -> None:
        """She picks the end of its route too. [RIM-EFFECT-41]"""
        target = PlayerId(game.characters.index(option.who))
        for at, frame in enumerate(game.stack):
            if isinstance(frame, PatrolCalled):
                game.stack[at] = replace(frame, target=target, chooser=self.player)


@special("redirect-patrol")
def redirect_patrol(game: State, run: CardRun, count: int) -> None:
    """Towards another player instead. [RIM-EFFECT-41]"""
    game.offer(SendPatrol(run.player))


# By an effect


@SCRIPT.effect("move_patrol")
def move_patrol(
    game: State, run: CardRun, faction: Literal["here"] | FactionId, steps: int = 0, to: Place | None = None
) -> None:
    """Straight into a space, which the player picks if several fit, or towards the player. [RIM-EFFECT-23, 50]"""
    patrol = run.patrol if faction == "here" else faction
    if patrol is None:
        return
    if to is None:
        move_towards(game, patrol, steps, run.player, run.player)
    else:
        game.offer(MovePatrol(run.player, patrol, tuple(places_named(game, run.player, to))))


@works_on("move_patrol")
def patrol_there(game: State, run: CardRun, faction: Literal["here"] | FactionId, steps: int, to: Place | None) -> bool:
    return faction != "here" or run.patrol is not None


# What is said


next_patrol = Sentence[FactionId, int, SpaceId]("next-patrol {faction} {level} {space}", "RIM-PATROL-10")
patrol_moved = Sentence[FactionId, SpaceId]("patrol-moved {faction} {space}", "RIM-PATMOVE-4")
patrol_called = Sentence[FactionId, CharacterId, int]("patrol-called {faction} {who} {count}", "RIM-PATMOVE-2")
