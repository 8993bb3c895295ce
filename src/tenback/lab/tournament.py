"""A tournament: bots meet on the same deals, everybody with everybody or rung by rung, and each gets a rating.

Where players compete, every choice of bots for the seats plays every deal, once with everybody in every seat. Where
they play together, or alone, every bot fills the whole table and plays every deal; who leaves fewer cards, or has more
points, is ahead.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations, islice
from typing import Any

from tenback import games
from tenback.core import OptionError, shown
from tenback.lab import manifest, referee
from tenback.lab.ladder import Challenge, Climb, climb
from tenback.lab.plugins import bot
from tenback.lab.referee import Agreed, check_seed
from tenback.lab.resumable import Row, Stage
from tenback.lab.rows import DEAL, REFEREE, Column, Watched, columns, line
from tenback.lab.standings import Meeting, Pair, at_one_table, pairs, rated, side_by_side

__all__ = ["FORMATS", "LADDER", "ROUND_ROBIN", "Tournament", "facts", "meetings"]

ROUND_ROBIN, LADDER = "round-robin", "ladder"
FORMATS = (ROUND_ROBIN, LADDER)
MOST_DEALS = 10**7
TWO = 2  # who meet on a ladder


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is to be played."""

    agreed: Agreed
    names: tuple[str, ...]  # of a ladder: the top rung first
    deals: int
    seed: str
    format: str = ROUND_ROBIN
    rounds: int | None = None  # of a ladder; without it, until nobody moves

    def __post_init__(self) -> None:
        """Whatever is impossible is said before any work starts."""
        agreed = self.agreed
        if self.format not in FORMATS:
            raise OptionError(f"--format is {' or '.join(FORMATS)}, not {shown(self.format)}.")
        if len(set(self.names)) != len(self.names):
            raise OptionError("--bots names every bot once.")
        for name in self.names:
            bot(agreed.game, name)
        if self.format == LADDER and not self.together and agreed.seats != TWO:
            raise OptionError(f"On a ladder two bots meet: --seats is 2, or 1, not {agreed.seats}.")
        least = TWO if self.together else agreed.seats
        if len(self.names) < max(TWO, least):
            raise OptionError(
                f"A tournament of this table needs {max(TWO, least)} bots at least, not {len(self.names)}."
            )
        if not 1 <= self.deals <= MOST_DEALS:
            raise OptionError(f"--deals is a number from 1 to {MOST_DEALS}, not {shown(self.deals)}.")
        if self.rounds is not None and (self.format != LADDER or self.rounds < 1):
            raise OptionError("--rounds is a number from 1 on, of a ladder.")
        check_seed(self.seed, self.deals)

    @property
    def together(self) -> bool:
        """Whether the players of a table win or lose together, so that tables are compared."""
        return games.get(self.agreed.game).together or self.agreed.seats == 1

    def tables(self, names: Sequence[str]) -> list[tuple[str, ...]]:
        """Who of these sits where, for every game of a deal."""
        seats = self.agreed.seats
        if self.together:
            return [(name,) * seats for name in names]
        return [chosen[turned:] + chosen[:turned] for chosen in combinations(names, seats) for turned in range(seats)]

    @property
    def most_games(self) -> int:
        """All games there are; a ladder may be over before."""
        number = len(self.names)
        meetings = number * (number - 1) // 2 if self.format == LADDER else 1
        return self.deals * self.a_batch * meetings

    # How it is worked on

    @property
    def columns(self) -> tuple[Column, ...]:
        number, *others = columns(self.agreed, self.names, REFEREE)
        return number, DEAL, *others

    @property
    def a_batch(self) -> int:
        """The games of a deal."""
        return len(self.tables(self.names if self.format == ROUND_ROBIN else self.names[:TWO]))

    def manifest(self) -> dict[str, Any]:
        told = manifest.manifest(self.agreed, self.names, self.seed)
        told |= {"tournament": self.format, "deals": self.deals, "engine": REFEREE}
        return told if self.format == ROUND_ROBIN else told | {"rounds": self.rounds}

    def stage(self, done: int, rows: Iterable[Row]) -> Stage:
        deals = done // self.a_batch
        if self.format == ROUND_ROBIN:
            names, until = self.names, self.deals
        else:
            challenge = self.climb(rows).next
            names = () if challenge is None else (challenge.challenger, challenge.holder)
            until = 0 if challenge is None else (deals // self.deals + 1) * self.deals
        mark = manifest.mark(self.agreed.game, self.names)
        return Stage(partial(play_deal, self, names, mark), range(deals, until))

    def climb(self, rows: Iterable[Row]) -> Climb:
        """How far the ladder has come, by the challenges that are played out."""
        met = pairs(meetings(self, rows))
        shares = {pair: played.share for pair, played in met.items() if self._played_out(played.meetings)}
        return climb(self.names, shares, self.rounds)

    def _played_out(self, met: int) -> bool:
        return met >= self.deals * (1 if self.together else TWO)

    def summary(self, rows: Iterable[Row]) -> dict[str, Any]:
        """Standings, who was ahead of whom, and how a ladder was climbed."""
        rows = list(rows)
        met = list(meetings(self, rows))
        standings, two_by_two = rated(self.agreed.game, self.names, met), pairs(met)
        told: dict[str, Any] = {"games": len(rows)}
        if self.format == LADDER:
            reached = self.climb(rows)
            standings.sort(key=lambda standing: reached.order.index(standing.name))
            told["challenges"] = [_outcome(each, two_by_two[each.challenger, each.holder]) for each in reached.met]
        told["standings"] = [standing._asdict() for standing in standings]
        order = [standing.name for standing in standings]
        told["pairs"] = [two_by_two[pair]._asdict() for pair in combinations(order, 2) if pair in two_by_two]
        return told


def _outcome(challenge: Challenge, pair: Pair) -> dict[str, Any]:
    return {**challenge._asdict(), **_share(pair._asdict()), "won": challenge.won(pair.share)}


def play_deal(tournament: Tournament, names: Sequence[str], mark: str, number: int) -> bytes:
    """The rows of all games of a deal, by these bots."""
    agreed = tournament.agreed
    manifest.agree(mark, agreed.game, tournament.names)
    deal, rows = number % tournament.deals, []
    for game, seated in enumerate(tournament.tables(names), number * tournament.a_batch):
        watched = Watched(agreed.game)
        ending = referee.play(agreed, seated, f"{tournament.seed} {deal}", watched)
        rows.append(watched.row(tournament.columns, game, seated, ending, deal=deal))
    return "".join(map(line, rows)).encode()


def meetings(tournament: Tournament, rows: Iterable[Row]) -> Iterator[Meeting]:
    """In the order of the games. Tables are compared once all have played the deal."""
    if not tournament.together:
        return map(at_one_table, rows)
    rest = iter(rows)
    of_deals = iter(lambda: list(islice(rest, tournament.a_batch)), [])
    return (side_by_side(deal) for deal in of_deals if len(deal) == tournament.a_batch)


# In words


def facts(asked: Tournament, told: Mapping[str, Any]) -> Iterator[str]:
    """The table, the best or the top rung first; who was ahead of whom; and how a ladder was climbed."""
    widest = max(map(len, asked.names))
    for place, standing in enumerate(told["standings"], 1):
        rating = f"{standing['rating']:5.0f} ({standing['low']:.0f} to {standing['high']:.0f})"
        share = f"ahead of {_percent(standing['share'], standing['share_low'], standing['share_high'])}"
        points = standing["points"]
        average = "" if points is None else _average(asked, points)
        yield f"{place}. {standing['name']:{widest}}  {rating}  {share}{average}"
    for pair in told["pairs"]:
        yield f"{pair['name']} ahead of {pair['other']}: {_percent(**_share(pair))} of {pair['meetings']}"
    for challenge in told.get("challenges", ()):
        outcome = "climbs past" if challenge["won"] else "stays below"
        yield (
            f"round {challenge['round']}: {challenge['challenger']} {outcome} {challenge['holder']}, "
            f"ahead in {_percent(**_share(challenge))}"
        )


def _share(told: Mapping[str, Any]) -> dict[str, float]:
    return {name: told[name] for name in ("share", "low", "high")}


def _percent(share: float, low: float, high: float) -> str:
    return f"{share:.1%} ({low:.1%} to {high:.1%})"


def _average(asked: Tournament, points: float) -> str:
    if games.get(asked.agreed.game).together:
        return f", {-points:.2f} cards left"
    return f", {points:+.1f} points against TEN" if asked.agreed.seats == 1 else f", {points:.1f} points"
