"""Dejarik: a table for four board games with hidden information.

>>> import dejarik
>>> state = dejarik.game("uprising").new(seed=7)
>>> while state.ask:
...     state.apply(state.ask.options[0])
>>> state.outcome.rule in ("UPR-VIC-1", "UPR-VIC-3")
True
"""

from dejarik.engine.chance import Chance
from dejarik.engine.option import Ask, Option
from dejarik.engine.outcome import Objection, Outcome
from dejarik.engine.problem import BadOption, Damaged, IllegalPick, Problem, UnknownGame
from dejarik.engine.record import Record
from dejarik.engine.state import State
from dejarik.games import GAMES, game, replay

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "Ask",
    "BadOption",
    "Chance",
    "Damaged",
    "IllegalPick",
    "Objection",
    "Option",
    "Outcome",
    "Problem",
    "Record",
    "State",
    "UnknownGame",
    "game",
    "replay",
]
