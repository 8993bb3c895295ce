"""TEN as JSON data, with what anyone at the table could work out from what lies in sight (T4)."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType, field

from tenback.games import ten
from tenback.games.ten import insight
from tenback.views.cards import Card, Hidden, Seat
from tenback.views.endings import Ending, ending

__all__ = [
    "Ten",
    "TenAuction",
    "TenBids",
    "TenBustFrom",
    "TenCounted",
    "TenHolding",
    "TenOwed",
    "TenPayment",
    "TenPurchase",
    "TenRun",
    "TenSuggestion",
    "TenTurn",
    "hand",
    "public",
    "turn",
]

TenPhase = Annotated[str, Meta(title="TenPhase", extra_json_schema={"enum": [str(phase) for phase in ten.Phase]})]


class TenRun(Struct, forbid_unknown_fields=True):
    """The run of a colour that counts, and the numbers in it that wilds stand for."""

    low: int = field(name="from")
    high: int = field(name="to")
    wilds: list[int]
    points: int


class TenHolding(Struct, forbid_unknown_fields=True):
    """What a player owns, and what it counts now, wilds where they count best."""

    coins: int
    busts: int
    cards: list[str]
    points: int
    runs: list[TenRun | None]  # blue, green, orange, pink
    can_bid: int  # all that could be paid in an auction
    can_pay: int  # all that could be paid for a purchase
    locked: list[str]  # cards of the market that may not be bought, since they are owned


class TenAuction(Struct, forbid_unknown_fields=True):
    """A wild under the hammer."""

    wild: str
    bid: int  # the standing bid; 0: none yet
    by: Seat | None
    to_bid: list[Seat]
    points: list[int]  # each seat's with that wild
    order: list[Seat]  # of bidding: everyone


class TenOwed(Struct, forbid_unknown_fields=True):
    """A price being paid, one item after the other."""

    price: int
    paid: int
    card: str = field(name="for")
    within: TenPhase = field(name="in")  # where the payment began


class TenBustFrom(Struct, forbid_unknown_fields=True):
    """The lowest number card and the lowest coin card that would bust the row now; null where none would."""

    number: int | None
    coin: int | None


class TenCounted(Struct, forbid_unknown_fields=True):
    """How many cards would do what to the row, if one of them came next."""

    safe: int
    wild: int
    bust: int


class Ten(Struct, tag="ten", tag_field="game", forbid_unknown_fields=True):
    """What lies in everyone's sight at TEN: all but the order of the deck."""

    row: list[str]
    numbers: int
    coins: int
    total: int
    market: list[str]
    seats: list[TenHolding]
    draw: Hidden
    active: Seat
    turn: Seat | None
    next: Seat | None  # who draws, or in the final round buys, after whoever does now
    phase: TenPhase
    auction: TenAuction | None
    owed: TenOwed | None
    to_buy: list[Seat]  # in the final round: who still buys, in turn, whoever does now among them
    bust_from: TenBustFrom
    out_of_sight: TenCounted  # of the cards that lie in the deck or were discarded
    in_deck: TenCounted  # of the cards still to come: everyone saw the others go
    points_with_row: int  # the active seat's with the row's numbers
    coins_with_row: int  # the active seat's with the row's coins
    deck: str  # its name
    limit: int | None  # alone: the number that TEN draws up to
    ending: Ending | None
    still_to_come: list[str] | UnsetType = UNSET  # with a tracker


class TenBids(Struct, forbid_unknown_fields=True):
    """The bids that one may make."""

    least: int
    most: int
    points: list[int]  # what one would have, won and paid the cheapest way: for the least bid, the next one, …


class TenPurchase(Struct, forbid_unknown_fields=True):
    """A card that one may buy, and one's points once it is paid the cheapest way."""

    card: str
    points: int


class TenPayment(Struct, forbid_unknown_fields=True):
    """One item that one may pay with."""

    action: str
    worth: int
    lost: int  # no change is given
    last: bool  # with it the price is paid


class TenSuggestion(Struct, forbid_unknown_fields=True):
    """The way to pay all that is owed which keeps most points, and then costs least beside money."""

    actions: list[str]
    lost: int
    points: int  # once it is paid


class TenTurn(Struct, tag="ten", tag_field="game", forbid_unknown_fields=True):
    """What TEN asks of whoever acts: a bid, a purchase, or a payment."""

    bids: TenBids | None
    payments: list[TenPayment]
    suggested: TenSuggestion | None
    purchases: list[TenPurchase]


def public(view: ten.View, *, tracker: bool) -> Ten:
    table = view.table
    return Ten(
        row=[str(card) for card in table.row],
        numbers=table.numbers,
        coins=table.coins,
        total=table.total,
        market=[str(card) for card in table.market],
        seats=[_holding(table, own) for own in table.seats],
        draw=Hidden(view.draw.count),
        active=table.active,
        turn=table.turn,
        next=insight.next_turn(table),
        phase=table.phase,
        auction=_auction(table),
        owed=_owed(table),
        to_buy=list(insight.to_buy(table)),
        bust_from=TenBustFrom(*insight.bust_from(table)),
        out_of_sight=TenCounted(*insight.counted(table)),
        in_deck=TenCounted(*insight.sorted_out(table, view.still_to_come)),
        points_with_row=insight.points_with(table.seats[table.active], *table.row),
        coins_with_row=insight.coins_with(table.seats[table.active], table.coins),
        deck=table.options.deck.name,
        limit=table.options.limit,
        ending=ending(view.ending),
        still_to_come=[str(card) for card in view.still_to_come] if tracker else UNSET,
    )


def turn(view: ten.View) -> TenTurn:
    table = view.table
    bids, suggested = insight.bids(table), insight.cheapest(table)
    return TenTurn(
        bids and TenBids(*bids, list(insight.points_after_bids(table))),
        [TenPayment(str(each.action), each.worth, each.lost, each.last) for each in insight.payments(table)],
        suggested and TenSuggestion([str(action) for action in suggested.actions], suggested.lost, suggested.points),
        [TenPurchase(str(card), points) for card, points in insight.purchases(table)],
    )


def hand(_: ten.View) -> list[Card] | None:
    """Nobody hides any (T4)."""
    return None


def _holding(table: ten.Table, own: ten.Holding) -> TenHolding:
    return TenHolding(
        coins=own.coins,
        busts=own.busts,
        cards=[str(card) for card in own.cards],
        points=insight.points(own.cards),
        runs=[run and TenRun(run.low, run.high, list(run.wilds), run.points) for run in insight.runs(own.cards)],
        can_bid=insight.can_bid(table, own),
        can_pay=insight.can_pay(table, own),
        locked=[str(card) for card in insight.locked(table, own)],
    )


def _auction(table: ten.Table) -> TenAuction | None:
    auction = table.auction
    return auction and TenAuction(
        wild=str(auction.wild),
        bid=auction.bid,
        by=auction.by,
        to_bid=list(auction.to_bid),
        points=[insight.points_with(own, auction.wild) for own in table.seats],
        order=list(insight.bidding_order(table)),
    )


def _owed(table: ten.Table) -> TenOwed | None:
    owed = table.owed
    return owed and TenOwed(owed.price, owed.paid, str(owed.card), owed.within)
