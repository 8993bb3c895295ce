"""A table of TEN, from the set-up to the end of the final round (T3-T19, T22, T23)."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from tenback.core import Action, Because, NotAnAction, Refusal, Seat, shown
from tenback.core.hands import at, without
from tenback.games.ten.actions import (
    BIDS,
    BUYS,
    DRAW,
    GO_BUY,
    KINDS,
    PASS,
    PAY_BUST,
    PAY_COIN,
    PAYS,
    SKIP,
    TAKE_COINS,
    TAKE_NUMBERS,
    TAKE_TOKEN,
    Bid,
    Buy,
    Pay,
)
from tenback.games.ten.cards import COINS_ON, FIRST_COIN, FIRST_WILD, NUMBER_ON, Card, Cards
from tenback.games.ten.decks import RECONSTRUCTED, Deck

__all__ = [
    "COINS_AT_FIRST",
    "LIMITS",
    "MOST_COINS",
    "RANKS",
    "TEN",
    "YOU",
    "Auction",
    "Holding",
    "Options",
    "Owed",
    "Phase",
    "Table",
]

# Set-up (T3, T4)

COINS_AT_FIRST, MOST_COINS = 5, 10  # T3
COIN, BUST, CARD = 1, 3, 1  # T3, T13: what each pays
HIGHEST_SAFE = 10  # T8; T23a: alone too
LOWEST_BID, LOWEST_BID_SOLO = 1, 5  # T15, T23e
YOU, TEN = 0, 1  # T23: the seats of a solo game
LIMITS = range(4, 11)  # T23
RANKS = {  # T23i
    4: "a beginning",
    5: "catching on",
    6: "impressive",
    7: "luck and strategy",
    8: "on the podium",
    9: "astonishing",
    10: "unequalled",
}


@dataclass(frozen=True, slots=True)
class Options:
    deck: Deck = RECONSTRUCTED  # T2
    fiasco: bool = False  # T22
    limit: int | None = None  # T23: solo, if there is one
    solo_duplicates_only_buy: bool = True  # T23g
    rules: int = 2  # the version that it was dealt under

    @property
    def solo(self) -> bool:
        return self.limit is not None


class Holding(NamedTuple):
    """All that a player owns, in everyone's sight (T4). Cards are kept sorted."""

    coins: int
    busts: int
    cards: Cards

    def given(self, coins: int) -> "Holding":
        return Holding(min(self.coins + coins, MOST_COINS), self.busts, self.cards)  # T3

    def with_cards(self, cards: Iterable[Card]) -> "Holding":
        return Holding(self.coins, self.busts, tuple(sorted((*self.cards, *cards))))

    def with_bust(self) -> "Holding":
        return Holding(self.coins, self.busts + 1, self.cards)

    @property
    def currency(self) -> int:
        """Coins and bust tokens, by value (T21)."""
        return self.coins * COIN + self.busts * BUST

    @property
    def numbers(self) -> Cards:
        """The number cards: they come before the wilds."""
        return self.cards[: bisect_left(self.cards, FIRST_COIN)]

    def payable(self, *, duplicates_only: bool) -> list[Card]:
        """The different number cards that can pay (T13); in solo auctions, duplicates of cards that stay (T23e)."""
        if duplicates_only:
            return [card for card, copies in Counter(self.numbers).items() if copies > 1]
        return list(dict.fromkeys(self.numbers))

    def means(self, *, duplicates_only: bool) -> int:
        """All that can be paid (T15, T23e)."""
        numbers = bisect_left(self.cards, FIRST_COIN)  # they come before the wilds
        spare = numbers - len(set(self.cards[:numbers])) if duplicates_only else numbers
        return self.currency + spare * CARD


# The turn (T5-T19)


class Phase(StrEnum):
    DRAW = "draw"  # T5, T6
    AUCTION = "auction"  # T15
    PAY = "pay"  # T13
    BUY = "buy"  # T12
    CHOOSE = "choose"  # T22
    FINAL = "final"  # T19


DRAWING, BIDDING, PAYING, BUYING, CHOOSING, FINAL = Phase  # to look one up in its class takes eight times as long


class Auction(NamedTuple):
    """A wild under the hammer (T15)."""

    wild: Card
    bid: int  # the standing bid; 0: none yet
    by: Seat | None
    to_bid: tuple[Seat, ...]


class Owed(NamedTuple):
    """A price being paid, one item after the other (T13)."""

    price: int
    paid: int
    card: Card  # what it is paid for; it lies aside until then
    within: Phase  # where the payment began


FIRST_DRAW = Because("T5", "first-draw", "A turn starts with drawing: draw a card.")
DRAW_OR_TAKE = Because(
    "T6", "draw-or-take", "You are drawing: draw on while the deck lasts, or stop and take a reward."
)
NO_COIN_CARD = Because(
    "T11", "no-coin-card", "No coin card lies in the row: take the numbers, or draw on while the deck lasts."
)
DECK_IS_OUT = Because("T18", "deck-is-out", "The deck is empty, so nothing can be drawn: take your reward.")
IN_AUCTION = Because("T15", "in-auction", "{wild} is up for auction: bid, or pass.")
BID_TOO_LOW = Because("T15", "bid-too-low", "A bid must be at least {least}: bid that or more, or pass.")
BID_TOO_LOW_SOLO = Because("T23e", "bid-too-low-solo", "Alone, the lowest bid is {least}: bid that or more, or pass.")
BID_TOO_HIGH = Because("T15", "bid-too-high", "You can pay {means} at most: bid no more than that, or pass.")
BID_TOO_HIGH_SOLO = Because(
    "T23e",
    "bid-too-high-solo",
    "You can pay {means} at most, since only duplicates count beside coins and tokens: bid no more, or pass.",
)
IN_PAYMENT = Because("T13", "in-payment", "You owe {owed} for {card}: pay with a coin, a bust token or a number card.")
NO_COIN = Because("T13", "no-coin", "You have no coin left: pay with something else that lies before you.")
NO_BUST_TOKEN = Because("T13", "no-bust-token", "You have no bust token: pay with something else that lies before you.")
NOT_YOURS = Because("T13", "not-yours", "You do not own {card}: pay with what lies before you.")
WILDS_DO_NOT_PAY = Because("T13", "wilds-do-not-pay", "A wild such as {card} pays nothing: pay with something else.")
NO_DUPLICATE = Because(
    "T23e", "no-duplicate", "Alone, only duplicates pay in an auction, and you own one {card}: pay with something else."
)
NO_DUPLICATE_BUY = Because(
    "T23g", "no-duplicate-buy", "Here only duplicates pay, and you own one {card}: pay with something else."
)
IN_MARKET = Because("T12", "in-market", "You may buy one card of the market now: buy it, or skip.")
NOT_IN_MARKET = Because("T12", "not-in-market", "{card} is not in the market: buy a card that lies there, or skip.")
OWNED_ALREADY = Because("T14", "owned-already", "You own a {card} already: buy another card, or skip.")
TOO_DEAR = Because("T13", "too-dear", "{card} costs {price}, and you can pay {means}: buy a cheaper card, or skip.")
BUST_CHOICE = Because("T22", "bust-choice", "You are bust: take the token, or go and buy.")
NO_BUST_CHOICE = Because("T22", "no-bust-choice", "This choice comes after a bust, in the variant fiasco only.")
IN_FINAL_ROUND = Because("T19", "in-final-round", "The final round of buying is on: buy a card, or skip.")
OVER = Because("T19", "over", "The game is over: everybody has had the final buying. Deal again to play on.")
TEN_DRAWS = Because("T23b", "ten-draws", "TEN draws until it reaches its limit: it can only {only} now.")
TEN_TAKES = Because("T23c", "ten-takes", "TEN always takes the numbers: it can only {only} now.")
TEN_BIDS = Because("T23e", "ten-bids", "TEN bids by its rule: it can only {only} now.")
TEN_PAYS = Because("T23f", "ten-pays", "TEN pays coins, tokens, then duplicates: it can only {only} now.")


class Table(NamedTuple):
    """All of TEN but the deck's order: everyone sees it all the time (T4)."""

    options: Options
    to_draw: int
    row: Cards
    market: Cards  # kept sorted
    seats: tuple[Holding, ...]
    active: Seat
    turn: Seat | None  # who acts now: bidders, payers and final buyers too; None: the game has ended
    phase: Phase = Phase.DRAW
    auction: Auction | None = None
    owed: Owed | None = None

    @property
    def numbers(self) -> int:
        """N, the sum of the row's numbers."""
        return sum(map(NUMBER_ON.__getitem__, self.row))

    @property
    def coins(self) -> int:
        """C, the sum of the row's coins."""
        return sum(map(COINS_ON.__getitem__, self.row))

    @property
    def total(self) -> int:
        """N - C (T7)."""
        return self.numbers - self.coins

    def actions(self) -> tuple[Action, ...]:
        if self.turn is None:
            return ()
        if self._ten_acts:
            return (self._tens_action(),)
        phase = self.phase
        if phase is PAYING:
            return self._payments()
        if phase is DRAWING:
            return self._rewards_and_draw()
        if phase is BIDDING:
            return (*BIDS[self._least_bid() : self.means() + 1], PASS)
        if phase is CHOOSING:
            return (TAKE_TOKEN, GO_BUY)
        return (*self._purchases(), SKIP)

    def refusal(self, action: Action) -> Refusal | None:
        if not isinstance(action, KINDS):
            raise NotAnAction(f"{shown(action)} is no action of TEN; use game.action(text).")
        if self.turn is None:
            return OVER()
        if self._ten_acts:
            return self._ten_does_not(action)
        phase = self.phase
        if phase is PAYING:
            return self._no_payment(action)
        if phase is BIDDING:
            return self._no_bid(action)
        if phase is DRAWING:
            return self._no_draw(action)
        if phase is CHOOSING:
            return None if action in (TAKE_TOKEN, GO_BUY) else BUST_CHOICE()
        return self._no_purchase(action)

    def after(self, action: Action, turned: Card | None) -> "Table":
        """The table after an action that is not refused; `turned` is the card that a draw turns up."""
        phase = self.phase
        if phase is PAYING:
            return self._pay(action)
        if phase is BIDDING:
            return self._bid(action.price if isinstance(action, Bid) else None)
        if action is DRAW:
            assert turned is not None  # the deck gave a card
            return self._draw(turned)
        if action is TAKE_NUMBERS:
            return self._take_numbers()
        if isinstance(action, Buy):
            return self._buy(action.card)
        if action is TAKE_COINS:
            return self._take_coins()
        if action is TAKE_TOKEN:
            return self._end_turn(self._seats_with(self.active, self._own.with_bust()))
        if action is GO_BUY:
            return self._replace(phase=BUYING)
        return self._bought()  # skip

    # Drawing (T5-T9)

    def _rewards_and_draw(self) -> tuple[Action, ...]:
        if not self.row:
            return (DRAW,) if self.to_draw else (TAKE_NUMBERS,)
        if max(self.row) < FIRST_COIN:
            return (DRAW, TAKE_NUMBERS) if self.to_draw else (TAKE_NUMBERS,)
        return (DRAW, TAKE_NUMBERS, TAKE_COINS) if self.to_draw else (TAKE_NUMBERS, TAKE_COINS)

    def _no_draw(self, action: Action) -> Refusal | None:
        if action is DRAW:
            return None if self.to_draw else DECK_IS_OUT()
        if action in (TAKE_TOKEN, GO_BUY):
            return NO_BUST_CHOICE()
        if not self.row and self.to_draw:
            return FIRST_DRAW()
        if action is TAKE_COINS:
            return None if self.coins else NO_COIN_CARD()
        return None if action is TAKE_NUMBERS else DRAW_OR_TAKE()

    def _draw(self, card: Card) -> "Table":
        options, to_draw, row, market, seats, active, turn, _, _, _ = self
        to_draw -= 1
        if card >= FIRST_WILD:  # T15: to the left of the active player first, the active player last
            order = (*range(active + 1, len(seats)), *range(active + 1))
            return Table(options, to_draw, row, market, seats, active, order[0], BIDDING, Auction(card, 0, None, order))
        drawn = Table(options, to_draw, (*row, card), market, seats, active, turn)
        if self._ten_acts:
            return drawn._ten_busts() if drawn.coins > drawn._limit else drawn  # T23b
        if card < FIRST_COIN:
            # T9: after a number bust the others take coins, after a coin bust nobody gets any
            return drawn._bust(drawn._others_given(drawn.coins)) if drawn.total > HIGHEST_SAFE else drawn
        return drawn._bust(seats) if drawn.coins > HIGHEST_SAFE else drawn

    def _bust(self, seats: tuple[Holding, ...]) -> "Table":
        """The numbers go to the market, the coin cards are discarded (T9)."""
        bust = self._replace(row=(), market=self._with_row(), seats=seats)
        if self.options.fiasco:  # T22
            return bust._replace(phase=CHOOSING)
        return bust._end_turn(bust._seats_with(self.active, bust._own.with_bust()))

    def _with_row(self) -> Cards:
        """The market, once the numbers of the row lie there."""
        return tuple(sorted((*self.market, *self._row_numbers())))

    def _row_numbers(self) -> list[Card]:
        return [card for card in self.row if card < FIRST_COIN]

    def _others_given(self, coins: int) -> tuple[Holding, ...]:
        """Everyone's holding once all but the active player have taken coins."""
        if not coins:
            return self.seats
        active = self.active
        return tuple([own if seat == active else own.given(coins) for seat, own in enumerate(self.seats)])

    # Reward (T10, T11)

    def _take_numbers(self) -> "Table":
        options, to_draw, _, market, _, active, turn, _, _, _ = self
        seats = self._others_given(self.coins)
        seats = at(seats, active, seats[active].with_cards(self._row_numbers()))
        if self._ten_acts:  # T23g: TEN never buys
            return self._end_turn(seats)
        return Table(options, to_draw, (), market, seats, active, turn, BUYING)

    def _take_coins(self) -> "Table":
        seats = self._seats_with(self.active, self._own.given(self.coins))
        return self._replace(market=self._with_row())._end_turn(seats)

    # Buying and paying (T12-T14)

    def _purchases(self) -> list[Action]:
        means, owned = self.means(), set(self._own.cards)
        return [BUYS[card] for card in dict.fromkeys(self.market) if NUMBER_ON[card] <= means and card not in owned]

    def _no_purchase(self, action: Action) -> Refusal | None:
        if isinstance(action, Buy):
            return self._no_sale(action.card)
        if action is SKIP:
            return None
        return IN_MARKET() if self.phase is BUYING else IN_FINAL_ROUND()

    def _no_sale(self, card: Card) -> Refusal | None:
        if card not in self.market:
            return NOT_IN_MARKET(card=str(card))
        if card in self._own.cards:
            return OWNED_ALREADY(card=str(card))
        if card.number > (means := self.means()):
            return TOO_DEAR(card=str(card), price=card.number, means=means)
        return None

    def _buy(self, card: Card) -> "Table":
        options, to_draw, row, market, seats, active, turn, phase, _, _ = self
        owed = Owed(card.number, 0, card, phase)
        return Table(options, to_draw, row, without(market, card), seats, active, turn, PAYING, None, owed)

    def _bought(self) -> "Table":
        """Buying is over for this seat, with or without a card."""
        return self._next_final_buyer() if self.phase is FINAL else self._end_turn(self.seats)

    def _payments(self) -> tuple[Action, ...]:
        own = self._own
        found: list[Action] = [PAY_COIN] if own.coins else []
        if own.busts:
            found.append(PAY_BUST)
        return (*found, *[PAYS[card] for card in own.payable(duplicates_only=self._duplicates_only)])

    def _no_payment(self, action: Action) -> Refusal | None:
        owed, own = self.owed, self._own
        assert owed is not None  # in this phase something is owed
        if action is PAY_COIN:
            return None if own.coins else NO_COIN()
        if action is PAY_BUST:
            return None if own.busts else NO_BUST_TOKEN()
        if not isinstance(action, Pay):
            return IN_PAYMENT(owed=owed.price - owed.paid, card=str(owed.card))
        if not action.card.is_number:
            return WILDS_DO_NOT_PAY(card=str(action.card))
        copies = own.cards.count(action.card)
        if not copies:
            return NOT_YOURS(card=str(action.card))
        if copies == 1 and self._duplicates_only:
            because = NO_DUPLICATE if owed.within is BIDDING else NO_DUPLICATE_BUY
            return because(card=str(action.card))
        return None

    def _pay(self, action: Action) -> "Table":
        """One item; once the price is reached the card changes hands, and no change is given (T13)."""
        options, to_draw, row, market, seats, active, turn, _, _, owed = self
        assert owed is not None
        assert turn is not None
        coins, busts, cards = seats[turn]
        price, paid, card, within = owed
        if action is PAY_COIN:
            coins, paid = coins - 1, paid + COIN
        elif action is PAY_BUST:
            busts, paid = busts - 1, paid + BUST
        else:
            assert isinstance(action, Pay)
            cards, paid = without(cards, action.card), paid + CARD
        if paid < price:
            seats = at(seats, turn, Holding(coins, busts, cards))
            return Table(
                options, to_draw, row, market, seats, active, turn, PAYING, None, Owed(price, paid, card, within)
            )
        seats = at(seats, turn, Holding(coins, busts, tuple(sorted((*cards, card)))))
        bought = Table(options, to_draw, row, market, seats, active, turn, within)
        return bought._draw_on() if within is BIDDING else bought._bought()

    # Auction (T15-T17)

    def _least_bid(self) -> int:
        assert self.auction is not None
        lowest = LOWEST_BID_SOLO if self.options.solo else LOWEST_BID
        return max(lowest, self.auction.bid + 1)

    def _no_bid(self, action: Action) -> Refusal | None:
        assert self.auction is not None
        if action is PASS:
            return None
        if not isinstance(action, Bid):
            return IN_AUCTION(wild=str(self.auction.wild))
        if action.price < (least := self._least_bid()):
            return (BID_TOO_LOW_SOLO if self.options.solo and not self.auction.bid else BID_TOO_LOW)(least=least)
        if action.price > (means := self.means()):
            return (BID_TOO_HIGH_SOLO if self.options.solo else BID_TOO_HIGH)(means=means)
        return None

    def _bid(self, price: int | None) -> "Table":
        """One bid or pass each (T15); after the last the highest bidder pays, or the wild is discarded (T16)."""
        assert self.auction is not None
        options, to_draw, row, market, seats, active, turn, _, _, _ = self
        wild, bid, by, to_bid = self.auction
        if price is not None:
            bid, by = price, turn
        if others := to_bid[1:]:
            auction = Auction(wild, bid, by, others)
            return Table(options, to_draw, row, market, seats, active, others[0], BIDDING, auction)
        if by is None:
            return self._draw_on()
        owed = Owed(bid, 0, wild, BIDDING)
        return Table(options, to_draw, row, market, seats, active, by, PAYING, None, owed)

    def _draw_on(self) -> "Table":
        """The auction is over; the active player goes on (T17)."""
        options, to_draw, row, market, seats, active, _, _, _, _ = self
        return Table(options, to_draw, row, market, seats, active, active)

    # The end of a turn and of the game (T18, T19)

    def _end_turn(self, seats: tuple[Holding, ...]) -> "Table":
        options, to_draw, _, market, _, active, _, _, _, _ = self
        following = (active + 1) % len(seats)
        if to_draw:
            return Table(options, to_draw, (), market, seats, following, following)
        # T19: the last active player is last; T23g: alone, the final round is yours.
        return Table(options, to_draw, (), market, seats, active, YOU if options.solo else following, FINAL)

    def _next_final_buyer(self) -> "Table":
        assert self.turn is not None
        done = self.options.solo or self.turn == self.active
        return self._replace(turn=None if done else (self.turn + 1) % len(self.seats))

    # Solo: what TEN does (T23)

    @property
    def _ten_acts(self) -> bool:
        return self.options.limit is not None and self.turn == TEN

    @property
    def _limit(self) -> int:
        assert self.options.limit is not None
        return self.options.limit

    def _tens_action(self) -> Action:
        if self.phase is BIDDING:
            return self._tens_bid()
        if self.phase is PAYING:
            return self._tens_payment()
        # T23b, T23j: TEN draws until it reaches its limit or the deck is out; then it takes the numbers.
        return DRAW if self.to_draw and self.total < self._limit else TAKE_NUMBERS

    def _tens_bid(self) -> Action:
        """In your turn what you could pay, as far as it can; in its own, one more than you (T23e)."""
        assert self.auction is not None
        means, yours = (self.seats[seat].means(duplicates_only=True) for seat in (TEN, YOU))
        wish = self._least_bid() if self.active == TEN else max(LOWEST_BID_SOLO, min(means, yours))
        return BIDS[wish] if wish <= means else PASS

    def _tens_payment(self) -> Action:
        """Coins, then bust tokens, then duplicates, the lowest number first (T23f)."""
        own = self.seats[TEN]
        if own.coins:
            return PAY_COIN
        if own.busts:
            return PAY_BUST
        return PAYS[min(own.payable(duplicates_only=True), key=lambda card: (card.number, card))]

    def _ten_busts(self) -> "Table":
        """It keeps the numbers and takes a token; you get nothing (T23c, T23d)."""
        own = self.seats[TEN].with_cards(self._row_numbers()).with_bust()
        return self._end_turn(self._seats_with(TEN, own))

    def _ten_does_not(self, action: Action) -> Refusal | None:
        only = self._tens_action()
        if action == only:
            return None
        because = {BIDDING: TEN_BIDS, PAYING: TEN_PAYS}.get(self.phase, TEN_DRAWS if only is DRAW else TEN_TAKES)
        return because(only=str(only))

    # The parts

    @property
    def _own(self) -> Holding:
        """What the seat on turn owns."""
        assert self.turn is not None
        return self.seats[self.turn]

    @property
    def _duplicates_only(self) -> bool:
        """Alone, number cards pay only as duplicates: in auctions (T23e), elsewhere by the stricter reading (T23g)."""
        if not self.options.solo:
            return False
        within = self.owed.within if self.owed else self.phase
        return within is BIDDING or self.options.solo_duplicates_only_buy

    def means(self) -> int:
        """All that the seat on turn can pay now (T13, T15)."""
        return self._own.means(duplicates_only=self._duplicates_only)

    def _seats_with(self, seat: Seat, holding: Holding) -> tuple[Holding, ...]:
        return at(self.seats, seat, holding)
