"""Reading a table of TEN from data that nobody has checked yet."""

from collections.abc import Mapping

from tenback.core import Game, PositionError, Seat, shown
from tenback.core.position import Fields
from tenback.games.ten.actions import BIDS
from tenback.games.ten.cards import NAMED, Card, Cards
from tenback.games.ten.decks import CARDS_IN_ALL
from tenback.games.ten.table import MOST_COINS, TEN, Auction, Holding, Options, Owed, Phase, Table

__all__ = ["read_position"]


def read_position(data: object, game: Game) -> tuple[Table, Cards]:
    """The table and the deck in its order; the game settles the options."""
    fields = Fields(
        data,
        ("game", "options", "draw", "row", "market", "seats", "active", "turn", "phase", "auction", "owed"),
    )
    fields.text("game", (game.slug,))
    seats = fields.listed("seats", read_holding)
    given = fields.raw("options")
    solo = isinstance(given, Mapping) and "limit" in given  # a solo position always gives its limit
    if len(seats) not in ((2,) if solo else range(2, 6)):
        raise PositionError(f"seats must be {'you and TEN' if solo else '2 to 5'}, not {len(seats)}.")
    draw = fields.listed("draw", read_any)
    table = Table(
        Options(**game.settle(1 if solo else len(seats), given), rules=game.rules),
        len(draw),
        fields.listed("row", read_row_card),
        tuple(sorted(fields.listed("market", read_number))),
        seats,
        fields.number("active", 0, len(seats) - 1),
        None if fields.raw("turn") is None else fields.number("turn", 0, len(seats) - 1),
        Phase(fields.text("phase", Phase)),
        read_auction(fields.raw("auction"), len(seats)),
        read_owed(fields.raw("owed")),
    )
    check_whole(table)
    return table, draw


def read_card(
    name: object, where: str, kinds: str, *, number: bool = False, coin: bool = False, wild: bool = False
) -> Card:
    card = NAMED.get(name) if isinstance(name, str) else None
    if card is None or not ((number and card.is_number) or (coin and card.is_coin) or (wild and card.is_wild)):
        raise PositionError(f"{where} must be {kinds}, not {shown(name)}.")
    return card


def read_any(name: object, where: str) -> Card:
    return read_card(name, where, "a card such as B7, $3, *5, G# or *#", number=True, coin=True, wild=True)


def read_row_card(name: object, where: str) -> Card:
    return read_card(name, where, "a number or coin card such as B7 or $3", number=True, coin=True)


def read_number(name: object, where: str) -> Card:
    return read_card(name, where, "a number card such as B7", number=True)


def read_wild(name: object, where: str) -> Card:
    return read_card(name, where, "a wild such as *5, G# or *#", wild=True)


def read_owned(name: object, where: str) -> Card:
    return read_card(name, where, "a number card or a wild such as B7 or G#", number=True, wild=True)


def read_holding(data: object, where: str) -> Holding:
    fields = Fields(data, ("coins", "busts", "cards"), where=where)
    cards = fields.listed("cards", read_owned)
    if len(cards) > CARDS_IN_ALL:
        raise PositionError(f"cards of {where} must be {CARDS_IN_ALL} at most, all there are (T1), not {len(cards)}.")
    # Nobody can bust more often than there are cards to bust with.
    return Holding(fields.number("coins", 0, MOST_COINS), fields.number("busts", 0, CARDS_IN_ALL), tuple(sorted(cards)))


def read_auction(data: object, seats: int) -> Auction | None:
    if data is None:
        return None
    fields = Fields(data, ("wild", "bid", "by", "to_bid"), where="auction")
    return Auction(
        read_wild(fields.raw("wild"), "wild of auction"),
        fields.number("bid", 0, len(BIDS) - 1),
        None if fields.raw("by") is None else fields.number("by", 0, seats - 1),
        fields.listed("to_bid", lambda seat, where: Fields({where: seat}, (where,)).number(where, 0, seats - 1)),
    )


def read_owed(data: object) -> Owed | None:
    if data is None:
        return None
    fields = Fields(data, ("price", "paid", "for", "in"), where="owed")
    within = Phase(fields.text("in", (Phase.AUCTION, Phase.BUY, Phase.FINAL)))
    read = read_wild if within is Phase.AUCTION else read_number
    price = fields.number("price", 1, len(BIDS) - 1)
    return Owed(price, fields.number("paid", 0, price - 1), read(fields.raw("for"), "for of owed"), within)


def check_whole(table: Table) -> None:
    """PositionError where the parts contradict each other, so that nobody could act or the wrong seat would."""
    phase, turn = table.phase, table.turn
    if (table.auction is not None) != (phase is Phase.AUCTION):
        raise PositionError(f"auction goes with the phase auction, and only with it; the phase is {phase}.")
    if (table.owed is not None) != (phase is Phase.PAY):
        raise PositionError(f"owed goes with the phase pay, and only with it; the phase is {phase}.")
    within = table.owed.within if table.owed else phase
    if table.row and within not in (Phase.DRAW, Phase.AUCTION):
        raise PositionError(f"row must be empty in the phase {phase}.")
    if phase is Phase.CHOOSE and not table.options.fiasco:
        raise PositionError("The phase choose goes with the option fiasco only (T22).")
    if turn is None:
        if phase is not Phase.FINAL:
            raise PositionError(f"turn is null, as after the final round only; the phase is {phase}.")
        return
    check_turn(table, turn, within)
    if table.owed and table.means() < table.owed.price - table.owed.paid:
        raise PositionError(f"Seat {turn} owes {table.owed.price - table.owed.paid} and owns {table.means()} (T13).")


def check_turn(table: Table, turn: Seat, within: Phase) -> None:
    if table.auction:
        check_auction(table, table.auction)
    elif within in (Phase.DRAW, Phase.BUY, Phase.CHOOSE) and turn != table.active:
        raise PositionError(f"turn must be the active seat {table.active} in the phase {table.phase}, not {turn}.")
    if table.options.solo and turn == TEN and within in (Phase.BUY, Phase.CHOOSE, Phase.FINAL):
        raise PositionError(f"TEN neither buys nor chooses (T23c, T23g), so turn cannot be {TEN} in {table.phase}.")


def check_auction(table: Table, auction: Auction) -> None:
    order = [(table.active + step) % len(table.seats) for step in range(1, len(table.seats) + 1)]
    to_bid = list(auction.to_bid)
    if not to_bid or order[-len(to_bid) :] != to_bid:
        raise PositionError(f"to_bid of auction must be {order} or the end of it, not {to_bid} (T15).")
    if table.turn != to_bid[0]:
        raise PositionError(f"turn must be {to_bid[0]}, the first of to_bid, not {table.turn}.")
    if (auction.by is None) != (auction.bid == 0) or auction.by in to_bid:
        raise PositionError("bid and by of auction must be 0 and null, or a bid and a seat that has bid.")
    if auction.by is not None:
        means = table.seats[auction.by].means(duplicates_only=table.options.solo)
        if auction.bid > means:
            raise PositionError(f"bid of auction is {auction.bid}, but seat {auction.by} owns {means} (T15).")
