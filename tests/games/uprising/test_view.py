"""What a seat can imagine behind its view: everything that may be true, and nothing that was seen to be false."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dejarik.engine.chance import Chance
from dejarik.games.uprising.components import CARDS, DECK, DISTRICTS, MISSIONS, PROVOCATION
from dejarik.games.uprising.state import State
from tests.games.uprising.definitions import VALUED, meets
from tests.games.uprising.position import GAME, cards, play, uprising, walk

RESISTANCE, EMPIRE = 0, 1
PAIR = "ministry-of-plenty ministry-of-peace"


def imagined(game: State, seat: int, chances: int) -> Iterator[State]:
    """So many games that this seat takes for possible, each by its own chance."""
    view = game.view(seat)
    for number in range(chances):
        guess = cast(State, GAME.imagine(view, Chance(number)))
        assert guess.view(seat) == view
        yield guess


def closed(game: State, zone: str) -> list[str]:
    """The faces of the closed cards there."""
    return [card.strip("()") for card in cards(game, zone).split() if card.startswith("(")]


def faces(game: State, zone: str, chances: int) -> list[Counter[str]]:
    """How often each card was imagined at each closed place of a zone."""
    return [
        Counter(place)
        for place in zip(*(closed(guess, zone) for guess in imagined(game, EMPIRE, chances)), strict=True)
    ]


@pytest.mark.rule("UPR-RUL-6")
def test_upr_rul_6_an_eliminated_card_that_stayed_closed_is_never_imagined_a_provocation() -> None:
    game = uprising("choose", eliminated="(riot-2) riot-3 (sabotage-4)")
    for found in faces(game, "eliminated", 400):
        assert set(found) == set(VALUED) - {"riot-3"}


@pytest.mark.rule("UPR-RUL-6")
def test_upr_rul_6_a_closed_card_in_a_district_or_in_the_pool_may_be_a_provocation() -> None:
    game = uprising("defend", pair=PAIR, capitol="(riot-2) riot-3 (riot-4)", pool="(riot-5) riot-6 (sabotage-2)")
    for zone in ("capitol", "pool"):
        for found in faces(game, zone, 400):
            assert set(found) == {*VALUED, "provocation"} - {"riot-3", "riot-6"}


@pytest.mark.rule("UPR-RUL-22")
@pytest.mark.parametrize(
    ("mission", "held", "absent"),
    [
        ("civil-disobedience", "riot-6 (supplies-2) (provocation) riot-2 (riot-3) (propaganda-4)", "sabotage"),
        ("underground-arsenal", "supplies-6 (riot-2) (provocation) supplies-2 (riot-3) (sabotage-4)", "propaganda"),
        ("organised-protests", "sabotage-6 (riot-2) (provocation) supplies-3 (riot-3)", "sabotage supplies"),
        ("press-support", "propaganda-6 (sabotage-2) (provocation) riot-3 (supplies-2)", "propaganda riot"),
        ("coup", "propaganda-2 (sabotage-3) (provocation) riot-2 sabotage-2 (riot-6) supplies-2", ""),
    ],
)
def test_upr_rul_22_closed_cards_of_a_captured_district_are_of_no_type_that_the_mission_rules_out(
    mission: str, held: str, absent: str
) -> None:
    missions = f"{mission} political-surge sleeper-agents"
    game = uprising(
        "choose", captured=f"capitol:{mission}", capitol=held, missions=missions, eliminated="riot-4 riot-5"
    )
    shown = {"riot-4", "riot-5"} | {card for card in held.split() if not card.startswith("(")}
    possible = {
        card for card in (*VALUED, "provocation") if card not in shown and card.split("-")[0] not in absent.split()
    }
    for found in faces(game, "capitol", 600):
        assert set(found) == possible


@pytest.mark.rule("UPR-RUL-7")
@pytest.mark.parametrize("tokens", [[], ["surveillance 2"], ["surveillance 2", "eliminate 1"]])
def test_upr_rul_7_three_closed_cards_in_the_decisive_operation_are_three_provocations(tokens: list[str]) -> None:
    held = " ".join(f"({card})" if number % 3 else card for number, card in enumerate([*VALUED, "provocation"]))
    pool = "(provocation) (provocation) (provocation)"
    game = uprising("last-defend", round=8, capitol=held, pool=pool, tokens="surveillance eliminate")
    play(game, *tokens)
    others = set()
    for guess in imagined(game, EMPIRE, 100):
        assert guess.played[-3:] == [PROVOCATION] * 3
        others.add(tuple(guess.played[:-3]))
    assert len(others) == 100  # the rest is dealt anew each time


@pytest.mark.rule("UPR-RUL-7")
def test_upr_rul_7_two_closed_cards_beside_an_open_one_may_be_anything() -> None:
    held = " ".join(
        f"({card})" if number % 3 else card for number, card in enumerate([*VALUED[1:], "provocation", "provocation"])
    )
    pool = f"(provocation) {VALUED[0]} (provocation)"
    game = uprising("last-defend", round=8, capitol=held, pool=pool, tokens="surveillance eliminate")
    assert all({"provocation", "riot-2", "supplies-5"} <= set(found) for found in faces(game, "pool", 400))


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 10**6), st.booleans(), st.integers(0, 10**6))
def test_an_imagined_game_is_one_that_could_have_been_played(seed: int, capitol: bool, chance: int) -> None:
    for game in walk(seed, capitol=capitol):
        guess = cast(State, GAME.imagine(game.view(EMPIRE), Chance(chance)))
        assert guess.view(EMPIRE) == game.view(EMPIRE)
        assert sorted(guess.played + guess.hand + guess.deck) == sorted(DECK)
        assert "provocation" not in closed(guess, "eliminated")
        for first in range(0, len(guess.played), 3):
            trio = list(zip(guess.played[first : first + 3], guess.opened[first : first + 3], strict=True))
            seen = any(open and card != PROVOCATION for card, open in trio)
            assert seen or [card for card, _ in trio] == [PROVOCATION] * 3
        for district, mission in zip(guess.captured, guess.captured_with, strict=True):
            name = DISTRICTS[district]
            there = [card for card in cards(guess, name).split() if "provocation" not in card]
            opened = [card for card in there if not card.startswith("(")]
            special = capitol and name == "capitol"
            assert meets(MISSIONS[mission], [card.strip("()") for card in there], opened, special)


def test_every_card_is_imagined_at_a_closed_place_as_often_as_any_other() -> None:
    game = uprising("defend", pair=PAIR, pool="(riot-2) riot-3 (provocation)")
    for found in faces(game, "pool", 2300):  # 23 cards are unknown, so 100 times each
        assert 330 < found.pop("provocation") < 470
        assert set(found) == set(VALUED) - {"riot-3"}
        assert min(found.values()) > 65
        assert max(found.values()) < 140


def test_what_is_known_of_one_closed_card_weighs_on_the_others() -> None:
    game = uprising("choose", capitol="(supplies-5)", eliminated="(riot-2) riot-3")
    (eliminated,) = faces(game, "eliminated", 2200)  # no Provocation, so each of the 19 others 116 times
    assert set(eliminated) == set(VALUED) - {"riot-3"}
    assert min(eliminated.values()) > 75
    assert max(eliminated.values()) < 160
    (capitol,) = faces(game, "capitol", 2200)  # a Provocation in 4 of the 22 cases that are left
    assert 340 < capitol.pop("provocation") < 460
    assert min(capitol.values()) > 60
    assert max(capitol.values()) < 140


def test_every_card_is_imagined_in_hand_and_on_top_of_the_deck() -> None:
    game = uprising("choose", capitol="(riot-2) riot-3 (riot-4)")
    guesses = list(imagined(game, EMPIRE, 600))
    possible = {*VALUED, "provocation"} - {"riot-3"}
    assert {CARDS[card] for guess in guesses for card in guess.hand} == possible
    assert {CARDS[guess.deck[-1]] for guess in guesses} == possible


def hidden_from_the_resistance_taken_out(game: State) -> dict[str, Any]:
    """The whole position but the order of the deck and the luck to come."""
    dump = game.dump()
    del dump["chance"]
    dump["table"]["deck"] = sorted(dump["table"]["deck"])
    return dump


@settings(deadline=None, max_examples=30)
@given(st.integers(0, 10**6), st.booleans(), st.integers(0, 10**6))
def test_the_resistance_imagines_nothing_but_the_order_of_the_deck(seed: int, capitol: bool, chance: int) -> None:
    for game in walk(seed, capitol=capitol):
        guess = cast(State, GAME.imagine(game.view(RESISTANCE), Chance(chance)))
        assert hidden_from_the_resistance_taken_out(guess) == hidden_from_the_resistance_taken_out(game)


def test_the_resistance_imagines_every_card_of_the_deck_on_top() -> None:
    game = next(islice(walk(1), 30, None))
    tops = Counter(CARDS[guess.deck[-1]] for guess in imagined(game, RESISTANCE, 100 * len(game.deck)))
    expected = Counter(CARDS[card] for card in game.deck)
    assert set(tops) == set(expected)
    assert all(60 * count < tops[card] < 150 * count for card, count in expected.items())


def test_who_only_watches_imagines_like_the_empire() -> None:
    game = uprising("choose", eliminated="(riot-2) riot-3 (sabotage-4)", captured="capitol:coup")
    assert {**game.view(None), "seat": "empire"} == game.view(EMPIRE)
    for number in range(100):
        guess = cast(State, GAME.imagine(game.view(None), Chance(number)))
        assert "provocation" not in closed(guess, "eliminated")
