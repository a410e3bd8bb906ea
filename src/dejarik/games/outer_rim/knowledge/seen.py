"""The view of Outer Rim as data. Lists by player hold the seats in their order and, in the solo game, the automatic
opponent after them; piles have their top card last."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, TypedDict

from dejarik.engine import seen
from dejarik.engine.seen import Unknown
from dejarik.games.outer_rim import state
from dejarik.games.outer_rim.components import (
    SEATS,
    AbilityId,
    AiCardId,
    CardId,
    CharacterId,
    ClassId,
    ContactId,
    EnemyId,
    FactionId,
    MarkId,
    SectionId,
    ShipId,
    SkillId,
    SpaceId,
    SpotId,
    TileId,
)

Ability: TypeAlias = Annotated[str, AbilityId]
AiCard: TypeAlias = Annotated[str, AiCardId]
Card: TypeAlias = Annotated[str, CardId]
Character: TypeAlias = Annotated[str, CharacterId]
Class: TypeAlias = Annotated[str, ClassId]
Contact: TypeAlias = Annotated[str, ContactId]
Enemy: TypeAlias = Annotated[str, EnemyId]
Faction: TypeAlias = Annotated[str, FactionId]
Mark: TypeAlias = Annotated[str, MarkId]
Player: TypeAlias = Annotated[str, SEATS]
Section: TypeAlias = Annotated[str, SectionId]
Ship: TypeAlias = Annotated[str, ShipId]
Skill: TypeAlias = Annotated[str, SkillId]
Space: TypeAlias = Annotated[str, SpaceId]
Spot: TypeAlias = Annotated[str, SpotId]
Tile: TypeAlias = Annotated[str, TileId]


class Fight(TypedDict):
    """A combat in progress; see `state.Fight`. Lists by side hold the attacker first."""

    ship: bool
    attacker: Player
    defender: Player | None
    patrol: Faction | None
    contact: Contact | None
    enemy: Enemy | None
    crew: Card | None
    bounty: Card | None
    strength: int
    change: list[int]
    shown: list[list[int]]  # by side and face: hit, crit, focus, blank
    added: list[list[int]]
    damage: list[int]
    prevented: list[int]
    cap: list[int]
    winner: int
    rolling: int
    used: list[Ability]


class Throw(TypedDict):
    """Dice of one player outside combat; see `state.Throw`."""

    player: Player
    skill: Skill | None
    bonus: int
    shown: list[int]
    added: list[int]
    passed: bool
    used: list[Ability]
    if_passed: list[Any]


class Values(TypedDict):
    """What a character and a ship can do, with the bonuses of all that the player has."""

    ground_combat: int
    health: int
    ship_combat: int
    hull: int
    hyperdrive: int
    skills: list[int]  # by skill: how often it stands on the character and the crew


class Slots(TypedDict):
    """How many slots of each kind a player has, on the player board and on the ship."""

    gear: int
    job_or_bounty: int
    crew: int
    cargo: int
    mod: int
    cargo_or_mod: int


class Part(TypedDict):
    """So much of what a goal asks for."""

    count: int
    of: int


class Goals(TypedDict):
    """How far along the goals of a player are, part by part: of the character and of the ship."""

    character: list[Part]
    ship: list[Part]


class Errand(TypedDict):
    """What a card of a player wants: to be delivered or attempted in one of these spaces, a captured mark to be handed
    over, or a mark to be found. Of a mark that lies facedown: wherever it could be, as far as this seat knows."""

    card: Card
    kind: Literal["deliver", "attempt", "hand-over", "find"]
    spaces: list[Space]
    spots: list[Spot]  # of the mark


class Offer(TypedDict):
    """The top card of a market deck as a player could buy it in a Market action here and now."""

    price: int
    forbidden: str  # the rule by which it cannot be bought; empty if it can


class Secret(TypedDict):
    """A facedown encounter card of a player, and the section that is the secret."""

    card: Card | Unknown
    section: Section


class Stack(TypedDict):
    """An encounter deck: its cards as far as this seat knows them; for each who knows it, a bit for each seat (-1:
    everybody); and the section of which it was a secret, if it was discarded unseen."""

    cards: list[Card | Unknown]
    known: list[int]
    secret_of: list[Section | None]


class OuterRimView(seen.View):
    """All that a seat may know."""

    tiles: list[Tile]
    first: Player
    turn: Player
    round: int
    extra_turn: bool
    in_extra_turn: bool
    turn_over: bool
    acted: list[int]
    used: list[Ability]
    transfers: int
    proposals: int
    characters: list[Character | None]
    goals_met: list[bool]
    ships: list[Ship]
    ship_goals_met: list[bool]
    places: list[Space]
    credits: list[int]
    fame: list[int]  # gained and lost
    shown_fame: list[int]  # with the bonuses of assets
    values: list[Values]
    slots: list[Slots]
    goals: list[Goals]
    errands: list[list[Errand]]  # by player
    reputation: list[int]  # by player and faction: -1, 0, 1
    wounds: list[int]
    hull_damage: list[int]
    defeated: list[bool]
    assets: list[list[Card]]
    secrets: list[list[Secret]]
    counters: list[int]
    spots: list[Contact | Unknown | None]  # by contact space
    classes: list[Class | None]  # of the tokens there
    open: list[bool]
    looked: list[int]  # which seats have looked at the facedown token, a bit for each
    away: list[Contact]  # tokens that lie nowhere: they are crew
    captured: list[Card]
    gone: list[Contact]
    patrols: list[Space]
    patrol_levels: list[int]
    sabotaged: list[Space]
    holocron: Space | None
    market: list[list[Card | Unknown]]
    offers: list[Offer | None]  # by deck, to this seat; empty for somebody who only watches
    stacks: list[Stack]
    ai_deck: list[AiCard | Unknown]
    ai_card: AiCard | None
    removed: list[Card]
    in_use: list[Card]
    drawn: Card | None
    marks: list[Mark]
    fights: list[Fight]
    throws: list[Throw]


HIDDEN = ("spots", "secrets", "market", "stacks", "ai_deck")  # what a view does not show as it lies
assert all(name in state.State.__annotations__ for name in HIDDEN)
