"""A game looked back on: the review as `tenback review --json` gives it, and how far it has come. docs/review.md tells
of every field.
"""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from tenback.views import Seat

__all__ = ["Estimate", "Review", "ReviewAlternative", "ReviewSeat", "ReviewState", "ReviewTold", "ReviewTurn"]

ReviewState = Literal["none", "working", "done", "failed"]


class Estimate(Struct, forbid_unknown_fields=True):
    """A mean, and how far it may be off; 0: it is certain."""

    value: float
    plus_minus: float


class ReviewAfter(Estimate, forbid_unknown_fields=True):
    """The chance after a turn: of the side that played, and of each seat where each plays for itself."""

    by_seat: list[Estimate] | UnsetType = UNSET
    scores: list[Estimate] | UnsetType = UNSET


class ReviewAlternative(Estimate, forbid_unknown_fields=True, kw_only=True):
    """A turn beside the one that was played."""

    actions: list[str]
    behind: Estimate
    score: Estimate | UnsetType = UNSET


class ReviewStep(Struct, forbid_unknown_fields=True):
    """The longest step onwards of a turn."""

    action: str
    step: int


class ReviewTurn(Struct, forbid_unknown_fields=True):
    """A turn, or in TEN an action. What is not weighed, or not yet, is null from `knew` to `alternatives`."""

    turn: int
    seat: Seat
    first: int
    actions: list[str]
    choice: bool
    room: int | None
    back: list[str]
    longest: ReviewStep | None
    coins: int | None
    knew: dict[str, Any] | None
    before: Estimate | None
    after: ReviewAfter | None
    cost: Estimate | None
    costly: bool | None
    compared: int | None
    worlds: int | None
    exact: bool | None
    best: list[str] | None
    alternatives: list[ReviewAlternative] | None
    change: float | None
    winnable: Literal["yes", "no", "not found"] | None


class ReviewSeat(Struct, forbid_unknown_fields=True):
    """What a player's turns cost in all."""

    seat: Seat
    turns: int
    cost: Estimate
    costly: list[int]
    dearest: int | None


class ReviewVerdict(Struct, forbid_unknown_fields=True):
    """In English, for programs; people read it in their language, made from the figures."""

    text: str
    hope: str | None


class Review(Struct, forbid_unknown_fields=True):
    review: int
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[str]
    ending: dict[str, Any] | None
    worlds: int
    seed: str
    dearest: int | None
    last_winnable: int | None
    first_lost: int | None
    by_seat: list[ReviewSeat]
    turns: list[ReviewTurn]
    verdict: ReviewVerdict


class ReviewTold(Struct, forbid_unknown_fields=True):
    """How far a review has come: so many of so many parts; the turns of which none could be made."""

    state: ReviewState
    done: int
    of: int
    failed: list[int]  # turns, from 1; 0: until when it could be won
    reason: Literal["", "turns", "nothing", "not-compiled", "broken"]  # why it failed
    ahead: int  # reviews that were asked for before
    review: Review | None  # as far as it is there; left out while nothing is new since `after`
