"""How players move: space by space, and what stops them on the way. [RIM-MOVE, RIM-MAEL]

    move(game, player, steps)            up to that many spaces, as the player picks
    put_player(game, player, place)      straight into a space: nothing there stops the player [RIM-MOVE-8, 13]

What is checked in a space that a player has entered is an `Arrival` on the stack; abilities that let the player go on,
or that stop another player, change it there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Final, Literal, TypeAlias, TypedDict

from dejarik.engine import option
from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure, Steps
from dejarik.games.outer_rim.abilities import PASS, Source, UseAbility, at_moment, run_for, usable, use
from dejarik.games.outer_rim.components import (
    MAELSTROM,
    PLANETS,
    SCRIPT,
    SPACES,
    AbilityId,
    CardId,
    CharacterId,
    PlayerId,
    SpaceId,
    When,
)
from dejarik.games.outer_rim.forms import Choice, Decision, Option, Sentence
from dejarik.games.outer_rim.reputation import stops
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.secrets import could_use_secret, fitting_secrets, use_secret
from dejarik.games.outer_rim.special import special
from dejarik.games.outer_rim.state import State

STOP: Final = Choice("stop", "stop")
STAY: Final = Choice("stay-with-patrol", "stay")


class MoveTo(Option):
    """Into this space."""

    words = "move to {space}"
    labelled = "{space}"
    touched = ("space/{space}",)

    space: SpaceId


# Where it can lead


class Reach(TypedDict):
    """A space to which a movement can lead, the spaces on the way to it with itself, and the picks for it, up to where
    somebody else may have a say. A whole movement ends there, one that is under way can go on."""

    space: Annotated[str, SpaceId]
    way: list[Annotated[str, SpaceId]]
    stops: bool  # whoever comes there has to end the movement: patrols, or the Maelstrom
    picks: list[str]


class MoveForm(TypedDict):
    reach: list[Reach]


def move_form(game: State, player: PlayerId, steps: int, begun: tuple[str, ...] = ()) -> MoveForm:
    """Every space within so many steps, by a shortest way on which nothing has to stop the player before its end.
    [RIM-MOVE-2, 4 … 7, 10, RIM-MAEL-1, 3]"""
    ways: dict[SpaceId, tuple[SpaceId, ...]] = {game.places[player]: ()}
    queue = [game.places[player]]
    for at in queue:
        if len(ways[at]) < steps and not (ways[at] and ends_in(game, player, at)):
            for near in game.arc.neighbours[at]:
                if near not in ways:
                    ways[near] = (*ways[at], near)
                    queue.append(near)
    return {"reach": [_reach(game, player, steps, begun, way) for way in ways.values() if way]}


def ends_in(game: State, player: PlayerId, place: SpaceId) -> bool:
    """Whether the Maelstrom or a patrol ends a movement there."""
    return place == MAELSTROM or any(stops(game, player, each) for each in game.patrols_at(place))


def _reach(game: State, player: PlayerId, steps: int, begun: tuple[str, ...], way: tuple[SpaceId, ...]) -> Reach:
    stopped = ends_in(game, player, way[-1])
    asked = next((at for at, place in enumerate(way, 1) if at < steps and ways_to_stop(game, player, place)), None)
    picks = [*begun, *(str(MoveTo(place)) for place in way[:asked])]
    if begun and asked is None and not stopped and len(way) < steps:
        picks.append(str(STOP))
    return {"space": SPACES[way[-1]], "way": [SPACES[place] for place in way], "stops": stopped, "picks": picks}


# One space after another


def move(game: State, player: PlayerId, steps: int) -> None:
    """Up to that many spaces; none is allowed. [RIM-MOVE-2, 3, 9, 12]"""
    if steps > 0:
        game.ask_for(ChooseSpace(player, steps))


class ChooseSpace(Decision):
    """One space further, or no further. [RIM-MOVE-4, 9, RIM-MAP-6]"""

    player: PlayerId
    left: int  # how many spaces

    rule = "RIM-MOVE-9"
    prompted = ("left",)
    offers = (MoveTo, Choice)

    def options(self, game: State) -> list[option.Option]:
        return [*map(MoveTo, game.arc.neighbours[game.places[self.player]]), STOP]

    def form(self, game: State) -> MoveForm:
        return move_form(game, self.player, self.left)

    def resolve(self, game: State, option: option.Option) -> None:
        if isinstance(option, MoveTo):
            put_player(game, self.player, option.space)
            game.perform(Arrival(self.player, self.left - 1))


def put_player(game: State, player: PlayerId, place: SpaceId) -> None:
    """The token stands in a space. [RIM-MOVE-4, 8]"""
    game.places[player] = place
    game.tell(EVERYONE, moved, game.who(player), place)


class Arrival(Procedure):
    """A space has been entered: these are checked in order, unless the player is stopped already or has no movement
    left. What is in the space where a movement begins is not. [RIM-MOVE-7, 10, RIM-MAEL-3, RIM-RUL-44]"""

    player: PlayerId
    left: int
    held: bool = False  # by the patrols there
    stopped: bool = False  # for good
    tried: tuple[AbilityId, ...] = ()  # at this entry

    @property
    def steps(self) -> Steps:
        return ARRIVAL


def arrival(game: State) -> Arrival:
    """The entry of a space that is being resolved."""
    return next(frame for frame in reversed(game.stack) if isinstance(frame, Arrival))


def amend(game: State, new: Arrival) -> None:
    """Something has changed for it."""
    at = max(at for at, frame in enumerate(game.stack) if isinstance(frame, Arrival))
    game.stack[at] = new


def enter_maelstrom(game: State, frame: Arrival) -> None:
    """1. The Maelstrom stops everybody. [RIM-MAEL-1, 2]"""
    if game.places[frame.player] == MAELSTROM:
        amend(game, replace(frame, stopped=True))


def meet_patrols(game: State, frame: Arrival) -> None:
    """2. A patrol without positive reputation stops the player, unless an ability lifts that; one is enough.
    [RIM-MOVE-5, 6, 11, RIM-RUL-64]"""
    place = game.places[frame.player]
    if not frame.stopped and frame.left and any(stops(game, frame.player, each) for each in game.patrols_at(place)):
        amend(game, replace(frame, held=True))
        game.ask_for(SlipPast(frame.player))


def meet_players(game: State, frame: Arrival) -> None:
    """3. The owners of abilities that stop others there are asked, in turn order from the mover. [RIM-MOVE-10]"""
    if going_on(frame):
        mover = game.who(frame.player)
        for owner, (ability, card) in reversed(ways_to_stop(game, frame.player, game.places[frame.player])):
            game.ask_for(StopMover(owner, mover, ability, card))


def go_on(game: State, frame: Arrival) -> None:
    """4. Another space, if nothing has stopped the player. [RIM-MOVE-9]"""
    if going_on(frame):
        move(game, frame.player, frame.left)


def going_on(frame: Arrival) -> bool:
    return frame.left > 0 and not frame.held and not frame.stopped


ARRIVAL: Final[Steps] = (enter_maelstrom, meet_patrols, meet_players, go_on)


# Past patrols

ENTERING: Final[tuple[When, ...]] = ("enter-patrol-space",)


def ways_past(game: State, player: PlayerId) -> list[Source]:
    """Abilities for the moment at which a patrol stops the player; each has one chance. [RIM-ABIL-12, 47]"""
    tried = arrival(game).tried
    return [
        source
        for source in at_moment(game, player, "enter-patrol-space")
        if source[0] not in tried and usable(game, player, source)
    ]


class SlipPast(Decision):
    """A patrol stops the player, who may try one ability after another. Whoever could have a secret for it is
    asked too. [RIM-ABIL-47, RIM-MOVE-11, RIM-SECRET-12, RIM-RUL-64]"""

    player: PlayerId

    rule = "RIM-MOVE-11"
    offers = (UseAbility, Choice)
    lapses = True

    def due(self, game: State) -> bool:
        return arrival(game).held and (
            bool(ways_past(game, self.player)) or could_use_secret(game, self.player, ENTERING)
        )

    def options(self, game: State) -> list[option.Option]:
        return [
            *[UseAbility(source[0]) for source in ways_past(game, self.player)],
            *[UseAbility(secret) for secret in fitting_secrets(game, self.player, ENTERING)],
            STAY,
        ]

    def resolve(self, game: State, option: option.Option) -> None:
        if not isinstance(option, UseAbility):
            return
        sources = ways_past(game, self.player)
        game.ask_for(self)
        if option.ability in fitting_secrets(game, self.player, ENTERING):
            use_secret(game, self.player, option.ability)
        for source in sources:
            if source[0] == option.ability:
                frame = arrival(game)
                amend(game, replace(frame, tried=(*frame.tried, source[0])))
                use(game, run_for(self.player, source), source[0])


@special("no-stop-for-patrol")
def no_stop_for_patrol(game: State, run: CardRun, count: int) -> None:
    """The patrols in the space do not stop the player, for this entry. [RIM-EFFECT-38, RIM-MOVE-11]"""
    amend(game, replace(arrival(game), held=False))


# Stopped by others


def ways_to_stop(game: State, mover: PlayerId, place: SpaceId) -> list[tuple[PlayerId, Source]]:
    """Abilities of the players in a space against whoever enters, in turn order from the mover. [RIM-ABIL-47]"""
    return [
        (owner, source)
        for owner in game.others(mover)
        if game.places[owner] == place
        for source in at_moment(game, owner, "player-enters")
        if usable(game, owner, source)
    ]


class StopMover(Decision):
    """Whoever has come into the space with movement left may be stopped there. [RIM-ABIL-47, RIM-EFFECT-38]"""

    player: PlayerId
    mover: CharacterId
    ability: AbilityId
    card: CardId | None

    rule = "RIM-MOVE-10"
    prompted = ("mover", "ability")
    offers = (UseAbility, Choice)
    declining = PASS
    lapses = True

    def due(self, game: State) -> bool:
        return not arrival(game).stopped

    def options(self, game: State) -> list[option.Option]:
        return [UseAbility(self.ability), PASS]

    def resolve(self, game: State, option: option.Option) -> None:
        if option != PASS:
            use(game, run_for(self.player, (self.ability, self.card)), self.ability)


@special("stop-mover")
def stop_mover(game: State, run: CardRun, count: int) -> None:
    """The movement ends here. [RIM-EFFECT-38]"""
    amend(game, replace(arrival(game), stopped=True))


# Movement by effects

Place: TypeAlias = Literal["your-space", "an-adjacent-space", "a-planet-within-4-spaces", "any-planet-without-players"]
NEAR: Final = 4


def places_named(game: State, player: PlayerId, place: Place) -> list[SpaceId]:
    """The spaces that an effect names. [RIM-EFFECT-50, RIM-MAP-22]"""
    own = game.places[player]
    if place == "your-space":
        return [own]
    if place == "an-adjacent-space":
        return list(game.arc.neighbours[own])
    if place == "a-planet-within-4-spaces":
        return [planet for planet in PLANETS if game.arc.distance[own][planet] <= NEAR]
    return [planet for planet in PLANETS if planet not in game.places]


class PutYourself(Decision):
    """Into which of the spaces that an effect names. [RIM-EFFECT-22, 50]"""

    player: PlayerId
    among: tuple[SpaceId, ...]

    rule = "RIM-EFFECT-22"
    offers = (MoveTo,)

    def options(self, game: State) -> Sequence[MoveTo]:
        return [MoveTo(space) for space in self.among]

    def resolve(self, game: State, option: MoveTo) -> None:
        put_player(game, self.player, option.space)


@SCRIPT.effect("move")
def move_by_effect(
    game: State,
    run: CardRun,
    up_to: int = 0,
    to: Literal["an-adjacent-space", "a-planet-within-4-spaces", "any-planet-without-players"] | None = None,
) -> None:
    """Some spaces as in a movement, or straight into a space of the named kind. [RIM-EFFECT-22, RIM-MOVE-8, 12, 13]"""
    if to is None:
        move(game, run.player, up_to)
    else:
        game.offer(PutYourself(run.player, tuple(places_named(game, run.player, to))))


moved = Sentence[CharacterId, SpaceId]("moved {who} {space}", "RIM-MOVE-4")
