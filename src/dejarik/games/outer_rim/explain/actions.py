"""Actions that cannot be begun, and what cannot be delivered."""

from __future__ import annotations

from dejarik.engine.outcome import Objection
from dejarik.games.outer_rim.actions import CHOICES, DELIVER, MARKET, TRADE, ChooseAction
from dejarik.games.outer_rim.assets import mark_of
from dejarik.games.outer_rim.components import (
    ASSET,
    CARDS,
    CONTACTS,
    IS_PLANET,
    SPACES,
    Bounty,
    CardId,
    Cargo,
    PlayerId,
    SpaceId,
)
from dejarik.games.outer_rim.delivery import ChooseDelivery
from dejarik.games.outer_rim.encounters.choice import ChooseEncounter
from dejarik.games.outer_rim.explain.answers import not_yours, refuse, spaces
from dejarik.games.outer_rim.explain.steps import ACTION, other_step
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.transfers import LAST_PROPOSAL


def deliver(game: State, player: PlayerId) -> Objection | None:
    """The Deliver action."""
    return begin(game, player, DELIVER)


def market(game: State, player: PlayerId) -> Objection | None:
    """The Market action."""
    return begin(game, player, MARKET)


def trade(game: State, player: PlayerId) -> Objection | None:
    """The Trade action."""
    return begin(game, player, TRADE)


def begin(game: State, player: PlayerId, number: int) -> Objection | None:
    """An action in another step, a second time, or where it is not possible."""
    if not isinstance(game.stack[-1], ChooseAction):
        return other_step(game, ACTION)
    if number in game.acted:
        if number == TRADE and game.proposals == LAST_PROPOSAL:
            return refuse("RIM-TRADE-15", "proposals-used", count=LAST_PROPOSAL)
        return refuse("RIM-ACT-2", "action-done", action=CHOICES[number].label())
    if number == DELIVER:
        return nothing_to_deliver(game, player)
    if number == MARKET:
        return None if IS_PLANET[game.places[player]] else refuse("RIM-MARKET-1", "market-on-planets")
    if game.solo:
        return refuse("RIM-SOLO-86", "opponent-agrees-to-nothing")
    return None if game.here(player) else refuse("RIM-TRADE-1", "nobody-here")


def first(number: int) -> Objection:
    """What comes next in an action that has to be begun before."""
    return refuse("RIM-ACT-7", "first", pick=str(CHOICES[number]))


# Deliveries


def destination_of(game: State, card: CardId) -> SpaceId | None:
    """Where cargo, or the mark on a bounty, has to go now."""
    asset = ASSET[card]
    if isinstance(asset, Bounty):
        return asset.capture.destination
    assert isinstance(asset, Cargo)
    return game.holocron if isinstance(asset.destination, str) else asset.destination


def nothing_to_deliver(game: State, player: PlayerId) -> Objection | None:
    """Nothing at all, or nothing here."""
    loads = [card for card in game.assets[player] if isinstance(ASSET[card], Cargo) or card in game.captured]
    planets = dict.fromkeys(place for card in loads if (place := destination_of(game, card)) is not None)
    if not planets:
        return refuse("RIM-DELIVER-1", "nothing-to-deliver")
    if game.places[player] in planets:
        return None
    return refuse("RIM-DELIVER-2", "destinations-elsewhere", planets=spaces(planets))


def deliver_card(game: State, player: PlayerId, card: CardId) -> Objection | None:
    """Cargo, or a captured mark, somewhere or sometime else."""
    frame = game.stack[-1]
    found = no_load(game, player, card)
    if found is None and isinstance(frame, ChooseEncounter):
        found = refuse("RIM-DELIVER-12", "deliver-later", card=CARDS.name(card))
    found = found or other_step(game, ACTION)
    if found is not None or not isinstance(frame, ChooseAction | ChooseDelivery):
        return found
    planet = destination_of(game, card)
    if planet is None:
        return refuse("RIM-EFFECT-51", "no-destination", card=CARDS.name(card))
    if planet != game.places[player]:
        rule = "RIM-DELIVER-7" if card in game.captured else "RIM-DELIVER-2"
        return refuse(rule, "wrong-destination", card=CARDS.name(card), planet=SPACES.name(planet))
    if isinstance(frame, ChooseDelivery):
        return refuse("RIM-DELIVER-13", "tried-already", card=CARDS.name(card))
    return begin(game, player, DELIVER) or first(DELIVER)


def no_load(game: State, player: PlayerId, card: CardId) -> Objection | None:
    """What is nothing to deliver."""
    if card not in game.assets[player]:
        return not_yours(game, player, card, "RIM-DELIVER-1")
    if isinstance(ASSET[card], Bounty):
        mark = CONTACTS.name(mark_of(card))
        return None if card in game.captured else refuse("RIM-DELIVER-7", "no-captured-mark", contact=mark)
    return None if isinstance(ASSET[card], Cargo) else refuse("RIM-DELIVER-1", "never-delivered", card=CARDS.name(card))
