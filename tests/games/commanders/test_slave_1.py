"""Slave I and its chain round the table. [CMD-SLAVE, CMD-RUL-14, 15, 16, CMD-EX-2, 3, 14]"""

from __future__ import annotations

import pytest

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

KINDS = ["tie-fighter", "tie-interceptor", "tie-bomber", "imperial-shuttle", "landing-craft"]


def played(fleets: list[str], turn: int = 1) -> State:
    """The player whose turn it is has chosen to play Slave I."""
    hands = ["slave-1" if player == turn else "" for player in range(1, len(fleets) + 1)]
    return play(commanders(fleets=fleets, hands=hands, turn=turn, deck="v-wing-fighter tie-advanced"), "play slave-1")


def chain(game: State) -> list[str]:
    """Who is asked, when everybody swaps who can."""
    who: list[str] = []
    while "swap" in asked(game) and len(who) < 10:
        who.append(asked(game).split()[0])
        play(game, options(game)[0])
    return who


def fleets(game: State) -> list[str]:
    return [fleet(game, player + 1) for player in range(len(game.fleets))]


@pytest.mark.rule("CMD-SLAVE-1")
def test_cmd_slave_1_a_ship_of_the_own_fleet_is_swapped_for_one_of_a_neighbour() -> None:
    game = played(["tie-fighter landing-craft", "tie-bomber", "", "tie-advanced v-wing-fighter"])
    assert options(game) == [
        "swap tie-fighter for tie-bomber of commander-2",
        "swap landing-craft for tie-bomber of commander-2",
        "swap tie-fighter for v-wing-fighter of commander-4",
        "swap tie-fighter for tie-advanced of commander-4",
        "swap landing-craft for v-wing-fighter of commander-4",
        "swap landing-craft for tie-advanced of commander-4",
    ]
    left = game.after("swap landing-craft for tie-bomber of commander-2")
    assert fleets(left) == ["tie-fighter tie-bomber", "landing-craft", "", "v-wing-fighter tie-advanced"]
    right = game.after("swap tie-fighter for tie-advanced of commander-4")
    assert fleets(right) == ["landing-craft tie-advanced", "tie-bomber", "", "tie-fighter v-wing-fighter"]


@pytest.mark.rule("CMD-SLAVE-1")
@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5])
def test_cmd_slave_1_only_the_left_and_the_right_neighbour_can_be_chosen(turn: int) -> None:
    game = played(["tie-fighter"] * 5, turn)
    neighbours = [turn % 5 + 1, (turn - 2) % 5 + 1]
    assert options(game) == [f"swap tie-fighter for tie-fighter of commander-{player}" for player in neighbours]
    for player in {1, 2, 3, 4, 5} - {turn, *neighbours}:
        assert refusal(game, f"swap tie-fighter for tie-fighter of commander-{player}") == "CMD-SLAVE-1"


@pytest.mark.rule("CMD-SLAVE-2")
@pytest.mark.parametrize("given", ["tie-fighter", "landing-craft"])
@pytest.mark.parametrize("taken", ["tie-bomber", "tie-advanced"])
def test_cmd_slave_2_the_player_chooses_both_ships_and_the_neighbour_cannot_refuse(given: str, taken: str) -> None:
    game = played(["tie-fighter landing-craft", "tie-bomber tie-advanced", ""])
    play(game, f"swap {given} for {taken} of commander-2")
    assert taken in fleet(game, 1).split()
    assert given not in fleet(game, 1).split()
    assert given in fleet(game, 2).split()
    assert taken not in fleet(game, 2).split()
    assert asked(game) == "commander-2 take-turn"


@pytest.mark.rule("CMD-SLAVE-3")
def test_cmd_slave_3_the_neighbour_may_swap_with_the_other_neighbour_in_the_same_direction() -> None:
    ships = ["tie-fighter", "tie-bomber", "landing-craft", "tie-advanced", "v-wing-fighter"]
    clockwise = play(played(ships), "swap tie-fighter for tie-bomber of commander-2")
    assert asked(clockwise) == "commander-2 next-swap"
    assert options(clockwise) == ["swap tie-fighter for landing-craft of commander-3", "decline"]
    play(clockwise, "swap tie-fighter for landing-craft of commander-3")
    assert asked(clockwise) == "commander-3 next-swap"
    assert options(clockwise) == ["swap tie-fighter for tie-advanced of commander-4", "decline"]
    counter = play(played(ships), "swap tie-fighter for v-wing-fighter of commander-5")
    assert asked(counter) == "commander-5 next-swap"
    assert options(counter) == ["swap tie-fighter for tie-advanced of commander-4", "decline"]
    play(counter, "swap tie-fighter for tie-advanced of commander-4")
    assert asked(counter) == "commander-4 next-swap"
    assert options(counter) == ["swap tie-fighter for landing-craft of commander-3", "decline"]


@pytest.mark.rule("CMD-SLAVE-3")
def test_cmd_slave_3_the_chain_does_not_turn_round() -> None:
    game = play(played(["tie-fighter"] * 4), "swap tie-fighter for tie-fighter of commander-2")
    play(game, "swap tie-fighter for tie-fighter of commander-3")
    assert not any(option.endswith("commander-2") for option in options(game))
    assert refusal(game, "swap tie-fighter for tie-fighter of commander-2") == "CMD-SLAVE-3"


@pytest.mark.rule("CMD-SLAVE-4", "CMD-SLAVE-10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("turn", [1, 2])
def test_cmd_slave_4_the_chain_ends_with_the_second_neighbour(players: int, turn: int) -> None:
    for side in (1, -1):
        game = played(["tie-fighter"] * players, turn)
        order = [(turn - 1 + side * step) % players + 1 for step in range(players)]
        play(game, f"swap tie-fighter for tie-fighter of commander-{order[1]}")
        assert chain(game) == [f"commander-{player}" for player in order[1:-1]]
        assert asked(game) == f"commander-{turn % players + 1} take-turn"


@pytest.mark.rule("CMD-SLAVE-10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_cmd_slave_10_there_is_at_most_one_swap_fewer_than_players(players: int) -> None:
    game = played(KINDS[:players])
    asks = chain(game)
    assert len(asks) == players - 1
    assert fleets(game) == [*KINDS[1:players], KINDS[0]]  # the first ship has gone all the way


@pytest.mark.rule("CMD-SLAVE-5")
@pytest.mark.parametrize("first", [2, 3])
def test_cmd_slave_5_the_player_who_played_the_card_takes_part_in_one_swap_only(first: int) -> None:
    game = played(["tie-fighter", "tie-bomber tie-bomber", "tie-bomber tie-bomber"])
    play(game, f"swap tie-fighter for tie-bomber of commander-{first}")
    assert not any(option.endswith("commander-1") for option in options(game))
    assert refusal(game, "swap tie-fighter for tie-bomber of commander-1") == "CMD-SLAVE-5"
    play(game, options(game)[0])
    assert fleet(game, 1) == "tie-bomber"
    assert asked(game) == "commander-2 take-turn"


@pytest.mark.rule("CMD-SLAVE-6")
@pytest.mark.parametrize("swaps", [0, 1, 2])
def test_cmd_slave_6_who_declines_ends_the_effect_at_once(swaps: int) -> None:
    game = play(played(["tie-fighter"] * 5), "swap tie-fighter for tie-fighter of commander-2")
    for player in range(swaps):
        play(game, f"swap tie-fighter for tie-fighter of commander-{player + 3}")
    assert asked(game) == f"commander-{swaps + 2} next-swap"
    ships, deck = fleets(game), len(game.deck)
    play(game, "decline")
    assert asked(game) == "commander-2 take-turn"
    assert (fleets(game), len(game.deck)) == (ships, deck - 1)
    assert discard(game) == "slave-1"


@pytest.mark.rule("CMD-SLAVE-7")
def test_cmd_slave_7_a_ship_just_received_may_be_given_away() -> None:
    game = played(["tie-fighter", "tie-bomber", "landing-craft"])
    play(game, "swap tie-fighter for tie-bomber of commander-2")
    play(game, "swap tie-fighter for landing-craft of commander-3")
    assert fleets(game) == ["tie-bomber", "landing-craft", "tie-fighter"]


@pytest.mark.rule("CMD-SLAVE-7")
def test_cmd_slave_7_another_ship_may_be_given_as_well() -> None:
    game = play(
        played(["tie-fighter", "tie-bomber tie-advanced", "landing-craft"]),
        "swap tie-fighter for tie-bomber of commander-2",
    )
    assert options(game) == [
        "swap tie-fighter for landing-craft of commander-3",
        "swap tie-advanced for landing-craft of commander-3",
        "decline",
    ]


@pytest.mark.rule("CMD-SLAVE-8")
def test_cmd_slave_8_it_changes_no_fleet_size_and_touches_neither_hands_nor_lines() -> None:
    game = commanders(
        "tatooine: tie-advanced | hoth: tie-bomber | naboo | endor",
        fleets=["tie-fighter landing-craft", "tie-bomber", "tie-advanced v-wing-fighter tie-bomber", "tie-fighter"],
        hands=["slave-1", "", "", ""],
        deck="imperial-shuttle",
    )
    lines = [line(game, planet) for planet in column(game).split()]
    ours, others = game.hands[0].copy(), [each.copy() for each in game.hands[1:]]
    play(game, "play slave-1", "swap landing-craft for tie-bomber of commander-2")
    assert game.hands[0] == ours[:-1]  # the card has been shown
    assert len(chain(game)) == 2
    assert [len(ships.split()) for ships in fleets(game)] == [2, 1, 3, 1]
    assert [line(game, planet) for planet in column(game).split()] == lines
    assert game.hands[1:] == others


@pytest.mark.rule("CMD-SLAVE-9")
def test_cmd_slave_9_only_the_player_who_played_it_draws_once_after_the_chain() -> None:
    game = played(["tie-fighter"] * 4)
    hands, deck = [hand(game, player) for player in (2, 3, 4)], len(game.deck)
    play(game, "swap tie-fighter for tie-fighter of commander-2", "swap tie-fighter for tie-fighter of commander-3")
    assert len(game.deck) == deck
    assert "v-wing-fighter" not in hand(game, 1)
    assert discard(game) == ""
    play(game, "swap tie-fighter for tie-fighter of commander-4")
    assert len(game.deck) == deck - 1
    assert hand(game, 1).split().count("v-wing-fighter") == 1
    assert [hand(game, player) for player in (2, 3, 4)] == hands
    assert discard(game) == "slave-1"


@pytest.mark.rule("CMD-RUL-14")
@pytest.mark.parametrize("turn", [1, 2])
def test_cmd_rul_14_with_two_players_there_is_one_swap_and_nothing_else(turn: int) -> None:
    game = played(["tie-fighter", "tie-bomber tie-advanced"][:: 1 if turn == 1 else -1], turn)
    other = 3 - turn
    assert options(game) == [
        f"swap tie-fighter for tie-bomber of commander-{other}",
        f"swap tie-fighter for tie-advanced of commander-{other}",
    ]
    play(game, options(game)[0])
    assert (fleet(game, turn), fleet(game, other)) == ("tie-bomber", "tie-fighter tie-advanced")
    assert asked(game) == f"commander-{other} take-turn"


@pytest.mark.rule("CMD-RUL-15")
def test_cmd_rul_15_the_first_swap_is_compulsory_and_every_other_voluntary() -> None:
    game = played(["tie-fighter"] * 5)
    assert "decline" not in options(game)
    assert refusal(game, "decline") == "CMD-RUL-15"
    play(game, "swap tie-fighter for tie-fighter of commander-2")
    for player in (3, 4, 5):
        assert options(game) == [f"swap tie-fighter for tie-fighter of commander-{player}", "decline"]
        play(game, options(game)[0])


@pytest.mark.rule("CMD-RUL-15")
def test_cmd_rul_15_each_swap_is_decided_by_the_player_nearer_to_the_first() -> None:
    game = play(
        played(["tie-fighter", "tie-bomber landing-craft", "tie-advanced v-wing-fighter", "tie-bomber"]),
        "swap tie-fighter for tie-bomber of commander-2",
    )
    assert asked(game) == "commander-2 next-swap"
    assert options(game) == [
        f"swap {given} for {taken} of commander-3"
        for given in ("tie-fighter", "landing-craft")
        for taken in ("v-wing-fighter", "tie-advanced")
    ] + ["decline"]
    play(game, "swap landing-craft for tie-advanced of commander-3")
    assert asked(game) == "commander-3 next-swap"


@pytest.mark.rule("CMD-RUL-15")
def test_cmd_rul_15_two_ships_of_a_kind_may_be_swapped_and_the_chain_goes_on() -> None:
    game = play(played(["tie-fighter"] * 3), "swap tie-fighter for tie-fighter of commander-2")
    assert asked(game) == "commander-2 next-swap"
    play(game, "swap tie-fighter for tie-fighter of commander-3")
    assert fleets(game) == ["tie-fighter"] * 3
    assert discard(game) == "slave-1"


@pytest.mark.rule("CMD-RUL-16")
def test_cmd_rul_16_an_empty_fleet_ends_the_chain_and_nobody_is_skipped() -> None:
    game = played(["tie-fighter", "tie-bomber", "tie-bomber", "", "tie-advanced"])
    play(game, "swap tie-fighter for tie-bomber of commander-2")
    assert asked(game) == "commander-2 next-swap"
    play(game, "swap tie-fighter for tie-bomber of commander-3")
    assert asked(game) == "commander-2 take-turn"
    assert fleets(game) == ["tie-bomber", "tie-bomber", "tie-fighter", "", "tie-advanced"]
    assert discard(game) == "slave-1"


@pytest.mark.rule("CMD-RUL-16")
@pytest.mark.parametrize(("ships", "side"), [(["", "tie-bomber"], 3), (["tie-bomber", ""], 2)])
def test_cmd_rul_16_a_neighbour_without_a_fleet_cannot_be_chosen(ships: list[str], side: int) -> None:
    game = played(["tie-fighter", *ships])
    assert options(game) == [f"swap tie-fighter for tie-bomber of commander-{side}"]
    assert refusal(game, f"swap tie-fighter for tie-bomber of commander-{5 - side}") == "CMD-RUL-16"


@pytest.mark.rule("CMD-RUL-16")
def test_cmd_rul_16_if_neither_neighbour_has_ships_slave_1_cannot_be_played() -> None:
    game = commanders(fleets=["tie-fighter", "", "tie-bomber", ""], hands=["slave-1", "", "", ""])
    assert "play slave-1" not in options(game)


ANNA, KIRILL, MAXIM = "tie-fighter imperial-shuttle", "tie-bomber", "v-wing-fighter"


@pytest.mark.rule("CMD-EX-2")
def test_cmd_ex_2_anna_swaps_with_maxim_and_maxim_with_kirill() -> None:
    game = commanders(fleets=[ANNA, KIRILL, MAXIM], hands=["slave-1", "", ""], deck="tie-advanced")
    play(game, "play slave-1", "swap imperial-shuttle for v-wing-fighter of commander-3")
    assert asked(game) == "commander-3 next-swap"
    play(game, "swap imperial-shuttle for tie-bomber of commander-2")
    assert fleets(game) == ["tie-fighter v-wing-fighter", "imperial-shuttle", "tie-bomber"]
    assert asked(game) == "commander-2 take-turn"
    assert hand(game, 1).split().count("tie-advanced") == 1


@pytest.mark.rule("CMD-EX-3")
def test_cmd_ex_3_maxim_declines_and_kirill_is_not_asked() -> None:
    game = commanders(fleets=[ANNA, KIRILL, MAXIM], hands=["slave-1", "", ""], deck="tie-advanced")
    play(game, "play slave-1", "swap imperial-shuttle for v-wing-fighter of commander-3", "decline")
    assert fleets(game) == ["tie-fighter v-wing-fighter", "tie-bomber", "imperial-shuttle"]
    assert asked(game) == "commander-2 take-turn"
    assert "tie-advanced" in hand(game, 1)


@pytest.mark.rule("CMD-EX-14")
@pytest.mark.parametrize("neighbour", [2, 4])
def test_cmd_ex_14_an_empty_fleet_on_the_far_side_cuts_the_chain_short(neighbour: int) -> None:
    game = played(["tie-fighter", "tie-bomber", "", "tie-bomber"])
    play(game, f"swap tie-fighter for tie-bomber of commander-{neighbour}")
    assert asked(game) == "commander-2 take-turn"
    assert fleet(game, neighbour) == "tie-fighter"
    assert fleet(game, 6 - neighbour) == "tie-bomber"
