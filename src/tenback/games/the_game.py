"""The Game: one team, four piles, 98 cards. In the order of its rule page."""

from collections.abc import Iterable
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
from tenback.core.hands import Hand, Laid, TurnEnded, at, gained, lost, next_with_cards, own_hand, seen_by, without
from tenback.core.piles import BACKWARDS, falls, rises
from tenback.core.position import Fields, once

__all__ = ["GAME", "Game", "Lay", "Options", "Pile", "Reason", "State", "View"]

# Set-up (G1-G5)

CARDS = range(2, 100)  # G2
EVERY_CARD = frozenset(CARDS)
START_UP, START_DOWN = 1, 100  # G2
HAND_SIZE = {1: 8, 2: 7, 3: 6, 4: 6, 5: 6}  # G3
EXCELLENT = 9  # G13: cards left at most
CARDS_A_TURN, FOR_EXPERTS, ONCE_THE_DRAW_PILE_IS_EMPTY = 2, 3, 1  # G8, G15, G10
FIRE = frozenset({22, 33, 44, 55, 66, 77})  # G17
ENDS_OF_TURN_TO_COVER = 2  # G17: this player's own and the next one's

Piles = tuple[int, int, int, int]
"""What each pile shows (G4)."""


class Pile(IntEnum):
    """A place among the four piles."""

    UP1, UP2, DOWN1, DOWN2 = range(4)

    def __str__(self) -> str:
        return self.name.lower()

    @property
    def rising(self) -> bool:
        return self in (Pile.UP1, Pile.UP2)


Burning = tuple[tuple[Pile, int], ...]
"""The piles that burn, each with the ends of turn left to cover it, the running turn's included (G17)."""


@dataclass(frozen=True, slots=True)
class Options:
    expert: bool = False  # G15
    short_hands: bool = False  # G16
    on_fire: bool = False  # G17

    def hand_size(self, seats: int) -> int:
        return HAND_SIZE[seats] - (1 if self.short_hands else 0)  # G3, G16

    def minimum(self, to_draw: int) -> int:
        """How many cards a turn must lay (G8, G10, G15)."""
        if not to_draw:
            return ONCE_THE_DRAW_PILE_IS_EMPTY
        return FOR_EXPERTS if self.expert else CARDS_A_TURN


# Laying cards (G6, G7)


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay a card of the own hand on a pile."""

    card: int
    pile: Pile
    _text: str = field(init=False, repr=False, compare=False)  # asked for at every move of every table

    def __post_init__(self) -> None:
        object.__setattr__(self, "_text", f"{self.card}>{self.pile}")

    def __str__(self) -> str:
        return self._text


def fits(card: int, pile: Pile, top: int) -> bool:
    """Onwards by any step (G6), or backwards by exactly ten (G7)."""
    return rises(card, top) if pile.rising else falls(card, top)


EVERY_LAY = {(card, pile): Lay(card, pile) for card in CARDS for pile in Pile}
# LAYS[pile][top][card] is the Lay if the card fits there, else None: `fits`, asked once for every question there is.
LAYS: tuple[tuple[tuple[Lay | None, ...], ...], ...] = tuple(
    tuple(
        tuple(EVERY_LAY[card, pile] if card in CARDS and fits(card, pile, top) else None for card in range(START_DOWN))
        for top in range(START_DOWN + 1)
    )
    for pile in Pile
)
ACTIONS: dict[str, Action] = {str(action): action for action in (*EVERY_LAY.values(), END)}


def lays(hand: Hand, piles: Piles) -> list[Lay]:
    """Every card of the hand on every pile where it fits, in the order of the hand."""
    up1, up2, down1, down2 = piles
    on_up1, on_up2, on_down1, on_down2 = LAYS[0][up1], LAYS[1][up2], LAYS[2][down1], LAYS[3][down2]
    found = []
    for card in hand:
        if lay := on_up1[card]:
            found.append(lay)
        if lay := on_up2[card]:
            found.append(lay)
        if lay := on_down1[card]:
            found.append(lay)
        if lay := on_down2[card]:
            found.append(lay)
    return found


def can_lay(count: int, hand: Hand, piles: Piles, found: list[Lay]) -> bool:
    """Whether some sequence of plays, starting with one of those found, lays so many cards (G12)."""
    if count < 2:
        return count < 1 or bool(found)
    if count == 2 and found and found[0].card != found[-1].card:
        return True  # two that fit now: on one pile, whichever goes back goes first (G7), else the nearer one (G6)
    for lay in found:  # a card may open the way for the next
        rest, tops = without(hand, lay.card), with_top(piles, lay.pile, lay.card)
        if can_lay(count - 1, rest, tops, lays(rest, tops)):
            return True
    return False


def with_top(piles: Piles, pile: int, card: int) -> Piles:
    tops = list(piles)
    tops[pile] = card
    return tops[0], tops[1], tops[2], tops[3]


def one_bit_each(cards: Iterable[int]) -> int:
    return sum(1 << card for card in cards)


def scorched(burning: Burning, lay: Lay) -> Burning:
    """What burns after a play: the pile is covered; a fire card on top sets it alight anew (G17)."""
    left = [(pile, ends) for pile, ends in burning if pile is not lay.pile]
    if lay.card in FIRE:
        left.append((lay.pile, ENDS_OF_TURN_TO_COVER))
    return tuple(sorted(left))


def one_end_of_turn_later(burning: Burning) -> Burning:
    return tuple((pile, ends - 1) for pile, ends in burning)


# The turn and the end (G8-G13)


class Reason(StrEnum):
    EVERY_CARD_LAID = "every-card-laid"
    STUCK = "stuck"
    BURNT = "burnt"


NOT_IN_HAND = Because("G8", "not-in-hand", "You do not hold {card}; lay a card of your hand.")
NOT_HIGHER = Because("G6", "not-higher", "{card} does not fit on {pile}, which rises from {top}: lay anything higher.")
NOT_HIGHER_NOR_BACK = Because(
    "G6",
    "not-higher-nor-back",
    "{card} does not fit on {pile}, which rises from {top}: lay anything higher, or exactly {back}.",
)
NOT_LOWER = Because("G6", "not-lower", "{card} does not fit on {pile}, which falls from {top}: lay anything lower.")
NOT_LOWER_NOR_BACK = Because(
    "G6",
    "not-lower-nor-back",
    "{card} does not fit on {pile}, which falls from {top}: lay anything lower, or exactly {back}.",
)
TOO_FEW = Because(
    "G8", "too-few", "A turn lays at least {minimum}, and you have laid {played}: lay another card first."
)
OVER = {
    Reason.EVERY_CARD_LAID: Because("G13", "over-won", "The game is over: every card is laid. Deal again to play on."),
    Reason.STUCK: Because(
        "G12", "over-stuck", "The game is over: the minimum was out of reach. Deal again to play on."
    ),
    Reason.BURNT: Because(
        "G17", "over-burnt", "The game is over: a burning card was not covered. Deal again to play on."
    ),
}


def does_not_fit(lay: Lay, top: int) -> Refusal:
    """The sentence mentions the trick only where a card could do it (G7)."""
    back = top - BACKWARDS if lay.pile.rising else top + BACKWARDS
    facts: dict[str, int | str] = {"card": lay.card, "pile": str(lay.pile), "top": top}
    if back not in CARDS:
        return (NOT_HIGHER if lay.pile.rising else NOT_LOWER)(**facts)
    return (NOT_HIGHER_NOR_BACK if lay.pile.rising else NOT_LOWER_NOR_BACK)(**facts, back=back)


def refused(action: Action, hand: Hand, piles: Piles, played: int, minimum: int) -> Refusal | None:
    """Why a player with that hand may not do this on turn."""
    if type(action) is Lay:
        if action.card not in hand:
            return NOT_IN_HAND(card=action.card)
        if not LAYS[action.pile][piles[action.pile]][action.card]:
            return does_not_fit(action, piles[action.pile])
        return None
    if type(action) is End:
        return TOO_FEW(minimum=minimum, played=played) if played < minimum else None
    raise NotAnAction(f"{shown(action)} is no action of The Game; use game.action(text).")


def choices(found: list[Lay], owed: int) -> tuple[Action, ...]:
    return tuple(found) if owed > 0 else (*found, END)


class Draft:
    """A state that is being written: to write one that is frozen takes four times as long."""

    __slots__ = ("_actions", "_laid", "burning", "draw", "ending", "hands", "on_turn", "options", "piles", "played")
    _actions: tuple[Action, ...]
    _laid: int


@dataclass(frozen=True, init=False)
class State(Draft):
    """All there is. Hands are kept sorted; the draw pile's next card is its first."""

    __slots__ = ()

    options: Options
    piles: Piles
    hands: tuple[Hand, ...]
    draw: Hand
    on_turn: Seat  # who acts, or acted last
    played: int  # cards laid this turn
    burning: Burning
    ending: Ending | None = field(init=False, compare=False, repr=False)

    def __new__(  # noqa: PLR0917 - a state has as many parts as the game has
        cls,
        options: Options,
        piles: Piles,
        hands: tuple[Hand, ...],
        draw: Hand,
        on_turn: Seat,
        played: int,
        burning: Burning,
        laid: int,
    ) -> Self:
        draft: Any = Draft()
        draft.options = options
        draft.piles = piles
        draft.hands = hands
        draft.draw = draw
        draft.on_turn = on_turn
        draft.played = played
        draft.burning = burning
        draft._laid = laid
        draft.ending = None
        found = lays(hands[on_turn], piles)
        owed = options.minimum(len(draw)) - played
        draft._actions = choices(found, owed)
        draft.__class__ = cls
        state: Self = draft
        if ending := state._ending(found, owed):
            object.__setattr__(state, "ending", ending)
            object.__setattr__(state, "_actions", ())
        return state

    def __reduce__(self) -> tuple[type["State"], tuple[Any, ...]]:
        parts = self.options, self.piles, self.hands, self.draw, self.on_turn, self.played, self.burning, self._laid
        return State, parts

    @property
    def turn(self) -> Seat | None:
        return None if self.ending else self.on_turn

    @property
    def left(self) -> int:
        """Cards not laid (G13)."""
        return sum(map(len, self.hands)) + len(self.draw)

    def _ending(self, found: list[Lay], owed: int) -> Ending | None:
        hand = self.hands[self.on_turn]
        if not hand and not self.left:
            return Ending(Reason.EVERY_CARD_LAID, "G13", won=True, left=0)
        if self.burning and any(not ends for _, ends in self.burning):
            return Ending(Reason.BURNT, "G17", won=False, left=self.left)
        if owed > 0 and not can_lay(owed, hand, self.piles, found):
            return Ending(Reason.STUCK, "G12", won=False, left=self.left)
        return None

    def actions(self) -> tuple[Action, ...]:
        return self._actions

    def refusal(self, action: Action) -> Refusal | None:
        if self.ending:
            return OVER[Reason(self.ending.reason)]()
        minimum = self.options.minimum(len(self.draw))
        return refused(action, self.hands[self.on_turn], self.piles, self.played, minimum)

    def play(self, action: Action) -> "State":
        for legal in self._actions:
            if legal is action:
                break
        else:  # refused, or equal to a legal one and made anew
            if refusal := self.refusal(action):
                raise Refused(refusal)
        return self._lay(action) if type(action) is Lay else self._end_turn()

    def _lay(self, lay: Lay) -> "State":
        on_turn, pile, card = self.on_turn, lay.pile, lay.card
        hands, tops = list(self.hands), list(self.piles)
        hand = list(hands[on_turn])
        hand.remove(card)
        hands[on_turn] = tuple(hand)
        tops[pile] = card
        return State(
            self.options,
            (tops[0], tops[1], tops[2], tops[3]),
            tuple(hands),
            self.draw,
            on_turn,
            self.played + 1,
            scorched(self.burning, lay) if self.options.on_fire else (),
            self._laid | 1 << card,
        )

    def _end_turn(self) -> "State":
        """Draw back up (G9); the next player who holds a card acts (G10, G11)."""
        drawn = self._drawn()
        hands = at(self.hands, self.on_turn, tuple(sorted(self.hands[self.on_turn] + drawn)))
        return State(
            self.options,
            self.piles,
            hands,
            self.draw[len(drawn) :],
            next_with_cards(hands, self.on_turn),
            0,
            one_end_of_turn_later(self.burning) if self.burning else (),
            self._laid,
        )

    def _drawn(self) -> Hand:
        missing = self.options.hand_size(len(self.hands)) - len(self.hands[self.on_turn])
        return self.draw[:missing] if missing > 0 else ()

    # What leaves the table (G4)

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
            burning=self.burning,
            laid_bits=self._laid,
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
        data: dict[str, Any] = {
            "game": Game.slug,
            "options": GAME._changed(asdict(self.options)),
            "piles": {str(pile): top for pile, top in zip(Pile, self.piles, strict=True)},
            "hands": [list(hand) for hand in self.hands],
            "draw": list(self.draw),
            "turn": self.on_turn,
            "played": self.played,
        }
        if self.options.on_fire:
            data["burning"] = {str(pile): ends for pile, ends in self.burning}
        return data


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or a spectator, may know.

    `laid` is what lies in the piles: public, but a player may only remember it (G4), so a table shows it to
    people only where its card tracker is on.
    """

    seat: Seat | None
    options: Options
    piles: Piles
    hands: tuple[Hand | Hidden, ...]
    draw: Hidden
    turn: Seat | None
    played: int
    burning: Burning
    laid_bits: int  # a bit for each card; few ask for the cards, and views are made at every move of every table
    ending: Ending | None

    @property
    def laid(self) -> tuple[int, ...]:
        return tuple(card for card in CARDS if self.laid_bits >> card & 1)

    def actions(self) -> tuple[Action, ...]:
        if self.turn is None or self.turn != self.seat:
            return ()
        return choices(lays(self.own, self.piles), self.options.minimum(len(self.draw)) - self.played)

    # A turn being planned: what its player can know of it

    @property
    def own(self) -> Hand:
        return own_hand(self.seat, self.hands)

    @property
    def owes(self) -> int:
        """Cards that the turn must still lay before it may end (G8, G10, G15)."""
        return max(self.options.minimum(len(self.draw)) - self.played, 0)

    @property
    def draws_now(self) -> int:
        """Cards that are drawn if the turn ends now (G9)."""
        return min(len(self.draw), max(self.options.hand_size(len(self.hands)) - len(self.own), 0))

    def ends_with_turn(self) -> Ending | None:
        """How the game is over if the turn ends now, as far as its player can know: a fire is not covered (G17), or
        nobody else holds a card, none is drawn, and none of the own fits (G12).
        """
        left = sum(map(len, self.hands)) + len(self.draw)
        if any(ends == 1 for _, ends in self.burning):
            return Ending(Reason.BURNT, "G17", won=False, left=left)
        if left == len(self.own) and not lays(self.own, self.piles):
            return Ending(Reason.STUCK, "G12", won=False, left=left)
        return None

    def ahead(self) -> "View":
        """As if it were the seat's own turn now."""
        return self if self.turn == self.seat else replace(self, turn=self.seat, played=0)

    def refusal(self, action: Action) -> Refusal | None:
        return refused(action, self.own, self.piles, self.played, self.options.minimum(len(self.draw)))

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
                    burning=scorched(self.burning, Lay(card, Pile(pile))) if self.options.on_fire else (),
                    laid_bits=self.laid_bits | 1 << card,
                )
            case TurnEnded(seat, drawn, following):
                return replace(
                    self,
                    hands=at(self.hands, seat, gained(self.hands[seat], drawn)),
                    draw=Hidden(len(self.draw) - len(drawn)),
                    turn=following,
                    played=0,
                    burning=one_end_of_turn_later(self.burning),
                )
            case Ended(ending):
                return replace(self, turn=None, ending=ending)
        raise TypeError(f"{shown(event)} is not heard in The Game.")


class Game(AnyGame):
    slug = "the-game"
    title = "The Game"
    seats = range(1, 6)  # G1
    rules = 1
    reasons = Reason
    together, hides_hands, whole_turns = True, True, True  # G1, G4, G8
    starter_agreed, from_memory = "G5", "G4"
    to_lay = len(CARDS)
    options = (
        Option.switch("expert", "Lay at least three cards a turn instead of two.", "G15"),
        Option.switch("short_hands", "Everybody holds one card fewer.", "G16"),
        Option.switch(
            "on_fire",
            "22, 33, 44, 55, 66 and 77 burn: cover them by the end of the next turn.",
            "G17",
            unofficial=True,
        ),
    )

    def _deal(self, seats: int, chance: Chance, first: Seat | None, options: dict[str, Any]) -> State:
        agreed = Options(**options)
        size = agreed.hand_size(seats)
        cards = chance.shuffle(CARDS)
        return State(
            agreed,
            (START_UP, START_UP, START_DOWN, START_DOWN),
            tuple(tuple(sorted(cards[size * seat : size * (seat + 1)])) for seat in range(seats)),
            tuple(cards[size * seats :]),
            first or 0,  # G5: the table names the starter; without it, seat 0
            0,
            (),
            0,
        )

    def action(self, text: str) -> Action:
        found = ACTIONS.get(text) if isinstance(text, str) else None
        if found is None:
            raise self._not_an_action(text, "37>up1, 37>up2, 37>down1, 37>down2 or end, cards 2 to 99")
        return found

    def position(self, data: object) -> State:
        fields = Fields(
            data,
            ("game", "options", "piles", "hands", "draw", "turn", "played"),
            optional=("burning",),
        )
        fields.text("game", (self.slug,))
        hands = fields.hands("hands", read_card)
        if len(hands) not in self.seats:
            raise PositionError(f"hands must be those of {self._players}, not of {len(hands)}.")
        options = Options(**self.settle(len(hands), fields.raw("options")))
        draw = fields.listed("draw", read_card)
        once((*(card for hand in hands for card in hand), *draw))
        shown = Fields(fields.raw("piles"), map(str, Pile), where="piles")
        tops = [
            shown.number(
                str(pile),
                START_UP if pile.rising else CARDS[0],
                CARDS[-1] if pile.rising else START_DOWN,
            )
            for pile in Pile
        ]
        state = State(
            options,
            (tops[0], tops[1], tops[2], tops[3]),
            hands,
            draw,
            fields.number("turn", 0, len(hands) - 1),
            fields.number("played", 0, len(CARDS)),
            read_burning(fields, options, tops),
            one_bit_each(EVERY_CARD.difference(draw, *hands)),
        )
        if not state.played and not hands[state.on_turn] and state.left:
            raise PositionError(f"turn is {state.on_turn}, who holds no card and would be skipped (G11).")
        return state


def read_card(card: object, where: str) -> int:
    if type(card) is not int or card not in CARDS:
        raise PositionError(f"{where} must be a card from 2 to 99, not {shown(card)}.")
    return card


def read_burning(fields: Fields, options: Options, tops: Iterable[int]) -> Burning:
    """The burning piles: exactly those that show a fire card, if the game is on fire (G17)."""
    if not options.on_fire:
        if "burning" in fields:
            raise PositionError("burning goes with the option on_fire only.")
        return ()
    alight = [pile for pile, top in zip(Pile, tops, strict=True) if top in FIRE]
    if "burning" not in fields:
        raise PositionError("The position has no 'burning'; with on_fire it needs one.")
    burning = Fields(fields.raw("burning"), map(str, alight), where="burning")
    return tuple((pile, burning.number(str(pile), 0, ENDS_OF_TURN_TO_COVER)) for pile in alight)


GAME = Game()
