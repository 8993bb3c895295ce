"""The log in PostgreSQL: for as many servers as like."""

from tenback.store.postgres.address import Address
from tenback.store.postgres.store import PostgresStore

__all__ = ["Address", "PostgresStore"]
