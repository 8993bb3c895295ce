"""OpenSpiel: its own random simulations, and that nobody is told what it may not know."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import tenback.envs.spiel  # noqa: F401 - registers the games
from tenback.core import OptionError, SeatError
from tenback.envs.adapter import EnvError
from tests.envs.tables import TABLES, label


def loaded(game, seats, **options):
    return pyspiel.load_game(f"tenback_{game.replace('-', '_')}", {"players": seats, **options})


def walked(state, rng, *, until=None):
    """Moves at random, chance's too, to the end or until a state is found."""
    while not state.is_terminal() and not (until and until(state)):
        if state.is_chance_node():
            numbers, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, shares)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_openspiels_random_simulation(table):
    game, seats, options = table
    pyspiel.random_sim_test(loaded(game, seats, **options), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", ["the-game", "quick-and-easy"])
def test_openspiels_random_simulation_with_states_written_and_read(game):
    pyspiel.random_sim_test(loaded(game, 2), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_chance_is_fair_and_the_end_is_worth_what_the_rules_say(table):
    game, seats, options = table
    rng = random.Random(label(table))
    state = loaded(game, seats, **options).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            shares = [share for _, share in state.chance_outcomes()]
            assert sum(shares) == pytest.approx(1)
            if game != "ten":  # whose deck has copies
                assert len(set(shares)) == 1
        walked(state, rng, until=one_more(state))
    now = state._past.state
    assert state.returns() == list(state._setting.face.returns(now.ending, seats))


HIDING = [table for table in TABLES if table[0] != "ten" and table[1] > 1]


@pytest.mark.parametrize("table", HIDING, ids=label)
def test_hidden_cards_do_not_change_what_a_seat_is_told(table):
    """The same game again, but a card that somebody holds is another one, which nobody has had: nobody else notices."""
    game, seats, options = table
    spiel, rng = loaded(game, seats, **options), random.Random(label(table))
    compared = 0
    for _ in range(40):
        state, moves, left = spiel.new_initial_state(), [], rng.randrange(12)
        while not state.is_terminal() and (state.is_chance_node() or left):
            left -= state.is_player_node()
            whose = (state._whose or [None])[0] if state.is_chance_node() else None
            walked(state, rng, until=one_more(state))
            moves.append((state.history()[-1], whose))
        if state.is_terminal():
            continue
        holder = rng.randrange(seats)
        data, kinds = state._past.state.position(), state._setting.kinds
        stock = data["draw"] if "draw" in data else data["draws"][holder]
        if not data["hands"][holder] or not stock:
            continue
        held, instead = (kinds.index(rng.choice(cards)) for cards in (data["hands"][holder], stock))
        other = spiel.new_initial_state()
        for action, whose in moves:
            other.apply_action(instead if whose == holder and action == held else action)
            if other.is_terminal():
                break  # with that card the holder is stuck, and everybody is told
        else:
            for viewer in set(range(seats)) - {holder}:
                assert state.information_state_string(viewer) == other.information_state_string(viewer)
                assert state.observation_string(viewer) == other.observation_string(viewer)
                assert state.observation_tensor(viewer) == other.observation_tensor(viewer)
                compared += 1
            assert state.information_state_string(holder) != other.information_state_string(holder)
            assert state.observation_tensor(holder) != other.observation_tensor(holder)
    assert compared >= 10


def one_more(state):
    """Until a move has been made."""
    length = len(state.history())
    return lambda now: len(now.history()) > length


@pytest.mark.parametrize("table", HIDING, ids=label)
def test_cards_that_others_draw_are_counted_and_not_named(table):
    game, seats, options = table
    rng = random.Random(label(table))
    state = walked(loaded(game, seats, **options).new_initial_state(), rng)
    for player in range(seats):
        for text in state.information_state_string(player).split()[1:]:
            seat, _, action = text.partition(":")
            if action.startswith("end"):
                assert ("(" in action) == (seat == str(player) and action != "end")


def test_a_search_that_sees_the_state_does_not_see_the_next_card():
    """Alone nothing is hidden but the order of the draw pile, and that is not decided yet."""
    state = walked(
        loaded("the-game", 1).new_initial_state(), random.Random(1), until=lambda state: not state.is_chance_node()
    )
    assert loaded("the-game", 1).get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
    while 392 not in state.legal_actions():
        state.apply_action(state.legal_actions()[0])
    state.apply_action(392)
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 90


def test_copies_go_their_own_ways():
    state = walked(
        loaded("ten", 3).new_initial_state(), random.Random(2), until=lambda state: len(state.history()) == 30
    )
    before = str(state)
    copy = state.clone()
    walked(copy, random.Random(3))
    assert str(state) == before
    assert copy.is_terminal()


@pytest.mark.parametrize(
    ("game", "seats", "options", "error"),
    [
        ("quick-and-easy", 1, {}, SeatError),
        ("ten", 3, {"limit": 5}, OptionError),
        ("ten", 2, {"deck": "x"}, OptionError),
    ],
)
def test_bad_tables_are_refused(game, seats, options, error):
    with pytest.raises((error, pyspiel.SpielError)):
        loaded(game, seats, **options)


@pytest.mark.parametrize("table", HIDING, ids=label)
def test_another_state_that_a_seat_could_not_tell_from_this_one(table):
    """Its past, its observation and what all see are the same; what others hold is not, and chance can go on."""
    game, seats, options = table
    rng = random.Random(label(table))
    others = set()
    for _ in range(4):
        state = walked(
            loaded(game, seats, **options).new_initial_state(),
            rng,
            until=lambda now: not now.is_chance_node() and rng.random() < 0.05,
        )
        if state.is_terminal():
            continue
        seat = state.current_player()
        for _ in range(4):
            again = state.resample_from_infostate(seat, rng.random)
            assert again.information_state_string(seat) == state.information_state_string(seat)
            assert again.observation_string(seat) == state.observation_string(seat)
            assert again.legal_actions() == state.legal_actions()
            others.add(str(again))
            walked(again, rng)
    assert len(others) > 4


@pytest.mark.parametrize("game", ["the-game", "quick-and-easy", "face-to-face"])
def test_openspiels_search_over_information_sets_runs(game):
    state = walked(loaded(game, 2).new_initial_state(), random.Random(1), until=lambda now: not now.is_chance_node())
    search = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
        uct_c=1.0,
        max_simulations=5,
        random_state=np.random.RandomState(1),
    )
    assert search.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", ["the-game", "quick-and-easy", "face-to-face"])
def test_openspiels_playthrough_with_what_is_public_and_what_is_ones_own(game):
    players = {"the-game": 2, "quick-and-easy": 2, "face-to-face": 2}[game]
    lines = generate_playthrough.playthrough(
        f"tenback_{game.replace('-', '_')}(players={players})", action_sequence=None, seed=1
    )
    assert "PublicObservationString" in lines
    assert "PrivateObservationString" in lines


@pytest.mark.parametrize("table", HIDING, ids=label)
def test_public_and_own_make_up_the_whole(table):
    game, seats, options = table
    rng = random.Random(label(table))
    state = walked(loaded(game, seats, **options).new_initial_state(), rng, until=lambda now: not now.is_chance_node())
    whole, public, own = (observer(state, public=p, own=o) for p, o in ((True, True), (True, False), (False, True)))
    for each in (whole, public, own):
        each.set_from(state, 0)
    assert (public.tensor + own.tensor == whole.tensor).all()
    assert not public.dict["hand"].any()
    assert own.dict["hand"].any()
    assert not own.dict["turn"].any()
    for seat in range(seats):
        assert public.string_from(state, seat) == public.string_from(state, 0)  # the same for all


def observer(state, *, public, own):
    private = pyspiel.PrivateInfoType.SINGLE_PLAYER if own else pyspiel.PrivateInfoType.NONE
    kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=False, private_info=private)
    return state.get_game().make_py_observer(kind)


def test_an_observer_shows_one_seat_only():
    game = loaded("the-game", 2)
    with pytest.raises(EnvError, match="one seat"):
        game.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
        )
