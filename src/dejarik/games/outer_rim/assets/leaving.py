"""How a card leaves its slot, and where it goes. [RIM-DISCARD-1 … 7, 9 … 11]"""

from __future__ import annotations

from dejarik.engine.event import EVERYONE
from dejarik.games.outer_rim.assets import events
from dejarik.games.outer_rim.assets.tokens import TOKEN_OF_CREW, mark_of, put_on_map
from dejarik.games.outer_rim.components import ASSET, ENCOUNTER, GOAL_PLANET, MARKET_CARD, CardId, Cargo, PlayerId
from dejarik.games.outer_rim.damage import trim_damage
from dejarik.games.outer_rim.fame import fame, marker_follows
from dejarik.games.outer_rim.state import State


def take_out(game: State, player: PlayerId, card: CardId) -> None:
    """Out of the slot: skills, bonuses and abilities go with the card.
    [RIM-SKILL-3, RIM-CREW-8, RIM-FAME-7, RIM-ABIL-15]"""
    shown = fame(game, player)
    game.assets[player].remove(card)
    goal = GOAL_PLANET[card] if game.is_ai(player) else None
    if goal is not None:
        game.tell(EVERYONE, events.goal_gone, game.who(player), goal)  # [RIM-SOLO-22]
    trim_damage(game, player)
    marker_follows(game, player, shown)


def return_card(game: State, card: CardId) -> None:
    """To the bottom of the deck it came from, before everybody's eyes. A databank card is back in the databank by being
    nowhere else. [RIM-DISCARD-1 … 3, 11, RIM-CREW-5, RIM-BOUNTY-5, RIM-DATA-6, RIM-HIDDEN-18, 19]"""
    if card in MARKET_CARD:
        deck = MARKET_CARD[card].deck
        game.market[deck] = game.market[deck].bury(card, EVERYONE)
    elif card in ENCOUNTER:
        stack = ENCOUNTER[card].deck
        game.stacks[stack] = game.stacks[stack].bury(card, EVERYONE)


def lay_aside(game: State, player: PlayerId, card: CardId, token: bool = True) -> None:
    """Discard a card that has left its slot, with what belongs to it: the contact token of crew and of a captured mark
    comes back to the map, near the one who had it, unless it never left; that of a job stays where it is.
    [RIM-DISCARD-9, 10, RIM-CREW-6, RIM-BOUNTY-6, RIM-EFFECT-37, RIM-RUL-47]"""
    return_card(game, card)
    game.tell(EVERYONE, events.discarded, game.who(player), card)
    forget_planet(game, card)
    contact = TOKEN_OF_CREW.get(card)
    if card in game.captured:
        game.captured.remove(card)
        contact = mark_of(card)
    if contact is not None and token and contact not in game.spots:
        put_on_map(game, contact, player)


def forget_planet(game: State, card: CardId) -> None:
    """The credit token on a planet goes with the card it belongs to. [RIM-EFFECT-37]"""
    printed = ASSET[card]
    if isinstance(printed, Cargo) and printed.destination == "planet-with-credit-token":
        game.holocron = None


def drop(game: State, player: PlayerId, card: CardId) -> None:
    """Discard a card out of its slot while something else goes on that looks after slots and limits."""
    take_out(game, player, card)
    lay_aside(game, player, card)
