"""What monitoring may ask of a process: how much goes on and how long it takes, never who plays or what.

The numbers are kept in any case, which costs microseconds; they can be read only where `Settings.metrics` says, at an
address of their own, so that nobody comes by them through the door of the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, start_http_server

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds
THOUGHT = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

REGISTRY = CollectorRegistry()  # one process is one server
ProcessCollector(registry=REGISTRY)  # memory, processor, open files

TABLES = Gauge("dejarik_tables", "Tables in the database", ["status"], registry=REGISTRY)
OPEN_GAMES = Gauge("dejarik_open_games", "Games in the memory of this process", registry=REGISTRY)
CONNECTIONS = Gauge("dejarik_connections", "Live connections to this process", registry=REGISTRY)
PICKS = Counter("dejarik_picks", "Picks that this process has written", ["by"], registry=REGISTRY)
PICK_SECONDS = Histogram(
    "dejarik_pick_seconds", "From a pick's arrival until it is durable", buckets=QUICK, registry=REGISTRY
)
REQUEST_SECONDS = Histogram(
    "dejarik_request_seconds", "Requests", ["method", "route", "status"], buckets=QUICK, registry=REGISTRY
)
BOTS_WAITED_FOR = Gauge("dejarik_bots_waited_for", "Bots whose picks somebody waits for", registry=REGISTRY)
BOT_SECONDS = Histogram("dejarik_bot_seconds", "From a bot's turn to its pick", buckets=THOUGHT, registry=REGISTRY)
DATABASE_SECONDS = Histogram(
    "dejarik_database_seconds", "Work for the database, waiting included", ["work"], buckets=QUICK, registry=REGISTRY
)
READING, WRITING = DATABASE_SECONDS.labels("read"), DATABASE_SECONDS.labels("write")
DATABASE_FAILURES = Counter("dejarik_database_failures", "Times the database did not do its work", registry=REGISTRY)
NOTES_WAITING = Gauge("dejarik_notes_waiting", "Notes that wait for Redis", registry=REGISTRY)
DRAINING = Gauge("dejarik_draining", "1 if this process is about to stop", registry=REGISTRY)


class CannotListen(Exception):
    """The address for monitoring is taken, or none of ours."""


@contextmanager
def served(at: str | None) -> Iterator[None]:
    """Answer monitoring at HOST:PORT, if that was asked for."""
    if at is None:
        yield
        return
    host, _, port = at.rpartition(":")
    try:
        server, thread = start_http_server(int(port), host.strip("[]"), REGISTRY)
    except OSError as problem:
        raise CannotListen(at) from problem
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
