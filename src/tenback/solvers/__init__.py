"""Was it winnable? Exact answers, and never more than is known."""

from tenback.solvers.winnable import Answer, NoSuchQuestion, Verdict, winnable

__all__ = ["Answer", "NoSuchQuestion", "Verdict", "winnable"]
