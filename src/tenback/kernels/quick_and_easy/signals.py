"""What a hand says (Q10, Q11), as one number: its words. docs/bots.md tells people what they mean.

Which words a hand has, follows from the hand and from what is public alone: the piles, and the cards not yet laid. So
whoever hears them knows which hands have these words. Words that would leave only hands with a card in common are not
said: plainer ones take their place, or silence.
"""

import numpy as np
from numpy.typing import NDArray

from tenback.games.quick_and_easy import CARDS, COLOURS, HAND_SIZE, NUMBERS
from tenback.kernels.bits import count
from tenback.kernels.compiled import compiled
from tenback.kernels.quick_and_easy.worth import FITTING, TRICKS

__all__ = [
    "HIGH",
    "KEEP_OFF",
    "LOW",
    "MIDDLE",
    "MOST_HANDS",
    "NOTHING",
    "PLAIN",
    "SMALL",
    "SMALL_FOR_PROS",
    "TRICK",
    "WANT",
    "colour_word",
    "pile_word",
    "vocabulary",
]

NOTHING = 0
PLAIN, LOW, MIDDLE, HIGH = 1, 2, 3, 4  # of a colour: held; held and so high
WANT, TRICK, KEEP_OFF = 1, 2, 3  # of a pile
AT_LEAST = 2  # unlaid cards of a colour that are called alike
# Shares of the unlaid cards: what a small step jumps over at most, and a large one at least. So each word on a pile is
# about as frequent as the others, and the words tell as much as they can.
SMALL, SMALL_FOR_PROS, LARGE = 0.3, 0.35, 0.4

BITS_A_COLOUR, BITS_A_PILE, FIVE, FIFTY = 3, 2, len(COLOURS), len(CARDS)
PILES_AT = BITS_A_COLOUR * FIVE  # where the words on the piles stand in the number
OF_COLOURS = (1 << PILES_AT) - 1
OF_UP, OF_DOWN = 3 << PILES_AT, 3 << (PILES_AT + BITS_A_PILE)
MOST_HANDS = FIFTY * (FIFTY - 1) // 2
SLOTS = 4096  # of a table of words: more than twice the hands there are
# How much is said, the most first: of a pile less, colours without heights, no pile at all.
EVERYTHING, NOT_UP, NOT_DOWN, NO_HEIGHT, HEIGHTS_ALONE, COLOURS_ALONE, PILES_ALONE, SILENT = range(8)

Hands = NDArray[np.int64]
"""Sets of cards."""

Words = NDArray[np.int32]


def colour_word(words: int, colour: int) -> int:
    return (words >> (BITS_A_COLOUR * colour)) & 7


def pile_word(words: int, pile: int) -> int:
    return (words >> (PILES_AT + BITS_A_PILE * pile)) & 3


@compiled
def words_of_cards(unlaid: int, pro: bool, out: NDArray[np.int8]) -> None:
    """For each card the word on its colour that it has by itself: one that at least two unlaid cards have."""
    for colour in range(FIVE):
        cards = count((unlaid >> (NUMBERS * colour)) & ((1 << NUMBERS) - 1))
        parts = 1 if pro else min(cards // AT_LEAST, 3)  # as many heights as are told apart
        lower = 0  # unlaid cards of the colour
        for card in range(NUMBERS * colour, NUMBERS * (colour + 1)):
            if not (unlaid >> card) & 1:
                continue
            out[card] = NOTHING if cards < AT_LEAST else PLAIN
            if parts > 1:
                low, high = cards // parts, cards - cards // parts
                out[card] = LOW if lower < low else HIGH if lower >= high or parts == 2 else MIDDLE
            lower += 1


@compiled
def word_on_pile(card: int, pile: int, top: int, unlaid: int, small: float) -> int:
    """What one card says of a pile."""
    if (TRICKS[pile, top] >> card) & 1:
        return TRICK
    if not (FITTING[pile, top] >> card) & 1:
        return KEEP_OFF
    jumped, cards = count(unlaid & FITTING[pile, top] & ~FITTING[pile, card] & ~(1 << card)), count(unlaid)
    return WANT if jumped <= small * cards else KEEP_OFF if jumped >= LARGE * cards else NOTHING


@compiled
def best_word(one: int, other: int, pro: bool) -> int:
    """What two cards say of a pile together: a trick, a wish; nothing, if one fits without a large step."""
    if TRICK in (one, other):
        return TRICK
    if WANT in (one, other):
        return WANT
    return KEEP_OFF if one == KEEP_OFF and other == KEEP_OFF and not pro else NOTHING


@compiled
def with_less(words: int, level: int) -> int:
    """The words that are left of them at a level below EVERYTHING."""
    if level == SILENT:
        return 0
    if level == PILES_ALONE:
        return words & ~OF_COLOURS
    if level in (NOT_UP, HEIGHTS_ALONE, COLOURS_ALONE):
        words &= ~OF_UP
    if level in (NOT_DOWN, HEIGHTS_ALONE, COLOURS_ALONE):
        words &= ~OF_DOWN
    if level in (NO_HEIGHT, COLOURS_ALONE):
        for colour in range(FIVE):
            if (words >> (BITS_A_COLOUR * colour)) & 7:
                words = words & ~(7 << (BITS_A_COLOUR * colour)) | PLAIN << (BITS_A_COLOUR * colour)
    return words


@compiled
def vocabulary(
    unlaid: int,
    up: int,
    down: int,
    held: int,
    pro: bool,
    hands: Hands,
    words: Words,
) -> int:
    """Every hand of so many unlaid cards, and what it says; how many hands."""
    of_card = np.zeros(FIFTY, dtype=np.int8)
    on_up, on_down = np.zeros(FIFTY, dtype=np.int8), np.zeros(FIFTY, dtype=np.int8)
    cards = np.zeros(FIFTY, dtype=np.int64)
    words_of_cards(unlaid, pro, of_card)
    small = SMALL_FOR_PROS if pro else SMALL
    many = 0
    for card in range(FIFTY):
        if (unlaid >> card) & 1:
            cards[many] = card
            on_up[card] = word_on_pile(card, 0, up, unlaid, small)
            on_down[card] = word_on_pile(card, 1, down, unlaid, small)
            many += 1
    all_words = np.zeros(MOST_HANDS, dtype=np.int32)
    found = 0
    for place in range(many):
        card = cards[place]
        for then in range(place + 1 if held == HAND_SIZE else place, many if held == HAND_SIZE else place + 1):
            other = cards[then]  # of a single card, itself
            colour, another = card // NUMBERS, other // NUMBERS
            told = int(of_card[card]) << (BITS_A_COLOUR * colour)
            if colour != another:
                told |= int(of_card[other]) << (BITS_A_COLOUR * another)
            elif of_card[card] != of_card[other]:
                told = PLAIN << (BITS_A_COLOUR * colour)
            told |= best_word(on_up[card], on_up[other], pro) << PILES_AT
            told |= best_word(on_down[card], on_down[other], pro) << (PILES_AT + BITS_A_PILE)
            all_words[found] = words[found] = told
            hands[found] = (1 << card) | (1 << other)
            found += 1
    say_less(found, hands, all_words, words)
    return found


@compiled
def say_less(found: int, hands: Hands, all_words: Words, words: Words) -> None:
    """Until no words leave only hands with a card in common."""
    levels = np.zeros(found, dtype=np.int8)
    keys = np.zeros(SLOTS, dtype=np.int32)
    common = np.zeros(SLOTS, dtype=np.int64)
    size = np.zeros(SLOTS, dtype=np.int32)
    slots = np.zeros(found, dtype=np.int32)
    while True:
        keys[:] = -1
        for number in range(found):
            told = int(words[number])
            slot = (told * 40503 ^ told >> 9) & (SLOTS - 1)
            while keys[slot] != -1 and keys[slot] != told:
                slot = (slot + 1) & (SLOTS - 1)
            if keys[slot] == -1:
                keys[slot], common[slot], size[slot] = told, hands[number], 0
            common[slot] &= hands[number]
            size[slot] += 1
            slots[number] = slot
        changed = False
        for number in range(found):
            if common[slots[number]] and levels[number] < SILENT:
                levels[number] += 1
                words[number] = with_less(all_words[number], levels[number])
                changed = True
        if changed:
            continue
        # Silence too must leave more than one card possible: others keep silent with them, the fewest first.
        joining = -1
        for number in range(found):
            slot = slots[number]
            if words[number] == 0 and common[slot] == 0:
                return
            if words[number] != 0 and (joining < 0 or (size[slot], keys[slot]) < (size[joining], keys[joining])):
                joining = slot
        if joining < 0:
            return
        quiet = False
        for number in range(found):
            quiet = quiet or words[number] == 0
        if not quiet:
            return
        for number in range(found):
            if slots[number] == joining:
                levels[number] = SILENT
                words[number] = 0
