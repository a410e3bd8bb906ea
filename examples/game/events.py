"""What is said in the log."""

from __future__ import annotations

from .components import PlayerId
from .forms import Sentence

trap_drawn = Sentence[int]("trap {trap}", "STN-SETUP-2")
took = Sentence[PlayerId, int]("took {player} {stones}", "STN-TURN-1")
backed_out = Sentence[PlayerId]("backed-out {player}", "STN-DUEL-2")
fought = Sentence[int]("fought {stones}", "STN-DUEL-3")
