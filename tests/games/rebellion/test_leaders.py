"""Leaders captured, rescued, eliminated, lured, and what a leader of the pool can do.
[REB-LEADER, REB-CAPTURE, REB-RESCUE, REB-ELIM]"""

from __future__ import annotations

import pytest

from dejarik.games.rebellion import leaders
from dejarik.games.rebellion.components import (
    BESIDE,
    BOX,
    EMPIRE,
    POOL,
    REBEL,
    LeaderSet,
    leader,
    mission,
    system,
)
from dejarik.games.rebellion.galaxy import captured, free_leaders, holds_units
from dejarik.games.rebellion.roles import side_of
from tests.games.rebellion.fighting import luck
from tests.games.rebellion.rounds import (
    asked,
    begin,
    clash,
    galaxy,
    hand,
    heard,
    in_pool,
    options,
    play,
    reveal,
    ring,
    table,
    where,
)

SPARE = "research-and-development=grand-moff-tarkin"  # so that the Empire still has a turn


# Leaders


@pytest.mark.rule("REB-LEADER-1")
def test_a_leader_of_the_pool_is_assigned_activates_opposes_or_joins_a_combat() -> None:
    game = galaxy(
        "hoth: x-wing, tie-fighter; naboo: stormtrooper",
        leaders="han-solo@pool",
        assigned=f"rule-by-fear=darth-vader {SPARE}",
    )
    begin(game, "assignment")
    assert "assign han-solo" in options(game)
    play(game, "done")
    assert "activate with han-solo" in options(game)
    play(game, "pass", "reveal rule-by-fear")
    assert "send han-solo" in options(game)
    game = galaxy("hoth: x-wing, tie-fighter", leaders="han-solo@pool")
    clash(game, "hoth")
    assert "add han-solo" in options(game)


@pytest.mark.rule("REB-LEADER-1")
@pytest.mark.parametrize("place", ["naboo", "mission", "beside-the-board", "box"])
def test_who_is_not_in_the_pool_is_not(place: str) -> None:
    game = galaxy(
        "hoth: x-wing, tie-fighter; naboo: stormtrooper",
        leaders=f"han-solo@{place} chewbacca@pool",
        assigned=f"rule-by-fear=darth-vader {SPARE}",
    )
    begin(game, "assignment")
    assert "assign han-solo" not in options(game)
    play(game, "done")
    assert "activate with han-solo" not in options(game)
    play(game, "pass", "reveal rule-by-fear")
    assert "send han-solo" not in options(game)
    game = galaxy("hoth: x-wing, tie-fighter", leaders=f"han-solo@{place} chewbacca@pool")
    clash(game, "hoth")
    assert "add han-solo" not in options(game)


@pytest.mark.rule("REB-LEADER-2", "REB-MISSION-REVEAL-15")
def test_skill_icons_give_dice_and_a_leader_without_them_still_opposes() -> None:
    game = galaxy("naboo: stormtrooper", leaders="wedge-antilles@pool", assigned=f"rule-by-fear=darth-vader {SPARE}")
    reveal(game, "rule-by-fear", "--")  # Wedge Antilles has nothing to roll for diplomacy
    play(game, "send wedge-antilles")
    assert game.chance.unused() == 0
    assert game.loyalty[system("naboo")] == 0  # no success is not enough


@pytest.mark.rule("REB-LEADER-3")
def test_the_jedi_counts_as_luke_skywalker() -> None:
    assert leaders.same_person(leader("luke-skywalker"), leader("luke-skywalker-jedi"))
    assert leaders.same_person(leader("luke-skywalker-jedi"), leader("luke-skywalker"))
    assert not leaders.same_person(leader("luke-skywalker"), leader("han-solo"))


@pytest.mark.rule("REB-LEADER-3", "REB-RUL-61")
def test_luke_skywalker_cannot_be_recruited_beside_the_jedi() -> None:
    game = galaxy()
    assert game.leaders[leader("luke-skywalker-jedi")] == BESIDE
    assert not leaders.can_be_recruited(game, leader("luke-skywalker-jedi"))
    assert leaders.can_be_recruited(game, leader("luke-skywalker"))
    game = galaxy(leaders="luke-skywalker@pool")
    leaders.become_jedi(game)
    assert in_pool(game) == "luke-skywalker-jedi"
    assert not leaders.can_be_recruited(game, leader("luke-skywalker"))


@pytest.mark.rule("REB-LEADER-3")
def test_the_jedi_takes_his_place_on_a_mission_card() -> None:
    game = galaxy(assigned="infiltration=luke-skywalker+princess-leia")
    leaders.become_jedi(game)
    assert table(game) == "infiltration=luke-skywalker-jedi+princess-leia"


@pytest.mark.rule("REB-LEADER-4", "REB-CAPTURE-8")
def test_a_lured_leader_is_the_empires_for_the_rest_of_the_game() -> None:
    game = galaxy(
        "naboo: stormtrooper",
        leaders="han-solo@naboo",
        rings="captured=han-solo",
        assigned=f"lure-of-the-dark-side=emperor-palpatine {SPARE}",
    )
    reveal(game, "lure-of-the-dark-side", "hhhhh ----")
    who = leader("han-solo")
    assert ring(game, "lure-of-the-dark-side") == "han-solo"
    assert ring(game, "captured") == ""  # the new ring took it off
    assert side_of(game, who) == EMPIRE
    assert not captured(game, who)
    assert where(game, "han-solo") == "naboo"
    assert holds_units(game, EMPIRE, system("naboo"))
    while game.round == 1:
        play(game, options(game)[0])
    assert who in leaders.pool(game, EMPIRE)
    assert who not in leaders.pool(game, REBEL)


# Captured


@pytest.mark.rule("REB-CAPTURE-1", "REB-CAPTURE-7", "REB-RESCUE-1")
def test_there_is_one_captured_ring_and_who_had_it_is_rescued() -> None:
    game = galaxy(
        "naboo: stormtrooper; kessel: stormtrooper",
        leaders="han-solo@naboo chewbacca@kessel",
        rings="captured=chewbacca",
        assigned=f"capture-rebel-operative=darth-vader {SPARE}",
    )
    reveal(game, "capture-rebel-operative", "hhh --")
    assert ring(game, "captured") == "han-solo"
    assert where(game, "han-solo") == "naboo"
    assert where(game, "chewbacca") == "rebel-base"
    assert heard(game, EMPIRE).index("rescued") < heard(game, EMPIRE).index("captured")


@pytest.mark.rule("REB-RUL-25", "REB-CAPTURE-9")
def test_who_is_in_carbonite_is_not_rescued_by_another_capture() -> None:
    game = galaxy("naboo: stormtrooper", leaders="han-solo@naboo chewbacca@naboo", rings="carbonite=chewbacca")
    leaders.capture(game, leader("han-solo"))
    assert ring(game, "captured") == "han-solo"
    assert ring(game, "carbonite") == "chewbacca"
    assert captured(game, leader("chewbacca"))
    assert free_leaders(game, REBEL, system("naboo")) == []


@pytest.mark.rule("REB-CAPTURE-2", "REB-MISSION-REVEAL-18")
def test_a_captured_leader_does_not_oppose_other_missions() -> None:
    game = galaxy(
        "naboo: stormtrooper",
        leaders="princess-leia@naboo",
        rings="captured=princess-leia",
        assigned=f"rule-by-fear=darth-vader {SPARE}",
    )
    drawn = game.chance.drawn
    reveal(game, "rule-by-fear")
    assert game.chance.drawn == drawn  # nobody rolled
    assert game.loyalty[system("naboo")] == 2


@pytest.mark.rule("REB-CAPTURE-2", "REB-COMMAND-9")
def test_a_captured_leader_takes_no_part_in_rebel_missions() -> None:
    game = galaxy(
        "naboo: stormtrooper",
        leaders="princess-leia@naboo darth-vader@naboo",
        rings="captured=princess-leia",
        assigned=f"build-alliance=jan-dodonna {SPARE}",
    )
    reveal(game, "build-alliance")
    game.chance.script(luck("h", "--"))  # Dodonna alone
    play(game, "at naboo")
    assert game.chance.unused() == 0


@pytest.mark.rule("REB-CAPTURE-3", "REB-MISSION-REVEAL-19")
def test_against_a_mission_attempted_against_him_he_rolls_and_others_may_be_sent() -> None:
    game = galaxy(
        "naboo: stormtrooper",
        leaders="han-solo@naboo chewbacca@pool",
        rings="captured=han-solo",
        assigned=f"interrogation=darth-vader {SPARE}",
    )
    reveal(game, "interrogation", "hhh -----")  # Han Solo's two icons and Chewbacca's three
    play(game, "send chewbacca")
    assert game.chance.unused() == 0


@pytest.mark.rule("REB-CAPTURE-4")
def test_a_captured_leader_holds_no_units_back() -> None:
    game = galaxy("naboo: stormtrooper, x-wing", leaders="han-solo@naboo", rings="captured=han-solo")
    assert not holds_units(game, REBEL, system("naboo"))
    game.rings[0] = None
    assert holds_units(game, REBEL, system("naboo"))


@pytest.mark.rule("REB-CAPTURE-2", "REB-REFRESH-1b")
def test_a_captured_leader_does_not_return_to_the_pool() -> None:
    game = galaxy("naboo: stormtrooper", leaders="han-solo@naboo chewbacca@naboo", rings="captured=han-solo")
    begin(game, "refresh")
    assert where(game, "han-solo") == "naboo"
    assert where(game, "chewbacca") == "pool"


@pytest.mark.rule("REB-CAPTURE-1", "REB-CARD-DETAINED-3")
def test_a_capture_ends_a_detention() -> None:
    game = galaxy("naboo: stormtrooper", leaders="han-solo@naboo")
    game.detained = LeaderSet(1 << leader("han-solo"))
    leaders.capture(game, leader("han-solo"))
    assert game.detained == 0


@pytest.mark.rule("REB-MISSION-3", "REB-RUL-21")
def test_a_leader_taken_off_a_mission_card_leaves_it_to_his_partner_or_to_the_hand() -> None:
    game = galaxy(assigned="sabotage=han-solo+chewbacca infiltration=princess-leia")
    leaders.eliminate(game, leader("han-solo"))
    assert table(game) == "sabotage=chewbacca infiltration=princess-leia"
    leaders.eliminate(game, leader("princess-leia"))
    assert table(game) == "sabotage=chewbacca"
    assert "infiltration" in hand(game, REBEL)
    leaders.to_pool(game, leader("chewbacca"))
    assert table(game) == ""
    assert "sabotage" in hand(game, REBEL)


@pytest.mark.rule("REB-CAPTURE-10")
def test_a_rescue_from_carbonite_gives_no_reputation_back() -> None:
    game = galaxy(
        "naboo: stormtrooper",
        leaders="han-solo@naboo",
        rings="captured=han-solo",
        assigned=f"carbon-freezing=darth-vader {SPARE}",
    )
    game.reputation = 10
    reveal(game, "carbon-freezing", "hhh --")
    assert game.reputation == 11
    leaders.rescue(game, leader("han-solo"))
    assert game.reputation == 11
    assert ring(game, "carbonite") == ""


# Rescued


@pytest.mark.rule("REB-RESCUE-1", "REB-RESCUE-5", "REB-BASE-REVEAL-8")
@pytest.mark.parametrize(("found", "place"), [(False, "rebel-base"), (True, "kessel")])
@pytest.mark.parametrize("its", ["captured", "carbonite"])
def test_a_rescued_leader_goes_to_the_base(found: bool, place: str, its: str) -> None:
    game = galaxy(
        "naboo: stormtrooper; kessel: x-wing",
        leaders="han-solo@naboo",
        rings=f"{its}=han-solo",
        base="kessel",
        found=found,
    )
    leaders.rescue(game, leader("han-solo"))
    assert where(game, "han-solo") == place
    assert ring(game, its) == ""


@pytest.mark.rule("REB-RESCUE-2")
@pytest.mark.parametrize(("guard", "place"), [("stormtrooper", "naboo"), ("tie-fighter", "naboo"), ("", "rebel-base")])
@pytest.mark.parametrize("its", ["captured", "carbonite"])
def test_without_an_imperial_unit_a_captive_is_rescued_at_once(guard: str, place: str, its: str) -> None:
    from dejarik.games.rebellion.aftermath import check_board

    game = galaxy(
        f"naboo: {guard}" if guard else "", leaders="han-solo@naboo darth-vader@naboo", rings=f"{its}=han-solo"
    )
    check_board(game)
    assert where(game, "han-solo") == place


@pytest.mark.rule("REB-RESCUE-3", "REB-RESCUE-4", "REB-RESCUE-5", "REB-RUL-27")
@pytest.mark.parametrize(("found", "place"), [(False, "rebel-base"), (True, "kessel")])
def test_those_who_were_assigned_may_go_along_each_by_choice_the_others_stay(found: bool, place: str) -> None:
    game = galaxy(
        "naboo: stormtrooper; kessel: x-wing",
        leaders="han-solo@naboo chewbacca@naboo",
        rings="captured=han-solo",
        base="kessel",
        found=found,
        assigned=f"daring-rescue=princess-leia+jan-dodonna {SPARE}",
    )
    reveal(game, "daring-rescue")
    assert options(game) == ["stay", "princess-leia goes along", "jan-dodonna goes along"]
    play(game, "jan-dodonna goes along")
    assert options(game) == ["stay", "princess-leia goes along"]
    play(game, "stay")
    found_at = {who: where(game, who) for who in ("han-solo", "jan-dodonna", "princess-leia", "chewbacca")}
    assert found_at == {"han-solo": place, "jan-dodonna": place, "princess-leia": "naboo", "chewbacca": "naboo"}


@pytest.mark.rule("REB-RESCUE-3", "REB-RUL-27")
def test_all_of_them_may_go() -> None:
    game = galaxy(
        "naboo: stormtrooper",
        leaders="han-solo@naboo",
        rings="captured=han-solo",
        assigned=f"daring-rescue=princess-leia+jan-dodonna {SPARE}",
    )
    reveal(game, "daring-rescue")
    play(game, "jan-dodonna goes along", "princess-leia goes along")
    assert where(game, "princess-leia") == where(game, "jan-dodonna") == "rebel-base"
    assert asked(game) == "empire take-turn"


# Eliminated


@pytest.mark.rule("REB-ELIM-1", "REB-RUL-60", "REB-RECRUIT-6")
@pytest.mark.parametrize("place", ["naboo", "pool", "rebel-base", "mission"])
def test_an_eliminated_leader_is_out_of_the_game(place: str) -> None:
    game = galaxy(leaders=f"han-solo@{place}", rings="r2-d2=han-solo")
    game.detained = LeaderSet(1 << leader("han-solo"))
    leaders.eliminate(game, leader("han-solo"))
    assert game.leaders[leader("han-solo")] == BOX
    assert ring(game, "r2-d2") == ""
    assert game.detained == 0
    assert not leaders.can_be_recruited(game, leader("han-solo"))
    assert not leaders.can_wear(game, leader("han-solo"))
    begin(game, "refresh")
    assert game.leaders[leader("han-solo")] == BOX


@pytest.mark.rule("REB-RECRUIT-5", "REB-RECRUIT-6")
def test_who_is_recruited_goes_to_the_pool() -> None:
    game = galaxy()
    assert leaders.can_be_recruited(game, leader("han-solo"))
    leaders.recruit(game, leader("han-solo"))
    assert game.leaders[leader("han-solo")] == POOL
    assert not leaders.can_be_recruited(game, leader("han-solo"))
    assert mission("seek-yoda") in game.mission_decks[REBEL].cards
