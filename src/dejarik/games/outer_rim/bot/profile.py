"""What counts of a player when one judges what something is worth to them: values, skills, reputation, room for damage
and for cards. All of it is public, so that nobody can be judged by what is hidden.

Profiles are made from a few facts and kept: whoever has the same facts has the same profile, and what has been worked
out for it (`memo`) is not worked out again.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import ceil
from typing import Any, Final, NamedTuple

from dejarik.engine.script import Condition
from dejarik.games.outer_rim.abilities import STATS
from dejarik.games.outer_rim.assets.slots import holds_two
from dejarik.games.outer_rim.components import (
    ABILITY,
    ARMOR,
    ASSET,
    BOARD_SLOTS,
    CARD_ABILITIES,
    CARDS,
    CHARACTER,
    CHARACTER_ABILITIES,
    CHARACTERS,
    COST,
    GEAR_SLOTS,
    KIND,
    SCRIPT,
    SHEET,
    SHIP_ABILITIES,
    SHIPS,
    SKILLS,
    AbilityId,
    CardId,
    Cargo,
    CharacterId,
    Crew,
    Gear,
    PlayerId,
    ShipId,
    TileId,
    card,
)
from dejarik.games.outer_rim.conditions import LEVELS, NUMBER
from dejarik.games.outer_rim.state import COUNTERS, FACTION_COUNT, POSITIVE, State

KEPT: Final = 20_000  # profiles
SKILL_COUNT: Final = len(SKILLS)
HIGHLY_SKILLED: Final = 2
# Which slots each kind of card takes: jobs and bounties share those of the board.
SLOT_OF: Final = {"crew": "crew", "cargo": "cargo", "gear": "gear", "mod": "mod", "job": "board", "bounty": "board"}

# What abilities are worth in dice, when about so many are rolled: on the ground, in space; and the damage that they
# keep away.
EDGE: Final[dict[str, tuple[float, float, float]]] = {
    "jyn-erso": (1.8, 1.8, 0),
    "lando-calrissian": (0.7, 0.7, 0),
    "4-lom": (0.3, 0.2, 0),
    "chewbacca": (0.9, 0, 0),
    "chopper": (0, 0.7, 0),
    "greedo": (1.0, 0, 0),
    "k-2so": (0.6, 0, 0.2),
    "ponda-baba": (0, 0, 0.3),
    "weequay-gunner": (0, 0.9, 0),
    "bounty-hunter-helmet": (0, 0, 0.9),
    "plastoid-armor": (0.4, 0, 0.4),
    "iqa-11": (0, 0, 0.4),
    "vibro-ax": (0.7, 0, 0),
    "vibroknife": (0.9, 0, 0),
    "jetpack": (1.1, 0, 0.6),
    "autoblaster": (0, 1.2, 0),
    "ion-cannon": (0, 1.1, 0.6),
    "maneuvering-thrusters": (0, 0.5, 0.3),
    "targeting-computer": (0, 0.8, 0),
}
REROLLS_ALL: Final = 1.4  # times as much, where any dice may be rolled again
LASTING: Final = ("crew", "gear", "mod")
ANY_CARGO: Final = card("food-supplies")
ANY_ILLEGAL: Final = card("stolen-supplies")
PURSES: Final = (0, 1, 2, 3, 4, 5, 7, 10, 14, 20, 30)
HIRED_HELP: Final = card("hired-help")


class Facts(NamedTuple):
    """What a profile is made from. Credits in thousands, larger ones roughly."""

    tiles: tuple[TileId, ...]
    character: CharacterId
    goal_met: bool
    ship: ShipId
    ship_goal_met: bool
    cards: tuple[CardId, ...]
    rep: tuple[int, ...]
    wounds: int
    hull_damage: int
    credits: int
    fame: int  # with what assets add
    rival: int  # the fame of the most famous other
    goal: int
    counters: tuple[int, ...]
    sabotaged: int


def profile(game: State, player: PlayerId) -> Profile:
    """The profile of a player as things stand. Before a character is chosen there is none to speak of."""
    return profile_of(facts(game, player))


def facts(game: State, player: PlayerId) -> Facts:
    shown = [shown_fame(game, PlayerId(each)) for each in range(len(game.places))]
    credits = game.credits[player] // 1000
    character = game.characters[player]
    at = player * FACTION_COUNT
    return Facts(
        game.tiles,
        CharacterId(0) if character is None else character,
        game.goals_met[player],
        game.ships[player],
        game.ship_goals_met[player],
        tuple(sorted(game.assets[player])),
        tuple(game.reputation[at : at + FACTION_COUNT]),
        game.wounds[player],
        game.hull_damage[player],
        credits if credits <= 12 else min(credits // 2 * 2, 40),
        shown[player],
        max([each for other, each in enumerate(shown) if other != player], default=0),
        int(game.start.options["fame"]),
        tuple(game.counters[player * COUNTERS : (player + 1) * COUNTERS]),
        len(game.sabotaged),
    )


def shown_fame(game: State, player: PlayerId) -> int:
    """The same as `fame.fame`, quickly: only a few cards add anything."""
    if fame_cards().isdisjoint(game.assets[player]):
        return game.fame[player]
    at = player * FACTION_COUNT
    cards, rep = tuple(sorted(game.assets[player])), tuple(game.reputation[at : at + FACTION_COUNT])
    return game.fame[player] + _fame_bonus(cards, rep)


@lru_cache(KEPT)
def _fame_bonus(cards: tuple[CardId, ...], rep: tuple[int, ...]) -> int:
    held = Holdings(cards, rep)
    return sum(
        effect.values[FAME_BONUS]
        for each in fame_cards().intersection(cards)
        for ability in CARD_ABILITIES[each]
        if held.fulfils(ABILITY[ability].if_)
        for effect in SCRIPT.lists[ABILITY[ability].do]
        if effect.op == "stat"
    )


FAME_BONUS: Final = STATS.index("fame_bonus")
GROUND, SHIP, HEALTH, HULL, HYPERDRIVE = range(5)  # of what passive abilities raise


def _raised(ability: AbilityId) -> tuple[int, ...]:
    """What a passive ability adds to each value."""
    return next((effect.values for effect in SCRIPT.lists[ABILITY[ability].do] if effect.op == "stat"), ())


@cache
def fame_cards() -> frozenset[CardId]:
    """The cards that bring fame as long as one has them. Known once the vocabulary of effects is complete."""
    return frozenset(
        CardId(at)
        for at, abilities in enumerate(CARD_ABILITIES)
        if any(ABILITY[each].when == "passive" and any(_raised(each)[FAME_BONUS:]) for each in abilities)
    )


class Holdings:
    """Cards and reputation, as far as conditions speak of them."""

    __slots__ = ("cards", "rep")

    def __init__(self, cards: tuple[CardId, ...], rep: tuple[int, ...]) -> None:
        self.cards = cards
        self.rep = rep

    def fulfils(self, condition: Condition | None) -> bool:
        """Whether a condition holds; one that speaks of something else does not."""
        return condition is None or self.holds(condition.word, condition.values)

    def holds(self, word: str, values: tuple[Any, ...]) -> bool:
        if word == "rep":
            return bool(self.rep[values[0]] == LEVELS[values[1]])
        if word == "has":
            return bool(self.count(*values) >= values[1])
        if word == "positive_reputations":
            return bool(values[0][0] <= self.rep.count(POSITIVE) <= values[0][1])
        if word == "combined_cost":
            return bool(sum(COST[each] for each in self.cards if KIND[each] in values[0]) >= values[1])
        if word == "all":
            return all(self.fulfils(each) for each in values[0])
        if word == "any":
            return any(self.fulfils(each) for each in values[0])
        if word == "not":
            return not self.fulfils(values[0])
        return False

    def count(self, kind: str, _: int, trait: str | None, name: str) -> int:
        """How many cards there are of a kind, with a trait or a name if that is asked."""
        found = 0
        for each in self.cards:
            if KIND[each] != kind or (name and CARDS[each] != name):
                continue
            printed = ASSET[each]
            if trait is None:
                found += 1
            elif isinstance(printed, Gear):
                found += trait in printed.traits
            elif isinstance(printed, Crew):
                found += trait == "droid" and printed.droid
            elif isinstance(printed, Cargo):
                found += trait == "illegal" and printed.illegal
        return found


class Profile(Holdings):
    """A player, as far as it matters for what things are worth."""

    __slots__ = (
        "_coarse",
        "credits",
        "facts",
        "focus",
        "ground",
        "guard",
        "health",
        "hull",
        "hyperdrive",
        "jokers",
        "lateness",
        "memo",
        "rerolls",
        "ship",
        "skills",
        "spare",
    )

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts.cards, facts.rep)
        self.facts = facts
        self.credits = facts.credits
        self.lateness = max(0, max(facts.fame, facts.rival) - facts.goal // 2)
        self._coarse: Profile | None = None
        self.memo: dict[Any, float] = {}
        self.skills = self._skills()
        values = self._values()
        name = CHARACTERS[facts.character]
        edges = [EDGE[each] for each in (name, *[CARDS[each] for each in facts.cards]) if each in EDGE]
        times = REROLLS_ALL if name == "ig-88" else 1.0
        self.ground = round(2 * (values[GROUND] * times + sum(each[0] for each in edges))) / 2
        self.ship = round(2 * (values[SHIP] * times + sum(each[1] for each in edges))) / 2
        self.guard = sum(each[2] for each in edges)
        self.health = max(0, values[HEALTH] - facts.wounds)
        self.hull = max(0, values[HULL] - facts.hull_damage)
        self.hyperdrive = max(1, values[HYPERDRIVE])
        self.rerolls = int(name == "lando-calrissian")
        self.jokers = int(name == "doctor-aphra") + int(HIRED_HELP in facts.cards)
        self.focus = name == "jyn-erso"
        self.spare = self._spare()

    def _skills(self) -> tuple[int, ...]:
        """The level of each skill; more than two makes no difference. [RIM-TEST-4 … 6]"""
        found = [0] * SKILL_COUNT
        for skill in CHARACTER[self.facts.character].skills:
            found[skill] += 1
        for each in self.cards:
            printed = ASSET[each]
            if isinstance(printed, Crew):
                for skill in printed.skills:
                    found[skill] += 1
        return tuple(min(HIGHLY_SKILLED, each) for each in found)

    def _values(self) -> list[int]:
        """Combat values, limits of damage, hyperdrive, with what passive abilities add. [RIM-ABIL-14 … 16]"""
        character, sheet = CHARACTER[self.facts.character], SHEET[self.facts.ship]
        found = [character.ground_combat, sheet.ship_combat, character.health, sheet.hull, sheet.hyperdrive]
        own = CHARACTER_ABILITIES[self.facts.character][self.facts.goal_met]
        ship = SHIP_ABILITIES[self.facts.ship][self.facts.ship_goal_met]
        for ability in (*own, *ship, *[ability for each in self.cards for ability in CARD_ABILITIES[each]]):
            printed = ABILITY[ability]
            if printed.when == "passive" and self.fulfils(printed.if_):
                times = [KIND[each] for each in self.cards].count("job") if printed.per == "job-owned" else 1
                for at, count in enumerate(_raised(ability)[:FAME_BONUS]):
                    found[at] += count * times
        return found

    def _spare(self) -> dict[str, bool]:
        """For which kinds of cards there is a slot. [RIM-SLOT-1 … 5]"""
        sheet = SHEET[self.facts.ship]
        slots = sheet.back_slots if self.facts.ship_goal_met else sheet.slots
        kinds = [SLOT_OF[KIND[each]] for each in self.cards]
        holds = sum(holds_two(each) for each in self.cards)
        more_cargo = max(0, kinds.count("cargo") - slots.cargo - holds)
        more_mods = max(0, kinds.count("mod") - slots.mod)
        either = slots.cargo_or_mod - more_cargo - more_mods
        return {
            "crew": kinds.count("crew") < slots.crew,
            "cargo": kinds.count("cargo") < slots.cargo + holds or either > 0,
            "mod": kinds.count("mod") < slots.mod or either > 0,
            "gear": kinds.count("gear") < GEAR_SLOTS,
            "board": kinds.count("board") < BOARD_SLOTS,
        }

    def has_room(self, new: CardId) -> bool:
        """Whether a card finds a slot beside the others."""
        if new in ARMOR and any(each in ARMOR for each in self.cards):
            return False
        return self.spare[SLOT_OF[KIND[new]]]

    def holds(self, word: str, values: tuple[Any, ...]) -> bool:
        if word == "credits_at_least":
            return bool(self.credits * 1000 >= values[0])
        if word == "has_skill":
            return bool(self.skills[values[0]])
        if word == "character":
            return bool(self.facts.character == values[0])
        if word == "droid":
            return CHARACTER[self.facts.character].droid
        if word == "ship_cost_at_least":
            return bool(SHEET[self.facts.ship].cost >= values[0])
        if word == "fame":
            return bool((self.facts.fame >= self.facts.rival) == (values[0] == "most"))
        if word == "counter":
            count = self.facts.sabotaged if values[0] not in NUMBER else self.facts.counters[NUMBER[values[0]]]
            return bool(count >= values[1])
        return super().holds(word, values)

    @property
    def name(self) -> str:
        """Who it is."""
        return CHARACTERS[self.facts.character]

    @property
    def ship_name(self) -> str:
        return SHIPS[self.facts.ship]

    @property
    def coarse(self) -> Profile:
        """Without what hardly matters for what one meets by the way, so that many profiles share it: the cards that
        lead somewhere, counters, the exact credits and fame."""
        if self._coarse is None:
            facts = self.facts
            kept = [each for each in facts.cards if KIND[each] in LASTING]
            some = {
                ANY_ILLEGAL if printed.illegal else ANY_CARGO
                for each in facts.cards
                if isinstance(printed := ASSET[each], Cargo)
            }
            self._coarse = profile_of(
                facts._replace(
                    cards=tuple(sorted([*kept, *some])),
                    credits=max(each for each in PURSES if each <= facts.credits),
                    counters=(0,) * COUNTERS,
                    fame=facts.fame if facts.goal - facts.fame <= 2 else 0,
                    rival=max(facts.fame, facts.rival),
                )
            )
        return self._coarse

    @property
    def rounds_left(self) -> float:
        """About how many rounds the game still lasts: somebody gains about two fame in three rounds."""
        return max(1.0, ceil(1.4 * (self.facts.goal - max(self.facts.fame, self.facts.rival))))


@lru_cache(KEPT)
def profile_of(facts: Facts) -> Profile:
    """The profile of whoever has these facts."""
    return Profile(facts)
