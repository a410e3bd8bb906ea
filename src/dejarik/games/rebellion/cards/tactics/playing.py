"""Which cards can be played, and what they cost. [REB-COMBAT-ATTACK-7, 9]"""

from __future__ import annotations

from functools import cache

from dejarik.engine.dice import cancel
from dejarik.engine.event import EVERYONE
from dejarik.games.rebellion.cards.tactics.blocking import block_points
from dejarik.games.rebellion.cards.tactics.effects import CARDS
from dejarik.games.rebellion.combat import events
from dejarik.games.rebellion.combat.damage import battle_of
from dejarik.games.rebellion.combat.dice import OfDie
from dejarik.games.rebellion.components import (
    BLACK,
    EMPIRE,
    FACES,
    RED,
    SPACE,
    SPECIAL,
    TACTIC_BLOCKS,
    TACTIC_COSTS_SPECIAL,
    TACTIC_THEATRE,
    Side,
    TacticId,
    Theatre,
    other,
)
from dejarik.games.rebellion.forms import Colour, Option
from dejarik.games.rebellion.state import Battle, State


class PlayTactic(Option):
    """A card that costs nothing but itself. [REB-COMBAT-ATTACK-7, 9]"""

    words = "play {card}"
    touched = ("tactic/{card}",)

    card: TacticId


class PlayTacticWith(OfDie, Option):
    """A card of the own attack, with the special that it costs. [REB-COMBAT-ATTACK-7b]"""

    words = "play {card} with {colour} special"
    touched = ("tactic/{card}", "die/{colour}/special")
    also = ("die",)

    face = SPECIAL

    card: TacticId
    colour: Colour


class PlayTacticFor(Option):
    """A blocking card, with the card that it costs. [REB-COMBAT-ATTACK-9]"""

    words = "play {card} discarding {cost}"
    touched = ("tactic/{card}", "tactic/{cost}")

    card: TacticId
    cost: TacticId


_play = cache(PlayTactic)
_play_with = cache(PlayTacticWith)
_play_for = cache(PlayTacticFor)


def held(game: State, side: Side, theatre: Theatre) -> list[TacticId]:
    """The different cards of a theatre in a hand. [REB-COMBAT-ATTACK-7a]"""
    return [card for card in dict.fromkeys(game.tactic_hands[side]) if TACTIC_THEATRE[card] == theatre]


def barred(battle: Battle, side: Side) -> bool:
    """Whether a side may play no cards at all in this attack, in its own or against it. [REB-CARD-ITS-A-TRAP-1, 2]"""
    return battle.no_space_tactics and side == EMPIRE and battle.theatre == SPACE and battle.round == 1


def may_hold(game: State, side: Side) -> bool:
    """Whether, as far as everybody knows, the side has a card that it could play: backs show the theatre."""
    battle = battle_of(game)
    return not barred(battle, side) and any(TACTIC_THEATRE[card] == battle.theatre for card in game.tactic_hands[side])


def attacks(game: State) -> list[Option]:
    """The cards that the attacker can play now. [REB-COMBAT-ATTACK-7a, 7b, 7d]"""
    battle = battle_of(game)
    if barred(battle, battle.attacker):
        return []
    specials = [colour for colour in (BLACK, RED) if battle.dice[colour * len(FACES) + SPECIAL]]
    found: list[Option] = []
    for card in held(game, battle.attacker, battle.theatre):
        if TACTIC_BLOCKS[card] or not CARDS[card].possible(game):
            continue
        if TACTIC_COSTS_SPECIAL[card]:
            found += [_play_with(card, colour) for colour in specials]
        else:
            found.append(_play(card))
    return found


def blocks(game: State) -> list[Option]:
    """The cards that the defender can play now. None of them costs a special; some cost another card of the theatre.
    [REB-COMBAT-ATTACK-9b, REB-RUL-56, REB-CARD-SPACE-OUTMANEUVER-2, REB-CARD-GROUND-DIG-IN-2]"""
    battle = battle_of(game)
    defender = other(battle.attacker)
    if barred(battle, defender):
        return []
    cards = held(game, defender, battle.theatre)
    found: list[Option] = []
    for card in cards:
        if not TACTIC_BLOCKS[card]:
            continue
        if CARDS[card].points == 1:
            found.append(_play(card))
        else:
            others = [each for each in cards if each != card or game.tactic_hands[defender].count(card) > 1]
            found += [_play_for(card, each) for each in others]
    return found


# Playing them


def spend(game: State, colour: int) -> None:
    """A special is set aside and cannot be used again. [REB-COMBAT-ATTACK-6, 6b]"""
    battle = battle_of(game)
    cancel(battle.dice, colour * len(FACES) + SPECIAL)
    game.tell(EVERYONE, events.spent, battle.attacker, (colour, SPECIAL))


def discard(game: State, side: Side, card: TacticId) -> None:
    """From the hand, face up, for everybody to see. [REB-CARD-TACTICS-4, REB-DISCARD-1]"""
    game.tactic_hands[side].remove(card)
    game.tactic_discards[TACTIC_THEATRE[card]].append(card)
    game.reveal()


def play(game: State, option: PlayTactic | PlayTacticWith) -> None:
    """Pay for a card of the attack and carry it out. [REB-COMBAT-ATTACK-7, 7b]"""
    battle = battle_of(game)
    if isinstance(option, PlayTacticWith):
        spend(game, option.colour)
    game.tell(EVERYONE, events.played, battle.attacker, option.card)
    discard(game, battle.attacker, option.card)
    CARDS[option.card].effect(game)


def block(game: State, option: PlayTactic | PlayTacticFor) -> None:
    """Pay for a blocking card and carry it out. [REB-COMBAT-ATTACK-9]"""
    side = other(battle_of(game).attacker)
    game.tell(EVERYONE, events.played, side, option.card)
    discard(game, side, option.card)
    if isinstance(option, PlayTacticFor):
        game.tell(EVERYONE, events.discarded, side, option.cost)
        discard(game, side, option.cost)
    block_points(game, CARDS[option.card].points)
