"""What a worker is asked, what it answers, and how both go through the pipe."""

import struct
from dataclasses import dataclass, field
from typing import Any, Literal, assert_never

import msgspec

from tenback import bots
from tenback.core import Chance, View
from tenback.record import Record, Said

__all__ = ["LENGTH", "READY", "Answer", "Kind", "Piece", "Question", "answer", "work_out"]

READY = b"ready\n"  # what a worker says first
LENGTH = struct.Struct(">Q")  # what stands before a pickled question

Kind = Literal["act", "signals", "gladly", "hint"]


@dataclass(frozen=True, slots=True)
class Question:
    """What one seat's bot is asked: all that the seat may know, what was said, and nothing else."""

    kind: Kind
    game: str
    rules: int
    strength: str
    view: View = field(repr=False)  # the hand is the seat's secret
    said: tuple[Said, ...]
    budget: float  # seconds
    seed: str = field(repr=False)  # of the bot's own dice; it has nothing to do with the deal's


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a review: a task of `tenback.review.Reviewing`, with all that it is made of."""

    told: Record = field(repr=False)  # every hand of a game that has ended
    worlds: int | None  # None: as many as its judge takes
    seed: str
    task: int
    budget: float  # seconds
    strength: str = "strong"  # a judge plays with the same kernels

    @property
    def kind(self) -> str:
        return "review"

    @property
    def game(self) -> str:
        return self.told.game

    @property
    def rules(self) -> int:
        return self.told.rules


@dataclass(frozen=True, slots=True)
class Answer:
    """What the bot chose, as texts: actions one after the other, or signals, or how gladly it would start."""

    texts: tuple[str, ...]
    stand_in: bool = False  # the workers failed, so that chance has chosen


def answer(bot: bots.Bot[Any], question: Question) -> tuple[str, ...]:
    """What the bot answers, as texts."""
    asked = (question.view, question.said, question.budget, Chance(question.seed))
    match question.kind:
        case "act":
            return tuple(map(str, bot.act(*asked)))
        case "signals":
            return tuple(map(str, bot.signals(*asked)))
        case "gladly":
            return (str(bot.gladly(*asked)),)
        case "hint":
            from tenback.bots.hinting import hint  # noqa: PLC0415 - it brings the judges, for workers only

            return (msgspec.json.encode(hint(question.game, *asked)).decode(),)
        case _:
            assert_never(question.kind)


def work_out(piece: Piece) -> tuple[str, ...]:
    """The part, as the JSON that a review is put together from."""
    from tenback.review import Reviewing  # noqa: PLC0415 - it brings a compiler, which most questions do not need

    judge = bots.judge(piece.game)
    reviewing = Reviewing(piece.told, judge, piece.worlds or judge.worlds, piece.seed)
    return (reviewing(piece.task).decode(),)
