"""The log on disk: in one SQLite file, or in PostgreSQL.

```python
from tenback import store

log = store.at(data, database)  # a directory, or postgresql://user:password@host:5432/database?search_path=schema
await log.open()  # connects and migrates; StoreDown says why it cannot
await log.append([entry], [listing])  # durable when it returns
await log.close()
```

`contract.Store` says what every store promises, and `tests/store` holds both to it:

- *Acknowledged means durable.* An append is all or nothing, across tables and with its listings. Appends that wait
  together share one transaction and one flush to disk (group commit); a refused one hurts nobody it came with.
- *One winner for each place.* A log has no gaps. Whoever comes second is told SeqTaken: reload and try again. A command
  that is in the log already is CommandRepeated, whatever its place.
- *StoreDown: nothing may be assumed.* The last append may be in the log or not; its command's id tells. `ready` turns
  False, `trouble` says why, and both mend themselves when the disk has room or the database is back.
- *All refuse alike.* Ids have 1 to 200 characters; no text has NUL characters (PostgreSQL takes none) or halves of
  pairs. Inside bodies NUL is fine, because JSON escapes it. A body has at most 2**20 characters of JSON. What cannot be
  in any store is simply not found.

SQLite is for one server: its file is locked against everybody else, so even a backup goes through that server. With
PostgreSQL any process may append to any table. Processes ring one another after each commit (`on_ring`), and shout
small things that may get lost (`on_heard`); a ring is a hint, so poll `heads` slowly as well. PostgreSQL must be
reached directly or through a pooler of sessions: one of transactions carries no rings.

Backups are one file, the same from both, so they are also the way from one to the other (`backup.py`). The schema and
its steps are in `migrations.py`.
"""

from pathlib import Path

from platformdirs import user_data_path

from tenback.store.contract import (
    FOR_EVER,
    Account,
    Deed,
    Document,
    Heard,
    Kind,
    Listing,
    Outcome,
    Person,
    Progress,
    Report,
    Rung,
    Store,
)
from tenback.store.errors import (
    BackupError,
    CommandRepeated,
    NameTaken,
    SeqTaken,
    StoreDown,
    StoreError,
    UnknownPerson,
)
from tenback.store.sqlite import SqliteStore

__all__ = [
    "FOR_EVER",
    "Account",
    "BackupError",
    "CommandRepeated",
    "Deed",
    "Document",
    "Heard",
    "Kind",
    "Listing",
    "NameTaken",
    "Outcome",
    "Person",
    "Progress",
    "Report",
    "Rung",
    "SeqTaken",
    "SqliteStore",
    "Store",
    "StoreDown",
    "StoreError",
    "UnknownPerson",
    "at",
]

FILE = "tenback.sqlite3"


def at(data: Path | None, database: str | None) -> Store:
    """The store in that database; without one, in a file in that directory, or else in the user's data directory."""
    if database is not None:
        from tenback.store.postgres import Address, PostgresStore  # and its library, which a file does not need

        return PostgresStore(Address.of(database))
    return SqliteStore((data or user_data_path("tenback")) / FILE)
