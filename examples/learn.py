# %% [markdown]
# # Train a small policy with masked actions and see it beat `random`
# Five weights, a softmax over the legal actions of The Game, alone, and REINFORCE: NumPy is all it takes. It learns at 512
# tables at once and is judged at a table of Gymnasium's. Every `# %%` is a cell: run it as a notebook, or as a program:
# `python learn.py [STEPS]`; 3,000 steps take about a minute.

# %%
import sys

import gymnasium
import numpy as np

import tenback.envs.gym
from tenback.envs import adapter
from tenback.envs.batch import Tables

THE_GAME = adapter.get("the-game")
END = THE_GAME.texts.index("end")
HAND = THE_GAME.layout.starts["hand"]

# %% [markdown]
# ## What it looks at
# For every legal action: how far it moves its pile on, whether it turns the pile back by ten, whether it ends the turn, how
# many cards in hand it skips. The mask says which actions are legal; no others are ever looked at.


# %%
def features(seen, rows, actions):
    """What the policy looks at, for each legal action of each table."""
    card, pile = actions // 4 + 2, actions % 4
    top = seen[rows, pile].astype(int)
    step = np.where(pile < 2, card - top, top - card)
    ends = actions == END
    below = np.zeros((len(seen), 102), int)  # by table and card: how many lower ones are in hand
    below[:, 3:101] = seen[:, HAND : HAND + 98].cumsum(1)
    below[:, 101] = below[:, 100]
    skipped = below[rows, np.maximum(card, top)] - below[rows, np.minimum(card, top) + 1]
    found = np.stack((step / 10, step == -10, ends, np.sqrt(np.maximum(step, 0)), skipped), 1).astype(float)
    found[ends] = (0, 0, 1, 0, 0)
    return found


# %% [markdown]
# ## How it decides
# By a softmax over the legal actions of each table, all tables at once.


# %%
def decide(weights, seen, masks, rng):
    """An action for each table, drawn by its probability, and the gradient of the logarithm of that."""
    rows, actions = masks.nonzero()
    looks = features(seen, rows, actions)
    starts = np.searchsorted(rows, np.arange(len(masks)))
    value = looks @ weights
    odds = np.exp(value - np.maximum.reduceat(value, starts)[rows])
    odds /= np.add.reduceat(odds, starts)[rows]
    dice = np.log(odds + 1e-30) + rng.gumbel(size=len(odds))  # the greatest is drawn by its probability
    best = np.maximum.reduceat(dice, starts)[rows] == dice
    chosen = best.nonzero()[0]
    return actions[chosen], looks[chosen] - np.add.reduceat(odds[:, None] * looks, starts)


# %% [markdown]
# ## How it learns
# REINFORCE: what led to a better end than usual becomes likelier.


# %%
def train(steps, rng):
    tables = Tables(512, seats=1, seed=1)
    weights, so_far = np.zeros(5), np.zeros((512, 5))
    usual, spread = 0.0, np.ones(5)
    for _ in range(steps):
        actions, gradient = decide(weights, tables.observations, tables.masks, rng)
        so_far += gradient
        step = tables.step(actions)
        if step.ended.any():
            worth = step.rewards[step.ended]
            push = ((worth - usual)[:, None] * so_far[step.ended]).mean(0)
            spread = 0.99 * spread + 0.01 * push**2
            weights += 0.03 * push / np.sqrt(spread + 1e-8)
            usual += 0.05 * (worth.mean() - usual)
            so_far[step.ended] = 0
    return weights


# %% [markdown]
# ## Is it any good?
# Weights of zero play at random, so the same code plays both.


# %%
def judge(weights, games, rng):
    """The cards left on average, at a table of Gymnasium's."""
    env, left = gymnasium.make("tenback/the-game-v0", seats=1), 0.0
    for game in range(games):
        seen, _ = env.reset(seed=game)
        over = False
        while not over:
            action, _ = decide(weights, seen["observation"][None], seen["action_mask"][None], rng)
            seen, reward, over, _, _ = env.step(int(action[0]))
        left += 0 if reward == 1 else -98 * reward
    return left / games


def main(steps=3000, games=100):
    rng = np.random.default_rng(1)
    learnt = train(steps, rng)
    print("weights of step, trick, end, root of step, skipped:", learnt.round(2))
    ours, random = judge(learnt, games, rng), judge(np.zeros(5), games, rng)
    print(f"cards left after {games} games: {ours:.1f}; at random: {random:.1f}")
    return ours, random


# %%
if __name__ == "__main__":
    main(*(int(given) for given in sys.argv[1:] if given.isdigit()))  # a notebook has other arguments
