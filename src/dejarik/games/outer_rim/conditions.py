"""What can be asked for on a card. [RIM-ABIL-51 … 59]"""

from __future__ import annotations

from typing import Literal, TypeAlias

from dejarik.games.outer_rim.abilities import skill_count
from dejarik.games.outer_rim.components import (
    ASSET,
    CARDS,
    CHARACTER,
    COST,
    FACTIONS,
    IS_NAVPOINT,
    IS_PLANET,
    KIND,
    MAELSTROM,
    PATROL,
    PLANET_FACTION,
    SCRIPT,
    SHEET,
    CardId,
    Cargo,
    CharacterId,
    Counter,
    Crew,
    FactionId,
    Gear,
    Kind,
    MarkId,
    Reputation,
    SkillId,
    SpaceId,
)
from dejarik.games.outer_rim.fame import more_famous, most_famous
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.state import (
    BOUNTIES,
    COUNTERS,
    ILLEGAL,
    JOBS,
    NEGATIVE,
    NEUTRAL,
    PATROLS,
    POSITIVE,
    WINS,
    State,
)

LEVELS: dict[Reputation, int] = {"negative": NEGATIVE, "neutral": NEUTRAL, "positive": POSITIVE}


@SCRIPT.condition("rep")
def has_rep(game: State, run: CardRun, faction: FactionId, is_: Reputation) -> bool:
    return game.rep(run.player, faction) == LEVELS[is_]


@SCRIPT.condition("positive_reputations")
def positive_reputations(game: State, run: CardRun, between: tuple[int, ...]) -> bool:
    count = sum(game.rep(run.player, FactionId(each)) == POSITIVE for each in range(len(FACTIONS)))
    return between[0] <= count <= between[1]


@SCRIPT.condition("has_skill")
def has_skill(game: State, run: CardRun, skill: SkillId) -> bool:
    """Skills gained for one test do not count. [RIM-SKILL-7, RIM-ABIL-53]"""
    return skill_count(game, run.player, skill) > 0


Quality: TypeAlias = Literal["droid", "illegal", "armor", "weapon"]  # what else can be asked of an asset


@SCRIPT.condition("has")
def has(
    game: State,
    run: CardRun,
    asset: Kind,
    count: int = 1,
    trait: Quality | None = None,
    id_: str = "",
) -> bool:
    """So many assets of a kind, or a certain card. [RIM-ABIL-54]"""
    return sum(is_meant(card, asset, trait, id_) for card in game.assets[run.player]) >= count


def is_meant(card: CardId, asset: Kind, trait: Quality | None, id_: str) -> bool:
    """Whether a card is an asset of this kind, with this trait, or this very card. [RIM-ABIL-54]"""
    if KIND[card] != asset or (id_ and CARDS[card] != id_):
        return False
    printed = ASSET[card]
    if trait is None:
        return True
    if trait == "droid":
        return isinstance(printed, Crew) and printed.droid
    if trait == "illegal":
        return isinstance(printed, Cargo) and printed.illegal
    return isinstance(printed, Gear) and trait in printed.traits


@SCRIPT.condition("combined_cost")
def combined_cost(game: State, run: CardRun, assets: tuple[Kind, ...], at_least: int) -> bool:
    """An asset without a cost counts as 0. [RIM-GOAL-19]"""
    return sum(COST[card] for card in game.assets[run.player] if KIND[card] in assets) >= at_least


@SCRIPT.condition("ship_cost_at_least")
def ship_cost_at_least(game: State, run: CardRun, cost: int) -> bool:
    return SHEET[game.ships[run.player]].cost >= cost


@SCRIPT.condition("credits_at_least")
def credits_at_least(game: State, run: CardRun, count: int) -> bool:
    return game.credits[run.player] >= count


@SCRIPT.condition("fame")
def compared_fame(game: State, run: CardRun, who: Literal["most", "not-most"]) -> bool:
    """Whoever ties for the highest fame is most famous. [RIM-FAME-10, 11]"""
    return (run.player in most_famous(game)) == (who == "most")


@SCRIPT.condition("opponent_fame")
def opponent_fame(game: State, run: CardRun, than: Literal["higher"]) -> bool:
    """Strictly more, when the reward is gained. [RIM-FAME-14, RIM-ABIL-57]"""
    return run.chosen is not None and more_famous(game, run.chosen, run.player)


@SCRIPT.condition("planet")
def on_planet(game: State, run: CardRun, planet: SpaceId) -> bool:
    return game.places[run.player] == planet


@SCRIPT.condition("space")
def in_space(game: State, run: CardRun, kind: Literal["planet", "navpoint", "maelstrom"]) -> bool:
    place = game.places[run.player]
    if kind == "maelstrom":
        return place == MAELSTROM
    return (IS_PLANET if kind == "planet" else IS_NAVPOINT)[place]


@SCRIPT.condition("faction_planet")
def on_faction_planet(game: State, run: CardRun, faction: Literal["any"] | FactionId) -> bool:
    here = PLANET_FACTION[game.places[run.player]]
    return here is not None if faction == "any" else here == faction


@SCRIPT.condition("patrol_here")
def patrol_here(game: State, run: CardRun, faction: Literal[True] | FactionId) -> bool:
    here = game.patrols_at(game.places[run.player])
    return bool(here) if faction is True else faction in here


@SCRIPT.condition("player_here")
def player_here(game: State, run: CardRun) -> bool:
    return bool(game.here(run.player))


@SCRIPT.condition("marked")
def marked(game: State, run: CardRun, mark: MarkId) -> bool:
    return mark in game.marks


@SCRIPT.condition("droid")
def is_droid(game: State, run: CardRun) -> bool:
    return CHARACTER[game.who(run.player)].droid


@SCRIPT.condition("character")
def is_character(game: State, run: CardRun, who: CharacterId) -> bool:
    return game.who(run.player) == who


@SCRIPT.condition("counter")
def counted(game: State, run: CardRun, name: Counter, at_least: int) -> bool:
    """How often it happened since the goal was in play. [RIM-GOAL-15]"""
    return count_of(game, run.player, name) >= at_least


NUMBER: dict[Counter, int] = {
    "bounty-rewards-gained": BOUNTIES,
    "jobs-completed": JOBS,
    "combats-won": WINS,
    "illegal-cargo-delivered": ILLEGAL,
    "patrols-beaten-with-this-ship": PATROLS,
}


def count_of(game: State, player: int, name: Counter) -> int:
    if name == "sabotaged-imperial-planets":
        return len(game.sabotaged)
    return game.counters[player * COUNTERS + NUMBER[name]]


@SCRIPT.condition("patrol_reward")
def patrol_reward(game: State, run: CardRun, reward: Literal["fame"]) -> bool:
    """The beaten patrol pays fame: it is of level 2 or 3. [RIM-PATROL-6, RIM-ABIL-57]"""
    if run.patrol is None:
        return False
    printed = PATROL[run.patrol, game.patrol_levels[run.patrol]].reward
    return any(effect.op == reward for effect in SCRIPT.lists[printed])


@SCRIPT.condition("fighting")
def fighting(game: State, run: CardRun, how: Literal["as-attacker", "ground", "ship"]) -> bool:
    if not game.fights:
        return False
    fight = game.fight
    return fight.attacker == run.player if how == "as-attacker" else fight.ship == (how == "ship")


@SCRIPT.condition("test_skill")
def testing(game: State, run: CardRun, skill: SkillId) -> bool:
    return bool(game.throws) and game.throw.skill == skill
