"""Turns of phrase that pin a number down without naming it: exact relations (Q10), superlatives, sums, well-known
stand-ins. How a table of them is written says words/language.py.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from tenback.talk.guard.company import (
    CARDS,
    COLOURS,
    FILLERS,
    HOLDING,
    JOINTS,
    OCCASIONS,
    PINNED,
    POINTING,
    VAGUE,
)
from tenback.talk.guard.found import Found, Kind
from tenback.talk.guard.letters import APOSTROPHES, Reading, Word, clauses, plain
from tenback.talk.words import LANGUAGES, beside, piles
from tenback.talk.words.language import Language, forms
from tenback.talk.words.riddles import SOUND_ALIKES

__all__ = ["Phrases", "beside_a_colour", "pile_letters", "said", "tells_something", "told"]

LEAST_STEM = 2  # letters of a stem such as "high*"
JOINED = 5  # words at most between a part and its whole
NEAR = 3  # words on either side in which a boast is looked for
NO_APOSTROPHES = str.maketrans("", "", APOSTROPHES)
PILE_A = "A"  # a capital within a clause
A_PILE = "@"
CYRILLIC_PILES = "АВСДБГ"  # capitals only: small ones are "and", "in" and "with"
SENTENCE_ENDS = frozenset(".!?…")
GOES_ON = re.compile(r"[^\w?]*[\w?]")  # with more than a full stop
# A small "a" is a pile where nothing follows it or these do; else it is an article, "has", or a Czech or Polish "and".
AFTER_A = frozenset(
    map(
        plain,
        forms("""
    and und i et or oder b c d plus minus times mal razy krát fois moins is ist jest je has with mit on auf by exactly
    genau now nur bloß rückwärts umgekehrt umgedreht verdreht vertauscht gespiegelt spiegelverkehrt aufgerundet
    abgerundet
"""),
    )
)
NEGATIONS = frozenset({"no", "not", "without", "kein", "keine", "keinen"})  # "I have no trick" tells nothing


LETTERS = sorted(forms(piles.LETTERS))
BARE = COLOURS | FILLERS | HOLDING | CARDS | frozenset(map(plain, beside.BARE))
DOING = frozenset(map(plain, beside.DOING))
NOISE = frozenset(map(plain, beside.NOISE))
TURNS = frozenset(map(plain, beside.TURNS))
PLANS = frozenset(
    map(plain, forms("plan plán план fun spaß idee idea pomysł nápad идея zabawa zábava musik fair bad good"))
)
OF_SOMEBODY = frozenset(
    map(
        plain,
        forms("""
    a an the your some ein eine einer der die das dein deine jak twój twoja jakiś můj tvůj nějaký твой какой un une des
    le la les son sa ta ton good fun fair right bad plan plán план idea idee pomysł nápad идея mein meine mój moja moje
    můj moje мой моя mon ma fun spaß zabawa zábava музыка music musik she he you nobody somebody
"""),
    )
)


# One phrase


class Step(NamedTuple):
    """One of some words, after a gap of at most so many others."""

    gap: int
    joined: bool  # by what joins a part to its whole, and nothing else
    words: frozenset[str]
    stems: tuple[str, ...]
    ends: bool  # or the end of the clause
    lettered: bool  # a pile's letter

    def fits(self, word: str) -> bool:
        return (
            word in self.words
            or (word == PILE_A and "a" in self.words)
            or (bool(self.stems) and word.startswith(self.stems))
        )


class Phrase(NamedTuple):
    """What follows a first word."""

    first: Step
    rest: tuple[Step, ...]
    opens: bool  # at the beginning of a clause only

    @property
    def is_a_clause(self) -> bool:
        return self.opens and bool(self.rest) and self.rest[-1].ends

    def places(self, words: Sequence[str], first: int) -> tuple[int, ...] | None:
        """Where the words of the phrase stand that begins with the first word, if it is said there."""
        if (self.opens and first > 0) or (self.first.lettered and _is_an_article(words, first)):
            return None
        places = [first]
        for step in self.rest:
            place = places[-1] + 1
            near = words[place : place + step.gap + 1]
            found = next((n for n, word in enumerate(near) if step.fits(word)), None)
            if found is None:
                ended = step.ends and len(near) <= step.gap and place + len(near) == len(words)
                return tuple(places) if ended else None
            if not NEGATIONS.isdisjoint(near[:found]) or (step.joined and not _joins(near[:found])):
                return None
            if step.lettered and _is_an_article(words, place + found):
                return None
            places.append(place + found)
        return tuple(places)


def _is_an_article(words: Sequence[str], place: int) -> bool:
    """Whether a word that fits a pile's letter is only a small "a", as in "what a round", "a ja tylko o tym marzę"."""
    return words[place] == "a" and not AFTER_A.issuperset(words[place + 1 : place + 2])


def _joins(between: Sequence[str]) -> bool:
    """Whether nothing but joints stands between a part and its whole, or one word more: strings on a good guitar."""
    others = [word for word in between if word not in JOINTS]
    return len(others) <= (len(between) > 1) and POINTING.isdisjoint(others)


def _step(text: str, gap: int, *, joined: bool) -> Step:
    options = [
        each for option in text.split("|") if option != "$" for each in (LETTERS if option == A_PILE else [option])
    ]
    stems = tuple(plain(option.removesuffix("*")) for option in options if option.endswith("*"))
    assert all(len(stem) >= LEAST_STEM for stem in stems), text
    words = frozenset(plain(option).translate(NO_APOSTROPHES) for option in options if not option.endswith("*"))
    return Step(gap, joined, words, stems, "$" in text.split("|"), words >= {"a", "b", "c"})


def _steps(line: str) -> tuple[Step, ...]:
    gap, joined, steps = 0, False, []
    for text in line.split():
        if text.startswith("~"):
            gap = int(text[1:])
        elif text == "&":
            gap, joined = JOINED, True
        else:
            steps.append(_step(text, gap, joined=joined))
            gap, joined = 0, False
    return tuple(steps)


CONTINUED = re.compile(r"\|\s+")


def phrases(table: str) -> list[str]:
    """Its lines; one that ends in `|` goes on in the next."""
    return [line.strip() for line in CONTINUED.sub("|", table).splitlines() if line.strip()]


def both_ways(table: str) -> str:
    """Parts and wholes in either order: days in a week, a week's days."""
    lines = [line.split() for line in phrases(table)]
    return "\n".join(" ".join(order) for line in lines for order in (line, line[::-1]))


# All phrases of a table, found by their first words


class Phrases:
    """Where in a clause one of the phrases is said. How long that takes depends on the clause's length only: the
    phrases that begin with a word are few, and none is longer than a dozen words.
    """

    def __init__(self, *tables: str) -> None:
        self.words: defaultdict[str, list[Phrase]] = defaultdict(list)
        self.stems: defaultdict[str, list[tuple[str, Phrase]]] = defaultdict(list)
        for line in (line for table in tables for line in phrases(table)):
            first, *rest = _steps(line.removeprefix("^").strip())
            phrase = Phrase(first, tuple(rest), line.startswith("^"))
            for word in first.words:
                self.words[word].append(phrase)
            for stem in first.stems:
                self.stems[stem[:LEAST_STEM]].append((stem, phrase))

    def found(self, words: Sequence[str], *, alone: bool = True) -> Iterator[tuple[int, int]]:
        """The first word of each phrase, and the one after its last."""
        for places in self.said(words, alone=alone):
            yield places[0], places[-1] + 1

    def said(self, words: Sequence[str], *, alone: bool = True) -> Iterator[tuple[int, ...]]:
        """Where the words of each phrase stand; of those that are a clause of their own only where the message says
        nothing else.
        """
        for first, word in enumerate(words):
            for phrase in self._begun(word):
                places = phrase.places(words, first) if alone or not phrase.is_a_clause else None
                if places is not None:
                    yield places

    def _begun(self, word: str) -> Iterator[Phrase]:
        yield from self.words.get("a" if word == PILE_A else word, ())
        for stem, phrase in self.stems.get(word[:LEAST_STEM], ()):
            if word.startswith(stem):
                yield phrase


# What pins a number down


class Pins(NamedTuple):
    """Phrases of a kind, and what makes them harmless."""

    kind: Kind
    phrases: Phrases
    harmless: Callable[[Sequence[str], int, int], bool]


def _never(_: Sequence[str], __: int, ___: int) -> bool:
    return False


def _household(words: Sequence[str], _: int, __: int) -> bool:
    """The strings on my guitar need changing."""
    return not DOING.isdisjoint(words)


def _somebodys(words: Sequence[str], _: int, end: int) -> bool:
    """That sounds like my uncle, like a plan."""
    return end == len(words) or words[end] in PLANS or (end + 1 < len(words) and words[end] in POINTING | OF_SOMEBODY)


def _neighbourly(words: Sequence[str], first: int, end: int) -> bool:
    """The neighbour above drills again."""
    near = words[max(0, first - NEAR) : end + NEAR]
    return not NOISE.isdisjoint(words) or not ((OCCASIONS - {"played"}) | VAGUE).isdisjoint(near)


def _in_turns(words: Sequence[str], first: int, end: int) -> bool:
    """My next turn is on A."""
    return not TURNS.isdisjoint(words[first:end]) or _neighbourly(words, first, end)


def _occasional(words: Sequence[str], first: int, end: int) -> bool:
    """Right after dinner, exactly between two meetings: relations of hours, not of cards. And about the same height."""
    before = words[max(0, first - NEAR) : first]
    return not OCCASIONS.isdisjoint((*before, *words[first : end + NEAR])) or not VAGUE.isdisjoint(before)


def _boasted(language: Language) -> Callable[[Sequence[str], int, int], bool]:
    """The highest score, my lowest, the biggest jump, ten minutes at most: these pin nothing down."""
    boasts = frozenset(map(plain, language.company.boasts))
    own = frozenset(map(plain, language.company.own))
    times = frozenset(map(plain, language.talk.times)) - {"second"}  # the second highest

    def harmless(words: Sequence[str], first: int, end: int) -> bool:
        near = words[max(0, first - NEAR) : end + NEAR]
        boasted = not (boasts | times | NOISE).isdisjoint(near) or not set(words[end : end + 1]) <= PINNED | {PILE_A}
        return boasted or (first > 0 and words[first - 1] in own)

    return harmless


def _possible(language: Language) -> Callable[[Sequence[str], int, int], bool]:
    """As many as one can; and "as many as" with nothing after it."""
    can = frozenset(map(plain, language.as_one_can))

    def harmless(words: Sequence[str], _: int, end: int) -> bool:
        return end == len(words) or not can.isdisjoint(words[end : end + NEAR])

    return harmless


def _forbidden(language: Language) -> Callable[[Sequence[str], int, int], bool]:
    """No numbers please; the limit number; how many points."""
    spared = frozenset(map(plain, language.forbidding | language.company.boasts))

    def harmless(words: Sequence[str], first: int, end: int) -> bool:
        return not spared.isdisjoint(words[max(0, first - NEAR) : end + NEAR])

    return harmless


PINS = tuple(
    pins
    for language in LANGUAGES
    for pins in (
        Pins(Kind.RELATION, Phrases(language.relations), _occasional),
        Pins(Kind.RELATION, Phrases(language.superlatives), _boasted(language)),
        Pins(Kind.RELATION, Phrases("|".join(sorted(language.figures))), _forbidden(language)),
        Pins(Kind.STAND_IN, Phrases(language.stand_ins, both_ways(language.wholes)), _household),
        Pins(Kind.STAND_IN, Phrases(language.as_many), _possible(language)),
        Pins(Kind.CODE, Phrases(language.codes), _never),
    )
)


def _is_pile_a(reading: Reading, word: Word) -> bool:
    return word.bare == "a" and reading.text[reading.at[word.end - 1]] == "A"


def pile_letters(reading: Reading) -> Iterator[Word]:
    """Each capital A, and each capital of the Cyrillic alphabet that stands for a pile's letter. Not where it begins a
    sentence and more follows, since every word does so with a capital.
    """
    since = 0
    for word in reading.words:
        if word.end - word.start == 1 and (
            _is_pile_a(reading, word) or reading.text[reading.at[word.start]] in CYRILLIC_PILES
        ):
            begins = since == 0 or not SENTENCE_ENDS.isdisjoint(reading.seen[since : word.start])
            if not begins or not GOES_ON.match(reading.seen, word.end):
                yield word
        since = word.end


def tells_something(words: Sequence[Word]) -> int:
    """How many words there are beside colours, cards and what says nothing."""
    return sum(word.text not in BARE for word in words)


def said(clause: Sequence[Word], reading: Reading, telling: int) -> Iterator[Found]:
    """The phrases of a clause of a message of which so many words tell something."""
    alone = tells_something(clause) == telling
    words = [PILE_A if place and _is_pile_a(reading, word) else word.bare for place, word in enumerate(clause)]
    while len(words) > 1 and words[-1] in FILLERS:
        words.pop()
    for pins in PINS:
        for first, end in pins.phrases.found(words, alone=alone):
            if not pins.harmless(words, first, end):
                yield Found(clause[first].start, clause[end - 1].end, pins.kind)


# Over commas

DOTS = plain("…")
LEFT_OUT = re.compile(r"\.{2,}|_{2,}|\?{3,}")
ACROSS = (
    *(Pins(Kind.STAND_IN, Phrases(language.riddles), _household) for language in LANGUAGES),
    *(Pins(Kind.RELATION, Phrases(language.across), _neighbourly) for language in LANGUAGES),
    *(Pins(Kind.RELATION, Phrases(language.piles), _in_turns) for language in LANGUAGES),
    Pins(Kind.STAND_IN, Phrases(SOUND_ALIKES), _somebodys),
)


def told(reading: Reading) -> Iterator[Found]:
    """The phrases that run over the ends of clauses, and riddles beside a colour."""
    spans: list[tuple[str, int, int]] = []
    letters = {word.start for word in pile_letters(reading)}
    since = 0
    for word in reading.words:
        spans.extend((DOTS, *dots.span()) for dots in LEFT_OUT.finditer(reading.seen, since, word.start))
        spans.append((PILE_A if word.start in letters else word.bare, word.start, word.end))
        since = word.end
    spans.extend((DOTS, *dots.span()) for dots in LEFT_OUT.finditer(reading.seen, since))
    words = [word for word, _, _ in spans]
    for pins in ACROSS:
        for first, end in pins.phrases.found(words):
            if not pins.harmless(words, first, end):
                yield Found(spans[first][1], spans[end - 1][2], pins.kind)


# A colour that is a clause of its own, and besides it nothing that people say to one another: "seasons, yellow"

IN_A_COLOUR = COLOURS | FILLERS | frozenset(map(plain, forms("in en w v ve na auf the der die das la le в на")))
TALK = COLOURS | HOLDING | FILLERS | VAGUE | frozenset(map(plain, beside.TALK))
MOST_OF_A_RIDDLE = 6  # words


def beside_a_colour(reading: Reading) -> Iterator[Found]:
    *others, last = clauses(reading)
    riddle = [word for clause in others for word in clause if word.text not in IN_A_COLOUR]
    coloured = not COLOURS.isdisjoint(word.text for word in last) and IN_A_COLOUR.issuperset(word.text for word in last)
    if coloured and 1 < len(riddle) <= MOST_OF_A_RIDDLE and TALK.isdisjoint(word.text for word in riddle):
        yield Found(riddle[0].start, riddle[-1].end, Kind.STAND_IN)
