"""Every message of a language with typical arguments, beside the English: `python -m tests.web.sheet fr > fr.html`.

For somebody who speaks the language, and nothing else of ours: an hour to read, and to tick off.
"""

import html
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tenback.protocol.languages import ENGLISH, LANGUAGES
from tests.node import NODE
from tests.web.fluent import Choice, FluentError, Message, Pattern, read_all, variables

__all__ = ["asked_of_node", "cases", "main", "words_of"]

WEB = Path(__file__).parents[2] / "src/tenback/web"
UNIT = Path(__file__).parent / "unit"

FORMS = ("zero", "one", "two", "few", "many", "other")
COUNTS = (0, 1, 2, 3, 5, 21)  # one for each form, as the languages go that we have

GREEN_5 = {"id": "ten-card", "args": {"colour": "G", "number": 5}}
COIN_2 = {"id": "ten-coin-card", "args": {"worth": 2}}
WILD = {"id": "ten-wild-colour", "args": {"colour": "P"}}
RED_7 = {"id": "coloured-card", "args": {"colour": {"id": "red"}, "number": 7}}
COINS = {"list": [{"id": "ten-coins", "args": {"count": 2}}, GREEN_5]}
RUNS = {"list": [{"id": "ten-run-read", "args": {"colour": colour, "from": 2, "to": 5}} for colour in "BO"]}
A_UP = {"id": "fits-by", "args": {"pile": "A", "direction": "up", "by": 3}}
FITS = {"list": [A_UP, {"id": "fits-back", "args": {"pile": "C"}}]}
SCORES = {"list": [{"id": "ten-score-of", "args": {"name": name, "points": 21}} for name in ("Ada", "Ben")]}
HOLD = {"id": "colour-and-height", "args": {"colour": {"id": "blue"}, "height": {"id": "height-high"}}}
# What stands for a variable: what the client would hand over, in the language itself.
TYPICAL: dict[str, Any] = {
    "all": 52, "back": 27, "bid": 4, "bust": 3, "by": 4, "card": 37, "cards": {"list": [12, 37, 84]},
    "choice": {"id": "option-deck-full"}, "coin": 0, "coins": 3, "colour": {"id": "red"}, "copies": "4, 5, 3",
    "counted": 95, "deck": {"id": "ten-deck-full"}, "drew": 2, "fits": FITS, "from": 47, "game": "The Game",
    "height": {"id": "height-low"}, "high": 100, "hold": HOLD, "laid": 2, "least": 2, "left": 3, "length": 4,
    "limit": 7, "line": "B7", "loser": "Ada", "lost": 1, "low": 1, "means": 6, "metal": {"id": "gold"}, "minimum": 2,
    "missing": 1, "most": 10, "name": "Ada", "names": {"list": ["Ada", "Ben"]}, "number": 7, "numbers": 9,
    "option": {"id": "option-deck"}, "owed": 3, "paid": 2, "percent": {"percent": 0.25}, "pile": "B",
    "piles": {"list": ["A 12", "C 88"]}, "played": 1, "points": 21, "price": 5, "right": 99,
    "room": {"id": "room", "args": {"count": 12}}, "rule": "G7", "runs": RUNS, "said": {"id": "offer-willing"},
    "scores": SCORES, "sentence": {"id": "end-ten-shared", "args": {"points": 21}}, "short": 2,
    "signal": {"id": "say-keep-off"}, "sitting": 3, "standing": 6, "strength": {"id": "strength-strong"}, "tens": 18,
    "thing": {"id": "ten-coins", "args": {"count": 1}}, "time": {"id": "clock-minutes", "args": {"count": 2}},
    "title": {"id": "the-end"}, "to": 37, "tokens": 1, "top": 42, "total": "8", "turn": 3, "turns": 21,
    "when": "12.03., 20:15", "wild": WILD, "wilds": 1, "winner": "Ben", "with": COINS,
    "words": {"id": "quoted", "args": {"words": "17"}}, "worth": 3, "written": "X9", "yours": 21,
}  # fmt: skip
OF_TEN = {"card": GREEN_5, "cards": {"list": [GREEN_5, COIN_2]}, "from": 12, "to": 15}
OF_COLOURS = {"card": RED_7, "from": RED_7, "top": RED_7}
IN_TEN = re.compile(r"ten-|refused-(?:in-payment|not-yours|no-duplicate|not-in-market|owned|too-dear)")
IN_COLOURS = re.compile(r".*same-colour")
OWN_NAME = {"name", "loser", "winner"}  # who reads is called "You" where the client knows that it is they


def words_of(language: str) -> dict[str, Message]:
    return read_all(language, WEB / "words")


def asked_of_node(wanted: list[dict[str, Any]]) -> list[Any]:
    """What a browser says to each."""
    if NODE is None:
        raise OSError("There is no Node here to say the messages; `make check` installs it.")
    command = [NODE, "--import", (UNIT / "loader.mjs").as_uri(), str(Path(__file__).with_suffix(".mjs"))]
    run = subprocess.run(command, input=json.dumps(wanted), capture_output=True, text=True, check=False)  # noqa: S603 - our own script
    if run.returncode:
        raise OSError(run.stderr)
    answer: list[Any] = json.loads(run.stdout)
    return answer


def cases(message: Message, *others: Message) -> Iterator[dict[str, Any]]:
    """Arguments that make the message say all it can, in this language and in the others."""
    usual = dict(TYPICAL)
    if IN_TEN.match(message.name):
        usual |= OF_TEN
    elif IN_COLOURS.match(message.name):
        usual |= OF_COLOURS
    first = {name: usual.get(name, COUNTS[-1]) for name in sorted(variables(message.value))}
    for way in (way for each in (message, *others) for way in ways(each.value, usual)):
        args = first | way
        if "you" in (args.get("who"), args.get("loses")):
            args |= {name: {"id": "you"} for name in OWN_NAME & args.keys()}
        yield args


def ways(pattern: Pattern, usual: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What has to be handed over so that each variant is said once, also one within another."""
    yield {}
    for choice in (each for each in pattern if isinstance(each, Choice)):
        counts = counted(choice)
        for key, variant in choice.variants.items():
            value: Any = usual.get(choice.of, key) if key == "other" else key
            if counts and (key.isdigit() or key in FORMS):
                value = int(key) if key.isdigit() else COUNTS[FORMS.index(key)]
            yield from ({choice.of: value} | inner for inner in ways(variant, usual))
        if counts:
            yield from ({choice.of: count} for count in COUNTS)


def counted(choice: Choice) -> bool:
    """Whether it goes by a number: by one that is named, or by its form."""
    keys = choice.variants.keys()
    return any(key.isdigit() for key in keys) or (bool(keys & {"one", "few", "many"}) and "all" not in keys)


def rows(language: str) -> Iterator[tuple[Message, list[tuple[str, str]]]]:
    """Each message of the language, and what it says beside the English."""
    english, own = words_of(ENGLISH), words_of(language)
    asked = [
        {"language": spoken, "id": name, "args": args}
        for name, message in own.items()
        if name in english
        for args in cases(message, english[name])
        for spoken in (language, ENGLISH)
    ]
    said = iter(asked_of_node(asked))
    for name, message in own.items():
        if name in english:
            pairs = dict.fromkeys((next(said), next(said)) for _ in cases(message, english[name]))
            yield message, list(pairs)


def page(language: str) -> str:
    lines = [
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>tenback: {language}</title>',
        "<style>td{vertical-align:top;border-top:1px solid #ccc;padding:.2em .6em;white-space:pre-wrap}</style><table>",
    ]
    under = None
    for message, pairs in rows(language):
        if message.where != under:
            under = message.where
            lines.append(f'<tr><th colspan="4" lang="en">{html.escape(under)}</th></tr>')
        for place, (own, english) in enumerate(pairs):
            named = f"<code>{message.name}</code><br>{message.file}:{message.line}" if place == 0 else ""
            said = f'<td>{html.escape(own)}</td><td lang="en">{html.escape(english)}</td>'
            lines.append(f'<tr><td><input type="checkbox"></td><td>{named}</td>{said}</tr>')
    return "\n".join([*lines, "</table></html>"])


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in LANGUAGES:
        sys.stderr.write(f"Usage: python -m tests.web.sheet LANGUAGE, one of {', '.join(LANGUAGES)}\n")
        return 2
    try:
        sys.stdout.write(page(arguments[0]) + "\n")
    except (FluentError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
