"""What is said about cards that are drawn: what they are to those who see them, how many to the others."""

from __future__ import annotations

from dejarik.games.rebellion.components import MissionId, ObjectiveId, Side, SystemId, TacticId, Theatre
from dejarik.games.rebellion.forms import Sentence

drew_missions = Sentence[Side, tuple[MissionId, ...]]("drew-missions {side} {cards?}", "REB-REFRESH-2")
drew_project = Sentence[MissionId]("drew-project {card?}", "REB-PROJECT-1")
got_probes = Sentence[tuple[SystemId, ...]]("got-probes {systems?}", "REB-PROBE-2")
drew_objectives = Sentence[tuple[ObjectiveId, ...]]("drew-objectives {cards?}", "REB-REFRESH-4")
drew_tactics = Sentence[Side, Theatre, tuple[TacticId, ...]](
    "drew-tactics {side} {theatre} {cards?}", "REB-COMBAT-TACTIC-1"
)
