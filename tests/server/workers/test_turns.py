"""Whose question comes next: whoever asks for a hundred at once delays themselves, and hardly anybody else."""

import asyncio
import os
import sys

import pytest

from tenback import kernels
from tenback.server.workers import Answer, Lanes, Whose
from tenback.server.workers.turns import NOBODY, Turns
from tests.server.workers.kit import ROOT, SOON, question, until

ADA, EVE = Whose("192.0.2.1", "ada"), Whose("198.51.100.1", "eve")


async def served(asked, things=1, at_once=1):
    """The order in which they are served who ask at once, each letting go at once."""
    turns = Turns(range(things), at_once)
    order = []

    async def ask(name, whose):
        thing = await turns.take(whose)
        order.append(name)
        await asyncio.sleep(0)
        turns.give_back(thing, whose)

    await asyncio.gather(*(ask(name, whose) for name, whose in asked))
    return " ".join(order)


def of(person, address, *names):
    return [(name, Whose(address, person)) for name in names]


@pytest.mark.parametrize(
    ("asked", "order"),
    [
        (of("eve", "e", "e1", "e2", "e3"), "e1 e2 e3"),
        # one person after the other
        (of("eve", "e", "e1", "e2", "e3", "e4") + of("ada", "a", "a1", "a2"), "e1 e2 a1 e3 a2 e4"),
        # many people of one address have one turn together
        (
            of("eve", "e", "e1", "e2") + of("eva", "e", "f1", "f2") + of("evi", "e", "g1") + of("ada", "a", "a1", "a2"),
            "e1 e2 a1 f1 a2 g1 f2",
        ),
        (of("", "", "n1", "n2") + of("ada", "", "a1"), "n1 n2 a1"),
    ],
)
def test_addresses_and_their_people_take_turns(asked, order):
    assert asyncio.run(served(asked)) == order


async def test_one_person_has_only_so_many_at_once_and_nobody_in_particular_as_many_as_there_are():
    turns = Turns("abcd", 2)
    assert [await turns.take(EVE) for _ in range(2)] == ["a", "b"]
    third = asyncio.ensure_future(turns.take(EVE))
    await asyncio.sleep(0)
    assert not third.done()
    assert await turns.take(ADA) == "c"
    assert await turns.take(NOBODY) == "d"
    turns.give_back("c", ADA)
    await asyncio.sleep(0)
    assert not third.done(), "two are still thought about"
    turns.give_back("a", EVE)
    assert await third == "c"


async def test_who_no_longer_waits_is_passed_over_and_what_they_got_is_not_lost():
    turns = Turns("a", 1)
    await turns.take(ADA)
    waiting = [asyncio.ensure_future(turns.take(whose)) for whose in (EVE, NOBODY, ADA)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.sleep(0)
    turns.give_back("a", ADA)
    waiting[1].cancel()  # when it has just come
    assert await waiting[2] == "a"
    assert not turns._waiting
    turns.give_back("a", ADA)
    assert not turns._lent


# The attack: a guest asks for as many strong moves as there may be tables, again and again


async def test_a_novice_answers_while_strong_bots_of_others_think_and_wait(tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), *sys.path]))
    monkeypatch.setattr(kernels, "ready", lambda _: True)
    lanes = Lanes(1, bots="tests.server.workers.pondering", grace=SOON)
    path = tmp_path / "release"
    strong = question("strong", seed=path, budget=SOON)
    try:
        attack = [asyncio.create_task(lanes.think(strong, EVE)) for _ in range(10)]
        await until(path.with_suffix(".thinking").exists)
        answer = await asyncio.wait_for(lanes.think(question("novice"), ADA), SOON)
        assert not answer.stand_in
        assert not any(task.done() for task in attack), "nobody waited for those"
        mine = asyncio.create_task(lanes.think(strong, ADA))
        await asyncio.sleep(0)
        order: list[asyncio.Future[Answer]] = []
        for task in (*attack, mine):
            task.add_done_callback(order.append)
        path.touch()
        await asyncio.gather(mine, *attack)
        assert order.index(mine) <= 2, "behind what is thought about, and one more"
    finally:
        path.touch()
        await lanes.close()
