"""Counting every component, wherever it lies, and whether the table can be one of this game. [RIM-INV]"""

from __future__ import annotations

from collections import Counter

from dejarik.engine.message import say
from dejarik.engine.problem import Damaged
from dejarik.games.outer_rim.abilities import value
from dejarik.games.outer_rim.components import (
    AI_CARDS,
    CARDS,
    CONTACTS,
    DATA,
    ENCOUNTERS,
    FACTIONS,
    LAST_LEVEL,
    MARKET,
    SPOTS,
    TILES,
    PlayerId,
)
from dejarik.games.outer_rim.knowledge.tokens import marked
from dejarik.games.outer_rim.state import COUNTERS, FACTION_COUNT, NEGATIVE, POSITIVE, State


def census(game: State) -> Counter[str]:
    """Market and encounter cards by where they lie; of databank cards, which lie in the databank unless they are seen
    elsewhere, those that are there twice; contacts; cards of the automatic opponent."""
    found: Counter[str] = Counter()
    cards = [card for assets in game.assets for card in assets]
    cards += [card for deck in game.market for card in deck.cards]
    cards += [card for stack in game.stacks for card in stack.cards]
    cards += [*game.removed, *game.in_use, *(secret.card for secrets in game.secrets for secret in secrets)]
    cards += [] if game.drawn is None else [game.drawn]
    for card, count in Counter(cards).items():
        if card not in DATA:
            found[f"card {CARDS[card]}"] = count
        elif count > 1:
            found[f"too many {CARDS[card]}"] = count
    tokens = [token for token in game.spots if token is not None]
    tokens += [*game.gone, *(marked(card) for card in game.captured)]
    for token, count in Counter(tokens).items():
        if count > 1:
            found[f"too many {CONTACTS[token]}"] = count
    ai_cards = [*game.ai_deck.cards, *([] if game.ai_card is None else [game.ai_card])]
    found.update(f"AI card {AI_CARDS[card]}" for card in ai_cards)
    return found


def whole(game: State) -> Counter[str]:
    """What there is. [RIM-COMP-3, RIM-INV-11]"""
    found = Counter(f"card {CARDS[each.id]}" for each in MARKET)
    found.update(f"card {CARDS[each.id]}" for each in ENCOUNTERS)
    if game.solo:
        found.update(f"AI card {card}" for card in AI_CARDS)
    return found


def check(game: State) -> None:
    """Damaged if the table cannot be one of this game."""
    players = 2 if game.solo else game.start.players
    by_player = (
        game.characters,
        game.goals_met,
        game.ships,
        game.ship_goals_met,
        game.places,
        game.credits,
        game.fame,
        game.wounds,
        game.hull_damage,
        game.defeated,
        game.assets,
        game.secrets,
    )
    if any(len(each) != players for each in by_player):
        raise Damaged("$.table", say("engine-why-uneven"))
    lengths = (
        (game.reputation, players * FACTION_COUNT, "reputation"),
        (game.counters, players * COUNTERS, "counters"),
        (game.spots, len(SPOTS), "spots"),
        (game.open, len(SPOTS), "open"),
        (game.looked, len(SPOTS), "looked"),
        (game.patrols, len(FACTIONS), "patrols"),
        (game.patrol_levels, len(FACTIONS), "patrol_levels"),
    )
    for each, length, name in lengths:
        if len(each) != length:
            raise Damaged(f"$.table.{name}", say("engine-why-uneven"))
    if sorted(game.tiles) != list(range(len(TILES))):
        raise Damaged("$.table.tiles", say("engine-why-not-all"))
    if census(game) != whole(game):
        raise Damaged("$.table", say("engine-why-not-all"))
    if not (0 <= game.turn < players and 0 <= game.first < players):
        raise Damaged("$.table.turn", say("engine-why-impossible"))
    if any(not NEGATIVE <= each <= POSITIVE for each in game.reputation):
        raise Damaged("$.table.reputation", say("engine-why-impossible"))
    if any(not 1 <= level <= LAST_LEVEL for level in game.patrol_levels):
        raise Damaged("$.table.patrol_levels", say("engine-why-impossible"))
    for number in range(players):
        player = PlayerId(number)
        if game.credits[player] < 0 or game.credits[player] % 1000:
            raise Damaged(f"$.table.credits[{player}]", say("engine-why-impossible"))
        if game.characters[player] is not None and not 0 <= game.wounds[player] <= value(game, player, "health"):
            raise Damaged(f"$.table.wounds[{player}]", say("engine-why-impossible"))
        if not 0 <= game.hull_damage[player] <= value(game, player, "hull"):
            raise Damaged(f"$.table.hull_damage[{player}]", say("engine-why-impossible"))
    for spot, token in enumerate(game.spots):
        if token is None and (game.open[spot] or game.looked[spot]):
            raise Damaged(f"$.table.spots[{spot}]", say("engine-why-impossible"))
