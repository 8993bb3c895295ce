"""What every store promises. `tests/store` holds both to it."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, Protocol

from tenback.table import Entry

__all__ = [
    "EVER",
    "FOR_EVER",
    "Account",
    "Deed",
    "Document",
    "Heard",
    "Kind",
    "Listing",
    "Outcome",
    "Person",
    "Phase",
    "Progress",
    "Report",
    "Rung",
    "Store",
]

Phase = Literal["waiting", "playing", "ended"]
Kind = Literal["guest", "account", "program"]

EVER = -(2**62)  # before any time
FOR_EVER = 2**62  # after any time

Rung = Callable[[Sequence[str] | None], None]
Heard = Callable[[str], None]
Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Listing:
    """A table as lists show it: derived from its log, and written with it."""

    table: str
    game: str
    phase: Phase
    listed: bool  # in the lobby, for everyone
    opened: int  # milliseconds since 1970, UTC, as are all times here
    changed: int
    people: tuple[tuple[str, int], ...] = ()  # who sits where: a person's id and the seat
    summary: Mapping[str, Any] = field(default_factory=dict)  # plain JSON data that lists show
    result: Mapping[str, Any] | None = None  # plain JSON data, once it has ended
    removed: bool = False  # by the host; not derived, and no append changes it


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one table ended for one seat: what statistics are made of."""

    table: str
    game: str
    seat: int
    opened: int
    result: Mapping[str, Any] | None


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who can sit down."""

    id: str
    name: str
    kind: Kind
    since: int
    epoch: int = 0  # tokens of an earlier one are worth nothing
    seen: int = 0  # when they were here last, to a day
    banned: int = 0  # until when; 0: not at all, FOR_EVER: for good
    muted: int = 0
    reason: str = ""  # for that, in the host's words


@dataclass(frozen=True, slots=True)
class Account:
    """How a person signs in."""

    key: str
    person: str
    password_hash: str = field(repr=False)
    looks: str = ""  # the same for all names that look like this one


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that a host did."""

    id: str  # later ones are greater
    at: int
    who: str  # a person's id, or at which terminal
    act: str
    about: str  # a person's id, a table's, a report's; or nothing
    facts: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Report:
    """What somebody told the host about somebody else at a table."""

    id: str  # later ones are greater
    at: int
    table: str
    reporter: str
    reported: str
    reason: str
    words: str
    chat: Sequence[Mapping[str, Any]]  # the last lines that all at the table have read
    closed: int = 0  # when


@dataclass(frozen=True, slots=True)
class Document:
    """Something kept beside the logs. What is somebody's is told to them and forgotten with them."""

    kind: str
    key: str
    body: Any  # plain JSON data
    at: int
    person: str = ""  # whose it is; nobody's without


class WithDocuments(Protocol):
    """What is kept beside the logs, by kind and key."""

    async def keep(self, document: Document) -> None:
        """In the place of what stood there; durable when it returns."""

    async def keep_first(self, document: Document) -> bool:
        """False if there is one already, which stays as it is."""

    async def document(self, kind: str, key: str) -> Document | None: ...

    async def documents(self, kind: str, *, under: str = "", after: str = "", limit: int) -> list[Document]:
        """Those whose keys begin with `under`, by their keys; `after`: the last key of the page before."""

    async def documents_of(self, person: str) -> list[Document]:
        """All that are theirs, by kind and key."""

    async def drop(self, kind: str, key: str) -> bool:
        """Whether it was there."""


class ForHosts(Protocol):
    """What only hosts ask for. Pages are bounded, the newest first; `before` is where the last one ended."""

    async def people(self, *, before: tuple[int, str] | None = None, limit: int) -> list[Person]:
        """By when they came."""

    async def sanctioned(self) -> list[Person]:
        """Everybody who is, or was, banned or muted."""

    async def seen(self, person: str, at: int) -> None:
        """The person was here."""

    async def sanction(self, person: str, *, banned: int, muted: int, reason: str) -> None:
        """From now on; UnknownPerson if there is none."""

    async def forget_people(self, people: Sequence[str]) -> None:
        """All that is stored of them but the logs of tables, which others played too."""

    async def tables_of(self, person: str) -> list[str]:
        """Tables whose logs have names or words of the person."""

    async def own_entries(self, table: str, person: str) -> list[Entry]:
        """What the person did there."""

    async def listings(self, *, before: tuple[int, str] | None = None, limit: int) -> list[Listing]:
        """All tables, by when they were opened."""

    async def set_removed(self, table: str, *, removed: bool) -> bool:
        """Whether there is such a table."""

    async def removed(self) -> list[str]:
        """All tables that were removed and kept."""

    async def is_removed(self, table: str) -> bool: ...

    async def rewrite(self, entries: Sequence[Entry], index: Sequence[Listing]) -> None:
        """Other words in entries that are there: for names and messages of those who want to be forgotten."""

    async def delete_tables(self, tables: Sequence[str]) -> None:
        """For good. What statistics need stays for everybody who is still known."""

    async def weight(self, table: str) -> tuple[int, int]:
        """How many entries the table's log has, and about how many bytes they are."""

    async def old_tables(self, before: int, *, after: tuple[int, str], limit: int) -> list[Listing]:
        """Tables that ended, or never began, and have not changed since; the oldest first."""

    async def abandoned(self, before: int, *, after: tuple[int, str], limit: int) -> list[Listing]:
        """Games that go on, and at which nothing has happened since; the oldest first."""

    async def old_guests(self, before: int, *, after: tuple[int, str], limit: int, abandoned: int = 0) -> list[Person]:
        """Guests and programs not seen since, who do not sit at a game that goes on; longest unseen first."""

    async def old_deeds(self, before: int) -> int:
        """How many deeds and closed reports are older."""

    async def forget_deeds(self, before: int) -> None: ...

    async def note(self, deed: Deed) -> None:
        """Deeds are only ever added."""

    async def deeds(self, *, before: str | None = None, limit: int) -> list[Deed]: ...

    async def add_report(self, report: Report) -> bool:
        """False if that person has reported the other at that table already, and nobody has looked at it yet."""

    async def reports(self, *, closed: bool, before: str | None = None, limit: int) -> list[Report]: ...

    async def reports_by(self, person: str) -> list[Report]: ...

    async def report(self, report: str) -> Report | None: ...

    async def close_report(self, report: str, at: int) -> bool:
        """Whether it was open."""

    async def host_setting(self, name: str) -> Any:
        """Plain JSON data; None if it is not set."""

    async def set_host_setting(self, name: str, value: Any) -> None:
        """None forgets it."""


class Store(ForHosts, WithDocuments, Protocol):
    """The log on disk, what is derived from it, and the people who play."""

    on_ring: Rung
    """Called in the event loop with tables that another process has appended to; with None when rings may have been
    missed, so that every table must be asked for its head. Set it before `open`."""

    on_heard: Heard
    """Called in the event loop with what another process shouted."""

    @property
    def place(self) -> str:
        """Where it is, in words that may be logged."""

    @property
    def ready(self) -> bool:
        """Whether it can take wishes now. It comes back by itself."""

    @property
    def trouble(self) -> str | None:
        """Why it is not ready, in a sentence."""

    async def open(self) -> None:
        """Connect and migrate; StoreDown says why it cannot."""

    async def close(self) -> None:
        """Finish what is waiting, then let go. Closing twice is fine."""

    # The log

    async def append(self, entries: Sequence[Entry], index: Sequence[Listing] = ()) -> None:
        """Durable when it returns; all or nothing, across tables too. Listings are written in the same transaction.

        SeqTaken: somebody else appended there first. CommandRepeated: it has been done already, and that is said even
        if the place is taken too. StoreDown: nothing may be assumed. An append that is cancelled may still be written.
        """

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The table's log behind `after`, in order; empty if there is none."""

    async def entries_behind(self, heads: Mapping[str, int], *, most: int) -> dict[str, list[Entry]]:
        """Of each table the first entries behind that seq, at most so many, in order; where there are none, nothing."""

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The last seq of each; tables without a log are left out."""

    def tables(self) -> AsyncIterator[str]:
        """Every table that has a log, in the order of their ids: for making the listings anew."""

    def ended(self) -> AsyncIterator[tuple[Listing, list[Entry]]]:
        """Ended tables with their logs, oldest first: for exports."""

    # What is derived from the log

    async def lobby(self, limit: int, *, attended_after: int = EVER) -> list[Listing]:
        """Listed tables that play, or wait and have changed or been attended since; the newest change first."""

    async def attended(self, tables: Sequence[str], at: int) -> None:
        """Somebody who sits there looks at these tables, which wait: for lists, that is a change."""

    def played(self) -> AsyncIterator[Listing]:
        """Tables at which a game is going on, the oldest change first: for clocks, when a server starts."""

    async def listing(self, table: str) -> Listing | None: ...

    async def history(self, person: str, *, before: str | None = None, limit: int) -> list[Listing]:
        """Tables at which the person sat, the newest first; `before` is the last table of the page before."""

    async def outcomes(self, person: str, *, limit: int = 10_000) -> list[Outcome]:
        """How the person's ended tables ended, the newest first, a row for each seat the person had."""

    # People

    async def add_person(self, person: Person) -> None:
        """Adding the very same person again is fine; another one of that id is a StoreError."""

    async def person(self, person: str) -> Person | None: ...

    async def visitor(self, person: str, session: str) -> Person | None:
        """The person, unless that session has been signed out of."""

    async def sign_out(self, session: str, at: int, *, forget: int) -> None:
        """End one session. Those that ended before `forget` are forgotten: their tokens have expired."""

    async def sign_out_everywhere(self, person: str) -> None:
        """A new epoch begins for the person; UnknownPerson if there is none."""

    async def rename(self, person: str, name: str) -> None:
        """UnknownPerson if there is none."""

    async def add_account(self, key: str, person: str, password_hash: str, *, looks: str) -> None:
        """Make the person an account, and begin a new epoch; NameTaken, also by a name that looks alike;
        UnknownPerson; and StoreError if the person has one already.
        """

    async def account(self, key: str) -> Account | None: ...

    async def account_of(self, person: str) -> Account | None: ...

    async def account_looking(self, looks: str) -> Account | None: ...

    async def overlooked(self) -> list[str]:
        """The keys of accounts of which it is not known how they look."""

    async def set_looks(self, key: str, looks: str) -> None:
        """Nothing changes where another account looks like that."""

    async def set_password(self, key: str, password_hash: str) -> None:
        """A new epoch begins for the person; UnknownPerson if there is no such account."""

    async def secret(self, name: str, make: Callable[[], bytes]) -> bytes:
        """Made once, then the same for every process."""

    # Between processes

    async def shout(self, text: str) -> None:
        """Tell the other processes something small that may get lost."""

    # Maintenance

    async def backup(self, path: Path, *, on_progress: Progress | None = None) -> None:
        """Write everything, as of one moment, to a new file that only its owner may read; it holds the secrets."""

    async def restore(self, path: Path, *, on_progress: Progress | None = None) -> None:
        """Fill this empty store from a backup, all or nothing; BackupError names the place and the reason."""
