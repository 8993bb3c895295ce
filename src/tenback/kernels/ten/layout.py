"""A table of TEN as one array of small ints: where each thing stands, and the way there and back.

Cards keep their numbers of `games.ten.cards`. Cards whose order means nothing are counts by card; the deck is a pile
at the end of the array, its next card on top. What the rules do not show, the pile's order, is used by nothing but
the draw itself.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenback.games.ten import Phase, Table
from tenback.games.ten.actions import BIDS, BUYS, PAYS, Do
from tenback.games.ten.cards import CARDS, COLOURS, FIRST_COIN, FIRST_WILD, Card
from tenback.games.ten.cards import NUMBERS as ON_CARDS

__all__ = [
    "ACTIVE",
    "AUCTION",
    "BID",
    "BID_AT",
    "BUSTS",
    "BUY",
    "BUY_AT",
    "BY",
    "CARDS_AT",
    "CHOOSE",
    "COINS",
    "COLOUR_COUNT",
    "DIFFERENT",
    "DRAW",
    "DUPLICATES",
    "FIASCO",
    "FINAL",
    "FOR",
    "HELD",
    "KINDS",
    "LEFT",
    "LIMIT",
    "MARKET",
    "MOST_ACTIONS",
    "NOBODY",
    "NUMBERS",
    "NUMBER_COUNT",
    "NUMBER_KINDS",
    "PAID",
    "PAY",
    "PAY_AT",
    "PHASE",
    "PILE",
    "PRICE",
    "ROW",
    "ROW_COINS",
    "ROW_HELD",
    "ROW_NUMBERS",
    "SEAT",
    "SEATS",
    "TEXTS",
    "TO_BID",
    "TO_COME",
    "TURN",
    "WHOLE",
    "WIDTH",
    "WILD",
    "WITHIN",
    "Ints",
    "State",
    "decode",
    "encode",
]

State = NDArray[np.int16]
Ints = NDArray[np.int64]

NOBODY = -1
NUMBER_KINDS, KINDS = FIRST_COIN, len(CARDS)
COLOUR_COUNT, NUMBER_COUNT = len(COLOURS), len(ON_CARDS)
DRAW, AUCTION, PAY, BUY, CHOOSE, FINAL = range(len(Phase))
PHASES = tuple(Phase)

# What the table is, and whose turn
SEATS, LIMIT, FIASCO, DUPLICATES, WHOLE = range(5)  # LIMIT is 0 where nobody plays alone; WHOLE: cards at the start
PHASE, TURN, ACTIVE, LEFT = range(5, 9)  # TURN is NOBODY after the end; LEFT: cards in the pile
WILD, BID, BY, TO_BID = range(9, 13)  # the auction; TO_BID: how many have not bid yet, the seat on turn first
PRICE, PAID, FOR, WITHIN = range(13, 17)  # what is owed
ROW_NUMBERS, ROW_COINS, ROW_HELD = range(17, 20)  # N, C, and how many cards lie in the row
# Counts by card
ROW = 20
MARKET = ROW + FIRST_WILD
TO_COME = MARKET + NUMBER_KINDS  # the cards of the pile, which everyone can count
# By seat
SEAT = TO_COME + KINDS
# Within a seat; HELD: number cards owned, DIFFERENT: how many of them differ; then counts by card
COINS, BUSTS, HELD, DIFFERENT, CARDS_AT = range(5)
WIDTH = CARDS_AT + KINDS
PILE = SEAT + 5 * WIDTH

# Actions
BUY_AT = len(Do)
PAY_AT = BUY_AT + NUMBER_KINDS
BID_AT = PAY_AT + NUMBER_KINDS
MOST_ACTIONS = BID_AT + len(BIDS)
TEXTS = tuple(map(str, (*Do, *BUYS[:NUMBER_KINDS], *PAYS[:NUMBER_KINDS], *BIDS)))
"""By number of an action: its text in the contract."""

NUMBERS = {text: number for number, text in enumerate(TEXTS)}


def encode(table: Table, pile: Sequence[int]) -> State:
    """The table with its deck, the next card first; for a bot, the cards still to come in any order."""
    state = np.zeros(PILE + len(pile), np.int16)
    options, players = table.options, 1 if table.options.solo else len(table.seats)
    state[SEATS] = len(table.seats)
    state[LIMIT], state[FIASCO] = options.limit or 0, options.fiasco
    state[DUPLICATES] = options.solo_duplicates_only_buy
    state[WHOLE] = len(options.deck.cards(players))
    state[PHASE] = PHASES.index(table.phase)
    state[TURN] = NOBODY if table.turn is None else table.turn
    state[ACTIVE], state[LEFT] = table.active, len(pile)
    state[BY] = NOBODY
    if table.auction:
        state[WILD], state[BID], state[TO_BID] = table.auction.wild, table.auction.bid, len(table.auction.to_bid)
        state[BY] = NOBODY if table.auction.by is None else table.auction.by
    if table.owed:
        state[PRICE], state[PAID], state[FOR] = table.owed.price, table.owed.paid, table.owed.card
        state[WITHIN] = PHASES.index(table.owed.within)
    state[ROW_NUMBERS], state[ROW_COINS], state[ROW_HELD] = table.numbers, table.coins, len(table.row)
    for at, cards in ((ROW, table.row), (MARKET, table.market), (TO_COME, pile)):
        np.add.at(state, [at + card for card in cards], 1)
    for seat, own in enumerate(table.seats):
        at = SEAT + seat * WIDTH
        state[at + COINS], state[at + BUSTS], state[at + HELD] = own.coins, own.busts, len(own.numbers)
        state[at + DIFFERENT] = len(set(own.numbers))
        np.add.at(state, [at + CARDS_AT + card for card in own.cards], 1)
    state[PILE:] = pile[::-1]
    return state


def decode(state: State, options: dict[str, Any]) -> dict[str, Any]:
    """The position, with options as a position gives them. The row is sorted: its order means nothing."""
    phase, turn = PHASES[state[PHASE]], int(state[TURN])
    seats = []
    for seat in range(state[SEATS]):
        at = SEAT + seat * WIDTH
        own = {"coins": int(state[at + COINS]), "busts": int(state[at + BUSTS])}
        seats.append({**own, "cards": _names(state[at + CARDS_AT : at + WIDTH])})
    first = (int(state[ACTIVE]) + 1 + len(seats) - int(state[TO_BID])) % len(seats)
    return {
        "game": "ten",
        "options": options,
        "draw": [str(Card(card)) for card in state[PILE : PILE + state[LEFT]][::-1]],
        "row": _names(state[ROW:MARKET]),
        "market": _names(state[MARKET:TO_COME]),
        "seats": seats,
        "active": int(state[ACTIVE]),
        "turn": None if turn == NOBODY else turn,
        "phase": str(phase),
        "auction": {
            "wild": str(Card(state[WILD])),
            "bid": int(state[BID]),
            "by": None if state[BY] == NOBODY else int(state[BY]),
            "to_bid": [(first + step) % len(seats) for step in range(state[TO_BID])],
        }
        if phase is Phase.AUCTION
        else None,
        "owed": {
            "price": int(state[PRICE]),
            "paid": int(state[PAID]),
            "for": str(Card(state[FOR])),
            "in": str(PHASES[state[WITHIN]]),
        }
        if phase is Phase.PAY
        else None,
    }


def _names(counts: State) -> list[str]:
    return [str(Card(card)) for card, count in enumerate(counts) for _ in range(count)]
