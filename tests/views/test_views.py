"""What a viewer may know of a game, in the words of the wire."""

from typing import Any, get_args

import msgspec
import pytest
from hypothesis import settings

from tenback import games, views
from tenback.core import Ended, Event
from tenback.games import ten
from tenback.protocol import client_frames, server_frames
from tenback.table import wishes as table_wishes
from tests.table.evening import playing

FRAMES = get_args(client_frames.ClientFrame)
ANSWERS = get_args(server_frames.ServerFrame)
TABLES = [(game.slug, players) for game in games.shelf() for players in game.seats]
quick = settings(max_examples=12)


def seen(data, *, tracker=False):
    return public(games.get(data["game"]).position(data), tracker=tracker)


def public(state, *, tracker=False):
    return msgspec.to_builtins(views.public(state.view(None), tracker=tracker))


def test_the_game_as_everyone_sees_it():
    data: dict[str, Any] = {
        "game": "the-game",
        "options": {},
        "piles": {"up1": 12, "up2": 1, "down1": 80, "down2": 100},
        "hands": [[40, 41, 42], [50, 51]],
        "draw": [60, 61, 62, 63],
        "turn": 1,
        "played": 1,
    }
    shown = {
        "game": "the-game",
        "piles": {"up1": 12, "up2": 1, "down1": 80, "down2": 100},
        "hands": [{"hidden": 3}, {"hidden": 2}],
        "draw": {"hidden": 4},
        "turn": 1,
        "next": 0,
        "played": 1,
        "ending": None,
        "excellent": False,
    }
    assert seen(data) == shown
    unlaid = {40, 41, 42, 50, 51, 60, 61, 62, 63}
    assert seen(data, tracker=True) == {**shown, "laid": [card for card in range(2, 100) if card not in unlaid]}
    on_fire = {**data, "options": {"on_fire": True}, "piles": {**data["piles"], "up2": 22}, "burning": {"up2": 1}}
    fire = [22, 33, 44, 55, 66, 77]
    assert seen(on_fire) == {**shown, "piles": on_fire["piles"], "burning": {"up2": 1}, "fire": fire}
    assert views.hand(games.get("the-game").position(data).view(1)) == [50, 51]


def test_quick_and_easy_as_everyone_sees_it():
    data: dict[str, Any] = {
        "game": "quick-and-easy",
        "options": {},
        "piles": {"up": "R7", "down": None},
        "hands": [["R2", "B8"], ["G1"]],
        "draw": ["Y1", "Y2", "Y3"],
        "turn": 0,
        "played": 1,
    }
    shown = {
        "game": "quick-and-easy",
        "piles": {"up": "R7", "down": None},
        "hands": [{"hidden": 2}, {"hidden": 1}],
        "draw": {"hidden": 3},
        "turn": 0,
        "next": 1,
        "played": 1,
        "ending": None,
    }
    assert seen(data) == shown
    assert len(seen(data, tracker=True)["laid"]) == 50 - 6
    assert views.hand(games.get("quick-and-easy").position(data).view(0)) == ["R2", "B8"]
    assert seen({**data, "piles": {"up": None, "down": "P10"}})["piles"] == {"up": None, "down": "P10"}


def test_face_to_face_as_everyone_sees_it():
    data: dict[str, Any] = {
        "game": "face-to-face",
        "options": {},
        "piles": [{"up": 27, "down": 35}, {"up": 29, "down": 40}],
        "hands": [[12, 17, 45, 50, 59], [2, 3]],
        "draws": [[30], [32, 33]],
        "turn": 0,
        "played": 1,
        "gave": True,
    }
    shown = {
        "game": "face-to-face",
        "piles": [{"up": 27, "down": 35}, {"up": 29, "down": 40}],
        "hands": [{"hidden": 5}, {"hidden": 2}],
        "draws": [{"hidden": 1}, {"hidden": 2}],
        "turn": 0,
        "next": 1,
        "played": 1,
        "gave": True,
        "ending": None,
    }
    assert seen(data) == shown
    assert [len(laid) for laid in seen(data, tracker=True)["laid"]] == [52, 54]


def test_ten_as_everyone_sees_it():
    data: dict[str, Any] = {
        "game": "ten",
        "options": {},
        "draw": ["B9", "*5", "$1"],
        "row": ["B5", "G4", "$3"],
        "market": ["P2"],
        "seats": [{"coins": 5, "busts": 1, "cards": ["O1", "*#"]}, {"coins": 4, "busts": 0, "cards": []}],
        "active": 0,
        "turn": 0,
        "phase": "draw",
        "auction": None,
        "owed": None,
    }
    shown = {key: value for key, value in data.items() if key != "options"}
    nothing: list[Any] = [None, None, None, None]
    first, second = data["seats"]
    shown |= {
        "draw": {"hidden": 3},
        "numbers": 9,
        "coins": 3,
        "total": 6,
        "seats": [
            {
                **first,
                "points": 2,
                "runs": [
                    {"from": 1, "to": 1, "wilds": [1], "points": 1},
                    None,
                    {"from": 1, "to": 1, "wilds": [], "points": 1},
                    None,
                ],
                "can_bid": 9,
                "can_pay": 9,
                "locked": [],
            },
            {**second, "points": 0, "runs": nothing, "can_bid": 4, "can_pay": 4, "locked": []},
        ],
        "bust_from": {"number": 5, "coin": None},
        "to_buy": [],
        "out_of_sight": {"safe": 43, "wild": 13, "bust": 27},
        "in_deck": {"safe": 1, "wild": 1, "bust": 1},
        "points_with_row": 4,
        "coins_with_row": 8,
        "deck": "reconstructed",
        "limit": None,
        "next": 1,
        "ending": None,
    }
    assert seen(data) == shown
    with_tracker = seen(data, tracker=True)
    assert sorted(with_tracker["still_to_come"]) == sorted(data["draw"])
    auction = {"wild": "*5", "bid": 2, "by": 1, "to_bid": [0]}
    assert seen({**data, "phase": "auction", "auction": auction})["auction"] == {
        **auction,
        "points": [3, 1],
        "order": [1, 0],
    }
    owed = {"price": 5, "paid": 3, "for": "*5", "in": "auction"}
    assert seen({**data, "phase": "pay", "owed": owed})["owed"] == owed
    assert views.hand(games.get("ten").position(data).view(0)) is None


def test_the_end_of_a_game_is_seen_in_full():
    ended = playing("ten", 2).plays_on().state
    shown = public(ended)
    assert shown["turn"] is None
    assert set(shown["ending"]) == {"reason", "rule", "winners", "scores"}
    assert shown["ending"]["scores"] == list(ended.ending.scores)


def test_news_in_the_words_of_the_wire():
    evening = playing("the-game", 2, seed="news")
    low, *_, high = evening.state.hands[0]
    (happened,) = evening.does(table_wishes.play, 0, [f"{low}>up1", f"{high}>down2", "end"])
    own, spectators = (
        msgspec.to_builtins([views.news(event) for event in happened.heard(viewer)]) for viewer in (0, None)
    )
    assert spectators == [
        {"kind": "laid", "seat": 0, "card": low, "pile": "up1"},
        {"kind": "laid", "seat": 0, "card": high, "pile": "down2"},
        {"kind": "turn-ended", "seat": 0, "drawn": {"hidden": 2}, "next": 1},
    ]
    drawn = own.pop()["drawn"]
    assert own == spectators[:2]
    assert len(drawn) == 2
    assert set(drawn) <= set(evening.state.hands[0])
    card = ten.GAME.position(playing("ten", 2).state.position()).draw[0]
    assert msgspec.to_builtins(views.news(ten.Acted(1, ten.GAME.action("draw"), card))) == {
        "kind": "acted",
        "seat": 1,
        "action": "draw",
        "turned": str(card),
    }
    assert msgspec.to_builtins(views.news(ten.Acted(1, ten.GAME.action("bid:3"), None))) == {
        "kind": "acted",
        "seat": 1,
        "action": "bid:3",
        "turned": None,
    }
    over = playing("the-game", 1).plays_on().state.ending
    assert msgspec.to_builtins(views.news(Ended(over))) == {
        "kind": "ended",
        "ending": {"reason": "stuck", "rule": "G12", "won": False, "left": over.left},
    }


def test_what_no_game_has_has_no_words():
    class Strange:
        seat = None

    thing: Any = Strange()
    with pytest.raises(TypeError, match="no words on the wire"):
        views.public(thing, tracker=False)
    with pytest.raises(TypeError, match="Event has no words on the wire"):
        views.news(Event())
