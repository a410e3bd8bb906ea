"""What is printed: the map, characters, ships, cards of every deck, contacts, patrols, and the cards of the automatic
opponent. Read once, never changed. [RIM-COMP-3]

Effects and conditions on cards are given to `SCRIPT` as they are read; the chapters add what they mean (see
`engine.script`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal, NewType, TypeAlias

from dejarik.engine import content
from dejarik.engine.names import Names
from dejarik.engine.script import NOTHING, Condition, Effects, GrowingNames, Script, Ways

FOLDER: Final = Path(__file__).parent
PRINTED: Final[dict[str, dict[str, Any]]] = {
    path.stem: content.read(path) for path in sorted((FOLDER / "content").glob("*.yaml"))
}

TileId = NewType("TileId", int)
SpaceId = NewType("SpaceId", int)
SpotId = NewType("SpotId", int)  # a contact space of a planet
ClassId = NewType("ClassId", int)  # of a contact, the one with the fewest dots first
FactionId = NewType("FactionId", int)
SkillId = NewType("SkillId", int)
CharacterId = NewType("CharacterId", int)
ShipId = NewType("ShipId", int)
ContactId = NewType("ContactId", int)
DeckId = NewType("DeckId", int)  # of the market
StackId = NewType("StackId", int)  # of encounter cards
# A section of encounter cards: a planet, the Maelstrom, navpoints with a patrol, navpoints without.
SectionId = NewType("SectionId", int)
CardId = NewType("CardId", int)  # of the market, of encounters, of the databank
AbilityId = NewType("AbilityId", int)
WayId = NewType("WayId", int)
EnemyId = NewType("EnemyId", int)
MarkId = NewType("MarkId", int)
AiCardId = NewType("AiCardId", int)
PlayerId = NewType("PlayerId", int)  # the number of a seat; the automatic opponent has the one after the last seat

Entries: TypeAlias = list[dict[str, Any]]


def _entries(file: str, key: str) -> Entries:
    found: Entries = PRINTED[file][key]
    return found


IDS: Final = content.Ids()
TILES: Final = IDS.add(TileId, content.ids("tile", _entries("map", "tiles")))
SPACES: Final = IDS.add(SpaceId, content.ids("space", _entries("map", "spaces"), key="outer_rim-space"))
CLASSES: Final = IDS.add(ClassId, content.ids("class", _entries("contacts", "classes"), key="outer_rim-class"))
FACTIONS: Final = IDS.add(FactionId, content.ids("faction", _entries("words", "factions"), key="outer_rim-faction"))
SKILLS: Final = IDS.add(SkillId, content.ids("skill", _entries("words", "skills"), key="outer_rim-skill"))
CHARACTERS: Final = IDS.add(
    CharacterId, content.ids("character", _entries("characters", "characters"), key="outer_rim-character")
)
SHIPS: Final = IDS.add(ShipId, content.ids("ship", _entries("ships", "ships"), key="outer_rim-ship"))
CONTACTS: Final = IDS.add(ContactId, content.ids("contact", _entries("contacts", "contacts"), key="outer_rim-contact"))
DECKS: Final = IDS.add(DeckId, content.ids("deck", _entries("market", "decks"), key="outer_rim-deck"))
STACKS: Final = IDS.add(StackId, content.ids("stack", _entries("encounters", "decks"), key="outer_rim-stack"))
CARDS: Final = IDS.add(
    CardId,
    content.ids(
        "card",
        _entries("market", "cards"),
        _entries("encounters", "cards"),
        _entries("databank", "cards"),
        key="outer_rim-card",
    ),
)
SECTIONS: Final = IDS.add(
    SectionId,
    Names(
        "section",
        dict.fromkeys(text for entry in _entries("encounters", "cards") for text in entry["sections"]),
        key="outer_rim-section",
    ),
)
WAYS: Final = IDS.add(WayId, content.ids("way", _entries("words", "ways"), key="outer_rim-way"))
ENEMIES: Final = IDS.add(EnemyId, content.ids("enemy", _entries("words", "enemies"), key="outer_rim-enemy"))
MARKS: Final = IDS.add(MarkId, content.ids("mark", _entries("words", "marks"), key="outer_rim-mark"))
AI_CARDS: Final = IDS.add(AiCardId, content.ids("AI card", _entries("solo", "cards"), key="outer_rim-ai-card"))
ABILITIES: Final = GrowingNames("ability", [], key="outer_rim-ability")
IDS.add(AbilityId, ABILITIES)
SEATS: Final = Names("player", [f"captain-{number}" for number in range(1, 5)], key="outer_rim-seat")
IDS.add(PlayerId, SEATS)

SCRIPT: Final = Script[Any, Any](IDS)  # the vocabulary of effects; every chapter adds its words
IDS.add(Effects, SCRIPT.effects)
IDS.add(Ways, SCRIPT.ways)

space: Final = SPACES.finder(SpaceId)
card: Final = CARDS.finder(CardId)
ship: Final = SHIPS.finder(ShipId)
character: Final = CHARACTERS.finder(CharacterId)
contact: Final = CONTACTS.finder(ContactId)
faction: Final = FACTIONS.finder(FactionId)
skill: Final = SKILLS.finder(SkillId)
deck: Final = DECKS.finder(DeckId)
stack: Final = STACKS.finder(StackId)
section: Final = SECTIONS.finder(SectionId)

HUTT: Final = faction("hutt")
IMPERIAL: Final = faction("imperial")
REBEL: Final = faction("rebel")
SYNDICATE: Final = faction("syndicate")

# What stands in the data besides ids.

Kind: TypeAlias = Literal["bounty", "cargo", "crew", "gear", "job", "mod"]  # of an asset [RIM-ASSET-1]
ASSET_KINDS: Final[tuple[Kind, ...]] = ("bounty", "cargo", "crew", "gear", "job", "mod")
CombatKind: TypeAlias = Literal["ground", "ship"]
Reputation: TypeAlias = Literal["negative", "neutral", "positive"]
Body: TypeAlias = Literal["character", "ship"]  # what takes damage
Trait: TypeAlias = Literal["armor", "weapon"]
After: TypeAlias = Literal["remove", "discard"]
Counter: TypeAlias = Literal[
    "bounty-rewards-gained",
    "jobs-completed",
    "combats-won",
    "illegal-cargo-delivered",
    "sabotaged-imperial-planets",
    "patrols-beaten-with-this-ship",
]
When: TypeAlias = Literal[
    "action",
    "after-eliminate",
    "after-ground-win",
    "after-lose",
    "after-roll",
    "after-win",
    "any-combat",
    "any-time",
    "before-test",
    "bounty-combat",
    "bounty-reward",
    "complete-job",
    "deliver-bounty",
    "deliver-cargo",
    "deliver-illegal",
    "deliver-roll",
    "encounter",
    "encounter-step",
    "enter-patrol-space",
    "gain-crew",
    "ground-combat",
    "ground-combat-start",
    "lose-ship-combat",
    "market",
    "on-buy",
    "on-defeat",
    "passive",
    "patrol-moves-action",
    "planning",
    "player-enters",
    "recover-ship",
    "ship-combat",
    "ship-combat-start",
    "test-or-combat",
    "win-patrol",
    "would-be-defeated",
    "would-be-defeated-ship",
]
Limit: TypeAlias = Literal["once-per-turn", "once-per-combat"]
# Destinations that are no planet [RIM-EFFECT-51]
Somewhere: TypeAlias = Literal["space-of-another-player", "space-of-wanted-player", "planet-with-credit-token"]
Destination: TypeAlias = Somewhere | SpaceId


@dataclass(frozen=True, slots=True)
class Ability:
    """What a card, a character or a ship can do, and when. [RIM-ABIL-1, 31 … 50]"""

    when: When
    do: Effects
    if_: Condition | None = None
    limit: Limit | None = None
    optional: bool = False
    per: Literal["job-owned"] | None = None
    if_passed: Effects = NOTHING


# The map


@dataclass(frozen=True, slots=True)
class Stack:
    """Where the patrols of a faction wait: an exit of the tile that touches the endcap. [RIM-MAP-20]"""

    faction: FactionId
    exit: str


@dataclass(frozen=True, slots=True)
class Endcap:
    id: str
    side: Literal["left", "right"]
    stacks: tuple[Stack, ...]


@dataclass(frozen=True, slots=True)
class Tile:
    id: TileId
    letter: str
    exits: dict[str, SpaceId]


@dataclass(frozen=True, slots=True)
class Space:
    id: SpaceId
    kind: Literal["planet", "navpoint", "maelstrom"]
    tile: TileId
    arc: int
    deck: StackId
    faction: FactionId | None = None
    contacts: tuple[ClassId, ...] = ()
    lane: str = ""


@dataclass(frozen=True, slots=True)
class Route:
    a: SpaceId
    b: SpaceId


STANDARD_ORDER: Final = content.typed(
    tuple[TileId, ...], PRINTED["map"]["standard_order"], IDS, "map.standard_order"
)  # [RIM-SETUP-2]
ENDCAPS: Final = content.rows(Endcap, _entries("map", "endcaps"), IDS, "map.endcaps")
TILE: Final = content.rows(Tile, _entries("map", "tiles"), IDS, "map.tiles")
SPACE: Final = content.rows(Space, _entries("map", "spaces"), IDS, "map.spaces")
ROUTES: Final = content.rows(Route, _entries("map", "routes"), IDS, "map.routes")
PLANETS: Final = tuple(each.id for each in SPACE if each.kind == "planet")
MAELSTROM: Final = next(each.id for each in SPACE if each.kind == "maelstrom")
IS_PLANET: Final = tuple(each.kind == "planet" for each in SPACE)
IS_NAVPOINT: Final = tuple(each.kind == "navpoint" for each in SPACE)
PLANET_FACTION: Final = tuple(each.faction for each in SPACE)  # [RIM-MAP-13, 14]

_SPOTS: Final = [(each.id, class_) for each in SPACE for class_ in each.contacts]
SPOTS: Final = IDS.add(
    SpotId,
    Names(
        "contact space",
        [f"{SPACES[planet]}-{number}" for planet in PLANETS for number in range(1, len(SPACE[planet].contacts) + 1)],
        key="outer_rim-spot",
    ),
)
SPOT_PLANET: Final = tuple(planet for planet, _ in _SPOTS)
SPOT_CLASS: Final = tuple(class_ for _, class_ in _SPOTS)
PLANET_SPOTS: Final = tuple(
    tuple(SpotId(spot) for spot, planet in enumerate(SPOT_PLANET) if planet == each.id) for each in SPACE
)


# Contacts and patrols


@dataclass(frozen=True, slots=True)
class Contact:
    """The class tells nothing but where to look for a mark. [RIM-CONTACT-1, 3 … 5]"""

    id: ContactId
    number: int
    class_: ClassId
    faction: FactionId | None = None
    droid: bool = False


@dataclass(frozen=True, slots=True)
class Patrol:
    """Without dice it cannot be beaten. [RIM-PATROL-4, 7]"""

    faction: FactionId
    level: int
    reward: Effects
    dice: int | None = None


CONTACT: Final = content.rows(Contact, _entries("contacts", "contacts"), IDS, "contacts")
CONTACT_CLASS: Final = tuple(each.class_ for each in CONTACT)
_PATROLS: Final = SCRIPT.rows(Patrol, _entries("patrols", "patrols"), "patrols")
LAST_LEVEL: Final = max(each.level for each in _PATROLS)
PATROL: Final = {(each.faction, each.level): each for each in _PATROLS}


# Cards


@dataclass(frozen=True, slots=True)
class Strength:
    """How many dice an enemy rolls, and in which kind of combat. [RIM-COMBAT-4]"""

    kind: CombatKind
    dice: int


@dataclass(frozen=True, slots=True)
class Capture:
    destination: SpaceId
    reward: Effects


@dataclass(frozen=True, slots=True)
class Bounty:
    """A mark to be eliminated, or captured and delivered. Its class is that of the mark. [RIM-BOUNTY-1, 2, 8]"""

    contact: ContactId
    combat: Strength
    eliminate: Effects
    capture: Capture
    also: Effects = NOTHING
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class Cargo:
    """What is delivered to a planet. [RIM-CARGO-1]"""

    reward: Effects
    destination: Destination | None = None
    illegal: bool = False
    not_on: SpaceId | None = None
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class Crew:
    """Who brings skills and abilities. [RIM-CREW-1]"""

    skills: tuple[SkillId, ...]
    droid: bool = False
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class Gear:
    """What gives the character abilities. [RIM-GEAR-1, 5]"""

    traits: tuple[Trait, ...] = ()
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class Job:
    destination: Destination
    skills: tuple[SkillId, ...]
    encounter: Effects
    reward: Effects
    after: After
    critical: tuple[SkillId, ...] = ()
    databank: int | None = None
    faction: FactionId | None = None
    not_on: SpaceId | None = None
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class Mod:
    """What gives the ship abilities. [RIM-MOD-1]"""

    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class Event:
    """Paid, carried out at once, and shuffled back. [RIM-DECK-11]"""

    effects: Effects
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class Ship:
    """The card of a ship sheet. [RIM-SHIP-7]"""

    ship: ShipId
    abilities: tuple[Ability, ...] = ()


Asset: TypeAlias = Bounty | Cargo | Crew | Gear | Job | Mod  # what lies in a slot


@dataclass(frozen=True, slots=True)
class PatrolIcon:
    faction: FactionId
    distance: int


@dataclass(frozen=True, slots=True)
class MarketCard:
    id: CardId
    deck: DeckId
    cost: int
    patrol: PatrolIcon | None
    asset: Bounty | Cargo | Crew | Gear | Job | Mod | Event | Ship
    barter: bool = False


@dataclass(frozen=True, slots=True)
class Case:
    """The part of a section for some values of reputation. [RIM-ENCCARD-6]"""

    reputation: tuple[Reputation, ...]
    effects: Effects


@dataclass(frozen=True, slots=True)
class Section:
    """What an encounter card says for one space. [RIM-ENCCARD-4, 5]"""

    effects: Effects = NOTHING
    split: Literal["patrol-here"] | FactionId | None = None
    cases: tuple[Case, ...] = ()
    secret: Ability | None = None


@dataclass(frozen=True, slots=True)
class EncounterCard:
    id: CardId
    deck: StackId
    number: int
    sections: dict[SectionId, Section]
    asset: Bounty | Cargo | Crew | Gear | Job | Mod | None = None


@dataclass(frozen=True, slots=True)
class Step:
    effects: Effects


@dataclass(frozen=True, slots=True)
class DatabankCard:
    id: CardId
    number: int
    contact: ContactId | None = None
    start: SpaceId | None = None
    effects: Effects = NOTHING
    steps: tuple[Step, ...] = ()
    asset: Bounty | Cargo | Crew | Gear | Job | Mod | None = None


MARKET: Final = SCRIPT.rows(MarketCard, _entries("market", "cards"), "market")
ENCOUNTERS: Final = SCRIPT.rows(EncounterCard, _entries("encounters", "cards"), "encounters")
DATABANK: Final = SCRIPT.rows(DatabankCard, _entries("databank", "cards"), "databank")

ENCOUNTER: Final[Mapping[CardId, EncounterCard]] = {each.id: each for each in ENCOUNTERS}
DATA: Final[Mapping[CardId, DatabankCard]] = {each.id: each for each in DATABANK}
# How many cards share a number, everybody knows. [RIM-DATA-5, RIM-HIDDEN-12]
DATA_OF_NUMBER: Final[Mapping[int, tuple[CardId, ...]]] = {
    number: tuple(each.id for each in DATABANK if each.number == number)
    for number in dict.fromkeys(each.number for each in DATABANK)
}
CONTACT_CARD: Final = tuple(DATA_OF_NUMBER[each.number][0] for each in CONTACT)  # each has a number of its own
MARKET_CARD: Final[Mapping[CardId, MarketCard]] = {each.id: each for each in MARKET}
# What is printed on each card for a slot (or, on some market cards, to be carried out at once).
ASSET: Final = (
    *[each.asset for each in MARKET],
    *[each.asset for each in ENCOUNTERS],
    *[each.asset for each in DATABANK],
)
KIND: Final = tuple("" if asset is None else type(asset).__name__.lower() for asset in ASSET)
# A card from elsewhere has no cost. [RIM-ENCCARD-13]
COST: Final = tuple(MARKET_CARD[CardId(at)].cost if CardId(at) in MARKET_CARD else 0 for at in range(len(CARDS)))
BARTER: Final = tuple(
    CardId(at) in MARKET_CARD and MARKET_CARD[CardId(at)].barter for at in range(len(CARDS))
)  # [RIM-TRADEIN-2, 12]
ARMOR: Final = frozenset(
    CardId(at) for at, asset in enumerate(ASSET) if isinstance(asset, Gear) and "armor" in asset.traits
)
MARK: Final = tuple(each.contact if isinstance(each, Bounty) else None for each in ASSET)  # of each bounty
# Where the automatic opponent puts a goal token for a cargo or a job. [RIM-SOLO-21]
GOAL_PLANET: Final = tuple(
    each.destination if isinstance(each, Cargo | Job) and isinstance(each.destination, int) else None for each in ASSET
)
STACK_OF: Final = tuple(each.deck for each in SPACE)  # the encounter deck of each space [RIM-ENCCARD-1]
MARKET_DECK: Final = tuple(tuple(each.id for each in MARKET if each.deck == deck) for deck in range(len(DECKS)))
STACK: Final = tuple(tuple(each.id for each in ENCOUNTERS if each.deck == deck) for deck in range(len(STACKS)))
STACK_OF_SECTION: Final = tuple(
    next(each.deck for each in ENCOUNTERS if SectionId(at) in each.sections) for at in range(len(SECTIONS))
)
WITH_PATROL: Final = section("patrol")  # the sections of navpoints [RIM-ENCCARD-5]
WITHOUT_PATROL: Final = section("no-patrol")
GEAR_MOD: Final = deck("gear-mod")
SHIP_DECK: Final = deck("ship")


# Characters and ships


@dataclass(frozen=True, slots=True)
class StartingReputation:
    faction: Literal["choose"] | FactionId
    to: Reputation


@dataclass(frozen=True, slots=True)
class PersonalGoal:
    condition: Condition
    reward: Effects


@dataclass(frozen=True, slots=True)
class Character:
    id: CharacterId
    ground_combat: int
    health: int
    skills: tuple[SkillId, ...]
    databank: int
    reputation: tuple[StartingReputation, ...]
    front: tuple[Ability, ...]
    goal: PersonalGoal
    back: tuple[Ability, ...]
    droid: bool = False


@dataclass(frozen=True, slots=True)
class Slots:
    """How many slots of each kind a ship sheet has. [RIM-SLOT-1, 5]"""

    cargo: int = 0
    mod: int = 0
    cargo_or_mod: int = 0
    crew: int = 0


@dataclass(frozen=True, slots=True)
class ShipGoal:
    """When it is achieved, what must hold then, what it costs and what it gives. [RIM-GOAL-4, 13, 14]"""

    when: When
    reward: Effects
    condition: Condition | None = None
    minimum_recovered: int = 0
    counter: Counter | None = None
    at_least: int = 0
    cost: Effects = NOTHING
    do: Effects = NOTHING
    must: Literal["win"] | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    id: ShipId
    copies: int
    cost: int
    hyperdrive: int
    ship_combat: int
    hull: int
    slots: Slots
    starter: bool = False
    back_slots: Slots = Slots()
    goal: ShipGoal | None = None
    back: tuple[Ability, ...] = ()


CHARACTER: Final = SCRIPT.rows(Character, _entries("characters", "characters"), "characters")
SHEET: Final = SCRIPT.rows(Sheet, _entries("ships", "ships"), "ships")
STARTING_SHIPS: Final = tuple(each.id for each in SHEET if each.starter)
SHIP_CARD: Final[Mapping[ShipId, CardId]] = {
    each.asset.ship: each.id for each in MARKET if isinstance(each.asset, Ship)
}


# The cards of the automatic opponent


@dataclass(frozen=True, slots=True)
class AiItem:
    """A line of an AI card; what it says is done in this order. [RIM-SOLO-76, 95]"""

    recover_all: Literal["defeated", "damaged"] | None = None
    move_to_goal: bool = False
    deliver: bool = False
    illegal_penalty: Effects = NOTHING
    buy: DeckId | None = None
    if_full: DeckId | None = None
    place_goal: bool = False
    fight_patrol: bool = False
    complete_job: bool = False
    reveal_contact: bool = False
    take_crew: bool = False
    cost: Effects = NOTHING
    effects: Effects = NOTHING
    cycle: tuple[DeckId, ...] = ()
    reshuffle: bool = False


@dataclass(frozen=True, slots=True)
class AiCard:
    """Planning and encounter: the first item that can be done; action and special: all of them. [RIM-SOLO-73]"""

    id: AiCardId
    planning: tuple[AiItem, ...]
    action: tuple[AiItem, ...]
    encounter: tuple[AiItem, ...]
    special: tuple[AiItem, ...] = ()


AI_CARD: Final = SCRIPT.rows(AiCard, _entries("solo", "cards"), "solo")


# Abilities by number


ABILITY: Final[list[Ability]] = []
OWNER_NAME: Final[list[str]] = []  # of each ability: the message key of what it is printed on


def _abilities(owner: str, key: str, abilities: Iterable[Ability]) -> tuple[AbilityId, ...]:
    """The numbers of the abilities printed on something."""
    found = []
    for ability in abilities:
        name = f"{owner}-{len([each for each in OWNER_NAME if each == key]) + 1}"
        ABILITIES.add(name)
        ABILITY.append(ability)
        OWNER_NAME.append(key)
        found.append(AbilityId(len(ABILITY) - 1))
    return tuple(found)


# By card; of an encounter card those of its asset. Secrets have a list of their own.
CARD_ABILITIES: Final = tuple(
    () if asset is None else _abilities(CARDS[at], f"{CARDS.key}-{CARDS[at]}", asset.abilities)
    for at, asset in enumerate(ASSET)
)


def _sides(character: Character) -> tuple[tuple[AbilityId, ...], tuple[AbilityId, ...]]:
    """The abilities of the front and of the back; one that stands on both has one number."""
    text = CHARACTERS[character.id]
    key = f"{CHARACTERS.key}-{text}"
    (entry,) = [each for each in _entries("characters", "characters") if each["id"] == text]
    front = _abilities(text, key, character.front)
    back: list[AbilityId] = []
    for data, ability in zip(entry["back"], character.back, strict=True):
        same = [front[at] for at, other in enumerate(entry["front"]) if other == data]
        back += same or _abilities(text, key, [ability])
    return front, tuple(back)


CHARACTER_ABILITIES: Final = tuple(_sides(each) for each in CHARACTER)
SHIP_ABILITIES: Final = tuple(
    ((), _abilities(SHIPS[each.id], f"{SHIPS.key}-{SHIPS[each.id]}", each.back)) for each in SHEET
)
# The secret of each card in each of its sections.
SECRETS: Final[Mapping[tuple[CardId, SectionId], AbilityId]] = {
    (each.id, where): _abilities(f"secret-{CARDS[each.id]}", f"{CARDS.key}-{CARDS[each.id]}", [part.secret])[0]
    for each in ENCOUNTERS
    for where, part in each.sections.items()
    if part.secret is not None
}


# Numbers

STARTING_CREDITS: Final = (4000, 6000, 8000, 10000)  # in turn order [RIM-SETUP-21]
PLANNED_CREDITS: Final = 2000  # [RIM-PLAN-3]
LOST_IN_DEFEAT: Final = 3000  # [RIM-DEFEAT-2]
GEAR_SLOTS: Final = 2  # of the player board
BOARD_SLOTS: Final = 2  # for jobs and bounties
LAST_ROUND: Final = 100  # [RIM-TURN-9]
AI_CHARACTERS: Final = content.typed(
    tuple[CharacterId, ...], PRINTED["solo"]["characters"], IDS, "solo.characters"
)  # [RIM-SOLO-6]


def _stories(printed: dict[str, Any], parts: str) -> list[tuple[str, dict[str, str]]]:
    """The sentences of colour of something printed: its own, or one for each part, numbered."""
    own = [("", printed["story"])] if "story" in printed else []
    return own + [(f"-{at}", part["story"]) for at, part in enumerate(printed.get(parts, ()), 1) if "story" in part]


def names(code: str) -> dict[str, str]:
    """Every printed name in a language, by message key."""
    found: dict[str, str] = {}
    for file, key, prefix in (
        ("map", "spaces", SPACES.key),
        ("contacts", "classes", CLASSES.key),
        ("words", "factions", FACTIONS.key),
        ("words", "skills", SKILLS.key),
        ("words", "traits", "outer_rim-trait"),
        ("words", "ways", WAYS.key),
        ("words", "enemies", ENEMIES.key),
        ("words", "marks", MARKS.key),
        ("characters", "characters", CHARACTERS.key),
        ("ships", "ships", SHIPS.key),
        ("contacts", "contacts", CONTACTS.key),
        ("market", "decks", DECKS.key),
        ("encounters", "decks", STACKS.key),
        ("market", "cards", CARDS.key),
        ("encounters", "cards", CARDS.key),
        ("databank", "cards", CARDS.key),
    ):
        for entry in _entries(file, key):
            for word in ("name", "back_name", "story"):
                if word in entry:
                    found[f"{prefix}-{entry['id']}" + ("" if word == "name" else f"-{word}")] = entry[word][code]
            if "goal" in entry:
                found[f"{prefix}-{entry['id']}-aim"] = entry["goal"]["aim"][code]
    for entry in _entries("encounters", "cards"):
        key = f"{CARDS.key}-{entry['id']}"
        found.setdefault(key, " / ".join(section["title"][code] for section in entry["sections"].values()))
        for where, section in entry["sections"].items():
            found[f"{key}-{where}-title"] = section["title"][code]
            for part, story in _stories(section, "cases"):
                found[f"{key}-{where}{part}-story"] = story[code]
    for entry in _entries("databank", "cards"):
        for part, story in _stories({"steps": entry.get("steps", [])}, "steps"):
            found[f"{CARDS.key}-{entry['id']}-step{part}-story"] = story[code]
    for spot, planet in zip(SPOTS, SPOT_PLANET, strict=True):  # the contact spaces of a planet, from left to right
        found[f"{SPOTS.key}-{spot}"] = f"{found[f'{SPACES.key}-{SPACES[planet]}']} ({spot.rpartition('-')[2]})"
    for text in SECTIONS:  # a section is called after its space; those of navpoints have words of their own
        if text in SPACES:
            found[f"{SECTIONS.key}-{text}"] = found[f"{SPACES.key}-{text}"]
    for ability, owner in zip(ABILITIES, OWNER_NAME, strict=True):  # an ability is called after its card
        found[f"{ABILITIES.key}-{ability}"] = found.get(owner, "")
    return found
