"""Nothing secret leaves a table: not by what is told, not by what is seen, not by planning, not by a refusal."""

import json
import random
import re
from typing import Any

import msgspec
import pytest

from tenback import games, views
from tenback.core import Chance
from tenback.server.scenes import planned
from tenback.table import Declined, entries, wishes
from tenback.table.invitations import key_hash
from tests.conformance.players import any_options, careful, late_position
from tests.conformance.properties import EVERY_ACTION, draws_for
from tests.conformance.twins import twin
from tests.table.evening import frame, playing, sight, with_state
from tests.table.test_log import an_eventful_evening

TABLES = [(game.slug, players) for game in games.shelf() for players in game.seats]
CARDS = {
    "the-game": range(2, 100),
    "quick-and-easy": [f"{colour}{number}" for colour in "RBGYP" for number in range(1, 11)],
    "face-to-face": range(2, 60),
}
COUNTS = {"hidden", "left", "seq", "at", "seat", "turn", "next", "played", "winners", "burning", "rule"}
"""Where a number is no card."""


def some_states(slug, players, *, games_played=2, a_game=6):
    """States from all over some games: early, late, and such as no game reaches but a rule must judge."""
    game = games.get(slug)
    rng = random.Random(f"{slug} {players}")
    for number in range(games_played):
        options = any_options(game, players, rng)
        state = game.deal(players, Chance(f"secrets {players} {number}"), **options)
        seen = []
        while state.turn is not None:
            seen.append(state)
            state = state.play(careful(rng, state))
        for state in rng.sample(seen, min(a_game, len(seen))):
            yield options, state
        for _ in range(a_game):
            late = late_position(game, players, options, rng)
            while late.turn is not None and rng.random() < 0.7:
                yield options, late
                late = late.play(rng.choice(late.actions()))


def indistinguishable(game, state, seat, rng):
    """A twin of the state, unless everyone could tell it apart: that a game has ended is no secret."""
    other = twin(game, state, seat, rng)
    return other if (other.turn, other.ending) == (state.turn, state.ending) else None


# Planning, and turns played at once


def judged(table, seat, texts):
    """All that the seat gets back for these actions, planned and played."""
    told = []
    for wish in (wishes.plan, wishes.play):
        try:
            granted = wish(table, seat, texts)
            told.append(repr(granted))
            if isinstance(granted, wishes.Plan):
                told.append(repr(planned("1", granted)))  # in the words of the wire
        except Declined as declined:
            told.append(repr((declined.key, declined.sentence, declined.rule, declined.facts)))
    return told


def sequences(game, state, rng):
    """Turns that somebody curious might try: legal as far as it goes, then on past what should not be known."""
    universe = EVERY_ACTION[game.slug]
    for _ in range(3):
        texts, at = [], state
        for _ in range(rng.randrange(1, 7)):
            legal = at.actions()
            if legal and str(legal[-1]) == "end" and rng.random() < 0.5:
                action = legal[-1]
            elif legal and rng.random() < 0.9:
                action = rng.choice(legal)
            else:
                action = rng.choice(universe)
            texts.append(str(action))
            if at.turn is not None and at.refusal(action) is None:
                at = at.play(action)
        yield texts


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_planning_and_refusals_do_not_depend_on_what_the_seat_may_not_know(slug, players):
    game, rng = games.get(slug), random.Random(slug)
    table = playing(slug, players).table
    compared = 0
    for number, (_, state) in enumerate(some_states(slug, players)):
        seat = rng.randrange(players) if number % 3 == 0 else state.turn  # out of turn, one may think ahead
        other = None if table.setting.automatic(seat) else indistinguishable(game, state, seat, rng)
        if other is None:
            continue
        ours, theirs = with_state(table, state), with_state(table, other)
        for tempting in (state, other):
            for texts in sequences(game, tempting, rng):
                assert judged(ours, seat, texts) == judged(theirs, seat, texts), texts
                compared += 1
    assert compared > 25


NEXT_IS_STUCK: dict[str, dict[str, Any]] = {
    "the-game": {
        "game": "the-game",
        "options": {},
        "piles": {"up1": 90, "up2": 91, "down1": 10, "down2": 11},
        "hands": [[95, 97], [50], [98]],
        "draw": [],
        "turn": 0,
        "played": 0,
    },
    "quick-and-easy": {
        "game": "quick-and-easy",
        "options": {},
        "piles": {"up": "R7", "down": "R2"},
        "hands": [["B8", "B9"], ["G5"], ["R5"]],
        "draw": [],
        "turn": 0,
        "played": 0,
    },
    "face-to-face": {
        "game": "face-to-face",
        "options": {},
        "piles": [{"up": 1, "down": 60}, {"up": 50, "down": 10}],
        "hands": [[57, 58, 59], [30, 31]],
        "draws": [[], [8, 7]],
        "turn": 0,
        "played": 0,
        "gave": False,
    },
}
SWAPPED: dict[str, dict[str, Any]] = {
    "the-game": {"hands": [[95, 97], [98], [50]]},
    "quick-and-easy": {"hands": [["B8", "B9"], ["R5"], ["G5"]]},
    "face-to-face": {"hands": [[57, 58, 59], [7, 8]], "draws": [[], [31, 30]]},
}
A_TURN = {
    "the-game": ["95>up1", "end"],
    "quick-and-easy": ["B8>up", "end"],
    "face-to-face": ["57>up", "58>up", "end"],
}


@pytest.mark.parametrize("slug", NEXT_IS_STUCK)
def test_whether_the_next_player_is_stuck_cannot_be_tried_out(slug):
    """With an empty draw pile the turn's end draws nothing; what it shows is the next player's hand."""
    game = games.get(slug)
    stuck: Any = game.position(NEXT_IS_STUCK[slug])
    goes_on = game.position({**NEXT_IS_STUCK[slug], **SWAPPED[slug]})
    assert repr(stuck.view(0)) == repr(goes_on.view(0))
    table = playing(slug, len(stuck.hands)).table
    endings = []
    for state in (stuck, goes_on):
        after = state
        for text in A_TURN[slug]:
            after = after.play(game.action(text))
        endings.append(after.ending and after.ending.reason)
    assert endings == ["stuck", None], "a difference that there is to find"
    tried = [A_TURN[slug][:-1], A_TURN[slug], *([*A_TURN[slug], str(action)] for action in EVERY_ACTION[slug])]
    for texts in tried:
        assert judged(with_state(table, stuck), 0, texts) == judged(with_state(table, goes_on), 0, texts)


def test_what_a_draw_turns_up_cannot_be_tried_out():
    game = games.get("ten")
    data = playing("ten", 2).state.position()
    data.update(row=["B5", "O4"], turn=0, active=0)
    cards = {"bust": "B9", "more": "B1", "coins": "$5", "auction": "*5"}
    states = [
        game.position({**data, "draw": [first, *(card for card in cards.values() if card != first)]})
        for first in cards.values()
    ]
    table = playing("ten", 2).table
    after = {repr(state.play(game.action("draw")).actions()) for state in states}
    assert len(after) > 2, "differences that there are to find"
    for action in EVERY_ACTION["ten"]:
        for texts in (["draw", str(action)], ["draw", "draw", str(action)]):
            assert len({repr(judged(with_state(table, state), 0, texts)) for state in states}) == 1


def test_alone_the_next_cards_cannot_be_tried_out():
    """After `end` the same seat would go on, with cards that it has not drawn yet."""
    game = games.get("the-game")
    data = playing("the-game", 1).state.position()
    data["played"] = 2
    one, other = (game.position({**data, "draw": draw}) for draw in (data["draw"], data["draw"][::-1]))
    table = playing("the-game", 1).table
    hand = data["hands"][0]
    for card in (*data["draw"][:9], *data["draw"][-9:], *hand):
        for pile in ("up1", "down2"):
            for turn in (["end"], [f"{hand[0]}>up1", "end"]):
                texts = [*turn, f"{card}>{pile}"]
                assert judged(with_state(table, one), 0, texts) == judged(with_state(table, other), 0, texts)


# What is told and what is seen


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_what_a_viewer_is_told_does_not_depend_on_what_he_may_not_know(slug, players):
    game, rng = games.get(slug), random.Random(slug)
    table = playing(slug, players).table
    compared = 0
    for _, state in some_states(slug, players):
        for viewer in (None, *range(players)):
            other = indistinguishable(game, state, viewer, rng)
            if other is None:
                continue
            for tracker in (False, True):
                assert sight(state, viewer, tracker=tracker) == sight(other, viewer, tracker=tracker)
            for action in rng.sample(state.actions(), min(4, len(state.actions()))):
                if other.refusal(action) or draws_for(action, state, viewer):
                    continue
                afters = [at.play(action) for at in (state, other)]
                if afters[0].ending != afters[1].ending:
                    continue  # that a game has ended is no secret
                ours, theirs = (frame(plays(with_state(table, at), action), viewer) for at in (state, other))
                assert ours == theirs
                assert sight(afters[0], viewer) == sight(afters[1], viewer)
                compared += 1
    assert compared > 25


def plays(table, action):
    """What happens when the seat on turn does that."""
    drafts = [entries.Played(table.turn, (str(action),), "")]
    _, (happened,) = table.after(wishes.stamped(table, drafts, actor="x", command="x", at=table.at))
    return happened


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_every_viewer_hears_what_the_rules_let_it_hear(slug, players):
    """A table tells each seat its own news, the spectator those of nobody, and no less than all of it."""
    evening = playing(slug, players).plays_on("heard", careful, most=60)
    for happened in evening.happened:
        for viewer in evening.viewers:
            heard = [event for step in happened.played for event in step[0].news(step[1], viewer)]
            assert list(happened.heard(viewer)) == heard
            assert list(happened.as_heard().heard(viewer)) == heard, "as it is remembered"
        assert not happened.as_heard().played, "no state with its hands is remembered"


def cards_in(found, slug):
    """Every card that a frame names, wherever it stands."""
    if isinstance(found, dict):
        for key, value in found.items():
            if key not in COUNTS:
                yield from cards_in(value, slug)
    elif isinstance(found, list):
        for value in found:
            yield from cards_in(value, slug)
    elif isinstance(found, int) and not isinstance(found, bool) and isinstance(CARDS[slug], range):
        yield found
    elif isinstance(found, str):
        # Actions name cards too.
        for word in re.findall(r"[RBGYP]\d+" if slug == "quick-and-easy" else r"(?<![a-z])\d+", found):
            yield word if slug == "quick-and-easy" else int(word)


def shown_to(viewer, state):
    """The cards that a viewer of a pile game may see in this state: what is laid, and the own hand."""
    laid = state.view(None).laid
    seen = {card for own in laid for card in own} if isinstance(state.position()["piles"], list) else set(laid)
    hand = () if viewer is None else state.hands[viewer]
    starts = {1, 60, 100}
    return {str(card) for card in (*seen, *hand, *starts)}


@pytest.mark.parametrize(("slug", "players"), [table for table in TABLES if table[0] != "ten"], ids=str)
@pytest.mark.parametrize("tracker", [False, True], ids=["", "tracker"])
def test_no_frame_names_a_card_that_its_viewer_has_not_seen(slug, players, tracker):
    evening = playing(slug, players, seed=f"named {players}", tracker=tracker).plays_on("named", careful)
    plays_ = [happened for happened in evening.happened if happened.played]
    assert len(plays_) > 5
    for happened in plays_:
        (before, action, *_), *_ = happened.played
        after = before.play(action)
        for viewer in evening.viewers:
            allowed = shown_to(viewer, after)
            # A gift or a duel's two decks have the same numbers: those of the other deck are told apart by the twins.
            for told in (frame(happened, viewer), sight(after, viewer, tracker=tracker)):
                named = {str(card) for card in cards_in(json.loads(told), slug)}
                assert named <= allowed, (viewer, named - allowed)


SECRETS: dict[str, dict[str, Any]] = {
    # Every card that is hidden from the viewer is one that stands nowhere else.
    "the-game": {
        "piles": {"up1": 1, "up2": 1, "down1": 100, "down2": 100},
        "hands": [[11, 12, 13, 14], [61, 62], [71, 72]],
        "draw": [81, 82, 83],
        "played": 2,
    },
    "quick-and-easy": {
        "piles": {"up": None, "down": None},
        "hands": [["R1"], ["G3", "G4"], ["B5", "B6"]],
        "draw": ["P7", "P8"],
        "played": 1,
    },
    "face-to-face": {
        "piles": [{"up": 1, "down": 60}, {"up": 1, "down": 60}],
        "hands": [[11, 12, 13, 14], [21, 22]],
        "draws": [[31, 32], [41, 42]],
        "played": 2,
        "gave": False,
    },
}


@pytest.mark.parametrize("slug", SECRETS)
@pytest.mark.parametrize("laid_first", [False, True], ids=["end", "lay"])
def test_cards_that_stand_nowhere_else_are_found_in_nobody_elses_frames(slug, laid_first):
    game = games.get(slug)
    data = {"game": slug, "options": {}, "turn": 0, **SECRETS[slug]}
    state: Any = game.position(data)
    action = state.actions()[0] if laid_first else state.actions()[-1]
    assert (str(action) == "end") is not laid_first
    happened = plays(with_state(playing(slug, len(state.hands)).table, state), action)
    after = state.play(action)
    draws = data.get("draws") or [data["draw"]]
    drawn = {str(card) for card in after.hands[0] if card not in state.hands[0]}
    for viewer in (None, *range(len(state.hands))):
        hidden = {str(card) for pile in draws for card in pile}
        hidden |= {str(card) for seat, hand in enumerate(data["hands"]) if seat != viewer for card in hand}
        if laid_first:
            hidden.discard(str(action).split(">")[0])
        elif viewer == 0:
            hidden -= drawn
        words = set(re.findall(r"\w+", (frame(happened, viewer) + sight(after, viewer)).decode()))
        assert not words & hidden, (viewer, words & hidden)
    if not laid_first:
        assert drawn
        assert drawn <= set(re.findall(r"\w+", frame(happened, 0).decode())), "who draws sees it"


def test_in_ten_nobody_sees_the_deck():
    """T4: all but the deck's order is in sight; without the tracker not even what is left of it."""
    game = games.get("ten")
    data = playing("ten", 3).state.position()
    data.update(draw=["B7", "*#", "$5", "G9"], row=["O1"], market=["P1"])
    state = game.position(data)
    table = with_state(playing("ten", 3).table, state)
    for viewer in (None, 0, 1, 2):
        told = (sight(state, viewer) + frame(plays(table, game.action("take:numbers")), viewer)).decode()
        assert not [card for card in data["draw"] if f'"{card}"' in told]
        drawn = frame(plays(table, game.action("draw")), viewer).decode()
        assert [card for card in data["draw"] if f'"{card}"' in drawn] == ["B7"]


def test_nobody_is_told_a_seed_a_key_or_who_somebody_is_elsewhere():
    evening = an_eventful_evening()
    assert {happened.kind for happened in evening.happened} >= {"opened", "invited", "sat", "hosted", "rematched"}
    for viewer in evening.viewers:
        told = b"".join(evening.told(viewer)).decode()
        for secret in ("an evening", "a key", "another", key_hash("a key"), key_hash("another"), "bela", "cyril"):
            assert secret not in told
        assert evening.table.seed_hash in told


# What people may remember but not look up (G4)


@pytest.mark.parametrize(
    ("slug", "tracked"),
    [("the-game", "laid"), ("quick-and-easy", "laid"), ("face-to-face", "laid"), ("ten", "still_to_come")],
)
def test_what_was_laid_is_shown_by_a_tracker_only(slug, tracked):
    state = playing(slug, 2).plays_on("tracker", careful, most=5).state
    plain, with_tracker = (
        msgspec.to_builtins(views.public(state.view(None), tracker=tracker)) for tracker in (False, True)
    )
    assert tracked not in plain
    assert {**plain, tracked: with_tracker[tracked]} == with_tracker
    seen = getattr(state.view(None), tracked)
    if slug == "face-to-face":
        assert with_tracker[tracked] == [list(own) for own in seen]
    else:
        assert with_tracker[tracked] == [card if slug == "the-game" else str(card) for card in seen]


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_what_everyone_sees_is_never_made_from_a_seats_view(slug, players):
    state = playing(slug, players).state
    for seat in range(players):
        with pytest.raises(ValueError, match="a spectator's view"):
            views.public(state.view(seat), tracker=False)


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_a_seat_sees_its_own_hand_and_a_spectator_none(slug, players):
    state = playing(slug, players).state
    assert views.hand(state.view(None)) is None
    for seat in range(players):
        own = None if slug == "ten" else state.position()["hands"][seat]
        assert views.hand(state.view(seat)) == own
