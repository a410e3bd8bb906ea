"""Who won the battle of a theatre. [REB-COMBAT-WIN]"""

from __future__ import annotations

from dejarik.engine.event import EVERYONE
from dejarik.games.rebellion.combat import events
from dejarik.games.rebellion.combat.damage import battle_of
from dejarik.games.rebellion.components import EMPIRE, GROUND, OF_THEATRE, REBEL, SPACE, Side, SystemId, Theatre
from dejarik.games.rebellion.galaxy import destroyed, has
from dejarik.games.rebellion.state import State


def present(game: State, side: Side, system: SystemId) -> int:
    """In which theatres a side could fight: 1 space, 2 ground; never on the ground of a destroyed system."""
    found = 0
    for theatre in (SPACE, GROUND):
        if has(game, system, OF_THEATRE[side][theatre]) and not (theatre == GROUND and destroyed(game, system)):
            found |= 1 << theatre
    return found


def decide_battles(game: State) -> None:
    """A side has won a theatre for good when only it has units left there, if both had some at the start.
    [REB-COMBAT-WIN-1 … 6, REB-RUL-20]"""
    battle = battle_of(game)
    fought = battle.had_units[REBEL] & battle.had_units[EMPIRE]
    here = [present(game, side, battle.system) for side in (REBEL, EMPIRE)]
    for theatre in (SPACE, GROUND):
        bit = 1 << theatre
        if fought & bit and not (battle.won[REBEL] | battle.won[EMPIRE]) & bit and (here[REBEL] ^ here[EMPIRE]) & bit:
            winner = REBEL if here[REBEL] & bit else EMPIRE
            battle.won[winner] |= bit
            game.tell(EVERYONE, events.won_battle, Theatre(theatre), winner, battle.system)


def won(game: State, side: Side, theatre: Theatre) -> bool:
    return bool(battle_of(game).won[side] >> theatre & 1)
