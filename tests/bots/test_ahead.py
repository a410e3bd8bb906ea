"""Thinking ahead while others decide: it is used when what was foreseen comes, and it never lasts."""

from __future__ import annotations

import random

import pytest

import dejarik
from dejarik.bots.ahead import Ahead
from dejarik.bots.budget import Budget
from dejarik.bots.ismcts import WAITING, Ismcts
from dejarik.bots.tree import Place, Standing
from dejarik.engine.state import State
from tests.bots.test_search import TABLES


def others_to_decide(id: str, players: int, seed: int) -> State:
    """The first decision of a random game at which seat 0 waits and others have a choice."""
    state: State = dejarik.game(id).new(players, seed=seed)
    rng = random.Random(seed)
    while state.ask is None or state.ask.seat == 0 or len(state.ask.options) == 1:
        assert state.ask is not None
        state.apply(rng.choice(state.ask.options))
    return state


@pytest.mark.parametrize(("id", "players"), [(id, max(players, 2)) for id, players in TABLES])
def test_what_was_foreseen_is_known_when_it_comes(id: str, players: int) -> None:
    """In the likeliest of the ways in which the others may go on."""
    state = others_to_decide(id, players, 4)
    ahead = Ahead(state.perspective(0), random.Random(1))
    for _ in range(200):
        ahead.iterate()
    come = max(ahead._foreseen, key=lambda place: place.visits)
    standing = ahead.at(ahead._foreseen[come].view)
    assert standing is not None
    assert standing.places[0] is come
    assert come.visits == sum(move.visits for move in come.moves) > 0


def test_what_was_not_foreseen_is_not_known() -> None:
    state = others_to_decide("uprising", 2, 4)
    ahead = Ahead(state.perspective(0), random.Random(1))
    ahead.iterate()
    assert ahead.at(dejarik.game("uprising").new(seed=5).view(0)) is None


def test_a_pick_begins_with_what_was_thought_ahead() -> None:
    """The Resistance has planned; the Empire decides first, and then the Resistance again."""
    known = {}
    for prepared in (False, True):
        state = dejarik.game("uprising").new(seed=6)
        thinking = Ismcts(1, Budget(seconds=0.05))
        while state.ask is not None and state.ask.seat == 0:
            state.apply(thinking.pick(state.perspective(0)))
        while state.ask is not None and state.ask.seat == 1:
            if prepared:
                thinking.think_ahead(state.perspective(0), 0.1)
            state.apply(state.ask.options[0])
        if state.ask is not None:
            thinking.pick(state.perspective(0))
        assert thinking.thought is not None
        known[prepared] = sum(each.visits for each in thinking.thought.considered) - thinking.thought.iterations
    assert known[False] == 0
    assert known[True] > 0


def test_it_thinks_ahead_for_a_while_and_not_for_ever() -> None:
    state = others_to_decide("commanders", 2, 4)
    thinking = Ismcts(1, Budget(seconds=0.2))  # so long that a busy machine does not use it all up in one piece
    pieces = 1
    while thinking.think_ahead(state.perspective(0), 0.2):
        pieces += 1
    assert 1 < pieces <= WAITING


def test_who_counts_iterations_picks_the_same_however_long_others_take() -> None:
    state = others_to_decide("commanders", 2, 4)
    assert not Ismcts(1, Budget(iterations=100)).think_ahead(state.perspective(0), 0.01)
    assert not Ismcts(1, Budget(iterations=100).within(10.0)).think_ahead(state.perspective(0), 0.01)


def test_others_stand_where_they_stand_in_all_worlds_or_begin_anew() -> None:
    mine, theirs = Place(), Place()
    seen, unseen = mine.next("seen"), theirs.next("a closed card")
    for other, kept in ((unseen, True), (theirs.next("another closed card"), False)):
        standing = Standing([seen, unseen], [[], ["dice"]])
        standing.share(Standing([seen, other], [[], ["dice"]]))
        assert standing.places[0] is seen
        assert (standing.places[1] is unseen) == kept
        assert standing.heard == [[], ["dice"] if kept else []]
