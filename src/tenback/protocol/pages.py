"""What is asked by HTTP and answered as JSON: identities, histories, figures, replays."""

from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Meta, Struct

from tenback.protocol import daily, hosting, lessons, results
from tenback.protocol.branches import BranchOff, BranchOpened, PlayOn, PuzzleMade, PuzzleTold, Rescues, Wished
from tenback.protocol.fields import Phase, Talk
from tenback.protocol.hosting import Announced, Sanction
from tenback.protocol.reviews import ReviewTold
from tenback.protocol.server_frames import Event, Result, Scene, SeatShown, TableShown, WhoAmI
from tenback.views import LastTurn, Seat, Tally

__all__ = [
    "REQUESTS",
    "Compared",
    "Credentials",
    "DeviceShown",
    "EndTold",
    "Farewell",
    "Figures",
    "GameOffered",
    "Games",
    "Guest",
    "Health",
    "History",
    "House",
    "Identified",
    "InvitationKey",
    "InvitedTo",
    "Link",
    "MailAddress",
    "MailShown",
    "MeasuredBots",
    "Moment",
    "Name",
    "NewPassword",
    "NoticeToken",
    "NoticesChoice",
    "NoticesShown",
    "OptionOffered",
    "OwnGame",
    "OwnTable",
    "OwnTables",
    "Person",
    "Played",
    "PlayedResult",
    "Problem",
    "PushEnd",
    "PushSubscription",
    "QrCode",
    "Replay",
    "Report",
    "Request",
    "ResultText",
    "Tables",
]

# What is sent


class Name(Struct, forbid_unknown_fields=True):
    name: str


class Guest(Name):
    """`program`: not a human being."""

    program: bool = False


class Credentials(Name):
    password: str


class NewPassword(Struct, forbid_unknown_fields=True):
    """`password`: the one so far."""

    password: str
    new: str


class Farewell(Struct, forbid_unknown_fields=True):
    """To be forgotten: accounts give their password once more."""

    password: str = ""


ReportReason = Literal["insults", "spam", "cheating", "name", "other"]


class Report(Struct, forbid_unknown_fields=True):
    """What the host shall know about who has that seat."""

    seat: Seat
    reason: ReportReason
    words: Annotated[str, Meta(max_length=300)] = ""


class NoticesChoice(Struct, forbid_unknown_fields=True):
    """When and how to be told. Quiet hours are minutes of the day by the clock of that zone; the same twice: none."""

    language: str
    zone: str  # as Europe/Prague
    quiet_from: int
    quiet_to: int


class PushSubscription(Struct, forbid_unknown_fields=True):
    """A browser that takes pushes, as its push service gave it out."""

    endpoint: str
    p256dh: str
    auth: str


class PushEnd(Struct, forbid_unknown_fields=True):
    device: str


class MailAddress(Struct, forbid_unknown_fields=True):
    address: str


class NoticeToken(Struct, forbid_unknown_fields=True):
    """From a link in a mail."""

    token: str


class InvitationKey(Struct, forbid_unknown_fields=True):
    key: str


class Link(Struct, forbid_unknown_fields=True):
    link: str


# What is answered


BotsState = Literal["ready", "compiling", "slow", "novices"]
"""Of `fast` and `strong`: `slow` without a compiler; `novices` play for them where they cannot be compiled."""


class Health(Struct, forbid_unknown_fields=True):
    status: Literal["ok"]
    version: str
    protocol: int
    bots: BotsState


class Problem(Struct, forbid_unknown_fields=True):
    """What any request may be answered with, under a status of 400 or more."""

    error: str
    sentence: str
    facts: dict[str, Any]


class Person(WhoAmI):
    """Oneself. `banned` and `muted`: the host has decided so, for that `reason`."""

    since: int  # milliseconds since 1970, as all times
    banned: Sanction | None = None
    muted: Sanction | None = None
    reason: str = ""
    owner: bool = False  # of this server


class Identified(Person, kw_only=True):
    token: str


class House(Struct, forbid_unknown_fields=True):
    """What the host has put up for everybody to read."""

    signup: bool  # whether accounts are made
    announcement: Announced | None


class PlayedResult(Result, kw_only=True):
    """How a table ended, once more for lists."""

    begun: bool
    seats: int
    taken_back: int  # how often
    known: bool = False  # the deal had been played before: it counts for nothing
    day: str | None = None  # a day's deal, 2026-11-17/the-game-3: it counts on its own page
    challenge: str | None = None  # others played the same cards elsewhere
    options: dict[str, Any] | None = None  # by which rules it was played
    chairs: list[str] | None = None  # whose they were, by seat: people, or bots of a strength
    seed_hash: str | None = None  # of the deal
    branch: bool = False  # played on from a moment of an earlier game
    hints: int = 0  # that were asked for: it counts for nothing beside others


class Played(Struct, forbid_unknown_fields=True):
    """A table in one's history."""

    table: str
    game: str
    phase: Phase  # a list does not tell `starting` from `playing`
    opened: int
    changed: int
    seats: list[SeatShown]
    options: dict[str, Any]
    your_seats: list[Seat]
    result: PlayedResult | None


class History(Struct, forbid_unknown_fields=True):
    tables: list[Played]
    more: bool


class Figures(Struct, forbid_unknown_fields=True):
    """How one game went for somebody, over all tables."""

    played: int
    won: int
    lost: int
    given_up: int
    least_left: int | None
    mean_left: float | None
    best_score: int | None
    mean_score: float | None


class Tables(Struct, forbid_unknown_fields=True):
    tables: list[TableShown]


class Moment(Event, tag="event", kw_only=True):
    """One action of a game looked back at, with the scene after it."""

    scene: Scene


class Replay(Struct, forbid_unknown_fields=True):
    """A game as somebody's eyes saw it: those of a seat by its number, of `none` who sits there, or of `all`."""

    eyes: str
    allowed: list[str]  # whose eyes one may have
    moments: list[Moment]
    positions: list[dict[str, Any]] | None  # with every card's eyes


class OwnGame(Struct, forbid_unknown_fields=True):
    """One of somebody's own games of a kind."""

    value: int | None  # cards left, or points; duels have none
    won: bool
    now: bool  # the one that is looked at


class Compared(Struct, forbid_unknown_fields=True):
    """A game beside one's own others of the same kind: game, players and rules, in duels the rival too."""

    games: list[OwnGame]  # the oldest first
    best: int | None
    middle: float | None


class MeasuredBots(Struct, forbid_unknown_fields=True):
    """What strong bots win of a hundred games: in every chair, among fast ones, or alone."""

    percent: float
    among: Literal["strong", "fast", "alone"]


class EndTold(Struct, forbid_unknown_fields=True):
    """A game that is over: why it could not go on, what each did, and how it compares."""

    turns: int  # 0 where turns are not counted
    tallies: list[Tally]  # by seat
    last_turn: LastTurn | None  # where a turn could not be played, for those who may see every card
    burnt: list[str]  # piles whose fire was not covered
    compared: Compared | None  # for those who played
    bots: MeasuredBots | None  # where such tables were measured
    next_limit: int | None  # alone against TEN, once it is beaten


class OwnTable(Struct, forbid_unknown_fields=True):
    """A table of one's own that has not ended."""

    table: str
    game: str
    phase: Phase
    seats: list[SeatShown]
    your_seats: list[Seat]
    awaited: list[Seat]  # whom it waits for
    your_turn: bool
    since: int  # when that began, or when the table last changed
    deadline: int | None
    clock: int | None  # seconds a turn
    paused: bool


class OwnTables(Struct, forbid_unknown_fields=True):
    """One's own turns first, then by who is waited for longest."""

    tables: list[OwnTable]
    more: bool


class InvitedTo(Struct, forbid_unknown_fields=True):
    """The table that a key is for; as long as the key opens it, also what is played there and with whom."""

    table: str
    game: str | None = None
    host: str | None = None  # the name of who sits there as the host
    names: list[str] = []  # that are at the table already


class QrCode(Struct, forbid_unknown_fields=True):
    """A square of so many modules, and a path over the dark ones."""

    size: int
    path: str


class DeviceShown(Struct, forbid_unknown_fields=True):
    device: str
    since: int


class MailShown(Struct, forbid_unknown_fields=True):
    """`trouble`: why nothing is written there any more: refused, or unreachable."""

    address: str
    confirmed: bool
    trouble: str


class NoticesShown(Struct, forbid_unknown_fields=True):
    """What somebody has chosen. `zone`: None until they have chosen anything."""

    push: str | None  # the server's public key, to subscribe with
    devices: list[DeviceShown]
    can_mail: bool
    mail: MailShown | None
    quiet_from: int
    quiet_to: int
    zone: str | None
    language: str


class ResultText(Struct, forbid_unknown_fields=True):
    """How a game ended in a line, for pasting, and as the alternative of its picture."""

    text: str


class OptionOffered(Struct, forbid_unknown_fields=True):
    """Something that players may agree on before the deal."""

    name: str
    default: bool | int | str
    choices: list[bool | int | str]
    own: bool  # whether a table of one's own does, too
    seats: list[int]  # with how many players
    talk: list[Talk]  # what may be agreed on about talking, with it (its last choice)
    rule: str
    unofficial: bool


class GameOffered(Struct, forbid_unknown_fields=True):
    """A game on the shelf."""

    slug: str
    title: str
    seats: list[int]  # how many may play
    options: list[OptionOffered]
    talk: list[Talk]  # what may be agreed on about talking; the first one holds if nobody says anything
    bots: list[str]  # the strengths there are, the weakest first
    from_memory: str | None  # the rule that leaves to memory what was laid
    lessons: list[str] = []  # by name, the first first


class Games(Struct, forbid_unknown_fields=True):
    games: list[GameOffered]


# Which answers which


class Request(NamedTuple):
    answer: Any
    body: Any = None  # a struct, or one of several
    query: str | None = None  # what may stand behind the question mark


Statistics = Annotated[dict[str, Figures], Meta(title="Statistics")]
"""By game."""

OwnersWish = Annotated[hosting.OwnersWish, Meta(title="OwnersWish")]
"""One of several."""

REQUESTS: dict[str, Request] = {
    "GET /health": Request(Health),
    "POST /api/guests": Request(Identified, Guest),
    "GET /api/games": Request(Games),
    "GET /api/lessons": Request(lessons.Lessons),
    "POST /api/lessons": Request(lessons.LessonTold, lessons.LessonAsked),
    "GET /api/house": Request(House),
    "GET /api/me": Request(Person | None),
    "PATCH /api/me": Request(Person, Name),
    "DELETE /api/me": Request(None, Farewell),
    "POST /api/tables/{table}/reports": Request(None, Report),
    "GET /api/admin/people": Request(hosting.PeopleFound, query="search, before"),
    "GET /api/admin/tables": Request(hosting.TablesFound, query="search, before"),
    "GET /api/admin/reports": Request(hosting.ReportsFound, query="closed, before"),
    "GET /api/admin/log": Request(hosting.DeedsFound, query="before"),
    "GET /api/admin/house": Request(hosting.HouseShown),
    "POST /api/admin/wishes": Request(hosting.Done, OwnersWish),
    "POST /api/accounts": Request(Identified, Credentials),
    "POST /api/sessions": Request(Identified, Credentials),
    "DELETE /api/sessions": Request(None),
    "PUT /api/me/password": Request(Identified, NewPassword),
    "DELETE /api/me/sessions": Request(None),
    "GET /api/daily": Request(daily.Daily),
    "GET /api/daily/{date}/{deal}": Request(daily.DayTold),
    "GET /api/me/history": Request(History, query="before"),
    "GET /api/me/statistics": Request(Statistics),
    "GET /api/me/results": Request(results.Results),
    "GET /api/challenges/{challenge}": Request(results.ChallengeTold),
    "GET /api/me/tables": Request(OwnTables),
    "GET /api/me/notices": Request(NoticesShown),
    "PUT /api/me/notices": Request(NoticesShown, NoticesChoice),
    "POST /api/me/notices/push": Request(NoticesShown, PushSubscription),
    "DELETE /api/me/notices/push": Request(NoticesShown, PushEnd),
    "POST /api/me/notices/mail": Request(NoticesShown, MailAddress),
    "DELETE /api/me/notices/mail": Request(NoticesShown),
    "POST /api/notices/confirm": Request(None, NoticeToken),
    "POST /api/notices/off": Request(None, query="token"),
    "POST /api/invitations": Request(InvitedTo, InvitationKey),
    "POST /api/qr": Request(QrCode, Link),
    "GET /api/tables": Request(Tables),
    "GET /api/tables/{table}/door": Request(InvitedTo),
    "GET /api/tables/{table}/end": Request(EndTold),
    "GET /api/tables/{table}/replay": Request(Replay, query="eyes"),
    "GET /api/tables/{table}/result": Request(ResultText, query="language, name"),
    "GET /api/tables/{table}/review": Request(ReviewTold, query="after"),
    "POST /api/tables/{table}/review": Request(ReviewTold),
    "POST /api/tables/{table}/branches": Request(BranchOpened, BranchOff),
    "POST /api/tables/{table}/puzzles": Request(PuzzleMade, PlayOn),
    "GET /api/puzzles/{puzzle}": Request(PuzzleTold),
    "POST /api/puzzles/{puzzle}/tables": Request(BranchOpened, Wished),
    "GET /api/rescues": Request(Rescues),
    "POST /api/rescues/{game}/{number}/tables": Request(BranchOpened, Wished),
}
"""What the client asks for."""
