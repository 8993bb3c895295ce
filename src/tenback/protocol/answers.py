"""What a server sends."""

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from tenback.protocol.wishes import by_its_name

__all__ = [
    "Ack",
    "ChatLine",
    "Error",
    "Event",
    "Goodbye",
    "Message",
    "Offer",
    "Planned",
    "Pong",
    "Proposed",
    "Public",
    "Refusal",
    "Refused",
    "Reveal",
    "Said",
    "Scene",
    "SeatShown",
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
    talk: str
    watch: str
    listed: bool
    tracker: bool
    clock: int | None
    pace: str
    signals: list[str]  # all that may be said at this table
    bots: list[str]  # the strengths that there are
    seed_hash: str  # SHA-256 of the seed, published before the first card


class SeatShown(Struct, forbid_unknown_fields=True):
    """A seat: `open`, a `person`'s, a `program`'s, a `bot`'s, or the `automatic` opponent's."""

    kind: str
    name: str | None = None
    bot: str | None = None  # the strength of the bot that plays, or stands in for the person, now
    host: bool = False


class Offer(Struct, forbid_unknown_fields=True):
    seat: int
    gladly: str


class Said(Struct, forbid_unknown_fields=True):
    seat: int
    signal: str


class Proposed(Struct, forbid_unknown_fields=True):
    what: str
    by: int
    agreed: list[int]


class Public(Struct, forbid_unknown_fields=True):
    """What everyone at the table sees."""

    phase: str  # waiting, starting, playing or ended
    paused: bool
    seats: list[SeatShown]
    awaited: list[int]  # the seats that the table waits for
    deadline: int | None  # when this turn's time is up, in milliseconds since 1970
    offers: list[Offer]
    said: list[Said]  # the signals that stand
    proposed: Proposed | None
    game: dict[str, Any] | None  # the cards, as the game's section tells; None before the deal
    result: dict[str, Any] | None
    rematch: str | None  # the table of the rematch


class You(Struct, forbid_unknown_fields=True):
    """What only this viewer sees: its seat, its hand and what it may do now."""

    seat: int
    hand: list[int | str] | None
    actions: list[str]


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
    kind: str  # guest, account or program


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
    """What would be legal after the plays of a `plan`."""

    id: str
    actions: list[str]
    unknown: bool = False  # other cards are seen by then
    ends: str | None = None  # the game would be over, and why
    refused: Refusal | None = None
    at: int | None = None  # which of the plays would be refused


class ChatLine(Struct, forbid_unknown_fields=True):
    at: int
    name: str
    text: str


class Snapshot(Message):
    """The whole table, instead of what happened before."""

    scene: Scene
    chat: list[ChatLine]


class Event(Message):
    """One thing that happened. The last one that there is brings the scene after it."""

    seq: int
    at: int
    kind: str
    seat: int | None
    facts: dict[str, Any]
    news: list[dict[str, Any]]  # what was played, as this viewer heard it
    scene: Scene | UnsetType = UNSET


class TableShown(Struct, forbid_unknown_fields=True):
    """A table in the lobby."""

    table: str
    game: str
    title: str
    options: dict[str, Any]
    phase: str
    seats: list[SeatShown]
    watch: str
    talk: str
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


Answer = Welcome | Ack | Refused | Planned | Snapshot | Event | TableList | Pong | Error | Goodbye

encode = msgspec.json.Encoder().encode
