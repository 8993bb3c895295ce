"""Where a PostgreSQL is. The password in its address goes into the connection and nowhere else."""

import re
from dataclasses import dataclass, field
from urllib.parse import SplitResult, parse_qs, unquote, urlsplit

import asyncpg

from tenback.store.errors import StoreError

__all__ = ["TROUBLE", "UNREADABLE", "Address"]

RIGHT = "postgresql://user:password@host:5432/database"
UNREADABLE = f"This address cannot be read. A database is {RIGHT}."
HOST = r"(\[[0-9a-fA-F:.]*\]|[^\[\]:,]*)(:[0-9]+)?"
HOSTS = re.compile(rf"{HOST}(,{HOST})*")
QUERY = re.compile(r"([^&=]+=[^&=]+(&[^&=]+=[^&=]+)*)?")

# Everything that keeps PostgreSQL from answering.
TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)


@dataclass(frozen=True, slots=True)
class Address:
    """A PostgreSQL database, and the schema in it."""

    url: str = field(repr=False)
    place: str  # in words that may be logged
    password: str = field(repr=False)

    @classmethod
    def of(cls, url: str) -> "Address":
        """StoreError says what would be right."""
        parts = _split(url)
        _, _, host = parts.netloc.rpartition("@")
        database = unquote(parts.path.removeprefix("/"))
        asked = parse_qs(parts.query)
        place = f"PostgreSQL at {host or 'the usual place'}/{database}"
        if schema := asked.get("search_path"):
            place += f", schema {schema[-1]}"
        _, _, password = parts.netloc.rpartition("@")[0].partition(":")
        return cls(url, place, unquote(password) or asked.get("password", [""])[-1])

    def said(self, error: BaseException) -> str:
        """What happened, in a sentence."""
        return f"{self.place} {self._what(error)}."

    def _what(self, error: BaseException) -> str:
        match error:
            case asyncpg.InvalidCatalogNameError():
                return "does not exist: make the database with createdb, or correct its name"
            case asyncpg.InvalidAuthorizationSpecificationError():
                return "does not let this user in: check the name and the password"
            case asyncpg.InvalidSchemaNameError():
                return "has no such schema: make it with CREATE SCHEMA, or correct search_path"
            case asyncpg.DuplicateTableError():
                return f"holds another program's tables ({self._clean(error)}): name a schema with ?search_path="
            case asyncpg.DiskFullError():
                return "is on a full disk: make room, and it goes on by itself"
            case asyncpg.InternalClientError():  # what the driver says of a connection that dies under it
                return "cannot be reached (the connection was lost)"
            case TimeoutError():
                return "did not answer in time"
            case OSError():
                return f"cannot be reached ({error.strerror or type(error).__name__})"
            case _:
                return f"failed ({self._clean(error)})"

    def _clean(self, error: BaseException) -> str:
        text = " ".join(str(error).split()) or type(error).__name__
        return text.replace(self.password, "***") if self.password else text


def _split(url: str) -> SplitResult:
    scheme, colon, _ = url.partition("://")
    if not colon or scheme not in {"postgresql", "postgres"}:
        begins = f"begins with {scheme[:20]!r}" if colon else "has no ://"
        raise StoreError(
            f"A database is {RIGHT}, and this address {begins}. Without a database the log is kept in a file."
        )
    try:
        parts = urlsplit(url)
    except ValueError:
        raise StoreError(UNREADABLE) from None
    if "@" in parts.path + parts.query + parts.fragment or parts.netloc.count("@") > 1:
        raise StoreError(
            f"This address cannot be read: in a password, @ is written %40, / is %2F, ? is %3F and # is %23. "
            f"A database is {RIGHT}."
        )
    if not parts.path.removeprefix("/") and "dbname" not in parts.query and "database" not in parts.query:
        raise StoreError(f"This address names no database. A database is {RIGHT}.")
    if not HOSTS.fullmatch(parts.netloc.rpartition("@")[2]) or not QUERY.fullmatch(parts.query):
        raise StoreError(UNREADABLE)
    return parts
