"""What cannot be hit, blocked or taken along, and where no retreat goes."""

from __future__ import annotations

from dejarik.engine.message import Param
from dejarik.engine.outcome import Objection
from dejarik.games.rebellion.cards.tactics.blocking import BlockAt
from dejarik.games.rebellion.cards.tactics.strikes import DealDamage, StrikeFirst, StrikeSecond
from dejarik.games.rebellion.combat.attack import AssignHit, CombatAction
from dejarik.games.rebellion.combat.retreat import ChooseRefuge, TakeAlong, goals
from dejarik.games.rebellion.command import player_name
from dejarik.games.rebellion.components import (
    BASE,
    COLOURS,
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
    PlaceId,
    Side,
    SystemId,
    leader_name,
    other,
    place_name,
    system,
    unit_name,
)
from dejarik.games.rebellion.explain.answers import (
    leader_called,
    mission_called,
    no,
    not_now,
    place_called,
    unit_called,
    unknown,
)
from dejarik.games.rebellion.explain.leaders import commanding
from dejarik.games.rebellion.explain.missions import to_mission
from dejarik.games.rebellion.galaxy import captured, count, has_units
from dejarik.games.rebellion.roles import controls, side_of
from dejarik.games.rebellion.state import Battle, State

IMPASSABLE = {
    frozenset(system(text) for text in border["between"]) for border in PRINTED["systems"]["impassable_borders"]
}


def hit(game: State, side: Side, text: str) -> Objection:
    kind = unit_called(text)
    if kind is None:
        return unknown("unit", text)
    battle = game.battle
    frame = game.stack[-1]
    if battle is None or not isinstance(frame, (AssignHit, DealDamage, StrikeFirst, StrikeSecond)):
        return not_now(game)
    name = unit_name(kind)
    if UNIT_SIDE[kind] == side:
        return no("REB-COMBAT-ATTACK-8", "own-unit", unit=name)
    if UNIT_THEATRE[kind] != battle.theatre:
        return no("REB-COMBAT-ATTACK-8c", "other-theatre", unit=name)
    if not count(game, battle.system, kind):
        return no("REB-COMBAT-ATTACK-8", "none-there", unit=name, place=place_name(battle.system))
    if not HEALTH[kind]:
        return no("REB-UNIT-14", "no-health", unit=name)
    return (
        which_figure(game, f"hit {text}")
        or (isinstance(frame, AssignHit) and no("REB-COMBAT-ATTACK-8a", "wrong-colour", unit=name))
        or no("REB-CARD-TACTICS-2", "struck-already", unit=name)
    )


def which_figure(game: State, pick: str) -> Objection | None:
    """Figures of the kind can be chosen, but none with just this damage."""
    ask = game.ask
    assert ask is not None
    found = [str(option) for option in ask.options if str(option).split(" ")[:2] == pick.split(" ")]
    return no(ask.rule, "which-figure", picks=", ".join(found)) if found else None


def block(game: State, side: Side, text: str) -> Objection:
    kind = unit_called(text)
    if kind is None:
        return unknown("unit", text)
    if not isinstance(game.stack[-1], BlockAt):
        return not_now(game)
    return which_figure(game, f"block {text}") or no("REB-COMBAT-ATTACK-9a", "no-damage", unit=unit_name(kind))


def draw(game: State, side: Side, colour: str) -> Objection:
    """A special that nobody rolled, or that has been spent."""
    if not isinstance(game.stack[-1], CombatAction) or colour not in COLOURS:
        return not_now(game)
    return no("REB-COMBAT-ATTACK-6", "no-special")


# Retreat


def retreat_with(game: State, side: Side, text: str) -> Objection:
    who = leader_called(text)
    if who is None:
        return unknown("leader", text)
    battle = game.battle
    if battle is None:
        return not_now(game)
    name = leader_name(who)
    if captured(game, who):
        return no("REB-CAPTURE-11", "captured", leader=name)
    if side_of(game, who) != side or game.leaders[who] != battle.system:
        return no("REB-COMBAT-RETREAT-2", "leader-not-there", leader=name, place=place_name(battle.system))
    if who == battle.guest:
        return no("REB-CARD-READY-FOR-ACTION-1", "guest", leader=name)
    if not controls(game, commanding(game, side), who):
        return no("REB-TEAM-35", "other-command", leader=name, player=player_name(side, LEADER_ROLE[who]))
    return no_retreat(game, side, battle) or not_now(game)


def no_retreat(game: State, side: Side, battle: Battle) -> Objection | None:
    """Why a side cannot retreat from this combat at all."""
    if battle.retreated[side]:
        return no("REB-COMBAT-RETREAT-5", "retreated-already")
    if side == EMPIRE and (count(game, battle.system, DEATH_STAR) or count(game, battle.system, UNDER_CONSTRUCTION)):
        return no("REB-COMBAT-RETREAT-10", "death-star-stays")
    if battle.cannot_retreat[side]:
        return no("REB-CARD-KEEP-THEM-FROM-ESCAPING-1", "no-retreat")
    if battle.held[side]:
        return no("REB-CARD-SPACE-NO-ESCAPE-1", "no-retreat")
    if not goals(game, side):
        return no("REB-COMBAT-RETREAT-7", "nowhere-to-go")
    return None


def to(game: State, side: Side, text: str) -> Objection:
    """A mission for a leader, or where a retreat goes."""
    card = mission_called(text)
    if card is not None:
        return to_mission(game, side, card)
    where = place_called(text)
    if where is None:
        return unknown("place", text)
    battle = game.battle
    if battle is None or not isinstance(game.stack[-1], ChooseRefuge):
        return not_now(game)
    return no_refuge(game, side, battle, where)


def no_refuge(game: State, side: Side, battle: Battle, where: PlaceId) -> Objection:
    name = place_name(where)
    if where == BASE:
        return no("REB-COMBAT-RETREAT-9", "retreat-to-base")
    if not NEIGHBOURS[battle.system] >> where & 1:
        return not_adjacent(battle.system, SystemId(where), "REB-COMBAT-RETREAT-1")
    if has_units(game, other(side), where):
        return no("REB-COMBAT-RETREAT-6", "enemy-there", system=name)
    if battle.origins[other(side)] >> where & 1:
        return no("REB-COMBAT-RETREAT-8", "enemy-came-from", system=name)
    return no("REB-COMBAT-RETREAT-7", "own-systems-first", system=name)


def not_adjacent(one: SystemId, two: SystemId, rule: str) -> Objection:
    names: dict[str, Param] = {"one": place_name(one), "two": place_name(two)}
    if frozenset((one, two)) in IMPASSABLE:
        return no("REB-MOVE-6", "impassable", **names)
    return no(rule, "not-adjacent", **names)


def take(game: State, side: Side, text: str) -> Objection:
    """A unit, or even a captured leader, on the retreat."""
    battle = game.battle
    if battle is None or not isinstance(game.stack[-1], TakeAlong):
        return not_now(game)
    who, kind = leader_called(text), unit_called(text)
    if who is not None:
        rule, key = (
            ("REB-CAPTURE-6", "captives-stay") if captured(game, who) else ("REB-COMBAT-RETREAT-1", "one-leader")
        )
        return no(rule, key, leader=leader_name(who))
    if kind is None:
        return unknown("unit", text)
    name = unit_name(kind)
    if UNIT_SIDE[kind] != side:
        return no("REB-COMBAT-RETREAT-1", "not-your-unit", unit=name)
    if IMMOBILE[kind]:
        return no("REB-COMBAT-RETREAT-12", "immobile", unit=name)
    return which_figure(game, f"take {text}") or no(
        "REB-COMBAT-RETREAT-11", "none-there", unit=name, place=place_name(battle.system)
    )
