"""The decks of TEN, as data (T1, T2)."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from os import PathLike
from pathlib import Path
from typing import Any

from tenback.core import Because, Option, OptionError, Refusal, shown
from tenback.games.ten.cards import CARDS, COLOURS, NAMED, NUMBERS, Card

__all__ = [
    "CARDS_IN_ALL",
    "DECKS",
    "DECKS_OF_RULES_1",
    "FULL",
    "RECONSTRUCTED",
    "Deck",
    "DeckError",
    "DeckOption",
    "read_deck",
]

NUMBER_CARDS, COIN_CARDS, WILDS = 84, 27, 18  # T1
CARDS_IN_ALL = NUMBER_CARDS + COIN_CARDS + WILDS
COLUMN = {1: 0, 2: 0, 3: 1, 4: 2, 5: 2}  # T2: which column of a deck's table so many players use
PLAYED_BY = ("for two", "for three", "for four and five")
LONGEST_NAME, LARGEST_FILE = 40, 65536


class DeckError(OptionError):
    """A deck that is not one of TEN's; or, told by a sentence alone, a file that is none."""

    def __init__(self, why: Refusal | str) -> None:
        super().__init__(why if isinstance(why, str) else why.sentence.format(**dict(why.facts)))
        self.refusal = None if isinstance(why, str) else why


DECK_PARTS = Because("T2", "deck-parts", "The {where} must have a name and a table of cards, and nothing else.")
DECK_NAME = Because(
    "T2", "deck-name", "The name of the {where} must be 1 to {most} printable characters, not {written}."
)
DECK_NAME_TAKEN = Because(
    "T2", "deck-name-taken", "The {where} is called {written}, which is a deck of TEN's own; give it another name."
)
DECK_CARDS = Because("T2", "deck-cards", "The cards of the {where} must be a table of card = [copies, copies, copies].")
DECK_NO_SUCH_CARD = Because(
    "T1", "deck-no-such-card", "The {where} has a card {written}; cards are B1 to P9, $1 to $5, *1 to *9, B# to P#, *#."
)
DECK_COPIES = Because(
    "T2",
    "deck-copies",
    f"The {{where}} has {{line}} = {{written}}; write three whole numbers, copies {', '.join(PLAYED_BY)}.",
)
DECK_FEWER_HAVE_MORE = Because(
    "T2", "deck-fewer-have-more", "Deck {called}: {line} has {copies} copies; fewer players never have more (T2)."
)
DECK_NUMBER_CARDS = Because(
    "T1",
    "deck-number-cards",
    f"Deck {{called}} does not add up: {{counted}} number cards {PLAYED_BY[2]}, where TEN has {{right}} (T1).",
)
DECK_COIN_CARDS = Because(
    "T1",
    "deck-coin-cards",
    f"Deck {{called}} does not add up: {{counted}} coin cards {PLAYED_BY[2]}, where TEN has {{right}} (T1).",
)
DECK_WILDS = Because(
    "T1",
    "deck-wilds",
    f"Deck {{called}} does not add up: {{counted}} wilds {PLAYED_BY[2]}, where TEN has {{right}} (T1).",
)
DECK_NONE_FOR_TWO = Because(
    "T5",
    "deck-none-for-two",
    f"Deck {{called}} has no card {PLAYED_BY[0]}; every turn starts with drawing one (T5).",
)


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
                copied = f"{two} / {three} / {all_}"
                raise DeckError(DECK_FEWER_HAVE_MORE(called=name, line=str(card), copies=copied))
        cards = deck.cards(5)
        for off, counted, right in (
            (DECK_NUMBER_CARDS, sum(card.is_number for card in cards), NUMBER_CARDS),
            (DECK_COIN_CARDS, sum(card.is_coin for card in cards), COIN_CARDS),
            (DECK_WILDS, sum(card.is_wild for card in cards), WILDS),
        ):
            if counted != right:
                raise DeckError(off(called=name, counted=counted, right=right))
        if not deck.cards(2):  # no column has fewer
            raise DeckError(DECK_NONE_FOR_TWO(called=name))
        return deck


# T2: copies for two, for three, for four and five. The rulebook prints the sums only; the rest is a ruling.
NUMBERS_AND_WILDS = {
    **{f"{colour}{number}": (2, 3, 3) for colour in COLOURS for number in (1, 2, 3)},
    **{f"{colour}{number}": (2, 2, 3) for colour in COLOURS for number in (4, 5, 6)},
    **{f"{colour}{number}": (1, 1, 1) for colour in COLOURS for number in (7, 8, 9)},
    **{f"*{number}": (1, 1, 1) for number in NUMBERS},
    **{f"{colour}#": (1, 1, 2) for colour in COLOURS},
    "*#": (1, 1, 1),
}
COINS = {"$1": (3, 5, 6), "$2": (3, 4, 6), "$3": (3, 4, 5), "$4": (3, 4, 5), "$5": (3, 4, 5)}
COINS_OF_RULES_1 = {"$1": (4, 5, 6), "$2": (4, 5, 6), "$3": (3, 4, 5), "$4": (3, 4, 5), "$5": (3, 4, 5)}

RECONSTRUCTED = Deck.of("reconstructed", NUMBERS_AND_WILDS | COINS)
FULL = Deck.of("full", {str(card): (copies[2],) * 3 for card, copies in zip(CARDS, RECONSTRUCTED.copies, strict=True)})
DECKS = {deck.name: deck for deck in (RECONSTRUCTED, FULL)}
DECKS_OF_RULES_1 = DECKS | {RECONSTRUCTED.name: Deck.of(RECONSTRUCTED.name, NUMBERS_AND_WILDS | COINS_OF_RULES_1)}


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
        raise DeckError(DECK_PARTS(where=where))
    name, cards = table["name"], table["cards"]
    if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise DeckError(DECK_NAME(where=where, most=LONGEST_NAME, written=shown(name)))
    if name in DECKS:
        raise DeckError(DECK_NAME_TAKEN(where=where, written=name))
    if not isinstance(cards, Mapping):
        raise DeckError(DECK_CARDS(where=where))
    copies = {}
    for card, row in cards.items():
        if card not in NAMED:
            raise DeckError(DECK_NO_SUCH_CARD(where=where, written=shown(card)))
        if (
            not isinstance(row, list | tuple)
            or len(row) != len(PLAYED_BY)
            or not all(type(number) is int and 0 <= number <= CARDS_IN_ALL for number in row)
        ):
            raise DeckError(DECK_COPIES(where=where, line=card, written=shown(row)))
        copies[card] = (row[0], row[1], row[2])
    return Deck.of(name, copies)


@dataclass(frozen=True)
class DeckOption(Option):
    """A deck by its name, or as a table. Under other rules a name may mean other cards."""

    decks: Mapping[str, Deck] = field(default_factory=lambda: DECKS)

    @property
    def takes_tables(self) -> bool:
        return True

    @property
    def allowed(self) -> str:
        return f"{super().allowed} or a deck file of one's own"

    def check(self, value: object) -> Deck:
        if isinstance(value, Deck):
            if value != self.decks.get(value.name, value):  # of other rules
                raise DeckError(DECK_NAME_TAKEN(where="deck", written=value.name))
            return value
        if isinstance(value, Mapping):
            return deck_of(value)
        return self.decks[super().check(value)]

    def read(self, text: str) -> Deck:
        typed = text.strip()
        return read_deck(typed) if typed.endswith(".toml") else self.check(super().read(typed))

    def plain(self, value: Deck) -> str | dict[str, Any]:
        return value.name if value.name in self.decks else value.table()
