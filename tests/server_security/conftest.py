"""One server for all tests that do not need their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server_security.running import Server


@pytest.fixture
def server(one_server: Server) -> Iterator[Server]:
    yield one_server
    one_server.let_go()


@pytest.fixture(scope="session")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), picks_per_second=1e6) as running:
        yield running
