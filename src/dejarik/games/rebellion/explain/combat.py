"""What cannot be hit, blocked or taken along, and where no retreat goes."""

from __future__ import annotations

from dejarik.engine.message import Param
from dejarik.engine.outcome import Objection
from dejarik.games.rebellion.cards.tactics.blocking import BlockAt
from dejarik.games.rebellion.cards.tactics.strikes import DealDamage, StrikeFirst, StrikeSecond
from dejarik.games.rebellion.combat.attack import AssignHit
from dejarik.games.rebellion.combat.damage import PickFigure
from dejarik.games.rebellion.combat.retreat import ChooseRefuge, goals
from dejarik.games.rebellion.command import player_name
from dejarik.games.rebellion.components import (
    BASE,
    DEATH_STAR,
    EMPIRE,
    HEALTH,
    IMMOBILE,
    LEADER_ROLE,
    NEIGHBOURS,
    PRINTED,
    UNDER_CONSTRUCTION,
    UNIT_SIDE,
    UNIT_THEATRE,
    LeaderId,
    PlaceId,
    Side,
    SystemId,
    UnitId,
    leader_name,
    other,
    place_name,
    system,
    unit_name,
)
from dejarik.games.rebellion.explain.answers import refuse
from dejarik.games.rebellion.explain.leaders import commanding
from dejarik.games.rebellion.galaxy import captured, count, has_units
from dejarik.games.rebellion.roles import controls, side_of
from dejarik.games.rebellion.state import Battle, State

IMPASSABLE = {
    frozenset(system(text) for text in border["between"]) for border in PRINTED["systems"]["impassable_borders"]
}


def hit(game: State, side: Side, unit: UnitId, markers: int, fresh: int) -> Objection | None:
    """A figure that takes damage."""
    battle = game.battle
    frame = game.stack[-1]
    if battle is None or not isinstance(frame, (AssignHit, DealDamage, StrikeFirst, StrikeSecond)):
        return None
    name = unit_name(unit)
    if UNIT_SIDE[unit] == side:
        return refuse("REB-COMBAT-ATTACK-8", "own-unit", unit=name)
    if UNIT_THEATRE[unit] != battle.theatre:
        return refuse("REB-COMBAT-ATTACK-8c", "other-theatre", unit=name)
    if not count(game, battle.system, unit):
        return refuse("REB-COMBAT-ATTACK-8", "none-there", unit=name, place=place_name(battle.system))
    if not HEALTH[unit]:
        return refuse("REB-UNIT-14", "no-health", unit=name)
    return (
        which_figure(game, unit)
        or (isinstance(frame, AssignHit) and refuse("REB-COMBAT-ATTACK-8a", "wrong-colour", unit=name))
        or refuse("REB-CARD-TACTICS-2", "struck-already", unit=name)
    )


def which_figure(game: State, unit: UnitId) -> Objection | None:
    """Figures of the kind can be chosen, but none with just this damage."""
    ask = game.ask
    assert ask is not None
    found = [str(option) for option in ask.options if isinstance(option, PickFigure) and option.unit == unit]
    return refuse(ask.rule, "which-figure", picks=", ".join(found)) if found else None


def block(game: State, side: Side, unit: UnitId, markers: int, fresh: int) -> Objection | None:
    """A figure whose damage is blocked."""
    if not isinstance(game.stack[-1], BlockAt):
        return None
    return which_figure(game, unit) or refuse("REB-COMBAT-ATTACK-9a", "no-damage", unit=unit_name(unit))


def draw(game: State, side: Side, colour: int) -> Objection:
    """A special that nobody rolled, or that has been spent."""
    return refuse("REB-COMBAT-ATTACK-6", "no-special")


# Retreat


def retreat_with(game: State, side: Side, who: LeaderId) -> Objection | None:
    """The leader of a retreat."""
    battle = game.battle
    if battle is None:
        return None
    name = leader_name(who)
    if captured(game, who):
        return refuse("REB-CAPTURE-11", "captured", leader=name)
    if side_of(game, who) != side or game.leaders[who] != battle.system:
        return refuse("REB-COMBAT-RETREAT-2", "leader-not-there", leader=name, place=place_name(battle.system))
    if who == battle.guest:
        return refuse("REB-CARD-READY-FOR-ACTION-1", "guest", leader=name)
    if not controls(game, commanding(game, side), who):
        return refuse("REB-TEAM-35", "other-command", leader=name, player=player_name(side, LEADER_ROLE[who]))
    return no_retreat(game, side, battle)


def no_retreat(game: State, side: Side, battle: Battle) -> Objection | None:
    """Why a side cannot retreat from this combat at all."""
    if battle.retreated[side]:
        return refuse("REB-COMBAT-RETREAT-5", "retreated-already")
    if side == EMPIRE and (count(game, battle.system, DEATH_STAR) or count(game, battle.system, UNDER_CONSTRUCTION)):
        return refuse("REB-COMBAT-RETREAT-10", "death-star-stays")
    if battle.cannot_retreat[side]:
        return refuse("REB-CARD-KEEP-THEM-FROM-ESCAPING-1", "no-retreat")
    if battle.held[side]:
        return refuse("REB-CARD-SPACE-NO-ESCAPE-1", "no-retreat")
    if not goals(game, side):
        return refuse("REB-COMBAT-RETREAT-7", "nowhere-to-go")
    return None


def retreat_to(game: State, side: Side, where: PlaceId) -> Objection | None:
    """Where a retreat goes."""
    battle = game.battle
    if battle is None or not isinstance(game.stack[-1], ChooseRefuge):
        return None
    return no_refuge(game, side, battle, where)


def no_refuge(game: State, side: Side, battle: Battle, where: PlaceId) -> Objection:
    name = place_name(where)
    if where == BASE:
        return refuse("REB-COMBAT-RETREAT-9", "retreat-to-base")
    if not NEIGHBOURS[battle.system] >> where & 1:
        return not_adjacent(battle.system, SystemId(where), "REB-COMBAT-RETREAT-1")
    if has_units(game, other(side), where):
        return refuse("REB-COMBAT-RETREAT-6", "enemy-there", system=name)
    if battle.origins[other(side)] >> where & 1:
        return refuse("REB-COMBAT-RETREAT-8", "enemy-came-from", system=name)
    return refuse("REB-COMBAT-RETREAT-7", "own-systems-first", system=name)


def not_adjacent(one: SystemId, two: SystemId, rule: str) -> Objection:
    names: dict[str, Param] = {"one": place_name(one), "two": place_name(two)}
    if frozenset((one, two)) in IMPASSABLE:
        return refuse("REB-MOVE-6", "impassable", **names)
    return refuse(rule, "not-adjacent", **names)


def take(game: State, side: Side, unit: UnitId, markers: int, fresh: int) -> Objection:
    """A unit on the retreat."""
    battle = game.battle
    assert battle is not None
    name = unit_name(unit)
    if UNIT_SIDE[unit] != side:
        return refuse("REB-COMBAT-RETREAT-1", "not-your-unit", unit=name)
    if IMMOBILE[unit]:
        return refuse("REB-COMBAT-RETREAT-12", "immobile", unit=name)
    place = place_name(battle.system)
    return which_figure(game, unit) or refuse("REB-COMBAT-RETREAT-11", "none-there", unit=name, place=place)


def take_leader(game: State, side: Side, who: LeaderId) -> Objection:
    """A leader on the retreat, even a captured one."""
    if captured(game, who):
        return refuse("REB-CAPTURE-6", "captives-stay", leader=leader_name(who))
    return refuse("REB-COMBAT-RETREAT-1", "one-leader", leader=leader_name(who))
