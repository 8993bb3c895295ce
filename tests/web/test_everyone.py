"""For everyone: axe on every screen in every look, nothing that scrolls sideways, a table that rests."""

from pathlib import Path

import pytest

from tests.web.conftest import DESKTOP, PHONE, Host
from tests.web.screenshots import PREPARED, with_reviewed_games
from tests.web.states import NAME
from tests.web.tables import at_rest, finished, table_of
from tests.web.test_sideways import tell
from tests.web.test_strips import SHOWN, STRIPS, asked

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")
ALL = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
COLOURS, SIZES = ({"type": "rule", "values": [rule]} for rule in ("color-contrast", "target-size"))
NARROW = {"width": 320, "height": 640}
LOOKS = (  # names and roles are the same by day and by night
    ("light", DESKTOP, ALL),
    ("dark", DESKTOP, COLOURS),
    ("dark", PHONE, ALL),
    ("light", PHONE, COLOURS),
    ("light", NARROW, SIZES),
)
GAMES = {"the-game": 3, "quick-and-easy": 3, "face-to-face": 2, "ten": 3}
SEEN = ".hcard, .choices, .stage, .pick3"  # a table that is drawn

FOUND = """rules => axe.run(document, {runOnly: rules, resultTypes: ['violations'], iframes: false})
    .then(told => told.violations.map(each => each.id + ': ' +
        each.nodes.map(node => node.target + ' ' + node.failureSummary).join(' | ')))"""


# A colour that fades is not the one that stays; what turns for ever cannot be finished.
AT_REST = """() => new Promise(requestAnimationFrame).then(() => document.getAnimations().forEach(
    each => each.effect?.getComputedTiming().endTime !== Infinity && each.finish()))"""


def violations(page, rules: object = ALL) -> list[str]:
    page.evaluate("document.fonts.ready")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    page.evaluate(AT_REST)
    return list(page.evaluate(FOUND, rules))


class Eyes:
    """Looks at the screen that is there, light and dark, wide and narrow, and remembers what shuts somebody out."""

    def __init__(self, page) -> None:
        self.page = page
        self.broken: dict[str, object] = {}

    def see(self, name: str) -> None:
        page = self.page
        for scheme, size, rules in LOOKS:
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            page.set_viewport_size(size)
            look = f"{name}, {scheme}, {size['width']}"
            if found := violations(page, rules):
                self.broken[look] = found
            if (wide := page.evaluate("document.documentElement.scrollWidth")) > size["width"]:
                self.broken[f"{look} scrolls sideways"] = wide
        page.set_viewport_size(DESKTOP)

    def go(self, path: str, ready: str) -> None:
        self.page.goto(f"/{path}")
        self.page.locator(ready).first.wait_for(state="attached")
        self.see(path.partition("/")[0] or "welcome")


def test_no_screen_around_the_tables_shuts_anybody_out(visit, host):
    token = host.guest("Ada")
    finished(host, token, "face-to-face")
    table_of(host, token, "ten", begun=False, listed=True)
    eyes = Eyes(visit(token=token))
    for path, ready in (
        ("", "main h1"),
        ("new/ten", "form"),
        ("tables", "main h1"),
        ("me", "main h1"),
        ("settings", "main h1"),
        ("about", "main h1"),
        ("rules", "main h1"),
        ("rules/ten", "#T9"),
        ("nowhere/at/all", "body"),
        ("t/0123456789abcdef0123456789abcdef", ".notice h1"),
    ):
        eyes.go(path, ready)
    assert not eyes.broken


@pytest.mark.parametrize("game", GAMES)
def test_no_screen_of_a_game_shuts_anybody_out(visit, host, game):
    token, seats = host.guest("Ada"), GAMES[game]
    eyes = Eyes(visit(token=token, path=f"t/{table_of(host, token, game, seats=seats)}"))
    page = eyes.page
    page.locator(SEEN).first.wait_for()
    eyes.see("the table")
    if page.locator(".pick3 button").count():
        page.locator(".pick3 button").last.click()
        page.locator(".pick3").wait_for(state="detached")
    if page.locator(".hcard").count():
        page.locator(".hcard").first.click()
        eyes.see("a card picked up")
    ended = finished(host, token, game, seats=seats)
    page.goto(f"/t/{ended}")
    page.locator(".ended").wait_for()
    page.get_by_role("button", name="Check the deal").click()
    eyes.see("the end")
    page.goto(f"/replay/{ended}#9")
    page.locator(".replay__bar").wait_for()
    eyes.see("replay")
    assert not eyes.broken


def test_nor_does_any_screen_beside_the_games(visit, tmp_path):
    host = Host(tmp_path, before=PREPARED)
    try:
        ada = host.somebody("Ada")
        with_reviewed_games(host, ada)
        page = visit(token=ada["token"], at=host)
        broken = {}
        for path, ready in (
            ("day", "main h1"),
            ("me/results", "main h1"),
            ("notices", "main h1"),
            ("rescue", "main h1"),
            ("learn/the-game", ".coach"),
            ("learn/ten-auction", ".coach"),
            ("review/the-game", ".rnav"),
            ("review/ten", ".rnav"),
            ("j#acorn-zebra-aaaaaaaaaaaaa", "main h1"),
        ):
            page.goto(f"/{path}")
            page.locator(ready).first.wait_for(state="attached")
            if found := violations(page):
                broken[path] = found
        assert not broken
    finally:
        host.kill()


@pytest.mark.parametrize("game", ["the-game", "ten"])
def test_nor_does_what_people_ask_of_one_another(visit, host, game):
    page = visit(token=host.guest("Ada"), path="about")
    told = {kind: asked(game, kind) for kind in STRIPS}
    tell(page, told["proposed"][0])
    page.goto(f"/t/{NAME}")
    page.locator(".tableroom > *").wait_for()
    broken = {}
    for kind in STRIPS:
        page.evaluate(SHOWN, told[kind])
        if found := violations(page):
            broken[kind] = found
    assert not broken


def test_no_sheet_shuts_anybody_out(visit, host):
    token = host.guest("Ada")
    eyes = Eyes(visit(token=token, path=f"t/{table_of(host, token, 'quick-and-easy', seats=3, begun=False)}"))
    page = eyes.page
    page.locator(".chairs, .waiting").first.wait_for()
    eyes.see("waiting")
    page.goto(f"/t/{table_of(host, token, 'the-game', seats=3, offers='gladly')}")
    page.locator(".mine.is-turn").wait_for()
    page.keyboard.press("s")
    page.locator(".sigmenu").wait_for()
    eyes.see("signals")
    page.keyboard.press("Escape")
    for sheet in ("Rules and keys", "Menu"):
        page.get_by_role("button", name=sheet).click()
        page.locator("dialog[open]").wait_for()
        eyes.see(sheet)
        page.keyboard.press("Escape")
    assert not eyes.broken


AROUND = """async () => {
  const { table, watched, updateComplete } = document.querySelector(".tableroom > *");
  const around = watched.find((each) => "door" in each);
  return (await updateComplete) && around.of(table.scene, table.scene.you.seat) !== null;
}"""
COUNT_DRAWING = """() => {
  window.drawn = 0;
  for (const each of document.querySelectorAll("tenback-app, table-screen, .tableroom > *"))
    each.addController({ hostUpdated: () => (window.drawn += 1) });
}"""


@pytest.mark.parametrize("game", ["the-game", "ten"])
def test_a_table_where_nobody_moves_rests(visit, host, game):
    token = host.guest("Ada")
    page = visit(token=token, path="about", reduced_motion="no-preference")
    page.clock.install()
    page.goto(f"/t/{table_of(host, token, game, seats=1)}")
    page.locator(SEEN).first.wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_function(AROUND)  # who is around is told last, and drawn
    at_rest(page)
    cdp = page.context.new_cdp_session(page)
    cdp.send("Performance.enable")

    def figures():
        return {each["name"]: each["value"] for each in cdp.send("Performance.getMetrics")["metrics"]}

    page.evaluate(COUNT_DRAWING)
    before = figures()
    page.clock.run_for(20_000)
    after = figures()
    assert (after["LayoutCount"], after["RecalcStyleCount"]) == (before["LayoutCount"], before["RecalcStyleCount"])
    assert page.evaluate("[window.drawn, document.getAnimations().length]") == [0, 0]


@pytest.mark.parametrize(("game", "locale"), [("the-game", "en-GB"), ("ten", "pl-PL"), ("quick-and-easy", "ru-RU")])
def test_a_table_page_is_small_on_the_wire(visit, host, game, locale):
    token = host.guest("Ada")
    table = table_of(host, token, game)
    page = visit(token=token, path="health", locale=locale)  # nothing of the client is there yet
    received: list[float] = []
    cdp = page.context.new_cdp_session(page)
    cdp.send("Network.enable")
    cdp.on("Network.loadingFinished", lambda each: received.append(each["encodedDataLength"]))
    cdp.on("Network.webSocketFrameReceived", lambda each: received.append(len(each["response"]["payloadData"])))
    page.goto(f"/t/{table}")
    page.locator(SEEN).first.wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    assert len(received) > 20
    assert 100_000 < sum(received) < 300_000
