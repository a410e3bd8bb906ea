"""Whole games by people and bots at once, with lost connections, two tabs and retries."""

from __future__ import annotations

import random
import uuid
from concurrent.futures import ThreadPoolExecutor

import pytest

import dejarik
from tests.server.conftest import Come
from tests.server.player import BOT, ME, OPEN, RANDOM, Live, Player


def play(table: str, player: Player, seed: int) -> None:
    """One person at one table until the end, on a bad line."""
    rng = random.Random(seed)
    live = player.live(table)
    message = live.next("state")
    while message["table"]["status"] == "playing":
        for eye, ask in live.asks.items():
            if ask:
                pick, request = rng.choice(ask["options"])["pick"], uuid.uuid4().hex
                for _ in range(rng.choice((1, 1, 2))):  # sometimes in two tabs, or twice
                    live.pick(pick, request=request)
                if rng.random() < 0.05:
                    now = player.game(table)
                    if now["version"] == live.version:
                        assert now["eyes"][eye]["view"] == live.views[eye]
        if rng.random() < 0.1:
            live.close()
            live = again(table, player, live)
        message = live.next("change", lambda each: True) if live.version >= 0 else live.next("state")
    while live.version < player.table(table)["version"]:  # the table is told as it is now, the game change by change
        live.next("change")
    assert live.views == {eye: seen["view"] for eye, seen in player.game(table)["eyes"].items()}


def again(table: str, player: Player, live: Live) -> Live:
    """The connection is lost; whatever is on its way is lost with it."""
    new = Live(player, table, since=live.version, views=live.views)
    new.asks, new.version = live.asks, live.version
    player.connections.append(new)
    return new


@pytest.mark.parametrize(
    ("game", "bots"), [("uprising", []), ("uprising", [BOT]), ("commanders", []), ("commanders", [RANDOM, BOT])]
)
def test_people_and_bots_play_a_whole_game_on_bad_lines(come: Come, game: str, bots: list[dict[str, str]]) -> None:
    people = [come(name) for name in ("Ann", "Bob")][: 1 if (game, len(bots)) == ("uprising", 1) else 2]
    table = people[0].new_table(game, ME, *[OPEN for _ in people[1:]], *bots)
    for seat, one in enumerate(people[1:], 1):
        one.post(f"/tables/{table}/seats/{seat}/join", status=204)
    with ThreadPoolExecutor() as pool:
        list(pool.map(lambda one: play(table, one, seed=hash(one.server.port)), people))
    found = people[0].table(table)
    assert found["status"] == "finished"
    state = dejarik.replay(people[0].http.get(f"/api/tables/{table}/record").text)
    assert len(state.picks()) == found["version"]
    assert dejarik.game(game).dump_outcome(state) == found["outcome"]
