"""Alembic's entry: runs on the connection handed over by the starting server."""

from alembic import context

from capes.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
