"""Action 2, a ship to the own fleet. [CMD-FLEET, CMD-RUL-9]"""

from __future__ import annotations

import pytest

from dejarik.games.commanders import GAME
from dejarik.games.commanders.components import CARDS, SHIPS
from tests.games.commanders.position import asked, commanders, fleet, hand, options, play, refusal, walk

FOUR_SHIPS = "tie-fighter tie-fighter tie-bomber landing-craft"


def additions(found: list[str]) -> list[str]:
    return [option for option in found if option.startswith("add")]


@pytest.mark.rule("CMD-FLEET-1")
def test_cmd_fleet_1_a_ship_goes_from_the_hand_into_the_own_fleet() -> None:
    game = commanders(fleets=["landing-craft", "tie-fighter"], hands=["tie-bomber tie-advanced tie-advanced", ""])
    play(game, "add tie-bomber to fleet")
    assert (fleet(game, 1), fleet(game, 2)) == ("tie-bomber landing-craft", "tie-fighter")
    assert "tie-bomber" not in hand(game, 1)
    assert hand(game, 1).split().count("tie-advanced") == 2


@pytest.mark.rule("CMD-FLEET-1")
def test_cmd_fleet_1_any_ship_of_the_hand_may_go_there_and_nothing_else() -> None:
    game = commanders(
        "tatooine: imperial-shuttle | hoth | naboo | endor",
        fleets=["", "landing-craft"],
        hands=["tie-bomber tie-advanced tie-fighter star-destroyer star-destroyer", "v-wing-fighter"],
        discard="tie-interceptor",
    )
    ships = ("tie-fighter", "tie-bomber", "tie-advanced")
    assert additions(options(game)) == [f"add {ship} to fleet" for ship in ships]


@pytest.mark.rule("CMD-FLEET-1")
def test_cmd_fleet_1_it_lies_face_up() -> None:
    game = commanders(fleets=["", "", ""], hands=["tie-bomber", "", ""])
    play(game, "add tie-bomber to fleet")
    for seat in (0, 1, 2, None):
        assert game.view(seat)["fleets"] == [["tie-bomber"], [], []]


@pytest.mark.rule("CMD-FLEET-2")
def test_cmd_fleet_2_a_fleet_may_hold_several_ships_of_a_kind() -> None:
    game = commanders(fleets=["tie-bomber tie-bomber tie-bomber", ""], hands=["tie-bomber", ""])
    play(game, "add tie-bomber to fleet")
    assert fleet(game, 1) == "tie-bomber tie-bomber tie-bomber tie-bomber"


@pytest.mark.rule("CMD-FLEET-3")
def test_cmd_fleet_3_with_four_ships_in_the_fleet_no_more_may_join() -> None:
    ships = FOUR_SHIPS.split()
    for count in range(4):
        game = commanders(fleets=[" ".join(ships[:count]), ""], hands=["v-wing-fighter", ""])
        assert "add v-wing-fighter to fleet" in options(game)
    game = commanders(fleets=[FOUR_SHIPS, ""], hands=["v-wing-fighter", ""])
    assert additions(options(game)) == []
    assert refusal(game, "add v-wing-fighter to fleet") == "CMD-FLEET-3"


@pytest.mark.rule("CMD-FLEET-3")
def test_cmd_fleet_3_the_fleet_of_another_player_does_not_count() -> None:
    game = commanders(fleets=["", FOUR_SHIPS], hands=["v-wing-fighter", ""])
    assert "add v-wing-fighter to fleet" in options(game)


@pytest.mark.rule("CMD-FLEET-4")
def test_cmd_fleet_4_no_card_is_drawn() -> None:
    game = commanders(hands=["tie-bomber tie-advanced landing-craft v-wing-fighter imperial-shuttle", ""])
    deck = game.deck.copy()
    play(game, "add tie-bomber to fleet")
    assert hand(game, 1) == "imperial-shuttle landing-craft v-wing-fighter tie-advanced"
    assert game.deck == deck
    assert asked(game) == "commander-2 take-turn"


@pytest.mark.rule("CMD-FLEET-5")
@pytest.mark.parametrize("card", [card for card in CARDS if card not in SHIPS])
def test_cmd_fleet_5_a_special_card_cannot_join_a_fleet(card: str) -> None:
    game = commanders(hands=[f"{card} tie-bomber tie-bomber tie-bomber tie-bomber", ""])
    assert additions(options(game)) == ["add tie-bomber to fleet"]
    assert refusal(game, f"add {card} to fleet") == "CMD-FLEET-5"


@pytest.mark.rule("CMD-FLEET-6")
def test_cmd_fleet_6_captured_planets_do_not_count() -> None:
    planets = ["kamino utapau dagobah mustafar bespin", ""]
    three = "tie-fighter tie-fighter tie-bomber"
    game = commanders(fleets=[three, ""], hands=["landing-craft", ""], captured=planets)
    play(game, "add landing-craft to fleet")
    assert fleet(game, 1) == FOUR_SHIPS
    full = commanders(fleets=[FOUR_SHIPS, ""], captured=planets)
    assert additions(options(full)) == []


@pytest.mark.rule("CMD-FLEET-7")
@pytest.mark.parametrize("players", GAME.players)
def test_cmd_fleet_7_nobody_ever_begins_a_turn_without_a_card_in_hand(players: int) -> None:
    fewest = 5
    for seed in range(10):
        for game in walk(players, seed):
            if asked(game).endswith("take-turn"):
                fewest = min(fewest, len(game.hands[game.turn]))
    assert fewest == 1


@pytest.mark.rule("CMD-RUL-9")
@pytest.mark.parametrize("players", GAME.players)
def test_cmd_rul_9_no_fleet_ever_has_more_than_four_ships(players: int) -> None:
    largest = 0
    for seed in range(10):
        for game in walk(players, seed):
            largest = max(largest, *(len(ships) for ships in game.fleets))
    assert largest == 4


@pytest.mark.rule("CMD-RUL-9")
@pytest.mark.parametrize(
    "effect",
    [
        ["play star-destroyer", "swap tie-advanced at hoth", "swap tie-fighter of commander-2"],
        ["play star-destroyer", "swap v-wing-fighter of commander-1", "swap tie-fighter of commander-2"],
        ["play star-destroyer", "take tie-bomber from commander-2", "give v-wing-fighter"],
        ["play slave-1", "swap v-wing-fighter for tie-bomber of commander-2"],
    ],
)
def test_cmd_rul_9_a_fleet_of_four_can_be_swapped_with_and_stays_a_fleet_of_four(effect: list[str]) -> None:
    game = commanders(
        "tatooine | hoth: tie-advanced | naboo | endor",
        fleets=["v-wing-fighter", FOUR_SHIPS],
        hands=["star-destroyer slave-1 v-wing-fighter", ""],
    )
    play(game, *effect)
    assert len(fleet(game, 1).split()) == 1
    assert len(fleet(game, 2).split()) == 4
    assert fleet(game, 2) != FOUR_SHIPS
