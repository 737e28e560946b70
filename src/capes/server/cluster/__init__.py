"""Several processes on one PostgreSQL: who owns which table, and messages between them (docs/scale.md)."""
