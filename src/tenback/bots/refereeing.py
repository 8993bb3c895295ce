"""One game between bots. The referee hands each bot its seat's view and what was said, and plays what it answers."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from traceback import extract_tb
from typing import Any, assert_never

from tenback import games, talk
from tenback.bots import asking
from tenback.bots.bot import Bot
from tenback.core import Action, Chance, Seat, State, TenbackError, turn_over
from tenback.record import Said

__all__ = ["Agreement", "RefereeError", "Watch", "played_out"]

Watch = Callable[[State], None]
"""Somebody who is shown every state, from the deal on, and says nothing."""


class RefereeError(TenbackError):
    """A bot that does what it may not do, or breaks: which, and what."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """What is played, and under which conditions."""

    game: str
    seats: int
    options: Mapping[str, Any]
    budget: float  # seconds a decision
    silent: bool = False  # nothing is said, not even how gladly anybody would start: the lot decides


def played_out(
    agreed: Agreement,
    bots: Sequence[tuple[str, Bot[Any]]],
    seed: str,
    *,
    dice: str | None = None,
    watch: Watch | None = None,
) -> State:
    """The last state of a whole game of these bots, one a seat, with their names. The seed decides the deal; it, or
    `dice`, all else that is left to chance.
    """
    return _Game(agreed, bots, seed, dice or seed, watch).played()


class _Game:
    def __init__(
        self, agreed: Agreement, bots: Sequence[tuple[str, Bot[Any]]], seed: str, dice: str, watch: Watch | None
    ) -> None:
        self._agreed, self._seed, self._dice = agreed, seed, dice
        self._watch = watch
        self._names = [name for name, _ in bots]
        self._bots = [bot for _, bot in bots]
        self._starting = agreed.seats > 1 and games.get(agreed.game).starter_agreed is not None
        self._talking = not agreed.silent and bool(talk.signals(agreed.game, agreed.options))
        self._offers: dict[Seat, talk.Gladly] = {}
        self._spoke: dict[Seat, int] = {}
        self._said: list[Said] = []
        self._actions = 0
        self._turn_began = 0  # after how many actions
        self._questions = 0
        self._state = self._deal(None)

    def played(self) -> State:
        if self._starting and self._agreed.silent:
            self._start(talk.lot(self._seed).below(self._agreed.seats))
        elif not self._starting:
            self._show()
        while self._state.ending is None:
            for asked in asking.questions(self._where()):
                self._ask(*asked)
        return self._state

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
        try:
            self._asked(kind, seat)
        except RefereeError:
            raise
        except Exception as error:
            *_, place = extract_tb(error.__traceback__)
            where = f"{Path(place.filename).name}:{place.lineno}"
            raise RefereeError(
                f"{self._names[seat]} broke at {where}, {type(error).__name__}: {error} (seed {self._seed})."
            ) from error

    def _asked(self, kind: asking.Kind, seat: Seat) -> None:
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
        return Chance(f"{self._dice} question {self._questions}")
