"""Which evenings were checked already, so that an interrupted run goes on where it stopped.

What was checked holds for the very code that was checked: after a change of the server, or of a check, it begins anew.
"""

import json
from collections import Counter
from hashlib import sha256
from pathlib import Path

import tenback
from tests.server.leaks.checks import Figures

KEPT = Path("build/leaks.jsonl")
PLACES = (Path(tenback.__file__).parent, Path(__file__).parent)


def the_code() -> str:
    whole = sha256()
    for place in PLACES:
        for path in sorted(place.rglob("*.py")):
            whole.update(f"{path.relative_to(place)}\0".encode() + path.read_bytes())
    return whole.hexdigest()[:16]


class Journal:
    """A line for each evening; those of another code, or another seed, count for nothing."""

    def __init__(self, seed: str, path: Path = KEPT, *, fresh: bool = False) -> None:
        self._path = path
        self._head = {"code": the_code(), "seed": seed}
        self.done: dict[int, Figures] = {}
        lines = path.read_text("utf-8").splitlines() if path.exists() and not fresh else []
        kept = [json.dumps(self._head)]
        if lines[:1] == kept:
            kept += filter(_whole, lines[1:])
            self.done = dict(map(_read, kept[1:]))
        path.parent.mkdir(exist_ok=True)
        path.write_text("".join(f"{line}\n" for line in kept), "utf-8")

    def keep(self, evening: int, figures: Figures) -> None:
        self.done[evening] = figures
        told = {name: getattr(figures, name) for name in ("same", "pages", "alike", "lines", "questions")}
        frames = [[*key, count] for key, count in figures.frames.items()]
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"evening": evening, "frames": frames, "twins": figures.twins, **told}) + "\n")


def _whole(line: str) -> bool:
    """A run that was killed may have left half a line."""
    return line.endswith("}")


def _read(line: str) -> tuple[int, Figures]:
    told = json.loads(line)
    frames = Counter({(kind, eyes): count for kind, eyes, count in told.pop("frames")})
    return told.pop("evening"), Figures(frames=frames, twins=Counter(told.pop("twins")), **told)
