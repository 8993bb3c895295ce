"""The log of a table: what its lines are, a struct for each kind of thing that can have happened.

The structs are used to write the log and to fold it. Their fields are the keys of the stored JSON, in this order. Logs
are kept for ever, so what is here is never renamed or taken away; what comes later gets a default.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, ClassVar

import msgspec

from tenback.core import TenbackError
from tenback.table.branch import Branch
from tenback.table.invitations import Invitation
from tenback.table.series import Won
from tenback.table.setting import Pace, Setting
from tenback.table.sitters import Sitter
from tenback.talk import Gladly

__all__ = [
    "KINDS",
    "Abandoned",
    "Agreed",
    "Began",
    "Body",
    "CameBack",
    "Chatted",
    "Dealing",
    "DoesNotFollow",
    "Entry",
    "HandedOver",
    "Held",
    "Hinted",
    "Hosted",
    "Invited",
    "LogError",
    "Objected",
    "OfDay",
    "Offered",
    "Opened",
    "Paced",
    "Paused",
    "Played",
    "Promise",
    "Promised",
    "Proposal",
    "Proposed",
    "Rematched",
    "Resigned",
    "Resized",
    "Resumed",
    "Revealed",
    "Revoked",
    "Said",
    "Sat",
    "Started",
    "Stood",
    "TookBack",
    "Unsaid",
    "read",
]

LONGEST_REASON = 200  # characters


class LogError(TenbackError):
    """A log that cannot be read: the table and the entry, and what is wrong there."""

    def __init__(self, table: str, seq: int, sentence: str) -> None:
        super().__init__(f"Entry {seq} of table {table}{sentence}")
        self.table, self.seq = table, seq


class DoesNotFollow(Exception):
    """An entry that cannot have happened after those before it: why not."""


# Kinds of entries


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happened, and all that has to be known to repeat it."""

    kind: ClassVar[str]
    changes_lists: ClassVar[bool] = False  # whether lists of tables show it; a new phase they show anyway
    of_the_game: ClassVar[bool] = False  # the game's own course, which comes to an end; of all else so much is granted

    def __repr__(self) -> str:
        # The seed and the plays must not reach a log by accident.
        return f"{type(self).__name__}(...)"


SeatNumber = Annotated[int, msgspec.Meta(ge=0)]
Count = Annotated[int, msgspec.Meta(ge=0)]


class OfSeat(Body, frozen=True):
    """Something that a seat did, or that was done there."""

    seat: SeatNumber


# Opening a table, and who sits there


class Held(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that is kept for somebody, and what they are called."""

    seat: SeatNumber
    sitter: Sitter


class OfDay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal that is the same for everybody on that day."""

    date: str  # 2026-11-17, UTC
    deal: str  # which of the day's: the-game-3

    @property
    def key(self) -> str:
        return f"{self.date}/{self.deal}"


class Opened(Body, frozen=True):
    kind = "opened"
    of_the_game = True
    changes_lists = True

    setting: Setting
    seed: str  # a secret until the game has ended; where shares are added, it is the secret that they are added to
    seed_hash: str
    host: str  # a person's id
    invitations: tuple[Invitation, ...]
    known: bool | msgspec.UnsetType = msgspec.UNSET  # the seed is that of an earlier table, which has published it
    held: tuple[Held, ...] | msgspec.UnsetType = msgspec.UNSET  # for those who sat at the earlier table
    day: OfDay | msgspec.UnsetType = msgspec.UNSET  # the seed is that of a day's deal
    challenge: str | msgspec.UnsetType = msgspec.UNSET  # the seed is that of a challenge: others play it elsewhere
    branch: Branch | msgspec.UnsetType = msgspec.UNSET  # it goes on from a moment of an earlier game
    series: tuple[Won, ...] | msgspec.UnsetType = msgspec.UNSET  # games won at the tables that it follows


class Sat(OfSeat, frozen=True):
    """Somebody sat down; in a running game, on the chair of a bot, which gets up."""

    kind = "sat"
    changes_lists = True

    sitter: Sitter


class Stood(OfSeat, frozen=True):
    kind = "stood"
    changes_lists = True


class Hosted(Body, frozen=True):
    """Somebody else is the host now."""

    kind = "hosted"
    changes_lists = True

    host: str


class Resized(Body, frozen=True):
    kind = "resized"
    changes_lists = True

    setting: Setting


class Invited(Body, frozen=True):
    kind = "invited"

    hash: str
    until: int | None


class Revoked(Body, frozen=True):
    """Every invitation."""

    kind = "revoked"


# The seed: everybody who plays may add a share to the server's secret


class Promise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hash of the share that a seat will tell."""

    seat: SeatNumber
    promise: str


class Promised(OfSeat, frozen=True):
    """Somebody will have a share in the deal."""

    kind = "promised"

    promise: str


class Dealing(Body, frozen=True):
    """The list of promises is closed; whoever stands in it tells their share now."""

    kind = "dealing"
    of_the_game = True

    promises: tuple[Promise, ...]


class Revealed(OfSeat, frozen=True):
    kind = "revealed"
    of_the_game = True

    share: str


# Starting (G5, Q3)


class Began(Body, frozen=True):
    """The cards were dealt: by the seed, or by what the shares that were told make of it."""

    kind = "began"
    of_the_game = True


class Offered(OfSeat, frozen=True):
    kind = "offered"
    of_the_game = True

    gladly: Gladly


class Started(Body, frozen=True):
    """It was agreed who starts."""

    kind = "started"
    of_the_game = True

    first: SeatNumber


# Playing and talking


class Played(OfSeat, frozen=True):
    kind = "played"
    of_the_game = True

    actions: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    by: str  # who chose it, where it was not the player


class Said(OfSeat, frozen=True):
    """A signal."""

    kind = "said"
    of_the_game = True

    signal: str


class Unsaid(OfSeat, frozen=True):
    """A signal that stood is taken back: for the game it was never said."""

    kind = "unsaid"
    of_the_game = True

    signal: str


class Chatted(OfSeat, frozen=True):
    kind = "chatted"

    name: str
    text: str


# Pausing, going away, coming back; how fast bots move


class Paused(OfSeat, frozen=True):
    kind = "paused"


class Resumed(OfSeat, frozen=True):
    kind = "resumed"


class HandedOver(OfSeat, frozen=True):
    """A bot stands in."""

    kind = "handed-over"
    changes_lists = True

    strength: str


class CameBack(OfSeat, frozen=True):
    kind = "came-back"
    changes_lists = True


class Paced(OfSeat, frozen=True):
    """Bots move faster or slower from now on."""

    kind = "paced"

    pace: Pace


# Taking back, giving up, once more


class Proposal(StrEnum):
    """What needs everyone's consent."""

    TAKE_BACK = "take-back"
    ABANDON = "abandon"


class Proposed(OfSeat, frozen=True):
    kind = "proposed"

    what: Proposal
    to: Count  # take-back: how many actions would stay


class Agreed(OfSeat, frozen=True):
    kind = "agreed"


class Objected(OfSeat, frozen=True):
    kind = "objected"


class Hinted(OfSeat, frozen=True):
    """The seat was told what a bot would do: a game with hints does not count beside others."""

    kind = "hinted"


class TookBack(OfSeat, frozen=True):
    kind = "took-back"

    to: Count  # how many actions stay
    agreed: bool  # by all; else the seat did it alone


class Abandoned(Body, frozen=True):
    kind = "abandoned"
    of_the_game = True

    seat: SeatNumber | None  # None: the last one has left


class Resigned(OfSeat, frozen=True):
    kind = "resigned"
    of_the_game = True


class Rematched(OfSeat, frozen=True):
    """The same people went on at another table."""

    kind = "rematched"
    of_the_game = True
    changes_lists = True

    to: str


KINDS: Mapping[str, type[Body]] = {
    body.kind: body
    for body in (
        *(Opened, Sat, Stood, Hosted, Resized, Invited, Revoked),
        *(Promised, Dealing, Revealed),
        *(Began, Offered, Started),
        *(Played, Said, Unsaid, Chatted, Hinted),
        *(Paused, Resumed, HandedOver, CameBack, Paced),
        *(Proposed, Agreed, Objected, TookBack, Abandoned, Resigned, Rematched),
    )
}


# Lines of the log


class Entry(msgspec.Struct, frozen=True):
    """Something that happened at a table. Entries are only ever appended."""

    table: str
    seq: int  # 1, 2, 3 ... without a gap
    at: int  # milliseconds since 1970, UTC
    actor: str  # a person's id, or who else moved the table: its clock, a bot
    command: str  # the actor's own id for the wish; the same one does nothing twice
    kind: str
    body: Body | Mapping[str, Any]  # as a store gives it back: plain JSON data, not yet read

    def __repr__(self) -> str:
        # Without the body: the seed and the plays must not reach a log by accident.
        return f"Entry({self.table!r}, {self.seq}, {self.at}, {self.actor!r}, {self.command!r}, {self.kind!r})"


def read(entry: Entry) -> Body:
    """What happened; LogError for a kind that is unknown here, and for a body that is not of its kind."""
    body = entry.body
    if isinstance(body, Body):
        return body
    kind = KINDS.get(entry.kind)
    if kind is None:
        raise LogError(entry.table, entry.seq, f" is of a kind {entry.kind!r:.40} unknown here.")
    try:
        return msgspec.convert(body, kind)
    except msgspec.ValidationError as error:  # it names the place, and shows no value but a wrong word
        raise does_not_fold(entry, str(error)) from None


def does_not_fold(entry: Entry, reason: str) -> LogError:
    return LogError(entry.table, entry.seq, f", {entry.kind}, does not fold: {reason.rstrip('.')[:LONGEST_REASON]}.")
