"""Numbers that need no words: digits, pictures that show one, and whatever counts by being many."""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from tenback.talk.guard.company import COLOURS, FILLERS
from tenback.talk.guard.found import Found, Kind
from tenback.talk.guard.letters import Reading, plain
from tenback.talk.words import beside
from tenback.talk.words.language import forms

__all__ = ["digits", "keys", "pictures", "repeats"]

# Digits of any script, alone or inside a word. The piles of The Game have them in their names.

PILES = frozenset({"up1", "up2", "down1", "down2"})
LETTERS_AND_DIGITS = re.compile(r"[^\W_]+")


def digits(reading: Reading) -> Iterator[Found]:
    for run in LETTERS_AND_DIGITS.finditer(reading.seen):
        if not run[0].isalpha() and run[0] not in PILES and any(map(str.isdigit, run[0])):
            yield Found(*run.span(), Kind.DIGIT)


# Emoji and their like

PICTURES_AT_MOST = 5  # all together
SAME_AT_MOST = 3  # three fish are talk, four are a count; the same goes for "...", "!!!" and "hahaha"

NUMBERED = (
    range(0x2630, 0x2638),  # trigrams
    range(0x2680, 0x2690),  # dice, digrams
    range(0x2800, 0x2900),  # braille
    range(0x4DC0, 0x4E00),  # hexagrams
    range(0x1D300, 0x1D357),  # tetragrams
    range(0x1F000, 0x1F02C),  # mahjong tiles
    range(0x1F030, 0x1F094),  # dominoes
    range(0x1F0A1, 0x1F0CF),  # playing cards; the joker that follows is only a joke
    range(0x1F0D1, 0x1F0F6),
    range(0x1F550, 0x1F568),  # clocks
    range(0x1F947, 0x1F94A),  # medals
)
FIRST_PICTURE = "\u2000"  # there are a few signs before it, and no emoji
SINGLE = frozenset("🔟💯🎱🔞")
FINGERS = frozenset("☝👆✌🤟🤘🖖🖐✋🤚👌🤞")  # one is a greeting, two or more are a count
# Who asks for a count of them means it.
COUNTING = forms("count zahl zahle zahlt zahlen policz spocitej pocitej посчитаи сосчитаи compte comptez")
# What has parts that everybody can count: animals, instruments, what stands or drives on wheels.
WITH_PARTS = (
    range(0x1F400, 0x1F43F),  # animals
    range(0x1F980, 0x1F9AF),
    range(0x1FAB0, 0x1FAB4),
    range(0x1F3B7, 0x1F3BC),  # instruments
    range(0x1F68C, 0x1F69C),  # cars, lorries and buses
)
THINGS_WITH_PARTS = frozenset("🕷🕊🪕✈🛩🚁🚂🚃🚋🚜🚲🛴🛵🏍🏎🛺🛼🦼🦽🪑🛋🛏⛳🦷❄")
PARTS = frozenset(map(plain, beside.PARTS))
HOW_MANY = FILLERS | COLOURS | forms("how many ile kolik сколько combien wie viele x")
NOTHING = HOW_MANY | frozenset(map(plain, beside.BARE | beside.ANYTIME))
SKIN_COLOURS = range(0x1F3FB, 0x1F400)


@lru_cache(maxsize=4096)
def is_picture(character: str) -> bool:
    return unicodedata.category(character) == "So" and ord(character) not in SKIN_COLOURS


@lru_cache(maxsize=4096)
def shows_a_number(character: str) -> bool:
    return character in SINGLE or any(ord(character) in block for block in NUMBERED)


@lru_cache(maxsize=4096)
def has_parts(character: str) -> bool:
    return character in THINGS_WITH_PARTS or any(ord(character) in block for block in WITH_PARTS)


def pictures(reading: Reading) -> Iterator[Found]:
    if max(reading.seen, default="") < FIRST_PICTURE:
        return
    places: dict[str, list[int]] = {}
    for place, character in enumerate(reading.seen):
        if is_picture(character):
            places.setdefault(character, []).append(place)
            if shows_a_number(character):
                yield Found(place, place + 1, Kind.EMOJI)
    hands = sorted(place for hand in FINGERS for place in places.get(hand, ()))
    if len(hands) > 1:
        yield Found(hands[0], hands[-1] + 1, Kind.EMOJI)
    counted = not COUNTING.isdisjoint(word.text for word in reading.words)
    for same in places.values():
        if len(same) > (1 if counted else SAME_AT_MOST):
            yield Found(same[0], same[-1] + 1, Kind.REPEATED)
    yield from _parts(reading, places)
    if sum(map(len, places.values())) > PICTURES_AT_MOST:
        yield Found(min(map(min, places.values())), max(map(max, places.values())) + 1, Kind.REPEATED)


def _parts(reading: Reading, places: Mapping[str, Sequence[int]]) -> Iterator[Found]:
    """🕷️ legs, and legs 🕷️: nothing else is said."""
    said = {word.text for word in reading.words} - NOTHING
    shown = [place for picture, found in places.items() if has_parts(picture) for place in found]
    if shown and said and said <= PARTS:
        first, *_, last = sorted((*shown, *(place for word in reading.words for place in (word.start, word.end - 1))))
        yield Found(first, last + 1, Kind.EMOJI)


# Counting by repeating: aaaaaaa, !!!!!!!, ha ha ha ha ha, knock knock knock knock

REPEATED = re.compile(r"(.)\1{3,}|(..)\2{3,}|(...)\3{3,}|(....)\4{3,}")
# What people draw out: noooo, neeein, mmmm pizza; )))) and !!!!; and how they laugh.
DRAWN_OUT_AT_MOST = 5
ALONE_AT_MOST = 4
MARKS_AT_MOST = {")": 6, "!": 4, "?": 4}
LAUGH = re.compile(r"[aа]{0,2}(?:[hjx][aeio]|c?h[aei]|[хгь][аеио]){2,4}[hxх]{0,2}|x+d+")  # noqa: RUF001 - Russians laugh, too


def repeats(reading: Reading) -> Iterator[Found]:
    coloured = not COLOURS.isdisjoint(word.text for word in reading.words)  # beside a colour it is a count
    drawn_out = set[int]()
    for word in reading.words:
        for run in REPEATED.finditer(word.text if len(word.text) == word.end - word.start else ""):
            if not coloured and _drawn_out(word.text, run[0], alone=len(reading.words) == 1):
                drawn_out.update(range(word.start, word.end))
            else:
                yield Found(word.start + run.start(), word.start + run.end(), Kind.REPEATED)
    for found in (*_runs(reading), *_same_words(reading)):
        marks = MARKS_AT_MOST.get(reading.seen[found.start], 0)
        if found.start not in drawn_out and (coloured or found.end - found.start > marks):
            yield found


def _drawn_out(word: str, run: str, *, alone: bool) -> bool:
    """Whether somebody only feels strongly."""
    if len(set(run)) > 1:
        return LAUGH.fullmatch(word) is not None
    if len(set(word)) > 1:
        return len(run) <= DRAWN_OUT_AT_MOST
    return not alone and len(run) <= ALONE_AT_MOST


def _runs(reading: Reading) -> Iterator[Found]:
    runs = list(REPEATED.finditer("".join(reading.seen.split())))
    places = [place for place, character in enumerate(reading.seen) if not character.isspace()] if runs else []
    for run in runs:
        start, end = places[run.start()], places[run.end() - 1] + 1
        if end - start == run.end() - run.start() or not _cuts_words(reading.seen, start, end):
            yield Found(start, end, Kind.REPEATED)


def _same_words(reading: Reading) -> Iterator[Found]:
    since = 0
    for place, word in enumerate(reading.words):
        if word.text != reading.words[since].text:
            since = place
        elif place - since >= SAME_AT_MOST:
            yield Found(reading.words[since].start, word.end, Kind.REPEATED)


def _cuts_words(seen: str, start: int, end: int) -> bool:
    """Whether a slice begins or ends within a word, so that it repeats by chance: "linii i innych"."""
    begins_within = start > 0 and seen[start - 1 : start + 1].isalpha()
    ends_within = end < len(seen) and seen[end - 1 : end + 1].isalpha()
    return begins_within or ends_within


# Morse: a digit has five marks; "-.-" and "..." are faces and pauses. And the digits' keys with shift held down:
# brackets, stars and exclamation marks are punctuation as well, "^^" is a smile.

DOTS, DASHES = frozenset(".·•∙⋅"), frozenset("-–—−_")  # noqa: RUF001 - dashes of all lengths
MORSE = re.compile(rf"(?:[{re.escape(''.join(DOTS | DASHES))}][ /|]*){{5,}}")
SHIFTED = re.compile(r"(?<![:;=])[!@#$%^&*()]{2,}")
TELLING = frozenset("@#$%&")


def keys(reading: Reading) -> Iterator[Found]:
    for found in MORSE.finditer(reading.seen):
        if not DOTS.isdisjoint(found[0]) and not DASHES.isdisjoint(found[0]):
            yield Found(*found.span(), Kind.CODE)
    for found in SHIFTED.finditer(reading.seen):
        if not TELLING.isdisjoint(found[0]):
            yield Found(*found.span(), Kind.CODE)
