"""Contact tokens that cannot be looked at, turned up, swapped or laid somewhere. [RIM-CONTACT]"""

from __future__ import annotations

from dejarik.engine.outcome import Objection
from dejarik.games.outer_rim import contacts
from dejarik.games.outer_rim.assets.tokens import PutTokenBack, spots_on
from dejarik.games.outer_rim.components import CONTACTS, SPOT_PLANET, SPOTS, ContactId, PlayerId, SpotId
from dejarik.games.outer_rim.contacts import PickContact, SwapWith, planets_meant
from dejarik.games.outer_rim.explain.answers import called_so, only_these, refuse, spaces
from dejarik.games.outer_rim.state import State


def pick(game: State, player: PlayerId, spot: SpotId) -> Objection | None:
    """A token that the effect is not about."""
    frame, name = game.stack[-1], SPOTS.name(spot)
    if isinstance(frame, SwapWith):
        if spot == frame.first:
            return refuse("RIM-CONTACT-13", "two-tokens", spot=name)
        return wrong_place(game, player, spot, frame.where) or no_token(game, spot)
    if not isinstance(frame, PickContact):
        return None
    ask = game.ask
    assert ask is not None
    for option in ask.options:
        if f"spot/{SPOTS[spot]}" in option.touches():
            return called_so(game, str(option))
    if spot in frame.done:
        return refuse("RIM-CONTACT-16", "token-done", spot=name)
    found = wrong_place(game, player, spot, frame.where) or no_token(game, spot)
    contact = game.spots[spot]
    if found is not None or contact is None:
        return found
    if frame.deed == "encounter":
        return refuse("RIM-ENCCON-8", "card-not-in-databank", contact=CONTACTS.name(contact))
    return refuse("RIM-EFFECT-24", "faceup", spot=name, contact=CONTACTS.name(contact))


def wrong_place(game: State, player: PlayerId, spot: SpotId, where: str) -> Objection | None:
    """A planet of which the effect does not speak."""
    planets = planets_meant(game, player, where)
    return None if SPOT_PLANET[spot] in planets else only_these("RIM-EFFECT-24", spaces(planets))


def no_token(game: State, spot: SpotId) -> Objection | None:
    return refuse("RIM-CONTACT-11", "no-token", spot=SPOTS.name(spot)) if game.spots[spot] is None else None


def lay(game: State, player: PlayerId, spot: SpotId) -> Objection | None:
    """A contact space to which a token cannot be moved."""
    return not_free(game, spot) if isinstance(game.stack[-1], contacts.MoveTo) else None


def not_free(game: State, spot: SpotId) -> Objection:
    """A token lies there, or there is a free one farther left."""
    if game.spots[spot] is not None:
        return refuse("RIM-CONTACT-6", "spot-taken", spot=SPOTS.name(spot))
    (leftmost,) = spots_on(game, SPOT_PLANET[spot])
    return refuse("RIM-CONTACT-15", "leftmost", spot=SPOTS.name(leftmost))


def put_back(game: State, player: PlayerId, contact: ContactId, spot: SpotId) -> Objection | None:
    """The token of a crew member, on a planet that is not the nearest."""
    frame = game.stack[-1]
    if not isinstance(frame, PutTokenBack):
        return None
    if contact != frame.contact:
        return only_these("RIM-CREW-6", [CONTACTS.name(frame.contact)])
    nearest = dict.fromkeys(SPOT_PLANET[option.spot] for option in frame.options(game))
    if SPOT_PLANET[spot] not in nearest:
        return refuse("RIM-CREW-6", "not-nearest", planets=spaces(nearest))
    return not_free(game, spot)
