"""Cards that come and go: what is taken, what makes room, what is delivered."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.engine.option import Option
from dejarik.games.outer_rim.assets.discarding import LoseAsset
from dejarik.games.outer_rim.assets.exchange import TakeDroid
from dejarik.games.outer_rim.assets.gaining import GainAsset, TakeCard, TakeInstead
from dejarik.games.outer_rim.assets.room import DiscardCard, MakeRoom
from dejarik.games.outer_rim.bot.outlook import prospects
from dejarik.games.outer_rim.bot.profile import Profile, profile
from dejarik.games.outer_rim.bot.worth import delivered, prize
from dejarik.games.outer_rim.components import KIND, CardId
from dejarik.games.outer_rim.delivery import ChooseDelivery, DeliverCard
from dejarik.games.outer_rim.state import State


def gain(game: State, ask: GainAsset) -> Callable[[Option], float]:
    """A card by what it promises from here, less what has to go for it."""
    look = prospects(game, ask.player)
    place = game.places[ask.player]
    taken = look.promise(ask.card, place)

    def judge(option: Option) -> float:
        if isinstance(option, TakeCard):
            return taken
        if isinstance(option, TakeInstead):
            return taken - look.held(option.old, place)
        return 0.05

    return judge


def go(game: State, ask: MakeRoom | LoseAsset) -> Callable[[DiscardCard], float]:
    """The least of them."""
    look = prospects(game, ask.player)
    return lambda option: -look.held(option.card, game.places[ask.player])


def take_droid(game: State, ask: TakeDroid) -> Callable[[TakeCard], float]:
    look = prospects(game, ask.player)
    return lambda option: look.promise(option.card, game.places[ask.player])


def deliver(game: State, ask: ChooseDelivery) -> Callable[[Option], float]:
    """Whatever is worth the risk, the best first."""
    own = profile(game, ask.player)
    return lambda option: delivery(own, option.card) if isinstance(option, DeliverCard) else 0.0


def delivery(own: Profile, card: CardId) -> float:
    """What delivering a card here brings."""
    return delivered(own, card) if KIND[card] == "bounty" else prize(own, card)
