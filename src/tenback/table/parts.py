"""What a table is made of, beside its cards: its phase, what is proposed there, what was written."""

from dataclasses import dataclass
from enum import StrEnum

from tenback.core import Seat
from tenback.table.entries import Proposal

__all__ = ["Chat", "Phase", "Proposed"]


class Phase(StrEnum):
    WAITING = "waiting"  # for players
    STARTING = "starting"  # hands are dealt; the team agrees who starts (G5, Q3)
    PLAYING = "playing"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class Proposed:
    """Something that waits for everyone's consent."""

    what: Proposal
    by: Seat
    to: int  # take-back: how many actions stay
    agreed: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class Chat:
    at: int
    name: str
    text: str
