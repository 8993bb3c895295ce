"""A game looked back on: what each decision was worth when it was made, and what would have been better."""

from tenback.review.costly import COSTLY
from tenback.review.judge import Judge, Outcomes, Question, Turn
from tenback.review.review import FORMAT, Reviewing

__all__ = ["COSTLY", "FORMAT", "Judge", "Outcomes", "Question", "Reviewing", "Turn"]
