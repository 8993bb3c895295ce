"""What a finger presses: nothing that can be pressed on a touch screen is smaller than its tip, 44 pixels."""

import pytest

from tests.web.conftest import PHONE
from tests.web.tables import CHOOSE, at_rest, finished, fits, table_of

SHAPES = {"phone": PHONE, "small": {"width": 320, "height": 640}, "tablet": {"width": 1180, "height": 820}}
TOUCH = {"has_touch": True, "is_mobile": True}
TOO_SMALL = """() => [...document.querySelectorAll('button, a.btn, .brand, summary, select, input')]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length)
  .map((each) => {
    const [label] = each.labels ?? [];
    const boxes = [each, ...(label ? [label] : [])].map((one) => one.getBoundingClientRect());
    const width = Math.max(...boxes.map((box) => box.width)), height = Math.max(...boxes.map((box) => box.height));
    const name = each.getAttribute('aria-label') || each.textContent.trim() || label?.textContent.trim();
    return { name, width, height };
  })
  .filter(({ width, height }) => width && height && (width < 43.9 || height < 43.9))
  .map(({ name, width, height }) => `${name}: ${Math.round(width)} x ${Math.round(height)}`)"""
PILES = {
    "the-game": ["up1", "up2", "down1", "down2"],
    "quick-and-easy": ["up", "down"],
    "face-to-face": ["up", "down", "their-up", "their-down"],
}
AROUND = {
    "": ".tile",
    "new/the-game": "form",
    "new/ten": "form",
    "tables": "main h1",
    "me": ".history__row",
    "settings": "main h1",
    "rules/the-game": "main h1",
    "day": "main h1",
    "notices": "main h1",
}


@pytest.fixture(params=SHAPES)
def shape(request):
    return {"viewport": SHAPES[request.param], **TOUCH}


def pressable(page):
    at_rest(page)
    assert page.evaluate(TOO_SMALL) == []
    fits(page)


def test_on_the_screens_around_the_tables(visit, host, shape):
    token = host.guest("Ada")
    table_of(host, token, "the-game", seats=1)
    waiting = table_of(host, token, "the-game", seats=3, begun=False)
    page = visit(token=token, **shape)
    for path, ready in {**AROUND, f"t/{waiting}": ".waiting"}.items():
        page.goto(f"/{path}")
        page.locator(ready).first.wait_for()
        pressable(page)


@pytest.mark.parametrize(("game", "seats"), [("the-game", 3), ("quick-and-easy", 2), ("face-to-face", 2)])
def test_at_a_table_with_a_plan_and_in_its_menu(visit, host, shape, game, seats):
    token = host.guest("Ada")
    page = visit(token=token, path=f"t/{table_of(host, token, game, seats=seats, offers='gladly')}", **shape)
    page.locator(".mine.is-turn").wait_for()
    best = page.evaluate(CHOOSE)
    page.locator(f"[data-held='{best['card']}']").click()
    page.locator(f"[data-press='{PILES[game][best['pile']]}']").click()
    page.locator(".pchip button").wait_for()
    pressable(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").wait_for()
    pressable(page)


def test_at_tens_table_at_the_end_and_in_a_replay(visit, host, shape):
    token = host.guest("Ada")
    page = visit(token=token, path=f"t/{table_of(host, token, 'ten', seats=2)}", **shape)
    page.locator(".choices, .auction").first.wait_for()
    pressable(page)
    ended = finished(host, token, "the-game", seats=2)
    page.goto(f"/t/{ended}")
    page.locator(".ended").wait_for()
    pressable(page)
    page.goto(f"/replay/{ended}")
    page.locator(".replay__steps").wait_for()
    pressable(page)
