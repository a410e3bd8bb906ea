"""Skill tests. The automatic opponent takes them like anybody, with its skills alone; where it has to pick a skill,
chance does. [RIM-TEST, RIM-SKILL, RIM-SOLO-68, 69]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure, Steps
from dejarik.engine.script import NOTHING, Effects, in_turn
from dejarik.games.outer_rim import events as base_events
from dejarik.games.outer_rim.abilities import ruled, run_for
from dejarik.games.outer_rim.components import ABILITY, SCRIPT, PlayerId, SkillId
from dejarik.games.outer_rim.dice import events
from dejarik.games.outer_rim.dice.stages import BEFORE_TEST, REROLL, RESULTS
from dejarik.games.outer_rim.dice.throws import lay_out, roll, taken
from dejarik.games.outer_rim.dice.windows import HIGHLY_SKILLED, DiceWindow, skill_level
from dejarik.games.outer_rim.forms import Option, Weighed
from dejarik.games.outer_rim.runs import CardRun, RunPart
from dejarik.games.outer_rim.state import CRIT, FOCUS, HIT, State

TEST_DICE: Final = 2  # [RIM-TEST-2]
# The faces that pass a test, by how often the player has the skill. [RIM-TEST-4 … 6]
PASSING: Final = ((CRIT,), (HIT, CRIT), (HIT, CRIT, FOCUS))


def passing(level: int) -> tuple[int, ...]:
    """The faces of which one is enough. [RIM-TEST-4 … 6]"""
    return PASSING[min(level, HIGHLY_SKILLED)]


# 1. Which skill


class TestSkill(Option):
    """This one is tested."""

    __test__ = False  # it is no test of pytest

    words = "test {skill}"
    labelled = "{skill}"

    skill: SkillId


class ChooseSkill(Weighed):
    """Which of several skills is tested. [RIM-TEST-11]"""

    player: PlayerId
    skills: tuple[SkillId, ...]

    rule = "RIM-TEST-11"
    offers = (TestSkill,)

    def options(self, game: State) -> Sequence[TestSkill]:
        return [TestSkill(skill) for skill in self.skills]

    def resolve(self, game: State, option: TestSkill) -> None:
        lay_out(game, self.player, option.skill)


def pick_skill(game: State, frame: SkillTest) -> None:
    """1. Of several skills the player picks one. [RIM-TEST-10, 11]"""
    game.offer(ChooseSkill(frame.player, frame.skills))


def count_skills(game: State, frame: SkillTest) -> None:
    """2a. What counts a skill once more does so without being asked. [RIM-EFFECT-30]"""
    throw = game.throw
    assert throw.skill is not None
    for ability, _ in ruled(game, frame.player, "count-skill", "before-test"):
        throw.bonus += 1
        game.tell(EVERYONE, base_events.used, game.who(frame.player), ability)


def before_test(game: State, frame: SkillTest) -> None:
    """2b. Abilities before a test. [RIM-ABIL-36]"""
    game.perform(DiceWindow(frame.player, BEFORE_TEST))


def roll_test(game: State, frame: SkillTest) -> None:
    """3. Two dice are rolled. [RIM-TEST-2]"""
    throw = game.throw
    assert throw.skill is not None
    game.tell(EVERYONE, events.tested, game.who(throw.player), throw.skill, skill_level(game))
    roll(game, TEST_DICE)


def use_rerolls(game: State, frame: SkillTest) -> None:
    """4. Rerolls. [RIM-TEST-10]"""
    game.perform(DiceWindow(frame.player, REROLL))


def change_results(game: State, frame: SkillTest) -> None:
    """5. Changes of results. [RIM-TEST-10]"""
    game.perform(DiceWindow(frame.player, RESULTS))


def read_result(game: State, frame: SkillTest) -> None:
    """6. The result is read; what belongs to passing it follows. [RIM-TEST-3 … 6, RIM-ABIL-36]"""
    throw = game.throw
    assert throw.skill is not None
    enough = passing(skill_level(game))
    throw.passed = any(throw.shown[face] + throw.added[face] for face in enough)
    said = events.passed if throw.passed else events.failed
    game.tell(EVERYONE, said, game.who(throw.player), throw.skill)
    if throw.passed:
        parts = [(run_for(throw.player, source), ABILITY[source[0]].if_passed) for source in throw.if_passed]
        in_turn(game, [run.of(todo) for run, todo in parts])


SKILL_TEST: Final[Steps] = (
    pick_skill,
    count_skills,
    before_test,
    roll_test,
    use_rerolls,
    change_results,
    read_result,
)


class SkillTest(Procedure):
    """A whole test of one of these skills. The throw, with its result, stays on `game.throws` for whoever asked for it,
    who takes it away (`throws.taken`) before anything follows from it. [RIM-TEST-10]"""

    player: PlayerId
    skills: tuple[SkillId, ...]

    @property
    def steps(self) -> Steps:
        return SKILL_TEST


# What follows


class Tested(RunPart):
    """Waits under a test. [RIM-TEST-7 … 9]"""

    run: CardRun
    passed: Effects
    failed: Effects

    @property
    def steps(self) -> Steps:
        return FOLLOW


def follow(game: State, frame: Tested) -> None:
    """What the card says for the result; nothing, if it says nothing. [RIM-TEST-7 … 9]"""
    frame.run.go_on(game, frame.passed if taken(game).passed else frame.failed)


FOLLOW: Final[Steps] = (follow,)


def several(skill: SkillId | tuple[SkillId, ...]) -> tuple[SkillId, ...]:
    return skill if isinstance(skill, tuple) else (skill,)


@SCRIPT.effect("test")
def take_test(
    game: State, run: CardRun, skill: SkillId | tuple[SkillId, ...], pass_: Effects = NOTHING, fail: Effects = NOTHING
) -> None:
    """[RIM-EFFECT-7]"""
    game.perform(Tested(run, pass_, fail))
    game.perform(SkillTest(run.player, several(skill)))


@SCRIPT.effect("skill")
def count_once_more(game: State, run: CardRun, which: Literal["choice"] | SkillId) -> None:
    """The skill that is tested counts once more; a skill of choice is that one. [RIM-SKILL-5, 6, RIM-EFFECT-27]"""
    if game.throws and which in ("choice", game.throw.skill):
        game.throw.bonus += 1


# Two players


class Contest(RunPart):
    """Two players test against each other. [RIM-TEST-12, RIM-EFFECT-7]"""

    run: CardRun
    other: PlayerId
    skills: tuple[SkillId, ...]
    win: Effects
    lose: Effects
    tie: Effects

    @property
    def steps(self) -> Steps:
        return CONTEST

    def sides(self, game: State) -> tuple[PlayerId, PlayerId]:
        """The active player first. [RIM-TEST-12]"""
        own, other = self.run.player, self.other
        return (other, own) if other == game.turn else (own, other)


def first_tests(game: State, frame: Contest) -> None:
    """1. The active player takes the whole test. [RIM-TEST-12]"""
    game.perform(SkillTest(frame.sides(game)[0], frame.skills))


def second_tests(game: State, frame: Contest) -> None:
    """2. Then the other, with a skill and abilities of their own. [RIM-TEST-12]"""
    game.perform(SkillTest(frame.sides(game)[1], frame.skills))


def compare(game: State, frame: Contest) -> None:
    """3. If exactly one has passed, that one wins. [RIM-EFFECT-7]"""
    passed = {throw.player: throw.passed for throw in (taken(game), taken(game))}
    won, lost = passed[frame.run.player], passed[frame.other]
    frame.run.go_on(game, frame.tie if won == lost else frame.win if won else frame.lose)


CONTEST: Final[Steps] = (first_tests, second_tests, compare)


@SCRIPT.effect("contest")
def contest(
    game: State,
    run: CardRun,
    skill: SkillId | tuple[SkillId, ...],
    with_: Literal["chosen"],
    win: Effects = NOTHING,
    lose: Effects = NOTHING,
    tie: Effects = NOTHING,
) -> None:
    """Against the player chosen when the job began. [RIM-EFFECT-7, RIM-JOB-14]"""
    if run.chosen is not None:
        game.perform(Contest(run, run.chosen, several(skill), win, lose, tie))
