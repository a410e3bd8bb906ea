"""Action 4: capture a planet. [CMD-CAP, CMD-RUL-18 … 21]"""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.games.commanders.components import PLANETS, VALUE
from dejarik.games.commanders.state import State
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
    walk,
    without_deck,
)

KINDS = ["tie-fighter", "tie-bomber", "imperial-shuttle", "landing-craft"]
HOTH = "tatooine | hoth: tie-fighter tie-bomber landing-craft | naboo | dagobah"
THREE = "tie-fighter tie-bomber landing-craft"
TATOOINE = "tatooine: tie-fighter tie-interceptor imperial-shuttle landing-craft | hoth | naboo | dagobah"
ANNA = "tie-fighter tie-interceptor imperial-shuttle v-wing-fighter"


def captures(game: State) -> list[str]:
    return [pick for pick in options(game) if pick.startswith("capture ")]


def capturable(planet: str, matches: int) -> bool:
    """Whether a planet with a full line can be captured by a fleet of four, so many of which match."""
    value = VALUE[PLANETS.number(planet)]
    others = [name for name in PLANETS if name != planet][:3]
    ships = KINDS[:matches] + ["v-wing-fighter"] * (4 - matches)
    game = commanders(" | ".join([f"{planet}: {' '.join(KINDS[:value])}", *others]), fleets=[" ".join(ships), ""])
    return captures(game) != []


@pytest.mark.rule("CMD-CAP-1")
def test_cmd_cap_1_only_a_planet_with_a_full_line_can_be_captured() -> None:
    for ships in range(4):
        lines = " ".join(KINDS[:ships])
        game = commanders(f"hoth: {lines} | naboo: {lines} | tatooine: {lines} | endor", fleets=[" ".join(KINDS), ""])
        planets = {pick.split()[1] for pick in captures(game)}
        assert planets == ({"hoth", "naboo"} if ships == 3 else set())


@pytest.mark.rule("CMD-CAP-1")
def test_cmd_cap_1_a_line_that_has_lost_a_ship_is_no_longer_full() -> None:
    fleets = ["tie-fighter", f"{THREE} v-wing-fighter"]
    game = commanders(f"{HOTH}: v-wing-fighter", fleets=fleets, hands=["super-star-destroyer", "tie-advanced"])
    assert captures(game.after("add tie-fighter to fleet")) != []
    play(game, "play super-star-destroyer", "hit landing-craft at hoth", "hit v-wing-fighter at dagobah")
    assert asked(game) == "commander-2 take-turn"
    assert captures(game) == []


@pytest.mark.rule("CMD-EX-4")
def test_cmd_ex_4_a_partial_line_cannot_be_captured_by_a_fleet_that_holds_all_of_it() -> None:
    game = commanders("tatooine | hoth: tie-fighter tie-bomber | naboo | endor", fleets=["tie-fighter tie-bomber", ""])
    assert captures(game) == []
    game = commanders(HOTH, fleets=["tie-fighter tie-bomber", ""])
    assert captures(game) == ["capture hoth using tie-fighter tie-bomber"]


@pytest.mark.rule("CMD-CAP-2")
def test_cmd_cap_2_cards_in_hand_do_not_count() -> None:
    game = commanders(HOTH, fleets=["tie-fighter", ""], hands=["tie-bomber landing-craft", ""])
    assert captures(game) == []


@pytest.mark.rule("CMD-CAP-2")
def test_cmd_cap_2_the_fleets_of_others_do_not_count() -> None:
    game = commanders(HOTH, fleets=["tie-fighter", THREE, "tie-bomber"], hands=["v-wing-fighter", "", ""])
    assert captures(game) == []
    play(game, "add v-wing-fighter to fleet")
    assert len(captures(game)) == 4  # the second player's


@pytest.mark.rule("CMD-CAP-3")
@pytest.mark.parametrize("planet", ["dagobah", "mustafar", "utapau", "kamino"])
def test_cmd_cap_3_a_planet_of_value_2_needs_one_matching_ship(planet: str) -> None:
    assert [capturable(planet, matches) for matches in range(3)] == [False, True, True]


@pytest.mark.rule("CMD-CAP-4")
@pytest.mark.parametrize("planet", ["naboo", "hoth", "kashyyyk", "endor", "bespin", "geonosis"])
def test_cmd_cap_4_a_planet_of_value_3_needs_two_matching_ships(planet: str) -> None:
    assert [capturable(planet, matches) for matches in range(4)] == [False, False, True, True]


@pytest.mark.rule("CMD-CAP-5")
@pytest.mark.parametrize("planet", ["tatooine", "alderaan", "yavin-4", "mon-cala"])
def test_cmd_cap_5_a_planet_of_value_4_needs_three_matching_ships(planet: str) -> None:
    assert [capturable(planet, matches) for matches in range(5)] == [False, False, False, True, True]


@pytest.mark.rule("CMD-RUL-20")
def test_cmd_rul_20_a_planet_needs_one_match_less_than_its_value() -> None:
    for planet in PLANETS:
        value = VALUE[PLANETS.number(planet)]
        assert not capturable(planet, value - 2)
        assert capturable(planet, value - 1)
        assert capturable(planet, value)


@pytest.mark.rule("CMD-CAP-6")
def test_cmd_cap_6_the_ships_used_go_to_the_discard() -> None:
    game = commanders(HOTH, fleets=[THREE, ""])
    play(game, "capture hoth using tie-fighter landing-craft")
    assert fleet(game, 1) == "tie-bomber"
    assert Counter(discard(game).split()) == {"tie-fighter": 2, "tie-bomber": 1, "landing-craft": 2}


@pytest.mark.rule("CMD-CAP-7")
def test_cmd_cap_7_ships_not_used_stay_in_the_fleet() -> None:
    game = commanders(HOTH, fleets=[f"{THREE} v-wing-fighter", "tie-bomber"])
    assert fleet(game.after("capture hoth using tie-fighter tie-bomber"), 1) == "landing-craft v-wing-fighter"
    assert fleet(game.after("capture hoth using tie-fighter tie-bomber landing-craft"), 1) == "v-wing-fighter"
    assert fleet(game.after("capture hoth using tie-fighter tie-bomber"), 2) == "tie-bomber"


@pytest.mark.rule("CMD-CAP-8")
def test_cmd_cap_8_all_ships_of_the_line_go_to_the_discard_and_other_lines_stay() -> None:
    game = commanders(
        "tatooine: tie-fighter v-wing-fighter | dagobah: tie-advanced landing-craft | naboo: tie-bomber | endor",
        fleets=["landing-craft", ""],
    )
    play(game, "capture dagobah using landing-craft")
    assert discard(game) == "landing-craft landing-craft tie-advanced"
    assert line(game, "tatooine") == "tie-fighter v-wing-fighter"
    assert line(game, "naboo") == "tie-bomber"


@pytest.mark.rule("CMD-CAP-9")
def test_cmd_cap_9_the_planet_lies_in_front_of_the_player_who_captured_it() -> None:
    game = commanders(HOTH, fleets=["", THREE, ""], turn=2, captured=["kamino", "utapau", ""])
    play(game, "capture hoth using tie-fighter tie-bomber")
    assert [captured(game, player) for player in (1, 2, 3)] == ["kamino", "utapau hoth", ""]
    assert "hoth" not in column(game)


@pytest.mark.rule("CMD-CAP-9")
def test_cmd_cap_9_a_captured_planet_can_never_be_taken_away() -> None:
    hands = ["", "death-star super-star-destroyer star-destroyer slave-1"]
    game = commanders(HOTH, fleets=[f"{THREE} v-wing-fighter", "tie-fighter"], hands=hands)
    play(game, "capture hoth using tie-fighter tie-bomber landing-craft")
    assert not any("hoth" in pick for pick in options(game))
    for seed in range(20):
        owned: list[list[int]] = [[], [], []]
        for game in walk(3, seed):
            assert all(game.captured[seat][: len(before)] == before for seat, before in enumerate(owned))
            owned = [list(planets) for planets in game.captured]


@pytest.mark.rule("CMD-CAP-10")
def test_cmd_cap_10_the_top_planet_of_the_pile_takes_the_place_with_an_empty_line() -> None:
    game = commanders(HOTH, fleets=[THREE, ""], pile="kamino bespin utapau")
    play(game, "capture hoth using tie-fighter tie-bomber")
    assert column(game) == "tatooine kamino naboo dagobah"
    assert line(game, "kamino") == ""
    assert [PLANETS[planet] for planet in reversed(game.pile)] == ["bespin", "utapau"]


@pytest.mark.rule("CMD-CAP-11")
def test_cmd_cap_11_the_game_ends_when_no_planet_can_replace_the_captured_one() -> None:
    game = play(commanders(HOTH, fleets=[THREE, ""], pile="kamino"), "capture hoth using tie-fighter tie-bomber")
    assert game.outcome is None
    assert asked(game) == "commander-2 take-turn"
    game = play(commanders(HOTH, fleets=[THREE, ""], pile=""), "capture hoth using tie-fighter tie-bomber")
    assert game.outcome is not None
    assert asked(game) == ""
    assert column(game) == "tatooine - naboo dagobah"
    assert [message.rule for message in heard(game, 1) if message.key == "commanders-event-no-planet"] == ["CMD-CAP-11"]


@pytest.mark.rule("CMD-CAP-12")
@pytest.mark.parametrize(
    ("planet", "ships"), [("dagobah", 1), ("dagobah", 2), ("hoth", 2), ("hoth", 3), ("tatooine", 3), ("tatooine", 4)]
)
def test_cmd_cap_12_one_card_is_drawn_for_each_ship_used(planet: str, ships: int) -> None:
    value = VALUE[PLANETS.number(planet)]
    drawn = ["tie-interceptor", "tie-advanced", "star-destroyer", "death-star", "slave-1"]
    game = commanders(
        f"{planet}: {' '.join(KINDS[:value])} | naboo | endor | bespin",
        fleets=[" ".join(KINDS), ""],
        hands=["v-wing-fighter", ""],
        deck=" ".join(drawn),
    )
    play(game, f"capture {planet} using {' '.join(KINDS[:ships])}")
    assert sorted(hand(game, 1).split()) == sorted(["v-wing-fighter", *drawn[:ships]])
    assert fleet(game, 1).split() == KINDS[ships:]
    assert len(game.hands[0]) + len(game.fleets[0]) == 5
    assert len(game.hands[1]) == 5


@pytest.mark.rule("CMD-CAP-13")
def test_cmd_cap_13_one_capture_takes_exactly_one_planet() -> None:
    lines = "dagobah: tie-fighter tie-bomber | kamino: tie-fighter tie-bomber | naboo | endor"
    game = commanders(lines, fleets=["tie-fighter tie-fighter", "tie-bomber"])
    assert captures(game) == ["capture dagobah using tie-fighter", "capture kamino using tie-fighter"]
    play(game, "capture dagobah using tie-fighter")
    assert captured(game, 1) == "dagobah"
    assert line(game, "kamino") == "tie-fighter tie-bomber"
    assert fleet(game, 1) == "tie-fighter"
    assert asked(game) == "commander-2 take-turn"


@pytest.mark.rule("CMD-EX-1")
def test_cmd_ex_1_capture_of_tatooine() -> None:
    game = commanders(TATOOINE, fleets=[ANNA, ""], pile="kamino bespin utapau")
    assert len(game.hands[0]) == 1
    play(game, "capture tatooine using tie-fighter tie-interceptor imperial-shuttle")
    assert fleet(game, 1) == "v-wing-fighter"
    assert Counter(discard(game).split()) == {
        "tie-fighter": 2,
        "tie-interceptor": 2,
        "imperial-shuttle": 2,
        "landing-craft": 1,
    }
    assert captured(game, 1) == "tatooine"
    assert VALUE[PLANETS.number("tatooine")] == 4
    assert column(game) == "kamino hoth naboo dagobah"
    assert len(game.hands[0]) == 4


@pytest.mark.rule("CMD-RUL-18")
def test_cmd_rul_18_duplicates_in_the_fleet_count_once() -> None:
    for ships in ("tie-fighter tie-fighter", "tie-fighter tie-fighter tie-fighter tie-fighter"):
        assert captures(commanders(HOTH, fleets=[ships, ""])) == []
    assert captures(commanders(HOTH, fleets=["tie-fighter tie-fighter tie-fighter tie-bomber", ""])) == [
        "capture hoth using tie-fighter tie-bomber"
    ]


@pytest.mark.rule("CMD-EX-5")
def test_cmd_ex_5_two_fighters_are_one_match() -> None:
    assert captures(commanders(HOTH, fleets=["tie-fighter tie-fighter", ""])) == []
    game = commanders(HOTH, fleets=["tie-fighter tie-fighter tie-bomber", ""])
    play(game, "capture hoth using tie-fighter tie-bomber")
    assert captured(game, 1) == "hoth"
    assert fleet(game, 1) == "tie-fighter"


@pytest.mark.rule("CMD-RUL-19")
@pytest.mark.parametrize(("planet", "value"), [("dagobah", 2), ("hoth", 3), ("tatooine", 4)])
def test_cmd_rul_19_every_large_enough_set_of_matching_ships_is_a_choice(planet: str, value: int) -> None:
    open_planets = f"{planet}: {' '.join(KINDS[:value])} | naboo | endor | bespin"
    game = commanders(open_planets, fleets=[" ".join(KINDS[: value - 1]), ""])
    assert captures(game) == [f"capture {planet} using {' '.join(KINDS[: value - 1])}"]
    game = commanders(open_planets, fleets=[" ".join(KINDS[:value]), ""])
    all_but_one = [" ".join(ship for ship in KINDS[:value] if ship != spared) for spared in KINDS[:value]]
    assert sorted(captures(game)) == sorted(
        f"capture {planet} using {ships}" for ships in [*all_but_one, " ".join(KINDS[:value])]
    )


@pytest.mark.rule("CMD-RUL-19")
def test_cmd_rul_19_exactly_the_chosen_ships_are_discarded_and_replaced() -> None:
    game = commanders(HOTH, fleets=[f"{THREE} landing-craft", ""])
    for pick in captures(game):
        used = pick.split()[3:]
        after = game.after(pick)
        left = Counter([*THREE.split(), "landing-craft"]) - Counter(used)
        assert Counter(fleet(after, 1).split()) == left
        assert Counter(discard(after).split()) == Counter(THREE.split()) + Counter(used)
        assert len(after.hands[0]) == 1 + len(used)


@pytest.mark.rule("CMD-EX-11")
def test_cmd_ex_11_there_are_four_ways_to_capture_with_all_three_kinds() -> None:
    game = commanders(HOTH, fleets=["tie-fighter tie-fighter tie-bomber landing-craft", ""])
    drawn = {pick: len(game.deck) - len(game.after(pick).deck) for pick in captures(game)}
    assert drawn == {
        "capture hoth using tie-fighter tie-bomber": 2,
        "capture hoth using tie-fighter landing-craft": 2,
        "capture hoth using tie-bomber landing-craft": 2,
        "capture hoth using tie-fighter tie-bomber landing-craft": 3,
    }
    assert fleet(game.after("capture hoth using tie-fighter tie-bomber landing-craft"), 1) == "tie-fighter"


@pytest.mark.rule("CMD-RUL-21")
def test_cmd_rul_21_the_replacement_is_laid_out_before_the_cards_are_drawn() -> None:
    game = play(commanders(HOTH, fleets=[THREE, ""]), "capture hoth using tie-fighter tie-bomber")
    assert [message.key for message in heard(game, 0)] == [
        "commanders-event-captured",
        "commanders-event-planet",
        "commanders-event-drew",
    ]


@pytest.mark.rule("CMD-RUL-21")
def test_cmd_rul_21_ships_and_line_lie_on_the_discard_before_the_cards_are_drawn() -> None:
    game = without_deck(commanders(HOTH, fleets=[THREE, ""]))
    others = len(game.discard)
    play(game, "capture hoth using tie-fighter tie-bomber landing-craft")
    assert discard(game) == ""
    assert len(game.deck) == others + 3 + 3 - 3


@pytest.mark.rule("CMD-RUL-21")
def test_cmd_rul_21_nothing_is_drawn_when_the_game_ends() -> None:
    game = commanders(HOTH, fleets=[THREE, ""], hands=["tie-advanced v-wing-fighter", ""], pile="")
    deck = list(game.deck)
    play(game, "capture hoth using tie-fighter tie-bomber")
    assert game.deck == deck
    assert (hand(game, 1), fleet(game, 1)) == ("v-wing-fighter tie-advanced", "landing-craft")
    assert Counter(discard(game).split()) == {"tie-fighter": 2, "tie-bomber": 2, "landing-craft": 1}
    assert captured(game, 1) == "hoth"
