"""Low and narrow windows: what a newcomer is told, the end and the replay leave the cards in sight, and buttons are
buttons.
"""

import pytest

from tests.web.tables import TABLE, at_rest, finished, table_of

LYING, ZOOMED, LAPTOP, DESKTOP, NARROW, PHONE = (844, 390), (640, 400), (1366, 657), (1280, 800), (320, 640), (390, 844)
SEATS = {"the-game": 4, "quick-and-easy": 3, "face-to-face": 2, "ten": 4}
LOCALES = {"the-game": "de-DE", "quick-and-easy": "fr-FR", "face-to-face": "ru-RU", "ten": "pl-PL"}

COVERED = """(selector) => [...document.querySelectorAll(selector)]
  .filter((each) => each.getClientRects().length)
  .filter((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    const place = each.closest(".lane, .hcard") ?? each; // a button may lie over all of it
    return !place.contains(seen);
  })
  .map((each) => `${each.className}: ${each.textContent.trim().slice(0, 20)}`)"""
"""Those whose middle is not seen: something lies over it, or it is out of the window."""

INSIDE = """([what, where]) => {
  const [inner, outer] = [what, where].map((each) => document.querySelector(each).getBoundingClientRect());
  return inner.top >= outer.top && inner.bottom <= Math.min(outer.bottom, innerHeight);
}"""

TOWERS = """([selector, most]) => [...document.querySelectorAll(selector)]
  .filter((each) => each.getClientRects().length)
  .filter((each) => each.offsetHeight > most || each.scrollWidth > each.clientWidth + 1
    || each.scrollHeight > each.clientHeight + 1)
  .map((each) => `${each.textContent.trim()}: ${each.offsetWidth} x ${each.offsetHeight}`)"""
"""Buttons of more than so many pixels in height, or smaller than their words."""


def resized(page, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    at_rest(page)


@pytest.mark.parametrize("game", SEATS)
def test_what_a_newcomer_is_told_covers_no_card(visit, host, game):
    token = host.guest("Ada")
    table = table_of(host, token, game, seats=SEATS[game], offers="gladly")
    page = visit(token=token, path=f"t/{table}", newcomer=True, locale=LOCALES[game])
    told = page.locator(".first-table")
    if game == "ten":
        through_auctions(page, told)
    else:
        page.locator(".mine.is-turn").wait_for()
    told.wait_for()
    for size in (LYING, ZOOMED, LAPTOP, DESKTOP, PHONE, NARROW):
        resized(page, size)
        assert not page.evaluate(COVERED, ".first-table .btn, .hand .card, .plan__lay"), size
        if game != "ten":
            assert not page.evaluate(COVERED, ".lane .stack"), size
        elif size[0] > size[1]:
            assert not page.evaluate(COVERED, ".choices button, .auction button"), size
        assert not page.evaluate(TOWERS, [".plan__lay, .first-table .btn", 64]), size
    told.get_by_role("button").click()
    told.wait_for(state="detached")
    page.reload()
    page.locator(".choices" if game == "ten" else ".mine.is-turn").first.wait_for()
    assert not told.count()


def through_auctions(page, told):
    """Up to one's own turn. While one bids or buys, nobody is told how a turn goes."""
    page.locator(".choices, .auction, .buy").first.wait_for()
    while not page.locator(".choices").count():
        seq = page.evaluate(f"{TABLE}.table.scene.seq")
        page.locator("[data-act=pass], [data-act=skip]").first.wait_for()
        assert not told.is_visible()
        page.locator("[data-act=pass], [data-act=skip]").first.click()
        page.wait_for_function(f"seq => {TABLE}.table.scene.seq > seq", arg=seq)
        page.locator(".choices, [data-act=pass], [data-act=skip]").first.wait_for()


def planned(page):
    """Two cards, or as many as fit; the bot may have begun."""
    fitting = page.locator(".lane:not(.lane--theirs):is(.is-legal, .is-trick) .lane__press")
    for away in range(2):
        for card in page.locator(".hcard:not(.is-away)").all():
            card.click()
            page.locator(".hcard.is-selected").wait_for()
            if fitting.count():
                fitting.first.click()
                page.wait_for_function(f"() => document.querySelectorAll('.hcard.is-away').length > {away}")
                break


@pytest.mark.parametrize("game", [game for game in SEATS if game != "ten"])
def test_what_lays_a_plan_of_two_stays_in_the_window(visit, host, game):
    """With as many cards in hand as there can be: the plan must not push it out."""
    token = host.guest("Ada")
    table = table_of(host, token, game, seats=2, offers="gladly")
    page = visit(token=token, path=f"t/{table}", newcomer=True, locale=LOCALES[game])
    page.locator(".mine.is-turn").wait_for()
    page.locator(".first-table").wait_for()
    planned(page)
    for size in (LYING, ZOOMED, (667, 375), LAPTOP, PHONE, NARROW):
        resized(page, size)
        assert not page.evaluate(COVERED, ".plan__lay, .plan__undo, .first-table .btn"), size
        assert page.evaluate(INSIDE, [".plan__lay", ".mine"]), size


@pytest.mark.parametrize("game", SEATS)
def test_at_the_end_every_button_is_one(visit, host, game):
    token = host.guest("Ada")
    page = visit(token=token, path=f"t/{finished(host, token, game, seats=SEATS[game])}", locale=LOCALES[game])
    page.locator(".endacts").wait_for()
    for size in (PHONE, NARROW, ZOOMED, LYING, LAPTOP):
        resized(page, size)
        assert page.locator(".endacts .btn").count() >= 5
        assert not page.evaluate(TOWERS, [".endacts .btn", 50]), size
        if game != "ten":  # where the runs come first, as they are counted
            assert not page.evaluate(COVERED, ".dock__fig h2"), size


@pytest.mark.parametrize("game", SEATS)
def test_a_replay_shows_the_table_above_its_bar(visit, host, game):
    token = host.guest("Ada")
    table = finished(host, token, game, seats=SEATS[game])
    page = visit(token=token, path=f"replay/{table}#20", locale=LOCALES[game])
    page.locator(".replay__bar").wait_for()
    for size in (LYING, ZOOMED, LAPTOP):
        resized(page, size)
        bar = page.locator(".replay__bar").bounding_box()
        assert bar["height"] < size[1] / 4, size
        assert not page.evaluate(COVERED, ".replay__bar :is(button, select), .lane .stack"), size
        if game == "ten":  # an auction stands before the row
            stage = ".rowcards, .auction"
            assert len(page.evaluate(COVERED, stage)) < page.locator(stage).count(), size
