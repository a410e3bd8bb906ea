"""In combat: kill what can be killed, the most valuable first; use every card; leave when it is hopeless."""

from __future__ import annotations

from typing import Final

from dejarik.engine.option import Option
from dejarik.games.rebellion.bot.heuristics.strength import POWER, power_of
from dejarik.games.rebellion.cards.tactics.playing import PlayTactic, PlayTacticFor, PlayTacticWith
from dejarik.games.rebellion.combat.attack import DrawTactic
from dejarik.games.rebellion.combat.combat import AddToCombat
from dejarik.games.rebellion.combat.damage import BlockFigure, HitFigure, PickFigure, battle_of, health
from dejarik.games.rebellion.combat.retreat import RetreatTo, RetreatWith
from dejarik.games.rebellion.components import (
    BLANK,
    DIRECT_HIT,
    EMPIRE,
    FACES,
    HIT,
    REBEL,
    SPECIAL,
    TACTICS,
    TACTICS_OF,
    UNIT_SIDE,
    Side,
    other,
)
from dejarik.games.rebellion.galaxy import has_units
from dejarik.games.rebellion.state import State

HOPELESS: Final = {REBEL: 0.6, EMPIRE: 0.4}  # of the enemy's power
FACE_WORTH: Final = {DIRECT_HIT: 3.0, HIT: 2.0, SPECIAL: 1.0, BLANK: 0.0}
SUCCESS_WORTH: Final = {SPECIAL: 3.0, HIT: 2.0, DIRECT_HIT: 2.0, BLANK: 0.0}  # in a mission


def left_of(game: State, option: PickFigure) -> int:
    """The health that a figure has left."""
    return health(battle_of(game), option.unit) - option.markers - option.fresh


def block_at(game: State, option: BlockFigure) -> float:
    """A figure that can be saved, rather than one that is only hurt."""
    worth = POWER[option.unit]
    return 10 + worth if left_of(game, option) <= 0 else worth


def hit(game: State, side: Side, option: HitFigure) -> float:
    """A figure that dies of it, never one that is dead already."""
    worth = POWER[option.unit]
    if UNIT_SIDE[option.unit] == side:
        return -worth
    left = left_of(game, option)
    if left <= 0:
        return 0.1
    return 10 + worth if left == 1 else 5 - left + 0.1 * worth


def act(game: State, option: Option) -> float:
    """Cards before draws, since a drawn card can still be played; rerolls only for blanks."""
    battle = battle_of(game)
    if isinstance(option, PlayTactic | PlayTacticWith):
        if TACTICS[option.card].endswith("concentrate-fire"):
            return 5 if blanks(battle.dice) else -1
        if TACTICS[option.card].endswith("escape-plan"):
            return 1.5 if hopeless(game, battle.attacker) else -1
        return 4
    return 2 if isinstance(option, DrawTactic) else 0


def blanks(dice: list[int]) -> int:
    return dice[BLANK] + dice[len(FACES) + BLANK]


def block(option: Option) -> float:
    if isinstance(option, PlayTacticFor):
        return 1
    return 2 if isinstance(option, PlayTactic) else 0


def hopeless(game: State, side: Side) -> bool:
    """Whether a side should leave. The Rebels never leave a base that is being attacked: it would fall."""
    battle = battle_of(game)
    if side == REBEL and game.exposed and battle.system == game.location:
        return False
    ours = power_of(game, side, battle.system) - sum(
        wounds for kind, wounds, _ in battle.wounds if UNIT_SIDE[kind] == side
    )
    return ours < HOPELESS[side] * power_of(game, other(side), battle.system)


def retreat(game: State, side: Side, option: Option) -> float:
    if not isinstance(option, RetreatWith):
        return 0
    return (1 if hopeless(game, side) else -1) - 0.01 * sum(TACTICS_OF[option.leader] or ())


def refuge(game: State, side: Side, option: Option) -> float:
    if not isinstance(option, RetreatTo):
        return 0
    return power_of(game, side, option.system) + 2 * has_units(game, side, option.system)


def add_leader(option: Option) -> float:
    return sum(TACTICS_OF[option.leader] or (0,)) - 0.5 if isinstance(option, AddToCombat) else 0
