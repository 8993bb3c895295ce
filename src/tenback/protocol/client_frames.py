"""What a client may send: a greeting first, then wishes. Every wish carries an id of the client's own."""

import json
from collections import Counter
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from tenback.protocol.fields import (
    ActionText,
    AskedGladly,
    AskedPace,
    AskedProposal,
    AskedTalk,
    AskedWatch,
    CommandId,
    Hash,
    Key,
    SeatNumber,
    Seq,
    ShareText,
    Strength,
    TableId,
    Text,
)

__all__ = [
    "LARGEST",
    "VERSION",
    "Accept",
    "Answer",
    "Begin",
    "Challenge",
    "Chat",
    "ClientFrame",
    "Close",
    "ComeBack",
    "Enter",
    "Exit",
    "HandOver",
    "Hello",
    "Hint",
    "Hurry",
    "Invite",
    "Lobby",
    "Look",
    "NotAFrame",
    "Offer",
    "Open",
    "Pace",
    "Pause",
    "Ping",
    "Plan",
    "Play",
    "PlayDay",
    "Promise",
    "Propose",
    "Rematch",
    "Resign",
    "Resize",
    "Resume",
    "Reveal",
    "Revoke",
    "Say",
    "SeatBot",
    "Sit",
    "Stand",
    "TakeBack",
    "Unsay",
    "Unseat",
    "Wish",
    "id_of",
    "read",
]

VERSION = 1  # a change that old clients would misunderstand makes a new one
LARGEST = 16_384  # bytes of a frame; a deck of one's own is the longest thing anybody sends
MOST_ACTIONS = 20
LONGEST_INVITATION = 24 * 365  # hours
LONGEST_REASON = 200  # characters of what is wrong with a frame


def by_its_name(name: str) -> str:
    """TakeBack is `take-back` on the wire."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


class Greeting(Struct, tag=by_its_name, tag_field="type", forbid_unknown_fields=True):
    """Something that needs no answer with an id."""


class Hello(Greeting):
    """The first frame: the version that the client speaks, and who it is where no cookie says so."""

    version: int
    token: Annotated[str, Meta(max_length=400)] | None = None


class Ping(Greeting):
    """Are you there? Answered by `pong`."""


class Look(Greeting):
    """I look at the table, or at something else. Others are told so; nothing is kept."""

    away: bool


class Wish(Struct, tag=by_its_name, tag_field="type", forbid_unknown_fields=True):
    """Something that is granted (`ack`) or not (`refused`). Sent again with the same id, it does nothing twice."""

    id: CommandId


class Lobby(Wish):
    """Tell me about the listed tables, now and whenever they change; or stop telling me."""

    on: bool = True


class Open(Wish):
    """Open a table of one's own, and sit down at seat 0."""

    game: Annotated[str, Meta(max_length=40)]
    seats: int
    options: dict[str, Any] = {}
    talk: AskedTalk | None = None
    watch: AskedWatch | None = None
    listed: bool = False
    tracker: bool = False
    clock: int | None = None
    pace: AskedPace | None = None


class PlayDay(Wish):
    """Play a deal of the day, which is begun at once: the first try counts, and entering it again goes on with it.
    `again`: once more after that, uncounted. `date`: an earlier day's, uncounted.
    """

    deal: Annotated[str, Meta(max_length=40)]
    date: Annotated[str, Meta(max_length=10)] | None = None
    again: bool = False
    pace: AskedPace | None = None


class Challenge(Wish):
    """Have somebody else play the same cards: those of the ended table one is at; or, where a `game` is named, new
    ones, with `bots` of that strength in all seats but one, or with seats for a team.
    """

    game: Annotated[str, Meta(max_length=40)] | None = None
    seats: int = 1
    options: dict[str, Any] = {}
    bots: Strength | None = None


class Accept(Wish):
    """Play the cards of a challenge oneself, or on the `side` of somebody whose team has a chair."""

    challenge: TableId
    key: Key
    pace: AskedPace | None = None
    side: Annotated[int, Meta(ge=0, le=15)] | None = None  # its place in what is told of the challenge


class Enter(Wish):
    """Come to a table, to play or to watch; `after`: the last `seq` that this client has seen there."""

    table: TableId
    key: Key | None = None
    after: Seq | None = None


class Exit(Wish):
    """Look away from the table. A seat there is kept."""


class Sit(Wish):
    """Take a seat, or any open one; in a running game, with an invitation, the chair of a bot."""

    seat: SeatNumber | None = None


class Stand(Wish):
    """Give the seat up before the game has begun."""


class SeatBot(Wish):
    """The host's: a bot takes a seat, or any open one."""

    strength: Strength
    seat: SeatNumber | None = None


class Unseat(Wish):
    """The host's: somebody must stand up."""

    seat: SeatNumber


class Resize(Wish):
    """The host's: more or fewer seats."""

    seats: int


class Invite(Wish):
    """The host's: a new key to the table, for so many hours or for good."""

    hours: Annotated[int, Meta(ge=1, le=LONGEST_INVITATION)] | None = None


class Revoke(Wish):
    """The host's: no key fits any more."""


class Promise(Wish):
    """The hash of a share that this seat will have in the deal; a later one takes its place."""

    promise: Hash


class Reveal(Wish):
    """The share that was promised, once the list of promises is closed."""

    share: ShareText


class Begin(Wish):
    """The host's: deal, by the shares that were promised."""


class Close(Wish):
    """The host's: call the table off before the game has begun."""


class Offer(Wish):
    """How gladly this seat would start (G5, Q3): gladly, willing or rather-not."""

    gladly: AskedGladly


class Play(Wish):
    """One action, or a planned turn, all of it or nothing."""

    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=MOST_ACTIONS)]


class Plan(Wish):
    """What would these plays lead to, or what may I do at all? Told to this client only; nothing happens."""

    actions: Annotated[list[ActionText], Meta(max_length=MOST_ACTIONS)]


class Hint(Wish):
    """What would a strong bot do? Told to this client only, and counted; for who plays with bots alone."""


class Say(Wish):
    """A signal."""

    signal: Annotated[str, Meta(max_length=40)]


class Unsay(Wish):
    """Take back a signal of one's own that stands."""

    signal: Annotated[str, Meta(max_length=40)]


class Chat(Wish):
    """Free text, where and when the table allows it."""

    text: Text


class Pause(Wish):
    """Nobody acts, and no clock runs."""


class Resume(Wish):
    """The game goes on."""


class TakeBack(Wish):
    """My last action, where nobody has learned anything from it."""


class Propose(Wish):
    """`take-back` or `abandon`, by everyone's consent."""

    what: AskedProposal


class Answer(Wish):
    """To what is proposed."""

    yes: bool


class Resign(Wish):
    """Give a duel up."""


class HandOver(Wish):
    """A bot stands in for me; the host's: for somebody who is gone, and whom the table waits for."""

    strength: Strength
    seat: SeatNumber | None = None


class ComeBack(Wish):
    """The bot that stands in for me gets up."""


class Pace(Wish):
    """The host's: how fast bots move from now on."""

    pace: AskedPace


class Hurry(Wish):
    """The host's: the bot that is about to move does so at once."""


class Rematch(Wish):
    """The same people at a new table: a new deal, or `same_deal` once more, which counts for nothing."""

    same_deal: bool = False


ClientFrame = (
    Hello
    | Ping
    | Look
    | Lobby
    | Open
    | PlayDay
    | Challenge
    | Accept
    | Enter
    | Exit
    | Sit
    | Stand
    | SeatBot
    | Unseat
    | Resize
    | Invite
    | Revoke
    | Promise
    | Reveal
    | Begin
    | Close
    | Offer
    | Play
    | Plan
    | Hint
    | Say
    | Unsay
    | Chat
    | Pause
    | Resume
    | TakeBack
    | Propose
    | Answer
    | Resign
    | HandOver
    | ComeBack
    | Pace
    | Hurry
    | Rematch
)


class NotAFrame(ValueError):
    """Bytes that mean nothing here; the sentence says what is wrong and where."""


def _each_key_once(pairs: list[tuple[str, object]]) -> None:
    if len(dict(pairs)) < len(pairs):
        (key, _), *_ = Counter(key for key, _ in pairs).most_common(1)
        raise NotAFrame(f"This is not a frame: the key {key!a:.40} stands there twice.")


# msgspec takes the last of two equal keys; another reader on the way might take the first.
_KEYS = json.JSONDecoder(object_pairs_hook=_each_key_once, parse_int=str, parse_float=str)
_DECODER: msgspec.json.Decoder[ClientFrame] = msgspec.json.Decoder(ClientFrame)


def read(text: str | bytes) -> ClientFrame:
    """The frame that the text holds."""
    plain = isinstance(text, bytes) or text.isascii()
    size = len(text) if plain else len(str(text).encode(errors="surrogatepass"))
    if size > LARGEST:
        raise NotAFrame(f"A frame has at most {LARGEST} bytes, not {size}.")
    try:
        frame = _DECODER.decode(text)
        if not _plainly_a_play(frame, text):
            _KEYS.decode(text if isinstance(text, str) else text.decode())
    except (msgspec.DecodeError, UnicodeError) as error:
        raise NotAFrame(f"This is not a frame: {error!s:.{LONGEST_REASON}}.") from None
    except RecursionError:
        raise NotAFrame("This is not a frame: it is nested too deep.") from None
    return frame


def _plainly_a_play(frame: ClientFrame, text: str | bytes) -> bool:
    """Whether the text has no more strings in it than three keys, two values and the actions: then no key is there
    twice. Nearly every frame is such a one, and to look at its keys takes longer than to read it.
    """
    return type(frame) is Play and isinstance(text, str) and text.count('"') == 2 * (5 + len(frame.actions))


def id_of(text: str | bytes) -> str | None:
    """The id of a wish that could not be read, so that whoever waits for its answer gets one."""
    if len(text) > LARGEST:
        return None
    try:
        return _ID.decode(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


class _WithAnId(Struct):
    id: CommandId | None = None


_ID: msgspec.json.Decoder[_WithAnId] = msgspec.json.Decoder(_WithAnId)
