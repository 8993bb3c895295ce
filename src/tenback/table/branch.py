"""A table that goes on from a moment of an earlier game: what had been played until then, kept in its own log."""

from collections.abc import Callable
from typing import Annotated

import msgspec

from tenback.core import Action, Seat, State
from tenback.record import Said

__all__ = ["Branch", "Spoken"]


class Spoken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A signal of the earlier game: after how many actions, by whom, and what."""

    after: Annotated[int, msgspec.Meta(ge=0)]
    seat: Annotated[int, msgspec.Meta(ge=0)]
    signal: str

    @property
    def said(self) -> Said:
        return Said(self.after, self.seat, self.signal)


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The deal is the earlier table's: `Opened.seed`. All that was played is here, so that the log needs no other."""

    table: str | None  # the earlier one; None: those who come here need not know which it was
    turn: int  # of the earlier game, counted from 1: the one that is played anew
    first: int | None  # who started
    actions: tuple[str, ...]
    signals: tuple[Spoken, ...]

    def movers(self, state: State, read: Callable[[str], Action]) -> list[Seat]:
        """Who played each of the actions, from the deal on; ValueError if nobody could any more."""
        found: list[Seat] = []
        for text in (*self.actions, None):
            if state.turn is None:
                raise ValueError("The earlier game had ended there.")
            if text is not None:
                found.append(state.turn)
                state = state.play(read(text))
        return found
