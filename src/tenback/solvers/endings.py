"""Exact endings of The Game: the chance to win from what one seat knows, with nothing estimated.

Who plays alone, and who knows the other's hand because the draw pile is empty, gets the chance of the best play there
is. Where several hands are hidden, the answer is the share of the deals, all equally likely, that could be won if
everybody saw everything: no play whatever does better.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, permutations
from math import factorial, prod

from tenback.core import END
from tenback.core.hidden import Hidden
from tenback.games.the_game import CARDS, State, View
from tenback.solvers.question import NoSuchQuestion, TooLarge
from tenback.solvers.winnable import Answer, winnable

__all__ = ["MOST_DEALS", "MOST_POSITIONS", "best_chance", "share_winnable"]

Cards = tuple[int, ...]

MOST_POSITIONS = 300_000  # to be looked at; some ten seconds
MOST_DEALS = 5_000  # of the hidden cards


def best_chance(view: View, *, positions: int = MOST_POSITIONS) -> Fraction:
    """The chance to win with the best play, for a seat that plays alone or knows every card. TooLarge if looking at
    so many positions does not settle it.
    """
    if view.ending:
        return Fraction(bool(view.ending.won))
    if sum(isinstance(hand, Hidden) and hand.count > 0 for hand in view.hands) > 1 or (
        len(view.hands) > 1 and view.draw.count
    ):
        raise NoSuchQuestion("Others hold cards that this seat does not know; ask for the share of winnable deals.")
    return _Alone(positions).chance(_some_deal(view))


class _Alone:
    """The best play where chance alone decides what is drawn."""

    def __init__(self, positions: int) -> None:
        self._left = positions
        self._known: dict[State, Fraction] = {}

    def chance(self, state: State) -> Fraction:
        """`state`'s draw pile is sorted: its order is not known."""
        if state.ending:
            return Fraction(bool(state.ending.won))
        state = _ordered(state)
        if (known := self._known.get(state)) is not None:
            return known
        self._left -= 1
        if self._left < 0:
            raise TooLarge("There are too many ways for this to go on; ask again nearer to the end.")
        best = Fraction(0)
        for action in state.actions():
            best = max(best, self._drawing(state) if action is END else self.chance(state.play(action)))
            if best == 1:
                break
        self._known[state] = best
        return best

    def _drawing(self, state: State) -> Fraction:
        """Over all hands that the draw can make, each as likely as another."""
        drawn = len(state.draw) - len(state.play(END).draw)
        total, count = Fraction(0), 0
        for cards in combinations(state.draw, drawn):
            rest = tuple(card for card in state.draw if card not in cards)
            total += self.chance(_with_draw(state, (*cards, *rest)).play(END))
            count += 1
        return total / count


def share_winnable(view: View, *, deals: int = MOST_DEALS) -> Fraction:
    """Of all deals of the cards that the seat cannot see, the share that could be won with all cards open."""
    if view.ending:
        return Fraction(bool(view.ending.won))
    count = _how_many(view)
    if count > deals:
        raise TooLarge(f"There are more than {deals} deals of the hidden cards; ask again nearer to the end.")
    won = 0
    for state in _deals(view):
        answer = winnable(state).answer
        if answer is Answer.NOT_FOUND:
            raise TooLarge("One of the deals could neither be won nor be proved lost.")
        won += answer is Answer.YES
    return Fraction(won, count)


# Deals that fit what the seat sees


def _unseen(view: View) -> tuple[int, ...]:
    seen = {card for hand in view.hands if not isinstance(hand, Hidden) for card in hand} | set(view.laid)
    return tuple(card for card in CARDS if card not in seen)


def _hidden(view: View) -> list[int]:
    """By seat, how many cards the viewer does not know."""
    return [hand.count if isinstance(hand, Hidden) else 0 for hand in view.hands]


def _how_many(view: View) -> int:
    """The ways in which the unseen cards can lie: in any order, but for the orders within a hand."""
    return factorial(len(_unseen(view))) // prod(map(factorial, _hidden(view)))


def _deals(view: View) -> Iterator[State]:
    """Every way in which the unseen cards can lie, the draw pile's order included."""
    for hidden in _dealt(_unseen(view), _hidden(view)):
        for draw in permutations(hidden[-1]):
            yield _made(view, hidden[:-1], draw)


def _some_deal(view: View) -> State:
    """One of them, its draw pile sorted."""
    *hidden, draw = next(_dealt(_unseen(view), _hidden(view)))
    return _made(view, hidden, draw)


def _dealt(cards: Cards, counts: Sequence[int]) -> Iterator[list[Cards]]:
    """The cards in hands of so many, and what is left."""
    if not counts:
        yield [cards]
        return
    for hand in combinations(cards, counts[0]):
        rest = tuple(card for card in cards if card not in hand)
        for others in _dealt(rest, counts[1:]):
            yield [hand, *others]


def _made(view: View, hidden: Sequence[Cards], draw: Cards) -> State:
    hands = tuple(other if isinstance(own, Hidden) else own for own, other in zip(view.hands, hidden, strict=True))
    assert view.turn is not None  # an ended game was answered before
    return State(view.options, view.piles, hands, draw, view.turn, view.played, view.burning, view.laid_bits)


def _with_draw(state: State, draw: Cards) -> State:
    return _like(state, state.piles, draw)


def _ordered(state: State) -> State:
    """The two piles of a direction are alike, as long as nothing burns."""
    up1, up2, down1, down2 = state.piles
    if state.burning or (up1 <= up2 and down1 <= down2):
        return state
    return _like(state, (min(up1, up2), max(up1, up2), min(down1, down2), max(down1, down2)), state.draw)


def _like(state: State, piles: tuple[int, int, int, int], draw: Cards) -> State:
    """What was laid does not matter any more."""
    return State(state.options, piles, state.hands, draw, state.on_turn, state.played, state.burning, laid=0)
