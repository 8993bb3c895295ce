"""Lessons by HTTP: what there is to learn, what a learner does, and what comes of it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tenback.protocol.server_frames import Event, Planned, Refusal, Scene

__all__ = ["LessonAsked", "LessonBy", "LessonDeed", "LessonShown", "LessonTold", "Lessons", "StepShown"]

MOST_DEEDS = 40  # in a step
LONGEST_DEED = 20  # texts

LessonBy = Annotated[Literal["read", "plan", "play", "say"], Meta(title="LessonBy")]
DeedKind = Annotated[Literal["plan", "play", "say"], Meta(title="DeedKind")]
DeedText = Annotated[str, Meta(min_length=1, max_length=40)]


class StepShown(Struct, forbid_unknown_fields=True):
    """One thing to learn: what it takes to go on, what is lit, what is not dimmed beside it, and which card the learner
    has picked up already.
    """

    name: str
    by: LessonBy
    lit: list[str]
    seen: list[str]
    held: str


class LessonShown(Struct, forbid_unknown_fields=True):
    lesson: str
    game: str
    steps: list[StepShown]


class Lessons(Struct, forbid_unknown_fields=True):
    lessons: list[LessonShown]


class LessonDeed(Struct, forbid_unknown_fields=True):
    """What the learner does: the actions of a plan or of a play, or one signal."""

    kind: DeedKind
    texts: Annotated[list[DeedText], Meta(max_length=LONGEST_DEED)]


class LessonAsked(Struct, forbid_unknown_fields=True):
    """Where the learner is: the step, what was granted in it so far, and what is done now. The server keeps nothing."""

    lesson: Annotated[str, Meta(max_length=64)]
    step: Annotated[int, Meta(ge=0, le=99)]
    done: Annotated[list[LessonDeed], Meta(max_length=MOST_DEEDS)] = []
    deed: LessonDeed | None = None


class LessonTold(Struct, forbid_unknown_fields=True):
    """What came of it, as at a table."""

    scene: Scene
    events: list[Event]  # each brings the scene after it
    planned: Planned | None = None
    refused: Refusal | None = None  # the rules do not allow it
    wrong: bool = False  # the rules allow it; the lesson is about something else
    outcome: str = ""  # the step is done: what came of it
