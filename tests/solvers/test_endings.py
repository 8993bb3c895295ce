"""Exact endings against brute force: every order of the draw pile, every hand, nothing remembered."""

import random
from fractions import Fraction
from functools import cache
from itertools import permutations
from typing import Any

import pytest

from tenback import games
from tenback.core import END, Chance
from tenback.games import the_game
from tenback.solvers import NoSuchQuestion, TooLarge, best_chance, share_winnable, winnable

GAME = games.get("the-game")


def near_the_end(seats, deal, cards, **options) -> Any:
    """So many cards before a win that all cards open have shown."""
    state: Any = GAME.deal(seats, Chance(f"ending {deal}"), **options)
    for text in winnable(state).line:
        if state.left <= cards:
            break
        state = state.play(GAME.action(text))
    return state


def with_draw(state, draw):
    return GAME.position(state.position() | {"draw": list(draw)})


@cache
def by_force(state):
    """The best chance of who plays alone: the draw pile in every order, one after the other."""
    if state.ending:
        return Fraction(state.ending.won)
    chances = []
    for action in state.actions():
        if action is not END:
            chances.append(by_force(state.play(action)))
            continue
        orders = [with_draw(state, order).play(END) for order in permutations(sorted(state.draw))]
        chances.append(sum(by_force(with_draw(after, sorted(after.draw))) for after in orders) / len(orders))
    return max(chances)


@pytest.fixture
def small_hands(monkeypatch):
    """Three cards in the hand of who plays alone: few enough for brute force, and a draw pile that matters."""
    monkeypatch.setitem(the_game.HAND_SIZE, 1, 3)


def late(seed, to_come, **options) -> Any:
    dice = random.Random(seed)
    tops = [dice.randint(67, 76), dice.randint(78, 97), dice.randint(23, 32), dice.randint(3, 21)]  # nothing burns
    cards = dice.sample([card for card in range(2, 100) if card not in tops and not 30 < card < 70], 3 + to_come)
    return GAME.position(
        {
            "game": "the-game",
            "options": options,
            "piles": dict(zip(("up1", "up2", "down1", "down2"), tops, strict=True)),
            "hands": [sorted(cards[:3])],
            "draw": sorted(cards[3:]),
            "turn": 0,
            "played": 0,
        }
        | ({"burning": {}} if options.get("on_fire") else {})
    )


@pytest.mark.parametrize("options", [{}, {"expert": True}, {"on_fire": True}], ids=str)
@pytest.mark.usefixtures("small_hands")
def test_alone_the_best_chance_is_that_of_brute_force(options):
    seen = set()
    for seed in range(36):
        state = late(seed, 2 + seed % 3, **options)
        chance = best_chance(state.view(0))
        assert chance == by_force(state)
        seen.add(chance)
        by_force.cache_clear()
    assert len(seen) > 3  # some are neither won nor lost


def hidden_in_every_way(state, seat):
    """All states that the seat cannot tell apart, by shuffling what it does not see."""
    unseen = [card for other, hand in enumerate(state.hands) if other != seat for card in hand] + list(state.draw)
    for order in permutations(unseen):
        cards, hands = list(order), []
        for other, hand in enumerate(state.hands):
            hands.append(list(hand) if other == seat else sorted(cards[: len(hand)]))
            del cards[: 0 if other == seat else len(hand)]
        yield GAME.position(state.position() | {"hands": hands, "draw": cards})


@pytest.mark.parametrize(("seats", "cards"), [(2, 5), (3, 5), (4, 5)])
def test_the_share_of_winnable_deals_is_counted_over_all_of_them(seats, cards):
    shares = set()
    for deal in range(6):
        state = near_the_end(seats, deal, cards)
        dice = random.Random(deal)
        while not state.ending:
            seat = state.turn
            share = share_winnable(state.view(seat))
            worlds = [winnable(world).answer == "yes" for world in hidden_in_every_way(state, seat)]
            assert share == Fraction(sum(worlds), len(worlds))
            shares.add(share)
            if seats == 2 and not state.draw:
                assert best_chance(state.view(seat)) == share  # the other's hand is known
            state = state.play(dice.choice(state.actions()))
    assert len(shares) > 1


def test_where_others_hide_cards_nobody_plays_alone():
    with pytest.raises(NoSuchQuestion, match="share of winnable deals"):
        best_chance(near_the_end(3, 0, 20).view(0))


def test_what_is_too_large_is_said():
    state: Any = GAME.deal(1, Chance("large"))
    with pytest.raises(TooLarge, match="nearer to the end"):
        best_chance(state.view(0), positions=100)
    with pytest.raises(TooLarge, match="more than 50 deals"):
        share_winnable(near_the_end(3, 1, 14).view(0), deals=50)


def test_an_ended_game_has_no_chance_left():
    state: Any = GAME.deal(1, Chance("over"))
    while not state.ending:
        state = state.play(state.actions()[0])
    assert best_chance(state.view(0)) == share_winnable(state.view(0)) == Fraction(state.ending.won)
