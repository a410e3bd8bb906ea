"""Action 3, a special card, and when it may be played. [CMD-SPEC, CMD-RUL-10, 11, CMD-EX-13]"""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from dejarik.games.commanders.components import CARDS, COPIES
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
    without_deck,
)

PLAYS = {
    "death-star": ["play death-star on endor"],
    "super-star-destroyer": ["play super-star-destroyer", "hit tie-fighter at hoth", "hit tie-bomber at naboo"],
    "star-destroyer": ["play star-destroyer", "swap tie-fighter at hoth", "swap tie-bomber at naboo"],
    "slave-1": ["play slave-1", "swap landing-craft for v-wing-fighter of commander-2"],
}


def holding(card: str) -> State:
    """Player 1 can play this special card, and every other."""
    return commanders(
        "tatooine | hoth: tie-fighter | naboo: tie-bomber | endor",
        fleets=["landing-craft", "v-wing-fighter"],
        hands=[f"{card} {card} tie-advanced tie-advanced", ""],
        deck="imperial-shuttle tie-interceptor",
        pile="bespin",
    )


def empty_handed(column: str, ours: str, theirs: str) -> State:
    """Player 1 has Star Destroyers in hand and no ship."""
    return commanders(column, fleets=[ours, theirs], hands=["star-destroyer " * (5 - len(ours.split())), ""])


@pytest.mark.rule("CMD-SPEC-1")
@pytest.mark.parametrize(
    ("card", "table"),
    [
        ("death-star", ["tatooine hoth naboo bespin", "tie-fighter", "tie-bomber", "landing-craft", "v-wing-fighter"]),
        ("super-star-destroyer", ["tatooine hoth naboo endor", "", "", "landing-craft", "v-wing-fighter"]),
        (
            "star-destroyer",
            ["tatooine hoth naboo endor", "tie-bomber", "tie-fighter", "landing-craft", "v-wing-fighter"],
        ),
        ("slave-1", ["tatooine hoth naboo endor", "tie-fighter", "tie-bomber", "v-wing-fighter", "landing-craft"]),
    ],
)
def test_cmd_spec_1_a_special_card_is_played_from_hand_and_its_effect_carried_out(card: str, table: list[str]) -> None:
    game = play(holding(card), *PLAYS[card])
    assert [column(game), line(game, "hoth"), line(game, "naboo"), fleet(game, 1), fleet(game, 2)] == table
    assert hand(game, 1).split().count(card) == 1
    assert asked(game) == "commander-2 take-turn"


@pytest.mark.rule("CMD-SPEC-1")
@pytest.mark.parametrize("card", PLAYS)
def test_cmd_spec_1_only_a_card_in_the_own_hand_can_be_played(card: str) -> None:
    assert PLAYS[card][0] in options(holding(card))
    for other in PLAYS.keys() - {card}:
        game = holding(other)
        assert PLAYS[card][0] not in options(game)
        assert refusal(game, PLAYS[card][0]) == "CMD-TURN-1"


@pytest.mark.rule("CMD-SPEC-2")
@pytest.mark.parametrize("card", PLAYS)
def test_cmd_spec_2_the_played_card_goes_to_the_discard(card: str) -> None:
    game = play(holding(card), *PLAYS[card])
    assert discard(game).split().count(card) == 1
    assert game.shown is None


@pytest.mark.rule("CMD-SPEC-3")
@pytest.mark.parametrize("card", PLAYS)
def test_cmd_spec_3_after_that_the_player_draws_the_top_card_of_the_deck(card: str) -> None:
    game = holding(card)
    theirs = hand(game, 2)
    play(game, *PLAYS[card])
    assert sorted(hand(game, 1).split()) == sorted([card, "tie-advanced", "tie-advanced", "imperial-shuttle"])
    assert hand(game, 2) == theirs
    assert CARDS[game.deck[-1]] == "tie-interceptor"


@pytest.mark.rule("CMD-SPEC-4")
@pytest.mark.parametrize("card", PLAYS)
def test_cmd_spec_4_a_discarded_special_card_comes_back_when_the_discard_is_reshuffled(card: str) -> None:
    game = commanders(
        "tatooine: v-wing-fighter | hoth: tie-fighter | naboo: tie-bomber | endor",
        fleets=["landing-craft", "v-wing-fighter"],
        hands=["tie-advanced tie-advanced tie-advanced tie-advanced", "tie-advanced"],
    )
    without_deck(game)
    last = game.discard.index(CARDS.number(card))  # type: ignore[arg-type]  # ids are ints
    order = [at for at in range(len(game.discard)) if at != last]
    game.chance.script(((*order, last),))  # the card will lie on top
    play(game, "place tie-advanced at tatooine")
    assert discard(game) == ""
    assert card in hand(game, 1).split()
    play(game, "add tie-advanced to fleet", *PLAYS[card])
    assert discard(game).split().count(card) == 1


@pytest.mark.rule("CMD-RUL-10")
def test_cmd_rul_10_the_death_star_can_always_be_played() -> None:
    assert "play death-star on hoth" in options(commanders(hands=["death-star", ""]))
    assert "play death-star on hoth" in options(commanders(hands=["death-star", ""], pile=""))
    full = "dagobah: tie-fighter tie-bomber | kamino: tie-fighter tie-bomber | utapau: tie-fighter tie-bomber"
    game = commanders(
        f"{full} | mustafar: tie-fighter tie-bomber",
        fleets=["landing-craft landing-craft landing-craft landing-craft", ""],
        hands=["death-star", ""],
    )
    planets = ("dagobah", "kamino", "utapau", "mustafar")
    assert options(game) == [f"play death-star on {planet}" for planet in planets]


@pytest.mark.rule("CMD-RUL-10")
@pytest.mark.parametrize(
    ("column", "playable"),
    [
        ("tatooine | hoth | naboo | endor", False),
        ("tatooine: tie-fighter tie-bomber landing-craft | hoth | naboo | endor", False),
        ("tatooine: tie-fighter | hoth: tie-fighter | naboo | endor", True),
        ("tatooine | hoth: tie-fighter | naboo | endor: tie-bomber landing-craft", True),
    ],
)
def test_cmd_rul_10_the_super_star_destroyer_needs_two_lines_with_a_ship_each(column: str, playable: bool) -> None:
    game = commanders(column, fleets=["tie-fighter", "tie-bomber tie-bomber"], hands=["super-star-destroyer", ""])
    assert ("play super-star-destroyer" in options(game)) == playable
    assert refusal(game, "play super-star-destroyer") == ("" if playable else "CMD-RUL-10")


@pytest.mark.rule("CMD-RUL-10")
def test_cmd_rul_10_mode_a_of_the_star_destroyer_is_possible_with_any_two_ships_on_the_table() -> None:
    planets = ["tatooine", "hoth", "naboo", "endor"]
    for place, other in combinations_with_replacement([*planets, "ours", "theirs"], 2):
        for second in ("tie-bomber", "tie-fighter"):
            if place == other and place in planets and second == "tie-fighter":
                continue  # a line holds different kinds
            ships = dict.fromkeys((*planets, "ours", "theirs"), "")
            ships[place] += "tie-fighter "
            ships[other] += second
            lines = " | ".join(f"{planet}: {ships[planet]}" for planet in planets)
            game = empty_handed(lines, ships["ours"], ships["theirs"])
            play(game, "play star-destroyer")
            assert options(game)
            assert all(option.startswith("swap") for option in options(game))


@pytest.mark.rule("CMD-RUL-10")
@pytest.mark.parametrize(
    ("column", "ours", "theirs"),
    [
        ("tatooine | hoth | naboo | endor", "", ""),
        ("tatooine: tie-fighter | hoth | naboo | endor", "", ""),
        ("tatooine | hoth | naboo | endor", "tie-fighter", ""),
        ("tatooine | hoth | naboo | endor", "", "tie-fighter"),
    ],
)
def test_cmd_rul_10_with_fewer_ships_the_star_destroyer_is_not_played(column: str, ours: str, theirs: str) -> None:
    game = empty_handed(column, ours, theirs)
    assert options(game) == (["take back tie-fighter", "do nothing"] if ours else ["do nothing"])
    assert refusal(game, "play star-destroyer") == "CMD-RUL-10"


@pytest.mark.rule("CMD-RUL-10")
def test_cmd_rul_10_mode_b_of_the_star_destroyer_needs_a_ship_of_an_opponent_and_one_in_hand() -> None:
    ships = "tie-bomber tie-bomber tie-bomber tie-bomber"
    game = commanders(fleets=["", "tie-fighter"], hands=[f"star-destroyer {ships}", ""])
    assert options(play(game, "play star-destroyer")) == ["take tie-fighter from commander-2"]
    game = commanders(fleets=["", ""], hands=[f"star-destroyer {ships}", ""])
    assert "play star-destroyer" not in options(game)
    game = commanders(fleets=["tie-fighter", ""], hands=["star-destroyer tie-bomber tie-bomber tie-bomber", ""])
    assert "play star-destroyer" not in options(game)


@pytest.mark.rule("CMD-RUL-10")
@pytest.mark.parametrize(
    ("fleets", "playable"),
    [
        (["tie-fighter", "tie-bomber", "", ""], True),
        (["tie-fighter", "", "", "tie-bomber"], True),
        (["tie-fighter", "tie-bomber", "", "tie-bomber"], True),
        (["tie-fighter", "", "tie-bomber", ""], False),
        (["tie-fighter", "", "", ""], False),
        (["", "tie-bomber", "tie-bomber", "tie-bomber"], False),
    ],
)
def test_cmd_rul_10_slave_1_needs_a_ship_in_the_own_fleet_and_in_that_of_a_neighbour(
    fleets: list[str], playable: bool
) -> None:
    game = commanders(fleets=fleets, hands=["slave-1", "", "", ""])
    assert ("play slave-1" in options(game)) == playable
    assert refusal(game, "play slave-1") == ("" if playable else "CMD-RUL-10")


@pytest.mark.rule("CMD-RUL-10")
def test_cmd_rul_10_a_card_without_effect_cannot_be_thrown_away_for_the_draw() -> None:
    cards = "super-star-destroyer super-star-destroyer slave-1 slave-1 star-destroyer"
    game = commanders(hands=[cards, ""])
    assert options(game) == ["do nothing"]
    play(game, "do nothing")
    assert sorted(hand(game, 1).split()) == sorted(cards.split())
    assert discard(game) == ""


@pytest.mark.rule("CMD-RUL-11")
@pytest.mark.parametrize("card", PLAYS)
def test_cmd_rul_11_the_card_is_put_on_the_discard_before_the_draw(card: str) -> None:
    game = play(without_deck(holding(card)), *PLAYS[card])
    assert discard(game) == ""  # all of it was shuffled
    assert [CARDS[each] for each in game.deck + game.hands[0]].count(card) == COPIES[CARDS.number(card)]


@pytest.mark.rule("CMD-RUL-11")
@pytest.mark.parametrize(("from_the_top", "drawn"), [(1, "death-star"), (2, "tie-advanced")])
def test_cmd_rul_11_the_card_just_played_and_the_ships_just_discarded_can_be_drawn(
    from_the_top: int, drawn: str
) -> None:
    lines = "tatooine: tie-advanced | hoth | naboo | endor"
    game = without_deck(commanders(lines, hands=["death-star " + "tie-bomber " * 4, ""]))
    order = [*range(len(game.discard) + 2)]  # with the ship and then the card on top
    game.chance.script(((*order[:-from_the_top], *order[-from_the_top:][::-1]),))
    play(game, "play death-star on tatooine")
    assert sorted(hand(game, 1).split()) == sorted([drawn, *["tie-bomber"] * 4])


@pytest.mark.rule("CMD-RUL-11")
def test_cmd_rul_11_the_card_drawn_has_no_part_in_the_effect() -> None:
    game = commanders(
        fleets=["", "tie-fighter tie-bomber"], hands=["star-destroyer " + "tie-bomber " * 4, ""], deck="landing-craft"
    )
    play(game, "play star-destroyer", "take tie-fighter from commander-2")
    assert options(game) == ["give tie-bomber"]
    assert "landing-craft" not in hand(game, 1)
    play(game, "give tie-bomber")
    assert "landing-craft" in hand(game, 1)


@pytest.mark.rule("CMD-EX-13")
def test_cmd_ex_13_without_a_ship_in_hand_no_ship_can_be_taken() -> None:
    game = commanders(
        fleets=["tie-fighter tie-bomber landing-craft", "v-wing-fighter tie-advanced"],
        hands=["star-destroyer slave-1", ""],
    )
    assert options(game) == ["play star-destroyer", "play slave-1"]
    assert len(options(game.after("play slave-1"))) == 6
    play(game, "play star-destroyer")
    assert all(option.startswith("swap") for option in options(game))
    assert refusal(game, "take tie-advanced from commander-2") == "CMD-RUL-13"


@pytest.mark.rule("CMD-EX-13")
def test_cmd_ex_13_slave_1_reaches_only_a_neighbour() -> None:
    three = "tie-fighter tie-bomber landing-craft"
    game = commanders(
        fleets=[three, "", "v-wing-fighter tie-advanced", ""], hands=["star-destroyer slave-1", "", "", ""]
    )
    assert options(game) == ["play star-destroyer"]
    play(game, "play star-destroyer", "swap tie-fighter of commander-1")
    assert options(game) == ["swap v-wing-fighter of commander-3", "swap tie-advanced of commander-3"]
