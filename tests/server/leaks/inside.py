"""What stays inside, and may still not know too much: the logs of a server, and what bots are asked."""

import json
import pickle
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields as fields_of
from typing import Any

from tenback.core import Hidden
from tenback.server.workers import Question
from tests.server.leaks.scenes import KEY, awaited_at
from tests.server.leaks.shapes import Leak, among, expect, within
from tests.server.leaks.story import Cards, Deck, Moment

# By event: the fields that a line of the log may have, and what may stand there.
LINES: Mapping[str, str] = {
    "ready": "store",
    "listening": "address",
    "stopped": "",
    "the store is away": "trouble",
    "the store is back": "",
    "request": "method path status milliseconds",
    "visitors are turned away": "key",
    "a limit is met": "limit",
    "a request broke": "trace",
    "background work failed": "trace",
    "driving failed": "trace game",
    "a table cannot be woken": "trace",
    "a bot's wish was declined": "key game",
    "a line broke": "trace",
    "a review broke": "trace",
    "games of strong bots broke off": "trace game",
    "compiling the strong bots; this is done once": "",
    "the strong bots are compiled": "game",
}
OF_WORKERS = re.compile(r"A worker [^\[\]{}]{1,160}: [a-z]+ bot, [a-z-]+\.")
PLACE = re.compile(r"\w+|[\w.<>]+:\d+ [\w<>]+")  # of a trace: the kind of an error, or file, line and function
WRITTEN_BY_STRUCTLOG = {"event", "level", "timestamp"}

VIEWS: Mapping[str, str] = {
    "the-game": "seat options piles hands draw turn played burning laid_bits ending",
    "quick-and-easy": "seat options piles hands draw turn played laid ending",
    "face-to-face": "seat options piles hands draws turn played gave laid ending",
    "ten": "seat table draw still_to_come ending",
}


def check_log(line: Mapping[str, Any] | str, secrets: Iterable[str]) -> None:
    """Leak, for a line that holds a secret, or something that nobody has thought about."""
    text = line if isinstance(line, str) else json.dumps(line, ensure_ascii=False, default=str)
    if any(secret in text for secret in secrets):
        raise Leak(f"a secret in the log: {text}")
    if isinstance(line, str) or "logger" in line:
        if not OF_WORKERS.fullmatch(line if isinstance(line, str) else line["event"]):
            raise Leak(f"nobody knows what may stand in this line of the log: {text}")
        return
    event = line["event"]
    among("the event of a line", event, LINES)
    if strange := line.keys() - WRITTEN_BY_STRUCTLOG - set(LINES[event].split()):
        raise Leak(f"nobody knows what {', '.join(sorted(strange))} tell: {text}")
    if "key" in line and not KEY.fullmatch(line["key"].lower()):
        raise Leak(f"key of {text} is no word")
    if not all(PLACE.fullmatch(each) for each in line.get("trace", ())):
        raise Leak(f"trace of {text} tells more than places")
    among("the game of a line", line.get("game"), (None, *VIEWS))
    if "path" in line:
        path = line["path"].replace("{table}", "").replace("{form}", "")
        if any(letter.isdigit() for letter in path):
            raise Leak(f"a path with somebody's table in it: {text}")
    within("milliseconds", line.get("milliseconds", 0), 0, 600_000)


def check_question(question: Question, moment: Moment) -> None:
    """Leak, if a bot is given anything but what its seat may know: also in what the pickle carries along."""
    asked = pickle.loads(pickle.dumps(question))  # noqa: S301 - our own
    names = [field.name for field in fields_of(asked)]
    expect("a question", names, ["kind", "game", "rules", "strength", "view", "said", "budget", "seed"])
    expect("game", asked.game, moment.game)
    among("seed of the bot's dice", asked.seed == moment.seed, (False,))
    if strange := {(said.seat, said.signal) for said in asked.said} - moment.said:
        raise Leak(f"said: {strange} was never said")
    view, cards = asked.view, moment.cards
    expect("view", [field.name for field in fields_of(view)], VIEWS[moment.game].split())
    seat = view.seat
    sitter = moment.sitters[seat] if seat < len(moment.sitters) else None
    by_the_clock = moment.setting["clock"] is not None and seat in awaited_at(moment)
    alone = moment.seat_of(moment.host) is not None and sum(1 for who in moment.sitters if who and who["person"]) == 1
    hint = asked.kind == "hint" and alone and seat == moment.turn  # for somebody who plays with bots alone
    if not (sitter and (sitter["bot"] or by_the_clock or hint)):
        raise Leak(f"a bot is asked for seat {seat}, where none plays")
    if isinstance(cards, Deck):
        expect("view.draw", view.draw, Hidden(len(cards.cards) - cards.drawn))
        expect("view.still_to_come", list(map(str, view.still_to_come)), cards.to_come)
    else:
        assert cards is not None
        check_hands(view, cards, seat)


def check_hands(view: Any, cards: Cards, seat: int) -> None:
    for holder, hand in enumerate(view.hands):
        if holder == seat:
            expect("the own hand", list(map(str, hand)), list(map(str, cards.hands[seat])))
        else:
            expect(f"view.hands[{holder}]", hand, Hidden(len(cards.hands[holder])))
    draws: Sequence[Hidden] = view.draws if len(cards.draws) > 1 else (view.draw,)
    expect("view.draw", list(draws), [Hidden(len(draw)) for draw in cards.draws])
    laid = view.laid if len(cards.laid) > 1 else (view.laid,)
    for told, right in zip(laid, cards.laid, strict=True):
        expect("view.laid", {str(card) for card in told}, set(map(str, right)))
    if hasattr(view, "laid_bits"):
        expect("view.laid_bits", view.laid_bits, sum(1 << int(card) for card in cards.laid[0]))
