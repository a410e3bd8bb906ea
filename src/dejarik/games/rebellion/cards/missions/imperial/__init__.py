"""What the Imperial missions do, by skill. [REB-CARD]"""

from __future__ import annotations

from dejarik.games.rebellion.cards.missions.imperial import diplomacy, intel, logistics, spec_ops

EFFECTS = diplomacy.EFFECTS | intel.EFFECTS | spec_ops.EFFECTS | logistics.EFFECTS
