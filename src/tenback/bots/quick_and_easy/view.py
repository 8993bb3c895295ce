"""What a seat of Quick & Easy sees and has heard, as the kernel has it, and a turn of the kernel's in the contract's
words.

What the signals mean stands in docs/bots.md, and in `tenback.kernels.quick_and_easy.signals`, which finds them.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.bots.hands import hand_of
from tenback.bots.quick_and_easy.novice import height
from tenback.bots.quick_and_easy.weights import weights_for
from tenback.core import END, Action, Seat
from tenback.games.quick_and_easy import CARDS, COLOURS, EVERY_LAY, HAND_SIZE, START, Card, Pile, View
from tenback.kernels.quick_and_easy import signals
from tenback.kernels.quick_and_easy.rules import (
    DECK_END,
    DOWN,
    HANDS,
    HELD,
    MOST,
    PLAYED,
    SEATS,
    TURN,
    UP,
    State,
    empty,
)
from tenback.kernels.quick_and_easy.signals import MOST_HANDS, vocabulary
from tenback.kernels.quick_and_easy.turns import NO_CARD
from tenback.kernels.quick_and_easy.worth import FITTING, TRICKS, Weights
from tenback.record import Said
from tenback.talk import Hold, KeepOff, Signal, Trick, Want, about

__all__ = ["Listening", "Situation", "all_words", "among_others", "as_actions", "as_set", "signals_of", "situation"]

TO_BE_KNOWN = 3  # times that is spoken until all are recognized who talk as these bots do
UNTRIED = 2  # times that a seat may speak until it must have talked as these bots do, to be taken for one

HEIGHTS = {signals.LOW: "low", signals.MIDDLE: "middle", signals.HIGH: "high"}
ABOUT_PILES = {signals.WANT: Want, signals.TRICK: Trick, signals.KEEP_OFF: KeepOff}
PILES = tuple(map(str, Pile))

Hands = NDArray[np.int64]

# What is seen


class Situation(NamedTuple):
    """All that a choice is made from."""

    table: State  # as the seat sees it
    unlaid: int
    possible: Hands  # by seat, the hands it may hold
    how_many: Hands  # by seat, how many those are; 0: any
    weights: Weights


def situation(view: View, said: Sequence[Said]) -> Situation:
    possible = np.zeros((len(view.hands), MOST_HANDS), dtype=np.int64)
    how_many = np.zeros(len(view.hands), dtype=np.int64)
    for seat, found in Listening(view, said).hands().items():
        possible[seat, : len(found)] = found
        how_many[seat] = len(found)
    values = weights_for(len(view.hands), pro=view.options.pro, silent=not said)
    return Situation(table_of(view), unlaid(view), possible, how_many, values)


def table_of(view: View) -> State:
    assert view.seat is not None  # a bot sits somewhere
    table, own = empty(), hand_of(view)
    table[[UP, DOWN]] = tops_of(view)
    table[SEATS], table[MOST] = len(view.hands), view.options.at_most
    table[TURN], table[PLAYED], table[DECK_END] = view.seat, view.played, len(view.draw)
    for seat, hand in enumerate(view.hands):
        table[HELD + seat] = len(hand)
    place = HANDS + HAND_SIZE * view.seat
    table[place : place + len(own)] = own
    return table


def tops_of(view: View) -> list[int]:
    return [START if top is None else int(top) for top in view.piles]


def as_set(cards: Iterable[Card]) -> int:
    return sum(1 << card for card in cards)


def unlaid(view: View) -> int:
    return as_set(CARDS) & ~as_set(view.laid)


# What is done


def as_actions(turn: NDArray[np.int8], asked: Situation) -> tuple[Action, ...]:
    """A turn in the contract's words, its end included, unless its last card ends the game."""
    first, pile, second, then = (int(part) for part in turn)
    lays = [(card, where) for card, where in ((first, pile), (second, then)) if card != NO_CARD]
    laid = tuple(EVERY_LAY[CARDS[card], Pile(where)] for card, where in lays)
    return laid if len(lays) == asked.unlaid.bit_count() else (*laid, END)


# What is said


def all_words(view: View, held: int) -> tuple[Hands, NDArray[np.int32]]:
    """Every hand of so many cards, and what it says now."""
    hands, words = np.zeros(MOST_HANDS, dtype=np.int64), np.zeros(MOST_HANDS, dtype=np.int32)
    up, down = tops_of(view)
    found = vocabulary(unlaid(view), up, down, held, view.options.pro, hands, words)
    return hands[:found], words[:found]


def signals_of(words: int) -> Iterable[Signal]:
    for number, colour in enumerate(COLOURS):
        if told := signals.colour_word(words, number):
            yield Hold(colour, HEIGHTS.get(told))
    for pile in Pile:
        if told := signals.pile_word(words, pile):
            yield ABOUT_PILES[told](str(pile))


def _numbered() -> dict[str, int]:
    """The number that each signal is within words."""
    colours = (told << 3 * number for number in range(len(COLOURS)) for told in (signals.PLAIN, *HEIGHTS))
    piles = (told << signals.PILES_AT + 2 * pile for pile in Pile for told in ABOUT_PILES)
    return {str(signal): words for words in (*colours, *piles) for signal in signals_of(words)}


NUMBERED = _numbered()


# What was heard


def among_others(view: View, said: Sequence[Said]) -> bool:
    """Whether somebody at the table does not talk as these bots do. Then they talk as novices do, and are heard so: to
    people `high` is not the upper third of what is left, nor `keep-off` a pile that fits one badly. Pros have no such
    words.
    """
    if view.options.pro:
        return False
    seat: Seat = view.seat or 0
    spoken = [[word for word in said if word.seat == each] for each in range(len(view.hands))]
    # Seats speak in their order: the first time only those before this one have had the time to. At the start these
    # bots always have a word to say.
    if not all(spoken if spoken[seat] else spoken[:seat]):
        return True
    return len({word.after for word in said}) > TO_BE_KNOWN and not all(map(talks_alike, spoken))


def talks_alike(spoken: Sequence[Said]) -> bool:
    """Whether a seat has talked as these bots do: of piles as soon as there is a wish, and again what has not changed;
    a novice speaks only when something has.
    """
    times = [{word.signal for word in words} for _, words in groupby(spoken, key=lambda word: word.after)]
    again = any(one == other for one, other in pairwise(times))
    return again or any(about(word.signal) in PILES for word in spoken)


class Listening:
    """What the others' words leave possible.

    A bot of this kind says all its words anew after each turn, so that what it did not repeat no longer holds. Others
    say what they like, and it is taken by its plain meaning; where they sit, so are the bots' words.
    """

    def __init__(self, view: View, said: Sequence[Said]) -> None:
        self._view = view
        self._spoken: dict[Seat, list[Said]] = defaultdict(list)
        for word in said:
            self._spoken[word.seat].append(word)
        # A time when nobody had a word to say is overlooked: what was said before is then read as if it were said now.
        self._latest = max((word.after for word in said), default=0)
        self._among_others = among_others(view, said)

    def hands(self) -> dict[Seat, Hands]:
        """By seat that has spoken, the hands that fit its words."""
        found = {}
        for seat, spoken in self._spoken.items():
            held = len(self._view.hands[seat])
            if seat == self._view.seat or not held:
                continue
            hands, words = all_words(self._view, held)
            free = (hands & as_set(hand_of(self._view))) == 0
            fitting = self._exactly(spoken, hands, words) & free
            if not fitting.any():
                fitting = self._plainly(spoken, hands) & free
            if fitting.any():
                found[seat] = hands[fitting]
        return found

    def _exactly(self, spoken: list[Said], hands: Hands, words: NDArray[np.int32]) -> NDArray[np.bool_]:
        """The hands of a bot that has these words; none, where the seat seems to be somebody else."""
        if not self._kin(spoken):
            return np.zeros(len(hands), dtype=np.bool_)
        last = [word.signal for word in spoken if word.after == self._latest]
        return np.asarray(words == sum(NUMBERED[signal] for signal in last))

    def _kin(self, spoken: list[Said]) -> bool:
        """Whether the seat talks as this bot does: from the start, and if not recognizably yet, then not for long."""
        if spoken[0].after or self._among_others:
            return False
        fresh = spoken[-1].after == self._latest and len({word.after for word in spoken}) <= UNTRIED
        return fresh or talks_alike(spoken)

    def _plainly(self, spoken: list[Said], hands: Hands) -> NDArray[np.bool_]:
        """The hands for which the seat's last words are true."""
        fitting = np.ones(len(hands), dtype=np.bool_)
        for word in spoken:
            if word.after == spoken[-1].after:
                true = (hands & self._meant(word.signal)) != 0
                if (fitting & true).any():
                    fitting &= true
        return fitting

    def _meant(self, signal: str) -> int:
        """The cards of which one at least must be held for the signal to be true."""
        word, where, *high = signal.split()
        if word == "hold":
            of_colour = [card for card in CARDS if card.colour == where]
            return as_set(card for card in of_colour if not high or height(card) == high[0])
        pile = PILES.index(where)
        top = tops_of(self._view)[pile]
        if word == "trick":
            return int(TRICKS[pile, top])
        return int(FITTING[pile, top]) if word == "want" else as_set(CARDS)
