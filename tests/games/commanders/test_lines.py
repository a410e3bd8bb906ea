"""Action 1, a ship to a planet, and what a line may hold. [CMD-LINE, CMD-RUL-5, 6, 7, 8]"""

from __future__ import annotations

import pytest

from dejarik.games.commanders import GAME
from dejarik.games.commanders.components import CARDS, SHIPS, VALUE, PlanetId, ShipSet
from tests.games.commanders.position import (
    asked,
    captured,
    column,
    commanders,
    discard,
    fleet,
    hand,
    heard,
    line,
    options,
    play,
    refusal,
    walk,
)

FULL = "hoth: tie-fighter tie-bomber landing-craft"
SPECIALS = [card for card in CARDS if card not in SHIPS]


def placements(found: list[str]) -> list[str]:
    return [option for option in found if option.startswith("place")]


@pytest.mark.rule("CMD-LINE-1")
@pytest.mark.parametrize("planet", ["tatooine", "hoth", "naboo", "endor"])
def test_cmd_line_1_a_ship_goes_from_the_hand_into_the_line_of_any_open_planet(planet: str) -> None:
    game = commanders(hands=["tie-bomber landing-craft", ""])
    play(game, f"place tie-bomber at {planet}")
    assert {each: line(game, each) for each in column(game).split()} == {
        each: "tie-bomber" if each == planet else "" for each in ("tatooine", "hoth", "naboo", "endor")
    }
    assert "tie-bomber" not in hand(game, 1)
    assert "landing-craft" in hand(game, 1)


@pytest.mark.rule("CMD-LINE-1")
def test_cmd_line_1_any_ship_of_the_own_hand_may_be_put_there_and_no_other_card() -> None:
    game = commanders(
        fleets=["v-wing-fighter v-wing-fighter", ""],
        hands=["tie-bomber landing-craft star-destroyer", "tie-advanced"],
        discard="imperial-shuttle",
        captured=["bespin", "geonosis"],
        destroyed="endor",
        column="dagobah | hoth | naboo | kamino",
    )
    assert placements(options(game)) == [
        f"place {ship} at {planet}"
        for planet in ("dagobah", "hoth", "naboo", "kamino")
        for ship in ("tie-bomber", "landing-craft")
    ]


@pytest.mark.rule("CMD-LINE-1")
def test_cmd_line_1_only_one_ship_is_put_there() -> None:
    game = commanders(hands=["tie-bomber tie-bomber landing-craft", ""], deck="tie-advanced")
    play(game, "place tie-bomber at hoth")
    assert hand(game, 1).split().count("tie-bomber") == 1
    assert asked(game) == "commander-2 take-turn"


@pytest.mark.rule("CMD-LINE-2", "CMD-RUL-7")
@pytest.mark.parametrize("ship", SHIPS)
def test_cmd_line_2_a_ship_may_not_be_put_into_a_line_that_holds_its_kind(ship: str) -> None:
    game = commanders(f"tatooine: {ship} | hoth | naboo | endor", hands=[f"{ship} {ship}", ""])
    assert f"place {ship} at tatooine" not in options(game)
    assert f"place {ship} at hoth" in options(game)
    assert refusal(game, f"place {ship} at tatooine") == "CMD-LINE-2"


@pytest.mark.rule("CMD-LINE-2")
def test_cmd_line_2_every_other_kind_may_join_the_line() -> None:
    game = commanders(
        "tatooine: tie-fighter tie-bomber | hoth | naboo | endor",
        hands=["tie-fighter tie-bomber landing-craft v-wing-fighter tie-advanced", ""],
    )
    assert placements(options(game))[:3] == [
        f"place {ship} at tatooine" for ship in ("landing-craft", "v-wing-fighter", "tie-advanced")
    ]
    play(game, "place landing-craft at tatooine")
    assert line(game, "tatooine") == "tie-fighter tie-bomber landing-craft"


@pytest.mark.rule("CMD-LINE-3")
@pytest.mark.parametrize(("planet", "value"), [("dagobah", 2), ("hoth", 3), ("tatooine", 4)])
def test_cmd_line_3_a_ship_may_not_be_put_into_a_full_line(planet: str, value: int) -> None:
    kinds = ["tie-fighter", "tie-bomber", "landing-craft", "v-wing-fighter"]
    pick = f"place tie-advanced at {planet}"
    for ships in range(value):
        game = commanders(f"{planet}: {' '.join(kinds[:ships])} | naboo | endor | bespin", hands=["tie-advanced", ""])
        assert pick in options(game)
    game = commanders(f"{planet}: {' '.join(kinds[:value])} | naboo | endor | bespin", hands=["tie-advanced", ""])
    assert pick not in options(game)
    assert refusal(game, pick) == "CMD-LINE-3"


@pytest.mark.rule("CMD-LINE-4")
@pytest.mark.parametrize("card", SPECIALS)
def test_cmd_line_4_a_special_card_cannot_be_put_into_a_line(card: str) -> None:
    game = commanders(hands=[f"{card} tie-bomber", ""])
    assert not any(card in option for option in placements(options(game)))
    assert refusal(game, f"place {card} at hoth") == "CMD-LINE-4"


@pytest.mark.rule("CMD-LINE-4")
@pytest.mark.parametrize("players", GAME.players)
def test_cmd_line_4_in_every_game_lines_hold_different_ships_and_not_too_many(players: int) -> None:
    for seed in range(5):
        for game in walk(players, seed):
            for planet, ships in zip(game.column, game.view(None)["lines"], strict=True):
                assert set(ships) <= set(SHIPS)
                assert len(set(ships)) == len(ships) <= (0 if planet is None else VALUE[planet])


@pytest.mark.rule("CMD-LINE-5")
@pytest.mark.parametrize("top", ["landing-craft", "slave-1"])
def test_cmd_line_5_after_that_the_top_card_of_the_deck_is_drawn(top: str) -> None:
    game = commanders(hands=["tie-bomber", ""], deck=f"{top} v-wing-fighter")
    kept = hand(game, 1).split()
    kept.remove("tie-bomber")
    others, deck = hand(game, 2), len(game.deck)
    play(game, "place tie-bomber at hoth")
    assert sorted(hand(game, 1).split()) == sorted([*kept, top])
    assert (hand(game, 2), len(game.deck)) == (others, deck - 1)
    assert CARDS[game.deck[-1]] == "v-wing-fighter"


@pytest.mark.rule("CMD-LINE-6")
def test_cmd_line_6_anybody_may_add_to_a_line_and_anybody_may_capture_the_planet() -> None:
    game = commanders(
        "dagobah | hoth | naboo | endor",
        fleets=["tie-bomber", "", "tie-bomber"],
        hands=["tie-fighter", "tie-bomber", ""],
    )
    play(game, "place tie-fighter at dagobah", "place tie-bomber at dagobah")
    assert line(game, "dagobah") == "tie-fighter tie-bomber"
    play(game, "capture dagobah using tie-bomber")
    assert [captured(game, player) for player in (1, 2, 3)] == ["", "", "dagobah"]


@pytest.mark.rule("CMD-LINE-6")
def test_cmd_line_6_who_placed_a_ship_makes_no_difference() -> None:
    games = [
        commanders(turn=turn, hands=["tie-fighter " * 5, "tie-fighter " * 5], deck="tie-fighter") for turn in (1, 2)
    ]
    for game in games:
        play(game, "place tie-fighter at hoth")
    assert {**games[0].view(None), "turn": ""} == {**games[1].view(None), "turn": ""}


@pytest.mark.rule("CMD-RUL-5")
@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize("way", ["capture", "death star"])
def test_cmd_rul_5_a_new_planet_takes_exactly_the_free_place(place: int, way: str) -> None:
    planets = ["dagobah", "kamino", "utapau", "mustafar"]
    game = commanders(
        " | ".join(f"{planet}: tie-fighter tie-bomber" for planet in planets),
        fleets=["tie-fighter", ""],
        hands=["death-star", ""],
        pile="bespin geonosis",
    )
    gone = planets[place]
    play(game, f"capture {gone} using tie-fighter" if way == "capture" else f"play death-star on {gone}")
    assert column(game).split() == [*planets[:place], "bespin", *planets[place + 1 :]]
    assert [line(game, planet) for planet in column(game).split()].count("") == 1
    assert line(game, "bespin") == ""


@pytest.mark.rule("CMD-RUL-5")
def test_cmd_rul_5_the_order_of_the_ships_in_a_line_has_no_meaning() -> None:
    games = []
    for first, second in (("tie-fighter", "tie-bomber"), ("tie-bomber", "tie-fighter")):
        game = commanders(hands=["tie-fighter tie-bomber", "tie-fighter tie-bomber"], deck=f"{first} {second}")
        games.append(play(game, f"place {first} at tatooine", f"place {second} at tatooine"))
    assert games[0].view(0) == games[1].view(0)
    assert options(games[0]) == options(games[1])


@pytest.mark.rule("CMD-RUL-6")
def test_cmd_rul_6_the_same_kind_may_lie_in_several_lines_and_fleets() -> None:
    game = commanders(
        "tatooine: tie-fighter | hoth: tie-fighter | naboo: tie-fighter | endor",
        fleets=["tie-fighter tie-fighter", "tie-fighter tie-fighter"],
        hands=["tie-fighter", "tie-fighter"],
        deck="tie-fighter",
    )
    play(game, "place tie-fighter at endor")
    assert [line(game, planet) for planet in column(game).split()] == ["tie-fighter"] * 4
    play(game, "add tie-fighter to fleet")
    assert fleet(game, 2) == "tie-fighter tie-fighter tie-fighter"


@pytest.mark.rule("CMD-RUL-7")
@pytest.mark.parametrize("ship", ["tie-fighter", "tie-bomber"])
def test_cmd_rul_7_no_second_ship_of_a_kind_joins_a_line_that_has_room(ship: str) -> None:
    game = commanders("tatooine: tie-fighter tie-bomber | hoth | naboo | endor", hands=[ship, ""])
    assert f"place {ship} at tatooine" not in options(game)
    assert f"place {ship} at hoth" in options(game)


@pytest.mark.rule("CMD-RUL-7")
def test_cmd_rul_7_neither_may_a_swap_bring_two_of_a_kind_into_a_line() -> None:
    game = commanders(
        "tatooine: tie-fighter tie-bomber | hoth | naboo | endor",
        fleets=["tie-fighter", "landing-craft"],
        hands=["star-destroyer", ""],
    )
    play(game, "play star-destroyer", "swap tie-bomber at tatooine")
    assert options(game) == ["swap landing-craft of commander-2"]


@pytest.mark.rule("CMD-RUL-8")
def test_cmd_rul_8_a_ship_of_a_full_line_can_be_swapped_and_the_line_is_still_full() -> None:
    game = commanders(
        f"{FULL} | tatooine: v-wing-fighter | naboo | endor",
        fleets=["tie-fighter tie-advanced", ""],
        hands=["star-destroyer", "imperial-shuttle"],
    )
    play(game, "play star-destroyer", "swap landing-craft at hoth", "swap tie-advanced of commander-1")
    assert line(game, "hoth") == "tie-fighter tie-bomber tie-advanced"
    assert "place imperial-shuttle at hoth" not in options(game)


@pytest.mark.rule("CMD-RUL-8")
def test_cmd_rul_8_no_card_adds_a_ship_to_a_full_line() -> None:
    game = commanders(
        f"{FULL} | tatooine: v-wing-fighter tie-advanced | naboo | endor",
        fleets=["imperial-shuttle", "tie-interceptor tie-interceptor"],
        hands=["star-destroyer super-star-destroyer slave-1 death-star", ""],
    )
    ends = [game]
    while ends:
        now = ends.pop()
        assert all(len(line(now, planet).split()) <= 3 for planet in column(now).split() if planet == "hoth")
        ends += [now.after(option) for option in options(now)] if asked(now).startswith("commander-1") else []


@pytest.mark.rule("CMD-RUL-8")
@pytest.mark.parametrize("players", GAME.players)
def test_cmd_rul_8_a_full_line_shrinks_only_through_a_super_star_destroyer(players: int) -> None:
    shrunk = set()
    for seed in range(30):
        before: dict[PlanetId, ShipSet] = {}
        for game in walk(players, seed):
            now = {planet: game.lines[place] for place, planet in enumerate(game.column) if planet is not None}
            for planet, ships in before.items():
                if ships.bit_count() == VALUE[planet] and planet in now and now[planet].bit_count() < VALUE[planet]:
                    pick = str(game.picks()[-1][1]).split()[0]
                    shrunk.add("reset" if any("reset" in message.key for message in heard(game, None)) else pick)
            before = now
    assert {"hit"} <= shrunk <= {"hit", "reset"}


@pytest.mark.rule("CMD-RUL-8")
def test_cmd_rul_8_a_full_line_vanishes_with_its_planet() -> None:
    for pick in ("capture hoth using tie-fighter tie-bomber", "play death-star on hoth"):
        game = commanders(
            f"{FULL} | naboo | endor | bespin", fleets=["tie-fighter tie-bomber", ""], hands=["death-star", ""]
        )
        play(game, pick)
        assert "hoth" not in column(game)
        assert {"tie-fighter", "tie-bomber", "landing-craft"} <= set(discard(game).split())
