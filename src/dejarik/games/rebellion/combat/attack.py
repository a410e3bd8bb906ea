"""One attack: roll, combat actions, assign damage, block it, see who is dead. [REB-COMBAT-ATTACK]

The battle says who attacks and in which theatre. The steps that may ask again and again put themselves back on the
stack until nobody can do more, or wants to.
"""

from __future__ import annotations

from typing import Final

from dejarik.engine.dice import add, cancel
from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure
from dejarik.games.rebellion import moments
from dejarik.games.rebellion.cards import tactics
from dejarik.games.rebellion.combat import damage, events
from dejarik.games.rebellion.combat.damage import Figure, HitFigure, PickFigure, battle_of
from dejarik.games.rebellion.combat.deciding import OfAttacker, OfDefender
from dejarik.games.rebellion.combat.dice import OfDie
from dejarik.games.rebellion.components import (
    ATTACK,
    BLACK,
    COLOURS,
    DICE_LIMIT,
    DIE,
    DIRECT_HIT,
    EMPIRE,
    FACES,
    HEALTH_COLOUR,
    HIT,
    ION_CANNON,
    KINDS,
    OF_THEATRE,
    REBEL,
    RED,
    SPACE,
    SPECIAL,
    THEATRES,
    Theatre,
    other,
)
from dejarik.games.rebellion.decks import draw_tactics
from dejarik.games.rebellion.forms import Choice, Colour, Face, Option
from dejarik.games.rebellion.state import Battle, State

CANNON: Final = 2  # red dice fewer for each Ion Cannon [REB-CARD-UNITS-3]
FEWER: Final = (2, 1)  # black and red dice [REB-CARD-ACCORDING-TO-MY-DESIGN-1]
SWITCHES: Final = 2  # black hits that may be treated as red [REB-CARD-TARGET-THE-STAR-DESTROYERS-1]


# 1. Roll


def dice_to_roll(game: State) -> tuple[int, int]:
    """Black and red dice of the attack in progress: what the units give, less what abilities take away, then at most
    five of each colour. Units that died in this battle step count.
    [REB-COMBAT-ATTACK-2, 3, 4, 10a, REB-CARD-UNITS-3, 4, REB-UNIT-9, 10, REB-CARD-ACCORDING-TO-MY-DESIGN-2, 3]"""
    battle = battle_of(game)
    row = battle.system * KINDS
    dice = [0, 0]
    for kind in OF_THEATRE[battle.attacker][battle.theatre]:
        figures = game.units[row + kind]
        if figures:
            dice[BLACK] += figures * ATTACK[kind][BLACK]
            dice[RED] += figures * ATTACK[kind][RED]
    if battle.attacker == EMPIRE and battle.theatre == SPACE:
        dice[RED] -= CANNON * game.units[row + ION_CANNON]
    if battle.attacker == REBEL and battle.fewer_dice and battle.round == 1:
        dice[BLACK] -= FEWER[BLACK]
        dice[RED] -= FEWER[RED]
    return min(max(dice[BLACK], 0), DICE_LIMIT), min(max(dice[RED], 0), DICE_LIMIT)


def take_dice(game: State, _: Procedure) -> None:
    """1a. The Rebels may lay out dice instead of rolling them. [REB-CARD-ONE-IN-A-MILLION-1, 4]"""
    battle = battle_of(game)
    battle.dice = [0] * (len(COLOURS) * len(FACES))
    battle.switched = 0
    if battle.attacker == REBEL and any(dice_to_roll(game)):
        moments.BEFORE_ATTACK_DICE.open(game, REBEL)


def roll(game: State, _: Procedure) -> None:
    """1b. The attacker rolls. [REB-COMBAT-ATTACK-2, REB-DICE-1]"""
    battle = battle_of(game)
    black, red = dice_to_roll(game)
    starts = [BLACK * len(FACES)] * black + [RED * len(FACES)] * red  # the black ones first
    if battle.attacker == REBEL:
        for colour, face in game.laid:
            add(battle.dice, colour * len(FACES) + face)
            starts.remove(colour * len(FACES))
        game.laid = []
    DIE.roll_each(battle.dice, game.chance, starts)
    told = events.rolled if any(battle.dice) else events.rolled_nothing
    game.tell(EVERYONE, told, battle.attacker, tuple(battle.dice))


def ask_yoda(game: State, _: Procedure) -> None:
    """1c. Master Yoda's pupil may reroll one. [REB-CARD-SEEK-YODA-7]"""
    if battle_of(game).attacker == REBEL and any(battle_of(game).dice):
        moments.DICE_ROLLED.open(game)


# 2. Combat actions


class DrawTactic(OfDie, Option):
    """Spend a special for a card of the theatre. [REB-COMBAT-ATTACK-6]"""

    words = "draw with {colour} special"
    touched = ("die/{colour}/special", "deck/{theatre}")
    labelled = "draw-{theatre}"
    also = ("die",)

    face = SPECIAL

    colour: Colour
    theatre: Theatre


DRAW: Final = tuple(
    tuple(DrawTactic(colour, Theatre(theatre)) for colour in range(len(COLOURS))) for theatre in range(len(THEATRES))
)
NO_MORE_ACTIONS: Final = Choice("no-more-actions", "done")


def draws(game: State, battle: Battle) -> list[Option]:
    """A special can be spent to draw, if there is anything to draw. [REB-COMBAT-ATTACK-6, 6a, REB-RUL-57]"""
    theatre = battle.theatre
    if not (game.tactic_decks[theatre] or game.tactic_discards[theatre]):
        return []
    return [DRAW[theatre][colour] for colour in (BLACK, RED) if battle.dice[colour * len(FACES) + SPECIAL]]


def may_act(game: State) -> bool:
    """Whether, as everybody can see, the attacker may have something to do: a card of the theatre, or a special to
    spend. [REB-COMBAT-ATTACK-5]"""
    battle = battle_of(game)
    if draws(game, battle):
        return True
    if battle.attacker == REBEL and battle.faceup:
        return bool(tactics.attacks(game))
    return tactics.may_hold(game, battle.attacker)


class CombatAction(OfAttacker):
    """Draw a card or play one, any number of times and in any order: also the card just drawn.
    [REB-COMBAT-ATTACK-5, 6, 6c, 7, REB-TEAM-33, 34]"""

    rule = "REB-COMBAT-ATTACK-5"
    first_is_default = True

    def options(self, game: State) -> list[Option]:
        return [NO_MORE_ACTIONS, *draws(game, battle_of(game)), *tactics.attacks(game)]

    def resolve(self, game: State, option: Choice | DrawTactic | tactics.PlayTactic | tactics.PlayTacticWith) -> None:
        if isinstance(option, Choice):
            return
        game.perform(COMBAT_ACTIONS)
        if isinstance(option, DrawTactic):
            battle = battle_of(game)
            tactics.spend(game, option.colour)
            draw_tactics(game, battle.attacker, battle.theatre, 1)
        else:
            tactics.play(game, option)


COMBAT_ACTION: Final = CombatAction()


def offer_action(game: State, _: Procedure) -> None:
    """Ask, if there may be something to do. [REB-COMBAT-ATTACK-5]"""
    if may_act(game):
        game.ask_for(COMBAT_ACTION)


class CombatActions(Procedure):
    """2. The attacker acts, again and again. [REB-COMBAT-ATTACK-5]"""

    steps = (offer_action,)


COMBAT_ACTIONS: Final = CombatActions()


def act(game: State, _: Procedure) -> None:
    """2. Combat actions. [REB-COMBAT-ATTACK-5]"""
    game.perform(COMBAT_ACTIONS)


# 3. Assign damage

# Dice that can go to the fewest units first: hits by colour, then direct hits. Nothing depends on the order. Specials
# that were not spent do nothing. [REB-RUL-55]
ASSIGNED: Final = ((BLACK, HIT), (RED, HIT), (BLACK, DIRECT_HIT), (RED, DIRECT_HIT))
NO_SWITCH: Final = Choice("no-switch", "done")


def legal_targets(game: State, colour: int, face: int) -> tuple[list[Figure], bool]:
    """Where a die can go, and whether it must. A hit needs health of its colour, a direct hit any; two black hits a
    round may be treated as red, if the Rebels target Star Destroyers.
    [REB-COMBAT-ATTACK-8a … 8e, REB-RUL-54, REB-CARD-TARGET-THE-STAR-DESTROYERS-2]"""
    battle = battle_of(game)
    enemy = other(battle.attacker)
    if face == DIRECT_HIT:
        return damage.targets(game, enemy, battle.theatre), True
    found = damage.targets(game, enemy, battle.theatre, colour)
    if colour == RED or not can_switch(battle):
        return found, True
    return found + damage.targets(game, enemy, battle.theatre, RED), bool(found)


def can_switch(battle: Battle) -> bool:
    """Whether one more black hit may be treated as red in this attack. [REB-CARD-TARGET-THE-STAR-DESTROYERS-1, 2]"""
    return battle.red_hits and battle.attacker == REBEL and battle.theatre == SPACE and battle.switched < SWITCHES


def hit(game: State, colour: int, face: int, figure: Figure) -> None:
    """A die is assigned. [REB-COMBAT-ATTACK-8]"""
    battle = battle_of(game)
    cancel(battle.dice, colour * len(FACES) + face)
    if face == HIT and colour == BLACK and HEALTH_COLOUR[figure[0]] == RED:
        battle.switched += 1
    damage.assign(game, figure)
    game.tell(EVERYONE, events.assigned, (colour, face), figure[0])


class AssignHit(OfDie, OfAttacker):
    """Which enemy unit a die goes to. [REB-COMBAT-ATTACK-8, REB-TEAM-33, 34]"""

    colour: Colour
    face: Face

    rule = "REB-COMBAT-ATTACK-8"
    prompted = ("die",)
    offers = (HitFigure, Choice)

    def options(self, game: State) -> list[Option]:
        found, must = legal_targets(game, self.colour, self.face)
        options = damage.picks(game, HitFigure, found)
        return options if must else [*options, NO_SWITCH]

    def resolve(self, game: State, option: PickFigure | Choice) -> None:
        if isinstance(option, PickFigure):
            hit(game, self.colour, self.face, option.figure)
        else:
            battle_of(game).dice[self.colour * len(FACES) + self.face] = 0  # they can go nowhere else
        game.perform(ASSIGN_HITS)


def assign_next(game: State, _: Procedure) -> None:
    """A die that can go to one figure only goes there; one that can go nowhere is lost. [REB-COMBAT-ATTACK-8e]"""
    battle = battle_of(game)
    for colour, face in ASSIGNED:
        while battle.dice[colour * len(FACES) + face]:
            found, must = legal_targets(game, colour, face)
            if not found:
                battle.dice[colour * len(FACES) + face] = 0
            elif must and len(found) == 1:
                hit(game, colour, face, found[0])
            else:
                game.ask_for(AssignHit(colour, face))
                return


class AssignHits(Procedure):
    """3. Each hit and direct hit goes to an enemy unit of the theatre. [REB-COMBAT-ATTACK-8]"""

    steps = (assign_next,)


ASSIGN_HITS: Final = AssignHits()


def assign(game: State, _: Procedure) -> None:
    """3. Assign damage. [REB-COMBAT-ATTACK-8]"""
    game.perform(ASSIGN_HITS)


# 4. Block damage

NO_BLOCK: Final = Choice("no-block", "done")


def may_block(game: State) -> bool:
    """Whether, as everybody can see, the defender may have a card to block with. [REB-COMBAT-ATTACK-9, 9b]"""
    battle = battle_of(game)
    defender = other(battle.attacker)
    if battle.unblockable[battle.attacker] or not damage.damaged(game, defender):
        return False
    if defender == REBEL and battle.faceup:
        return bool(tactics.blocks(game))
    return tactics.may_hold(game, defender)


class BlockDamage(OfDefender):
    """Play a card to block damage, or take it. [REB-COMBAT-ATTACK-9, REB-TEAM-33, 34]"""

    rule = "REB-COMBAT-ATTACK-9"
    first_is_default = True

    def options(self, game: State) -> list[Option]:
        return [NO_BLOCK, *tactics.blocks(game)]

    def resolve(self, game: State, option: Choice | tactics.PlayTactic | tactics.PlayTacticFor) -> None:
        if isinstance(option, Choice):
            return
        game.perform(BLOCKS)
        tactics.block(game, option)


BLOCK_DAMAGE: Final = BlockDamage()


def offer_block(game: State, _: Procedure) -> None:
    """Ask, if there may be a card to block with. [REB-COMBAT-ATTACK-9]"""
    if may_block(game):
        game.ask_for(BLOCK_DAMAGE)


class Blocks(Procedure):
    """4. The defender blocks, again and again. [REB-COMBAT-ATTACK-9]"""

    steps = (offer_block,)


BLOCKS: Final = Blocks()


def block(game: State, _: Procedure) -> None:
    """4. Block damage. [REB-COMBAT-ATTACK-9]"""
    game.perform(BLOCKS)


# 5. Destroy units


def suffer(game: State, _: Procedure) -> None:
    """5. Unblocked damage stays as markers. A figure with as many markers as health is dead, but it attacks until the
    end of the battle step, when it is taken away. [REB-COMBAT-ATTACK-10, 10a, 10b]"""
    damage.mark(game)


class Attack(Procedure):
    """One attack of one side with all its units of the theatre. [REB-COMBAT-ATTACK-1]"""

    steps = (take_dice, roll, ask_yoda, act, assign, block, suffer)


ATTACK_ONCE: Final = Attack()
