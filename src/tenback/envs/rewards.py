"""What an ended game is worth to who learns."""

from tenback.core import Ending

__all__ = ["rewards"]


def rewards(ending: Ending, seats: int, cards: int) -> tuple[float, ...]:
    """To each seat, from -1 to 1; `cards`: how many the game has.

    A team that laid every card has 1, another one loses the share of the cards that it did not lay. Against others
    a sole winner has 1 and the others pay for it in equal shares; winners share. Alone against TEN: 1 or -1.
    """
    if ending.left is not None:
        return (1.0 if ending.won else -ending.left / cards,) * seats
    if ending.won is not None:
        return (1.0 if ending.won else -1.0,)
    winners = ending.winners
    assert winners is not None  # duels and TEN have some
    share = seats / len(winners)
    return tuple(((share if seat in winners else 0) - 1) / (seats - 1) for seat in range(seats))
