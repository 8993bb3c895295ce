"""Tables in the middle of a game, as a test needs them: found by playing, then written into the log of a server that
sleeps. Ada sits at seat 0 and is on turn; Bela sits at seat 1.
"""

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any

import msgspec

from tenback.core import END, Action, State
from tenback.games.the_game import FIRE, Reason
from tenback.server.listings import listing
from tenback.store import at
from tenback.table import Table, wishes
from tests.conformance.players import careful
from tests.table.evening import ADA, BELA, Evening, playing

__all__ = ["Found", "found", "last_cards", "lights", "stranding", "strands_alone", "uncovered", "write"]

Found = tuple[Evening, tuple[str, ...]]
"""A table, and the plays that are asked about."""

Wanted = Callable[[Any], Sequence[Action] | None]


def found(slug: str, wanted: Wanted, *, since: int = 0, **options: bool) -> Found:
    """The first game, counted from `since`, in which Ada comes to a turn with plays such as are wanted."""
    for number in count(since):
        evening = playing(slug, 2, seed=str(number), options=options)
        dice = random.Random(number)
        while evening.table.running:
            state: State = evening.state
            if state.turn == 0 and (plays := wanted(state)):
                return evening, tuple(map(str, plays))
            evening.does(wishes.play, state.turn, [str(careful(dice, state))])
    raise AssertionError("There is always another number.")


def write(data: Any, people: dict[str, str], tables: dict[str, Evening]) -> None:
    """The tables under these names, into the store of a server that is not running; `people`: ids by name."""
    who = {ADA.id: people["Ada"], BELA.id: people["Bela"]}

    def renamed(body: Any) -> Any:
        text = json.dumps(body)
        for old, new in who.items():
            text = text.replace(f'"{old}"', f'"{new}"')
        return json.loads(text)

    async def written() -> None:
        store = at(data, None)
        await store.open()
        for name, evening in tables.items():
            entries = [
                msgspec.structs.replace(entry, table=name, body=renamed(msgspec.to_builtins(entry.body)))
                for entry in evening.log
            ]
            await store.append(entries, [listing(Table.of(name, entries))])
        await store.close()

    with ThreadPoolExecutor(1) as thread:  # the browser has a loop of its own in this one
        thread.submit(asyncio.run, written()).result()


# What is wanted


def turns(state: Any, most: int = 2) -> Any:
    """Plays of up to so many cards from the beginning of a turn, with the state after them."""
    if state.played:
        return
    for first in state.actions():
        after = state.play(first)
        yield (first,), after
        if most > 1 and not after.ending:
            for second in after.actions():
                if second != END:
                    yield (first, second), after.play(second)


def stranding(state: Any) -> Sequence[Action] | None:
    """One card that loses the game at once, though others do not."""
    ways = list(turns(state, 1))
    lost = [plays for plays, after in ways if after.ending and not after.ending.won]
    return lost[0] if lost and len(lost) < len(ways) else None


def uncovered(state: Any) -> Sequence[Action] | None:
    """A turn that leaves a fire burning which it should have covered."""
    if not any(ends == 1 for _, ends in state.burning):
        return None
    return next((plays for plays, after in turns(state) if END in after.actions() and burnt(after.play(END))), None)


def lights(state: Any) -> Sequence[Action] | None:
    """A card that sets a pile alight."""
    return next((plays for plays, after in turns(state, 1) if plays[0].card in FIRE and not after.ending), None)


def burnt(state: Any) -> bool:
    return state.ending is not None and state.ending.reason == Reason.BURNT


def strands_alone(state: Any) -> Sequence[Action] | None:
    """One card after which the player, who alone has cards, can lay no other in the next turn."""
    if state.left > len(state.hands[0]):
        return None
    return next((plays for plays, after in turns(state, 1) if after.turn == 0 and after.play(END).ending), None)


def last_cards(state: Any) -> Sequence[Action] | None:
    """The last two cards of all, which win a duel."""
    if state.draws[0] or len(state.hands[0]) != 2:
        return None
    return next((plays for plays, after in turns(state) if after.ending and after.ending.winners == (0,)), None)
