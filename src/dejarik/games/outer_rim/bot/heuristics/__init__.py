"""What a player of some sense would do, decision by decision: a number for each option, in thousands of credits.

Each looks at the position as the asked player knows it: at what lies openly, at the tokens that the player has looked
at, at the own secrets.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from dejarik.engine.option import Option
from dejarik.games.outer_rim.abilities import MayUse, NextAbility
from dejarik.games.outer_rim.actions import ChooseAction
from dejarik.games.outer_rim.assets.discarding import LoseAsset
from dejarik.games.outer_rim.assets.exchange import TakeDroid
from dejarik.games.outer_rim.assets.gaining import GainAsset
from dejarik.games.outer_rim.assets.room import MakeRoom
from dejarik.games.outer_rim.assets.tokens import PutTokenBack
from dejarik.games.outer_rim.basics import ChooseFaction, ChooseWay, PayAndDo
from dejarik.games.outer_rim.bot.heuristics import (
    cards,
    deals,
    dice,
    effects,
    fights,
    gathering,
    market,
    meetings,
    turns,
)
from dejarik.games.outer_rim.bounties import EliminateOrCapture, MayDefend
from dejarik.games.outer_rim.characters import ChooseAiCharacter, ChooseCharacter, ChooseShip
from dejarik.games.outer_rim.combat.combat import FirstDefeat
from dejarik.games.outer_rim.combat.fights import ChooseRival
from dejarik.games.outer_rim.contacts import MoveTo, PickContact, SwapWith
from dejarik.games.outer_rim.delivery import ChooseDelivery
from dejarik.games.outer_rim.dice.changes import PickDie
from dejarik.games.outer_rim.dice.rolls import ChooseDie
from dejarik.games.outer_rim.dice.skill_tests import ChooseSkill
from dejarik.games.outer_rim.dice.windows import UseAtRoll
from dejarik.games.outer_rim.encounters.choice import ChooseEncounter, ChooseRemote
from dejarik.games.outer_rim.encounters.drawing import ChooseCard, ChoosePatrol
from dejarik.games.outer_rim.encounters.meeting import MeetOrFight
from dejarik.games.outer_rim.goals import NextGoal, PayForGoal
from dejarik.games.outer_rim.jobs import ChooseOpponent
from dejarik.games.outer_rim.market.action import BuyAtMarket, CycleDeck
from dejarik.games.outer_rim.market.deals import BuyFromDeck, RevealCards
from dejarik.games.outer_rim.market.information_broker import ExposePlanet
from dejarik.games.outer_rim.market.purchase import TradeIn
from dejarik.games.outer_rim.market.sith_holocron import ChooseWhoMarks, MarkPlanet
from dejarik.games.outer_rim.market.special_order import BuyOrdered, NameOrder
from dejarik.games.outer_rim.market.used_ship import ChooseUsedShip
from dejarik.games.outer_rim.movement import ChooseSpace, PutYourself, SlipPast, StopMover
from dejarik.games.outer_rim.patrols import MovePatrol, SendPatrol
from dejarik.games.outer_rim.planning import ChoosePlan
from dejarik.games.outer_rim.players import ChoosePlayer
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.trade import AnswerDeal, ChoosePartner, ComposeDeal
from dejarik.games.outer_rim.transfers import AnswerTransfer, ProposeTransfer, TransferAmount
from dejarik.games.outer_rim.turn import UseBeforeEnd

Judge = Callable[[State, Any], Callable[[Any], float]]


def heuristic(game: State) -> list[float]:
    """How each option of the decision on top of the stack appeals to the player who is asked."""
    ask = game.ask
    assert ask is not None
    judge = JUDGES[type(game.stack[-1])](game, game.stack[-1])
    return [judge(option) for option in ask.options]


def alike(game: State, ask: Any) -> Callable[[Option], float]:
    """It makes no difference, or none that one could foresee."""
    return even


def even(option: Option) -> float:
    return 0.0


JUDGES: Final[Mapping[type, Judge]] = {
    AnswerDeal: deals.answer,
    AnswerTransfer: deals.answer_transfer,
    BuyAtMarket: market.buy,
    BuyFromDeck: market.buy_from_deck,
    BuyOrdered: market.buy_ordered,
    ChooseAction: turns.act,
    ChooseCard: meetings.card_to_resolve,
    ChooseCharacter: alike,
    ChooseDelivery: cards.deliver,
    ChooseDie: alike,
    ChooseEncounter: turns.encounter,
    ChooseFaction: effects.faction,
    ChooseAiCharacter: gathering.opponent,
    ChooseOpponent: fights.opponent,
    ChoosePartner: deals.partner,
    ChoosePatrol: meetings.patrol_that_counts,
    ChoosePlan: turns.plan,
    ChoosePlayer: effects.player,
    ChooseRemote: turns.remote,
    ChooseRival: fights.rival,
    ChooseShip: alike,
    ChooseSkill: dice.skill,
    ChooseSpace: turns.step,
    ChooseUsedShip: market.used_ship,
    ChooseWay: effects.way,
    ChooseWhoMarks: alike,
    ComposeDeal: deals.compose,
    CycleDeck: market.cycle,
    EliminateOrCapture: fights.eliminate_or_capture,
    ExposePlanet: meetings.expose,
    FirstDefeat: alike,
    GainAsset: cards.gain,
    LoseAsset: cards.go,
    MakeRoom: cards.go,
    MarkPlanet: market.mark_planet,
    MayDefend: fights.defend,
    MayUse: effects.may_use,
    MeetOrFight: meetings.meet_or_fight,
    MovePatrol: fights.patrol_goes,
    MoveTo: meetings.token_goes,
    NameOrder: market.order,
    NextAbility: alike,
    NextGoal: alike,
    PayAndDo: effects.pay,
    PayForGoal: effects.pay_for_goal,
    PickContact: meetings.pick,
    PickDie: dice.pick,
    ProposeTransfer: deals.propose_transfer,
    PutTokenBack: alike,
    PutYourself: turns.put,
    RevealCards: market.reveal,
    SendPatrol: fights.send,
    SlipPast: turns.slip_past,
    StopMover: turns.stop_mover,
    SwapWith: meetings.pick,
    TakeDroid: cards.take_droid,
    TradeIn: market.trade_in,
    TransferAmount: deals.transfer_amount,
    UseAtRoll: dice.use,
    UseBeforeEnd: turns.use_before_end,
}
