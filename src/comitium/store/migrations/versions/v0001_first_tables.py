"""The first tables. Written out: a migration stays what it was when the schema goes on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("gallery", sa.Boolean, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("started", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("next", sa.Text, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("matches_by_touch", "matches", ["touched"])
    op.create_index("matches_by_code", "matches", ["code"])
    op.create_table(
        "lines",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("line", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("deputy", sa.Text, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("token", sa.Text, primary_key=True),
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("revoked", sa.Boolean, nullable=False),
    )
    op.create_index("keys_by_match", "keys", ["match"])
    op.create_table(
        "holdings",
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("token", sa.Text, sa.ForeignKey("keys.token"), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("chat_by_match", "chat", ["match", "id"])
    op.create_table(
        "ayes",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("absent", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.UniqueConstraint("match", "absent", "seat"),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("settings", "ayes", "chat", "holdings", "keys", "seats", "lines", "matches"):
        op.drop_table(name)
