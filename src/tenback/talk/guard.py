"""The number guard: what may not be said in free text, because it passes on a number (G14, Q10, Q11).

All languages of the interface are read at once, since people mix them. The guard stops whatever could be a number:
"give me two minutes" and "<3" too, and the sender is told which words to change. Words that are articles, pronouns or
idioms as well as numbers are stopped in some company only: words/idioms.py has a rule for each.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tenback.talk.words import glyphs, spelling
from tenback.talk.words.found import Found, Kind
from tenback.talk.words.idioms import in_company, message
from tenback.talk.words.letters import Reading, Word, read
from tenback.talk.words.numerals import numeral
from tenback.talk.words.phrases import said

__all__ = ["Kind", "Stopped", "stopped"]


@dataclass(frozen=True, slots=True)
class Stopped:
    """Words that pass on a number, as the sender wrote them, and where they begin in the text."""

    words: str
    kind: Kind
    start: int


def stopped(text: str) -> tuple[Stopped, ...]:
    """What in the text passes on a number, in its order; empty when the text may be said."""
    reading = read(text)
    found = [
        *glyphs.digits(reading),
        *glyphs.pictures(reading),
        *glyphs.repeats(reading),
        *glyphs.keys(reading),
        *spelling.disguised(reading),
        *spelling.spelled(reading),
        *spelling.in_pieces(reading),
        *words(reading),
    ]
    return tuple(_as_written(reading, found)) if found else ()


def _as_written(reading: Reading, found: Sequence[Found]) -> Iterator[Stopped]:
    """Each find as a slice of the text; of those that overlap the first, of those the longest."""
    told_to = 0
    for start, end, kind in sorted(found, key=lambda find: (find.start, -find.end)):
        if start >= told_to:
            first, beyond = reading.written(start, end)
            yield Stopped(reading.text[first:beyond], kind, first)
            told_to = end


# Words, first whatever stands beside them, then in the company of their clause

CLAUSE_ENDS = frozenset(".,;:!?…()\n")


def words(reading: Reading) -> Iterator[Found]:
    for word in reading.words:
        kind = numeral(word.text)
        if kind:
            yield Found(word.start, word.end, kind)
    about = message(reading.words)
    for clause in _clauses(reading):
        yield from in_company(clause, about)
        yield from said(clause)


def _clauses(reading: Reading) -> Iterator[list[Word]]:
    clause: list[Word] = []
    for word in reading.words:
        if clause and not CLAUSE_ENDS.isdisjoint(reading.seen[clause[-1].end : word.start]):
            yield clause
            clause = []
        clause.append(word)
    yield clause
