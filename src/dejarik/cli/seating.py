"""Who sits where: a person, or a bot by its name."""

from __future__ import annotations

import random
from collections.abc import Mapping

from dejarik.bots import BOTS, LEVELS, Bot, bot, read_name
from dejarik.cli.refused import Refused
from dejarik.engine.state import Start

HUMAN = "human"
OPPONENT = "greedy"


def seating(start: Start, given: Mapping[str, str]) -> dict[str, str]:
    """Return who takes each seat. If no seat is given to a person, people sit in the free ones as usual in this game,
    one in the first if that would be nobody; bots take the rest."""
    names = [seat.name for seat in start.seats]
    for name, who in given.items():
        if name not in names:
            raise Refused("cli-no-seat", name=name, known=", ".join(names))
        if who != HUMAN:
            if who.partition(":")[0] not in (*BOTS, *LEVELS):
                raise Refused("cli-no-player", name=who, known=", ".join((HUMAN, *BOTS)))
            read_name(who)  # refuses a budget that makes no sense
    taken = dict(given)
    free = [name for name in names if name not in taken]
    if free and HUMAN not in taken.values():
        usual = dict(zip(names, start.game.usual_seats(start.players), strict=True))
        people = [name for name in free if usual[name] == "person"]
        taken |= dict.fromkeys(people or free[:1], HUMAN)
    return {name: taken.get(name, OPPONENT) for name in names}


def bots(seats: Mapping[str, str], seed: int, made: int = 0) -> dict[int, Bot]:
    """Return the bots by the number of their seat.

    Each gets a seed of its own, which must not be the game's: a bot that imagines with the luck of the real game
    would see through closed cards. `made` is the number of picks so far, so that a resumed bot does not repeat itself.
    """
    return {
        number: bot(who, random.Random(f"{seed} {number} {made}").getrandbits(64))
        for number, who in enumerate(seats.values())
        if who != HUMAN
    }
