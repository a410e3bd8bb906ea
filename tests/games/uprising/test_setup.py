"""The table before the first round. [UPR-SETUP, UPR-RUL-3]"""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.bots import bot
from dejarik.games.uprising.components import CARDS, DISTRICTS, MISSIONS, TOKENS
from tests.games.uprising.position import GAME, asked, cards, options, play, row, uprising, walk

SEEDS = range(100)
IN_ORDER = (tuple(range(5)), tuple(range(24)), tuple(range(10)))  # luck that shuffles nothing: row, deck, missions


@pytest.mark.rule("UPR-RUL-3")
@pytest.mark.parametrize("bots", [("random", "greedy"), ("greedy", "random")])
def test_upr_rul_3_anybody_may_take_either_role(bots: tuple[str, str]) -> None:
    game = GAME.new(seed=1)
    players = [bot(name, seed=1) for name in bots]
    while game.ask is not None:
        seat = game.ask.seat
        game.apply(players[seat].pick(game.perspective(seat)))
    assert game.outcome is not None
    assert [seat.name for seat in game.start.seats] == ["resistance", "empire"]


@pytest.mark.rule("UPR-SETUP-2")
def test_upr_setup_2_the_five_districts_lie_in_a_row_in_random_order() -> None:
    rows = [row(GAME.new(seed=seed)).split() for seed in SEEDS]
    assert all(sorted(each) == sorted(DISTRICTS) for each in rows)
    for place in range(5):
        assert {each[place] for each in rows} == set(DISTRICTS)


@pytest.mark.rule("UPR-SETUP-2")
def test_upr_setup_2_everybody_sees_the_row() -> None:
    game = GAME.new(seed=1)
    for seat in ("resistance", "empire", None):
        assert game.view(seat)["row"] == row(game).split()


@pytest.mark.rule("UPR-SETUP-3")
def test_upr_setup_3_the_deck_is_shuffled() -> None:
    games = [GAME.new(seed=seed) for seed in SEEDS]
    assert len({tuple(game.deck) for game in games}) == len(games)
    assert {CARDS[game.deck[-1]] for game in games} == set(CARDS)
    assert {CARDS[game.deck[0]] for game in games} == set(CARDS)


@pytest.mark.rule("UPR-SETUP-3")
def test_upr_setup_3_the_deck_is_face_down() -> None:
    for seat in ("resistance", "empire", None):
        assert GAME.new(seed=1).view(seat)["deck"] == 19


@pytest.mark.rule("UPR-SETUP-4")
def test_upr_setup_4_the_resistance_draws_five_cards() -> None:
    for seed in SEEDS:
        game = GAME.new(seed=seed)
        assert (len(game.hand), len(game.deck)) == (5, 19)


@pytest.mark.rule("UPR-SETUP-4")
def test_upr_setup_4_they_come_from_the_deck() -> None:
    game = GAME.new(seed=1, luck=IN_ORDER)
    assert cards(game, "hand") == "supplies-6 provocation provocation provocation provocation"
    assert not {*game.hand} & {*game.deck}


@pytest.mark.rule("UPR-SETUP-5")
def test_upr_setup_5_the_hand_is_hidden_from_the_empire() -> None:
    for seed in SEEDS:
        game = GAME.new(seed=seed)
        assert game.view("resistance")["hand"] == cards(game, "hand").split()
        assert game.view("empire")["hand"] == game.view(None)["hand"] == ["unknown"] * 5


@pytest.mark.rule("UPR-SETUP-5")
def test_upr_setup_5_nobody_else_is_told_what_is_drawn() -> None:
    drawn = [event for event in GAME.new(seed=1).events if event.message.key == "uprising-event-drew"]
    assert [[event.seen_by(seat) for seat in (0, 1, None)] for event in drawn] == [[True, False, False]]


@pytest.mark.rule("UPR-SETUP-6")
def test_upr_setup_6_all_four_tokens_lie_face_up() -> None:
    for seed in SEEDS:
        assert sorted(GAME.new(seed=seed).view("empire")["tokens"]) == sorted(TOKENS)


@pytest.mark.rule("UPR-SETUP-7")
def test_upr_setup_7_the_resistance_has_the_escalation_marker() -> None:
    for seed in SEEDS:
        game = GAME.new(seed=seed)
        assert game.pair is None
        assert asked(game) == "resistance choose-pair"


@pytest.mark.rule("UPR-SETUP-8")
def test_upr_setup_8_revolution_is_on_the_table_in_every_game() -> None:
    for seed in SEEDS:
        assert GAME.new(seed=seed).view(None)["missions"].count("revolution") == 1
    chosen = GAME.new(seed=1, options={"missions": ["coup", "espionage", "press-support"]})
    assert chosen.view(None)["missions"] == ["revolution", "coup", "espionage", "press-support"]


@pytest.mark.rule("UPR-SETUP-9")
def test_upr_setup_9_three_of_the_other_ten_missions_are_drawn() -> None:
    drawn = [GAME.new(seed=seed).view(None)["missions"][1:] for seed in range(500)]
    assert all(len(set(each)) == len(each) == 3 for each in drawn)
    often = Counter(mission for each in drawn for mission in each)
    assert set(often) == set(MISSIONS) - {"revolution"}
    assert min(often.values()) > 100  # 150 are expected


@pytest.mark.rule("UPR-SETUP-10")
def test_upr_setup_10_the_other_seven_missions_play_no_part() -> None:
    held = "riot-2 riot-6"
    on_the_table = uprising("check", capitol=held, missions="civil-disobedience coup espionage")
    in_the_box = uprising("check", capitol=held, missions="armed-revolt coup espionage")
    assert options(on_the_table) == ["capture capitol with civil-disobedience", "finish"]
    assert options(in_the_box) == ["finish"]


@pytest.mark.rule("UPR-SETUP-9", "UPR-SETUP-10")
def test_upr_setup_10_the_missions_stay_the_same_to_the_end() -> None:
    for seed in range(10):
        assert len({tuple(game.missions) for game in walk(seed)}) == 1


@pytest.mark.rule("UPR-SETUP-11")
def test_upr_setup_11_there_is_a_place_for_eliminated_cards_and_captured_districts() -> None:
    game = GAME.new(seed=1)
    assert (game.played, game.captured) == ([], [])
    game = uprising("defend", pair="capitol police-headquarters", pool="(riot-5) (riot-4) supplies-2")
    play(game, "eliminate 1")
    assert cards(game, "eliminated") == "(riot-5)"
    game = uprising("check", capitol="propaganda-2 riot-2 sabotage-2 supplies-2")
    play(game, "capture capitol with coup")
    assert game.view(None)["captured"] == [{"district": "capitol", "mission": "coup"}]
    assert "capitol" not in row(game).split()
