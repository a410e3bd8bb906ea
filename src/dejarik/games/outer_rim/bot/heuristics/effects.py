"""What a card leaves to choose: a way, whether to pay, whose reputation, who is meant, an ability at its moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dejarik.engine.option import Option
from dejarik.engine.script import NOTHING, Effects
from dejarik.games.outer_rim.abilities import PASS, MayUse, rule_of
from dejarik.games.outer_rim.basics import ChooseFaction, ChooseWay, NameFaction, PayAndDo, TakeWay
from dejarik.games.outer_rim.bot.heuristics.dice import dice_gain
from dejarik.games.outer_rim.bot.profile import Profile, profile
from dejarik.games.outer_rim.bot.stakes import fame, money, rep_change
from dejarik.games.outer_rim.bot.worth import Around, payable, worth_with
from dejarik.games.outer_rim.components import ABILITY, SCRIPT, PlayerId
from dejarik.games.outer_rim.forms import YES
from dejarik.games.outer_rim.goals import PayForGoal, ship_goal_of
from dejarik.games.outer_rim.players import ChoosePlayer, NamePlayer
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.transfers import TRANSFER

SELDOM: Final = -6.0
CHANGED_SIDE: Final = 1.0  # what comes with the other side of a sheet


def around(game: State, run: CardRun) -> Around:
    """Where the effects of a card under way are carried out."""
    patrol = None if run.patrol is None else (run.patrol, game.patrol_levels[run.patrol])
    return Around(game.places[run.player], patrol, run.card, run.job, run.cargo)


def brings(game: State, own: Profile, run: CardRun, todo: Effects) -> float:
    """What a list brings in the middle of a card."""
    return worth_with(own, todo, around(game, run), frozenset(game.marks))


def way(game: State, ask: ChooseWay) -> Callable[[Option], float]:
    """The way that brings most."""
    own = profile(game, ask.player)

    def judge(option: Option) -> float:
        if not isinstance(option, TakeWay):
            return SELDOM
        todo = SCRIPT.choices[ask.ways][ask.number(option)].do
        return brings(game, own, ask.run, todo) + dice_gain(game, ask.player, todo)

    return judge


def pay(game: State, ask: PayAndDo) -> Callable[[Option], float]:
    """What it costs against what it brings."""
    own = profile(game, ask.player)
    declined = brings(game, own, ask.run, ask.declined)
    if payable(own, ask.cost):
        run = around(game, ask.run)
        done = both(own, run, ask.cost, ask.todo, frozenset(game.marks))
    else:
        done = SELDOM
    return lambda option: done if option == YES else SELDOM if option == TRANSFER else declined


def both(own: Profile, run: Around, cost: Effects, todo: Effects, marks: frozenset[int]) -> float:
    """One list after the other."""
    first = worth_with(own, cost, run, marks) if cost != NOTHING else 0.0  # type: ignore[arg-type]
    return first + worth_with(own, todo, run, marks)  # type: ignore[arg-type]


def pay_for_goal(game: State, ask: PayForGoal) -> Callable[[Option], float]:
    """Fame for credits."""
    own = profile(game, ask.player)
    goal = ship_goal_of(game, ask.player)
    assert goal is not None
    price = sum(effect.values[0] for effect in SCRIPT.lists[goal.cost] if effect.op == "credits") / 1000
    done = fame(own, 1) + CHANGED_SIDE + money(own, price)
    return lambda option: done if option == YES else SELDOM if option == TRANSFER else 0.0


def faction(game: State, ask: ChooseFaction) -> Callable[[NameFaction], float]:
    """Where a step counts most."""
    own = profile(game, ask.player)
    return lambda option: (
        rep_change(own, option.faction, ask.by) + 0.1 * (4 - game.patrol_levels[option.faction]) * (ask.by > 0)
    )


def player(game: State, ask: ChoosePlayer) -> Callable[[NamePlayer], float]:
    """What is good for somebody goes to oneself, else to the least famous; what is bad to the most famous."""
    good = worth_with(profile(game, ask.player), ask.todo, around(game, ask.run), frozenset()) >= 0

    def judge(option: NamePlayer) -> float:
        who = PlayerId(game.characters.index(option.who))
        if who == ask.player:
            return 5.0 if good else -5.0
        return -game.fame[who] if good else game.fame[who]

    return judge


def may_use(game: State, ask: MayUse) -> Callable[[Option], float]:
    """An ability at its moment."""
    own = profile(game, ask.player)
    gain = moment_gain(game, ask, own)
    return lambda option: 0.0 if option == PASS else gain


def moment_gain(game: State, ask: MayUse, own: Profile) -> float:
    rule = rule_of(ask.ability)
    if rule == "zero-credits-for-fame":
        return fame(own, 1) + money(own, -credits_coming(game, ask.run))
    return brings(game, own, ask.run, ABILITY[ask.ability].do) + dice_gain(game, ask.player, ABILITY[ask.ability].do)


def credits_coming(game: State, run: CardRun) -> int:
    """The thousands in the reward that is about to be gained."""
    from dejarik.games.outer_rim.rewards import coming_reward

    at = coming_reward(game)
    if at is None:
        return 0
    frame = game.stack[at]
    return sum(effect.values[0] for effect in SCRIPT.lists[frame.run.todo] if effect.op == "credits") // 1000  # type: ignore[attr-defined]
