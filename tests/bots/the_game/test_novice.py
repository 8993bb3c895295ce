"""The Game's novice: what it lays, what it hears, and what it means by its words."""

from collections import defaultdict
from typing import Any

import pytest

from tenback import games
from tenback.bots import planning
from tenback.core import Chance
from tenback.record import Said
from tenback.talk import Gladly, about
from tests.bots.players import asked, chosen, played
from tests.bots.positions import the_game

# Laying


@pytest.mark.parametrize(
    ("state", "turn"),
    [
        # the smallest steps; what is laid does not count, but among equals the nearest is best
        (the_game((20, 1, 100, 80), (23, 77, 50), (9,)), "23>up1 77>down2 end"),
        (the_game((20, 1, 100, 80), (30, 77, 50), (9,), laid=range(21, 30)), "30>up1 77>down2 end"),
        (the_game((20, 30, 100, 80), (32, 77, 50), (9,), laid=range(21, 32)), "32>up2 77>down2 end"),
        # a trick when it saves, also one that the first card makes possible
        (the_game((47, 1, 100, 80), (37, 60, 79), (9,)), "37>up1 79>down2 end"),
        (the_game((20, 1, 100, 60), (31, 41, 58), (9,)), "41>up1 31>up1 end"),
        # more than the minimum only where it costs next to nothing
        (the_game((10, 1, 100, 90), (11, 12, 13, 50), (51,)), "11>up1 12>up1 13>up1 end"),
        (the_game((10, 1, 100, 90), (11, 12, 15, 50), (51,)), "11>up1 12>up1 end"),
        (the_game((10, 1, 100, 90), (11, 12, 13, 23), (51,)), "11>up1 12>up1 23>up1 13>up1 end"),
        # in the middle of a turn, what is still owed
        (the_game((10, 1, 100, 90), (12, 50), (51,), played=1), "12>up1 end"),
        (the_game((10, 1, 100, 90), (12, 50), (51,), played=2), "end"),
        # experts lay three
        (the_game((10, 1, 100, 90), (11, 12, 60), (51,), expert=True), "11>up1 12>up1 60>down2 end"),
        # the only way there is, however dear: nothing fits but this, in this order
        (the_game((98, 99, 2, 60), (3, 5, 7, 9, 70), (51,)), "70>down2 9>down2 end"),
        # the game's last card ends it without `end`; this player's last card does not
        (the_game((10, 1, 100, 90), (12,), (), draw=()), "12>up1"),
        (the_game((10, 1, 100, 90), (12,), (51,), draw=()), "12>up1 end"),
        # a fire of the player before is put out, whatever that costs; and a new one is not left, if that costs little
        (the_game((22, 1, 100, 90), (2, 3, 60), (51,), burning={"up1": 1}, on_fire=True), "60>up1 2>up2 3>up2 end"),
        (the_game((20, 1, 100, 90), (22, 24, 89), (51,), burning={}, on_fire=True), "22>up1 24>up1 89>down2 end"),
    ],
)
def test_the_game(state, turn):
    assert chosen(state) == turn


@pytest.mark.parametrize(
    ("hand", "words", "turn"),
    [
        # 22 jumps over one card on up1, 16 over three on up2, 18 over five
        ((16, 22, 60, 78), (), "22>up1 78>down2 end"),
        ((16, 22, 60, 78), ("keep-off up1",), "78>down2 16>up2 end"),
        ((16, 22, 60, 78), ("keep-off up1", "go-ahead up1"), "22>up1 78>down2 end"),
        ((16, 22, 60, 78), ("keep-off up1", "keep-off up2", "keep-off down2"), "22>up1 78>down2 end"),  # somewhere
        ((16, 22, 60, 78), ("go-ahead down1",), "22>up1 78>down2 end"),
        ((18, 22, 60, 78), ("keep-off up1",), "78>down2 22>up1 end"),
        ((18, 22, 60, 78), ("keep-off-strongly up1",), "78>down2 18>up2 end"),
        # 24 jumps over three cards on up1, which is no small step
        ((18, 22, 60, 78), ("small-steps up1",), "22>up1 78>down2 end"),
        ((18, 24, 60, 78), (), "78>down2 24>up1 end"),
        ((18, 24, 60, 78), ("small-steps up1",), "78>down2 18>up2 end"),
        ((10, 24, 60, 78), ("keep-off up1", "small-steps up1"), "10>up1 78>down2 end"),  # it turns the pile back
    ],
)
def test_a_novice_listens_in_the_game(hand, words, turn):
    state = the_game((20, 12, 100, 80), hand, (9,))
    assert chosen(state, [Said(0, 1, word) for word in words]) == turn
    assert chosen(state, [Said(0, 0, word) for word in words]) == chosen(state), "it needs no words of its own"


def test_where_a_short_look_finds_no_way_every_way_is_tried(monkeypatch):
    monkeypatch.setattr(planning, "WIDE", 0)
    assert chosen(the_game((10, 1, 100, 90), (11, 12, 60), (51,))) == "11>up1 12>up1 end"


def test_a_novice_forgets_what_was_said_long_ago():
    state = the_game((20, 12, 100, 80), (16, 22, 60, 78), (9,), laid=(*range(30, 50), *range(81, 90)))
    assert chosen(state, [Said(45, 1, "keep-off up1")]) == "78>down2 16>up2 end"
    assert chosen(state, [Said(0, 1, "keep-off up1")]) == "22>up1 78>down2 end"


# Talking


@pytest.mark.parametrize(
    ("state", "said", "words"),
    [
        # the card that turns the pile back (10), or one of the next two (21, 22): everybody may think of three
        (the_game((20, 1, 100, 100), (10, 50), (51,)), (), "keep-off up1"),
        (the_game((20, 1, 100, 100), (22, 50), (51,)), (), "keep-off up1"),
        (the_game((20, 1, 100, 100), (23, 50), (51,)), (), ""),
        (the_game((20, 1, 100, 100), (23, 50), (51,), laid=(21,)), (), "keep-off up1"),
        (the_game((1, 1, 80, 100), (78, 50), (51,)), (), "keep-off down1"),
        # never once the card that turns it back is laid, and not at the start
        (the_game((20, 1, 100, 100), (22, 50), (51,), laid=(10,)), (), ""),
        (the_game((1, 1, 100, 100), (2, 99), (51,)), (), ""),
        # not twice; but taken back, when it is no longer so
        (the_game((20, 1, 100, 100), (10, 50), (51,)), ("keep-off up1",), ""),
        (the_game((20, 1, 100, 100), (48, 50), (51,)), ("keep-off up1",), "go-ahead up1"),
        (the_game((20, 1, 100, 100), (10, 50), (51,)), ("keep-off up1", "go-ahead up1"), "keep-off up1"),
        # up1 may mean 8, 20 or 21, up2 may mean 9, 20 or 21: one of them alone would tell the card
        (the_game((18, 19, 100, 100), (8, 50), (51,)), (), ""),
        (the_game((18, 19, 100, 100), (20, 50), (51,)), (), "keep-off up1 keep-off up2"),
        # alone there is nobody to talk to
        (the_game((20, 1, 100, 100), (10, 50)), (), ""),
    ],
)
def test_what_keep_off_means(state, said, words):
    heard = [Said(0, 0, word) for word in said]
    assert " ".join(map(str, asked("novice", "signals", state, 0, heard))) == words


@pytest.mark.parametrize("guest", ["novice", "fast", "strong"])
def test_no_keep_off_leaves_one_card_possible(guest):
    """Among novices the others talk as novices do, and take back what they said before they knew."""
    game, counted = games.get("the-game"), 0
    for number in range(6):
        strengths = (guest, "novice", guest, "novice", "novice")[: 2 + number % 4]
        state, actions = game.deal(len(strengths), Chance(f"keep off {number}")), 0
        said: list[Said] = []
        kept_off: dict[int, set[str]] = defaultdict(set)
        while state.turn is not None:
            for seat, strength in enumerate(strengths):
                view: Any = state.view(seat)
                words = asked(strength, "signals", state, seat, said)
                said += [Said(actions, seat, str(signal)) for signal in words]
                if strength != "novice" and not actions and len(words) == 4:
                    continue  # before it knows
                for signal in map(str, words):
                    word, pile = signal.split()
                    (kept_off[seat].add if word == "keep-off" else kept_off[seat].discard)(pile)
                    counted += strength == guest and word == "keep-off"
                standing = {about(text): text for _, by, text in said if by == seat}
                assert {pile for pile, text in standing.items() if not text.startswith("go-ahead")} == kept_off[seat]
                for text in (str(signal) for signal in words if str(signal).startswith("keep-off")):
                    may_mean = cards_meant(view, about(text))
                    assert may_mean & set(view.hands[seat]), "it is true"
                    for silent in {"up1", "up2", "down1", "down2"} - kept_off[seat]:
                        may_mean = may_mean - cards_meant(view, silent)
                    assert len(may_mean) > 1
            turn = asked(strengths[state.turn], "act", state, state.turn, said)
            state, actions = played(state, turn), actions + len(turn)
    assert counted > 60


def cards_meant(view, pile):
    """As the novice publishes it: the card that turns the pile back, or one of the next two that are unplayed."""
    top, rises = view.piles[("up1", "up2", "down1", "down2").index(pile)], pile.startswith("up")
    unplayed = set(range(2, 100)) - set(view.laid)
    back = top - 10 if rises else top + 10
    ahead = sorted(
        (card for card in unplayed if (card > top) is rises and card != back), key=lambda card: abs(card - top)
    )
    return {back, *ahead[:2]} if back in unplayed else set()


# Who starts


def test_one_who_is_not_on_turn_is_asked_too():
    state = the_game((1, 1, 100, 100), range(60, 67), (2, 3, 50, 51, 52, 53, 54))
    assert asked("novice", "gladly", state, 1, ()) is Gladly.GLADLY
