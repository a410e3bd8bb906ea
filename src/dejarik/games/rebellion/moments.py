"""Moments at which action cards, rings and objectives have their say.

Chapters open them and know nothing of cards; cards join them (`engine.window`) and may know every chapter.
"""

from __future__ import annotations

from typing import Final

from dejarik.engine.window import Moment
from dejarik.games.rebellion.components import ActionId, Role, Side
from dejarik.games.rebellion.state import Assignment, State

# For the action cards of a side. [REB-ACTION-5]
COMBAT_STARTS: Final = Moment[[State, Side]]()
MISSION_OPPOSED: Final = Moment[[State, Side]]()
BEFORE_MISSION_DICE: Final = Moment[[State, Side]]()
BEFORE_ATTACK_DICE: Final = Moment[[State, Side]]()
BEFORE_PLANS_DICE: Final = Moment[[State, Side]]()
AFTER_SUCCESS: Final = Moment[[State, Side]]()  # of an attempt of the Rebels
LEADER_RESCUED: Final = Moment[[State, Side]]()
LEADER_CAPTURED: Final = Moment[[State, Side]]()

MISSION_SHOWN: Final = Moment[[State, Side, Role, Assignment]]()  # right before it
IMMEDIATE_CARD: Final = Moment[[State, Side, Role, ActionId]]()  # it has just been gained

# For rings.
DICE_ROLLED: Final = Moment[[State]]()  # in a combat
MISSION_DICE_ROLLED: Final = Moment[[State]]()
MISSION_FAILED: Final = Moment[[State]]()
MISSION_SUCCEEDED: Final = Moment[[State]]()  # before the cards of that moment

# For objectives. [REB-OBJ-3]
UNITS_DESTROYED: Final = Moment[[State]]()
SPACE_BATTLE_OVER: Final = Moment[[State]]()
COMBAT_OVER: Final = Moment[[State]]()
REFRESH: Final = Moment[[State]]()
