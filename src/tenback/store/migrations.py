"""The schema, as the steps that lead to it. A step that has been released is never changed; add another.

A step runs in one transaction. Times are milliseconds since 1970. Bodies, people, summaries and results are JSON text.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from tenback.store.errors import StoreDown

__all__ = ["MIGRATIONS", "Kind", "Migration", "Table", "tables_of", "version_to_start_from"]

Kind = Literal["text", "json", "json?", "int", "bool", "bytes"]


@dataclass(frozen=True, slots=True)
class Table:
    """A table as a backup holds it."""

    key: str  # the columns of the primary key
    columns: Mapping[str, Kind]


@dataclass(frozen=True, slots=True)
class Migration:
    """One step of the schema, in both dialects."""

    sqlite: tuple[str, ...]
    postgres: tuple[str, ...]
    tables: Mapping[str, Table]  # what is there after it, in the order of filling


LISTINGS = (
    # The lobby, and what a starting server looks after.
    "CREATE INDEX listing_open ON listing (changed) WHERE phase <> 'ended'",
    "CREATE INDEX listing_ended ON listing (opened, table_id) WHERE phase = 'ended'",
    "CREATE INDEX sat_by_table ON sat (table_id)",
)

FIRST = Migration(
    sqlite=(
        # With a rowid the log grows at its end; without one a batch would touch a leaf for every table.
        """CREATE TABLE log (
            table_id TEXT NOT NULL, seq INTEGER NOT NULL CHECK (seq > 0), at INTEGER NOT NULL, actor TEXT NOT NULL,
            command TEXT NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_id, seq), UNIQUE (table_id, actor, command))""",
        """CREATE TABLE listing (
            table_id TEXT PRIMARY KEY NOT NULL, game TEXT NOT NULL, phase TEXT NOT NULL, listed INTEGER NOT NULL,
            opened INTEGER NOT NULL, changed INTEGER NOT NULL, people TEXT NOT NULL, summary TEXT NOT NULL,
            result TEXT)""",
        """CREATE TABLE sat (
            person TEXT NOT NULL, opened INTEGER NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL,
            PRIMARY KEY (person, opened, table_id, seat)) WITHOUT ROWID""",
        *LISTINGS,
        """CREATE TABLE person (
            id TEXT PRIMARY KEY NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL, since INTEGER NOT NULL)""",
        """CREATE TABLE account (
            key TEXT PRIMARY KEY NOT NULL, person TEXT NOT NULL UNIQUE REFERENCES person, password_hash TEXT NOT NULL)
        """,
        "CREATE TABLE secret (name TEXT PRIMARY KEY NOT NULL, value BLOB NOT NULL)",
        "CREATE TABLE probe (filler BLOB)",  # filled and emptied to see whether the disk takes anything
    ),
    postgres=(
        # The order of bytes, so that both stores list alike; indexes are smaller and faster for it, too.
        """CREATE TABLE log (
            table_id text COLLATE "C" NOT NULL, seq bigint NOT NULL CHECK (seq > 0), at bigint NOT NULL,
            actor text COLLATE "C" NOT NULL, command text COLLATE "C" NOT NULL, kind text NOT NULL, body text NOT NULL,
            PRIMARY KEY (table_id, seq), UNIQUE (table_id, actor, command))""",
        """CREATE TABLE listing (
            table_id text COLLATE "C" PRIMARY KEY, game text NOT NULL, phase text NOT NULL, listed boolean NOT NULL,
            opened bigint NOT NULL, changed bigint NOT NULL, people text NOT NULL, summary text NOT NULL,
            result text)""",
        """CREATE TABLE sat (
            person text COLLATE "C" NOT NULL, opened bigint NOT NULL, table_id text COLLATE "C" NOT NULL,
            seat bigint NOT NULL, PRIMARY KEY (person, opened, table_id, seat))""",
        *LISTINGS,
        """CREATE TABLE person (
            id text COLLATE "C" PRIMARY KEY, name text NOT NULL, kind text NOT NULL, since bigint NOT NULL)""",
        """CREATE TABLE account (
            key text COLLATE "C" PRIMARY KEY, person text COLLATE "C" NOT NULL UNIQUE REFERENCES person,
            password_hash text NOT NULL)""",
        'CREATE TABLE secret (name text COLLATE "C" PRIMARY KEY, value bytea NOT NULL)',
        "CREATE TABLE probe (filler bytea)",
    ),
    tables={
        "log": Table(
            "table_id, seq",
            {
                "table_id": "text",
                "seq": "int",
                "at": "int",
                "actor": "text",
                "command": "text",
                "kind": "text",
                "body": "json",
            },
        ),
        "listing": Table(
            "table_id",
            {
                "table_id": "text",
                "game": "text",
                "phase": "text",
                "listed": "bool",
                "opened": "int",
                "changed": "int",
                "people": "json",
                "summary": "json",
                "result": "json?",
            },
        ),
        "sat": Table(
            "person, opened, table_id, seat", {"person": "text", "opened": "int", "table_id": "text", "seat": "int"}
        ),
        "person": Table("id", {"id": "text", "name": "text", "kind": "text", "since": "int"}),
        "account": Table("key", {"key": "text", "person": "text", "password_hash": "text"}),
        "secret": Table("name", {"name": "text", "value": "bytes"}),
    },
)

# Two accounts from before may look alike; of these the second has none of its own, so that the index holds.
NO_TWO_ALIKE = "CREATE UNIQUE INDEX account_looks ON account (looks) WHERE looks <> ''"

SECOND = Migration(
    sqlite=(
        "ALTER TABLE person ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE account ADD COLUMN looks TEXT NOT NULL DEFAULT ''",
        NO_TWO_ALIKE,
        "CREATE TABLE signed_out (session TEXT PRIMARY KEY NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID",
    ),
    postgres=(
        "ALTER TABLE person ADD COLUMN epoch bigint NOT NULL DEFAULT 0",
        """ALTER TABLE account ADD COLUMN looks text COLLATE "C" NOT NULL DEFAULT ''""",
        NO_TWO_ALIKE,
        'CREATE TABLE signed_out (session text COLLATE "C" PRIMARY KEY, at bigint NOT NULL)',
    ),
    tables={
        **FIRST.tables,
        "person": Table("id", {**FIRST.tables["person"].columns, "epoch": "int"}),
        "account": Table("key", {**FIRST.tables["account"].columns, "looks": "text"}),
        "signed_out": Table("session", {"session": "text", "at": "int"}),
    },
)

# For hosts: who was seen when, who is banned or muted, what was removed, done, reported, kept of what is gone.
HOSTS_INDEXES = (
    "CREATE INDEX listing_removed ON listing (table_id) WHERE removed",
    "CREATE INDEX person_since ON person (since, id)",
    "CREATE INDEX person_unseen ON person (seen, id) WHERE kind <> 'account'",
    "CREATE INDEX listing_opened ON listing (opened, table_id)",
    "CREATE INDEX log_words ON log (actor, table_id) WHERE kind IN ('opened', 'sat', 'chatted')",  # whose
    "CREATE INDEX report_by ON report (reporter)",
    "CREATE INDEX report_about ON report (reported)",
)

THIRD = Migration(
    sqlite=(
        "ALTER TABLE person ADD COLUMN seen INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE person ADD COLUMN banned INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE person ADD COLUMN muted INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE person ADD COLUMN reason TEXT NOT NULL DEFAULT ''",
        # As far as is known: when they came, or sat down last.
        """UPDATE person SET seen =
            max(since, coalesce((SELECT max(sat.opened) FROM sat WHERE sat.person = person.id), 0))""",
        "ALTER TABLE listing ADD COLUMN removed INTEGER NOT NULL DEFAULT 0",
        """CREATE TABLE outcome (
            person TEXT NOT NULL, opened INTEGER NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL,
            game TEXT NOT NULL, result TEXT, PRIMARY KEY (person, opened, table_id, seat)) WITHOUT ROWID""",
        """CREATE TABLE host_log (
            id TEXT PRIMARY KEY NOT NULL, at INTEGER NOT NULL, who TEXT NOT NULL, act TEXT NOT NULL,
            about TEXT NOT NULL, facts TEXT NOT NULL)""",
        """CREATE TABLE report (
            id TEXT PRIMARY KEY NOT NULL, at INTEGER NOT NULL, table_id TEXT NOT NULL, reporter TEXT NOT NULL,
            reported TEXT NOT NULL, reason TEXT NOT NULL, words TEXT NOT NULL, chat TEXT NOT NULL,
            closed INTEGER NOT NULL)""",
        "CREATE TABLE host_setting (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL)",
        *HOSTS_INDEXES,
    ),
    postgres=(
        "ALTER TABLE person ADD COLUMN seen bigint NOT NULL DEFAULT 0",
        "ALTER TABLE person ADD COLUMN banned bigint NOT NULL DEFAULT 0",
        "ALTER TABLE person ADD COLUMN muted bigint NOT NULL DEFAULT 0",
        "ALTER TABLE person ADD COLUMN reason text NOT NULL DEFAULT ''",
        """UPDATE person SET seen =
            greatest(since, coalesce((SELECT max(sat.opened) FROM sat WHERE sat.person = person.id), 0))""",
        "ALTER TABLE listing ADD COLUMN removed boolean NOT NULL DEFAULT false",
        """CREATE TABLE outcome (
            person text COLLATE "C" NOT NULL, opened bigint NOT NULL, table_id text COLLATE "C" NOT NULL,
            seat bigint NOT NULL, game text NOT NULL, result text, PRIMARY KEY (person, opened, table_id, seat))""",
        """CREATE TABLE host_log (
            id text COLLATE "C" PRIMARY KEY, at bigint NOT NULL, who text NOT NULL, act text NOT NULL,
            about text COLLATE "C" NOT NULL, facts text NOT NULL)""",
        """CREATE TABLE report (
            id text COLLATE "C" PRIMARY KEY, at bigint NOT NULL, table_id text NOT NULL,
            reporter text COLLATE "C" NOT NULL, reported text COLLATE "C" NOT NULL, reason text NOT NULL,
            words text NOT NULL, chat text NOT NULL, closed bigint NOT NULL)""",
        'CREATE TABLE host_setting (name text COLLATE "C" PRIMARY KEY, value text NOT NULL)',
        *HOSTS_INDEXES,
    ),
    tables={
        **SECOND.tables,
        "listing": Table("table_id", {**SECOND.tables["listing"].columns, "removed": "bool"}),
        "person": Table(
            "id",
            {**SECOND.tables["person"].columns, "seen": "int", "banned": "int", "muted": "int", "reason": "text"},
        ),
        "outcome": Table(
            "person, opened, table_id, seat",
            {"person": "text", "opened": "int", "table_id": "text", "seat": "int", "game": "text", "result": "json?"},
        ),
        "host_log": Table(
            "id", {"id": "text", "at": "int", "who": "text", "act": "text", "about": "text", "facts": "json"}
        ),
        "report": Table(
            "id",
            {
                "id": "text",
                "at": "int",
                "table_id": "text",
                "reporter": "text",
                "reported": "text",
                "reason": "text",
                "words": "text",
                "chat": "json",
                "closed": "int",
            },
        ),
        "host_setting": Table("name", {"name": "text", "value": "json"}),
    },
)

# What is kept beside the logs.
OF_A_PERSON = "CREATE INDEX document_of ON document (person, kind, key) WHERE person <> ''"

# Most tables that nobody finishes are private; without this the lobby would look through all of them.
IN_THE_LOBBY = "CREATE INDEX listing_lobby ON listing (changed) WHERE listed AND phase <> 'ended'"

FOURTH = Migration(
    sqlite=(
        """CREATE TABLE document (
            kind TEXT NOT NULL, key TEXT NOT NULL, person TEXT NOT NULL, at INTEGER NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (kind, key))""",
        OF_A_PERSON,
        IN_THE_LOBBY,
    ),
    postgres=(
        """CREATE TABLE document (
            kind text COLLATE "C" NOT NULL, key text COLLATE "C" NOT NULL, person text COLLATE "C" NOT NULL,
            at bigint NOT NULL, body text NOT NULL, PRIMARY KEY (kind, key))""",
        OF_A_PERSON,
        IN_THE_LOBBY,
    ),
    tables={
        **THIRD.tables,
        "document": Table("kind, key", {"kind": "text", "key": "text", "person": "text", "at": "int", "body": "json"}),
    },
)

MIGRATIONS: tuple[Migration, ...] = (FIRST, SECOND, THIRD, FOURTH)


def tables_of(migrations: Sequence[Migration], version: int) -> Mapping[str, Table]:
    """The tables of that version, as a backup holds them."""
    return migrations[version - 1].tables


def version_to_start_from(migrations: Sequence[Migration], found: int | None, place: str) -> int:
    """How many steps the store has behind it; StoreDown if it has more than we know."""
    if found is not None and found > len(migrations):
        raise StoreDown(
            f"{place} was written by a newer tenback: its schema is number {found}, and this tenback knows up to "
            f"{len(migrations)}. Install the newer tenback, or choose another place."
        )
    return found or 0
