"""Face to Face's `fast` and `strong` as the tests ask them."""

from typing import Any

from tenback import games
from tenback.bots.face_to_face import fast, strong
from tenback.core import Chance

__all__ = ["BOTS", "BUDGET", "GAME", "asked"]


GAME: Any = games.get("face-to-face")


BUDGET = 0.02  # seconds' worth of work, whatever the clock says


BOTS = {"fast": fast.Fast(), "strong": strong.Strong(clock=lambda: 0.0)}


def asked(strength, state):
    return BOTS[strength].act(state.view(state.turn), (), BUDGET, Chance("dice"))
