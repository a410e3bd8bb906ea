"""What may not be written into a log: hands, cookies, tokens, the picks that somebody thinks of."""

from __future__ import annotations

import logging

TALKATIVE = ("uvicorn.error", "websockets", "sqlalchemy", "httpcore", "asyncio")


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
