"""The Game: Quick & Easy: one team, two piles, 50 cards in five colours. In the order of its rule page."""

from dataclasses import asdict, dataclass, field, replace
from enum import IntEnum, StrEnum
from typing import Any, Self

from tenback.core import (
    END,
    Action,
    Because,
    Chance,
    End,
    Ended,
    Ending,
    Event,
    Hidden,
    NotAnAction,
    Option,
    PositionError,
    Refusal,
    Refused,
    Seat,
    check_viewer,
    shown,
)
from tenback.core import Game as AnyGame
from tenback.core.hands import Laid, TurnEnded, at, gained, lost, next_with_cards, own_hand, seen_by, without
from tenback.core.position import Fields, once

__all__ = ["CARDS", "COLOURS", "GAME", "Card", "Game", "Lay", "Options", "Pile", "Reason", "State", "View"]

# Set-up (Q1-Q3)

COLOURS = "RBGYP"  # Q2: red, blue, green, yellow, purple
NUMBERS = 10  # Q2: 1 to 10 in each colour
HAND_SIZE = 2  # Q3
AT_LEAST, AT_MOST, FOR_PROS = 1, 2, 1  # Q4, Q11


class Card(int):
    """A card is its place among the 50, colour by colour and low to high; it prints as `R7`."""

    __slots__ = ()

    @property
    def colour(self) -> str:
        return COLOURS[self // NUMBERS]

    @property
    def number(self) -> int:
        return self % NUMBERS + 1

    def __str__(self) -> str:
        return f"{self.colour}{self.number}"

    __repr__ = __str__


CARDS = tuple(map(Card, range(len(COLOURS) * NUMBERS)))  # Q2
EVERY_CARD = frozenset(CARDS)
CALLED = {str(card): card for card in CARDS}
START = len(CARDS)  # Q2: a start card, which has neither number nor colour, where an int must stand for it

Hand = tuple[Card, ...]
"""Cards, sorted."""

Piles = tuple[Card | None, Card | None]
"""What each pile shows; None: only its start card lies there (Q2)."""


class Pile(IntEnum):
    """A place among the two piles."""

    UP, DOWN = range(2)

    def __str__(self) -> str:
        return self.name.lower()


@dataclass(frozen=True, slots=True)
class Options:
    pro: bool = False  # Q11

    @property
    def at_most(self) -> int:
        """How many cards a turn may lay (Q4, Q11)."""
        return FOR_PROS if self.pro else AT_MOST


# Laying cards (Q5-Q7)


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay a card of the own hand on a pile."""

    card: Card
    pile: Pile
    _text: str = field(init=False, repr=False, compare=False)  # asked for at every move of every table

    def __post_init__(self) -> None:
        object.__setattr__(self, "_text", f"{self.card}>{self.pile}")

    def __str__(self) -> str:
        return self._text


def fits(card: int, pile: int, top: int) -> bool:
    """Anything on a start card (Q7), the same colour on any number (Q6), else onwards by any step (Q5)."""
    if top == START or card // NUMBERS == top // NUMBERS:
        return True
    if pile == Pile.UP:
        return card % NUMBERS > top % NUMBERS
    return card % NUMBERS < top % NUMBERS


EVERY_LAY = {(card, pile): Lay(card, pile) for card in CARDS for pile in Pile}
# LAYS[pile][top][card] is the Lay if the card fits there, else None: `fits`, asked once for every question there is.
LAYS: tuple[dict[Card | None, tuple[Lay | None, ...]], ...] = tuple(
    {
        top: tuple(EVERY_LAY[card, pile] if fits(card, pile, START if top is None else top) else None for card in CARDS)
        for top in (None, *CARDS)
    }
    for pile in Pile
)
ACTIONS: dict[str, Action] = {str(action): action for action in (*EVERY_LAY.values(), END)}


def lays(hand: Hand, piles: Piles) -> list[Lay]:
    """Every card of the hand on every pile where it fits, in the order of the hand."""
    up, down = piles
    on_up, on_down = LAYS[0][up], LAYS[1][down]
    found = []
    for card in hand:
        if lay := on_up[card]:
            found.append(lay)
        if lay := on_down[card]:
            found.append(lay)
    return found


def with_top(piles: Piles, pile: int, card: Card) -> Piles:
    up, down = piles
    return (up, card) if pile else (card, down)  # the rising pile is 0


# The turn and the end (Q4, Q8, Q9)


class Reason(StrEnum):
    EVERY_CARD_LAID = "every-card-laid"
    STUCK = "stuck"


NOT_IN_HAND = Because("Q4", "not-in-hand", "You do not hold {card}; lay a card of your hand.")
NOT_HIGHER_NOR_SAME_COLOUR = Because(
    "Q5",
    "not-higher-nor-same-colour",
    "{card} does not fit on {pile}, which rises from {top}: lay a higher number, or any card of the same colour.",
)
NOT_LOWER_NOR_SAME_COLOUR = Because(
    "Q5",
    "not-lower-nor-same-colour",
    "{card} does not fit on {pile}, which falls from {top}: lay a lower number, or any card of the same colour.",
)
NONE_LAID = Because("Q4", "none-laid", "A turn lays at least one card, and you have laid none: lay a card first.")
TWO_LAID = Because("Q4", "two-laid", "A turn lays one card or two, and you have laid two: end your turn.")
ONE_LAID = Because("Q11", "one-laid", "A turn of pros lays exactly one card, and you have laid it: end your turn.")
OVER = {
    Reason.EVERY_CARD_LAID: Because("Q9", "over-won", "The game is over: every card is laid. Deal again to play on."),
    Reason.STUCK: Because("Q9", "over-stuck", "The game is over: no card could be laid. Deal again to play on."),
}


def refused(action: Action, hand: Hand, piles: Piles, played: int, options: Options) -> Refusal | None:
    """Why a player with that hand may not do this on turn."""
    if type(action) is Lay:
        if played >= options.at_most:
            return ONE_LAID() if options.pro else TWO_LAID()
        if action.card not in hand:
            return NOT_IN_HAND(card=str(action.card))
        top = piles[action.pile]
        if not LAYS[action.pile][top][action.card]:
            because = NOT_HIGHER_NOR_SAME_COLOUR if action.pile == Pile.UP else NOT_LOWER_NOR_SAME_COLOUR
            return because(card=str(action.card), pile=str(action.pile), top=str(top))
        return None
    if type(action) is End:
        return NONE_LAID() if played < AT_LEAST else None
    raise NotAnAction(f"{shown(action)} is no action of Quick & Easy; use game.action(text).")


def choices(found: list[Lay], played: int, at_most: int) -> tuple[Action, ...]:
    if played < AT_LEAST:
        return tuple(found)
    return (*found, END) if played < at_most else (END,)


class Draft:
    """A state that is being written: to write one that is frozen takes four times as long."""

    __slots__ = ("_actions", "draw", "ending", "hands", "on_turn", "options", "piles", "played")
    _actions: tuple[Action, ...]


@dataclass(frozen=True, init=False)
class State(Draft):
    """All there is. Hands are kept sorted; the draw pile's next card is its first."""

    __slots__ = ()
    options: Options
    piles: Piles
    hands: tuple[Hand, ...]
    draw: tuple[Card, ...]
    on_turn: Seat  # who acts, or acted last
    played: int  # cards laid this turn
    ending: Ending | None = field(init=False, compare=False, repr=False)

    def __new__(  # noqa: PLR0917 - a state has as many parts as the game has
        cls,
        options: Options,
        piles: Piles,
        hands: tuple[Hand, ...],
        draw: tuple[Card, ...],
        on_turn: Seat,
        played: int,
    ) -> Self:
        draft: Any = Draft()
        draft.options = options
        draft.piles = piles
        draft.hands = hands
        draft.draw = draw
        draft.on_turn = on_turn
        draft.played = played
        draft.ending = None
        found = lays(hands[on_turn], piles)
        draft._actions = choices(found, played, options.at_most)
        draft.__class__ = cls
        state: Self = draft
        if ending := state._ending(found):
            object.__setattr__(state, "ending", ending)
            object.__setattr__(state, "_actions", ())
        return state

    def __reduce__(self) -> tuple[type["State"], tuple[Any, ...]]:
        return State, (self.options, self.piles, self.hands, self.draw, self.on_turn, self.played)

    @property
    def turn(self) -> Seat | None:
        return None if self.ending else self.on_turn

    @property
    def left(self) -> int:
        """Cards not laid (Q9)."""
        return sum(map(len, self.hands)) + len(self.draw)

    def _ending(self, found: list[Lay]) -> Ending | None:
        if not self.hands[self.on_turn] and not self.left:
            return Ending(Reason.EVERY_CARD_LAID, "Q9", won=True, left=0)
        # One card is the minimum with an empty draw pile too (Q4, Q8), so that only the first of a turn can be lacking.
        if not found and self.played < AT_LEAST:
            return Ending(Reason.STUCK, "Q9", won=False, left=self.left)
        return None

    def actions(self) -> tuple[Action, ...]:
        return self._actions

    def refusal(self, action: Action) -> Refusal | None:
        if self.ending:
            return OVER[Reason(self.ending.reason)]()
        return refused(action, self.hands[self.on_turn], self.piles, self.played, self.options)

    def play(self, action: Action) -> "State":
        for legal in self._actions:
            if legal is action:
                break
        else:  # refused, or equal to a legal one and made anew
            if refusal := self.refusal(action):
                raise Refused(refusal)
        return self._lay(action) if type(action) is Lay else self._end_turn()

    def _lay(self, lay: Lay) -> "State":
        return State(
            self.options,
            with_top(self.piles, lay.pile, lay.card),
            at(self.hands, self.on_turn, without(self.hands[self.on_turn], lay.card)),
            self.draw,
            self.on_turn,
            self.played + 1,
        )

    def _end_turn(self) -> "State":
        """Draw back up (Q4), if there is something to draw; the next player who holds a card acts (Q3, Q8)."""
        drawn = self._drawn()
        hands = at(self.hands, self.on_turn, tuple(sorted(self.hands[self.on_turn] + drawn)))
        return State(
            self.options,
            self.piles,
            hands,
            self.draw[len(drawn) :],
            next_with_cards(hands, self.on_turn),
            0,
        )

    def _drawn(self) -> tuple[Card, ...]:
        return self.draw[: max(HAND_SIZE - len(self.hands[self.on_turn]), 0)]

    # What leaves the table

    def view(self, seat: Seat | None) -> "View":
        check_viewer(seat, len(self.hands))
        return View(
            seat=seat,
            options=self.options,
            piles=self.piles,
            hands=seen_by(seat, self.hands),
            draw=Hidden(len(self.draw)),
            turn=self.turn,
            played=self.played,
            laid=tuple(sorted(EVERY_CARD.difference(self.draw, *self.hands))),
            ending=self.ending,
        )

    def news(self, action: Action, seat: Seat | None, after: "State | None" = None) -> tuple[Event, ...]:
        check_viewer(seat, len(self.hands))
        after = after or self.play(action)
        happened: Event
        if isinstance(action, Lay):
            happened = Laid(self.on_turn, action.card, action.pile)
        else:
            drawn = self._drawn()
            happened = TurnEnded(self.on_turn, drawn if seat == self.on_turn else Hidden(len(drawn)), after.on_turn)
        return (happened, Ended(after.ending)) if after.ending else (happened,)

    def position(self) -> dict[str, Any]:
        return {
            "game": Game.slug,
            "options": GAME._changed(asdict(self.options)),
            "piles": {str(pile): None if top is None else str(top) for pile, top in zip(Pile, self.piles, strict=True)},
            "hands": [list(map(str, hand)) for hand in self.hands],
            "draw": list(map(str, self.draw)),
            "turn": self.on_turn,
            "played": self.played,
        }


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or a spectator, may know.

    `laid` is what lies in the piles: public, but only the top card is in sight and a player may only remember the
    others, so a table shows it to people only where its card tracker is on.
    """

    seat: Seat | None
    options: Options
    piles: Piles
    hands: tuple[Hand | Hidden, ...]
    draw: Hidden
    turn: Seat | None
    played: int
    laid: tuple[Card, ...]
    ending: Ending | None

    def actions(self) -> tuple[Action, ...]:
        if self.turn is None or self.turn != self.seat:
            return ()
        return choices(lays(self.own, self.piles), self.played, self.options.at_most)

    # A turn being planned: what its player can know of it

    @property
    def own(self) -> Hand:
        return own_hand(self.seat, self.hands)

    @property
    def owes(self) -> int:
        """Cards that the turn must still lay before it may end (Q4, Q8)."""
        return max(AT_LEAST - self.played, 0)

    @property
    def may_lay(self) -> int:
        """Cards that the turn may still lay (Q4, Q11)."""
        return max(self.options.at_most - self.played, 0)

    @property
    def draws_now(self) -> int:
        """Cards that are drawn if the turn ends now (Q4)."""
        return min(len(self.draw), max(HAND_SIZE - len(self.own), 0))

    def ends_with_turn(self) -> Ending | None:
        """How the game is over if the turn ends now, as far as its player can know: nobody else holds a card, none is
        drawn, and none of the own fits (Q9).
        """
        left = sum(map(len, self.hands)) + len(self.draw)
        if left == len(self.own) and not lays(self.own, self.piles):
            return Ending(Reason.STUCK, "Q9", won=False, left=left)
        return None

    def ahead(self) -> "View":
        """As if it were the seat's own turn now."""
        return self if self.turn == self.seat else replace(self, turn=self.seat, played=0)

    def refusal(self, action: Action) -> Refusal | None:
        return refused(action, self.own, self.piles, self.played, self.options)

    def laying(self, action: Action) -> "View":
        """After a lay of one's own."""
        assert isinstance(action, Lay)
        assert self.seat is not None
        return self.hear(Laid(self.seat, action.card, action.pile))

    def hear(self, event: Event) -> "View":
        match event:
            case Laid(seat, card, pile):
                return replace(
                    self,
                    piles=with_top(self.piles, pile, card),
                    hands=at(self.hands, seat, lost(self.hands[seat], card)),
                    played=self.played + 1,
                    laid=tuple(sorted((*self.laid, card))),
                )
            case TurnEnded(seat, drawn, following):
                return replace(
                    self,
                    hands=at(self.hands, seat, gained(self.hands[seat], drawn)),
                    draw=Hidden(len(self.draw) - len(drawn)),
                    turn=following,
                    played=0,
                )
            case Ended(ending):
                return replace(self, turn=None, ending=ending)
        raise TypeError(f"{shown(event)} is not heard in Quick & Easy.")


class Game(AnyGame):
    slug = "quick-and-easy"
    title = "The Game: Quick & Easy"
    seats = range(2, 6)  # Q1
    rules = 1
    reasons = Reason
    together, hides_hands, whole_turns = True, True, True  # Q1, Q4
    starter_agreed = "Q3"
    to_lay = len(CARDS)
    options = (
        Option.switch(
            "pro", "Lay exactly one card a turn, and talk of colours and piles only, never of how high.", "Q11"
        ),
    )

    def _deal(self, seats: int, chance: Chance, first: Seat | None, options: dict[str, Any]) -> State:
        cards = chance.shuffle(CARDS)
        return State(
            Options(**options),
            (None, None),
            tuple(tuple(sorted(cards[HAND_SIZE * seat : HAND_SIZE * (seat + 1)])) for seat in range(seats)),
            tuple(cards[HAND_SIZE * seats :]),
            first or 0,  # Q3: the team agrees; where it names nobody, seat 0
            0,
        )

    def action(self, text: str) -> Action:
        found = ACTIONS.get(text) if isinstance(text, str) else None
        if found is None:
            raise self._not_an_action(text, "R7>up, R7>down or end, colours R B G Y P, numbers 1 to 10")
        return found

    def position(self, data: object) -> State:
        fields = Fields(data, ("game", "options", "piles", "hands", "draw", "turn", "played"))
        fields.text("game", (self.slug,))
        hands = fields.hands("hands", read_card)
        if len(hands) not in self.seats:
            raise PositionError(f"hands must be those of {self._players}, not of {len(hands)}.")
        options = Options(**self.settle(len(hands), fields.raw("options")))
        draw = fields.listed("draw", read_card)
        once((*(card for hand in hands for card in hand), *draw))
        shown = Fields(fields.raw("piles"), map(str, Pile), where="piles")
        state = State(
            options,
            (read_top(shown, Pile.UP), read_top(shown, Pile.DOWN)),
            hands,
            draw,
            fields.number("turn", 0, len(hands) - 1),
            fields.number("played", 0, options.at_most),
        )
        if not state.played and not hands[state.on_turn] and state.left:
            raise PositionError(f"turn is {state.on_turn}, who holds no card and would be skipped (Q8).")
        return state


def read_card(card: object, where: str) -> Card:
    if not isinstance(card, str) or card not in CALLED:
        raise PositionError(f"{where} must be a card from R1 to P10, colours R B G Y P, not {shown(card)}.")
    return CALLED[card]


def read_top(shown: Fields, pile: Pile) -> Card | None:
    top = shown.raw(str(pile))
    return None if top is None else read_card(top, f"{pile} of piles, where a card lies,")


GAME = Game()
