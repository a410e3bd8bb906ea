"""Used Ship for Sale: any better ship that nobody has, damaged. [RIM-EFFECT-47, RIM-BUY-13, RIM-TRADEIN-10,
RIM-RUL-8, 54, 80]"""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.engine import option
from dejarik.games.outer_rim.components import SHEET, SHIP_CARD, PlayerId, ShipId
from dejarik.games.outer_rim.forms import Choice, Decision, Option, drawn
from dejarik.games.outer_rim.market.prices import better_ships, credits_could_help, used_ships
from dejarik.games.outer_rim.market.purchase import buy
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.special import special
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.transfers import TRANSFER, propose_transfer


class ChooseShip(Option):
    """This sheet."""

    words = "ship {ship}"
    labelled = "{ship}"
    touched = ("ship/{ship}",)

    ship: ShipId


class ChooseUsedShip(Decision):
    """Which of the better ships that can be paid for; the automatic opponent takes the most expensive one.
    [RIM-BUY-13, RIM-EFFECT-47, RIM-CREDIT-10, RIM-SOLO-48]"""

    player: PlayerId
    damage: int
    discount: int

    rule = "RIM-EFFECT-47"
    offers = (ChooseShip, Choice)

    def options(self, game: State) -> Sequence[option.Option]:
        cards = [SHIP_CARD[ship] for ship in better_ships(game, self.player)]
        return [
            *map(ChooseShip, used_ships(game, self.player, self.discount)),
            *([TRANSFER] if credits_could_help(game, self.player, cards, self.discount) else []),
        ]

    def alone(self, game: State) -> option.Option | None:
        if not game.is_ai(self.player):
            return None
        ships = used_ships(game, self.player, self.discount)
        best = [ship for ship in ships if SHEET[ship].cost == max(SHEET[each].cost for each in ships)]
        return ChooseShip(drawn(game, best))

    def resolve(self, game: State, option: option.Option) -> None:
        """By its market card, whether that is still in the deck or not. [RIM-EFFECT-47, RIM-TRADEIN-10]"""
        if not isinstance(option, ChooseShip):
            propose_transfer(game, self.player, self)
            return
        buy(game, self.player, SHIP_CARD[option.ship], self.discount, within=True, damage=self.damage)


@special("used-ship")
def used_ship(game: State, run: CardRun, count: int) -> None:
    """A ship must be bought. [RIM-BUY-13, RIM-RUL-54]"""
    game.offer(ChooseUsedShip(run.player, count, run.discount))
