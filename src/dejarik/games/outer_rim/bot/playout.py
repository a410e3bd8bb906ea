"""What bots do in games that they imagine: what the heuristic likes best, at once. A search stops only at what decides
games, and doubts what the heuristic says."""

from __future__ import annotations

from random import Random
from typing import Final

from dejarik.engine.option import Option
from dejarik.engine.procedure import Frame
from dejarik.games.outer_rim.basics import ChooseWay, PayAndDo
from dejarik.games.outer_rim.bot.heuristics import heuristic
from dejarik.games.outer_rim.bot.profile import profile
from dejarik.games.outer_rim.bounties import EliminateOrCapture
from dejarik.games.outer_rim.encounters.choice import ChooseEncounter
from dejarik.games.outer_rim.encounters.meeting import MeetOrFight
from dejarik.games.outer_rim.market.action import BuyAtMarket
from dejarik.games.outer_rim.market.deals import BuyFromDeck
from dejarik.games.outer_rim.movement import ChooseSpace
from dejarik.games.outer_rim.planning import ChoosePlan
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.transfers import TRANSFER

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


DOUBT: Final = 2.0  # times: a search finds more by trying what looks a little worse than by trying the best again
SENSELESS: Final = -100.0


def routine(game: State) -> bool:
    """Of a movement the first step is worth a thought: it says which way; where that leads is clear."""
    frame = game.stack[-1]
    if isinstance(frame, ChooseSpace):
        return frame.left < profile(game, frame.player).hyperdrive
    return type(frame) not in WEIGHTY


def prior(game: State) -> list[float]:
    """The heuristic, in doubt. What nobody would agree to is not tried."""
    ask = game.ask
    assert ask is not None
    appeal = heuristic(game)
    return [SENSELESS if option == TRANSFER else each / DOUBT for option, each in zip(ask.options, appeal, strict=True)]


def unsettled(game: State) -> bool:
    """In the middle of a turn nobody can say what it brings."""
    return type(game.stack[-1]) is not ChoosePlan


def playout(game: State, rng: Random) -> Option | None:
    ask = game.ask
    if ask is None:
        return None
    appeal = heuristic(game)
    most = max(appeal) - 1e-9
    best = [option for option, each in zip(ask.options, appeal, strict=True) if each >= most]
    return best[int(rng.random() * len(best))] if len(best) > 1 else best[0]
