"""Tables at which somebody plays a deal again, to beat a result."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("beat", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("matches", "beat")
