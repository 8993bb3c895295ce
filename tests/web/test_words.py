"""The words of the client: every language says everything, and nothing that nobody asks for; and all of it fits."""

import re
from pathlib import Path

import pytest

import tenback
from tenback.protocol.languages import LANGUAGES
from tests.web.conftest import DESKTOP
from tests.web.fluent import files_of
from tests.web.keys import messages_of_keys
from tests.web.states import NAME, scenes
from tests.web.tables import finished, table_of
from tests.web.test_sideways import APART, tell

WEB = Path(tenback.__file__).parent / "web"
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =(.*(?:\n[ }].*)*)", re.MULTILINE)
TEXT = re.compile(r"""["']([a-z][a-z0-9]*(?:-[a-z0-9]+)*)["']""")
ASKED = re.compile(r"""\b(?:t|pieces)\(\s*["']([\w-]+)["']""")
LONGEST_TURN = 26  # characters of what the top bar says about the turn


def messages(language: str) -> dict[str, str]:
    texts = (path.read_text(encoding="utf-8") for path in files_of(language, WEB / "words"))
    return {name: text for each in texts for name, text in MESSAGE.findall(each)}


def sources() -> list[str]:
    return [path.read_text(encoding="utf-8") for path in WEB.rglob("*.js") if "vendor" not in path.parts]


ENGLISH = messages("en")


def test_what_is_asked_for_is_there():
    asked = {name for text in sources() for name in ASKED.findall(text)}
    assert len(asked) > 100
    assert asked <= set(ENGLISH)


def test_what_is_there_is_asked_for():
    named = {name for text in sources() for name in TEXT.findall(text)}
    assert set(ENGLISH) <= named | messages_of_keys()


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
# Every choice of a select, beside its arrow; and nothing beyond the edge of the window.
CUT_OFF = """() => {
  const pen = document.createElement('canvas').getContext('2d');
  const choices = [...document.querySelectorAll('select')].filter(each => each.offsetParent).flatMap(select => {
    const style = getComputedStyle(select);
    pen.font = style.font;
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 20;
    return [...select.options].map(each => each.text).filter(text => pen.measureText(text).width > room);
  });
  const beyond = [...document.querySelectorAll('main button, main .btn, main select, main input, dialog .btn')]
    .filter(each => each.offsetParent && !each.matches('.vh') && each.getBoundingClientRect().right > innerWidth + 1)
    .map(each => each.textContent.trim().slice(0, 60));
  return [...choices, ...beyond];
}"""
AMISS = f"""() => [
  ...({OVERFLOWING})(),
  ...({CUT_OFF})(),
  ...(document.documentElement.scrollWidth > innerWidth ? ["it scrolls sideways"] : []),
]"""
TURNS = """async (texts) => {
  const turn = document.querySelector('.turn');
  const shown = turn.cloneNode(true);
  turn.replaceWith(shown);
  shown.textContent = texts.join(' ');
  shown.getBoundingClientRect(); // letters of a script are fetched once something is written in it
  await document.fonts.ready;
  const cut = texts.filter(text => {
    shown.textContent = text;
    return shown.scrollWidth > shown.clientWidth;
  });
  shown.replaceWith(turn);
  return cut;
}"""
NARROW = {"width": 320, "height": 640}


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
            for size in (DESKTOP, NARROW):
                page.set_viewport_size(size)
                if found := page.evaluate(AMISS):
                    broken[f"/{path[:8]} {language} {size['width']}"] = found
    assert not broken


OF_THE_TURN = ("your-turn", "your-turn-one", "your-turn-one-or-two", "ten-turn", "who-starts", "paused", "the-end")


def test_whatever_is_said_of_ones_turn_fits_into_the_top_bar_of_a_narrow_phone(visit, screens):
    token, places = screens
    page = visit(token=token)
    page.set_viewport_size(NARROW)
    table = next(path for path, ready in places.items() if ready == ".hcard")
    page.goto(f"/{table}")
    page.locator(".turn").wait_for()
    cut = {}
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
        page.locator(f"html[lang={language}]").wait_for(state="attached")
        spoken = messages(language)
        said = [text for name in OF_THE_TURN for text in re.findall(r"\] (.*)", spoken[name]) or [spoken[name].strip()]]
        assert len(said) == 15
        cut[language] = page.evaluate(TURNS, said)
    assert not any(cut.values()), cut


def test_the_language_is_switched_without_a_reload(visit, host):
    token = host.guest("Ada")
    page = visit(token=token, path=f"t/{table_of(host, token, 'the-game', seats=1)}")
    page.locator(".hcard").first.click()
    page.evaluate("window.never_loaded_again = true")
    turns = {"pl": "Twoja tura", "cs": "Tvůj tah", "ru": "Ваш ход", "de": "Dein Zug", "fr": "À toi", "en": "Your turn"}
    for language, turn in turns.items():
        page.locator(".top button").last.click()
        page.locator("dialog select").select_option(language)
        page.locator(f"html[lang={language}]").wait_for(state="attached")
        page.keyboard.press("Escape")
        assert turn in page.locator(".turn").inner_text()
    assert page.evaluate("window.never_loaded_again")
    assert page.locator(".hcard.is-selected").count() == 1  # what one was about to do, one still is


CUT = """() => [...document.querySelectorAll(
    '.seat__who, .seat .tag, .player__who, .player .tag, .wilds__n, .turn, .tabs button, .lane__head *')]
  .filter(each => each.offsetParent && each.clientWidth && !each.matches('.vh'))
  .filter(each => {
    const around = each.parentElement.closest('.seat, .player, .top')?.getBoundingClientRect().right ?? innerWidth;
    return each.scrollWidth > each.clientWidth + 1 || each.getBoundingClientRect().right > around + 1;
  })
  .map(each => `${each.className}: ${each.textContent.trim()} ${each.scrollWidth}/${each.clientWidth}`)"""
EACH_SHOWN = f"""async ([odd, apart]) => {{
  const table = document.querySelector('.tableroom > *');
  const found = [];
  for (const scene of window.scenes.filter((_, at) => at % apart === odd)) {{
    const frame = new CustomEvent('frame', {{ detail: {{ type: 'snapshot', scene, chat: [] }} }});
    table.table.connection.dispatchEvent(frame);
    await table.updateComplete;
    await document.querySelector('table-screen').updateComplete;
    found.push(...({CUT})().map(each => `with ${{scene.public.seats.length}}: ${{each}}`));
  }}
  return found;
}}"""
AROUND = ("Ada", "Juniper", "Linden", "Poppy", "Tansy")


@pytest.mark.parametrize("game", ["the-game", "quick-and-easy", "ten"])
def test_no_plate_and_no_pill_is_cut_with_as_many_as_can_play(visit, host, game):
    made = [each for each in scenes(game) if len(each["public"]["seats"]) >= 4 and each["public"]["phase"] == "playing"]
    for scene in made:
        for seat, name in zip(scene["public"]["seats"], AROUND, strict=False):
            seat["name"] = name
    page = visit(token=host.guest("Ada"), path="about")
    tell(page, made[0])
    page.goto(f"/t/{NAME}")
    page.locator(".tableroom > *").wait_for()
    # Every language has all tables, and so has every window; but not every language has all of them in every window.
    page.evaluate("scenes => { window.scenes = scenes; }", made)
    for turn, language in enumerate(LANGUAGES):
        page.evaluate(SPEAK, language)
        page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        for number, (width, height) in enumerate(((1280, 800), (390, 844), (320, 640))):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(EACH_SHOWN, [(turn + number) % APART, APART]) == [], (language, width)
