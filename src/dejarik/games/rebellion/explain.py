"""Why a pick that a person would naturally try is refused: the rule and the facts."""

from __future__ import annotations

from dejarik.engine.message import say
from dejarik.engine.outcome import Objection
from dejarik.games.rebellion.state import State


def explain(game: State, pick: str, seat: int | None) -> Objection | None:
    """The first rule that stands in the way; None if nothing does."""
    ask = game.ask
    pick = " ".join(pick.split())
    if ask is None:
        return Objection("REB-WIN-5", say("rebellion-no-over", rule="REB-WIN-5"))
    if any(str(option) == pick for option in ask.options):
        return None
    return Objection(ask.rule, say("rebellion-no-unclear", rule=ask.rule, pick=pick))
