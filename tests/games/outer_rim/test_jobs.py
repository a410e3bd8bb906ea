"""Jobs: attempted, completed, failed."""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim.components import PlayerId, card
from dejarik.games.outer_rim.encounters.choice import EncounterStep
from dejarik.games.outer_rim.state import State
from tests.games.outer_rim.position import asked, begin, hand, options, play, rim, standing, told

PLAYER = PlayerId(0)
HIT, CRIT, BLANK = 0, 3, 6  # sides of a die
PASS, FAIL = (CRIT, CRIT), (BLANK, BLANK)
BOSSK = "bossk han-solo"  # strength, tactics: no dice of their own to change


def encounter(game: State, *picks: str) -> State:
    return play(begin(game, EncounterStep(PLAYER)), *picks)


@pytest.mark.rule("RIM-JOB-1", "RIM-JOB-7", "RIM-ENC-8")
@pytest.mark.parametrize(("place", "offered"), [("tatooine", True), ("ryloth", False)])
def test_rim_job_7_only_at_its_destination(place: str, offered: bool) -> None:
    game = encounter(rim(f"{place} naboo", assets=["jabbas-hidden-stash"]))
    assert ("attempt jabbas-hidden-stash" in options(game)) == offered


@pytest.mark.rule("RIM-JOB-8", "RIM-JOB-10", "RIM-JOB-11", "RIM-JOB-15", "RIM-JOB-16", "RIM-EFFECT-15", "RIM-EFFECT-52")
def test_rim_job_15_step_by_step_to_the_reward() -> None:
    game = rim("tatooine ryloth", who=BOSSK, assets=["jabbas-hidden-stash"], luck=[PASS, PASS])
    encounter(game, "attempt jabbas-hidden-stash")
    assert told(game) == [
        *("attempted", "databank", "step-read", "tests", "rolled", "passed-test", "step-read", "step-read"),
        *("tests", "rolled", "passed-test"),
        *("completed", "credits", "fame", "reputation-negative", "removed"),
    ]
    assert (game.credits[0], game.fame[0], standing(game)) == (10000, 1, "hutt-")
    assert game.removed == [card("jabbas-hidden-stash")]
    assert game.counters[1] == 1
    assert (game.in_use, game.marks, hand(game), asked(game)) == ([], [], "", "")


@pytest.mark.rule("RIM-JOB-9", "RIM-JOB-12", "RIM-JOB-15", "RIM-EFFECT-15")
def test_rim_job_12_a_failed_job_is_kept() -> None:
    game = rim("tatooine ryloth", who=BOSSK, assets=["jabbas-hidden-stash"], luck=[PASS, FAIL])
    encounter(game, "attempt jabbas-hidden-stash")
    assert told(game)[-1] == "failed"
    assert told(game).count("failed") == 1
    assert (hand(game), game.wounds[0], game.in_use) == ("jabbas-hidden-stash", 2, [])
    assert game.counters[1] == 0


@pytest.mark.rule("RIM-JOB-15")
def test_rim_job_15_the_end_of_the_job_ends_it_at_once() -> None:
    """Data Heist without a route: seen at the second step, the third is not reached."""
    game = rim("ring-of-kafrene ryloth", who=BOSSK, assets=["data-heist"], luck=[FAIL, FAIL])
    encounter(game, "attempt data-heist")
    assert told(game).count("tests") == 2
    assert told(game)[-1] == "failed"


@pytest.mark.rule("RIM-JOB-15", "RIM-EFFECT-14", "RIM-ABIL-58")
def test_rim_job_15_what_is_noted_lasts_for_the_attempt() -> None:
    game = rim("ring-of-kafrene ryloth", who=BOSSK, assets=["data-heist"], luck=[PASS, FAIL, PASS])
    encounter(game, "attempt data-heist")
    assert game.fame[0] == 1
    assert game.marks == []


@pytest.mark.rule("RIM-JOB-13", "RIM-DEFEAT-8", "RIM-JOB-12", "RIM-DEFEAT-5")
def test_rim_defeat_8_who_is_defeated_fails_and_keeps_the_card() -> None:
    game = rim("ring-of-kafrene ryloth", who=BOSSK, assets=["data-heist"], wounds="2 0", luck=[PASS, FAIL])
    encounter(game, "attempt data-heist")
    assert game.defeated[0]
    assert told(game)[-1] == "failed"
    assert told(game).count("tests") == 2
    assert (hand(game), game.in_use, game.marks) == ("data-heist", [], [])


@pytest.mark.rule("RIM-COMBAT-41", "RIM-RUL-23", "RIM-DEFEAT-11", "RIM-COMBAT-27")
def test_rim_rul_23_who_wins_the_last_fight_completes_the_job_although_defeated() -> None:
    game = rim(
        "ring-of-kafrene ryloth",
        who=BOSSK,
        assets=["data-heist"],
        wounds="3 0",
        luck=[PASS, PASS, FAIL, (CRIT,) * 3, (HIT, BLANK, BLANK, BLANK)],
    )
    encounter(game, "attempt data-heist")
    said = told(game)
    assert said.index("completed") < said.index("damage-character") < said.index("defeated")
    assert (game.fame[0], hand(game)) == (1, "")
    assert "failed" not in said


@pytest.mark.rule("RIM-COMBAT-41", "RIM-EFFECT-9")
def test_rim_combat_41_the_damage_of_a_lost_fight_is_taken_although_the_job_has_failed() -> None:
    game = rim(
        "ring-of-kafrene ryloth",
        who=BOSSK,
        assets=["data-heist"],
        luck=[PASS, PASS, FAIL, (BLANK,) * 3, (HIT, HIT, BLANK, BLANK)],
    )
    encounter(game, "attempt data-heist")
    assert told(game).count("failed") == 1
    assert (game.wounds[0], hand(game), asked(game)) == (2, "data-heist", "")


@pytest.mark.rule("RIM-RUL-23", "RIM-DEFEAT-8")
def test_rim_rul_23_a_defeat_in_a_fight_on_the_way_fails_the_job() -> None:
    """The kennel keeper of Jabba's Hidden Stash is beaten, but so is the player."""
    game = rim(
        "tatooine ryloth",
        who=BOSSK,
        assets=["jabbas-hidden-stash"],
        wounds="3 0",
        luck=[FAIL, FAIL, (CRIT,) * 3, (HIT, BLANK, BLANK, BLANK)],
    )
    encounter(game, "attempt jabbas-hidden-stash")
    assert (game.defeated[0], told(game)[-1], hand(game)) == (True, "failed", "jabbas-hidden-stash")
    assert (game.in_use, game.fights) == ([], [])


@pytest.mark.rule("RIM-JOB-11", "RIM-EFFECT-52", "RIM-DISCARD-2")
def test_rim_job_11_a_job_may_be_discarded() -> None:
    game = rim("ryloth naboo", who=BOSSK, assets=["warehouse-break-in"], luck=[PASS, PASS])
    encounter(game, "attempt warehouse-break-in")
    assert game.removed == []
    assert game.stacks[5].cards[0] == card("warehouse-break-in")


@pytest.mark.rule("RIM-EFFECT-4", "RIM-JOB-8")
def test_a_favor_that_fails_leads_to_the_databank_and_the_faction_of_the_job() -> None:
    game = rim("ord-mantell naboo", who=BOSSK, assets=["hutt-favor"], luck=[FAIL, 0])
    encounter(game, "attempt hutt-favor")
    assert options(game) == ["choose make-amends", "choose walk-away", "transfer"][: len(options(game))]
    play(game, "choose walk-away")
    assert (standing(game), hand(game)) == ("hutt-", "hutt-favor")


# Jobs about another player


@pytest.mark.rule("RIM-JOB-14", "RIM-EFFECT-51", "RIM-EFFECT-10", "RIM-DEFEAT-9", "RIM-RUL-73")
def test_rim_job_14_wanted_is_about_a_player_in_the_space_with_negative_reputation() -> None:
    game = rim(
        "maelstrom maelstrom maelstrom maelstrom",
        who="bossk han-solo boba-fett jyn-erso",
        rep=["", "hutt-", "rebel- hutt+", "imperial-"],
        assets=["wanted"],
        luck=[(CRIT, CRIT), (BLANK, BLANK)],
    )
    game.defeated[3] = True
    encounter(game, "attempt wanted")
    assert asked(game) == "captain-1 choose-opponent"
    assert options(game) == ["player han-solo", "player boba-fett"]
    play(game, "player boba-fett")
    assert "fights-player-ship" in told(game)
    assert game.fame[0] == 1
    assert hand(game) == ""


@pytest.mark.rule("RIM-DEFEAT-9", "RIM-JOB-14")
@pytest.mark.parametrize(("rep", "defeated"), [("hutt+", False), ("hutt-", True)])
def test_rim_defeat_9_wanted_is_not_offered_without_a_player_who_fits(rep: str, defeated: bool) -> None:
    game = rim("tatooine tatooine", who=BOSSK, rep=["", rep], assets=["wanted"])
    game.defeated[1] = defeated
    assert "attempt wanted" not in options(encounter(game))


@pytest.mark.rule("RIM-FAME-14", "RIM-ABIL-57", "RIM-RUL-69")
@pytest.mark.parametrize(("fame", "gained"), [("3 4", 2), ("4 4", 1)])
def test_rim_fame_14_the_reward_of_wanted_compares_fame_when_it_is_gained(fame: str, gained: int) -> None:
    game = rim(
        "tatooine tatooine",
        who=BOSSK,
        rep=["", "hutt-"],
        fame=fame,
        assets=["wanted"],
        luck=[(CRIT, CRIT, CRIT), (BLANK,) * 3],
    )
    encounter(game, "attempt wanted")
    assert game.fame[0] == int(fame[0]) + gained


@pytest.mark.rule("RIM-JOB-14", "RIM-RUL-73", "RIM-EFFECT-7", "RIM-EFFECT-25", "RIM-TEST-12")
def test_sabacc_is_played_against_the_chosen_player_defeated_or_not() -> None:
    game = rim(
        "tatooine tatooine",
        who=BOSSK,
        assets=["legendary-game-of-sabacc"],
        luck=[0, PASS, FAIL],
        options={"transfers": False},
    )
    game.defeated[1] = True
    encounter(game, "attempt legendary-game-of-sabacc", "yes")
    assert asked(game) == "captain-1 choose-skill"
    play(game, "test influence")
    assert asked(game) == "captain-2 choose-skill"
    play(game, "test knowledge")
    assert (game.fame[0], game.credits[0]) == (2, 4000 - 2000 + 4000 + 5000)
    assert hand(game) == ""


def test_whoever_loses_at_sabacc_makes_the_other_famous() -> None:
    game = rim(
        "tatooine tatooine",
        who=BOSSK,
        assets=["legendary-game-of-sabacc"],
        luck=[1, FAIL, PASS],
        options={"transfers": False},
    )
    encounter(game, "attempt legendary-game-of-sabacc", "choose play-it-straight")
    assert (game.fame[:2], hand(game), told(game)[-1]) == ([0, 1], "legendary-game-of-sabacc", "failed")


# What changes the reward


@pytest.mark.rule("RIM-EFFECT-48", "RIM-ABIL-44", "RIM-RUL-68", "RIM-JOB-16")
@pytest.mark.parametrize(("pick", "credits", "fame"), [("use sy-snootles-1", 4000, 2), ("pass", 9000, 1)])
def test_rim_effect_48_sy_snootles_takes_fame_for_credits(pick: str, credits: int, fame: int) -> None:
    game = rim("ryloth naboo", who=BOSSK, assets=["warehouse-break-in sy-snootles"], luck=[PASS, PASS])
    encounter(game, "attempt warehouse-break-in")
    assert asked(game) == "captain-1 may-use"
    play(game, pick)
    assert (game.credits[0], game.fame[0]) == (credits, fame)


@pytest.mark.rule("RIM-EFFECT-48")
def test_rim_effect_48_also_where_the_credits_stand_in_a_branch() -> None:
    game = rim(
        "tatooine tatooine",
        who=BOSSK,
        rep=["", "hutt-"],
        assets=["wanted sy-snootles"],
        luck=[(CRIT, CRIT, CRIT), (BLANK,) * 3],
    )
    encounter(game, "attempt wanted", "use sy-snootles-1")
    assert (game.credits[0], game.fame[0]) == (4000, 2)


@pytest.mark.rule("RIM-GOAL-11", "RIM-JOB-16", "RIM-GOAL-15")
def test_rim_goal_11_doctor_aphra_counts_completed_jobs() -> None:
    game = rim("ryloth naboo", who="doctor-aphra han-solo", assets=["warehouse-break-in"], luck=[PASS, PASS])
    game.counters[1] = 1
    encounter(game, "attempt warehouse-break-in")
    while asked(game).startswith("captain-1"):
        play(game, options(game)[-1])
    assert game.goals_met[0]
    assert game.fame[0] == 2
