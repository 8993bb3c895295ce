"""Each language of the client in its own letters, plural forms and words of the rulebook."""

import re
from pathlib import Path

import pytest

import tenback

WORDS = Path(tenback.__file__).parent / "web" / "words"
LATIN = "abcdefghijklmnopqrstuvwxyz"
LETTERS = {
    "en": LATIN,
    "pl": LATIN + "ąćęłńóśźż",
    "cs": LATIN + "áčďéěíňóřšťúůýž",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "de": LATIN + "äöüß",
}
# What a whole number can be in the language, beside `other`.
PLURALS = {
    "en": {"one"},
    "pl": {"one", "few", "many"},
    "cs": {"one", "few"},
    "ru": {"one", "few", "many"},
    "de": {"one"},
}
NAMES = re.compile(
    r"The Game|Quick & Easy|Face to Face|\btenback(?: \w+)?|\bTENs?\b|\([GQFT]\d+[a-z]?\)"
    r"|SHA-256|JSON|TOML|\.json|\.txt|cookie|Cookie|Enter|Ctrl C|\b[A-D]\b"
)
# What comes to mind first, and what the rulebook says instead (rules/glossary.md).
NOT_OUR_WORDS = {
    "pl": {"monet": "waluta", "w ręce": "na ręce"},
    "cs": {"vylož": "položit", "vyklád": "pokládat", "dober": "líznout"},
    "ru": {"на руке": "в руке", "стул": "место"},
    "de": {"tiefer": "niedriger", "kartensatz": "Deck"},
}
SAME_FOR_FEW_AND_MANY = {"end-title", "replay-end"}  # after "short of" and "after" the noun has one plural form
LOUD = "say-keep-off-strongly"

MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =(.*(?:\n[ }].*)*)", re.MULTILINE)
SELECTOR = re.compile(r"\{ \$(\w+) ->((?:[^{}]|\{[^{}]*\})*)\}")
VARIANT = re.compile(r"\*?\[([\w-]+)\]((?:[^\[\]{}]|\{[^{}]*\})*)")

every_language = pytest.mark.parametrize("language", LETTERS)


def messages(language):
    return dict(MESSAGE.findall((WORDS / f"{language}.ftl").read_text(encoding="utf-8")))


def choices(text):
    """Each innermost choice of a message: its variable, and what is said in each case."""
    for variable, variants in SELECTOR.findall(text):
        yield variable, {key: said.strip() for key, said in VARIANT.findall(variants)}


def said(text):
    """A message without what stands for something else."""
    while "{" in text:
        text = re.sub(r"\{ \$\w+ ->((?:[^{}])*)\}|\{[^{}]*\}", lambda found: found[1] or " ", text)
    return re.sub(r"\*?\[[\w-]+\]", " ", text)


@every_language
def test_a_language_has_its_own_plurals_and_all_of_them(language):
    for name, text in messages(language).items():
        for variable, variants in choices(text):
            forms = variants.keys() & {"zero", "one", "two", "few", "many"}
            if variants.keys() - {"other"} == {"ten", "one", "all"}:  # who takes coins, not how many
                continue
            assert forms <= PLURALS[language], name
            assert "few" not in forms or "one" in forms or "1" in variants, name
            assert "many" not in forms or "few" in forms, name
            counts = any(re.search(rf"\{{ \${variable} \}} [^\W\d_]", words) for words in variants.values())
            if "few" in PLURALS[language] and "one" in forms and counts and name not in SAME_FOR_FEW_AND_MANY:
                assert "few" in forms, name


@every_language
def test_the_words_are_in_the_letters_of_the_language(language):
    for name, text in messages(language).items():
        words = set(re.findall(r"[^\W\d_]+", NAMES.sub(" ", said(text)).lower()))
        assert {word for word in words if set(word) - set(LETTERS[language])} == set(), name


@every_language
def test_nothing_shouts(language):
    spoken = messages(language)
    assert [name for name, text in spoken.items() if "!" in said(text)] == [LOUD]


@every_language
def test_quotation_marks_and_apostrophes_are_set(language):
    for name, text in messages(language).items():
        assert not re.search(r"[\"'`]", said(text)), name


@pytest.mark.parametrize("language", NOT_OUR_WORDS)
def test_the_words_are_those_of_the_rulebook(language):
    for name, text in messages(language).items():
        for word, ours in NOT_OUR_WORDS[language].items():
            assert word not in said(text).lower(), f"{name}: {ours}"
