"""Actions, masks, observations and returns: complete, within their bounds, and without secrets."""

import random
import subprocess
import sys

import numpy as np
import pytest

from tenback import games
from tenback.core import Chance, Ending
from tenback.envs import adapter
from tenback.games.ten import Reason
from tests.conformance.players import any_options, careful, late_position
from tests.conformance.tables import every_action
from tests.conformance.twins import twin

SLUGS = [game.slug for game in games.shelf()]


def states(slug, seed, *, plays=2):
    """States of a few games, from the deal to the end, and a few late ones."""
    game, rng = games.get(slug), random.Random(f"{slug} {seed}")
    for play in range(plays):
        seats = game.seats[play % len(game.seats)]
        options = any_options(game, seats, rng)
        state = game.deal(seats, Chance(f"{seed} {play}"), **options)
        while True:
            yield game, state
            if state.turn is None:
                break
            state = state.play(careful(rng, state))
        yield game, late_position(game, seats, options, rng)


def viewers(state):
    data = state.position()
    return range(len(data["hands"])) if "hands" in data else range(len(data["seats"]))


@pytest.mark.parametrize("slug", SLUGS)
def test_every_action_that_is_ever_legal_has_a_number_and_a_text(slug):
    numbered = adapter.get(slug)
    assert len(set(numbered.texts)) == len(numbered.texts)
    assert [numbered.number(numbered.action(number)) for number in range(len(numbered.texts))] == list(
        range(len(numbered.texts))
    )
    never = {"pay:*", "#"} if slug == "ten" else set()  # wilds do not pay (T13)
    for action in every_action(games.get(slug)):
        if str(action) != "bid:0" and not any(part in str(action) for part in never):
            assert str(numbered.action(numbered.number(action))) == str(action)


@pytest.mark.parametrize("slug", SLUGS)
def test_masks_are_the_legal_actions(slug):
    numbered = adapter.get(slug)
    for _, state in states(slug, "masks"):
        mask = numbered.mask(state.actions())
        assert mask.dtype == np.int8
        assert {numbered.texts[number] for number in mask.nonzero()[0]} == set(map(str, state.actions()))
        assert numbered.numbers(state.actions()) == mask.nonzero()[0].tolist()


@pytest.mark.parametrize("slug", SLUGS)
def test_observations_stay_within_their_bounds(slug):
    numbered = adapter.get(slug)
    for _, state in states(slug, "bounds"):
        for seat in viewers(state):
            seen = numbered.observation(state.view(seat))
            assert seen.shape == (numbered.layout.size,)
            assert (seen >= 0).all()
            assert (seen <= numbered.layout.high).all()


@pytest.mark.parametrize("slug", SLUGS)
def test_states_that_a_seat_cannot_tell_apart_look_alike(slug):
    numbered, rng, different = adapter.get(slug), random.Random(slug), 0
    for game, state in states(slug, "twins"):
        for seat in viewers(state):
            other = twin(game, state, seat, rng)
            if other.ending != state.ending:
                continue  # what the others hold has shown
            different += other != state
            assert (numbered.observation(state.view(seat)) == numbered.observation(other.view(seat))).all()
    assert different > 50


@pytest.mark.parametrize("slug", SLUGS)
def test_states_that_a_seat_can_tell_apart_look_different(slug):
    """Along a game every action changes what everybody sees, but for a second look at the same thing."""
    numbered = adapter.get(slug)
    game, rng = games.get(slug), random.Random(slug)
    state = game.deal(game.seats[-1], Chance("apart"))
    while state.turn is not None:
        after = state.play(careful(rng, state))
        for seat in viewers(state):
            if state.view(seat) != after.view(seat):
                assert (numbered.observation(state.view(seat)) != numbered.observation(after.view(seat))).any()
        state = after


def test_an_observation_reads_aloud():
    state = games.get("the-game").deal(2, Chance("aloud")).play(games.get("the-game").action("25>up1"))
    numbered = adapter.get("the-game")
    text = numbered.layout.told(numbered.observation(state.view(1)))
    assert "piles: up1=25 up2=1 down1=100 down2=100" in text
    assert "held: you=7 next=6" in text
    assert "turn: next\n" in text
    assert text.endswith("laid: 25")


@pytest.mark.parametrize(
    ("slug", "seats", "ending", "worth"),
    [
        ("the-game", 3, {"won": True, "left": 0}, (1, 1, 1)),
        ("the-game", 2, {"won": False, "left": 49}, (-0.5, -0.5)),
        ("quick-and-easy", 2, {"won": False, "left": 5}, (-0.1, -0.1)),
        ("face-to-face", 2, {"winners": (1,)}, (-1, 1)),
        ("ten", 1, {"won": True, "winners": (0,)}, (1,)),
        ("ten", 1, {"won": False, "winners": ()}, (-1,)),
        ("ten", 3, {"winners": (0,)}, (1, -0.5, -0.5)),
        ("ten", 4, {"winners": (0, 3)}, (1 / 3, -1 / 3, -1 / 3, 1 / 3)),
        ("ten", 2, {"winners": (0, 1)}, (0, 0)),
    ],
)
def test_what_a_game_was_worth(slug, seats, ending, worth):
    made = Ending(Reason.SHARED, "T21", **ending)
    assert adapter.get(slug).returns(made, seats) == pytest.approx(worth)


def test_tenback_needs_none_of_the_packages():
    """Everything but the three doors themselves can be imported where the packages are not."""
    script = """
import sys, pkgutil, importlib
for name in ("gymnasium", "pettingzoo", "pyspiel", "open_spiel"):
    sys.modules[name] = None
import tenback
doors = {"tenback.envs.gym", "tenback.envs.zoo", "tenback.envs.spiel", "tenback.envs.spaces"}
for found in pkgutil.walk_packages(tenback.__path__, "tenback."):
    if found.name in doors:
        try:
            importlib.import_module(found.name)
        except ImportError:
            doors.remove(found.name)
    elif found.name.startswith(("tenback.envs", "tenback.games", "tenback.bots", "tenback.core")):
        importlib.import_module(found.name)
assert not doors, doors
"""
    subprocess.run([sys.executable, "-c", script], check=True, timeout=120)  # noqa: S603 - our own words
