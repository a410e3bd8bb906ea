"""The plainest effects of cards."""

from __future__ import annotations

import pytest

from tests.games.outer_rim.position import asked, carry_out, options, play, rim, standing, told


@pytest.mark.rule("RIM-EFFECT-2", "RIM-CREDIT-2", "RIM-CREDIT-3")
def test_rim_effect_2_a_loss_takes_no_more_than_there_is() -> None:
    game = carry_out(rim(credits="3000 0"), [{"credits": 2000}, {"credits": -8000}])
    assert game.credits == [0, 0]


@pytest.mark.rule("RIM-EFFECT-12")
def test_rim_effect_12_only_options_whose_condition_holds_are_there() -> None:
    ways = [
        {"option": "pay-his-debt", "if": {"credits_at_least": 4000}, "do": [{"credits": -4000}]},
        {"option": "leave", "do": []},
        {"option": "cheat", "if": {"credits_at_least": 9000}, "do": []},
    ]
    game = carry_out(rim(), [{"choose": ways}, {"fame": 1}])
    assert asked(game) == "captain-1 choose-way"
    assert options(game) == ["choose pay-his-debt", "choose leave"]
    play(game, "choose pay-his-debt")
    assert (game.credits[0], game.fame[0]) == (0, 1)


@pytest.mark.rule("RIM-EFFECT-4")
def test_rim_effect_4_reputation_of_a_faction_of_choice() -> None:
    game = carry_out(rim(), [{"rep": {"faction": "choose", "count": 1}}])
    play(game, "faction rebel")
    assert standing(game) == "rebel+"


@pytest.mark.rule("RIM-DEFEAT-2", "RIM-DEFEAT-3", "RIM-DEFEAT-12")
def test_rim_defeat_12_a_defeat_breaks_off_the_list() -> None:
    game = rim(wounds="0 3", turn=1, secrets=["", "tatooine-nal-hutta-7@tatooine"])
    carry_out(game, [{"damage": {"to": "character", "count": 2}}, {"fame": 1}], player=1)
    assert game.defeated == [False, True]
    assert (game.credits[1], game.fame[1], game.secrets[1]) == (1000, 0, [])
    assert game.stacks[3].cards[0] == game.stacks[3].cards[0]
    assert "defeated" in told(game)
