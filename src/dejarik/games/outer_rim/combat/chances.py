"""How likely a combat is won, by what everybody can see. Secrets are left out.

    odds = combat_odds(game, player, ship=True, patrol=faction)
    odds.win, odds.defeat                # that the player wins; that its damage is enough for a defeat

Every roll that is possible is gone through, with the rerolls and changes of both sides used where they help.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import comb
from typing import Final, TypeAlias

from dejarik.games.outer_rim.abilities import run_for
from dejarik.games.outer_rim.combat.combat import ENDLESS, dice_of, new_fight, rolling_sides, strength_of
from dejarik.games.outer_rim.components import ABILITY, SCRIPT, AbilityId, CardId, FactionId, PlayerId
from dejarik.games.outer_rim.damage import room_for
from dejarik.games.outer_rim.dice.chances import ON_DIE, SIDES
from dejarik.games.outer_rim.dice.faces import DAMAGE
from dejarik.games.outer_rim.dice.stages import ANY, REROLL, RESULTS, START, VALUE, DiceChange, changes
from dejarik.games.outer_rim.dice.stages import DAMAGE as DAMAGE_STAGE
from dejarik.games.outer_rim.dice.windows import DiceWindow, of_owner
from dejarik.games.outer_rim.state import ATTACKER, BLANK, CRIT, DEFENDER, FOCUS, HIT, State

Shown: TypeAlias = tuple[int, int, int, int]  # how many dice show each face
Ways: TypeAlias = tuple[tuple[int, int, int], ...]  # of which one is used: a face, what it becomes, up to how many
GONE: Final = -1  # what a cancelled result becomes
ALL: Final = 99


@dataclass(frozen=True, slots=True)
class Help:
    """What is done to the dice of a side, by itself and by the opponent."""

    again: tuple[tuple[int | None, int], ...] = ()  # rerolls: of which face, how many
    own: tuple[Ways, ...] = ()
    against: tuple[Ways, ...] = ()


NO_HELP: Final = Help()


@dataclass(frozen=True, slots=True)
class Odds:
    """Of a combat, for the player who starts it."""

    win: float
    defeat: float


def combat_odds(
    game: State,
    player: PlayerId,
    *,
    ship: bool,
    against: PlayerId | None = None,
    patrol: FactionId | None = None,
    bounty: CardId | None = None,
    strength: int = 0,
) -> Odds:
    """What a combat promises this player if it began now. A patrol brings its own strength."""
    if patrol is not None:
        strength = strength_of(game, patrol)
    if strength == ENDLESS:
        return Odds(0.0, 1.0)
    fight = new_fight(game, player, ship=ship, against=against, patrol=patrol, bounty=bounty, strength=strength)
    game.fights.append(fight)  # what abilities depend on is asked of the combat under way
    try:
        attack = _damage(game, ATTACKER)
        defence = _damage(game, DEFENDER)
        prevented = sum(
            change.number
            for source in of_owner(game, DiceWindow(player, DAMAGE_STAGE))
            for change in changes(ABILITY[source[0]].do)
            if change.op == "prevent"
        )
    finally:
        game.fights.pop()
    attacker_wins = sum(p * q for damage, p in enumerate(attack) for other, q in enumerate(defence) if damage >= other)
    suffered, won = (defence, attacker_wins) if fight.attacker == player else (attack, 1 - attacker_wins)
    room = room_for(game, player, "ship" if ship else "character") + prevented
    return Odds(won, sum(suffered[room:]))


def _damage(game: State, side: int) -> tuple[float, ...]:
    """The chance of each number of damage that a side rolls."""
    fight = game.fight
    fight.rolling = side
    dice = dice_of(game, side)
    again: list[tuple[int | None, int]] = []
    own: list[Ways] = []
    against: list[Ways] = []
    for player in rolling_sides(fight, side):
        mine = fight.side(player) == side
        for found in _changes(game, player):
            ways = []
            for each in found:
                if each.own != mine:
                    continue
                if each.op in ("extra", "fewer"):
                    dice += each.number if each.op == "extra" else -each.number
                elif each.op == "reroll":
                    again.append((each.face, ALL if each.number == ANY else each.number))
                elif each.face is not None and each.op != "add":
                    ways.append((each.face, GONE if each.into is None else each.into, each.number))
            if ways:
                (own if mine else against).append(tuple(ways))
    own.sort(key=_order)
    return damage_odds(max(0, dice), Help(tuple(again), tuple(own), tuple(against)))


def _changes(game: State, player: PlayerId) -> list[Sequence[DiceChange]]:
    """What each ability of a player can do to the dice that are rolled."""
    return [
        _open_changes(game, player, source[0])
        for stage in (START, VALUE, REROLL, RESULTS)
        for source in of_owner(game, DiceWindow(player, stage))
    ]


def _open_changes(game: State, player: PlayerId, ability: AbilityId) -> Sequence[DiceChange]:
    """What an ability does, in all ways that are open."""
    todo = ABILITY[ability].do
    if SCRIPT.lists[todo][0].op != "choose":
        return changes(todo)
    ways = SCRIPT.lists[todo][0].values[0]
    run = run_for(player, (ability, None))
    return [each for way in SCRIPT.open_ways(game, run, ways) for each in changes(SCRIPT.choices[ways][way].do)]


def _order(ways: Ways) -> tuple[bool, bool]:
    """Crits are made of focus first, then hits; then crits of hits."""
    face, into, _ = ways[-1]
    return face != FOCUS, into != CRIT


@cache
def rolled(dice: int) -> Mapping[Shown, float]:
    """Every roll of so many dice, and its chance."""
    found: dict[Shown, float] = {}
    for hits in range(dice + 1):
        for crits in range(dice - hits + 1):
            for focus in range(dice - hits - crits + 1):
                shown = (hits, crits, focus, dice - hits - crits - focus)
                p = float(comb(dice, hits) * comb(dice - hits, crits) * comb(dice - hits - crits, focus))
                for face, count in enumerate(shown):
                    p *= (ON_DIE[face] / SIDES) ** count
                found[shown] = p
    return found


@cache
def damage_odds(dice: int, help_: Help = NO_HELP) -> tuple[float, ...]:
    """The chance of each number of damage with so many dice."""
    rolls = rolled(dice)
    for only, count in help_.again:
        rolls = _rerolled(rolls, only, count, help_)
    chances = [0.0] * (2 * dice + 1)
    for shown, p in rolls.items():
        for ways in help_.own:
            shown = max((_changed(shown, way) for way in ways), key=_value)
        for ways in help_.against:
            shown = min((_changed(shown, way) for way in ways), key=_value)
        chances[_value(shown)] += p
    while len(chances) > 1 and not chances[-1]:
        chances.pop()
    return tuple(chances)


def _rerolled(rolls: Mapping[Shown, float], only: int | None, count: int, help_: Help) -> Mapping[Shown, float]:
    """Dice without damage are rolled again, blanks first; a focus stays that is of use later."""
    kept = sum(max((way[2] for way in ways if way[0] == FOCUS), default=0) for ways in help_.own)
    found: dict[Shown, float] = {}
    for (hits, crits, focus, blank), p in rolls.items():
        blanks = min(blank, count) if only in (None, BLANK) else 0
        foci = min(max(0, focus - kept), count - blanks) if only in (None, FOCUS) else 0
        for again, q in rolled(blanks + foci).items():
            shown = (
                hits + again[HIT],
                crits + again[CRIT],
                focus - foci + again[FOCUS],
                blank - blanks + again[BLANK],
            )
            found[shown] = found.get(shown, 0.0) + p * q
    return found


def _changed(shown: Shown, way: tuple[int, int, int]) -> Shown:
    """Up to so many results have become others, or are gone."""
    face, into, count = way
    results = list(shown)
    turned = min(count, results[face])
    results[face] -= turned
    if into != GONE:
        results[into] += turned
    return results[0], results[1], results[2], results[3]


def _value(shown: Shown) -> int:
    return sum(shown[face] * damage for face, damage in DAMAGE.items())
