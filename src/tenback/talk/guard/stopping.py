"""What the number guard stops in a text: all its readings, in one."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from tenback.talk.guard import glyphs, spelling
from tenback.talk.guard.ambiguous import in_company, message
from tenback.talk.guard.found import Found, Kind
from tenback.talk.guard.letters import Reading, Word, clauses, read
from tenback.talk.guard.numerals import numeral
from tenback.talk.guard.phrases import beside_a_colour, said, tells_something, told
from tenback.talk.guard.pleasantries import pleasantries
from tenback.talk.words import beside

__all__ = ["Stopped", "stopped"]


@dataclass(frozen=True, slots=True)
class Stopped:
    """Words that pass on a number, as the sender wrote them, and where they begin in the text."""

    words: str
    kind: Kind
    start: int


def stopped(text: str, names: Collection[str] = ()) -> tuple[Stopped, ...]:
    """What in the text passes on a number, in its order; empty when the text may be said. `names`: of those at the
    table, who may be called Anna97.
    """
    reading = read(text)
    found = [
        *glyphs.digits(reading),
        *glyphs.pictures(reading),
        *glyphs.repeats(reading),
        *glyphs.keys(reading),
        *spelling.disguised(reading),
        *spelling.spelled(reading),
        *spelling.in_pieces(reading),
        *spelling.syllables(reading),
        *spelling.by_ear(reading),
        *words(reading),
        *told(reading),
        *beside_a_colour(reading),
    ]
    if found:
        pleasant = list(pleasantries(reading, names))
        found = [find for find in found if not any(first <= find.start and find.end <= end for first, end in pleasant)]
    return tuple(_as_written(reading, found))


def _as_written(reading: Reading, found: Sequence[Found]) -> Iterator[Stopped]:
    """Each find as a slice of the text; of those that overlap the first, of those the longest."""
    told_to = 0
    for start, end, kind in sorted(found, key=lambda find: (find.start, -find.end)):
        if start >= told_to:
            first, beyond = reading.written(start, end)
            yield Stopped(reading.text[first:beyond], kind, first)
            told_to = end


# Words, first whatever stands beside them, then in the company of their clause


def words(reading: Reading) -> Iterator[Found]:
    before = ""
    for word in reading.words:
        kind = numeral(word.text) or numeral(word.bare)
        if kind and not everyday_word(word, before):
            yield Found(word.start, word.end, kind)
        before = word.text
    about, telling = message(reading.words), tells_something(reading.words)
    for clause in clauses(reading):
        yield from in_company(clause, about)
        yield from said(clause, reading, telling)


def everyday_word(word: Word, before: str) -> bool:
    """French "au four", "le dos"; and "s'est", which is no Czech six."""
    return before in beside.HOMOGRAPHS.get(word.text, ()) or (word.text, word.bare) == ("sest", "est")
