"""The options of a game: checked by one door, told to people in one way."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from tenback.core.errors import OptionError, shown

__all__ = ["Option", "settle"]


@dataclass(frozen=True)
class Option:
    """One thing that players may agree on before the deal."""

    name: str
    type: type
    default: Any
    about: str
    rule: str
    choices: tuple[Any, ...]
    unofficial: bool = False
    departures: tuple[Any, ...] = ()
    """Values that no rulebook has, where the others are official."""

    @classmethod
    def switch(cls, name: str, about: str, rule: str, *, default: bool = False, unofficial: bool = False) -> "Option":
        """An option that is off or on."""
        return cls(name, bool, default=default, about=about, rule=rule, choices=(False, True), unofficial=unofficial)

    @property
    def takes_tables(self) -> bool:
        """Whether players may bring something of their own, as a table of data."""
        return False

    @property
    def allowed(self) -> str:
        """What the option takes, for people."""
        if self.type is int:
            return f"{self.choices[0]} to {self.choices[-1]}"
        return " or ".join(_text(choice) for choice in self.choices)

    def check(self, value: object) -> Any:
        """The value as the game keeps it; OptionError for one that the option does not take."""
        # 1 == True in Python, so the type is asked first.
        if type(value) is not self.type or value not in self.choices:
            raise OptionError(f"Option {self.name} ({self.rule}) is {self.allowed}, not {shown(value)}.")
        return value

    def read(self, text: str) -> Any:
        """The value that a person typed."""
        for choice in self.choices:
            if _text(choice) == text.strip().lower():
                return choice
        raise OptionError(f"Option {self.name} ({self.rule}) is {self.allowed}, not {shown(text)}.")

    def plain(self, value: Any) -> Any:
        """The value as plain JSON data."""
        return value


def settle(options: Iterable[Option], given: Mapping[str, object]) -> dict[str, Any]:
    """Every option with its value: the given ones checked, the others at their defaults."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise OptionError(
                f"There is no option {shown(name)}; "
                + (f"the options are {', '.join(known)}." if known else "this game has none.")
            )
    return {name: option.check(given.get(name, option.default)) for name, option in known.items()}


def _text(choice: object) -> str:
    return str(choice).lower()
