"""Hours: 8 pm, nine o'clock, 20:15, 20h30 show quarters of an hour; an hour alone passes where something is to happen
then and nothing is said of cards: "I work at six", but not "stay at eight today".
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from tenback.talk.guard.company import HOLDING
from tenback.talk.guard.letters import Reading, plain
from tenback.talk.guard.phrases import Phrases, pile_letters
from tenback.talk.words import LANGUAGES, hours
from tenback.talk.words.language import forms

__all__ = ["AT_AN_HOUR", "BEFORE_A_CARD", "hours_of_a_day"]

Span = tuple[int, int]

TOKEN = re.compile(r"[^\W_]+")
A_GRAVE = "à"  # its accent tells it from an article


def _plain(words: Iterable[str]) -> frozenset[str]:
    return frozenset(map(plain, words))


def _hours() -> dict[str, frozenset[str]]:
    """What stands before an hour, and the hours that may follow it in words."""
    after: defaultdict[str, set[str]] = defaultdict(set)
    for before, named in hours.AT_AN_HOUR:
        for word in forms(before):
            after[word if word == A_GRAVE else plain(word)] |= _plain(forms(named))
    return {word: frozenset(named) for word, named in after.items()}


AFTER = _hours()
AT_AN_HOUR = frozenset(AFTER) - {A_GRAVE}
IN_DIGITS = frozenset(map(str, range(1, 25)))
IN_WORDS = frozenset[str]().union(*AFTER.values())
UP_TO_TWELVE = IN_WORDS | frozenset(map(str, range(1, 13)))
OF_TWELVE = _plain(hours.OF_TWELVE)  # there is no 17 pm
OF_ANY = _plain(word for language in LANGUAGES for word in language.talk.hours) - OF_TWELVE
ANY_HOUR = IN_WORDS | _plain(hours.LATE)
IN_THE_EVENING, AT_THAT_HOUR = _plain(hours.IN_THE_EVENING), _plain(hours.AT_THAT_HOUR)
EVENTS, OF_CARDS = Phrases(*hours.EVENTS), Phrases(hours.OF_CARDS)
STANDING, AFTER_A_PILE = _plain(hours.STANDING), _plain(hours.AFTER_A_PILE)
BEFORE_A_CARD = HOLDING | _plain(hours.WANTED)


def _one_of(words: frozenset[str]) -> str:
    return "|".join(sorted(words, key=len, reverse=True))


CLOCK = re.compile(
    r"(?<![\d:.,])(?:"
    rf"(?:[01]?\d|2[0-4])(?:[:h](?:00|15|30|45)(?![\d:])|[ ]?(?:{_one_of(OF_ANY)}|o['’]clock)(?!\w))"  # noqa: RUF001
    rf"|(?:0?\d|1[0-2])[ ]?(?:{_one_of(OF_TWELVE)})(?!\w))"
)


def hours_of_a_day(reading: Reading) -> Iterator[Span]:
    """Where hours stand that are no cards."""
    if _speaks_of_cards(reading):
        return
    tokens = list(TOKEN.finditer(reading.seen))
    words = [A_GRAVE if _is_grave(reading, token) else token[0] for token in tokens]
    held = {number.start() for before, number in zip(words, tokens[1:], strict=False) if before in BEFORE_A_CARD}
    for found in CLOCK.finditer(reading.seen):
        if found.start() not in held:
            yield found.span()
    for hour, oclock in pairwise(reading.words):
        named = IN_WORDS if oclock.text in OF_TWELVE else ANY_HOUR if oclock.text in OF_ANY else frozenset()
        if hour.text in named and hour.start not in held:
            yield hour.start, oclock.end
    for place in _appointments(reading, tokens, words):
        yield tokens[place].span()


def _is_grave(reading: Reading, token: re.Match[str]) -> bool:
    return token[0] == "a" and reading.text[reading.at[token.start()]] in "àÀ"


def _speaks_of_cards(reading: Reading) -> bool:
    words = [word.bare for word in reading.words]
    return any(pile_letters(reading)) or any(OF_CARDS.found(words)) or _tells_of_a(reading)


def _tells_of_a(reading: Reading) -> bool:
    """A is at 17: a capital A is a pile even where it begins a sentence."""
    return any(
        following.bare in AFTER_A_PILE and word.bare == "a" and reading.text[reading.at[word.end - 1]] == "A"
        for word, following in pairwise(reading.words)
    )


def _appointments(reading: Reading, tokens: Sequence[re.Match[str]], words: Sequence[str]) -> Iterator[int]:
    """I work at six: which of the words is an hour, since something is to happen then."""
    events, after_events = _events(reading, tokens)
    for place, (at, hour) in enumerate(pairwise(words), start=1):
        if at in AFTER and (hour in IN_DIGITS or hour in AFTER[at]):
            later = words[place + 1 : place + 2]
            in_the_evening = at in AT_THAT_HOUR and hour in UP_TO_TWELVE and not IN_THE_EVENING.isdisjoint(later)
            happens = place - 1 in events or place - 2 in after_events  # dinner is at eight, up since six
            stands = place > 1 and words[place - 2] in STANDING and not happens
            if (events or in_the_evening) and not stands:
                yield place


def _events(reading: Reading, tokens: Sequence[re.Match[str]]) -> tuple[set[int], set[int]]:
    """Which words say that something is to happen, and which follow them."""
    places = {token.start(): place for place, token in enumerate(tokens)}
    within, after = set[int](), set[int]()
    for first, end in EVENTS.found([word.bare for word in reading.words]):
        place = places.get(reading.words[first].start, len(tokens))
        while place < len(tokens) and tokens[place].start() < reading.words[end - 1].end:
            within.add(place)
            place += 1
        after.add(place)
    return within, after
