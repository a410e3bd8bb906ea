"""Tests of the table server start databases and many processes; they have their own command, `make test-server`."""

from __future__ import annotations

from pathlib import Path

import pytest

SERVER = ("server", "server_security")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    root = Path(__file__).parent
    for item in items:
        if item.path.relative_to(root).parts[0] in SERVER:
            item.add_marker(pytest.mark.server)
