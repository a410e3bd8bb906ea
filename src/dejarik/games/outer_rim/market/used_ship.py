"""Used Ship for Sale: any better ship that nobody has, damaged. [RIM-EFFECT-47, RIM-BUY-13, RIM-TRADEIN-10,
RIM-RUL-8, 54, 80]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dejarik.engine import option
from dejarik.games.outer_rim.components import SHEET, SHIP_CARD, PlayerId, ShipId
from dejarik.games.outer_rim.forms import Decision, Option
from dejarik.games.outer_rim.market.prices import used_ships
from dejarik.games.outer_rim.market.purchase import buy
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.special import special
from dejarik.games.outer_rim.state import State


@dataclass(frozen=True, slots=True)
class ChooseShip(Option):
    """This sheet."""

    words = "ship {ship}"
    labelled = "{ship}"
    touched = ("ship/{ship}",)

    ship: ShipId


@dataclass(frozen=True, slots=True)
class ChooseUsedShip(Decision):
    """Which of the better ships that can be paid for; the automatic opponent takes the most expensive one. [RIM-BUY-13,
    RIM-EFFECT-47, RIM-SOLO-48]"""

    player: PlayerId
    damage: int
    discount: int

    rule = "RIM-EFFECT-47"
    offers = (ChooseShip,)

    def options(self, game: State) -> Sequence[ChooseShip]:
        return [ChooseShip(ship) for ship in used_ships(game, self.player, self.discount)]

    def alone(self, game: State) -> option.Option | None:
        if not game.is_ai(self.player):
            return None
        ships = [each.ship for each in self.options(game)]
        best = [ship for ship in ships if SHEET[ship].cost == max(SHEET[each].cost for each in ships)]
        return ChooseShip(best[game.chance.below(len(best))] if len(best) > 1 else best[0])

    def resolve(self, game: State, option: ChooseShip) -> None:
        """By its market card, if that is still in the deck or not. [RIM-EFFECT-47, RIM-TRADEIN-10]"""
        buy(game, self.player, SHIP_CARD[option.ship], self.discount, within=True, damage=self.damage)


@special("used-ship")
def used_ship(game: State, run: CardRun, count: int) -> None:
    """A ship must be bought. [RIM-BUY-13, RIM-RUL-54]"""
    game.offer(ChooseUsedShip(run.player, count, run.discount))
