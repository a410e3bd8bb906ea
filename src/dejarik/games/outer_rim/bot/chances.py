"""How likely each player wins, as games between bots have shown, for somebody who sees what each player knows."""

from __future__ import annotations

from math import exp
from operator import mul
from typing import Final

from dejarik.games.outer_rim.bot.goods import asset_worth, ship_worth
from dejarik.games.outer_rim.bot.odds import unease
from dejarik.games.outer_rim.bot.outlook import prospects
from dejarik.games.outer_rim.bot.stakes import WIN, regard
from dejarik.games.outer_rim.components import KIND, PlayerId
from dejarik.games.outer_rim.state import State

LASTING: Final = ("crew", "gear", "mod")
TENS: Final = 0.1  # of thousands: so that all facts are of about the same size
MOST_HOPED: Final = 15.0  # of one hope; what would win the game is counted apart


def chances(game: State) -> list[float]:
    """By player."""
    standings = [sum(map(mul, WEIGHTS, features(game, PlayerId(player)))) for player in range(len(game.places))]
    most = max(standings)
    weights = [exp(each - most) for each in standings]
    whole = sum(weights)
    return [each / whole for each in weights]


def features(game: State, player: PlayerId) -> list[float]:
    """What counts of a player: fame, hopes, credits, what lasts, in what state the player is, and whose turn it is. All
    of it counts in another way at the beginning than when somebody is about to win."""
    look = prospects(game, player)
    own = look.own
    facts = own.facts
    place = game.places[player]
    hopes = [look.part(hope, place) for hope in look.hopes]
    fame = facts.fame / facts.goal
    late = max(fame, facts.rival / facts.goal)
    hoped = TENS * sum([min(each, MOST_HOPED) for each in hopes])
    credits = TENS * min(own.credits, 20)
    lasting = TENS * ship_worth(own, facts.ship, met=facts.ship_goal_met)
    lasting += TENS * sum([asset_worth(own, card) for card in own.cards if KIND[card] in LASTING])
    ailing = unease(own.health) + unease(own.hull)
    down = 1.0 if game.defeated[player] else 0.0
    turns = (player - game.turn) % len(game.places) / len(game.places)
    return [
        10 * fame,
        10 * fame * late,
        hoped,
        hoped * late,
        max(0.0, max(hopes, default=0.0) / WIN - MOST_HOPED / WIN),
        credits,
        credits * late,
        lasting,
        lasting * late,
        TENS * sum([regard(each) for each in own.rep]),
        TENS * ailing,
        down,
        down * late,
        turns,
        turns * late,
    ]


WEIGHTS: Final = (0.5, 0.5, 1.0, 0.0, 2.0, 1.0, 0.0, 1.0, 0.0, 1.0, -1.0, -0.5, 0.0, 0.0, 0.0)
