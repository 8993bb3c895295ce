"""The `tenback` command as its users have it: at a keyboard, in a pipe, killed, fed with nonsense."""

import random
import re
from contextlib import suppress

import pytest

from tenback import games, record
from tenback.cli import seen
from tenback.cli.people import People
from tests.cli.kit import FINE, KINDS, UNFINISHED, begun, broken_off, play_args, played, resumed, run, tell, written


def people_type(told):
    """What the people at the keyboard type for the game to be played like this; TEN acts by itself."""
    turns = [state.turn for state in record.states(told)]
    return [text for text, turn in zip(told.actions, turns, strict=False) if turn in range(len(told.seats))]


# Whole games through a pipe


@pytest.mark.parametrize(("slug", "players", "settings"), KINDS)
def test_a_whole_game_through_a_pipe_is_kept_holds_and_is_told_again(slug, players, settings, tmp_path):
    told = played(begun(slug, players, settings), random.Random(f"{slug}{players}"))
    file = tmp_path / "game.json"
    result = f"({told.state.ending.rule})"

    code, said, complained = tell(*play_args(told, settings), "--save", file, stdin="\n".join(people_type(told)))

    assert (code, complained) == (FINE, "")
    assert record.read(file.read_bytes()) == told
    assert f"{result}\nThe seed was cli, as its SHA-256 proves: {told.seed_hash}\n" in said
    assert said.endswith(f"Look back with: tenback replay {file}\n")
    sentence = said.split("\nThe seed was")[0].rsplit("\n", 1)[1]
    assert said.count(sentence) == 1
    if slug != "ten":
        on_turn = {told.seats[state.turn] for state in record.states(told) if state.turn is not None}
        assert on_turn == set(re.findall("^--- (.*) ---$", said.replace("Your turn", told.seats[0]), re.MULTILINE))

    code, said, complained = tell("verify", file)
    assert (code, complained) == (FINE, "")
    assert f": the record holds.\n  The seed gives the hash {told.seed_hash}.\n" in said
    assert said.endswith(f"It ended as told: {told.state.ending.reason} {result}.\n")

    assert tell("replay", file) == (FINE, record.to_transcript(told), "")
    assert tell("replay", file, "--json") == (FINE, record.to_json(told), "")
    for whose in ("spectator", players - 1, told.seats[0]):
        code, said, complained = tell("replay", file, "--eyes", whose)
        assert (code, complained) == (FINE, "")
        assert said.endswith(f"{result}\n")

    kept = file.read_bytes()
    code, said, complained = tell("play", "--resume", file)
    assert (code, complained) == (FINE, "")
    assert "This game has ended." in said
    assert f"{result}\nThe seed was cli" in said
    assert file.read_bytes() == kept


@pytest.mark.parametrize(("slug", "players"), [("the-game", 2), ("face-to-face", 2), ("quick-and-easy", 3), ("ten", 1)])
def test_a_real_pipe_plays_to_the_end(slug, players, tmp_path):
    told = played(begun(slug, players), random.Random(7))
    file = tmp_path / "game.json"
    code, said, complained = run(*play_args(told), "--save", file, stdin="\n".join(people_type(told)))
    assert (code, complained) == (FINE, "")
    assert "The seed was cli" in said
    assert record.read(file.read_bytes()) == told


@pytest.mark.parametrize("most", [11, 12, 13])
@pytest.mark.parametrize(("slug", "players"), [("the-game", 3), ("quick-and-easy", 2), ("face-to-face", 2), ("ten", 3)])
def test_a_resumed_game_tells_what_happened_since_ones_last_turn(slug, players, most):
    """Where nothing is secret: what happened in this turn, or in the last one while nobody has acted in this."""
    told = broken_off(slug, players, most)
    states, actions = [*record.states(told)], [*map(games.get(slug).action, told.actions)]
    turns = [place for place in range(most) if seen.new_turn(states[place], actions[place], states[place + 1])]
    viewer = None if slug == "ten" else told.state.turn
    own = [place for place in turns if viewer in (None, states[place].turn) and place < most - 1]
    lines = []
    for state, action in [*zip(states, actions, strict=False)][own[-1] + 1 if own else 0 :]:
        lines += seen.happened(state.view(viewer), state.news(action, viewer), People(told.seats, viewer))
    code, said, _ = resumed(told)
    assert code == UNFINISHED
    assert f"It goes on after {most} actions." in said
    assert said.split(" ---\n", 1)[1].startswith("\n".join([*lines, ""]))


# Hidden cards stay hidden


def dealt_otherwise(told, viewer, rng):
    """The first position of another deal: the cards that the viewer has not seen in the whole game change places."""
    *_, last = (state.position() for state in record.states(told))
    data = next(record.states(told)).position()
    if told.game == "ten":
        to_come = len(last["draw"])
        data["draw"][-to_come:] = rng.sample(last["draw"], to_come)
        return data
    for deck in range(2) if "draws" in data else [None]:
        owners = [owner for owner in range(len(data["hands"])) if deck in (None, owner)]
        unseen = [card for owner in owners if owner != viewer for card in last["hands"][owner]]
        unseen += last["draw"] if deck is None else last["draws"][deck]
        other = dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))
        for cards in (
            *(data["hands"][owner] for owner in owners),
            data["draw"] if deck is None else data["draws"][deck],
        ):
            cards[:] = [other.get(card, card) for card in cards]
    return data


def twin(told, viewer, rng):
    """The states of a game that the viewer cannot tell from this one; None where that deal would end otherwise."""
    game = games.get(told.game)
    twins = [game.position(dealt_otherwise(told, viewer, rng))]
    with suppress(ValueError):
        for text in told.actions:
            twins.append(twins[-1].play(game.action(text)))
        if twins[-1].ending == told.state.ending:
            return twins
    return None


@pytest.mark.parametrize("viewer", [None, 0, 1])
@pytest.mark.parametrize(("slug", "players"), [("the-game", 3), ("quick-and-easy", 3), ("face-to-face", 2), ("ten", 3)])
def test_a_replay_tells_nothing_that_the_viewer_could_not_know(slug, players, viewer, tmp_path):
    rng = random.Random(f"{slug}{viewer}")
    compared = 0
    for seed in range(40):
        told = played(begun(slug, players, seed=f"{seed}"), rng, most=12)
        twins = twin(told, viewer, rng)
        if twins is None or compared == 6:
            continue
        assert twins != [*record.states(told)]
        args = ["replay", written(told, tmp_path / "game.json"), "--eyes", "spectator" if viewer is None else viewer]
        as_it_was = tell(*args)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(record, "states", lambda _, twins=twins: iter(twins))
            assert tell(*args) == as_it_was
        compared += 1
    assert compared == 6


def test_in_a_pipe_too_only_oneself_is_told_what_one_draws():
    told = broken_off("the-game", 3, most=20)
    _, said, _ = tell(*play_args(told), stdin="\n".join(people_type(told)))
    drawn = re.findall(r"^(\S+).* ends? the turn and draws? (.*)\.$", said, re.MULTILINE)
    assert {who for who, _ in drawn} > {"You"}
    for who, cards in drawn:
        assert (who == "You") == (not cards.endswith("cards"))
