"""Who may retreat, where to, with whom; who has to. [REB-COMBAT-RETREAT]"""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.combat.damage import battle_of
from dejarik.games.rebellion.combat.retreat import can_retreat, goals
from dejarik.games.rebellion.components import EMPIRE, KINDS, REBEL, SYSTEMS, Side, leader, system, unit
from dejarik.games.rebellion.state import State
from tests.games.rebellion.fighting import asked, fight, figures, log, luck, options, play, skip, where

# A combat in Hoth; its neighbours are Bespin, Endor and Mustafar.


def blanks(rebel: str, empire: str, rolls: str = "-- --", **more: object) -> State:
    """A combat in which nothing was hit, up to the first retreat. `rolls` are the dice of each attack."""
    game = fight(rebel, empire, dice=rolls.split(), **more)  # type: ignore[arg-type]  # keywords of fight
    return skip(game)


def names(game: State, side: int) -> list[str]:
    return [SYSTEMS[each] for each in goals(game, Side(side))]


# Who


@pytest.mark.rule("REB-COMBAT-ROUND-6", "REB-RUL-66", "REB-COMBAT-RETREAT-1")
def test_both_may_retreat_in_the_first_round_the_active_side_first() -> None:
    game = blanks("2 x-wing", "2 assault-carrier", "-- ----", leaders="mon-mothma boba-fett", active="rebel")
    assert asked(game) == "rebel retreat"
    assert options(game) == ["stay", "retreat with mon-mothma"]
    play(game, "stay")
    assert asked(game) == "empire retreat"
    play(game, "retreat with boba-fett")
    assert options(game) == ["to bespin", "to endor", "to mustafar"]
    play(game, "to endor")
    assert figures(game, "endor") == "2 assault-carrier"
    assert where(game, "boba-fett") == "endor"
    assert game.battle is None


@pytest.mark.rule("REB-COMBAT-RETREAT-2")
def test_without_an_own_leader_nobody_retreats() -> None:
    game = fight("x-wing", "assault-carrier", leaders="boba-fett", dice=["-", "--"])
    assert asked(game) == "empire retreat"


@pytest.mark.rule("REB-COMBAT-RETREAT-2", "REB-COMBAT-RETREAT-15", "REB-RUL-19")
def test_any_leader_may_lead_and_the_others_stay_and_hold_nobody() -> None:
    game = blanks("x-wing, rebel-transport, rebel-trooper", "star-destroyer", "- ---", leaders="mon-mothma han-solo")
    assert options(game) == ["stay", "retreat with mon-mothma", "retreat with han-solo"]
    play(game, "retreat with mon-mothma", "to endor", "take rebel-trooper")
    assert where(game, "han-solo") == "hoth"
    assert figures(game, "endor") == "x-wing, rebel-transport, rebel-trooper"


@pytest.mark.rule("REB-CAPTURE-6", "REB-CAPTURE-11", "REB-RUL-26")
def test_a_captive_neither_leads_nor_is_taken_along() -> None:
    game = blanks(
        "x-wing",
        "assault-carrier, stormtrooper",
        "- --",
        leaders="princess-leia boba-fett",
        rings={"captured": "princess-leia"},
    )
    assert asked(game) == "empire retreat"
    play(game, "retreat with boba-fett", "to endor", "done")
    assert where(game, "princess-leia") == "hoth"


@pytest.mark.rule("REB-CARD-READY-FOR-ACTION-1", "REB-CARD-READY-FOR-ACTION-4")
def test_a_guest_does_not_lead_a_retreat() -> None:
    game = fight("x-wing", "assault-carrier", leaders="general-veers", pool="han-solo")
    battle_of(game).guest = leader("general-veers")
    assert can_retreat(game, EMPIRE)
    game.chance.script(luck("-", "--", "s"))
    play(game, "decline")
    skip(game)
    assert "retreat" not in asked(game)


@pytest.mark.rule("REB-COMBAT-RETREAT-3", "REB-TRANSPORT-1", "REB-TRANSPORT-4")
def test_a_leader_does_not_retreat_without_units() -> None:
    game = fight(
        "x-wing, rebel-trooper", "2 tie-fighter, stormtrooper", leaders="mon-mothma boba-fett", pool="han-solo"
    )
    assert not can_retreat(game, EMPIRE)  # TIE Fighters and stormtroopers have nothing to ride on
    assert can_retreat(game, REBEL)


@pytest.mark.rule("REB-COMBAT-RETREAT-4")
def test_nobody_retreats_without_enemies() -> None:
    game = fight("2 x-wing", "tie-fighter", leaders="mon-mothma", dice=["h-", "-"])
    assert game.battle is None
    assert figures(game) == "2 x-wing"


@pytest.mark.rule("REB-COMBAT-RETREAT-5", "REB-COMBAT-RETREAT-13", "REB-RUL-16", "REB-COMBAT-RETREAT-11")
def test_one_retreat_in_a_combat_and_units_left_behind_fight_on() -> None:
    game = fight(
        "corellian-corvette, 4 rebel-trooper",
        "at-at",
        leaders="mon-mothma han-solo",
        dice=["----", "---"],
        hands=("", ""),
    )
    skip(game)
    hands = [list(hand) for hand in game.tactic_hands]
    game.chance.script(luck("s-", "---", "s-"))
    play(game, "retreat with mon-mothma", "to bespin", "take rebel-trooper", "take rebel-trooper")
    battle = battle_of(game)
    assert battle.round == 2
    assert figures(game) == "at-at, 2 rebel-trooper"
    assert game.tactic_hands == hands  # no new cards
    play(game, "done")
    assert battle.round == 3  # Han Solo is there, but the retreat is used up
    battle.escapes[REBEL] = True
    assert not can_retreat(game, REBEL)


@pytest.mark.rule("REB-TEAM-35")
def test_in_a_team_each_retreats_with_own_leaders_and_the_team_once() -> None:
    game = blanks("x-wing", "assault-carrier", "- --", leaders="mon-mothma chewbacca", players=4)
    assert asked(game) == "rebel-admiral retreat"
    assert options(game) == ["stay", "retreat with mon-mothma"]
    play(game, "stay")
    assert asked(game) == "rebel-general retreat"
    assert options(game) == ["stay", "retreat with chewbacca"]
    play(game, "retreat with chewbacca")
    assert asked(game) == "rebel-general choose-refuge"


@pytest.mark.rule("REB-TEAM-35")
def test_in_a_team_who_has_no_leader_there_is_not_asked() -> None:
    game = blanks("x-wing", "assault-carrier", "- --", leaders="mon-mothma boba-fett", players=4)
    assert asked(game) == "rebel-admiral retreat"
    play(game, "stay")
    assert asked(game) == "imperial-general retreat"


@pytest.mark.rule("REB-RUL-37", "REB-TEAM-35")
def test_in_a_team_the_last_who_is_asked_must_lead_the_ships_away() -> None:
    game = fight("x-wing, 2 ion-cannon", "death-star", leaders="mon-mothma chewbacca", dice=["-"], players=4)
    while not asked(game).endswith(" retreat"):
        play(game, "done")
    assert options(game) == ["stay", "retreat with mon-mothma"]
    play(game, "stay")
    assert options(game) == ["retreat with chewbacca"]


@pytest.mark.rule("REB-COMBAT-RETREAT-10", "REB-DS-1", "REB-RUL-73")
@pytest.mark.parametrize("station", ["death-star", "death-star-under-construction"])
def test_the_empire_does_not_retreat_with_a_death_star_in_the_combat(station: str) -> None:
    game = fight("2 x-wing", f"star-destroyer, {station}", leaders="boba-fett", pool="mon-mothma")
    assert not can_retreat(game, EMPIRE)
    game.units[system("hoth") * KINDS + unit(station)] = 0
    assert can_retreat(game, EMPIRE)


@pytest.mark.rule("REB-CARD-KEEP-THEM-FROM-ESCAPING-1", "REB-CARD-KEEP-THEM-FROM-ESCAPING-2")
def test_who_is_kept_from_escaping_does_not_retreat_and_transports_are_lost() -> None:
    game = fight("x-wing", "assault-carrier", leaders="mon-mothma", pool="boba-fett", cannot_retreat=[True, False])
    assert not can_retreat(game, REBEL)
    game = fight("rebel-transport", "assault-carrier", leaders="mon-mothma", cannot_retreat=[True, False], dice=["--"])
    assert game.battle is None
    assert figures(game) == "assault-carrier"


# Where to


@pytest.mark.rule("REB-COMBAT-RETREAT-6", "REB-COMBAT-RETREAT-7", "REB-RUL-18")
def test_own_units_or_loyalty_first_then_empty_systems_never_enemies() -> None:
    game = fight(
        "x-wing",
        "assault-carrier",
        leaders="mon-mothma",
        pool="boba-fett",
        around={"bespin": "rebel-trooper", "endor": "stormtrooper"},
        loyal={"mustafar": "rebel"},
    )
    assert names(game, REBEL) == ["bespin", "mustafar"]
    game = fight("x-wing", "assault-carrier", leaders="mon-mothma", pool="boba-fett", around={"endor": "stormtrooper"})
    assert names(game, REBEL) == ["bespin", "mustafar"]  # both empty
    assert names(game, EMPIRE) == ["endor"]
    game = fight(
        "x-wing",
        "assault-carrier",
        leaders="mon-mothma",
        pool="boba-fett",
        around={"bespin": "tie-fighter", "endor": "stormtrooper", "mustafar": "at-at"},
    )
    assert names(game, REBEL) == []
    assert not can_retreat(game, REBEL)


@pytest.mark.rule("REB-COMBAT-RETREAT-8", "REB-RUL-18")
def test_not_where_the_enemy_came_from() -> None:
    game = fight(
        "x-wing",
        "assault-carrier",
        active="empire",
        pool="boba-fett",
        leaders="mon-mothma",
        origins="bespin endor",
        around={"bespin": "y-wing"},
    )
    assert names(game, REBEL) == ["mustafar"]
    assert names(game, EMPIRE) == ["endor", "mustafar"]  # the one who came may go back


@pytest.mark.rule("REB-COMBAT-RETREAT-9")
def test_never_to_the_rebel_base_space() -> None:
    game = fight(
        "x-wing",
        "assault-carrier",
        leaders="mon-mothma",
        pool="boba-fett",
        around={"rebel-base": "y-wing", "endor": "tie-fighter"},
    )
    game.location = system("bespin")
    assert names(game, REBEL) == ["bespin", "mustafar"]  # what is on the space is in no system


# With whom


@pytest.mark.rule("REB-COMBAT-RETREAT-11", "REB-TRANSPORT-3", "REB-TRANSPORT-5")
def test_all_ships_leave_and_carry_what_fits() -> None:
    game = fight(
        "8 x-wing, airspeeder",
        "assault-carrier, 4 tie-fighter, at-at, stormtrooper",
        leaders="boba-fett",
        active="empire",
        dice=["------", "-----", "----", "--"],
    )
    assert asked(game) == "empire retreat"
    play(game, "retreat with boba-fett", "to endor")
    assert asked(game) == "empire take-along"
    assert options(game) == ["take tie-fighter", "take stormtrooper", "take at-at", "done"]  # not all: room for 4
    play(game, "take at-at", "take stormtrooper", "take tie-fighter", "take tie-fighter")
    assert figures(game, "endor") == "2 tie-fighter, assault-carrier, stormtrooper, at-at"
    assert "2 tie-fighter" in figures(game)


@pytest.mark.rule("REB-COMBAT-RETREAT-11")
def test_everybody_may_be_taken_at_once_if_there_is_room() -> None:
    game = blanks("corellian-corvette, 2 rebel-trooper", "at-at, star-destroyer", "-- --- -- ---", leaders="mon-mothma")
    play(game, "retreat with mon-mothma", "to endor")
    assert options(game) == ["take rebel-trooper", "take all", "done"]
    play(game, "take all")
    assert figures(game) == "star-destroyer, at-at"


@pytest.mark.rule("REB-COMBAT-RETREAT-12", "REB-UNIT-11")
def test_structures_stay() -> None:
    game = blanks("corellian-corvette, rebel-trooper, ion-cannon", "at-at", "- ---", leaders="mon-mothma")
    play(game, "retreat with mon-mothma", "to endor")
    assert options(game) == ["take rebel-trooper", "done"]
    game.chance.script(luck("s"))
    play(game, "done")
    assert figures(game) == "at-at, rebel-trooper, ion-cannon"
    assert figures(game, "endor") == "corellian-corvette"


@pytest.mark.rule("REB-COMBAT-RETREAT-11", "REB-COMBAT-ATTACK-10c")
def test_hurt_and_unhurt_figures_can_be_told_apart() -> None:
    game = fight("corellian-corvette, 3 airspeeder", "at-at", leaders="mon-mothma", dice=["------", "-h-"])
    skip(game)
    play(game, "retreat with mon-mothma", "to endor")
    assert options(game) == ["take airspeeder", "take airspeeder 1+0", "done"]
    game.chance.script(luck("ss--", "---"))
    play(game, "take airspeeder 1+0", "done")
    assert battle_of(game).wounds == []
    assert figures(game) == "at-at, 2 airspeeder"


@pytest.mark.rule("REB-COMBAT-RETREAT-11", "REB-COMBAT-ATTACK-10c")
def test_hurt_figures_leave_with_the_others() -> None:
    game = fight(
        "2 mon-calamari-cruiser, 3 airspeeder",
        "star-destroyer, at-at",
        leaders="mon-mothma",
        dice=["------", "-h-", "------", "-h-"],
    )
    skip(game)
    assert [wound[1] for wound in battle_of(game).wounds] == [1, 1]  # a cruiser and an Airspeeder
    play(game, "retreat with mon-mothma", "to endor")
    assert options(game) == ["take airspeeder", "take airspeeder 1+0", "take all", "done"]
    assert len(battle_of(game).wounds) == 1
    play(game, "take all")
    assert figures(game, "endor") == "2 mon-calamari-cruiser, 3 airspeeder"
    assert figures(game) == "star-destroyer, at-at"


@pytest.mark.rule("REB-COMBAT-WIN-2", "REB-RUL-20")
def test_who_retreats_from_a_theatre_loses_it_unless_both_do() -> None:
    game = blanks("x-wing", "assault-carrier", "- --", leaders="mon-mothma boba-fett")
    play(game, "retreat with mon-mothma", "to endor")
    assert "won-space-battle" in log(game)
    game = fight(
        "corellian-corvette, 2 rebel-trooper",
        "assault-carrier, 2 stormtrooper",
        leaders="mon-mothma boba-fett",
        dice=["--", "--", "--", "--"],
    )
    play(game, "retreat with mon-mothma", "to endor", "done")
    assert asked(game) == "empire retreat"
    game.chance.script(luck("s-", "--"))
    play(game, "retreat with boba-fett", "to bespin", "done")
    assert battle_of(game).won == [0, 0]


# Who has to


@pytest.mark.rule("REB-COMBAT-RETREAT-14", "REB-RUL-17")
def test_transports_alone_retreat_or_are_destroyed() -> None:
    game = fight("2 rebel-transport, rebel-trooper", "tie-fighter", leaders="mon-mothma", dice=["-"])
    assert asked(game) == "rebel retreat"
    escaped = game.after("retreat with mon-mothma", "to endor", "done")
    assert figures(escaped, "endor") == "2 rebel-transport"
    play(game, "stay")
    assert figures(game) == "tie-fighter, rebel-trooper"
    assert "won-space-battle" in log(game)


@pytest.mark.rule("REB-COMBAT-RETREAT-14", "REB-RUL-17")
def test_transports_stay_where_no_imperial_ship_is_left() -> None:
    game = fight(
        "rebel-transport, rebel-trooper",
        "assault-carrier, stormtrooper",
        active="empire",
        leaders="boba-fett",
        dice=["--", "-", "-"],
    )
    assert asked(game) == "empire retreat"
    game.chance.script(luck("-", "h"))
    play(game, "retreat with boba-fett", "to endor", "done")
    assert figures(game) == "rebel-transport, rebel-trooper"


@pytest.mark.rule("REB-RUL-37")
def test_rebel_ships_must_leave_a_death_star_that_cannot_fire() -> None:
    game = fight("x-wing, 2 ion-cannon", "death-star", leaders="mon-mothma", dice=["-"])
    assert asked(game) == "rebel retreat"
    assert options(game) == ["retreat with mon-mothma"]  # no staying
    play(game, "retreat with mon-mothma", "to endor")
    assert game.battle is None
    game = fight("x-wing, 2 ion-cannon", "death-star", pool="mon-mothma", dice=["-"])
    play(game, "decline")
    assert figures(game) == "death-star, 2 ion-cannon"  # without a leader they are lost


@pytest.mark.rule("REB-RUL-37")
def test_with_imperial_ground_units_or_dice_the_combat_goes_on() -> None:
    game = fight(
        "x-wing, 2 ion-cannon, rebel-trooper", "death-star, at-at", leaders="mon-mothma", dice=["-", "-", "---"]
    )
    assert options(game) == ["stay", "retreat with mon-mothma"]
    game = fight("x-wing, ion-cannon", "death-star", leaders="mon-mothma", dice=["-", "--"])
    assert options(game) == ["stay", "retreat with mon-mothma"]
    game = fight(
        "x-wing, 2 ion-cannon", "death-star", leaders="mon-mothma", objectives="death-star-plans-2", dice=["-", "---"]
    )
    play(game, "play death-star-plans-2")
    assert options(game) == ["stay", "retreat with mon-mothma"]  # the plans were tried in this round


# Destroyed systems


@pytest.mark.rule("REB-RUL-71", "REB-MOVE-6")
def test_nobody_retreats_across_an_impassable_area() -> None:
    around = {"utapau": "x-wing", "hoth": "x-wing"}
    game = fight("x-wing", "tie-fighter", at="mustafar", leaders="mon-mothma", around=around, dice=["-", "-"])
    play(game, "retreat with mon-mothma")  # there are own units beyond the border too
    assert where(game, "mon-mothma") == "hoth"


@pytest.mark.rule("REB-DESTROYED-5", "REB-RUL-40")
def test_units_left_without_room_in_a_destroyed_system_are_destroyed() -> None:
    game = fight(
        "x-wing",
        "assault-carrier, 2 tie-fighter, stormtrooper",
        leaders="boba-fett",
        active="empire",
        destroyed="hoth",
        dice=["----", "-"],
    )
    assert asked(game) == "empire retreat"
    play(game, "retreat with boba-fett", "to endor", "take tie-fighter", "done")
    assert asked(game) == "empire destroy-excess"
    assert options(game) == ["destroy tie-fighter", "destroy stormtrooper"]
    play(game, "destroy tie-fighter", "destroy stormtrooper")
    assert figures(game) == "x-wing"
    assert game.battle is None


@pytest.mark.rule("REB-DESTROYED-5", "REB-CARD-OBJECTIVES-1")
def test_what_is_lost_where_it_went_is_not_lost_in_the_combat() -> None:
    game = fight(
        "rebel-trooper",
        "3 at-at",
        leaders="boba-fett",
        destroyed="endor",
        dice=["s", "---------"],
        around={"endor": "tie-fighter, assault-carrier"},
    )
    battle = battle_of(game)
    battle.escapes = [False, True]
    game.chance.script(luck("--------"))
    play(game, "done")
    assert asked(game) == "empire retreat"
    game.units[system("endor") * KINDS + unit("assault-carrier")] = 0
    play(game, "retreat with boba-fett", "take all")
    assert asked(game) == "empire destroy-excess"
    play(game, "destroy at-at")
    assert battle.lost[unit("at-at")] == 0
