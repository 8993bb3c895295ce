"""Reading a position from data that nobody has checked yet."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from tenback.core.errors import PositionError, shown

__all__ = ["Fields", "once"]

Card = TypeVar("Card", bound=int)
T = TypeVar("T")


class Fields:
    """The fields of a JSON object, each asked for by name and kind. Errors name the place."""

    def __init__(
        self, data: object, names: Iterable[str], *, where: str = "the position", optional: Iterable[str] = ()
    ) -> None:
        if not isinstance(data, Mapping):
            raise PositionError(f"{where} must be an object, not {shown(data)}.")
        self.where = where
        self._data = data
        needed = tuple(names)
        known = (*needed, *optional)
        for name in needed:
            if name not in data:
                raise PositionError(f"{where} has no {shown(name)}; it needs {', '.join(needed)}.")
        for name in data:
            if name not in known:
                fields = f"it needs {', '.join(needed)}" if needed else "it must be empty"
                raise PositionError(f"{where} has {shown(name)}, which means nothing here; {fields}.")

    def __contains__(self, name: str) -> bool:
        return name in self._data

    def raw(self, name: str) -> Any:
        """The field, unchecked."""
        return self._data[name]

    def number(self, name: str, low: int, high: int) -> int:
        """A whole number from low to high."""
        value = self._data[name]
        if type(value) is not int or not low <= value <= high:
            raise PositionError(
                f"{name} of {self.where} must be a whole number from {low} to {high}, not {shown(value)}."
            )
        return value

    def flag(self, name: str) -> bool:
        """True or false."""
        value = self._data[name]
        if type(value) is not bool:
            raise PositionError(f"{name} of {self.where} must be true or false, not {shown(value)}.")
        return value

    def text(self, name: str, choices: Iterable[str]) -> str:
        """One of the words."""
        value = self._data[name]
        allowed = tuple(choices)
        if not isinstance(value, str) or value not in allowed:
            raise PositionError(f"{name} of {self.where} must be one of {', '.join(allowed)}, not {shown(value)}.")
        return value

    def listed(self, name: str, read: Callable[[object, str], T]) -> tuple[T, ...]:
        """A list, each thing in it read by `read(thing, where)`."""
        value = self._data[name]
        if not isinstance(value, list | tuple):
            raise PositionError(f"{name} of {self.where} must be a list, not {shown(value)}.")
        return tuple(read(thing, f"{name}[{place}]") for place, thing in enumerate(value))

    def hands(self, name: str, read: Callable[[object, str], Card]) -> tuple[tuple[Card, ...], ...]:
        """A list of hands, each a list of cards; the cards come back sorted."""
        return tuple(tuple(sorted(hand)) for hand in self.lists(name, read))

    def lists(self, name: str, read: Callable[[object, str], T]) -> tuple[tuple[T, ...], ...]:
        """A list of lists, each thing in them read by `read(thing, where)`."""
        return self.listed(
            name, lambda value, where: Fields({where: value}, (where,), where=self.where).listed(where, read)
        )


def once(cards: Iterable[object], *, whose: str = "The") -> None:
    """Every card of a deck is in exactly one place. Where each player has an own deck, the error says whose."""
    seen = set()
    for card in cards:
        if card in seen:
            raise PositionError(f"{whose} card {card} is in two places; each card is there once.")
        seen.add(card)
