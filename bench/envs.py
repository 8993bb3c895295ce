"""Moves a second through PettingZoo: The Game beside PettingZoo's own tictactoe; and many tables at once.

Everybody plays whole random games in slots that take turns, a new order each round; ratios are taken within a round.
Seconds are CPU seconds of this one process. Exit code 0: the targets are met; 1: one is missed; 2: a peer is missing.
"""

import argparse
import random
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from statistics import median

from rules import SEED, agent_environment_cycle, pettingzoo

from tenback.envs import zoo
from tenback.envs.batch import Tables

MOVES = 2e6  # the target for many tables at once, on one core
TABLES = 1024
MISSED, NO_PEER = 1, 2
PEER = "PettingZoo classic/tictactoe-v3, wrapped"  # as its documentation makes it


def contestants() -> dict[str, Callable[[], int]]:
    """By name: play for a while, and say how many moves that was."""
    found: dict[str, Callable[[], int]] = {}
    for peer in pettingzoo("classic/tictactoe-v3"):
        found[peer.name] = lambda play=peer.play: play()[0]  # type: ignore[misc] # mypy cannot infer a lambda's default
    for seats in (1, 2, 3, 5):
        env = zoo.env("the-game", seats)
        env.reset(seed=SEED)
        cycle = agent_environment_cycle(env)
        found[f"The Game through PettingZoo, seats {seats}"] = lambda play=cycle: play()[0]  # type: ignore[misc] # the same
    for seats in (1, 2, 5):
        found[f"The Game, {TABLES} tables at once, seats {seats}"] = many(Tables(TABLES, seats, seed=SEED))
    for seats in (2, 5):
        tables = Tables(TABLES, seats, game="quick-and-easy", seed=SEED)
        found[f"Quick & Easy, {TABLES} tables at once, seats {seats}"] = many(tables)
    return found


def many(tables: Tables) -> Callable[[], int]:
    """Masks, observations, rewards, new deals and the choice of random actions are all counted in."""

    def play() -> int:
        tables.step(tables.random_actions())
        return tables.tables

    play()  # compiled, or read from what is kept
    return play


def rate(play: Callable[[], int], seconds: float) -> float:
    moves, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        moves += play()
    return moves / spent


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--seconds", type=float, default=0.2, help="a slot")
    asked = parser.parse_args()
    if not (find_spec("pettingzoo") and find_spec("pygame")):
        print("PettingZoo's tictactoe needs pettingzoo and pygame-ce; make bench-envs installs them.", file=sys.stderr)
        return NO_PEER
    playing, rng = contestants(), random.Random(SEED)
    rates: dict[str, list[float]] = {name: [] for name in playing}
    for _ in range(asked.rounds):
        for name in rng.sample(list(playing), len(playing)):
            rates[name].append(rate(playing[name], asked.seconds))
    missed = False
    for name, found in rates.items():
        times = median(ours / peer for ours, peer in zip(found, rates[PEER], strict=True))
        print(
            f"{name:48} {median(found):>12,.0f} moves a second ({min(found):,.0f} to {max(found):,.0f}), x{times:.2f}"
        )
        if "through" in name:
            missed |= times <= 1
        elif "at once" in name:
            missed |= median(found) < MOVES
    print(f"x: times {PEER}. Targets: more than that, and {MOVES:,.0f} a second at many tables.")
    print("missed" if missed else "met")
    return MISSED if missed else 0


if __name__ == "__main__":
    sys.exit(main())
