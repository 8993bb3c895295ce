"""A game looked back at: the frames that somebody's eyes would have been sent, one action each."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from tenback.protocol.pages import Replay
from tenback.server.scenes import Scenes
from tenback.table import Entry, Phase, Table, entries
from tenback.table.viewing import ALL, Eyes

__all__ = ["replay"]

TOLD = frozenset(
    body.kind
    for body in (
        *(entries.Began, entries.Offered, entries.Started, entries.Played, entries.Said, entries.TookBack),
        *(entries.HandedOver, entries.CameBack, entries.Paused, entries.Resumed),
        *(entries.Abandoned, entries.Resigned),
    )
)
"""What makes a moment. What was talked, and who asked whom for what, is not looked back at."""


def replay(name: str, log: Sequence[Entry], eyes: Eyes) -> bytes:
    """JSON: the moments as events with their scenes, and with every card's eyes the position at each of them."""
    table, moments, positions = Table(name), [], []
    scenes: Scenes | None = None
    for entry in _one_by_one(log):
        over = table.phase is Phase.ENDED
        happened = table.fold(entry)
        scenes = Scenes(table) if scenes is None else scenes.later([happened])
        if entry.kind in TOLD and table.state is not None and not over:
            moments += scenes.events([happened], eyes.seat)
            positions.append(table.state.position())
    encoded: Any = [msgspec.Raw(moment) for moment in moments]  # moments, already encoded
    return msgspec.json.encode(Replay(eyes.name, list(eyes.allowed), encoded, positions if eyes.name == ALL else None))


def _one_by_one(log: Sequence[Entry]) -> Iterator[Entry]:
    """The log with one action an entry, counted anew."""
    seq = 0
    for entry in log:
        body = entries.read(entry)
        parts = [body]
        if isinstance(body, entries.Played):
            parts = [entries.Played(body.seat, (action,), body.by) for action in body.actions]
        for part in parts:
            seq += 1
            yield msgspec.structs.replace(entry, seq=seq, body=part)
