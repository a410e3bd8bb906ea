"""The code that runs in the worker processes of bots. It loads the games and the bots, and nothing of the server."""

from __future__ import annotations

import time

import dejarik
from dejarik.bots import SEARCHING, Thinker, bot, read_name
from dejarik.bots.ismcts import Ismcts
from dejarik.bots.thought import Thought, ThoughtData
from dejarik.engine.chance import Chance
from dejarik.engine.option import Ask
from dejarik.engine.perspective import Perspective
from dejarik.engine.seen import AnyView

AHEAD = 0.05  # seconds of thinking ahead at a time: a table that wants a pick waits no longer than this
KEPT = 16  # bots that a worker remembers
REMEMBERED: dict[tuple[str, int, str], Thinker] = {}


def choose(
    table: str, id: str, seat: int, view: AnyView, name: str, seed: int, patience: float
) -> tuple[str, ThoughtData | None]:
    """Let a bot pick; return the pick and what it thought. It thinks no longer than `patience`, whatever its budget.

    The options come from a game imagined from the view, where they are the same as in the real one.
    """
    game = dejarik.game(id)
    ask = game.imagine(view, Chance(seed)).ask
    assert ask is not None
    who = remembered_bot(table, seat, name, seed, patience)
    begun = time.perf_counter()
    pick = str(who.pick(Perspective(game, seat, view, ask)))
    seconds = time.perf_counter() - begun
    return pick, None if who.thought is None else thought_as_data(who.thought, name, ask, seconds)


def thinks_ahead(name: str) -> bool:
    """Whether this bot uses the time in which others decide."""
    return read_name(name)[0] == SEARCHING


def think_ahead(table: str, id: str, seat: int, view: AnyView, name: str) -> bool:
    """Let a bot that has picked here before think ahead for a moment; return whether it would go on."""
    who = REMEMBERED.get((table, seat, name))
    return isinstance(who, Ismcts) and who.think_ahead(Perspective(dejarik.game(id), seat, view, None), AHEAD)


def thought_as_data(thought: Thought, name: str, ask: Ask, seconds: float) -> ThoughtData:
    """Write down a thought for those who read it when the game is over.

    It says which bot it was, what it was asked, how long it took, and which options it weighed, in the words that
    people are shown.
    """
    data = thought.data()
    for each in data["considered"]:
        each["label"] = ask.find(each["option"]).label().plain()
    return {
        "bot": name,
        "prompt": ask.prompt.plain(),
        "options": len(ask.options),
        "seconds": round(seconds, 3),
        **data,
    }


def remembered_bot(table: str, seat: int, name: str, seed: int, patience: float) -> Thinker:
    """Return the bot that last picked for this seat in this worker, which may still know its plan, or a new one."""
    key = table, seat, name
    who = REMEMBERED.pop(key) if key in REMEMBERED else bot(name, seed, patience)
    REMEMBERED[key] = who
    if len(REMEMBERED) > KEPT:
        del REMEMBERED[next(iter(REMEMBERED))]
    return who
