"""Goals of characters and ships. [RIM-GOAL]"""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim import GAME
from dejarik.games.outer_rim.abilities import value
from dejarik.games.outer_rim.actions import ActionStep
from dejarik.games.outer_rim.assets import gain
from dejarik.games.outer_rim.components import (
    CHARACTER,
    CHARACTERS,
    SHEET,
    SHIPS,
    SPACES,
    PlayerId,
    card,
    character,
    faction,
    ship,
    space,
)
from dejarik.games.outer_rim.delivery import deliver_cargo
from dejarik.games.outer_rim.encounters.choice import ChooseEncounter
from dejarik.games.outer_rim.fame import fame
from dejarik.games.outer_rim.goals import count, look_at_goals, ship_goal
from dejarik.games.outer_rim.jobs import attempt
from dejarik.games.outer_rim.market import take_ship
from dejarik.games.outer_rim.patrols import start_patrol_fight
from dejarik.games.outer_rim.planning import PlanningStep
from dejarik.games.outer_rim.state import BOUNTIES, COUNTERS, ILLEGAL, JOBS, PATROLS, WINS, State
from tests.games.outer_rim.position import asked, begin, carry_out, hand, options, play, rim, told

ME = PlayerId(0)
AWAY = "imperial@nav-a-lo rebel@nav-a-lo syndicate@nav-a-lo hutt@nav-a-lo"


def look(game: State) -> State:
    look_at_goals(game)
    return begin(game)


def counted(game: State, counter: int) -> State:
    count(game, ME, counter)
    return begin(game)


# Personal goals


@pytest.mark.rule("RIM-GOAL-1", "RIM-GOAL-3", "RIM-SHIP-13")
def test_rim_goal_1_every_character_and_every_ship_that_is_sold_has_a_goal() -> None:
    assert [each.goal is None for each in SHEET] == [each.starter for each in SHEET]
    assert all(each.goal.reward for each in CHARACTER)


@pytest.mark.rule("RIM-GOAL-4", "RIM-GOAL-5", "RIM-GOAL-6", "RIM-GOAL-15", "RIM-FAME-6", "RIM-CHAR-3")
@pytest.mark.parametrize(
    ("who", "counter", "needed"),
    [
        ("boba-fett", BOUNTIES, 2),
        ("doctor-aphra", JOBS, 2),
        ("ketsu-onyo", WINS, 3),
        ("lando-calrissian", ILLEGAL, 2),
    ],
)
def test_rim_goal_15_a_goal_that_counts(who: str, counter: int, needed: int) -> None:
    game = rim(who=f"{who} bossk")
    for _ in range(needed - 1):
        counted(game, counter)
        assert (fame(game, ME), game.goals_met[0]) == (0, False)
    counted(game, counter)
    assert (fame(game, ME), game.goals_met[0]) == (1, True)
    assert told(game) == ["fame", "goal-achieved"]
    counted(game, counter)
    assert fame(game, ME) == 1


@pytest.mark.rule("RIM-GOAL-9", "RIM-GOAL-12", "RIM-GOAL-19", "RIM-ABIL-54")
def test_rim_goal_12_bossk_has_a_mod_and_two_gear_that_cost_enough() -> None:
    cheap = look(rim(who="bossk han-solo", assets=["targeting-computer vibroknife armored-vest dash-rendar"]))
    assert not cheap.goals_met[0]  # crew costs much, but is neither
    enough = "mpl-57 iqa-11 quad-laser-cannon"  # 8,000 + 5,000 + 2,000
    assert look(rim(who="bossk ig-88", assets=[enough])).goals_met[0]
    assert not look(rim(who="bossk ig-88", assets=["mpl-57 dl-44 quad-laser-cannon"])).goals_met[0]
    assert not look(rim(who="bossk ig-88", assets=["mpl-57 iqa-11 ion-cannon"[:13] + " stolen-prototype"])).goals_met[0]


@pytest.mark.rule("RIM-GOAL-12", "RIM-ABIL-54")
def test_rim_goal_12_han_solo_has_a_ship_that_costs_enough() -> None:
    assert look(rim(who="han-solo bossk", ships="aggressor g9-rigger")).goals_met[0]
    assert not look(rim(who="han-solo bossk", ships="lancer g9-rigger")).goals_met[0]


@pytest.mark.rule("RIM-GOAL-12", "RIM-RUL-67", "RIM-ABIL-54", "RIM-DROID-2")
def test_rim_rul_67_ig_88_has_two_droids_in_anybodys_turn() -> None:
    game = rim(who="bossk ig-88", ships="g9-rigger gx1-short-hauler", assets=["", "4-lom k-2so"])
    look(game)
    assert game.goals_met == [False, True]
    assert fame(game, PlayerId(1)) == 1
    assert not look(rim(who="ig-88 bossk", ships="gx1-short-hauler g9-rigger", assets=["4-lom chewbacca"])).goals_met[0]


@pytest.mark.rule("RIM-GOAL-18", "RIM-EFFECT-25", "RIM-ABIL-56")
def test_rim_goal_18_jyn_erso_on_two_imperial_planets() -> None:
    game = rim("lothal ryloth", who="jyn-erso bossk", options={"transfers": False}, luck=[(3, 3), (3, 3)])
    begin(game, ActionStep(ME))
    assert "use jyn-erso-2" in options(game)
    play(game, "use jyn-erso-2")
    assert [SPACES[each] for each in game.sabotaged] == ["lothal"]
    game.used.clear()
    begin(game, ActionStep(ME))
    assert "use jyn-erso-2" not in options(game)  # her token already lies there
    game.places[0] = space("naboo")
    begin(game, ActionStep(ME))
    play(game, "use jyn-erso-2")
    assert (game.goals_met[0], fame(game, ME)) == (True, 1)
    assert game.sabotaged == []


@pytest.mark.rule("RIM-GOAL-18")
def test_rim_goal_18_the_goal_of_another_leaves_her_tokens() -> None:
    game = rim(who="han-solo jyn-erso", ships="aggressor g9-rigger")
    game.sabotaged = [space("lothal")]
    look(game)
    assert (game.goals_met, [SPACES[each] for each in game.sabotaged]) == ([True, False], ["lothal"])


@pytest.mark.rule("RIM-ACT-8", "RIM-GOAL-18")
def test_rim_act_8_her_action_is_for_imperial_planets() -> None:
    game = begin(rim("tatooine ryloth", who="jyn-erso bossk"), ActionStep(ME))
    assert "use jyn-erso-2" not in options(game)


@pytest.mark.rule("RIM-GOAL-7", "RIM-CHAR-3", "RIM-GOAL-16", "RIM-EFFECT-33")
def test_rim_goal_16_turning_a_card_keeps_what_lies_on_it() -> None:
    game = rim(who="doctor-aphra bossk", wounds="2 0", hull="1 0", assets=["bacta-supplies"], rep="rebel+")
    begin(game, PlanningStep(ME))
    assert "use doctor-aphra-2" not in options(game)
    counted(counted(game, JOBS), JOBS)
    assert (game.wounds[0], game.hull_damage[0], hand(game)) == (2, 1, "bacta-supplies")
    begin(game, PlanningStep(ME))
    assert "use doctor-aphra-2" in options(game)  # in force at once


@pytest.mark.rule("RIM-GOAL-12")
def test_rim_goal_12_not_while_an_effect_is_half_resolved() -> None:
    game = rim(who="han-solo bossk", ships="aggressor g9-rigger")
    carry_out(game, [{"if": {"cond": {"player_here": True}, "else": [{"rep": {"faction": "choose", "count": 1}}]}}])
    assert not game.goals_met[0]
    play(game, "faction rebel")
    assert game.goals_met[0]


@pytest.mark.rule("RIM-ABIL-11", "RIM-GOAL-12")
def test_rim_abil_11_goals_at_the_same_time_in_the_order_of_the_active_player() -> None:
    game = rim(who="han-solo ig-88", ships="aggressor aggressor", assets=["", "4-lom k-2so"], fame="9 9")
    look(game)
    assert asked(game) == "captain-1 next-goal"
    assert options(game) == ["goal of han-solo", "goal of ig-88"]
    play(game, "goal of ig-88")
    assert game.outcome is not None
    assert game.outcome.winners == (1,)


@pytest.mark.rule("RIM-SOLO-20")
def test_rim_solo_20_the_opponent_achieves_no_goals() -> None:
    game = rim(who="bossk han-solo", ships="g9-rigger yv-666", solo=True)
    look(game)
    ship_goal(game, PlayerId(1), "recover-ship", 5)
    begin(game)
    assert (game.goals_met, game.ship_goals_met) == ([False, False], [False, False])


@pytest.mark.rule("RIM-GOAL-11")
def test_rim_goal_11_a_job_that_fails_does_not_count() -> None:
    game = rim("tatooine ryloth", who="doctor-aphra bossk", assets=["data-heist"])
    assert game.counters[JOBS] == 0


# Goals of ships


def turned(game: State) -> bool:
    return game.ship_goals_met[0]


@pytest.mark.rule("RIM-GOAL-13", "RIM-GOAL-14", "RIM-GOAL-16")
def test_rim_goal_14_hwk_290_as_an_action() -> None:
    game = rim(ships="hwk-290 g9-rigger", assets=["ion-cannon"], credits="8000 0", options={"transfers": False})
    begin(game, ActionStep(ME))
    assert options(game) == ["market", "ship goal", "done"]
    play(game, "ship goal")
    assert (turned(game), game.credits[0], fame(game, ME)) == (True, 1000, 1)
    assert value(game, ME, "ground_combat") == CHARACTER[character("han-solo")].ground_combat + 1
    assert "ship-goal-achieved" in told(game)


@pytest.mark.rule("RIM-GOAL-13", "RIM-ACT-8")
@pytest.mark.parametrize(("assets", "credits"), [("", "8000 0"), ("ion-cannon", "6000 0")])
def test_rim_goal_13_not_without_a_mod_or_the_credits(assets: str, credits: str) -> None:
    game = rim(ships="hwk-290 g9-rigger", assets=[assets], credits=credits)
    begin(game, ActionStep(ME))
    assert "ship goal" not in options(game)


@pytest.mark.rule("RIM-GOAL-17", "RIM-RUL-67", "RIM-ABIL-45")
def test_rim_goal_17_gx1_short_hauler_gains_a_third_crew() -> None:
    game = rim("tatooine ryloth", ships="gx1-short-hauler g9-rigger", assets=["chewbacca lobot"])
    gain(game, ME, card("chopper"))
    begin(game)
    assert options(game) == ["take chopper", "decline"]
    play(game, "take chopper")
    assert (turned(game), hand(game)) == (True, "chewbacca lobot chopper")
    game = rim("tatooine ryloth", ships="gx1-short-hauler g9-rigger", assets=["chewbacca"])
    gain(game, ME, card("chopper"))
    play(begin(game), "take chopper")
    assert not turned(game)


@pytest.mark.rule("RIM-GOAL-12", "RIM-ABIL-42")
def test_rim_goal_12_lancer_delivers_a_captured_contact() -> None:
    game = rim("tatooine ryloth", ships="lancer g9-rigger", assets=["bounty-greedo"], captured="bounty-greedo")
    begin(game, ActionStep(ME))
    play(game, "deliver")
    while game.ask is not None and not turned(game):
        play(game, options(game)[0])
    assert turned(game)


@pytest.mark.rule("RIM-GOAL-9", "RIM-ABIL-44")
def test_rim_goal_9_heavy_duty_lifter_completes_a_job_with_cargo() -> None:
    for assets, met in (("bacta-supplies", True), ("", False)):
        own = f"hutt-favor {assets}"
        game = rim("ord-mantell ryloth", ships="heavy-duty-lifter g9-rigger", assets=[own], luck=[(3, 3)])
        attempt(game, ME, card("hutt-favor"))
        assert turned(begin(game)) == met


@pytest.mark.rule("RIM-ABIL-28", "RIM-GOAL-16")
def test_rim_abil_28_the_ark_angel_is_faster_for_each_job() -> None:
    game = rim(who="bossk ig-88", ships="heavy-duty-lifter g9-rigger", assets=["the-casino-heist wanted"])
    assert value(game, ME, "hyperdrive") == 6
    game.ship_goals_met[0] = True
    assert value(game, ME, "hyperdrive") == 8


@pytest.mark.rule("RIM-GOAL-8", "RIM-GOAL-15", "RIM-COMBAT-38", "RIM-ABIL-41")
def test_rim_goal_8_aggressor_beats_two_patrols() -> None:
    game = rim(who="bossk ig-88", ships="aggressor g9-rigger", patrols=f"{AWAY} hutt@tatooine")
    for won in range(2):
        assert not turned(game)
        game.patrols[faction("hutt")] = game.places[0]
        game.chance.script(((3, 3, 3, 3, 3), (6,) * (3 + won)))
        start_patrol_fight(game, ME, faction("hutt"))
        begin(game)
    assert turned(game)
    assert fame(game, ME) == 2  # one of them for the patrol of level 2


@pytest.mark.rule("RIM-GOAL-8", "RIM-GOAL-15", "RIM-RUL-19")
def test_rim_goal_8_only_what_is_done_with_the_ship_counts() -> None:
    game = rim(who="bossk ig-88", ships="lancer g9-rigger")
    game.counters[PATROLS] = 2
    game.counters[WINS] = 2
    game.ship_goals_met[0] = True
    take_ship(game, ME, ship("aggressor"))
    begin(game)
    assert (game.counters[PATROLS], game.counters[WINS], turned(game)) == (0, 2, False)


@pytest.mark.rule("RIM-GOAL-13", "RIM-ABIL-46", "RIM-EFFECT-6")
def test_rim_goal_13_yv_666_recovers_three_damage() -> None:
    game = rim(who="bossk ig-88", ships="yv-666 g9-rigger", hull="4 0", credits="7000 0", options={"transfers": False})
    begin(game, PlanningStep(ME))
    play(game, "recover")
    assert asked(game) == "captain-1 pay-for-goal"
    assert options(game) == ["yes", "no"]
    play(game, "no")
    assert not turned(game)
    game.hull_damage[0] = 3
    carry_out(game, [{"recover": {"from": "ship", "count": 3}}, {"credits": 1000}])
    play(game, "yes")  # tried again later
    assert (turned(game), fame(game, ME), game.credits[0]) == (True, 1, 1000)
    assert value(game, ME, "ship_combat") == 4


@pytest.mark.rule("RIM-GOAL-13")
def test_rim_goal_13_not_for_less_damage_in_one_event_and_not_without_credits() -> None:
    game = rim(who="bossk ig-88", ships="yv-666 g9-rigger", hull="4 0", credits="7000 0")
    carry_out(game, [{"recover": {"from": "ship", "count": 2}}, {"recover": {"from": "ship", "count": 2}}])
    assert game.ask is None
    game = rim(who="bossk ig-88", ships="yv-666 g9-rigger", hull="4 0", credits="6000 0")
    assert carry_out(game, [{"recover": {"from": "ship", "count": "all"}}]).ask is None


@pytest.mark.rule("RIM-GOAL-13", "RIM-ABIL-46")
def test_rim_abil_46_damage_of_the_character_does_not_count_for_the_ship() -> None:
    game = rim(who="bossk ig-88", ships="yv-666 g9-rigger", wounds="3 0", hull="1 0", credits="7000 0")
    assert carry_out(game, [{"recover": {"from": "both", "count": 3}}]).ask is None
    assert (game.wounds[0], game.hull_damage[0]) == (0, 0)


@pytest.mark.rule("RIM-GOAL-13", "RIM-CREDIT-10")
def test_rim_credit_10_others_may_help_to_pay_for_a_goal() -> None:
    game = rim(who="bossk ig-88", ships="yv-666 g9-rigger", hull="4 0", credits="6000 5000")
    carry_out(game, [{"recover": {"from": "ship", "count": "all"}}])
    assert options(game) == ["no", "transfer"]
    play(game, "transfer", "ask ig-88", "add 1000", "offer", "accept")
    assert options(game) == ["yes", "no"]
    assert turned(play(game, "yes"))


@pytest.mark.rule("RIM-GOAL-14", "RIM-FAME-14", "RIM-COMBAT-38")
def test_rim_goal_14_firespray_wins_against_a_more_famous_player() -> None:
    def at_the_duel(fame: str) -> State:
        game = rim(
            "tatooine tatooine",
            who="bossk ig-88",
            ships="firespray g9-rigger",
            fame=fame,
            patrols=AWAY,
            contacts={},
            options={"transfers": False},
        )
        return begin(game, ChooseEncounter(ME))

    assert "ship goal" not in options(at_the_duel("2 2"))
    game = at_the_duel("1 2")
    assert "ship goal" in options(game)
    game.chance.script(((3, 3, 3, 3, 3), (0, 0)))
    play(game, "ship goal")
    while game.ask is not None:
        play(game, "done" if "done" in options(game) else "pass" if "pass" in options(game) else options(game)[-1])
    assert (turned(game), fame(game, ME)) == (True, 2)
    assert game.hull_damage == [2, 3]  # in ships, though on a planet


@pytest.mark.rule("RIM-GOAL-14")
def test_rim_goal_14_a_combat_that_is_lost_leaves_the_sheet_as_it_is() -> None:
    game = rim("tatooine tatooine", who="bossk jyn-erso", ships="firespray g9-rigger", fame="1 2", patrols=AWAY)
    begin(game, ChooseEncounter(ME))
    game.chance.script(((6, 6, 6, 6, 6), (3, 3)))
    play(game, "ship goal")
    while game.ask is not None:
        play(game, "done" if "done" in options(game) else "pass" if "pass" in options(game) else options(game)[-1])
    assert not turned(game)


@pytest.mark.rule("RIM-GOAL-14")
def test_rim_goal_14_only_who_pursues_the_goal_achieves_it() -> None:
    game = rim("tatooine tatooine", who="bossk jyn-erso", ships="firespray firespray", fame="1 2", patrols=AWAY)
    begin(game, ChooseEncounter(ME))
    game.chance.script(((6, 6, 6, 6, 6), (3, 3, 3, 3, 3)))
    play(game, "ship goal")
    while game.ask is not None:
        play(game, "done" if "done" in options(game) else "pass" if "pass" in options(game) else options(game)[-1])
    assert game.ship_goals_met == [False, False]


@pytest.mark.rule("RIM-ABIL-43", "RIM-ABIL-54")
@pytest.mark.parametrize(
    ("assets", "met"),
    [
        ("ion-cannon autoblaster", True),
        ("ion-cannon chewbacca", True),
        ("chewbacca", False),
        ("ion-cannon lobot", False),
    ],
)
def test_rim_abil_54_yt_1300_delivers_cargo_with_two_mods_or_chewbacca(assets: str, met: bool) -> None:
    game = rim("nal-hutta ryloth", ships="yt-1300 g9-rigger", assets=[f"{assets} food-supplies"])
    deliver_cargo(game, ME, card("food-supplies"))
    assert turned(begin(game)) == met


@pytest.mark.rule("RIM-GOAL-10", "RIM-GOAL-15")
def test_rim_goal_15_counters_are_public() -> None:
    game = counted(rim(who="ketsu-onyo bossk"), WINS)
    assert GAME.view(game, None)["counters"][WINS] == 1
    assert len(game.counters) == 2 * COUNTERS


@pytest.mark.rule("RIM-GOAL-16")
@pytest.mark.parametrize("name", [SHIPS[each.id] for each in SHEET if each.goal is not None])
def test_rim_goal_16_nothing_loses_its_slot_when_a_sheet_is_turned(name: str) -> None:
    front, back = SHEET[ship(name)].slots, SHEET[ship(name)].back_slots
    assert back.crew >= front.crew
    assert back.cargo + back.mod + back.cargo_or_mod >= front.cargo + front.mod + front.cargo_or_mod


@pytest.mark.rule("RIM-CHAR-4", "RIM-CHAR-5", "RIM-CHAR-6")
@pytest.mark.parametrize("who", list(CHARACTERS))
def test_rim_char_5_values_of_characters(who: str) -> None:
    printed = CHARACTER[character(who)]
    game = rim(who=f"{who} {'bossk' if who != 'bossk' else 'ig-88'}")
    assert value(game, ME, "ground_combat") == printed.ground_combat > 0
    assert value(game, ME, "health") == printed.health
    assert printed.skills
