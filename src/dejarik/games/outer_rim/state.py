"""What lies on the table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, Self

from dejarik.engine import state as engine
from dejarik.engine.dice import Die
from dejarik.engine.pile import NOBODY, Pile
from dejarik.games.outer_rim.arc import Arc, arc_of
from dejarik.games.outer_rim.components import (
    AbilityId,
    AiCardId,
    CardId,
    CharacterId,
    ContactId,
    EnemyId,
    FactionId,
    MarkId,
    PlayerId,
    SectionId,
    ShipId,
    SkillId,
    SpaceId,
    TileId,
)

HIT, CRIT, FOCUS, BLANK = range(4)  # the faces of a die
DIE: Final = Die((HIT, HIT, HIT, CRIT, FOCUS, FOCUS, BLANK, BLANK))  # [RIM-DICE-2]
FACES: Final = ("hit", "crit", "focus", "blank")
NEGATIVE, NEUTRAL, POSITIVE = -1, 0, 1  # [RIM-REP-1]
ATTACKER, DEFENDER = 0, 1  # the sides of a combat
UNDECIDED: Final = -1
FACTION_COUNT: Final = 4
# The counters of goals, by player. [RIM-GOAL-15]
BOUNTIES, JOBS, WINS, ILLEGAL, PATROLS = range(5)
COUNTERS: Final = 5


@dataclass(frozen=True, slots=True)
class Deck(Pile):
    """Market cards from the bottom to the top, and who knows where each lies. The top card is known to all."""

    cards: tuple[CardId, ...] = ()


@dataclass(frozen=True, slots=True)
class Stack(Pile):
    """Encounter cards from the bottom to the top. A card that was discarded unseen was a secret of a section that
    everybody knows: `secret_of` has it, or None. [RIM-HIDDEN-19, 21]"""

    cards: tuple[CardId, ...] = ()
    secret_of: tuple[SectionId | None, ...] = ()

    @classmethod
    def of(cls, cards: Iterable[CardId], known: int = NOBODY) -> Self:
        laid = tuple(cards)
        return cls(laid, (known,) * len(laid), (None,) * len(laid))

    def draw(self) -> tuple[CardId, Self]:
        return self.cards[-1], replace(
            self, cards=self.cards[:-1], known=self.known[:-1], secret_of=self.secret_of[:-1]
        )

    def bury(self, card: CardId, known: int = NOBODY, secret_of: SectionId | None = None) -> Self:
        return replace(
            self, cards=(card, *self.cards), known=(known, *self.known), secret_of=(secret_of, *self.secret_of)
        )

    def look(self, at: int | Iterable[int], audience: int) -> Self:
        return replace(self, known=Pile.look(self, at, audience).known)


@dataclass(frozen=True, slots=True)
class AiDeck(Pile):
    cards: tuple[AiCardId, ...] = ()


@dataclass(frozen=True, slots=True)
class Secret:
    """An encounter card that lies facedown beside a player, and its section that is a secret: everybody knows where it
    was drawn. [RIM-SECRET-2, 11]"""

    card: CardId
    section: SectionId


@dataclass(slots=True)
class Fight:
    """A combat in progress. Lists by side hold the attacker first. [RIM-COMBAT-14]"""

    ship: bool  # ship combat; else ground combat [RIM-COMBAT-2]
    attacker: PlayerId
    defender: PlayerId | None  # a player,
    patrol: FactionId | None  # a patrol,
    contact: ContactId | None  # the mark of a bounty, or
    enemy: EnemyId | None  # an enemy named on a card
    crew: CardId | None  # the crew member that is fought [RIM-BOUNTY-19]
    bounty: CardId | None  # the combat is for this bounty [RIM-COMBAT-43]
    strength: int  # the dice of a defender that is no player
    change: list[int]  # by side: dice more or fewer [RIM-COMBAT-17]
    shown: list[list[int]]  # by side: how many dice show each face
    added: list[list[int]]  # by side: results that are on no die [RIM-ABIL-19, 20]
    damage: list[int]  # by side: that it rolled [RIM-COMBAT-20]
    prevented: list[int]  # by side: damage that it does not suffer [RIM-COMBAT-39]
    cap: list[int]  # by side: the most that it suffers; UNDECIDED: no limit
    winner: int  # a side, or UNDECIDED
    rolling: int  # the side whose roll is under way
    used: list[AbilityId]  # in its windows, and once a combat

    def player(self, side: int) -> PlayerId | None:
        """The player who is a side, if it is one."""
        return self.attacker if side == ATTACKER else self.defender

    def side(self, player: PlayerId) -> int:
        """The side of a player who fights."""
        return ATTACKER if player == self.attacker else DEFENDER

    def copy(self) -> Fight:
        return Fight(
            self.ship,
            self.attacker,
            self.defender,
            self.patrol,
            self.contact,
            self.enemy,
            self.crew,
            self.bounty,
            self.strength,
            self.change.copy(),
            [faces.copy() for faces in self.shown],
            [faces.copy() for faces in self.added],
            self.damage.copy(),
            self.prevented.copy(),
            self.cap.copy(),
            self.winner,
            self.rolling,
            self.used.copy(),
        )


@dataclass(slots=True)
class Throw:
    """Dice of one player outside combat: a skill test, the delivery of ILLEGAL cargo, a roll that a card asks for."""

    player: PlayerId
    skill: SkillId | None  # that is tested
    bonus: int  # how often the skill counts besides character and crew [RIM-SKILL-5]
    shown: list[int]
    added: list[int]
    passed: bool
    used: list[AbilityId]  # at this roll
    if_passed: list[tuple[AbilityId, CardId | None]]  # abilities that go on if the test is passed [RIM-ABIL-36]

    def copy(self) -> Throw:
        return Throw(
            self.player,
            self.skill,
            self.bonus,
            self.shown.copy(),
            self.added.copy(),
            self.passed,
            self.used.copy(),
            self.if_passed.copy(),
        )


class State(engine.State):
    """Lists by player hold the seats in their order and, in the solo game, the automatic opponent after them."""

    __slots__ = (
        "acted",
        "ai_card",
        "ai_deck",
        "assets",
        "captured",
        "characters",
        "counters",
        "credits",
        "defeated",
        "drawn",
        "extra_turn",
        "fame",
        "fights",
        "first",
        "goals_met",
        "gone",
        "holocron",
        "hull_damage",
        "in_extra_turn",
        "in_use",
        "looked",
        "market",
        "marks",
        "open",
        "patrol_levels",
        "patrols",
        "places",
        "proposals",
        "removed",
        "reputation",
        "round",
        "sabotaged",
        "secrets",
        "ship_goals_met",
        "ships",
        "spots",
        "stacks",
        "throws",
        "tiles",
        "transfers",
        "turn",
        "turn_over",
        "used",
        "wounds",
    )

    tiles: tuple[TileId, ...]  # from left to right
    first: PlayerId  # the first player
    turn: PlayerId  # the active player [RIM-TURN-3]
    round: int  # [RIM-TURN-8]
    extra_turn: bool  # one follows this turn [RIM-TURN-6]
    in_extra_turn: bool  # this is one [RIM-TURN-7]
    turn_over: bool  # the turn ends as soon as what is under way is finished [RIM-TURN-4]
    acted: list[int]  # the actions of this action step, by number; card actions stand in `used` [RIM-ACT-2]
    used: list[AbilityId]  # in this turn [RIM-ABIL-27]
    transfers: int  # proposals of credits in this turn [RIM-CREDIT-9]
    proposals: int  # of trades in this action [RIM-TRADE-15]

    characters: list[CharacterId | None]  # by player, as all that follows; None: not chosen yet
    goals_met: list[bool]  # the character card is turned [RIM-GOAL-5]
    ships: list[ShipId]
    ship_goals_met: list[bool]
    places: list[SpaceId]
    credits: list[int]
    fame: list[int]  # gained and lost; bonuses of assets come on top [RIM-FAME-16]
    reputation: list[int]  # flat: by player and faction
    wounds: list[int]  # damage of the character
    hull_damage: list[int]  # damage of the ship
    defeated: list[bool]
    assets: list[list[CardId]]  # in the order in which they were gained
    secrets: list[list[Secret]]
    counters: list[int]  # flat: by player and counter

    spots: list[ContactId | None]  # by contact space: the token there
    open: list[bool]  # by contact space: the token is faceup
    looked: list[int]  # by contact space: which players have looked at the facedown token [RIM-HIDDEN-17]
    captured: list[CardId]  # bounties on which the mark lies
    gone: list[ContactId]  # tokens out of the game; a token that is nowhere is a crew member [RIM-INV-8]
    patrols: list[SpaceId]  # by faction: where its patrol is
    patrol_levels: list[int]  # by faction: of the patrol on the map; higher ones wait in the stack
    sabotaged: list[SpaceId]  # planets with a damage token of Jyn Erso [RIM-GOAL-18]
    holocron: SpaceId | None  # the planet with the credit token of the Sith Holocron

    market: list[Deck]
    stacks: list[Stack]
    ai_deck: AiDeck
    ai_card: AiCardId | None  # that the automatic opponent resolves
    removed: list[CardId]  # out of the game
    in_use: list[CardId]  # databank and event cards that are being resolved
    drawn: CardId | None  # the encounter card that the active player resolves
    marks: list[MarkId]  # set on the card that is being resolved
    fights: list[Fight]  # the last one is under way, the others wait for it
    throws: list[Throw]  # likewise

    def copy(self) -> State:
        new = State.__new__(State)
        self.copy_into(new)
        new.tiles = self.tiles
        new.first = self.first
        new.turn = self.turn
        new.round = self.round
        new.extra_turn = self.extra_turn
        new.in_extra_turn = self.in_extra_turn
        new.turn_over = self.turn_over
        new.acted = self.acted.copy()
        new.used = self.used.copy()
        new.transfers = self.transfers
        new.proposals = self.proposals
        new.characters = self.characters.copy()
        new.goals_met = self.goals_met.copy()
        new.ships = self.ships.copy()
        new.ship_goals_met = self.ship_goals_met.copy()
        new.places = self.places.copy()
        new.credits = self.credits.copy()
        new.fame = self.fame.copy()
        new.reputation = self.reputation.copy()
        new.wounds = self.wounds.copy()
        new.hull_damage = self.hull_damage.copy()
        new.defeated = self.defeated.copy()
        new.assets = [cards.copy() for cards in self.assets]
        new.secrets = [secrets.copy() for secrets in self.secrets]
        new.counters = self.counters.copy()
        new.spots = self.spots.copy()
        new.open = self.open.copy()
        new.looked = self.looked.copy()
        new.captured = self.captured.copy()
        new.gone = self.gone.copy()
        new.patrols = self.patrols.copy()
        new.patrol_levels = self.patrol_levels.copy()
        new.sabotaged = self.sabotaged.copy()
        new.holocron = self.holocron
        new.market = self.market.copy()
        new.stacks = self.stacks.copy()
        new.ai_deck = self.ai_deck
        new.ai_card = self.ai_card
        new.removed = self.removed.copy()
        new.in_use = self.in_use.copy()
        new.drawn = self.drawn
        new.marks = self.marks.copy()
        new.fights = [fight.copy() for fight in self.fights] if self.fights else []
        new.throws = [throw.copy() for throw in self.throws] if self.throws else []
        return new

    # Questions that every chapter has

    @property
    def arc(self) -> Arc:
        """The map as it lies."""
        return arc_of(self.tiles)

    @property
    def players(self) -> range:
        """All players, the automatic opponent among them."""
        return range(len(self.places))

    @property
    def solo(self) -> bool:
        return self.start.players == 1

    def is_ai(self, player: PlayerId) -> bool:
        """Whether it is the automatic opponent, who has no seat."""
        return player >= self.start.players

    def others(self, player: PlayerId) -> list[PlayerId]:
        """The other players, clockwise from this one."""
        count = len(self.places)
        return [PlayerId((player + step) % count) for step in range(1, count)]

    def from_active(self) -> list[PlayerId]:
        """All players in turn order, the active player first."""
        return [self.turn, *self.others(self.turn)]

    def rep(self, player: PlayerId, faction: FactionId) -> int:
        return self.reputation[player * FACTION_COUNT + faction]

    def here(self, player: PlayerId) -> list[PlayerId]:
        """The other players in the same space, clockwise."""
        place = self.places[player]
        return [other for other in self.others(player) if self.places[other] == place]

    def patrols_at(self, place: SpaceId) -> list[FactionId]:
        """The factions whose patrols are in a space."""
        return [FactionId(faction) for faction, at in enumerate(self.patrols) if at == place]

    def owner(self, card: CardId) -> PlayerId | None:
        """Who has this card in a slot."""
        for player, cards in enumerate(self.assets):
            if card in cards:
                return PlayerId(player)
        return None

    def who(self, player: PlayerId) -> CharacterId:
        """What a player is called after setup: by the character."""
        character = self.characters[player]
        assert character is not None
        return character

    @property
    def fight(self) -> Fight:
        return self.fights[-1]

    @property
    def throw(self) -> Throw:
        return self.throws[-1]
