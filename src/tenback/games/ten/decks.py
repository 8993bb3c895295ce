"""The decks of TEN, as data (T1, T2)."""

import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Any

from tenback.core import Option, OptionError, shown
from tenback.games.ten.cards import CARDS, COLOURS, NAMED, NUMBERS, Card

__all__ = ["CARDS_IN_ALL", "DECKS", "FULL", "RECONSTRUCTED", "Deck", "DeckError", "DeckOption", "read_deck"]

IN_ALL = {"number cards": 84, "coin cards": 27, "wilds": 18}  # T1
CARDS_IN_ALL = sum(IN_ALL.values())
COLUMN = {1: 0, 2: 0, 3: 1, 4: 2, 5: 2}  # T2: which column of a deck's table so many players use
PLAYED_BY = ("for two", "for three", "for four and five")
LONGEST_NAME, LARGEST_FILE = 40, 65536


class DeckError(OptionError):
    """A deck that is not one of TEN's."""


@dataclass(frozen=True, slots=True)
class Deck:
    """A table: how many copies of each card there are for two, for three, for four and five players."""

    name: str
    copies: tuple[tuple[int, int, int], ...]  # by card

    def cards(self, players: int) -> list[Card]:
        """The cards for so many players, in the order of the table."""
        column = COLUMN[players]
        return [card for card in CARDS for _ in range(self.copies[card][column])]

    def table(self) -> dict[str, Any]:
        """The deck as a deck file has it."""
        cards = {str(card): list(copies) for card, copies in zip(CARDS, self.copies, strict=True) if any(copies)}
        return {"name": self.name, "cards": cards}

    @classmethod
    def of(cls, name: str, copies: Mapping[str, tuple[int, int, int]]) -> "Deck":
        """A deck that adds up (T1, T2), or DeckError with the sum that is off."""
        deck = cls(name, tuple(copies.get(str(card), (0, 0, 0)) for card in CARDS))
        for card, (two, three, all_) in zip(CARDS, deck.copies, strict=True):
            if not two <= three <= all_:
                raise DeckError(
                    f"Deck {name}: {card} has {two} / {three} / {all_} copies; fewer players never have more (T2)."
                )
        counted = Counter(
            "wilds" if card.is_wild else "coin cards" if card.is_coin else "number cards" for card in deck.cards(5)
        )
        for kind, right in IN_ALL.items():
            if counted[kind] != right:
                raise DeckError(
                    f"Deck {name} does not add up: {counted[kind]} {kind} {PLAYED_BY[2]}, where TEN has {right} (T1)."
                )
        if not deck.cards(2):  # no column has fewer
            raise DeckError(f"Deck {name} has no card {PLAYED_BY[0]}; every turn starts with drawing one (T5).")
        return deck


# T2: copies for two, for three, for four and five. The rulebook prints the sums only; the rest is a ruling.
RECONSTRUCTED = Deck.of(
    "reconstructed",
    {
        **{f"{colour}{number}": (2, 3, 3) for colour in COLOURS for number in (1, 2, 3)},
        **{f"{colour}{number}": (2, 2, 3) for colour in COLOURS for number in (4, 5, 6)},
        **{f"{colour}{number}": (1, 1, 1) for colour in COLOURS for number in (7, 8, 9)},
        **{f"${worth}": (4, 5, 6) for worth in (1, 2)},
        **{f"${worth}": (3, 4, 5) for worth in (3, 4, 5)},
        **{f"*{number}": (1, 1, 1) for number in NUMBERS},
        **{f"{colour}#": (1, 1, 2) for colour in COLOURS},
        "*#": (1, 1, 1),
    },
)
FULL = Deck.of("full", {str(card): (copies[2],) * 3 for card, copies in zip(CARDS, RECONSTRUCTED.copies, strict=True)})
DECKS = {deck.name: deck for deck in (RECONSTRUCTED, FULL)}


def read_deck(path: str | PathLike[str]) -> Deck:
    """The deck in a TOML file of one's own (T2).

    The only place in games/ that reads a disk. Data of strangers never comes here: positions and records carry a
    deck as its table.
    """
    try:
        with Path(path).open("rb") as file:
            text = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise DeckError(f"Deck file {path} cannot be read: {error.strerror}.") from None
    except ValueError:  # a NUL, or half of a pair
        raise DeckError(f"Deck file {path!a} cannot be read: no file can have that name.") from None
    if len(text) > LARGEST_FILE:
        raise DeckError(f"Deck file {path} is larger than {LARGEST_FILE} bytes.")
    try:
        table = tomllib.loads(text.decode())
    except (ValueError, RecursionError) as error:  # also too many digits, or brackets without end
        raise DeckError(f"Deck file {path} is not TOML: {error}.") from None
    return deck_of(table, f"deck file {path}")


def deck_of(table: object, where: str = "deck") -> Deck:
    """The deck of a table, as a deck file or a position gives it."""
    if not isinstance(table, Mapping) or set(table) != {"name", "cards"}:
        raise DeckError(f"The {where} must have a name and a table of cards, and nothing else.")
    name, cards = table["name"], table["cards"]
    if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise DeckError(f"The name of the {where} must be 1 to {LONGEST_NAME} printable characters, not {shown(name)}.")
    if name in DECKS:
        raise DeckError(f"The {where} is called {name}, which is a deck of TEN's own; give it another name.")
    if not isinstance(cards, Mapping):
        raise DeckError(f"The cards of the {where} must be a table of card = [copies, copies, copies].")
    copies = {}
    for card, row in cards.items():
        if card not in NAMED:
            raise DeckError(
                f"The {where} has a card {shown(card)}; cards are B1 to P9, $1 to $5, *1 to *9, B# to P#, *#."
            )
        if (
            not isinstance(row, list | tuple)
            or len(row) != len(PLAYED_BY)
            or not all(type(number) is int and 0 <= number <= CARDS_IN_ALL for number in row)
        ):
            raise DeckError(
                f"The {where} has {card} = {shown(row)}; write three whole numbers, copies {', '.join(PLAYED_BY)}."
            )
        copies[card] = (row[0], row[1], row[2])
    return Deck.of(name, copies)


class DeckOption(Option):
    """A deck by its name, or as a table."""

    @property
    def allowed(self) -> str:
        return f"{super().allowed} or a deck file of one's own"

    def check(self, value: object) -> Deck:
        if isinstance(value, Deck):
            return value
        if isinstance(value, Mapping):
            return deck_of(value)
        return DECKS[super().check(value)]

    def read(self, text: str) -> Deck:
        typed = text.strip()
        return read_deck(typed) if typed.endswith(".toml") else self.check(super().read(typed))

    def plain(self, value: Deck) -> str | dict[str, Any]:
        return value.name if value.name in DECKS else value.table()
