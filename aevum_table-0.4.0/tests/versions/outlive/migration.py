"""The second version's own: what was the headline is called a summary, and there is a hall.

SECOND and FIRST stand for the numbers of this migration and of the one before.
"""

import os
import signal

import sqlalchemy as sa
from alembic import op

revision = "SECOND"
down_revision = "FIRST"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("hall", sa.String(64), nullable=False, server_default=""))
    if os.environ.get("KILLED_IN_THE_MIGRATION"):
        os.kill(os.getpid(), signal.SIGKILL)
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("headline", new_column_name="summary", existing_type=sa.Text)
