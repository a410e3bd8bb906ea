"""docs/operate.md: its commands are commands, and its files run as they stand there, but for names, ports and keys."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import ssl
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, text

from dejarik.cli import command_line
from dejarik.cli.words import Words
from tests.cli.running import environment, run
from tests.lacking import lacking
from tests.server.conftest import NewDatabase
from tests.server.player import BOT, ME, OPEN, Player
from tests.server.running import (
    PATIENCE,
    ROOT,
    Postgres,
    RedisServer,
    Server,
    binaries,
    connects,
    eventually,
    free_port,
    in_database,
    json_of,
)

PAGE = ROOT / "docs" / "operate.md"
FILES = ROOT / "docs" / "operate"
NAME = "localhost"  # in place of table.example.org
UNITS = ("dejarik.service", "dejarik@.service", "dejarik-backup.service", "dejarik-backup.timer")


def changed(file: str, changes: Mapping[str, str]) -> str:
    """A file of the page, with what everybody has to change."""
    said = (FILES / file).read_text("utf-8")
    for old, new in changes.items():
        assert old in said, (file, old)
        said = said.replace(old, new)
    return said


# nginx


class Nginx:
    """nginx with the configuration of the page."""

    def __init__(self, folder: Path, upstream: str, ports: Mapping[int, int]) -> None:
        self.port, self.plain = free_port(), free_port()
        certificate, key = folder / "certificate.pem", folder / "key.pem"
        made = f"openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={NAME} -addext subjectAltName=DNS:{NAME}"
        files = ["-keyout", str(key), "-out", str(certificate)]
        subprocess.run([*made.split(), *files], check=True, capture_output=True)
        self.certificate = certificate
        site = changed(
            "nginx.conf",
            {
                "listen [::]:80;": "",
                "listen [::]:443 ssl http2;": "",
                "listen 80;": f"listen 127.0.0.1:{self.plain};",
                "listen 443 ssl http2;": f"listen 127.0.0.1:{self.port} ssl http2;",
                "/etc/letsencrypt/live/table.example.org/fullchain.pem": str(certificate),
                "/etc/letsencrypt/live/table.example.org/privkey.pem": str(key),
                "table.example.org": NAME,
            },
        )
        servers = changed(upstream, {f":{theirs}": f":{ours}" for theirs, ours in ports.items()})
        for name, said in (("site.conf", site), ("upstream.conf", servers), ("nginx.conf", self._around(folder))):
            (folder / name).write_text(said, "utf-8")
        program = binaries("nginx", "nginx", "/usr/sbin") / "nginx"
        self._process = subprocess.Popen([program, "-p", folder, "-c", folder / "nginx.conf", "-e", folder / "errors"])
        eventually(self._listens)

    def _listens(self) -> bool:
        assert self._process.poll() is None, "nginx does not take this configuration"
        return connects(self.port)

    def _around(self, folder: Path) -> str:
        """What is in /etc/nginx/nginx.conf of every system."""
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        places = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
        user = "user root;" if os.geteuid() == 0 else ""  # who may read the folder of a test
        inside = f"access_log off; {places} include {folder}/upstream.conf; include {folder}/site.conf;"
        return f"daemon off; {user} pid {folder}/pid; events {{}} http {{ {inside} }}"

    @property
    def url(self) -> str:
        return f"https://{NAME}:{self.port}"

    def close(self) -> None:
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(PATIENCE)


class Through(Server):
    """The table as people see it, behind nginx."""

    def __init__(self, nginx: Nginx, folder: Path) -> None:
        super().__init__(folder / "none")
        self.port, self.url = nginx.port, nginx.url


@contextmanager
def unit(file: str, folder: Path, variables: Mapping[str, str], changes: Mapping[str, str]) -> Iterator[Path]:
    """The process that a unit of systemd starts; its log."""
    (command,) = re.findall(r"^ExecStart=(.*)$", changed(file, changes), re.MULTILINE)
    log = folder / f"{len(list(folder.iterdir()))}.log"
    with log.open("wb") as errors:
        process = subprocess.Popen(
            shlex.split(command), stdout=subprocess.DEVNULL, stderr=errors, env=environment(**variables)
        )
    try:
        yield log
    finally:
        process.terminate()
        assert process.wait(PATIENCE) == 0


def variables(file: str, changes: Mapping[str, str]) -> dict[str, str]:
    """The environment that systemd reads for a unit."""
    return dict(re.findall(r'^(\w+)="(.*)"$', changed(file, changes), re.MULTILINE))


@pytest.fixture
def program() -> str:
    found = shutil.which("dejarik", path=str(Path(sys.executable).parent))
    if found is None:
        lacking("the command dejarik is not installed")
    return found


def test_one_process_behind_nginx_as_the_page_has_it(
    program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    port, metrics = free_port(), free_port()
    with ExitStack() as stack:
        nginx = Nginx(tmp_path, "nginx-upstream-one.conf", {8000: port})
        stack.callback(nginx.close)
        monkeypatch.setenv("SSL_CERT_FILE", str(nginx.certificate))
        places = {"/var/lib/dejarik": str(tmp_path), "https://table.example.org": nginx.url}
        ports = {"--port 8000": f"--port {port}", ":9100": f":{metrics}", "/opt/dejarik/bin/dejarik": program}
        given = variables("environment-one", places)
        log = stack.enter_context(unit("dejarik.service", tmp_path, given, ports))
        eventually(lambda: connects(port))
        assert httpx.get(f"http://127.0.0.1:{port}/ready", timeout=PATIENCE).status_code == 200
        table = Through(nginx, tmp_path)
        context = ssl.create_default_context(cafile=str(nginx.certificate))
        ann, bob = (Player(table, name, **{"X-Forwarded-For": "203.0.113.9"}) for name in ("Ann", "Bob"))
        for player in (ann, bob):
            stack.callback(player.close)

        with httpx.Client(base_url=nginx.url, verify=context, timeout=PATIENCE) as stranger:
            came = stranger.post("/api/people", json={"name": "Eve"}, headers={"Origin": nginx.url})
            assert (came.status_code, came.headers["set-cookie"].count("Secure")) == (201, 1)
            assert came.headers["strict-transport-security"]
            assert stranger.post("/api/people", json={"name": "E"}, headers={"Origin": "https://x"}).status_code == 403
            assert stranger.post("/api/people", content=b" " * 70_000).status_code == 413
            assert "dejarik_picks" not in stranger.get("/metrics").text
            plain = httpx.get(f"http://{NAME}:{nginx.plain}/table/x")
            assert (plain.status_code, plain.headers["location"]) == (301, f"https://{NAME}/table/x")
        assert "dejarik_picks" in httpx.get(f"http://127.0.0.1:{metrics}/metrics").text

        game = ann.new_table("uprising", ME, OPEN)
        bob.post(f"/tables/{game}/seats/1/join", status=204)
        lives = [player.live(game) for player in (ann, bob)]
        for live in lives:
            live.next("state")
        lives[0].pick(lives[0].asks["resistance"]["options"][0]["pick"])
        for live in lives:
            assert live.next("change")["version"] == 1
        lines = [json.loads(line) for line in log.read_text().splitlines()]
    asked = [line for line in lines if line["logger"] == "dejarik.requests"]
    assert {line["address"] for line in asked} == {"127.0.0.1"}  # nginx said so; what Ann and Bob said is not believed
    assert any(line["path"] == f"/api/tables/{game}/seats/1/join" for line in asked)


def test_several_processes_behind_nginx_as_the_page_has_it(
    program: str, postgres: Postgres, redis: RedisServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The people of a table meet at one process. When that dies, the other serves them."""
    ports = {8001: free_port(), 8002: free_port()}
    metrics = {1: free_port(), 2: free_port()}
    with ExitStack() as stack:
        nginx = Nginx(tmp_path, "nginx-upstream-several.conf", ports)
        stack.callback(nginx.close)
        monkeypatch.setenv("SSL_CERT_FILE", str(nginx.certificate))
        places = {
            "https://table.example.org": nginx.url,
            "postgresql://dejarik@/dejarik?host=/var/run/postgresql": postgres.by_socket(postgres.new_database()),
            "redis://127.0.0.1:6379/0": redis.url,
        }
        given = variables("environment-several", places)
        processes = ExitStack()
        for number in (2, 1):
            own = {"--port 800%i": f"--port {ports[8000 + number]}", ":910%i": f":{metrics[number]}", "%i": str(number)}
            own |= {"/opt/dejarik/bin/dejarik": program}
            mine = stack if number == 2 else processes
            mine.enter_context(unit("dejarik@.service", tmp_path, given, own))
        stack.callback(processes.close)
        for port in ports.values():
            eventually(lambda port=port: connects(port))  # type: ignore[misc]
            assert json_of(httpx.get(f"http://127.0.0.1:{port}/ready", timeout=PATIENCE))["redis"] is True
        table = Through(nginx, tmp_path)
        people = [Player(table, name) for name in ("Ann", "Bob")]
        for player in people:
            stack.callback(player.close)
        ann, bob = people

        def connections(number: int) -> float:
            said = httpx.get(f"http://127.0.0.1:{metrics[number]}/metrics", timeout=PATIENCE).text
            return float(re.findall(r"(?m)^dejarik_connections (\S+)$", said)[0])

        while True:  # until a table comes to the first process; sooner or later one comes to each
            game, before = ann.new_table("uprising", ME, OPEN), connections(1)
            bob.post(f"/tables/{game}/seats/1/join", status=204)
            lives = [player.live(game) for player in (ann, bob)]
            for live in lives:
                live.next("state")
            if connections(1) > before and connections(2) > 0:
                break
        assert connections(1) == before + 2  # both of them
        ann.pick(game)
        assert lives[1].next("change")["version"] == 1

        processes.close()
        for live in (ann.live(game), bob.live(game)):
            live.next("state")
        version = ann.pick(game, times=3)
        assert version == 4
        bob.connections[-1].reach(version)


# systemd, and the commands


def test_the_units_are_units(program: str, tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        lacking("systemd is not installed")
    for name in UNITS:
        said = (FILES / name).read_text("utf-8").replace("/opt/dejarik/bin/dejarik", program)
        (tmp_path / name).write_text(re.sub(r"(?m)^User=.*\n", "", said), "utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", *(str(tmp_path / name) for name in UNITS)], capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")


def commands() -> list[str]:
    blocks = re.findall(r"^```sh\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


def test_every_command_of_the_page_is_one() -> None:
    """Those of ours are read by the program; the files of all of them are there."""
    parser = command_line(Words.spoken("en"))
    ours = [shlex.split(line)[2:] for line in commands() if line.startswith("sudo dejarik ")]
    assert len(ours) > 15
    for given in ours:
        parser.parse_args(given)
    files = [word for line in commands() for word in shlex.split(line) if word.startswith("docs/")]
    assert files
    assert all((ROOT / file).is_file() for file in files)
    used = {Path(file).name for file in files}
    assert {each.name for each in FILES.iterdir()} <= used  # none is there for nothing
    for name in UNITS[:2]:
        (start,) = re.findall(r"^ExecStart=\S+ (.*)$", (FILES / name).read_text("utf-8"), re.MULTILINE)
        parser.parse_args(shlex.split(start.replace("%i", "1")))


def test_the_command_has_the_servers_data(program: str, tmp_path: Path) -> None:
    """The small script by which `sudo dejarik` is the server's own command, and the back-up of every night."""
    given = changed("environment-one", {"/var/lib/dejarik": str(tmp_path)})
    (tmp_path / "environment").write_text(given, "utf-8")
    said = changed("dejarik.sh", {"/etc/dejarik/environment": str(tmp_path / "environment")})
    said = said.replace("runuser --user dejarik --", "").replace("/opt/dejarik/bin/dejarik", program)
    in_database(Server(tmp_path / "none", database=f"sqlite:///{tmp_path / 'table.sqlite3'}"), lambda _: None)
    done = subprocess.run(["sh", "-c", said, "dejarik", "admin", "status", "--json"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["tables"] == {"open": 0, "playing": 0, "finished": 0}

    nightly = changed("dejarik-backup.service", {"/var/lib/dejarik": str(tmp_path)}).replace("%%", "%")
    old = tmp_path / "backup-2020-01-01-0400.sqlite3"
    old.write_bytes(b"")
    os.utime(old, (0, 0))
    for command in re.findall(r"^ExecStart(?:Post)?=(.*)$", nightly, re.MULTILINE):
        words = shlex.split(command.replace("/opt/dejarik/bin/dejarik", program))
        database = variables("environment-one", {"/var/lib/dejarik": str(tmp_path)})
        subprocess.run(words, check=True, env=environment(**database), capture_output=True)
    assert len(list(tmp_path.glob("backup-20*.sqlite3"))) == 1
    assert not old.exists()


# A new version


def test_a_database_of_before_is_backed_up_upgraded_and_played_on(new_database: NewDatabase, tmp_path: Path) -> None:
    """Drained and backed up by the old version, opened by the new one: every game goes on, and so does the back-up."""
    server = Server(tmp_path / "log", database=new_database())
    server.start()
    ann = Player(server, "Ann")
    table = ann.new_table("uprising", ME, ME)
    ann.pick(table, times=2)
    server.stop()
    in_database(server, make_older)
    backup = tmp_path / "before.sqlite3"
    if server.database.startswith("sqlite"):  # of PostgreSQL the old version makes it
        assert run("backup", backup, "--db", server.database).returncode == 0
    assert "another version" in run("admin", "status", "--db", server.database).stderr
    server.start()
    assert ann.pick(table) == 3
    assert run("admin", "status", "--db", server.database).returncode == 0
    server.stop()
    if backup.exists():
        restored = Server(tmp_path / "restored.log", database=f"sqlite:///{tmp_path / 'restored.sqlite3'}")
        assert run("restore", backup, "--db", restored.database).returncode == 0
        restored.start()
        ann.server, ann.http.base_url = restored, restored.url
        assert ann.pick(table) == 3
        assert ann.new_table("uprising", ME, BOT)
        restored.stop()
    ann.close()


def make_older(connection: Connection) -> None:
    """As the last version but one left it."""
    for table in ("processes", "notes", "notices", "bans"):
        connection.execute(text(f"DROP TABLE {table}"))
    connection.execute(text("UPDATE alembic_version SET version_num = 'identity'"))
