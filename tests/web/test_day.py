"""The deal of the day, a challenge and one's results in the browser: what is pressed, and what is seen then."""

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.request import Request, urlopen

from tests.server.house import Guest, calling
from tests.web.conftest import PHONE
from tests.web.tables import fits, in_sight

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


async def given_up_by_two(host, *two):
    """The Game for two, agreed upon to be stopped: its table."""
    first, second = (Guest(each["id"], each["name"], each["token"]) for each in two)
    async with calling(line_of(host), first) as ada, calling(line_of(host), second) as ben:
        made = await ada.granted("open", game="the-game", seats=2, pace="instant", listed=False)
        await ada.granted("enter", table=made["table"])
        await ben.granted("enter", table=made["table"], key=made["key"])
        await ben.granted("sit")
        await ada.granted("begin")
        await stopped(ada, ben)
        return made["table"]


async def gives_up(host, table, *two):
    first, second = (Guest(each["id"], each["name"], each["token"]) for each in two)
    async with calling(line_of(host), first) as ada, calling(line_of(host), second) as ben:
        for line in (ada, ben):
            await line.granted("enter", table=table)
        await stopped(ada, ben)


async def stopped(ada, ben):
    await ada.granted("propose", what="abandon")
    await ben.sees(lambda scene: scene["public"]["proposed"])
    await ben.granted("answer", yes=True)
    await ada.sees(lambda scene: scene["public"]["phase"] == "ended")


def posted(host, path, somebody, **body):
    headers = {"authorization": f"Bearer {somebody['token']}", "content-type": "application/json"}
    request = Request(f"{host.address}{path}", json.dumps(body).encode(), headers)  # noqa: S310
    with urlopen(request) as answer:  # noqa: S310 - our own server
        return json.load(answer)


PLAYED = "async () => (await (await fetch('/api/daily')).json()).deals[0].played === 1"


def test_a_day(visit, fresh):
    ada = fresh.somebody("Ada")
    in_a_thread(plays_day(fresh, fresh.somebody("Marta")))
    page = visit(at=fresh, token=ada["token"])
    page.wait_for_function(PLAYED)  # a try is noted right after its end is told
    page.reload()
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
    other.get_by_role("button", name="Continue").first.click()
    other.wait_for_url(f"**/t/{table}")  # the same try in another tab
    other.close()
    page.locator("#hand").wait_for()
    assert page.locator(".top .day-chip").get_attribute("href").startswith("/day/2")
    page.get_by_role("button", name="Menu").click()
    in_sight(page, "This attempt counts").wait_for()
    assert page.get_by_role("link", name="Learn in 2 minutes").get_attribute("href") == "/learn/the-game"
    assert page.get_by_role("button", name="Take back").count() == 0
    in_a_thread(plays_on(fresh, ada, table))
    page.goto("/day")
    left = asked(fresh, "api/daily", ada["token"])["deals"][0]["mine"]["value"]
    page.get_by_role("heading", name=re.compile(rf"{left} cards? left")).wait_for()
    page.get_by_role("heading", name="Everyone").wait_for()
    page.get_by_role("img", name=re.compile("Steps spent, one bar per turn")).wait_for()
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
    page.get_by_role("button", name="Play it again (does not count)").click()
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
    in_sight(page, "it can be won in 6 turns").wait_for()
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
    in_sight(friend, "A challenge from Ada").wait_for()
    assert friend.get_by_text("cards left").count() == 0
    friend.get_by_role("button", name="Play these cards").click()
    friend.wait_for_url("**/t/*")
    friend.locator("#hand").wait_for()
    theirs = friend.url.rpartition("/")[2]
    page.get_by_role("button", name="Look again").click()
    in_sight(page, "still being played").wait_for()
    in_a_thread(plays_on(fresh, ben, theirs))
    friend.get_by_role("link", name="Both results").click()
    friend.wait_for_url("**/challenge/*")
    rows = friend.locator(".daylist li")
    rows.filter(has_text="Ada").get_by_text(re.compile("left|won")).wait_for()
    rows.filter(has_text="You").get_by_text(re.compile("left|won")).wait_for()
    page.get_by_role("button", name="Look again").click()
    page.locator(".daylist li").filter(has_text="Ben").get_by_text(re.compile("left|won")).wait_for()
    fits(page)


def test_team_against_team(visit, fresh):
    dora, emil, fred, gus = (fresh.somebody(name) for name in ("Dora", "Emil", "Fred", "Gus"))
    table = in_a_thread(given_up_by_two(fresh, dora, emil))
    page = visit(at=fresh, token=dora["token"], path=f"t/{table}")
    page.get_by_role("button", name="Challenge a friend").click()
    page.wait_for_url("**/challenge/*")
    page.locator(".daylist li").filter(has_text="Dora and Emil").wait_for()
    link = page.locator(".challenge__link").input_value().removeprefix(fresh.address)
    friend = visit(at=fresh, token=fred["token"], path=link)
    friend.get_by_role("button", name="Play these cards").click()
    friend.wait_for_url("**/t/*")
    in_sight(friend, "One more person is needed").wait_for()
    for refused in ("Add a bot", "Fill with bots", "Add a chair", "Remove a chair", "Deal for"):
        assert friend.get_by_role("button", name=refused).count() == 0
    fits(friend)
    teammate = visit(at=fresh, token=gus["token"], path=link, viewport=PHONE)
    fits(teammate)
    teammate.get_by_role("button", name="Sit down with Fred").click()
    teammate.wait_for_url("**/t/*")
    friend.get_by_role("button", name="Deal", exact=True).click()
    teammate.locator("#hand").wait_for()
    page.locator(".daylist li").filter(has_text="Fred and Gus").get_by_text("still being played").wait_for()
    in_a_thread(gives_up(fresh, friend.url.rpartition("/")[2], fred, gus))
    page.get_by_text("Fred and Gus: finished").first.wait_for()  # the page looks by itself
    rows = page.locator(".daylist li")
    rows.filter(has_text="Fred and Gus").get_by_role("link").wait_for()
    teammate.get_by_role("link", name="Both results").click()
    teammate.locator(".daylist li").filter(has_text="Dora and Emil").get_by_role("link").click()
    teammate.locator(".replay__bar").wait_for()


def test_a_game_that_goes_on_from_another_keeps_its_chairs(visit, fresh):
    ada = fresh.somebody("Ada")
    table = in_a_thread(given_up_by_two(fresh, ada, fresh.somebody("Ben")))
    made = posted(fresh, f"api/tables/{table}/branches", ada, wish="w1", actions=0, others="friends")
    page = visit(at=fresh, token=ada["token"], path=f"t/{made['table']}")
    page.get_by_role("button", name="Fill with bots").wait_for()
    for refused in ("Add a chair", "Remove a chair", "Deal for"):
        assert page.get_by_role("button", name=refused).count() == 0


def test_results_game_by_game(visit, fresh):
    ada = fresh.somebody("Ada")
    in_a_thread(plays_alone(fresh, ada, 6))
    page = visit(at=fresh, token=ada["token"], path="me")
    page.get_by_role("link", name="Your results, game by game").click()
    page.wait_for_url("**/me/results")
    in_sight(page, "6 games count").wait_for()
    told = asked(fresh, "api/me/results", ada["token"])
    (kind,) = told["kinds"]
    assert (kind["games"], kind["seats"], kind["options"]) == (6, 1, {})
    page.get_by_role("heading", name="Cards left").wait_for()
    table = page.locator(".as-table").first
    table.get_by_text("As a table").click()
    counts = table.locator("td").all_inner_texts()
    assert sum(map(int, counts)) == 6
    page.get_by_role("img", name=re.compile("between")).first.wait_for()
    fits(page)
    page.set_viewport_size(PHONE)
    fits(page)


def of_many_games(route):
    """What the server might say of somebody who has played a lot."""
    team: dict[str, Any] = {
        "game": "the-game",
        "options": {},
        "seats": 3,
        "against": None,
        "fewer": True,
        "games": 12,
        "won": 6,
        "given_up": 0,
        "low": 25.0,
        "high": 75.0,
        "middle": 4.0,
        "best": 0.0,
        "progress": [{"table": f"t{at}", "at": at, "won": at % 2 == 0, "value": at % 2 * 8} for at in range(12)],
        "bots": {"fast": 63.9, "strong": 90.0},
        "adjusted": {"games": 12, "difference": 2.4, "error": 1.1, "own_won": 50.0, "strong_won": 88.0},
    }
    alone = {**team, "seats": 1, "adjusted": {**team["adjusted"], "games": 1, "error": None, "difference": -3.0}}
    ten = {**team, "game": "ten", "options": {"limit": 4}, "seats": 1, "fewer": False, "adjusted": None}
    rungs: list[Any] = [
        {"limit": limit, "rank": "", "tries": 3 if limit < 6 else 0, "beaten_at": 2 if limit < 5 else None, "bots": {}}
        for limit in range(4, 11)
    ]
    rating = {"game": "face-to-face", "rating": 1540.0, "low": 1300.0, "high": 1780.0, "games": 7}
    kinds = [team, alone, ten]
    route.fulfill(json={"games": 36, "apart": {}, "kinds": kinds, "ladder": rungs, "ratings": [rating]})


def test_results_of_many_games(visit, fresh):
    ada = fresh.somebody("Ada")
    page = visit(at=fresh, token=ada["token"], path="about")
    page.route("**/api/me/results", of_many_games)
    page.goto("/me/results")
    page.get_by_text(
        "On the same 12 deals, strong bots left 2.4 ± 1.1 fewer cards on average. You won 50%, they 88%."
    ).wait_for()
    page.get_by_role("heading", name="5 games at a time").wait_for()  # from ten games on
    assert page.locator("section", has_text="5 games at a time").locator("tbody tr").count() == 2
    assert page.locator(".hist__middle").text_content() == "Median"
    players = page.locator("section", has_text="By number of players").locator(".ratecell svg")
    assert players.count() == 2
    assert players.first.locator(".rate__strong").count() == 1
    assert players.first.locator(".whisk").count() == 3
    rates = page.locator("section", has_text="How often it was won").locator("details")
    rates.get_by_text("As a table").click()
    assert rates.locator("tbody tr").count() == 3
    ratings = page.locator("section", has_text="Against people").locator("tbody td").all_inner_texts()
    assert [each.strip() for each in ratings] == ["1,540", "1,300\N{EN DASH}1,780", "7"]
    select = page.get_by_label("Players and rules")
    assert select.bounding_box()["width"] > 240  # "3 players, plain rules (12 games)" is not cut
    select.select_option(index=1)
    in_sight(page, "On the same deal, strong bots left 3 more cards. You won 50%, they 88%.").wait_for()
    fits(page)
    page.set_viewport_size(PHONE)
    fits(page)
    page.get_by_role("button", name="TEN").click()
    assert page.locator(".rung").count() == 7
    assert page.locator(".rung--done").count() == 1
    fits(page)
    page.locator(".rung--next").get_by_role("button", name="5").click()
    page.wait_for_url("**/t/*")
    page.locator("[data-act='draw']").wait_for()
    assert page.evaluate("document.querySelector('table-screen').table.scene.setting.options") == {"limit": 5}


def test_new_cards_for_both(visit, fresh):
    page = visit(at=fresh, path="new/the-game")
    page.get_by_role("button", name="Challenge a friend").click()
    page.wait_for_url("**/challenge/*")
    in_sight(page, "Nobody has played these cards yet").wait_for()
    page.get_by_role("button", name="Play these cards").click()
    page.wait_for_url("**/t/*")
