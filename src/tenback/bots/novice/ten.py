"""TEN as on the first evening: stop when one more card promises less, bid what a wild is worth, lengthen runs.

All that it weighs is public. Values are in points.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache

from tenback.bots.bot import Bot
from tenback.core import Action, Chance, Seat
from tenback.games.ten import Acted, Card, Holding, Phase, Table, View
from tenback.games.ten.actions import (
    BIDS,
    DRAW,
    GO_BUY,
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
from tenback.games.ten.table import BUST, HIGHEST_SAFE, TEN
from tenback.record import Said

__all__ = ["Ten"]

COIN = 0.3  # a coin of one's own
OTHERS_COIN = 0.1  # what it costs that everybody else gets one
CARD, NEW_CARD = 0.2, 0.2  # any number card, for it can pay; one not owned yet, for it may join a run later
WILD = 1.0  # what a wild may add later, beside what it adds now
COINS_A_POINT = 2  # what a point may cost in an auction
CARDS_TO_SPARE = 2  # number cards that one would pay with there


class Ten(Bot[View]):
    views = View

    def _act(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Action, ...]:  # noqa: ARG002 - it needs neither time nor dice
        seat = view.seat
        assert seat is not None  # it acts
        match view.table.phase:
            case Phase.DRAW:
                return (draw_or_take(view, seat),)
            case Phase.AUCTION:
                return (bid(view.table, seat),)
            case Phase.PAY:
                return payment(view, seat)[0]
            case Phase.CHOOSE:
                return (token_or_purchase(view, seat),)
            case Phase.BUY | Phase.FINAL:
                return (best_purchase(view, seat)[0],)


# What things are worth (T20)


def worth(own: Holding) -> float:
    """A holding's points, and what else may still become of it."""
    numbers = own.numbers
    return points(own.cards) + CARD * len(numbers) + NEW_CARD * len(set(numbers)) + COIN * own.currency


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


def draw_or_take(view: View, seat: Seat) -> Action:
    """Draw on as long as that promises more than to stop."""
    table = view.table
    value, reward = best_reward(table, seat)
    if table.to_draw and (not table.row or promise(view, seat) > value):
        return DRAW
    return reward


def best_reward(table: Table, seat: Seat) -> tuple[float, Action]:
    own, coins = table.seats[seat], table.coins
    before = worth(own)
    numbers = worth(own.with_cards(card for card in table.row if card.is_number)) - before - OTHERS_COIN * coins
    taken = worth(own.given(coins)) - before
    return (taken, TAKE_COINS) if coins and taken > numbers else (numbers, TAKE_NUMBERS)


def promise(view: View, seat: Seat) -> float:
    """What it is worth on average to draw one card more and stop then."""
    to_come = Counter(view.still_to_come)
    return sum(copies * after(view.table, card, seat) for card, copies in to_come.items()) / to_come.total()


def after(table: Table, card: Card, seat: Seat) -> float:
    """What it is worth to draw that card and stop then."""
    drawn = table if card.is_wild else table._replace(row=(*table.row, card))
    if card.is_number and drawn.total > HIGHEST_SAFE:
        return COIN * BUST - OTHERS_COIN * drawn.coins
    if card.is_coin and drawn.coins > HIGHEST_SAFE:
        return COIN * BUST
    return best_reward(drawn, seat)[0]


# Auctions (T15, T23e)


def bid(table: Table, seat: Seat) -> Action:
    auction, own = table.auction, table.seats[seat]
    assert auction  # in this phase a wild is under the hammer
    adds = points((*own.cards, auction.wild)) - points(own.cards)
    limit = min(COINS_A_POINT * (adds + WILD), own.currency + CARDS_TO_SPARE)
    prices = [action.price for action in table.actions() if isinstance(action, Bid) and action.price <= limit]
    if len(auction.to_bid) > 1 and table.options.solo:  # a bid that TEN can top wins nothing
        prices = [price for price in prices if price >= table.seats[TEN].means(duplicates_only=True)]
    if not prices:
        return PASS
    the_last_to_bid = len(auction.to_bid) == 1
    return BIDS[prices[0 if the_last_to_bid or table.options.solo else len(prices) // 2]]


# Buying and paying (T12, T13, T19, T22)


def best_purchase(view: View, seat: Seat) -> tuple[Action, float]:
    """The purchase that gains most, and what it gains; `skip` if none does."""
    value = points_of if view.table.phase is Phase.FINAL else worth
    before = value(view.table.seats[seat])
    best: tuple[Action, float] = SKIP, 0.0
    for buy in view.actions():
        if isinstance(buy, Buy):
            _, left = payment(view.hear(Acted(seat, buy, None)), seat)
            if (gain := value(left) - before) > best[1]:
                best = buy, gain
    return best


def points_of(own: Holding) -> float:
    """What is worth something in the final round, where nothing more will come of the rest."""
    return points(own.cards)


def token_or_purchase(view: View, seat: Seat) -> Action:
    _, gain = best_purchase(view.hear(Acted(seat, GO_BUY, None)), seat)
    return GO_BUY if gain > COIN * BUST else TAKE_TOKEN


def payment(view: View, seat: Seat) -> tuple[tuple[Action, ...], Holding]:
    """What to pay with, one item after the other, and what is owned then."""
    items: list[Action] = []
    paid = view
    while paid.table.owed:
        items.append(next_item(paid, seat))
        paid = paid.hear(Acted(seat, items[-1], None))
    return tuple(items), paid.table.seats[seat]


def next_item(view: View, seat: Seat) -> Action:
    """A coin first, then what is missed least."""
    cards = view.table.seats[seat].cards

    def missed(item: Action) -> float:
        if item is PAY_BUST:
            return COIN * BUST
        assert isinstance(item, Pay)  # coins are spent
        rest = list(cards)
        rest.remove(item.card)
        return points(cards) - points(tuple(rest)) + CARD + (0 if item.card in rest else NEW_CARD)

    offered = view.actions()
    return PAY_COIN if PAY_COIN in offered else min(offered, key=missed)
