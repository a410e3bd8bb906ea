"""How the game is won, at once and in the middle of anything. [REB-WIN, REB-REP]"""

from __future__ import annotations

from dejarik.engine.event import EVERYONE
from dejarik.engine.outcome import Outcome
from dejarik.games.rebellion import events
from dejarik.games.rebellion.components import EMPIRE, REBEL, SIDES, TRACK, Side
from dejarik.games.rebellion.galaxy import destroyed, has_units
from dejarik.games.rebellion.state import State


def check_base(game: State) -> None:
    """The Empire wins when the base's system is destroyed, or holds Imperial and no Rebel units once the base is
    revealed. [REB-WIN-1, 2, 3, REB-RUL-42]"""
    if destroyed(game, game.location):
        win(game, EMPIRE, "REB-WIN-3")
    elif game.exposed and has_units(game, EMPIRE, game.location) and not has_units(game, REBEL, game.location):
        win(game, EMPIRE, "REB-WIN-1")


def check_time(game: State) -> None:
    """The Rebels win when both markers are on one space. [REB-WIN-4]"""
    if game.time == game.reputation:
        win(game, REBEL, "REB-WIN-4")


def gain_reputation(game: State, amount: int) -> None:
    """Towards the time marker, space by space. [REB-REP-1, 2]"""
    for _ in range(amount):
        if game.reputation != game.time:
            game.reputation -= 1
    game.tell(EVERYONE, events.gained_reputation, amount, game.reputation)
    check_time(game)


def lose_reputation(game: State, amount: int) -> None:
    """Away from it, as far as the track goes. [REB-REP-3, REB-RUL-49]"""
    game.reputation = min(TRACK, game.reputation + amount)
    game.tell(EVERYONE, events.lost_reputation, amount, game.reputation)


def win(game: State, side: Side, rule: str) -> None:
    """The first condition that is met ends the game. [REB-WIN-5, REB-RUL-58]"""
    if game.outcome is not None:
        return
    seats = game.start.seats
    winners = tuple(seat for seat, each in enumerate(seats) if each.side == SIDES[side])
    game.finish(Outcome(winners, tuple(int(seat in winners) for seat in range(len(seats))), rule))
    game.reveal()
    game.tell(EVERYONE, events.won, side, rule)
