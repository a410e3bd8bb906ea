"""Building units. [REB-BUILD]"""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.build import BUILD, usable
from dejarik.games.rebellion.components import EMPIRE, FIGURES, PLACES, REBEL, UNITS, Side, unit
from dejarik.games.rebellion.galaxy import supply
from dejarik.games.rebellion.state import State
from tests.games.rebellion.rounds import asked, do, galaxy, heard, options, play, queue, texts, units
from tests.playing import form


def icons(game: State, side: Side) -> str:
    """Places whose icons can be used, each as often as it has such icons."""
    return " ".join(PLACES[place] for place, _ in usable(game, side) if place < len(PLACES) - 1)


def building(units_: str = "", **more: object) -> State:
    return do(galaxy(units_, **more), BUILD)  # type: ignore[arg-type]


def rebels_done(game: State) -> State:
    return play(game, "done")


# Which icons


@pytest.mark.rule("REB-BUILD-2", "REB-LOYALTY-2", "REB-SUBJ-4")
def test_reb_build_2_loyal_and_subjugated_systems_build() -> None:
    game = galaxy("sullust: stormtrooper", rebel="naboo", imperial="mustafar corellia", subjugated="sullust")
    assert icons(game, REBEL) == "naboo naboo"
    assert icons(game, EMPIRE) == "corellia corellia coruscant mustafar mustafar sullust"


@pytest.mark.rule("REB-BUILD-1", "REB-BUILD-4")
def test_reb_build_4_a_unit_for_each_icon_goes_to_the_space_beside_it() -> None:
    game = building(imperial="mustafar corellia")
    rebels_done(game)
    assert asked(game) == "empire build-units"
    play(game, "build all")
    assert queue(game, 1) == "stormtrooper"  # Coruscant
    assert queue(game, 2) == "tie-fighter, assault-carrier"  # Mustafar
    assert queue(game, 3) == "tie-fighter, star-destroyer"  # Corellia
    assert game.ask is None or asked(game) != "empire build-units"


@pytest.mark.rule("REB-BUILD-1")
def test_reb_build_1_both_sides_build() -> None:
    game = building(rebel="rodia")
    assert asked(game) == "rebel build-units"
    play(game, "build rebel-trooper at rodia", "done")
    assert asked(game) == "empire build-units"


@pytest.mark.rule("REB-BUILD-3", "REB-SUBJ-4")
def test_reb_build_3_a_subjugated_system_gives_its_first_icon_only() -> None:
    game = building("sullust: stormtrooper; geonosis: at-st", subjugated="sullust geonosis")
    rebels_done(game)
    assert options(game) == [
        "build all",
        "build stormtrooper at coruscant",
        "build tie-fighter at geonosis",
        "build stormtrooper at sullust",
        "done",
    ]


@pytest.mark.rule("REB-BUILD-5")
def test_reb_build_5_not_where_the_enemy_is() -> None:
    game = galaxy("naboo: tie-fighter; mustafar: rebel-trooper", rebel="naboo", imperial="mustafar")
    assert icons(game, REBEL) == ""
    assert icons(game, EMPIRE) == "coruscant"


@pytest.mark.rule("REB-BUILD-5", "REB-MAP-8")
def test_a_system_with_the_loyalty_of_the_rebels_builds_for_the_empire_that_subjugates_it() -> None:
    game = galaxy("naboo: stormtrooper", rebel="naboo", subjugated="naboo")
    assert icons(game, REBEL) == ""
    assert icons(game, EMPIRE) == "coruscant naboo"


@pytest.mark.rule("REB-BUILD-6", "REB-SABOTAGE-3", "REB-SABOTAGE-6")
def test_reb_build_6_not_where_there_is_sabotage() -> None:
    game = galaxy(rebel="naboo", imperial="mustafar", sabotaged="naboo mustafar coruscant")
    assert icons(game, REBEL) == icons(game, EMPIRE) == ""


@pytest.mark.rule("REB-BUILD-8", "REB-BASE-SPACE-4", "REB-RUL-28")
def test_reb_build_8_the_space_builds_while_the_base_is_hidden_whatever_is_in_its_system() -> None:
    for more in ({}, {"units": "felucia: star-destroyer", "base": "felucia"}):
        game = do(galaxy(**more), BUILD)  # type: ignore[arg-type]
        assert options(game) == [
            "build x-wing at rebel-base",
            "build y-wing at rebel-base",
            "build rebel-transport at rebel-base",
            "build rebel-trooper at rebel-base",
            "done",
        ]
        play(game, "build y-wing at rebel-base", "build all")
        assert queue(game, 1) == "y-wing, rebel-trooper"


@pytest.mark.rule("REB-BUILD-8", "REB-BASE-REVEAL-9")
@pytest.mark.parametrize(
    ("units_", "imperial", "builds"),
    [
        ("", "", True),
        ("felucia: x-wing", "", True),
        ("felucia: x-wing, tie-fighter", "", False),
        ("", "felucia", False),
    ],
)
def test_reb_build_8_a_revealed_base_builds_while_the_empire_is_not_there(
    units_: str, imperial: str, builds: bool
) -> None:
    game = building(units_, imperial=imperial, base="felucia", found=True)
    assert asked(game) == ("rebel build-units" if builds else "empire build-units")


@pytest.mark.rule("REB-DESTROYED-8", "REB-RUL-41")
def test_a_destroyed_system_builds_nothing() -> None:
    assert icons(galaxy(destroyed="mustafar"), EMPIRE) == "coruscant"


# What is built


@pytest.mark.rule("REB-BUILD-7")
def test_reb_build_7_the_rebels_choose_for_each_icon_among_the_units_of_the_sheet() -> None:
    game = building(rebel="geonosis")  # blue triangle, orange square
    here = [pick for pick in options(game) if pick.endswith("geonosis")]
    assert here == [
        "build x-wing at geonosis",
        "build y-wing at geonosis",
        "build rebel-transport at geonosis",
        "build shield-generator at geonosis",
        "build ion-cannon at geonosis",
    ]
    play(game, "build rebel-transport at geonosis")
    here = [pick for pick in options(game) if pick.endswith("geonosis")]
    assert here == ["build shield-generator at geonosis", "build ion-cannon at geonosis"]
    play(game, "build ion-cannon at geonosis")
    assert queue(game, 2) == "rebel-transport, ion-cannon"


@pytest.mark.rule("REB-RUL-72")
def test_reb_rul_72_icons_need_not_be_used() -> None:
    game = building(imperial="mustafar")
    rebels_done(game)
    play(game, "build assault-carrier at mustafar", "done")
    assert queue(game, 2) == "assault-carrier"
    assert queue(game, 1) == ""


def test_two_icons_alike_are_one_option_twice() -> None:
    game = building(imperial="kashyyyk")  # two orange triangles
    rebels_done(game)
    assert options(game).count("build stormtrooper at kashyyyk") == 1
    play(game, "build stormtrooper at kashyyyk", "build stormtrooper at kashyyyk")
    assert queue(game, 1) == "2 stormtrooper"
    assert options(game) == ["build all", "build stormtrooper at coruscant", "done"]


@pytest.mark.rule("REB-BUILD-9", "REB-COMP-4", "REB-RUL-50")
def test_reb_build_9_an_icon_without_figures_builds_nothing() -> None:
    game = building("hoth: 30 stormtrooper", imperial="mustafar")
    rebels_done(play(game, "done") if asked(game) == "empire return-figures" else game)
    assert "build stormtrooper at coruscant" not in options(game)
    play(game, "build all")
    assert queue(game, 1) == ""
    assert queue(game, 2) == "tie-fighter, assault-carrier"


@pytest.mark.rule("REB-RUL-50")
def test_reb_rul_50_the_rebels_may_choose_another_unit_of_the_icon() -> None:
    game = building("hoth: 8 x-wing, 12 y-wing", leaders="han-solo@pool")
    play(game, "done")  # they free no figures
    assert options(game)[0] == "build all"
    assert "build rebel-transport at rebel-base" in options(game)
    assert not any("-wing" in pick for pick in options(game))


@pytest.mark.rule("REB-COMP-4")
def test_reb_comp_4_when_figures_are_short_the_icons_compete() -> None:
    game = building("hoth: 29 stormtrooper", imperial="sullust")
    rebels_done(game)
    assert "build all" not in options(game)  # one Stormtrooper, for space 1 or for space 2
    play(game, "build stormtrooper at sullust")
    assert queue(game, 2) == "stormtrooper"
    assert options(game) == ["build all", "build at-at at sullust", "done"]


@pytest.mark.rule("REB-BUILD-4", "REB-BUILD-9", "REB-RUL-72", "REB-RES-1")
def test_the_form_of_building_tells_what_each_icon_builds_and_which_figures_are_left() -> None:
    game = building("hoth: 8 x-wing, 19 rebel-trooper", rebel="geonosis")
    play(game, "done")  # they free no figures
    found = form(game)
    shown = [
        f"{icon['place']} {icon['number']}, {icon['colour']} {icon['shape']}, space {icon['space']}: "
        + ", ".join(icon["picks"])
        for icon in found["icons"]
    ]
    assert shown == [
        "geonosis 0, blue triangle, space 2: y-wing, rebel-transport",
        "geonosis 1, orange square, space 2: shield-generator, ion-cannon",
        "rebel-base 0, blue triangle, space 1: y-wing, rebel-transport",
        "rebel-base 1, orange triangle, space 1: rebel-trooper",
    ]
    assert found["icons"][3]["picks"] == {"rebel-trooper": "build rebel-trooper at rebel-base"}
    assert found["supply"]["rebel-trooper"] == 2
    assert "x-wing" not in found["supply"]
    assert found["done"] == "done"
    play(game, "build y-wing at geonosis")
    assert [(icon["place"], icon["number"]) for icon in form(game)["icons"]] == [
        ("geonosis", 1),
        ("rebel-base", 0),
        ("rebel-base", 1),
    ]


def test_the_form_of_building_has_icons_without_figures_too() -> None:
    game = building("hoth: 30 stormtrooper", imperial="mustafar")
    rebels_done(play(game, "done") if asked(game) == "empire return-figures" else game)
    assert [list(icon["picks"]) for icon in form(game)["icons"] if icon["place"] == "coruscant"] == [[]]


# Freeing figures


@pytest.mark.rule("REB-COMP-5", "REB-RUL-50", "REB-TEAM-41")
def test_reb_comp_5_own_units_may_be_destroyed_before_anything_is_built() -> None:
    game = building("hoth: 3 mon-calamari-cruiser, x-wing", rebel="mon-calamari", players=4)
    assert asked(game) == "rebel-admiral return-figures"
    assert options(game) == ["done", "destroy mon-calamari-cruiser at hoth"]
    play(game, "destroy mon-calamari-cruiser at hoth", "destroy mon-calamari-cruiser at hoth", "done")
    assert units(game, "hoth") == "x-wing, mon-calamari-cruiser"
    play(game, "build mon-calamari-cruiser at mon-calamari")
    assert queue(game, 3) == "mon-calamari-cruiser"


@pytest.mark.rule("REB-RUL-50")
def test_reb_rul_50_never_a_death_star_and_only_kinds_that_have_run_out() -> None:
    game = building("hoth: 2 death-star, 7 star-destroyer, death-star-under-construction")
    rebels_done(game)
    assert asked(game) == "empire build-units"
    game = building("hoth: 2 death-star, 8 star-destroyer")
    assert options(game) == ["done", "destroy star-destroyer at hoth"]


@pytest.mark.rule("REB-COMP-5")
def test_reb_comp_5_both_sides_free_figures_before_the_first_builds() -> None:
    game = building("hoth: 3 mon-calamari-cruiser; bespin: 8 star-destroyer")
    order = []
    for _ in range(4):
        order.append(asked(game))
        play(game, "done")
    assert order == ["rebel return-figures", "empire return-figures", "rebel build-units", "empire build-units"]


@pytest.mark.rule("REB-COMP-5", "REB-SUBJ-5")
def test_what_follows_from_freeing_figures_follows_at_once() -> None:
    game = building("hoth: 29 stormtrooper; naboo: stormtrooper", subjugated="naboo")
    play(game, "destroy stormtrooper at naboo")
    assert texts(game.subjugated) == ""
    assert "liberated" in heard(game, 0)


@pytest.mark.rule("REB-COMP-4", "REB-UNIT-15", "REB-QUEUE-3")
def test_reb_comp_4_figures_in_play_and_on_the_queue_are_not_in_the_supply() -> None:
    game = galaxy("hoth: 2 star-destroyer")
    for kind, figures in enumerate(FIGURES):
        assert supply(game, kind) == figures - (2 if UNITS[kind] == "star-destroyer" else 0)
    game.queues[unit("star-destroyer")] = 3
    game.ready[unit("star-destroyer")] = 1
    assert supply(game, unit("star-destroyer")) == 2
