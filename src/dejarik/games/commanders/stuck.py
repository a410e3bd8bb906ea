"""No possible move: a ship of the fleet goes back into the hand, or nothing is done. [CMD-STUCK]"""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass

from dejarik.engine.event import EVERYONE
from dejarik.engine.message import Message, say
from dejarik.games.commanders import events
from dejarik.games.commanders.action import Action
from dejarik.games.commanders.components import CARDS, SHIPS, CardId, card_name
from dejarik.games.commanders.loop import no_progress
from dejarik.games.commanders.state import State


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """A ship of the own fleet back into the hand; everybody knows which. [CMD-STUCK-1, 2, CMD-RUL-39]"""

    ship: CardId

    def __str__(self) -> str:
        return f"take back {CARDS[self.ship]}"

    def label(self) -> Message:
        return say("commanders-option-take-back", ship=card_name(self.ship))

    def touches(self) -> tuple[str, ...]:
        return (f"fleet/own/{CARDS[self.ship]}",)

    def carry_out(self, game: State, seat: int) -> None:
        show_stuck(game, seat)
        before = tuple(game.fleets[seat])
        game.fleets[seat].remove(self.ship)
        insort(game.hands[seat], self.ship)
        insort(game.known[seat], self.ship)
        game.tell(EVERYONE, events.took_back, seat, self.ship)
        no_progress(game, seat, before)


@dataclass(frozen=True, slots=True)
class DoNothing(Action):
    """A stuck player need not take a ship back. [CMD-RUL-27]"""

    def __str__(self) -> str:
        return "do nothing"

    def label(self) -> Message:
        return say("commanders-option-nothing")

    def carry_out(self, game: State, seat: int) -> None:
        show_stuck(game, seat)
        game.tell(EVERYONE, events.did_nothing, seat)
        no_progress(game, seat, tuple(game.fleets[seat]))


TAKE_BACK = [TakeBack(CardId(ship)) for ship in range(len(SHIPS))]
DO_NOTHING = DoNothing()


def ways_out(game: State, seat: int) -> list[Action]:
    """What a player can do who can do none of the four actions. [CMD-STUCK-1, 3, CMD-RUL-26, 27]"""
    return [*(TAKE_BACK[ship] for ship in dict.fromkeys(game.fleets[seat])), DO_NOTHING]


def show_stuck(game: State, seat: int) -> None:
    """Everybody learns that this hand has nothing to play now: which cards that leaves is worked out from the table."""
    from dejarik.games.commanders.turn import unplayable  # the turn knows all actions, this one included

    left = unplayable(game, seat)
    unknown = len(game.hands[seat]) - len(game.known[seat])
    if game.stuck_cards[seat] == unknown:  # the same cards as the last time
        left = tuple(card for card in left if card in game.stuck_with[seat])
    game.stuck_with[seat] = left
    game.stuck_cards[seat] = unknown
    game.reveal()
