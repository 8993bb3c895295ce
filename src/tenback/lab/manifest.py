"""What results depend on: all that is needed to make them again, and what every worker must agree on."""

import json
import platform
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from tenback import __version__, bots, games
from tenback.bots import weights
from tenback.core import TenbackError
from tenback.lab.plugins import origin
from tenback.lab.referee import Agreed

__all__ = ["OtherCode", "agree", "differences", "manifest", "mark"]

PACKAGE = Path(__file__).parent.parent
PLAYING = (  # the code that decides what happens
    *(f"{part}/**/*.py" for part in ("core", "games", "talk", "record", "bots", "kernels")),
    *(f"lab/{name}.py" for name in ("match", "plugins", "referee", "simulate", "tournament")),
    *(f"lab/{part}/*.py" for part in ("rows", "whole_games")),
)
LIBRARIES = ("numpy", "numba", "pyarrow")  # what else may


class OtherCode(TenbackError):
    """A worker that would play otherwise: it has another tenback, or other weights."""


def manifest(agreed: Agreed, names: Sequence[str], seed: str) -> dict[str, Any]:
    """What is played, by whom, from which seed and by which code."""
    game = games.get(agreed.game)
    return {
        "game": game.slug,
        "rules": game.rules,
        "seats": agreed.seats,
        "options": agreed.plain_options(),
        "bots": list(names),
        "weights": _weights(game.slug, names),
        "packages": _packages(game.slug, names),
        "budget": agreed.budget,
        "silent": agreed.silent,
        "seed": seed,
        "tenback": __version__,
        "code": _code(),
        "made_with": {"python": platform.python_version(), **_versions()},
    }


def differences(there: Mapping[str, Any], asked: Mapping[str, Any]) -> list[str]:
    """What differs between two manifests, in words. The versions of Python and libraries may."""
    names = sorted((there.keys() | asked.keys()) - {"made_with"})
    return [
        f"its {name} is {json.dumps(there.get(name))}, not {json.dumps(asked.get(name))}"
        for name in names
        if there.get(name) != asked.get(name)
    ]


def mark(slug: str, names: Sequence[str]) -> str:
    """What every worker must agree on: the code, the weights of the bots, and where strangers' bots come from."""
    return f"{_code()} {_weights(slug, names)} {_packages(slug, names)}"


def agree(theirs: str, slug: str, names: Sequence[str]) -> None:
    """OtherCode where whoever handed out the work would play otherwise than this process."""
    if theirs != mark(slug, names):
        raise OtherCode(
            "A worker has another tenback, or other weights, than the run began with: install the same everywhere. "
            "If they were changed here meanwhile, begin the run anew."
        )


def _weights(slug: str, names: Sequence[str]) -> str | None:
    """SHA-256 of all that the game's bots have learnt, where one of them goes by it."""
    if not any(bots.is_compiled(slug, name) for name in names):
        return None
    return sha256(b"".join(file.read_bytes() for file in weights.files(slug))).hexdigest()


def _packages(slug: str, names: Sequence[str]) -> dict[str, str]:
    """By name, the package and version of strangers' bots."""
    return {name: package for name in sorted(set(names)) if (package := origin(slug, name)) is not None}


@cache
def _code() -> str:
    """SHA-256 of the code that plays."""
    found = sha256()
    for part in PLAYING:
        for file in sorted(PACKAGE.glob(part)):
            found.update(file.read_bytes())
    return found.hexdigest()[:16]


def _versions() -> dict[str, str]:
    found = {}
    for library in LIBRARIES:
        try:
            found[library] = version(library)
        except PackageNotFoundError:
            continue
    return found
