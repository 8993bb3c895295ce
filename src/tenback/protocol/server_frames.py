"""What a server sends."""

from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from tenback.protocol.client_frames import Hint, Plan, Wish, by_its_name
from tenback.protocol.fields import EventKind, Gladly, Pace, PersonKind, Phase, SeatKind, Strength, Talk, Watch
from tenback.protocol.fields import Presence as PresenceKind
from tenback.protocol.fields import Proposal as ProposalKind
from tenback.views import Card, Ending, GameShown, News, Seat, TurnShown

__all__ = [
    "ANSWERS",
    "Ack",
    "Announcement",
    "ChatLine",
    "Error",
    "Event",
    "Facts",
    "Goodbye",
    "Guess",
    "HintTold",
    "HintWorth",
    "Hinted",
    "Message",
    "Offer",
    "Planned",
    "Pong",
    "Presence",
    "Promise",
    "Proposed",
    "Public",
    "Refusal",
    "Refused",
    "Result",
    "Reveal",
    "Said",
    "Scene",
    "SeatPresence",
    "SeatShown",
    "ServerFrame",
    "SettingShown",
    "ShareShown",
    "SharesRevealed",
    "SharesShown",
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


class BranchShown(Struct, forbid_unknown_fields=True):
    """The moment of an earlier game from which a table goes on."""

    table: str | None  # the earlier one, to those who branched off there
    turn: int  # that is played anew
    actions: int  # played before it


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
    seed_hash: str  # SHA-256 of the seed, published before the first card; until the deal, of what the server brings
    known: bool  # a deal that was played before: those who sit here have seen every card
    day: str | None = None  # the deal of a day, 2026-11-17/the-game-3: nobody has a share in it, nobody looks on
    challenge: str | None = None  # others are dealt the same cards elsewhere: nobody has a share in them
    branch: BranchShown | None = None  # it goes on from a moment of an earlier game; never counted
    series: list[int] | None = None  # rematches: games won by each seat before this one


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


class TakingBack(Struct, forbid_unknown_fields=True):
    """What would never have been played."""

    action: str  # the first of it
    was: Card | None  # what lay there before, where it was laid on a pile
    seen: bool  # whoever asks has learned a card since


class Result(Struct, forbid_unknown_fields=True):
    """How the table ended: as the rules say (`ending`), given up by consent (`abandoned`), or a duel resigned."""

    ending: Ending | UnsetType = UNSET
    abandoned: bool | UnsetType = UNSET
    resigned: Seat | UnsetType = UNSET
    winners: list[Seat] | UnsetType = UNSET


class Promise(Struct, forbid_unknown_fields=True):
    """The hash of the share that a seat will tell."""

    seat: Seat
    promise: str


class ShareShown(Struct, forbid_unknown_fields=True):
    """A promise, and the share once it was told."""

    seat: Seat
    promise: str
    share: str | None


class SharesShown(Struct, forbid_unknown_fields=True):
    """Who will have a share in the deal. `dealing`: the list is closed, and those in it are asked for their shares."""

    dealing: bool
    given: list[ShareShown]


class SharesRevealed(Struct, forbid_unknown_fields=True):
    """After the end: what the seed was made of."""

    secret: str  # the server's
    secret_hash: str  # its SHA-256, which was the table's `seed_hash` until the deal
    given: list[ShareShown]


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
    hints: int | UnsetType = UNSET  # that were given, where any were
    shares: SharesShown | UnsetType = (
        UNSET  # until the deal; from then on each knows what they saw, and scenes stay small
    )
    paused_by: Seat | UnsetType = UNSET  # while it is paused
    taking_back: TakingBack | UnsetType = UNSET  # what would be taken back, while that is proposed


class You(Struct, forbid_unknown_fields=True):
    """What only this viewer sees: its seat, its hand and what it may do now."""

    seat: Seat
    hand: list[Card] | None  # None where nothing is hidden, before the deal, and where there is `sees`
    actions: list[str]
    turn: TurnShown | None  # what the own turn asks and brings; None while others act
    hint: bool | UnsetType = UNSET  # true: one may ask what a strong bot would do
    takes_back: bool | UnsetType = UNSET  # true: the own last play can be taken back, alone or by asking the others
    sees: dict[str, Any] | UnsetType = UNSET  # at a `plain` game: the parts of its view, as this seat sees them


class Reveal(Struct, forbid_unknown_fields=True):
    """After the end: the seed, and every card."""

    seed: str
    position: dict[str, Any] | None
    shares: SharesRevealed | None = None  # None: nobody had a share, and the server made the seed alone


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
    several: bool = False  # processes serve the tables: a line does best where its table's other lines are


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
    after: float | None = None  # seconds, where waiting helps: a limit was met, or nothing can be kept


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


class Guess(Struct, forbid_unknown_fields=True):
    """A mean, and how far it may be off: 95 of 100 such intervals hold the truth."""

    value: float
    plus_minus: float


class HintWorth(Struct, forbid_unknown_fields=True):
    """A turn, and what it keeps by what the seat can know."""

    actions: list[str]
    chance: Guess  # to win
    points: Guess | None  # to be expected, where there are any
    room: int | None = None  # how many numbers stay ahead on one's piles


class HintTold(Struct, forbid_unknown_fields=True):
    """What a strong bot would do, and why."""

    best: HintWorth
    next: HintWorth | None  # the best of what else was looked at
    back: list[str]  # the plays that turn a pile back
    steps: int | None  # how far the piles go onwards in all; backwards is less than nothing
    heeded: list[Said]  # signals of others that it heeds
    exact: bool  # counted, not guessed
    risk: float | None = None  # how likely the next card would bust the row
    runs: list[int] | None = None  # what one's runs count, and what with the cards that it is about


class Hinted(Message):
    """What a strong bot would do: to who asked, and to nobody else."""

    id: str
    seq: int  # the log entry that counts it
    hint: HintTold


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

    seed_hash: str | UnsetType = UNSET  # opened; began, where the seed is made of shares
    promise: str | UnsetType = UNSET  # promised
    promises: list[Promise] | UnsetType = UNSET  # dealing
    share: str | UnsetType = UNSET  # revealed
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
    turns: int | UnsetType = UNSET  # came-back: how many the bot has ended meanwhile
    pace: Pace | UnsetType = UNSET  # paced
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


class SeatPresence(Struct, forbid_unknown_fields=True):
    """How somebody is who has a seat: `away` looks at something else, `gone` has no line."""

    seat: Seat
    state: PresenceKind
    since: int | None = None  # away, gone: since when, in milliseconds since 1970, where that is known
    planning: bool = False  # on turn, and has tried something out


class Presence(Message):
    """Who is around the table, now and whenever it changes. It is no part of what happened there."""

    table: str
    seats: list[SeatPresence]  # people of whom it is known; bots are not among them
    door: list[str]  # what those are called who look on and have no seat; only those with a seat are told
    watching: int  # how many they are


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
    after: float | None = None  # seconds until one may come back, where the line is closed because of a limit


class Goodbye(Message):
    """The server is about to close: come back after so many seconds."""

    reason: str
    sentence: str
    after: float


class Announcement(Message):
    """What the host tells everybody: after the greeting where something stands, and whenever it changes. Without a
    text, what stood is withdrawn.
    """

    text: str | None = None
    at: int | None = None  # when it was put up
    until: int | None = None  # when it goes by itself; None: when it is withdrawn


ANSWERS: dict[type[Wish], type[Message]] = {Plan: Planned, Hint: Hinted}
"""What grants a wish; without an entry here it is an Ack."""

ServerFrame = (
    Welcome
    | Ack
    | Refused
    | Planned
    | Hinted
    | Snapshot
    | Event
    | Presence
    | TableList
    | Announcement
    | Pong
    | Error
    | Goodbye
)

encode = msgspec.json.Encoder().encode
