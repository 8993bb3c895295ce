"""Until when the deal could still be won, had all cards been open.

What cannot be won stays so, whatever is played; what can be won could be won before. So few questions tell it all.
"""

from collections.abc import Callable, Sequence

from tenback.core import State
from tenback.solvers.winnable import Answer, winnable

__all__ = ["until_when"]


def asked(state: State) -> Answer:
    """By a search of a certain width and no clock, so that the answer is the same everywhere."""
    return winnable(state).answer


def until_when(states: Sequence[State], ask: Callable[[State], Answer] = asked) -> tuple[Answer, ...]:
    """By state of one game, in its order, whether it could be won. NOT_FOUND stands where neither was shown."""
    answers: dict[int, Answer] = {}

    def answer(number: int) -> Answer:
        if number not in answers:
            answers[number] = ask(states[number])
        return answers[number]

    won = _first(lambda number: answer(number) is not Answer.YES, 0, len(states))
    lost = _first(lambda number: answer(number) is Answer.NO, won, len(states))
    return (Answer.YES,) * won + (Answer.NOT_FOUND,) * (lost - won) + (Answer.NO,) * (len(states) - lost)


def _first(true: Callable[[int], bool], low: int, high: int) -> int:
    """The first number for which it is true, and for all after it; `high` if for none."""
    while low < high:
        middle = (low + high) // 2
        if true(middle):
            high = middle
        else:
            low = middle + 1
    return low
