"""Cards for the start of a combat; their effect lasts for that combat. [REB-ACTION-5b]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.message import Message, say
from dejarik.engine.option import Option
from dejarik.engine.procedure import Decision
from dejarik.games.rebellion import events, forces
from dejarik.games.rebellion.aftermath import check_board
from dejarik.games.rebellion.cards.actions.holding import shown_at
from dejarik.games.rebellion.combat.damage import battle_of
from dejarik.games.rebellion.components import (
    ACTION_LEADERS,
    DEATH_STAR,
    EMPIRE,
    GROUND_UNITS,
    LEADERS,
    PLACES,
    POOL,
    REBEL,
    SHIPS,
    STRUCTURE,
    THEATRES,
    UNDER_CONSTRUCTION,
    UNITS,
    ActionId,
    LeaderId,
    Role,
    Theatre,
    UnitId,
    action,
    leader_name,
    unit_name,
)
from dejarik.games.rebellion.decks import draw_tactics
from dejarik.games.rebellion.galaxy import count, has_ships, kinds_at
from dejarik.games.rebellion.leaders import place
from dejarik.games.rebellion.roles import seat_of
from dejarik.games.rebellion.state import State

READY_FOR_ACTION: Final = action("ready-for-action")


def in_combat(game: State, card: ActionId) -> bool:
    """A leader shown on it is there. [REB-ACTION-3]"""
    return bool(shown_at(game, card, battle_of(game).system))


# Plain ones


def according_to_my_design(game: State, card: ActionId, role: Role) -> None:
    battle_of(game).fewer_dice = True


def keep_them_from_escaping(game: State, card: ActionId, role: Role) -> None:
    battle_of(game).cannot_retreat[REBEL] = True


def good_intel(game: State, card: ActionId, role: Role) -> None:
    battle_of(game).faceup = True
    game.reveal()


def its_a_trap(game: State, card: ActionId, role: Role) -> None:
    battle_of(game).no_space_tactics = True


def point_blank_assault(game: State, card: ActionId, role: Role) -> None:
    battle_of(game).frail = True


def target_the_star_destroyers(game: State, card: ActionId, role: Role) -> None:
    battle_of(game).red_hits = True


# More Dangerous Than You Realize


@dataclass(frozen=True, slots=True)
class DrawThree(Option):
    """Three tactic cards of one theatre."""

    theatre: Theatre

    def __str__(self) -> str:
        return f"draw {THEATRES[self.theatre]}"

    def label(self) -> Message:
        return say(f"rebellion-option-draw-three-{THEATRES[self.theatre]}")


@dataclass(frozen=True, slots=True)
class ChooseTactics(Decision[State]):
    """Which deck."""

    role: Role

    rule = "REB-CARD-MORE-DANGEROUS-THAN-YOU-REALIZE-1"

    def seat(self, game: State) -> int:
        return seat_of(game, EMPIRE, self.role)

    def options(self, game: State) -> list[DrawThree]:
        return [DrawThree(Theatre(theatre)) for theatre in range(len(THEATRES))]

    def resolve(self, game: State, option: DrawThree) -> None:
        draw_tactics(game, EMPIRE, option.theatre, 3)

    def prompt(self) -> Message:
        return say("rebellion-prompt-choose-tactics", rule=self.rule)


def more_dangerous(game: State, card: ActionId, role: Role) -> None:
    game.ask_for(ChooseTactics(role))


# Ready for Action


@dataclass(frozen=True, slots=True)
class CallIn(Option):
    """This leader comes from the pool."""

    leader: LeaderId

    def __str__(self) -> str:
        return f"call {LEADERS[self.leader]}"

    def label(self) -> Message:
        return leader_name(self.leader)

    def touches(self) -> tuple[str, ...]:
        return (f"leader/{LEADERS[self.leader]}",)


@dataclass(frozen=True, slots=True)
class CallLeader(Decision[State]):
    """Which of the two shown on the card."""

    role: Role

    rule = "REB-CARD-READY-FOR-ACTION-1"

    def seat(self, game: State) -> int:
        return seat_of(game, EMPIRE, self.role)

    def options(self, game: State) -> list[CallIn]:
        return [CallIn(who) for who in callable_leaders(game)]

    def resolve(self, game: State, option: CallIn) -> None:
        call_in(game, option.leader)

    def prompt(self) -> Message:
        return say("rebellion-prompt-call-leader", rule=self.rule)


def callable_leaders(game: State) -> list[LeaderId]:
    return [who for who in ACTION_LEADERS[READY_FOR_ACTION] if game.leaders[who] == POOL]


def can_call(game: State, card: ActionId) -> bool:
    """The card brings the leader itself. [REB-ACTION-4]"""
    return bool(callable_leaders(game))


def call_in(game: State, who: LeaderId) -> None:
    place(game, who, battle_of(game).system)
    battle_of(game).guest = who
    game.tell(EVERYONE, called_in, who)


def ready_for_action(game: State, card: ActionId, role: Role) -> None:
    found = callable_leaders(game)
    if len(found) == 1:
        call_in(game, found[0])
    else:
        game.ask_for(CallLeader(role))


def called_in(who: LeaderId) -> Message:
    return say("rebellion-event-called-in", rule="REB-CARD-READY-FOR-ACTION-1", leader=leader_name(who))


# Fully Operational and Target the Generator


@dataclass(frozen=True, slots=True)
class BlowUp(Option):
    """One figure of this kind."""

    kind: UnitId
    place: int

    def __str__(self) -> str:
        return f"destroy {UNITS[self.kind]}"

    def label(self) -> Message:
        return unit_name(self.kind)

    def touches(self) -> tuple[str, ...]:
        return (f"unit/{PLACES[self.place]}/{UNITS[self.kind]}",)


@dataclass(frozen=True, slots=True)
class ChooseVictim(Decision[State]):
    """One Rebel unit in the combat is destroyed at once: a ship, or a structure."""

    role: Role
    ships: bool

    rule = "REB-UNIT-15"

    def seat(self, game: State) -> int:
        return seat_of(game, EMPIRE, self.role)

    def options(self, game: State) -> list[BlowUp]:
        system = battle_of(game).system
        return [BlowUp(kind, system) for kind in victims(game, self.ships)]

    def resolve(self, game: State, option: BlowUp) -> None:
        blow_up(game, option.kind)

    def prompt(self) -> Message:
        return say("rebellion-prompt-choose-victim", rule=self.rule)


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


def choose_victim(game: State, role: Role, ships: bool) -> None:
    """Ask, unless only one kind is there."""
    found = victims(game, ships)
    if len(found) == 1:
        blow_up(game, found[0])
    else:
        game.ask_for(ChooseVictim(role, ships))


def station_present(game: State, card: ActionId) -> bool:
    system = battle_of(game).system
    station = count(game, system, DEATH_STAR) or count(game, system, UNDER_CONSTRUCTION)
    return bool(station) and has_ships(game, REBEL, system) and in_combat(game, card)


def structure_present(game: State, card: ActionId) -> bool:
    return bool(victims(game, ships=False)) and in_combat(game, card)


def fully_operational(game: State, card: ActionId, role: Role) -> None:
    choose_victim(game, role, ships=True)


def target_the_generator(game: State, card: ActionId, role: Role) -> None:
    choose_victim(game, role, ships=False)


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

FRAMES = (ChooseTactics, CallLeader, ChooseVictim)
