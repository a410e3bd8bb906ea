"""Two processes for the same tables, when something between them or one of them fails."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import pytest

from tests.server.player import BOT, ME, OPEN, Player
from tests.server.running import Postgres, RedisServer, Server, eventually, workers

NEVER = 10_000.0  # seconds: nobody looks by themselves, they must be told
SOON = 0.4


@pytest.fixture(scope="module")
def mortal() -> Iterator[RedisServer]:
    redis = RedisServer()
    yield redis
    redis.close()


@pytest.fixture
def redis(mortal: RedisServer) -> Iterator[RedisServer]:
    """One that may be killed."""
    yield mortal
    mortal.close()
    mortal.start()


@pytest.fixture(scope="module")
def pair(
    request: pytest.FixtureRequest, postgres: Postgres, mortal: RedisServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Server]]:
    """Two processes, and how long it takes until one looks by itself what the other has done."""
    folder = tmp_path_factory.mktemp("pair")
    settings = {"database": postgres.new_database(), "redis": mortal.url, "heartbeat": request.param}
    servers = [Server(folder / f"{number}.log", **settings) for number in range(2)]
    with ExitStack() as stack:
        for server in servers:
            stack.callback(ended, server)
            server.launch()
        for server in servers:
            server.wait()
        yield servers


def ended(server: Server) -> None:
    if server.process is not None:
        assert server.stop() == 0
    server.check_log()


def seated(ann: Player, bob: Player) -> str:
    table = ann.new_table("uprising", ME, OPEN)
    bob.post(f"/tables/{table}/seats/1/join", status=204)
    return table


@pytest.mark.parametrize("pair", [NEVER], indirect=True, ids=["told"])
@pytest.mark.parametrize("failure", [signal.SIGKILL, signal.SIGSTOP], ids=["gone", "silent"])
def test_when_redis_fails_the_game_goes_on_and_when_it_is_back_all_is_as_before(
    pair: list[Server], redis: RedisServer, failure: signal.Signals
) -> None:
    one, two = pair
    with ExitStack() as stack:
        ann, eve, bob = (Player(server, name) for server, name in ((one, "Ann"), (one, "Eve"), (two, "Bob")))
        for player in (ann, eve, bob):
            stack.callback(player.close)
        table = seated(ann, bob)
        own, beside, other = (player.live(table) for player in (ann, eve, bob))
        for live in (own, beside, other):
            live.next("state")
        own.next("presence", lambda message: message["seats"] == [0, 1])
        ann.pick(table)
        assert other.next("change")["version"] == 1

        redis.signal(failure)
        ann.pick(table)
        assert own.next("change", lambda message: message["version"] == 2)
        assert beside.next("change", lambda message: message["version"] == 2)
        assert bob.game(table)["version"] == 2  # he need only look
        ann.post(f"/tables/{table}/chat", {"text": "are you there?"}, 201)
        assert beside.next("chat")["text"] == "are you there?"

        if failure is signal.SIGKILL:
            redis.close()
            redis.start()
        else:
            redis.signal(signal.SIGCONT)
        assert other.next("change", lambda message: message["version"] == 2)
        ann.pick(table, times=2)
        assert other.next("change", lambda message: message["version"] == 4)
        bob.pick(table)
        assert own.next("change", lambda message: message["version"] == 5)


@pytest.mark.parametrize("pair", [SOON], indirect=True, ids=["looking"])
def test_while_redis_is_away_the_other_process_looks_by_itself(pair: list[Server], redis: RedisServer) -> None:
    one, two = pair
    ann, bob = Player(one, "Ann"), Player(two, "Bob")
    waiting = bob.live(ann.new_table("commanders", ME, OPEN, OPEN))
    waiting.next("waiting")
    table = seated(ann, bob)
    other = bob.live(table)
    other.next("state")
    redis.close()
    ann.pick(table)
    assert other.next("change", lambda message: message["version"] == 1)
    ann.post(f"/tables/{waiting.table}/seats/1/join", status=204)
    assert waiting.next("waiting")["table"]["seats"][1]["name"] == "Ann"
    assert ann.live(table).next("presence")["seats"] == [0]  # as far as this process can see
    ann.close()
    bob.close()


@pytest.mark.parametrize("pair", [SOON], indirect=True, ids=["looking"])
def test_when_a_process_dies_another_one_lets_its_bots_play_on(pair: list[Server]) -> None:
    dying, surviving = pair
    ann = Player(dying)
    token = ann.post("/tokens", {"label": "another way in"}, 201)["token"]
    first = ann.new_table("uprising", ME, BOT)
    ann.pick(first, times=4)
    eventually(lambda: ann.asked(first))
    assert dying.process is not None
    thinking = eventually(lambda: workers(dying.process.pid if dying.process else 0))
    for worker in thinking:
        os.kill(worker, signal.SIGSTOP)  # in the middle of a thought
    try:
        table = ann.new_table("uprising", ME, BOT)
        ann.pick(table, times=4)
        watching = Player(surviving, None, Authorization=f"Bearer {token}")
        assert watching.game(table)["table"]["asked"] == "empire"
        dying.kill()
        eventually(lambda: watching.asked(table))
        assert watching.game(table)["version"] > 4
        watching.close()
    finally:
        for worker in thinking:
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)
        ann.close()
