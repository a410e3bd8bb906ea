"""Action cards, objectives and tactic cards that cannot be used."""

from __future__ import annotations

from typing import Final

from dejarik.engine.message import Message, say
from dejarik.engine.outcome import Objection
from dejarik.games.rebellion.assignment import AssignLeaders
from dejarik.games.rebellion.cards.actions.assignment_cards import UseWith
from dejarik.games.rebellion.cards.actions.combat_cards import READY_FOR_ACTION
from dejarik.games.rebellion.cards.actions.holding import able
from dejarik.games.rebellion.cards.actions.windows import MOMENTS, UseAction
from dejarik.games.rebellion.cards.tactics.playing import PlayTacticFor, PlayTacticWith
from dejarik.games.rebellion.cards.tactics.playing import barred as trapped
from dejarik.games.rebellion.combat.attack import BlockDamage, CombatAction
from dejarik.games.rebellion.components import (
    ACTION_LEADERS,
    ACTION_SIDE,
    ACTION_TIMING,
    BLACK,
    BOX,
    FACES,
    REBEL,
    RED,
    SPECIAL,
    TACTIC_BLOCKS,
    TACTIC_COSTS_SPECIAL,
    TACTIC_THEATRE,
    ActionId,
    LeaderId,
    ObjectiveId,
    Side,
    TacticId,
    action_name,
    leader_name,
    objective_name,
    tactic_name,
)
from dejarik.games.rebellion.explain.answers import refuse
from dejarik.games.rebellion.explain.leaders import commanding, unavailable
from dejarik.games.rebellion.galaxy import at
from dejarik.games.rebellion.leaders import same_person
from dejarik.games.rebellion.objectives import CONDITIONS, PlayObjective
from dejarik.games.rebellion.roles import sheet
from dejarik.games.rebellion.state import State

ASSIGNMENT: Final = "assignment"
REFRESH: Final = frozenset(card for card, _ in CONDITIONS["refresh"])

# Action cards


def use(game: State, side: Side, card: ActionId, leader: LeaderId | None = None) -> Objection:
    """An action card, perhaps with the leader it takes."""
    name = action_name(card)
    ours = [card in hand for hand in game.actions[2 * side : 2 * side + 2]]
    if ACTION_SIDE[card] != side or not any(ours):
        return refuse("REB-ACTION-1", "action-not-in-hand", card=name)
    role = commanding(game, side)
    if role is not None and card not in game.actions[sheet(game, side, role)]:
        return refuse("REB-TEAM-40", "partners-card", card=name)
    if leader is not None and leader not in ACTION_LEADERS[card]:
        return refuse("REB-ACTION-3", "not-shown", card=name)
    frame = game.stack[-1]
    if ACTION_TIMING[card] == ASSIGNMENT and isinstance(frame, AssignLeaders):
        return in_assignment(game, side, frame, card, leader)
    if isinstance(frame, UseAction) and card in (each for each, _, _ in MOMENTS[frame.moment]):
        return at_its_moment(game, side, card)
    timing = say(f"rebellion-timing-{ACTION_TIMING[card].replace('_', '-')}")
    return refuse("REB-ACTION-7", "wrong-timing", card=name, timing=timing)


def in_assignment(game: State, side: Side, frame: AssignLeaders, card: ActionId, leader: LeaderId | None) -> Objection:
    """Its leader must be in the pool, and there must be a place for it."""
    shown = ACTION_LEADERS[card] if leader is None else (leader,)
    busy = [unavailable(game, side, who, "REB-CARD-ACTIONS-3", partners=True) for who in shown]
    if all(busy) and busy[0] is not None:
        return busy[0]
    name = action_name(card)
    if frame.pending and frame.reviewed(game):
        return refuse("REB-TEAM-17", "assignments-first", card=name)
    found = [str(each) for each in frame.options(game) if isinstance(each, UseWith) and each.card == card]
    if found:
        return refuse("REB-CARD-ACTIONS-1", "with-whom", card=name, picks=", ".join(found))
    return refuse("REB-CARD-ACTIONS-4", "no-use", card=name)


def at_its_moment(game: State, side: Side, card: ActionId) -> Objection:
    """One of its leaders must be there, free, and what it works on too."""
    name, shown = action_name(card), ACTION_LEADERS[card]
    if card == READY_FOR_ACTION:  # it brings its leader from the pool
        found = unavailable(game, side, shown[0], "REB-CARD-READY-FOR-ACTION-1", partners=True)
        assert found is not None
        return found
    battle, mission = game.battle, game.mission
    where = battle.system if battle is not None else mission.place if mission is not None else None
    there = [who for who in at(game, BOX if where is None else where) if any(same_person(who, each) for each in shown)]
    if not there:
        leaders: tuple[Message, ...] = tuple(leader_name(who) for who in shown)
        return refuse("REB-ACTION-3", "shown-leader-not-there", card=name, leaders=leaders)
    if not any(able(game, who) for who in there):
        return refuse("REB-CARD-ACTIONS-2", "captured-or-lured", leader=leader_name(there[0]))
    return refuse("REB-CARD-ACTIONS-4", "no-use", card=name)


def keep(game: State, side: Side, card: ActionId) -> Objection:
    """An action card when recruiting."""
    return refuse("REB-RECRUIT-1", "not-drawn-card", card=action_name(card))


# Objectives and tactic cards


def objective(game: State, side: Side, card: ObjectiveId) -> Objection:
    """Only the Rebels hear anything of their hand."""
    name = objective_name(card)
    if side != REBEL:
        return refuse("REB-OBJ-1", "not-your-objectives")
    if card not in game.objectives:
        return refuse("REB-OBJ-1", "objective-not-in-hand", card=name)
    if game.battle is not None and game.battle.objective_played:
        return refuse("REB-OBJ-5", "one-objective")
    frame = game.stack[-1]
    if not isinstance(frame, PlayObjective) or card not in (each for each, _ in CONDITIONS[frame.moment]):
        return refuse("REB-REFRESH-0" if card in REFRESH else "REB-OBJ-3", "objective-other-time", card=name)
    return refuse("REB-OBJ-1", "objective-not-met", card=name)


def tactic(game: State, side: Side, card: TacticId, price: int | None = None) -> Objection | None:
    """A tactic card, perhaps with the die or the card that pays for it."""
    name, battle = tactic_name(card), game.battle
    if card not in game.tactic_hands[side]:
        return refuse("REB-COMBAT-ATTACK-7", "tactic-not-in-hand", card=name)
    if battle is None or not isinstance(game.stack[-1], (CombatAction, BlockDamage)):
        return None
    if TACTIC_THEATRE[card] != battle.theatre:
        return refuse("REB-COMBAT-ATTACK-7a", "tactic-other-theatre", card=name)
    if trapped(battle, side):
        return refuse("REB-CARD-ITS-A-TRAP-1", "trapped")
    if TACTIC_BLOCKS[card] == (battle.attacker == side):
        return refuse("REB-COMBAT-ATTACK-9b", "tactic-wrong-step", card=name)
    if TACTIC_COSTS_SPECIAL[card] and not any(battle.dice[colour * len(FACES) + SPECIAL] for colour in (BLACK, RED)):
        return refuse("REB-COMBAT-ATTACK-7b", "tactic-cannot-be-paid", card=name)
    paid = (PlayTacticWith, PlayTacticFor)
    found = [str(each) for each in game.stack[-1].options(game) if isinstance(each, paid) and each.card == card]
    if found:
        return refuse("REB-COMBAT-ATTACK-7b", "say-what-for", card=name, picks=", ".join(found))
    if TACTIC_BLOCKS[card]:
        return refuse("REB-CARD-TACTICS-1", "no-card-to-discard", card=name)
    return refuse("REB-COMBAT-ATTACK-7d", "tactic-no-target", card=name)
