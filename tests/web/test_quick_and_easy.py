"""Quick & Easy in a real browser: whole games by mouse, by keyboard alone, on a phone; and what is said there."""

import pytest

from tests.web.conftest import PHONE
from tests.web.tables import TABLE, finish, fits, in_sight, line_of, table_of

PILES = ("up", "down")


def by_mouse(page):
    def choose(card, pile):
        page.locator(f"[data-held='{card}']").click()
        page.locator(f"[data-press='{PILES[pile]}']").click()

    return choose


def test_a_whole_game_by_mouse(visit, host):
    token = host.guest("Ada")
    page = visit(token=token, path=f"t/{table_of(host, token, 'quick-and-easy', seats=3)}")
    page.get_by_role("button", name="I could", exact=True).click()
    finish(page, by_mouse(page), lambda: page.locator(".plan__lay").click())
    left = int(page.locator(".ended .huge").inner_text())
    scene = page.evaluate(f"{TABLE}.table.scene")
    assert left == scene["public"]["result"]["ending"]["left"]
    open_hands = page.locator(".seat .oc").count()
    assert open_hands == sum(map(len, scene["reveal"]["position"]["hands"][1:]))


def test_a_whole_game_of_pros_by_keyboard_alone(visit, host):
    token = host.guest("Grace")
    table = table_of(host, token, "quick-and-easy", offers="gladly", options={"pro": True})
    page = visit(token=token, path=f"t/{table}")

    def choose(card, pile):
        page.keyboard.press("h")
        if page.evaluate("document.activeElement.closest('[data-held]').dataset.held") != card:
            page.keyboard.press("ArrowRight")
        page.keyboard.press("ab"[pile])

    finish(page, choose, lambda: page.keyboard.press("Control+Enter"), dearly=True)
    assert page.evaluate("document.activeElement.id") == "end-title"


def test_a_whole_game_on_a_phone_by_touch(visit, host):
    token = host.guest("Toni")
    table = table_of(host, token, "quick-and-easy", seats=5, offers="gladly")
    page = visit(token=token, path=f"t/{table}", viewport=PHONE, has_touch=True)

    def choose(card, pile):
        page.locator(f"[data-held='{card}']").tap()
        page.locator(f"[data-press='{PILES[pile]}']").tap()
        fits(page)

    finish(page, choose, lambda: page.locator(".plan__lay").tap(), dearly=True)


def test_what_one_has_said_stands_at_ones_hand_and_can_be_taken_back(visit, host):
    ada, toni = host.guest("Ada"), host.guest("Toni")
    table = table_of(host, ada, "quick-and-easy", others=[toni], offers="willing")
    one, other = visit(token=ada, path=f"t/{table}"), visit(token=toni, path=f"t/{table}")
    one.get_by_role("button", name="I hold red", exact=True).click()
    one.locator(".pick4").get_by_role("button", name="high", exact=True).click()
    one.locator(".pick5 .is-said").wait_for()
    other.locator(".seat .hold--r").wait_for()
    one.get_by_role("group", name="You said").get_by_role("button", name="Take back: red, high").click()
    other.locator(".seat .hold--r").wait_for(state="detached")
    other.locator(".lg").get_by_text("Ada takes back: I hold red, high").wait_for()
    one.locator(".holds--mine").wait_for(state="detached")
    one.get_by_role("button", name="I hold red", exact=True).click()  # by pressing it again on the pad, too: not yet
    one.locator(".pick4").get_by_role("button", name="low", exact=True).click()
    one.locator(".toast", has_text="You have already said something about this").wait_for()
    one.get_by_role("button", name="Keep off, pile A").click()
    one.locator("[data-pile='up'] .sig--off").wait_for()
    one.get_by_role("button", name="Keep off, pile A", pressed=True).click()
    one.locator("[data-pile='up'] .sig--off").wait_for(state="detached")


def test_what_is_held_and_wanted_shows_where_teammates_look(visit, host):
    ada, toni = host.guest("Ada"), host.guest("Toni")
    table = table_of(host, ada, "quick-and-easy", others=[toni], offers="willing")
    page = visit(token=ada, path=f"t/{table}")
    page.get_by_role("button", name="I hold blue").click()
    page.locator(".pick4").get_by_role("button", name="high").click()
    page.get_by_role("button", name="I hold blue, said").wait_for()
    page.locator("[data-press='up']").click(button="right")
    page.get_by_role("menuitemcheckbox", name="Leave it to me").click()
    other = visit(token=toni, path=f"t/{table}")
    assert other.locator(".seat .hold .vh").inner_text() == "blue, high"  # as it is read aloud
    assert "Leave it to me" in other.locator("[data-pile='up'] .sig").inner_text()
    assert other.locator("[data-pile='down'] .sig").count() == 0
    other.keyboard.press("r")
    other.get_by_role("status").filter(has_text="Ada: I hold blue, high.").wait_for(state="attached")


def test_pros_never_speak_of_heights(visit, host):
    token = host.guest("Ada")
    table = table_of(host, token, "quick-and-easy", offers="gladly", options={"pro": True})
    page = visit(token=token, path=f"t/{table}")
    page.get_by_role("button", name="I hold red").click()
    page.get_by_role("button", name="I hold red, said").wait_for()
    assert page.locator(".pick4").count() == 0
    assert page.get_by_role("button", name="Keep off").count() == 0


@pytest.mark.parametrize("assist", ["gaps", "legal", "none"])
def test_help_is_as_asked_for(visit, host, assist):
    token = host.guest("Ada")
    page = visit(token=token, path=f"t/{table_of(host, token, 'quick-and-easy', offers='gladly')}")
    page.evaluate("assist => localStorage.setItem('tenback:settings', JSON.stringify({assist}))", assist)
    page.reload()
    page.locator(".hcard").first.click()
    assert bool(page.locator(".cost").count()) == (assist == "gaps")
    assert bool(page.locator(".lane .fit, .lane .trick").count()) == (assist == "gaps")
    assert bool(page.locator(".lane.is-legal, .lane.is-trick, .lane.is-barred").count()) == (assist != "none")


def test_who_watches_sees_no_hand_and_says_nothing(visit, host):
    ada = host.guest("Ada")
    table = table_of(host, ada, "quick-and-easy", offers="gladly", listed=True)
    with line_of(host, ada) as line:
        line.wish("enter", table=table)
        line.until("playing")
        hand = line.scene["you"]["hand"]
    page = visit(token=host.guest("Kim"), path=f"t/{table}")
    in_sight(page, "You are watching this table.").wait_for()
    assert page.locator(".seat").count() == 2
    assert page.locator(".hcard, .plan, .pick5, .sigpad").count() == 0
    assert page.evaluate(f"{TABLE}.table.scene.you") is None
    shown = page.evaluate("[...document.querySelectorAll('[data-card]')].map(each => each.dataset.card)")
    assert not set(shown) & set(hand)
