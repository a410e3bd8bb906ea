"""Thousands of credits, in which everything is judged: fame, reputation, damage, defeat and goals are worth so many."""

from __future__ import annotations

from typing import Final

from dejarik.engine.script import Effects
from dejarik.games.outer_rim.bot import odds
from dejarik.games.outer_rim.bot.profile import Profile
from dejarik.games.outer_rim.components import CHARACTER, PATROL, SCRIPT, SHEET, Counter, FactionId, When, card
from dejarik.games.outer_rim.conditions import NUMBER
from dejarik.games.outer_rim.state import NEGATIVE, POSITIVE

FAME: Final = 12.0
NEAR_THE_END: Final = 1.2  # more for each fame that somebody has beyond half of what wins
WIN: Final = 100.0
TURN: Final = 6.0  # what one does in a turn
LOST_TIME: Final = 5.0  # by a defeat: the rest of this turn, and the next planning step
# What the last thousands are worth of so many: one can spend only so much in time.
SLOPE: Final = (*[1.0] * 12, *[0.8] * 8, *[0.6] * 10, *[0.4] * 11)
FRIENDS: Final = 1.5  # positive reputation
ENEMIES: Final = 2.2  # negative
FOR_WINNING: Final = {"ketsu-onyo": 4.0}  # a combat, once the goal is achieved
PROTON_TORPEDOES: Final = card("proton-torpedoes")


def each_fame(profile: Profile) -> float:
    """What one fame is worth."""
    return FAME + NEAR_THE_END * profile.lateness


def fame(profile: Profile, count: int) -> float:
    """So much fame gained, or lost."""
    if profile.facts.fame + count >= profile.facts.goal:
        return WIN
    return count * each_fame(profile)


def money(profile: Profile, thousands: float) -> float:
    """Credits gained, or lost as far as one has them."""
    return max(thousands, -profile.credits) * SLOPE[profile.credits]


def defeat(profile: Profile) -> float:
    """What a defeat costs."""
    return LOST_TIME - money(profile, -3)


def regard(level: int) -> float:
    """A reputation."""
    return FRIENDS if level == POSITIVE else -ENEMIES if level == NEGATIVE else 0.0


def rep_change(profile: Profile, faction: FactionId, steps: int) -> float:
    """So many steps on the track of a faction, as far as it goes."""
    before = profile.rep[faction]
    after = max(NEGATIVE, min(POSITIVE, before + steps))
    return regard(after) - regard(before)


def recovery(profile: Profile, body: str, count: int | None = None) -> float:
    """Damage removed, all of it unless a number is said."""
    damage = profile.facts.wounds if body == "character" else profile.facts.hull_damage
    room = profile.health if body == "character" else profile.hull
    return odds.unease(room) - odds.unease(room + (damage if count is None else min(count, damage)))


def reward(profile: Profile, effects: Effects) -> float:
    """What a printed reward is worth."""
    found = 0.0
    for effect in SCRIPT.lists[effects]:
        if effect.op == "credits":
            found += money(profile, effect.values[0] / 1000)
        elif effect.op == "fame":
            found += fame(profile, effect.values[0])
        elif effect.op == "rep":
            found += rep_change(profile, effect.values[0], effect.values[1])
        elif effect.op == "if":
            found += reward(profile, effect.values[2] or effect.values[1])
    return found


def credits_in(effects: Effects) -> int:
    """The credits of a printed reward, in thousands."""
    return sum([int(effect.values[0]) for effect in SCRIPT.lists[effects] if effect.op == "credits"]) // 1000


# Goals


def goal_step(profile: Profile, counter: Counter) -> float:
    """One step towards the personal goal, if that is what it counts."""
    if profile.facts.goal_met:
        return 0.0
    condition = CHARACTER[profile.facts.character].goal.condition
    if condition.word != "counter" or condition.values[0] != counter:
        return 0.0
    had = profile.facts.sabotaged if counter not in NUMBER else profile.facts.counters[NUMBER[counter]]
    return each_fame(profile) / max(1, int(condition.values[1]) - had)


def ship_step(profile: Profile, when: When) -> float:
    """What happens at the moment of the ship's goal, if it would be achieved, or at least a step on the way."""
    goal = None if profile.facts.ship_goal_met else SHEET[profile.facts.ship].goal
    if goal is None or goal.when != when or not profile.fulfils(goal.condition):
        return 0.0
    if goal.counter is None:
        return each_fame(profile)
    return each_fame(profile) / max(1, goal.at_least - profile.facts.counters[NUMBER[goal.counter]])


# Combats


def combat(
    profile: Profile,
    kind: str,
    dice: float,
    win: float,
    lose: float,
    health: int | None = None,
    hull: int | None = None,
) -> float:
    """A combat against so many dice, with what winning and losing bring and what the damage costs."""
    own = profile.ground if kind == "ground" else profile.ship
    if kind == "ground":
        room = profile.health if health is None else health
    else:
        room = profile.hull if hull is None else hull
    chance = odds.wins(own, dice)
    prize = win + goal_step(profile, "combats-won") + FOR_WINNING.get(profile.name, 0.0) * profile.facts.goal_met
    cost = odds.battered(dice - profile.guard / odds.MEAN_DAMAGE, room, defeat(profile))
    return chance * prize + (1 - chance) * lose - cost


def patrol_fight(profile: Profile, faction: FactionId, level: int) -> float:
    """A combat with a patrol: its reward, and what its faction thinks of it. The last one cannot be beaten."""
    patrol = PATROL[faction, level]
    if patrol.dice is None:
        return -defeat(profile)
    grudge = 0.0 if profile.ship_name == "aggressor" and profile.facts.ship_goal_met else 1.0
    prize = reward(profile, patrol.reward) + ship_step(profile, "win-patrol")
    if PROTON_TORPEDOES in profile.cards and level > 1:
        prize += fame(profile, 1)
    return combat(profile, "ship", patrol.dice, prize + grudge * rep_change(profile, faction, -1), 0.0)
