"""The compiled Quick & Easy agrees with its rulebook wherever it can be asked."""

import random
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from tenback import games
from tenback.bots.fast.quick_and_easy import weights_for
from tenback.bots.strong.quick_and_easy import learnt
from tenback.core import Chance
from tenback.games import quick_and_easy as rulebook
from tenback.games.quick_and_easy import CARDS, START, Pile
from tenback.kernels import network
from tenback.kernels import quick_and_easy as kernel
from tenback.kernels.compiled import AVAILABLE
from tenback.kernels.dice import dice
from tenback.kernels.quick_and_easy import choice, learning, outlook, rules, search, talk, whole_games, worth
from tests.conformance.players import late_position

GAME: Any = games.get("quick-and-easy")
TABLES = [(seats, pro) for seats in GAME.seats for pro in (False, True)]
NUMBERS = rules.numbers()
STANDING = {None: rules.RUNNING, "every-card-laid": rules.WON, "stuck": rules.STUCK}


def as_set(cards):
    return sum(1 << card for card in cards)


def cards_in(made):
    return [card for card in CARDS if made >> card & 1]


# The rules


def offered(table):
    out = np.zeros(rules.MOST_ACTIONS, dtype=np.int8)
    return [rules.TEXTS[action] for action in out[: rules.actions(table, out)]]


def agree(state, table):
    assert rules.decode(table) == state.position()
    assert offered(table) == list(map(str, state.actions()))
    assert rules.ending(table) == STANDING[state.ending and state.ending.reason]
    assert rules.left(table) == state.left


def lockstep(state, rng):
    table = rules.encode(state)
    agree(state, table)
    while state.turn is not None:
        action = rng.choice(state.actions())
        state = state.play(action)
        rules.play(table, NUMBERS[str(action)])
        agree(state, table)
    return state.ending


@pytest.mark.parametrize(("seats", "pro"), TABLES)
def test_games_in_lockstep(seats, pro):
    rng, won = random.Random(f"lockstep {seats} {pro}"), 0
    for number in range(150):
        lockstep(GAME.deal(seats, Chance(f"lockstep {number}"), first=number % seats, pro=pro), rng)
        won += lockstep(late_position(GAME, seats, {"pro": pro}, rng), rng).won
    assert won > 5, "some of them go to the very end"


def test_a_deal_is_a_deal():
    table, throws = rules.empty(), dice(7)
    seen = set()
    for seats, pro in TABLES * 5:
        rules.deal(table, throws, seats, pro, seats - 1)
        state = GAME.position(rules.decode(table))
        assert state.piles == (None, None)
        assert [len(hand) for hand in state.hands] == [2] * seats
        assert sorted((*state.draw, *(card for hand in state.hands for card in hand))) == list(CARDS)
        assert (state.on_turn, state.options.pro) == (seats - 1, pro)
        seen.add(state.hands)
    assert len(seen) == 40


def test_a_hand_that_the_kernel_cannot_hold_is_refused():
    state = GAME.position({**GAME.deal(2, Chance("a")).position(), "hands": [["R1", "R2", "R3"], []], "draw": []})
    with pytest.raises(ValueError, match="seat 0 holds 3"):
        rules.encode(state)


def test_every_card_on_every_top():
    for pile in Pile:
        for top in (*CARDS, START):
            fitting = [card for card in CARDS if rulebook.fits(card, pile, top)]
            assert cards_in(int(worth.FITTING[pile, top])) == fitting
            onwards = {card for card in fitting if top == START or (card % 10 - top % 10) * (-1 if pile else 1) > 0}
            back = {card for card in fitting if card not in onwards and card != top}
            assert set(cards_in(int(worth.TRICKS[pile, top]))) == back


def test_random_games_are_counted_and_reproducible():
    moves, won, left = rules.random_games(200, 5, seats=4)
    assert (moves, won, left) == rules.random_games(200, 5, seats=4) != rules.random_games(200, 6, seats=4)
    assert moves > 200 * 5
    assert 0 < left < 200 * 50


def test_sets_are_counted():
    rng = random.Random("sets")
    for _ in range(300):
        made = rng.getrandbits(50)
        assert worth.count(made) == made.bit_count()
    assert worth.count((1 << 50) - 1) == 50


# Turns, and the look ahead


def ways(state):
    """Every state that the seat on turn can leave, by the rulebook."""
    found = set()
    for action in state.actions():
        after = state.play(action)
        if str(action) == "end" or after.ending:
            found.add(after)
        else:
            found |= ways(after)
    return found


def turns(table):
    out = np.zeros((search.MOST_TURNS + 1, 4), dtype=np.int8)
    return out, choice.options_of(table, out)


@pytest.mark.parametrize(("seats", "pro"), TABLES)
def test_every_turn_is_found(seats, pro):
    rng = random.Random(f"turns {seats} {pro}")
    for number in range(120):
        state = late_position(GAME, seats, {"pro": pro}, rng)
        if number % 3 == 0:
            state = GAME.deal(seats, Chance(f"turns {number}"), pro=pro)
        if number % 2 and state.turn is not None:
            state = state.play(rng.choice(state.actions()))
        if state.turn is None:
            continue
        table = rules.encode(state)
        rows, found = turns(table)
        after = []
        for row in range(found):
            copy = table.copy()
            choice.finish(copy, rows, row)
            after.append(GAME.position(rules.decode(copy)))
        assert set(after) == ways(state)


def can_win(state):
    return state.ending.won if state.ending else any(can_win(state.play(action)) for action in state.actions())


NOTHING = np.zeros(len(worth.NAMES))  # weights by which every position that is not decided is worth a half
SOMETHING = np.linspace(0.1, 1.5, len(worth.NAMES))


def look_ahead(table, unlaid, depth, weights=NOTHING, net=search.NO_NET):
    levels, best = np.zeros((search.DEEPEST + 1, search.WIDTH), dtype=np.int64), np.zeros(search.DEEPEST + 1)
    rows = np.zeros(((search.DEEPEST + 1) * search.MOST_TURNS, 4), dtype=np.int8)
    looks, numbers, units = np.zeros(len(worth.LOOKS) + 1), np.zeros(outlook.INPUTS), np.zeros(outlook.HIDDEN)
    hands = np.zeros(outlook.MOST_SEATS, dtype=np.int64)
    return search.ahead(table, unlaid, depth, weights, net, looks, numbers, units, hands, levels, rows, best)


def seen_ahead(state, depth):
    """The same by the rulebook, for a state at the start of a turn."""
    if state.ending:
        return float(state.ending.won)
    if depth:
        return max(seen_ahead(after, depth - 1) for after in ways(state))
    up, down = (START if top is None else int(top) for top in state.piles)
    return worth.worth(up, down, unlaid_in(state), SOMETHING, np.zeros(len(worth.LOOKS) + 1))


def unlaid_in(state):
    return as_set((*state.draw, *(card for hand in state.hands for card in hand)))


def test_the_look_ahead_sees_the_end_and_leaves_everything_as_it_was():
    rng, results = random.Random("ahead"), []
    for number in range(150):
        state = late_position(GAME, 2 + number % 3, {"pro": number % 2 == 0}, rng)
        if state.turn is None or state.left > 7:
            continue
        table = rules.encode(state)
        unlaid = unlaid_in(state)
        value = look_ahead(table, unlaid, 9)
        assert value == can_win(state)
        results.append(value)
        assert GAME.position(rules.decode(table)) == state
        if not state.played:
            for depth in range(4):
                assert look_ahead(table, unlaid, depth, SOMETHING) == pytest.approx(seen_ahead(state, depth)), depth
    assert 0.1 < np.mean(results) < 0.9


def test_a_longer_look_ahead_of_zero_weights_finds_what_is_stuck():
    hands, piles = [["G4", "R2"], ["Y5"]], {"up": "R10", "down": "B1"}
    data = {"hands": hands, "piles": piles, "draw": ["P1", "P2", "P3"]}
    state = GAME.position({**GAME.deal(2, Chance("a")).position(), **data})
    table = rules.encode(state)
    unlaid = unlaid_in(state)
    assert look_ahead(table, unlaid, 0) == 0.5
    table[rules.TURN] = 1
    assert look_ahead(table, unlaid, 0) == 0, "Y5 fits nowhere"


# The network


def told_of(state, unlaid, mover, kept, to_draw):
    """The numbers after a turn that has not drawn yet; the others' hands are those of the state."""
    order = [state.hands[(mover + step) % len(state.hands)] for step in range(1, len(state.hands))]
    hands, numbers = np.zeros(outlook.MOST_SEATS, dtype=np.int64), np.full(outlook.INPUTS, np.nan)
    held = [as_set(hand) for hand in order if hand]
    hands[: len(held)] = held
    hands[len(state.hands) - 1] = as_set(kept)
    up, down = (START if top is None else int(top) for top in state.piles)
    outlook.describe(up, down, unlaid, hands, len(state.hands), to_draw, numbers)
    assert np.isfinite(numbers).all()
    return numbers


def foreseen_by_rulebook(state, depth, net):
    """The look ahead with a network, for a state at the start of a turn; somebody else holds cards."""
    values = []
    for after in ways(state):
        if after.ending or depth > 1:
            values.append(float(after.ending.won) if after.ending else foreseen_by_rulebook(after, depth - 1, net))
            continue
        unlaid = unlaid_in(after)
        kept = [card for card in state.hands[state.turn] if unlaid >> card & 1]
        numbers = told_of(after, unlaid, state.turn, kept, len(state.draw))
        values.append(network.foreseen(numbers, net, np.zeros(outlook.HIDDEN)))
    return max(values)


def test_the_look_ahead_ends_with_what_the_network_foresees():
    rng, net, looked = random.Random("net"), network.fresh(outlook.INPUTS, outlook.HIDDEN, dice(2)), 0
    for number in range(120):
        state = late_position(GAME, 2 + number % 4, {"pro": number % 2 == 0}, rng)
        if state.turn is None or state.played or not state.draw:
            continue
        for depth in (1, 2, 3):
            value = look_ahead(rules.encode(state), unlaid_in(state), depth, net=net)
            assert value == pytest.approx(foreseen_by_rulebook(state, depth, net)), depth
        looked += 1
    assert looked > 20


def mirrored(card):
    """The same game seen from the other end: 1 for 10, and the piles change places."""
    return CARDS[card // 10 * 10 + 9 - card % 10]


def test_what_the_network_is_told_does_not_depend_on_which_way_is_up():
    rng = random.Random("mirror")
    for number in range(300):
        seats = 2 + number % 4
        cards = rng.sample(CARDS, 50)
        up, down, *rest = cards[rng.randrange(40) :]
        held = [rest[2 * seat : 2 * seat + 2] for seat in range(seats)]
        both = []
        for turned in (False, True):
            of = mirrored if turned else lambda card: card
            hands = np.zeros(outlook.MOST_SEATS, dtype=np.int64)
            hands[:seats] = [as_set(map(of, hand)) for hand in held]
            tops = (int(of(down)), int(of(up))) if turned else (int(up), int(down))
            numbers = np.zeros(outlook.INPUTS)
            outlook.describe(*tops, as_set(map(of, rest)), hands, seats, 7, numbers)
            both.append(numbers)
        fits = [
            sum(rulebook.fits(card, pile, top) for card in rest) for pile, top in ((Pile.UP, up), (Pile.DOWN, down))
        ]
        if fits[0] != fits[1]:  # else neither pile is the better one
            assert both[0] == pytest.approx(both[1])


def test_numbers_that_can_be_counted_by_hand():
    unlaid = as_set(CARDS) & ~as_set([0, 5, 19])  # R1 gone; R6 tops the rising pile, Y10 the falling one
    hands = np.zeros(outlook.MOST_SEATS, dtype=np.int64)
    hands[0], hands[1], hands[2] = as_set([4, 6]), as_set([18]), as_set([27])  # R5 R7, then Y9, and who has played: G8
    numbers = np.zeros(outlook.INPUTS)
    outlook.describe(5, 19, unlaid, hands, 3, 30, numbers)
    falling, rising = numbers[: outlook.A_PILE], numbers[outlook.A_PILE : 2 * outlook.A_PILE]
    fits_down = sum(rulebook.fits(card, Pile.DOWN, 19) for card in cards_in(unlaid))
    assert falling[1] == fits_down / outlook.TWENTY  # the better pile comes first
    assert (falling[4], rising[4]) == (0, 1 / 2)  # one trick is in a hand: R5 on R6
    first, second, _, _, last = numbers[2 * outlook.A_PILE :][: 5 * outlook.A_HAND].reshape(5, outlook.A_HAND)
    assert (first[0], second[0], last[0]) == (1, 1 / 2, 1 / 2)
    assert (first[5], second[5]) == (1, 0)
    assert first[2] < 0 < second[1] < 0.2  # a trick gains; Y9 on Y10 costs next to nothing
    assert numbers[-4:].tolist() == [0, 1, 0, 0]  # three players


@pytest.mark.skipif(not AVAILABLE, reason="without Numba this takes minutes")
@pytest.mark.parametrize("pro", [False, True])
def test_the_network_in_use_is_right_on_average(pro):
    """Of positions of fresh games whose chance it calls a quarter, a quarter is won, and so on."""
    games = 2000
    for seats in GAME.seats:
        net, heard = learnt(seats, pro=pro), whole_games.SIGNALS if (seats, pro) == (2, False) else whole_games.OPEN
        rows, won = np.zeros((50 * games, outlook.INPUTS), np.float32), np.zeros(50 * games, np.float32)
        weights = weights_for(seats, pro=pro, silent=False)
        found = learning.self_play(
            *(weights, net, seats, pro, heard, learning.WORLDS[heard], games, dice(77), rows, won)
        )
        units = np.zeros(outlook.HIDDEN)
        seen = np.array([network.foreseen(row.astype(float), net, units) for row in rows[:found]])
        judged = 0
        for low in (0.0, 0.25, 0.5, 0.75):
            bin_ = (low <= seen) & (seen <= low + 0.25)
            if bin_.sum() > 300:  # five players are seldom in such trouble
                judged += 1
                assert abs(seen[bin_].mean() - won[:found][bin_].mean()) < 0.1, (seats, low)
        assert judged >= 3


# Words


def any_public(rng):
    """Unlaid cards and piles, as a table might have them."""
    cards = rng.sample(CARDS, 50)
    laid = rng.choice((0, rng.randrange(2, 30), 30, 38, 42, 45, 46, 47))
    tops = (cards[0], cards[1]) if laid > 1 else (START, START)
    return as_set(cards[laid:]), *map(int, tops)


def words_of(unlaid, up, down, held, pro):
    hands, words = np.zeros(talk.MOST_HANDS, dtype=np.int64), np.zeros(talk.MOST_HANDS, dtype=np.int32)
    found = talk.vocabulary(unlaid, up, down, held, pro, hands, words)
    return {int(hand): int(told) for hand, told in zip(hands[:found], words[:found], strict=True)}


@pytest.mark.parametrize("pro", [False, True])
@pytest.mark.parametrize("held", [1, 2])
def test_no_words_leave_one_card_possible(held, pro):
    rng, talkative = random.Random(f"words {held} {pro}"), 0
    for _ in range(700):
        unlaid, up, down = any_public(rng)
        said = words_of(unlaid, up, down, held, pro)
        assert sorted(said) == sorted(map(as_set, combinations(cards_in(unlaid), held)))
        groups: dict[int, list[int]] = {}
        for hand, told in said.items():
            groups.setdefault(told, []).append(hand)
        for told, hands in groups.items():
            common = hands[0]
            for hand in hands:
                common &= hand
            # Where even silence tells, all that can be said is silence: the cards are public, not the words.
            assert not common or len(groups) == 1, (told, hands)
            assert told == 0 or not common
        talkative += len(groups) > 1
    assert talkative > 450


@pytest.mark.parametrize("pro", [False, True])
def test_words_are_true(pro):
    rng = random.Random(f"true {pro}")
    for _ in range(60):
        unlaid, up, down = any_public(rng)
        for hand, told in words_of(unlaid, up, down, 2, pro).items():
            cards = cards_in(hand)
            for colour in range(5):
                word = talk.colour_word(told, colour)
                heights = {height(card, unlaid) for card in cards if card // 10 == colour}
                assert not word or (heights if word == talk.PLAIN else word in heights)
                assert not pro or word in (talk.NOTHING, talk.PLAIN)
            for pile, top in zip(Pile, (up, down), strict=True):
                word = talk.pile_word(told, pile)
                assert word != talk.TRICK or hand & int(worth.TRICKS[pile, top])
                jumps = [jumped(card, pile, top, unlaid) for card in cards if worth.FITTING[pile, top] >> card & 1]
                assert word != talk.WANT or min(jumps) <= (0.35 if pro else 0.3)
                assert word != talk.KEEP_OFF or (not pro and min(jumps, default=1.0) >= 0.4)


def height(card, unlaid):
    """As published: of the unlaid cards of a colour, thirds, or halves where there are fewer than six."""
    same = [other for other in cards_in(unlaid) if other // 10 == card // 10]
    if len(same) < 4:
        return talk.PLAIN
    part, place = len(same) // (3 if len(same) >= 6 else 2), same.index(card)
    if place < part:
        return talk.LOW
    return talk.HIGH if place >= len(same) - part or len(same) < 6 else talk.MIDDLE


def jumped(card, pile, top, unlaid):
    """The share of the unlaid cards that fit now and would not after that card."""
    now, then = int(worth.FITTING[pile, top]), int(worth.FITTING[pile, card])
    return (unlaid & now & ~then & ~(1 << card)).bit_count() / unlaid.bit_count()


def all_words(hand, unlaid, tops, *, pro):
    """What docs/bots.md publishes: by colour and by pile, all that a hand could say."""
    cards, of_colours, of_piles = cards_in(hand), {}, {}
    for colour in {card // 10 for card in cards}:
        if sum(other // 10 == colour for other in cards_in(unlaid)) > 1:
            told = {talk.PLAIN if pro else height(card, unlaid) for card in cards if card // 10 == colour}
            of_colours[colour] = told.pop() if len(told) == 1 else talk.PLAIN
    for pile, top in zip(Pile, tops, strict=True):
        jumps = [jumped(card, pile, top, unlaid) for card in cards if worth.FITTING[pile, top] >> card & 1]
        if hand & int(worth.TRICKS[pile, top]):
            of_piles[pile] = talk.TRICK
        elif jumps and min(jumps) <= (0.35 if pro else 0.3):
            of_piles[pile] = talk.WANT
        elif min(jumps, default=1.0) >= 0.4 and not pro:
            of_piles[pile] = talk.KEEP_OFF
    return of_colours, of_piles


def less_and_less(of_colours, of_piles):
    """The same words, then fewer and fewer, in the order that is published."""
    plain = dict.fromkeys(of_colours, talk.PLAIN)
    yield of_colours, of_piles
    for gone in Pile:
        yield of_colours, {pile: word for pile, word in of_piles.items() if pile != gone}
    yield plain, of_piles
    yield of_colours, {}
    yield plain, {}
    yield {}, of_piles
    yield {}, {}


@pytest.mark.parametrize("pro", [False, True])
@pytest.mark.parametrize("held", [1, 2])
def test_words_are_those_that_are_published(held, pro):
    rng, compared = random.Random(f"published {held} {pro}"), 0
    for _ in range(60):
        unlaid, up, down = any_public(rng)
        hands = [as_set(hand) for hand in combinations(cards_in(unlaid), held)]
        ways = {hand: list(less_and_less(*all_words(hand, unlaid, (up, down), pro=pro))) for hand in hands}
        levels = dict.fromkeys(hands, 0)
        while True:
            told = {hand: str([sorted(words.items()) for words in ways[hand][level]]) for hand, level in levels.items()}
            common = dict.fromkeys(told.values(), unlaid)
            for hand in hands:
                common[told[hand]] &= hand
            singled_out = [hand for hand in hands if common[told[hand]] and levels[hand] < len(ways[hand]) - 1]
            if not singled_out:
                break
            for hand in singled_out:
                levels[hand] += 1
        if any(common.values()):
            continue  # silence itself tells: then others keep silent, too
        compared += 1
        for hand, words in words_of(unlaid, up, down, held, pro).items():
            of_colours, of_piles = ways[hand][levels[hand]]
            assert [talk.colour_word(words, colour) for colour in range(5)] == [
                of_colours.get(colour, talk.NOTHING) for colour in range(5)
            ]
            assert [talk.pile_word(words, pile) for pile in Pile] == [of_piles.get(pile, talk.NOTHING) for pile in Pile]
    assert compared > 20


# Worlds, and whole games


def test_worlds_fit_what_is_possible():
    state = GAME.deal(4, Chance("worlds"))
    view = rules.encode(state)
    own = as_set(state.hands[0])
    possible, how_many = np.zeros((4, talk.MOST_HANDS), dtype=np.int64), np.zeros(4, dtype=np.int64)
    allowed = [as_set(hand) for hand in combinations([card for card in CARDS[:12] if not own >> card & 1], 2)]
    for seat in (1, 3):
        possible[seat, : len(allowed)], how_many[seat] = allowed, len(allowed)
    throws, world, seen = dice(3), rules.empty(), set()
    for _ in range(200):
        choice.sample(view, 0, ((1 << 50) - 1) & ~own, possible, how_many, throws, world)
        data = GAME.position({**rules.decode(world), "hands": [sorted(h) for h in rules.decode(world)["hands"]]})
        assert data.hands[0] == state.hands[0]
        assert {as_set(data.hands[1]), as_set(data.hands[3])} <= set(allowed)
        assert sorted((*data.draw, *(card for hand in data.hands for card in hand))) == list(CARDS)
        seen.add(data.hands)
    assert len(seen) > 150


def test_where_no_hands_go_together_a_hand_is_taken_at_random():
    state = GAME.deal(3, Chance("clash"))
    own, both = as_set(state.hands[0]), as_set(state.hands[1])
    possible, how_many = np.full((3, 2), both, dtype=np.int64), np.array([0, 1, 1])
    world = rules.empty()
    choice.sample(rules.encode(state), 0, ((1 << 50) - 1) & ~own, possible, how_many, dice(3), world)
    assert len(GAME.position(rules.decode(world)).draw) == 44


@pytest.mark.parametrize("pro", [False, True])
def test_whole_games_are_reproducible_and_talk_helps(pro):
    weights = np.array([0, 1, 0.5, 0.5, 0.3, 0.3, *[0] * 10])
    left = {
        heard: whole_games.play_games(weights, 3, pro=pro, heard=heard, depth=2, worlds=6, games=100, seed=1)
        for heard in (whole_games.SILENT, whole_games.SIGNALS, whole_games.OPEN)
    }
    again = whole_games.play_games(weights, 3, pro=pro, heard=whole_games.OPEN, depth=2, worlds=6, games=100, seed=1)
    assert (left[whole_games.OPEN] == again).all()
    silent, signals, open_hands = (left[heard].mean() for heard in sorted(left))
    assert silent > signals > open_hands


def test_everything_can_be_prepared():
    kernel.prepare()
