"""What a lesson is: positions, what is lit, what is wanted of the learner, and what the others do then."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from tenback import games
from tenback.protocol.lessons import LessonBy

__all__ = ["DONE", "LEARNER", "Deed", "Lesson", "Step", "lessons", "lessons_of", "message"]

LEARNER = 0  # the learner's seat
NOTHING = ("auction", "owed")  # may be missing in a position of TEN
DONE = "done"  # what came of a step that can come out one way only


class Deed(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody else does: plays, or says."""

    seat: int
    play: tuple[str, ...] = ()
    say: str = ""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn.

    `by`: what it takes to go on: only to `read`, or to `plan`, `play` or `say` what is wanted. What is wanted are the
    texts of one way, and any of the ways will do. Without any, `once`, the learner plays what the rules allow and
    goes on; else plays on until something else is asked.
    """

    name: str
    by: LessonBy
    lit: tuple[str, ...] = ()  # `card:37`, `pile:up1`, or a part of the table; the client knows where these are
    seen: tuple[str, ...] = ()  # not dimmed, though nobody presses it
    held: str = ""  # a card that the learner has picked up already
    position: Mapping[str, Any] = {}  # what differs from the lesson's
    before: tuple[Deed, ...] = ()  # by others, before the learner comes in
    wanted: tuple[tuple[str, ...], ...] = ()
    once: bool = False
    outcomes: Mapping[str, str] = {}  # by the first text: what came of it; `done` where nothing is named
    then: Mapping[str, tuple[Deed, ...]] = {}  # by what came of it: what the others do

    def outcome(self, first: str) -> str:
        return self.outcomes.get(first) or self.outcomes.get(first.partition(":")[0]) or DONE

    @property
    def said(self) -> list[str]:
        """All that the coach says in this step, by the ends of the messages' names."""
        if self.by == "read":
            return ["title", "say"]
        ways = sorted(set(self.outcomes.values()) or {DONE})
        return ["title", "say", "do", *(["not"] if self.wanted else []), *ways]


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    seats: int
    position: Mapping[str, Any]
    steps: tuple[Step, ...]
    game: str = ""  # the file's

    def position_of(self, step: Step) -> dict[str, Any]:
        """TOML knows no null: what is not there is written as `{}`, and an auction without `by` has no bid."""
        found: dict[str, Any] = {"game": self.game, "options": {}, **self.position, **step.position}
        for name in NOTHING:
            if found.get(name) == {}:
                found[name] = None
        if auction := found.get("auction"):
            found["auction"] = {"by": None, **auction}
        return found

    @property
    def messages(self) -> list[str]:
        return [message(self, step, what) for step in self.steps for what in step.said]


class LessonFile(Struct, frozen=True, forbid_unknown_fields=True):
    lessons: tuple[Lesson, ...]


def message(lesson: Lesson, step: Step, what: str) -> str:
    """The name of what the coach says then, in the words' files."""
    return f"lesson-{lesson.name}-{step.name}-{what}"


@cache
def lessons() -> Mapping[str, Lesson]:
    """Every lesson by its name, in the order of the shelf. A game without a file has none."""
    found = {}
    for game in games.shelf():
        file = files(__package__).joinpath(f"{game.module}.toml")
        if file.is_file():
            read = msgspec.convert(tomllib.loads(file.read_text("utf-8")), LessonFile)
            for lesson in read.lessons:
                found[lesson.name] = msgspec.structs.replace(lesson, game=game.slug)
    return found


def lessons_of(game: str) -> list[str]:
    """The names of a game's lessons, the first first."""
    return [lesson.name for lesson in lessons().values() if lesson.game == game]
