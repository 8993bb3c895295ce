"""Bots as the tests ask them: by strength, with the same dice every time."""

from tenback import bots
from tenback.core import Chance

__all__ = ["BUDGET", "asked", "chosen", "played"]

BUDGET = 0.01  # seconds; a novice and chance itself need none


def asked(strength, kind, state, seat, said):
    bot = bots.get(state.position()["game"], strength)
    return getattr(bot, kind)(state.view(seat), said, BUDGET, Chance("dice"))


def played(state, turn):
    """The state after a planned turn. All of it is the seat's own, and only its last action draws."""
    seat = state.turn
    assert turn
    assert not {"end", "draw"}.intersection(map(str, turn[:-1]))
    for action in turn:
        assert state.turn == seat
        state = state.play(action)
    return state


def chosen(state, said=()):
    turn = asked("novice", "act", state, state.turn, said)
    played(state, turn)
    return " ".join(map(str, turn))
