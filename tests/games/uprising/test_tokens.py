"""The four power tokens. [UPR-TOK, UPR-RUL-12 … 16, UPR-EX-3, UPR-EX-4]"""

from __future__ import annotations

import pytest

from dejarik.games.uprising.components import DISTRICTS, EMPIRE, TOKENS
from tests.games.uprising.position import asked, cards, heard, options, play, until, uprising

PAIR = "capitol police-headquarters"
POOL = "(riot-5) (provocation) supplies-2"


def with_token(options: list[str], token: str) -> list[str]:
    """The options of one token."""
    return [option for option in options if option.startswith(token)]


@pytest.mark.rule("UPR-TOK-1")
def test_upr_tok_1_surveillance_opens_a_closed_card_of_the_pool() -> None:
    game = play(uprising("defend", pair=PAIR, pool="(riot-5) (riot-4) supplies-2"), "surveillance 1")
    assert cards(game, "pool") == "riot-5 (riot-4) supplies-2"


@pytest.mark.rule("UPR-TOK-1")
def test_upr_tok_1_everybody_is_told_what_it_is() -> None:
    game = play(uprising("defend", pair=PAIR, pool="(riot-5) (riot-4) supplies-2"), "surveillance 1")
    for seat in (0, 1, None):
        assert [message.key for message in heard(game, seat)] == ["uprising-event-surveilled"]
        assert "riot-5" in str(heard(game, seat))


@pytest.mark.rule("UPR-TOK-2")
def test_upr_tok_2_surveillance_cannot_choose_an_open_card() -> None:
    game = uprising("defend", pair=PAIR, pool="(riot-5) (riot-4) supplies-2")
    assert with_token(options(game), "surveillance") == ["surveillance 1", "surveillance 2"]
    game = uprising("defend", pair=PAIR, pool="(riot-5) riot-4 supplies-2")
    assert with_token(options(game), "surveillance") == ["surveillance 1"]


@pytest.mark.rule("UPR-TOK-3")
def test_upr_tok_3_a_provocation_opened_by_surveillance_is_eliminated() -> None:
    game = play(uprising("defend", pair=PAIR, pool=POOL), "surveillance 2")
    assert cards(game, "pool") == "(riot-5) supplies-2"
    assert cards(game, "eliminated") == "provocation"


@pytest.mark.rule("UPR-TOK-3")
def test_upr_tok_3_a_valued_card_opened_by_surveillance_stays_in_the_pool() -> None:
    game = play(uprising("defend", pair=PAIR, pool=POOL), "surveillance 1")
    assert cards(game, "pool") == "riot-5 (provocation) supplies-2"
    assert cards(game, "eliminated") == ""


@pytest.mark.rule("UPR-TOK-4")
@pytest.mark.parametrize(
    ("place", "left"), [(1, "(riot-4) supplies-2"), (2, "(riot-5) supplies-2"), (3, "(riot-5) (riot-4)")]
)
def test_upr_tok_4_eliminate_sets_a_card_of_the_pool_aside(place: int, left: str) -> None:
    game = uprising("defend", pair=PAIR, pool="(riot-5) (riot-4) supplies-2")
    assert with_token(options(game), "eliminate") == ["eliminate 1", "eliminate 2", "eliminate 3"]
    play(game, f"eliminate {place}")
    assert cards(game, "pool") == left
    assert len(cards(game, "eliminated").split()) == 1


@pytest.mark.rule("UPR-TOK-5")
@pytest.mark.parametrize(("place", "aside"), [(1, "(riot-5)"), (3, "supplies-2")])
def test_upr_tok_5_an_eliminated_card_keeps_its_side(place: int, aside: str) -> None:
    game = play(uprising("defend", pair=PAIR, pool=POOL), f"eliminate {place}")
    assert cards(game, "eliminated") == aside


@pytest.mark.rule("UPR-TOK-6")
def test_upr_tok_6_an_eliminated_provocation_is_opened_at_once() -> None:
    game = play(uprising("defend", pair=PAIR, pool=POOL), "eliminate 2")
    assert cards(game, "eliminated") == "provocation"
    assert "provocation" in str(heard(game, EMPIRE))


@pytest.mark.rule("UPR-TOK-7", "UPR-TOK-8")
@pytest.mark.parametrize("district", DISTRICTS)
def test_upr_tok_7_disorient_sends_a_card_of_the_pool_to_any_district(district: str) -> None:
    game = play(uprising("defend", pair=PAIR, pool=POOL), f"disorient 1 to {district}")
    assert cards(game, district) == "(riot-5)"
    assert cards(game, "pool") == "(provocation) supplies-2"


@pytest.mark.rule("UPR-TOK-7")
def test_upr_tok_7_any_card_but_no_captured_district() -> None:
    game = uprising("defend", pair=PAIR, pool=POOL, captured="ministry-of-truth:coup")
    assert with_token(options(game), "disorient") == [
        f"disorient {place} to {district}"
        for place in (1, 2, 3)
        for district in ("ministry-of-plenty", "ministry-of-peace", "capitol", "police-headquarters")
    ]


@pytest.mark.rule("UPR-TOK-9")
@pytest.mark.parametrize("district", PAIR.split())
def test_upr_tok_9_disorient_may_choose_a_cordoned_district(district: str) -> None:
    game = play(uprising("defend", pair=PAIR, pool=POOL), f"cordon {district}", f"disorient 1 to {district}")
    assert cards(game, district) == "(riot-5)"


@pytest.mark.rule("UPR-TOK-10")
@pytest.mark.parametrize(("place", "lies"), [(1, "(riot-5)"), (2, "(provocation)"), (3, "supplies-2")])
def test_upr_tok_10_a_disoriented_card_keeps_its_side(place: int, lies: str) -> None:
    game = play(uprising("defend", pair=PAIR, pool=POOL), f"disorient {place} to ministry-of-truth")
    assert cards(game, "ministry-of-truth") == lies


@pytest.mark.rule("UPR-TOK-11")
def test_upr_tok_11_cordon_chooses_one_of_the_two_districts_under_the_marker() -> None:
    game = uprising("defend", pair=PAIR, pool=POOL)
    assert with_token(options(game), "cordon") == ["cordon capitol", "cordon police-headquarters"]
    play(game, "cordon capitol")
    assert game.view(None)["cordon"] == "capitol"


@pytest.mark.rule("UPR-TOK-12")
def test_upr_tok_12_the_resistance_may_not_assign_cards_to_the_cordoned_district() -> None:
    game = play(uprising("defend", pair=PAIR, pool=POOL), "cordon capitol", "eliminate 1")
    assert options(game) == ["assign 2 to police-headquarters"]
    game = play(uprising("defend", pair=PAIR, pool=POOL), "surveillance 1", "eliminate 2")
    assert options(game) == ["assign 1 to capitol", "assign 1 to police-headquarters"]


@pytest.mark.rule("UPR-TOK-13")
def test_upr_tok_13_a_cordon_ends_with_the_round() -> None:
    game = play(uprising("defend", pair=PAIR, pool=POOL), "cordon capitol", "eliminate 1")
    play(until(game, "resistance declare"), "finish", "choose capitol and police-headquarters")
    assert game.view(None)["cordon"] is None
    until(game, "resistance assign-card")
    assert {option.split()[-1] for option in options(game)} == set(PAIR.split())


@pytest.mark.rule("UPR-RUL-12")
@pytest.mark.parametrize(
    ("use", "zone", "lies"),
    [
        ("surveillance 2", "eliminated", "provocation"),
        ("eliminate 2", "eliminated", "provocation"),
        ("disorient 2 to ministry-of-truth", "ministry-of-truth", "(provocation)"),
    ],
)
def test_upr_rul_12_what_becomes_of_a_provocation(use: str, zone: str, lies: str) -> None:
    game = play(uprising("defend", pair=PAIR, pool=POOL), use)
    assert cards(game, zone) == lies
    assert cards(game, "pool") == "(riot-5) supplies-2"
    assert game.view("empire")["tokens"] == [token for token in TOKENS if token != use.split()[0]]
    play(until(game, "resistance declare"), "finish")
    assert lies in cards(game, zone).split()


@pytest.mark.rule("UPR-RUL-12")
def test_upr_rul_12_a_provocation_is_no_proof_and_stays_closed_when_its_district_is_captured() -> None:
    game = uprising("assign", pair=PAIR, pool="(provocation) (riot-2) supplies-2", capitol="(sabotage-2) propaganda-2")
    play(game, *(f"assign {place} to capitol" for place in (1, 2, 3)))
    assert options(game) == ["capture capitol with coup opening riot-2 sabotage-2", "finish"]
    play(game, "capture capitol with coup opening riot-2 sabotage-2")
    assert cards(game, "capitol") == "sabotage-2 propaganda-2 (provocation) riot-2 supplies-2"


@pytest.mark.rule("UPR-RUL-13")
@pytest.mark.parametrize("district", PAIR.split())
def test_upr_rul_13_disorient_may_choose_a_district_of_the_pair(district: str) -> None:
    game = play(uprising("defend-1", pair=PAIR, pool=POOL), f"disorient 1 to {district}")
    assert cards(game, district) == "(riot-5)"
    assert options(game) == ["assign 2 to capitol", "assign 2 to police-headquarters"]


@pytest.mark.rule("UPR-RUL-14")
@pytest.mark.parametrize(
    ("mission", "held", "harmless", "spoils"),
    [
        ("civil-disobedience", "riot-6 riot-2", "propaganda-3", "sabotage-3"),
        ("underground-arsenal", "supplies-6 supplies-2", "sabotage-3", "propaganda-3"),
        ("organised-protests", "sabotage-6 supplies-3", "propaganda-3", "supplies-4"),
        ("press-support", "propaganda-6 riot-3", "supplies-3", "riot-4"),
    ],
)
def test_upr_rul_14_disorient_may_spoil_a_mission_that_was_not_claimed(
    mission: str, held: str, harmless: str, spoils: str
) -> None:
    for place, offered in ((1, [f"capture capitol with {mission}"]), (2, [])):
        game = uprising(
            "defend-1",
            missions=f"{mission} coup coordinated-conspiracy",
            pair="ministry-of-plenty ministry-of-peace",
            capitol=held,
            pool=f"({harmless}) ({spoils}) (provocation)",
        )
        play(game, f"disorient {place} to capitol")
        assert options(until(game, "resistance declare")) == [*offered, "finish"]


@pytest.mark.rule("UPR-RUL-15")
def test_upr_rul_15_disorient_may_complete_a_mission_outside_the_pair() -> None:
    held = "propaganda-2 riot-2 sabotage-2"
    game = uprising("defend-1", pair=PAIR, ministry_of_peace=held, pool="supplies-2 (provocation) (riot-5)")
    play(game, "disorient 1 to ministry-of-peace")
    assert options(until(game, "resistance declare")) == ["capture ministry-of-peace with coup", "finish"]
    play(game, "capture ministry-of-peace with coup")
    assert "ministry-of-peace" not in game.view(None)["row"]


@pytest.mark.rule("UPR-RUL-16")
def test_upr_rul_16_the_cordon_marks_its_district_until_phase_4_is_over() -> None:
    game = play(uprising("defend", pair=PAIR, pool=POOL), "cordon capitol", "eliminate 1")
    for place in (2, 3):
        assert asked(game) == "resistance assign-card"
        assert game.view("empire")["cordon"] == "capitol"
        play(game, f"assign {place} to police-headquarters")
    assert asked(game) == "resistance declare"
    assert game.view("empire")["cordon"] is None


@pytest.mark.rule("UPR-RUL-16")
def test_upr_rul_16_the_cordon_token_counts_as_face_down_from_its_use() -> None:
    game = play(uprising("defend", pair=PAIR, pool=POOL, tokens="cordon eliminate"), "cordon capitol")
    assert game.view("empire")["tokens"] == ["eliminate"]
    play(game, "eliminate 1")
    play(until(game, "resistance declare"), "finish")
    assert game.view("empire")["tokens"] == list(TOKENS)


@pytest.mark.rule("UPR-EX-3")
def test_upr_ex_3_provocation_under_surveillance() -> None:
    game = uprising("defend", pair=PAIR, pool="(provocation) (riot-4) supplies-2")
    play(game, "surveillance 1")
    assert cards(game, "eliminated") == "provocation"
    assert cards(game, "pool") == "(riot-4) supplies-2"
    aimed = [option.split()[1] for option in options(game) if not option.startswith("cordon")]
    assert set(aimed) == {"2", "3"}


@pytest.mark.rule("UPR-EX-4")
def test_upr_ex_4_cordon_and_disorient() -> None:
    game = uprising("defend", pair=PAIR, pool=POOL, tokens="cordon disorient")
    play(game, "cordon capitol", "disorient 1 to capitol")
    assert options(game) == ["assign 2 to police-headquarters"]
    play(game, "assign 2 to police-headquarters")
    assert options(game) == ["assign 3 to police-headquarters"]
    play(game, "assign 3 to police-headquarters")
    assert (cards(game, "capitol"), cards(game, "police-headquarters")) == ("(riot-5)", "(provocation) supplies-2")
