"""Notes between processes, without another process."""

from __future__ import annotations

import asyncio

from dejarik.server.play.fanout import Fanout
from dejarik.server.play.rooms import Rooms
from dejarik.server.play.waiting_rooms import WaitingRooms
from dejarik.server.storage.databases import open_store


class Cut:
    """A Redis whose connections are cut while they are being made, as uvloop tells it."""

    async def hdel(self, *_: object) -> None:
        raise RuntimeError("unable to perform operation on <TCPTransport closed=True>; the handler is closed")


def test_whoever_leaves_while_redis_dies_has_left() -> None:
    async def come_and_go() -> list[int]:
        fanout = Fanout(None, Rooms(open_store("sqlite://"), 1, 1), WaitingRooms(), 1.0)
        await fanout.arrive("table", (0, 1))
        fanout.presence._redis = Cut()  # type: ignore[assignment]  # it can do no more
        await fanout.leave("table", (0,))
        return fanout.presence.here("table")

    assert asyncio.run(come_and_go()) == [1]
