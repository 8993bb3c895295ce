"""Tuning a `fast` bot: CMA-ES over its weights. Every generation is written down, so that an interrupted run goes on
where it was; the same seed gives the same weights.
"""

import json
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from datetime import date
from importlib.util import find_spec
from os import cpu_count
from pathlib import Path
from typing import Any

from tenback import games
from tenback.bots import weights
from tenback.bots.weights import Tuning
from tenback.core import OptionError, TenbackError, shown

__all__ = ["JournalError", "Plan", "Tuned", "entry", "tuning_of", "written"]

FRESH = 10**9  # added to the seed: games that no generation has seen


class JournalError(TenbackError):
    """A journal that another run has written, or nobody."""


@dataclass(frozen=True, slots=True)
class Plan:
    """One run."""

    game: str
    variant: str
    games: int  # a candidate and generation
    generations: int
    population: int
    seed: int

    def __post_init__(self) -> None:
        tuning = tuning_of(self.game)
        if self.variant not in tuning.variants:
            raise OptionError(
                f"There is no variant {shown(self.variant)} of {self.game}; there are {', '.join(tuning.variants)}."
            )
        for name, least in (("games", 1), ("generations", 1), ("population", 4), ("seed", 0)):
            if getattr(self, name) < least:
                raise OptionError(f"--{name} is at least {least}, not {getattr(self, name)}.")


@dataclass(frozen=True, slots=True)
class Tuned:
    """Where a run has come to."""

    generation: int
    best: float  # of the last generation
    values: Mapping[str, float]  # the middle of the search


def tuning_of(game: str) -> Tuning:
    room = games.room("tenback.bots", game, "tuning")
    if room is None:
        raise OptionError(f"{games.get(game).title} has nothing that is tuned.")
    found: Tuning = room.TUNING
    return found


def tuned(plan: Plan, start: Mapping[str, float], journal: Path | None) -> Iterator[Tuned]:
    """Generation after generation. What the journal holds is not played again."""
    if find_spec("cma") is None:
        raise OptionError("Tuning needs cma: pip install 'tenback[tune]'.")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that it could plot, were matplotlib there
        import cma  # noqa: PLC0415 - only who tunes needs it

    tuning = tuning_of(plan.game)
    search = cma.CMAEvolutionStrategy(
        [(start[name] - tuning.start[name]) / tuning.spread[name] for name in tuning.names],
        1.0,
        {"seed": plan.seed + 1, "popsize": plan.population, "verbose": -9},  # 0 would be the clock
    )
    known = _journal(plan, start, journal)
    with ThreadPoolExecutor(cpu_count()) as threads:  # kernels let the interpreter go
        for generation in range(plan.generations):
            candidates = search.ask()
            if generation < len(known):
                scores = known[generation]
            else:
                score = _scorer(tuning, plan, generation)
                scores = list(threads.map(score, candidates))
                known.append(scores)
                _write(journal, plan, start, known)
            search.tell(candidates, [-score for score in scores])
            yield Tuned(generation + 1, max(scores), _values(tuning, search.result.xfavorite))


def _scorer(tuning: Tuning, plan: Plan, generation: int) -> Callable[[Sequence[float]], float]:
    """All candidates of a generation play the same deals."""
    return lambda candidate: float(
        tuning.score(_values(tuning, candidate), plan.variant, plan.games, plan.seed + generation)
    )


def _values(tuning: Tuning, candidate: Sequence[float]) -> dict[str, float]:
    return {
        name: tuning.start[name] + tuning.spread[name] * float(place)
        for name, place in zip(tuning.names, candidate, strict=True)
    }


# The journal


def _journal(plan: Plan, start: Mapping[str, float], journal: Path | None) -> list[list[float]]:
    """The scores of every generation so far."""
    if journal is None or not journal.exists():
        return []
    try:
        told = json.loads(journal.read_text("utf-8"))
        own, began, known = told["plan"], told["start"], told["scores"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise JournalError(f"{journal} is no journal of a tuning run ({type(error).__name__}).") from None
    if {**own, "generations": 0} != {**asdict(plan), "generations": 0} or began != dict(start):
        raise JournalError(f"{journal} belongs to another run: {own}. Name another file, or the same run.")
    right = isinstance(known, list) and all(
        isinstance(scores, list) and len(scores) == plan.population and all(type(each) is float for each in scores)
        for scores in known
    )
    if not right:
        raise JournalError(f"{journal} is damaged: a generation has {plan.population} scores.")
    return list(known)


def _write(journal: Path | None, plan: Plan, start: Mapping[str, float], known: Sequence[Sequence[float]]) -> None:
    if journal is not None:
        fresh = journal.with_suffix(f"{journal.suffix}.new")
        fresh.write_text(json.dumps({"plan": asdict(plan), "start": dict(start), "scores": known}), "utf-8")
        fresh.replace(journal)


# What comes of it


def fresh_scores(plan: Plan, candidates: Sequence[Mapping[str, float]], count: int) -> list[float]:
    """The scores in so many games that were not tuned on, the same for all."""
    score = tuning_of(plan.game).score
    return [score(values, plan.variant, count, plan.seed + FRESH) for values in candidates]


def entry(plan: Plan, values: Mapping[str, float], result: str) -> dict[str, Any]:
    """A set of weights with its provenance, as the file of weights holds it."""
    how = (
        f"tenback tune {plan.game} --variant '{plan.variant}' --games {plan.games} --generations {plan.generations}"
        f" --population {plan.population} --seed {plan.seed}"
    )
    return {"how": how, "when": date.today().isoformat(), "result": result, "values": dict(values)}  # noqa: DTZ011 - a day is enough


def written(entries: Mapping[str, Mapping[str, Any]]) -> str:
    """The file of weights as text."""
    parts = []
    for variant, told in entries.items():
        lines = [f"[{json.dumps(variant)}]"]
        lines += [f"{name} = {json.dumps(told[name])}" for name in ("how", "when", "result")]
        lines += [f"[{json.dumps(variant)}.values]"]
        lines += [f"{name} = {value!r}" for name, value in told["values"].items()]
        parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)


def current(plan: Plan) -> dict[str, float]:
    """The weights that the variant has now, or its nearest kin ('2' of '2 silent'), or those to start from."""
    tuning = tuning_of(plan.game)
    held = weights.read(plan.game, tuning.names) if weights.path(plan.game).exists() else {}
    words = plan.variant.split()
    for kin in (" ".join(words[:many]) for many in range(len(words), 0, -1)):
        if kin in held:
            return held[kin]
    return dict(tuning.start)
