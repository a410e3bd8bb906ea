"""The turn. [CMD-TURN]"""

from __future__ import annotations

import pytest

from dejarik.games.commanders import GAME
from dejarik.games.commanders.state import State
from tests.games.commanders.position import asked, captured, commanders, hand, options, play, refusal, walk

TURNS = {
    "ship to a planet": ["place tie-bomber at endor"],
    "ship to the fleet": ["add tie-bomber to fleet"],
    "death star": ["play death-star on hoth"],
    "star destroyer": ["play star-destroyer", "swap without effect"],
    "slave 1": ["play slave-1", "swap tie-fighter for tie-bomber of commander-2"],
    "capture": ["capture dagobah using tie-fighter"],
}
FULL = "dagobah: tie-fighter tie-bomber | kamino: tie-fighter tie-bomber | utapau: tie-fighter tie-bomber"
ALL_FULL = f"{FULL} | mustafar: tie-fighter tie-bomber"


def free(players: int = 2) -> State:
    """Player 1 can perform each of the four actions."""
    return commanders(
        "dagobah: tie-fighter tie-bomber | hoth: landing-craft | naboo: v-wing-fighter | endor",
        fleets=["tie-fighter", "tie-bomber", *[""] * (players - 2)],
        hands=["tie-bomber death-star star-destroyer slave-1", *[""] * (players - 1)],
    )


def owned(game: State) -> list[int]:
    """How many cards each player has in hand and fleet."""
    return [len(hand) + len(fleet) for hand, fleet in zip(game.hands, game.fleets, strict=True)]


@pytest.mark.rule("CMD-TURN-1")
def test_cmd_turn_1_the_active_player_chooses_one_of_four_actions() -> None:
    assert sorted(options(free())) == [
        "add tie-bomber to fleet",
        "capture dagobah using tie-fighter",
        "place tie-bomber at endor",
        "place tie-bomber at hoth",
        "place tie-bomber at naboo",
        "play death-star on dagobah",
        "play death-star on endor",
        "play death-star on hoth",
        "play death-star on naboo",
        "play slave-1",
        "play star-destroyer",
    ]


@pytest.mark.rule("CMD-TURN-1", "CMD-TURN-3")
@pytest.mark.parametrize("action", TURNS)
@pytest.mark.parametrize("players", GAME.players)
def test_cmd_turn_1_one_action_is_the_whole_turn(players: int, action: str) -> None:
    game = play(free(players), *TURNS[action])
    assert asked(game) == "commander-2 take-turn"


@pytest.mark.rule("CMD-TURN-2")
def test_cmd_turn_2_who_can_perform_an_action_must_perform_one() -> None:
    for pick in ("do nothing", "take back tie-fighter"):
        assert pick not in options(free())
    assert refusal(free(), "do nothing") == "CMD-TURN-2"


@pytest.mark.rule("CMD-TURN-2")
@pytest.mark.parametrize(
    ("column", "fleet", "hand", "only"),
    [
        (ALL_FULL, "tie-fighter landing-craft landing-craft landing-craft", "tie-advanced", "capture"),
        (
            f"{FULL} | hoth: tie-fighter",
            "landing-craft landing-craft v-wing-fighter v-wing-fighter",
            "tie-bomber",
            "place",
        ),
        (ALL_FULL, "landing-craft landing-craft v-wing-fighter", "tie-bomber tie-bomber", "add"),
        (ALL_FULL, "landing-craft landing-craft v-wing-fighter v-wing-fighter", "super-star-destroyer", "play"),
    ],
)
def test_cmd_turn_2_there_is_no_pass_even_if_only_one_action_is_possible(
    column: str, fleet: str, hand: str, only: str
) -> None:
    game = commanders(column, fleets=[fleet, ""], hands=[hand, ""])
    assert {option.split()[0] for option in options(game)} == {only}


@pytest.mark.rule("CMD-TURN-2")
def test_cmd_turn_2_only_a_player_without_any_action_may_do_nothing() -> None:
    game = commanders(ALL_FULL, fleets=["landing-craft landing-craft v-wing-fighter v-wing-fighter", ""])
    assert "do nothing" in options(game)
    for players in GAME.players:
        for seed in range(5):
            for game in walk(players, seed):
                kinds = {option.split(" ")[0] for option in options(game)} if game.ask else set()
                assert "do" not in kinds or not kinds & {"place", "add", "play", "capture"}


@pytest.mark.rule("CMD-TURN-3")
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_cmd_turn_3_after_the_action_it_is_the_turn_of_the_next_player_clockwise(turn: int) -> None:
    for pick in ("place tie-bomber at hoth", "add tie-bomber to fleet"):
        game = play(commanders(fleets=[""] * 4, hands=["tie-bomber"] * 4, turn=turn), pick)
        assert asked(game) == f"commander-{turn % 4 + 1} take-turn"
        assert refusal(game, pick, seat=turn - 1) == "CMD-TURN-3"


@pytest.mark.rule("CMD-TURN-4")
@pytest.mark.parametrize("players", GAME.players)
def test_cmd_turn_4_hand_and_fleet_are_five_cards_at_the_end_of_every_turn(players: int) -> None:
    for seed in range(10):
        for game in walk(players, seed):
            if asked(game).endswith("take-turn"):
                assert owned(game) == [5] * players


@pytest.mark.rule("CMD-TURN-4")
@pytest.mark.parametrize("action", TURNS)
def test_cmd_turn_4_hand_and_fleet_are_five_cards_after_every_action(action: str) -> None:
    game = play(free(), *TURNS[action])
    assert owned(game) == [5, 5]


@pytest.mark.rule("CMD-TURN-4")
@pytest.mark.parametrize(
    ("pick", "left"),
    [("capture hoth using tie-fighter tie-bomber", 3), ("play death-star on hoth", 4), ("play death-star on naboo", 4)],
)
def test_cmd_turn_4_the_turn_that_ends_the_game_is_excepted(pick: str, left: int) -> None:
    game = commanders(
        "tatooine | hoth: tie-fighter tie-bomber landing-craft | naboo | endor",
        fleets=["tie-fighter tie-bomber", ""],
        hands=["death-star", ""],
        pile="",
    )
    play(game, pick)
    assert asked(game) == ""
    assert owned(game) == [left, 5]


@pytest.mark.rule("CMD-TURN-5")
def test_cmd_turn_5_who_fills_a_line_cannot_capture_in_the_same_turn() -> None:
    game = commanders(
        "dagobah: tie-fighter | hoth | naboo | endor", fleets=["tie-fighter", ""], hands=["tie-bomber", "tie-advanced"]
    )
    assert not any(option.startswith("capture") for option in options(game))
    play(game, "place tie-bomber at dagobah")
    assert asked(game) == "commander-2 take-turn"
    assert captured(game, 1) == ""
    play(game, "add tie-advanced to fleet")
    assert "capture dagobah using tie-fighter" in options(game)


@pytest.mark.rule("CMD-TURN-5")
@pytest.mark.parametrize(
    "swap",
    [
        ["play star-destroyer", "swap landing-craft of commander-1", "swap tie-fighter of commander-2"],
        ["play slave-1", "swap landing-craft for tie-fighter of commander-2"],
    ],
)
def test_cmd_turn_5_who_swaps_ships_cannot_capture_in_the_same_turn(swap: list[str]) -> None:
    game = commanders(
        "dagobah: tie-fighter tie-bomber | hoth | naboo | endor",
        fleets=["landing-craft", "tie-fighter"],
        hands=["star-destroyer slave-1", "tie-advanced"],
    )
    assert not any(option.startswith("capture") for option in options(game))
    play(game, *swap)
    assert asked(game) == "commander-2 take-turn"
    assert captured(game, 1) == ""
    play(game, "add tie-advanced to fleet")
    assert "capture dagobah using tie-fighter" in options(game)


@pytest.mark.rule("CMD-TURN-5")
def test_cmd_turn_5_nobody_places_a_ship_and_builds_the_fleet_in_one_turn() -> None:
    game = commanders(hands=["tie-bomber tie-advanced", ""], deck="landing-craft")
    play(game, "place tie-bomber at hoth")
    assert refusal(game, "add tie-advanced to fleet", seat=0) == "CMD-TURN-3"
    assert "tie-advanced" in hand(game, 1)
