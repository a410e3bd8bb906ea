"""What is in the box. [UPR-COMP]"""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.engine.problem import BadOption
from dejarik.games.uprising.components import CARDS, DISTRICTS, MISSIONS, TOKENS
from tests.games.uprising.position import GAME, cards, options, play, until, uprising, walk

TYPES = ("propaganda", "riot", "sabotage", "supplies")


def deck() -> Counter[str]:
    """All Resistance cards of a game."""
    game = GAME.new(seed=1)
    return Counter(CARDS[card] for card in game.deck + game.hand + game.played)


@pytest.mark.rule("UPR-COMP-1")
def test_upr_comp_1_two_play_one_on_each_side() -> None:
    assert [seat.side for seat in GAME.new(seed=1).start.seats] == ["resistance", "empire"]
    for players in (0, 1, 3):
        with pytest.raises(BadOption):
            GAME.new(players=players, seed=1)


@pytest.mark.rule("UPR-COMP-2")
def test_upr_comp_2_there_are_24_resistance_cards() -> None:
    assert deck().total() == 24


@pytest.mark.rule("UPR-COMP-3")
def test_upr_comp_3_four_types_have_values_from_2_to_6() -> None:
    valued = [card.split("-") for card in deck() if card != "provocation"]
    assert {kind for kind, _ in valued} == set(TYPES)
    for kind in TYPES:
        assert {value for each, value in valued if each == kind} == {"2", "3", "4", "5", "6"}


@pytest.mark.rule("UPR-COMP-4")
def test_upr_comp_4_there_are_four_provocations() -> None:
    assert deck()["provocation"] == 4


@pytest.mark.rule("UPR-COMP-5")
def test_upr_comp_5_each_type_has_one_card_of_each_value() -> None:
    valued = deck()
    del valued["provocation"]
    assert valued == Counter({f"{kind}-{value}": 1 for kind in TYPES for value in range(2, 7)})
    assert valued.total() == 20


@pytest.mark.rule("UPR-COMP-6")
@pytest.mark.parametrize(
    ("mission", "held", "missing"),
    [
        ("revolution", "propaganda-6 riot-6 sabotage-6", "supplies-3"),
        ("political-surge", "propaganda-2 propaganda-3", "propaganda-4"),
        ("organised-protests", "sabotage-6 supplies-2", "supplies-3"),
        ("coup", "riot-2 supplies-2 sabotage-2", "propaganda-2"),
        ("coordinated-conspiracy", "supplies-5 sabotage-5", "propaganda-5"),
        ("sleeper-agents", "propaganda-2 sabotage-3 propaganda-4", "riot-5"),
        ("civil-disobedience", "riot-5 riot-2", "riot-3"),
        ("espionage", "propaganda-4 sabotage-3", "sabotage-2"),
        ("press-support", "propaganda-6 riot-2", "riot-3"),
        ("underground-arsenal", "supplies-5 supplies-2", "supplies-3"),
        ("armed-revolt", "riot-4 supplies-3", "supplies-2"),
    ],
)
def test_upr_comp_6_a_provocation_completes_no_mission(mission: str, held: str, missing: str) -> None:
    wanted = dict.fromkeys([mission, "coup", "press-support", "espionage"])
    missions = " ".join([each for each in wanted if each != "revolution"][:3])
    completed = uprising("check", missions=missions, capitol=f"{held} {missing}")
    assert f"capture capitol with {mission}" in options(completed)
    for provocation in ("(provocation)", "provocation"):
        game = uprising("check", missions=missions, capitol=f"{held} {provocation}")
        assert mission not in " ".join(options(game))


@pytest.mark.rule("UPR-COMP-6")
@pytest.mark.parametrize(
    ("mission", "held"), [("civil-disobedience", "riot-2 riot-6"), ("underground-arsenal", "supplies-2 supplies-6")]
)
def test_upr_comp_6_a_provocation_is_of_no_type_that_a_mission_forbids(mission: str, held: str) -> None:
    game = uprising("check", missions=f"{mission} coup espionage", capitol=f"{held} (provocation)")
    assert options(game) == [f"capture capitol with {mission}", "finish"]


@pytest.mark.rule("UPR-COMP-7")
def test_upr_comp_7_there_are_11_missions_one_of_them_revolution() -> None:
    seen = {MISSIONS[mission] for seed in range(50) for mission in GAME.new(seed=seed).missions}
    assert len(MISSIONS) == len(seen) == 11
    assert "revolution" in seen


@pytest.mark.rule("UPR-COMP-8")
def test_upr_comp_8_there_are_five_districts() -> None:
    names = GAME.names("en")
    assert {names[f"uprising-district-{DISTRICTS[district]}"] for district in GAME.new(seed=1).row} == {
        "Ministry of Plenty",
        "Ministry of Peace",
        "Capitol",
        "Police Headquarters",
        "Ministry of Truth",
    }
    assert len(GAME.new(seed=1).row) == 5


@pytest.mark.rule("UPR-COMP-9")
def test_upr_comp_9_there_are_four_power_tokens() -> None:
    names = GAME.names("en")
    tokens = [names[f"uprising-token-{TOKENS[token]}"] for token in GAME.new(seed=1).tokens]
    assert sorted(tokens) == ["Cordon", "Disorient", "Eliminate", "Surveillance"]


@pytest.mark.rule("UPR-COMP-10")
@pytest.mark.parametrize("token", ["surveillance", "eliminate", "disorient", "cordon"])
def test_upr_comp_10_a_token_is_face_up_and_usable_or_face_down_and_used(token: str) -> None:
    game = uprising("defend", pair="capitol police-headquarters", pool="(riot-5) (riot-4) supplies-2")
    assert token in game.view("empire")["tokens"]
    play(game, next(option for option in options(game) if option.startswith(token)))
    assert token not in game.view("empire")["tokens"]
    assert not any(option.startswith(token) for option in options(game))


@pytest.mark.rule("UPR-COMP-11")
def test_upr_comp_11_there_is_one_escalation_marker() -> None:
    game = play(uprising("choose"), "choose ministry-of-plenty and ministry-of-peace")
    assert game.view(None)["pair"] == ["ministry-of-plenty", "ministry-of-peace"]
    play(until(game, "resistance declare"), "finish", "choose police-headquarters and ministry-of-truth")
    assert game.view(None)["pair"] == ["police-headquarters", "ministry-of-truth"]


@pytest.mark.rule("UPR-COMP-2", "UPR-COMP-7", "UPR-COMP-8", "UPR-COMP-11")
def test_upr_comp_11_nothing_else_is_in_play_and_nothing_is_lost() -> None:
    """24 cards, 5 districts and 4 missions: a reference card is nowhere."""
    for seed in range(5):
        for game in walk(seed):
            census = GAME.census(game)
            assert census.total() == 24 + 5 + 4
            assert set(census) <= {*CARDS, *DISTRICTS, *MISSIONS}
            assert len(cards(game, "pool").split()) <= 3
