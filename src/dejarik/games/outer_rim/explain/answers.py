"""How an objection is put, and what many of them say."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from dejarik.engine.message import Message
from dejarik.engine.outcome import Objection
from dejarik.engine.refusals import Refuse
from dejarik.games.outer_rim.components import (
    CARDS,
    CHARACTERS,
    FACTIONS,
    SPACES,
    CardId,
    CharacterId,
    FactionId,
    PlayerId,
    SpaceId,
)
from dejarik.games.outer_rim.forms import Choice
from dejarik.games.outer_rim.state import State

refuse: Final = Refuse("outer_rim")


def only_these(rule: str, names: Sequence[Message]) -> Objection:
    """Something was named that is not among what there is to choose between."""
    return refuse(rule, "only-these", things=tuple(names))


def offered(game: State, player: PlayerId, *named: object) -> Objection:
    """The same, where everything that is offered is of one sort."""
    ask = game.ask
    assert ask is not None
    return only_these(ask.rule, [option.label() for option in ask.options if not isinstance(option, Choice)])


def called_so(game: State, pick: str) -> Objection | None:
    """What is meant can be picked, but in these words."""
    ask = game.ask
    assert ask is not None
    return refuse(ask.rule, "called-so", pick=pick) if pick in map(str, ask.options) else None


def spaces(places: Iterable[SpaceId]) -> tuple[Message, ...]:
    return tuple(SPACES.name(place) for place in places)


def factions(each: Iterable[FactionId]) -> tuple[Message, ...]:
    return tuple(FACTIONS.name(faction) for faction in each)


def cards(each: Iterable[CardId]) -> tuple[Message, ...]:
    return tuple(CARDS.name(card) for card in each)


def number_of(game: State, who: CharacterId) -> PlayerId | None:
    """Whose character this is; None if nobody plays it."""
    return PlayerId(game.characters.index(who)) if who in game.characters else None


def not_there(game: State, player: PlayerId, who: CharacterId, rule: str) -> Objection | None:
    """Why somebody is nobody to deal with: not in this game, oneself, or in another space."""
    other = number_of(game, who)
    name = CHARACTERS.name(who)
    if other is None:
        return refuse("RIM-COMP-1", "not-in-game", who=name)
    if other == player:
        return refuse(rule, "yourself")
    if game.places[other] != game.places[player]:
        return refuse(rule, "not-in-your-space", who=name, space=SPACES.name(game.places[other]))
    return None


def not_yours(game: State, player: PlayerId, card: CardId, rule: str) -> Objection | None:
    """A card that lies in no slot of the player."""
    if card in game.assets[player]:
        return None
    return refuse(rule, "not-yours", card=CARDS.name(card))
