"""PettingZoo: every game as an agent-environment cycle, every seat an agent. Solo TEN plays its own seat."""

from typing import Any, ClassVar

from tenback.envs.extra import missing

try:
    from gymnasium import spaces
    from gymnasium.utils.seeding import np_random
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
except ModuleNotFoundError as error:
    raise missing(error) from None

from tenback.core import Seat, State
from tenback.envs.adapter import REFUSED, EnvError, Table
from tenback.envs.spaces import action_space, observation_space

__all__ = ["TableEnv", "env", "parallel_env"]

SEEDS = 2**63
MAX_CYCLES = 10_000  # no game is so long; an agent that never minds its mask is


class TableEnv(AECEnv[str, dict[str, Any], int | None]):  # type: ignore[misc] # pettingzoo has no types
    """A table. An action that the mask forbids changes nothing and costs a point; `infos` names the rule."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "name": "tenback_v0", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        first: Seat | None = None,
        max_cycles: int = MAX_CYCLES,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self._table = Table(game, seats, first, options)
        self._face = self._table.face
        self.render_mode = render_mode
        self._max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self._face) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self._face) for agent in self.possible_agents}
        self._rng, _ = np_random(None)
        self.agents: list[str] = []
        self._state: State | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - the table has its options
        if seed is not None:
            self._rng, _ = np_random(seed)
        self._state = self._table.with_ten_played(self._table.deal(str(self._rng.integers(SEEDS))))
        self._cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._turn(self._state)]

    def observe(self, agent: str) -> dict[str, Any]:
        seat, state, face = self._seats[agent], self._now(), self._face
        return {
            "observation": face.observation(state.view(seat)),
            "action_mask": face.mask(state.actions() if state.turn == seat else ()),
        }

    def step(self, action: int | None) -> None:
        state, agent = self._now(), self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = self._face.action(self._table.checked(action))
        self._cumulative_rewards[agent] = 0.0
        rewards = self.rewards
        for other in rewards:
            rewards[other] = 0.0
        self._cycles += 1
        if refusal := state.refusal(chosen):
            rewards[agent] = REFUSED
            self._cumulative_rewards[agent] = REFUSED
            self.infos[agent] = {"refusal": str(refusal)}
        else:
            if self.infos[agent]:
                self.infos[agent] = {}
            state = self._state = self._table.with_ten_played(state.play(chosen))
            if state.turn is None:
                self._finish(state)
            else:
                self.agent_selection = self.possible_agents[state.turn]
        if self._cycles >= self._max_cycles and state.turn is not None:
            self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """What the agent that acts next sees, as text."""
        if self.render_mode is None:
            return None
        seen = self._face.observation(self._now().view(self._seats[self.agent_selection]))
        return self._face.layout.told(seen)

    def close(self) -> None:
        """Nothing is held open."""

    def _finish(self, state: State) -> None:
        assert state.ending is not None  # nobody's turn
        worth = self._face.returns(state.ending, len(self.possible_agents))
        for agent, each in zip(self.possible_agents, worth, strict=True):
            self.rewards[agent] = each
            self._cumulative_rewards[agent] += each
            self.terminations[agent] = True

    def _now(self) -> State:
        if self._state is None:
            raise EnvError("Nothing is dealt yet: call reset() first.")
        return self._state

    @staticmethod
    def _turn(state: State) -> Seat:
        assert state.turn is not None  # no deal is over before it began
        return state.turn


def env(game: str = "the-game", seats: int = 2, **settings: Any) -> TableEnv:
    """The table. It needs no wrapper: it checks what comes in by itself."""
    return TableEnv(game, seats, **settings)


def parallel_env(
    game: str = "the-game", seats: int = 2, **settings: Any
) -> ParallelEnv[str, dict[str, Any], int | None]:
    """The same for tools that want everybody's action at once: only that of the seat on turn is played."""
    return turn_based_aec_to_parallel(env(game, seats, **settings))
