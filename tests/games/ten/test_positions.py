"""TEN by its rule page, with 2 to 5 players: tables that a player could check. Ids as in the rule page, T3 to T22.

The decks (T1, T2), the scores (T20) and the game alone (T23) have files of their own."""

import json
from copy import deepcopy
from dataclasses import FrozenInstanceError, fields

import pytest

from tenback.core import (
    Chance,
    NotAnAction,
    OptionError,
    PositionError,
)
from tenback.games.ten import DECKS, Acted, Options, score
from tenback.games.ten.actions import Bid, Buy, Do, Pay
from tenback.games.ten.cards import NAMED
from tests.games.ten.kit import (
    GAME,
    HOSTILE,
    NUMBERS,
    POSITIONS,
    WILDS,
    a_debt,
    a_seat,
    after,
    an_auction,
    at_table,
    laid_out,
    lying,
    of_three,
    owned,
    playable,
)

# Values, notation and positions


@pytest.mark.parametrize(
    "value",
    [
        at_table("5", "5"),
        at_table("5", "5").table.options,
        at_table("5", "5").table.options.deck,
        at_table("5", "5").view(None),
        Acted(0, GAME.action("draw"), NAMED["B1"]),
        score([NAMED["B1"]]),
        *map(GAME.action, ("bid:5", "buy:P5", "pay:B3")),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_is_handed_out_cannot_be_changed(value):
    for field in fields(value):
        with pytest.raises(FrozenInstanceError):
            setattr(value, field.name, None)
    assert not hasattr(value, "__dict__")
    assert hash(value) == hash(deepcopy(value))


def test_every_action_can_be_written_and_read_back():
    texts = [
        *("draw", "take:numbers", "take:coins", "pass", "skip", "pay:coin", "pay:bust", "take:token", "go:buy"),
        *(f"bid:{price}" for price in range(1000)),
        *(f"buy:{name}" for name in NUMBERS),
        *(f"pay:{name}" for name in (*NUMBERS, *WILDS)),
    ]
    assert [str(GAME.action(text)) for text in texts] == texts
    assert GAME.action("draw") == Do("draw")
    assert GAME.action("bid:12") == Bid(12)
    assert GAME.action("buy:P5") == Buy(NAMED["P5"])
    assert GAME.action("pay:G#") == Pay(NAMED["G#"])


NOTATION = (
    "draw, take:numbers, take:coins, bid:5, pass, buy:P5, skip, pay:coin, pay:bust, pay:B3, "
    "and in fiasco take:token, go:buy."
)


@pytest.mark.parametrize(
    "text",
    [
        *("", "Draw", " draw", "draw ", "take", "take:", "take:both", "bid", "bid:", "bid:-1", "bid:05", "bid:1000"),
        *("bid:5.0", "bid:٣", "buy:", "buy:B0", "buy:B#", "buy:*5", "buy:$3", "buy:b1", "pay:$3", "pay:coins", "pay:"),
        *("end", "go:draw", "37>up1", "x" * 100, 7, None, True, [], {}, ["draw"], b"draw"),
    ],
)
def test_text_that_means_nothing(text):
    with pytest.raises(NotAnAction) as wrong:
        GAME.action(text)
    assert str(wrong.value) == f"{text!r:.60} means nothing in TEN; write {NOTATION}"


@pytest.mark.parametrize("data", POSITIONS)
def test_a_position_is_plain_data_and_reads_back(data):
    state = GAME.position(deepcopy(data))
    assert state.position() == data
    assert json.loads(json.dumps(state.position())) == data
    assert GAME.position(state.position()) == state
    assert list(state.position()) == list(data)


def test_cards_of_a_market_and_of_a_player_come_back_sorted_and_the_rest_as_it_lies():
    data = laid_out("5 *# B3 *1 G1 B3", "5", draw="P1 B1 G1", row="P2 $3 B2", market="P9 B1 O3 B1")
    state = GAME.position(data)
    assert state.position() == {
        **data,
        "market": ["B1", "B1", "O3", "P9"],
        "seats": [{**data["seats"][0], "cards": ["B3", "B3", "G1", "*1", "*#"]}, data["seats"][1]],
    }
    assert lying(after(state, "take:coins").table.market) == "B1 B1 B2 O3 P2 P9"
    assert owned(after(state, "take:numbers"))[0] == "5 B2 B3 B3 G1 P2 *1 *#"


def test_defaults_are_not_written():
    assert at_table("5", "5", fiasco=False, deck="reconstructed").position()["options"] == {}
    assert GAME.deal(2, Chance("a"), fiasco=True).position()["options"] == {"fiasco": True}
    assert GAME.deal(5, Chance("a"), deck="full").position()["options"] == {"deck": "full"}


@pytest.mark.parametrize(("data", "says"), HOSTILE, ids=[says for _, says in HOSTILE])
def test_a_hostile_position_is_refused_with_its_place(data, says):
    with pytest.raises(PositionError) as wrong:
        GAME.position(data)
    assert str(wrong.value) == says


@pytest.mark.parametrize(
    "data",
    [
        an_auction(),
        an_auction(to_bid=[1, 2, 0], turn=1, bid=0, by=None),
        an_auction(bid=6),  # all that seat 1 owns
        an_auction(to_bid=[0], turn=0),
        an_auction(to_bid=[0], turn=0, by=2),
        a_debt(),
        a_debt(price=6),  # exactly what seat 0 owns
        a_debt("auction", turn=1, row=["B1", "$1"]),
        a_debt("auction", turn=1, price=7),
        a_debt("final", turn=2),
        a_debt(price=999, paid=998),
        a_seat(coins=10),
        a_seat(coins=0, busts=0, cards=[]),
        a_seat(busts=129),  # T3: unlimited
        a_seat(cards=["B3"] * 129),
        a_seat(cards=["B3", "B3", "*1", "*#"]),
        of_three(row="B9 $5", draw="", market="B1"),
        of_three(phase="final", turn=2, active=1),
    ],
)
def test_the_neighbours_of_hostile_positions_are_read(data):
    assert GAME.position(data).position() == data
    assert GAME.position(data).actions()


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"fiasco": 1}, "Option fiasco (T22) is false or true, not 1."),
        ({"fiasco": None}, "Option fiasco (T22) is false or true, not None."),
        (
            {"expert": True},
            "There is no option 'expert'; the options are deck, fiasco, limit, solo_duplicates_only_buy.",
        ),
        (
            {"solo_duplicates_only_buy": True},
            "Option solo_duplicates_only_buy is for one player alone (T23), not for 3.",
        ),
        (
            {"solo_duplicates_only_buy": False},
            "Option solo_duplicates_only_buy is for one player alone (T23), not for 3.",
        ),
    ],
)
def test_options_are_checked_in_a_position_and_at_the_deal(options, says):
    for handed in (
        lambda: GAME.position({**of_three(), "options": options}),
        lambda: GAME.deal(3, Chance("a"), **options),
        lambda: GAME.settle(3, options),
    ):
        with pytest.raises(OptionError) as wrong:
            handed()
        assert str(wrong.value) == says


@pytest.mark.parametrize("options", [[], None, 7, "fiasco"])
def test_options_are_names_with_values(options):
    with pytest.raises(OptionError) as wrong:
        GAME.position({**of_three(), "options": options})
    assert str(wrong.value) == f"Options are names with values, not {options!r}."


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_t23_a_limit_is_for_one_player_alone(players):
    for limit in (4, 10):
        with pytest.raises(OptionError) as wrong:
            GAME.deal(players, Chance("a"), limit=limit)
        assert str(wrong.value) == f"Option limit is for one player alone (T23), not for {players}."
    assert GAME.settle(players, {})["limit"] is None


def test_options_tell_what_they_do():
    assert [(option.name, option.type, option.default, option.rule) for option in GAME.options] == [
        ("deck", str, "reconstructed", "T2"),
        ("fiasco", bool, False, "T22"),
        ("limit", int, 4, "T23"),
        ("solo_duplicates_only_buy", bool, True, "T23g"),
    ]
    assert [option.about for option in GAME.options[1:]] == [
        "After a bust, choose: a bust token, or a purchase instead.",
        "Alone: the number that TEN draws up to; the higher, the harder.",
        "Alone: pay for a purchase only with duplicate number cards.",
    ]
    assert GAME.options[2].choices == (4, 5, 6, 7, 8, 9, 10)
    assert not any(option.unofficial for option in GAME.options)
    assert GAME.deal(2, Chance("a"), fiasco=True).table.options.fiasco is True
    assert GAME.deal(2, Chance("a")).table.options == Options()
    assert Options() == Options(
        DECKS["reconstructed"], fiasco=False, limit=None, solo_duplicates_only_buy=True, rules=2
    )
    assert not Options().solo


RICH = {"coins": 10, "busts": 129, "cards": ["B1"] * 129}


@pytest.mark.parametrize(
    "data",
    [
        pytest.param({**an_auction(), "seats": [RICH] * 3}, id="a rich bidder"),
        pytest.param({**of_three(phase="buy", market="B9 O9"), "seats": [RICH] * 3}, id="a rich buyer"),
        pytest.param({**of_three(row="B9 B9 B9 $5 $5 $5")}, id="a row past both limits"),
    ],
)
def test_a_far_fetched_position_can_be_played_to_its_end(data):
    """Whatever is let in, somebody can act until the game is over, and a refusal agrees with what is offered."""
    for choose in (lambda actions: actions[0], lambda actions: actions[-1], lambda actions: actions[-2:][0]):
        playable(GAME.position(data), choose)
