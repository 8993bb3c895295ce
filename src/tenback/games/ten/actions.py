"""What a player of TEN can do, and how it is written."""

from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class Do(Action):
    """An action that needs no more than its name."""

    name: str

    def __str__(self) -> str:
        return self.name


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


KINDS = (Do, Bid, Buy, Pay)
DRAW, TAKE_NUMBERS, TAKE_COINS, PASS, SKIP, PAY_COIN, PAY_BUST, TAKE_TOKEN, GO_BUY = map(
    Do,
    ("draw", "take:numbers", "take:coins", "pass", "skip", "pay:coin", "pay:bust", "take:token", "go:buy"),
)
BIDS = tuple(map(Bid, range(1000)))  # more than anyone can own
BUYS = tuple(map(Buy, CARDS))
PAYS = tuple(map(Pay, CARDS))
ACTIONS: dict[str, Action] = {
    str(action): action
    for action in (
        *(DRAW, TAKE_NUMBERS, TAKE_COINS, PASS, SKIP, PAY_COIN, PAY_BUST, TAKE_TOKEN, GO_BUY),
        *BIDS,
        *(buy for buy in BUYS if buy.card.is_number),
        *(pay for pay in PAYS if not pay.card.is_coin),
    )
}
