"""The Game as on the first evening: jump over as few cards as possible, turn piles back, listen to the others.

What a novice means by its signals, for every player to read (G14):

- `keep-off PILE`: I hold the card that turns this pile back, or one of the next two unplayed cards for it. It says so
  only while the card that turns the pile back is unplayed, and only if more than one card is possible, from what is
  public and from the piles that it does not keep others off.
- `go-ahead PILE`: that is over.

It says neither `keep-off-strongly` nor `small-steps`, but it listens to them.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from tenback.bots.bot import Bot
from tenback.bots.hands import hand_of
from tenback.bots.planning import Costs, all_laid, owed, plan
from tenback.core import Action, Chance, Seat
from tenback.core.piles import BACKWARDS
from tenback.games.the_game import CARDS, Lay, Pile, View
from tenback.record import Said
from tenback.talk import Gladly, GoAhead, KeepOff, Signal, SmallSteps, read

__all__ = ["Novice"]

# Costs are in cards: a card that is jumped over can no longer be laid there.
EXTRA = 0.5  # what a card beyond the minimum may cost
FARTHER = 1 / 128  # for each number, laid or not: among equals, the nearest
ALIGHT, PUT_OUT = 3, -1000  # to leave a fire to the next player; to cover one that this turn must cover (G17)
KEPT_OFF, KEPT_OFF_STRONGLY = 3, 6  # to lay where somebody asked not to
SMALL_STEP, BIG_JUMP = 2, 3  # what a small step jumps over at most; what more costs where somebody asked for small ones
GLADLY, WILLING = 2.5, 6.5  # what an opening may cost, to be glad or willing to start
NEXT_CARDS = 2  # for a pile: those that `keep-off` may mean, beside the one that turns it back
ROUNDS = 3  # how long a word is remembered


class Novice(Bot[View]):
    views = View

    def _act(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Action, ...]:  # noqa: ARG002 - it needs neither time nor dice
        heard = [word for (seat, _), word in standing(view, said).items() if seat != view.seat]
        return plan(view, costs(view, heard))

    def _signals(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Signal, ...]:  # noqa: ARG002 - it needs neither time nor dice
        if len(view.hands) == 1:
            return ()
        words = standing(view, said)
        before = {pile for pile in Pile if isinstance(words.get((view.seat, str(pile))), KeepOff)}
        wanted = {pile for pile in Pile if meant(view, pile) & set(hand_of(view))}
        saying = wanted - before
        while too_much := {pile for pile in saying if len(possible(view, pile, saying | (before & wanted))) < 2}:
            saying -= too_much
        return (
            *(KeepOff(str(pile)) for pile in sorted(saying)),
            *(GoAhead(str(pile)) for pile in sorted(before - wanted)),
        )

    def _gladly(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> Gladly:  # noqa: ARG002 - it needs neither time nor dice
        opening = owed(replace(view, turn=view.seat), costs(view, ()))
        if opening is None or opening.cost > WILLING:
            return Gladly.RATHER_NOT
        return Gladly.GLADLY if opening.cost <= GLADLY else Gladly.WILLING


# Laying


def costs(view: View, heard: Iterable[Signal]) -> Costs[View]:
    laid = frozenset(view.laid)
    surcharge, small_steps = {str(pile): 0 for pile in Pile}, set()
    for word in heard:
        if isinstance(word, KeepOff):
            price = KEPT_OFF_STRONGLY if word.strongly else KEPT_OFF
            surcharge[word.pile] = max(surcharge[word.pile], price)
        elif isinstance(word, SmallSteps):
            small_steps.add(word.pile)

    def lay(seen: View, action: Lay) -> float:
        top, pile = seen.piles[action.pile], str(action.pile)
        put_out = PUT_OUT if (action.pile, 1) in seen.burning else 0
        low, high = sorted((top, action.card))
        unplayed = sum(card not in laid for card in range(low + 1, high))
        if (action.card > top) is not action.pile.rising:  # the trick wins back what lies between
            return -unplayed - 1 + put_out
        too_far = BIG_JUMP if pile in small_steps and unplayed > SMALL_STEP else 0
        return unplayed + FARTHER * (high - low) + surcharge[pile] + too_far + put_out

    def leave(seen: View) -> float:
        return ALIGHT * len(seen.burning)

    return Costs(lay, leave, EXTRA, all_laid)


# Talking


def meant(view: View, pile: Pile) -> set[int]:
    """The cards that `keep-off` may mean; none, once the card that would turn the pile back is laid."""
    top, laid = view.piles[pile], frozenset(view.laid)
    back = top - BACKWARDS if pile.rising else top + BACKWARDS
    if back not in CARDS or back in laid:
        return set()
    ahead = range(top + 1, CARDS.stop) if pile.rising else range(top - 1, CARDS.start - 1, -1)
    return {back, *[card for card in ahead if card not in laid][:NEXT_CARDS]}


def possible(view: View, pile: Pile, kept_off: set[Pile]) -> set[int]:
    """What everybody can take a `keep-off` to mean: none of the cards that would be said of another pile too."""
    silent = set(Pile) - kept_off
    return meant(view, pile).difference(*(meant(view, other) for other in silent))


def standing(view: View, said: Iterable[Said]) -> dict[tuple[Seat | None, str], Signal]:
    """By seat and pile, what was said there last, unless it is forgotten."""
    words: dict[tuple[Seat | None, str], Signal] = {}
    a_turn = view.options.minimum(to_draw=1)
    forgotten = ROUNDS * len(view.hands) * a_turn
    for after, seat, text in said:
        # A view does not say how long ago that was. A guess: each turn so far was the minimum of cards and its end.
        cards_since = len(view.laid) - after * a_turn / (a_turn + 1)
        word = read("the-game", {}, text)
        if cards_since <= forgotten and isinstance(word, KeepOff | SmallSteps | GoAhead):
            words[seat, word.pile] = word
    return words
