"""Games that were won by a hair, as positions to be saved: found in games of `fast`, rated by how often bots
save them.

`python -m tenback.lab.rescue GAME` writes them as JSON, always the same ones. What ships lies in `server/rescues`.

A position is the start of a turn in a game that was won all the same, though few saw that coming: the turn at which
`fast` would have won least often, had the cards that the player on turn could not see lain otherwise. So it can be
saved, by players who do not see the cards: they did it. The ratings count games played on from there, each with the
unseen cards dealt anew; whoever always held the real ones would be rated by one deal's luck, once and for all.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tenback import bots, games, talk
from tenback.bots import asking
from tenback.core import Chance, Game, Seat, State, turn_over
from tenback.record import Said
from tenback.review import Turn

__all__ = ["Found", "dealt_anew", "play_on", "positions", "saved"]

WANTED = 50
SEATS = {"the-game": (1, 2, 3, 4), "quick-and-easy": (2, 3, 4), "face-to-face": (2,)}
GAMES_OF_FAST, GAMES_OF_STRONG = 200, 20
BUDGET = 0.05  # seconds that `strong` thinks about a decision: a twentieth of what it has at a table
LOOKS = 60  # worlds in which a turn is looked at, to find the one that was nearest to being lost
PROMISING, TRIED = (
    0.8,
    40,
)  # at most so won there, to be tried at all; games of `fast` that tell whether it is worth more
LEAST, MOST = 0.02, 0.6  # how often `fast` saves a position that is taken
BANDS, A_BAND = 5, 11  # as many hard ones as easy ones: of each fifth between these at most so many
FUSSY, EVEN = 1922, 2179  # deals; then every fifth will do, then any number of players: Quick & Easy has few hard ones
FEWEST_TURNS = 3  # left to be played


@dataclass(frozen=True, slots=True)
class Played:
    """A game from some state on: the states at the starts of its turns, what was said until then, what was played."""

    actions: tuple[str, ...]
    starts: tuple[tuple[int, State, tuple[Said, ...], Turn], ...]
    end: State


@dataclass(frozen=True, slots=True)
class Found:
    """A position that can be saved."""

    seats: int
    first: Seat | None
    seed: str
    actions: tuple[str, ...]
    state: State


def play_on(state: State, strength: str, seed: str, *, budget: float = bots.BUDGET) -> Played:
    """The game played to its end by bots of that strength in every seat, who may speak as at a table."""
    bot, game = bots.get(_slug(state), strength), games.get(_slug(state))
    seats = len(state.position()["hands"])
    talking = bool(talk.signals(game.slug, state.position()["options"]))
    said: list[Said] = []
    actions: list[str] = []
    starts: list[tuple[int, State, tuple[Said, ...], Turn]] = []
    spoke: dict[Seat, int] = {}
    began, begins, questions = 0, state, 0
    turn: list[Any] = []
    while state.ending is None:
        moment = asking.Moment(seats, state.turn, False, (), talking, began, spoke)  # noqa: FBT003 - nobody starts here
        for kind, seat in asking.questions(moment):
            questions += 1
            chance, view = Chance(f"{seed} question {questions}"), state.view(seat)
            if kind == "signals":
                spoke[seat] = began
                told = bot.signals(view, tuple(said), budget, chance)
                said += [Said(len(actions), seat, str(signal)) for signal in told]
                continue
            for action in bot.act(view, tuple(said), budget, chance):
                state = state.play(action)
                turn.append(action)
                actions.append(str(action))
                if turn_over(action, seat, state.turn):
                    heard = tuple(each for each in said if each.after <= began)
                    starts.append((began, begins, heard, tuple(turn)))
                    began, begins, turn = len(actions), state, []
    return Played(tuple(actions), tuple(starts), state)


def dealt_anew(state: State, chance: Chance) -> State:
    """The position with all that the seat on turn cannot see dealt anew."""
    position, seat = state.position(), state.turn
    assert seat is not None  # somebody is to act there
    hands = position["hands"]
    if "draws" in position:  # everybody draws from a pile of their own (F2)
        other = 1 - seat
        theirs = chance.shuffle([*hands[other], *position["draws"][other]])
        own = chance.shuffle(position["draws"][seat])
        held = len(hands[other])
        hands = [hands[seat] if place == seat else sorted(theirs[:held]) for place in range(2)]
        draws = [own if place == seat else theirs[held:] for place in range(2)]
        return games.get(_slug(state)).position({**position, "hands": hands, "draws": draws})
    unseen = chance.shuffle(
        [*(card for place, hand in enumerate(hands) if place != seat for card in hand), *position["draw"]]
    )
    new = []
    for place, hand in enumerate(hands):
        new.append(hand if place == seat else sorted(unseen[: len(hand)]))
        unseen = unseen if place == seat else unseen[len(hand) :]
    return games.get(_slug(state)).position({**position, "hands": new, "draw": unseen})


def saved(state: State, strength: str, many: int, seed: str, *, budget: float = bots.BUDGET) -> int:
    """In how many of so many games bots of that strength save the position, or win it for who is on turn."""
    assert state.turn is not None  # somebody is to act there
    ends = (
        play_on(dealt_anew(state, Chance(f"{seed} {number}")), strength, f"{seed} {number}", budget=budget).end
        for number in range(many)
    )
    return sum(_won(end, state.turn) for end in ends)


def _won(end: State, seat: Seat) -> bool:
    assert end.ending is not None  # it was played on to the end
    return seat in end.ending.winners if end.ending.winners is not None else bool(end.ending.won)


def _slug(state: State) -> str:
    return str(state.position()["game"])


# Finding them


def positions(game: Game, *, seed: str = "rescue", after: int = 0) -> Iterator[Found]:
    """Positions of games that `fast` won all the same, for ever; those behind the deal of that number."""
    judge, number = bots.judge(game.slug), after
    while True:
        seats = SEATS[game.slug][number % len(SEATS[game.slug])]
        number += 1
        deal = f"{seed} {game.slug} {number}"
        first = Chance(f"{deal} first").below(seats)
        played = play_on(game.deal(seats, Chance(deal), first=first), "fast", deal)
        nearest: tuple[float, int, State] | None = None
        for began, state, heard, turn in played.starts[len(played.starts) // 2 : -FEWEST_TURNS]:
            if not _won(played.end, state.turn or 0):
                continue
            question = judge.question(state.view(state.turn), heard, turn, Chance(f"{deal} look {began}"))
            side = 0 if game.together else (state.turn or 0)
            share = float(question.play_out([0], LOOKS).won[0, :, side].mean())
            if nearest is None or share < nearest[0]:
                nearest = share, began, state
        if nearest and nearest[0] <= PROMISING:
            yield Found(seats, first, deal, played.actions[: nearest[1]], nearest[2])


def chosen(game: Game, there: list[dict[str, Any]] | None = None) -> Iterator[dict[str, Any]]:
    """The positions that ship, hard ones and easy ones, with their ratings: the next after those that are there."""
    rows = there or []
    bands = Counter(_band(row["fast"]["saved"]) for row in rows)
    kinds = Counter(int(row["seats"]) for row in rows)
    each = -(-WANTED // len(SEATS[game.slug]))
    last = max((_number(row["seed"]) for row in rows), default=0)
    for found in positions(game, after=last):
        full = kinds[found.seats] >= each and _number(found.seed) <= EVEN
        if full or saved(found.state, "fast", TRIED, f"{found.seed} try") > MOST * TRIED:
            continue
        fast = saved(found.state, "fast", GAMES_OF_FAST, f"{found.seed} fast")
        band, fussy = _band(fast), _number(found.seed) <= FUSSY
        if not LEAST <= fast / GAMES_OF_FAST < MOST or (fussy and bands[band] >= A_BAND):
            continue
        bands[band] += 1
        kinds[found.seats] += 1
        strong = saved(found.state, "strong", GAMES_OF_STRONG, f"{found.seed} strong", budget=BUDGET)
        yield {
            "seats": found.seats,
            "first": found.first,
            "seed": found.seed,
            "actions": list(found.actions),
            "fast": {"saved": fast, "of": GAMES_OF_FAST},
            "strong": {"saved": strong, "of": GAMES_OF_STRONG},
        }
        if kinds.total() == WANTED:
            return


def _band(saved_by_fast: int) -> int:
    return int((saved_by_fast / GAMES_OF_FAST - LEAST) / (MOST - LEAST) * BANDS)


def _number(seed: str) -> int:
    """Of the deal."""
    return int(seed.rpartition(" ")[2])


def written(game: Game, rows: list[dict[str, Any]]) -> str:
    """The file: a line a position, the easiest first."""
    rows = sorted(rows, key=lambda row: (-row["fast"]["saved"], row["seed"]))
    lines = ",\n".join(f"  {json.dumps(row)}" for row in rows)
    return f'{{"game": "{game.slug}", "rules": {game.rules}, "positions": [\n{lines}\n]}}\n'


def main(slug: str, to: Path) -> None:
    """What is there so far is written after each, and gone on from: the result is the same."""
    game = games.get(slug)
    rows: list[dict[str, Any]] = json.loads(to.read_bytes())["positions"] if to.exists() else []
    for row in chosen(game, list(rows)):
        rows.append(row)
        to.write_text(written(game, rows), encoding="utf-8")
        sys.stderr.write(f"{len(rows)} of {WANTED}: {row['fast']} {row['strong']}\n")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
