"""Records: both formats read back, and nothing damaged or forged gets through without its place and reason."""

import json
import random
from contextlib import suppress
from dataclasses import FrozenInstanceError, replace
from hashlib import sha256
from pathlib import Path

import jsonschema  # type: ignore[import-untyped]
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenback import games, record, talk
from tenback.core import OptionError, Refused, SeatError, SeedError
from tenback.record import RecordError

NAMES = ["Ada", "Zażółć Gęślą", "says: end", "The deal", "X"]


def tables():
    """Every game on the shelf, every number of players, every value of every option by itself."""
    for game in games.shelf():
        for players in game.seats:
            yield game, players, {}
            for option in game.options:
                for value in option.choices:
                    try:
                        game.settle(players, {option.name: value})
                    except OptionError:
                        continue
                    if value != option.default:
                        yield game, players, {option.name: value}


TABLES = [
    pytest.param(game, players, options, id="-".join([game.slug, str(players), *map(str, *options.items() or [()])]))
    for game, players, options in tables()
]


def played_at_random(begun, rng, most=10_000):
    """The record of a game in which things are done and said at random."""
    may_be_said = talk.signals(begun.game, begun.options)
    while begun.state.turn is not None and len(begun.actions) < most:
        while may_be_said and rng.random() < 0.1:
            begun = begun.said(rng.randrange(len(begun.seats)), rng.choice(may_be_said))
        begun = begun.played(rng.choice(begun.state.actions()))
    return begun.said(0, may_be_said[0]) if may_be_said else begun


def short():
    """A game of The Game that is soon lost, with something said."""
    game = games.get("the-game")
    begun = record.begin(game, ["Ada", "Tomek"], "one", first=1)
    for what in ("19>up1", "92>up2", "end", "94>up1"):
        begun = begun.played(game.action(what))
    begun = begun.said(1, talk.KeepOff("up2")).said(0, talk.GoAhead("down2"))
    for what in ("5>down1", "end", "88>down2", "46>down2", "end", "4>down2"):
        begun = begun.played(game.action(what))
    return begun


def running():
    """A game of TEN that goes on, alone against the automatic opponent."""
    return played_at_random(record.begin(games.get("ten"), ["Ada"], "running", limit=7), random.Random(1), most=9)


SHORT, RUNNING = short(), running()
SEALED = replace(SHORT, actions=SHORT.actions[:4], ending=None, signals=()).said(1, talk.GoAhead("up1")).sealed()


# Round trips


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_both_formats_read_back(game, players, options):
    rng = random.Random(f"{game.slug} {players} {options}")
    first = rng.choice([None, players - 1])
    begun = record.begin(game, NAMES[:players], f"seed {players} {options}", first=first, **options)
    for told in (begun, played_at_random(begun, rng, most=7), played_at_random(begun, rng)):
        record.check(told)
        seen = [told] if told.ending else [told, told.sealed()]
        for each in seen:
            as_json, transcript = record.to_json(each), record.to_transcript(each)
            assert record.from_json(as_json) == record.read(as_json) == record.read(as_json.encode()) == each
            assert record.from_transcript(transcript) == record.read(transcript.encode()) == each
            jsonschema.validate(json.loads(as_json), record.schema())
    assert told.ending
    assert told.options == told.state.position()["options"]


def own_deck():
    """All that TEN has, in a table of one's own."""
    cards = {f"{colour}{n}": [3, 3, 3] if n < 7 else [1, 1, 1] for colour in "BGOP" for n in range(1, 10)}
    return {"name": "mine", "cards": {**cards, "$1": [27, 27, 27], "*#": [18, 18, 18]}}


def test_a_deck_of_ones_own_reads_back():
    begun = record.begin(games.get("ten"), ["Ada", "Tomek"], "deck", deck=own_deck())
    told = played_at_random(begun, random.Random(5), most=50)
    assert told.options == {"deck": own_deck()}
    assert record.from_json(record.to_json(told)) == record.from_transcript(record.to_transcript(told)) == told


def test_options_are_written_in_one_way():
    deck = own_deck()
    deck["cards"]["$2"] = [0, 0, 0]  # the same deck in other words
    begun = record.begin(games.get("ten"), ["Ada", "Tomek"], "deck", deck=deck)
    assert begun.options == {"deck": own_deck()}
    with pytest.raises(RecordError, match=r"^options.deck: must be written \{"):
        record.check(replace(begun, options={"deck": deck}))


@given(st.text(min_size=1, max_size=60))
def test_any_seed_reads_back(seed):
    try:
        told = record.begin(games.get("the-game"), ["Ada"], seed)
    except SeedError:
        return
    assert record.read(record.to_json(told).encode()) == record.read(record.to_transcript(told).encode()) == told


@given(st.lists(st.text(min_size=1, max_size=8), min_size=2, max_size=2))
def test_any_names_read_back_or_are_refused(names):
    try:
        told = record.begin(games.get("quick-and-easy"), names, "names")
    except RecordError:
        assert len(set(names)) < 2 or not all(n.isprintable() and n == " ".join(n.split()) for n in names)
        return
    told = told.said(0, talk.Want("up")).played(told.state.actions()[0]).said(1, talk.Hold("R"))
    assert record.read(record.to_json(told)) == record.read(record.to_transcript(told)) == told
    assert record.read(record.to_transcript(told.sealed())) == told.sealed()


# The record itself


def test_a_record_grows_by_what_is_done_and_said():
    game = games.get("the-game")
    begun = record.begin(game, ("Ada", "Tomek"), "one", expert=True, short_hands=False)
    assert begun == record.Record("the-game", 1, {"expert": True}, ("Ada", "Tomek"), None, "one", begun.seed_hash)
    assert begun.seed_hash == sha256(b"one").hexdigest()
    action = begun.state.actions()[0]
    done = begun.played(action).said(1, talk.SmallSteps("up1"))
    assert done.actions == (str(action),)
    assert done.signals == ((1, 1, "small-steps up1"),)
    assert not begun.actions
    assert not begun.signals
    assert [*record.states(done)] == [begun.state, done.state]
    assert hash(done) == hash(replace(done))
    with pytest.raises(FrozenInstanceError):
        setattr(done, "seed", "two")  # noqa: B010 - mypy would refuse the plain way


def test_a_record_refuses_what_the_rules_refuse():
    begun = record.begin(games.get("quick-and-easy"), ("Ada", "Tomek"), "one", pro=True)
    with pytest.raises(Refused, match=r"Q4|Q11"):
        begun.played(games.get("quick-and-easy").action("end"))
    with pytest.raises(talk.NotASignal, match="Q11"):
        begun.said(0, talk.Hold("R", "high"))
    with pytest.raises(RecordError, match=r"signals\[0\].seat: must be a seat from 0 to 1, not 2"):
        begun.said(2, talk.Hold("R"))


def test_begin_refuses_what_the_deal_refuses():
    game = games.get("the-game")
    with pytest.raises(SeatError):
        record.begin(game, [], "one")
    with pytest.raises(SeatError):
        record.begin(game, ["Ada"], "one", first=1)
    with pytest.raises(OptionError):
        record.begin(game, ["Ada"], "one", pro=True)
    with pytest.raises(SeedError):
        record.begin(game, ["Ada"], "")
    with pytest.raises(RecordError, match=r"seats: must be a list of names, not the one text 'Ada'"):
        record.begin(game, "Ada", "one")


def test_the_seed_is_a_secret_while_the_game_runs():
    assert "running" not in repr(RUNNING)
    sealed = RUNNING.sealed()
    assert (sealed.seed, sealed.seed_hash, sealed.actions) == (None, RUNNING.seed_hash, RUNNING.actions)
    assert "running" not in record.to_json(sealed) + record.to_transcript(sealed)
    for ask in (record.check, record.states, lambda told: told.state, lambda told: told.played("draw")):
        with pytest.raises(RecordError, match="seed: The seed is not published yet"):
            ask(sealed)
    record.check_shape(sealed)
    with pytest.raises(RecordError, match="ending: The game has ended"):
        SHORT.sealed()


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "1 to 40 characters"),
        ("x" * 41, "1 to 40 characters"),
        (5, "1 to 40 characters"),
        (None, "1 to 40 characters"),
        (["Ada"], "1 to 40 characters"),
        (" Ada", "single spaces"),
        ("Ada ", "single spaces"),
        (" ", "single spaces"),
        ("A  da", "single spaces"),
        ("A\nda", "printable"),
        ("A\rda", "printable"),
        ("A\tda", "printable"),
        ("A\x00da", "printable"),
        ("A\x7fda", "printable"),
        ("A\x91da", "printable"),
        ("A\u2028da", "printable"),
        ("A\u202eda", "printable"),  # right to left from here on
        ("A\u2066da", "printable"),
        ("A\u200bda", "printable"),  # a space of no width
        ("A\u00a0da", "printable"),
        ("A\ud800da", "printable"),
        ("Tomek", "unique"),
    ],
)
def test_names(name, reason):
    told = replace(SHORT, seats=(SHORT.seats[1], name))
    with pytest.raises(RecordError, match=reason) as stopped:
        record.check_shape(told)
    assert stopped.value.place == "seats[1]"
    assert str(stopped.value).isprintable()


@pytest.mark.parametrize("name", ["x", "x" * 40, "Ada 2", "李", "O'Neil <b>", "🂡", '"', "{", "not published yet"])
def test_good_names(name):
    told = record.begin(games.get("the-game"), ["Ada", name], "one", first=1)
    assert record.read(record.to_transcript(told)) == record.read(record.to_json(told)) == told


def test_the_automatic_opponent_is_called_ten_and_nobody_else_is_then():
    """T23: it is a seat of the game, but nobody sits there."""
    game = games.get("ten")
    assert {line.split()[0] for line in record.to_transcript(RUNNING).split("\n") if line.startswith("  ")} >= {
        "Ada",
        "TEN",
    }
    with pytest.raises(RecordError, match=r"seats\[0\]: TEN is the automatic opponent"):
        record.begin(game, ["TEN"], "one")
    assert record.begin(game, ["TEN", "Ada"], "one").seats == ("TEN", "Ada")


@pytest.mark.parametrize(
    ("field", "value", "place"),
    [
        ("game", None, "game"),
        ("rules", None, "rules"),
        ("options", None, "options"),
        ("options", {1: 2}, "options.1"),
        ("seats", ["Ada", "Tomek"], "seats"),
        ("seed", 5, "seed"),
        ("seed_hash", 5, "seed_hash"),
        ("actions", ["end"], "actions"),
        ("signals", [], "signals"),
        ("signals", ((0, 1),), "signals[0]"),
        ("signals", (5,), "signals[0]"),
        ("ending", 5, "ending"),
    ],
)
def test_a_record_made_by_hand_is_judged_too(field, value, place):
    with pytest.raises(RecordError) as stopped:
        record.check(replace(SHORT, **{field: value}))
    assert stopped.value.place == place


# Forged JSON: well-formed, and not true


def document(told=SHORT):
    return json.loads(record.to_json(told))


def resealed(doc):
    """As a forger would who knows the format."""
    doc.pop("check", None)
    body = json.dumps(doc, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return {**doc, "check": sha256(body.encode()).hexdigest()}


GONE = object()


def changed(doc, path, value):
    """The document with another value at the path, or one more at the end of a list, or one less."""
    *steps, last = (int(step) if step.isdigit() else step for step in path.split("."))
    inner = doc
    for step in steps:
        inner = inner[step]
    if value is GONE:
        del inner[last]
    elif isinstance(inner, list) and last == len(inner):
        inner.append(value)
    else:
        inner[last] = value
    return doc


LONG = "a b " * 20

AGAINST_THE_SHAPE = [  # the schema refuses these too
    ("tenback", 2, "tenback", "The format is 1, not 2"),
    ("tenback", True, "tenback", "The format is 1"),
    ("tenback", None, "tenback", "The format is 1"),
    ("game", ["the-game"], "game", "There is no game"),
    ("game", None, "game", "There is no game"),
    ("game", "The Game", "game", "There is no game"),
    ("rules", True, "rules", "whole number, not True"),
    ("rules", "1", "rules", "whole number, not '1'"),
    ("rules", 0, "rules", "rules version 1, not 0"),
    ("options", [], "options", "must be an object"),
    ("options", None, "options", "must be an object"),
    ("seats", "Ada", "seats", "must be a list"),
    ("seats", [], "seats", "1 to 5 players, not 0"),
    ("seats", list("abcdef"), "seats", "1 to 5 players, not 6"),
    ("seats.0", "Tomek", "seats[1]", "already sits at seats"),
    ("seats.0", " Ada", "seats[0]", "single spaces"),
    ("seats.0", "A  da", "seats[0]", "single spaces"),
    ("seats.0", "Ada\n", "seats[0]", "printable"),
    ("seats.0", "\u202eAda", "seats[0]", "printable"),
    ("seats.0", "", "seats[0]", "A name is text"),
    ("seats.0", "x" * 41, "seats[0]", "A name is text"),
    ("seats.1", 7, "seats[1]", "A name is text"),
    ("first", -1, "first", "the starter is seat"),
    ("first", True, "first", "the starter is seat"),
    ("first", "1", "first", "the starter is seat"),
    ("first", 5, "first", "the starter is seat"),
    ("seed", "", "seed", "1 to 1000 characters"),
    ("seed", "x" * 1001, "seed", "1 to 1000 characters"),
    ("seed", 1, "seed", "A seed is text"),
    ("seed", None, "ending", "must be null while the seed is not published"),
    ("seed_hash", "0" * 63, "seed_hash", "64 characters"),
    ("seed_hash", SHORT.seed_hash.upper(), "seed_hash", "64 characters"),
    ("seed_hash", SHORT.seed_hash + "\n", "seed_hash", "64 characters"),
    ("seed_hash", None, "seed_hash", "64 characters"),
    ("actions", "19>up1", "actions", "must be a list"),
    ("actions.3", 37, "actions[3]", "37 means nothing"),
    ("actions.3", None, "actions[3]", "None means nothing"),
    ("actions.3", ["end"], "actions[3]", "means nothing"),
    ("actions.3", "", "actions[3]", "means nothing"),
    ("signals", {}, "signals", "must be a list"),
    ("signals.1", "go-ahead up1", "signals[1]", "must be an object"),
    ("signals.1.why", 1, "signals[1].why", "means nothing here; there are after, seat, signal"),
    ("signals.1.seat", GONE, "signals[1].seat", "is missing"),
    ("signals.0.after", -1, "signals[0].after", "0 to 10, not -1"),
    ("signals.1.after", True, "signals[1].after", "0 to 10, not True"),
    ("signals.1.seat", -1, "signals[1].seat", "a seat from 0 to 1, not -1"),
    ("signals.1.seat", False, "signals[1].seat", "a seat from 0 to 1, not False"),
    ("signals.1.seat", None, "signals[1].seat", "a seat from 0 to 1, not None"),
    ("signals.1.signal", 5, "signals[1].signal", r"may not be said: .* \(G14\)"),
    ("ending", "stuck", "ending", "The replay ends with"),
    ("ending.won", 0, "ending.won", "The replay ends with false, not with 0"),
    ("ending.left", -1, "ending.left", "The replay ends with 91, not with -1"),
    ("ending.why", 1, "ending.why", "is not part of this ending"),
    ("ending.rule", GONE, "ending.rule", "is missing"),
    ("winner", 1, "winner", "means nothing here"),
    ("x" * 40, 1, "x" * 40, "means nothing here"),
    ("x" * 41, 1, f"{'x' * 41!r:.40}", "means nothing here"),
    ("\u202e", 1, "'\\u202e'", "means nothing here"),
    *((key, GONE, key, "is missing; needed are") for key in document() if key != "check"),
]

AGAINST_THE_RULES = [  # what a schema cannot know: the shelf, the rules, the hashes; and that 1.0 is not 1
    ("tenback", 1.0, "tenback", "The format is 1"),
    ("game", "chess", "game", "There is no game 'chess'"),
    ("rules", 2, "rules", "rules version 1, not 2"),
    ("rules", 1.0, "rules", "whole number, not 1.0"),
    ("options.expert", True, "actions[2]", "end is refused: .*G8"),
    ("options.expert", False, "options.expert", "false is the default, which is left out"),
    ("options.expert", 1, "options.expert", r"\(G15\) is false or true, not 1"),
    ("options.pro", True, "options.pro", "There is no option 'pro'"),
    ("options.chance", True, "options.chance", "There is no option 'chance'"),
    ("options.first", 1, "options.first", "There is no option 'first'"),
    (f"options.{LONG}", 1, f"options.{LONG!a:.40}", "There is no option"),
    ("seats.2", "Uwe", "actions[3]", "94>up1 is refused"),  # another deal
    ("first", 2, "first", "the starter is seat 0 to 1, not 2"),
    ("first", 0, "actions[0]", "19>up1 is refused: You do not hold 19"),
    ("first", None, "actions[0]", "19>up1 is refused: You do not hold 19"),
    ("seed", "two", "seed_hash", "but the seed hashes to 3fc4ccfe"),
    ("seed", "\ud800", "seed", "valid Unicode"),
    ("seed_hash", "0" * 64, "seed_hash", "but the seed hashes to 7692c3ad"),
    ("actions.3", "37>up9", "actions[3]", "'37>up9' means nothing in The Game; write"),
    ("actions.3", "41>up2", "actions[3]", r"41>up2 is refused: 41 does not fit .* \(G6\)"),
    ("actions.3", "19>up1", "actions[3]", r"19>up1 is refused: You do not hold 19.* \(G8\)"),
    ("actions.1", "end", "actions[1]", r"end is refused: .* \(G8\)"),
    ("actions.10", "end", "actions[10]", r"end is refused: The game is over: .* \(G12\)"),
    ("actions.9", GONE, "ending", "The replay does not reach an end"),
    ("signals.1.after", 3, "signals[1].after", "is 3, but the signal before it was said later"),
    ("signals.1.after", 11, "signals[1].after", "0 to 10, not 11"),
    ("signals.1.after", 4.0, "signals[1].after", "0 to 10, not 4.0"),
    ("signals.1.seat", 2, "signals[1].seat", "a seat from 0 to 1, not 2"),
    ("signals.1.signal", "37 soon", "signals[1].signal", r"may not be said: .* \(G14\)"),
    ("signals.1.signal", "want up", "signals[1].signal", r"may not be said: .* \(G14\)"),
    ("ending", None, "ending", 'The replay ends with {"left":91,.*}, not with None'),
    ("ending.reason", "burnt", "ending.reason", "The replay ends with \"stuck\", not with 'burnt'"),
    ("ending.rule", "G13", "ending.rule", 'The replay ends with "G12"'),
    ("ending.won", True, "ending.won", "The replay ends with false, not with True"),
    ("ending.left", 1, "ending.left", "The replay ends with 91, not with 1"),
    ("ending.left", 91.0, "ending.left", "The replay ends with 91, not with 91.0"),
    ("ending.scores", [1], "ending.scores", "is not part of this ending"),
    ("ending.left", GONE, "ending.left", "is missing; the replay ends with 91"),
]


@pytest.mark.parametrize(("path", "value", "place", "reason"), AGAINST_THE_SHAPE + AGAINST_THE_RULES)
def test_a_forged_record_is_refused_at_its_place(path, value, place, reason):
    forged = changed(document(), path, value)
    unchecked = {key: value for key, value in forged.items() if key != "check"}
    for doc in (forged, unchecked) if value == "\ud800" else (forged, unchecked, resealed(unchecked)):
        with pytest.raises(RecordError, match=reason) as stopped:
            record.read(json.dumps(doc))
        assert stopped.value.place == place
        assert str(stopped.value) == f"{place}: {stopped.value.reason}"
        assert str(stopped.value).isprintable()


def test_a_forger_who_leaves_the_old_check_is_told_so():
    with pytest.raises(RecordError, match=r"^actions\[3\]: 41>up2 is refused: .*The check does not hold either"):
        record.read(json.dumps(changed(document(), "actions.3", "41>up2")))


@pytest.mark.parametrize(
    ("path", "value", "valid"),
    [
        *((path, value, False) for path, value, _, _ in AGAINST_THE_SHAPE),
        *((path, value, True) for path, value, _, _ in AGAINST_THE_RULES),
        ("check", GONE, True),
        ("check", None, False),
        ("check", "0" * 63, False),
        ("rules", 1, True),
    ],
)
def test_the_schema_refuses_what_is_against_the_shape_and_knows_no_rules(path, value, valid):
    forged = changed(document(), path, value)
    assert jsonschema.Draft202012Validator(record.schema()).is_valid(forged) is valid


TEN_FORGED = [
    ("options", {}, "options.limit", "is missing; it is 4"),
    ("options.limit", 11, "options.limit", "T23"),
    ("options.deck", "reconstructed", "options.deck", '"reconstructed" is the default'),
    ("options.deck", {"name": "mine", "cards": {}}, "options.deck", "does not add up"),
    ("seats.1", "Uwe", "options.limit", "for one player alone"),
    ("seats.0", "TEN", "seats[0]", "TEN is the automatic opponent here"),
    ("signals.0", {"after": 0, "seat": 0, "signal": "want up"}, "signals[0].signal", "TEN has no signals"),
    ("ending", {"reason": "shared", "rule": "T21"}, "ending", "The replay does not reach an end, so there is none"),
]


@pytest.mark.parametrize(("path", "value", "place", "reason"), TEN_FORGED)
def test_a_forged_record_of_ten(path, value, place, reason):
    with pytest.raises(RecordError, match=reason) as stopped:
        record.from_json(json.dumps(resealed(changed(document(RUNNING), path, value))))
    assert stopped.value.place == place


def test_a_strangers_record_makes_us_read_no_file(tmp_path):
    (tmp_path / "deck.toml").write_text("read = true\n")
    forged = changed(document(RUNNING), "options.deck", str(tmp_path / "deck.toml"))
    with pytest.raises(RecordError, match=r"options.deck: Option deck \(T2\) is reconstructed or full"):
        record.from_json(json.dumps(resealed(forged)))


def test_winners_and_scores_must_be_those_of_the_replay():
    told = played_at_random(record.begin(games.get("ten"), ["Ada", "Tomek"], "end"), random.Random(2))
    doc = document(told)
    as_floats = [float(points) for points in doc["ending"]["scores"]]  # equal in Python, and yet another type
    for key, value in (("scores", as_floats), ("winners", [0, 1]), ("winners", []), ("scores", [40, 0]), ("scores", 5)):
        forged = {**doc, "ending": {**doc["ending"], key: value}}
        with pytest.raises(RecordError) as stopped:
            record.from_json(json.dumps(resealed(forged)))
        assert stopped.value.place == f"ending.{key}"


def test_a_changed_text_is_known_by_its_check():
    doc = document()
    doc["seats"] = ["Eve", "Tomek"]
    with pytest.raises(RecordError, match="check: The check does not hold"):
        record.from_json(json.dumps(doc))
    for check in (None, 5, "", doc["check"].upper()):
        with pytest.raises(RecordError, match="check: The check does not hold"):
            record.from_json(json.dumps({**document(), "check": check}))
    del doc["check"]
    assert record.from_json(json.dumps(doc)).seats == ("Eve", "Tomek")  # a foreign producer need not know it


def test_the_page_shows_what_is_true():
    page = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")
    as_python, as_json, transcript = (
        page.split(f"```{kind}\n")[1].split("```")[0] for kind in ("python", "json", "text")
    )
    assert as_json == record.to_json(SHORT)
    assert transcript == record.to_transcript(SHORT)
    exec(as_python, {})  # noqa: S102 - our own page
    for key in (*document(), *record.schema()["$defs"]["ending"]["properties"]):
        assert f"`{key}`" in page


def test_the_check_is_described_well_enough_to_be_made_elsewhere():
    assert resealed(document()) == document()
    assert f"check      {document()['check']}" in record.to_transcript(SHORT)


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        ("actions.0", "37>up9", "actions[0]"),
        ("signals.0.signal", "37", "signals[0].signal"),
        ("signals.0.after", 5, "signals[0].after"),
        ("options.expert", False, "options.expert"),
        ("first", 9, "first"),
        ("ending", {"reason": "stuck", "rule": "G12"}, "ending"),
    ],
)
def test_a_sealed_record_has_its_shape_checked(path, value, place):
    with pytest.raises(RecordError) as stopped:
        record.from_json(json.dumps(resealed(changed(document(SEALED), path, value))))
    assert stopped.value.place == place


# Damaged text


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("", "line 1", "is '', but a record is a JSON object, or a transcript"),
        ("[]", "line 1", "a record is a JSON object"),
        ("hello\nworld", "line 1", "is 'hello', but"),
        ("\ufeff{}", "line 1", "a record is a JSON object"),
        ("{}", "tenback", "is missing"),
        ("{", "line 1, column 2", "not JSON"),
        ('{"tenback": 1,\n  "game": }', "line 2, column 11", "not JSON"),
        ('{"tenback": 1} x', "line 1, column 16", "not JSON"),
        ('{"game": "a\nb"}', "line 1, column 12", "not JSON"),
        ("{'tenback': 1}", "line 1, column 2", "not JSON"),
        (b"{\xff}", "byte 1", "not UTF-8"),
        (b"\xff\xfe{\x00}\x00", "byte 0", "not UTF-8"),
        ("{\ud800}", "character 1", "not Unicode"),
        (5, "the record", "must be text or bytes, not int"),
        (None, "the record", "must be text or bytes"),
        (bytearray(b"{}"), "the record", "must be text or bytes"),
        (b"{" + b" " * 3_999_999, "line 1, column 4000001", "not JSON"),
        (b"{" + b" " * 4_000_000, "the record", "longer than 4000000 bytes"),
        ("{" + " " * 4_000_000, "the record", "longer than 4000000 bytes"),
        ("{" + "ą" * 2_000_000, "the record", "longer than 4000000 bytes"),
        ('{"a":' * 100_000, "the record", "nested deeper"),
        ('{"a":' + "[" * 200_000, "the record", "nested deeper"),
        ('{"seed": 1, "seed": 1}', "seed", "stands there twice"),
        ('{"options": {"a": [{"b": 1, "b": 2}]}}', "options.a[0].b", "stands there twice"),
        ('{"a": ' + "[" * 15 + "]" * 15 + "}", "tenback", "is missing"),
        ('{"a": ' + "[" * 16 + "]" * 16 + "}", "a" + "[0]" * 15, "nested deeper than 16"),
        ("tenback transcript 2", "line 1", "is 'tenback transcript 2', but a transcript begins with"),
        ("tenback transcript 1", "line 2", "without a line 'game'"),
        ("tenback transcript 1\ngame       Chess\nseed       1\nseed hash  1", "line 2", "must tell the game"),
    ],
    ids=lambda text: repr(text)[:20],
)
def test_text_that_is_no_record(text, place, reason):
    with pytest.raises(RecordError, match=reason) as stopped:
        record.read(text)
    assert stopped.value.place == place
    assert len(str(stopped.value)) < 500


def test_each_format_refuses_the_other_and_what_is_not_an_object():
    with pytest.raises(RecordError, match="the record: must be an object, not \\[\\]"):
        record.from_json("[]")
    with pytest.raises(RecordError, match="line 1, column 1: This is not JSON"):
        record.from_json(record.to_transcript(SHORT))
    with pytest.raises(RecordError, match=r"line 1: is '{', but a transcript begins with"):
        record.from_transcript(record.to_json(SHORT))


@pytest.mark.parametrize("path", ["rules", "first", "signals.0.after", "signals.0.seat", "ending.left"])
@pytest.mark.parametrize(
    "number",
    ["NaN", "Infinity", "-Infinity", "1e400", "1.5", "9" * 30, "9" * 10_000, "-" + "9" * 5000],
    ids=lambda number: number[:9],
)
def test_numbers_that_are_none_are_refused_at_their_place(number, path):
    text = json.dumps(changed(document(), path, "HERE"))
    with pytest.raises(RecordError) as stopped:
        record.read(text.replace('"HERE"', number))
    assert stopped.value.place == path.replace(".0", "[0]")
    assert len(str(stopped.value)) < 500


def damaged(text, alphabet):
    """The text with one character gone, doubled, or another one in its place."""
    for place, character in enumerate(text):
        yield text[:place] + text[place + 1 :]
        yield text[:place] + character + text[place:]
        for other in alphabet:
            if other != character:
                yield text[:place] + other + text[place + 1 :]


@pytest.mark.parametrize("write", [record.to_json, record.to_transcript])
@pytest.mark.parametrize("told", [SHORT, RUNNING, SEALED], ids=["short", "running", "sealed"])
def test_one_damaged_character_is_refused_or_means_the_same(told, write):
    survived = 0
    for text in damaged(write(told), ' 1a"\n' if write is record.to_json else "1"):
        with suppress(RecordError):
            assert record.read(text) == told, text
            survived += 1
    # Blanks between the parts of JSON, and the last line break of a transcript, mean nothing.
    assert survived < (700 if write is record.to_json else 3)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["end", "up1", "R"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=300)
@given(st.sampled_from([SHORT, RUNNING, SEALED]), st.data())
def test_any_value_anywhere_is_refused_or_true(told, data):
    doc = document(told)
    del doc["check"]
    place = doc
    while True:
        key = data.draw(st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place))))
        if not isinstance(place[key], dict | list) or not place[key] or data.draw(st.booleans()):
            break
        place = place[key]
    place[key] = data.draw(JSON)
    with suppress(RecordError):
        assert document(record.read(json.dumps(doc))) == resealed(doc)


@given(st.binary(max_size=60) | st.binary(max_size=60).map(lambda some: b"{" + some))
def test_any_bytes_are_refused(text):
    with pytest.raises(RecordError):
        record.read(text)
