"""Quick & Easy as on the first evening: small steps, tricks by colour, and a thought for the next player.

What a novice means by its signals, for every player to read (Q10, Q11):

- `hold COLOUR`: I hold a card of that colour.
- `hold COLOUR low`: one from 1 to 3; `middle`: from 4 to 7; `high`: from 8 to 10. Where it holds two of a colour and
  they differ in height, it says just `hold COLOUR`.

It speaks of its whole hand, whenever it has something else to say than the last time, and the new words replace the
old ones. Of a colour it speaks while two of its cards are unplayed, and of heights in it while no height is down to a
single card; and it says nothing at all where its words would leave only hands that have a card in common.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from tenback.bots.bot import Bot
from tenback.bots.hands import hand_of
from tenback.bots.planning import Costs, all_laid, owed, plan
from tenback.core import Action, Chance, Seat
from tenback.games.quick_and_easy import CARDS, COLOURS, LAYS, NUMBERS, Card, Hand, Lay, Pile, Piles, View
from tenback.record import Said
from tenback.talk import Gladly, Hold, Signal, read

__all__ = ["Novice"]

# Costs are in steps.
EXTRA = 0.5  # what a second card may cost
STUCK = 12.0  # to hold a card that fits nowhere: more than any step
GLADLY, WILLING = 0, 2  # what an opening may cost, to be glad or willing to start
LOW, MIDDLE = 3, 7  # the highest numbers that are called so

Words = frozenset[Hold]


class Novice(Bot[View]):
    views = View

    def _act(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Action, ...]:  # noqa: ARG002 - it needs neither time nor dice
        return plan(view, costs(next_hand(view, said)))

    def _signals(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Signal, ...]:  # noqa: ARG002 - it needs neither time nor dice
        assert view.seat is not None  # a bot sits somewhere
        saying = words(view, hand_of(view))
        return () if saying == last_words(view, view.seat, said) else tuple(sorted(saying, key=str))

    def _gladly(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> Gladly:  # noqa: ARG002 - it needs neither time nor dice
        opening = owed(replace(view, turn=view.seat), costs(()))
        if opening is None or opening.cost > WILLING:
            return Gladly.RATHER_NOT
        return Gladly.GLADLY if opening.cost <= GLADLY else Gladly.WILLING


def unlaid(view: View) -> list[Card]:
    laid = frozenset(view.laid)
    return [card for card in CARDS if card not in laid]


# Laying


def costs(next_cards: Iterable[Sequence[Card]]) -> Costs[View]:
    """The own steps, and those that the next player will have to make; `next_cards` are what each card may be."""

    def lay(seen: View, action: Lay) -> float:
        return steps(action.card, action.pile, seen.piles[action.pile])

    def leave(seen: View) -> float:
        return min((mean(fewest_steps(card, seen.piles) for card in cards) for cards in next_cards), default=0)

    return Costs(lay, leave, EXTRA, all_laid)


def steps(card: Card, pile: Pile, top: Card | None) -> int:
    """How far the card moves the pile on; a trick can move it back."""
    if pile is Pile.UP:
        return card.number - (top.number if top is not None else 1)
    return (top.number if top is not None else NUMBERS) - card.number


def fewest_steps(card: Card, piles: Piles) -> float:
    return min((steps(card, pile, piles[pile]) for pile in Pile if LAYS[pile][piles[pile]][card]), default=STUCK)


def mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)


# Listening


def next_hand(view: View, said: Iterable[Said]) -> list[list[Card]]:
    """What each card of the next player may be, from what that player said last."""
    assert view.seat is not None  # a bot sits somewhere
    others = [(view.seat + step) % len(view.hands) for step in range(1, len(view.hands))]
    following = next((seat for seat in others if len(view.hands[seat])), None)
    if following is None:
        return []
    unseen = [card for card in unlaid(view) if card not in hand_of(view)]
    told = [[card for card in unseen if fits_word(card, word)] for word in last_words(view, following, said)]
    believed = sorted(cards for cards in told if cards)
    unknown = len(view.hands[following]) - len(believed)
    return believed + [unseen] * unknown


def last_words(view: View, seat: Seat, said: Iterable[Said]) -> Words:
    """What the seat said of its cards when it last spoke of them."""
    agreed = {"pro": view.options.pro}
    held = [
        (after, word)
        for after, by, text in said
        if by == seat and isinstance(word := read("quick-and-easy", agreed, text), Hold)
    ]
    return frozenset(word for after, word in held if after == held[-1][0])


def fits_word(card: Card, word: Hold) -> bool:
    return card.colour == word.colour and word.height in (None, height(card))


# Talking


def height(card: Card) -> str:
    return "low" if card.number <= LOW else "middle" if card.number <= MIDDLE else "high"


def words(view: View, hand: Hand) -> Words:
    """What a novice with that hand says, from what is public; nothing, if that would make a card certain."""
    word_for = vocabulary(view)
    said = spoken(hand, word_for)
    colours = {word.colour for word in said}
    unsaid_or_said = [card for card, word in word_for.items() if word is None or card.colour in colours]
    alike = [set(other) for other in combinations(unsaid_or_said, len(hand)) if said == spoken(other, word_for)]
    return frozenset() if set.intersection(*alike) else said


def spoken(hand: Iterable[Card], word_for: Mapping[Card, Hold | None]) -> Words:
    """One word a colour, since nobody speaks of it twice: without the height, where there are two."""
    by_colour = defaultdict[str, set[Hold]](set)
    for card in hand:
        if word := word_for[card]:
            by_colour[word.colour].add(word)
    return frozenset(Hold(colour) if len(said) > 1 else said.pop() for colour, said in by_colour.items())


def vocabulary(view: View) -> dict[Card, Hold | None]:
    """For each unlaid card the word that would be said of it; None, if there is none that fits two cards."""
    cards = unlaid(view)
    found: dict[Card, Hold | None] = {}
    for colour in COLOURS:
        of_colour = [card for card in cards if card.colour == colour]
        heights = Counter(map(height, of_colour))
        how_high = not view.options.pro and 1 not in heights.values()
        for card in of_colour:
            found[card] = Hold(colour, height(card) if how_high else None) if len(of_colour) > 1 else None
    return found
