"""Drawing, shuffling, putting back. [REB-DISCARD]

Decks are piles that remember who knows a card of them; discard piles lie open, with their top card last.
"""

from __future__ import annotations

from typing import Any, TypeVar

from dejarik.engine.event import EVERYONE
from dejarik.engine.pile import Pile
from dejarik.games.rebellion import deck_events as events
from dejarik.games.rebellion.components import (
    EMPIRE,
    MISSION_SIDE,
    PROJECT,
    REBEL,
    MissionId,
    Side,
    SystemSet,
    TacticId,
    Theatre,
    system_set,
)
from dejarik.games.rebellion.knowledge import probe_memory
from dejarik.games.rebellion.roles import audience
from dejarik.games.rebellion.state import ProbeCards, State

Deck = TypeVar("Deck", bound=Pile)


def renew(game: State, deck: Deck, discards: list[MissionId] | list[TacticId]) -> Deck:
    """A deck that has run out is renewed from its discard pile at once; if there is none yet, as soon as a card is
    needed. [REB-DISCARD-2, REB-CARD-GENERAL-22, REB-RUL-57]"""
    if deck or not discards:
        return deck
    fresh = deck.of(discards).shuffled(game.chance)
    discards.clear()
    return fresh


def draw(game: State, deck: Deck, discards: list[MissionId] | list[TacticId], count: int) -> tuple[list[Any], Deck]:
    """So many cards, or as many as there are, and the deck after it. [REB-DISCARD-2, REB-RUL-57]"""
    drawn: list[Any] = []
    while len(drawn) < count and (deck := renew(game, deck, discards)):
        dealt, deck = deck.deal(count - len(drawn))
        drawn += dealt.cards
    return drawn, renew(game, deck, discards) if drawn else deck


def draw_missions(game: State, side: Side, count: int) -> None:
    """Draw cards into the hand, as many as there are. [REB-REFRESH-2, REB-DISCARD-2, REB-CARD-GENERAL-22]"""
    drawn, game.mission_decks[side] = draw(game, game.mission_decks[side], game.mission_discards[side], count)
    game.mission_hands[side] = sorted(game.mission_hands[side] + drawn)
    game.reveal()
    game.tell_apart(audience(game, side), events.drew_missions, side, tuple(drawn))


def renew_missions(game: State, side: Side) -> None:
    game.mission_decks[side] = renew(game, game.mission_decks[side], game.mission_discards[side])


def renew_projects(game: State) -> None:
    game.project_deck = renew(game, game.project_deck, game.project_discard)


def draw_project(game: State) -> None:
    """The Empire draws a project, which is a mission like any other. [REB-PROJECT-1, 2, REB-TEAM-42]"""
    drawn, game.project_deck = draw(game, game.project_deck, game.project_discard, 1)
    if drawn:
        game.mission_hands[EMPIRE] = sorted(game.mission_hands[EMPIRE] + drawn)
        game.reveal()
        game.tell_apart(audience(game, EMPIRE), events.drew_project, drawn[0])


def draw_probes(game: State, count: int) -> None:
    """The Empire draws, as many as there are. [REB-PROBE-2, 4, REB-RUL-10]"""
    drawn, game.probe_deck = game.probe_deck.deal(count)
    give_probes(game, drawn)


def give_probes(game: State, given: ProbeCards) -> None:
    """Probe cards come into the Empire's hand: the base is in none of these systems. Who knew them still does.
    [REB-PROBE-3]"""
    if not given:
        return
    game.probe_hand += given.look(range(len(given)), audience(game, EMPIRE))
    cards = system_set(*given.cards)
    probe_memory.learn(game, EMPIRE, cards)
    game.probed = SystemSet(game.probed | cards)
    game.reveal()
    game.tell_apart(audience(game, EMPIRE), events.got_probes, given.cards)


def draw_objectives(game: State, count: int) -> None:
    """The Rebels draw. The stage on the back is open. [REB-REFRESH-4, REB-RUL-48]"""
    drawn, game.objective_deck = game.objective_deck.deal(count)
    known = [card for card, who in zip(drawn.cards, drawn.known, strict=True) if who & audience(game, EMPIRE)]
    game.objectives_known = sorted(game.objectives_known + known)
    game.objectives = sorted([*game.objectives, *drawn.cards])
    game.reveal()
    game.tell_apart(audience(game, REBEL), events.drew_objectives, drawn.cards)


def draw_tactics(game: State, side: Side, theatre: Theatre, count: int) -> None:
    """Draw cards into the hand, for this combat; the cards in the hands are not among what a deck is renewed from.
    [REB-COMBAT-TACTIC-1, REB-RUL-57]"""
    drawn, game.tactic_decks[theatre] = draw(game, game.tactic_decks[theatre], game.tactic_discards[theatre], count)
    if not drawn:
        return
    game.tactic_hands[side] = sorted(game.tactic_hands[side] + drawn)
    game.reveal()
    if side == REBEL and game.battle is not None and game.battle.faceup:
        game.tell(EVERYONE, events.drew_tactics, side, theatre, tuple(drawn))
        return
    game.tell_apart(audience(game, side), events.drew_tactics, side, theatre, tuple(drawn))


def discard_mission(game: State, card: MissionId) -> None:
    """A mission goes face up beside its own deck. [REB-DISCARD-1, REB-PROJECT-3]"""
    pile = game.project_discard if PROJECT[card] else game.mission_discards[MISSION_SIDE[card]]
    pile.append(card)
