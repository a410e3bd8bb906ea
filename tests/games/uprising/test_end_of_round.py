"""Phase 5: the check, the tokens, the draw."""

from __future__ import annotations

import pytest

from dejarik.games.uprising.components import CARDS
from tests.games.uprising.position import PROVOCATIONS, asked, cards, coup, options, play, until, uprising, won

LAST_CARD = "(riot-2)>capitol riot-3>capitol (riot-4)"
PAIR = "capitol police-headquarters"


@pytest.mark.rule("UPR-END-1")
def test_upr_end_1_the_check_comes_before_the_tokens_and_the_draw() -> None:
    game = uprising("assign", pool=LAST_CARD, pair=PAIR, tokens="", hand="riot-5 riot-6")
    play(game, "assign 3 to capitol")
    assert asked(game) == "resistance declare"
    assert game.view(1)["tokens"] == []
    assert cards(game, "hand") == "riot-5 riot-6"


@pytest.mark.rule("UPR-END-2")
def test_upr_end_2_four_tokens_face_down_are_turned_up_after_the_check() -> None:
    game = uprising("check", tokens="", capitol=coup(2))
    play(game, "capture capitol with coup")
    assert game.view(1)["tokens"] == []
    play(game, "finish")
    assert game.view(1)["tokens"] == ["surveillance", "eliminate", "disorient", "cordon"]


@pytest.mark.rule("UPR-END-3")
@pytest.mark.parametrize("tokens", ["surveillance eliminate", "surveillance cordon", "eliminate disorient"])
def test_upr_end_3_two_tokens_face_down_stay_so_for_the_next_round(tokens: str) -> None:
    game = uprising("check", tokens=tokens)
    play(game, "finish")
    assert game.view(1)["tokens"] == tokens.split()
    until(game, "empire use-token")
    assert {option.split()[0] for option in options(game)} == set(tokens.split())


@pytest.mark.rule("UPR-END-4")
def test_upr_end_4_the_resistance_draws_three_cards_and_the_next_round_begins() -> None:
    game = uprising("check", hand="riot-5 riot-6")
    deck = len(game.deck)
    play(game, "finish")
    assert len(game.hand) == 5
    assert len(game.deck) == deck - 3
    assert asked(game) == "resistance choose-pair"


@pytest.mark.rule("UPR-END-5")
def test_upr_end_5_the_last_card_of_the_deck_brings_the_decisive_operation() -> None:
    game = uprising("check", round=7, eliminated=PROVOCATIONS, hand="riot-5 riot-6")
    last = CARDS[game.deck[0]]
    assert len(game.deck) == 1
    play(game, "finish")
    assert sorted(cards(game, "hand").split()) == sorted(["riot-5", "riot-6", last])
    assert game.deck == []
    assert game.view(1)["stack"][0]["do"] == "decisive-operation"


@pytest.mark.rule("UPR-END-5")
def test_upr_end_5_four_cards_in_the_deck_bring_a_usual_round() -> None:
    game = play(uprising("check", round=6, eliminated=PROVOCATIONS), "finish")
    assert len(game.hand) == 5
    assert len(game.deck) == 1
    assert game.view(1)["stack"][0]["do"] == "round"


@pytest.mark.rule("UPR-END-5")
def test_upr_end_5_three_captured_districts_leave_no_decisive_operation() -> None:
    game = uprising(
        "check",
        round=7,
        eliminated=PROVOCATIONS,
        capitol=coup(2),
        captured="ministry-of-peace:coup ministry-of-truth:coup",
    )
    play(game, "capture capitol with coup")
    assert won(game) == "resistance UPR-VIC-1"
    assert len(game.hand) == 2
    assert len(game.deck) == 1


@pytest.mark.rule("UPR-RUL-29")
def test_upr_rul_29_cards_are_drawn_from_the_top_after_the_token_step() -> None:
    game = uprising("check", tokens="", hand="riot-5 riot-6")
    top = [CARDS[card] for card in game.deck[:-4:-1]]
    rest = game.deck[:-3]
    play(game, "finish")
    assert sorted(cards(game, "hand").split()) == sorted(["riot-5", "riot-6", *top])
    assert game.deck == rest
    told = [event.message.plain() for event in game.events if event.seen_by(0)]
    assert [message["rule"] for message in told[:2]] == ["UPR-END-2", "UPR-END-4"]
    assert told[1]["params"] == {"count": 3, "cards": [{"key": f"uprising-card-{card}"} for card in top]}


@pytest.mark.rule("UPR-RUL-29")
def test_upr_rul_29_a_win_at_the_check_skips_the_tokens_and_the_draw() -> None:
    taken = "ministry-of-peace:coup ministry-of-truth:coup"
    game = uprising("check", tokens="", capitol=coup(2), captured=taken, hand="riot-5 riot-6")
    play(game, "capture capitol with coup")
    assert game.view(1)["tokens"] == []
    assert cards(game, "hand") == "riot-5 riot-6"
