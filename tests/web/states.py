"""Tables as they may stand, made rather than dealt: long rows, full purses, open hands, long names, every phase."""

import json
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

from tenback import games
from tenback.core import Chance, Seat, State
from tenback.games.ten.cards import NAMED
from tenback.record import LONGEST_NAME, Said, plain
from tenback.server.scenes import Scenes
from tenback.table import Phase, Table
from tenback.table.setting import agree
from tenback.table.sitters import Sitter

__all__ = ["GAMES", "NAME", "scenes"]

GAMES = tuple(game.slug for game in games.shelf())
NAME = "generated"
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "the-game": [{}, {"expert": True}, {"on_fire": True}],
    "quick-and-easy": [{}, {"pro": True}],
    "face-to-face": [{}],
    "ten": [{}, {"fiasco": True}],
}
NUMBERS = [name for name, card in NAMED.items() if card.is_number]
COINS = [name for name, card in NAMED.items() if card.is_coin]
WILDS = [name for name, card in NAMED.items() if card.is_wild]
WIDE = "W" * LONGEST_NAME
NAMES = (
    WIDE,
    "Ada",
    "Aleksandra von Habsburg-Lothringen"[:LONGEST_NAME],
    "Ⅻ",
    "Wojciech Brzęczyszczykiewicz"[:LONGEST_NAME],
)


def scenes(slug: str, *, seed: int = 10) -> Iterator[dict[str, Any]]:
    """Scenes of a game as the server tells them, by turns to who acts and to who watches."""
    dice = random.Random(f"{slug} {seed}")
    for number, (seats, options, state) in enumerate(_states(slug, dice), 1):
        table = _table(slug, seats, options, state, dice)
        table.seq = number
        acts = state.turn if state.turn is not None and state.turn < seats else 0
        viewer: Seat | None = acts if number % 2 else None
        yield json.loads(Scenes(table).snapshot(viewer))["scene"]


def _table(slug: str, seats: int, options: dict[str, Any], state: State, dice: random.Random) -> Table:
    table = Table(NAME)
    table.setting = agree(
        game=slug, seats=seats, options=options, clock=dice.choice([None, 30, 86_400]), tracker=dice.random() < 0.5
    )
    table.seed = table.seed_hash = "0123456789abcdef" * 4
    table.sitters = [
        Sitter(name, None if seat % 3 == 1 else f"p{seat}", bot="strong" if seat % 3 == 1 else None)
        for seat, name in enumerate(NAMES[:seats])
    ]
    table.host = "p0"
    table.state = state
    table.phase = Phase.PLAYING if state.turn is not None else Phase.ENDED
    table.paused = dice.random() < 0.1
    table.time_left = table.setting.clock and table.setting.clock * 1000
    if table.phase is Phase.ENDED:
        table.result = {"ending": plain(state.ending)}
    if table.setting.signals:
        said = [(seat, signal) for seat in range(seats) for signal in table.setting.signals]
        table.standing = [Said(0, *each) for each in dice.sample(said, k=dice.randrange(min(len(said), 3 * seats)))]
    return table


def _states(slug: str, dice: random.Random) -> Iterator[tuple[int, dict[str, Any], State]]:
    game = games.get(slug)
    for seats in game.seats:
        for options in OPTIONS[slug]:
            yield from ((seats, options, state) for state in _played(slug, seats, options, dice))
    if slug == "ten":
        for number in range(40):
            yield _ten(2 + number // 2 % 4, dice)


def _played(slug: str, seats: int, options: dict[str, Any], dice: random.Random) -> Iterator[State]:
    """A game of random turns at its beginning, somewhere within and at its end."""
    state = games.get(slug).deal(seats, Chance(str(dice.random())), **options)
    course = [state]
    while actions := state.actions():
        state = state.play(dice.choice(actions))
        course.append(state)
    yield course[0]
    yield from islice(dice.sample(course, k=len(course)), 2)
    yield course[-1]


def _ten(seats: int, dice: random.Random) -> tuple[int, dict[str, Any], State]:
    """What no rule forbids, however rarely it is dealt."""
    phase = dice.choice(["draw", "draw", "auction", "pay", "buy", "choose", "final", "ended"])
    active = dice.randrange(seats)
    options = {"fiasco": True} if phase == "choose" else {}
    order = [(active + step) % seats for step in range(1, seats + 1)]
    within = dice.choice(["auction", "buy", "final"])
    to_bid = order[dice.randrange(seats) :]
    before = [seat for seat in order if seat not in to_bid]
    by = dice.choice([*before, None]) if before else None
    rowed = phase in {"draw", "auction"} or (phase == "pay" and within == "auction")
    position = {
        "game": "ten",
        "options": options,
        "draw": dice.choices([*NUMBERS, *COINS, *WILDS], k=dice.choice([0, 7, 90])),
        "row": dice.choices([*NUMBERS, *COINS], k=dice.choice([0, 1, 5, 9, 16])) if rowed else [],
        "market": dice.choices(NUMBERS, k=dice.choice([0, 1, 8, 30])),
        "seats": [
            {
                "coins": dice.choice([0, 5, 10]),
                "busts": dice.choice([0, 2, 12]),
                "cards": [*NUMBERS[:8], *dice.choices([*NUMBERS, *WILDS], k=dice.choice([0, 15, 35]))],  # enough to pay
            }
            for _ in range(seats)
        ],
        "active": active,
        "turn": None if phase == "ended" else to_bid[0] if phase == "auction" else active,
        "phase": "final" if phase == "ended" else phase,
        "auction": {"wild": dice.choice(WILDS), "bid": 0 if by is None else 3, "by": by, "to_bid": to_bid}
        if phase == "auction"
        else None,
        "owed": {
            "price": 8,
            "paid": dice.choice([0, 7]),
            "for": dice.choice(WILDS if within == "auction" else NUMBERS),
            "in": within,
        }
        if phase == "pay"
        else None,
    }
    return seats, options, games.get("ten").position(position)
