"""Number words taken apart or dressed up: signs for letters, letters one by one, words in pieces."""

import re
from collections.abc import Iterator
from itertools import pairwise

from tenback.talk.guard.company import CARDS, COLOURS, FILLERS
from tenback.talk.guard.found import Found, Kind
from tenback.talk.guard.letters import Reading, Word, plain
from tenback.talk.guard.numerals import BASES, ELSEWHERE, HIDDEN, NUMBERS, ROMAN, counted, numeral
from tenback.talk.words import LANGUAGES
from tenback.talk.words.others import ANYWHERE, SYLLABLES

__all__ = ["by_ear", "disguised", "in_pieces", "spelled", "syllables"]

SPELLABLE = NUMBERS | ELSEWHERE
LONGEST = 16  # letters; longer numbers are long enough to be found in part
WIDEST_GAP = 3  # between letters or pieces that belong together

# Signs for letters: t€n, $even, tw*nty

CHUNK = re.compile(r"\S+")
SIGN = re.compile(r"[*\\/\[\]()<>€$!|@+¢£§¥₩©®¡]")
BUILT = (("\\/\\/", "w"), ("\\/", "v"), ("/\\", "a"), ("()", "o"), ("[]", "o"), ("><", "x"))
SIGNS = (
    str.maketrans("€$!|@+¢£§¥₩©®¡", "esiiatclsywcri"),
    str.maketrans("€$!|@+¢£§¥₩©®¡", "csllotcfsywcrl"),
)
MERE_SIGNS = re.compile(r"[!?]+")  # as French sets them, apart
MOST_EDGES = 3  # more of the same are a count by themselves
EDGES = ".,:;?!\"')(-"
SPOKEN_ELSEWHERE = frozenset(map(plain, ANYWHERE)) - frozenset(
    plain(word) for language in LANGUAGES for word in language.numbers
)
# One letter hidden.
MASKED = frozenset(
    base[:place] + "*" + base[place + 1 :] for base in BASES if len(base) > 2 for place in range(len(base))
)


def disguised(reading: Reading) -> Iterator[Found]:
    if not SIGN.search(reading.seen):
        return
    for chunk in CHUNK.finditer(reading.seen):
        if (
            SIGN.search(chunk[0])
            and not MERE_SIGNS.fullmatch(chunk[0])
            and not _undisguised(chunk[0].strip(EDGES))
            and any(map(_is_disguised, _without_edges(chunk[0])))
        ):
            yield Found(*chunk.span(), Kind.LOOKALIKE)


def _undisguised(word: str) -> bool:
    """Whether it is found among the words as it is: "two!"."""
    return word.isalpha() and numeral(word) is not None


def _without_edges(chunk: str) -> set[str]:
    """The chunk, and what it is where some of the signs at its end are mere punctuation, or all: "tř!!" is "tři!"."""
    begun = chunk.lstrip(EDGES)
    bare = len(begun.rstrip(EDGES))
    return {chunk, *(begun[:end] for end in range(bare, min(bare + MOST_EDGES, len(begun)) + 1))}


def _is_disguised(chunk: str) -> bool:
    letters = chunk
    for built, letter in BUILT:
        letters = letters.replace(built, letter)
    readings = {letters.translate(signs) for signs in SIGNS} - {chunk}
    if chunk.rstrip("!").isalpha():  # "I do!" is no Romanian two
        readings -= SPOKEN_ELSEWHERE
    return chunk in MASKED or any(word in HIDDEN or (word.isalpha() and numeral(word)) for word in readings)


# Letters one by one: t h r e e, t.w.e.n.t.y, X L I I


def spelled(reading: Reading) -> Iterator[Found]:
    for letters in _side_by_side(reading):
        for start, end in _numbers_in("".join(word.text for word in letters)):
            yield Found(letters[start].start, letters[end - 1].end, Kind.SPELLED)


def _side_by_side(reading: Reading) -> Iterator[list[Word]]:
    """Single letters without another word between them."""
    run: list[Word] = []
    for word in reading.words:
        if run and (len(word.text) > 1 or word.start - run[-1].end > WIDEST_GAP):
            yield run
            run = []
        if len(word.text) == 1:
            run.append(word)
    yield run


def _numbers_in(letters: str) -> Iterator[tuple[int, int]]:
    """Numbers among letters of which nobody knows where a word ends."""
    if len(letters) > 2 and (letters in ROMAN or counted(letters)):
        yield 0, len(letters)
    for start in range(len(letters) - 2):
        for end in range(start + 3, min(start + LONGEST, len(letters)) + 1):
            # three letters are too often a part of a word, unless nothing follows
            if (end - start > 3 or end == len(letters)) and letters[start:end] in SPELLABLE:
                yield start, end


# Words in pieces: twen ty, thir-teen, čty-ři-cet. Spaces join other words by chance ("se ven" is Czech for "outside"),
# so only longer plain forms count there; hyphens and dots do not.

MOST_PIECES = 4
BEGINNINGS = frozenset(base[:end] for base in BASES for end in range(1, len(base)))
WORDS_OF_THEIR_OWN = frozenset({("se", "ven"), ("sie", "ben"), ("sie", "dem"), ("s", "even")})


def in_pieces(reading: Reading) -> Iterator[Found]:
    for first, word in enumerate(reading.words):
        if word.text not in BEGINNINGS and reading.seen[word.end : word.end + 1].isspace():
            continue
        joined, spaced, end = word.text, False, word.end
        for piece in reading.words[first + 1 : first + MOST_PIECES]:
            gap = reading.seen[end : piece.start]
            spaced = spaced or gap.isspace()
            if (spaced and joined not in BEGINNINGS) or len(gap) > WIDEST_GAP or (" " in gap and not gap.isspace()):
                break
            by_chance = spaced and (joined, piece.text) in WORDS_OF_THEIR_OWN
            joined, end = joined + piece.text, piece.end
            if not by_chance and _is_number(joined, spaced=spaced):
                yield Found(word.start, end, Kind.SPELLED)


def _is_number(joined: str, *, spaced: bool) -> bool:
    if len(joined) == 3:
        return joined in BASES and (not spaced or joined.endswith("x"))  # "si x" is no other word
    return joined in (BASES if spaced else SPELLABLE)


# Syllables that are numbers only in a row: san juu go, er shi wu

IN_A_ROW = tuple(frozenset(map(plain, spoken)) for spoken in SYLLABLES)


def syllables(reading: Reading) -> Iterator[Found]:
    for first, second in pairwise(reading.words):
        if first.text != second.text and any({first.text, second.text} <= spoken for spoken in IN_A_ROW):
            yield Found(first.start, second.end, Kind.NUMBER_WORD)


# By ear: nothing said but words that sound like numbers: won too tree, for tea too

SOUNDS = frozenset(word for language in LANGUAGES for word in language.sounds)
LITTLE_WORDS = frozenset({"to", "too", "for", "free"})


def by_ear(reading: Reading) -> Iterator[Found]:
    said = [word for word in reading.words if word.text not in FILLERS | COLOURS | CARDS]
    if said and all(word.text in SOUNDS for word in said):
        beside = sum(word.text in COLOURS | CARDS for word in reading.words)
        if len(said) > 1 or (beside and (said[0].text not in LITTLE_WORDS or _apart(reading, said[0]))):
            yield Found(said[0].start, said[-1].end, Kind.LOOKALIKE)


def _apart(reading: Reading, word: Word) -> bool:
    """Too, red; but "for red" and "red too" are talk."""
    return word is reading.words[0] and reading.seen[word.end : word.end + 1] in {",", ":", ";"}
