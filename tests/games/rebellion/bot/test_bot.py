"""What bots know of Rebellion."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest

from dejarik.bots import bot
from dejarik.engine.chance import Chance
from dejarik.engine.option import Option
from dejarik.engine.perspective import Perspective
from dejarik.games.rebellion import GAME
from dejarik.games.rebellion.bot.chances import EXPOSED, WEIGHTS, features, imperial_hope
from dejarik.games.rebellion.bot.heuristics import empire, rebels
from dejarik.games.rebellion.bot.heuristics.strength import hunted, looked_for
from dejarik.games.rebellion.bot.heuristics.taste import PLAIN, SHREWD
from dejarik.games.rebellion.bot.heuristics.worth import mobilization_worth
from dejarik.games.rebellion.components import EMPIRE, REBEL, SYSTEMS, system
from dejarik.games.rebellion.state import State
from tests.games.rebellion.rounds import galaxy, keep, probes

SEEDS = range(3)


def play(bots: tuple[str, ...], seed: int) -> State:
    """A whole game between bots, seat by seat."""
    game = GAME.new(len(bots), seed=seed)
    players = [bot(name, seed + seat) for seat, name in enumerate(bots)]
    while (ask := game.ask) is not None:
        perspective = Perspective(GAME, ask.seat, GAME.view(game, ask.seat), ask)
        game.apply(players[ask.seat].pick(perspective))
    return game


def favourite(game: State) -> Option:
    assert game.ask is not None
    appeal = GAME.heuristic(game)
    return game.ask.options[max(range(len(appeal)), key=appeal.__getitem__)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_heuristic_has_a_number_for_every_option_of_every_decision(players: int) -> None:
    rng = random.Random(players)
    game = GAME.new(players, seed=players)
    while (ask := game.ask) is not None:
        appeal = GAME.heuristic(game)
        assert len(appeal) == len(ask.options)
        assert all(abs(number) < 1e6 for number in appeal)
        game.apply(rng.choice(ask.options))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("opinion", [GAME.heuristic, GAME.prior])
def test_what_appeals_is_the_same_whatever_the_seat_imagines(
    opinion: Callable[[State], Sequence[float]], seed: int
) -> None:
    rng, chance = random.Random(seed), Chance(seed)
    game = GAME.new(2 + seed, seed=seed)
    while (ask := game.ask) is not None:
        if rng.random() < 0.25 and len(ask.options) > 1:
            seen = GAME.view(game, ask.seat)
            assert list(opinion(GAME.imagine(seen, chance))) == list(opinion(game)), game.stack[-1]
        game.apply(favourite(game) if rng.random() < 0.5 else rng.choice(ask.options))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_rebels_by_heuristic_outlast_a_random_empire(seed: int) -> None:
    game = play(("greedy", "random"), seed)
    assert game.outcome is not None
    assert game.outcome.winners == (REBEL,)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_empire_by_heuristic_takes_the_base_of_random_rebels(seed: int) -> None:
    game = play(("random", "greedy"), seed)
    assert game.outcome is not None
    assert game.outcome.winners == (EMPIRE,)


@pytest.mark.parametrize("bots", [("greedy", "greedy"), ("greedy",) * 4])
def test_heuristic_against_itself_comes_to_an_end(bots: tuple[str, ...]) -> None:
    assert play(bots, 1).outcome is not None


def test_the_empire_rules_systems_out_as_it_searches() -> None:
    game = GAME.new(2, seed=7)
    before = looked_for(game).bit_count()
    while game.ask is not None and game.round < 4 and not game.exposed:
        game.apply(favourite(game))
    assert game.exposed or looked_for(game).bit_count() < before / 2


@pytest.mark.parametrize("seed", SEEDS)
def test_evaluate_stays_between_lost_and_won(seed: int) -> None:
    game = GAME.new(2, seed=seed)
    while game.ask is not None:
        assert all(0 < GAME.evaluate(game, seat) < 1 for seat in (REBEL, EMPIRE))
        game.apply(favourite(game))
    assert {GAME.evaluate(game, REBEL), GAME.evaluate(game, EMPIRE)} == {0.0, 1.0}


# How likely the Empire wins

SIEGE = "dathomir: star-destroyer, 3 stormtrooper, at-st"


def test_there_is_a_weight_for_every_fact_at_every_stage() -> None:
    stages = set()
    game = GAME.new(2, seed=7)
    while game.ask is not None:
        stage, facts = features(game)
        assert len(facts) == len(WEIGHTS[stage])
        stages.add(stage)
        game.apply(favourite(game))
    assert stages == set(range(EXPOSED + 1))


def test_the_empire_has_less_hope_of_a_base_that_is_defended() -> None:
    weak = galaxy(f"{SIEGE}; yavin: rebel-trooper", found=True)
    strong = galaxy(f"{SIEGE}; yavin: 4 rebel-trooper, 2 airspeeder, shield-generator", found=True)
    assert imperial_hope(strong) < imperial_hope(weak)


def test_the_empire_has_less_hope_when_its_time_runs_out() -> None:
    assert imperial_hope(galaxy(SIEGE, time=9)) < imperial_hope(galaxy(SIEGE, time=2))


def test_the_rebels_have_more_hope_with_systems_on_their_side() -> None:
    assert imperial_hope(galaxy(SIEGE, rebel="naboo kashyyyk sullust")) < imperial_hope(galaxy(SIEGE))


# What those think who search, and those who do not


def test_the_shrewd_dare_more_where_an_objective_asks_for_a_fight() -> None:
    game = galaxy("naboo: 3 x-wing, 2 airspeeder, rebel-transport; rodia: 2 tie-fighter, stormtrooper, at-st")
    goal = system("rodia")
    assert rebels.activation(game, PLAIN, goal) < 0
    assert rebels.activation(game, SHREWD, goal) < 0
    keep(game, "crippling-blow")
    assert rebels.activation(game, PLAIN, goal) < 0
    assert rebels.activation(game, SHREWD, goal) > 0


def test_the_shrewd_do_not_leave_a_base_that_can_stand_a_siege() -> None:
    game = galaxy("dathomir: star-destroyer, stormtrooper; rebel-base: 5 rebel-trooper, 3 x-wing, mon-calamari-cruiser")
    assert mobilization_worth(game, PLAIN) > 0 > mobilization_worth(game, SHREWD)


def narrowed(left: int, units: str = SIEGE) -> State:
    """A galaxy in which the Empire has so many systems left to search, one of them with the base."""
    game = galaxy(units)
    empty = [each for each in game.probe_deck.cards if each != game.location]
    probes(game, " ".join(SYSTEMS[each] for each in empty[: len(empty) + 1 - left]))
    assert looked_for(game).bit_count() == left
    return game


def test_the_shrewd_search_on_until_one_system_is_left() -> None:
    assert hunted(narrowed(PLAIN.cornered), PLAIN)
    assert not hunted(narrowed(PLAIN.cornered), SHREWD)
    assert hunted(narrowed(1), SHREWD)


def test_the_shrewd_search_without_fear_of_what_may_be_there() -> None:
    game = narrowed(empire.FEW, f"{SIEGE}; rebel-base: 8 rebel-trooper, 6 x-wing, 3 mon-calamari-cruiser")
    plain, shrewd = (empire.activation(game, empire.situation(game, taste), game.location) for taste in (PLAIN, SHREWD))
    assert plain < shrewd
