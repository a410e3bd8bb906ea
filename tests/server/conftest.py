"""The same tests on SQLite, on PostgreSQL, and on two processes with PostgreSQL and Redis between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, cycle
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from tests.server.player import Player
from tests.server.post import Post
from tests.server.running import Postgres, RedisServer, Server

NewDatabase: TypeAlias = Callable[[], str]
Come: TypeAlias = Callable[..., Player]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    postgres = Postgres()
    yield postgres
    postgres.close()


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    redis = RedisServer()
    yield redis
    redis.close()


@pytest.fixture(scope="session")
def post() -> Iterator[Post]:
    """Where notifications arrive."""
    post = Post()
    yield post
    post.close()


def databases(kind: str, request: pytest.FixtureRequest, folder: Path) -> NewDatabase:
    if kind == "sqlite":
        numbers = count()
        return lambda: f"sqlite:///{folder / f'{next(numbers)}.sqlite3'}"
    made: Postgres = request.getfixturevalue("postgres")
    return made.new_database


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def new_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> NewDatabase:
    """For tests that kill or stop a server of their own."""
    return databases(request.param, request, tmp_path_factory.mktemp("data"))


@pytest.fixture(scope="session", params=["sqlite", "postgresql", "two-processes"])
def servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, post: Post
) -> Iterator[list[Server]]:
    """One process, or two for the same tables."""
    folder = tmp_path_factory.mktemp("server")
    settings: dict[str, Any] = {"database": databases(request.param, request, folder)()}
    settings |= {
        "absent_after": 1.0,
        "formality_after": 0.05,
        "heartbeat": 0.4,
        "smtp": post.smtp,
        "webhook": post.webhook,
    }
    if request.param == "two-processes":
        redis: RedisServer = request.getfixturevalue("redis")
        settings["redis"] = redis.url
    started = [Server(folder / f"{number}.log", **settings) for number in range(1 + ("redis" in settings))]
    for server in started:
        server.launch()
    for server in started:
        server.wait()
    yield started
    codes = [server.stop() for server in started]
    for server in started:
        server.check_log()
    assert codes == [0] * len(started)


@pytest.fixture
def server(servers: list[Server]) -> Server:
    return servers[0]


@pytest.fixture
def come(servers: list[Server]) -> Iterator[Come]:
    """People come to the table; with two processes every other one to the second."""
    people: list[Player] = []
    turns = cycle(servers)

    def come(name: str | None = "Ann", at: Server | None = None, **headers: str) -> Player:
        people.append(Player(at or next(turns), name, **headers))
        return people[-1]

    yield come
    for person in people:
        person.close()


@pytest.fixture
def ann(come: Come) -> Player:
    return come("Ann")


@pytest.fixture
def bob(ann: Player, come: Come) -> Player:
    return come("Bob")
