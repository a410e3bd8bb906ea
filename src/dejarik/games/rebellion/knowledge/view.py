"""What a seat may know. [REB-INFO]

Seats of one side share everything [REB-TEAM-6], so a view depends on the side alone; None is somebody who only watches.
`imagine` goes the way back.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Final

from dejarik.engine.game import UNKNOWN
from dejarik.engine.names import Names
from dejarik.engine.plain import Plain
from dejarik.games.rebellion.components import (
    ACTION_STARTING,
    ACTIONS,
    CORUSCANT,
    EMPIRE,
    IDS,
    KINDS,
    LEADERS,
    LOYALTIES,
    MISSIONS,
    OBJECTIVES,
    PLACES,
    QUEUE,
    REBEL,
    ROLES,
    SIDES,
    SPOTS,
    STAGE,
    SYSTEMS,
    TACTIC_THEATRE,
    TACTICS,
    THEATRES,
    UNITS,
    ActionId,
    LeaderSet,
    Side,
    SystemSet,
    TacticId,
    in_set,
)
from dejarik.games.rebellion.galaxy import possible_bases
from dejarik.games.rebellion.knowledge import seen
from dejarik.games.rebellion.knowledge.seen import ProbeBag, RebellionView
from dejarik.games.rebellion.roles import side_of_seat
from dejarik.games.rebellion.state import Assignment, Battle, Mission, State

PLAIN: Final = Plain(IDS)
UNKNOWN_STARTING: Final = "unknown-starting"  # an action card without the recruit icon on its back


def view(game: State, seat: int | None) -> RebellionView:
    """All that the side of this seat may know. What everybody sees stands first. [REB-INFO-11, 13, 16, REB-RUL-45]"""
    start = game.start
    side = None if seat is None else side_of_seat(game, seat)
    return {
        "game": start.game.id,
        "players": start.players,
        "options": dict(start.options),
        "seat": None if seat is None else start.seats[seat].name,
        "side": None if side is None else SIDES[side],
        "stack": start.game.stack_seen_by(game, seat),
        "round": game.round,
        "time": game.time,
        "reputation": game.reputation,
        "turn": game.turn,
        "passed": game.passed.copy(),
        "loyalty": [LOYALTIES[loyalty] for loyalty in game.loyalty],
        "subjugated": _systems(game.subjugated),
        "sabotaged": _systems(game.sabotaged),
        "destroyed": _systems(game.destroyed),
        "leaders": [SPOTS[spot] for spot in game.leaders],
        "rings": [None if leader is None else LEADERS[leader] for leader in game.rings],
        "origins": _systems(game.origins),
        "deployed": game.deployed.copy(),
        "mission_discards": [[MISSIONS[card] for card in pile] for pile in game.mission_discards],
        "project_discard": [MISSIONS[card] for card in game.project_discard],
        "announced": [[None if who is None else LEADERS[who] for who in sheet] for sheet in game.announced],
        "actions_used": [ACTIONS[card] for card in game.actions_used],
        "objectives_scored": [OBJECTIVES[card] for card in game.objectives_scored],
        "probe_boxed": [SYSTEMS[card] for card in game.probe_boxed],
        "exposed": game.exposed,
        "uncovered": game.uncovered,
        "tactic_discards": [[TACTICS[card] for card in pile] for pile in game.tactic_discards],
        "clues": _systems(game.clues),
        "shown": [MISSIONS[card] for card in game.shown],
        "rapid": [[leaders, ROLES[role]] for leaders, role in game.rapid],
        "detained": _leaders(game.detained),
        "misdirected": _leaders(game.misdirected),
        "barred": _systems(game.barred),
        "loose": _leaders(game.loose),
        "inspired": _leaders(game.inspired),
        "yoda_used": game.yoda_used,
        "leaving": _leaders(game.leaving),
        "mission": None if game.mission is None else PLAIN.encode(game.mission, Mission),
        "battle": None if game.battle is None else PLAIN.encode(game.battle, Battle),
        "laid": [[colour, face] for colour, face in game.laid],
        "units": _units(game),
        "queues": [_figures(game.queues, space) for space in range(QUEUE)],
        "ready": _figures(game.ready, 0),
        "missions": [_mine(game.mission_hands[owner], owner == side, MISSIONS) for owner in (REBEL, EMPIRE)],
        "mission_decks": [len(deck.cards) for deck in game.mission_decks],
        "project_deck": game.project_deck.seen(MISSIONS, seat, UNKNOWN),
        "assigned": [_assignment(each, side) for each in game.assigned],
        "actions": [[_action(card, place // 2 == side) for card in hand] for place, hand in enumerate(game.actions)],
        "action_decks": [deck.seen(ACTIONS, seat, UNKNOWN) for deck in game.action_decks],
        "objectives": _objectives(game, side),
        "objective_stages": sorted(STAGE[card] for card in game.objectives),
        "objectives_known": [OBJECTIVES[card] for card in game.objectives_known] if side is not None else [],
        "objective_deck": game.objective_deck.seen(OBJECTIVES, seat, UNKNOWN),
        "objective_deck_stages": [STAGE[card] for card in game.objective_deck.cards],
        "probes": game.probe_hand.seen(SYSTEMS, seat, UNKNOWN),
        "probe_deck": game.probe_deck.seen(SYSTEMS, seat, UNKNOWN),
        "probe_bags": _bags(game, side),
        "location": _location(game, side),
        "probed": _systems(game.probed) if side == EMPIRE else [],
        "possible": _systems(possible_bases(game) if side == EMPIRE else game.clues),
        "tactic_decks": [len(deck.cards) for deck in game.tactic_decks],
        "tactics": [_tactics(game, owner, side) for owner in (REBEL, EMPIRE)],
        "outcome": start.game.dump_outcome(game),
    }


def _units(game: State) -> dict[str, dict[str, int]]:
    """By place and kind; most of the board is empty."""
    found: dict[str, dict[str, int]] = {}
    for at in compress(range(len(game.units)), game.units):
        found.setdefault(PLACES[at // KINDS], {})[UNITS[at % KINDS]] = game.units[at]
    return found


def _figures(counts: list[int], row: int) -> dict[str, int]:
    return {UNITS[kind]: figures for kind in range(KINDS) if (figures := counts[row * KINDS + kind])}


def _mine(cards: Sequence[int], mine: bool, names: Names) -> list[str]:
    """A hand that only its owner sees. [REB-INFO-3]"""
    return [names[card] for card in cards] if mine else [UNKNOWN] * len(cards)


def _assignment(each: Assignment, side: Side | None) -> seen.Assignment:
    return {
        "side": SIDES[each.side],
        "card": MISSIONS[each.card] if each.side == side else UNKNOWN,
        "leaders": [LEADERS[leader] for leader in each.leaders],
        "searched": each.searched,
        "starting": each.starting,
    }


def _action(card: ActionId, mine: bool) -> str:
    if mine:
        return ACTIONS[card]
    return UNKNOWN_STARTING if ACTION_STARTING[card] else UNKNOWN


def _objectives(game: State, side: Side | None) -> list[str]:
    """The Empire sees no more than what it was shown. [REB-INFO-5]"""
    if side == REBEL:
        return [OBJECTIVES[card] for card in game.objectives]
    known = [OBJECTIVES[card] for card in game.objectives_known] if side == EMPIRE else []
    return known + [UNKNOWN] * (len(game.objectives) - len(known))


def _bags(game: State, side: Side | None) -> list[ProbeBag]:
    """Cards that were mixed before the eyes of the side: where they lie, and those it knows to be among them."""
    found: list[ProbeBag] = [
        {
            "deck": [at for at, card in enumerate(game.probe_deck.cards) if inside >> card & 1],
            "hand": [at for at, card in enumerate(game.probe_hand.cards) if inside >> card & 1],
            "location": bool(inside >> game.location & 1),
            "cards": _systems(known),
        }
        for owner, inside, known in game.probe_bags
        if owner == side
    ]
    return sorted(found, key=lambda bag: (bag["deck"], bag["hand"]))


def _location(game: State, side: Side | None) -> str | None:
    """Where the base is, for the Rebels, and once it is revealed for everybody. [REB-INFO-1, 2]"""
    if game.location == CORUSCANT:
        return None  # not chosen yet
    return SYSTEMS[game.location] if side == REBEL or game.exposed else UNKNOWN


def _systems(systems: SystemSet) -> list[str]:
    return [SYSTEMS[system] for system in in_set(systems)]


def _leaders(leaders: LeaderSet) -> list[str]:
    return [text for number, text in enumerate(LEADERS) if leaders >> number & 1] if leaders else []


def _tactics(game: State, owner: Side, side: Side | None) -> list[str]:
    """The backs show the theatre. [REB-INFO-10]"""
    hand = game.tactic_hands[owner]
    if owner == side or (owner == REBEL and game.battle is not None and game.battle.faceup):
        return [TACTICS[card] for card in hand]
    return [unknown_tactic(card) for card in hand]


def unknown_tactic(card: TacticId) -> str:
    return f"{UNKNOWN}-{THEATRES[TACTIC_THEATRE[card]]}"
