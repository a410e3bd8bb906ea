"""What a player's character, ship and cards can do: the values they raise, the rules they change, and the abilities
that wait for their moment. [RIM-ABIL-1 … 16, 23 … 59]

**Passive abilities** are never asked about: `value` adds the bonuses of what a player has to what is printed, `ruled`
tells which cards give a special rule.

**A moment** is opened by the chapter in which it lies: `trigger(game, ("after-win",), players, run)`. Of the abilities
that wait for it each has one chance. Their order is the active player's choice, whoever owns them; what is optional its
owner uses or not. [RIM-ABIL-11, 23, 26]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any, Final, Literal, TypeAlias

from dejarik.engine import option
from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure, Steps
from dejarik.engine.script import Condition
from dejarik.games.outer_rim import events
from dejarik.games.outer_rim.components import (
    ABILITY,
    ASSET,
    CARD_ABILITIES,
    CHARACTER,
    CHARACTER_ABILITIES,
    KIND,
    SCRIPT,
    SECRETS,
    SHEET,
    SHIP_ABILITIES,
    SKILLS,
    STACK,
    STACK_OF_SECTION,
    AbilityId,
    CardId,
    CharacterId,
    Crew,
    PlayerId,
    SectionId,
    ShipId,
    SkillId,
    When,
)
from dejarik.games.outer_rim.forms import Choice, Decision, Option
from dejarik.games.outer_rim.runs import NO_RUN, CardRun, in_any_order
from dejarik.games.outer_rim.state import Fight, Secret, State
from dejarik.games.outer_rim.targets import rule_has_target

Stat: TypeAlias = Literal["ground_combat", "ship_combat", "health", "hull", "hyperdrive", "fame_bonus"]
STATS: Final[tuple[Stat, ...]] = ("ground_combat", "ship_combat", "health", "hull", "hyperdrive", "fame_bonus")
Source: TypeAlias = tuple[AbilityId, CardId | None]  # an ability, and the card that it is printed on, if any


class Kit:
    """What a character, a ship and cards offer together: abilities by their moment, values with all bonuses that need
    nothing, those that do, and skills. Worked out once for a set of them."""

    __slots__ = ("by_moment", "conditional", "skills", "values")

    def __init__(self, sources: Sequence[Source], printed: Mapping[Stat, int], skills: Sequence[SkillId]) -> None:
        self.by_moment: dict[When, list[Source]] = {}
        self.values = dict(printed)
        self.conditional: dict[Stat, list[tuple[Source, int]]] = {}
        self.skills = tuple([skills.count(SkillId(each)) for each in range(len(SKILLS))])
        for source in sources:
            ability = ABILITY[source[0]]
            self.by_moment.setdefault(ability.when, []).append(source)
            for stat, count in _passives(source[0]):
                if ability.if_ is None and ability.per is None:
                    self.values[stat] += count
                else:
                    self.conditional.setdefault(stat, []).append((source, count))


@lru_cache(maxsize=1 << 14)  # a process that serves many games forgets the oldest
def _kit(character: CharacterId | None, met: bool, ship: ShipId, ship_met: bool, cards: tuple[CardId, ...]) -> Kit:
    sources: list[Source] = []
    skills: list[SkillId] = []
    sheet = SHEET[ship]
    printed = dict.fromkeys(STATS, 0) | {
        "ship_combat": sheet.ship_combat,
        "hull": sheet.hull,
        "hyperdrive": sheet.hyperdrive,
    }
    if character is not None:
        sources += [(each, None) for each in CHARACTER_ABILITIES[character][met]]
        skills += CHARACTER[character].skills
        printed["ground_combat"] = CHARACTER[character].ground_combat
        printed["health"] = CHARACTER[character].health
    sources += [(each, None) for each in SHIP_ABILITIES[ship][ship_met]]
    for card in cards:
        sources += [(each, card) for each in CARD_ABILITIES[card]]
        asset = ASSET[card]
        if isinstance(asset, Crew):
            skills += asset.skills
    return Kit(sources, printed, skills)


def kit(game: State, player: PlayerId) -> Kit:
    """What a player has now: character, ship, and the cards in the order of gaining."""
    return _kit(
        game.characters[player],
        game.goals_met[player],
        game.ships[player],
        game.ship_goals_met[player],
        tuple(in_force(game, player)),
    )


def at_moment(game: State, player: PlayerId, when: When) -> Sequence[Source]:
    """The abilities of a player for a moment: of the character, of the ship, of the cards in the order of gaining."""
    return kit(game, player).by_moment.get(when, ())


def in_force(game: State, player: PlayerId) -> Sequence[CardId]:
    """The cards of a player that count: all but a crew member whom the player is fighting. [RIM-BOUNTY-19]"""
    cards = game.assets[player]
    for fight in game.fights:
        if fight.attacker == player and fight.crew is not None and fight.crew in cards:
            return [card for card in cards if card != fight.crew]
    return cards


def run_for(player: PlayerId, source: Source, run: CardRun = NO_RUN) -> CardRun:
    """The effects of an ability, carried out by its owner within what `run` has fixed."""
    if run is NO_RUN:
        return _run_of(player, source)
    ability, card = source
    return replace(run, todo=ABILITY[ability].do, player=player, card=card, ability=ability)


@cache
def _run_of(player: PlayerId, source: Source) -> CardRun:
    """Asked for at every condition of an ability, and always the same."""
    ability, card = source
    return CardRun(ABILITY[ability].do, player, card, ability)


def holds(game: State, condition: Condition | None, run: CardRun) -> bool:
    """Whether a condition holds; a missing one does. [RIM-ABIL-51, 59]"""
    return condition is None or condition.holds(game, run)


def usable(game: State, player: PlayerId, source: Source, run: CardRun = NO_RUN) -> bool:
    """Whether its limit and its condition allow an ability. The automatic opponent uses none. [RIM-SOLO-19, 88]"""
    if game.is_ai(player):
        return False
    ability = ABILITY[source[0]]
    if ability.limit is not None and source[0] in (
        game.used if ability.limit == "once-per-turn" else game.fights[-1].used if game.fights else ()
    ):
        return False
    if ability.when in AVERTING and not beaten(game, player):  # another one has averted it [RIM-ABIL-49]
        return False
    if ability.when in AFTER_COMBAT and not AFTER_COMBAT[ability.when](game.fight, player):
        return False
    rule = rule_of(source[0])
    if rule and not rule_has_target(game, run_for(player, source, run), rule, _count_of_rule(source[0])):
        return False
    return ability.if_ is None or ability.if_.holds(game, run_for(player, source, run))


def _count_of_rule(ability: AbilityId) -> int:
    count: int = SCRIPT.lists[ABILITY[ability].do][0].values[1]
    return count


def spend(game: State, ability: AbilityId) -> None:
    """The ability has been used; its limit belongs to the card. [RIM-ABIL-7, 27]"""
    limit = ABILITY[ability].limit
    if limit == "once-per-turn":
        game.used.append(ability)
    elif limit == "once-per-combat" and game.fights and ability not in game.fights[-1].used:
        game.fights[-1].used.append(ability)


def _won(fight: Fight, player: PlayerId) -> bool:
    return fight.player(fight.winner) == player


def _won_on_ground(fight: Fight, player: PlayerId) -> bool:
    return not fight.ship and _won(fight, player)


def _lost(fight: Fight, player: PlayerId) -> bool:
    return not _won(fight, player)


def _lost_ship_combat(fight: Fight, player: PlayerId) -> bool:
    return fight.ship and _lost(fight, player)


# Whose moment the end of a combat is. [RIM-ABIL-41]
AFTER_COMBAT: Final[dict[When, Callable[[Fight, PlayerId], bool]]] = {
    "after-win": _won,
    "after-ground-win": _won_on_ground,
    "after-lose": _lost,
    "lose-ship-combat": _lost_ship_combat,
}
AVERTING: Final = ("would-be-defeated", "would-be-defeated-ship")


def beaten(game: State, player: PlayerId) -> bool:
    """Whether the damage of the character or of the ship has reached its limit. [RIM-DMG-2, 3, RIM-DEFEAT-1]"""
    return game.wounds[player] >= value(game, player, "health") or game.hull_damage[player] >= value(
        game, player, "hull"
    )


# Passive abilities


@cache
def _passives(ability: AbilityId) -> tuple[tuple[Stat, int], ...]:
    """The values that an ability raises, and by how much."""
    return tuple(
        (stat, count)
        for effect in SCRIPT.lists[ABILITY[ability].do]
        if effect.op == "stat"
        for stat, count in zip(STATS, effect.values, strict=True)
        if count
    )


def raises(ability: AbilityId, stat: Stat) -> bool:
    """Whether an ability changes this value."""
    return any(each == stat for each, _ in _passives(ability))


def bonus(game: State, player: PlayerId, stat: Stat) -> int:
    """What conditional abilities of a player add to a value now. [RIM-ABIL-14 … 16, 31]"""
    total = 0
    for source, count in kit(game, player).conditional.get(stat, ()):
        ability = ABILITY[source[0]]
        if ability.if_ is None or ability.if_.holds(game, run_for(player, source)):
            total += count * (jobs_of(game, player) if ability.per == "job-owned" else 1)  # [RIM-ABIL-28]
    return total


def jobs_of(game: State, player: PlayerId) -> int:
    return sum(KIND[card] == "job" for card in game.assets[player])


def value(game: State, player: PlayerId, stat: Stat) -> int:
    """A value of the character or the ship, with all bonuses; several add up.
    [RIM-SHIP-2 … 4, RIM-CHAR-5, 6, RIM-ABIL-16]"""
    found = kit(game, player)
    return found.values[stat] + (bonus(game, player, stat) if stat in found.conditional else 0)


@cache
def rule_of(ability: AbilityId) -> str:
    """The special rule that an ability is, if it is one."""
    effects = SCRIPT.lists[ABILITY[ability].do]
    return effects[0].values[0] if len(effects) == 1 and effects[0].op == "rule" else ""


def ruled(game: State, player: PlayerId, rule: str, when: When) -> list[Source]:
    """The abilities of a player that give a special rule and can be used now."""
    return [
        source
        for source in at_moment(game, player, when)
        if rule_of(source[0]) == rule and usable(game, player, source)
    ]


def skill_count(game: State, player: PlayerId, skill: SkillId) -> int:
    """How often a skill stands on the character and on the crew. [RIM-SKILL-1 … 4, RIM-CREW-8, RIM-CHAR-4]"""
    return kit(game, player).skills[skill]


# Moments


class ResolveAbility(Option):
    """This one comes next."""

    words = "resolve {ability}"

    ability: AbilityId


class UseAbility(Option):
    """Use an ability."""

    words = "use {ability}"

    ability: AbilityId


PASS: Final = Choice("pass", "pass")


class NextAbility(Decision):
    """Which of several abilities that wait for the same moment comes next. [RIM-ABIL-11, 23]"""

    player: PlayerId
    moment: Triggered

    rule = "RIM-ABIL-23"
    offers = (ResolveAbility,)

    def options(self, game: State) -> list[Option]:
        return [ResolveAbility(source[0]) for _, source in waiting(game, self.moment)]

    def resolve(self, game: State, option: ResolveAbility) -> None:
        for owner, source in waiting(game, self.moment):
            if source[0] == option.ability:
                give_chance(game, self.moment, owner, source)
                return


class MayUse(Decision):
    """An optional ability, at its moment. [RIM-ABIL-25]"""

    player: PlayerId
    run: CardRun
    ability: AbilityId

    rule = "RIM-ABIL-25"
    prompted = ("ability",)
    offers = (UseAbility, Choice)
    declining = PASS

    def options(self, game: State) -> list[option.Option]:
        return [UseAbility(self.ability), PASS]

    def resolve(self, game: State, option: option.Option) -> None:
        if option != PASS:
            use(game, self.run, self.ability)


def use(game: State, run: CardRun, ability: AbilityId) -> None:
    """Carry out an ability."""
    spend(game, ability)
    game.tell(EVERYONE, events.used, game.who(run.player), ability)
    run.go_on(game, run.todo)


class Triggered(Procedure):
    """Abilities whose moment has come; each has one chance. [RIM-ABIL-12, 23, 24]"""

    whens: tuple[str, ...]
    players: tuple[PlayerId, ...]
    run: CardRun  # what is fixed: the patrol, the job, the cargo …
    orderer: PlayerId  # who picks the order
    done: tuple[AbilityId, ...] = ()

    @property
    def steps(self) -> Steps:
        return NEXT


def trigger(
    game: State, whens: tuple[When, ...], players: Iterable[PlayerId], run: CardRun, orderer: PlayerId | None = None
) -> None:
    """The moment of these abilities has come, for these players. The active player picks the order, or the `orderer`;
    in the turn of the automatic opponent the person does. [RIM-ABIL-23, RIM-SOLO-89]"""
    concerned = tuple(
        player for player in players if not game.is_ai(player) and any(at_moment(game, player, when) for when in whens)
    )
    if concerned:
        active = concerned[0] if game.is_ai(game.turn) else game.turn
        game.perform(Triggered(whens, concerned, run, active if orderer is None else orderer))


def waiting(game: State, frame: Triggered) -> list[tuple[PlayerId, Source]]:
    """The abilities that still have their chance, each with its owner."""
    whens: tuple[Any, ...] = frame.whens
    return [
        (player, source)
        for player in frame.players
        for when in whens
        for source in at_moment(game, player, when)
        if source[0] not in frame.done and usable(game, player, source, frame.run)
    ]


def next_ability(game: State, frame: Triggered) -> None:
    """One after another, as long as one is left. [RIM-ABIL-23]"""
    left = waiting(game, frame)
    if left and (len(left) == 1 or all(unordered(source[0]) for _, source in left)):
        give_chance(game, frame, *left[0])
    elif left:
        game.ask_for(NextAbility(frame.orderer, frame))


def unordered(ability: AbilityId) -> bool:
    """Whether nobody has to pick when it comes."""
    return not ABILITY[ability].optional and in_any_order(ABILITY[ability].do)


def give_chance(game: State, frame: Triggered, owner: PlayerId, source: Source) -> None:
    """An ability is carried out, or, if it is optional, its owner is asked. [RIM-ABIL-25, 26]"""
    game.perform(replace(frame, done=(*frame.done, source[0])))
    run = run_for(owner, source, frame.run)
    if ABILITY[source[0]].optional:
        game.ask_for(MayUse(owner, run, source[0]))
    else:
        use(game, run, source[0])


NEXT: Final[Steps] = (next_ability,)


# Secrets


def secret_ability(secret: Secret) -> AbilityId:
    """What the facedown card of a player can do. [RIM-SECRET-4]"""
    return SECRETS[secret.card, secret.section]


def could_be(section: SectionId) -> list[AbilityId]:
    """What a secret of this section can be, as far as everybody knows. [RIM-HIDDEN-21]"""
    return [SECRETS[card, section] for card in STACK[STACK_OF_SECTION[section]] if (card, section) in SECRETS]


def could_hold(section: SectionId) -> Callable[[CardId], bool]:
    """Whether a card can be a secret of this section."""
    return lambda card: (card, section) in SECRETS
