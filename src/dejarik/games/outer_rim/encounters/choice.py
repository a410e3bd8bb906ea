"""The choice of the encounter step. [RIM-ENC]"""

from __future__ import annotations

from typing import Final

from dejarik.engine import option
from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure, Steps
from dejarik.games.outer_rim.abilities import UseAbility, rule_of, ruled
from dejarik.games.outer_rim.bounties import hunt_crew, marks_among_crew
from dejarik.games.outer_rim.combat.combat import Combat, begin_combat
from dejarik.games.outer_rim.combat.fights import FIGHT_PATROL
from dejarik.games.outer_rim.components import (
    KIND,
    SPOT_PLANET,
    CardId,
    CharacterId,
    ContactId,
    FactionId,
    PlayerId,
    SpotId,
)
from dejarik.games.outer_rim.contacts import spots_meant
from dejarik.games.outer_rim.encounters import events
from dejarik.games.outer_rim.encounters.drawing import draw_card
from dejarik.games.outer_rim.encounters.meeting import meet
from dejarik.games.outer_rim.forms import Choice, Option, Weighed
from dejarik.games.outer_rim.jobs import attempt, can_attempt
from dejarik.games.outer_rim.picked import beside, headed, is_beside, put_choice, take
from dejarik.games.outer_rim.reputation import hostile
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.special import special
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.targets import rule_works_on

DRAW: Final = Choice("draw-encounter", "draw")


class FightPatrol(Option):
    """Fight the patrol of this faction."""

    words = "fight {faction} patrol"
    touched = ("patrol/{faction}",)

    faction: FactionId


class MeetContact(Option):
    """Encounter a contact whose token lies faceup."""

    words = "meet {contact}"
    touched = ("contact/{contact}",)

    contact: ContactId


class MeetFacedown(Option):
    """Encounter a contact whose token lies facedown."""

    words = "meet facedown {spot}"
    touched = ("spot/{spot}",)

    spot: SpotId


class AttemptJob(Option):
    """Attempt a job here."""

    words = "attempt {job}"
    touched = ("card/{job}",)

    job: CardId


class HuntCrew(Option):
    """Fight a crew member for a bounty."""

    words = "hunt {crew}"
    touched = ("card/{crew}",)

    crew: CardId


class Challenge(Option):
    """Fight a ship combat for the fame of a hull."""

    words = "challenge {who}"
    touched = ("player/{who}",)

    who: CharacterId


# What there is


def must_fight(game: State, player: PlayerId) -> list[FactionId]:
    """The hostile patrols in the space, one of which has to be fought, unless an ability lifts the duty.
    [RIM-ENC-2, RIM-ENCPAT-3, RIM-EFFECT-34, RIM-ABIL-34, RIM-PATMOVE-11]"""
    found = [each for each in game.patrols_at(game.places[player]) if hostile(game, player, each)]
    return [] if found and ruled(game, player, "ignore-forced-patrol", "encounter-step") else found


def contact_options(game: State, spots: list[SpotId]) -> list[option.Option]:
    """Faceup contacts by name, facedown ones by their place. [RIM-ENCCON-3]"""
    return [
        MeetContact(contact) if game.open[spot] else MeetFacedown(spot)
        for spot in spots
        if (contact := game.spots[spot]) is not None
    ]


def other_draws(game: State, player: PlayerId) -> list[option.Option]:
    """Abilities and secrets with which a card is drawn in another way. [RIM-ABIL-34, RIM-EFFECT-36]"""
    return [
        each
        for each in headed(game, player, "encounter-step")
        if isinstance(each, UseAbility) and rule_of(each.ability) == "look-next-encounter"
    ]


def encounters_here(game: State, player: PlayerId) -> list[option.Option]:
    """Everything that the player can do in the encounter step. [RIM-ENC-1 … 10, RIM-ENCPAT-2, 4]"""
    forced = must_fight(game, player)
    if forced:
        return [FightPatrol(each) for each in forced]
    return [
        DRAW,
        *other_draws(game, player),
        *[FightPatrol(each) for each in game.patrols_at(game.places[player])],
        *contact_options(game, spots_meant(game, player, "encounter", "here")),
        *[AttemptJob(card) for card in game.assets[player] if KIND[card] == "job" and can_attempt(game, player, card)],
        *headed(game, player, "encounter"),
        *[HuntCrew(card) for card in marks_among_crew(game, player)],
        *[Challenge(game.who(other)) for other in challengeable(game, player)],
    ]


# The choice


class EncounterStep(Procedure):
    """3. Exactly one encounter, or an ability instead. [RIM-ENC-1, RIM-TURN-2]"""

    player: PlayerId

    @property
    def steps(self) -> Steps:
        return ENCOUNTER_STEP


def choose_encounter(game: State, frame: EncounterStep) -> None:
    """What can be done at any time may come before it. [RIM-ABIL-33]"""
    put_choice(game, ChooseEncounter(frame.player), ("encounter", "encounter-step"))


ENCOUNTER_STEP: Final[Steps] = (choose_encounter,)


class ChooseEncounter(Weighed):
    """Exactly one of the options of the encounter step. What can be done at any time stands beside them.
    [RIM-ENC-1, 3, 4, 7 … 9, RIM-RUL-9, 72, RIM-ABIL-32, 33, RIM-CREDIT-10]"""

    player: PlayerId

    rule = "RIM-ENC-1"
    offers = (Choice, FightPatrol, MeetContact, MeetFacedown, AttemptJob, HuntCrew, Challenge, UseAbility)

    def options(self, game: State) -> list[option.Option]:
        return [*encounters_here(game, self.player), *beside(game, self.player)]

    def resolve(self, game: State, option: option.Option) -> None:
        if is_beside(option):
            game.perform(EncounterStep(self.player))
            take(game, self.player, option)
        else:
            begin(game, self.player, option)


def begin(game: State, player: PlayerId, option: option.Option) -> None:
    """What was chosen is carried out. [RIM-ENC-7, 11]"""
    if option == DRAW:
        draw_card(game, player)
    elif isinstance(option, FightPatrol):
        FIGHT_PATROL.open(game, player, option.faction)
    elif isinstance(option, MeetContact):
        meet(game, player, SpotId(game.spots.index(option.contact)))
    elif isinstance(option, MeetFacedown):
        meet(game, player, option.spot)
    elif isinstance(option, AttemptJob):
        attempt(game, player, option.job)
    elif isinstance(option, HuntCrew):
        hunt_crew(game, player, option.crew)
    elif isinstance(option, Challenge):
        challenge(game, player, option.who)
    else:
        take(game, player, option)


# A challenge


def challengeable(game: State, player: PlayerId) -> list[PlayerId]:
    """The other players here with a hull that can be challenged. [RIM-EFFECT-29, RIM-DEFEAT-9]"""
    return [
        other
        for other in game.here(player)
        if not game.defeated[other] and ruled(game, other, "challengeable", "passive")
    ]


def challenge(game: State, player: PlayerId, who: CharacterId) -> None:
    """A ship combat, also on a planet, that brings nothing but damage and what abilities say.
    [RIM-EFFECT-29, RIM-COMBAT-5, 6]"""
    game.tell(EVERYONE, events.challenged, game.who(player), who)
    begin_combat(game, Combat(player), ship=True, against=PlayerId(game.characters.index(who)))


# From afar


class ChooseRemote(Weighed):
    """A patrol or a contact that is met from afar. [RIM-EFFECT-42]"""

    player: PlayerId
    reach: int

    rule = "RIM-EFFECT-42"
    offers = (FightPatrol, MeetContact, MeetFacedown)

    def options(self, game: State) -> list[option.Option]:
        return encounters_within(game, self.player, self.reach)

    def resolve(self, game: State, option: option.Option) -> None:
        begin(game, self.player, option)


def encounters_within(game: State, player: PlayerId, reach: int) -> list[option.Option]:
    """The patrols and contacts up to so many spaces away. [RIM-EFFECT-42, RIM-MAP-22]"""
    near = game.arc.within(game.places[player], reach)
    spots = [spot for spot in spots_meant(game, player, "encounter", "any") if SPOT_PLANET[spot] in near]
    return [
        *[FightPatrol(FactionId(faction)) for faction, place in enumerate(game.patrols) if place in near],
        *contact_options(game, spots),
    ]


@special("remote-encounter")
def remote_encounter(game: State, run: CardRun, count: int) -> None:
    """As if it were in the player's space, which it is not for anything else. [RIM-EFFECT-42, RIM-RUL-51]"""
    game.offer(ChooseRemote(run.player, count))


@rule_works_on("remote-encounter")
def something_within(game: State, run: CardRun, count: int) -> bool:
    return bool(encounters_within(game, run.player, count))
