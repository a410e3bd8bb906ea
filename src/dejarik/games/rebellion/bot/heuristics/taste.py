"""Where players of some sense differ: numbers that only games can tell."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Taste:
    """What the Empire thinks enough for an assault, and what the Rebels think worth a risk."""

    cornered: int  # systems left for the base when it is time to gather for the assault
    superior: float  # of the defenders' power is enough for one
    caution: float  # of the power in a hidden base counts where it may be, when few systems are left
    siege: float  # what Rapid Mobilization is worth to a base that is threatened and strong
    nerve: float  # by which fewer times as strong the Rebels want to be where an objective asks for a fight
    glory: float  # what such a fight promises besides
    reserve: float  # what a Rebel leader is worth in the pool


PLAIN: Final = Taste(cornered=3, superior=0.8, caution=0.5, siege=4, nerve=0, glory=0, reserve=1)  # as first guessed

# As tried out, number by number, in 600 games each of players who follow the heuristic. Against the plain taste, on
# 500 other deals, the Rebels then won 49 % instead of 42, the Empire 62 % instead of 58.
SHREWD: Final = Taste(cornered=1, superior=0.5, caution=0, siege=-1, nerve=0.8, glory=4, reserve=3)
