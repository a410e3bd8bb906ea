"""The board: systems, loyalty, subjugation, sabotage, what there is of everything. [REB-MAP, REB-LOYALTY, REB-SUBJ,
REB-SABOTAGE, REB-COMP]"""

from __future__ import annotations

import random

import pytest

from dejarik.engine.problem import Damaged
from dejarik.games.rebellion import GAME, leaders, loyalty
from dejarik.games.rebellion.aftermath import check_board
from dejarik.games.rebellion.components import (
    DISTANCE,
    EMPIRE,
    IN_REGION,
    KINDS,
    LEADERS,
    LOYAL,
    NEUTRAL,
    ON_MISSION,
    REBEL,
    REGION,
    RINGS,
    SYSTEMS,
    RingId,
    Side,
    leader,
    system,
    system_set,
    unit,
)
from dejarik.games.rebellion.conclusion import conclude
from dejarik.games.rebellion.forces import destroy, take
from dejarik.games.rebellion.galaxy import imperial_systems, nearest, neutral, populous, rebel_systems, remote
from dejarik.games.rebellion.loyalty import gain_loyalty, lose_loyalty
from tests.games.rebellion.rounds import (
    asked,
    begin,
    clash,
    galaxy,
    loyal,
    options,
    play,
    ring,
    texts,
    units,
    where,
)

# Systems


@pytest.mark.rule("REB-MAP-6", "REB-LOYALTY-1")
@pytest.mark.parametrize("side", [REBEL, EMPIRE])
def test_reb_map_6_a_remote_system_is_always_neutral(side: Side) -> None:
    game = galaxy("hoth: stormtrooper")
    gain_loyalty(game, side, system("hoth"), 2)
    loyalty.subjugate(game)
    assert game.loyalty[system("hoth")] == NEUTRAL
    assert texts(game.subjugated) == ""
    assert texts(remote(game)) == "dagobah dantooine dathomir endor hoth ilum tatooine yavin"


@pytest.mark.rule("REB-MAP-7", "REB-MAP-8", "REB-MAP-9", "REB-RUL-2", "REB-RUL-3", "REB-SUBJ-3", "REB-SUBJ-6")
def test_reb_map_7_whose_system_it_is() -> None:
    game = galaxy(
        "naboo: stormtrooper; sullust: stormtrooper",
        rebel="naboo kashyyyk",
        imperial="mustafar",
        subjugated="naboo sullust",
    )
    assert texts(imperial_systems(game)) == "coruscant mustafar naboo sullust"
    assert texts(rebel_systems(game)) == "kashyyyk naboo"  # Naboo is both
    assert "sullust" in texts(neutral(game))  # subjugated and yet neutral
    assert not {"naboo", "mustafar", "coruscant"} & set(texts(neutral(game)).split())


@pytest.mark.rule("REB-MAP-10", "REB-RUL-62")
def test_reb_map_10_the_nearest_systems_are_those_with_the_fewest_moves() -> None:
    start = system("hoth")
    among = system_set(system("naboo"), system("corellia"), system("yavin"))
    assert [SYSTEMS[each] for each in nearest(start, among)] == ["corellia", "naboo"]  # both three moves away
    assert DISTANCE[start][system("naboo")] == DISTANCE[start][system("corellia")] == 3
    assert nearest(start, system_set()) == []


@pytest.mark.rule("REB-MAP-11")
def test_reb_map_11_among_equally_near_systems_the_player_chooses() -> None:
    game = galaxy(
        "naboo: stormtrooper; corellia: tie-fighter; yavin: tie-fighter",
        leaders="han-solo@hoth",
        assigned="collect-bounty=boba-fett",
    )
    game.chance.script(((0, 0, 0), (5, 5)))  # three hits against two blanks
    begin(game, "command")
    play(game, "pass", "reveal collect-bounty")
    assert asked(game) == "empire deliver-to"
    assert [pick.split()[-1] for pick in options(game)] == ["corellia", "naboo"]


@pytest.mark.rule("REB-MAP-12")
def test_reb_map_12_a_region_ends_at_its_border() -> None:
    for region, systems in IN_REGION.items():
        assert systems.bit_count() == 4
        assert all(REGION[each] == region for each in range(len(SYSTEMS)) if systems >> each & 1)
    game = galaxy(
        "sullust: stormtrooper",
        rebel="naboo malastare utapau",
        subjugated="sullust",
        assigned="imperial-propaganda=emperor-palpatine",
    )
    begin(game, "command")
    play(game, "pass", "reveal imperial-propaganda", "at sullust")
    assert loyal(game, REBEL) == "malastare"  # next to Sullust, but of another region


@pytest.mark.rule("REB-MAP-13")
def test_reb_map_13_coruscant_stays_loyal_to_the_empire() -> None:
    game = galaxy()
    gain_loyalty(game, REBEL, system("coruscant"), 2)
    lose_loyalty(game, EMPIRE, system("coruscant"))
    assert loyal(game, EMPIRE) == "coruscant"


# Loyalty


@pytest.mark.rule("REB-LOYALTY-3", "REB-RUL-63")
@pytest.mark.parametrize("amount", [1, 2])
@pytest.mark.parametrize("side", [REBEL, EMPIRE])
def test_reb_loyalty_3_a_neutral_system_becomes_loyal(side: Side, amount: int) -> None:
    game = galaxy()
    gain_loyalty(game, side, system("naboo"), amount)
    assert game.loyalty[system("naboo")] == LOYAL[side]
    gain_loyalty(game, side, system("naboo"), amount)  # no further effect
    assert game.loyalty[system("naboo")] == LOYAL[side]


@pytest.mark.rule("REB-LOYALTY-4", "REB-LOYALTY-5", "REB-LOYALTY-6")
def test_reb_loyalty_4_one_makes_an_enemys_system_neutral_and_two_make_it_loyal() -> None:
    game = galaxy(rebel="naboo kashyyyk", imperial="mustafar")
    gain_loyalty(game, EMPIRE, system("naboo"))
    assert game.loyalty[system("naboo")] == NEUTRAL
    gain_loyalty(game, EMPIRE, system("kashyyyk"), 2)
    gain_loyalty(game, REBEL, system("mustafar"), 2)
    assert loyal(game, EMPIRE) == "coruscant kashyyyk"
    assert loyal(game, REBEL) == "mustafar"


@pytest.mark.rule("REB-LOYALTY-7")
def test_reb_loyalty_7_enemies_and_subjugation_do_not_take_loyalty_away() -> None:
    game = galaxy("naboo: stormtrooper, at-at", rebel="naboo", subjugated="naboo")
    assert texts(rebel_systems(game)) == "naboo"


@pytest.mark.rule("REB-LOYALTY-8", "REB-SUBJ-8")
def test_reb_loyalty_8_nor_do_they_prevent_it() -> None:
    game = galaxy("naboo: stormtrooper", subjugated="naboo")
    gain_loyalty(game, REBEL, system("naboo"))
    assert loyal(game, REBEL) == "naboo"
    assert texts(game.subjugated) == "naboo"  # the marker is under it


@pytest.mark.rule("REB-LOYALTY-9", "REB-LOYALTY-10", "REB-SUBJ-9")
def test_reb_loyalty_9_who_loses_loyalty_leaves_the_system_neutral() -> None:
    game = galaxy("naboo: stormtrooper", rebel="naboo", imperial="mustafar", subjugated="naboo")
    lose_loyalty(game, REBEL, system("naboo"))
    assert game.loyalty[system("naboo")] == NEUTRAL
    assert texts(game.subjugated) == "naboo"
    lose_loyalty(game, EMPIRE, system("mustafar"))
    lose_loyalty(game, EMPIRE, system("sullust"))  # neutral: nothing to lose
    assert loyal(game, EMPIRE) == "coruscant"


@pytest.mark.rule("REB-RUL-65")
def test_reb_rul_65_where_the_empire_has_ground_units_it_subjugates_what_it_has_lost() -> None:
    game = galaxy("mustafar: stormtrooper", imperial="mustafar")
    lose_loyalty(game, EMPIRE, system("mustafar"))
    conclude(game, REBEL)
    game.advance()
    assert texts(game.subjugated) == "mustafar"


@pytest.mark.rule("REB-RUL-64", "REB-SUBJ-7")
@pytest.mark.parametrize(("amount", "subjugated", "imperial"), [(1, "naboo", "coruscant"), (2, "", "coruscant naboo")])
def test_reb_rul_64_the_empire_gains_loyalty_where_it_subjugates_rebels(
    amount: int, subjugated: str, imperial: str
) -> None:
    game = galaxy("naboo: stormtrooper", rebel="naboo", subjugated="naboo")
    gain_loyalty(game, EMPIRE, system("naboo"), amount)
    assert loyal(game, REBEL) == ""
    assert (texts(game.subjugated), loyal(game, EMPIRE)) == (subjugated, imperial)


@pytest.mark.rule("REB-SUBJ-7")
def test_reb_subj_7_a_neutral_subjugated_system_that_becomes_loyal_is_no_longer_subjugated() -> None:
    game = galaxy("naboo: stormtrooper", subjugated="naboo")
    gain_loyalty(game, EMPIRE, system("naboo"))
    assert (texts(game.subjugated), loyal(game, EMPIRE)) == ("", "coruscant naboo")


@pytest.mark.rule("REB-LOYALTY-11", "REB-SUBJ-3")
def test_reb_loyalty_11_moving_in_and_subjugating_changes_no_loyalty() -> None:
    game = galaxy(
        "bespin: star-destroyer, stormtrooper",
        leaders="darth-vader@pool general-veers@pool",
        rebel="mustafar",
        imperial="bespin",
    )
    begin(game, "command")
    play(game, "pass", "activate with darth-vader", "at mustafar")
    play(game, "move star-destroyer from bespin", "move stormtrooper from bespin", "done")
    assert texts(game.subjugated) == "mustafar"
    assert loyal(game, REBEL) == "mustafar"


@pytest.mark.rule("REB-LOYALTY-11")
def test_reb_loyalty_11_winning_a_battle_changes_no_loyalty() -> None:
    game = galaxy("naboo: 2 rebel-trooper, stormtrooper; rodia: rebel-trooper, stormtrooper", imperial="rodia")
    game.subjugated = system_set(system("naboo"))
    clash(game, "naboo", dice="h- -")
    clash(game, "rodia", dice="h -")
    assert units(game, "naboo") == "2 rebel-trooper"
    assert units(game, "rodia") == "rebel-trooper"
    assert loyal(game, REBEL) == ""
    assert loyal(game, EMPIRE) == "coruscant rodia"
    assert game.subjugated == 0


# Subjugation


@pytest.mark.rule("REB-SUBJ-1", "REB-RUL-23")
def test_reb_subj_1_imperial_ground_units_subjugate_populous_systems_that_are_not_loyal() -> None:
    game = galaxy(
        "naboo: stormtrooper; mustafar: at-at; hoth: stormtrooper; sullust: star-destroyer", imperial="mustafar"
    )
    conclude(game, EMPIRE)
    game.advance()
    assert texts(game.subjugated) == "naboo"


@pytest.mark.rule("REB-SUBJ-5", "REB-RUL-23")
def test_reb_subj_5_the_marker_goes_with_the_last_ground_unit() -> None:
    game = galaxy("naboo: 2 stormtrooper, star-destroyer", subjugated="naboo")
    destroy(game, unit("stormtrooper"), system("naboo"))
    check_board(game)
    assert texts(game.subjugated) == "naboo"
    take(game, unit("stormtrooper"), system("naboo"))
    check_board(game)
    assert texts(game.subjugated) == ""


@pytest.mark.rule("REB-RUL-41", "REB-CARD-GENERAL-3")
def test_reb_rul_41_a_destroyed_system_is_neither_populous_nor_remote() -> None:
    game = galaxy(destroyed="naboo hoth")
    assert "naboo" not in texts(populous(game)).split()
    assert "hoth" not in texts(remote(game)).split()
    assert {"naboo", "hoth"} <= set(texts(neutral(game)).split())
    assert system("naboo") in game.probe_deck.cards  # its card stays, and so do its neighbours
    game = galaxy("sullust: star-destroyer", leaders="darth-vader@pool", destroyed="naboo")
    play(begin(game, "command"), "pass", "activate with darth-vader", "at naboo")
    assert options(game) == ["done", "move star-destroyer from sullust"]


# Sabotage


@pytest.mark.rule("REB-SABOTAGE-1", "REB-SABOTAGE-2", "REB-SABOTAGE-5")
def test_reb_sabotage_1_a_marker_is_placed_once_and_stays_until_it_is_removed() -> None:
    game = galaxy(
        leaders="darth-vader@pool",
        assigned="sabotage=chewbacca construct-factory=grand-moff-tarkin",
        imperial="mustafar",
    )
    begin(game, "command")
    play(game, "reveal sabotage", "at mustafar", "send nobody")
    assert texts(game.sabotaged) == "mustafar"
    loyalty.sabotage(game, system("mustafar"))  # another one is not placed
    assert texts(game.sabotaged) == "mustafar"
    play(game, "reveal construct-factory", "at mustafar")
    assert texts(game.sabotaged) == ""


@pytest.mark.rule("REB-SABOTAGE-5")
def test_reb_sabotage_5_it_does_not_go_by_itself() -> None:
    game = galaxy(sabotaged="mustafar", leaders="darth-vader@pool", time=6)
    begin(game, "refresh")
    assert game.round == 2
    assert texts(game.sabotaged) == "mustafar"


# What there is


@pytest.mark.rule("REB-COMP-1")
def test_reb_comp_1_every_leader_is_in_one_place() -> None:
    assert len(LEADERS) == 25
    rng = random.Random(1)
    game = GAME.new(seed=1)
    while game.ask is not None:
        game.apply(rng.choice(game.ask.options))
        on_cards = sorted(who for each in game.assigned for who in each.leaders)
        missing = [who for who, spot in enumerate(game.leaders) if spot == ON_MISSION and who not in on_cards]
        assert on_cards == sorted(set(on_cards))
        assert all(game.leaders[who] == ON_MISSION for who in on_cards)
        assert not missing or game.mission is not None


@pytest.mark.rule("REB-COMP-2", "REB-RING-2")
def test_reb_comp_2_every_ring_is_on_one_leader_at_most() -> None:
    game = galaxy(leaders="han-solo@hoth chewbacca@hoth")
    for number in range(len(RINGS)):
        leaders.attach(game, RingId(number), leader("han-solo"))
        leaders.attach(game, RingId(number), leader("chewbacca"))
        assert ring(game, RINGS[number]) == "chewbacca"
        assert leader("han-solo") not in game.rings
    assert where(game, "chewbacca") == "hoth"


@pytest.mark.rule("REB-COMP-3")
def test_reb_comp_3_markers_are_not_limited() -> None:
    game = galaxy("; ".join(f"{text}: stormtrooper" for text in SYSTEMS))
    for each in range(len(SYSTEMS)):
        loyalty.sabotage(game, each)  # type: ignore[arg-type]  # the number of a system
    loyalty.subjugate(game)
    assert game.sabotaged.bit_count() == len(SYSTEMS)
    assert game.subjugated.bit_count() == 23  # all populous systems but Coruscant


@pytest.mark.rule("REB-COMP-6", "REB-COMP-7")
def test_there_are_never_more_figures_than_in_the_box() -> None:
    game = begin(galaxy("hoth: 24 tie-fighter", leaders="darth-vader@pool"), "command")
    GAME.check(game)
    game.units[system("endor") * KINDS + unit("tie-fighter")] = 1
    with pytest.raises(Damaged):
        GAME.check(game)
