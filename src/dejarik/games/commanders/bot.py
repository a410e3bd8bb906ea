"""What a bot should know of Commanders: points, and how near the fleets are to the planets."""

from __future__ import annotations

from dejarik.games.commanders.components import PLANETS, VALUE
from dejarik.games.commanders.state import State

PLANETS_IN_ALL = len(PLANETS)


def evaluate(game: State, seat: int) -> float:
    """From 0 to 1: the own standing against the best of the others."""
    if game.outcome is not None:
        return 1.0 if seat in game.outcome.winners else 0.0
    standing = [prospects(game, player) for player in range(len(game.hands))]
    best = max(value for player, value in enumerate(standing) if player != seat)
    lead = standing[seat] - best
    return min(0.99, max(0.01, 0.5 + lead / 24))


def prospects(game: State, player: int) -> float:
    """Points taken, and what the fleet and hand promise for the open planets."""
    score = float(sum(VALUE[planet] for planet in game.captured[player]))
    fleet = 0
    for ship in game.fleets[player]:
        fleet |= 1 << ship
    hand = 0
    for card in game.hands[player]:
        hand |= 1 << card
    promises = sorted((promise(game, place, fleet, hand) for place in range(len(game.column))), reverse=True)
    return score + promises[0] + 0.3 * promises[1]


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
