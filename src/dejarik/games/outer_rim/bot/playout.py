"""What bots do in games that they imagine: what the heuristic likes best, at once. A search stops only at what decides
games."""

from __future__ import annotations

from random import Random
from typing import Final

from dejarik.engine.option import Option
from dejarik.engine.procedure import Frame
from dejarik.games.outer_rim.basics import ChooseWay, PayAndDo
from dejarik.games.outer_rim.bot.heuristics import heuristic
from dejarik.games.outer_rim.bounties import EliminateOrCapture
from dejarik.games.outer_rim.encounters.choice import ChooseEncounter
from dejarik.games.outer_rim.encounters.meeting import MeetOrFight
from dejarik.games.outer_rim.market.action import BuyAtMarket
from dejarik.games.outer_rim.market.deals import BuyFromDeck
from dejarik.games.outer_rim.movement import ChooseSpace
from dejarik.games.outer_rim.planning import ChoosePlan
from dejarik.games.outer_rim.state import State

WEIGHTY: Final[frozenset[type[Frame]]] = frozenset(
    {
        ChoosePlan,
        ChooseSpace,
        BuyAtMarket,
        BuyFromDeck,
        ChooseEncounter,
        ChooseWay,
        PayAndDo,
        EliminateOrCapture,
        MeetOrFight,
    }
)


def routine(game: State) -> bool:
    return type(game.stack[-1]) not in WEIGHTY


def playout(game: State, rng: Random) -> Option | None:
    ask = game.ask
    if ask is None:
        return None
    appeal = heuristic(game)
    most = max(appeal) - 1e-9
    best = [option for option, each in zip(ask.options, appeal, strict=True) if each >= most]
    return best[int(rng.random() * len(best))] if len(best) > 1 else best[0]
