"""What is in the box, as the content says it. [REB-COMP, REB-UNIT, REB-MAP]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import dejarik.games
from dejarik.engine import content
from dejarik.engine.rulebook import Rulebook

FOLDER = Path(dejarik.games.__file__).parent / "rebellion"
LANGUAGES = ("en", "uk", "pl", "ru")


def read(name: str) -> dict[str, Any]:
    return content.read(FOLDER / "content" / f"{name}.yaml")


GALAXY, MISC = read("systems"), read("misc")
SYSTEMS: list[dict[str, Any]] = GALAXY["systems"]
UNITS: list[dict[str, Any]] = read("units")["units"]
LEADERS: list[dict[str, Any]] = read("leaders")["leaders"]
MISSIONS: list[dict[str, Any]] = read("missions")["missions"]
ACTIONS: list[dict[str, Any]] = read("actions")["actions"]
OBJECTIVES: list[dict[str, Any]] = read("objectives")["objectives"]
TACTICS: list[dict[str, Any]] = read("tactics")["tactics"]
RINGS: list[dict[str, Any]] = MISC["rings"]
CARDS = {"mission": MISSIONS, "action": ACTIONS, "objective": OBJECTIVES, "tactic": TACTICS, "ring": RINGS}
ALL = CARDS | {"system": SYSTEMS, "unit": UNITS, "leader": LEADERS, "marker": MISC["markers"]}
ICONS = {(icon["colour"], icon["shape"]): icon for icon in read("units")["icon_table"]}


def ids(entries: list[dict[str, Any]], **wanted: Any) -> list[str]:
    """The ids of the entries that have these values."""
    return [entry["id"] for entry in entries if all(entry[key] == value for key, value in wanted.items())]


def copies(entries: list[dict[str, Any]], **wanted: Any) -> int:
    found = ids(entries, **wanted)
    return sum(entry.get("copies", 1) for entry in entries if entry["id"] in found)


def figures(side: str) -> dict[str, int]:
    return {entry["id"]: entry["count"] for entry in UNITS if entry["side"] == side}


# The galaxy


@pytest.mark.rule("REB-MAP-1")
def test_reb_map_1_there_are_eight_regions_of_four_systems() -> None:
    assert len(SYSTEMS) == 32
    regions = {region["id"]: region["systems"] for region in GALAXY["regions"]}
    assert len(regions) == 8
    assert all(len(systems) == 4 for systems in regions.values())
    assert sorted(system for systems in regions.values() for system in systems) == ids(SYSTEMS)
    assert all(entry["id"] in regions[entry["region"]] for entry in SYSTEMS)
    assert not any("name" in region for region in GALAXY["regions"])


def pairs() -> set[frozenset[str]]:
    return {frozenset((here, there)) for here, near in GALAXY["adjacency"].items() for there in near}


def test_sixty_nine_pairs_of_systems_are_adjacent_both_ways() -> None:
    near = GALAXY["adjacency"]
    assert list(near) == ids(SYSTEMS)
    assert all(here in near[there] for here in near for there in near[here])
    assert all(here not in near[here] and len(set(near[here])) == len(near[here]) for here in near)
    assert len(pairs()) == 69
    assert all(len(pair) == 2 for pair in pairs())


def test_systems_with_an_impassable_border_are_not_adjacent() -> None:
    closed = {frozenset(border["between"]) for border in GALAXY["impassable_borders"]}
    assert len(closed) == 7
    assert set().union(*closed) <= set(ids(SYSTEMS))
    assert not closed & pairs()


def test_every_system_can_be_reached() -> None:
    reached, edge = {"coruscant"}, ["coruscant"]
    for here in edge:
        new = set(GALAXY["adjacency"][here]) - reached
        reached |= new
        edge += sorted(new)
    assert reached == set(ids(SYSTEMS))


@pytest.mark.rule("REB-MAP-2", "REB-MAP-4", "REB-MAP-5", "REB-RES-1")
def test_reb_map_4_populous_systems_have_icons_and_remote_ones_have_none() -> None:
    assert Counter(entry["kind"] for entry in SYSTEMS) == {"populous": 24, "remote": 8}
    for entry in SYSTEMS:
        populous = entry["kind"] == "populous"
        assert bool(entry["resources"]) is populous
        assert entry["build_slot"] in ((1, 2, 3) if populous else (None,))
    assert sum(len(entry["resources"]) for entry in SYSTEMS) == GALAXY["totals"]["resource_icons_on_systems"] == 37


@pytest.mark.rule("REB-PROBE-1")
def test_reb_probe_1_every_system_but_coruscant_has_a_probe_card() -> None:
    assert ids(SYSTEMS, probe_card=False) == ["coruscant"]
    assert len(ids(SYSTEMS, probe_card=True)) == GALAXY["probe_deck"]["cards"] == 31


def test_enough_probe_cards_show_a_side() -> None:
    deck = GALAXY["probe_deck"]
    assert deck["rebel_setup_systems"] == ids(SYSTEMS, setup_icon="rebel")
    assert deck["imperial_setup_systems"] == ids(SYSTEMS, setup_icon="imperial")
    assert len(deck["rebel_setup_systems"]) >= deck["drawn_at_setup"]["rebel"] == 3
    assert len(deck["imperial_setup_systems"]) >= deck["drawn_at_setup"]["imperial"] == 5
    marked = set(deck["rebel_setup_systems"] + deck["imperial_setup_systems"])
    assert not marked & set(ids(SYSTEMS, kind="remote"))


# Figures


@pytest.mark.rule("REB-COMP-6")
def test_reb_comp_6_the_imperial_figures() -> None:
    assert figures("imperial") == {
        "tie-fighter": 24,
        "assault-carrier": 8,
        "star-destroyer": 8,
        "super-star-destroyer": 2,
        "death-star": 2,
        "death-star-under-construction": 1,
        "stormtrooper": 30,
        "at-st": 10,
        "at-at": 4,
    }


@pytest.mark.rule("REB-COMP-7")
def test_reb_comp_7_the_rebel_figures() -> None:
    assert figures("rebel") == {
        "x-wing": 8,
        "y-wing": 12,
        "rebel-transport": 4,
        "corellian-corvette": 4,
        "mon-calamari-cruiser": 3,
        "rebel-trooper": 21,
        "airspeeder": 6,
        "shield-generator": 3,
        "ion-cannon": 3,
    }


def test_there_are_153_figures() -> None:
    assert sum(entry["count"] for entry in UNITS) == 153 == 89 + 64
    assert (sum(figures("imperial").values()), sum(figures("rebel").values())) == (89, 64)


@pytest.mark.rule("REB-UNIT-2", "REB-UNIT-3", "REB-UNIT-4", "REB-RES-2")
def test_reb_unit_2_blue_icons_build_ships_and_orange_ones_ground_units() -> None:
    for entry in UNITS:
        icon = entry["built_by"]
        if "project" in icon:
            assert (icon["project"] in ids(MISSIONS, group="project"), entry["theatre"]) == (True, "space")
        else:
            assert entry["theatre"] == {"blue": "space", "orange": "ground"}[icon["colour"]]
            assert entry["id"] in ICONS[icon["colour"], icon["shape"]][entry["side"]]
    special = {entry["id"] for entry in UNITS if "project" in entry["built_by"]}
    assert special == {"super-star-destroyer", "death-star", "death-star-under-construction"}


@pytest.mark.rule("REB-UNIT-5", "REB-UNIT-6", "REB-UNIT-7", "REB-UNIT-8")
def test_reb_unit_5_the_colour_of_its_health_makes_a_ship_a_fighter_or_a_capital_ship() -> None:
    stations = ["death-star", "death-star-under-construction"]
    for entry in UNITS:
        health = entry["health"]
        if entry["id"] in stations:
            assert entry["class"] == "space_station"
        elif entry["theatre"] == "space":
            assert entry["class"] == {"black": "fighter", "red": "capital_ship"}[health["colour"]]
        else:
            structure = entry["id"] in ("shield-generator", "ion-cannon")
            assert entry["class"] == ("structure" if structure else "ground")
    assert [entry["id"] for entry in UNITS if entry["health"] is None] == ["death-star"]


def test_structures_and_the_unfinished_death_star_are_immobile() -> None:
    assert ids(UNITS, immobile=True) == ["death-star-under-construction", "shield-generator", "ion-cannon"]


def test_ground_units_and_tie_fighters_need_transport() -> None:
    mobile = set(ids(UNITS, theatre="ground", immobile=False))
    assert set(ids(UNITS, needs_transport=True)) == mobile | {"tie-fighter"}
    assert not any(entry["capacity"] for entry in UNITS if entry["needs_transport"] or entry["theatre"] == "ground")


def test_the_first_game_uses_the_units_of_every_game() -> None:
    for side in ("imperial", "rebel"):
        placed: Counter[str] = Counter()
        for units in MISC["first_game_setup"][f"{side}_units"].values():
            placed.update(units)
        assert placed == MISC["starting_units"][side]
        assert all(number <= figures(side)[unit] for unit, number in placed.items())


# Leaders and cards


def test_there_are_25_leaders() -> None:
    assert (len(LEADERS), len(ids(LEADERS, side="imperial")), len(ids(LEADERS, side="rebel"))) == (25, 12, 13)
    for side in ("imperial", "rebel"):
        starting = [entry for entry in LEADERS if entry["side"] == side and entry["start"] == "starting"]
        assert Counter(entry["team"]["colour"] for entry in starting) == {"blue": 2, "orange": 2}
    assert ids(LEADERS, start="special") == ["luke-skywalker-jedi"]


def test_blue_leaders_are_the_admirals_and_orange_ones_the_generals() -> None:
    assert {(entry["team"]["role"], entry["team"]["colour"]) for entry in LEADERS} == {
        ("admiral", "blue"),
        ("general", "orange"),
    }


@pytest.mark.rule("REB-SKILL-1")
def test_reb_skill_1_there_are_four_skills() -> None:
    skills = {"diplomacy", "intel", "spec_ops", "logistics"}
    assert all(set(entry["skills"]) == skills and any(entry["skills"].values()) for entry in LEADERS)
    assert {entry["skill"] for entry in MISSIONS} == skills


@pytest.mark.rule("REB-CARD-RINGS-1")
def test_reb_card_rings_1_there_are_seven_rings() -> None:
    assert len(RINGS) == len(set(ids(RINGS))) == MISC["box_totals"]["attachment_rings"]["count"] == 7


def test_there_are_68_mission_cards() -> None:
    assert copies(MISSIONS) == 68
    assert (copies(MISSIONS, side="rebel"), copies(MISSIONS, side="imperial")) == (29, 39)
    for side in ("rebel", "imperial"):
        assert (copies(MISSIONS, side=side, group="starting"), copies(MISSIONS, side=side, group="deck")) == (4, 25)
    assert (copies(MISSIONS, group="project"), copies(MISSIONS, group="project", side="rebel")) == (10, 0)


def test_the_leader_on_a_mission_card_is_one_of_the_side() -> None:
    side = {entry["id"]: entry["side"] for entry in LEADERS}
    shown = [entry for entry in MISSIONS if entry["portrait"]]
    assert len(shown) == 24
    assert all(side[entry["portrait"]] == entry["side"] for entry in shown)
    missions = {entry["portrait"]: entry["id"] for entry in shown}
    for leader in LEADERS:
        assert leader["portrait_mission"] == missions[leader["id"].removesuffix("-jedi")]


def test_there_are_34_action_cards_and_each_recruit_is_on_two() -> None:
    assert (len(ACTIONS), len(ids(ACTIONS, side="imperial")), len(ids(ACTIONS, side="rebel"))) == (34, 16, 18)
    for leader in LEADERS:
        cards = [card["id"] for card in ACTIONS if leader["id"] in card["leaders"]]
        assert sorted(cards) == sorted(leader["action_cards"])
        assert len(cards) == {"starting": 1, "recruit": 2, "special": 0}[leader["start"]]


def test_there_are_15_objectives_in_three_stages() -> None:
    assert Counter(entry["stage"] for entry in OBJECTIVES) == {1: 5, 2: 5, 3: 5}


def test_there_are_15_tactic_cards_of_each_theatre() -> None:
    assert (copies(TACTICS, deck="space"), copies(TACTICS, deck="ground"), copies(TACTICS)) == (15, 15, 30)


@pytest.mark.rule("REB-RUL-56")
def test_reb_rul_56_no_card_that_blocks_costs_a_special() -> None:
    assert not ids(TACTICS, when="block", cost="special_die")


def test_the_totals_are_those_of_the_box() -> None:
    box = MISC["box_totals"]["cards"]
    counted = [box[sort]["count"] for sort in ("mission", "action", "objective", "probe", "tactic")]
    assert counted == [68, 34, 15, 31, 30]
    assert sum(counted) == box["all"] == 178


def test_a_die_has_six_sides() -> None:
    for colour in ("black", "red"):
        die = MISC["dice"][colour]
        assert sum(die[face] for face in ("hit", "direct_hit", "special", "blank")) == die["sides"] == 6


# Words


def entries() -> Iterator[tuple[str, dict[str, Any]]]:
    for sort, found in ALL.items():
        for entry in found:
            yield f"{sort} {entry['id']}", entry
    yield "space rebel-base", GALAXY["rebel_base_space"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_has_a_name_in_every_language(code: str) -> None:
    for what, entry in entries():
        assert entry["name"][code].strip() == entry["name"][code] != "", what
        assert set(entry["name"]) == set(LANGUAGES), what


@pytest.mark.parametrize("code", LANGUAGES)
def test_names_tell_systems_figures_leaders_and_cards_apart(code: str) -> None:
    for sort, found in ALL.items():
        names = Counter(entry["name"][code] for entry in found)
        twice = {entry["name"][code] for entry in found if entry["id"].startswith(("ground-", "death-star-plans"))}
        assert {name for name, number in names.items() if number > 1} <= twice, sort


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("sort", CARDS)
def test_every_card_has_a_text_in_every_language(sort: str, code: str) -> None:
    for entry in CARDS[sort]:
        assert entry["text"][code].strip().endswith("."), entry["id"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_other_texts_are_in_every_language_too(code: str) -> None:
    texts = [entry["text"] for _, entry in entries() if "text" in entry]
    assert all(set(text) == set(LANGUAGES) and text[code] for text in texts)
    described = {"rebel-transport", "shield-generator", "ion-cannon", "death-star", "death-star-under-construction"}
    assert {entry["id"] for entry in UNITS if "text" in entry} == described


def test_everything_says_where_it_comes_from() -> None:
    known = set(MISC["sources"])
    for what, entry in entries():
        if not what.startswith("marker"):
            assert entry["source"], what
            assert set(entry["source"]) <= known, what


@pytest.mark.parametrize("sort", ["mission", "action", "objective", "tactic"])
def test_every_card_has_its_rules(sort: str) -> None:
    book = (FOLDER / "rules.md").read_text("utf-8")
    for entry in CARDS[sort]:
        assert f"- **REB-CARD-{entry['id'].upper()}-1 {entry['name']['en']}" in book


@pytest.mark.parametrize("code", LANGUAGES)
def test_references_between_rules_lead_somewhere(code: str) -> None:
    book = Rulebook.read(FOLDER, code)
    for rule in book.rules:
        for word in rule.text.replace("(", " ").replace(")", " ").split():
            reference = word.strip(".,;:…")
            if reference.startswith("REB-") and reference[-1].isdigit():
                assert reference in book, f"{reference} in {rule.id}"
