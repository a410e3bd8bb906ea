"""A mail server and a webhook, as small as they can be, that keep what they get."""

from __future__ import annotations

import json
import socketserver
import threading
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


class Post:
    """What has arrived so far."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.calls: list[dict[str, Any]] = []
        self._mail = socketserver.ThreadingTCPServer(("127.0.0.1", 0), _mail_handler(self.mails))
        self._web = ThreadingHTTPServer(("127.0.0.1", 0), _web_handler(self.calls))
        for server in (self._mail, self._web):
            threading.Thread(target=server.serve_forever, daemon=True).start()

    @property
    def smtp(self) -> str:
        return f"smtp://127.0.0.1:{self._mail.server_address[1]}?from=table@example.org"

    @property
    def webhook(self) -> str:
        return f"http://127.0.0.1:{self._web.server_address[1]}/turn"

    def close(self) -> None:
        for server in (self._mail, self._web):
            server.shutdown()
            server.server_close()


def _mail_handler(mails: list[EmailMessage]) -> type[socketserver.StreamRequestHandler]:
    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 hello\r\n")
            while line := self.rfile.readline():
                word = line[:4].upper()
                if word == b"DATA":
                    self.wfile.write(b"354 go on\r\n")
                    lines = iter(self.rfile.readline, b".\r\n")
                    mails.append(message_from_bytes(b"".join(lines), EmailMessage, policy=policy.default))
                self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n")
                if word == b"QUIT":
                    return

    return Handler


def _web_handler(calls: list[dict[str, Any]]) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            calls.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *args: object) -> None:
            """Nothing: tests are quiet."""

    return Handler
