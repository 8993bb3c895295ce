"""An evening at a server that does not have it easy: people and bots play all four games, and blows fall.

After each blow the log must hold every wish that was acknowledged, once and at its place, and everyone must come to see
the same table again.
"""

import asyncio
import random
import subprocess
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

from tenback.store import Store
from tenback.table import Entry
from tests.chaos.audit import audited
from tests.chaos.figures import Figures
from tests.server.house import SOON, Guest, Place, Server, calling, guest, joined, opened
from tests.server.players import Player, Wished, Witness, playing

__all__ = ["Evening", "NotServed", "stricken"]

PLAY = (0.1, 0.7)  # seconds of play before a blow
THINK = 0.06  # seconds, at most, before a player wishes something
MISCHIEF = 0.08
A_SYNC = 0.02  # seconds, on the disk whose power can be cut
TROUBLES: Mapping[str, Mapping[str, Any]] = {
    "a full disk": {"full": True},
    "a slow disk": {"slow": 0.3},
    "a clock a day ahead": {"clock": 86_400.0},
    "a clock an hour behind": {"clock": -3600.0},
}

# The game, the people, the bots, and what else is agreed on.
TABLES: Sequence[tuple[str, int, int, Mapping[str, Any]]] = (
    ("the-game", 2, 1, {}),
    ("the-game", 3, 0, {"talk": "open", "options": {"expert": True}}),
    ("quick-and-easy", 2, 1, {"options": {"pro": True}}),
    ("face-to-face", 2, 0, {"listed": True}),
    ("face-to-face", 1, 1, {}),
    ("ten", 2, 1, {}),
    ("ten", 1, 0, {}),
)


class NotServed(Exception):
    """The server did not come back."""


class Evening:
    """A server, or several on one store, the tables there, and everyone around them."""

    def __init__(self, place: Place, seed: int, *, servers: int = 1, before: str = "") -> None:
        """`before` is Python that is run first in each server's process."""
        self.place = place
        self.servers = [Server(place, before=before) for _ in range(servers)]
        self.dice = random.Random(seed)
        self.witness = Witness()
        self.players: list[Player] = []
        self.figures = Figures(wrong=self.witness.wrong)
        self._at: dict[str, Server] = {}  # by person
        self._audited: set[str] = set()  # the ids of wishes that were looked for in the log after a blow

    @asynccontextmanager
    async def under_play(self) -> AsyncIterator[None]:
        if self.place.disk:  # a sync takes a while, so that the power is often cut before it is done
            self.place.disk.suffer(slow=A_SYNC)
        try:
            for server in self.servers:
                await server.start().ready()
            for number, (game, people, bots, setting) in enumerate(TABLES):
                self.players += await self._gather(number, game, people, bots, dict(setting))
            async with playing(*self.players):
                yield
                if not any(server.has_ended for server in self.servers):
                    await self._come_to_rest()
        finally:
            self._count()
            for server in self.servers:
                server.close()

    async def _gather(self, number: int, game: str, people: int, bots: int, setting: dict[str, Any]) -> list[Player]:
        """A table, its players, and one who watches."""
        first = self.servers[0]
        guests = [guest(first, f"{'Player' if seat < people else 'Watcher'} {number}.{seat}")
                  for seat in range(people + 1)]  # fmt: skip
        async with calling(first, guests[0]) as host:
            table, key = await opened(host, game, people + bots, bots=bots, **setting)
            for other in guests[1:people]:
                async with calling(first, other) as caller:
                    await joined(caller, table, key)
        return [self._player(each, table, key) for each in guests]

    def _player(self, who: Guest, table: str, key: str) -> Player:
        return Player(
            who,
            partial(self._line_for, who),
            table,
            key,
            witness=self.witness,
            dice=random.Random(self.dice.random()),
            think=THINK,
            mischief=MISCHIEF,
            rematches=True,
        )

    def _line_for(self, who: Guest) -> str:
        """Where they try next: at any server, as behind a balancer."""
        self._at[who.id] = self.dice.choice(self.servers)
        return self._at[who.id].line

    async def play_for_a_while(self) -> None:
        """Until any moment; or until the most delicate ones: a wish is on its way, or has just been acknowledged."""
        await asyncio.sleep(self.dice.uniform(*PLAY))
        moment = self.dice.choice((None, self.witness.wished, self.witness.acknowledged))
        if moment:
            moment.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(moment.wait(), PLAY[1])

    # Blows

    async def kill(self) -> str:
        """Kill -9, look into the log, start again, and wait until everyone is back. On a disk whose power can be cut,
        what was not synced is lost as well.
        """
        victim = self.dice.choice(self.servers)
        lines = {  # whoever was there must have a new one; everybody else may go on
            player.who.id: player.connected if self._at.get(player.who.id) is victim else 0 for player in self.players
        }
        began = time.monotonic()
        victim.kill()
        for player in self.players:
            player.last_ack = 0.0
        if self.place.disk:
            self.place.disk.cut(self.dice)
        async with self.place.store() as kept:  # of a file: a copy, made before the server touches it again
            fresh = self._fresh()
            victim.start()
            heads = await self._audit(kept, fresh)
            if self.witness.wrong:  # who waits for what was lost waits long
                victim.kill()
                return "kill"
            await self._served_again(began, lines)
        await self._all_see(heads)
        await victim.ready()
        return "kill"

    async def trouble_the_disk(self) -> str:
        """No room, or no speed, or a clock that jumps, under the running server: it goes on by itself afterwards."""
        disk = self.place.disk
        assert disk is not None
        # Where there is no file of ours, only the clock can be troubled.
        what = self.dice.choice(sorted(each for each in TROUBLES if self.place.data or "clock" in TROUBLES[each]))

        async def suffer() -> None:
            disk.suffer(**TROUBLES[what])
            await self.play_for_a_while()
            disk.suffer(slow=A_SYNC)

        await self.lose_the_store(suffer)
        return what

    async def restart_postgres(self) -> str:
        mode = self.dice.choice(("fast", "immediate"))
        await self.lose_the_store(partial(asyncio.to_thread, restart_postgres, mode))
        return f"{mode} restart"

    async def crash_postgres(self) -> str:
        """Kill -9 all of it, and let it recover."""
        assert self.place.cluster
        await self.lose_the_store(partial(asyncio.to_thread, self.place.cluster.crash))
        return "crash"

    async def fail_over(self) -> str:
        """Kill -9 the PostgreSQL that takes writes: its standby takes its place, and gets a standby of its own."""
        assert self.place.cluster
        await self.lose_the_store(partial(asyncio.to_thread, self.place.cluster.fail_over))
        await asyncio.to_thread(self.place.cluster.stand_by)
        return "failover"

    async def lose_the_store(self, blow: Callable[[], Awaitable[object]]) -> None:
        """A blow to the store under the running server: nobody loses the line, and it goes on by itself."""
        await blow()
        began = time.monotonic()
        for player in self.players:
            player.last_ack = 0.0
        await self._served_again(began, {player.who.id: 0 for player in self.players})
        fresh = self._fresh()
        async with self._held_still() as kept:
            heads = await self._audit(kept, fresh)
        await self._all_see(heads)
        broken = [player.who.name for player in self.players if player.connected > 1]
        if broken:
            self.witness.complain(f"{', '.join(broken)} lost the line, though the server lived.")

    async def _served_again(self, began: float, lines: Mapping[str, int]) -> None:
        """Until a wish is acknowledged after the blow, on a line that it cannot have cut."""
        while not any(player.last_ack and player.connected > lines[player.who.id] for player in self.players):
            gone = [server for server in self.servers if server.has_ended]
            if time.monotonic() - began > SOON or gone:
                said = (gone or self.servers)[0].logged[-2000:]
                raise NotServed(f"Wishes are not granted again; the server says: {said}")
            await asyncio.sleep(0.005)
        self.figures.blows += 1
        self.figures.away.append(time.monotonic() - began)

    async def _all_see(self, heads: Mapping[str, int]) -> None:
        """Everyone must come to see at least what was in the log."""
        until = time.monotonic() + SOON
        for player in self.players:
            try:
                await player.until(
                    lambda each: each.is_there and (each.seen or 0) >= heads.get(each.table, 1),
                    within=until - time.monotonic(),
                )
            except TimeoutError:
                self.witness.complain(f"{player.who.name} does not see {player.table} again, nor what came after it.")

    # What the log must hold

    def _fresh(self) -> list[tuple[Player, Wished]]:
        """What was acknowledged until now, and has not been looked for in the log."""
        return [(player, wished) for player in self.players for wished in player.acknowledged
                if wished.frame["id"] not in self._audited]  # fmt: skip

    @asynccontextmanager
    async def _held_still(self) -> AsyncIterator[Store]:
        """The store of a running server. A file is copied while the server stands still: else it would change below."""
        async with AsyncExitStack() as stack:
            if self.place.data:
                for server in self.servers:
                    server.stand_still()
            try:
                kept = await stack.enter_async_context(self.place.store())
            finally:
                for server in self.servers:
                    server.go_on()
            yield kept

    async def _audit(self, kept: Store, fresh: Sequence[tuple[Player, Wished]]) -> dict[str, int]:
        """Every wish that was acknowledged must be in the log, at its place. The heads of the logs."""
        self._audited.update(wished.frame["id"] for _, wished in fresh)
        tables = {wished.table for _, wished in fresh} | {player.table for player in self.players}
        logs = {table: await kept.entries(table) for table in tables}
        for player, wished in fresh:
            self._must_hold(logs[wished.table], player, wished)
        return {table: len(log) for table, log in logs.items()}

    def _must_hold(self, log: Sequence[Entry], player: Player, wished: Wished) -> None:
        assert wished.answer is not None
        seq, name = wished.answer["seq"], wished.frame["id"]
        there = log[seq - 1] if 0 < seq <= len(log) else None
        if there is None or (there.actor, there.command) != (player.who.id, name):
            self.witness.complain(f"LOST: {wished.frame} of {player.who.name}, acknowledged as {wished.table} {seq}.")
        elif wished.frame["type"] == "play" and there.body["actions"] != wished.frame["actions"]:
            self.witness.complain(f"CHANGED: {wished.frame} is {there.body} in the log.")

    async def _come_to_rest(self) -> None:
        """Nobody wishes anything more, and what was wished is answered; then everyone must see the end of the log."""
        for player in self.players:
            player.idle = True
        for player in self.players:
            try:
                await player.until(lambda each: not each.unanswered)
            except TimeoutError:
                self.witness.complain(f"{player.who.name} gets no answer to {list(player.unanswered)}.")
        await asyncio.sleep(1)  # bots finish their turns
        logs = await self.place.logs()
        await self._all_see({table: len(log) for table, log in logs.items()})
        for server in self.servers:
            if (code := server.stop()) != 0:
                self.witness.complain(f"The server stopped with {code}: {server.logged[-2000:]}")
        self.witness.wrong += audited(await self.place.logs(), self.players)

    def _count(self) -> None:
        figures = self.figures
        wishes = [wished for player in self.players for wished in player.wishes.values()]
        figures.wishes = sum(len(player.acknowledged) for player in self.players)
        figures.repeated = sum(wished.times > 1 for wished in wishes)
        figures.refused_for_now = sum(player.again for player in self.players)
        figures.games = sum(player.ended for player in self.players if player.wishes)


def restart_postgres(mode: str) -> None:
    """As Debian does it; needs to be root."""
    version = max(each.name for each in Path("/etc/postgresql").iterdir())
    subprocess.run(  # noqa: S603 - a fixed command
        ["/usr/bin/pg_ctlcluster", "--skip-systemctl-redirect", "-m", mode, version, "main", "restart"],
        check=True,
        capture_output=True,
        timeout=60,
    )


async def stricken(
    evening: Evening, times: int, blow: Callable[[], Awaitable[str]], show: Callable[[str], None] | None = None
) -> None:
    """So many blows under play. At the first wrong thing it stops, so that the log can be looked at."""
    async with evening.under_play():
        for number in range(times):
            await evening.play_for_a_while()
            try:
                what = await blow()
            except NotServed as error:
                evening.witness.complain(str(error))
                break
            if show:
                show(f"{what}, {number + 1} of {times}: {evening.figures.last}")
            if evening.figures.wrong:
                break
