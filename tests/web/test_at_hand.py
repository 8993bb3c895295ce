"""Small things that one's hands notice: where the focus goes, what is covered, what asks before it does anything."""

import pytest

from tests.web.conftest import PHONE
from tests.web.tables import line_of, table_of

FOCUSED = "document.activeElement?.closest('[data-held]')?.dataset.held"
COVERS = """() => {
  const toast = document.querySelector('.toast').getBoundingClientRect();
  const over = box =>
    box.left < toast.right && toast.left < box.right && box.top < toast.bottom && toast.top < box.bottom;
  const kept = document.querySelectorAll('.hcard, .plan__lay, .choice, .estate');
  return [...kept].filter(each => over(each.getBoundingClientRect())).length;
}"""


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


@pytest.mark.parametrize("viewport", [None, {"width": 1366, "height": 657}, PHONE])
def test_a_notice_never_lies_over_the_hand(visit, host, viewport):
    page = solo(visit, host, **({"viewport": viewport} if viewport else {}))
    page.locator(".top button").last.click()
    page.get_by_role("button", name="Take my last play back", exact=True).click()
    page.locator(".toast").wait_for()
    assert page.evaluate(COVERS) == 0


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
    stop = page.get_by_role("button", name="Propose to stop here")
    stop.click()
    page.get_by_role("alertdialog", name="End this game? Nobody wins it.").wait_for()
    page.get_by_role("button", name="No, play on").click()
    stop.click()
    assert page.locator(".ended").count() == 0
    page.locator("sure-button").get_by_role("button", name="Propose to stop here").click()
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
