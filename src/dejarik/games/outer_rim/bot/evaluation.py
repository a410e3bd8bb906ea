"""How likely each player wins."""

from __future__ import annotations

from math import exp
from typing import Final

from dejarik.games.outer_rim.bot.goods import asset_worth, ship_worth
from dejarik.games.outer_rim.bot.odds import unease
from dejarik.games.outer_rim.bot.outlook import prospects
from dejarik.games.outer_rim.bot.stakes import FAME, regard
from dejarik.games.outer_rim.components import KIND, PlayerId
from dejarik.games.outer_rim.state import State

LEVEL: Final = 8.0
LASTING: Final = ("crew", "gear", "mod")


def evaluate(game: State, seat: int) -> float:
    return evaluate_seats(game)[seat]


def evaluate_seats(game: State) -> list[float]:
    """From 0 to 1, for every seat."""
    seats = range(len(game.start.seats))
    if game.outcome is not None:
        return [1.0 if seat in game.outcome.winners else 0.0 for seat in seats]
    if None in game.characters:
        return [1 / len(game.places)] * len(seats)
    standings = [standing(game, PlayerId(player)) for player in range(len(game.places))]
    weights = [exp(each / LEVEL) for each in standings]
    return [weights[seat] / sum(weights) for seat in seats]


def standing(game: State, player: PlayerId) -> float:
    """What a player has and may hope for, in thousands."""
    look = prospects(game, player)
    own = look.own
    found = FAME * own.facts.fame + 0.7 * own.credits + look.later(game.places[player])
    found += ship_worth(own, own.facts.ship, met=own.facts.ship_goal_met)
    found += sum(asset_worth(own, card) for card in own.cards if KIND[card] in LASTING)
    found += sum(regard(each) for each in own.rep)
    found -= unease(own.health) + unease(own.hull) + (3.0 if game.defeated[player] else 0.0)
    return found
