"""The compiled rules of TEN against the Python rules, which are the authority."""

import random
from itertools import product
from typing import Any

import numpy as np
import pytest

from tenback import games
from tenback.core import Chance
from tenback.games.ten import DECKS, GAME, Deck
from tenback.games.ten.cards import COLOURS, NAMED
from tenback.games.ten.table import LIMITS
from tenback.kernels.compiled import AVAILABLE
from tenback.kernels.dice import dice
from tenback.kernels.ten import at_random, layout, rules, scores
from tests.conformance.players import late_position

# A deck of one's own, where one card is held many times and numbered wilds come in pairs and more
CROWDED = Deck.of(
    "crowded",
    {
        **{f"{colour}{number}": (7, 7, 7) for colour in COLOURS for number in (1, 5, 9)},
        **{f"${worth}": (5, 5, 5) for worth in range(1, 5)},
        "$5": (7, 7, 7),
        "*5": (6, 6, 6),
        "*4": (2, 2, 2),
        "G#": (5, 5, 5),
        "*#": (5, 5, 5),
    },
)
TABLES = [
    *(
        {"players": players, "fiasco": fiasco, "deck": deck}
        for players, fiasco, deck in product(range(2, 6), (False, True), (*DECKS.values(), CROWDED))
    ),
    *(
        {"players": 1, "limit": limit, "fiasco": fiasco, "deck": deck, "solo_duplicates_only_buy": strict}
        for limit, fiasco, deck, strict in product(LIMITS, (False, True), (*DECKS.values(), CROWDED), (False, True))
    ),
    *({"players": players, "rules": rules} for players, rules in product(range(1, 6), games.versions("ten"))),
    *({"players": 1, "limit": limit, "rules": 1} for limit in LIMITS),
    {"players": 1, "solo_duplicates_only_buy": True, "rules": 1},
]
WHOLE, LATE = (4, 16) if AVAILABLE else (1, 1)  # games a table


def name(table):
    return "-".join(f"{key}={getattr(value, 'name', value)}" for key, value in table.items())


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_whole_games_agree(table):
    options = dict(table)
    players, rng = options.pop("players"), random.Random(name(table))
    rulebook = games.get("ten", rules=options.pop("rules", None))
    for game in range(WHOLE):
        in_lockstep(rulebook.deal(players, Chance(f"lockstep {game}"), **options), rng)


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_games_from_late_positions_agree(table):
    options = dict(table)
    players, rng = options.pop("players"), random.Random(name(table))
    rulebook = games.get("ten", rules=options.pop("rules", None))
    if "deck" in options:
        options["deck"] = GAME.options[0].plain(options["deck"])
    for _ in range(LATE):
        in_lockstep(late_position(rulebook, players, options, rng), rng)


def in_lockstep(state, rng):
    options = state.position()["options"]
    kernel, out = layout.encode(state.table, state.draw), np.zeros(layout.MOST_ACTIONS, np.int64)
    lively = rng.random() < 0.7  # bids that end auctions in purchases, rows that grow
    while True:
        if rng.random() < 0.1:  # it tells the same as the array, more slowly
            assert layout.decode(kernel, options) == with_row_sorted(state.position())
        assert (layout.encode(state.table, state.draw) == fresh(kernel))[counted(state)].all()
        offered = [str(action) for action in state.actions()]
        assert [layout.TEXTS[out[place]] for place in range(rules.actions(kernel, out))] == offered
        if state.turn is None:
            break
        wished = 0 if lively and offered[0] == "draw" and rng.random() < 0.6 else int(rng.random() * len(offered))
        if lively and offered[0].startswith("bid"):
            wished = min(wished, rng.randrange(4))
        rules.play(kernel, layout.TEXTS.index(offered[wished]))
        state = state.play(state.actions()[wished])
    same_ending(state, kernel)


def same_ending(state, kernel):
    won, scored = np.zeros(5, np.int64), np.zeros(5, np.int64)
    winners = rules.ending(kernel, scores.room_to_score(), won, scored)
    seats = range(len(state.table.seats))
    assert tuple(scored[: len(seats)]) == state.ending.scores
    assert tuple(seat for seat in seats if won[seat]) == state.ending.winners
    assert winners == len(state.ending.winners)


def with_row_sorted(position):
    return {**position, "row": [str(card) for card in sorted(NAMED[name] for name in position["row"])]}


def fresh(kernel):
    """The kernel's state without what an earlier draw left on the pile."""
    return kernel[: layout.PILE + kernel[layout.LEFT]]


def counted(state):
    """What must be equal whatever happened before: an auction or a debt that is over leaves its numbers behind."""
    kept = np.ones(layout.PILE + len(state.draw), bool)
    if state.table.auction is None:
        kept[layout.WILD : layout.TO_BID + 1] = False
    if state.table.owed is None:
        kept[layout.PRICE : layout.WITHIN + 1] = False
    return kept


@pytest.mark.parametrize("seats", range(2, 6))
def test_a_deal_is_a_fresh_table_with_the_whole_deck(seats):
    cards = np.array(DECKS["reconstructed"].cards(seats), np.int8)
    kernel = rules.empty(len(cards))
    for first in range(seats):
        rules.deal(kernel, cards, seats, first, 0, 0, 0, dice(first))
        dealt = GAME.position(layout.decode(kernel, {}))
        expected = GAME.deal(seats, Chance("any"), first=first)
        assert dealt.table == expected.table
        assert sorted(dealt.draw) == sorted(expected.draw)


def test_deals_are_repeated_by_their_seed_and_differ_otherwise():
    cards = DECKS["full"].cards(2)
    piles = []
    for seed in (1, 1, 2):
        kernel = rules.empty(len(cards))
        rules.deal(kernel, np.array(cards, np.int8), 2, 0, 7, 1, 1, dice(seed))
        piles.append(kernel[layout.PILE :].tolist())
    assert piles[0] == piles[1] != piles[2]
    position = layout.decode(kernel, {"deck": "full", "fiasco": True, "limit": 7})
    assert GAME.position(position).table == GAME.deal(1, Chance("any"), deck="full", fiasco=True, limit=7).table


def test_the_kernel_asks_no_version_but_what_differs_by_it():
    for rules_version, strict, whole in ((1, 0, 91), (2, 1, 89)):
        state: Any = games.get("ten", rules=rules_version).deal(1, Chance("any"))
        kernel = layout.encode(state.table, state.draw)
        assert (kernel[layout.DUPLICATES], kernel[layout.WHOLE]) == (strict, whole)


@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        ((0, 0, "B1 B2"), (9, 9, "B1"), (0,)),  # points before currency
        ((4, 0, "B1"), (0, 1, "G1"), (0,)),  # a token counts three
        ((2, 0, "B1"), (0, 1, "G1"), (1,)),
        ((3, 0, "B1"), (0, 1, "G1"), (0, 1)),
        ((1, 0, "B1 B2 B3 B4 B5 B6 B7 B8 B9"), (1, 0, "B1 B2 B3 B4 B5 B6 B7 G1 G2 G3"), (0,)),  # nine cards for ten
    ],
)
def test_ties_are_broken_alike(first, second, winners):
    position = GAME.deal(2, Chance("tie")).position()
    position |= {"draw": [], "phase": "final", "active": 0, "turn": 0}
    position["seats"] = [
        {"coins": coins, "busts": busts, "cards": cards.split()} for coins, busts, cards in (first, second)
    ]
    state = GAME.position(position).play(GAME.action("skip"))
    kernel = layout.encode(state.table, state.draw)
    assert state.turn is None
    assert state.ending
    assert state.ending.winners == winners
    same_ending(state, kernel)


@pytest.mark.parametrize(("seats", "limit"), [(2, 0), (5, 0), (2, 6)])
def test_random_games_are_repeated_by_their_seed(seats, limit):
    deck = [int(card) for card in DECKS["reconstructed"].cards(1 if limit else seats)]
    moves, total = at_random.random_games(20, 5, seats, deck, limit)
    assert (moves, total) == at_random.random_games(20, 5, seats, deck, limit)
    assert moves > 20 * len(deck)
    assert total > 0
