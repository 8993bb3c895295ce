"""A result as an SVG of 1200 by 630: always light, the figure on a card, a bar a turn. It names no card."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Literal

__all__ = ["HEIGHT", "WIDTH", "Result", "brand", "cloth", "drawn", "fitting", "text"]

WIDTH, HEIGHT = 1200, 630

SVG = (
    f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
    f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="Commissioner">'
)

# The light colours of web/style/tokens.css.
TABLE, WEAVE, FACE, FACE_EDGE = "#d3dfd8", "#cbd8d0", "#fffdf7", "#c2c8c2"
INK, INK_2, BAR = "#15231e", "#3c4f47", "#4d6058"
TONES = {"lost": "#a03a14", "won": "#0c5a4e", "plain": "#15231e"}
TRICK, ON_TRICK, MARK = "#f5b82e", "#2a1d00", "#12463e"

LEFT, ROOM = 516, 600  # the column at the right of the card: where it begins, and how wide it is
CARD_MIDDLE, CARD_ROOM = 254, 280
BASE, HIGHEST, DEEPEST = 432, 104, 44  # the trail's line, and how far its bars go
WIDEST_BAR = 17.6  # from one bar to the next
MOST_BARS = 120  # a longer game is told by several turns a bar
BEAD_FROM, BEAD_TO = 134, 364

# About how wide a letter is, in parts of the font's size: the longest words of six languages were looked at.
REGULAR, BOLD, NUMERAL = 0.53, 0.575, 0.66


@dataclass(frozen=True, slots=True)
class Result:
    """What is on a picture. All of it is read by whoever gets the link: nothing secret, and no name that its owner did
    not put there.
    """

    figure: str  # on the card: cards left, points
    caption: str  # what the figure counts
    title: str  # the game, or the deal of the day
    under: str = ""  # with how many, when
    par: str = ""  # behind it, bold
    tone: Literal["lost", "won", "plain"] = "plain"
    bead: float | None = None  # where the game ended on the way from the first card (0) to the last (1)
    trail: Sequence[int] = ()  # a bar a turn: steps spent, or below zero, given back
    badge: str = ""  # how many ten-backs
    note: str = ""  # what is said behind the badge


def drawn(result: Result) -> str:
    return "".join(
        (
            SVG,
            cloth(),
            *_card(result),
            *_told(result),
            *_trail(result.trail),
            *_foot(result),
            "</svg>",
        )
    )


def cloth() -> str:
    """As one path: a pattern takes three times as long."""
    threads = "".join(f"M0 {y}h{WIDTH}v2H0z" for y in range(0, HEIGHT, 8))
    threads += "".join(f"M{x} 0h2v{HEIGHT}h-2z" for x in range(0, WIDTH, 8))
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{TABLE}"/>'
        f'<path shape-rendering="crispEdges" fill="{WEAVE}" d="{threads}"/>'
    )


# The card


def _card(result: Result) -> Iterator[str]:
    for below in (16, 8):
        yield _paper(78 + below)
    yield _paper(78)
    yield text(
        result.figure,
        at=(CARD_MIDDLE, 348),
        size=fitting(result.figure, 270, room=CARD_ROOM, numeral=True),
        fill=TONES[result.tone],
        middle=True,
        numeral=True,
    )
    yield text(
        result.caption,
        at=(CARD_MIDDLE, 420),
        size=fitting(result.caption, 34, room=CARD_ROOM, bold=True),
        bold=True,
        middle=True,
    )
    if result.bead is not None:
        yield from _ruler(min(max(result.bead, 0.0), 1.0), TONES[result.tone])


def _paper(top: int) -> str:
    return (
        f'<rect x="86" y="{top}" width="336" height="472" rx="28" fill="{FACE}" stroke="{FACE_EDGE}" stroke-width="3"/>'
    )


def _ruler(bead: float, tone: str) -> Iterator[str]:
    step = (BEAD_TO - BEAD_FROM) / 10
    ticks = "".join(
        f"M{BEAD_FROM + number * step:g} {474 - high}v{2 * high}"
        for number, high in enumerate(10 if number % 5 == 0 else 5 for number in range(11))
    )
    yield f'<path d="M{BEAD_FROM} 474H{BEAD_TO}{ticks}" stroke="{BAR}" stroke-width="2.5" fill="none"/>'
    middle = BEAD_FROM + bead * (BEAD_TO - BEAD_FROM)
    yield f'<circle cx="{middle:g}" cy="474" r="13" fill="{tone}" stroke="{FACE}" stroke-width="5"/>'


# The column beside it


def brand(x: int, y: int) -> Iterator[str]:
    """Mark and name."""
    yield (
        f'<g transform="translate({x} {y})"><rect x="3" y="3" width="48" height="48" rx="11" fill="{MARK}"/>'
        f'<path d="M16 9.5 9.7 15.8 16 22.100M10.3 15.800H34a11 11 0 0 1 0 21.800H31" fill="none" stroke="{TRICK}" '
        'stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></g>'
    )
    yield text("10", at=(x + 8, y + 42), size=19, fill="#ffffff", numeral=True)
    yield text("tenback", at=(x + 68, y + 37), size=37, numeral=True)


def _told(result: Result) -> Iterator[str]:
    yield from brand(LEFT, 94)
    yield text(result.title, at=(LEFT, 224), size=fitting(result.title, 68, room=ROOM, bold=True), bold=True)
    whole = f"{result.under} · {result.par}" if result.par and result.under else result.under or result.par
    size = fitting(whole, 28, room=ROOM)
    par = f'<tspan font-weight="700">{escape(result.par)}</tspan>' if result.par else ""
    between = " · " if par and result.under else ""
    yield (
        f'<text x="{LEFT}" y="277" font-size="{size:g}" fill="{INK_2}" xml:space="preserve">'
        f"{escape(result.under)}{between}{par}</text>"
    )


def _trail(trail: Sequence[int]) -> Iterator[str]:
    if not trail:
        return
    bars = _gathered(trail)
    step = min(WIDEST_BAR, ROOM / len(bars))
    wide = step * 0.68
    most, least = max(*bars, 1), min(*bars, -1)
    scale = min(HIGHEST / most, DEEPEST / -least, 4.0)
    yield f'<path d="M{LEFT} {BASE}h{ROOM}" stroke="{BAR}" stroke-width="2.5"/>'
    for number, steps in enumerate(bars):
        x, high = LEFT + number * step + (step - wide) / 2, max(abs(steps) * scale, 6)
        corner = min(wide / 3, 5)
        if steps >= 0:
            yield (
                f'<rect x="{x:.1f}" y="{BASE - 2 - high:.1f}" width="{wide:.1f}" height="{high:.1f}" '
                f'rx="{corner:.1f}" fill="{BAR}"/>'
            )
        else:
            yield (
                f'<rect x="{x:.1f}" y="{BASE + 3}" width="{wide:.1f}" height="{high:.1f}" rx="{corner:.1f}" '
                f'fill="{TRICK}" stroke="{ON_TRICK}" stroke-width="1.5"/>'
            )


def _gathered(trail: Sequence[int]) -> list[int]:
    """As many bars as there is room for."""
    together = -(-len(trail) // MOST_BARS)
    return [sum(trail[first : first + together]) for first in range(0, len(trail), together)]


def _foot(result: Result) -> Iterator[str]:
    x = LEFT
    if result.badge:
        wide = 56 + 19 * len(result.badge)
        yield (
            f'<rect x="{LEFT}" y="491" width="{wide}" height="45" rx="22.5" fill="{TRICK}" stroke="{ON_TRICK}" '
            f'stroke-width="2"/><path d="M540.5 506 534 512.5 540.5 519M534.6 512.500H547a6.5 6.5 0 0 1 0 13h-4" '
            f'fill="none" stroke="{ON_TRICK}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>'
        )
        yield text(result.badge, at=(563, 525), size=30, fill=ON_TRICK, numeral=True)
        x += wide + 14
    if result.note:
        size = fitting(result.note, 28, room=WIDTH - 84 - x)
        yield text(result.note, at=(x, 523), size=size, fill=INK_2)


def text(
    words: str,
    *,
    at: tuple[float, float],
    size: float,
    fill: str = INK,
    bold: bool = False,
    middle: bool = False,
    numeral: bool = False,
) -> str:
    family = ' font-family="Besley" font-weight="800"' if numeral else ' font-weight="700"' if bold else ""
    anchor = ' text-anchor="middle"' if middle else ""
    x, y = at
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}"{family}{anchor}>{escape(words)}</text>'


def fitting(words: str, size: float, *, room: float, bold: bool = False, numeral: bool = False) -> float:
    """The size at which a line fits, never greater than wanted."""
    letter = NUMERAL if numeral else BOLD if bold else REGULAR
    return round(min(size, room / (letter * max(len(words), 1))), 1)
