"""The worked examples of the rules, but the mission table, which is with the missions."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.uprising.position import (
    PROVOCATIONS,
    asked,
    cards,
    coup,
    options,
    play,
    row,
    until,
    uprising,
    walk,
    won,
)

RIOT_MISSIONS = "civil-disobedience political-surge coup"
ONE_CAPTURED = "police-headquarters:coup"


@pytest.mark.rule("UPR-EX-1")
def test_upr_ex_1_the_round_of_the_example() -> None:
    game = uprising(
        "plan",
        round=3,
        pair="police-headquarters ministry-of-truth",
        hand="propaganda-2 riot-2 riot-6 sabotage-5 supplies-3",
        ministry_of_truth="(propaganda-3)",
        missions="espionage coup political-surge",
    )
    game.chance.script(((1, 2, 0),))  # the places: the two closed cards, then the open one
    play(game, "play supplies-3 open", "play sabotage-5 closed", "play propaganda-2 closed")
    assert cards(game, "pool") == "(sabotage-5) (propaganda-2) supplies-3"
    play(game, "surveillance 2", "disorient 3 to ministry-of-plenty")
    assert cards(game, "pool") == "(sabotage-5) propaganda-2"
    assert cards(game, "ministry-of-plenty") == "supplies-3"
    play(game, "assign 1 to ministry-of-truth", "assign 2 to ministry-of-truth")
    assert options(game) == ["capture ministry-of-truth with espionage opening propaganda-3 sabotage-5", "finish"]
    play(game, "capture ministry-of-truth with espionage opening propaganda-3 sabotage-5", "finish")
    assert cards(game, "ministry-of-truth") == "propaganda-3 sabotage-5 propaganda-2"
    assert row(game) == "ministry-of-plenty ministry-of-peace capitol police-headquarters"
    assert len(game.hand) == 5
    until(game, "empire use-token")
    assert {option.split()[0] for option in options(game)} == {"eliminate", "cordon"}


@pytest.mark.rule("UPR-EX-5")
def test_upr_ex_5_closing_up() -> None:
    game = uprising("check", ministry_of_peace=coup(2), capitol=coup(3))
    play(game, "capture ministry-of-peace with coup", "capture capitol with coup", "finish")
    assert row(game) == "ministry-of-plenty police-headquarters ministry-of-truth"
    assert options(game) == [
        "choose ministry-of-plenty and police-headquarters",
        "choose police-headquarters and ministry-of-truth",
    ]


@pytest.mark.rule("UPR-EX-6")
def test_upr_ex_6_two_captures_in_one_check() -> None:
    game = uprising("check", captured=ONE_CAPTURED, capitol=coup(2), ministry_of_truth=coup(3))
    play(game, "capture capitol with coup")
    assert won(game) == ""
    play(game, "capture ministry-of-truth with coup")
    assert won(game) == "resistance UPR-VIC-1"
    assert [each["mission"] for each in game.view(1)["captured"]] == ["coup", "coup", "coup"]


@pytest.mark.rule("UPR-EX-7")
@pytest.mark.parametrize(("place", "met"), [(1, False), (3, True)])
def test_upr_ex_7_a_spoiled_mission(place: int, met: bool) -> None:
    game = uprising(
        "defend",
        pool="(sabotage-3) supplies-2 (supplies-3)",
        pair="ministry-of-plenty ministry-of-peace",
        capitol="(riot-6) riot-2",
        missions=RIOT_MISSIONS,
    )
    play(game, f"disorient {place} to capitol", "cordon ministry-of-plenty")
    until(game, "resistance declare")
    assert options(game) == ["capture capitol with civil-disobedience opening riot-6"] * met + ["finish"]


@pytest.mark.rule("UPR-EX-8")
def test_upr_ex_8_the_decisive_operation() -> None:
    game = uprising(
        "last-defend",
        round=8,
        captured="ministry-of-plenty:coup ministry-of-truth:coup",
        pool="(riot-2) supplies-2 (sabotage-2)",
        tokens="cordon surveillance",
        police_headquarters="propaganda-2 riot-3",
        eliminated=PROVOCATIONS,
    )
    play(game, "cordon capitol", "surveillance 3", "assign 1 to ministry-of-peace")
    play(game, "assign 2 to police-headquarters", "assign 3 to police-headquarters")
    assert options(game) == ["capture police-headquarters with coup", "finish"]
    assert won(game.after("capture police-headquarters with coup")) == "resistance UPR-VIC-1"
    assert won(game.after("finish")) == "empire UPR-VIC-3"


@pytest.mark.rule("UPR-EX-9")
def test_upr_ex_9_the_length_of_a_game_without_captures() -> None:
    decks: list[int] = []
    for game in walk(9, capture=False):
        if len(decks) < game.round:
            decks.append(len(game.deck))
    assert [before - after for before, after in pairwise(decks)] == [3, 3, 3, 3, 3, 3, 1]
    assert game.round == 8
    assert game.deck == []
    assert len(game.played) == 24


@pytest.mark.rule("UPR-EX-10")
def test_upr_ex_10_proof_sets() -> None:
    game = uprising("check", missions=RIOT_MISSIONS, capitol="riot-6 (riot-2) (riot-3) (provocation)")
    declared = "capture capitol with civil-disobedience opening"
    assert options(game) == [f"{declared} riot-2", f"{declared} riot-3", "finish"]
    play(game, options(game)[0])
    assert cards(game, "capitol") == "riot-6 riot-2 (riot-3) (provocation)"


@pytest.mark.rule("UPR-EX-11")
def test_upr_ex_11_the_capitol() -> None:
    game = uprising("check", capitol=coup(2), ministry_of_truth=coup(3), capitol_mode=True)
    play(game, "capture capitol with coup")
    assert won(game) == "resistance UPR-CPT-3"
    assert asked(game) == ""
    assert row(game) == "ministry-of-plenty ministry-of-peace police-headquarters ministry-of-truth"


@pytest.mark.rule("UPR-EX-12")
def test_upr_ex_12_a_silent_check() -> None:
    seen = []
    for held in ("(riot-6) (riot-2)", "(riot-3) (riot-2)"):
        game = uprising("check", missions=RIOT_MISSIONS, capitol=held)
        assert (len(options(game)) == 2) == (held == "(riot-6) (riot-2)")
        play(game, "finish")
        seen.append((game.view(1), [event.message for event in game.events if event.seen_by(1)]))
    assert seen[0] == seen[1]
