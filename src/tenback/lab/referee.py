"""One game between bots. The referee hands each bot its seat's view and what was said, and plays what it answers."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, assert_never

from tenback import games, talk
from tenback.bots import asking
from tenback.core import Action, Chance, Ending, OptionError, Seat, State, TenbackError, turn_over
from tenback.lab import plugins
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
        self._bots = [plugins.bot(agreed.game, name) for name in names]
        self._starting = agreed.seats > 1 and games.get(agreed.game).starter_agreed is not None
        self._talking = not agreed.silent and bool(talk.signals(agreed.game, agreed.options))
        self._offers: dict[Seat, talk.Gladly] = {}
        self._spoke: dict[Seat, int] = {}
        self._said: list[Said] = []
        self._actions = 0
        self._turn_began = 0  # after how many actions
        self._questions = 0
        self._state = self._deal(None)

    def played(self) -> Ending:
        if self._starting and self._agreed.silent:
            self._start(talk.lot(self._seed).below(self._agreed.seats))
        elif not self._starting:
            self._show()
        while self._state.ending is None:
            for asked in asking.questions(self._where()):
                self._ask(*asked)
        return self._state.ending

    def _where(self) -> asking.Moment:
        return asking.Moment(
            seats=len(self._bots),
            turn=self._state.turn,
            starting=self._starting,
            offered=self._offers,
            talking=self._talking,
            turn_began=self._turn_began,
            spoke=self._spoke,
        )

    def _ask(self, kind: asking.Kind, seat: Seat) -> None:
        match kind:
            case "gladly":
                self._offer(seat)
            case "signals":
                self._speak(seat)
            case "act":
                self._act(seat)
            case "automatic":
                self._play(self._state.actions()[0])
            case _:
                assert_never(kind)

    def _deal(self, first: Seat | None) -> State:
        agreed = self._agreed
        return games.get(agreed.game).deal(agreed.seats, Chance(self._seed), first=first, **agreed.options)

    def _offer(self, seat: Seat) -> None:
        """The seat looks at its hand and says how gladly it would start; after the last one it is known who does."""
        view = self._state.view(seat)
        self._offers[seat] = self._bots[seat].gladly(view, (), self._agreed.budget, self._chance())
        if len(self._offers) == self._agreed.seats:
            self._start(talk.starter(self._offers, talk.lot(self._seed)))

    def _start(self, first: Seat) -> None:
        self._state, self._starting = self._deal(first), False
        self._show()

    def _act(self, seat: Seat) -> None:
        view = self._state.view(seat)
        for action in self._bots[seat].act(view, tuple(self._said), self._agreed.budget, self._chance()):
            if self._state.turn != seat or self._state.refusal(action):
                raise RefereeError(f"{self._names[seat]} plays {action}, which is not allowed (seed {self._seed}).")
            self._play(action)

    def _play(self, action: Action) -> None:
        seat, self._state = self._state.turn, self._state.play(action)
        self._actions += 1
        if turn_over(action, seat, self._state.turn):
            self._turn_began = self._actions
        self._show()

    def _show(self) -> None:
        if self._watch is not None:
            self._watch(self._state)

    def _speak(self, seat: Seat) -> None:
        self._spoke[seat] = self._turn_began
        agreed = self._agreed
        view, things = self._state.view(seat), set()
        for signal in self._bots[seat].signals(view, tuple(self._said), agreed.budget, self._chance()):
            text = str(talk.read(agreed.game, agreed.options, str(signal)))
            about = talk.about(text)
            if about in things:
                raise RefereeError(f"{self._names[seat]} speaks twice about {about} (seed {self._seed}).")
            things.add(about)
            self._said.append(Said(self._actions, seat, text))

    def _chance(self) -> Chance:
        """Dice for the next question."""
        self._questions += 1
        return Chance(f"{self._seed} question {self._questions}")
