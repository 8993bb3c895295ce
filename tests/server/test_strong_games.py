"""Games of strong bots in the background: in pieces, once, behind the bots at tables; and what is made of them."""

import asyncio
import subprocess
import sys
from contextlib import asynccontextmanager
from datetime import date
from typing import Any

import msgspec
import pytest

from tenback import kernels
from tenback.protocol.results import KindOfGame, Point, Results
from tenback.server import strong_games
from tenback.server.adjusting import GAMES, Adjusting
from tenback.server.daily.deals import DEALS, Almanac
from tenback.server.daily.par import ENOUGH, Pars
from tenback.server.daily.scores import Score
from tenback.server.ratings import KEPT, MET, SETTLED, START, Ratings, alias, folded
from tenback.server.strong_games import A_PIECE, KIND, Asked, StrongGames, pieces_of
from tenback.store import Document, Outcome
from tenback.table import Declined
from tests.server.house import sqlite_place

SOON = 20.0  # seconds
THREE = Asked("the-game", 3, {}, "seed", "hash", 3 * A_PIECE)


class Counting:
    """Instead of the process: notes what it is asked, and stops where it is told to."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int]] = []
        self.breaks_at: int | None = None
        self.stopped = 0

    async def ask(self, asked: Asked, number: int) -> Score:
        await asyncio.sleep(0)
        if number == self.breaks_at:
            raise OSError("its process is gone")
        self.asked.append((asked.seed_hash, number))
        return Score(won=number % 2 == 0, value=number)

    async def stop(self) -> None:
        self.stopped += 1


@pytest.fixture(autouse=True)
def compiled(monkeypatch):
    monkeypatch.setattr(kernels, "ready", lambda _: True)
    monkeypatch.setattr(strong_games, "LOOK", 0.001)
    monkeypatch.setattr(strong_games, "AGAIN", 0.001)


@asynccontextmanager
async def store():
    with sqlite_place() as place:
        async with place.store_here() as kept:
            yield kept


@asynccontextmanager
async def running(kept, busy=lambda: False):
    found = StrongGames(kept, busy)
    counting: Any = Counting()
    found._process = counting
    task = asyncio.create_task(found.run())
    try:
        yield found, counting
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def until(fits):
    async with asyncio.timeout(SOON):
        while not await fits():  # noqa: ASYNC110 - a store tells nobody
            await asyncio.sleep(0.005)


async def test_it_is_played_in_pieces_and_goes_on_after_a_restart():
    async with store() as kept:
        async with running(kept) as (first, process):
            process.breaks_at = 7  # in the second piece
            assert await first.scores(THREE) == []
            await until(lambda: _many(first, A_PIECE))
            await until(lambda: _true(process.stopped > 0))
        (piece,) = await kept.documents(KIND, under=THREE.key, limit=10)
        assert piece.key == f"{THREE.pieces}0000"  # what was not whole is not kept
        async with running(kept) as (second, process):
            assert len(await second.scores(THREE)) == A_PIECE
            await until(lambda: _many(second, THREE.games))
            assert [number for _, number in process.asked] == list(range(A_PIECE, 3 * A_PIECE))  # nothing twice
            assert [score.value for score in await second.scores(THREE)] == list(range(3 * A_PIECE))
            asked = len(process.asked)
            await second.scores(THREE)
            await until(lambda: _true(process.stopped > 0))  # nothing waits: its process ends
            assert len(process.asked) == asked


async def test_what_bots_of_another_budget_have_played_is_not_counted(monkeypatch):
    async with store() as kept, running(kept) as (strong, process):
        await strong.scores(THREE)
        await until(lambda: _many(strong, THREE.games))
        monkeypatch.setattr(strong_games, "BUDGET", 2 * strong_games.BUDGET)
        assert await strong.scores(THREE) == []
        await until(lambda: _many(strong, THREE.games))
        assert [number for _, number in process.asked] == 2 * list(range(THREE.games))


async def test_it_stands_back_while_a_bot_at_a_table_thinks():
    thinking = True
    async with store() as kept, running(kept, busy=lambda: thinking) as (strong, process):
        await strong.scores(THREE)
        for _ in range(20):
            await asyncio.sleep(0.001)
            assert not process.asked
        thinking = False
        await until(lambda: _many(strong, THREE.games))


async def test_the_first_that_was_asked_for_is_first():
    async with store() as kept, running(kept) as (strong, process):
        other = Asked("the-game", 1, {}, "other", "other", A_PIECE)
        await strong.scores(THREE)
        await strong.scores(other)
        await until(lambda: _many(strong, A_PIECE, other))
        assert [name for name, _ in process.asked] == ["hash"] * 3 * A_PIECE + ["other"] * A_PIECE


async def test_so_many_deals_may_wait(monkeypatch):
    monkeypatch.setattr(strong_games, "MOST_WAITING", 1)
    async with store() as kept:
        strong = StrongGames(kept, lambda: False)
        await strong.scores(THREE)
        await strong.scores(Asked("the-game", 1, {}, "other", "other", A_PIECE))
        assert list(strong._waiting) == [THREE.key]


async def _many(strong, count, asked=THREE):
    return len(await strong.known(asked.game, asked.seed_hash)) >= count


async def _true(value):
    return value


# Par


class OfADay:
    almanac = Almanac(b"secret")

    def clock(self) -> float:
        return 0.0


async def test_a_par_is_told_once_enough_is_played():
    today, deal = date(2026, 11, 18), DEALS["the-game-1"]
    async with store() as kept:
        day: Any = OfADay()
        strong = StrongGames(kept, lambda: False)
        pars = Pars(day, strong)
        assert await pars.par(today, deal) is None
        (asked,) = strong._waiting.values()
        assert asked.seed_hash == OfADay.almanac.sealed(today, deal.name)
        scores = [{"won": False, "value": left, "turns": 0, "backs": 0} for left in range(ENOUGH)]
        for piece in range(ENOUGH // A_PIECE):
            part = scores[piece * A_PIECE : (piece + 1) * A_PIECE]
            await kept.keep_first(Document(KIND, f"{asked.pieces}{piece:04}", part, 1))
            told = await pars.par(today, deal)
            assert (told is None) == (piece + 1 < ENOUGH // A_PIECE)
        assert told is not None
        assert (told.value, told.tries, told.won) == (9.0, ENOUGH, 0)


@pytest.mark.parametrize(("day", "limit"), [(16, 4), (17, 5), (18, 6), (19, 7), (20, 8), (21, 9), (22, 10)])
def test_tens_limit_rises_from_monday_to_sunday(day, limit):
    when = date(2026, 11, day)
    assert DEALS["ten-1"].setting(when).options == {"limit": limit}
    assert not DEALS["the-game-1"].setting(when).options


# Results beside them


def kind(*points: Point, fewer=True) -> KindOfGame:
    return KindOfGame(
        game="the-game" if fewer else "ten",
        options={},
        seats=3,
        against=None,
        fewer=fewer,
        games=len(points),
        won=1,
        given_up=0,
        low=0.0,
        high=100.0,
        middle=1.0,
        best=0,
        progress=list(points),
        bots={},
        adjusted=None,
    )


async def test_results_beside_strong_bots_on_the_very_same_deals():
    points = (Point("a", 1, won=True, value=0), Point("b", 2, won=False, value=12), Point("c", 3, won=False, value=3))
    outcomes = [Outcome(point.table, "the-game", 0, 1, {"seed_hash": f"of {point.table}"}) for point in points]
    async with store() as kept:
        house: Any = NoHouse()
        adjusting = Adjusting(house, StrongGames(kept, lambda: False))
        for deal, left in (("of a", 4), ("of b", 6)):
            for piece in range(GAMES // A_PIECE):
                scores = [{"won": piece == 0, "value": left, "turns": 0, "backs": 0}] * A_PIECE
                await kept.keep_first(Document(KIND, f"{pieces_of('the-game', deal)}{piece:04}", scores, 1))
        told = await adjusting.adjust(Results(3, {}, [kind(*points), kind(*points, fewer=False)], [], []), outcomes)
        team, ten = told.kinds
        assert ten.adjusted is None
        assert team.adjusted is not None
        assert team.adjusted.games == 2  # of the third nothing is known yet
        assert team.adjusted.difference == pytest.approx((0 - 4 + 12 - 6) / 2)
        assert team.adjusted.error == pytest.approx(1.96 * 5 * 2**0.5 / 2**0.5, rel=0.01)
        assert (team.adjusted.own_won, team.adjusted.strong_won) == (50.0, 50.0)
        assert house.asked == ["c"]
        one = (await adjusting.adjust(Results(1, {}, [kind(points[0])], [], []), outcomes)).kinds[0].adjusted
        assert one is not None
        assert (one.games, one.error, one.own_won) == (1, None, 100.0)


class NoHouse:
    """Whose tables were all deleted."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def room(self, name: str) -> Any:
        self.asked.append(name)
        raise Declined("no-such-table", "It was deleted.")


# Ratings


async def test_ratings_are_folded_once_each_note_and_kept():
    def note(at, *places):
        body = {"people": [alias("ada"), alias("ben")], "places": list(places)}
        return Document(MET, f"face-to-face/{at:015}-t{at}", body, at)

    async with store() as kept:
        ratings = Ratings(kept)
        for at in (1000, 2000):
            await kept.keep_first(note(at, 1, 2))
        await kept.keep_first(note(9000, 2, 1))
        moment = 9000 + SETTLED
        (ada,) = await ratings.of("ada", ["face-to-face", "ten"], moment)  # the last may not be settled yet
        (ben,) = await ratings.of("ben", ["face-to-face"], moment)
        assert (ada.game, ada.games, ben.games) == ("face-to-face", 2, 2)
        assert ada.low < ada.rating < ada.high
        assert ada.rating > START > ben.rating
        first = await kept.document(KEPT, "face-to-face")
        assert first is not None
        assert first.body["upto"].endswith("-t2000")
        (later,) = await ratings.of("ada", ["face-to-face"], moment + 1)
        assert later.games == 3
        assert later.rating < ada.rating
        notes = [note(at, *places).body for at, places in ((1, (1, 2)), (2, (1, 2)), (3, (2, 1)))]
        assert later.rating == pytest.approx(folded({}, notes)[alias("ada")][0])
        assert await ratings.of("cleo", ["face-to-face"], moment) == []


# The process


def test_a_server_that_is_gone_leaves_nobody_playing():
    """A look for a line may take a minute, and a server that is killed again and again would leave one each time."""
    busy = "import time; from tenback.server import strong_games as s; s.played = lambda *_: time.sleep(600); s.serve()"
    command = [sys.executable, "-c", busy]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as process:  # noqa: S603 - ours
        assert process.stdin
        process.stdin.write(msgspec.json.encode((THREE, 1)) + b"\n")
        process.stdin.close()
        assert process.wait(SOON) == 0
