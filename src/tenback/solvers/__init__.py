"""Was it winnable? Exact answers, and never more than is known."""

from tenback.solvers.busts import bust_chance
from tenback.solvers.endings import best_chance, share_winnable
from tenback.solvers.question import NoSuchQuestion, TooLarge
from tenback.solvers.winnable import Answer, Verdict, winnable

__all__ = [
    "Answer",
    "NoSuchQuestion",
    "TooLarge",
    "Verdict",
    "best_chance",
    "bust_chance",
    "share_winnable",
    "winnable",
]
