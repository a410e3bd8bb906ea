"""What a bot that searches should try first in Uprising."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final

from dejarik.engine.procedure import Frame
from dejarik.games.uprising.bot.evaluation import LOOKING, laid, sought
from dejarik.games.uprising.bot.nearness import nearest_of, nearest_with
from dejarik.games.uprising.bot.playout import holds, ways
from dejarik.games.uprising.components import BITS, POOL, CardId, DistrictId
from dejarik.games.uprising.defence import Cordon, Disorient, Eliminate, UseToken
from dejarik.games.uprising.districts import ChoosePair
from dejarik.games.uprising.planning import PlayClosed, PlayOpen, without
from dejarik.games.uprising.state import State

KEEN = 9.0  # for the whole way to a mission
LYING = 0.3  # of that for what lies in a district already
BESIDE = 0.3  # of that for the less promising district of a pair
HARSH = 6.0  # for all that the pool could do
SPYING = 0.15  # what a look at a closed card is worth, of that
ASTRAY = 0.1  # a card that is sent away may serve the Resistance there
FAR = 4.0  # the most by which an option can appeal less than the best one


def prior(game: State) -> Sequence[float] | None:
    """The Resistance wants to come near to missions, the Empire to keep it away. None: no opinion."""
    opinion = BY_ASK.get(type(game.stack[-1]))
    if opinion is None:
        return None
    appeal = opinion(game)
    least = max(appeal) - FAR
    return [max(least, each) for each in appeal]


def choose(game: State) -> list[float]:
    """Where the hand would bring most."""
    held, shown = laid(game)
    missions, capitol = sought(game)
    hand = tuple(game.hand)
    appeal = []
    for district in game.row:
        there, open_there, special = held[district], shown[district], district == capitol
        now = nearest_of(missions, there, open_there, special)
        gain = nearest_with(missions, hand, there, open_there, special) - now
        appeal.append(KEEN * (max(0.0, gain) + LYING * now))
    return [max(pair) + BESIDE * min(pair) for pair in pairwise(appeal)]


def play(game: State) -> list[float]:
    """The cards with which a district of the pair comes nearest."""
    plan = game.plan
    held, shown = laid(game)
    missions, capitol = sought(game)
    districts = [
        (held[each], shown[each], each == capitol, nearest_of(missions, held[each], shown[each], each == capitol))
        for each in game.uncordoned()
    ]

    def gain(cards: int, face: int) -> float:
        return KEEN * max(
            [
                nearest_of(missions, there | cards, open_there | face, special) - now
                for there, open_there, special, now in districts
            ]
        )

    each_face = not plan and not LOOKING.isdisjoint(missions)  # it is the card in question that lies open, and counts
    face = BITS[plan[0]] if plan else 0
    appeal: dict[CardId | None, float] = {}
    for cards, bits in ways(tuple(game.hand)):
        if holds(cards, plan):
            worth = gain(bits, face)
            for card in without(list(cards), plan):
                if each_face:
                    worth = gain(bits, BITS[card])
                if worth > appeal.get(card, 0.0):
                    appeal[card] = worth
    assert game.ask is not None
    return [appeal.get(getattr(option, "card", None), 0.0) for option in game.ask.options]


def defend(game: State) -> list[float]:
    """What takes most from what the pool could do. The Empire cannot tell closed cards apart, so each of them counts
    for their average."""
    held, shown = laid(game)
    missions, capitol = sought(game)
    first, pool, sites = game.first_of_round(), game.pool(), game.uncordoned()
    coming, faces = held[POOL], shown[POOL]

    def hope(cards: int, districts: Sequence[DistrictId]) -> float:
        return max(
            [
                nearest_of(missions, held[each] | cards, shown[each] | cards & faces, each == capitol)
                for each in districts
            ],
            default=0.0,
        )

    now = hope(coming, sites)
    loss = {number: now - hope(coming & ~BITS[game.played[number]], sites) for number in pool}
    closed = [number for number in pool if not game.opened[number]]
    if closed:
        usual = sum(loss[number] for number in closed) / len(closed)
        loss |= dict.fromkeys(closed, usual)
    appeal = []
    assert game.ask is not None
    for option in game.ask.options:
        match option:
            case Cordon(district):
                harm = now - hope(coming, [each for each in sites if each != district])
            case Eliminate(place):
                harm = loss[first + place - 1]
            case Disorient(place, district):
                harm = loss[first + place - 1] - ASTRAY
                if district in sites:
                    harm -= ASTRAY
            case _:
                harm = SPYING
        appeal.append(HARSH * harm)
    return appeal


BY_ASK: Final[Mapping[type[Frame], Callable[[State], list[float]]]] = {
    ChoosePair: choose,
    PlayOpen: play,
    PlayClosed: play,
    UseToken: defend,
}
