"""Assets that cannot be taken, discarded or put back, for want of a slot or because nobody asks for it."""

from __future__ import annotations

from dejarik.engine.outcome import Objection
from dejarik.games.outer_rim.assets.discarding import LoseAsset, losable
from dejarik.games.outer_rim.assets.exchange import TakeDroid
from dejarik.games.outer_rim.assets.gaining import GainAsset, has_room
from dejarik.games.outer_rim.assets.room import MakeRoom, in_the_way
from dejarik.games.outer_rim.assets.slots import armors
from dejarik.games.outer_rim.components import ARMOR, ASSET, CARDS, CardId, Crew, PlayerId
from dejarik.games.outer_rim.explain.answers import cards, not_yours, only_these, refuse
from dejarik.games.outer_rim.state import State


def take(game: State, player: PlayerId, card: CardId) -> Objection | None:
    """A card for which there is no slot, or another one than is asked about."""
    frame = game.stack[-1]
    if isinstance(frame, TakeDroid):
        return no_droid(card)
    if not isinstance(frame, GainAsset):
        return None
    if card != frame.card:
        return only_these("RIM-ASSET-7", cards([frame.card]))
    own = game.assets[player]
    if card in ARMOR and armors(own):
        return refuse("RIM-BUY-12", "one-armor", card=CARDS.name(card), old=CARDS.name(armors(own)[0]))
    return refuse("RIM-ASSET-4", "no-slot", card=CARDS.name(card))


def take_instead(game: State, player: PlayerId, card: CardId, old: CardId) -> Objection | None:
    """Another card that makes no room, or need not go."""
    frame = game.stack[-1]
    if not isinstance(frame, GainAsset):
        return None
    if card != frame.card:
        return only_these("RIM-ASSET-7", cards([frame.card]))
    if has_room(game, player, card):
        return refuse("RIM-ASSET-7", "room-enough", card=CARDS.name(card))
    found = not_yours(game, player, old, "RIM-ASSET-4")
    if found is None and card in ARMOR and armors(game.assets[player]):
        found = refuse("RIM-BUY-12", "one-armor", card=CARDS.name(card), old=CARDS.name(armors(game.assets[player])[0]))
    return found or refuse("RIM-ASSET-4", "makes-no-room", card=CARDS.name(card), old=CARDS.name(old))


def no_droid(card: CardId) -> Objection:
    """Whom IG-88 cannot take."""
    printed = ASSET[card]
    if not isinstance(printed, Crew) or not printed.droid:
        return refuse("RIM-EFFECT-44", "no-droid", card=CARDS.name(card))
    return refuse("RIM-EFFECT-44", "not-with-another-player-here", card=CARDS.name(card))


def discard(game: State, player: PlayerId, card: CardId) -> Objection:
    """Only what has to go can be discarded."""
    frame = game.stack[-1]
    found = not_yours(game, player, card, "RIM-ASSET-6")
    if found is not None:
        return found
    if isinstance(frame, MakeRoom):
        return only_these("RIM-SLOT-12", cards(in_the_way(game, player, frame.new)))
    if isinstance(frame, LoseAsset):
        return only_these("RIM-EFFECT-18", cards(losable(game, frame.run, frame.asset)))
    return refuse("RIM-ASSET-6", "not-at-will", card=CARDS.name(card))
