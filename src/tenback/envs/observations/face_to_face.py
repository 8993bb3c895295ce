"""Face to Face as numbers."""

from tenback.core import Hidden
from tenback.envs.layout import EVERY_SEAT, Layout, Part
from tenback.games.face_to_face import ACTIONS, CARDS, HAND_SIZE, START_DOWN, WINS, Pile, View, tops_for

__all__ = ["LAYOUT", "MOST_ACTIONS", "TEXTS", "written"]

TEXTS = tuple(ACTIONS)  # card by card, each on every pile; then `end`
MOST_ACTIONS = 2 * 2 * len(CARDS)  # every turn lays a card of one of two decks
BOTH = EVERY_SEAT[:2]

LAYOUT = Layout(
    Part("piles", tuple(map(str, Pile)), START_DOWN, "what the pile shows, yours first"),
    Part("played", ("cards",), 2 * len(CARDS), "cards laid this turn"),
    Part("gave", ("gift",), 1, "whether one of them was a gift"),
    Part("last card wins", ("option",), 1, "the option `last_card`: whether a single last card wins"),
    Part("turn", BOTH, 1, "who acts"),
    Part("held", BOTH, HAND_SIZE, "cards in hand"),
    Part("draws", BOTH, len(CARDS), "cards in the own draw pile"),
    Part("hand", tuple(map(str, CARDS)), 1, "your hand"),
    Part("laid", tuple(map(str, CARDS)), 1, "what you have laid"),
    Part("their laid", tuple(map(str, CARDS)), 1, "what the opponent has laid"),
)
PILES, PLAYED, GAVE, LAST, TURN, HELD, DRAWS, HAND, LAID, THEIRS = LAYOUT.starts.values()
FIRST = CARDS[0]


def written(view: View) -> bytearray:
    me = view.seat
    assert me is not None  # a spectator has no observation
    them = 1 - me
    out = bytearray(LAYOUT.size)
    out[PILES:PLAYED] = bytes(tops_for(me, view.piles))
    out[PLAYED] = view.played
    out[GAVE] = view.gave
    out[LAST] = view.options.last_card == WINS
    if view.turn is not None:
        out[TURN + (view.turn != me)] = 1
    for place, seat in enumerate((me, them)):
        out[HELD + place] = len(view.hands[seat])
        out[DRAWS + place] = len(view.draws[seat])
    own = view.hands[me]
    assert not isinstance(own, Hidden)  # a seat sees its own hand
    for start, cards in ((HAND, own), (LAID, view.laid[me]), (THEIRS, view.laid[them])):
        for card in cards:
            out[start + card - FIRST] = 1
    return out
