"""What hosts wish for, on the command line and on the owner's page alike, and what they are told."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tenback.protocol.client_frames import by_its_name
from tenback.protocol.fields import PersonKind, Phase
from tenback.protocol.server_frames import ChatLine, SeatShown

__all__ = [
    "LONGEST_ANNOUNCEMENT",
    "LONGEST_REASON",
    "Announce",
    "Ban",
    "CloseReport",
    "Deed",
    "DeedsFound",
    "Done",
    "FindPeople",
    "FindTables",
    "ForgetPerson",
    "HostWish",
    "ListReports",
    "Mute",
    "OwnersWish",
    "PeopleFound",
    "PersonDetails",
    "PersonKnown",
    "Prune",
    "Pruned",
    "ReadLog",
    "RemoveTable",
    "RenamePerson",
    "ReportShown",
    "ReportsFound",
    "ResetPassword",
    "ReturnTable",
    "Sanction",
    "SetOwner",
    "SetSignup",
    "ShowHouse",
    "ShowPerson",
    "ShowTable",
    "TableDetails",
    "TableKnown",
    "TablesFound",
    "Unban",
    "Unmute",
    "WhoDid",
    "Withdraw",
]

LONGEST_REASON = 300  # characters
LONGEST_ANNOUNCEMENT = 300
LONGEST_TIME = 36_500  # days

Days = Annotated[float, Meta(gt=0, le=LONGEST_TIME)]
"""None where it is for good."""
Reason = Annotated[str, Meta(max_length=LONGEST_REASON)]
WholeDays = Annotated[int, Meta(ge=1, le=LONGEST_TIME)]


class _Wish(Struct, tag=by_its_name, tag_field="do", forbid_unknown_fields=True):
    """Something that a host wishes for."""


# People: `who` is a person's id, or the name with which an account signs in


class FindPeople(_Wish):
    """Those whose name has the text in it, the newest first; `before` is the `next` of the page before."""

    search: str = ""
    before: str = ""


class ShowPerson(_Wish):
    who: str


class RenamePerson(_Wish):
    """At every table, too."""

    who: str
    name: str


class Mute(_Wish):
    """No messages; the signals of the rules stay."""

    who: str
    days: Days | None = None
    reason: Reason = ""


class Unmute(_Wish):
    who: str


class Ban(_Wish):
    who: str
    days: Days | None = None
    reason: Reason = ""


class Unban(_Wish):
    who: str


class ResetPassword(_Wish):
    who: str


class ForgetPerson(_Wish):
    """As they could themselves: for one who asked for it by letter. It cannot be undone."""

    who: str


# Tables


class FindTables(_Wish):
    """Those whose name begins so, or at which somebody is called so; the newest first."""

    search: str = ""
    before: str = ""


class ShowTable(_Wish):
    table: str


class RemoveTable(_Wish):
    """`delete`: for good."""

    table: str
    delete: bool = False


class ReturnTable(_Wish):
    table: str


# Reports and the log


class ListReports(_Wish):
    closed: bool = False
    before: str = ""


class CloseReport(_Wish):
    report: str


class ReadLog(_Wish):
    before: str = ""


# The house


class ShowHouse(_Wish):
    """Who the owner is, whether accounts are made, what is announced."""


class SetSignup(_Wish):
    open: bool


class Announce(_Wish):
    """Told at every table and in the lobby, for so many minutes or until it is withdrawn."""

    text: Annotated[str, Meta(max_length=LONGEST_ANNOUNCEMENT)]
    minutes: Annotated[int, Meta(ge=1, le=60 * 24 * 30)] | None = None


class Withdraw(_Wish):
    """What is announced."""


class SetOwner(_Wish):
    """The account that may use the owner's page; None: nobody."""

    who: str | None


class Prune(_Wish):
    """Forget what is older than so many days; None: nothing of it."""

    guests_days: WholeDays | None = None
    tables_days: WholeDays | None = None
    log_days: WholeDays | None = None
    dry_run: bool = False
    games_days: WholeDays | None = None


OwnersWish = (
    RenamePerson
    | Mute
    | Unmute
    | Ban
    | Unban
    | ResetPassword
    | ForgetPerson
    | RemoveTable
    | ReturnTable
    | CloseReport
    | SetSignup
    | Announce
    | Withdraw
)
"""What the owner's page may change."""

HostWish = (
    FindPeople | ShowPerson | FindTables | ShowTable | ListReports | ReadLog | ShowHouse | SetOwner | Prune | OwnersWish
)

# What is told


class Sanction(Struct, forbid_unknown_fields=True):
    """It holds; `until` is null where it is for good."""

    until: int | None


class PersonKnown(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    kind: PersonKind
    since: int
    seen: int  # to a day
    banned: Sanction | None
    muted: Sanction | None
    reason: str
    owner: bool


class PeopleFound(Struct, forbid_unknown_fields=True):
    people: list[PersonKnown]
    next: str | None


class WhoDid(Struct, forbid_unknown_fields=True):
    """Somebody, as far as they are still known."""

    id: str
    name: str | None


class TableKnown(Struct, forbid_unknown_fields=True):
    table: str
    game: str
    title: str
    phase: Phase
    listed: bool
    removed: bool
    opened: int
    changed: int
    seats: list[SeatShown]


class TablesFound(Struct, forbid_unknown_fields=True):
    tables: list[TableKnown]
    next: str | None


class PersonDetails(Struct, forbid_unknown_fields=True):
    person: PersonKnown
    signs_in_as: str | None
    tables: list[TableKnown]


class TableDetails(Struct, forbid_unknown_fields=True):
    table: TableKnown
    people: list[WhoDid]
    entries: int
    bytes: int


class ReportShown(Struct, forbid_unknown_fields=True):
    id: str
    at: int
    table: str
    reporter: WhoDid
    reported: WhoDid
    reason: str
    words: str
    chat: list[ChatLine]
    closed: int | None


class ReportsFound(Struct, forbid_unknown_fields=True):
    reports: list[ReportShown]
    next: str | None


class Deed(Struct, forbid_unknown_fields=True):
    at: int
    who: WhoDid
    act: str
    about: WhoDid | None
    facts: dict[str, Any]


class DeedsFound(Struct, forbid_unknown_fields=True):
    deeds: list[Deed]
    next: str | None


class Announced(Struct, forbid_unknown_fields=True):
    text: str
    at: int
    until: int | None


class HouseShown(Struct, forbid_unknown_fields=True):
    owner: WhoDid | None
    signup: Literal["open", "closed"]
    announcement: Announced | None


class Done(Struct, forbid_unknown_fields=True):
    """A wish of a host is carried out. `password`: a new one, told this once."""

    person: PersonKnown | None = None
    password: str | None = None


class Pruned(Struct, forbid_unknown_fields=True):
    """What is gone, or would be. Bytes are counted roughly."""

    tables: int = 0
    entries: int = 0
    bytes: int = 0
    guests: int = 0
    deeds: int = 0
    documents: int = 0
