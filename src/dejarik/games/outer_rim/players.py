"""Players that an effect names, and effects that another player carries out. [RIM-EFFECT-25, 49]

named_players(game, run, "same-space")     who fits
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Literal, TypeAlias

from dejarik.engine.script import Effects, in_turn
from dejarik.games.outer_rim.components import (
    FACTIONS,
    IS_PLANET,
    SCRIPT,
    CharacterId,
    FactionId,
    PlayerId,
)
from dejarik.games.outer_rim.fame import fame, more_famous, most_famous
from dejarik.games.outer_rim.forms import Decision, Option
from dejarik.games.outer_rim.reputation import hostile
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.targets import works_on

Who: TypeAlias = Literal[
    "same-space",
    "same-space-negative-rep",
    "same-space-more-fame",
    "same-space-fame-at-least",
    "most-fame",
    "nearest",
    "chosen",
    "all-others",
    "any-player",
    "same-planet-all",
]
EACH: Final = ("all-others", "same-planet-all")  # every one of them, not one


def wanted(game: State, player: PlayerId) -> bool:
    """With negative reputation somewhere. [RIM-EFFECT-49, 51]"""
    return any(hostile(game, player, FactionId(faction)) for faction in range(len(FACTIONS)))


def named_players(game: State, run: CardRun, who: Who) -> list[PlayerId]:
    """Everybody who fits, clockwise from the player of the card; those who are all meant, from the active player.
    [RIM-EFFECT-49, RIM-RUL-17, RIM-MAP-17]"""
    player = run.player
    if who == "chosen":
        return [] if run.chosen is None else [run.chosen]
    if who == "any-player":
        return [player, *game.others(player)]
    if who == "most-fame":
        famous = most_famous(game)
        return [each for each in [player, *game.others(player)] if each in famous]
    if who == "nearest":
        distance = game.arc.distance[game.places[player]]
        others = game.others(player)
        least = min(distance[game.places[other]] for other in others)
        return [other for other in others if distance[game.places[other]] == least]
    if who == "all-others":
        return [each for each in game.from_active() if each != player]
    here = game.here(player)
    if who == "same-planet-all":
        return [each for each in game.from_active() if each in here and IS_PLANET[game.places[player]]]
    if who == "same-space-negative-rep":
        return [each for each in here if wanted(game, each)]
    if who == "same-space-more-fame":
        return [each for each in here if more_famous(game, each, player)]
    if who == "same-space-fame-at-least":
        return [each for each in here if fame(game, each) >= fame(game, player)]
    return here


class NamePlayer(Option):
    """This player."""

    words = "player {who}"
    labelled = "{who}"
    touched = ("player/{who}",)

    who: CharacterId


class ChoosePlayer(Decision):
    """Which of several players who fit is meant. [RIM-EFFECT-25, 49]"""

    player: PlayerId
    among: tuple[PlayerId, ...]
    run: CardRun
    todo: Effects

    rule = "RIM-EFFECT-49"
    offers = (NamePlayer,)

    def options(self, game: State) -> Sequence[NamePlayer]:
        return [NamePlayer(game.who(player)) for player in self.among]

    def resolve(self, game: State, option: NamePlayer) -> None:
        by_player(self.run, PlayerId(game.characters.index(option.who)), self.todo).go_on(game, self.todo)


def by_player(run: CardRun, player: PlayerId, todo: Effects) -> CardRun:
    """The effects, carried out by another player, who makes the choices in it. [RIM-ABIL-30]"""
    return replace(run, player=player, todo=todo)


@SCRIPT.effect("other_player")
def other_player(
    game: State,
    run: CardRun,
    who: Literal["same-space", "most-fame", "nearest", "chosen", "all-others", "any-player", "same-planet-all"],
    do: Effects,
) -> None:
    """The named player resolves the effects; the player of the card picks one of several. [RIM-EFFECT-25, 49]"""
    found = named_players(game, run, who)
    if who in EACH:
        in_turn(game, [by_player(run, player, do) for player in found])
    else:
        game.offer(ChoosePlayer(run.player, tuple(found), run, do))


@works_on("other_player")
def somebody_fits(game: State, run: CardRun, who: Who, do: Effects) -> bool:
    return bool(named_players(game, run, who))
