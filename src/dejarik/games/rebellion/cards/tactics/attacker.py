"""Decisions of the side that attacks. [REB-TEAM-33, 34]"""

from __future__ import annotations

from dejarik.engine.procedure import Decision
from dejarik.games.rebellion.combat.damage import battle_of
from dejarik.games.rebellion.roles import commander, seat_of
from dejarik.games.rebellion.state import State


class OfAttacker(Decision[State]):
    """Decided by who leads the attack. [REB-TEAM-33, 34]"""

    __slots__ = ()

    def seat(self, game: State) -> int:
        battle = battle_of(game)
        return seat_of(game, battle.attacker, commander(battle.theatre))
