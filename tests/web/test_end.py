"""The end of a game, docked: what it says, every button of it, as a player and as somebody who watched."""

import pytest

from tests.web.conftest import DESKTOP, PHONE
from tests.web.staged import found, last_cards, stranding, write
from tests.web.tables import TABLE, Made, finished, fits, in_sight, line_of, table_of

GAMES = {"the-game": 3, "quick-and-easy": 2, "face-to-face": 2, "ten": 3}
LYING = {"width": 844, "height": 390}
TOLD = f"{TABLE}.told"


@pytest.fixture(scope="module")
def ada(host):
    return host.guest("Ada")


@pytest.fixture(scope="module")
def tables(host, ada):
    """An ended game of each kind, listed: of one, strangers see every card afterwards, of the other they do not."""
    return Made(lambda which: finished(host, ada, which[0], seats=GAMES[which[0]], listed=True, watch=which[1]))


def at_end(visit, token, table, **how):
    page = visit(token=token, path=f"t/{table}", **how)
    page.locator(".ended").wait_for()
    page.wait_for_function(f"() => {TOLD}")
    return page


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LYING])
@pytest.mark.parametrize("game", GAMES)
def test_it_takes_the_place_of_the_hand_and_lies_over_nothing(visit, ada, tables, game, size):
    page = at_end(visit, ada, tables[game, "public"], viewport=size)
    fits(page)
    dock = page.locator(".ended").bounding_box()
    above = page.locator(".lane, .scorebox")
    for place in range(above.count()):
        box = above.nth(place).bounding_box()
        assert box["y"] + box["height"] <= dock["y"] + 1
    assert page.locator("#hand").count() == 0
    if size is not DESKTOP:
        acts = page.locator(".endacts").bounding_box()
        assert acts["y"] + acts["height"] <= size["height"]
    said = page.locator(".takes:has(.word):has(.short)")
    assert all(
        said.nth(each).locator(".word, .short").filter(visible=True).count() == 1 for each in range(said.count())
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_button_of_the_end_for_who_played(visit, host, game):
    token = host.guest("Ada")  # another: nobody may open many tables at once
    table = finished(host, token, game, seats=GAMES[game])
    page = at_end(visit, token, table, permissions=["clipboard-read", "clipboard-write"])
    acts = page.locator(".endacts .btn")
    names = [acts.nth(each).get_attribute("aria-label") or acts.nth(each).inner_text() for each in range(acts.count())]
    assert [each.strip() for each in names] == [
        "Look back",
        "Deal again",
        "This deal again",
        "Challenge a friend",
        "Share",
        "Save the record",
    ]
    assert page.locator(".ended").get_by_role("link", name="Rule ").count() == 1
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Copy the link").click()
    in_sight(page, "Copied: a link to the replay").wait_for()
    assert f"/replay/{table}" in page.evaluate("navigator.clipboard.readText()")
    with page.expect_download() as record:
        page.get_by_role("link", name="Save the record").click()
    assert record.value.path().read_text(encoding="utf-8").startswith("tenback transcript 1")
    page.get_by_role("button", name="Check the deal").click()
    assert "matches the seal" in page.locator(".side .deal").inner_text()
    page.get_by_role("link", name="Look back").click()
    page.locator(".rev").get_by_role("heading").first.wait_for()
    page.go_back()
    page.locator(".ended").wait_for()
    page.keyboard.press("l")
    page.wait_for_url(f"**/review/{table}")
    page.get_by_role("link", name="Watch the replay").click()
    page.locator(".replay__bar").wait_for()
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="This deal again").click()
    page.wait_for_function(f"() => {TABLE} && {TABLE}.table.scene.public.phase !== 'ended'")
    assert page.evaluate(f"{TABLE}.table.scene.setting.known") is True
    page.locator(".known").wait_for()
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="To the next deal").click()
    page.wait_for_function(f"() => {TABLE} && {TABLE}.table.scene.public.phase !== 'ended'")


@pytest.mark.parametrize("game", GAMES)
def test_n_deals_again(visit, host, game):
    token = host.guest("Ada")  # another: nobody may open many tables at once
    page = at_end(visit, token, finished(host, token, game, seats=GAMES[game]))
    page.keyboard.press("n")
    page.wait_for_function(f"() => {TABLE} && {TABLE}.table.scene.public.phase !== 'ended'")
    assert page.evaluate(f"{TABLE}.table.scene.setting.known") is False


def test_two_play_on_by_one_press_each_and_nobody_is_taken_along(visit, host):
    tokens = [host.guest("Ada"), host.guest("Bela")]
    table = table_of(host, tokens[0], "face-to-face", others=tokens[1:])
    with line_of(host, tokens[0]) as line:
        line.wish("enter", table=table)
        line.wish("resign")
    ada, bela = (at_end(visit, token, table) for token in tokens)
    ada.get_by_role("button", name="Deal again", exact=True).click()
    in_sight(ada, "Kept for Bela").wait_for()
    assert ada.get_by_role("button", name="Deal", exact=True).count() == 0
    bela.get_by_role("button", name="To the next deal").click()
    bela.wait_for_function(f"() => location.pathname !== '/t/{table}' && document.querySelector('.waiting')")
    ada.get_by_role("button", name="Deal", exact=True).click()
    for page in (ada, bela):
        page.wait_for_function(f"() => {TABLE}?.table.scene.you && {TABLE}.table.scene.public.phase === 'playing'")


@pytest.mark.parametrize("watch", ["all-after-the-end", "public"])
@pytest.mark.parametrize("game", GAMES)
def test_who_watched_sees_what_the_table_allows_and_deals_nothing(visit, host, tables, game, watch):
    page = at_end(visit, host.guest("Eve"), tables[game, watch])
    open_to_all = watch == "all-after-the-end"
    assert page.get_by_role("button", name="Deal again", exact=True).count() == 0
    assert page.get_by_role("button", name="This deal again").count() == 0
    assert page.get_by_role("link", name="Save the record").count() == open_to_all
    assert page.get_by_role("button", name="Check the deal").count() == open_to_all
    if not open_to_all:
        assert page.locator(".oc").count() == 0
        assert page.locator(".takes .short").count() == 0
        assert page.evaluate(f"{TOLD}.last_turn") is None
        assert page.evaluate(f"{TABLE}.table.scene.reveal") is None
    assert page.evaluate(f"{TOLD}.compared") is None
    page.keyboard.press("n")
    page.get_by_role("link", name="Look back" if open_to_all else "Watch the replay").click()
    page.locator(".rev h1" if open_to_all else ".replay__bar").wait_for()


@pytest.mark.parametrize("game", ["the-game", "quick-and-easy", "face-to-face"])
def test_hands_lie_open_as_small_cards(visit, ada, tables, game):
    for size, least, most in ((DESKTOP, 30, 42), (PHONE, 24, 32)):
        page = at_end(visit, ada, tables[game, "public"], viewport=size)
        hands = page.evaluate(f"{TABLE}.table.scene.reveal.position.hands")
        shown = page.locator(".seat .oc, .half .oc")
        seats = range(2) if game == "face-to-face" else range(1, GAMES[game])
        assert shown.count() == sum(len(hands[seat]) for seat in seats)
        for place in range(shown.count()):
            assert least <= shown.nth(place).bounding_box()["width"] <= most


def test_tens_runs_are_counted_in_a_table_most_points_first(visit, ada, tables):
    page = at_end(visit, ada, tables["ten", "public"])
    game = page.evaluate(f"{TABLE}.table.scene.public.game")
    rows = page.locator(".scores tbody tr")
    points = [int(rows.nth(row).locator(".sum").inner_text()) for row in range(rows.count())]
    assert points == sorted((each["points"] for each in game["seats"]), reverse=True)
    for row in range(rows.count()):
        seat = int(rows.nth(row).get_attribute("data-seat"))
        runs = [run["points"] if run else 0 for run in game["seats"][seat]["runs"]]
        shown = rows.nth(row).locator(".g9 > b").all_inner_texts()
        assert [int(each) if each.isdigit() else 0 for each in shown] == runs


# Why, and the first time one sees it


@pytest.fixture(scope="module")
def staged(fresh_module):
    return fresh_module


@pytest.fixture(scope="module")
def fresh_module(tmp_path_factory):
    from tests.web.conftest import Host  # noqa: PLC0415 - a server of this file's own

    running = Host(tmp_path_factory.mktemp("staged"))
    people = {name: running.somebody(name) for name in ("Ada", "Bela")}
    evenings = {"lost": found("the-game", stranding), "won": found("face-to-face", last_cards)}
    with running.asleep() as data:
        write(data, {name: who["id"] for name, who in people.items()}, {k: v[0] for k, v in evenings.items()})
    yield running, people["Ada"]["token"], evenings
    running.kill()


def play(page, plays):
    page.locator(".hcard").first.wait_for()
    for text in plays:
        card, pile = text.split(">")
        page.locator(f"[data-held='{card}']").click()
        page.locator(f"[data-press='{pile}']").click()
        page.locator(f".hcard.is-away[data-held='{card}']").wait_for()


def test_why_it_was_lost_is_shown_said_once_and_focused(visit, staged):
    host, token, evenings = staged
    page = visit(token=token, path="t/lost", at=host)
    page.locator(".hcard").first.wait_for()
    page.evaluate(
        """() => { window.said = []; new MutationObserver(() =>
        window.said.push(document.getElementById('live-assertive').textContent)).observe(
        document.getElementById('live-assertive'), {childList: true, characterData: true, subtree: true}); }"""
    )
    play(page, evenings["lost"][1])
    page.locator(".plan__lay").click()
    page.get_by_role("button", name="Lay it anyway").click()
    page.locator(".ended").wait_for()
    page.wait_for_function("() => window.said.some((each) => each.includes('The end'))")
    last = page.evaluate(f"{TOLD}.last_turn")
    assert page.evaluate("document.activeElement.id") == "end-title"
    dock = page.locator(".dock__why")
    assert "You were stuck" in dock.inner_text()
    assert dock.locator(".opencards--end .oc").count() == len(last["hand"])
    assert page.locator(".lane .takes").count() == 4
    [said] = [each for each in page.evaluate("window.said") if "The end" in each]
    assert "You were stuck" in said
    for each in last["hand"]:
        assert str(each["card"]) in said


def test_a_duel_that_was_won_says_by_how_much(visit, staged):
    host, token, evenings = staged
    page = visit(token=token, path="t/won", at=host)
    play(page, evenings["won"][1])
    page.locator(".plan__lay").click()
    page.locator(".ended").wait_for()
    page.wait_for_function(f"() => {TOLD}")
    position = page.evaluate(f"{TABLE}.table.scene.reveal.position")
    left = len(position["hands"][1]) + len(position["draws"][1])
    assert page.locator(".ended .huge").inner_text() == str(left)
    assert "ahead. You have won." in page.locator("#end-title").inner_text()
    assert page.locator(".duelfacts dd").count() == 4


def test_after_five_games_of_a_kind_they_are_compared(visit, host):
    token = host.guest("Vera")
    table = ""
    for number in range(1, 6):
        table = finished(host, token, "quick-and-easy", seats=2)
        if number == 3:
            page = at_end(visit, token, table)
            assert "Your third game with two" in page.locator(".dock__cmp").inner_text()
            assert page.locator(".dotplot").count() == 0
    page = at_end(visit, token, table)
    assert page.locator(".dotplot circle").count() == 5
    told = page.locator(".dock__cmp").inner_text()
    assert "your 5 games" in told
    assert "win 74 in 100" in told


def test_a_win_alone_leads_to_the_next_limit(visit, host):
    token = host.guest("Kim")
    page = at_end(visit, token, finished(host, token, "ten", seats=1))
    # A win is rare by novices; what the server would tell is told here.
    page.evaluate(f"{TABLE}.told = {{...{TOLD}, next_limit: 5}}")
    page.get_by_role("button", name="Play limit 5").click()
    page.wait_for_function(f"() => {TABLE} && {TABLE}.table.scene.public.phase === 'playing'")
    assert page.evaluate(f"{TABLE}.table.scene.public.game.limit") == 5
