"""The Game: Face to Face: a duel, two piles and 58 cards each. In the order of its rule page."""

from collections.abc import Sized
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
from tenback.core.hands import Hand, Laid, TurnEnded, at, gained, lost, own_hand, seen_by, without
from tenback.core.piles import BACKWARDS, falls, rises
from tenback.core.position import Fields, once

__all__ = ["GAME", "Game", "Lay", "Options", "Pile", "Reason", "State", "View"]

# Set-up (F1, F2)

CARDS = range(2, 60)  # F1: each player's own
EVERY_CARD = frozenset(CARDS)
START_UP, START_DOWN = 1, 60  # F1
HAND_SIZE = 6  # F2, F7
CARDS_A_TURN, A_SINGLE_LAST_CARD = 2, 1  # F3, F10
DRAWN_WITHOUT_A_GIFT = 2  # F7
LOSES, WINS = "loses", "wins"  # F10

Piles = tuple[tuple[int, int], tuple[int, int]]
"""What the piles show, by seat: `up` and `down` (F1)."""

Tops = tuple[int, int, int, int]
"""The same as the player on turn sees them: by `Pile`."""


class Pile(IntEnum):
    """A place to lay a card, named by the player who lays it."""

    UP, DOWN, THEIR_UP, THEIR_DOWN = range(4)

    def __str__(self) -> str:
        return self.name.lower().replace("_", "-")

    @property
    def rising(self) -> bool:
        return self in (Pile.UP, Pile.THEIR_UP)

    @property
    def theirs(self) -> bool:
        """Whether a card laid here is a gift."""
        return self not in AT_HOME


AT_HOME = (Pile.UP, Pile.DOWN)


@dataclass(frozen=True, slots=True)
class Options:
    last_card: str = LOSES  # F10


# Laying cards, at home (F4) and as a gift (F5, F6)


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay a card of the own hand on an own pile, or give it to the opponent."""

    card: int
    pile: Pile
    _text: str = field(init=False, repr=False, compare=False)  # asked for at every move of every table

    def __post_init__(self) -> None:
        object.__setattr__(self, "_text", f"{self.card}>{self.pile}")

    def __str__(self) -> str:
        return self._text


def fits(card: int, pile: int, top: int) -> bool:
    """At home as in The Game (F4); a gift must better the opponent's pile, by any amount (F6)."""
    if pile == Pile.UP:
        return rises(card, top)
    if pile == Pile.DOWN:
        return falls(card, top)
    return card < top if pile == Pile.THEIR_UP else card > top


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


def tops_for(seat: Seat, piles: Piles) -> Tops:
    return piles[seat] + piles[1 - seat]


def lays(hand: Hand, tops: Tops, *, gave: bool) -> list[Lay]:
    """Every card of the hand on every pile where it fits, in the order of the hand; one gift a turn (F5)."""
    up, down, their_up, their_down = tops
    on_up, on_down, on_their_up, on_their_down = LAYS[0][up], LAYS[1][down], LAYS[2][their_up], LAYS[3][their_down]
    found = []
    for card in hand:
        if lay := on_up[card]:
            found.append(lay)
        if lay := on_down[card]:
            found.append(lay)
        if gave:
            continue
        if lay := on_their_up[card]:
            found.append(lay)
        if lay := on_their_down[card]:
            found.append(lay)
    return found


def can_lay(count: int, hand: Hand, tops: Tops, found: list[Lay], *, gave: bool) -> bool:
    """Whether some sequence, starting with one of those found, lays so many cards with one gift at most (F9)."""
    if count < 2:
        return count < 1 or bool(found)
    for lay in found:
        rest, then = without(hand, lay.card), with_top(tops, lay.pile, lay.card)
        gives = gave or lay.pile.theirs
        if can_lay(count - 1, rest, then, lays(rest, then, gave=gives), gave=gives):
            return True
    return False


def with_top(tops: Tops, pile: int, card: int) -> Tops:
    shown = list(tops)
    shown[pile] = card
    return shown[0], shown[1], shown[2], shown[3]


def laid_by(seat: Seat, piles: Piles, pile: int, card: int) -> Piles:
    """The piles after the seat has laid a card."""
    tops = with_top(tops_for(seat, piles), pile, card)
    own, opponents = tops[:2], tops[2:]
    return (opponents, own) if seat else (own, opponents)


# The turn and the end (F3, F7-F10)


class Reason(StrEnum):
    ALL_LAID = "all-laid"
    STUCK = "stuck"
    SINGLE_CARD = "single-card"


NOT_IN_HAND = Because("F3", "not-in-hand", "You do not hold {card}; lay a card of your hand.")
NOT_HIGHER = Because("F4", "not-higher", "{card} does not fit on {pile}, which rises from {top}: lay anything higher.")
NOT_HIGHER_NOR_BACK = Because(
    "F4",
    "not-higher-nor-back",
    "{card} does not fit on {pile}, which rises from {top}: lay anything higher, or exactly {back}.",
)
NOT_LOWER = Because("F4", "not-lower", "{card} does not fit on {pile}, which falls from {top}: lay anything lower.")
NOT_LOWER_NOR_BACK = Because(
    "F4",
    "not-lower-nor-back",
    "{card} does not fit on {pile}, which falls from {top}: lay anything lower, or exactly {back}.",
)
SECOND_GIFT = Because("F5", "second-gift", "One gift a turn, and you have given yours: lay {card} on an own pile.")
GIFT_NOT_LOWER = Because(
    "F6", "gift-not-lower", "{card} does not better {pile}, which rises from {top}: give anything lower."
)
GIFT_NOT_HIGHER = Because(
    "F6", "gift-not-higher", "{card} does not better {pile}, which falls from {top}: give anything higher."
)
NOTHING_BETTERS = Because(
    "F6", "nothing-betters", "No card betters {pile}, which shows {top}: lay {card} on an own pile."
)
TOO_FEW = Because(
    "F3", "too-few", "A turn lays at least {minimum}, and you have laid {played}: lay another card first."
)
OVER = {
    Reason.ALL_LAID: Because(
        "F8", "over-all-laid", "The game is over: a player has laid all cards. Deal again to play on."
    ),
    Reason.STUCK: Because("F9", "over-stuck", "The game is over: the minimum was out of reach. Deal again to play on."),
    Reason.SINGLE_CARD: Because(
        "F10", "over-single-card", "The game is over: a single last card loses. Deal again to play on."
    ),
}


def does_not_fit(lay: Lay, top: int) -> Refusal:
    """The sentence mentions a trick (F4), or a card that betters (F6), only where there is one."""
    facts: dict[str, int | str] = {"card": lay.card, "pile": str(lay.pile), "top": top}
    if lay.pile.theirs:
        if not any(LAYS[lay.pile][top]):
            return NOTHING_BETTERS(**facts)
        return (GIFT_NOT_LOWER if lay.pile.rising else GIFT_NOT_HIGHER)(**facts)
    back = top - BACKWARDS if lay.pile.rising else top + BACKWARDS
    if back not in CARDS:
        return (NOT_HIGHER if lay.pile.rising else NOT_LOWER)(**facts)
    return (NOT_HIGHER_NOR_BACK if lay.pile.rising else NOT_LOWER_NOR_BACK)(**facts, back=back)


def refused(action: Action, hand: Hand, tops: Tops, played: int, minimum: int, *, gave: bool) -> Refusal | None:
    """Why a player with that hand may not do this on turn."""
    if type(action) is Lay:
        if action.card not in hand:
            return NOT_IN_HAND(card=action.card)
        if gave and action.pile.theirs:
            return SECOND_GIFT(card=action.card)
        if not LAYS[action.pile][tops[action.pile]][action.card]:
            return does_not_fit(action, tops[action.pile])
        return None
    if type(action) is End:
        return TOO_FEW(minimum=minimum, played=played) if played < CARDS_A_TURN else None
    raise NotAnAction(f"{shown(action)} is no action of Face to Face; use game.action(text).")


def to_lay(played: int, hand: Hand, to_draw: int) -> int:
    """How many cards a turn must lay: two for the whole game (F3), but for a single last one (F10)."""
    return A_SINGLE_LAST_CARD if is_single_card(played, hand, to_draw) else CARDS_A_TURN


def is_single_card(played: int, hand: Sized, to_draw: int) -> bool:
    """Whether the turn starts with one single card and an empty draw pile (F10)."""
    return not played and len(hand) == 1 and not to_draw


def drawn_after(hand: Sized, to_draw: int, *, gave: bool) -> int:
    """Two cards, or after a gift back up to six; the hand never exceeds six (F7)."""
    room = max(HAND_SIZE - len(hand), 0)
    return min(to_draw, room if gave else min(room, DRAWN_WITHOUT_A_GIFT))


def choices(found: list[Lay], played: int) -> tuple[Action, ...]:
    # Laying a single last card ends the game, so that no turn ends with one (F10).
    return (*found, END) if played >= CARDS_A_TURN else tuple(found)


class Draft:
    """A state that is being written: to write one that is frozen takes four times as long."""

    __slots__ = ("_actions", "draws", "ending", "gave", "hands", "on_turn", "options", "piles", "played")
    _actions: tuple[Action, ...]


@dataclass(frozen=True, init=False)
class State(Draft):
    """All there is. Hands are kept sorted; a draw pile's next card is its first."""

    __slots__ = ()
    options: Options
    piles: Piles
    hands: tuple[Hand, ...]
    draws: tuple[tuple[int, ...], ...]
    on_turn: Seat  # who acts, or acted last
    played: int  # cards laid this turn, a gift included
    gave: bool  # whether one of them was a gift
    ending: Ending | None = field(init=False, compare=False, repr=False)

    def __new__(  # noqa: PLR0917 - a state has as many parts as the game has
        cls,
        options: Options,
        piles: Piles,
        hands: tuple[Hand, ...],
        draws: tuple[tuple[int, ...], ...],
        on_turn: Seat,
        played: int,
        gave: bool,  # noqa: FBT001 - a part like the others
    ) -> Self:
        draft: Any = Draft()
        draft.options = options
        draft.piles = piles
        draft.hands = hands
        draft.draws = draws
        draft.on_turn = on_turn
        draft.played = played
        draft.gave = gave
        draft.ending = None
        tops = tops_for(on_turn, piles)
        found = lays(hands[on_turn], tops, gave=gave)
        draft._actions = choices(found, played)
        draft.__class__ = cls
        state: Self = draft
        if ending := state._ending(found, tops):
            object.__setattr__(state, "ending", ending)
            object.__setattr__(state, "_actions", ())
        return state

    def __reduce__(self) -> tuple[type["State"], tuple[Any, ...]]:
        parts = (self.options, self.piles, self.hands, self.draws, self.on_turn, self.played, self.gave)
        return State, parts

    @property
    def turn(self) -> Seat | None:
        return None if self.ending else self.on_turn

    @property
    def minimum(self) -> int:
        """How many cards the turn must lay."""
        return to_lay(self.played, self.hands[self.on_turn], len(self.draws[self.on_turn]))

    def _ending(self, found: list[Lay], tops: Tops) -> Ending | None:
        hand, opponent = self.hands[self.on_turn], 1 - self.on_turn
        if not hand and not self.draws[self.on_turn]:
            return Ending(Reason.ALL_LAID, "F8", winners=(self.on_turn,))
        if self.options.last_card == LOSES and is_single_card(self.played, hand, len(self.draws[self.on_turn])):
            return Ending(Reason.SINGLE_CARD, "F10", winners=(opponent,))
        if not can_lay(self.minimum - self.played, hand, tops, found, gave=self.gave):
            return Ending(Reason.STUCK, "F9", winners=(opponent,))
        return None

    def actions(self) -> tuple[Action, ...]:
        return self._actions

    def refusal(self, action: Action) -> Refusal | None:
        if self.ending:
            return OVER[Reason(self.ending.reason)]()
        hand, tops = self.hands[self.on_turn], tops_for(self.on_turn, self.piles)
        return refused(action, hand, tops, self.played, self.minimum, gave=self.gave)

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
            laid_by(self.on_turn, self.piles, lay.pile, lay.card),
            at(self.hands, self.on_turn, without(self.hands[self.on_turn], lay.card)),
            self.draws,
            self.on_turn,
            self.played + 1,
            self.gave or lay.pile.theirs,
        )

    def _end_turn(self) -> "State":
        """Draw (F7); then the opponent acts."""
        drawn = self._drawn()
        return State(
            self.options,
            self.piles,
            at(self.hands, self.on_turn, tuple(sorted(self.hands[self.on_turn] + drawn))),
            at(self.draws, self.on_turn, self.draws[self.on_turn][len(drawn) :]),
            1 - self.on_turn,
            played=0,
            gave=False,
        )

    def _drawn(self) -> tuple[int, ...]:
        draw = self.draws[self.on_turn]
        return draw[: drawn_after(self.hands[self.on_turn], len(draw), gave=self.gave)]

    # What leaves the table

    def view(self, seat: Seat | None) -> "View":
        check_viewer(seat, len(self.hands))
        own = zip(self.hands, self.draws, strict=True)
        return View(
            seat=seat,
            options=self.options,
            piles=self.piles,
            hands=seen_by(seat, self.hands),
            draws=tuple(Hidden(len(draw)) for draw in self.draws),
            turn=self.turn,
            played=self.played,
            gave=self.gave,
            laid=tuple(tuple(sorted(EVERY_CARD.difference(hand, draw))) for hand, draw in own),
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
            "piles": [{str(Pile.UP): up, str(Pile.DOWN): down} for up, down in self.piles],
            "hands": [list(hand) for hand in self.hands],
            "draws": [list(draw) for draw in self.draws],
            "turn": self.on_turn,
            "played": self.played,
            "gave": self.gave,
        }


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or a spectator, may know.

    `laid`, by seat, is what each player has laid, on whichever pile: public, but only the top cards are in sight and
    a player may only remember the others, so a table shows it to people only where its card tracker is on.
    """

    seat: Seat | None
    options: Options
    piles: Piles
    hands: tuple[Hand | Hidden, ...]
    draws: tuple[Hidden, ...]
    turn: Seat | None
    played: int
    gave: bool
    laid: tuple[tuple[int, ...], ...]
    ending: Ending | None

    def actions(self) -> tuple[Action, ...]:
        if self.turn is None or self.turn != self.seat:
            return ()
        return choices(lays(self.own, tops_for(self.turn, self.piles), gave=self.gave), self.played)

    # A turn being planned: what its player can know of it

    @property
    def own(self) -> Hand:
        return own_hand(self.seat, self.hands)

    @property
    def owes(self) -> int:
        """Cards that the turn must still lay before it may end."""
        return max(self._minimum - self.played, 0)

    @property
    def may_give(self) -> int:
        """Gifts that the turn may still make (F5)."""
        return 0 if self.gave else 1

    @property
    def draws_now(self) -> int:
        """Cards that are drawn if the turn ends now."""
        assert self.seat is not None
        return drawn_after(self.own, len(self.draws[self.seat]), gave=self.gave)

    def ends_with_turn(self) -> Ending | None:
        """How the game is over if the turn ends now, as far as its player can know: the opponent comes to a single
        last card (F10).
        """
        assert self.seat is not None
        other = 1 - self.seat
        if self.options.last_card == LOSES and is_single_card(0, self.hands[other], len(self.draws[other])):
            return Ending(Reason.SINGLE_CARD, "F10", winners=(self.seat,))
        return None

    def ahead(self) -> "View":
        """As if it were the seat's own turn now."""
        return self if self.turn == self.seat else replace(self, turn=self.seat, played=0, gave=False)

    def refusal(self, action: Action) -> Refusal | None:
        assert self.seat is not None
        tops = tops_for(self.seat, self.piles)
        return refused(action, self.own, tops, self.played, self._minimum, gave=self.gave)

    def laying(self, action: Action) -> "View":
        """After a lay of one's own."""
        assert isinstance(action, Lay)
        assert self.seat is not None
        return self.hear(Laid(self.seat, action.card, action.pile))

    @property
    def _minimum(self) -> int:
        assert self.seat is not None
        return to_lay(self.played, self.own, len(self.draws[self.seat]))

    def hear(self, event: Event) -> "View":
        match event:
            case Laid(seat, card, pile):
                return replace(
                    self,
                    piles=laid_by(seat, self.piles, pile, card),
                    hands=at(self.hands, seat, lost(self.hands[seat], card)),
                    played=self.played + 1,
                    gave=self.gave or Pile(pile).theirs,
                    laid=at(self.laid, seat, tuple(sorted((*self.laid[seat], card)))),
                )
            case TurnEnded(seat, drawn, following):
                return replace(
                    self,
                    hands=at(self.hands, seat, gained(self.hands[seat], drawn)),
                    draws=at(self.draws, seat, Hidden(len(self.draws[seat]) - len(drawn))),
                    turn=following,
                    played=0,
                    gave=False,
                )
            case Ended(ending):
                return replace(self, turn=None, ending=ending)
        raise TypeError(f"{shown(event)} is not heard in Face to Face.")


class Game(AnyGame):
    slug = "face-to-face"
    title = "The Game: Face to Face"
    seats = range(2, 3)  # F1
    rules = 1
    reasons = Reason
    together, hides_hands, whole_turns = False, True, True
    may_resign = True
    options = (
        Option(
            "last_card",
            str,
            LOSES,
            "A turn that starts with a single card and an empty draw pile loses, or may lay just that card and wins.",
            "F10",
            (LOSES, WINS),
            departures=(WINS,),
        ),
    )

    def _deal(self, seats: int, chance: Chance, first: Seat | None, options: dict[str, Any]) -> State:
        decks = [chance.shuffle(CARDS) for _ in range(seats)]
        return State(
            Options(**options),
            ((START_UP, START_DOWN), (START_UP, START_DOWN)),
            tuple(tuple(sorted(deck[:HAND_SIZE])) for deck in decks),
            tuple(tuple(deck[HAND_SIZE:]) for deck in decks),
            chance.below(seats) if first is None else first,  # F2: lots decide, after the shuffles
            played=0,
            gave=False,
        )

    def action(self, text: str) -> Action:
        found = ACTIONS.get(text) if isinstance(text, str) else None
        if found is None:
            raise self._not_an_action(text, "17>up, 17>down, 12>their-up, 41>their-down or end, cards 2 to 59")
        return found

    def position(self, data: object) -> State:
        fields = Fields(data, ("game", "options", "piles", "hands", "draws", "turn", "played", "gave"))
        fields.text("game", (self.slug,))
        piles = fields.listed("piles", read_piles)
        hands, draws = fields.hands("hands", read_card), fields.lists("draws", read_card)
        for name, by_seat in (("piles", piles), ("hands", hands), ("draws", draws)):
            if len(by_seat) not in self.seats:
                raise PositionError(f"{name} must be those of {self._players}, not of {len(by_seat)}.")
        for seat, (hand, draw) in enumerate(zip(hands, draws, strict=True)):
            once((*hand, *draw), whose=f"Seat {seat}'s")
        state = State(
            Options(**self.settle(len(hands), fields.raw("options"))),
            (piles[0], piles[1]),
            hands,
            draws,
            fields.number("turn", 0, 1),
            fields.number("played", 0, len(CARDS)),
            fields.flag("gave"),
        )
        if state.gave and not state.played:
            raise PositionError("gave is true, but played is 0; a gift is a card played (F5).")
        for seat, (hand, draw) in enumerate(zip(hands, draws, strict=True)):
            if not hand and draw and not (seat == state.on_turn and state.played):
                raise PositionError(
                    f"hands[{seat}] must hold a card while draws[{seat}] does: a turn ends by drawing (F7)."
                )
        return state


def read_card(card: object, where: str) -> int:
    if type(card) is not int or card not in CARDS:
        raise PositionError(f"{where} must be a card from 2 to 59, not {shown(card)}.")
    return card


def read_piles(shown: object, where: str) -> tuple[int, int]:
    piles = Fields(shown, map(str, AT_HOME), where=where)
    return piles.number(str(Pile.UP), START_UP, CARDS[-1]), piles.number(str(Pile.DOWN), CARDS[0], START_DOWN)


GAME = Game()
