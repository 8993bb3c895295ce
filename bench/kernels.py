"""Kernels beside our own Python rules, OpenSpiel in C++ and pgx: random moves a second of one core's CPU time.

Everybody plays whole games at random, in slots that take turns; ratios are taken within a round. Also: greedy games and
games of `fast` a second, decisions of `fast` as a bot gets them, and how soon kernels are ready from what is kept on
disk. Exit code 0: the targets are met; 1: one is missed; 2: a peer is missing.
"""

import argparse
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from statistics import median
from typing import Any

from greedy import greedy_games
from rules import SEED, Play, ours, spiel

from tenback import bots, games, kernels
from tenback.bots import weights
from tenback.core import Chance
from tenback.games.ten.decks import RECONSTRUCTED

MOVES, TIMES_HEARTS, GREEDY, FAST_ALONE, READY = 5e6, 30, 1e5, 1e3, 1.0  # the targets; READY in seconds
MISSED, NO_PEERS = 1, 2
BATCH = 4096  # environments of pgx side by side: it gains nothing from more here
PGX = ("tic_tac_toe", "leduc_holdem", "2048")
LOADED = """
import time; began = time.perf_counter()
from importlib import import_module
import_module("tenback.kernels.{}").prepare()
print(time.perf_counter() - began)
"""


@dataclass(slots=True)
class Contestant:
    name: str
    what: str  # moves, games, decisions
    play: Callable[[], int]  # a slice of work: how much of `what` it was
    rates: list[float] = field(default_factory=list)

    def measure(self, seconds: float) -> None:
        done, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds:
            done += self.play()
        self.rates.append(done / spent)


def own_kernels() -> Iterator[Contestant]:
    seeds = count(SEED)
    the_game = import_module("tenback.kernels.the_game.at_random")
    quick = import_module("tenback.kernels.quick_and_easy.at_random")
    duel = import_module("tenback.kernels.face_to_face.at_random")
    ten = import_module("tenback.kernels.ten.at_random")
    for seats in (1, 3, 5):
        yield Contestant(
            f"kernel the-game, {seats}",
            "moves",
            partial(moves_of, the_game.random_games, seeds, 2000, seats),
        )
    for seats in (2, 4):
        yield Contestant(
            f"kernel quick-and-easy, {seats}",
            "moves",
            partial(moves_of, quick.random_games, seeds, 2000, seats=seats),
        )
    yield Contestant("kernel face-to-face", "moves", partial(moves_of, duel.random_games, seeds, 500))
    deck = [int(card) for card in RECONSTRUCTED.cards(3)]
    yield Contestant("kernel ten, 3", "moves", partial(moves_of, ten.random_games, seeds, 50, 3, deck))


def moves_of(random_games: Callable[..., Any], seeds: Iterator[int], games: int, *others: Any, **named: Any) -> int:
    return int(random_games(games, next(seeds), *others, **named)[0])


def own_players() -> Iterator[Contestant]:
    seeds = count(SEED)
    whole_games = import_module("tenback.kernels.the_game.whole_games")
    worth = import_module("tenback.kernels.the_game.worth")
    yield Contestant("greedy the-game, 3", "games", lambda: 2000 if greedy_games(2000, next(seeds), 3) else 0)
    for seats in (1, 3):
        held = worth.weights_of(weights.read("the-game", worth.NAMES)[str(seats)])
        yield Contestant(
            f"fast the-game, {seats}",
            "games",
            partial(games_of, whole_games.play_games, held, seats, seeds),
        )
    for game in games.shelf():
        bot, state = bots.get(game.slug, "fast"), game.deal(max(game.seats[0], 2), Chance("bench"))
        yield Contestant(f"fast bot {game.slug}", "decisions", asked(bot, state))


def games_of(play_games: Callable[..., Any], held: Any, seats: int, seeds: Iterator[int]) -> int:
    return len(play_games(held, seats, 50, next(seeds)))


def asked(bot: Any, state: Any) -> Callable[[], int]:
    def ask() -> int:
        bot.act(state.view(state.turn), (), 1.0, Chance("bench"))
        return 1

    return ask


def first_of(play: Play) -> int:
    return play()[0]


def rules() -> Iterator[Contestant]:
    for slug, seats in (("the-game", 3), ("quick-and-easy", 4), ("face-to-face", 2), ("ten", 3)):
        play = ours(games.get(slug), seats)
        yield Contestant(f"Python {slug}, {seats}", "moves", partial(first_of, play))


def openspiel() -> Iterator[Contestant]:
    pyspiel = import_module("pyspiel")
    for name in ("hearts", "hanabi"):
        play = spiel(pyspiel, name)
        yield Contestant(f"OpenSpiel {name}, C++", "moves", partial(first_of, play))


def pgx() -> Iterator[Contestant]:
    """Batched, with random legal actions chosen inside JAX; compiled before anything is measured."""
    jax, library = import_module("jax"), import_module("pgx")
    for name in PGX:
        yield Contestant(f"pgx {name}, batched", "moves", jax_player(jax, library.make(name)))


def jax_player(jax: Any, env: Any) -> Callable[[], int]:
    start, steps = jax.jit(jax.vmap(env.init)), 20

    def many_steps(state: Any, key: Any) -> Any:
        def step(carry: Any, key: Any) -> Any:
            state, moves = carry
            logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
            chosen = jax.random.categorical(key, logits, axis=-1)
            moves += (~(state.terminated | state.truncated)).sum()
            return (jax.vmap(env.step)(state, chosen, jax.random.split(key, BATCH)), moves), None

        return jax.lax.scan(step, (state, 0), jax.random.split(key, steps))[0]

    many = jax.jit(many_steps)
    keys = count(SEED)
    held = [start(jax.random.split(jax.random.PRNGKey(SEED), BATCH))]
    jax.block_until_ready(many(held[0], jax.random.PRNGKey(0)))

    def play() -> int:
        key = jax.random.PRNGKey(next(keys))
        state, moves = many(held[0], key)
        over = bool((state.terminated | state.truncated).mean() > 0.5)  # games begin anew once half are over
        held[0] = start(jax.random.split(key, BATCH)) if over else state
        return int(moves)

    return play


def ready_after(slug: str) -> float:
    """Seconds from an empty process to kernels that play, from what is kept on disk."""
    code = LOADED.format(slug.replace("-", "_"))
    told = [subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True) for _ in range(3)]  # noqa: S603 - our own
    return min(float(each.stdout) for each in told)


def tell(contestants: list[Contestant]) -> None:
    for each in sorted(contestants, key=lambda each: (each.what, -median(each.rates))):
        low, high = min(each.rates), max(each.rates)
        print(f"{each.name:32}{median(each.rates):>14,.0f} {each.what} a second  ({low:,.0f} - {high:,.0f})")


def ratio(ours: Contestant, peer: Contestant) -> tuple[float, float, float]:
    within = [a / b for a, b in zip(ours.rates, peer.rates, strict=True)]
    return median(within), min(within), max(within)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.3, help="of CPU time, a slot")
    parser.add_argument("--without-peers", action="store_true", help="ours alone, no verdict on ratios")
    asked_for = parser.parse_args()
    for game in games.shelf():
        kernels.prepare(game.slug)
    contestants = [*own_kernels(), *own_players(), *rules()]
    if not asked_for.without_peers:
        missing = [name for name in ("pyspiel", "pgx") if find_spec(name) is None]
        if missing:
            print(f"Not installed here: {', '.join(missing)}; `make bench-kernels` sees to that.", file=sys.stderr)
            return NO_PEERS
        contestants += [*openspiel(), *pgx()]
    order = random.Random(SEED)
    for number in range(asked_for.rounds):
        print(f"round {number + 1} of {asked_for.rounds}", file=sys.stderr)
        for each in order.sample(contestants, len(contestants)):
            each.measure(asked_for.seconds)
    tell(contestants)
    by_name = {each.name: each for each in contestants}
    held = True

    def verdict(what: str, reached: float, target: float, *, below: bool = False) -> None:
        nonlocal held
        fine = reached <= target if below else reached >= target
        held &= fine
        print(f"{'yes' if fine else 'NO '} {what}: {reached:,.2f} (target {target:,.0f})")

    for name in ("kernel the-game, 1", "kernel the-game, 3", "kernel quick-and-easy, 2", "kernel quick-and-easy, 4"):
        verdict(f"{name}: random moves a second and core", median(by_name[name].rates), MOVES)
        if not asked_for.without_peers:
            middle, low, high = ratio(by_name[name], by_name["OpenSpiel hearts, C++"])
            verdict(f"{name}: times OpenSpiel's hearts ({low:.0f} - {high:.0f})", middle, TIMES_HEARTS)
    verdict("greedy games of The Game a second", median(by_name["greedy the-game, 3"].rates), GREEDY)
    verdict("games of fast alone a second", median(by_name["fast the-game, 1"].rates), FAST_ALONE)
    for game in games.shelf():
        verdict(f"{game.slug}: ready from disk, seconds", ready_after(game.slug), READY, below=True)
    return 0 if held else MISSED


if __name__ == "__main__":
    sys.exit(main())
