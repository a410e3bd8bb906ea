"""What is printed: the galaxy, figures, leaders, cards. Read once, never changed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, NewType

from dejarik.engine import content
from dejarik.engine.content import rows, typed
from dejarik.engine.dice import Die
from dejarik.engine.names import Names, SetNames

FOLDER: Final = Path(__file__).parent
FILES: Final = ("systems", "units", "leaders", "missions", "actions", "objectives", "tactics", "misc")
PRINTED: Final[dict[str, dict[str, Any]]] = {name: content.read(FOLDER / "content" / f"{name}.yaml") for name in FILES}
MISC: Final = PRINTED["misc"]
_ENTRIES: Final = {sort: PRINTED[sort][sort] for sort in FILES if sort != "misc"} | {"rings": MISC["rings"]}
IDS: Final = content.Ids()

# Sides and roles

Side = NewType("Side", int)
SIDES: Final = IDS.add(Side, Names("side", ["rebel", "empire"], "rebellion-side"))
REBEL: Final = Side(0)
EMPIRE: Final = Side(1)

Role = NewType("Role", int)  # of a side: who decides what when two share it [REB-TEAM-1]
ROLES: Final = IDS.add(Role, Names("role", ["admiral", "general"]))
ADMIRAL: Final = Role(0)
GENERAL: Final = Role(1)


def other(side: Side) -> Side:
    return Side(1 - side)


# Ids

Spot = NewType("Spot", int)  # where a leader is: a place on the board, or beside it (see Leaders)
PlaceId = NewType("PlaceId", Spot)  # a system, or the "Rebel Base" space
SystemId = NewType("SystemId", PlaceId)
SystemSet = NewType("SystemSet", int)  # one bit for each system
SYSTEMS: Final = IDS.add(SystemId, content.ids("system", _ENTRIES["systems"], key="rebellion-place"))
IDS[SystemSet] = SetNames(SYSTEMS)
BASE: Final = PlaceId(Spot(len(SYSTEMS)))  # the "Rebel Base" space, which is not a system [REB-BASE-SPACE-3]
BASE_ID: Final = "rebel-base"
PLACES: Final = IDS.add(PlaceId, Names("place", [*SYSTEMS, BASE_ID], "rebellion-place"))
Loyalty = NewType("Loyalty", int)
LOYALTIES: Final = IDS.add(
    Loyalty, Names("loyalty", ["neutral", "rebel", "imperial"])
)  # neutral: no marker [REB-LOYALTY-1]
UnitId = NewType("UnitId", int)  # a kind of figure; figures of a kind cannot be told apart
UNITS: Final = IDS.add(UnitId, content.ids("unit", _ENTRIES["units"], key="rebellion-unit"))
unit: Final = UNITS.finder(UnitId)
Theatre = NewType("Theatre", int)
THEATRES: Final = IDS.add(Theatre, Names("theatre", ["space", "ground"], "rebellion-theatre"))
COLOURS: Final = Names("colour", ["black", "red"])
LeaderId = NewType("LeaderId", int)
LeaderSet = NewType("LeaderSet", int)
LEADERS: Final = IDS.add(LeaderId, content.ids("leader", _ENTRIES["leaders"], key="rebellion-leader"))
IDS[LeaderSet] = SetNames(LEADERS)
leader: Final = LEADERS.finder(LeaderId)
SPOTS: Final = IDS.add(Spot, Names("spot", [*PLACES, "pool", "mission", "beside-the-board", "box"]))
Skill = NewType("Skill", int)
SKILLS: Final = IDS.add(Skill, Names("skill", ["diplomacy", "intel", "spec_ops", "logistics"]))
RingId = NewType("RingId", int)
RINGS: Final = IDS.add(RingId, content.ids("ring", _ENTRIES["rings"], key="rebellion-ring"))
MissionId = NewType("MissionId", int)  # a mission or project; copies cannot be told apart
MISSIONS: Final = IDS.add(MissionId, content.ids("mission", _ENTRIES["missions"], key="rebellion-mission"))
mission: Final = MISSIONS.finder(MissionId)
ActionId = NewType("ActionId", int)
ACTIONS: Final = IDS.add(ActionId, content.ids("action", _ENTRIES["actions"], key="rebellion-action"))
action: Final = ACTIONS.finder(ActionId)
ObjectiveId = NewType("ObjectiveId", int)
OBJECTIVES: Final = IDS.add(ObjectiveId, content.ids("objective", _ENTRIES["objectives"], key="rebellion-objective"))
objective: Final = OBJECTIVES.finder(ObjectiveId)
TacticId = NewType("TacticId", int)
TACTICS: Final = IDS.add(TacticId, content.ids("tactic", _ENTRIES["tactics"], key="rebellion-tactic"))
tactic: Final = TACTICS.finder(TacticId)
PRINTED_IDS: Final = IDS | {Side: Names("side", ["rebel", "imperial"])}

# What is printed on each component


@dataclass(frozen=True, slots=True)
class Icon:
    """What a resource icon looks like."""

    colour: Literal["blue", "orange"]
    shape: Literal["triangle", "circle", "square"]


@dataclass(frozen=True, slots=True)
class System:
    id: SystemId
    region: int
    kind: Literal["populous", "remote"]
    build_slot: int | None
    resources: tuple[Icon, ...]
    position: dict[str, int]  # in the picture of the board
    probe_card: bool
    setup_icon: Side | Literal["none"]


@dataclass(frozen=True, slots=True)
class Health:
    value: int
    colour: Literal["black", "red"]


@dataclass(frozen=True, slots=True)
class Unit:
    id: UnitId
    side: Side
    theatre: Theatre
    class_: Literal["capital_ship", "fighter", "ground", "space_station", "structure"]
    attack: dict[Literal["black", "red"], int]
    health: Health | None
    capacity: int
    needs_transport: bool
    immobile: bool
    built_by: dict[str, str]  # played as the icon table has it
    count: int


@dataclass(frozen=True, slots=True)
class Builds(Icon):
    rebel: tuple[UnitId, ...]
    imperial: tuple[UnitId, ...]


@dataclass(frozen=True, slots=True)
class Leader:
    id: LeaderId
    side: Side  # as printed; one can be lured away
    start: Literal["starting", "recruit", "special"]
    skills: dict[Skill, int]
    tactics: dict[Theatre, int] | None
    team: dict[Literal["role", "colour"], str]
    action_cards: tuple[ActionId, ...]  # as the cards have it
    portrait_mission: MissionId | None  # as the card has it


@dataclass(frozen=True, slots=True)
class Target:
    type: Literal["system", "rebel_base_space", "captured_leader", "rebel_leader", "none"]
    requires: tuple[str, ...] = ()
    system: SystemId | None = None


@dataclass(frozen=True, slots=True)
class Mission:
    id: MissionId
    side: Side
    group: Literal["starting", "deck", "project"]
    copies: int
    skill: Skill
    cost: int
    mode: Literal["attempt", "resolve"]
    target: Target
    portrait: LeaderId | None


@dataclass(frozen=True, slots=True)
class Action:
    id: ActionId
    side: Side
    group: Literal["starting", "recruit"]
    leaders: tuple[LeaderId, ...]
    timing: Literal["assignment", "start_of_combat", "special", "immediate"]


@dataclass(frozen=True, slots=True)
class Objective:
    id: ObjectiveId
    stage: int
    reputation: int | Literal["variable"]
    timing: Literal["start_of_refresh", "combat"]


@dataclass(frozen=True, slots=True)
class Tactic:
    id: TacticId
    deck: Theatre
    copies: int
    cost: Literal["special_die", "none"]
    when: Literal["attack", "block"]


@dataclass(frozen=True, slots=True)
class Track:
    """The time track."""

    spaces: int
    time_marker_start: int
    reputation_marker_start: int
    recruit_icon: tuple[int, ...]
    build_icon: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Limits:
    mission_hand: int
    objective_hand: Literal["unlimited"]
    leaders_per_mission: int
    units_deployed_per_system_and_refresh: int
    missions_drawn_per_refresh: int
    probe_cards_drawn_per_refresh: int
    objectives_drawn_per_refresh: int


SYSTEM_ROWS: Final = rows(System, _ENTRIES["systems"], PRINTED_IDS, "systems")
UNIT_ROWS: Final = rows(Unit, _ENTRIES["units"], PRINTED_IDS, "units")
LEADER_ROWS: Final = rows(Leader, _ENTRIES["leaders"], PRINTED_IDS, "leaders")
MISSION_ROWS: Final = rows(Mission, _ENTRIES["missions"], PRINTED_IDS, "missions")
ACTION_ROWS: Final = rows(Action, _ENTRIES["actions"], PRINTED_IDS, "actions")
OBJECTIVE_ROWS: Final = rows(Objective, _ENTRIES["objectives"], PRINTED_IDS, "objectives")
TACTIC_ROWS: Final = rows(Tactic, _ENTRIES["tactics"], PRINTED_IDS, "tactics")

# The galaxy

ALL_SYSTEMS: Final = SystemSet((1 << len(SYSTEMS)) - 1)


def system_number(number: int) -> SystemId:
    return SystemId(PlaceId(Spot(number)))


system: Final = SYSTEMS.finder(system_number)
CORUSCANT: Final = system("coruscant")
EVERY_SYSTEM: Final = tuple(system_number(number) for number in range(len(SYSTEMS)))


def system_set(*systems: SystemId) -> SystemSet:
    found = 0
    for each in systems:
        found |= 1 << each
    return SystemSet(found)


def in_set(systems: int) -> list[SystemId]:
    """The systems of a set, in order."""
    found = []
    while systems:
        low = systems & -systems
        found.append(EVERY_SYSTEM[low.bit_length() - 1])
        systems ^= low
    return found


REGION: Final = tuple(row.region for row in SYSTEM_ROWS)
IN_REGION: Final = {
    region: system_set(*(row.id for row in SYSTEM_ROWS if row.region == region)) for region in sorted(set(REGION))
}
_ADJACENCY: Final = typed(
    dict[SystemId, tuple[SystemId, ...]], PRINTED["systems"]["adjacency"], PRINTED_IDS, "adjacency"
)
ADJACENT: Final = tuple(tuple(sorted(_ADJACENCY[each])) for each in EVERY_SYSTEM)
NEIGHBOURS: Final[tuple[SystemSet, ...]] = tuple(system_set(*each) for each in ADJACENT)  # the same as sets
POPULOUS: Final = system_set(*(row.id for row in SYSTEM_ROWS if row.kind == "populous"))
REMOTE: Final = SystemSet(ALL_SYSTEMS & ~POPULOUS)
PROBES: Final = system_set(*(row.id for row in SYSTEM_ROWS if row.probe_card))  # 31 cards
SETUP_ICON: Final = tuple(None if row.setup_icon == "none" else row.setup_icon for row in SYSTEM_ROWS)


def _distances(start: int) -> tuple[int, ...]:
    """Moves to every system over borders that can be crossed, whoever is in the way. [REB-MAP-10, REB-RUL-62]"""
    far = [len(SYSTEMS)] * len(SYSTEMS)
    far[start] = 0
    edge = [start]
    for at in edge:
        for near in ADJACENT[at]:
            if far[near] > far[at] + 1:
                far[near] = far[at] + 1
                edge.append(near)
    return tuple(far)


DISTANCE: Final = tuple(_distances(start) for start in range(len(SYSTEMS)))  # in moves [REB-MAP-10]
NEUTRAL: Final = Loyalty(0)
LOYAL: Final = (Loyalty(1), Loyalty(2))  # to each side

# Figures

KINDS: Final = len(UNITS)
SPACE: Final = Theatre(0)
GROUND: Final = Theatre(1)


def _kinds(side: Side, theatre: Theatre) -> range:
    """Kinds of one side and theatre stand together in the data."""
    found = [row.id for row in UNIT_ROWS if (row.side, row.theatre) == (side, theatre)]
    kinds = range(found[0], found[-1] + 1)
    assert list(kinds) == found
    return kinds


# By side, theatre; what follows by side.
OF_THEATRE: Final = tuple(tuple(_kinds(side, each) for each in (SPACE, GROUND)) for side in (REBEL, EMPIRE))
SHIPS: Final = tuple(each[SPACE] for each in OF_THEATRE)
GROUND_UNITS: Final = tuple(each[GROUND] for each in OF_THEATRE)
UNITS_OF: Final = tuple(range(ships.start, ground.stop) for ships, ground in OF_THEATRE)  # a team's too [REB-TEAM-5]
UNIT_SIDE: Final = tuple(row.side for row in UNIT_ROWS)
UNIT_THEATRE: Final = tuple(row.theatre for row in UNIT_ROWS)
FIGURES: Final = tuple(row.count for row in UNIT_ROWS)
BLACK: Final = 0  # colours of dice and of health
RED: Final = 1
ATTACK: Final = tuple((row.attack["black"], row.attack["red"]) for row in UNIT_ROWS)
HEALTH: Final = tuple(row.health.value if row.health else 0 for row in UNIT_ROWS)  # 0: has none
HEALTH_COLOUR: Final = tuple(COLOURS.number(row.health.colour) if row.health else -1 for row in UNIT_ROWS)
CAPACITY: Final = tuple(row.capacity for row in UNIT_ROWS)
NEEDS_TRANSPORT: Final = tuple(row.needs_transport for row in UNIT_ROWS)
IMMOBILE: Final = tuple(row.immobile for row in UNIT_ROWS)
FIGHTER: Final = tuple(row.class_ == "fighter" for row in UNIT_ROWS)
STRUCTURE: Final = tuple(row.class_ == "structure" for row in UNIT_ROWS)
STATION: Final = tuple(row.class_ == "space_station" for row in UNIT_ROWS)

TIE_FIGHTER: Final = unit("tie-fighter")
STAR_DESTROYER: Final = unit("star-destroyer")
SUPER_STAR_DESTROYER: Final = unit("super-star-destroyer")
DEATH_STAR: Final = unit("death-star")
UNDER_CONSTRUCTION: Final = unit("death-star-under-construction")
STORMTROOPER: Final = unit("stormtrooper")
AT_ST: Final = unit("at-st")
AT_AT: Final = unit("at-at")
REBEL_TRANSPORT: Final = unit("rebel-transport")
MON_CALAMARI_CRUISER: Final = unit("mon-calamari-cruiser")
REBEL_TROOPER: Final = unit("rebel-trooper")
SHIELD_GENERATOR: Final = unit("shield-generator")
ION_CANNON: Final = unit("ion-cannon")

# Resource icons: from left to right, the kinds that each builds for each side. [REB-RES-1, 2]

_BUILDS: Final = {
    Icon(row.colour, row.shape): (row.rebel, row.imperial)
    for row in rows(Builds, PRINTED["units"]["icon_table"], PRINTED_IDS, "icon_table")
}
_BASE_SPACE: Final = PRINTED["systems"]["rebel_base_space"]
_BASE_ICONS: Final = rows(Icon, _BASE_SPACE["resources"], IDS, "rebel_base_space.resources")
RESOURCES: Final = (*(row.resources for row in SYSTEM_ROWS), _BASE_ICONS)  # by place
ICONS: Final = tuple(tuple(_BUILDS[icon] for icon in icons) for icons in RESOURCES)  # by side, what each builds
BLUE_SQUARE: Final = system_set(*(row.id for row in SYSTEM_ROWS if Icon("blue", "square") in row.resources))
BUILD_SPACE: Final[tuple[int, ...]] = (*(row.build_slot or 0 for row in SYSTEM_ROWS), _BASE_SPACE["build_slot"])
QUEUE: Final = 3  # spaces of a build queue
CIRCLES: Final = tuple(kind for icon, kinds in _BUILDS.items() if icon.shape == "circle" for kind in kinds[REBEL])
TRIANGLES: Final = tuple(kind for icon, kinds in _BUILDS.items() if icon.shape == "triangle" for kind in kinds[REBEL])

# Leaders

LEADER_SIDE: Final = tuple(row.side for row in LEADER_ROWS)
LEADER_ROLE: Final = tuple(Role(ROLES.number(row.team["role"])) for row in LEADER_ROWS)
SKILL: Final = tuple(tuple(row.skills[Skill(skill)] for skill in range(len(SKILLS))) for row in LEADER_ROWS)
TACTICS_OF: Final = tuple(  # space and ground; None: has no tactic values
    (row.tactics[SPACE], row.tactics[GROUND]) if row.tactics else None for row in LEADER_ROWS
)
STARTING_LEADERS: Final = tuple(row.id for row in LEADER_ROWS if row.start == "starting")

# Where a leader is: a place on the board, or one of these.
POOL: Final = Spot(SPOTS.number("pool"))
ON_MISSION: Final = Spot(SPOTS.number("mission"))
BESIDE: Final = Spot(SPOTS.number("beside-the-board"))  # can be recruited
BOX: Final = Spot(SPOTS.number("box"))

CAPTURED: Final = RingId(RINGS.number("captured"))
CARBONITE: Final = RingId(RINGS.number("carbonite"))
LURED: Final = RingId(RINGS.number("lure-of-the-dark-side"))
YODA: Final = RingId(RINGS.number("master-yoda"))
FALCON: Final = RingId(RINGS.number("millennium-falcon"))
R2_D2: Final = RingId(RINGS.number("r2-d2"))
C_3PO: Final = RingId(RINGS.number("c-3po"))

# Cards

MISSION_SIDE: Final = tuple(row.side for row in MISSION_ROWS)
MISSION_GROUP: Final = tuple(row.group for row in MISSION_ROWS)
STARTING: Final = tuple(row.group == "starting" for row in MISSION_ROWS)  # returns to the hand, is never discarded
PROJECT: Final = tuple(row.group == "project" for row in MISSION_ROWS)
MISSION_SKILL: Final = tuple(row.skill for row in MISSION_ROWS)
MISSION_COST: Final = tuple(row.cost for row in MISSION_ROWS)
ATTEMPT: Final = tuple(row.mode == "attempt" for row in MISSION_ROWS)  # can be opposed; else it is resolved
PORTRAIT: Final = tuple(row.portrait for row in MISSION_ROWS)
TARGET: Final = tuple(row.target for row in MISSION_ROWS)


@cache
def missions_of(side: Side, group: str) -> tuple[MissionId, ...]:
    """Every card of a group, copies and all."""
    found = (row for row in MISSION_ROWS if (row.side, row.group) == (side, group))
    return tuple(row.id for row in found for _ in range(row.copies))


ACTION_SIDE: Final = tuple(row.side for row in ACTION_ROWS)
ACTION_STARTING: Final = tuple(row.group == "starting" for row in ACTION_ROWS)
ACTION_LEADERS: Final = tuple(row.leaders for row in ACTION_ROWS)
ACTION_TIMING: Final = tuple(row.timing for row in ACTION_ROWS)

STAGE: Final = tuple(row.stage for row in OBJECTIVE_ROWS)
OBJECTIVE_TIMING: Final = tuple(row.timing for row in OBJECTIVE_ROWS)
REPUTATION: Final = tuple(0 if row.reputation == "variable" else row.reputation for row in OBJECTIVE_ROWS)

TACTIC_THEATRE: Final = tuple(row.deck for row in TACTIC_ROWS)
TACTIC_COSTS_SPECIAL: Final = tuple(row.cost == "special_die" for row in TACTIC_ROWS)
TACTIC_BLOCKS: Final = tuple(row.when == "block" for row in TACTIC_ROWS)
TACTIC_DECKS: Final = tuple(
    tuple(row.id for row in TACTIC_ROWS if row.deck == deck for _ in range(row.copies)) for deck in (SPACE, GROUND)
)

# Dice: what each of the six sides shows, the same for both colours. [REB-DICE-1]

HIT: Final = 0
DIRECT_HIT: Final = 1
SPECIAL: Final = 2
BLANK: Final = 3
FACES: Final = Names("face", ["hit", "direct-hit", "special", "blank"], "rebellion-face")
DIE: Final = Die(
    [face for face, text in enumerate(FACES) for _ in range(MISC["dice"]["black"][text.replace("-", "_")])]
)
DICE_LIMIT: Final[int] = MISC["dice"]["black"]["count"]  # of each colour in an attack [REB-COMBAT-ATTACK-3]
MISSION_DICE_LIMIT: Final[int] = 2 * DICE_LIMIT  # [REB-MISSION-REVEAL-17]
SUCCESSES: Final = (1, 1, 2, 0)  # in a mission, by face [REB-MISSION-REVEAL-13]

# The time track

_TRACK: Final = typed(Track, MISC["time_track"], IDS, "time_track")
TRACK: Final = _TRACK.spaces
TIME_STARTS: Final = _TRACK.time_marker_start
REPUTATION_STARTS: Final = _TRACK.reputation_marker_start
RECRUITS: Final = frozenset(_TRACK.recruit_icon)
BUILDS: Final = frozenset(_TRACK.build_icon)

_LIMITS: Final = typed(Limits, MISC["hand_and_deck_limits"], IDS, "hand_and_deck_limits")
MISSION_HAND: Final = _LIMITS.mission_hand
LEADERS_ON_MISSION: Final = _LIMITS.leaders_per_mission
DEPLOYED: Final = _LIMITS.units_deployed_per_system_and_refresh
MISSIONS_DRAWN: Final = _LIMITS.missions_drawn_per_refresh
PROBES_DRAWN: Final = _LIMITS.probe_cards_drawn_per_refresh
OBJECTIVES_DRAWN: Final = _LIMITS.objectives_drawn_per_refresh

side_name: Final = SIDES.name
place_name: Final = PLACES.name
unit_name: Final = UNITS.name
leader_name: Final = LEADERS.name
ring_name: Final = RINGS.name
mission_name: Final = MISSIONS.name
action_name: Final = ACTIONS.name
objective_name: Final = OBJECTIVES.name
tactic_name: Final = TACTICS.name


def names(code: str) -> dict[str, str]:
    """Every name and every card text in a language, by message key."""
    found = {f"rebellion-place-{BASE_ID}": _BASE_SPACE["name"][code]}
    for ids in (SYSTEMS, UNITS, LEADERS, RINGS, MISSIONS, ACTIONS, OBJECTIVES, TACTICS):
        found |= content.names(ids.key, _ENTRIES[f"{ids.sort}s"], code)
    return found
