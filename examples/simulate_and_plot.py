# %% [markdown]
# # Simulate and plot
# What are signals worth in The Game? Bots play a few thousand games at tables of two, three and four, once talking and
# once in silence; then we look at the numbers and draw them. Every `# %%` is a cell: run it as a notebook, or as a
# program: `python simulate_and_plot.py [GAMES] [DIRECTORY]`.

# %%
import sys
from pathlib import Path

from tenback.lab.executors import Here
from tenback.lab.match import Match
from tenback.lab.plots import drawn, told
from tenback.lab.referee import Agreed
from tenback.lab.results import Results, found, read
from tenback.lab.simulate import Run
from tenback.lab.summary import facts
from tenback.lab.resumable import worked

given = sys.argv[1:] if sys.argv[1:2] and sys.argv[1].isdigit() else ["2000", "runs"]  # a notebook has others
GAMES, OUT = int(given[0]), Path(given[1])

# %% [markdown]
# ## Play
# A run is a game with its options, who plays, how many games and a seed. `Run.of` takes the compiled kernel where it
# can, as here, where `fast` sits in every seat. What is finished stays on disk: interrupt this cell, run it again, and
# it goes on. `Here` plays in this process; `Processes(4)` takes four, and `tenback simulate` does all of this by itself.


# %%
def simulate(seats, silent):
    agreed = Agreed("the-game", seats, {}, budget=1.0, silent=silent)
    run = Run.of(Match(agreed, ("fast",), GAMES, seed="what signals are worth"))
    results = Results(OUT / f"{seats}-{'silent' if silent else 'talking'}.csv")
    results.check(run.manifest(), resume=True)
    if not results.finished():
        for done in worked(run, results, Here()):
            print(f"\r{results.name}: {done} of {GAMES}", end="", flush=True)
        print()
    return results


tables = {(seats, silent): simulate(seats, silent) for seats in (2, 3, 4) for silent in (False, True)}

# %% [markdown]
# ## Count
# Beside its games a run has a summary: shares with Wilson's 95% interval, means with theirs.

# %%
for (seats, silent), results in tables.items():
    print(f"{seats} players, {'in silence' if silent else 'talking'}:")
    for fact in facts(read(results.summary)):
        print(f"  {fact}")

# %% [markdown]
# Every game is a row, so whatever the summary does not say can be counted here: how often a game is lost by a hair?

# %%
for (seats, silent), results in tables.items():
    left = [int(row["left"]) for row in results.rows()]
    close = sum(0 < cards < 5 for cards in left)
    print(
        f"{seats} players, {'in silence' if silent else 'talking'}: {close} of {len(left)} games lost by 1 to 4 cards"
    )

# %% [markdown]
# ## Draw
# All runs in the directory, side by side, as SVG and PNG: games won by number of players, what signals are worth (the
# distance between talking and silence), cards left, where games are lost, how long they take. `tenback plot runs` draws
# the same.

# %%
for picture in drawn([told(results) for results in found(OUT)], OUT / "plots"):
    print(picture)
