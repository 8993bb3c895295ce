"""One game between bots. The referee hands each bot its seat's view and what was said, and plays what it answers."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tenback import games, talk
from tenback.core import Action, Chance, Ending, OptionError, Seat, State, TenbackError
from tenback.lab import strangers
from tenback.record import Said

__all__ = ["Agreed", "RefereeError", "Watch", "check_seed", "play"]

LONGEST_BUDGET = 3600.0  # seconds
LONGEST_ADDED = "question 1000000"  # to a seed, for the dice of a bot

Watch = Callable[[State], None]
"""Somebody who is shown every state, from the deal on, and says nothing."""


class RefereeError(TenbackError):
    """A bot that does what it may not do: which, and what."""


@dataclass(frozen=True, slots=True)
class Agreed:
    """What is played, and under which conditions."""

    game: str
    seats: int
    options: Mapping[str, Any]
    budget: float  # seconds a decision
    silent: bool  # nothing is said, not even how gladly anybody would start: the lot decides

    def __post_init__(self) -> None:
        """Whatever is impossible is said before any work starts."""
        games.get(self.game).deal(self.seats, Chance("a look at the options"), **self.options)
        if not (math.isfinite(self.budget) and 0 < self.budget <= LONGEST_BUDGET):
            raise OptionError(f"--budget is more than 0 and at most {LONGEST_BUDGET:g} seconds, not {self.budget:g}.")

    def plain_options(self) -> dict[str, Any]:
        """The options as JSON can hold them: a deck, for one, by its name or as a table."""
        known = {option.name: option for option in games.get(self.game).options}
        return {name: known[name].plain(value) for name, value in sorted(self.options.items())}


def check_seed(seed: str, most: int) -> None:
    """Whether the seed leaves room for what is added to it: the number of a deal, and of a question."""
    Chance(f"{seed} {most} {LONGEST_ADDED}")


def play(agreed: Agreed, names: Sequence[str], seed: str, watch: Watch | None = None) -> Ending:
    """A whole game of the bots with these names, one a seat. The seed decides the deal and all dice."""
    return _Game(agreed, names, seed, watch).played()


class _Game:
    def __init__(self, agreed: Agreed, names: Sequence[str], seed: str, watch: Watch | None) -> None:
        self._agreed, self._names, self._seed = agreed, names, seed
        self._watch = watch
        self._bots = [strangers.bot(agreed.game, name) for name in names]
        self._said: list[Said] = []
        self._actions = 0
        self._questions = 0

    def played(self) -> Ending:
        state = self._started()
        self._show(state)
        self._speak(state)
        while state.ending is None:
            before = state.turn
            state, turn_over = self._turn(state)
            if turn_over or state.turn != before:
                self._speak(state)
        return state.ending

    def _deal(self, first: Seat | None) -> State:
        agreed = self._agreed
        return games.get(agreed.game).deal(agreed.seats, Chance(self._seed), first=first, **agreed.options)

    def _started(self) -> State:
        """Cards are dealt, and the players agree who starts (G5, Q3)."""
        agreed = self._agreed
        dealt = self._deal(None)
        if agreed.seats == 1 or agreed.game not in talk.STARTER_BY_AGREEMENT:
            return dealt
        if agreed.silent:
            return self._deal(Chance(f"{self._seed} starts").below(agreed.seats))
        offers = {
            seat: bot.gladly(dealt.view(seat), (), agreed.budget, self._chance()) for seat, bot in enumerate(self._bots)
        }
        return self._deal(talk.starter(offers, Chance(f"{self._seed} starts")))

    def _turn(self, state: State) -> tuple[State, bool]:
        """What the seat on turn does, and whether it ended its turn with it."""
        seat = state.turn
        assert seat is not None  # the game goes on
        if seat >= len(self._bots):  # solo TEN's automatic opponent (T23)
            return self._after(state, state.actions()[0]), False
        bot = self._bots[seat]
        turn_over = False
        for action in bot.act(state.view(seat), tuple(self._said), self._agreed.budget, self._chance()):
            if state.turn != seat or state.refusal(action):
                raise RefereeError(f"{self._names[seat]} plays {action}, which is not allowed (seed {self._seed}).")
            state = self._after(state, action)
            turn_over = str(action) == "end"
        return state, turn_over

    def _after(self, state: State, action: Action) -> State:
        after = state.play(action)
        self._actions += 1
        self._show(after)
        return after

    def _show(self, state: State) -> None:
        if self._watch is not None:
            self._watch(state)

    def _speak(self, state: State) -> None:
        """Everybody may say something: once about each thing after each turn."""
        agreed = self._agreed
        if agreed.silent or state.turn is None or not talk.signals(agreed.game, agreed.options):
            return
        for seat, bot in enumerate(self._bots):
            spoken = set()
            for signal in bot.signals(state.view(seat), tuple(self._said), agreed.budget, self._chance()):
                text = str(talk.read(agreed.game, agreed.options, str(signal)))
                about = text.split(" ")[1]
                if about in spoken:
                    raise RefereeError(f"{self._names[seat]} speaks twice about {about} (seed {self._seed}).")
                spoken.add(about)
                self._said.append(Said(self._actions, seat, text))

    def _chance(self) -> Chance:
        """Dice for the next question."""
        self._questions += 1
        return Chance(f"{self._seed} question {self._questions}")
