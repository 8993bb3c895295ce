"""What a worker is asked, what it answers, and how both go through the pipe."""

import struct
from dataclasses import dataclass, field
from typing import Any, Literal, assert_never

from tenback import bots
from tenback.core import Chance, View
from tenback.record import Said

__all__ = ["LENGTH", "READY", "Answer", "Kind", "Question", "answer"]

READY = b"ready\n"  # what a worker says first
LENGTH = struct.Struct(">Q")  # what stands before a pickled question

Kind = Literal["act", "signals", "gladly"]


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
        case _:
            assert_never(question.kind)
