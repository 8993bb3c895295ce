"""TEN as a game: its states, what is seen of them, its options and its deal. The rules of a turn are the table's."""

from dataclasses import dataclass, replace
from os import PathLike
from typing import Any, ClassVar, Self

from tenback.core import (
    Action,
    Chance,
    Ended,
    Ending,
    Event,
    Hidden,
    Option,
    OptionError,
    Refusal,
    Refused,
    Seat,
    check_viewer,
    shown,
)
from tenback.core import Game as AnyGame
from tenback.games.ten.actions import ACTIONS, DRAW, PASS, PAY_BUST, PAY_COIN, Bid, Pay
from tenback.games.ten.cards import Card, Cards
from tenback.games.ten.decks import DECKS, DECKS_OF_RULES_1, FULL, RECONSTRUCTED, DeckOption, read_deck
from tenback.games.ten.positions import read_position
from tenback.games.ten.table import COINS_AT_FIRST, LIMITS, Holding, Options, Table
from tenback.games.ten.winners import Reason, standings

__all__ = ["GAME", "RULES_1", "Acted", "Game", "State", "View"]


class Draft:
    """A state that is being written: to write one that is frozen takes four times as long."""

    __slots__ = ("_actions", "_ending", "draw", "table")
    _actions: tuple[Action, ...]
    _ending: Ending | None


@dataclass(frozen=True, init=False)
class State(Draft):
    """All there is: the table, and the deck in its order, the next card first."""

    __slots__ = ()
    table: Table
    draw: Cards

    def __new__(cls, table: Table, draw: Cards) -> Self:
        draft: Any = Draft()
        draft.table = table
        draft.draw = draw
        draft._actions = table.actions()
        draft._ending = None
        draft.__class__ = cls
        state: Self = draft
        return state

    def __reduce__(self) -> tuple[type["State"], tuple[Table, Cards]]:
        return State, (self.table, self.draw)

    @property
    def ending(self) -> Ending | None:
        """How it ended, counted when somebody first asks."""
        if self._ending is None and self.table.turn is None:
            object.__setattr__(self, "_ending", standings(self.table))
        return self._ending

    @property
    def turn(self) -> Seat | None:
        return self.table.turn

    def actions(self) -> tuple[Action, ...]:
        return self._actions

    def refusal(self, action: Action) -> Refusal | None:
        return self.table.refusal(action)

    def play(self, action: Action) -> "State":
        for legal in self._actions:
            if legal is action:
                break
        else:  # refused, or equal to a legal one and made anew
            if refusal := self.table.refusal(action):
                raise Refused(refusal)
        if action is DRAW:
            return State(self.table.after(action, self.draw[0]), self.draw[1:])
        return State(self.table.after(action, None), self.draw)

    # What leaves the table (T4): all but the deck's order

    def view(self, seat: Seat | None) -> "View":
        check_viewer(seat, len(self.table.seats))
        return View(seat, self.table, Hidden(len(self.draw)), tuple(sorted(self.draw)), self.ending)

    def news(self, action: Action, seat: Seat | None, after: "State | None" = None) -> tuple[Event, ...]:
        check_viewer(seat, len(self.table.seats))
        after = after or self.play(action)
        assert self.turn is not None  # nothing is played after the end
        happened = Acted(self.turn, action, self.draw[0] if action is DRAW else None)
        return (happened, Ended(after.ending)) if after.ending else (happened,)

    def position(self) -> dict[str, Any]:
        table = self.table
        return {
            "game": Game.slug,
            "options": WRITTEN_BY[table.options.rules].written(table.options),
            "draw": [str(card) for card in self.draw],
            "row": [str(card) for card in table.row],
            "market": [str(card) for card in table.market],
            "seats": [
                {"coins": own.coins, "busts": own.busts, "cards": [str(card) for card in own.cards]}
                for own in table.seats
            ],
            "active": table.active,
            "turn": table.turn,
            "phase": str(table.phase),
            "auction": table.auction
            and {
                "wild": str(table.auction.wild),
                "bid": table.auction.bid,
                "by": table.auction.by,
                "to_bid": list(table.auction.to_bid),
            },
            "owed": table.owed
            and {
                "price": table.owed.price,
                "paid": table.owed.paid,
                "for": str(table.owed.card),
                "in": str(table.owed.within),
            },
        }


@dataclass(frozen=True, slots=True)
class Acted(Event):
    """A seat acted, in everyone's sight; a draw turned up a card."""

    seat: Seat
    action: Action
    turned: Card | None

    def opens(self, seats: int) -> bool:
        """A card was turned up; or rivals have heard how high one would go (T15). All else is in sight anyway (T4)."""
        return self.turned is not None or (seats > 1 and (self.action is PASS or isinstance(self.action, Bid)))

    @property
    def unforeseen(self) -> bool:
        return self.turned is not None


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or a spectator, may know: everything but the order of the deck."""

    seat: Seat | None
    table: Table
    draw: Hidden
    still_to_come: Cards  # the cards of the deck, sorted: everyone can count them
    ending: Ending | None

    @property
    def turn(self) -> Seat | None:
        return self.table.turn

    def actions(self) -> tuple[Action, ...]:
        return self.table.actions() if self.turn is not None and self.turn == self.seat else ()

    def hear(self, event: Event) -> "View":
        match event:
            case Acted(_, action, None):
                return replace(self, table=self.table.after(action, None))
            case Acted(_, action, Card() as turned):
                rest = list(self.still_to_come)
                rest.remove(turned)
                return replace(
                    self,
                    table=self.table.after(action, turned),
                    draw=Hidden(len(rest)),
                    still_to_come=tuple(rest),
                )
            case Ended(ending):
                return replace(self, ending=ending)
        raise TypeError(f"{shown(event)} is not heard in TEN.")


# The options whose meaning or default has changed with the rules version (T2, T23g)

DECK = DeckOption(
    "deck",
    str,
    default=RECONSTRUCTED.name,
    about="Which cards are in the deck for this number of players.",
    rule="T2",
    choices=tuple(DECKS),
    departures=(FULL.name,),
)
DUPLICATES = Option.switch(
    "solo_duplicates_only_buy",
    "Alone: pay for a purchase only with duplicate number cards.",
    "T23g",
    default=True,
)


class Game(AnyGame):
    slug = "ten"
    title = "TEN"
    seats = range(1, 6)
    rules = 2
    reasons = Reason
    together, hides_hands, whole_turns = False, False, False  # T4: all but the order of the deck is in sight
    options: ClassVar[tuple[Option, ...]] = (
        DECK,
        Option.switch("fiasco", "After a bust, choose: a bust token, or a purchase instead.", "T22"),
        Option(
            "limit",
            int,
            default=LIMITS[0],
            about="Alone: the number that TEN draws up to; the higher, the harder.",
            rule="T23",
            choices=tuple(LIMITS),
        ),
        DUPLICATES,
    )

    def deal(self, seats: int, chance: Chance, *, first: Seat | None = None, **options: Any) -> State:
        deck = options.get("deck")
        if isinstance(deck, PathLike) or (isinstance(deck, str) and deck.endswith(".toml")):
            options["deck"] = read_deck(deck)
        state = super().deal(seats, chance, first=first, **options)
        assert isinstance(state, State)
        return state

    def in_one_go(self, action: Action) -> bool:
        """A price is paid coin by coin (T13)."""
        return action in {PAY_COIN, PAY_BUST} or isinstance(action, Pay)

    def automatic_seats(self, seats: int) -> int:
        """Alone, one plays against TEN itself (T23)."""
        return 1 if seats == 1 else 0

    def settle(self, seats: int, options: Any) -> dict[str, Any]:
        settled = super().settle(seats, options)
        if seats != 1:  # T23
            for option in ("limit", "solo_duplicates_only_buy"):
                if option in options:
                    raise OptionError(f"Option {option} is for one player alone (T23), not for {seats}.")
            settled["limit"] = None
        return settled

    def written(self, options: Options) -> dict[str, Any]:
        """The options as a position gives them: what differs from the defaults, and always the limit of a solo game."""
        changed = self._changed({option.name: getattr(options, option.name) for option in self.options})
        changed.pop("limit", None)
        return {**changed, "limit": options.limit} if options.solo else changed

    def _deal(self, seats: int, chance: Chance, first: Seat | None, options: dict[str, Any]) -> State:
        agreed = Options(**options, rules=self.rules)
        draw = tuple(chance.shuffle(agreed.deck.cards(seats)))
        if first is None:  # T4: by lot, which alone can only fall on you (T23)
            first = chance.below(seats)
        owned = Holding(COINS_AT_FIRST, 0, ())
        return State(Table(agreed, len(draw), (), (), (owned,) * max(seats, 2), first, first), draw)

    def action(self, text: str) -> Action:
        found = ACTIONS.get(text) if isinstance(text, str) else None
        if found is None:
            raise self._not_an_action(
                text,
                "draw, take:numbers, take:coins, bid:5, pass, buy:P5, skip, pay:coin, pay:bust, pay:B3, "
                "and in fiasco take:token, go:buy",
            )
        return found

    def position(self, data: object) -> State:
        table, draw = read_position(data, self)
        return State(table, draw)


class Rules1(Game):
    """Version 1: two coin cards more for two, one more for three, and alone any number card pays for a purchase."""

    rules = 1
    options = (
        replace(DECK, decks=DECKS_OF_RULES_1),
        *Game.options[1:-1],
        replace(DUPLICATES, default=False),
    )


GAME, RULES_1 = Game(), Rules1()
WRITTEN_BY = {game.rules: game for game in (RULES_1, GAME)}  # by version: who knows what its positions leave out
