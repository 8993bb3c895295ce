"""axe on every screen, light and dark, desktop and phone."""

from pathlib import Path

import pytest

from tests.web.conftest import DESKTOP, PHONE
from tests.web.tables import the_game

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def violations(page) -> list[str]:
    page.evaluate("document.fonts.ready")
    page.evaluate(AXE)
    found = page.evaluate(
        "rules => axe.run(document, {runOnly: rules}).then(told => told.violations.map("
        "each => each.id + ': ' + each.nodes.map(node => node.target + ' ' + node.failureSummary).join(' | ')))",
        RULES,
    )
    return list(found)


LOOKS = [(scheme, size) for scheme in ("light", "dark") for size in (DESKTOP, PHONE, {"width": 320, "height": 640})]


@pytest.mark.parametrize(
    ("scheme", "size"), LOOKS, ids=lambda each: each if isinstance(each, str) else str(each["width"])
)
def test_no_screen_shuts_anybody_out(visit, host, scheme, size):
    token = host.guest("Ada")
    solo, waiting = the_game(host, token, seats=1), the_game(host, token, seats=3, begun=False)
    page = visit(token=token, color_scheme=scheme, viewport=size)
    broken = {}

    def check(name: str) -> None:
        if found := violations(page):
            broken[name] = found
        if page.evaluate("document.documentElement.scrollWidth") > size["width"]:
            broken[f"{name} scrolls sideways"] = []

    page.get_by_role("heading", name="What shall we play?").wait_for()
    check("welcome")
    page.get_by_role("button", name="New table").first.click()
    check("new table")
    for path, ready in (("settings", "h1"), ("about", "h1"), ("rules/the-game", "#G7"), ("nowhere/at/all", "body")):
        page.goto(f"/{path}")
        page.locator(ready).first.wait_for(state="attached")
        check(path)
    page.goto(f"/t/{waiting}")
    page.locator(".chairs").wait_for()
    check("waiting")
    page.goto(f"/t/{solo}")
    page.locator(".mine.is-turn").wait_for()
    check("your turn")
    page.locator(".hcard").first.click()
    check("a card picked up")
    page.locator("[data-press='up1']").click()
    page.locator(".planned").wait_for()
    check("planned")
    page.keyboard.press("s")
    page.locator(".sigmenu").wait_for()
    check("signals")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules and keys").click()
    check("help")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    check("menu")
    assert not broken
