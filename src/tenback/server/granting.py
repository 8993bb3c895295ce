"""What each wish of a client becomes at a table: a line a wish."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeVar

from tenback.core import Seat
from tenback.protocol import client_frames as wire
from tenback.table import Body, Person, Table, wishes

__all__ = ["AT_TABLE", "entries_of"]

W = TypeVar("W", bound=wire.Wish)

Gone = Collection[str]
"""People who have a seat, and no line for a while."""


def entries_of(wish: wire.Wish, table: Table, me: Person, gone: Gone = frozenset()) -> Sequence[Body]:
    """What happens if the wish is granted; Declined if it is not."""
    return AT_TABLE[type(wish)](wish, table, me, gone)


def _seat(table: Table, me: Person) -> Seat:
    return wishes.seat_acting(table, me.id)


def _of(
    kind: type[W], becomes: Callable[[W, Table, Person, Gone], Sequence[Body]]
) -> tuple[type[wire.Wish], Callable[[Any, Table, Person, Gone], Sequence[Body]]]:
    """A line of the table below: so the types check that a wish has the fields that are asked of it."""
    return kind, becomes


def _hand_over(wish: wire.HandOver, table: Table, me: Person, gone: Gone) -> Sequence[Body]:
    return wishes.hand_over(table, me.id, wish.seat, wish.strength, gone)


AT_TABLE: Mapping[type[wire.Wish], Callable[[Any, Table, Person, Gone], Sequence[Body]]] = dict(
    (
        _of(wire.Play, lambda wish, table, me, _: wishes.play(table, _seat(table, me), wish.actions)),
        _of(wire.Say, lambda wish, table, me, _: wishes.say(table, _seat(table, me), wish.signal)),
        _of(wire.Unsay, lambda wish, table, me, _: wishes.unsay(table, _seat(table, me), wish.signal)),
        _of(wire.Offer, lambda wish, table, me, _: wishes.offer(table, _seat(table, me), wish.gladly)),
        _of(wire.TakeBack, lambda _, table, me, __: wishes.take_back(table, _seat(table, me))),
        _of(wire.Propose, lambda wish, table, me, _: wishes.propose(table, _seat(table, me), wish.what)),
        _of(wire.Answer, lambda wish, table, me, _: wishes.answer(table, _seat(table, me), yes=wish.yes)),
        _of(wire.Resign, lambda _, table, me, __: wishes.resign(table, _seat(table, me))),
        _of(wire.Chat, lambda wish, table, me, _: wishes.chat(table, me.id, wish.text)),
        _of(wire.Sit, lambda wish, table, me, _: wishes.sit(table, me, wish.seat)),
        _of(wire.Stand, lambda _, table, me, __: wishes.stand(table, me.id)),
        _of(wire.SeatBot, lambda wish, table, me, _: wishes.seat_bot(table, me.id, wish.seat, wish.strength)),
        _of(wire.Unseat, lambda wish, table, me, _: wishes.unseat(table, me.id, wish.seat)),
        _of(wire.Resize, lambda wish, table, me, _: wishes.resize(table, me.id, wish.seats)),
        _of(wire.Revoke, lambda _, table, me, __: wishes.revoke(table, me.id)),
        _of(wire.Promise, lambda wish, table, me, _: wishes.promise(table, me.id, wish.promise)),
        _of(wire.Reveal, lambda wish, table, me, _: wishes.reveal(table, me.id, wish.share)),
        _of(wire.Close, lambda _, table, me, __: wishes.close(table, me.id)),
        _of(wire.Pause, lambda _, table, me, __: wishes.pause(table, me.id)),
        _of(wire.Resume, lambda _, table, me, __: wishes.resume(table, me.id)),
        _of(wire.HandOver, _hand_over),
        _of(wire.ComeBack, lambda _, table, me, __: wishes.come_back(table, me.id)),
        _of(wire.Pace, lambda wish, table, me, _: wishes.pace(table, me.id, wish.pace)),
    )
)
