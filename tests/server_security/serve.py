"""A server process for the tests: settings as JSON, everything logged to stderr, the port printed when it listens."""

from __future__ import annotations

import json
import logging
import socket
import sys
from pathlib import Path

import uvicorn

from dejarik.server.app import create_app
from dejarik.server.settings import Settings


def main() -> None:
    logging.basicConfig(level=logging.DEBUG, stream=sys.stderr)
    listening = socket.create_server(("127.0.0.1", 0), backlog=128)
    print(listening.getsockname()[1], flush=True)
    config = uvicorn.Config(
        create_app(Settings(**json.loads(sys.argv[1]), static=Path("nowhere"))),
        log_config=None,
        log_level="debug",
        ws_per_message_deflate=False,
    )
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
