"""Three and four players: Admirals and Generals. [REB-TEAM]"""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.build import BUILD
from dejarik.games.rebellion.components import ADMIRAL, EMPIRE, GENERAL, LEADER_ROLE, REBEL, leader, objective, unit
from dejarik.games.rebellion.decks import draw_project
from dejarik.games.rebellion.deploy import Deploy
from dejarik.games.rebellion.roles import seat_of
from dejarik.games.rebellion.state import ObjectiveDeck, State
from tests.games.rebellion.rounds import (
    asked,
    begin,
    do,
    galaxy,
    give_action,
    hand,
    heard,
    in_pool,
    options,
    play,
    ready,
    table,
    units,
    where,
)

# Mon Mothma, Han Solo, the Emperor and Tarkin are blue; Princess Leia, General Rieekan, Vader and Veers are orange.
POOLS = (
    "mon-mothma@pool han-solo@pool princess-leia@pool general-rieekan@pool "
    "emperor-palpatine@pool grand-moff-tarkin@pool darth-vader@pool general-veers@pool"
)


def assigning(players: int = 4, **more: str) -> State:
    return begin(galaxy(leaders=POOLS, players=players, **more), "assignment")  # type: ignore[arg-type]


def commanding(units_: str = "", *, players: int = 4, leaders: str = POOLS, **more: str) -> State:
    return begin(galaxy(units_, leaders=leaders, players=players, **more), "command")  # type: ignore[arg-type]


# Roles


@pytest.mark.rule("REB-TEAM-2", "REB-TEAM-3")
def test_reb_team_2_with_three_players_the_rebel_has_both_roles() -> None:
    game = galaxy(players=3)
    assert seat_of(game, REBEL, ADMIRAL) == seat_of(game, REBEL, GENERAL) == 0
    assert (seat_of(game, EMPIRE, ADMIRAL), seat_of(game, EMPIRE, GENERAL)) == (1, 2)


@pytest.mark.rule("REB-TEAM-4", "REB-TEAM-21")
def test_reb_team_4_the_admiral_commands_the_blue_leaders_and_the_general_the_orange_ones() -> None:
    game = commanding()
    assert asked(game) == "rebel-admiral take-turn"
    assert options(game) == ["pass", "reveal base", "activate with han-solo"]  # Mon Mothma has no tactic values
    play(game, "pass")
    assert asked(game) == "imperial-admiral take-turn"
    assert options(game) == ["pass", "activate with emperor-palpatine", "activate with grand-moff-tarkin"]
    play(game, "pass")
    assert options(game) == ["pass", "activate with darth-vader", "activate with general-veers"]


@pytest.mark.rule("REB-TEAM-5")
def test_reb_team_5_units_belong_to_the_whole_team() -> None:
    game = commanding("bespin: star-destroyer, stormtrooper")
    play(game, "pass", "pass", "activate with darth-vader", "at hoth")  # the General moves a ship
    assert asked(game) == "imperial-general move-units"
    play(game, "move star-destroyer from bespin", "move stormtrooper from bespin", "done")
    assert units(game, "hoth") == "star-destroyer, stormtrooper"


@pytest.mark.rule("REB-TEAM-6")
def test_reb_team_6_partners_know_the_same() -> None:
    game = assigning(rebel_hand="hit-and-run")
    views = [{**game.view(seat), "seat": ""} for seat in range(4)]
    assert views[0] == views[1]
    assert views[2] == views[3]
    assert views[0] != views[2]


# Assignment


@pytest.mark.rule("REB-TEAM-16", "REB-TEAM-19")
def test_reb_team_16_both_assign_their_own_leaders_the_rebels_first() -> None:
    game = assigning()
    assert asked(game) == "rebel-admiral assign-leaders"
    assert options(game) == ["done", "assign mon-mothma", "assign han-solo"]
    play(game, "assign mon-mothma", "to build-alliance", "done", "allow")
    assert asked(game) == "rebel-general assign-leaders"
    assert options(game) == ["done", "assign general-rieekan", "assign princess-leia"]
    play(game, "assign princess-leia", "to infiltration", "done")
    assert asked(game) == "rebel-admiral assign-leaders"  # once more, since the General has done something
    play(game, "done")
    assert asked(game) == "imperial-admiral assign-leaders"
    play(game, "done", "done")
    assert table(game) == "build-alliance=mon-mothma infiltration=princess-leia"
    assert asked(game) == "rebel-admiral take-turn"


@pytest.mark.rule("REB-TEAM-17")
def test_reb_team_17_the_general_may_forbid_what_the_admiral_wants() -> None:
    game = assigning()
    play(game, "assign mon-mothma", "to build-alliance", "assign han-solo", "to sabotage", "done")
    assert asked(game) == "rebel-general review-assignments"
    assert options(game) == ["allow", "forbid mon-mothma", "forbid han-solo"]
    play(game, "forbid han-solo", "allow")
    assert table(game) == "build-alliance=mon-mothma"
    assert asked(game) == "rebel-admiral assign-leaders"
    play(game, "assign han-solo")
    assert "to sabotage" not in options(game)  # something else
    assert "to infiltration" in options(game)
    play(game, "join mon-mothma", "done", "allow")
    assert table(game) == "build-alliance=mon-mothma+han-solo"


@pytest.mark.rule("REB-TEAM-17")
def test_reb_team_17_whoever_was_to_join_a_forbidden_leader_has_the_card_alone() -> None:
    game = assigning()
    play(game, "assign mon-mothma", "to sabotage", "assign han-solo", "join mon-mothma", "done", "forbid mon-mothma")
    play(game, "allow")
    assert table(game) == "sabotage=han-solo"
    assert where(game, "mon-mothma") == "pool"


@pytest.mark.rule("REB-TEAM-17")
def test_reb_team_17_everything_may_be_forbidden() -> None:
    game = assigning()
    play(game, "assign mon-mothma", "to sabotage", "done", "forbid mon-mothma")
    assert asked(game) == "rebel-admiral assign-leaders"
    assert table(game) == ""
    play(game, "done")
    assert asked(game) == "rebel-general assign-leaders"


@pytest.mark.rule("REB-TEAM-17", "REB-INFO-4")
def test_the_others_see_nothing_of_what_was_forbidden() -> None:
    game = assigning()
    play(game, "assign mon-mothma", "to build-alliance", "assign han-solo", "to sabotage", "done")
    assert game.view(2)["stack"][-1] == {
        "ask": "review-assignments",
        "side": "rebel",
        "pending": [],
        "forbidden": [],
        "again": False,
    }
    assert game.view(0)["stack"][-1]["pending"] == [
        ["mon-mothma", "build-alliance", None],
        ["han-solo", "sabotage", None],
    ]


@pytest.mark.rule("REB-TEAM-16", "REB-TEAM-17")
def test_the_admiral_uses_action_cards_when_the_general_has_agreed() -> None:
    game = galaxy("hoth: stormtrooper", leaders=f"{POOLS} admiral-ozzel@pool", players=4)
    give_action(game, 2 * EMPIRE + ADMIRAL, "catch-them-by-surprise", "admiral-ozzel")
    begin(game, "assignment")
    play(game, "done", "done")
    assert any("catch-them-by-surprise" in pick for pick in options(game))
    play(game, "assign grand-moff-tarkin", "to gather-intel")
    assert not any("catch-them-by-surprise" in pick for pick in options(game))
    play(game, "done", "allow")
    assert asked(game) == "imperial-admiral assign-leaders"
    assert any("catch-them-by-surprise" in pick for pick in options(game))


@pytest.mark.rule("REB-TEAM-18")
def test_reb_team_18_two_leaders_on_a_mission_whoever_commands_them() -> None:
    game = assigning()
    play(game, "assign mon-mothma", "to build-alliance", "done", "allow", "assign princess-leia", "join mon-mothma")
    play(game, "assign general-rieekan")
    assert not any(pick.startswith("join") for pick in options(game))
    play(game, "to sabotage", "done", "assign han-solo")
    assert "join general-rieekan" in options(game)
    assert "join mon-mothma" not in options(game)


@pytest.mark.rule("REB-TEAM-16", "REB-TEAM-2")
def test_the_single_rebel_of_three_players_assigns_all_leaders_at_once() -> None:
    game = assigning(players=3)
    assert asked(game) == "rebel assign-leaders"
    assert options(game) == [
        "done",
        "assign mon-mothma",
        "assign general-rieekan",
        "assign princess-leia",
        "assign han-solo",
    ]
    play(game, "assign mon-mothma", "to build-alliance", "assign princess-leia", "join mon-mothma", "done")
    assert asked(game) == "imperial-admiral assign-leaders"
    assert table(game) == "build-alliance=mon-mothma+princess-leia"


# Turns


def activators(game: State) -> list[str]:
    return [pick.removeprefix("activate with ") for pick in options(game) if pick.startswith("activate with ")]


def order(players: int, initiative: str) -> list[str]:
    game = commanding(players=players, initiative=initiative)
    found = []
    for _ in range(8):
        found.append(asked(game).split()[0])
        first = next((pick for pick in options(game) if pick.startswith("activate")), "pass")
        play(game, first)
        if first != "pass":
            play(game, "at hoth")
    return found


@pytest.mark.rule("REB-TEAM-20", "REB-RUL-46")
def test_reb_team_20_turns_follow_the_initiative() -> None:
    assert order(4, "printed")[:5] == [
        "rebel-admiral",
        "imperial-admiral",
        "imperial-general",
        "rebel-general",
        "rebel-admiral",
    ]
    assert order(4, "alternating")[:5] == [
        "rebel-admiral",
        "imperial-admiral",
        "rebel-general",
        "imperial-general",
        "rebel-admiral",
    ]


@pytest.mark.rule("REB-TEAM-22", "REB-RUL-46")
def test_reb_team_22_with_three_players_the_rebel_has_two_turns_a_cycle() -> None:
    assert order(3, "printed")[:5] == ["rebel", "imperial-admiral", "imperial-general", "rebel", "rebel"]
    game = commanding(players=3)
    assert activators(game) == ["han-solo"]
    play(game, "pass", "pass", "pass")
    assert activators(game) == ["general-rieekan", "princess-leia"]


@pytest.mark.rule("REB-TEAM-23")
def test_reb_team_23_with_three_players_the_rebel_passes_once_for_each_role() -> None:
    game = commanding(players=3)
    play(game, "pass")
    assert game.passed == [True, False, False, False]
    play(game, "activate with grand-moff-tarkin", "at hoth", "pass")
    assert asked(game) == "rebel take-turn"
    play(game, "activate with princess-leia", "at endor")
    assert asked(game) == "imperial-admiral take-turn"  # not the Rebel Admiral, who has passed
    play(game, "pass")
    assert asked(game) == "rebel take-turn"


@pytest.mark.rule("REB-RUL-76")
def test_reb_rul_76_the_rebel_may_have_two_turns_in_a_row() -> None:
    assert order(3, "consecutive")[:6] == ["rebel", "rebel", "imperial-admiral", "imperial-general", "rebel", "rebel"]
    assert order(4, "consecutive")[:5] == [
        "rebel-admiral",
        "rebel-general",
        "imperial-admiral",
        "imperial-general",
        "rebel-admiral",
    ]
    assert order(2, "consecutive")[:4] == ["rebel", "empire", "rebel", "empire"]  # only teams have an order
    game = commanding(players=3, initiative="consecutive")
    assert activators(game) == ["han-solo"]
    play(game, "activate with han-solo", "at hoth")
    assert activators(game) == ["general-rieekan", "princess-leia"]


@pytest.mark.rule("REB-RUL-76", "REB-TEAM-23")
def test_reb_rul_76_who_has_passed_is_left_out_and_the_other_role_goes_on() -> None:
    game = commanding(players=3, initiative="consecutive")
    play(game, "pass")  # as Admiral
    assert (asked(game), activators(game)) == ("rebel take-turn", ["general-rieekan", "princess-leia"])
    play(game, "activate with princess-leia", "at endor", "pass")
    assert asked(game) == "imperial-general take-turn"
    play(game, "activate with darth-vader", "at hoth")
    assert (asked(game), activators(game)) == ("rebel take-turn", ["general-rieekan"])
    play(game, "pass")
    assert game.passed == [True, True, True, False]
    assert asked(game) == "imperial-general take-turn"


@pytest.mark.rule("REB-RUL-76", "REB-TEAM-23")
def test_reb_rul_76_the_admiral_goes_on_after_the_general_has_passed() -> None:
    game = commanding(players=3, initiative="consecutive", leaders=f"{POOLS} admiral-ackbar@pool")
    play(game, "activate with han-solo", "at hoth", "pass")
    assert asked(game) == "imperial-admiral take-turn"
    play(game, "pass", "pass")
    assert (asked(game), activators(game)) == ("rebel take-turn", ["admiral-ackbar"])
    play(game, "pass")
    assert all(game.passed)


@pytest.mark.rule("REB-TEAM-24")
def test_reb_team_24_either_of_the_rebels_may_reveal_the_base() -> None:
    game = commanding()
    assert "reveal base" in options(game)
    play(game, "pass", "pass", "pass")
    assert asked(game) == "rebel-general take-turn"
    play(game, "reveal base")
    assert game.exposed
    assert asked(game) == "rebel-general take-turn"


@pytest.mark.rule("REB-TEAM-21", "REB-TEAM-25")
def test_reb_team_25_a_mission_is_revealed_by_whoever_commands_a_leader_on_it() -> None:
    game = commanding(assigned="build-alliance=mon-mothma+princess-leia sabotage=general-rieekan")
    assert [pick for pick in options(game) if pick.startswith("reveal")] == ["reveal base", "reveal build-alliance"]
    play(game, "activate with han-solo", "at hoth", "pass", "pass")
    assert asked(game) == "rebel-general take-turn"
    assert [pick for pick in options(game) if pick.startswith("reveal")] == [
        "reveal base",
        "reveal build-alliance",
        "reveal sabotage",
    ]
    play(game, "reveal build-alliance")
    assert asked(game) == "rebel-general choose-place"  # and makes all decisions for it
    assert game.mission is not None
    assert game.mission.role == GENERAL


@pytest.mark.rule("REB-TEAM-26")
def test_reb_team_26_only_one_of_the_other_team_sends_a_leader() -> None:
    game = commanding(assigned="sabotage=han-solo")
    play(game, "reveal sabotage", "at naboo")
    assert asked(game) == "imperial-admiral oppose"
    play(game, "send grand-moff-tarkin")
    assert asked(game) != "imperial-general oppose"
    assert where(game, "grand-moff-tarkin") == "naboo"
    game = commanding(assigned="sabotage=han-solo")
    play(game, "reveal sabotage", "at naboo", "send nobody")
    assert asked(game) == "imperial-general oppose"
    play(game, "send darth-vader")
    assert where(game, "darth-vader") == "naboo"


@pytest.mark.rule("REB-TEAM-26", "REB-MISSION-REVEAL-5")
def test_nobody_of_the_other_team_opposes_what_is_only_resolved() -> None:
    game = commanding(assigned="hidden-fleet=admiral-ackbar")
    play(game, "reveal hidden-fleet", "at naboo")
    assert asked(game) == "imperial-admiral take-turn"


@pytest.mark.rule("REB-TEAM-27")
def test_reb_team_27_one_roll_for_all_leaders_of_a_team() -> None:
    leaders = "princess-leia@naboo darth-vader@naboo grand-moff-tarkin@naboo general-veers@pool"
    game = galaxy(leaders=leaders, players=4, assigned="sabotage=han-solo")
    game.chance.script(((0, 0, 0), (5, 5, 5)))  # Han Solo 2 and Leia 1; Vader 3
    begin(game, "command")
    play(game, "reveal sabotage", "at naboo", "send nobody")
    assert heard(game, None).count("mission-rolled") == 2
    assert game.sabotaged


# Refreshing


@pytest.mark.rule("REB-TEAM-37")
def test_reb_team_37_the_empires_probe_cards_are_its_own() -> None:
    game = galaxy(players=4, time=6)
    begin(game, "refresh")
    assert game.view(2)["probes"] == game.view(3)["probes"]
    assert game.view(1)["probes"] == ["unknown", "unknown"]


@pytest.mark.rule("REB-TEAM-38")
def test_reb_team_38_the_rebel_general_plays_objectives() -> None:
    game = galaxy(players=4, time=6)
    game.objectives = [objective("leave-no-one-behind")]
    game.objective_deck = ObjectiveDeck.of(card for card in game.objective_deck.cards if card not in game.objectives)
    begin(game, "refresh")
    assert asked(game) == "rebel-general play-objective"


@pytest.mark.rule("REB-TEAM-41")
def test_reb_team_41_the_admirals_build_and_deploy() -> None:
    game = do(galaxy(players=4), BUILD)
    assert asked(game) == "rebel-admiral build-units"
    play(game, "done")
    assert asked(game) == "imperial-admiral build-units"
    game = galaxy(players=4)
    game.queues[unit("stormtrooper")] = 1
    do(game, Deploy(EMPIRE))
    assert ready(game) == "stormtrooper"
    assert asked(game) == "imperial-admiral deploy-units"


@pytest.mark.rule("REB-TEAM-42", "REB-PROJECT-1")
def test_reb_team_42_a_project_goes_into_the_mission_hand() -> None:
    game = galaxy(players=4)
    before = len(hand(game, EMPIRE))
    draw_project(game)
    assert len(hand(game, EMPIRE)) == before + 1


@pytest.mark.rule("REB-TEAM-43", "REB-LEADER-4")
def test_reb_team_43_a_lured_leader_is_commanded_by_the_imperial_player_of_the_colour() -> None:
    game = galaxy(
        leaders="princess-leia@hoth mon-mothma@pool grand-moff-tarkin@pool general-veers@pool",
        rings="lure-of-the-dark-side=princess-leia",
        players=4,
        time=6,
    )
    game.objectives = []
    begin(game, "refresh")
    assert "princess-leia" in in_pool(game)
    assert asked(game) == "rebel-admiral assign-leaders"
    play(game, "done")
    assert asked(game) == "imperial-admiral assign-leaders"  # no orange Rebel leader is left
    assert options(game) == ["done", "assign grand-moff-tarkin"]
    play(game, "done")
    assert options(game) == ["done", "assign general-veers", "assign princess-leia"]
    assert LEADER_ROLE[leader("princess-leia")] == GENERAL
