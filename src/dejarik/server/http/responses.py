"""Responses: JSON written by msgspec, ETags, and the description of problems for OpenAPI."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec
from fastapi import Request, Response

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
PROBLEMS: dict[int | str, dict[str, Any]] = dict.fromkeys(
    (400, 401, 403, 404, 405, 409, 410, 411, 413, 421, 422, 429, 500, 503), PROBLEM
)

NOT_MODIFIED: dict[int | str, dict[str, Any]] = {304: {"description": "As the ETag says that you have it"}}


def json_response(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


REVALIDATE = "no-cache"  # clients may keep it, but ask each time whether it has changed


def cacheable_response(request: Request, data: Any) -> Response:
    """Respond with data that change only with the program, so that a client need not fetch them twice."""
    return response_with_etag(request, msgspec.json.encode(data), "application/json", {"Cache-Control": REVALIDATE})


def response_with_etag(request: Request, content: bytes, media: str, headers: Mapping[str, str]) -> Response:
    """Respond with an ETag, or with 304 to a client that already has this content."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    headers = {**headers, "ETag": f"W/{tag}"}  # weak: the bytes may be compressed
    known = [each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")]
    if tag in known or "*" in known:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type=media, headers=headers)
