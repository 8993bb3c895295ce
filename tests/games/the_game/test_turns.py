"""The Game by its rule page: tables that a player could check. Ids as in the rule page."""

from collections import Counter
from copy import deepcopy
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenback.core import (
    END,
    Chance,
    Ending,
    SeatError,
)
from tenback.games.the_game import Lay, Options, Pile, State, fits
from tests.games.the_game.kit import (
    BURNT,
    DECK,
    EVERY_OPTIONS,
    GAME,
    PILES,
    SHUT,
    SKIPPING,
    STUCK,
    TAKES,
    WON,
    after,
    at_table,
    ended,
    offered,
    some_order_lays,
)

HAND_SIZE = dict(zip(range(1, 6), (8, 7, 6, 6, 6), strict=True))  # G3


def least(data):
    """How many cards a turn must lay: G8, G10, G15."""
    return 1 if data["draw"] == [] else 2 + bool(data["options"].get("expert"))


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
@settings(max_examples=150)
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
