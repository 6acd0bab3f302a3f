"""What Alembic runs: the migrations on the connection that the store opened."""

from alembic import context

from aevum.server.store.schema import META

# SQLite cannot change a column in place: `render_as_batch` copies the table instead.
context.configure(
    connection=context.config.attributes["connection"], target_metadata=META, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
