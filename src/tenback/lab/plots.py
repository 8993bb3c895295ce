"""Pictures of runs, as SVG and as PNG: every colour has a line of its own, the same results give the same bytes."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tenback import games
from tenback.core import OptionError
from tenback.lab.results import Results, read
from tenback.lab.rows import DECK

if TYPE_CHECKING:
    from matplotlib.axes import Axes

__all__ = ["Told", "drawn", "told"]

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
        manifest = self.manifest
        options = [name if value is True else f"{name}={value}" for name, value in manifest["options"].items()]
        talk = ["silent"] if manifest["silent"] else []
        return " ".join([", ".join(dict.fromkeys(manifest["bots"])), *options, *talk])

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


# The plots


def cards_left(axes: "Axes", runs: Sequence[Told]) -> bool:
    """How many cards the lost games left."""
    told = [run for run in runs if run.left]
    for number, run in enumerate(told):
        _steps(axes, number, run.name, run.left, run.summary["games"])
    axes.set(xlabel="cards left (games lost)", ylabel="share of all games")
    return bool(told)


def where_lost(axes: "Axes", runs: Sequence[Told]) -> bool:
    """How many games were lost by the time that so many cards lay."""
    told = [run for run in runs if run.left]
    for number, run in enumerate(told):
        deck = DECK[run.manifest["game"]]
        laid = [run.left[deck - cards] for cards in range(deck + 1)]
        shares = [lost / run.summary["games"] for lost in accumulate(laid)]
        axes.plot(range(deck + 1), shares, label=run.name, **_line(number))
    axes.set(xlabel="cards laid", ylabel="share of games lost by then", ylim=(0, None))
    return bool(told)


def win_rate(axes: "Axes", runs: Sequence[Told]) -> bool:
    """The games won, by the number of players, with 95% intervals; silent tables beside talking ones."""
    kinds: defaultdict[str, dict[int, Mapping[str, float]]] = defaultdict(dict)
    for run in runs:
        if "won" in run.summary:
            kinds[run.kind][run.manifest["seats"]] = run.summary["won"]
    for number, (kind, rates) in enumerate(sorted(kinds.items())):
        seats = sorted(rates)
        shares = [rates[seat]["rate"] for seat in seats]
        below = [max(0.0, rates[seat]["rate"] - rates[seat]["low"]) for seat in seats]
        above = [max(0.0, rates[seat]["high"] - rates[seat]["rate"]) for seat in seats]
        places = [seat + 0.06 * number for seat in seats]  # so that intervals do not hide each other
        marked: dict[str, Any] = {"marker": MARKS[number % len(MARKS)], "capsize": 4, **_line(number)}
        axes.errorbar(places, shares, yerr=[below, above], label=kind, **marked)
    axes.set(xlabel="players", ylabel="games won (95% intervals)", ylim=(0, 1))
    axes.set_xticks(sorted({seat for rates in kinds.values() for seat in rates}))
    return bool(kinds)


def game_length(axes: "Axes", runs: Sequence[Told]) -> bool:
    """How many actions the games had."""
    told = [run for run in runs if run.actions]
    for number, run in enumerate(told):
        _steps(axes, number, run.name, run.actions, run.summary["games"])
    axes.set(xlabel="actions", ylabel="share of games")
    return bool(told)


def ten_scores(axes: "Axes", runs: Sequence[Told]) -> bool:
    return _by_bot(axes, runs, lambda run: run.scores, "points at the end")


def ten_busts(axes: "Axes", runs: Sequence[Told]) -> bool:
    return _by_bot(axes, runs, lambda run: run.busts, "busts of a player in a game")


def ten_prices(axes: "Axes", runs: Sequence[Told]) -> bool:
    told = [run for run in runs if run.prices]
    for number, run in enumerate(told):
        _steps(axes, number, run.name, run.prices, run.prices.total())
    axes.set(xlabel="price paid for a wild", ylabel="share of wilds auctioned")
    return bool(told)


def _by_bot(axes: "Axes", runs: Sequence[Told], of: Callable[[Told], Mapping[str, Counter[int]]], what: str) -> bool:
    lines = [
        (run.name if len(of(run)) == 1 else f"{name} among {run.name}", counts)
        for run in runs
        for name, counts in sorted(of(run).items())
    ]
    for number, (name, counts) in enumerate(lines):
        _steps(axes, number, name, counts, counts.total())
    axes.set(xlabel=what, ylabel="share of players")
    return bool(lines)


def _steps(axes: "Axes", number: int, name: str, counts: Mapping[int, int], total: int) -> None:
    places = range(min(counts), max(counts) + 1)
    axes.stairs(
        [counts.get(place, 0) / total for place in places],
        [place - 0.5 for place in (*places, places.stop)],
        label=name,
        linewidth=1.6,
        **_line(number),
    )


def _line(number: int) -> dict[str, Any]:
    return {"color": COLOURS[number % len(COLOURS)], "linestyle": DASHES[number % len(DASHES)]}


PLOTS: Mapping[str, tuple[str, Callable[["Axes", Sequence[Told]], bool]]] = {
    "win-rate": ("Games won, by number of players", win_rate),
    "cards-left": ("Cards left", cards_left),
    "where-lost": ("Where games are lost", where_lost),
    "game-length": ("Length of a game", game_length),
    "scores": ("Scores", ten_scores),
    "busts": ("Busts", ten_busts),
    "prices": ("Prices of wilds", ten_prices),
}


def drawn(runs: Sequence[Told], out: Path) -> Iterator[Path]:
    """Draw all that the runs tell, game by game, into a directory; every file as it is written."""
    try:
        import matplotlib as mpl  # noqa: PLC0415 - only pictures need it
        from matplotlib.figure import Figure  # noqa: PLC0415 - the same
    except ImportError:
        raise OptionError("Pictures need matplotlib: pip install 'tenback[lab]'.") from None
    out.mkdir(parents=True, exist_ok=True)
    for slug in sorted({run.manifest["game"] for run in runs}):
        of_game = sorted(
            (run for run in runs if run.manifest["game"] == slug), key=lambda run: (run.kind, run.manifest["seats"])
        )
        for plot, (title, draw) in PLOTS.items():
            with mpl.rc_context(LOOK):
                figure = Figure(SIZE, layout="constrained")
                axes = figure.add_subplot()
                if not draw(axes, of_game):
                    continue
                played = sum(run.summary["games"] for run in of_game)
                axes.set_title(f"{games.get(slug).title}: {title} ({played:,} games)")
                figure.legend(loc="outside lower center", ncols=2, fontsize="small")
                for kind, about in (("svg", {"Date": None}), ("png", {"Software": None})):
                    file = out / f"{slug}-{plot}.{kind}"
                    figure.savefig(file, dpi=DOTS, metadata=about)
                    yield file
