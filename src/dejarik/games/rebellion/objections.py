"""What stands in the way of natural picks, one function for each way of putting them. Each is asked only about a pick
that is not among the options, and finds the first rule against it."""

from __future__ import annotations

from dejarik.engine.message import Message, Param, say
from dejarik.engine.outcome import Objection
from dejarik.games.rebellion.components import (
    ACTION_LEADERS,
    ACTION_SIDE,
    ACTION_TIMING,
    ACTIONS,
    BASE,
    BESIDE,
    BOX,
    DEATH_STAR,
    DEPLOYED,
    EMPIRE,
    HEALTH,
    IMMOBILE,
    LEADERS,
    LEADERS_ON_MISSION,
    MISSION_COST,
    MISSION_SKILL,
    MISSIONS,
    NEEDS_TRANSPORT,
    NEIGHBOURS,
    OBJECTIVES,
    ON_MISSION,
    PLACES,
    POOL,
    PRINTED,
    REBEL,
    SKILL,
    SKILLS,
    STARTING,
    TACTIC_BLOCKS,
    TACTIC_THEATRE,
    TACTICS,
    TARGET,
    UNIT_SIDE,
    UNIT_THEATRE,
    UNITS,
    ActionId,
    LeaderId,
    MissionId,
    ObjectiveId,
    PlaceId,
    Side,
    SystemId,
    TacticId,
    UnitId,
    action_name,
    leader_name,
    mission_name,
    objective_name,
    other,
    place_name,
    side_name,
    system,
    tactic_name,
    unit_name,
)
from dejarik.games.rebellion.galaxy import (
    captured,
    count,
    has_tactics,
    has_units,
    owned,
    remote,
    supply,
)
from dejarik.games.rebellion.missions.targets import WORDS, places
from dejarik.games.rebellion.movement import MoveUnits, leavable
from dejarik.games.rebellion.roles import side_of
from dejarik.games.rebellion.state import State

IMPASSABLE = {
    frozenset(system(text) for text in border["between"]) for border in PRINTED["systems"]["impassable_borders"]
}


def no(rule: str, key: str, **facts: Param) -> Objection:
    return Objection(rule, say(f"rebellion-no-{key}", rule=rule, **facts))


def not_now(game: State) -> Objection:
    ask = game.ask
    assert ask is not None
    return no(ask.rule, "not-now", prompt=ask.prompt)


# Names


def _leader(text: str) -> LeaderId | None:
    return LeaderId(LEADERS.number(text)) if text in LEADERS else None


def _place(text: str) -> PlaceId | None:
    return PlaceId(PLACES.number(text)) if text in PLACES else None  # type: ignore[arg-type]  # its number


def _unit(text: str) -> UnitId | None:
    return UnitId(UNITS.number(text)) if text in UNITS else None


def _mission(text: str) -> MissionId | None:
    return MissionId(MISSIONS.number(text)) if text in MISSIONS else None


def unknown(sort: str, text: str) -> Objection:
    return no("REB-COMP-1", f"no-{sort}", text=text)


# Leaders


def not_in_pool(game: State, side: Side, text: str, rule: str) -> Objection | None:
    """Whoever is used must be an own leader in the pool."""
    who = _leader(text)
    if who is None:
        return unknown("leader", text)
    name = leader_name(who)
    if side_of(game, who) != side:
        return no("REB-TEAM-4", "not-yours", leader=name)
    if captured(game, who):
        return no("REB-CAPTURE-2", "captured", leader=name)
    spot = game.leaders[who]
    if spot == BOX:
        return no("REB-ELIM-1", "eliminated", leader=name)
    if spot == BESIDE:
        return no("REB-SETUP-4", "not-recruited", leader=name)
    if spot == ON_MISSION:
        return no(rule, "on-mission", leader=name)
    if spot != POOL:
        return no(rule, "on-board", leader=name, place=place_name(PlaceId(spot)))
    return None


def activate_with(game: State, side: Side, text: str) -> Objection:
    found = not_in_pool(game, side, text, "REB-ACTIVATE-2")
    if found is not None:
        return found
    who = LeaderId(LEADERS.number(text))
    if not has_tactics(who):
        return no("REB-ACTIVATE-3", "no-tactics", leader=leader_name(who))
    return not_now(game)


def activate_at(game: State, side: Side, place: str, text: str) -> Objection:
    found = not_in_pool(game, side, text, "REB-ACTIVATE-2")
    if found is not None:
        return found
    who = LeaderId(LEADERS.number(text))
    if not has_tactics(who):
        return no("REB-ACTIVATE-3", "no-tactics", leader=leader_name(who))
    if _place(place) is None:
        return unknown("place", place)
    return no("REB-ACTIVATE-2", "leader-first", pick=f"activate with {text}")


def reveal_base(game: State, side: Side) -> Objection:
    if side == EMPIRE:
        return no("REB-BASE-REVEAL-6", "not-your-base")
    if game.exposed:
        return no("REB-BASE-REVEAL-3", "already-revealed", system=place_name(game.location))
    return no("REB-BASE-REVEAL-6", "only-at-start-of-turn")


def assign(game: State, side: Side, text: str) -> Objection:
    return not_in_pool(game, side, text, "REB-ASSIGN-2") or not_now(game)


def join(game: State, side: Side, text: str) -> Objection:
    for each in game.assigned:
        here = each.side == side and text in (LEADERS[who] for who in each.leaders)
        if here and len(each.leaders) == LEADERS_ON_MISSION:
            return no("REB-ASSIGN-3", "two-leaders", leaders=tuple(leader_name(who) for who in each.leaders))
    return not_now(game)


def send(game: State, side: Side, text: str) -> Objection:
    if game.mission is not None and game.mission.unopposed:
        return no("REB-MISSION-REVEAL-6", "cannot-be-opposed", mission=mission_name(game.mission.card))
    return not_in_pool(game, side, text, "REB-MISSION-REVEAL-6") or not_now(game)


def add(game: State, side: Side, text: str) -> Objection:
    return not_in_pool(game, side, text, "REB-COMBAT-LEADER-1") or not_now(game)


def recruit(game: State, side: Side, text: str) -> Objection:
    who = _leader(text)
    if who is None:
        return unknown("leader", text)
    if game.leaders[who] == BOX:
        return no("REB-ELIM-1", "eliminated", leader=leader_name(who))
    if game.leaders[who] != BESIDE:
        return no("REB-RECRUIT-6", "in-play", leader=leader_name(who))
    return no("REB-RECRUIT-1", "not-on-card", leader=leader_name(who))


# Missions


def reveal(game: State, side: Side, text: str) -> Objection:
    card = _mission(text)
    if card is None:
        return unknown("mission", text)
    mine = [each for each in game.assigned if each.side == side and each.card == card]
    if not mine:
        return no("REB-MISSION-1", "not-assigned", mission=mission_name(card))
    skill = MISSION_SKILL[card]
    icons = max(sum(SKILL[who][skill] for who in each.leaders) for each in mine)
    if icons < MISSION_COST[card]:
        return no(
            "REB-COMMAND-10",
            "too-little-skill",
            mission=mission_name(card),
            skill=say(f"rebellion-skill-{SKILLS[skill].replace('_', '-')}"),
            needed=MISSION_COST[card],
            icons=icons,
        )
    if TARGET[card]["type"] != "none" and not places(game, side, card):
        return no("REB-MISSION-REVEAL-3", "no-target", mission=mission_name(card))
    return not_now(game)


def at(game: State, side: Side, text: str) -> Objection:
    where = _place(text)
    if where is None:
        return unknown("place", text)
    if game.mission is not None and game.mission.place is None:
        return wrong_place(game, side, game.mission.card, where)
    if where == BASE:
        if side == EMPIRE:
            return no("REB-BASE-MOVE-2", "rebels-only")
        return no("REB-BASE-REVEAL-7", "base-revealed")
    return not_now(game)


def wrong_place(game: State, side: Side, card: MissionId, where: PlaceId) -> Objection:
    """The word of the card that the system does not fit."""
    name = place_name(where)
    if where == BASE:
        return no("REB-BASE-SPACE-5", "no-mission-at-base")
    if "system" in TARGET[card]:
        named = place_name(system(TARGET[card]["system"]))
        return no("REB-MISSION-REVEAL-3", "only-there", mission=mission_name(card), system=named)
    for word in TARGET[card].get("requires", ()):
        if not WORDS[word](game) >> where & 1:
            needs = say(f"rebellion-needs-{word.replace('_', '-')}")
            return no("REB-MISSION-REVEAL-3", "does-not-fit", mission=mission_name(card), system=name, needs=needs)
    if side == REBEL and game.barred >> where & 1:
        return no("REB-CARD-BOBA-FETT-WHERE-1", "barred", system=name)
    return no("REB-MISSION-REVEAL-3", "no-target", mission=mission_name(card))


def against(game: State, side: Side, text: str) -> Objection:
    who = _leader(text)
    if who is None:
        return not_now(game) if text in UNITS else unknown("leader", text)
    if game.leaders[who] >= BASE:
        return no("REB-MISSION-REVEAL-3a", "in-no-system", leader=leader_name(who))
    return no("REB-MISSION-REVEAL-3a", "cannot-be-target", leader=leader_name(who))


def to(game: State, side: Side, text: str) -> Objection:
    """A mission for a leader, or where a retreat goes."""
    card = _mission(text)
    if card is not None:
        return no("REB-ASSIGN-2", "mission-not-in-hand", mission=mission_name(card))
    where = _place(text)
    if where is None:
        return unknown("place", text)
    battle = game.battle
    if battle is None:
        return not_now(game)
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


def discard(game: State, side: Side, text: str) -> Objection:
    card = _mission(text)
    if card is None:
        return unknown("mission", text)
    if card not in game.mission_hands[side]:
        return no("REB-REFRESH-2", "mission-not-in-hand", mission=mission_name(card))
    if STARTING[card]:
        return no("REB-MISSION-START-1", "starting-mission", mission=mission_name(card))
    return not_now(game)


# Units


def not_adjacent(one: SystemId, two: SystemId, rule: str) -> Objection:
    names: dict[str, Param] = {"one": place_name(one), "two": place_name(two)}
    if frozenset((one, two)) in IMPASSABLE:
        return no("REB-MOVE-6", "impassable", **names)
    return no(rule, "not-adjacent", **names)


def move(game: State, side: Side, text: str, place: str) -> Objection:
    kind, origin = _unit(text), _place(place)
    if kind is None:
        return unknown("unit", text)
    if origin is None:
        return unknown("place", place)
    top = game.stack[-1]
    name, where = unit_name(kind), place_name(origin)
    if UNIT_SIDE[kind] != side:
        return no("REB-MOVE-2", "not-your-unit", unit=name)
    if not isinstance(top, MoveUnits):
        return not_now(game)
    if IMMOBILE[kind]:
        return no("REB-MOVE-7", "immobile", unit=name)
    if not count(game, origin, kind):
        return no("REB-MOVE-2", "none-there", unit=name, place=where)
    if not leavable(game, side, origin):
        return no("REB-MOVE-8", "held-by-leader", place=where)
    if origin not in top.origins or (top.near and not top.reaches(game, origin)):
        return out_of_reach(game, top, origin)
    loaded = sum(number for its, unit, number in top.load if (its, unit) == (origin, kind))
    if loaded == count(game, origin, kind):
        return no("REB-MOVE-2", "all-moved", unit=name, place=where)
    if kind not in top.kinds:
        return no("REB-MOVE-10", "not-this-kind", unit=name)
    if top.transport and NEEDS_TRANSPORT[kind]:
        return no("REB-TRANSPORT-5", "no-room", unit=name, place=where)
    return no("REB-MOVE-10", "enough-moved")


def out_of_reach(game: State, top: MoveUnits, origin: PlaceId) -> Objection:
    if BASE in (origin, top.goal):
        return no("REB-BASE-MOVE-1", "base-too-far", place=place_name(top.goal if origin == BASE else origin))
    if origin == top.goal:
        return no("REB-MOVE-2", "already-there", place=place_name(origin))
    return not_adjacent(SystemId(origin), SystemId(top.goal), "REB-MOVE-2")


def deploy(game: State, side: Side, text: str, place: str) -> Objection:
    kind, where = _unit(text), _place(place)
    if kind is None:
        return unknown("unit", text)
    if where is None:
        return unknown("place", place)
    name = place_name(where)
    if not game.ready[kind] or UNIT_SIDE[kind] != side:
        return no("REB-QUEUE-2", "not-ready", unit=unit_name(kind))
    if where == BASE:
        if game.exposed:
            return no("REB-BASE-REVEAL-7", "base-revealed")
    else:
        if remote(game) >> where & 1:
            return no("REB-DEPLOY-6", "remote", system=name)
        if not owned(game, side) >> where & 1:
            return no("REB-DEPLOY-1", "not-loyal", system=name, side=side_name(side))
        if game.sabotaged >> where & 1:
            return no("REB-DEPLOY-4", "sabotaged", system=name)
        if has_units(game, other(side), where):
            return no("REB-DEPLOY-5", "enemy-there", system=name)
    if game.deployed[where] >= DEPLOYED:
        return no("REB-DEPLOY-2", "two-deployed", system=name)
    if kind == DEATH_STAR:
        return no("REB-DS-BUILD-3", "only-at-construction")
    return not_now(game)


def build(game: State, side: Side, text: str, place: str) -> Objection:
    kind, where = _unit(text), _place(place)
    if kind is None:
        return unknown("unit", text)
    if where is None:
        return unknown("place", place)
    name = place_name(where)
    if where != BASE:
        if not owned(game, side) >> where & 1:
            return no("REB-BUILD-2", "not-loyal", system=name, side=side_name(side))
        if game.sabotaged >> where & 1:
            return no("REB-BUILD-6", "sabotaged", system=name)
        if has_units(game, other(side), where):
            return no("REB-BUILD-5", "enemy-there", system=name)
    if supply(game, kind) <= 0:
        return no("REB-BUILD-9", "no-figure", unit=unit_name(kind))
    return no("REB-BUILD-2", "no-icon", unit=unit_name(kind), system=name)


# Combat


def hit(game: State, side: Side, text: str) -> Objection:
    kind = _unit(text)
    if kind is None:
        return unknown("unit", text)
    battle = game.battle
    if battle is None:
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
    return no("REB-COMBAT-ATTACK-8a", "wrong-colour", unit=name)


def retreat_with(game: State, side: Side, text: str) -> Objection:
    who = _leader(text)
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
    return not_now(game)


# Cards


def use(game: State, side: Side, text: str, leader: str | None) -> Objection:
    if text not in ACTIONS:
        return unknown("action", text)
    card = ActionId(ACTIONS.number(text))
    name = action_name(card)
    held = any(card in hand for hand in game.actions[2 * side : 2 * side + 2])
    if ACTION_SIDE[card] != side or not held:
        return no("REB-ACTION-1", "action-not-in-hand", card=name)
    shown = ACTION_LEADERS[card]
    if leader is not None and _leader(leader) not in shown:
        return no("REB-ACTION-3", "not-shown", card=name)
    timing = ACTION_TIMING[card]
    if timing == "assignment":
        for who in shown:
            found = not_in_pool(game, side, LEADERS[who], "REB-ACTION-5a")
            if found is not None:
                return found
    place = game.battle.system if game.battle is not None else game.mission.place if game.mission is not None else None
    if shown and place is not None and not any(game.leaders[who] == place for who in shown):
        names: tuple[Message, ...] = tuple(leader_name(who) for who in shown)
        return no("REB-ACTION-3", "shown-leader-not-there", card=name, leaders=names)
    return no("REB-ACTION-5", "wrong-timing", card=name, timing=say(f"rebellion-timing-{timing.replace('_', '-')}"))


def play(game: State, side: Side, text: str) -> Objection:
    if text in OBJECTIVES:
        return no("REB-OBJ-1", "objective-not-met", card=objective_name(ObjectiveId(OBJECTIVES.number(text))))
    if text not in TACTICS:
        return unknown("card", text)
    card = TacticId(TACTICS.number(text))
    name = tactic_name(card)
    if card not in game.tactic_hands[side]:
        return no("REB-COMBAT-ATTACK-7", "tactic-not-in-hand", card=name)
    if game.battle is None or TACTIC_THEATRE[card] != game.battle.theatre:
        return no("REB-COMBAT-ATTACK-7a", "tactic-other-theatre", card=name)
    if TACTIC_BLOCKS[card] == (game.battle.attacker == side):
        return no("REB-COMBAT-ATTACK-9b", "tactic-wrong-step", card=name)
    return no("REB-COMBAT-ATTACK-7b", "tactic-cannot-be-paid", card=name)
