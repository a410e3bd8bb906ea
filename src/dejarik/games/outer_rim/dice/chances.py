"""How likely a test is passed, by what everybody can see. Secrets are left out, and skills that the player has to ask
for: they are what a skill counts `more`."""

from __future__ import annotations

from typing import Final

from dejarik.games.outer_rim.abilities import Source, at_moment, rule_of, skill_count, usable
from dejarik.games.outer_rim.components import ABILITY, PlayerId, SkillId
from dejarik.games.outer_rim.dice.faces import FACE_COUNT
from dejarik.games.outer_rim.dice.skill_tests import TEST_DICE, passing
from dejarik.games.outer_rim.dice.stages import ANY, changes
from dejarik.games.outer_rim.state import CRIT, DIE, FOCUS, HIT, State, Throw

SIDES: Final = len(DIE.sides)
# How often each face is on a die.
ON_DIE: Final = tuple(DIE.sides.count(face) for face in range(FACE_COUNT))


def at_least_one(dice: int, good: int) -> float:
    """The chance that one of these dice shows one of the good sides."""
    return 1 - float((1 - good / SIDES) ** dice)


def pass_chance(game: State, player: PlayerId, skill: SkillId, more: int = 0) -> float:
    """The chance to pass a test of a skill that counts `more` times, with the rerolls and changes of results that the
    player has."""
    test = Throw(player, skill, more, [], [], False, [], [])
    game.throws.append(test)  # what an ability depends on is asked of the test under way
    try:
        level = skill_count(game, player, skill) + more + _counted(game, player)
        good = set(passing(level))
        dice = TEST_DICE
        for source in _usable(game, player, "test-or-combat", "after-roll"):
            for change in changes(ABILITY[source[0]].do):
                if change.op == "turn" and change.face is not None and change.into in good:
                    good.add(change.face)
                elif change.op == "reroll" and change.face is None:
                    dice += TEST_DICE if change.number == ANY else change.number
    finally:
        game.throws.pop()
    return at_least_one(dice, sum(ON_DIE[face] for face in good))


def smuggle_chance(game: State, player: PlayerId) -> float:
    """The chance that ILLEGAL cargo gets past its die, with the rerolls and turned dice that the player has.
    [RIM-DELIVER-4, 5, 14]"""
    shown = [int(face == FOCUS) for face in range(FACE_COUNT)]
    game.throws.append(Throw(player, None, 0, shown, [0] * FACE_COUNT, False, [], []))
    try:
        rules = {rule_of(source[0]) for source in _usable(game, player, "deliver-roll")}
        rerolls = [
            change.number
            for source in _usable(game, player, "after-roll")
            for change in changes(ABILITY[source[0]].do)
            if change.op == "reroll" and change.face is None
        ]
    finally:
        game.throws.pop()
    if "turn-delivery-die" in rules:
        return 1.0
    good = (HIT, FOCUS, CRIT) if "turn-delivery-die-fc" in rules else (HIT,)
    return at_least_one(1 + len(rerolls), sum(ON_DIE[face] for face in good))


def _counted(game: State, player: PlayerId) -> int:
    """What counts the skill once more without being asked. [RIM-EFFECT-30]"""
    return sum(rule_of(source[0]) == "count-skill" for source in _usable(game, player, "before-test"))


def _usable(game: State, player: PlayerId, *whens: str) -> list[Source]:
    return [
        source
        for when in whens
        for source in at_moment(game, player, when)  # type: ignore[arg-type]
        if usable(game, player, source)
    ]
