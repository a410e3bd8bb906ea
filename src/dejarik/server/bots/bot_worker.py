"""What runs in the workers in which bots think. It loads the games and the bots, and nothing of the server."""

from __future__ import annotations

import time
from typing import Any

import dejarik
from dejarik.bots import SEARCHING, Thinker, bot, read_name
from dejarik.bots.ismcts import Ismcts
from dejarik.bots.thought import Thought
from dejarik.engine.chance import Chance
from dejarik.engine.option import Ask
from dejarik.engine.perspective import Perspective

AHEAD = 0.05  # seconds of thinking ahead in one piece: a table that wants a pick waits so long at most
PATIENCE = 10.0  # seconds that a table waits for a bot, whatever its budget
KEPT = 16  # bots that a worker remembers
SITTING: dict[tuple[str, int, str], Thinker] = {}


def choose(table: str, id: str, seat: int, view: dict[str, Any], name: str, seed: int) -> tuple[str, dict[str, Any]]:
    """What a bot picks, and what it thought. The options come from a game imagined from the view: they are the same as
    in the real one."""
    game = dejarik.game(id)
    ask = game.imagine(view, Chance(seed)).ask
    assert ask is not None
    who = sitting(table, seat, name, seed)
    begun = time.perf_counter()
    pick = str(who.pick(Perspective(game, seat, view, ask)))
    seconds = time.perf_counter() - begun
    return pick, {} if who.thought is None else told(who.thought, name, ask, seconds)


def thinks_ahead(name: str) -> bool:
    """Whether it is worth asking this bot."""
    return read_name(name)[0] == SEARCHING


def think_ahead(table: str, id: str, seat: int, view: dict[str, Any], name: str) -> bool:
    """A piece of it, for a bot that has sat here before; whether it would go on."""
    who = SITTING.get((table, seat, name))
    return isinstance(who, Ismcts) and who.think_ahead(Perspective(dejarik.game(id), seat, view, None), AHEAD)


def told(thought: Thought, name: str, ask: Ask, seconds: float) -> dict[str, Any]:
    """For those who read it when the game is over: which bot it was, what it was asked and how long it took, and the
    options it weighed in words, as people are shown them."""
    data = thought.data()
    for each in data["considered"]:
        each["label"] = ask.find(each["option"]).label().plain()
    return {
        "bot": name,
        "prompt": ask.prompt.plain(),
        "options": len(ask.options),
        "seconds": round(seconds, 3),
    } | data


def sitting(table: str, seat: int, name: str, seed: int) -> Thinker:
    """The bot that last picked here for this seat, if it was in this worker: it may still know its plan."""
    key = table, seat, name
    who = SITTING.pop(key) if key in SITTING else bot(name, seed, PATIENCE)
    SITTING[key] = who
    if len(SITTING) > KEPT:
        del SITTING[next(iter(SITTING))]
    return who
