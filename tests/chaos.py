"""Kill the server under play, again and again, and see whether a single acknowledged wish is lost. `make chaos`.

People and bots play all four games at a real server. It is killed without a warning at random moments and started again
on the same store; PostgreSQL is restarted in the middle of play. After each blow the log must hold every wish that was
acknowledged, once and at its place, and everyone must come to see the same table again.
"""

import argparse
import asyncio
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from tenback import record
from tenback.core import TenbackError
from tenback.store import Store
from tenback.table import Entry, Phase, Table
from tests.server.house import PLACES, SOON, Guest, Place, Server, calling, guest, joined, opened
from tests.server.players import Player, Wished, Witness, playing

KILLS, RESTARTS = 300, 20
LIMIT = 5.0  # seconds from a blow to wishes being granted again
PLAY = (0.1, 0.7)  # seconds of play before a blow
THINK = 0.06  # seconds, at most, before a player wishes something
MISCHIEF = 0.08
OWN_DOING = {"played", "offered", "said", "chatted", "paused", "resumed", "rematched", "began", "proposed"}

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


@dataclass(slots=True)
class Figures:
    """What came of it."""

    blows: int = 0
    wishes: int = 0  # acknowledged, with a place in a log
    repeated: int = 0  # wishes sent more than once
    refused_for_now: int = 0
    games: int = 0  # ended
    away: list[float] = field(default_factory=list)  # seconds without service, for each blow
    wrong: list[str] = field(default_factory=list)

    @property
    def last(self) -> str:
        return f"away {self.away[-1] if self.away else 0:.2f} s, {len(self.wrong)} wrong"

    def __str__(self) -> str:
        away = self.away or [0.0]
        return (
            f"{self.blows} blows, {self.wishes} wishes acknowledged, {self.repeated} sent more than once, "
            f"{self.refused_for_now} told to try again, {self.games} games ended; {len(self.wrong)} wrong; "
            f"away for {sum(away) / len(away):.2f} s in the mean and {max(away):.2f} s at most"
        )


class NotServed(Exception):
    """The server did not come back."""


class Evening:
    """A server, the tables there, and everyone around them."""

    def __init__(self, place: Place, seed: int) -> None:
        self.place, self.server = place, Server(place)
        self.dice = random.Random(seed)
        self.witness = Witness()
        self.players: list[Player] = []
        self.figures = Figures(wrong=self.witness.wrong)
        self._audited: set[str] = set()  # the ids of wishes that were looked for in the log after a blow

    @asynccontextmanager
    async def under_play(self) -> AsyncIterator[None]:
        self.server.start()
        try:
            await self.server.ready()
            for number, (game, people, bots, setting) in enumerate(TABLES):
                self.players += await self._gather(number, game, people, bots, dict(setting))
            async with playing(*self.players):
                yield
                if not self.server.has_ended:
                    await self._come_to_rest()
        finally:
            self._count()
            self.server.close()

    async def _gather(self, number: int, game: str, people: int, bots: int, setting: dict[str, Any]) -> list[Player]:
        """A table, its players, and one who watches."""
        guests = [guest(self.server, f"{'Player' if seat < people else 'Watcher'} {number}.{seat}")
                  for seat in range(people + 1)]  # fmt: skip
        async with calling(self.server, guests[0]) as host:
            table, key = await opened(host, game, people + bots, bots=bots, **setting)
            for other in guests[1:people]:
                async with calling(self.server, other) as caller:
                    await joined(caller, table, key)
        return [self._player(each, table, key) for each in guests]

    def _player(self, who: Guest, table: str, key: str) -> Player:
        return Player(
            who,
            lambda: self.server.line,
            table,
            key,
            witness=self.witness,
            dice=random.Random(self.dice.random()),
            think=THINK,
            mischief=MISCHIEF,
            rematches=True,
        )

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
        """Kill -9, look into the log, start again, and wait until everyone is back."""
        lines = {player.who.id: player.connected for player in self.players}
        began = time.monotonic()
        self.server.kill()
        async with self.place.store() as kept:  # of a file: a copy, made before the server touches it again
            self.server.start()
            heads = await self._audit(kept)
            await self._served_again(began, lines)
        await self._all_see(heads)
        return "kill"

    async def restart_postgres(self) -> str:
        mode = self.dice.choice(("fast", "immediate"))
        await self.lose_the_database(partial(asyncio.to_thread, restart_postgres, mode))
        return f"{mode} restart"

    async def lose_the_database(self, blow: Callable[[], Awaitable[object]]) -> None:
        """A blow to the database under the running server: nobody loses the line, and it goes on by itself."""
        began = time.monotonic()
        await blow()
        for player in self.players:
            player.last_ack = 0.0
        await self._served_again(began, {player.who.id: 0 for player in self.players})
        async with self.place.store() as kept:
            heads = await self._audit(kept)
        await self._all_see(heads)
        broken = [player.who.name for player in self.players if player.connected > 1]
        if broken:
            self.witness.complain(f"{', '.join(broken)} lost the line, though the server lived.")

    async def _served_again(self, began: float, lines: Mapping[str, int]) -> None:
        """Until a wish is acknowledged on a line that was made after the blow."""
        while not any(player.last_ack and player.connected > lines[player.who.id] for player in self.players):
            if time.monotonic() - began > SOON or self.server.has_ended:
                raise NotServed(f"Wishes are not granted again; the server says: {self.server.logged[-2000:]}")
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

    async def _audit(self, kept: Store) -> dict[str, int]:
        """Every wish that was acknowledged must be in the log, at its place. The heads of the logs."""
        fresh = [(player, wished) for player in self.players for wished in player.acknowledged
                 if wished.frame["id"] not in self._audited]  # fmt: skip
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
        if (code := self.server.stop()) != 0:
            self.witness.complain(f"The server stopped with {code}: {self.server.logged[-2000:]}")
        self.witness.wrong += audited(await self.place.logs(), self.players)

    def _count(self) -> None:
        figures = self.figures
        wishes = [wished for player in self.players for wished in player.wishes.values()]
        figures.wishes = sum(len(player.acknowledged) for player in self.players)
        figures.repeated = sum(wished.times > 1 for wished in wishes)
        figures.refused_for_now = sum(player.again for player in self.players)
        figures.games = sum(player.ended for player in self.players if player.wishes)


def audited(logs: Mapping[str, Sequence[Entry]], players: Iterable[Player]) -> list[str]:
    """What is wrong with the logs as a whole: lost, doubled, made up, or not to be replayed."""
    wrong: list[str] = []
    done: dict[tuple[str, str], list[tuple[str, int]]] = {}
    for name, log in logs.items():
        for entry in log:
            done.setdefault((entry.actor, entry.command), []).append((name, entry.seq))
        wrong += replayed(name, log)
    people = {player.who.id: player for player in players}
    for person, player in people.items():
        for wish, wished in player.wishes.items():
            places = [place for place in done.get((person, wish), []) if place[0] == wished.table]
            if len(places) > 1:
                wrong.append(f"DOUBLED: {wished.frame} is at {places}.")
            if wished.answer and wished.answer.get("seq") and places != [(wished.table, wished.answer["seq"])]:
                wrong.append(f"LOST: {wished.frame}, acknowledged as {wished.answer}, is at {places}.")
            if wished.answer and wished.answer["type"] == "refused" and places:
                wrong.append(f"DONE: {wished.frame} is at {places}, but was refused: {wished.answer}.")
    for name, log in logs.items():
        wrong += [
            f"MADE UP: {entry.kind} at {name} {entry.seq} was never wished."
            for entry in log
            if entry.actor in people and entry.kind in OWN_DOING and entry.command not in people[entry.actor].wishes
            if entry.kind != "began"
        ]
    return wrong


def replayed(name: str, log: Sequence[Entry]) -> list[str]:
    """The log must fold, and the record of an ended game must hold."""
    try:
        table = Table.of(name, log)
        if table.phase is Phase.ENDED and table.state is not None:
            record.read(record.to_json(table.record()))
    except TenbackError as error:
        return [f"BROKEN: {name} cannot be played again: {error}"]
    return []


def restart_postgres(mode: str) -> None:
    """As Debian does it; needs to be root."""
    version = max(each.name for each in Path("/etc/postgresql").iterdir())
    subprocess.run(  # noqa: S603 - a fixed command
        ["/usr/bin/pg_ctlcluster", "--skip-systemctl-redirect", "-m", mode, version, "main", "restart"],
        check=True,
        capture_output=True,
        timeout=60,
    )


# Running it


async def stricken(evening: Evening, times: int, blow: Callable[[], Awaitable[str]], *, show: bool = False) -> None:
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
                progress(f"{what} {number + 1} of {times}: {evening.figures.last}")
            if evening.figures.wrong:
                break


def progress(text: str) -> None:
    sys.stderr.write(f"\r{text:<100}" if sys.stderr.isatty() else f"{text}\n")
    sys.stderr.flush()


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    asked.add_argument("--kills", type=int, default=KILLS, help="of the server, on each store")
    asked.add_argument("--restarts", type=int, default=RESTARTS, help="of PostgreSQL; needs root")
    asked.add_argument("--store", choices=list(PLACES), action="append", help="only this one; both without it")
    asked.add_argument("--seed", type=int, default=None)
    chosen = asked.parse_args()
    seed = random.SystemRandom().randrange(1 << 32) if chosen.seed is None else chosen.seed
    print(f"seed {seed}")  # noqa: T201 - it reports
    held = True
    for store in chosen.store or PLACES:
        held &= struck(store, chosen.kills, seed, Evening.kill, f"kills on {store}")
        if store == "postgres":
            held &= struck(store, chosen.restarts, seed, Evening.restart_postgres, "restarts of PostgreSQL")
    return 0 if held else 1


def struck(store: str, times: int, seed: int, blow: Callable[[Evening], Awaitable[str]], what: str) -> bool:
    """Strike, and report; whether everything held. Ctrl-C ends it after the report."""
    if not times:
        return True
    with PLACES[store]() as place:
        evening = Evening(place, seed)
        figures = evening.figures
        try:
            asyncio.run(stricken(evening, times, partial(blow, evening), show=True))
        finally:
            print(f"\n{what}, {times}: {figures}")  # noqa: T201 - it reports
            for sentence in figures.wrong[:20]:
                print(f"  {sentence}")  # noqa: T201 - it reports
    late = [away for away in figures.away if away > LIMIT]
    if late:
        print(f"  {len(late)} times it took longer than {LIMIT:g} s.")  # noqa: T201 - it reports
    return not figures.wrong and not late and figures.blows == times


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("interrupted")
