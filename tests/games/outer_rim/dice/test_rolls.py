"""Dice that a card asks for, and throws that another chapter reads."""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim.components import PlayerId
from dejarik.games.outer_rim.dice.throws import ThrowDice, taken
from dejarik.games.outer_rim.state import FOCUS, HIT
from tests.games.outer_rim.dice_luck import dice
from tests.games.outer_rim.position import asked, begin, carry_out, options, play, rim, told


@pytest.mark.rule("RIM-EFFECT-8")
def test_rim_effect_8_each_die_by_its_face() -> None:
    todo = {"dice": 4, "hit": [{"credits": 1000}], "crit": [{"credits": 4000}], "other": [{"credits": -2000}]}
    game = play(carry_out(rim(luck=dice("hit hit crit blank")), [{"roll": todo}]), "resolve blank")
    assert game.credits[0] == 4000 + 2000 + 4000 - 2000
    assert not game.throws


@pytest.mark.rule("RIM-EFFECT-8")
def test_rim_effect_8_the_player_picks_the_order_where_it_matters() -> None:
    """Lost Probe: an extra turn for a hit, damage to the ship for a blank."""
    todo = {"dice": 2, "hit": [{"extra_turn": True}], "blank": [{"damage": {"to": "ship", "count": 1}}]}
    game = carry_out(rim(hull="2 0", luck=dice("blank hit")), [{"roll": todo}])
    assert asked(game) == "captain-1 choose-die"
    assert options(game) == ["resolve hit", "resolve blank"]
    play(game, "resolve hit")
    assert game.extra_turn
    assert game.defeated[0]


@pytest.mark.rule("RIM-EFFECT-8", "RIM-EFFECT-2")
def test_rim_effect_8_the_order_matters_where_credits_are_lost() -> None:
    """Who has nothing yet loses nothing."""
    todo = {"dice": 2, "hit": [{"credits": 1000}], "blank": [{"credits": -2000}]}
    game = carry_out(rim(credits="0 0", luck=dice("blank hit")), [{"roll": todo}])
    assert play(game, "resolve blank").credits[0] == 1000
    paid = carry_out(rim(credits="0 0", luck=dice("hit hit")), [{"roll": todo | {"hit": [{"credits": 1000}]}}])
    assert (paid.ask, paid.credits[0]) == (None, 2000)


@pytest.mark.rule("RIM-EFFECT-8", "RIM-DEFEAT-12")
def test_rim_effect_8_a_defeat_loses_the_other_dice() -> None:
    todo = {"dice": 2, "hit": [{"extra_turn": True}], "blank": [{"damage": {"to": "ship", "count": 1}}]}
    game = carry_out(rim(hull="2 0", luck=dice("blank hit")), [{"roll": todo}])
    play(game, "resolve blank")
    assert game.defeated[0]
    assert not game.extra_turn


@pytest.mark.rule("RIM-DEFEAT-12", "RIM-RUL-61")
def test_rim_rul_61_also_in_the_turn_of_another_player() -> None:
    todo = {"dice": 2, "hit": [{"fame": 1}], "blank": [{"damage": {"to": "ship", "count": 3}}]}
    game = carry_out(rim(who="han-solo bossk", luck=dice("blank hit")), [{"roll": todo}], player=1)
    play(game, "resolve blank")
    assert (game.defeated, game.fame) == ([False, True], [0, 0])


@pytest.mark.rule("RIM-ABIL-37")
def test_rim_abil_37_rerolls_in_a_roll() -> None:
    """Lando Calrissian rolls one die of a gamble again."""
    game = rim(who="lando-calrissian bossk", luck=dice("hit blank", "crit"))
    carry_out(game, [{"roll": {"dice": 2, "hit": [{"credits": 2000}], "crit": [{"credits": 5000}]}}])
    play(game, "use lando-calrissian-1", "reroll blank")
    assert game.credits[0] == 11000


def test_dejarik_holotable_rolls_a_die_for_each_crew_member() -> None:
    game = rim(assets=["chewbacca dejarik-holotable chopper"], luck=dice("hit blank"))
    carry_out(game, [{"roll": {"dice": {"per": "crew"}, "hit": [{"credits": 1000}]}}])
    assert game.credits[0] == 5000
    game = carry_out(rim(), [{"roll": {"dice": {"per": "crew"}, "hit": [{"credits": 1000}]}}])
    assert told(game) == []


@pytest.mark.rule("RIM-DELIVER-14", "RIM-ABIL-37")
def test_rim_deliver_14_a_throw_for_another_chapter() -> None:
    """One die with its rerolls; it lies there for windows of that chapter until it is taken away."""
    game = rim(who="lando-calrissian bossk", luck=dice("blank", "focus"))
    begin(game, ThrowDice(PlayerId(0), 1))
    play(game, "use lando-calrissian-1")
    throw = taken(game)
    assert (throw.shown[FOCUS], throw.shown[HIT]) == (1, 0)
    assert not game.throws


def test_the_automatic_opponent_rolls_like_anybody() -> None:
    game = rim(who="bossk lando-calrissian", solo=True, luck=dice("blank"))
    begin(game, ThrowDice(PlayerId(1), 1))
    assert told(game) == ["rolled"]
    assert game.ask is None


@pytest.mark.rule("RIM-COMP-5", "RIM-DICE-1")
def test_rim_comp_5_any_number_of_dice() -> None:
    game = carry_out(rim(luck=dice("hit " * 12)), [{"roll": {"dice": 12, "hit": [{"credits": 1000}]}}])
    assert game.credits[0] == 16000
