"""What the bots have learnt, as data in each game's folder: every set of values with its provenance.

`weights.toml` is `fast`'s; `tenback tune` writes it. What `strong` has learnt beside it, a network or an outlook, has a
file of its own, which `python -m tenback.bots.<game>.learn` makes.
"""

import math
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from tenback import games
from tenback.core import TenbackError, shown

if TYPE_CHECKING:
    from tenback.kernels.network import Net

__all__ = ["NETWORK", "OUTLOOK", "Tuning", "WeightsError", "entries", "files", "network", "path", "read"]

WEIGHTS, NETWORK, OUTLOOK = "weights", "network", "outlook"  # what there may be in a game's folder

KEYS = {"how", "when", "result", "values"}


class WeightsError(TenbackError):
    """A file of weights that cannot be used: which, where, and what would be right."""


@dataclass(frozen=True, slots=True)
class Tuning:
    """How to tune a game's `fast` bot: what can be turned, from where, how far, and how good it is then."""

    names: tuple[str, ...]
    start: Mapping[str, float]  # by name
    spread: Mapping[str, float]  # by name: the first step's standard deviation
    variants: tuple[str, ...]  # "2", "2 silent", "1 expert": the seats, and what else differs
    score: Callable[[Mapping[str, float], str, int, int], float]
    """score(values, variant, games, seed): the mean over so many games of that seed; higher is better."""


def path(slug: str, name: str = WEIGHTS) -> Path:
    """The file of that name in the game's folder."""
    return Path(__file__).parent / games.get(slug).module / f"{name}.toml"


def files(slug: str) -> tuple[Path, ...]:
    """All that the game's bots have learnt, in a fixed order."""
    return tuple(sorted(path(slug).parent.glob("*.toml")))


def read(slug: str, names: tuple[str, ...], file: Path | None = None) -> dict[str, dict[str, float]]:
    """By variant, the value of each of the names; WeightsError for a file that does not tell them."""
    file = file or path(slug)
    told = entries(slug, file)
    found = {variant: _values(f"{_place(file)}, [{variant}]", entry, names) for variant, entry in told.items()}
    if not found:
        made_by = (
            f"tenback tune {slug}" if file.stem == WEIGHTS else f"python -m tenback.bots.{games.get(slug).module}.learn"
        )
        raise WeightsError(f"{_place(file)} holds no weights; `{made_by}` makes them.")
    return found


def entries(slug: str, file: Path | None = None) -> dict[str, Any]:
    """The file as it is: by variant, the values and where they come from."""
    file = file or path(slug)
    try:
        with file.open("rb") as opened:
            return tomllib.load(opened)
    except OSError as error:
        told = error.strerror or error
        raise WeightsError(f"The weights of {slug} cannot be read: {told} ({_place(file)}).") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise WeightsError(f"The weights of {slug} are no TOML: {error} ({_place(file)}).") from None


def network(slug: str, variant: str, shape: tuple[int, int]) -> "Net":
    """The network of a game's `strong` bot, from its own file."""
    file = path(slug, NETWORK)
    told = entries(slug, file).get(variant, {}).get("values", ())
    try:
        net = np.array(told, dtype=np.float64)
    except (TypeError, ValueError):  # words, or rows of different lengths
        net = np.zeros(0)
    if net.shape != shape or not np.isfinite(net).all():
        rows, each = shape
        raise WeightsError(f"{_place(file)}, [{variant}]: values must be {rows} rows of {each} finite numbers each.")
    return net


def _place(file: Path) -> str:
    """The file as people look for it: by its game's folder, since every game has one of that name."""
    return f"{file.parent.name}/{file.name}"


def _values(where: str, entry: object, names: tuple[str, ...]) -> dict[str, float]:
    if not isinstance(entry, dict) or entry.keys() != KEYS:
        raise WeightsError(f"{where}: give exactly {', '.join(sorted(KEYS))}.")
    values = entry["values"]
    if not isinstance(values, dict) or values.keys() != set(names):
        raise WeightsError(f"{where}: values must name exactly {', '.join(names)}.")
    for name, value in values.items():
        if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
            raise WeightsError(f"{where}: {name} is {shown(value)}; it must be a finite number.")
    return {name: float(values[name]) for name in names}
