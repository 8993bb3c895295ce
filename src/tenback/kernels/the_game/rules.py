"""The rules of The Game over one small array of numbers. `games.the_game` is the authority; tests prove agreement."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenback.core.piles import falls, rises
from tenback.games import the_game as rulebook
from tenback.games.the_game import (
    CARDS,
    CARDS_A_TURN,
    ENDS_OF_TURN_TO_COVER,
    FIRE,
    FOR_EXPERTS,
    GAME,
    HAND_SIZE,
    ONCE_THE_DRAW_PILE_IS_EMPTY,
    START_DOWN,
    START_UP,
    Options,
    Pile,
    Reason,
)
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, dice, shuffle
from tenback.kernels.hands import insert, take

__all__ = [
    "END",
    "LENGTH",
    "NUMBERS",
    "TEXTS",
    "State",
    "actions",
    "deal",
    "decode",
    "empty",
    "encode",
    "play",
]

Actions = NDArray[np.int16]

State = NDArray[np.int8]
"""A state. What stands where:"""

SEATS, EXPERT, SHORT_HANDS, ON_FIRE = 0, 1, 2, 3  # the players; the options, 0 or 1
TURN, PLAYED, ENDING = 4, 5, 6  # who acts or acted last; cards laid this turn; 0, or one of ENDINGS
DRAWN, DECK_END = 7, 8  # where in the deck the next card lies, and where the deck ends
PILES = 9  # four tops
BURNING = 13  # four: the ends of turn left to cover what burns there, -1 where nothing does
HELD = 17  # by seat, how many cards
LARGEST_HAND = max(HAND_SIZE.values())
HANDS = 22  # by seat, LARGEST_HAND places, the cards sorted
DECK = HANDS + 5 * LARGEST_HAND  # the draw pile as it was dealt, in the order of drawing
LENGTH = DECK + len(CARDS)

RUNNING, WON, STUCK, BURNT = range(4)
ENDINGS = {WON: Reason.EVERY_CARD_LAID, STUCK: Reason.STUCK, BURNT: Reason.BURNT}

# Actions: a card on a pile, card by card; then `end`

LOWEST = CARDS[0]
END = 4 * len(CARDS)
TEXTS = (*(f"{card}>{pile}" for card in CARDS for pile in Pile), "end")
NUMBERS = {text: number for number, text in enumerate(TEXTS)}
MOST_ACTIONS = 4 * LARGEST_HAND + 1  # legal actions at a time

HAND_SIZES = np.array([0, *(HAND_SIZE[seats] for seats in sorted(HAND_SIZE))], dtype=np.int8)
BURNS = np.array([card in FIRE for card in range(START_DOWN + 1)])

# The rule's own functions, asked once about every card and top: a look into a table is faster than any question.
RISES = np.array([[rises(card, top) for card in range(START_DOWN)] for top in range(START_DOWN + 1)], dtype=np.uint8)
FALLS = np.array([[falls(card, top) for card in range(START_DOWN)] for top in range(START_DOWN + 1)], dtype=np.uint8)

fits_up = compiled(rises)
fits_down = compiled(falls)


@compiled
def fits(card: int, pile: int, top: int) -> bool:
    return fits_up(card, top) if pile < 2 else fits_down(card, top)


@compiled
def minimum(state: State) -> int:
    """How many cards the turn must lay (G8, G10, G15)."""
    if state[DRAWN] == state[DECK_END]:
        return ONCE_THE_DRAW_PILE_IS_EMPTY
    return FOR_EXPERTS if state[EXPERT] else CARDS_A_TURN


@compiled
def hand_size(state: State) -> int:
    return int(HAND_SIZES[state[SEATS]] - state[SHORT_HANDS])


@compiled
def deal(state: State, dice: Dice, first: int) -> None:
    """A new game for the seats and options that the array names."""
    cards = state[DECK:]
    for place in range(len(cards)):
        cards[place] = LOWEST + place
    shuffle(dice, cards, len(cards))
    state[TURN], state[PLAYED], state[ENDING], state[DRAWN] = first, 0, RUNNING, 0
    for pile in range(4):
        state[PILES + pile] = START_UP if pile < 2 else START_DOWN
        state[BURNING + pile] = -1
    size, seats = hand_size(state), state[SEATS]
    # The last cards are dealt, so that the draw pile need not move.
    dealt = len(cards) - size * seats
    state[DECK_END] = dealt
    for seat in range(seats):
        at = HANDS + seat * LARGEST_HAND
        hand = dealt + seat * size
        for one in range(hand, hand + size):
            place = at
            for other in range(hand, hand + size):
                place += cards[other] < cards[one]
            state[place] = cards[one]
        state[HELD + seat] = size


@compiled
def lays(state: State, out: Actions) -> tuple[int, int]:
    """Every card of the hand on every pile where it fits, in the order of the contract; how many, of how many cards."""
    seat = int(state[TURN])
    at = HANDS + seat * LARGEST_HAND
    up1, up2, down1, down2 = state[PILES], state[PILES + 1], state[PILES + 2], state[PILES + 3]
    count = cards = 0
    for place in range(at, at + state[HELD + seat]):
        card = int(state[place])
        number, before = 4 * (card - LOWEST), count
        out[count] = number
        count += RISES[up1, card]
        out[count] = number + 1
        count += RISES[up2, card]
        out[count] = number + 2
        count += FALLS[down1, card]
        out[count] = number + 3
        count += FALLS[down2, card]
        cards += count > before
    return count, cards


@compiled
def actions(state: State, out: Actions) -> int:
    """The legal actions, in the order of the contract; how many."""
    if state[ENDING] != RUNNING:
        return 0
    count, _ = lays(state, out)
    if state[PLAYED] >= minimum(state):
        out[count] = END
        count += 1
    return count


@compiled
def judged_actions(state: State, out: Actions) -> int:
    """What `judge` and then `actions` do, with one look at the hand."""
    state[ENDING] = RUNNING
    count, cards = lays(state, out)
    owed = minimum(state) - state[PLAYED]
    if owed <= 0:
        out[count] = END
        count += 1
    # Of two cards that fit, one can always go first: then the game goes on, whatever else.
    if state[HELD + state[TURN]] == 0 or state[ON_FIRE] or owed > min(cards, 2):
        judge(state)
        if state[ENDING] != RUNNING:
            return 0
    return count


@compiled
def can_lay(state: State, owed: int) -> bool:
    """Whether the player on turn can lay so many cards (G12)."""
    seat = int(state[TURN])
    at = HANDS + seat * LARGEST_HAND
    until = at + state[HELD + seat]
    up1, up2, down1, down2 = state[PILES], state[PILES + 1], state[PILES + 2], state[PILES + 3]
    found = first = 0
    for place in range(at, until):
        card = state[place]
        if RISES[up1, card] | RISES[up2, card] | FALLS[down1, card] | FALLS[down2, card]:
            first = card
            found += 1
            if found >= owed and owed <= 2:  # of two that fit, one can always go first (as in the authority)
                return True
    if found == 0 or owed == 1:
        return False
    if owed == 2:
        return followed(state, at, until, first)
    return reaches(state, at, until, owed)


@compiled
def followed(state: State, at: int, until: int, first: int) -> bool:
    """Whether another card fits after the only one that fits now: on that one, since it changes nothing else."""
    for pile in range(4):
        if fits(first, pile, state[PILES + pile]):
            for place in range(at, until):
                if fits(state[place], pile, first):
                    return True
    return False


@compiled
def reaches(state: State, at: int, until: int, owed: int) -> bool:
    """Whether some sequence of plays lays so many cards, three at most; by trying, the state is as before.

    Loops rather than a recursion: Numba cannot keep a recursive function on disk.
    """
    tried = np.zeros(4, np.int64)  # by depth: the next play to try, four for each card
    covered = np.zeros(4, np.int8)  # by depth: the top that the play there has covered
    depth = 0
    while depth >= 0:
        if tried[depth] == 4 * (until - at):
            tried[depth] = 0
            depth -= 1
            if depth >= 0:  # take that play back
                place, pile = at + (tried[depth] - 1) // 4, (tried[depth] - 1) % 4
                state[place], state[PILES + pile] = state[PILES + pile], covered[depth]
            continue
        place, pile = at + tried[depth] // 4, tried[depth] % 4
        tried[depth] += 1
        card, top = state[place], state[PILES + pile]
        if card < LOWEST or not fits(card, pile, top):
            continue
        if depth == owed - 1:
            while depth > 0:
                depth -= 1
                place, pile = at + (tried[depth] - 1) // 4, (tried[depth] - 1) % 4
                state[place], state[PILES + pile] = state[PILES + pile], covered[depth]
            return True
        covered[depth] = top
        state[place], state[PILES + pile] = 0, card
        depth += 1
    return False


@compiled
def play(state: State, action: int) -> None:
    """A legal action; then, is it over? (G8-G13, G17)."""
    move(state, action)
    judge(state)


@compiled
def move(state: State, action: int) -> None:
    """A legal action, and not yet whether it ends the game."""
    seat = int(state[TURN])
    at, count = HANDS + int(seat) * LARGEST_HAND, int(state[HELD + seat])
    if action == END:
        drawn = int(state[DRAWN])
        for _ in range(min(hand_size(state) - count, state[DECK_END] - drawn)):
            insert(state, at, count, state[DECK + drawn])
            count += 1
            drawn += 1
        state[DRAWN] = drawn
        state[HELD + seat] = count
        state[PLAYED] = 0
        for _ in range(state[SEATS]):
            seat = seat + 1 if seat + 1 < state[SEATS] else 0
            if state[HELD + seat]:
                break
        state[TURN] = seat
        if state[ON_FIRE]:
            for pile in range(4):
                if state[BURNING + pile] > 0:
                    state[BURNING + pile] -= 1
    else:
        card, pile = action // 4 + LOWEST, action % 4
        take(state, at, count, card)
        state[HELD + seat] = count - 1
        state[PILES + pile] = card
        state[PLAYED] += 1
        if state[ON_FIRE]:
            state[BURNING + pile] = ENDS_OF_TURN_TO_COVER if BURNS[card] else -1


@compiled
def judge(state: State) -> None:
    """Whether the game is over, and why (G12, G13, G17)."""
    seat = int(state[TURN])
    state[ENDING] = RUNNING
    if state[HELD + seat] == 0 and left(state) == 0:
        state[ENDING] = WON
        return
    if state[ON_FIRE]:
        for pile in range(4):
            if state[BURNING + pile] == 0:
                state[ENDING] = BURNT
                return
    owed = minimum(state) - state[PLAYED]
    if owed > 0 and not can_lay(state, owed):
        state[ENDING] = STUCK


@compiled
def left(state: State) -> int:
    """Cards not laid (G13)."""
    cards = int(state[DECK_END]) - int(state[DRAWN])
    for seat in range(state[SEATS]):
        cards += int(state[HELD + seat])
    return cards


# Between the array and the contract


def empty(seats: int, *, expert: bool = False, short_hands: bool = False, on_fire: bool = False) -> State:
    """An array for these seats and options, with nothing dealt yet."""
    state = np.zeros(LENGTH, dtype=np.int8)
    state[SEATS], state[EXPERT], state[SHORT_HANDS], state[ON_FIRE] = seats, expert, short_hands, on_fire
    return state


def dealt(seats: int, seed: int, first: int = 0, **options: bool) -> State:
    """A game dealt from dice of that seed."""
    state = empty(seats, **options)
    deal(state, dice(seed), first)
    judge(state)
    return state


def encode(state: rulebook.State) -> State:
    """The array of a state of `games`."""
    options = state.options
    array = empty(
        len(state.hands),
        expert=options.expert,
        short_hands=options.short_hands,
        on_fire=options.on_fire,
    )
    array[TURN], array[PLAYED], array[DECK_END] = state.on_turn, state.played, len(state.draw)
    array[PILES : PILES + 4] = state.piles
    array[BURNING : BURNING + 4] = -1
    for pile, ends in state.burning:
        array[BURNING + pile] = ends
    for seat, hand in enumerate(state.hands):
        array[HELD + seat] = len(hand)
        array[HANDS + seat * LARGEST_HAND : HANDS + seat * LARGEST_HAND + len(hand)] = hand
    array[DECK : DECK + len(state.draw)] = state.draw
    judge(array)
    return array


def decode(array: State) -> dict[str, Any]:
    """The position that the array holds, as `State.position` gives it."""
    numbers: list[int] = array.tolist()
    options = Options(
        expert=bool(numbers[EXPERT]), short_hands=bool(numbers[SHORT_HANDS]), on_fire=bool(numbers[ON_FIRE])
    )
    position: dict[str, Any] = {
        "game": GAME.slug,
        "options": {name: True for name in ("expert", "short_hands", "on_fire") if getattr(options, name)},
        "piles": {str(pile): numbers[PILES + pile] for pile in Pile},
        "hands": [
            numbers[HANDS + seat * LARGEST_HAND : HANDS + seat * LARGEST_HAND + numbers[HELD + seat]]
            for seat in range(numbers[SEATS])
        ],
        "draw": numbers[DECK + numbers[DRAWN] : DECK + numbers[DECK_END]],
        "turn": numbers[TURN],
        "played": numbers[PLAYED],
    }
    if options.on_fire:
        position["burning"] = {str(pile): numbers[BURNING + pile] for pile in Pile if numbers[BURNING + pile] >= 0}
    return position
