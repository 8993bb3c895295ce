"""The number guard: what may not be said in free text, because it passes on a number (G14, Q10).

All languages are read at once, since people mix them. The guard stops whatever could be a number, and the sender is
told which words to change. Words that are articles, pronouns or idioms as well as numbers are stopped in some company
only: ambiguous.py has a rule for each. Numbers of minutes, people and cards pass, one in a message: pleasantries.py.

It is a courtesy that makes telling a number laborious, not a wall: docs/talk.md says how well it does.
"""

from tenback.talk.guard.found import Kind
from tenback.talk.guard.stopping import Stopped, stopped

__all__ = ["Kind", "Stopped", "stopped"]
