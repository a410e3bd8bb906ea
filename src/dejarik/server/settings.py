"""What a server is started with."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from dejarik.server.limits import LOCAL, Limits

STATIC = Path(__file__).parent / "static"  # where the build puts the browser client


def default_database() -> str:
    """Return the address of a SQLite file in the user's data directory."""
    folder = user_data_path("dejarik", ensure_exists=True)
    return f"sqlite:///{folder / 'table.sqlite3'}"


@dataclass(frozen=True, slots=True)
class Settings:
    """Where the data lie, how people are reached, and the limits."""

    database: str = field(default_factory=default_database)
    redis: str | None = None
    origin: str | None = None  # as browsers see us when there is a proxy in between: https://table.example.org
    hosts: tuple[str, ...] = ()  # more names of ours, besides that of the origin, of this machine, and its addresses
    proxies: tuple[str, ...] = ()  # addresses and networks that are believed when they say for whom they speak
    limits: Limits = LOCAL
    workers: int = 2  # processes in which bots think
    bot_pace: float = 0.1  # seconds that a bot takes at least, so that its time does not tell how much it had to choose
    snapshot_every: int = 64  # picks; opening a game never replays more than twice as many
    open_games: int = 1000  # kept in the memory of a process; more only if somebody is connected to each
    formality_after: float = 3.0  # seconds, about, before we answer a question with one answer for who wants that
    absent_after: float = 120.0  # seconds out of sight before the others may give a seat to a bot
    heartbeat: float = 20.0  # seconds between signs of life: of a connection, of a process to the others
    silence: float = 90.0  # seconds without a message before a client counts as gone
    largest_body: int = 64 * 1024
    picks_per_second: float = 20.0  # by one person, or whatever else they do; looking is allowed five times as often
    smtp: str | None = None  # smtp://user:password@host:port?from=table@example.org
    webhook: str | None = None
    secure_cookies: bool = False
    metrics: str | None = None  # HOST:PORT at which monitoring may ask
    static: Path = STATIC  # the built browser client, if there is one
