"""What a player of TEN can do, and how it is written."""

from dataclasses import dataclass
from enum import Enum

from tenback.core import Action
from tenback.games.ten.cards import CARDS, Card

__all__ = [
    "ACTIONS",
    "BIDS",
    "BUYS",
    "DRAW",
    "GO_BUY",
    "KINDS",
    "PASS",
    "PAYS",
    "PAY_BUST",
    "PAY_COIN",
    "SKIP",
    "TAKE_COINS",
    "TAKE_NUMBERS",
    "TAKE_TOKEN",
    "Bid",
    "Buy",
    "Do",
    "Pay",
]


class Do(Action, Enum):
    """An action that needs no more than its name."""

    DRAW = "draw"
    TAKE_NUMBERS = "take:numbers"
    TAKE_COINS = "take:coins"
    PASS = "pass"
    SKIP = "skip"
    PAY_COIN = "pay:coin"
    PAY_BUST = "pay:bust"
    TAKE_TOKEN = "take:token"
    GO_BUY = "go:buy"

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True, slots=True)
class Bid(Action):
    price: int

    def __str__(self) -> str:
        return f"bid:{self.price}"


@dataclass(frozen=True, slots=True)
class Buy(Action):
    card: Card

    def __str__(self) -> str:
        return f"buy:{self.card}"


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Pay with a card of one's own."""

    card: Card

    def __str__(self) -> str:
        return f"pay:{self.card}"


DRAW, TAKE_NUMBERS, TAKE_COINS, PASS, SKIP, PAY_COIN, PAY_BUST, TAKE_TOKEN, GO_BUY = Do
KINDS = (Do, Bid, Buy, Pay)
BIDS = tuple(map(Bid, range(1000)))  # more than anyone can own
BUYS = tuple(map(Buy, CARDS))
PAYS = tuple(map(Pay, CARDS))
ACTIONS: dict[str, Action] = {
    str(action): action
    for action in (
        *Do,
        *BIDS,
        *(buy for buy in BUYS if buy.card.is_number),
        *(pay for pay in PAYS if not pay.card.is_coin),
    )
}
