"""A hint: what `strong` would do by what the seat knows, why, and what the next best would keep.

Everything is worked out of a View: a hint cannot tell what its seat may not know.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from tenback import bots, games
from tenback.bots.alternatives import laid
from tenback.core import END, Chance, View
from tenback.record import Said
from tenback.review.judge import Turn
from tenback.review.knowledge import last_words, latest
from tenback.review.weighing import Estimate, Weighed, weigh
from tenback.talk import about

__all__ = ["STRENGTH", "Guess", "Heard", "Hint", "Worth", "hint"]

STRENGTH = "strong"
FOR_THE_CHOICE = 0.5  # of the time, for choosing; the rest is for weighing what was chosen
WORLDS = {"the-game": 240, "quick-and-easy": 600, "face-to-face": 120, "ten": 120}  # in which it is weighed
LEAVE_ALONE = ("keep-off", "keep-off-strongly", "want", "trick")  # who says so wants nobody else there


class Guess(Struct, frozen=True):
    """A mean, and how far it may be off."""

    value: float
    plus_minus: float


class Worth(Struct, frozen=True):
    """A turn, and what it keeps: the chance to win, and the points to be expected where there are any."""

    actions: list[str]
    chance: Guess
    points: Guess | None = None
    room: int | None = None  # how many numbers stay ahead on one's piles


class Heard(Struct, frozen=True):
    """A signal that the turn heeds."""

    seat: int
    signal: str


class Hint(Struct, frozen=True):
    best: Worth
    next: Worth | None  # what else seemed good, the best of it
    back: list[str]  # the lays that turn a pile back
    steps: int | None  # that the turn goes onwards on the piles, in all; backwards is less than nothing
    heeded: list[Heard]
    exact: bool  # counted, with the best play from then on
    risk: float | None = None  # TEN: how likely the next card would bust the row
    runs: list[int] | None = None  # TEN: what one's runs count, and with the cards that it is about


def hint(game: str, view: View, said: Sequence[Said], budget: float, chance: Chance) -> Hint:
    """For the seat on turn whose view this is; `said` is every signal of the game so far."""
    turn = bots.get(game, STRENGTH).act(view, said, budget * FOR_THE_CHOICE, chance)
    seat = view.seat or 0
    judge = bots.judge(game)
    side = 0 if games.get(game).together or _alone(view) else seat
    judgement = weigh(judge.question(view, said, turn, chance), side, WORLDS.get(game, judge.worlds))
    rivals = [each for each in judgement.others if each.turn != turn]
    steps = list(_steps(game, view, turn))
    own: Any = games.room("tenback.review", game)
    runs = own.runs_with(view, turn[0]) if hasattr(own, "runs_with") else None
    return Hint(
        best=_worth(judgement.played, side, own, view),
        next=_worth(max(rivals, key=lambda each: each.won[side].value), side, own, view) if rivals else None,
        back=[text for text, length in steps if length < 0],
        steps=sum(length for _, length in steps) if steps else None,
        heeded=list(_heeded(game, view, turn, said)),
        exact=judgement.exact,
        risk=own.risk(view) if hasattr(own, "risk") else None,
        runs=list(runs) if runs else None,
    )


def _alone(view: View) -> bool:
    """Whether the seat plays TEN against the automatic opponent: one side then (T23)."""
    table = getattr(view, "table", None)
    return table is not None and bool(table.options.solo)


def _worth(weighed: Weighed, side: int, own: Any, view: View) -> Worth:
    points = _guess(weighed.scores[side]) if weighed.scores else None
    room = own.room(laid(view, weighed.turn)) if hasattr(own, "room") else None
    return Worth([str(action) for action in weighed.turn], _guess(weighed.won[side]), points, room)


def _guess(estimate: Estimate) -> Guess:
    """Rounded: more digits would be noise."""
    return Guess(round(estimate.value, 3), round(estimate.plus_minus, 3))


# Why


def _steps(game: str, view: View, turn: Turn) -> Iterator[tuple[str, int]]:
    """Every card that is laid on a pile of one's own, and how far onwards that is."""
    room: Any = games.room("tenback.review", game)
    if not hasattr(room, "length"):
        return
    for action in turn:
        if action is END:
            continue
        if (length := room.length(view, action)) is not None:
            yield str(action), length
        view = laid(view, (action,))


def _heeded(game: str, view: View, turn: Turn, said: Sequence[Said]) -> Iterator[Heard]:
    """What the others asked to be left alone, and is."""
    touched = {str(action).partition(">")[2] for action in turn}
    spoken = latest(said) if game == "quick-and-easy" else last_words(said)
    for each in spoken:
        if each.seat == view.seat or each.signal.partition(" ")[0] not in LEAVE_ALONE:
            continue
        if about(each.signal) not in touched:
            yield Heard(each.seat, each.signal)
