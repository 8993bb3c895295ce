"""What is asked by HTTP and answered as JSON: identities, histories, figures, replays."""

from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Meta, Struct

from tenback.protocol.fields import Phase, Talk
from tenback.protocol.server_frames import Event, Result, Scene, SeatShown, TableShown, WhoAmI
from tenback.views import LastTurn, Seat, Tally

__all__ = [
    "REQUESTS",
    "Compared",
    "Credentials",
    "EndTold",
    "Figures",
    "GameOffered",
    "Games",
    "Guest",
    "Health",
    "History",
    "Identified",
    "MeasuredBots",
    "Moment",
    "Name",
    "NewPassword",
    "OptionOffered",
    "OwnGame",
    "Person",
    "Played",
    "PlayedResult",
    "Problem",
    "Replay",
    "Request",
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
    since: int  # milliseconds since 1970, as all times


class Identified(Person):
    token: str


class PlayedResult(Result, kw_only=True):
    """How a table ended, once more for lists."""

    begun: bool
    seats: int
    taken_back: int  # how often
    known: bool = False  # the deal had been played before: it counts for nothing


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


class Games(Struct, forbid_unknown_fields=True):
    games: list[GameOffered]


# Which answers which


class Request(NamedTuple):
    answer: Any
    body: type[Struct] | None = None
    query: str | None = None  # what may stand behind the question mark


Statistics = Annotated[dict[str, Figures], Meta(title="Statistics")]
"""By game."""

REQUESTS: dict[str, Request] = {
    "GET /health": Request(Health),
    "POST /api/guests": Request(Identified, Guest),
    "GET /api/games": Request(Games),
    "GET /api/me": Request(Person),
    "PATCH /api/me": Request(Person, Name),
    "POST /api/accounts": Request(Identified, Credentials),
    "POST /api/sessions": Request(Identified, Credentials),
    "DELETE /api/sessions": Request(None),
    "PUT /api/me/password": Request(Identified, NewPassword),
    "DELETE /api/me/sessions": Request(None),
    "GET /api/me/history": Request(History, query="before"),
    "GET /api/me/statistics": Request(Statistics),
    "GET /api/tables": Request(Tables),
    "GET /api/tables/{table}/end": Request(EndTold),
    "GET /api/tables/{table}/replay": Request(Replay, query="eyes"),
}
"""What the client asks for."""
