"""Quick & Easy in milliseconds: a short look ahead in a few worlds that fit what was heard.

What its words mean stands in docs/bots.md, and in `tenback.kernels.quick_and_easy.talk`, which finds them.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby, pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.bots import weights
from tenback.bots.bot import Bot
from tenback.bots.novice import quick_and_easy as novice
from tenback.bots.weights import Tuning
from tenback.core import END, Action, Chance, Hidden, Seat
from tenback.games.quick_and_easy import (
    CARDS,
    COLOURS,
    EVERY_LAY,
    GAME,
    HAND_SIZE,
    NUMBERS,
    START,
    Card,
    Hand,
    Pile,
    View,
)
from tenback.kernels.dice import Dice, dice
from tenback.kernels.quick_and_easy import talk
from tenback.kernels.quick_and_easy.choice import judge
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
    Table,
    empty,
)
from tenback.kernels.quick_and_easy.search import MOST_TURNS, NO_CARD, NO_NET, Turns
from tenback.kernels.quick_and_easy.talk import MOST_HANDS, vocabulary
from tenback.kernels.quick_and_easy.whole_games import SIGNALS, SILENT, play_games
from tenback.kernels.quick_and_easy.worth import FITTING, LOOKS, NAMES, TRICKS, Weights
from tenback.record import Said
from tenback.talk import Gladly, Hold, KeepOff, Signal, Trick, Want

__all__ = [
    "TUNING",
    "Judged",
    "Listening",
    "QuickAndEasy",
    "Situation",
    "as_actions",
    "situation",
    "throws",
    "weights_for",
]

DEPTH, DEPTH_FOR_PROS, WORLDS = 3, 4, 12  # turns looked ahead, and in how many worlds
GLADLY, WILLING = 0, 2  # how far from a pile's own end the best opening may be, to be glad or willing to start
TO_BE_KNOWN = 3  # times that is spoken until all are recognized who talk as this bot does
UNTRIED = 2  # times that a seat may speak until it must have talked as this bot does, to be taken for one
SEEDS = 2**32

HEIGHTS = {talk.LOW: "low", talk.MIDDLE: "middle", talk.HIGH: "high"}
ABOUT_PILES = {talk.WANT: Want, talk.TRICK: Trick, talk.KEEP_OFF: KeepOff}

Hands = NDArray[np.int64]


class QuickAndEasy(Bot[View]):
    """Looks as far ahead as its hand and the next ones reach."""

    views = View
    plans_ahead = True

    def _act(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Action, ...]:  # noqa: ARG002 - it needs a millisecond
        asked = situation(view, said)
        judged = Judged()
        judged.add(asked, DEPTH_FOR_PROS if view.options.pro else DEPTH, WORLDS, throws(chance))
        return judged.best(asked)

    def _signals(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Signal, ...]:
        own = hand_of(view)
        if not own:
            return ()
        if among_others(view, said):
            return novice.QuickAndEasy().signals(view, said, budget, chance)
        hands, words = all_words(view, len(own))
        (told,) = words[hands == as_set(own)]
        return tuple(signals_of(int(told)))

    def _gladly(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> Gladly:  # noqa: ARG002 - it looks at its hand
        step = min((min(card.number - 1, NUMBERS - card.number) for card in hand_of(view)), default=NUMBERS)
        return Gladly.GLADLY if step <= GLADLY else Gladly.WILLING if step <= WILLING else Gladly.RATHER_NOT


# What is known


def hand_of(view: View) -> Hand:
    assert view.seat is not None  # a bot sits somewhere
    hand = view.hands[view.seat]
    assert not isinstance(hand, Hidden)  # a seat sees its own hand
    return hand


def as_set(cards: Iterable[Card]) -> int:
    return sum(1 << card for card in cards)


def unlaid(view: View) -> int:
    return as_set(CARDS) & ~as_set(view.laid)


class Situation(NamedTuple):
    """All that a choice is made from."""

    table: Table  # as the seat sees it
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


def table_of(view: View) -> Table:
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


def throws(chance: Chance) -> Dice:
    """Dice of its own for one question."""
    return dice(chance.below(SEEDS) << 32 | chance.below(SEEDS))


# The choice


class Judged:
    """The turns of one question, and what they were worth in the worlds looked at so far."""

    def __init__(self) -> None:
        self.turns: Turns = np.zeros((MOST_TURNS + 1, 4), dtype=np.int8)
        self.total = np.zeros(MOST_TURNS + 1)
        self.looks = np.zeros(len(LOOKS) + 1)
        self.found = 0

    def add(self, asked: Situation, depth: int, worlds: int, throws: Dice) -> None:
        table, cards, possible, how_many, values = asked
        self.found = judge(
            table, cards, possible, how_many, depth, worlds, values, NO_NET, throws, self.turns, self.total, self.looks
        )

    def best(self, asked: Situation) -> tuple[Action, ...]:
        return as_actions(self.turns[int(np.argmax(self.total[: self.found]))], asked)


def as_actions(turn: NDArray[np.int8], asked: Situation) -> tuple[Action, ...]:
    """A turn in the contract's words, its end included, unless its last card ends the game."""
    first, pile, second, then = (int(part) for part in turn)
    lays = [(card, where) for card, where in ((first, pile), (second, then)) if card != NO_CARD]
    laid = tuple(EVERY_LAY[CARDS[card], Pile(where)] for card, where in lays)
    return laid if len(lays) == asked.unlaid.bit_count() else (*laid, END)


# Listening


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
    """Whether a seat has talked as this bot does: of piles as soon as there is a wish, and again what has not changed;
    a novice speaks only when something has.
    """
    times = [{word.signal for word in words} for _, words in groupby(spoken, key=lambda word: word.after)]
    again = any(one == other for one, other in pairwise(times))
    return again or any(word.signal.split()[1] in PILES for word in spoken)


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
        word, about, *high = signal.split()
        if word == "hold":
            of_colour = [card for card in CARDS if card.colour == about]
            return as_set(card for card in of_colour if not high or novice.height(card) == high[0])
        pile = PILES.index(about)
        top = tops_of(self._view)[pile]
        if word == "trick":
            return int(TRICKS[pile, top])
        return int(FITTING[pile, top]) if word == "want" else as_set(CARDS)


PILES = tuple(map(str, Pile))


def all_words(view: View, held: int) -> tuple[Hands, NDArray[np.int32]]:
    """Every hand of so many cards, and what it says now."""
    hands, words = np.zeros(MOST_HANDS, dtype=np.int64), np.zeros(MOST_HANDS, dtype=np.int32)
    up, down = tops_of(view)
    found = vocabulary(unlaid(view), up, down, held, view.options.pro, hands, words)
    return hands[:found], words[:found]


def signals_of(words: int) -> Iterable[Signal]:
    for number, colour in enumerate(COLOURS):
        if told := talk.colour_word(words, number):
            yield Hold(colour, HEIGHTS.get(told))
    for pile in Pile:
        if told := talk.pile_word(words, pile):
            yield ABOUT_PILES[told](str(pile))


def _numbered() -> dict[str, int]:
    """The number that each signal is within words."""
    colours = (told << 3 * number for number in range(len(COLOURS)) for told in (talk.PLAIN, *HEIGHTS))
    piles = (told << talk.PILES_AT + 2 * pile for pile in Pile for told in ABOUT_PILES)
    return {str(signal): words for words in (*colours, *piles) for signal in signals_of(words)}


NUMBERED = _numbered()


# What was learnt


@cache
def learnt() -> Mapping[str, Mapping[str, float]]:
    return weights.read(GAME.slug, NAMES)


@cache
def weights_for(seats: int, *, pro: bool, silent: bool) -> Weights:
    known = learnt()
    talking = variant(seats, pro=pro)
    values = known.get(f"{talking} silent", known[talking]) if silent else known[talking]
    return np.array([values[name] for name in NAMES])


def variant(seats: int, *, pro: bool) -> str:
    return f"{seats} pro" if pro else str(seats)


def score(values: Mapping[str, float], which: str, games: int, seed: int) -> float:
    """The share of games won."""
    seats, *rest = which.split()
    pro = "pro" in rest
    cards_left = play_games(
        np.array([values[name] for name in NAMES]),
        int(seats),
        pro=pro,
        heard=SILENT if "silent" in rest else SIGNALS,
        depth=DEPTH_FOR_PROS if pro else DEPTH,
        worlds=WORLDS,
        games=games,
        seed=seed,
    )
    return float(np.mean(cards_left == 0))


TUNING = Tuning(
    names=NAMES,
    start=dict.fromkeys(NAMES, 0.0)
    | {"either": 1.0, "better": 0.5, "worse": 0.5, "back_better": 0.3, "back_worse": 0.3},
    spread=dict.fromkeys(NAMES, 0.5),
    variants=tuple(
        f"{variant(seats, pro=pro)}{quiet}"
        for quiet in ("", " silent")
        for pro in (False, True)
        for seats in GAME.seats
    ),
    score=score,
)
