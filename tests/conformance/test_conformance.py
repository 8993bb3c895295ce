"""The whole shelf keeps the contract. `make soak` does the same for ten thousand games of every table."""

import random

import pytest

from tenback import games
from tests.conformance.players import careful, late_position
from tests.conformance.properties import dealt, play_through
from tests.conformance.tables import every_combination, label

TABLES = list(every_combination())


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_random_games_keep_the_contract(table):
    slug, players, options = table
    for number in range(4):
        seed = f"random {label(table)} {number}"
        play_through(dealt(slug, players, options, seed), seed, thoroughly=closely(table))


@pytest.mark.parametrize("table", [table for table in TABLES if table[0] != "ten"], ids=label)
def test_careful_games_keep_the_contract(table):
    slug, players, options = table
    seed = f"careful {label(table)}"
    play_through(dealt(slug, players, options, seed), seed, thoroughly=0.2, choose=careful)


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_endgames_keep_the_contract(table):
    slug, players, options = table
    rng = random.Random(f"late {label(table)}")
    for number in range(4):
        state = late_position(games.get(slug), players, options, rng)
        play_through(state, str(number), thoroughly=closely(table))


def closely(table):
    return 0.03 if table[0] == "ten" else 1
