"""What may stand where: the smallest questions, each with the path at which it is asked."""

import re
from collections.abc import Collection, Iterable, Mapping
from typing import Any

Plain = Mapping[str, Any]

LONG = re.compile(
    r"[0-9a-f]{16,}|[a-z]+-[a-z]+-[a-z2-7]{13}"
)  # names of tables, keys, ids, seeds and hashes are at least that long
FIGURES = re.compile(r"(?<![a-z0-9])[0-9]+")  # but not those in the names of piles
BEHIND_A_SENTENCE = re.compile(r" \([GQFT][0-9]{1,2}[a-j]?\)")  # the rule that it names
SINCE, UNTIL = 1_700_000_000_000, 2_500_000_000_000  # milliseconds: any time that a server may tell

# By key: the figures that a sentence has of its own.
OWN_FIGURES: Mapping[str, Collection[str]] = {
    "too-many-actions": ("20",),
    "chat-length": ("1",),
    "deck-name": ("1",),
    "deck-no-such-card": ("1", "5", "9"),
    "patience": ("60",),
    "not-an-action": ("1", "2", "3", "5", "7", "10", "12", "17", "37", "41", "59", "99"),  # how actions are written
    "no-such-seat": ("0", "1", "2", "3", "4"),
    "setting": ("1", "2", "3", "5", "10", "1209600"),
}


class Leak(AssertionError):
    """Somebody was told what they may not know, or what nobody has thought about."""


def fields(path: str, node: object, names: str) -> None:
    """These fields and no other."""
    if not isinstance(node, Mapping):
        raise Leak(f"{path} is no object")
    if strange := node.keys() ^ set(names.split()):
        raise Leak(f"{path} has, or lacks, {', '.join(sorted(strange))}")


def expect(path: str, value: object, right: object) -> None:
    if value != right or type(value) is not type(right):
        raise Leak(f"{path} is {value!r}, not {right!r}")


def among(path: str, value: object, allowed: Iterable[object]) -> None:
    if value not in allowed:
        raise Leak(f"{path} may not be {value!r}")


def within(path: str, value: object, low: float, high: float) -> None:
    if type(value) not in {int, float} or not low <= value <= high:  # type: ignore[operator]  # a number by now
        raise Leak(f"{path} may not be {value!r}")


def check_sentence(path: str, sentence: str, key: str, known: Iterable[object]) -> None:
    """A figure in a sentence is one that it always has, or one out of what the reader knows."""
    allowed = {figure for each in known for figure in FIGURES.findall(str(each))}
    for figure in FIGURES.findall(BEHIND_A_SENTENCE.sub("", sentence)):
        among(path, figure, allowed | set(OWN_FIGURES.get(key, ())))
