"""Death Star Plans: three dice, and a direct hit destroys a Death Star. [REB-DS-DESTROY, REB-CARD-DEATH-STAR-PLANS]"""

from __future__ import annotations

from functools import cache
from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure
from dejarik.games.rebellion import events, forces, moments, scoring
from dejarik.games.rebellion.aftermath import check_board
from dejarik.games.rebellion.combat import events as combat_events
from dejarik.games.rebellion.combat.battle_winners import decide_battles
from dejarik.games.rebellion.combat.damage import battle_of
from dejarik.games.rebellion.components import (
    BLACK,
    COLOURS,
    DEATH_STAR,
    DIE,
    DIRECT_HIT,
    FACES,
    FIGHTER,
    GENERAL,
    REBEL,
    SHIPS,
    UNDER_CONSTRUCTION,
    ObjectiveId,
    SystemId,
    UnitId,
    objective,
)
from dejarik.games.rebellion.forms import Option, RoleDecision, Sentence
from dejarik.games.rebellion.galaxy import count, kinds_at
from dejarik.games.rebellion.state import State

CARDS: Final = (  # they do the same [REB-CARD-DEATH-STAR-PLANS-3-1, 2]
    objective("death-star-plans-2"),
    objective("death-star-plans-3"),
)
DICE: Final = 3


def stations(game: State) -> list[UnitId]:
    """What the plans can be used against: a Death Star, finished or not. [REB-DS-DESTROY-7, 8, REB-RUL-35]"""
    system = battle_of(game).system
    return [kind for kind in (DEATH_STAR, UNDER_CONSTRUCTION) if count(game, system, kind)]


def possible(game: State) -> bool:
    """A Rebel fighter and a Death Star, finished or not, are there, and neither these nor the other plans were tried in
    this round. [REB-DS-DESTROY-2, 5, 7, 8, REB-CARD-DEATH-STAR-PLANS-2-1, 2, 5, REB-CARD-DEATH-STAR-PLANS-3-2]"""
    battle = battle_of(game)
    fighters = any(FIGHTER[kind] for kind in kinds_at(game, battle.system, SHIPS[REBEL]))
    return fighters and not battle.plans_tried and bool(stations(game))


def use(game: State, card: ObjectiveId) -> None:
    """The card is shown to everybody, and the target is named before rolling. [REB-CARD-DEATH-STAR-PLANS-2-5]"""
    battle_of(game).plans_tried = True
    game.tell(EVERYONE, revealed, card)
    scoring.show(game, card)
    game.offer(NameTarget(card))


class PlansAgainst(Option):
    """The Death Star, or the one under construction."""

    words = "against {unit}"
    touched = ("unit/{place}/{unit}",)

    unit: UnitId
    place: SystemId


_against = cache(PlansAgainst)


class NameTarget(RoleDecision):
    """Which one, before rolling. [REB-RUL-34]"""

    card: ObjectiveId

    rule = "REB-RUL-34"
    side = REBEL
    role = GENERAL

    def options(self, game: State) -> list[PlansAgainst]:
        return [_against(kind, battle_of(game).system) for kind in stations(game)]

    def resolve(self, game: State, option: PlansAgainst) -> None:
        game.perform(UsePlans(self.card, option.unit))


def lay_out(game: State, plans: UsePlans) -> None:
    """1. One in a Million gives the result without rolling. [REB-DS-DESTROY-6]"""
    battle_of(game).dice = [0] * (len(COLOURS) * len(FACES))
    moments.BEFORE_PLANS_DICE.open(game, REBEL)


def roll(game: State, plans: UsePlans) -> None:
    """2. Three dice; their colour does not matter, they are kept as black ones. [REB-DS-DESTROY-2, REB-DICE-4]"""
    battle = battle_of(game)
    laid, game.laid = [face for _, face in game.laid], []
    faces = battle.dice[: len(FACES)] = DIE.roll(game.chance, DICE, laid)
    game.tell(EVERYONE, rolled, tuple(faces))


def ask_yoda(game: State, plans: UsePlans) -> None:
    """3. Master Yoda's pupil may reroll one. [REB-CARD-DEATH-STAR-PLANS-2-4, REB-CARD-SEEK-YODA-3]"""
    moments.DICE_ROLLED.open(game)


def compare(game: State, plans: UsePlans) -> None:
    """4. A direct hit destroys the Death Star and gives the reputation; without one the card stays in the hand, and
    another objective can be played. [REB-DS-DESTROY-3, 4, REB-RUL-31, 32, 33, REB-DS-BUILD-4,
    REB-CARD-DEATH-STAR-PLANS-2-1, 6]"""
    battle = battle_of(game)
    success = battle.dice[BLACK * len(FACES) + DIRECT_HIT] > 0
    battle.dice = [0] * (len(COLOURS) * len(FACES))
    if not success:
        game.tell(EVERYONE, failed, plans.card)
        moments.SPACE_BATTLE_OVER.open(game)
        return
    forces.destroy(game, plans.target, battle.system)
    battle.lost[plans.target] += 1
    battle.wounds = [figure for figure in battle.wounds if figure[0] != plans.target]
    game.tell(EVERYONE, events.destroyed, plans.target, 1, battle.system)
    decide_battles(game)
    scoring.score(game, plans.card)
    check_board(game)


class UsePlans(Procedure):
    """Death Star Plans against one target. [REB-DS-DESTROY-1]"""

    card: ObjectiveId
    target: UnitId

    steps = (lay_out, roll, ask_yoda, compare)


# What is said


revealed = Sentence[ObjectiveId]("revealed-plans {card}", "REB-DS-DESTROY-1")


rolled = Sentence[combat_events.Faces]("rolled-plans {dice}", "REB-DS-DESTROY-2")


failed = Sentence[ObjectiveId]("plans-failed {card}", "REB-DS-DESTROY-4")
