"""How a text reads: what cannot be seen left out, every letter plain and small, every digit of any script a digit."""

# ruff: noqa: RUF001 - letters that look like others are what this module is about

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from tenback.talk.words.language import forms

__all__ = ["APOSTROPHES", "Reading", "Word", "clauses", "fold", "lookalikes", "plain", "read"]

UNSEEN = frozenset({"Cf", "Mn", "Me"})  # zero-width characters, accents, strokes, variation selectors
FILLERS = "\u115f\u1160\u3164\uffa0"  # letters by their category, blank by their looks
INVISIBLE_DIGITS = range(0xE0030, 0xE003A)  # tags: they cannot be seen but can be copied
# Letters in circles, squares and flags that Unicode does not decompose: each row is an alphabet.
ALPHABETS = (0x1F150, 0x1F170, 0x1F1E6)
APOSTROPHES = "'’ʼ`´′"
ODD_LETTERS = {"ƨ": "s", "ƽ": "s", "æ": "ae", "œ": "oe", "þ": "th", "ð": "d", "ŋ": "n", "ĸ": "k", "ʼ": "'"}
# What a letter's Unicode name says about its looks, and not about which letter it is.
LOOKS = forms("""
    SMALL CAPITAL TURNED REVERSED DOTLESS OPEN INVERTED SIDEWAYS INSULAR SCRIPT LONG CLOSED BARRED TAILLESS
""")


# One character


@lru_cache(maxsize=4096)
def fold(character: str) -> str:
    """The plain small letters of a character; 0 for a number of another script, nothing for what cannot be seen."""
    if "a" <= character <= "z" or "0" <= character <= "9":
        return character
    code = ord(character)
    if code in INVISIBLE_DIGITS:
        return "0"
    if unicodedata.category(character) in UNSEEN or character in FILLERS:
        return ""
    if character == "\n":
        return character
    if character.isspace() or unicodedata.category(character) in {"Zs", "Zl", "Zp", "Cc"}:
        return " "
    for start in ALPHABETS:
        if start <= code < start + 26:
            return chr(ord("a") + code - start)
    parts = unicodedata.normalize("NFKD", character)
    if parts.isascii() and parts.isdigit():
        return parts
    if unicodedata.numeric(character, None) is not None or any(map(str.isnumeric, parts)):
        return "0"
    seen = (part for part in parts if unicodedata.category(part) not in UNSEEN)
    return "".join(_letter(part) for letter in seen for part in letter.casefold())


def _letter(character: str) -> str:
    if character in ODD_LETTERS:
        return ODD_LETTERS[character]
    script, *words = unicodedata.name(character, "?").partition(" WITH ")[0].split()
    named = [word for word in words if word not in LOOKS and word != "LETTER"]
    if script == "LATIN" and len(named) == 1 and len(named[0]) == 1:
        return named[0].lower()
    return character


def plain(word: str) -> str:
    return "".join(map(fold, word))


# A text


class Word(NamedTuple):
    """A run of letters, and where it stands in what was seen."""

    text: str
    start: int
    end: int
    accented: bool
    hyphened: bool  # right after a hyphen
    bare: str  # without a French article, pronoun or preposition before it: d'avant, l'onze


@dataclass(frozen=True, slots=True)
class Reading:
    """A text as it is seen, its words, and the way back to what was written."""

    text: str
    seen: str
    at: Sequence[int]  # at[n]: which character of the text gave seen[n]
    words: Sequence[Word]

    def written(self, start: int, end: int) -> tuple[int, int]:
        """Where in the text stands what was seen from start to end."""
        return self.at[start], self.at[end - 1] + 1


ELIDED = re.compile(rf"^(?:[cdjlmnst]|qu)[{APOSTROPHES}]")
WORD = re.compile(rf"[^\W\d_]+(?:[{APOSTROPHES}][^\W\d_]+)*")
NOT_LETTERS = re.compile(r"[\W\d_]+")


def read(text: str) -> Reading:
    if text.isascii() and text.isprintable():  # as most English is: a shorter way to the same
        seen = text.lower()
        return Reading(text, seen, range(len(text)), list(_words(seen, frozenset())))
    folded = list(map(fold, text))
    seen = "".join(folded)
    at = [place for place, letters in enumerate(folded) for _ in letters]
    accented = {character for character in set(text) if not character.isascii() and _accent(character)}
    accents = frozenset(n for n, place in enumerate(at) if text[place] in accented) if accented else frozenset()
    return Reading(text, seen, at, list(_words(seen, accents)))


def _words(seen: str, accents: frozenset[int]) -> Iterator[Word]:
    for found in WORD.finditer(seen):
        start, end = found.span()
        letters = bare = found[0]
        if not letters.isalpha():
            letters, bare = NOT_LETTERS.sub("", letters), NOT_LETTERS.sub("", ELIDED.sub("", letters, count=1))
        accented = bool(accents) and not accents.isdisjoint(range(start, end))
        yield Word(letters, start, end, accented, start > 0 and seen[start - 1] == "-", bare)


@lru_cache(maxsize=4096)
def _accent(character: str) -> bool:
    """Whether a letter has its accent by itself; an accent that follows a letter may be there to hide it."""
    return character in "łŁ" or (len(unicodedata.normalize("NFD", character)) > 1 and character.isalpha())


CLAUSE_ENDS = frozenset(".,;:!?…()\n")


def clauses(reading: Reading) -> Iterator[list[Word]]:
    clause: list[Word] = []
    for word in reading.words:
        if clause and not CLAUSE_ENDS.isdisjoint(reading.seen[clause[-1].end : word.start]):
            yield clause
            clause = []
        clause.append(word)
    yield clause


# Letters of one script that look or sound like those of another


def _table(pairs: str) -> dict[int, str]:
    return {ord(pair[0]): pair[1] for pair in pairs.split()}


TO_LATIN = (
    # as they look, small
    _table(
        "аa вb сc ԁd еe гr һh іi јj кk ӏl мm нh пn оo рp ԛq ѕs тt уy ѵv ԝw шw хx ьb зz иu яr дd "
        "αa βb γy δd εe ζz ηn ιi κk λl μu νv οo πn ρp σo τt υu χx ωw օo ոn սu հh"
    ),
    # as they look when they are capitals, or as they sound
    _table(
        "аa бb вv гg дd еe зz иn іi јj кk лl мm нn оo пp рr сs тt уu фf хx цc чc шs ыy эe ѕs яr "
        "αa βb γg δd εe ζz ηh ιi κk λl μm νn οo πp ρp σs τt υy φf χx ωo"
    ),
)
TO_CYRILLIC = (
    _table("aа bв cс dд eе hн kк mм oо pр tт xх yу uи rг nп wш іи ѕс εе οо αа ρр τт νу"),
    _table("aа bь cс dд eе hн kк mм oо pр tт xх yу uц rя nи wш zз іи lл iи vв"),
)
LATIN = re.compile(r"[a-z]+")
RUSSIAN = re.compile(r"[а-я]+")
WHOLLY_CYRILLIC_BY_LOOKS = re.compile(r"[aceopxyktmbh]{5,}|cto")  # COPOK; shorter ones are other words


def lookalikes(word: str) -> tuple[str, ...]:
    """How a folded word would read if some of its letters stood for those of another script."""
    if RUSSIAN.fullmatch(word):
        return ()
    if LATIN.fullmatch(word):
        looks = [word.replace("vv", "w")] if "vv" in word else []  # tvvo
        if WHOLLY_CYRILLIC_BY_LOOKS.fullmatch(word):
            looks.append(word.translate(TO_CYRILLIC[0]))
        return tuple(looks)
    return tuple(word.translate(table) for table in (*TO_LATIN, *TO_CYRILLIC))
