"""`dejarik bench bots` measures what it says."""

from __future__ import annotations

import pytest

from bench import bots

pytest.importorskip("pyspiel", reason="the peer needs the extra `bench`")


def test_every_game_is_measured_and_the_peer_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"ROUNDS": 1, "POSITIONS": 1, "SIMULATIONS": 4, "PLAYOUTS": 1}.items():
        monkeypatch.setattr(bots, name, value)
    said: list[str] = []
    found = bots.run(1e-9, said.append)
    for id, players in bots.TABLES:
        iterations = found[f"{id}, {players} players: tree iterations/s / OpenSpiel hearts"]
        assert iterations["ratio"] == pytest.approx(iterations["value"] / iterations["peer"], rel=0.05)
        assert found[f"{id}, {players} players: imagined playouts/s"]["value"] > 0
    assert found["uprising, 2 players: tree iterations/s / OpenSpiel hearts"]["goal"] == ">= 3"
    assert "1/1 hearts" in said
