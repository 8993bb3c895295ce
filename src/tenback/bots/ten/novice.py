"""TEN as on the first evening: stop at seven, bid up to four, buy the cheapest card that counts."""

from collections.abc import Sequence
from functools import cache, lru_cache

from tenback.bots.bot import Bot
from tenback.core import Action, Chance, Seat
from tenback.games.ten import Acted, Phase, Table, View
from tenback.games.ten.actions import (
    BIDS,
    DRAW,
    PASS,
    PAY_BUST,
    PAY_COIN,
    SKIP,
    TAKE_COINS,
    TAKE_NUMBERS,
    TAKE_TOKEN,
    Bid,
    Buy,
    Pay,
)
from tenback.games.ten.cards import COLOURS, NUMBERS, Cards
from tenback.record import Said

__all__ = ["Novice"]

STOP = 7  # a total, or coins
HIGHEST_BID = 4  # alone, where bids begin higher, the lowest there is


class Novice(Bot[View]):
    views = View

    def _act(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Action, ...]:  # noqa: ARG002 - it needs neither time nor dice
        seat = view.seat
        assert seat is not None  # it acts
        match view.table.phase:
            case Phase.DRAW:
                return (draw_or_take(view.table),)
            case Phase.AUCTION:
                return (bid(view.table, seat),)
            case Phase.PAY:
                return payment(view, seat)
            case Phase.CHOOSE:
                return (TAKE_TOKEN,)
            case Phase.BUY | Phase.FINAL:
                return (purchase(view, seat),)


# What cards count (T20)


@lru_cache(maxsize=4096)
def points(cards: Cards) -> int:
    """The points at a glance: each wild of any colour, in turn, goes where it adds most just then."""
    owned, wilds = dict.fromkeys(COLOURS, 0), dict.fromkeys(COLOURS, 0)
    of_any_colour = []
    for card in cards:
        if card.is_number:
            owned[card.colour] |= 1 << card.number
        elif card.colour in wilds:
            wilds[card.colour] += 1
        else:
            of_any_colour.append(card)
    for wild in of_any_colour:
        number, anything = (1 << wild.number, 0) if wild.number else (0, 1)
        best = max(
            COLOURS,
            key=lambda colour: (
                run(owned[colour] | number, wilds[colour] + anything) - run(owned[colour], wilds[colour])
            ),
        )
        owned[best] |= number
        wilds[best] += anything
    return sum(run(owned[colour], wilds[colour]) for colour in COLOURS)


@cache
def run(owned: int, wilds: int) -> int:
    """What a colour's longest run counts, its gaps filled with the wilds; `owned` has a bit for each number."""
    longest = max(
        length
        for length in range(len(NUMBERS) + 1)
        for low in range(NUMBERS[0], NUMBERS[-1] + 2 - length)
        if (((1 << length) - 1 << low) & ~owned).bit_count() <= wilds
    )
    return longest + (longest == len(NUMBERS))


# Drawing (T5-T11)


def draw_or_take(table: Table) -> Action:
    if table.to_draw and (not table.row or max(table.total, table.coins) < STOP):
        return DRAW
    return TAKE_COINS if table.coins and not table.numbers else TAKE_NUMBERS


# Auctions (T15, T23e)


def bid(table: Table, seat: Seat) -> Action:
    """The lowest bid, if coins and tokens pay it."""
    prices = [action.price for action in table.actions() if isinstance(action, Bid)]
    limit = table.seats[seat].currency if table.options.solo else min(HIGHEST_BID, table.seats[seat].currency)
    return BIDS[prices[0]] if prices and prices[0] <= limit else PASS


# Buying and paying (T12, T13, T19, T22)


def purchase(view: View, seat: Seat) -> Action:
    """The cheapest card that counts and that coins and tokens pay."""
    own = view.table.seats[seat]
    useful = [
        buy
        for buy in view.actions()
        if isinstance(buy, Buy)
        and buy.card.number <= own.currency
        and points((*own.cards, buy.card)) > points(own.cards)
    ]
    return min(useful, key=lambda buy: buy.card.number, default=SKIP)


def payment(view: View, seat: Seat) -> tuple[Action, ...]:
    """What to pay with, one item after the other."""
    items: list[Action] = []
    paid = view
    while paid.table.owed:
        items.append(next_item(paid, seat))
        paid = paid.hear(Acted(seat, items[-1], None))
    return tuple(items)


def next_item(view: View, seat: Seat) -> Action:
    """Coins first, then tokens, then the card that is missed least."""
    cards = view.table.seats[seat].cards

    def missed(item: Action) -> float:
        assert isinstance(item, Pay)  # all else is spent
        rest = list(cards)
        rest.remove(item.card)
        return points(cards) - points(tuple(rest))

    offered = view.actions()
    for item in (PAY_COIN, PAY_BUST):
        if item in offered:
            return item
    return min(offered, key=missed)
