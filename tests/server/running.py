"""Real servers in processes of their own: ours, PostgreSQL, Redis."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import httpx
from sqlalchemy import Connection

from dejarik.server.storage.databases import open_store
from tests.lacking import lacking

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0  # seconds before a test gives up; a machine that does ten other things takes long to start a server
T = TypeVar("T")


def eventually(look: Callable[[], T], within: float = PATIENCE) -> T:
    """Look until there is something."""
    end = time.monotonic() + within
    while not (found := look()):
        assert time.monotonic() < end, f"not within {within} seconds"
        time.sleep(0.02)
    return found


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def connects(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    return True


class Server:
    """The table server. It can be killed and started again with the same data at the same place."""

    def __init__(self, log: Path, **settings: Any) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.settings = {
            "origin": self.url,
            "picks_per_second": 1e6,
            "snapshot_every": 16,
            "workers": 1,
            "bot_pace": 0.0,
        } | settings
        self.log = log
        self._killed = False
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def database(self) -> str:
        return str(self.settings["database"])

    def start(self) -> None:
        self.launch()
        self.wait()

    def launch(self) -> None:
        command = [sys.executable, "-m", "tests.server.serve", str(self.port), json.dumps(self.settings)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)

    def wait(self) -> None:
        """Until people can come."""
        eventually(self._well)

    def _well(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()
        return connects(self.port)

    def kill(self) -> None:
        """As a power cut would."""
        self._killed = True
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: int) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        self.process = None
        return code

    def check_log(self) -> None:
        """An ordinary run has nothing to complain about."""
        said = self.log.read_text()
        assert "Traceback" not in said, said
        assert self._killed or "Warning" not in said, said  # Python warns of what a killed process leaves behind


def workers(server: int) -> list[int]:
    """The processes in which bots think."""
    children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def in_database(server: Server, work: Callable[[Connection], T]) -> T:
    """Do something behind the server's back."""

    async def run() -> T:
        store = open_store(server.database)
        await store.open()
        try:
            return await store.write(work)
        finally:
            await store.close()

    return asyncio.run(run())


class Postgres:
    """A cluster of our own."""

    def __init__(self, *, durable: bool = False) -> None:
        self._durable = durable
        self._bin = binaries("postgresql", "postgres", "/usr/lib/postgresql/*/bin")
        self._folder = Path(tempfile.mkdtemp(prefix="dejarik-postgres-"))
        self._who: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(self._folder, "postgres", "postgres")
            self._who = {"user": "postgres", "group": "postgres", "extra_groups": []}
        self._port = free_port()
        self._databases = 0
        data = str(self._folder / "data")
        self._run("initdb", "--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "-D", data)
        self.start()

    def start(self) -> None:
        data = str(self._folder / "data")
        sure = [
            "-c",
            f"fsync={'on' if self._durable else 'off'}",
            "-c",
            f"unix_socket_directories={self._folder}",
            "-c",
            "max_connections=300",
        ]
        self.process = subprocess.Popen(
            [self._bin / "postgres", "-D", data, "-p", str(self._port), "-h", "127.0.0.1", *sure],
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **self._who,
        )
        eventually(lambda: connects(self._port))
        eventually(self._ready)

    def _ready(self) -> bool:
        ready = [str(self._bin / "pg_isready"), "-h", "127.0.0.1", "-p", str(self._port)]
        return subprocess.run(ready, capture_output=True, check=False).returncode == 0

    def new_database(self) -> str:
        self._databases += 1
        name = f"table{self._databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self._port), "-U", "postgres", name)
        return f"postgresql://postgres@127.0.0.1:{self._port}/{name}"

    def by_socket(self, database: str) -> str:
        """The same database, by the socket in the file system."""
        name = database.rpartition("/")[2]
        return f"postgresql://postgres@/{name}?host={self._folder}&port={self._port}"

    def _run(self, name: str, *args: str) -> None:
        subprocess.run([str(self._bin / name), *args], check=True, capture_output=True, cwd=self._folder, **self._who)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)  # fast: connections are cut
        self.process.wait(PATIENCE)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self._folder)


class RedisServer:
    """A Redis of our own that keeps nothing. It can be killed and started again at the same place."""

    def __init__(self) -> None:
        self._program = binaries("redis-server", "redis-server", "/usr/bin") / "redis-server"
        self._port = free_port()
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self._port}"

    def start(self) -> None:
        keep_nothing = ["--save", "", "--appendonly", "no", "--dir", tempfile.gettempdir()]
        self.process = subprocess.Popen(
            [self._program, "--port", str(self._port), "--bind", "127.0.0.1", *keep_nothing], stdout=subprocess.DEVNULL
        )
        eventually(lambda: connects(self._port))

    def signal(self, what: signal.Signals) -> None:
        self.process.send_signal(what)

    def close(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)


def binaries(package: str, program: str, where: str) -> Path:
    """The folder of a program; it is installed if it is missing and can be."""
    found = _find(program, where)
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        for command in (["update"], ["install", "-y", "--no-install-recommends", package]):
            environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run(["apt-get", "-q", *command], check=False, capture_output=True, env=environment)
        found = _find(program, where)
    if found is None:
        lacking(f"{package} is not installed, and we may not install it")
    return found


def _find(program: str, where: str) -> Path | None:
    folders = sorted(Path("/").glob(where.removeprefix("/")))
    on_path = shutil.which(program)
    found = [folder for folder in folders if (folder / program).exists()]
    return found[-1] if found else Path(on_path).parent if on_path else None


def json_of(response: httpx.Response, status: int = 200) -> Any:
    assert response.status_code == status, (response.status_code, response.text)
    return response.json() if response.content else None
