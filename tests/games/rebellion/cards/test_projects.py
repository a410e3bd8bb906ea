"""What each project does; the second Death Star, destroyed systems. [REB-PROJECT, REB-DS-BUILD, REB-DESTROYED]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dejarik.games.rebellion.build import usable
from dejarik.games.rebellion.combat.damage import battle_of
from dejarik.games.rebellion.components import BASE, EMPIRE, MISSIONS, REBEL, SYSTEMS, system, unit
from dejarik.games.rebellion.deploy import Deploy
from dejarik.games.rebellion.forces import destroy
from dejarik.games.rebellion.galaxy import imperial_systems
from dejarik.games.rebellion.loyalty import gain_loyalty
from dejarik.games.rebellion.state import State
from tests.games.rebellion.rounds import (
    asked,
    carry_out,
    do,
    enqueue,
    fitting,
    galaxy,
    heard,
    loyal,
    options,
    play,
    queue,
    ring,
    texts,
    units,
    where,
)


def queueing(text: str) -> Callable[[State], None]:
    """With these units on the queue."""
    return lambda game: enqueue(game, text)


def queues(game: State) -> list[str]:
    return [queue(game, space) for space in (1, 2, 3)]


# Construct Death Star


@pytest.mark.rule("REB-CARD-CONSTRUCT-DEATH-STAR-1", "REB-DS-BUILD-1", "REB-PROJECT-3")
def test_a_death_star_is_begun_and_waits_on_space_three() -> None:
    game = carry_out("construct-death-star", "grand-moff-tarkin", at="endor")
    assert units(game, "endor") == "death-star-under-construction"
    assert queues(game) == ["", "", "death-star"]
    assert [MISSIONS[card] for card in game.project_discard] == ["construct-death-star"]
    assert game.mission_discards[EMPIRE] == []


@pytest.mark.rule("REB-CARD-CONSTRUCT-DEATH-STAR-1", "REB-CARD-CONSTRUCT-DEATH-STAR-2")
def test_the_finished_death_star_takes_the_place_of_the_other_among_rebel_ground_units() -> None:
    game = galaxy("endor: death-star-under-construction, rebel-trooper")
    enqueue(game, "1: death-star")
    do(game, Deploy(EMPIRE))
    play(game, "deploy death-star at endor")
    assert units(game, "endor") == "death-star, rebel-trooper"
    assert queues(game) == ["", "", ""]


@pytest.mark.rule("REB-CARD-CONSTRUCT-DEATH-STAR-2", "REB-DS-BUILD-4")
def test_with_the_one_under_construction_the_one_on_the_queue_is_lost() -> None:
    game = galaxy("endor: death-star-under-construction")
    enqueue(game, "2: death-star, at-at")
    destroy(game, unit("death-star-under-construction"), system("endor"))
    assert queues(game) == ["", "at-at", ""]


@pytest.mark.rule("REB-CARD-CONSTRUCT-DEATH-STAR-3")
@pytest.mark.parametrize("used", ["hoth: 2 death-star", "hoth: death-star-under-construction"])
def test_both_figures_must_be_in_the_supply(used: str) -> None:
    assert fitting(galaxy(used), "construct-death-star") == ""


@pytest.mark.rule("REB-CARD-CONSTRUCT-DEATH-STAR-3")
def test_a_destroyed_system_is_not_remote() -> None:
    game = galaxy(destroyed="hoth", rebel="naboo")
    assert fitting(game, "construct-death-star") == "dagobah dantooine dathomir endor ilum tatooine yavin"


@pytest.mark.rule("REB-CARD-CONSTRUCT-DEATH-STAR-4")
def test_a_death_star_may_be_begun_beside_a_hidden_base_and_does_not_find_it() -> None:
    game = carry_out("construct-death-star", "grand-moff-tarkin", "rebel-base: x-wing", at="yavin", base="yavin")
    assert units(game, "yavin") == "death-star-under-construction"
    assert not game.exposed
    assert "yavin" in game.view("empire")["possible"]


# Factories and ships


@pytest.mark.rule("REB-CARD-CONSTRUCT-FACTORY-1", "REB-CARD-CONSTRUCT-FACTORY-2")
def test_a_factory_removes_sabotage_and_queues_every_icon() -> None:
    game = carry_out(
        "construct-factory",
        "grand-moff-tarkin",
        "geonosis: stormtrooper, x-wing",
        at="geonosis",
        subjugated="geonosis",
        sabotaged="geonosis naboo",
    )
    assert texts(game.sabotaged) == "naboo"
    assert queues(game) == ["", "tie-fighter, at-at", ""]


@pytest.mark.rule("REB-CARD-CONSTRUCT-SUPER-STAR-DESTROYER-1", "REB-CARD-CONSTRUCT-SUPER-STAR-DESTROYER-2")
def test_a_super_star_destroyer_goes_on_space_three_in_spite_of_sabotage() -> None:
    game = carry_out("construct-super-star-destroyer", "grand-moff-tarkin", imperial="corellia", sabotaged="corellia")
    assert queues(game) == ["", "", "super-star-destroyer"]
    assert texts(game.sabotaged) == "corellia"


@pytest.mark.rule("REB-CARD-CONSTRUCT-SUPER-STAR-DESTROYER-3")
def test_without_a_figure_no_super_star_destroyer() -> None:
    game = carry_out(
        "construct-super-star-destroyer", "grand-moff-tarkin", "hoth: 2 super-star-destroyer", imperial="corellia"
    )
    assert queues(game) == ["", "", ""]


# Oversee Project


@pytest.mark.rule("REB-CARD-OVERSEE-PROJECT-1", "REB-CARD-OVERSEE-PROJECT-4")
def test_a_unit_on_space_one_or_two_is_deployed_at_once() -> None:
    game = carry_out(
        "oversee-project",
        "grand-moff-tarkin",
        "naboo: 3 tie-fighter",
        at="naboo",
        rebel="naboo",  # not the Empire's
        change=queueing("1: at-at, x-wing; 2: star-destroyer; 3: at-st"),
    )
    assert options(game) == ["deploy at-at from 1", "deploy star-destroyer from 2"]
    play(game, "deploy star-destroyer from 2")
    assert units(game, "naboo") == "3 tie-fighter, star-destroyer"
    assert queues(game) == ["at-at, x-wing", "", "at-st"]
    game = carry_out("oversee-project", "grand-moff-tarkin", "naboo: tie-fighter", change=queueing("3: at-st"))
    assert asked(game) == "empire take-turn"
    assert queues(game) == ["", "", "at-st"]


@pytest.mark.rule("REB-CARD-OVERSEE-PROJECT-2", "REB-CARD-OVERSEE-PROJECT-4", "REB-SABOTAGE-3")
def test_a_project_is_overseen_where_imperial_units_are_and_neither_rebels_nor_sabotage() -> None:
    game = galaxy(
        "naboo: tie-fighter; hoth: at-st; sullust: tie-fighter, x-wing; utapau: at-st; rebel-base: x-wing",
        sabotaged="utapau",
        base="hoth",
    )
    assert fitting(game, "oversee-project") == "hoth naboo"  # Hoth is remote, and the base is there


@pytest.mark.rule("REB-CARD-OVERSEE-PROJECT-3")
def test_a_death_star_only_where_it_is_under_construction() -> None:
    position = "naboo: tie-fighter; endor: death-star-under-construction"
    game = carry_out(
        "oversee-project", "grand-moff-tarkin", position, at="naboo", change=queueing("1: death-star, 2 at-at")
    )
    assert units(game, "naboo") == "tie-fighter, at-at"  # nothing to choose
    game = carry_out(
        "oversee-project", "grand-moff-tarkin", position, at="endor", change=queueing("1: death-star, at-at")
    )
    assert options(game) == ["deploy death-star from 1", "deploy at-at from 1"]
    play(game, "deploy death-star from 1")
    assert units(game, "endor") == "death-star"
    assert queues(game) == ["at-at", "", ""]


@pytest.mark.rule("REB-CARD-OVERSEE-PROJECT-5")
def test_a_ground_unit_deployed_beside_the_base_finds_it() -> None:
    position: dict[str, Any] = {
        "at": "naboo",
        "base": "naboo",
        "others": "han-solo@naboo",
        "change": queueing("1: at-at"),
    }
    game = carry_out("oversee-project", "grand-moff-tarkin", "naboo: tie-fighter; rebel-base: x-wing", **position)
    assert game.exposed
    assert battle_of(game).system == system("naboo")
    game = carry_out("oversee-project", "grand-moff-tarkin", "naboo: tie-fighter", **position)
    assert game.outcome is not None
    assert game.outcome.rule == "REB-WIN-1"
    game = carry_out(
        "oversee-project", "grand-moff-tarkin", "naboo: tie-fighter", at="naboo", change=queueing("1: at-at")
    )
    assert texts(game.subjugated) == "naboo"


# Superlaser Online


@pytest.mark.rule("REB-CARD-SUPERLASER-ONLINE-1", "REB-DESTROYED-1", "REB-DESTROYED-7")
def test_the_superlaser_destroys_a_system_and_the_region_learns_fear() -> None:
    game = carry_out(
        "superlaser-online",
        "grand-moff-tarkin",
        "naboo: death-star, stormtrooper; sullust: x-wing",
        rebel="naboo",
        subjugated="naboo",
        sabotaged="naboo",
    )
    assert texts(game.destroyed) == "naboo"
    assert loyal(game, REBEL) == ""
    assert texts(game.subjugated) == texts(game.sabotaged) == ""
    assert options(game) == ["in sullust", "in utapau"]
    play(game, "in sullust")
    assert loyal(game, EMPIRE) == "coruscant sullust"


@pytest.mark.rule("REB-CARD-SUPERLASER-ONLINE-2", "REB-CARD-SUPERLASER-ONLINE-6")
@pytest.mark.rule("REB-DESTROYED-1", "REB-DESTROYED-2", "REB-DESTROYED-3", "REB-RUL-40", "REB-RUL-41")
def test_what_the_superlaser_leaves() -> None:
    game = carry_out(
        "superlaser-online",
        "grand-moff-tarkin",
        "naboo: death-star, 3 stormtrooper, 7 tie-fighter, x-wing, 2 rebel-trooper, airspeeder, ion-cannon",
        at="naboo",
        others="han-solo@naboo chewbacca@naboo",
        rings="captured=chewbacca",
        sabotaged="naboo",
    )
    assert options(game) == ["destroy tie-fighter", "destroy stormtrooper"]  # 10 units and room for 8
    play(game, "destroy tie-fighter", "destroy stormtrooper")
    assert units(game, "naboo") == "6 tie-fighter, death-star, 2 stormtrooper, x-wing"
    assert texts(game.sabotaged) == ""
    assert where(game, "han-solo") == where(game, "chewbacca") == where(game, "grand-moff-tarkin") == "naboo"
    assert ring(game, "captured") == "chewbacca"
    assert game.battle is None
    assert heard(game, None) == ["destroyed"]


@pytest.mark.rule("REB-CARD-SUPERLASER-ONLINE-3", "REB-WIN-3", "REB-RUL-42")
@pytest.mark.parametrize("found", [False, True])
def test_with_the_system_of_the_base_the_empire_destroys_the_base(found: bool) -> None:
    game = carry_out(
        "superlaser-online",
        "grand-moff-tarkin",
        "naboo: death-star; rebel-base: x-wing; hoth: x-wing",
        base="naboo",
        found=found,
    )
    assert game.outcome is not None
    assert game.outcome.rule == "REB-WIN-3"
    assert game.outcome.winners == (EMPIRE,)
    assert loyal(game, EMPIRE) == "coruscant"  # victory comes before the loyalty


@pytest.mark.rule("REB-CARD-SUPERLASER-ONLINE-4")
def test_a_destroyed_system_may_be_chosen_for_the_loyalty_alone() -> None:
    game = carry_out(
        "superlaser-online",
        "grand-moff-tarkin",
        "naboo: death-star, rebel-transport, rebel-trooper",
        destroyed="naboo",
    )
    play(game, "in utapau")
    assert units(game, "naboo") == "death-star, rebel-transport, rebel-trooper"
    assert loyal(game, EMPIRE) == "coruscant utapau"


@pytest.mark.rule("REB-CARD-SUPERLASER-ONLINE-5")
@pytest.mark.parametrize(
    ("place", "destroyed", "gained"),
    [("coruscant", "alderaan cato-neimoidia", "corellia"), ("coruscant", "alderaan cato-neimoidia corellia", "")],
)
def test_the_loyalty_goes_to_another_populous_system_if_there_is_one(place: str, destroyed: str, gained: str) -> None:
    game = carry_out("superlaser-online", "grand-moff-tarkin", f"{place}: death-star", destroyed=destroyed)
    assert loyal(game, EMPIRE) == gained


@pytest.mark.rule("REB-RUL-75", "REB-MAP-13", "REB-DESTROYED-7", "REB-DESTROYED-8")
def test_reb_rul_75_a_destroyed_coruscant_is_loyal_to_nobody() -> None:
    game = carry_out(
        "superlaser-online",
        "grand-moff-tarkin",
        "coruscant: death-star, stormtrooper, rebel-trooper",
        imperial="alderaan",
    )
    assert texts(game.destroyed) == "coruscant"
    assert units(game, "coruscant") == "death-star, stormtrooper"
    assert options(game) == ["in alderaan", "in cato-neimoidia", "in corellia"]
    play(game, "in alderaan")
    assert loyal(game, EMPIRE) == texts(imperial_systems(game)) == "alderaan"
    assert texts(game.subjugated) == ""  # although Imperial ground units stand there
    assert "coruscant" not in [SYSTEMS[place] for place, _ in usable(game, EMPIRE) if place < BASE]
    gain_loyalty(game, REBEL, system("coruscant"), 2)
    gain_loyalty(game, EMPIRE, system("coruscant"), 2)
    assert loyal(game, EMPIRE) == "alderaan"
    assert loyal(game, REBEL) == ""


@pytest.mark.rule("REB-DESTROYED-9")
def test_a_destroyed_system_keeps_its_name() -> None:
    game = galaxy(destroyed="kashyyyk dagobah mon-calamari")
    for card, place in (
        ("wookiee-uprising", "kashyyyk"),
        ("seek-yoda", "dagobah"),
        ("support-of-mon-calamari", "mon-calamari"),
    ):
        assert fitting(game, card) == place
