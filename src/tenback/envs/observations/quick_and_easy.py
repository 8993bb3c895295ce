"""Quick & Easy as numbers."""

from tenback.core import Hidden
from tenback.envs.layout import EVERY_SEAT, Layout, Part, seats_from
from tenback.games.quick_and_easy import ACTIONS, AT_MOST, CARDS, COLOURS, HAND_SIZE, NUMBERS, Pile, View

__all__ = ["LAYOUT", "MOST_ACTIONS", "TEXTS", "written"]

TEXTS = tuple(ACTIONS)  # card by card, each on both piles; then `end`
MOST_ACTIONS = 2 * len(CARDS)  # every turn lays a card

LAYOUT = Layout(
    Part("numbers", tuple(map(str, Pile)), NUMBERS, "the number that the pile shows; 0: its start card"),
    Part("colours", tuple(f"{pile} {colour}" for pile in Pile for colour in COLOURS), 1, "the colour that it shows"),
    Part("played", ("cards",), AT_MOST, "cards laid this turn"),
    Part("most", ("cards",), AT_MOST, "cards that a turn may lay"),
    Part("turn", EVERY_SEAT, 1, "who acts"),
    Part("held", EVERY_SEAT, HAND_SIZE, "cards in hand"),
    Part("draw", ("cards",), len(CARDS), "cards in the draw pile"),
    Part("hand", tuple(map(str, CARDS)), 1, "your hand"),
    Part("laid", tuple(map(str, CARDS)), 1, "what lies in the piles"),
)
TOPS, SHOWN, PLAYED, MOST, TURN, HELD, DRAW, HAND, LAID = LAYOUT.starts.values()


def written(view: View) -> bytearray:
    me, hands = view.seat, view.hands
    assert me is not None  # a spectator has no observation
    out = bytearray(LAYOUT.size)
    for pile, top in enumerate(view.piles):
        if top is not None:
            out[TOPS + pile] = top.number
            out[SHOWN + len(COLOURS) * pile + COLOURS.index(top.colour)] = 1
    out[PLAYED] = view.played
    out[MOST] = view.options.at_most
    out[DRAW] = len(view.draw)
    for seat, hand in zip(seats_from(me, len(hands)), hands, strict=True):
        out[HELD + seat] = len(hand)
    if view.turn is not None:
        out[TURN + (view.turn - me) % len(hands)] = 1
    own = hands[me]
    assert not isinstance(own, Hidden)  # a seat sees its own hand
    for card in own:
        out[HAND + card] = 1
    for card in view.laid:
        out[LAID + card] = 1
    return out
