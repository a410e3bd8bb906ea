"""What the Imperial missions do. A plain card is one line; an odd one has its decision here. [REB-CARD]"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.message import Message, say
from dejarik.engine.option import Option
from dejarik.engine.procedure import Decision, Procedure
from dejarik.games.rebellion import base
from dejarik.games.rebellion.components import (
    AT_AT,
    AT_ST,
    CAPTURED,
    CARBONITE,
    EMPIRE,
    GENERAL,
    GROUND_UNITS,
    IN_REGION,
    KINDS,
    LURED,
    MISSIONS,
    REBEL,
    REGION,
    STORMTROOPER,
    SYSTEMS,
    UNITS,
    UNITS_OF,
    LeaderId,
    LeaderSet,
    MissionId,
    ObjectiveId,
    PlaceId,
    Role,
    Side,
    SystemId,
    SystemSet,
    UnitId,
    in_set,
    leader,
    leader_name,
    mission,
    mission_name,
    objective_name,
    place_name,
    system_set,
    unit_name,
)
from dejarik.games.rebellion.decks import draw_probes, draw_project, give_probes, knows, renew_projects, shuffled
from dejarik.games.rebellion.destruction import destroy_by_health
from dejarik.games.rebellion.gains import queue_by_icons
from dejarik.games.rebellion.galaxy import (
    base_place,
    captured,
    has_ground,
    has_units,
    loyal,
    nearest,
    systems_with,
    total,
)
from dejarik.games.rebellion.loyalty import can_change, gain_loyalty, lose_loyalty, repair
from dejarik.games.rebellion.missions.capturing import capture
from dejarik.games.rebellion.missions.objective_deck import PickObjective
from dejarik.games.rebellion.missions.rebel import here
from dejarik.games.rebellion.missions.targets import the
from dejarik.games.rebellion.movement import MoveUnits, leavable, move_units
from dejarik.games.rebellion.people import LUKE, attach, place, rescue, same_person
from dejarik.games.rebellion.roles import audience, seat_of
from dejarik.games.rebellion.state import State
from dejarik.games.rebellion.victory import lose_reputation

JERJERROD: Final = leader("moff-jerjerrod")
OZZEL: Final = leader("admiral-ozzel")
ALL_KINDS: Final = range(KINDS)


def target(game: State) -> LeaderId:
    """The leader the mission is attempted against."""
    who = the(game).target
    assert who is not None
    return who


def capture_rebel_operative(game: State) -> None:
    capture(game, target(game))


def gather_intel(game: State) -> None:
    """A probe card for every four Rebel units at the base, at least one."""
    draw_probes(game, max(1, total(game, base_place(game), UNITS_OF[REBEL]) // 4))


def rule_by_fear(game: State) -> None:
    gain_loyalty(game, EMPIRE, here(game))


def display_of_power(game: State) -> None:
    gain_loyalty(game, EMPIRE, here(game), 2)


def imperial_propaganda(game: State) -> None:
    """Every Rebel-loyal system of the region becomes neutral."""
    for system in in_set(loyal(game, REBEL) & IN_REGION[REGION[here(game)]]):
        lose_loyalty(game, REBEL, system)


def probe_droid_initiative(game: State) -> None:
    draw_probes(game, 4 if OZZEL in the(game).leaders else 2)


def hunt_them_down(game: State) -> None:
    destroy_by_health(game, EMPIRE, the(game).role, here(game), 2, ALL_KINDS)


def address_delays(game: State) -> None:
    queue_by_icons(game, EMPIRE, the(game).role, here(game))


def secret_weapons_research(game: State) -> None:
    draw_project(game)
    draw_project(game)


def detain(game: State) -> None:
    """The leader is left out when leaders are retrieved next."""
    who = target(game)
    if not captured(game, who):
        game.detained = LeaderSet(game.detained | 1 << who)
        game.tell(EVERYONE, detained, who)


def carbon_freezing(game: State) -> None:
    """The carbonite ring replaces the captured one; whoever had it is rescued. [REB-CAPTURE-9, REB-RUL-25]"""
    who = target(game)
    before = game.rings[CARBONITE]
    if before != who:
        if before is not None:
            rescue(game, before)
        attach(game, CARBONITE, who)
    lose_reputation(game, 1)


def lure_of_the_dark_side(game: State) -> None:
    """The captured leader is the Empire's from now on. [REB-LEADER-4]"""
    who = target(game)
    attach(game, LURED, who)
    game.detained = LeaderSet(game.detained & ~(1 << who))
    game.tell(EVERYONE, lured, who)
    if same_person(who, LUKE):
        lose_reputation(game, 1)


def long_range_probe(game: State) -> None:
    """A truthful answer; the base is not revealed. [REB-BASE-REVEAL-11]"""
    inside = base.answer(game, system_set(here(game)))
    game.tell(EVERYONE, base_is_there if inside else base_is_not_there, here(game))


def interrogation(game: State) -> None:
    show_objectives(game)


def show_objectives(game: State) -> None:
    """The Empire sees the whole hand, and remembers. [REB-OBJ-8]"""
    game.objectives_known = list(game.objectives)
    game.reveal()
    game.tell(audience(game, REBEL) | audience(game, EMPIRE), showed, tuple(game.objectives))
    game.tell(~(audience(game, REBEL) | audience(game, EMPIRE)), showed_unseen, len(game.objectives))


def intercept_transmission(game: State) -> None:
    """The Rebels draw eight probe cards and hand over those of systems with Imperial units; the rest goes back, and the
    whole deck is shuffled."""
    count = min(8, len(game.probe_deck))
    drawn = [game.probe_deck.pop() for _ in range(count)]
    watched = systems_with(game, UNITS_OF[EMPIRE])
    given = [card for card in drawn if watched >> card & 1]
    game.probe_deck = shuffled(game, game.probe_deck + [card for card in drawn if not watched >> card & 1])
    game.probe_seen = [0] * len(game.probe_deck)
    give_probes(game, given, [knows(REBEL)] * len(given))
    game.reveal()
    game.tell(audience(game, REBEL), intercepted, tuple(drawn))
    game.tell(~audience(game, REBEL), intercepted_unseen, count, len(given))


# Research and Development


@dataclass(frozen=True, slots=True)
class ResearchTwo(Option):
    """Draw two projects and keep one."""

    def __str__(self) -> str:
        return "draw two projects"

    def label(self) -> Message:
        return say("rebellion-option-draw-two-projects")


@dataclass(frozen=True, slots=True)
class RepairFirst(Option):
    """Remove the sabotage marker and draw one project."""

    def __str__(self) -> str:
        return "remove sabotage"

    def label(self) -> Message:
        return say("rebellion-option-remove-sabotage")


@dataclass(frozen=True, slots=True)
class ChooseResearch(Decision[State]):
    """One of two ways, chosen openly."""

    role: Role

    rule = "REB-CARD-RESEARCH-AND-DEVELOPMENT-1"

    def seat(self, game: State) -> int:
        return seat_of(game, EMPIRE, self.role)

    def options(self, game: State) -> list[Option]:
        return [ResearchTwo(), RepairFirst()]

    def resolve(self, game: State, option: ResearchTwo | RepairFirst) -> None:
        if isinstance(option, RepairFirst):
            repair(game, here(game))
            draw_project(game)
        else:
            research_two(game, self.role)

    def prompt(self) -> Message:
        return say("rebellion-prompt-choose-research", rule=self.rule)


def research_and_development(game: State) -> None:
    if game.sabotaged >> here(game) & 1:
        game.ask_for(ChooseResearch(the(game).role))
    else:
        research_two(game, the(game).role)


def research_two(game: State, role: Role) -> None:
    """Look at the two top projects, keep one; the other goes to the bottom of the deck."""
    renew_projects(game)
    if len(game.project_deck) < 2:
        draw_project(game)
        return
    for at in (-1, -2):
        game.project_seen[at] |= knows(EMPIRE)
    game.reveal()
    game.ask_for(KeepProject(role))


@dataclass(frozen=True, slots=True)
class TakeProject(Option):
    """This project comes into the hand."""

    card: MissionId

    def __str__(self) -> str:
        return f"keep {MISSIONS[self.card]}"

    def label(self) -> Message:
        return mission_name(self.card)

    def touches(self) -> tuple[str, ...]:
        return (f"mission/{MISSIONS[self.card]}",)


@dataclass(frozen=True, slots=True)
class KeepProject(Decision[State]):
    """Which of the two."""

    role: Role

    rule = "REB-CARD-RESEARCH-AND-DEVELOPMENT-1"

    def seat(self, game: State) -> int:
        return seat_of(game, EMPIRE, self.role)

    def options(self, game: State) -> list[TakeProject]:
        return [TakeProject(card) for card in dict.fromkeys(game.project_deck[-1:-3:-1])]

    def resolve(self, game: State, option: TakeProject) -> None:
        first, second = game.project_deck[-1], game.project_deck[-2]
        other = second if option.card == first else first
        del game.project_deck[-2:], game.project_seen[-2:]
        game.project_deck.insert(0, other)
        game.project_seen.insert(0, knows(EMPIRE))
        game.project_deck.append(option.card)
        game.project_seen.append(knows(EMPIRE))
        draw_project(game)

    def prompt(self) -> Message:
        return say("rebellion-prompt-keep-project", rule=self.rule)


# Double Our Efforts


@dataclass(frozen=True, slots=True)
class Hasten(Option):
    """A unit on the queue advances by one space."""

    kind: UnitId
    space: int

    def __str__(self) -> str:
        return f"advance {UNITS[self.kind]} from {self.space}"

    def label(self) -> Message:
        return say("rebellion-option-advance", unit=unit_name(self.kind), space=self.space)

    def touches(self) -> tuple[str, ...]:
        return (f"queue/empire/{self.space}/{UNITS[self.kind]}",)


@dataclass(frozen=True, slots=True)
class HastenNoMore(Option):
    """One was enough."""

    def __str__(self) -> str:
        return "done"

    def label(self) -> Message:
        return say("rebellion-option-done")


@dataclass(frozen=True, slots=True)
class HastenUnit(Decision[State]):
    """A unit on space 2 or 3; with Moff Jerjerrod perhaps another one, which has not moved yet."""

    role: Role
    more: bool  # another one may follow
    moved: tuple[tuple[UnitId, int], ...] = ()  # has been moved to this space

    rule = "REB-CARD-DOUBLE-OUR-EFFORTS-1"

    def seat(self, game: State) -> int:
        return seat_of(game, EMPIRE, self.role)

    def options(self, game: State) -> list[Option]:
        found: list[Option] = [
            Hasten(UnitId(kind), space)
            for space in (2, 3)
            for kind in UNITS_OF[EMPIRE]
            if game.queues[(space - 1) * KINDS + kind] > self.moved.count((UnitId(kind), space))
        ]
        return [HastenNoMore(), *found] if self.moved and found else found

    def resolve(self, game: State, option: Hasten | HastenNoMore) -> None:
        if not isinstance(option, Hasten):
            return
        game.queues[(option.space - 1) * KINDS + option.kind] -= 1
        game.queues[(option.space - 2) * KINDS + option.kind] += 1
        game.tell(EVERYONE, hastened, option.kind, option.space - 1)
        if self.more:
            again = replace(self, more=False, moved=((option.kind, option.space - 1),))
            if again.options(game):
                game.ask_for(again)

    def prompt(self) -> Message:
        return say("rebellion-prompt-hasten-unit", rule=self.rule)


def double_our_efforts(game: State) -> None:
    ask = HastenUnit(the(game).role, JERJERROD in the(game).leaders)
    if ask.options(game):
        game.ask_for(ask)


# Systems to choose


@dataclass(frozen=True, slots=True)
class InSystem(Option):
    """A system."""

    system: SystemId

    def __str__(self) -> str:
        return f"in {SYSTEMS[self.system]}"

    def label(self) -> Message:
        return place_name(self.system)

    def touches(self) -> tuple[str, ...]:
        return (f"place/{SYSTEMS[self.system]}",)


IN: Final = tuple(InSystem(SystemId(PlaceId(number))) for number in range(len(SYSTEMS)))  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class GainInRegion(Decision[State]):
    """1 loyalty in systems of a region, all different, as many as are left to choose."""

    role: Role
    systems: SystemSet
    count: int

    rule = "REB-LOYALTY-3"

    def seat(self, game: State) -> int:
        return seat_of(game, EMPIRE, self.role)

    def options(self, game: State) -> list[InSystem]:
        return [IN[system] for system in in_set(self.systems)]

    def resolve(self, game: State, option: InSystem) -> None:
        gain_loyalty(game, EMPIRE, option.system)
        left = SystemSet(self.systems & ~(1 << option.system))
        gain_in(game, self.role, left, self.count - 1)

    def prompt(self) -> Message:
        return say("rebellion-prompt-gain-in-region", rule=self.rule)


def gain_in(game: State, role: Role, systems: SystemSet, count: int) -> None:
    """Ask where, unless there is no choice."""
    able = in_set(systems)
    if len(able) <= count:
        for system in able:
            gain_loyalty(game, EMPIRE, system)
    elif count:
        game.ask_for(GainInRegion(role, systems, count))


def region(game: State) -> SystemSet:
    """The systems of the mission's region in which loyalty can change."""
    return system_set(*(each for each in in_set(IN_REGION[REGION[here(game)]]) if can_change(game, each)))


def fear_will_keep_them_in_line(game: State) -> None:
    gain_in(game, the(game).role, region(game), 2)


# Homing Beacon


@dataclass(frozen=True, slots=True)
class ChooseHaven(Decision[State]):
    """The rescued leader must go to a system of the base's region, the Rebels choose which."""

    who: LeaderId

    rule = "REB-CARD-HOMING-BEACON-1"

    def seat(self, game: State) -> int:
        return seat_of(game, REBEL, GENERAL)

    def options(self, game: State) -> list[InSystem]:
        return [IN[system] for system in in_set(IN_REGION[REGION[game.location]])]

    def resolve(self, game: State, option: InSystem) -> None:
        place(game, self.who, option.system)
        base.narrow(game, IN_REGION[REGION[option.system]])
        game.reveal()
        game.tell(EVERYONE, led_to, self.who, option.system)

    def prompt(self) -> Message:
        return say("rebellion-prompt-choose-haven", rule=self.rule, leader=leader_name(self.who))


def homing_beacon(game: State) -> None:
    """Rescued, but followed."""
    who = target(game)
    where = game.leaders[who]
    for ring in (CAPTURED, CARBONITE):
        if game.rings[ring] == who:
            game.rings[ring] = None
    game.leaders[who] = where
    game.ask_for(ChooseHaven(who))


# Interrogation Droid


@dataclass(frozen=True, slots=True)
class NameSystems(Decision[State]):
    """Three different systems, one of them the base's; named together, openly."""

    side: Side
    named: SystemSet = SystemSet(0)  # noqa: RUF009  # an int

    rule = "REB-CARD-INTERROGATION-DROID-1"

    def for_others(self) -> NameSystems:
        return NameSystems(self.side)

    def seat(self, game: State) -> int:
        return seat_of(game, self.side, GENERAL)

    def options(self, game: State) -> list[InSystem]:
        if self.named.bit_count() == 2 and not self.named >> game.location & 1:
            return [IN[game.location]]
        return [option for option in IN if not self.named >> option.system & 1]

    def resolve(self, game: State, option: InSystem) -> None:
        named = SystemSet(self.named | 1 << option.system)
        if named.bit_count() < 3:
            game.ask_for(NameSystems(self.side, named))
            return
        base.narrow(game, named)
        game.reveal()
        game.tell(EVERYONE, named_systems, named)

    def prompt(self) -> Message:
        return say("rebellion-prompt-name-systems", rule=self.rule, left=3 - self.named.bit_count())


def interrogation_droid(game: State) -> None:
    game.ask_for(NameSystems(REBEL))


# Planetary Conquest


@dataclass(frozen=True, slots=True)
class ChooseSource(Decision[State]):
    """One single system from which the units come, or none."""

    role: Role

    rule = "REB-CARD-PLANETARY-CONQUEST-1"

    def seat(self, game: State) -> int:
        return seat_of(game, EMPIRE, self.role)

    def options(self, game: State) -> list[Option]:
        sources = in_set(systems_with(game, GROUND_UNITS[EMPIRE]) & ~(1 << here(game)))
        return [HastenNoMore(), *(IN[source] for source in sources if leavable(game, EMPIRE, source))]

    def resolve(self, game: State, option: InSystem | HastenNoMore) -> None:
        if isinstance(option, InSystem):
            kinds, quotas = (AT_AT, AT_ST, STORMTROOPER), (1, 1, 2)
            move = MoveUnits(EMPIRE, self.role, here(game), (option.system,), kinds, quotas=quotas, transport=False)
            move_units(game, move)

    def prompt(self) -> Message:
        return say("rebellion-prompt-choose-source", rule=self.rule)


def land(game: State, frame: Conquer) -> None:
    """1. Units from one system, without transport."""
    game.origins = SystemSet(0)
    ask = ChooseSource(the(game).role)
    if len(ask.options(game)) > 1:
        game.ask_for(ask)


def meet_resistance(game: State, frame: Conquer) -> None:
    """2. The base may be revealed; Rebel ground units, or whoever the base held, fight."""
    base.look(game)
    the(game).fight = has_ground(game, REBEL, here(game)) or (game.uncovered and game.location == here(game))


@dataclass(frozen=True, slots=True)
class Conquer(Procedure):
    """Planetary Conquest."""

    steps = (land, meet_resistance)


def planetary_conquest(game: State) -> None:
    game.perform(Conquer())


# Collect Bounty


@dataclass(frozen=True, slots=True)
class DeliverTo(Decision[State]):
    """The closest system with an Imperial unit, if several are equally close. [REB-MAP-11]"""

    role: Role

    rule = "REB-CARD-COLLECT-BOUNTY-1"

    def seat(self, game: State) -> int:
        return seat_of(game, EMPIRE, self.role)

    def options(self, game: State) -> list[InSystem]:
        return [IN[system] for system in nearest(here(game), systems_with(game, UNITS_OF[EMPIRE]))]

    def resolve(self, game: State, option: InSystem) -> None:
        deliver(game, option.system)

    def prompt(self) -> Message:
        return say("rebellion-prompt-deliver-to", rule=self.rule)


def deliver(game: State, system: SystemId) -> None:
    """The captive, if he still is one, and those who took him are placed there."""
    who = target(game)
    for each in (who, *the(game).leaders) if captured(game, who) else the(game).leaders:
        place(game, each, system)
    game.tell(EVERYONE, delivered, who, system)


def seize(game: State, frame: CollectBounty) -> None:
    """1. The leader is captured."""
    capture(game, target(game))


def carry_off(game: State, frame: CollectBounty) -> None:
    """2. To the closest system with an Imperial unit; not if one is here."""
    if has_units(game, EMPIRE, here(game)):
        return
    found = nearest(here(game), systems_with(game, UNITS_OF[EMPIRE]))
    if len(found) == 1:
        deliver(game, found[0])
    elif found:
        game.ask_for(DeliverTo(the(game).role))


@dataclass(frozen=True, slots=True)
class CollectBounty(Procedure):
    """Capture, then carry off."""

    steps = (seize, carry_off)


def collect_bounty(game: State) -> None:
    game.perform(CollectBounty())


# Retrieve the Plans


@dataclass(frozen=True, slots=True)
class ConfiscateObjective(Decision[State]):
    """One of the objectives that the Rebels have shown goes to the bottom of the deck; both sides know which."""

    role: Role

    rule = "REB-CARD-RETRIEVE-THE-PLANS-1"

    def seat(self, game: State) -> int:
        return seat_of(game, EMPIRE, self.role)

    def options(self, game: State) -> list[PickObjective]:
        return [PickObjective(card) for card in game.objectives]

    def resolve(self, game: State, option: PickObjective) -> None:
        game.objectives.remove(option.card)
        game.objectives_known.remove(option.card)
        game.objective_deck.insert(0, option.card)
        game.objective_seen.insert(0, knows(REBEL) | knows(EMPIRE))
        game.reveal()
        both = audience(game, REBEL) | audience(game, EMPIRE)
        game.tell(both, confiscated, option.card)
        game.tell(~both, confiscated_unseen)

    def prompt(self) -> Message:
        return say("rebellion-prompt-confiscate-objective", rule=self.rule)


def retrieve_the_plans(game: State) -> None:
    show_objectives(game)
    if game.objectives:
        game.ask_for(ConfiscateObjective(the(game).role))


# What is said about it


def detained(who: LeaderId) -> Message:
    return say("rebellion-event-detained", rule="REB-CARD-DETAINED-1", leader=leader_name(who))


def lured(who: LeaderId) -> Message:
    return say("rebellion-event-lured", rule="REB-LEADER-4", leader=leader_name(who))


def base_is_there(system: SystemId) -> Message:
    return say("rebellion-event-base-is-there", rule="REB-CARD-LONG-RANGE-PROBE-1", system=place_name(system))


def base_is_not_there(system: SystemId) -> Message:
    return say("rebellion-event-base-is-not-there", rule="REB-CARD-LONG-RANGE-PROBE-1", system=place_name(system))


def showed(cards: tuple[ObjectiveId, ...]) -> Message:
    return say("rebellion-event-showed", rule="REB-OBJ-8", cards=tuple(objective_name(card) for card in cards))


def showed_unseen(count: int) -> Message:
    return say("rebellion-event-showed-unseen", rule="REB-OBJ-8", count=count)


def intercepted(cards: tuple[SystemId, ...]) -> Message:
    rule = "REB-CARD-INTERCEPT-TRANSMISSION-1"
    return say("rebellion-event-intercepted", rule=rule, systems=tuple(place_name(card) for card in cards))


def intercepted_unseen(count: int, given: int) -> Message:
    return say("rebellion-event-intercepted-unseen", rule="REB-CARD-INTERCEPT-TRANSMISSION-1", count=count, given=given)


def hastened(kind: UnitId, space: int) -> Message:
    return say("rebellion-event-hastened", rule="REB-CARD-DOUBLE-OUR-EFFORTS-1", unit=unit_name(kind), space=space)


def led_to(who: LeaderId, system: SystemId) -> Message:
    return say(
        "rebellion-event-led-to", rule="REB-CARD-HOMING-BEACON-1", leader=leader_name(who), system=place_name(system)
    )


def named_systems(systems: SystemSet) -> Message:
    return say(
        "rebellion-event-named-systems",
        rule="REB-CARD-INTERROGATION-DROID-1",
        systems=tuple(place_name(system) for system in in_set(systems)),
    )


def delivered(who: LeaderId, system: SystemId) -> Message:
    return say(
        "rebellion-event-delivered",
        rule="REB-CARD-COLLECT-BOUNTY-1",
        leader=leader_name(who),
        system=place_name(system),
    )


def confiscated(card: ObjectiveId) -> Message:
    return say("rebellion-event-confiscated", rule="REB-CARD-RETRIEVE-THE-PLANS-1", card=objective_name(card))


def confiscated_unseen() -> Message:
    return say("rebellion-event-confiscated-unseen", rule="REB-CARD-RETRIEVE-THE-PLANS-1")


EFFECTS: Final[dict[MissionId, Callable[[State], None]]] = {
    mission("capture-rebel-operative"): capture_rebel_operative,
    mission("gather-intel"): gather_intel,
    mission("research-and-development"): research_and_development,
    mission("rule-by-fear"): rule_by_fear,
    mission("double-our-efforts"): double_our_efforts,
    mission("fear-will-keep-them-in-line"): fear_will_keep_them_in_line,
    mission("imperial-propaganda"): imperial_propaganda,
    mission("trade-negotiations"): rule_by_fear,
    mission("display-of-power"): display_of_power,
    mission("lure-of-the-dark-side"): lure_of_the_dark_side,
    mission("probe-droid-initiative"): probe_droid_initiative,
    mission("intercept-transmission"): intercept_transmission,
    mission("long-range-probe"): long_range_probe,
    mission("homing-beacon"): homing_beacon,
    mission("interrogation-droid"): interrogation_droid,
    mission("detained"): detain,
    mission("hunt-them-down"): hunt_them_down,
    mission("interrogation"): interrogation,
    mission("planetary-conquest"): planetary_conquest,
    mission("carbon-freezing"): carbon_freezing,
    mission("collect-bounty"): collect_bounty,
    mission("retrieve-the-plans"): retrieve_the_plans,
    mission("address-delays"): address_delays,
    mission("secret-weapons-research"): secret_weapons_research,
}

FRAMES = (
    ChooseResearch,
    KeepProject,
    HastenUnit,
    GainInRegion,
    ChooseHaven,
    NameSystems,
    ChooseSource,
    Conquer,
    DeliverTo,
    CollectBounty,
    ConfiscateObjective,
)
