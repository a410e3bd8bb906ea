"""Who decides in a battle: the commander of its theatre, on the side that attacks or on the other. [REB-TEAM-33, 34]"""

from __future__ import annotations

from dejarik.games.rebellion.combat.damage import battle_of
from dejarik.games.rebellion.components import other
from dejarik.games.rebellion.forms import Decision
from dejarik.games.rebellion.roles import commander, seat_of
from dejarik.games.rebellion.state import State


class OfAttacker(Decision):
    """Decided by whoever leads the attack."""

    __slots__ = ()

    def seat(self, game: State) -> int:
        battle = battle_of(game)
        return seat_of(game, battle.attacker, commander(battle.theatre))


class OfDefender(Decision):
    """Decided by whoever leads the defence."""

    __slots__ = ()

    def seat(self, game: State) -> int:
        battle = battle_of(game)
        return seat_of(game, other(battle.attacker), commander(battle.theatre))
