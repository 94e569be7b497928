"""Bringing the tables up to date, with Alembic, from wherever they are."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def upgrade(connection: Connection) -> None:
    """All migrations that a database has not seen."""
    command.upgrade(configuration(connection), "head")
    connection.commit()


def configuration(connection: Connection) -> Config:
    """Alembic's settings for a connection that is open already."""
    config = Config()
    config.set_main_option("script_location", "comitium.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
