"""What follows from the rules by counting: over random games, and in the positions where it is tightest."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dejarik.games.uprising.components import DECK, TOKENS, TYPES
from dejarik.games.uprising.missions import CONDITIONS
from tests.games.uprising.definitions import VALUED, bits, total
from tests.games.uprising.position import PROVOCATIONS, asked, cards, options, play, uprising, walk

ANY_GAME = st.integers(0, 10**6)
over_random_games = settings(deadline=None, max_examples=40)
PAIR = "capitol police-headquarters"


@pytest.mark.rule("UPR-DER-1")
@over_random_games
@given(ANY_GAME)
def test_upr_der_1_the_deck_shrinks_by_three_from_19_to_1(seed: int) -> None:
    decks = [len(game.deck) for game in walk(seed, capture=False) if asked(game) == "resistance choose-pair"]
    assert decks == [19, 16, 13, 10, 7, 4, 1]


@pytest.mark.rule("UPR-DER-2")
@over_random_games
@given(ANY_GAME, st.booleans())
def test_upr_der_2_every_round_but_the_last_starts_with_five_cards(seed: int, capture: bool) -> None:
    hands = {len(game.hand) for game in walk(seed, capture=capture) if asked(game) == "resistance choose-pair"}
    assert hands == {5}


@pytest.mark.rule("UPR-DER-3")
@over_random_games
@given(ANY_GAME)
def test_upr_der_3_a_full_game_has_seven_rounds_and_the_decisive_operation_with_three_cards(seed: int) -> None:
    counts = []
    for game in walk(seed, capture=False):
        if asked(game) in ("resistance declare", "resistance play-open"):
            procedure = game.view(1)["stack"][0]["do"]
            counts.append((game.round, procedure, len(game.deck), len(game.hand)))
    assert counts[-3:] == [(7, "round", 1, 2), (8, "decisive-operation", 0, 3), (8, "decisive-operation", 0, 0)]
    assert [number for number, *_ in counts] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8]
    assert {procedure for number, procedure, *_ in counts if number < 8} == {"round"}


@pytest.mark.rule("UPR-DER-4")
@over_random_games
@given(ANY_GAME)
def test_upr_der_4_in_a_full_game_all_cards_are_played(seed: int) -> None:
    *_, game = walk(seed, capture=False)
    assert sorted(game.played) == sorted(DECK)
    assert game.hand == game.deck == []


@pytest.mark.rule("UPR-DER-5")
@over_random_games
@given(ANY_GAME)
def test_upr_der_5_the_empire_has_four_tokens_in_odd_rounds_and_the_other_two_in_even_ones(seed: int) -> None:
    offered: list[set[str]] = []
    for game in walk(seed, capture=False):
        if asked(game) == "empire use-token" and len(offered) < game.round:
            offered.append({option.split()[0] for option in options(game)})
    used = [str(pick).split()[0] for seat, pick, *_ in game.picks() if seat == 1]
    for before in range(0, 8, 2):
        assert offered[before] == set(TOKENS)
        assert offered[before + 1] == set(TOKENS) - set(used[2 * before : 2 * before + 2])


@pytest.mark.rule("UPR-DER-6")
@over_random_games
@given(ANY_GAME)
def test_upr_der_6_over_two_rounds_each_token_is_used_once(seed: int) -> None:
    *_, game = walk(seed, capture=False)
    used = [str(pick).split()[0] for seat, pick, *_ in game.picks() if seat == 1]
    assert len(used) == 16
    for first in range(0, 16, 4):
        assert sorted(used[first : first + 4]) == sorted(TOKENS)


@pytest.mark.rule("UPR-DER-7")
@over_random_games
@given(ANY_GAME)
def test_upr_der_7_every_face_up_token_always_has_a_target(seed: int) -> None:
    for game in walk(seed, capture=False):
        if asked(game) == "empire use-token":
            assert {option.split()[0] for option in options(game)} == set(game.view(1)["tokens"])


@pytest.mark.rule("UPR-DER-7")
@pytest.mark.parametrize("pool", ["(provocation) (provocation) riot-3", "(provocation) (riot-2) riot-3"])
@pytest.mark.parametrize("tokens", list(permutations(TOKENS, 2)))
def test_upr_der_7_whatever_the_first_token_did_the_second_has_a_target(pool: str, tokens: tuple[str, str]) -> None:
    game = uprising("defend", pool=pool, pair=PAIR, tokens=" ".join(tokens))
    firsts = [option for option in options(game) if option.startswith(tokens[0])]
    assert firsts
    for first in firsts:
        after = game.after(first)
        assert asked(after) == "empire use-token"
        assert all(option.startswith(tokens[1]) for option in options(after))


@pytest.mark.rule("UPR-DER-8")
@pytest.mark.parametrize(
    ("first", "second", "left"),
    [
        ("eliminate 1", "disorient 2 to capitol", 1),
        ("eliminate 1", "cordon capitol", 2),
        ("surveillance 1", "cordon capitol", 3),
    ],
)
def test_upr_der_8_the_two_tokens_leave_one_two_or_three_cards(first: str, second: str, left: int) -> None:
    game = uprising("defend", pool="(riot-2) riot-3 (riot-4)", pair=PAIR)
    play(game, first, second)
    assert len(cards(game, "pool").split()) == left


@pytest.mark.rule("UPR-DER-8")
@over_random_games
@given(ANY_GAME)
def test_upr_der_8_after_the_defence_the_pool_holds_one_to_three_cards(seed: int) -> None:
    was_asked = ""
    rounds = 0
    for game in walk(seed, capture=False):
        if was_asked == "empire use-token" != asked(game):
            rounds += 1
            assert len(cards(game, "pool").split()) in (1, 2, 3)
        was_asked = asked(game)
    assert rounds == 8


@pytest.mark.rule("UPR-DER-9")
def test_upr_der_9_with_four_provocations_in_hand_the_fifth_card_can_be_played_open() -> None:
    game = uprising("plan", pair=PAIR, hand=f"{PROVOCATIONS} riot-5")
    assert options(game) == ["play riot-5 open"]
    play(game, "play riot-5 open", "play provocation closed", "play provocation closed")
    assert sorted(cards(game, "pool").split()) == ["(provocation)", "(provocation)", "riot-5"]


@pytest.mark.rule("UPR-DER-9")
@over_random_games
@given(ANY_GAME)
def test_upr_der_9_in_every_round_but_the_last_some_card_can_be_played_open(seed: int) -> None:
    for game in walk(seed, capture=False):
        if asked(game) == "resistance play-open" and game.round < 8:
            assert all(option.endswith(" open") and "nothing" not in option for option in options(game))


@pytest.mark.rule("UPR-DER-10")
@over_random_games
@given(ANY_GAME)
def test_upr_der_10_at_least_one_district_is_always_open_to_the_resistance(seed: int) -> None:
    for game in walk(seed):
        assert game.pair is None or set(game.pair) <= set(game.row)
        if asked(game) == "resistance assign-card":
            choices = 2 if game.pair is not None else len(game.row)
            assert len(options(game)) == choices - (game.cordon is not None)
            assert len(options(game)) >= (1 if game.round < 8 else 2)


@pytest.mark.rule("UPR-DER-10")
def test_upr_der_10_in_the_shortest_row_two_districts_are_open_in_the_decisive_operation() -> None:
    taken = "ministry-of-plenty:coup ministry-of-truth:coup"
    pool = "(riot-2) riot-3 (riot-4)"
    game = uprising(
        "last-defend", round=8, pool=pool, captured=taken, tokens="cordon eliminate", eliminated=PROVOCATIONS
    )
    play(game, "cordon capitol", "eliminate 1")
    assert options(game) == ["assign 2 to ministry-of-peace", "assign 2 to police-headquarters"]


@pytest.mark.rule("UPR-DER-11")
@over_random_games
@given(ANY_GAME, st.booleans())
def test_upr_der_11_the_row_has_three_districts_while_the_game_goes_on(seed: int, capitol: bool) -> None:
    for game in walk(seed, capitol=capitol):
        assert len(game.row) >= (3 if game.ask is not None else 2)


@pytest.mark.rule("UPR-DER-12")
def test_upr_der_12_the_values_of_a_type_add_up_to_20_and_all_to_80() -> None:
    assert [total(VALUED, kind) for kind in TYPES] == [20, 20, 20, 20]
    assert total(VALUED) == 80


@pytest.mark.rule("UPR-DER-12")
@pytest.mark.parametrize(("capitol", "fewest"), [(False, 4), (True, 5)])
def test_upr_der_12_revolution_needs_four_cards_and_at_the_capitol_five(capitol: bool, fewest: int) -> None:
    revolution = CONDITIONS[0]
    few = [bits(held) for held in combinations(VALUED, fewest - 1)]
    assert not any(revolution.met(held, held, capitol) for held in few)
    enough = [*(f"{kind}-6" for kind in TYPES), "riot-2"][:fewest]
    assert revolution.met(bits(enough), 0, capitol)


@pytest.mark.rule("UPR-DER-13")
def test_upr_der_13_all_24_cards_may_lie_in_one_district() -> None:
    rest = [card for card in VALUED if card not in ("riot-2", "riot-3", "riot-4")]
    held = " ".join([*rest, *("(provocation)" for _ in range(4))])
    game = uprising("last-assign", round=8, pool="(riot-2) riot-3 (riot-4)", capitol=held)
    play(game, "assign 1 to capitol", "assign 2 to capitol", "assign 3 to capitol")
    assert Counter(card.strip("()") for card in cards(game, "capitol").split()) == Counter(
        [*VALUED, *PROVOCATIONS.split()]
    )
    assert "capture capitol with revolution" in options(game)
