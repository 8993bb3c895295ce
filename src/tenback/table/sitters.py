"""Who sits at a table, and what they are called there."""

from collections.abc import Collection
from dataclasses import dataclass

import msgspec

from tenback.record import LONGEST_NAME, check_name

__all__ = ["LONGEST_OWN_NAME", "Person", "Sitter", "a_bot", "a_person", "check_own_name"]

LONGEST_OWN_NAME = LONGEST_NAME - 8  # a table may add a number, so that everyone there is called differently
BOTS = (  # none begins as a pile is called, and no two alike
    *("Juniper", "Linden", "Poppy", "Tansy", "Wren"),
    *("Sorrel", "Yarrow", "Osier", "Quince", "Medlar"),
)
LETTERS = 2  # by which people are told apart at a table


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays: a human being, or a stranger's program."""

    id: str
    name: str
    program: bool = False


class Sitter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who has a seat, as the log keeps it. A seat with both a person and a bot is the person's; the bot stands in."""

    name: str
    person: str | None = None
    program: bool = False
    bot: str | None = None  # its strength


def check_own_name(name: object) -> None:
    """RecordError for a name that nobody can have at a table."""
    check_name(name, "name", longest=LONGEST_OWN_NAME)


def a_person(person: Person, taken: Collection[str]) -> Sitter:
    return Sitter(_unlike(person.name, taken), person=person.id, program=person.program)


def a_bot(strength: str, taken: Collection[str]) -> Sitter:
    """Called as nobody is, and by letters that nobody has, as long as there are such names."""
    letters = {name[:LETTERS].casefold() for name in taken}
    free = [name for name in BOTS if name not in taken]
    apart = [name for name in free if name[:LETTERS].casefold() not in letters]
    return Sitter(_unlike(next(iter([*apart, *free]), BOTS[0]), taken), bot=strength)


def _unlike(name: str, taken: Collection[str]) -> str:
    """The name, with a number where somebody at the table is called so already."""
    number, found = 1, name
    while found in taken:
        number += 1
        found = f"{name} {number}"
    return found
