"""Face to Face in a real browser: whole duels by mouse, by keyboard alone, on a phone; gifts across the seam."""

from tests.web.conftest import PHONE
from tests.web.tables import TABLE, finish, fits, in_sight, line_of, table_of

PILES = ("up", "down", "their-up", "their-down")


def by_mouse(page):
    def choose(card, pile):
        page.locator(f"[data-held='{card}']").click()
        page.locator(f"[data-press='{PILES[pile]}']").click()

    return choose


def test_a_whole_duel_by_mouse(visit, host):
    token = host.guest("Ada")
    page = visit(token=token, path=f"t/{table_of(host, token, 'face-to-face')}")
    finish(page, by_mouse(page), lambda: page.locator(".plan__lay").click(), dearly=True)
    result = page.evaluate(f"{TABLE}.table.scene.public.result")
    title = page.locator("#end-title").inner_text()
    position = page.evaluate(f"{TABLE}.table.scene.reveal.position")
    mine, theirs = (len(position["hands"][seat]) + len(position["draws"][seat]) for seat in (0, 1))
    won = result["ending"]["winners"] == [0]
    figure = mine if not won else theirs - mine if theirs > mine else theirs
    assert page.locator(".ended .huge").inner_text() == str(figure)
    assert ("You have won" in title) if won else ("short" in title)
    assert page.locator(".half .oc").count() == sum(map(len, position["hands"]))


def test_a_whole_duel_by_keyboard_alone(visit, host):
    token = host.guest("Grace")
    page = visit(token=token, path=f"t/{table_of(host, token, 'face-to-face')}")

    def choose(card, pile):
        page.keyboard.press("h")
        for _ in range(6):
            if page.evaluate("document.activeElement.closest('[data-held]').dataset.held") == card:
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.keyboard.press("abcd"[pile])

    finish(page, choose, lambda: page.keyboard.press("Control+Enter"), dearly=True)
    assert page.evaluate("document.activeElement.id") == "end-title"


def test_a_whole_duel_on_a_phone_by_touch(visit, host):
    token = host.guest("Toni")
    page = visit(token=token, path=f"t/{table_of(host, token, 'face-to-face')}", viewport=PHONE, has_touch=True)

    def choose(card, pile):
        page.locator(f"[data-held='{card}']").tap()
        page.locator(f"[data-press='{PILES[pile]}']").tap()
        fits(page)

    finish(page, choose, lambda: page.locator(".plan__lay").tap(), dearly=True)


def a_gift_to_give(host):
    """Somebody's token, their table, and a card of theirs that betters the rival's rising pile."""
    while True:
        ada, toni = host.guest("Ada"), host.guest("Toni")  # one person may not open so many tables
        table = table_of(host, ada, "face-to-face", others=[toni])
        with line_of(host, toni) as line:
            line.wish("enter", table=table)
            line.until("playing")
            if line.scene["public"]["game"]["turn"] == 0:
                continue  # whoever plays first cannot give (F6)
            low, high = sorted(line.scene["you"]["hand"])[:2]
            line.wish("play", actions=[f"{low}>up", f"{high}>up", "end"])
        with line_of(host, ada) as line:
            line.wish("enter", table=table)
            line.until("playing")
            if min(line.scene["you"]["hand"]) < high:
                return ada, table, min(line.scene["you"]["hand"])


def test_one_gift_a_turn_crosses_the_seam_and_keeps_its_metal(visit, host):
    token, table, gift = a_gift_to_give(host)
    page = visit(token=token, path=f"t/{table}")
    page.locator(f"[data-held='{gift}']").click()
    assert "gift" in page.locator("[data-pile='their-up'] .gift").inner_text()
    page.keyboard.press("c")
    page.locator("[data-pile='their-up'] .planned .is-silver").wait_for()
    page.locator(".plan").filter(has_text="back up to six").wait_for()
    page.locator(".hcard:not(.is-away)").first.click()
    page.keyboard.press("d")
    page.locator(".toast").filter(has_text="One gift per turn").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Lay, keep the turn").click()
    page.locator("[data-pile='their-up'] .stack__top .is-silver").wait_for()
    assert page.locator(".half").first.locator(".side-mark--gold").count() == 1


def test_a_duel_has_no_signals_and_is_talked_at_freely(visit, host):
    ada, toni = host.guest("Ada"), host.guest("Toni")
    table = table_of(host, ada, "face-to-face", others=[toni])
    page, other = (visit(token=token, path=f"t/{table}") for token in (ada, toni))
    page.locator("[data-press='up']").click(button="right")
    assert page.locator(".sigmenu, .sigpad").count() == 0
    page.get_by_role("tab", name="Chat").click()
    page.get_by_placeholder("Say something").fill("take forty-two")
    page.get_by_role("button", name="Send").click()
    other.locator("aside").get_by_text("take forty-two").wait_for()


def test_who_watches_sees_both_halves_and_no_hand(visit, host):
    ada, toni = host.guest("Ada"), host.guest("Toni")
    table = table_of(host, ada, "face-to-face", others=[toni], listed=True)
    page = visit(token=host.guest("Kim"), path=f"t/{table}")
    in_sight(page, "You are watching this table.").wait_for()
    assert page.locator(".half__who").all_inner_texts() == ["Toni", "Ada"]
    assert page.locator(".hcard, .plan, [data-card]").count() == 0
