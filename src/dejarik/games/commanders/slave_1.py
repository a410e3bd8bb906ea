"""Slave I: a swap with a neighbour's fleet, and a chain round the table that anybody may break. [CMD-SLAVE]"""

from __future__ import annotations

from bisect import insort
from functools import cache

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure
from dejarik.games.commanders import events
from dejarik.games.commanders.action import leave_hand
from dejarik.games.commanders.components import SLAVE_1, CardId
from dejarik.games.commanders.deck import draw
from dejarik.games.commanders.forms import Choice, Decision, Option, PrivateDecision, Seat
from dejarik.games.commanders.state import State


class SwapFleets(Option):
    """Swap a ship of the own fleet for one of a neighbour's. The neighbour cannot refuse. [CMD-SLAVE-1, 2]"""

    words = "swap {given} for {taken} of {owner}"
    touched = ("fleet/own/{given}", "fleet/{owner}/{taken}")

    given: CardId
    taken: CardId
    owner: Seat


DECLINE = Choice("decline", "decline")  # break the chain [CMD-SLAVE-6]
swap_fleets = cache(SwapFleets)


def neighbours(game: State, seat: int) -> list[int]:
    """The left one, clockwise, then the right one; with two players they are one and the same. [CMD-RUL-14]"""
    count = len(game.fleets)
    return list(dict.fromkeys([(seat + 1) % count, (seat - 1) % count]))


def swaps(game: State, seat: int, neighbour: int) -> list[Option]:
    """Every ship of one fleet for every ship of the other; none if a fleet is empty. [CMD-RUL-15, 16]"""
    return [
        swap_fleets(given, taken, neighbour)
        for given in dict.fromkeys(game.fleets[seat])
        for taken in dict.fromkeys(game.fleets[neighbour])
    ]


def playable(game: State, seat: int) -> bool:
    """Whether the own fleet and that of a neighbour hold a ship. [CMD-RUL-10]"""
    return bool(game.fleets[seat]) and any(game.fleets[neighbour] for neighbour in neighbours(game, seat))


def swap(game: State, seat: int, option: SwapFleets) -> None:
    ours, theirs = game.fleets[seat], game.fleets[option.owner]
    ours.remove(option.given)
    theirs.remove(option.taken)
    insort(ours, option.taken)
    insort(theirs, option.given)
    game.tell(EVERYONE, events.swapped_fleets, seat, option.given, option.taken, option.owner)


class FirstSwap(PrivateDecision):
    """The swap of the player who plays the card, with a neighbour of choice. [CMD-SLAVE-1]"""

    rule = "CMD-SLAVE-1"

    def options(self, game: State) -> list[Option]:
        return [option for neighbour in neighbours(game, game.turn) for option in swaps(game, game.turn, neighbour)]

    def resolve(self, game: State, option: SwapFleets) -> None:
        leave_hand(game, game.turn, SLAVE_1)
        game.shown = SLAVE_1
        swap(game, game.turn, option)
        count = len(game.fleets)
        clockwise = count > 2 and option.owner == (game.turn + 1) % count
        game.perform(Chain(option.owner, 1 if clockwise else -1))


class NextSwap(Decision):
    """The neighbour may hand the swap on, in the same direction. [CMD-SLAVE-3, 6, 7]"""

    at: int
    direction: int

    rule = "CMD-SLAVE-3"

    def seat(self, game: State) -> int:
        return self.at

    def options(self, game: State) -> list[Option]:
        return [*swaps(game, self.at, self.next(game)), DECLINE]

    def resolve(self, game: State, option: SwapFleets | Choice) -> None:
        if isinstance(option, Choice):
            game.tell(EVERYONE, events.declined, self.at)
        else:
            swap(game, self.at, option)
            offer(game, self.next(game), self.direction)

    def next(self, game: State) -> int:
        return (self.at + self.direction) % len(game.fleets)


def offer(game: State, at: int, direction: int) -> None:
    """The chain goes on unless it would come back to where it began or the next fleet is empty. [CMD-SLAVE-4, 5]"""
    following = (at + direction) % len(game.fleets)
    if following != game.turn and game.fleets[following]:
        game.ask_for(NextSwap(at, direction))


def hand_on(game: State, chain: Chain) -> None:
    offer(game, chain.at, chain.direction)


def conclude(game: State, chain: Chain) -> None:
    """Only the player who played the card draws, once the chain has ended. [CMD-SLAVE-9]"""
    game.discard.append(SLAVE_1)
    game.shown = None
    draw(game, game.turn, 1, "CMD-SLAVE-9")


class Chain(Procedure):
    """What follows the first swap. [CMD-SLAVE-3 … 10]"""

    at: int
    direction: int

    steps = (hand_on, conclude)
