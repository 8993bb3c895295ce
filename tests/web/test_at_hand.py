"""Small things that one's hands notice: where the focus goes, what is covered, what asks before it does anything."""

import pytest

from tests.web.conftest import DESKTOP, PHONE
from tests.web.tables import at_rest, line_of, table_of

LYING = {"width": 844, "height": 390}

FOCUSED = "document.activeElement?.closest('[data-held]')?.dataset.held"
COVERS = """() => {
  const toast = document.querySelector('.toast').getBoundingClientRect();
  const over = box =>
    box.left < toast.right && toast.left < box.right && box.top < toast.bottom && toast.top < box.bottom;
  const kept = document.querySelectorAll('.hcard, .plan__lay, .choice, .auction, .estate');
  return [...kept].filter(each => over(each.getBoundingClientRect())).length;
}"""


CUT = """(selector) => [...document.querySelectorAll(selector)]
  .filter((each) => each.getClientRects().length && each.getBoundingClientRect().top < innerHeight)
  .filter((each) => {
    const { top, bottom } = each.closest(".seat__name, .slot, .player__head")?.getBoundingClientRect() ?? {};
    if (each.getBoundingClientRect().top >= bottom - 1) return false; // gone to the line that nobody sees
    const lines = new Range();
    lines.selectNodeContents(each);
    const words = each.textContent.trim().split(/\\s+/).length;
    const rows = new Set([...lines.getClientRects()].map((line) => line.top)).size;
    return each.scrollWidth > each.clientWidth + 1 || rows > words;
  })
  .map((each) => `${each.className}: ${each.textContent.trim()}`)"""
"""What is cut off, or broken within a word."""


def solo(visit, host, game="the-game", **how):
    token = host.guest("Ada")
    page = visit(token=token, path=f"t/{table_of(host, token, game, seats=1)}", **how)
    page.locator(".hcard, .choice").first.wait_for()
    return page


def test_after_each_planned_card_the_keyboard_goes_on_with_the_next_one(visit, host):
    page = solo(visit, host)
    page.keyboard.press("h")
    held = [each.get_attribute("data-held") for each in page.locator(".hcard").all()]
    planned = []
    for key in "abcd":  # a fresh table: every card fits everywhere
        card = page.evaluate(FOCUSED)
        assert card in held
        assert card not in planned
        page.keyboard.press(key)
        page.locator(f".hcard.is-away[data-held='{card}']").wait_for()
        planned.append(card)
        page.wait_for_function(f"{FOCUSED} !== undefined && {FOCUSED} !== '{card}'")


def test_the_keyboard_is_never_lost_when_a_turn_is_laid(visit, host):
    page = solo(visit, host)
    page.keyboard.press("h")
    for key in "ac":
        page.keyboard.press(key)
        page.wait_for_function(f"{FOCUSED} !== undefined")
    page.locator(".plan__lay.btn--go").wait_for()
    page.keyboard.press("Control+Enter")
    page.locator(".hcard.is-away").first.wait_for(state="detached")
    assert page.evaluate("document.activeElement !== document.body")


def test_laying_twice_by_a_double_press_lays_once_and_says_nothing(visit, host):
    ada, toni = host.guest("Ada"), host.guest("Toni")
    table = table_of(host, ada, "the-game", others=[toni], offers="gladly")
    with line_of(host, ada) as line:
        line.wish("enter", table=table)
        line.until("playing")
        first = [ada, toni][line.scene["public"]["game"]["turn"]]
    page = visit(token=first, path=f"t/{table}")
    page.locator(".mine.is-turn").wait_for()
    for pile in ("up1", "down1"):
        page.locator(".hcard:not(.is-away)").first.click()
        page.locator(f"[data-press='{pile}']").click()
    page.locator(".plan__lay.btn--go").evaluate("lay => { for (let press = 0; press < 4; press++) lay.click(); }")
    page.locator(".mine:not(.is-turn)").wait_for()
    page.locator(".hcard.is-away").first.wait_for(state="detached")
    assert page.locator(".toast").count() == 0


@pytest.mark.parametrize("game", ["the-game", "ten"])
@pytest.mark.parametrize("viewport", [DESKTOP, {"width": 1366, "height": 657}, PHONE, LYING])
def test_a_notice_never_lies_over_what_one_presses_and_goes_when_one_goes_on(visit, host, game, viewport):
    page = solo(visit, host, game, viewport=viewport)
    page.clock.install()  # it does not go by itself
    page.evaluate("document.querySelector('.tableroom > *').takeBackPlay()")  # nothing was laid yet: it is refused
    page.locator(".toast").wait_for()
    assert page.evaluate(COVERS) == 0
    if game == "ten":
        page.locator(".choice:not([aria-disabled=true]), [data-act=pass]").first.click()
    else:
        page.locator(".hcard").first.click()
        page.locator("[data-press='up1']").click()
    page.locator(".toast").wait_for(state="detached")


@pytest.mark.parametrize("size", [(320, 640), (390, 844), (820, 1180), (1366, 657), (844, 390)])
def test_the_hand_keeps_its_place_while_one_plans(visit, host, size):
    page = solo(visit, host, viewport={"width": size[0], "height": size[1]})
    at_rest(page)
    where = (
        "['.mine', '.hand[role]'].map((each) => Math.round(document.querySelector(each).getBoundingClientRect().top))"
    )
    before = page.evaluate(where)
    for pile in ("up1", "up2", "down1", "down2"):  # a fresh table: every card fits everywhere
        card = page.locator(".hcard:not(.is-away)").first.get_attribute("data-held")
        page.locator(f"[data-held='{card}']").click()
        page.locator(f"[data-press='{pile}']").click()
        page.locator(f".hcard.is-away[data-held='{card}']").wait_for()
        assert page.evaluate(where) == before
    assert page.evaluate(CUT, ".slot *") == []


@pytest.mark.parametrize("game", ["the-game", "quick-and-easy", "ten"])
def test_who_plays_next_is_said_in_whole_words_or_not_at_all(visit, host, game):
    token = host.guest("Ada")
    others = [host.guest(f"{n} Wojciech Brzęczyszczyk") for n in "AB"]
    page = visit(token=token, path=f"t/{table_of(host, token, game, seats=3, others=others, offers='gladly')}")
    page.locator(".seat, .player").first.wait_for()
    for size in ((320, 640), (390, 844), (820, 1180), (1180, 820), (1366, 657), (1280, 800)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate(CUT, ".seat .tag, .player__head .tag") == [], size


def test_a_pile_shows_its_old_top_until_it_is_covered(visit, host):
    page = solo(visit, host, reduced_motion="no-preference")
    page.evaluate(
        "() => { const animate = Element.prototype.animate; Element.prototype.animate = function (...how) "
        "{ const way = animate.apply(this, how); way.pause(); return way; }; }"
    )
    for pile in ("up1", "down1"):
        page.locator(".hcard:not(.is-away)").first.click()
        page.locator(f"[data-press='{pile}']").click()
    page.locator(".plan__lay.btn--go").click()
    for pile in ("up1", "down1"):
        page.locator(f"[data-pile='{pile}'] .stack > .stack__under").wait_for(state="attached")
    page.evaluate("document.getAnimations().forEach(way => way.finish())")
    page.locator(".stack__under").first.wait_for(state="detached")


@pytest.mark.parametrize("game", ["the-game", "ten"])
def test_stopping_alone_asks_first(visit, host, game):
    page = solo(visit, host, game)
    page.locator(".top button").last.click()
    stop = page.get_by_role("button", name="Stop here", exact=True)
    stop.click()
    page.get_by_role("alertdialog", name="End this game? Nobody wins it.").wait_for()
    page.get_by_role("button", name="No, play on").click()
    stop.click()
    assert page.locator(".ended").count() == 0
    page.locator("sure-button").get_by_role("button", name="Stop here", exact=True).click()
    page.locator(".ended").wait_for()


def test_a_duel_is_not_resigned_by_one_press(visit, host):
    ada, bela = host.guest("Ada"), host.guest("Bela")
    table = table_of(host, ada, "face-to-face", others=[bela])
    page = visit(token=ada, path=f"t/{table}")
    page.locator(".hcard").first.wait_for()
    page.locator(".top button").last.click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("alertdialog", name="Resign? The other player wins.").get_by_role("button", name="Resign").click()
    page.locator(".ended").wait_for()


def test_everyone_has_two_letters_of_their_own(visit, host):
    robin = host.guest("Robin")
    table = table_of(host, robin, "the-game", seats=5)
    page = visit(token=robin, path=f"t/{table}")
    page.locator(".seats .avatar").nth(3).wait_for()
    letters = page.locator(".seats .avatar").all_inner_texts()
    assert len(set(letters)) == 4
    assert all(len(each) == 2 for each in letters)
