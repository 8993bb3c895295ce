"""How long the guard takes depends on a text's length alone: counted in steps, not by a clock."""

import sys

import pytest

from tenback.talk.guard import stopped
from tenback.talk.guard.letters import fold
from tenback.talk.guard.numerals import numeral

LONGEST = 500  # characters; a table takes 300
WORST = {
    "one letter": "a",
    "letters one by one": "t w e n t y ",
    "beginnings of numbers": "twen thir fif ",
    "one long word": "dreiundzwanzigund",
    "signs": "!(*$",
    "dots": ".",
    "phrases that never end": "exactly the right next just one ",
    "phrases of all languages": "genau najwyższa hned сразу juste ",
    "pictures": "🐟🦈",
    "invisible": "a\u200b\u0336",
    "clocks": "1:30 ",
    "names": "Anna97",
    "syllables": "san go ",
    "pieces": "a-b-c-d-",
    "hours": "work is at 5 ",
    "hours of nothing": "is at 5 pm ",
    "counted": "two good players ",
}


def steps(text):
    """How many functions are called, Python's own among them, once every word has been seen before."""
    for cached in (fold, numeral):
        cached.cache_clear()
    count = 0

    def note(_, event, __):
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(note)
    try:
        stopped(text, ("Anna97", "Player3"))
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize("part", WORST.values(), ids=WORST)
def test_twice_the_text_takes_at_most_twice_the_steps(part):
    once, twice = ((part * LONGEST)[:length] for length in (LONGEST, 2 * LONGEST))
    assert steps(twice) <= 2.3 * steps(once) + 1000


@pytest.mark.parametrize("part", WORST.values(), ids=WORST)
def test_no_text_takes_long(part):
    assert steps((part * LONGEST)[:LONGEST]) < 400 * LONGEST
