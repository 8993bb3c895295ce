"""The log in one SQLite file: for one server on one machine, with nothing to set up."""

from tenback.store.sqlite.store import SqliteStore

__all__ = ["SqliteStore"]
