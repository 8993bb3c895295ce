"""What the words on the wire are made of: bounded texts, small numbers, and the words of which there are a few.

A title names the type in the client's TypeScript. What a table is asked for is a text here, though the schema lists
the words: the table itself refuses any other, and says in a sentence what would be right.
"""

from typing import Annotated, Literal, get_args

from msgspec import Meta

from tenback.core import SHARE
from tenback.talk import Gladly as AnyGladly

__all__ = [
    "ActionText",
    "AskedGladly",
    "AskedPace",
    "AskedProposal",
    "AskedTalk",
    "AskedWatch",
    "CommandId",
    "EventKind",
    "Gladly",
    "Hash",
    "Key",
    "Pace",
    "PersonKind",
    "Phase",
    "Presence",
    "Proposal",
    "SeatKind",
    "SeatNumber",
    "Seq",
    "ShareText",
    "Strength",
    "TableId",
    "Talk",
    "Text",
    "Watch",
]

CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$(?!\n)")]
TableId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Hash = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]+$(?!\n)")]
ShareText = Annotated[str, Meta(max_length=64, pattern=rf"^{SHARE}$(?!\n)")]
SeatNumber = Annotated[int, Meta(ge=0, le=4, title="Seat")]
Seq = Annotated[int, Meta(ge=0, le=2**53)]
ActionText = Annotated[str, Meta(min_length=1, max_length=20)]
Strength = Annotated[str, Meta(min_length=1, max_length=20)]
Text = Annotated[str, Meta(max_length=1000)]

# Words of which there are a few

PHASES = Literal["waiting", "starting", "playing", "ended"]
TALK = Literal["silent", "signals", "open"]
WATCH = Literal["none", "public", "all-after-the-end"]
PACE = Literal["slow", "human", "fast", "instant"]
PROPOSALS = Literal["take-back", "abandon"]

Phase = Annotated[PHASES, Meta(title="Phase")]
Talk = Annotated[TALK, Meta(title="Talk")]
Watch = Annotated[WATCH, Meta(title="Watch")]
Pace = Annotated[PACE, Meta(title="Pace")]
Proposal = Annotated[PROPOSALS, Meta(title="Proposal")]
Gladly = Annotated[AnyGladly, Meta(title="Gladly")]
Presence = Annotated[Literal["here", "away", "gone"], Meta(title="Attendance")]
SeatKind = Annotated[Literal["open", "person", "program", "bot", "automatic"], Meta(title="SeatKind")]
PersonKind = Annotated[Literal["guest", "account", "program"], Meta(title="PersonKind")]
EventKind = Annotated[
    Literal[
        "opened",
        "sat",
        "stood",
        "hosted",
        "resized",
        "invited",
        "revoked",
        "promised",
        "dealing",
        "revealed",
        "began",
        "offered",
        "started",
        "played",
        "said",
        "unsaid",
        "chatted",
        "hinted",
        "paused",
        "resumed",
        "proposed",
        "agreed",
        "objected",
        "took-back",
        "abandoned",
        "resigned",
        "handed-over",
        "came-back",
        "paced",
        "rematched",
    ],
    Meta(title="EventKind"),
]

AskedTalk = Annotated[str, Meta(title="Talk", extra_json_schema={"enum": list(get_args(TALK))})]
AskedWatch = Annotated[str, Meta(title="Watch", extra_json_schema={"enum": list(get_args(WATCH))})]
AskedPace = Annotated[str, Meta(title="Pace", extra_json_schema={"enum": list(get_args(PACE))})]
AskedGladly = Annotated[str, Meta(max_length=20, title="Gladly", extra_json_schema={"enum": list(map(str, AnyGladly))})]
AskedProposal = Annotated[
    str, Meta(max_length=20, title="Proposal", extra_json_schema={"enum": list(get_args(PROPOSALS))})
]
