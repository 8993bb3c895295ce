"""Whole games in a real browser: by mouse, by keyboard alone, on a phone; and a server that dies under them."""

import re
from typing import Any

from tests.web.conftest import PHONE
from tests.web.tables import finish, the_game

PILES = ("up1", "up2", "down1", "down2")


def test_two_clicks_from_the_welcome_to_the_cards(visit):
    page = visit()
    page.get_by_role("button", name="Play The Game with bots").click()
    page.get_by_role("button", name="Gladly").click()
    assert page.locator(".hcard").count() == 6
    assert re.search(r"/t/[0-9a-f]{32}$", page.url)


def test_a_whole_game_by_mouse(visit, host):
    token = host.guest("Ada")
    table = the_game(host, token)
    page = visit(token=token, path=f"t/{table}")
    page.get_by_role("button", name="Could").click()

    def choose(card, pile):
        page.locator(f"[data-held='{card}']").click()
        page.locator(f"[data-press='{PILES[pile]}']").click()

    finish(page, choose, lambda: page.locator(".plan__lay").click())
    left = int(page.locator(".ended .huge").inner_text())
    assert 0 <= left <= 98
    page.get_by_role("button", name="Check the deal").click()
    assert "matches the seal" in page.locator(".ended .strip-note").inner_text()
    page.get_by_role("button", name="Deal again").click()
    page.locator(".starting").wait_for()
    assert not page.url.endswith(table)


def test_a_whole_game_by_keyboard_alone(visit, host):
    token = host.guest("Grace")
    page = visit(token=token, path=f"t/{the_game(host, token, seats=1)}")
    page.locator(".hcard").first.wait_for()
    if page.locator(".starting").count():
        page.get_by_role("button", name="Gladly").press("Enter")
        page.locator(".mine.is-turn").wait_for()

    def choose(card, pile):
        page.keyboard.press("h")
        for _ in range(9):
            if page.evaluate("document.activeElement.closest('[data-held]')?.dataset.held") == str(card):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.keyboard.press("abcd"[pile])

    finish(page, choose, lambda: page.keyboard.press("Control+Enter"))
    assert page.evaluate("document.activeElement.id") == "end-title"


def test_a_whole_game_on_a_phone_by_touch(visit, host):
    token = host.guest("Toni")
    page = visit(token=token, path=f"t/{the_game(host, token)}", viewport=PHONE, has_touch=True)
    page.get_by_role("button", name="Could").tap()

    def choose(card, pile):
        page.locator(f"[data-held='{card}']").tap()
        page.locator(f"[data-press='{PILES[pile]}']").tap()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    finish(page, choose, lambda: page.locator(".plan__lay").tap())


def test_a_dragged_card_is_planned_and_nothing_is_sent(visit, host):
    token = host.guest("Noa")
    page = visit(token=token, path=f"t/{the_game(host, token, seats=1)}")
    page.locator(".mine.is-turn").wait_for()
    sent: list[Any] = []
    page.on("websocket", lambda line: line.on("framesent", sent.append))
    card = page.locator(".hcard").first
    lane = page.locator("[data-pile='up1']").bounding_box()
    here = card.bounding_box()
    held = card.get_attribute("data-held")
    page.mouse.move(here["x"] + 30, here["y"] + 40)
    page.mouse.down()
    page.mouse.move(lane["x"] + 60, lane["y"] + 80, steps=8)
    page.mouse.up()
    page.locator(f".hcard.is-away[data-held='{held}']").wait_for()
    assert page.locator("[data-pile='up1'] .planned").count() == 1
    assert page.evaluate("document.querySelector('the-game-table').table.scene.public.game.piles.up1") == 1
    page.reload()  # a plan outlives it
    page.locator(f".hcard.is-away[data-held='{held}']").wait_for()


def test_the_table_survives_the_servers_death(visit, host):
    token = host.guest("Mika")
    page = visit(token=token, path=f"t/{the_game(host, token, seats=1)}")
    page.locator(".mine.is-turn").wait_for()
    best = page.evaluate("document.querySelector('the-game-table').table.you.hand[0]")
    page.locator(f"[data-held='{best}']").click()
    page.locator("[data-press='up1']").click()
    page.locator("[data-pile='up1'] .planned").wait_for()
    host.kill()
    page.get_by_text("Reconnecting").wait_for()
    assert page.locator("[data-pile='up1'] .planned").count() == 1  # still to be read, still planned
    host.start()
    page.get_by_text("Reconnecting").wait_for(state="detached")
    page.get_by_role("button", name="Lay, keep the turn").click()
    page.wait_for_function(
        f"() => document.querySelector('the-game-table').table.scene.public.game.piles.up1 === {best}"
    )


def test_a_dead_link_says_what_to_do(visit, host):
    page = visit(token=host.guest("Kim"), path="t/0123456789abcdef0123456789abcdef")
    page.get_by_role("heading", name="No such table").wait_for()
    page.get_by_role("link", name="To the lobby").click()
    page.get_by_role("heading", name="What shall we play?").wait_for()


def test_a_hostile_name_is_only_a_name(visit, host):
    name = "<img src=x>"
    token = host.guest(name)
    page = visit(token=token, path=f"t/{the_game(host, token, seats=2, begun=False)}")
    page.get_by_text(name).first.wait_for()
    assert page.locator("main img").count() == 0
