"""Whole games inside the kernels, for millions: what of them the kernels tell, and where they are not the referee's."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenback import games
from tenback.core import Chance, OptionError
from tenback.games.ten.table import YOU
from tenback.lab.match import Match

__all__ = ["DIFFERENCES", "batch", "can_play", "check", "prepare"]

PLAYERS = {"fast": ("the-game", "quick-and-easy", "face-to-face", "ten"), "random": ("the-game", "quick-and-easy")}

DIFFERENCES = {
    "all": "Deals come from the kernel's own dice (SplitMix64), not from Chance: a game cannot be dealt again by seed.",
    "the-game": "At a silent table the seat with the best opening starts; the referee draws lots. An opening "
    "is judged by the weights of the table; at the referee's by those of a silent one, since nothing is said by then.",
    "quick-and-easy": "The seats start in turn; the referee asks who would gladly start.",
    "face-to-face": "The seats start in turn.",
    "ten": "The seats start in turn.",
    "random": "Seat 0 starts every game.",
}
"""Where the kernel's games are not the referee's. The rules, and the code by which the bots choose, are the same."""

MOST_TURNS = 1000  # of Face to Face; a game has at most 58

Rows = Iterator[list[Any]]


def can_play(match: Match) -> bool:
    """Whether the kernel plays such games by itself."""
    names = set(match.names)
    return len(names) == 1 and match.agreed.game in PLAYERS.get(next(iter(names)), ())


def check(match: Match) -> None:
    if not can_play(match):
        able = "; ".join(f"all seats {name}: {', '.join(slugs)}" for name, slugs in PLAYERS.items())
        raise OptionError(f"The kernel does not play this by itself ({able}). Use --engine referee.")


def prepare(match: Match) -> None:
    """Play a game, so that whatever is not compiled yet is compiled once and not by every worker."""
    list(batch(match, 0, 0, 1))


def batch(match: Match, number: int, first: int, count: int) -> Rows:
    """The rows of a batch: so many games from that number on. Each batch has dice of its own."""
    digest = sha256(f"{match.seed} batch {number}".encode()).digest()
    seed = int.from_bytes(digest[:8]) >> 2  # a whole number that compiled code takes as it is
    who = "random" if match.names[0] == "random" else "fast"
    for place, row in enumerate(BATCHES[match.agreed.game, who](match, count, seed)):
        yield [first + place, *row]


def _options(match: Match) -> Mapping[str, Any]:
    return games.get(match.agreed.game).settle(match.agreed.seats, match.agreed.options)


def _the_game(match: Match, count: int, seed: int) -> Rows:
    from tenback.bots.fast.the_game import weights_for  # noqa: PLC0415 - brings the compiler
    from tenback.kernels.the_game.batch import play_and_tell  # noqa: PLC0415 - the same

    options, seats, silent = _options(match), match.agreed.seats, match.agreed.silent
    weights = weights_for(seats, silent=silent or seats == 1, expert=options["expert"], on_fire=options["on_fire"])
    yield from _together(play_and_tell(weights, seats, count, seed, silent=silent, **options))


def _the_game_at_random(match: Match, count: int, seed: int) -> Rows:
    from tenback.kernels.the_game.at_random import random_games  # noqa: PLC0415 - the same

    options = _options(match)
    for game in range(count):
        actions, won, left = random_games(1, seed + game, match.agreed.seats, **options)
        yield [won, left, actions]


def _quick_and_easy(match: Match, count: int, seed: int) -> Rows:
    from tenback.bots.fast import quick_and_easy as fast  # noqa: PLC0415 - the same
    from tenback.kernels.quick_and_easy.whole_games import SIGNALS, SILENT, play_and_tell  # noqa: PLC0415 - the same

    pro, seats, silent = _options(match)["pro"], match.agreed.seats, match.agreed.silent
    played = play_and_tell(
        fast.weights_for(seats, pro=pro, silent=silent or seats == 1),
        seats,
        pro=pro,
        heard=SILENT if silent else SIGNALS,
        depth=fast.DEPTH_FOR_PROS if pro else fast.DEPTH,
        worlds=fast.WORLDS,
        games=count,
        seed=seed,
    )
    yield from _together(played)


def _together(played: Sequence[NDArray[np.int64]]) -> Rows:
    """Of games won or lost together: cards left, who started, actions, cards to draw."""
    for left, starter, actions, draw in zip(*(column.tolist() for column in played), strict=True):
        yield [int(left == 0), left, starter, actions, draw]


def _quick_and_easy_at_random(match: Match, count: int, seed: int) -> Rows:
    from tenback.kernels.quick_and_easy.rules import random_games  # noqa: PLC0415 - the same

    pro = _options(match)["pro"]
    for game in range(count):
        actions, won, left = random_games(1, seed + game, seats=match.agreed.seats, pro=pro)
        yield [int(won), int(left), int(actions)]


def _face_to_face(match: Match, count: int, seed: int) -> Rows:
    from tenback.bots.fast.face_to_face import learnt  # noqa: PLC0415 - the same
    from tenback.games.face_to_face import HAND_SIZE, WINS, Reason  # noqa: PLC0415 - with the others
    from tenback.kernels.dice import dice  # noqa: PLC0415 - the same
    from tenback.kernels.face_to_face import duels, rules, turns  # noqa: PLC0415 - the same

    reasons = {rules.ALL_LAID: Reason.ALL_LAID, rules.STUCK: Reason.STUCK, rules.SINGLE_CARD: Reason.SINGLE_CARD}
    last_wins = _options(match)["last_card"] == WINS
    state, rolls, both = rules.empty(), dice(seed), np.stack([learnt(), learnt()])
    kept, values = np.zeros((1, duels.WIDTH), np.int16), np.zeros(1)
    path, seen = np.zeros(duels.WIDTH, np.int16), np.zeros(turns.SEEN, np.int64)
    for game in range(count):
        rules.deal(state, rolls, game % 2, last_wins)
        unlaid = np.array([turns.unlaid_of(state, seat) for seat in range(2)], np.int64)
        ended = duels.play_on(state, unlaid, both, MOST_TURNS, HAND_SIZE, kept, values, path, seen)
        left = [
            int(state[rules.HELD + seat] + state[rules.DECK_END + seat] - state[rules.DRAWN + seat])
            for seat in range(2)
        ]
        yield [rules.winner(state, ended), *left, str(reasons[ended]), game % 2]


def _ten(match: Match, count: int, seed: int) -> Rows:
    from tenback.bots.fast.ten import mind_for  # noqa: PLC0415 - the same
    from tenback.kernels.ten.matches import FIRST, Settled, play_and_tell  # noqa: PLC0415 - the same

    agreed = match.agreed
    state: Any = games.get(agreed.game).deal(agreed.seats, Chance("a look at the table"), **agreed.options)
    table = state.table
    options = table.options
    played = play_and_tell(
        mind_for(table),
        mind_for(table),
        (FIRST,) * len(table.seats),
        [int(card) for card in options.deck.cards(agreed.seats)],
        games=count,
        seed=seed,
        table=Settled(options.limit or 0, options.fiasco, options.solo_duplicates_only_buy),
    )
    for game, (share, points, busts, actions, prices) in enumerate(
        zip(
            played.shares,
            played.scores.tolist(),
            played.busts.tolist(),
            played.actions.tolist(),
            played.prices,
            strict=True,
        )
    ):
        winners = " ".join(str(seat) for seat in np.flatnonzero(share))
        won, starter = (int(share[0] > 0), YOU) if options.solo else (winners, game % agreed.seats)
        yield [won, *points, starter, actions, *busts, " ".join(map(str, prices))]


BATCHES: Mapping[tuple[str, str], Callable[[Match, int, int], Rows]] = {
    ("the-game", "fast"): _the_game,
    ("the-game", "random"): _the_game_at_random,
    ("quick-and-easy", "fast"): _quick_and_easy,
    ("quick-and-easy", "random"): _quick_and_easy_at_random,
    ("face-to-face", "fast"): _face_to_face,
    ("ten", "fast"): _ten,
}
