"""Looking back at games, in the browser: reviews with the figures of the command, and playing on from their moments."""

import json
import re
from concurrent.futures import ThreadPoolExecutor
from math import ceil, floor
from urllib.request import Request, urlopen

import pytest
from typer.testing import CliRunner

from tenback import record
from tenback.cli.app import app
from tests.server.ended import log_of, lost_alone, put, reviewed
from tests.server.house import Place
from tests.web.conftest import PATIENCE, PHONE, Host
from tests.web.tables import TABLE, finished, fits, in_sight

WORLDS = "20"
SMALL = f"""import os
os.environ.update(TENBACK_REVIEWS_WORLDS="{WORLDS}", TENBACK_REVIEWS_WORKERS="1", TENBACK_BOTS_NICENESS="0")
from tenback.server.workers import reviewers
reviewers.STAND_BACK = 0"""
"""Small reviews, which stand behind nobody: a test waits for them."""
CUT = 16  # actions: the beginning of a game is enough to be drawn, and soon worked out
GAMES = {game: reviewed(game, CUT) for game in ("the-game", "quick-and-easy", "face-to-face", "ten")}
CLIPBOARD = ["clipboard-read", "clipboard-write"]
AT = "document.querySelector('review-screen').at"
AT_LAST = 10 * PATIENCE  # a review stands behind all other work, and compiles its game first where nobody has
STATE = "document.querySelector('review-screen')?.told?.state"
DONE = f"() => {STATE} === 'done'"
HALF = f"() => {STATE} === 'working' && document.querySelector('review-screen').told.done >= 3"
SLOWLY = f"""{SMALL}
import asyncio
from pathlib import Path
real = reviewers.Reviewers._asked
async def asked(self, worker, piece):
    while piece.task > 3 and not Path("GO").exists():
        await asyncio.sleep(0.05)
    return await real(self, worker, piece)
reviewers.Reviewers._asked = asked
"""
"""A server that stops after the third part of a review, until a file is there."""


class Past(Host):
    """A server with games of Ada's that have ended."""

    ada = ""  # her token


def written(data, *logs):
    """Into the store of a server that sleeps; the browser has a loop of its own in this thread."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(put, Place(data=data), *logs).result()


def asked(host, path, token):
    request = Request(f"{host.address}{path}", headers={"authorization": f"Bearer {token}"})  # noqa: S310
    with urlopen(request) as answer:  # noqa: S310 - our own server
        return json.load(answer)


@pytest.fixture(scope="module")
def lost():
    return lost_alone()


@pytest.fixture(scope="module")
def past(tmp_path_factory, lost):
    """The beginning of a game of each kind, and one that she lost alone."""
    running = Past(tmp_path_factory.mktemp("past"), before=SMALL)
    ada = running.somebody("Ada")
    with running.asleep() as data:
        logs = [log_of(game, told, first=ada["id"]) for game, told in GAMES.items()]
        written(data, *logs, log_of("lost", lost[0], first=ada["id"], listed=False))
    running.ada = ada["token"]
    yield running
    running.kill()


def worked_out(page):
    """The page of a review, once all of it is there."""
    page.wait_for_function(DONE, timeout=AT_LAST)
    page.locator(".rnav").wait_for()


def by_command(told, tmp_path):
    """What `tenback review` makes of the same game."""
    file = tmp_path / "record.json"
    file.write_text(record.to_json(told), "utf-8")
    with ThreadPoolExecutor(1) as thread:
        arguments = ["review", str(file), "--worlds", WORLDS, "--workers", "1", "--json"]
        printed = thread.submit(CliRunner().invoke, app, arguments).result()
    return json.loads(printed.stdout.strip().splitlines()[-1])


def points(share):
    """Of a hundred, as a browser rounds."""
    return floor(100 * share + 0.5)


def shown(estimate):
    """A chance or a cost, as the table of a review writes it."""
    return f"{points(estimate['value'])} ± {ceil(100 * estimate['plus_minus'])}"


# The review


@pytest.mark.parametrize("game", GAMES)
def test_a_review_has_the_figures_of_the_command_in_two_languages(visit, past, game, tmp_path):
    page = visit(at=past, token=past.ada, path=f"review/{game}")
    worked_out(page)
    told = asked(past, f"api/tables/{game}/review", past.ada)["review"]
    assert told == by_command(GAMES[game], tmp_path)
    weighed = [turn for turn in told["turns"] if turn["after"]]
    assert weighed
    german = visit(at=past, token=past.ada, path=f"review/{game}", locale="de-DE")
    worked_out(german)
    for each, chart, title, own in ((page, "As a table", "Review", "You"), (german, "Als Tabelle", "Analyse", "Du")):
        assert title in each.locator(".top__game").inner_text()
        each.get_by_role("button", name=chart).click()
        rows = each.locator(".rtable tbody tr")
        assert rows.count() == len(weighed)
        for row, turn in zip(rows.all_inner_texts(), weighed, strict=True):
            number, name, chance, cost, *_ = [cell.strip() for cell in row.split("\t")]
            assert number == str(turn["turn"])
            assert name == (GAMES[game].seats[turn["seat"]] if turn["seat"] else own)
            assert chance == shown(turn["after"])
            dear = turn["cost"]["value"] > turn["cost"]["plus_minus"]
            assert cost == (shown(turn["cost"]) if dear else "\N{EN DASH}")
        fits(each)


def test_the_verdict_of_a_lost_game_says_which_turn_it_was(visit, past):
    page = visit(at=past, token=past.ada, path="t/lost")
    page.get_by_role("link", name="Look back").click()
    page.wait_for_url("**/review/lost")
    worked_out(page)
    review = asked(past, "api/tables/lost/review", past.ada)["review"]
    dearest = review["turns"][review["dearest"] - 1]
    assert dearest["actions"] == ["29>down1", "77>up2", "end"]
    assert dearest["turn"] == len(review["turns"])
    page.get_by_role("heading", name="Lost: 6 cards short").wait_for()
    verdict = " ".join(page.locator(".rev__verdict").inner_text().split())
    after, before = (points(dearest[key]["value"]) for key in ("after", "before"))
    assert re.search(rf"Your turn {dearest['turn']}\b.* left about {after}%", verdict)
    assert f"would have left about {before}%" in verdict
    assert page.evaluate(AT) == dearest["turn"]  # the dearest of one's own is what one sees first
    assert f"\N{MINUS SIGN}{points(dearest['cost']['value'])}" in page.locator(".mcost").inner_text()
    assert (review["last_winnable"], review["first_lost"]) == (dearest["turn"], None)
    page.locator(".legend").get_by_text(f"it could still be won at turn {dearest['turn']}").wait_for()


def test_a_finished_review_opens_at_the_dearest_turn_of_ones_own(visit, past):
    page = visit(at=past, token=past.ada, path="review/the-game")
    worked_out(page)  # now it is there, for who comes later
    page.goto("/about")

    def with_others_dearer(route):
        told = route.fetch().json()
        review = told["review"]
        mine, *others = (next(turn for turn in review["turns"] if turn["seat"] == seat) for seat in range(3))
        review["dearest"] = others[1]["turn"]
        for each, turn in zip(review["by_seat"], (mine, *others), strict=True):
            each["dearest"] = turn["turn"]
        route.fulfill(json=told)

    page.route("**/api/tables/the-game/review*", with_others_dearer)
    page.goto("/review/the-game")
    page.locator(".rnav").wait_for()
    review = page.evaluate("document.querySelector('review-screen').told.review")
    own = review["by_seat"][0]["dearest"]
    assert own != review["dearest"]
    assert page.evaluate(AT) == own
    assert f"Your turn {own}" in page.locator(".rev__verdict").inner_text()
    assert page.locator("#moment-title").inner_text() == f"Before turn {own}, from your point of view"


def a_picture(page):
    """Of the moment that one looks at."""
    told = page.request.get(page.get_by_role("link", name="A picture of this moment").get_attribute("href"))
    assert told.ok
    assert told.body()[:8] == b"\x89PNG\r\n\x1a\n"


def test_what_was_laid_and_what_kept_more_show_pile_top_and_step(visit, past):
    """Amended: turn 1 as if another turn, with a card back on the first, would have kept more."""
    page = visit(at=past, token=past.ada, path="review/the-game")
    worked_out(page)
    page.goto("/about")

    def amended(route):
        told = route.fetch().json()
        turn = told["review"]["turns"][0]
        card = next(each for each in turn["actions"] if each != "end").split(">")[0]
        turn["actions"] = [f"{card}>up1", "end"]
        turn["best"] = [f"{card}>down1", f"{int(card) - 3}>down1", f"{int(card) + 7}>down1", "end"]
        turn["cost"] = {"value": 0.3, "plus_minus": 0.01}
        route.fulfill(json=told)

    page.route("**/api/tables/the-game/review*", amended)
    page.goto("/review/the-game#1")
    page.locator(".rnav").wait_for()
    laid, kept = page.locator(".mline").all()
    card = int(laid.locator(".mv__card .vh").inner_text())
    assert laid.locator(".mv__top").all_inner_texts() == ["1"]
    assert laid.locator(".fit .n").inner_text() == f"+{card - 1}"
    assert kept.locator(".mv__top").all_inner_texts() == ["100", str(card), str(card - 3)]
    assert kept.locator(".fit .n").all_inner_texts() == [f"\N{MINUS SIGN}{100 - card}", "\N{MINUS SIGN}3"]
    assert kept.locator(".trick").count() == 1


def test_the_other_sides_cards_have_their_own_colour_and_ten_speaks_of_decisions(visit, past):
    page = visit(at=past, token=past.ada, path="review/face-to-face")
    worked_out(page)
    turns = asked(past, "api/tables/face-to-face/review", past.ada)["review"]["turns"]
    for seat, metal in ((0, "silver"), (1, "gold")):
        number = next(turn["turn"] for turn in turns if turn["seat"] == seat)
        page.goto("/about")
        page.goto(f"/review/face-to-face#{number}")
        page.locator(".rnav").wait_for()
        assert page.locator(f".mv__card .is-{metal}").count() == page.locator(".mv__card").count() > 0
    page.goto("/review/ten")
    worked_out(page)
    page.get_by_role("heading", name="Before decision").wait_for()
    assert page.get_by_text("No decision was clearly worse").count() == 1
    won = page.locator(".auctions__won")
    assert won.count() == page.locator(".auctions li").count()
    if won.count():
        assert page.locator(".auctions__scale text").all_inner_texts() == ["0", "5", "10"]


@pytest.mark.parametrize("game", GAMES)
def test_every_button_of_a_review(visit, past, game):
    page = visit(at=past, token=past.ada, path=f"review/{game}#1", permissions=CLIPBOARD)
    worked_out(page)
    seats = len(GAMES[game].seats)
    turns = page.locator(".turns button")
    on, back = (page.locator(".rnav").get_by_role("button", name=name) for name in ("Next turn", "Previous turn"))
    on.click()
    first = page.evaluate(AT)
    assert first > 1
    on.click()
    assert page.evaluate(AT) > first  # in TEN not the next action, but the next that was weighed
    back.click()
    assert page.evaluate(AT) == first
    page.keyboard.press("End")
    last = page.evaluate(AT)
    page.keyboard.press("Home")
    assert page.evaluate(AT) == 1
    word = "Decision" if game == "ten" else "Turn"
    scrub = page.get_by_role("slider", name=word)
    scrub.fill(str(last))
    assert scrub.get_attribute("aria-valuetext").startswith(f"{word} {last} of {last}, ")
    costly = page.get_by_role("button", name=f"Next costly {word.lower()}")
    if costly.get_attribute("aria-disabled") == "false":
        costly.click()
        assert page.locator(".moment .minus").count() == 1
    if turns.count():
        turns.first.click()
        assert page.locator(".turns .is-now").count() == 1
    eyes = page.locator(".seg[role=radiogroup] [role=radio]")
    assert eyes.count() == seats + 1
    for place in range(seats + 1):
        eyes.nth(place).click()
        assert eyes.nth(place).get_attribute("aria-checked") == "true"
        assert page.url.endswith(f"@{place if place < seats else 'all'}")
        hands = page.locator(".moment__own" if game == "ten" else ".moment__hand")
        assert hands.count() == (seats if place == seats else 1)
    page.keyboard.press("1")
    assert eyes.first.get_attribute("aria-checked") == "true"
    page.get_by_role("button", name="As a table").click()
    page.locator(".rtable button").last.click()
    page.get_by_role("button", name="As a chart").click()
    page.locator(".chartbox svg").first.wait_for()
    box = page.locator(".chartbox").bounding_box()
    for bar in page.locator(".chart rect").all():
        drawn = bar.bounding_box()
        assert box["x"] <= drawn["x"] <= drawn["x"] + drawn["width"] <= box["x"] + box["width"]
    page.get_by_role("button", name="Copy the link").click()
    page.get_by_text("The link leads to this very turn").first.wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    at = page.evaluate(AT)
    assert link == f"{past.address}review/{game}#{at}@0"
    a_picture(page)
    stranger = visit(at=past, path=link.removeprefix(past.address), viewport=PHONE)  # the table is in the lobby
    worked_out(stranger)
    assert stranger.evaluate(AT) == at
    assert stranger.locator(".seg [role=radio]").first.get_attribute("aria-checked") == "true"
    fits(stranger)
    page.keyboard.press("p")
    page.get_by_role("heading", name="Play on from here").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    page.get_by_role("link", name="Watch the replay").click()
    page.locator(".replay__bar").wait_for()
    a_picture(page)
    page.get_by_role("link", name="Review").click()
    worked_out(page)


def test_leaving_and_a_restart_lose_nothing_of_a_review(visit, tmp_path):
    go = tmp_path / "go"
    host = Host(tmp_path / "data", before=SLOWLY.replace("GO", str(go)))
    try:
        ada = host.somebody("Ada")
        with host.asleep() as data:
            written(data, log_of("t", GAMES["quick-and-easy"], first=ada["id"]))
        page = visit(at=host, token=ada["token"], path="review/t")
        page.get_by_role("progressbar", name="Review").wait_for()
        in_sight(page, "You can leave: the server carries on").wait_for()
        page.wait_for_function(HALF, timeout=AT_LAST)
        assert page.locator(".turns__wait").count() > 0
        assert re.search(r"\d+ of \d+ parts worked out", page.locator(".rev__verdict").inner_text())
        page.goto("/about")
        host.kill()
        host.start()
        page.goto("/review/t")
        page.wait_for_function(HALF)  # what was worked out is still there
        host.kill()  # under the open page, which only waits
        host.start()
        go.touch()
        page.wait_for_function(DONE, timeout=AT_LAST)
        page.locator(".rev__bar").wait_for(state="detached")
        assert page.locator(".turns__wait").count() == 0
    finally:
        host.kill()


def test_what_could_not_be_worked_out_is_told_and_tried_again(visit, tmp_path):
    well = tmp_path / "well"
    fails = f"""{SMALL}
from pathlib import Path
real = reviewers.Reviewers._asked
async def asked(self, worker, piece):
    if piece.task == 3 and not Path("{well}").exists():
        raise reviewers.PieceFailed
    return await real(self, worker, piece)
reviewers.Reviewers._asked = asked
"""
    host = Host(tmp_path / "data", before=fails)
    try:
        ada = host.somebody("Ada")
        with host.asleep() as data:
            written(data, log_of("t", GAMES["face-to-face"], first=ada["id"]))
        page = visit(at=host, token=ada["token"], path="review/t")
        page.get_by_role("alert").get_by_text("Turn 3 could not be worked out. Everything else is there.").wait_for(
            timeout=AT_LAST
        )
        well.touch()
        page.get_by_role("button", name="Try again").click()
        page.wait_for_function(DONE, timeout=AT_LAST)
        page.locator(".rev__head [role=alert]").wait_for(state="detached")
    finally:
        host.kill()


def test_a_stranger_gives_a_name_before_a_review_is_made_and_a_running_game_has_none(visit, host):
    token = host.guest("Ada")
    table = finished(host, token, "face-to-face", listed=True)
    page = visit(path=f"review/{table}")
    page.get_by_role("heading", name="Review").wait_for()
    page.get_by_label("Your name").fill("Eve")
    page.get_by_role("button", name="Make the review").click()
    page.locator(".rev__head progress, .rnav").first.wait_for()
    closed = finished(host, token, "face-to-face", listed=True, watch="public")
    page.goto(f"/review/{closed}")
    page.get_by_role("heading", name="No review here").wait_for()
    page.goto(f"/t/{closed}")
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_url(f"**/replay/{closed}")


# Playing on


def laid(page, actions):
    """The turns of these actions, pressed as a person does."""
    turn = []
    for action in actions:
        if action != "end":
            turn.append(action)
            continue
        lay(page, turn)
        turn = []
    if turn:
        lay(page, turn)


def lay(page, turn):
    page.locator(".mine.is-turn").wait_for()
    seq = page.evaluate(f"{TABLE}.table.scene.seq")
    for action in turn:
        card, pile = action.split(">")
        page.locator(f"[data-held='{card}']").click()
        page.locator(f"[data-press='{pile}']").click()
        page.locator(f".hcard.is-away[data-held='{card}']").wait_for()
    page.locator(".plan__lay.btn--go").click()
    page.wait_for_function(f"() => {TABLE}.table.scene.seq > {seq} && !{TABLE}.plan.underWay")


def test_a_lost_game_is_played_on_from_its_costly_turn_and_won(visit, past, lost):
    page = visit(at=past, token=past.ada, path="review/lost")
    worked_out(page)
    page.get_by_role("button", name="Next costly turn").click()
    turn = page.evaluate(AT)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url("**/t/*")
    page.locator(".top__from", has_text=f"turn {turn}").wait_for()
    table = page.url.rpartition("/")[2]
    laid(page, lost[1])
    page.locator(".ended .huge--won").wait_for()
    assert page.evaluate(f"{TABLE}.table.scene.public.result.ending.won") is True
    results = asked(past, "api/me/results", past.ada)
    assert results["apart"]["branch"] == 1
    assert all(kind["won"] == 0 for kind in results["kinds"])
    page.goto("/me/results")
    in_sight(page, "1 played on from a review").wait_for()
    page.goto(f"/t/{table}")
    page.locator(".top__from a").click()  # where it comes from
    page.wait_for_url("**/replay/lost**")


def test_a_moment_with_bots_with_friends_and_as_a_puzzle_for_another_browser(visit, past):
    page = visit(at=past, token=past.ada, path="review/the-game#3", permissions=CLIPBOARD)
    worked_out(page)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Copy a link as a puzzle").click()
    page.get_by_text("whoever follows the link plays on from here").first.wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    other = visit(at=past, path=link.removeprefix(past.address), viewport=PHONE)
    other.get_by_role("heading", name="A puzzle: The Game").wait_for()
    in_sight(other, "A game for 3, stopped before turn 3").wait_for()
    fits(other)
    other.get_by_label("Your name").fill("Eve")
    other.get_by_role("button", name="Play it").click()
    other.wait_for_url("**/t/*")
    other.locator(".mine.is-turn").wait_for()
    assert other.evaluate(f"{TABLE}.table.scene.setting.branch") == {"table": None, "turn": 3, "actions": 6}
    assert other.evaluate(f"{TABLE}.table.scene.reveal") is None
    other.goto(f"/puzzle/{'0' * 32}")
    other.get_by_role("heading", name="This puzzle is gone").wait_for()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="With bots").click()
    page.locator(".mine.is-turn").wait_for()
    page.locator(".top__from", has_text="turn 3").wait_for()
    page.goto("/review/the-game#3")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="With friends").click()
    page.wait_for_url("**/t/*")
    page.locator(".waiting").wait_for()
    link = page.locator("#invitation").input_value()
    friend = visit(at=past, token=past.guest("Ben"), path=link.removeprefix(past.address))
    friend.get_by_text("You wait for the host").or_(friend.locator(".waiting")).first.wait_for()
    page.locator(".chair__who", has_text="Ben").wait_for()
    page.get_by_role("button", name="Fill with bots").click()
    for each in (page, friend):
        each.locator("#hand").wait_for()
        each.locator(".top__from", has_text="turn 3").wait_for()
    turns = [each.evaluate(f"{TABLE}.table.scene.public.turn") for each in (page, friend)]
    assert turns[0] == turns[1]
    hands = [each.evaluate(f"{TABLE}.table.scene.you.hand") for each in (page, friend)]
    assert hands[0] != hands[1]


def test_the_replay_plays_on_from_its_moment_too(visit, past):
    page = visit(at=past, token=past.ada, path="replay/quick-and-easy#t2")
    page.locator(".replay__bar").wait_for()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="With bots").click()
    page.wait_for_url("**/t/*")
    page.locator(".top__from", has_text="turn 2").wait_for()


def test_games_to_rescue(visit, past):
    rescues = asked(past, "api/rescues", past.ada)["rescues"]
    page = visit(at=past, path="")
    page.get_by_role("link", name="Rescue a game").first.click()
    page.wait_for_url("**/rescue")
    for place, (game, title) in enumerate(
        (("the-game", "The Game"), ("quick-and-easy", "Quick & Easy"), ("face-to-face", "Face to Face"))
    ):
        page.goto("/rescue")
        page.get_by_role("radio", name=title).click()
        rows = page.locator(".rescue__one")
        of_game = [each for each in rescues if each["game"] == game]
        assert rows.count() == len(of_game)
        first = of_game[0]
        saved = [floor(100 * first[who]["saved"] / first[who]["of"] + 0.5) for who in ("fast", "strong")]
        text = rows.first.inner_text()
        assert f"good bots save {saved[0]} of 100, strong ones {saved[1]}" in text
        fits(page)
        if not place:
            page.get_by_label("Your name").fill("Eve")
        page.get_by_role("button", name="Play game 1", exact=True).click()
        page.wait_for_url("**/t/*")
        page.locator(".mine.is-turn").wait_for()
        assert page.evaluate(f"{TABLE}.table.scene.setting.game") == game
        page.locator(".top__from").wait_for()
