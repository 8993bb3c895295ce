"""What every game keeps, in every state of every game: one suite over the whole shelf, through the contract alone."""

import random
from collections import Counter
from copy import deepcopy
from dataclasses import FrozenInstanceError

import pytest

from tenback import games
from tenback.core import Action, Chance, Ended, Refused
from tenback.views import hand
from tests.conformance.tables import every_action
from tests.conformance.twins import twin

MOST_ACTIONS = {"the-game": 2 * 98, "quick-and-easy": 2 * 50, "face-to-face": 2 * 116, "ten": 4000}
ONE_DECK = {  # G2, Q2
    "the-game": [str(card) for card in range(2, 100)],
    "quick-and-easy": [f"{colour}{number}" for colour in "RBGYP" for number in range(1, 11)],
}
EVERY_ACTION = {game.slug: every_action(game) for game in games.shelf()}


def play_through(state, seed, *, thoroughly=1.0, choose=None):
    """One game from this state on, with all properties on; gives back its ending.

    `thoroughly` is the share of states that the dear properties look at. `choose(rng, state)` picks the actions, at
    random without it.
    """
    game = games.get(state.position()["game"])
    rng = random.Random(seed)
    viewers = (None, *range(seats_of(state)))
    for _ in range(MOST_ACTIONS[game.slug]):
        look_closely = rng.random() < thoroughly
        offered = state.actions()
        ending_agrees(state, offered)
        actions_agree_with_refusals(game.slug, state, offered, rng, every=look_closely)
        if look_closely:
            texts_round_trip(game, state)
            views_tell_their_seat_only_its_own(state, viewers)
            indistinguishable_states_look_alike(game, state, viewers, rng)
        if state.turn is None:
            return state.ending
        action = choose(rng, state) if choose else offered[int(rng.random() * len(offered))]
        after = state.play(action)
        if look_closely:
            nothing_changed_in_place(state, action, after)
            hear_equals_see(state, action, after, viewers)
            conserved(state, action, after)
        state = after
    pytest.fail(f"a game of {game.title} ends within {MOST_ACTIONS[game.slug]} actions")


def dealt(slug, players, options, seed):
    """A new game, and the same again: seeds reproduce."""
    game = games.get(slug)
    state = game.deal(players, Chance(seed), **options)
    assert state == game.deal(players, Chance(seed), **options)
    return state


def seats_of(state):
    data = state.position()
    return len(data["seats"] if "seats" in data else data["hands"])


def ending_agrees(state, offered):
    """Over for one is over for all; the result has the parts of its kind of game."""
    ending = state.ending
    assert (state.turn is None) == (ending is not None) == (not offered)
    if ending is None:
        return
    if ending.left is not None:
        assert ending.won == (ending.left == 0)
        assert ending.winners is None
    else:
        assert ending.winners is not None
        if ending.won is not None:
            assert ending.winners == ((0,) if ending.won else ())
    assert ending.rule[0] in "GQFT"


def actions_agree_with_refusals(slug, state, offered, rng, *, every):
    """An action is refused exactly when it is not offered; a refusal names a rule and says a sentence."""
    universe = EVERY_ACTION[slug]
    if not every:
        action = universe[int(rng.random() * len(universe))]
        assert (state.refusal(action) is None) == (action in offered), str(action)
        return
    legal = set(offered)
    assert len(legal) == len(offered), "no action is offered twice"
    assert state.actions() == offered, "in a fixed order"
    assert legal <= set(universe)
    for action in universe:
        refusal = state.refusal(action)
        assert (refusal is None) == (action in legal), (str(action), str(refusal))
        if refusal is not None:
            sentence = str(refusal)
            assert sentence.endswith(f"({refusal.rule})")
            assert "{" not in sentence
    refused = next(action for action in universe if action not in legal)
    with pytest.raises(Refused) as caught:
        state.play(refused)
    assert caught.value.refusal == state.refusal(refused)


def texts_round_trip(game, state):
    """What can be said can be written and read back."""
    data = state.position()
    again = game.position(deepcopy(data))
    assert again == state
    assert again.position() == data
    assert again.actions() == state.actions()
    assert again.ending == state.ending
    for action in state.actions():
        assert isinstance(action, Action)
        assert game.action(str(action)) == action


def views_tell_their_seat_only_its_own(state, viewers):
    for seat in viewers:
        view = state.view(seat)
        assert view.seat == seat
        assert view.turn == state.turn
        assert view.ending == state.ending
        assert view.actions() == (state.actions() if seat is not None and seat == state.turn else ())


def indistinguishable_states_look_alike(game, state, viewers, rng):
    """Non-interference: what a viewer may not know changes nothing that reaches the viewer."""
    for seat in viewers:
        other = twin(game, state, seat, rng)
        if (other.turn, other.ending) != (state.turn, state.ending):
            continue  # everyone is told that a game has ended: these two can be told apart
        assert repr(other.view(seat)) == repr(state.view(seat))
        if seat is not None and seat == state.turn:
            assert other.actions() == state.actions()
            for action in EVERY_ACTION[game.slug]:
                assert repr(other.refusal(action)) == repr(state.refusal(action))
        for action in state.actions():
            if other.refusal(action) is None and not draws_for(action, state, seat):
                assert told(other, action, seat) == told(state, action, seat)


def draws_for(action, state, seat):
    """Whoever draws learns what: there the two states part."""
    return str(action) == "draw" or (str(action) == "end" and state.turn == seat)


def told(state, action, seat):
    """The news but for the end of the game, which is everyone's to know."""
    return repr([event for event in state.news(action, seat) if not isinstance(event, Ended)])


def nothing_changed_in_place(state, action, after):
    before, data = repr(state), deepcopy(state.position())
    assert state.play(action) == after
    assert repr(state) == before
    assert state.position() == data
    with pytest.raises((FrozenInstanceError, AttributeError)):
        state.ending = None


def hear_equals_see(state, action, after, viewers):
    """An old view plus the events that a viewer heard equals the fresh view."""
    for seat in viewers:
        view = state.view(seat)
        for event in state.news(action, seat):
            view = view.hear(event)
        assert view == after.view(seat), (seat, str(action))
        assert repr(view) == repr(after.view(seat))
        assert state.news(action, seat, after) == state.news(action, seat)
        if seat != state.turn:
            assert state.news(action, seat) == state.news(action, None)
        if seat not in {state.turn, after.turn}:  # nothing of its own has changed: a server need not look
            assert own(state.view(seat)) == own(after.view(seat))


def own(view):
    return hand(view), view.actions()


def cards_held(data):
    """Every card that a position holds somewhere, laid ones apart."""
    if "seats" in data:
        for own in data["seats"]:
            yield from own["cards"]
        yield from (*data["draw"], *data["row"], *data["market"])
        if data["auction"]:
            yield data["auction"]["wild"]
        if data["owed"]:
            yield data["owed"]["for"]
        return
    draws = data["draws"] if "draws" in data else [data["draw"]]
    for owner, cards in enumerate((*data["hands"], *draws)):
        # In a duel each player has an own deck: silver and gold.
        metal = owner % len(draws) if len(draws) > 1 else None
        yield from cards if metal is None else ((metal, card) for card in cards)


def conserved(state, action, after):
    """Every card is in exactly one place: what is no longer held was laid or discarded by this very action."""
    before, data = state.position(), after.position()
    held = Counter(cards_held(before))
    now = Counter(cards_held(data))
    assert held - now == Counter(leaves(before, str(action), data))
    assert not now - held, "no card comes from nowhere"
    if data["game"] in ONE_DECK:
        laid = after.view(None).laid
        assert sorted(map(str, (*laid, *now))) == sorted(ONE_DECK[data["game"]]), "each card is held or laid"


def leaves(before, action, after):
    """The cards that the action may send away: the one laid or paid, the coins of the row, a wild nobody wanted."""
    if "seats" not in before:
        if action == "end":
            return []
        name = action.split(">")[0]
        if "draws" in before:
            return [(before["turn"], int(name))]
        return [int(name) if name.isdigit() else name]
    if action.startswith("pay:") and action not in ("pay:coin", "pay:bust"):
        return [action.removeprefix("pay:")]
    if before["phase"] == "auction" and after["phase"] == "draw":
        return [before["auction"]["wild"]]
    if (before["row"] and not after["row"]) or (action == "draw" and after["phase"] != "auction" and not after["row"]):
        turned = [before["draw"][0]] if action == "draw" else []
        return [card for card in (*before["row"], *turned) if card[0] == "$"]
    return []
