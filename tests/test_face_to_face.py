"""Face to Face by its rule page: tables that a player could check. Ids as in the rule page, F1 to F10."""

import json
import pickle
from functools import partial
from itertools import permutations, product
from random import Random
from typing import Any

import pytest

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
)
from tenback.core.hands import Laid, TurnEnded
from tenback.games import face_to_face, the_game
from tenback.games.face_to_face import Lay, Options, Pile, Reason, fits

GAME: Any = games.get("face-to-face")
CARDS = range(2, 60)
PILES = ("up", "down", "their-up", "their-down")
UNTOUCHED = (1, 60)
THEIR_HAND = (2, 3, 4, 5, 6, 7)
STUCK, ALL_LAID, SINGLE_CARD = Reason.STUCK, Reason.ALL_LAID, Reason.SINGLE_CARD


def at_table(hand, draw=(), *, own=UNTOUCHED, theirs=UNTOUCHED, seat=0, played=0, gave=False, **options):
    """A position with the seat on turn; the opponent holds 2 to 7 and has 50 and 51 to draw."""
    by_seat = [
        (dict(zip(("up", "down"), own, strict=True)), list(hand), list(draw)),
        (dict(zip(("up", "down"), theirs, strict=True)), list(THEIR_HAND), [51, 50]),
    ]
    piles, hands, draws = zip(*(by_seat if seat == 0 else by_seat[::-1]), strict=True)
    return GAME.position(
        {
            "game": "face-to-face",
            "options": options,
            "piles": list(piles),
            "hands": list(hands),
            "draws": list(draws),
            "turn": seat,
            "played": played,
            "gave": gave,
        }
    )


def offered(state):
    return {str(action) for action in state.actions()}


def after(state, *texts):
    for text in texts:
        state = state.play(GAME.action(text))
    return state


def ended(reason, rule, winner):
    return Ending(reason, rule, winners=(winner,))


# Set-up (F1, F2)


def test_f1_two_players_each_with_58_cards_and_two_piles():
    assert (GAME.slug, GAME.title, list(GAME.seats)) == ("face-to-face", "The Game: Face to Face", [2])
    state = GAME.deal(2, Chance("a"))
    assert state.piles == ((1, 60), (1, 60))
    for hand, draw in zip(state.hands, state.draws, strict=True):
        assert sorted(hand + draw) == list(range(2, 60))
    for wrong in (0, 1, 3, "2", None):
        with pytest.raises(SeatError, match="is for 2 players"):
            GAME.deal(wrong, Chance("a"))


def test_f2_each_shuffles_draws_six_and_lots_decide_who_starts():
    starters = set()
    for seed in map(str, range(12)):
        chance = Chance(seed)
        silver, gold, lot = chance.shuffle(CARDS), chance.shuffle(CARDS), chance.below(2)
        state = GAME.deal(2, Chance(seed))
        assert state.hands == (tuple(sorted(silver[:6])), tuple(sorted(gold[:6])))
        assert state.draws == (tuple(silver[6:]), tuple(gold[6:]))
        assert state.turn == lot
        assert (state.played, state.gave) == (0, False)
        starters.add(lot)
    assert starters == {0, 1}


def test_f2_or_the_named_seat_starts_and_the_cards_stay_the_same():
    for first in (0, 1):
        named = GAME.deal(2, Chance("a"), first=first)
        assert named.turn == first
        assert (named.hands, named.draws) == (GAME.deal(2, Chance("a")).hands, GAME.deal(2, Chance("a")).draws)
    spent = Chance("a")
    GAME.deal(2, spent, first=0)
    fresh = Chance("a")
    fresh.shuffle(CARDS)
    fresh.shuffle(CARDS)
    assert spent.below(1000) == fresh.below(1000)  # no lot was drawn
    with pytest.raises(SeatError, match="0 to 1, not 2"):
        GAME.deal(2, Chance("a"), first=2)


# The turn


@pytest.mark.parametrize(
    ("played", "draw", "may_end"),
    [
        (0, (50,), False),
        (1, (50,), False),
        (2, (50,), True),  # F3: two are enough
        (3, (50,), True),  # as many more as one likes
        (0, (), False),
        (1, (), False),  # F3: two with an empty draw pile too
        (2, (), True),
    ],
)
@pytest.mark.parametrize("last_card", ["loses", "wins"])
def test_f3_at_least_two_cards_for_the_whole_game(played, draw, may_end, last_card):
    state = at_table((10, 20, 30), draw, played=played, last_card=last_card)
    at_home = {f"{card}>{pile}" for card in (10, 20, 30) for pile in ("up", "down")}
    assert offered(state) == at_home | ({"end"} if may_end else set())
    assert (state.refusal(END) is None) is may_end
    assert state.view(0).actions() == state.actions()


def test_f3_a_player_who_can_lay_no_third_card_can_only_end():
    for hand in ((30,), ()):
        assert offered(at_table(hand, (50,), own=(59, 2), played=2)) == {"end"}


def test_f3_the_whole_hand_may_be_laid_in_one_turn():
    state = after(at_table((10, 11, 12, 13, 14, 15), (50, 51, 52)), *(f"{card}>up" for card in range(10, 16)))
    assert (state.played, state.turn, state.hands[0]) == (6, 0, ())
    assert offered(state) == {"end"}


def by_the_book(card, pile, top):
    """F4 and F6, worded apart from the module."""
    return {
        "up": card in range(top + 1, 60) or top - card == 10,
        "down": card in range(2, top) or card - top == 10,
        "their-up": card in range(2, top),
        "their-down": card in range(top + 1, 60),
    }[pile]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("height", range(59))
def test_f4_f6_every_card_on_every_top_of_all_four_piles(height, seat):
    """58 cards x 59 tops x own or theirs x 2: `up` shows 1 to 59, `down` 60 to 2; one seat holds all 58."""
    own, theirs = (1 + height, 60 - height), (59 - height, 2 + height)
    state = at_table(CARDS, own=own, theirs=theirs, seat=seat)
    tops = dict(zip(PILES, (*own, *theirs), strict=True))
    book = {f"{card}>{pile}" for card in CARDS for pile in PILES if by_the_book(card, pile, tops[pile])}
    assert offered(state) == book
    assert {a for a in face_to_face.ACTIONS if state.refusal(GAME.action(a)) is None} == book


def test_the_rule_over_small_ints_says_the_same():
    """`fits` is what a kernel compiles: plain ints, 60 tops."""
    for card in CARDS:
        for place, pile in enumerate(PILES):
            for top in range(1, 61):
                assert fits(card, place, top) is by_the_book(card, pile, top), (card, pile, top)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("17>up", None),  # F4: the rulebooks' tricks
        ("45>down", None),
        ("28>up", None),
        ("34>down", None),
        ("16>up", "F4"),  # 11 is not 10
        ("18>up", "F4"),
        ("7>up", "F4"),  # 20 is not 10
        ("37>down", "F4"),
        ("44>down", "F4"),
        ("46>down", "F4"),
        ("27>up", "F4"),  # equal
        ("35>down", "F4"),
        ("12>their-up", None),  # F6: the rulebooks' gift
        ("28>their-up", None),
        ("2>their-up", None),
        ("29>their-up", "F6"),  # equal betters nothing
        ("30>their-up", "F6"),
        ("39>their-up", "F6"),  # neither going on nor the trick helps
        ("41>their-down", None),
        ("59>their-down", None),
        ("40>their-down", "F6"),
        ("39>their-down", "F6"),
        ("30>their-down", "F6"),
    ],
)
def test_f4_f6_examples(text, rule):
    state = at_table(CARDS, own=(27, 35), theirs=(29, 40))
    refusal = state.refusal(GAME.action(text))
    assert (refusal and refusal.rule) == rule
    assert (text in offered(state)) is (rule is None)


def test_f4_the_trick_as_often_as_one_likes():
    state = after(at_table((17, 7, 30, 20), (50,), own=(27, 60)), "17>up", "7>up", "30>up", "20>up")
    assert state.piles[0] == (20, 60)


def test_f6_the_starter_cannot_give_in_the_first_turn():
    state = GAME.deal(2, Chance("a"), first=0)
    while state.turn == 0:
        assert not [a for a in offered(state) if "their" in a]
        state = state.play(state.actions()[-1])


@pytest.mark.parametrize(
    "order",
    [
        ("12>their-up", "30>up", "31>up"),  # F5: first
        ("30>up", "12>their-up", "31>up"),  # in between
        ("30>up", "31>up", "12>their-up"),  # last
        ("30>up", "31>up", "50>their-down"),  # on the other pile
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_f5_one_gift_a_turn_first_in_between_or_last(order, seat):
    state = at_table((11, 12, 30, 31, 50, 51), (20,), theirs=(29, 40), seat=seat)
    for text in order:
        state = after(state, text)
        given = [a for a in offered(state) if "their" in a]
        assert bool(given) is not state.gave
        if state.gave:
            assert state.refusal(GAME.action("11>their-up")).rule == "F5"
            assert state.refusal(GAME.action("51>their-down")).rule == "F5"
            assert state.refusal(GAME.action("51>their-up")).rule == "F5"  # before F6
    assert state.gave
    assert state.piles[seat] == (31, 60)
    assert state.piles[1 - seat] == ((29, 50) if "50>their-down" in order else (12, 40))
    following = after(state, "end")
    assert (following.turn, following.played, following.gave) == (1 - seat, 0, False)


@pytest.mark.parametrize(
    ("laid", "draw", "hand", "left_to_draw"),
    [
        (("2>up", "3>up"), (50, 40, 30), (4, 5, 21, 22, 40, 50), (30,)),  # F7: two laid at home, two drawn
        (("2>up", "3>up", "4>up"), (50, 40, 30), (5, 21, 22, 40, 50), (30,)),  # three laid, two drawn
        (("2>up", "3>up", "4>up", "5>up", "21>up", "22>up"), (50, 40, 30), (40, 50), (30,)),
        (("2>up", "21>their-up"), (50, 40, 30), (3, 4, 5, 22, 40, 50), (30,)),  # given: back to six
        (("2>up", "21>their-up", "3>up"), (50, 40, 30, 31), (4, 5, 22, 30, 40, 50), (31,)),
        (
            ("2>up", "3>up", "21>their-up", "4>up", "5>up"),  # the rulebooks' four at home and one given
            (50, 51, 52, 53, 54, 55),
            (22, 50, 51, 52, 53, 54),
            (55,),
        ),
        (("2>up", "3>up"), (50,), (4, 5, 21, 22, 50), ()),  # fewer there: take those
        (("2>up", "21>their-up", "3>up"), (50, 40), (4, 5, 22, 40, 50), ()),
        (("2>up", "3>up"), (), (4, 5, 21, 22), ()),
        (("2>up", "21>their-up"), (), (3, 4, 5, 22), ()),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_f7_draw_two_or_after_a_gift_back_up_to_six(laid, draw, hand, left_to_draw, seat):
    state = after(at_table((2, 3, 4, 5, 21, 22), draw, theirs=(29, 40), seat=seat), *laid, "end")
    assert state.hands[seat] == hand
    assert state.draws[seat] == left_to_draw
    assert (state.hands[1 - seat], state.draws[1 - seat]) == (THEIR_HAND, (51, 50))
    assert (state.turn, state.played, state.gave) == (1 - seat, 0, False)


@pytest.mark.parametrize(("held", "drawn"), [(4, 2), (5, 1), (6, 0), (7, 0)])
@pytest.mark.parametrize("gave", [False, True])
def test_f7_the_hand_never_exceeds_six(held, drawn, gave):
    state = after(at_table(range(10, 10 + held), (50, 51, 52), played=2, gave=gave), "end")
    assert len(state.hands[0]) == held + drawn


def test_f7_nothing_is_drawn_within_a_turn():
    state = after(at_table((2, 3, 4), (50, 51)), "2>up", "3>up")
    assert (state.hands[0], state.draws[0], state.turn, state.played) == ((4,), (50, 51), 0, 2)


# The end


@pytest.mark.parametrize(
    ("hand", "draw", "played", "laid", "ending"),
    [
        ((41, 42), (), 0, ("41>up", "42>up"), ALL_LAID),  # F8
        ((41, 12), (), 0, ("41>up", "12>their-up"), ALL_LAID),  # the last one given
        ((41, 12), (), 0, ("12>their-up", "41>up"), ALL_LAID),
        ((41,), (), 1, ("41>up",), ALL_LAID),  # at once, without `end`
        ((41,), (), 4, ("41>up",), ALL_LAID),
        ((41,), (50,), 1, ("41>up",), None),  # cards to draw are not laid
        ((41, 42, 43), (), 0, ("41>up", "42>up"), None),  # nor are cards in the hand
        ((), (), 0, (), ALL_LAID),
        ((), (), 2, (), ALL_LAID),
        ((), (50,), 2, (), None),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_f8_whoever_has_laid_all_58_wins_at_once(hand, draw, played, laid, ending, seat):  # noqa: PLR0917 - a table's columns
    state = after(at_table(hand, draw, own=(40, 20), theirs=(29, 40), seat=seat, played=played), *laid)
    if ending is None:
        assert (state.ending, state.turn) == (None, seat)
    else:
        assert state.ending == ended(ALL_LAID, "F8", seat)
        assert (state.turn, state.actions(), state.on_turn) == (None, (), seat)


@pytest.mark.parametrize(
    ("hand", "own", "theirs", "played", "gave", "lost"),
    [
        ((19, 31), (59, 20), UNTOUCHED, 0, False, True),  # F9: two cards, one place
        ((19, 30), (59, 20), UNTOUCHED, 0, False, False),  # 30 by the trick, then 19
        ((19, 18), (59, 20), UNTOUCHED, 0, False, False),  # one after the other on one pile
        ((30, 31), (59, 20), (35, 60), 0, False, False),  # 30 at home by the trick, and 31 as a gift
        ((31, 32), (59, 20), (35, 60), 0, False, True),  # two gifts, but one is all there is
        ((31, 32), (59, 20), (35, 25), 0, False, True),  # on two piles too
        ((19, 32), (59, 20), (35, 60), 0, False, False),  # a gift is the second card
        ((19, 32), (59, 20), (1, 31), 0, False, False),
        ((19, 32), (59, 20), (32, 32), 0, False, True),  # equal betters nothing
        ((31, 32, 33, 34, 35, 36), (59, 2), UNTOUCHED, 0, False, True),  # six cards, no place
        ((32,), (59, 20), (35, 60), 1, False, False),  # after the first card: a gift is left
        ((32,), (59, 20), (35, 60), 1, True, True),  # but not a second gift
        ((19,), (59, 20), (35, 60), 1, True, False),
        ((32,), (59, 20), UNTOUCHED, 1, False, True),  # the first card stranded the second
        ((32,), (59, 20), UNTOUCHED, 2, False, False),  # nothing is owed any more
        ((), (59, 20), UNTOUCHED, 1, False, True),  # no card for the second
        ((), (59, 20), UNTOUCHED, 2, False, False),
        ((19,), (1, 60), (35, 40), 0, False, True),  # one card is not two, whatever it fits
    ],
)
@pytest.mark.parametrize("last_card", ["loses", "wins"])
def test_f9_who_can_no_longer_lay_two_cards_loses_at_once(hand, own, theirs, played, gave, lost, last_card):  # noqa: PLR0917 - a table's columns
    for seat in (0, 1):
        state = at_table(hand, (50,), own=own, theirs=theirs, seat=seat, played=played, gave=gave, last_card=last_card)
        assert state.ending == (ended(STUCK, "F9", 1 - seat) if lost else None)
        assert bool(state.actions()) is not lost


def test_f9_is_asked_after_every_card_and_at_the_start_of_the_next_turn():
    state = at_table((19, 30, 58), (50,), own=(57, 20))
    assert state.ending is None
    assert after(state, "19>down").ending is None  # 58 is left
    assert after(state, "58>up", "30>down").ending is None
    assert after(at_table((19, 30), (50,), own=(59, 20)), "19>down").ending == ended(STUCK, "F9", 1)
    given = after(at_table((19, 17, 40), (50,), own=(59, 18), theirs=(30, 60)), "17>their-up")
    assert given.ending == ended(STUCK, "F9", 1)
    state = at_table((19, 20), (), theirs=(59, 2), played=2)
    assert state.ending is None
    assert after(state, "end").ending == ended(STUCK, "F9", 0)


def brute_force(owed, hand, tops, *, gave):
    """F9 by trying every order of every so many cards on every choice of piles."""
    for cards in permutations(hand, owed):
        for piles in product(PILES, repeat=owed):
            if sum("their" in pile for pile in piles) + gave > 1:
                continue
            shown = dict(tops)
            for card, pile in zip(cards, piles, strict=True):
                if not by_the_book(card, pile, shown[pile]):
                    break
                shown[pile] = card
            else:
                return True
    return False


def test_f9_the_search_against_brute_force():
    dice = Random(10)
    outcomes = {True: 0, False: 0}
    for _ in range(4000):
        hand = dice.sample(CARDS, dice.randint(2, 5))
        own = dice.randint(40, 59), dice.randint(2, 20)  # nearly full, so that tricks and gifts decide
        theirs = dice.randint(1, 20), dice.randint(40, 60)
        played, gave = dice.choice([(0, False), (1, False), (1, True)])
        state = at_table(hand, (), own=own, theirs=theirs, played=played, gave=gave)
        tops = dict(zip(PILES, (*own, *theirs), strict=True))
        possible = brute_force(2 - played, hand, tops, gave=gave)
        assert (state.ending is None) is possible, state
        assert state.ending in (None, ended(STUCK, "F9", 1))
        outcomes[possible] += 1
    assert min(outcomes.values()) > 500


@pytest.mark.parametrize(
    ("hand", "draw", "played", "loses", "wins"),
    [
        ((19,), (), 0, ended(SINGLE_CARD, "F10", 1), None),  # F10: the turn starts with it
        ((19,), (50,), 0, ended(STUCK, "F9", 1), ended(STUCK, "F9", 1)),  # the draw pile is not empty
        ((19, 20), (), 0, None, None),  # two left
        ((19,), (), 1, None, None),  # the turn started with two
        ((51,), (), 1, ended(STUCK, "F9", 1), ended(STUCK, "F9", 1)),
        ((52,), (), 0, ended(SINGLE_CARD, "F10", 1), None),  # it fits as a gift
        ((51,), (), 0, ended(SINGLE_CARD, "F10", 1), ended(STUCK, "F9", 1)),  # it fits nowhere
    ],
)
def test_f10_a_single_card_and_an_empty_draw_pile(hand, draw, played, loses, wins):
    state = partial(at_table, hand, draw, own=(55, 50), theirs=(30, 51), played=played)
    assert state().ending == loses  # the default
    assert state(last_card="loses").ending == loses
    assert state(last_card="wins").ending == wins


@pytest.mark.parametrize(
    ("own", "theirs", "only"),
    [
        ((10, 50), (35, 60), "19>up 19>down 19>their-up"),
        ((10, 15), (1, 60), "19>up"),
        ((29, 15), (1, 60), "19>up"),  # by the trick
        ((30, 15), (1, 18), "19>their-down"),  # as a gift
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_f10_the_option_lets_a_single_last_card_win(own, theirs, only, seat):
    state = at_table((19,), (), own=own, theirs=theirs, seat=seat, last_card="wins")
    assert offered(state) == set(only.split())
    assert state.view(seat).actions() == state.actions()
    for text in only.split():
        assert after(state, text).ending == ended(ALL_LAID, "F8", seat)


@pytest.mark.parametrize("last_card", ["loses", "wins"])
def test_f10_two_left_and_both_laid_wins_by_f8(last_card):
    state = at_table((19, 20), (), last_card=last_card)
    assert after(state, "19>up", "20>up").ending == ended(ALL_LAID, "F8", 0)


def test_f10_the_turn_that_leaves_a_single_card_goes_to_its_end():
    state = after(at_table((10, 19, 20), ()), "19>up", "20>up", "end")
    assert (state.turn, state.hands[0]) == (1, (10,))
    assert after(state, "2>up", "3>up", "end").ending == ended(SINGLE_CARD, "F10", 1)


# Refusals

REFUSED = [
    (at_table((17, 18), (50,)), "19>up", "You do not hold 19; lay a card of your hand. (F3)"),
    (at_table((17, 18), (50,)), "5>up", "You do not hold 5; lay a card of your hand. (F3)"),  # the opponent does
    (at_table((17, 18), (50,)), "50>up", "You do not hold 50; lay a card of your hand. (F3)"),  # not drawn yet
    (at_table((17, 18), played=1, gave=True), "19>their-up", "You do not hold 19; lay a card of your hand. (F3)"),
    (
        at_table((7, 18, 20), own=(11, 60)),
        "7>up",
        "7 does not fit on up, which rises from 11: lay anything higher. (F4)",
    ),
    (
        at_table((7, 18, 20), own=(12, 60)),
        "7>up",
        "7 does not fit on up, which rises from 12: lay anything higher, or exactly 2. (F4)",
    ),
    (
        at_table((57, 18, 20), own=(1, 50)),
        "57>down",
        "57 does not fit on down, which falls from 50: lay anything lower. (F4)",
    ),
    (
        at_table((57, 18, 20), own=(1, 49)),
        "57>down",
        "57 does not fit on down, which falls from 49: lay anything lower, or exactly 59. (F4)",
    ),
    (
        at_table((17, 18), (50,), theirs=(29, 40), played=1, gave=True),
        "17>their-up",
        "One gift a turn, and you have given yours: lay 17 on an own pile. (F5)",
    ),
    (
        at_table((17, 18), (50,), theirs=(3, 40)),
        "17>their-up",
        "17 does not better their-up, which rises from 3: give anything lower. (F6)",
    ),
    (
        at_table((17, 18), (50,), theirs=(3, 58)),
        "17>their-down",
        "17 does not better their-down, which falls from 58: give anything higher. (F6)",
    ),
    (
        at_table((17, 18), (50,)),
        "17>their-up",
        "No card betters their-up, which shows 1: lay 17 on an own pile. (F6)",
    ),
    (
        at_table((17, 18), (50,), theirs=(1, 59)),
        "17>their-down",
        "No card betters their-down, which shows 59: lay 17 on an own pile. (F6)",
    ),
    (
        at_table((17, 18), (50,), played=1),
        "end",
        "A turn lays at least 2, and you have laid 1: lay another card first. (F3)",
    ),
    (
        at_table((17,), last_card="wins"),
        "end",
        "A turn lays at least 1, and you have laid 0: lay another card first. (F3)",
    ),
    (
        at_table((), played=2),
        "17>up",
        "The game is over: a player has laid all cards. Deal again to play on. (F8)",
    ),
    (
        at_table((17, 18), own=(59, 2)),
        "17>up",
        "The game is over: the minimum was out of reach. Deal again to play on. (F9)",
    ),
    (at_table((17,)), "17>up", "The game is over: a single last card loses. Deal again to play on. (F10)"),
]


@pytest.mark.parametrize(("state", "text", "sentence"), REFUSED)
def test_every_refusal_says_what_would_be_allowed(state, text, sentence):
    assert str(state.refusal(GAME.action(text))) == sentence
    assert text not in offered(state)
    before = state.position()
    with pytest.raises(Refused) as refused:
        state.play(GAME.action(text))
    assert str(refused.value) == sentence
    assert state.position() == before
    with pytest.raises(Refused):
        state.news(GAME.action(text), None)


def test_every_reason_to_refuse_is_in_the_table():
    reasons = [thing for thing in vars(face_to_face).values() if isinstance(thing, Because)]
    reasons += face_to_face.OVER.values()
    assert set(face_to_face.OVER) == set(GAME.reasons)
    keys = {because.key for because in reasons}
    assert len(keys) == len(reasons)
    assert keys == {state.refusal(GAME.action(text)).key for state, text, _ in REFUSED}
    assert keys == {  # translations go by these
        "not-in-hand",
        "not-higher",
        "not-higher-nor-back",
        "not-lower",
        "not-lower-nor-back",
        "second-gift",
        "gift-not-lower",
        "gift-not-higher",
        "nothing-betters",
        "too-few",
        "over-all-laid",
        "over-stuck",
        "over-single-card",
    }


def test_a_refusal_names_only_cards_that_would_fit():
    """What the sentence of F4 and F6 promises: the trick where a card can do it, a better card where there is one."""
    for height in range(59):
        tops = dict(zip(PILES, (1 + height, 60 - height, 59 - height, 2 + height), strict=True))
        state = at_table(CARDS, own=(1 + height, 60 - height), theirs=(59 - height, 2 + height))
        for card, pile in product(CARDS, PILES):
            if refusal := state.refusal(GAME.action(f"{card}>{pile}")):
                facts = dict(refusal.facts)
                assert (facts["card"], facts["pile"], facts["top"]) == (card, pile, tops[pile])
                fitting = [other for other in CARDS if by_the_book(other, pile, tops[pile])]
                backwards = {"up": tops["up"] - 10, "down": tops["down"] + 10}.get(pile)
                assert facts.get("back") == (backwards if backwards in CARDS else None)
                assert ("give" in str(refusal)) is ("their" in pile and bool(fitting))


def test_what_is_no_action_of_this_game_is_said_so():
    state = at_table((17, 18))
    for thing, name in (
        (the_game.Lay(17, the_game.Pile.UP1), "Lay(card=17, pile=<Pile.UP1: 0>)"),
        ("17>up", "'17>up'"),
        (None, "None"),
    ):
        with pytest.raises(NotAnAction) as error:
            state.refusal(thing)
        assert str(error.value) == f"{name} is no action of Face to Face; use game.action(text)."


# Notation and positions


def test_every_action_can_be_written_and_read_back():
    texts = [*(f"{card}>{pile}" for card in CARDS for pile in PILES), "end"]
    assert [str(GAME.action(text)) for text in texts] == texts
    assert GAME.action("12>their-up") == face_to_face.Lay(12, Pile.THEIR_UP)
    assert GAME.action("end") == END


def test_actions_come_in_the_order_of_the_hand_and_the_piles_with_the_end_last():
    state = at_table((30, 20), (50,), theirs=(40, 10), played=2)
    assert [str(a) for a in state.actions()] == [*(f"{card}>{pile}" for card in (20, 30) for pile in PILES), "end"]


@pytest.mark.parametrize(
    "text",
    ["", "1>up", "60>up", "17", "17>", "17>up1", "17>their_up", "017>up", " 17>up", "17>UP", "R7>up", 17, None, {}],
)
def test_text_that_means_nothing(text):
    with pytest.raises(NotAnAction, match=r"write 17>up, 17>down, 12>their-up, 41>their-down or end, cards 2 to 59\.$"):
        GAME.action(text)


def good():
    return {
        "game": "face-to-face",
        "options": {"last_card": "wins"},
        "piles": [{"up": 59, "down": 60}, {"up": 1, "down": 2}],
        "hands": [[2, 17, 59], [2, 3]],
        "draws": [[50, 40], [59]],
        "turn": 1,
        "played": 1,
        "gave": True,
    }


def test_a_position_is_plain_data_and_reads_back():
    state = GAME.position(good())
    assert state.position() == good()
    assert json.loads(json.dumps(state.position())) == good()
    assert GAME.position(state.position()) == state
    assert state.options == Options(last_card="wins")
    assert at_table((17, 18)).position()["options"] == {}
    assert at_table((17, 18), last_card="loses").position()["options"] == {}


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("game", "the-game", "game of the position must be one of face-to-face"),
        ("piles", {"up": 1, "down": 60}, "piles of the position must be a list"),
        ("piles", [{"up": 1, "down": 60}], "piles must be those of 2 players, not of 1"),
        ("piles", [{"up": 1, "down": 60}] * 3, "piles must be those of 2 players, not of 3"),
        ("piles", [{"up": 1, "down": 60}, None], r"piles\[1\] must be an object"),
        ("piles", [{"up": 1}, {"up": 1, "down": 60}], r"piles\[0\] has no 'down'"),
        ("piles", [{"up": 1, "down": 60, "left": 1}, {"up": 1, "down": 60}], r"piles\[0\] has 'left'"),
        ("piles", [{"up": 0, "down": 60}, {"up": 1, "down": 60}], r"up of piles\[0\] .* from 1 to 59, not 0"),
        ("piles", [{"up": 60, "down": 60}, {"up": 1, "down": 60}], r"up of piles\[0\] .* from 1 to 59, not 60"),
        ("piles", [{"up": 1, "down": 60}, {"up": 1, "down": 1}], r"down of piles\[1\] .* from 2 to 60, not 1"),
        ("piles", [{"up": 1, "down": 60}, {"up": 1, "down": 61}], r"down of piles\[1\] .* from 2 to 60, not 61"),
        ("piles", [{"up": None, "down": 60}, {"up": 1, "down": 60}], r"up of piles\[0\] must be a whole number"),
        ("piles", [{"up": True, "down": 60}, {"up": 1, "down": 60}], r"up of piles\[0\] must be a whole number"),
        ("hands", [[2, 3]], r"hands must be those of 2 players, not of 1\.$"),
        ("hands", [[2], [3], [4]], "hands must be those of 2 players, not of 3"),
        ("hands", 7, "hands of the position must be a list"),
        ("hands", [[2], 3], r"hands\[1\] of the position must be a list"),
        ("hands", [[2, 60], [3]], r"hands\[0\]\[1\] must be a card from 2 to 59, not 60\.$"),
        ("hands", [[2, 1], [3]], r"hands\[0\]\[1\] must be a card from 2 to 59, not 1"),
        ("hands", [["2"], [3]], r"hands\[0\]\[0\] must be a card"),
        ("hands", [[2.0], [3]], r"hands\[0\]\[0\] must be a card"),
        ("hands", [[None], [3]], r"hands\[0\]\[0\] must be a card"),
        ("hands", [[5, 5], [3]], "Seat 0's card 5 is in two places"),
        ("hands", [[2], [59]], "Seat 1's card 59 is in two places"),  # in the own draw pile too
        ("draws", [[50], [40, 40]], "Seat 1's card 40 is in two places"),
        ("draws", [[50]], "draws must be those of 2 players, not of 1"),
        ("draws", [[50], {}], r"draws\[1\] of the position must be a list"),
        ("draws", [[50], [[40]]], r"draws\[1\]\[0\] must be a card"),
        ("turn", 2, "turn of the position must be a whole number from 0 to 1"),
        ("turn", -1, "turn of the position must be a whole number from 0 to 1"),
        ("turn", False, "turn of the position must be a whole number from 0 to 1"),
        ("played", 59, "played of the position must be a whole number from 0 to 58"),
        ("played", -1, "played of the position must be a whole number from 0 to 58"),
        ("played", 0, r"^gave is true, but played is 0; a gift is a card played \(F5\)\.$"),
        ("gave", 1, "gave of the position must be true or false"),
        ("gave", None, "gave of the position must be true or false"),
    ],
)
def test_a_hostile_position_is_refused_with_its_place(key, value, says):
    with pytest.raises(PositionError, match=says):
        GAME.position({**good(), key: value})


@pytest.mark.parametrize(
    ("hands", "draws", "turn", "played", "wrong"),
    [
        ([[], [3]], [[50], [40]], 0, 0, 0),  # F7: after a turn one has drawn
        ([[], [3]], [[50], [40]], 1, 0, 0),
        ([[], [3]], [[50], [40]], 1, 2, 0),
        ([[3], []], [[50], [40]], 1, 0, 1),
        ([[], [3]], [[50], [40]], 0, 1, None),  # within the own turn the hand may be empty
        ([[], [3]], [[50], [40]], 0, 2, None),
        ([[], [3]], [[], [40]], 0, 0, None),  # F8
        ([[3, 4], []], [[50], []], 0, 0, None),
    ],
)
def test_who_has_cards_to_draw_starts_a_turn_with_cards(hands, draws, turn, played, wrong):
    data = {**good(), "hands": hands, "draws": draws, "turn": turn, "played": played, "gave": False}
    if wrong is None:
        assert GAME.position(data).position() == data
    else:
        with pytest.raises(PositionError, match=r"F7") as error:
            GAME.position(data)
        place = f"hands[{wrong}] must hold a card while draws[{wrong}] does"
        assert str(error.value) == f"{place}: a turn ends by drawing (F7)."


@pytest.mark.parametrize("data", [None, [], "face-to-face", 7])
def test_a_position_is_an_object(data):
    with pytest.raises(PositionError, match="the position must be an object"):
        GAME.position(data)


def test_a_position_has_all_its_fields_and_no_other():
    for key in good():
        with pytest.raises(PositionError, match=f"has no '{key}'"):
            GAME.position({name: value for name, value in good().items() if name != key})
    with pytest.raises(PositionError, match="'draw', which means nothing here"):
        GAME.position({**good(), "draw": []})


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"last_card": "draws"}, "Option last_card .F10. is loses or wins, not 'draws'"),
        ({"last_card": True}, "Option last_card"),
        ({"last_card": ["wins"]}, "Option last_card"),
        ({"pro": True}, "no option 'pro'; the options are last_card"),
        ([], "Options are names with values"),
        (None, "Options are names with values"),
    ],
)
def test_options_are_checked_in_a_position_and_at_the_deal(options, says):
    with pytest.raises(OptionError, match=says):
        GAME.position({**good(), "options": options})
    if options:
        with pytest.raises(OptionError, match=says):
            GAME.deal(2, Chance("a"), **options)


def test_options_tell_what_they_do():
    (last_card,) = GAME.options
    assert (last_card.name, last_card.type, last_card.default, last_card.rule) == ("last_card", str, "loses", "F10")
    assert (last_card.choices, last_card.unofficial) == (("loses", "wins"), False)
    assert last_card.about == (
        "A turn that starts with a single card and an empty draw pile loses, or may lay just that card and wins."
    )
    assert GAME.deal(2, Chance("a")).options == Options() == Options(last_card="loses")
    assert GAME.deal(2, Chance("a"), last_card="wins").options == Options(last_card="wins")


def test_what_records_and_clients_rely_on():
    assert GAME.rules == 1
    assert [str(reason) for reason in GAME.reasons] == ["all-laid", "stuck", "single-card"]
    assert [str(pile) for pile in Pile] == list(PILES)


def test_states_views_and_actions_are_values():
    state = at_table((17, 18))
    parts = ((state, "hands"), (state.view(0), "hands"), (GAME.action("17>up"), "card"), (state.options, "last_card"))
    for thing, part in parts:
        with pytest.raises(AttributeError):
            setattr(thing, part, None)
        assert not hasattr(thing, "__dict__")
        hash(thing)
    assert state == at_table((18, 17)) != at_table((17, 19))
    assert "ending" not in repr(state)


# What leaves the table


def test_a_seat_sees_its_own_hand_and_nobody_sees_a_draw_pile():
    state = at_table((17, 12), (50, 40, 30), own=(10, 45), theirs=(29, 40), seat=1, played=1, last_card="wins")
    silver = tuple(card for card in CARDS if card not in (*THEIR_HAND, 50, 51))
    gold = tuple(card for card in CARDS if card not in (12, 17, 30, 40, 50))
    seen: list[tuple[int | None, Any]] = [
        (0, (THEIR_HAND, Hidden(2))),
        (1, (Hidden(6), (12, 17))),
        (None, (Hidden(6), Hidden(2))),
    ]
    for seat, hands in seen:
        assert state.view(seat) == face_to_face.View(
            seat=seat,
            options=Options(last_card="wins"),
            piles=((29, 40), (10, 45)),
            hands=hands,
            draws=(Hidden(2), Hidden(3)),
            turn=1,
            played=1,
            gave=False,
            laid=(silver, gold),
            ending=None,
        )
        assert state.view(seat).actions() == (state.actions() if seat == 1 else ())
    assert at_table((17, 12), played=1, gave=True).view(None).gave


@pytest.mark.parametrize(("played", "gave"), [(0, False), (1, False), (1, True), (2, False), (2, True)])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_view_offers_what_the_state_offers(played, gave, seat):
    state = at_table((12, 17, 45), (50,), own=(10, 44), theirs=(29, 40), seat=seat, played=played, gave=gave)
    assert state.view(seat).actions() == state.actions() != ()
    assert state.view(1 - seat).actions() == state.view(None).actions() == ()


def test_views_of_an_ended_game():
    state = at_table((17,))
    for seat in (0, 1, None):
        assert state.view(seat).turn is None
        assert state.view(seat).ending == ended(SINGLE_CARD, "F10", 1)
        assert state.view(seat).actions() == ()


@pytest.mark.parametrize("seat", [-1, 2, "0", True])
def test_eyes_that_nobody_has(seat):
    state = at_table((17, 18))
    with pytest.raises(SeatError, match="seat from 0 to 1, or None"):
        state.view(seat)
    with pytest.raises(SeatError, match="seat from 0 to 1, or None"):
        state.news(GAME.action("17>up"), seat)


def test_what_one_may_not_know_makes_no_difference():
    """The same for seat 0 and the spectator, whatever seat 1 holds and in whatever order the cards will come."""
    data = {**good(), "hands": [[10, 17, 20], [3, 4, 5]], "draws": [[50, 40], [30, 31]], "turn": 0, "gave": False}
    one = GAME.position(data)
    other = GAME.position({**data, "hands": [[10, 17, 20], [4, 30, 31]], "draws": [[40, 50], [5, 3]]})
    for seat in (0, None):
        assert one.view(seat) == other.view(seat)
        assert one.actions() == other.actions()
        for text in offered(one):
            assert one.news(GAME.action(text), seat) == other.news(GAME.action(text), seat)
    one, other = after(one, "17>down"), after(other, "17>down")
    for seat in (1, None):
        assert one.news(END, seat) == other.news(END, seat) == (TurnEnded(0, Hidden(2), 1),)
    assert one.news(END, 0) == (TurnEnded(0, (50, 40), 1),)


def test_events_each_viewer_hears_what_it_may():
    state = at_table((12, 17, 18), (50, 40, 30, 31, 32), theirs=(29, 40), seat=1)
    for seat in (0, 1, None):
        assert state.news(GAME.action("12>their-up"), seat) == (Laid(1, 12, Pile.THEIR_UP),)
        assert state.news(GAME.action("17>down"), seat) == (Laid(1, 17, Pile.DOWN),)
    given, at_home = after(state, "12>their-up", "17>up"), after(state, "17>up", "18>up")
    assert given.news(END, 1) == (TurnEnded(1, (50, 40, 30, 31, 32), 0),)
    assert at_home.news(END, 1) == (TurnEnded(1, (50, 40), 0),)
    for seat in (0, None):
        assert given.news(END, seat) == (TurnEnded(1, Hidden(5), 0),)
        assert at_home.news(END, seat) == (TurnEnded(1, Hidden(2), 0),)
    last = at_table((17,), seat=1, played=1)
    stranding = at_table((19, 30), (50,), own=(59, 20))
    for seat in (0, 1, None):
        assert last.news(GAME.action("17>up"), seat) == (
            Laid(1, 17, Pile.UP),
            Ended(ended(ALL_LAID, "F8", 1)),
        )
        assert stranding.news(GAME.action("19>down"), seat) == (
            Laid(0, 19, Pile.DOWN),
            Ended(ended(STUCK, "F9", 1)),
        )


@pytest.mark.parametrize("last_card", ["loses", "wins"])
def test_an_old_view_plus_what_was_heard_is_the_fresh_view(last_card):
    dice = Random(6)
    gifts = 0
    for seed in range(12):
        state = GAME.deal(2, Chance(str(seed)), last_card=last_card)
        views = {seat: state.view(seat) for seat in (0, 1, None)}
        while state.ending is None:
            assert views[state.turn].actions() == state.actions()
            action = dice.choice(state.actions())
            for seat, view in views.items():
                for event in state.news(action, seat):
                    view = view.hear(event)  # noqa: PLW2901 - one event after the other
                views[seat] = view
            state = state.play(action)
            gifts += state.gave
            assert views == {seat: state.view(seat) for seat in views}
    assert gifts


def test_what_is_not_heard_here_is_no_event_of_this_game():
    with pytest.raises(TypeError, match=r"is not heard in Face to Face\.$"):
        at_table((17, 18)).view(0).hear(Event())


def test_a_state_can_be_sent_to_another_process_with_all_it_knows():
    state = at_table((20, 30, 41), (50,), own=(15, 45), played=1, gave=True)
    there = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
    assert (there, there.view(0), there.actions()) == (state, state.view(0), state.actions())


def test_an_action_made_anew_is_written_as_the_one_that_was_read():
    assert str(Lay(17, Pile.THEIR_DOWN)) == "17>their-down"
    assert Lay(17, Pile.THEIR_DOWN) == GAME.action("17>their-down")
