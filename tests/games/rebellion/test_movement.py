"""Moving units. [REB-MOVE, REB-TRANSPORT, REB-BASE-MOVE]"""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.components import (
    ADMIRAL,
    BASE,
    CAPACITY,
    EMPIRE,
    IMMOBILE,
    REBEL,
    UNITS,
    UNITS_OF,
    LeaderSet,
    PlaceId,
    UnitId,
    leader,
    system,
    unit,
)
from dejarik.games.rebellion.movement import MoveUnits
from dejarik.games.rebellion.state import State
from tests.games.rebellion.rounds import asked, begin, do, galaxy, options, play, texts, units, where


def empire_activates(game: State, place: str, leader_: str = "darth-vader") -> State:
    return play(begin(game, "command"), "pass", f"activate with {leader_}", f"at {place}")


def rebels_activate(game: State, place: str, leader_: str = "jan-dodonna") -> State:
    return play(begin(game, "command"), f"activate with {leader_}", f"at {place}")


def moves(game: State) -> list[str]:
    return [pick for pick in options(game) if pick != "done"]


VADER = "darth-vader@pool general-veers@pool"
DODONNA = "jan-dodonna@pool"


# Where from


@pytest.mark.rule("REB-MOVE-2", "REB-MOVE-3", "REB-MOVE-4", "REB-ACTIVATE-5")
def test_reb_move_2_ships_come_from_any_adjacent_systems() -> None:
    game = galaxy("bespin: 2 x-wing; hoth: y-wing; mustafar: x-wing; dagobah: x-wing", leaders=DODONNA)
    rebels_activate(game, "mustafar")
    assert moves(game) == ["move x-wing from bespin", "move x-wing from dagobah", "move y-wing from hoth"]
    play(game, "move x-wing from bespin", "move x-wing from bespin", "move y-wing from hoth", "done")
    assert units(game, "mustafar") == "3 x-wing, y-wing"
    assert units(game, "bespin") == units(game, "hoth") == ""
    assert units(game, "dagobah") == "x-wing"
    assert texts(game.origins) == "bespin hoth"


@pytest.mark.rule("REB-MOVE-4", "REB-MOVE-1")
def test_reb_move_4_units_of_systems_that_share_no_border_cannot_come() -> None:
    game = galaxy("endor: x-wing; hoth: x-wing", leaders=DODONNA)
    rebels_activate(game, "mustafar")
    assert moves(game) == ["move x-wing from hoth"]


@pytest.mark.rule("REB-MOVE-1")
def test_reb_move_1_units_stay_where_they_are_unless_a_system_is_activated() -> None:
    game = galaxy("endor: x-wing; hoth: star-destroyer", leaders="mon-mothma@pool janus-greejatus@pool")
    begin(game, "command")
    assert options(game) == ["pass", "reveal base"]
    play(game, "pass")
    assert units(game, "endor") == "x-wing"
    assert units(game, "hoth") == "star-destroyer"


@pytest.mark.rule("REB-MOVE-5")
def test_reb_move_5_borders_of_regions_do_not_matter() -> None:
    game = galaxy("sullust: x-wing", leaders=DODONNA)  # of another region than Mustafar
    assert moves(rebels_activate(game, "mustafar")) == ["move x-wing from sullust"]


@pytest.mark.rule("REB-MOVE-6", "REB-RUL-71")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("kessel", "mon-calamari"),
        ("nal-hutta", "tatooine"),
        ("ryloth", "utapau"),
        ("mustafar", "utapau"),
        ("dantooine", "yavin"),
        ("bespin", "corellia"),
        ("corellia", "endor"),
    ],
)
def test_reb_move_6_nothing_crosses_an_impassable_area(one: str, other: str) -> None:
    for origin, goal in ((one, other), (other, one)):
        game = galaxy(f"{origin}: star-destroyer", leaders=VADER)
        assert asked(empire_activates(game, goal)) != "empire move-units"


@pytest.mark.rule("REB-RUL-68")
def test_reb_rul_68_units_may_leave_enemies_behind() -> None:
    game = galaxy("bespin: x-wing, star-destroyer, stormtrooper", leaders=DODONNA)
    rebels_activate(game, "hoth")
    play(game, "move x-wing from bespin", "done")
    assert units(game, "hoth") == "x-wing"


# Who may leave


@pytest.mark.rule("REB-MOVE-7", "REB-UNIT-11", "REB-DS-BUILD-2")
def test_reb_move_7_immobile_units_do_not_move() -> None:
    immobile = {UNITS[kind] for kind in range(len(UNITS)) if IMMOBILE[kind]}
    assert immobile == {"ion-cannon", "shield-generator", "death-star-under-construction"}
    game = galaxy("bespin: mon-calamari-cruiser, ion-cannon, shield-generator, rebel-trooper", leaders=DODONNA)
    rebels_activate(game, "hoth")
    play(game, "move mon-calamari-cruiser from bespin")
    assert moves(game) == ["move rebel-trooper from bespin"]
    game = galaxy("bespin: death-star-under-construction, star-destroyer", leaders=VADER)
    assert moves(empire_activates(game, "hoth")) == ["move star-destroyer from bespin"]


@pytest.mark.rule("REB-MOVE-8")
@pytest.mark.parametrize("who", ["han-solo", "mon-mothma"])  # she has no tactic values
def test_reb_move_8_an_own_leader_keeps_units_where_they_are(who: str) -> None:
    game = galaxy("bespin: x-wing; mustafar: x-wing", leaders=f"{DODONNA} {who}@bespin")
    assert moves(rebels_activate(game, "hoth")) == ["move x-wing from mustafar"]


@pytest.mark.rule("REB-MOVE-8")
def test_reb_move_8_a_leader_of_the_enemy_keeps_nobody() -> None:
    game = galaxy("bespin: x-wing", leaders=f"{DODONNA} darth-vader@bespin")
    assert moves(rebels_activate(game, "hoth")) == ["move x-wing from bespin"]


@pytest.mark.rule("REB-CAPTURE-4")
def test_reb_capture_4_a_captured_leader_keeps_nobody() -> None:
    game = galaxy("bespin: x-wing, stormtrooper", leaders=f"{DODONNA} han-solo@bespin", rings="captured=han-solo")
    assert moves(rebels_activate(game, "hoth")) == ["move x-wing from bespin"]


@pytest.mark.rule("REB-MOVE-8", "REB-LEADER-4")
def test_reb_move_8_a_leader_lured_away_holds_units_of_the_empire() -> None:
    game = galaxy(
        "bespin: star-destroyer, x-wing",
        leaders=f"{VADER} {DODONNA} han-solo@bespin",
        rings="lure-of-the-dark-side=han-solo",
    )
    assert moves(rebels_activate(game.copy(), "hoth")) == ["move x-wing from bespin"]
    assert asked(empire_activates(game, "hoth")) != "empire move-units"


@pytest.mark.rule("REB-GOLD-2")
def test_reb_gold_2_a_card_may_lift_a_rule() -> None:
    """Public Support: for this round Janus Greejatus does not keep Imperial units from leaving."""
    game = galaxy("bespin: star-destroyer", leaders=f"{VADER} janus-greejatus@bespin")
    assert asked(empire_activates(game.copy(), "hoth")) != "empire move-units"
    game.loose = LeaderSet(1 << leader("janus-greejatus"))
    assert moves(empire_activates(game, "hoth")) == ["move star-destroyer from bespin"]


# Transport


@pytest.mark.rule("REB-TRANSPORT-1", "REB-TRANSPORT-4")
def test_reb_transport_1_ground_units_and_tie_fighters_need_room_on_a_ship() -> None:
    game = galaxy("bespin: 9 tie-fighter, 9 stormtrooper, assault-carrier, at-at", leaders=VADER)
    empire_activates(game, "hoth")
    assert moves(game) == ["move assault-carrier from bespin"]
    play(game, "move assault-carrier from bespin")
    assert moves(game) == [
        "move tie-fighter from bespin",
        "move stormtrooper from bespin",
        "move at-at from bespin",
    ]
    play(game, "move at-at from bespin", *["move tie-fighter from bespin"] * 2, "move stormtrooper from bespin")
    assert moves(game) == []  # 4 of 4
    play(game, "done")
    assert units(game, "hoth") == "2 tie-fighter, assault-carrier, stormtrooper, at-at"


@pytest.mark.rule("REB-TRANSPORT-2", "REB-TRANSPORT-3")
@pytest.mark.parametrize(
    ("ship", "capacity"),
    [
        ("assault-carrier", 4),
        ("star-destroyer", 6),
        ("super-star-destroyer", 8),
        ("death-star", 8),
        ("rebel-transport", 4),
        ("corellian-corvette", 2),
        ("mon-calamari-cruiser", 4),
    ],
)
def test_reb_transport_2_what_a_ship_carries(ship: str, capacity: int) -> None:
    rebel = unit(ship) in UNITS_OF[REBEL]
    soldier = "rebel-trooper" if rebel else "stormtrooper"
    game = galaxy(f"bespin: {ship}, 20 {soldier}", leaders=f"{DODONNA} {VADER}")
    (rebels_activate if rebel else empire_activates)(game, "hoth")
    play(game, f"move {ship} from bespin", *[f"move {soldier} from bespin"] * capacity)
    assert moves(game) == []
    assert CAPACITY[unit(ship)] == capacity


@pytest.mark.rule("REB-TRANSPORT-3")
def test_reb_transport_3_two_ships_carry_more_than_one_and_fighters_nothing() -> None:
    game = galaxy("bespin: 2 corellian-corvette, x-wing, 9 rebel-trooper", leaders=DODONNA)
    rebels_activate(game, "hoth")
    play(game, "move x-wing from bespin")
    assert "move rebel-trooper from bespin" not in options(game)
    play(game, *["move corellian-corvette from bespin"] * 2, *["move rebel-trooper from bespin"] * 4)
    assert moves(game) == []


@pytest.mark.rule("REB-TRANSPORT-4", "REB-TRANSPORT-5", "REB-RUL-5")
def test_reb_transport_5_a_ship_of_another_system_is_no_help() -> None:
    game = galaxy("bespin: star-destroyer, stormtrooper; endor: stormtrooper, tie-fighter", leaders=VADER)
    empire_activates(game, "hoth")
    play(game, "move star-destroyer from bespin")
    assert moves(game) == ["move stormtrooper from bespin"]


@pytest.mark.rule("REB-MOVE-10", "REB-GOLD-3")
def test_reb_move_10_an_ability_that_moves_units_keeps_to_transport_and_immobility() -> None:
    """Hidden Fleet takes no notice of distance and of leaders on the space, and of nothing else."""
    game = galaxy(
        "rebel-base: corellian-corvette, 3 rebel-trooper, ion-cannon",
        leaders="princess-leia@rebel-base general-rieekan@pool",
        assigned="hidden-fleet=general-rieekan",
    )
    begin(game, "command")
    play(game, "reveal hidden-fleet", "at endor")
    assert moves(game) == ["move corellian-corvette from rebel-base"]
    play(game, "move corellian-corvette from rebel-base")
    assert moves(game) == ["move rebel-trooper from rebel-base"]
    play(game, *["move rebel-trooper from rebel-base"] * 2)
    assert moves(game) == []


@pytest.mark.rule("REB-MOVE-11")
def test_reb_move_11_an_ability_may_leave_transport_aside() -> None:
    kinds = tuple(UnitId(kind) for kind in UNITS_OF[EMPIRE])
    origin = PlaceId(system("bespin"))
    move = MoveUnits(EMPIRE, ADMIRAL, system("yavin"), (origin,), kinds, limit=2, transport=False)
    game = do(galaxy("bespin: 2 stormtrooper, tie-fighter"), move)
    play(game, "move stormtrooper from bespin", "move tie-fighter from bespin")
    assert options(game) == ["done"]
    play(game, "done")
    assert units(game, "yavin") == "tie-fighter, stormtrooper"


@pytest.mark.rule("REB-MOVE-7", "REB-MOVE-10")
def test_no_ability_moves_immobile_units() -> None:
    kinds = tuple(UnitId(kind) for kind in UNITS_OF[REBEL])
    move = MoveUnits(REBEL, ADMIRAL, system("yavin"), (system("bespin"),), kinds, transport=False)
    game = do(galaxy("bespin: ion-cannon, shield-generator, rebel-trooper"), move)
    assert moves(game) == ["move rebel-trooper from bespin"]


def test_quotas_limit_single_kinds() -> None:
    kinds = (unit("stormtrooper"), unit("at-st"))
    move = MoveUnits(EMPIRE, ADMIRAL, system("yavin"), (system("bespin"),), kinds, quotas=(2, 1), transport=False)
    game = do(galaxy("bespin: 3 stormtrooper, 3 at-st"), move)
    play(game, "move at-st from bespin")
    assert moves(game) == ["move stormtrooper from bespin"]
    play(game, "move stormtrooper from bespin", "move stormtrooper from bespin")
    assert moves(game) == []


# Captured leaders


@pytest.mark.rule("REB-CAPTURE-5", "REB-RUL-24")
def test_reb_rul_24_a_captured_leader_goes_along_with_a_ship_that_can_carry() -> None:
    game = galaxy(
        "bespin: assault-carrier, 4 stormtrooper, 2 at-st",
        leaders=f"{VADER} han-solo@bespin",
        rings="captured=han-solo",
    )
    empire_activates(game, "hoth")
    assert "take han-solo from bespin" not in options(game)
    play(game, "move assault-carrier from bespin", *["move stormtrooper from bespin"] * 4)
    assert options(game) == ["done", "take han-solo from bespin"]  # he takes no room
    play(game, "take han-solo from bespin", "done")
    assert where(game, "han-solo") == "hoth"
    assert units(game, "bespin") == "2 at-st"


@pytest.mark.rule("REB-RUL-24")
def test_reb_rul_24_a_ship_without_room_takes_nobody_and_an_imperial_leader_holds_the_captive_too() -> None:
    game = galaxy(
        "bespin: tie-fighter, star-destroyer; mustafar: star-destroyer, tie-fighter",
        leaders=f"{VADER} han-solo@bespin general-tagge@bespin",
        rings="captured=han-solo",
    )
    empire_activates(game, "hoth")
    play(game, "move star-destroyer from mustafar")
    assert moves(game) == ["move tie-fighter from mustafar"]


@pytest.mark.rule("REB-RESCUE-2")
def test_a_captive_left_behind_alone_is_rescued() -> None:
    game = galaxy("bespin: assault-carrier", leaders=f"{VADER} han-solo@bespin", rings="captured=han-solo")
    empire_activates(game, "hoth")
    play(game, "move assault-carrier from bespin", "done")
    assert where(game, "han-solo") == "rebel-base"


# The base


@pytest.mark.rule("REB-BASE-MOVE-1")
@pytest.mark.parametrize(("goal", "near"), [("yavin", True), ("felucia", True), ("dathomir", True), ("hoth", False)])
def test_reb_base_move_1_units_leave_the_space_for_the_bases_system_and_its_neighbours(goal: str, near: bool) -> None:
    game = galaxy("rebel-base: x-wing", leaders=DODONNA)
    rebels_activate(game, goal)
    assert moves(game) == (["move x-wing from rebel-base"] if near else [])


@pytest.mark.rule("REB-BASE-MOVE-1", "REB-FAIR-7")
def test_moving_from_the_space_tells_everybody_where_the_base_can_be() -> None:
    game = galaxy("rebel-base: 2 x-wing", leaders=DODONNA)
    rebels_activate(game, "felucia")
    play(game, "move x-wing from rebel-base")
    assert game.view(1)["units"] == {"rebel-base": {"x-wing": 2}}  # nothing to be seen yet
    assert game.view(1)["stack"][-1]["load"] == []
    assert game.view(0)["stack"][-1]["load"] == [["rebel-base", "x-wing", 1]]
    play(game, "done")
    assert texts(game.clues) == "felucia mandalore mon-calamari saleucami yavin"


@pytest.mark.rule("REB-INFO-15")
def test_where_the_base_is_does_not_show_in_who_is_asked() -> None:
    """The Rebels are asked the same at Hoth, whether or not the base is near."""
    for base in ("endor", "yavin"):
        game = rebels_activate(galaxy("rebel-base: x-wing", leaders=DODONNA, base=base), "hoth")
        assert asked(game) == "rebel move-units"
        assert (
            game.view(1)["stack"]
            == rebels_activate(galaxy("rebel-base: x-wing", leaders=DODONNA), "hoth").view(1)["stack"]
        )


@pytest.mark.rule("REB-BASE-MOVE-1", "REB-BASE-REVEAL-7")
def test_nothing_is_asked_where_the_base_cannot_be() -> None:
    game = galaxy("rebel-base: x-wing", leaders=DODONNA)
    game.clues = type(game.clues)(1 << system("felucia") | 1 << system("yavin"))
    assert asked(rebels_activate(game, "hoth")) == "rebel take-turn"  # the Empire has nobody in the pool and passed


@pytest.mark.rule("REB-BASE-MOVE-2", "REB-RUL-67")
def test_reb_base_move_2_the_space_can_be_activated() -> None:
    game = galaxy(
        "felucia: corellian-corvette, 2 rebel-trooper, stormtrooper; yavin: x-wing; hoth: x-wing; rebel-base: y-wing",
        leaders=f"{DODONNA} mon-mothma@pool",
        subjugated="felucia",
    )
    begin(game, "command")
    assert "activate with mon-mothma" not in options(game)  # she has no tactic values
    play(game, "activate with jan-dodonna", "at rebel-base")
    assert moves(game) == ["move corellian-corvette from felucia", "move x-wing from yavin"]
    play(
        game,
        "move x-wing from yavin",
        "move corellian-corvette from felucia",
        "move rebel-trooper from felucia",
        "done",
    )
    assert units(game, "rebel-base") == "x-wing, y-wing, corellian-corvette, rebel-trooper"
    assert where(game, "jan-dodonna") == "rebel-base"
    assert texts(game.clues) == "mandalore yavin"  # not Felucia, where Imperial ground units are
    assert game.battle is None  # no further steps there
    assert texts(game.origins) == "felucia yavin"


@pytest.mark.rule("REB-BASE-MOVE-2", "REB-BASE-REVEAL-7")
def test_reb_base_reveal_7_a_revealed_base_is_no_longer_a_space() -> None:
    game = galaxy("rebel-base: x-wing", leaders=DODONNA, found=True)
    begin(game, "command")
    play(game, "activate with jan-dodonna")
    assert "at rebel-base" not in options(game)


@pytest.mark.rule("REB-MOVE-9")
def test_reb_move_9_a_leader_on_the_space_holds_the_units_there_and_not_those_of_the_system() -> None:
    game = galaxy("rebel-base: x-wing; yavin: y-wing", leaders=f"{DODONNA} han-solo@rebel-base")
    assert moves(rebels_activate(game, "felucia")) == ["move y-wing from yavin"]


@pytest.mark.rule("REB-MOVE-9")
def test_reb_move_9_a_leader_in_the_bases_system_does_not_hold_the_units_on_the_space() -> None:
    game = galaxy("rebel-base: x-wing; yavin: y-wing", leaders=f"{DODONNA} han-solo@yavin")
    assert moves(rebels_activate(game, "felucia")) == ["move x-wing from rebel-base"]


@pytest.mark.rule("REB-BASE-MOVE-3")
def test_reb_base_move_3_a_mission_may_take_units_from_the_space_to_any_system() -> None:
    game = galaxy("rebel-base: 2 x-wing", leaders="general-rieekan@pool", assigned="hidden-fleet=general-rieekan")
    begin(game, "command")
    play(game, "reveal hidden-fleet", "at endor", "move x-wing from rebel-base", "done")
    assert units(game, "endor") == "x-wing"
    assert game.clues.bit_count() == 31  # and nobody is the wiser


@pytest.mark.rule("REB-BASE-MOVE-4", "REB-RUL-11")
def test_reb_base_move_4_transport_and_immobility_matter_for_the_space_too() -> None:
    game = galaxy("rebel-base: x-wing, corellian-corvette, 3 rebel-trooper, shield-generator", leaders=DODONNA)
    rebels_activate(game, "yavin")
    assert moves(game) == ["move x-wing from rebel-base", "move corellian-corvette from rebel-base"]
    play(game, "move corellian-corvette from rebel-base", *["move rebel-trooper from rebel-base"] * 2)
    assert moves(game) == ["move x-wing from rebel-base"]


def test_a_move_can_be_taken_back_until_it_is_done() -> None:
    game = galaxy("bespin: x-wing", leaders=DODONNA)
    rebels_activate(game, "hoth")
    play(game, "move x-wing from bespin")
    assert not game.picks()[-1][3]
    play(game, "done")
    assert game.picks()[-1][3]
    assert BASE not in game.leaders


# What a client needs to put a move together


def form(game: State) -> tuple[str, int | None, list[str]]:
    """The form of a move: `bespin 6/2: 1+2 tie-fighter -1` is one TIE Fighter loaded and two to come, two on board of
    ships that carry six."""
    ask = game.ask
    assert ask is not None
    assert isinstance(ask.decision, MoveUnits)
    found = ask.decision.form(game)
    rows = [
        f"{origin['place']} {origin['capacity']}/{origin['passengers']}: "
        + ", ".join(f"{row['loaded']}+{row['left']} {row['unit']} {row['room']}" for row in origin["units"])
        + "".join(f", {each['leader']} {each['taken']}" for each in origin["captives"])
        for origin in found["origins"]
    ]
    return found["goal"], found["limit"], rows


@pytest.mark.rule("REB-TRANSPORT-1", "REB-TRANSPORT-2", "REB-CAPTURE-5")
def test_the_form_of_a_move_tells_what_may_come_and_what_ships_carry() -> None:
    game = galaxy(
        "bespin: 2 tie-fighter, star-destroyer, 3 stormtrooper; mustafar: stormtrooper",
        leaders=f"{VADER} han-solo@bespin",
        rings="captured=han-solo",
    )
    empire_activates(game, "hoth")
    assert form(game) == (
        "hoth",
        None,
        ["bespin 0/0: 0+2 tie-fighter -1, 0+1 star-destroyer 6, 0+3 stormtrooper -1, han-solo False"],
    )
    play(game, "move star-destroyer from bespin", "move tie-fighter from bespin", "take han-solo from bespin")
    assert form(game)[2] == ["bespin 6/1: 1+1 tie-fighter -1, 1+0 star-destroyer 6, 0+3 stormtrooper -1, han-solo True"]


def test_the_form_of_a_move_knows_limits_and_quotas_and_where_transport_does_not_matter() -> None:
    kinds = (unit("stormtrooper"), unit("at-st"))
    where_from = (system("bespin"), system("hoth"))
    move = MoveUnits(EMPIRE, ADMIRAL, system("yavin"), where_from, kinds, limit=3, quotas=(2, 1), transport=False)
    game = do(galaxy("bespin: 3 stormtrooper, 3 at-st; hoth: star-destroyer"), move)
    play(game, "move stormtrooper from bespin")
    assert form(game) == ("yavin", 2, ["bespin 0/0: 1+1 stormtrooper 0, 0+1 at-st 0"])
