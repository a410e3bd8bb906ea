"""The Deliver action: cargo and captured marks are brought to their planets. [RIM-DELIVER]"""

from __future__ import annotations

from typing import Final

from dejarik.engine import option
from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure, Steps
from dejarik.engine.script import NOTHING
from dejarik.games.outer_rim.abilities import trigger
from dejarik.games.outer_rim.actions import DELIVER, action
from dejarik.games.outer_rim.assets import discard
from dejarik.games.outer_rim.bounties import bounty_on_card, deliver_mark
from dejarik.games.outer_rim.components import ASSET, SCRIPT, CardId, Cargo, PlayerId
from dejarik.games.outer_rim.databank import resolve
from dejarik.games.outer_rim.dice.throws import ThrowDice, taken
from dejarik.games.outer_rim.encounters import events
from dejarik.games.outer_rim.forms import DONE, Choice, Option, Weighed
from dejarik.games.outer_rim.goals import count, ship_goal
from dejarik.games.outer_rim.rewards import Rewarding
from dejarik.games.outer_rim.runs import NO_RUN, CardRun
from dejarik.games.outer_rim.special import special
from dejarik.games.outer_rim.state import CRIT, FOCUS, HIT, ILLEGAL, State
from dejarik.games.outer_rim.targets import rule_works_on

INSPECTION: Final = 1  # the number of the databank cards for cargo that is noticed [RIM-DELIVER-6]


def cargo_on(card: CardId) -> Cargo:
    """What is printed on a card of cargo."""
    asset = ASSET[card]
    assert isinstance(asset, Cargo)
    return asset


# What can be delivered


def deliverable(game: State, player: PlayerId) -> list[CardId]:
    """The cargo and the captured marks of a player whose destination is here.
    [RIM-DELIVER-2, 7, RIM-CARGO-1, RIM-EFFECT-37, 51]"""
    place = game.places[player]
    found = []
    for card in game.assets[player]:
        asset = ASSET[card]
        if isinstance(asset, Cargo):
            token = asset.destination == "planet-with-credit-token"
            if place == (game.holocron if token else asset.destination):
                found.append(card)
        elif card in game.captured and bounty_on_card(card).capture.destination == place:
            found.append(card)
    return found


def can_deliver(game: State, player: PlayerId) -> bool:
    return bool(deliverable(game, player))


# The action


class DeliverCard(Option):
    """Deliver this cargo, or the mark on this bounty."""

    words = "deliver {card}"
    touched = ("card/{card}",)

    card: CardId


class Deliver(Procedure):
    """One delivery after another, in the order that the player likes, each card tried once.
    [RIM-DELIVER-1, 9 … 11, 13, RIM-RUL-5]"""

    player: PlayerId
    tried: tuple[CardId, ...] = ()

    @property
    def steps(self) -> Steps:
        return DELIVERING


@action(DELIVER, can_deliver)
def deliver_action(game: State, player: PlayerId) -> None:
    """In the action step. [RIM-DELIVER-1, RIM-ACT-3, 7]"""
    game.perform(Deliver(player))


def choose_next(game: State, frame: Deliver) -> None:
    """Until nothing is left to be tried. [RIM-DELIVER-13]"""
    if any(card not in frame.tried for card in deliverable(game, frame.player)):
        game.ask_for(ChooseDelivery(frame.player, frame.tried))


DELIVERING: Final[Steps] = (choose_next,)


class ChooseDelivery(Weighed):
    """What is delivered next, or no more. [RIM-DELIVER-10, 13]"""

    player: PlayerId
    tried: tuple[CardId, ...]

    rule = "RIM-DELIVER-13"
    offers = (DeliverCard, Choice)
    declining = DONE

    def options(self, game: State) -> list[option.Option]:
        left = [card for card in deliverable(game, self.player) if card not in self.tried]
        return [*[DeliverCard(card) for card in left], DONE]

    def resolve(self, game: State, option: option.Option) -> None:
        if isinstance(option, DeliverCard):
            card = option.card
            game.perform(Deliver(self.player, (*self.tried, card)))
            if card in game.captured:
                deliver_mark(game, self.player, card)
            elif cargo_on(card).illegal:
                game.perform(Smuggling(self.player, card))
            else:
                deliver_cargo(game, self.player, card)


# ILLEGAL cargo


class Smuggling(Procedure):
    """ILLEGAL cargo has to get past a die. [RIM-DELIVER-4, 14, RIM-CARGO-7]"""

    player: PlayerId
    card: CardId

    @property
    def steps(self) -> Steps:
        return SMUGGLING


def roll_for_it(game: State, frame: Smuggling) -> None:
    """1. One die, and rerolls. [RIM-DELIVER-4, 14]"""
    game.perform(ThrowDice(frame.player, 1))


def turn_it(game: State, frame: Smuggling) -> None:
    """2. Abilities that change what it shows. [RIM-DELIVER-14, RIM-ABIL-43]"""
    trigger(game, ("deliver-roll",), [frame.player], NO_RUN, orderer=frame.player)


def read_it(game: State, frame: Smuggling) -> None:
    """3. A hit lets it through; anything else, a crit among it, leads to databank card #1.
    [RIM-DELIVER-5, 6, RIM-DICE-3]"""
    hit = game.throw.shown[HIT] > 0
    taken(game)
    if hit:
        deliver_cargo(game, frame.player, frame.card)
    else:
        game.tell(EVERYONE, events.inspected, game.who(frame.player), frame.card)
        resolve(game, CardRun(NOTHING, frame.player, cargo=frame.card), INSPECTION)


SMUGGLING: Final[Steps] = (roll_for_it, turn_it, read_it)


def turn_die(game: State) -> None:
    """The die of the delivery becomes a hit. [RIM-EFFECT-45]"""
    throw = game.throw
    throw.shown[:] = [int(face == HIT) for face in range(len(throw.shown))]


@special("turn-delivery-die")
def turn_delivery_die(game: State, run: CardRun, count: int) -> None:
    """Any face. [RIM-EFFECT-45]"""
    turn_die(game)


@special("turn-delivery-die-fc")
def turn_delivery_die_fc(game: State, run: CardRun, count: int) -> None:
    """A focus or a crit. [RIM-EFFECT-45]"""
    turn_die(game)


@rule_works_on("turn-delivery-die")
def shows_no_hit(game: State, run: CardRun, count: int) -> bool:
    return bool(game.throws) and not game.throw.shown[HIT]


@rule_works_on("turn-delivery-die-fc")
def shows_focus_or_crit(game: State, run: CardRun, count: int) -> bool:
    return bool(game.throws) and game.throw.shown[FOCUS] + game.throw.shown[CRIT] > 0


@SCRIPT.effect("deliver")
def let_through(game: State, run: CardRun) -> None:
    """What databank card #1 lets through counts as delivered ILLEGAL cargo. [RIM-DELIVER-16, RIM-EFFECT-15]"""
    if run.cargo is not None and run.cargo in game.assets[run.player]:
        deliver_cargo(game, run.player, run.cargo)


# Cargo that has arrived


class CargoDelivery(Procedure):
    """Cargo is delivered. [RIM-DELIVER-3, 15, RIM-RUL-68]"""

    player: PlayerId
    card: CardId

    @property
    def steps(self) -> Steps:
        return CARGO_DELIVERY


def deliver_cargo(game: State, player: PlayerId, card: CardId) -> None:
    game.perform(CargoDelivery(player, card))


def reward_cargo(game: State, frame: CargoDelivery) -> None:
    """1. Abilities that change the reward, then the reward. [RIM-DELIVER-3, 15, RIM-ABIL-43]"""
    cargo = cargo_on(frame.card)
    game.tell(EVERYONE, events.delivered, game.who(frame.player), frame.card)
    run = CardRun(cargo.reward, frame.player, frame.card, cargo=frame.card)
    game.perform(Rewarding(run, ("deliver-illegal",) if cargo.illegal else ()))


def put_cargo_away(game: State, frame: CargoDelivery) -> None:
    """2. The card is discarded. [RIM-DELIVER-3, RIM-EFFECT-52]"""
    discard(game, frame.player, frame.card)


def count_cargo(game: State, frame: CargoDelivery) -> None:
    """3. Counters and goals. [RIM-DELIVER-15, RIM-GOAL-15]"""
    ship_goal(game, frame.player, "deliver-cargo")
    if cargo_on(frame.card).illegal:
        count(game, frame.player, ILLEGAL)


def after_cargo(game: State, frame: CargoDelivery) -> None:
    """4. Abilities "after you deliver cargo". [RIM-ABIL-43]"""
    trigger(game, ("deliver-cargo",), [frame.player], NO_RUN)


CARGO_DELIVERY: Final[Steps] = (reward_cargo, put_cargo_away, count_cargo, after_cargo)
