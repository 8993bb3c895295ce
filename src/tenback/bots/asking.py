"""Who is asked what, and when: the same at a table of people and bots and in the laboratory, so that bots are measured
as they are met.

Nobody is asked here. Whoever hosts a game tells what has happened so far and gets the questions that are open, the
first one first; the host asks those that bots have to answer, carries the answer out, and looks again. An answer
changes nothing of the questions that were open beside it.

- Where the players agree who starts, each seat says how gladly it would (G5, Q3).
- Before the first turn and after each player's turn every seat may speak, in the order of the seats: once, and once
  about each thing. Never within a turn. A bot that sits down within a game ends a turn before it speaks.
- Then the seat on turn acts: a turn, or a part of it. When more is to be done, it is asked again.
- A seat at which nobody sits is the automatic opponent of solo TEN (T23): it does the one thing that it may.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from tenback.core import Seat, turn_over

__all__ = ["Asked", "Kind", "Moment", "Question", "questions", "turn_began"]

Question = Literal["gladly", "signals", "act"]
"""What a bot can be asked."""

Kind = Question | Literal["automatic"]


class Asked(NamedTuple):
    """What is asked of a seat; `automatic` is asked of nobody, and done."""

    kind: Kind
    seat: Seat


class Moment(NamedTuple):
    """Where a game has come to: all that decides who is asked what."""

    seats: int  # at which somebody sits
    turn: Seat | None  # the seat that acts now; None when the game has ended
    starting: bool  # the players still have to agree who starts
    offered: Collection[Seat]  # who has said how gladly
    talking: bool  # signals may be said
    turn_began: int  # after how many actions
    spoke: Mapping[Seat, int]  # by seat, `turn_began` of the turn before which it was last asked to speak


def questions(now: Moment) -> Iterator[Asked]:
    """What is open, the first first. Who is asked how gladly or to speak need not wait for the seats before."""
    if now.starting:
        for seat in range(now.seats):
            if seat not in now.offered:
                yield Asked("gladly", seat)
    elif now.turn is not None and now.turn >= now.seats:
        yield Asked("automatic", now.turn)
    elif now.turn is not None:
        if now.talking:
            for seat in range(now.seats):
                if now.spoke.get(seat) != now.turn_began:
                    yield Asked("signals", seat)
        yield Asked("act", now.turn)


def turn_began(actions: Sequence[str], movers: Sequence[Seat], turn: Seat | None) -> int:
    """How many actions had been played when the turn began that runs now; `movers` played them, `turn` acts next."""
    then = turn
    for place in range(len(actions), 0, -1):
        seat = movers[place - 1]
        if turn_over(actions[place - 1], seat, then):
            return place
        then = seat
    return 0
