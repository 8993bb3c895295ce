"""What a language still lacks: `python -m tests.languages fr`. A new one is done when nothing is listed.

docs/adding-a-language.md goes through it in the same order.
"""

import json
import re
import sys
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from tenback import games
from tests.pages import test_languages as of_pages
from tests.pages import test_teaching as of_teaching
from tests.web import test_word_forms as of_words
from tests.web.fluent import Choice, FluentError, Message, Pattern, Variable, choices, read, read_all, variables
from tests.web.sheet import asked_of_node

__all__ = ["ENGLISH", "HOUSE", "LISTED", "lacks"]

HOUSE = Path(__file__).parents[1]
ENGLISH = "en"
WORDS, PAGES = Path("src/tenback/web/words"), Path("src/tenback/pages")
SERVER = Path("src/tenback/server/words")
LISTED = tuple(each["code"] for each in json.loads((HOUSE / WORDS / "languages.json").read_bytes()))
FORMS = {"zero", "one", "two", "few", "many"}
LISTS = Path("tests/talk/lists")
# What the tests know of a language; English needs no entry where it is what the others are compared with.
TABLES = {
    "tests/web/test_word_forms.py": (of_words, ("LETTERS", "PLURALS", "NOT_OUR_WORDS"), ("RULEBOOK",)),
    "tests/pages/test_languages.py": (
        of_pages,
        ("LETTERS", "PLACES", "SMALL_WORDS", "NUMBER_WORDS", "LAST_WORDS"),
        ("SAME_IN_ENGLISH", "QUOTATION_MARKS"),
    ),
    "tests/pages/test_teaching.py": (of_teaching, ("PARTS", "WORKED"), ()),
}


def lacks(language: str, house: Path = HOUSE) -> list[str]:
    """Everything that the language needs and has not got, where it belongs."""
    listed = {each["code"]: each for each in json.loads((house / WORDS / "languages.json").read_bytes())}
    if language not in listed:
        return [f"{WORDS}/languages.json: no entry with the code {language}"]
    named = listed[language]["english"]
    return [
        *words(language, house),
        *server(language, house),
        *pages(language, house),
        *guard(language, named, house),
        *tables(language),
        *told(named, house),
    ]


def words(language: str, house: Path) -> Iterator[str]:
    """The interface: every message, with the arguments of the English one and the plurals of the language."""
    path = house / WORDS / f"{language}.ftl"
    if not path.exists():
        yield f"{WORDS}/{language}.ftl: no words of the interface"
        return
    try:
        english, own = read_all(ENGLISH, house / WORDS), read_all(language, house / WORDS)
    except FluentError as error:
        yield f"{WORDS}/{error}"
        return
    for name, message in english.items():
        file = message.file.replace(ENGLISH, language, 1)
        if name not in own:
            yield f"{WORDS}/{file}: no message {name}"
        elif own[name].file != file:  # a screen loads the room that the English file says
            yield f"{WORDS}/{own[name].file}:{own[name].line}: {name} belongs into {file}"
    for name, message in own.items():
        at = f"{WORDS}/{message.file}:{message.line}: {name}"
        if name not in english:
            yield f"{at} is no message of the English file"
        else:
            told, given = variables(message.value), variables(english[name].value)
            yield from (f"{at} does not tell ${each}" for each in sorted(given - told))
            yield from (f"{at} tells ${each}, which nobody hands over" for each in sorted(told - given))
    yield from plurals(language, own.values())


def plurals(language: str, messages: Iterable[Message]) -> Iterator[str]:
    """A number and what it counts, in every form that a whole number can have in the language."""
    [forms] = asked_of_node([{"forms": language}])
    for message in messages:
        for choice in choices(message.value):
            keys = choice.variants.keys()
            at = f"{WORDS}/{message.file}:{message.line}: {message.name}"
            if "all" in keys:  # who, not how many
                continue
            yield from (f"{at} has the form {each}, which no whole number has" for each in keys & FORMS - {*forms})
            if keys & FORMS and counts(choice) and message.name not in of_words.SAME_FOR_FEW_AND_MANY:
                missing = set(forms) - keys - {"other"}
                yield from (f"{at} has no form {each} of ${choice.of}" for each in sorted(missing - by_number(choice)))


def counts(choice: Choice) -> bool:
    """Whether a word follows the number, which then has to agree with it."""

    def follows(pattern: Pattern) -> bool:
        return any(
            one == Variable(choice.of) and isinstance(after, str) and re.match(r"\s[^\W\d_]", after)
            for one, after in pairwise(pattern)
        )

    return any(map(follows, choice.variants.values()))


def by_number(choice: Choice) -> set[str]:
    """Forms that are said by naming the number itself: [1] stands for one, if only 1 has that form."""
    return {"one"} if "1" in choice.variants else set()


def server(language: str, house: Path) -> Iterator[str]:
    """What the server itself says: every message, with the arguments of the English one."""
    path = house / SERVER / f"{language}.ftl"
    if not path.exists():
        yield f"{SERVER}/{language}.ftl: no words of the server"
        return
    try:
        english, own = read(house / SERVER / f"{ENGLISH}.ftl"), read(path)
    except FluentError as error:
        yield f"{SERVER}/{error}"
        return
    for name in english.keys() - own.keys():
        yield f"{SERVER}/{language}.ftl: no message {name}"
    for name, message in own.items():
        at = f"{SERVER}/{message.file}:{message.line}: {name}"
        if name not in english:
            yield f"{at} is no message of the English file"
        else:
            told, given = variables(message.value), variables(english[name].value)
            yield from (f"{at} does not tell ${each}" for each in sorted(given - told))
            yield from (f"{at} tells ${each}, which nobody hands over" for each in sorted(told - given))


def pages(language: str, house: Path) -> Iterator[str]:
    for game in games.shelf():
        path = PAGES / language / f"{game.slug}.md"
        if not (house / path).exists():
            yield f"{path}: no rule page of {game.title}"


def guard(language: str, named: str, house: Path) -> Iterator[str]:
    """Number words, and the messages that it is measured with."""
    module = Path("src/tenback/talk/words") / f"{named.lower()}.py"
    if not (house / module).exists():
        yield f"{module}: no number words for the guard"
    for english in sorted((house / LISTS).glob(f"*/*.{ENGLISH}.txt")):
        path = english.relative_to(house).with_name(english.name.replace(f".{ENGLISH}.", f".{language}."))
        if not (house / path).exists():
            yield f"{path}: no messages in {named}"


def tables(language: str) -> Iterator[str]:
    """What tests know of each language, letters for one; a test that has no entry would test nothing."""
    for path, (module, all_have, translated_have) in TABLES.items():
        for name in (*all_have, *(translated_have if language != ENGLISH else ())):
            table: dict[str, Any] = getattr(module, name)
            if language not in table:
                yield f"{path}: no entry in {name}"


def told(named: str, house: Path) -> Iterator[str]:
    """Where people look which languages there are."""
    if f'"Natural Language :: {named}"' not in (house / "pyproject.toml").read_text(encoding="utf-8"):
        yield f'pyproject.toml: no classifier "Natural Language :: {named}"'
    if named not in (house / "README.md").read_text(encoding="utf-8"):
        yield f"README.md: does not name {named}"


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        sys.stderr.write("Usage: python -m tests.languages LANGUAGE\n")
        return 2
    missing = lacks(arguments[0])
    sys.stdout.writelines(f"{each}\n" for each in missing or ["Nothing is missing."])
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
