"""The Game as numbers."""

from tenback.core import Hidden
from tenback.envs.layout import EVERY_SEAT, Layout, Part, seats_from
from tenback.games.the_game import (
    ACTIONS,
    CARDS,
    ENDS_OF_TURN_TO_COVER,
    FOR_EXPERTS,
    HAND_SIZE,
    START_DOWN,
    Pile,
    View,
)

__all__ = ["LAYOUT", "MOST_ACTIONS", "TEXTS", "written"]

TEXTS = tuple(ACTIONS)  # card by card, each on every pile; then `end`
MOST_ACTIONS = 2 * len(CARDS)  # every turn lays a card

LAYOUT = Layout(
    Part("piles", tuple(map(str, Pile)), START_DOWN, "what the pile shows"),
    Part("burning", tuple(map(str, Pile)), ENDS_OF_TURN_TO_COVER, "ends of turn left to cover what burns there"),
    Part("played", ("cards",), len(CARDS), "cards laid this turn"),
    Part("minimum", ("cards",), FOR_EXPERTS, "cards that this turn must lay"),
    Part("turn", EVERY_SEAT, 1, "who acts"),
    Part("held", EVERY_SEAT, max(HAND_SIZE.values()), "cards in hand"),
    Part("draw", ("cards",), len(CARDS), "cards in the draw pile"),
    Part("hand", tuple(map(str, CARDS)), 1, "your hand"),
    Part("laid", tuple(map(str, CARDS)), 1, "what lies in the piles"),
)
PILES, BURNING, PLAYED, MINIMUM, TURN, HELD, DRAW, HAND, LAID = LAYOUT.starts.values()
FIRST = CARDS[0]
BINARY = f"0{len(CARDS)}b"
DIGITS = bytes(digit & 1 for digit in range(256))  # what "0" and "1" mean


def written(view: View) -> bytearray:
    me, hands = view.seat, view.hands
    assert me is not None  # a spectator has no observation
    out = bytearray(LAYOUT.size)
    out[PILES:BURNING] = bytes(view.piles)
    for pile, ends in view.burning:
        out[BURNING + pile] = ends
    out[PLAYED] = view.played
    out[MINIMUM] = view.options.minimum(len(view.draw))
    out[DRAW] = len(view.draw)
    for seat, hand in zip(seats_from(me, len(hands)), hands, strict=True):
        out[HELD + seat] = len(hand)
    if view.turn is not None:
        out[TURN + (view.turn - me) % len(hands)] = 1
    own = hands[me]
    assert not isinstance(own, Hidden)  # a seat sees its own hand
    for card in own:
        out[HAND + card - FIRST] = 1
    out[LAID:] = format(view.laid_bits >> FIRST, BINARY)[::-1].encode().translate(DIGITS)
    return out
