"""Lessons: a few turns on real tables, with somebody who explains. A data file a game; `docs/lessons.md` says how."""

from tenback.server.lessons.answering import answered, shown
from tenback.server.lessons.lesson import Deed, Lesson, Step, lessons, lessons_of, message

__all__ = ["Deed", "Lesson", "Step", "answered", "lessons", "lessons_of", "message", "shown"]
