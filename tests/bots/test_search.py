"""The bot that searches: what it knows, what it keeps, what it can tell afterwards."""

from __future__ import annotations

import gc
import json
import random
import traceback

import pytest

import dejarik
from dejarik.bots.budget import Budget, read_budget
from dejarik.bots.ismcts import Ismcts, no_collection
from dejarik.bots.search import Search
from dejarik.bots.tree import Standing
from dejarik.bots.worlds import Worlds
from dejarik.engine.state import State
from tests.games.uprising.position import uprising

TABLES = [(id, dejarik.game(id).players[0]) for id in dejarik.GAMES]


def positions(id: str, players: int, seed: int, every: int) -> list[State]:
    """Some of a random game, each with something to decide."""
    state = dejarik.game(id).new(players, seed=seed)
    rng = random.Random(seed)
    found: list[State] = []
    number = 0
    while (ask := state.ask) is not None:
        if number % every == 0 and len(ask.options) > 1:
            found.append(state.copy())
        state.apply(rng.choice(ask.options))
        number += 1
    return found


@pytest.mark.parametrize(
    ("written", "budget"),
    [
        ("200ms", Budget(seconds=0.2)),
        ("1s", Budget(seconds=1.0)),
        ("0.5s", Budget(seconds=0.5)),
        ("1000", Budget(iterations=1000)),
    ],
)
def test_a_budget_is_a_time_or_a_number_of_iterations(written: str, budget: Budget) -> None:
    assert read_budget(written) == budget


def test_a_budget_can_be_limited_but_not_extended() -> None:
    assert Budget(iterations=50).within(2.0) == Budget(seconds=2.0, iterations=50)
    assert Budget(seconds=60.0).within(2.0) == Budget(seconds=2.0)
    assert Budget(seconds=1.0).within(2.0) == Budget(seconds=1.0)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_a_seed_and_iterations_make_the_same_game_again(id: str, players: int) -> None:
    def game() -> list[str]:
        state = dejarik.game(id).new(players, seed=2)
        bots = [Ismcts(seat, Budget(iterations=4)) for seat in range(players)]
        for _ in range(40):
            assert state.ask is not None
            state.apply(bots[state.ask.seat].pick(state.perspective(state.ask.seat)))
        return [str(pick) for _, pick, _, _ in state.picks()]

    assert game() == game()


def test_a_closed_card_leads_the_empire_to_the_same_place_whatever_it_is() -> None:
    """What a seat was not told must not part its tree, and what it was told must."""
    heard = []
    for closed in ("play riot-4 closed", "play riot-5 closed"):
        state = uprising("plan", pair="capitol ministry-of-truth", hand="riot-2 riot-3 riot-4 riot-5 riot-6")
        state.chance.script(((0, 1, 2),))
        standing = Standing.first(2)
        for pick in ("play riot-2 open", "play riot-3 closed", closed):
            option = state.ask.find(pick) if state.ask else None
            assert option is not None
            state.apply(option)
            standing.go_on(0, option, state)
        heard.append(standing.heard)
    assert heard[0][0] != heard[1][0]
    assert heard[0][1] == heard[1][1] != []


def test_a_plan_of_several_picks_is_searched_once() -> None:
    """The Resistance picks a pair and three cards; nobody else decides and nothing is learnt in between."""
    state = dejarik.game("uprising").new(seed=6)
    thinking = Ismcts(1, Budget(iterations=400))
    spent = []
    while state.ask is not None and state.ask.seat == 0:
        option = thinking.pick(state.perspective(0))
        spent.append(thinking.thought.iterations if thinking.thought else 0)
        state.apply(option)
    assert len(spent) == 4
    assert max(spent[1:]) < spent[0]


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_a_thought_tells_the_options_and_what_was_believed(id: str, players: int) -> None:
    thinking = Ismcts(3, Budget(iterations=30))
    told = 0
    for state in positions(id, players, 7, 29):
        assert state.ask is not None
        picked = thinking.pick(state.perspective(state.ask.seat))
        thought = thinking.thought
        if thought is None:  # a matter of routine
            continue
        told += 1
        assert thought.considered[0].option == str(picked)
        assert {each.option for each in thought.considered} == {str(option) for option in state.ask.options}
        for guesses in thought.beliefs.values():
            assert sum(guesses.values()) == pytest.approx(1.0)
            assert list(guesses.values()) == sorted(guesses.values(), reverse=True)
        assert json.loads(json.dumps(thought.data())) == thought.data()
    assert told


def test_the_empire_believes_in_bases_that_are_possible_and_not_in_all_alike() -> None:
    state = dejarik.game("rebellion").new(seed=8)
    rng = random.Random(5)
    while state.ask is not None and not (state.ask.seat == 1 and state.view(1)["location"] == "unknown"):
        state.apply(rng.choice(state.ask.options))
    worlds = Worlds(state.perspective(1), random.Random(1))
    worlds.draw(255)
    base = worlds.beliefs()["base"]
    assert set(base) <= set(state.view(1)["possible"])
    assert max(base.values()) > 2 / len(state.view(1)["possible"])


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_what_a_game_tells_bots_keeps_its_word(id: str, players: int) -> None:
    game = dejarik.game(id)
    rng = random.Random(9)
    for state in positions(id, players, 11, 7):
        assert state.ask is not None
        playout = game.playout(state, rng)
        assert playout is None or playout in state.ask.options
        prior = game.prior(state)
        assert prior is None or len(prior) == len(state.ask.options)
        assert len(game.evaluate_seats(state)) == players
        assert all(0 <= chance <= 1 for chance in game.evaluate_seats(state))
        for seat in range(players):
            assert game.likelihood(state, seat) > 0
        if game.routine(state):
            assert playout is not None


def test_a_search_can_be_looked_into() -> None:
    """Every iteration visits one option of the root, and rewards lie between lost and won."""
    state = dejarik.game("uprising").new(seed=3)
    search = Search(state.perspective(0), random.Random(1))
    for _ in range(50):
        search.iterate()
    assert sum(move.visits for move in search.root.moves) == 50
    assert all(0 <= move.value <= 1 for move in search.root.moves)


def test_no_garbage_is_collected_while_a_bot_thinks() -> None:
    """That might take longer than what a pick may take too long, as might a look at all that a search has made."""
    while_it_thinks: list[bool] = []

    def note(phase: str, info: dict[str, int]) -> None:
        while_it_thinks.append(any(frame.f_code.co_name == "iterate" for frame, _ in traceback.walk_stack(None)))

    perspective = dejarik.game("uprising").new(seed=3).perspective(0)
    thinking = Ismcts(1, Budget(iterations=1000))
    gc.callbacks.append(note)
    try:
        thinking.pick(perspective)
        young = len(gc.get_objects(0)) + len(gc.get_objects(1))
    finally:
        gc.callbacks.remove(note)
    assert True not in while_it_thinks
    assert young < 1000
    assert gc.isenabled()


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_a_search_makes_no_garbage_that_would_have_to_be_collected(id: str, players: int) -> None:
    for state in positions(id, players, 12, 41):
        assert state.ask is not None
        perspective = state.perspective(state.ask.seat)
        with no_collection():
            gc.collect()
            search = Search(perspective, random.Random(1))
            for _ in range(50):
                search.iterate()
            del search
            assert gc.collect() == 0
