"""The lobby and the doors to it: own games that go on, house rules that are told, invitations that name who invites."""

import re

from tests.web.conftest import PHONE
from tests.web.tables import finished, fits, in_sight, line_of, table_of


def test_games_with_bots_are_one_line_each_and_can_be_ended_there(visit, host):
    token = host.guest("Ada")
    running = table_of(host, token, "the-game", seats=1)
    waiting = table_of(host, token, "face-to-face", begun=False)
    page = visit(token=token, viewport=PHONE, has_touch=True)
    lines = page.locator(".yours__line")
    page.locator(".yours__line", has_text="The Game alone").get_by_text("your turn").wait_for()
    assert lines.count() == 2
    assert all(box["height"] < 50 for box in (lines.nth(each).bounding_box() for each in range(2)))
    fits(page)
    end = page.get_by_role("button", name="End it: The Game")
    end.click()
    page.get_by_text("End this game? Nobody wins it.").first.wait_for()
    page.get_by_role("button", name="Keep it").click()
    end.click()
    page.get_by_role("button", name="End it", exact=True).click()
    end.wait_for(state="detached")
    with line_of(host, token) as line:
        line.wish("enter", table=running)
        line.until("ended")
        assert line.scene["public"]["result"]["abandoned"]
    page.get_by_role("button", name="End it: Face to Face").click()
    page.get_by_text("Cancel this table?").first.wait_for()
    page.get_by_role("button", name="End it", exact=True).click()
    page.get_by_role("heading", name="Your tables").wait_for(state="detached")
    with line_of(host, token) as line:
        line.wish("enter", table=waiting)
        line.until("ended")


def test_a_game_with_others_is_not_ended_from_the_lobby(visit, host):
    ada, bela = host.guest("Ada"), host.guest("Bela")
    table_of(host, ada, "face-to-face", others=[bela])
    page = visit(token=ada)
    page.locator(".yours__table").wait_for()
    assert page.get_by_role("button", name="End it").count() == 0


def test_many_games_with_bots_do_not_push_the_games_down(visit, host):
    token = host.guest("Ada")
    for _ in range(5):
        table_of(host, token, "the-game", seats=1)
    page = visit(token=token, viewport=PHONE, has_touch=True)
    more = page.get_by_text("2 more with bots or alone")
    more.wait_for()
    assert page.locator(".yours__line:visible").count() == 3
    assert page.locator(".tiles").bounding_box()["y"] < PHONE["height"]
    more.click()
    assert page.locator(".yours__line:visible").count() == 5


def test_back_from_a_table_lands_in_the_lobby_which_leads_back(visit, host):
    page = visit(token=host.guest("Ada"))
    page.get_by_role("link", name="New table: The Game").click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Fill with bots and deal").click()
    page.locator(".pick3 button, .mine").first.wait_for()
    page.go_back()
    page.get_by_role("heading", name="What shall we play?").wait_for()
    in_sight(page, "You have a game of The Game in progress.").wait_for()
    assert page.evaluate("getComputedStyle(document.querySelector('main h1')).outlineStyle") == "none"
    page.get_by_role("link", name="Back to it").click()
    page.locator(".pick3 button, .mine").first.wait_for()


def test_house_rules_stand_at_a_phones_table_in_its_menu_and_in_the_history(visit, host):
    token = host.guest("Ada")
    table = table_of(host, token, "the-game", seats=1, options={"expert": True, "on_fire": True})
    page = visit(token=token, path=f"t/{table}", viewport=PHONE, has_touch=True)
    told = page.locator(".top .house-rules")
    told.wait_for()
    assert told.inner_text().split("\n") == ["Expert", "On Fire (unofficial)"]
    fits(page)
    page.set_viewport_size({"width": 844, "height": 390})
    told.wait_for(state="hidden")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_text("Expert").wait_for()
    finished(host, token, "the-game", options={"expert": True})
    page.goto("/me")
    row = page.locator(".history__row", has_text="Expert").first
    row.wait_for()
    assert page.locator(".history__row", has_text="On Fire").count() == 1


def test_an_invitation_names_who_invites_to_what_and_proposes_a_name_of_ones_own(visit, host):
    names = ["Robin", "Sasha", "Alex", "Noa", "Mika", "Toni", "Nikita", "Jo", "Charlie"]
    kim = visit(token=host.guest("Kim"), path="new/ten")
    kim.get_by_role("button", name="Open the table").click()
    link = kim.locator("#invitation")
    link.wait_for()
    path = link.input_value().removeprefix(host.address)
    for _ in range(6):  # one default name in ten would be the host's
        guest = visit(path=path)
        guest.get_by_role("heading", name="Kim invites you to TEN").wait_for()
        assert guest.get_by_label("Your name").input_value() in names
    guest.get_by_label("Your name").fill("Bela")
    guest.get_by_role("button", name="Come in").click()
    guest.get_by_text("Kim").first.wait_for()
    assert re.search(r"/t/\w+$", guest.url)


def test_rematches_are_a_series_and_both_see_how_it_stands(visit, host):
    ada, bela = host.guest("Ada"), host.guest("Bela")
    table = table_of(host, ada, "face-to-face", others=[bela])
    pages = [visit(token=token, path=f"t/{table}") for token in (ada, bela)]
    for page in pages:
        page.locator(".pick3 button, .mine").first.wait_for()
    with line_of(host, bela) as line:  # Ada wins the first game,
        line.wish("enter", table=table)
        line.wish("resign")
    for page in pages:
        page.locator(".ended").wait_for()
        assert page.locator(".dock__series").count() == 0
    pages[0].get_by_role("button", name="Deal again", exact=True).click()
    pages[1].locator(".asked--rematch").get_by_role("button").click()
    pages[0].get_by_role("button", name="Deal", exact=True).click()
    for page in pages:
        page.locator(".pick3 button, .mine").first.wait_for()
    table = pages[1].url.rpartition("/")[2]
    with line_of(host, ada) as line:  # Bela the second
        line.wish("enter", table=table)
        line.wish("resign")
    pages[0].get_by_text("Games won so far: You 1 and Bela 1.").first.wait_for()
    pages[1].get_by_text("Games won so far: Ada 1 and You 1.").first.wait_for()
    elsewhere = visit(token=bela, path=f"t/{table}")  # a device that has never seen the table before this one
    elsewhere.get_by_text("Games won so far: Ada 1 and You 1.").first.wait_for()
