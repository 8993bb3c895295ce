"""The Game's `fast` and `strong`: legal, blind to the unseen, honest in their signals, and strong."""

import random
from dataclasses import replace
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from tenback import bots
from tenback.bots.fast import the_game as fast
from tenback.bots.judges import the_game as judges
from tenback.bots.novice import the_game as novice
from tenback.bots.strong import the_game as strong
from tenback.core import Chance, Hidden
from tenback.core.piles import BACKWARDS
from tenback.games.the_game import CARDS, GAME, Pile, View
from tenback.kernels.compiled import AVAILABLE
from tenback.kernels.dice import dice
from tenback.kernels.the_game import batch, endings, meaning, rules, turns, worlds
from tenback.record import Said
from tenback.talk import Gladly, GoAhead, KeepOff, SmallSteps, read
from tests.conformance.players import late_position
from tests.conformance.twins import twin

BUDGET = 0.002  # seconds
GAMES = 3 if AVAILABLE else 1
OPTIONS: tuple[dict[str, bool], ...] = (
    {},
    {"expert": True},
    {"short_hands": True},
    {"on_fire": True},
    {"expert": True, "on_fire": True},
)


class Patient(strong.TheGame):
    """Its clock stands still, so that only the work ends a search."""

    def __init__(self):
        super().__init__(clock=lambda: 0.0)


FAST, STRONG = fast.TheGame(), Patient()
BOTH = pytest.mark.parametrize("bot", [FAST, STRONG], ids=["fast", "strong"])


def positions(bot, seats, options, seed, *, silent=False):
    """Every state of a game that the bot plays with itself, with all that was said."""
    state: Any = GAME.deal(seats, Chance(seed), **options)
    said: list[Said] = []
    actions = 0
    while state.turn is not None:
        if not silent:
            for seat in range(seats):
                words = bot.signals(state.view(seat), said, BUDGET, Chance("words"))
                said += [Said(actions, seat, str(word)) for word in words]
        yield state, tuple(said)
        turn = bot.act(state.view(state.turn), said, BUDGET, Chance(f"{seed} {actions}"))
        seat = state.turn
        for action in turn:
            assert state.turn == seat
            state = state.play(action)
            actions += 1
    yield state, tuple(said)


# Legal, and the same for states that a seat cannot tell apart


@BOTH
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_whole_games_are_legal(bot, seats, options):
    for number in range(GAMES):
        *_, (state, _) = positions(bot, seats, options, f"legal {number}")
        assert state.ending


@BOTH
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_late_positions_are_legal(bot, options):
    rng = random.Random(f"late {options}")
    for _ in range(40 if AVAILABLE else 3):
        state = late_position(GAME, rng.randrange(1, 6), options, rng)
        while state.turn is not None:
            for action in bot.act(state.view(state.turn), (), BUDGET, Chance("late")):
                state = state.play(action)


def tight_position(rng):
    """Experts owe three cards: two small steps down, and one long step up to the only card that fits there."""
    top, foot = rng.randrange(55, 75), rng.randrange(14, 22)
    steps, far = rng.sample(range(4, foot), 2), rng.randrange(top + 12, 97)
    between = [card for card in range(foot + 1, top) if card not in (foot + BACKWARDS, top - BACKWARDS)]
    stuck = rng.sample(between, 5)
    draw = rng.sample([card for card in CARDS if card not in (98, top, 3, foot, far, *steps, *stuck)], 20)
    return GAME.position(
        {
            "game": GAME.slug,
            "options": {"expert": True},
            "piles": {"up1": 98, "up2": top, "down1": 3, "down2": foot},
            "hands": [sorted([*steps, far, *stuck])],
            "draw": draw,
            "turn": 0,
            "played": 0,
        }
    )


@BOTH
def test_whoever_can_lay_what_is_owed_does(bot):
    """Also where what begins most cheaply would be too few."""
    rng = random.Random("tight")
    for _ in range(50 if AVAILABLE else 5):
        state = tight_position(rng)
        turn = bot.act(state.view(0), (), BUDGET, Chance("tight"))
        assert len(turn) >= 4  # three cards at least, and the end of the turn
        for action in turn:
            assert state.turn == 0
            state = state.play(action)


@BOTH
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_choices_are_the_same_for_states_that_a_seat_cannot_tell_apart(bot, seats):
    rng = random.Random(f"twins {seats}")
    different = 0
    for number in range(GAMES):
        for state, said in positions(bot, seats, {}, f"twins {number}"):
            for seat in range(seats):
                other = twin(GAME, state, seat, rng)
                if (other.turn, other.ending) != (state.turn, state.ending) or state.turn is None:
                    continue
                different += other != state
                one, same = state.view(seat), other.view(seat)
                assert bot.signals(one, said, BUDGET, Chance("t")) == bot.signals(same, said, BUDGET, Chance("t"))
                assert bot.gladly(one, said, BUDGET, Chance("t")) == bot.gladly(same, said, BUDGET, Chance("t"))
                if seat == state.turn and (bot is FAST or rng.random() < 0.3):
                    assert bot.act(one, said, BUDGET, Chance("t")) == bot.act(same, said, BUDGET, Chance("t"))
    assert different > 20


# Questions that have no answer


@BOTH
@pytest.mark.parametrize("budget", [0, -1, float("nan")])
def test_no_time_is_an_error_that_says_so(bot, budget):
    view = GAME.deal(3, Chance("no time")).view(0)
    with pytest.raises(ValueError, match="more than 0"):
        bot.act(view, (), budget, Chance("no time"))


def test_out_of_time_it_still_plays_legally():
    class Late(strong.TheGame):
        def __init__(self):
            ticks = iter(range(10**9))
            super().__init__(clock=lambda: float(next(ticks)))

    rng = random.Random("out of time")
    for _ in range(20):
        state = late_position(GAME, 3, {}, rng)
        if state.turn is not None:
            for action in Late().act(state.view(state.turn), (), 1e-9, Chance("late")):
                state = state.play(action)


@BOTH
def test_a_hand_larger_than_any_dealt_is_played_too(bot):
    state = GAME.position(
        {
            "game": "the-game",
            "options": {},
            "piles": {"up1": 1, "up2": 1, "down1": 100, "down2": 100},
            "hands": [list(range(2, 14)), [50, 60]],
            "draw": [70],
            "turn": 0,
            "played": 0,
        }
    )
    assert bot.signals(state.view(0), (), BUDGET, Chance("large")) == ()
    for action in bot.act(state.view(0), (), BUDGET, Chance("large")):
        state = state.play(action)


# Signals (G14)


def rows(view: View):
    """Each pile's row by its published meaning, written anew."""
    unplayed = [card for card in CARDS if card not in view.laid]
    found = []
    for pile, top in enumerate(view.piles):
        back = top - 10 if pile < 2 else top + 10
        ahead = [c for c in unplayed if c > top] if pile < 2 else [c for c in reversed(unplayed) if c < top]
        found.append((([back] if back in unplayed else []) + ahead)[: sum(meaning.SHARES)])
    return found


def raw_words(view: View, hand):
    """The words of a hand, honesty apart."""
    shares = [meaning.STRONGLY] * 2 + [meaning.KEEP_OFF] * 2 + [meaning.SMALL_STEPS] * 3
    return tuple(
        next((level for card, level in zip(row, shares, strict=False) if card in hand), meaning.GO_AHEAD)
        for row in rows(view)
    )


def with_hand(view: View, hand) -> View:
    """What the seat would see if it held another hand, everything public being the same."""
    assert view.seat is not None
    hands = list(view.hands)
    hands[view.seat] = tuple(sorted(hand))
    return replace(view, hands=tuple(hands))


def words(view: View, hand):
    return tuple(fast.words_of(with_hand(view, hand)).tolist())


def unpinned(view: View, rng) -> bool:
    """Whether, for each card of the hand, the same words can come from a hand without it."""
    hand = set(fast.hand_of(view))
    unplayed = [card for card in CARDS if card not in view.laid]
    if len(unplayed) == len(hand):
        return True  # nobody else holds a card: the hand is public anyway
    said = words(view, hand)
    return all(lacking(view, hand, card, said, unplayed, rng) for card in hand)


def lacking(view, hand, card, said, unplayed, rng):  # noqa: PLR0917 - all that a card's absence depends on
    rest, others = hand - {card}, [c for c in unplayed if c not in hand]
    rng.shuffle(others)
    if any(words(view, rest | {other}) == said for other in others):
        return True
    for gone in rest:  # two cards swapped
        for pair in combinations(others, 2):
            if words(view, rest - {gone} | set(pair)) == said:
                return True
    return any(  # any hand at all
        words(view, set(rng.sample([c for c in unplayed if c != card], len(hand)))) == said for _ in range(3000)
    )


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_signal_singles_a_card_out(seats):
    rng = random.Random(f"honest {seats}")
    looked = lowered = 0
    for number in range(6 if AVAILABLE else 1):
        for state, _ in positions(FAST, seats, {}, f"honest {seats} {number}"):
            if state.turn is None:
                continue
            for seat in range(seats):
                view = state.view(seat)
                if fast.hand_of(view):
                    looked += 1
                    lowered += words(view, fast.hand_of(view)) != raw_words(view, fast.hand_of(view))
                    assert unpinned(view, rng), view
    assert looked > 100
    assert lowered > 0


def test_no_signal_singles_a_card_out_near_the_end():
    rng = random.Random("honest endings")
    for _ in range(400 if AVAILABLE else 10):
        state = late_position(GAME, rng.randrange(2, 6), {}, rng)
        for seat in range(len(state.hands)):
            if state.turn is not None and state.hands[seat]:
                assert unpinned(state.view(seat), rng), state.view(seat)


def test_every_level_has_the_word_that_is_published():
    words = ["go-ahead", "small-steps", "keep-off", "keep-off-strongly"]
    levels = [meaning.GO_AHEAD, meaning.SMALL_STEPS, meaning.KEEP_OFF, meaning.STRONGLY]
    for pile in Pile:
        assert [str(fast.SIGNALS[level, pile]) for level in levels] == [f"{word} {pile}" for word in words]
    assert {str(said): meant for meant, said in fast.SIGNALS.items()} == fast.HEARD


def test_words_are_lowered_never_raised():
    rng = random.Random("lowered")
    for _ in range(300 if AVAILABLE else 20):
        state = late_position(GAME, rng.randrange(2, 6), {}, rng)
        for seat, hand in enumerate(state.hands):
            if hand:
                view = state.view(seat)
                assert all(said <= raw for said, raw in zip(words(view, hand), raw_words(view, hand), strict=True))


@BOTH
def test_signals_are_said_once_and_not_in_the_middle_of_a_turn(bot):
    state = GAME.deal(3, Chance("once"))
    view = state.view(0)
    first = bot.signals(view, (), BUDGET, Chance("x"))
    assert [str(word).split()[1] for word in first] == ["up1", "up2", "down1", "down2"]
    assert all(isinstance(word, KeepOff | SmallSteps | GoAhead) for word in first)
    assert all(read("the-game", {}, str(word)) == word for word in first)
    said = first_words(bot, state)
    assert bot.signals(view, said, BUDGET, Chance("x")) == ()
    assert bot.signals(state.play(state.actions()[0]).view(0), said, BUDGET, Chance("x")) == ()
    assert bot.signals(GAME.deal(1, Chance("alone")).view(0), (), BUDGET, Chance("x")) == ()


def first_words(bot, state):
    said: list[Said] = []
    for seat in range(len(state.hands)):
        said += [Said(0, seat, str(word)) for word in bot.signals(state.view(seat), said, BUDGET, Chance("x"))]
    return said


def test_words_are_taken_exactly_only_where_everybody_talks_so():
    state: Any = GAME.deal(3, Chance("alike"))
    said, view = first_words(FAST, state), state.view(0)
    assert len(said) == 12
    assert (fast.exactly_meant(view, said) == fast.standing(view, said)).all()
    assert (fast.exactly_meant(view, said)[:3] != meaning.SILENT).all()
    later = [*said, Said(3, 2, "go-ahead up1")]
    assert (fast.exactly_meant(view, later) == fast.standing(view, later)).all(), "later words are of what has changed"
    for otherwise in (said[:-1], said[:8], [*said[:8], *(Said(n, 2, word.signal) for n, word in enumerate(said[8:]))]):
        assert (fast.exactly_meant(view, otherwise) == meaning.SILENT).all()


def test_worlds_fit_words_only_where_they_are_taken_exactly(monkeypatch):
    asked: list[Any] = []
    ask = strong.Question.ask

    def heard(question, **how):
        asked.append(question.room.mine.said[:3].copy())
        ask(question, **how)

    monkeypatch.setattr(strong.Question, "ask", heard)
    state: Any = GAME.deal(3, Chance("alike"))
    said, view = first_words(FAST, state), state.view(0)
    STRONG.act(view, said, BUDGET, Chance("x"))
    assert (asked[-1] == fast.standing(view, said)[:3]).all()
    STRONG.act(view, said[:-1], BUDGET, Chance("x"))
    assert (asked[-1] == meaning.SILENT).all()
    decision = judges.TheGame().question(view, said[:-1], FAST.act(view, said, BUDGET, Chance("x")), Chance("x"))
    decision.play_out([0, 1], 4)
    assert (asked[-1] == meaning.SILENT).all()


@BOTH
def test_after_somebody_who_is_silent_no_bot_asks_for_much(bot):
    for number in range(20):
        state: Any = GAME.deal(4, Chance(f"behind {number}"))
        for seat in (1, 2, 3):
            words = bot.signals(state.view(seat), (), BUDGET, Chance("x"))
            assert words == novice.TheGame().signals(state.view(seat), (), BUDGET, Chance("x"))


# Worlds, endings, games in the kernel


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_worlds_fit_what_is_seen_and_what_was_said(seats):
    rolls = dice(11)
    fitting = asked = 0
    for state, said in positions(FAST, seats, {}, f"worlds {seats}"):
        if state.turn is None:
            break
        view = state.view(state.turn)
        heard = fast.standing(view, said)
        room = batch.room()
        fast.sit_down(room.mine, view, heard)
        for _ in range(5):
            world = fast.table_of(view)
            missed = worlds.imagine(room.mine, world, state.turn, rolls, room.pool)
            position = rules.decode(world)
            dealt = [*position["draw"], *(card for hand in position["hands"] for card in hand)]
            assert sorted([*dealt, *view.laid]) == list(CARDS)
            assert list(map(len, position["hands"])) == list(map(len, state.hands))
            assert tuple(position["hands"][state.turn]) == state.hands[state.turn]
            asked += 1
            if missed == 0:
                fitting += 1
                for seat, hand in enumerate(position["hands"]):
                    assert hand == sorted(hand)
                    if hand:
                        assert words(state.view(seat), hand) == tuple(heard[seat])
    assert fitting > 0.9 * asked


def test_an_ending_is_won_where_trying_everything_finds_a_way():
    rng = random.Random("endings")
    seen = set()
    climb = endings.ladder()
    for _ in range(300 if AVAILABLE else 10):
        seats = rng.randrange(1, 4)
        cards = rng.sample(CARDS, rng.randrange(seats, 7))
        hands = [sorted(cards[seat::seats]) for seat in range(seats)]
        free = [card for card in CARDS if card not in cards]
        state = GAME.position(
            {
                "game": "the-game",
                "options": {},
                "piles": dict(zip(("up1", "up2", "down1", "down2"), rng.sample(free, 4), strict=True)),
                "hands": hands,
                "draw": [],
                "turn": 0,
                "played": 0,
            }
        )
        found = endings.winnable(climb, rules.encode(state), 10**6)
        assert found == can_win(state, {})
        seen.add(found)
    assert seen == {0, 1}


def can_win(state, known):
    if state.ending:
        return int(state.ending.won)
    if state not in known:
        known[state] = int(any(can_win(state.play(action), known) for action in state.actions()))
    return known[state]


def test_games_in_the_kernel_are_those_of_the_bot():
    """The compiled policy and the bot, asked through views, lay the same cards."""
    seats, games = 3, 6 if AVAILABLE else 1
    for number in range(games):
        array = rules.dealt(seats, 100 + number)
        state = GAME.position(rules.decode(array))
        said: list[Said] = []
        desk = turns.desk()
        batch.own(desk.owners, array)
        weights = fast.weights_for(seats, silent=False, expert=False, on_fire=False)
        while state.turn is not None:
            for seat in range(seats):
                said += [Said(0, seat, str(w)) for w in FAST.signals(state.view(seat), said, BUDGET, Chance("x"))]
            unplayed = batch.speak(desk, array, 0)
            view = state.view(state.turn)
            heard = fast.standing(view, said)
            assert all((heard[s] == desk.said[s]).all() for s in range(seats) if state.hands[s])
            assert turns.plan(desk, array, weights, unplayed, batch.BASES, False)  # noqa: FBT003 - compiled functions take no keywords
            turn = int(desk.best[0])
            assert FAST.act(view, said, BUDGET, Chance("x")) == fast.actions_of(view, turn)
            batch.perform(desk.owners, array, turn)
            for action in fast.actions_of(view, turn):
                state = state.play(action)
            assert rules.decode(array) == state.position()


def test_whole_games_in_the_kernel_are_reproducible_and_mostly_good():
    weights = fast.weights_for(3, silent=False, expert=False, on_fire=False)
    games = 300 if AVAILABLE else 2
    lefts = batch.play_games(weights, 3, games, 5)
    assert (lefts == batch.play_games(weights, 3, games, 5)).all()
    assert lefts.mean() < 12
    assert (lefts >= 0).all()


def test_the_score_to_tune_by():
    tuning = fast.TUNING
    assert set(tuning.start) == set(tuning.spread) == set(tuning.names)
    for variant in ("1", "2 silent", "3 expert", "4 on_fire"):
        assert variant in tuning.variants
        assert -1 < tuning.score(tuning.start, variant, 4, 1) <= 1


def test_a_good_opening_is_said_gladly():
    def opened(hand):
        state: Any = GAME.deal(2, Chance("glad"))
        others = [card for card in CARDS if card not in hand]
        view = with_hand(state.view(0), hand)
        assert isinstance(view.hands[1], Hidden)
        assert others
        return FAST.gladly(view, (), BUDGET, Chance("glad"))

    assert opened((2, 3, 40, 50, 60, 97, 98)) is Gladly.GLADLY
    assert opened((44, 45, 47, 49, 51, 53, 56)) is Gladly.RATHER_NOT


def test_both_are_on_the_shelf():
    assert {"fast", "strong"} <= set(bots.strengths("the-game"))
    assert isinstance(bots.get("the-game", "strong"), strong.TheGame)


def test_weights_are_found_for_every_table():
    for seats in GAME.seats:
        for silent, expert, on_fire in np.ndindex(2, 2, 2):
            found = fast.weights_for(seats, silent=bool(silent), expert=bool(expert), on_fire=bool(on_fire))
            assert found.shape == (len(turns.NAMES),)


def test_candidates_are_tried_in_whole_worlds():
    """Every card that the seat does not see lies somewhere, once; its own hand stays as it is."""
    state: Any = GAME.deal(3, Chance("whole worlds"))
    view = state.view(state.turn)
    words = fast.standing(view, ())
    room, array = batch.room(), fast.table_of(view)
    unplayed, tuned = fast.sit_down(room.mine, view, words), fast.weights_at(view, words)
    count = turns.plan(room.mine, array, tuned, unplayed, 3, True)  # noqa: FBT003 - compiled functions take no keywords
    room.turns[:] = room.mine.best
    question = strong.Question(room, array, tuned, batch.EVERYBODY, dice(7))
    seen = []
    for until in (1, 2, 3):
        question.ask(alive=(1 << min(count, 2)) - 1, until=until, positions=0, winnable=0.0)
        world = rules.decode(room.world)
        dealt = [*world["draw"], *(card for hand in world["hands"] for card in hand)]
        assert sorted(dealt) == list(CARDS)
        assert world["hands"][view.seat] == list(state.hands[view.seat])
        seen.append(dealt)
    assert seen[0] != seen[1] != seen[2]
