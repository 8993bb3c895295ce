"""Face to Face by its rule page: tables that a player could check. Ids as in the rule page, F1 to F10."""

from functools import partial
from itertools import permutations, product
from random import Random

import pytest

from tenback.core import (
    END,
    Chance,
    SeatError,
)
from tenback.games import face_to_face
from tenback.games.face_to_face import fits
from tests.games.face_to_face.kit import (
    ALL_LAID,
    CARDS,
    GAME,
    PILES,
    SINGLE_CARD,
    STUCK,
    THEIR_HAND,
    UNTOUCHED,
    after,
    at_table,
    by_the_book,
    ended,
    offered,
)

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
