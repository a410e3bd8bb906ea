"""How a finished game went, in numbers."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from sqlalchemy import Connection, Row

import dejarik
from dejarik.engine.problem import Damaged, IllegalPick
from dejarik.server.http.refusal import old_rules
from dejarik.server.http.response_bodies import Score, ScoresData
from dejarik.server.play import history
from dejarik.server.storage import journal
from dejarik.server.storage.journal import END, Entry
from dejarik.server.storage.store import Store

KEPT = 100  # games


class Scores:
    """Works out scores, one game at a time, and keeps them: it takes a while, and a finished game does not change."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: dict[str, ScoresData] = {}
        self._working = asyncio.Lock()

    async def of(self, table: str) -> ScoresData:
        async with self._working:
            if table not in self._kept:
                game = await self._store.read(partial(finished_game, table))
                self._kept[table] = await asyncio.to_thread(scores, *game)
                if len(self._kept) > KEPT:
                    del self._kept[next(iter(self._kept))]
            return self._kept[table]


def finished_game(table: str, connection: Connection) -> tuple[Row[Any], dict[str, Any], list[Entry]]:
    """Read a finished game: its row, its first position, everything that happened."""
    row = history.finished_table(table, connection)
    _, kept = journal.snapshot(table, 0, connection)
    return row, kept["position"], journal.entries_after(table, 0, connection)


def scores(row: Row[Any], position: dict[str, Any], entries: list[Entry]) -> ScoresData:
    """Rate how good the game looked for each seat at each version, from 0 (lost) to 1 (won), knowing everything."""
    game = dejarik.game(row.game)
    names: list[str] = row.header["seats"]
    out: list[Score] = []
    try:
        for version, state in enumerate(journal.replay(position, game, entries)):
            each = [round(game.evaluate(state, seat), 4) for seat in range(len(names))]
            out.append({"version": version, "scores": each})
    except (Damaged, IllegalPick) as problem:
        raise old_rules(problem) from None
    if entries and entries[-1].kind == END:  # somebody resigned or ran out of time, which nothing on the table shows
        out[-1]["scores"] = [float(name in row.outcome["winners"]) for name in names]
    return {"kind": "evaluation", "seats": names, "scores": out}
