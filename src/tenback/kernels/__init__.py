"""Compiled twins of the rules, for millions of games. The Python rules are the authority; tests prove agreement."""

from tenback.kernels.compiled import AVAILABLE

__all__ = ["AVAILABLE"]
