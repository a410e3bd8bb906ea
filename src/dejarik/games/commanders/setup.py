"""The setup page of the rulebook. [CMD-SETUP]"""

from __future__ import annotations

from dejarik.engine.chance import Chance
from dejarik.engine.event import EVERYONE
from dejarik.engine.state import Start
from dejarik.games.commanders import events
from dejarik.games.commanders.components import DECK, OPEN_PLANETS, PLANETS, SEATS, STARTING_HAND, PlanetId, ShipSet
from dejarik.games.commanders.deck import draw
from dejarik.games.commanders.state import State
from dejarik.games.commanders.turn import TURN

DRAWN = "drawn"  # the option `first`: the first player is drawn


def set_up(start: Start, chance: Chance) -> State:
    """The table as it is laid out before the first turn."""
    game = State(start, chance)
    players = start.players
    game.turn = 0
    game.discard = []  # [CMD-SETUP-6]
    game.shown = None
    game.destroyed = []
    game.hands = [[] for _ in range(players)]
    game.fleets = [[] for _ in range(players)]
    game.captured = [[] for _ in range(players)]
    game.known = [[] for _ in range(players)]
    game.stuck_cards = [0] * players
    game.stuck_with = [()] * players
    game.remembered = [()] * (players + 1)
    game.histories = [[] for _ in range(players)]
    game.repeats = [0] * players
    game.deck = [DECK[at] for at in chance.shuffled(len(DECK))]  # [CMD-SETUP-1]
    game.pile = [PlanetId(planet) for planet in chance.shuffled(len(PLANETS))]  # [CMD-SETUP-2]
    game.column = [game.pile.pop() for _ in range(OPEN_PLANETS)]  # [CMD-SETUP-4]
    game.lines = [ShipSet(0)] * OPEN_PLANETS  # [CMD-SETUP-5]
    first = start.options["first"]
    game.turn = chance.below(players) if first == DRAWN else SEATS.number(first)  # [CMD-RUL-2]
    game.tell(EVERYONE, events.set_up, tuple(planet for planet in game.column if planet is not None), game.turn)
    for seat in range(players):
        draw(game, seat, STARTING_HAND, "CMD-SETUP-3")
    game.perform(TURN)
    return game
