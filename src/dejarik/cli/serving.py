"""Runs the table server in this process. Only `dejarik serve` loads this: it needs the extra `server`."""

from __future__ import annotations

import asyncio
import errno
import re
import signal
import socket
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import fields, replace
from ipaddress import ip_network
from pathlib import Path
from types import FrameType
from urllib.parse import urlsplit

import uvicorn
from alembic.util import CommandError
from asyncpg import InterfaceError, PostgresError
from redis.asyncio import Redis
from redis.exceptions import ConnectionError as RedisAway
from redis.exceptions import RedisError
from redis.exceptions import TimeoutError as RedisSilent
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from dejarik.cli.records import cannot
from dejarik.cli.refused import Refused
from dejarik.engine.message import Param, say
from dejarik.server.app import create_app, uvicorn_config
from dejarik.server.http.hosts import name_in
from dejarik.server.http.logs import Style, log_as
from dejarik.server.limits import LOCAL, PUBLIC, Limits
from dejarik.server.metrics import CannotListen
from dejarik.server.settings import Settings, default_database

GRACE = 10  # seconds that requests under way have to finish

LAST_PORT = 65535
WAITING = 2048  # connections that may wait to be accepted


# What the server is started with


def settings(
    db: str | None,
    redis: str | None,
    origin: str | None,
    workers: int,
    *,
    hosts: Sequence[str] = (),
    proxies: Sequence[str] = (),
    limits: Sequence[str] = (),
    smtp: str | None = None,
    metrics: str | None = None,
) -> Settings:
    """Return the settings that were given, checked as far as that is possible without connecting."""
    seen = None if origin is None else as_browsers_send_it(origin)
    return Settings(
        database=usable_database(db),
        redis=usable_redis(redis),
        origin=seen,
        workers=workers,
        limits=usable_limits(limits, LOCAL if seen is None else PUBLIC),
        hosts=tuple(map(usable_name, hosts)),
        proxies=tuple(map(usable_network, proxies)),
        smtp=usable_smtp(smtp, seen),
        metrics=usable_place(metrics),
        secure_cookies=seen is not None and seen.startswith("https:"),
    )


def usable_database(given: str | None, *, anew: bool = True) -> str:
    """Return the address of a database. A file is made if there is none, unless it has to be there already."""
    try:
        text = default_database() if given is None else given
        url = make_url(text)
    except OSError as problem:
        raise cannot("cli-serve-no-data", Path(problem.filename or "."), problem) from problem
    except (ArgumentError, ValueError) as problem:
        raise Refused("cli-serve-bad-db") from problem
    if url.drivername == "sqlite" and is_file(url):
        make_file(Path(url.database or ""), anew=anew)
    elif url.get_backend_name() not in ("postgresql", "postgres"):
        raise Refused("cli-serve-bad-db")
    return text


def is_file(url: URL) -> bool:
    """Whether a SQLite database is a file. In memory, each connection would have a database of its own."""
    return bool(url.database) and not str(url.database).startswith((":memory:", "file:"))


def make_file(path: Path, *, anew: bool) -> None:
    """Make the file and its folder if there are none, so that the system says why that cannot be done."""
    try:
        if anew:
            path.parent.mkdir(parents=True, exist_ok=True)
        path.open("ab" if anew else "rb").close()
    except OSError as problem:
        raise cannot("cli-serve-no-data", path, problem) from problem


def usable_redis(given: str | None) -> str | None:
    try:
        if given is not None:
            Redis.from_url(given)  # connects when it is first used
    except ValueError as problem:
        raise Refused("cli-serve-bad-redis") from problem
    return given


def usable_name(host: str) -> str:
    if name_in(host) != host.lower():
        raise Refused("cli-serve-bad-host", text=host)
    return host.lower()


def usable_limits(given: Sequence[str], usual: Limits) -> Limits:
    """Read limits as `tables-per-person=50`; the others stay as they usually are."""
    numbers = [field.name for field in fields(Limits) if field.name != "bots_alone"]
    changed: dict[str, float] = {}
    for text in given:
        name, _, number = text.partition("=")
        field = name.replace("-", "_")
        if field not in numbers or re.fullmatch(r"\d{1,9}(\.\d{1,3})?", number) is None:
            known = ", ".join(each.replace("_", "-") for each in numbers)
            raise Refused("cli-serve-bad-limit", text=text, known=known)
        changed[field] = type(getattr(usual, field))(float(number))
    return replace(usual, **changed)  # type: ignore[arg-type]  # each has the type of what it replaces


def usable_network(address: str) -> str:
    try:
        return str(ip_network(address))
    except ValueError as problem:
        raise Refused("cli-serve-bad-proxy", text=address) from problem


def usable_place(given: str | None) -> str | None:
    """Return HOST:PORT as it was given; monitoring is never answered where nobody said."""
    if given is not None:
        host, _, port = given.rpartition(":")
        if not host or not port.isdecimal() or not 0 < int(port) <= LAST_PORT:
            raise Refused("cli-serve-bad-metrics", text=given)
    return given


def usable_smtp(given: str | None, origin: str | None) -> str | None:
    """Letters have links, which need an address; a Host header could be anybody's."""
    if given is None:
        return None
    try:
        parts = urlsplit(given)
        whole = parts.scheme == "smtp" and bool(parts.hostname) and parts.port != 0
    except ValueError:
        whole = False
    if not whole:
        raise Refused("cli-serve-bad-smtp")
    if origin is None:
        raise Refused("cli-serve-smtp-needs-origin")
    return given


def as_browsers_send_it(origin: str) -> str:
    """Return an origin in the form of the Origin header: scheme and host in lower case, a port if there is one."""
    try:
        parts = urlsplit(origin)
        host = f"{parts.netloc}".lower()
        whole = bool(parts.hostname) and parts.port != 0 and "@" not in host and not any(map(str.isspace, host))
    except ValueError as problem:
        raise Refused("cli-serve-bad-origin", text=origin) from problem
    if parts.scheme not in ("http", "https") or not whole or parts.path not in ("", "/") or parts.query:
        raise Refused("cli-serve-bad-origin", text=origin)
    return f"{parts.scheme}://{host}"


def place(database: str) -> str:
    """Return where the data are, without passwords."""
    url = make_url(database)
    if url.get_backend_name() == "sqlite":
        return str(Path(url.database or "").absolute())
    return url.set(query={}).render_as_string(hide_password=True)


# Listening


def listen(host: str, port: int | None, *, usual: int, for_a_player: bool) -> socket.socket:
    """Listen at the port that was asked for, or else at the usual one.

    For somebody who wants to play, and asked for no port, any other will do if the usual one is taken.
    """
    try:
        return listen_at(host, usual if port is None else port)
    except Refused as refused:
        if port is not None or not for_a_player or refused.message.key != "cli-serve-port-taken":
            raise
        return listen_at(host, 0)


def listen_at(host: str, port: int) -> socket.socket:
    """Open a socket to which clients may already connect; they are let in when the database is open."""
    try:
        family, _, _, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        plain = socket.create_server(where[:2], family=family, backlog=WAITING)
    except (socket.gaierror, UnicodeError) as problem:
        raise Refused("cli-serve-no-host", host=host) from problem
    except OSError as problem:
        if problem.errno == errno.EADDRINUSE:
            raise Refused("cli-serve-port-taken", host=host, port=str(port)) from problem
        if problem.errno == errno.EADDRNOTAVAIL:
            raise Refused("cli-serve-no-host", host=host) from problem
        why: Param = say("cli-because-forbidden") if isinstance(problem, PermissionError) else str(problem.strerror)
        raise Refused("cli-serve-cannot-listen", host=host, port=str(port), problem=why) from problem
    # asyncio switches Nagle's algorithm off only if the socket names its protocol; with it, small answers wait 40 ms.
    return socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP, fileno=plain.detach())


def address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


# Serving


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None], style: Style) -> None:
    """Serve until a signal comes; then finish what is under way and close everything."""
    log_as(style)
    app = create_app(settings)
    server = uvicorn.Server(
        uvicorn_config(
            app,
            settings,
            access_log=False,
            lifespan="off",  # we run it ourselves, to learn why something could not be opened
            timeout_graceful_shutdown=GRACE,
        )
    )

    def stop(_: int, __: FrameType | None) -> None:
        """Stop on signals that come before uvicorn listens to them, and on those it raises again at its end."""
        server.should_exit = True

    async def until_stopped() -> None:
        async with AsyncExitStack() as opened:
            with explained(settings.database, settings.redis):
                await opened.enter_async_context(app.router.lifespan_context(app))
            ready()
            await server.serve([listening])

    before = {each: signal.signal(each, stop) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(until_stopped())
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


@contextmanager
def explained(database: str, redis: str | None = None) -> Iterator[None]:
    """Explain on one line, and without passwords, why the database or Redis cannot be opened."""
    try:
        yield
    except CannotListen as problem:
        raise Refused("cli-serve-no-metrics", place=str(problem)) from problem
    except RedisError as problem:
        silent = type(problem) in (RedisAway, RedisSilent)  # a wrong password is a kind of RedisAway
        why: Param = say("cli-serve-silent") if silent else str(problem)
        raise Refused("cli-serve-no-redis", url=without_secrets(redis or ""), problem=why) from problem
    except (OSError, SQLAlchemyError, sqlite3.Error, PostgresError, InterfaceError, CommandError) as problem:
        raise Refused("cli-serve-no-data", file=place(database), problem=reason(problem)) from problem


def reason(problem: Exception) -> Param:
    """Return the usual reasons in the reader's language, the others as the database says them."""
    cause = problem.orig if isinstance(problem, DBAPIError) and problem.orig is not None else problem
    if isinstance(cause, OSError):
        return say("cli-serve-silent")
    if isinstance(cause, sqlite3.Error) and getattr(cause, "sqlite_errorname", "") == "SQLITE_NOTADB":
        return say("cli-serve-not-sqlite")
    if isinstance(cause, CommandError):
        return say("cli-serve-newer")
    return str(cause)


def without_secrets(url: str) -> str:
    parts = urlsplit(url)
    return parts._replace(netloc=parts.netloc.rpartition("@")[2], query="", fragment="").geturl()
