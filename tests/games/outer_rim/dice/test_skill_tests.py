"""Dice, skills, skill tests, contests."""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.games.outer_rim.components import PlayerId, skill
from dejarik.games.outer_rim.dice.skill_tests import SkillTest
from dejarik.games.outer_rim.state import CRIT, DIE, FACES, State
from tests.games.outer_rim.dice_luck import dice
from tests.games.outer_rim.position import asked, begin, carry_out, hand, options, play, rim, told

FAME = [{"fame": 1}]
LOST = [{"credits": -1000}]


def tried(game: State, *skills: str) -> State:
    """A test by the first player: a fame if it is passed, 1,000 credits lost if not."""
    named: object = skills[0] if len(skills) == 1 else list(skills)
    return carry_out(game, [{"test": {"skill": named, "pass": FAME, "fail": LOST}}])


def passed(game: State) -> bool:
    """Whether that test was passed."""
    assert game.fame[0] != (game.credits[0] < 4000)
    return game.fame[0] == 1


@pytest.mark.rule("RIM-DICE-2", "RIM-DICE-4")
def test_rim_dice_2_eight_faces() -> None:
    assert Counter(FACES[face] for face in DIE.sides) == {"hit": 3, "crit": 1, "focus": 2, "blank": 2}


@pytest.mark.rule("RIM-TEST-1", "RIM-TEST-2", "RIM-TEST-7")
def test_rim_test_2_two_dice_and_what_follows() -> None:
    game = tried(rim(luck=dice("crit blank")), "strength")
    assert told(game) == ["tests", "rolled", "passed-test", "fame"]
    assert passed(game)
    assert not game.chance.unused()
    assert not game.throws
    assert not passed(tried(rim(luck=dice("blank blank")), "strength"))


# Han Solo has piloting and tech; Chewbacca strength and tech.
LEVELS = [
    (4, "strength", "", "hit focus", False),
    (4, "strength", "", "crit blank", True),
    (5, "piloting", "", "focus blank", False),
    (5, "piloting", "", "hit blank", True),
    (5, "piloting", "", "blank crit", True),
    (5, "strength", "chewbacca", "hit blank", True),
    (6, "tech", "chewbacca", "focus blank", True),
    (6, "tech", "chewbacca w1-le", "blank focus", True),
    (6, "tech", "chewbacca", "blank blank", False),
]


@pytest.mark.rule("RIM-TEST-3", "RIM-TEST-4", "RIM-TEST-5", "RIM-TEST-6", "RIM-SKILL-1", "RIM-SKILL-2", "RIM-CREW-8")
@pytest.mark.parametrize(("rule", "named", "crew", "roll", "result"), LEVELS)
def test_rim_test_3_to_6_levels(rule: int, named: str, crew: str, roll: str, result: bool) -> None:
    """Novice, skilled, highly skilled: by the number of times that character and crew have the skill."""
    assert passed(tried(rim(assets=[crew], luck=dice(roll)), named)) == result


@pytest.mark.rule("RIM-SKILL-3", "RIM-SKILL-4")
def test_rim_skill_3_skills_of_crew_go_with_it() -> None:
    game = rim(assets=["chewbacca"], luck=dice("focus focus"))
    game.assets[0].clear()
    assert not passed(tried(game, "tech"))
    assert passed(tried(rim(luck=dice("hit blank")), "tech"))  # the character's own stay


@pytest.mark.rule("RIM-DICE-3")
def test_rim_dice_3_a_crit_is_no_hit() -> None:
    game = carry_out(rim(luck=dice("crit")), [{"roll": {"dice": 1, "hit": FAME}}])
    assert game.fame[0] == 0


@pytest.mark.rule("RIM-TEST-8", "RIM-TEST-9")
def test_rim_test_8_without_an_effect_nothing_happens() -> None:
    game = carry_out(rim(luck=dice("blank blank")), [{"test": {"skill": "tech", "pass": FAME}}, {"credits": 1000}])
    assert (game.fame[0], game.credits[0]) == (0, 5000)
    game = carry_out(rim(luck=dice("hit hit")), [{"test": {"skill": "tech", "fail": LOST}}, {"credits": 1000}])
    assert game.credits[0] == 5000


@pytest.mark.rule("RIM-TEST-10", "RIM-TEST-11")
def test_rim_test_11_one_of_several_skills_is_picked_first() -> None:
    game = tried(rim(who="doctor-aphra bossk", luck=dice("hit blank")), "tactics", "knowledge")
    assert asked(game) == "captain-1 choose-skill"
    assert options(game) == ["test tactics", "test knowledge"]
    play(game, "test knowledge")
    assert asked(game) == "captain-1 use-at-roll"  # before the test
    play(game, "done")
    assert passed(game)


@pytest.mark.rule("RIM-TEST-10", "RIM-ABIL-38")
def test_rim_test_10_before_the_test_then_rerolls_then_results() -> None:
    """Jyn Erso with hired help and a secret that rolls dice again: in this order, each window for itself."""
    game = rim(
        who="jyn-erso bossk",
        assets=["hired-help"],
        secrets=["cantonica-ord-mantell-6@cantonica"],
        luck=dice("focus blank", "blank"),
    )
    tried(game, "influence")
    assert options(game) == ["use hired-help-1", "done"]
    play(game, "done")
    assert options(game) == ["use secret-cantonica-ord-mantell-6-1", "done"]
    play(game, "use secret-cantonica-ord-mantell-6-1", "reroll blank", "done")
    assert options(game) == ["use jyn-erso-1", "done"]
    play(game, "use jyn-erso-1")
    assert passed(game)


@pytest.mark.rule("RIM-ABIL-36")
def test_rim_abil_36_several_abilities_before_one_test() -> None:
    game = tried(rim(who="doctor-aphra bossk", assets=["hired-help"], luck=dice("focus blank")), "influence")
    assert options(game) == ["use doctor-aphra-1", "use hired-help-1", "done"]
    play(game, "use doctor-aphra-1", "use hired-help-1")
    assert passed(game)  # twice: highly skilled
    assert hand(game) == ""


@pytest.mark.rule("RIM-ABIL-25")
def test_rim_abil_25_what_could_change_nothing_is_not_offered() -> None:
    game = tried(rim(who="doctor-aphra bossk", assets=["chopper"], luck=dice("focus blank")), "tech")
    assert passed(game)  # nobody was asked: highly skilled as it is


@pytest.mark.rule("RIM-SKILL-5", "RIM-SKILL-7", "RIM-ABIL-53", "RIM-EFFECT-27")
def test_rim_skill_5_a_skill_gained_counts_for_one_test_only() -> None:
    todo = [
        {"test": {"skill": "influence", "pass": [{"if": {"cond": {"has_skill": "influence"}, "then": [{"fame": 2}]}}]}},
        {"test": {"skill": "influence", "pass": FAME}},
    ]
    game = carry_out(rim(who="doctor-aphra bossk", luck=dice("hit blank", "hit hit")), todo)
    play(game, "use doctor-aphra-1")
    assert game.fame[0] == 0


@pytest.mark.rule("RIM-SKILL-6")
def test_rim_skill_6_doctor_aphra_may_gain_stealth_again() -> None:
    """Doctor Aphra."""
    game = tried(rim(who="doctor-aphra bossk", luck=dice("focus blank")), "stealth")
    play(game, "use doctor-aphra-1")
    assert passed(game)


def test_doctor_aphra_once_per_turn() -> None:
    game = carry_out(
        rim(who="doctor-aphra bossk", luck=dice("blank blank", "blank blank")),
        [{"test": {"skill": "tech"}}, {"test": {"skill": "tech"}}, {"fame": 1}],
    )
    play(game, "use doctor-aphra-1")
    assert game.fame[0] == 1  # not asked a second time


def test_hired_help_leaves_when_the_test_is_passed() -> None:
    """`if_passed`: the crew member is discarded; of a failed test nothing follows."""
    game = tried(rim(assets=["hired-help"], luck=dice("hit blank")), "strength")
    play(game, "use hired-help-1")
    assert passed(game)
    assert hand(game) == ""
    game = tried(rim(assets=["hired-help"], luck=dice("blank blank")), "strength")
    play(game, "use hired-help-1")
    assert hand(game) == "hired-help"
    game = play(tried(rim(assets=["hired-help"], luck=dice("crit blank")), "strength"), "done")
    assert hand(game) == "hired-help"  # passed without it


@pytest.mark.rule("RIM-EFFECT-30")
@pytest.mark.parametrize(
    ("suit", "named", "other"), [("tailored-suit", "influence", "tech"), ("scomp-link", "tech", "influence")]
)
def test_tailored_suit_and_scomp_link_count_a_skill_once_more(suit: str, named: str, other: str) -> None:
    """Nobody is asked; only the skill that stands on the card counts."""
    game = tried(rim(who="boba-fett bossk", assets=[suit], luck=dice("hit blank")), named)
    assert told(game)[0] == "used"
    assert passed(game)
    assert not passed(tried(rim(who="boba-fett bossk", assets=[suit], luck=dice("hit blank")), other))


@pytest.mark.rule("RIM-SECRET-5", "RIM-SECRET-10")
def test_mine_codes() -> None:
    game = rim(secrets=["kessel-maelstrom-8@kessel"], luck=dice("hit blank"))
    tried(game, "strength")
    assert options(game) == ["use secret-kessel-maelstrom-8-1", "done"]
    play(game, "use secret-kessel-maelstrom-8-1")
    assert passed(game)
    assert game.secrets[0] == []
    assert game.stacks[2].known[0] == -1  # at the bottom, known to all


@pytest.mark.rule("RIM-SECRET-10")
def test_rim_secret_10_using_a_secret_is_optional() -> None:
    game = tried(rim(secrets=["kessel-maelstrom-8@kessel"], luck=dice("blank blank")), "strength")
    play(game, "done")
    assert len(game.secrets[0]) == 1


@pytest.mark.rule("RIM-SECRET-12", "RIM-HIDDEN-24", "RIM-RUL-60")
def test_rim_secret_12_asked_on_public_grounds() -> None:
    """Whoever could have a secret of that section is asked."""
    game = tried(rim(secrets=["kessel-maelstrom-8@kessel"]), "strength")
    assert asked(game) == "captain-1 use-at-roll"
    game = tried(rim(secrets=["tatooine-nal-hutta-7@tatooine"], luck=dice("blank blank")), "strength")
    assert game.ask is None  # a secret of that section has to do with combat, as everybody knows


@pytest.mark.rule("RIM-ABIL-37", "RIM-RUL-75")
def test_lando_calrissian_rolls_one_die_again_once() -> None:
    game = tried(rim(who="lando-calrissian bossk", luck=dice("blank blank", "blank")), "influence")
    assert options(game) == ["use lando-calrissian-1", "done"]
    play(game, "use lando-calrissian-1")
    assert not passed(game)  # a reroll is no new roll


def test_lando_calrissian_picks_the_die() -> None:
    game = tried(rim(who="lando-calrissian bossk", luck=dice("focus blank", "hit")), "influence")
    play(game, "use lando-calrissian-1")
    assert options(game) == ["reroll blank", "reroll focus"]
    play(game, "reroll focus")
    assert passed(game)


@pytest.mark.rule("RIM-COMBAT-45", "RIM-ABIL-36")
def test_loaded_dice_any_number_in_one_throw() -> None:
    game = tried(rim(secrets=["cantonica-ord-mantell-6@cantonica"], luck=dice("focus blank", "crit blank")), "strength")
    play(game, "use secret-cantonica-ord-mantell-6-1")
    assert options(game) == ["reroll blank", "reroll focus", "done"]
    play(game, "reroll blank")
    assert options(game) == ["reroll focus", "done"]
    play(game, "reroll focus")
    assert passed(game)
    assert not game.chance.unused()


@pytest.mark.rule("RIM-COMBAT-36")
def test_rim_combat_36_any_number_includes_none() -> None:
    game = tried(rim(secrets=["cantonica-ord-mantell-6@cantonica"], luck=dice("focus blank")), "strength")
    play(game, "use secret-cantonica-ord-mantell-6-1", "done")
    assert not passed(game)
    assert game.secrets[0] == []


def test_jyn_erso_turns_a_focus_into_a_crit_once_per_turn() -> None:
    todo = [{"test": {"skill": "tech", "pass": FAME}}, {"test": {"skill": "tech", "pass": FAME}}]
    game = carry_out(rim(who="jyn-erso bossk", luck=dice("focus focus", "focus focus")), todo)
    play(game, "use jyn-erso-1")
    assert game.fame[0] == 1


def test_jyn_erso_is_not_asked_without_a_focus() -> None:
    assert not passed(tried(rim(who="jyn-erso bossk", luck=dice("blank hit")), "tech"))


@pytest.mark.rule("RIM-EFFECT-26")
def test_rim_effect_26_in_a_test_only_what_fits_a_test() -> None:
    """Abilities for combat stay out of it."""
    game = rim(who="ig-88 bossk", assets=["vibroknife chewbacca"], secrets=["ryloth-naboo-7@ryloth"])
    game.chance.script(tuple(dice("focus blank")))
    assert not passed(tried(game, "influence"))


# Two players


def contest(game: State) -> State:
    todo = {
        "skill": ["influence", "knowledge"],
        "with": "chosen",
        "win": FAME,
        "lose": LOST,
        "tie": [{"credits": 1000}],
    }
    return carry_out(game, [{"contest": todo}], chosen=1)


@pytest.mark.rule("RIM-TEST-12", "RIM-EFFECT-7")
def test_rim_test_12_the_active_player_takes_the_whole_test_first() -> None:
    game = rim(who="lando-calrissian doctor-aphra", luck=dice("hit blank", "blank blank"))
    contest(game)
    assert asked(game) == "captain-1 choose-skill"
    play(game, "test influence")
    assert asked(game) == "captain-1 use-at-roll"
    play(game, "done")
    assert asked(game) == "captain-2 choose-skill"
    play(game, "test knowledge")
    assert options(game) == ["use doctor-aphra-1", "done"]  # before the test: her own ability
    play(game, "done")
    assert game.fame == [1, 0]
    assert not game.throws


@pytest.mark.rule("RIM-EFFECT-7")
@pytest.mark.parametrize(
    ("own", "other", "fame", "credits"),
    [("crit", "blank", 1, 4000), ("blank", "crit", 0, 3000), ("crit", "crit", 0, 5000), ("blank", "blank", 0, 5000)],
)
def test_rim_effect_7_exactly_one_pass_decides(own: str, other: str, fame: int, credits: int) -> None:
    game = contest(rim(who="boba-fett bossk", luck=dice(f"{own} blank", f"{other} blank")))
    play(game, "test influence", "test influence")
    assert (game.fame[0], game.credits[0]) == (fame, credits)


@pytest.mark.rule("RIM-SOLO-68", "RIM-SOLO-69", "RIM-SOLO-88")
def test_rim_solo_68_the_automatic_opponent_tests_with_its_skills_alone() -> None:
    game = rim(who="boba-fett lando-calrissian", assets=["", "tailored-suit"], solo=True)
    game.chance.script((*dice("blank blank"), 0, *dice("hit blank")))
    contest(game)
    play(game, "test influence")
    assert game.credits[0] == 3000


@pytest.mark.rule("RIM-TEST-10")
def test_rim_test_10_a_finished_test_keeps_its_throw_for_whoever_asked() -> None:
    game = begin(rim(luck=dice("hit crit")), SkillTest(PlayerId(0), (skill("tech"),)))
    assert game.throw.passed
    assert game.throw.shown[CRIT] == 1
