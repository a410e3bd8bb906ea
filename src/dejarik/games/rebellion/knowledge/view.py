"""What a seat may know. [REB-INFO]

Seats of one side share everything [REB-TEAM-6], so a view depends on the side alone; None is somebody who only watches.
`imagine` goes the way back.
"""

from __future__ import annotations

from itertools import compress
from typing import Any, Final

from dejarik.engine.game import UNKNOWN
from dejarik.engine.plain import Plain, annotated
from dejarik.games.rebellion.components import (
    ACTION_STARTING,
    ACTIONS,
    CORUSCANT,
    EMPIRE,
    IDS,
    KINDS,
    MISSIONS,
    OBJECTIVES,
    PLACES,
    QUEUE,
    REBEL,
    SIDES,
    STAGE,
    SYSTEMS,
    TACTIC_THEATRE,
    TACTICS,
    THEATRES,
    UNITS,
    Side,
    SystemSet,
    TacticId,
    in_set,
)
from dejarik.games.rebellion.galaxy import possible_bases
from dejarik.games.rebellion.roles import side_of_seat
from dejarik.games.rebellion.state import Assignment, State

PLAIN: Final = Plain(IDS)
UNKNOWN_STARTING: Final = "unknown-starting"  # an action card without the recruit icon on its back

# What everybody sees. [REB-INFO-11, 13, 16, REB-RUL-45]
PUBLIC: Final = (
    "round",
    "time",
    "reputation",
    "turn",
    "passed",
    "loyalty",
    "subjugated",
    "sabotaged",
    "destroyed",
    "leaders",
    "rings",
    "origins",
    "deployed",
    "mission_discards",
    "project_discard",
    "announced",
    "actions_used",
    "objectives_scored",
    "probe_boxed",
    "exposed",
    "uncovered",
    "tactic_discards",
    "clues",
    "shown",
    "rapid",
    "detained",
    "misdirected",
    "barred",
    "loose",
    "inspired",
    "yoda_used",
    "leaving",
    "mission",
    "battle",
    "laid",
)
ENCODE: Final = {name: PLAIN.encoder(annotated(State)[name]) for name in PUBLIC}


def view(game: State, seat: int | None) -> dict[str, Any]:
    """All that the side of this seat may know."""
    start = game.start
    side = None if seat is None else side_of_seat(game, seat)
    seen: dict[str, Any] = {
        "game": start.game.id,
        "players": start.players,
        "options": dict(start.options),
        "seat": None if seat is None else start.seats[seat].name,
        "side": None if side is None else SIDES[side],
        "stack": start.game.stack_seen_by(game, seat),
    }
    for name, encode in ENCODE.items():
        seen[name] = encode(getattr(game, name))
    seen["units"] = _units(game)
    seen["queues"] = [_figures(game.queues, space) for space in range(QUEUE)]
    seen["ready"] = _figures(game.ready, 0)
    seen["missions"] = [_mine(game.mission_hands[owner], owner == side, MISSIONS) for owner in (REBEL, EMPIRE)]
    seen["mission_decks"] = [len(deck) for deck in game.mission_decks]
    seen["project_deck"] = _known(game.project_deck, game.project_seen, side, MISSIONS)
    seen["assigned"] = [_assignment(each, side) for each in game.assigned]
    seen["actions"] = [[_action(card, place // 2 == side) for card in hand] for place, hand in enumerate(game.actions)]
    seen["action_decks"] = [
        _known(game.action_decks[owner], game.action_seen[owner], side if owner == side else None, ACTIONS)
        for owner in (REBEL, EMPIRE)
    ]
    seen["objectives"] = _objectives(game, side)
    seen["objective_stages"] = sorted(STAGE[card] for card in game.objectives)
    seen["objectives_known"] = [OBJECTIVES[card] for card in game.objectives_known] if side is not None else []
    seen["objective_deck"] = _known(game.objective_deck, game.objective_seen, side, OBJECTIVES)
    seen["objective_deck_stages"] = [STAGE[card] for card in game.objective_deck]
    seen["probes"] = _probes(game, side)
    seen["probe_deck"] = _known(game.probe_deck, game.probe_seen, side, SYSTEMS)
    seen["probe_bags"] = _bags(game, side)
    seen["location"] = _location(game, side)
    seen["probed"] = _systems(game.probed) if side == EMPIRE else []
    seen["possible"] = _systems(possible_bases(game) if side == EMPIRE else game.clues)
    seen["tactic_decks"] = [len(deck) for deck in game.tactic_decks]
    seen["tactics"] = [_tactics(game, owner, side) for owner in (REBEL, EMPIRE)]
    seen["outcome"] = start.game.dump_outcome(game)
    return seen


def _units(game: State) -> dict[str, dict[str, int]]:
    """By place and kind; most of the board is empty."""
    found: dict[str, dict[str, int]] = {}
    for at in compress(range(len(game.units)), game.units):
        found.setdefault(PLACES[at // KINDS], {})[UNITS[at % KINDS]] = game.units[at]
    return found


def _figures(counts: list[int], row: int) -> dict[str, int]:
    return {UNITS[kind]: figures for kind in range(KINDS) if (figures := counts[row * KINDS + kind])}


def _mine(cards: list[Any], mine: bool, names: Any) -> list[str]:
    """A hand that only its owner sees. [REB-INFO-3]"""
    return [names[card] for card in cards] if mine else [UNKNOWN] * len(cards)


def _known(deck: list[Any], masks: list[int], side: Side | None, names: Any) -> list[str]:
    """A deck, its top card last, with those cards that the side knows."""
    if side is None:
        return [UNKNOWN] * len(deck)
    return [names[card] if mask >> side & 1 else UNKNOWN for card, mask in zip(deck, masks, strict=True)]


def _assignment(each: Assignment, side: Side | None) -> dict[str, Any]:
    seen: dict[str, Any] = PLAIN.encode(each, Assignment)
    if each.side != side:
        seen["card"] = UNKNOWN
    return seen


def _action(card: Any, mine: bool) -> str:
    if mine:
        return ACTIONS[card]
    return UNKNOWN_STARTING if ACTION_STARTING[card] else UNKNOWN


def _objectives(game: State, side: Side | None) -> list[str]:
    """The Empire sees no more than what it was shown. [REB-INFO-5]"""
    if side == REBEL:
        return [OBJECTIVES[card] for card in game.objectives]
    known = [OBJECTIVES[card] for card in game.objectives_known] if side == EMPIRE else []
    return known + [UNKNOWN] * (len(game.objectives) - len(known))


def _probes(game: State, side: Side | None) -> list[str]:
    """The Empire's cards in the order in which they came; the Rebels gave it some, and everybody saw others."""
    if side == EMPIRE:
        return [SYSTEMS[card] for card in game.probe_hand]
    bit = 4 if side is None else 1
    hand = zip(game.probe_hand, game.probe_hand_seen, strict=True)
    return [SYSTEMS[card] if mask & bit else UNKNOWN for card, mask in hand]


def _bags(game: State, side: Side | None) -> list[dict[str, Any]]:
    """Cards that were mixed before the eyes of the side: where they lie, and those it knows to be among them."""
    found = [
        {
            "deck": [at for at, card in enumerate(game.probe_deck) if inside >> card & 1],
            "hand": [at for at, card in enumerate(game.probe_hand) if inside >> card & 1],
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


def _tactics(game: State, owner: Side, side: Side | None) -> list[str]:
    """The backs show the theatre. [REB-INFO-10]"""
    hand = game.tactic_hands[owner]
    if owner == side or (owner == REBEL and game.battle is not None and game.battle.faceup):
        return [TACTICS[card] for card in hand]
    return [unknown_tactic(card) for card in hand]


def unknown_tactic(card: TacticId) -> str:
    return f"{UNKNOWN}-{THEATRES[TACTIC_THEATRE[card]]}"
