"""The Star Destroyer with its two modes. [CMD-SD, CMD-RUL-12, 13, CMD-EX-6]"""

from __future__ import annotations

from itertools import permutations

import pytest

from dejarik.games.commanders.components import CARDS
from dejarik.games.commanders.state import State
from tests.games.commanders.position import (
    asked,
    column,
    commanders,
    discard,
    fleet,
    hand,
    line,
    options,
    play,
    refusal,
)

CROWDED = "tatooine: tie-fighter tie-bomber landing-craft | hoth: tie-fighter tie-advanced | naboo: tie-fighter | endor"
FLEETS = ["tie-fighter tie-fighter tie-bomber", "tie-advanced tie-bomber", "v-wing-fighter"]


def table(game: State) -> dict[str, list[str]]:
    """The ships in every place, which is named as in a pick: `at hoth`, `of commander-1`."""
    lines = {f"at {planet}": line(game, planet).split() for planet in column(game).split()}
    return lines | {f"of commander-{seat + 1}": fleet(game, seat + 1).split() for seat in range(len(game.fleets))}


def swapped(ships: dict[str, list[str]], ship: str, place: str, other: str, there: str) -> dict[str, list[str]]:
    """The table after these two have changed places, sorted."""
    after = {each: kinds.copy() for each, kinds in ships.items()}
    after[place].remove(ship)
    after[there].remove(other)
    after[place].append(other)
    after[there].append(ship)
    return {each: sorted(kinds, key=CARDS.number) for each, kinds in after.items()}


def swaps(game: State) -> set[tuple[str, str]]:
    """All pairs of picks by which two ships can change places."""
    first = [option for option in options(game) if option.startswith("swap ") and option != "swap without effect"]
    return {(option, other) for option in first for other in options(game.after(option))}


def crowded() -> State:
    """Player 1 is to choose what to do with a Star Destroyer; most kinds lie in several places."""
    game = commanders(CROWDED, fleets=FLEETS, hands=["star-destroyer landing-craft", "", ""])
    return play(game, "play star-destroyer")


@pytest.mark.rule("CMD-SD-1")
def test_cmd_sd_1_the_player_chooses_between_swap_and_replace() -> None:
    game = commanders(
        "tatooine: tie-fighter | hoth | naboo | endor",
        fleets=["", "tie-bomber"],
        hands=["star-destroyer landing-craft", ""],
    )
    play(game, "play star-destroyer")
    assert options(game) == [
        "swap tie-fighter at tatooine",
        "swap tie-bomber of commander-2",
        "take tie-bomber from commander-2",
    ]
    swap = play(game.copy(), "swap tie-fighter at tatooine", "swap tie-bomber of commander-2")
    assert (line(swap, "tatooine"), fleet(swap, 2)) == ("tie-bomber", "tie-fighter")
    replace = play(game.copy(), "take tie-bomber from commander-2", "give landing-craft")
    assert (line(replace, "tatooine"), fleet(replace, 2)) == ("tie-fighter", "landing-craft")


@pytest.mark.rule("CMD-SD-2")
def test_cmd_sd_2_any_two_ships_of_lines_and_fleets_can_change_places() -> None:
    game = commanders(
        "tatooine: tie-fighter | hoth: tie-bomber | naboo | endor",
        fleets=["landing-craft", "v-wing-fighter", "tie-advanced", "tie-interceptor"],
        hands=["star-destroyer", "", "", ""],
    )
    before = table(game)
    play(game, "play star-destroyer")
    ships = [(kinds[0], place) for place, kinds in before.items() if kinds]
    assert len(ships) == 6
    for (ship, place), (other, there) in permutations(ships, 2):
        after = game.after(f"swap {ship} {place}", f"swap {other} {there}")
        assert table(after) == swapped(before, ship, place, other, there)


@pytest.mark.rule("CMD-SD-2")
def test_cmd_sd_2_one_ship_alone_never_moves() -> None:
    game = play(crowded(), "swap tie-bomber at tatooine")
    assert asked(game) == "commander-1 swap-with"
    assert all(option.startswith("swap ") for option in options(game))
    assert line(game, "tatooine") == "tie-fighter tie-bomber landing-craft"


@pytest.mark.rule("CMD-SD-3")
def test_cmd_sd_3_a_swap_touches_neither_discard_nor_hands_nor_deck() -> None:
    game = commanders(
        CROWDED,
        fleets=["tie-bomber", "tie-advanced"],
        hands=["star-destroyer v-wing-fighter v-wing-fighter v-wing-fighter", "imperial-shuttle"],
        discard="tie-interceptor",
        deck="imperial-shuttle tie-interceptor",
    )
    theirs, deck = hand(game, 2), game.deck.copy()
    play(game, "play star-destroyer")
    offered = {kind for pair in swaps(game) for pick in pair for kind in pick.split()}
    assert not offered & {"tie-interceptor", "imperial-shuttle", "v-wing-fighter"}
    play(game, "swap tie-bomber of commander-1", "swap tie-advanced of commander-2")
    assert discard(game) == "tie-interceptor star-destroyer"
    assert hand(game, 1) == "imperial-shuttle v-wing-fighter v-wing-fighter v-wing-fighter"
    assert (hand(game, 2), game.deck) == (theirs, deck[:-1])


@pytest.mark.rule("CMD-SD-4")
def test_cmd_sd_4_a_swap_leaves_the_number_of_ships_in_every_place_as_it_was() -> None:
    game = crowded()
    sizes = {place: len(ships) for place, ships in table(game).items()}
    assert set(sizes.values()) == {0, 1, 2, 3}
    for first, second in swaps(game):
        after = table(game.after(first, second))
        assert {place: len(ships) for place, ships in after.items()} == sizes
    after = table(game.after("swap without effect"))
    assert {place: len(ships) for place, ships in after.items()} == sizes


@pytest.mark.rule("CMD-SD-2", "CMD-SD-5")
def test_cmd_sd_5_every_swap_is_offered_but_those_that_bring_two_of_a_kind_into_a_line() -> None:
    game = crowded()
    before = table(game)
    ships = [(ship, place) for place, kinds in before.items() for ship in dict.fromkeys(kinds)]
    legal = set()
    for (ship, place), (other, there) in permutations(ships, 2):
        after = swapped(before, ship, place, other, there)
        different = all(len(set(kinds)) == len(kinds) for where, kinds in after.items() if where.startswith("at"))
        if different and after != before:
            legal.add((f"swap {ship} {place}", f"swap {other} {there}"))
    assert swaps(game) == legal


@pytest.mark.rule("CMD-SD-5")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("swap tie-bomber at tatooine", "swap tie-fighter of commander-1"),
        ("swap tie-fighter of commander-1", "swap tie-bomber at tatooine"),
        ("swap tie-advanced at hoth", "swap tie-fighter at naboo"),
        ("swap landing-craft at tatooine", "swap tie-bomber of commander-2"),
    ],
)
def test_cmd_sd_5_no_line_may_hold_two_ships_of_a_kind_after_a_swap(first: str, second: str) -> None:
    game = play(crowded(), first)
    assert second not in options(game)
    assert refusal(game, second) == "CMD-SD-5"


@pytest.mark.rule("CMD-SD-6")
def test_cmd_sd_6_a_ship_of_an_opponent_goes_into_the_hand_and_one_from_the_hand_into_that_fleet() -> None:
    game = commanders(
        fleets=["tie-fighter", "tie-bomber tie-advanced", "tie-bomber"],
        hands=["star-destroyer landing-craft v-wing-fighter v-wing-fighter", "", ""],
        deck="imperial-shuttle",
    )
    play(game, "play star-destroyer", "take tie-bomber from commander-2", "give landing-craft")
    assert sorted(hand(game, 1).split()) == sorted(
        ["tie-bomber", "v-wing-fighter", "v-wing-fighter", "imperial-shuttle"]
    )
    assert [fleet(game, player) for player in (1, 2, 3)] == ["tie-fighter", "landing-craft tie-advanced", "tie-bomber"]
    assert discard(game) == "star-destroyer"


@pytest.mark.rule("CMD-SD-6")
def test_cmd_sd_6_who_takes_a_ship_must_give_one() -> None:
    game = play(crowded(), "take v-wing-fighter from commander-3")
    assert options(game) == ["give landing-craft"]
    assert fleet(game, 3) == "v-wing-fighter"


@pytest.mark.rule("CMD-SD-7")
def test_cmd_sd_7_the_size_of_the_fleet_stays_the_same() -> None:
    four = "tie-fighter tie-fighter tie-bomber tie-advanced"
    game = commanders(fleets=["", four, "tie-bomber"], hands=["star-destroyer landing-craft v-wing-fighter", "", ""])
    play(game, "play star-destroyer")
    taken = [option for option in options(game) if option.startswith("take")]
    assert len(taken) == 4
    for take in taken:
        for give in options(game.after(take)):
            after = game.after(take, give)
            assert [len(ships) for ships in after.fleets] == [0, 4, 1]


@pytest.mark.rule("CMD-SD-8")
def test_cmd_sd_8_no_ship_is_taken_from_a_line_or_from_the_own_fleet() -> None:
    game = crowded()
    assert [option for option in options(game) if option.startswith("take")] == [
        "take tie-bomber from commander-2",
        "take tie-advanced from commander-2",
        "take v-wing-fighter from commander-3",
    ]
    assert refusal(game, "take tie-fighter from commander-1") == "CMD-SD-8"


@pytest.mark.rule("CMD-SD-8")
def test_cmd_sd_8_no_special_card_is_given() -> None:
    game = commanders(
        fleets=["", "tie-bomber"], hands=["star-destroyer star-destroyer death-star slave-1 tie-fighter", ""]
    )
    play(game, "play star-destroyer", "take tie-bomber from commander-2")
    assert options(game) == ["give tie-fighter"]
    for card in ("star-destroyer", "death-star", "slave-1"):
        assert refusal(game, f"give {card}") == "CMD-SD-8"


@pytest.mark.rule("CMD-SD-9")
def test_cmd_sd_9_the_two_modes_exclude_each_other() -> None:
    swap = play(crowded(), "swap tie-bomber at tatooine")
    assert all(option.startswith("swap") for option in options(swap))
    play(swap, "swap v-wing-fighter of commander-3")
    assert asked(swap) == "commander-2 take-turn"
    replace = play(crowded(), "take tie-bomber from commander-2")
    assert all(option.startswith("give") for option in options(replace))
    play(replace, "give landing-craft")
    assert asked(replace) == "commander-2 take-turn"


@pytest.mark.rule("CMD-RUL-12")
@pytest.mark.parametrize(
    ("column", "fleets"),
    [
        ("tatooine: tie-fighter tie-bomber | hoth | naboo | endor", ["", ""]),
        ("tatooine: tie-fighter | hoth: tie-fighter | naboo | endor", ["", ""]),
        ("tatooine: tie-fighter | hoth | naboo | endor", ["tie-fighter", ""]),
        ("tatooine | hoth | naboo | endor: tie-fighter", ["", "tie-fighter"]),
        ("tatooine | hoth | naboo | endor", ["tie-fighter tie-bomber", ""]),
        ("tatooine | hoth | naboo | endor", ["", "tie-fighter tie-fighter"]),
        ("tatooine | hoth | naboo | endor", ["tie-fighter", "tie-fighter"]),
    ],
)
def test_cmd_rul_12_two_ships_of_one_place_or_of_one_kind_can_be_swapped_without_effect(
    column: str, fleets: list[str]
) -> None:
    game = commanders(column, fleets=fleets, hands=["star-destroyer", ""], deck="imperial-shuttle")
    before = table(game)
    play(game, "play star-destroyer")
    assert swaps(game) == set()
    assert options(game).count("swap without effect") == 1
    play(game, "swap without effect")
    assert table(game) == before
    assert "imperial-shuttle" in hand(game, 1)
    assert discard(game) == "star-destroyer"
    assert asked(game) == "commander-2 take-turn"


@pytest.mark.rule("CMD-RUL-12")
def test_cmd_rul_12_all_swaps_that_change_nothing_are_one_choice() -> None:
    game = crowded()
    before = table(game)
    assert options(game).count("swap without effect") == 1
    assert all(table(game.after(first, second)) != before for first, second in swaps(game))


@pytest.mark.rule("CMD-RUL-12")
@pytest.mark.parametrize(
    ("column", "fleets"),
    [
        ("tatooine: tie-fighter | hoth: tie-bomber | naboo | endor", ["landing-craft", "v-wing-fighter"]),
        ("tatooine: tie-fighter | hoth | naboo | endor", ["", "tie-bomber"]),
    ],
)
def test_cmd_rul_12_single_ships_of_different_kinds_cannot_be_swapped_without_effect(
    column: str, fleets: list[str]
) -> None:
    game = commanders(column, fleets=fleets, hands=["star-destroyer", ""])
    play(game, "play star-destroyer")
    assert swaps(game)
    assert "swap without effect" not in options(game)


@pytest.mark.rule("CMD-RUL-13")
def test_cmd_rul_13_the_ship_given_is_another_card_than_the_one_taken() -> None:
    game = commanders(fleets=["", "tie-bomber"], hands=["star-destroyer " + "landing-craft " * 4, ""])
    play(game, "play star-destroyer", "take tie-bomber from commander-2")
    assert options(game) == ["give landing-craft"]


@pytest.mark.rule("CMD-RUL-13")
def test_cmd_rul_13_it_may_be_of_the_same_kind() -> None:
    game = commanders(
        fleets=["", "tie-bomber"], hands=["star-destroyer tie-bomber " + "landing-craft " * 3, ""], deck="slave-1"
    )
    play(game, "play star-destroyer", "take tie-bomber from commander-2", "give tie-bomber")
    assert fleet(game, 2) == "tie-bomber"
    assert hand(game, 1) == "tie-bomber landing-craft landing-craft landing-craft slave-1"


@pytest.mark.rule("CMD-RUL-13")
def test_cmd_rul_13_the_player_must_hold_a_ship_before_taking_one() -> None:
    game = commanders(fleets=["tie-fighter", "tie-bomber"], hands=["star-destroyer " * 4, ""])
    play(game, "play star-destroyer")
    assert not any(option.startswith("take") for option in options(game))
    assert refusal(game, "take tie-bomber from commander-2") == "CMD-RUL-13"


@pytest.mark.rule("CMD-RUL-13")
@pytest.mark.parametrize("opponent", [1, 2, 4, 5])
def test_cmd_rul_13_the_opponent_may_be_any_other_player_and_is_asked_nothing(opponent: int) -> None:
    game = commanders(
        fleets=["tie-bomber"] * 5, hands=["", "", "star-destroyer landing-craft tie-advanced", "", ""], turn=3
    )
    play(game, "play star-destroyer", f"take tie-bomber from commander-{opponent}")
    assert asked(game) == "commander-3 give"
    play(game, "give landing-craft")
    ships = ["landing-craft" if player == opponent else "tie-bomber" for player in range(1, 6)]
    assert [fleet(game, player) for player in range(1, 6)] == ships
    assert asked(game) == "commander-4 take-turn"


@pytest.mark.rule("CMD-RUL-13")
def test_cmd_rul_13_the_card_drawn_afterwards_cannot_be_the_one_given() -> None:
    game = commanders(
        fleets=["", "tie-bomber"], hands=["star-destroyer " + "landing-craft " * 4, ""], deck="v-wing-fighter"
    )
    play(game, "play star-destroyer", "take tie-bomber from commander-2")
    assert refusal(game, "give v-wing-fighter") == "CMD-TURN-1"
    play(game, "give landing-craft")
    assert "v-wing-fighter" in hand(game, 1)


@pytest.mark.rule("CMD-EX-6")
def test_cmd_ex_6_a_swap_that_brings_two_tie_fighters_into_a_line_is_illegal() -> None:
    game = commanders(
        "tatooine: tie-fighter tie-bomber | hoth | naboo | endor",
        fleets=["tie-fighter", ""],
        hands=["star-destroyer", ""],
    )
    play(game, "play star-destroyer")
    assert options(game) == ["swap without effect"]
    assert refusal(game, "swap tie-bomber at tatooine") == "CMD-SD-5"
    play(game, "swap without effect")
    assert (line(game, "tatooine"), fleet(game, 1)) == ("tie-fighter tie-bomber", "tie-fighter")
