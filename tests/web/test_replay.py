"""Looking back at a game: every game's own table, every way to move, whose eyes, what can be taken along."""

import json

import pytest

from tests.web.tables import Made, finished, in_sight, table_of

GAMES = {"the-game": 2, "quick-and-easy": 2, "face-to-face": 2, "ten": 2}
AT = "() => document.querySelector('replay-screen').at"
TABLE = "document.querySelector('the-game-table, quick-and-easy-table, face-to-face-table, ten-table').table"


@pytest.fixture(scope="module")
def ada(host):
    return host.guest("Ada")


@pytest.fixture(scope="module")
def tables(host, ada):
    """One ended game of each kind; Ada has played, with the help of a bot."""
    return Made(lambda game: finished(host, ada, game, seats=GAMES[game]))


def ready(page) -> None:
    page.locator(".replay__bar").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_looked_back_at_from_the_deal_to_the_end(visit, ada, tables, game):
    page = visit(token=ada, path=f"replay/{tables[game]}")
    ready(page)
    scrub = page.get_by_role("slider", name="Position in the game")
    assert scrub.get_attribute("aria-valuetext").startswith("The deal")
    last = int(scrub.get_attribute("max"))
    page.keyboard.press("ArrowRight")
    first_turn = page.evaluate(AT)
    assert 0 <= first_turn < last
    assert scrub.get_attribute("aria-valuetext").startswith("Before turn 1 of ")
    page.keyboard.press("Shift+ArrowRight")
    assert page.evaluate(AT) == first_turn + 1
    assert scrub.get_attribute("aria-valuetext").startswith("Turn 1 of ")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(AT) == first_turn
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(AT) == 0
    assert scrub.get_attribute("aria-valuetext").startswith("The deal")
    page.keyboard.press("End")
    page.locator(".ended--past").wait_for()
    assert page.evaluate(AT) == last
    assert page.evaluate(f"{TABLE}.scene.public.phase") == "ended"
    assert page.locator(".ended--past button").count() == 0
    scrub.fill("3")
    assert page.evaluate(AT) == 3
    assert page.url.endswith("#3@0")


@pytest.mark.parametrize("game", ["the-game", "quick-and-easy", "face-to-face"])
def test_whose_eyes_one_looks_through_is_chosen(visit, ada, tables, game):
    page = visit(token=ada, path=f"replay/{tables[game]}#5")
    ready(page)
    eyes = page.get_by_label("Point of view")
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
    page = visit(token=ada, path="about")
    page.clock.install()
    page.goto(f"/replay/{tables['ten']}")
    ready(page)
    page.get_by_label("Speed").select_option("quick")
    page.get_by_role("slider").focus()
    page.keyboard.press("Space")
    page.wait_for_function("() => document.querySelector('replay-screen').at >= 2")
    page.get_by_role("button", name="Stop").click()
    stopped = page.evaluate(AT)
    page.clock.run_for(60_000)  # nothing is left that would go on
    assert page.evaluate(AT) == stopped


def test_a_link_leads_to_a_moment_and_opens_for_whom_the_table_lets_in(visit, host, ada):
    table = finished(host, ada, "face-to-face", listed=True)
    page = visit(token=host.guest("Stranger"), path=f"replay/{table}#7")
    ready(page)
    assert page.evaluate(AT) == 7
    page.get_by_label("Point of view").select_option("all")
    page.locator(".openhand").first.wait_for()
    public = finished(host, ada, "face-to-face", listed=True, watch="public")
    page.goto(f"/replay/{public}")
    ready(page)
    assert page.get_by_label("Point of view").count() == 0
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
    page.get_by_role("button", name="Copy the link").click()
    in_sight(page, "Copied.").wait_for()
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/replay/{tables['the-game']}#t1@0")


def test_a_game_that_is_not_over_and_a_table_that_is_not_there(visit, host, ada):
    table = table_of(host, ada, "the-game", seats=1)
    page = visit(token=ada, path=f"replay/{table}")
    page.get_by_role("heading", name="This game is not over yet").wait_for()
    page.get_by_role("link", name="To the table").click()
    page.locator(".mine.is-turn").wait_for()
    page.goto("/replay/0123456789abcdef0123456789abcdef")
    page.get_by_role("heading", name="No such table").wait_for()


def test_a_deal_that_was_tampered_with_is_found_out(visit, ada, tables):
    page = visit(token=ada, path=f"t/{tables['the-game']}")
    page.locator(".ended").wait_for()
    page.evaluate(
        """() => { const { table } = document.querySelector('table-screen');
        table.scene = {...table.scene, reveal: {...table.scene.reveal, seed: table.scene.reveal.seed + '0'}};
        table.dispatchEvent(new Event('change')); }"""
    )
    page.get_by_role("button", name="Check the deal").click()
    page.locator(".side .deal.strip-note--bad").wait_for()


# What it tells

CHOSEN = "document.querySelector('replay-screen').chosen"


def laid_in(page):
    """The cards of the chosen turn, by who laid them."""
    return page.evaluate(
        f"{CHOSEN}.moments.flatMap(({{news}}) => news).filter(({{kind}}) => kind === 'laid')"
        ".map(({seat, card, pile}) => ({seat, card: String(card), pile}))"
    )


@pytest.mark.parametrize("game", ["the-game", "quick-and-easy", "face-to-face"])
def test_a_turn_names_its_cards_and_shows_the_table_before_it(visit, ada, tables, game):
    page = visit(token=ada, path=f"replay/{tables[game]}")
    ready(page)
    rows = page.locator(".replay__turns li button")
    for place in (0, 3):
        rows.nth(place).click()
        page.wait_for_function(f"() => {CHOSEN}?.number === {place + 1}")
        laid = laid_in(page)
        assert laid
        assert rows.nth(place).locator(".lay").count() == len(laid)
        own = [each["card"] for each in laid if each["seat"] == page.evaluate(f"{TABLE}.scene.you.seat")]
        held = page.evaluate(f"{TABLE}.scene.you.hand.map(String)")
        assert set(own) <= set(held)  # they are not laid yet
        assert page.locator(".hcard.is-gone").count() == len(own)
        assert page.locator(".laidhere .takes").count() == len(laid)
        assert page.url.endswith(f"#t{place + 1}@0")
    # A card that goes back has its mark in the list.
    page.get_by_label("Point of view").select_option("all")
    page.locator(".openhand").first.wait_for()
    laid = laid_in(page)
    assert page.locator(".oc.is-gone, .hcard.is-gone").count() == len(laid)


def test_tens_turns_say_busts_points_bids_and_what_was_bought(visit, ada, tables):
    page = visit(token=ada, path=f"replay/{tables['ten']}")
    ready(page)
    turns = page.locator(".replay__turns li button").all_inner_texts()
    assert len(turns) > 5
    told = page.evaluate(
        """() => { const screen = document.querySelector('replay-screen'); const found = [];
        for (const button of document.querySelectorAll('.replay__turns li button')) { button.click();
          const {before, moments, seat} = screen.chosen;
          const after = moments.at(-1).scene.public.game.seats[seat].points;
          const news = moments.flatMap((each) => each.news);
          found.push({gain: after - before.public.game.seats[seat].points,
            acts: news.map((each) => each.action ?? '')}); }
        return found; }"""
    )
    for text, turn in zip(turns, told, strict=True):
        if turn["gain"] > 0:
            assert f"+{turn['gain']}" in text
        for action in turn["acts"]:
            if action.startswith("bid:"):
                assert f": {action.removeprefix('bid:')}" in text
            if action.startswith("buy:"):
                assert "bought" in text
        drawn = [action for action in turn["acts"] if action == "draw"]
        taken = [action for action in turn["acts"] if action.startswith("take:")]
        if drawn and not taken and turn is not told[-1]:
            assert "bust at" in text


def test_who_would_start_how_gladly_is_said_and_cannot_be_pressed(visit, ada, tables):
    page = visit(token=ada, path=f"replay/{tables['the-game']}")
    ready(page)
    while page.evaluate(f"{TABLE}.scene.public.offers.length") < 1:
        page.keyboard.press("Shift+ArrowRight")
    assert page.locator(".starting .pick3").count() == 0
    offers = page.evaluate(f"{TABLE}.scene.public.offers.length")
    assert page.locator(".starting li").count() == offers


@pytest.mark.parametrize("game", GAMES)
def test_every_button_of_the_replay_does_what_it_says(visit, ada, tables, game):
    page = visit(token=ada, path=f"replay/{tables[game]}")
    ready(page)
    last = int(page.get_by_role("slider").get_attribute("max"))

    def press(name):
        page.get_by_role("button", name=name, exact=True).click()
        return page.evaluate(AT)

    assert press("Next action") == 1
    assert press("Previous action") == 0
    first = press("Next turn")
    if page.evaluate(f"{CHOSEN}?.number") != 1:
        first = press("Next turn")
    second = press("Next turn")
    assert page.evaluate(f"{CHOSEN}.number") == 2
    assert second > first
    assert press("Previous turn") == first
    assert press("To the end") == last
    page.locator(".ended--past").wait_for()
    assert press("To the deal") == 0
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Stop", exact=True).click()
    assert press("To the end") == last
    assert page.locator(".ended--past button, .ended--past .endacts").count() == 0


def test_a_shared_replay_asks_nobodys_name_and_has_the_eyes_of_its_link(visit, host, ada):
    table = finished(host, ada, "the-game", listed=True)
    page = visit(path=f"replay/{table}#t2@all")
    ready(page)
    assert page.evaluate(f"{CHOSEN}.number") == 2
    assert page.get_by_label("Point of view").input_value() == "all"
    page.locator(".openhand").first.wait_for()
    assert page.evaluate("document.cookie") == ""
    page.keyboard.press("End")
    page.locator(".ended--past").wait_for()
    # Where watching shows no hand, the eyes of a link are not for strangers.
    public = finished(host, ada, "the-game", listed=True, watch="public")
    page.goto(f"/replay/{public}#t2@all")
    ready(page)
    page.wait_for_function(f"() => {CHOSEN}?.number === 2")
    page.keyboard.press("End")
    page.locator(".ended--past").wait_for()
    page.wait_for_function("() => document.querySelector('the-game-table').told")
    assert page.locator(".oc, .hcard").count() == 0
    assert page.evaluate("document.querySelector('the-game-table').told.last_turn") is None


@pytest.mark.parametrize("width", [320, 390])
def test_nothing_scrolls_sideways_on_a_phone(visit, ada, tables, width):
    page = visit(token=ada, path=f"replay/{tables['ten']}", viewport={"width": width, "height": 700})
    ready(page)
    wide = page.evaluate(
        """async () => { const screen = document.querySelector('replay-screen'); const found = [];
        const last = Number(document.querySelector('.replay__scrub').max);
        for (let at = 0; at <= last; at += 3) {
          const scrub = document.querySelector('.replay__scrub'); scrub.value = String(at);
          scrub.dispatchEvent(new Event('input')); await screen.updateComplete;
          await document.querySelector('ten-table').updateComplete;
          if (document.documentElement.scrollWidth > innerWidth) found.push([at, document.documentElement.scrollWidth]);
        } return found; }"""
    )
    assert wide == []


def test_ten_keeps_its_runs_in_sight_and_shows_its_deck_to_who_sees_every_card(visit, host):
    token = host.guest("Ada")
    page = visit(token=token, path=f"replay/{finished(host, token, 'ten', seats=3)}#6")
    page.locator(".replay__bar").wait_for()
    page.locator(".replay__more select").last.select_option("all")
    deck = page.locator(".deck-in-order li")
    deck.first.wait_for()
    seen = page.locator(".deck-in-order ol").get_attribute("aria-label")
    assert seen == f"Left in the deck: {deck.count()}"
    for width, height in ((1280, 800), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        bar, own = (page.locator(each).bounding_box() for each in (".replay__bar", ".estate"))
        assert bar["height"] < 100
        assert own["y"] + own["height"] <= bar["y"] + 1
    page.locator(".replay__more select").last.select_option("none")
    page.locator(".deck-in-order").wait_for(state="detached")
