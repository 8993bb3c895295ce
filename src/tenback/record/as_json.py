"""A record as JSON. `record.schema.json` describes it to other programs."""

import json
from collections import Counter
from collections.abc import Mapping
from hashlib import sha256
from importlib.resources import files
from typing import Any

from tenback.record.record import Record, Said, canonical, check, check_shape
from tenback.record.shares import Share, Shares
from tenback.record.text import RecordError, received, within

__all__ = ["FORMAT", "digest", "from_json", "parse", "schema", "to_json"]

FORMAT = 1  # a changed format makes a new one
DEEPEST = 16  # objects and lists inside one another
LONGEST_NUMBER = 18  # digits

NEEDED = ("tenback", "game", "rules", "options", "seats", "first", "seed", "seed_hash", "actions", "signals", "ending")
OF_A_SIGNAL = ("after", "seat", "signal")
OF_SHARES = ("secret", "secret_hash", "given")
OF_A_SHARE = ("seat", "promise", "share")


def schema() -> dict[str, Any]:
    """The JSON Schema (draft 2020-12) of the format."""
    text = files("tenback.record").joinpath("record.schema.json").read_text(encoding="utf-8")
    return dict(json.loads(text))


def to_json(record: Record) -> str:
    """The record as JSON text, a line a field."""
    document = _document(record)
    lines = (
        f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"
        for key, value in {**document, "check": _digest(document)}.items()
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def digest(record: Record) -> str:
    """SHA-256 over all that a record says: the same in every format."""
    return _digest(_document(record))


def from_json(text: str | bytes) -> Record:
    """The record that the text holds, replayed and checked; RecordError names the place and the reason."""
    document = parse(received(text))
    _check_keys("", document, NEEDED, optional=("shares", "hints", "check"))
    unchecked = "check" not in document  # by a foreign producer
    told = document.pop("check", None)
    if type(document["tenback"]) is not int or document["tenback"] != FORMAT:
        raise RecordError("tenback", f"The format is {FORMAT}, not {document['tenback']!r:.60}.")
    holds = unchecked or told == _digest(document)
    try:
        record = _record(document)
        if record.seed is None:
            check_shape(record)
        else:
            check(record)
    except RecordError as error:
        if holds:
            raise
        raise RecordError(
            error.place, f"{error.reason} The check does not hold either: the text has been changed."
        ) from None
    if not holds:
        raise RecordError("check", "The check does not hold: the text has been changed since it was written.")
    return record


def _document(record: Record) -> dict[str, Any]:
    document = {
        "tenback": FORMAT,
        "game": record.game,
        "rules": record.rules,
        "options": dict(record.options),
        "seats": list(record.seats),
        "first": record.first,
        "seed": record.seed,
        "seed_hash": record.seed_hash,
        "actions": list(record.actions),
        "signals": [dict(zip(OF_A_SIGNAL, said, strict=True)) for said in record.signals],
        "ending": None if record.ending is None else dict(record.ending),
    }
    if record.shares is not None:
        given = [dict(zip(OF_A_SHARE, share, strict=True)) for share in record.shares.given]
        document["shares"] = dict(zip(OF_SHARES, (record.shares.secret, record.shares.secret_hash, given), strict=True))
    if record.hints:
        document["hints"] = record.hints
    return document


def _digest(document: Mapping[str, Any]) -> str:
    # A stranger's text may hold half of a surrogate pair; the checks that follow refuse it.
    return sha256(canonical(document).encode(errors="surrogatepass")).hexdigest()


def _record(document: Mapping[str, Any]) -> Record:
    signals = _list(document, "signals")
    for number, said in enumerate(signals):
        _check_keys(f"signals[{number}]", said, OF_A_SIGNAL)
    return Record(
        game=document["game"],
        rules=document["rules"],
        options=document["options"],
        seats=tuple(_list(document, "seats")),
        first=document["first"],
        seed=document["seed"],
        seed_hash=document["seed_hash"],
        actions=tuple(_list(document, "actions")),
        signals=tuple(Said(said["after"], said["seat"], said["signal"]) for said in signals),
        ending=document["ending"],
        shares=_shares(document["shares"]) if "shares" in document else None,
        hints=document.get("hints", 0),
    )


def _shares(found: Any) -> Shares:
    _check_keys("shares", found, OF_SHARES)
    if not isinstance(found["given"], list):
        raise RecordError("shares.given", f"must be a list, not {found['given']!r:.60}.")
    for number, share in enumerate(found["given"]):
        _check_keys(f"shares.given[{number}]", share, OF_A_SHARE)
    given = tuple(Share(share["seat"], share["promise"], share["share"]) for share in found["given"])
    return Shares(found["secret"], found["secret_hash"], given)


def _list(document: Mapping[str, Any], key: str) -> list[Any]:
    found = document[key]
    if not isinstance(found, list):
        raise RecordError(key, f"must be a list, not {found!r:.60}.")
    return found


def _check_keys(place: str, found: object, needed: tuple[str, ...], *, optional: tuple[str, ...] = ()) -> None:
    if not isinstance(found, dict):
        raise RecordError(place or "the record", f"must be an object, not {found!r:.60}.")
    for key in needed:
        if key not in found:
            raise RecordError(within(place, key), f"is missing; needed are {', '.join(needed)}.")
    for key in found:
        if key not in needed and key not in optional:
            raise RecordError(within(place, key), f"means nothing here; there are {', '.join((*needed, *optional))}.")


# JSON, and nothing that merely looks like it


class _Twice(dict[str, Any]):
    """An object in which a key stands twice."""

    key: str


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    twice = _Twice(found)
    twice.key = next(key for key, count in Counter(key for key, _ in pairs).items() if count > 1)
    return twice


def _whole(digits: str) -> int | float:
    # A number too long to be one of ours becomes a float, as NaN does; the place where it stands refuses that.
    return int(digits) if len(digits) <= LONGEST_NUMBER else float(digits)


def parse(text: str) -> Any:
    """Any JSON value, read strictly."""
    try:
        found = json.loads(text, object_pairs_hook=_object, parse_int=_whole)
    except json.JSONDecodeError as error:
        raise RecordError(f"line {error.lineno}, column {error.colno}", f"This is not JSON: {error.msg}.") from None
    except RecursionError:
        raise RecordError("the record", f"is nested deeper than {DEEPEST}.") from None
    _check_nesting(found, "", DEEPEST)
    return found


def _check_nesting(value: object, place: str, left: int) -> None:
    """Not too deep, and no key twice."""
    if not left:
        raise RecordError(place, f"is nested deeper than {DEEPEST}.")
    if isinstance(value, _Twice):
        raise RecordError(within(place, value.key), "stands there twice.")
    if isinstance(value, dict):
        for key, inner in value.items():
            if isinstance(inner, dict | list):
                _check_nesting(inner, within(place, key), left - 1)
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            if isinstance(inner, dict | list):
                _check_nesting(inner, f"{place}[{number}]", left - 1)
