"""What the Rebel rings do. Rings are open, using them is the Rebels' choice. [REB-RING, REB-CARD-RINGS]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.message import Message, say
from dejarik.engine.option import Option
from dejarik.engine.procedure import Decision
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
    ring_name,
)
from dejarik.games.rebellion.galaxy import captured
from dejarik.games.rebellion.roles import commander, seat_of
from dejarik.games.rebellion.state import State

DIPLOMACY: Final = SKILLS.number("diplomacy")
FACE_COUNT: Final = len(FACES)


def works_at(game: State, ring: RingId, place: PlaceId | None) -> bool:
    """The leader with the ring is there and not captured."""
    who = game.rings[ring]
    return who is not None and place is not None and game.leaders[who] == place and not captured(game, who)


def discard(game: State, ring: RingId) -> None:
    game.rings[ring] = None
    game.tell(EVERYONE, ring_used, ring)


@dataclass(frozen=True, slots=True)
class UseRing(Option):
    """Discard the ring for its effect."""

    ring: RingId

    def __str__(self) -> str:
        return "use ring"

    def label(self) -> Message:
        return say("rebellion-option-use-ring", ring=ring_name(self.ring))


@dataclass(frozen=True, slots=True)
class KeepRing(Option):
    """Not now."""

    def __str__(self) -> str:
        return "keep ring"

    def label(self) -> Message:
        return say("rebellion-option-keep-ring")


@dataclass(frozen=True, slots=True)
class ChangeDie(Option):
    """A die that shows this."""

    colour: int  # -1: it has no meaning here
    face: int

    def __str__(self) -> str:
        return FACES[self.face] if self.colour < 0 else f"{COLOURS[self.colour]} {FACES[self.face]}"

    def label(self) -> Message:
        return say(f"rebellion-face-{FACES[self.face]}") if self.colour < 0 else die_name(self.colour, self.face)

    def touches(self) -> tuple[str, ...]:
        face = FACES[self.face]
        return (f"die/{face}" if self.colour < 0 else f"die/{COLOURS[self.colour]}/{face}",)


KEEP: Final = KeepRing()
OF_MISSION: Final = tuple(ChangeDie(-1, face) for face in range(FACE_COUNT))
OF_COMBAT: Final = tuple(tuple(ChangeDie(colour, face) for face in range(FACE_COUNT)) for colour in range(len(COLOURS)))


# Master Yoda: one die is rerolled, once in a round


def yoda_window(game: State) -> None:
    """In the mission or combat under way, after the roll."""
    if game.yoda_used:
        return
    if game.battle is not None:
        if works_at(game, YODA, game.battle.system) and any(game.battle.dice):
            game.ask_for(Reroll(commander(game.battle.theatre)))
    elif game.mission is not None and works_at(game, YODA, game.mission.place) and any(game.mission.dice[REBEL]):
        game.ask_for(Reroll(_decider(game, YODA)))


def _decider(game: State, ring: RingId) -> Role:
    """Who revealed the mission decides; in a mission of the Empire who commands the leader with the ring.
    [REB-TEAM-4, 25]"""
    mission, who = game.mission, game.rings[ring]
    assert mission is not None
    assert who is not None
    return mission.role if mission.side == REBEL else LEADER_ROLE[who]


@dataclass(frozen=True, slots=True)
class Reroll(Decision[State]):
    """One of the Rebels' own dice, or none."""

    role: Role

    rule = "REB-CARD-SEEK-YODA-1"
    first_is_default = True

    def seat(self, game: State) -> int:
        return seat_of(game, REBEL, self.role)

    def options(self, game: State) -> list[Option]:
        if game.battle is not None:
            dice = game.battle.dice
            return [
                KEEP,
                *(
                    OF_COMBAT[at // FACE_COUNT][at % FACE_COUNT]
                    for at, count in enumerate(dice[: len(COLOURS) * FACE_COUNT])
                    if count
                ),
            ]
        assert game.mission is not None
        return [KEEP, *(OF_MISSION[face] for face, count in enumerate(game.mission.dice[REBEL]) if count)]

    def resolve(self, game: State, option: ChangeDie | KeepRing) -> None:
        if not isinstance(option, ChangeDie):
            return
        game.yoda_used = True
        (number,) = game.chance.roll(len(DIE), 1)
        if game.battle is not None:
            game.battle.dice[option.colour * FACE_COUNT + option.face] -= 1
            game.battle.dice[option.colour * FACE_COUNT + DIE[number]] += 1
        elif game.mission is not None:
            game.mission.dice[REBEL][option.face] -= 1
            game.mission.dice[REBEL][DIE[number]] += 1
        game.tell(EVERYONE, rerolled, option.colour, option.face, DIE[number])

    def prompt(self) -> Message:
        return say("rebellion-prompt-reroll", rule=self.rule)


# R2-D2: one of the Empire's dice in a mission is turned to a blank


def r2_d2_window(game: State) -> None:
    mission = game.mission
    if mission is not None and works_at(game, R2_D2, mission.place) and any(mission.dice[EMPIRE][:BLANK]):
        game.ask_for(TurnToBlank(_decider(game, R2_D2)))


@dataclass(frozen=True, slots=True)
class TurnToBlank(Decision[State]):
    """Which die, or none."""

    role: Role

    rule = "REB-CARD-RESOURCEFUL-ASTROMECH-1"
    first_is_default = True

    def seat(self, game: State) -> int:
        return seat_of(game, REBEL, self.role)

    def options(self, game: State) -> list[Option]:
        assert game.mission is not None
        faces = game.mission.dice[EMPIRE]
        return [KEEP, *(OF_MISSION[face] for face in range(BLANK) if faces[face])]

    def resolve(self, game: State, option: ChangeDie | KeepRing) -> None:
        if isinstance(option, ChangeDie) and game.mission is not None:
            game.mission.dice[EMPIRE][option.face] -= 1
            game.mission.dice[EMPIRE][BLANK] += 1
            game.tell(EVERYONE, turned, option.face)
            discard(game, R2_D2)

    def prompt(self) -> Message:
        return say("rebellion-prompt-turn-to-blank", rule=self.rule)


# C-3PO: a failed diplomacy mission of the Rebels succeeds


def c_3po_window(game: State) -> None:
    """When a mission has failed, after all rerolls. [REB-CARD-HUMAN-CYBORG-RELATIONS-2]"""
    mission = game.mission
    if (
        mission is not None
        and mission.side == REBEL
        and MISSION_SKILL[mission.card] == DIPLOMACY
        and works_at(game, C_3PO, mission.place)
    ):
        game.ask_for(SucceedInstead(mission.role))


@dataclass(frozen=True, slots=True)
class SucceedInstead(Decision[State]):
    """Discard the ring, and the mission succeeds."""

    role: Role

    rule = "REB-CARD-HUMAN-CYBORG-RELATIONS-1"
    first_is_default = True

    def seat(self, game: State) -> int:
        return seat_of(game, REBEL, self.role)

    def options(self, game: State) -> list[Option]:
        return [KEEP, UseRing(C_3PO)]

    def resolve(self, game: State, option: UseRing | KeepRing) -> None:
        if isinstance(option, UseRing) and game.mission is not None:
            game.mission.failed = False
            discard(game, C_3PO)

    def prompt(self) -> Message:
        return say("rebellion-prompt-succeed-instead", rule=self.rule)


# The Millennium Falcon: a captured leader in the system of a successful mission is rescued


def falcon_window(game: State) -> None:
    """After the mission's own steps and before a combat that it causes. [REB-CARD-THE-MILLENNIUM-FALCON-3, 5]"""
    from dejarik.games.rebellion.cards.missions.rescue import rescuable  # missions open this window

    mission = game.mission
    if mission is not None and works_at(game, FALCON, mission.place) and rescuable(game):
        game.ask_for(FlyAway(mission.role))


@dataclass(frozen=True, slots=True)
class FlyAway(Decision[State]):
    """Discard the ring to rescue one captured leader there."""

    role: Role

    rule = "REB-CARD-THE-MILLENNIUM-FALCON-1"
    first_is_default = True

    def seat(self, game: State) -> int:
        return seat_of(game, REBEL, self.role)

    def options(self, game: State) -> list[Option]:
        return [KEEP, UseRing(FALCON)]

    def resolve(self, game: State, option: UseRing | KeepRing) -> None:
        from dejarik.games.rebellion.cards.missions.rescue import rescue_one  # missions open this window

        if isinstance(option, UseRing):
            discard(game, FALCON)
            rescue_one(game)

    def prompt(self) -> Message:
        return say("rebellion-prompt-fly-away", rule=self.rule)


def ring_used(ring: RingId) -> Message:
    return say("rebellion-event-ring-used", rule="REB-RING-3", ring=ring_name(ring))


def rerolled(colour: int, before: int, after: int) -> Message:
    return say(
        "rebellion-event-rerolled",
        rule="REB-CARD-SEEK-YODA-1",
        before=ChangeDie(colour, before).label(),
        after=ChangeDie(colour, after).label(),
    )


def turned(before: int) -> Message:
    return say(
        "rebellion-event-turned-die",
        rule="REB-CARD-RESOURCEFUL-ASTROMECH-1",
        before=ChangeDie(-1, before).label(),
        after=ChangeDie(-1, BLANK).label(),
    )


FRAMES = (Reroll, TurnToBlank, SucceedInstead, FlyAway)
