"""Whatever is refused, proposed, told or ended has words in every language: the keys are collected from the code."""

import ast
import re

import pytest

from tenback.protocol.languages import LANGUAGES
from tenback.server.sockets import Closing
from tests.web import keys
from tests.web.test_words import messages

VARIABLE = re.compile(r"\$([a-z]\w*)")

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_key_has_words(language):
    assert keys.messages_of_keys() - messages(language).keys() == set()


@every_language
def test_no_words_for_keys_that_nobody_sends(language):
    families = ("refused-", "proposed-", "offer-")
    spoken = {name for name in messages(language) if name.startswith(families)}
    assert spoken - keys.messages_of_keys() == set()


@every_language
def test_words_use_only_facts_that_come_along(language):
    spoken = messages(language)
    for refusal in keys.refusals():
        used = set(VARIABLE.findall(spoken.get(f"refused-{refusal.key}", "")))
        assert used <= refusal.facts, f"{refusal.key} at {refusal.place}"


@every_language
def test_there_are_words_for_what_is_not_known(language):
    assert not VARIABLE.findall(messages(language)["refused"])


def test_a_kind_of_event_is_told_or_known_not_to_be():
    assert keys.kinds_of_entries() - keys.told() == keys.UNTOLD


def test_the_servers_sentences_are_shown_nowhere():
    """They are what an error of the client carries as its message: for developers."""
    shown = [path.name for path in keys.scripts() if re.search(r"\.message\b", path.read_text(encoding="utf-8"))]
    assert shown == []


def test_the_codes_that_close_a_line_for_good_are_understood():
    source = (keys.WEB / "wire" / "connection.js").read_text(encoding="utf-8")
    known = {int(code) for code in re.findall(r"^const (?:OLD_CLIENT|UNKNOWN) = (\d+);", source, re.MULTILINE)}
    assert known == {Closing.VERSION, Closing.WHO}  # after any other the client comes back by itself


def test_why_a_line_is_hung_up_is_said_unless_it_is_a_clients_mistake():
    """`messages_of_keys` asks for words of what a person can mend; a screen of their own is for the wrong version, and
    for who is nobody; the rest are frames that no browser of ours sends.
    """
    assert keys.hangups() == {
        "BAD_FRAMES": {"bad-frames", "no-hello", "not-a-frame"},
        "VERSION": {"version"},
        "WHO": {"who"},
        "TRY_LATER": {"too-many"},
    }
    assert "line-too-many" in keys.messages_of_keys()


# The collecting itself


def test_every_reason_of_a_game_is_found():
    written = {
        call.args[1].value
        for floor in ("games", "table")
        for path in (keys.HOUSE / floor).rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and keys.called(call) == "Because" and isinstance(call.args[1], ast.Constant)
    }
    assert {each.key for each in keys.games_reasons()} == written


@pytest.mark.parametrize(
    ("key", "facts"),
    [
        ("not-higher-nor-back", {"card", "pile", "top", "back"}),  # The Game's and Face to Face's
        ("deck-coin-cards", {"called", "counted", "right"}),
        ("too-dear", {"card", "price", "means"}),
        ("still-there", {"name"}),
        ("number", {"words"}),
        ("setting", {"place"}),  # by a kind of its own that writes the key itself
        ("password", {"least", "most"}),  # the server's, by another kind
        ("broken", set()),
        ("no-answer", set()),  # the client's own
    ],
)
def test_keys_are_found_with_their_facts(key, facts):
    assert {each.facts for each in keys.refusals() if each.key == key} == {frozenset(facts)}


def test_nothing_is_refused_past_them():
    """Frames and answers that refuse are made out of a refusal, never out of words of their own."""
    for path in (keys.HOUSE / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and (place := {"Refused": 1, "Refusal": 0}.get(keys.called(node))) is not None
            ):
                assert keys.called(node.args[place]) == "key", f"{path.name}:{node.lineno}"
            if isinstance(node, ast.Dict):
                named = {each.value for each in node.keys if isinstance(each, ast.Constant)}
                assert "error" not in named or path.name == "failures.py", f"{path.name}:{node.lineno}"


@pytest.mark.parametrize(
    "call", ['Declined(key, "No.")', 'Declined(f"not-{what}", "No.")', 'Declined("no", "No.", **facts)']
)
def test_a_key_that_cannot_be_collected_is_noticed(call):
    (statement,) = ast.parse(call).body
    with pytest.raises(AssertionError, match="written down where it is made"):
        list(keys.given(statement.value, "here"))
