"""What is printed: the galaxy, figures, leaders, cards. Read once, never changed."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final, NewType

from dejarik.engine import content
from dejarik.engine.names import Names, SetNames

FOLDER: Final = Path(__file__).parent
FILES: Final = ("systems", "units", "leaders", "missions", "actions", "objectives", "tactics", "misc")
PRINTED: Final[dict[str, dict[str, Any]]] = {name: content.read(FOLDER / "content" / f"{name}.yaml") for name in FILES}
MISC: Final = PRINTED["misc"]

# Sides and roles

Side = NewType("Side", int)
SIDES: Final = Names("side", ["rebel", "empire"], "rebellion-side")
REBEL: Final = Side(0)
EMPIRE: Final = Side(1)
_SIDE: Final = {"rebel": REBEL, "imperial": EMPIRE}

Role = NewType("Role", int)  # of a side: who decides what when two share it [REB-TEAM-1]
ROLES: Final = Names("role", ["admiral", "general"])
ADMIRAL: Final = Role(0)
GENERAL: Final = Role(1)
_ROLE: Final = {"admiral": ADMIRAL, "general": GENERAL}


def other(side: Side) -> Side:
    return Side(1 - side)


# The galaxy

Spot = NewType("Spot", int)  # where a leader is: a place on the board, or beside it (see Leaders)
PlaceId = NewType("PlaceId", Spot)  # a system, or the "Rebel Base" space
SystemId = NewType("SystemId", PlaceId)
SystemSet = NewType("SystemSet", int)  # one bit for each system
_SYSTEMS: Final = PRINTED["systems"]["systems"]
SYSTEMS: Final = content.ids("system", _SYSTEMS, key="rebellion-place")
BASE: Final = PlaceId(Spot(len(SYSTEMS)))  # the "Rebel Base" space, which is not a system [REB-BASE-SPACE-3]
PLACES: Final = Names("place", [*SYSTEMS, "rebel-base"], "rebellion-place")
ALL_SYSTEMS: Final = SystemSet((1 << len(SYSTEMS)) - 1)


def system_number(number: int) -> SystemId:
    return SystemId(PlaceId(Spot(number)))


def system(text: str) -> SystemId:
    return system_number(SYSTEMS.number(text))


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


REGION: Final[tuple[int, ...]] = tuple(entry["region"] for entry in _SYSTEMS)
IN_REGION: Final[dict[int, SystemSet]] = {
    region: system_set(*(system_number(at) for at, its in enumerate(REGION) if its == region))
    for region in sorted(set(REGION))
}
ADJACENT: Final[tuple[tuple[SystemId, ...], ...]] = tuple(
    tuple(sorted(system(text) for text in PRINTED["systems"]["adjacency"][id])) for id in SYSTEMS
)
NEIGHBOURS: Final[tuple[SystemSet, ...]] = tuple(system_set(*each) for each in ADJACENT)  # the same as sets
POPULOUS: Final = system_set(*(system_number(at) for at, entry in enumerate(_SYSTEMS) if entry["kind"] == "populous"))
REMOTE: Final = SystemSet(ALL_SYSTEMS & ~POPULOUS)
PROBES: Final = system_set(*(system_number(at) for at, entry in enumerate(_SYSTEMS) if entry["probe_card"]))  # 31 cards
SETUP_ICON: Final[tuple[Side | None, ...]] = tuple(_SIDE.get(entry["setup_icon"]) for entry in _SYSTEMS)


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

Loyalty = NewType("Loyalty", int)
LOYALTIES: Final = Names("loyalty", ["neutral", "rebel", "imperial"])  # neutral: no marker [REB-LOYALTY-1]
NEUTRAL: Final = Loyalty(0)
LOYAL: Final = (Loyalty(1), Loyalty(2))  # to each side

# Figures

UnitId = NewType("UnitId", int)  # a kind of figure; figures of a kind cannot be told apart
_UNITS: Final = PRINTED["units"]["units"]
UNITS: Final = content.ids("unit", _UNITS, key="rebellion-unit")
KINDS: Final = len(UNITS)


def unit(text: str) -> UnitId:
    return UnitId(UNITS.number(text))


def _kinds(side: str, theatre: str) -> range:
    """Kinds of one side and theatre stand together in the data."""
    found = [at for at, entry in enumerate(_UNITS) if (entry["side"], entry["theatre"]) == (side, theatre)]
    kinds = range(found[0], found[-1] + 1)
    assert list(kinds) == found
    return kinds


Theatre = NewType("Theatre", int)
THEATRES: Final = Names("theatre", ["space", "ground"])
SPACE: Final = Theatre(0)
GROUND: Final = Theatre(1)
OF_THEATRE: Final = tuple(tuple(_kinds(side, theatre) for theatre in THEATRES) for side in _SIDE)  # by side, theatre
SHIPS: Final = tuple(each[SPACE] for each in OF_THEATRE)  # by side
GROUND_UNITS: Final = tuple(each[GROUND] for each in OF_THEATRE)
UNITS_OF: Final = tuple(  # by side; a team has its units together [REB-TEAM-5]
    range(each[SPACE].start, each[GROUND].stop) for each in OF_THEATRE
)
UNIT_SIDE: Final = tuple(_SIDE[entry["side"]] for entry in _UNITS)
UNIT_THEATRE: Final = tuple(Theatre(THEATRES.number(entry["theatre"])) for entry in _UNITS)
FIGURES: Final[tuple[int, ...]] = tuple(entry["count"] for entry in _UNITS)
BLACK: Final = 0  # colours of dice and of health
RED: Final = 1
COLOURS: Final = Names("colour", ["black", "red"])
ATTACK: Final[tuple[tuple[int, int], ...]] = tuple((e["attack"]["black"], e["attack"]["red"]) for e in _UNITS)
HEALTH: Final[tuple[int, ...]] = tuple(e["health"]["value"] if e["health"] else 0 for e in _UNITS)  # 0: has none
HEALTH_COLOUR: Final[tuple[int, ...]] = tuple(
    COLOURS.number(entry["health"]["colour"]) if entry["health"] else -1 for entry in _UNITS
)
CAPACITY: Final[tuple[int, ...]] = tuple(entry["capacity"] for entry in _UNITS)
NEEDS_TRANSPORT: Final[tuple[bool, ...]] = tuple(entry["needs_transport"] for entry in _UNITS)
IMMOBILE: Final[tuple[bool, ...]] = tuple(entry["immobile"] for entry in _UNITS)
FIGHTER: Final[tuple[bool, ...]] = tuple(entry["class"] == "fighter" for entry in _UNITS)
STRUCTURE: Final[tuple[bool, ...]] = tuple(entry["class"] == "structure" for entry in _UNITS)
STATION: Final[tuple[bool, ...]] = tuple(entry["class"] == "space_station" for entry in _UNITS)

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
    (entry["colour"], entry["shape"]): tuple(tuple(unit(text) for text in entry[side]) for side in _SIDE)
    for entry in PRINTED["units"]["icon_table"]
}
_BASE_SPACE: Final = PRINTED["systems"]["rebel_base_space"]


def _icons(entry: Any) -> tuple[tuple[tuple[UnitId, ...], ...], ...]:
    return tuple(_BUILDS[icon["colour"], icon["shape"]] for icon in entry.get("resources") or ())


# ICONS[place][number of the icon][side]: what it builds. The last place is the "Rebel Base" space.
ICONS: Final = tuple(_icons(entry) for entry in (*_SYSTEMS, _BASE_SPACE))
BLUE_SQUARE: Final = system_set(
    *(
        system_number(at)
        for at, entry in enumerate(_SYSTEMS)
        if {"colour": "blue", "shape": "square"} in (entry.get("resources") or [])
    )
)
BUILD_SPACE: Final[tuple[int, ...]] = tuple(entry.get("build_slot") or 0 for entry in (*_SYSTEMS, _BASE_SPACE))
QUEUE: Final = 3  # spaces of a build queue
CIRCLES: Final = tuple(kind for (_, shape), kinds in _BUILDS.items() if shape == "circle" for kind in kinds[REBEL])
TRIANGLES: Final = tuple(kind for (_, shape), kinds in _BUILDS.items() if shape == "triangle" for kind in kinds[REBEL])

# Leaders

LeaderId = NewType("LeaderId", int)
LeaderSet = NewType("LeaderSet", int)
_LEADERS: Final = PRINTED["leaders"]["leaders"]
LEADERS: Final = content.ids("leader", _LEADERS, key="rebellion-leader")


def leader(text: str) -> LeaderId:
    return LeaderId(LEADERS.number(text))


LEADER_SIDE: Final = tuple(_SIDE[entry["side"]] for entry in _LEADERS)  # as printed; one can be lured away
LEADER_ROLE: Final = tuple(_ROLE[entry["team"]["role"]] for entry in _LEADERS)
Skill = NewType("Skill", int)
SKILLS: Final = Names("skill", ["diplomacy", "intel", "spec_ops", "logistics"])
SKILL: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(entry["skills"][skill] for skill in SKILLS) for entry in _LEADERS
)
TACTICS_OF: Final[tuple[tuple[int, int] | None, ...]] = tuple(  # space and ground; None: has no tactic values
    (entry["tactics"]["space"], entry["tactics"]["ground"]) if entry["tactics"] else None for entry in _LEADERS
)
STARTING_LEADERS: Final = tuple(LeaderId(at) for at, entry in enumerate(_LEADERS) if entry["start"] == "starting")

# Where a leader is: a place on the board, or one of these.
SPOTS: Final = Names("spot", [*PLACES, "pool", "mission", "beside-the-board", "box"])
POOL: Final = Spot(SPOTS.number("pool"))
ON_MISSION: Final = Spot(SPOTS.number("mission"))
BESIDE: Final = Spot(SPOTS.number("beside-the-board"))  # can be recruited
BOX: Final = Spot(SPOTS.number("box"))

RingId = NewType("RingId", int)
RINGS: Final = content.ids("ring", MISC["rings"], key="rebellion-ring")
CAPTURED: Final = RingId(RINGS.number("captured"))
CARBONITE: Final = RingId(RINGS.number("carbonite"))
LURED: Final = RingId(RINGS.number("lure-of-the-dark-side"))
YODA: Final = RingId(RINGS.number("master-yoda"))
FALCON: Final = RingId(RINGS.number("millennium-falcon"))
R2_D2: Final = RingId(RINGS.number("r2-d2"))
C_3PO: Final = RingId(RINGS.number("c-3po"))

# Cards

MissionId = NewType("MissionId", int)  # a mission or project; copies cannot be told apart
_MISSIONS: Final = PRINTED["missions"]["missions"]
MISSIONS: Final = content.ids("mission", _MISSIONS, key="rebellion-mission")
MISSION_SIDE: Final = tuple(_SIDE[entry["side"]] for entry in _MISSIONS)
MISSION_GROUP: Final[tuple[str, ...]] = tuple(entry["group"] for entry in _MISSIONS)
STARTING: Final[tuple[bool, ...]] = tuple(
    group == "starting" for group in MISSION_GROUP
)  # returns to the hand, is never discarded
PROJECT: Final[tuple[bool, ...]] = tuple(group == "project" for group in MISSION_GROUP)
MISSION_SKILL: Final = tuple(Skill(SKILLS.number(entry["skill"])) for entry in _MISSIONS)
MISSION_COST: Final[tuple[int, ...]] = tuple(entry["cost"] for entry in _MISSIONS)
ATTEMPT: Final[tuple[bool, ...]] = tuple(
    entry["mode"] == "attempt" for entry in _MISSIONS
)  # can be opposed; else it is resolved
PORTRAIT: Final = tuple(leader(entry["portrait"]) if entry.get("portrait") else None for entry in _MISSIONS)
TARGET: Final[tuple[dict[str, Any], ...]] = tuple(entry["target"] for entry in _MISSIONS)


def mission(text: str) -> MissionId:
    return MissionId(MISSIONS.number(text))


@cache
def missions_of(side: Side, group: str) -> tuple[MissionId, ...]:
    """Every card of a group, copies and all."""
    return tuple(
        MissionId(at)
        for at, entry in enumerate(_MISSIONS)
        if MISSION_SIDE[at] == side and entry["group"] == group
        for _ in range(entry["copies"])
    )


ActionId = NewType("ActionId", int)
_ACTIONS: Final = PRINTED["actions"]["actions"]
ACTIONS: Final = content.ids("action", _ACTIONS, key="rebellion-action")
ACTION_SIDE: Final = tuple(_SIDE[entry["side"]] for entry in _ACTIONS)
ACTION_STARTING: Final[tuple[bool, ...]] = tuple(entry["group"] == "starting" for entry in _ACTIONS)
ACTION_LEADERS: Final = tuple(tuple(leader(text) for text in entry["leaders"]) for entry in _ACTIONS)
ACTION_TIMING: Final[tuple[str, ...]] = tuple(entry["timing"] for entry in _ACTIONS)


def action(text: str) -> ActionId:
    return ActionId(ACTIONS.number(text))


ObjectiveId = NewType("ObjectiveId", int)
_OBJECTIVES: Final = PRINTED["objectives"]["objectives"]
OBJECTIVES: Final = content.ids("objective", _OBJECTIVES, key="rebellion-objective")
STAGE: Final[tuple[int, ...]] = tuple(entry["stage"] for entry in _OBJECTIVES)
OBJECTIVE_TIMING: Final[tuple[str, ...]] = tuple(entry["timing"] for entry in _OBJECTIVES)
REPUTATION: Final[tuple[int, ...]] = tuple(  # 0: not fixed
    entry["reputation"] if isinstance(entry["reputation"], int) else 0 for entry in _OBJECTIVES
)


def objective(text: str) -> ObjectiveId:
    return ObjectiveId(OBJECTIVES.number(text))


TacticId = NewType("TacticId", int)
_TACTICS: Final = PRINTED["tactics"]["tactics"]
TACTICS: Final = content.ids("tactic", _TACTICS, key="rebellion-tactic")
TACTIC_THEATRE: Final = tuple(Theatre(THEATRES.number(entry["deck"])) for entry in _TACTICS)
TACTIC_COSTS_SPECIAL: Final[tuple[bool, ...]] = tuple(entry["cost"] == "special_die" for entry in _TACTICS)
TACTIC_BLOCKS: Final[tuple[bool, ...]] = tuple(entry["when"] == "block" for entry in _TACTICS)
TACTIC_DECKS: Final = tuple(
    tuple(TacticId(at) for at, entry in enumerate(_TACTICS) if entry["deck"] == deck for _ in range(entry["copies"]))
    for deck in THEATRES
)


def tactic(text: str) -> TacticId:
    return TacticId(TACTICS.number(text))


# Dice: what each of the six sides shows, the same for both colours. [REB-DICE-1]

HIT: Final = 0
DIRECT_HIT: Final = 1
SPECIAL: Final = 2
BLANK: Final = 3
FACES: Final = Names("face", ["hit", "direct-hit", "special", "blank"], "rebellion-face")
DIE: Final[tuple[int, ...]] = tuple(
    face for face, text in enumerate(FACES) for _ in range(MISC["dice"]["black"][text.replace("-", "_")])
)
DICE_LIMIT: Final[int] = MISC["dice"]["black"]["count"]  # of each colour in an attack [REB-COMBAT-ATTACK-3]
MISSION_DICE_LIMIT: Final[int] = 2 * DICE_LIMIT  # [REB-MISSION-REVEAL-17]
SUCCESSES: Final = (1, 1, 2, 0)  # in a mission, by face [REB-MISSION-REVEAL-13]

# The time track

_TRACK: Final = MISC["time_track"]
TRACK: Final[int] = _TRACK["spaces"]
TIME_STARTS: Final[int] = _TRACK["time_marker_start"]
REPUTATION_STARTS: Final[int] = _TRACK["reputation_marker_start"]
RECRUITS: Final = frozenset(_TRACK["recruit_icon"])
BUILDS: Final = frozenset(_TRACK["build_icon"])

_LIMITS: Final = MISC["hand_and_deck_limits"]
MISSION_HAND: Final[int] = _LIMITS["mission_hand"]
LEADERS_ON_MISSION: Final[int] = _LIMITS["leaders_per_mission"]
DEPLOYED: Final[int] = _LIMITS["units_deployed_per_system_and_refresh"]
MISSIONS_DRAWN: Final[int] = _LIMITS["missions_drawn_per_refresh"]
PROBES_DRAWN: Final[int] = _LIMITS["probe_cards_drawn_per_refresh"]
OBJECTIVES_DRAWN: Final[int] = _LIMITS["objectives_drawn_per_refresh"]

IDS: Final[dict[Any, Names | SetNames]] = {
    Side: SIDES,
    Role: ROLES,
    SystemId: SYSTEMS,
    PlaceId: PLACES,
    SystemSet: SetNames(SYSTEMS),
    Loyalty: LOYALTIES,
    UnitId: UNITS,
    Theatre: THEATRES,
    LeaderId: LEADERS,
    LeaderSet: SetNames(LEADERS),
    Spot: SPOTS,
    RingId: RINGS,
    MissionId: MISSIONS,
    ActionId: ACTIONS,
    ObjectiveId: OBJECTIVES,
    TacticId: TACTICS,
    Skill: SKILLS,
}

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
    for prefix, entries in (
        ("place", _SYSTEMS),
        ("unit", _UNITS),
        ("leader", _LEADERS),
        ("ring", MISC["rings"]),
        ("mission", _MISSIONS),
        ("action", _ACTIONS),
        ("objective", _OBJECTIVES),
        ("tactic", _TACTICS),
    ):
        found |= content.names(f"rebellion-{prefix}", entries, code)
        found |= {f"rebellion-{prefix}-{entry['id']}-text": entry["text"][code] for entry in entries if "text" in entry}
    return found


BASE_ID: Final[str] = PLACES[BASE]
