"""Whether a server process that closes games frees them: its memory while thousands of tables come and go.

    dejarik bench soak [--seconds S]

3000 S tables one after the other, most of Uprising and every tenth of Rebellion. At each somebody connects, picks four
times, is refused once (with the game in the traceback) and goes away. The process keeps 30 games open. What is measured
is its memory every hundred tables: after the first third it should stand still.

Seen on two cores of a busy virtual machine, CPython 3.11, the first 900 tables:

    tables   100    200    300    400    500    600    700    800    900
    MB     153.3  154.6  155.2  155.4  155.7  155.9  156.1  156.5  156.7

Before games were freed, a table left 0.37 MB behind, which would have been 300 MB here.
"""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import connect

from dejarik.server.app import create_app, uvicorn_config
from dejarik.server.limits import LOCAL
from dejarik.server.settings import Settings

TABLES = 3000
OPEN = 30  # games that the process keeps
EVERY = 100  # tables between two looks at its memory
PICKS = 4
NO_LIMITS = replace(LOCAL, tables_per_person=10**9, tables_per_address=10**9)


def run(seconds: float, report: Callable[[str], None]) -> dict[str, dict[str, Any]]:
    """{name: {value, goal}}: how much the memory has grown after the first third, and where it stood."""
    with tempfile.TemporaryDirectory(prefix="dejarik-soak-") as folder:
        server = subprocess.Popen([sys.executable, __file__, "serve"], cwd=folder, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            seen = asyncio.run(soak(int(server.stdout.readline()), server.pid, round(TABLES * seconds), report))
        finally:
            server.terminate()
            server.communicate()
    third = len(seen) // 3
    grown = (seen[-1] - seen[third]) / (EVERY * (len(seen) - 1 - third)) * 1000
    return {
        "soak, MB grown in 1000 tables": {"value": round(grown, 2), "goal": "< 5"},
        "soak, MB after a third of the tables": {"value": round(seen[third], 1)},
        "soak, MB at the end": {"value": round(seen[-1], 1)},
    }


async def soak(port: int, pid: int, tables: int, report: Callable[[str], None]) -> list[float]:
    """Open and leave so many tables; return the memory of the process after every hundred, in MB."""
    seen: list[float] = []
    began = time.monotonic()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120) as ann:
        (await ann.post("/api/people", json={"name": "Ann"})).raise_for_status()
        for number in range(1, tables + 1):
            await visit(ann, port, "uprising" if number % 10 else "rebellion")
            if number % EVERY == 0:
                seen.append(memory(pid))
                report(f"{number} tables, {seen[-1]:.1f} MB, {time.monotonic() - began:.0f} s")
    return seen


async def visit(ann: httpx.AsyncClient, port: int, game: str) -> None:
    """Open a table, play a little, and leave it."""
    new = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}], "public": False}
    table = (await ann.post("/api/tables", json=new)).raise_for_status().json()["id"]
    cookie = {"Cookie": f"dejarik={ann.cookies['dejarik']}"}
    async with connect(
        f"ws://127.0.0.1:{port}/api/tables/{table}/live", additional_headers=cookie, open_timeout=120
    ) as live:
        await live.send('{"type": "hello"}')
        for version in range(PICKS):
            pick = await first_option(live, version)
            await live.send(
                json.dumps({"type": "pick", "version": version, "picks": [pick], "request": uuid.uuid4().hex})
            )
        await first_option(live, PICKS)
        refused = await ann.post(f"/api/tables/{table}/undo", json={"picks": 50})
        assert refused.status_code == 409


async def first_option(live: Any, version: int) -> str:
    """Wait for a version; return the first thing that may be picked then."""
    while True:
        said = json.loads(await live.recv())
        if said["type"] in ("state", "change") and said["version"] >= version:
            (ask,) = [eye["ask"] for eye in said["eyes"].values() if eye["ask"]]
            return str(ask["options"][0]["pick"])


def memory(pid: int) -> float:
    """Return the memory that a process holds, in MB."""
    line = next(line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def serve() -> None:
    """The server's process."""
    settings = Settings(
        database=f"sqlite:///{Path.cwd() / 'table.sqlite3'}",
        picks_per_second=1e6,
        open_games=OPEN,
        limits=NO_LIMITS,
        workers=1,
    )
    listening = socket.create_server(("127.0.0.1", 0))
    print(listening.getsockname()[1], flush=True)
    uvicorn.Server(uvicorn_config(create_app(settings), settings, log_level="warning")).run(sockets=[listening])


if __name__ == "__main__":
    serve()
