"""No possible move: a ship goes back into the hand, or nothing is done. [CMD-STUCK, CMD-RUL-26, 27]"""

from __future__ import annotations

import pytest

from dejarik.games.commanders.state import State
from tests.games.commanders.position import (
    FULL_LINES,
    NO_MATCH,
    asked,
    commanders,
    discard,
    fleet,
    hand,
    options,
    play,
    stuck,
    walk,
)

NO_SHIPS = "star-destroyer star-destroyer star-destroyer star-destroyer"


def is_stuck(game: State) -> bool:
    """Whether the active player has nothing but the ways out; they are never mixed with actions."""
    ways_out = [pick for pick in options(game) if pick.startswith("take back ") or pick == "do nothing"]
    assert ways_out in ([], options(game))
    return ways_out != []


@pytest.mark.rule("CMD-STUCK-1")
def test_cmd_stuck_1_a_player_without_any_action_may_take_any_ship_back() -> None:
    game = stuck()
    assert options(game) == [*(f"take back {ship}" for ship in NO_MATCH.split()), "do nothing"]
    play(game, "take back v-wing-fighter")
    assert hand(game, 1) == "tie-fighter v-wing-fighter"
    assert fleet(game, 1) == "imperial-shuttle landing-craft tie-advanced"
    assert asked(game) == "commander-2 take-turn"


@pytest.mark.rule("CMD-STUCK-1")
def test_cmd_stuck_1_a_ship_of_another_fleet_cannot_be_taken_back() -> None:
    fleets = ["tie-advanced tie-advanced v-wing-fighter v-wing-fighter", NO_MATCH]
    game = commanders(FULL_LINES, fleets=fleets, hands=["tie-fighter", ""])
    assert options(game) == ["take back v-wing-fighter", "take back tie-advanced", "do nothing"]
    play(game, "take back tie-advanced")
    assert fleet(game, 1) == "v-wing-fighter v-wing-fighter tie-advanced"
    assert fleet(game, 2) == NO_MATCH


@pytest.mark.rule("CMD-STUCK-2")
def test_cmd_stuck_2_taking_back_draws_nothing_and_leaves_five_cards() -> None:
    game = stuck()
    deck = list(game.deck)
    play(game, "take back tie-advanced")
    assert game.deck == deck
    assert discard(game) == ""
    assert hand(game, 1) == "tie-fighter tie-advanced"
    assert len(game.hands[0]) + len(game.fleets[0]) == 5


@pytest.mark.rule("CMD-STUCK-3")
def test_cmd_stuck_3_who_can_perform_an_action_cannot_take_a_ship_back() -> None:
    game = play(stuck(), "take back tie-advanced", "do nothing")
    assert options(game) == ["add tie-fighter to fleet", "add tie-advanced to fleet"]
    for seed in range(40):
        for game in walk(2 + seed % 4, seed):
            if asked(game).endswith("take-turn"):
                is_stuck(game)


@pytest.mark.rule("CMD-RUL-26")
def test_cmd_rul_26_a_player_is_not_stuck_who_can_capture_a_planet() -> None:
    fleets = ["tie-fighter tie-bomber v-wing-fighter tie-advanced", ""]
    game = commanders(FULL_LINES, fleets=fleets, hands=["tie-fighter", ""])
    assert not is_stuck(game)
    assert all(pick.startswith("capture ") for pick in options(game))


@pytest.mark.rule("CMD-RUL-26")
def test_cmd_rul_26_a_player_is_not_stuck_whose_ship_fits_into_a_line() -> None:
    room = FULL_LINES.replace("tie-bomber | endor", "| endor")
    assert is_stuck(commanders(room, fleets=[NO_MATCH, ""], hands=["tie-fighter", ""]))
    assert options(commanders(room, fleets=[NO_MATCH, ""], hands=["tie-bomber", ""])) == ["place tie-bomber at hoth"]


@pytest.mark.rule("CMD-RUL-26")
def test_cmd_rul_26_a_player_is_not_stuck_whose_fleet_has_room_for_a_ship_in_hand() -> None:
    three = "landing-craft v-wing-fighter tie-advanced"
    game = commanders(FULL_LINES, fleets=[three, ""], hands=["tie-fighter slave-1", ""])
    assert options(game) == ["add tie-fighter to fleet"]
    assert is_stuck(commanders(FULL_LINES, fleets=[f"{three} {three.split()[0]}", ""], hands=["tie-fighter", ""]))


@pytest.mark.rule("CMD-RUL-26")
@pytest.mark.parametrize(
    ("theirs", "card"),
    [("", "death-star"), ("tie-fighter", "slave-1"), ("", "super-star-destroyer"), ("", "star-destroyer")],
)
def test_cmd_rul_26_a_player_is_not_stuck_who_can_play_a_special_card(theirs: str, card: str) -> None:
    assert is_stuck(commanders(FULL_LINES, fleets=[NO_MATCH, theirs], hands=["tie-fighter", ""]))
    game = commanders(FULL_LINES, fleets=[NO_MATCH, theirs], hands=[card, ""])
    assert not is_stuck(game)
    assert {" ".join(pick.split()[:2]) for pick in options(game)} == {f"play {card}"}


@pytest.mark.rule("CMD-RUL-26")
@pytest.mark.parametrize(
    ("column", "fleet", "hand"),
    [
        (FULL_LINES, NO_MATCH, "slave-1"),  # no neighbour has a ship
        ("hoth: tie-bomber | naboo | endor | dagobah", NO_MATCH, "super-star-destroyer"),  # one line only
        ("hoth | naboo | endor | dagobah", "tie-fighter", NO_SHIPS),  # one ship on the table
        ("hoth: tie-bomber | naboo | endor | dagobah", "", f"{NO_SHIPS} star-destroyer"),
    ],
)
def test_cmd_rul_26_a_special_card_that_cannot_be_played_is_no_way_out(column: str, fleet: str, hand: str) -> None:
    assert is_stuck(commanders(column, fleets=[fleet, ""], hands=[hand, ""]))


@pytest.mark.rule("CMD-RUL-26")
def test_cmd_rul_26_a_player_is_stuck_whose_fleet_has_room_but_whose_hand_has_no_ship() -> None:
    game = commanders(fleets=["tie-bomber tie-advanced v-wing-fighter", ""], hands=["slave-1 super-star-destroyer", ""])
    assert options(game) == [
        "take back tie-bomber",
        "take back v-wing-fighter",
        "take back tie-advanced",
        "do nothing",
    ]
    assert is_stuck(commanders(fleets=["tie-bomber", ""], hands=[NO_SHIPS, ""]))


@pytest.mark.rule("CMD-RUL-26")
def test_cmd_rul_26_planets_and_hands_of_others_do_not_matter() -> None:
    game = stuck(3)
    assert is_stuck(game)
    game = commanders(FULL_LINES, fleets=[NO_MATCH, "", ""], hands=["tie-fighter", "death-star", "v-wing-fighter"])
    assert is_stuck(game)
    assert not is_stuck(play(game, "do nothing"))


@pytest.mark.rule("CMD-RUL-27")
def test_cmd_rul_27_a_stuck_player_may_do_nothing() -> None:
    game = stuck()
    before = game.view(None)
    play(game, "do nothing")
    assert (hand(game, 1), fleet(game, 1)) == ("tie-fighter", NO_MATCH)
    after = game.view(None)
    assert all(after[key] == before[key] for key in ("column", "lines", "pile", "deck", "discard", "hands", "fleets"))
    assert asked(game) == "commander-2 take-turn"


@pytest.mark.rule("CMD-RUL-27")
def test_cmd_rul_27_with_an_empty_fleet_there_is_only_doing_nothing() -> None:
    game = commanders(hands=[f"{NO_SHIPS} slave-1", ""])
    assert options(game) == ["do nothing"]
    play(game, "do nothing")
    assert hand(game, 1) == f"{NO_SHIPS} slave-1"
    assert asked(game) == "commander-2 take-turn"
