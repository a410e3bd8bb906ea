"""Drawing, shuffling, putting back. [REB-DISCARD]

A pile has its top card last. Decks in which somebody may know single cards have a list of masks beside them, one for
each card: bit 0 the Rebels, bit 1 the Empire know this very card. Shuffling forgets.
"""

from __future__ import annotations

from typing import TypeVar

from dejarik.engine.event import EVERYONE
from dejarik.games.rebellion import deck_events as events
from dejarik.games.rebellion.components import (
    EMPIRE,
    MISSION_SIDE,
    PROJECT,
    REBEL,
    MissionId,
    ObjectiveId,
    Side,
    SystemId,
    SystemSet,
    TacticId,
    Theatre,
    system_set,
)
from dejarik.games.rebellion.knowledge import probe_memory
from dejarik.games.rebellion.roles import audience
from dejarik.games.rebellion.state import State

Card = TypeVar("Card", bound=int)


def shuffled(game: State, cards: list[Card]) -> list[Card]:
    return [cards[at] for at in game.chance.shuffled(len(cards))]


def knows(side: Side) -> int:
    """The bit of a side in a mask."""
    return 1 << side


def draw_missions(game: State, side: Side, count: int) -> list[MissionId]:
    """Draw cards into the hand, as many as there are. [REB-REFRESH-2, REB-DISCARD-2, REB-CARD-GENERAL-22]"""
    drawn: list[MissionId] = []
    for _ in range(count):
        renew_missions(game, side)
        if game.mission_decks[side]:
            drawn.append(game.mission_decks[side].pop())
            renew_missions(game, side)
    game.mission_hands[side] = sorted(game.mission_hands[side] + drawn)
    game.reveal()
    game.tell_apart(audience(game, side), events.drew_missions, side, tuple(drawn))
    return drawn


def renew_missions(game: State, side: Side) -> None:
    """A mission deck that has run out is renewed from its discard pile at once; if there is none yet, as soon as a card
    is needed. [REB-DISCARD-2]"""
    if not game.mission_decks[side] and game.mission_discards[side]:
        game.mission_decks[side] = shuffled(game, game.mission_discards[side])
        game.mission_discards[side] = []


def renew_projects(game: State) -> None:
    """The project deck is renewed in the same way. [REB-DISCARD-2, REB-CARD-GENERAL-22]"""
    if not game.project_deck and game.project_discard:
        game.project_deck = shuffled(game, game.project_discard)
        game.project_seen = [0] * len(game.project_deck)
        game.project_discard = []


def draw_project(game: State) -> None:
    """The Empire draws a project, which is a mission like any other. [REB-PROJECT-1, 2, REB-TEAM-42]"""
    renew_projects(game)
    if game.project_deck:
        card = game.project_deck.pop()
        game.project_seen.pop()
        renew_projects(game)
        game.mission_hands[EMPIRE] = sorted([*game.mission_hands[EMPIRE], card])
        game.reveal()
        game.tell_apart(audience(game, EMPIRE), events.drew_project, card)


def draw_probes(game: State, count: int) -> list[SystemId]:
    """The Empire draws, as many as there are. [REB-PROBE-2, 4, REB-RUL-10]"""
    drawn: list[SystemId] = []
    masks: list[int] = []
    for _ in range(min(count, len(game.probe_deck))):
        drawn.append(game.probe_deck.pop())
        masks.append(game.probe_seen.pop() & knows(REBEL))
    give_probes(game, drawn, masks)
    return drawn


def give_probes(game: State, cards: list[SystemId], masks: list[int]) -> None:
    """Probe cards come into the Empire's hand: the base is in none of these systems. `masks` say who else knows them:
    1 the Rebels, 4 everybody. [REB-PROBE-3]"""
    if not cards:
        return
    game.probe_hand += cards
    game.probe_hand_seen += masks
    probe_memory.learn(game, EMPIRE, system_set(*cards))
    for card in cards:
        game.probed = SystemSet(game.probed | 1 << card)
    game.reveal()
    game.tell_apart(audience(game, EMPIRE), events.got_probes, tuple(cards))


def draw_objectives(game: State, count: int) -> list[ObjectiveId]:
    """The Rebels draw. The stage on the back is open. [REB-REFRESH-4, REB-RUL-48]"""
    drawn: list[ObjectiveId] = []
    for _ in range(min(count, len(game.objective_deck))):
        card = game.objective_deck.pop()
        if game.objective_seen.pop() & knows(EMPIRE):
            game.objectives_known = sorted([*game.objectives_known, card])
        drawn.append(card)
    game.objectives = sorted(game.objectives + drawn)
    game.reveal()
    game.tell_apart(audience(game, REBEL), events.drew_objectives, tuple(drawn))
    return drawn


def draw_tactics(game: State, side: Side, theatre: Theatre, count: int) -> None:
    """Draw cards into the hand, for this combat. [REB-COMBAT-TACTIC-1, REB-RUL-57]"""
    drawn: list[TacticId] = []
    for _ in range(count):
        renew_tactics(game, theatre)
        if game.tactic_decks[theatre]:
            drawn.append(game.tactic_decks[theatre].pop())
            renew_tactics(game, theatre)
    if not drawn:
        return
    game.tactic_hands[side] = sorted(game.tactic_hands[side] + drawn)
    game.reveal()
    if side == REBEL and game.battle is not None and game.battle.faceup:
        game.tell(EVERYONE, events.drew_tactics, side, theatre, tuple(drawn))
        return
    game.tell_apart(audience(game, side), events.drew_tactics, side, theatre, tuple(drawn))


def renew_tactics(game: State, theatre: Theatre) -> None:
    """A tactic deck that has run out is renewed at once, without the cards in the hands. [REB-RUL-57]"""
    if not game.tactic_decks[theatre] and game.tactic_discards[theatre]:
        game.tactic_decks[theatre] = shuffled(game, game.tactic_discards[theatre])
        game.tactic_discards[theatre] = []


def discard_mission(game: State, card: MissionId) -> None:
    """A mission goes face up beside its own deck. [REB-DISCARD-1, REB-PROJECT-3]"""
    pile = game.project_discard if PROJECT[card] else game.mission_discards[MISSION_SIDE[card]]
    pile.append(card)
