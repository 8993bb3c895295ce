"""Playing on from a moment of an earlier game: at a table of one's own, as a puzzle for others, or to rescue a game of
the collection.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tenback.views import Ending, Seat

__all__ = ["BranchOff", "BranchOpened", "PlayOn", "PuzzleMade", "PuzzleTold", "Rescue", "Rescues", "Saved", "Wished"]

Id = Annotated[str, Meta(min_length=1, max_length=64)]


class Wished(Struct, forbid_unknown_fields=True):
    """`wish`: an id of the asker's own; the same wish opens no second table."""

    wish: Id


class PlayOn(Struct, forbid_unknown_fields=True):
    """A moment: after so many actions."""

    actions: Annotated[int, Meta(ge=0, le=100_000)]


class BranchOff(Struct, forbid_unknown_fields=True):
    """With bots in the other chairs, or with friends who are invited; `seat`: one's own, else that on turn."""

    wish: Id
    actions: Annotated[int, Meta(ge=0, le=100_000)]
    others: Literal["bots", "friends"] = "bots"
    strength: Annotated[str, Meta(max_length=20)] = "strong"
    seat: Seat | None = None


class BranchOpened(Struct, forbid_unknown_fields=True):
    table: str
    key: str | None  # of the invitation, where friends are to come


class PuzzleMade(Struct, forbid_unknown_fields=True):
    puzzle: str


class PuzzleTold(Struct, forbid_unknown_fields=True):
    """What one may know of a puzzle before playing it."""

    game: str
    title: str
    options: dict[str, Any]
    seats: int
    turn: int
    ending: Ending | None  # how it ended for those who played it first; null: it was given up


class Saved(Struct, forbid_unknown_fields=True):
    """How often bots saved a position."""

    saved: int
    of: int


class Rescue(Struct, forbid_unknown_fields=True):
    game: str
    number: int
    seats: int
    left: int  # cards that are not laid
    fast: Saved
    strong: Saved


class Rescues(Struct, forbid_unknown_fields=True):
    rescues: list[Rescue]
