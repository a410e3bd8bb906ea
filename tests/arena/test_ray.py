"""A match on a Ray cluster."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from dejarik.arena.bout import Played, play
from dejarik.arena.match import Bout
from dejarik.arena.problem import CannotPlay
from dejarik.arena.workers import Ray
from tests.arena.matches import match

pytest.importorskip("ray", reason="a cluster needs the extra `ray`")
MATCH = match("uprising", ("greedy", "ismcts:3"))


@pytest.mark.parametrize(("address", "why"), [("127.0.0.1:1", "Connection refused"), ("there:here", "here")])
def test_a_cluster_that_is_not_there_is_named_at_once(address: str, why: str) -> None:
    with pytest.raises(CannotPlay, match=f"no Ray cluster can be used at {address}: .*{why}"):
        Ray(MATCH, address)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Ray]:
    """One on this machine."""
    workers = Ray(MATCH, "local")
    yield workers
    workers.close()


@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_cluster_plays_what_this_process_plays(cluster: Ray) -> None:
    bouts = list(MATCH.bouts(2))
    for bout in bouts:
        cluster.submit(bout)
    games: dict[Bout, Played] = {}
    while len(games) < len(bouts):
        games |= {played.bout: replace(played, pace={}) for played in cluster.finished()}
    assert games == {bout: replace(play(MATCH, bout), pace={}) for bout in bouts}


@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_machine_with_another_program_is_named(cluster: Ray, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_code", "another")
    cluster.submit(Bout(0, ("greedy", "ismcts:3")))
    with pytest.raises(CannotPlay, match="install the same dejarik everywhere"):
        cluster.finished()
