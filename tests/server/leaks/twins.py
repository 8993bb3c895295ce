"""Twins: the same evening again, with cards elsewhere that somebody cannot see. They must not be able to tell."""

import pickle
import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from unittest.mock import patch

from tenback.core import Seat, TenbackError
from tenback.server.workers import Question
from tenback.table import Table, table
from tests.server.leaks.evening import Evening
from tests.server.leaks.shapes import Leak
from tests.server.leaks.story import Moment, Story
from tests.server.leaks.world import Moves, Stacked, Thoughts, World

ATTEMPTS = 10  # at other cards with which the same could have been played
MEASURED = re.compile(
    rb"^(?:tenback_commit_seconds|process_).*$|^.*_created.*$", re.MULTILINE
)  # real time: another each time


@dataclass(frozen=True, slots=True)
class Twin:
    """Which cards lie elsewhere, for whose eyes, and until which op nobody may notice."""

    moves: Moves
    seat: Seat | None
    until: int
    same_eyes: frozenset[str]  # the people who have seen none of these cards


def find(evening: Evening, story: Story, dice: random.Random, *, late: bool) -> Twin | None:
    """Other hidden cards, with which all that happened could have happened as well; None if there are none.

    The later they are still hidden, the more has been told meanwhile; the earlier, the more cards can lie elsewhere.
    """
    began = next((moment.seq for moment in story.moments if moment.cards is not None), None)
    ops = [op for op, head in enumerate(evening.heads) if began is not None and head >= began]
    seat = evening.plot.observed
    if seat is not None or evening.plot.watch == "all-after-the-end":
        ops = [op for op in ops if evening.ended_in is None or op < evening.ended_in]
    if not ops:
        return None
    until = ops[-1] if late else dice.choice(ops)
    seq = evening.heads[until]
    hidden = story.hidden(seat, seq)
    for attempt in range(ATTEMPTS):
        moves = {(story.last.seed, shuffle): moved(places, 0.7**attempt, dice) for shuffle, places in hidden.items()}
        if any(moves.values()) and happens_again(story.moments[:seq], moves):
            return Twin(moves, seat, until, same_eyes(evening, story.at(seq), seat))
    return None


def moved(places: Sequence[int], share: float, dice: random.Random) -> dict[int, int]:
    chosen = [place for place in places if dice.random() < share]
    return {
        place: other for place, other in zip(chosen, dice.sample(chosen, len(chosen)), strict=True) if place != other
    }


def happens_again(moments: Sequence[Moment], moves: Moves) -> bool:
    """Whether everything could be played, nobody was stuck who was not, and cards do lie elsewhere."""
    again = Table(moments[0].table)
    with patch.object(table, "Chance", partial(Stacked, moves=moves)):
        for moment in moments:
            try:
                again.fold(moment.entry)
            except TenbackError:
                return False
            if (again.phase.value, again.turn) != (moment.phase, moment.turn):
                return False
    last = moments[-1].state
    assert last is not None
    assert again.state is not None
    return again.state.position() != last.position()


def same_eyes(evening: Evening, moment: Moment, seat: Seat | None) -> frozenset[str]:
    bystanders = (evening.somebody(who).id for who in (*evening.watchers, evening.stranger))
    people = {who for who in bystanders if moment.seat_of(who) is None}  # one of them may have sat down
    sitter = None if seat is None else moment.sitters[seat]
    if sitter and sitter["person"]:
        people.add(sitter["person"])
    return frozenset(people)


# The evening again


async def again(evening: Evening, twin: Twin) -> World:
    """All that was done, in a world where the cards lie elsewhere. Bots answer as they did: what they say is heard."""
    first = evening.world
    world = World(
        first.seed, processes=first.processes, moves=twin.moves, thoughts=Thoughts(tuple(first.thoughts.answers))
    )
    with world.laws():
        await world.start()
        await world.replay(first.ops[: twin.until + 1])
        await world.close()
    return world


def compare(first: World, other: World, twin: Twin) -> int:
    """Leak, if somebody could tell the two worlds apart who may not; else how many frames were the same."""
    same = 0
    for number, line in enumerate(other.lines):
        if line.who.id not in twin.same_eyes:
            continue
        told = [heard for heard in first.lines[number].heard if heard.op <= twin.until]
        check_same(f"{eyes(twin)} can tell by frames", told, line.heard)
        same += len(told)
    for what, left, right in zip(("pages", "log", "questions"), traces(first, twin), traces(other, twin), strict=True):
        check_same(f"{eyes(twin)} can tell by {what}", left, right)
    return same


def check_same(sentence: str, told: Sequence[object], again: Sequence[object]) -> None:
    for one, two in zip(told, again, strict=False):
        if one != two:
            raise Leak(f"{sentence}:\n{one!r:.3000}\nor\n{two!r:.3000}")
    if len(told) != len(again):
        raise Leak(f"{sentence}, by their number: {len(told)} or {len(again)}")


def eyes(twin: Twin) -> str:
    return "Who only watches" if twin.seat is None else f"Seat {twin.seat}"


def traces(world: World, twin: Twin) -> Iterator[list[object]]:
    """The pages that these people were told, the server's log, and what the seat's bot was asked."""
    yield [
        (page.op, page.path, page.status, {**page.headers, "content-length": ""}, MEASURED.sub(b"", page.body))
        for page in world.responses
        if page.op <= twin.until and (page.who is None or page.who.id in twin.same_eyes)
    ]
    yield [logged for logged in world.logged if 0 <= logged[0] <= twin.until]
    yield [
        (asked.op, asked.question.kind, asked.question.view.seat, asked_of(asked.question, twin.seat))
        for asked in world.thoughts.asked
        if asked.op <= twin.until
    ]


def asked_of(question: Question, seat: Seat | None) -> bytes | None:
    """All that goes to the worker, if it is about that seat."""
    return pickle.dumps(question) if question.view.seat == seat else None
