"""The Game by its rule page: tables that a player could check. Ids as in the rule page."""

import json
import pickle
from dataclasses import FrozenInstanceError

import pytest

from tenback.core import (
    Chance,
    OptionError,
    PositionError,
)
from tenback.games.the_game import Lay, Options, Pile, State
from tests.games.the_game.kit import DECK, GAME, HOSTILE, NEEDS, at_table, good


def test_a_position_is_plain_data_and_reads_back():
    state = GAME.position(good())
    assert state == State(
        Options(expert=True, on_fire=True),
        (22, 1, 100, 77),
        ((5, 17), (40, 41, 99), ()),
        (71, 70, 2),
        1,
        2,
        ((Pile.UP1, 1), (Pile.DOWN2, 2)),
        0,
    )
    assert state.view(None).laid == tuple(sorted(DECK - {5, 17, 40, 41, 99, 71, 70, 2}))
    assert state.position() == good()
    assert json.loads(json.dumps(state.position())) == good()
    mixed = GAME.position({**good(), "hands": [[17, 5], (99, 40, 41), []], "draw": (71, 70, 2)})
    assert mixed == state  # hands are kept sorted, the draw pile as it lies


def test_a_state_can_be_sent_to_another_process_with_all_it_knows():
    state = GAME.position(good())
    there = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
    assert (there, there.view(0), there.actions()) == (state, state.view(0), state.actions())


def test_an_action_made_anew_is_written_as_the_one_that_was_read():
    assert str(Lay(37, Pile.DOWN2)) == "37>down2"
    assert Lay(37, Pile.DOWN2) == GAME.action("37>down2")


def test_nothing_is_laid_and_nothing_burns_when_cards_are_dealt():
    view = GAME.deal(2, Chance("a"), on_fire=True).view(None)
    assert (view.laid, view.laid_bits, view.burning) == ((), 0, ())


def test_what_was_laid_is_known_after_every_play():
    state = at_table("22 10 55|44 30", "82 80 81 70 71 72", "1 1 100 100")
    before = set(state.view(None).laid)
    state = state.play(GAME.action("10>up1")).play(GAME.action("22>up1"))
    assert set(state.view(None).laid) == before | {10, 22}
    assert set(state.play(GAME.action("end")).view(1).laid) == before | {10, 22}


def test_a_state_is_a_value():
    state = GAME.position(good())
    for name in ("hands", "draw", "played", "ending"):
        with pytest.raises(FrozenInstanceError):
            setattr(state, name, ())
    data = state.position()
    data["hands"][0].append(50)
    data["draw"].clear()
    data["piles"]["up1"] = 3
    data["burning"].clear()
    assert state.position() == good()


@pytest.mark.parametrize(("key", "value", "says"), HOSTILE)
def test_a_hostile_position_is_refused_with_its_place(key, value, says):
    with pytest.raises(PositionError) as wrong:
        GAME.position({**good(), key: value})
    assert str(wrong.value) == says


@pytest.mark.parametrize("data", [None, [], "the-game", 7, True, [good()]])
def test_a_position_is_an_object(data):
    with pytest.raises(PositionError) as wrong:
        GAME.position(data)
    assert str(wrong.value) == f"the position must be an object, not {data!r:.60}."


@pytest.mark.parametrize("key", ["game", "options", "piles", "hands", "draw", "turn", "played"])
def test_a_position_has_all_its_fields(key):
    with pytest.raises(PositionError) as wrong:
        GAME.position({name: value for name, value in good().items() if name != key})
    assert str(wrong.value) == f"the position has no '{key}'; {NEEDS}"


def test_g17_a_position_on_fire_says_what_burns():
    # G17
    without = {name: value for name, value in good().items() if name != "burning"}
    with pytest.raises(PositionError) as wrong:
        GAME.position(without)
    assert str(wrong.value) == "The position has no 'burning'; with on_fire it needs one."
    assert GAME.position({**without, "options": {}}).burning == ()


def test_g17_where_no_pile_shows_fire_nothing_burns():
    # G17
    with pytest.raises(PositionError) as wrong:
        GAME.position({**good(), "piles": at_table("5").position()["piles"]})
    assert str(wrong.value) == "burning has 'up1', which means nothing here; it must be empty."


@pytest.mark.parametrize(
    ("hands", "draw", "turn", "played", "wrong"),
    [
        ("5|", "", 1, 0, True),  # G11
        ("5|", "70", 1, 0, True),
        ("|", "70", 0, 0, True),
        ("5|", "", 1, 1, False),  # the own last card was laid in this turn
        ("5|", "", 0, 0, False),
        ("|", "", 0, 0, False),  # every card is laid
    ],
)
def test_g11_a_position_gives_no_turn_to_who_holds_no_card(hands, draw, turn, played, wrong):
    # G11
    if not wrong:
        assert at_table(hands, draw, turn=turn, played=played).on_turn == turn
        return
    with pytest.raises(PositionError) as error:
        at_table(hands, draw, turn=turn, played=played)
    assert str(error.value) == f"turn is {turn}, who holds no card and would be skipped (G11)."


OPTIONS = "the options are expert, short_hands, on_fire."


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"expert": 1}, "Option expert (G15) is false or true, not 1."),
        ({"expert": "true"}, "Option expert (G15) is false or true, not 'true'."),
        ({"short_hands": None}, "Option short_hands (G16) is false or true, not None."),
        ({"short_hands": 0}, "Option short_hands (G16) is false or true, not 0."),
        ({"on_fire": []}, "Option on_fire (G17) is false or true, not []."),
        ({"on_fire": "x" * 99}, f"Option on_fire (G17) is false or true, not '{'x' * 59}."),
        ({"pro": True}, f"There is no option 'pro'; {OPTIONS}"),
        ({"expert": True, "Expert": True}, f"There is no option 'Expert'; {OPTIONS}"),
    ],
)
def test_options_are_checked_in_a_position_and_at_the_deal(options, says):
    with pytest.raises(OptionError) as wrong:
        GAME.position({**good(), "options": options})
    assert str(wrong.value) == says
    with pytest.raises(OptionError) as wrong:
        GAME.deal(2, Chance("a"), **options)
    assert str(wrong.value) == says


@pytest.mark.parametrize("options", [None, [], "expert", 7, True])
def test_options_are_names_with_values(options):
    with pytest.raises(OptionError) as wrong:
        GAME.position({**good(), "options": options})
    assert str(wrong.value) == f"Options are names with values, not {options!r}."
