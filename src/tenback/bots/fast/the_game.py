"""The Game in milliseconds: every turn there is, judged by the position it leaves, with signals given and heard.

How it judges is tuned (`weights/the-game.toml`); what its signals mean is written in `kernels/the_game/meaning.py`, and
for players in `docs/bots.md`.
"""

from collections.abc import Mapping, Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from tenback.bots import weights
from tenback.bots.bot import Bot
from tenback.bots.novice import the_game as novice
from tenback.core import END, Action, Chance, Hidden, Seat
from tenback.games.the_game import EVERY_LAY, Pile, View
from tenback.kernels.the_game import batch, meaning, rules, turns
from tenback.record import Said
from tenback.talk import Gladly, GoAhead, KeepOff, Signal, SmallSteps, read

__all__ = ["TUNING", "TheGame", "check_budget"]

SLUG = "the-game"

# Talking


def signal(level: int, pile: Pile) -> Signal:
    name = str(pile)
    if level == meaning.GO_AHEAD:
        return GoAhead(name)
    if level == meaning.SMALL_STEPS:
        return SmallSteps(name)
    return KeepOff(name, strongly=level == meaning.STRONGLY)


SIGNALS = {(level, pile): signal(level, pile) for level in range(meaning.STRONGLY + 1) for pile in Pile}
HEARD = {str(said): meant for meant, said in SIGNALS.items()}


def standing(view: View, said: Sequence[Said]) -> NDArray[np.int8]:
    """By seat and pile, the level that was said last; SILENT where nothing was."""
    words = np.full((5, 4), meaning.SILENT, np.int8)
    for _, seat, text in said:
        if text not in HEARD:
            read(SLUG, {}, text)  # what cannot be said has a sentence of its own
        level, pile = HEARD[text]
        if 0 <= seat < len(view.hands):
            words[seat, pile] = level
    return words


def talks_alike(seat: Seat, said: Sequence[Said]) -> bool:
    """Whether the seat talks as this bot does: of every pile, the first time it speaks."""
    own = [word for word in said if word.seat == seat]
    return len({HEARD[word.signal][1] for word in own if word.after == own[0].after}) == len(Pile)


def exactly_meant(view: View, said: Sequence[Said]) -> NDArray[np.int8]:
    """The words that a hand must fit, as `standing` gives them: none, where somebody talks otherwise or not at all.
    Then everybody talks as novices do, and is heard so.
    """
    words = standing(view, said)
    if not all(talks_alike(seat, said) for seat in range(len(view.hands))):
        words[:] = meaning.SILENT
    return words


# What a seat sees, as the kernel has it


def hand_of(view: View) -> tuple[int, ...]:
    assert view.seat is not None  # a bot sits somewhere
    hand = view.hands[view.seat]
    assert not isinstance(hand, Hidden)  # a seat sees its own hand
    return hand


def too_large(view: View) -> bool:
    """Whether a hand is larger than any that is dealt, as only made-up positions have it."""
    return max(map(len, view.hands)) > rules.ROOM


def table_of(view: View) -> rules.Numbers:
    """The array with all that the seat sees; the unseen cards are missing."""
    options = view.options
    state = rules.empty(
        len(view.hands), expert=options.expert, short_hands=options.short_hands, on_fire=options.on_fire
    )
    seat, hand = view.seat or 0, hand_of(view)
    state[rules.TURN], state[rules.PLAYED], state[rules.DEALT] = seat, view.played, len(view.draw)
    state[rules.PILES : rules.PILES + 4] = view.piles
    state[rules.BURNING : rules.BURNING + 4] = -1
    for pile, ends in view.burning:
        state[rules.BURNING + pile] = ends
    for other, cards in enumerate(view.hands):
        state[rules.COUNTS + other] = len(cards)
    at = rules.HANDS + seat * rules.ROOM
    state[at : at + len(hand)] = hand
    return state


def sit_down(desk: turns.Desk, view: View, words: NDArray[np.int8]) -> int:
    """Lay out on the desk what the seat sees and has heard; how many cards are unplayed."""
    desk.owners[:] = meaning.LAID
    desk.owners[meaning.FIRST : meaning.LAST + 1] = meaning.UNSEEN
    desk.owners[list(view.laid)] = meaning.LAID
    desk.owners[list(hand_of(view))] = view.seat or 0
    desk.said[:] = words
    return int(meaning.look(desk.owners, table_of(view), desk.rank, desk.order, desk.rows, desk.before))


def actions_of(view: View, turn: int) -> tuple[Action, ...]:
    """A planned turn in the contract's words, its end included, unless its last card ends the game."""
    hand = hand_of(view)
    planned: list[Action] = []
    while turn > 1:
        planned.append(EVERY_LAY[hand[turn >> 2 & 7], Pile(turn & 3)])
        turn >>= 5
    planned.reverse()
    all_laid = not len(view.draw) and sum(map(len, view.hands)) == len(planned)
    return tuple(planned) if all_laid else (*planned, END)


# Weights


def variant(seats: int, *, silent: bool, expert: bool, on_fire: bool) -> str:
    """The name of a kind of table among the weights."""
    return " ".join(
        [
            str(seats),
            *(["silent"] if silent and seats > 1 else []),
            *(["expert"] if expert else []),
            *(["on_fire"] if on_fire else []),
        ]
    )


@cache
def learnt() -> dict[str, NDArray[np.float64]]:
    return {name: turns.weights_of(values) for name, values in weights.read(SLUG, turns.NAMES).items()}


def weights_for(seats: int, *, silent: bool, expert: bool, on_fire: bool) -> NDArray[np.float64]:
    return nearest(learnt(), seats, silent=silent, expert=expert, on_fire=on_fire)


def nearest(
    held: Mapping[str, NDArray[np.float64]], seats: int, *, silent: bool, expert: bool, on_fire: bool
) -> NDArray[np.float64]:
    """What was learnt for such a table, or for the nearest kind for which something was."""
    for name in (
        variant(seats, silent=silent, expert=expert, on_fire=on_fire),
        variant(seats, silent=False, expert=expert, on_fire=on_fire),
        variant(seats, silent=silent, expert=expert, on_fire=False),
        variant(seats, silent=silent, expert=False, on_fire=on_fire),
        variant(seats, silent=silent, expert=False, on_fire=False),
    ):
        if name in held:
            return held[name]
    return held[str(seats)]


def weights_at(view: View, words: NDArray[np.int8]) -> NDArray[np.float64]:
    return nearest_at(learnt(), view, words)


def nearest_at(held: Mapping[str, NDArray[np.float64]], view: View, words: NDArray[np.int8]) -> NDArray[np.float64]:
    """What was learnt for the table that the seat sits at: a silent one, as long as nobody else has said anything."""
    others = [seat for seat in range(len(view.hands)) if seat != view.seat]
    return nearest(
        held,
        len(view.hands),
        silent=not any((words[seat] != meaning.SILENT).any() for seat in others),
        expert=view.options.expert,
        on_fire=view.options.on_fire,
    )


# Playing


def check_budget(budget: float) -> None:
    if not budget > 0:
        raise ValueError(f"A budget is the seconds a bot may think, more than 0; not {budget!r:.40}.")


class TheGame(Bot[View]):
    views = View
    plans_ahead = True

    def _act(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Action, ...]:
        check_budget(budget)
        if too_large(view):
            return novice.TheGame().act(view, said, budget, chance)
        words, desk = standing(view, said), turns.desk()
        unplayed = sit_down(desk, view, words)
        found = turns.plan(desk, table_of(view), weights_at(view, words), unplayed, batch.BASES, False)  # noqa: FBT003 - compiled functions take no keywords
        assert found  # a seat on turn can lay what its turn owes, or the game has ended
        return actions_of(view, int(desk.best[0]))

    def _signals(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Signal, ...]:
        hand = hand_of(view)
        if len(view.hands) == 1 or view.played or not hand or too_large(view):
            return ()  # in the middle of a turn what was said still stands
        seat = view.seat or 0
        before = standing(view, said)[seat]
        # Seats speak in their order: the first time only those before this one have had the time to.
        spoken = range(len(view.hands)) if (before != meaning.SILENT).any() else range(seat)
        if not all(talks_alike(other, said) for other in spoken):
            return plainly(view, said, budget, chance)
        now = words_of(view)
        return tuple(SIGNALS[int(now[pile]), pile] for pile in Pile if now[pile] != before[pile])

    def _gladly(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> Gladly:  # noqa: ARG002 - it needs neither time nor dice
        if too_large(view):
            return Gladly.WILLING
        desk, words = turns.desk(), standing(view, ())
        unplayed = sit_down(desk, view, words)
        if not turns.plan(desk, table_of(view), weights_at(view, words), unplayed, batch.BASES, False):  # noqa: FBT003 - as above
            return Gladly.RATHER_NOT
        cost = turns.price(desk, len(hand_of(view)), int(desk.best[0]))
        if cost <= batch.GLADLY:
            return Gladly.GLADLY
        return Gladly.WILLING if cost <= batch.WILLING else Gladly.RATHER_NOT


def plainly(view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Signal, ...]:
    """As a novice talks, whose words ask for less. First words of this bot's own kind are taken back."""
    seat: Seat = view.seat or 0
    if not talks_alike(seat, said):
        return novice.TheGame().signals(view, said, budget, chance)
    first = next(word.after for word in said if word.seat == seat)
    later = [word for word in said if word.seat != seat or word.after > first]
    told = novice.TheGame().signals(view, later, budget, chance)
    stands, since = standing(view, said)[seat], standing(view, later)[seat]
    told_now = {HEARD[str(word)][1] for word in told}
    stale = [pile for pile in Pile if stands[pile] != meaning.GO_AHEAD and since[pile] == meaning.SILENT]
    return (*told, *(GoAhead(str(pile)) for pile in stale if pile not in told_now))


def words_of(view: View) -> NDArray[np.int8]:
    """What the seat says of each pile now (G14)."""
    seat: Seat = view.seat or 0
    desk = turns.desk()
    unplayed = sit_down(desk, view, standing(view, ()))
    meaning.words(desk.owners, desk.rows, len(view.hands), desk.said)
    meaning.say(desk.before, desk.said, seat, unplayed, len(hand_of(view)), desk.sets)
    said: NDArray[np.int8] = desk.said[seat]
    return said


# Tuning

START = {
    "better": 13.0,
    "worse": 5.0,
    "cover": 2.5,
    "hand": 0.4,
    "near": 0.06,
    "soon": 0.8,
    "stuck": 1.2,
    "trick": 0.6,
    "out": 0.13,
    "pair": 0.5,
    "half": 0.13,
    "extra": -0.6,
    "extra_late": 0.1,
    "off_trick": 0.7,
    "off_strongly": 0.35,
    "off": 0.3,
    "small": 0.18,
    "later": 1.0,
    "fire": 0.5,
    "margin": 1.2,
}
A_CARD_LEFT = 0.01  # against a win: it guides where wins are rare


def score(values: Mapping[str, float], variant: str, games: int, seed: int) -> float:
    """The games won, less a little for the cards left."""
    seats, *kinds = variant.split()
    lefts = batch.play_games(
        turns.weights_of(values),
        int(seats),
        games,
        seed,
        silent="silent" in kinds,
        expert="expert" in kinds,
        on_fire="on_fire" in kinds,
    )
    return float((lefts == 0).mean() - A_CARD_LEFT * lefts.mean())


TUNING = weights.Tuning(
    names=turns.NAMES,
    start=START,
    spread={name: max(abs(value), 0.25) / 4 for name, value in START.items()},
    variants=(
        *map(str, range(1, 6)),
        *(f"{seats} silent" for seats in range(2, 6)),
        *(f"{seats} expert" for seats in range(1, 6)),
        *(f"{seats} on_fire" for seats in range(1, 6)),
    ),
    score=score,
)
