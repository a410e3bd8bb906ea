"""The turn: one of four actions, then the next player. [CMD-TURN]"""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure
from dejarik.games.commanders import events
from dejarik.games.commanders.action import Action
from dejarik.games.commanders.capture import Capture, captures
from dejarik.games.commanders.components import FIRST_SPECIAL, IN_SET, STARTING_HAND, ShipSet
from dejarik.games.commanders.death_star import Destroy
from dejarik.games.commanders.deck import draw
from dejarik.games.commanders.fleet import AddToFleet, additions
from dejarik.games.commanders.forms import Choice, Decision, PrivateDecision
from dejarik.games.commanders.lines import PlaceShip, placements
from dejarik.games.commanders.loop import looping
from dejarik.games.commanders.specials import PlaySpecial, specials
from dejarik.games.commanders.state import State, ship_set
from dejarik.games.commanders.stuck import TakeBack, do_nothing, ways_out


def actions(game: State, seat: int) -> list[Action]:
    """Everything that is possible in the four actions. [CMD-TURN-1]"""
    hand = game.hands[seat]
    ships = ship_set(hand)
    found = captures(game, seat)
    found += placements(game, ships)
    found += additions(game, seat, ships)
    if hand[-1] >= FIRST_SPECIAL:  # there is always a card in hand, and special ones come last [CMD-FLEET-7]
        for card in dict.fromkeys(hand):
            if card >= FIRST_SPECIAL:
                found += specials(game, seat, card)
    return found


class TakeTurn(Decision):
    """Exactly one action; only a player who can perform none has other ways out. [CMD-TURN-1, 2, 5, CMD-STUCK-1]"""

    rule = "CMD-TURN-1"
    offers = (PlaySpecial, TakeBack, Capture, Destroy, PlaceShip, AddToFleet, Choice)

    def options(self, game: State) -> Sequence[Action | Choice]:
        return actions(game, game.turn) or ways_out(game, game.turn)

    def resolve(self, game: State, option: Action | Choice) -> None:
        if type(option) is Choice:
            do_nothing(game, game.turn)
        else:
            option.carry_out(game, game.turn)


TAKE_TURN = TakeTurn()
PrivateDecision.for_others = TAKE_TURN


def take_turn(game: State, _: Procedure) -> None:
    """1. The active player performs one action. [CMD-TURN-1]"""
    game.ask_for(TAKE_TURN)


def break_loop(game: State, _: Procedure) -> None:
    """2. After everybody's second repeated turn, hands, fleets and lines are discarded; everybody draws anew, the next
    player first. [CMD-LOOP-2 … 7, CMD-RUL-31, 32]"""
    if not looping(game):
        return
    game.tell(EVERYONE, events.reset)
    count = len(game.hands)
    for seat in range(count):
        game.discard += game.hands[seat] + game.fleets[seat]
        game.hands[seat] = []
        game.fleets[seat] = []
        game.known[seat] = []
        game.stuck_cards[seat] = 0
        game.stuck_with[seat] = ()
    game.remembered = [()] * len(game.remembered)
    for place, line in enumerate(game.lines):
        game.discard += IN_SET[line]
        game.lines[place] = ShipSet(0)
    for step in range(1, count + 1):
        draw(game, (game.turn + step) % count, STARTING_HAND, "CMD-LOOP-6")


def pass_turn(game: State, _: Procedure) -> None:
    """3. The turn passes clockwise. [CMD-TURN-3, CMD-SETUP-9]"""
    game.turn = game.next_seat(game.turn)
    game.perform(TURN)


class Turn(Procedure):
    """One action, then the next player. [CMD-TURN-1, 3]"""

    steps = (take_turn, break_loop, pass_turn)


TURN = Turn()
