"""How answers leave: msgspec writes the JSON, and OpenAPI knows the problems."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import Request, Response
from starlette.requests import HTTPConnection

from dejarik.server.host import Host

PROBLEM = {
    "description": "What was wrong (RFC 9457)",
    "content": {
        "application/problem+json": {
            "schema": {
                "type": "object",
                "required": ["type", "title", "status", "detail"],
                "properties": {
                    "type": {"type": "string"},
                    "title": {"type": "string"},
                    "status": {"type": "integer"},
                    "detail": {"type": "string"},
                },
            },
            "example": {
                "type": "/problems/stale",
                "title": "stale",
                "status": 409,
                "detail": "the game is at version 7",
                "version": 7,
            },
        }
    },
}
PROBLEMS: dict[int | str, dict[str, Any]] = dict.fromkeys((400, 401, 403, 404, 409, 410, 413, 422, 429), PROBLEM)


def answer(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def host_of(connection: HTTPConnection) -> Host:
    host = connection.app.state.host
    assert isinstance(host, Host)
    return host


def host(request: Request) -> Host:
    return host_of(request)
