"""What anyone at the table could work out from what lies in sight (T4): runs as they count now, what would bust."""

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from tenback.core import Action, Seat
from tenback.core.hands import without
from tenback.games.ten.actions import DRAW, PAY_BUST, PAY_COIN, PAYS, Buy
from tenback.games.ten.cards import CARDS, COLOURS, NUMBERS, Card, Cards
from tenback.games.ten.runs import score
from tenback.games.ten.table import BUST, CARD, Holding, Phase, Table

__all__ = [
    "Bids",
    "BustFrom",
    "Counted",
    "Payment",
    "Purchase",
    "Run",
    "Suggestion",
    "bidding_order",
    "bids",
    "bust_from",
    "can_bid",
    "can_pay",
    "cheapest",
    "coins_with",
    "counted",
    "locked",
    "next_turn",
    "out_of_sight",
    "payments",
    "points",
    "points_after_bids",
    "points_with",
    "purchases",
    "runs",
    "sorted_out",
    "to_buy",
]

FULL = len(NUMBERS)
NUMBER_CARDS_OF = {each: tuple(card for card in CARDS if card.is_number and card.colour == each) for each in COLOURS}
NUMBER_CARDS, COIN_CARDS = CARDS[:FULL], tuple(card for card in CARDS if card.is_coin)  # one colour stands for all


# Runs (T20)


class Run(NamedTuple):
    """The run of a colour that counts, and the numbers in it that wilds stand for."""

    low: int
    high: int
    wilds: tuple[int, ...]

    @property
    def points(self) -> int:
        length = self.high - self.low + 1
        return length + 1 if length == FULL else length


@lru_cache(4096)  # holdings change seldom, and everyone looks at them after each action
def points(cards: Cards) -> int:
    return score(cards).points


def points_with(own: Holding, *cards: Card) -> int:
    """What a player would have with these cards too; coin cards count nothing."""
    return points(own.with_cards(card for card in cards if not card.is_coin).cards)


@lru_cache(4096)
def runs(cards: Cards) -> tuple[Run | None, ...]:
    """The run of each colour under a best assignment of the wilds. One that helps nowhere stands for nothing.

    A wild stands where the score stays as high once a plain card lies there instead.
    """
    target = points(cards)
    wilds = [card for card in cards if card.is_wild]
    now = cards
    stands: set[Card] = set()
    for wild in wilds:
        now = without(now, wild)
        if score(now).points == target:
            continue
        taken = set(now)
        for card in _stands_for(wild):
            if card not in taken and score((*now, card)).points == target:
                stands.add(card)
                now = tuple(sorted((*now, card)))
                break
    return tuple(_longest([card for card in now if card.colour == colour], stands) for colour in COLOURS)


def _stands_for(wild: Card) -> list[Card]:
    return [
        card
        for card in CARDS
        if card.is_number and wild.colour in ("*", card.colour) and wild.number in (0, card.number)
    ]


def _longest(cards: list[Card], stands: set[Card]) -> Run | None:
    """The longest run of one colour's number cards."""
    stretches: list[list[Card]] = []
    for card in sorted(set(cards)):
        if stretches and stretches[-1][-1] + 1 == card:
            stretches[-1].append(card)
        else:
            stretches.append([card])
    if not stretches:
        return None
    best = max(stretches, key=len)
    return Run(best[0].number, best[-1].number, tuple(card.number for card in best if card in stands))


# The next card (T8, T23b)


class BustFrom(NamedTuple):
    """The lowest number card and the lowest coin card that would bust the row; None where none would."""

    number: int | None
    coin: int | None


def bust_from(table: Table) -> BustFrom:
    """Every card is tried, and the rules say what happens: a bust leaves no row."""
    drawing = table._replace(phase=Phase.DRAW)

    def lowest(cards: Cards) -> int | None:
        return next((card.number for card in cards if not drawing.after(DRAW, card).row), None)

    return BustFrom(lowest(NUMBER_CARDS), lowest(COIN_CARDS))


def out_of_sight(table: Table) -> Cards:
    """The deck's cards that lie neither on the table nor before anyone: still to come, or discarded. Sorted."""
    seen = [*table.row, *table.market, *(card for own in table.seats for card in own.cards)]
    if table.auction:
        seen.append(table.auction.wild)
    if table.owed:
        seen.append(table.owed.card)
    return tuple(sorted((Counter(table.options.deck.cards(len(table.seats))) - Counter(seen)).elements()))


class Counted(NamedTuple):
    """How many cards out of sight would do what to the row, if one of them came next."""

    safe: int
    wild: int
    bust: int


def counted(table: Table) -> Counted:
    return sorted_out(table, out_of_sight(table))


def sorted_out(table: Table, cards: Cards) -> Counted:
    """How many of these cards would do what."""
    lowest = bust_from(table)
    safe = wild = bust = 0
    for card in cards:
        from_ = lowest.coin if card.is_coin else lowest.number
        if card.is_wild:
            wild += 1
        elif from_ is not None and card.number >= from_:
            bust += 1
        else:
            safe += 1
    return Counted(safe, wild, bust)


# Whose turn comes next


def next_turn(table: Table) -> Seat | None:
    """Who draws, or in the final round buys, after whoever does now; None: nobody (T18, T19)."""
    if table.turn is None or (table.phase is Phase.FINAL and (table.options.solo or table.turn == table.active)):
        return None
    now = table.turn if table.phase is Phase.FINAL else table.active
    return (now + 1) % len(table.seats)


# Coins, bids and payments (T3, T13-T15)


def coins_with(own: Holding, coins: int) -> int:
    """A player's coins after taking some."""
    return own.given(coins).coins


def can_bid(table: Table, own: Holding) -> int:
    """All that a player could pay in an auction (T15, T23e)."""
    return own.means(duplicates_only=table.options.solo)


def can_pay(table: Table, own: Holding) -> int:
    """All that a player could pay for a purchase (T13, T23g)."""
    return own.means(duplicates_only=table.options.solo and table.options.solo_duplicates_only_buy)


def locked(table: Table, own: Holding) -> Cards:
    """The cards of the market that a player may not buy at any price: those that it owns (T14)."""
    return tuple(dict.fromkeys(card for card in table.market if card in own.cards))


def bidding_order(table: Table) -> tuple[Seat, ...]:
    """Everyone, in the order of bidding: from the active player's left, the active player last (T15)."""
    count = len(table.seats)
    return tuple((table.active + 1 + place) % count for place in range(count))


class Bids(NamedTuple):
    """The bids that the seat on turn may make."""

    least: int
    most: int


def bids(table: Table) -> Bids | None:
    """None: it can only pass, or nobody bids."""
    if table.phase is not Phase.AUCTION:
        return None
    least, most = table._least_bid(), table.means()
    return Bids(least, most) if least <= most else None


class Payment(NamedTuple):
    """One item that the seat on turn may pay with."""

    action: Action
    worth: int
    lost: int  # no change is given
    last: bool  # with it the price is paid


def payments(table: Table) -> tuple[Payment, ...]:
    if not table.owed:
        return ()
    left = table.owed.price - table.owed.paid
    worths = [(action, BUST if action is PAY_BUST else CARD) for action in table.actions()]
    return tuple(Payment(action, worth, max(worth - left, 0), worth >= left) for action, worth in worths)


class Suggestion(NamedTuple):
    """A way to pay all that is owed."""

    actions: tuple[Action, ...]
    lost: int
    points: int  # once it is paid, with what was paid for


def cheapest(table: Table) -> Suggestion | None:
    """The way to pay that keeps most points, with what is paid for; among such, the one that costs least beside money:
    exact first, coins before cards, duplicates before others, tokens last unless exact. None where nothing is owed.
    """
    if not table.owed:
        return None
    owed = table.owed.price - table.owed.paid
    return _best_way(table._own, owed, _Given(table._own, table.owed.card, duplicates_only=table._duplicates_only))


def _best_way(own: Holding, owed: int, cards: "_Given") -> Suggestion | None:
    """Of the ways to pay, one for each number of tokens."""
    found = []
    for tokens in range(own.busts + 1):
        rest = max(owed - tokens * BUST, 0)
        coins = min(own.coins, rest)
        if coins + cards.most < rest or (tokens - 1) * BUST >= owed:
            continue
        given, left = cards.first(rest - coins)
        lost = max(tokens * BUST - owed, 0)
        # A token that is worth too much comes last, since nothing may follow it.
        actions = (*[PAY_COIN] * coins, *(PAYS[card] for card in given), *[PAY_BUST] * tokens)
        others = max(len(given) - cards.spare, 0)
        found.append(((-left, lost, others, len(given), tokens), Suggestion(actions, lost, left)))
    return min(found, key=lambda each: each[0])[1] if found else None


class _Given:
    """Number cards in the order in which one gives them away: duplicates, then whatever costs fewest points next."""

    def __init__(self, own: Holding, bought: Card, *, duplicates_only: bool) -> None:
        held = Counter(own.numbers)
        doubles = [card for card in sorted(held, key=_highest_first) for _ in range(held[card] - 1)]
        self.spare = len(doubles)
        self.most = self.spare if duplicates_only else len(own.numbers)
        self._order = doubles
        self._left = own.with_cards([bought]).cards
        for card in doubles:
            self._left = without(self._left, card)
        self._points = [points(self._left)] * (self.spare + 1)
        self._whole = set(held)  # one of each

    def first(self, count: int) -> tuple[tuple[Card, ...], int]:
        """So many of them, and the points that are left then."""
        while len(self._order) < count:
            self._give_another()
        return tuple(self._order[:count]), self._points[count]

    def _give_another(self) -> None:
        stand = [card for run, colour in zip(runs(self._left), COLOURS, strict=True) for card in _within(run, colour)]
        now = self._points[-1]
        best: tuple[int, Card, Cards] | None = None
        for card in sorted(self._whole, key=lambda card: (card in stand, _highest_first(card))):
            left = without(self._left, card)
            if best is None or points(left) > best[0]:
                best = points(left), card, left
            if best[0] == now:
                break
        assert best
        self._whole.remove(best[1])
        self._order.append(best[1])
        self._points.append(best[0])
        self._left = best[2]


def _highest_first(card: Card) -> tuple[int, int]:
    return -card.number, COLOURS.index(card.colour)


def _within(run: Run | None, colour: str) -> list[Card]:
    return [card for card in NUMBER_CARDS_OF[colour] if run and run.low <= card.number <= run.high]


# What a bid and a purchase would come to


def points_after_bids(table: Table) -> tuple[int, ...]:
    """What the seat on turn would have with the wild, for each bid that it may make, paid the cheapest way."""
    span = bids(table)
    if not span or not table.auction:
        return ()
    own, cards = table._own, _Given(table._own, table.auction.wild, duplicates_only=table._duplicates_only)
    ways = (_best_way(own, bid, cards) for bid in range(span.least, span.most + 1))
    return tuple(way.points for way in ways if way)


class Purchase(NamedTuple):
    """A card that the seat on turn may buy, and its points once that is paid the cheapest way."""

    card: Card
    points: int


def purchases(table: Table) -> tuple[Purchase, ...]:
    if table.phase not in (Phase.BUY, Phase.FINAL):
        return ()
    ways = ((buy.card, cheapest(table.after(buy, None))) for buy in table.actions() if isinstance(buy, Buy))
    return tuple(Purchase(card, way.points) for card, way in ways if way)


def to_buy(table: Table) -> tuple[Seat, ...]:
    """Who may still buy in the final round, in turn, whoever does now among them (T18)."""
    within = table.owed.within if table.owed else table.phase
    if table.turn is None or within is not Phase.FINAL:
        return ()
    order = (table.turn,) if table.options.solo else bidding_order(table)
    return order[order.index(table.turn) :]
