"""The words of the client: every language says everything, and nothing that nobody asks for."""

import re
from pathlib import Path

import pytest

import tenback

WEB = Path(tenback.__file__).parent / "web"
LANGUAGES = ("en", "pl", "cs", "ru", "de")
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =(.*(?:\n[ }].*)*)", re.MULTILINE)
TEXT = re.compile(r"""["']([a-z][a-z0-9]*(?:-[a-z0-9]+)*)["']""")
ASKED = re.compile(r"""\b(?:t|pieces)\(\s*["']([\w-]+)["']""")
LONGEST_TURN = 26  # characters of what the top bar says about the turn


def messages(language: str) -> dict[str, str]:
    return dict(MESSAGE.findall((WEB / "words" / f"{language}.ftl").read_text(encoding="utf-8")))


def sources() -> list[str]:
    return [path.read_text(encoding="utf-8") for path in WEB.rglob("*.js") if "vendor" not in path.parts]


ENGLISH = messages("en")


def test_what_is_asked_for_is_there():
    asked = {name for text in sources() for name in ASKED.findall(text)}
    assert len(asked) > 100
    assert asked <= set(ENGLISH)


def test_what_is_there_is_asked_for():
    named = {name for text in sources() for name in TEXT.findall(text)}
    assert set(ENGLISH) <= named


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language):
    spoken = messages(language)
    assert spoken.keys() == ENGLISH.keys()
    assert all(text.strip() for text in spoken.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_uses_only_what_english_is_given(language):
    for name, text in messages(language).items():
        assert set(re.findall(r"\$(\w+)", text)) <= set(re.findall(r"\$(\w+)", ENGLISH[name])), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_turn_fits_into_the_top_bar(language):
    for variant in re.findall(r"\] (.*)", messages(language)["your-turn"]):
        assert len(variant) <= LONGEST_TURN
