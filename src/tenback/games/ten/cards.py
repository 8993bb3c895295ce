"""The cards of TEN (T1)."""

__all__ = [
    "CARDS",
    "COINS_ON",
    "COLOURS",
    "FIRST_COIN",
    "FIRST_WILD",
    "NAMED",
    "NAMES",
    "NUMBERS",
    "NUMBER_ON",
    "Card",
    "Cards",
]

COLOURS = "BGOP"  # blue, green, orange, pink
NUMBERS, WORTHS = range(1, 10), range(1, 6)
NAMES = (
    *(f"{colour}{number}" for colour in COLOURS for number in NUMBERS),
    *(f"${worth}" for worth in WORTHS),
    *(f"*{number}" for number in NUMBERS),
    *(f"{colour}#" for colour in COLOURS),
    "*#",
)
FIRST_COIN, FIRST_WILD = NAMES.index("$1"), NAMES.index("*1")


class Card(int):
    """A card: a small int, for speed, that prints as the rule page writes it."""

    __slots__ = ()

    def __str__(self) -> str:
        return NAMES[self]

    __repr__ = __str__

    @property
    def is_number(self) -> bool:
        return self < FIRST_COIN

    @property
    def is_coin(self) -> bool:
        return FIRST_COIN <= self < FIRST_WILD

    @property
    def is_wild(self) -> bool:
        return self >= FIRST_WILD

    @property
    def colour(self) -> str:
        """B, G, O or P; `*` for a wild of any colour, `$` for a coin card."""
        return NAMES[self][0]

    @property
    def number(self) -> int:
        """The figure on the card: 1 to 9, or what a coin card is worth; 0 for `#`."""
        return FIGURES[self]


CARDS = tuple(map(Card, range(len(NAMES))))
FIGURES = tuple(0 if name[1] == "#" else int(name[1]) for name in NAMES)
NUMBER_ON = tuple(card.number if card.is_number else 0 for card in CARDS)  # by card: what it adds to N
COINS_ON = tuple(card.number if card.is_coin else 0 for card in CARDS)  # by card: what it adds to C
NAMED = {str(card): card for card in CARDS}
Cards = tuple[Card, ...]
