"""What the Rebel rings do. They are open, and the Rebels choose whether to use them. [REB-RING, REB-CARD-RINGS]"""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from dejarik.engine.dice import turn
from dejarik.engine.event import EVERYONE
from dejarik.engine.message import Message, say
from dejarik.games.rebellion import moments
from dejarik.games.rebellion.cards.missions.rescue import rescuable, rescue_one
from dejarik.games.rebellion.combat.events import die_name
from dejarik.games.rebellion.components import (
    BLANK,
    C_3PO,
    COLOURS,
    DIE,
    EMPIRE,
    FACES,
    FALCON,
    LEADER_ROLE,
    MISSION_SKILL,
    R2_D2,
    REBEL,
    SKILLS,
    YODA,
    PlaceId,
    RingId,
    Role,
)
from dejarik.games.rebellion.forms import Choice, Colour, Face, Option, RoleDecision, Sentence
from dejarik.games.rebellion.galaxy import captured
from dejarik.games.rebellion.missions.targets import mission_of
from dejarik.games.rebellion.roles import commander
from dejarik.games.rebellion.state import State

DIPLOMACY: Final = SKILLS.number("diplomacy")
FACE_COUNT: Final = len(FACES)


def works_at(game: State, ring: RingId, place: PlaceId | None) -> bool:
    """Whether the leader with the ring is in this system and not captured. [REB-CARD-RINGS-9]"""
    who = game.rings[ring]
    return who is not None and place is not None and game.leaders[who] == place and not captured(game, who)


def discard(game: State, ring: RingId) -> None:
    """The ring does not come back, since its card is in the box. [REB-RING-3, REB-CARD-RINGS-10,
    REB-CARD-HUMAN-CYBORG-RELATIONS-3, REB-CARD-RESOURCEFUL-ASTROMECH-4]"""
    game.rings[ring] = None
    game.tell(EVERYONE, ring_used, ring)


class UseRing(Option):
    """Discard the ring for its effect."""

    words = "use ring"
    also = ("ring",)

    ring: RingId


class MissionDie(Option):
    """A die of a mission that shows this; its colour has no meaning there."""

    words = "{face}"
    labelled = "{face}"
    touched = ("die/{face}",)

    face: Face


class CombatDie(Option):
    """A die of a combat that shows this."""

    words = "{colour} {face}"
    touched = ("die/{colour}/{face}",)

    colour: Colour
    face: Face

    def label(self) -> Message:
        return die_name((self.colour, self.face))


KEEP: Final = Choice("keep-ring", "keep ring")  # not now
OF_MISSION: Final = tuple(MissionDie(face) for face in range(FACE_COUNT))
OF_COMBAT: Final = tuple(CombatDie(colour, face) for colour in range(len(COLOURS)) for face in range(FACE_COUNT))


class DiscardRing(RoleDecision):
    """Discard the ring for its effect, or keep it."""

    role: Role

    side = REBEL
    first_is_default = True
    ring: ClassVar[RingId]

    def options(self, game: State) -> list[Option]:
        return [KEEP, UseRing(self.ring)]

    def resolve(self, game: State, option: Choice | UseRing) -> None:
        if isinstance(option, UseRing):
            discard(game, self.ring)
            self.use(game)

    @abstractmethod
    def use(self, game: State) -> None:
        """What the ring does."""


# Master Yoda: one die is rerolled, once in a round


@moments.DICE_ROLLED.join
@moments.MISSION_DICE_ROLLED.join
def offer_yoda(game: State) -> None:
    """In the mission or combat under way, after the roll. [REB-CARD-RINGS-5, REB-CARD-SEEK-YODA-3, 7]"""
    if game.yoda_used:
        return
    if game.battle is not None:
        if works_at(game, YODA, game.battle.system) and any(game.battle.dice):
            game.ask_for(Reroll(commander(game.battle.theatre)))
    elif game.mission is not None and works_at(game, YODA, game.mission.place) and any(game.mission.dice[REBEL]):
        game.ask_for(Reroll(_decider(game, YODA)))


def _decider(game: State, ring: RingId) -> Role:
    """Whoever revealed the mission decides; in a mission of the Empire, whoever commands the leader with the ring.
    [REB-TEAM-4, 25]"""
    mission, who = game.mission, game.rings[ring]
    assert mission is not None
    assert who is not None
    return mission.role if mission.side == REBEL else LEADER_ROLE[who]


class Reroll(RoleDecision):
    """One of the Rebels' own dice, or none."""

    role: Role

    rule = "REB-CARD-SEEK-YODA-1"
    side = REBEL
    first_is_default = True

    def options(self, game: State) -> list[Option]:
        if game.battle is not None:
            return [KEEP, *(die for die, count in zip(OF_COMBAT, game.battle.dice, strict=True) if count)]
        assert game.mission is not None
        return [KEEP, *(die for die, count in zip(OF_MISSION, game.mission.dice[REBEL], strict=True) if count)]

    def resolve(self, game: State, option: Choice | CombatDie | MissionDie) -> None:
        if option == KEEP:
            return
        game.yoda_used = True
        if isinstance(option, CombatDie) and game.battle is not None:
            face = DIE.reroll(game.chance, game.battle.dice, option.face, start=option.colour * FACE_COUNT)
            game.tell(EVERYONE, rerolled, option, CombatDie(option.colour, face))
        elif isinstance(option, MissionDie) and game.mission is not None:
            face = DIE.reroll(game.chance, game.mission.dice[REBEL], option.face)
            game.tell(EVERYONE, rerolled, option, MissionDie(face))


# R2-D2: one of the Empire's dice in a mission is turned to a blank


@moments.MISSION_DICE_ROLLED.join
def offer_r2_d2(game: State) -> None:
    """In a mission, when the dice of the Empire are seen, whoever attempts it. [REB-CARD-RINGS-7,
    REB-CARD-RESOURCEFUL-ASTROMECH-2, 3]"""
    mission = game.mission
    if mission is not None and works_at(game, R2_D2, mission.place) and any(mission.dice[EMPIRE][:BLANK]):
        game.ask_for(TurnToBlank(_decider(game, R2_D2)))


class TurnToBlank(RoleDecision):
    """Which die, or none."""

    role: Role

    rule = "REB-CARD-RESOURCEFUL-ASTROMECH-1"
    side = REBEL
    first_is_default = True

    def options(self, game: State) -> list[Option]:
        assert game.mission is not None
        faces = game.mission.dice[EMPIRE]
        return [KEEP, *(OF_MISSION[face] for face in range(BLANK) if faces[face])]

    def resolve(self, game: State, option: Choice | MissionDie) -> None:
        if isinstance(option, MissionDie) and game.mission is not None:
            turn(game.mission.dice[EMPIRE], option.face, BLANK)
            game.tell(EVERYONE, turned, option.face, BLANK)
            discard(game, R2_D2)


# C-3PO: a failed diplomacy mission of the Rebels succeeds


@moments.MISSION_FAILED.join
def offer_c_3po(game: State) -> None:
    """When a mission has failed, after all rerolls. [REB-CARD-RINGS-8, REB-CARD-HUMAN-CYBORG-RELATIONS-2]"""
    mission = game.mission
    if (
        mission is not None
        and mission.side == REBEL
        and MISSION_SKILL[mission.card] == DIPLOMACY
        and works_at(game, C_3PO, mission.place)
    ):
        game.ask_for(SucceedInstead(mission.role))


class SucceedInstead(DiscardRing):
    """Discard the ring, and the mission succeeds."""

    rule = "REB-CARD-HUMAN-CYBORG-RELATIONS-1"
    ring = C_3PO

    def use(self, game: State) -> None:
        mission_of(game).failed = False


# The Millennium Falcon: a captured leader in the system of a successful mission is rescued


@moments.MISSION_SUCCEEDED.join
def offer_falcon(game: State) -> None:
    """After the mission's own steps and before a combat that it causes. [REB-CARD-RINGS-6,
    REB-CARD-THE-MILLENNIUM-FALCON-3, 5]"""
    mission = game.mission
    if mission is not None and works_at(game, FALCON, mission.place) and rescuable(game):
        game.ask_for(FlyAway(mission.role))


class FlyAway(DiscardRing):
    """Discard the ring to rescue one captured leader there."""

    rule = "REB-CARD-THE-MILLENNIUM-FALCON-1"
    ring = FALCON

    def use(self, game: State) -> None:
        rescue_one(game)


ring_used = Sentence[RingId]("ring-used {ring}", "REB-RING-3")


def rerolled(before: MissionDie | CombatDie, after: MissionDie | CombatDie) -> Message:
    return say("rebellion-event-rerolled", rule="REB-CARD-SEEK-YODA-1", before=before.label(), after=after.label())


turned = Sentence[Face, Face]("turned-die {before} {after}", "REB-CARD-RESOURCEFUL-ASTROMECH-1")
