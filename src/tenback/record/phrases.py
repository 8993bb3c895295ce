"""What a transcript says of a position, and of what an action changed in it.

The words of the positions in one table, whichever game they come from; what has no words here is said plainly as its
key and its value.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from string import ascii_letters
from typing import Any

__all__ = ["chapter", "deal", "end", "ended", "heading", "longest", "remarks", "table"]

Position = Mapping[str, Any]
Labels = Sequence[str]

UNSAID = {  # what the header, the turn's line or the action itself says already
    *("game", "options", "turn", "active", "played", "gave", "phase"),
    *("piles", "hands", "draw", "draws", "burning", "row", "market", "seats", "auction", "owed"),
}
TOLD = {"reason", "rule", "won", "left", "winners", "scores"}  # what the sentence of an ending says in its own words


def counted(number: int, one: str, many: str | None = None) -> str:
    return f"{number or 'no'} {one if number == 1 else many or one + 's'}"


def listed(things: Sequence[str]) -> str:
    """A, B and C."""
    return " and ".join([", ".join(things[:-1]), things[-1]] if len(things) > 1 else things)


def longest(labels: Labels) -> int:
    return max(map(len, labels))


def cards(some: Sequence[object]) -> str:
    return " ".join(map(str, some))


# The deal, and what the table shows when a turn begins


def deal(position: Position, labels: Labels) -> Iterator[str]:
    """Every hand, and what is left to draw."""
    hands, draws = position.get("hands", ()), position.get("draws", ())
    for label, hand, draw in zip_longest(labels[: len(hands)], hands, draws):
        yield f"{label:{longest(labels)}}  {cards(hand)}{'' if draw is None else f', and {_to_draw(draw)}'}"
    if "draw" in position:
        yield _to_draw(position["draw"])


def chapter(position: Position) -> tuple[object, ...]:
    """What stays the same throughout a turn."""
    return position.get("active", position.get("turn")), _in_the_final_round(position)


def heading(number: int, position: Position, seat: int, labels: Labels) -> str:
    """Whose turn begins, with the hand where there are hands."""
    if _in_the_final_round(position):
        return "The final round of buying"
    holds = f" holds {cards(position['hands'][seat])}" if "hands" in position else ""
    return f"Turn {number}: {labels[seat]}{holds}"


def _in_the_final_round(position: Position) -> bool:
    return "final" in (position.get("phase"), (position.get("owed") or {}).get("in"))


def table(position: Position, labels: Labels) -> Iterator[str]:
    """What lies in everyone's sight: in the middle on one line, then a line for all that is a player's own."""
    if middle := [*_middle(position)]:
        yield "; ".join(middle)
    for seat, label in enumerate(labels):
        if own := [*_own(position, seat)]:
            yield f"{label}: {'; '.join(own)}"


def _middle(position: Position) -> Iterator[str]:
    if isinstance(piles := position.get("piles"), Mapping):
        yield _piles(piles)
    if "draw" in position:
        yield _to_draw(position["draw"])
    yield from (f"{pile} burns" for pile in position.get("burning", ()))
    if "market" in position:
        yield f"in the market {cards(position['market'])}" if position["market"] else "the market is empty"
    yield from (f"{_spaced(key)} {_plainly(value)}" for key, value in position.items() if key not in UNSAID)


def _own(position: Position, seat: int) -> Iterator[str]:
    if isinstance(piles := position.get("piles"), list):
        yield _piles(piles[seat])
    if "draws" in position:
        yield _to_draw(position["draws"][seat])
    if "seats" in position:
        owned = position["seats"][seat]
        busts = f", {counted(owned['busts'], 'bust token')}" if owned["busts"] else ""
        yield f"{counted(owned['coins'], 'coin')}{busts}"
        if owned["cards"]:
            yield cards(owned["cards"])


def _to_draw(draw: Sequence[object]) -> str:
    return f"{counted(len(draw), 'card')} to draw"


def _piles(piles: Mapping[str, object]) -> str:
    return ", ".join(f"{pile} {_top(top)}" for pile, top in piles.items())


def _top(top: object) -> str:
    return "empty" if top is None else str(top)


# What an action changed


def remarks(before: Position, after: Position, actor: int, labels: Labels) -> Iterator[str]:
    """What follows from an action, in the order in which it happens at a table."""
    yield from _laid(before.get("piles"), after.get("piles"), actor, labels)
    yield from _fire(before, after)
    yield from _turned_up(before, after)
    yield from _at_auction(before, after)
    yield from _drawn(before, after, actor, labels)
    yield from _taken(before, after, actor, labels)
    yield from _to_pay(before, after, actor, labels)
    yield from _run_out(before, after, labels)
    for key in after:
        if key not in UNSAID and before.get(key) != after[key]:
            yield f"{_spaced(key)} {_plainly(before.get(key))}, now {_plainly(after[key])}"


def _laid(before: Any, after: Any, actor: int, labels: Labels) -> Iterator[str]:
    if isinstance(before, list):
        yield from _laid(before[actor], after[actor], actor, labels)
        for label, had, has in zip(labels, before, after, strict=True):
            if label != labels[actor]:
                yield from (f"given to {label}, on {top}" for pile, top in had.items() if has[pile] != top)
        return
    for pile, top in (before or {}).items():
        if after[pile] != top:
            yield _own_pile(pile, top, after[pile])


def _own_pile(pile: str, top: object, card: object) -> str:
    if top is None:
        return "opens the pile"
    return f"back from {top}" if (_number(card) < _number(top)) is pile.startswith("up") else f"on {top}"


def _number(card: object) -> int:
    """The number of a card, whether or not it has a colour."""
    return int(str(card).lstrip(ascii_letters))


def _fire(before: Position, after: Position) -> Iterator[str]:
    for pile in after.get("burning", ()):
        if after["piles"][pile] != before["piles"][pile]:
            yield f"{pile} burns"
    for pile in before.get("burning", ()):
        if pile not in after["burning"]:
            yield f"{pile} burns no more"


def _turned_up(before: Position, after: Position) -> Iterator[str]:
    """Cards that left the draw pile in everyone's sight."""
    if "row" not in before or len(after["draw"]) == len(before["draw"]):
        return
    turned = before["draw"][: len(before["draw"]) - len(after["draw"])]
    yield f"turns up {cards(turned)}{', for auction' if after.get('auction') else ''}"
    if len(after["row"]) > 1 and after["row"] != before["row"]:
        yield f"the row is {cards(after['row'])}"


def _at_auction(before: Position, after: Position) -> Iterator[str]:
    auction = before.get("auction")
    if auction and not after.get("auction") and not after.get("owed"):
        yield f"nobody takes {auction['wild']}"


def _drawn(before: Position, after: Position, actor: int, labels: Labels) -> Iterator[str]:
    for seat, (had, has) in enumerate(zip(before.get("hands", ()), after.get("hands", ()), strict=True)):
        if drawn := _more(had, has):
            yield f"{_by(seat, actor, labels)}draws {cards(drawn)}"


def _taken(before: Position, after: Position, actor: int, labels: Labels) -> Iterator[str]:
    """What players gained, whoever acts first, and the market."""
    owned = zip(before.get("seats", ()), after.get("seats", ()), strict=True)
    for seat, (had, has) in sorted(enumerate(owned), key=lambda of: of[0] != actor):
        if gained := [*_gained(had, has)]:
            yield f"{_by(seat, actor, labels)}takes {listed(gained)}"
    if came := _more(before.get("market", ()), after.get("market", ())):
        yield f"{cards(came)} to the market"


def _run_out(before: Position, after: Position, labels: Labels) -> Iterator[str]:
    if before.get("draw") and not after["draw"]:
        yield "the draw pile is empty"
    for label, had, has in zip(labels, before.get("draws", ()), after.get("draws", ()), strict=False):
        if had and not has:
            yield f"the draw pile of {label} is empty"


def _to_pay(before: Position, after: Position, actor: int, labels: Labels) -> Iterator[str]:
    owed = after.get("owed")
    if owed and not before.get("owed"):
        yield f"{_by(after['turn'], actor, labels)}owes {owed['price']} for {owed['for']}"
    elif owed:
        yield f"{owed['paid']} of {owed['price']} paid"


def _gained(had: Mapping[str, Any], has: Mapping[str, Any]) -> Iterator[str]:
    if came := _more(had["cards"], has["cards"]):
        yield cards(came)
    if has["coins"] > had["coins"]:
        yield counted(has["coins"] - had["coins"], "coin")
    if has["busts"] > had["busts"]:
        yield "a bust token"


def _by(seat: int, actor: int, labels: Labels) -> str:
    """Whoever acts is named at the start of the line already."""
    return "" if seat == actor else f"{labels[seat]} "


def _more(before: Sequence[object], after: Sequence[object]) -> list[object]:
    return list((Counter(after) - Counter(before)).elements())


def _spaced(key: str) -> str:
    return key.replace("_", " ").replace("-", " ")


def _plainly(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


# The end


def end(position: Position, labels: Labels) -> Iterator[str]:
    """How everything lies at the end, a line each."""
    seat = position.get("turn")
    yield "The end" if seat is None else f"The end, with {labels[seat]} on turn"
    yield from table(position, labels)
    for label, hand in zip(labels, position.get("hands", ()), strict=False):
        if hand:
            yield f"{label} holds {cards(hand)}"


def ended(ending: Mapping[str, Any], labels: Labels, players: int) -> str:
    """The ending in a sentence."""
    said = [f"{_who(ending, labels, players)}: {_spaced(ending['reason'])} ({ending['rule']})"]
    if "left" in ending:
        said.append(f"{counted(ending['left'], 'card is', 'cards are')} left")
    if "scores" in ending:
        said.append(
            listed([f"{who} has {counted(n, 'point')}" for who, n in zip(labels, ending["scores"], strict=True)])
        )
    said.extend(f"{_spaced(key)}: {_plainly(value)}" for key, value in ending.items() if key not in TOLD)
    return "; ".join(said) + "."


def _who(ending: Mapping[str, Any], labels: Labels, players: int) -> str:
    if "won" in ending:
        return f"{labels[0] if players == 1 else 'The team'} has {'won' if ending['won'] else 'lost'}"
    winners = [labels[seat] for seat in ending.get("winners", ())]
    if not winners:
        return "The game has ended"
    return f"{winners[0]} has won" if len(winners) == 1 else f"{listed(winners)} share the win"
