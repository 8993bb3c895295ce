"""Moves a second: our games through the contract, beside the Python peers. `README.md` says how to read it."""

import argparse
import gc
import itertools
import json
import logging
import math
import os
import platform
import random
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tenback import games
from tenback.core import Chance, Game

SEATS = (1, 2, 3, 5)
SEED = 98  # every contestant draws from a random.Random of its own, all from the same seed
PACKAGES = {  # what a peer is imported as -> what it is installed as
    "chess": "chess",
    "pettingzoo": "pettingzoo",
    "pokerkit": "pokerkit",  # OpenSpiel's poker games drop out in silence without it
    "pygame": "pygame-ce",  # PettingZoo's tictactoe imports it, though nothing is drawn here
    "pyspiel": "open-spiel",
    "rlcard": "rlcard",
    "shimmy": "Shimmy",  # PettingZoo's hanabi reaches OpenSpiel through it
}
NOT_FASTER, NO_PEERS, INTERRUPTED = 1, 2, 130  # exit codes


class Kind(StrEnum):
    OURS = "ours"
    PEER = "Python peer"
    REFERENCE = "C++, not a Python peer"


class Count(StrEnum):
    EVERY_MOVE = "every move, chance's too"
    DECISIONS = "players' decisions only"


VERDICT = Count.EVERY_MOVE  # the harder one: only OpenSpiel's peers have moves of chance to count

Play = Callable[[], tuple[int, int]]
"""Plays one whole game, its deal included: the moves made, and how many of them were chance's."""


@dataclass(frozen=True, slots=True)
class Contestant:
    name: str
    kind: Kind
    play: Play
    game: str = ""  # ours only: the slug


# Ours


def shelf() -> Iterator[Contestant]:
    for game in games.shelf():
        for seats in SEATS:
            if seats in game.seats:
                players = "1 player" if seats == 1 else f"{seats} players"
                yield Contestant(f"{game.slug}, {players}", Kind.OURS, ours(game, seats), game.slug)


def ours(game: Game, seats: int) -> Play:
    rng, deals = random.Random(SEED), itertools.count()

    def play() -> tuple[int, int]:
        moves = 0
        state = game.deal(seats, Chance(f"bench {next(deals)}"))
        while actions := state.actions():
            state = state.play(actions[int(rng.random() * len(actions))])
            moves += 1
        return moves, 0

    return play


# The peers, each as its own documentation drives it. They are imported here and not above: they live in another venv.


def peers() -> Iterator[Contestant]:
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    logging.getLogger("absl").setLevel(logging.ERROR)  # OpenSpiel: that hangman and chat_game use their default words
    yield from rlcard("uno", lambda game: game.get_legal_actions)
    yield from rlcard("gin-rummy", lambda game: game.judge.get_legal_actions)
    yield from pettingzoo("classic/tictactoe-v3")
    yield from pettingzoo("classic/hanabi-v5")
    yield from openspiel()
    yield Contestant("python-chess", Kind.PEER, chess())


def rlcard(name: str, legal_actions: Callable[[Any], Callable[[], list[Any]]]) -> Iterator[Contestant]:
    """Twice: `env.step`, which encodes an observation for a learner, and the game below it, which does not."""
    env = import_module("rlcard").make(name, config={"seed": SEED})
    game = env.game
    legal, rng = legal_actions(game), random.Random(SEED)

    def through_the_env() -> tuple[int, int]:
        moves = 0
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(rng.random() * len(actions))])
            moves += 1
        return moves, 0

    def through_the_game() -> tuple[int, int]:
        moves = 0
        game.init_game()
        while not game.is_over():
            actions = legal()
            game.step(actions[int(rng.random() * len(actions))])
            moves += 1
        return moves, 0

    yield Contestant(f"RLCard {name}, env", Kind.PEER, through_the_env)
    yield Contestant(f"RLCard {name}, game", Kind.PEER, through_the_game)


def pettingzoo(name: str) -> Iterator[Contestant]:
    """Twice: as made, in wrappers that check every call, and without them."""
    make = import_module("pettingzoo").make
    for env, wrapped in ((make("aec", name), "wrapped"), (make("aec", name).unwrapped, "bare")):
        env.reset(seed=SEED)
        yield Contestant(f"PettingZoo {name}, {wrapped}", Kind.PEER, agent_environment_cycle(env))


def agent_environment_cycle(env: Any) -> Play:
    rng = random.Random(SEED)

    def play() -> tuple[int, int]:
        moves = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)  # how an agent leaves a game that is over; not a move
                continue
            actions = observation["action_mask"].nonzero()[0]
            env.step(int(actions[int(rng.random() * len(actions))]))
            moves += 1
        return moves, 0

    return play


def openspiel() -> Iterator[Contestant]:
    """Every game that `open_spiel.python.games` registers and that players play one after the other.

    Left out are those without turns: python_iterated_prisoners_dilemma and python_dynamic_routing, where all move at
    once, and the mean field games of `open_spiel.python.mfg`, where a population does. chat_game plays with the mock
    language model that comes with it.
    """
    pyspiel = import_module("pyspiel")
    in_cpp = set(pyspiel.registered_names())
    import_module("open_spiel.python.games")
    for kind in pyspiel.registered_games():
        if kind.short_name not in in_cpp and kind.dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL:
            yield Contestant(f"OpenSpiel {kind.short_name}", Kind.PEER, spiel(pyspiel, kind.short_name))
    for name in ("hearts", "tic_tac_toe"):
        yield Contestant(f"OpenSpiel {name}", Kind.REFERENCE, spiel(pyspiel, name))


def spiel(pyspiel: Any, name: str) -> Play:
    game, rng = pyspiel.load_game(name), random.Random(SEED)
    sample = pyspiel.sample_action

    def play() -> tuple[int, int]:
        moves = by_chance = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                action, _ = sample(state.chance_outcomes(), rng.random())
                by_chance += 1
            else:
                actions = state.legal_actions()
                action = actions[int(rng.random() * len(actions))]
            state.apply_action(action)
            moves += 1
        return moves, by_chance

    return play


def chess() -> Play:
    """`board.is_game_over()` would list the moves again, so its other questions are asked one by one."""
    new_board, rng = import_module("chess").Board, random.Random(SEED)

    def play() -> tuple[int, int]:
        moves = 0
        board = new_board()
        while (actions := list(board.legal_moves)) and not (
            board.is_insufficient_material() or board.is_seventyfive_moves() or board.is_fivefold_repetition()
        ):
            board.push(actions[int(rng.random() * len(actions))])
            moves += 1
        return moves, 0

    return play


# Measuring


@dataclass(frozen=True, slots=True)
class Slot:
    """What one contestant did in its slot of one round."""

    games: int
    moves: int
    by_chance: int
    seconds: float  # of this process's CPU time: on a shared machine a neighbour's work would count on the wall clock

    def pace(self, count: Count) -> float:
        """Moves a second."""
        return (self.moves if count is Count.EVERY_MOVE else self.moves - self.by_chance) / self.seconds


def slot(play: Play, seconds: float) -> Slot:
    """Whole games, one after the other, until the time is up."""
    gc.collect()  # nobody cleans up after the one before
    games = moves = by_chance = 0
    spent, start = 0.0, time.process_time()
    while spent < seconds:
        made, dealt = play()
        games += 1
        moves += made
        by_chance += dealt
        spent = time.process_time() - start
    return Slot(games, moves, by_chance, spent)


@dataclass(frozen=True, slots=True)
class Measured:
    """A contestant, and its slot of every round."""

    contestant: Contestant
    slots: tuple[Slot, ...]

    def paces(self, count: Count) -> tuple[float, ...]:
        return tuple(slot.pace(count) for slot in self.slots)


def measure(contestants: Sequence[Contestant], rounds: int, seconds: float) -> tuple[Measured, ...]:
    """Each contestant once a round, in a new order every round: nobody always sits beside the same noise."""
    slots: dict[str, list[Slot]] = {contestant.name: [] for contestant in contestants}
    order, rng = list(contestants), random.Random(SEED)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(bar_width=24), MofNCompleteColumn(), TimeRemainingColumn())
    # A thread that redraws would be measured too, so the bar is drawn between slots.
    with Progress(*columns, console=console, auto_refresh=False, transient=True) as progress:
        bar = progress.add_task("warming up", total=rounds * len(order))
        progress.refresh()
        for contestant in contestants:
            contestant.play()
        for number in range(1, rounds + 1):
            if not console.is_terminal:
                console.print(f"round {number} of {rounds}, {len(order)} contestants")
            rng.shuffle(order)
            for contestant in order:
                progress.update(bar, description=f"round {number}: {contestant.name}", refresh=True)
                slots[contestant.name].append(slot(contestant.play, seconds))
                progress.advance(bar)
    return tuple(Measured(contestant, tuple(slots[contestant.name])) for contestant in contestants)


# Comparing


@dataclass(frozen=True, slots=True)
class Comparison:
    """One of ours against a peer, by one way of counting."""

    ours: Measured
    peer: Measured
    count: Count

    @property
    def ratios(self) -> tuple[float, ...]:
        """Round by round: what slows one contestant of a round down is likely to have slowed the other."""
        return tuple(a / b for a, b in zip(self.ours.paces(self.count), self.peer.paces(self.count), strict=True))

    @property
    def ratio(self) -> float:
        return median(self.ratios)

    @property
    def faster(self) -> bool:
        return self.ratio > 1

    def __str__(self) -> str:
        return f"{self.ours.contestant.name} : {self.peer.contestant.name}"


def of(kind: Kind, measured: Sequence[Measured]) -> list[Measured]:
    return [each for each in measured if each.contestant.kind is kind]


def tightest(comparisons: Iterable[Comparison]) -> Comparison:
    return min(comparisons, key=lambda comparison: comparison.ratio)


def compare(measured: Sequence[Measured], count: Count) -> list[Comparison]:
    """Each of ours against the peer that is fastest beside it; nothing where no peer ran."""
    rivals = of(Kind.PEER, measured)
    if not rivals:
        return []
    return [tightest(Comparison(each, rival, count) for rival in rivals) for each in of(Kind.OURS, measured)]


def verdicts(measured: Sequence[Measured]) -> dict[str, Comparison]:
    """Each of our games in its tightest comparison, whatever the number of players."""
    by_game: dict[str, list[Comparison]] = {}
    for comparison in compare(measured, VERDICT):
        by_game.setdefault(comparison.ours.contestant.game, []).append(comparison)
    return {slug: tightest(comparisons) for slug, comparisons in by_game.items()}


# Telling


def spread(values: Sequence[float], form: str) -> str:
    return f"{min(values):{form}} - {max(values):{form}}"


def tell(measured: Sequence[Measured]) -> None:
    print(f"\n{'moves a second of CPU time':<46}{'median':>10}{'min - max':>22}{'decisions':>11}{'a game':>8}")
    for kind in Kind:
        if ranked := sorted(of(kind, measured), key=lambda each: -median(each.paces(VERDICT))):
            print(f"-- {kind}")
        for each in ranked:
            paces, decisions = each.paces(Count.EVERY_MOVE), median(each.paces(Count.DECISIONS))
            a_game = sum(slot.moves for slot in each.slots) / sum(slot.games for slot in each.slots)
            print(
                f"{each.contestant.name:<46}{median(paces):>10,.0f}{spread(paces, ',.0f'):>22}"
                f"{decisions:>11,.0f}{a_game:>8.1f}"
            )
    for count in Count:
        if comparisons := compare(measured, count):
            print(f"\n{f'against the fastest Python peer, {count}':<68}{'median':>8}{'min - max':>16}")
        for comparison in comparisons:
            print(f"{comparison!s:<68}{comparison.ratio:>8.2f}{spread(comparison.ratios, '.2f'):>16}")
    print()
    for slug, closest in verdicts(measured).items():
        answer = "yes" if closest.faster else "no"
        print(f"{slug}: faster than every Python peer: {answer} ({closest.ratio:.2f}, {closest})")


def plain(measured: Sequence[Measured], seconds: float, installed: dict[str, str]) -> dict[str, Any]:
    """The same as JSON data."""
    return {
        "python": platform.python_version(),
        "peers": installed,
        "seconds": seconds,
        "contestants": [
            {
                "name": each.contestant.name,
                "kind": each.contestant.kind,
                "games": sum(slot.games for slot in each.slots),
                "moves": sum(slot.moves for slot in each.slots),
                "moves_a_second": each.paces(Count.EVERY_MOVE),
                "decisions_a_second": each.paces(Count.DECISIONS),
            }
            for each in measured
        ],
        "against_the_fastest_peer": [
            {
                "count": comparison.count,
                "ours": comparison.ours.contestant.name,
                "peer": comparison.peer.contestant.name,
                "median": comparison.ratio,
                "ratios": comparison.ratios,
            }
            for count in Count
            for comparison in compare(measured, count)
        ],
        "verdict_counts": VERDICT,
        "faster_than_every_python_peer": {slug: closest.faster for slug, closest in verdicts(measured).items()},
    }


# The command


def at_least_one(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r:.60} is not a number of rounds; write 1 or more")
    return int(text)


def duration(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r:.60} is not a length of time; write seconds, such as 0.1")
    return seconds


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=at_least_one, default=21, help="how often everyone's turn comes (21)")
    parser.add_argument("--seconds", type=duration, default=0.1, help="CPU seconds of a turn (0.1)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument("--without-peers", action="store_true", help="measure our games alone: no ratios, no verdict")
    return parser.parse_args(given)


def main(given: Sequence[str] | None = None) -> int:
    asked = arguments(given)
    missing = [package for module, package in PACKAGES.items() if find_spec(module) is None]
    if missing and not asked.without_peers:
        print(
            f"Not installed here: {', '.join(missing)}. `make bench` puts the peers into a venv of their own and runs "
            "this there; with --without-peers our games are measured alone.",
            file=sys.stderr,
        )
        return NO_PEERS
    installed = {} if asked.without_peers else {package: version(package) for package in PACKAGES.values()}
    try:
        contestants = (*shelf(), *(() if asked.without_peers else peers()))
        measured = measure(contestants, asked.rounds, asked.seconds)
    except KeyboardInterrupt:
        print("Stopped before the last round: no figures.", file=sys.stderr)
        return INTERRUPTED
    if asked.json:
        print(json.dumps(plain(measured, asked.seconds, installed), indent=2))
    else:
        print(", ".join(f"{name} {has}" for name, has in {"Python": platform.python_version(), **installed}.items()))
        tell(measured)
    return 0 if all(closest.faster for closest in verdicts(measured).values()) else NOT_FASTER


if __name__ == "__main__":
    sys.exit(main())
