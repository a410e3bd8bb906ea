"""What can be said of a pick before it is made: what it does, as far as that is printed in the open, and how likely the
tests and combats go well to which it leads. Secrets are left out, and what a card says that nobody has turned up yet.

`forms.Weighed` are the decisions that give this to the seat that is asked, so that no client has to know a rule for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final, TypeAlias, TypeVar

from dejarik.engine import option
from dejarik.engine.message import Message
from dejarik.engine.script import NOTHING, Effect, Effects
from dejarik.games.outer_rim.actions import CHOICES, MARKET, ChooseAction
from dejarik.games.outer_rim.assets.tokens import TOKEN_OF_CREW
from dejarik.games.outer_rim.basics import ChooseWay, PayAndDo, TakeWay
from dejarik.games.outer_rim.bounties import (
    CAPTURE,
    ELIMINATE,
    EliminateOrCapture,
    MayDefend,
    bounty_on_card,
)
from dejarik.games.outer_rim.combat.chances import Odds, combat_odds
from dejarik.games.outer_rim.combat.combat import ENDLESS, strength_of
from dejarik.games.outer_rim.combat.fights import ChooseRival, Rivals, Sort, in_ships, rivals
from dejarik.games.outer_rim.components import (
    CARDS,
    GEAR_MOD,
    IS_PLANET,
    KIND,
    PATROL,
    SCRIPT,
    SKILLS,
    CardId,
    CombatKind,
    EnemyId,
    FactionId,
    PlayerId,
    SkillId,
)
from dejarik.games.outer_rim.contacts import bounty_for
from dejarik.games.outer_rim.delivery import ChooseDelivery, DeliverCard, cargo_on
from dejarik.games.outer_rim.dice.chances import pass_chance, smuggle_chance
from dejarik.games.outer_rim.dice.skill_tests import ChooseSkill, several
from dejarik.games.outer_rim.encounters.choice import (
    AttemptJob,
    Challenge,
    ChooseEncounter,
    ChooseRemote,
    FightPatrol,
    HuntCrew,
    MeetContact,
)
from dejarik.games.outer_rim.encounters.meeting import FIGHT, MeetOrFight
from dejarik.games.outer_rim.explain.market import barred
from dejarik.games.outer_rim.forms import FORESEE, NO, YES, Check, Decision, Prospect, Ware
from dejarik.games.outer_rim.jobs import job_on
from dejarik.games.outer_rim.market.action import NOTHING_CYCLED, BuyAtMarket, CycleDeck
from dejarik.games.outer_rim.market.deals import BuyCard, BuyFromDeck
from dejarik.games.outer_rim.market.decks import shown
from dejarik.games.outer_rim.market.prices import market_discount, offers, price
from dejarik.games.outer_rim.market.special_order import BuyOrdered
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.transfers import player_of
from dejarik.games.outer_rim.wording import in_words, joined

D = TypeVar("D", bound=Decision)
F = TypeVar("F")


def foresees(kind: type[D]) -> Callable[[Callable[[D, State], F]], Callable[[D, State], F]]:
    """What can be said of the options of this decision."""

    def enter(foresee: Callable[[D, State], F]) -> Callable[[D, State], F]:
        FORESEE[kind] = foresee
        return foresee

    return enter


def prospect(pick: option.Option, what: Message | None = None, checks: Iterable[Check] = ()) -> Prospect:
    return {"pick": str(pick), "what": None if what is None else what.plain(), "checks": [*checks]}


# Checks


def per_cent(chance: float) -> int:
    """Never a whole hundred, or nothing, of what is not certain."""
    rounded = round(100 * chance)
    return rounded if chance in (0, 1) else min(99, max(1, rounded))


def skill_check(game: State, player: PlayerId, skill: SkillId, critical: bool = False) -> Check:
    """A test of a skill."""
    chance = per_cent(pass_chance(game, player, skill))
    return {"kind": "test", "skill": SKILLS[skill], "critical": critical, "dice": 0, "chance": chance, "defeat": 0}


def combat_check(odds: Odds, ship: bool, dice: int = 0) -> Check:
    """A combat."""
    return {
        "kind": "ship" if ship else "ground",
        "skill": None,
        "critical": False,
        "dice": dice,
        "chance": per_cent(odds.win),
        "defeat": per_cent(odds.defeat),
    }


def with_patrol(game: State, player: PlayerId, patrol: FactionId) -> Check:
    """A ship combat with the patrol of a faction. [RIM-PATROL-4, 7, 8]"""
    strength = strength_of(game, patrol)
    odds = combat_odds(game, player, ship=True, patrol=patrol)
    return combat_check(odds, ship=True, dice=0 if strength == ENDLESS else strength)


def with_player(game: State, player: PlayerId, other: PlayerId, ship: bool) -> Check:
    """A combat with another player."""
    return combat_check(combat_odds(game, player, ship=ship, against=other), ship)


def with_mark(game: State, player: PlayerId, bounty: CardId) -> Check:
    """A combat with the mark of a bounty. [RIM-BOUNTY-11]"""
    strength = bounty_on_card(bounty).combat
    ship = strength.kind == "ship"
    return combat_check(
        combat_odds(game, player, ship=ship, bounty=bounty, strength=strength.dice), ship, strength.dice
    )


# Of effects

Read: TypeAlias = Callable[..., list[Check]]


def checks_in(game: State, run: CardRun, todo: Effects) -> list[Check]:
    """The tests and combats of a list, as it would be carried out now; not those that only follow from others."""
    return [check for effect in SCRIPT.lists[todo] for check in _checks_of(game, run, effect)]


def _checks_of(game: State, run: CardRun, effect: Effect) -> list[Check]:
    read = _READ.get(effect.op)
    return [] if read is None else read(game, run, *effect.values)


def _if(game: State, run: CardRun, cond: Any, then: Effects, else_: Effects = NOTHING) -> list[Check]:
    return checks_in(game, run, then if cond.holds(game, run) else else_)


def _test(game: State, run: CardRun, skill: SkillId | tuple[SkillId, ...], *_: object) -> list[Check]:
    return [skill_check(game, run.player, each) for each in several(skill)]


def _fight(game: State, run: CardRun, enemy: EnemyId, type_: CombatKind, value: int, *_: Effects) -> list[Check]:
    ship = type_ == "ship"
    return [combat_check(combat_odds(game, run.player, ship=ship, strength=value), ship, value)]


def _fight_patrol(game: State, run: CardRun, faction: Any) -> list[Check]:
    patrol = run.patrol if isinstance(faction, str) else faction
    there = patrol is not None and patrol in game.patrols_at(game.places[run.player])
    return [with_patrol(game, run.player, patrol)] if patrol is not None and there else []


def _fight_player(game: State, run: CardRun, who: Rivals, type_: Sort, *_: Effects) -> list[Check]:
    found = rivals(game, run, who)
    ship = in_ships(game, run.player, type_)
    return [with_player(game, run.player, found[0], ship)] if len(found) == 1 else []


_READ: Final[dict[str, Read]] = {
    "if": _if,
    "test": _test,
    "contest": _test,
    "fight": _fight,
    "fight_patrol": _fight_patrol,
    "fight_player": _fight_player,
}


# Of decisions


@foresees(ChooseWay)
def of_ways(asked: ChooseWay, game: State) -> list[Prospect]:
    """What each way does, in words."""
    ways = SCRIPT.choices[asked.ways]
    return [
        prospect(option, in_words(do, "also"), checks_in(game, asked.run, do))
        for option in asked.options(game)
        if isinstance(option, TakeWay)
        for do in [ways[asked.number(option)].do]
    ]


@foresees(PayAndDo)
def of_paying(asked: PayAndDo, game: State) -> list[Prospect]:
    """What it costs and what is done for it, and what happens otherwise."""
    cost = [] if asked.cost == NOTHING else [in_words(asked.cost, "and")]
    paid = joined([*cost, in_words(asked.todo, "also")], "then")
    declined = None if asked.declined == NOTHING else in_words(asked.declined, "also")
    found = [prospect(NO, declined, checks_in(game, asked.run, asked.declined))]
    if YES in asked.options(game):
        found.insert(0, prospect(YES, paid, checks_in(game, asked.run, asked.todo)))
    return found


@foresees(ChooseSkill)
def of_skills(asked: ChooseSkill, game: State) -> list[Prospect]:
    return [prospect(option, checks=[skill_check(game, asked.player, option.skill)]) for option in asked.options(game)]


@foresees(ChooseDelivery)
def of_deliveries(asked: ChooseDelivery, game: State) -> list[Prospect]:
    """How likely ILLEGAL cargo gets past the die. [RIM-DELIVER-4, 5]"""
    return [
        prospect(option, checks=[smuggling(game, asked.player)])
        for option in asked.options(game)
        if isinstance(option, DeliverCard) and option.card not in game.captured and cargo_on(option.card).illegal
    ]


def smuggling(game: State, player: PlayerId) -> Check:
    chance = per_cent(smuggle_chance(game, player))
    return {"kind": "delivery", "skill": None, "critical": False, "dice": 0, "chance": chance, "defeat": 0}


@foresees(ChooseEncounter)
def of_encounters(asked: ChooseEncounter, game: State) -> list[Prospect]:
    return [*encounters(game, asked.player, asked.options(game))]


@foresees(ChooseRemote)
def of_remote_encounters(asked: ChooseRemote, game: State) -> list[Prospect]:
    return [*encounters(game, asked.player, asked.options(game))]


def encounters(game: State, player: PlayerId, options: Iterable[option.Option]) -> Iterable[Prospect]:
    """What can be encountered: patrols, marks of bounties, jobs, other players."""
    for each in options:
        if isinstance(each, FightPatrol):
            reward = PATROL[each.faction, game.patrol_levels[each.faction]].reward
            what = None if reward == NOTHING else in_words(reward, "also")
            yield prospect(each, what, [with_patrol(game, player, each.faction)])
        elif isinstance(each, AttemptJob):
            yield of_job(game, player, each)
        elif isinstance(each, MeetContact | HuntCrew):
            contact = each.contact if isinstance(each, MeetContact) else TOKEN_OF_CREW[each.crew]
            bounty = bounty_for(game, player, contact)
            if bounty is not None:
                yield prospect(each, checks=[with_mark(game, player, bounty)])
        elif isinstance(each, Challenge):
            yield prospect(each, checks=[with_player(game, player, player_of(game, each.who), ship=True)])


def of_job(game: State, player: PlayerId, pick: AttemptJob) -> Prospect:
    """What it brings, and the skills that it tests, as the card says. Nobody reads ahead in the databank.
    [RIM-JOB-5, 10]"""
    job = job_on(pick.job)
    tests = [skill_check(game, player, skill, skill in job.critical) for skill in job.skills]
    return prospect(pick, in_words(job.reward, "also"), tests)


@foresees(MeetOrFight)
def of_meeting(asked: MeetOrFight, game: State) -> list[Prospect]:
    bounty = bounty_for(game, asked.player, asked.contact)
    if bounty is None or FIGHT not in asked.options(game):
        return []
    return [prospect(FIGHT, checks=[with_mark(game, asked.player, bounty)])]


@foresees(MayDefend)
def of_defending(asked: MayDefend, game: State) -> list[Prospect]:
    """On a planet a ground combat, elsewhere a ship combat. [RIM-BOUNTY-22]"""
    ship = not IS_PLANET[game.places[asked.hunter]]
    return [prospect(YES, checks=[with_player(game, asked.player, asked.hunter, ship)])]


@foresees(EliminateOrCapture)
def of_fates(asked: EliminateOrCapture, game: State) -> list[Prospect]:
    """The two rewards. [RIM-BOUNTY-12 … 14]"""
    printed = bounty_on_card(asked.bounty)
    return [
        prospect(ELIMINATE, in_words(printed.eliminate, "also")),
        prospect(CAPTURE, in_words(printed.capture.reward, "also")),
    ]


@foresees(ChooseRival)
def of_rivals(asked: ChooseRival, game: State) -> list[Prospect]:
    ship = in_ships(game, asked.player, asked.type_)
    return [
        prospect(each, checks=[with_player(game, asked.player, player_of(game, each.who), ship)])
        for each in asked.options(game)
    ]


# Of the market


@foresees(ChooseAction)
def of_actions(asked: ChooseAction, game: State) -> list[Ware]:
    """What the market would offer, with all that leads there."""
    to_market = CHOICES[MARKET]
    way = [str(to_market), str(NOTHING_CYCLED)]
    return at_market(game, asked.player, way) if to_market in asked.options(game) else []


@foresees(CycleDeck)
def of_cycling(asked: CycleDeck, game: State) -> list[Ware]:
    return at_market(game, asked.player, [str(NOTHING_CYCLED)])


@foresees(BuyAtMarket)
def of_buying(asked: BuyAtMarket, game: State) -> list[Ware]:
    return at_market(game, asked.player, [])


def at_market(game: State, player: PlayerId, way: list[str]) -> list[Ware]:
    """The top cards, at the price of the Market action. [RIM-MARKET-5, RIM-EFFECT-31]"""
    discount = market_discount(game, player)
    return [ware(game, player, each.card, discount, way) for each in offers(game, player)]


@foresees(BuyFromDeck)
def of_revealed(asked: BuyFromDeck, game: State) -> list[Ware]:
    cards = shown(game, asked.deck, asked.count)
    return [ware(game, asked.player, card, asked.discount) for card in cards]


@foresees(BuyOrdered)
def of_ordered(asked: BuyOrdered, game: State) -> list[Ware]:
    cards = shown(game, GEAR_MOD, asked.cards)
    return [ware(game, asked.player, card) for card in cards if KIND[card] == asked.kind]


def ware(game: State, player: PlayerId, card: CardId, discount: int = 0, way: Sequence[str] = ()) -> Ware:
    objection = barred(game, player, card, discount)
    return {
        "card": CARDS[card],
        "price": price(game, player, card, discount),
        "picks": [] if objection else [*way, str(BuyCard(card))],
        "why": None if objection is None else replace(objection.message, rule=objection.rule).plain(),
    }
