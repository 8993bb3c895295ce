"""Numbers that are no cards: ten minutes, half past eight, you two, two cards a turn, it takes two, Anna97.

At most one of them in a message, or one or another ("three or four of us"), and no time beside a colour: two would be a
way to tell two digits. Amounts of time are round ones, hours have rules of their own (hours.py), people and things are
counted to four, and so are the cards of a turn ("must I play two?") and the piles ("keep off the third").
"""

import re
from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise

from tenback.talk.guard.company import CARDS, COLOURS, COMPARED, FILLERS, HOLDING, PLACED
from tenback.talk.guard.hours import AT_AN_HOUR, BEFORE_A_CARD, hours_of_a_day
from tenback.talk.guard.letters import Reading, Word, clauses, plain
from tenback.talk.guard.numerals import numeral
from tenback.talk.guard.phrases import Phrases, pile_letters
from tenback.talk.words import LANGUAGES, beside, everyday
from tenback.talk.words.english import ENGLISH
from tenback.talk.words.language import forms

__all__ = ["pleasantries"]

Span = tuple[int, int]


def _plain(tables: Iterator[frozenset[str]]) -> frozenset[str]:
    return frozenset(plain(word) for table in tables for word in table)


ROUND = _plain(language.talk.round for language in LANGUAGES) | {"2", "3", "5", "10", "15", "20", "30"}
PERCENT = frozenset({"percent", "prozent", "procent", "процентов", "%"})  # what a telephone has left
TIMES = _plain(language.talk.times for language in LANGUAGES) | PERCENT
FEW = _plain(language.talk.few for language in LANGUAGES) | {"2", "3", "4"}
THINGS = _plain(language.talk.things for language in LANGUAGES)
PHRASES = Phrases(*(table for language in LANGUAGES for table in (language.talk.people, language.talk.idioms)))
EVERYDAY = Phrases(
    *(everyday.ENGLISH, everyday.GERMAN, everyday.POLISH, everyday.CZECH, everyday.RUSSIAN, everyday.FRENCH)
)
LAYING, NAMED, ORDINALS, SPARING, EITHER = (
    frozenset(map(plain, words))
    for words in (beside.LAYING, beside.NAMED, beside.ORDINALS, beside.SPARING, beside.EITHER)
)
# two from B, the third from the end
TOLD_APART = frozenset(
    map(
        plain,
        forms("""
    b c d end last bottom top lowest highest ende hinten unten oben letzte konce spodu vrchu końca dołu góry конца снизу
    сверху fin bas haut
"""),
    )
)
LITTLE_WORDS = frozenset(map(plain, forms("on onto auf vom na od dla pro для на от не sur pas")))
# two lower, three of A, two more than that
FAR = (
    COMPARED
    | PLACED
    | frozenset(
        map(
            plain,
            forms("""
    more of from than von vom entfernt mehr daneben od niż než от чем de que moins plus weniger więcej mniej víc míň
"""),
        )
    )
)
SPARING_BY_ITSELF = SPARING - LITTLE_WORDS
NO_PILE_OR_TURN = COLOURS | TOLD_APART
OF_A_CARD = CARDS | COMPARED | (HOLDING - {"keep"})
NAMED_OR_HELD = NAMED | HOLDING | AT_AN_HOUR
# Four people, and four new people; but not four today, people
ENGLISH_ARTICLES, CARD_ARTICLES = forms("a an"), forms("eine ne einen un une")
ENGLISH_THINGS = ENGLISH.talk.things - frozenset(
    plain(word) for language in LANGUAGES if language is not ENGLISH for word in language.talk.things
)  # il y a deux piles
CALLED, PLACES, SIDES, ANYTIME, PREPOSITIONS = (
    frozenset(map(plain, words))
    for words in (beside.CALLED, beside.PLACES, beside.SIDES, beside.ANYTIME, beside.PREPOSITIONS)
)
NO_ADJECTIVES = COLOURS | FILLERS | LITTLE_WORDS | ANYTIME | PLACES | PREPOSITIONS | AT_AN_HOUR
JOINED = re.compile(r"[^.,;:!?…()\n]*")  # but by the end of a clause
LET = forms("s me us him her them it the you")  # Czech years, unless it is English
DIGIT = re.compile(r"\d")
A_PILE = "@"  # which no phrase has
MOST_BETWEEN = 8  # words from one number of people to the end of another

TOKEN = re.compile(r"[^\W_]+")
SHORT_TIME = re.compile(r"(?<![\d:.,])(?:2|5|10|15|20|30)(?:min|mins|mn|s|sec|secs|sek|h)(?!\w)")
LONE_LETTERS = ("s", "h")  # the 30s are cards, and so is "I have 20h"
MORE = frozenset(map(plain, ("more", "weitere", "další", "ещё", "autres")))  # two more minutes
HEART = re.compile(r"(?<![\w<])<3(?!\w)")
ALL_OF_IT = re.compile(r"(?<![\w.,])100 ?(?:%|p(?=rocent|rozent|ercent|ct)\w+|процент\w*)")  # sure of it
LEAST_LETTERS_OF_A_NAME = 3  # R7 is nobody's name, whatever he says


def pleasantries(reading: Reading, names: Collection[str]) -> Iterator[Span]:
    """Where numbers may stand."""
    yield from _named(reading, names)
    coloured = not COLOURS.isdisjoint(word.text for word in reading.words)
    spans = sorted(
        {*(() if coloured else _times(reading)), *_few(reading), *_phrases(reading), *_of_the_table(reading)}
    )
    if _one_place(spans, reading):
        yield from spans


def _one_place(spans: list[Span], reading: Reading) -> bool:
    return all(later[0] < earlier[1] or _either(reading, earlier[1], later[1]) for earlier, later in pairwise(spans))


def _either(reading: Reading, start: int, end: int) -> bool:
    """Whether what follows makes two numbers one: three or four, harder with three than with two."""
    between = TOKEN.findall(reading.seen, start, end)
    return len(between) <= MOST_BETWEEN and not EITHER.isdisjoint(between)


def _named(reading: Reading, names: Collection[str]) -> Iterator[Span]:
    for name in names:
        if any(map(str.isdigit, name)) and sum(map(str.isalpha, name)) >= LEAST_LETTERS_OF_A_NAME:
            for found in re.finditer(rf"(?<!\w){re.escape(plain(name))}(?!\w)", reading.seen):
                yield found.span()


def _times(reading: Reading) -> Iterator[Span]:
    yield from hours_of_a_day(reading)
    for pattern in (HEART, ALL_OF_IT):
        for found in pattern.finditer(reading.seen):
            yield found.span()
    tokens = list(TOKEN.finditer(reading.seen))
    held = {amount.start() for before, amount in pairwise(tokens) if before[0] in BEFORE_A_CARD}
    for found in SHORT_TIME.finditer(reading.seen):
        if not (found[0].endswith(LONE_LETTERS) and found.start() in held):
            yield found.span()
    tokens = [token for token in tokens if token[0] not in MORE]
    for amount, unit, after in zip(tokens, tokens[1:], [*(token[0] for token in tokens[2:]), ""], strict=False):
        if (
            amount[0] in ROUND
            and unit[0] in TIMES
            and _joined(reading, amount, unit)
            and not _is_less(reading, unit)
            and not (unit[0] == "let" and after in LET)
        ):
            yield amount.start(), unit.end()


def _is_less(reading: Reading, unit: re.Match[str]) -> bool:
    """Czech "míň", which reads like minutes."""
    first, end = reading.written(*unit.span())
    return unit[0] == "min" and reading.text[first:end].lower() != "min"


def _few(reading: Reading) -> Iterator[Span]:
    tokens = list(TOKEN.finditer(reading.seen))
    befores = ["", *(token[0] for token in tokens)]
    for before, number, things, more in zip(befores, tokens, tokens[1:], [*tokens[2:], None], strict=False):
        if number[0] not in FEW or not _joined(reading, number, things):
            continue
        if things[0] in THINGS:
            if _counted(before, things[0]):
                yield number.start(), things.end()
        elif (
            more
            and more[0] in THINGS
            and _joined(reading, things, more)
            and things[0] not in NO_ADJECTIVES
            and not numeral(things[0])
            and _counted(before, more[0])
        ):
            yield number.start(), more.end()  # two good turns


def _joined(reading: Reading, word: re.Match[str], following: re.Match[str]) -> bool:
    return JOINED.fullmatch(reading.seen, word.end(), following.start()) is not None


def _counted(before: str, things: str) -> bool:
    """Not "stay at four, people" without its comma, nor "a four guys": a card, and those who are told."""
    if before in CARD_ARTICLES or (before in ENGLISH_ARTICLES and things in ENGLISH_THINGS):
        return False
    return things not in CALLED or before not in PLACES | AT_AN_HOUR


def _phrases(reading: Reading) -> Iterator[Span]:
    for clause in clauses(reading):
        yield from _said(clause, PHRASES, reading)
    yield from _said(reading.words, EVERYDAY, reading)


def _said(clause: Sequence[Word], phrases: Phrases, reading: Reading) -> Iterator[Span]:
    words = [
        A_PILE if word.bare == "a" and reading.text[reading.at[word.end - 1]] == "A" else word.bare for word in clause
    ]
    for places in phrases.said(words):
        first, last = places[0], places[-1]
        start, end = clause[first].start, clause[last].end
        between = (words[place] for place in range(first, last) if place not in places)
        if (
            not (first and words[first - 1] in SIDES)  # left pile three
            and not any(map(numeral, between))
            and not DIGIT.search(reading.seen, start, end)
        ):
            yield start, end


# Cards to be laid, whichever they are, and piles


def _of_the_table(reading: Reading) -> Iterator[Span]:
    spared = not SPARING_BY_ITSELF.isdisjoint(word.text for word in reading.words)
    of_a_turn = not LAYING.isdisjoint(word.text for word in reading.words)
    letters = {word.start for word in pile_letters(reading)}
    for clause in clauses(reading):
        texts = [word.text for word in clause]
        if not NO_PILE_OR_TURN.isdisjoint(texts) or not letters.isdisjoint(word.start for word in clause):
            continue
        of_a_pile = (spared or not SPARING.isdisjoint(texts)) and OF_A_CARD.isdisjoint(texts)
        for place, word in enumerate(clause):
            before, after = texts[place - 1] if place else "", texts[place + 1] if place + 1 < len(texts) else ""
            laid = of_a_turn and word.text in FEW and before not in NAMED_OR_HELD and after not in FAR
            if laid or (of_a_pile and word.text in ORDINALS and before != "die"):  # "die dritte" is a card
                yield word.start, word.end
