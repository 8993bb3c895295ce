"""The Game by its rule page: tables that a player could check. Ids as in the rule page."""

import json
import pickle
from collections import Counter
from copy import deepcopy
from dataclasses import FrozenInstanceError, replace
from functools import partial
from itertools import permutations, product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenback import games
from tenback.core import (
    END,
    Because,
    Chance,
    Ended,
    Ending,
    Event,
    Hidden,
    NotAnAction,
    OptionError,
    PositionError,
    Refused,
    SeatError,
    TenbackError,
)
from tenback.core.hands import Laid, TurnEnded
from tenback.games import face_to_face, the_game
from tenback.games.the_game import Lay, Options, Pile, Reason, State, View, fits

GAME: Any = games.get("the-game")
DECK = set(range(2, 100))
UNTOUCHED = "1 1 100 100"
SHUT = "99 99 2 2"  # takes nothing but 89 and 12
PILES = ("up1", "up2", "down1", "down2")
EVERY_ACTION = [*(f"{card}>{pile}" for card in sorted(DECK) for pile in PILES), "end"]
EVERY_OPTIONS = [
    dict(zip(("expert", "short_hands", "on_fire"), values, strict=True)) for values in product((False, True), repeat=3)
]
STUCK, WON, BURNT = Reason.STUCK, Reason.EVERY_CARD_LAID, Reason.BURNT
RULE = {WON: "G13", STUCK: "G12", BURNT: "G17"}


def numbers(text):
    return [int(word) for word in text.split()]


def at_table(hands, draw="", piles=UNTOUCHED, *, turn=0, played=0, burning="", **options):
    """A position, written out: hands parted by `|`, piles as up1 up2 down1 down2, what burns as in `up1:2 down1:1`."""
    data = {
        "game": "the-game",
        "options": {name: value for name, value in options.items() if value},
        "piles": dict(zip(PILES, numbers(piles), strict=True)),
        "hands": [numbers(hand) for hand in hands.split("|")],
        "draw": numbers(draw),
        "turn": turn,
        "played": played,
    }
    if options.get("on_fire"):
        data["burning"] = {pile: int(ends) for pile, ends in (word.split(":") for word in burning.split())}
    return GAME.position(data)


def after(state, actions):
    """The state after the actions, as in `8>up1 13>up1 end`."""
    for text in actions.split():
        state = state.play(GAME.action(text))
    return state


def offered(state):
    return {str(action) for action in state.actions()}


def burns(state):
    """What burns, written as `at_table` reads it."""
    return " ".join(f"{pile}:{ends}" for pile, ends in state.burning)


def ended(reason, left):
    return Ending(reason, RULE[reason], won=reason is WON, left=left)


# The rule page once more, over plain data and worded apart from the module

TAKES = {
    (pile, top): DECK & ({*range(top + 1, 200), top - 10} if "up" in pile else {*range(-100, top), top + 10})
    for pile in PILES
    for top in range(1, 101)
}  # G6, G7
HAND_SIZE = dict(zip(range(1, 6), (8, 7, 6, 6, 6), strict=True))  # G3


def least(data):
    """How many cards a turn must lay: G8, G10, G15."""
    return 1 if data["draw"] == [] else 2 + bool(data["options"].get("expert"))


def some_order_lays(count, hand, piles):
    """G12 by brute force: so many cards in every order, each on every pile."""
    for cards in permutations(hand, count):
        for places in product(PILES, repeat=count):
            shown = dict(piles)
            for card, place in zip(cards, places, strict=True):
                if card not in TAKES[place, shown[place]]:
                    break
                shown[place] = card
            else:
                return True
    return False


def ending_by_the_book(data):
    left = sum(len(hand) for hand in (*data["hands"], data["draw"]))
    if left == 0:
        return ended(WON, 0)  # G13
    if any(ends == 0 for ends in data.get("burning", {}).values()):
        return ended(BURNT, left)  # G17
    owed = max(0, least(data) - data["played"])
    return None if some_order_lays(owed, data["hands"][data["turn"]], data["piles"]) else ended(STUCK, left)  # G12


def actions_by_the_book(data):
    if ending_by_the_book(data):
        return []
    cards = sorted(data["hands"][data["turn"]])
    lays = [f"{card}>{pile}" for card in cards for pile in PILES if card in TAKES[pile, data["piles"][pile]]]
    return lays + ["end"] * (data["played"] >= least(data))


def played_by_the_book(data, text):
    data = deepcopy(data)
    own = data["hands"][data["turn"]]
    if text != "end":
        card, pile = int(text.split(">")[0]), text.split(">")[1]
        own.remove(card)
        data["piles"][pile] = card
        data["played"] += 1
        if "burning" in data:
            data["burning"].pop(pile, None)  # G17: covered
            if card in (22, 33, 44, 55, 66, 77):
                data["burning"][pile] = 2  # the own end of turn, and the next player's
        return data
    while data["draw"] and len(own) < HAND_SIZE[len(data["hands"])] - ("short_hands" in data["options"]):
        own.append(data["draw"].pop(0))  # G9, G16
    own.sort()
    data["turn"] = (data["turn"] + 1) % len(data["hands"])
    while not data["hands"][data["turn"]]:  # G11
        data["turn"] = (data["turn"] + 1) % len(data["hands"])
    data["played"] = 0
    if "burning" in data:
        data["burning"] = {pile: ends - 1 for pile, ends in data["burning"].items()}
    return data


@st.composite
def positions(draw):
    """Any position at all, most of them near the end: few cards, piles often nearly shut."""
    seats = draw(st.integers(1, 5))
    cards = draw(st.lists(st.integers(2, 99), unique=True, min_size=1, max_size=14))
    sizes = draw(st.lists(st.integers(0, 4), min_size=seats, max_size=seats))
    hands = []
    for size in sizes:
        hands.append(sorted(cards[:size]))
        cards = cards[size:]
    options = {name: True for name in ("expert", "short_hands", "on_fire") if draw(st.booleans())}
    up = st.integers(1, 99) | st.integers(85, 99)
    down = st.integers(2, 100) | st.integers(2, 16)
    data = {
        "game": "the-game",
        "options": options,
        "piles": dict(zip(PILES, draw(st.tuples(up, up, down, down)), strict=True)),
        "hands": hands,
        "draw": cards,
        "turn": draw(st.integers(0, seats - 1)),
        "played": draw(st.integers(0, 4)),
    }
    if "on_fire" in options:
        alight = [pile for pile in PILES if data["piles"][pile] in (22, 33, 44, 55, 66, 77)]
        data["burning"] = {pile: draw(st.integers(1, 2)) for pile in alight}
    if not hands[data["turn"]] and data["played"] == 0:
        data["played"] = 1  # G11: who holds no card begins no turn
    return data


@given(positions())
@settings(max_examples=150, deadline=None)
def test_any_position_goes_on_by_the_book(data):
    state = GAME.position(data)
    assert state.position() == data
    assert state.ending == ending_by_the_book(data)
    assert state.turn == (None if state.ending else data["turn"])
    assert [str(action) for action in state.actions()] == actions_by_the_book(data)
    for action in state.actions():
        following = state.play(action)
        told = played_by_the_book(data, str(action))
        assert following.position() == told
        assert following.ending == ending_by_the_book(told)


# Set-up


def test_g1_one_team_of_one_to_five():
    # G1
    assert (GAME.slug, GAME.title, list(GAME.seats), GAME.rules) == ("the-game", "The Game", [1, 2, 3, 4, 5], 1)
    for seats in (1, 2, 3, 4, 5):
        assert len(GAME.deal(seats, Chance("a")).hands) == seats


@pytest.mark.parametrize("seats", [0, 6, -1, True, 2.0, "2", None, [2]])
def test_g1_no_other_number_of_players(seats):
    # G1
    with pytest.raises(SeatError) as wrong:
        GAME.deal(seats, Chance("a"))
    assert str(wrong.value) == f"The Game is for 1 to 5 players, not {seats!r}."


@pytest.mark.parametrize(("hands", "won"), [("||", True), ("50|51|", False)])
def test_g1_everybody_wins_or_nobody_does(hands, won):
    # G1
    state = at_table(hands, piles=SHUT)
    endings = {state.view(seat).ending for seat in (0, 1, 2, None)}
    assert endings == {state.ending}
    assert (state.ending.won, state.ending.winners, state.ending.scores, state.ending.rank) == (won, None, None, None)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("seed", ["a", "b", "żółć"])
def test_g2_98_cards_2_to_99_each_once_and_four_piles(seats, seed):
    # G2
    for options in EVERY_OPTIONS:
        state = GAME.deal(seats, Chance(seed), **options)
        assert sorted((*state.draw, *(card for hand in state.hands for card in hand))) == sorted(DECK)
        assert state.position()["piles"] == {"up1": 1, "up2": 1, "down1": 100, "down2": 100}
        assert (state.left, state.played, state.burning, state.ending) == (98, 0, (), None)


@pytest.mark.parametrize("options", EVERY_OPTIONS, ids=str)
@pytest.mark.parametrize(
    ("seats", "full", "short"),
    [
        (1, 8, 7),  # G3: eight alone; G16: one less
        (2, 7, 6),
        (3, 6, 5),
        (4, 6, 5),
        (5, 6, 5),
    ],
)
def test_g3_g16_hand_sizes(seats, full, short, options):
    size = short if options["short_hands"] else full
    state = GAME.deal(seats, Chance("any seed"), **options)
    assert [len(hand) for hand in state.hands] == [size] * seats
    assert len(state.draw) == 98 - seats * size
    assert Options(**options).hand_size(seats) == size


@pytest.mark.parametrize(("seats", "size"), [(1, 8), (2, 7), (3, 6), (4, 6), (5, 6)])
def test_g3_dealt_seat_by_seat_and_the_rest_is_the_draw_pile(seats, size):
    # G3
    order = Chance("any seed").shuffle(range(2, 100))
    state = GAME.deal(seats, Chance("any seed"))
    assert list(state.hands) == [tuple(sorted(order[size * n : size * n + size])) for n in range(seats)]
    assert state.draw == tuple(order[size * seats :])
    assert GAME.deal(seats, Chance("any seed")) == state
    assert GAME.deal(seats, Chance("another")).draw != state.draw


def test_g4_only_the_top_of_a_pile_is_in_sight():
    # G4: the same tops over the same cards, which lie in other piles and in another order
    start = at_table("10 20 30 40 50 60|70 71", "80 81")
    one = after(start, "10>up1 30>up1 20>up2 40>up2")
    other = after(start, "20>up1 30>up1 10>up2 40>up2")
    for seat in (0, 1, None):
        assert one.view(seat).piles == (30, 40, 100, 100)
        assert one.view(seat) == other.view(seat)


def test_g5_the_named_seat_starts_else_seat_0():
    # G5
    for seats in (1, 2, 3, 4, 5):
        state = GAME.deal(seats, Chance("a"))
        assert state.turn == 0
        for first in range(seats):
            named = GAME.deal(seats, Chance("a"), first=first)
            assert named.turn == first
            assert named.position() == {**state.position(), "turn": first}


@pytest.mark.parametrize(
    ("seats", "first", "says"),
    [
        (3, 3, "With 3 at the table the starter is seat 0 to 2, not 3."),
        (3, -1, "With 3 at the table the starter is seat 0 to 2, not -1."),
        (1, 1, "With 1 at the table the starter is seat 0, not 1."),
        (2, True, "With 2 at the table the starter is seat 0 to 1, not True."),
        (2, "0", "With 2 at the table the starter is seat 0 to 1, not '0'."),
    ],
)
def test_g5_who_does_not_sit_there_does_not_start(seats, first, says):
    # G5
    with pytest.raises(SeatError) as wrong:
        GAME.deal(seats, Chance("a"), first=first)
    assert str(wrong.value) == says


def test_g5_then_clockwise_by_seat_number():
    # G5
    state = at_table("2 3 4 5|12 13 14 15|22 23 24 25", "80 81 82 83 84 85 86 87", turn=2)
    turns = []
    for lays in ("22>up1 23>up1", "2>up2 3>up2", "12>up2 13>up2", "24>up1 25>up1"):
        turns.append(state.turn)
        state = after(state, f"{lays} end")
    assert turns == [2, 0, 1, 2]


# Laying cards


@pytest.mark.parametrize("place", range(4), ids=PILES)
def test_g6_g7_every_card_on_every_top_of_every_pile(place):
    """98 cards x 99 tops x 4 piles, the other piles shut; one seat holds every card. G6, G7."""
    pile, rising = PILES[place], place < 2
    for top in range(1, 100) if rising else range(2, 101):
        tops: Any = tuple(top if other == place else shut for other, shut in enumerate((99, 99, 2, 2)))
        state = State(Options(), tops, (tuple(range(2, 100)),), (), 0, 0, (), 0)
        open_here = {f"{card}>{pile}" for card in TAKES[pile, top]}
        elsewhere = {"89>up1", "89>up2", "12>down1", "12>down2"} - {f"89>{pile}", f"12>{pile}"}
        assert offered(state) == open_here | elsewhere
        way = "rises from" if rising else "falls from"
        back = top - 10 if rising else top + 10
        allowed = f"anything {'higher' if rising else 'lower'}" + (f", or exactly {back}" if back in DECK else "")
        for card in range(2, 100):
            refusal = state.refusal(Lay(card, Pile(place)))
            if card in TAKES[pile, top]:
                assert refusal is None
            else:
                assert str(refusal) == f"{card} does not fit on {pile}, which {way} {top}: lay {allowed}. (G6)"


def test_g6_g7_the_rule_over_small_ints_says_the_same():
    # G6, G7: 98 cards x 100 tops x 4 piles
    for pile, card, top in product(Pile, range(2, 100), range(1, 101)):
        assert fits(card, pile, top) is (card in TAKES[str(pile), top]), (card, pile, top)


@pytest.mark.parametrize(
    ("card", "pile", "top", "legal"),
    [
        (4, "up1", 1, True),  # G6: the rulebook's 4, 8, 13
        (8, "up1", 4, True),
        (13, "up1", 8, True),
        (99, "up2", 2, True),  # G6: any gap
        (3, "up2", 2, True),
        (46, "up1", 47, False),  # G6: lower
        (37, "up1", 47, True),  # G7: exactly ten lower
        (38, "up1", 47, False),
        (36, "up1", 47, False),
        (27, "up1", 47, False),  # G7: 20 is not 10
        (17, "up2", 47, False),  # G7: nor is 30
        (75, "down1", 65, True),  # G7: exactly ten higher
        (74, "down1", 65, False),
        (76, "down1", 65, False),
        (85, "down1", 65, False),
        (95, "down2", 65, False),
        (66, "down2", 65, False),  # G6: higher
        (64, "down2", 65, True),
        (2, "down2", 100, True),
        (11, "up1", 1, True),  # G7: on the start values these are ordinary plays
        (90, "down1", 100, True),
        (2, "up2", 12, True),
        (99, "down2", 89, True),
    ],
)
def test_g6_g7_examples(card, pile, top, legal):
    piles = SHUT.split()
    piles[PILES.index(pile)] = str(top)
    state = at_table(f"{card} 12 89|50", "60", " ".join(piles))
    assert (f"{card}>{pile}" in offered(state)) is legal


def test_g7_the_trick_as_often_as_one_likes_on_any_piles_mixed_freely():
    # G7
    state = at_table("30 35 40 45 60 65 70|50", "99", "50 45 55 60")
    state = after(state, "40>up1 30>up1 35>up2 65>down1 70>down2 60>down2 45>up1")
    assert state.piles == (45, 35, 65, 60)
    assert state.played == 7


# The turn


@pytest.mark.parametrize("options", EVERY_OPTIONS, ids=str)
def test_g8_g10_g15_the_minimum(options):
    # G8: two while the draw pile holds a card, G15: three for experts, G10: one once it is empty
    for to_draw in range(99):
        expected = (3 if options["expert"] else 2) if to_draw else 1
        assert Options(**options).minimum(to_draw) == expected


@pytest.mark.parametrize(
    ("expert", "draw", "played", "may_end"),
    [
        (False, "80", 0, False),  # G8
        (False, "80", 1, False),
        (False, "80", 2, True),
        (False, "80", 3, True),
        (False, "", 0, False),  # G10: one, not none
        (False, "", 1, True),
        (False, "", 2, True),
        (True, "80", 1, False),  # G15
        (True, "80", 2, False),
        (True, "80", 3, True),
        (True, "80", 4, True),
        (True, "", 0, False),  # G15: the rulebook replaces only the 2
        (True, "", 1, True),
    ],
)
def test_g8_g10_g15_when_a_turn_may_end(expert, draw, played, may_end):
    state = at_table("10 20 30|40", draw, played=played, expert=expert)
    assert ("end" in offered(state)) is may_end
    assert (state.refusal(END) is None) is may_end
    view = state.view(0)
    assert (END in view.actions()) is may_end
    assert view.actions() == state.actions()


def test_g8_as_many_as_one_likes_up_to_the_whole_hand():
    # G8: one after the other, on any piles in any order
    state = at_table("10 20 30 40 50 60|70", "80 81 82 83 84 85 86")
    for laid, text in enumerate(("60>down1", "10>up2", "50>down1", "40>down2", "30>up1", "20>up2"), 1):
        state = after(state, text)
        assert (state.turn, state.played) == (0, laid)
        assert ("end" in offered(state)) is (laid >= 2)
    assert offered(state) == {"end"}
    assert after(state, "end").hands[0] == (80, 81, 82, 83, 84, 85, 86)


def test_g9_never_in_the_middle_of_a_turn():
    # G9
    state = at_table("10 20 30 40|70", "80 81 82")
    for text, hand in (("10>up1", (20, 30, 40)), ("20>up1", (30, 40)), ("30>up1", (40,))):
        state = after(state, text)
        assert state.hands == (hand, (70,))
        assert state.draw == (80, 81, 82)


@pytest.mark.parametrize("short_hands", [False, True])
@pytest.mark.parametrize(("seats", "size"), [(1, 8), (2, 7), (3, 6), (4, 6), (5, 6)])
def test_g9_g10_draw_back_up_to_the_hand_size_or_take_what_there_is(seats, size, short_hands):
    # G9, G10: every hand up to two above the full one, every draw pile up to more than is drawn
    size -= short_hands
    piles = "20 20 30 30"
    for held, to_draw in product(range(size + 3), range(size + 3)):
        hands = [list(range(40, 40 + held)), *([50 + seat] for seat in range(1, seats))]
        draw = list(range(99, 99 - to_draw, -1))
        if seats == 1 and not held and not to_draw:
            continue  # every card is laid
        state = at_table(
            "|".join(" ".join(map(str, hand)) for hand in hands),
            " ".join(map(str, draw)),
            piles,
            played=3,
            short_hands=short_hands,
        )
        ended_turn = after(state, "end")
        drawn = draw[: size - held] if held < size else []
        assert ended_turn.hands == (tuple(sorted(hands[0] + drawn)), *map(tuple, hands[1:])), (held, to_draw)
        assert list(ended_turn.draw) == draw[len(drawn) :]
        assert (ended_turn.on_turn, ended_turn.played) == (1 % seats, 0)
        assert ended_turn.left == state.left


def test_g10_the_minimum_falls_when_the_draw_pile_ran_out_never_within_the_turn():
    # G10
    state = after(at_table("10 11 12|20 21 22", "90"), "10>up1")
    assert "end" not in offered(state)
    state = after(state, "11>up1 end")
    assert state.draw == ()
    assert state.hands == ((12, 90), (20, 21, 22))
    state = after(state, "20>up1")
    assert "end" in offered(state)
    state = after(state, "end")
    assert state.hands == ((12, 90), (21, 22))  # nobody draws any more
    assert state.turn == 0


SKIPPING = [
    (held, turn)
    for seats in (2, 3, 4, 5)
    for held in product((False, True), repeat=seats)
    for turn in range(seats)
    if any(held)
]


def test_g11_who_holds_no_card_is_skipped():
    # G11: every pattern of empty hands around two to five seats; the seat on turn has just laid a card
    for held, turn in SKIPPING:
        hands = "|".join(str(50 + seat) if holds else "" for seat, holds in enumerate(held))
        clockwise = [seat for seat in (*range(turn + 1, len(held)), *range(turn + 1)) if held[seat]]
        state = at_table(hands, turn=turn, played=1)
        following = after(state, "end")
        assert following.turn == clockwise[0], (hands, turn)
        assert following.hands == state.hands
        assert (following.draw, following.played, following.ending) == ((), 0, None)


@pytest.mark.parametrize(
    ("hands", "draw", "following"),
    [
        ("|60|61", "90", 1),  # who has laid the whole hand draws, and is not skipped later
        ("||", "90", 0),
        ("||61", "", 2),  # G11
        ("50||", "", 0),  # round to the same player
    ],
)
def test_g11_after_the_draw(hands, draw, following):
    # G11
    assert after(at_table(hands, draw, played=2), "end").turn == following


# The end


@pytest.mark.parametrize(
    ("hand", "draw", "piles", "played", "expert", "stuck"),
    [
        ("60", "5", "99 99 2 50", 1, False, None),  # G12: with one laid, one more is enough
        ("60", "5", "99 99 2 50", 0, False, True),
        ("60", "", "99 99 2 50", 0, False, None),  # once the draw pile is empty one is enough
        ("61", "", "99 99 2 50", 0, False, True),
        ("61", "", "99 99 2 50", 1, False, None),  # nothing is owed
        ("61", "5", "99 99 2 50", 1, False, True),
        ("61", "5", "99 99 2 50", 2, False, None),
        ("61", "5", "99 99 2 50", 2, True, True),
        ("61", "5", "99 99 2 50", 3, True, None),
        ("", "5", "99 99 2 50", 1, False, True),  # the whole hand laid, and still too few
        ("", "5", "99 99 2 50", 2, False, None),
        ("59 60", "5", "99 99 2 50", 0, False, None),  # 60 opens the way for 59
        ("60 70", "5", "99 99 2 50", 0, False, None),  # a trick upon a trick
        ("55 45", "5", "50 99 2 2", 0, False, None),  # an ordinary play opens the way for a trick
        ("55 44", "5", "50 99 2 2", 0, False, True),
        ("55 45 35", "5", "50 99 2 2", 0, True, None),  # G15: each opens the way for the next
        ("55 45 34", "5", "50 99 2 2", 0, True, True),
        ("55 45 34", "5", "50 99 2 2", 0, False, None),
        ("55 45 34", "5", "50 99 2 2", 1, True, None),
        ("99 3", "5", "98 99 2 4", 0, False, None),  # on two piles
        ("99 98", "5", "97 99 2 2", 0, False, None),  # in the other order
        ("89 12", "5", SHUT, 0, False, None),
        ("88 13", "5", SHUT, 0, False, True),
    ],
)
def test_g12_over_at_once_when_the_minimum_is_out_of_reach(hand, draw, piles, played, expert, stuck):  # noqa: PLR0917 - a table's columns
    state = at_table(f"{hand}|30 31", draw, piles, played=played, expert=expert)
    left = len(hand.split()) + 2 + len(draw.split())
    assert state.ending == (ended(STUCK, left) if stuck else None)
    assert (state.turn, state.actions() == ()) == ((None, True) if stuck else (0, False))


def test_g12_the_search_against_brute_force():
    # G12, G15: three thousand small positions, cards tens apart, two piles shut and two nearly so
    dice = Random("G12")
    met = Counter[tuple[int, bool, bool]]()
    for _ in range(3000):
        tops = {"up1": 99, "up2": dice.randrange(45, 99), "down1": 2, "down2": dice.randrange(5, 55)}
        start, step = dice.randrange(30, 70), dice.choice((-10, 10))
        chain = [start, start + step, start + 2 * step, *dice.sample(range(3, 99, 2), 2)]
        hand = sorted(set(chain[: dice.randrange(1, 6)]))
        draw, played, expert = dice.choice(([], [2], [2])), dice.choice((0, 0, 0, 1, 2)), dice.random() < 0.6
        piles: Any = tuple(tops.values())
        state = State(Options(expert=expert), piles, ((99,), tuple(hand)), tuple(draw), 1, played, (), 0)
        owed = max(0, least(state.position()) - played)
        possible = some_order_lays(owed, hand, tops)
        assert state.ending == (None if possible else ended(STUCK, len(hand) + 1 + len(draw))), state
        fit_at_once = sum(any(card in TAKES[pile, top] for pile, top in tops.items()) for card in hand)
        met[owed, possible, fit_at_once < owed] += 1
    for owed in (1, 2, 3):
        assert min(met[owed, True, False], met[owed, False, True]) > 100
    assert min(met[2, True, True], met[3, True, True]) > 100  # one card opened the way for another


def test_g12_asked_at_the_start_of_the_turn_and_after_every_card():
    # G12: the next player is stuck when the turn begins; the 60 that would still fit is not laid
    state = after(at_table("3 4|60 71", "5 6 7 8 9 10", "98 99 2 50", played=2), "end")
    assert state.ending == ended(STUCK, 10)
    assert state.position()["turn"] == 1
    assert state.actions() == ()
    # the first card strands the second
    fresh = at_table("60 59 3|30", "5 6", "99 99 2 50")
    assert fresh.ending is None
    assert after(fresh, "60>down2").ending is None
    stranded = after(fresh, "3>down2")
    assert stranded.ending == ended(STUCK, 5)
    assert (stranded.turn, stranded.position()["turn"], stranded.played) == (None, 0, 1)


@pytest.mark.parametrize(
    ("hands", "draw", "left"),
    [
        ("50", "", 1),  # G13: cards in the hands
        ("50 51|52 53 54", "", 5),
        ("50 51|52 53 54", "60 61", 7),  # and in the draw pile
        ("50||", "60", 2),
    ],
)
def test_g13_the_score_is_what_was_not_laid(hands, draw, left):
    # G13: only 0 is a win
    state = at_table(hands, draw, SHUT)
    assert state.left == left
    assert state.ending == ended(STUCK, left)
    assert state.ending.won is False


def test_g13_the_last_card_of_all_wins_at_once():
    # G13: no `end` is needed, nor is a minimum
    state = after(at_table("98 99|", piles="97 99 2 2"), "98>up1")
    assert state.ending is None
    assert offered(state) == {"99>up1", "end"}
    won = after(state, "99>up1")
    assert won.ending == Ending(WON, "G13", won=True, left=0)
    assert (won.turn, won.actions(), won.left) == (None, (), 0)
    assert (won.position()["turn"], won.position()["played"]) == (0, 2)


@pytest.mark.parametrize(
    ("hands", "draw", "played", "won"),
    [
        ("|", "", 1, True),
        ("|", "", 0, True),
        ("|50", "", 1, False),  # another hand holds a card
        ("|", "50", 2, False),  # the draw pile does
        ("50|", "", 1, False),
    ],
)
def test_g13_won_only_when_nothing_is_left_anywhere(hands, draw, played, won):
    # G13
    assert at_table(hands, draw, played=played).ending == (ended(WON, 0) if won else None)


# Variants: G15 and G16 stand above, with what they change


def test_options_tell_what_they_do():
    told = [(o.name, o.type, o.default, o.choices, o.about, o.rule, o.unofficial) for o in GAME.options]
    switch = (bool, False, (False, True))
    assert told == [
        ("expert", *switch, "Lay at least three cards a turn instead of two.", "G15", False),
        ("short_hands", *switch, "Everybody holds one card less.", "G16", False),
        (
            "on_fire",
            *switch,
            "22, 33, 44, 55, 66 and 77 burn: cover them by the end of the next turn.",
            "G17",
            True,  # G17: marked unofficial wherever it is offered
        ),
    ]


@pytest.mark.parametrize("options", EVERY_OPTIONS, ids=str)
def test_g15_g16_g17_options_are_independent_and_kept(options):
    # G15, G16, G17
    state = GAME.deal(3, Chance("a"), **options)
    assert state.options == Options(**options)
    assert state.position()["options"] == {name: True for name, on in options.items() if on}
    assert ("burning" in state.position()) is options["on_fire"]
    assert GAME.position(state.position()) == state
    assert state.view(None).options == Options(**options)


def test_without_a_word_every_option_is_off():
    assert Options() == Options(expert=False, short_hands=False, on_fire=False)
    assert GAME.deal(2, Chance("a")).options == Options()


@pytest.mark.parametrize("on_fire", [True, False])
def test_g17_six_cards_burn_and_no_other(on_fire):
    # G17: 98 cards x 4 piles
    for card, pile in product(range(2, 100), PILES):
        kept, theirs = [other for other in (2, 3, 4) if other != card][:2]
        state = after(at_table(f"{card} {kept}|{theirs}", on_fire=on_fire), f"{card}>{pile}")
        fire = on_fire and card in {22, 33, 44, 55, 66, 77}
        assert burns(state) == (f"{pile}:2" if fire else "")
        assert burns(after(state, "end")) == (f"{pile}:1" if fire else "")


ON_FIRE = [
    # G17: to be covered by the end of the next player's turn, or the game is lost at once
    ("22 23 24|50 51|60 61", "", "22>up1", "up1:2", None),
    ("22 23 24|50 51|60 61", "", "22>up1 end", "up1:1", None),
    ("22 23 24|50 51|60 61", "", "22>up1 end 50>up2", "up1:1", None),
    ("22 23 24|50 51|60 61", "", "22>up1 end 50>up2 end", "up1:0", (BURNT, 5)),
    ("22 23 24|50 51|60 61", "", "22>up1 end 50>up1", "", None),
    ("22 23 24|50 51|60 61", "", "22>up1 end 50>up1 end", "", None),
    ("22 23 24|50 51|60 61", "", "22>up1 end 50>up1 end 60>up2 end", "", None),
    # the first card of the next turn or a later one, by a trick or onwards, on a falling pile too
    ("22 23 24|50 51|60 61", "", "22>up1 end 50>up2 51>up1 end", "", None),
    ("22 23|12 51|60 61", "", "22>up1 end 12>up1 end", "", None),
    ("77 23|87 51|60 61", "", "77>down2 end 87>down2 end", "", None),
    ("77 23|50 51|60 61", "", "77>down2 end 50>down2 end", "", None),
    ("77 23|50 51|60 61", "", "77>down2 end 50>down1 end", "down2:0", (BURNT, 4)),
    # the player who laid it may cover it in the same turn
    ("22 23 24|50 51|60 61", "", "22>up1 23>up1", "", None),
    ("22 23 24|50 51|60 61", "", "22>up1 23>up1 end 50>up2 end", "", None),
    ("22 23 24|50 51|60 61", "", "22>up1 23>up2", "up1:2", None),
    # a fire card on a fire card burns anew
    ("22 33 24|50 51|60 61", "", "22>up1 33>up1", "up1:2", None),
    ("22 24|33 51|60 61", "", "22>up1 end 33>up1", "up1:2", None),
    ("22 24|33 51|60 61", "", "22>up1 end 33>up1 end", "up1:1", None),
    ("22 24|33 51|60 61", "", "22>up1 end 33>up1 end 60>up1 end", "", None),
    ("22 24|33 51|60 61", "", "22>up1 end 33>up1 end 60>up2 end", "up1:0", (BURNT, 3)),
    # the wrong pile covers nothing; two piles burn each for itself
    ("22 44 24|50 51|60 61", "", "22>up1 44>down1 end", "up1:1 down1:1", None),
    ("22 44 24|50 43|60 61", "", "22>up1 44>down1 end 50>up1 end", "down1:0", (BURNT, 4)),
    ("22 44 24|50 43|60 61", "", "22>up1 44>down1 end 43>down1 end", "up1:0", (BURNT, 4)),
    ("22 44 24|50 43|60 61", "", "22>up1 44>down1 end 50>up1 43>down1 end", "", None),
    ("22 24|44 50|60 43", "", "22>up1 end 44>up2", "up1:1 up2:2", None),
    ("22 24|44 50|60 43", "", "22>up1 end 44>up2 end", "up1:0 up2:1", (BURNT, 4)),
    ("22 24|44 50|60 43", "", "22>up1 end 44>up2 50>up1 end", "up2:1", None),
    ("22 24|44 50|60 43", "", "22>up1 end 44>up2 50>up1 end 60>up2 end", "", None),
    ("44 24|22 50|60 43", "", "44>down2 end 22>up1", "up1:2 down2:1", None),  # in the order of the piles
    # Ruling: alone, by the end of one's own next turn
    ("22 23 50 51", "", "22>up1 end", "up1:1", None),
    ("22 23 50 51", "", "22>up1 end 23>up1 end", "", None),
    ("22 23 50 51", "", "22>up1 end 23>up2 end", "up1:0", (BURNT, 2)),
    # Ruling: a skipped player is not the next player
    ("22 23||60 61", "", "22>up1 end", "up1:1", None),
    ("22 23||60 61", "", "22>up1 end 60>up1 end", "", None),
    ("22 23||60 61", "", "22>up1 end 60>up2 end", "up1:0", (BURNT, 2)),
    ("22 23||", "", "22>up1 end 23>up1", "", (WON, 0)),  # all others skipped: as if alone
    # Ruling: the game's last card wins even if it burns, or another pile does
    ("22", "", "22>up1", "up1:2", (WON, 0)),
    ("22 23", "", "22>up1 end 23>up2", "up1:1", (WON, 0)),
    ("22|23", "", "22>up1", "up1:2", None),
    # while there are cards to draw
    ("22 23 24 25|50 51 52", "90 91 92 93", "22>up1 23>up2 end", "up1:1", None),
    ("22 23 24 25|50 51 52", "90 91 92 93", "22>up1 23>up2 end 50>up2 51>up2 end", "up1:0", (BURNT, 7)),
]


@pytest.mark.parametrize(("hands", "draw", "plays", "burning", "ending"), ON_FIRE)
def test_g17_on_fire(hands, draw, plays, burning, ending):
    # G17
    state = after(at_table(hands, draw, on_fire=True), plays)
    assert burns(state) == burning
    assert state.ending == (ending and ended(*ending))
    assert state.position()["burning"] == {pile: int(ends) for pile, ends in (b.split(":") for b in burning.split())}
    assert GAME.position(state.position()) == state


@pytest.mark.parametrize(("hands", "draw", "plays", "ending"), [(*game[:3], game[4]) for game in ON_FIRE])
def test_g17_the_same_games_without_the_option(hands, draw, plays, ending):
    # G17: nothing burns, nothing is lost by it
    state = after(at_table(hands, draw), plays)
    assert state.burning == ()
    assert "burning" not in state.position()
    assert state.ending == (ending and (None if ending[0] is BURNT else ended(*ending)))
    assert state.piles == after(at_table(hands, draw, on_fire=True), plays).piles


def test_g17_who_cannot_cover_may_still_end_the_turn_and_lose():
    # G17: lost at the end of the turn, not before; and what burnt is told before what is stuck
    state = after(at_table("4 5|30", "", "77 99 2 6", burning="up1:1", on_fire=True), "4>down2")
    assert state.ending is None
    assert offered(state) == {"end"}
    assert after(state, "end").ending == ended(BURNT, 2)
    assert not some_order_lays(1, [30], after(state, "end").position()["piles"])
    assert at_table("30", "", "77 99 2 2", burning="up1:1", on_fire=True).ending == ended(STUCK, 1)  # G12


def test_g17_a_position_whose_fire_was_not_covered_is_over():
    # G17
    state = at_table("50 51|60", piles="22 1 100 100", burning="up1:0", on_fire=True)
    assert state.ending == ended(BURNT, 3)


# Refusals

REFUSED = [
    (at_table("50|60"), "51>up1", "not-in-hand", "You do not hold 51; lay a card of your hand. (G8)"),
    (at_table("50|60"), "60>up1", "not-in-hand", "You do not hold 60; lay a card of your hand. (G8)"),  # another's
    (at_table("50 51|60", "70"), "70>up1", "not-in-hand", "You do not hold 70; lay a card of your hand. (G8)"),
    (
        at_table("3 50|60", piles="11 20 90 80"),
        "3>up1",
        "not-higher",
        "3 does not fit on up1, which rises from 11: lay anything higher. (G6)",
    ),
    (
        at_table("3 50|60", piles="12 20 90 80"),
        "3>up1",
        "not-higher-nor-back",
        "3 does not fit on up1, which rises from 12: lay anything higher, or exactly 2. (G6)",
    ),
    (
        at_table("36 50|60", piles="1 47 90 80"),
        "36>up2",
        "not-higher-nor-back",
        "36 does not fit on up2, which rises from 47: lay anything higher, or exactly 37. (G6)",
    ),
    (
        at_table("95 50|60", piles="10 20 80 90"),
        "95>down2",
        "not-lower",
        "95 does not fit on down2, which falls from 90: lay anything lower. (G6)",
    ),
    (
        at_table("95 50|60", piles="10 20 80 89"),
        "95>down2",
        "not-lower-nor-back",
        "95 does not fit on down2, which falls from 89: lay anything lower, or exactly 99. (G6)",
    ),
    (
        at_table("76 50|60", piles="10 20 65 89"),
        "76>down1",
        "not-lower-nor-back",
        "76 does not fit on down1, which falls from 65: lay anything lower, or exactly 75. (G6)",
    ),
    (
        at_table("50 51|60", "70"),
        "end",
        "too-few",
        "A turn lays at least 2, and you have laid 0: lay another card first. (G8)",
    ),
    (
        at_table("50 51|60", "70", played=1),
        "end",
        "too-few",
        "A turn lays at least 2, and you have laid 1: lay another card first. (G8)",
    ),
    (
        at_table("50 51|60", "70", played=2, expert=True),
        "end",
        "too-few",
        "A turn lays at least 3, and you have laid 2: lay another card first. (G8)",
    ),
    (
        at_table("50 51|60"),
        "end",
        "too-few",
        "A turn lays at least 1, and you have laid 0: lay another card first. (G8)",
    ),
    (
        at_table("|", played=1),
        "end",
        "over-won",
        "The game is over: every card is laid. Deal again to play on. (G13)",
    ),
    (
        at_table("50|60", piles=SHUT),
        "50>up1",
        "over-stuck",
        "The game is over: the minimum was out of reach. Deal again to play on. (G12)",
    ),
    (
        at_table("50|60", piles="22 1 100 100", burning="up1:0", on_fire=True),
        "50>up1",
        "over-burnt",
        "The game is over: a burning card was not covered. Deal again to play on. (G17)",
    ),
]


@pytest.mark.parametrize(("state", "text", "key", "sentence"), REFUSED)
def test_every_refusal_says_what_would_be_allowed(state, text, key, sentence):
    refusal = state.refusal(GAME.action(text))
    assert str(refusal) == sentence
    assert refusal.key == key
    assert text not in offered(state)
    before = state.position()
    with pytest.raises(Refused) as refused:
        state.play(GAME.action(text))
    assert refused.value.refusal == refusal
    assert str(refused.value) == sentence
    assert state.position() == before
    with pytest.raises(Refused):
        state.news(GAME.action(text), None)


def test_every_reason_to_refuse_is_in_the_table():
    reasons = [thing for thing in vars(the_game).values() if isinstance(thing, Because)]
    reasons += the_game.OVER.values()
    assert set(the_game.OVER) == set(GAME.reasons) == {WON, STUCK, BURNT}
    keys = [because.key for because in reasons]
    assert len(keys) == len(set(keys)) == 9
    assert set(keys) == {key for _, _, key, _ in REFUSED}


def test_the_reasons_for_an_end_have_their_names():
    assert [str(reason) for reason in Reason] == ["every-card-laid", "stuck", "burnt"]


@pytest.mark.parametrize("thing", [face_to_face.Lay(17, face_to_face.Pile.UP), "37>up1", None, 7])
def test_what_is_no_action_of_this_game_is_said_so(thing):
    state = at_table("37 50|60")
    for ask in (state.refusal, state.play):
        with pytest.raises(NotAnAction) as wrong:
            ask(thing)
        assert str(wrong.value) == f"{thing!r:.60} is no action of The Game; use game.action(text)."


# Notation


def test_every_action_can_be_written_and_read_back():
    assert [str(GAME.action(text)) for text in EVERY_ACTION] == EVERY_ACTION
    assert GAME.action("37>down1") == Lay(37, Pile.DOWN1)
    assert GAME.action("end") == END


def test_actions_come_in_the_order_of_the_hand_and_the_piles_with_the_end_last():
    state = at_table("50 9|60", piles="8 1 100 10", played=1)
    assert [str(action) for action in state.actions()] == [
        *("9>up1", "9>up2", "9>down1", "9>down2"),
        *("50>up1", "50>up2", "50>down1", "end"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        *("", "1>up1", "100>up1", "-5>up1", "37", "37>", ">up1", "37>up", "37>up3", "37>down3", "37>UP1", "end "),
        *("037>up1", " 37>up1", "37> up1", "37>up1\n", "END", "\u0663\u0667>up1", "37>up1>up2", "R7>up", "\ud800"),
        *(37, None, b"37>up1", ["end"], {}, 1.5, True),
    ],
)
def test_text_that_means_nothing(text):
    with pytest.raises(NotAnAction) as wrong:
        GAME.action(text)
    assert str(wrong.value) == (
        f"{text!r} means nothing in The Game; write 37>up1, 37>up2, 37>down1, 37>down2 or end, cards 2 to 99."
    )


# Positions


def good():
    return {
        "game": "the-game",
        "options": {"expert": True, "on_fire": True},
        "piles": {"up1": 22, "up2": 1, "down1": 100, "down2": 77},
        "hands": [[5, 17], [40, 41, 99], []],
        "draw": [71, 70, 2],
        "turn": 1,
        "played": 2,
        "burning": {"up1": 1, "down2": 2},
    }


def test_a_position_is_plain_data_and_reads_back():
    state = GAME.position(good())
    assert state == State(
        Options(expert=True, on_fire=True),
        (22, 1, 100, 77),
        ((5, 17), (40, 41, 99), ()),
        (71, 70, 2),
        1,
        2,
        ((Pile.UP1, 1), (Pile.DOWN2, 2)),
        0,
    )
    assert state.view(None).laid == tuple(sorted(DECK - {5, 17, 40, 41, 99, 71, 70, 2}))
    assert state.position() == good()
    assert json.loads(json.dumps(state.position())) == good()
    mixed = GAME.position({**good(), "hands": [[17, 5], (99, 40, 41), []], "draw": (71, 70, 2)})
    assert mixed == state  # hands are kept sorted, the draw pile as it lies


def test_a_state_can_be_sent_to_another_process_with_all_it_knows():
    state = GAME.position(good())
    there = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
    assert (there, there.view(0), there.actions()) == (state, state.view(0), state.actions())


def test_an_action_made_anew_is_written_as_the_one_that_was_read():
    assert str(Lay(37, Pile.DOWN2)) == "37>down2"
    assert Lay(37, Pile.DOWN2) == GAME.action("37>down2")


def test_nothing_is_laid_and_nothing_burns_when_cards_are_dealt():
    view = GAME.deal(2, Chance("a"), on_fire=True).view(None)
    assert (view.laid, view.laid_bits, view.burning) == ((), 0, ())


def test_what_was_laid_is_known_after_every_play():
    state = at_table("22 10 55|44 30", "82 80 81 70 71 72", "1 1 100 100")
    before = set(state.view(None).laid)
    state = state.play(GAME.action("10>up1")).play(GAME.action("22>up1"))
    assert set(state.view(None).laid) == before | {10, 22}
    assert set(state.play(GAME.action("end")).view(1).laid) == before | {10, 22}


def test_a_state_is_a_value():
    state = GAME.position(good())
    for name in ("hands", "draw", "played", "ending"):
        with pytest.raises(FrozenInstanceError):
            setattr(state, name, ())
    data = state.position()
    data["hands"][0].append(50)
    data["draw"].clear()
    data["piles"]["up1"] = 3
    data["burning"].clear()
    assert state.position() == good()


NEEDS = "it needs game, options, piles, hands, draw, turn, played."
CARD = "must be a card from 2 to 99, not"
HOSTILE: list[tuple[Any, Any, str]] = [
    ("game", "ten", "game of the position must be one of the-game, not 'ten'."),
    ("game", None, "game of the position must be one of the-game, not None."),
    ("game", ["the-game"], "game of the position must be one of the-game, not ['the-game']."),
    ("colour", 7, f"the position has 'colour', which means nothing here; {NEEDS}"),
    (7, 7, f"the position has 7, which means nothing here; {NEEDS}"),
    ("x" * 100, 7, f"the position has '{'x' * 59}, which means nothing here; {NEEDS}"),
    ("hands", None, "hands of the position must be a list, not None."),
    ("hands", "5 17", "hands of the position must be a list, not '5 17'."),
    ("hands", {"0": [5]}, "hands of the position must be a list, not {'0': [5]}."),
    ("hands", [], "hands must be those of 1 to 5 players, not of 0."),
    ("hands", [[5], [], [], [], [], []], "hands must be those of 1 to 5 players, not of 6."),
    ("hands", [[5], 40], "hands[1] of the position must be a list, not 40."),
    ("hands", [[5], [40], "60"], "hands[2] of the position must be a list, not '60'."),
    ("hands", [[5, 1]], f"hands[0][1] {CARD} 1."),
    ("hands", [[5], [100]], f"hands[1][0] {CARD} 100."),
    ("hands", [[5], [-40]], f"hands[1][0] {CARD} -40."),
    ("hands", [[5], [True]], f"hands[1][0] {CARD} True."),
    ("hands", [[5], [40.0]], f"hands[1][0] {CARD} 40.0."),
    ("hands", [[5], ["40"]], f"hands[1][0] {CARD} '40'."),
    ("hands", [[5], [None]], f"hands[1][0] {CARD} None."),
    ("hands", [[5], [[40]]], f"hands[1][0] {CARD} [40]."),
    ("hands", [[5], [{}]], f"hands[1][0] {CARD} {{}}."),
    ("hands", [[5], ["9" * 200]], f"hands[1][0] {CARD} '{'9' * 59}."),
    ("hands", [[5, 5], [40]], "The card 5 is in two places; each card is there once."),
    ("hands", [[5], [40, 5]], "The card 5 is in two places; each card is there once."),
    ("hands", [[5], [40, 71]], "The card 71 is in two places; each card is there once."),  # in the draw pile too
    ("draw", [60, 61, 60], "The card 60 is in two places; each card is there once."),
    ("draw", None, "draw of the position must be a list, not None."),
    ("draw", 3, "draw of the position must be a list, not 3."),
    ("draw", [60, 1], f"draw[1] {CARD} 1."),
    ("draw", [False], f"draw[0] {CARD} False."),
    ("piles", None, "piles must be an object, not None."),
    ("piles", [1, 1, 100, 100], "piles must be an object, not [1, 1, 100, 100]."),
    ("piles", {"up1": 1, "up2": 1, "down1": 100}, "piles has no 'down2'; it needs up1, up2, down1, down2."),
    (
        "piles",
        {"up1": 1, "up2": 1, "down1": 100, "down2": 100, "up3": 1},
        "piles has 'up3', which means nothing here; it needs up1, up2, down1, down2.",
    ),
    *(
        ("piles", {**good()["piles"], pile: top}, f"{pile} of piles must be a whole number from {low}, not {top!r}.")
        for pile, low, tops in (
            ("up1", "1 to 99", [0, 100, True, 22.0, "22", None]),
            ("up2", "1 to 99", [0, 100, -1]),
            ("down1", "2 to 100", [1, 101, False, []]),
            ("down2", "2 to 100", [1, 101]),
        )
        for top in tops
    ),
    ("turn", 3, "turn of the position must be a whole number from 0 to 2, not 3."),
    ("turn", -1, "turn of the position must be a whole number from 0 to 2, not -1."),
    ("turn", True, "turn of the position must be a whole number from 0 to 2, not True."),
    ("turn", None, "turn of the position must be a whole number from 0 to 2, not None."),
    ("turn", 1.0, "turn of the position must be a whole number from 0 to 2, not 1.0."),
    ("played", -1, "played of the position must be a whole number from 0 to 98, not -1."),
    ("played", 99, "played of the position must be a whole number from 0 to 98, not 99."),
    ("played", False, "played of the position must be a whole number from 0 to 98, not False."),
    ("played", "2", "played of the position must be a whole number from 0 to 98, not '2'."),
    # G17: exactly the piles that show a fire card burn
    ("burning", None, "burning must be an object, not None."),
    ("burning", ["up1"], "burning must be an object, not ['up1']."),
    ("burning", {"up1": 1}, "burning has no 'down2'; it needs up1, down2."),
    ("burning", {}, "burning has no 'up1'; it needs up1, down2."),
    (
        "burning",
        {"up1": 1, "down2": 2, "up2": 1},
        "burning has 'up2', which means nothing here; it needs up1, down2.",
    ),
    ("burning", {"up1": 3, "down2": 2}, "up1 of burning must be a whole number from 0 to 2, not 3."),
    ("burning", {"up1": 1, "down2": -1}, "down2 of burning must be a whole number from 0 to 2, not -1."),
    ("burning", {"up1": True, "down2": 2}, "up1 of burning must be a whole number from 0 to 2, not True."),
    ("options", {}, "burning goes with the option on_fire only."),
    ("options", {"on_fire": False}, "burning goes with the option on_fire only."),
]


@pytest.mark.parametrize(("key", "value", "says"), HOSTILE)
def test_a_hostile_position_is_refused_with_its_place(key, value, says):
    with pytest.raises(PositionError) as wrong:
        GAME.position({**good(), key: value})
    assert str(wrong.value) == says


@pytest.mark.parametrize("data", [None, [], "the-game", 7, True, [good()]])
def test_a_position_is_an_object(data):
    with pytest.raises(PositionError) as wrong:
        GAME.position(data)
    assert str(wrong.value) == f"the position must be an object, not {data!r:.60}."


@pytest.mark.parametrize("key", ["game", "options", "piles", "hands", "draw", "turn", "played"])
def test_a_position_has_all_its_fields(key):
    with pytest.raises(PositionError) as wrong:
        GAME.position({name: value for name, value in good().items() if name != key})
    assert str(wrong.value) == f"the position has no '{key}'; {NEEDS}"


def test_g17_a_position_on_fire_says_what_burns():
    # G17
    without = {name: value for name, value in good().items() if name != "burning"}
    with pytest.raises(PositionError) as wrong:
        GAME.position(without)
    assert str(wrong.value) == "The position has no 'burning'; with on_fire it needs one."
    assert GAME.position({**without, "options": {}}).burning == ()


def test_g17_where_no_pile_shows_fire_nothing_burns():
    # G17
    with pytest.raises(PositionError) as wrong:
        GAME.position({**good(), "piles": at_table("5").position()["piles"]})
    assert str(wrong.value) == "burning has 'up1', which means nothing here; it must be empty."


@pytest.mark.parametrize(
    ("hands", "draw", "turn", "played", "wrong"),
    [
        ("5|", "", 1, 0, True),  # G11
        ("5|", "70", 1, 0, True),
        ("|", "70", 0, 0, True),
        ("5|", "", 1, 1, False),  # the own last card was laid in this turn
        ("5|", "", 0, 0, False),
        ("|", "", 0, 0, False),  # every card is laid
    ],
)
def test_g11_a_position_gives_no_turn_to_who_holds_no_card(hands, draw, turn, played, wrong):
    # G11
    if not wrong:
        assert at_table(hands, draw, turn=turn, played=played).on_turn == turn
        return
    with pytest.raises(PositionError) as error:
        at_table(hands, draw, turn=turn, played=played)
    assert str(error.value) == f"turn is {turn}, who holds no card and would be skipped (G11)."


OPTIONS = "the options are expert, short_hands, on_fire."


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"expert": 1}, "Option expert (G15) is false or true, not 1."),
        ({"expert": "true"}, "Option expert (G15) is false or true, not 'true'."),
        ({"short_hands": None}, "Option short_hands (G16) is false or true, not None."),
        ({"short_hands": 0}, "Option short_hands (G16) is false or true, not 0."),
        ({"on_fire": []}, "Option on_fire (G17) is false or true, not []."),
        ({"on_fire": "x" * 99}, f"Option on_fire (G17) is false or true, not '{'x' * 59}."),
        ({"pro": True}, f"There is no option 'pro'; {OPTIONS}"),
        ({"expert": True, "Expert": True}, f"There is no option 'Expert'; {OPTIONS}"),
    ],
)
def test_options_are_checked_in_a_position_and_at_the_deal(options, says):
    with pytest.raises(OptionError) as wrong:
        GAME.position({**good(), "options": options})
    assert str(wrong.value) == says
    with pytest.raises(OptionError) as wrong:
        GAME.deal(2, Chance("a"), **options)
    assert str(wrong.value) == says


@pytest.mark.parametrize("options", [None, [], "expert", 7, True])
def test_options_are_names_with_values(options):
    with pytest.raises(OptionError) as wrong:
        GAME.position({**good(), "options": options})
    assert str(wrong.value) == f"Options are names with values, not {options!r}."


# Anything at all

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(EVERY_ACTION),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=10,
)


def deep(depth=20_000):
    nest: list[Any] = []
    for _ in range(depth):
        nest = [nest]
    return nest


@given(JSON)
@settings(max_examples=60, deadline=None)
def test_any_data_is_a_position_or_an_error_of_ours(data):
    with pytest.raises(TenbackError):
        GAME.position(data)
    if data in EVERY_ACTION:
        assert str(GAME.action(data)) == data
    else:
        with pytest.raises(NotAnAction):
            GAME.action(data)


@given(st.dictionaries(st.sampled_from(sorted(good())), JSON, min_size=1), st.booleans())
@settings(max_examples=100, deadline=None)
def test_a_position_with_some_fields_replaced_is_read_or_refused(junk, partly):
    data = good() | junk
    if partly:
        data = good()
        for key, value in junk.items():
            inner: Any = data[key]
            if isinstance(inner, list):
                inner[:] = [*inner[:1], value, *inner[2:]]
            elif isinstance(inner, dict):
                inner[min(inner)] = value
    try:
        state = GAME.position(data)
    except TenbackError:
        return
    assert GAME.position(state.position()) == state


@given(st.dictionaries(st.sampled_from(["expert", "short_hands", "on_fire", "pro", "x"]), JSON | st.booleans()))
@settings(max_examples=40, deadline=None)
def test_any_options_are_dealt_or_refused(options):
    try:
        state = GAME.deal(2, Chance("a"), **options)
    except OptionError:
        assert any(name in ("pro", "x") or type(value) is not bool for name, value in options.items())
    else:
        assert state.options == Options(**options)


@pytest.mark.parametrize("junk", [10**5000, -(10**5000), deep(), {"a": deep()}], ids=["huge", "low", "deep", "deeper"])
def test_what_is_too_large_or_too_deep_to_print_is_refused_all_the_same(junk):
    questions: dict[str, Any] = {
        "position": lambda: GAME.position(junk),
        "action": lambda: GAME.action(junk),
        "seats": lambda: GAME.deal(junk, Chance("a")),
        "chance": lambda: GAME.deal(2, junk),
        "first": lambda: GAME.deal(2, Chance("a"), first=junk),
        "option": lambda: GAME.deal(2, Chance("a"), expert=junk),
        "viewer": lambda: at_table("5|6").view(junk),
        **{f"{key} of a position": partial(GAME.position, {**good(), key: junk}) for key in good()},
        "a card": lambda: GAME.position({**good(), "hands": [[junk]]}),
        "an option of a position": lambda: GAME.position({**good(), "options": {"expert": junk}}),
    }
    others = {}
    for name, ask in questions.items():
        with pytest.raises((TenbackError, ValueError, RecursionError)) as wrong:
            ask()
        if not issubclass(wrong.type, TenbackError):
            others[name] = wrong.type.__name__
    assert others == {}


# What leaves the table


def test_a_seat_sees_its_own_hand_and_only_how_many_cards_the_others_hold():
    state = GAME.position(good())
    unlaid = {5, 17, 40, 41, 99, 71, 70, 2}
    seen: dict[int | None, Any] = {
        0: ((5, 17), Hidden(3), Hidden(0)),
        1: (Hidden(2), (40, 41, 99), Hidden(0)),
        2: (Hidden(2), Hidden(3), ()),
        None: (Hidden(2), Hidden(3), Hidden(0)),
    }
    for seat, hands in seen.items():
        assert state.view(seat) == View(
            seat=seat,
            options=Options(expert=True, on_fire=True),
            piles=(22, 1, 100, 77),
            hands=hands,
            draw=Hidden(3),
            turn=1,
            played=2,
            burning=((Pile.UP1, 1), (Pile.DOWN2, 2)),
            laid_bits=sum(1 << card for card in DECK - unlaid),
            ending=None,
        )
        assert state.view(seat).actions() == (state.actions() if seat == 1 else ())
    assert offered(state) == {
        *("40>up1", "40>up2", "40>down1", "40>down2"),
        *("41>up1", "41>up2", "41>down1", "41>down2"),
        *("99>up1", "99>up2", "99>down1"),
    }


def test_views_of_an_ended_game():
    state = at_table("50|60", piles=SHUT)
    for seat in (0, 1, None):
        assert state.view(seat).turn is None
        assert state.view(seat).ending == ended(STUCK, 2)
        assert state.view(seat).actions() == ()
    assert state.view(None).hands == (Hidden(1), Hidden(1))  # the end shows no hand
    won = at_table("|", played=1)
    assert won.view(0).laid == tuple(range(2, 100))


@pytest.mark.parametrize("seat", [9, 2, -1, True, False, "0", 0.0, [0]])
def test_eyes_that_nobody_has(seat):
    state = at_table("50 51|60", played=1)
    for look in (state.view, lambda eyes: state.news(END, eyes)):
        with pytest.raises(SeatError) as wrong:
            look(seat)
        assert str(wrong.value) == f"A viewer is a seat from 0 to 1, or None for a spectator, not {seat!r}."


def test_what_one_may_not_know_makes_no_difference():
    """The same for seat 0 and the spectator, whatever seat 1 holds and whatever lies in the draw pile."""
    one = at_table("10 20|30 40", "80 81 82")
    other = at_table("10 20|81 82", "40 30 80")
    for seat in (0, None):
        assert repr(one.view(seat)) == repr(other.view(seat))
        for text in offered(one):
            assert one.news(GAME.action(text), seat) == other.news(GAME.action(text), seat)
    laid = "10>up1 20>up1"
    for seat in (1, None):
        assert after(one, laid).news(END, seat) == (TurnEnded(0, Hidden(3), 1),)
    assert after(other, laid).news(END, None) == (TurnEnded(0, Hidden(3), 1),)


def test_events_each_viewer_hears_what_it_may():
    state = at_table("10 20 30|40 41", "82 80 81 90 91 92 93 94")
    for seat in (0, 1, None):
        assert state.news(GAME.action("10>down2"), seat) == (Laid(0, 10, Pile.DOWN2),)
    state = after(state, "10>up1 20>up1")
    assert state.news(END, 0) == (TurnEnded(0, (82, 80, 81, 90, 91, 92), 1),)
    assert state.news(END, 1) == state.news(END, None) == (TurnEnded(0, Hidden(6), 1),)
    alone = at_table("10|", played=1)  # the others are skipped
    assert alone.news(END, 1) == (TurnEnded(0, Hidden(0), 0),)
    assert alone.news(END, 0) == (TurnEnded(0, (), 0),)


@pytest.mark.parametrize(
    ("state", "text", "event", "ending"),
    [
        (at_table("99|", piles="98 99 2 2"), "99>up1", Laid(0, 99, Pile.UP1), (WON, 0)),
        (at_table("60 3 4|30", "5", "99 99 2 50"), "3>down2", Laid(0, 3, Pile.DOWN2), (STUCK, 4)),
        (at_table("98|50", piles="97 99 2 2", played=1), "end", TurnEnded(0, Hidden(0), 1), (STUCK, 2)),
        (
            at_table("98|50", piles="22 1 2 2", played=1, burning="up1:1", on_fire=True),
            "end",
            TurnEnded(0, Hidden(0), 1),
            (BURNT, 2),
        ),
    ],
)
def test_everyone_hears_how_the_game_ended(state, text, event, ending):
    for seat in (1, None):
        assert state.news(GAME.action(text), seat) == (event, Ended(ended(*ending)))
    assert state.news(GAME.action(text), 0)[1:] == (Ended(ended(*ending)),)


@pytest.mark.parametrize("on_fire", [False, True])
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_view_that_hears_is_the_fresh_view(seat, on_fire):
    state = at_table("22 10 99 50|44 30 33|60", "82 80 81 70 71", on_fire=on_fire)
    view = state.view(seat)
    for text in ("22>up1", "99>down2", "50>up1", "end", "44>down1", "33>up2", "end", "60>up2", "end"):
        action = GAME.action(text)
        for event in state.news(action, seat):
            view = view.hear(event)
        state = state.play(action)
        assert view == state.view(seat)
        assert repr(view) == repr(state.view(seat))
        assert view.actions() == (state.actions() if seat is not None and seat == state.turn else ())
    assert state.ending == (ended(BURNT, 7) if on_fire else None)


def test_what_a_view_keeps_from_what_it_hears():
    state = at_table("22 10 55|44 30", "82 80 81 70 71 72", "1 1 100 100", on_fire=True, played=2)
    fresh = state.view(1)
    heard = fresh.hear(Laid(0, 22, Pile.UP2))
    laid = fresh.laid_bits | 1 << 22
    assert heard.laid == tuple(sorted({*fresh.laid, 22}))
    assert heard == replace(
        fresh, piles=(1, 22, 100, 100), hands=(Hidden(2), (30, 44)), played=3, burning=((Pile.UP2, 2),), laid_bits=laid
    )
    heard = heard.hear(TurnEnded(0, Hidden(5), 1))
    assert heard == replace(
        fresh,
        piles=(1, 22, 100, 100),
        hands=(Hidden(7), (30, 44)),
        draw=Hidden(1),
        turn=1,
        played=0,
        burning=((Pile.UP2, 1),),
        laid_bits=laid,
    )
    assert heard.hear(Ended(ended(STUCK, 10))) == replace(heard, turn=None, ending=ended(STUCK, 10))
    own = state.view(0).hear(Laid(0, 22, Pile.UP2)).hear(TurnEnded(0, (82, 80), 1))
    assert own.hands == ((10, 55, 80, 82), Hidden(2))
    unlit = at_table("22 10|44", "82").view(1).hear(Laid(0, 22, Pile.UP1))
    assert unlit.burning == ()


def test_what_is_not_heard_here_is_no_event_of_this_game():
    event = Event()
    with pytest.raises(TypeError) as wrong:
        at_table("50|60").view(0).hear(event)
    assert str(wrong.value) == f"{event!r:.60} is not heard in The Game."
