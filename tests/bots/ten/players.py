"""TEN's `fast` and `strong` as the tests ask them."""

from tenback import bots
from tenback.bots.ten.strong import Strong
from tenback.core import Chance

__all__ = ["BOTS", "STRENGTHS", "Stopped", "ask"]


STRENGTHS = ("fast", "strong")


class Stopped:
    """A clock that stands still, or jumps ahead at every look."""

    def __init__(self, step=0.0):
        self.now, self.step = 0.0, step

    def __call__(self):
        self.now += self.step
        return self.now


BOTS = {"fast": bots.get("ten", "fast"), "strong": Strong(Stopped())}


def ask(strength, state, budget=0.0005):
    return BOTS[strength].act(state.view(state.turn), (), budget, Chance("dice"))
