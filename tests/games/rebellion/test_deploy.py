"""The build queue and deploying. [REB-QUEUE, REB-DEPLOY]"""

from __future__ import annotations

import pytest

from dejarik.games.rebellion import forces
from dejarik.games.rebellion.cards.gaining_units import queue_by_icons
from dejarik.games.rebellion.components import DEATH_STAR, EMPIRE, KINDS, REBEL, UNITS, Side, system, unit
from dejarik.games.rebellion.deploy import Deploy, building_site, deployments, open_to
from dejarik.games.rebellion.state import State
from tests.games.rebellion.rounds import asked, begin, do, galaxy, heard, options, play, queue, ready, units


def queued(game: State, **spaces: str) -> State:
    """Units on the queue: `one="x-wing, y-wing"`."""
    for space, text in spaces.items():
        for part in text.split(", "):
            *number, kind = part.split()
            row = ("one", "two", "three").index(space) * KINDS
            game.queues[row + unit(kind)] = int(number[0]) if number else 1
    return game


def deploying(game: State, side: Side = REBEL) -> State:
    return do(game, Deploy(side))


def where_to(game: State) -> list[str]:
    return list(dict.fromkeys(pick.split()[-1] for pick in options(game) if pick != "done"))


# The queue


@pytest.mark.rule("REB-QUEUE-1", "REB-QUEUE-2")
def test_reb_queue_1_every_unit_moves_one_space_and_what_leaves_the_first_is_ready() -> None:
    game = queued(galaxy(rebel="naboo"), one="x-wing", two="2 y-wing", three="rebel-trooper")
    deploying(game)
    assert ready(game) == "x-wing"
    assert (queue(game, 1), queue(game, 2), queue(game, 3)) == ("2 y-wing", "rebel-trooper", "")


@pytest.mark.rule("REB-QUEUE-1", "REB-RUL-52", "REB-REFRESH-6")
def test_reb_rul_52_the_rebels_are_done_before_the_imperial_queue_moves() -> None:
    game = queued(galaxy(rebel="naboo", time=6), one="x-wing, stormtrooper", two="tie-fighter")
    begin(game, "refresh")
    assert asked(game) == "rebel deploy-units"
    assert queue(game, 1) == "stormtrooper"
    assert queue(game, 2) == "tie-fighter"
    play(game, "deploy x-wing at naboo")
    assert asked(game) == "empire deploy-units"
    assert ready(game) == "stormtrooper"
    assert queue(game, 1) == "tie-fighter"


@pytest.mark.rule("REB-QUEUE-3", "REB-QUEUE-4", "REB-SABOTAGE-4", "REB-RES-3")
def test_reb_queue_3_an_ability_takes_units_from_the_supply_sabotage_or_not() -> None:
    game = galaxy("hoth: 8 star-destroyer", sabotaged="corellia")
    queue_by_icons(game, EMPIRE, 0, system("corellia"))  # type: ignore[arg-type]  # the Admiral
    game.advance()
    assert queue(game, 3) == "tie-fighter"  # no Star Destroyer is left


# Deploying


@pytest.mark.rule("REB-DEPLOY-1", "REB-SUBJ-4", "REB-LOYALTY-2")
def test_reb_deploy_1_units_go_to_loyal_and_subjugated_systems() -> None:
    game = queued(
        galaxy("sullust: stormtrooper", imperial="mustafar", rebel="naboo", subjugated="sullust"), one="at-st"
    )
    deploying(game, EMPIRE)
    assert asked(game) == "empire deploy-units"
    assert where_to(game) == ["coruscant", "mustafar", "sullust"]
    play(game, "deploy at-st at sullust")
    assert units(game, "sullust") == "stormtrooper, at-st"


@pytest.mark.rule("REB-DEPLOY-2")
def test_reb_deploy_2_two_units_in_each_place() -> None:
    game = queued(galaxy(rebel="naboo"), one="5 x-wing")
    deploying(game)
    play(game, "deploy x-wing at naboo", "deploy x-wing at naboo")
    assert where_to(game) == ["rebel-base"]
    play(game, "deploy x-wing at rebel-base", "deploy x-wing at rebel-base")
    assert queue(game, 1) == "x-wing"  # there was no place left
    deploying(game)
    assert where_to(game) == ["naboo", "rebel-base"]  # in the next Refresh Phase there is


@pytest.mark.rule("REB-DEPLOY-3")
def test_reb_deploy_3_the_rest_goes_back_to_space_1() -> None:
    game = queued(galaxy(rebel="naboo"), one="2 x-wing, y-wing", two="rebel-trooper")
    deploying(game)
    play(game, "deploy y-wing at naboo", "done")
    assert queue(game, 1) == "2 x-wing, rebel-trooper"
    assert ready(game) == ""
    assert "kept-back" in heard(game, 1)


@pytest.mark.rule("REB-DEPLOY-3")
def test_reb_deploy_3_what_cannot_be_deployed_goes_back_unasked() -> None:
    game = queued(galaxy(found=True), one="x-wing")
    deploying(game)
    assert queue(game, 1) == "x-wing"


@pytest.mark.rule("REB-DEPLOY-4", "REB-SABOTAGE-3", "REB-SABOTAGE-6")
def test_reb_deploy_4_not_where_there_is_sabotage() -> None:
    game = galaxy(rebel="naboo", imperial="mustafar", sabotaged="naboo mustafar")
    assert open_to(game, REBEL) == [len(game.loyalty)]  # only the space
    assert open_to(game, EMPIRE) == [system("coruscant")]


@pytest.mark.rule("REB-DEPLOY-5")
@pytest.mark.parametrize("enemy", ["x-wing", "rebel-trooper", "ion-cannon"])
def test_reb_deploy_5_not_where_the_enemy_is(enemy: str) -> None:
    game = galaxy(f"mustafar: {enemy}", imperial="mustafar")
    assert open_to(game, EMPIRE) == [system("coruscant")]


@pytest.mark.rule("REB-DEPLOY-6")
def test_reb_deploy_6_never_in_remote_systems() -> None:
    game = galaxy("hoth: stormtrooper; endor: x-wing")
    assert system("hoth") not in open_to(game, EMPIRE)
    assert system("endor") not in open_to(game, REBEL)


@pytest.mark.rule("REB-DEPLOY-7", "REB-BASE-SPACE-4", "REB-RUL-53")
def test_reb_deploy_7_two_units_on_the_space_whatever_is_in_the_system_of_the_base() -> None:
    game = queued(galaxy("yavin: star-destroyer"), one="3 x-wing")
    deploying(game)
    play(game, "deploy x-wing at rebel-base", "deploy x-wing at rebel-base")
    assert units(game, "rebel-base") == "2 x-wing"
    assert queue(game, 1) == "x-wing"


@pytest.mark.rule("REB-DEPLOY-8")
def test_reb_deploy_8_two_more_in_the_system_of_the_base_if_it_is_loyal() -> None:
    game = queued(galaxy(rebel="felucia", base="felucia"), one="4 x-wing")
    deploying(game)
    play(game, *["deploy x-wing at rebel-base"] * 2, *["deploy x-wing at felucia"] * 2)
    assert units(game, "rebel-base") == units(game, "felucia") == "2 x-wing"


@pytest.mark.rule("REB-BASE-REVEAL-7")
def test_reb_base_reveal_7_nothing_is_deployed_to_the_space_of_a_revealed_base() -> None:
    game = queued(galaxy(rebel="naboo", found=True), one="x-wing")
    assert where_to(deploying(game)) == ["naboo"]


@pytest.mark.rule("REB-DEPLOY-9", "REB-SABOTAGE-4")
def test_reb_deploy_9_gained_units_come_straight_from_the_supply() -> None:
    game = galaxy("hoth: 29 stormtrooper", sabotaged="naboo")
    assert forces.gain(game, unit("stormtrooper"), system("naboo"), 3) == 1  # as far as it reaches
    assert units(game, "naboo") == "stormtrooper"
    assert queue(game, 1) == ""


@pytest.mark.rule("REB-WIN-1", "REB-WIN-5")
def test_the_first_unit_deployed_in_an_empty_base_wins() -> None:
    game = queued(galaxy("hoth: x-wing", imperial="naboo", base="naboo", found=True), one="2 tie-fighter")
    deploying(game, EMPIRE)
    play(game, "deploy tie-fighter at naboo")
    assert game.outcome is not None
    assert game.outcome.rule == "REB-WIN-1"
    assert units(game, "naboo") == "tie-fighter"


# The Death Star

SITE = "endor: death-star-under-construction"


@pytest.mark.rule("REB-DS-BUILD-3", "REB-RUL-36")
@pytest.mark.parametrize("guards", ["", ", rebel-trooper, ion-cannon"])
def test_reb_rul_36_a_finished_death_star_takes_the_place_of_the_unfinished_one(guards: str) -> None:
    game = queued(galaxy(SITE + guards, imperial="mustafar"), one="death-star")
    deploying(game, EMPIRE)
    assert options(game) == ["done", "deploy death-star at endor"]
    play(game, "deploy death-star at endor")
    assert units(game, "endor") == "death-star" + guards
    assert game.queues[DEATH_STAR] == 0


@pytest.mark.rule("REB-RUL-36")
@pytest.mark.parametrize(("more", "sabotaged"), [(", x-wing", ""), ("", "endor")])
def test_reb_rul_36_rebel_ships_and_sabotage_keep_it_on_the_queue(more: str, sabotaged: str) -> None:
    game = queued(galaxy(SITE + more, sabotaged=sabotaged), one="death-star")
    deploying(game, EMPIRE)
    assert queue(game, 1) == "death-star"
    assert building_site(game) is None


@pytest.mark.rule("REB-DS-BUILD-3")
def test_reb_ds_build_3_a_death_star_is_deployed_nowhere_else() -> None:
    game = galaxy("hoth: death-star", imperial="mustafar")
    game.ready[DEATH_STAR] = 1
    assert deployments(game, EMPIRE) == []


@pytest.mark.rule("REB-DS-BUILD-4")
def test_reb_ds_build_4_without_the_unfinished_one_it_is_lost() -> None:
    game = queued(galaxy(SITE), two="death-star")
    forces.destroy(game, unit("death-star-under-construction"), system("endor"))
    assert [queue(game, space) for space in (1, 2, 3)] == ["", "", ""]


def test_only_own_kinds_are_deployed() -> None:
    game = queued(galaxy(rebel="naboo", imperial="mustafar"), one="x-wing, tie-fighter")
    deploying(game)
    assert not any("tie-fighter" in pick for pick in options(game))
    assert UNITS[unit("x-wing")] == "x-wing"
