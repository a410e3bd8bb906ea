"""No possible move: a ship of the fleet goes back into the hand, or nothing is done. [CMD-STUCK]"""

from __future__ import annotations

from bisect import insort

from dejarik.engine.event import EVERYONE
from dejarik.games.commanders import events, slave_1, star_destroyer, super_star_destroyer
from dejarik.games.commanders.action import Action
from dejarik.games.commanders.components import (
    ALL_SHIPS,
    FLEET_LIMIT,
    IN_SET,
    SHIPS,
    SLAVE_1,
    STAR_DESTROYER,
    SUPER_STAR_DESTROYER,
    CardId,
)
from dejarik.games.commanders.forms import Choice
from dejarik.games.commanders.lines import room
from dejarik.games.commanders.loop import no_progress
from dejarik.games.commanders.state import State


class TakeBack(Action):
    """Take a ship of the own fleet back into the hand; everybody knows which. [CMD-STUCK-1, 2, CMD-RUL-39]"""

    words = "take back {ship}"
    touched = ("fleet/own/{ship}",)

    ship: CardId

    def carry_out(self, game: State, seat: int) -> None:
        show_stuck(game, seat)
        before = tuple(game.fleets[seat])
        game.fleets[seat].remove(self.ship)
        insort(game.hands[seat], self.ship)
        insort(game.known[seat], self.ship)
        game.tell(EVERYONE, events.took_back, seat, self.ship)
        no_progress(game, seat, before)


TAKE_BACK = [TakeBack(CardId(ship)) for ship in range(len(SHIPS))]
DO_NOTHING = Choice("nothing", "do nothing")


def ways_out(game: State, seat: int) -> list[Action | Choice]:
    """What is left to a player who can perform none of the four actions. [CMD-STUCK-1, 3, CMD-RUL-26, 27]"""
    return [*(TAKE_BACK[ship] for ship in dict.fromkeys(game.fleets[seat])), DO_NOTHING]


def do_nothing(game: State, seat: int) -> None:
    """Do nothing: a stuck player need not take a ship back. [CMD-RUL-27]"""
    show_stuck(game, seat)
    game.tell(EVERYONE, events.did_nothing, seat)
    no_progress(game, seat, tuple(game.fleets[seat]))


def unplayable(game: State, seat: int) -> tuple[CardId, ...]:
    """The cards that a stuck player may hold, as everybody can work out from the table. [CMD-RUL-26]"""
    left: list[CardId] = []
    if len(game.fleets[seat]) == FLEET_LIMIT:
        left += IN_SET[ALL_SHIPS & ~room(game)]
    if star_destroyer.ships_on_table(game) < 2:
        left.append(STAR_DESTROYER)
    if not super_star_destroyer.playable(game):
        left.append(SUPER_STAR_DESTROYER)
    if not slave_1.playable(game, seat):
        left.append(SLAVE_1)
    return tuple(left)


def show_stuck(game: State, seat: int) -> None:
    """Write down what everybody learns about a hand that has nothing to play now."""
    left = unplayable(game, seat)
    unknown = len(game.hands[seat]) - len(game.known[seat])
    if game.stuck_cards[seat] == unknown:  # the same cards as the last time
        left = tuple(card for card in left if card in game.stuck_with[seat])
    game.stuck_with[seat] = left
    game.stuck_cards[seat] = unknown
    game.reveal()
