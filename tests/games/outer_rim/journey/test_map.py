"""The map: spaces, routes, distances. [RIM-MAP]"""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim.arc import arc_of
from dejarik.games.outer_rim.components import (
    ENDCAPS,
    FACTIONS,
    IS_NAVPOINT,
    IS_PLANET,
    MAELSTROM,
    PLANET_FACTION,
    PLANETS,
    ROUTES,
    SPACE,
    SPACES,
    STANDARD_ORDER,
    TILE,
    TILES,
    SpaceId,
    TileId,
    space,
)
from tests.games.outer_rim.position import carry_out, options, play, rim, standing

ARC = arc_of(STANDARD_ORDER)


def near(text: str) -> set[str]:
    return {SPACES[each] for each in ARC.neighbours[space(text)]}


@pytest.mark.rule("RIM-MAP-1", "RIM-MAP-3", "RIM-MAP-4")
def test_rim_map_1_six_tiles_two_endcaps_three_kinds_of_space() -> None:
    assert (len(TILE), len(ENDCAPS), len(PLANETS)) == (6, 2, 11)
    assert {each.kind for each in SPACE} == {"planet", "navpoint", "maelstrom"}


@pytest.mark.rule("RIM-MAP-5", "RIM-MAP-6")
def test_rim_map_6_spaces_are_adjacent_by_a_route() -> None:
    assert near("tatooine") == {"nav-d-lo", "nav-d-c", "nav-d-ro"}
    assert near("kessel") == {"maelstrom", "nav-c-k2"}
    for route in ROUTES:
        assert route.b in ARC.neighbours[route.a]
        assert route.a in ARC.neighbours[route.b]


@pytest.mark.rule("RIM-MAP-7", "RIM-MAP-21")
def test_rim_map_21_neighbouring_tiles_are_joined_lane_by_lane() -> None:
    assert near("nav-a-ro") == {"cantonica", "nav-b-lo"}
    assert near("nav-a-ri") == {"ord-mantell", "nav-b-li"}
    turned = arc_of((*STANDARD_ORDER[:4], STANDARD_ORDER[5], STANDARD_ORDER[4]))
    assert space("nav-f-li") in turned.neighbours[space("nav-d-ri")]
    assert space("nav-e-li") not in turned.neighbours[space("nav-d-ri")]


@pytest.mark.rule("RIM-MAP-8", "RIM-MAP-20")
def test_rim_map_20_stacks_are_adjacent_to_the_exits_of_the_outer_tiles() -> None:
    found = {FACTIONS[faction]: SPACES[place] for faction, place in enumerate(ARC.stack_exit)}
    assert found == {"rebel": "nav-a-lo", "syndicate": "nav-a-li", "imperial": "nav-f-ro", "hutt": "nav-f-ri"}


@pytest.mark.rule("RIM-MAP-9", "RIM-MAP-10")
def test_rim_map_10_the_maelstrom_is_no_navpoint() -> None:
    assert not IS_NAVPOINT[MAELSTROM]
    assert not IS_PLANET[MAELSTROM]
    inside = {"if": {"cond": {"space": "navpoint"}, "then": [{"fame": 1}]}}
    assert carry_out(rim("maelstrom"), [inside]).fame[0] == 0
    assert carry_out(rim("nav-c-k1"), [inside]).fame[0] == 1


@pytest.mark.rule("RIM-MAP-11")
def test_rim_map_11_the_ring_of_kafrene_is_a_planet() -> None:
    assert IS_PLANET[space("ring-of-kafrene")]


@pytest.mark.rule("RIM-MAP-12", "RIM-MAP-13")
def test_rim_map_13_the_faction_of_your_planet() -> None:
    assert PLANET_FACTION[space("tatooine")] == FACTIONS.number("hutt")
    game = carry_out(rim("tatooine"), [{"rep": {"faction": "planet", "count": 1}}])
    assert standing(game) == "hutt+"


@pytest.mark.rule("RIM-MAP-14", "RIM-REP-9")
@pytest.mark.parametrize("place", ["takodana", "nav-d-c", "maelstrom"])
def test_rim_map_14_elsewhere_there_is_no_faction_of_the_planet(place: str) -> None:
    game = carry_out(rim(place), [{"rep": {"faction": "planet", "count": 1}}])
    assert standing(game) == ""


@pytest.mark.rule("RIM-REP-9")
def test_rim_rep_9_nothing_without_a_patrol() -> None:
    game = carry_out(rim("tatooine"), [{"rep": {"faction": "patrol-here", "count": 1}}])
    assert standing(game) == ""


@pytest.mark.rule("RIM-MAP-15", "RIM-MAP-16")
def test_rim_map_16_the_shortest_of_all_routes_counts() -> None:
    distance = ARC.distance[space("nav-c-lo")]
    assert distance[space("kessel")] == 2  # through the Maelstrom
    assert distance[space("nav-c-k1")] == 1
    assert distance[space("nav-c-ro")] == 2  # not by Kessel


@pytest.mark.rule("RIM-MAP-17")
def test_rim_map_17_between_equally_near_ones_one_is_chosen() -> None:
    game = rim("tatooine", patrols="rebel@nav-d-lo hutt@nav-d-ro")
    carry_out(game, [{"rep": {"faction": "nearest-patrol", "count": -1}}])
    assert options(game) == ["faction hutt", "faction rebel"]
    play(game, "faction rebel")
    assert standing(game) == "rebel-"


@pytest.mark.rule("RIM-MAP-18")
def test_rim_map_18_a_patrol_in_the_same_space_is_nearest() -> None:
    game = rim("tatooine", patrols="rebel@tatooine hutt@nav-d-ro")
    carry_out(game, [{"rep": {"faction": "nearest-patrol", "count": -1}}])
    assert standing(game) == "rebel-"


@pytest.mark.rule("RIM-MAP-19")
def test_rim_map_19_positions_along_the_arc() -> None:
    found = [ARC.position[space(text)] for text in ("nav-a-lo", "cantonica", "nav-a-c", "nav-a-ri", "nav-b-li")]
    assert found == [1, 3, 3, 6, 11]
    kessel = [ARC.position[space(text)] for text in ("nav-c-lo", "maelstrom", "kessel", "nav-c-k1", "nav-c-k2")]
    assert kessel == [21, 22, 23, 23, 24]
    assert [ARC.position[space(text)] for text in ("nav-c-k3", "nav-c-ro", "nav-d-lo")] == [25, 26, 31]


@pytest.mark.rule("RIM-MAP-22")
def test_rim_map_22_patrols_and_players_do_not_lengthen_a_route() -> None:
    game = rim("tatooine nav-d-lo", patrols="rebel@nav-d-ro")
    assert game.arc.distance[space("tatooine")][space("nav-c-ro")] == 2
    assert {SPACES[each] for each in game.arc.within(space("kessel"), 1)} == {"kessel", "maelstrom", "nav-c-k2"}


@pytest.mark.rule("RIM-FACTION-1", "RIM-FACTION-3")
def test_rim_faction_1_four_factions_with_a_patrol_each() -> None:
    assert list(FACTIONS) == ["hutt", "imperial", "rebel", "syndicate"]
    assert len(rim().patrols) == 4


@pytest.mark.rule("RIM-MAP-2")
def test_rim_map_2_every_order_of_tiles_is_a_map() -> None:
    backwards = arc_of(tuple(TileId(at) for at in reversed(range(len(TILES)))))
    assert all(count > 0 for count in backwards.distance[SpaceId(0)][1:])
