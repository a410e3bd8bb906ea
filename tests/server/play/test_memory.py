"""A process keeps only so many games in its memory; whoever comes back to one that it has let go notices nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.player import ME, Live, Player
from tests.server.running import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("memory")
    server = Server(folder / "log", database=f"sqlite:///{folder / 'table.sqlite3'}", open_games=2)
    server.start()
    yield server
    assert server.stop() == 0
    server.check_log()


@pytest.fixture
def ann(server: Server) -> Iterator[Player]:
    player = Player(server)
    yield player
    player.close()


def back(ann: Player, live: Live) -> Live:
    """The same client again, after its connection was lost."""
    again = Live(ann, live.table, since=live.version, views=live.views)
    ann.connections.append(again)
    return again


def test_a_game_that_was_let_go_is_opened_again_as_it_was(ann: Player) -> None:
    tables = [ann.new_table("uprising", ME, ME) for _ in range(4)]
    for times in (1, 2, 3):
        for table in tables:
            assert ann.pick(table) == times
    watching = ann.live(tables[0])
    watching.next("state")
    watching.close()
    ann.pick(tables[0])
    assert back(ann, watching).read()["type"] == "change"  # it was still there, with what has changed
    ann.connections.pop().close()
    for table in tables[1:]:
        ann.pick(table)
    again = back(ann, watching)
    assert again.read() == ann.game(tables[0]) | {"type": "state"}  # it was not, and has lost nothing but that
    again.pick(ann.asked(tables[0])[0])
    assert again.next("ack")["version"] == 5


def test_a_game_at_which_somebody_is_stays(ann: Player) -> None:
    table = ann.new_table("uprising", ME, ME)
    watching = ann.live(table)
    watching.next("state")
    for _ in range(4):
        ann.pick(ann.new_table("uprising", ME, ME))
    ann.pick(table)
    assert watching.next("change")["version"] == 1
    assert watching.views == {eye: seen["view"] for eye, seen in ann.game(table)["eyes"].items()}
