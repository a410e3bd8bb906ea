"""Counting every component, wherever it lies. [REB-COMP]"""

from __future__ import annotations

from collections import Counter

from dejarik.engine.message import say
from dejarik.engine.problem import Damaged
from dejarik.games.rebellion.components import (
    ACTIONS,
    CORUSCANT,
    EMPIRE,
    KINDS,
    LEADERS,
    MISSIONS,
    OBJECTIVES,
    PLACES,
    PROBES,
    QUEUE,
    REBEL,
    SYSTEMS,
    TACTIC_DECKS,
    TACTICS,
    UNITS,
    in_set,
    missions_of,
)
from dejarik.games.rebellion.galaxy import supply
from dejarik.games.rebellion.state import State


def census(game: State) -> Counter[str]:
    """Cards by where they can be; figures, because the supply is what is left of them, can only be missing."""
    found: Counter[str] = Counter()
    missions = [*game.project_deck, *game.project_discard, *(each.card for each in game.assigned)]
    for piles in (game.mission_decks, game.mission_hands, game.mission_discards):
        missions += [card for pile in piles for card in pile]
    if game.mission is not None:  # its card lies in the open until all is done, also if the game ends before
        missions.append(game.mission.card)
    found.update(f"mission {MISSIONS[card]}" for card in missions)
    actions = [*game.actions_boxed, *game.actions_used]
    actions += [card for pile in (*game.action_decks, *game.actions) for card in pile]
    found.update(f"action {ACTIONS[card]}" for card in actions)
    objectives = [*game.objective_deck, *game.objectives, *game.objectives_scored]
    found.update(f"objective {OBJECTIVES[card]}" for card in objectives)
    probes = [*game.probe_deck, *game.probe_hand, *game.probe_boxed]
    if game.location != CORUSCANT:
        probes.append(game.location)
    found.update(f"probe {SYSTEMS[card]}" for card in probes)
    tactics = [card for pile in (*game.tactic_decks, *game.tactic_discards, *game.tactic_hands) for card in pile]
    found.update(f"tactic {TACTICS[card]}" for card in tactics)
    found.update(f"leader {LEADERS[who]}" for who in range(len(game.leaders)))
    for kind in range(KINDS):
        if supply(game, kind) < 0:
            found[f"too many {UNITS[kind]}"] += 1
    return found


def check(game: State) -> None:
    """Damaged if the table cannot be one of this game."""
    if len(game.units) != len(PLACES) * KINDS or len(game.queues) != QUEUE * KINDS or len(game.ready) != KINDS:
        raise Damaged("$.table.units", say("engine-why-uneven"))
    if any(figures < 0 for figures in (*game.units, *game.queues, *game.ready)):
        raise Damaged("$.table.units", say("engine-why-impossible"))
    if len(game.leaders) != len(LEADERS) or len(game.loyalty) != len(SYSTEMS):
        raise Damaged("$.table.leaders", say("engine-why-uneven"))
    for deck, masks in (
        (game.probe_deck, game.probe_seen),
        (game.probe_hand, game.probe_hand_seen),
        (game.objective_deck, game.objective_seen),
        (game.project_deck, game.project_seen),
    ):
        if len(deck) != len(masks):
            raise Damaged("$.table", say("engine-why-uneven"))
    counted = census(game)
    if any(name.startswith("too many") for name in counted):
        raise Damaged("$.table.units", say("engine-why-impossible"))
    if counted != _everything(game):
        raise Damaged("$.table", say("engine-why-not-all"))


def _everything(game: State) -> Counter[str]:
    found: Counter[str] = Counter()
    for side in (REBEL, EMPIRE):
        for group in ("starting", "deck", "project"):
            found.update(f"mission {MISSIONS[card]}" for card in missions_of(side, group))
    found.update(f"action {text}" for text in ACTIONS)
    found.update(f"objective {text}" for text in OBJECTIVES)
    found.update(f"probe {SYSTEMS[card]}" for card in in_set(PROBES))
    found.update(f"tactic {TACTICS[card]}" for deck in TACTIC_DECKS for card in deck)
    found.update(f"leader {text}" for text in LEADERS)
    return found
