"""Why a pick that a person would naturally try is refused: the rule and the facts."""

from __future__ import annotations

from dejarik.engine.option import Ask
from dejarik.engine.outcome import Objection
from dejarik.engine.refusals import Refusals, Refuse, Tried

from .components import PLAYERS
from .duel import BACK_OUT, FIGHT
from .state import State
from .turn import Take

refuse = Refuse("stones")


def too_many(game: State, stones: int) -> Objection | None:
    """Nobody takes stones that are not there."""
    return refuse("STN-TURN-1", "too-many", stones=game.stones) if stones > game.stones else None


def not_challenged(game: State) -> Objection:
    """There is no duel to answer."""
    return refuse("STN-DUEL-1", "not-challenged")


class StonesRefusals(Refusals[State]):
    """Everything that is said about picks that are not legal."""

    refuse = refuse
    objections = ((Take, too_many), (FIGHT, not_challenged), (BACK_OUT, not_challenged))

    def over(self, game: State) -> Objection:
        assert game.outcome is not None
        return refuse(game.outcome.rule, "over")

    def not_your_turn(self, game: State, ask: Ask) -> Objection:
        return refuse(ask.rule, "not-your-turn", player=PLAYERS.name(ask.seat))

    def not_now(self, game: State, ask: Ask) -> Objection:
        return refuse(ask.rule, "not-now")

    def unknown(self, game: State, ask: Ask, tried: Tried, sort: str, text: str) -> Objection:
        return refuse("STN-TURN-1", "how-many", text=text)


REFUSALS = StonesRefusals()
