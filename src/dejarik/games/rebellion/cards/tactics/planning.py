"""Cards that reroll, draw, or change what is allowed."""

from __future__ import annotations

from typing import Final

from dejarik.engine.dice import add
from dejarik.engine.event import EVERYONE
from dejarik.games.rebellion import moments
from dejarik.games.rebellion.combat import events
from dejarik.games.rebellion.combat.damage import battle_of
from dejarik.games.rebellion.combat.deciding import OfAttacker
from dejarik.games.rebellion.combat.dice import OfDie
from dejarik.games.rebellion.components import (
    COLOURS,
    DIE,
    FACES,
    GROUND,
    REBEL,
    SPACE,
    Theatre,
    other,
)
from dejarik.games.rebellion.decks import draw_tactics
from dejarik.games.rebellion.forms import Choice, Colour, Face, Option
from dejarik.games.rebellion.state import State

# Concentrate Fire

REROLLS: Final = 2
NO_MORE_DICE: Final = Choice("no-more-dice", "done")


class RerollDie(OfDie, Option):
    """One die of the attack, by its colour and face."""

    words = "reroll {colour} {face}"
    touched = ("die/{colour}/{face}",)
    also = ("die",)

    colour: Colour
    face: Face


REROLL: Final = tuple(RerollDie(colour, face) for colour in range(len(COLOURS)) for face in range(len(FACES)))


def has_dice(game: State) -> bool:
    return any(battle_of(game).dice)


def concentrate_fire(game: State) -> None:
    """Up to two unspent dice, rerolled together.
    [REB-CARD-SPACE-CONCENTRATE-FIRE-1, 2, REB-CARD-GROUND-CONCENTRATE-FIRE-1, 2]"""
    game.ask_for(ConcentrateFire(()))


class ConcentrateFire(OfAttacker):
    """Which dice are rerolled; they are rolled when all are chosen. [REB-COMBAT-ATTACK-7c, REB-DICE-3]"""

    chosen: tuple[int, ...]  # colour and face as one number, as a battle keeps its dice

    rule = "REB-COMBAT-ATTACK-7c"
    prompted = ("left",)

    @property
    def left(self) -> int:
        return REROLLS - len(self.chosen)

    def options(self, game: State) -> list[Option]:
        dice = battle_of(game).dice
        return [*(REROLL[die] for die, count in enumerate(dice) if count > self.chosen.count(die)), NO_MORE_DICE]

    def resolve(self, game: State, option: RerollDie | Choice) -> None:
        if isinstance(option, RerollDie):
            chosen = (*self.chosen, option.colour * len(FACES) + option.face)
            if len(chosen) < min(REROLLS, sum(battle_of(game).dice)):
                game.ask_for(ConcentrateFire(chosen))
            else:
                reroll(game, chosen)
        elif self.chosen:
            reroll(game, self.chosen)


def reroll(game: State, chosen: tuple[int, ...]) -> None:
    """All at once; Master Yoda's pupil may still reroll one of them. [REB-COMBAT-ATTACK-7c, REB-CARD-SEEK-YODA-7]"""
    battle = battle_of(game)
    before, after = [0] * len(battle.dice), [0] * len(battle.dice)
    for die in chosen:
        add(before, die)
    DIE.roll_each(after, game.chance, [die - die % len(FACES) for die in chosen])
    battle.dice = [dice - old + new for dice, old, new in zip(battle.dice, before, after, strict=True)]
    game.tell(EVERYONE, events.rerolled, battle.attacker, tuple(before), tuple(after))
    if battle.attacker == REBEL:
        moments.DICE_ROLLED.open(game)


# Brilliant Strategy


class DrawTwo(Option):
    """The decks of the two cards."""

    words = "draw {first} {second}"
    touched = ("deck/{first}", "deck/{second}")
    labelled = "draw-{first}-{second}"

    first: Theatre
    second: Theatre


DRAWS: Final[tuple[DrawTwo, ...]] = (DrawTwo(SPACE, SPACE), DrawTwo(GROUND, GROUND), DrawTwo(SPACE, GROUND))


def brilliant_strategy(game: State) -> None:
    """Two cards from either deck or from both.
    [REB-CARD-SPACE-BRILLIANT-STRATEGY-1, REB-CARD-GROUND-BRILLIANT-STRATEGY-1]"""
    game.ask_for(BrilliantStrategy())


class BrilliantStrategy(OfAttacker):
    """From which decks, also that of a theatre without a battle.
    [REB-CARD-SPACE-BRILLIANT-STRATEGY-2, REB-CARD-GROUND-BRILLIANT-STRATEGY-2]"""

    rule = "REB-CARD-TACTICS-1"

    def options(self, game: State) -> tuple[DrawTwo, ...]:
        return DRAWS

    def resolve(self, game: State, option: DrawTwo) -> None:
        battle = battle_of(game)
        # The card is discarded after its effect, so it is not among what a deck is renewed from. [REB-COMBAT-ATTACK-7]
        card = game.tactic_discards[battle.theatre].pop()
        if option.first == option.second:
            draw_tactics(game, battle.attacker, option.first, 2)
        else:
            draw_tactics(game, battle.attacker, option.first, 1)
            draw_tactics(game, battle.attacker, option.second, 1)
        game.tactic_discards[battle.theatre].append(card)


# Cards that change what is allowed


def unstoppable_assault(game: State) -> None:
    """The opponent cannot block for the rest of this battle step.
    [REB-CARD-SPACE-UNSTOPPABLE-ASSAULT-1, 2, REB-CARD-GROUND-UNSTOPPABLE-ASSAULT-1, 2]"""
    battle = battle_of(game)
    battle.unblockable[battle.attacker] = True


def no_escape(game: State) -> None:
    """The opponent cannot retreat in this combat round. [REB-CARD-SPACE-NO-ESCAPE-1]"""
    battle = battle_of(game)
    battle.held[other(battle.attacker)] = True


def escape_plan(game: State) -> None:
    """A retreat in this combat round needs no transport; its other conditions stay.
    [REB-CARD-GROUND-ESCAPE-PLAN-1, 2, 3]"""
    battle = battle_of(game)
    battle.escapes[battle.attacker] = True
