"""What is in the box. [CMD-COMP, CMD-RUL-4, 40]"""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.games.commanders import GAME
from dejarik.games.commanders.components import CARDS, PLANETS, SHIPS, VALUE
from tests.games.commanders.position import commanders, options, play, walk

KINDS = tuple(SHIPS)
OPEN = "tatooine | kashyyyk | naboo | endor"
ALL_SAME = "tie-advanced tie-advanced tie-advanced tie-advanced tie-advanced"


def box() -> Counter[str]:
    """Everything that a game has, wherever it lies."""
    return GAME.census(GAME.new(seed=1))


def names(sort: str) -> set[str]:
    """The English names of the cards or planets in the box."""
    in_english = GAME.names("en")
    return {in_english[key] for key in (f"commanders-{sort}-{id}" for id in box()) if key in in_english}


def others(planet: str) -> str:
    """Three planets to lie under this one."""
    return " | ".join([each for each in PLANETS if each != planet][:3])


def room(planet: str) -> int:
    """How many ships the line of a planet can take."""
    ships = 0
    game = commanders(f"{planet} | {others(planet)}", hands=[ALL_SAME, ""])
    while f"place tie-advanced at {planet}" in options(game):
        ships += 1
        line = " ".join(KINDS[:ships])
        game = commanders(f"{planet}: {line} | {others(planet)}", hands=[ALL_SAME, ""])
    return ships


def points(planet: str) -> int:
    """What the capture of a planet is worth."""
    ships = " ".join(KINDS[: room(planet)])
    game = commanders(f"{planet}: {ships} | {others(planet)}", fleets=[ships, ""], pile="")
    play(game, f"capture {planet} using {ships}")
    assert game.outcome is not None
    return game.outcome.scores[0]


@pytest.mark.rule("CMD-COMP-1")
def test_cmd_comp_1_there_are_seven_kinds_of_ships_with_twelve_cards_each() -> None:
    ships = [count for card, count in box().items() if card in SHIPS]
    assert ships == [12] * 7
    assert sum(ships) == 84


@pytest.mark.rule("CMD-COMP-2")
def test_cmd_comp_2_there_are_14_special_cards_of_four_kinds() -> None:
    specials = [count for card, count in box().items() if card in CARDS and card not in SHIPS]
    assert sorted(specials) == [2, 2, 2, 8]


@pytest.mark.rule("CMD-COMP-3")
def test_cmd_comp_3_the_special_cards_have_their_names() -> None:
    in_english = GAME.names("en")
    specials = {in_english[f"commanders-card-{card}"] for card in CARDS if card not in SHIPS}
    assert specials == {"Death Star", "Super Star Destroyer", "Star Destroyer", "Slave I"}


@pytest.mark.rule("CMD-RUL-4")
def test_cmd_rul_4_it_is_the_star_destroyer_that_exists_eight_times() -> None:
    expected = {"star-destroyer": 8, "death-star": 2, "super-star-destroyer": 2, "slave-1": 2}
    assert {card: count for card, count in box().items() if card in expected} == expected


@pytest.mark.rule("CMD-COMP-4")
def test_cmd_comp_4_there_are_14_planets_all_different() -> None:
    planets = {id: count for id, count in box().items() if id in PLANETS}
    assert len(planets) == len(names("planet")) == 14
    assert set(planets.values()) == {1}


@pytest.mark.rule("CMD-COMP-1", "CMD-COMP-2", "CMD-COMP-4")
@pytest.mark.parametrize("players", GAME.players)
def test_cmd_comp_4_nothing_else_is_in_play_and_nothing_is_lost(players: int) -> None:
    assert box().total() == 84 + 14 + 14
    for seed in range(3):
        for game in walk(players, seed):
            assert GAME.census(game) == box()


@pytest.mark.rule("CMD-COMP-5")
@pytest.mark.parametrize("planet", PLANETS)
def test_cmd_comp_5_one_number_is_the_points_of_a_planet_and_the_limit_of_its_line(planet: str) -> None:
    assert room(planet) == points(planet) == VALUE[PLANETS.number(planet)]


@pytest.mark.rule("CMD-COMP-6")
def test_cmd_comp_6_every_planet_is_worth_2_3_or_4() -> None:
    assert {points(planet) for planet in PLANETS} == {2, 3, 4}


@pytest.mark.rule("CMD-COMP-7")
def test_cmd_comp_7_six_kinds_of_ships_have_their_names() -> None:
    in_english = GAME.names("en")
    ships = {in_english[f"commanders-card-{ship}"] for ship in SHIPS}
    assert ships > {
        "TIE Fighter",
        "TIE Interceptor",
        "TIE Bomber",
        "Imperial Shuttle",
        "Landing Craft",
        "V-wing Fighter",
    }
    assert len(ships) == 7


@pytest.mark.rule("CMD-COMP-8")
def test_cmd_comp_8_tatooine_has_the_value_4() -> None:
    assert room("tatooine") == points("tatooine") == 4


@pytest.mark.rule("CMD-COMP-9")
def test_cmd_comp_9_four_planets_have_their_names() -> None:
    assert names("planet") >= {"Tatooine", "Hoth", "Kashyyyk", "Naboo"}


def renamed(text: str) -> str:
    """With the next kind of ship for every kind."""
    following = dict(zip(KINDS, KINDS[1:] + KINDS[:1], strict=True))
    return " ".join(following.get(word, word) for word in text.split())


@pytest.mark.rule("CMD-COMP-10")
def test_cmd_comp_10_every_kind_of_ship_can_do_what_every_other_can() -> None:
    column = "dagobah: tie-fighter tie-bomber | hoth: landing-craft | naboo: tie-fighter landing-craft | tatooine"
    fleets = ["tie-fighter tie-bomber", "landing-craft"]
    hands = ["imperial-shuttle star-destroyer slave-1", "tie-fighter tie-fighter tie-bomber v-wing-fighter"]
    found = options(commanders(column, fleets=fleets, hands=hands))
    for _ in KINDS:
        column, found = renamed(column), [renamed(option) for option in found]
        fleets, hands = [renamed(ships) for ships in fleets], [renamed(cards) for cards in hands]
        game = commanders(column, fleets=fleets, hands=hands)
        assert sorted(map(sorted, map(str.split, options(game)))) == sorted(map(sorted, map(str.split, found)))


@pytest.mark.rule("CMD-COMP-10")
@pytest.mark.parametrize("ship", SHIPS)
def test_cmd_comp_10_a_ship_has_no_value_and_no_effect(ship: str) -> None:
    rest = f"{ship} {ship} {ship} {ship}"
    game = commanders(hands=["death-star", rest], fleets=[rest, ""], captured=["hoth", ""], column=OPEN, pile="")
    play(game, "play death-star on endor")
    assert game.outcome is not None
    assert game.outcome.scores == (3, 0)
    game = commanders(hands=[rest, ""], deck="tie-bomber")
    before = game.view(1)
    after = play(game, f"add {ship} to fleet").view(1)
    assert {key for key in after if after[key] != before[key]} == {"turn", "hands", "fleets", "histories"}


@pytest.mark.rule("CMD-RUL-40")
def test_cmd_rul_40_equal_cards_of_a_hand_are_one_choice() -> None:
    game = commanders(hands=[ALL_SAME, ""])
    planets = ("tatooine", "hoth", "naboo", "endor")
    assert options(game) == [f"place tie-advanced at {planet}" for planet in planets] + ["add tie-advanced to fleet"]
    game = commanders(hands=["death-star death-star tie-bomber tie-bomber star-destroyer", ""])
    assert len(options(game)) == 4 + 1 + 4


@pytest.mark.rule("CMD-RUL-40")
def test_cmd_rul_40_equal_ships_of_a_fleet_are_one_choice() -> None:
    game = commanders(
        "dagobah: tie-fighter tie-bomber | hoth | naboo | endor",
        fleets=["tie-fighter tie-fighter tie-fighter", "tie-bomber tie-bomber"],
        hands=["slave-1 star-destroyer", ""],
    )
    assert [option for option in options(game) if option.startswith("capture")] == ["capture dagobah using tie-fighter"]
    assert options(game.after("play slave-1")) == ["swap tie-fighter for tie-bomber of commander-2"]
    play(game, "play star-destroyer")
    assert [option for option in options(game) if " of " in option] == [
        "swap tie-fighter of commander-1",
        "swap tie-bomber of commander-2",
    ]


@pytest.mark.rule("CMD-RUL-40")
def test_cmd_rul_40_equal_ships_are_taken_given_and_taken_back_by_one_choice() -> None:
    game = commanders(fleets=["", "tie-bomber tie-bomber"], hands=["star-destroyer landing-craft landing-craft", ""])
    play(game, "play star-destroyer")
    assert [option for option in options(game) if option.startswith("take")] == ["take tie-bomber from commander-2"]
    play(game, "take tie-bomber from commander-2")
    assert options(game).count("give landing-craft") == 1
    full = "dagobah: tie-fighter tie-bomber | kamino: tie-fighter tie-bomber | utapau: tie-fighter tie-bomber"
    stuck = commanders(
        f"{full} | mustafar: tie-fighter tie-bomber",
        fleets=["tie-advanced tie-advanced tie-advanced landing-craft", ""],
        hands=["tie-advanced", ""],
    )
    assert options(stuck) == ["take back landing-craft", "take back tie-advanced", "do nothing"]


@pytest.mark.rule("CMD-RUL-40")
@pytest.mark.parametrize("players", GAME.players)
def test_cmd_rul_40_no_choice_is_offered_twice(players: int) -> None:
    for seed in range(5):
        for game in walk(players, seed):
            assert game.ask is None or len(set(options(game))) == len(options(game))
