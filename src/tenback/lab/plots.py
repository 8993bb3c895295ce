"""Pictures of runs, as SVG and as PNG: every colour has a line of its own, the same results give the same bytes."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import accumulate
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tenback import games
from tenback.core import OptionError
from tenback.core.intervals import STANDARD_ERRORS
from tenback.lab.results import Results, read

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

__all__ = ["Told", "drawn", "drawn_tournament", "told"]

COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")  # Okabe and Ito's
DASHES = ("-", "--", "-.", ":")
MARKS = "os^Dv*X"
SIZE, DOTS = (8.0, 4.8), 120  # inches, and dots an inch
LOOK: Any = {"svg.hashsalt": "tenback", "font.family": "DejaVu Sans", "axes.grid": True, "grid.alpha": 0.25}


@dataclass(slots=True)
class Told:
    """A finished run, counted for drawing."""

    manifest: Mapping[str, Any]
    summary: Mapping[str, Any]
    left: Counter[int] = field(default_factory=Counter)  # cards, of games lost
    lost: int = 0
    actions: Counter[int] = field(default_factory=Counter)
    scores: defaultdict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))  # by bot
    busts: defaultdict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    prices: Counter[int] = field(default_factory=Counter)

    @property
    def kind(self) -> str:
        """What a run shares with those that differ in the number of players alone."""
        return f"{self.played} silent" if self.manifest["silent"] else self.played

    @property
    def played(self) -> str:
        """By whom and with which options, whether they talk or not."""
        options = [name if value is True else f"{name}={value}" for name, value in self.manifest["options"].items()]
        return " ".join([", ".join(dict.fromkeys(self.manifest["bots"])), *options])

    @property
    def name(self) -> str:
        seats = self.manifest["seats"]
        return f"{self.kind} ({'alone' if seats == 1 else f'{seats} players'})"


def told(results: Results) -> Told:
    """A run's games, counted."""
    manifest = read(results.manifest)
    counted = Told(manifest, read(results.summary))
    alike = [manifest["bots"][0]] * manifest["seats"]
    for row in results.rows():
        names = row["bots"].split(" ") if "bots" in row else alike
        if row.get("won") == "0":
            counted.lost += 1
            if "left" in row:
                counted.left[int(row["left"])] += 1
        if "actions" in row:
            counted.actions[int(row["actions"])] += 1
        for seat, name in enumerate(names):
            if f"score_{seat}" in row:
                counted.scores[name][int(row[f"score_{seat}"])] += 1
            if f"busts_{seat}" in row:
                counted.busts[name][int(row[f"busts_{seat}"])] += 1
        counted.prices.update(map(int, row.get("prices", "").split()))
    return counted


# The plots. Each tells how many games it is drawn from; none, if the runs do not tell of it.


def cards_left(axes: "Axes", runs: Sequence[Told]) -> int:
    """How many cards the lost games left."""
    told = [run for run in runs if run.left]
    for number, run in enumerate(told):
        _steps(axes, number, run.name, run.left, run.summary["games"])
    axes.set(xlabel="cards left (games lost)", ylabel="share of all games")
    return _games(told)


def where_lost(axes: "Axes", runs: Sequence[Told]) -> int:
    """How many games were lost by the time that so many cards lay."""
    told = [run for run in runs if run.left]
    for number, run in enumerate(told):
        deck = games.get(run.manifest["game"]).to_lay
        assert deck is not None  # cards are left only where all lay them together
        laid = [run.left[deck - cards] for cards in range(deck + 1)]
        shares = [lost / run.summary["games"] for lost in accumulate(laid)]
        axes.plot(range(deck + 1), shares, label=run.name, **_line(number))
    axes.set(xlabel="cards laid", ylabel="share of games lost by then", ylim=(0, None))
    return _games(told)


def win_rate(axes: "Axes", runs: Sequence[Told]) -> int:
    """The games won, by the number of players, with 95% intervals; silent tables beside talking ones."""
    kinds: defaultdict[str, dict[int, Mapping[str, float]]] = defaultdict(dict)
    told = {(run.kind, run.manifest["seats"]): run for run in runs if "won" in run.summary}
    for (kind, players), run in told.items():
        kinds[kind][players] = run.summary["won"]
    for number, (kind, rates) in enumerate(sorted(kinds.items())):
        seats = sorted(rates)
        shares = {seat: rates[seat]["rate"] for seat in seats}
        below = [max(0.0, rates[seat]["rate"] - rates[seat]["low"]) for seat in seats]
        above = [max(0.0, rates[seat]["high"] - rates[seat]["rate"]) for seat in seats]
        _by_players(axes, number, kind, shares, [below, above])
    axes.set(xlabel="players", ylabel="games won (95% intervals)", ylim=(0, 1))
    axes.set_xticks(sorted({seat for rates in kinds.values() for seat in rates}))
    return _games(told.values())


def value_of_signals(axes: "Axes", runs: Sequence[Told]) -> int:
    """How many games more a talking table wins than a silent one, by the number of players, with 95% intervals."""
    won = {(run.played, run.manifest["seats"], run.manifest["silent"]): run for run in runs if "won" in run.summary}
    pairs = [
        (run, won[played, seats, True])
        for (played, seats, silent), run in won.items()
        if not silent and (played, seats, True) in won
    ]
    for number, played in enumerate(sorted({talking.played for talking, _ in pairs})):
        told = [
            (talking.manifest["seats"], *_gained(talking, silent))
            for talking, silent in pairs
            if talking.played == played
        ]
        seats, gained, half = zip(*sorted(told), strict=True)
        _by_players(axes, number, played, dict(zip(seats, gained, strict=True)), [half, half])
    axes.axhline(0, color="black", linewidth=0.8)
    axes.set(xlabel="players", ylabel="games won more by talking (95% intervals)")
    axes.set_xticks(sorted({talking.manifest["seats"] for talking, _ in pairs}))
    return _games([run for pair in pairs for run in pair])


def _games(runs: Iterable[Told]) -> int:
    return sum(run.summary["games"] for run in runs)


def _gained(talking: Told, silent: Told) -> tuple[float, float]:
    """The difference of two shares, and half its interval by the normal approximation."""
    shares = [(run.summary["won"]["rate"], run.summary["games"]) for run in (talking, silent)]
    error = sqrt(sum(share * (1 - share) / games for share, games in shares))
    return shares[0][0] - shares[1][0], STANDARD_ERRORS * error


def game_length(axes: "Axes", runs: Sequence[Told]) -> int:
    """How many actions the games had."""
    told = [run for run in runs if run.actions]
    for number, run in enumerate(told):
        _steps(axes, number, run.name, run.actions, run.summary["games"])
    axes.set(xlabel="actions", ylabel="share of games")
    return _games(told)


def ten_scores(axes: "Axes", runs: Sequence[Told]) -> int:
    return _by_bot(axes, runs, lambda run: run.scores, "points at the end")


def ten_busts(axes: "Axes", runs: Sequence[Told]) -> int:
    return _by_bot(axes, runs, lambda run: run.busts, "busts of a player in a game")


def ten_prices(axes: "Axes", runs: Sequence[Told]) -> int:
    told = [run for run in runs if run.prices]
    for number, run in enumerate(told):
        _steps(axes, number, run.name, run.prices, run.prices.total())
    axes.set(xlabel="price paid for a wild", ylabel="share of wilds auctioned")
    return _games(told)


def _by_bot(axes: "Axes", runs: Sequence[Told], of: Callable[[Told], Mapping[str, Counter[int]]], what: str) -> int:
    lines = [
        (run.name if len(of(run)) == 1 else f"{name} among {run.name}", counts)
        for run in runs
        for name, counts in sorted(of(run).items())
    ]
    for number, (name, counts) in enumerate(lines):
        _steps(axes, number, name, counts, counts.total())
    axes.set(xlabel=what, ylabel="share of players")
    return _games([run for run in runs if of(run)])


def _steps(axes: "Axes", number: int, name: str, counts: Mapping[int, int], total: int) -> None:
    places = range(min(counts), max(counts) + 1)
    axes.stairs(
        [counts.get(place, 0) / total for place in places],
        [place - 0.5 for place in (*places, places.stop)],
        label=name,
        linewidth=1.6,
        **_line(number),
    )


def _by_players(
    axes: "Axes",
    number: int,
    name: str,
    shares: Mapping[int, float],
    intervals: Sequence[Sequence[float]],
) -> None:
    places = [seats + 0.06 * number for seats in shares]  # so that intervals do not hide each other
    marked: dict[str, Any] = {"marker": MARKS[number % len(MARKS)], "capsize": 4, **_line(number)}
    axes.errorbar(places, list(shares.values()), yerr=intervals, label=name, **marked)


def _line(number: int) -> dict[str, Any]:
    return {"color": COLOURS[number % len(COLOURS)], "linestyle": DASHES[number % len(DASHES)]}


PLOTS: Mapping[str, tuple[str, Callable[["Axes", Sequence[Told]], int]]] = {
    "win-rate": ("Games won, by number of players", win_rate),
    "value-of-signals": ("What signals are worth", value_of_signals),
    "cards-left": ("Cards left", cards_left),
    "where-lost": ("Where games are lost", where_lost),
    "game-length": ("Length of a game", game_length),
    "scores": ("Scores", ten_scores),
    "busts": ("Busts", ten_busts),
    "prices": ("Prices of wilds", ten_prices),
}


def drawn(runs: Sequence[Told], out: Path) -> Iterator[Path]:
    """Draw all that the runs tell, game by game, into a directory; every file as it is written."""
    for slug in sorted({run.manifest["game"] for run in runs}):
        of_game = sorted(
            (run for run in runs if run.manifest["game"] == slug), key=lambda run: (run.kind, run.manifest["seats"])
        )
        for plot, (title, draw) in PLOTS.items():
            with _figure() as figure:
                axes = figure.add_subplot()
                if played := draw(axes, of_game):
                    axes.set_title(f"{games.get(slug).title}: {title} ({played:,} games)")
                    figure.legend(loc="outside lower center", ncols=2, fontsize="small")
                    yield from _saved(figure, out / f"{slug}-{plot}")


# Tournaments


def ratings(axes: "Axes", standings: Sequence[Mapping[str, Any]]) -> None:
    """Ratings with their 95% intervals, the best on top."""
    for place, standing in enumerate(standings):
        below, above = standing["rating"] - standing["low"], standing["high"] - standing["rating"]
        axes.errorbar(standing["rating"], place, xerr=[[below], [above]], fmt="o", capsize=4, color=COLOURS[0])
    axes.set_yticks(range(len(standings)), [standing["name"] for standing in standings])
    axes.invert_yaxis()
    axes.set(xlabel="rating (95% intervals)")


def matrix(axes: "Axes", standings: Sequence[Mapping[str, Any]], pairs: Sequence[Mapping[str, Any]]) -> None:
    """How often the bot of a row was ahead of the bot of a column."""
    names = [standing["name"] for standing in standings]
    shares = [[float("nan")] * len(names) for _ in names]
    for pair in pairs:
        row, column = names.index(pair["name"]), names.index(pair["other"])
        shares[row][column], shares[column][row] = pair["share"], 1 - pair["share"]
        for across, down, low, high in (
            (column, row, pair["low"], pair["high"]),
            (row, column, 1 - pair["high"], 1 - pair["low"]),
        ):
            text = f"{shares[down][across]:.0%}\n{low:.0%} to {high:.0%}"
            axes.text(across, down, text, ha="center", va="center", fontsize="small")
    axes.imshow(shares, cmap="PuOr", vmin=-0.5, vmax=1.5)  # pale enough for black words
    axes.set_xticks(range(len(names)), names)
    axes.set_yticks(range(len(names)), names)
    axes.grid(visible=False)
    axes.set(ylabel="was ahead of", xlabel="(share of their meetings, 95% intervals)")


def drawn_tournament(results: Results, out: Path) -> Iterator[Path]:
    """A tournament's ratings and who was ahead of whom, into a directory; every file as it is written."""
    manifest, summary = read(results.manifest), read(results.summary)
    title = f"{games.get(manifest['game']).title}, {manifest['tournament']}: {{}} ({summary['games']:,} games)"
    with _figure() as figure:
        axes = figure.add_subplot(title=title.format("ratings"))
        ratings(axes, summary["standings"])
        yield from _saved(figure, out / f"{manifest['game']}-{results.name}-ratings")
    with _figure() as figure:
        axes = figure.add_subplot(title=title.format("who was ahead of whom"))
        matrix(axes, summary["standings"], summary["pairs"])
        yield from _saved(figure, out / f"{manifest['game']}-{results.name}-matrix")


# On paper


@contextmanager
def _figure() -> Iterator["Figure"]:
    try:
        import matplotlib as mpl  # noqa: PLC0415 - only pictures need it
        from matplotlib.figure import Figure  # noqa: PLC0415 - the same
    except ImportError:
        raise OptionError("Pictures need matplotlib: pip install 'tenback[lab]'.") from None
    with mpl.rc_context(LOOK):
        yield Figure(SIZE, layout="constrained")


def _saved(figure: "Figure", place: Path) -> Iterator[Path]:
    """As SVG and as PNG, without a date."""
    place.parent.mkdir(parents=True, exist_ok=True)
    for kind, about in (("svg", {"Date": None}), ("png", {"Software": None})):
        file = place.with_name(f"{place.name}.{kind}")
        figure.savefig(file, dpi=DOTS, metadata=about)
        yield file
