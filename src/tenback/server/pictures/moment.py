"""A moment of a game that is over, as an SVG of 1200 by 630: what lies on the table, every hand, and whose turn it is.

For those who may see every card of it; nobody is named.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tenback.core import Seat, State
from tenback.games import face_to_face, quick_and_easy, ten, the_game
from tenback.server.pictures.drawing import (
    BAR,
    FACE,
    FACE_EDGE,
    HEIGHT,
    INK,
    INK_2,
    MARK,
    SVG,
    WIDTH,
    brand,
    cloth,
    fitting,
    text,
)
from tenback.server.words import Words
from tenback.table import Table, wishes

__all__ = ["Hand", "Moment", "Shown", "moment_drawn", "moment_of"]

# Colours of cards, dark enough on paper: web/style/tokens.css has the others.
COLOURS = {"R": "#a3172a", "B": "#1f4fa0", "G": "#1c6b35", "Y": "#7a5a00", "P": "#6a2c91", "O": "#a8430a"}
RISING, FALLING, SILVER, GOLD = "#a8380c", "#33409c", "#4a5560", "#7d5a00"
UP, DOWN = "M-9 6 0 -8 9 6M0 -8V14", "M-9 -6 0 8 9 -6M0 8V-14"
LEFT, ROOM = 60, WIDTH - 120
PILES_AT, PILE, APART = 222, (136, 178), 70
HANDS_AT, HANDS_ROOM, HANDS_FROM = 430, HEIGHT - 430 - 24, 290
HIGHEST, WIDEST = 62, 104


class Shown(NamedTuple):
    """A card: what stands on it, in which colour, and which way its pile goes (1, -1; 0: it is no pile)."""

    text: str
    colour: str = INK
    way: int = 0


class Hand(NamedTuple):
    label: str
    cards: tuple[Shown, ...]
    on_turn: bool


@dataclass(frozen=True, slots=True)
class Moment:
    title: str
    under: str
    piles: tuple[Shown, ...]
    hands: tuple[Hand, ...]


def moment_of(table: Table, actions: int, words: Words) -> Moment:
    """After so many actions; Declined where the game had no such moment."""
    over = actions == len(table.actions)
    turn = None if over else wishes.moment_of(table, actions).turn
    state, setting = table.state_after(actions), table.setting
    hands = tuple(
        Hand(words.say("picture-player", number=seat + 1), tuple(cards), seat == state.turn)
        for seat, cards in enumerate(_hands(state))
    )
    under = [words.say("picture-with", seats=setting.seats)]
    if turn is not None:
        under.append(words.say("picture-moment", turn=turn))
    return Moment(setting.the_game.title, " · ".join(under), tuple(_piles(state)), hands)


# What lies there


def _piles(state: State) -> Iterator[Shown]:
    match state:
        case the_game.State():
            for pile in the_game.Pile:
                yield _on_pile(state.piles[pile], rising=pile.rising)
        case quick_and_easy.State():
            for place, top in enumerate(state.piles):
                shown = Shown("") if top is None else _coloured(str(top))
                yield shown._replace(way=-1 if place else 1)
        case face_to_face.State():
            for up, down in state.piles:
                yield _on_pile(up, rising=True)
                yield _on_pile(down, rising=False)
        case ten.State():
            auction = state.table.auction
            for card in (*((auction.wild,) if auction else ()), *state.table.row, *state.table.market):
                yield _coloured(str(card))


def _on_pile(top: int, *, rising: bool) -> Shown:
    return Shown(str(top), RISING if rising else FALLING, 1 if rising else -1)


def _hands(state: State) -> Iterator[list[Shown]]:
    match state:
        case the_game.State():
            for hand in state.hands:
                yield [Shown(str(card)) for card in sorted(hand)]
        case quick_and_easy.State():
            for cards in state.hands:
                yield [_coloured(str(card)) for card in sorted(cards)]
        case face_to_face.State():
            for seat, hand in enumerate(state.hands):
                yield [Shown(str(card), _metal(seat)) for card in sorted(hand)]
        case ten.State():
            for own in state.table.seats:
                yield [_coloured(str(card)) for card in own.cards]


def _metal(seat: Seat) -> str:
    return GOLD if seat else SILVER


def _coloured(card: str) -> Shown:
    """As its game writes it; where a letter is its colour, in that colour."""
    return Shown(card[1:], COLOURS[card[0]]) if card[0] in COLOURS and len(card) > 1 else Shown(card)


# Drawn


def moment_drawn(moment: Moment) -> str:
    return "".join((SVG, cloth(), *_head(moment), *_laid(moment.piles), *_held(moment.hands), "</svg>"))


def _head(moment: Moment) -> Iterator[str]:
    yield from brand(LEFT, 34)
    yield text(moment.title, at=(LEFT, 150), size=fitting(moment.title, 54, bold=True, room=ROOM), bold=True)
    yield text(moment.under, at=(LEFT, 194), size=fitting(moment.under, 28, room=ROOM), fill=INK_2)


def _laid(piles: Sequence[Shown]) -> Iterator[str]:
    widest, high = PILE
    step = min(widest + APART, ROOM / max(len(piles), 1))
    wide = min(widest, step - 6)
    for place, shown in enumerate(piles):
        yield from _card(shown, LEFT + place * step, PILES_AT, wide, high)


def _held(hands: Sequence[Hand]) -> Iterator[str]:
    row = min(HIGHEST + 8, HANDS_ROOM / max(len(hands), 1))
    for number, hand in enumerate(hands):
        top, high = HANDS_AT + number * row, row - 8
        middle = top + high / 2
        if hand.on_turn:
            yield f'<path d="M{LEFT - 30} {middle - 11:.1f}l18 11-18 11z" fill="{MARK}"/>'
        size = fitting(hand.label, min(26, high * 0.7), bold=hand.on_turn, room=HANDS_FROM - LEFT - 16)
        yield text(hand.label, at=(LEFT, middle + size * 0.35), size=size, bold=hand.on_turn)
        step = min(WIDEST, (WIDTH - LEFT - HANDS_FROM) / max(len(hand.cards), 1))
        for place, card in enumerate(hand.cards):
            yield from _card(card, HANDS_FROM + place * step, top, step - 6, high)


def _card(shown: Shown, x: float, y: float, wide: float, high: float) -> Iterator[str]:
    """Paper, a figure, and above it which way the pile goes."""
    yield (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" rx="{min(wide, high) * 0.1:.1f}" '
        f'fill="{FACE}" stroke="{FACE_EDGE}" stroke-width="2"/>'
    )
    if shown.way:
        yield (
            f'<path transform="translate({x + wide / 2:.1f} {y + 28})" d="{UP if shown.way > 0 else DOWN}" fill="none" '
            f'stroke="{shown.colour if shown.text else BAR}" stroke-width="4" stroke-linecap="round"/>'
        )
    if shown.text:
        size = fitting(shown.text, min(high * 0.6, 62), numeral=True, room=wide * 0.86)
        below = 0.62 if shown.way else 0.5
        yield text(
            shown.text,
            at=(round(x + wide / 2, 1), round(y + high * below + size * 0.36, 1)),
            size=size,
            fill=shown.colour,
            middle=True,
            numeral=True,
        )
