"""Numbers that are no cards: ten minutes, half past eight, you two, two cards a turn, it takes two, Anna97.

At most one of them in a message, or one or another ("three or four of us"), and no time beside a colour: two would be a
way to tell two digits. Amounts of time are round ones, clocks show quarters of an hour, people and things are counted
to four, and so are the cards of a turn ("must I play two?") and the piles ("keep off the third").
"""

import re
from collections.abc import Collection, Iterator
from itertools import pairwise

from tenback.talk.guard.company import CARDS, COLOURS, COMPARED, HOLDING, PLACED
from tenback.talk.guard.letters import Reading, clauses, plain
from tenback.talk.guard.numerals import numeral
from tenback.talk.guard.phrases import Phrases
from tenback.talk.words import LANGUAGES, beside, everyday
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
HOURS = _plain(language.talk.hours for language in LANGUAGES)
PHRASES = Phrases(*(table for language in LANGUAGES for table in (language.talk.people, language.talk.idioms)))
EVERYDAY = Phrases(
    *(everyday.ENGLISH, everyday.GERMAN, everyday.POLISH, everyday.CZECH, everyday.RUSSIAN, everyday.FRENCH)
)
LAYING, NAMED, ORDINALS, SPARING, EITHER = (
    frozenset(map(plain, words))
    for words in (beside.LAYING, beside.NAMED, beside.ORDINALS, beside.SPARING, beside.EITHER)
)
AT_AN_HOUR, EVENTS = frozenset(map(plain, beside.AT_AN_HOUR)), frozenset(map(plain, beside.EVENTS))
HOURS_OF_A_DAY = frozenset(map(plain, beside.HOURS)) | frozenset(map(str, range(1, 25)))
HELD = HOLDING - {"keep"}
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
OF_A_CARD = CARDS | COMPARED | HELD
OF_THE_GAME = CARDS | COMPARED | {"b", "c", "d"}
NAMED_OR_HELD = NAMED | HOLDING
MOST_BETWEEN = 8  # words from one number of people to the end of another

TOKEN = re.compile(r"[^\W_]+")
CLOCK = re.compile(
    r"(?<![\d:.,])(?:[01]?\d|2[0-4])"
    rf"(?:[:h](?:00|15|30|45)(?![\d:])|[ ]?(?:{'|'.join(sorted(HOURS, key=len, reverse=True))})(?!\w))"
)
SHORT_TIME = re.compile(r"(?<![\d:.,])(?:2|5|10|15|20|30)(?:min|mins|mn|s|sec|secs|sek|h)(?!\w)")
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
    for pattern in (CLOCK, SHORT_TIME, HEART, ALL_OF_IT):
        for found in pattern.finditer(reading.seen):
            yield found.span()
    for hour, oclock in pairwise(reading.words):
        if oclock.text in HOURS and numeral(hour.text):
            yield hour.start, oclock.end  # nine o'clock, as in digits
    yield from _appointments(reading)
    tokens = [token for token in TOKEN.finditer(reading.seen) if token[0] not in MORE]
    for amount, unit in pairwise(tokens):
        if amount[0] in ROUND and unit[0] in TIMES and not _is_less(reading, unit):
            yield amount.start(), unit.end()


def _appointments(reading: Reading) -> Iterator[Span]:
    """I work at six: an hour, since something is to happen then and nothing is said of cards."""
    texts = {word.text for word in reading.words}
    if not EVENTS.isdisjoint(texts) and OF_THE_GAME.isdisjoint(texts):
        for at, hour in pairwise(TOKEN.finditer(reading.seen)):
            if at[0] in AT_AN_HOUR and hour[0] in HOURS_OF_A_DAY:
                yield hour.span()


def _is_less(reading: Reading, unit: re.Match[str]) -> bool:
    """Czech "míň", which reads like minutes."""
    first, end = reading.written(*unit.span())
    return unit[0] == "min" and reading.text[first:end].lower() != "min"


def _few(reading: Reading) -> Iterator[Span]:
    tokens = list(TOKEN.finditer(reading.seen))
    for number, things, more in zip(tokens, tokens[1:], [*tokens[2:], None], strict=False):
        if number[0] in FEW and things[0] in THINGS:
            yield number.start(), things.end()
        elif number[0] in FEW and more and more[0] in THINGS and things[0] not in COLOURS and not numeral(things[0]):
            yield number.start(), more.end()  # two good turns


def _phrases(reading: Reading) -> Iterator[Span]:
    for clause in clauses(reading):
        for first, end in PHRASES.found([word.bare for word in clause]):
            yield clause[first].start, clause[end - 1].end
    for first, end in EVERYDAY.found([word.bare for word in reading.words]):
        yield reading.words[first].start, reading.words[end - 1].end


# Cards to be laid, whichever they are, and piles


def _of_the_table(reading: Reading) -> Iterator[Span]:
    spared = not SPARING_BY_ITSELF.isdisjoint(word.text for word in reading.words)
    of_a_turn = not LAYING.isdisjoint(word.text for word in reading.words)
    for clause in clauses(reading):
        texts = [word.text for word in clause]
        if not NO_PILE_OR_TURN.isdisjoint(texts):
            continue
        of_a_pile = (spared or not SPARING.isdisjoint(texts)) and OF_A_CARD.isdisjoint(texts)
        for place, word in enumerate(clause):
            before, after = texts[place - 1] if place else "", texts[place + 1] if place + 1 < len(texts) else ""
            laid = of_a_turn and word.text in FEW and before not in NAMED_OR_HELD and after not in FAR
            if laid or (of_a_pile and word.text in ORDINALS and before != "die"):  # "die dritte" is a card
                yield word.start, word.end
