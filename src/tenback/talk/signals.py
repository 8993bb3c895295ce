"""Signals: what a rule page lets players say in fixed words. Signals are typed, so that none can carry a number."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from tenback.core import OptionError, TenbackError, UnknownGame

__all__ = [
    "GoAhead",
    "Hold",
    "KeepOff",
    "NotASignal",
    "Signal",
    "SmallSteps",
    "Trick",
    "Want",
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


def talk(rule: str, allowed: str, *signals: Signal) -> Talk:
    return Talk(rule, allowed, MappingProxyType({str(signal): signal for signal in signals}))


# The Game (G14)

FOUR_PILES = ("up1", "up2", "down1", "down2")

THE_GAME = talk(
    "G14",
    "say keep-off, keep-off-strongly, small-steps or go-ahead, and a pile: up1, up2, down1 or down2",
    *(KeepOff(pile) for pile in FOUR_PILES),
    *(KeepOff(pile, strongly=True) for pile in FOUR_PILES),
    *(SmallSteps(pile) for pile in FOUR_PILES),
    *(GoAhead(pile) for pile in FOUR_PILES),
)

# Quick & Easy (Q10), and its variant for professionals (Q11)

COLOURS = ("R", "B", "G", "Y", "P")
HEIGHTS = ("high", "middle", "low")
TWO_PILES = ("up", "down")

QUICK_AND_EASY = talk(
    "Q10",
    "say hold and a colour (R, B, G, Y or P), perhaps with high, middle or low; "
    "or want, keep-off or trick, and a pile: up or down",
    *(Hold(colour) for colour in COLOURS),
    *(Hold(colour, height) for colour in COLOURS for height in HEIGHTS),
    *(Want(pile) for pile in TWO_PILES),
    *(KeepOff(pile) for pile in TWO_PILES),
    *(Trick(pile) for pile in TWO_PILES),
)
QUICK_AND_EASY_PRO = talk(
    "Q11",
    "with pro, say hold and a colour (R, B, G, Y or P), or want or trick, and a pile: up or down",
    *(Hold(colour) for colour in COLOURS),
    *(Want(pile) for pile in TWO_PILES),
    *(Trick(pile) for pile in TWO_PILES),
)

# Face to Face (F11), and TEN, whose page has no rule on talk: nothing there is secret but the deck (T4)

FACE_TO_FACE = talk("F11", "Face to Face has no signals; its players talk as they like")
TEN = talk("T4", "TEN has no signals; all that anyone owns is in sight, and its players talk as they like")


# What may be said


def _talk(slug: str, options: Mapping[str, object]) -> Talk:
    if not isinstance(options, Mapping):
        raise OptionError(f"Options are names with values, not {options!r:.60}.")
    match slug:
        case "the-game":
            return THE_GAME
        case "quick-and-easy":
            return QUICK_AND_EASY_PRO if options.get("pro") is True else QUICK_AND_EASY
        case "face-to-face":
            return FACE_TO_FACE
        case "ten":
            return TEN
    raise UnknownGame(f"There is no rule on talk for a game {slug!r:.60}.")


def signals(slug: str, options: Mapping[str, object]) -> tuple[Signal, ...]:
    """Every signal that may be said in the game under these options, in a fixed order."""
    return tuple(_talk(slug, options).signals.values())


def rule(slug: str, options: Mapping[str, object]) -> str:
    """The rule on talk of the game under these options."""
    return _talk(slug, options).rule


def read(slug: str, options: Mapping[str, object], text: str) -> Signal:
    """The signal that the text means; NotASignal for what may not be said under these options."""
    rules = _talk(slug, options)
    found = rules.signals.get(text) if isinstance(text, str) else None
    if found is None:
        raise NotASignal(rules.rule, f"{text!r:.60} may not be said: {rules.allowed}.")
    return found
