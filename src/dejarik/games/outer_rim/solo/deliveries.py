"""What the automatic opponent delivers, and the jobs that it does. [RIM-SOLO-22, 51 … 55, 77, 81]"""

from __future__ import annotations

from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure, Steps
from dejarik.engine.script import NOTHING, Effects, in_turn
from dejarik.games.outer_rim.assets import discard, remove
from dejarik.games.outer_rim.components import ASSET, GOAL_PLANET, AiItem, CardId, Cargo, Job, PlayerId
from dejarik.games.outer_rim.encounters import events
from dejarik.games.outer_rim.forms import drawn
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.state import State


def due_here(game: State, player: PlayerId, kind: type[Cargo | Job]) -> list[CardId]:
    """The cargo, or the jobs, for the opponent's planet."""
    here = game.places[player]
    return [card for card in game.assets[player] if isinstance(ASSET[card], kind) and GOAL_PLANET[card] == here]


def deliver(game: State, player: PlayerId, item: AiItem) -> None:
    """All of it at once, ILLEGAL cargo without a roll: the rewards, then the penalty for each ILLEGAL one.
    [RIM-SOLO-52 … 55, 77, RIM-RUL-89]"""
    game.perform(AiDelivery(player, tuple(due_here(game, player, Cargo)), item.illegal_penalty))


def do_job(game: State, player: PlayerId) -> None:
    """One of them, at random, without any test. [RIM-SOLO-51, 81]"""
    game.perform(AiDelivery(player, (drawn(game, due_here(game, player, Job)),), NOTHING))


class AiDelivery(Procedure):
    """Cards whose rewards the opponent gains, and what it suffers for those that are ILLEGAL."""

    player: PlayerId
    cards: tuple[CardId, ...]
    penalty: Effects

    @property
    def steps(self) -> Steps:
        return DELIVERY


def gain_rewards(game: State, frame: AiDelivery) -> None:
    """1. The rewards. [RIM-SOLO-51, 52]"""
    runs = []
    for card in frame.cards:
        asset = ASSET[card]
        assert isinstance(asset, Cargo | Job)
        done = events.delivered if isinstance(asset, Cargo) else events.completed
        game.tell(EVERYONE, done, game.who(frame.player), card)
        runs.append(CardRun(asset.reward, frame.player, card, job=card, cargo=card))
    in_turn(game, runs)


def put_cards_away(game: State, frame: AiDelivery) -> None:
    """2. Cargo is discarded, a job as its card says; the goal token goes with it. [RIM-SOLO-22, 52, RIM-RUL-38]"""
    for card in frame.cards:
        asset = ASSET[card]
        away = remove if isinstance(asset, Job) and asset.after == "remove" else discard
        away(game, frame.player, card)


def suffer_penalties(game: State, frame: AiDelivery) -> None:
    """3. The penalty of the AI card, once for each ILLEGAL cargo. [RIM-SOLO-55, 77]"""
    illegal = [card for card in frame.cards if isinstance(asset := ASSET[card], Cargo) and asset.illegal]
    in_turn(game, [CardRun(frame.penalty, frame.player) for _ in illegal])


DELIVERY: Final[Steps] = (gain_rewards, put_cards_away, suffer_penalties)
