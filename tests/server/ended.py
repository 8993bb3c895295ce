"""Games that have ended, put into a store as their logs: from records, without anybody who plays them."""

import asyncio
from dataclasses import replace
from pathlib import Path

from tenback import games, record
from tenback.core import Chance
from tenback.record import Record
from tenback.server.listings import listing
from tenback.solvers.winnable import winnable
from tenback.table import Entry, Sitter, Table, agree, entries
from tests.server.house import Place

BEFORE_THE_TURN = 130  # actions
LOSING = ("29>down1", "77>up2", "end")
REVIEWED = Path(__file__).parents[2] / "docs" / "reviews"


def reviewed(game: str, actions: int | None = None) -> Record:
    """The game of `docs/reviews`, or its beginning."""
    whole = record.read((REVIEWED / f"{game}.json").read_text("utf-8"))
    if actions is None or actions >= len(whole.actions):
        return whole
    heard = tuple(said for said in whole.signals if said.after <= actions)
    return replace(whole, actions=whole.actions[:actions], signals=heard, ending=None)


def lost_alone() -> tuple[Record, tuple[str, ...]]:
    """The Game alone, lost by one turn, and what wins from there. Nothing was left to draw: all can be counted."""
    game = games.get("the-game")
    told = record.begin(game, ["Ada"], "0")
    line = winnable(told.state).line
    for action in (*line[:BEFORE_THE_TURN], *LOSING):
        told = told.played(game.action(action))
    assert told.ending
    return told, line[BEFORE_THE_TURN:]


def log_of(
    name: str, told: Record, *, listed: bool = True, watch: str = "all-after-the-end", first: str = "p0"
) -> list[Entry]:
    """What a table would have written; a game that is broken off was given up. `first`: whose table it is."""
    setting = agree(
        game=told.game, seats=len(told.seats), options=dict(told.options), rules=told.rules, listed=listed, watch=watch
    )
    assert told.seed is not None
    bodies: list[entries.Body] = [entries.Opened(setting, told.seed, Chance(told.seed).hash, first, ())]
    people = [first, *(f"p{seat}" for seat in range(1, len(told.seats)))]
    bodies += [entries.Sat(seat, Sitter(who, person=people[seat])) for seat, who in enumerate(told.seats)]
    bodies.append(entries.Began())
    if setting.agrees_on_starter:
        assert told.first is not None
        bodies.append(entries.Started(told.first))
    states = tuple(record.states(told))
    for number in range(len(told.actions) + 1):
        bodies += [entries.Said(said.seat, said.signal) for said in told.signals if said.after == number]
        if number < len(told.actions):
            bodies.append(entries.Played(states[number].turn or 0, (told.actions[number],), ""))
    if told.ending is None:
        bodies.append(entries.Abandoned(0))
    return [Entry(name, seq, 1000 + seq, first, str(seq), body.kind, body) for seq, body in enumerate(bodies, 1)]


def put(place: Place, *logs: list[Entry]) -> None:
    """Into the store of a server that does not run."""

    async def append() -> None:
        async with place.store_here() as store:
            for log in logs:
                await store.append(log, [listing(Table.of(log[0].table, log))])

    asyncio.run(append())
