"""People with several devices, what is sent to them, and the clocks of tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "persons",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("notices", sa.Text, nullable=False),
    )
    op.create_index("persons_by_key", "persons", ["key"])
    op.create_table(
        "devices",
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("devices_by_person", "devices", ["person"])
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
    )
    op.create_index("pushes_by_person", "pushes", ["person"])
    op.add_column("matches", sa.Column("clock", sa.Text, nullable=False, server_default=""))
    op.add_column("matches", sa.Column("due", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("matches_by_due", "matches", ["due"])


def downgrade() -> None:
    op.drop_index("matches_by_due", "matches")
    op.drop_column("matches", "due")
    op.drop_column("matches", "clock")
    op.drop_table("pushes")
    op.drop_table("devices")
    op.drop_table("persons")
