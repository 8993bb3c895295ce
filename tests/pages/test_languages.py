"""The rule pages say the same in every language: the same parts, rules, figures and commands, in its own words."""

import re
from collections import Counter
from importlib.resources import files

import pytest

from tenback import games, talk
from tenback.protocol.languages import ENGLISH, LANGUAGES

PAGES = files("tenback") / "pages"
SLUGS = [game.slug for game in games.shelf()]
TRANSLATED = [language for language in LANGUAGES if language != ENGLISH]
NARROW = 76  # columns that a terminal has for an example

# What stands for something else in a command is a word of the language.
PLACES = {
    "en": {},
    "pl": {"karta": "card", "stos": "pile", "KOLOR": "COLOUR", "STOS": "PILE"},
    "cs": {"karta": "card", "hromádka": "pile", "BARVA": "COLOUR", "HROMÁDKA": "PILE"},
    "ru": {"карта": "card", "стопка": "pile", "ЦВЕТ": "COLOUR", "СТОПКА": "PILE"},
    "de": {"Karte": "card", "Stapel": "pile", "FARBE": "COLOUR", "STAPEL": "PILE"},
    "fr": {"carte": "card", "COULEUR": "COLOUR"},
}

# A language's own letters, and small words that none of its pages does without and no other language has.
LATIN = "abcdefghijklmnopqrstuvwxyz"
LETTERS = {
    "en": LATIN,
    "pl": LATIN + "ąćęłńóśźż",
    "cs": LATIN + "áčďéěíňóřšťúůýž",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "de": LATIN + "äöüß",
    "fr": LATIN + "àâæçéèêëîïôœùûüÿ",
}
SMALL_WORDS = {
    "en": {"the", "and", "you", "with"},
    "pl": {"się", "albo", "jest", "gracz"},
    "cs": {"nebo", "jen", "smí", "hráč"},
    "ru": {"или", "только", "карта", "игрок"},
    "de": {"und", "der", "eine", "nicht"},
    "fr": {"les", "une", "est", "cartes"},
}
SAME_IN_ENGLISH = {
    "pl": "a ada bot by do emoji go i minimum mira moment on podium same solo ten terminal to tomek was",
    "cs": "a ada bot by do emoji her i minimum mira s ten to tomek",
    "ru": "",
    "de": "ada all also an bot bots deck fall gold hand in minimum minute mira name option orange rest signal so team "
    "terminal tomek trick was will",
    "fr": "a ada as bot bots chance descriptions excellent exception expert experts face fiasco me minimum minute "
    "minutes mira moment note on option or orange page part pile piles place podium point points questions s score "
    "second service signal six solo table tables terminal tomek total version",
}

# Number words from three on, in the forms that the pages use; below that they are articles and turns of phrase, too.
NUMBER_WORDS = {
    "en": "three/third four five/fifth six seven eight nine ten twenty thirty fifty",
    "pl": "trzy/trzech/trzema/trzeci cztery/czterech/czterema pięć/pięciu/piąty sześć/sześciu siedem osiem "
    "dziewięć/dziewięciu dziesięć/dziesięciu/dziesiątki dwadzieścia trzydzieści pięćdziesiąt",
    "cs": "tři/tří/třech/třemi/třetí čtyři/čtyř/čtyřech/čtyřmi pět/pěti/pátá šest/šesti sedm osm devět/devíti "
    "deset/deseti/desítka/desítky dvacet třicet padesát",
    "ru": "три/трёх/трое/троих/втроём/третий четыре/четырёх/четырьмя/четверо/четверых/вчетвером "
    "пять/пяти/пятый/пятеро/пятерых/впятером шесть/шести семь восьми/восемь девяти/девять "
    "десять/десяти/десятку двадцать тридцать пятьдесят",
    "de": "drei/dritt/dritte/dreimal vier/viert fünf/fünft/fünfte sechs sieben acht neun zehn zwanzig dreißig fünfzig",
    "fr": "trois/troisième quatre cinq/cinquième six sept huit neuf dix vingt trente cinquante",
}
QUOTATION_MARKS = {"pl": "„”", "cs": "„“", "ru": "«»", "de": "„“", "fr": "«»"}
NAMES = re.compile(r"The Game|On Fire|Quick & Easy|Face to Face|tenback|TENs?|DYCHA|TOML")
LAST_WORDS = {
    "en": "belong to their publishers.*",
    "pl": "należą do ich wydawców.*",
    "cs": "patří jejich vydavatelům.*",
    "ru": "принадлежат их издателям.*",
    "de": "gehören ihren Verlagen.*",
    "fr": "appartiennent à leurs éditeurs.*",
}

EXAMPLE = re.compile(r"(^```.*?^```$)", re.DOTALL | re.MULTILINE)
BETWEEN = re.compile(r"\n\s*\n|\n(?=[-|] )")
CODE = re.compile(r"`([^`]+)`")
RULE = re.compile(r"\(([A-Z]\d+[a-z]?)\)")

every_page = pytest.mark.parametrize("slug", SLUGS)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_translation = pytest.mark.parametrize("language", TRANSLATED)


def text_of(language, slug):
    return (PAGES / language / f"{slug}.md").read_text(encoding="utf-8")


def parts(language, slug):
    """Headings, paragraphs, items, rows and examples, in the order of the page."""
    found: list[str] = []
    for piece in EXAMPLE.split(text_of(language, slug)):
        found += [piece] if piece.startswith("```") else [" ".join(part.split()) for part in BETWEEN.split(piece)]
    return [part for part in found if part]


def is_example(part):
    return part.startswith("```")


def kind(part):
    """What a part is, which rules it tells, and how much of it is set apart."""
    if is_example(part):
        return part.splitlines()[0]
    mark = re.match(r"#+|[-|] |---", part)
    return mark and mark[0], part.count(" | "), RULE.findall(part), part.count("*")


def example(part):
    """An example line by line: what is typed, and what is said of it."""
    between = r"\s*# " if part.startswith("```toml") else r"\s{2,}"
    return [(*re.split(between, line, maxsplit=1), "")[:2] for line in part.splitlines()[1:-1]]


def said_in(part):
    """The part without what is the same in every language."""
    words = " ".join(said for _, said in example(part)) if is_example(part) else part
    return NAMES.sub("", RULE.sub("", CODE.sub("", words)))


def figures(text):
    return Counter(re.findall(r"\d+", text))


def numbers(language, part):
    """How often each number is said in words."""
    words = Counter(re.findall(r"\w+", said_in(part).lower()))
    return [sum(words[form] for form in forms.split("/")) for forms in NUMBER_WORDS[language].split()]


def commands(language, part):
    """What is typed, with the English words for what stands for something else."""
    if is_example(part):
        return [typed for typed, _ in example(part)]
    places = PLACES[language]
    return Counter(re.sub(r"\w+", lambda word: places.get(word[0], word[0]), code) for code in CODE.findall(part))


def words_on(language, slug):
    return set(re.findall(r"[^\W\d_]+", " ".join(map(said_in, parts(language, slug))).lower()))


def beside_english(language, slug):
    return zip(parts(language, slug), parts(ENGLISH, slug), strict=True)


# The same in every language


def test_every_language_has_every_page():
    assert {folder.name for folder in PAGES.iterdir()} == set(LANGUAGES)
    for language in LANGUAGES:
        assert {page.name for page in (PAGES / language).iterdir()} == {f"{slug}.md" for slug in SLUGS}


@every_translation
@every_page
def test_the_parts_and_their_rules_are_the_same(language, slug):
    assert [kind(part) for part in parts(language, slug)] == [kind(part) for part in parts(ENGLISH, slug)]


@every_translation
@every_page
def test_every_part_has_the_same_numbers_in_figures_and_in_words(language, slug):
    for part, original in beside_english(language, slug):
        assert figures(said_in(part)) == figures(said_in(original)), part
        assert numbers(language, part) == numbers(ENGLISH, original), part


@every_translation
@every_page
def test_every_part_has_the_same_commands(language, slug):
    for part, original in beside_english(language, slug):
        assert commands(language, part) == commands(ENGLISH, original), part


@every_translation
@every_page
def test_every_line_of_an_example_is_explained(language, slug):
    """With the figures of the English line, and in other words, unless it only names a player."""
    for part, original in beside_english(language, slug):
        if part.startswith("```text"):
            for (typed, said), (_, english) in zip(example(part), example(original), strict=True):
                assert said, typed
                assert figures(said) == figures(english), said
                assert said != english or said.istitle()


@every_language
@every_page
def test_a_terminal_is_wide_enough_for_the_examples(language, slug):
    examples = [part for part in parts(language, slug) if is_example(part)]
    assert examples
    assert all(len(line) <= NARROW for part in examples for line in part.splitlines())


@every_language
@every_page
def test_every_signal_is_told_in_a_table(language, slug):
    told = {code.split()[0] for part in parts(language, slug) if part.startswith("|") for code in CODE.findall(part)}
    assert {str(signal).split()[0] for signal in talk.signals(slug, {})} <= told


# In its own words


@every_language
@every_page
def test_the_page_is_in_its_language_and_in_no_other(language, slug):
    words = words_on(language, slug)
    assert {word for word in words if set(word) - set(LETTERS[language])} == set()
    assert words >= SMALL_WORDS[language]
    assert not words & set().union(*(SMALL_WORDS[other] for other in LANGUAGES if other != language))


@every_translation
@every_page
def test_no_english_word_is_left(language, slug):
    assert words_on(language, slug) & words_on(ENGLISH, slug) <= set(SAME_IN_ENGLISH[language].split())


@every_translation
@every_page
def test_the_page_is_set_as_its_language_is(language, slug):
    """Quotation marks of the language, no two spaces in a row, no mark that shouts."""
    page = " ".join(map(said_in, parts(language, slug)))
    opening, closing = tuple(QUOTATION_MARKS[language])
    assert page.count(opening) == page.count(closing)
    assert set(re.findall(r"""["'`!„“”«»]""", page)) <= {opening, closing}
    assert "  " not in EXAMPLE.sub("", text_of(language, slug)).replace("\n  ", "\n")


@every_language
@every_page
def test_the_page_ends_with_whose_the_names_are(language, slug):
    assert parts(language, slug)[-1].endswith(LAST_WORDS[language])
