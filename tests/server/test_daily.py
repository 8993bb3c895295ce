"""The deal of the day, through the protocol: one try counts, nobody learns the deal before theirs."""

import json
from contextlib import asynccontextmanager

import pytest

from tenback import games
from tenback.core import Chance
from tenback.server import rooms
from tenback.server.daily.deals import DEALS, Almanac
from tenback.server.strong_games import Asked, open_line
from tests.server import days
from tests.server.days import Player
from tests.server.house import calling, guest, http, joined, opened, serving, sqlite_place
from tests.server.leaks.world import World, run

WITHOUT_PAR = {"TENBACK_BOTS_PAR": "false"}
ALONE = "the-game-1"


@pytest.fixture(scope="module")
def server():
    with sqlite_place() as kept, serving(kept, settings=WITHOUT_PAR) as running:
        yield running


@asynccontextmanager
async def somebody(server, name):
    who = guest(server, name)
    async with calling(server, who) as line:
        yield line


async def played(line, deal, **more):
    """The table of a whole try, played by the first thing that may be done."""
    ack = await line.granted("play-day", deal=deal, pace="instant", **more)
    await line.granted("enter", table=ack["table"])
    await line.sees(lambda scene: scene["table"] == ack["table"])
    while line.scene["public"]["phase"] != "ended":
        await line.sees(lambda scene: scene["you"]["actions"] or scene["public"]["phase"] == "ended")
        if line.scene["you"]["actions"]:
            done = await line.granted("play", actions=line.scene["you"]["actions"][-1:])
            await line.scene_at(done["seq"])
    return ack["table"]


def today(server, who=None):
    answer = http(server, "GET", "/api/daily", token=who.token if who else None)
    assert answer.status == 200, answer.body
    return {each["deal"]: each for each in answer.json["deals"]}, answer.json


def one(server, deal, who=None, date=None):
    date = date or today(server)[1]["date"]
    return http(server, "GET", f"/api/daily/{date}/{deal}", token=who.token if who else None)


async def test_a_try_from_beginning_to_end(server):
    async with somebody(server, "Ada") as ada, somebody(server, "Ben") as ben:
        deals, _ = today(server)
        assert deals[ALONE]["mine"] is None
        assert deals[ALONE]["par"] is None
        table = await played(ada, ALONE)
        reveal = ada.scene["reveal"]
        assert ada.scene["setting"]["day"].endswith(ALONE)
        assert Chance(reveal["seed"]).hash == deals[ALONE]["seed_hash"] == ada.scene["setting"]["seed_hash"]
        told = one(server, ALONE, ada.who).json
        left = ada.scene["public"]["result"]["ending"]["left"]
        assert told["deal"]["mine"]["value"] == left
        assert told["spread"]["tries"] == 1
        assert [each["table"] for each in told["others"]] == [table]
        assert told["seed"] is None  # the day is not over
        before = one(server, ALONE, ben.who).json
        assert before["deal"]["played"] == 1
        assert before["spread"] is None
        assert before["others"] == []
        assert http(server, "GET", f"/api/tables/{table}/replay", token=ben.who.token).status == 404
        await played(ben, ALONE)
        replay = http(server, "GET", f"/api/tables/{table}/replay?eyes=all", token=ben.who.token)
        assert replay.status == 200
        assert ben.scene["reveal"]["position"].keys() == reveal["position"].keys()


async def test_what_is_not_to_be_done_in_the_try_that_counts(server):
    async with somebody(server, "Cleo") as cleo:
        ack = await cleo.granted("play-day", deal=ALONE, pace="instant")
        await cleo.granted("enter", table=ack["table"])
        await cleo.sees(lambda scene: bool(scene["you"]["actions"]))
        done = await cleo.granted("play", actions=cleo.scene["you"]["actions"][:1])
        await cleo.scene_at(done["seq"])
        refused = [
            await cleo.ask("take-back"),
            await cleo.ask("propose", what="take-back"),
            await cleo.ask("pause"),
            await cleo.ask("hand-over", strength="novice"),
        ]
        assert {each["key"] for each in refused} == {"day-counted"}
        assert (await cleo.ask("invite"))["key"] == "day-alone"
        assert (await cleo.ask("play-day", deal=ALONE, again=True))["key"] == "day-first"
        assert (await cleo.granted("play-day", deal=ALONE))["table"] == ack["table"]  # as from another tab
        assert (await cleo.ask("play-day", deal="chess"))["key"] == "not-found"
        assert (await cleo.ask("play-day", deal=ALONE, date="2999-01-01"))["key"] == "day-to-come"
        assert (await cleo.ask("play-day", deal=ALONE, date="soon"))["key"] == "not-found"
        await cleo.granted("propose", what="abandon")
        await cleo.sees(lambda scene: scene["public"]["phase"] == "ended")
        mine = one(server, ALONE, cleo.who).json["deal"]["mine"]
        assert (mine["finished"], mine["value"], mine["won"]) == (True, None, False)
        assert (await cleo.ask("rematch", same_deal=True))["key"] == "day-again"
        assert (await cleo.ask("challenge"))["key"] == "day-alone"
        assert (await cleo.ask("play-day", deal=ALONE))["key"] == "day-played"
        again = await cleo.granted("play-day", deal=ALONE, again=True)
        await cleo.granted("enter", table=again["table"])
        assert (await cleo.sees(lambda scene: scene["table"] == again["table"]))["setting"]["known"] is True
        statistics = http(server, "GET", "/api/me/results", token=cleo.who.token).json
        assert statistics["games"] == 0
        assert statistics["apart"] == {"day": 1}
    robot = guest(server, "Robot", program=True)
    async with calling(server, robot) as line:
        assert (await line.ask("play-day", deal=ALONE))["key"] == "day-people"


async def test_two_browsers_are_two_people_and_nobody_else_comes_in(server):
    async with somebody(server, "Dora") as dora, somebody(server, "Emil") as emil:
        mine = (await dora.granted("play-day", deal=ALONE))["table"]
        theirs = (await emil.granted("play-day", deal=ALONE))["table"]
        assert mine != theirs
        assert (await emil.ask("enter", table=mine))["key"] == "no-such-table"
        assert http(server, "GET", f"/api/tables/{mine}/replay", token=emil.who.token).status == 404


async def test_you_against_me(server):
    async with somebody(server, "Finn") as finn, somebody(server, "Gita") as gita:
        table = (await finn.granted("open", game="the-game", seats=1, pace="instant"))["table"]
        await finn.granted("enter", table=table)
        await finn.sees(lambda scene: scene["table"] == table)
        assert (await finn.ask("challenge"))["key"] == "not-ended"
        await finn.granted("begin")
        await ended(finn)
        made = await finn.granted("challenge")
        name, key = made["table"], made["key"]
        assert challenge(server, name, gita.who).status == 404
        assert (await gita.ask("accept", challenge=name, key="guessed"))["key"] == "no-such-challenge"
        assert (await finn.ask("accept", challenge=name, key=key))["key"] == "challenge-known"
        told = challenge(server, name, gita.who, key).json
        assert told["may_play"] is True
        (side,) = told["sides"]
        assert (side["finished"], side["won"], side["value"], side["table"]) == (True, None, None, None)
        theirs = (await gita.granted("accept", challenge=name, key=key, pace="instant"))["table"]
        assert (await gita.granted("accept", challenge=name, key=key))["table"] == theirs
        assert http(server, "GET", f"/api/tables/{table}/replay", token=gita.who.token).status == 404
        await gita.granted("enter", table=theirs)
        await gita.sees(lambda scene: scene["table"] == theirs)
        assert (await gita.ask("promise", promise="0" * 64))["type"] == "refused"
        assert [each["finished"] for each in challenge(server, name, finn.who).json["sides"]] == [True, False]
        await ended(gita)
        assert gita.scene["reveal"]["seed"] == finn.scene["reveal"]["seed"]
        both = challenge(server, name, finn.who).json["sides"]
        assert [each["value"] for each in both] == [
            line.scene["public"]["result"]["ending"]["left"] for line in (finn, gita)
        ]
        assert http(server, "GET", f"/api/tables/{theirs}/replay?eyes=all", token=finn.who.token).status == 200
        assert (await gita.ask("rematch", same_deal=True))["key"] == "challenged"
        for path, body in (("puzzles", {}), ("branches", {"wish": "w1"})):
            answer = http(server, "POST", f"/api/tables/{theirs}/{path}", {"actions": 0, **body}, token=gita.who.token)
            assert answer.json["error"] == "challenged"
        assert (await gita.ask("challenge"))["key"] == "challenged"  # whoever has played the first could play it again
        for path, body in (("puzzles", {}), ("branches", {"wish": "w2", "others": "friends"})):
            answer = http(server, "POST", f"/api/tables/{table}/{path}", {"actions": 0, **body}, token=finn.who.token)
            assert answer.json["error"] == "challenged"


async def test_a_picture_of_a_moment_is_for_those_who_may_see_every_card_and_never_of_a_sealed_deal(server):
    async with somebody(server, "Kai") as kai, somebody(server, "Lou") as lou:
        table = (await kai.granted("open", game="the-game", seats=1, pace="instant", listed=False))["table"]
        await kai.granted("enter", table=table)
        await kai.sees(lambda scene: scene["table"] == table)
        await kai.granted("begin")
        path = f"/api/tables/{table}/moment.png"
        assert http(server, "GET", f"{path}?actions=0", token=kai.who.token).json["error"] == "not-ended"
        await ended(kai)
        told = http(server, "GET", f"{path}?actions=2&language=de", token=kai.who.token)
        assert (told.status, told.body[:8]) == (200, b"\x89PNG\r\n\x1a\n")
        for wrong in ("", "?actions=-1", "?actions=99999", "?actions=1234567", "?actions=x"):
            assert http(server, "GET", f"{path}{wrong}", token=kai.who.token).json["error"] == "no-such-moment"
        assert http(server, "GET", f"{path}?actions=0", token=lou.who.token).status == 404
        assert http(server, "GET", f"{path}?actions=0").status == 404
        made = await kai.granted("challenge")
        theirs = (await lou.granted("accept", challenge=made["table"], key=made["key"], pace="instant"))["table"]
        await lou.granted("enter", table=theirs)
        await lou.sees(lambda scene: scene["table"] == theirs)
        await ended(lou)
        today = await played(kai, ALONE)
        for name, who, why in ((table, kai, "challenged"), (theirs, lou, "challenged"), (today, kai, "day-alone")):
            answer = http(server, "GET", f"/api/tables/{name}/moment.png?actions=0", token=who.who.token)
            assert answer.json["error"] == why


async def a_team_has_played(*lines):
    """The first side of a challenge: The Game, ended by a proposal. Its table, name and key."""
    host, *others = lines
    table, key = await opened(host, "the-game", len(lines), pace="instant", listed=False)
    for each in others:
        await joined(each, table, key)
    await host.granted("begin")
    for each in lines:
        await each.sees(lambda scene: scene["public"]["phase"] in ("starting", "playing"))
    await host.granted("propose", what="abandon")
    for each in others:
        await each.sees(lambda scene: scene["public"]["proposed"])
        await each.granted("answer", yes=True)
    await host.sees(lambda scene: scene["public"]["phase"] == "ended")
    made = await host.granted("challenge")
    return table, made["table"], made["key"]


async def test_team_against_team(server):
    async with (
        somebody(server, "Dora") as dora,
        somebody(server, "Emil") as emil,
        somebody(server, "Fred") as fred,
        somebody(server, "Gus") as gus,
        somebody(server, "Hana") as hana,
    ):
        first, name, key = await a_team_has_played(dora, emil)
        accepted = await fred.granted("accept", challenge=name, key=key, pace="instant")
        theirs = accepted["table"]
        await fred.granted("enter", table=theirs)
        sides = challenge(server, name, gus.who, key).json["sides"]
        assert [(each["names"], each["open"]) for each in sides] == [(["Dora", "Emil"], 0), (["Fred"], 1)]
        # Emil knows the cards: he may look in while there is a chair, but not sit, with whatever key.
        await emil.granted("enter", table=theirs, key=accepted["key"])
        assert (await emil.ask("sit"))["key"] == "challenge-known"
        assert (await emil.ask("accept", challenge=name, key=key, side=1))["key"] == "challenge-known"
        # Hana has these cards at a table of her own, though they are not dealt there yet.
        await hana.granted("accept", challenge=name, key=key)
        await hana.granted("enter", table=theirs, key=accepted["key"])
        assert (await hana.ask("sit"))["key"] == "challenge-known"
        # As many people as there were.
        for wish in ({"kind": "seat-bot", "strength": "novice"}, {"kind": "resize", "seats": 1}):
            assert (await fred.ask(wish.pop("kind"), **wish))["key"] == "shared-deal"
        found = await gus.granted("accept", challenge=name, key=key, side=1)
        assert found["table"] == theirs
        await gus.granted("enter", table=theirs, key=found["key"])
        await gus.granted("sit")
        assert (await gus.ask("accept", challenge=name, key=key))["key"] == "challenge-known"
        assert (await hana.ask("accept", challenge=name, key=key, side=1))["key"] == "full"
        assert (await hana.ask("accept", challenge=name, key=key, side=9))["key"] == "full"
        await fred.granted("begin")
        await fred.granted("propose", what="abandon")
        await gus.sees(lambda scene: scene["public"]["proposed"])
        own = challenge(server, name, gus.who).json["sides"]
        assert [each["you"] for each in own] == [False, True, False]
        assert (own[0]["won"], own[1]["table"]) == (None, theirs)
        await gus.granted("answer", yes=True)
        for line in (dora, emil, fred, gus):
            both = challenge(server, name, line.who).json["sides"]
            assert [each["names"] for each in both[:2]] == [["Dora", "Emil"], ["Fred", "Gus"]]
            assert [each["won"] is not None for each in both] == [True, True, False]
        assert http(server, "GET", f"/api/tables/{first}/replay?eyes=all", token=gus.who.token).status == 200
        assert http(server, "GET", f"/api/tables/{first}/replay?eyes=all", token=hana.who.token).status == 404


async def test_a_table_called_off_before_the_deal_has_shown_nobody_a_card(server):
    async with (
        somebody(server, "Dora") as dora,
        somebody(server, "Emil") as emil,
        somebody(server, "Fred") as fred,
        somebody(server, "Hana") as hana,
    ):
        first, name, key = await a_team_has_played(dora, emil)
        accepted = await fred.granted("accept", challenge=name, key=key, pace="instant")
        own = (await hana.granted("accept", challenge=name, key=key))["table"]
        await hana.granted("enter", table=own)
        await hana.granted("close")
        assert all(each["won"] is None for each in challenge(server, name, hana.who).json["sides"])
        assert http(server, "GET", f"/api/tables/{first}/replay?eyes=all", token=hana.who.token).status == 404
        await hana.granted("enter", table=accepted["table"], key=accepted["key"])
        await hana.granted("sit")


async def test_a_try_is_played_on_by_oneself_only_while_others_may_still_play_it(server):
    async with somebody(server, "Hugo") as hugo, somebody(server, "Ines") as ines:
        table, token = await played(hugo, ALONE), hugo.who.token
        for path, body in (("puzzles", {}), ("branches", {"wish": "w1", "others": "friends"})):
            answer = http(server, "POST", f"/api/tables/{table}/{path}", {"actions": 0, **body}, token=token)
            assert (answer.status, answer.json["error"]) == (409, "day-alone")
        opened = http(server, "POST", f"/api/tables/{table}/branches", {"wish": "w2", "actions": 0}, token=token)
        again = opened.json["table"]
        await hugo.granted("enter", table=again)
        assert (await hugo.ask("invite"))["key"] == "day-alone"
        assert (await ines.ask("enter", table=again))["key"] == "no-such-table"
        await hugo.sees(lambda scene: scene["table"] == again)
        await ended(hugo)
        assert (await hugo.ask("rematch", same_deal=True))["key"] == "day-again"
        for path, body in (("puzzles", {}), ("branches", {"wish": "w3", "others": "friends"})):  # a branch of a branch
            answer = http(server, "POST", f"/api/tables/{again}/{path}", {"actions": 0, **body}, token=token)
            assert answer.json["error"] == "day-alone"
        assert today(server, hugo.who)[0][ALONE]["mine"]["table"] == table  # it does not count


async def test_what_is_shared_of_a_try_names_the_day_and_no_card(server):
    async with somebody(server, "Jana") as jana:
        table = await played(jana, ALONE)
        told = http(server, "GET", f"/api/tables/{table}/result?language=de", token=jana.who.token).json["text"]
        left = jana.scene["public"]["result"]["ending"]["left"]
        assert told.startswith("tenback · Blatt des Tages, The Game · allein · ")
        assert f": {left} " in told
        assert jana.scene["reveal"]["seed"] not in told


async def ended(line):
    while line.scene["public"]["phase"] != "ended":
        await line.sees(lambda scene: bool(scene["you"]["actions"]) or scene["public"]["phase"] == "ended")
        if line.scene["you"]["actions"]:
            done = await line.granted("play", actions=line.scene["you"]["actions"][-1:])
            await line.scene_at(done["seq"])


def challenge(server, name, who, key=None):
    more = {"x_tenback_key": key} if key else {}
    return http(server, "GET", f"/api/challenges/{name}", token=who.token, **more)


# In a world whose clock is ours


def test_a_day_of_a_few_people():
    """Everybody is told the same at the end, nobody anything before; whoever plays the same meets the same answers."""
    day = run(days.a_day(5, days.DEALS[:3]))
    for deal, results in day.scores.items():
        assert day.told[deal]["spread"]["tries"] == 5
        assert results[0] == results[4]  # these two always do the first thing that they may
        if "left" in (results[0].get("ending") or {}):
            lefts = [result["ending"]["left"] for result in results]
            assert sum(step["count"] for step in day.told[deal]["spread"]["steps"]) == len(lefts)
    assert day.locked
    assert day.opened
    seeds = [day.told[deal]["seed"].encode() for deal in day.scores]
    assert not [path for path, body in day.before if any(seed in body for seed in seeds)]


def test_nobody_can_tell_which_cards_are_dealt_before_they_play():
    """Two worlds with other cards under the same seals: whoever has not played is told the same, to the byte."""
    assert run(days.told_before(Almanac)) == run(days.told_before(days.Other))


def test_a_try_that_goes_on_past_midnight():
    run(past_midnight())


async def past_midnight():
    world = World("midnight")
    with world.laws():
        await world.start()
        for who, name in enumerate(("Ada", "Ben", "Cleo")):
            await world.do(("guest", name, False))
            await Player(world, who).come()
        ada, ben, cleo = (_at_line(world, who) for who in range(3))
        daily = json.loads((await ada.get("/api/daily")).body)
        old = daily["date"]
        tables = [(await each.wish("play-day", deal=ALONE, pace="instant"))["table"] for each in (ada, ben)]
        await days.later(world, (daily["ends"] - rooms.now()) / 1000 + 60)
        later = json.loads((await ada.get("/api/daily")).body)
        assert later["date"] > old
        assert (await cleo.wish("play-day", deal=ALONE, date=old))["key"] == "day-first"  # some still play it
        assert (await ada.wish("play-day", deal=ALONE, date=old))["table"] == tables[0]
        assert (await ada.wish("play-day", deal=ALONE))["table"] != tables[0]  # today's is another
        await ada.finish(tables[0])
        told = json.loads((await ada.get(f"/api/daily/{old}/{ALONE}")).body)
        assert (told["deal"]["mine"]["late"], told["spread"]["tries"], told["seed"]) == (False, 1, None)
        await days.later(world, (daily["closes"] - rooms.now()) / 1000 + 60)
        await ben.finish(tables[1])
        told = json.loads((await ben.get(f"/api/daily/{old}/{ALONE}")).body)
        assert (told["deal"]["mine"]["late"], told["spread"]["tries"]) == (True, 1)
        assert Chance(told["seed"]).hash == told["deal"]["seed_hash"]
        assert (await cleo.wish("play-day", deal=ALONE, date=old, again=True))["type"] == "ack"
        await world.do(("restart", 0))
        told = json.loads((await ben.get(f"/api/daily/{old}/{ALONE}")).body)
        assert told["spread"]["tries"] == 1
        await world.close()


def _at_line(world, who):
    player = Player(world, who)
    player.line = who
    return player


@pytest.mark.parametrize("name", ["the-game-1", "the-game-3", "quick-and-easy-3"])
def test_the_line_with_all_cards_open_wins_by_the_rules(name):
    deal = DEALS[name]
    asked = Asked(deal.game, deal.seats, {}, "a day", Chance("a day").hash, 0, line=True)
    found = open_line(asked)
    assert found.answer == "yes"
    game = games.get(deal.game)
    state = game.deal(deal.seats, Chance("a day"), first=0 if deal.seats > 1 else None)
    for turn in found.turns:
        assert turn.seat == state.turn
        assert set(turn.back) <= set(turn.actions)
        for text in turn.actions:
            state = state.play(game.action(text))
        if not state.ending:
            state = state.play(game.action("end"))
    assert state.ending
    assert state.ending.won
