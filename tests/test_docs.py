"""What docs/api.md says of paths is what the server has, and all of it."""

from __future__ import annotations

import re
from pathlib import Path

from dejarik.server.app import create_app
from dejarik.server.settings import Settings

TEXT = (Path(__file__).parent.parent / "docs" / "api.md").read_text("utf-8")
NAMED = set(re.findall(r"(GET|POST|PUT|PATCH|DELETE) (/[\w/{}.-]*[\w}])", TEXT))
NOT_DESCRIBED = {"/openapi.json", "/docs", "/api/tables/{table}/live"}  # itself, a page, a WebSocket


def described(tmp_path: Path) -> set[tuple[str, str]]:
    paths = create_app(Settings(database=f"sqlite:///{tmp_path / 'table.sqlite3'}")).openapi()["paths"]
    return {(method.upper(), path) for path, methods in paths.items() for method in methods}


def test_every_request_of_the_server_is_in_the_docs_and_no_other(tmp_path: Path) -> None:
    assert {request for request in NAMED if request[1] not in NOT_DESCRIBED} == described(tmp_path)


def test_every_path_in_the_docs_is_one(tmp_path: Path) -> None:
    found = set(re.findall(r"(?<![\w.…/])/(?:api|docs|health|ready|openapi)[\w/{}.-]*", TEXT))
    assert {path.rstrip(".") for path in found} <= {path for _, path in described(tmp_path)} | NOT_DESCRIBED
