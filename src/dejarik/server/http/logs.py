"""Logs: one line for each thing that happened, as text or as JSON, with the id of the request it belongs to.

What may not be written into one: hands, cookies, tokens, the picks that somebody thinks of.
"""

from __future__ import annotations

import logging
import secrets
import sqlite3
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Literal, TypeAlias

import msgspec

Style: TypeAlias = Literal["text", "json"]
ExcInfo: TypeAlias = tuple[type[BaseException] | None, BaseException | None, TracebackType | None]
TALKATIVE = ("uvicorn.error", "websockets", "sqlalchemy", "httpcore", "asyncio")
REQUEST: ContextVar[str] = ContextVar("request", default="")  # the id of the request that is being answered
TELLING = (OSError, sqlite3.Error)  # problems whose text is about the machine, and holds nothing of a game

requests = logging.getLogger("dejarik.requests")  # heard at level INFO


def new_request() -> str:
    """Begin a request, and give it an id."""
    id = secrets.token_hex(8)
    REQUEST.set(id)
    return id


def log_as(style: Style) -> None:
    """Log to standard error in this style. JSON is for a machine that keeps it, so it has a line for every request."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if style == "json" else TextFormatter())
    logging.basicConfig(handlers=[handler])
    if style == "json":
        requests.setLevel(logging.INFO)


def keep_secrets_out_of_logs() -> None:
    """Keep libraries from logging at debug level, whatever was asked for, and query strings out of the access log.

    At debug level they write whole frames, headers and rows.
    """
    for name in TALKATIVE:
        logger = logging.getLogger(name)
        logger.setLevel(max(logger.getEffectiveLevel(), logging.INFO if name == "uvicorn.error" else logging.WARNING))
    logging.getLogger("uvicorn.access").addFilter(_without_query)


def _without_query(record: logging.LogRecord) -> bool:
    if isinstance(record.args, tuple):
        record.args = tuple(arg.partition("?")[0] if isinstance(arg, str) else arg for arg in record.args)
    return True


class TextFormatter(logging.Formatter):
    """A line for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        id = REQUEST.get()
        line, newline, rest = super().format(record).partition("\n")
        return f"{line} [{id}]{newline}{rest}" if id else line + newline + rest

    def formatException(self, ei: ExcInfo) -> str:  # noqa: N802
        return where(ei[1])


class JsonFormatter(logging.Formatter):
    """A JSON object on a line, with the facts of a request beside its message."""

    def format(self, record: logging.LogRecord) -> str:
        data: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if id := REQUEST.get():
            data["request"] = id
        data |= getattr(record, "facts", {})
        if record.exc_info:
            data["trace"] = where(record.exc_info[1])
        return msgspec.json.encode(data).decode()


def where(problem: BaseException | None) -> str:
    """Tell where something went wrong, and what. The text of most problems could give away a hand: it is left out."""
    parts: list[str] = []
    while problem is not None:
        parts.append("".join(traceback.format_tb(problem.__traceback__)) + kind(problem))
        problem = problem.__cause__ or (None if problem.__suppress_context__ else problem.__context__)
    return "\nafter\n".join(parts)


def kind(problem: BaseException) -> str:
    name = f"{type(problem).__module__}.{type(problem).__qualname__}"
    return f"{name}: {problem}" if isinstance(problem, TELLING) else name
