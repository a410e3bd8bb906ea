"""Formalities: questions with one answer, asked because the others could tell something by their not being asked.

Whoever does not want to answer them leaves them to the server (`auto_pass`, a setting of the seat that nobody else
sees). It takes its time, as a person would, and answers only while somebody is connected in that seat: so the others
cannot tell whether there was something to choose, nor who has chosen.
"""

from __future__ import annotations

import asyncio
import contextlib
import random

from dejarik.server.http.refusal import Refusal
from dejarik.server.play.fanout import Fanout
from dejarik.server.play.room import Room

QUICK, SLOW = 0.5, 2.0  # of the usual time


class Formalities:
    """Answers formalities for the seats that leave them to us."""

    def __init__(self, usual: float, fanout: Fanout) -> None:
        self._usual = usual
        self._fanout = fanout
        self._pending: set[tuple[str, int]] = set()  # tables, with the versions that are about to be answered

    async def answer(self, room: Room) -> None:
        """Answer the formality that a seat has left to us, unless it is answered meanwhile."""
        question = room.id, room.version
        seat = left_to_us(room)
        if seat is None or question in self._pending or seat not in await self._fanout.here(room.id):
            return
        self._pending.add(question)
        try:
            await asyncio.sleep(self._usual * random.uniform(QUICK, SLOW))
            await room.catch_up()
            if room.version == question[1] and left_to_us(room) == seat and room.state.ask is not None:
                pick = str(room.state.ask.options[0])
                with contextlib.suppress(Refusal):  # another process was faster, or the person
                    await room.pick([seat], room.version, [pick], f"formality-{room.version}")
        finally:
            self._pending.discard(question)


def left_to_us(room: Room) -> int | None:
    """Return the seat that has to answer a formality and has left it to us, None if there is none."""
    ask, seat = room.state.ask, room.row.asked
    if room.over or ask is None or seat is None or not ask.formality:
        return None
    sitting = room.seats[seat]
    alone = sitting.kind == "person" and sitting.stand_in is None and not sitting.resigned
    return seat if alone and sitting.auto_pass else None
