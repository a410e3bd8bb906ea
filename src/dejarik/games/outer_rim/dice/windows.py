"""The windows of a roll: what a player uses at one of its stages, one ability after another until done.
[RIM-COMBAT-34 … 36, RIM-TEST-10]

These abilities have their moment inside an effect, of whatever it may be a part. [RIM-RUL-56] What must be used is used
without a question; with something else beside it, the player picks the order. What could change nothing is not offered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dejarik.engine import option
from dejarik.engine.message import Message, say
from dejarik.engine.procedure import Procedure, Steps
from dejarik.engine.script import Effects
from dejarik.games.outer_rim.abilities import (
    Source,
    UseAbility,
    at_moment,
    rule_of,
    run_for,
    skill_count,
    spend,
    usable,
    use,
)
from dejarik.games.outer_rim.components import ABILITY, SCRIPT, AbilityId, PlayerId, When
from dejarik.games.outer_rim.dice.faces import rolls
from dejarik.games.outer_rim.dice.stages import (
    BEFORE_TEST,
    REROLL,
    START,
    DiceChange,
    change_of,
    on_own_roll,
    stage_of,
)
from dejarik.games.outer_rim.forms import DONE, Choice, Decision
from dejarik.games.outer_rim.secrets import could_use_secret, fitting_secrets, use_secret
from dejarik.games.outer_rim.state import State

HIGHLY_SKILLED: Final = 2  # more of the same skill changes nothing [RIM-TEST-6]


class DiceWindow(Procedure):
    """The abilities of a player at one stage of the roll that is under way. [RIM-COMBAT-35]"""

    player: PlayerId
    stage: str

    @property
    def steps(self) -> Steps:
        return USE_UP


def moments(game: State, window: DiceWindow) -> tuple[When, ...]:
    """The moments of abilities that lie in a window. [RIM-ABIL-36 … 40]"""
    after_roll: tuple[When, ...] = ("after-roll",) if window.stage == REROLL else ()
    if game.throws:
        throw = game.throw
        if throw.player != window.player:
            return ()
        if window.stage == BEFORE_TEST:
            return ("before-test",)
        return after_roll if throw.skill is None else (*after_roll, "test-or-combat")
    fight = game.fight
    if window.stage == START:
        return ("ship-combat-start",) if fight.ship else ("ground-combat-start",)
    found: tuple[When, ...] = ("any-combat", "ship-combat" if fight.ship else "ground-combat", "test-or-combat")
    return (*after_roll, *found) if fight.bounty is None else (*after_roll, *found, "bounty-combat")


def in_place(game: State, window: DiceWindow, ability: AbilityId) -> bool:
    """Whether an ability belongs to this window, and has not been used in this roll. [RIM-COMBAT-35, RIM-RUL-75]"""
    if stage_of(ability) != window.stage or ability in used_here(game) or rule_of(ability) == "count-skill":
        return False
    if game.throws or window.stage not in ROLLERS:
        return True
    fight = game.fight
    return on_own_roll(ability) == (fight.rolling == fight.side(window.player))


ROLLERS: Final = ("value", "reroll", "results")  # the stages that belong to the roll of one side


def used_here(game: State) -> list[AbilityId]:
    """What has been used at this throw, or in this combat: there each ability has one window."""
    return game.throw.used if game.throws else game.fight.used


def of_owner(game: State, window: DiceWindow) -> list[Source]:
    """The abilities of this window that can be used, secrets apart."""
    return [
        source
        for when in moments(game, window)
        for source in at_moment(game, window.player, when)
        if in_place(game, window, source[0]) and usable(game, window.player, source)
    ]


def effective(game: State, window: DiceWindow, ability: AbilityId) -> bool:
    """Whether using it could change anything."""
    return bool(ABILITY[ability].if_passed) or _could_change(game, window, ability, ABILITY[ability].do)


def _could_change(game: State, window: DiceWindow, ability: AbilityId, todo: Effects) -> bool:
    for effect in SCRIPT.lists[todo]:
        if effect.op == "choose":
            run = run_for(window.player, (ability, None))
            ways = SCRIPT.choices[effect.values[0]]
            if any(
                _could_change(game, window, ability, ways[way].do)
                for way in SCRIPT.open_ways(game, run, effect.values[0])
            ):
                return True
        elif effect.op == "skill":
            if skill_level(game) < HIGHLY_SKILLED:
                return True
        elif effect.op != "dice" or _dice_could_change(game, window.player, change_of(*effect.values)):
            return True
    return False


def _dice_could_change(game: State, player: PlayerId, change: DiceChange) -> bool:
    if change.op in ("prevent", "cap"):
        fight = game.fight
        side = fight.side(player)
        return fight.damage[1 - side] > fight.prevented[side]
    if change.op in ("extra", "fewer", "add"):
        return True
    roll = rolls(game, player)[not change.own]
    if roll is None:
        return False
    if change.op == "reroll":
        return any(roll.shown) if change.face is None else roll.shown[change.face] > 0
    return change.face is not None and roll.count(change.face) > 0


def skill_level(game: State) -> int:
    """How often the player has the skill that is being tested. [RIM-TEST-3]"""
    throw = game.throw
    assert throw.skill is not None
    return skill_count(game, throw.player, throw.skill) + throw.bonus


def secrets_of(game: State, window: DiceWindow) -> list[AbilityId]:
    return fitting_secrets(
        game,
        window.player,
        moments(game, window),
        fits=lambda ability: in_place(game, window, ability) and effective(game, window, ability),
    )


def could_use(game: State, window: DiceWindow) -> bool:
    """Whether a secret could fit, as far as everybody knows. [RIM-SECRET-12]"""
    return could_use_secret(
        game,
        window.player,
        moments(game, window),
        fits=lambda ability: in_place(game, window, ability) and effective(game, window, ability),
    )


def next_use(game: State, window: DiceWindow) -> None:
    """Until nothing is left that must or may be used. [RIM-COMBAT-35, 36, RIM-ABIL-26]"""
    sources = of_owner(game, window)
    left = [source for source in sources if effective(game, window, source[0])]
    optional = any(ABILITY[source[0]].optional for source in left) or could_use(game, window)
    if len(left) > 1 or optional:
        game.ask_for(UseAtRoll(window.player, window.stage))
    elif left:
        game.perform(window)
        carry_out(game, window, left[0])
    else:
        for source in sources:  # it does nothing and is used up [RIM-RUL-76]
            if not ABILITY[source[0]].optional:
                spend(game, source[0])
                note(game, source[0])


USE_UP: Final[Steps] = (next_use,)


def note(game: State, ability: AbilityId) -> None:
    used = used_here(game)
    if ability not in used:
        used.append(ability)


def carry_out(game: State, window: DiceWindow, source: Source) -> None:
    """Use an ability; what follows if the test is passed is kept for then. [RIM-ABIL-36]"""
    if ABILITY[source[0]].if_passed and game.throws:
        game.throw.if_passed.append(source)
    use(game, run_for(window.player, source), source[0])
    note(game, source[0])


class UseAtRoll(Decision):
    """Use one of your abilities at this stage of the roll, or go on. What may not be left unused comes before "done".
    [RIM-COMBAT-35, 36, RIM-SECRET-12]"""

    player: PlayerId
    stage: str

    rule = "RIM-COMBAT-35"
    offers = (UseAbility, Choice)

    def prompt(self) -> Message:
        return say(f"outer_rim-prompt-use-at-roll-{self.stage}", self.rule)

    @property
    def window(self) -> DiceWindow:
        return DiceWindow(self.player, self.stage)

    def options(self, game: State) -> Sequence[option.Option]:
        left = [source[0] for source in of_owner(game, self.window) if effective(game, self.window, source[0])]
        forced = any(not ABILITY[ability].optional for ability in left)
        found: list[option.Option] = [UseAbility(ability) for ability in (*left, *secrets_of(game, self.window))]
        return found if forced else [*found, DONE]

    def resolve(self, game: State, option: option.Option) -> None:
        if not isinstance(option, UseAbility):
            return
        game.perform(self.window)
        for source in of_owner(game, self.window):
            if source[0] == option.ability:
                carry_out(game, self.window, source)
                return
        use_secret(game, self.player, option.ability)
        note(game, option.ability)
