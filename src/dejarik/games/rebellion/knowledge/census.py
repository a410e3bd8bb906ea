"""Counting every component, wherever it lies. [REB-COMP]"""

from __future__ import annotations

from collections import Counter

from dejarik.engine.message import say
from dejarik.engine.pile import Pile
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
    missions = [*game.project_deck.cards, *game.project_discard, *(each.card for each in game.assigned)]
    missions += [card for deck in game.mission_decks for card in deck.cards]
    missions += [card for pile in (*game.mission_hands, *game.mission_discards) for card in pile]
    if game.mission is not None:  # its card lies in the open until all is done, also if the game ends before
        missions.append(game.mission.card)
    found.update(f"mission {MISSIONS[card]}" for card in missions)
    actions = [*game.actions_boxed, *game.actions_used]
    actions += [card for deck in game.action_decks for card in deck.cards]
    actions += [card for hand in game.actions for card in hand]
    found.update(f"action {ACTIONS[card]}" for card in actions)
    objectives = [*game.objective_deck.cards, *game.objectives, *game.objectives_scored]
    found.update(f"objective {OBJECTIVES[card]}" for card in objectives)
    probes = [*game.probe_deck.cards, *game.probe_hand.cards, *game.probe_boxed]
    if game.location != CORUSCANT:
        probes.append(game.location)
    found.update(f"probe {SYSTEMS[card]}" for card in probes)
    tactics = [card for deck in game.tactic_decks for card in deck.cards]
    tactics += [card for pile in (*game.tactic_discards, *game.tactic_hands) for card in pile]
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
    decks: list[Pile] = [*game.mission_decks, *game.action_decks, *game.tactic_decks]
    for pile in (*decks, game.project_deck, game.objective_deck, game.probe_deck, game.probe_hand):
        if len(pile.cards) != len(pile.known):
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
