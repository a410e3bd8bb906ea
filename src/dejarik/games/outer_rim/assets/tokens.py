"""Contact tokens as far as assets move them: gone from the map when the contact becomes crew, and back again.
[RIM-CREW-6, 7, RIM-BOUNTY-6, RIM-CONTACT-6, 15]"""

from __future__ import annotations

from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.games.outer_rim.assets import events
from dejarik.games.outer_rim.components import (
    ASSET,
    CONTACT_CARD,
    KIND,
    PLANET_SPOTS,
    PLANETS,
    SPOT_PLANET,
    Bounty,
    CardId,
    ContactId,
    PlayerId,
    SpaceId,
    SpotId,
)
from dejarik.games.outer_rim.forms import Decision, Option
from dejarik.games.outer_rim.state import State

# The token of a crew member who is a contact. [RIM-CREW-10]
TOKEN_OF_CREW: Final = {card: ContactId(at) for at, card in enumerate(CONTACT_CARD) if KIND[card] == "crew"}


def mark_of(bounty: CardId) -> ContactId:
    """The contact that a bounty is about, wherever it is now. [RIM-BOUNTY-1, RIM-RUL-46]"""
    printed = ASSET[bounty]
    assert isinstance(printed, Bounty)
    return printed.contact


def spots_on(game: State, planet: SpaceId) -> list[SpotId]:
    """The contact spaces that a token put on this planet can take. They differ only for the automatic opponent, so that
    in a game without it the leftmost is taken. [RIM-CONTACT-6, 15]"""
    free = [spot for spot in PLANET_SPOTS[planet] if game.spots[spot] is None]
    return free if game.solo else free[:1]


def lay_token(game: State, contact: ContactId, spot: SpotId) -> None:
    """Put a token that is nowhere on a contact space, faceup."""
    game.spots[spot], game.open[spot] = contact, True


def take_token(game: State, contact: ContactId) -> None:
    """Take a token off the map, if it lies there."""
    if contact in game.spots:
        spot = game.spots.index(contact)
        game.spots[spot], game.open[spot], game.looked[spot] = None, False, 0


def turn_up(game: State, spot: SpotId) -> None:
    """Turn the facedown token on a contact space faceup. [RIM-CONTACT-17]"""
    contact = game.spots[spot]
    if contact is not None and not game.open[spot]:
        game.open[spot], game.looked[spot] = True, 0
        game.reveal()
        game.tell(EVERYONE, events.turned_up, contact, SPOT_PLANET[spot])


class PutToken(Option):
    """On this contact space."""

    words = "put {contact} on {spot}"
    touched = ("spot/{spot}",)

    contact: ContactId
    spot: SpotId


class PutTokenBack(Decision):
    """Where the token of a crew member or of a captured mark comes back: on the planet nearest to the one who had the
    card, who chooses between equally near ones. [RIM-DISCARD-9, RIM-CREW-6, 7, RIM-BOUNTY-6, RIM-RUL-41]"""

    player: PlayerId
    contact: ContactId

    rule = "RIM-CREW-7"
    prompted = ("contact",)
    offers = (PutToken,)

    def options(self, game: State) -> list[PutToken]:
        distance = game.arc.distance[game.places[self.player]]
        free = [planet for planet in PLANETS if spots_on(game, planet)]
        least = min([distance[planet] for planet in free], default=0)
        return [
            PutToken(self.contact, spot)
            for planet in free
            if distance[planet] == least
            for spot in spots_on(game, planet)
        ]

    def resolve(self, game: State, option: PutToken) -> None:
        lay_token(game, option.contact, option.spot)
        game.tell(EVERYONE, events.came_back, option.contact, SPOT_PLANET[option.spot])


def put_on_map(game: State, contact: ContactId, near: PlayerId) -> None:
    """A token comes back to the map, as near to this player as there is room. If there is none anywhere, it stays with
    the discarded ones. [RIM-DISCARD-9, RIM-RUL-12]"""
    game.offer(PutTokenBack(near, contact))
