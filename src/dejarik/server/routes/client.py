"""The browser client: the files that the build has put into `static/`, and its page for every path without a route.

The names of files in `assets/` change with their content, so browsers may keep them for ever. Everything else is
revalidated each time. A `.br` or `.gz` beside a file is sent to clients that can read it.
"""

from __future__ import annotations

import asyncio
import mimetypes
import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from dejarik.server.http.rate_limits import address_of
from dejarik.server.http.refusal import Refusal, not_found
from dejarik.server.http.responses import REVALIDATE, response_with_etag
from dejarik.server.services import services_of

PAGE = "index.html"
NAME = re.compile(r"\w[\w.-]*(/\w[\w.-]*)*")  # no part begins with a dot: nothing hidden, and nothing in a folder above
OURS = re.compile(r"/(api|docs|health|ready|openapi\.json)(/.*)?")
FOREVER = "public, max-age=31536000, immutable"
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the better one first
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}
NOT_BUILT = b"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Dejarik</title></head>
<body><h1>Dejarik</h1><p>The table is open, but the browser client has not been built.
Programs can play here: <a href="/docs">the API</a>.</p></body></html>
"""


class Client:
    """The last resort of the router: answers paths that no other route knows."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
            return
        request = Request(scope)
        services_of(request).looking.take(address_of(request))
        if request.method not in ("GET", "HEAD"):
            raise not_found("place") if OURS.fullmatch(scope["path"]) else _read_only()
        await (await self._answer(request))(scope, receive, send)

    async def _answer(self, request: Request) -> Response:
        path: str = request.scope["path"]
        if OURS.fullmatch(path):
            raise not_found("place")
        name = path.removeprefix("/")
        if name.startswith("assets/"):
            return await self._file(request, name, FOREVER)
        if "." in name.rpartition("/")[2] and self._has(name):  # an icon, a manifest
            return await self._file(request, name, REVALIDATE)
        if self._has(PAGE):
            return await self._file(request, PAGE, REVALIDATE)
        if name:
            raise not_found("place")
        return response_with_etag(request, NOT_BUILT, "text/html", {"Cache-Control": REVALIDATE})

    def _has(self, name: str) -> bool:
        return NAME.fullmatch(name) is not None and (self._folder / name).is_file()

    async def _file(self, request: Request, name: str, caching: str) -> Response:
        if not self._has(name):
            raise not_found("file")
        headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
        file = self._folder / name
        for encoding, ending in ENCODINGS.items():
            if accepts(request.headers.get("accept-encoding", ""), encoding) and self._has(name + ending):
                headers["Content-Encoding"] = encoding
                file = self._folder / (name + ending)
                break
        suffix = Path(name).suffix
        media = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        return response_with_etag(request, await asyncio.to_thread(file.read_bytes), media, headers)


def _read_only() -> Refusal:
    return Refusal(405, "read-only", "this can only be looked at")


def accepts(header: str, encoding: str) -> bool:
    """Whether an Accept-Encoding names this encoding, and does not refuse it with q=0."""
    for each in header.lower().split(","):
        name, _, weight = each.partition(";")
        if name.strip() == encoding:
            return not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", weight)
    return False
