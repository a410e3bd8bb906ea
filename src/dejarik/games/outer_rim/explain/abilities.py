"""Abilities, secrets and goals that cannot be used: not one's own, not at this moment, used up, or without what they
need. [RIM-ABIL, RIM-ACT-8]"""

from __future__ import annotations

from typing import Final

from dejarik.engine.outcome import Objection
from dejarik.engine.script import Condition, Effects
from dejarik.games.outer_rim.abilities import (
    MayUse,
    at_moment,
    holds,
    rule_of,
    run_for,
    secret_ability,
)
from dejarik.games.outer_rim.actions import ChooseAction
from dejarik.games.outer_rim.components import (
    ABILITIES,
    ABILITY,
    CARD_ABILITIES,
    CARDS,
    CHARACTER_ABILITIES,
    SCRIPT,
    SHEET,
    SHIP_ABILITIES,
    SHIPS,
    AbilityId,
    CardId,
    PlayerId,
    ShipGoal,
    When,
)
from dejarik.games.outer_rim.dice.windows import UseAtRoll, in_place, moments, used_here
from dejarik.games.outer_rim.encounters.choice import ChooseEncounter
from dejarik.games.outer_rim.explain.answers import called_so, not_yours, only_these, refuse
from dejarik.games.outer_rim.explain.encounters import barred
from dejarik.games.outer_rim.explain.steps import ACTION, other_step
from dejarik.games.outer_rim.goals import ship_goal_of
from dejarik.games.outer_rim.movement import SlipPast, StopMover, arrival
from dejarik.games.outer_rim.planning import ChoosePlan
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.special import LOOKED_FOR
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.targets import has_target
from dejarik.games.outer_rim.turn import UseBeforeEnd
from dejarik.games.outer_rim.wording import condition_in_words, in_words, phrase

# The moments of the choices of a turn.
MOMENTS: Final[dict[type, tuple[When, ...]]] = {
    ChoosePlan: ("planning", "any-time"),
    ChooseAction: ("action", "any-time"),
    ChooseEncounter: ("encounter", "encounter-step", "any-time"),
    UseBeforeEnd: ("any-time",),
    SlipPast: ("enter-patrol-space",),
}
OF_THE_TURN: Final = ("planning", "action", "encounter", "any-time")
NEVER_PICKED: Final = ("passive", "market", "on-buy")


def use(game: State, player: PlayerId, ability: AbilityId) -> Objection | None:
    """An ability that is not offered."""
    frame, name, when = game.stack[-1], ABILITIES.name(ability), ABILITY[ability].when
    found = not_held(game, player, ability)
    if found is not None:
        return found
    if when in NEVER_PICKED or rule_of(ability) in LOOKED_FOR:
        return refuse("RIM-ABIL-31" if when == "passive" else "RIM-ABIL-26", "works-by-itself", ability=name)
    if isinstance(frame, MayUse | StopMover):
        return only_these("RIM-ABIL-25", [ABILITIES.name(frame.ability)])
    now = moments(game, frame.window) if isinstance(frame, UseAtRoll) else MOMENTS.get(type(frame), ())
    if not now:
        return None
    if when not in now:
        rule = {"any-time": "RIM-ABIL-33"}.get(when, "RIM-ABIL-32" if when in OF_THE_TURN else "RIM-ABIL-12")
        return refuse(rule, "other-moment", ability=name, when=phrase(f"when-{when}"))
    found = barred(game, player, "RIM-ENC-5") if when in ("encounter", "encounter-step") else None
    return found or spent(game, ability) or unfit(game, player, ability)


def not_held(game: State, player: PlayerId, ability: AbilityId) -> Objection | None:
    """It stands on no card of the player, or on the side that does not lie up. What others have facedown is nobody's
    business."""
    if any(source[0] == ability for source in at_moment(game, player, ABILITY[ability].when)):
        return None
    if ability in map(secret_ability, game.secrets[player]):
        return None
    name = ABILITIES.name(ability)
    if any(ability in CARD_ABILITIES[card] for card in game.assets[player]):
        return refuse("RIM-BOUNTY-19", "fought-crew", ability=name)
    character = game.characters[player]
    if character is not None and any(ability in side for side in CHARACTER_ABILITIES[character]):
        return refuse("RIM-CHAR-3", "other-side-of-character", ability=name)
    if any(ability in side for side in SHIP_ABILITIES[game.ships[player]]):
        return refuse("RIM-GOAL-7", "other-side-of-ship", ability=name)
    return refuse("RIM-ABIL-1", "not-your-ability", ability=name)


def spent(game: State, ability: AbilityId) -> Objection | None:
    """It has been used in this turn, this combat, at this roll or at this entry."""
    printed, name, frame = ABILITY[ability], ABILITIES.name(ability), game.stack[-1]
    if ability in game.used and (printed.limit == "once-per-turn" or printed.when in OF_THE_TURN):
        rule = "RIM-ABIL-7" if printed.limit else "RIM-ACT-5" if printed.when == "action" else "RIM-ABIL-12"
        return refuse(rule, "used-this-turn", ability=name)
    if printed.limit == "once-per-combat" and game.fights and ability in game.fight.used:
        return refuse("RIM-ABIL-27", "used-this-combat", ability=name)
    if isinstance(frame, UseAtRoll) and ability in used_here(game):
        return refuse("RIM-COMBAT-35", "used-at-this-roll", ability=name)
    if isinstance(frame, SlipPast) and ability in arrival(game).tried:
        return refuse("RIM-ABIL-12", "used-at-this-entry", ability=name)
    return None


def unfit(game: State, player: PlayerId, ability: AbilityId) -> Objection:
    """What it needs is not there."""
    printed, name, frame = ABILITY[ability], ABILITIES.name(ability), game.stack[-1]
    card = next((card for card in game.assets[player] if ability in CARD_ABILITIES[card]), None)
    run = run_for(player, (ability, card))
    if not holds(game, printed.if_, run):
        assert printed.if_ is not None
        failing = condition_in_words(not_holding(game, printed.if_, run))
        return refuse("RIM-ABIL-51", "condition", ability=name, condition=failing)
    if isinstance(frame, UseAtRoll):
        if in_place(game, frame.window, ability):
            return refuse("RIM-COMBAT-35", "changes-nothing", ability=name)
        return refuse("RIM-COMBAT-34", "other-window", ability=name)
    return without_target(game, run, printed.do, ability)


def not_holding(game: State, condition: Condition, run: CardRun) -> Condition:
    """The part of a condition that does not hold: of several that must all hold the first."""
    if condition.word != "all":
        return condition
    return next(not_holding(game, part, run) for part in condition.values[0] if not part.holds(game, run))


def without_target(game: State, run: CardRun, todo: Effects, ability: AbilityId) -> Objection:
    """Its cost cannot be paid, or what it works on does not exist."""
    name = ABILITIES.name(ability)
    for effect in SCRIPT.lists[todo]:
        if effect.op == "may" and not SCRIPT.payable(game, run, effect.values[1]):
            return refuse("RIM-ACT-8", "cost-of-ability", ability=name, cost=in_words(effect.values[1], "and"))
    return refuse("RIM-ACT-8", "nothing-to-work-on", ability=name, what=in_words(todo))


def use_card(game: State, player: PlayerId, card: CardId) -> Objection | None:
    """A card instead of one of its abilities."""
    found = not_yours(game, player, card, "RIM-ABIL-1")
    if found is not None:
        return found
    names = [ABILITIES[ability] for ability in CARD_ABILITIES[card]]
    if not names:
        return refuse("RIM-ABIL-1", "card-without-ability", card=CARDS.name(card))
    if len(names) > 1:
        return refuse("RIM-ABIL-1", "which-ability", picks=", ".join(f"use {name}" for name in names))
    return called_so(game, f"use {names[0]}") or use(game, player, CARD_ABILITIES[card][0])


# The goal of the ship


def ship_goal(game: State, player: PlayerId) -> Objection | None:
    """A goal that is achieved already, by itself, or not yet."""
    printed = SHEET[game.ships[player]].goal
    ship = SHIPS.name(game.ships[player])
    if printed is None:
        return refuse("RIM-GOAL-3", "ship-without-goal", ship=ship)
    if ship_goal_of(game, player) is None:
        return refuse("RIM-GOAL-5", "ship-goal-achieved", ship=ship)
    if printed.when not in ("action", "encounter"):
        return refuse("RIM-GOAL-12", "goal-by-itself", ship=ship, when=phrase(f"when-{printed.when}"))
    found = other_step(game, ACTION) if printed.when == "action" else barred(game, player, "RIM-ENC-5")
    return found or goal_unmet(game, player, printed)


def goal_unmet(game: State, player: PlayerId, goal: ShipGoal) -> Objection | None:
    """What a goal needs: a condition, its cost, somebody to fight."""
    run = CardRun(goal.do, player)
    ship = SHIPS.name(game.ships[player])
    if not holds(game, goal.condition, run):
        assert goal.condition is not None
        condition = condition_in_words(not_holding(game, goal.condition, run))
        return refuse("RIM-GOAL-4", "goal-condition", ship=ship, condition=condition)
    if not SCRIPT.payable(game, run, goal.cost):
        return refuse("RIM-GOAL-14", "goal-cost", ship=ship, cost=in_words(goal.cost, "and"))
    if not has_target(game, run, goal.do):
        return refuse("RIM-GOAL-14", "goal-without-target", ship=ship, what=in_words(goal.do))
    return None
