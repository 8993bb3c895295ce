"""A stranger's program, with nothing but the protocol, plays every game against the server's bots to the end."""

import ast
import asyncio
import sys
from contextlib import AsyncExitStack
from pathlib import Path

from tests.server.house import SOON, Place, Server, calling, guest, opened

EXAMPLE = Path("examples/bot.py")
GAMES = (("the-game", 3), ("quick-and-easy", 3), ("face-to-face", 2), ("ten", 3))


async def test_the_example_plays_a_game_of_each_kind_though_the_server_restarts_in_the_middle(tmp_path):
    """All four at once: the games come to the host's turn, the server restarts, and a bot takes the host's seat."""
    server = Server(Place(data=tmp_path)).start()
    async with AsyncExitStack() as stack:
        stack.callback(server.close)
        await server.ready()
        host = guest(server, "Ada")
        running = [await in_the_middle(server, host, game, seats) for game, seats in GAMES]
        assert server.stop() == 0
        server.start()
        await server.ready()
        for program, table in running:
            async with calling(server, host) as line:
                await line.granted("enter", table=table)
                await line.granted("hand-over", strength="novice")
                told, complaints = await asyncio.wait_for(program.communicate(), 3 * SOON)
                assert complaints == b""
                scene = await line.sees(lambda scene: bool(scene["public"]["phase"] == "ended"))
                assert scene["public"]["result"] == ast.literal_eval(told.decode())
                assert scene["public"]["result"]["ending"]["reason"]


async def in_the_middle(server, host, game, seats):
    """A running example, and the table at which it sits with bots, where it is the host's turn."""
    while True:
        program, table, phase = await begun(server, host, game, seats)
        if phase != "ended":  # the example plays anything: that may end a game before the host's first turn
            return program, table
        await program.wait()


async def begun(server, host, game, seats):
    """A running example, its table, and how far the game is when it is the host's turn, or over."""
    async with calling(server, host) as line:
        table, key = await opened(line, game, seats, bots=seats - 2)
        program = await asyncio.create_subprocess_exec(
            *(sys.executable, "-W", "error", str(EXAMPLE), server.address, table, key),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        await line.sees(lambda scene: all(seat["kind"] != "open" for seat in scene["public"]["seats"]))
        await line.granted("begin")
        scene = await line.sees(lambda scene: bool(scene["public"]["phase"] != "waiting"))
        if scene["public"]["phase"] == "starting":
            await line.granted("offer", gladly="rather-not")
        scene = await line.sees(lambda scene: scene["you"]["actions"] or scene["public"]["phase"] == "ended")
        kinds = [seat["kind"] for seat in scene["public"]["seats"]]
        assert sorted(kinds) == ["bot"] * (seats - 2) + ["person", "program"]
    return program, table, scene["public"]["phase"]


def test_the_example_is_short_and_knows_nothing_of_tenback():
    text = EXAMPLE.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 75
    assert not any(line.startswith(("import tenback", "from tenback")) for line in text.splitlines())
