"""The example bot plays whole games over HTTP."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import dejarik
from tests.serving import PATIENCE, Served, served

BOT = Path(__file__).parent.parent.parent / "examples" / "bot.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("served")) as server:
        yield server
        assert server.stop()[::2] == (0, "")


def bot(server: Served, *args: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-W", "error", str(BOT), "--server", server.url, *args]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def finished(server: Served, process: subprocess.Popen[str]) -> str:
    """The table at which a bot has played, and that what it says is so."""
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    said = re.fullmatch(r"table (\S+): won by (.+) \[(\S+)\]\n", out)
    assert said is not None, out
    outcome = dejarik.replay(httpx.get(f"{server.url}/api/tables/{said[1]}/record", timeout=PATIENCE).text).outcome
    assert outcome is not None
    assert said[3] == outcome.rule
    return said[1]


@pytest.mark.parametrize(("game", "players"), [("uprising", 2), ("commanders", 3)])
def test_the_bot_plays_a_whole_game_against_built_in_bots(server: Served, game: str, players: int) -> None:
    finished(server, bot(server, "--game", game, "--players", str(players)))


def test_two_bots_play_at_a_table_that_somebody_else_has_made(server: Served) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as host:
        host.post("/api/people", json={"name": "Олена"})
        token = host.post("/api/tokens", json={"label": "bot"}).json()["token"]
        seats = [{"kind": "open"}, {"kind": "open"}]
        table = host.post("/api/tables", json={"game": "uprising", "seats": seats}).json()["id"]
    first = bot(server, "--table", table, "--seat", "0", "--token", token)
    second = bot(server, "--table", table, "--seat", "1", "--name", "Second")
    assert finished(server, first) == finished(server, second) == table
    names = [seat["name"] for seat in httpx.get(f"{server.url}/api/tables/{table}", timeout=PATIENCE).json()["seats"]]
    assert names == ["Олена", "Second"]
