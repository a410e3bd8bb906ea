"""Bringing a database up to date."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(connection: Connection) -> None:
    """Apply the migrations that a database has not seen yet."""
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def is_up_to_date(connection: Connection) -> bool:
    """Whether a database has seen all migrations, and none that we do not know."""
    latest = ScriptDirectory.from_config(configuration()).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == latest


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config
