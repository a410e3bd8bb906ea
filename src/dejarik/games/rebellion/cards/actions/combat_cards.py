"""Cards for the start of a combat; their effect lasts for that combat. [REB-ACTION-5b]"""

from __future__ import annotations

from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.games.rebellion import events, forces
from dejarik.games.rebellion.aftermath import check_board
from dejarik.games.rebellion.cards.actions.holding import shown_at
from dejarik.games.rebellion.combat.damage import battle_of
from dejarik.games.rebellion.components import (
    ACTION_LEADERS,
    DEATH_STAR,
    EMPIRE,
    GROUND_UNITS,
    POOL,
    REBEL,
    SHIPS,
    STRUCTURE,
    THEATRES,
    UNDER_CONSTRUCTION,
    ActionId,
    LeaderId,
    Role,
    SystemId,
    Theatre,
    UnitId,
    action,
)
from dejarik.games.rebellion.decks import draw_tactics
from dejarik.games.rebellion.forms import OfLeader, Option, RoleDecision, Sentence
from dejarik.games.rebellion.galaxy import count, has_ships, kinds_at
from dejarik.games.rebellion.leaders import place
from dejarik.games.rebellion.state import State

READY_FOR_ACTION: Final = action("ready-for-action")


def in_combat(game: State, card: ActionId) -> bool:
    """A leader shown on it is there, and not captured. [REB-ACTION-3, REB-CARD-ACTIONS-5]"""
    return bool(shown_at(game, card, battle_of(game).system))


# Plain ones


def according_to_my_design(game: State, card: ActionId, role: Role) -> None:
    """The Rebels roll fewer dice in the first round. [REB-CARD-ACCORDING-TO-MY-DESIGN-1, 3]"""
    battle_of(game).fewer_dice = True


def keep_them_from_escaping(game: State, card: ActionId, role: Role) -> None:
    """The Rebels cannot retreat from this combat. [REB-CARD-KEEP-THEM-FROM-ESCAPING-1]"""
    battle_of(game).cannot_retreat[REBEL] = True


def good_intel(game: State, card: ActionId, role: Role) -> None:
    """Everybody sees the tactic cards of the Rebels, also those drawn later. [REB-CARD-GOOD-INTEL-1, 2]"""
    battle_of(game).faceup = True
    game.reveal()


def its_a_trap(game: State, card: ActionId, role: Role) -> None:
    """The Empire plays no space tactic cards in the first round. [REB-CARD-ITS-A-TRAP-1]"""
    battle_of(game).no_space_tactics = True


def point_blank_assault(game: State, card: ActionId, role: Role) -> None:
    """All units have less health. [REB-CARD-POINT-BLANK-ASSAULT-1]"""
    battle_of(game).frail = True


def target_the_star_destroyers(game: State, card: ActionId, role: Role) -> None:
    """Some black hits of the Rebels may go to ships with red health. [REB-CARD-TARGET-THE-STAR-DESTROYERS-1]"""
    battle_of(game).red_hits = True


# More Dangerous Than You Realize


class DrawThree(Option):
    """Three tactic cards of one theatre."""

    words = "draw {theatre}"
    labelled = "draw-three-{theatre}"

    theatre: Theatre


DRAWS: Final = tuple(DrawThree(Theatre(theatre)) for theatre in range(len(THEATRES)))


class ChooseTactics(RoleDecision):
    """Which deck, also one of a theatre without a battle. [REB-CARD-MORE-DANGEROUS-THAN-YOU-REALIZE-1, 2]"""

    role: Role

    rule = "REB-CARD-MORE-DANGEROUS-THAN-YOU-REALIZE-1"
    side = EMPIRE

    def options(self, game: State) -> tuple[DrawThree, ...]:
        return DRAWS

    def resolve(self, game: State, option: DrawThree) -> None:
        draw_tactics(game, EMPIRE, option.theatre, 3)


def more_dangerous(game: State, card: ActionId, role: Role) -> None:
    """Three tactic cards before the others are drawn. [REB-CARD-MORE-DANGEROUS-THAN-YOU-REALIZE-1, 2]"""
    game.ask_for(ChooseTactics(role))


# Ready for Action


class CallIn(OfLeader):
    """This leader comes from the pool."""

    words = "call {leader}"
    labelled = "{leader}"


class CallLeader(RoleDecision):
    """Which of the two shown on the card."""

    role: Role

    rule = "REB-CARD-READY-FOR-ACTION-1"
    side = EMPIRE

    def options(self, game: State) -> list[CallIn]:
        return [CallIn(who) for who in callable_leaders(game)]

    def resolve(self, game: State, option: CallIn) -> None:
        call_in(game, option.leader)


def callable_leaders(game: State) -> list[LeaderId]:
    return [who for who in ACTION_LEADERS[READY_FOR_ACTION] if game.leaders[who] == POOL]


def can_call(game: State, card: ActionId) -> bool:
    """The card itself brings the leader, whoever is there already.
    [REB-ACTION-4, REB-CARD-READY-FOR-ACTION-2, 3]"""
    return bool(callable_leaders(game))


def call_in(game: State, who: LeaderId) -> None:
    """He comes before tactic cards are drawn, so his values count. [REB-CARD-READY-FOR-ACTION-3]"""
    place(game, who, battle_of(game).system)
    battle_of(game).guest = who
    game.tell(EVERYONE, called_in, who)


def ready_for_action(game: State, card: ActionId, role: Role) -> None:
    """A leader joins for this combat only. [REB-CARD-READY-FOR-ACTION-1]"""
    game.offer(CallLeader(role))


called_in = Sentence[LeaderId]("called-in {leader}", "REB-CARD-READY-FOR-ACTION-1")


# Fully Operational and Target the Generator


class BlowUp(Option):
    """One figure of this kind."""

    words = "destroy {unit}"
    touched = ("unit/{place}/{unit}",)
    labelled = "{unit}"

    unit: UnitId
    place: SystemId


class ChooseVictim(RoleDecision):
    """One Rebel unit in the combat is destroyed at once: a ship, or a structure."""

    role: Role
    ships: bool

    rule = "REB-UNIT-15"
    side = EMPIRE

    def options(self, game: State) -> list[BlowUp]:
        system = battle_of(game).system
        return [BlowUp(kind, system) for kind in victims(game, self.ships)]

    def resolve(self, game: State, option: BlowUp) -> None:
        blow_up(game, option.unit)


def victims(game: State, ships: bool) -> list[UnitId]:
    if ships:
        return kinds_at(game, battle_of(game).system, SHIPS[REBEL])
    return [kind for kind in kinds_at(game, battle_of(game).system, GROUND_UNITS[REBEL]) if STRUCTURE[kind]]


def blow_up(game: State, kind: UnitId) -> None:
    """At once, before any dice. [REB-CARD-FULLY-OPERATIONAL-2, REB-CARD-TARGET-THE-GENERATOR-2]"""
    forces.destroy(game, kind, battle_of(game).system)
    battle_of(game).lost[kind] += 1
    game.tell(EVERYONE, events.destroyed, kind, 1, battle_of(game).system)
    check_board(game)


def station_present(game: State, card: ActionId) -> bool:
    """Whether there is a Death Star, finished or not, and a ship for it to destroy. [REB-CARD-FULLY-OPERATIONAL-1]"""
    system = battle_of(game).system
    station = count(game, system, DEATH_STAR) or count(game, system, UNDER_CONSTRUCTION)
    return bool(station) and has_ships(game, REBEL, system) and in_combat(game, card)


def structure_present(game: State, card: ActionId) -> bool:
    """Whether there is a structure to destroy. [REB-CARD-TARGET-THE-GENERATOR-1]"""
    return bool(victims(game, ships=False)) and in_combat(game, card)


def fully_operational(game: State, card: ActionId, role: Role) -> None:
    """A Rebel ship of the Empire's choice is destroyed. [REB-CARD-FULLY-OPERATIONAL-1]"""
    game.offer(ChooseVictim(role, ships=True))


def target_the_generator(game: State, card: ActionId, role: Role) -> None:
    """A structure of the Empire's choice is destroyed. [REB-CARD-TARGET-THE-GENERATOR-1]"""
    game.offer(ChooseVictim(role, ships=False))


CARDS: Final = (
    (action("according-to-my-design"), in_combat, according_to_my_design),
    (action("more-dangerous-than-you-realize"), in_combat, more_dangerous),
    (action("keep-them-from-escaping"), in_combat, keep_them_from_escaping),
    (action("good-intel"), in_combat, good_intel),
    (READY_FOR_ACTION, can_call, ready_for_action),
    (action("fully-operational"), station_present, fully_operational),
    (action("target-the-generator"), structure_present, target_the_generator),
    (action("its-a-trap"), in_combat, its_a_trap),
    (action("point-blank-assault"), in_combat, point_blank_assault),
    (action("target-the-star-destroyers"), in_combat, target_the_star_destroyers),
)
