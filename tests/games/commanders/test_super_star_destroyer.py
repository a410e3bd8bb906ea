"""The Super Star Destroyer. [CMD-SSD]"""

from __future__ import annotations

import pytest

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

LINES = "tatooine: tie-fighter tie-bomber | hoth: tie-fighter tie-bomber landing-craft | naboo: v-wing-fighter | endor"
CARD = ["super-star-destroyer " + "tie-advanced " * 4, ""]


@pytest.mark.rule("CMD-SSD-1")
def test_cmd_ssd_1_two_ships_of_the_lines_of_two_planets_are_discarded() -> None:
    game = commanders(LINES, hands=CARD)
    play(game, "play super-star-destroyer", "hit tie-bomber at tatooine", "hit v-wing-fighter at naboo")
    lines = ["tie-fighter", "tie-fighter tie-bomber landing-craft", "", ""]
    assert [line(game, planet) for planet in column(game).split()] == lines
    assert discard(game) == "tie-bomber v-wing-fighter super-star-destroyer"
    assert asked(game) == "commander-2 take-turn"


@pytest.mark.rule("CMD-SSD-1", "CMD-SSD-2")
def test_cmd_ssd_1_every_pair_of_ships_of_two_lines_can_be_chosen_and_no_other() -> None:
    game = commanders(LINES, fleets=["tie-interceptor", "tie-interceptor"], hands=["super-star-destroyer", ""])
    play(game, "play super-star-destroyer")
    ships = {
        "tatooine": ["tie-fighter", "tie-bomber"],
        "hoth": ["tie-fighter", "tie-bomber", "landing-craft"],
        "naboo": ["v-wing-fighter"],
    }
    hits = {planet: [f"hit {ship} at {planet}" for ship in kinds] for planet, kinds in ships.items()}
    assert options(game) == [hit for each in hits.values() for hit in each]
    for planet, first in ((planet, hit) for planet, each in hits.items() for hit in each):
        others = [hit for other, each in hits.items() if other != planet for hit in each]
        assert options(game.after(first)) == others


@pytest.mark.rule("CMD-SSD-1")
def test_cmd_ssd_1_one_ship_alone_is_never_discarded() -> None:
    game = play(commanders(LINES, hands=CARD), "play super-star-destroyer", "hit tie-bomber at tatooine")
    assert asked(game) == "commander-1 hit-second"
    assert all(option.startswith("hit") for option in options(game))
    assert line(game, "tatooine") == "tie-fighter tie-bomber"


@pytest.mark.rule("CMD-SSD-2")
def test_cmd_ssd_2_both_ships_may_not_come_from_the_same_line() -> None:
    game = play(commanders(LINES, hands=CARD), "play super-star-destroyer", "hit tie-bomber at hoth")
    assert not any(option.endswith("at hoth") for option in options(game))
    assert refusal(game, "hit landing-craft at hoth") == "CMD-SSD-2"


@pytest.mark.rule("CMD-SSD-2")
def test_cmd_ssd_2_they_may_be_of_the_same_kind() -> None:
    game = commanders(LINES, hands=CARD)
    play(game, "play super-star-destroyer", "hit tie-fighter at hoth", "hit tie-fighter at tatooine")
    assert discard(game) == "tie-fighter tie-fighter super-star-destroyer"
    assert (line(game, "tatooine"), line(game, "hoth")) == ("tie-bomber", "tie-bomber landing-craft")


@pytest.mark.rule("CMD-SSD-3")
def test_cmd_ssd_3_a_full_line_may_be_hit_and_is_no_longer_full() -> None:
    game = commanders(LINES, fleets=["", "tie-fighter landing-craft"], hands=[CARD[0], "imperial-shuttle"])
    capture = "capture hoth using tie-fighter landing-craft"
    hits = ["play super-star-destroyer", "hit tie-bomber at hoth", "hit v-wing-fighter at naboo"]
    before = play(game.copy(), "add tie-advanced to fleet")
    assert capture in options(before)
    assert "place imperial-shuttle at hoth" not in options(before)
    play(game, *hits)
    assert capture not in options(game)
    assert "place imperial-shuttle at hoth" in options(game)


@pytest.mark.rule("CMD-SSD-4")
@pytest.mark.parametrize("ship", ["tie-fighter", "tie-bomber", "landing-craft"])
def test_cmd_ssd_4_the_other_ships_close_up_and_leave_no_gap(ship: str) -> None:
    game = commanders(LINES, hands=[CARD[0], ship])
    play(game, "play super-star-destroyer", f"hit {ship} at hoth", "hit v-wing-fighter at naboo")
    rest = [kind for kind in ("tie-fighter", "tie-bomber", "landing-craft") if kind != ship]
    for seat in (0, 1, None):
        assert game.view(seat)["lines"][1:3] == [rest, []]
    play(game, f"place {ship} at hoth")
    assert line(game, "hoth") == "tie-fighter tie-bomber landing-craft"


@pytest.mark.rule("CMD-SSD-5")
def test_cmd_ssd_5_fleets_and_hands_are_not_affected() -> None:
    game = commanders(
        LINES,
        fleets=["tie-fighter tie-bomber", "v-wing-fighter"],
        hands=["super-star-destroyer tie-advanced tie-advanced", ""],
        deck="imperial-shuttle",
    )
    theirs = hand(game, 2)
    play(game, "play super-star-destroyer")
    assert not any("commander" in option for option in options(game))
    play(game, "hit tie-fighter at tatooine", "hit v-wing-fighter at naboo")
    assert (fleet(game, 1), fleet(game, 2)) == ("tie-fighter tie-bomber", "v-wing-fighter")
    assert (hand(game, 1), hand(game, 2)) == ("imperial-shuttle tie-advanced tie-advanced", theirs)
