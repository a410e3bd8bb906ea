"""Drawing cards, and the ship deck that runs out. [CMD-DECK, CMD-RUL-22 … 25]"""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.games.commanders.components import CARDS, PLANETS
from dejarik.games.commanders.state import State
from tests.games.commanders.position import (
    commanders,
    discard,
    fleet,
    hand,
    heard,
    play,
    stuck,
    walk,
    without_deck,
)

HOTH = "tatooine | hoth: tie-fighter tie-bomber landing-craft | naboo | endor"
THREE = "tie-fighter tie-bomber landing-craft"


def almost_without_deck(game: State, left: int) -> State:
    """The same with so many cards in the ship deck: the others lie on the discard."""
    game.discard += game.deck[:-left]
    game.deck = game.deck[-left:]
    return game


def reshuffled(game: State) -> bool:
    return any(message.key == "commanders-event-reshuffled" for message in heard(game, None))


def drawn(game: State, *picks: str) -> int:
    """How many cards leave the ship deck when this is picked."""
    return len(game.deck) - len(game.after(*picks).deck)


@pytest.mark.rule("CMD-DECK-1")
def test_cmd_deck_1_the_discard_becomes_the_new_ship_deck() -> None:
    game = without_deck(commanders(hands=["tie-advanced", ""]))
    before, others = Counter(game.discard), Counter(game.hands[0])
    play(game, "place tie-advanced at hoth")
    assert reshuffled(game)
    assert discard(game) == ""
    others[CARDS.number("tie-advanced")] -= 1  # type: ignore[index]  # ids are ints
    assert Counter(game.deck) + Counter(game.hands[0]) == before + others


@pytest.mark.rule("CMD-DECK-1")
def test_cmd_deck_1_the_discard_is_shuffled() -> None:
    orders = set()
    for seed in range(20):
        game = without_deck(commanders(hands=["tie-advanced", ""], seed=seed))
        lying = tuple(game.discard)
        play(game, "place tie-advanced at hoth")
        assert tuple(game.deck) not in (lying[1:], lying[:-1])
        orders.add(tuple(game.deck))
    assert len(orders) == 20


@pytest.mark.rule("CMD-DECK-2")
def test_cmd_deck_2_planets_never_enter_the_discard_and_the_pile_is_never_refilled() -> None:
    reshuffles = 0
    for seed in range(60):
        for game in walk(2 + seed % 4, seed):
            reshuffles += reshuffled(game)
            gone = len(game.destroyed) + sum(len(planets) for planets in game.captured)
            assert len(game.pile) == max(0, 10 - gone)
            lying = [*game.column, *game.pile, *game.destroyed, *(planet for own in game.captured for planet in own)]
            assert sorted(planet for planet in lying if planet is not None) == list(range(len(PLANETS)))
    assert reshuffles > 0


@pytest.mark.rule("CMD-RUL-22")
def test_cmd_rul_22_the_discard_is_shuffled_only_when_a_card_must_be_drawn() -> None:
    game = almost_without_deck(commanders(hands=["tie-fighter tie-bomber", "tie-advanced"]), left=1)
    lying = list(game.discard)
    play(game, "place tie-fighter at hoth")
    assert (game.deck, game.discard, reshuffled(game)) == ([], lying, False)
    play(game, "add tie-advanced to fleet")  # draws nothing
    assert (game.deck, game.discard, reshuffled(game)) == ([], lying, False)
    play(game, "place tie-bomber at hoth")
    assert reshuffled(game)
    assert (len(game.deck), game.discard) == (len(lying) - 1, [])


@pytest.mark.rule("CMD-RUL-23")
def test_cmd_rul_23_what_is_left_is_drawn_before_the_discard_is_shuffled() -> None:
    game = commanders(HOTH, fleets=[THREE, ""], hands=["slave-1 slave-1", ""], deck="death-star death-star")
    almost_without_deck(game, left=2)
    play(game, "capture hoth using tie-fighter tie-bomber landing-craft")
    assert reshuffled(game)
    assert Counter(hand(game, 1).split()) >= Counter({"slave-1": 2, "death-star": 2})
    assert len(game.hands[0]) == 5


@pytest.mark.rule("CMD-RUL-23")
def test_cmd_rul_23_the_cards_discarded_by_the_same_action_are_shuffled_too() -> None:
    game = commanders(HOTH, fleets=[THREE, ""], hands=["slave-1 slave-1", ""], deck="death-star death-star")
    almost_without_deck(game, left=2)
    lying = Counter([*game.discard, *game.fleets[0], *game.fleets[0]])  # the line is the same as the fleet
    play(game, "capture hoth using tie-fighter tie-bomber landing-craft")
    assert discard(game) == ""
    assert len(game.deck) == lying.total() - 1
    assert Counter(game.deck) <= lying


@pytest.mark.rule("CMD-EX-10")
def test_cmd_ex_10_the_deck_runs_out_in_the_middle_of_a_draw() -> None:
    fleets = [f"{THREE} v-wing-fighter", ""]
    game = commanders(HOTH, fleets=fleets, hands=["slave-1", ""], deck="death-star")
    almost_without_deck(game, left=1)
    others = len(game.discard)
    play(game, "capture hoth using tie-fighter tie-bomber landing-craft")
    assert reshuffled(game)
    assert {"slave-1", "death-star"} <= set(hand(game, 1).split())
    assert (len(game.hands[0]), fleet(game, 1)) == (4, "v-wing-fighter")
    assert (len(game.deck), len(game.discard)) == (others + 6 - 2, 0)


@pytest.mark.rule("CMD-RUL-24")
def test_cmd_rul_24_deck_and_discard_never_hold_fewer_than_57_cards() -> None:
    for seed in range(40):
        players = 2 + seed % 4
        for game in walk(players, seed):
            assert len(game.deck) + len(game.discard) >= 98 - 5 * players - 16 >= 57


@pytest.mark.rule("CMD-RUL-24")
def test_cmd_rul_24_nothing_to_draw_is_an_error() -> None:
    game = commanders(hands=["tie-fighter", ""])
    game.deck, game.discard = [], []  # cannot be reached by play
    with pytest.raises(IndexError):
        game.apply("place tie-fighter at hoth")


@pytest.mark.rule("CMD-RUL-25")
def test_cmd_rul_25_a_line_and_a_special_card_draw_one_card_and_the_fleet_none() -> None:
    lines = f"{HOTH}: tie-bomber"
    hands = ["tie-advanced star-destroyer death-star super-star-destroyer", ""]
    game = commanders(lines, fleets=["tie-bomber", "tie-fighter"], hands=hands)
    assert drawn(game, "place tie-advanced at naboo") == 1
    assert drawn(game, "add tie-advanced to fleet") == 0
    assert drawn(game, "play star-destroyer", "swap without effect") == 1
    assert drawn(game, "play star-destroyer", "take tie-fighter from commander-2", "give tie-advanced") == 1
    assert drawn(game, "play death-star on hoth") == 1
    assert drawn(game, "play super-star-destroyer", "hit tie-bomber at hoth", "hit tie-bomber at endor") == 1


@pytest.mark.rule("CMD-RUL-25")
def test_cmd_rul_25_a_capture_draws_as_many_cards_as_ships_were_used() -> None:
    game = commanders(HOTH, fleets=[THREE, ""])
    assert drawn(game, "capture hoth using tie-fighter tie-bomber") == 2
    assert drawn(game, "capture hoth using tie-fighter tie-bomber landing-craft") == 3


@pytest.mark.rule("CMD-RUL-25")
def test_cmd_rul_25_who_is_swapped_with_draws_nothing() -> None:
    game = commanders(fleets=["tie-fighter", "tie-bomber", "tie-advanced"], hands=["slave-1", "", ""])
    hands = [hand(game, player) for player in (2, 3)]
    picks = ["swap tie-fighter for tie-bomber of commander-2", "swap tie-fighter for tie-advanced of commander-3"]
    assert drawn(game, "play slave-1", *picks) == 1
    play(game, "play slave-1", *picks)
    assert [hand(game, player) for player in (2, 3)] == hands


@pytest.mark.rule("CMD-RUL-25")
def test_cmd_rul_25_taking_back_and_doing_nothing_draw_nothing() -> None:
    assert drawn(stuck(), "take back tie-advanced") == 0
    assert drawn(stuck(), "do nothing") == 0


@pytest.mark.rule("CMD-RUL-25")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_cmd_rul_25_a_reset_draws_five_cards_for_each_player(players: int) -> None:
    game = stuck(players)
    assert drawn(game, *["do nothing"] * 2 * players) == 5 * players
    assert [len(each) for each in play(game, *["do nothing"] * 2 * players).hands] == [5] * players
