"""Looking back at a game: every game's own table, every way to move, whose eyes, what can be taken along."""

import json

import pytest

from tests.web.conftest import PHONE
from tests.web.tables import finished, table_of

GAMES = {"the-game": 2, "quick-and-easy": 2, "face-to-face": 2, "ten": 2}
AT = "() => document.querySelector('replay-screen').at"
TABLE = "document.querySelector('the-game-table, quick-and-easy-table, face-to-face-table, ten-table').table"


@pytest.fixture(scope="module")
def ada(host):
    return host.guest("Ada")


@pytest.fixture(scope="module")
def tables(host, ada):
    """One ended game of each kind; Ada has played, with the help of a bot."""
    return {game: finished(host, ada, game, seats=seats) for game, seats in GAMES.items()}


def ready(page) -> None:
    page.locator(".replay__bar").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_looked_back_at_from_the_deal_to_the_end(visit, ada, tables, game):
    page = visit(token=ada, path=f"replay/{tables[game]}")
    ready(page)
    scrub = page.get_by_role("slider", name="Moment of the game")
    assert scrub.get_attribute("aria-valuetext") == "The deal"
    last = int(scrub.get_attribute("max"))
    page.keyboard.press("ArrowRight")
    first_turn = page.evaluate(AT)
    assert 0 < first_turn < last
    assert scrub.get_attribute("aria-valuetext").startswith("Turn 1 of ")
    page.keyboard.press("Shift+ArrowRight")
    assert page.evaluate(AT) == first_turn + 1
    page.keyboard.press("Shift+ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(AT) == 0
    page.keyboard.press("End")
    page.locator(".ended--past").wait_for()
    assert page.evaluate(AT) == last
    assert page.evaluate(f"{TABLE}.scene.public.phase") == "ended"
    assert page.locator(".ended--past button").count() == 0
    scrub.fill("3")
    assert page.evaluate(AT) == 3
    assert page.url.endswith("#3")


@pytest.mark.parametrize("game", ["the-game", "quick-and-easy", "face-to-face"])
def test_whose_eyes_one_looks_through_is_chosen(visit, ada, tables, game):
    page = visit(token=ada, path=f"replay/{tables[game]}#5")
    ready(page)
    eyes = page.get_by_label("Whose eyes")
    hands = f"JSON.stringify({TABLE}.scene.you?.hand ?? null)"
    own = page.evaluate(hands)
    assert page.locator(".openhand").count() == 0
    eyes.select_option("1")
    page.wait_for_function(f"() => {hands} !== {json.dumps(own)}")
    assert page.evaluate(f"{TABLE}.scene.you.seat") == 1
    eyes.select_option("none")
    page.locator(".watching").wait_for()
    assert page.locator(".hcard").count() == 0
    eyes.select_option("all")
    page.locator(".openhand").first.wait_for()
    assert page.evaluate(hands) == own
    assert page.evaluate(AT) == 5


def test_nothing_can_be_done_at_a_table_that_is_over(visit, ada, tables):
    page = visit(token=ada, path=f"replay/{tables['the-game']}#4")
    ready(page)
    page.locator(".hcard").last.click()
    page.locator("[data-press='up1']").click()
    assert page.locator(".planned").count() == 0
    page.keyboard.press("Control+Enter")
    assert page.evaluate(AT) == 4


def test_it_plays_by_itself_until_one_stops_it(visit, ada, tables):
    page = visit(token=ada, path=f"replay/{tables['ten']}")
    ready(page)
    page.get_by_label("Speed").select_option("quick")
    page.get_by_role("slider").focus()
    page.keyboard.press("Space")
    page.wait_for_function("() => document.querySelector('replay-screen').at >= 2")
    page.get_by_role("button", name="Stop").click()
    stopped = page.evaluate(AT)
    page.wait_for_timeout(600)  # longer than a quick step: nothing is left that would go on
    assert page.evaluate(AT) == stopped


def test_a_link_leads_to_a_moment_and_opens_for_whom_the_table_lets_in(visit, host, ada):
    table = finished(host, ada, "face-to-face", listed=True)
    page = visit(token=host.guest("Stranger"), path=f"replay/{table}#7")
    ready(page)
    assert page.evaluate(AT) == 7
    page.get_by_label("Whose eyes").select_option("all")
    page.locator(".openhand").first.wait_for()
    public = finished(host, ada, "face-to-face", listed=True, watch="public")
    page.goto(f"/replay/{public}")
    ready(page)
    assert page.get_by_label("Whose eyes").count() == 0
    assert page.get_by_role("link", name="Transcript").count() == 0


def test_what_can_be_taken_along(visit, ada, tables):
    page = visit(token=ada, path=f"replay/{tables['the-game']}", permissions=["clipboard-read", "clipboard-write"])
    ready(page)
    with page.expect_download() as told:
        page.get_by_role("link", name="Transcript").click()
    assert told.value.path().read_text(encoding="utf-8").startswith("tenback transcript 1")
    with page.expect_download() as record:
        page.get_by_role("link", name="Record (JSON)").click()
    assert json.loads(record.value.path().read_bytes())["game"] == "the-game"
    page.keyboard.press("ArrowRight")
    at = page.evaluate(AT)
    page.get_by_role("button", name="Copy the link").click()
    page.get_by_text("Copied.").wait_for()
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/replay/{tables['the-game']}#{at}")


def test_a_game_that_is_not_over_and_a_table_that_is_not_there(visit, host, ada):
    table = table_of(host, ada, "the-game", seats=1)
    page = visit(token=ada, path=f"replay/{table}")
    page.get_by_role("heading", name="This game is not over yet").wait_for()
    page.get_by_role("link", name="To the table").click()
    page.locator(".mine.is-turn").wait_for()
    page.goto("/replay/0123456789abcdef0123456789abcdef")
    page.get_by_role("heading", name="No such table").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_game_says_why_proves_the_deal_and_leads_on(visit, ada, tables, game):
    page = visit(token=ada, path=f"t/{tables[game]}", permissions=["clipboard-read", "clipboard-write"], viewport=PHONE)
    end = page.locator(".ended")
    end.wait_for()
    assert end.get_by_role("link", name="Rule ").count() == 1
    end.get_by_role("button", name="Check the deal").click()
    assert "matches the seal" in end.locator(".deal").inner_text()
    end.get_by_role("button", name="Share").click()
    page.get_by_text("Copied: a link to the replay").wait_for()
    assert f"/replay/{tables[game]}" in page.evaluate("navigator.clipboard.readText()")
    end.get_by_role("button", name="Look at the table").click()
    assert end.count() == 0
    page.locator(".end-show").click()
    end.get_by_role("link", name="Look back").click()
    ready(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_deal_that_was_tampered_with_is_found_out(visit, ada, tables):
    page = visit(token=ada, path=f"t/{tables['the-game']}")
    page.locator(".ended").wait_for()
    page.evaluate(
        """() => { const { table } = document.querySelector('table-screen');
        table.scene = {...table.scene, reveal: {...table.scene.reveal, seed: table.scene.reveal.seed + '0'}};
        table.dispatchEvent(new Event('change')); }"""
    )
    page.get_by_role("button", name="Check the deal").click()
    page.locator(".deal.strip-note--bad").wait_for()
