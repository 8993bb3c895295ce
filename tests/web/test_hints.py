"""A hint on request, in a real browser: asked, shown, made one's plan, counted; and never in company."""

import pytest

from tests.web.conftest import PHONE, Host
from tests.web.tables import line_of, table_of

ADVICE = """
from tenback.protocol.server_frames import Guess, HintTold, HintWorth
from tenback.server import hinting

async def worked_out(self, table, seat, person, seed):
    state, texts = table.state, []
    while not texts or (table.setting.game != "ten" and texts[-1] != "end"):
        legal = [str(action) for action in state.actions()]
        texts.append("end" if "end" in legal else legal[0])
        state = state.play(table.setting.the_game.action(texts[-1]))
    if table.setting.game == "ten":
        return HintTold(HintWorth(texts, Guess(0.84, 0.03), Guess(20.3, 0.5)), None, [], None, [], False, 0.25, [3, 5])
    other = HintWorth([texts[0], "end"], Guess(0.8, 0.03), None, 360)
    return HintTold(HintWorth(texts, Guess(0.84, 0.03), None, 378), other, [], 4, [], False)

hinting.Hints.worked_out = worked_out
"""  # what bots think is tested elsewhere; here it would keep a busy machine waiting


@pytest.fixture(scope="module")
def host(tmp_path_factory):
    running = Host(tmp_path_factory.mktemp("hints"), before=ADVICE)
    yield running
    running.kill()


def asked(page):
    page.locator(".plan__hint").first.click()
    page.locator(".hintbar").wait_for()


def test_a_hint_is_shown_as_ghosts_and_becomes_ones_plan(visit, host):
    token = host.guest("Ada")
    page = visit(token=token, path=f"t/{table_of(host, token, 'the-game', offers='gladly')}")
    page.locator(".plan__hint").wait_for()
    asked(page)
    page.locator(".hintbar").get_by_text("The strong bot would lay").wait_for()
    assert page.locator(".hintbar").get_by_text("±").count()
    page.locator(".hintbar").get_by_text("378 numbers stay open on the piles; after the next best, 360.").wait_for()
    ghosts = page.locator(".planned.is-ghost").count()
    hinted = page.locator(".hcard.is-hinted").count()
    assert ghosts == hinted == 2  # on one pile, both are seen
    tags = page.locator(".planned.is-ghost .ghost__tag")
    first, second = (" ".join(tag.split()) for tag in tags.all_inner_texts())
    assert first == f"first {page.locator('.hcard.is-hinted').first.get_attribute('data-held')}"
    assert second == "second"
    first, second = (tag.bounding_box() for tag in tags.all())
    apart = first["x"] + first["width"] <= second["x"] or first["y"] + first["height"] <= second["y"]
    assert apart, (first, second)
    page.locator("#live-polite", has_text="Hint").wait_for(state="attached")  # said a moment later than shown
    page.locator(".tag--hint", has_text="one hint used").wait_for()
    page.get_by_role("button", name="Make it my plan").click()
    page.locator(".plan__chips .pchip").first.wait_for()
    assert page.locator(".plan__chips .pchip").count() == hinted
    assert not page.locator(".hintbar").count()
    assert page.locator("[data-held]").count() == 7  # nothing is laid
    page.reload()
    page.locator(".tag--hint", has_text="one hint used").wait_for()
    page.locator(".hcard button").first.focus()
    page.keyboard.press("i")
    page.locator(".hintbar").wait_for()
    page.locator(".tag--hint", has_text="2 hints used").wait_for()
    page.get_by_role("button", name="Dismiss").click()
    page.locator(".hintbar").wait_for(state="detached")
    page.locator(".side").get_by_text("asked for a hint").first.wait_for()


def test_what_to_press_in_ten_on_a_phone(visit, host):
    token = host.guest("Toni")
    page = visit(token=token, path=f"t/{table_of(host, token, 'ten', seats=1)}", viewport=PHONE, has_touch=True)
    page.locator(".plan__hint").wait_for()
    asked(page)
    page.locator("[data-act='draw'][data-hinted]").wait_for()
    page.locator(".hintbar").get_by_text("points expected").wait_for()
    page.locator(".hintbar").get_by_text("Your runs count 3 now, and 5 with what is on offer.").wait_for()
    page.locator(".hintbar").get_by_text("The next card would bust the row in 25% of all cases.").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_end_says_how_many_hints_there_were(visit, host):
    token = host.guest("Una")
    page = visit(token=token, path=f"t/{table_of(host, token, 'face-to-face', offers='gladly')}")
    page.locator(".plan__hint").wait_for()
    asked(page)
    page.locator(".tag--hint", has_text="one hint used").wait_for()
    with line_of(host, token) as line:
        line.wish("enter", table=page.url.rpartition("/")[2])
        line.wish("resign")
    page.locator(".dock__fig .tag--hint", has_text="one hint used").wait_for()


def test_nobody_is_offered_a_hint_in_company(visit, host):
    ada, toni = host.guest("Ada"), host.guest("Toni")
    table = table_of(host, ada, "the-game", others=[toni], offers="gladly")
    page = visit(token=ada, path=f"t/{table}")
    page.locator(".plan").wait_for()
    assert not page.locator(".plan__hint").count()
    with line_of(host, ada) as line:
        line.wish("enter", table=table)
        line.until("playing")
        assert "hint" not in line.scene["you"]
