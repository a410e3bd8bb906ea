"""The databank."""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim.components import CARDS, DATA_OF_NUMBER, card
from dejarik.games.outer_rim.databank import in_databank, take_number
from tests.games.outer_rim.position import asked, carry_out, play, rim, told


@pytest.mark.rule("RIM-DATA-7")
def test_rim_data_7_not_every_number_exists() -> None:
    game = rim()
    assert take_number(game, 40) is not None
    assert take_number(game, 39) is None


@pytest.mark.rule("RIM-DATA-4", "RIM-DATA-5", "RIM-DATA-8")
def test_rim_data_8_chance_picks_among_those_that_are_there() -> None:
    game = rim(assets=["bounty-lobot"], luck=[3])
    assert len(DATA_OF_NUMBER[90]) == 5
    taken = take_number(game, 90)
    assert taken is not None
    assert CARDS[taken] == "bounty-4-lom"
    assert game.chance.given == [3]


@pytest.mark.rule("RIM-DATA-8")
def test_rim_data_8_if_none_is_there_nothing_happens() -> None:
    game = rim(assets=["data-heist jabbas-hidden-stash missing-scholar rebel-prison-break"])
    carry_out(game, [{"resolve": 92}, {"fame": 1}])
    assert (told(game), game.in_use) == (["fame"], [])


@pytest.mark.rule(
    "RIM-DATA-1", "RIM-DATA-2", "RIM-DATA-3", "RIM-DATA-6", "RIM-DISCARD-3", "RIM-INV-10", "RIM-HIDDEN-14"
)
def test_rim_data_6_a_card_is_in_use_while_it_is_resolved() -> None:
    game = rim(luck=[1])
    carry_out(game, [{"resolve": 1}, {"fame": 1}])
    assert game.in_use == [card("unwanted-attention")]
    assert not in_databank(game, card("unwanted-attention"))
    assert told(game)[0] == "databank"
    play(game, "choose pay-for-silence")
    assert (game.in_use, game.fame[0], asked(game)) == ([], 1, "")


@pytest.mark.rule("RIM-DISCARD-3", "RIM-EFFECT-16", "RIM-DEFEAT-12")
def test_rim_discard_3_it_goes_back_even_if_the_turn_ends() -> None:
    game = rim(luck=[3])
    carry_out(game, [{"resolve": 1}, {"fame": 1}])
    play(game, "choose take-another-route")
    assert (game.in_use, game.fame[0], game.turn_over) == ([], 0, True)


@pytest.mark.rule("RIM-EFFECT-14", "RIM-ABIL-58")
def test_rim_effect_14_what_is_noted_on_a_card_is_forgotten_with_it() -> None:
    game = rim("tatooine tatooine", assets=["legendary-game-of-sabacc"], luck=[0, (6, 6), (6, 6)])
    carry_out(game, [{"mark": "alarm"}, {"resolve": 40}, {"if": {"cond": {"marked": "alarm"}, "then": [{"fame": 1}]}}])
    assert game.marks == []
    play(game, "no")
    assert (game.fame[0], len(game.marks)) == (1, 1)
