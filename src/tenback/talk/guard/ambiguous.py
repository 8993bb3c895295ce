"""Words that are numbers in some company only: articles, pronouns and idioms elsewhere. A rule for each class."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from tenback.talk.guard import company
from tenback.talk.guard.found import Found, Kind
from tenback.talk.guard.letters import Word, plain
from tenback.talk.guard.numerals import FOREIGN, NUMBERS
from tenback.talk.words import LANGUAGES, beside
from tenback.talk.words.language import forms

__all__ = ["Message", "in_company", "message"]


SAYING_NOTHING = company.FILLERS | frozenset(map(plain, beside.ANYTIME))
SLAVIC_SPELLING = re.compile(r"[scrd]z|cie$")  # zostawcie, czy, przy


class Message(NamedTuple):
    """What the whole message says about each of its words."""

    is_one_word: bool  # but for a please
    is_slavic: bool  # Polish or Czech, as far as one can tell


def message(words: Sequence[Word]) -> Message:
    said = [word for word in words if word.text not in company.FILLERS]
    others = [word for word in words if word.text != "ten"]
    slavic = any(word.accented or word.text in company.SLAVIC or SLAVIC_SPELLING.search(word.text) for word in others)
    neither = len(others) > 1 and company.NOT_SLAVIC.isdisjoint(word.text for word in others)
    return Message(len(said) == 1, slavic or neither)


class Place(NamedTuple):
    """A word where it stands."""

    word: Word
    at: int
    clause: Sequence[str]
    ends_the_clause: bool  # but for a please
    ends_what_is_told: bool  # but for a please, and for today, again, now
    message: Message

    @property
    def before(self) -> str:
        return self.clause[self.at - 1] if self.at else ""

    @property
    def after(self) -> str:
        return self.clause[self.at + 1] if self.at + 1 < len(self.clause) else ""

    @property
    def after_that(self) -> str:
        return self.clause[self.at + 2] if self.at + 2 < len(self.clause) else ""

    def within(self, back: int, onward: int, words: frozenset[str]) -> bool:
        """Whether one of the words stands so near."""
        near = (*self.clause[max(0, self.at - back) : self.at], *self.clause[self.at + 1 : self.at + 1 + onward])
        return not words.isdisjoint(near)


def in_company(clause: Sequence[Word], about: Message) -> Iterator[Found]:
    """The words of a clause that are numbers where they stand."""
    texts = [word.text for word in clause]
    if RULES.keys().isdisjoint(texts):
        return
    last = max((at for at, text in enumerate(texts) if text not in company.FILLERS), default=0)
    last_told = max((at for at, text in enumerate(texts) if text not in SAYING_NOTHING), default=0)
    for at, word in enumerate(clause):
        rule = RULES.get(word.text)
        kind = rule(Place(word, at, texts, at >= last, at >= last_told, about)) if rule else None
        if kind:
            yield Found(word.start, word.end, kind)


def _spoken_of(kind: Kind, *signs: bool) -> Kind | None:
    return kind if any(signs) else None


# One: "someone", "no one", "one moment", "that one" are not cards, "jeden z nas" and "один момент" neither. It is the
# card where it is all that is said, where a card or number is named just before it, where it ends what somebody holds,
# beside a colour without an article, next to another one; and a relation beside higher, lower, less, plus, minus.


def one(place: Place) -> Kind | None:
    if _compared(place):
        return Kind.RELATION
    return _spoken_of(
        Kind.NUMBER_WORD,
        place.message.is_one_word,
        place.before in company.CARDS and (place.ends_the_clause or place.before != "number"),
        place.ends_the_clause and place.before in company.HOLDING | company.BEING,
        place.ends_what_is_told and place.before == "a",
        place.ends_what_is_told and place.before == "the" and place.within(3, 0, company.HOLDING),
        place.before in company.COLOURS and not place.within(2, 0, company.ARTICLES),
        not {place.before, place.after}.isdisjoint(ONES_AND_ZEROS),
    )


def _compared(place: Place) -> bool:
    return (
        place.after in company.COMPARED
        or place.before in company.PLUS
        or (place.after in company.PLACED and place.before in company.BY | company.HOLDING | company.BEING)
        or (place.after in company.PLACED and not place.before and place.after_that in company.FROM)
        or (place.before == "o" and place.ends_the_clause)  # o jeden, o jednu
        or (place.before in company.BY and place.within(3, 2, company.COMPARED | company.PLACED))
    )


# German ein, eine, einen and French un, une are articles nearly always: "eine höhere Karte", "ich hab eine", "un peu
# plus haut". Only "eine höher" is a card; what French says of one more has phrases of its own.


def article(place: Place) -> Kind | None:
    return _spoken_of(Kind.RELATION, place.after in company.COMPARED)


# Once: Polish raz, Russian раз. "Jeszcze raz", "как раз"; the number only in counting, so alone.


def once(place: Place) -> Kind | None:
    return _spoken_of(Kind.NUMBER_WORD, place.message.is_one_word)


# Zero is on no card, so "zero luck" is talk; but it makes a ten of a one.


def zero(place: Place) -> Kind | None:
    return _spoken_of(
        Kind.NUMBER_WORD,
        place.message.is_one_word,
        place.before in company.CARDS,
        place.ends_the_clause and place.before in company.HOLDING,
        not {place.before, place.after}.isdisjoint(ONES_AND_ZEROS),
    )


# First and second: who goes first, a second, the second pile, on second thought. Only what somebody holds is a card.
# Polish drugi and Czech druhý are "the other" and pass. From the third on, ordinals are numbers.


def first(place: Place) -> Kind | None:
    return _spoken_of(Kind.NUMBER_WORD, place.ends_the_clause and place.within(3, 0, company.HOLDING))


# Half and double: half an hour, half the deck, a double coffee, double check it. They are relations when they are of
# something in sight.


def half(place: Place) -> Kind | None:
    of_something = place.within(0, 3, company.REFERRED) and place.after != "check"
    return _spoken_of(Kind.RELATION, place.message.is_one_word, of_something)


# A couple, a pair: a few minutes, "ein paar", "pár", "пару минут". Two cards when held, a relation when compared.


def pair(place: Place) -> Kind | None:
    if place.after in company.COMPARED:
        return Kind.RELATION
    held = place.ends_the_clause and place.within(2, 0, company.HOLDING)
    all_said = place.before in ARTICLES | {"a"} and len(place.clause) == 2
    return _spoken_of(Kind.NUMBER_WORD, place.message.is_one_word, held, all_said)


# Ten: "this" in Polish and Czech, the most usual word at their tables. It is that when the message has a Slavic word,
# or several words and none that is English or German, and no English one stands beside it; else it is ten.


def ten(place: Place) -> Kind | None:
    english = not {place.before, place.after}.isdisjoint(company.BESIDE_A_TEN)
    held = place.ends_the_clause and place.before in company.HOLDING
    return _spoken_of(Kind.NUMBER_WORD, not place.message.is_slavic, english, held)


# Pět without its hook: an English pet belongs to somebody.


def pet(place: Place) -> Kind | None:
    return _spoken_of(Kind.NUMBER_WORD, place.word.accented, place.before not in company.PET_OWNERS)


# Acht: "gib acht", "in Acht nehmen", "achte auf den Stapel" are care, not eight.


def care(place: Place) -> Kind | None:
    named = place.before in company.NAMING_A_CARD
    return _spoken_of(Kind.NUMBER_WORD, named, company.TAKING_CARE.isdisjoint(place.clause))


def heed(place: Place) -> Kind | None:
    named = place.before in company.NAMING_A_CARD
    return _spoken_of(Kind.NUMBER_WORD, named, company.HEEDING.isdisjoint(place.clause))


# Семью: somebody's family, in the accusative.


def family(place: Place) -> Kind | None:
    return _spoken_of(Kind.NUMBER_WORD, place.before not in company.FAMILY)


# Tres: three in Spanish, and how French very is typed without its accent.


def very(place: Place) -> Kind | None:
    return _spoken_of(Kind.NUMBER_WORD, not place.word.accented and place.after not in company.VERY)


# Number words of other languages that are everyday words here: German hat and sei, English due and fire.


def foreign(place: Place) -> Kind | None:
    return _spoken_of(
        Kind.NUMBER_WORD,
        place.message.is_one_word,
        place.ends_the_clause and place.before in company.HOLDING | company.CARDS | company.BEING | company.COLOURS,
        place.before in NUMBERS,
    )


# Roman numerals. A lone V, X or L is a preposition, a kiss: a card only where cards are spoken of. A lone I is nearly
# always a pronoun and passes. Czech says "ví" for "knows", "lví" for a lion's, "máš-li" for "if you have".

SPEAKS_OF_CARDS = company.CARDS | company.HOLDING | company.COLOURS | company.BEING


def lone_roman(place: Place) -> Kind | None:
    told = place.ends_the_clause and place.before in SPEAKS_OF_CARDS
    return _spoken_of(Kind.ROMAN, told, place.message.is_one_word)


def roman(place: Place) -> Kind | None:
    czech = place.word.hyphened if place.word.text == "li" else place.word.accented
    return _spoken_of(Kind.ROMAN, not czech)


ARTICLES = forms("ein eine einen einem einer eines un une")
ONES_AND_ZEROS = (
    frozenset(plain(word) for language in LANGUAGES for word in language.one | language.zero)
    - ARTICLES
    - forms("raz раз")
)


def _rules() -> dict[str, Callable[[Place], Kind | None]]:
    rules: dict[str, Callable[[Place], Kind | None]] = dict.fromkeys(FOREIGN, foreign)
    for language in LANGUAGES:
        rules |= dict.fromkeys(map(plain, language.one), one)
        rules |= dict.fromkeys(map(plain, language.zero), zero)
        rules |= dict.fromkeys(map(plain, language.first), first)
        rules |= dict.fromkeys(map(plain, language.half), half)
        rules |= dict.fromkeys(map(plain, language.pair), pair)
    rules |= dict.fromkeys(ARTICLES, article)
    rules |= dict.fromkeys(forms("raz раз"), once)
    rules |= {"tres": very, "ten": ten, "pet": pet, "acht": care, "семью": family}
    rules |= dict.fromkeys(forms("achte achten achtet achtest"), heed)
    rules |= dict.fromkeys(forms("v x l"), lone_roman)
    rules |= dict.fromkeys(forms("vi lvi li"), roman)
    return rules


RULES = _rules()
