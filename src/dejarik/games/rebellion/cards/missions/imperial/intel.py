"""The Empire's intelligence: where is the base? [REB-CARD]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.games.rebellion import base
from dejarik.games.rebellion.cards.systems import IN, InSystem
from dejarik.games.rebellion.components import (
    EMPIRE,
    GENERAL,
    IN_REGION,
    REBEL,
    REGION,
    UNITS_OF,
    LeaderId,
    MissionId,
    Side,
    SystemId,
    SystemSet,
    in_set,
    leader,
    mission,
    system_set,
)
from dejarik.games.rebellion.decks import draw_probes, give_probes
from dejarik.games.rebellion.forms import RoleDecision, SecretDecision, Sentence
from dejarik.games.rebellion.galaxy import base_place, systems_with, total
from dejarik.games.rebellion.knowledge import probe_memory
from dejarik.games.rebellion.leaders import place, release
from dejarik.games.rebellion.missions.targets import here, mission_of, target
from dejarik.games.rebellion.roles import audience
from dejarik.games.rebellion.state import ProbeCards, State

OZZEL: Final = leader("admiral-ozzel")
UNITS_FOR_A_CARD: Final = 4
CARDS_INTERCEPTED: Final = 8
SYSTEMS_NAMED: Final = 3


def gather_intel(game: State) -> None:
    """Draw a probe card for every four Rebel units at the base, at least one. [REB-CARD-GATHER-INTEL-1 … 4]"""
    draw_probes(game, max(1, total(game, base_place(game), UNITS_OF[REBEL]) // UNITS_FOR_A_CARD))


def probe_droid_initiative(game: State) -> None:
    """Draw two probe cards, or four with Admiral Ozzel. [REB-CARD-PROBE-DROID-INITIATIVE-1, 2, REB-CARD-GENERAL-2]"""
    draw_probes(game, 4 if OZZEL in mission_of(game).leaders else 2)


# Intercept Transmission


def intercept_transmission(game: State) -> None:
    """The Rebels draw eight probe cards and hand over those of systems with Imperial units; the rest go back, and the
    whole deck is shuffled. [REB-CARD-INTERCEPT-TRANSMISSION-1, 2]"""
    drawn = game.probe_deck.cards[: -CARDS_INTERCEPTED - 1 : -1]
    watched = systems_with(game, UNITS_OF[EMPIRE])
    given = [card for card in drawn if watched >> card & 1]
    probe_memory.learn(game, REBEL, system_set(*drawn))
    for card in given:
        game.probe_deck = game.probe_deck.without(card)
    give_probes(game, ProbeCards.of(given, audience(game, REBEL)))
    kept = system_set(*(card for card in drawn if card not in given))
    for side, known in ((REBEL, kept), (EMPIRE, SystemSet(0))):
        probe_memory.mix(game, side, system_set(*game.probe_deck.cards), known)
    game.probe_deck = game.probe_deck.shuffled(game.chance)  # nobody knows any place in it now
    game.reveal()
    game.tell_apart(audience(game, REBEL), intercepted, drawn, len(given))


intercepted = Sentence[tuple[SystemId, ...], int]("intercepted {systems?} {given}", "REB-CARD-INTERCEPT-TRANSMISSION-1")


# Long Range Probe


def long_range_probe(game: State) -> None:
    """The Rebels answer truthfully; the base is not revealed. [REB-BASE-REVEAL-11, REB-CARD-LONG-RANGE-PROBE-1 … 3]"""
    inside = base.answer(game, system_set(here(game)))
    game.tell(EVERYONE, base_is_there if inside else base_is_not_there, here(game))


base_is_there = Sentence[SystemId]("base-is-there {system}", "REB-CARD-LONG-RANGE-PROBE-1")
base_is_not_there = Sentence[SystemId]("base-is-not-there {system}", "REB-CARD-LONG-RANGE-PROBE-1")


# Homing Beacon


class ChooseHaven(RoleDecision):
    """The rescued leader must go to a system of the base's region; the Rebels choose which.
    [REB-CARD-HOMING-BEACON-1, 2, REB-FAIR-2]"""

    leader: LeaderId

    rule = "REB-CARD-HOMING-BEACON-1"
    side = REBEL
    role = GENERAL
    prompted = ("leader",)

    def options(self, game: State) -> list[InSystem]:
        return [IN[system] for system in in_set(IN_REGION[REGION[game.location]])]

    def resolve(self, game: State, option: InSystem) -> None:
        place(game, self.leader, option.system)
        base.narrow(game, IN_REGION[REGION[option.system]])
        game.reveal()
        game.tell(EVERYONE, led_to, self.leader, option.system)


def homing_beacon(game: State) -> None:
    """The leader is rescued, but followed: he does not go to the base. No mission of the Rebels rescued him, so It Is
    Your Destiny is no answer. [REB-CARD-HOMING-BEACON-1, 3]"""
    release(game, target(game))
    game.ask_for(ChooseHaven(target(game)))


led_to = Sentence[LeaderId, SystemId]("led-to {leader} {system}", "REB-CARD-HOMING-BEACON-1")


# Interrogation Droid


class NameSystems(SecretDecision):
    """Three different systems, one of them the base's; named together, openly.
    [REB-CARD-INTERROGATION-DROID-1, 2, REB-FAIR-2]"""

    side: Side
    named: SystemSet = SystemSet(0)  # an int

    rule = "REB-CARD-INTERROGATION-DROID-1"
    role = GENERAL
    prompted = ("left",)

    @property
    def left(self) -> int:
        """How many are still to be named."""
        return SYSTEMS_NAMED - self.named.bit_count()

    def begun(self) -> NameSystems:
        return NameSystems(self.side)

    def options(self, game: State) -> list[InSystem]:
        if self.named.bit_count() == SYSTEMS_NAMED - 1 and not self.named >> game.location & 1:
            return [IN[game.location]]
        return [option for option in IN if not self.named >> option.system & 1]

    def resolve(self, game: State, option: InSystem) -> None:
        named = SystemSet(self.named | 1 << option.system)
        if named.bit_count() < SYSTEMS_NAMED:
            game.ask_for(NameSystems(self.side, named))
            return
        base.narrow(game, named)
        game.reveal()
        game.tell(EVERYONE, named_systems, tuple(in_set(named)))


def interrogation_droid(game: State) -> None:
    game.ask_for(NameSystems(REBEL))


named_systems = Sentence[tuple[SystemId, ...]]("named-systems {systems}", "REB-CARD-INTERROGATION-DROID-1")


EFFECTS: Final[dict[MissionId, Callable[[State], None]]] = {
    mission("gather-intel"): gather_intel,
    mission("probe-droid-initiative"): probe_droid_initiative,
    mission("intercept-transmission"): intercept_transmission,
    mission("long-range-probe"): long_range_probe,
    mission("homing-beacon"): homing_beacon,
    mission("interrogation-droid"): interrogation_droid,
}
