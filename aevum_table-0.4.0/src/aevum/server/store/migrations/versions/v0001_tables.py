"""Tables, their choices and their states."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

LONG = ("options", "script", "players", "keys", "prelude", "headline", "outcome")


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("pack", sa.String(64), nullable=False),
        sa.Column("scenario", sa.String(128), nullable=False),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("digest", sa.String(32), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("touched", sa.String(40), nullable=False, index=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("undone", sa.Integer, nullable=False),
        *(sa.Column(name, sa.Text, nullable=False) for name in LONG),
    )
    op.create_table(
        "choices",
        _table_id(),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.String(64), nullable=False),
        sa.Column("choice", sa.Text, nullable=False),
        sa.Column("final", sa.Boolean, nullable=False),
        sa.Column("forced", sa.Boolean, nullable=False),
        sa.Column("digest", sa.String(32), nullable=False),
        sa.Column("events", sa.Text, nullable=False),
    )
    op.create_table(
        "states",
        _table_id(),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for name in ("states", "choices", "tables"):
        op.drop_table(name)


def _table_id() -> sa.Column[str]:
    key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(32), key, primary_key=True)
