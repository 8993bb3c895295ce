"""`make mutants`: plant bugs in games/ with mutmut and see whether the tests notice.

At least nine in ten must be killed, and every survivor must be explained in mutants.md by the line that it changed.
mutmut keeps what it knows in mutants/, so that an interrupted run goes on, and a second one asks only what changed.
"""

import re
import subprocess
import sys
from pathlib import Path

from rich.console import Console

LEAST_KILLED = 0.9
EXPLAINED = Path(__file__).with_name("mutants.md")
NOTICED = ("killed", "timeout", "segfault")  # a mutant that hangs or crashes was noticed
STATS = Path("mutants/mutmut-stats.json")  # which test reaches which function; an old one knows no new function
RESULT = re.compile(r"^\s*(tenback\.games\.\S+): (.+)$", flags=re.MULTILINE)


def mutmut(*words: str) -> str:
    command = [sys.executable, "-m", "mutmut", *words]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603 - our own venv's


def changed(name: str) -> list[str]:
    """The lines that a mutant puts in, without their indentation."""
    return [line[1:].strip() for line in mutmut("show", name).splitlines() if re.match(r"\+(?!\+\+)", line)]


def run(*names: str) -> None:
    subprocess.run([sys.executable, "-m", "mutmut", "run", *names], check=True)  # noqa: S603 - shows its own progress


def living() -> tuple[dict[str, str], list[str]]:
    """Every mutant with its fate, and those that nobody noticed."""
    results = dict(RESULT.findall(mutmut("results", "--all", "true")))
    return results, [name for name, result in results.items() if result not in NOTICED]


def main() -> int:
    out = Console(highlight=False, markup=False, soft_wrap=True)
    STATS.unlink(missing_ok=True)
    run()
    results, alive = living()
    if alive:  # what lived through an earlier run is asked again: the tests may have grown
        run(*alive)
        results, alive = living()
    reasons = {line.strip() for line in EXPLAINED.read_text(encoding="utf-8").splitlines()}
    unexplained = [name for name in alive if not set(changed(name)) <= reasons]
    rate = 1 - len(alive) / len(results)
    out.print(f"{len(results)} mutants, {rate:.1%} killed; {len(alive)} alive, {len(unexplained)} of them unexplained.")
    for name in unexplained:
        out.print(f"  {name}: {results[name]}", *changed(name), sep="\n      ")
    return 0 if rate >= LEAST_KILLED and not unexplained else 1


if __name__ == "__main__":
    sys.exit(main())
