"""What needs everyone's consent: two browsers, one asks, the other agrees or does not."""

import pytest

from tests.web.tables import line_of, play_turn, table_of

PILES = ("up", "down", "their-up", "their-down")
STOP = "Propose to stop here"


@pytest.fixture
def two(visit, host):
    """Ada's and Bela's pages, at a table that they share."""
    ada, bela = host.guest("Ada"), host.guest("Bela")
    table = table_of(host, ada, "face-to-face", others=[bela])
    with line_of(host, ada) as line:
        line.wish("enter", table=table)
        while line.scene is None:
            line.hear()
        first = line.scene["public"]["game"]["turn"]
    pages = [visit(token=token, path=f"t/{table}") for token in (ada, bela)]
    for page in pages:
        page.locator(".hcard").first.wait_for()
    return pages[first], pages[1 - first]


def propose(page, what):
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=what, exact=True).click()
    if what == STOP:
        page.get_by_role("alertdialog").get_by_role("button", name=what, exact=True).click()


def asked(page):
    return page.locator(".asked")


def test_the_other_declines_and_nothing_has_happened(two):
    one, other = two
    propose(one, STOP)
    asked(other).get_by_role("button", name="No, play on").click()
    for page in (one, other):
        asked(page).wait_for(state="detached")
        assert page.locator(".ended").count() == 0
    assert asked(one).count() == 0


def test_the_other_agrees_and_the_game_is_given_up(two):
    one, other = two
    propose(one, STOP)
    asked(one).get_by_text("You proposed to stop here.").wait_for()
    assert asked(one).get_by_role("button").all_inner_texts() == ["Never mind"]  # who asks has agreed
    asked(other).get_by_role("button", name="Agree").click()
    for page in (one, other):
        page.locator(".ended").wait_for()


@pytest.mark.parametrize("yes", [True, False])
def test_a_turn_is_taken_back_once_the_other_agrees(two, yes):
    one, other = two
    laid = one.locator(".hcard[data-held]").first.get_attribute("data-held")
    for card in [each.get_attribute("data-held") for each in one.locator(".hcard[data-held]").all()[:2]]:
        one.locator(f"[data-held='{card}']").click()
        one.locator("[data-press='up']").click()
        one.locator(f".hcard.is-away[data-held='{card}']").wait_for()
    one.locator(".plan__lay.btn--go").click()
    other.locator(".mine.is-turn").wait_for()
    one.get_by_role("button", name="Take my last play back").click()  # beside the plan
    asked(one).get_by_text("You asked to take back").wait_for()
    answer = asked(other)
    assert "asks to take back" in answer.inner_text()
    assert "new cards since" in answer.inner_text()
    assert other.evaluate("!document.activeElement.closest('.asked')"), "nobody's focus is taken"
    other.keyboard.press("y" if yes else "x")
    for page in (one, other):
        asked(page).wait_for(state="detached")
    if yes:
        one.locator(".mine.is-turn").wait_for()  # the turn, with its last card
        assert one.locator(f"[data-held='{laid}']").count() == 0
    else:
        other.locator(".mine.is-turn").wait_for()


def test_who_asked_may_think_better_of_it(two):
    one, other = two
    propose(one, STOP)
    asked(other).get_by_role("button", name="Agree").wait_for()
    asked(one).get_by_role("button", name="Never mind").click()
    for page in (one, other):
        asked(page).wait_for(state="detached")


def test_a_pause_says_who_paused_and_anyone_goes_on(two):
    one, other = two
    one.get_by_role("button", name="Menu").click()
    one.get_by_role("button", name="Pause", exact=True).click()
    asked(one).get_by_text("You paused the game.").wait_for()
    assert "paused the game" in asked(other).inner_text()
    asked(other).get_by_role("button", name="Resume").click()
    for page in (one, other):
        asked(page).wait_for(state="detached")


def lay(page):
    page.locator(".mine.is-turn").wait_for()
    play_turn(page, lambda card, pile: plan(page, card, pile))
    page.locator(".plan__lay.btn--go").click()
    page.locator(".mine:not(.is-turn)").wait_for()


def plan(page, card, pile):
    page.locator(f"[data-held='{card}']").click()
    page.locator(f"[data-press='{PILES[pile]}']").click()


TAKE_BACK = "Take my last play back"


def in_menu(page):
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog[open] .menu").wait_for()
    found = page.locator("dialog[open]").get_by_role("button", name=TAKE_BACK).count()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    return found


def test_taking_back_is_offered_while_the_table_would_take_it(two):
    one, other = two
    assert in_menu(one) == 0, "nothing was laid yet"
    lay(one)
    one.get_by_role("button", name=TAKE_BACK).wait_for()
    assert in_menu(other) == 0
    lay(other)
    one.locator(".mine.is-turn").wait_for()
    assert one.get_by_role("button", name=TAKE_BACK).count() == 1, "though the other has played since"
    one.get_by_role("button", name=TAKE_BACK).click()
    asked(other).get_by_text("asks to take back").wait_for()
    one.get_by_role("button", name=TAKE_BACK).wait_for(state="detached")


def test_alone_it_is_offered_until_a_card_was_seen(visit, host):
    token = host.guest("Kim")
    page = visit(token=token, path=f"t/{table_of(host, token, 'the-game', seats=1)}")
    page.locator(".hcard").first.wait_for()
    assert in_menu(page) == 0
    page.locator(".hcard").first.click()
    page.locator("[data-press='up1']").click()
    page.locator(".plan__on").click()
    page.get_by_role("button", name=TAKE_BACK).click()  # nobody has learned from it
    page.locator(".hcard[data-held]").nth(7).wait_for()
    page.get_by_role("button", name=TAKE_BACK).wait_for(state="detached")


def test_ten_has_it_where_one_plays(visit, host):
    """What was turned up others have seen: they are asked."""
    ada, bela = host.guest("Ada"), host.guest("Bela")
    table = table_of(host, ada, "ten", others=[bela])
    pages = [visit(token=token, path=f"t/{table}") for token in (ada, bela)]
    for page in pages:
        page.locator("#stage").wait_for()
    acts = next(page for page in pages if page.locator("[data-act='draw']").count())
    other = next(page for page in pages if page is not acts)
    assert acts.locator("#main").get_by_role("button", name=TAKE_BACK).count() == 0
    acts.locator("[data-act='draw']").click()
    acts.locator("#main").get_by_role("button", name=TAKE_BACK).click()
    asked(other).get_by_text("asks to take back").wait_for()
