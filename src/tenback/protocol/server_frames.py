"""What a server sends."""

from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from tenback.protocol.client_frames import Plan, Wish, by_its_name
from tenback.protocol.fields import EventKind, Gladly, Pace, PersonKind, Phase, SeatKind, Strength, Talk, Watch
from tenback.protocol.fields import Proposal as ProposalKind
from tenback.views import Card, Ending, GameShown, News, Seat, TurnShown

__all__ = [
    "ANSWERS",
    "Ack",
    "ChatLine",
    "Error",
    "Event",
    "Facts",
    "Goodbye",
    "Message",
    "Offer",
    "Planned",
    "Pong",
    "Proposed",
    "Public",
    "Refusal",
    "Refused",
    "Result",
    "Reveal",
    "Said",
    "Scene",
    "SeatShown",
    "ServerFrame",
    "SettingShown",
    "Snapshot",
    "TableList",
    "TableShown",
    "Welcome",
    "WhoAmI",
    "You",
    "encode",
]


class Message(Struct, tag=by_its_name, tag_field="type", forbid_unknown_fields=True):
    """Anything that a server says."""


# The scene: a table as one viewer may know it


class SettingShown(Struct, forbid_unknown_fields=True):
    """What was agreed on when the table was opened."""

    game: str
    title: str
    rules: int
    options: dict[str, Any]  # those that differ from the defaults
    seats: int
    talk: Talk
    watch: Watch
    listed: bool
    tracker: bool
    clock: int | None
    pace: Pace
    signals: list[str]  # all that may be said at this table
    bots: list[str]  # the strengths that there are
    resigning: bool  # who gives up hands the game to the other
    seed_hash: str  # SHA-256 of the seed, published before the first card
    known: bool  # a deal that was played before: those who sit here have seen every card


class SeatShown(Struct, forbid_unknown_fields=True):
    """A seat: `open`, a `person`'s, a `program`'s, a `bot`'s, or the `automatic` opponent's. An open one with a name is
    kept for who is called so.
    """

    kind: SeatKind
    name: str | None = None
    bot: Strength | None = None  # the strength of the bot that plays, or stands in for the person, now
    host: bool = False


class Offer(Struct, forbid_unknown_fields=True):
    seat: Seat
    gladly: Gladly


class Said(Struct, forbid_unknown_fields=True):
    seat: Seat
    signal: str


class Proposed(Struct, forbid_unknown_fields=True):
    what: ProposalKind
    by: Seat
    agreed: list[Seat]


class Result(Struct, forbid_unknown_fields=True):
    """How the table ended: as the rules say (`ending`), given up by consent (`abandoned`), or a duel resigned."""

    ending: Ending | UnsetType = UNSET
    abandoned: bool | UnsetType = UNSET
    resigned: Seat | UnsetType = UNSET
    winners: list[Seat] | UnsetType = UNSET


class Public(Struct, forbid_unknown_fields=True):
    """What everyone at the table sees."""

    phase: Phase
    paused: bool
    seats: list[SeatShown]
    awaited: list[Seat]  # the seats that the table waits for
    deadline: int | None  # when this turn's time is up, in milliseconds since 1970
    offers: list[Offer]
    said: list[Said]  # the signals that stand
    proposed: Proposed | None
    game: GameShown | None  # the cards; None before the deal
    result: Result | None
    rematch: str | None  # the table of the rematch


class You(Struct, forbid_unknown_fields=True):
    """What only this viewer sees: its seat, its hand and what it may do now."""

    seat: Seat
    hand: list[Card] | None  # None where nothing is hidden, before the deal, and where there is `sees`
    actions: list[str]
    turn: TurnShown | None  # what the own turn asks and brings; None while others act
    sees: dict[str, Any] | UnsetType = UNSET  # at a `plain` game: the parts of its view, as this seat sees them


class Reveal(Struct, forbid_unknown_fields=True):
    """After the end: the seed, and every card."""

    seed: str
    position: dict[str, Any] | None


class Scene(Struct, forbid_unknown_fields=True):
    """A table as one viewer may know it. `you` is null for those who only watch."""

    table: str
    seq: int
    setting: SettingShown
    public: Public
    you: You | None
    reveal: Reveal | None


# The messages


class WhoAmI(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    kind: PersonKind


class Welcome(Message):
    version: int
    server: str
    you: WhoAmI
    time: int  # the server's clock, in milliseconds since 1970


class Ack(Message):
    """The wish is granted, and what it did is on disk."""

    id: str
    seq: int | None = None  # the log entry it became, if it became one
    table: str | None = None  # `open`, `rematch`: the new table
    key: str | None = None  # `open`, `invite`: what lets others in


class Refusal(Struct, forbid_unknown_fields=True):
    key: str
    sentence: str
    rule: str | None = None
    facts: dict[str, Any] = {}


class Refused(Message):
    """The wish is not granted, and nothing has changed."""

    id: str
    key: str
    sentence: str
    rule: str | None = None
    facts: dict[str, Any] = {}
    again: bool = False  # whether the same wish may be granted if it is sent again a little later


class Planned(Message):
    """What the plays of a `plan` would lead to."""

    id: str
    actions: list[str]
    unknown: bool = False  # other cards are seen by then
    ends: Ending | None = None  # the game would be over, and how
    refused: Refusal | None = None
    at: int | None = None  # which of the plays would be refused
    turn: TurnShown | None = None  # what the own turn would ask and bring then
    ahead: bool = False  # others act: it is as if the own turn had begun now


class ChatLine(Struct, forbid_unknown_fields=True):
    at: int
    name: str
    text: str


class Snapshot(Message):
    """The whole table, instead of what happened before."""

    scene: Scene
    chat: list[ChatLine]


class Facts(Struct, forbid_unknown_fields=True):
    """What everyone may know of an event; each kind has its own."""

    seed_hash: str | UnsetType = UNSET  # opened
    name: str | UnsetType = UNSET  # sat, stood, chatted
    seats: int | UnsetType = UNSET  # resized
    gladly: Gladly | UnsetType = UNSET  # offered
    actions: list[str] | UnsetType = UNSET  # played
    by: Literal["", "bot", "clock"] | UnsetType = UNSET  # played: who chose, where it was not the player
    signal: str | UnsetType = UNSET  # said
    text: str | UnsetType = UNSET  # chatted
    what: ProposalKind | UnsetType = UNSET  # proposed, agreed
    actions_left: int | UnsetType = UNSET  # took-back
    strength: str | UnsetType = UNSET  # handed-over
    to: str | UnsetType = UNSET  # rematched: the new table


class Event(Message):
    """One thing that happened. The last one that there is brings the scene after it."""

    seq: int
    at: int
    kind: EventKind
    seat: Seat | None  # whose doing it was
    facts: Facts
    news: list[News]  # what was played, as this viewer heard it
    scene: Scene | UnsetType = UNSET


class TableShown(Struct, forbid_unknown_fields=True):
    """A table in the lobby."""

    table: str
    game: str
    title: str
    options: dict[str, Any]
    phase: Phase
    seats: list[SeatShown]
    watch: Watch
    talk: Talk
    clock: int | None
    changed: int


class TableList(Message):
    tables: list[TableShown]


class Pong(Message):
    time: int


class Error(Message):
    """A frame that could not be read, or came too fast; no wish was carried out."""

    reason: str
    sentence: str
    id: str | None = None  # of the wish, where the frame has one


class Goodbye(Message):
    """The server is about to close: come back after so many seconds."""

    reason: str
    sentence: str
    after: float


ANSWERS: dict[type[Wish], type[Message]] = {Plan: Planned}
"""What grants a wish; without an entry here it is an Ack."""

ServerFrame = Welcome | Ack | Refused | Planned | Snapshot | Event | TableList | Pong | Error | Goodbye

encode = msgspec.json.Encoder().encode
