"""The plainest effects of cards: credits, fame, reputation, damage, choices, marks.
[RIM-EFFECT-1 … 6, 12 … 14, 16]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from dejarik.engine import option, script
from dejarik.engine.script import NOTHING, Effects, Ways
from dejarik.games.outer_rim.components import (
    ASSET,
    FACTIONS,
    PLANET_FACTION,
    SCRIPT,
    WAYS,
    Body,
    FactionId,
    Job,
    MarkId,
    PlayerId,
    Reputation,
    WayId,
)
from dejarik.games.outer_rim.conditions import LEVELS
from dejarik.games.outer_rim.damage import room_for, suffer
from dejarik.games.outer_rim.fame import gain_fame
from dejarik.games.outer_rim.forms import NO, YES, Choice, Decision, Option, Weighed
from dejarik.games.outer_rim.money import gain_credits
from dejarik.games.outer_rim.reputation import change_rep, set_rep
from dejarik.games.outer_rim.runs import CardRun, break_off
from dejarik.games.outer_rim.state import NEGATIVE, POSITIVE, State
from dejarik.games.outer_rim.transfers import TRANSFER, help_for_ways, offer_with_help, propose_transfer

# Choices


class TakeWay(Option):
    """One of the ways that a card offers."""

    words = "choose {way}"
    labelled = "{way}"

    way: WayId


class ChooseWay(script.ChooseWay[State], Weighed):
    """Exactly one of the ways whose condition holds; credits of others may open another.
    [RIM-EFFECT-12, RIM-CREDIT-10]"""

    player: PlayerId
    run: CardRun
    ways: Ways

    rule = "RIM-EFFECT-12"
    offers = (TakeWay, Choice)

    def way(self, number: int) -> TakeWay:
        return TakeWay(WayId(WAYS.number(SCRIPT.choices[self.ways][number].option)))

    def number(self, option: TakeWay) -> int:
        return [way.option for way in SCRIPT.choices[self.ways]].index(WAYS[option.way])

    def options(self, game: State) -> list[option.Option]:
        found = [self.way(number) for number in SCRIPT.open_ways(game, self.run, self.ways)]
        return [*found, TRANSFER] if help_for_ways(game, self.run, self.ways) else [*found]

    def resolve(self, game: State, option: Any) -> None:
        if option == TRANSFER:
            propose_transfer(game, self.player, self)
        else:
            script.ChooseWay.resolve(self, game, option)


@SCRIPT.effect("choose")
def choose(game: State, run: CardRun, ways: Ways) -> None:
    """Without any way that is open nothing happens. [RIM-EFFECT-12]"""
    game.offer(ChooseWay(run.player, run, ways))


class PayAndDo(script.MayDo[State], Weighed):
    """Pay what it costs and do it, or not. [RIM-EFFECT-13, RIM-CREDIT-10, RIM-ABIL-3, 5]"""

    player: PlayerId
    run: CardRun
    todo: Effects
    cost: Effects
    declined: Effects

    rule = "RIM-EFFECT-13"
    offers = (Choice,)
    yes = YES
    no = NO
    declining = NO

    def options(self, game: State) -> list[option.Option]:
        return offer_with_help(game, self.run, self.cost)

    def resolve(self, game: State, option: option.Option) -> None:
        if option == TRANSFER:
            propose_transfer(game, self.player, self)
        else:
            script.MayDo.resolve(self, game, option)


@SCRIPT.effect("may")
def may(game: State, run: CardRun, do: Effects, cost: Effects = NOTHING, decline: Effects = NOTHING) -> None:
    """What cannot be paid is declined. [RIM-EFFECT-13]"""
    game.offer(PayAndDo(run.player, run, do, cost, decline))


# Credits and fame


@SCRIPT.effect("credits")
def credits(game: State, run: CardRun, count: int) -> None:
    gain_credits(game, run.player, count)


@SCRIPT.cost("credits")
def can_pay_credits(game: State, run: CardRun, count: int) -> bool:
    return game.credits[run.player] + count >= 0


@SCRIPT.effect("fame")
def change_fame(game: State, run: CardRun, count: int) -> None:
    gain_fame(game, run.player, count)


# Reputation

WhoseRep: TypeAlias = Literal["planet", "patrol-here", "nearest-patrol", "job", "choose"] | FactionId


class NameFaction(Option):
    """This faction."""

    words = "faction {faction}"
    labelled = "{faction}"
    touched = ("reputation/{faction}",)

    faction: FactionId


class ChooseFaction(Decision):
    """The faction whose reputation changes: any one, or one of several nearest patrols. [RIM-EFFECT-4, RIM-MAP-17]"""

    player: PlayerId
    among: tuple[FactionId, ...]
    by: int

    rule = "RIM-EFFECT-4"
    prompted = ("by",)
    offers = (NameFaction,)

    def options(self, game: State) -> Sequence[NameFaction]:
        return [NameFaction(faction) for faction in self.among]

    def resolve(self, game: State, option: NameFaction) -> None:
        change_rep(game, self.player, option.faction, self.by)


def nearest_patrols(game: State, player: PlayerId) -> tuple[FactionId, ...]:
    """The factions of the patrols that are nearest to a player. [RIM-MAP-15, 18]"""
    distance = game.arc.distance[game.places[player]]
    least = min(distance[place] for place in game.patrols)
    return tuple(FactionId(each) for each, place in enumerate(game.patrols) if distance[place] == least)


def factions_meant(
    game: State,
    run: CardRun,
    faction: WhoseRep,
) -> tuple[FactionId, ...]:
    """Whose reputation an effect speaks of: nobody's, where there is no such faction. [RIM-REP-9, RIM-EFFECT-4]"""
    if not isinstance(faction, str):
        return (faction,)
    if faction == "planet":
        here = PLANET_FACTION[game.places[run.player]]
        return () if here is None else (here,)
    if faction == "patrol-here":
        return () if run.patrol is None else (run.patrol,)
    if faction == "nearest-patrol":
        return nearest_patrols(game, run.player)
    if faction == "job":
        job = None if run.job is None else ASSET[run.job]
        return (job.faction,) if isinstance(job, Job) and job.faction is not None else ()
    return tuple(FactionId(each) for each in range(len(FACTIONS)))


@SCRIPT.effect("rep")
def rep(
    game: State,
    run: CardRun,
    faction: WhoseRep,
    count: int,
) -> None:
    meant = factions_meant(game, run, faction)
    if meant:
        game.offer(ChooseFaction(run.player, meant, count))


@SCRIPT.cost("rep")
def can_pay_rep(
    game: State,
    run: CardRun,
    faction: WhoseRep,
    count: int,
) -> bool:
    """A step of the track that is not there cannot be paid. [RIM-ABIL-5]"""
    return any(
        NEGATIVE <= game.rep(run.player, each) + count <= POSITIVE for each in factions_meant(game, run, faction)
    )


@SCRIPT.effect("set_rep")
def put_rep(game: State, run: CardRun, faction: FactionId, to: Reputation) -> None:
    set_rep(game, run.player, faction, LEVELS[to])


# Damage


@SCRIPT.effect("damage")
def damage(game: State, run: CardRun, to: Body, count: int) -> None:
    suffer(game, run.player, to, count)


@SCRIPT.cost("damage")
def can_suffer(game: State, run: CardRun, to: Body, count: int) -> bool:
    """In full, without exceeding health or hull. [RIM-EFFECT-13, RIM-RUL-62]"""
    return room_for(game, run.player, to) >= count


# Marks, turns, other players


@SCRIPT.effect("mark")
def mark(game: State, run: CardRun, name: MarkId) -> None:
    if name not in game.marks:
        game.marks.append(name)


@SCRIPT.effect("extra_turn")
def extra_turn(game: State, run: CardRun) -> None:
    """Not in an extra turn, and never more than one. [RIM-TURN-7, 10, RIM-MAEL-5]"""
    if not game.in_extra_turn:
        game.extra_turn = True


@SCRIPT.effect("end_turn")
def end_turn(game: State, run: CardRun) -> None:
    break_off(game)


# What holds as long as one has it


@SCRIPT.effect("stat")
def stat(
    game: State,
    run: CardRun,
    ground_combat: int = 0,
    ship_combat: int = 0,
    health: int = 0,
    hull: int = 0,
    hyperdrive: int = 0,
    fame_bonus: int = 0,
) -> None:
    """Nothing is carried out: `abilities.value` adds it. [RIM-EFFECT-27]"""
