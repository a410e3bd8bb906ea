"""What a bot should know of Uprising: how a position looks for a side."""

from __future__ import annotations

from dejarik.games.uprising.bot.nearness import nearest_of, nearest_with
from dejarik.games.uprising.components import (
    BITS,
    CAPITOL,
    CAPTURES_TO_WIN,
    POOL,
    RESISTANCE,
    ROUNDS,
    ZONES,
    DistrictId,
    MissionId,
)
from dejarik.games.uprising.missions import CONDITIONS, OpenOfAType
from dejarik.games.uprising.state import State, Zones

IN_THE_POOL = 0.8  # what a card that is yet to be assigned is worth, against one that lies in its district
IN_HAND = 0.5
NOT_YET = 0.75  # what a mission that is met is worth, against a district that is captured

LOOKING = {mission for mission, condition in enumerate(CONDITIONS) if isinstance(condition, OpenOfAType)}
NOT_SHOWN = [0] * len(ZONES)


def evaluate(game: State, seat: int) -> float:
    """How a position looks for a side, from 0 to 1. The Resistance counts captured districts and how near the others
    are to a mission, also with the cards about to be assigned; what is good for one side is bad for the other."""
    if game.outcome is not None:
        return 1.0 if seat in game.outcome.winners else 0.0
    best = prospects(game)
    missing = CAPTURES_TO_WIN - len(game.captured)
    hope = sum(best[:missing]) + 0.15 * sum(best[missing:])
    time = 0.6 + 0.4 * (ROUNDS - game.round) / ROUNDS
    score = min(0.98, (len(game.captured) + NOT_YET * hope * time) / (CAPTURES_TO_WIN + 0.6))
    return score if seat == RESISTANCE else 1.0 - score


def prospects(game: State) -> list[float]:
    """How near each district is to a mission, the nearest first; one of them with what is about to come there."""
    held, shown = laid(game)
    missions, capitol = sought(game)
    near = {each: nearest_of(missions, held[each], shown[each], each == capitol) for each in game.row}
    gains = [(gain, district) for district, gain in coming(game, held, shown, near).items()]
    if gains:
        gain, district = max(gains)
        near[district] += gain
    return sorted(near.values(), reverse=True)


def coming(game: State, held: list[int], shown: list[int], near: dict[DistrictId, float]) -> dict[DistrictId, float]:
    """How much nearer each district would be with the cards of this round if all were sent there."""
    cards = held[POOL]
    for card in game.plan:
        cards |= BITS[card]
    missions, capitol = sought(game)
    if cards:
        faces = shown[POOL]
        with_them = {
            each: nearest_of(missions, held[each] | cards, shown[each] | faces, each == capitol)
            for each in game.uncordoned()
        }
        weight = IN_THE_POOL
    elif game.pair is not None and POOL not in game.where and game.hand:
        hand = tuple(game.hand)
        with_them = {
            each: nearest_with(missions, hand, held[each], shown[each], each == capitol) for each in game.uncordoned()
        }
        weight = IN_HAND
    else:
        return {}
    return {district: weight * (there - near[district]) for district, there in with_them.items()}


def sought(game: State) -> tuple[tuple[MissionId, ...], DistrictId | None]:
    """The missions, and the district for which they ask something else: the Capitol, in Capitol mode."""
    return tuple(game.missions), CAPITOL if game.capitol_mode else None


def laid(game: State) -> Zones:
    """The cards of every zone and the open ones of them, as far as the missions look at what is open."""
    held, shown = game.cards_by_zone()
    return (held, NOT_SHOWN) if LOOKING.isdisjoint(game.missions) else (held, shown)


def nearest(game: State, district: DistrictId, held: int, shown: int) -> float:
    """How near a district is to the mission it is nearest to; the Capitol counts double in Capitol mode."""
    missions, capitol = sought(game)
    return nearest_of(missions, held, shown, district == capitol)
