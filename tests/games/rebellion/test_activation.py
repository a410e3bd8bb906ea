"""Activating a system. [REB-ACTIVATE]"""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.activation import Activate
from dejarik.games.rebellion.components import SYSTEMS, TACTICS_OF, leader
from dejarik.games.rebellion.state import State
from tests.games.rebellion.rounds import asked, begin, galaxy, heard, options, play, texts, units, where


def empire_activates(game: State, place: str) -> State:
    return play(begin(game, "command"), "pass", "activate with darth-vader", f"at {place}")


VADER = "darth-vader@pool general-veers@pool"


@pytest.mark.rule("REB-ACTIVATE-1")
def test_reb_activate_1_the_steps_of_an_activation() -> None:
    assert [step.__name__ for step in Activate.steps] == ["place_leader", "move", "reveal_base", "fight", "occupy"]


@pytest.mark.rule("REB-ACTIVATE-2", "REB-LEADER-1")
def test_reb_activate_2_a_leader_of_the_pool_is_placed_in_any_system() -> None:
    game = galaxy(leaders="jan-dodonna@pool han-solo@hoth princess-leia@mission darth-vader@pool")
    begin(game, "command")
    assert [pick for pick in options(game) if pick.startswith("activate")] == ["activate with jan-dodonna"]
    play(game, "activate with jan-dodonna")
    assert options(game) == [*(f"at {text}" for text in SYSTEMS), "at rebel-base"]
    play(game, "at coruscant")
    assert where(game, "jan-dodonna") == "coruscant"
    assert "activated" in heard(game, 1)


@pytest.mark.rule("REB-ACTIVATE-3", "REB-LEADER-2")
def test_reb_activate_3_a_leader_without_tactic_values_cannot_activate() -> None:
    assert TACTICS_OF[leader("mon-mothma")] is None
    game = begin(galaxy(leaders="mon-mothma@pool han-solo@pool boba-fett@pool"), "command")
    assert options(game) == ["pass", "reveal base", "activate with han-solo"]


@pytest.mark.rule("REB-ACTIVATE-4")
def test_reb_activate_4_leaders_who_are_there_already_do_not_matter() -> None:
    game = galaxy(leaders="jan-dodonna@pool han-solo@hoth darth-vader@hoth")
    begin(game, "command")
    play(game, "activate with jan-dodonna", "at hoth")
    assert where(game, "jan-dodonna") == "hoth"


@pytest.mark.rule("REB-ACTIVATE-5")
def test_reb_activate_5_nothing_need_move() -> None:
    game = galaxy("bespin: star-destroyer", leaders=VADER)
    empire_activates(game, "hoth")
    assert options(game) == ["done", "move star-destroyer from bespin"]
    play(game, "done")
    assert units(game, "bespin") == "star-destroyer"
    assert where(game, "darth-vader") == "hoth"


@pytest.mark.rule("REB-ACTIVATE-6", "REB-BASE-REVEAL-1", "REB-BASE-REVEAL-5")
def test_reb_activate_6_ground_units_find_the_base() -> None:
    game = galaxy("mandalore: star-destroyer, 2 stormtrooper; rebel-base: 3 rebel-trooper", leaders=VADER)
    empire_activates(game, "yavin")
    play(game, "move star-destroyer from mandalore", "move stormtrooper from mandalore")
    assert game.view(1)["location"] == "unknown"  # not before all movement is finished
    play(game, "done")
    assert game.view(1)["location"] == "yavin"
    assert units(game, "yavin").endswith("3 rebel-trooper")
    assert game.battle is not None  # but before the combat
    assert "base-revealed" in heard(game, None)


@pytest.mark.rule("REB-ACTIVATE-6")
def test_reb_activate_6_everybody_learns_that_the_base_is_not_there() -> None:
    game = galaxy("bespin: star-destroyer, stormtrooper", leaders=VADER)
    empire_activates(game, "hoth")
    assert "hoth" in texts(game.clues)
    play(game, "move star-destroyer from bespin", "move stormtrooper from bespin", "done")
    assert "hoth" not in texts(game.clues)
    assert not game.exposed


@pytest.mark.rule("REB-BASE-REVEAL-4", "REB-INFO-15")
def test_reb_base_reveal_4_ships_alone_learn_nothing() -> None:
    logs = []
    for base in ("hoth", "yavin"):
        game = galaxy("bespin: star-destroyer; rebel-base: x-wing", leaders=VADER, base=base)
        empire_activates(game, "hoth")
        play(game, "move star-destroyer from bespin", "done")
        assert not game.exposed
        assert "hoth" in texts(game.clues)
        logs.append((asked(game), heard(game, 1), game.view(1)))
    assert logs[0] == logs[1]


@pytest.mark.rule("REB-RUL-59", "REB-WIN-1")
def test_reb_rul_59_an_empty_base_that_is_found_is_lost_before_any_combat() -> None:
    game = galaxy("mandalore: star-destroyer, stormtrooper", leaders=VADER)
    empire_activates(game, "yavin")
    play(game, "move star-destroyer from mandalore", "move stormtrooper from mandalore", "done")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.rule) == ((1,), "REB-WIN-1")


@pytest.mark.rule("REB-ACTIVATE-7", "REB-MOVE-12")
def test_reb_activate_7_units_in_one_theatre_fight() -> None:
    game = galaxy("bespin: star-destroyer; hoth: x-wing", leaders=VADER)
    empire_activates(game, "hoth")
    play(game, "move star-destroyer from bespin", "done")
    assert game.battle is not None
    assert game.battle.active == 1
    assert texts(game.battle.origins[1]) == "bespin"


@pytest.mark.rule("REB-MOVE-12", "REB-ACTIVATE-7")
def test_reb_move_12_units_in_different_theatres_do_not_fight() -> None:
    game = galaxy("bespin: star-destroyer; hoth: rebel-trooper", leaders=VADER)
    empire_activates(game, "hoth")
    play(game, "move star-destroyer from bespin", "done")
    assert game.battle is None


@pytest.mark.rule("REB-ACTIVATE-7", "REB-RUL-13")
def test_reb_activate_7_a_combat_may_begin_without_a_move() -> None:
    """Both sides have come to share a theatre without a fight; activating the system starts it."""
    game = galaxy("hoth: x-wing, tie-fighter", leaders="jan-dodonna@pool")
    begin(game, "command")
    play(game, "activate with jan-dodonna", "at hoth")
    assert game.battle is not None


@pytest.mark.rule("REB-ACTIVATE-8", "REB-SUBJ-1", "REB-RUL-23")
def test_reb_activate_8_imperial_ground_units_subjugate_the_system() -> None:
    game = galaxy("bespin: star-destroyer, stormtrooper", leaders=VADER, imperial="bespin")
    empire_activates(game, "mustafar")
    play(game, "move star-destroyer from bespin", "move stormtrooper from bespin", "done")
    assert texts(game.subjugated) == "mustafar"
    assert "subjugated" in heard(game, 0)


@pytest.mark.rule("REB-ACTIVATE-8", "REB-RUL-23")
def test_reb_rul_23_not_between_the_move_and_the_end_of_the_combat() -> None:
    game = galaxy("bespin: star-destroyer, stormtrooper; mustafar: rebel-trooper", leaders=VADER)
    empire_activates(game, "mustafar")
    play(game, "move star-destroyer from bespin", "move stormtrooper from bespin", "done")
    assert game.battle is not None
    assert texts(game.subjugated) == ""


@pytest.mark.rule("REB-ACTIVATE-8", "REB-MAP-6", "REB-DESTROYED-7")
@pytest.mark.parametrize(
    ("goal", "destroyed", "loyal"), [("hoth", "", ""), ("mustafar", "mustafar", ""), ("mustafar", "", "mustafar")]
)
def test_reb_activate_8_neither_remote_nor_destroyed_nor_loyal_systems_are_subjugated(
    goal: str, destroyed: str, loyal: str
) -> None:
    game = galaxy(
        "bespin: star-destroyer, stormtrooper", leaders=VADER, destroyed=destroyed, imperial=f"bespin {loyal}"
    )
    empire_activates(game, goal)
    play(game, "move star-destroyer from bespin", "move stormtrooper from bespin", "done")
    assert texts(game.subjugated) == ""


@pytest.mark.rule("REB-ACTIVATE-9")
def test_reb_activate_9_the_leader_stays_until_the_refresh_phase() -> None:
    game = galaxy(leaders="darth-vader@pool jan-dodonna@pool")
    begin(game, "command")
    play(game, "activate with jan-dodonna", "at hoth", "activate with darth-vader", "at endor")
    assert (where(game, "jan-dodonna"), where(game, "darth-vader")) == ("hoth", "endor")
    play(game, "pass")
    assert (where(game, "jan-dodonna"), where(game, "darth-vader")) == ("pool", "pool")


@pytest.mark.rule("REB-MAP-14")
def test_reb_map_14_any_number_of_units_may_be_in_a_system() -> None:
    game = galaxy(
        "hoth: 8 star-destroyer, 24 tie-fighter, 20 stormtrooper; bespin: 8 assault-carrier, 10 stormtrooper",
        leaders=VADER,
    )
    empire_activates(game, "hoth")
    play(game, *["move assault-carrier from bespin"] * 8, *["move stormtrooper from bespin"] * 10, "done")
    assert units(game, "hoth") == "24 tie-fighter, 8 assault-carrier, 8 star-destroyer, 30 stormtrooper"


@pytest.mark.rule("REB-DESTROYED-5")
def test_units_that_lose_their_ship_in_a_destroyed_system_are_lost() -> None:
    game = galaxy("bespin: star-destroyer, 2 stormtrooper", leaders=VADER, destroyed="bespin")
    empire_activates(game, "hoth")
    play(game, "move star-destroyer from bespin", "done")
    assert asked(game) == "empire destroy-excess"
    play(game, "destroy stormtrooper", "destroy stormtrooper")
    assert units(game, "bespin") == ""
