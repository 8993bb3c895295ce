"""Every conformance vector holds, through the public contract alone. `vectors/README.md` says what the keys mean."""

import json
from pathlib import Path

import pytest

from tenback import games

VECTORS = [
    pytest.param(vector, id=f"{file.stem}-{number}-{'-'.join(vector['rule'])}")
    for file in sorted((Path(__file__).parents[1] / "vectors").glob("*.json"))
    if file.stem in {game.slug for game in games.shelf()}
    for number, vector in enumerate(json.loads(file.read_text()))
]


def comparable(key, value):
    """Cards in a hand, a market or an owned pile are compared sorted."""
    if key == "hands":
        return [sorted(hand) for hand in value]
    if key == "market":
        return sorted(value)
    if key == "seats":
        return [{**seat, "cards": sorted(seat["cards"])} for seat in value]
    return value


@pytest.mark.parametrize("vector", VECTORS)
def test_vector(vector):
    game = games.get(vector["position"]["game"])
    state = game.position(vector["position"])
    written = state.position()
    assert {k: comparable(k, v) for k, v in written.items()} == {
        k: comparable(k, v) for k, v in vector["position"].items()
    }

    offered = {str(action) for action in state.actions()}
    for text in vector.get("legal", ()):
        assert text in offered
        assert state.refusal(game.action(text)) is None
    for text, rule in vector.get("illegal", {}).items():
        assert text not in offered
        refusal = state.refusal(game.action(text))
        assert refusal is not None
        assert refusal.rule == rule, text
    if "only" in vector:
        assert offered == set(vector["only"])

    for text in vector.get("play", ()):
        assert text in {str(action) for action in state.actions()}
        state = state.play(game.action(text))
    after = state.position()
    for key, value in vector.get("then", {}).items():
        if key == "turn" and state.ending is None:
            assert state.turn == value
        assert comparable(key, after[key]) == comparable(key, value), key
    if "ending" in vector:
        if vector["ending"] is None:
            assert state.ending is None
        else:
            for key, value in vector["ending"].items():
                told = getattr(state.ending, key)
                assert (list(told) if isinstance(told, tuple) else told) == value
