"""What a match is played with, its eras, and what newer rules would make of it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ADDED = {"begun": sa.String(32), "fingerprint": sa.String(64), "program": sa.String(32)}
LONG = {"eras": "[]", "upgrade": ""}


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        for name, kind in ADDED.items():
            tables.add_column(sa.Column(name, kind, nullable=False, server_default=""))
        for name, empty in LONG.items():
            tables.add_column(sa.Column(name, sa.Text, nullable=False, server_default=empty))
    op.execute("UPDATE tables SET begun = rules")


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        for name in (*ADDED, *LONG):
            tables.drop_column(name)
