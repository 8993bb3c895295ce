"""A record of a deal that nobody chose: it reads back, and what does not hold in it is named."""

import json
from dataclasses import replace
from pathlib import Path

import jsonschema  # type: ignore[import-untyped]
import pytest

from tenback import games, record
from tenback.core import promise_of, seed_of
from tenback.record import RecordError, Share, Shares
from tests.cli.kit import DOES_NOT_HOLD, FINE, tell

SECRET, ADA, EMIL = "5ec2e7" * 6, "ada0" * 8, "e1" * 32
SHARES = Shares(
    SECRET,
    promise_of(SECRET),
    (Share(0, promise_of(ADA), ADA), Share(1, promise_of("b" * 32), None), Share(2, promise_of(EMIL), EMIL)),
)
NAMES = ["Ada", "Bela", "Emil"]


def a_game():
    """Some turns of it."""
    told = record.begin(games.get("the-game"), NAMES, seed_of(SECRET, {0: ADA, 2: EMIL}))
    told = replace(told, shares=SHARES)
    for _ in range(3):
        told = told.played(told.state.actions()[0])
    return told


TOLD = a_game()
FORMS = {"json": record.to_json, "txt": record.to_transcript}


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_it_reads_back(form):
    text = form(TOLD)
    assert record.read(text) == TOLD
    assert form(record.read(text)) == text


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_while_the_game_runs_the_secret_is_not_told(form):
    sealed = TOLD.sealed()
    text = form(sealed)
    assert SECRET not in text
    assert promise_of(SECRET) in text
    assert record.read(text) == sealed


def test_nothing_is_printed_of_it():
    assert SECRET not in repr(TOLD)
    assert ADA not in repr(TOLD)


def test_a_record_without_shares_is_written_as_it_was():
    plain = record.begin(games.get("the-game"), NAMES, "a seed")
    assert "shares" not in json.loads(record.to_json(plain))
    assert "share" not in record.to_transcript(plain)


def given(number, **changes):
    parts = list(SHARES.given)
    parts[number] = parts[number]._replace(**changes)
    return SHARES._replace(given=tuple(parts))


OTHER, NONE = "0" * 32, "x"
FORGED = {
    "another secret": (SHARES._replace(secret=OTHER), "shares.secret", "is not the secret that was sealed"),
    "another secret and its hash": (
        SHARES._replace(secret=OTHER, secret_hash=promise_of(OTHER)),
        "seed",
        "is not made of the secret and the shares",
    ),
    "another share": (given(0, share=OTHER), "shares.given[0].share", "is not the share that seat 0 has promised"),
    "another share and its promise": (
        given(0, share=OTHER, promise=promise_of(OTHER)),
        "seed",
        "is not made of the secret and the shares",
    ),
    "a share left out": (given(0, share=None), "seed", "is not made of the secret and the shares"),
    "a share that was not told": (
        given(1, share="b" * 32),
        "seed",
        "is not made of the secret and the shares",
    ),
    "a seat that is not there": (given(2, seat=3), "shares.given[2].seat", "must be a seat from 0 to 2"),
    "a seat twice": (given(1, seat=0), "shares.given[1].seat", "each seat once"),
    "out of order": (
        SHARES._replace(given=SHARES.given[::-1]),
        "shares.given[1].seat",
        "in the order of seats",
    ),
    "no secret": (SHARES._replace(secret=None), "shares.secret", "together with the seed"),
    "no shares": (SHARES._replace(given=()), "shares.given", "is empty"),
    "a secret that is none": (SHARES._replace(secret=NONE), "shares.secret", "32 to 64 characters"),
    "a share that is none": (given(0, share="x"), "shares.given[0].share", "32 to 64 characters"),
    "a promise that is none": (given(0, promise="x"), "shares.given[0].promise", "must be SHA-256"),
    "a hash that is none": (SHARES._replace(secret_hash=NONE), "shares.secret_hash", "must be SHA-256"),
}


@pytest.mark.parametrize(("shares", "place", "reason"), FORGED.values(), ids=FORGED)
def test_what_does_not_hold_is_named(shares, place, reason, tmp_path):
    forged = replace(TOLD, shares=shares)
    with pytest.raises(RecordError) as error:
        record.check(forged)
    assert (error.value.place, reason in error.value.reason) == (place, True)
    file = tmp_path / "forged.json"
    file.write_text(record.to_json(forged), encoding="utf-8")
    code, said, _ = tell("verify", file)
    assert code == DOES_NOT_HOLD
    assert f"{place}: " in said
    assert reason in said


def test_another_seed_is_named():
    other = record.begin(games.get("the-game"), NAMES, "c" * 64)
    with pytest.raises(RecordError, match="is not made of the secret and the shares"):
        record.check(replace(other, shares=SHARES))


@pytest.mark.parametrize("shares", [None, [], {"secret": SECRET}, {"secret": None, "secret_hash": "", "given": {}}])
def test_what_has_another_shape_is_refused(shares):
    document = json.loads(record.to_json(TOLD))
    document["shares"] = shares
    del document["check"]
    with pytest.raises(RecordError, match="shares"):
        record.read(json.dumps(document))


@pytest.mark.parametrize(
    ("line", "other", "reason"),
    [
        (f"secret     {SECRET}", f"secret     {OTHER}", "is not the secret that was sealed"),
        (f"secret     {SECRET}\n", "", "without a line 'secret'"),
        (f"sealed as  {promise_of(SECRET)}\n", "", "without a line 'sealed as'"),
        (f"share 0    {ADA}", f"share 0    {OTHER}", "is not the share that seat 0 has promised"),
        (f"share 0    {ADA},", f"share 0    {ADA}", "promised as its hash"),
        ("share 1    not told", f"share 1    {'b' * 32}", "is not made of the secret and the shares"),
    ],
)
def test_a_transcript_names_the_line(line, other, reason):
    text = record.to_transcript(TOLD)
    assert line in text
    with pytest.raises(RecordError, match=reason) as error:
        record.read(text.replace(line, other))
    assert error.value.place.startswith("line ")


def test_the_page_shows_what_is_true():
    page = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8").split("## Shares\n")[1]
    as_json, header = (page.split(f"```{kind}\n")[1].split("```")[0] for kind in ("json", "text"))
    shown = json.loads(f"{{{as_json}}}")["shares"]
    given = tuple(Share(each["seat"], each["promise"], each["share"]) for each in shown["given"])
    shares = Shares(shown["secret"], shown["secret_hash"], given)
    told = replace(record.begin(games.get("the-game"), NAMES, seed_of(shown["secret"], shares.told)), shares=shares)
    assert json.loads(record.to_json(told))["shares"] == shown
    assert header in record.to_transcript(told)
    jsonschema.validate(json.loads(record.to_json(told)), record.schema())


@pytest.mark.parametrize("shares", [{}, {"secret": SECRET, "secret_hash": "x", "given": []}, None])
def test_the_schema_knows_what_shares_are(shares):
    document = json.loads(record.to_json(TOLD))
    schema = jsonschema.Draft202012Validator(record.schema())
    assert schema.is_valid(document)
    assert not schema.is_valid({**document, "shares": shares})


def test_verify_says_what_the_cards_were_dealt_by(tmp_path):
    file = tmp_path / "game.txt"
    file.write_text(record.to_transcript(TOLD), encoding="utf-8")
    code, said, _ = tell("verify", file)
    assert code == FINE
    assert f"  The server sealed its secret as {promise_of(SECRET)}, and kept to it.\n" in said
    assert (
        "  The cards were dealt by it and by what was promised: the shares of seat 0 (Ada) and seat 2 (Emil).\n" in said
    )
    assert "  Promised and never told, so that the cards were dealt without: the share of seat 1 (Bela).\n" in said
