"""Scoring an objective: its reputation, what becomes of the card, and Return of the Jedi. [REB-OBJ-1, 2]"""

from __future__ import annotations

from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.games.rebellion import victory
from dejarik.games.rebellion.combat.damage import battle_of
from dejarik.games.rebellion.components import (
    EMPIRE,
    GENERAL,
    LEADERS,
    REBEL,
    REPUTATION,
    LeaderId,
    ObjectiveId,
    objective,
)
from dejarik.games.rebellion.forms import OfLeader, RoleDecision, Sentence
from dejarik.games.rebellion.galaxy import at
from dejarik.games.rebellion.leaders import LUKE_JEDI, eliminate
from dejarik.games.rebellion.roles import side_of
from dejarik.games.rebellion.state import State

HEART_OF_THE_EMPIRE: Final = objective("heart-of-the-empire")
INSPIRE_SYMPATHY: Final = objective("inspire-sympathy")
RETURN_OF_THE_JEDI: Final = objective("return-of-the-jedi")


def show(game: State, card: ObjectiveId) -> None:
    """Everybody has seen a card that stays in the hand."""
    if card not in game.objectives_known:
        game.objectives_known = sorted([*game.objectives_known, card])
    game.reveal()


def score(game: State, card: ObjectiveId) -> None:
    """The reputation is gained, then the card leaves the game; some cards do more. [REB-OBJ-1, 2, REB-DISCARD-3]"""
    if game.battle is not None:
        game.battle.objective_played = True
    game.reveal()
    game.tell(EVERYONE, played, card)
    if card == HEART_OF_THE_EMPIRE:
        show(game, card)  # it goes back to the hand [REB-CARD-HEART-OF-THE-EMPIRE-1]
    else:
        game.objectives.remove(card)
        if card in game.objectives_known:
            game.objectives_known.remove(card)
        game.objectives_scored.append(card)
    victory.gain_reputation(game, reputation(game, card))
    if card == RETURN_OF_THE_JEDI and game.outcome is None:  # who has won stops there [REB-WIN-5]
        bring_balance(game)


def reputation(game: State, card: ObjectiveId) -> int:
    """As printed, or one for each destroyed system. [REB-CARD-INSPIRE-SYMPATHY-1, 2]"""
    return game.destroyed.bit_count() if card == INSPIRE_SYMPATHY else REPUTATION[card]


# Return of the Jedi


def victims(game: State) -> list[LeaderId]:
    """Imperial leaders in the system, a lured one included. [REB-CARD-RETURN-OF-THE-JEDI-5]"""
    system = battle_of(game).system
    return [who for who in at(game, system) if side_of(game, who) == EMPIRE]


def bring_balance(game: State) -> None:
    """If Luke Skywalker (Jedi) is there, free or not, an Imperial leader there is eliminated.
    [REB-CARD-RETURN-OF-THE-JEDI-1, 3, 5]"""
    if game.leaders[LUKE_JEDI] == battle_of(game).system:
        game.offer(BringBalance())


class EliminateLeader(OfLeader):
    """An Imperial leader leaves the game."""

    words = "eliminate {leader}"
    labelled = "eliminate"


ELIMINATE: Final = tuple(EliminateLeader(LeaderId(who)) for who in range(len(LEADERS)))


class BringBalance(RoleDecision):
    """Return of the Jedi: which Imperial leader is eliminated. [REB-CARD-RETURN-OF-THE-JEDI-5]"""

    rule = "REB-CARD-RETURN-OF-THE-JEDI-5"
    side = REBEL
    role = GENERAL

    def options(self, game: State) -> list[EliminateLeader]:
        return [ELIMINATE[who] for who in victims(game)]

    def resolve(self, game: State, option: EliminateLeader) -> None:
        eliminate(game, option.leader)


# What is said


played = Sentence[ObjectiveId]("played-objective {card}", "REB-OBJ-1")
