"""A ladder: a bot on each rung, and neighbours play. Who is ahead of the one above climbs past it."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

__all__ = ["Challenge", "Climb", "climb"]

HALF = 0.5


class Challenge(NamedTuple):
    """A bot plays for the rung above its own."""

    round: int  # from 1
    challenger: str
    holder: str

    def won(self, share: float) -> bool:
        """By the challenger's share of the meetings; who is level with it keeps the rung."""
        return share > HALF


class Climb(NamedTuple):
    """How far a ladder has come."""

    order: tuple[str, ...]  # the top rung first
    met: tuple[Challenge, ...]  # those played so far
    next: Challenge | None  # to be played before it goes on; None: it is over


def climb(names: Sequence[str], shares: Mapping[tuple[str, str], float], rounds: int | None = None) -> Climb:
    """From the order named, by what the challengers have reached so far, until nobody moves or so many rounds are over.

    A round goes from the lowest rung to the top: who climbs challenges the next one at once. Two bots meet once, since
    on the same deals they would do the same again. So nobody passes anybody twice, and every ladder comes to an end.
    """
    order, met = list(names), list[Challenge]()
    number, moved = 0, True
    while moved and number != rounds:
        number, moved = number + 1, False
        for rung in range(len(order) - 1, 0, -1):
            challenge = Challenge(number, order[rung], order[rung - 1])
            pair = challenge.challenger, challenge.holder
            if pair not in shares:
                return Climb(tuple(order), tuple(met), challenge)
            if all({known.challenger, known.holder} != set(pair) for known in met):
                met.append(challenge)
            if challenge.won(shares[pair]):
                order[rung - 1 : rung + 1] = pair
                moved = True
    return Climb(tuple(order), tuple(met), None)
