"""What lies in the slots of players: whether it fits, how it is gained and how it leaves, and where the contact tokens
of crew and of captured marks go then. [RIM-ASSET, RIM-SLOT, RIM-DISCARD]

What other chapters use; everything that asks somebody leaves the question on the stack and returns:

    fits(game, player, cards)                    whether these cards have a slot each, by an arrangement
    has_room(game, player, card)                 whether there is a slot for this card beside those already there
    gain(game, player, card, or_discard=False)   ask whether the card is taken, make room, place it. A declined card
                                                 stays where it is; with `or_discard` it is discarded
    place(game, player, card)                    into a slot at once, nothing asked (there must be room). Takes the
                                                 card from where it was: `drawn`, `in_use`, the top of a market deck;
                                                 the contact token of new crew leaves the map
    discard(game, player, card, token=True)      out of the slot, back to where the card came from. token=False: the
                                                 contact token of crew or of a captured mark is taken care of by the
                                                 caller (it is nowhere then)
    remove(game, player, card)                   out of the slot and out of the game, a captured mark with it
    exchange(game, player, given, other, received)   an accepted trade: everything changes hands, the player then the
                                                 other takes or declines what was received
    put_on_map(game, contact, near)              a token that is nowhere comes back faceup, nearest to this player
    settle(game, player)                         after slots or limits have changed (another ship, a sheet turned
                                                 over): what does not fit is discarded, damage is compared anew
    spots_on(game, planet)                       the contact spaces that a token put on a planet can take: all free
                                                 ones in the solo game, else the leftmost
    turn_up(game, spot)                          a facedown token is turned faceup
    take_token(game, contact)                    a token leaves the map
    mark_of(bounty)                              the contact that a bounty is about
    droids_to_take(game, player)                 the crew that IG-88 could take now

`GAINING_CREW` opens when a crew card is about to be placed, before it needs a slot: goals join. [RIM-GOAL-17]
"""

from __future__ import annotations

from dejarik.games.outer_rim.assets.discarding import discard, remove
from dejarik.games.outer_rim.assets.exchange import droids_to_take, exchange
from dejarik.games.outer_rim.assets.gaining import GAINING_CREW, gain, has_room, place
from dejarik.games.outer_rim.assets.room import settle
from dejarik.games.outer_rim.assets.slots import fits
from dejarik.games.outer_rim.assets.tokens import mark_of, put_on_map, spots_on, take_token, turn_up

__all__ = [
    "GAINING_CREW",
    "discard",
    "droids_to_take",
    "exchange",
    "fits",
    "gain",
    "has_room",
    "mark_of",
    "place",
    "put_on_map",
    "remove",
    "settle",
    "spots_on",
    "take_token",
    "turn_up",
]
