"""Two processes on one database: whoever sits at one of them is seen at the other, as if they were one server."""

from contextlib import asynccontextmanager

from tests.server.house import Server, calling, ends_turn, guest, joined, on_turn, opened

# Nobody waits here for what takes a quarter of a minute elsewhere.
SOONER = """
import tenback.server.around as around
around.AWAY_AFTER, around.GONE_AFTER = 0.3, 1.5
import tenback.server.presence as presence
presence.GONE_AFTER, presence.ALIVE_EVERY = 1.5, 0.3
import tenback.server.autoplay as autoplay
autoplay.SILENT = 0.05
"""


@asynccontextmanager
async def two_servers(place):
    servers = Server(place, before=SOONER).start(), Server(place, before=SOONER).start()
    try:
        for server in servers:
            await server.ready()
        yield servers
    finally:
        for server in servers:
            server.close()


@asynccontextmanager
async def a_duel(one, two):
    """Ada's line to the one server, Bela's to the other, and Eve's, who looks on."""
    people = [guest(one, name) for name in ("Ada", "Bela", "Eve")]
    async with calling(one, people[0]) as ada, calling(two, people[1]) as bela, calling(one, people[2]) as eve:
        table, key = await opened(ada, "face-to-face", 2)
        await joined(bela, table, key)
        await eve.granted("enter", table=table, key=key)
        await ada.sees(lambda scene: scene["public"]["seats"][1]["kind"] == "person")
        await ada.granted("begin")
        for caller in (ada, bela, eve):
            await caller.sees(lambda scene: scene["public"]["phase"] == "playing")
        yield ada, bela, eve


def is_seen(seat, **how):
    """Whether a frame tells so of the seat."""
    return lambda frame: any(each["seat"] == seat and how.items() <= each.items() for each in frame["seats"])


async def test_who_plans_looks_away_or_comes_back_is_seen_at_the_other_one(database):
    async with two_servers(database) as (one, two), a_duel(one, two) as (ada, bela, eve):
        for each in (ada, eve):
            await each.around(is_seen(1, state="here"))
        await bela.around(is_seen(0, state="here"))
        actor, other = on_turn(ada, bela)
        seat = actor.scene["you"]["seat"]
        answer = await actor.ask("plan", actions=actor.scene["you"]["actions"][:1])
        assert answer["type"] == "planned"
        for each in (other, eve):
            await each.around(is_seen(seat, planning=True))
        await bela.send({"type": "look", "away": True})
        for each in (ada, eve):
            await each.around(is_seen(1, state="away"))
        await bela.send({"type": "look", "away": False})
        for each in (ada, eve):
            await each.around(is_seen(1, state="here"))


async def test_who_looks_on_is_counted_everywhere_and_named_to_those_who_play(database):
    async with two_servers(database) as (one, two), a_duel(one, two) as (ada, bela, eve):
        for each in (ada, bela):
            await each.around(lambda frame: frame["watching"] == 1 and frame["door"] == ["Eve"])
        await eve.around(lambda frame: frame["watching"] == 1 and frame["door"] == [])


async def test_who_hangs_up_is_gone_for_the_other_one_and_not_played_for_before(database):
    async with two_servers(database) as (one, two), a_duel(one, two) as (ada, bela, _):
        await ends_turn(ada)  # if it is hers
        await ada.around(is_seen(1, state="here"))
        refused = await ada.ask("hand-over", seat=1, strength="novice")
        assert refused["key"] == "still-there"  # nobody plays for who is there, though there is elsewhere
        await bela.socket.close()
        await ada.around(is_seen(1, state="gone"))
        await ada.granted("hand-over", seat=1, strength="novice")
        await ada.sees(lambda scene: scene["public"]["seats"][1]["bot"] == "novice")


async def test_who_was_at_a_process_that_died_is_gone_and_is_here_again_at_the_other_one(database):
    async with two_servers(database) as (one, two), a_duel(one, two) as (ada, bela, _):
        await ada.around(is_seen(1, state="here"))
        two.kill()
        await ada.around(is_seen(1, state="gone"))
        async with calling(one, bela.who) as again:
            await again.granted("enter", table=bela.scene["table"])
            for each in (ada, again):
                await each.around(is_seen(1, state="here"))
