"""`make mutants`: plant bugs in games/ with mutmut and see whether the tests notice.

At least nine in ten must be killed, and every survivor must be named in mutants.md with the reason why it may live.
mutmut keeps what it knows in mutants/, so that an interrupted run goes on, and a second one asks only what changed.
"""

import re
import subprocess
import sys
from pathlib import Path

from rich.console import Console

LEAST_KILLED = 0.9
EXPLAINED = Path(__file__).with_name("mutants.md")
KILLED = ("killed", "timeout", "caught by type check", "segfault")  # a mutant that hangs or crashes was noticed


def main() -> int:
    out = Console(highlight=False)
    ran = subprocess.run([sys.executable, "-m", "mutmut", "run"], check=False)  # noqa: S603 - our own venv's mutmut
    if ran.returncode:
        return ran.returncode
    listed = subprocess.run(  # noqa: S603
        [sys.executable, "-m", "mutmut", "results", "--all", "true"], check=True, capture_output=True, text=True
    ).stdout
    results = dict(re.findall(r"^\s*(tenback\.games\.\S+): (.+)$", listed, flags=re.MULTILINE))
    alive = {name: result for name, result in results.items() if result not in KILLED}
    explained = set(re.findall(r"`(tenback\.games\.\S+)`", EXPLAINED.read_text(encoding="utf-8")))
    rate = 1 - len(alive) / len(results)
    out.print(f"{len(results)} mutants, {len(alive)} alive: {rate:.1%} killed.")
    for name, result in alive.items():
        if name not in explained:
            out.print(f"  not explained: {name} ({result})")
    for name in explained - set(alive):
        out.print(f"  explained, but dead or gone: {name}")
    return 0 if rate >= LEAST_KILLED and set(alive) <= explained else 1


if __name__ == "__main__":
    sys.exit(main())
