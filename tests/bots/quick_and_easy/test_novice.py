"""Quick & Easy's novice: what it lays, what it hears, and what it means by its words."""

import random
from collections import defaultdict
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from tenback import bots, games
from tenback.core import Chance, Hidden
from tenback.games.quick_and_easy import CARDS as FIFTY
from tenback.record import Said
from tenback.talk import Signal
from tests.bots.players import BUDGET, asked, chosen
from tests.bots.positions import quick_and_easy


@pytest.mark.parametrize(
    ("state", "said", "turn"),
    [
        # the smallest step, from where the piles start too
        (quick_and_easy("R4", "B9", ("G5", "Y6"), ("P1", "P2")), (), "G5>up end"),
        (quick_and_easy(None, None, ("G2", "Y6"), ("P1", "P2")), (), "G2>up end"),
        # a trick by colour turns a pile back
        (quick_and_easy("R8", "B5", ("R2", "Y9"), ("P1", "P2")), (), "R2>up end"),
        # a second card where it costs nothing; pros lay one
        (quick_and_easy("R8", "B2", ("R2", "B9"), ("P1", "P2")), (), "B9>down R2>up end"),
        (quick_and_easy("R8", "B2", ("R2", "B9"), ("P1", "P2"), pro=True), (), "B9>down end"),
        # a thought for the next player, from what that player said last
        (quick_and_easy("R4", "B7", ("G5", "Y6"), ("Y9", "Y10")), (), "G5>up Y6>down end"),
        (quick_and_easy("R4", "B7", ("G5", "Y6"), ("Y9", "Y10")), ("hold G",), "G5>down end"),
        (quick_and_easy("R4", "B7", ("G5", "Y6"), ("Y9", "Y10")), ("hold G", "hold Y high", "want up"), "Y6>down end"),
        # the game's last card ends it without `end`; this player's last card does not
        (quick_and_easy("R4", "B9", ("G5",), (), draw=()), (), "G5>up"),
        (quick_and_easy("R4", "B9", ("G5",), ("G6",), draw=()), (), "G5>up end"),
    ],
)
def test_quick_and_easy(state, said, turn):
    assert chosen(state, [Said(after, 1, word) for after, word in enumerate(said)]) == turn


YELLOW_BUT_8 = [f"Y{number}" for number in range(1, 11) if number != 8]


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (quick_and_easy("R4", "B9", ("G5", "Y8"), ("P1", "P2")), "hold G middle hold Y high"),
        (quick_and_easy("R4", "B9", ("G1", "G3"), ("P1", "P2")), "hold G low"),
        (quick_and_easy("R4", "B9", ("G1", "G8"), ("P1", "P2")), "hold G"),  # nobody speaks twice of one colour
        (quick_and_easy("R4", "B9", ("G5", "Y8"), ("P1", "P2"), pro=True), "hold G hold Y"),
        # of the high yellow cards only 8 is left: no heights in yellow; of all yellow cards only 8 is left: no yellow
        (quick_and_easy("R4", "B9", ("G5", "Y8"), ("P1", "P2"), laid=("Y9", "Y10")), "hold G middle hold Y"),
        (quick_and_easy("R4", "B9", ("G5", "Y8"), ("P1", "P2"), laid=YELLOW_BUT_8), "hold G middle"),
        (quick_and_easy("R4", "B9", ("Y8",), ("P1",), laid=YELLOW_BUT_8), ""),
        # one word for two cards, and only two cards that it fits
        (quick_and_easy("R4", "B9", ("G1", "G3"), ("P1", "P2"), laid=("G2",)), ""),
    ],
)
def test_what_hold_means(state, words):
    first = asked("novice", "signals", state, 0, ())
    assert " ".join(map(str, first)) == words
    assert asked("novice", "signals", state, 0, [Said(0, 0, str(word)) for word in first]) == (), "not twice"


@pytest.mark.parametrize("pro", [False, True])
def test_no_words_on_a_hand_leave_a_card_certain(pro):
    dealt: Any = games.get("quick-and-easy").deal(2, Chance("hold"), pro=pro)
    rng, words_heard = random.Random("hold"), set[Signal]()
    for number in range(16):
        unlaid = sorted(rng.sample(FIFTY, rng.choice((3, 5, 8, 12, 16))))
        laid = tuple(card for card in FIFTY if card not in unlaid)
        said_with = defaultdict(list)
        for hand in combinations(unlaid, 1 + number % 2):
            view = replace(dealt.view(0), laid=laid, hands=(hand, Hidden(1)))
            words = bots.get("quick-and-easy", "novice").signals(view, (), BUDGET, Chance("dice"))
            said_with[words].append(set(hand))
        for words, hands in said_with.items():
            assert not words or not set.intersection(*hands), (words, hands)
        words_heard.update(*said_with)
    assert len(words_heard) > (4 if pro else 10)
