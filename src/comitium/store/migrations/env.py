"""Alembic runs this: the migrations of an open connection."""

from __future__ import annotations

from alembic import context
from sqlalchemy import text

from comitium.store.schema import metadata

connection = context.config.attributes["connection"]
if connection.dialect.name == "postgresql":  # several processes may start at once: one of them does it
    connection.execute(text("SELECT pg_advisory_xact_lock(4415)"))
context.configure(connection=connection, target_metadata=metadata, render_as_batch=connection.dialect.name == "sqlite")
with context.begin_transaction():
    context.run_migrations()
