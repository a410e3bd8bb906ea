"""The table server: play any game at a distance, live or by mail."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fastapi import FastAPI

    from dejarik.server.settings import Settings


def create_app(settings: Settings) -> FastAPI:
    """The application for one process."""
    from dejarik.server.app import create_app  # bots' workers load this package: 0.4 s without the application, 3 with

    return create_app(settings)
