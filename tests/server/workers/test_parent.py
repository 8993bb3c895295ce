"""Workers: real processes, and what becomes of a question when they are killed, hang, or talk nonsense."""

import asyncio
import contextlib
import json
import os
import pickle
import re
import signal

import pytest

from tenback import bots, games
from tenback.core import Chance
from tenback.games.the_game import GAME as THE_GAME
from tenback.record import Said
from tenback.server.workers import Answer, Question, WorkerFailed, Workers, WorkersClosed
from tenback.server.workers.parent import kept, read_answer
from tests.server.workers.kit import BOTH_LOOPS, SOON, alive, question, until

# Answers


@BOTH_LOOPS
def test_a_worker_answers_as_the_bot_does(ask):
    async def every_question(workers):
        for game in games.shelf():
            state = game.deal(2, Chance("answers"))
            for strength in ("random", "novice", "fast"):  # `strong` looks at the clock
                for kind in ("act", "signals", "gladly"):
                    bot = bots.get(game.slug, strength)
                    told = getattr(bot, kind)(state.view(state.turn), (), 0.1, Chance("dice"))
                    answer = await workers.think(question(strength, kind=kind, state=state))
                    assert answer.texts == (tuple(map(str, told)) if kind != "gladly" else (str(told),))
                    assert not answer.stand_in
        assert (workers.failures, workers.replaced) == (0, 0)

    ask(every_question)


def test_a_bot_hears_what_was_said(ask):
    data = THE_GAME.deal(2, Chance("said")).position()
    data.update(piles={"up1": 20, "up2": 12, "down1": 100, "down2": 80}, hands=[[16, 22, 60, 78], [9]])
    data["draw"] = [card for card in range(2, 100) if card not in (9, 12, 16, 20, 22, 60, 78, 80)]
    state = THE_GAME.position(data)

    async def with_and_without(workers):
        silent = await workers.think(question(state=state))
        told = await workers.think(question(state=state, said=[Said(0, 1, "keep-off up1")]))
        assert "22>up1" in silent.texts
        assert "22>up1" not in told.texts

    ask(with_and_without)


def test_many_questions_at_once_get_their_own_answers_first_come_first_served(ask):
    states = [THE_GAME.deal(5, Chance(str(number))) for number in range(60)]
    answered = []

    async def all_at_once(workers):
        async def one(number, state):
            answer = await workers.think(question("random", state=state, seed=number))
            assert answer.texts == tuple(
                map(str, bots.get("the-game", "random").act(state.view(0), (), 1, Chance(str(number))))
            )
            answered.append(number)

        await asyncio.gather(*(one(number, state) for number, state in enumerate(states)))
        assert workers.failures == 0

    ask(all_at_once, count=1)
    assert answered == list(range(60))
    answered.clear()
    ask(all_at_once, count=2)
    assert sorted(answered) == list(range(60))


def test_two_workers_think_at_the_same_time(ask, tmp_path):
    async def both(workers):
        paths = [tmp_path / "one", tmp_path / "two"]
        thinking = [asyncio.create_task(workers.think(question("waits", seed=path, budget=SOON))) for path in paths]
        await until(lambda: all(path.with_suffix(".thinking").exists() for path in paths))
        for path in paths:
            path.touch()
        await asyncio.gather(*thinking)

    ask(both, count=2)


# Questions


def test_a_question_is_the_view_and_what_was_said_and_tells_neither_hand_nor_seed_when_printed():
    asked = question(seed="a secret seed")
    assert pickle.loads(pickle.dumps(asked)) == asked  # noqa: S301 - our own
    printed = repr(asked)
    assert "secret" not in printed
    assert "hands" not in printed
    assert set(Question.__slots__) == {
        "kind", "game", "rules", "strength", "view", "said", "budget", "seed",
    }  # fmt: skip


def test_what_cannot_be_answered_is_refused_before_a_worker_is_asked(ask):
    state = THE_GAME.deal(3, Chance("refused"))

    async def refused(workers):
        with pytest.raises(bots.NotOnTurn, match="Seat 1 is not on turn"):
            await workers.think(question(state=state, seat=1))
        with pytest.raises(ValueError, match="rules version 1, not 7"):
            await workers.think(Question("act", "the-game", 7, "novice", state.view(0), (), 1.0, "dice"))
        assert (workers.failures, workers.replaced) == (0, 0)

    ask(refused)


# When a worker fails


@BOTH_LOOPS
def test_a_question_whose_worker_is_killed_is_asked_again_on_a_fresh_one(ask, tmp_path):
    path = tmp_path / "release"

    async def kill_it(workers):
        (before,) = workers.pids
        thinking = asyncio.create_task(workers.think(question("waits", seed=path, budget=SOON)))
        await until(path.with_suffix(".thinking").exists)
        path.touch()
        os.kill(before, signal.SIGSTOP)  # it cannot answer any more
        os.kill(before, signal.SIGKILL)
        answer = await thinking
        assert not answer.stand_in
        assert workers.pids != (before,)
        assert (workers.failures, workers.replaced) == (0, 1)

    ask(kill_it)


def test_a_worker_killed_while_nobody_asks_is_replaced(ask):
    async def kill_it(workers):
        (before,) = workers.pids
        os.kill(before, signal.SIGKILL)
        await until(lambda: workers._workers[0].process.returncode is not None)
        answer = await workers.think(question())
        assert not answer.stand_in
        assert (workers.failures, workers.replaced) == (0, 0), "nothing was asked in vain"
        assert workers.pids != (before,)

    ask(kill_it)


def test_a_worker_that_dies_once_costs_nothing_but_time(ask, tmp_path):
    async def die_and_answer(workers):
        answer = await workers.think(question("dies-once", seed=tmp_path / "died"))
        assert not answer.stand_in
        assert (workers.failures, workers.replaced) == (0, 1)

    ask(die_and_answer)


@pytest.mark.parametrize(
    ("strength", "why"),
    [
        ("dies", "died"),
        ("fails", r"failed with 'ValueError at mischief\.py:\d+'"),
        ("eats", "failed with 'MemoryError"),
        ("sends-nonsense", "sent what is no JSON"),
        ("sends-a-flood", "sent a line of more than 65536 bytes"),
        ("answers-another", "sent what answers another question"),
        ("cheats", "sent what does not answer act"),
        ("grandmaster", "failed with 'UnknownBot"),
    ],
)
def test_when_two_workers_fail_chance_makes_the_move(ask, caplog, strength, why):
    state = THE_GAME.deal(3, Chance("stand in"))

    async def fail_twice(workers):
        answer = await workers.think(question(strength, state=state))
        assert answer.stand_in
        assert answer.texts == tuple(map(str, bots.get("the-game", "random").act(state.view(0), (), 1, Chance("dice"))))
        assert (workers.failures, workers.replaced) == (1, 2)
        after = await workers.think(question(state=state))
        assert not after.stand_in, "the next question is answered as ever"

    ask(fail_twice)
    assert [record.levelname for record in caplog.records] == ["WARNING"] * 2
    for record in caplog.records:
        assert re.match(f"A worker {why}", record.getMessage()), record.getMessage()
    assert "37" not in caplog.text, "what an error says could tell a hand"


@BOTH_LOOPS
@pytest.mark.parametrize("strength", ["hangs", "hangs-deaf"])
def test_a_bot_that_never_answers_is_ended(ask, strength):
    async def hang_twice(workers):
        answer = await workers.think(question(strength, budget=0.05))
        assert answer.stand_in
        assert (workers.failures, workers.replaced) == (1, 2)

    ask(hang_twice, grace=0.2)


@pytest.mark.parametrize("kind", ["signals", "gladly"])
def test_chance_stands_in_for_words_too(ask, kind):
    async def stand_in(workers):
        answer = await workers.think(question("grandmaster", kind=kind))
        assert answer.stand_in
        assert len(answer.texts) == (1 if kind == "gladly" else 0)

    ask(stand_in)


def test_a_bot_that_prints_and_reads_does_no_harm(ask):
    async def chat(workers):
        answer = await workers.think(question("chatters"))
        assert not answer.stand_in
        assert workers.replaced == 0

    ask(chat)


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b"null\n",
        b"[]\n",
        b"\xff\xfe\n",
        b"[" * 50000 + b"\n",
        b'{"number": 1}\n',
        b'{"number": 2, "texts": ["end"]}\n',
        b'{"number": 1, "texts": "end"}\n',
        b'{"number": 1, "texts": []}\n',
        b'{"number": 1, "texts": [7]}\n',
        b'{"number": 1, "texts": ["end"]}\n',
        b'{"number": 1, "texts": ["fly"]}\n',
        b'{"number": 1, "texts": ["LEGAL", "end", "end"]}\n',
        b'{"number": 1, "texts": ["LEGAL"], "more": 1}\n',
        b'{"number": 1, "failed": 7}\n',
        b'{"number": 1, "failed": "KeyError at here.py:1"}\n',
    ],
)
def test_what_is_no_answer_is_not_believed(line):
    asked = question()
    legal = str(asked.view.actions()[0]).encode()
    with pytest.raises(WorkerFailed):
        read_answer(line.replace(b"LEGAL", legal), 1, asked)


@pytest.mark.parametrize(
    ("kind", "texts", "pro", "believed"),
    [
        ("signals", ["hold R low", "want up"], False, True),
        ("signals", ["hold R low"], True, False),
        ("signals", ["hold R", "I hold R7"], False, False),
        ("signals", [], False, True),
        ("gladly", ["willing"], False, True),
        ("gladly", ["willing", "gladly"], False, False),
        ("gladly", [], False, False),
        ("gladly", ["7"], False, False),
    ],
)
def test_words_are_checked_too(kind, texts, pro, believed):
    asked = question(kind=kind, state=games.get("quick-and-easy").deal(2, Chance("a"), pro=pro))
    line = json.dumps({"number": 1, "texts": texts}).encode()
    with contextlib.nullcontext() if believed else pytest.raises(WorkerFailed):
        assert read_answer(line, 1, asked) == tuple(texts)


# Who no longer wants the answer


@BOTH_LOOPS
def test_a_question_that_is_cancelled_wedges_nobody(ask, tmp_path):
    async def cancel(workers):
        (pid,) = workers.pids
        path = tmp_path / "release"
        thinking = asyncio.create_task(workers.think(question("waits", seed=path, budget=SOON)))
        await until(path.with_suffix(".thinking").exists)
        waiting = [asyncio.create_task(workers.think(question())) for _ in range(3)]
        await asyncio.sleep(0)
        thinking.cancel()
        waiting[1].cancel()
        path.touch()
        first, second, third = await asyncio.gather(*waiting, return_exceptions=True)
        assert isinstance(second, asyncio.CancelledError)
        assert isinstance(first, Answer)
        assert first == third
        with pytest.raises(asyncio.CancelledError):
            await thinking
        assert workers.pids == (pid,), "the worker finished for nobody, and went on"

    ask(cancel)


# The end


@BOTH_LOOPS
def test_closing_ends_what_is_under_way_and_what_waits(ask, tmp_path):
    async def close(workers):
        path = tmp_path / "never"
        asked = [asyncio.create_task(workers.think(question("waits", seed=path, budget=600))) for _ in range(4)]
        await until(path.with_suffix(".thinking").exists)
        async with asyncio.timeout(SOON):
            await workers.close()
        for outcome in await asyncio.gather(*asked, return_exceptions=True):
            assert isinstance(outcome, WorkersClosed)
        with pytest.raises(WorkersClosed):
            await workers.think(question())
        assert (workers.pids, workers.failures, workers.replaced) == ((), 0, 0)

    ask(close)


@BOTH_LOOPS
def test_workers_that_cannot_start_say_so_and_leave_nothing_behind(loop_factory):
    workers = Workers(2, bots="no.such.module")
    could_not = pytest.raises(WorkerFailed, match=r"could not be started \(died\)")
    with asyncio.Runner(loop_factory=loop_factory) as runner, could_not:
        runner.run(workers.start())
    assert not workers.pids


def test_a_worker_that_is_too_slow_to_start_is_ended(loop_factory, monkeypatch):
    monkeypatch.setattr("tenback.server.workers.parent.TO_START", 0)
    workers = Workers(1)
    too_slow = pytest.raises(WorkerFailed, match=r"could not be started \(too slow\)")
    with asyncio.Runner(loop_factory=loop_factory) as runner, too_slow:
        runner.run(workers.start())
    assert not workers.pids


def test_questions_that_come_while_the_workers_start_wait_for_them(loop_factory):
    async def ask_at_once():
        workers = Workers(1)
        starting = asyncio.create_task(workers.start())
        await asyncio.sleep(0)
        answered = await asyncio.gather(*(workers.think(question(seed=f"dice {number}")) for number in range(3)))
        await starting
        (pid,) = workers.pids
        await workers.close()
        return answered, workers.replaced, pid

    with asyncio.Runner(loop_factory=loop_factory) as runner:
        answered, replaced, pid = runner.run(ask_at_once())
    assert [answer.stand_in for answer in answered] == [False] * 3
    assert replaced == 0
    assert not alive(pid)


@BOTH_LOOPS
@pytest.mark.parametrize("cancelled", [False, True])
def test_workers_that_are_closed_while_they_start_leave_nothing_behind(loop_factory, cancelled):
    async def close_at_once():
        workers = Workers(2)
        starting = asyncio.create_task(workers.start())
        await until(lambda: len(workers.pids) == 2)
        pids = workers.pids
        waiting = asyncio.create_task(workers.think(question()))
        await asyncio.sleep(0)
        if cancelled:
            starting.cancel()
        await workers.close()
        with pytest.raises(asyncio.CancelledError) if cancelled else contextlib.nullcontext():
            await starting
        with pytest.raises(WorkersClosed):
            await waiting
        return pids

    with asyncio.Runner(loop_factory=loop_factory) as runner:
        assert not any(map(alive, runner.run(close_at_once())))


def test_somebody_must_think():
    with pytest.raises(ValueError, match="at least one worker"):
        Workers(0)


def test_workers_are_not_given_the_servers_secrets():
    assert kept(
        {"PATH": "/bin", "PYTHONPATH": "src", "NUMBA_CACHE_DIR": "x", "TENBACK_KEY": "secret", "PGPASSWORD": "s"}
    ) == {
        "PATH": "/bin",
        "PYTHONPATH": "src",
        "NUMBA_CACHE_DIR": "x",
    }
