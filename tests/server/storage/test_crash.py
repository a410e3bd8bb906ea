"""The server stops, in order or not; nothing that was acknowledged is lost, and every game goes on."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
import uuid
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed

from dejarik.server.storage import journal
from tests.server.conftest import NewDatabase
from tests.server.player import BOT, ME, Player, options
from tests.server.running import Server, eventually, in_database, workers

DEATHS = int(os.environ.get("DEJARIK_DEATHS", "2"))  # of the server, while people play; more prove more


@pytest.fixture(scope="module")
def mortal(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("mortal") / "log", database=new_database())
    yield server
    if server.process is not None:
        server.kill()


@pytest.fixture
def server(mortal: Server) -> Server:
    """Whatever was done to it before, it runs."""
    if mortal.process is None:
        mortal.start()
    return mortal


class Stubborn(threading.Thread):
    """Plays one game after the other, whatever happens: asks again with the same request until there is an answer."""

    def __init__(self, server: Server, seed: int, game: str, *seats: dict[str, str]) -> None:
        super().__init__(daemon=True)
        self.player = Player(server)
        self.new = {"game": game, "seats": list(seats)}
        self.tables: list[str] = []
        self.rng = random.Random(seed)
        self.acknowledged: dict[tuple[str, int], str] = {}  # by table and version
        self.enough = threading.Event()

    def run(self) -> None:
        while not self.enough.is_set():
            self.tables.append(self.insist("POST", "", self.new).json()["id"])
            self.play(self.tables[-1])

    def play(self, table: str) -> None:
        """Play one game to its end."""
        while not self.enough.is_set():
            game = self.insist("GET", f"/{table}/game", None)
            asks = [seen for seen in game.json()["eyes"].values() if seen["ask"]]
            if game.json()["table"]["status"] == "finished":
                return
            for seen in asks:
                pick, version = self.rng.choice(options(seen)), game.json()["version"]
                body = {"version": version, "picks": [pick], "request": uuid.uuid4().hex}
                answer = self.insist("POST", f"/{table}/picks", body)
                assert answer.status_code == 200, answer.text
                self.acknowledged[table, answer.json()["version"]] = pick

    def entries(self) -> dict[tuple[str, int], str]:
        """What is in the database: the picks by table and version."""

        def work(connection: Connection) -> dict[tuple[str, int], str]:
            found = [(table, journal.entries_after(table, 0, connection)) for table in self.tables]
            return {(table, entry.version): str(entry.pick) for table, entries in found for entry in entries}

        return in_database(self.player.server, work)

    def insist(self, method: str, path: str, body: object) -> httpx.Response:
        while True:
            try:
                return self.player.http.request(method, f"/api/tables{path}", json=body)
            except httpx.TransportError:
                if self.enough.wait(0.05):
                    raise


def test_killed_again_and_again_the_server_loses_no_acknowledged_pick(server: Server) -> None:
    rng = random.Random(7)
    players = [
        Stubborn(server, 1, "uprising", ME, BOT),
        Stubborn(server, 2, "uprising", ME, ME),
        Stubborn(server, 3, "commanders", ME, BOT, ME),
        Stubborn(server, 4, "commanders", ME, ME),
    ]
    for player in players:
        player.start()
    for _ in range(DEATHS):
        go_on(players, rng.randrange(1, 4))
        server.kill()
        server.start()
    go_on(players, 1)
    for player in players:
        player.enough.set()
        player.join()
        kept = player.entries()
        assert player.acknowledged == {which: kept.get(which) for which in player.acknowledged}
        player.player.close()


def go_on(players: list[Stubborn], picks: int) -> None:
    """Wait until everybody has made so many more picks that were acknowledged."""
    wanted = [len(player.acknowledged) + picks for player in players]

    def all_have() -> bool:
        each = zip(players, wanted, strict=True)
        assert all(player.is_alive() for player in players)
        return all(len(player.acknowledged) >= enough for player, enough in each)

    eventually(all_have)


def test_clocks_survive_the_server(server: Server) -> None:
    ann = Player(server)
    table = ann.new_table("uprising", ME, BOT, control={"kind": "live", "minutes": 0.03, "increment": 0})
    slow = ann.new_table("uprising", ME, BOT, control={"kind": "live", "minutes": 10, "increment": 0})
    before = ann.game(slow)["table"]
    server.kill()
    server.start()
    assert ann.game(slow)["table"] == before
    assert time.time() - before["since"] < 600
    end = eventually(lambda: (found := ann.table(table))["status"] == "finished" and found)
    assert end["outcome"]["reason"] == "time"
    ann.close()


def test_a_server_that_is_asked_to_stop_says_goodbye_and_keeps_everything(server: Server) -> None:
    ann = Player(server)
    table = ann.new_table("uprising", ME, BOT)
    live = ann.live(table)
    live.next("state")
    ann.pick(table, times=4)  # now the bot thinks
    assert server.stop() == 0
    with pytest.raises(ConnectionClosed) as closed:
        live.next("goodbye")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012  # come back later
    server.check_log()
    server.start()
    assert ann.game(table)["version"] >= 4
    eventually(lambda: ann.asked(table) or ann.table(table)["status"] == "finished")
    ann.close()


def test_a_worker_that_dies_is_replaced(server: Server) -> None:
    ann = Player(server)
    table = ann.new_table("uprising", ME, BOT)
    ann.pick(table, times=4)
    eventually(lambda: ann.asked(table))
    assert server.process is not None
    for worker in workers(server.process.pid):
        os.kill(worker, signal.SIGKILL)
    other = ann.new_table("uprising", ME, BOT)
    ann.pick(other, times=4)
    eventually(lambda: ann.asked(other))
    ann.close()


def test_workers_do_not_outlive_a_killed_server(server: Server) -> None:
    ann = Player(server)
    table = ann.new_table("uprising", ME, BOT)
    ann.pick(table, times=4)
    assert server.process is not None
    found = eventually(lambda: workers(server.process.pid if server.process else 0))
    eventually(lambda: ann.asked(table))
    server.kill()
    eventually(lambda: not any(Path(f"/proc/{pid}").exists() for pid in found))
    ann.close()
