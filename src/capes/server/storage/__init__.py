"""What outlives the process: SQLite file or PostgreSQL, through SQLAlchemy Core.

Lives here: tables, migrations, queries, the journal writer.
Does not live here: what the data mean.
May call: table (for the shapes that are kept).
"""
