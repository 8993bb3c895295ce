"""Quick & Easy, `fast` and `strong`: legal, honest, blind to what their seat may not know, and good listeners."""

import itertools
import random
import tomllib
from collections import defaultdict
from dataclasses import replace
from itertools import combinations, count
from typing import Any

import numpy as np
import pytest

from tenback import bots, games, talk
from tenback.bots import weights
from tenback.bots.fast import quick_and_easy as fast
from tenback.bots.novice import quick_and_easy as novice
from tenback.bots.strong import learn_quick_and_easy
from tenback.bots.strong import quick_and_easy as strong
from tenback.bots.strong.quick_and_easy import QuickAndEasy as Strong
from tenback.bots.weights import WeightsError
from tenback.core import Chance, Hidden
from tenback.games.quick_and_easy import CARDS
from tenback.kernels.compiled import AVAILABLE
from tenback.record import Said
from tenback.talk import Gladly, Hold, Signal
from tests.conformance.players import late_position
from tests.conformance.twins import twin

GAME: Any = games.get("quick-and-easy")
TABLES = [(seats, pro) for seats in GAME.seats for pro in (False, True)]
BUDGET = 0.002  # seconds' worth of work, whatever the clock says
NOVICE = novice.QuickAndEasy()
BOTS = {"fast": fast.QuickAndEasy(), "strong": Strong(clock=lambda: 0.0)}


def asked(strength, kind, state, seat, said):
    return getattr(BOTS[strength], kind)(state.view(seat), said, BUDGET, Chance("dice"))


def table_talk(state, said, actions):
    """Everyone speaks, one after the other, as after each turn."""
    for seat in range(len(state.hands)):
        spoken = asked("fast", "signals", state, seat, said)
        assert len({str(word).split()[1] for word in spoken}) == len(spoken), "one word about each thing"
        for word in spoken:
            assert talk.read(GAME.slug, {"pro": state.options.pro}, str(word)) == word
        said = [*said, *(Said(actions, seat, str(word)) for word in spoken)]
    return said


def positions(seed):
    """Of the first halves of games that two play without a word."""
    for number in range(50):
        state = GAME.deal(2, Chance(f"{seed} {number}"))
        while state.turn is not None and len(state.draw) > 20:
            yield state
            for action in asked("fast", "act", state, state.turn, ()):
                state = state.play(action)


@pytest.mark.parametrize(("seats", "pro"), TABLES)
def test_turns_are_legal_and_depend_on_nothing_unseen(seats, pro):
    rng = random.Random(f"bots {seats} {pro}")
    whole = GAME.deal(seats, Chance(f"bots {seats} {pro}"), pro=pro)
    for state in (whole, *(late_position(GAME, seats, {"pro": pro}, rng) for _ in range(3))):
        play(state, rng)


def play(state, rng):
    said: list[Said] = []
    for actions in count():
        if state.turn is None:
            return
        said = table_talk(state, said, actions)
        seat = state.turn
        if rng.random() < 0.3:
            same_answers_in_a_twin(state, said, rng)
        turn = asked(rng.choice(("fast", "strong")), "act", state, seat, said)
        assert "end" not in map(str, turn[:-1])
        for action in turn:
            assert state.turn == seat
            state = state.play(action)


def same_answers_in_a_twin(state, said, rng):
    """What a seat cannot tell apart gets one answer: hands and draw pile dealt anew, the words heard the same."""
    for seat in range(len(state.hands)):
        other = twin(GAME, state, seat, rng)
        if (other.turn, other.ending) != (state.turn, state.ending):
            continue  # everyone is told that a game has ended: these two can be told apart
        for strength in BOTS:
            for kind in ("act", "signals", "gladly") if state.turn == seat else ("signals",):
                assert asked(strength, kind, other, seat, said) == asked(strength, kind, state, seat, said)


@pytest.mark.parametrize("strength", list(BOTS))
def test_in_the_middle_of_a_turn_it_is_finished(strength):
    state = GAME.deal(2, Chance("middle"))
    state = state.play(state.actions()[0])
    turn = asked(strength, "act", state, 0, ())
    assert str(turn[-1]) == "end"
    for action in turn:
        state = state.play(action)
    assert state.turn == 1


def test_the_last_card_ends_the_game_without_an_end():
    data = {
        **GAME.deal(2, Chance("a")).position(),
        "hands": [["R5"], []],
        "draw": [],
        "piles": {"up": "R4", "down": "B9"},
    }
    for strength in BOTS:
        (lay,) = asked(strength, "act", GAME.position(data), 0, ())
        assert str(lay) in {"R5>up", "R5>down"}


# Budget


@pytest.mark.parametrize("budget", [0, -1, float("nan")])
def test_a_budget_is_above_zero(budget):
    view = GAME.deal(2, Chance("a")).view(0)
    with pytest.raises(ValueError, match="seconds above 0"):
        bots.get(GAME.slug, "strong").act(view, (), budget, Chance("dice"))


def test_out_of_time_it_still_answers():
    state, ticks = GAME.deal(3, Chance("a")), count()
    for action in Strong(clock=lambda: float(next(ticks))).act(state.view(0), (), 0.5, Chance("dice")):
        state = state.play(action)


def test_the_clock_stops_the_thinking():
    ticks = count()
    Strong(clock=lambda: next(ticks) / 10).act(GAME.deal(3, Chance("a")).view(0), (), 0.5, Chance("dice"))
    assert next(ticks) < 12


def test_the_same_question_gets_the_same_answer_and_other_dice_may_not():
    state = GAME.deal(4, Chance("same"))
    for strength in BOTS:
        assert len({asked(strength, "act", state, 0, ()) for _ in range(3)}) == 1


# Talking


@pytest.mark.parametrize("pro", [False, True])
@pytest.mark.parametrize("held", [1, 2])
def test_no_words_leave_one_card_possible(held, pro):
    """For every hand that the seat might hold, what it would say; hands that say the same have no card in common."""
    rng, talkative = random.Random(f"honest {held} {pro}"), 0
    words_heard: set[Signal] = set()
    dealt: Any = GAME.deal(2, Chance("honest"), pro=pro)
    for number in range(40):
        unlaid = sorted(rng.sample(CARDS, (3, 4, 5, 6, 8, 10, 13)[number % 7]))
        laid = tuple(card for card in CARDS if card not in unlaid)
        tops = (rng.choice(laid), rng.choice(laid))
        said_with = defaultdict(list)
        for hand in combinations(unlaid, held):
            view = replace(dealt.view(0), laid=laid, piles=tops, hands=(hand, Hidden(1)))
            said_with[BOTS["fast"].signals(view, (), BUDGET, Chance("dice"))].append(set(hand))
        for words, hands in said_with.items():
            alone = set.intersection(*hands)
            assert not alone or (not words and len(said_with) == 1), (words, hands)
        words_heard.update(*said_with)
        talkative += len(said_with) > 1
    assert talkative > 20
    assert len(words_heard) > (5 if pro else 12)


@pytest.mark.parametrize("strength", ["fast", "strong"])
def test_a_turn_is_planned_whole_even_if_its_first_card_is_forced(strength):
    """What was said is of the table before that card."""
    piles, hands = {"up": "R9", "down": "B5"}, [["G7", "Y4"], ["P10", "R1"]]  # G7 fits nowhere, Y4 on one pile only
    state = GAME.position({**GAME.deal(2, Chance("a")).position(), "piles": piles, "hands": hands, "draw": ["G1"]})
    assert list(map(str, state.actions())) == ["Y4>down"]
    assert list(map(str, asked(strength, "act", state, 0, ()))) == ["Y4>down", "end"]


def test_nobody_speaks_without_cards():
    data = {**GAME.deal(2, Chance("a")).position(), "hands": [["R5"], []], "draw": []}
    assert asked("fast", "signals", GAME.position(data), 1, ()) == ()


@pytest.mark.parametrize(
    ("hand", "gladly"),
    [
        (["R1", "B5"], Gladly.GLADLY),
        (["R6", "B10"], Gladly.GLADLY),
        (["R3", "B5"], Gladly.WILLING),
        (["R6", "B5"], Gladly.RATHER_NOT),
    ],
)
def test_how_gladly_it_would_start(hand, gladly):
    data = {**GAME.deal(2, Chance("a")).position(), "hands": [["G5"], hand], "draw": []}
    assert asked("strong", "gladly", GAME.position(data), 1, ()) is gladly


# Listening


def hands_heard(state, seat, said, of):
    found = fast.Listening(state.view(seat), said).hands()
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
            assert not any(fast.among_others(state.view(seat), said) for seat in range(seats))
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
                if times > fast.TO_BE_KNOWN + 1:
                    assert fast.among_others(view, said)
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
            assert list(fast.signals_of(fast.NUMBERED[str(signal)])) == [signal]


# Tuning, and how good it is


def test_every_variant_has_weights_and_a_score():
    for which in fast.TUNING.variants:
        seats, *rest = which.split()
        assert len(fast.weights_for(int(seats), pro="pro" in rest, silent="silent" in rest)) == len(fast.TUNING.names)
    assert set(fast.TUNING.names) == set(fast.TUNING.start) == set(fast.TUNING.spread)
    start = fast.TUNING.start
    scores = {which: fast.TUNING.score(start, which, 60, 3) for which in ("3", "3 silent", "3 pro")}
    assert scores["3"] == fast.TUNING.score(start, "3", 60, 3)
    assert scores["3"] > max(scores["3 silent"], scores["3 pro"])


def test_fast_leaves_far_fewer_cards_than_a_novice():
    left = {name: sum(ending(name, number).left for number in range(30)) for name in ("novice", "fast")}
    assert left["fast"] < left["novice"] / 2


def ending(strength, number):
    state, bot = GAME.deal(3, Chance(f"team {number}")), bots.get(GAME.slug, strength)
    said: list[Said] = []
    actions = 0
    while state.turn is not None:
        for seat in range(3):
            spoken = bot.signals(state.view(seat), said, BUDGET, Chance("dice"))
            said = [*said, *(Said(actions, seat, str(word)) for word in spoken)]
        for action in bot.act(state.view(state.turn), said, BUDGET, Chance(f"{number} {actions}")):
            state = state.play(action)
        actions += 1
    return state.ending


# The networks

USED_BY = {"standard": (3, False), "two": (2, False), "pro": (2, True)}  # by network: a table that asks it


def a_file(tmp_path, monkeypatch, text):
    file = tmp_path / "network.toml"
    file.write_text(text)
    monkeypatch.setattr(weights, "path", lambda _: file)
    strong.learnt.cache_clear()
    try:
        return {name: strong.learnt(seats, pro=pro) for name, (seats, pro) in USED_BY.items()}
    finally:
        strong.learnt.cache_clear()


@pytest.mark.skipif(not AVAILABLE, reason="nothing is learnt without Numba")
def test_what_is_learnt_can_be_read_and_says_how(tmp_path, monkeypatch):
    asked = ["--rounds", "2", "--games", "5", "--seed", "3"]
    text = learn_quick_and_easy.main(asked)
    assert text == learn_quick_and_easy.main(asked) != learn_quick_and_easy.main([*asked[:-1], "4"])
    told, nets = tomllib.loads(text), a_file(tmp_path, monkeypatch, text)
    assert told.keys() == set(USED_BY)
    for name, entry in told.items():
        assert entry["how"].endswith("--rounds 2 --games 5 --seed 3")
        assert (nets[name] == np.array(entry["values"])).all()
    assert not any((nets[one] == nets[other]).all() for one, other in itertools.combinations(nets, 2))


@pytest.mark.parametrize("text", ["", "[standard]\nvalues = [[1.0]]", "[standard]\nvalues = 'many'"])
def test_a_damaged_network_is_refused(tmp_path, monkeypatch, text):
    with pytest.raises(WeightsError, match=r"network.toml, \[standard\]: values must be 59 rows of 32 finite numbers"):
        a_file(tmp_path, monkeypatch, text)
