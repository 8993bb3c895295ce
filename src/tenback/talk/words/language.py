"""What the guard must know of a language, and how its tables are written.

A table of phrases has a phrase a line, word by word: `a|b` is either word, `high*` any word that begins so, `~2` lets
up to two words of any kind stand there, `&` whatever joins a part to its whole ("of the"), `$` is the end of the
clause but for a please, `^` its beginning, `@` a pile by its letter. Accents and capitals do not matter, and a phrase
never runs over the end of a clause. A line that ends in `|` goes on in the next.
"""

from dataclasses import dataclass

__all__ = ["Company", "Language", "Pleasantries", "endings", "forms"]

NONE: frozenset[str] = frozenset()


def forms(text: str) -> frozenset[str]:
    """The words of a table."""
    return frozenset(text.split())


def endings(stems: str, tails: str) -> frozenset[str]:
    """Every stem with every tail; `-` is the empty tail."""
    return frozenset(stem + tail.replace("-", "") for stem in stems.split() for tail in tails.split())


@dataclass(frozen=True, slots=True)
class Company:
    """The words beside a word, which say whether "one" is a card or somebody."""

    cards: frozenset[str]  # card one
    holding: frozenset[str]  # I hold the one
    compared: frozenset[str]  # one higher
    placed: frozenset[str]  # one above yours, one step
    by: frozenset[str]  # higher by one
    plus: frozenset[str]
    colours: frozenset[str]  # red one
    referred: frozenset[str]  # half of that
    fillers: frozenset[str]  # what says nothing: one, please
    own: frozenset[str]  # my highest: nobody knows how high that is
    boasts: frozenset[str]  # the highest score, the biggest jump
    pinned: frozenset[str]  # the highest card, the highest there is; any other word is a boast, the highest respect
    vague: frozenset[str]  # about the same height
    occasions: frozenset[str]  # right after dinner: no cards there
    joints: frozenset[str]  # strings on a guitar
    common: frozenset[str]  # everyday words, to tell the language by; without accents, since those tell by themselves


@dataclass(frozen=True, slots=True)
class Pleasantries:
    """Where a number counts something else than cards: one such number passes in a message."""

    round: frozenset[str]  # the amounts of time that people round to: two, five, ten, thirty
    times: frozenset[str]  # ten minutes
    hours: frozenset[str]  # what stands after the digits of an hour: 8 pm
    few: frozenset[str]  # two, three and four, in every form
    things: frozenset[str]  # two cards, two piles
    people: str  # phrases: you two, two of us
    idioms: str  # phrases: it takes two to tango


@dataclass(frozen=True, slots=True)
class Language:
    """The number words of a language as people write them, in lower case, and its ways to pin a number down."""

    code: str
    numbers: frozenset[str]  # every form that is a number wherever it stands
    bases: frozenset[str]  # the forms to look for misspelt, masked, split and backwards
    buried: frozenset[str]  # long stems that no harmless word has inside it
    hearing: str  # letters that sound alike, plain: "qu=k ph=f", in the order in which they are replaced
    links: frozenset[str]  # what stands between the parts of a compound: "und"
    tails: frozenset[str]  # what a number may end in: "-fach"
    # Numbers in some company only; guard/ambiguous.py says in which.
    one: frozenset[str]
    zero: frozenset[str]
    first: frozenset[str]
    half: frozenset[str]
    pair: frozenset[str]
    sounds: frozenset[str]  # harmless words that sound like numbers, if nothing else is said: for tea too
    company: Company
    superlatives: str  # phrases: the highest; not before a boast, nor after one's own
    figures: frozenset[str]  # number, digit: who speaks of one speaks of a card,
    forbidding: frozenset[str]  # unless it is to say that one must not
    relations: str  # phrases: exactly above it, the next number, the same as yours, the sum of both
    stand_ins: str  # phrases: days in a week, my age
    wholes: str  # phrases, in either order: what everybody knows the number of: days & week
    riddles: str  # phrases, also over commas: Friday the …, the date of Halloween
    across: str  # phrases, also over commas: relations to what somebody laid or what is in sight
    piles: str  # phrases, also over commas: relations to a pile, the order of a colour
    codes: str  # phrases: binary, the letter g
    as_many: str  # phrases that count something,
    as_one_can: frozenset[str]  # unless it is as many as one can
    talk: Pleasantries
