"""`serve`: it opens, says where, and closes without losing anything; what it cannot use it says on one line."""

from __future__ import annotations

import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

import dejarik
from dejarik.cli import main
from dejarik.cli.browser import page
from dejarik.cli.refused import Refused
from dejarik.cli.serving import as_browsers_send_it, place, without_secrets
from tests.cli.running import environment, run, start
from tests.server.running import eventually
from tests.serving import PATIENCE, Served, served

LIBRARIES = "alembic argon2 asyncpg fastapi msgspec platformdirs redis sqlalchemy uvicorn websockets"

BAD = {
    "a port that is taken": (["--port", "{taken}"], "{taken}"),
    "a port that is none": (["--port", "65536"], "65535"),
    "another machine's address": (["--host", "203.0.113.7"], "203.0.113.7"),
    "no address": (["--host", "no host"], "no host"),
    "no worker": (["--workers", "0"], "--workers"),
    "no database URL": (["--db", "table.sqlite3"], "sqlite:///FILE"),
    "another sort of database": (["--db", "mysql://localhost/table"], "sqlite:///FILE"),
    "a database in memory": (["--db", "sqlite://"], "sqlite:///FILE"),
    "a database that is a folder": (["--db", "sqlite:///{tmp}"], "{tmp}"),
    "a database that is no database": (["--db", "sqlite:///{tmp}/no-database"], "SQLite"),
    "a database below a file": (["--db", "sqlite:///{tmp}/no-database/table"], "{tmp}/no-database/table"),
    "no PostgreSQL there": (["--db", "postgresql://me:secret@127.0.0.1:1/table"], "me:***@127.0.0.1:1"),
    "a database from the future": (["--db", "sqlite:///{tmp}/future"], "{tmp}/future"),
    "no Redis URL": (["--redis", "http://localhost"], "redis://HOST:PORT"),
    "no Redis there": (["--redis", "redis://me:secret@127.0.0.1:1/0"], "redis://127.0.0.1:1/0"),
    "no origin": (["--origin", "table.example.org"], "table.example.org"),
    "no name of a host": (["--trusted-host", "https://table.local"], "https://table.local"),
    "no server for letters": (["--smtp", "mail.example.org"], "smtp://"),
    "letters without an address": (["--smtp", "smtp://mail.example.org"], "--origin"),
    "no place for monitoring": (["--metrics", "9100"], "127.0.0.1:9100"),
    "a place for monitoring that is taken": (["--metrics", "127.0.0.1:{taken}"], "{taken}"),
    "no address of a proxy": (["--trusted-proxy", "nginx"], "nginx"),
    "no limit": (["--limit", "tables=5"], "tables-per-person"),
    "no number for a limit": (["--limit", "thought=long"], "thought=long"),
}


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    tmp = tmp_path_factory.mktemp("files")
    (tmp / "no-database").write_text("not a database " * 100, "utf-8")
    connection = sqlite3.connect(tmp / "future")
    connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
    connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.commit()
    connection.close()
    return tmp


@pytest.mark.parametrize("what", BAD)
def test_bad_input_gets_one_line_in_two_languages(what: str, files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        facts = {"tmp": str(files), "taken": str(taken.getsockname()[1])}
        args = [arg.format(**facts) for arg in BAD[what][0]]
        given = ["serve", "--db", f"sqlite:///{files}/table", "--port", "0", *args]
        english, ukrainian = ((main([*given, "--lang", code]), *capsys.readouterr()) for code in ("en", "uk"))
    for code, out, err in (english, ukrainian):
        assert (code, out) == (2, "")
        assert err.startswith("dejarik: ")
        assert (err.count("\n"), err[-1]) == (1, "\n")
        assert BAD[what][1].format(**facts) in err
        assert "secret" not in err
    assert not re.search("[а-яіїє]", english[2])
    assert re.search("[а-яіїє]", ukrainian[2])


@pytest.mark.parametrize("args", [["--redis", "redis://127.0.0.1:1"], ["--db", "postgresql://127.0.0.1:1/table"]])
def test_a_process_of_its_own_says_no_more_than_that_line(args: list[str], tmp_path: Path) -> None:
    done = run("serve", "--db", f"sqlite:///{tmp_path / 'table'}", "--port", "0", *args)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


@contextmanager
def live(server: Served, person: httpx.Client, table: str) -> Iterator[None]:
    """Somebody looks at a table."""
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    headers = {"Cookie": f"dejarik={person.cookies['dejarik']}"}
    with connect(address, additional_headers=headers, open_timeout=PATIENCE) as connection:
        connection.send('{"type": "hello"}')
        assert '"state"' in str(connection.recv(timeout=PATIENCE))
        yield


def test_it_says_where_it_listens_where_the_data_are_and_how_to_stop(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        assert httpx.get(f"{server.url}/health", timeout=PATIENCE).json()["games"] == list(dejarik.GAMES)
        code, out, err = server.stop()
    assert (code, err) == (0, "")
    for said in (f"{tmp_path / 'table.sqlite3'}", f"{server.url}/docs", "dejarik --help", "Ctrl+C", "saved"):
        assert said in out


def test_a_live_connection_and_ctrl_c_do_not_hold_it_up(tmp_path: Path) -> None:
    with served(tmp_path) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as person:
        person.post("/api/people", json={"name": "Олена"})
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = person.post("/api/tables", json={"game": "uprising", "seats": seats}).json()["id"]
        with live(server, person, table):
            code, out, err = server.stop(signal.SIGINT)
    assert (code, err) == (0, "")
    assert "saved" in out


def plain(*args: str, **changes: str) -> tuple[str, str]:
    """`dejarik` without a command: where it is open, and what it says besides until it is stopped."""
    process = start(*args, **changes)
    assert process.stdout is not None
    said = process.stdout.readline()
    found = re.search(r"http://[\d.]+:\d+", said)
    assert found
    assert httpx.get(f"{found[0]}/health", timeout=PATIENCE).status_code == 200
    process.terminate()
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    return found[0], out


@pytest.mark.parametrize("moves", [0, 1])
def test_ctrl_c_while_bots_think_is_quiet(moves: int, tmp_path: Path) -> None:
    """They get it too, be it while they still wake up or in the middle of a thought."""
    with served(tmp_path) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as person:
        person.post("/api/people", json={"name": "Олена"})
        bots = {"game": "commanders", "seats": [{"kind": "bot"}] * 3}
        tables = [person.post("/api/tables", json=bots).json()["id"] for _ in range(4)]
        with ExitStack() as looking_on:  # bots among themselves play only while somebody does
            for table in tables:
                looking_on.enter_context(live(server, person, table))
            eventually(lambda: all(person.get(f"/api/tables/{table}").json()["version"] >= moves for table in tables))
            code, out, err = server.stop(signal.SIGINT)
    assert (code, err) == (0, "")
    assert "saved" in out


def test_plain_dejarik_serves_at_another_port_if_its_own_is_taken(tmp_path: Path) -> None:
    with ExitStack() as stack:
        with suppress(OSError):  # somebody else has it
            stack.enter_context(socket.create_server(("127.0.0.1", 8000)))
        url, out = plain("--lang", "uk", "--no-browser", XDG_DATA_HOME=str(tmp_path))
    assert not url.endswith(":8000")
    assert "браузер" not in out


def test_plain_dejarik_opens_the_browser_in_the_language_of_the_terminal(tmp_path: Path) -> None:
    browser, seen = tmp_path / "browser", tmp_path / "seen"
    browser.write_text(f"#!/bin/sh\nprintf %s \"$1\" > '{seen}'\n", "utf-8")
    browser.chmod(0o755)
    url, _ = plain("--port", "0", "--lang", "pl", XDG_DATA_HOME=str(tmp_path), BROWSER=f"{browser} %s")
    assert seen.read_text("utf-8") == f"{url}/?lang=pl"


def test_where_no_browser_can_be_opened_it_says_so(tmp_path: Path) -> None:
    url, out = plain("--port", "0", XDG_DATA_HOME=str(tmp_path), DISPLAY="", WAYLAND_DISPLAY="", BROWSER="")
    assert f"open this address yourself: {url}/" in out


def test_a_browser_goes_to_this_machine() -> None:
    assert page("http://0.0.0.0:8000", "en") == "http://127.0.0.1:8000/"
    assert page("http://[::]:8000", "uk") == "http://[::1]:8000/?lang=uk"


def without_libraries(*args: str) -> subprocess.CompletedProcess[str]:
    """The command where the extra is not installed."""
    gone = f"import sys; sys.modules.update(dict.fromkeys({LIBRARIES.split()!r}))"
    code = f"{gone}; from dejarik.cli import main; sys.exit(main({args!r}))"
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment(), check=False)


@pytest.mark.parametrize("args", [(), ("serve",), ("serve", "--lang", "pl")])
def test_without_its_libraries_it_says_how_to_install_them(args: tuple[str, ...]) -> None:
    done = without_libraries(*args)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert 'pip install "dejarik[server]"' in done.stderr


@pytest.mark.parametrize("args", [("games",), ("--help",), ("serve", "--help"), ("sim", "uprising", "-n", "1")])
def test_everything_else_works_without_them(args: tuple[str, ...]) -> None:
    done = without_libraries(*args)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("given", "sent"),
    [
        ("https://table.example.org", "https://table.example.org"),
        ("https://Table.example.org/", "https://table.example.org"),
        ("http://127.0.0.1:8000", "http://127.0.0.1:8000"),
        ("http://[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_an_origin_is_what_browsers_send(given: str, sent: str) -> None:
    assert as_browsers_send_it(given) == sent


@pytest.mark.parametrize(
    "given", ["", "https://", "ftp://a", "https://a/b", "https://a?b", "https://me@a", "https://a:b", "https://[a"]
)
def test_anything_else_is_no_origin(given: str) -> None:
    with pytest.raises(Refused):
        as_browsers_send_it(given)


def test_passwords_are_not_shown() -> None:
    assert place("postgresql://me:secret@host/table?password=secret") == "postgresql://me:***@host/table"
    assert without_secrets("redis://me:secret@host:1/0?password=secret") == "redis://host:1/0"
