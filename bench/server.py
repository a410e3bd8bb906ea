"""How many tables one server process carries, against boardgame.io's server measured in the same run.

    dejarik bench server [--seconds S]

The server runs in its own process on a fresh SQLite file (WAL, synchronous=FULL), the players in another one: half of
the tables play Uprising, half Commanders with two players, every seat has its own person and its own WebSocket.
Random options are picked at a steady rate, spread evenly over the tables; what is measured is the time from sending a
pick until both players of the table have been told. The steps go up until the 99th percentile passes 100 ms or the
picks no longer keep up; each step lasts 10 S seconds after a warm-up.

The peer is boardgame.io from npm, installed into a temporary folder at run time: a trivial turn-based game with a
`playerView`, as many matches, both players over its socket.io transport, its default storage (in memory: a pick is
not durable there), the same steps. Without npm, or offline, the peer is left out.

Seen on two cores of a virtual machine with nothing else to do, CPython 3.11 with uvloop, one run:

    tables, picks/s      100   250   500   750  1000
    dejarik p99, ms      3.9   9.4    16    83   678
    boardgame.io p99     5.1    19   7.1    42    54

Eight more runs at 500, some before the last change for speed: 12, 14, 36, 36, 37, 68, 138 and once 497 ms; the machine
is shared with others, and how much of it they take changes from minute to minute. The server's process needed 1.3 to
1.8 ms of CPU for a pick.

Then 1, 2 and 4 processes serve the same tables from PostgreSQL (fsync on) and Redis, once with the players of each
table at one process, as nginx leads them in docs/operate, and once with each at another. Two cores have to do for the
servers, the databases and the players, so what such a machine can tell is not how many picks four processes do, but
what a pick costs: milliseconds of processor, those of the clocks and heartbeats of every process included. At 60 tables
and 60 picks a second, one run on the two cores above, while ten times as much wanted to run on them:

    processes                        1     2     4
    servers, tables kept together  1.9   2.6   3.3
    servers, tables split                5.1   5.6
    PostgreSQL, together                 0.5   0.8
    PostgreSQL, split                    1.1   1.0
    boardgame.io, and ours on SQLite in the same run: 1.0 and 1.4

So with its tables to itself a process would add 0.6 to 0.7 of what one alone does, were there cores for it, and more
with more picks, over which the clocks and heartbeats are spread. Where the players of a table are spread over two, both
play every pick and the other one reads it from the database: that costs about two and a half times as much, and a
process adds 0.3 to 0.4.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from dejarik.server.app import create_app
from dejarik.server.limits import LOCAL
from dejarik.server.settings import Settings

STEPS = (100, 250, 500, 750, 1000)  # tables, and picks a second
PROCESSES = (1, 2, 4)
SCALE_STEPS = (50, 100, 150, 200, 300, 400, 600, 800)
TOGETHER, APART, ALONE = "tables kept together", "tables split", "1 process"  # how players come to processes
PLAYERS = [sys.executable, __file__, APART]
BEGINS, ENDS = "begins\n", "ends\n"  # what the players say around the time that is measured
ROOT = Path(__file__).resolve().parent.parent
GOAL = 100.0  # milliseconds
MANY = 10**6  # all players here share an address
SHARES = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "longest": 1.0}
WARM_UP = 2.0  # seconds
PEER = Path(__file__).parent / "peers" / "boardgame-io"
NAME = "server picks per second at p99 < 100 ms"
Curve: TypeAlias = dict[int, dict[str, float]]  # by number of tables
Processes: TypeAlias = list[subprocess.Popen[Any]]


def run(seconds: float, report: Callable[[str], None]) -> dict[str, dict[str, Any]]:
    """{name: {value, peer, ratio, goal}} and a row for every step."""
    with tempfile.TemporaryDirectory(prefix="dejarik-bench-") as name:
        folder = Path(name)
        ours = climb_alone([sys.executable, __file__, "serve"], PLAYERS, folder, seconds, report, "dejarik")
        report("installing boardgame.io")
        theirs = climb_peer(folder, seconds, report)
        spread = scale(folder, seconds, report)
    results = {NAME: against(held(ours), held(theirs), ">= 500")}
    for step in STEPS:
        if step in ours:
            mine, other = ours[step], theirs.get(step, {})
            where = f"{step} tables, {2 * step} connections, {step} picks/s"
            row = against(mine["p99"], other.get("p99"), "< 100" if step <= 500 else "")
            results[f"server p99 in ms, {where}"] = row | {name: mine[name] for name in ("p50", "rate")}
            results[f"server ms of processor a pick, {where}"] = against(mine["server ms"], other.get("server ms"), "")
    return results | spread_results(spread)


def against(value: float | None, peer: float | None, goal: str) -> dict[str, Any]:
    ratio = round(value / peer, 3) if value and peer else None
    return {"value": value, "peer": peer, "ratio": ratio, "goal": goal}


def spread_results(spread: dict[str, Curve]) -> dict[str, dict[str, Any]]:
    """What several processes do, and the share of it that each adds: a ratio of 1 is as much as one alone does."""
    results: dict[str, dict[str, Any]] = {}
    alone = held(spread["1 process"])
    for where, curve in spread.items():
        processes = int(where[0])
        row = against(held(curve), processes * alone if alone else None, ">= 0.8" if processes > 1 else "")
        results[f"server picks per second at p99 < 100 ms on PostgreSQL and Redis, {where}"] = row | {"peer": None}
        for step, found in curve.items():
            costs = {name: cost for name, cost in found.items() if name.endswith(" ms")}
            results[f"server p99 in ms, {step} tables, {where}"] = against(found["p99"], None, "") | costs
    return results


# Several processes


def scale(folder: Path, seconds: float, report: Callable[[str], None]) -> dict[str, Curve]:
    """How it goes with several processes on PostgreSQL and Redis.

    The players of a table meet at one process, or each comes to another.
    """
    sys.path.append(str(ROOT))
    from tests.server.running import Postgres, RedisServer

    curves: dict[str, Curve] = {}
    with ExitStack() as stack:
        postgres, redis = Postgres(durable=True), RedisServer()
        stack.callback(postgres.close)
        stack.callback(redis.close)
        for count in PROCESSES:
            ports = [str(free_port()) for _ in range(count)]
            more = [postgres.new_database(), redis.url]
            with started(
                [[sys.executable, __file__, "serve", port, *more] for port in ports], ports, folder
            ) as servers:
                parts = {"server": servers, "postgres": [postgres.process], "redis": [redis.process]}
                ways = {f"{count} processes, {how}": how for how in (TOGETHER, APART)} if count > 1 else {ALONE: APART}
                for where, how in ways.items():
                    load = [sys.executable, __file__, how, ",".join(ports)]
                    curves[where] = climb(load, parts, SCALE_STEPS, folder, seconds, report, where)
    return curves


@contextlib.contextmanager
def started(commands: list[list[str]], ports: list[str], folder: Path) -> Iterator[Processes]:
    """Server processes that listen at these ports."""
    servers: Processes = [subprocess.Popen(each, cwd=folder, stdout=subprocess.DEVNULL) for each in commands]
    try:
        for port in ports:
            wait_for(port)
        yield servers
    finally:
        for server in servers:
            server.terminate()
        for server in servers:
            server.wait()


def climb(
    load: list[str],
    parts: dict[str, Processes],
    steps: Sequence[int],
    folder: Path,
    seconds: float,
    report: Callable[[str], None],
    name: str,
) -> Curve:
    """Step up until it is too much, and note how many milliseconds of processor a pick costs each part."""
    curve: Curve = {}
    for step in steps:
        report(f"{name}: {step} tables, {step} picks per second")
        row = curve[step] = measured([*load, str(step), str(10 * seconds)], parts, folder)
        report(f"{name}: {json.dumps(row)}")
        if not holds(step, row):
            break
    return curve


def measured(load: list[str], parts: dict[str, Processes], folder: Path) -> dict[str, float]:
    """Let people play, and look at the processors when they begin to measure and when they end."""
    looks: list[dict[str, float]] = []
    said = ""
    with subprocess.Popen(load, stdout=subprocess.PIPE, cwd=folder, text=True) as players:
        assert players.stdout is not None
        parts = parts | {"players": [players]}
        for said in players.stdout:
            if said in (BEGINS, ENDS):
                looks.append({name: sum(map(cpu, each)) for name, each in parts.items()})
    row: dict[str, float] = json.loads(said)
    before, after = looks
    return row | {f"{name} ms": round(1000 * (after[name] - before[name]) / row["picks"], 2) for name in parts}


def cpu(process: subprocess.Popen[Any]) -> float:
    """Seconds of processor that a process and its children have used."""
    ticks = 0
    family = {process.pid}
    for folder in sorted(Path("/proc").glob("[0-9]*"), key=lambda each: int(each.name)):
        with contextlib.suppress(OSError):
            fields = (folder / "stat").read_text().rpartition(") ")[2].split()
            if int(folder.name) in family or int(fields[1]) in family:
                family.add(int(folder.name))
                ticks += sum(map(int, fields[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")


def held(curve: Curve) -> float | None:
    """The highest rate that was held."""
    rates = [row["rate"] for step, row in curve.items() if holds(step, row)]
    return max(rates) if rates else None


def holds(step: int, row: dict[str, float]) -> bool:
    return row["p99"] < GOAL and row["rate"] > 0.95 * step


def climb_alone(
    serve: list[str], load: list[str], folder: Path, seconds: float, report: Callable[[str], None], name: str
) -> Curve:
    """Step up with one process."""
    port = str(free_port())
    with started([[*serve, port]], [port], folder) as servers:
        return climb([*load, port], {"server": servers}, STEPS, folder, seconds, report, name)


def climb_peer(folder: Path, seconds: float, report: Callable[[str], None]) -> Curve:
    """boardgame.io, if it can be had."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return {}
    here = folder / "boardgame-io"
    shutil.copytree(PEER, here, ignore=shutil.ignore_patterns("node_modules"))
    try:
        subprocess.run(
            [npm, "install", "--no-audit", "--no-fund", "--silent"],
            cwd=here,
            check=True,
            timeout=300,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        return climb_alone([node, "server.js"], [node, "load.js"], here, seconds, report, "boardgame.io")
    except (subprocess.SubprocessError, OSError) as problem:
        report(f"no boardgame.io: {problem}")
        return {}


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def wait_for(port: str) -> None:
    """Until the server listens."""
    until = time.monotonic() + 300  # on a machine that does ten other things
    while True:
        try:
            socket.create_connection(("127.0.0.1", int(port)), 1).close()
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)
        else:
            return


# The server's process


def serve(port: int, database: str, redis: str | None = None) -> None:
    limits = replace(LOCAL, people_per_address=MANY, tables_per_address=MANY, connections_per_address=MANY)
    silence = 3600.0  # while a thousand tables are laid on a busy machine, the first players wait
    settings = Settings(database=database, redis=redis, limits=limits, picks_per_second=1e6, silence=silence)
    uvicorn.run(
        create_app(settings),
        host="127.0.0.1",
        port=port,
        log_level="warning",
        ws="websockets-sansio",  # as `dejarik serve` has it
        ws_per_message_deflate=False,
        backlog=4096,
    )


# The players' process


class Choice(msgspec.Struct):
    """All that a player here reads of an option."""

    pick: str


class Asked(msgspec.Struct):
    options: list[Choice]


class Eye(msgspec.Struct):
    ask: Asked | None = None


class Message(msgspec.Struct):
    type: str
    version: int = -1
    eyes: dict[str, Eye] = {}


@cache
def decoder() -> msgspec.json.Decoder[Message]:
    """Made in the players' process only: `dejarik bench` loads this file without making it a module."""
    return msgspec.json.Decoder(Message)


class Match:
    """A table with its two connections."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.sockets: list[ClientConnection] = []
        self.version = 0
        self.turn: tuple[int, Asked] | None = None  # who has to pick, and out of what
        self.sent: float | None = None
        self.told = 0
        self.times: list[float] = []

    async def pick(self) -> bool:
        """Send a pick; False if the last one has not come back, or the game is over."""
        if self.sent is not None or self.turn is None:
            return False
        seat, ask = self.turn
        self.turn, self.told = None, 0
        message = {
            "type": "pick",
            "version": self.version,
            "picks": [self.rng.choice(ask.options).pick],
            "request": f"{self.rng.getrandbits(64):016x}",
        }
        self.sent = time.perf_counter()
        await self.sockets[seat].send(msgspec.json.encode(message).decode())
        return True

    async def listen(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            message = decoder().decode(text)
            if message.type == "refused":
                raise RuntimeError(text)
            if message.type not in ("state", "change"):
                continue
            self.version = message.version
            for eye in message.eyes.values():
                if eye.ask is not None:
                    self.turn = (seat, eye.ask)
            if message.type == "change" and self.sent is not None:
                self.told += 1
                if self.told == 2:
                    self.times.append(time.perf_counter() - self.sent)
                    self.sent = None


async def sit_down(ports: list[str], number: int, rng: random.Random, stack: AsyncExitStack, apart: bool) -> Match:
    """Two people, a table, two connections, which may be to processes of their own."""
    match = Match(rng)
    cookies: list[str] = []
    table = ""
    game = "uprising" if number % 2 else "commanders"
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{ports[number % len(ports)]}", timeout=60) as client:
        for seat in range(2):
            client.cookies.clear()
            met = await client.post("/api/people", json={"name": f"player {number}-{seat}"})
            cookies.append(f"dejarik={met.cookies['dejarik']}")
            if seat == 0:
                made = await client.post(
                    "/api/tables", json={"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "public": False}
                )
                table = made.json()["id"]
            else:
                (await client.post(f"/api/tables/{table}/seats/1/join")).raise_for_status()
    for seat, cookie in enumerate(cookies):
        address = f"ws://127.0.0.1:{ports[(number + seat * apart) % len(ports)]}/api/tables/{table}/live"
        joined = await stack.enter_async_context(
            connect(
                address,
                additional_headers={"Cookie": cookie},
                compression=None,
                open_timeout=60,
                max_queue=None,
                ping_interval=None,
            )
        )
        match.sockets.append(joined)
    return match


async def load(ports: list[str], tables: int, seconds: float, *, apart: bool) -> dict[str, float]:
    """Play at so many tables, a pick a second at each."""
    rng = random.Random(tables)
    async with AsyncExitStack() as stack:
        matches: list[Match] = []
        for first in range(0, tables, 8):
            group = range(first, min(first + 8, tables))
            matches += await asyncio.gather(*(sit_down(ports, number, rng, stack, apart) for number in group))
        listening = [asyncio.create_task(match.listen(seat)) for match in matches for seat in range(2)]
        for match in matches:
            for joined in match.sockets:
                await joined.send('{"type": "hello"}')
        while any(match.turn is None for match in matches):
            await asyncio.sleep(0.1)
        gc.freeze()  # what is measured is the server, not the collector of a thousand players in one process
        gc.disable()
        await keep_picking(matches, tables, WARM_UP)
        for match in matches:
            match.times.clear()
        print(BEGINS, end="", flush=True)
        spent = await keep_picking(matches, tables, seconds)
        print(ENDS, end="", flush=True)
        for task in listening:
            task.cancel()
            if task.done() and not task.cancelled() and task.exception():
                raise task.exception() or RuntimeError
        waited = sorted(each for match in matches for each in match.times)
    shares = {name: percentile(waited, share) for name, share in SHARES.items()}
    return shares | {"rate": round(len(waited) / spent), "picks": len(waited)}


def percentile(waited: list[float], share: float) -> float:
    """In milliseconds."""
    return round(1000 * waited[int(share * (len(waited) - 1))], 1) if waited else float("inf")


async def keep_picking(matches: list[Match], rate: float, seconds: float) -> float:
    """Whose turn it is by the clock picks; who has not been answered yet misses that turn."""
    begun = time.perf_counter()
    for number in range(int(rate * seconds)):
        early = begun + number / rate - time.perf_counter()
        if early > 0:
            await asyncio.sleep(early)
        await matches[number % len(matches)].pick()
    until = time.perf_counter() + 2
    spent = time.perf_counter() - begun
    while any(match.sent is not None for match in matches) and time.perf_counter() < until:
        await asyncio.sleep(0.01)
    return spent


if __name__ == "__main__":
    role, port, *more = sys.argv[1:]
    if role == "serve":
        serve(int(port), *(more or [f"sqlite:///{Path.cwd() / 'table.sqlite3'}"]))
    else:
        print(json.dumps(asyncio.run(load(port.split(","), int(more[0]), float(more[1]), apart=role == APART))))
