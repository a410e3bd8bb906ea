"""What is said in the log about the board. Chapters that have much to say keep their own sentences beside them.

Each function makes its sentence when somebody reads it, not before.
"""

from __future__ import annotations

from dejarik.games.rebellion.components import LeaderId, PlaceId, RingId, Side, SystemId, UnitId
from dejarik.games.rebellion.forms import Sentence

gained_loyalty = Sentence[Side, SystemId]("gained-loyalty {side} {system}", "REB-LOYALTY-3")
lost_loyalty = Sentence[Side, SystemId]("lost-loyalty {side} {system}", "REB-LOYALTY-9")
subjugated = Sentence[SystemId]("subjugated {system}", "REB-SUBJ-1")
liberated = Sentence[SystemId]("liberated {system}", "REB-SUBJ-5")
sabotaged = Sentence[SystemId]("sabotaged {system}", "REB-SABOTAGE-1")
repaired = Sentence[SystemId]("repaired {system}", "REB-SABOTAGE-5")
destroyed = Sentence[UnitId, int, PlaceId]("destroyed {unit} {count} {place}", "REB-UNIT-15")
gained = Sentence[Side, UnitId, int, PlaceId]("gained {side} {unit} {count} {place}", "REB-DEPLOY-9")
queued = Sentence[Side, UnitId, int]("queued {side} {unit} {space}", "REB-QUEUE-3")
captured = Sentence[LeaderId]("captured {leader}", "REB-CAPTURE-1")
rescued = Sentence[LeaderId]("rescued {leader}", "REB-RESCUE-1")
eliminated = Sentence[LeaderId]("eliminated {leader}", "REB-ELIM-1")
recruited = Sentence[LeaderId]("recruited {leader}", "REB-RECRUIT-5")
got_ring = Sentence[LeaderId, RingId]("got-ring {leader} {ring}", "REB-RING-1")
became_jedi = Sentence[()]("became-jedi", "REB-LEADER-3")
base_revealed = Sentence[SystemId]("base-revealed {system}", "REB-BASE-REVEAL-2")
base_moved = Sentence[SystemId]("base-moved {system}", "REB-BASE-NEW-2")
gained_reputation = Sentence[int, int]("gained-reputation {amount} {now}", "REB-REP-1")
lost_reputation = Sentence[int, int]("lost-reputation {amount} {now}", "REB-REP-3")
won = Sentence[Side, str]("won {side}", "{rule}")
