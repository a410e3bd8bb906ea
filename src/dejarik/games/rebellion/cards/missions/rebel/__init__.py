"""What the Rebel missions do, by skill. [REB-CARD]"""

from __future__ import annotations

from dejarik.games.rebellion.cards.missions.rebel import diplomacy, intel, logistics, spec_ops

EFFECTS = diplomacy.EFFECTS | intel.EFFECTS | spec_ops.EFFECTS | logistics.EFFECTS
