"""What a seat may know. [RIM-HIDDEN-1 … 25]

Everything lies open but the faces of facedown contacts, the cards of the decks, and secrets; of these the view shows
what the seat has seen, and keeps it as long as it stays true. [RIM-HIDDEN-15, 16]
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, cast

from dejarik.engine.game import UNKNOWN
from dejarik.engine.plain import Encode, Plain, annotated
from dejarik.games.outer_rim.abilities import kit, value
from dejarik.games.outer_rim.assets.slots import ship_slots
from dejarik.games.outer_rim.components import (
    AI_CARDS,
    BOARD_SLOTS,
    CARDS,
    CLASSES,
    CONTACT_CLASS,
    CONTACTS,
    GEAR_SLOTS,
    IDS,
    SECTIONS,
    PlayerId,
    Slots,
)
from dejarik.games.outer_rim.fame import fame
from dejarik.games.outer_rim.knowledge import seen
from dejarik.games.outer_rim.knowledge.errands import errands
from dejarik.games.outer_rim.knowledge.seen import HIDDEN, OuterRimView
from dejarik.games.outer_rim.knowledge.tokens import away, knows
from dejarik.games.outer_rim.market.prices import offers
from dejarik.games.outer_rim.progress import of_character, of_ship
from dejarik.games.outer_rim.state import Stack, State

PLAIN: Final = Plain(IDS)


@cache
def open_fields() -> tuple[tuple[str, Encode], ...]:
    """What everybody sees as it lies, and how it is written."""
    return tuple((name, PLAIN.encoder(kind)) for name, kind in annotated(State).items() if name not in HIDDEN)


def view(game: State, seat: int | None) -> OuterRimView:
    start = game.start
    shown: dict[str, Any] = {
        "game": start.game.id,
        "players": start.players,
        "options": dict(start.options),
        "seat": None if seat is None else start.seats[seat].name,
        "stack": start.game.stack_seen_by(game, seat),
        "outcome": start.game.dump_outcome(game),
    }
    for name, encode in open_fields():
        shown[name] = encode(getattr(game, name))
    shown["shown_fame"] = [fame(game, PlayerId(player)) for player in game.players]
    shown["values"] = [_values(game, PlayerId(player)) for player in game.players]
    shown["slots"] = [{**_slots(ship_slots(game, PlayerId(player)))} for player in game.players]
    shown["goals"] = [_goals(game, PlayerId(player)) for player in game.players]
    shown["secrets"] = [_secrets(game, PlayerId(player), player == seat) for player in game.players]
    shown["spots"] = [_token(game, spot, seat) for spot in range(len(game.spots))]
    shown["errands"] = errands(game, shown["spots"])
    shown["classes"] = [None if token is None else CLASSES[CONTACT_CLASS[token]] for token in game.spots]
    shown["away"] = [CONTACTS[token] for token in away(game)]
    shown["market"] = [deck.seen(CARDS, seat, UNKNOWN) for deck in game.market]
    shown["offers"] = [] if seat is None else _offers(game, PlayerId(seat))
    shown["stacks"] = [_stack(stack, seat) for stack in game.stacks]
    shown["ai_deck"] = game.ai_deck.seen(AI_CARDS, seat, UNKNOWN)
    return cast(OuterRimView, shown)


def _values(game: State, player: PlayerId) -> seen.Values:
    return {
        "ground_combat": value(game, player, "ground_combat"),
        "health": value(game, player, "health"),
        "ship_combat": value(game, player, "ship_combat"),
        "hull": value(game, player, "hull"),
        "hyperdrive": value(game, player, "hyperdrive"),
        "skills": list(kit(game, player).skills),
    }


@cache
def _slots(ship: Slots) -> seen.Slots:
    """Of the player board, and of the side of the ship sheet that lies up. [RIM-SLOT-1 … 5]"""
    return {
        "gear": GEAR_SLOTS,
        "job_or_bounty": BOARD_SLOTS,
        "crew": ship.crew,
        "cargo": ship.cargo,
        "mod": ship.mod,
        "cargo_or_mod": ship.cargo_or_mod,
    }


def _goals(game: State, player: PlayerId) -> seen.Goals:
    return {
        "character": [{"count": count, "of": of} for count, of in of_character(game, player)],
        "ship": [{"count": count, "of": of} for count, of in of_ship(game, player)],
    }


def _offers(game: State, player: PlayerId) -> list[seen.Offer | None]:
    """What a player could work out from what lies open: while a card is bought, the next one is not yet turned up.
    [RIM-MARKET-9, RIM-HIDDEN-7]"""
    found: list[seen.Offer | None] = [None] * len(game.market)
    for offer in offers(game, player):
        if game.market[offer.deck].knows(-1, player):
            found[offer.deck] = {"price": offer.price, "forbidden": offer.forbidden}
    return found


def _token(game: State, spot: int, seat: int | None) -> str | None:
    token = game.spots[spot]
    if token is None:
        return None
    return CONTACTS[token] if knows(game, spot, seat) else UNKNOWN


def _secrets(game: State, player: PlayerId, own: bool) -> list[seen.Secret]:
    """Where a secret was drawn everybody knows. [RIM-HIDDEN-9, 21, RIM-SECRET-8, 11]"""
    return [
        {"card": CARDS[secret.card] if own else UNKNOWN, "section": SECTIONS[secret.section]}
        for secret in game.secrets[player]
    ]


def _stack(stack: Stack, seat: int | None) -> seen.Stack:
    return {
        "cards": stack.seen(CARDS, seat, UNKNOWN),
        "known": list(stack.known),
        "secret_of": [None if section is None else SECTIONS[section] for section in stack.secret_of],
    }
