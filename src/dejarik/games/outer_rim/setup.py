"""The table before the first pick: map, patrols, contacts, decks. [RIM-SETUP, RIM-RANDMAP]"""

from __future__ import annotations

from typing import Final

from dejarik.engine.chance import Chance
from dejarik.engine.event import EVERYONE
from dejarik.engine.state import Start
from dejarik.games.outer_rim.components import (
    AI_CARDS,
    CLASSES,
    CONTACT_CLASS,
    CONTACTS,
    FACTIONS,
    MARKET_DECK,
    SPOT_CLASS,
    STACK,
    STANDARD_ORDER,
    STARTING_SHIPS,
    AiCardId,
    ContactId,
    PlayerId,
    SpaceId,
    TileId,
)
from dejarik.games.outer_rim.state import COUNTERS, FACTION_COUNT, NEUTRAL, AiDeck, Deck, Stack, State

STANDARD: Final = "standard"
UNKNOWN_REGIONS: Final = "unknown-regions"


def lay_table(start: Start, chance: Chance) -> State:
    """Steps 1 to 4 and 7: everything but the players' own things, which chapter `characters` adds. [RIM-SETUP-1]"""
    game = State(start, chance)
    players = 2 if start.players == 1 else start.players
    game.tiles = STANDARD_ORDER  # [RIM-SETUP-2]
    if start.options["map"] == UNKNOWN_REGIONS:
        order = chance.shuffled(len(STANDARD_ORDER))  # [RIM-RANDMAP-1 … 5]
        game.tiles = tuple([TileId(tile) for tile in order])
    game.first = game.turn = PlayerId(0)
    game.round = 1
    game.extra_turn = game.in_extra_turn = game.turn_over = False
    game.acted, game.used = [], []
    game.transfers = game.proposals = 0
    game.characters = [None] * players
    game.goals_met = [False] * players
    game.ships = [STARTING_SHIPS[0]] * players  # whatever nobody has is unused [RIM-SETUP-32]
    game.ship_goals_met = [False] * players
    game.places = [SpaceId(0)] * players
    game.credits = [0] * players
    game.fame = [0] * players  # [RIM-SETUP-16, RIM-FAME-1]
    game.reputation = [NEUTRAL] * (players * FACTION_COUNT)  # [RIM-SETUP-17, RIM-REP-2]
    game.wounds = [0] * players
    game.hull_damage = [0] * players
    game.defeated = [False] * players
    game.assets = [[] for _ in range(players)]
    game.secrets = [[] for _ in range(players)]
    game.counters = [0] * (players * COUNTERS)
    game.patrols = list(game.arc.stack_exit)  # [RIM-SETUP-4, 33, RIM-RANDMAP-6]
    game.patrol_levels = [1] * len(FACTIONS)  # the others wait in stacks [RIM-SETUP-3, 5, 6]
    game.sabotaged, game.holocron = [], None
    place_contacts(game, chance)
    game.captured, game.gone = [], []
    game.market = [
        Deck.of([deck[at] for at in chance.shuffled(len(deck))]).look(-1, EVERYONE) for deck in MARKET_DECK
    ]  # [RIM-SETUP-28]
    game.stacks = [Stack.of([deck[at] for at in chance.shuffled(len(deck))]) for deck in STACK]  # [RIM-SETUP-29]
    game.ai_deck = AiDeck.of(
        [AiCardId(card) for card in chance.shuffled(len(AI_CARDS))] if start.players == 1 else []
    )  # [RIM-SOLO-9]
    game.ai_card = game.drawn = None
    # A databank card is in the databank while it is nowhere else; those of a number have no order. [RIM-SETUP-30, 31]
    game.removed, game.in_use, game.marks = [], [], []
    game.fights, game.throws = [], []
    return game


def place_contacts(game: State, chance: Chance) -> None:
    """The tokens of each class, facedown, at random on the contact spaces of that class.
    [RIM-SETUP-7 … 9, 38, RIM-CONTACT-2]"""
    game.spots = [None] * len(SPOT_CLASS)
    for class_ in range(len(CLASSES)):
        tokens = [ContactId(contact) for contact in range(len(CONTACTS)) if CONTACT_CLASS[contact] == class_]
        spots = [spot for spot in range(len(SPOT_CLASS)) if SPOT_CLASS[spot] == class_]
        for spot, at in zip(spots, chance.shuffled(len(tokens)), strict=True):
            game.spots[spot] = tokens[at]
    game.open = [False] * len(game.spots)
    game.looked = [0] * len(game.spots)
