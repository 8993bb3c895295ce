"""Quick & Easy: what is heard, from bots of its own kind and from others."""

import numpy as np
import pytest

from tenback import talk
from tenback.bots.quick_and_easy import view as heard_by
from tenback.core import Chance
from tenback.games.quick_and_easy import CARDS
from tenback.record import Said
from tenback.talk import Hold
from tests.bots.quick_and_easy.players import BOTS, BUDGET, GAME, NOVICE, TABLES, asked, positions, table_talk


def hands_heard(state, seat, said, of):
    found = heard_by.Listening(state.view(seat), said).hands()
    return {tuple(card for card in CARDS if int(hand) >> card & 1) for hand in found.get(of, ())}


@pytest.mark.parametrize(("seats", "pro"), TABLES)
def test_the_true_hand_is_always_among_those_heard_and_few_others_are(seats, pro):
    sizes: list[int] = []
    said: list[Said] = []
    state = GAME.deal(seats, Chance(f"heard {seats} {pro}"), pro=pro)
    actions = 0
    while state.turn is not None:
        said = table_talk(state, said, actions)
        for of in range(seats):
            if of != state.turn and state.hands[of]:
                heard = hands_heard(state, state.turn, said, of)
                # Where nobody has a word to say, the words before are taken for new ones: seldom, and late.
                assert not heard or state.hands[of] in heard or said[-1].after < actions
                assert all(not set(hand) & set(state.hands[state.turn]) for hand in heard)
                sizes.append(len(heard))
        for action in asked("fast", "act", state, state.turn, said):
            state, actions = state.play(action), actions + 1
    assert np.mean(sizes) < (150 if pro else 40)


def test_what_was_not_repeated_no_longer_holds():
    deals = (GAME.deal(3, Chance(f"silence {number}"), pro=True) for number in range(100))
    state = next(dealt for dealt in deals if len(asked("fast", "signals", dealt, 1, ())) > 2)
    first = table_talk(state, [], 0)
    assert hands_heard(state, 0, first, 1)
    later = [*first, *(Said(2, word.seat, word.signal) for word in first if word.seat == 2)]
    assert hands_heard(state, 0, later, 1) != hands_heard(state, 0, first, 1)


def test_who_says_the_same_again_is_taken_for_a_bot_of_this_kind():
    """A novice speaks only when something has changed. Nobody has spoken of a pile here."""
    differ, other = 0, ["hold P", "hold R"]
    for state in positions("again"):
        told = asked("fast", "signals", state, 0, ())
        if {type(word) for word in told} != {Hold}:
            continue
        again = [Said(after, 0, str(word)) for after in (0, 2, 4) for word in told]
        changing = [Said(at, 0, str(word)) for at, words in ((0, told), (2, other), (4, told)) for word in words]
        exactly, plainly = hands_heard(state, 1, again, 0), hands_heard(state, 1, changing, 0)
        assert state.hands[0] in exactly
        differ += exactly != plainly
    assert differ > 10


@pytest.mark.parametrize("seats", GAME.seats)
def test_among_themselves_the_bots_always_know_each_other(seats):
    for number in range(15):
        said: list[Said] = []
        state, actions = GAME.deal(seats, Chance(f"among {number}")), 0
        while state.turn is not None:
            said = table_talk(state, said, actions)
            assert not any(heard_by.among_others(state.view(seat), said) for seat in range(seats))
            for action in asked("fast", "act", state, state.turn, said):
                state, actions = state.play(action), actions + 1


@pytest.mark.parametrize("strengths", [("fast", "novice"), ("novice", "fast", "strong"), ("fast", "strong", "novice")])
def test_among_others_they_talk_as_novices_do_and_are_heard_so(strengths):
    """Who speaks after somebody silent does so at once; a novice is known for one when all have spoken thrice."""
    at_once = asked("fast", "signals", GAME.deal(3, Chance("silent")), 1, ())
    assert at_once == NOVICE.signals(GAME.deal(3, Chance("silent")).view(1), (), BUDGET, Chance("dice"))
    plain = 0
    for number in range(5):
        said: list[Said] = []
        state, actions, times = GAME.deal(len(strengths), Chance(f"others {number}")), 0, 0
        while state.turn is not None:
            times += 1
            for seat, strength in enumerate(strengths):
                view, before = state.view(seat), tuple(said)
                words = {**BOTS, "novice": NOVICE}[strength].signals(view, before, BUDGET, Chance("dice"))
                said += [Said(actions, seat, str(word)) for word in words]
                if times > heard_by.TO_BE_KNOWN + 1:
                    assert heard_by.among_others(view, said)
                    assert words == NOVICE.signals(view, before, BUDGET, Chance("dice"))
                    plain += bool(words)
            for action in asked("fast", "act", state, state.turn, said):
                state, actions = state.play(action), actions + 1
    assert plain > 20


def test_others_are_taken_by_the_plain_meaning_of_their_words():
    state = GAME.deal(3, Chance("plain"))
    for hand in hands_heard(state, 0, [Said(0, 1, "hold R high"), Said(3, 1, "hold G low"), Said(3, 1, "hold Y")], 1):
        assert {card.colour for card in hand} == {"G", "Y"}, "the last words, both of them"
        assert min(card.number for card in hand if card.colour == "G") <= 3
    assert hands_heard(state, 0, [Said(3, 1, "want up")], 1) == hands_heard(state, 0, [Said(3, 1, "keep-off up")], 1)
    assert hands_heard(state, 0, (), 1) == set(), "who is silent may hold anything"
    impossible = [Said(3, 1, "hold R"), Said(3, 1, "trick up"), Said(3, 1, "hold B")]
    assert {card.colour for hand in hands_heard(state, 0, impossible, 1) for card in hand} == {"R", "B"}


def test_every_signal_is_understood():
    for pro in (False, True):
        for signal in talk.signals(GAME.slug, {"pro": pro}):
            assert list(heard_by.signals_of(heard_by.NUMBERED[str(signal)])) == [signal]
