"""The players' own things at setup: who is first, characters and ships, and what each begins with.
[RIM-SETUP-11 … 27, 35 … 37, RIM-SOLO-2 … 8, 96]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure, Steps
from dejarik.games.outer_rim.assets import place
from dejarik.games.outer_rim.basics import ChooseFaction
from dejarik.games.outer_rim.components import (
    AI_CHARACTERS,
    CHARACTER,
    DATA,
    DATA_OF_NUMBER,
    FACTIONS,
    STARTING_CREDITS,
    STARTING_SHIPS,
    CharacterId,
    FactionId,
    PlayerId,
    ShipId,
    SpaceId,
)
from dejarik.games.outer_rim.conditions import LEVELS
from dejarik.games.outer_rim.forms import Decision, Option, Sentence
from dejarik.games.outer_rim.money import gain_credits
from dejarik.games.outer_rim.reputation import set_rep
from dejarik.games.outer_rim.state import CRIT, DIE, HIT, State

DICE_FOR_FIRST: Final = 6


class Gathering(Procedure):
    """Steps 5 and 6 of setup, after which the first turn begins. [RIM-SETUP-1]"""

    @property
    def steps(self) -> Steps:
        return GATHERING


def roll_for_first(game: State, frame: Gathering) -> None:
    """Whoever rolls the most hits and crits is first; who ties rolls again. The person is first in the solo game.
    [RIM-SETUP-11, 12, RIM-RUL-3, RIM-SOLO-4]"""
    if game.solo:
        return
    left = [PlayerId(player) for player in game.players]
    while len(left) > 1:
        rolls = [DIE.roll(game.chance, DICE_FOR_FIRST) for _ in left]
        counts = [roll[HIT] + roll[CRIT] for roll in rolls]
        for player, count in zip(left, counts, strict=True):
            game.tell(EVERYONE, rolled_for_first, player, count)
        left = [player for player, count in zip(left, counts, strict=True) if count == max(counts)]
    (game.first,) = left
    game.turn = game.first
    game.tell(EVERYONE, is_first, game.first)


def choose_characters(game: State, frame: Gathering) -> None:
    """Each in turn order, the ship before the next player picks. In the solo game the person picks for the automatic
    opponent, which has the G9 Rigger. [RIM-SETUP-13 … 18, 35, RIM-SOLO-6, 7, 96]"""
    if game.start.options["characters"] == "drawn":
        draw_characters(game)
    if game.solo and game.characters[1] is None:
        game.ask_for(ChooseAiCharacter(game.first))
    for player in reversed(seated(game)):
        game.ask_for(ChooseShip(player))
        if game.characters[player] is None:
            game.ask_for(ChooseCharacter(player))


def draw_characters(game: State) -> None:
    """All of them by chance: the automatic opponent's among those it can have."""
    free = [each.id for each in CHARACTER]
    if game.solo:
        opponent = AI_CHARACTERS[game.chance.below(len(AI_CHARACTERS))]
        free.remove(opponent)
        take_opponent(game, opponent)
    for player in seated(game):
        drawn = free[game.chance.below(len(free))]
        free.remove(drawn)
        choose(game, player, drawn)


def seated(game: State) -> list[PlayerId]:
    """The players with a seat, in turn order."""
    return [player for player in game.from_active() if not game.is_ai(player)]


def prepare_all(game: State, frame: Gathering) -> None:
    """6. Each in turn order. [RIM-SETUP-22, 36, RIM-RUL-55]"""
    for player in reversed(game.from_active()):
        game.perform(Preparation(player))


GATHERING: Final[Steps] = (roll_for_first, choose_characters, prepare_all)


# Characters and ships


class TakeCharacter(Option):
    """Play this character. [RIM-CHAR-1]"""

    words = "character {who}"
    labelled = "{who}"
    touched = ("character/{who}",)

    who: CharacterId


class TakeShip(Option):
    """Start with this ship."""

    words = "ship {ship}"
    labelled = "{ship}"
    touched = ("ship/{ship}",)

    ship: ShipId


def choose(game: State, player: PlayerId, who: CharacterId) -> None:
    game.characters[player] = who
    game.tell(EVERYONE, plays, player, who)


def take_opponent(game: State, who: CharacterId) -> None:
    game.characters[-1] = who
    game.tell(EVERYONE, opponent_is, who)


class ChooseCharacter(Decision):
    """A character that nobody has yet. [RIM-SETUP-13, RIM-RUL-4]"""

    player: PlayerId

    rule = "RIM-SETUP-13"
    offers = (TakeCharacter,)

    def options(self, game: State) -> Sequence[TakeCharacter]:
        return [TakeCharacter(each.id) for each in CHARACTER if each.id not in game.characters]

    def resolve(self, game: State, option: TakeCharacter) -> None:
        choose(game, self.player, option.who)


class ChooseShip(Decision):
    """Which side of the starting sheet. [RIM-SETUP-18, 19]"""

    player: PlayerId

    rule = "RIM-SETUP-18"
    offers = (TakeShip,)

    def options(self, game: State) -> Sequence[TakeShip]:
        return [TakeShip(ship) for ship in STARTING_SHIPS]

    def resolve(self, game: State, option: TakeShip) -> None:
        game.ships[self.player] = option.ship
        game.tell(EVERYONE, starts_with_ship, game.who(self.player), option.ship)


class ChooseAiCharacter(Decision):
    """Who the automatic opponent is: another character, who starts with databank card 91 or 92. [RIM-SOLO-6]"""

    player: PlayerId

    rule = "RIM-SOLO-6"
    offers = (TakeCharacter,)

    def options(self, game: State) -> Sequence[TakeCharacter]:
        return [TakeCharacter(who) for who in AI_CHARACTERS if who not in game.characters]

    def resolve(self, game: State, option: TakeCharacter) -> None:
        take_opponent(game, option.who)


# Preparation


class Preparation(Procedure):
    """What is printed at the bottom of the character card. [RIM-SETUP-22, RIM-CHAR-7]"""

    player: PlayerId

    @property
    def steps(self) -> Steps:
        return PREPARATION


def take_credits(game: State, frame: Preparation) -> None:
    """By the order of turns; in the solo game 4,000 and 6,000. The opponent may start with fame.
    [RIM-SETUP-21, RIM-SOLO-5, 71, 93]"""
    gain_credits(game, frame.player, STARTING_CREDITS[game.from_active().index(frame.player)])
    if game.is_ai(frame.player):
        game.fame[frame.player] = int(game.start.options["rival_fame"])


def take_databank_card(game: State, frame: Preparation) -> None:
    """1. One with the number on the character card, by chance, and the token on the planet that it names.
    [RIM-SETUP-23 … 26, 37, RIM-DATA-8]"""
    number = CHARACTER[game.who(frame.player)].databank
    left = [card for card in DATA_OF_NUMBER[number] if game.owner(card) is None]
    card = left[game.chance.below(len(left))]
    start = DATA[card].start
    assert start is not None
    place(game, frame.player, card)
    game.places[frame.player] = start
    game.tell(EVERYONE, starts_at, game.who(frame.player), start)


def set_reputation(game: State, frame: Preparation) -> None:
    """2. As the character card says; Lando Calrissian picks the faction. [RIM-SETUP-27, 36, RIM-SOLO-65]"""
    for each in CHARACTER[game.who(frame.player)].reputation:
        if each.faction == "choose":
            factions = tuple(FactionId(faction) for faction in range(len(FACTIONS)))
            game.offer(ChooseFaction(frame.player, factions, LEVELS[each.to]))
        else:
            set_rep(game, frame.player, each.faction, LEVELS[each.to])


PREPARATION: Final[Steps] = (take_credits, take_databank_card, set_reputation)


# What is said


rolled_for_first = Sentence[PlayerId, int]("rolled-for-first {player} {count}", "RIM-SETUP-11")
is_first = Sentence[PlayerId]("is-first {player}", "RIM-SETUP-11")
plays = Sentence[PlayerId, CharacterId]("plays {player} {who}", "RIM-SETUP-13")
starts_with_ship = Sentence[CharacterId, ShipId]("starts-with-ship {who} {ship}", "RIM-SETUP-18")
starts_at = Sentence[CharacterId, SpaceId]("starts-at {who} {planet}", "RIM-SETUP-26")
opponent_is = Sentence[CharacterId]("opponent-is {who}", "RIM-SOLO-6")
