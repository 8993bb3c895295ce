"""What a holding of TEN scores: the best runs that its numbers and wilds can make (T20)."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from tenback.games.ten.cards import COLOURS, NUMBERS, Card

__all__ = ["Score", "score"]

FULL_RUN, BONUS = len(NUMBERS), 1  # T20: 1-9 counts ten
POINT = len(COLOURS) + 1  # a point outweighs every full run that could save a card


@dataclass(frozen=True, slots=True)
class Score:
    """Points, and the fewest cards that any best assignment needs in its runs (T20, T21)."""

    points: int
    cards: int


class Run(NamedTuple):
    """A run that a colour could show."""

    worth: int  # points first; among equals, full runs, which need a card less for their points
    missing: int  # the numbers that wilds must stand for, a bit each
    wanted: int  # how many of them the colour's own # leave to wilds that other colours want too


STRETCHES = tuple(
    (((1 << length) - 1) << low, POINT * length + ((POINT * BONUS + 1) if length == FULL_RUN else 0))
    for length in range(FULL_RUN, 0, -1)
    for low in range(FULL_RUN - length + 1)
)
"""Every stretch of numbers a run can cover, as bits, with its worth; the longest first."""


def score(cards: Iterable[Card]) -> Score:
    """The best assignment of the wilds, each used once, found exactly.

    A run is chosen for each colour, the most promising first. Whether the wilds suffice for the runs chosen is
    Hall's condition, asked for every set of colours; a bound that pretends every shared wild to be anything cuts the
    search short.
    """
    owned, own_wilds = dict.fromkeys(COLOURS, 0), dict.fromkeys(COLOURS, 0)
    at_least = [0] * len(COLOURS)  # at_least[k]: the numbers of which more than k numbered wilds are held
    anything = 0
    for card in cards:
        if card.is_number:
            owned[card.colour] |= 1 << (card.number - 1)
        elif card.colour != "*":
            own_wilds[card.colour] += 1
        elif card.number:
            bit = 1 << (card.number - 1)
            for k, numbers in enumerate(at_least):
                if not numbers & bit:
                    at_least[k] |= bit
                    break
        else:
            anything += 1
    while at_least and not at_least[-1]:  # most decks have each numbered wild once, or not at all
        at_least.pop()
    shared = anything + sum(map(int.bit_count, at_least))
    numbered = at_least[0] if at_least else 0
    runs = [possible(owned[colour], own_wilds[colour], numbered, anything, shared) for colour in COLOURS]
    best = most(runs, promises(runs, shared), at_least, anything, shared)
    points, full_runs = divmod(best, POINT)
    return Score(points, points - BONUS * full_runs)


@cache
def worth_wanting(owned: int) -> tuple[tuple[int, int], ...]:
    """For the numbers owned: what runs are worth and which numbers they miss, the best first.

    A run is left out if a better one misses nothing that it has. The last one misses nothing.
    """
    found: list[tuple[int, int]] = []
    for stretch, worth in (*STRETCHES, (0, 0)):
        missing = stretch & ~owned
        if all(better & ~missing for _, better in found):
            found.append((worth, missing))
    return tuple(found)


def possible(owned: int, own_wilds: int, numbered: int, anything: int, shared: int) -> list[Run]:
    """The runs that a colour could show if the others took nothing, the best first, down to one that wants nothing."""
    runs: list[Run] = []
    for worth, missing in worth_wanting(owned):
        wanted = missing.bit_count() - own_wilds
        if wanted <= 0:
            runs.append(Run(worth, missing, 0))
            break
        if wanted <= shared and wanted <= anything + (missing & numbered).bit_count():
            runs.append(Run(worth, missing, wanted))
    return runs


def promises(runs: list[list[Run]], shared: int) -> list[list[int]]:
    """promises[i][k]: what the colours from i on are worth at most, with k shared wilds that could be anything."""
    rest = [[0] * (shared + 1)]
    for of_colour in reversed(runs):
        alone = [max(run.worth for run in of_colour if run.wanted <= k) for k in range(shared + 1)]
        later = rest[0]
        rest.insert(0, [max(alone[use] + later[k - use] for use in range(k + 1)) for k in range(shared + 1)])
    return rest


def most(runs: list[list[Run]], promised: list[list[int]], at_least: list[int], anything: int, shared: int) -> int:
    """The greatest worth of runs, one a colour, that the wilds suffice for."""
    best = 0

    def choose(colour: int, worth: int, left: int, sets: list[tuple[int, list[int]]]) -> None:
        # sets: for every set of the colours chosen so far, what it wants of shared wilds, and which numbers are
        # missing in more than 0, 1, ... of its colours.
        nonlocal best
        if colour == len(runs):
            best = max(best, worth)
            return
        for run in runs[colour]:
            if worth + promised[colour][left] <= best:
                return
            if run.wanted > left or worth + run.worth + promised[colour + 1][left - run.wanted] <= best:
                continue
            grown = []
            for wants, missing in sets:
                with_run = added(missing, run.missing)
                helped = 0
                for held, lacking in zip(at_least, with_run, strict=True):
                    helped += (held & lacking).bit_count()
                if wants + run.wanted - helped > anything:
                    break
                grown.append((wants + run.wanted, with_run))
            else:
                choose(colour + 1, worth + run.worth, left - run.wanted, sets + grown)

    choose(0, 0, shared, [(0, [0] * len(at_least))])
    return best


def added(missing: list[int], more: int) -> list[int]:
    """The numbers missing in more than 0, 1, ... colours, once another colour misses some more."""
    sums = []
    for numbers in missing:
        sums.append(numbers | more)
        more &= numbers
    return sums
