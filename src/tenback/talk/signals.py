"""Signals: what a rule page lets players say in fixed words. Signals are typed, so that none can carry a number."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple, Self

from tenback import games
from tenback.core import OptionError, TenbackError

__all__ = [
    "GoAhead",
    "Hold",
    "KeepOff",
    "NotASignal",
    "Signal",
    "SmallSteps",
    "Talk",
    "Trick",
    "Want",
    "about",
    "free_text",
    "read",
    "rule",
    "signals",
]


class NotASignal(TenbackError):
    """Something that may not be said. `rule` names the rule on talk, the sentence says what may be said."""

    def __init__(self, rule: str, sentence: str) -> None:
        super().__init__(f"{sentence} ({rule})")
        self.rule = rule


class Signal:
    """One thing that may be said. `str(signal)` writes it, `read(slug, options, text)` reads it back."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class KeepOff(Signal):
    """Do not lay on that pile, please; strongly: whatever it costs."""

    pile: str
    strongly: bool = False

    def __str__(self) -> str:
        return f"keep-off{'-strongly' if self.strongly else ''} {self.pile}"


@dataclass(frozen=True, slots=True)
class SmallSteps(Signal):
    """No big jump on that pile, please."""

    pile: str

    def __str__(self) -> str:
        return f"small-steps {self.pile}"


@dataclass(frozen=True, slots=True)
class GoAhead(Signal):
    """I have no plans for that pile."""

    pile: str

    def __str__(self) -> str:
        return f"go-ahead {self.pile}"


@dataclass(frozen=True, slots=True)
class Hold(Signal):
    """I hold that colour; perhaps roughly how high."""

    colour: str
    height: str | None = None

    def __str__(self) -> str:
        return f"hold {self.colour} {self.height}" if self.height else f"hold {self.colour}"


@dataclass(frozen=True, slots=True)
class Want(Signal):
    """I want to lay on that pile."""

    pile: str

    def __str__(self) -> str:
        return f"want {self.pile}"


@dataclass(frozen=True, slots=True)
class Trick(Signal):
    """I want to turn that pile back."""

    pile: str

    def __str__(self) -> str:
        return f"trick {self.pile}"


class Talk(NamedTuple):
    """What one rule on talk allows: each text with its signal, and how to tell people."""

    rule: str
    allowed: str
    signals: Mapping[str, Signal]
    text: bool  # whether free text can keep the rule; no guard can hold "nothing about heights" (Q11)

    @classmethod
    def of(cls, rule: str, allowed: str, *signals: Signal, text: bool = True) -> Self:
        return cls(rule, allowed, MappingProxyType({str(signal): signal for signal in signals}), text)


# What may be said. Each game says it in its room on this floor.

UNRULED = Talk.of("", "this game has no signals; its players talk as they like")


def _talk(slug: str, options: Mapping[str, object]) -> Talk:
    if not isinstance(options, Mapping):
        raise OptionError(f"Options are names with values, not {options!r:.60}.")
    room = games.room("tenback.talk", games.get(slug).slug)  # which says what is no game
    said: Talk = UNRULED if room is None else room.talk(options)
    return said


def signals(slug: str, options: Mapping[str, object]) -> tuple[Signal, ...]:
    """Every signal that may be said in the game under these options, in a fixed order."""
    return tuple(_talk(slug, options).signals.values())


def rule(slug: str, options: Mapping[str, object]) -> str:
    """The rule on talk of the game under these options."""
    return _talk(slug, options).rule


def free_text(slug: str, options: Mapping[str, object]) -> bool:
    """Whether people may write what they like while cards are held, numbers apart."""
    return _talk(slug, options).text


def read(slug: str, options: Mapping[str, object], text: str) -> Signal:
    """The signal that the text means; NotASignal for what may not be said under these options."""
    rules = _talk(slug, options)
    found = rules.signals.get(text) if isinstance(text, str) else None
    if found is None:
        raise NotASignal(rules.rule, f"{text!r:.60} may not be said: {rules.allowed}.")
    return found


def about(text: str) -> str:
    """What a signal is about, as it is written: its pile or its colour. Nobody speaks of one thing twice at a time."""
    return text.split(" ")[1]
