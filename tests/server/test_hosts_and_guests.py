"""What a host may do about guests, and guests about one another: keys, seats, rematches."""

import asyncio

from tests.server.house import a_game, calling, guest, http, joined, opened, still

# Invitations


async def test_the_same_wish_id_at_two_tables_gives_two_keys(server):
    """A program that counts its wishes from 1 at each table would else hand out the key of all its tables."""
    ada, mallory = guest(server, "Ada"), guest(server, "Mallory")
    keys, tables = [], []
    for _ in range(2):
        async with calling(server, ada) as host:
            tables.append((await opened(host, "ten", 2))[0])
            await host.send({"type": "invite", "id": "1"})
            keys.append((await host.until("ack"))["key"])
            await host.send({"type": "invite", "id": "1"})  # the very same wish: the very same key
            assert (await host.until("ack"))["key"] == keys[-1]
    assert keys[0] != keys[1]
    async with calling(server, mallory) as stranger:
        assert (await stranger.ask("enter", table=tables[1], key=keys[0]))["key"] == "no-such-table"
        await stranger.granted("enter", table=tables[1], key=keys[1])


# Removing somebody


async def test_revoking_sends_away_who_only_looks_on(server):
    people = [guest(server, name) for name in ("Ada", "Bela", "Eve")]
    async with (
        calling(server, people[0]) as ada,
        calling(server, people[1]) as bela,
        calling(server, people[2]) as eve,
    ):
        table, key = await opened(ada, "the-game", 3)
        await joined(bela, table, key)
        await eve.granted("enter", table=table, key=key)
        await ada.granted("revoke")
        assert (await eve.until("error"))["reason"] == "table-closed"
        assert "revoked" not in {frame.get("kind") for frame in eve.heard}
        await ada.granted("chat", text="We are among ourselves.")
        await bela.until("event", fits=lambda frame: frame["kind"] == "chatted")
        assert await still(eve) == []
        assert (await eve.ask("sit"))["key"] == "nowhere"
        assert (await eve.ask("enter", table=table, key=key))["key"] == "no-such-table"
        key = (await ada.granted("invite"))["key"]
        await joined(eve, table, key)


async def test_who_stood_up_may_sit_down_again_until_the_host_revokes(server):
    """Bela came in by her seat, without a key."""
    async with calling(server, guest(server, "Ada")) as ada:
        table, key = await opened(ada, "the-game", 3)
        who = guest(server, "Bela")
        async with calling(server, who) as bela:
            await joined(bela, table, key)
        async with calling(server, who) as bela:
            await bela.granted("enter", table=table)
            await bela.granted("stand")
            await bela.granted("sit")
            await bela.granted("stand")
            await ada.granted("revoke")
            assert (await bela.until("error"))["reason"] == "table-closed"
            assert (await bela.ask("enter", table=table))["key"] == "no-such-table"


async def test_whom_the_host_had_stand_up_sits_down_again_only_if_invited_anew(server):
    async with calling(server, guest(server, "Ada")) as ada, calling(server, guest(server, "Bela")) as bela:
        for listed in (False, True):
            table, key = await opened(ada, "the-game", 3, listed=listed)
            await joined(bela, table, key)
            await ada.granted("unseat", seat=1)
            for again in (None, key or None):
                if listed or again:
                    await bela.granted("enter", table=table, key=again)
                assert (await bela.ask("sit"))["key"] == "unseated"
            new = (await ada.granted("invite"))["key"]
            await joined(bela, table, new)
            await bela.sees(lambda scene: scene["you"] is not None)
            await ada.granted("close")


# Once more


async def test_a_rematch_takes_nobody_along_who_does_not_come(server):
    """Ada gives up and deals again, over and over; Bela is elsewhere, and nothing is counted as hers."""
    async with a_game(server, "face-to-face", "Ada", "Bela") as (ada, bela, _):
        await ada.granted("resign")
        await ada.sees(lambda scene: scene["public"]["phase"] == "ended")
        new = (await ada.granted("rematch"))["table"]
        await ada.granted("enter", table=new)
        seats = (await ada.sees(lambda scene: scene["table"] == new))["public"]["seats"]
        assert [(seat["kind"], seat["name"], seat["host"]) for seat in seats] == [
            ("person", "Ada", True),
            ("open", "Bela", False),  # kept for her
        ]
        assert (await ada.ask("begin"))["key"] == "seat-open"
        history = await asyncio.to_thread(http, server, "GET", "/api/me/history", token=bela.who.token)
        assert new not in {table["table"] for table in history.json["tables"]}
        # By coming she takes it, and the deal can begin.
        await bela.granted("enter", table=new)
        scene = await bela.sees(lambda scene: scene["table"] == new)
        assert (scene["you"]["seat"], scene["public"]["seats"][1]["kind"]) == (1, "person")
        await ada.granted("begin")
        await bela.sees(lambda scene: scene["public"]["phase"] == "playing")


async def test_coming_twice_is_sitting_once(server):
    async with a_game(server, "face-to-face", "Ada", "Bela") as (ada, bela, _):
        await ada.granted("resign")
        new = (await ada.granted("rematch"))["table"]
        for _ in range(2):
            await bela.send({"type": "enter", "id": "come", "table": new})
            seq = (await bela.until("ack"))["seq"]
        await bela.granted("stand")
        await bela.granted("enter", table=new)  # now she only looks
        scene = await bela.sees(lambda scene: scene["seq"] > seq)
        assert scene["you"] is None
        assert [seat["name"] for seat in scene["public"]["seats"]] == ["Ada", None]


async def test_who_comes_too_late_may_look_on(server):
    async with a_game(server, "the-game", "Ada", "Bela") as (ada, bela, _):
        await ada.granted("propose", what="abandon")
        await bela.granted("answer", yes=True)
        await ada.sees(lambda scene: scene["public"]["phase"] == "ended")
        new = (await ada.granted("rematch"))["table"]
        await ada.granted("enter", table=new)
        await ada.granted("seat-bot", strength="novice", seat=1)
        await ada.granted("begin")
        await bela.granted("enter", table=new)
        assert (await bela.sees(lambda scene: scene["table"] == new))["you"] is None


async def test_against_bots_a_rematch_begins_at_once(server):
    async with a_game(server, "the-game", "Ada", bots=2) as (ada, _):
        await ada.granted("propose", what="abandon")
        await ada.sees(lambda scene: scene["public"]["phase"] == "ended")
        new = (await ada.granted("rematch"))["table"]
        await ada.granted("enter", table=new)
        await ada.granted("begin")


async def test_rematches_are_tables_too_for_the_limit(server):
    """Open, begin, abandon, deal again: ten at once, then one in ten seconds."""
    async with calling(server, guest(server, "Ada")) as ada:
        await opened(ada, "the-game", 1)
        told = []
        for _ in range(40):  # a slow machine may be given some more meanwhile
            await ada.granted("begin")
            await ada.granted("propose", what="abandon")
            answer = await ada.ask("rematch")
            told.append(answer.get("key"))
            if answer["type"] == "refused":
                break
            await ada.granted("enter", table=answer["table"])
        assert len(told) > 9
        assert told[-1] == "too-fast"
