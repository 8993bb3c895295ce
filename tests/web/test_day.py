"""The deal of the day, a challenge and one's results in the browser: what is pressed, and what is seen then."""

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from urllib.request import Request, urlopen

from tests.server.house import Guest, calling
from tests.web.conftest import PHONE
from tests.web.tables import fits

ALONE = "the-game-1"


def in_a_thread(work):
    """Chromium has the event loop of this one."""
    with ThreadPoolExecutor(1) as other:
        return other.submit(asyncio.run, work).result()


def line_of(host):
    return re.sub("^http", "ws", host.address) + "ws"


async def to_the_end(line, table, key=None):
    await line.granted("enter", table=table, key=key)
    await line.sees(lambda scene: scene["table"] == table)
    while line.scene["public"]["phase"] != "ended":
        await line.sees(lambda scene: scene["you"]["actions"] or scene["public"]["phase"] == "ended")
        if line.scene["you"]["actions"]:
            done = await line.granted("play", actions=line.scene["you"]["actions"][-1:])
            await line.scene_at(done["seq"])


async def plays_day(host, somebody, deal=ALONE):
    who = Guest(somebody["id"], somebody["name"], somebody["token"])
    async with calling(line_of(host), who) as line:
        table = (await line.granted("play-day", deal=deal, pace="instant"))["table"]
        await to_the_end(line, table)
        return line.scene["public"]["result"]["ending"]["left"]


async def plays_on(host, somebody, table):
    who = Guest(somebody["id"], somebody["name"], somebody["token"])
    async with calling(line_of(host), who) as line:
        await to_the_end(line, table)


async def plays_alone(host, somebody, games):
    """So many whole games of The Game, alone."""
    who = Guest(somebody["id"], somebody["name"], somebody["token"])
    async with calling(line_of(host), who) as line:
        for _ in range(games):
            table = (await line.granted("open", game="the-game", seats=1, pace="instant"))["table"]
            await line.granted("enter", table=table)
            await line.granted("begin")
            await to_the_end(line, table)
        return table


def asked(host, path, token):
    request = Request(f"{host.address}{path}", headers={"authorization": f"Bearer {token}"})  # noqa: S310
    with urlopen(request) as answer:  # noqa: S310 - our own server
        return json.load(answer)


def test_a_day(visit, fresh):
    ada = fresh.somebody("Ada")
    in_a_thread(plays_day(fresh, fresh.somebody("Marta")))
    page = visit(at=fresh, token=ada["token"])
    card = page.locator(".daybox")
    card.get_by_text("1 has played").wait_for()
    assert card.get_by_text("left").count() == 0  # nobody's result is told before
    card.get_by_role("button", name=re.compile("Play today.s deal")).click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    page.locator("#hand").wait_for()
    page.reload()
    other = page.context.new_page()
    other.goto("/")
    other.get_by_role("button", name="Go on").first.click()
    other.wait_for_url(f"**/t/{table}")  # the same try in another tab
    other.close()
    page.locator("#hand").wait_for()
    assert page.locator(".top .day-chip").get_attribute("href").startswith("/day/2")
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("This try counts").wait_for()
    assert page.get_by_role("link", name="Learn in 2 minutes").get_attribute("href") == "/learn/the-game"
    assert page.get_by_role("button", name="Take back").count() == 0
    in_a_thread(plays_on(fresh, ada, table))
    page.goto("/day")
    left = asked(fresh, "api/daily", ada["token"])["deals"][0]["mine"]["value"]
    page.get_by_role("heading", name=re.compile(rf"{left} cards? left")).wait_for()
    page.get_by_role("heading", name="Everyone").wait_for()
    page.get_by_role("img", name=re.compile("Steps spent, a bar a turn")).wait_for()
    turns = asked(fresh, "api/daily", ada["token"])["deals"][0]["mine"]["turns"]
    assert page.locator(".trail .tr").count() == turns
    page.get_by_text("As a table").first.click()
    assert page.locator("table .is-now").count() == 1
    fits(page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").click()
    page.locator("img.share__picture").wait_for()
    page.get_by_role("button", name="Copy as text").click()
    page.locator(".sheet--share").wait_for(state="detached")
    text, link = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert re.fullmatch(rf"tenback · Deal of the day, The Game · alone · .*: {left} cards? left.*", text)
    assert re.search(r"/day/\d{4}-\d\d-\d\d/the-game-1$", link)  # which tells nothing to who has not played
    page.set_viewport_size(PHONE)
    fits(page)
    assert page.get_by_role("link", name="Look back").get_attribute("href") == f"/review/{table}"
    page.get_by_role("link", name="Watch Marta").click()
    page.wait_for_url("**/replay/*")
    page.locator(".lane").first.wait_for()
    page.go_back()
    page.get_by_role("button", name="Play it again, uncounted").click()
    page.wait_for_url("**/t/*")
    assert page.url.rpartition("/")[2] != table
    page.goto("/")
    page.locator(".daybox__fig").get_by_text(str(left), exact=True).wait_for()


LINE = {
    "answer": "yes",
    "turns": [{"seat": 0, "actions": [f"{card}>up1", "13>up1"], "back": ["13>up1"]} for card in range(20, 26)],
}


def test_a_line_that_wins_is_told_to_who_has_played(visit, fresh):
    ada = fresh.somebody("Ada")
    in_a_thread(plays_day(fresh, ada))

    def found(route):
        """As if the process behind the bots had found it already."""
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "line": LINE})

    page = visit(at=fresh, token=ada["token"], viewport=PHONE)
    page.route("**/api/daily/*/*", found)
    page.goto("/day")
    page.get_by_role("heading", name="It could be won").wait_for()
    page.get_by_text("a line of 6 turns").wait_for()
    rows = page.locator(".bestline li")
    assert rows.locator("visible=true").count() == 4
    rows.first.get_by_text("20 on A and 13 on A").wait_for()
    assert rows.first.locator(".trick").inner_text().strip() == "13"
    page.get_by_text("The rest of it").click()
    rows.nth(5).wait_for()
    fits(page)


def test_you_against_me(visit, fresh):
    ada, ben = fresh.somebody("Ada"), fresh.somebody("Ben")
    table = in_a_thread(plays_alone(fresh, ada, 1))
    page = visit(at=fresh, token=ada["token"], path=f"t/{table}")
    page.get_by_role("button", name="Challenge a friend").click()
    page.wait_for_url("**/challenge/*")
    link = page.locator(".challenge__link").input_value()
    friend = visit(at=fresh, token=ben["token"], path=link.removeprefix(fresh.address))
    friend.get_by_text("A challenge by Ada").wait_for()
    assert friend.get_by_text("cards left").count() == 0
    friend.get_by_role("button", name="Play these cards").click()
    friend.wait_for_url("**/t/*")
    friend.locator("#hand").wait_for()
    theirs = friend.url.rpartition("/")[2]
    page.get_by_role("button", name="Look again").click()
    page.get_by_text("still being played").wait_for()
    in_a_thread(plays_on(fresh, ben, theirs))
    friend.get_by_role("link", name="Both results").click()
    friend.wait_for_url("**/challenge/*")
    rows = friend.locator(".daylist li")
    rows.filter(has_text="Ada").get_by_text(re.compile("left|won")).wait_for()
    rows.filter(has_text="You").get_by_text(re.compile("left|won")).wait_for()
    page.get_by_role("button", name="Look again").click()
    page.locator(".daylist li").filter(has_text="Ben").get_by_text(re.compile("left|won")).wait_for()
    fits(page)


def test_results_game_by_game(visit, fresh):
    ada = fresh.somebody("Ada")
    in_a_thread(plays_alone(fresh, ada, 6))
    page = visit(at=fresh, token=ada["token"], path="me")
    page.get_by_role("link", name="Your results, game by game").click()
    page.wait_for_url("**/me/results")
    page.get_by_text("6 games count").wait_for()
    told = asked(fresh, "api/me/results", ada["token"])
    (kind,) = told["kinds"]
    assert (kind["games"], kind["seats"], kind["options"]) == (6, 1, {})
    page.get_by_role("heading", name="Cards left").wait_for()
    page.get_by_text("As a table").click()
    counts = page.locator(".as-table td").all_inner_texts()
    assert sum(map(int, counts)) == 6
    page.get_by_role("img", name=re.compile("between")).wait_for()
    fits(page)
    page.set_viewport_size(PHONE)
    fits(page)


def test_new_cards_for_both(visit, fresh):
    page = visit(at=fresh, path="new/the-game")
    page.get_by_role("button", name="Challenge a friend").click()
    page.wait_for_url("**/challenge/*")
    page.get_by_text("Nobody has played these cards yet").wait_for()
    page.get_by_role("button", name="Play these cards").click()
    page.wait_for_url("**/t/*")
