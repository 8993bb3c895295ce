"""Bots: legal, honest, blind to what their seat may not know, and better than chance."""

import random
from collections import defaultdict
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from tenback import bots, games, talk
from tenback.bots.novice import turns
from tenback.core import Chance, Hidden, TenbackError
from tenback.games.quick_and_easy import CARDS as FIFTY
from tenback.record import Said
from tenback.talk import Gladly, Signal
from tests.conformance.players import late_position
from tests.conformance.tables import every_combination, label
from tests.conformance.twins import twin

TABLES = list(every_combination())
BUDGET = 0.01  # seconds; a novice and chance itself need none


# The shelf of bots


@pytest.mark.parametrize("slug", [game.slug for game in games.shelf()])
def test_every_game_is_played_at_four_strengths(slug):
    assert bots.strengths(slug) == ("random", "novice", "fast", "strong")
    for strength in bots.strengths(slug):
        assert isinstance(bots.get(slug, strength), bots.Bot)


@pytest.mark.parametrize("strength", ["grandmaster", "", "Novice", None, 3, ["novice"]])
def test_an_unknown_strength_is_told_which_there_are(strength):
    with pytest.raises(bots.UnknownBot, match="there are random, novice"):
        bots.get("ten", strength)


def test_an_unknown_game_is_told_the_shelf():
    for ask in (lambda: bots.get("chess", "novice"), lambda: bots.strengths("chess")):
        with pytest.raises(TenbackError, match="on the shelf are the-game"):
            ask()


# Every choice, in whole games and near their ends


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_choices_are_legal_and_depend_on_nothing_unseen(table):
    slug, players, options = table
    game, rng = games.get(slug), random.Random(label(table))
    play(game, game.deal(players, Chance(f"bots {label(table)}"), **options), options, rng, closely=0.1)
    for _ in range(2):
        play(game, late_position(game, players, options, rng), options, rng, closely=1)


def play(game, state, options, rng, *, closely):
    """A game in which now one bot chooses, now the other; some of the states are looked at closely."""
    said: list[Said] = []
    actions = 0
    while state.turn is not None:
        if rng.random() < closely:
            same_answers_in_a_twin(game, state, said, rng)
        for seat in range(seats_of(state)):
            for signal in asked("novice", "signals", state, seat, said):
                assert talk.read(game.slug, options, str(signal)) == signal
                said.append(Said(actions, seat, str(signal)))
        turn = asked(rng.choice(("random", "novice", "novice")), "act", state, state.turn, said)
        state = played(state, turn)
        actions += len(turn)


def played(state, turn):
    """The state after a planned turn. All of it is the seat's own, and only its last action draws."""
    seat = state.turn
    assert turn
    assert not {"end", "draw"}.intersection(map(str, turn[:-1]))
    for action in turn:
        assert state.turn == seat
        state = state.play(action)
    return state


def same_answers_in_a_twin(game, state, said, rng):
    for seat in range(seats_of(state)):
        other = twin(game, state, seat, rng)
        if (other.turn, other.ending) != (state.turn, state.ending):
            continue  # everyone is told that a game has ended: these two can be told apart
        for strength in ("random", "novice", "fast"):  # `strong` with its clock held still: tests/bots
            for kind in ("act", "signals", "gladly") if state.turn == seat else ("signals", "gladly"):
                assert asked(strength, kind, other, seat, said) == asked(strength, kind, state, seat, said)


def asked(strength, kind, state, seat, said):
    bot = bots.get(state.position()["game"], strength)
    return getattr(bot, kind)(state.view(seat), said, BUDGET, Chance("dice"))


def seats_of(state):
    data = state.position()
    return len(data["seats"] if "seats" in data else data["hands"])


# Questions that have no answer


@pytest.mark.parametrize("strength", ["random", "novice"])
@pytest.mark.parametrize("slug", [game.slug for game in games.shelf()])
def test_a_bot_acts_only_on_its_turn_and_only_from_a_view(slug, strength):
    bot, state = bots.get(slug, strength), games.get(slug).deal(2, Chance("turns"), first=1)
    for view, sentence in (
        (state.view(0), "Seat 0 is not on turn; ask with the view of seat 1."),
        (state.view(None), "A spectator does not act"),
        (over(state).view(0), "The game has ended, so seat 0 has nothing to do."),
    ):
        with pytest.raises(bots.NotOnTurn, match=sentence):
            bot.act(view, (), BUDGET, Chance("dice"))
    for ask in (bot.act, bot.signals, bot.gladly):
        with pytest.raises(TypeError, match=r"not a .*State"):
            ask(state, (), BUDGET, Chance("dice"))


def test_a_novice_plays_its_own_game_only():
    view = games.get("the-game").deal(2, Chance("a")).view(0)
    with pytest.raises(TypeError, match=r"games\.ten\.View, not a tenback\.games\.the_game\.View"):
        bots.get("ten", "novice").act(view, (), BUDGET, Chance("dice"))


def over(state):
    while state.turn is not None:
        state = state.play(state.actions()[0])
    return state


@pytest.mark.parametrize("slug", [game.slug for game in games.shelf()])
def test_nobody_speaks_who_has_nothing_to_say(slug):
    state = games.get(slug).deal(2, Chance("talk"))
    for view in (over(state).view(0), state.view(None)):
        assert bots.get(slug, "novice").signals(view, (), BUDGET, Chance("dice")) == ()
    assert bots.get(slug, "random").signals(state.view(0), (), BUDGET, Chance("dice")) == ()


def test_the_automatic_opponent_of_solo_ten_does_what_it_must_whoever_is_asked():
    state = games.get("ten").deal(1, Chance("solo"), limit=7)
    while state.turn != 1:
        state = state.play(state.actions()[0])
    for strength in bots.strengths("ten"):
        assert asked(strength, "act", state, 1, ()) == state.actions()


# What a novice does


def the_game(piles, *hands, laid=(), draw=None, turn=0, played=0, burning=None, **options):
    """Whatever is neither in a hand nor laid is still to be drawn, unless `draw` says otherwise."""
    known = {*piles, *laid, *(card for hand in hands for card in hand)}
    data = {
        "game": "the-game",
        "options": options,
        "piles": dict(zip(("up1", "up2", "down1", "down2"), piles, strict=True)),
        "hands": [list(hand) for hand in hands],
        "draw": [card for card in range(2, 100) if card not in known] if draw is None else list(draw),
        "turn": turn,
        "played": played,
    }
    return games.get("the-game").position(data if burning is None else {**data, "burning": burning})


def chosen(state, said=()):
    turn = asked("novice", "act", state, state.turn, said)
    played(state, turn)
    return " ".join(map(str, turn))


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
    monkeypatch.setattr(turns, "WIDE", 0)
    assert chosen(the_game((10, 1, 100, 90), (11, 12, 60), (51,))) == "11>up1 12>up1 end"


def test_a_novice_forgets_what_was_said_long_ago():
    state = the_game((20, 12, 100, 80), (16, 22, 60, 78), (9,), laid=(*range(30, 50), *range(81, 90)))
    assert chosen(state, [Said(45, 1, "keep-off up1")]) == "78>down2 16>up2 end"
    assert chosen(state, [Said(0, 1, "keep-off up1")]) == "22>up1 78>down2 end"


def quick_and_easy(up, down, *hands, laid=(), draw=None, turn=0, played=0, **options):
    """Whatever is neither in a hand nor laid is still to be drawn, unless `draw` says otherwise."""
    known = {up, down, *laid, *(card for hand in hands for card in hand)}
    return games.get("quick-and-easy").position(
        {
            "game": "quick-and-easy",
            "options": options,
            "piles": {"up": up, "down": down},
            "hands": [list(hand) for hand in hands],
            "draw": [str(card) for card in FIFTY if str(card) not in known] if draw is None else list(draw),
            "turn": turn,
            "played": played,
        }
    )


@pytest.mark.parametrize(
    ("state", "said", "turn"),
    [
        # the smallest step, from where the piles start too
        (quick_and_easy("R4", "B9", ("G5", "Y6"), ("P1", "P2")), (), "G5>up end"),
        (quick_and_easy(None, None, ("G2", "Y6"), ("P1", "P2")), (), "G2>up end"),
        # a trick by colour turns a pile back
        (quick_and_easy("R8", "B5", ("R2", "Y9"), ("P1", "P2")), (), "R2>up end"),
        # a second card where it costs nothing; pros lay one
        (quick_and_easy("R8", "B2", ("R2", "B9"), ("P1", "P2")), (), "B9>down R2>up end"),
        (quick_and_easy("R8", "B2", ("R2", "B9"), ("P1", "P2"), pro=True), (), "B9>down end"),
        # a thought for the next player, from what that player said last
        (quick_and_easy("R4", "B7", ("G5", "Y6"), ("Y9", "Y10")), (), "G5>up Y6>down end"),
        (quick_and_easy("R4", "B7", ("G5", "Y6"), ("Y9", "Y10")), ("hold G",), "G5>down end"),
        (quick_and_easy("R4", "B7", ("G5", "Y6"), ("Y9", "Y10")), ("hold G", "hold Y high", "want up"), "Y6>down end"),
        # the game's last card ends it without `end`; this player's last card does not
        (quick_and_easy("R4", "B9", ("G5",), (), draw=()), (), "G5>up"),
        (quick_and_easy("R4", "B9", ("G5",), ("G6",), draw=()), (), "G5>up end"),
    ],
)
def test_quick_and_easy(state, said, turn):
    assert chosen(state, [Said(after, 1, word) for after, word in enumerate(said)]) == turn


def face_to_face(own, theirs, hand, *, laid=(), draw=None, played=0, gave=False, **options):
    """Seat 0 is on turn; whatever a player has neither in hand nor laid is still to be drawn."""
    known = {*own, *hand, *laid}
    to_draw = [card for card in range(2, 60) if card not in known] if draw is None else list(draw)
    return games.get("face-to-face").position(
        {
            "game": "face-to-face",
            "options": options,
            "piles": [dict(zip(("up", "down"), tops, strict=True)) for tops in (own, theirs)],
            "hands": [list(hand), [2, 59]],
            "draws": [to_draw, [card for card in range(3, 59) if card not in theirs]],
            "turn": 0,
            "played": played,
            "gave": gave,
        }
    )


@pytest.mark.parametrize(
    ("state", "turn"),
    [
        # the smallest steps, tricks when they save
        (face_to_face((20, 40), (1, 60), (22, 38, 30)), "22>up 38>down end"),
        (face_to_face((20, 40), (1, 60), (10, 38, 30)), "10>up 38>down end"),
        # a gift where it costs less than the own piles would, so that the hand is filled up again
        (face_to_face((20, 40), (15, 60), (14, 21, 30)), "21>up 14>their-up end"),
        (face_to_face((20, 40), (15, 60), (14, 21, 30), played=1, gave=True), "21>up end"),
        # and where the own piles would cost less, but the hand would stay short
        (face_to_face((20, 40), (15, 60), (12, 21, 38)), "21>up 12>their-up end"),
        (face_to_face((20, 40), (15, 60), (12, 21, 38), draw=(3, 4)), "21>up 38>down end"),
        # whoever has laid all cards has won, without `end`
        (face_to_face((20, 40), (1, 60), (22, 38), draw=()), "22>up 38>down"),
        (face_to_face((20, 40), (1, 60), (22,), draw=(), last_card="wins"), "22>up"),
    ],
)
def test_face_to_face(state, turn):
    assert chosen(state) == turn


def ten(mine=(5, 0, ""), theirs=(10, 0, ""), *, row="", market="", draw="B1 G2 O3", phase="draw", **more):
    """Seat 0 acts. A holding is coins, bust tokens and cards."""
    options, active, turn = more.pop("options", {}), more.pop("active", 0), more.pop("turn", 0)
    return games.get("ten").position(
        {
            "game": "ten",
            "options": options,
            "draw": draw.split(),
            "row": row.split(),
            "market": market.split(),
            "seats": [{"coins": c, "busts": b, "cards": cards.split()} for c, b, cards in (mine, theirs)],
            "active": active,
            "turn": turn,
            "phase": phase,
            "auction": None,
            "owed": None,
            **more,
        }
    )


def auction(wild, *, bid=0, by=None, to_bid=(0, 1)):
    """A wild under the hammer; whoever is active bids last."""
    sale = {"wild": wild, "bid": bid, "by": by, "to_bid": list(to_bid)}
    return {"phase": "auction", "active": to_bid[-1], "auction": sale}


def owing(price, card, within):
    return {"phase": "pay", "owed": {"price": price, "paid": 0, "for": card, "in": within}}


SOLO = {"options": {"limit": 7}}


@pytest.mark.parametrize(
    ("state", "turn"),
    [
        # stop at seven, or at seven coins
        (ten(row="B4 G3", draw="B1 G2 O3"), "take:numbers"),
        (ten(row="B4 G2", draw="B1 G2 O3"), "draw"),
        (ten(row="B4 G3 $1", draw="B1"), "draw"),
        (ten(row="$5 $2", draw="$5"), "take:coins"),
        (ten(row="$5 $1", draw="$5"), "draw"),
        (ten(row="B9 $5 $2", draw="$5"), "take:numbers"),
        (ten(row="", draw="B9"), "draw"),
        (ten(row="", draw=""), "take:numbers"),
        # the lowest bid, up to four, if coins and tokens pay it
        (ten((10, 0, ""), **auction("B#", bid=3, by=1, to_bid=(0,))), "bid:4"),
        (ten((10, 0, "B1 B3"), **auction("B#", bid=4, by=1, to_bid=(0,))), "pass"),
        (ten((1, 1, ""), **auction("B#", bid=3, by=1, to_bid=(0,))), "bid:4"),
        (ten((3, 0, "B9"), **auction("B#", bid=3, by=1, to_bid=(0,))), "pass"),
        (ten((10, 0, ""), **auction("B#")), "bid:1"),
        # alone, where the lowest bid is 5
        (ten((10, 0, ""), (9, 0, ""), **SOLO, **auction("B#")), "bid:5"),
        (ten((4, 0, "B9"), (9, 0, ""), **SOLO, **auction("B#")), "pass"),
        # pay with coins first, then with tokens, then with what is missed least
        (ten((5, 1, "B1"), **owing(3, "B4", "buy")), "pay:coin pay:coin pay:coin"),
        (ten((1, 1, "B1 B1 B2"), **owing(2, "B4", "buy")), "pay:coin pay:bust"),
        (ten((0, 0, "B1 B2 B3 G7 G7"), **owing(1, "B4", "buy")), "pay:G7"),
        (ten((0, 0, "B1 B1 B2"), **owing(1, "B4", "buy")), "pay:B1"),
        # buy the cheapest that counts
        (ten((5, 0, "B2 B3"), market="B4 B1 G5", phase="buy"), "buy:B1"),
        (ten((5, 0, "B2 B3"), market="B5", phase="buy"), "skip"),
        (ten((2, 0, "B2 B3"), market="B4", phase="buy"), "skip"),
        (ten((5, 0, "B2 B3"), market="G5 G6", draw="", phase="final"), "buy:G5"),
        # after a bust, the token
        (ten((5, 0, "B2 B4"), market="B3", phase="choose", options={"fiasco": True}), "take:token"),
    ],
)
def test_ten(state, turn):
    assert chosen(state) == turn


# What a novice says


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
                standing = {text.split()[1]: text for _, by, text in said if by == seat}
                assert {pile for pile, text in standing.items() if not text.startswith("go-ahead")} == kept_off[seat]
                for text in (str(signal) for signal in words if str(signal).startswith("keep-off")):
                    may_mean = cards_meant(view, text.split()[1])
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


YELLOW_BUT_8 = [f"Y{number}" for number in range(1, 11) if number != 8]


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (quick_and_easy("R4", "B9", ("G5", "Y8"), ("P1", "P2")), "hold G middle hold Y high"),
        (quick_and_easy("R4", "B9", ("G1", "G3"), ("P1", "P2")), "hold G low"),
        (quick_and_easy("R4", "B9", ("G1", "G8"), ("P1", "P2")), "hold G"),  # nobody speaks twice of one colour
        (quick_and_easy("R4", "B9", ("G5", "Y8"), ("P1", "P2"), pro=True), "hold G hold Y"),
        # of the high yellow cards only 8 is left: no heights in yellow; of all yellow cards only 8 is left: no yellow
        (quick_and_easy("R4", "B9", ("G5", "Y8"), ("P1", "P2"), laid=("Y9", "Y10")), "hold G middle hold Y"),
        (quick_and_easy("R4", "B9", ("G5", "Y8"), ("P1", "P2"), laid=YELLOW_BUT_8), "hold G middle"),
        (quick_and_easy("R4", "B9", ("Y8",), ("P1",), laid=YELLOW_BUT_8), ""),
        # one word for two cards, and only two cards that it fits
        (quick_and_easy("R4", "B9", ("G1", "G3"), ("P1", "P2"), laid=("G2",)), ""),
    ],
)
def test_what_hold_means(state, words):
    first = asked("novice", "signals", state, 0, ())
    assert " ".join(map(str, first)) == words
    assert asked("novice", "signals", state, 0, [Said(0, 0, str(word)) for word in first]) == (), "not twice"


@pytest.mark.parametrize("pro", [False, True])
def test_no_words_on_a_hand_leave_a_card_certain(pro):
    dealt: Any = games.get("quick-and-easy").deal(2, Chance("hold"), pro=pro)
    rng, words_heard = random.Random("hold"), set[Signal]()
    for number in range(16):
        unlaid = sorted(rng.sample(FIFTY, rng.choice((3, 5, 8, 12, 16))))
        laid = tuple(card for card in FIFTY if card not in unlaid)
        said_with = defaultdict(list)
        for hand in combinations(unlaid, 1 + number % 2):
            view = replace(dealt.view(0), laid=laid, hands=(hand, Hidden(1)))
            words = bots.get("quick-and-easy", "novice").signals(view, (), BUDGET, Chance("dice"))
            said_with[words].append(set(hand))
        for words, hands in said_with.items():
            assert not words or not set.intersection(*hands), (words, hands)
        words_heard.update(*said_with)
    assert len(words_heard) > (4 if pro else 10)


# Who starts


@pytest.mark.parametrize(
    ("state", "gladly"),
    [
        (the_game((1, 1, 100, 100), (2, 3, 50, 51, 52, 53, 54), range(60, 67)), Gladly.GLADLY),
        (the_game((1, 1, 100, 100), (5, 98, 50, 51, 52, 53, 54), range(60, 67)), Gladly.WILLING),
        (the_game((1, 1, 100, 100), (20, 80, 50, 51, 52, 53, 54), range(60, 67)), Gladly.RATHER_NOT),
        (quick_and_easy(None, None, ("R1", "B5"), ("G5", "G6")), Gladly.GLADLY),
        (quick_and_easy(None, None, ("R3", "B5"), ("G5", "G6")), Gladly.WILLING),
        (quick_and_easy(None, None, ("R6", "B5"), ("G5", "G6")), Gladly.RATHER_NOT),
        (face_to_face((1, 60), (1, 60), (2, 3, 4, 5, 6, 7)), Gladly.WILLING),
        (ten(), Gladly.WILLING),
    ],
)
def test_how_gladly_a_novice_would_start(state, gladly):
    assert asked("novice", "gladly", state, 0, ()) is gladly


def test_one_who_is_not_on_turn_is_asked_too():
    state = the_game((1, 1, 100, 100), range(60, 67), (2, 3, 50, 51, 52, 53, 54))
    assert asked("novice", "gladly", state, 1, ()) is Gladly.GLADLY


def test_chance_is_glad_by_chance():
    view = games.get("the-game").deal(2, Chance("a")).view(0)
    assert {bots.get("the-game", "random").gladly(view, (), BUDGET, Chance(str(n))) for n in range(30)} == set(Gladly)


# A novice beats chance


def ended(game, strengths, seed, **options):
    """How a game ends between bots of these strengths, by seat, who talk if they can."""
    state, actions = game.deal(len(strengths), Chance(seed), **options), 0
    said: list[Said] = []
    while state.turn is not None:
        for seat, strength in enumerate(strengths):
            said += [Said(actions, seat, str(word)) for word in asked(strength, "signals", state, seat, said)]
        turn = bots.get(game.slug, strengths[state.turn]).act(
            state.view(state.turn), said, BUDGET, Chance(f"{seed} {actions}")
        )
        state, actions = played(state, turn), actions + len(turn)
    return state.ending


@pytest.mark.parametrize(
    ("slug", "players"), [("the-game", 1), ("the-game", 3), ("quick-and-easy", 2), ("quick-and-easy", 4)]
)
def test_a_team_of_novices_leaves_far_fewer_cards(slug, players):
    game = games.get(slug)
    left = {
        strength: sum(ended(game, [strength] * players, f"team {number}").left for number in range(8))
        for strength in ("random", "novice")
    }
    assert left["novice"] < left["random"] / 2


@pytest.mark.parametrize("table", [("face-to-face", 2), ("ten", 2), ("ten", 4)])
def test_a_novice_beats_chance(table):
    slug, players = table
    won = 0
    for number in range(8):
        novice = number % players
        strengths = ["novice" if seat == novice else "random" for seat in range(players)]
        won += ended(games.get(slug), strengths, f"duel {number}").winners == (novice,)
    assert won == 8
