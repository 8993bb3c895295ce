"""A game that has no table of its own, in the browser: a fifth game, played, watched and looked back at."""

import re

import pytest
from playwright.sync_api import expect

from tenback import games
from tests.fifth_game import shelf
from tests.fifth_game.climb import GAME
from tests.server.test_shares import PATIENT
from tests.web.conftest import PHONE, Host
from tests.web.tables import fits, line_of, table_of
from tests.web.test_everyone import Eyes

NARROW = {"width": 320, "height": 640}
SPEAK = """async language => {
  const client = document.querySelector('script[type=module][src]').src;
  const { settings } = await import(client.replace('app.js', 'store/settings.js'));
  settings.choose({ language });
}"""
SHOW = """async parts => {
  const table = document.querySelector('plain-table');
  const { scene } = table.table;
  const shown = { ...scene, seq: scene.seq + 1, you: { ...scene.you, sees: parts } };
  const snapshot = { type: 'snapshot', scene: shown, chat: [] };
  table.table.connection.dispatchEvent(new CustomEvent('frame', { detail: snapshot }));
  await table.updateComplete;
}"""
TURNS = {"en": "Your turn", "pl": "Twoja tura", "cs": "Tvůj tah", "ru": "Ваш ход", "de": "Dein Zug"}


@pytest.fixture(scope="module")
def climbing(tmp_path_factory):
    """A server with Climb on its shelf."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games.SHELF, GAME.slug, GAME)
        running = Host(tmp_path_factory.mktemp("climb"), before=f"{PATIENT}\n{shelf.BEFORE}")
        yield running
        running.kill()


@pytest.fixture
def table(climbing):
    """Whose table it is, who sits there too, and its name. It is dealt."""
    ada, bela = climbing.guest("Ada"), climbing.guest("Bela")
    return ada, bela, table_of(climbing, ada, "climb", others=[bela], listed=True)


def cards(page, seat):
    return page.locator(f"[data-part=hands] [data-of='{seat}'] .card--plain")


def on_turn(*pages):
    """Whoever may act, once somebody may; None when it is over."""
    for page in pages:
        page.locator(".turn:has-text('Your turn'), .turn:has-text('is thinking'), .ended").first.wait_for()
    if pages[0].locator(".ended").count():
        return None
    return next(page for page in pages if page.locator(".turn").inner_text() == "Your turn")


def test_a_whole_game_between_two_browsers_watched_and_looked_back_at(visit, climbing):
    ada, bela = climbing.guest("Ada"), climbing.guest("Bela")
    name = table_of(climbing, ada, "climb", others=[bela], begun=False, listed=True)
    one, other = visit(token=ada, path=f"t/{name}", at=climbing), visit(token=bela, path=f"t/{name}", at=climbing)
    watcher = visit(token=climbing.guest("Eve"), path=f"t/{name}", at=climbing)
    one.locator("main .tag", has_text="Climb").first.wait_for()
    one.get_by_role("button", name="Deal", exact=True).click()
    for page in (one, other, watcher):
        page.get_by_role("heading", name="Climb").wait_for()
    assert (cards(one, 0).count(), cards(one, 1).count()) == (3, 0)
    assert (cards(other, 0).count(), cards(other, 1).count()) == (0, 3)
    played = []
    while page := on_turn(one, other):
        assert page.locator(".act").count() == page.evaluate(
            "document.querySelector('plain-table').table.you.actions.length"
        )
        act = page.locator(".act").first
        played.append(act.inner_text())
        act.click()
        for each in (one, other, watcher):
            expect(each.locator(".side__story .lg li", has_text=":")).to_have_count(len(played))
            expect(each.locator("[data-part=top] dd")).to_have_text(played[-1].removeprefix("lay:"))
        if not one.locator(".ended").count():
            assert watcher.locator(".card--plain").count() == 0
            assert watcher.locator(".act").count() == 0
    assert played == sorted(played, key=lambda text: int(text.removeprefix("lay:")))
    ended(one, other, watcher)
    looked_back(one, name, played)


def ended(one, other, watcher):
    titles = sorted(page.locator("#end-title").inner_text() for page in (one, other))
    winner = titles[0].removesuffix(" has won")
    assert titles == [f"{winner} has won", "You have won"]
    assert winner in ("Ada", "Bela")
    expect(watcher.locator("#end-title")).to_have_text(f"{winner} has won")
    expect(one.locator(".ended")).to_contain_text(re.compile("It ended by “(stuck|first-out)”. Rule C[23]"))
    assert one.locator(".ended a", has_text="Rule").count() == 0  # it has no page to lead to
    one.get_by_role("button", name="Check the deal").click()
    one.locator(".side .deal", has_text="Nobody could choose them.").wait_for()


def looked_back(page, name, played):
    page.get_by_role("link", name="Watch the replay").click()
    page.locator(".replay__bar").wait_for()
    turns = page.locator(".replay__what")
    assert turns.all_inner_texts() == played
    expect(page.locator("[data-part=top] dd")).to_have_text("0")
    assert (cards(page, 0).count(), cards(page, 1).count()) == (3, 0)
    page.get_by_label("Point of view").select_option("all")
    expect(cards(page, 1)).to_have_count(3)
    page.locator("#main").focus()
    page.keyboard.press("Shift+ArrowRight")  # an action on; arrows alone show the table before each turn
    expect(page.locator("[data-part=top] dd")).to_have_text(played[0].removeprefix("lay:"))
    page.keyboard.press("End")
    page.locator(".ended--past").wait_for()
    assert page.url.startswith(page.evaluate("location.origin") + f"/replay/{name}")


def test_it_is_played_by_keyboard(visit, climbing, table):
    ada, bela, name = table
    pages = [visit(token=token, path=f"t/{name}", at=climbing) for token in (ada, bela)]
    page = on_turn(*pages)
    lowest, highest = page.locator(".act").first.inner_text(), page.locator(".act").last.inner_text()
    page.keyboard.press("h")
    expect(page.locator(".act").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".act").nth(1)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".act").last).to_be_focused()
    assert page.evaluate("document.activeElement.dataset.action") == highest
    page.keyboard.press("r")
    expect(page.locator("#live-polite")).to_contain_text("Hands: ")
    assert "3 hidden cards" in page.locator("#live-polite").inner_text()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".side__story .lg")).to_contain_text(lowest)
    # Not lost with the button; if nobody can go on, the result has it.
    page.wait_for_function("() => ['hand', 'end-title'].includes(document.activeElement.id)")
    page.keyboard.press("t")
    expect(page.locator("#story")).to_be_focused()


def test_who_talks_is_heard(visit, climbing, table):
    ada, bela, name = table
    one, other = (visit(token=token, path=f"t/{name}", at=climbing) for token in (ada, bela))
    for page in (one, other):
        page.get_by_role("tab", name="Chat").click()
    one.get_by_label("Say something").fill("I hold a 12")  # it has no rule on talk
    one.keyboard.press("Enter")
    other.locator(".side__chat", has_text="I hold a 12").wait_for()


def test_help_says_that_there_is_no_page(visit, climbing, table):
    page = visit(token=table[0], path=f"t/{table[2]}", at=climbing)
    page.locator(".parts").wait_for()
    page.get_by_role("button", name="Rules and keys").click()
    page.locator("dialog", has_text="There is no rule page for this game here.").wait_for()
    assert page.locator("dialog a[href^='/rules']").count() == 0


def test_every_language_says_whose_turn_it_is(visit, climbing, table):
    ada, bela, name = table
    page = on_turn(*(visit(token=token, path=f"t/{name}", at=climbing) for token in (ada, bela)))
    for language, turn in TURNS.items():
        page.evaluate(SPEAK, language)
        page.locator(f"html[lang={language}]").wait_for(state="attached")
        expect(page.locator(".turn")).to_have_text(turn)
        for size in (PHONE, NARROW):
            page.set_viewport_size(size)
            fits(page)


def test_it_is_for_everyone_and_fits_whatever_a_game_shows(visit, climbing, table):
    ada, bela, name = table
    page = on_turn(*(visit(token=token, path=f"t/{name}", at=climbing) for token in (ada, bela)))
    eyes = Eyes(page)
    eyes.see("climb")
    page.evaluate(
        SHOW,
        {
            "hands": [[*range(1, 30)], {"hidden": 60}],
            "piles": {"left": [], "right": ["R10", "a long card", "B7"]},
            "a_very_long_name_of_something_that_a_game_may_have": "worded-without-a-space-to-break-it-anywhere" * 3,
            "burning": True,
            "none_yet": None,
            "rounds": [[1, 2], [3, [4, 5]], {"deep": {"deeper": [{"hidden": 3}]}}],
        },
    )
    assert page.locator("[data-part=hands] [data-of='0'] .card--plain").count() == 29
    assert page.locator("[data-part=burning] dd").inner_text() == "yes"
    eyes.see("anything")
    assert eyes.broken == {}


def test_a_bot_plays_for_who_is_away_and_who_comes_back_plays_on(visit, climbing, table):
    ada, bela, name = table
    with line_of(climbing, ada) as line:
        line.wish("enter", table=name)
        line.until("playing")
        mine = bool(line.scene["you"]["actions"])
    page = visit(token=bela if mine else ada, path=f"t/{name}", at=climbing)  # who has to wait
    page.locator(".parts").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("button", name="Take over from the bot").click()
    expect(page.locator("#hand")).to_have_text(re.compile("is thinking"))


def test_it_is_offered_in_the_lobby_and_played_against_a_bot(visit, climbing):
    page = visit(token=climbing.guest("Ada"), at=climbing)
    page.get_by_role("heading", name="Climb").wait_for()
    page.get_by_role("button", name="Play Climb with bots").click()
    page.locator("plain-table .parts").wait_for()
    while not page.locator(".ended").count():
        page.locator(".act[aria-disabled=false], .ended").first.wait_for()
        if page.locator(".act").count():
            act = page.locator(".act").first
            played = act.inner_text()
            act.click()
            expect(page.locator(f".act[data-action='{played}']")).to_have_count(0)
    assert re.search(r" won$| share the win$", page.locator("#end-title").inner_text())
    page.goto("/rules")
    page.locator("main.rules nav a").first.wait_for()
    assert "Climb" not in page.locator("main.rules nav").inner_text()
