"""Combats that cards begin."""

from __future__ import annotations

import pytest

from dejarik.engine.script import NOTHING
from dejarik.games.outer_rim.combat.fights import rivals
from dejarik.games.outer_rim.components import HUTT, FactionId, PlayerId
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.state import State
from tests.games.outer_rim.dice_luck import dice, fight
from tests.games.outer_rim.position import asked, carry_out, options, play, rim, told

BLANKS = "blank blank blank"
NAVPOINT = "nav-a-c"


def attack(game: State, who: str = "same-space", type_: str = "auto", **run: int) -> State:
    todo = {"who": who, "type": type_, "win": [{"credits": 1000}], "lose": [{"credits": -1000}]}
    return carry_out(game, [{"fight_player": todo}], **run)


@pytest.mark.rule("RIM-COMBAT-4", "RIM-COMBAT-7", "RIM-COMBAT-44", "RIM-RUL-42")
def test_rim_combat_7_an_enemy_named_on_a_card() -> None:
    """Many guards are one opponent."""
    enemy = {"enemy": "gamorrean-guards", "type": "ground", "value": 3, "lose": [{"credits": -2000}]}
    game = carry_out(rim(who="boba-fett bossk", luck=dice(BLANKS, "hit hit hit")), [{"fight": enemy}])
    assert (game.credits[0], game.wounds[0]) == (2000, 3)


@pytest.mark.rule("RIM-COMBAT-7")
def test_rim_combat_7_in_the_turn_of_another_player() -> None:
    game = fight(rim(who="boba-fett bossk", luck=dice("hit blank blank", "blank")), 1, win=[{"fame": 1}], player=2)
    assert game.fame == [0, 1]


@pytest.mark.rule("RIM-COMBAT-5", "RIM-EFFECT-10")
@pytest.mark.parametrize(
    ("at", "type_", "ship"),
    [("tatooine", "auto", False), (NAVPOINT, "auto", True), ("tatooine", "ship", True), (NAVPOINT, "ground", False)],
)
def test_rim_combat_5_on_a_planet_or_elsewhere(at: str, type_: str, ship: bool) -> None:
    game = rim(f"{at} {at}", who="han-solo bossk")
    attack(game, type_=type_)
    assert told(game)[0] == ("fights-player-ship" if ship else "fights-player-ground")


@pytest.mark.rule("RIM-COMBAT-6", "RIM-EFFECT-10", "RIM-EFFECT-49")
def test_rim_effect_10_one_who_fits_is_picked_and_cannot_refuse() -> None:
    game = rim(
        "tatooine tatooine tatooine ryloth",
        who="boba-fett bossk han-solo ketsu-onyo",
        luck=dice("hit blank blank", BLANKS),
    )
    attack(game)
    assert asked(game) == "captain-1 choose-rival"
    assert options(game) == ["player bossk", "player han-solo"]
    play(game, "player han-solo")
    assert (game.credits[0], game.wounds) == (5000, [0, 0, 1, 0])


@pytest.mark.rule("RIM-EFFECT-10", "RIM-JOB-14")
def test_rim_effect_10_in_a_job_the_chosen_player() -> None:
    game = rim("tatooine tatooine tatooine", who="boba-fett bossk han-solo", luck=dice("hit blank blank", BLANKS))
    attack(game, chosen=2)
    assert game.wounds == [0, 0, 1]


@pytest.mark.rule("RIM-DEFEAT-9", "RIM-RUL-73")
def test_rim_defeat_9_nobody_attacks_a_defeated_player() -> None:
    game = rim("tatooine tatooine", who="boba-fett bossk", wounds="0 4")
    game.defeated[1] = True
    run = CardRun(NOTHING, PlayerId(0))
    assert rivals(game, run, "same-space") == []
    attack(game)
    assert told(game) == []


@pytest.mark.rule("RIM-FAME-14", "RIM-EFFECT-49", "RIM-RUL-69")
@pytest.mark.parametrize(
    ("who", "fame", "rep", "fits"),
    [
        ("same-space-more-fame", "2 3", "", True),
        ("same-space-more-fame", "2 2", "", False),
        ("same-space-fame-at-least", "2 2", "", True),
        ("same-space-fame-at-least", "2 1", "", False),
        ("same-space-negative-rep", "0 0", "hutt-", True),
        ("same-space-negative-rep", "0 0", "hutt+", False),
    ],
)
def test_rim_effect_49_who_fits(who: str, fame: str, rep: str, fits: bool) -> None:
    game = rim("tatooine tatooine", who="boba-fett bossk", fame=fame, rep=["", rep])
    assert bool(rivals(game, CardRun(NOTHING, PlayerId(0)), who)) == fits  # type: ignore[arg-type]


@pytest.mark.rule("RIM-EFFECT-11")
@pytest.mark.parametrize(
    ("faction", "picked", "fought"),
    [("here", HUTT, True), ("here", None, False), ("hutt", None, True), ("rebel", None, False)],
)
def test_rim_effect_11_a_patrol_in_the_space(faction: str, picked: FactionId | None, fought: bool) -> None:
    """The one picked for the section, or that of a faction; the rebels are elsewhere."""
    game = rim(f"{NAVPOINT} ryloth", who="boba-fett bossk", patrols=f"hutt@{NAVPOINT} rebel@tatooine")
    carry_out(game, [{"fight_patrol": {"faction": faction}}], patrol=picked)
    assert ("fights-patrol" in told(game)) == fought
