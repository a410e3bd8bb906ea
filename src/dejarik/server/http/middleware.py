"""Checks before every request, and headers on every response.

This is plain ASGI and not a Starlette "http" middleware, which would run each request in a task of its own.
"""

from __future__ import annotations

import logging
import time

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dejarik.server import metrics
from dejarik.server.http.hosts import check_host
from dejarik.server.http.logs import new_request, requests
from dejarik.server.http.refusal import Refusal
from dejarik.server.settings import Settings

log = logging.getLogger(__name__)
UNSAFE = ("POST", "PUT", "PATCH", "DELETE")
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
}


class Guard:
    """Wraps the whole application: checks sizes, hosts, origins, adds headers, and turns exceptions into responses.

    Every request has an id, which stands in its log lines and in its response, and is measured.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._connect(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a live connection in, which does the rest by itself, and note how it ended."""
        new_request()
        began, code = time.perf_counter(), 0

        async def send_and_note(message: Message) -> None:
            nonlocal code
            if message["type"] == "websocket.close":
                code = message.get("code", 1000)
            await send(message)

        metrics.CONNECTIONS.inc()
        try:
            await self._app(scope, receive, send_and_note)
        finally:
            metrics.CONNECTIONS.dec()
            note(scope, "LIVE", code, time.perf_counter() - began)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        id = new_request()
        began, status = time.perf_counter(), 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                headers["X-Request-Id"] = id
                for name, text in HEADERS.items():
                    headers.setdefault(name, text)
            await send(message)

        try:
            check_size(Headers(scope=scope), self._settings.largest_body)
            check_host(HTTPConnection(scope), self._settings)
            if scope["method"] in UNSAFE:
                check_origin(HTTPConnection(scope), self._settings)
            await self._app(scope, receive, send_with_headers)
        except Refusal as refusal:
            await refusal.response()(scope, receive, send_with_headers)
        except Exception:
            log.exception("a request failed: %s", scope["path"])
            if status:
                raise
            failure = Refusal(500, "our-fault", "something is wrong with the server; it is written in its log")
            await failure.response()(scope, receive, send_with_headers)
        finally:
            seconds = time.perf_counter() - began
            metrics.REQUEST_SECONDS.labels(method_of(scope), route_of(scope), status).observe(seconds)
            note(scope, scope["method"], status, seconds)


def route_of(scope: Scope) -> str:
    """Return the path of a request with names in place of what is different each time."""
    return getattr(scope.get("route"), "path", "page")


def method_of(scope: Scope) -> str:
    """Return the method; strange ones, of which there may be any number, are one."""
    method: str = scope["method"]
    return method if method in (*UNSAFE, "GET", "HEAD", "OPTIONS") else "other"


def note(scope: Scope, method: str, status: int, seconds: float) -> None:
    """Log a request: what for, by whom, how it went. A query may hold a pick that somebody thinks of: it stays out."""
    if requests.isEnabledFor(logging.INFO):
        facts = {"method": method, "path": scope["path"], "status": status, "seconds": round(seconds, 4)}
        client = scope.get("client")
        facts |= {"address": client[0] if client else "", "person": scope.get("person")}
        requests.info("%s %s %s", method, scope["path"], status, extra={"facts": facts})


def check_size(headers: Headers, largest: int) -> None:
    """Refuse bodies that are too large or do not say how long they are; the HTTP parser reads no more than that.

    The connection ends with it: where such a body ends, a proxy in between may see otherwise.
    """
    if "transfer-encoding" in headers:
        raise Refusal(411, "length-required", "say how long the body is", last=True)
    length = headers.get("content-length", "0")
    if len(length) > 18 or not length.isdecimal() or int(length) > largest:
        raise Refusal(413, "too-large", f"more than {largest} bytes", last=True)


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """Refuse pages of other sites, which could act with our cookie. A token is safe: no page of theirs has one."""
    headers = connection.headers
    if headers.get("authorization", "")[:7].lower() == "bearer ":
        return
    secure = connection.url.scheme in ("https", "wss")
    ours = settings.origin or f"{'https' if secure else 'http'}://{headers.get('host')}"
    if headers.get("origin", ours) != ours:
        raise Refusal(403, "other-origin", "this page is not ours")
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Refusal(403, "other-origin", "this page is not ours")
