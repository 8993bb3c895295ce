"""Whether a word is a number whatever stands beside it: inflected, run together, misspelt, in other letters."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache

from tenback.talk.guard import company
from tenback.talk.guard.found import Kind
from tenback.talk.guard.letters import lookalikes, plain
from tenback.talk.words import LANGUAGES
from tenback.talk.words.language import forms
from tenback.talk.words.others import ANYWHERE, SOMEWHERE

__all__ = ["BASES", "ELSEWHERE", "FOREIGN", "HIDDEN", "NUMBERS", "ROMAN", "counted", "numeral"]


def plains(words: Iterable[str]) -> frozenset[str]:
    return frozenset(map(plain, words))


# Number words that are also everyday words, so that ambiguous.py asks for their company before it stops them: Polish
# and Czech ten "this", an English pet, German acht "care" and achten "to heed", Russian семью "family"; and the roman
# numerals that are Czech words; Spanish tres, which is French très without its accent.
ELSEWHERE = plains(forms("ten pět acht achte achten achtet achtest семью vi lvi li tres"))
# Number words of other languages that are words of one spoken here: Italian due, Hungarian hat.
FOREIGN = plains(SOMEWHERE)
# Articles, pronouns and idioms that are numbers as well: ambiguous.py has a rule for each.
SOMETIMES = plains(
    word
    for language in LANGUAGES
    for word in language.one | language.zero | language.first | language.half | language.pair
)
WRITTEN = frozenset(word for language in LANGUAGES for word in language.numbers) | ANYWHERE
WITH_TAILS = frozenset(base + tail for language in LANGUAGES for base in language.bases for tail in language.tails)
# Harmless words that are one slip away from a number, sound like one, or are one of a language that nobody speaks here.
INNOCENT = plains(
    forms("""
        thirsty forth there elven soeben hindert forte sichs suchs sachs dziewic starý staří vašem witam witan karen
        schieben verschieben staaten achsen schwachen vaším novém trwa дэвид полос полоса réduit réduite réduits élevé
        élevée élevés enlevé enlève tenter trous tenté tente tentes tentée juni
    """)
)
NUMBERS = plains(WRITTEN | WITH_TAILS) - ELSEWHERE - SOMETIMES - FOREIGN - INNOCENT
HIDDEN = NUMBERS | ELSEWHERE | SOMETIMES  # what nobody has a reason to disguise
BASES = plains(word for language in LANGUAGES for word in language.bases)
LINKS = plains(word for language in LANGUAGES for word in language.links) | {"en"}  # vijfentwintig
# Parts of compounds that are no numbers alone: einundzwanzig, jednadvacet, dvacedva.
PARTS = NUMBERS | plains(forms("ten acht pět ein one jeden jedn один семью dvace třice čtyřice doppel"))
LONGEST = max(map(len, PARTS))


# Roman numerals, as far as there are cards, and as people get them wrong

TENS_AND_UNITS = (
    ("", "x", "xx", "xxx", "xl", "l", "lx", "lxx", "lxxx", "xc"),
    ("", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"),
)
ROMAN = frozenset(tens + units for tens in TENS_AND_UNITS[0] for units in TENS_AND_UNITS[1]) | forms(
    "iiii viiii iix xiix xxxx ic"
)


@lru_cache(maxsize=4096)
def numeral(word: str) -> Kind | None:
    """What kind of number a folded word is, or None."""
    if word in NUMBERS:
        return Kind.NUMBER_WORD
    if word in INNOCENT or word in ELSEWHERE or word in SOMETIMES or word in FOREIGN:
        return None
    if len(word) > 1 and any(reading in ROMAN for reading in (word, *lookalikes(word))):
        return Kind.ROMAN
    if any(reading in HIDDEN for reading in lookalikes(word)):
        return Kind.LOOKALIKE
    if any(is_number(word) for is_number in (spoken, compound, buried, glued, stretched, misspelt, heard, scrambled)):
        return Kind.NUMBER_WORD
    if word in BACKWARDS or counted(word):
        return Kind.CODE
    return None


# Run together


def compound(word: str) -> bool:
    """Whether a word is nothing but numbers run together, perhaps with an "and" between them."""
    starts, ends = {0}, set()
    for start in range(len(word)):
        if start not in starts:
            continue
        for end in range(start + 2, min(start + LONGEST, len(word)) + 1):
            if word[start:end] in PARTS:
                ends.add(end)
                starts.add(end)
                starts.update(end + len(link) for link in LINKS if word.startswith(link, end))
    return len(word) in ends and word not in PARTS


def by_opening(stems: Iterable[str]) -> dict[str, tuple[str, ...]]:
    openings: defaultdict[str, set[str]] = defaultdict(set)
    for stem in stems:
        openings[stem[:4]].add(stem)
    return {opening: tuple(sorted(found)) for opening, found in openings.items()}


BURIED = by_opening(plains(stem for language in LANGUAGES for stem in language.buried))


def buried(word: str) -> bool:
    """Whether a number that could be nothing else is inside a longer word: mythirtythree."""
    return any(word.startswith(BURIED.get(word[place : place + 4], ()), place) for place in range(len(word) - 3))


# What one says before a number, run together with it: ihavetwo, mamtrzy, уменясорок, redfive. "Hasten", "gotten" and
# "itself" are words.
GLUE = tuple(
    company.CARDS
    | company.COLOURS
    | plains(
        forms("""
            have hold holding ihave ihold igot iget gimme my mine mam trzymam moja moje mám držím
            уменя есть держу habe hab halte ichhabe ichhab meine die
        """)
    )
)


def glued(word: str) -> bool:
    return any(word.startswith(glue) and word[len(glue) :] in NUMBERS for glue in GLUE)


# Compounds as people speak them: fümfunachzge, dreiazwanzge, pětatrycet, pajsát jedna

DIALECT = re.compile(
    r"""
    (?:(?:ein|oan|oa|an|zwei|zwoa|zwo|zwa|drei|dria|dra|drui|vier?|via|funf|fuenf|fumf|fimf|finf|fuf|sechs|sex|seks|sieb
        |sieben|siebn|sibn|siem|simm|acht|ocht|achd|neun|nein|noi|nai|noin|nun)
      (?:und|un|u|a|e|n|en|ad|an|ar|ara|r|i)?)?
    (?:zwanz|zwonz|dreiss|dreis|drias|vierz|virz|viaz|funfz|fuffz|fuchz|fimfz|fuf?z|sechz|sexz|siebz|simbz|sibz|achtz
      |achz|ochz|ochtz|neunz|neinz|noinz|nunz)(?:ig|ich|isch|igst|g|ge|ger|ga|gi|gsch|sch|ik|k|igi|igste)
    |(?:dreiz|vierz|funfz|fumfz|fufz|fuffz|sechz|sexz|siebz|achz|achtz|neunz|noinz|neinz)(?:ehn|ehne|en|ene|ea|an|ehner)
    |(?:fumf|fimf|finf|funf|noin|nein|sibb|siem)e
    |(?:jedn|jeden|jedna|dva|dve|tri|styry|styri|ctyry|ctyri|pet|pjet|sest|sesta|sedm|sedum|osm|vosm|vosum|osum|devet
        |devjet)?a?
    (?:dvacet|dvacit|tricet|tricit|trycet|trycit|ctyrycet|ctyricet|styrycet|styricet|styrycit|padesat|pajsat|pacat
      |sedesat|sesdesat|sedumdesat|sedmdesat|vosumdesat|vosmdesat|osumdesat|osmdesat|devadesat)
      (?:jedna|dva|dve|tri|styry|ctyri|pet|sest|sedm|sedum|osm|vosum|devet)?
    """,
    re.VERBOSE,
)


def spoken(word: str) -> bool:
    return DIALECT.fullmatch(word) is not None


# Misspelt

# Letters that are mistaken for one another.
ALIKE = tuple(
    map(
        frozenset,
        ("aeiouy", "аеиоуыэюя", "dt", "bp", "gk", "sz", "fvw", "cks", "mn", "дт", "бп", "гк", "сз", "вф", "цс"),
    )
)
# A short word with a slip in it is too often another word.
LEAST_TO_MISSPELL = 5
LEAST_FOR_A_LETTER_MORE_OR_LESS = 6
LEAST_FOR_A_WRONG_LETTER = 7
LEAST_TO_DOUBLE = 3


def squeezed(word: str) -> str:
    """Every letter that stands twice or more in a row once."""
    return "".join(letter for place, letter in enumerate(word) if place == 0 or word[place - 1] != letter)


SQUEEZED = frozenset(map(squeezed, NUMBERS | ELSEWHERE))
SQUEEZED_BASES = frozenset(squeezed(base) for base in BASES if len(base) >= LEAST_TO_DOUBLE)


def stretched(word: str) -> bool:
    """Threeeee, and fivve: a letter three times in a row is never right, twice in a row where it should be once."""
    short = squeezed(word)
    if short == word:
        return False
    drawn_out = any(word[place - 2] == word[place - 1] == word[place] for place in range(2, len(word)))
    return short in (SQUEEZED if drawn_out else SQUEEZED_BASES)


def without_one(word: str) -> Iterator[str]:
    return (word[:place] + word[place + 1 :] for place in range(len(word)))


def _slips() -> dict[str, frozenset[str]]:
    slips: defaultdict[str, set[str]] = defaultdict(set)
    for base in BASES:
        if len(base) >= LEAST_TO_MISSPELL:
            for slip in (base, *without_one(base)):
                slips[slip].add(base)
    return {slip: frozenset(bases) for slip, bases in slips.items()}


SLIPS = _slips()


def misspelt(word: str) -> bool:
    """Whether a word is a long number word but for one slip; the first letter is nearly always right."""
    if not LEAST_TO_MISSPELL <= len(word) <= LONGEST:
        return False
    near = (SLIPS.get(slip, ()) for slip in (word, *without_one(word)))
    return any(one_slip(word, base) for bases in near for base in bases)


def one_slip(word: str, base: str) -> bool:
    if word[0] != base[0]:
        return False
    if len(word) != len(base):
        return abs(len(word) - len(base)) == 1 and len(base) >= LEAST_FOR_A_LETTER_MORE_OR_LESS
    wrong = [place for place in range(len(base)) if word[place] != base[place]]
    match wrong:
        case [place]:
            mistaken = any({word[place], base[place]} <= letters for letters in ALIKE)
            return mistaken or len(base) >= LEAST_FOR_A_WRONG_LETTER
        case [place, other]:
            return other == place + 1 and word[place] == base[other] and word[other] == base[place]
    return False


# By ear: cinkante, dreissisch. What sounds like a number once its language's letters are made one.

LEAST_TO_HEAR = 5
END = "."  # of a word, in a rule: French "e.=."
SPOKEN = plains(("quatrevingt", "quatrevingtdix", "soixantedix", "dixsept", "dixhuit", "dixneuf", "семсят", "восемсят"))


def sounded(word: str, hearing: tuple[tuple[str, str], ...]) -> str:
    word += END
    for letters, sound in hearing:
        word = word.replace(letters, sound)
    return squeezed(word).rstrip(END)


def _hearings() -> Iterator[tuple[tuple[tuple[str, str], ...], frozenset[str]]]:
    for language in LANGUAGES:
        hearing = tuple(
            (letters, sound) for letters, _, sound in (rule.partition("=") for rule in language.hearing.split())
        )
        keys = {sounded(base, hearing) for base in plains(language.bases) | SPOKEN}
        yield hearing, frozenset(key for key in keys if len(key) >= LEAST_TO_HEAR)


HEARINGS = tuple(_hearings())


def heard(word: str) -> bool:
    return len(word) < LONGEST and any(sounded(word, hearing) in keys for hearing, keys in HEARINGS)


# Its letters in another order: tnewty

LEAST_TO_SCRAMBLE = 6
SCRAMBLED = frozenset((base[0], "".join(sorted(base))) for base in BASES if len(base) >= LEAST_TO_SCRAMBLE)


def scrambled(word: str) -> bool:
    return len(word) >= LEAST_TO_SCRAMBLE and (word[0], "".join(sorted(word))) in SCRAMBLED


# Backwards, and by counting letters

BACKWARDS = frozenset(base[::-1] for base in BASES if len(base) >= 4) - {"snie"} | forms("owt xis awd avd авд ирт")
ALPHABETS = ("abcdefghijklmnopqrstuvwxyz", "абвгдежзиклмнопрстуфхцчшщ")


def counted(word: str) -> bool:
    """Whether a word counts by its letters: the alphabet from its beginning, or o and i for binary digits."""
    return len(word) >= 4 and (any(alphabet.startswith(word) for alphabet in ALPHABETS) or set(word) == {"o", "i"})
