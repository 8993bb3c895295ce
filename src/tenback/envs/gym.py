"""Gymnasium: one seat of any game, alone or among bots.

`import tenback.envs.gym`, then `gymnasium.make("tenback/the-game-v0", seats=3, bots="novice")`.
"""

from collections.abc import Sequence
from typing import Any

from tenback.envs.extra import missing

try:
    import gymnasium
except ModuleNotFoundError as error:
    raise missing(error) from None

from tenback import bots, games
from tenback.bots import BUDGET, Bot
from tenback.core import Action, Chance, Seat, State, shown
from tenback.envs.adapter import REFUSED, EnvError, Table
from tenback.envs.spaces import action_space, observation_space

__all__ = ["SeatEnv"]

SEEDS = 2**63
MAX_CYCLES = 10_000  # actions of the seat; no game is so long, but one that never minds its mask is


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """A seat. The other seats are bots, who play and say nothing; TEN plays itself.

    An action that the mask forbids changes nothing and costs a point; `info["refusal"]` says which rule forbids it. A
    deal that ends before the seat has acted is dealt again.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        bots: str | Sequence[str] = "novice",
        seat: Seat = 0,
        first: Seat | None = None,
        budget: float = BUDGET,
        max_cycles: int = MAX_CYCLES,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._table = Table(game, seats, first, options)
        self._face = self._table.face
        if type(seat) is not int or seat not in range(seats):
            raise EnvError(f"With {seats} at the table your seat is 0 to {seats - 1}, not {shown(seat)}.")
        self._seat = seat
        self._bots = others(game, seats, seat, bots)
        self._budget, self._max_cycles = budget, max_cycles
        self.render_mode = render_mode
        self.observation_space = observation_space(self._face)
        self.action_space = action_space(self._face)
        self._state: State | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self._cycles = 0
        state = self._dealt()
        while state.turn is None:
            state = self._dealt()
        self._state = state
        return self._observed(state), self._info(state)

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        state = self._now()
        chosen = self._face.action(self._table.checked(action))
        if state.turn is None:
            raise EnvError("The game has ended: call reset() to deal again.")
        self._cycles += 1
        info: dict[str, Any] = {}
        if refusal := state.refusal(chosen):
            reward, info = REFUSED, {"refusal": str(refusal)}
        else:
            state = self._state = self._until_own_turn(state.play(chosen))
            reward = 0.0 if state.ending is None else self._face.returns(state.ending, self._table.seats)[self._seat]
        over = state.turn is None
        truncated = not over and self._cycles >= self._max_cycles
        return self._observed(state), reward, over, truncated, {**self._info(state), **info}

    def action_masks(self) -> Any:
        """The mask, under the name by which sb3-contrib asks for it."""
        return self._observed(self._now())["action_mask"].astype(bool)

    def render(self) -> str | None:
        """What the seat sees, as text."""
        if self.render_mode is None:
            return None
        return self._face.layout.told(self._face.observation(self._now().view(self._seat)))

    def _dealt(self) -> State:
        self._seed = str(self.np_random.integers(SEEDS))
        self._questions = 0
        return self._until_own_turn(self._table.deal(self._seed))

    def _until_own_turn(self, state: State) -> State:
        state = self._table.with_ten_played(state)
        while state.turn is not None and state.turn != self._seat:
            for action in self._asked(self._bots[state.turn], state, state.turn):
                state = state.play(action)
            state = self._table.with_ten_played(state)
        return state

    def _asked(self, bot: Bot[Any], state: State, seat: Seat) -> tuple[Action, ...]:
        self._questions += 1
        return bot.act(state.view(seat), (), self._budget, Chance(f"{self._seed} question {self._questions}"))

    def _observed(self, state: State) -> dict[str, Any]:
        face = self._face
        return {"observation": face.observation(state.view(self._seat)), "action_mask": face.mask(state.actions())}

    def _info(self, state: State) -> dict[str, Any]:
        """How it ended, once it has."""
        ending = state.ending
        return {} if ending is None else {"reason": str(ending.reason), "won": self._won(ending.won, ending.winners)}

    def _won(self, won: bool | None, winners: tuple[Seat, ...] | None) -> bool:  # noqa: FBT001 - the ending's own words
        return won if won is not None else self._seat in (winners or ())

    def _now(self) -> State:
        if self._state is None:
            raise EnvError("Nothing is dealt yet: call reset() first.")
        return self._state


def others(game: str, seats: int, seat: Seat, names: str | Sequence[str]) -> dict[Seat, Bot[Any]]:
    """The bots of the other seats: one name for all, or a name each, in the order of their seats."""
    free = [other for other in range(seats) if other != seat]
    each = [names] * len(free) if isinstance(names, str) else list(names)
    if len(each) != len(free):
        raise EnvError(f"With {seats} at the table there are {len(free)} other seats, and {len(each)} bots are named.")
    return {other: bots.get(game, name) for other, name in zip(free, each, strict=True)}


for _game in games.shelf():
    gymnasium.register(
        f"tenback/{_game.slug}-v0",
        "tenback.envs.gym:SeatEnv",
        kwargs={"game": _game.slug, "seats": _game.seats[0]},
        nondeterministic=False,
    )
