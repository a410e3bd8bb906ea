"""One process of the table server: `python -m tests.server.serve PORT '{"database": …}'`."""

from __future__ import annotations

import json
import logging
import signal
import socket
import sys
from dataclasses import replace
from pathlib import Path


def main() -> None:
    import uvicorn  # bots' workers load this module too, and need none of these

    from dejarik.server.app import create_app, uvicorn_config
    from dejarik.server.limits import LOCAL
    from dejarik.server.settings import Settings

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # when all is closed, uvicorn passes the signal on to us
    door = socket.socket()
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 32 * 1024)  # so that a client which does not read is noticed
    door.bind(("127.0.0.1", int(sys.argv[1])))
    given = json.loads(sys.argv[2])
    limits = replace(LOCAL, **given.pop("limits", {}))
    settings = Settings(**given | {"static": Path(given.get("static", "nowhere")), "limits": limits})
    logging.basicConfig(level=logging.WARNING)
    config = uvicorn_config(create_app(settings), settings, access_log=False, timeout_graceful_shutdown=5)
    uvicorn.Server(config).run(sockets=[door])


if __name__ == "__main__":
    main()
