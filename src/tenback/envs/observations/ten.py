"""TEN as numbers. Alone, `next` is TEN itself."""

from tenback.envs.layout import EVERY_SEAT, Layout, Part, seats_from
from tenback.games.ten import Phase, View
from tenback.games.ten.actions import BIDS, BUYS, PAYS, Do
from tenback.games.ten.cards import CARDS, FIRST_COIN, FIRST_WILD
from tenback.games.ten.decks import CARDS_IN_ALL, COIN_CARDS, NUMBER_CARDS, WILDS
from tenback.games.ten.table import BUST, COIN, LIMITS, MOST_COINS

__all__ = ["LAYOUT", "MOST_ACTIONS", "TEXTS", "written"]

# A number bust takes two number cards at least, a coin bust three coin cards (T8), and every card is turned up once.
# Solo TEN busts by coin cards only, one at least (T23b). So nobody can ever pay, or bid, more than this.
MOST_BUSTS = NUMBER_CARDS // 2 + COIN_CARDS // 3
HIGHEST_BID = MOST_COINS * COIN + MOST_BUSTS * BUST + NUMBER_CARDS
MOST_CARDS = NUMBER_CARDS + WILDS
SEATS = len(EVERY_SEAT)
# A turn draws at least one card, takes, buys and pays nine at most; an auction asks everybody and is paid once; then
# everybody buys once more.
MOST_ACTIONS = CARDS_IN_ALL * (1 + 1 + 1 + 9) + WILDS * (SEATS + HIGHEST_BID) + SEATS * (1 + 9)

TEXTS = (
    *map(str, Do),
    *map(str, BIDS[1 : HIGHEST_BID + 1]),
    *(str(buy) for buy in BUYS if buy.card.is_number),
    *(str(pay) for pay in PAYS if pay.card.is_number),  # wilds do not pay
)

NAMES = tuple(map(str, CARDS))
OWNABLE = (*CARDS[:FIRST_COIN], *CARDS[FIRST_WILD:])
PAID_IN = (Phase.AUCTION, Phase.BUY, Phase.FINAL)

LAYOUT = Layout(
    Part("phase", tuple(map(str, Phase)), 1, "what is being done"),
    Part("turn", EVERY_SEAT, 1, "who acts"),
    Part("active", EVERY_SEAT, 1, "whose turn it is"),
    Part("totals", ("numbers", "coins"), CARDS_IN_ALL, "N and C of the row"),
    Part("row", NAMES[:FIRST_WILD], CARDS_IN_ALL, "copies in the row"),
    Part("market", NAMES[:FIRST_COIN], NUMBER_CARDS, "copies in the market"),
    Part("still to come", NAMES, CARDS_IN_ALL, "copies in the deck: everyone can count them"),
    Part("coins", EVERY_SEAT, MOST_COINS, "coins owned"),
    Part("bust tokens", EVERY_SEAT, MOST_BUSTS, "bust tokens owned"),
    *(Part(f"cards of {seat}", tuple(map(str, OWNABLE)), MOST_CARDS, "copies owned by " + seat) for seat in EVERY_SEAT),
    Part("wild", NAMES[FIRST_WILD:], 1, "up for auction"),
    Part("bid", ("bid",), HIGHEST_BID, "the standing bid"),
    Part("bidder", EVERY_SEAT, 1, "who made it"),
    Part("to bid", EVERY_SEAT, 1, "who has not bid yet"),
    Part("owed", ("price", "paid"), HIGHEST_BID, "what the card costs, and what is paid of it"),
    Part("owed for", NAMES, 1, "the card that is being paid"),
    Part("owed in", tuple(map(str, PAID_IN)), 1, "where the payment began"),
    Part("fiasco", ("option",), 1, "the option `fiasco`"),
    Part("limit", ("number",), LIMITS[-1], "alone: the option `limit`"),
    Part("duplicates only", ("option",), 1, "alone: the option `solo_duplicates_only_buy`"),
)
AT = LAYOUT.starts
ROW, MARKET, TO_COME, OWNED = AT["row"], AT["market"], AT["still to come"], AT["cards of you"]
PHASES = {phase: place for place, phase in enumerate(Phase)}
PLACE_OWNED = {card: place for place, card in enumerate(OWNABLE)}


def written(view: View) -> bytearray:
    me, table = view.seat, view.table
    assert me is not None  # a spectator has no observation
    place = seats_from(me, len(table.seats))
    out = bytearray(LAYOUT.size)
    out[AT["phase"] + PHASES[table.phase]] = 1
    if table.turn is not None:
        out[AT["turn"] + place[table.turn]] = 1
    out[AT["active"] + place[table.active]] = 1
    out[AT["totals"]], out[AT["totals"] + 1] = table.numbers, table.coins
    for start, cards in ((ROW, table.row), (MARKET, table.market), (TO_COME, view.still_to_come)):
        for card in cards:
            out[start + card] += 1
    for seat, own in zip(place, table.seats, strict=True):
        out[AT["coins"] + seat], out[AT["bust tokens"] + seat] = own.coins, own.busts
        for card in own.cards:
            out[OWNED + seat * len(OWNABLE) + PLACE_OWNED[card]] += 1
    if auction := table.auction:
        out[AT["wild"] + auction.wild - FIRST_WILD] = 1
        out[AT["bid"]] = auction.bid
        if auction.by is not None:
            out[AT["bidder"] + place[auction.by]] = 1
        for seat in auction.to_bid:
            out[AT["to bid"] + place[seat]] = 1
    if owed := table.owed:
        out[AT["owed"]], out[AT["owed"] + 1] = owed.price, owed.paid
        out[AT["owed for"] + owed.card] = 1
        out[AT["owed in"] + PAID_IN.index(owed.within)] = 1
    out[AT["fiasco"]] = table.options.fiasco
    out[AT["limit"]] = table.options.limit or 0
    out[AT["duplicates only"]] = table.options.solo and table.options.solo_duplicates_only_buy
    return out
