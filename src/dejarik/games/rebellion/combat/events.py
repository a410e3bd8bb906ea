"""What is said about a combat."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from dejarik.engine.message import Message, say
from dejarik.games.rebellion.components import COLOURS, FACES, LeaderId, Side, SystemId, TacticId, Theatre, UnitId
from dejarik.games.rebellion.forms import Figures, Sentence


def die_name(die: tuple[int, int]) -> Message:
    """By colour and face."""
    colour, face = die
    return say(f"rebellion-die-{COLOURS[colour]}-{FACES[face]}")


def dice_names(dice: tuple[int, ...]) -> tuple[Message, ...]:
    """Dice by colour and face, as a battle keeps them."""
    return tuple(_dice(die_name(divmod(at, len(FACES))), count) for at, count in enumerate(dice) if count)


def face_names(faces: tuple[int, ...]) -> tuple[Message, ...]:
    """Dice whose colour does not matter, by face."""
    return tuple(_dice(say(f"rebellion-result-{FACES[face]}"), count) for face, count in enumerate(faces) if count)


def _dice(die: Message, count: int) -> Message:
    return die if count == 1 else say("rebellion-dice", die=die, count=count)


OneDie: TypeAlias = Annotated[tuple[int, int], die_name]
Dice: TypeAlias = Annotated[tuple[int, ...], dice_names]
Faces: TypeAlias = Annotated[tuple[int, ...], face_names]

began = Sentence[SystemId, Side]("combat-began {system} {side}", "REB-COMBAT-START-1")
leader_added = Sentence[Side, LeaderId, SystemId]("leader-added {side} {leader} {system}", "REB-COMBAT-LEADER-1")
round_began = Sentence[int]("combat-round {round}", "REB-COMBAT-ROUND-1")


battle_began = Sentence[Theatre]("{theatre}-battle", "REB-COMBAT-ROUND-1")
rolled = Sentence[Side, Dice]("attacked {side} {dice}", "REB-COMBAT-ATTACK-2")
rolled_nothing = Sentence[Side, Dice]("attacked-without-dice {side} {dice}", "REB-COMBAT-ATTACK-2")
rerolled = Sentence[Side, Dice, Dice]("rerolled-dice {side} {before} {after}", "REB-COMBAT-ATTACK-7c")
spent = Sentence[Side, OneDie]("spent-die {side} {die}", "REB-COMBAT-ATTACK-6")
played = Sentence[Side, TacticId]("played-tactic {side} {card}", "REB-COMBAT-ATTACK-7")
discarded = Sentence[Side, TacticId]("discarded-tactic {side} {card}", "REB-COMBAT-ATTACK-9")
assigned = Sentence[OneDie, UnitId]("assigned-die {die} {unit}", "REB-COMBAT-ATTACK-8")
dealt = Sentence[UnitId, int]("dealt {unit} {count}", "REB-COMBAT-ATTACK-7e")
blocked = Sentence[UnitId]("blocked {unit}", "REB-COMBAT-ATTACK-9")
retreated = Sentence[Side, LeaderId, SystemId, Figures](
    "retreated {side} {leader} {system} {ships}", "REB-COMBAT-RETREAT-1"
)
retreated_without_ships = Sentence[Side, LeaderId, SystemId, Figures](
    "retreated-without-ships {side} {leader} {system} {ships}", "REB-COMBAT-RETREAT-1"
)
took_along = Sentence[Figures]("took-along {units}", "REB-COMBAT-RETREAT-11")
won_battle = Sentence[Theatre, Side, SystemId]("won-{theatre}-battle {side} {system}", "REB-COMBAT-WIN-1")
ended = Sentence[SystemId]("combat-ended {system}", "REB-COMBAT-END-1")
to_the_pool = Sentence[LeaderId]("guest-left {leader}", "REB-CARD-READY-FOR-ACTION-1")
