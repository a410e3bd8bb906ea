"""What a player of some sense does in positions of Outer Rim."""

from __future__ import annotations

import random
from typing import Final

import pytest

from dejarik.bots import bot
from dejarik.engine.chance import Chance
from dejarik.engine.event import only
from dejarik.engine.procedure import Decision
from dejarik.games.outer_rim import GAME
from dejarik.games.outer_rim.actions import ActionStep
from dejarik.games.outer_rim.bot.heuristics import JUDGES
from dejarik.games.outer_rim.bot.outlook import prospects
from dejarik.games.outer_rim.bounties import EliminateOrCapture
from dejarik.games.outer_rim.components import IMPERIAL, SPOTS, PlayerId, SpotId, card, skill, space
from dejarik.games.outer_rim.dice.skill_tests import ChooseSkill
from dejarik.games.outer_rim.encounters.choice import EncounterStep
from dejarik.games.outer_rim.market.action import MarketAction
from dejarik.games.outer_rim.movement import ChooseSpace
from dejarik.games.outer_rim.patrols import MovePatrol
from dejarik.games.outer_rim.planning import PlanningStep
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.trade import AnswerDeal, Deal, TradeAction
from tests.games.outer_rim.dice_luck import dice, fight
from tests.games.outer_rim.position import begin, carry_out, play, rim

ME: Final = PlayerId(0)
OTHER: Final = PlayerId(1)


def favourite(game: State) -> str:
    """What the player who is asked would do."""
    assert game.ask is not None
    appeal = GAME.heuristic(game)
    return str(game.ask.options[max(range(len(appeal)), key=appeal.__getitem__)])


def likes(game: State, option: str) -> float:
    """How much an option appeals."""
    assert game.ask is not None
    return GAME.heuristic(game)[[str(each) for each in game.ask.options].index(option)]


def play_on(game: State, asked: str) -> State:
    """The favourite, until something else is asked."""
    while game.ask is not None and game.ask.name == asked:
        game.apply(favourite(game))
    return game


# Every decision


def test_there_is_a_judge_for_every_decision_and_for_nothing_else() -> None:
    assert set(JUDGES) == {frame for frame in GAME.frames if issubclass(frame, Decision)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_has_a_number_for_every_option(players: int) -> None:
    rng = random.Random(players)
    game = GAME.new(players, seed=players)
    while (ask := game.ask) is not None and game.round < 40:
        appeal = GAME.heuristic(game)
        assert len(appeal) == len(ask.options)
        assert all(abs(number) < 1e4 for number in appeal)
        game.apply(favourite(game) if rng.random() < 0.3 else rng.choice(ask.options))


@pytest.mark.parametrize("seed", range(3))
def test_the_numbers_are_the_same_whatever_the_player_imagines(seed: int) -> None:
    rng, chance = random.Random(seed), Chance(seed)
    game = GAME.new(2 + seed, seed=seed)
    while (ask := game.ask) is not None and game.round < 25:
        if rng.random() < 0.25 and len(ask.options) > 1:
            seen = GAME.view(game, ask.seat)
            assert list(GAME.heuristic(GAME.imagine(seen, chance))) == list(GAME.heuristic(game)), game.stack[-1]
        game.apply(favourite(game) if rng.random() < 0.7 else rng.choice(ask.options))


@pytest.mark.parametrize("seed", range(4))
def test_games_between_greedy_players_end_by_fame_in_good_time(seed: int) -> None:
    game = GAME.new(2 + seed % 3, seed=seed)
    while game.ask is not None:
        game.apply(favourite(game))
    assert game.outcome is not None
    assert game.outcome.rule != "RIM-TURN-9"
    assert game.round <= 30


@pytest.mark.parametrize("seed", range(2))
def test_greedy_beats_random(seed: int) -> None:
    game = GAME.new(2, seed=seed)
    players = [bot("greedy" if seat == seed else "random", seat) for seat in range(2)]
    while (ask := game.ask) is not None:
        game.apply(players[ask.seat].pick(game.perspective(ask.seat)))
    assert game.outcome is not None
    assert game.outcome.winners == (seed,)


# A turn


def test_it_carries_cargo_to_its_planet_and_delivers_it() -> None:
    game = begin(rim("ryloth cantonica", assets=["stolen-weapons"]), PlanningStep(ME))
    assert favourite(game) == "move"
    game.apply("move")
    play_on(game, "choose-space")
    assert game.places[ME] == space("tatooine")


def test_it_delivers_before_anything_else() -> None:
    game = begin(rim("ryloth cantonica", assets=["coaxium-crystal"]), ActionStep(ME))
    assert favourite(game) == "deliver"
    game.apply("deliver")
    assert favourite(game) == "deliver coaxium-crystal"


def test_it_recovers_when_it_could_not_take_another_blow() -> None:
    hurt = begin(rim("kessel cantonica", wounds="3 0", hull="2 0"), PlanningStep(ME))
    whole = begin(rim("kessel cantonica"), PlanningStep(ME))
    assert favourite(hurt) == "recover"
    assert favourite(whole) != "recover"


def test_it_goes_round_a_hostile_patrol_that_keeps_it_from_its_job() -> None:
    who, assets, rep = "jyn-erso bossk", ["jabbas-hidden-stash"], "imperial-"
    guarded = rim("nav-d-c cantonica", who=who, assets=assets, rep=rep, patrols="imperial-3@tatooine")
    assert favourite(begin(guarded, ChooseSpace(ME, 1))) != "move to tatooine"
    free = rim("nav-d-c cantonica", who=who, assets=assets, rep=rep)
    assert favourite(begin(free, ChooseSpace(ME, 1))) == "move to tatooine"


def test_it_delivers_fame_even_under_the_guns_of_a_hostile_patrol() -> None:
    """The patrol has to be fought only afterwards."""
    game = rim("nav-d-c cantonica", assets=["gift-for-jabba"], rep="imperial-", patrols="imperial-3@tatooine")
    assert favourite(begin(game, ChooseSpace(ME, 1))) == "move to tatooine"


def test_it_looks_for_its_mark_among_the_contacts_of_its_class() -> None:
    """Whoever is met without being the mark leaves the hope as large as it was."""
    spot = SpotId(SPOTS.number("tatooine-2"))
    armed, wanted = "vibroknife chewbacca", "vibroknife chewbacca bounty-greedo"
    hunter = prospects(rim("tatooine cantonica", who="boba-fett bossk", assets=[wanted]), ME)
    visitor = prospects(rim("tatooine cantonica", who="boba-fett bossk", assets=[armed]), ME)
    assert hunter.at_spot(spot) > visitor.at_spot(spot) + 1.0


def test_it_fights_a_weak_patrol_for_its_reward_and_leaves_a_strong_one_alone() -> None:
    strong = rim("nav-d-c cantonica", ships="aggressor g9-rigger", patrols="rebel-3@nav-d-c")
    weak = rim("nav-d-c cantonica", ships="aggressor g9-rigger", patrols="rebel@nav-d-c")
    outclassed = rim("nav-d-c cantonica", patrols="rebel-3@nav-d-c")
    assert favourite(begin(weak, EncounterStep(ME))) == "fight rebel patrol"
    assert favourite(begin(outclassed, EncounterStep(ME))) != "fight rebel patrol"
    assert likes(begin(strong, EncounterStep(ME)), "fight rebel patrol") > likes(outclassed, "fight rebel patrol")


def test_it_attempts_a_job_for_which_it_has_the_skills() -> None:
    aphra = rim("ring-of-kafrene cantonica", who="doctor-aphra bossk", assets=["data-heist"])
    assert favourite(begin(aphra, EncounterStep(ME))) == "attempt data-heist"
    bossk = rim("ring-of-kafrene cantonica", who="bossk doctor-aphra", assets=["data-heist"])
    assert likes(begin(bossk, EncounterStep(ME)), "attempt data-heist") < likes(aphra, "attempt data-heist")


def test_it_never_asks_others_for_credits() -> None:
    game = begin(rim("tatooine ryloth", credits="0 20000"), PlanningStep(ME))
    assert likes(game, "transfer") == min(GAME.heuristic(game))


# The market


def test_it_buys_the_cargo_that_pays_and_fits_its_way() -> None:
    near = begin(rim("naboo cantonica", market={"cargo": "coaxium-crystal"}), MarketAction(ME))
    near.apply("cycle nothing")
    far = begin(rim("cantonica naboo", market={"cargo": "coaxium-crystal"}), MarketAction(ME))
    far.apply("cycle nothing")
    assert likes(near, "buy coaxium-crystal") > likes(far, "buy coaxium-crystal") > likes(far, "buy nothing")


def test_it_takes_jobs_for_which_it_has_the_skills() -> None:
    market = {"job": "the-casino-heist"}
    aphra = begin(rim("tatooine ryloth", who="doctor-aphra bossk", market=market), MarketAction(ME))
    bossk = begin(rim("tatooine ryloth", who="bossk doctor-aphra", market=market), MarketAction(ME))
    for game in (aphra, bossk):
        game.apply("cycle nothing")
    assert likes(aphra, "buy the-casino-heist") > 3 > likes(bossk, "buy the-casino-heist")


def test_luxury_that_wins_the_game_is_bought_at_once() -> None:
    game = rim("tatooine ryloth", fame="8 0", credits="20000 0", market={"luxury": "chromium-hull"})
    begin(game, MarketAction(ME))
    game.apply("cycle nothing")
    assert favourite(game) == "buy chromium-hull"


def test_it_does_not_trade_in_what_is_worth_more_than_it_pays() -> None:
    game = rim("tatooine ryloth", credits="6000 0", assets=["vibroknife"], market={"gear-mod": "dl-44"})
    begin(game, MarketAction(ME))
    play(game, "cycle nothing", "buy dl-44")
    assert favourite(game) == "pay"


# Bounties


def test_a_mark_is_captured_where_the_reward_is_near_and_eliminated_when_that_wins() -> None:
    near = begin(rim("ryloth cantonica", assets=["bounty-greedo"]), EliminateOrCapture(ME, card("bounty-greedo")))
    assert favourite(near) == "capture"
    wins = rim("ryloth cantonica", assets=["bounty-greedo"], fame="9 0")
    assert favourite(begin(wins, EliminateOrCapture(ME, card("bounty-greedo")))) == "eliminate"


def test_it_hunts_a_mark_that_it_has_found() -> None:
    contacts = {"tatooine-2": "greedo"}
    game = rim("tatooine cantonica", who="ig-88 bossk", assets=["bounty-greedo dl-44 mpl-57"], contacts=contacts)
    begin(game, EncounterStep(ME))
    assert favourite(game) == "meet greedo"
    game.apply("meet greedo")
    assert favourite(game) == "fight"


def test_what_it_has_looked_at_counts_and_what_it_has_not_does_not() -> None:
    def hunter() -> State:
        contacts = {"tatooine-2": "(greedo)"}
        return rim("tatooine cantonica", who="ig-88 bossk", assets=["bounty-greedo dl-44 mpl-57"], contacts=contacts)

    unseen, seen = hunter(), hunter()
    seen.looked[SpotId(SPOTS.number("tatooine-2"))] = only(ME)
    for game in (unseen, seen):
        begin(game, EncounterStep(ME))
    assert likes(seen, "meet facedown tatooine-2") > likes(unseen, "meet facedown tatooine-2")


# Dice


def test_it_tests_the_skill_that_it_has() -> None:
    game = rim(who="han-solo bossk")
    begin(game, ChooseSkill(ME, (skill("strength"), skill("piloting"))))
    assert favourite(game) == "test piloting"


def test_it_rolls_blanks_again_and_leaves_hits() -> None:
    game = fight(rim(who="ig-88 bossk", luck=dice("hit blank focus")), 3)
    assert favourite(game).startswith("use ig-88")
    game.apply(favourite(game))
    assert favourite(game) in ("reroll blank", "reroll focus")
    game = play_on(game, "pick-die")
    assert not game.throws


def test_it_passes_a_test_without_wasting_an_ability() -> None:
    luck = dice("hit blank")
    game = carry_out(rim(who="jyn-erso bossk", luck=luck), [{"test": {"skill": "influence", "pass": [{"fame": 1}]}}])
    assert game.ask is None or favourite(game) == "done"


# Others


def test_a_deal_is_accepted_if_it_is_good_and_declined_if_not() -> None:
    game = rim("ryloth ryloth", assets=["", "coaxium-crystal"], credits="20000 20000")
    given = begin(game, AnswerDeal(ME, OTHER, Deal(ME, given=(card("coaxium-crystal"),))), TradeAction(OTHER))
    assert likes(given, "accept") > likes(given, "decline")
    robbed = rim("ryloth ryloth", assets=["gift-for-jabba", ""])
    begin(robbed, AnswerDeal(ME, OTHER, Deal(ME, received=(card("gift-for-jabba"),), paid=1000)), TradeAction(OTHER))
    assert likes(robbed, "decline") > likes(robbed, "accept")


def test_a_hostile_patrol_is_sent_away() -> None:
    game = rim("tatooine cantonica", rep="imperial-", patrols="imperial@nav-d-ro")
    begin(game, MovePatrol(ME, IMPERIAL, (space("tatooine"), space("nav-e-lo"))))
    assert favourite(game) == "patrol imperial to nav-e-lo"


def test_nobody_fights_an_unbeatable_patrol_of_the_own_will() -> None:
    game = begin(rim("nav-d-c cantonica", patrols="rebel-4@nav-d-c"), EncounterStep(ME))
    assert likes(game, "fight rebel patrol") < likes(game, "draw") - 3
