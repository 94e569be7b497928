"""Until when a process vouches for somebody being there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("here", sa.BigInteger, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("seats", "here")
