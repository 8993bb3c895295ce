"""What the bots have learnt, as data: one file a game, each set of weights with its provenance. `tenback tune` writes
them.
"""

import math
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from tenback.core import TenbackError, shown

if TYPE_CHECKING:
    from tenback.kernels.network import Net

__all__ = ["Tuning", "WeightsError", "entries", "network", "path", "read"]

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


def path(slug: str) -> Path:
    return Path(__file__).parent / f"{slug}.toml"


def read(slug: str, names: tuple[str, ...], file: Path | None = None) -> dict[str, dict[str, float]]:
    """By variant, the value of each of the names; WeightsError for a file that does not tell them."""
    file = file or path(slug)
    told = entries(slug, file)
    found = {variant: _values(f"{file.name}, [{variant}]", entry, names) for variant, entry in told.items()}
    if not found:
        raise WeightsError(f"{file.name} holds no weights; `tenback tune {slug}` makes them.")
    return found


def entries(slug: str, file: Path | None = None) -> dict[str, Any]:
    """The file as it is: by variant, the values and where they come from."""
    file = file or path(slug)
    try:
        with file.open("rb") as opened:
            return tomllib.load(opened)
    except OSError as error:
        raise WeightsError(f"The weights of {slug} cannot be read: {error.strerror or error} ({file.name}).") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise WeightsError(f"The weights of {slug} are no TOML: {error} ({file.name}).") from None


def network(slug: str, variant: str, shape: tuple[int, int]) -> "Net":
    """The network of a game's `strong` bot, from its own file."""
    told = entries(f"{slug}-network").get(variant, {}).get("values", ())
    try:
        net = np.array(told, dtype=np.float64)
    except (TypeError, ValueError):  # words, or rows of different lengths
        net = np.zeros(0)
    if net.shape != shape or not np.isfinite(net).all():
        file, (rows, each) = path(f"{slug}-network").name, shape
        raise WeightsError(f"{file}, [{variant}]: values must be {rows} rows of {each} finite numbers each.")
    return net


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
