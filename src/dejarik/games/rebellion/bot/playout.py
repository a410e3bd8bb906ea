"""What bots do in games that they imagine: what the prior likes best, at once. A search stops only at what decides
games."""

from __future__ import annotations

from random import Random
from typing import Final

from dejarik.engine.option import Option
from dejarik.engine.procedure import Frame
from dejarik.games.rebellion.bot.evaluation import prior
from dejarik.games.rebellion.cards.missions.rapid_mobilization import ChooseMobilization, ChooseSite
from dejarik.games.rebellion.combat.retreat import Retreat
from dejarik.games.rebellion.command import ActivateWhere, TakeTurn
from dejarik.games.rebellion.missions.carrying_out import ChoosePlace, ChooseTarget
from dejarik.games.rebellion.missions.opposition import Oppose
from dejarik.games.rebellion.state import State

# Who loads ships, assigns hits or deploys figure by figure does what was meant when the goal was chosen. Of who is sent
# on which mission, what comes is seen only at the end of the round, further than a search can look.
WEIGHTY: Final[frozenset[type[Frame]]] = frozenset(
    {
        TakeTurn,
        ActivateWhere,
        ChoosePlace,
        ChooseTarget,
        Oppose,
        ChooseMobilization,
        ChooseSite,
        Retreat,
    }
)


def routine(game: State) -> bool:
    return type(game.stack[-1]) not in WEIGHTY


def playout(game: State, rng: Random) -> Option | None:
    ask = game.ask
    if ask is None:
        return None
    appeal = prior(game)
    most = max(appeal)
    best = [option for option, each in zip(ask.options, appeal, strict=True) if each == most]
    return best[int(rng.random() * len(best))]
