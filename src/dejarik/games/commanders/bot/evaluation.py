"""What a bot should know of Commanders: points, and how near the fleets are to the planets."""

from __future__ import annotations

from math import exp

from dejarik.games.commanders.components import FIRST_SPECIAL, PLANETS, VALUE
from dejarik.games.commanders.state import State, ship_set

# Who wins, by a conditional logit from 7,888 positions of 700 games of two to four players played by the playout
# policy; the logarithmic loss out of sample is 0.91, against 1.11 for knowing only the number of players. Points
# and promises count for more the nearer the end is.
POINT, POINT_AT_THE_END = 0.28, 0.43
PROMISE, PROMISE_AT_THE_END = 0.18, 0.58
SECOND_PROMISE = 0.25
CAPTURE_NOW = 0.15  # for each point of a planet that the active player can take
SPECIAL = -0.13  # a special card is no ship
TO_THE_END = len(PLANETS) - 3  # planets that leave the table in a game [CMD-GOAL-3]


def evaluate(game: State, seat: int) -> float:
    """How a seat stands against the best of the others, from 0 to 1."""
    if game.outcome is not None:
        return 1.0 if seat in game.outcome.winners else 0.0
    standing = [prospects(game, player) for player in range(len(game.hands))]
    best = max(value for player, value in enumerate(standing) if player != seat)
    lead = standing[seat] - best
    return min(0.99, max(0.01, 0.5 + lead / 24))


def prospects(game: State, player: int) -> float:
    """Points taken, and what the fleet and hand promise for the open planets."""
    first, second = promises(game, player)
    return points(game, player) + first + 0.3 * second


def points(game: State, player: int) -> int:
    return sum(VALUE[planet] for planet in game.captured[player])


def promises(game: State, player: int) -> tuple[float, float]:
    """What the two most promising open planets promise to a player."""
    fleet = 0
    for ship in game.fleets[player]:
        fleet |= 1 << ship
    hand = 0
    for card in game.hands[player]:
        hand |= 1 << card
    found = sorted([promise(game, place, fleet, hand) for place in range(len(game.column))], reverse=True)
    return found[0], found[1]


def promise(game: State, place: int, fleet: int, hand: int) -> float:
    """How much of a planet is already won: ships that match its line, in the fleet and, for less, in the hand."""
    planet = game.column[place]
    if planet is None:
        return 0.0
    value = VALUE[planet]
    line = game.lines[place]
    missing = value - line.bit_count()
    matches = (line & fleet).bit_count()
    needed = value - 1
    if missing == 0 and matches >= needed:
        return 0.85 * value
    in_hand = (line & ~fleet & hand).bit_count()
    ready = min(needed, matches + 0.5 * min(in_hand, needed - min(matches, needed)))
    return value * 0.7 * (ready / needed) * (1 - 0.2 * missing)


# For bots that search


def evaluate_seats(game: State) -> list[float]:
    """How likely each player is to win."""
    players = range(len(game.hands))
    if game.outcome is not None:
        winners = game.outcome.winners
        return [1.0 / len(winners) if player in winners else 0.0 for player in players]
    gone = sum(map(len, game.captured), len(game.destroyed)) / TO_THE_END
    weights = [exp(standing(game, player, gone)) for player in players]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def standing(game: State, player: int, gone: float) -> float:
    first, second = promises(game, player)
    worth = points(game, player) * (POINT + POINT_AT_THE_END * gone)
    worth += first * (PROMISE + PROMISE_AT_THE_END * gone) + SECOND_PROMISE * second
    worth += SPECIAL * sum(1 for card in game.hands[player] if card >= FIRST_SPECIAL)
    return worth + (CAPTURE_NOW * booty(game, player) if player == game.turn else 0.0)


def booty(game: State, player: int) -> int:
    """The value of the best planet that the player can capture now; 0 if there is none."""
    fleet = ship_set(game.fleets[player])
    best = 0
    for planet, line in zip(game.column, game.lines, strict=True):
        if planet is not None and line.bit_count() == VALUE[planet] > best:
            best = VALUE[planet] if (line & fleet).bit_count() >= VALUE[planet] - 1 else best
    return best
