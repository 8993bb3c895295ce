# %% [markdown]
# # Write a bot in thirty lines and rate it
# It plays Face to Face against our bots, every deal once from each seat, so that nobody is lucky with the cards. Every
# `# %%` is a cell: run it as a notebook, or as a program: `python thirty_lines.py [DEALS]`.

# %%
import math
import sys

from tenback import bots, games
from tenback.bots import Bot
from tenback.core import Chance
from tenback.games import face_to_face
from tenback.core.intervals import wilson

# %% [markdown]
# ## The bot
# A bot is given what its seat sees, what was said, how long it may think, and dice; it answers with actions. This one
# prices every action that is allowed and takes the cheapest.


# %%
class Miser(Bot[face_to_face.View]):
    """Moves its piles on as little as it can, turns them back where it can, gives as little as it must."""

    views = face_to_face.View

    def _act(self, view, said, budget, chance):
        actions = view.actions()
        tops = face_to_face.tops_for(view.seat, view.piles)

        def price(action):
            if str(action) == "end":
                return 4 - view.played  # a short turn is a good turn
            step = action.card - tops[action.pile]
            if action.pile.theirs:
                return abs(step)
            return step if action.pile.rising else -step  # ten back costs less than nothing

        return (min(actions, key=price),)


# %% [markdown]
# ## A game
# The deal follows from the seed, and so do the dice of each question: the same duel again is the same game.


# %%
def duel(players, seed):
    """One game; the seat that wins."""
    state = games.get("face-to-face").deal(2, Chance(seed))
    questions = 0
    while state.turn is not None:
        questions += 1
        dice = Chance(f"{seed} question {questions}")
        for action in players[state.turn].act(state.view(state.turn), (), 1.0, dice):
            state = state.play(action)
    return state.ending.winners[0]


# %% [markdown]
# ## How good is it?
# Wilson's interval of the share of games won, in points of Elo. To let it play in `tenback tournament`, which rates any
# number of bots on the same deals, offer it from a package of yours under the entry point `tenback.bots`:
#
#     [project.entry-points."tenback.bots"]
#     "face-to-face.miser" = "thirty_lines:Miser"


# %%
def elo(share):
    """How many points of Elo stronger somebody is who wins this share."""
    share = min(max(share, 0.001), 0.999)
    return 400 * math.log10(share / (1 - share))


def main(deals=50):
    miser = Miser()
    for name in ("random", "novice"):
        other = bots.get("face-to-face", name)
        won = sum(duel((miser, other), f"deal {deal}") == 0 for deal in range(deals)) + sum(
            duel((other, miser), f"deal {deal}") == 1 for deal in range(deals)
        )
        low, high = wilson(won / (2 * deals), 2 * deals)
        print(f"against {name}: {won} of {2 * deals} games won, {elo(low):+.0f} to {elo(high):+.0f} Elo")


# %%
if __name__ == "__main__":
    main(*(int(given) for given in sys.argv[1:] if given.isdigit()))  # a notebook has other arguments
