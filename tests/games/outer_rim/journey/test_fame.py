"""Fame, and who wins. [RIM-FAME]"""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim.actions import ActionStep
from dejarik.games.outer_rim.components import PlayerId
from dejarik.games.outer_rim.fame import fame, more_famous, most_famous
from dejarik.games.outer_rim.players import named_players
from dejarik.games.outer_rim.runs import NO_RUN
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.turn import Turn
from tests.games.outer_rim.position import asked, begin, carry_out, options, play, rim, told

ME = PlayerId(0)


@pytest.mark.rule("RIM-FAME-1", "RIM-FAME-4", "RIM-EFFECT-3")
def test_rim_fame_4_gained_and_lost() -> None:
    game = carry_out(rim(fame="2 0"), [{"fame": 3}, {"fame": -1}])
    assert fame(game, ME) == 4
    assert told(game) == ["fame", "fame-lost"]


@pytest.mark.rule("RIM-FAME-5", "RIM-INV-4")
def test_rim_fame_5_never_below_0() -> None:
    assert carry_out(rim(fame="1 0"), [{"fame": -3}]).fame[0] == 0


@pytest.mark.rule("RIM-FAME-2", "RIM-FAME-17", "RIM-RUL-16")
@pytest.mark.parametrize(("needed", "has"), [("10", "9 0"), ("12", "11 0")])
def test_rim_fame_2_the_first_to_reach_it_wins_at_once(needed: str, has: str) -> None:
    game = carry_out(rim(fame=has, options={"fame": needed}), [{"fame": 1}])
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.rule) == ((0,), "RIM-FAME-2")
    assert game.ask is None


@pytest.mark.rule("RIM-FAME-3", "RIM-SOLO-72")
def test_rim_fame_3_ten_are_not_enough_in_the_long_game() -> None:
    assert carry_out(rim(fame="9 0", options={"fame": "12"}), [{"fame": 1}]).outcome is None


@pytest.mark.rule("RIM-FAME-7", "RIM-FAME-16", "RIM-INV-14")
def test_rim_fame_7_fame_of_an_asset_counts_while_its_condition_holds() -> None:
    game = rim("nav-d-c ryloth", assets=["dejarik-holotable chewbacca lobot"], ships="lancer g9-rigger", fame="3 0")
    assert fame(game, ME) == 4
    carry_out(game, [{"lose_asset": {"asset": "crew", "count": 1, "pick": "owner"}}])
    play(game, options(game)[0])
    assert fame(game, ME) == 3
    assert game.fame[0] == 3


@pytest.mark.rule("RIM-FAME-16", "RIM-ABIL-52")
@pytest.mark.parametrize(
    ("rep", "extra"), [("hutt+", 0), ("hutt+ rebel+", 1), ("hutt+ rebel+ imperial+ syndicate+", 2)]
)
def test_rim_fame_16_the_wardrobe_follows_reputation(rep: str, extra: int) -> None:
    assert fame(rim(assets=["extravagant-wardrobe"], rep=rep), ME) == extra


@pytest.mark.rule("RIM-FAME-8", "RIM-FAME-15", "RIM-RUL-66")
@pytest.mark.parametrize(("credits", "winner", "rule"), [("0 5000", 1, "RIM-FAME-8"), ("2000 2000", 1, "RIM-FAME-9")])
def test_rim_fame_8_more_credits_then_the_seat_decide(credits: str, winner: int, rule: str) -> None:
    everybody = {"other_player": {"who": "all-others", "do": [{"fame": 1}]}}
    game = carry_out(rim(fame="9 9", credits=credits), [{"fame": 1}, everybody])
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.rule) == ((winner,), rule)


@pytest.mark.rule("RIM-FAME-9")
@pytest.mark.parametrize(("first", "winner"), [(1, 2), (2, 0), (3, 1)])
def test_rim_fame_9_farthest_clockwise_from_the_first_player(first: int, winner: int) -> None:
    everybody = {"other_player": {"who": "all-others", "do": [{"fame": 1}]}}
    game = carry_out(rim("tatooine ryloth naboo", fame="9 9 9", first=first), [{"fame": 1}, everybody])
    assert game.outcome is not None
    assert game.outcome.winners == (winner,)


@pytest.mark.rule("RIM-FAME-15")
def test_rim_fame_15_the_list_is_finished_first() -> None:
    game = carry_out(rim(fame="9 0", credits="0 0"), [{"fame": 1}, {"credits": 1000}, {"fame": -1}])
    assert game.outcome is None
    assert game.credits[0] == 1000


@pytest.mark.rule("RIM-FAME-15", "RIM-FAME-16")
def test_rim_fame_15_a_bonus_that_comes_may_win() -> None:
    game = rim(fame="9 0", assets=["extravagant-wardrobe"], rep="hutt+")
    carry_out(game, [{"rep": {"faction": "rebel", "count": 1}}])
    assert game.outcome is not None


@pytest.mark.rule("RIM-FAME-10", "RIM-FAME-11", "RIM-RUL-17")
def test_rim_fame_10_whoever_ties_is_most_famous() -> None:
    game = rim("tatooine ryloth naboo", fame="3 3 1")
    assert most_famous(game) == [0, 1]
    most = [{"if": {"cond": {"fame": "most"}, "then": [{"credits": 1000}]}}]
    assert carry_out(game, most).credits == [5000, 4000, 4000]  # it concerns only the active player
    assert carry_out(rim(fame="2 3"), most).credits == [4000, 4000]
    assert carry_out(rim(fame="2 3"), [{"if": {"cond": {"fame": "not-most"}, "then": [{"fame": 1}]}}]).fame[0] == 3


@pytest.mark.rule("RIM-ABIL-22", "RIM-RUL-17", "RIM-EFFECT-49")
def test_rim_abil_22_between_two_most_famous_the_active_player_chooses() -> None:
    game = rim("tatooine ryloth naboo", fame="1 3 3", credits="0 4000 4000")
    carry_out(game, [{"other_player": {"who": "most-fame", "do": [{"credits": -2000}]}}])
    assert asked(game) == "captain-1 choose-player"
    assert options(game) == ["player lando-calrissian", "player boba-fett"]
    assert play(game, "player boba-fett").credits == [0, 4000, 2000]


@pytest.mark.rule("RIM-FAME-12", "RIM-FAME-14", "RIM-RUL-69")
def test_rim_fame_14_equal_fame_is_not_more() -> None:
    game = rim("tatooine tatooine tatooine", fame="2 2 3")
    assert not more_famous(game, PlayerId(1), ME)
    assert more_famous(game, PlayerId(2), ME)
    assert named_players(game, NO_RUN, "same-space-more-fame") == [2]
    assert named_players(game, NO_RUN, "same-space-fame-at-least") == [1, 2]


@pytest.mark.rule("RIM-SOLO-17", "RIM-RUL-39")
def test_rim_solo_17_the_opponent_wins_without_a_seat() -> None:
    game = rim(who="bossk jyn-erso", solo=True, fame="0 9", turn=2)
    carry_out(game, [{"fame": 1}], player=PlayerId(1))
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.side) == ((), "rival")


@pytest.mark.rule("RIM-FAME-15", "RIM-GOAL-12")
def test_rim_fame_15_looked_at_between_the_choices_of_a_turn() -> None:
    game: State = rim(who="han-solo bossk", ships="aggressor g9-rigger", fame="9 0")
    begin(game, Turn(ME))
    assert game.outcome is not None  # the goal is achieved before anything is asked
    game = rim(fame="10 0")
    assert begin(game, ActionStep(ME)).outcome is not None
