"""What the Rebel missions do. A plain card is one line; an odd one has its decision here. [REB-CARD]"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.message import Message, say
from dejarik.engine.option import Option
from dejarik.engine.procedure import Decision, Procedure
from dejarik.games.rebellion.components import (
    BESIDE,
    BOX,
    CIRCLES,
    EMPIRE,
    GROUND_UNITS,
    ICONS,
    ION_CANNON,
    KINDS,
    LEADER_SIDE,
    LEADERS,
    LURED,
    MISSIONS,
    MON_CALAMARI_CRUISER,
    ON_MISSION,
    REBEL,
    REBEL_TROOPER,
    SHIELD_GENERATOR,
    SHIPS,
    STARTING,
    SYSTEMS,
    TRIANGLES,
    UNITS_OF,
    YODA,
    LeaderId,
    LeaderSet,
    MissionId,
    Role,
    Side,
    SystemId,
    SystemSet,
    UnitId,
    leader,
    leader_name,
    mission,
    mission_name,
    place_name,
)
from dejarik.games.rebellion.decks import draw_objectives, knows
from dejarik.games.rebellion.destruction import DestroyQueued, destroy_by_health, wreck_queued
from dejarik.games.rebellion.gains import TAKE, ChooseUnit, enqueue, gain_units, queue_by_icons
from dejarik.games.rebellion.galaxy import (
    base_place,
    captured,
    destroyed,
    has_ground,
    holds_units,
    spaces,
    supply,
)
from dejarik.games.rebellion.loyalty import gain_loyalty, sabotage
from dejarik.games.rebellion.missions import objective_deck, rescue
from dejarik.games.rebellion.missions.targets import the
from dejarik.games.rebellion.movement import MOBILE, MoveUnits, move_units
from dejarik.games.rebellion.people import LUKE, attach, become_jedi
from dejarik.games.rebellion.roles import audience, seat_of
from dejarik.games.rebellion.state import Assignment, State

ALL_KINDS: Final = range(KINDS)
LANDO: Final = leader("lando-calrissian")


def here(game: State) -> SystemId:
    """The system of the mission."""
    place = the(game).place
    assert place is not None
    return SystemId(place)


def build_alliance(game: State) -> None:
    gain_loyalty(game, REBEL, here(game))


def infiltration(game: State) -> None:
    objective_deck.infiltrate(game, the(game).role)


def rapid_mobilization(game: State) -> None:
    """Nothing until the end of the Command Phase; see `rapid`."""
    game.rapid.append((len(the(game).leaders), the(game).role))


def place_sabotage(game: State) -> None:
    sabotage(game, here(game))


def base_defenses(game: State) -> None:
    role = the(game).role
    gain_units(game, REBEL, role, SHIELD_GENERATOR, base_place(game), 1)
    gain_units(game, REBEL, role, ION_CANNON, base_place(game), 1)


def incite_rebellion(game: State) -> None:
    the(game).fight = True
    gain_units(game, REBEL, the(game).role, REBEL_TROOPER, here(game), 3)


def establish_trade_relations(game: State) -> None:
    gain_loyalty(game, REBEL, here(game))
    queue_by_icons(game, REBEL, the(game).role, here(game))


def daring_rescue(game: State) -> None:
    rescue.rescue_one(game, leaders_may_leave=True)


def for_the_greater_good(game: State) -> None:
    """The leaders stay, and an objective is drawn."""
    rescue.rescue_one(game, leaders_may_leave=False)
    draw_objectives(game, 1)


def stolen_plans(game: State) -> None:
    objective_deck.steal_plans(game, the(game).role)


def covert_operation(game: State) -> None:
    objective_deck.operate_covertly(game, the(game).role)


def hit_and_run(game: State) -> None:
    destroy_by_health(game, REBEL, the(game).role, here(game), 2, ALL_KINDS)


def wookiee_uprising(game: State) -> None:
    gain_loyalty(game, REBEL, here(game))
    destroy_by_health(game, REBEL, the(game).role, here(game), 4, ALL_KINDS)


def rogue_squadron_raid(game: State) -> None:
    ask = DestroyQueued(REBEL, the(game).role, EMPIRE, 4)
    if ask.targets(game):
        game.ask_for(ask)


# Units from the base


def from_base(game: State, kinds: range, limit: int, transport: bool) -> None:
    """Units of the "Rebel Base" space come to the mission's system; adjacency does not matter."""
    source = base_place(game)
    game.origins = SystemSet(0)
    if source != here(game):
        able = tuple(kind for kind in MOBILE[REBEL] if kind in kinds)
        role = the(game).role
        move_units(game, MoveUnits(REBEL, role, here(game), (source,), able, limit, transport=transport))


def plan_the_assault(game: State) -> None:
    """Ships, whether or not leaders hold them; then a combat."""
    the(game).fight = True
    from_base(game, SHIPS[REBEL], -1, transport=True)


def lead_the_strike_team(game: State) -> None:
    """Up to four ground units without transport, unless a leader holds them; a combat with Imperial ground units."""
    the(game).fight = has_ground(game, EMPIRE, here(game))
    if not holds_units(game, REBEL, base_place(game)):
        from_base(game, GROUND_UNITS[REBEL], 4, transport=False)


def hidden_fleet(game: State) -> None:
    from_base(game, UNITS_OF[REBEL], -1, transport=True)


# Support of Mon Calamari


@dataclass(frozen=True, slots=True)
class LoyaltyReward(Option):
    """2 loyalty in Mon Calamari."""

    def __str__(self) -> str:
        return "gain loyalty"

    def label(self) -> Message:
        return say("rebellion-option-gain-loyalty")


@dataclass(frozen=True, slots=True)
class CruiserReward(Option):
    """A Mon Calamari Cruiser on space 3 of the queue."""

    def __str__(self) -> str:
        return "queue cruiser"

    def label(self) -> Message:
        return say("rebellion-option-queue-cruiser")


@dataclass(frozen=True, slots=True)
class ChooseSupport(Decision[State]):
    """One of two rewards."""

    role: Role

    rule = "REB-CARD-SUPPORT-OF-MON-CALAMARI-1"

    def seat(self, game: State) -> int:
        return seat_of(game, REBEL, self.role)

    def options(self, game: State) -> list[Option]:
        cruiser = [CruiserReward()] if supply(game, MON_CALAMARI_CRUISER) > 0 else []
        return [LoyaltyReward(), *cruiser]

    def resolve(self, game: State, option: Option) -> None:
        if isinstance(option, CruiserReward):
            enqueue(game, REBEL, MON_CALAMARI_CRUISER, 3)
        else:
            gain_loyalty(game, REBEL, here(game), 2)

    def prompt(self) -> Message:
        return say("rebellion-prompt-choose-support", rule=self.rule)


def support_of_mon_calamari(game: State) -> None:
    game.ask_for(ChooseSupport(the(game).role))


# Public Uprising


def gain_circle(game: State, frame: GainUprising) -> None:
    """One unit with a circle."""
    _ask_for_unit(game, CIRCLES)


def gain_triangle(game: State, frame: GainUprising) -> None:
    """Two units with a triangle, one after the other."""
    _ask_for_unit(game, TRIANGLES)


def _ask_for_unit(game: State, kinds: tuple[UnitId, ...]) -> None:
    if any(supply(game, kind) > 0 for kind in kinds):
        game.ask_for(GainByShape(the(game).role, kinds))


@dataclass(frozen=True, slots=True)
class GainUprising(Procedure):
    """Each a ship or a ground unit, as the Rebels like, as far as the supply allows."""

    steps = (gain_circle, gain_triangle, gain_triangle)


@dataclass(frozen=True, slots=True)
class GainByShape(Decision[State]):
    """Which unit of a shape appears in the system."""

    role: Role
    kinds: tuple[UnitId, ...]

    rule = "REB-CARD-PUBLIC-UPRISING-1"

    def seat(self, game: State) -> int:
        return seat_of(game, REBEL, self.role)

    def options(self, game: State) -> list[ChooseUnit]:
        return [TAKE[kind] for kind in self.kinds if supply(game, kind) > 0]

    def resolve(self, game: State, option: ChooseUnit) -> None:
        gain_units(game, REBEL, self.role, option.kind, here(game), 1)

    def prompt(self) -> Message:
        return say("rebellion-prompt-gain-by-shape", rule=self.rule)


def public_uprising(game: State) -> None:
    the(game).fight = True
    game.perform(GainUprising())


# Seek Yoda


@dataclass(frozen=True, slots=True)
class RingFor(Option):
    """The leader who gets the ring."""

    leader: LeaderId

    def __str__(self) -> str:
        return f"ring for {LEADERS[self.leader]}"

    def label(self) -> Message:
        return leader_name(self.leader)

    def touches(self) -> tuple[str, ...]:
        return (f"leader/{LEADERS[self.leader]}",)


@dataclass(frozen=True, slots=True)
class ChooseApprentice(Decision[State]):
    """Which of two leaders gets the Master Yoda ring."""

    role: Role

    rule = "REB-CARD-SEEK-YODA-1"

    def seat(self, game: State) -> int:
        return seat_of(game, REBEL, self.role)

    def options(self, game: State) -> list[RingFor]:
        return [RingFor(who) for who in the(game).leaders]

    def resolve(self, game: State, option: RingFor) -> None:
        attach(game, YODA, option.leader)

    def prompt(self) -> Message:
        return say("rebellion-prompt-choose-apprentice", rule=self.rule)


def seek_yoda(game: State) -> None:
    """Luke becomes Luke (Jedi); the ring goes on one of the leaders."""
    if LUKE in the(game).leaders:
        become_jedi(game)
    leaders = the(game).leaders
    if len(leaders) == 1:
        attach(game, YODA, leaders[0])
    else:
        game.ask_for(ChooseApprentice(the(game).role))


# Misdirection


@dataclass(frozen=True, slots=True)
class CoverLeader(Option):
    """No leader can be sent against this one's missions."""

    leader: LeaderId

    def __str__(self) -> str:
        return f"cover {LEADERS[self.leader]}"

    def label(self) -> Message:
        return leader_name(self.leader)

    def touches(self) -> tuple[str, ...]:
        return (f"leader/{LEADERS[self.leader]}",)


@dataclass(frozen=True, slots=True)
class ChooseCovered(Decision[State]):
    """Any Rebel leader in play who is not captured, named openly."""

    role: Role

    rule = "REB-CARD-MISDIRECTION-1"

    def seat(self, game: State) -> int:
        return seat_of(game, REBEL, self.role)

    def options(self, game: State) -> list[CoverLeader]:
        return [
            CoverLeader(LeaderId(who))
            for who, spot in enumerate(game.leaders)
            if LEADER_SIDE[who] == REBEL
            and spot not in (BESIDE, BOX)
            and not captured(game, LeaderId(who))
            and game.rings[LURED] != who
        ]

    def resolve(self, game: State, option: CoverLeader) -> None:
        game.misdirected = LeaderSet(game.misdirected | 1 << option.leader)
        game.tell(EVERYONE, covered, option.leader)

    def prompt(self) -> Message:
        return say("rebellion-prompt-choose-covered", rule=self.rule)


def covered(who: LeaderId) -> Message:
    return say("rebellion-event-covered", rule="REB-CARD-MISDIRECTION-1", leader=leader_name(who))


def misdirection(game: State) -> None:
    game.ask_for(ChooseCovered(the(game).role))


# Demolition


@dataclass(frozen=True, slots=True)
class DemolishQueued(Option):
    """A unit of the icon on this space."""

    kind: UnitId
    space: int

    def __str__(self) -> str:
        return f"destroy on {self.space}"

    def label(self) -> Message:
        return say("rebellion-option-space", space=self.space)

    def touches(self) -> tuple[str, ...]:
        return (f"queue/empire/{self.space}",)


@dataclass(frozen=True, slots=True)
class Demolish(Decision[State]):
    """For one icon of the system, where its unit is destroyed. It is not optional."""

    role: Role
    kind: UnitId

    rule = "REB-CARD-DEMOLITION-1"

    def seat(self, game: State) -> int:
        return seat_of(game, REBEL, self.role)

    def options(self, game: State) -> list[DemolishQueued]:
        return [DemolishQueued(self.kind, space) for space in spaces() if game.queues[(space - 1) * KINDS + self.kind]]

    def resolve(self, game: State, option: DemolishQueued) -> None:
        wreck_queued(game, option.kind, option.space)

    def prompt(self) -> Message:
        return say("rebellion-prompt-demolish", rule=self.rule)


def _demolish(number: int) -> Callable[[State, DemolishIcons], None]:
    def demolish(game: State, frame: DemolishIcons) -> None:
        """One icon: the matching unit on any space, if there is one."""
        icons = ICONS[here(game)]
        if number >= len(icons) or destroyed(game, here(game)):
            return
        ask = Demolish(the(game).role, icons[number][EMPIRE][0])
        found = ask.options(game)
        if len(found) == 1:
            ask.resolve(game, found[0])
        elif found:
            game.ask_for(ask)

    return demolish


@dataclass(frozen=True, slots=True)
class DemolishIcons(Procedure):
    """Icon by icon."""

    steps = tuple(_demolish(number) for number in range(max(len(icons) for icons in ICONS)))


def demolition(game: State) -> None:
    game.perform(DemolishIcons())


# Contingency Plan


@dataclass(frozen=True, slots=True)
class ReassignTo(Option):
    """A starting mission in the hand."""

    card: MissionId

    def __str__(self) -> str:
        return f"reassign to {MISSIONS[self.card]}"

    def label(self) -> Message:
        return mission_name(self.card)

    def touches(self) -> tuple[str, ...]:
        return (f"mission/{MISSIONS[self.card]}",)


@dataclass(frozen=True, slots=True)
class Reassign(Decision[State]):
    """The leaders go to a starting mission, face down."""

    role: Role

    rule = "REB-CARD-CONTINGENCY-PLAN-1"

    def seat(self, game: State) -> int:
        return seat_of(game, REBEL, self.role)

    def options(self, game: State) -> list[ReassignTo]:
        return [ReassignTo(card) for card in game.mission_hands[REBEL] if STARTING[card]]

    def resolve(self, game: State, option: ReassignTo) -> None:
        leaders = the(game).leaders
        game.mission_hands[REBEL].remove(option.card)
        for who in leaders:
            game.leaders[who] = ON_MISSION
        game.assigned.append(Assignment(REBEL, option.card, leaders, starting=True))
        game.reveal()  # the others see that it is one of these
        if LANDO in leaders:
            game.inspired = LeaderSet(game.inspired | 1 << LANDO)
        game.tell(audience(game, REBEL), reassigned, leaders, option.card)
        game.tell(~audience(game, REBEL), reassigned_unseen, leaders)

    def prompt(self) -> Message:
        return say("rebellion-prompt-reassign", rule=self.rule)


def reassigned(leaders: tuple[LeaderId, ...], card: MissionId) -> Message:
    return say(
        "rebellion-event-reassigned",
        rule="REB-CARD-CONTINGENCY-PLAN-1",
        leaders=tuple(leader_name(who) for who in leaders),
        mission=mission_name(card),
    )


def reassigned_unseen(leaders: tuple[LeaderId, ...]) -> Message:
    return say(
        "rebellion-event-reassigned-unseen",
        rule="REB-CARD-CONTINGENCY-PLAN-1",
        leaders=tuple(leader_name(who) for who in leaders),
    )


def contingency_plan(game: State) -> None:
    game.ask_for(Reassign(the(game).role))


# Plant False Lead


@dataclass(frozen=True, slots=True)
class PutBack(Option):
    """A probe card on the top or on the bottom of the probe deck."""

    card: SystemId
    top: bool

    def __str__(self) -> str:
        return f"put {SYSTEMS[self.card]} on {'top' if self.top else 'bottom'}"

    def label(self) -> Message:
        key = "rebellion-option-put-on-top" if self.top else "rebellion-option-put-on-bottom"
        return say(key, system=place_name(self.card))

    def touches(self) -> tuple[str, ...]:
        return (f"probe/{SYSTEMS[self.card]}",)


@dataclass(frozen=True, slots=True)
class PlantCards(Decision[State]):
    """Where the cards go, one after the other, each above (or below) the ones before it. The Empire knows which cards
    were taken, and learns only how many go to each end."""

    side: Side
    role: Role
    taken: tuple[SystemId, ...]
    done: tuple[tuple[SystemId, bool], ...] = ()

    rule = "REB-CARD-PLANT-FALSE-LEAD-1"

    def for_others(self) -> PlantCards:
        return replace(self, done=())

    def for_spectators(self) -> PlantCards:
        return replace(self, taken=(), done=())

    def seat(self, game: State) -> int:
        return seat_of(game, self.side, self.role)

    def options(self, game: State) -> list[PutBack]:
        placed = {card for card, _ in self.done}
        return [PutBack(card, top) for card in self.taken if card not in placed for top in (True, False)]

    def resolve(self, game: State, option: PutBack) -> None:
        done = (*self.done, (option.card, option.top))
        if len(done) < len(self.taken):
            game.ask_for(replace(self, done=done))
            return
        for card, top in done:
            at = len(game.probe_deck) if top else 0
            held = game.probe_hand.index(card)
            del game.probe_hand[held], game.probe_hand_seen[held]
            game.probe_deck.insert(at, card)
            game.probe_seen.insert(at, knows(REBEL))
        game.reveal()
        game.tell(EVERYONE, planted, sum(top for _, top in done), sum(not top for _, top in done))

    def prompt(self) -> Message:
        return say("rebellion-prompt-plant-cards", rule=self.rule)


def planted(top: int, bottom: int) -> Message:
    return say("rebellion-event-planted", rule="REB-CARD-PLANT-FALSE-LEAD-1", top=top, bottom=bottom)


def plant_false_lead(game: State) -> None:
    """Chance takes four cards of the Empire's hand; they stay there until all are placed."""
    count = min(4, len(game.probe_hand))
    if not count:
        return
    order = sorted(game.chance.shuffled(len(game.probe_hand))[:count])
    taken = tuple(game.probe_hand[at] for at in order)
    for at in order:
        game.probe_hand_seen[at] |= knows(REBEL)
    game.reveal()
    game.ask_for(PlantCards(REBEL, the(game).role, taken))


EFFECTS: Final[dict[MissionId, Callable[[State], None]]] = {
    mission("build-alliance"): build_alliance,
    mission("infiltration"): infiltration,
    mission("rapid-mobilization"): rapid_mobilization,
    mission("sabotage"): place_sabotage,
    mission("base-defenses"): base_defenses,
    mission("incite-rebellion"): incite_rebellion,
    mission("support-of-mon-calamari"): support_of_mon_calamari,
    mission("public-uprising"): public_uprising,
    mission("establish-trade-relations"): establish_trade_relations,
    mission("seek-yoda"): seek_yoda,
    mission("daring-rescue"): daring_rescue,
    mission("plan-the-assault"): plan_the_assault,
    mission("stolen-plans"): stolen_plans,
    mission("covert-operation"): covert_operation,
    mission("for-the-greater-good"): for_the_greater_good,
    mission("misdirection"): misdirection,
    mission("hit-and-run"): hit_and_run,
    mission("lead-the-strike-team"): lead_the_strike_team,
    mission("rogue-squadron-raid"): rogue_squadron_raid,
    mission("demolition"): demolition,
    mission("wookiee-uprising"): wookiee_uprising,
    mission("contingency-plan"): contingency_plan,
    mission("hidden-fleet"): hidden_fleet,
    mission("plant-false-lead"): plant_false_lead,
}

FRAMES = (
    ChooseSupport,
    GainUprising,
    GainByShape,
    ChooseApprentice,
    ChooseCovered,
    Demolish,
    DemolishIcons,
    Reassign,
    PlantCards,
)
