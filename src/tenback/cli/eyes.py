"""What one pair of eyes sees and hears, in words. Only views and news come in: nothing hidden can come out."""

from collections.abc import Iterator, Sequence
from typing import Any

from tenback import games, record
from tenback.cli.console import say
from tenback.core import Ended, Ending, Event, Hidden, Seat, View
from tenback.core.hands import Laid, TurnEnded
from tenback.games import face_to_face, quick_and_easy, ten, the_game

__all__ = ["describe", "result", "tell", "watch"]

Names = Sequence[str]


def watch(told: record.Record, seat: Seat | None) -> None:
    """A recorded game as one seat, or a spectator, lived it."""
    game = games.get(told.game, rules=told.rules)
    states = list(record.states(told))
    record.check(told)
    names = record.labels(told, states[0])
    say("\n".join(describe(states[0].view(seat), names)))
    signals = list(told.signals)
    for number, text in enumerate(told.actions):
        while signals and signals[0].after <= number:
            said = signals.pop(0)
            say(f"{names[said.seat]} says: {said.signal}")
        before, action = states[number], game.action(text)
        for event in before.news(action, seat):
            say(tell(event, names))
        if states[number + 1].turn not in (None, before.turn):
            say("")
            say("\n".join(describe(states[number + 1].view(seat), names)))


# The table


def describe(view: View, names: Names) -> Iterator[str]:
    """What lies on the table and in the own hand, a line each."""
    match view:
        case the_game.View():
            piles = zip(the_game.Pile, view.piles, strict=True)
            burning = dict(view.burning)
            yield "   ".join(f"{pile} {top}{' (burns)' if pile in burning else ''}" for pile, top in piles)
            yield from hands(view.hands, names, view.seat)
            yield to_draw(view.draw)
        case quick_and_easy.View():
            shown = zip(quick_and_easy.Pile, view.piles, strict=True)
            yield "   ".join(f"{pile} {'open' if top is None else top}" for pile, top in shown)
            yield from hands(view.hands, names, view.seat)
            yield to_draw(view.draw)
        case face_to_face.View():
            for seat, (up, down) in enumerate(view.piles):
                yield f"{names[seat]}: up {up}   down {down}   {to_draw(view.draws[seat])}"
            yield from hands(view.hands, names, view.seat)
        case ten.View():
            yield from ten_table(view.table, names)
        case _:
            raise TypeError(f"{view!r:.60} is no view that this terminal can show.")


def hands(held: Sequence[Any], names: Names, own: Seat | None) -> Iterator[str]:
    for seat, hand in enumerate(held):
        if seat != own:
            yield f"{names[seat]} holds {cards(len(hand))}"
    if own is not None:
        yield f"Your hand: {' '.join(map(str, held[own])) or 'empty'}"


def to_draw(draw: Hidden) -> str:
    return f"{cards(len(draw))} to draw"


def cards(count: int) -> str:
    return f"{count or 'no'} card{'' if count == 1 else 's'}"


def ten_table(table: ten.Table, names: Names) -> Iterator[str]:
    for name, own in zip(names, table.seats, strict=True):
        tokens = f", {own.busts} bust token{'' if own.busts == 1 else 's'}" if own.busts else ""
        points = ten.score(own.cards).points
        yield f"{name}: {own.coins} coins{tokens}; {' '.join(map(str, own.cards)) or 'no cards'} ({points} points now)"
    yield f"Market: {' '.join(map(str, table.market)) or 'empty'}"
    if table.row:
        yield f"Row: {' '.join(map(str, table.row))}, {table.numbers} - {table.coins} = {table.total}"
    if table.auction:
        standing = (
            f"{names[table.auction.by]} leads with {table.auction.bid}"
            if table.auction.by is not None
            else "no bid yet"
        )
        yield f"Auction: {table.auction.wild}, {standing}"
    if table.owed:
        yield f"Owed: {table.owed.price - table.owed.paid} for {table.owed.card}"
    yield f"{cards(table.to_draw)} in the deck ({table.options.deck.name})"


# What happens


def tell(event: Event, names: Names) -> str:
    """One event, as this pair of eyes heard it."""
    match event:
        case Laid(seat, card, pile):
            return f"{names[seat]} lays {card} on {pile}."
        case TurnEnded(seat, Hidden(count), _):
            return f"{names[seat]} draws {cards(count)}."
        case TurnEnded(_, tuple() as drawn, _):
            return f"You draw {' '.join(map(str, drawn)) or 'nothing'}."
        case ten.Acted(seat, action, None):
            return f"{names[seat]}: {action}"
        case ten.Acted(seat, _, turned):
            return f"{names[seat]} turns up {turned}."
        case Ended(ending):
            return result(ending, names)
    raise TypeError(f"{event!r:.60} is nothing that this terminal can tell.")


def result(ending: Ending, names: Names) -> str:
    """How it ended, in plain words."""
    parts = [f"{str(ending.reason).replace('-', ' ')} ({ending.rule})"]
    if ending.left is not None:
        parts.insert(0, "Won" if ending.won else f"Over, {cards(ending.left)} not laid")
    elif ending.winners:
        parts.insert(0, f"{' and '.join(names[seat] for seat in ending.winners)} won")
    else:
        parts.insert(0, "Lost")
    if ending.scores is not None:
        parts.append(", ".join(f"{name} {points}" for name, points in zip(names, ending.scores, strict=True)))
    if ending.rank is not None:
        parts.append(ending.rank)
    return f"{parts[0]}: {'; '.join(parts[1:])}."
