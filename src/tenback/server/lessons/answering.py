"""A lesson played: what the learner does at a table that nobody keeps. Rules and tables are the real ones; the lesson
only adds what is wanted.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from tenback.core import Seat, State
from tenback.protocol.lessons import LessonAsked, LessonDeed, Lessons, LessonShown, LessonTold, StepShown
from tenback.protocol.server_frames import Refusal
from tenback.server.lessons.lesson import LEARNER, Deed, Lesson, Step, lessons
from tenback.server.scenes import Scenes, planned
from tenback.table import Body, Declined, Happened, Table, agree, entries, wishes
from tenback.table.sitters import Sitter, a_bot

__all__ = ["answered", "shown"]

NAME = "lesson"  # what the table, its host and its seed are called
END = "end"
STRENGTH = "strong"  # what the others are said to be


class Staged(Table):
    """A table on which the cards lie as a lesson has them."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        super().__init__(NAME)
        self._position = position

    def _deal(self) -> State:
        return self.setting.the_game.position(self._position)


@cache
def shown() -> Lessons:
    """Every lesson, without its positions."""
    return Lessons([_lesson(lesson) for lesson in lessons().values()])


def _lesson(lesson: Lesson) -> LessonShown:
    steps = [StepShown(step.name, step.by, list(step.lit), list(step.seen), step.held) for step in lesson.steps]
    return LessonShown(lesson.name, lesson.game, steps)


def answered(asked: LessonAsked) -> LessonTold:
    """What the learner sees, after all that was done; Declined for a step that there is not, or what cannot have been
    granted in it.
    """
    lesson = lessons().get(asked.lesson)
    if lesson is None or asked.step >= len(lesson.steps):
        raise Declined("no-such-lesson", "There is no such lesson, or no such step of it.")
    step = lesson.steps[asked.step]
    lived = _Lived(step, _staged(lesson, step))
    for deed in asked.done:
        if deed.kind == "plan" or lived.outcome or lived.told(deed).refused or lived.wrong:
            raise Declined("not-in-this-lesson", "That cannot have been done in this step of the lesson.")
    lived.events.clear()
    return lived.told(asked.deed) if asked.deed else lived.scene()


class _Lived:
    """A step, as far as it was done."""

    def __init__(self, step: Step, table: Table) -> None:
        self.step, self.table = step, table
        self.asked = _verbs(table)
        self.events: list[Any] = []
        self.wrong = False
        self.outcome = ""

    def scene(self, **more: Any) -> LessonTold:
        scene: Any = msgspec.Raw(Scenes(self.table).scene(LEARNER))
        return LessonTold(scene, self.events, wrong=self.wrong, outcome=self.outcome, **more)

    def told(self, deed: LessonDeed) -> LessonTold:
        """What came of it, and what the others do then."""
        try:
            if deed.kind == "plan":
                return self._plan(deed.texts)
            bodies = self._bodies(deed, LEARNER)
        except Declined as declined:
            return self.scene(refused=_refusal(declined))
        if self.step.by != deed.kind or (self.step.wanted and tuple(deed.texts) not in self.step.wanted):
            self.wrong = True
            return self.scene()
        self._happen(bodies, f"{NAME}-{self.table.seq}")
        if self.step.wanted or self.step.once or _verbs(self.table) != self.asked:
            self._come_of(deed.texts[0])
        return self.scene()

    def _plan(self, texts: Sequence[str]) -> LessonTold:
        plan = wishes.plan(self.table, LEARNER, texts)
        given = tuple(texts)
        if given and not plan.refused and self.step.wanted:
            ways = self.step.wanted if self.step.by in ("plan", "play") else ()
            self.wrong = not any(way[: len(given)] == given for way in ways)
            if self.step.by == "plan" and given in ways:
                self._come_of(given[0])
        return self.scene(planned=planned(NAME, plan))

    def _come_of(self, first: str) -> None:
        self.outcome = self.step.outcome(first)
        for deed in self.step.then.get(self.outcome, ()):
            self._others(deed)

    def _others(self, deed: Deed) -> None:
        kind, texts = ("say", [deed.say]) if deed.say else ("play", list(deed.play))
        self._happen(self._bodies(LessonDeed(kind, texts), deed.seat), f"{NAME}-{self.table.seq}")  # type: ignore[arg-type]

    def _bodies(self, deed: LessonDeed, seat: Seat) -> list[Body]:
        if deed.kind == "say":
            return wishes.say(self.table, seat, deed.texts[0] if deed.texts else "")
        return wishes.play(self.table, seat, deed.texts, by="" if seat == LEARNER else wishes.BOT)

    def _happen(self, bodies: Sequence[Body], command: str) -> None:
        happened = _fold(self.table, bodies, command)
        self.events += [msgspec.Raw(frame) for frame in Scenes(self.table).events(happened, LEARNER)]


def _staged(lesson: Lesson, step: Step) -> Table:
    """The table at which the step begins."""
    table = Staged(lesson.position_of(step))
    setting = agree(game=lesson.game, seats=lesson.seats)
    sitters = [Sitter(NAME, person=NAME)]
    for _ in range(1, lesson.seats):
        sitters.append(a_bot(STRENGTH, [each.name for each in sitters]))
    began: list[Body] = [
        entries.Opened(setting, seed=NAME, seed_hash="", host=NAME, invitations=()),
        *(entries.Sat(seat, sitter) for seat, sitter in enumerate(sitters)),
        entries.Began(),
    ]
    if setting.agrees_on_starter:
        began.append(entries.Started(LEARNER))
    _fold(table, began, "began")
    for number, deed in enumerate(step.before):
        said = wishes.say(table, deed.seat, deed.say)
        _fold(table, said, f"before-{number}")
    return table


def _fold(table: Table, bodies: Sequence[Body], command: str) -> list[Happened]:
    return [table.fold(entry) for entry in wishes.stamped(table, bodies, actor=NAME, command=command, at=table.seq + 1)]


def _verbs(table: Table) -> frozenset[str]:
    """What the learner is asked for: to draw or take, to pay, to lay; nothing while others act."""
    if table.state is None or table.turn != LEARNER:
        return frozenset()
    return frozenset("lay" if ">" in text or text == END else text.partition(":")[0] for text in _legal(table.state))


def _legal(state: State) -> list[str]:
    return [str(action) for action in state.actions()]


def _refusal(declined: Declined) -> Refusal:
    return Refusal(declined.key, str(declined), declined.rule, dict(declined.facts))
