"""A review in English sentences: what was dearer, what would have kept more, and how sure that is. Nobody is named."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from math import ceil
from typing import Any

from tenback import games

__all__ = ["about", "dear", "knew", "plays", "step", "verdict"]

Plain = Mapping[str, Any]

TEN = {
    "draw": "drawing on",
    "take:numbers": "taking the numbers",
    "take:coins": "taking the coins",
    "take:token": "taking the token",
    "go:buy": "going to buy",
    "pass": "a pass",
    "skip": "buying nothing",
    "pay:coin": "paying a coin",
    "pay:bust": "paying a bust token",
}
TEN_WITH = {"bid": "a bid of {}", "buy": "buying {}", "pay": "paying with {}"}


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def about(estimate: Plain) -> str:
    """`about 43 %, ± 3`; what is certain needs no about."""
    if not estimate["plus_minus"]:
        return percent(estimate["value"])
    return f"about {percent(estimate['value'])}, ± {ceil(100 * estimate['plus_minus'])}"


def counted(number: int, one: str) -> str:
    return f"{number} {one}" if number == 1 else f"{number} {one}s"


def step(game: str) -> str:
    """What a decision is called: a turn of TEN has many."""
    return "turn" if games.get(game).whole_turns else "action"


# What was played


def plays(actions: Sequence[str]) -> str:
    """A turn in words: `49 and 55 on up1, 80 on down2`."""
    if ">" not in actions[0] and actions[0] != "end":
        (action,) = actions
        kind, _, what = action.partition(":")
        return TEN.get(action) or TEN_WITH[kind].format(what)
    laid = [action.split(">") for action in actions if ">" in action]
    return ", ".join(_on(pile, [card for card, _ in cards]) for pile, cards in groupby(laid, lambda lay: lay[1]))


def _on(pile: str, cards: Sequence[str]) -> str:
    listed = " and ".join([", ".join(cards[:-1]), cards[-1]] if len(cards) > 1 else cards)
    return f"{listed} on {pile}"


def dear(turn: Plain, game: str) -> str:
    """What a turn cost, in one sentence."""
    jump = ""
    room = games.room("tenback.review", game)
    if room and turn["longest"] and turn["longest"]["step"] >= room.JUMP:
        jump = f", a jump of {turn['longest']['step']},"
    kept = f"{plays(turn['best'])} would have kept {about(turn['before'])}"
    return f"{plays(turn['actions'])}{jump} left {about(turn['after'])}; {kept}."


def knew(turn: Plain) -> str:
    """What lay before the seat, in short."""
    knowledge, seat = turn["knew"], turn["seat"]
    if "hand" not in knowledge:
        return "; ".join(_at_ten(knowledge, seat)) + "."
    piles = knowledge["piles"]
    if isinstance(piles, list):
        told = f"own piles {_tops(piles[seat])}; theirs {_tops(piles[1 - seat])}"
        to_draw = knowledge["draws"][seat]
    else:
        told, to_draw = _tops(piles), knowledge["draw"]
    return f"In hand {' '.join(map(str, knowledge['hand']))}; {told}; {to_draw} to draw."


def _tops(piles: Plain) -> str:
    return ", ".join(f"{pile} {top or 'empty'}" for pile, top in piles.items())


def _at_ten(knowledge: Plain, seat: int) -> Iterator[str]:
    own, auction = knowledge["seats"][seat], knowledge["auction"]
    tokens = f" and {counted(own['busts'], 'token')}" if own["busts"] else ""
    yield f"Owned {counted(own['coins'], 'coin')}{tokens}{', ' if own['cards'] else ''}{' '.join(own['cards'])}"
    if auction:
        yield f"for sale {auction['wild']}, " + (f"bid {auction['bid']}" if auction["bid"] else "no bid yet")
    elif knowledge["row"]:
        yield f"in the row {' '.join(knowledge['row'])}"
    elif knowledge["market"]:
        yield f"in the market {' '.join(knowledge['market'])}"
    yield f"{counted(len(knowledge['draw']), 'card')} to draw"


# The whole game


def verdict(review: Plain) -> dict[str, str | None]:
    return {"text": " ".join(_verdict(review)), "hope": _hope(review)}


def _verdict(review: Plain) -> Iterator[str]:
    yield _headline(review)
    if review["dearest"] is None:
        yield f"No {step(review['game'])} was clearly dearer than another that was there."
    else:
        turn = review["turns"][review["dearest"] - 1]
        yield f"Dearest was {step(review['game'])} {turn['turn']}: {dear(turn, review['game'])}"


def _headline(review: Plain) -> str:
    ending = review["ending"]
    if ending is None:
        return "Not finished."
    scores = ending.get("scores", ())
    room: Any = games.room("tenback.review", review["game"])
    told: str | None = room.ENDINGS.get(ending["reason"]) if room else None  # which names nobody
    if told is not None:
        first, second = (*scores, 0, 0)[:2]
        return told.format(first=first, second=second)
    if not scores:
        return "Won: every card is laid." if ending["won"] else f"{counted(ending['left'], 'card')} short."
    most, *rest = sorted(scores, reverse=True)
    if len(ending["winners"]) > 1:
        return f"Shared with {counted(most, 'point')} each."
    ahead = f"{most - rest[0]} ahead" if most > rest[0] else "by the tie-break"
    return f"Won with {counted(most, 'point')}, {ahead}."


def _hope(review: Plain) -> str | None:
    """Until when a game lost together could have been won."""
    ending = review["ending"]
    if ending is None or ending.get("won") is not False or review["turns"][0]["winnable"] is None:
        return None
    last, first = review["last_winnable"], review["first_lost"]
    end = len(review["turns"])
    if last is None:
        return (
            "No play at all could have won this deal, not even with all cards open."
            if first == 1
            else "Whether this deal could be won at all was not found out."
        )
    if last == end:
        return f"With all cards open it could still be won at the last turn, {end}."
    if first == last + 1:
        return f"With all cards open it could be won until turn {last}; what was laid there closed it."
    lost = f"; from turn {first} on it could not" if first else ""
    until = (first or end + 1) - 1
    unknown = f"turns {last + 1} to {until}" if until > last + 1 else f"turn {until}"
    return f"With all cards open it could be won at turn {last}; of {unknown} that was not found out{lost}."
