"""A request has to arrive whole within some time: a connection on which half of one waits is closed."""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


def protocol(seconds: float) -> type[asyncio.Protocol]:
    """Return what serves a connection, and waits so long for each request."""

    class Patient(H11Protocol):
        """A connection that is closed if the rest of a request does not come."""

        _late: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._wait()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            self._wait()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self._stop_waiting()
            super().handle_websocket_upgrade(event)

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop_waiting()
            super().connection_lost(exc)

        def _wait(self) -> None:
            """Wait for the rest, if there is any to come."""
            if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
                self._stop_waiting()
            elif self._late is None:
                self._late = self.loop.call_later(seconds, self.transport.close)

        def _stop_waiting(self) -> None:
            if self._late is not None:
                self._late.cancel()
                self._late = None

    return Patient
