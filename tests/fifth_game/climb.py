"""Climb, a tiny fifth game: what `docs/adding-a-game.md` asks for, and not a line more.

Two or three players hold three cards of twelve. In turn each lays a card that is higher than the one on top (C1). Who
cannot loses, and the others win (C2); who lays the last card of a hand wins (C3).
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from tenback.core import (
    Action,
    Because,
    Chance,
    Ended,
    Ending,
    Event,
    Hidden,
    NotAnAction,
    PositionError,
    Refusal,
    Refused,
    Seat,
    check_viewer,
    shown,
)
from tenback.core import Game as AnyGame
from tenback.core.hands import at, lost, seen_by, without
from tenback.core.position import Fields, once

CARDS = range(1, 13)
HAND_SIZE = 3
START = 0

Hand = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Lay(Action):
    card: int

    def __str__(self) -> str:
        return f"lay:{self.card}"


@dataclass(frozen=True, slots=True)
class Climbed(Event):
    """A card was laid."""

    seat: Seat
    card: int


class Reason(StrEnum):
    STUCK = "stuck"
    FIRST_OUT = "first-out"


NOT_IN_HAND = Because("C1", "not-in-hand", "You do not hold {card}; lay a card of your hand.")
NOT_HIGHER = Because("C1", "must-climb", "{card} is not higher than {top}; lay a higher card.")
OVER = Because("C2", "over", "The game is over.")


@dataclass(frozen=True, slots=True)
class State:
    top: int
    hands: tuple[Hand, ...]
    on_turn: Seat

    @property
    def ending(self) -> Ending | None:
        for seat, hand in enumerate(self.hands):
            if not hand:
                return Ending(Reason.FIRST_OUT, "C3", winners=(seat,))
        if self.hands[self.on_turn][-1] < self.top:
            others = tuple(seat for seat in range(len(self.hands)) if seat != self.on_turn)
            return Ending(Reason.STUCK, "C2", winners=others)
        return None

    @property
    def turn(self) -> Seat | None:
        return None if self.ending else self.on_turn

    def actions(self) -> tuple[Action, ...]:
        return () if self.ending else higher(self.hands[self.on_turn], self.top)

    def refusal(self, action: Action) -> Refusal | None:
        if not isinstance(action, Lay):
            raise NotAnAction(f"{shown(action)} is no action of Climb.")
        if self.ending:
            return OVER()
        if action.card not in self.hands[self.on_turn]:
            return NOT_IN_HAND(card=action.card)
        return None if action.card > self.top else NOT_HIGHER(card=action.card, top=self.top)

    def play(self, action: Action) -> "State":
        if refusal := self.refusal(action):
            raise Refused(refusal)
        assert isinstance(action, Lay)
        hands = at(self.hands, self.on_turn, without(self.hands[self.on_turn], action.card))
        return State(action.card, hands, (self.on_turn + 1) % len(hands))

    def view(self, seat: Seat | None) -> "View":
        check_viewer(seat, len(self.hands))
        return View(seat, self.top, seen_by(seat, self.hands), self.turn, self.ending)

    def news(self, action: Action, seat: Seat | None, after: "State | None" = None) -> tuple[Event, ...]:
        check_viewer(seat, len(self.hands))
        after = after or self.play(action)
        assert isinstance(action, Lay)
        happened = Climbed(self.on_turn, action.card)
        return (happened, Ended(after.ending)) if after.ending else (happened,)

    def position(self) -> dict[str, Any]:
        hands = [list(hand) for hand in self.hands]
        return {"game": Climb.slug, "options": {}, "top": self.top, "hands": hands, "turn": self.on_turn}


def higher(hand: Hand, top: int) -> tuple[Action, ...]:
    return tuple(Lay(card) for card in hand if card > top)


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    top: int
    hands: tuple[Hand | Hidden, ...]
    turn: Seat | None
    ending: Ending | None

    def actions(self) -> tuple[Action, ...]:
        if self.turn is None or self.turn != self.seat:
            return ()
        hand = self.hands[self.turn]
        assert not isinstance(hand, Hidden)  # a seat sees its own hand
        return higher(hand, self.top)

    def hear(self, event: Event) -> "View":
        match event:
            case Climbed(seat, card):
                hands = at(self.hands, seat, lost(self.hands[seat], card))
                return replace(self, top=card, hands=hands, turn=(seat + 1) % len(hands))
            case Ended(ending):
                return replace(self, turn=None, ending=ending)
        raise TypeError(f"{shown(event)} is not heard in Climb.")


class Climb(AnyGame):
    slug = "climb"
    title = "Climb"
    seats = range(2, 4)
    rules = 1
    reasons = Reason
    together, hides_hands, whole_turns = False, True, False
    options = ()

    def _deal(self, seats: int, chance: Chance, first: Seat | None, options: dict[str, Any]) -> State:  # noqa: ARG002 - it has none
        cards = chance.shuffle(CARDS)
        hands = tuple(tuple(sorted(cards[HAND_SIZE * seat : HAND_SIZE * (seat + 1)])) for seat in range(seats))
        return State(START, hands, first or 0)

    def action(self, text: str) -> Action:
        name, _, card = text.partition(":") if isinstance(text, str) else ("", "", "")
        if name != "lay" or not (card.isascii() and card.isdigit()) or int(card) not in CARDS or card[0] == "0":
            raise self._not_an_action(text, "lay:7, cards from 1 to 12")
        return Lay(int(card))

    def position(self, data: object) -> State:
        fields = Fields(data, ("game", "options", "top", "hands", "turn"))
        fields.text("game", (self.slug,))
        hands = fields.hands("hands", read_card)
        if len(hands) not in self.seats:
            raise PositionError(f"hands must be those of {self._players}, not of {len(hands)}.")
        self.settle(len(hands), fields.raw("options"))
        once(card for hand in hands for card in hand)
        return State(fields.number("top", START, CARDS[-1]), hands, fields.number("turn", 0, len(hands) - 1))


def read_card(card: object, where: str) -> int:
    if type(card) is not int or card not in CARDS:
        raise PositionError(f"{where} must be a card from 1 to 12, not {shown(card)}.")
    return card


GAME = Climb()
