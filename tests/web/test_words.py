"""The words of the client: every language says everything, and nothing that nobody asks for; and all of it fits."""

import re
from pathlib import Path

import pytest

import tenback
from tests.web.conftest import DESKTOP, PHONE
from tests.web.tables import finished, table_of

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
def test_every_message_tells_what_the_english_one_tells(language):
    for name, text in messages(language).items():
        given, used = (set(re.findall(r"\$(\w+)", each)) for each in (ENGLISH[name], text))
        assert used == given, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_turn_fits_into_the_top_bar(language):
    for variant in re.findall(r"\] (.*)", messages(language)["your-turn"]):
        assert len(variant) <= LONGEST_TURN


# In the browser

SPEAK = """async language => {
  const client = document.querySelector('script[type=module][src]').src;
  const { settings } = await import(client.replace('app.js', 'store/settings.js'));
  settings.choose({ language });
}"""
OVERFLOWING = """() => [...document.querySelectorAll(
    'button, .btn, .tag, .turn, .fit, .pchip, h1, h2, h3, label, select, .strip-note, .small, .top__game')]
  .filter(each => each.offsetParent && each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1)
  .filter(each => getComputedStyle(each).textOverflow !== 'ellipsis')
  .filter(each => !each.matches('.vh') && !each.querySelector('.vh'))
  .map(each => `${each.tagName}.${each.className}: ${each.textContent.trim().slice(0, 60)}`)"""


@pytest.fixture(scope="module")
def screens(host):
    """Whose they are, and the addresses of the main ones, with what shows that they are there."""
    token = host.guest("Maximiliane")
    ended = finished(host, token, "the-game")
    return token, {
        "": "main h1",
        "settings": "main h1",
        "new/ten": "form",
        f"t/{table_of(host, token, 'quick-and-easy', begun=False)}": ".waiting, .chairs",
        f"t/{table_of(host, token, 'the-game', seats=1)}": ".hcard",
        f"t/{table_of(host, token, 'face-to-face')}": ".hcard",
        f"t/{table_of(host, token, 'ten', seats=1)}": ".choices",
        f"t/{ended}": ".ended",
        f"replay/{ended}#9": ".replay__bar",
    }


def test_every_language_fits_on_every_screen_wide_and_narrow(visit, screens):
    token, places = screens
    page = visit(token=token)
    broken = {}
    for path, ready in places.items():
        page.goto(f"/{path}")
        page.locator(ready).first.wait_for()
        for language in LANGUAGES:
            page.evaluate(SPEAK, language)
            page.locator(f"html[lang={language}]").wait_for(state="attached")
            for size in (DESKTOP, PHONE):
                page.set_viewport_size(size)
                look = f"/{path[:8]} {language} {size['width']}"
                if page.evaluate("document.documentElement.scrollWidth") > size["width"]:
                    broken[f"{look} scrolls sideways"] = True
                if found := page.evaluate(OVERFLOWING):
                    broken[look] = found
    assert not broken


def test_the_language_is_switched_without_a_reload(visit, host):
    token = host.guest("Ada")
    page = visit(token=token, path=f"t/{table_of(host, token, 'the-game', seats=1)}")
    page.locator(".hcard").first.click()
    page.evaluate("window.never_loaded_again = true")
    turns = {"pl": "Twoja tura", "cs": "Tvůj tah", "ru": "Ваш ход", "de": "Dein Zug", "en": "Your turn"}
    for language, turn in turns.items():
        page.locator(".top button").last.click()
        page.locator("dialog select").select_option(language)
        page.locator(f"html[lang={language}]").wait_for(state="attached")
        page.keyboard.press("Escape")
        assert turn in page.locator(".turn").inner_text()
    assert page.evaluate("window.never_loaded_again")
    assert page.locator(".hcard.is-selected").count() == 1  # what one was about to do, one still is
