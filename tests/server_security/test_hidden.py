"""Nothing of another seat's hidden information: two servers, two truths, one view.

The second truth is imagined from what somebody sees of the first. Then the same is played on both: that person's own
picks, and for the others whatever looks the same from there. Every byte that this person receives must be the same.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest
from websockets.sync.client import ClientConnection

import dejarik
from dejarik import Chance, Option, State
from tests.server_security.running import PATIENCE, Server, token_of

GAMES = {"uprising": 2, "commanders": 3, "rebellion": 2}
PICKS = 6  # that are watched
TABLES = 8  # on which they are made, at the most
OTHERWISE = 2  # things that are tried and refused, before each pick
TIMES = re.compile(rb'"(since|changed|created|seen|at|seed_hash)":("[^"]*"|[0-9.e+-]+|null)')
PEOPLE = ["first", "second", "third", "nobody"]


@dataclass
class World:
    """One of the two servers and what was said there."""

    server: Server
    clients: dict[str, httpx.Client]
    secrets: set[str] = field(default_factory=lambda: {token_of(person) for person in PEOPLE})


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[World]]:
    with ExitStack() as stack:
        found = []
        for name in ("one", "two"):
            folder: Path = tmp_path_factory.mktemp(name)
            server = stack.enter_context(Server(folder, picks_per_second=1e6))
            clients = dict(zip(PEOPLE, server.add_people(*PEOPLE), strict=True))
            found.append(World(server, clients))
        yield found


def bytes_of(answer: httpx.Response) -> bytes:
    headers = sorted(
        (name, text) for name, text in answer.headers.items() if name not in ("date", "content-length", "x-request-id")
    )
    return TIMES.sub(rb'"\1":*', b"%d %r %s" % (answer.status_code, headers, answer.content))


class Watching:
    """Somebody at the same table in both worlds: whatever they receive is compared."""

    def __init__(self, worlds: list[World], table: str, person: str, stack: ExitStack) -> None:
        self.worlds = worlds
        self.table = table
        self.person = person
        headers = {"Authorization": f"Bearer {token_of(person)}"}
        self.sockets = [stack.enter_context(world.server.live(table, **headers)) for world in worlds]
        for socket in self.sockets:
            socket.send('{"type": "hello"}')
        self.hear("state")

    def get(self, path: str, **query: Any) -> None:
        self._same(path, [world.clients[self.person].get(path, params=query) for world in self.worlds])

    def post(self, path: str, body: dict[str, Any]) -> None:
        self._same(str(body), [world.clients[self.person].post(path, json=body) for world in self.worlds])

    def send(self, message: dict[str, Any]) -> None:
        for socket in self.sockets:
            socket.send(json.dumps(message))

    def hear(self, kind: str) -> None:
        """Everything up to a message of that kind."""
        one, two = (_heard_until(socket, kind) for socket in self.sockets)
        assert one == two

    def look_around(self, version: int, names: list[str]) -> None:
        """Every place in which something could be seen."""
        path = f"/api/tables/{self.table}"
        self.get(f"{path}/game")
        self.get(f"{path}/events", since=max(0, version - 1))
        self.get(path)
        self.get(f"{path}/record")
        self.get(f"{path}/scores")
        self.get(f"{path}/chat")
        self.get(f"{path}/history/{version}")
        if version % 2:
            for eye in ("spectator", "open", *names):
                self.get(f"{path}/history/{version}", eye=eye)
                self.get(f"{path}/events", since=0, eye=eye)
        else:
            self.get(f"{path}/history/{version + 1}")
            self.get("/api/tables")
            self.get("/api/tables", mine="true", status="playing")

    def _same(self, what: str, answers: list[httpx.Response]) -> None:
        assert all(answer.status_code < 500 for answer in answers)
        one, two = map(bytes_of, answers)
        assert one == two, what


def _heard_until(socket: ClientConnection, kind: str) -> list[bytes]:
    heard = []
    while True:
        message = socket.recv(timeout=PATIENCE)
        text = message.encode() if isinstance(message, str) else message
        said = re.match(rb'\{"type":"([a-z]+)"', text)
        assert said is not None, text
        if said[1] not in (b"presence", b"heartbeat"):
            heard.append(TIMES.sub(rb'"\1":*', text))
        if said[1].decode() == kind:
            return heard


def redealt(state: State, seat: int | None, seed: int) -> State:
    """Another truth that looks the same from there; the luck to come is the same, so that it tells nothing."""
    game = state.start.game
    dump = game.imagine(state.view(seat), Chance(seed)).dump()
    other: State = game.load(dump | {"chance": state.dump()["chance"]})
    assert other.view(seat) == state.view(seat)
    return other


def alike(states: list[State], seat: int | None, rng: random.Random) -> list[str] | None:
    """A pick in each world, so that they still look the same from the seat."""
    one, two = (state.ask for state in states)
    if one is None or two is None:
        return None
    picks = [str(option) for option in one.options]
    rng.shuffle(picks)
    answers = [(str(option), seen_after(states[1], option, seat)) for option in two.options]
    rng.shuffle(answers)
    for pick in picks:
        after = states[0].after(pick)
        if after.ask is None:
            continue
        seen = seen_after(states[0], pick, seat)
        for other, also in answers:
            if also == seen and (other == pick or one.seat != seat):
                return [pick, other]
    return None


def seen_after(state: State, pick: Option | str, seat: int | None) -> tuple[Any, ...]:
    """What the seat sees and hears after a pick."""
    after = state.after(pick)
    return after.view(seat), [event.message for event in after.events if event.seen_by(seat)]


Saying: TypeAlias = tuple[str, tuple[str, ...]]  # a pick, and the things that it touches


@cache
def sayings(game: str, players: int) -> list[Saying]:
    """Picks that somebody could make in some game: most of them are illegal just now."""
    rng = random.Random(game)
    found: set[Saying] = set()
    for _ in range(2):
        state = dejarik.game(game).new(players, seed=rng.getrandbits(32))
        while state.ask is not None:
            found.update((str(option), option.touches()) for option in state.ask.options)
            state.apply(rng.choice(state.ask.options))
    return sorted(found)


def texts_in(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for value in data.values():
            yield from texts_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts_in(value)
    elif isinstance(data, str):
        yield data


@pytest.mark.parametrize("eye", [0, 1, None])
@pytest.mark.parametrize("game", GAMES)
def test_every_byte_is_the_same_when_the_hidden_part_is_dealt_anew(
    worlds: list[World], game: str, eye: int | None
) -> None:
    """When whatever is picked would show a difference that everybody may see, the game goes on at another table."""
    rng = random.Random(f"{game} {eye}")
    players = GAMES[game]
    state = dejarik.game(game).new(players, seed=rng.getrandbits(32))
    probes = sayings(game, players)
    left = PICKS
    for number in range(TABLES):
        watched = watch(worlds, f"{game}-{eye}-{number}", state, eye, probes, left, rng)
        left -= watched
        if not left:
            break
        for _ in range(watched + rng.randrange(1, 8)):
            if state.ask is not None and not state.after(pick := rng.choice(state.ask.options)).outcome:
                state.apply(pick)
    assert left <= PICKS // 2


def watch(
    worlds: list[World], table: str, start: State, eye: int | None, probes: list[Saying], most: int, rng: random.Random
) -> int:
    """Play at a table in both worlds as long as they look the same; how many picks that were."""
    people = PEOPLE[: start.start.players]
    watcher = "nobody" if eye is None else people[eye]
    names = [seat.name for seat in start.start.seats]
    states = [start.start.game.load(start.dump()), redealt(start, eye, rng.getrandbits(32))]
    assert states[0].dump()["table"] != states[1].dump()["table"]
    for world, state in zip(worlds, states, strict=True):
        world.server.add_table(table, state, people)
        world.secrets.update(text for text in texts_in(state.dump()["table"]) if "-" in text)
    path = f"/api/tables/{table}/picks"
    with ExitStack() as stack:
        watching = Watching(worlds, table, watcher, stack)
        for version in range(most):
            watching.look_around(version, names)
            asks = [state.ask for state in states]
            assert asks[0] is not None
            mover = asks[0].seat
            legal = {str(option) for ask in asks if ask is not None for option in ask.options}
            for number, (pick, things) in enumerate(rng.sample(probes, OTHERWISE)):
                for seat in names:
                    watching.get(f"/api/tables/{table}/explain", seat=seat, pick=pick)
                    watching.get(f"/api/tables/{table}/explain", seat=seat, thing=things)
                wrong = {"version": version, "picks": [pick], "request": f"wrong-{version}-{number}"}
                if mover == eye and pick in legal:
                    continue
                if number % 2:
                    watching.post(path, wrong)
                else:
                    watching.send({"type": "pick"} | wrong)
                    watching.hear("refused")
            made = alike(states, eye, rng)
            if made is None:
                return version
            body = {"version": version, "request": f"pick-{version:06d}"}
            if mover == eye and version % 2:
                watching.send({"type": "pick", "picks": [made[0]]} | body)
                watching.hear("ack")
            else:
                for world, pick in zip(worlds, made, strict=True):
                    answer = world.clients[people[mover]].post(path, json={"picks": [pick]} | body)
                    assert answer.status_code == 200, answer.text
                watching.hear("change")
            for state, pick in zip(states, made, strict=True):
                state.apply(pick)
        watching.look_around(most, names)
        return most


def test_a_refused_pick_after_luck_or_a_secret_tells_nothing(worlds: list[World]) -> None:
    """Several picks at once may not be used to look behind a card and then to have done nothing."""
    game = dejarik.game("uprising")
    rng = random.Random(8)
    tried = 0
    for number in range(40):
        state = game.new(seed=number)
        while state.ask is not None and state.ask.name != "use-token":
            state.apply(rng.choice(state.ask.options))
        looks = [option for option in state.ask.options if "surveillance" in str(option)] if state.ask else []
        if not looks or state.ask is None:
            continue
        tried += 1
        seat = state.ask.seat
        pick = str(rng.choice(looks))
        table = f"peep-{number}"
        answers = []
        for world, each in zip(worlds, (state, redealt(state, seat, number)), strict=True):
            world.server.add_table(table, each, PEOPLE[:2])
            body = {"version": 0, "picks": [pick, "nonsense"], "request": f"peep-{number:04d}"}
            answers.append(world.clients[PEOPLE[seat]].post(f"/api/tables/{table}/picks", json=body))
        if any(answer.status_code != 200 for answer in answers):
            assert bytes_of(answers[0]) == bytes_of(answers[1])
            assert not state.after(pick).disclosed, "refused, though something hidden had been looked at"
        if tried == 5:
            break
    assert tried == 5


def test_the_log_holds_no_card_no_token_and_no_pick(worlds: list[World]) -> None:
    """Everything down to debug level was logged while the games above were played."""
    for world in worlds:
        log = world.server.log()
        assert "Traceback" not in log
        assert "/api/tables/" in log  # it is the log of those requests
        assert [secret for secret in sorted(world.secrets) if secret in log] == []
