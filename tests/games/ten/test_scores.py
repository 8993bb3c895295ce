"""What a holding of TEN scores (T20), and how few cards the best assignment needs (T21): tables, then brute force."""

import json
from collections import Counter
from functools import cache
from itertools import combinations, permutations
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenback.games.ten import Card, Score, score
from tenback.games.ten.cards import NAMED

NUMBERS = [f"{colour}{number}" for colour in "BGOP" for number in range(1, 10)]
WILDS = [*(f"*{number}" for number in range(1, 10)), "B#", "G#", "O#", "P#", "*#"]
ALL_18 = [*WILDS, "B#", "G#", "O#", "P#"]
VECTORS = json.loads((Path(__file__).parents[2] / "vectors" / "ten-scores.json").read_text(encoding="utf-8"))


def scored(names):
    return score(NAMED[name] for name in names)


def run(colour, low, high):
    return [f"{colour}{number}" for number in range(low, high + 1)]


# Tables


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["about"])
def test_t20_vector(vector):
    assert scored(vector["cards"]).points == vector["score"]


@pytest.mark.parametrize(
    ("cards", "points", "needed"),
    [
        ("", 0, 0),
        ("B7", 1, 1),  # a single card is a run of one
        ("B1 B2 B3 B5 B6", 3, 3),  # the longest run of a colour, and no other
        ("B1 B2 B4 B5", 2, 2),  # two of the same length: one counts
        ("B1 B3 B5 B7 B9", 1, 1),
        ("B1 G2 O3 P4", 4, 4),  # every colour counts
        ("B8 B9 B1", 2, 2),  # 9 and 1 are no neighbours
        ("B1 B2 B3 B4 B5 B6 B7 B8", 8, 8),
        ("B2 B3 B4 B5 B6 B7 B8 B9", 8, 8),
        ("B1 B2 B3 B4 B5 B6 B7 B8 B9", 10, 9),  # full: ten
        ("B1 B2 B3 B4 B5 B6 B7 B8 *9", 10, 9),  # a wild completes it
        ("B1 B2 B3 B4 B5 B6 B7 B8 *8", 9, 9),  # 8, and the wild in another colour
        ("*4", 1, 1),
        ("G#", 1, 1),
        ("*#", 1, 1),
        ("G# G#", 2, 2),
        ("*4 *4", 2, 2),  # one colour each
        ("*4 *4 *4 *4", 4, 4),
        ("*4 *4 *4 *4 *4", 4, 4),  # there is no fifth colour
        ("*4 *4 *4 *4 *4 *4", 4, 4),
        ("B3 B5 G3 G5 *4 *4", 6, 6),
        ("B3 B5 G3 G5 O3 O5 *4 *4", 7, 7),
        ("B3 B5 G3 G5 O3 O5 *4 *4 *4", 9, 9),
        ("B3 B5 G3 G5 O3 O5 P3 P5 *4 *4 *4 *4", 12, 12),
        ("B3 B5 G3 G5 O3 O5 P3 P5 *4 *4 *4 *4 *4", 12, 12),
        ("B3 B5 G3 G5 *4 B#", 6, 6),  # the # serves blue, so the *4 is free for green
        ("B3 B5 G3 G5 *4 *#", 6, 6),
        ("B3 B5 G3 G5 *4 O#", 5, 5),  # the # of a third colour: a run of one there
        ("B3 B5 G3 G5 B# B#", 5, 5),  # a colour's # helps no other
        ("B1 B4 B# B#", 4, 4),
        ("B1 B5 B# B#", 3, 3),
        ("B# B# B# B# B# B# B# B# B#", 10, 9),
        ("B# B# B# B# B# B# B# B# B# B#", 10, 9),  # a tenth is of no use
        ("*# *# *# *# *# *# *# *# *#", 10, 9),
        ("*# *# *# *# *# *# *# *# *# *#", 11, 10),
        ("*1 *2 *3 *4 *5 *6 *7 *8 *9", 10, 9),
        ("*1 *2 *3 *4 *5 *6 *7 *8 *9 *1", 11, 10),
        ("B1 B2 B3 B4 B5 B6 B7 B8 G1 G2 *#", 12, 11),
        ("B2 B3 B4 B5 B6 B7 B8 B9 G1 G3 G4 *1 *2", 14, 13),
        # T21: the wild is worth two more in either colour; in the full run it saves a card.
        ("B1 B2 B3 B4 B5 B6 B7 B8 G1 G3 *#", 11, 10),
        ("P1 P2 P3 P4 P5 P6 P7 P8 B1 B3 *#", 11, 10),
        ("P1 P2 P3 P4 P5 P6 P7 P8 B8 *9 *9", 12, 11),
        ("B1 B2 B3 B4 B6 B7 B8 B9 G4 G6 *5", 11, 10),
        # Two wilds, two full runs within reach; the third colour would pay as much.
        ("B1 B2 B3 B4 B5 B6 B7 B8 G2 G3 G4 G5 G6 G7 G8 G9 O1 O3 *# *#", 21, 19),
    ],
)
def test_t20_t21_points_and_the_fewest_cards(cards, points, needed):
    assert scored(cards.split()) == Score(points, needed)


@pytest.mark.parametrize("colour", "BGOP")
def test_t20_every_run_in_every_colour(colour):
    for low, beyond in combinations(range(1, 11), 2):
        cards = beyond - low
        points = 10 if cards == 9 else cards
        assert scored(run(colour, low, beyond - 1)) == Score(points, cards)
        assert scored(run(colour, low, beyond - 1) * 3) == Score(points, cards)  # duplicates add nothing


def test_t20_at_most_forty():
    for wilds in ([], ["*#"], ALL_18):
        assert scored([*NUMBERS, *wilds]) == Score(40, 36)
    assert scored([*NUMBERS * 3, *ALL_18 * 4]) == Score(40, 36)


@pytest.mark.parametrize("full", range(5))
def test_t20_a_bonus_for_each_full_run(full):
    cards = [name for colour in "BGOP"[:full] for name in run(colour, 1, 9)]
    assert scored(cards) == Score(10 * full, 9 * full)


@pytest.mark.parametrize(
    ("owned", "points", "needed"),
    [
        # Alone: all 18 in runs, and one run full. Two full runs would want 18, and 14 at most serve two colours.
        ([], 19, 18),
        # Blue is full already and its # idle; the other 16 count, and make one more full run.
        (run("B", 1, 9), 27, 25),
        # Blue and green are completed by their #, orange by its own and seven numbers; pink takes the other five.
        ([*run("B", 1, 7), *run("G", 1, 7)], 35, 32),
        ([*run("B", 1, 7), *run("G", 1, 7), *run("O", 1, 7)], 40, 36),
        # Every colour lacks 1 to 4, and its # are two of them. *1 to *4 and *# complete two colours; one is left over.
        ([name for colour in "BGOP" for name in run(colour, 5, 9)], 35, 33),
    ],
)
def test_t20_all_18_wilds(owned, points, needed):
    assert scored([*owned, *ALL_18]) == Score(points, needed)


def test_t20_the_order_of_the_cards_and_of_the_colours_makes_no_difference():
    cards = ["B1", "B2", "B4", "G7", "G9", "O5", "*3", "*8", "*5", "B#", "O#", "*#"]
    expected = scored(cards)
    assert expected == Score(12, 12)
    dice = Random(1)
    for _ in range(20):
        dice.shuffle(cards)
        assert scored(cards) == expected
    for colours in permutations("BGOP"):
        swap = dict(zip("BGOP*", (*colours, "*"), strict=True))
        assert scored(swap[name[0]] + name[1] for name in cards) == expected


def test_a_score_is_asked_of_any_iterable_of_cards():
    assert score(()) == score([]) == score(iter(())) == Score(0, 0)
    assert score(frozenset([Card(0)])) == Score(1, 1)


# Brute force


def stands_for(wild):
    """Every card that a wild can be assigned to."""
    colour, number = wild
    return [name for name in NUMBERS if colour in ("*", name[0]) and number in ("#", name[1])]


def worth(names):
    """Points and cards of what is laid out, every wild assigned: the longest run of each colour (T20)."""
    points = needed = 0
    for colour in "BGOP":
        held = "".join(number if colour + number in names else " " for number in "123456789")
        longest = max(map(len, held.split()), default=0)
        points += 10 if longest == 9 else longest
        needed += longest
    return points, needed


def by_assignments(names):
    """The best of all assignments, each wild anything it can stand for: most points, then fewest cards."""
    laid_out = {frozenset(name for name in names if name in NUMBERS)}
    for wild in names:
        if wild not in NUMBERS:
            laid_out = {cards | {name} for cards in laid_out for name in stands_for(wild)}
    return max(map(worth, laid_out), key=lambda found: (found[0], -found[1]))


def by_colours(names):
    """The same for more wilds: colour by colour, every stretch with every choice of the numbered wilds left."""
    held = Counter(names)

    @cache
    def best(colours, numbered, anything):
        """(points, minus cards) of these colours with so many wilds of each number and so many of anything."""
        if not colours:
            return 0, 0
        colour, later = colours[0], colours[1:]
        found = best(later, numbered, anything)
        for low in range(1, 10):
            for high in range(low, 10):
                missing = [number for number in range(low, high + 1) if not held[f"{colour}{number}"]]
                length = high - low + 1
                short = len(missing) - held[f"{colour}#"] - anything
                could = [number for number in missing if numbered[number - 1]]
                # Using more numbered wilds than the others leave over is only ever worse.
                for many in range(max(short, 0), min(len(could), len(missing)) + 1):
                    for chosen in combinations(could, many):
                        left = tuple(copies - (n in chosen) for n, copies in enumerate(numbered, 1))
                        spent = max(len(missing) - many - held[f"{colour}#"], 0)
                        points, fewer = best(later, left, anything - spent)
                        found = max(found, (points + length + (length == 9), fewer - length))
        return found

    points, fewer = best("BGOP", tuple(held[f"*{number}"] for number in range(1, 10)), held["*#"])
    return points, -fewer


def same(names):
    found = scored(names)
    return found.points, found.cards


def holdings(most_numbers, wilds):
    """Number cards of any kind, often close together, and wilds."""
    few = st.lists(st.sampled_from(NUMBERS), max_size=most_numbers)
    two_colours = st.lists(st.sampled_from(NUMBERS[:18]), max_size=most_numbers)
    return st.tuples(few | two_colours, wilds).map(lambda parts: [*parts[0], *parts[1]])


@pytest.mark.parametrize("wilds", ["", "B#", "G#", "*5", "*1"])
def test_t20_every_set_of_numbers_of_one_colour(wilds):
    """512 sets, alone and with a wild."""
    for held in range(512):
        names = [*(f"B{n + 1}" for n in range(9) if held >> n & 1), *wilds.split()]
        assert same(names) == by_assignments(names), names


@settings(max_examples=300)
@given(holdings(24, st.lists(st.sampled_from(WILDS[:-1]), max_size=3) | st.lists(st.sampled_from(WILDS), max_size=2)))
def test_t20_the_best_of_all_assignments(names):
    assert same(names) == by_assignments(names)


@settings(max_examples=150)
@given(
    st.lists(st.sampled_from(NUMBERS[:18]), max_size=14),
    st.lists(st.sampled_from(["*3", "*4", "*5", "B#", "*#"]), max_size=6),
)
def test_t20_several_copies_of_one_wild(numbers, wilds):
    assert same([*numbers, *wilds]) == by_colours([*numbers, *wilds])


@settings(max_examples=150)
@given(holdings(24, st.lists(st.sampled_from(WILDS), max_size=2)), st.lists(st.sampled_from(WILDS), max_size=4))
def test_t20_the_best_colour_by_colour(names, wilds):
    """Up to six wilds; the two ways of counting check each other too."""
    assert same(names) == by_assignments(names) == by_colours(names)
    assert same([*names, *wilds]) == by_colours([*names, *wilds])


def test_t20_holdings_such_as_a_game_leaves():
    """Some twenty number cards, up to seven of the 18 wilds."""
    dice = Random(20)
    for _ in range(150):
        names = [*dice.sample(NUMBERS * 2, dice.randrange(8, 26)), *dice.sample(ALL_18, dice.randrange(2, 8))]
        assert same(names) == by_colours(names), names
