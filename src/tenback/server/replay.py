"""A game looked back at: the frames that somebody's eyes would have been sent, one action each."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import msgspec

from tenback.core import Seat
from tenback.server.scenes import Scenes, may_see_all
from tenback.table import Declined, Entry, Phase, Table

__all__ = ["Eyes", "eyes_for", "replay"]

ALL, NOBODY = "all", "none"  # every card; what lies open on the table
TOLD = {
    *("began", "offered", "started", "played", "said", "took-back", "handed-over", "came-back", "paused", "resumed"),
    *("abandoned", "resigned"),
}
"""What makes a moment. What was talked, and who asked whom for what, is not looked back at."""


@dataclass(frozen=True, slots=True)
class Eyes:
    """Whose eyes one looks through, and whose one might."""

    name: str
    seat: Seat | None
    allowed: tuple[str, ...]


def eyes_for(table: Table, own: Seat | None, asked: str | None) -> Eyes:
    """The eyes that were asked for, or those that suit best; Declined if they are not for who sits there.

    Before the end there is nothing to look back at: what was laid people may remember, but not look up (G4). A table
    with a tracker allows it, through one's own eyes.
    """
    itself = NOBODY if own is None else str(own)
    if may_see_all(table, own):
        allowed = (*(str(seat) for seat in range(table.setting.seats)), NOBODY, ALL)
    elif table.phase is Phase.ENDED or (table.running and table.setting.tracker):
        allowed = (itself,)
    else:
        raise Declined("not-ended", "The replay is there once the game has ended.")
    name = itself if asked is None else asked
    if name not in allowed:
        whose = "your own eyes only" if len(allowed) == 1 else "the eyes of a seat, of all or of none"
        raise Declined("not-for-you", f"Here you may look back with {whose}.")
    seat = own if name == ALL else None if name == NOBODY else int(name)
    return Eyes(name, seat, allowed)


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
    return msgspec.json.encode(
        {
            "eyes": eyes.name,
            "allowed": eyes.allowed,
            "moments": [msgspec.Raw(moment) for moment in moments],
            "positions": positions if eyes.name == ALL else None,
        }
    )


def _one_by_one(log: Sequence[Entry]) -> Iterator[Entry]:
    """The log with one action an entry, counted anew."""
    seq = 0
    for entry in log:
        bodies = [entry.body]
        if entry.kind == "played":
            bodies = [{**entry.body, "actions": [action]} for action in entry.body["actions"]]
        for body in bodies:
            seq += 1
            yield replace(entry, seq=seq, body=body)
