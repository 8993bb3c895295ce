"""What the guard must know of a language, and how its tables are written."""

from dataclasses import dataclass

__all__ = ["Language", "endings", "forms"]

NONE: frozenset[str] = frozenset()


def forms(text: str) -> frozenset[str]:
    """The words of a table."""
    return frozenset(text.split())


def endings(stems: str, tails: str) -> frozenset[str]:
    """Every stem with every tail; `-` is the empty tail."""
    return frozenset(stem + tail.replace("-", "") for stem in stems.split() for tail in tails.split())


@dataclass(frozen=True, slots=True)
class Language:
    """The number words of a language as people write them, in lower case."""

    numbers: frozenset[str]  # every form that is a number wherever it stands
    bases: frozenset[str]  # the forms to look for misspelt, masked, split and backwards
    buried: frozenset[str]  # long stems that no harmless word has inside it
    links: frozenset[str] = NONE  # what stands between the parts of a compound: "und"
    tails: frozenset[str] = NONE  # what a number may end in: "-fach"
    # Numbers in some company only; guard.py says in which.
    one: frozenset[str] = NONE
    zero: frozenset[str] = NONE
    first: frozenset[str] = NONE
    half: frozenset[str] = NONE
    pair: frozenset[str] = NONE
