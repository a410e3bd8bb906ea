"""Dice: which skill is tested, what is used at a roll, which dice are rolled again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dejarik.engine.option import Option
from dejarik.engine.script import Effects
from dejarik.games.outer_rim.bot import odds
from dejarik.games.outer_rim.bot.profile import HIGHLY_SKILLED, profile
from dejarik.games.outer_rim.components import ABILITY, SCRIPT, SECRETS, AbilityId, PlayerId
from dejarik.games.outer_rim.dice.changes import PickDie, RerollDie
from dejarik.games.outer_rim.dice.faces import FACE_COUNT, Roll, rolls
from dejarik.games.outer_rim.dice.skill_tests import ChooseSkill, TestSkill, passing
from dejarik.games.outer_rim.dice.stages import BEFORE_TEST
from dejarik.games.outer_rim.dice.windows import UseAtRoll, skill_level
from dejarik.games.outer_rim.forms import DONE
from dejarik.games.outer_rim.state import BLANK, CRIT, FACES, FOCUS, HIT, State

STAKES: Final = 4.0  # what usually hangs on a test
POINT: Final = 1.5  # what a point of damage is worth in a combat
ONCE: Final = 0.4  # to keep what can be used once a turn for something else
SECRET: Final = 1.2
OF_SECRETS: Final = frozenset(SECRETS.values())
LASTING: Final = 1.0  # a card that goes if the test is passed
POINTS: Final = {HIT: 1.0, CRIT: 2.0, FOCUS: 0.0, BLANK: 0.0}


def skill(game: State, ask: ChooseSkill) -> Callable[[TestSkill], float]:
    """The likeliest to be passed."""
    own = profile(game, ask.player)
    return lambda option: STAKES * odds.passes(own.skills[option.skill], own.rerolls, own.focus)


# What is used


def use(game: State, ask: UseAtRoll) -> Callable[[Option], float]:
    """What helps more than it is worth keeping it."""

    def judge(option: Option) -> float:
        if option == DONE:
            return 0.0
        ability: AbilityId = option.ability  # type: ignore[attr-defined]
        return roll_gain(game, ask, ability) - price(game, ask.player, ability)

    return judge


def price(game: State, player: PlayerId, ability: AbilityId) -> float:
    """What it is worth to keep an ability for another time."""
    printed = ABILITY[ability]
    if ability in OF_SECRETS:
        return SECRET
    if printed.if_passed:
        return LASTING
    return ONCE if printed.limit == "once-per-turn" else 0.0


def roll_gain(game: State, ask: UseAtRoll, ability: AbilityId) -> float:
    todo = ABILITY[ability].do
    if ask.stage == BEFORE_TEST:
        level = min(HIGHLY_SKILLED, skill_level(game))
        higher = min(HIGHLY_SKILLED, level + 1)
        return STAKES * (odds.passes(higher) - odds.passes(level))
    return dice_gain(game, ask.player, todo)


def dice_gain(game: State, player: PlayerId, todo: Effects) -> float:
    """What a list of effects brings at the roll that is under way; the best of several ways."""
    found = 0.0
    for effect in SCRIPT.lists[todo]:
        if effect.op == "dice":
            found += change_gain(game, player, *effect.values)
        elif effect.op == "choose":
            found += max((dice_gain(game, player, each.do) for each in SCRIPT.choices[effect.values[0]]), default=0.0)
    return found


def change_gain(
    game: State, player: PlayerId, op: str, whose: str, face: str | None, into: str | None, count: int | str
) -> float:
    if op in ("extra", "fewer"):
        return POINT * odds.MEAN_DAMAGE
    if op in ("prevent", "cap"):
        return 0.7
    if not game.fights and not game.throws:
        return 0.0
    roll = rolls(game, player)[whose == "opponent"]
    if roll is None:
        return 0.0
    shows = None if face is None else FACES.index(face)
    number = 9 if count == "any" else int(count)
    if op == "reroll":
        return reroll_gain(game, player, roll, own=whose != "opponent", only=shows, count=number)
    if op == "add":
        assert shows is not None
        return face_worth(game, player, shows)
    assert shows is not None
    number = min(number, roll.count(shows))
    if op == "cancel":
        return POINT * POINTS[shows] * number
    turned = FACES.index(into or face or "")
    return number * (face_worth(game, player, turned) - face_worth(game, player, shows))


def face_worth(game: State, player: PlayerId, face: int) -> float:
    """What one more result with this face brings to the roll that is under way."""
    if not game.throws:
        return POINT * POINTS[face]
    throw = game.throw
    if throw.skill is None:
        return STAKES if face == HIT else 0.0
    return 0.0 if passed(game) else STAKES * (face in passing(skill_level(game)))


def passed(game: State) -> bool:
    """Whether the test under way is passed as the dice lie."""
    throw = game.throw
    return any(throw.shown[face] + throw.added[face] for face in passing(skill_level(game)))


# Rerolls


def reroll_gain(game: State, player: PlayerId, roll: Roll, *, own: bool, only: int | None, count: int) -> float:
    """What rolling the worst dice again brings on average."""
    gains = sorted(
        (
            die_gain(game, player, face, own=own)
            for face in range(FACE_COUNT)
            if only in (None, face)
            for _ in range(roll.shown[face])
        ),
        reverse=True,
    )
    return sum(gain for gain in gains[:count] if gain > 0)


def die_gain(game: State, player: PlayerId, face: int, *, own: bool) -> float:
    """What rolling one die with this face again brings on average."""
    if not game.throws:
        gain = POINT * (odds.MEAN_DAMAGE - POINTS[face])
        return gain if own else -gain
    throw = game.throw
    if throw.skill is None:
        return STAKES * odds.SMUGGLED if face != HIT and not throw.shown[HIT] else -STAKES * (face == HIT)
    if passed(game):
        return -STAKES if face in passing(skill_level(game)) else -0.1
    return STAKES * odds.PASSES[min(HIGHLY_SKILLED, skill_level(game))]


def pick(game: State, ask: PickDie) -> Callable[[Option], float]:
    """Each die that is likely to show something better; focuses stay for whoever can turn them."""

    def judge(option: Option) -> float:
        if isinstance(option, RerollDie):
            return die_gain(game, ask.player, option.face, own=ask.own)
        return 0.0

    return judge
